"""A court in session."""

from __future__ import annotations

from typing import Any

from comitium.games.republic.catalogue.ids import CENSOR, FIELD_CONSUL, ROME_CONSUL
from comitium.games.republic.choices import SENATOR, YES
from comitium.games.republic.rules.r1_09_senate import r1_09_2_elections as elections
from comitium.games.republic.rules.r1_09_senate.trials_words import ACCUSE
from comitium.games.republic.state import Republic
from games.republic.builder import (
    asked,
    man,
    say,
)
from games.republic.house import house, hush, mask, sit


def court(*suspects: str, **options: Any) -> Republic:
    """Cornelius is Rome Consul, Julius Censor; the suspects hold a Corrupt marker. The Censor is asked."""
    game = house(**options)
    game.offices[ROME_CONSUL] = man("cornelius")
    game.offices[FIELD_CONSUL] = man("fulvius")
    game.offices[CENSOR] = man("julius")
    game.corrupt = mask(*suspects)
    return game


def open_court(game: Republic) -> None:
    sit(game, elections.prosecutions)


def accuse(game: Republic, accused: str, prosecutor: str, choice: int = ACCUSE) -> None:
    """The Censor accuses; the prosecutor consents, if he is asked."""
    hush(game)
    say(game, choice + man(accused))
    say(game, SENATOR + man(prosecutor))
    if asked(game) == "AskProsecutor":
        say(game, YES)
