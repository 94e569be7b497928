"""Chapter 10: variants."""

from __future__ import annotations

import pytest

import comitium
from comitium import Match
from comitium.games.caesar.events import OrgyHeld, OrgyRemoved
from games.caesar.table import CAESAR, CLEOPATRA, RULE_SETS, field, half, line, set_table
from games.table import asked, happened, menu, play, refused

DRY = "#:-/#:-"
TWO_TO_GO = "50001/00001"  # the senators are gone, one aedile is left: the next group exhausted is the second


def last_aedile(won: str = TWO_TO_GO, votes: str = "a", used: str = "", box: str = "", **fields: str | int | bool) -> Match:
    """Caesar wins the last aedile by its vote card."""
    match = set_table(aedile="5/-", won=won, votes=votes, used=used, box=box, deck=DRY, **fields)
    play(match, CAESAR, "down 1; on quaestor; end")
    assert field(match, "left")[4] == "0"
    return match


@pytest.mark.parametrize("rule_set", RULE_SETS)
def test_10_1_early_one_plain_orgy_is_boxed_before_play(rule_set: str) -> None:
    """X16, R-059: a vote deck of seven, the reshuffle in it."""
    match = comitium.new("caesar", seed=1, rule_set=rule_set, orgy_variant="early")
    assert sorted(field(match, "votes")) == sorted("spqcaor")
    assert field(match, "box") == "o"
    assert match.view(None).votes_left == 7


def test_10_1_early_takes_no_other_orgy_later() -> None:
    match = last_aedile(box="o", orgy_variant="early")
    assert sorted(field(match, "box")) == ["a", "o"]
    assert "OrgyRemoved" not in happened(match)


def test_10_1_off_removes_nothing() -> None:
    match = last_aedile()
    assert field(match, "box") == "a"
    assert "OrgyRemoved" not in happened(match)


def test_10_2_late_an_orgy_leaves_with_the_second_group() -> None:
    """X14."""
    match = last_aedile(orgy_variant="late")
    assert sorted(field(match, "box")) == ["a", "o"]
    assert sorted(field(match, "votes")) == sorted("spqcor")
    assert happened(match).count("OrgyRemoved") == 1


def test_10_2_late_the_other_orgy_leaves_with_the_third_group() -> None:
    """X14: the reshuffle stays."""
    match = last_aedile(won="50031/00001", box="o", orgy_variant="late")
    assert sorted(field(match, "box")) == ["a", "o", "o"]
    assert sorted(field(match, "votes")) == sorted("spqcr")


def test_10_2_late_nothing_leaves_with_the_first_or_the_fourth_group() -> None:
    match = last_aedile(won="00001/00001", orgy_variant="late")
    assert field(match, "box") == "a"
    match = last_aedile(won="55031/00001", box="oo", orgy_variant="late")
    assert sorted(field(match, "box")) == ["a", "o", "o"]
    assert "r" in field(match, "votes")


def test_10_2_late_the_orgy_comes_from_the_deck_if_it_holds_one() -> None:
    """R-058: the rest of the deck is shuffled; the used orgy stays used."""
    match = last_aedile(used="o", votes="a", orgy_variant="late")
    assert field(match, "used") == "o"
    assert sorted(field(match, "votes")) == sorted("spqcr")
    decks = {field(last_aedile(orgy_variant="late", votes="aspqco", seed=seed), "votes") for seed in range(10)}
    assert len(decks) > 5, "shuffled"


def test_10_2_late_the_orgy_comes_from_the_used_cards_otherwise() -> None:
    """R-058: the deck is left alone."""
    match = last_aedile(used="oo", votes="aspqc", orgy_variant="late")
    assert field(match, "used") == "o"
    assert field(match, "votes") == "spqcr"


def test_10_2_late_two_groups_exhausted_together_remove_both() -> None:
    """R-058: by two special votes; the first is the second group, the other the third."""
    match = set_table(
        senator="123/1234", aedile="123/1234", hand="55/12345", won="40302/00200", deck=DRY, votes="c", orgy_variant="late"
    )
    play(match, CAESAR, "up 5; on senator; up 5; on aedile; end")
    assert field(match, "left") == "05030"
    assert field(match, "box") == "oo"
    assert happened(match).count("OrgyRemoved") == 2


def test_10_2_late_acts_before_the_next_vote_card() -> None:
    """R-058: a special vote exhausts the second group; the only orgies of the deck lie on top."""
    match = set_table(aedile="1234/123", hand="5/12345", won="50002/00000", deck=DRY, votes="oospqcar", orgy_variant="late")
    play(match, CAESAR, "down 5; on aedile; end")
    names = happened(match)
    drawn = [number for number, name in enumerate(names) if name in ("VoteDrawn", "OrgyHeld", "VoteDeckReshuffled")]
    assert names.index("OrgyRemoved") < drawn[0]
    assert field(match, "box").count("o") == 1


def test_10_3_late_once_only_one_orgy_ever_leaves() -> None:
    match = last_aedile(orgy_variant="late_once")
    assert sorted(field(match, "box")) == ["a", "o"]
    match = last_aedile(won="50031/00001", box="o", orgy_variant="late_once")
    assert sorted(field(match, "box")) == ["a", "o"]
    match = last_aedile(won="00001/00001", orgy_variant="late_once")
    assert field(match, "box") == "a"


def test_10_4_late_on_draw_the_first_orgy_drawn_after_two_groups_is_boxed() -> None:
    """X15, R-058: it cancels the vote and is not redrawn."""
    match = set_table(won="50003/00000", votes="oq", quaestor="5/-", deck=DRY, orgy_variant="late_on_draw")
    play(match, CAESAR, "down 1; on censor; end")
    assert (field(match, "box"), field(match, "used")) == ("o", "-")
    assert field(match, "won") == "50003/00000", "no vote"
    assert "OrgyHeld" in happened(match)
    assert asked(match) == (CLEOPATRA, "PlayCards")


def test_10_4_late_on_draw_happens_once() -> None:
    match = set_table(won="50003/00000", votes="oo", deck=DRY, orgy_variant="late_on_draw")
    play(match, CAESAR, "down 1; on censor; end")
    play(match, CLEOPATRA, "down 1; on censor; end")
    assert (field(match, "box"), field(match, "used")) == ("o", "o")


def test_10_4_late_on_draw_waits_for_two_groups_and_spares_the_reshuffle() -> None:
    match = set_table(won="50002/00000", votes="o", deck=DRY, orgy_variant="late_on_draw")
    play(match, CAESAR, "down 1; on censor; end")
    assert (field(match, "box"), field(match, "used")) == ("-", "o")
    match = set_table(won="50003/00000", votes="r", deck=DRY, orgy_variant="late_on_draw")
    play(match, CAESAR, "down 1; on censor; end")
    assert field(match, "box") == "-"
    assert "r" in field(match, "votes")


def test_10_4_late_on_draw_does_nothing_at_the_moment_a_group_is_exhausted() -> None:
    match = last_aedile(orgy_variant="late_on_draw")
    assert field(match, "box") == "a"


def test_10_5_two_hidden_cards_in_a_turn_without_an_action() -> None:
    """T06, R-019."""
    for second in ("senator", "censor"):
        match = set_table(two_down_no_action=True)
        play(match, CAESAR, f"down 1; on senator; down 2; on {second}")
        refused(match, CAESAR, "down 3", "5.2")
        play(match, CAESAR, "end")
        assert line(match, CAESAR, "senator") == ("(12)" if second == "senator" else "(1)")
    match = set_table(two_down_no_action=True)
    play(match, CAESAR, "down 1; on senator; end")


def test_10_5_an_announced_action_rules_the_second_hidden_card_out() -> None:
    """T07."""
    match = set_table(senator="-/(1)", hand="12K/12345", two_down_no_action=True)
    play(match, CAESAR, "play scout; on senator; down 1; on senator")
    refused(match, CAESAR, "down 2", "10.5")
    assert menu(match, CAESAR) == ["end"]


def test_10_5_a_vetoed_action_counts_as_announced() -> None:
    match = set_table(senator="-/(1)", hand="12K/123V", two_down_no_action=True)
    play(match, CAESAR, "down 1; on censor; play scout; on senator")
    play(match, CLEOPATRA, "veto; decline")
    refused(match, CAESAR, "down 2", "10.5")


def test_10_5_after_the_second_hidden_card_no_action_follows() -> None:
    match = set_table(senator="-/(1)", hand="12K/12345", two_down_no_action=True)
    play(match, CAESAR, "down 1; on senator; down 2; on senator")
    refused(match, CAESAR, "play scout", "10.5")
    assert menu(match, CAESAR) == ["end"]


@pytest.mark.parametrize("two_down_no_action", [False, True])
def test_10_5_two_hidden_cards_that_are_free_anyway_keep_their_action(two_down_no_action: bool) -> None:
    """R-019: in `tilsit_original` the option gives nothing, and takes nothing."""
    for choices in ("play scout; on senator; down 1; on senator; down 2; on senator", "down 1; on censor; down 2; on censor"):
        match = set_table(
            senator="-/(1)", hand="123K/12345", rule_set="tilsit_original", two_down_no_action=two_down_no_action
        )
        play(match, CAESAR, choices)
        assert menu(match, CAESAR) == (["end"] if "scout" in choices else ["play scout", "end"])


def test_10_5_off_it_is_not_offered() -> None:
    match = set_table()
    play(match, CAESAR, "down 1; on senator")
    refused(match, CAESAR, "down 2", "5.2")


def test_10_6_shuffled_action_decks_are_ordered_by_nobody() -> None:
    match = comitium.new("caesar", seed=1, action_deck_order="shuffled")
    assert [prompt.rule for prompt in match.questions()] == ["2.6", "2.6"]
    refused(match, CAESAR, "next spy", "2.6")
    decks = {half(comitium.new("caesar", seed=seed, action_deck_order="shuffled"), "deck", CAESAR) for seed in range(20)}
    assert len(decks) == 20
    assert all(sorted(deck.split(":")[1]) == sorted("AAAASSCCKKWVV") for deck in decks)


def test_10_2_a_removed_orgy_is_told_by_the_rule_of_its_variant() -> None:
    for variant, rule in (("late", "10.2"), ("late_once", "10.3")):
        match = last_aedile(orgy_variant=variant)
        assert [event for event in match.history(None) if isinstance(event, OrgyRemoved)] == [OrgyRemoved(rule)]
    match = set_table(won="50003/00000", votes="o", deck=DRY, orgy_variant="late_on_draw")
    play(match, CAESAR, "down 1; on censor; end")
    assert match.history(None)[-3:-1] == [OrgyHeld("7.2.3"), OrgyRemoved("10.4")]


def test_10_5_each_refusal_says_what_the_second_hidden_card_costs() -> None:
    match = set_table(senator="-/(1)", hand="12K/12345", two_down_no_action=True)
    play(match, CAESAR, "play scout; on senator; down 1; on senator")
    refused(match, CAESAR, "down 2", "10.5", "caesar-refuse-second-down")
    match = set_table(senator="-/(1)", hand="12K/12345", two_down_no_action=True)
    play(match, CAESAR, "down 1; on senator; down 2; on senator")
    refused(match, CAESAR, "play scout", "10.5", "caesar-refuse-action-two-down")
