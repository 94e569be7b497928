"""Why can't I? What a person may be looking at and cannot choose, each with its reason and its rule.

Nothing is worked out here: the game itself is asked why it would refuse. What is worth naming: the same verb with another
thing (another group, another senator), and what lies in the reader's own hand without being lit.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from comitium.core.board import Board
from comitium.core.errors import Illegal
from comitium.core.messages import Option, Phrase, Prompt
from comitium.core.registry import game_type
from comitium.draw.page.model import Shut
from comitium.match.match import Match

NEAR: Final = 16  # how far from a legal choice another one of the same verb is looked for
SMALL: Final = 512  # choices of a game whose whole vocabulary can be looked through
IDLE: Final = ("-other", "-choice", "-no-seat", "-not-in-hand", "-not-held")  # how reasons end that teach nothing
MOST: Final = 8  # reasons that are told at once


@lru_cache(maxsize=8192)
def _option(game: str, choice: int) -> Option | None:
    """A choice in words, or None for a number that is none."""
    try:
        return game_type(game).describe(choice)
    except Illegal:
        return None


@cache
def _vocabulary(game: str) -> tuple[Option, ...]:
    """The choices with the lowest numbers, in a small game all there are; and those that play a card of a hand."""
    found = (_option(game, choice) for choice in (*range(SMALL), *game_type(game).profile.cards))
    return tuple(option for option in found if option is not None)


@cache
def _about(game: str) -> dict[str, list[Option]]:
    """The same by what they are about: the id of each name that they name."""
    found: dict[str, list[Option]] = {}
    for option in _vocabulary(game):
        for value in option.text.args.values():
            if isinstance(value, Phrase):
                found.setdefault(value.id, []).append(option)
    return found


def shut(match: Match, seat: int, prompt: Prompt, board: Board) -> tuple[Shut, ...]:
    """What is shut now, the most telling first; one line for each reason, and only reasons that say something. What is like
    that which is asked for stands for a reason before a card of the hand, of which nobody was thinking."""
    found: dict[tuple[str, str], Shut] = {}
    legal = {option.choice for option in prompt.options}
    told: set[str] = set()
    by_hand: dict[tuple[str, str], str] = {}
    game = match.header.game
    offered = tuple((option.choice, option.text.id) for option in prompt.options)
    there = _on_table(board)
    kinds = {_kind(id) for id in there}
    for name, option in (*_from_hand(game, _dark(board)), *_beside(game, offered)):
        if option.choice in legal or name in told or not _is_there(option, there, kinds):
            continue
        refused = match.game.refusal(seat, option.choice)
        key = (refused.rule, _spoken(refused.why, option))
        if not refused.rule or refused.why.id.endswith(IDLE):
            continue
        told.add(name or str(option.choice))
        if key in found and (name or not by_hand.pop(key, "")):
            continue
        found[key] = Shut(option.text, refused.why, refused.rule)
        if name:
            by_hand[key] = name
        if len(found) == MOST:
            break
    return tuple(found.values())


def _on_table(board: Board) -> frozenset[str]:
    """The names of everything that lies on the table, and of who sits there besides the reader: she does not look for herself
    among the others."""
    zones = list(board.walk())
    found = {one.id for one in board.seats} | {zone.name.id for zone in zones}
    found |= {piece.name.id for zone in zones for piece in zone.pieces}
    return frozenset(found - ({board.seats[board.seat].id} if board.seat is not None else set()))


def _kind(id: str) -> str:
    """What kind of thing a name is of: the first two words of its id."""
    return "-".join(id.split("-")[:2])


def _is_there(option: Option, there: frozenset[str], kinds: set[str]) -> bool:
    """Whether all that a choice names is on the table, as far as things of its kind lie there."""
    named = [value.id for value in option.text.args.values() if isinstance(value, Phrase)]
    return all(id in there for id in named if _kind(id) in kinds)


def _spoken(why: Phrase, option: Option) -> str:
    """A reason, but for the thing itself that is refused: eight senators of other factions are one reason."""
    others = (value for value in why.args.values() if value not in option.text.args.values())
    return why.id + "".join(f"/{value.id}" if isinstance(value, Phrase) else f"/{value}" for value in others)


def _dark(board: Board) -> tuple[Phrase, ...]:
    """The names of what the reader holds and cannot play now."""
    return tuple(
        piece.name
        for zone in board.of_kind("hand")
        if zone.owner == board.seat and board.seat is not None
        for piece in zone.pieces
        if not piece.choices and piece.face
    )


@lru_cache(maxsize=4096)
def _from_hand(game: str, dark: tuple[Phrase, ...]) -> tuple[tuple[str, Option], ...]:
    """What lies dark in a hand, by name, with everything that might be done with it."""
    return tuple(
        (name.id, option)
        for name in {name.id: name for name in dark}.values()
        for option in _about(game).get(name.id, ())
        if name in option.text.args.values()
    )


@lru_cache(maxsize=4096)
def _beside(game: str, offered: tuple[tuple[int, str], ...]) -> tuple[tuple[str, Option], ...]:
    """The verbs of choices with other things."""
    legal = {choice for choice, _ in offered}
    found: dict[int, Option] = {}
    for near, verb in offered:
        for choice in range(max(0, near - NEAR), near + NEAR + 1):
            if choice in legal or choice in found:
                continue
            option = _option(game, choice)
            if option is not None and option.text.id == verb:
                found[choice] = option
    return tuple(("", option) for option in found.values())
