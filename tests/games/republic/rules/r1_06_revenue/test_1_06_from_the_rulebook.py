"""[1.06] Revenue, tested from the rules alone: incomes, spoils, raids, rebels, redistribution, contributions,"
" debts, dials."""

from __future__ import annotations

import pytest

from comitium.games.republic.rules.r1_06_revenue.r1_06_13_spoils import TakeSpoils
from comitium.games.republic.state.numbers import (
    ACTIVE,
    FORCE,
    FORUM,
    FOUGHT,
    GARRISON,
    GOVERNED,
    REVOLTED,
    ROME,
    VACANT,
    count,
)
from comitium.games.republic.state.republic import Republic
from comitium.text import say
from games.republic.fixtures.builder import asked, check, concession, man, province, war
from games.republic.fixtures.spoken_table import is_refused, menu, phase, speak, until

LONE = "column=cornelius*(rome_consul) amphora=julius* trident=fulvius* star=junius*"


def revenue(text: str) -> Republic:
    """The Revenue Phase; factions of one leader each unless the line names them."""
    said = [field.partition("=")[0] for field in text.split()]
    dice = next((field for field in text.split() if field.startswith("dice=")), "")
    text = text.replace(dice, f"{dice},5,6") if dice else f"{text} dice=5,6"  # and in the Forum a Faction card is drawn
    lone = [field for field in LONE.split() if field.partition("=")[0] not in said]
    game = phase("revenue", " ".join([text, "draw=tribune_1", *lone]))
    check(game)
    return game


def to_forum(game: Republic) -> None:
    """Nobody does anything until the first initiative."""
    until(game, "Persuade", "Knights")


def purse(game: Republic, key: str) -> int:
    return game.talents[man(key)]


# -- [1.06.1], [1.06.11], [1.06.12] incomes


def test_1_06_1_crassus_has_his_base_and_concessions_twice() -> None:
    game = revenue("amphora=29a_crassus*(k3,mining),julius")
    assert purse(game, "29a_crassus") == 6 + 3 + 6
    assert purse(game, "julius") == 1
    game = revenue("amphora=29a_crassus(k3,mining),julius*")
    assert purse(game, "29a_crassus") == 2 + 3 + 6


def test_1_06_1_a_captive_earns_nothing_and_his_concession_is_not_exposed() -> None:
    game = revenue("wars=1st_punic_war:active amphora=julius,claudius*@captive.1st_punic_war(k2,harbor_fees)")
    assert purse(game, "claudius") == 0
    assert not game.exposed >> concession("harbor_fees") & 1


def test_1_06_1_unaligned_senators_earn_nothing() -> None:
    game = revenue("forum=aelius(t2,k1),terentius@sicilia(t3)")
    assert (purse(game, "aelius"), purse(game, "terentius")) == (2, 3)


def test_1_06_12_only_concessions_of_this_phase_are_exposed() -> None:
    game = revenue("amphora=julius*(mining,armaments,ship_building,tax_farmer_1,harbor_fees,land_commissioner) bills=0,1,0")
    assert purse(game, "julius") == 3 + 3 + 2 + 3 + 3
    shown = [key for key in ("mining", "armaments", "ship_building", "tax_farmer_1") if game.exposed >> concession(key) & 1]
    assert shown == ["mining", "tax_farmer_1"]


def test_1_06_12_grain_in_a_drought() -> None:
    game = revenue("amphora=julius*(aegyptian_grain) events=drought:2 wars=1st_illyrian_war:inactive")
    assert game.actors() == [1]
    speak(game, "yes")
    assert purse(game, "julius") == 3 + 20
    assert game.popularity[man("julius")] == -4


def test_1_06_12_two_grains_are_two_decisions_and_crassus_doubles_first() -> None:
    game = revenue("amphora=29a_crassus*(aegyptian_grain,sicilian_grain) events=drought:1")
    speak(game, "yes", "no")
    assert game.popularity[man("29a_crassus")] == -2
    assert purse(game, "29a_crassus") in (6 + 20 + 8, 6 + 10 + 16)
    assert asked(game) == "Redistribution"


def test_1_06_12_pompey_loses_twice_and_minus_nine_is_no_bar() -> None:
    game = revenue("amphora=30a_pompey*(sicilian_grain,pop-8) events=drought:1")
    speak(game, "yes")
    assert game.popularity[man("30a_pompey")] == -9
    assert purse(game, "30a_pompey") == 3 + 8


def test_1_06_12_no_drought_no_question() -> None:
    assert asked(revenue("amphora=julius*(aegyptian_grain)")) == "Redistribution"


# -- [1.06.13] spoils


def spoils(text: str, answer: str = "yes") -> Republic:
    game = revenue(text)
    assert asked(game) == "TakeSpoils"
    speak(game, answer)
    return game


def test_1_06_13_the_example_of_the_rules() -> None:
    game = spoils("amphora=julius*,manlius@hispania_ulterior dice=2,1,1 treasury=0")
    assert purse(game, "manlius") == 1
    # 100 - 1 (spoils) - 2 (taxes: -1 - 1); development: 1
    to_forum(game)
    assert game.treasury == 100 - 1 - 2


def test_1_06_13_the_trial_of_verres_does_not_push_below_nought() -> None:
    game = spoils("amphora=julius*,manlius@africa dice=4,1,2,2 events=evil_omens:1,trial_of_verres:1 treasury=0")
    assert purse(game, "manlius") == 1
    to_forum(game)
    # development 1; taxes 2 + 2 - 4 - 1 + 3 = 2
    assert game.treasury == 102


def test_1_06_13_the_question_tells_what_the_trial_takes() -> None:
    game = revenue("amphora=julius*,manlius@sicilia provinces=sicilia(developed) events=trial_of_verres:1")
    (seat,) = game.actors()
    question = game.stack[-1]
    assert isinstance(question, TakeSpoils)
    assert "modifiers 4, Trial of Verres −3, at least 0" in say(question.ask(game, seat), "en")


def test_1_06_13_the_trial_leaves_a_total_below_nought_as_it_is() -> None:
    game = spoils("amphora=julius*,manlius@hispania_ulterior dice=1,1,1 events=trial_of_verres:2 treasury=0")
    to_forum(game)
    # spoils 1 - 3 = -2; taxes -1 - 1 + 5 = 3
    assert game.treasury == 100 - 2 + 3


def test_1_06_13_who_declines_gets_no_marker_and_develops_better() -> None:
    game = spoils("amphora=julius*,manlius@africa dice=5,3,3 treasury=0", "no")
    until(game, "Contributions", "Persuade")
    assert game.developed >> province("africa") & 1
    assert game.influence[man("manlius")] == 7
    # taxes of the developed side: 1d6 + 1
    to_forum(game)
    assert game.treasury == 104


def test_1_06_13_who_takes_does_not_develop_on_five() -> None:
    game = spoils("amphora=julius*,manlius@africa dice=5,5,3,3 treasury=0")
    until(game, "Contributions", "Persuade")
    assert not game.developed >> province("africa") & 1
    assert game.influence[man("manlius")] == 4


def test_1_06_4_an_old_marker_counts_when_spoils_are_declined() -> None:
    game = spoils("amphora=julius*,manlius@africa(corrupt) dice=5,3,3 treasury=0", "no")
    until(game, "Contributions", "Persuade")
    assert not game.developed >> province("africa") & 1


def test_1_06_4_omens_make_five_too_little() -> None:
    game = spoils("amphora=julius*,manlius@africa dice=5,3,3 treasury=0 events=evil_omens:1", "no")
    until(game, "Contributions", "Persuade")
    assert not game.developed >> province("africa") & 1


def test_1_06_4_an_unaligned_governor_develops_without_being_asked() -> None:
    game = revenue("forum=manlius@africa dice=5,3,3 treasury=0")
    assert asked(game) == "Redistribution"
    to_forum(game)
    assert game.developed >> province("africa") & 1
    assert game.influence[man("manlius")] == 7
    assert game.treasury == 104


def test_1_06_51_a_developed_asia() -> None:
    game = spoils("amphora=julius*,manlius@asia provinces=asia(developed) dice=6,2 events=trial_of_verres:1 treasury=0", "no")
    to_forum(game)
    assert game.treasury == 114


def test_1_06_51_vacant_provinces_pay_nothing() -> None:
    game = revenue("provinces=asia(developed),hispania_ulterior treasury=0 events=trial_of_verres:2")
    to_forum(game)
    assert game.treasury == 100


def test_1_06_51_allied_enthusiasm_and_bequests() -> None:
    game = revenue("treasury=0 events=allied_enthusiasm:2 bequests=pergamum:fetched,bithynia:fetched")
    to_forum(game)
    assert game.treasury == 100 + 75 + 50 + 35
    assert game.province[province("asia")] == game.province[province("bithynia")] == VACANT
    assert not game.developed >> province("asia") & 1


# -- R0: raids and disorder


def test_1_06_raids_fifteen_is_not_enough() -> None:
    game = revenue(
        "amphora=julius*,acilius@hispania_citerior star=junius* events=barbarian_raids:1"
        " forces=hispania_citerior:1 dice=5,5 chits=1,3,5,6,7"
    )
    # acilius MIL 2: 10 + 1 + 2 + 2 = 15; chit 7 is Fulvius, who is not the governor
    assert game.legions[GARRISON + province("hispania_citerior")] == 0
    assert game.governor[province("hispania_citerior")] == man("acilius")
    assert asked(game) == "Redistribution"
    assert game.where[man("julius")] == ROME
    assert game.leader[2] == man("fulvius")
    assert game.influence[man("fulvius")] == 4


def test_1_06_raids_sixteen_is_safe_but_develops_nothing() -> None:
    line = (
        "amphora=julius*,acilius@hispania_citerior star=junius* events=barbarian_raids:1"
        " forces=hispania_citerior:1 dice=5,6,6,1 treasury=0"
    )
    game = spoils(line, "no")
    assert count(game.legions[GARRISON + province("hispania_citerior")]) == 1
    to_forum(game)
    assert not game.developed >> province("hispania_citerior") & 1
    assert game.treasury == 100 - 6 + 1 - 2
    game = spoils(f"{line} development_after_raid=overrun", "no")
    to_forum(game)
    assert game.developed >> province("hispania_citerior") & 1


def test_1_06_raids_the_last_chit_captures_and_an_earlier_one_kills() -> None:
    line = "amphora=julius*,acilius@hispania_citerior star=junius* events=barbarian_raids:1 dice=3,5"
    game = revenue(f"{line} chits=1,3,12")
    assert asked(game) != "Redistribution" or game.where[man("acilius")] != ROME
    assert man("acilius") not in game.curia
    dead = revenue(f"{line} chits=1,12,3")
    assert dead.curia == [man("acilius")]
    assert dead.province[province("hispania_citerior")] == VACANT
    alone = revenue(f"{line.replace('3,5', '1,5')} chits=12")
    assert alone.curia == [man("acilius")]


def test_1_06_raids_a_captive_without_ransom_dies_before_the_forum() -> None:
    game = revenue(
        "amphora=julius*(t20),acilius@hispania_citerior star=junius* amphora.box=12 events=barbarian_raids:1"
        " dice=3,5,1,1 chits=1,3,12"
    )
    to_forum(game)
    assert game.phase == FORUM
    assert game.curia == [man("acilius")]
    assert game.province[province("hispania_citerior")] == VACANT


def test_1_06_raids_a_developed_province_falls_back() -> None:
    game = revenue(
        "amphora=julius*,acilius@illyricum star=junius* provinces=illyricum(developed) events=barbarian_raids:2"
        " dice=1,6 chits=30 treasury=0"
    )
    # 7 + 4 + 2 = 13
    assert not game.developed >> province("illyricum") & 1
    to_forum(game)
    assert game.treasury == 100


def test_1_06_raids_pompey_counts_two() -> None:
    game = revenue(
        "amphora=julius*,30a_pompey@illyricum events=barbarian_raids:1 dice=6,5 chits=30 treasury=0"
        " provinces=illyricum(developed)"
    )
    assert game.developed >> province("illyricum") & 1  # 11 + 4 + 2 = 17


def test_1_06_disorder_a_safe_province_pays_nothing() -> None:
    game = revenue("amphora=julius*,manlius@sicilia forces=sicilia:2 events=internal_disorder:1 dice=3 treasury=0")
    assert asked(game) == "Redistribution"
    assert game.province[province("sicilia")] == GOVERNED
    to_forum(game)
    assert game.treasury == 100 - 4
    assert not game.developed >> province("sicilia") & 1


def test_1_06_disorder_a_revolt_kills_and_costs_twenty_at_once() -> None:
    game = revenue("amphora=julius*,manlius@sicilia forces=sicilia:1 events=internal_disorder:2 dice=4 treasury=0")
    assert game.curia == [man("manlius")]
    assert game.province[province("sicilia")] == REVOLTED
    assert game.zone[war("sicilia")] == FOUGHT
    assert game.legions[GARRISON + province("sicilia")] == 0
    to_forum(game)
    assert game.treasury == 80


def test_1_06_disorder_does_not_reach_a_province_that_a_raid_threw_back() -> None:
    game = revenue(
        "amphora=julius*,acilius@illyricum star=junius* provinces=illyricum(developed)"
        " events=barbarian_raids:2,internal_disorder:2 dice=1,6,1 chits=30 treasury=0"
    )
    assert game.province[province("illyricum")] == GOVERNED


# -- [1.13.1] legates


def test_1_13_1_a_legate_counts_his_governors_command() -> None:
    line = (
        "laws=vatinian_law amphora=manlius*(field_consul) provinces=macedonia(governor:manlius,dial3,legate)"
        " events=barbarian_raids:1 dice=4,4 treasury=0"
    )
    game = revenue(line)
    assert asked(game) == "TakeSpoils"
    game = revenue(f"{line} legate_raid_mil=absent")
    assert asked(game) == "Redistribution"
    assert game.where[man("manlius")] == ROME


def test_1_13_1_a_looted_province_has_a_flag_and_no_marker() -> None:
    game = revenue(
        "laws=vatinian_law amphora=manlius*(field_consul)"
        " provinces=asia(governor:manlius,dial1,legate),africa(governor:manlius,dial3,legate)"
        " dice=3,5,5,3,3,3,3"
    )
    assert asked(game) == "TakeSpoils"
    speak(game, "yes", "no")
    until(game, "Contributions", "Persuade")
    # 3 + 2 or 3 - 1: the first that is asked is the first by number, africa
    assert [game.looted >> province(key) & 1 for key in ("africa", "asia")] == [1, 0]
    assert purse(game, "manlius") == 3 + 2
    assert [game.developed >> province(key) & 1 for key in ("africa", "asia")] == [0, 1]
    to_forum(game)
    assert game.province[province("asia")] == VACANT
    assert game.dial[province("africa")] == 2
    assert game.where[man("manlius")] == ROME


def test_1_13_1_disorder_takes_the_province_but_not_the_absent_man() -> None:
    game = revenue(
        "laws=vatinian_law amphora=manlius*(field_consul) provinces=africa(governor:manlius,dial3,legate)"
        " events=internal_disorder:1 dice=1"
    )
    assert game.province[province("africa")] == REVOLTED
    assert game.where[man("manlius")] == ROME
    assert game.curia == []


# -- [1.06.2] rebels


def test_1_06_2_a_rebel_pays_what_he_can() -> None:
    game = revenue("amphora=julius*,manlius@revolt(rebel,t4) amphora.box=5 wars=civil_war:active forces=manlius:6+1v.manlius")
    for _ in range(20):
        if asked(game) == "Redistribution":
            break
        speak(game, menu(game)[-1])
    assert count(game.legions[FORCE + man("manlius")]) == 5
    assert count(game.legions[ACTIVE]) == 2
    assert game.box[1] + purse(game, "manlius") == 1
    assert purse(game, "julius") == 3


# -- [1.06.3] redistribution


def test_1_06_3_a_captive_and_a_rebel_are_no_part_of_it() -> None:
    game = revenue(
        "wars=1st_punic_war:active,civil_war:active"
        " amphora=julius*,claudius@captive.1st_punic_war(t6),manlius@revolt(rebel,t4)"
        " forces=manlius:1v.manlius"
    )
    until(game, "Redistribution")
    offered = menu(game, 1)
    assert "senator claudius" not in offered
    assert "senator manlius" not in offered
    assert is_refused(game, "senator claudius", seat=1)


def test_1_06_3_a_gift_asks_its_receiver_again() -> None:
    game = revenue("column=cornelius*(rome_consul,t5)")
    speak(game, "done", seat=1)
    assert 1 not in game.actors()
    before = game.box[1] + sum(game.talents[man(key)] for key in ("julius",))
    speak(game, "senator cornelius", "talents 3", "give", seat=0)
    speak(game, "faction amphora", "talents 5", seat=0)
    assert 1 in game.actors()
    assert game.box[1] + sum(game.talents[man(key)] for key in ("julius",)) > before


# -- [1.06.52] contributions


@pytest.mark.parametrize(("given", "gain"), [(9, 0), (10, 1), (24, 1), (25, 3), (49, 3), (50, 7), (80, 7)])
def test_1_06_52_what_a_contribution_earns(given: int, gain: int) -> None:
    game = revenue("amphora=julius,claudius*(t90) treasury=0")
    until(game, "Contributions")
    while game.actors() != [1]:
        speak(game, "pass")
    speak(game, "senator claudius", f"talents {given}")
    assert game.influence[man("claudius")] == 4 + gain
    assert game.treasury == 100 + given
    until(game, "Contributions")
    while game.actors() and game.actors() != [1] and asked(game) == "Contributions":
        speak(game, "pass")
    if asked(game) == "Contributions":
        assert is_refused(game, "senator claudius")


def test_1_06_52_the_box_gives_nothing() -> None:
    game = revenue("amphora=julius,claudius* amphora.box=30")
    until(game, "Contributions")
    assert game.talents[man("claudius")] == 3
    while game.actors() != [1]:
        speak(game, "pass")
    speak(game, "senator claudius")
    assert "talents 3" in menu(game)
    assert is_refused(game, "talents 4")


def test_1_06_52_a_governor_gives_but_not_a_captive() -> None:
    game = revenue("wars=1st_punic_war:active amphora=julius*,claudius@sicilia(t20),manlius@captive.1st_punic_war(t20)")
    speak(game, "no")
    until(game, "Contributions")
    while game.actors() != [1]:
        speak(game, "pass")
    assert "senator claudius" in menu(game)
    assert "senator manlius" not in menu(game)


# -- [1.06.53] debts


def test_1_06_53_the_bill() -> None:
    game = revenue(
        "treasury=100"
        " wars=1st_punic_war:active,1st_gallic_war:active+unprosecuted,2nd_punic_war:imminent,1st_illyrian_war:inactive"
        " bills=1,0,1 forces=active:10+5f"
    )
    to_forum(game)
    assert game.treasury == 100
    assert list(game.bills) == [0, 0, 1]


def test_1_06_53_nought_is_solvent_and_one_less_is_not() -> None:
    game = revenue("treasury=0 wars=1st_punic_war:active,1st_gallic_war:active,syrian_war:active forces=active:20")
    to_forum(game)
    assert game.treasury == 0
    assert not game.over
    game = revenue("treasury=0 wars=1st_punic_war:active,1st_gallic_war:active,syrian_war:active forces=active:20+1f")
    to_forum(game)
    assert game.over
    assert game.winner < 0


@pytest.mark.parametrize(("counts", "left"), [("true", 80), ("false", 100)])
def test_1_06_53_a_civil_war_is_one_active_war(counts: str, left: int) -> None:
    game = revenue(
        f"civil_war_counts={counts} treasury=0 amphora=julius*,manlius@revolt(rebel) wars=civil_war:active"
        f" forces=manlius:1v.manlius"
    )
    to_forum(game)
    assert game.treasury == left


def test_1_06_53_garrisons_and_forces_are_paid() -> None:
    game = revenue(
        "treasury=0 amphora=julius*,manlius@sicilia wars=1st_punic_war:active"
        " star=junius*,acilius@1st_punic_war forces=sicilia:2,acilius:3+2f events=internal_disorder:1 dice=6"
    )
    to_forum(game)
    assert game.treasury == 100 - 20 - 4 - 10


# -- [1.06.6] dials


def test_1_06_6_a_governor_comes_home_corrupt() -> None:
    game = revenue("amphora=julius*,manlius@sicilia provinces=sicilia(dial1) forces=sicilia:1 dice=3,1,1,1")
    speak(game, "yes")
    to_forum(game)
    assert game.where[man("manlius")] == ROME
    assert game.corrupt >> man("manlius") & 1
    assert game.province[province("sicilia")] == VACANT
    assert count(game.legions[GARRISON + province("sicilia")]) == 1


def test_1_06_6_an_unaligned_governor_comes_to_the_forum() -> None:
    game = revenue("forum=aelius@sicilia provinces=sicilia(dial1) dice=1,1,1,1")
    to_forum(game)
    assert game.where[man("aelius")] == ROME
    assert game.forum >> man("aelius") & 1


def test_1_12_2_thirty_five_by_contribution_or_on_return() -> None:
    game = revenue("amphora=julius*,manlius@sicilia(inf36) provinces=sicilia(dial1) dice=1,1,1,1")
    assert game.consul_for_life < 0
    speak(game, "no")
    to_forum(game)
    assert game.consul_for_life == man("manlius")
