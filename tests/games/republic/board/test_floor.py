"""[1.09.151] [1.09.642] The floor shows what is asked: a Tribune's proposal, not the vote that waits for it."""

from __future__ import annotations

from comitium.core.board import Board
from comitium.games.republic.game_type import GAME_TYPE
from comitium.games.republic.state.republic import Republic
from comitium.text import say
from games.republic.fixtures.senate import ballot, hush, suspend, tell
from games.republic.fixtures.wars.armies import departure


def seen(game: Republic, seat: int | None = None) -> Board:
    return GAME_TYPE.board(GAME_TYPE.view(game, seat), None)


def test_1_09_642_while_a_tribune_makes_his_proposal_it_has_the_floor_and_the_deployment_waits() -> None:
    game = departure(13)
    deployment = seen(game).zone("floor").name
    suspend(game, 1)
    floor = seen(game).zone("floor")
    assert say(floor.name, "en") == "A proposal of the Amphora"
    waits = floor.mark("waits")
    assert waits is not None
    assert waits.text.args["proposal"] == deployment
    assert floor.mark("ayes") is None, "nobody votes on it yet"
    tell(game, "propose forces", "disband-legions 2", "done")
    voted = seen(game).zone("floor")
    assert voted.mark("waits") is None
    assert voted.name != deployment
    ballot(game)
    hush(game)
    assert seen(game).zone("floor").name == deployment, "the vote goes on"


def test_1_09_151_what_a_tribune_thinks_of_is_not_on_the_floor_before_he_has_named_it() -> None:
    game = departure(13)
    suspend(game, 1)
    tell(game, "propose forces")
    for seat in (0, 2, None):
        assert say(seen(game, seat).zone("floor").name, "en") == "A proposal of the Amphora"
