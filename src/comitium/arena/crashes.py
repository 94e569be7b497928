"""Games that broke off: whose fault it was, a report for whoever looks for it, and a journal that can be replayed up to the
choice that broke the game."""

from __future__ import annotations

import traceback
from typing import Any

from comitium.arena.tally import Failure, Made
from comitium.bots.faults import BotFailed, report
from comitium.match.begin import new


def failure(error: Exception, number: int, seed: int, bots: list[str], made: Made) -> Failure:
    """A game of a series that ended with this error. If it was no bot's fault, the last choice broke the rules' code."""
    if isinstance(error, BotFailed):
        return Failure(number, seed, bots, error.error, made, error.trace, error.bot, error.seat, len(made) + 1)
    trace = "".join(traceback.format_exception(error))
    return Failure(number, seed, bots, f"{type(error).__name__}: {error}", made, trace, decision=len(made))


def report_of(result: dict[str, Any], error: dict[str, Any]) -> str:
    """One of the `errors` of a series as a text: which bot, on which seat, in which game, and where in its code."""
    if error["bot"] is None:
        return f"game: {result['game']}\nseed: {error['seed']}\nerror: {error['error']}\n\n{error['traceback']}"
    who, seat = error["bot"], error["seat"]
    return report(who, result["game"], seat, error["seed"], error["decision"], error["error"], error["traceback"])


def journal_of(result: dict[str, Any], error: dict[str, Any]) -> str:
    """The journal of one of the `errors` of a series: every choice that can still be made."""
    match = new(result["game"], result["players"], error["seed"], **result["options"])
    try:
        for seat, choice in error["journal"]:
            match.choose(seat, choice)
    except Exception:  # the very fault that is to be shown; the match stands as it was before it, or is over
        match = _before(result, error, match.choices)
    return match.journal()


def _before(result: dict[str, Any], error: dict[str, Any], count: int) -> Any:
    """The match before the fault, untouched by it."""
    match = new(result["game"], result["players"], error["seed"], **result["options"])
    for seat, choice in error["journal"][:count]:
        match.choose(seat, choice)
    return match
