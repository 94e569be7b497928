"""Whether the question that somebody has thought about is still the one that waits."""

from __future__ import annotations

from typing import NamedTuple

from comitium.core.frames import Game
from comitium.core.ids import id_of
from comitium.core.messages import Phrase
from comitium.match.match import Match


class Asked(NamedTuple):
    """What a seat was asked, and a copy of the game as it was then."""

    seat: int
    number: int  # of the seat's question
    written: int  # lines of the journal
    kind: str
    text: Phrase
    menu: list[int]
    game: Game


def asked(match: Match, seat: int, game: Game | None = None) -> Asked:
    """What a seat is asked now; `game` is a copy of the game, if there is one already."""
    top = match.game.stack[-1]
    text, menu = top.ask(match.game, seat), match.game.legal(seat)
    return Asked(seat, match.number(seat), match.written, id_of(top), text, menu[:], game or match.game.clone())


def is_still_asked(match: Match, before: Asked) -> bool:
    """Whether an answer to what was asked before still answers: the same question with the same menu, and nothing taken back
    since that its seat had seen. Where nothing was written there is nothing to compare. Odds are not worked out for it: they
    follow from what is compared, or from what others have done at the same time."""
    game, seat = match.game, before.seat
    if seat not in game.actors() or match.number(seat) != before.number:
        return False
    if match.written == before.written:
        return True
    top = game.stack[-1]
    if id_of(top) != before.kind or game.legal(seat) != before.menu or top.ask(game, seat) != before.text:
        return False
    if not any(entry.undo for entry in match.entries(before.written - 1)):
        return True
    return bool(match.view(seat) == match.game_type.view(before.game, seat))
