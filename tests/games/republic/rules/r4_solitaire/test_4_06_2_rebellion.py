"""[4.06.2] Rebellions of neutrals: three conditions; and what neutrals do in a civil war."""

from __future__ import annotations

import pytest

from comitium.games.republic.choices import PASS, VETERAN, WAR
from comitium.games.republic.events.revolution import LegionsBought, LegionSounded, VeteranLeftRebel
from comitium.games.republic.events.solo import revolution as told
from comitium.games.republic.game_type import GAME_TYPE
from comitium.games.republic.rules.r1_11_revolution.choices import LAY_DOWN, REVOLT, SOUND_OUT
from comitium.games.republic.rules.r1_11_revolution.r1_11_3_declaration import DECLARATIONS, Declarations
from comitium.games.republic.rules.r1_11_revolution.r1_11_32_partisans import RISING, Rising
from comitium.games.republic.rules.r1_11_revolution.r1_11_36_veterans import Defection
from comitium.games.republic.rules.r1_12_victory.endings import MARCHED
from comitium.games.republic.rules.r1_12_victory.r1_12_4_survival import LastStand
from comitium.games.republic.rules.r4_solitaire.r4_06_2_rebellion import favourable
from comitium.games.republic.state.numbers import ACTIVE, EARLY, FORCE, LATE, MIDDLE, NOBODY, REBEL, count
from comitium.games.republic.state.republic import Republic
from games.republic.fixtures.builder import Ear, asked, man, refusal, say, war
from games.republic.fixtures.solo.positions import begin, position

FABIUS = man("fabius")
HOME = "fabius*@syrian_war(t11,victorious,proconsul),junius"


def fabius(forces: str, *dice: int, box: int = 25, men: str = HOME, more: str = "") -> tuple[Republic, Ear]:
    """The rulebook's Fabius, of the Populists, has won his war; the other legions are where `more` says."""
    game = position(f"phase=revolution wars=syrian_war:beaten torch.box={box} forces=fabius:{forces} {more}", torch=men)
    game.loaded = list(dice)
    return game, begin(game, Declarations())


def fate(game: Republic) -> tuple[int, int]:
    return game.rebel, game.talents[FABIUS]


# -- the example of the rulebook


def test_4_06_2_seven_of_twelve_legions_are_not_enough() -> None:
    game, ear = fabius("11+1v.fabius", *[4] * 6, *[3] * 5)
    assert fate(game) == (NOBODY, 0)
    assert ear.all(told.FundsCounted)[0].needed == 36
    expected = ear.all(told.FollowersExpected)[0]
    assert (expected.sixths, expected.total, expected.amount, expected.amount2) == (39, 12, 11, 11)
    counted = ear.all(told.FollowersCounted)[0]
    assert (counted.amount, counted.total, counted.needed) == (7, 12, 8)
    assert "CommandReturned" in ear.names()
    assert asked(game) == "Idle"


def test_4_06_2_eight_of_twelve_legions_are_enough() -> None:
    game, ear = fabius("11+1v.fabius", *[4] * 7, *[3] * 4)
    assert fate(game) == (FABIUS, 0)
    assert game.where[FABIUS] == REBEL
    assert count(game.legions[FORCE + FABIUS]) == 8
    assert count(game.legions[ACTIVE]) == 4
    assert ear.all(LegionsBought)[0].amount == 11
    assert len(ear.all(LegionSounded)) == 11
    assert asked(game) == "Idle"


# -- A


def test_4_06_2_without_three_talents_a_legion_nothing_is_thrown() -> None:
    game, ear = fabius("11+1v.fabius", box=24)
    assert fate(game) == (NOBODY, 11)
    assert ear.all(told.FundsCounted)[0].amount == 35
    assert "FollowersExpected" not in ear.names()


def test_d_42_the_money_is_counted_before_the_legions_are_paid() -> None:
    game, _ = fabius("11+1v.fabius", *[6] * 11, box=25)
    assert game.rebel == FABIUS
    assert game.talents[FABIUS] + game.box[4] == 25


# -- B


def test_d_42_the_faction_treasury_does_not_pay_the_legions() -> None:
    game, ear = fabius("11+1v.fabius", box=60, men="fabius*@syrian_war(t10,victorious,proconsul),junius")
    assert fate(game) == (NOBODY, 10)
    assert "FollowersExpected" in ear.names()
    assert not ear.all(LegionSounded)


def test_4_06_2_ten_of_twelve_legions_promise_too_few() -> None:
    game = position(
        "phase=revolution wars=syrian_war:beaten torch.box=40 forces=active:2,fabius:10",
        torch=HOME,
    )
    ear = begin(game, Declarations())
    expected = ear.all(told.FollowersExpected)[0]
    assert (expected.sixths, expected.total) == (30, 12)
    assert fate(game) == (NOBODY, 11)
    assert not ear.all(LegionSounded)


def test_4_06_2_exactly_half_is_not_enough_to_try() -> None:
    game, ear = fabius("12", box=40, men="fabius*@syrian_war(t12,victorious,proconsul),junius")
    expected = ear.all(told.FollowersExpected)[0]
    assert (expected.sixths, expected.total) == (36, 12)
    assert fate(game) == (NOBODY, 12)
    assert not ear.all(LegionSounded)


@pytest.mark.parametrize(("following", "rises"), [(7, False), (8, True)])
def test_4_06_2_in_the_middle_republic_ten_of_twelve_are_tried(following: int, rises: bool) -> None:
    game = position(
        "phase=revolution scenario=middle wars=syrian_war:beaten torch.box=40 forces=active:2,fabius:10",
        torch=HOME,
    )
    game.loaded = [3] * following + [2] * (10 - following)
    ear = begin(game, Declarations())
    assert ear.all(told.FollowersExpected)[0].sixths == 40
    assert fate(game) == (FABIUS if rises else NOBODY, 1)


def test_4_06_2_garrisons_and_other_armies_count_among_all_legions() -> None:
    game = position(
        "phase=revolution wars=syrian_war:beaten,1st_punic_war:active torch.box=60 provinces=sicilia "
        "forces=active:1,sicilia:2,valerius:3,fabius:11",
        amphora="valerius*@1st_punic_war(proconsul),manlius",
        torch="fabius*@syrian_war(t20,victorious,proconsul),junius",
    )
    ear = begin(game, Declarations())
    assert ear.all(told.FollowersExpected)[0].total == 17


@pytest.mark.parametrize(("era", "omens", "faces"), [(EARLY, 0, 3), (MIDDLE, 0, 4), (LATE, 0, 5), (EARLY, 1, 2), (LATE, 2, 3)])
def test_4_06_2_what_may_be_expected_follows_the_table_and_the_omens(era: int, omens: int, faces: int) -> None:
    game = position(f"phase=revolution events=evil_omens:{omens}" if omens else "phase=revolution")
    game.era = era
    assert favourable(game) == faces


# -- who joins, who is in the way


def test_d_42_only_a_master_of_horse_of_his_faction_joins() -> None:
    men = "fabius*@syrian_war(t11,victorious,dictator),junius@syrian_war(master_of_horse),plautius"
    game, _ = fabius("11+1v.fabius", *[6] * 11, men=men)
    assert game.rebels == 1 << FABIUS | 1 << man("junius")
    game = position(
        "phase=revolution wars=syrian_war:beaten torch.box=25 forces=fabius:11+1v.fabius",
        torch="fabius*@syrian_war(t11,victorious,dictator),junius",
        star="claudius*,flaminius@syrian_war(master_of_horse)",
    )
    game.loaded = [6] * 11
    begin(game, Declarations())
    assert game.rebels == 1 << FABIUS


def test_4_06_2_d_62_nothing_is_thrown_while_a_rebellion_runs() -> None:
    game = position(
        "phase=revolution wars=syrian_war:beaten,civil_war:active torch.box=25 forces=fabius:11+1v.fabius,cornelius:1",
        column="cornelius*@revolt(rebel),papirius",
        torch=HOME,
    )
    ear = begin(game, Declarations())
    assert "FundsCounted" not in ear.names()
    assert game.talents[FABIUS] == 11


def test_4_06_2_several_commanders_speak_in_the_order_of_their_rank() -> None:
    game = position(
        "phase=revolution wars=syrian_war:beaten,1st_punic_war:beaten torch.box=90 forces=fabius:5,junius:9",
        torch="fabius*@syrian_war(t9,inf9,victorious,proconsul),junius@1st_punic_war(t9,inf3,victorious,proconsul)",
    )
    ear = begin(game, Declarations())
    assert [event.senator for event in ear.all(told.FundsCounted)] == [FABIUS, man("junius")]
    assert asked(game) == "Idle"


def test_d_42_a_neutral_master_of_horse_pays_nothing_for_a_player() -> None:
    game = position(
        "phase=revolution wars=syrian_war:beaten forces=cornelius:3",
        column="cornelius*@syrian_war(t2,victorious,dictator),papirius",
        torch="fabius*,junius@syrian_war(t9,master_of_horse)",
    )
    begin(game, Declarations())
    say(game, SOUND_OUT)
    assert game.actors() == [0]
    assert game.talents[man("junius")] == 9


# -- the Manilian Law


def test_4_06_2_the_dominant_player_may_lead_him_to_another_war() -> None:
    game = position(
        "phase=revolution wars=syrian_war:beaten,1st_gallic_war:active laws=manilian_law forces=fabius:4",
        torch=HOME,
    )
    begin(game, Declarations())
    assert asked(game) == "Delegated"
    assert game.legal(0) == [WAR + war("1st_gallic_war"), LAY_DOWN]
    assert refusal(game, REVOLT) == "4.06.2"
    other = game.clone()
    say(game, LAY_DOWN)
    assert asked(game) == "Idle"
    say(other, WAR + war("1st_gallic_war"))
    assert not other.victorious >> FABIUS & 1
    assert other.proconsuls >> FABIUS & 1


# -- veterans of loyal neutrals, and the last stand


def rebellion(text: str = "", **people: str) -> Republic:
    """Cornelius, of the player, is in revolt with a veteran of Valerius in his army."""
    men = {"column": "cornelius*@revolt(rebel),papirius", **people}
    return position(f"phase=combat wars=civil_war:active forces=cornelius:3+2v.valerius {text}", **men)


def test_1_11_36_veterans_of_a_loyal_neutral_leave_a_players_rebel_without_asking_him() -> None:
    game = rebellion()
    ear = begin(game, Defection(1, ACTIVE))
    assert asked(game) == "Idle"
    assert len(ear.all(VeteranLeftRebel)) == 2
    assert count(game.legions[ACTIVE]) == 2


def test_1_11_36_the_dominant_player_may_let_them_stay() -> None:
    game = position(
        "phase=combat wars=civil_war:active forces=fabius:3+2v.valerius",
        torch="fabius*@revolt(rebel),junius",
    )
    begin(game, Defection(1, ACTIVE))
    assert asked(game) == "Delegated"
    question: object = game.stack[-1]
    veterans = [choice for choice in game.legal(0) if choice >= VETERAN]
    assert getattr(question, "usual", 0) == veterans[0]
    say(game, veterans[1], PASS)
    assert count(game.legions[ACTIVE]) == 1


def test_1_11_36_a_position_in_which_the_dominant_player_is_asked_after_the_rising_is_read_again() -> None:
    """He who has declared himself commands no army of the Senate any more: he is the rebel."""
    game = position(
        "phase=revolution wars=civil_war:active forces=fabius:3+2v.valerius",
        torch="fabius*@revolt(rebel),junius",
    )
    game.stack = [Declarations(len(DECLARATIONS), [], FABIUS, 5, 7, 0), Rising(len(RISING), FABIUS, 7, 0)]
    begin(game, Defection(1, ACTIVE))
    assert asked(game) == "Delegated"
    text = GAME_TYPE.position(game)
    assert GAME_TYPE.position(GAME_TYPE.from_position(text, 1)) == text


def test_1_11_36_d_63_of_two_players_the_loyal_one_decides() -> None:
    game = position(
        "phase=combat wars=civil_war:active ranks=column,amphora,trident,star,torch forces=cornelius:3+2v.julius",
        3,
        column="cornelius*@revolt(rebel),papirius",
    )
    begin(game, Defection(2, ACTIVE))
    assert game.actors() == [1]


def test_1_12_4_a_neutral_rebel_fights_the_weakest_war_unless_the_dominant_player_says_otherwise() -> None:
    game = position(
        "phase=combat wars=civil_war:active,1st_gallic_war:active,1st_illyrian_war:active,syrian_war:active,"
        "1st_macedonian_war:active forces=fabius:20+15f",
        torch="fabius*@revolt(rebel),junius",
    )
    begin(game, LastStand(0, MARCHED, 4))
    assert asked(game) == "Delegated"
    assert getattr(game.stack[-1], "usual", 0) == WAR + war("1st_illyrian_war")
    assert len(game.legal(0)) == 4
