"""Each option of meta.toml makes a difference, and a test shows it: its values are tried there, beside the default."""

from __future__ import annotations

import re
from typing import Final

import pytest

from games.republic.fixtures.builder import META
from games.republic.fixtures.proofs import missing, shown

SHOWN: Final[dict[str, tuple[str, ...]]] = {
    "scenario": (
        "test_3_01_4_the_piles_have_the_size_of_the_digest",
        "test_3_02_4_four_players_have_four_governors_and_two_provinces_in_the_forum",
        "test_3_03_2_three_laws_are_in_force_and_two_are_gone",
        "test_3_04_1_three_decks_begin_with_39_early_cards_for_four",
        "test_3_04_1_a_last_middle_deck_ends_with_six_late_cards",
        "test_3_04_1_middle_and_late_begin_like_the_middle_republic",
        "test_3_05_1_one_pile_of_all_colours_with_era_ends_in_the_last_13",
    ),
    "seat_order": ("test_3_01_2_seats_are_drawn_or_taken_as_joined",),
    "public_agreements": (
        "test_a_3_with_record_the_debt_is_shown_and_nothing_moves",
        "test_1_04_3_a_promised_payment_passes_at_the_next_r3a_whatever_came_of_the_nomination",
    ),
    "announce_private_talk": ("test_1_04_5_a_card_is_shown_to_one_and_the_others_hear_of_it_by_option",),
    "late_setup_statesmen": ("test_t_37_marius_and_sulla_join_the_late_pile_by_the_option",),
    "gracchi_loyalty": (
        "test_1_07_411_the_gracchi_cling_to_each_other",
        "test_t_29_with_the_other_reading_only_the_brothers_faction_shakes_him",
    ),
    "conditional_wars": (
        "test_1_07_331_spartacus_wakes_a_sicilian_revolt_without_sicilia",
        "test_a_25_locked_wars_are_neither_matched_nor_led_nor_woken",
    ),
    "grain_destruction": (
        "test_1_07_321_an_inactive_revolt_spares_the_grain_until_it_wakes",
        "test_a_28_on_draw_the_grain_is_lost_at_once_and_not_again",
    ),
    "pretender_trigger": ("test_a_23_a_woken_war_counts_only_with_the_option",),
    "desertion_duration": ("test_c_8_desertion_duration",),
    "development_after_raid": ("test_a_59_a_province_that_passed_its_raid_is_not_developed_unless_the_option_says_so",),
    "legate_raid_mil": ("test_a_55_a_legate_fights_with_his_governors_military_or_not",),
    "vatinian_office_holder": (
        "test_1_13_1_an_office_holder_in_rome_chooses_by_default",
        "test_1_13_1_with_legate_only_an_office_holder_must_use_a_legate",
    ),
    "equal_bids": (
        "test_1_04_8_a_bid_may_equal_the_standing_one_and_dice_decide",
        "test_a_21_with_refused_each_faction_bids_once_and_higher",
    ),
    "proconsul_major_marker": ("test_1_07_8_who_holds_an_office_takes_a_major_marker",),
    "civil_war_counts": ("test_a_39_a_civil_war_is_one_of_the_four",),
    "era_ends_tie": (
        "test_a_36_a_tie_is_thrown_for",
        "test_a_36_senator_then_votes",
    ),
    "veto_bars_repeat": ("test_b_6_a_veto_counts_as_a_rejection_unless_the_option_says_otherwise",),
    "refill_office_same_turn": ("test_b_17_a_censor_who_dies_in_his_step_is_not_replaced_unless_the_option_says_so",),
    "civil_war_counts_for_dictator": ("test_b_20_a_civil_war_counts_unless_the_option_says_otherwise",),
    "dictator_strength": ("test_1_09_3_hannibal_makes_the_difference_unless_the_printed_strength_counts",),
    "last_dictator_veto": ("test_b_14_the_last_possible_dictator_is_safe_from_a_veto_unless_the_option_says_otherwise",),
    "moh_after_dictator_death": ("test_t_25_master_of_horse_after_the_dictators_death",),
    "barred_censor": ("test_b_65_a_censor_who_has_stood_down_presides_unless_the_option_forbids_it",),
    "concession_group_fate": (
        "test_b_36_a_dead_recipient_cancels_the_proposal_and_spends_the_group",
        "test_b_36_with_dead_recipient_only_his_concession_alone_is_spent",
    ),
    "vetoed_land_bill_votes": (
        "test_b_72_a_veto_after_votes_against_costs_those_who_voted",
        "test_b_72_with_free_they_cost_nothing",
    ),
    "land_bill_attempt_counts": ("test_1_09_623_it_counts_among_the_attempts_unless_the_option_says_otherwise",),
    "crassus_doubles_recruiting": ("test_b_41_crassus_earns_double",),
    "fleet_only_support": (
        "test_b_42_a_force_without_legions_against_an_enemy_fleet_needs_one_fleet",
        "test_b_42_with_required_it_needs_the_support_too",
    ),
    "minimum_force_test": (
        "test_b_46_every_applicable_test_must_hold_at_sea_too",
        "test_b_46_with_sum_one_test_of_everything",
    ),
    "assassination_after_reopening": ("test_b_68_after_the_adjournment_only_a_vote_for_life_allows_them",),
    "catch_roll_modifier": ("test_b_70_whether_the_bodyguards_count_in_the_catching_rolls",),
    "cfl_owner_cards": ("test_b_57_owners_play_no_cards_unless_the_option_says_so",),
    "naval_winner": (
        "test_1_10_12_who_stops_is_victorious_and_keeps_his_force",
        "test_1_10_12_with_naval_winner_proconsul_he_is_one",
    ),
    "gabinian_price": (
        "test_c_23_the_gabinian_law_sells_units_at_ten_from_both_purses",
        "test_c_23_gabinian_price_shortage",
    ),
    "statesmen_per_turn": (
        "test_1_11_1_any_number_of_statesmen_in_one_turn",
        "test_t_31_with_statesmen_per_turn_one_there_is_one_of_each_kind",
    ),
    "joining_governor": ("test_c_30_a_governor_who_joins",),
    "civil_war_chits": ("test_c_33_civil_war_chits",),
    "civil_war_defeat_unrest": ("test_c_33_civil_war_defeat_unrest",),
    "unopposed_rebel": ("test_b_85_whether_a_rebel_whom_nobody_fights_beats_a_consul_for_life",),
    "end_game_rebel_dies": ("test_c_38_end_game_rebel_dies",),
    "asked_again": (
        "test_a_18_who_gives_no_more_is_asked_again_when_another_has_given",
        "test_d_41_a_refused_swap_is_not_asked_again_in_the_phase",
    ),
    "solo_gift": ("test_d_54_a_player_needs_a_candidate_of_his_own",),
    "neutral_tribune": (
        "test_d_56_only_for_the_last_of_its_kind",
        "test_d_56_a_compulsory_land_bill_that_is_not_on_its_list_is_worth_no_tribune",
        "test_d_56_with_top_of_list_for_the_first_already",
    ),
    "rebel_governors": (
        "test_2_03_without_it_a_governor_who_joins_gives_up_his_province",
        "test_2_03_23_without_the_rule_set_fleets_go_home",
        "test_2_03_1_a_governor_declares_without_dice",
    ),
    "naval_trigger": ("test_c_70_naval_trigger",),
    "laws_by_vote": (
        "test_2_06_without_the_option_a_law_acts_without_a_vote",
        "test_2_06_1_a_law_is_a_proposal_that_gives_influence",
        "test_2_06_4_without_the_option_laws_are_discarded_like_other_cards",
    ),
    "advocates": (
        "test_2_05_without_the_option_nobody_is_asked",
        "test_2_05_without_the_option_the_same_votes_convict",
        "test_2_05_3_nine_brings_eight_votes_and_an_acquittal",
    ),
    "neutral_counter_bribe_scope": (
        "test_d_10_neutrals_do_not_defend_others",
        "test_4_04_21_by_the_option_all_neutrals_defend_together",
    ),
    "neutral_bribe_test": ("test_d_11_a_players_purse_does_not_stop_bribes",),
    "sixth_bid_limit": (
        "test_4_04_5_later_neutrals_bid_one_more_and_above_the_limit_by_a_die",
        "test_4_04_5_by_the_option_the_bid_before_is_measured",
    ),
    "sixth_bid_cap": ("test_4_04_5_it_is_bound_by_the_own_purse_and_the_richest_rival",),
    "neutral_ransom_purse": (
        "test_d_7_a_captive_is_ransomed_out_of_his_own_purse",
        "test_4_03_1_by_the_option_the_treasury_ransoms_too",
    ),
    "crisis_strength": ("test_d_19_land_and_fleet_count_each_alone_or_by_the_option_together",),
    "dangerous_war_pool": ("test_d_21_hidden_cards_of_the_next_era_count_only_by_the_option",),
    "naval_stage_legions": ("test_d_22_a_full_land_force_goes_along_to_sea_unless_the_option_forbids_it",),
    "idle_proconsuls": ("test_d_25_an_idle_proconsul_stays_unless_the_option_recalls_him",),
    "solo_garrisons": ("test_d_29_unless_the_option_says_nobody_does",),
    "solo_dictator_test": ("test_4_05_411_without_a_crisis_a_dictator_only_by_the_option",),
    "four_wars_plan": ("test_d_67_four_wars",),
    "all_force_builds": ("test_d_27_all_force_builds",),
    "provincial_wars": ("test_2_02_without_the_option_no_province_fights",),
    "allied_fleet": ("test_c_62_the_option_gives_no_fleet_to_a_war_without_one",),
    "provincial_relief": ("test_c_82_a_proconsuls_stalemate_spares_it_unless_the_option_asks_for_a_force_sent_now",),
    "provincial_support": ("test_c_56_printed_naval_strength_supports_unless_the_option_says_fleets",),
    "veterans": ("test_2_04_without_the_option_nobody_disbands_veterans",),
    "recall_veterans_by": ("test_c_73_the_dictator_calls_up_only_by_the_option",),
    "provincial_victory_match": ("test_c_99_any_war_of_the_series_in_the_forum_sends_it_away",),
    "advanced": ("test_2_01_all_advanced_rules_are_switched_on_at_once",),
    "solo_scenarios": ("test_4_01_1_other_scenarios_are_played_where_the_table_wants_them",),
    "neutrals": ("test_4_01_one_or_two_players_sit_before_four_or_three_neutrals",),
    "neutral_start_term": ("test_d_4_the_first_province_goes_to_the_fewest_votes_with_the_dial_of_the_card",),
    "pontifex": ("test_2_01_2_the_election_follows_the_consuls_and_precedes_the_dictator",),
    "pontifex_single_office": (
        "test_c_45_with_pontifex_single_office_false_a_consul_may_be_elected_and_the_censor_keeps_his",
        "test_c_45_the_pontifex_takes_no_other_office_and_no_province",
    ),
    "pontifex_conviction": ("test_c_47_a_minor_conviction_takes_the_office_only_by_pontifex_conviction_any",),
}


def test_every_option_is_shown() -> None:
    assert sorted(SHOWN) == sorted(META.options)


@pytest.mark.parametrize("option", SHOWN)
def test_the_tests_that_show_an_option_exist_and_use_it(option: str) -> None:
    assert not missing(SHOWN[option])
    together = ""
    for proof in SHOWN[option]:
        together += shown()[proof]
    assert re.search(rf"\b{option}\b", together.replace("def test_", "")), "no test names the option"
    others = [choice for choice in META.options[option].choices if choice != META.options[option].default]
    assert any(re.search(rf"\b{choice}\b", together) for choice in others), "no test names a value that is not the default"
