"""Cards on the table of Caesar & Cleopatra, one by one. Equal ones are the same object."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from comitium.core.board import Piece
from comitium.core.messages import Phrase
from comitium.games.caesar import names
from comitium.games.caesar.choices import ACTION_RULES
from comitium.games.caesar.state import ASSASSINATION, PHILOSOPHER

REMEMBERED: Final = 4_096  # zones and pieces of each sort; they share what they are made of


@lru_cache(maxsize=REMEMBERED)
def known(card: int, place: str, owner: int, choices: tuple[int, ...] = (), up: bool = False) -> Piece:
    """A card whose face the reader knows; what an action does is said with it."""
    is_action = card >= ASSASSINATION
    speaks = is_action or card == PHILOSOPHER
    return Piece(
        id=place,
        kind="action" if is_action else "influence",
        name=names.card(card),
        face=names.CARDS[card],
        up=up,
        owner=owner,
        about=Phrase(f"caesar-effect-{names.CARDS[card]}") if speaks else None,
        rule=ACTION_RULES.get(card, "7.3.3") if speaks else "",
        choices=choices,
    )


@lru_cache(maxsize=REMEMBERED)
def unknown(kind: str, place: str, owner: int, count: int = 1) -> Piece:
    return Piece(id=place, kind=kind, name=Phrase(f"caesar-back-{kind}"), up=False, owner=owner, count=count)


def placed(zone: str, cards: Sequence[int]) -> list[tuple[int, str]]:
    """The cards of a zone with their ids, which do not change when cards of other kinds come and go."""
    return [(card, f"{zone}/{names.CARDS[card]}/{cards[:number].count(card)}") for number, card in enumerate(cards)]
