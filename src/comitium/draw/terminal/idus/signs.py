"""The signs of Idus Martii: each is told from the others by its shape, colour only helps."""

from __future__ import annotations

from typing import Final

FACTIONS: Final = ("loyal", "traitor", "merchant")
COLOURS: Final = ("green", "red", "yellow")
MARKS: Final = ("①", "②", "③", "④", "⑤", "⑥", "⑦", "⑧")  # by seat
INKS: Final = {**dict(zip(FACTIONS, FACTIONS, strict=True)), **dict(zip(COLOURS, FACTIONS, strict=True))}  # by what is shown
FILLED: Final = dict(zip((*FACTIONS, *COLOURS), "●◆■●◆■", strict=True))  # known
HOLLOW: Final = dict(zip((*FACTIONS, *COLOURS), "○◇□○◇□", strict=True))  # claimed
HIDDEN: Final = "?"
DISPUTED: Final = "!"
SIGNS: Final = {"kept": "=", "exchanged": "→", "yellow": "→"}  # what became of a vote that the Praetor saw
