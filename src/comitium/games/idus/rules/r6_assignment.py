"""Chapter 6: whom the Consul may name in the second round."""

from __future__ import annotations

from comitium.core.errors import Illegal
from comitium.core.messages import Phrase
from comitium.games.idus import names
from comitium.games.idus.state import NONE, Idus, aedile2_of, aedile_of, praetor_of


def looks_back(game: Idus) -> bool:
    """[6.2] [6.3] Whether the roles of the turn before bind the Consul; at the turn of the rounds an option decides."""
    return len(game.record) > 0 and (game.turn > game.rules.seats or game.rules.ban_across_rounds)


def was_praetor(game: Idus) -> int:
    """[6.2] The seat that may not be Praetor again, or NONE."""
    return praetor_of(game.record[-1]) if looks_back(game) else NONE


def was_aedile(game: Idus, seat: int) -> bool:
    """[6.2] Whether the seat was an Aedile in the turn before."""
    if not looks_back(game):
        return False
    turn = game.record[-1]
    return seat == aedile_of(turn) or seat == aedile2_of(turn)


def streak(game: Idus, seat: int) -> int:
    """[6.5] How many turns in a row, up to the last one, the seat has been an Aedile."""
    turns = 0
    oldest = 0 if game.rules.ban_across_rounds else len(game.record) - (game.turn - game.rules.seats)
    for number in range(len(game.record) - 1, max(oldest, 0) - 1, -1):
        turn = game.record[number]
        if seat != aedile_of(turn) and seat != aedile2_of(turn):
            break
        turns += 1
    return turns


def may_repeat(game: Idus, seat: int) -> bool:
    """[6.4] [6.5] Whether an Aedile of the turn before may be one again: at a table of five, within the longest streak."""
    return game.rules.repeats > 0 and streak(game, seat) < game.rules.streak_max


def praetors(game: Idus) -> list[int]:
    """[6.1] [6.2] The seats that may be Praetor: somebody else than the Consul, and two Aediles must be left to name."""
    banned = was_praetor(game)
    found: list[int] = []
    for seat in range(game.rules.seats):
        if seat != game.consul and seat != banned and can_complete(game, seat, NONE):
            found.append(seat)
    return found


def aediles(game: Idus) -> list[int]:
    """[6.1] [6.2] [6.4] The seats that may be the next Aedile; after the first one a second must be left to name."""
    first = game.aedile
    found: list[int] = []
    for seat in range(game.rules.seats):
        if is_candidate(game, seat, game.praetor, first) and (first != NONE or can_complete(game, game.praetor, seat)):
            found.append(seat)
    return found


def is_candidate(game: Idus, seat: int, praetor: int, first: int) -> bool:
    """[6.1] [6.2] [6.4] Whether the seat can be an Aedile beside this Praetor and this first Aedile (or NONE)."""
    if seat == game.consul or seat == praetor or seat == first:
        return False
    if not was_aedile(game, seat):
        return True
    if not may_repeat(game, seat):
        return False
    return game.rules.repeats > 1 or first == NONE or not was_aedile(game, first)


def can_complete(game: Idus, praetor: int, first: int) -> bool:
    """Whether the assignment can be finished: one more Aedile, or two if none is named yet."""
    count = game.rules.seats
    for seat in range(count):
        if is_candidate(game, seat, praetor, first):
            if first != NONE:
                return True
            for other in range(seat + 1, count):
                if is_candidate(game, other, praetor, seat):
                    return True
    return False


def why_not_praetor(game: Idus, seat: int) -> Illegal:
    """[6.1] [6.2] Why this seat cannot be given the Praetor's card."""
    if seat >= game.rules.seats:
        return Illegal("6.1", Phrase("idus-refuse-no-seat", {"count": game.rules.seats}))
    who = names.seat(seat)
    if seat == game.consul:
        return Illegal("6.1", Phrase("idus-refuse-self"))
    if seat == was_praetor(game):
        return Illegal("6.2", Phrase("idus-refuse-praetor-again", {"seat": who}))
    return Illegal("6.2", Phrase("idus-refuse-praetor-needed", {"seat": who}))


def why_not_aedile(game: Idus, seat: int) -> Illegal:
    """[6.1] [6.2] [6.4] [6.5] Why this seat cannot be given an Aedile's card."""
    if seat >= game.rules.seats:
        return Illegal("6.1", Phrase("idus-refuse-no-seat", {"count": game.rules.seats}))
    who = names.seat(seat)
    if seat == game.consul:
        return Illegal("6.1", Phrase("idus-refuse-self"))
    if seat == game.praetor or seat == game.aedile:
        return Illegal("6.1", Phrase("idus-refuse-two-roles", {"seat": who}))
    if game.rules.repeats and was_aedile(game, seat):
        if not may_repeat(game, seat):
            return Illegal("6.5", Phrase("idus-refuse-streak", {"seat": who}))
        return Illegal("6.4", Phrase("idus-refuse-second-repeat", {"seat": who}))
    return Illegal("6.2", Phrase("idus-refuse-aedile-again", {"seat": who}))
