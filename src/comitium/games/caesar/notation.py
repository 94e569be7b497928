"""Positions as one line of text, to print, to set up, to test with.

    turn=12 player=caesar table=35(2)/4(1P);-/(3);... hand=135AV/iiiaa deck=#12:#5/#14:#7 ...

Cards are letters: P 1 2 3 4 5, and A assassination, S spy, C castling, K scout, W wrath, V veto. On the table the cards in
brackets lie face-down. Caesar's things stand before the slash, Cleopatra's behind it. What a viewer cannot see is `?` (a
face-down card), `i` and `a` (backs of influence and action cards in a hand) or `#n` (n cards of a deck).
"""

from __future__ import annotations

from typing import Any, Final

from comitium.core.options import Meta
from comitium.core.positions import line, stack_text
from comitium.games.caesar import names
from comitium.games.caesar.setup import ACTION_CARDS, INFLUENCE_CARDS
from comitium.games.caesar.state import (
    GROUPS,
    INFLUENCE_KINDS,
    KINDS,
    Caesar,
)
from comitium.games.caesar.view import sees_bonus

LETTERS: Final = "P12345ASCKWV"
VOTE_LETTERS: Final = "spqcaor"
SUPPLY: Final = [*INFLUENCE_CARDS, *ACTION_CARDS]


def position(game: Caesar, meta: Meta, seat: int | None = None, everything: bool = True, deck: bool = True) -> str:
    """The whole position, or what a seat sees of it (`everything=False`; a spectator is no seat). Without `deck` only how many
    cards are left in each pile."""
    piles = everything and deck

    def sees(side: int) -> bool:
        return everything or side == seat

    def peeks(side: int) -> bool:
        """[3.3] Face-down cards: the owner may look, unless `peek_own` is off."""
        return everything or (side == seat and game.rules.peek_own)

    fields = {
        "turn": str(game.turn),
        "player": names.SEATS[game.player],
        "placed": str(game.placed),
        "acted": str(int(game.acted)),
        "lone": str(int(game.lone)),
        "table": ";".join("/".join(_line(game, side, group, peeks(side)) for side in (0, 1)) for group in range(GROUPS)),
        "left": "".join(map(str, game.patricians)),
        "won": _pair("".join(map(str, game.won[side * GROUPS : (side + 1) * GROUPS])) for side in (0, 1)),
        "hand": _pair(_hand(game, side, sees(side)) for side in (0, 1)),
        "deck": _pair(":".join(_deck(game, side * 2 + pile, piles) for pile in (0, 1)) for side in (0, 1)),
        "gone": _pair(_letters(game.discards[side * KINDS : (side + 1) * KINDS]) for side in (0, 1)),
        "votes": _votes(game.votes[: game.votes_left][::-1]) if piles else f"#{game.votes_left}",
        "used": _votes(game.vote_discards),
        "box": _votes(game.box),
        "bonus": _pair(
            names.GROUPS[game.bonus[side]] if everything or sees_bonus(game, side, seat) else "?" for side in (0, 1)
        ),
        "stalls": _pair(str(game.stalls[side]) for side in (0, 1)),
    }
    if game.ending:
        fields["ending"] = game.ending
    elif everything:
        fields["stack"] = stack_text(game.stack)
    return line(fields, meta, game.rules.settings)


def _pair(parts: Any) -> str:
    return "/".join(parts)


def _line(game: Caesar, side: int, group: int, sees: bool) -> str:
    at = (side * GROUPS + group) * 6
    up = _letters(game.up[at : at + INFLUENCE_KINDS])
    count = game.downs[side * GROUPS + group]
    down = _letters(game.down[at : at + INFLUENCE_KINDS]) if sees else "?" * count
    if not count:
        return up
    return ("" if up == "-" else up) + f"({down})"


def _hand(game: Caesar, side: int, sees: bool) -> str:
    if sees:
        return _letters(game.hand[side * KINDS : (side + 1) * KINDS])
    if not game.rules.hand_back_counts_public:
        return "?" * game.hand_size(side) or "-"
    return "i" * game.held[side * 2] + "a" * game.held[side * 2 + 1] or "-"


def _deck(game: Caesar, pile: int, everything: bool) -> str:
    left = game.left[pile]
    if not everything:
        return f"#{left}"
    return "".join(LETTERS[card] for card in game.decks[pile][:left][::-1]) or "-"


def _letters(counts: list[int]) -> str:
    return "".join(LETTERS[kind] * count for kind, count in enumerate(counts)) or "-"


def _votes(cards: list[int]) -> str:
    return "".join(VOTE_LETTERS[card] for card in cards) or "-"
