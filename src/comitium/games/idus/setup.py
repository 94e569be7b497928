"""Chapters 1 to 3: the limits, the faction deck, and the first player."""

from __future__ import annotations

from typing import Any, Final

from comitium.core.audience import EVERYBODY, only
from comitium.core.dice import Dice, stream
from comitium.core.errors import BadOption
from comitium.core.frames import Frame, Script, Step
from comitium.core.messages import Phrase
from comitium.games.idus import names
from comitium.games.idus.events import FactionsDealt, LimitSet, PlayBegan
from comitium.games.idus.rules.r5_turn import Turn
from comitium.games.idus.state import LOYAL, MERCHANT, NONE, TRAITOR, UNTOUCHED, Idus, Rules

MERCHANTS = 2


def new(settings: dict[str, Any], seats: int, seed: int) -> Idus:
    """[3.1] to [3.4] The whole faction deck is dealt, the markers stand at nought, and somebody is the first player."""
    dice = stream(seed, "idus")
    first = first_player(settings, seats, dice)
    deck = faction_deck(seats)
    dice.shuffle(deck)
    stack: list[Frame[Any]] = [Turn(), Deal()]
    return table(Rules(settings, seats), stack, first, 0, in_order(deck, 0))


def table(rules: Rules, stack: list[Frame[Any]], first: int, turn: int, cards: list[int]) -> Idus:
    """A state at the beginning of a turn, nobody's side chosen and no vote counted."""
    consul = (first + turn) % rules.seats
    return Idus(
        stack,
        0,
        rules,
        first,
        turn,
        cards,
        0,
        0,
        0,
        consul,
        NONE,
        NONE,
        NONE,
        NONE,
        NONE,
        0,
        UNTOUCHED,
        NONE,
        [],
        "",
    )


def faction_deck(seats: int) -> list[int]:
    """[1.1] [3.1] As many Loyal cards as Traitors, one fewer than there are players; and both Merchants.

    >>> [faction_deck(seats).count(LOYAL) for seats in (5, 6, 7, 8)], len(faction_deck(8))
    ([4, 5, 6, 7], 16)
    """
    return [LOYAL] * (seats - 1) + [TRAITOR] * (seats - 1) + [MERCHANT] * MERCHANTS


def in_order(cards: list[int], chosen: int) -> list[int]:
    """The cards of a seat that has not chosen lie sorted: their order says nothing."""
    found = cards[:]
    for seat in range(len(cards) // 2):
        if not chosen >> seat & 1 and found[2 * seat] > found[2 * seat + 1]:
            found[2 * seat], found[2 * seat + 1] = found[2 * seat + 1], found[2 * seat]
    return found


def first_player(settings: dict[str, Any], seats: int, dice: Dice) -> int:
    """[3.4] Who last held a knife; here a seat drawn or named by `first_player`."""
    drawn = dice.below(seats)
    named = settings["first_player"]
    if named == "random":
        return drawn
    number = names.SEATS.index(named)
    if number >= seats:
        raise BadOption(Phrase("idus-bad-first-player", {"seat": names.seat(number), "count": seats}))
    return number


class Deal(Script[Idus]):
    """[3.2] [7.1] Everybody looks at her own two cards; then the first turn begins."""

    def steps(self) -> list[Step]:
        return DEAL


def look_at_cards(game: Idus, script: Deal) -> None:
    game.pop()
    if not game.has_listener:
        return
    for seat in range(game.rules.seats):
        game.tell(FactionsDealt("3.2", seat, (game.cards[2 * seat], game.cards[2 * seat + 1])), only(seat))
    game.tell(PlayBegan("3.4", game.first), EVERYBODY)
    game.tell(LimitSet("2.1", game.rules.limit), EVERYBODY)


DEAL: Final[list[Step]] = [look_at_cards]
