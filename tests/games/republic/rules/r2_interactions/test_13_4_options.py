"""[2.01] to [2.06] The advanced rules beside the debatable options (digest 13.4)."""

from __future__ import annotations

import pytest

from comitium.games.republic.catalogue.ids import PONTIFEX_MAXIMUS
from comitium.games.republic.catalogue.values import DEFEAT, VICTORY
from comitium.games.republic.game_type import GAME_TYPE
from comitium.games.republic.odds.provincial import provincial_battle
from comitium.games.republic.rules.r1_05_mortality.r1_05_3_death import kill
from comitium.games.republic.rules.r1_06_revenue.r1_06_11_income import earn_income
from comitium.games.republic.rules.r2_02_provincial_wars.r2_02_4_attacks import attacked
from comitium.games.republic.state.numbers import FOUGHT, GOVERNING, NOBODY, REVOLUTION
from games.republic.fixtures.advanced.provincial import forces, provincial
from games.republic.fixtures.advanced.temple import temple, vacant
from games.republic.fixtures.builder import asked, create, enact, event, listen, man, new_table, province, put, war
from games.republic.fixtures.senate import ballot, hush, senate_with_officers, sit, tell
from games.republic.fixtures.spoken_table import phase, until
from games.republic.fixtures.wars.field import campaign, fate, speak

# -- desertion_duration

DESERTED = (
    "column=cornelius*,fulvius@syrian_war(field_consul,sent1) provinces=macedonia wars=syrian_war:active "
    "forces=fulvius:4+2f events=ally_deserts:1 desertion_duration={} dice={}"
)


@pytest.mark.parametrize(("lasts", "met"), [("battle", 6), ("turn", 6 + 2)])
def test_c_8_a_desertion_in_a_battle_of_the_senate_lasts_for_the_province_by_the_option(lasts: str, met: int) -> None:
    """Four legions are beaten by a natural 4, which is even: the black 2 joins the enemy. Then Macedonia throws a 9."""
    _game, ear = provincial(DESERTED.format(lasts, "2,1,1,3,3,3"))
    fought = fate(ear, "BattleDecided")
    assert fought[0].result == DEFEAT
    assert fate(ear, "ProvinceFought")[0].enemy == met
    assert fought[1].total == 9 + 5 - met


def test_c_8_what_lasts_is_of_one_war_only() -> None:
    """Jugurtha was fought by nobody: his strength is what is printed."""
    game, ear = provincial(
        "column=cornelius*,fulvius@syrian_war(field_consul,sent1) provinces=macedonia,africa(armies2) "
        "wars=syrian_war:active,jugurthine_war:active forces=fulvius:4+2f events=ally_deserts:1 desertion_duration=turn "
        "dice=2,1,1,6,6,1,1,3,3,3,3,3,3"
    )
    met = {one.war: one.enemy for one in fate(ear, "ProvinceFought")}
    assert met == {war("syrian_war"): 8, war("jugurthine_war"): 8}
    assert not any(game.deserted)  # the phase is over


def test_c_8_two_forces_of_the_senate_add_up() -> None:
    game, ear = provincial(
        "column=cornelius*,fulvius@syrian_war(proconsul,sent1),manlius@syrian_war(field_consul,sent2) provinces=macedonia "
        "wars=syrian_war:active forces=fulvius:3+2f,manlius:2+2f events=ally_deserts:1 desertion_duration=turn "
        "dice=2,1,1,2,1,1,3,3,3"
    )
    if asked(game) != "Ransom" and game.actors() and not fate(ear, "ProvinceFought"):
        until(game, "Trade")
    assert fate(ear, "ProvinceFought")[0].enemy == 6 + 2 + 2


def test_c_8_the_odds_and_positions_know_what_has_deserted() -> None:
    text = (
        "provincial_wars=true desertion_duration=turn column=cornelius*,fulvius amphora=valerius* trident=claudius* "
        "star=papirius* provinces=macedonia wars=syrian_war:active{} phase=senate stack=-"
    )
    game, without = (GAME_TYPE.from_position(text.format(more), 1) for more in ("+deserted2", ""))
    macedonia, syria = province("macedonia"), war("syrian_war")
    assert game.deserted[syria] == 2
    assert "syrian_war:active+deserted2" in GAME_TYPE.position(game)
    chances = [provincial_battle(one, macedonia, syria, 0, NOBODY).defeat for one in (without, game)]
    assert chances[0] < chances[1]


def test_c_8_in_a_provincial_battle_the_enemys_ally_deserts_too() -> None:
    """An odd roll, the black die is taken off: 6 - 3."""
    _, ear = provincial("column=cornelius* provinces=macedonia wars=syrian_war:active events=enemy_ally_deserts:1 dice=3,3,3")
    assert fate(ear, "AlliesDeserted")[0].amount == -3
    assert fate(ear, "BattleDecided")[0].total == 9 + 5 - 3


# -- gabinian_price, crassus_doubles_recruiting


@pytest.mark.parametrize("price", ["ten", "shortage"])
def test_2_02_3_a_shortage_makes_no_provincial_force_dearer(price: str) -> None:
    game = phase(
        "revenue",
        f"provincial_wars=true gabinian_price={price} laws=gabinian_law events=manpower_shortage:2 draw=tribune_1 "
        "column=cornelius*(rome_consul) amphora=julius*,manlius@sicilia trident=fulvius* star=junius* provinces=sicilia",
    )
    until(game, "RaiseProvincials", "Persuade")
    speak(game, 1, "armies 3")
    assert forces(game, "sicilia") == (3, 0)


@pytest.mark.parametrize("doubles", [True, False])
def test_2_02_3_and_2_01_6_crassus_doubles_neither_local_taxes_nor_the_temple(doubles: bool) -> None:
    game = new_table("late", 4, pontifex=True, crassus_doubles_recruiting=doubles)
    put(game, "29a_crassus", 0, office=PONTIFEX_MAXIMUS, leader=True)
    before = game.talents[man("29a_crassus")]
    ear = listen(game)
    game.loaded = [4]
    earn_income(game)
    assert fate(ear, "TempleIncome")[0].total == 4
    assert game.talents[man("29a_crassus")] > before
    game = phase(
        "revenue",
        f"scenario=late provincial_wars=true crassus_doubles_recruiting={str(doubles).lower()} draw=tribune_1 "
        "column=cornelius*(rome_consul) amphora=julius*,29a_crassus@sicilia trident=fulvius* star=junius* provinces=sicilia",
    )
    until(game, "RaiseProvincials", "Persuade")
    while asked(game) == "RaiseProvincials":
        speak(game, 1, next(word for word in ("talents 0", "armies 3") if GAME_TYPE.parse(word) in game.legal(1)))
    assert forces(game, "sicilia") == (3, 0)


def test_c_108_recalled_veterans_cost_ten_whatever_shortage_there_is() -> None:
    game = senate_with_officers(veterans=True, gabinian_price="shortage", crassus_doubles_recruiting=True)
    enact(game, "gabinian_law")
    event(game, "manpower_shortage", 2)
    game.recallable_by[24] = man("cornelius")
    game.gained_oratory[man("cornelius")] = 1
    game.talents[man("cornelius")] = 10
    sit(game)
    game.apply(0, GAME_TYPE.parse("call-up 25"))
    assert game.talents[man("cornelius")] == 0


# -- legate_raid_mil, vatinian_office_holder


@pytest.mark.parametrize("option", ["counts", "absent"])
def test_1_13_1_a_legate_never_lends_his_governors_rating_to_a_provincial_battle(option: str) -> None:
    _, ear = provincial(
        f"legate_raid_mil={option} column=cornelius*,manlius provinces=macedonia(governor:manlius,legate) "
        "wars=syrian_war:active dice=4,3,3"
    )
    assert fate(ear, "ProvinceFought")[0].command == 0


@pytest.mark.parametrize("option", ["choose", "legate_only"])
@pytest.mark.parametrize("single", [True, False])
def test_c_45_the_pontifex_goes_to_his_province_only_where_both_options_let_him(option: str, single: bool) -> None:
    game = temple("late", vatinian_office_holder=option, pontifex_single_office=single)
    enact(game, "vatinian_law")
    africa = create(game, "africa")
    sit(game, "governors")
    tell(game, "province africa", "senator papirius", "done")
    ballot(game)
    hush(game)
    may_go = option == "choose" and not single
    if may_go:
        tell(game, "yes")
    assert (game.where[man("papirius")] == GOVERNING + africa) == may_go
    assert (game.legates >> africa & 1 == 1) == (not may_go)


# -- development_after_raid, refill_office_same_turn, conditional_wars, naval_winner


@pytest.mark.parametrize("option", ["attacked", "overrun"])
def test_2_02_4_an_attacked_province_is_never_developed(option: str) -> None:
    game = phase(
        "revenue",
        f"provincial_wars=true development_after_raid={option} draw=tribune_1 wars=jugurthine_war:active "
        "events=barbarian_raids:1 column=cornelius*(rome_consul) amphora=julius*,manlius@africa trident=fulvius* star=junius* "
        "provinces=africa forces=africa:6",
    )
    ear = listen(game)
    until(game, "Persuade", "Knights")
    assert fate(ear, "DevelopmentRolled") == []


@pytest.mark.parametrize("master", ["loses_office", "keeps_office"])
@pytest.mark.parametrize("refill", [True, False])
def test_c_46_a_pontifex_who_dies_in_his_own_step_waits_for_the_next_turn(refill: bool, master: str) -> None:
    game = vacant(refill_office_same_turn=refill, moh_after_dictator_death=master)
    hush(game)
    tell(game, "senator fabius")
    ballot(game)
    assert game.pontifex() == man("fabius")
    assert asked(game) == "Window"
    game.leader[0] = NOBODY
    kill(game, man("fabius"), "test")
    game.advance()
    hush(game)
    assert asked(game) != "NominatePontifex"
    assert game.pontifex() == NOBODY


@pytest.mark.parametrize("statesmen", ["any", "one"])
def test_c_44_a_conditional_war_that_wakes_attacks_from_the_next_revenue_on(statesmen: str) -> None:
    """The Lusitanian War wakes at the end of the Revolution Phase; no province fights it before the next Combat Phase."""
    game, ear = campaign(
        f"statesmen_per_turn={statesmen} provincial_wars=true column=cornelius*(rome_consul) "
        "provinces=hispania_citerior,hispania_ulterior "
        "wars=lusitanian_war:inactive"
    )
    assert (game.phase, attacked(game)) == (REVOLUTION, 0)
    until(game, "Persuade", "Knights")
    assert game.zone[war("lusitanian_war")] == FOUGHT
    assert fate(ear, "ProvinceFought") == []
    assert attacked(game) == 1 << province("hispania_citerior") | 1 << province("hispania_ulterior")


@pytest.mark.parametrize("option", ["victorious", "proconsul"])
def test_c_5_a_governor_who_wins_at_sea_stays_what_he_is(option: str) -> None:
    game, ear = provincial(
        f"naval_winner={option} column=cornelius*,manlius@cilicia_et_cyprus provinces=cilicia_et_cyprus(fleets3) "
        "wars=2nd_cilician_pirates:active forces=cilicia_et_cyprus:2 dice=4,4,3"
    )
    assert fate(ear, "BattleDecided")[0].result == VICTORY
    assert game.where[man("manlius")] == GOVERNING + province("cilicia_et_cyprus")
    assert not game.proconsuls
    assert not game.victorious
