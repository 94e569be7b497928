"""Rules 5.5 and 5.6, and whatever else chapter 5 says of a turn: the hand is filled up, and the passive turn."""

from __future__ import annotations

import pytest

from comitium import Phrase
from comitium.games.caesar.choices import DISCARD
from comitium.games.caesar.events import CardDrawn, TurnPassed
from games.caesar.table import CAESAR, CLEOPATRA, RULE_SETS, field, gone, half, hand, set_table
from games.table import asked, happened, menu, play, question, refused

# two groups in play, both tied at eight cards: no room for anybody
FULL = {"won": "55500/00000", "censor": "54321/555", "aedile": "54321/555"}


def test_5_5_the_question_says_how_many_cards_are_missing() -> None:
    match = set_table(hand="123/12345")
    play(match, CAESAR, "down 1; on censor; end")
    for missing in (3, 2, 1):
        assert question(match, CAESAR) == ("5.5", Phrase("caesar-ask-refill", {"count": missing}))
        play(match, CAESAR, "draw influence")


def test_5_5_the_refill_says_why_nothing_else_can_be_done() -> None:
    match = set_table(hand="123A/12345")
    play(match, CAESAR, "down 1; on censor; end")
    for choice in ("down 2", "up 2", "play assassination"):
        refused(match, CAESAR, choice, "5.4", "caesar-refuse-after-play")
    refused(match, CAESAR, "end", "5.5", "caesar-refuse-deck")


@pytest.mark.parametrize("rule_set", RULE_SETS)
def test_5_5_the_deck_is_chosen_card_by_card(rule_set: str) -> None:
    """T16: influence, action, influence; each card is seen before the next choice."""
    match = set_table(senator="-/1", hand="123A/12345", deck="54321:VW/#:#", rule_set=rule_set)
    play(match, CAESAR, "play assassination; on senator; target 1; down 1; on censor; end")
    assert hand(match, CAESAR) == "23"
    for deck, held in (("influence", "235"), ("action", "235V"), ("influence", "2345V")):
        assert menu(match, CAESAR) == ["draw influence", "draw action"]
        play(match, CAESAR, f"draw {deck}")
        assert hand(match, CAESAR) == held
    assert [event.card for event in match.history(CAESAR) if isinstance(event, CardDrawn)] == [5, 11, 4]
    assert half(match, "deck", CAESAR) == "321:W"
    assert asked(match) == (CLEOPATRA, "PlayCards")


def test_5_5_the_refill_cannot_be_declined() -> None:
    match = set_table()
    play(match, CAESAR, "down 1; on censor; end")
    for choice in ("end", "decline", "done", "pass"):
        refused(match, CAESAR, choice, "5.5")


@pytest.mark.parametrize("rule_set", RULE_SETS)
def test_5_5_with_both_decks_empty_there_is_no_refill(rule_set: str) -> None:
    """T17, R-026: discards never come back."""
    match = set_table(hand="123/12345", deck="-:-/#:#", rule_set=rule_set)
    play(match, CAESAR, "down 1; on censor; end")
    assert asked(match) == (CLEOPATRA, "PlayCards")
    assert hand(match, CAESAR) == "23"
    assert len(gone(match, CAESAR)) == 50 - 3


@pytest.mark.parametrize("rule_set", RULE_SETS)
@pytest.mark.parametrize(("deck", "drawn"), [("5:-", "2345"), ("-:K", "234K")])
def test_5_5_the_last_card_of_the_last_deck_is_drawn_without_asking(rule_set: str, deck: str, drawn: str) -> None:
    """T18, R-027: hand 3, one card left, hand 4."""
    match = set_table(hand="1234/12345", deck=f"{deck}/#:#", rule_set=rule_set)
    play(match, CAESAR, "down 1; on censor; end")
    if rule_set == "kosmos_fr" and "K" in drawn:
        play(match, CAESAR, "end")
    assert asked(match) == (CLEOPATRA, "PlayCards")
    assert hand(match, CAESAR) == drawn
    assert half(match, "deck", CAESAR) == "-:-"


def test_5_5_asking_stops_when_one_deck_runs_out() -> None:
    match = set_table(hand="123/12345", deck="545:K/#:#")
    play(match, CAESAR, "down 1; on censor; end; draw action")
    assert hand(match, CAESAR) == "2345K"
    assert asked(match) == (CLEOPATRA, "PlayCards")


def test_5_5_a_full_hand_is_not_refilled() -> None:
    match = set_table()
    play(match, CAESAR, "passive; done")
    assert hand(match, CAESAR) == "12345"
    assert "CardDrawnUnseen" not in happened(match)


@pytest.mark.parametrize("rule_set", RULE_SETS)
@pytest.mark.parametrize("discarded", ["", "3", "135", "12345"])
def test_5_6_none_to_five_cards_are_discarded_face_up_and_the_hand_refilled(rule_set: str, discarded: str) -> None:
    """T19, R-028: no vote card of either kind."""
    match = set_table(**FULL, deck="#:-/#:#", rule_set=rule_set)
    lost = gone(match, CAESAR)
    play(match, CAESAR, "; ".join(["passive", *(f"discard {card}" for card in discarded), "done"]))
    assert len(hand(match, CAESAR)) == 5
    assert sorted(gone(match, CAESAR)) == sorted(lost.replace("-", "") + discarded)
    assert asked(match) == (CLEOPATRA, "PlayCards")
    assert field(match, "used") == "-", "no vote card"
    assert "SpecialVoteCalled" not in happened(match), "and no special vote"
    passed = [event for event in match.history(CLEOPATRA) if isinstance(event, TurnPassed)]
    assert [(event.seat, event.cards) for event in passed] == [(CAESAR, tuple(map(int, discarded)))]


def test_5_6_cards_of_both_kinds_may_go() -> None:
    match = set_table(hand="1PAVW/12345")
    play(match, CAESAR, "passive; discard P; discard veto; discard wrath; done; draw action; draw action; draw influence")
    assert set("PVW") <= set(gone(match, CAESAR))
    assert len(hand(match, CAESAR)) == 5


def test_5_6_only_cards_of_the_hand_and_each_once() -> None:
    match = set_table(hand="112/12345")
    play(match, CAESAR, "passive; discard 1; discard 1")
    refused(match, CAESAR, "discard 1", "3.1")
    refused(match, CAESAR, "discard 4", "3.1")
    play(match, CAESAR, "done")


@pytest.mark.parametrize("choice", ["down 1", "up 1", "play spy", "end"])
def test_5_6_a_passive_player_neither_places_nor_acts(choice: str) -> None:
    match = set_table(hand="1234S/12345")
    play(match, CAESAR, "passive")
    refused(match, CAESAR, choice, "5.6")


def test_5_6_the_choice_of_decks_is_free_in_a_passive_turn_too() -> None:
    match = set_table(deck="5:A/#:#")
    play(match, CAESAR, "passive; discard 1; discard 2; done; draw action")
    assert hand(match, CAESAR) == "3455A"


def test_5_6_in_kosmos_fr_no_late_action_follows_a_passive_turn() -> None:
    match = set_table(senator="-/1", hand="1234A/12345", rule_set="kosmos_fr")
    play(match, CAESAR, "passive; done")
    assert asked(match) == (CLEOPATRA, "PlayCards")


def test_5_6_the_question_of_a_passive_turn() -> None:
    match = set_table()
    play(match, CAESAR, "passive")
    assert question(match, CAESAR) == ("5.6", Phrase("caesar-ask-discard"))
    assert menu(match, CAESAR) == ["discard 1", "discard 2", "discard 3", "discard 4", "discard 5", "done"]


def test_5_6_what_is_not_held_and_what_is_no_card_are_refused_by_different_rules() -> None:
    match = set_table()
    play(match, CAESAR, "passive")
    refused(match, CAESAR, "discard veto", "3.1", "caesar-refuse-not-in-hand")
    refused(match, CAESAR, DISCARD + 12, "5.6", "caesar-refuse-passive-only")
    refused(match, CAESAR, "down 1", "5.6", "caesar-refuse-passive-only")


def test_5_6_the_discards_are_told_by_their_rule() -> None:
    match = set_table(hand="1P/12345", deck="-:-/#:#")
    play(match, CAESAR, "passive; discard 1; done")
    assert match.history(None)[-2] == TurnPassed("5.6", CAESAR, (1,))


def test_5_6_a_discard_can_be_taken_back_until_the_player_is_done() -> None:
    match = set_table()
    play(match, CAESAR, "passive; discard 1; discard 2")
    match.undo(CAESAR)
    assert "discard 2" in menu(match, CAESAR)
    play(match, CAESAR, "done")
    assert not match.can_undo(CAESAR)
