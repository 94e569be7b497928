"""Comitium: one table for three games of Roman politics.

>>> import comitium
>>> match = comitium.new("caesar", seed=7)
>>> len(match.questions())
2
"""

from importlib import import_module

from comitium.build import build
from comitium.core.dice import Dice
from comitium.core.errors import BadJournal, BadOption, BadPosition, ComitiumError, Illegal, Unknown
from comitium.core.messages import Event, Option, Outcome, Phrase, Prompt
from comitium.core.pictures import set_artist
from comitium.core.registry import game_type, game_types
from comitium.match.begin import from_position, new, replay, start
from comitium.match.match import Match
from comitium.match.orders import StandingOrder
from comitium.match.record import read_record, record
from comitium.text import say


def _draw(thing: object, form: str) -> str:
    """Let the looks draw something; they are imported when a notebook first asks for a picture."""
    drawing: str = import_module("comitium.draw.notebook").draw(thing, form)
    return drawing


set_artist(_draw)
kind, kinds = game_type, game_types  # as programs written for 0.1.0 call them

__version__ = "0.2.0"

__all__ = [
    "BadJournal",
    "BadOption",
    "BadPosition",
    "ComitiumError",
    "Dice",
    "Event",
    "Illegal",
    "Match",
    "Option",
    "Outcome",
    "Phrase",
    "Prompt",
    "StandingOrder",
    "Unknown",
    "build",
    "from_position",
    "game_type",
    "game_types",
    "new",
    "read_record",
    "record",
    "replay",
    "say",
    "start",
]
