"""What the last reading of the rulebook found, and sentences of it that hold at every moment of a game."""

from __future__ import annotations

import random

import pytest

import comitium
from comitium.games.republic.catalogue.senators import SENATOR_FAMILY
from comitium.games.republic.state.numbers import CAPTIVE, GOVERNED, GOVERNING, OUT
from comitium.games.republic.state.republic import Republic
from games.republic.fixtures.builder import asked, create, enact, man, province, put
from games.republic.fixtures.senate import ballot, can, hush, refused, senate_with_officers, sit, tell

BROTHERS = (25, 29)  # [1.05.22]


def test_1_13_1_an_unaligned_senator_is_named_for_one_province_even_under_the_vatinian_law() -> None:
    """[1.09.53] He goes himself and sends no legate: in two provinces at once he cannot be."""
    game = senate_with_officers("late")
    enact(game, "vatinian_law")
    put(game, "flaminius")
    sicilia = create(game, "sicilia")
    create(game, "africa")
    sit(game, "governors")
    tell(game, "province sicilia", "senator flaminius", "province africa")
    refused(game, "senator flaminius")
    assert can(game, "senator claudius")
    tell(game, "senator claudius", "done")
    ballot(game)
    hush(game)
    tell(game, "no")
    assert game.where[man("flaminius")] == GOVERNING + sicilia
    assert game.legates == 1 << province("africa")


def broken(game: Republic) -> str:
    """A sentence of the rulebook that does not hold, or nothing."""
    for office, senator in enumerate(game.offices):
        if senator >= 0:
            if game.faction[senator] < 0 or game.where[senator] == OUT:
                return f"1.09.2: office {office} is held by nobody's man"
            if game.offices.count(senator) > 1:
                return "1.09.2: two offices"
    families: dict[int, int] = {}
    for senator in range(len(game.where)):
        if not -9 <= game.popularity[senator] <= 9 or game.influence[senator] < 0:
            return "1.07.31: popularity or influence"
        if game.rebels >> senator & 1:
            if game.knights[senator] or senator in game.holder:
                return "1.11.34: a rebel has knights or concessions"
            if game.faction[senator] != game.faction[game.rebel]:
                return "1.11.3: two factions in rebellion"
        if game.where[senator] != OUT:
            number = SENATOR_FAMILY[senator]
            families[number] = families.get(number, 0) + 1
            if families[number] > (2 if number in BROTHERS else 1):
                return f"1.07.312: number {number} twice"
    for place in range(len(game.province)):
        governor = game.governor[place]
        if (game.province[place] == GOVERNED) != (governor >= 0):
            return "1.09.54: governed by nobody"
        away = governor >= 0 and game.where[governor] not in (GOVERNING + place,) and game.where[governor] < CAPTIVE
        if away and not game.legates >> place & 1 and asked(game) != "GoOrLegate":
            return "1.09.5: a governor is not in his province"
    return "1.08.1: unrest" if game.unrest < 0 else ""


@pytest.mark.parametrize("seed", [107, 170, 240, 1052])
def test_sentences_that_hold_at_every_moment(seed: int) -> None:
    """Random play; in 170, 240 and 1052 the Vatinian Law sent one man to two provinces."""
    choose = random.Random(seed)
    scenarios = ("early", "middle", "late", "early_middle", "middle_late", "early_middle_late", "alternate")
    game = comitium.start("republic", players=3 + seed % 4, seed=seed, scenario=scenarios[seed % 7])
    assert isinstance(game, Republic)
    for number in range(1600):
        if game.over:
            break
        seat = choose.choice(game.actors())
        menu = game.legal(seat)
        game.apply(seat, menu[0] if choose.random() < 0.35 else choose.choice(menu))
        assert broken(game) == "", number
