"""Random answers of one and two players to everything that setup, mortality, revenue, forum and population ask, while the
neutrals follow their directives."""

from __future__ import annotations

import pickle
import random

import pytest

from comitium.core.frames import Frame
from comitium.core.ids import id_of
from comitium.games.republic.rules.common.watch import OPEN_HAND, watch
from comitium.games.republic.rules.r1_05_mortality.r1_05_3_death import kill
from comitium.games.republic.rules.r1_05_mortality.r1_05_mortality import Mortality
from comitium.games.republic.rules.r1_06_revenue.r1_06_revenue import Revenue
from comitium.games.republic.rules.r1_07_forum.r1_07_forum import Forum
from comitium.games.republic.rules.r1_08_population.r1_08_population import Population
from comitium.games.republic.rules.r1_10_combat.r1_10_71_capture import held_by
from comitium.games.republic.rules.r4_solitaire.r4_01_setup import SoloSetup
from comitium.games.republic.state.numbers import FORUM, MORTALITY, POPULATION, RAID, REVENUE, bits
from comitium.games.republic.state.republic import Republic
from games.republic.fixtures.builder import check, listen, new_table
from games.republic.rules.r1_06_revenue.test_revenue_fuzz import disturb

YEARS = 4
OPTIONS = ({}, {"neutral_counter_bribe_scope": "all", "neutral_ransom_purse": "both", "sixth_bid_cap": "none"})


def answer_all(game: Republic, rng: random.Random) -> int:
    """Run to the end of what was pushed. Says how many answers of players that took."""
    given = 0
    game.advance()
    while game.stack:
        seat = rng.choice(game.actors())
        assert not game.is_neutral(seat), id_of(game.stack[-1])
        menu = game.legal(seat)
        assert menu == sorted(set(menu))
        assert menu
        unasked = game.asides(seat)
        assert not any(game.asides(other) for other in range(5) if game.is_neutral(other))
        if given % 8 == 0:
            look_closely(game)
        game.apply(seat, rng.choice(unasked) if unasked and rng.random() < 0.2 else rng.choice(menu))
        given += 1
        assert given < 5000
    return given


def look_closely(game: Republic) -> None:
    """Conserved, copied, saved; and what a neutral holds is open."""
    check(game)
    assert game.clone() == game
    assert pickle.loads(pickle.dumps(game)) == game
    assert min([*game.talents, *game.box, *game.pools]) >= 0
    for seat in range(game.rules.seats):
        if game.is_neutral(seat):
            assert all(game.known[card] == (1 << game.rules.seats) - 1 for card in game.hands[seat])


@pytest.mark.parametrize("seed", range(24))
def test_4_02_whatever_players_answer_the_neutrals_go_on(seed: int) -> None:
    rng = random.Random(seed)
    scenario = ("early", "middle", "late")[seed % 3]
    game = new_table(scenario, 5, seed, neutrals=4 - seed // 3 % 2, **OPTIONS[seed // 6 % 2])
    ear = listen(game) if seed % 4 == 0 else None
    game.push(SoloSetup(0))
    answer_all(game, rng)
    for _ in range(YEARS):
        game.turn += 1
        disturb(game, rng)
        phases: list[tuple[int, Frame[Republic]]] = [
            (MORTALITY, Mortality(0)),
            (REVENUE, Revenue(0)),
            (FORUM, Forum(0)),
            (POPULATION, Population(0)),
        ]
        for phase, script in phases:
            if not game.ending:
                game.phase = phase
                watch(game, OPEN_HAND)
                game.push(script)
                answer_all(game, rng)
                check(game)
                assert not any(game.pools)
        for captive in bits(held_by(game, RAID)):
            kill(game, captive, "1.10.71")
    assert game.turn == YEARS
    assert ear is None or all(event.phrase().id for event in ear.events)
