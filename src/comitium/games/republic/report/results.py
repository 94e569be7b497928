"""[4.08.1] The result of a player alone or of one of two, to be compared with other games of the same scenario and level."""

from __future__ import annotations

import re
from typing import Final

from comitium.core.messages import Phrase
from comitium.core.options import Meta, Setting
from comitium.core.registry import Result
from comitium.games.republic.report.scoreboard import MORAL_VICTORY, ROME_IS_HIS, Place, margin_of, place_of
from comitium.games.republic.report.scoreboard import players_of as players
from comitium.games.republic.state.republic import Republic

CODE: Final = re.compile(r"([1-5])\.(-?\d{1,3})")  # a place, and what tells two games of the same place apart
OWN: Final = "own"  # options that are no level


def result(game: Republic, seat: int, meta: Meta, settings: dict[str, Setting]) -> Result | None:
    """[4.08.1] What a player has reached; None before the end, and where every faction is led by a player."""
    if not game.ending or not game.rules.neutrals or game.is_neutral(seat):
        return None
    reached = Place(seat, place_of(game, seat), margin_of(game, seat))
    scenario, level, count = str(settings["scenario"]), _level(meta, settings), len(players(game))
    kind = f"{scenario}-{count}-{level}"
    title = Phrase(
        "republic-ending-kind",
        {
            "scenario": Phrase(f"republic-option-scenario-{scenario.replace('_', '-')}"),
            "players": count,
            "level": level,
        },
    )
    number = reached.margin if _counts_margin(reached.place) else game.turn
    return Result(
        kind, title, reached.place, reached.rank(game.turn), f"{reached.place}.{number}", _text(reached.place, number)
    )


def compare(code: str, own: Result | None) -> tuple[Phrase, int] | None:
    """The result that a code says, and whether one's own is better (1), as good (0) or not (-1)."""
    found = CODE.fullmatch(code)
    if found is None:
        return None
    place, number = int(found[1]), int(found[2])
    rank = Place(0, place, number).rank(number)
    told = _text(place, number)
    if own is None or own.rank > rank:
        return told, -1
    return told, int(own.rank < rank)


def _counts_margin(place: int) -> bool:
    return ROME_IS_HIS < place <= MORAL_VICTORY


def _text(place: int, number: int) -> Phrase:
    return Phrase("republic-ending-place", {"place": place, "number": number})


def _level(meta: Meta, settings: dict[str, Setting]) -> str:
    """The level whose options these are; those that have nothing to do with it are not looked at."""
    named = {name for options in meta.levels.values() for name in options}
    for level, options in meta.levels.items():
        if all(settings[name] == options.get(name, meta.options[name].default) for name in named):
            return level
    return OWN
