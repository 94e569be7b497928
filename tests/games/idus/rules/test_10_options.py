"""Chapter 10: the options."""

from __future__ import annotations

import pytest

import comitium
from comitium import BadOption, Phrase
from comitium.games.idus import names
from comitium.games.idus.events import InspectionDeclined, VoteChanged, VoteReplaced
from games.idus.rules.test_8_ending import last_count, won
from games.idus.table import GREEN, RED, YELLOW, named, new, play_turn, roles, set_table, state
from games.table import asked, happened, menu, question, refused

SECOND = "players=6 turn=8 marks=7/7"


def test_10_1_a_limit_of_ones_own() -> None:
    match = new(8, limit=5)
    while match.outcome is None and len(state(match).record) < 3:
        play_turn(match, "green", "green")
    assert state(match).loyal == 6
    assert match.questions()[0].kind == "LastChoice"
    high = new(5, limit=24)
    while high.outcome is None:
        play_turn(high, "green", "green")
    assert state(high).ending.startswith("ides")
    for wrong in (2, 25, "low", 0):
        with pytest.raises(BadOption):
            new(5, limit=wrong)


def test_10_2_reaching_the_limit() -> None:
    """L09."""
    match = set_table("players=5 turn=9 marks=12/4 limit_mode=reach ask=veto now=5.12:G.R")
    match.choose(4, "keep")
    assert state(match).ending.startswith("conspiracy")
    safe = set_table("players=5 turn=9 marks=11/4 limit_mode=reach ask=veto now=5.12:G.R")
    safe.choose(4, "keep")
    assert safe.outcome is None


def test_10_3_a_first_player_by_name() -> None:
    match = comitium.new("idus", players=7, seed=3, first_player="senator_6")
    assert roles(match) == (5, 6, 0, 1)
    with pytest.raises(BadOption):
        comitium.new("idus", players=5, first_player="senator_6")


def test_10_4_the_other_colour_without_a_choice() -> None:
    match = set_table(SECOND, ask="veto", now="3.45:G.R", r2_exchange="opposite_colour")
    match.choose(2, "exchange")
    assert match.view(2).turns[-1].votes == (RED, None)
    assert match.view(0).turns[-1].votes == (None, None)
    assert match.view(None).turns[-1].pair == (RED, RED)


def test_10_4_the_praetor_chooses() -> None:
    match = set_table(SECOND, ask="veto", now="3.45:G.R", r2_exchange="praetor_choice")
    match.choose(2, "exchange")
    assert asked(match) == (2, "ReplaceCard")
    assert menu(match, 2) == ["put red", "put yellow"]
    match.choose(2, "put yellow")
    for seat, votes in ((2, (YELLOW, None)), (3, (YELLOW, None)), (5, (None, None))):
        assert match.view(seat).turns[-1].votes == votes
    yellow = set_table(SECOND, ask="look", now="3.45:YR", r2_exchange="praetor_choice")
    yellow.choose(2, "look 4")
    assert asked(yellow) == (3, "ReplaceYellow"), "a yellow card is still the Aedile's to replace"


def test_10_4_an_exchange_without_the_aedile_is_asked_and_told_by_its_rule() -> None:
    match = set_table(SECOND, ask="veto", now="3.45:G.R", r2_exchange="praetor_choice")
    match.choose(2, "exchange")
    args = {"aedile": names.seat(3), "colour": names.colour(GREEN)}
    assert question(match, 2) == ("10.4", Phrase("idus-ask-replace-other", args))
    match.choose(2, "put yellow")
    assert match.history(None)[1] == VoteReplaced("10.4", 3)
    for seat in (2, 3):
        changed = [event for event in match.history(seat) if isinstance(event, VoteChanged)]
        assert changed == [VoteChanged("10.4", 3, YELLOW)]
    match = set_table(SECOND, ask="veto", now="3.45:G.R", r2_exchange="opposite_colour")
    match.choose(2, "exchange")
    for seat in (2, 3):
        assert [event for event in match.history(seat) if isinstance(event, VoteChanged)] == [VoteChanged("10.4", 3, RED)]
    assert "VoteChanged" not in happened(match, 4)
    green = set_table(SECOND, ask="veto", now="3.45:R.R", r2_exchange="opposite_colour")
    green.choose(2, "exchange")
    assert green.view(None).turns[-1].pair == (GREEN, RED)


def test_10_5_more_or_fewer_repeats_with_five() -> None:
    """M20 with `any`."""
    five = "players=5 turn=7 turns=3.45:G=R/GR"
    both = set_table(five, aedile_repeat_5p="any")
    for choice in ("praetor 1", "aedile 4", "aedile 5"):
        both.choose(1, choice)
    assert roles(both) == (1, 0, 3, 4)
    none = set_table(five, aedile_repeat_5p="none")
    assert named(none, 1) == [3, 4], "anybody else as Praetor would leave no two Aediles"
    refused(none, 1, "praetor 1", "6.2")
    none.choose(1, "praetor 4")
    assert named(none, 1) == [0, 2]
    refused(none, 1, "aedile 5", "6.2")
    six = set_table("players=6 turn=8 turns=3.45:G=R/GR", aedile_repeat_5p="any")
    six.choose(1, "praetor 1")
    refused(six, 1, "aedile 4", "6.2")


def test_10_6_an_end_to_serving() -> None:
    match = set_table("players=5 turn=8 turns=3.45:G=R/GR;1.34:G=R/GR", aedile_streak_max_5p=2)
    assert state(match).consul == 2
    match.choose(2, "praetor 2")
    refused(match, 2, "aedile 4", "6.5")
    assert named(match, 2) == [0, 4]
    free = set_table("players=5 turn=8 turns=3.45:G=R/GR;1.34:G=R/GR")
    free.choose(2, "praetor 2")
    assert named(free, 2) == [0, 3, 4]


def test_10_7_a_fresh_start_for_the_second_round() -> None:
    match = new(6, role_ban_across_rounds=False)
    for _ in range(6):
        play_turn(match, "green", "red")
    assert named(match, 0) == [1, 2, 3, 4, 5]
    match.choose(0, "praetor 5")
    assert named(match, 0) == [1, 2, 3, 5]
    # seat 1 was an Aedile in the last two turns of round one; that streak does not count either
    play_on = new(5, role_ban_across_rounds=False, aedile_streak_max_5p=2)
    for _ in range(5):
        play_turn(play_on, "green", "red")
    for choice in ("praetor 4", "aedile 2", "aedile 3"):
        play_on.choose(0, choice)
    assert roles(play_on) == (0, 3, 1, 2)


def test_10_7_a_streak_begins_with_the_second_round() -> None:
    """Five players, the second turn of the second round: senator 3 was Aedile in the last turn of the first round and again
    in the first of the second. With a fresh start that is one turn running, and a second is allowed; otherwise it is two."""
    text = "players=5 turn=7 turns=1.23:G=R/GR;4.35:G=R/GR ask=assign aedile_streak_max_5p=2"
    match = set_table(text, role_ban_across_rounds=False)
    match.choose(1, "praetor 1")
    assert named(match, 1) == [2, 3, 4]
    match = set_table(text)
    match.choose(1, "praetor 1")
    assert named(match, 1) == [3, 4]
    refused(match, 1, "aedile 3", "6.5")


def test_10_7_within_the_second_round_a_streak_counts_all_the_same() -> None:
    """Senator 4 was Aedile in the first two turns of the second round; a fresh start does not forget those."""
    text = "players=5 turn=8 turns=3.45:G=R/GR;1.34:G=R/GR ask=assign aedile_streak_max_5p=2 role_ban_across_rounds=false"
    match = set_table(text)
    match.choose(2, "praetor 2")
    assert named(match, 2) == [0, 4]
    refused(match, 2, "aedile 4", "6.5", "idus-refuse-streak")


def test_10_8_which_members_the_ides_ask_for() -> None:
    assert won(last_count("LLLML", 12, 5, ides_rival_rule="winner_needs_member")) == ("ides-loyal", (0, 1, 2, 4))
    assert won(last_count("TTMMT", 12, 5, ides_rival_rule="winner_needs_member")) == ("ides-merchant", (2, 3))
    assert won(last_count("TTMMT", 12, 5, ides_rival_rule="off")) == ("ides-loyal", ())
    assert won(last_count("LLLML", 9, 8, ides_rival_rule="off")) == ("ides-merchant", (3,))


def test_10_9_an_empty_faction_may_win() -> None:
    assert won(last_count("TTMMT", 12, 5, ides_empty_leader="faction")) == ("ides-loyal", ())
    assert won(last_count("LLLML", 12, 5, ides_empty_leader="faction")) == ("ides-merchant", (3,))


def test_10_10_the_praetor_need_not_look() -> None:
    match = set_table(SECOND, ask="look", now="3.45:GY", praetor_must_look=False)
    assert menu(match, 2) == ["look senator_4", "look senator_5", "trust"]
    match.choose(2, "trust")
    assert match.history(None)[0] == InspectionDeclined("10.10", 2)
    assert happened(match).count("InspectionDeclined") == 1
    assert match.view(None).turns[-1].pair == (GREEN, YELLOW)
    assert (match.view(None).turns[-1].inspected, match.view(None).turns[-1].fate) == (None, 0)


def test_10_11_discards_are_shown() -> None:
    match = last_count("LTTML", 10, 8, reveal_discards_at_end=True)
    for view in match.view(None).senators:
        assert view.discarded == state(match).cards[2 * view.seat + 1]
    assert happened(match).count("DiscardRevealed") == 5
