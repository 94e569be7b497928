"""What votes and action cards have decided in Caesar & Cleopatra since the reader's last decision, as a few lines on the
table: on a phone the log lies far below, and a card that is still there after an assassination looks like a mistake."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from comitium.core.messages import Event
from comitium.draw.page.model import Table
from comitium.draw.page.words import Words, bold, describe_event, icon, text
from comitium.games.caesar import events

SIGNS: Final[dict[type[Event], str]] = {
    events.VoteDecided: "vote",
    events.VoteUndecided: "vote",
    events.OrgyHeld: "orgy",
    events.VoteDeckReshuffled: "orgy",
    events.ActionVetoed: "veto",
    events.InfluenceKilled: "assassination",
    events.CardStolen: "spy",
    events.GroupsCastled: "castling",
    events.WrathFell: "wrath",
    events.TurnPassed: "hourglass",
    events.PlayerExhausted: "hourglass",
}
MOST: Final = 3  # lines


def news(model: Table, words: Words) -> str:
    """The latest of it; nothing if nothing of the kind has happened."""
    happened = [event for event in model.lately if type(event) in SIGNS][-MOST:]
    if not happened:
        return ""
    names = tuple([words.speak(seat) for seat in model.board.seats])
    lines = "".join([_line(event, names, words.language) for event in happened])
    return f'<section class="heard" aria-label="{words.say("caesar-heard")}"><ul>{lines}</ul></section>'


@lru_cache(maxsize=1024)
def _line(event: Event, names: tuple[str, ...], language: str) -> str:
    return f"<li>{icon(SIGNS[type(event)], 's16')}<span>{bold(text(describe_event(event, language)), names)}</span></li>"
