"""Chapter 6: whom the Consul may name in the second round."""

from __future__ import annotations

from comitium.core.errors import Illegal
from comitium.core.messages import Phrase
from comitium.games.idus import names
from comitium.games.idus.state import ENDLESS, NONE, Idus, aedile2_of, aedile_of, praetor_of


def looks_back(game: Idus) -> bool:
    """[6.2] [6.3] Whether the roles of the turn before bind the Consul; at the turn of the rounds an option decides."""
    return len(game.record) > 0 and (game.turn > game.rules.seats or game.rules.ban_across_rounds)


def was_praetor(game: Idus) -> int:
    """[6.2] The seat that may not be Praetor again, or NONE."""
    return praetor_of(game.record[-1]) if looks_back(game) else NONE


def old_aediles(game: Idus) -> int:
    """[6.2] The Aediles of the turn before, a bit for each seat."""
    if not looks_back(game):
        return 0
    turn = game.record[-1]
    return 1 << aedile_of(turn) | 1 << aedile2_of(turn)


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


def may_repeat(game: Idus, old: int) -> int:
    """[6.4] [6.5] Which Aediles of the turn before may be so again: at a table of five, within the longest streak."""
    if game.rules.repeats == 0 or game.rules.streak_max == ENDLESS:
        return old if game.rules.repeats else 0
    again = 0
    for seat in range(game.rules.seats):
        if old >> seat & 1 and streak(game, seat) < game.rules.streak_max:
            again |= 1 << seat
    return again


def praetors(game: Idus) -> list[int]:
    """[6.1] [6.2] The seats that may be Praetor: somebody else than the Consul, and two Aediles must be left to name."""
    seats = game.rules.seats
    banned = was_praetor(game)
    old = old_aediles(game)
    others = (1 << seats) - 1 & ~(1 << game.consul)
    fresh, again = others & ~old, others & may_repeat(game, old)
    found: list[int] = []
    for seat in range(seats):
        if others >> seat & 1 and seat != banned:
            left, old_left = fresh & ~(1 << seat), again & ~(1 << seat)
            if left.bit_count() + min(game.rules.repeats, old_left.bit_count()) >= 2:
                found.append(seat)
    return found


def aediles(game: Idus) -> list[int]:
    """[6.1] [6.2] [6.4] The seats that may be the next Aedile. A second is always left to name: where `praetors` has seen to
    two places, whoever takes the first leaves one."""
    seats = game.rules.seats
    old = old_aediles(game)
    others = (1 << seats) - 1 & ~(1 << game.consul | 1 << game.praetor)
    repeats = game.rules.repeats
    if game.aedile != NONE:
        others &= ~(1 << game.aedile)
        repeats -= old >> game.aedile & 1
    fresh, again = others & ~old, others & may_repeat(game, old) if repeats > 0 else 0
    return [seat for seat in range(seats) if (fresh | again) >> seat & 1]


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
    old = old_aediles(game)
    if game.rules.repeats and old >> seat & 1:
        if not may_repeat(game, old) >> seat & 1:
            return Illegal("6.5", Phrase("idus-refuse-streak", {"seat": who}))
        return Illegal("6.4", Phrase("idus-refuse-second-repeat", {"seat": who}))
    return Illegal("6.2", Phrase("idus-refuse-aedile-again", {"seat": who}))
