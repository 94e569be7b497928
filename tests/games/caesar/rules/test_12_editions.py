"""Chapter 12: the four rule sets and their options."""

from __future__ import annotations

import pytest

import comitium
from comitium import BadOption
from games.caesar.table import CAESAR, RULE_SETS, set_table
from games.table import play

# the table of the digest, section 13
EDITIONS = {
    "bonus_before_action_order": (True, False, False, False),
    "placement": ("down1_up2", "down1_up2", "down1_up2", "down1_down2"),
    "action_window": ("before_refill", "whole_turn", "before_refill", "before_refill"),
    "special_vote_time": ("before_refill", "after_refill", "before_refill", "before_refill"),
    "lone_philosopher": ("undecided", "undecided", "wins", "wins"),
    "veto_draw": ("optional", "mandatory", "none", "none"),
    "lone_endgame": ("normal", "hand_only", "dump", "dump"),
    "end_when_blocked": (True, True, True, True),
    "tiebreak": ("patricians", "patricians", "none", "none"),
    "bonus_points": (2, 2, 2, 2),
    "peek_own": (True, True, True, True),
    "orgy_variant": ("off", "off", "off", "off"),
    "two_down_no_action": (False, False, False, False),
    "action_deck_order": ("chosen", "chosen", "chosen", "chosen"),
    "allow_single_face_up": (False, False, False, False),
    "castling_unblocks": (True, True, True, True),
    "exhausted_may_veto": (False, False, False, False),
    "empty_side_under_philosopher": ("wins", "wins", "wins", "wins"),
    "stall_limit": (3, 3, 3, 3),
    "hand_back_counts_public": (True, True, True, True),
}


@pytest.mark.parametrize("rule_set", RULE_SETS)
def test_12_1_a_rule_set_sets_every_other_option(rule_set: str) -> None:
    """R-060."""
    settings = dict(comitium.new("caesar", seed=1, rule_set=rule_set).header.options)
    assert settings.pop("rule_set") == rule_set
    assert settings == {name: values[RULE_SETS.index(rule_set)] for name, values in EDITIONS.items()}


def test_12_1_rio_grande_is_the_default_and_descartes_fr_another_name() -> None:
    assert comitium.new("caesar", seed=1).header.options["rule_set"] == "rio_grande"
    other = comitium.new("caesar", seed=1, rule_set="descartes_fr")
    assert other.header.options == comitium.new("caesar", seed=1, rule_set="tilsit_fr").header.options


def test_12_1_any_option_may_still_be_changed_by_hand() -> None:
    match = comitium.new("caesar", seed=1, rule_set="kosmos_fr", veto_draw="none")
    assert match.header.options["veto_draw"] == "none"
    assert match.header.options["lone_endgame"] == "hand_only"


def test_12_1_the_last_two_differ_only_in_placement() -> None:
    fr, original = (dict(comitium.new("caesar", seed=1, rule_set=name).header.options) for name in RULE_SETS[2:])
    assert {name for name in fr if fr[name] != original[name]} == {"rule_set", "placement"}


def test_12_1_unknown_options_and_values_are_refused() -> None:
    for options in (
        {"rule_set": "ravensburger"},
        {"stall_limit": 0},
        {"stall_limit": 11},
        {"wrath": True},
        {"peek_own": "maybe"},
    ):
        with pytest.raises(BadOption):
            comitium.new("caesar", seed=1, **options)


def test_12_1_an_edition_written_in_a_position_is_played() -> None:
    match = set_table(rule_set="kosmos_fr", veto_draw="none", hand="1234A/12345")
    assert "rule_set=kosmos_fr" in match.game_type.position(match.game)
    assert "veto_draw=none" in match.game_type.position(match.game)
    play(match, CAESAR, "down 1; on censor; end; draw influence")
    assert match.question(CAESAR).kind == "LateAction"
