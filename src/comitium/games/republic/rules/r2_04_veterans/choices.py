"""What is said only of disbanded veterans: verbs 224 to 226."""

from __future__ import annotations

from typing import Final

from comitium.games.republic.choices import SPAN, WORDS

DISBAND_OWN: Final = 224 * SPAN  # + a veteran legion of a victorious commander
CALL_UP: Final = 225 * SPAN  # + a disbanded legion, paid from the Consul's own purse as far as it goes
CALL_UP_FACTION: Final = 226 * SPAN  # likewise, from the treasury of his faction as far as it goes

WORDS.add(
    "veterans",
    {
        DISBAND_OWN: ("disband-own", "legion", "2.04.2"),
        CALL_UP: ("call-up", "legion", "2.04.3"),
        CALL_UP_FACTION: ("call-up-faction", "legion", "2.04.3"),
    },
)
