"""[4.01] Which tables chapter 4 lays, and how the others are refused."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from comitium.core.errors import BadOption, BadPosition
from comitium.games.republic.game_type import GAME_TYPE
from comitium.match.begin import from_position, new, start
from comitium.match.journal import BY_RULE
from comitium.play import begin_led
from comitium.play.who_leads import directive_name, with_neutrals
from comitium.text import LANGUAGES, say

LED = {(): 0, (1, 2, 3, 4): 4, (2, 3, 4): 3}  # of five factions


def refusal(refused: BadOption) -> str:
    """The reason in English; every language has it, with the rule."""
    told = {language: say(refused.why, language) for language in LANGUAGES}
    assert all("4.01" in said and "{" not in said for said in told.values())
    return told["en"]


def test_4_01_the_last_three_or_four_of_five_factions_are_neutral_and_no_others() -> None:
    for seats in range(3, 7):
        for count in range(seats + 1):
            for factions in combinations(range(seats), count):
                if not factions or (seats == 5 and factions in LED):
                    assert GAME_TYPE.led_by_rule(seats, factions) == {"neutrals": len(factions)}
                    continue
                with pytest.raises(BadOption) as refused:
                    GAME_TYPE.led_by_rule(seats, factions)
                assert "five factions" in refusal(refused.value)


def test_4_01_1_one_or_two_players_are_offered_the_scenarios_that_they_may_play() -> None:
    offered = GAME_TYPE.meta.few_values["scenario"]
    for scenario in GAME_TYPE.meta.options["scenario"].choices:
        if scenario in offered:
            assert new("republic", 1, 3, scenario=scenario).leaders
            continue
        with pytest.raises(BadOption):
            new("republic", 1, 3, scenario=scenario)


@pytest.mark.parametrize("players", [1, 2])
def test_4_01_every_level_is_a_table_of_its_own(players: int) -> None:
    levels = [new("republic", players, 3, **options).header.options for options in GAME_TYPE.meta.levels.values()]
    assert len({str(one) for one in levels}) == len(levels) == 3
    assert levels[0] == new("republic", players, 3).header.options, "the usual one changes nothing"


@pytest.mark.parametrize(("players", "neutrals"), [(1, 4), (2, 3)])
def test_4_01_one_or_two_players_sit_before_four_or_three_neutrals(players: int, neutrals: int) -> None:
    match = new("republic", players, 3)
    assert match.leaders == (*range(players), *[BY_RULE] * neutrals)
    assert match.header.options["neutrals"] == neutrals
    named = [directive_name(match, seat) for seat in range(5)]
    assert named[:players] == [None] * players
    assert len({one.id for one in named[players:] if one is not None}) == neutrals
    words = with_neutrals("republic", ["me", "tribune"][:players])
    assert begin_led("republic", words, {}, seed=3).digest == match.digest


def test_4_01_a_journal_keeps_its_neutrals() -> None:
    match = begin_led("republic", with_neutrals("republic", ["me"]), {}, seed=3)
    again = new("republic", 5, 3, **match.header.options)
    assert (again.leaders, again.digest) == (match.leaders, match.digest)


@pytest.mark.parametrize(
    ("players", "options", "told"),
    [
        (1, {"neutrals": 3}, "4 factions are neutral"),
        (2, {"neutrals": 4}, "3 factions are neutral"),
        (1, {"pontifex": True}, "without advanced rules"),
        (2, {"advanced": "all"}, "without advanced rules"),
        (1, {"scenario": "alternate"}, "is not played by one or two"),
        (2, {"scenario": "early_middle"}, "is not played by one or two"),
    ],
)
def test_4_01_1_what_does_not_go_with_neutrals_is_refused(players: int, options: dict[str, Any], told: str) -> None:
    with pytest.raises(BadOption) as refused:
        new("republic", players, 3, **options)
    assert told in refusal(refused.value)
    with pytest.raises(BadOption) as refused:
        begin_led("republic", with_neutrals("republic", ["me", "tribune"][:players]), options, seed=3)
    assert told in refusal(refused.value)


def test_4_01_1_other_scenarios_are_played_where_the_table_wants_them() -> None:
    assert new("republic", 1, 3, scenario="alternate", solo_scenarios="any").leaders.count(BY_RULE) == 4


def test_4_01_too_many_players_are_told_that_one_can_play_alone() -> None:
    with pytest.raises(BadOption) as refused:
        new("republic", 7, 3)
    assert "choose 1 to 6 players" in say(refused.value.why)


def test_4_01_1_a_position_counts_its_neutrals_among_the_players_or_not() -> None:
    text = GAME_TYPE.position(start("republic", 1, seed=3))
    for players in (None, 1, 5):
        assert from_position("republic", text, seed=3, players=players).header.seats == 5
    for players in (0, 2, 4, 6, 9):
        with pytest.raises(BadPosition):
            from_position("republic", text, seed=3, players=players)
