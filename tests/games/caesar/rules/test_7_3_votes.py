"""Rules 7.3 to 7.5: who wins a vote, and what it costs."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from comitium import Match
from comitium.games.caesar.events import (
    GroupExhausted,
    GroupRevealed,
    VoteDecided,
    VoteUndecided,
)
from games.caesar.table import (
    CAESAR,
    CLEOPATRA,
    DRY,
    LETTERS,
    RULE_SETS,
    after_vote,
    field,
    gone,
    hand,
    last_events,
    line,
    patricians,
    set_table,
)
from games.table import menu, play, refused

EVERYWHERE = pytest.mark.parametrize("rule_set", RULE_SETS)


class Vote(NamedTuple):
    """A row of the examples. The drops are sorted as the position text sorts them; None wins nothing."""

    id: str
    rule_set: str
    caesar: str
    cleopatra: str
    winner: int | None
    caesar_drops: str = ""
    cleopatra_drops: str = ""


VOTES = [
    Vote("V01", "all", "34", "332", CLEOPATRA, "3", "3"),
    Vote("V02", "all", "12P", "45", CAESAR, "P1", "5"),
    Vote("V03", "all", "3P", "45", CAESAR, "P3", "5"),
    Vote("V04", "all", "P", "45", CAESAR, "P", "5"),
    Vote("V05", "rio_grande", "P", "", None),
    Vote("V06", "kosmos_fr", "P", "", None),
    Vote("V07", "tilsit_fr", "P", "", CAESAR, "P"),
    Vote("V08", "all", "P", "P", None),
    Vote("V09", "all", "PP", "P", None),
    Vote("V10", "all", "P2", "P51", CLEOPATRA, "P2", "P5"),
    Vote("V11", "all", "P2", "P", CAESAR, "P2", "P"),
    Vote("V12", "all", "PP2", "PP4", CLEOPATRA, "PP2", "PP4"),
    Vote("V13", "all", "PP5", "P3", CLEOPATRA, "PP5", "P3"),
    Vote("V14", "all", "PP1", "44", CAESAR, "PP1", "4"),
    Vote("V15", "all", "5P", "21", CLEOPATRA, "P5", "1"),
    Vote("V16", "all", "23P", "5", None),
    Vote("V17", "all", "P3", "P3", None),
    Vote("V18", "all", "23", "5", None),
    Vote("V19", "all", "5", "", CAESAR, "5"),
    Vote("V20", "all", "", "", None),
    Vote("V21", "all", "3P", "", CLEOPATRA, "P3"),
    Vote("V22", "all", "54321", "555", None),
    Vote("V23", "all", "55111", "432", CAESAR, "5", "2"),
    Vote("V24", "tilsit_fr", "PP", "", CAESAR, "PP"),
]
ROWS = [
    pytest.param(vote, rule_set, id=f"{vote.id}-{rule_set}")
    for vote in VOTES
    for rule_set in (RULE_SETS if vote.rule_set == "all" else (vote.rule_set,))
]


def check(match: Match, caesar: str, cleopatra: str, winner: int | None, caesar_drops: str, cleopatra_drops: str) -> None:
    """The patrician, the discards and the cards left face-up are what the rulebook says."""
    won = [int(patricians(match, seat)[2]) for seat in (CAESAR, CLEOPATRA)]
    assert won == [int(winner == CAESAR), int(winner == CLEOPATRA)]
    for seat, laid, drops in ((CAESAR, caesar, caesar_drops), (CLEOPATRA, cleopatra, cleopatra_drops)):
        left = Counter(laid) - Counter(drops)
        assert Counter(line(match, seat, "quaestor").replace("-", "")) == left, "face-up, the discards gone"
        lost = Counter(card for card in gone(match, seat) if card in "P12345")
        assert lost == Counter(drops)


@pytest.mark.parametrize(("vote", "rule_set"), ROWS)
@pytest.mark.parametrize("hidden", [False, True], ids=["open", "hidden"])
@pytest.mark.parametrize("mirrored", [False, True], ids=["", "mirrored"])
def test_7_4_the_table_of_votes(vote: Vote, rule_set: str, hidden: bool, mirrored: bool) -> None:
    """V01 to V24, with the cards open or hidden before, and with the players exchanged."""
    sides, drops, winner = [vote.caesar, vote.cleopatra], [vote.caesar_drops, vote.cleopatra_drops], vote.winner
    if mirrored:
        sides, drops, winner = sides[::-1], drops[::-1], None if winner is None else 1 - winner
    laid = [f"({side})" if hidden and side else side or "-" for side in sides]
    eight = len(sides[0] + sides[1]) == 8
    match = set_table(quaestor="/".join(laid), votes="o" if eight else "q", deck=DRY, rule_set=rule_set)
    play(match, CAESAR, "down 1; on senator; end")
    check(match, sides[0], sides[1], winner, *drops)
    verdicts = [event for event in match.history(None) if isinstance(event, (VoteDecided, VoteUndecided))]
    assert len(verdicts) == 1


def rulebook(sides: tuple[str, str], lone_wins: bool, empty_undecided: bool) -> tuple[int | None, list[str]]:
    """The vote as the rulebook tells it: who wins, and what each side discards."""
    sums = [sum(int(card) for card in side if card != "P") for side in sides]
    philosophers = [side.count("P") for side in sides]
    values = [sorted(side.replace("P", "")) for side in sides]
    if sums[0] == sums[1]:
        alone = [seat for seat in (0, 1) if sides[seat] and not values[seat] and not sides[1 - seat]]
        if lone_wins and alone:
            return alone[0], list(sides)
        return None, ["", ""]
    high = 0 if sums[0] > sums[1] else 1
    winner = high if philosophers[0] == philosophers[1] else 1 - high
    if winner != high and not sides[1 - high] and empty_undecided:
        return None, ["", ""]
    drops = ["P" * count for count in philosophers]
    drops[high] += values[high][-1]
    drops[1 - high] += values[1 - high][0] if values[1 - high] else ""
    return winner, drops


SIDE = st.lists(st.sampled_from("P12345"), max_size=5).filter(lambda cards: cards.count("P") <= 2).map("".join)


@settings(max_examples=800, deadline=None, derandomize=True, database=None)
@given(SIDE, SIDE, st.booleans(), st.booleans())
@example("P", "", False, False)
@example("P3", "", False, True)
@example("PP", "", True, True)
def test_7_4_any_two_sides_are_decided_as_the_rulebook_says(caesar: str, cleopatra: str, lone: bool, undecided: bool) -> None:
    if len(caesar + cleopatra) > 8:
        cleopatra = cleopatra[: 8 - len(caesar)]
    options = {
        "lone_philosopher": "wins" if lone else "undecided",
        "empty_side_under_philosopher": "undecided" if undecided else "wins",
    }
    match = after_vote(caesar, cleopatra, hand="1/1", **options)
    winner, drops = rulebook((caesar, cleopatra), lone, undecided)
    won = [int(patricians(match, seat)[2]) for seat in (CAESAR, CLEOPATRA)]
    assert won == [int(winner == CAESAR), int(winner == CLEOPATRA)]
    for seat, laid in ((CAESAR, caesar), (CLEOPATRA, cleopatra)):
        assert Counter(line(match, seat, "quaestor").replace("-", "")) == Counter(laid) - Counter(drops[seat])


def test_7_3_1_all_cards_are_turned_up_and_equal_sums_decide_nothing() -> None:
    match = after_vote("2(3P)", "(5)")
    assert (line(match, CAESAR, "quaestor"), line(match, CLEOPATRA, "quaestor")) == ("P23", "5")
    assert patricians(match, CAESAR) == patricians(match, CLEOPATRA) == "00000"
    assert not set("P2345") & set(gone(match, CAESAR))
    shown = {event.seat: event.cards for event in match.history(None) if isinstance(event, GroupRevealed)}
    assert shown == {CAESAR: (0, 3), CLEOPATRA: (5,)}
    (tie,) = [event for event in match.history(None) if isinstance(event, VoteUndecided)]
    assert (tie.caesar, tie.cleopatra) == (5, 5)


def test_7_3_1_the_lone_philosopher_of_tilsit_is_the_exception() -> None:
    """R-044: against an empty side only."""
    for rule_set, won in (("rio_grande", "0"), ("kosmos_fr", "0"), ("tilsit_fr", "1"), ("tilsit_original", "1")):
        match = after_vote("(P)", "", rule_set=rule_set)
        assert patricians(match, CAESAR)[2] == won
        assert line(match, CAESAR, "quaestor") == ("-" if won == "1" else "P")
    match = after_vote("PP", "P", rule_set="tilsit_fr")
    assert patricians(match, CAESAR) == patricians(match, CLEOPATRA) == "00000"


@pytest.mark.parametrize(("philosophers"), ["", "P", "PP"])
def test_7_3_2_as_many_philosophers_the_higher_sum_wins(philosophers: str) -> None:
    match = after_vote(f"4{philosophers}", f"5{philosophers}")
    assert (patricians(match, CAESAR)[2], patricians(match, CLEOPATRA)[2]) == ("0", "1")


@pytest.mark.parametrize(("caesar", "cleopatra"), [("P", ""), ("", "P"), ("PP", "P"), ("P", "PP"), ("PP", ""), ("", "PP")])
def test_7_3_3_more_philosophers_on_one_side_the_lower_sum_wins(caesar: str, cleopatra: str) -> None:
    """Whoever played them."""
    match = after_vote(f"4{caesar}", f"5{cleopatra}")
    assert (patricians(match, CAESAR)[2], patricians(match, CLEOPATRA)[2]) == ("1", "0")


def test_7_3_3_an_empty_side_is_the_lower_sum() -> None:
    """R-045: or nobody wins, by the option."""
    match = after_vote("3P", "")
    assert patricians(match, CLEOPATRA)[2] == "1"
    match = after_vote("3P", "", empty_side_under_philosopher="undecided")
    assert patricians(match, CLEOPATRA)[2] == "0"
    assert line(match, CAESAR, "quaestor") == "P3"


@pytest.mark.parametrize(
    ("caesar", "cleopatra", "rule"),
    [("5", "4", "7.3.2"), ("P5", "P4", "7.3.2"), ("P5", "4", "7.3.3"), ("PP1", "P4", "7.3.3"), ("P", "", "7.3.3")],
)
def test_7_3_3_the_verdict_cites_its_rule(caesar: str, cleopatra: str, rule: str) -> None:
    """The lone philosopher wins by 7.3.3, not by 7.3.2: no higher sum is there."""
    match = after_vote(caesar, cleopatra, rule_set="tilsit_fr")
    (verdict,) = [event for event in match.history(None) if isinstance(event, VoteDecided)]
    assert verdict.rule == rule


def test_7_3_4_the_winner_takes_one_patrician_of_the_group() -> None:
    match = after_vote("5", "4", won="00100/00100")
    assert patricians(match, CAESAR) == "00200"
    assert patricians(match, CLEOPATRA) == "00100"
    assert field(match, "left") == "55233"


def test_7_3_5_the_higher_sum_discards_its_highest_number() -> None:
    """And the lower sum its lowest: V01 and V02, where the winner is the lower one."""
    match = after_vote("245", "134")
    assert (line(match, CAESAR, "quaestor"), line(match, CLEOPATRA, "quaestor")) == ("24", "34")
    match = after_vote("245", "134P")
    assert patricians(match, CLEOPATRA)[2] == "1"
    assert (line(match, CAESAR, "quaestor"), line(match, CLEOPATRA, "quaestor")) == ("24", "34")


def test_7_3_5_a_philosopher_is_never_the_lowest_value() -> None:
    """R-043."""
    match = after_vote("P2", "P5")
    assert (line(match, CAESAR, "quaestor"), line(match, CLEOPATRA, "quaestor")) == ("-", "-")


def test_7_3_5_of_two_equal_cards_one_goes() -> None:
    """R-042."""
    match = after_vote("55", "11")
    assert (line(match, CAESAR, "quaestor"), line(match, CLEOPATRA, "quaestor")) == ("5", "1")


def test_7_3_6_the_rest_stays_face_up_and_counts_again() -> None:
    match = set_table(quaestor="(455)/(3)", votes="q", used="", deck=DRY)
    play(match, CAESAR, "down 1; on senator; end")
    assert (line(match, CAESAR, "quaestor"), line(match, CLEOPATRA, "quaestor")) == ("45", "-")
    assert line(match, CAESAR, "senator") == "(1)", "other groups are not touched"
    match = set_table(quaestor="45/-", votes="q", deck=DRY)
    play(match, CAESAR, "down 1; on senator; end")
    assert line(match, CAESAR, "quaestor") == "4"


@EVERYWHERE
def test_7_5_the_last_patrician_of_a_group_clears_it_and_boxes_its_drawn_card(rule_set: str) -> None:
    """X09."""
    match = set_table(aedile="45(1)/(23)", won="00001/00001", votes="a", deck=DRY, rule_set=rule_set)
    play(match, CAESAR, "down 1; on senator; end")
    assert patricians(match, CAESAR) == "00002"
    assert (line(match, CAESAR, "aedile"), line(match, CLEOPATRA, "aedile")) == ("-", "-")
    assert [card for card in gone(match, CAESAR) if card in LETTERS[:6]] == ["1", "4", "5"]
    assert [card for card in gone(match, CLEOPATRA) if card in LETTERS[:6]] == ["2", "3"]
    assert (field(match, "box"), field(match, "used")) == ("a", "-")
    play(match, CLEOPATRA, "down 1")
    refused(match, CLEOPATRA, "on aedile", "4.3")
    assert "on aedile" not in menu(match, CLEOPATRA)


def test_7_5_a_tie_does_not_clear_it() -> None:
    match = set_table(aedile="5/5", won="00001/00001", votes="a", deck=DRY)
    play(match, CAESAR, "down 1; on senator; end")
    assert line(match, CAESAR, "aedile") == "5"
    assert field(match, "used") == "a"


def test_7_5_a_special_vote_for_the_last_patrician_leaves_its_card_in_the_deck() -> None:
    match = set_table(aedile="1234/123", won="00002/00000", hand="5/12345", votes="o", deck=DRY)
    play(match, CAESAR, "down 5; on aedile; end")
    assert (line(match, CAESAR, "aedile"), line(match, CLEOPATRA, "aedile")) == ("-", "-")
    assert "a" in field(match, "votes")
    assert hand(match, CAESAR) != "-"


def test_7_5_an_exhausted_group_is_told_after_the_vote() -> None:
    match = set_table(aedile="45/2", won="00001/00001", votes="a", deck=DRY)
    play(match, CAESAR, "down 1; on senator; end")
    assert last_events(match, 2) == [VoteDecided("7.3.2", 4, CAESAR, 9, 2, 0, (5,), (2,)), GroupExhausted("7.5", 4)]


def test_7_3_3_a_vote_left_undecided_by_the_option_is_told_with_both_sums() -> None:
    """R-045."""
    match = after_vote("3P", "", empty_side_under_philosopher="undecided")
    (undecided,) = [event for event in match.history(None) if isinstance(event, VoteUndecided)]
    assert (undecided.group, undecided.caesar, undecided.cleopatra) == (2, 3, 0)
