"""Chapter 8: points."""

from __future__ import annotations

import pytest

from comitium import Outcome
from comitium.games.caesar.events import BonusShown, GameDrawn, GameWon
from games.caesar.table import CAESAR, CLEOPATRA, RULE_SETS, set_table
from games.table import play


def counted(won: str, bonus: str = "quaestor/quaestor", **fields: str | int | bool) -> Outcome:
    """The game ends with these patricians: both players stall."""
    match = set_table(won=won, bonus=bonus, stall_limit=1, **fields)
    play(match, CAESAR, "passive; done")
    play(match, CLEOPATRA, "passive; done")
    assert match.outcome is not None
    return match.outcome


SCORES = [  # the patricians by group, the bonus card, the points
    pytest.param("00500", "quaestor", 9, id="S01"),
    pytest.param("20000", "praetor", 2, id="S02"),
    pytest.param("00020", "praetor", 3, id="S03"),
    pytest.param("00030", "praetor", 5, id="S04"),
    pytest.param("00001", "praetor", 1, id="S05"),
    pytest.param("30000", "senator", 6, id="S06"),
    pytest.param("30000", "praetor", 4, id="S07"),
    pytest.param("20000", "senator", 2, id="S08"),
    pytest.param("00000", "senator", 0, id="S10"),
    pytest.param("00200", "quaestor", 2, id="S11"),
    pytest.param("00003", "senator", 5, id="all aediles"),
    pytest.param("40000", "praetor", 5, id="four of five"),
    pytest.param("50000", "praetor", 7, id="five of five"),
]


@pytest.mark.parametrize(("won", "bonus", "points"), SCORES)
@pytest.mark.parametrize("rule_set", RULE_SETS)
def test_8_1_the_points_of_a_player(won: str, bonus: str, points: int, rule_set: str) -> None:
    """S01 to S11, for either seat."""
    assert counted(f"{won}/00000", f"{bonus}/quaestor", rule_set=rule_set).scores == (points, 0)
    assert counted(f"00000/{won}", f"quaestor/{bonus}", rule_set=rule_set).scores == (0, points)


def test_8_1_everything_is_worth_33_points() -> None:
    """S09: the last senator is won in play."""
    match = set_table(won="45533/00000", bonus="senator/praetor", senator="5/-", votes="s", deck="#:-/#:-")
    play(match, CAESAR, "down 1; on senator; end")
    assert match.outcome is not None
    assert match.outcome.scores == (33, 0)
    assert match.outcome.winners == (CAESAR,)


def test_8_1_a_patrician_is_a_point_and_what_nobody_won_counts_for_nobody() -> None:
    assert counted("11111/11111").scores == (5, 5)
    assert counted("00000/00000").scores == (0, 0)


def test_8_2_a_majority_is_more_than_half_of_the_printed_group() -> None:
    """R-047, R-048: two censors of three are one; two senators are none, even if nobody else has any."""
    by_senators = [counted(f"{number}0000/00000").scores[CAESAR] for number in range(5)]
    assert by_senators == [0, 1, 2, 4, 5]
    by_censors = [counted(f"000{number}0/00000").scores[CAESAR] for number in range(3)]
    assert by_censors == [0, 1, 3]


def test_8_3_a_whole_group_is_one_more_on_top() -> None:
    assert counted("50000/00000").scores[CAESAR] == 5 + 1 + 1
    assert counted("00030/00000").scores[CAESAR] == 3 + 1 + 1


def test_8_4_the_bonus_asks_for_three_patricians_and_pays_two_points() -> None:
    """R-049."""
    points = [counted(f"{number}0000/00000", "senator/praetor").scores[CAESAR] for number in range(5)]
    assert points == [0, 1, 2, 4 + 2, 5 + 2]


def test_8_4_the_bonus_is_worth_one_point_by_the_option() -> None:
    """The table of kosmos_fr, against its own example: S01 gives 8."""
    assert counted("00500/00000", "quaestor/quaestor", bonus_points=1).scores == (8, 0)


def test_8_4_both_may_have_the_same_group_and_only_one_gets_the_bonus() -> None:
    assert counted("00200/00300", "quaestor/quaestor").scores == (2, 6)


def test_8_4_the_bonus_cards_are_shown_with_what_they_are_worth() -> None:
    match = set_table(won="30000/02000", bonus="senator/praetor", stall_limit=1)
    play(match, CAESAR, "passive; done")
    play(match, CLEOPATRA, "passive; done")
    shown = [(event.seat, event.group, event.points) for event in match.history(None) if isinstance(event, BonusShown)]
    assert shown == [(CAESAR, 0, 2), (CLEOPATRA, 1, 0)]


def test_8_5_more_points_win() -> None:
    """W01: 12 to 10."""
    result = counted("50030/05002")
    assert (result.scores, result.winners, result.rule) == ((12, 10), (CAESAR,), "8.5")


EVEN = "50030/04302"  # 12 points each; 8 patricians against 9


@pytest.mark.parametrize("rule_set", ["rio_grande", "kosmos_fr"])
def test_8_5_at_equal_points_more_patricians_win(rule_set: str) -> None:
    """W02, R-050."""
    result = counted(EVEN, "praetor/senator", rule_set=rule_set)
    assert (result.scores, result.winners) == ((12, 12), (CLEOPATRA,))


def test_8_5_at_equal_points_and_patricians_it_is_a_draw() -> None:
    """W03."""
    result = counted("50220/05202", "praetor/senator")
    assert (result.scores, result.winners) == ((12, 12), ())


@pytest.mark.parametrize("rule_set", ["tilsit_fr", "tilsit_original"])
def test_8_5_tilsit_prints_no_tie_break(rule_set: str) -> None:
    """W04."""
    result = counted(EVEN, "praetor/senator", rule_set=rule_set)
    assert (result.scores, result.winners) == ((12, 12), ())


def test_8_5_the_result_is_told() -> None:
    match = set_table(won="30000/02000", bonus="senator/praetor", stall_limit=1)
    play(match, CAESAR, "passive; done")
    play(match, CLEOPATRA, "passive; done")
    (result,) = [event for event in match.history(None) if isinstance(event, GameWon)]
    assert (result.seat, result.points, result.points2) == (CAESAR, 6, 2)
    match = set_table(stall_limit=1)
    play(match, CAESAR, "passive; done")
    play(match, CLEOPATRA, "passive; done")
    (result,) = [event for event in match.history(None) if isinstance(event, GameDrawn)]
    assert result.points == 0
