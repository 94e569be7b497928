"""Chapter 2: preparation."""

from __future__ import annotations

from itertools import permutations

import msgspec
import pytest

import comitium
from comitium import Match
from comitium.games.caesar.events import BonusDealt, PlayBegan, TurnBegan
from comitium.games.caesar.names import GROUPS
from games.caesar.table import CAESAR, CLEOPATRA, RULE_SETS, field, half, hand, line
from games.table import asked, happened, menu, play, refused

ORDER = ("veto", "veto", "wrath", "scout", "scout", "castling", "castling", "spy", "spy")
LETTERS = "VVWKKCCSSAAAA"  # the four assassinations come last of themselves


def order_deck(match: Match, seat: int) -> None:
    for card in ORDER:
        match.choose(seat, f"next {card}")


def lay(match: Match, seat: int, values: str) -> None:
    """The values on senator, praetor, quaestor, censor and aedile; the last place is no choice any more."""
    for value in values[:4]:
        match.choose(seat, f"down {value}")


def prepare(match: Match, seat: int, values: str = "12345") -> None:
    order_deck(match, seat)
    lay(match, seat, values)


def bonus_told(match: Match, seat: int) -> list[int]:
    return [event.group for event in match.history(seat) if isinstance(event, BonusDealt)]


def test_2_1_the_bonus_card_comes_before_the_action_deck_in_rio_grande() -> None:
    """R-004."""
    match = comitium.new("caesar", seed=5)
    for seat in (CAESAR, CLEOPATRA):
        assert match.view(seat).sides[seat].bonus == match.game.bonus[seat]
        assert bonus_told(match, seat) == [match.game.bonus[seat]]


@pytest.mark.parametrize("rule_set", RULE_SETS[1:])
def test_2_1_the_bonus_card_comes_after_the_action_deck_elsewhere(rule_set: str) -> None:
    """R-004: after her own deck is fixed, before her first cards, without waiting for the other."""
    match = comitium.new("caesar", seed=5, rule_set=rule_set)
    assert match.view(CAESAR).sides[CAESAR].bonus is None
    assert bonus_told(match, CAESAR) == []
    order_deck(match, CAESAR)
    assert match.question(CAESAR).rule == "2.6"
    assert match.view(CAESAR).sides[CAESAR].bonus == match.game.bonus[CAESAR]
    assert bonus_told(match, CAESAR) == [match.game.bonus[CAESAR]]
    assert match.view(CLEOPATRA).sides[CLEOPATRA].bonus is None, "she has not ordered hers"
    assert bonus_told(match, CLEOPATRA) == []


def test_2_1_with_shuffled_decks_the_time_of_the_bonus_makes_no_difference() -> None:
    match = comitium.new("caesar", seed=5, rule_set="kosmos_fr", action_deck_order="shuffled")
    assert match.view(CAESAR).sides[CAESAR].bonus == match.game.bonus[CAESAR]
    assert bonus_told(match, CAESAR) == [match.game.bonus[CAESAR]]


def test_2_1_nobody_sees_the_other_bonus_card_nor_the_four_in_the_box() -> None:
    """R-005."""
    match = comitium.new("caesar", seed=5)
    assert len(match.game.unused_bonus) == 4
    assert match.view(CAESAR).sides[CLEOPATRA].bonus is None
    assert match.view(None).sides[CAESAR].bonus is match.view(None).sides[CLEOPATRA].bonus is None
    assert match.view(CAESAR).box == ()
    assert len(bonus_told(match, CAESAR)) == 1
    assert bonus_told(match, CAESAR) != [] == [event for event in match.history(None) if isinstance(event, BonusDealt)]


def test_2_2_the_vote_deck_is_shuffled_from_the_seed() -> None:
    orders = {tuple(comitium.start("caesar", seed=seed).votes) for seed in range(40)}
    assert len(orders) > 30
    assert all(sorted(order) == [0, 1, 2, 3, 4, 5, 5, 6] for order in orders)
    assert comitium.new("caesar", seed=1).view(CAESAR).votes_left == 8


def test_2_3_two_of_each_value_are_set_aside() -> None:
    match = comitium.new("caesar", seed=2)
    assert hand(match, CAESAR) == hand(match, CLEOPATRA) == "1122334455"


def test_2_4_the_influence_deck_is_the_other_27_cards_shuffled() -> None:
    """C04."""
    match = comitium.new("caesar", seed=2)
    decks = [half(match, "deck", seat).split(":")[0] for seat in (CAESAR, CLEOPATRA)]
    for deck in decks:
        assert sorted(deck) == sorted("PP" + "12345" * 5)
    assert decks[0] != decks[1]
    other = comitium.new("caesar", seed=3)
    assert half(other, "deck", CAESAR).split(":")[0] != decks[0]


def test_2_5_the_action_deck_lies_in_the_chosen_order_and_is_drawn_from_the_top() -> None:
    match = comitium.new("caesar", seed=2)
    prepare(match, CAESAR)
    prepare(match, CLEOPATRA)
    assert half(match, "deck", CAESAR).split(":")[1] == LETTERS
    play(match, CLEOPATRA, "passive; discard 1; discard 2; discard 3; discard 4; done; draw action; draw action; draw action")
    assert hand(match, CLEOPATRA) == "5WVV"


def test_2_5_no_more_copies_than_the_set_has() -> None:
    match = comitium.new("caesar", seed=2)
    play(match, CAESAR, "next wrath")
    refused(match, CAESAR, "next wrath", "2.5")
    refused(match, CAESAR, "down 1", "2.5")
    assert "next wrath" not in menu(match, CAESAR)
    assert "next wrath" in menu(match, CLEOPATRA)


def test_2_6_one_card_of_each_value_face_down_one_on_each_group() -> None:
    """C06, R-006."""
    match = comitium.new("caesar", seed=2)
    prepare(match, CAESAR, "31524")
    prepare(match, CLEOPATRA, "54321")
    assert [line(match, CAESAR, group) for group in GROUPS] == ["(3)", "(1)", "(5)", "(2)", "(4)"]
    assert [line(match, CLEOPATRA, group) for group in GROUPS] == ["(5)", "(4)", "(3)", "(2)", "(1)"]


@pytest.mark.parametrize("rule_set", RULE_SETS)
def test_2_6_the_first_cards_lie_face_down_in_every_edition(rule_set: str) -> None:
    match = comitium.new("caesar", seed=2, rule_set=rule_set, action_deck_order="shuffled")
    lay(match, CAESAR, "12345")
    lay(match, CLEOPATRA, "12345")
    lines = [side for group in match.view(None).groups for side in group.lines]
    assert all((side.up, side.down, side.down_count) == ((), None, 1) for side in lines)


def test_2_6_every_assignment_is_possible_and_no_value_twice() -> None:
    for values in permutations("12345"):
        match = comitium.new("caesar", seed=2, action_deck_order="shuffled")
        lay(match, CLEOPATRA, "12345")
        for number, value in enumerate(values[:4]):
            if number:
                refused(match, CAESAR, f"down {values[0]}", "2.6")
            match.choose(CAESAR, f"down {value}")
        assert [line(match, CAESAR, group)[1] for group in GROUPS] == list(values)
    match = comitium.new("caesar", seed=2, action_deck_order="shuffled")
    refused(match, CAESAR, "down P", "2.6")
    refused(match, CAESAR, "up 1", "2.6")


def test_2_7_the_first_hand_is_one_to_five_for_both() -> None:
    """C05."""
    match = comitium.new("caesar", seed=2)
    prepare(match, CAESAR, "31524")
    prepare(match, CLEOPATRA, "54321")
    assert field(match, "hand") == "12345/12345"


def test_2_8_both_prepare_at_once_and_play_waits_for_both() -> None:
    """R-007."""
    match = comitium.new("caesar", seed=2)
    assert [prompt.seat for prompt in match.questions()] == [CAESAR, CLEOPATRA]
    prepare(match, CAESAR)
    assert [prompt.seat for prompt in match.questions()] == [CLEOPATRA], "she still prepares"
    with pytest.raises(comitium.Illegal):
        match.choose(CAESAR, "down 1")
    prepare(match, CLEOPATRA)
    assert asked(match) == (CLEOPATRA, "PlayCards")


def test_2_8_neither_sees_anything_of_the_other_preparation() -> None:
    match, other = comitium.new("caesar", seed=2), comitium.new("caesar", seed=2)
    before = msgspec.json.encode(match.view(CLEOPATRA))
    play(match, CAESAR, "next wrath")
    assert msgspec.json.encode(match.view(CLEOPATRA)) == before, "not even how far he is"
    assert match.history(CLEOPATRA) == other.history(CLEOPATRA)
    play(match, CAESAR, "next spy; next spy; next castling; next castling; next scout; next scout; next veto; next veto")
    lay(match, CAESAR, "54321")
    prepare(other, CAESAR, "12345")
    assert msgspec.json.encode(match.view(CLEOPATRA)) == msgspec.json.encode(other.view(CLEOPATRA))
    assert match.history(CLEOPATRA) == other.history(CLEOPATRA)
    assert match.game_type.position_seen(match.game, CLEOPATRA) == other.game_type.position_seen(other.game, CLEOPATRA)


def test_2_8_a_finished_player_is_announced_without_her_choices() -> None:
    match = comitium.new("caesar", seed=2)
    prepare(match, CAESAR)
    assert happened(match, None) == ["DeckPrepared"]
    assert [event.seat for event in match.history(None)] == [CAESAR]


def test_2_9_cleopatra_goes_first_and_the_players_alternate() -> None:
    """C08."""
    match = comitium.new("caesar", seed=2)
    prepare(match, CLEOPATRA)
    prepare(match, CAESAR)
    assert match.history(None)[-2:] == [PlayBegan("2.9"), TurnBegan("5.1", 1, CLEOPATRA)]
    for seat in (CLEOPATRA, CAESAR, CLEOPATRA, CAESAR):
        assert asked(match) == (seat, "PlayCards")
        play(match, seat, "passive; discard 1; done; draw influence" if "1" in hand(match, seat) else "passive; done")
    turns = [(event.turn, event.seat) for event in match.history(None) if isinstance(event, TurnBegan)]
    assert turns == [(1, CLEOPATRA), (2, CAESAR), (3, CLEOPATRA), (4, CAESAR), (5, CLEOPATRA)]
