"""[2.01] What the tribune does about the Pontifex Maximus, shown in small positions."""

from __future__ import annotations

from comitium.bots.republic.advanced.pontifex import NominatePontifexHeuristic
from comitium.bots.republic.mood import AVERAGE
from comitium.games.republic.choices import SENATOR
from comitium.games.republic.rules.r1_09_senate import kinds
from comitium.games.republic.state.republic import Republic
from games.republic.fixtures.advanced.temple import vacant
from games.republic.fixtures.builder import man, put
from games.republic.fixtures.senate import asked, hush


def nominating(*refused: str) -> Republic:
    """Cornelius presides and names a Pontifex; the Senate has refused these."""
    game = vacant()
    put(game, "sempronius", 0)
    game.session.rejected = [[kinds.PONTIFEX, man(name)] for name in refused]
    hush(game)
    assert asked(game) == "NominatePontifex"
    return game


def named(game: Republic) -> int:
    """The faction of the man whom the chair names."""
    chosen = NominatePontifexHeuristic().choose(game, 0, game.legal(0), AVERAGE)
    return game.faction[chosen - SENATOR]


def test_2_01_2_one_of_ours_is_named_first_and_once_more() -> None:
    assert named(nominating()) == 0
    assert named(nominating("fabius")) == 0


def test_2_01_2_a_faction_that_was_refused_twice_gives_way_to_another() -> None:
    assert named(nominating("fabius", "valerius")) != 0
