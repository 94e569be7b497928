"""[1.12] Games that a search imagines end as real ones do: what it believes of the future is what happens. The figures are by
`tools/republic_imagined.py`; here a small sample."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[3] / "tools"))

from republic_games import Job, play
from republic_imagined import Imagines

STANDS = ("era_ends", "consul_for_life")
PLAYERS = 3


def endings(games: int) -> tuple[int, int]:
    """In how many of the real and of the imagined games Rome stands at the end."""
    real = imagined = 0
    for seed in range(games):
        looks = Imagines(2, 1, seed)
        real += play(Job("early", PLAYERS, ("tribune",) * PLAYERS, seed), looks).ending in STANDS
        assert "goes on" not in looks.endings
        imagined += sum([ending in STANDS for ending in looks.endings])
    return real, imagined


def test_1_12_imagined_games_end_as_real_ones() -> None:
    """With playouts in which nobody acts any more after a while (`guide.LONGEST`) it is more than three."""
    real, imagined = endings(6)
    assert abs(real - imagined) <= 3
