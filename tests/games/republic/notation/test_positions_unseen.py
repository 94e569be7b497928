"""Positions and the cards that they do not name: what is dealt is where it can have come by the rules."""

from __future__ import annotations

import random

import pytest

from comitium.core.dice import stream
from comitium.core.errors import BadPosition, ComitiumError
from comitium.games.republic.catalogue.cards import CARD_DECK, CARD_IS_FACTION, CARD_KEY, DECK_CARDS
from comitium.games.republic.game_type import GAME_TYPE
from comitium.games.republic.notation.soundness import flaw
from games.republic.fixtures.builder import card

TABLE = "players=3 column=cornelius* amphora=fabius* trident=julius*"


def test_3_04_1_what_is_left_of_an_earlier_deck_is_dealt_to_the_hands() -> None:
    left = ["tribune_1", "tribune_2", "mining"]
    gone = ",".join(CARD_KEY[one] for one in DECK_CARDS[0] if CARD_KEY[one] not in [*left, "cornelius", "fabius", "julius"])
    text = f"scenario=early_middle era=middle {TABLE} amphora.hand=#2 trident.hand=#3 discards={gone}"
    for seed in range(20):
        game = GAME_TYPE.from_position(text, seed)
        held = [one for hand in game.hands for one in hand]
        assert {card(key) for key in left} <= set(held)
        assert all(CARD_DECK[one] == 1 for one in held if CARD_KEY[one] not in left)
        assert not {card(key) for key in left} & set(game.deck)


@pytest.mark.parametrize("reach", [1, 3, 7])
def test_a_24_what_a_position_says_to_be_near_the_top_is_there(reach: int) -> None:
    depths = set()
    for seed in range(60):
        game = GAME_TYPE.from_position(f"scenario=early {TABLE} near_top=1st_macedonian_war:{reach}", seed)
        depths.add(len(game.deck) - game.deck.index(card("1st_macedonian_war")))
    assert depths == set(range(1, reach + 1))


def test_a_24_a_war_deeper_than_the_deck_lies_on_the_next_one() -> None:
    game = GAME_TYPE.from_position(f"scenario=early_middle {TABLE} deck=#4 near_top=1st_macedonian_war:11", 5)
    assert len(game.deck) == 4
    assert card("1st_macedonian_war") in game.piles[0][-7:]
    seen = GAME_TYPE.position_seen(game, 0)
    assert GAME_TYPE.position_seen(GAME_TYPE.from_position(seen, 6), 0) == seen


@pytest.mark.parametrize(
    ("field", "words"),
    [
        ("near_top", "near_top=tribune_1:3 column.hand=tribune_1"),
        ("near_top", "near_top=parthian_war:3"),
        ("discards", "discards=cornelius"),
        ("piles", "scenario=alternate piles=#4"),
        ("piles", "scenario=early_middle piles=#4;#4;#4"),
        ("deck", "deck=cornelius"),
        ("deck", "deck=#200"),
        ("hand", "amphora.hand=#90"),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_its_field(field: str, words: str) -> None:
    with pytest.raises(BadPosition) as refused:
        GAME_TYPE.from_position(f"{TABLE} {words}", 1)
    assert refused.value.why.args["field"] == field


@pytest.mark.parametrize("seed", range(60))
def test_whatever_a_position_says_it_is_refused_in_words_or_can_be_imagined(seed: int) -> None:
    """Hands, decks and discards of all sorts, also such as no game leads to."""
    dice = random.Random(seed)
    cards = dice.sample(CARD_KEY, len(CARD_KEY))
    words = [f"scenario={dice.choice(GAME_TYPE.meta.options['scenario'].choices)}", TABLE]
    for seat in ("column", "amphora", "trident"):
        red = [key for key in cards if CARD_IS_FACTION[card(key)]][: dice.randrange(4)]
        cards = [key for key in cards if key not in red]
        words.append(f"{seat}.hand={','.join([*red, f'#{dice.randrange(4)}'])}")
    words.append(
        dice.choice(["", f"deck=#{dice.randrange(80)}", f"deck={','.join(cards[: dice.randrange(1, 20)])}", "deck=-"])
    )
    words.append(dice.choice(["", "piles=-", f"piles=#{dice.randrange(50)}"]))
    words.append(dice.choice(["", f"discards={','.join(cards[20 : 21 + dice.randrange(40)])}"]))
    words.append(dice.choice(["", f"near_top={dice.choice(cards)}:{dice.randrange(1, 12)}"]))
    try:
        game = GAME_TYPE.from_position(" ".join(words), seed)
    except ComitiumError:
        return
    before = flaw(game)
    for seat in (-1, 0, 1, 2):
        world = game.reimagine(seat, stream(seed, "imagine"))
        viewer = None if seat < 0 else seat
        assert GAME_TYPE.view(world, viewer) == GAME_TYPE.view(game, viewer)
        assert before or flaw(world) == ""
        assert GAME_TYPE.position_seen(world, viewer) == GAME_TYPE.position_seen(game, viewer)
