"""The moments of Res Publica Romana: battles, deals, deaths, the Forum, votes, governors, revolts, the people, the end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from comitium.core.messages import Event
from comitium.draw.moments.model import Builder
from comitium.draw.moments.republic import battles, deals, deaths, endings, forum, people, provinces, senate
from comitium.draw.moments.republic.times import dated

BUILDERS: Final[Mapping[type[Event], Builder]] = {
    **battles.BUILDERS,
    **deals.BUILDERS,
    **deaths.BUILDERS,
    **forum.BUILDERS,
    **senate.BUILDERS,
    **provinces.BUILDERS,
    **people.BUILDERS,
    **endings.BUILDERS,
}

__all__ = ["BUILDERS", "dated"]
