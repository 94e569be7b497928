"""What follows by logic alone from what a reader was shown of a turn, and what would follow if the claims were true.

A pair of two greens tells everybody what both Aediles voted, and whoever knows one vote of a pair knows the other. The table
writes such things down for its reader, as people do; how likely the rest is, it leaves to her.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from comitium.core.messages import Event
from comitium.games.idus.events import FactionClaimed, InspectionClaimed, VoteClaimed
from comitium.games.idus.state import Rules, original_of, vote2_of, vote_of
from comitium.games.idus.view import IdusView, TurnView, awaits_replacement, known_of
from comitium.games.idus.worlds import possible_turns


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
    known = known_of(turn)
    waiting = turn.pair is None and awaits_replacement(view)
    rules = Rules(view.options, view.players)
    found: list[Way] = []
    for course in possible_turns(known, turn.pair is not None, turn.number - 1, rules, waiting):
        final = (vote_of(course), vote2_of(course))
        original = original_of(course)
        laid = (original if known.looked == 1 else final[0], original if known.looked == 2 else final[1])
        found.append(Way(laid, final))
    return found


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
