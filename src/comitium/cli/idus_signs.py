"""The signs of Idus Martii in the terminal: each is told from the others by its shape, colour only helps."""

from __future__ import annotations

from typing import Final

from comitium.games.idus.state import EXCHANGED, KEPT, REPLACED

INKS: Final = ("loyal", "traitor", "merchant")  # by faction and by colour of a vote
MARKS: Final = ("①", "②", "③", "④", "⑤", "⑥", "⑦", "⑧")  # by seat
FILLED: Final = ("●", "◆", "■")  # known
HOLLOW: Final = ("○", "◇", "□")  # claimed
HIDDEN: Final = "?"
DISPUTED: Final = "!"
SIGNS: Final = {KEPT: "=", EXCHANGED: "→", REPLACED: "→"}  # what became of a vote that the Praetor saw
