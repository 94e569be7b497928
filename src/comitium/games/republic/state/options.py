"""The options as the kernel reads them: one object for all copies of a game, never changed."""

from __future__ import annotations

from typing import Any

from comitium.core.state_object import Shared


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
