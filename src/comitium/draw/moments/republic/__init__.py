"""The moments of Res Publica Romana: battles, deaths, elections, trials, revolts, the people, and the end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from comitium.core.messages import Event
from comitium.draw.moments.model import Builder
from comitium.draw.moments.republic import battles, deaths, endings, people, senate

BUILDERS: Final[Mapping[type[Event], Builder]] = {
    **battles.BUILDERS,
    **deaths.BUILDERS,
    **senate.BUILDERS,
    **people.BUILDERS,
    **endings.BUILDERS,
}
