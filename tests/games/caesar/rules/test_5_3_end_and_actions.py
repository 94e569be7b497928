"""Rules 5.3 and 5.4: when play ends, and when an action may be played."""

from __future__ import annotations

import pytest

from comitium import Match, Phrase
from comitium.games.caesar.choices import PLAY
from comitium.games.caesar.events import PlayEnded
from games.caesar.table import CAESAR, CLEOPATRA, RULE_SETS, field, gone, hand, line, set_table
from games.table import asked, happened, menu, play, question, refused

# two groups in play, both tied at eight cards: no room for anybody
FULL = {"won": "55500/00000", "censor": "54321/555", "aedile": "54321/555"}
# the same for Caesar, who has fewer than five cards on the aediles
EVEN = {"won": "55500/00000", "censor": "54321/555", "aedile": "5544/5454"}


def test_5_3_play_cannot_end_before_anything_was_played() -> None:
    """R-013."""
    match = set_table()
    refused(match, CAESAR, "end", "5.3")


def test_5_3_an_active_player_must_place_as_long_as_she_can() -> None:
    match = set_table(senator="-/(1)", hand="1K/12345")
    play(match, CAESAR, "play scout; on senator")
    assert menu(match, CAESAR) == ["down 1"]
    refused(match, CAESAR, "end", "5.3", "caesar-refuse-end")
    match = set_table(senator="(1)/-", player="cleopatra", hand="12345/1K")
    play(match, CLEOPATRA, "play scout; on senator")
    assert menu(match, CLEOPATRA) == ["down 1"], "that her actions are spent is no excuse"


@pytest.mark.parametrize("rule_set", RULE_SETS)
def test_5_3_the_duty_lapses_when_the_action_that_should_make_room_is_vetoed(rule_set: str) -> None:
    """A19, R-020: refill and vote card follow as usual."""
    match = set_table(**FULL, hand="1W/1234V", votes="o", deck="#:-/#:-", rule_set=rule_set)
    play(match, CAESAR, "play wrath; on censor")
    play(match, CLEOPATRA, "veto")
    if rule_set == "rio_grande":
        play(match, CLEOPATRA, "decline")
    assert menu(match, CAESAR) == ["end"]
    play(match, CAESAR, "end")
    assert len(hand(match, CAESAR)) == 5
    assert field(match, "used") == "o"
    assert "PlayEnded" in happened(match), "the lapsed duty is told"


@pytest.mark.parametrize("rule_set", RULE_SETS)
def test_5_3_after_a_vetoed_key_the_turn_stays_active_and_its_action_is_spent(rule_set: str) -> None:
    """R-020: no second key, no passive turn."""
    match = set_table(**EVEN, hand="1AW/1234V", votes="o", deck="#:-/#:-", rule_set=rule_set)
    play(match, CAESAR, "play assassination; on aedile; target 4")
    play(match, CLEOPATRA, "veto")
    if rule_set == "rio_grande":
        play(match, CLEOPATRA, "decline")
    refused(match, CAESAR, "play wrath", "5.4")
    refused(match, CAESAR, "passive", "5.1")
    assert menu(match, CAESAR) == ["end"]


def test_5_3_the_duty_stands_when_the_action_made_room() -> None:
    match = set_table(**FULL, hand="1W/12345")
    play(match, CAESAR, "play wrath; on censor")
    refused(match, CAESAR, "end", "5.3")
    play(match, CAESAR, "down 1; on censor; end")


def test_5_3_the_end_of_play_is_spoken() -> None:
    """R-021: the vote at eight waits for it."""
    match = set_table(senator="1234/123", hand="5/12345")
    play(match, CAESAR, "down 5; on senator")
    assert asked(match) == (CAESAR, "PlayCards")
    assert "SpecialVoteCalled" not in happened(match)


def test_5_3_a_duty_that_lapsed_is_told_and_one_that_was_done_is_not() -> None:
    match = set_table(**FULL, hand="1W/1234V", deck="#:-/#:-", veto_draw="none")
    play(match, CAESAR, "play wrath; on censor")
    play(match, CLEOPATRA, "veto")
    play(match, CAESAR, "end")
    assert [event for event in match.history(None) if isinstance(event, PlayEnded)] == [PlayEnded("5.3", CAESAR)]
    match = set_table(deck="#:-/#:-")
    play(match, CAESAR, "down 1; on senator; end")
    assert "PlayEnded" not in happened(match)


@pytest.mark.parametrize(
    "choices",
    [
        "play assassination; on senator; target 1; up 1; on censor; up 2; on aedile; end",
        "up 1; on censor; play assassination; on senator; target 1; up 2; on aedile; end",
        "up 1; on censor; up 2; on aedile; play assassination; on senator; target 1; end",
        "play assassination; on senator; target 1; down 1; on censor; end",
        "down 1; on censor; play assassination; on senator; target 1; end",
    ],
)
def test_5_4_an_action_before_between_or_after_the_influence(choices: str) -> None:
    """T11."""
    match = set_table(senator="-/1", hand="123A/12345")
    play(match, CAESAR, choices)
    assert line(match, CLEOPATRA, "senator") == "-"
    assert gone(match, CAESAR) == "A"
    assert asked(match) == (CAESAR, "Refill")


@pytest.mark.parametrize("rule_set", RULE_SETS)
def test_5_4_no_second_action(rule_set: str) -> None:
    """T12."""
    match = set_table(senator="-/11", hand="12AA/12345", rule_set=rule_set)
    play(match, CAESAR, "play assassination; on senator; target 1")
    refused(match, CAESAR, "play assassination", "5.4")
    play(match, CAESAR, "down 1; on senator")
    refused(match, CAESAR, "play assassination", "5.4")


@pytest.mark.parametrize("rule_set", RULE_SETS)
def test_5_4_a_vetoed_action_is_used_up(rule_set: str) -> None:
    """T13, R-024."""
    match = set_table(senator="-/1(1)", hand="12AK/1234V", rule_set=rule_set, veto_draw="none")
    play(match, CAESAR, "play scout; on senator")
    play(match, CLEOPATRA, "veto")
    refused(match, CAESAR, "play assassination", "5.4")
    assert line(match, CLEOPATRA, "senator") == "1(1)"


def test_5_4_a_veto_in_the_other_turn_does_not_use_up_the_own_action() -> None:
    """R-025."""
    match = set_table(senator="1/1", hand="1234A/123AV")
    play(match, CAESAR, "play assassination; on senator; target 1")
    play(match, CLEOPATRA, "veto; decline")
    play(match, CAESAR, "down 1; on censor; end; draw influence; draw influence")
    assert asked(match) == (CLEOPATRA, "PlayCards")
    play(match, CLEOPATRA, "play assassination; on senator; target 1")
    assert line(match, CAESAR, "senator") == "-"


@pytest.mark.parametrize("rule_set", ["rio_grande", "tilsit_fr", "tilsit_original"])
def test_5_4_the_refill_closes_the_door(rule_set: str) -> None:
    """T15."""
    match = set_table(senator="-/1", hand="1234A/12345", rule_set=rule_set)
    play(match, CAESAR, "down 1; on censor; end")
    refused(match, CAESAR, "play assassination", "5.4")
    play(match, CAESAR, "draw influence")
    assert asked(match) == (CLEOPATRA, "PlayCards")


def late(hand: str = "1234A/12345", **fields: str | int | bool) -> Match:
    """kosmos_fr, after the refill."""
    match = set_table(**{"senator": "-/1", "rule_set": "kosmos_fr", **fields}, hand=hand)
    play(match, CAESAR, "down 1; on censor; end")
    if asked(match)[1] == "Refill":
        play(match, CAESAR, "draw influence")
    return match


def test_5_4_in_kosmos_fr_the_action_may_follow_the_refill() -> None:
    """T15, R-023: it is not replaced before the next refill."""
    match = late()
    assert asked(match) == (CAESAR, "LateAction")
    assert menu(match, CAESAR) == ["play assassination", "end"]
    refused(match, CAESAR, "down 2", "5.4")
    play(match, CAESAR, "play assassination; on senator; target 1")
    assert line(match, CLEOPATRA, "senator") == "-"
    assert asked(match) == (CLEOPATRA, "PlayCards")
    assert len(hand(match, CAESAR)) == 4
    assert happened(match)[-2:] == ["OrgyHeld", "TurnBegan"], "the vote card came after it"


def test_5_4_the_late_action_may_be_a_card_just_drawn() -> None:
    match = set_table(senator="-/1", rule_set="kosmos_fr", deck="#:AAAASSCCKKWVV/#:#")
    play(match, CAESAR, "down 1; on censor; end; draw action")
    assert menu(match, CAESAR) == ["play assassination", "end"]


def test_5_4_the_late_action_has_its_own_veto_window() -> None:
    match = late(hand="1234A/1234V")
    play(match, CAESAR, "play assassination; on senator; target 1")
    assert asked(match) == (CLEOPATRA, "VetoWindow")
    play(match, CLEOPATRA, "veto; draw influence")
    assert line(match, CLEOPATRA, "senator") == "1"
    assert asked(match) == (CLEOPATRA, "PlayCards")


def test_5_4_the_late_action_is_declined_with_end() -> None:
    match = late()
    play(match, CAESAR, "end")
    assert asked(match) == (CLEOPATRA, "PlayCards")
    assert hand(match, CAESAR).endswith("A")


def test_5_4_the_late_action_is_asked_by_the_backs_playable_or_not() -> None:
    """R-023: a question that came only with a playable card would betray the hand."""
    match = late(hand="1234V/12345")
    assert asked(match) == (CAESAR, "LateAction")
    assert menu(match, CAESAR) == ["end"]
    refused(match, CAESAR, "play veto", "6.6")
    match = late(hand="12345/12345")
    assert asked(match) == (CLEOPATRA, "PlayCards"), "no action back in his hand"


def test_5_4_no_late_action_after_an_action() -> None:
    match = set_table(senator="-/11", hand="123AA/12345", rule_set="kosmos_fr")
    play(match, CAESAR, "play assassination; on senator; target 1; down 1; on censor; end; draw influence; draw influence")
    assert asked(match) == (CLEOPATRA, "PlayCards")


def test_5_4_no_late_action_after_two_hidden_cards() -> None:
    """R-019, R-023."""
    match = set_table(senator="-/11", hand="1234A/12345", rule_set="kosmos_fr", two_down_no_action=True)
    play(match, CAESAR, "down 1; on censor; down 2; on censor; end; draw influence; draw influence")
    assert asked(match) == (CLEOPATRA, "PlayCards")


def test_5_4_only_action_cards_of_the_hand_are_played() -> None:
    match = set_table(senator="1/1(1)", hand="1A/12345")
    for card in ("spy", "castling", "scout", "wrath"):
        refused(match, CAESAR, f"play {card}", "3.1")


def test_5_4_the_late_action_is_asked_for_by_its_rule() -> None:
    match = late()
    assert question(match, CAESAR) == ("5.4", Phrase("caesar-ask-late-action"))
    assert [option.rule for option in match.question(CAESAR).options] == ["6.1", "5.3"]
    refused(match, CAESAR, "passive", "5.4", "caesar-refuse-other")
    refused(match, CAESAR, "play wrath", "3.1", "caesar-refuse-not-in-hand")
    refused(match, CAESAR, PLAY + 12, "5.4", "caesar-refuse-other")


def test_5_4_the_late_castling_is_aimed_at_two_groups() -> None:
    match = late(hand="1234C/12345", senator="5/1")
    play(match, CAESAR, "play castling")
    assert menu(match, CAESAR) == ["on senator", "on praetor", "on quaestor", "on censor", "on aedile"]
    play(match, CAESAR, "on senator")
    assert "on senator" not in menu(match, CAESAR)
    play(match, CAESAR, "on praetor; on praetor")
    assert line(match, CAESAR, "praetor") == "(5)"


def test_5_4_an_action_is_aimed_at_nothing_before_it_is_aimed() -> None:
    match = late()
    play(match, CAESAR, "play assassination")
    assert field(match, "stack").endswith("/LateAction()/Aim(6,-1,-1)")
    match = set_table(senator="-/1", hand="1A/12345")
    play(match, CAESAR, "play assassination")
    assert field(match, "stack").endswith("/PlayCards()/Aim(6,-1,-1)")


def test_5_4_after_a_late_spy_the_turn_is_over() -> None:
    """Her replacement comes from the only deck she has, without a question."""
    match = late(hand="1234S/123", senator="-/-", deck="#:-/45:-")
    play(match, CAESAR, "play spy; target 3")
    assert hand(match, CLEOPATRA) == "124"
    assert asked(match) == (CLEOPATRA, "PlayCards")


def test_5_4_a_second_action_is_refused_as_one() -> None:
    match = set_table(senator="-/11", hand="12AA/12345")
    play(match, CAESAR, "play assassination; on senator; target 1")
    refused(match, CAESAR, "play assassination", "5.4", "caesar-refuse-second-action")
    refused(set_table(hand="12/12345"), CAESAR, PLAY + 12, "5.4", "caesar-refuse-other")
    refused(set_table(hand="12/12345"), CAESAR, PLAY + 1, "5.4", "caesar-refuse-other")
