"""[S9] [1.09.9] The closing of the Senate."""

from __future__ import annotations

from comitium.games.republic.state import Republic


def new_alliance(game: Republic) -> None:
    """[S9.2] New Alliance: the HRAO of this moment chooses the war."""


def return_land_commissioner(game: Republic) -> None:
    """[S9.3] Without a land bill in force he goes back to the Forum."""


def recall_automatically(game: Republic) -> None:
    """[S9.4] [1.09.9] Forces that could not be sent now come home; Lucullus too."""
