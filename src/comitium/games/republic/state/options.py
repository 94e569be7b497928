"""The options as the kernel reads them: one object for all copies of a game, never changed."""

from __future__ import annotations

from typing import Any, Final

from comitium.core.errors import BadOption
from comitium.core.messages import Phrase
from comitium.core.state_object import Shared

ADVANCED: Final = ("pontifex", "provincial_wars", "rebel_governors", "veterans", "advocates", "laws_by_vote")
FACTIONS_OF_FEW: Final = 5  # [4.01] whether one plays or two
BASIC_SCENARIOS: Final = ("early", "middle", "late")


def check_rules(settings: dict[str, Any], seats: int) -> None:
    """Refuse options that do not go together."""
    neutrals = int(settings["neutrals"])
    for name in ADVANCED:
        if settings[name] and neutrals:
            raise BadOption(Phrase("republic-advanced-bad-few", {"option": name, "rule": "4.01.1"}))
    if settings["rebel_governors"] and not settings["provincial_wars"]:
        raise BadOption(Phrase("republic-advanced-bad-rebels", {"rule": "2.03"}))
    if not neutrals:
        return
    if seats != FACTIONS_OF_FEW:
        raise BadOption(Phrase("republic-solitaire-bad-neutrals", {"neutrals": neutrals, "seats": seats, "rule": "4.01"}))
    if settings["scenario"] not in BASIC_SCENARIOS and settings["solo_scenarios"] == "basic":
        raise BadOption(Phrase("republic-solitaire-bad-scenario", {"scenario": str(settings["scenario"]), "rule": "4.01.1"}))


class Rules(Shared):
    """[SU1] What the table has agreed on before it sat down. Attribute names are those of the options."""

    def __init__(self, settings: dict[str, Any], seats: int) -> None:
        self.settings = settings
        self.seats = seats
        self.scenario: str = settings["scenario"]
        self.enforce: bool = settings["public_agreements"] == "enforce"
        self.announce_private_talk: bool = settings["announce_private_talk"]
        self.locked_wars: bool = settings["conditional_wars"] == "locked_until_provinces"
        self.grain_on_draw: bool = settings["grain_destruction"] == "on_draw"
        self.pretender_any: bool = settings["pretender_trigger"] == "any_activation"
        self.gracchi_apart: bool = settings["gracchi_loyalty"] == "apart"
        self.one_statesman: bool = settings["statesmen_per_turn"] == "one"
        self.attacked_undeveloped: bool = settings["development_after_raid"] == "attacked"
        self.marius_and_sulla: bool = settings["late_setup_statesmen"] == "marius_sulla"
        self.asked_after_news: bool = settings["asked_again"] == "after_news"
        self.equal_bids: bool = settings["equal_bids"] == "dice"
        self.proconsul_major_marker: bool = settings["proconsul_major_marker"]
        self.civil_war_counts: bool = settings["civil_war_counts"]
        self.tie_by_dice: bool = settings["era_ends_tie"] == "dice"
        self.legate_mil_counts: bool = settings["legate_raid_mil"] == "counts"
        self.random_seats: bool = settings["seat_order"] == "random"
        self.veto_bars_repeat: bool = settings["veto_bars_repeat"]
        self.refill_office: bool = settings["refill_office_same_turn"]
        self.civil_war_counts_for_dictator: bool = settings["civil_war_counts_for_dictator"]
        self.printed_strength: bool = settings["dictator_strength"] == "printed"
        self.last_dictator_is_safe: bool = settings["last_dictator_veto"] == "barred"
        self.master_keeps_office: bool = settings["moh_after_dictator_death"] == "keeps_office"
        self.whole_group: bool = settings["concession_group_fate"] == "whole_group"
        self.land_bill_attempt_counts: bool = settings["land_bill_attempt_counts"]
        self.crassus_doubles: bool = settings["crassus_doubles_recruiting"]
        self.fleet_only_waived: bool = settings["fleet_only_support"] == "waived"
        self.separate_tests: bool = settings["minimum_force_test"] == "separate"
        self.owners_keep_cards: bool = settings["cfl_owner_cards"] == "own_hand"
        self.barred_censor_presides: bool = settings["barred_censor"] == "presides"
        self.attempts_reopened: str = settings["assassination_after_reopening"]
        self.vetoed_votes_cost: bool = settings["vetoed_land_bill_votes"] == "cost"
        self.officials_may_go: bool = settings["vatinian_office_holder"] == "choose"
        self.catch_with_all: bool = settings["catch_roll_modifier"] == "all"
        self.naval_winner_proconsul: bool = settings["naval_winner"] == "proconsul"
        self.desertion_lasts: bool = settings["desertion_duration"] == "turn"
        self.gabinian_shortage: bool = settings["gabinian_price"] == "shortage"
        self.joining_governor_keeps: bool = settings["joining_governor"] == "keeps_idle"
        self.civil_war_chits: str = settings["civil_war_chits"]
        self.civil_war_defeat_unrest: int = int(settings["civil_war_defeat_unrest"])
        self.unopposed_rebel_wins: bool = settings["unopposed_rebel"] == "wins"
        self.end_game_rebel_dies: str = settings["end_game_rebel_dies"]
        # -- chapter 2
        self.pontifex: bool = settings["pontifex"]
        self.provincial_wars: bool = settings["provincial_wars"]
        self.rebel_governors: bool = settings["rebel_governors"]
        self.veterans: bool = settings["veterans"]
        self.advocates: bool = settings["advocates"]
        self.laws_by_vote: bool = settings["laws_by_vote"]
        self.pontifex_single_office: bool = settings["pontifex_single_office"]
        self.any_conviction_strips: bool = settings["pontifex_conviction"] == "any"
        self.allied_fleet_gained: bool = settings["allied_fleet"] == "gained"
        self.any_force_relieves: bool = settings["provincial_relief"] == "any_senate_force"
        self.base_supports: bool = settings["provincial_support"] == "base_and_fleets"
        self.any_war_matches: bool = settings["provincial_victory_match"] == "any_in_forum"
        self.trigger_with_military: bool = settings["naval_trigger"] == "with_mil"
        self.dictator_recalls_too: bool = settings["recall_veterans_by"] == "consul_or_dictator"
        # -- chapter 4
        self.neutrals: int = int(settings["neutrals"])
        self.neutral_seats: int = (1 << seats) - (1 << seats - self.neutrals)  # D-1: players sit down first
        self.neutrals_defend_all: bool = settings["neutral_counter_bribe_scope"] == "all"
        self.owner_treasury_counts: bool = settings["neutral_bribe_test"] == "owner_treasury"
        self.limit_on_previous_bid: bool = settings["sixth_bid_limit"] == "previous_bid"
        self.bid_capped: bool = settings["sixth_bid_cap"] == "richest_rival"
        self.combined_crisis: bool = settings["crisis_strength"] == "combined"
        self.possible_wars: bool = settings["dangerous_war_pool"] == "possible"
        self.four_wars_on_land: bool = settings["four_wars_plan"] == "on_land_first"
        self.legions_at_sea: bool = settings["naval_stage_legions"] == "full_land_force"
        self.proconsuls_stay: bool = settings["idle_proconsuls"] == "stay"
        self.solo_garrisons: bool = settings["solo_garrisons"] == "dominant_player"
        self.basic_dictator_too: bool = settings["solo_dictator_test"] == "crisis_or_basic"
        self.box_pays_ransom: bool = settings["neutral_ransom_purse"] == "both"
        self.dominant_sets_term: bool = settings["neutral_start_term"] == "dominant_player"
        self.any_solo_scenario: bool = settings["solo_scenarios"] == "any"
        self.any_receiver: bool = settings["solo_gift"] == "any_receiver"
        self.only_on_its_list: bool = settings["neutral_tribune"] == "on_its_list"
        self.top_of_list: bool = settings["neutral_tribune"] == "top_of_list"
        self.all_force_builds: str = settings["all_force_builds"]
