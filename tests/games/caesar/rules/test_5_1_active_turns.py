"""Rules 5.1 and 5.2: when a turn may be active, and how influence is laid."""

from __future__ import annotations

import pytest

from comitium import Phrase
from comitium.games.caesar import names
from comitium.games.caesar.choices import DOWN, ON, UP
from comitium.games.caesar.events import TurnBegan
from games.caesar.table import CAESAR, CLEOPATRA, RULE_SETS, hand, line, set_table
from games.table import asked, menu, play, question, refused

# two groups in play, both tied at eight cards: no room for anybody
FULL = {"won": "55500/00000", "censor": "54321/555", "aedile": "54321/555"}
# the same for Caesar, who has fewer than five cards on the aediles
EVEN = {"won": "55500/00000", "censor": "54321/555", "aedile": "5544/5454"}
# no room for Caesar, but the groups are not full
FIVE = {"won": "55500/00000", "censor": "54321/-", "aedile": "54321/-"}


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
