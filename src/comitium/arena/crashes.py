"""Games that broke off, as journals that can be replayed up to the choice that broke them."""

from __future__ import annotations

from typing import Any

from comitium.match.begin import new


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
