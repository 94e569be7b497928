"""Random answers to everything that setup, mortality, revenue and population ask, on tables that chance has disturbed."""

from __future__ import annotations

import pickle
import random

import pytest

from comitium.core.errors import Illegal
from comitium.games.republic.choices import SENATOR, TALENTS
from comitium.games.republic.rules.common.people import leave
from comitium.games.republic.rules.common.units import lowest_legions, move_legions
from comitium.games.republic.rules.r1_05_mortality.r1_05_3_death import kill
from comitium.games.republic.rules.r1_05_mortality.r1_05_mortality import Mortality
from comitium.games.republic.rules.r1_06_revenue.r1_06_revenue import Revenue
from comitium.games.republic.rules.r1_08_population.r1_08_population import Population
from comitium.games.republic.rules.r1_10_combat.r1_10_71_capture import held_by
from comitium.games.republic.rules.r3_setup.r3_01_4_cards import SCENARIO_NAMES
from comitium.games.republic.rules.r3_setup.r3_01_setup import Setup
from comitium.games.republic.state.numbers import (
    ACTIVE,
    EVENTS,
    FORCE,
    GARRISON,
    GOVERNED,
    GOVERNING,
    IN_FORUM,
    MORTALITY,
    POPULATION,
    PROVINCES,
    RAID,
    RESERVE,
    REVENUE,
    REVOLTED,
    bits,
)
from comitium.games.republic.state.republic import Republic
from games.republic.fixtures.builder import check, new_table, rebel

YEARS = 6


def disturb(game: Republic, rng: random.Random) -> None:
    """Governors, legates, garrisons, events and perhaps a rebel, as a year might leave them."""
    for number in range(PROVINCES):
        able = [senator for senator in bits(game.rome) if game.office_of(senator) < 0]
        if rng.random() < 0.3 and game.province[number] not in (GOVERNED, REVOLTED) and len(able) > 3:
            governor = rng.choice(able)
            game.province[number] = GOVERNED
            game.governor[number] = governor
            game.dial[number] = rng.randint(1, 3)
            if rng.random() < 0.2:
                game.legates |= 1 << number
            else:
                leave(game, governor, GOVERNING + number)
            move_legions(game, lowest_legions(game.legions[RESERVE], 1), RESERVE, GARRISON + number)
    game.levels = [rng.choice((0, 0, 0, 1, 2)) for _ in range(EVENTS)]
    game.treasury += 60
    game.unrest = min(game.unrest, 4)
    seat = rng.randrange(game.rules.seats)
    if game.rebel < 0 and rng.random() < 0.3 and len(bits(game.here(seat))) > 2:
        chief = rng.choice(bits(game.here(seat)))
        game.holder = [IN_FORUM if holder == chief else holder for holder in game.holder]
        game.knights[chief] = 0
        rebel(game, chief)
        move_legions(game, game.legions[ACTIVE], ACTIVE, FORCE + chief)


def answer_all(game: Republic, rng: random.Random) -> int:
    """Run to the end of what was pushed. Says how many answers that took."""
    given = 0
    game.advance()
    while game.stack:
        seat = rng.choice(game.actors())
        menu = game.legal(seat)
        assert menu == sorted(set(menu))
        assert menu
        if given % 16 == 0:
            look_closely(game, seat, menu)
        game.apply(seat, rng.choice(menu))
        given += 1
        assert given < 5000
    return given


def look_closely(game: Republic, seat: int, menu: list[int]) -> None:
    """Conserved, copied, saved; and an answer that is not offered changes nothing."""
    check(game)
    assert game.clone() == game
    assert pickle.loads(pickle.dumps(game)) == game
    before = game.clone()
    for choice in (TALENTS + 999, SENATOR + 48):
        if choice not in menu:
            with pytest.raises(Illegal):
                game.apply(seat, choice)
    assert game == before


@pytest.mark.parametrize("seed", range(21))
def test_whatever_is_answered_the_year_goes_on(seed: int) -> None:
    rng = random.Random(seed)
    game = new_table(SCENARIO_NAMES[seed % 7], 3 + seed % 4, seed, seat_order=rng.choice(("random", "as_joined")))
    game.push(Setup(0))
    assert answer_all(game, rng) >= 2 * game.rules.seats
    for _ in range(YEARS):
        game.turn += 1
        disturb(game, rng)
        for phase, script in ((MORTALITY, Mortality(0)), (REVENUE, Revenue(0)), (POPULATION, Population(0))):
            if not game.ending:
                game.phase = phase
                game.push(script)
                answer_all(game, rng)
                check(game)
        for captive in bits(held_by(game, RAID)):
            kill(game, captive, "1.10.71")
    assert game.turn == YEARS
