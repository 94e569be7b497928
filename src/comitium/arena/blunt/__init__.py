"""Blunt plans for Res Publica Romana: opponents that do one thing, whatever happens. A standing test of the bots: none of them
may win more often than its share, and none may keep a game from going on (`make blunt`).

Each plan is a tribune with one habit. `TUNED` are those that the bots' prices and votes were made against; `FRESH` were
written afterwards, to see whether what was learned holds for others.
"""

from typing import Final

PLACE: Final = "comitium.arena.blunt"
TUNED: Final = {
    "peddler": f"{PLACE}.bargains:Peddler",
    "phantom": f"{PLACE}.bargains:Phantom",
    "collector": f"{PLACE}.bargains:Collector",
    "cheat": f"{PLACE}.bargains:Cheat",
    "miser": f"{PLACE}.conduct:Miser",
    "prosecutor": f"{PLACE}.conduct:Prosecutor",
    "rebel": f"{PLACE}.conduct:Rebel",
    "naysayer": f"{PLACE}.conduct:Naysayer",
    "hoarder": f"{PLACE}.conduct:Hoarder",
    "shark": f"{PLACE}.conduct:Shark",
}
FRESH: Final = {
    "flatterer": f"{PLACE}.bargains:Flatterer",
    "pretender": f"{PLACE}.bargains:Pretender",
    "sleeper": f"{PLACE}.conduct:Sleeper",
    "spendthrift": f"{PLACE}.conduct:Spendthrift",
}
PLANS: Final = {**TUNED, **FRESH}
