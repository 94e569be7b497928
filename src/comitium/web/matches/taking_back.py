"""What the people at a table take back together, after others have acted."""

from __future__ import annotations

from comitium.match.match import Match
from comitium.web.matches.live_match import LiveMatch
from comitium.web.pages import page_models


def is_agreed(live: LiveMatch, match: Match) -> bool:
    """Whether somebody has asked for it, and nobody who still plays has yet to say yes."""
    asked = match.proposal
    return asked is not None and asked.agreed >= page_models.concerned(live, asked.seat)


def settle(live: LiveMatch, match: Match) -> None:
    """Take back what was asked for, once everybody has agreed."""
    if match.proposal is not None and is_agreed(live, match):
        match.take_back(match.proposal.seat)
