"""[1.09.41] Prosecutions."""

from __future__ import annotations

from comitium.games.republic.state import Republic


def close_prosecutions(game: Republic) -> None:
    """[1.09.41] The Censor hands the chair back: no more trials in this step."""


def prosecute(game: Republic) -> bool:
    """[S5] The Censor's next act. False: the step is over and the markers are cleaned [1.09.45]."""
    return False


def clean_up(game: Republic) -> None:
    """[1.09.45] Corrupt and Major markers in Rome go, the bars of Armaments and Ship Building are covered."""
