"""[4.05] Coalitions and divisions at tables laid by chance, with answers given by chance: all come to an end, and nothing is
given twice."""

from __future__ import annotations

import random

import pytest

from comitium.games.republic.catalogue.keys import CONCESSION_KEYS, PROVINCE_KEYS
from comitium.games.republic.game_type import GAME_TYPE
from comitium.games.republic.notation import read as positions
from comitium.games.republic.rules.r1_05_mortality.r1_05_3_death import kill
from comitium.games.republic.rules.r4_solitaire.r4_05_senate import r4_05_413_for_life as for_life
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_4_spoils import divide_spoils
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_41_eligibility import DIVIDED, Division, duties
from comitium.games.republic.state.numbers import bits
from comitium.games.republic.state.republic import WATCHED, Republic
from comitium.text import LANGUAGES, say
from games.republic.fixtures.builder import asked, check, create, deal, grant, listen, put
from games.republic.fixtures.solo.senate import form, house

CARDS = ("tribune_1", "tribune_2", "tribune_3", "tribune_4", "tribune_10", "graft_1", "graft_2", "murder_of_a_tribune_1",
         "murder_of_a_tribune_2", "mob_incited_to_violence", "assassin_1")  # fmt: skip
STATESMEN = ("22a_cato_the_elder", "23a_laenas", "25a_tiberius_gracchus", "28a_cicero", "7a_flaccus")


def laid(chance: random.Random) -> Republic:
    """A table with whatever the spoils may meet."""
    game = house(chance.choice((3, 4)), "middle", solo_gift=chance.choice(("own_candidate", "any_receiver")))
    for key in chance.sample(STATESMEN, 2):
        put(game, key, chance.randrange(5))
    for senator in bits(game.rome):
        game.influence[senator] = chance.randrange(1, 24)
        game.popularity[senator] = chance.randrange(-3, 6)
        game.knights[senator] = chance.choice((0, 0, 1, 5))
        game.talents[senator] = chance.randrange(8)
    game.unrest = chance.randrange(6)
    game.bills = [chance.randrange(2), chance.randrange(3), chance.randrange(4)]
    game.prior_consul = chance.getrandbits(30) & chance.getrandbits(30) & game.rome
    game.returned = chance.getrandbits(30) & chance.getrandbits(30) & game.rome
    for key in chance.sample(CONCESSION_KEYS, 3):
        grant(game, key)
    for key in chance.sample(PROVINCE_KEYS, chance.randrange(4)):
        create(game, key)
    for key in chance.sample(CARDS, 8):
        deal(game, chance.randrange(5), key)
    game.marks[WATCHED] = 0
    return game


def drive(game: Republic, chance: random.Random) -> set[str]:
    """Answers by chance until nothing is asked any more. Says what was asked."""
    seen: set[str] = set()
    for _ in range(400):
        if not game.stack:
            return seen
        seen.add(asked(game))
        seat = chance.choice(game.actors())
        assert not game.is_neutral(seat)
        menu = game.legal(seat)
        assert menu == sorted(menu)
        for language in LANGUAGES:
            assert say(game.stack[-1].ask(game, seat), language)
        text = GAME_TYPE.position(game)
        assert GAME_TYPE.position(positions.read(text, GAME_TYPE.meta, 1)) == text
        game.apply(seat, chance.choice(menu))
        check(game)
    raise AssertionError("it does not end")


def perhaps(game: Republic, target: int) -> None:
    """In the place of the assassination test."""
    if game.die() > 4:
        kill(game, target, "test")


@pytest.mark.parametrize("seed", range(60))
def test_4_05_4_every_division_ends_with_all_duties_done(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(for_life, "assassination_test", perhaps)
    chance = random.Random(seed)
    game = laid(chance)
    ear = listen(game)
    form(game)
    drive(game, chance)
    crisis, outgoing = chance.random() < 0.5, chance.getrandbits(30) & chance.getrandbits(30)
    game.marks[WATCHED] = 0
    divide_spoils(game, crisis, outgoing)
    found = game.current(Division)
    game.advance()
    drive(game, chance)
    assert duties(game, found) == []
    holders = [game.offices[office] for office in DIVIDED if game.offices[office] >= 0]
    assert len(holders) == len(set(holders))
    for event in ear.events:
        for language in LANGUAGES:
            assert say(event.phrase(), language)
