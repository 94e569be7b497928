"""Reading positions: hands, piles and discards, and what is known of them."""

from __future__ import annotations

from comitium.core.positions import fail
from comitium.games.republic import names
from comitium.games.republic.catalogue.cards import CARD_INDEX, CARD_IS_FACTION, CARD_KIND, CARD_NUMBER
from comitium.games.republic.catalogue.ids import INTRIGUE, LAW
from comitium.games.republic.catalogue.keys import INTRIGUE_KEYS
from comitium.games.republic.catalogue.scenarios import LAWS_IN_FORCE
from comitium.games.republic.notation import vocabulary as notation_words
from comitium.games.republic.notation.reader import Reader, number, split, thing
from comitium.games.republic.rules.r3_setup.r3_01_4_cards import may_be_hidden, scenario_of
from comitium.games.republic.state.numbers import DRAW_TWO, NOBODY, bits
from comitium.games.republic.state.republic import Republic
from comitium.games.republic.worlds.unseen import ALL


def read_cards(reader: Reader, game: Republic) -> None:
    """Hands, piles, discards; NOBODY for every card that is not named, and None for a pile that is not mentioned."""
    named: set[int] = set(game.guards[1::2])
    for seat in range(game.rules.seats):
        field = f"{names.SEATS[seat]}.hand"
        words = [word for part in split(reader.take(field, notation_words.NONE)) for word in _each(field, part)]
        game.hands[seat] = [_held(game, field, word, seat) for word in words]
        _once(field, game.hands[seat], named)
        if any(card >= 0 and not CARD_IS_FACTION[card] for card in game.hands[seat]):
            fail(field, "forum card")
    game.discards = _pile(reader.take("discards", notation_words.NONE), "discards")[::-1]
    _once("discards", game.discards, named)
    draw = _pile(reader.take("draw", notation_words.NONE), "draw")
    deck = reader.take("deck", "")
    game.deck = [*(_pile(deck, "deck") if deck else [ALL]), *draw]
    _once("deck", game.deck, named)
    piles = reader.take("piles", "")
    game.piles = [_pile(part, "piles") for part in split(piles, ";")] if piles else [[ALL]]
    for pile in game.piles:
        _once("piles", pile, named)
    for name, value in reader.pairs("near_top"):
        game.near_top += [thing("near_top", name, list(CARD_NUMBER)), number("near_top", value, 1, 200)]
    for name, value in reader.pairs("unaccounted"):
        kind = thing("unaccounted", name, [*INTRIGUE_KEYS, "laws"])
        game.unaccounted[kind] = number("unaccounted", value, 0, 20)
    game.loaded = [number("dice", part, 1, 6) for part in split(reader.take("dice", notation_words.NONE))]
    game.urn = [number("chits", part, 0, DRAW_TWO) for part in split(reader.take("chits", notation_words.NONE))]


def _each(field: str, text: str) -> list[str]:
    """`#3` as three cards that are not named."""
    if not text.startswith(notation_words.UNSEEN):
        return [text]
    return [notation_words.UNSEEN] * number(field, text[1:], 0, 160)


def _pile(text: str, field: str) -> list[int]:
    """The next card last."""
    found: list[int] = []
    for part in split(text):
        for card in _each(field, part):
            if card != notation_words.UNSEEN and card not in CARD_NUMBER:
                fail(field, card)
            found.append(NOBODY if card == notation_words.UNSEEN else CARD_NUMBER[card])
    return found[::-1]


def _held(game: Republic, field: str, text: str, seat: int) -> int:
    """A card of a hand, with those who know it."""
    if text == notation_words.UNSEEN:
        return NOBODY
    key, sign, knowing = text.partition("!")
    if key not in CARD_NUMBER:
        fail(field, text)
    card = CARD_NUMBER[key]
    game.known[card] = 1 << seat
    if sign and not knowing:
        game.known[card] = (1 << game.rules.seats) - 1
    for other in knowing.split(".") if knowing else []:
        game.known[card] |= 1 << thing(field, other, names.SEATS[: game.rules.seats])
    return card


def _once(field: str, cards: list[int], named: set[int]) -> None:
    """No card is in two places."""
    for card in cards:
        if card >= 0 and card in named:
            fail(field, names.THINGS["card"][card])
        named.add(card)


def usually_unaccounted(game: Republic) -> list[int]:
    """[B section 4.2] What all must think to be hidden, if every card that was ever seen still lies face up."""
    scenario = scenario_of(game.rules)
    found = may_be_hidden(scenario)
    laws = len(found) - 1
    for card in [*game.discards, *game.guards[1::2]]:
        if CARD_KIND[card] == INTRIGUE:
            found[CARD_INDEX[card]] -= 1
        elif CARD_KIND[card] == LAW:
            found[laws] -= 1
    for law in bits(game.laws | game.voted_down):
        if law not in LAWS_IN_FORCE[scenario]:
            found[laws] -= 1
    return [max(0, left) for left in found]
