"""The computer players of the house: where each lives, and what people call it.

The ids are for command lines and files, and stay. People see a spoken name, which is no office of the games, so that nobody
takes an opponent's level for a senator's rank; whoever types a spoken name, in any language, means the same player.
"""

from __future__ import annotations

import unicodedata
from functools import cache
from importlib.util import find_spec
from typing import Final, NamedTuple

from comitium.core.messages import Phrase
from comitium.text import LANGUAGES, say


class Bot(NamedTuple):
    """Where a bot lives (`{game}` stands for the game's id, for bots that know one game), its preset parameters, and a module
    without which it cannot play a game. One that is not `listed` needs parameters: nobody is offered it by its bare name."""

    module: str
    presets: dict[str, int | float | str] = {}
    needs: str = ""
    listed: bool = True

    def can_play(self, game_id: str) -> bool:
        return all(_exists(module.format(game=game_id)) for module in (self.module, self.needs) if module)


BOTS: Final[dict[str, Bot]] = {
    "random": Bot("comitium.bots.random"),
    "quaestor": Bot("comitium.bots.pupil", needs="comitium.bots.{game}.slips"),
    "tribune": Bot("comitium.bots.{game}.tribune"),
    "praetor": Bot("comitium.bots.consul", {"effort": 0.25}, needs="comitium.bots.{game}.guide"),
    "consul": Bot("comitium.bots.consul", needs="comitium.bots.{game}.guide"),
    "llm": Bot("comitium.lab.llm", listed=False),
}
SPOKEN: Final = tuple(BOTS)  # the ids that have a name in every language


def canonical(name: str) -> str:
    """A name as files keep it: a spoken name becomes its id, parameters and other names stay as they are.

    >>> canonical("Rhéteur"), canonical("oracle:sims=400"), canonical("boldest:Boldest")
    ('tribune', 'consul:sims=400', 'boldest:Boldest')
    """
    base, colon, rest = name.strip().partition(":")
    return _ids().get(_bare(base), base) + colon + rest


def spoken(name: str) -> Phrase:
    """What people call a bot; its parameters are not told.

    >>> say(spoken("praetor"), "fr"), say(spoken("consul:sims=400")), say(spoken("boldest:Boldest"))
    ('Savant', 'Oracle', 'Boldest')
    """
    base, _, rest = canonical(name).partition(":")
    if base in SPOKEN:
        return Phrase(f"bots-level-{base}")
    made = rest.partition(":")[0]
    return Phrase("bots-guest", {"name": made if made and "=" not in made else base})


def listed(name: str) -> Phrase:
    """A bot in a list of those there are: what people call it, and its id where that is another word."""
    return Phrase("bots-listed", {"name": spoken(name), "id": name}) if name in SPOKEN else spoken(name)


@cache
def _ids() -> dict[str, str]:
    """The id that each id and each spoken name means, all in small plain letters."""
    found = {_bare(say(Phrase(f"bots-level-{id}"), language)): id for language in LANGUAGES for id in SPOKEN}
    return {**found, **{id: id for id in SPOKEN}}


def _bare(text: str) -> str:
    """A word without case and accents."""
    flat = unicodedata.normalize("NFKD", text.strip().casefold())
    return "".join(letter for letter in flat if not unicodedata.combining(letter))


@cache
def _exists(module: str) -> bool:
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError:
        return False
