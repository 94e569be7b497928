"""[1.09.9] [S9] The closing of the Senate: New Alliance, the Land Commissioner, automatic recalls, in this order (B-58)."""

from __future__ import annotations

import pytest

from comitium.games.republic.catalogue.ids import LAND_COMMISSIONER, LUCULLUS
from comitium.games.republic.catalogue.wars import SPOILS, WAR_CARD
from comitium.games.republic.events import business as business_events
from comitium.games.republic.rules.r1_09_senate import kinds
from comitium.games.republic.state.numbers import (
    BEATEN,
    CIVIL_WAR,
    FORCE,
    FOUGHT,
    IMMINENT,
    IN_FORUM,
    INACTIVE,
    NOWHERE,
    OUT,
    REBEL,
    REVOLTED,
    STRAY,
    VACANT,
)
from comitium.games.republic.state.republic import LUCULLUS as RECALLED
from comitium.games.republic.state.republic import Republic
from games.republic.fixtures.builder import (
    asked,
    capture,
    check,
    create,
    event,
    grant,
    lead,
    listen,
    man,
    province,
    put,
    raise_fleets,
    raise_legions,
    rebel,
    send,
    stray,
    wage,
    war,
)
from games.republic.fixtures.senate import adjourn, ballot, can, hush, menu, offer, refused, senate_with_officers, sit, tell
from games.republic.fixtures.wars.armies import home


def close(game: Republic) -> None:
    """The Senate closes, without a session before it."""
    sit(game, "session_closes")
    hush(game)


def field(where: str, legions: int, fleets: int, who: str = "claudius") -> Republic:
    game = senate_with_officers("middle")
    wage(game, where)
    send(game, man(who), where, legions=legions, fleets=fleets)
    game.proconsuls |= 1 << man(who)
    return game


# -- 1.09.9


def test_1_09_9_a_proconsul_without_support_comes_home() -> None:
    game = field("1st_macedonian_war", 14, 8)  # support 10
    ear = listen(game)
    close(game)
    assert game.in_rome(man("claudius"))
    assert home(game) == (14, 8)
    assert not game.proconsuls >> man("claudius") & 1
    assert len(ear.all(business_events.RecalledAutomatically)) == 1
    check(game)


def test_1_09_9_with_support_he_stays() -> None:
    game = field("1st_macedonian_war", 14, 10)
    close(game)
    assert not game.in_rome(man("claudius"))
    assert game.legions[FORCE + man("claudius")].bit_count() == 14


def test_1_09_9_a_proconsul_without_legions_for_a_land_battle_comes_home() -> None:
    game = field("syrian_war", 0, 5)
    game.naval_victory |= 1 << war("syrian_war")
    close(game)
    assert game.in_rome(man("claudius"))
    assert home(game) == (0, 5)


def test_1_09_9_without_fleets_for_a_naval_battle_he_comes_home() -> None:
    game = field("1st_punic_war", 0, 0)
    close(game)
    assert game.in_rome(man("claudius"))


def test_b_59_fleets_alone_against_an_enemy_fleet_stay() -> None:
    game = field("1st_punic_war", 0, 1)
    close(game)
    assert not game.in_rome(man("claudius"))


def test_b_59_with_the_option_they_need_the_support() -> None:
    game = senate_with_officers("middle", fleet_only_support="required")
    wage(game, "1st_punic_war")
    send(game, man("claudius"), "1st_punic_war", fleets=4)
    close(game)
    assert game.in_rome(man("claudius"))


def test_1_09_643_a_weak_proconsul_is_not_recalled() -> None:
    game = field("germanic_migrations", 1, 0)
    close(game)
    assert not game.in_rome(man("claudius"))


def test_1_09_9_troops_without_a_commander_come_home() -> None:
    game = senate_with_officers("middle")
    wage(game, "1st_gallic_war")
    stray(game, "1st_gallic_war", 5)
    ear = listen(game)
    close(game)
    assert home(game) == (5, 0)
    assert game.legions[STRAY + war("1st_gallic_war")] == 0
    assert len(ear.all(business_events.StraysCameHome)) == 1
    check(game)


def test_1_09_9_a_commander_sent_against_it_keeps_them() -> None:
    game = senate_with_officers("middle")
    wage(game, "1st_gallic_war")
    stray(game, "1st_gallic_war", 5)
    raise_legions(game, 5)
    sit(game)
    offer(game, kinds.MILITARY)
    tell(game, "deploy julius", "war 1st_gallic_war", "legions 5", "done")
    ballot(game)
    adjourn(game)
    hush(game)
    assert game.legions[FORCE + man("julius")].bit_count() == 10


def test_1_09_9_rebel_armies_are_not_recalled() -> None:
    game = senate_with_officers("middle")
    put(game, "flaminius", 3)
    rebel(game, man("flaminius"), legions=4)
    close(game)
    assert game.where[man("flaminius")] == REBEL
    assert game.legions[FORCE + man("flaminius")].bit_count() == 4


def test_1_09_9_an_army_against_the_rebel_needs_legions_only() -> None:
    game = senate_with_officers("middle")
    put(game, "flaminius", 3)
    rebel(game, man("flaminius"), legions=4)
    send(game, man("claudius"), "civil_war", legions=3)
    close(game)
    assert not game.in_rome(man("claudius"))
    assert game.zone[CIVIL_WAR] == FOUGHT


def test_c_40_lucullus_comes_home_after_his_ability() -> None:
    for mark, here in ((1, True), (0, False)):
        game = senate_with_officers("late")
        put(game, "29b_lucullus", 2)
        wage(game, "2nd_gallic_war")
        send(game, LUCULLUS, "2nd_gallic_war", legions=8)
        game.marks[RECALLED] = mark
        close(game)
        assert game.in_rome(LUCULLUS) == here
        assert game.marks[RECALLED] == 0


def test_1_09_9_who_was_sent_in_this_phase_stays() -> None:
    """Lucullus was called home and sent anew: his time is over, his new command is not."""
    game = senate_with_officers("late")
    put(game, "29b_lucullus", 2)
    wage(game, "2nd_gallic_war")
    send(game, LUCULLUS, "2nd_gallic_war", legions=8)
    game.marks[RECALLED] = 1
    game.session.sent |= 1 << LUCULLUS
    close(game)
    assert not game.in_rome(LUCULLUS)


def test_1_09_9_it_happens_after_the_session_too_late_for_attempts() -> None:
    game = field("1st_macedonian_war", 14, 8)
    sit(game)
    adjourn(game)
    hush(game)
    assert game.in_rome(man("claudius"))
    assert asked(game) == ""


# -- New Alliance


def test_new_alliance_light_half_the_spoils_and_back_into_the_pile() -> None:
    game = senate_with_officers("middle")
    game.deck = list(range(140, 160))
    wage(game, "syrian_war")
    wage(game, "1st_gallic_war", INACTIVE)
    send(game, man("claudius"), "syrian_war", legions=6, fleets=2)
    event(game, "new_alliance", 1)
    before = game.treasury
    close(game)
    assert game.actors() == [0]  # the HRAO's faction
    tell(game, "war syrian_war")
    assert game.treasury == before + SPOILS[war("syrian_war")] // 2
    assert game.zone[war("syrian_war")] == NOWHERE
    assert WAR_CARD[war("syrian_war")] in game.deck[-7:]
    assert game.in_rome(man("claudius"))
    assert home(game) == (6, 2)
    assert asked(game) == ""


def test_new_alliance_dark_all_the_spoils_its_provinces_and_beaten() -> None:
    game = senate_with_officers("middle")
    wage(game, "1st_punic_war")
    event(game, "new_alliance", 2)
    before = game.treasury
    close(game)
    tell(game, "war 1st_punic_war")
    assert game.treasury == before + SPOILS[war("1st_punic_war")]
    assert game.zone[war("1st_punic_war")] == BEATEN
    assert game.province[province("sicilia")] == VACANT  # waits for the next turn (B-34)
    assert asked(game) == ""


@pytest.mark.parametrize("zone", [FOUGHT, INACTIVE, IMMINENT])
def test_new_alliance_any_zone_counts(zone: int) -> None:
    game = senate_with_officers("middle")
    wage(game, "syrian_war", zone)
    event(game, "new_alliance", 1)
    close(game)
    assert menu(game) == ["war syrian_war"]


def test_new_alliance_light_may_take_a_revolt_dark_may_not() -> None:
    for level, able in ((1, True), (2, False)):
        game = senate_with_officers("middle")
        wage(game, "syrian_war")
        create(game, "sicilia")
        game.province[province("sicilia")] = REVOLTED
        game.zone[war("sicilia")] = FOUGHT
        event(game, "new_alliance", level)
        close(game)
        assert any("sicilia" in word for word in menu(game)) == able


def test_new_alliance_a_civil_war_cannot_be_chosen() -> None:
    game = senate_with_officers("middle")
    put(game, "flaminius", 3)
    rebel(game, man("flaminius"), legions=4)
    event(game, "new_alliance", 1)
    close(game)
    assert asked(game) == ""


def test_new_alliance_no_war_no_question() -> None:
    game = senate_with_officers("middle")
    event(game, "new_alliance", 2)
    close(game)
    assert asked(game) == ""


def test_new_alliance_captives_of_that_war_die() -> None:
    game = senate_with_officers("middle")
    wage(game, "syrian_war")
    capture(game, man("claudius"), war("syrian_war"))
    event(game, "new_alliance", 1)
    close(game)
    tell(game, "war syrian_war")
    assert game.where[man("claudius")] == OUT


def test_new_alliance_the_hrao_of_this_moment_chooses() -> None:
    """[1.09.642] The Rome Consul has just left for a war: the next in rank chooses."""
    game = senate_with_officers("middle")
    wage(game, "syrian_war")
    wage(game, "1st_gallic_war")
    send(game, man("cornelius"), "1st_gallic_war", legions=6)
    event(game, "new_alliance", 1)
    close(game)
    assert game.actors() == [1]


def test_b_58_the_alliance_comes_before_the_recalls() -> None:
    """The proconsul lacks support: his war is chosen, and he comes home by the treaty, not by the recall."""
    game = field("1st_macedonian_war", 14, 8)
    event(game, "new_alliance", 1)
    ear = listen(game)
    close(game)
    assert not game.in_rome(man("claudius"))
    tell(game, "war 1st_macedonian_war")
    assert game.in_rome(man("claudius"))
    assert ear.all(business_events.RecalledAutomatically) == []


def test_b_58_the_land_commissioner_leaves_between_them() -> None:
    game = field("1st_macedonian_war", 14, 8)
    wage(game, "syrian_war")
    grant(game, "land_commissioner", man("fabius"))
    event(game, "new_alliance", 1)
    ear = listen(game)
    close(game)
    assert game.holder[LAND_COMMISSIONER] == man("fabius")
    tell(game, "war syrian_war")
    assert game.holder[LAND_COMMISSIONER] == IN_FORUM
    names = ear.names()
    assert names.index("PeaceMade") < names.index("ConcessionReturned") < names.index("RecalledAutomatically")


def test_new_alliance_illegal_answers_change_nothing() -> None:
    game = senate_with_officers("middle")
    wage(game, "syrian_war")
    event(game, "new_alliance", 1)
    close(game)
    refused(game, "war 1st_punic_war", "1.07.21")
    refused(game, "pass", "1.07.21")
    refused(game, "senator fabius")


def test_refuge_saves_a_leader_whom_an_alliance_would_remove() -> None:
    from comitium.games.republic.state.numbers import IN_REFUGE

    game = senate_with_officers("middle")
    wage(game, "syrian_war")
    number = lead(game, "antiochus_iii")
    event(game, "refuge", 1)
    event(game, "new_alliance", 2)
    close(game)
    tell(game, "war syrian_war")
    assert game.enemy[number] == IN_REFUGE


def test_s9_the_phase_ends_and_its_ledger_with_it() -> None:
    game = senate_with_officers("middle")
    raise_fleets(game, 2)
    sit(game)
    assert can(game, "adjourn")
    adjourn(game)
    hush(game)
    assert asked(game) == ""
    assert not game.session.sitting
