"""The printed tables of Res Publica Romana in one line each, with the column that a total has reached: battles, the speech to
the people, attempts on somebody's life."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from comitium.draw.page.republic.senate import say
from comitium.draw.page.words import Words, icon
from comitium.games.republic.catalogue.tables import (
    ATTEMPT_LOW,
    ATTEMPT_RESULT,
    COMBAT_LOSSES,
    COMBAT_LOW,
    COMBAT_RESULT,
    MOB_TOTALS,
    NO_RECRUITMENT_TOTALS,
    POPULATION_LOW,
    POPULATION_UNREST,
    REVOLT_TOTAL,
    SHORTAGE_TOTALS,
    TRIAL_DICE,
    trial_votes,
)
from comitium.games.republic.catalogue.values import ATTEMPTS, RESULTS

SIGNS: Final = {
    "defeat": "rout",
    "stalemate": "even",
    "victory": "trophy",
    "caught": "lock",
    "no_effect": "even",
    "killed": "skull",
}


def battle(total: int, words: Words) -> str:
    """[1.10.2] The result, and how many legions and fleets it costs."""
    cells = [
        _sign(RESULTS[result], words) + (say(words, "table-all") if lost < 0 else f"−{lost}" if lost else "0")
        for result, lost in zip(COMBAT_RESULT, COMBAT_LOSSES, strict=True)
    ]
    return _row(cells, COMBAT_LOW, total, say(words, "table-battle"))


def attempt(total: int, words: Words) -> str:
    """[1.09.72] Caught, nothing, killed."""
    cells = [_sign(ATTEMPTS[result], words) for result in ATTEMPT_RESULT]
    return _row(cells, ATTEMPT_LOW, total, say(words, "table-attempt"))


def speech(total: int, words: Words) -> str:
    """[1.08.2] How unrest changes; whom the State may recruit; where the mob or the people rise."""
    cells: list[str] = []
    for place, change in enumerate(POPULATION_UNREST):
        at = POPULATION_LOW + place
        if at <= REVOLT_TOTAL:
            cells.append(icon("unrest", "s14", say(words, "table-revolt")))
            continue
        signs = icon("legion", "s14", say(words, "table-dear")) if at in SHORTAGE_TOTALS else ""
        signs += icon("lock", "s14", say(words, "table-closed")) if at in NO_RECRUITMENT_TOTALS else ""
        signs += icon("skull", "s14", say(words, "table-mob")) if at in MOB_TOTALS else ""
        cells.append(f"{'+' if change > 0 else '−' if change else ''}{abs(change)}{signs}")
    return _row(cells, POPULATION_LOW, total, say(words, "table-speech"))


def plea(edge: int, owed: int, words: Words) -> str:
    """[2.05.3] What each throw of two dice brings the accused; coloured is what acquits him as the votes stand."""
    drawn = ""
    for thrown in range(TRIAL_DICE, 6 * TRIAL_DICE + 1):
        votes = trial_votes(thrown + edge)
        enough = " aria-current=true" if votes >= owed else ""
        drawn += f"<li{enough}><b>{thrown}</b>{'+' if votes > 0 else '−' if votes else ''}{abs(votes)}</li>"
    return f'<figure class="printed"><ol>{drawn}</ol><figcaption>{say(words, "table-plea")}</figcaption></figure>'


def _sign(result: str, words: Words) -> str:
    return icon(SIGNS[result], "s14", say(words, f"table-{result.replace('_', '-')}"))


def _row(cells: Sequence[str], low: int, total: int, about: str) -> str:
    """A cell for each total from the lowest on, equal neighbours in one; the first and the last stand for all beyond them."""
    last = len(cells) - 1
    reached = min(max(total - low, 0), last)
    drawn = ""
    for said, run in groupby(range(len(cells)), key=cells.__getitem__):
        places = list(run)
        ends = dict.fromkeys((_number(low + places[0]), _number(low + places[-1])))
        name = f"{'≤' if places[0] == 0 else ''}{'–'.join(ends)}{'+' if places[-1] == last else ''}"
        drawn += f"<li{' aria-current=true' if reached in places else ''}><b>{name}</b>{said}</li>"
    return f'<figure class="printed"><ol>{drawn}</ol><figcaption>{about}</figcaption></figure>'


def _number(total: int) -> str:
    return str(total).replace("-", "−")


TABLES: Final = {"battle": battle, "attempt": attempt, "speech": speech}
