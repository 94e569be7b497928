"""Random Forum Phases of every scenario: no exception, no dead end, and nothing is lost."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from comitium.core.digest import digest
from comitium.core.ids import id_of
from comitium.games.republic.catalogue.intrigue import CONCESSION_CARD, DECK_EVENT_CARD, LAW_CARD
from comitium.games.republic.catalogue.senators import SENATOR_CARD, SENATOR_FAMILY
from comitium.games.republic.catalogue.wars import LEADER_CARD, WAR_CARD
from comitium.games.republic.rules.common.people import leave
from comitium.games.republic.rules.common.provinces import create_provinces
from comitium.games.republic.rules.common.units import lowest_legions, move_fleets, move_legions
from comitium.games.republic.rules.common.wars import leave_play
from comitium.games.republic.rules.r1_07_forum.r1_07_forum import Forum
from comitium.games.republic.state.numbers import (
    BEATEN,
    ELSEWHERE,
    FORUM,
    FOUGHT,
    GARRISON,
    GOVERNED,
    GOVERNING,
    NOWHERE,
    OUT,
    PROVINCES,
    RESERVE,
    SENATORS,
    STRAY,
    VACANT,
    WARS,
    bits,
)
from comitium.games.republic.state.republic import ERA_ENDS, WATCHED, Republic
from games.republic.fixtures.builder import check, new_game

SCENARIOS = ("early", "middle", "late", "early_middle", "middle_late", "early_middle_late", "alternate")


def located(game: Republic) -> Counter[int]:
    """Where every card is; each must be somewhere once."""
    found = Counter([*game.deck, *game.discards, *game.guards[1::2]])
    for cards in [*game.piles, *game.hands]:
        found.update(cards)
    under = [SENATOR_FAMILY[man] - 1 for man in bits(game.on_family)]
    for senator in range(SENATORS):
        there = game.where[senator] != OUT or senator in game.curia or senator in under or game.gone >> senator & 1
        found[SENATOR_CARD[senator]] += 1 if there else 0
    for concession, holder in enumerate(game.holder):
        found[CONCESSION_CARD[concession]] += 1 if holder != ELSEWHERE else 0
    for war in range(WARS):
        found[WAR_CARD[war]] += 1 if game.zone[war] != NOWHERE else 0
    for leader, place in enumerate(game.enemy):
        found[LEADER_CARD[leader]] += 1 if place != NOWHERE else 0
    for law in bits(game.laws):
        found[LAW_CARD[law]] += 1
    for bequest, state in enumerate(game.bequests):
        found[DECK_EVENT_CARD[bequest]] += 1 if state else 0
    found[DECK_EVENT_CARD[-1]] += game.marks[ERA_ENDS]
    return +found


def begin(seed: int, rng: random.Random) -> Republic:
    """A game after its setup, with options of its own."""
    game = new_game(
        SCENARIOS[seed % len(SCENARIOS)],
        3 + seed % 4,
        seed,
        conditional_wars=rng.choice(["plain_inactive", "locked_until_provinces"]),
        grain_destruction=rng.choice(["on_activation", "on_draw"]),
        pretender_trigger=rng.choice(["drawn_or_m1", "any_activation"]),
        gracchi_loyalty=rng.choice(["apart", "persuader_brother"]),
    )
    game.advance()
    while [frame for frame in game.stack if id_of(frame) == "Setup"]:
        seat = rng.choice(game.actors())
        game.apply(seat, rng.choice(game.legal(seat)))
    return game


def stir(game: Republic, rng: random.Random) -> None:
    """What the other phases would have done: money, governors, forces, a war that is won."""
    game.stack.clear()
    game.turn += 1
    game.phase = FORUM
    game.treasury = max(game.treasury, 200)
    for senator in range(SENATORS):
        if game.faction[senator] >= 0:
            game.talents[senator] += rng.randrange(6)
    for seat in range(game.rules.seats):
        game.box[seat] += rng.randrange(4)
    for province in range(PROVINCES):
        able = [man for man in bits(game.rome) if not game.leads(man)]
        if game.province[province] == VACANT and len(able) > 4 and rng.random() < 0.3:
            game.province[province] = GOVERNED
            game.governor[province] = rng.choice(able)
            leave(game, game.governor[province], GOVERNING + province)
        if game.province[province] == GOVERNED and rng.random() < 0.3:
            move_legions(game, lowest_legions(game.legions[RESERVE], rng.randrange(3)), RESERVE, GARRISON + province)
    if game.fleets[RESERVE] > 4:
        move_fleets(game, rng.randrange(4), RESERVE, STRAY + rng.randrange(WARS))
    fought = [war for war in range(WARS) if game.zone[war] == FOUGHT]
    if fought and rng.random() < 0.3:
        war = rng.choice(fought)
        leave_play(game, war, BEATEN, "1.10.4")
        create_provinces(game, war, "1.10.4")
    game.marks[WATCHED] = 0


@pytest.mark.parametrize("seed", range(14))
def test_1_07_random_forum_phases(seed: int) -> None:
    rng = random.Random(seed)
    game = begin(seed, rng)
    cards = located(game)
    assert set(cards.values()) == {1}
    for _ in range(8):
        stir(game, rng)
        game.push(Forum(0))
        game.advance()
        while game.stack:
            seat = game.actors()[0]
            menu = game.legal(seat)
            assert menu
            assert menu == sorted(set(menu))
            top = game.stack[-1]
            assert top.is_sound(game), id_of(top)
            if rng.random() < 0.02:
                twin = game.clone()
                assert digest(twin) == digest(game)
                assert located(game) == cards
            game.apply(seat, rng.choice(menu))
        if game.ending:
            break
        check(game)
        assert located(game) == cards
