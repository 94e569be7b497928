"""Random promises of every kind that the Republic knows, mostly such as may bind: for fuzzing (tools/fuzz.py)."""

from __future__ import annotations

import random

from comitium.core.agreements import Clause
from comitium.games.republic import names
from comitium.games.republic.deals import clauses as kinds
from comitium.games.republic.deals.clause import binding_kinds, kind_of
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_measures import MEASURES
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_14_vote import vote_on_floor
from comitium.games.republic.state.numbers import CARDS, SENATORS, bits
from comitium.games.republic.state.republic import Republic

MOTIONS = ("Thanks to the Consuls", "Songs in the Senate", "Bread, and more bread", "Let us go home")


def promise(game: Republic, seat: int, dice: random.Random) -> Clause:
    """A promise between a seat and another: its kind, what it is about, and perhaps on what terms."""
    seats = game.rules.seats
    other = (seat + dice.randrange(1, seats)) % seats
    by, to = (seat, other) if dice.randrange(2) else (other, seat)
    clause = Clause(dice.choice(binding_kinds()).number, by, to)
    kind = clause.kind
    if kind_of(clause).is_on_proposal:
        clause.about = matter(game, dice)
        if kind in (kinds.CALL_FIRST, kinds.CALL_LAST):
            clause.amount = dice.randrange(seats) + 1
        elif kind in (kinds.VOTE_FOR, kinds.VOTE_AGAINST):
            clause.amount = dice.choice((0, 0, 0, 1, 4))
        if kind_of(clause).way and not dice.randrange(3):
            clause.who = 1 << dice.choice(bits(game.members[by]) or [0])
        if kind == kinds.NOMINATE:
            clause.until = dice.choice((0, 0, 3, 4, 7))
    elif kind == kinds.GIVE_CARD:
        card(game, clause, dice)
    elif kind == kinds.WORDS:
        clause.text = dice.choice(("Peace between us", "Not before the Ides; not even then"))
        clause.about = dice.choice((0, 0, kinds.LOYALTY))
        clause.until = dice.choice((0, game.turn, game.turn + 2))
    elif kind in (kinds.PAY, kinds.CONTRIBUTE, kinds.BID_AT_MOST):
        clause.amount = dice.choice((1, 2, 5, 15))
    elif kind == kinds.GAMES:
        clause.amount = dice.randrange(4)
    else:
        person(game, clause, dice)
    terms(game, clause, dice)
    return clause


def matter(game: Republic, dice: random.Random) -> int:
    """What is on the floor, or any kind of proposal with somebody named in it."""
    vote = vote_on_floor(game)
    if vote is not None and dice.randrange(3):
        return kinds.selector_of(vote.proposal) if dice.randrange(2) else kinds.selector(vote.proposal[0], -1)
    kind = dice.randrange(len(MEASURES))
    sort = MEASURES[kind].thing
    thing = dice.randrange(len(names.THINGS[sort])) if sort and not dice.randrange(3) else -1
    return kinds.selector(kind, dice.choice((-1, dice.choice(bits(game.rome) or [0]))), thing)


def card(game: Republic, clause: Clause, dice: random.Random) -> None:
    """A card, often one that is held; one of a kind; or some at random."""
    how = dice.randrange(4)
    if how == 0:
        clause.amount = dice.randrange(1, 3)
    elif how == 1:
        clause.about = kinds.CARD_KIND_FROM + dice.randrange(12)
    else:
        hand = game.hands[clause.by]
        clause.about = (dice.choice(hand) if hand and how == 2 else dice.randrange(CARDS)) + 1
        clause.manner = dice.choice((0, kinds.SHOWN))


def person(game: Republic, clause: Clause, dice: random.Random) -> None:
    """Somebody, as something."""
    clause.about = dice.choice(bits(game.rome) or [dice.randrange(SENATORS)]) + 1
    most = {kinds.CONSENT: 4, kinds.PROSECUTE: 2, kinds.NOT_PROSECUTE: 2, kinds.APPOINT: 2}
    clause.amount = dice.choice((0, dice.randrange(most[clause.kind] + 1))) if clause.kind in most else 0
    if clause.kind == kinds.PROSECUTE and clause.amount == 1 and dice.randrange(2):
        clause.manner = dice.randrange(1, 31)


def terms(game: Republic, clause: Clause, dice: random.Random) -> None:
    """What payments and cards may wait for."""
    if kind_of(clause).is_given and not dice.randrange(3):
        man = dice.choice(bits(game.rome) or [0])
        elected = kinds.condition(kinds.ELECTED, dice.choice((0, *(office + 1 for office in kinds.OFFICES))) * 64 + man + 1)
        passed = kinds.condition(dice.choice((kinds.PASSED, kinds.FAILED)), matter(game, dice))
        clause.when = dice.choice((elected, passed))
    if clause.kind == kinds.PAY:
        clause.manner = dice.choice((0, 0, kinds.CARRIED))
        clause.until = dice.choice((0, 0, game.turn + 1, game.turn + 2))


def move(game: Republic, seat: int, dice: random.Random) -> None:
    """Something, if anything may be moved."""
    if game.why_not_move(seat) is None:
        game.move(seat, dice.choice(MOTIONS))
