"""[7.8] Which claims everybody at the table knows to be impossible.

Judged by what a spectator sees of the turn and nothing else, so a mark can tell nobody what she has not seen. What may still
come true is not marked, nor is a faction: no card is shown before the end, and until then everybody may be of any side.
"""

from __future__ import annotations

from msgspec.structs import replace

from comitium.games.idus.events import InspectionClaimed, VoteClaimed
from comitium.games.idus.state import EXCHANGED, KEPT, UNTOUCHED, YELLOW, Idus, Rules, original_of, vote2_of, vote_of
from comitium.games.idus.view import TurnView, known_of, now_view, turn_view
from comitium.games.idus.worlds import first_number, possible_turns


def is_refuted(claim: VoteClaimed | InspectionClaimed, game: Idus) -> bool:
    """[7.8] Whether the open facts of the turn leave no way in which the claim is true (R-017)."""
    turn = turn_of(claim.turn, game)
    aedile = claim.seat if isinstance(claim, VoteClaimed) else claim.aedile
    if not could_be_aedile(turn, aedile) or (claim.colour == YELLOW and claim.turn <= game.rules.seats):
        return True
    if isinstance(claim, InspectionClaimed) and not could_have_seen(turn, claim):
        return True
    if len(turn.aediles) < 2:
        return False
    place = turn.aediles.index(aedile)
    if isinstance(claim, InspectionClaimed):
        return turn.inspected == aedile and all(claim.colour != laid[place] for laid, _ in courses(turn, game.rules))
    return all(claim.colour not in (laid[place], final[place]) for laid, final in courses(turn, game.rules))


def turn_of(number: int, game: Idus) -> TurnView:
    """A turn as the whole table knows it. Of one that a position leaves out only its Consul and, in the first round, the
    other roles are known."""
    place = number - 1 - first_number(game)
    if 0 <= place < len(game.record):
        return turn_view(game, game.record[place], number - 1, None)
    if number == game.turn + 1:
        return now_view(game, None)
    seats = game.rules.seats
    consul = (game.first + number - 1) % seats
    roles = [(consul + step) % seats for step in (1, 2, 3)] if number <= seats else []
    return TurnView(number, consul, roles[0] if roles else None, tuple(roles[1:]), None, UNTOUCHED, None, (None, None), None)


def could_be_aedile(turn: TurnView, seat: int) -> bool:
    """[6.1] The seat is an Aedile of the turn, or may yet be named."""
    return seat in turn.aediles or (len(turn.aediles) < 2 and seat not in (turn.consul, turn.praetor))


def could_have_seen(turn: TurnView, claim: InspectionClaimed) -> bool:
    """[5.3] The seat is the Praetor of the turn, or may yet be; and it looked at this Aedile, or still may."""
    if claim.seat in (turn.consul, claim.aedile) or (turn.praetor is not None and claim.seat != turn.praetor):
        return False
    return turn.inspected == claim.aedile or (turn.inspected is None and turn.pair is None)


def courses(turn: TurnView, rules: Rules) -> list[tuple[tuple[int, int], tuple[int, int]]]:
    """[5.2] to [5.7] Every way the turn may have gone or may still go: what the two laid, and what lies there in the end."""
    undecided = turn.inspected is not None and turn.fate == UNTOUCHED
    found: list[tuple[tuple[int, int], tuple[int, int]]] = []
    for fate in (KEPT, EXCHANGED) if undecided else (turn.fate,):
        known = known_of(replace(turn, fate=fate))
        for course in possible_turns(known, turn.pair is not None, turn.number - 1, rules, False):
            final = (vote_of(course), vote2_of(course))
            first = original_of(course)
            found.append(((first if known.looked == 1 else final[0], first if known.looked == 2 else final[1]), final))
    return found
