"""[1.04.9] The worlds that a seat imagines are all that it cannot exclude, each as likely as any other.

Small tables, on which all worlds can be listed: every place that the seat cannot see, which cards may be there by the rules,
and every way to fill the places. The list is made here, from the rules, without the code that is tried.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from itertools import combinations, permutations

import pytest

from comitium.core.dice import stream
from comitium.games.republic.catalogue.cards import CARD_IS_FACTION, DECK_CARDS, ERA_ENDS_CARD
from comitium.games.republic.deals.showing import show_card, showing
from comitium.games.republic.rules.common.passing import forget_hand, pass_card
from comitium.games.republic.rules.r1_07_forum.r1_07_3_cards import draw_card
from comitium.games.republic.rules.r1_07_forum.r1_07_3_deck import shuffle_in
from comitium.games.republic.state.republic import Republic
from games.republic.fixtures.builder import card, new_table

World = tuple[tuple[tuple[int, ...], ...], tuple[int, ...]]
Place = Callable[[int], bool]  # whether a card may be there
RED = [number for number, red in enumerate(CARD_IS_FACTION) if red]
BLACK = [number for number, red in enumerate(CARD_IS_FACTION) if not red and number != ERA_ENDS_CARD]


def some(deck: int, red: bool, number: int, after: int = 0) -> list[int]:
    """So many cards of a deck."""
    return [one for one in DECK_CARDS[deck] if one in (RED if red else BLACK)][after : after + number]


def table(scenario: str, hands: list[list[int]], deck: list[int], piles: list[list[int]] | None = None) -> Republic:
    """Three factions with these hands; the next card of the deck last."""
    game = new_table(scenario, len(hands))
    game.hands = [sorted(hand) for hand in hands]
    for seat, hand in enumerate(hands):
        for one in hand:
            game.known[one] = 1 << seat
    game.deck, game.piles = deck, piles or []
    return game


def of(game: Republic) -> World:
    return tuple(tuple(hand) for hand in game.hands), tuple(game.deck)


def fillings(cards: Iterable[Iterable[int]], places: Sequence[Place]) -> Iterable[tuple[int, ...]]:
    """Every way to fill the places, once for each set of cards that may play."""
    for playing in cards:
        for order in permutations(playing):
            if all(may(one) for may, one in zip(places, order, strict=True)):
                yield order


def red(one: int) -> bool:
    return one in RED


def anything(one: int) -> bool:
    return True


def compare(game: Republic, seat: int, expected: Counter[World], each: int = 30) -> None:
    """Exactly these worlds, and each about as often as it should be."""
    number = each * sum(expected.values())
    dice = stream(11, "worlds")
    found = Counter(of(game.reimagine(seat, dice)) for _ in range(number))
    assert set(found) == set(expected)
    assert len(expected) > 1
    off = sum((found[world] - each * ways) ** 2 / (each * ways) for world, ways in expected.items())
    freedom = len(expected) - 1
    assert off < freedom + 5 * (2 * freedom) ** 0.5


# -- hands and pile


def test_1_04_9_hands_hold_any_red_card_and_the_pile_any_card_in_any_order() -> None:
    mine, reds, blacks = some(0, True, 1), some(0, True, 4, 1), some(0, False, 1)
    game = table("alternate", [mine, reds[:1], reds[1:3]], [reds[3], blacks[0], ERA_ENDS_CARD])
    expected: Counter[World] = Counter()
    for a, b, c, *deck in fillings([[*reds, *blacks, ERA_ENDS_CARD]], [red] * 3 + [anything] * 3):
        expected[(tuple(mine), (a,), tuple(sorted((b, c)))), tuple(deck)] += 1
    compare(game, 0, expected)


def test_1_04_9_what_a_seat_has_been_shown_stays_where_it_is() -> None:
    mine, reds = some(0, True, 1), some(0, True, 5, 1)
    game = table("alternate", [mine, reds[:2], reds[2:4]], [reds[4], ERA_ENDS_CARD])
    game.known[reds[0]] |= 1
    expected: Counter[World] = Counter()
    for b, c, d, *deck in fillings([[*reds[1:], ERA_ENDS_CARD]], [red] * 3 + [anything] * 2):
        expected[(tuple(mine), tuple(sorted((reds[0], b))), tuple(sorted((c, d)))), tuple(deck)] += 1
    compare(game, 0, expected)


def test_1_04_9_a_spectator_knows_what_is_public_only() -> None:
    reds = some(0, True, 4)
    game = table("alternate", [reds[:1], reds[1:2], reds[2:3]], [reds[3], ERA_ENDS_CARD])
    game.known[reds[0]], game.known[reds[1]] = 7, 6
    expected: Counter[World] = Counter()
    for b, c, *deck in fillings([[*reds[1:], ERA_ENDS_CARD]], [red] * 2 + [anything] * 2):
        expected[((reds[0],), (b,), (c,)), tuple(deck)] += 1
    compare(game, -1, expected)


# -- when a card was drawn


def test_3_04_1_what_is_left_of_an_earlier_deck_is_in_the_hands_that_were_filled_then() -> None:
    early, middle, blacks = some(0, True, 3), some(1, True, 4), some(1, False, 1)
    game = table("early_middle", [[], [early[0], middle[0]], [early[1], early[2], middle[1]]], [*middle[2:], *blacks])
    game.era = 1
    expected: Counter[World] = Counter()
    for old in permutations(early):
        for a, b, *deck in fillings([[*middle, *blacks]], [red] * 2 + [anything] * 3):
            expected[((), tuple(sorted((old[0], a))), tuple(sorted((*old[1:], b)))), tuple(deck)] += 1
    compare(game, 0, expected, 12)


def test_3_04_1_a_card_that_changed_hands_unseen_may_be_of_either_deck_to_who_was_not_a_party() -> None:
    early, middle = some(0, True, 2), some(1, True, 3)
    game = table("early_middle", [[], [early[0], middle[0]], []], [middle[1], middle[2]])
    game.hands[2] = [early[1]]
    game.known[early[1]] = 4
    forget_hand(game, 1, 1 << 2)
    pass_card(game, 1, 2, middle[0])  # one of the two, for all that seat 0 knows
    expected: Counter[World] = Counter()
    for a, b, c, *deck in permutations([*early, *middle]):
        if a in RED and b in early and not set(early) & set(deck):
            expected[((), (a,), tuple(sorted((b, c)))), tuple(deck)] += 1
    compare(game, 0, expected, 60)
    worlds = [game.reimagine(2, stream(seed, "party")) for seed in range(40)]
    assert {of(world)[0] for world in worlds} == {((), (early[0],), tuple(sorted((early[1], middle[0]))))}, "he can tell"


def test_3_04_1_a_hand_of_one_deck_stays_one_of_that_deck_when_a_card_leaves_it_unseen() -> None:
    early, middle = some(0, True, 3), some(1, True, 2)
    game = table("early_middle", [[], [early[0], early[1]], [middle[0]]], [middle[1]])
    game.known[early[2]] = 2
    game.hands[1] = sorted(early)
    forget_hand(game, 1, 1 << 2)
    pass_card(game, 1, 2, early[0])
    for seed in range(40):
        world = game.reimagine(0, stream(seed, "one deck"))
        assert set(world.hands[1]) < set(early)
        assert len(set(world.hands[2]) & set(early)) == 1


def test_3_04_1_a_deck_that_follows_is_not_in_any_hand() -> None:
    early, middle = some(0, True, 3), [*DECK_CARDS[1]]
    game = table("early_middle", [[], [early[0]], [early[1]]], [early[2]], [[*middle, ERA_ENDS_CARD]])
    piles = set()
    for seed in range(60):
        world = game.reimagine(0, stream(seed, "follows"))
        assert {*world.hands[1], *world.hands[2], *world.deck} == set(early)
        assert sorted(world.piles[0]) == sorted([*middle, ERA_ENDS_CARD])
        assert world.piles[0].index(ERA_ENDS_CARD) < 7
        piles.add(world.piles[0].index(ERA_ENDS_CARD))
    assert piles == set(range(7))


# -- the bottom of the last pile


def strange(game: Republic, reds: int, blacks: int) -> list[int]:
    """So many cards of the middle deck that may be under the pile; all others have been seen."""
    left = [*some(1, True, reds), *some(1, False, blacks)]
    game.discards = [one for one in DECK_CARDS[1] if one not in left]
    return left


def test_1_12_1_strangers_are_in_hands_that_were_filled_from_the_bottom_and_any_of_them_may_play() -> None:
    own = some(0, True, 3)
    game = table("early", [[], [own[0]], []], [])
    left = strange(game, 2, 2)
    game.deck = [own[2], left[0], ERA_ENDS_CARD, own[1]]
    draw_card(game, 2)
    assert game.hands[2] == [own[1]]
    expected: Counter[World] = Counter()
    places = [own.__contains__, red, anything, anything, anything]
    for a, b, *deck in fillings([[*own, one, ERA_ENDS_CARD] for one in left], places):
        expected[((), (a,), (b,)), tuple(deck)] += 1
    compare(game, 0, expected)


def test_1_12_1_several_strangers_of_which_some_must_be_red() -> None:
    own = some(0, True, 1)
    game = table("early", [[], [own[0]], []], [])
    left = strange(game, 2, 3)
    game.deck = [left[2], ERA_ENDS_CARD, left[0]]
    draw_card(game, 2)
    expected: Counter[World] = Counter()
    for a, b, *deck in fillings(
        [[*own, *pair, ERA_ENDS_CARD] for pair in combinations(left, 2)], [own.__contains__, red, anything, anything]
    ):
        expected[((), (a,), (b,)), tuple(deck)] += 1
    compare(game, 0, expected)


def test_1_12_1_era_ends_and_the_strangers_lie_at_the_bottom_until_it_is_reached() -> None:
    game = table("early", [[], [], []], [])
    own = [*some(0, True, 10), *some(0, False, 4)]
    game.hands[1] = own[:2]
    game.known[own[0]] = game.known[own[1]] = 2
    left = strange(game, 5, 4)
    game.deck = [*own[2:8], *left[:6], ERA_ENDS_CARD, *own[8:]]
    depths: Counter[int] = Counter()
    players: Counter[int] = Counter()
    for seed in range(1300):
        world = game.reimagine(0, stream(seed, "bottom"))
        assert set(world.hands[1]) < set(own)
        assert set(world.deck[13:]) < set(own)
        assert len(set(left) & set(world.deck[:13])) == 6
        depths[world.deck.index(ERA_ENDS_CARD)] += 1
        players.update(set(left) & set(world.deck))
    assert set(depths) == set(range(13))
    assert max(depths.values()) < 160
    assert min(depths.values()) > 60
    assert set(players) == set(left)


@pytest.mark.parametrize("begun", [False, True])
def test_3_02_2_which_guests_play_is_open(begun: bool) -> None:
    """Intrigue of the early deck came with the first pile: in any hand then, later only where cards are left of that time."""
    guests = [card(f"tribune_{number}") for number in (1, 2, 3)]
    late, middle = some(2, True, 2), some(1, True, 2)
    game = table("middle_late", [[], [], []], [])
    game.discards = [one for one in DECK_CARDS[0] if one in RED and one not in guests]
    if begun:
        game.hands = [[], sorted([guests[0], late[0]]), [guests[1]]]
        game.deck = [late[1]]
        game.known[guests[0]] = game.known[late[0]] = 2
        game.known[guests[1]] = 4
    else:
        game.hands = [[], sorted([guests[0], middle[0]]), [guests[1]]]
        game.deck, game.piles = [middle[1]], [late]
        game.known[guests[0]] = game.known[middle[0]] = 2
        game.known[guests[1]] = 4
    expected: Counter[World] = Counter()
    for pair in combinations(guests, 2):
        if begun:
            for a, b in permutations(pair):
                for c, d in permutations(late):
                    expected[((), tuple(sorted((a, c))), (b,)), (d,)] += 1
        else:
            for a, b, c, *deck in permutations([*pair, *middle]):
                expected[((), tuple(sorted((a, b))), (c,)), tuple(deck)] += 1
    compare(game, 0, expected)


# -- near the top


def test_1_07_21_a_war_that_was_shuffled_in_is_anywhere_among_the_seven_on_top_and_nowhere_else() -> None:
    war, second = card("1st_macedonian_war"), card("2nd_macedonian_war")
    others = some(0, True, 9)
    game = table("alternate", [[], [], []], [ERA_ENDS_CARD, *others])
    shuffle_in(game, war)
    game.deck.remove(war)
    game.deck.insert(4, war)  # the deepest of the seven: the next cards are others
    for _ in range(4):
        draw_card(game, 1)
    assert game.near_top == [war, 3]
    game.deck.extend(some(1, True, 4))
    shuffle_in(game, second)
    assert game.near_top == [war, 7, second, 7], "it was among the six that were mixed: it may be anywhere among them now"
    places: Counter[tuple[int, int]] = Counter()
    for seed in range(42 * 40):
        deck = game.reimagine(0, stream(seed, "near")).deck[::-1]
        places[deck.index(war), deck.index(second)] += 1
    assert set(places) == set(permutations(range(7), 2))
    assert sum((found - 40) ** 2 / 40 for found in places.values()) < 41 + 5 * 82**0.5


def test_1_07_21_a_war_on_top_of_the_next_deck_stays_there() -> None:
    war, second = card("1st_macedonian_war"), card("2nd_macedonian_war")
    game = table("early_middle", [[], [], []], some(0, True, 3), [[ERA_ENDS_CARD, *some(1, True, 12)]])
    shuffle_in(game, war)
    assert game.near_top == [war, 3 + 7]
    shuffle_in(game, second)
    assert game.near_top == [war, 3 + 8, second, 3 + 7]
    places: set[tuple[int, int]] = set()
    for seed in range(1200):
        world = game.reimagine(0, stream(seed, "next"))
        assert len(world.deck) == 3
        pile = world.piles[0][::-1]
        places.add((pile.index(war), pile.index(second)))
    assert places == {(a, b) for a in range(8) for b in range(7) if a != b}


# -- what was whispered


def test_1_04_4_nobody_notices_that_a_card_was_shown_in_private() -> None:
    reds = some(0, True, 4)
    game = table("alternate", [reds[:1], reds[1:2], reds[2:3]], [reds[3], ERA_ENDS_CARD])
    told = game.clone()
    show_card(told, 1, showing(reds[1], 2))
    for seed in range(20):
        plain, other = (one.reimagine(0, stream(seed, "whisper")) for one in (game, told))
        assert (plain.hands, plain.deck, plain.known, plain.traces) == (other.hands, other.deck, other.known, other.traces)
        for seat in (1, 2):
            assert told.reimagine(seat, stream(seed, "whisper")).known[reds[1]] == 6
