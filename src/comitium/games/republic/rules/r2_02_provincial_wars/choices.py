"""What is said only in provincial wars."""

from __future__ import annotations

from typing import Final

from comitium.games.republic.choices import SPAN, WORDS

ARMIES: Final = 65 * SPAN  # + how many of the forces that a province raises are armies

WORDS.add("provincial", {ARMIES: ("armies", "amount", "2.02.3")})
