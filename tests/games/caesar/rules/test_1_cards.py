"""Chapter 1: what is in the box. The cards are counted where they lie, at the first question and during play."""

from __future__ import annotations

from collections import Counter

import pytest

import comitium
from comitium import Match
from comitium.games.caesar.events import CardDrawnUnseen
from games.caesar.table import CAESAR, CLEOPATRA, LETTERS, RULE_SETS, field, half, set_table
from games.table import happened, menu, play

INFLUENCE = Counter({"P": 2, "1": 7, "2": 7, "3": 7, "4": 7, "5": 7})
ACTION = Counter({"A": 4, "S": 2, "C": 2, "K": 2, "W": 1, "V": 2})


def cards_of(match: Match, seat: int) -> Counter[str]:
    """Every card of one side, wherever it lies: table, hand, both decks, discards."""
    lines = "".join(group.split("/")[seat] for group in field(match, "table").split(";"))
    text = lines + "".join(half(match, name, seat) for name in ("hand", "deck", "gone"))
    return Counter(letter for letter in text if letter in LETTERS)


@pytest.fixture(params=RULE_SETS)
def opened(request: pytest.FixtureRequest) -> Match:
    """A new game with its preparation done."""
    match = comitium.new("caesar", seed=11, rule_set=request.param, action_deck_order="shuffled")
    for seat in (CAESAR, CLEOPATRA):
        play(match, seat, "down 1; down 2; down 3; down 4")
    return match


def test_1_1_one_hundred_and_thirty_five_cards(opened: Match) -> None:
    """C01. 50 + 50 + 35; R-001: the 155 of one rulebook is a misprint."""
    sides = [cards_of(opened, seat).total() for seat in (CAESAR, CLEOPATRA)]
    votes = [card for card in field(opened, "votes") + field(opened, "used") + field(opened, "box") if card != "-"]
    patricians = sum(map(int, field(opened, "left")))
    bonus = len(opened.game.bonus) + len(opened.game.unused_bonus)
    assert sides == [50, 50]
    assert patricians + len(votes) + bonus == 35


def test_1_2_seven_of_each_value_and_two_philosophers_a_side(opened: Match) -> None:
    """C02, R-002."""
    for seat in (CAESAR, CLEOPATRA):
        cards = cards_of(opened, seat)
        assert Counter({letter: cards[letter] for letter in "P12345"}) == INFLUENCE


def test_1_3_thirteen_action_cards_a_side(opened: Match) -> None:
    """C03."""
    for seat in (CAESAR, CLEOPATRA):
        cards = cards_of(opened, seat)
        assert Counter({letter: cards[letter] for letter in "ASCKWV"}) == ACTION


def test_1_3_the_player_who_orders_the_deck_is_offered_exactly_these_thirteen() -> None:
    match = comitium.new("caesar", seed=1)
    taken: list[str] = []
    while match.question(CAESAR).rule == "2.5":
        taken.append(menu(match, CAESAR)[0])
        match.choose(CAESAR, taken[-1])
    deck = match.game.stack[-1].order(CAESAR)
    assert Counter(LETTERS[card] for card in deck) == ACTION
    assert len(deck) == 13


def test_1_4_five_groups_of_five_five_five_three_and_three_patricians(opened: Match) -> None:
    view = opened.view(CAESAR)
    assert [(group.size, group.left) for group in view.groups] == [(5, 5), (5, 5), (5, 5), (3, 3), (3, 3)]
    assert field(opened, "won") == "00000/00000"


def test_1_5_eight_vote_cards(opened: Match) -> None:
    """C07. A card for each group, two plain orgies, one orgy that reshuffles."""
    assert sorted(field(opened, "votes")) == sorted("spqcaoor")
    assert field(opened, "used") == field(opened, "box") == "-"


def test_1_6_two_bonus_cards_for_each_of_the_three_large_groups() -> None:
    pairs = set()
    for seed in range(60):
        game = comitium.start("caesar", seed=seed)
        assert sorted([*game.bonus, *game.unused_bonus]) == [0, 0, 1, 1, 2, 2]
        pairs.add(tuple(game.bonus))
    assert pairs == {(a, b) for a in range(3) for b in range(3)}, "both players may even have the same group"


def test_1_7_the_backs_show_how_many_of_each_kind_a_hand_holds() -> None:
    """R-003."""
    match = set_table(hand="12AVS/PP3KW")
    caesar, cleopatra = match.view(CLEOPATRA).sides
    assert (caesar.hand, caesar.hand_size, caesar.influence_backs, caesar.action_backs) == (None, 5, 2, 3)
    assert (cleopatra.influence_backs, cleopatra.action_backs) == (3, 2)


def test_1_7_the_deck_a_card_is_drawn_from_is_seen_but_not_the_card() -> None:
    match = set_table()
    play(match, CAESAR, "down 3; on senator; end; draw action")
    drawn = [event for event in match.history(CLEOPATRA) if isinstance(event, CardDrawnUnseen)]
    assert [(event.seat, event.deck) for event in drawn] == [(CAESAR, 1)]
    assert "CardDrawn" not in happened(match, CLEOPATRA)
    assert "CardDrawn" not in happened(match, None)
    assert "CardDrawn" in happened(match, CAESAR)


def test_1_7_with_hidden_backs_only_the_size_of_the_hand_is_told() -> None:
    match = set_table(hand="12AVS/PP3KW", hand_back_counts_public=False)
    caesar, cleopatra = match.view(CLEOPATRA).sides
    assert (caesar.hand_size, caesar.influence_backs, caesar.action_backs) == (5, None, None)
    assert (cleopatra.influence_backs, cleopatra.action_backs) == (3, 2), "her own she can count"
    seen = match.game_type.position_seen(match.game, CLEOPATRA)
    assert "hand=?????/P" in seen
    assert match.view(None).sides[1].action_backs is None
