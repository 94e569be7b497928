"""Chapter 5: the turn."""

from __future__ import annotations

import pytest

from comitium import Match, Phrase
from comitium.games.caesar import names
from comitium.games.caesar.choices import DISCARD, DOWN, ON, PLAY, UP
from comitium.games.caesar.events import CardDrawn, PlayEnded, TurnBegan, TurnPassed
from games.caesar.table import CAESAR, CLEOPATRA, RULE_SETS, field, gone, half, hand, line, set_table
from games.table import asked, happened, menu, play, question, refused

# two groups in play, both tied at eight cards: no room for anybody
FULL = {"won": "55500/00000", "censor": "54321/555", "aedile": "54321/555"}
# the same for Caesar, who has fewer than five cards on the aediles
EVEN = {"won": "55500/00000", "censor": "54321/555", "aedile": "5544/5454"}
# no room for Caesar, but the groups are not full
FIVE = {"won": "55500/00000", "censor": "54321/-", "aedile": "54321/-"}


# -- 5.1


@pytest.mark.parametrize("rule_set", RULE_SETS)
def test_5_1_a_hand_of_actions_alone_must_be_passive(rule_set: str) -> None:
    """T14, E07: influence in the deck does not help."""
    match = set_table(senator="1/1", hand="AACKW/12345", rule_set=rule_set)
    assert menu(match, CAESAR) == ["passive"]
    for card in ("assassination", "castling", "wrath"):
        refused(match, CAESAR, f"play {card}", "5.1")


def test_5_1_passive_is_offered_until_the_first_card_is_played() -> None:
    """R-013: the first card makes the turn active."""
    match = set_table(hand="1234S/12345")
    assert "passive" in menu(match, CAESAR)
    play(match, CAESAR, "down 1; on senator")
    assert "passive" not in menu(match, CAESAR)
    refused(match, CAESAR, "passive", "5.1")


def test_5_1_an_action_alone_makes_the_turn_active_too_even_when_vetoed() -> None:
    """R-013."""
    match = set_table(hand="1234S/1234V")
    play(match, CAESAR, "play spy")
    play(match, CLEOPATRA, "veto; decline")
    refused(match, CAESAR, "passive", "5.1")


def test_5_1_without_room_and_without_a_helpful_action_only_passive_is_legal() -> None:
    """R-014: a spy and a scout do not help."""
    match = set_table(**FULL, hand="1SK/12345")
    assert menu(match, CAESAR) == ["passive"]
    refused(match, CAESAR, "down 1", "4.2")
    refused(match, CAESAR, "play spy", "5.1")


@pytest.mark.parametrize("rule_set", RULE_SETS)
@pytest.mark.parametrize(("letter", "card"), [("A", "assassination"), ("W", "wrath"), ("C", "castling")])
def test_5_1_without_room_an_action_that_makes_some_allows_an_active_turn(rule_set: str, letter: str, card: str) -> None:
    match = set_table(**EVEN, hand=f"1{letter}/12345", rule_set=rule_set)
    assert menu(match, CAESAR) == [f"play {card}", "passive"]


@pytest.mark.parametrize("rule_set", RULE_SETS)
def test_5_1_an_assassination_where_her_own_five_cards_close_the_group_makes_no_room(rule_set: str) -> None:
    """R-014: a face-up card of the opponent lies there, but one less of them opens the group to the opponent alone."""
    match = set_table(**FULL, hand="1A/12345", rule_set=rule_set)
    assert menu(match, CAESAR) == ["passive"]
    refused(match, CAESAR, "play assassination", "5.1")
    match = set_table(**FULL, player="cleopatra", hand="12345/1A", rule_set=rule_set)
    assert menu(match, CLEOPATRA) == ["play assassination", "passive"], "she has three cards on each group of eight"


def test_5_1_an_assassination_makes_no_room_where_nothing_lies_face_up() -> None:
    match = set_table(won="55500/00000", censor="54321/555", aedile="5544/(5454)", hand="1A/12345")
    assert menu(match, CAESAR) == ["passive"]


def test_5_1_without_room_the_assassination_is_aimed_where_it_makes_some() -> None:
    """R-014."""
    match = set_table(**EVEN, hand="1A/12345")
    play(match, CAESAR, "play assassination")
    assert menu(match, CAESAR) == ["on aedile"]
    refused(match, CAESAR, "on censor", "5.1")
    play(match, CAESAR, "on aedile; target 4; down 1; on aedile; end")
    assert line(match, CAESAR, "aedile") == "1445", "the eighth card brought the vote, which took a 5"


def test_5_1_wrath_makes_room_wherever_a_card_lies() -> None:
    match = set_table(**FIVE, hand="1W/12345")
    play(match, CAESAR, "play wrath")
    assert menu(match, CAESAR) == ["on censor", "on aedile"]
    play(match, CAESAR, "on censor; down 1; on censor; end")


def test_5_1_a_castling_makes_no_room_without_a_group_of_eight() -> None:
    """R-014: it moves no more cards than it takes up, and there is no tie to break."""
    match = set_table(**FIVE, hand="1C/12345")
    assert menu(match, CAESAR) == ["passive"]
    refused(match, CAESAR, "play castling", "5.1")


def test_5_1_without_room_a_castling_touches_a_group_of_eight() -> None:
    """R-014: the tie of eight is broken, the vote takes cards away, and there is room in the next turn."""
    match = set_table(won="55000/00000", quaestor="11222/-", censor="54321/-", aedile="54321/555", hand="1C/12345", votes="o")
    play(match, CAESAR, "play castling; on quaestor")
    assert menu(match, CAESAR) == ["on aedile"]
    refused(match, CAESAR, "on censor", "5.1")
    play(match, CAESAR, "on aedile; on quaestor; on quaestor; on quaestor; on quaestor; on quaestor")
    assert menu(match, CAESAR) == ["end"], "the duty lapses: the vote is still to come (R-020)"
    play(match, CAESAR, "end")
    assert line(match, CAESAR, "aedile") == "1122"


def test_5_1_with_a_single_group_in_play_no_castling_helps() -> None:
    match = set_table(won="55530/00000", aedile="54321/555", hand="1C/12345")
    assert menu(match, CAESAR) == ["passive"]


def test_5_1_without_room_nothing_but_an_action_that_makes_some_is_played() -> None:
    """R-014: an active player must place, so the wrath in hand is no licence for the spy."""
    match = set_table(**FULL, hand="1WSK/12345")
    assert menu(match, CAESAR) == ["play wrath", "passive"]
    refused(match, CAESAR, "play spy", "5.1")


def test_5_1_an_action_without_target_does_not_help() -> None:
    match = set_table(**FIVE, hand="1A/12345")
    assert menu(match, CAESAR) == ["passive"], "nothing of the opponent lies face-up"
    refused(match, CAESAR, "play assassination", "5.1")


def test_5_1_a_castling_does_not_count_with_castling_unblocks_off() -> None:
    match = set_table(**FULL, hand="1C/12345", castling_unblocks=False)
    assert menu(match, CAESAR) == ["passive"]
    refused(match, CAESAR, "play castling", "5.1")
    match = set_table(**FULL, hand="1CW/12345", castling_unblocks=False)
    assert menu(match, CAESAR) == ["play wrath", "passive"]


def test_5_1_with_room_every_playable_action_is_offered() -> None:
    match = set_table(senator="1/1(2)", hand="1ASCKWV/12345")
    offered = [choice for choice in menu(match, CAESAR) if choice.startswith("play")]
    assert offered == ["play assassination", "play spy", "play castling", "play scout", "play wrath"]


def test_5_1_the_passive_player_may_also_be_one_who_could_play() -> None:
    match = set_table()
    play(match, CAESAR, "passive; done")
    assert asked(match) == (CLEOPATRA, "PlayCards")


def test_5_1_the_question_names_the_turn_until_something_is_played() -> None:
    match = set_table(hand="123S/12345")
    assert question(match, CAESAR) == ("5.1", Phrase("caesar-ask-turn", {"turn": 5}))
    play(match, CAESAR, "down 1; on senator")
    assert question(match, CAESAR) == ("5.3", Phrase("caesar-ask-play-on"))
    match = set_table(hand="123S/12345")
    play(match, CAESAR, "play spy; target 1")
    play(match, CLEOPATRA, "draw influence")
    assert question(match, CAESAR) == ("5.3", Phrase("caesar-ask-play-on"))


def test_5_1_every_choice_cites_the_rule_that_allows_it() -> None:
    match = set_table(hand="1123S/12345")
    rules = {option.notation: option.rule for option in match.question(CAESAR).options}
    assert (rules["down 1"], rules["up 1"], rules["play spy"], rules["passive"]) == ("5.2", "5.2", "6.2", "5.6")


def test_5_1_the_next_turn_begins_with_its_number_and_its_player() -> None:
    match = set_table(deck="#:-/#:-")
    play(match, CAESAR, "up 1; on senator; up 2; on senator; end")
    assert match.history(None)[-1] == TurnBegan("5.1", 6, CLEOPATRA)
    assert menu(match, CLEOPATRA)[-1] == "passive", "nothing has been played in it"
    play(match, CLEOPATRA, "passive; done")
    assert match.history(None)[-1] == TurnBegan("5.1", 7, CAESAR)


def test_5_1_what_is_no_choice_of_the_turn_is_refused() -> None:
    match = set_table(hand="123S/12345")
    for choice in ("on senator", "target 1", "draw action", "done"):
        refused(match, CAESAR, choice, "5.1", "caesar-refuse-other")


def test_5_1_a_hand_without_influence_is_refused_for_that_and_not_for_the_action() -> None:
    match = set_table(senator="1/1", hand="AS/12345")
    refused(match, CAESAR, "play assassination", "5.1", "caesar-refuse-active")
    match = set_table(senator="1/1", player="cleopatra", hand="12345/AS")
    refused(match, CLEOPATRA, "play spy", "5.1", "caesar-refuse-active")
    match = set_table(**FULL, hand="1WS/12345")
    refused(match, CAESAR, "play spy", "5.1", "caesar-refuse-makes-no-room")


def test_5_1_room_for_a_single_card_is_room() -> None:
    """Only one place is left on the whole table: he may be active, and the action is refused for want of a target."""
    match = set_table(won="55530/00000", aedile="11/(12345)", hand="1A/12345")
    refused(match, CAESAR, "play assassination", "6.1", "caesar-refuse-assassination")
    assert menu(match, CAESAR) == ["down 1", "passive"]


def test_5_1_a_passive_turn_is_refused_as_one_when_something_has_been_played() -> None:
    match = set_table()
    play(match, CAESAR, "down 1; on senator")
    refused(match, CAESAR, "passive", "5.1", "caesar-refuse-passive")


def test_5_1_without_room_a_castling_may_begin_with_any_group_and_must_end_with_one_of_eight() -> None:
    """R-014: whichever is named first. The aediles are out of play."""
    position = {"won": "05003/00000", "senator": "11222/-", "quaestor": "54321/555", "censor": "54321/-", "hand": "1C/12345"}
    match = set_table(**position)
    play(match, CAESAR, "play castling")
    assert menu(match, CAESAR) == ["on senator", "on quaestor", "on censor"]
    play(match, CAESAR, "on senator")
    assert menu(match, CAESAR) == ["on quaestor"]
    refused(match, CAESAR, "on censor", "5.1", "caesar-refuse-makes-no-room")
    match = set_table(**position)
    play(match, CAESAR, "play castling; on quaestor")
    assert menu(match, CAESAR) == ["on senator", "on censor"]


# -- 5.2


def test_5_2_the_question_names_the_card_and_how_it_is_laid() -> None:
    for way in ("down", "up"):
        match = set_table()
        play(match, CAESAR, f"{way} 3")
        assert question(match, CAESAR) == ("5.2", Phrase(f"caesar-ask-place-{way}", {"card": names.card(3)}))


def test_5_2_an_action_card_is_no_influence() -> None:
    match = set_table(hand="123A/12345")
    refused(match, CAESAR, "down assassination", "5.2", "caesar-refuse-not-influence")
    refused(match, CAESAR, "up assassination", "5.2", "caesar-refuse-not-influence")
    for nonsense in (DOWN, UP):
        refused(match, CAESAR, nonsense + 12, "5.2", "caesar-refuse-not-influence")


def test_5_2_a_card_is_laid_on_a_group_and_nowhere_else() -> None:
    match = set_table(won="00003/00000")
    play(match, CAESAR, "down 1")
    refused(match, CAESAR, "target 1", "5.2", "caesar-refuse-group")
    refused(match, CAESAR, "end", "5.2", "caesar-refuse-group")
    refused(match, CAESAR, ON + 5, "5.2", "caesar-refuse-group")
    refused(match, CAESAR, "on aedile", "4.3")


def test_5_2_every_refusal_says_what_is_wrong_with_the_placement() -> None:
    match = set_table(hand="1S/12345")
    refused(match, CAESAR, "up 1", "5.2", "caesar-refuse-second-up")
    match = set_table()
    play(match, CAESAR, "up 3; on senator")
    refused(match, CAESAR, "end", "5.2", "caesar-refuse-end-one-up")
    refused(match, CAESAR, "down 4", "5.2", "caesar-refuse-placement")
    match = set_table()
    play(match, CAESAR, "down 3; on senator")
    refused(match, CAESAR, "down 4", "5.2", "caesar-refuse-placement")
    refused(match, CAESAR, "up 4", "5.2", "caesar-refuse-placement")
    refused(set_table(rule_set="tilsit_original"), CAESAR, "up 1", "5.2", "caesar-refuse-only-down")


def test_5_2_one_card_in_hand_and_much_room_is_not_enough_for_two_face_up() -> None:
    refused(set_table(hand="1/12345"), CAESAR, "up 1", "5.2", "caesar-refuse-second-up")
    assert "up 1" in menu(set_table(hand="12/12345"), CAESAR)


def test_5_2_one_card_face_down() -> None:
    """T01."""
    match = set_table()
    play(match, CAESAR, "down 3; on senator; end")
    assert line(match, CAESAR, "senator") == "(3)"
    assert hand(match, CAESAR) == "1245"


@pytest.mark.parametrize(("second", "senator", "censor"), [("senator", "35", "-"), ("censor", "3", "5")])
def test_5_2_two_cards_face_up_on_one_group_or_two(second: str, senator: str, censor: str) -> None:
    """T02, T03."""
    match = set_table()
    play(match, CAESAR, f"up 3; on senator; up 5; on {second}; end")
    assert (line(match, CAESAR, "senator"), line(match, CAESAR, "censor")) == (senator, censor)


@pytest.mark.parametrize("rule_set", RULE_SETS[:3])
def test_5_2_a_single_card_face_up_is_not_enough(rule_set: str) -> None:
    """T04."""
    match = set_table(rule_set=rule_set)
    play(match, CAESAR, "up 3; on senator")
    refused(match, CAESAR, "end", "5.2")
    assert menu(match, CAESAR) == ["up 1", "up 2", "up 4", "up 5"]


@pytest.mark.parametrize("rule_set", RULE_SETS[:3])
def test_5_2_two_cards_face_down_are_too_many(rule_set: str) -> None:
    """T05, R-015."""
    match = set_table(rule_set=rule_set)
    play(match, CAESAR, "down 3; on senator")
    refused(match, CAESAR, "down 4", "5.2")
    assert menu(match, CAESAR) == ["end"]


def test_5_2_one_of_each_is_not_allowed() -> None:
    match = set_table()
    play(match, CAESAR, "up 3; on senator")
    refused(match, CAESAR, "down 4", "5.2")
    match = set_table()
    play(match, CAESAR, "down 3; on senator")
    refused(match, CAESAR, "up 4", "5.2")


def test_5_2_no_third_card() -> None:
    match = set_table()
    play(match, CAESAR, "up 3; on senator; up 5; on senator")
    refused(match, CAESAR, "up 1", "5.2")
    refused(match, CAESAR, "down 1", "5.2")
    assert menu(match, CAESAR) == ["end"]


def test_5_2_the_philosopher_is_placed_either_way() -> None:
    match = set_table(hand="P1/12345")
    play(match, CAESAR, "down P; on senator")
    assert line(match, CAESAR, "senator") == "(P)"
    match = set_table(hand="P1/12345")
    play(match, CAESAR, "up P; on senator; up 1; on senator")
    assert line(match, CAESAR, "senator") == "P1"


def test_5_2_no_open_card_without_a_second_card() -> None:
    """R-017."""
    match = set_table(hand="1S/12345")
    refused(match, CAESAR, "up 1", "5.2")
    assert "up 1" not in menu(match, CAESAR)
    assert "down 1" in menu(match, CAESAR)


def test_5_2_no_open_card_without_room_for_a_second() -> None:
    """R-017."""
    match = set_table(won="55530/00000", aedile="11/12345")
    refused(match, CAESAR, "up 1", "5.2")
    play(match, CAESAR, "down 1; on aedile")


def test_5_2_two_open_cards_with_one_place_on_each_of_two_groups() -> None:
    """R-017: the second goes where there is room after the first."""
    match = set_table(won="55500/00000", censor="1234/-", aedile="11/12345")
    play(match, CAESAR, "up 1; on censor; up 2")
    assert menu(match, CAESAR) == ["on aedile"]
    refused(match, CAESAR, "on censor", "4.1")


def test_5_2_the_second_open_card_must_follow_an_action_in_between() -> None:
    """R-017."""
    match = set_table(senator="-/1", hand="123A/12345")
    play(match, CAESAR, "up 1; on censor; play assassination; on senator; target 1")
    refused(match, CAESAR, "end", "5.2")
    assert menu(match, CAESAR) == ["up 2", "up 3"]


def test_5_2_only_cards_of_the_hand_are_placed() -> None:
    match = set_table(hand="124/12345")
    refused(match, CAESAR, "down 3", "3.1")
    refused(match, CAESAR, "up P", "3.1")
    play(match, CAESAR, "up 1; on senator")
    refused(match, CAESAR, "up 1", "3.1")


def test_5_2_allow_single_face_up_lets_play_end_after_one() -> None:
    """R-018."""
    match = set_table(hand="1S/12345", allow_single_face_up=True)
    play(match, CAESAR, "up 1; on senator; end")
    assert line(match, CAESAR, "senator") == "1"
    match = set_table(allow_single_face_up=True)
    play(match, CAESAR, "up 1; on senator")
    assert menu(match, CAESAR) == ["up 2", "up 3", "up 4", "up 5", "end"]
    play(match, CAESAR, "up 2; on praetor; end")
    assert line(match, CAESAR, "praetor") == "2"


def test_5_2_tilsit_original_places_one_or_two_cards_face_down_and_none_face_up() -> None:
    """T08, R-016."""
    match = set_table(rule_set="tilsit_original")
    refused(match, CAESAR, "up 1", "5.2")
    assert not [choice for choice in menu(match, CAESAR) if choice.startswith("up")]
    play(match, CAESAR, "down 1; on senator")
    assert "end" in menu(match, CAESAR)
    play(match, CAESAR, "down 2; on senator")
    assert line(match, CAESAR, "senator") == "(12)"
    refused(match, CAESAR, "down 3", "5.2")
    play(match, CAESAR, "end")


def test_5_2_tilsit_original_allows_an_action_between_its_two_cards() -> None:
    """R-016."""
    match = set_table(senator="-/1", hand="123A/12345", rule_set="tilsit_original", allow_single_face_up=True)
    play(match, CAESAR, "down 1; on senator; play assassination; on senator; target 1; down 2; on censor; end")
    assert (line(match, CAESAR, "senator"), line(match, CAESAR, "censor")) == ("(1)", "(2)")
    match = set_table(rule_set="tilsit_original", allow_single_face_up=True)
    refused(match, CAESAR, "up 1", "5.2")


# -- 5.3


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


# -- 5.4


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


# -- 5.5


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


# -- 5.6


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
