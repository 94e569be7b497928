"""Every card does something at the step its file names. What cards share is driven here, card by card; what one card alone
can do is shown by a test of its chapter, and test_cards_shown.py says by which."""

from __future__ import annotations

from typing import Any

import pytest

from comitium.games.republic.catalogue.cards import CARD_IS_FACTION, CARDS, name_key
from comitium.games.republic.catalogue.keys import (
    CONCESSION_KEYS,
    FAMILY_KEYS,
    LEADER_KEYS,
    STATESMAN_KEYS,
    WAR_KEYS,
)
from comitium.games.republic.catalogue.senators import LOYALTY, ORATORY
from comitium.games.republic.rules.common import concessions, statesmen
from comitium.games.republic.rules.common.wars import disasters, fleet_strength, land_strength, standoffs
from comitium.games.republic.rules.r1_05_mortality.r1_05_3_death import in_play, strike
from comitium.games.republic.rules.r1_06_revenue.r1_06_11_income import earn_income
from comitium.games.republic.rules.r1_07_forum.r1_07_3_cards import draw_card
from comitium.games.republic.rules.r1_07_forum.r1_07_41_attempt import loyalty
from comitium.games.republic.rules.r1_09_senate.choices import VETO
from comitium.games.republic.rules.r1_09_senate.kinds import BY_CHAIR, S4
from comitium.games.republic.rules.r1_09_senate.kinds import CENSOR as CENSORSHIP
from comitium.games.republic.rules.r1_10_combat.r1_10_12_attack import Attack
from comitium.games.republic.state.numbers import (
    BEATEN,
    COMBAT,
    DEAD,
    FIELD_CONSUL,
    FORUM,
    FOUGHT,
    IN_CURIA,
    INACTIVE,
    ON_BOARD,
    OUT,
    REVOLUTION,
    ROME,
    ROME_CONSUL,
    VACANT,
    bits,
)
from comitium.games.republic.state.republic import Republic
from games.republic.fixtures.builder import card, check, create, deal, man, new_table, play, province, put, send, wage, war
from games.republic.fixtures.card_files import entries
from games.republic.fixtures.senate import interrupt, put_to, senate_without_officers


def entry(name: str, table: str, key: str) -> dict[str, Any]:
    return next(one for one in entries(name, table) if one["id"] == key)


def table(*but: str) -> Republic:
    """A leader for each of four factions, none of them of a family the test is about."""
    game = new_table("late")
    game.phase = FORUM
    free = [key for key in FAMILY_KEYS if key not in but]
    for seat in range(4):
        put(game, free[seat], seat, leader=True)
    return game


# -- families: 30


@pytest.mark.parametrize("key", FAMILY_KEYS)
def test_a_family_lies_in_the_forum_and_is_worth_what_is_printed(key: str) -> None:
    printed = entry("families", "family", key)
    game = table(key)
    game.deck = [card(key)]
    draw_card(game, 0)
    number = man(key)
    assert game.forum == 1 << number
    assert (game.influence[number], game.popularity[number]) == (printed["influence"], printed["popularity"])
    assert loyalty(game, number, 0) == printed["loyalty"]  # 1.07.411
    assert game.military(number) == printed["military"]
    put(game, key, 1)
    assert loyalty(game, number, 0) == printed["loyalty"] + 7
    assert game.votes(number) == printed["oratory"]  # 1.09.141
    earn_income(game)
    assert game.talents[number] == 1  # 1.06.11
    assert struck_by(game, printed["number"]) == [number]
    assert game.where[number] == OUT
    assert number in game.curia  # 1.05.3
    check(game)


def struck_by(game: Republic, chit: int) -> list[int]:
    """[1.05.21] Who dies of a chit, wherever he is."""
    everybody = 0
    for senator in in_play(game):
        everybody |= 1 << senator
    game.urn = [chit]
    return strike(game, 1, everybody, "1.05.21")


# -- statesmen: 19


@pytest.mark.parametrize("key", STATESMAN_KEYS)
def test_a_statesman_joins_in_the_revolution_phase_and_dies_of_his_number(key: str) -> None:
    printed = entry("statesmen", "statesman", key)
    family = FAMILY_KEYS[printed["family"] - 1]
    game = table(family)
    game.phase = REVOLUTION
    deal(game, 0, key)
    statesmen.play(game, 0, card(key))
    number = man(key)
    assert (game.faction[number], game.where[number]) == (0, ROME)
    assert (game.influence[number], game.popularity[number]) == (printed["influence"], printed["popularity"])
    assert (game.military(number), ORATORY[number], LOYALTY[number]) == (
        printed["military"],
        printed["oratory"],
        printed["loyalty"],
    )
    assert game.votes(number) == printed["oratory"]
    assert not game.hands[0]
    assert struck_by(game, printed["family"]) == [number]
    assert game.gone >> number & 1  # 1.05.31
    check(game)


@pytest.mark.parametrize("key", ["22a_cato_the_elder", "22b_cato_the_younger", "28a_cicero"])
def test_1_09_15_who_has_a_tribune_of_his_own_vetoes_without_a_card(key: str) -> None:
    assert "free_tribunes" in entry("statesmen", "statesman", key)
    game = senate_without_officers()
    game.offices[ROME_CONSUL] = man("cornelius")
    statesman = put(game, key, 2)
    game.session.step = S4
    put_to(game, [CENSORSHIP, man("aurelius")], 0, man("cornelius"), BY_CHAIR)
    assert VETO + statesman + 1 in game.legal(2)
    interrupt(game, 2, VETO + statesman + 1)
    assert game.session.spoken == 1 << statesman
    assert [CENSORSHIP, man("aurelius")] in game.session.rejected


# -- concessions: 13


@pytest.mark.parametrize("key", CONCESSION_KEYS)
def test_a_concession_is_given_in_the_revolution_phase_and_pays_when_it_says(key: str) -> None:
    printed = entry("concessions", "concession", key)
    game = table()
    game.phase = REVOLUTION
    senator = game.leader[0]
    deal(game, 0, key)
    if printed.get("needs_land_bill"):
        assert concessions.why_not_give(game, 0, card(key), senator) is not None
        game.bills[1] = 1
    assert concessions.why_not_give(game, 0, card(key), senator) is None
    concessions.give(game, 0, card(key), senator)
    assert game.holder[CONCESSION_KEYS.index(key)] == senator
    earn_income(game)
    assert game.talents[senator] == 3 + (printed["income"] if printed["paid"] == "revenue" else 0)
    assert game.exposed == (1 << CONCESSION_KEYS.index(key) if printed["paid"] == "revenue" else 0)


# -- wars: 31


def conquered(key: str, *created: str) -> tuple[Republic, int]:
    """The war is beaten on land, its fleet having been beaten before; provinces that make it a revolt exist or not."""
    game = table()
    game.phase = COMBAT
    game.unrest = 3
    for name in created:
        create(game, name)
    number = war(key)
    if created:
        game.deck = [card(key)]
        draw_card(game, 0)
        game.zone[number] = FOUGHT
    else:
        wage(game, key)
    game.naval_victory = 1 << number
    senator = put(game, "marius", 0, influence=5, popularity=0, office=FIELD_CONSUL)
    send(game, senator, key, legions=25, fleets=25)
    voided = disasters(game, number, senator) | standoffs(game, number, senator)
    dice = next(dice for dice in ((6, 6, 6), (6, 6, 5), (6, 5, 5), (6, 6, 4)) if not voided >> sum(dice) & 1)
    game.loaded = list(dice)
    game.urn = [0] * 6
    play(game, Attack(0, number, senator))
    assert game.zone[number] == BEATEN
    check(game)
    return game, senator


@pytest.mark.parametrize("key", WAR_KEYS)
def test_a_war_when_it_is_beaten_pays_and_makes_its_provinces(key: str) -> None:
    printed = entry("wars", "war", key)
    game, senator = conquered(key)
    reward = (printed["land"] + 1) // 2
    assert game.influence[senator] == 5 + reward
    assert game.popularity[senator] == min(9, reward)
    assert game.unrest == 2
    assert game.treasury == 100 + printed["spoils"]
    made = printed.get("creates", []) if printed.get("creates_when") in ("victory", "attack") else []
    found = [one for one in range(15) if game.province[one] == VACANT]
    assert found == sorted(province(name) for name in made)
    assert bits(game.developed) == sorted(province(name) for name in printed.get("creates_developed", []))


@pytest.mark.parametrize("key", [one["id"] for one in entries("wars", "war") if "revolt_if" in one])
def test_a_war_that_is_a_revolt_if_a_province_exists_pays_nothing_then(key: str) -> None:
    printed = entry("wars", "war", key)
    game, _ = conquered(key, printed["revolt_if"][0])
    assert game.treasury == 100


@pytest.mark.parametrize("key", WAR_KEYS)
def test_a_war_has_its_strength_its_fleet_and_its_numbers(key: str) -> None:
    printed = entry("wars", "war", key)
    game = table()
    number = wage(game, key)
    assert land_strength(game, number) == printed["land"]
    assert fleet_strength(game, number) == printed["naval"]
    assert bits(disasters(game, number, game.leader[0])) == printed["disaster"]
    assert bits(standoffs(game, number, game.leader[0])) == printed["standoff"]


# -- leaders: 8


@pytest.mark.parametrize("key", LEADER_KEYS)
def test_a_leader_waits_in_the_curia_or_joins_his_war(key: str) -> None:
    printed = entry("leaders", "leader", key)
    game = table()
    game.deck = [0, card(key)]
    draw_card(game, 0)
    place = LEADER_KEYS.index(key)
    assert game.enemy[place] in (IN_CURIA, DEAD)
    game = table()
    for name in ("hispania_citerior", "hispania_ulterior"):
        create(game, name)
    wars = [one["id"] for one in entries("wars", "war") if one.get("series", "") == printed.get("series", "-")]
    key_of_war = (wars or printed["wars"])[0]
    number = wage(game, key_of_war, INACTIVE)
    before = land_strength(game, number)
    game.deck = [card(key)]
    draw_card(game, 0)
    assert game.enemy[place] == ON_BOARD
    assert game.zone[number] == FOUGHT
    assert land_strength(game, number) == before + printed["strength"]
    senator = game.leader[0]
    assert set(printed["disaster"]) <= set(bits(disasters(game, number, senator)))
    assert set(printed["standoff"]) <= set(bits(standoffs(game, number, senator)))


# -- Faction cards go to the hand, Forum cards do not: 160


@pytest.mark.parametrize("number", range(CARDS))
def test_1_07_3_a_drawn_card_is_kept_or_played_at_once(number: int) -> None:
    game = table(name_key(number))
    game.deck = [number]
    draw_card(game, 0)
    assert (number in game.hands[0]) == CARD_IS_FACTION[number]
