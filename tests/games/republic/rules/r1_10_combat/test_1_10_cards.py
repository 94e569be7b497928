"""[1.10] The cards of the Combat Phase."""

from __future__ import annotations

from typing import Any

import pytest

from comitium.core.errors import Illegal
from comitium.games.republic.choices import FLEETS, LEGIONS, NO, PASS, TALENTS, YES
from comitium.games.republic.events.combat import ArmiesMet
from comitium.games.republic.rules.common.aside_choices import RANSOM
from comitium.games.republic.rules.common.wars import disasters, fleet_strength, leave_play, standoffs
from comitium.games.republic.rules.r1_10_combat.choices import BEFRIEND, OPPOSE
from comitium.games.republic.rules.r1_10_combat.r1_10_9_prosecution import end_alliance, is_prosecuted
from comitium.games.republic.rules.r1_10_combat.r1_10_12_attack import Attack
from comitium.games.republic.rules.r1_10_combat.r1_10_combat import Combat
from comitium.games.republic.state.numbers import ACTIVE, BEATEN, FIELD_CONSUL, FORCE, NOWHERE, OUT, RAID, RESERVE
from comitium.games.republic.state.republic import CLEOPATRA, NO_RECRUITMENT, RHODIAN_FLEETS, RHODIAN_WARS, Republic
from games.republic.fixtures.builder import (
    asked,
    capture,
    check,
    deal,
    enact,
    event,
    listen,
    play,
    put,
    raise_fleets,
    raise_legions,
    say,
    send,
    wage,
    war,
)
from games.republic.fixtures.wars.battles import combat_table, syria

# -- the cards of the phase


def gabinian(**options: Any) -> tuple[Republic, int]:
    game = combat_table(scenario="late", **options)
    enact(game, "gabinian_law")
    wage(game, "parthian_war")
    senator = put(game, "cornelius", 0, talents=25)
    game.box[0] = 17
    send(game, senator, "parthian_war", legions=8, fleets=2)
    return game, senator


def test_c_23_the_gabinian_law_sells_units_at_ten_from_both_purses() -> None:
    game, senator = gabinian()
    event(game, "manpower_shortage", 1)
    play(game, Combat(0))
    assert asked(game) == "BuyUnits"
    assert game.legal(0) == [LEGIONS + number for number in range(5)]
    say(game, LEGIONS + 2)
    assert game.legal(0) == [FLEETS, FLEETS + 1, FLEETS + 2]
    say(game, FLEETS + 1)
    assert game.legal(0) == [TALENTS + own for own in range(13, 26)]
    game.loaded = [3, 3, 3]
    game.urn = [0, 0, 0, 0, 30, 28]
    ear = listen(game)
    say(game, TALENTS + 20)
    assert (game.talents[senator], game.box[0]) == (5, 7)
    assert ear.all(ArmiesMet)[0].army == 10
    check(game)


def test_c_23_nothing_bought_asks_for_no_purse() -> None:
    game, senator = gabinian()
    play(game, Combat(0))
    say(game, LEGIONS, FLEETS)
    assert asked(game) != "BuyUnits"
    assert game.talents[senator] == 25


def test_c_23_gabinian_price_shortage() -> None:
    game, _ = gabinian(gabinian_price="shortage")
    event(game, "manpower_shortage", 1)
    play(game, Combat(0))
    assert game.legal(0) == [LEGIONS, LEGIONS + 1, LEGIONS + 2]
    game, _ = gabinian(gabinian_price="shortage")
    game.marks[NO_RECRUITMENT] = 1
    play(game, Combat(0))
    assert asked(game) != "BuyUnits"


def test_c_23_what_cannot_be_paid_is_refused() -> None:
    game, _ = gabinian()
    play(game, Combat(0))
    for choice in (LEGIONS + 5, FLEETS + 1):
        with pytest.raises(Illegal) as refused:
            say(game, choice)
        assert refused.value.rule == "C-23"


def alexandria() -> tuple[Republic, int]:
    game = combat_table(scenario="late")
    wage(game, "alexandrine_war")
    game.naval_victory |= 1 << war("alexandrine_war")
    game.unaccounted[11] = 1
    senator = put(game, "cornelius", 0, popularity=0)
    send(game, senator, "alexandrine_war", legions=9, fleets=3)
    deal(game, 2, "cleopatra_vii")
    put(game, "fabius", 2)
    deal(game, 1, "tribune_1")
    return game, senator


def test_c_42_cleopatra_for_the_commander() -> None:
    game, senator = alexandria()
    ear = listen(game)
    play(game, Attack(0, war("alexandrine_war"), senator))
    assert asked(game) == "Queen"
    assert sorted(game.actors()) == [1, 2]  # whoever may hold her, as far as all can tell
    assert game.legal(1) == [PASS]
    assert game.legal(2) == [PASS, BEFRIEND, OPPOSE]
    with pytest.raises(Illegal):
        game.apply(1, BEFRIEND)
    game.apply(1, PASS)
    game.loaded = [1, 1, 2]
    game.apply(2, BEFRIEND)
    met = ear.all(ArmiesMet)[0]
    assert met.command == min(9, game.military(senator) + 3)
    assert game.talents[senator] == 50
    assert not game.hands[2]


def test_c_42_cleopatra_for_the_enemy_until_the_war_leaves() -> None:
    game, senator = alexandria()
    game.naval_victory = 0
    number = war("alexandrine_war")
    before = disasters(game, number, senator), standoffs(game, number, senator)
    play(game, Attack(0, number, senator))
    game.apply(1, PASS)
    game.loaded = [3, 3, 3]
    ear = listen(game)
    game.apply(2, OPPOSE)
    assert ear.all(ArmiesMet)[0].enemy == 13
    assert fleet_strength(game, number) == 13
    assert disasters(game, number, senator) == before[0] | 1 << 16
    assert standoffs(game, number, senator) == before[1] | 1 << 15
    leave_play(game, number, NOWHERE, "1.07.21")
    assert game.marks[CLEOPATRA] == 0


def test_1_07_21_the_rhodians_leave_when_their_war_is_beaten() -> None:
    game = combat_table()
    wage(game, "syrian_war", BEATEN)
    game.marks[RHODIAN_FLEETS] = 8
    game.marks[RHODIAN_WARS] = 1 << war("syrian_war")
    raise_fleets(game, 5, ACTIVE)
    senator = put(game, "cornelius", 0)
    wage(game, "1st_punic_war")
    send(game, senator, "1st_punic_war", fleets=6)
    end_alliance(game)
    assert (game.fleets[ACTIVE], game.fleets[FORCE + senator], game.fleets[RESERVE]) == (0, 3, 22)
    end_alliance(game)
    assert game.fleets[RESERVE] == 22


def test_1_07_21_the_rhodians_stay_while_it_lasts() -> None:
    game = combat_table()
    wage(game, "syrian_war")
    game.marks[RHODIAN_FLEETS] = 8
    game.marks[RHODIAN_WARS] = 1 << war("syrian_war")
    raise_fleets(game, 8, ACTIVE)
    end_alliance(game)
    assert game.fleets[ACTIVE] == 8


def test_1_10_1_yes_is_no_answer_to_a_ransom() -> None:
    game, _ = syria(2, 2, 3, chits=[0, 0, 0, 27])
    before = game.clone()
    with pytest.raises(Illegal):
        say(game, YES)
    assert game == before


def test_1_10_9_legions_in_italy_prosecute_nothing() -> None:
    game = combat_table()
    wage(game, "1st_gallic_war")
    raise_legions(game, 5)
    game.fought_land = 1 << war("1st_gallic_war")
    assert not is_prosecuted(game, war("1st_gallic_war"))


def test_c_18_captives_die_when_their_war_leaves_without_a_defeat() -> None:
    game = combat_table()
    wage(game, "syrian_war")
    captive = put(game, "cornelius", 0)
    capture(game, captive, war("syrian_war"))
    leave_play(game, war("syrian_war"), NOWHERE, "1.07.21")
    assert game.where[captive] == OUT


def test_c_23_commanders_buy_in_order_of_rank() -> None:
    game = combat_table(scenario="late")
    enact(game, "gabinian_law")
    wage(game, "parthian_war")
    first = put(game, "cornelius", 3, influence=1, talents=20, office=FIELD_CONSUL)
    second = put(game, "fabius", 0, influence=30, talents=20)
    for senator in (first, second):
        send(game, senator, "parthian_war", legions=2, fleets=2)
    play(game, Combat(0))
    assert game.actors() == [3]
    say(game, LEGIONS, FLEETS)
    assert game.actors() == [0]


@pytest.mark.parametrize("own", [0, 2])
def test_c_23_a_ransom_paid_meanwhile_begins_the_purchase_again(own: int) -> None:
    game, _ = gabinian()
    captive = put(game, "fabius", 0, influence=3, talents=own)
    capture(game, captive, RAID)
    play(game, Combat(0))
    say(game, LEGIONS + 4)
    game.apply(0, RANSOM + captive)
    if own:
        say(game, TALENTS)
    assert game.legal(0) == [LEGIONS + number for number in range(4)]


def test_c_42_the_window_is_for_the_alexandrine_war_only() -> None:
    game, senator = alexandria()
    wage(game, "parthian_war")
    other = put(game, "valerius", 3)
    send(game, other, "parthian_war", legions=5, fleets=3)
    game.loaded = [4, 4, 5]
    game.urn = [0, 0, 0, 0]
    play(game, Attack(0, war("parthian_war"), other))
    assert asked(game) != "Queen"
    assert senator >= 0


def test_c_17_the_land_battle_after_one_at_sea_has_its_own_window() -> None:
    game = combat_table()
    wage(game, "1st_punic_war")
    captive = put(game, "cornelius", 2)
    capture(game, captive, war("1st_punic_war"))
    senator = put(game, "marius", 0)
    send(game, senator, "1st_punic_war", legions=12, fleets=14)
    game.loaded = [4, 4, 4]
    play(game, Attack(0, war("1st_punic_war"), senator))
    say(game, NO)
    assert asked(game) == "Ashore"
    say(game, YES)
    assert (asked(game), game.actors()) == ("Ransom", [2])
