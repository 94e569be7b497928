"""Rules 6.6 and 6.7, and the rest of chapter 6: announcements and vetoes."""

from __future__ import annotations

import pytest

import comitium
from comitium import Illegal, Match, Phrase
from comitium.games.caesar import names
from comitium.games.caesar.choices import ON
from comitium.games.caesar.events import (
    ActionVetoed,
    AssassinationAnnounced,
    CastlingAnnounced,
    ScoutAnnounced,
    SpyAnnounced,
    WrathAnnounced,
)
from comitium.match.orders import FORCED, StandingOrder
from games.caesar.table import CAESAR, CLEOPATRA, RULE_SETS, field, gone, half, hand, line, set_table
from games.table import asked, menu, play, question, refused

EVERYWHERE = pytest.mark.parametrize("rule_set", RULE_SETS)


def vetoed(**fields: str | int | bool) -> Match:
    """Caesar's assassination of a 5 has just been vetoed."""
    match = set_table(senator="-/5", hand="12A/123V", **fields)
    play(match, CAESAR, "play assassination; on senator; target 5")
    play(match, CLEOPATRA, "veto")
    return match


@EVERYWHERE
def test_6_6_a_vetoed_action_does_nothing_and_both_cards_are_discarded(rule_set: str) -> None:
    """A15."""
    match = vetoed(rule_set=rule_set)
    assert line(match, CLEOPATRA, "senator") == "5"
    assert (gone(match, CAESAR), gone(match, CLEOPATRA)) == ("A", "V")


def test_6_6_in_rio_grande_the_vetoing_player_may_draw_one_card() -> None:
    """A15, R-035."""
    for choice, size in (("decline", 3), ("draw influence", 4), ("draw action", 4)):
        match = vetoed()
        assert menu(match, CLEOPATRA) == ["draw influence", "draw action", "decline"]
        play(match, CLEOPATRA, choice)
        assert len(hand(match, CLEOPATRA)) == size
        assert asked(match) == (CAESAR, "PlayCards"), "one card at most, then his turn goes on"


def test_6_6_in_kosmos_fr_the_vetoing_player_must_draw_one_card() -> None:
    """A16."""
    match = vetoed(rule_set="kosmos_fr")
    assert menu(match, CLEOPATRA) == ["draw influence", "draw action"]
    refused(match, CLEOPATRA, "decline", "6.6")
    play(match, CLEOPATRA, "draw influence")
    assert len(hand(match, CLEOPATRA)) == 4


@pytest.mark.parametrize("rule_set", ["tilsit_fr", "tilsit_original"])
def test_6_6_in_tilsit_nothing_is_drawn_before_the_own_refill(rule_set: str) -> None:
    """A17."""
    match = vetoed(rule_set=rule_set)
    assert asked(match) == (CAESAR, "PlayCards")
    assert hand(match, CLEOPATRA) == "123"


def test_6_6_with_one_deck_left_a_voluntary_draw_is_asked_and_a_compulsory_one_is_not() -> None:
    """R-027."""
    match = vetoed(deck="#:#/45:-")
    assert menu(match, CLEOPATRA) == ["draw influence", "decline"]
    match = vetoed(deck="#:#/45:-", rule_set="kosmos_fr")
    assert hand(match, CLEOPATRA) == "1234"
    for rule_set in ("rio_grande", "kosmos_fr"):
        match = vetoed(deck="#:#/-:-", rule_set=rule_set)
        assert asked(match) == (CAESAR, "PlayCards"), "both decks empty: nothing to draw"


@EVERYWHERE
def test_6_6_no_veto_against_a_veto(rule_set: str) -> None:
    """A18."""
    match = set_table(senator="-/5", hand="12AV/123V", rule_set=rule_set, veto_draw="none")
    play(match, CAESAR, "play assassination; on senator; target 5")
    play(match, CLEOPATRA, "veto")
    assert asked(match) == (CAESAR, "PlayCards")
    refused(match, CAESAR, "veto", "6.6")


def test_6_6_a_veto_is_not_an_action_of_ones_own_turn() -> None:
    """R-034."""
    match = set_table(hand="12V/12345")
    refused(match, CAESAR, "play veto", "6.6")
    refused(match, CAESAR, "veto", "6.6")
    assert not [choice for choice in menu(match, CAESAR) if "veto" in choice]


def test_6_6_a_veto_comes_in_the_window_or_not_at_all() -> None:
    """R-034: after the spy has looked it is too late."""
    match = set_table(hand="1S/1234V")
    play(match, CAESAR, "play spy")
    play(match, CLEOPATRA, "pass")
    with pytest.raises(Illegal):
        match.choose(CLEOPATRA, "veto")
    play(match, CAESAR, "target 1")
    refused(match, CLEOPATRA, "veto", "6.2")


def test_6_6_a_veto_must_be_in_the_hand() -> None:
    match = set_table(senator="-/5", hand="12A/123A")
    play(match, CAESAR, "play assassination; on senator; target 5")
    assert menu(match, CLEOPATRA) == ["pass"]
    refused(match, CLEOPATRA, "veto", "6.6")


@pytest.mark.parametrize("rule_set", ["rio_grande", "kosmos_fr"])
def test_6_6_an_exhausted_player_cannot_veto_unless_the_option_says_so(rule_set: str) -> None:
    """R-036: she then draws as usual, which can only be from her action deck."""
    fields = {"senator": "-/5", "hand": "12A/V", "deck": "#:#/-:K", "rule_set": rule_set}
    match = set_table(**fields)
    play(match, CAESAR, "play assassination; on senator; target 5")
    assert line(match, CLEOPATRA, "senator") == "-", "nobody was asked"
    match = set_table(**fields, exhausted_may_veto=True)
    play(match, CAESAR, "play assassination; on senator; target 5")
    play(match, CLEOPATRA, "veto")
    if rule_set == "rio_grande":
        assert menu(match, CLEOPATRA) == ["draw action", "decline"]
        play(match, CLEOPATRA, "draw action")
    assert hand(match, CLEOPATRA) == "K"
    assert line(match, CLEOPATRA, "senator") == "5"


def test_6_6_the_veto_is_told_by_its_rule_and_the_draw_is_asked_by_it() -> None:
    match = vetoed()
    assert match.history(None)[-1] == ActionVetoed("6.6", CLEOPATRA, 6)
    assert question(match, CLEOPATRA) == ("6.6", Phrase("caesar-ask-replace-veto"))
    refused(match, CLEOPATRA, "pass", "6.6", "caesar-refuse-deck")


def test_6_6_a_veto_out_of_the_hand_out_of_its_time_and_out_of_turn() -> None:
    match = set_table(senator="-/5", hand="12AV/123A")
    refused(match, CAESAR, "play veto", "6.6", "caesar-refuse-veto-alone")
    refused(match, CAESAR, "veto", "6.6", "caesar-refuse-veto-alone")
    play(match, CAESAR, "play assassination; on senator; target 5")
    refused(match, CLEOPATRA, "veto", "6.6", "caesar-refuse-veto")
    refused(match, CLEOPATRA, "end", "6.6", "caesar-refuse-veto")


@pytest.mark.parametrize(
    ("letter", "choices", "asks", "args"),
    [
        ("A", "assassination; on censor; target 5", "assassination", {"group": names.group(3), "target": names.card(5)}),
        ("S", "spy", "spy", {}),
        ("C", "castling; on senator; on aedile", "castling", {"group": names.group(0), "group2": names.group(4)}),
        ("K", "scout; on senator", "scout", {"group": names.group(0)}),
        ("W", "wrath; on censor", "wrath", {"group": names.group(3)}),
    ],
)
def test_6_6_the_question_says_what_is_to_be_vetoed(letter: str, choices: str, asks: str, args: dict[str, Phrase]) -> None:
    match = set_table(senator="1/(5)", censor="-/5", hand=f"12{letter}/123V")
    play(match, CAESAR, f"play {choices}")
    card = names.card("P12345ASCKWV".index(letter))
    assert question(match, CLEOPATRA) == ("6.6", Phrase(f"caesar-ask-veto-{asks}", {"card": card, **args}))


@pytest.mark.parametrize(
    ("card", "rule", "letter"),
    [("assassination", "6.1", "A"), ("castling", "6.3", "C"), ("scout", "6.4", "K"), ("wrath", "6.5", "W")],
)
def test_6_7_the_question_is_what_the_action_is_aimed_at(card: str, rule: str, letter: str) -> None:
    match = set_table(senator="1/1(5)", praetor="2/-", won="00003/00000", hand=f"12{letter}/12345")
    play(match, CAESAR, f"play {card}")
    assert question(match, CAESAR) == (rule, Phrase(f"caesar-ask-aim-{card}"))
    for choice in ("target 1", "end", ON + 5):
        why = refused(match, CAESAR, choice, "6.7", "caesar-refuse-aim").why
        assert why.args == {"card": names.card("P12345ASCKWV".index(letter))}
    refused(match, CAESAR, "on aedile", "4.3", "caesar-refuse-out-of-play")
    if card not in ("castling", "wrath"):
        refused(match, CAESAR, "on praetor", rule, f"caesar-refuse-{card}")


@pytest.mark.parametrize(("card", "asks"), [("castling", "castling-second"), ("assassination", "assassination-card")])
def test_6_7_the_second_question_names_the_first_group(card: str, asks: str) -> None:
    match = set_table(senator="1/1", praetor="-/1", hand="12AC/12345")
    play(match, CAESAR, f"play {card}; on senator")
    rule = "6.3" if card == "castling" else "6.1"
    assert question(match, CAESAR) == (rule, Phrase(f"caesar-ask-aim-{asks}", {"group": names.group(0)}))
    refused(match, CAESAR, "end", rule, f"caesar-refuse-{card}")
    refused(match, CAESAR, "target 5", rule, f"caesar-refuse-{card}")


def test_6_7_every_announcement_is_told_by_the_rule_of_its_card() -> None:
    for letter, choices, event in (
        ("A", "assassination; on censor; target 5", AssassinationAnnounced("6.1", CAESAR, 3, 5)),
        ("S", "spy", SpyAnnounced("6.2", CAESAR)),
        ("C", "castling; on senator; on aedile", CastlingAnnounced("6.3", CAESAR, 0, 4)),
        ("K", "scout; on senator", ScoutAnnounced("6.4", CAESAR, 0)),
        ("W", "wrath; on censor", WrathAnnounced("6.5", CAESAR, 3)),
    ):
        match = set_table(senator="1/(5)", censor="-/5", hand=f"12{letter}/123V")
        play(match, CAESAR, f"play {choices}")
        for seat in (CAESAR, CLEOPATRA, None):
            assert match.history(seat)[-1] == event


def test_6_7_an_announced_action_cannot_be_taken_back() -> None:
    match = set_table(senator="1/(5)", hand="12K/123V")
    play(match, CAESAR, "play scout")
    assert match.can_undo(CAESAR)
    play(match, CAESAR, "on senator")
    assert not match.can_undo(CAESAR)


def test_6_7_the_assassination_names_its_card_before_the_veto() -> None:
    """R-029."""
    match = set_table(senator="-/5", hand="12A/123V")
    play(match, CAESAR, "play assassination; on senator; target 5")
    assert asked(match) == (CLEOPATRA, "VetoWindow")
    said = [event for event in match.history(CLEOPATRA) if isinstance(event, AssassinationAnnounced)]
    assert [(event.seat, event.group, event.card) for event in said] == [(CAESAR, 0, 5)]
    announced = match.view(CLEOPATRA).announced
    assert (announced.seat, announced.card, announced.group, announced.target) == (CAESAR, 6, 0, 5)
    assert line(match, CLEOPATRA, "senator") == "5", "nothing has happened yet"
    play(match, CLEOPATRA, "pass")
    assert line(match, CLEOPATRA, "senator") == "-"


def test_6_7_the_castling_names_two_groups_and_is_laid_out_after_the_veto() -> None:
    match = set_table(senator="12/-", hand="12C/123V")
    play(match, CAESAR, "play castling; on senator; on aedile")
    assert asked(match) == (CLEOPATRA, "VetoWindow")
    said = [event for event in match.history(CLEOPATRA) if isinstance(event, CastlingAnnounced)]
    assert [(event.group, event.group2) for event in said] == [(0, 4)]
    assert line(match, CAESAR, "senator") == "12"
    play(match, CLEOPATRA, "veto; decline")
    assert line(match, CAESAR, "senator") == "12", "still face-up"


@pytest.mark.parametrize(
    ("letter", "choices"), [("K", "play scout; on senator"), ("W", "play wrath; on senator"), ("S", "play spy")]
)
def test_6_7_every_action_waits_for_the_veto(letter: str, choices: str) -> None:
    match = set_table(senator="1/(5)", hand=f"12{letter}/123V")
    before = field(match, "table")
    play(match, CAESAR, choices)
    assert asked(match) == (CLEOPATRA, "VetoWindow")
    assert field(match, "table") == before


def test_6_7_a_player_without_a_veto_is_asked_all_the_same() -> None:
    """R-030: skipping the question would tell what is in the hand."""
    match = set_table(senator="-/5", hand="12A/123K")
    play(match, CAESAR, "play assassination; on senator; target 5")
    assert asked(match) == (CLEOPATRA, "VetoWindow")
    assert match.view(CAESAR).asked == "VetoWindow"
    play(match, CLEOPATRA, "pass")


def test_6_7_the_question_is_dropped_when_everybody_sees_that_no_veto_is_possible() -> None:
    """R-030: no action back in the hand; or both vetoes on the discard pile."""
    match = set_table(senator="-/5", hand="12A/12345")
    play(match, CAESAR, "play assassination; on senator; target 5")
    assert asked(match) == (CAESAR, "PlayCards")
    match = set_table(senator="-/5", hand="12A/123K", deck="#:#/#:AAAASSCCKW")
    assert gone(match, CLEOPATRA) == "VV"
    play(match, CAESAR, "play assassination; on senator; target 5")
    assert asked(match) == (CAESAR, "PlayCards")


def test_6_7_one_veto_on_the_pile_is_not_enough_to_drop_it() -> None:
    match = set_table(senator="-/5", hand="12A/123K", deck="#:#/#:AAAASSCCKWV")
    assert gone(match, CLEOPATRA) == "V"
    play(match, CAESAR, "play assassination; on senator; target 5")
    assert asked(match) == (CLEOPATRA, "VetoWindow")


def test_6_7_with_hidden_backs_only_an_empty_hand_drops_it() -> None:
    """R-030."""
    match = set_table(senator="-/5", hand="12A/12345", hand_back_counts_public=False)
    play(match, CAESAR, "play assassination; on senator; target 5")
    assert asked(match) == (CLEOPATRA, "VetoWindow")
    assert menu(match, CLEOPATRA) == ["pass"]
    match = set_table(senator="-/5", hand="12A/-", deck="#:#/12:#", hand_back_counts_public=False)
    play(match, CAESAR, "play assassination; on senator; target 5")
    assert asked(match) == (CAESAR, "PlayCards")


def test_6_7_whether_she_is_asked_does_not_depend_on_what_she_holds() -> None:
    for held in ("A", "S", "C", "K", "W", "V"):
        match = set_table(senator="-/5", hand=f"12A/123{held}")
        play(match, CAESAR, "play assassination; on senator; target 5")
        assert asked(match) == (CLEOPATRA, "VetoWindow")
        assert half(match, "hand", CLEOPATRA) == f"123{held}"


@pytest.mark.parametrize(("hand", "asks"), [("1234V", True), ("1234A", False)])
def test_6_7_an_order_for_the_only_answer_leaves_a_choice_to_its_owner(hand: str, asks: bool) -> None:
    match = set_table(hand=f"1234K/{hand}", quaestor="1/(2)")
    match.order(CLEOPATRA, StandingOrder("VetoWindow", FORCED))
    play(match, CAESAR, "play scout; on quaestor")
    assert (asked(match) == (CLEOPATRA, "VetoWindow")) is asks
    assert len(match.ordered(CLEOPATRA)) == match.forced(CLEOPATRA) == (0 if asks else 1)
    again = comitium.replay(match.journal())
    assert (again.digest, again.orders(CLEOPATRA)) == (match.digest, match.orders(CLEOPATRA))
