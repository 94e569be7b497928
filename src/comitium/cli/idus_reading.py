"""What follows by logic alone from what a reader was shown of a turn, and what would follow if the claims were true.

A pair of two greens tells everybody what both Aediles voted, and whoever knows one vote of a pair knows the other. The table
writes such things down for its reader, as people do; how likely the rest is, it leaves to her.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from comitium.core.messages import Event
from comitium.games.idus.events import FactionClaimed, InspectionClaimed, VoteClaimed
from comitium.games.idus.state import EXCHANGED, REPLACED, YELLOW
from comitium.games.idus.view import IdusView, TurnView


class Way(NamedTuple):
    """One way a turn may have gone: what the two Aediles laid first, and what lay there in the end."""

    laid: tuple[int, int]
    final: tuple[int, int]


class Card(NamedTuple):
    """An Aedile's vote as the reader can read it: None where it may be any. `said`: only if the claims are true.

    `disputed`: what is claimed of it contradicts other claims, or what the reader knows.
    """

    laid: int | None
    final: int | None
    said: bool
    disputed: bool


def ways(turn: TurnView, view: IdusView) -> list[Way]:
    """[5.2] to [5.7] Every way the turn may have gone, for somebody who was shown this."""
    colours = range(3 if turn.number > view.players else 2)
    looked = turn.aediles.index(turn.inspected) if turn.inspected is not None else None
    found: list[Way] = []
    for laid in ((one, two) for one in colours for two in colours):
        if looked is not None:
            if turn.original not in (None, laid[looked]) or (laid[looked] == YELLOW) != (turn.fate == REPLACED):
                continue
            finals = [_with(laid, looked, new) for new in _replacements(laid[looked], turn, view)]
        else:
            finals = [laid]
        found.extend(Way(laid, final) for final in finals if _was_shown(final, turn))
    return found


def _with(laid: tuple[int, int], place: int, new: int) -> tuple[int, int]:
    return (new, laid[1]) if place == 0 else (laid[0], new)


def _was_shown(final: tuple[int, int], turn: TurnView) -> bool:
    if turn.pair is not None and tuple(sorted(final)) != turn.pair:
        return False
    return all(known in (None, vote) for known, vote in zip(turn.votes, final, strict=True))


def _replacements(original: int, turn: TurnView, view: IdusView) -> list[int]:
    """[5.5.1] [5.5.2] [5.6] What may lie in the place of the card that was looked at."""
    if turn.fate not in (EXCHANGED, REPLACED) or (turn.pair is None and view.asked in ("ReplaceCard", "ReplaceYellow")):
        return [original]
    if turn.fate == REPLACED:
        return [0, 1]
    if turn.number <= view.players or view.options["r2_exchange"] == "opposite_colour":
        return [1 - original]
    return [1 - original, YELLOW]


# -- what is claimed [7.8]


def sides_claimed(claims: Sequence[Event]) -> dict[int, int]:
    """The faction that each seat last claimed to be of."""
    return {claim.seat: claim.faction for claim in claims if isinstance(claim, FactionClaimed)}


def about(turn: TurnView, claims: Sequence[Event]) -> dict[int, list[Event]]:
    """The last claims of its Aediles and its Praetor about a turn, by the Aedile whose vote they are about."""
    votes: dict[int, Event] = {}
    seen: dict[int, Event] = {}
    for claim in claims:
        if isinstance(claim, VoteClaimed) and claim.turn == turn.number:
            votes[claim.seat] = claim
        if isinstance(claim, InspectionClaimed) and claim.turn == turn.number and claim.seat == turn.praetor:
            seen = {claim.aedile: claim}
    return {aedile: [said[aedile] for said in (votes, seen) if aedile in said] for aedile in turn.aediles}


def agrees(way: Way, claim: Event, turn: TurnView) -> bool:
    """Whether a claim is true if the turn went so. Who had to exchange a vote may speak of either card."""
    if isinstance(claim, VoteClaimed):
        place = turn.aediles.index(claim.seat)
        return claim.colour in (way.laid[place], way.final[place])
    if isinstance(claim, InspectionClaimed):
        return claim.aedile == turn.inspected and way.laid[turn.aediles.index(claim.aedile)] == claim.colour
    return True


def cards(turn: TurnView, view: IdusView, claims: Sequence[Event]) -> list[Card]:
    """The votes of a turn, one for each Aedile who has been named."""
    if len(turn.aediles) < 2:
        return [Card(None, None, False, False) for _ in turn.aediles]
    known = ways(turn, view)
    claimed = about(turn, claims)
    single = {seat: [way for way in known if all(agrees(way, one, turn) for one in said)] for seat, said in claimed.items()}
    joint = [way for way in known if all(way in ones for ones in single.values())]
    impossible = [seat for seat, said in claimed.items() if said and not single[seat]]
    found: list[Card] = []
    for place, seat in enumerate(turn.aediles):
        disputed = bool(claimed[seat]) and not joint and (seat in impossible or not impossible)
        laid, final = _agreed(known, place)
        said, became = _agreed(joint or single[seat], place)
        if laid is None and said is not None:
            found.append(Card(said, became, True, disputed))
        else:
            found.append(Card(laid, final, False, disputed))
    return found


def _agreed(found: Sequence[Way], place: int) -> tuple[int | None, int | None]:
    """The card that was laid and the one that lay there in the end, where all these ways are of one mind."""
    laid = {way.laid[place] for way in found}
    final = {way.final[place] for way in found}
    return laid.pop() if len(laid) == 1 else None, final.pop() if len(final) == 1 else None
