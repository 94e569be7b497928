"""[1.09.643] The minimum force: who must consent, and to what (B-46, B-71)."""

from __future__ import annotations

from comitium.games.republic.catalogue.ids import DICTATOR, FIELD_CONSUL, MASTER_OF_HORSE, ROME_CONSUL
from comitium.games.republic.rules.r1_09_senate import kinds
from comitium.games.republic.state.numbers import DEAD, IMMINENT, INACTIVE, NOBODY
from games.republic.fixtures.builder import (
    asked,
    deal,
    lead,
    man,
    put,
    raise_fleets,
    raise_legions,
    raise_veterans,
    rebel,
    wage,
    war,
)
from games.republic.fixtures.senate import ballot, can, hush, offer, refused, senate_with_officers, sit, tell, tribune
from games.republic.fixtures.wars.armies import armed, deploy, floor, force, something

# -- 1.09.643


def test_1_09_643_sixteen_legions_and_four_against_seventeen_need_no_consent() -> None:
    """[1.09.9] The Lusitanian War with Viriathus and the Numantine one: 6 × 2 + 5."""
    game = senate_with_officers("middle")
    raise_legions(game, 16)
    raise_fleets(game, 4)
    wage(game, "lusitanian_war")
    wage(game, "numantine_war")
    lead(game, "viriathus")
    sit(game)
    offer(game, kinds.MILITARY)
    deploy(game, "julius", "lusitanian_war", 16, 4)
    tell(game, "done")
    hush(game)
    assert asked(game) == "Call"


def test_1_09_643_three_legions_and_four_against_eleven_need_consent() -> None:
    game = armed(3, 2)
    wage(game, "syrian_war")
    lead(game, "antiochus_iii")  # 6 + 5 = 11
    sit(game)
    floor(game, "julius", "syrian_war", 3, 2)
    assert asked(game) == "Consent"
    assert game.actors() == [1]
    tell(game, "no")
    hush(game)
    assert asked(game) == "Business"
    assert game.in_rome(man("julius"))


def test_b_71_a_refusal_stands_for_the_same_force_another_may_be_asked() -> None:
    game = armed(8, 4)
    wage(game, "germanic_migrations")
    sit(game)
    floor(game, "julius", "germanic_migrations", 3)
    tell(game, "no")
    offer(game, kinds.MILITARY)
    deploy(game, "julius", "germanic_migrations", 3)
    refused(game, "done", "1.09.643")
    tell(game, "pass")
    floor(game, "julius", "germanic_migrations", 5)
    assert asked(game) == "Consent"
    tell(game, "yes")
    ballot(game)
    assert force(game, "julius") == (5, 0)


def test_b_71_the_same_force_after_the_war_has_changed() -> None:
    game = armed(8, 6)
    wage(game, "2nd_macedonian_war")  # 10
    number = lead(game, "philip_v")  # and 6
    sit(game)
    floor(game, "julius", "2nd_macedonian_war", 3, 5)
    tell(game, "no")
    game.enemy[number] = DEAD  # 10 is still too much for 3 + 3
    floor(game, "julius", "2nd_macedonian_war", 3, 5)
    assert asked(game) == "Consent"


def test_b_71_his_own_player_may_propose_it_all_the_same() -> None:
    game = armed(8, 4)
    wage(game, "germanic_migrations")
    deal(game, 1, "tribune_1")
    sit(game)
    floor(game, "julius", "germanic_migrations", 3)
    tell(game, "no")
    something(game)
    tribune(game, 1)
    tell(game, "propose military")
    deploy(game, "julius", "germanic_migrations", 3)
    assert can(game, "done")


def test_b_46_the_proposers_own_commander_is_not_asked() -> None:
    game = armed(3, 2)
    game.offices[ROME_CONSUL], game.offices[FIELD_CONSUL] = man("cornelius"), man("fabius")
    wage(game, "germanic_migrations")
    sit(game)
    floor(game, "fabius", "germanic_migrations", 3)
    hush(game)
    assert asked(game) == "Call"


def test_b_46_mil_counts_up_to_the_number_of_legions() -> None:
    game = armed(12, 2)
    wage(game, "4th_macedonian_war")  # 5, support 1
    sit(game)
    floor(game, "julius", "4th_macedonian_war", 2, 1)  # 2 + 2 = 4 < 5
    assert asked(game) == "Consent"
    game = armed(12, 2)
    wage(game, "4th_macedonian_war")
    sit(game)
    floor(game, "julius", "4th_macedonian_war", 3, 1)  # 3 + 3 = 6
    hush(game)
    assert asked(game) == "Call"


def test_b_46_a_veteran_counts_two() -> None:
    game = senate_with_officers("middle")
    mask = raise_veterans(game, 3)
    raise_fleets(game, 2)
    wage(game, "1st_gallic_war")  # 10
    sit(game)
    offer(game, kinds.MILITARY)
    legions = tuple(one for one in range(25) if mask >> one & 1)
    deploy(game, "julius", "1st_gallic_war", 0, 0, veterans=legions)  # 6 + 4 = 10
    tell(game, "done")
    hush(game)
    assert asked(game) == "Call"


def test_b_46_every_applicable_test_must_hold_at_sea_too() -> None:
    game = armed(12, 12)
    wage(game, "1st_punic_war")  # land 10, fleet 10, support 5
    sit(game)
    floor(game, "julius", "1st_punic_war", 12, 5)  # at sea 5 + 4 = 9 < 10
    assert asked(game) == "Consent"
    game = armed(12, 12)
    wage(game, "1st_punic_war")
    sit(game)
    floor(game, "julius", "1st_punic_war", 12, 6)  # 6 + 4
    hush(game)
    assert asked(game) == "Call"


def test_b_46_a_beaten_fleet_needs_no_test() -> None:
    game = armed(12, 12)
    wage(game, "1st_punic_war")
    game.naval_victory |= 1 << war("1st_punic_war")
    sit(game)
    floor(game, "julius", "1st_punic_war", 12, 5)
    hush(game)
    assert asked(game) == "Call"


def test_b_46_with_sum_one_test_of_everything() -> None:
    """12 legions + 5 fleets + MIL 4 = 21 ≥ 20: enough together, though 9 < 10 at sea."""
    game = armed(12, 12, minimum_force_test="sum")
    wage(game, "1st_punic_war")
    sit(game)
    floor(game, "julius", "1st_punic_war", 12, 5)
    hush(game)
    assert asked(game) == "Call"
    game = armed(12, 12, minimum_force_test="sum")
    wage(game, "1st_punic_war")
    sit(game)
    floor(game, "julius", "1st_punic_war", 10, 5)  # 19
    assert asked(game) == "Consent"


def test_b_46_the_master_of_horse_adds_his_rating() -> None:
    """[1.09.34] 9 + 7 = 16; 5 + 5 = 10."""
    for legions, needed, consent in (
        (9, "germanic_migrations", False),
        (5, "1st_gallic_war", False),
        (4, "1st_gallic_war", True),
    ):
        game = armed(12, 2)
        wage(game, needed)  # 15, 10
        game.offices[DICTATOR] = man("claudius")  # MIL 2, of B
        game.offices[MASTER_OF_HORSE] = man("julius")  # MIL 4
        game.offices[FIELD_CONSUL] = NOBODY
        game.session.stood_down |= 1 << man("claudius")  # so that A's Consul presides
        sit(game)
        floor(game, "claudius", needed, legions)
        hush(game)
        assert (asked(game) == "Consent") == consent, legions


def test_b_46_pompeys_rating_is_two() -> None:
    game = armed(12, 2)
    put(game, "30a_pompey", 1)
    game.offices[FIELD_CONSUL] = man("30a_pompey")
    wage(game, "1st_gallic_war")
    sit(game)
    floor(game, "30a_pompey", "1st_gallic_war", 7)  # 9 < 10
    assert asked(game) == "Consent"


def test_b_46_strength_after_this_proposals_activations() -> None:
    """The imminent second war doubles the first one: 12 + 4 = 16 < 20."""
    game = armed(20, 12)
    wage(game, "1st_punic_war")
    wage(game, "2nd_punic_war", IMMINENT)
    game.naval_victory |= 1 << war("1st_punic_war")
    sit(game)
    offer(game, kinds.MILITARY)
    deploy(game, "julius", "1st_punic_war", 12, 5)
    deploy(game, "cornelius", "2nd_punic_war", 8, 5)
    tell(game, "done")
    assert asked(game) == "Consent"
    assert game.actors() == [1]


def test_b_46_a_leader_in_the_curia_counts_if_he_would_join() -> None:
    """[A-26] 1st Punic 10 + Hamilcar 3: 7 + 4 = 11 is too little; 9 + 4 is enough."""
    from comitium.games.republic.state.numbers import IN_CURIA

    for legions, question in ((7, "Consent"), (9, "Call")):
        game = armed(12, 12)
        wage(game, "1st_punic_war", INACTIVE)
        lead(game, "hamilcar", IN_CURIA)
        sit(game)
        floor(game, "julius", "1st_punic_war", legions, 12)
        hush(game)
        assert asked(game) == question
        assert game.zone[war("1st_punic_war")] == INACTIVE


def test_b_46_against_a_rebel_his_army_counts() -> None:
    game = armed(12, 0)
    put(game, "flaminius", 3)  # MIL 4
    rebel(game, man("flaminius"), legions=6)  # 6 + 4 = 10
    sit(game)
    floor(game, "julius", "civil_war", 5)  # 5 + 4 = 9
    assert asked(game) == "Consent"
    game = armed(12, 0)
    put(game, "flaminius", 3)
    rebel(game, man("flaminius"), legions=6)
    sit(game)
    floor(game, "julius", "civil_war", 6)
    hush(game)
    assert asked(game) == "Call"
