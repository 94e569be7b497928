"""What a card alone can do is shown by a test of its chapter; the tables here say by which, and the test must speak of the
card. A card, or a field of one, that stands nowhere fails."""

from __future__ import annotations

from typing import Final

import pytest

from comitium.games.republic.catalogue import records
from comitium.games.republic.catalogue.cards import CARD_INDEX, CARD_KEY, CARD_KIND, CARDS, name_key
from comitium.games.republic.catalogue.ids import (
    CONCESSION,
    DECK_EVENT,
    ERA_ENDS,
    FAMILY,
    INTRIGUE,
    LAW,
    LEADER,
    STATESMAN,
    WAR,
)
from comitium.games.republic.catalogue.keys import EVENT_KEYS
from games.republic.fixtures.builder import card
from games.republic.fixtures.card_files import entries
from games.republic.fixtures.proofs import missing, shown

# -- what a card alone can do, and who shows it

VOIDS = "test_1_07_343_statesmen_void_the_numbers_of_their_wars_as_commanders_only"
OWN_TRIBUNE = "test_b_11_cato_and_cicero_have_a_tribune_of_their_own_even_away_but_not_as_captives"
ABILITIES: Final[dict[str, tuple[str, ...]]] = {
    "1a_scipio_africanus": (VOIDS,),
    "2a_fabius_maximus_cunctator": (
        "test_c_11_fabius_halves_his_losses_rounded_up",
        "test_1_11_37_fabius_halves_the_losses_of_his_own_side_only",
        "test_fabius_maximus_halves_the_losses_of_his_garrison",
    ),
    "18a_flamininus": (VOIDS,),
    "19a_aemilius_paullus_macedonicus": (VOIDS,),
    "22a_cato_the_elder": (OWN_TRIBUNE,),
    "1b_scipio_aemilianus": (
        VOIDS,
        "test_1_10_21_what_he_voids_of_the_war_and_what_its_leader_keeps",
    ),
    "1c_sulla": (VOIDS,),
    "7a_flaccus": (
        "test_7a_flaccus_takes_it_from_the_forum_without_a_vote",
        "test_7a_flaccus_may_claim_when_the_land_commissioner_is_announced_for_another",
    ),
    "21a_glaucia": ("test_21a_glaucia_may_appeal_with_three_dice",),
    "23a_laenas": ("test_23a_laenas_vetoes_one_land_bill_a_turn_without_an_answer",),
    "25a_tiberius_gracchus": (
        "test_25a_a_gracchus_proposes_a_land_bill_of_his_own_once_a_turn",
        "test_1_07_411_the_gracchi_cling_to_each_other",
    ),
    "25b_gaius_gracchus": (
        "test_25_a_gracchus_proposes_one_bill_a_turn_of_his_own",
        "test_1_07_411_the_gracchi_cling_to_each_other",
    ),
    "27a_marius": (
        "test_1_07_5_die_and_talents_must_make_six",
        VOIDS,
    ),
    "4a_julius_caesar": ("test_1_10_5_caesar_makes_one_or_two_veterans",),
    "22b_cato_the_younger": ("test_1_09_15_who_has_a_tribune_of_his_own_vetoes_without_a_card",),
    "28a_cicero": (OWN_TRIBUNE,),
    "29a_crassus": (
        "test_1_06_1_crassus_leads_with_3_knights_and_mining_15",
        "test_b_41_crassus_earns_double",
    ),
    "29b_lucullus": (
        "test_c_40_lucullus_loses_nothing_but_the_war_is_not_prosecuted",
        "test_c_40_lucullus_comes_home_after_his_ability",
    ),
    "30a_pompey": (
        "test_c_79_pompey_throws_for_his_rating_before_each_battle",
        "test_1_07_31_pompey_gains_double",
        "test_1_09_441_pompey_loses_ten_popularity",
    ),
    "tribune": (
        "test_1_09_151_after_the_adjournment_a_tribune_forces_one_more_vote",
        "test_1_09_152_a_vetoed_pair_is_out_its_members_are_not",
        "test_b_12_a_booking_waits_until_there_is_something_to_propose",
        "test_1_09_642_a_suspension_that_takes_the_troops_away_voids_the_deployment",
    ),
    "assassin": ("test_1_09_72_five_kills_and_two_is_caught",),
    "secret_bodyguard": ("test_1_09_73_one_secret_bodyguard_saves_him_from_a_five",),
    "open_bodyguard": (
        "test_a_47_played_on_an_own_senator_in_rome_and_paid_at_once",
        "test_1_09_73_an_open_bodyguard_takes_two_off_and_rolls_once",
    ),
    "influence_peddling": ("test_1_07_35_a_random_card_moves_and_the_question_goes_on",),
    "seduction": ("test_1_07_413_seduction_bars_counter_bribes_and_is_discarded",),
    "blackmail": ("test_a_31_a_blackmail_that_fails_costs_its_target_dearly",),
    "graft": ("test_1_09_15_graft_may_be_paid_or_given_up",),
    "murder_of_a_tribune": ("test_1_09_15_murder_cancels_with_an_even_die_and_costs_popularity_in_any_case",),
    "mob_incited_to_violence": ("test_1_09_15_a_mob_strikes_the_senators_of_who_has_answered",),
    "proscription": (
        "test_c_41_proscription_turns_all_knights_into_talents",
        "test_1_07_5_a_proscription_bars_one_faction_and_helps_the_others",
    ),
    "cleopatra_vii": (
        "test_c_42_cleopatra_for_the_commander",
        "test_c_42_cleopatra_for_the_enemy_until_the_war_leaves",
    ),
    "calpurnian_law": ("test_calpurnian_law_the_fine_own_purse_then_the_factions_then_standing",),
    "military_reforms": ("test_military_reforms_thirty_five_influence_means_nothing_any_more",),
    "tradition_erodes": ("test_tradition_erodes_a_consul_may_follow_himself",),
    "servilian_law": (
        "test_servilian_law_gives_its_player_the_knight_bonus",
        "test_servilian_law_or_repeals_the_acilian_law",
    ),
    "acilian_law": ("test_acilian_law_the_fine_is_the_factions_with_most_knights",),
    "plautian_papirian_law": ("test_plautian_papirian_law_halves_the_war_and_calms_the_people",),
    "gabinian_law": ("test_c_23_the_gabinian_law_sells_units_at_ten_from_both_purses",),
    "vatinian_law": ("test_1_13_1_the_elected_chooses_to_go_or_to_send_a_legate",),
    "manilian_law": ("test_c_43_the_manilian_law_leads_him_to_another_war",),
    "julian_law": ("test_julian_law_clears_shortage_and_no_recruitment",),
    "pergamene_bequest": (
        "test_1_07_37_a_bequest_waits_and_its_province_comes_when_it_was_fetched",
        "test_1_06_51_a_fetched_bequest_pays_and_its_escort_comes_home",
    ),
    "bithynian_bequest": (
        "test_1_06_51_the_bithynian_bequest_brings_35",
        "test_1_07_37_a_bequest_whose_province_exists_is_discarded",
    ),
    "ptolemy_apion_bequest": (
        "test_b_1_apions_province_lies_in_the_forum_when_the_session_opens",
        "test_1_07_37_the_bequest_of_apion_lasts_until_the_next_forum",
    ),
    "second_catilinarian_conspiracy": ("test_a_48_the_conspiracy",),
    "era_ends": (
        "test_1_12_1_the_end_of_the_era_waits_for_the_end_of_the_phase",
        "test_1_07_41_a_natural_ten_fails_and_a_nine_once_the_era_ends",
    ),
}
EVENTS: Final[dict[str, tuple[str, str]]] = {  # the light side, the dark side
    "ally_deserts": ("test_c_8_an_ally_deserts_on_an_even_throw",) * 2,
    "allied_enthusiasm": ("test_1_06_51_allied_enthusiasm",) * 2,
    "barbarian_raids": (
        "test_1_06_a_total_of_15_is_overrun_and_the_black_die_says_what_is_lost",
        "test_1_06_the_dark_side_asks_for_more_than_17_and_omens_count",
    ),
    "drought": (
        "test_1_06_12_crassus_doubles_before_the_drought_multiplies",
        "test_1_08_12_an_unprosecuted_drought_war_and_two_draws_make_four",
    ),
    "enemy_leader_dies": (
        "test_a_35_the_only_leader_dies_without_a_question",
        "test_a_35_the_strongest_war_sues_for_peace",
    ),
    "enemy_ally_deserts": ("test_c_8_an_enemy_ally_deserts_on_an_odd_throw",) * 2,
    "epidemic": (
        "test_1_07_21_an_epidemic_kills_in_rome_only",
        "test_1_07_21_a_foreign_epidemic_kills_only_the_first_who_is_away",
    ),
    "evil_omens": ("test_1_07_21_omens_are_paid_for_once_and_deepen_with_every_draw",) * 2,
    "internal_disorder": (
        "test_1_06_two_legions_and_a_3_keep_sicilia_quiet_but_it_yields_nothing",
        "test_1_06_the_dark_side_of_disorder_needs_more_than_5",
    ),
    "manpower_shortage": (
        "test_1_09_63_four_legions_and_two_fleets_at_twenty_and_not_seven_units",
        "test_1_09_63_a_manpower_shortage_makes_them_dearer",
    ),
    "mob_violence": (
        "test_1_07_21_the_mob_kills_who_is_less_popular_than_unrest_is_high",
        "test_1_07_21_more_mob_violence_takes_a_die_more_and_who_is_as_popular",
    ),
    "natural_disaster": ("test_1_07_21_a_natural_disaster_costs_fifty_once_and_a_concession_each_time",) * 2,
    "new_alliance": (
        "test_new_alliance_light_half_the_spoils_and_back_into_the_pile",
        "test_new_alliance_dark_all_the_spoils_its_provinces_and_beaten",
    ),
    "pretender_emerges": (
        "test_a_23_a_victory_holds_the_province_at_a_price",
        "test_a_23_the_pretender_rises_when_a_war_is_drawn_active",
    ),
    "refuge": (
        "test_a_53_light_the_leader_joins_the_next_war_drawn_and_makes_it_active",
        "test_1_07_21_rise_from_refuge_wakes_all_wars_and_ignores_later_ones",
    ),
    "rhodian_alliance": ("test_1_07_21_rhodes_gives_eight_fleets_twelve_in_all_and_never_more_than_there_are",) * 2,
    "storm_at_sea": ("test_1_07_21_a_storm_takes_two_dice_of_fleets_less_the_omens",) * 2,
    "trial_of_verres": ("test_a_14_verres_takes_3_or_5",) * 2,
}
SHORT: Final = {"pergamene_bequest": "PERGAMUM", "ptolemy_apion_bequest": "APION"}
JOINS = "test_a_statesman_joins_in_the_revolution_phase_and_dies_of_his_number"
BEATEN_WAR = "test_a_war_when_it_is_beaten_pays_and_makes_its_provinces"
STRENGTHS = "test_a_war_has_its_strength_its_fleet_and_its_numbers"
LED = "test_a_leader_waits_in_the_curia_or_joins_his_war"
FAMILIES = "test_a_family_lies_in_the_forum_and_is_worth_what_is_printed"
CONCEDED = "test_a_concession_is_given_in_the_revolution_phase_and_pays_when_it_says"
SHARED: Final[dict[int, str]] = {FAMILY: FAMILIES, STATESMAN: JOINS, CONCESSION: CONCEDED, WAR: BEATEN_WAR, LEADER: LED}
NOT_AN_EFFECT: Final = "says what or where the card is"
ADVANCED: Final = "belongs to chapter 2, which is not played yet"
FIELDS: Final[dict[str, dict[str, str]]] = {
    "families": {"number": FAMILIES, "military": FAMILIES, "oratory": FAMILIES, "loyalty": FAMILIES, "influence": FAMILIES,
                 "popularity": FAMILIES},
    "statesmen": {
        "family": JOINS, "military": JOINS, "oratory": JOINS, "loyalty": JOINS, "influence": JOINS, "popularity": JOINS,
        "code": NOT_AN_EFFECT,
        "loyalty_rule": "test_1_07_411_who_names_an_opponent_in_his_faction_has_no_loyalty_left",
        "opposes": "test_1_07_411_each_pair_of_opponents",
        "coexists": "test_1_07_312_a_brother_may_join_elsewhere_and_stands_alone",
        "voids_series": VOIDS,
        "voids_wars": VOIDS,
        "halves_losses": "test_c_11_fabius_halves_his_losses_rounded_up",
        "free_tribunes": OWN_TRIBUNE,
        "claims_land_commissioner": "test_7a_flaccus_takes_it_from_the_forum_without_a_vote",
        "appeal_dice": "test_21a_glaucia_may_appeal_with_three_dice",
        "free_land_bill_vetoes": "test_23a_laenas_vetoes_one_bill_a_turn",
        "free_land_bills": "test_25_a_gracchus_proposes_one_bill_a_turn_of_his_own",
        "knight_bonus": "test_1_07_5_die_and_talents_must_make_six",
        "victory_veterans": "test_1_10_5_caesar_makes_one_or_two_veterans",
        "doubles_income": "test_1_06_1_crassus_leads_with_3_knights_and_mining_15",
        "spared_losses": "test_c_40_lucullus_loses_nothing_but_the_war_is_not_prosecuted",
        "military_dice": "test_c_79_pompey_throws_for_his_rating_before_each_battle",
        "military_bonus": "test_c_79_pompey_throws_for_his_rating_before_each_battle",
        "doubles_popularity": "test_1_07_31_pompey_gains_double",
        "law_votes": ADVANCED, "law_knights_double": ADVANCED, "advocate_bonus": ADVANCED, "prosecutor_bonus": ADVANCED,
    },
    "concessions": {
        "income": CONCEDED, "paid": CONCEDED, "needs_land_bill": CONCEDED,
        "drought_multiplier": "test_1_06_12_grain_in_a_threefold_drought_brings_20_and_costs_4_popularity",
        "drought_popularity": "test_1_06_12_grain_in_a_threefold_drought_brings_20_and_costs_4_popularity",
        "drought_step": "test_1_06_12_grain_in_a_threefold_drought_brings_20_and_costs_4_popularity",
        "indestructible": "test_1_07_321_every_concession_but_one_can_be_destroyed",
        "tax_farmer": "test_1_07_8_a_die_for_each_cause_destroys_a_tax_farmer",
    },
    "wars": {
        "land": STRENGTHS, "naval": STRENGTHS, "disaster": STRENGTHS, "standoff": STRENGTHS, "spoils": BEATEN_WAR,
        "revolt": BEATEN_WAR,
        "creates": BEATEN_WAR, "creates_when": BEATEN_WAR, "creates_developed": BEATEN_WAR,
        "support": "test_c_2_support_must_be_in_the_force_itself",
        "series": "test_1_07_332_matching_wars_multiply_land_but_not_support",
        "order": "test_1_05_1_one_war_of_each_series_leaves_imminent",
        "activation": "test_1_07_33_every_war_when_it_is_drawn_alone",
        "active_if": "test_1_07_33_conditional_wars_are_active_once_their_provinces_exist",
        "revolt_if": "test_a_war_that_is_a_revolt_if_a_province_exists_pays_nothing_then",
        "drought": "test_1_07_33_every_war_when_it_is_drawn_alone",
        "tax_farmers": "test_1_07_8_a_die_for_each_cause_destroys_a_tax_farmer",
        "destroys": "test_1_07_321_a_sicilian_revolt_destroys_the_grain_when_it_becomes_active",
        "wakes_series": "test_1_07_33_the_social_war_wakes_every_inactive_war_of_a_series_but_no_invasion",
        "only_if_attacked": "test_a_58_he_waits_beside_an_invasion_until_rome_attacks",
        "years": NOT_AN_EFFECT, "attacks": ADVANCED,
    },
    "leaders": {
        "strength": LED, "disaster": LED, "standoff": LED, "series": LED, "wars": LED, "years": NOT_AN_EFFECT,
        "combines": "test_1_07_34_hamilcar_and_hannibal_add_up",
        "tax_farmers_with": "test_1_07_8_a_die_for_each_cause_destroys_a_tax_farmer",
        "waits_for_provinces": "test_1_07_341_viriathus_waits_for_the_spains",
    },
}  # fmt: skip


def test_every_card_has_an_effect_that_a_test_shows() -> None:
    """A card without an entry, or an entry without a card, is found here."""
    shared = {name_key(number) for number in range(CARDS) if CARD_KIND[number] in SHARED and CARD_KIND[number] != STATESMAN}
    everything = {name_key(number) for number in range(CARDS)}
    assert everything - shared == set(ABILITIES)


def test_both_sides_of_every_random_event_have_a_test() -> None:
    assert sorted(EVENTS) == sorted(EVENT_KEYS)
    for key, sides in EVENTS.items():
        for proof in sides:
            assert not missing((proof,))
            assert key in shown()[proof], (key, proof)


@pytest.mark.parametrize("key", ABILITIES)
def test_the_tests_that_show_a_card_exist_and_speak_of_it(key: str) -> None:
    assert not missing(ABILITIES[key])
    names = (key, key.upper(), SHORT.get(key, key))
    for proof in ABILITIES[key]:
        assert any(name in shown()[proof] for name in names), proof


def test_every_field_of_a_card_acts_or_says_why_not() -> None:
    tables = {"families": "family", "statesmen": "statesman", "concessions": "concession", "wars": "war", "leaders": "leader"}
    for name, kind in tables.items():
        used = {field for one in entries(name, kind) for field in one} - {"id", "card", "deck"}
        assert used == set(FIELDS[name]), name
        for field, proof in FIELDS[name].items():
            if proof in (NOT_AN_EFFECT, ADVANCED):
                continue
            assert not missing((proof,)), (name, field)
            words = [field, *(one["id"] for one in entries(name, kind) if field in one)]
            assert any(word in shown()[proof] or word.upper() in shown()[proof] for word in words), (name, field)
    assert not missing(tuple(SHARED.values()))


def test_the_numbers_of_cards_are_those_of_the_box() -> None:
    kinds = [CARD_KIND.count(kind) for kind in (FAMILY, STATESMAN, CONCESSION, WAR, LEADER, LAW, DECK_EVENT)]
    assert kinds == [30, 19, 13, 31, 8, 10, 5]
    assert CARD_KIND.count(INTRIGUE) == 44
    assert len(records.INTRIGUES) == 12
    assert CARD_INDEX[card("era_ends")] == ERA_ENDS
    assert len(set(CARD_KEY)) == CARDS
