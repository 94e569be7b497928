"""[1.09.83] Minor motions, from the digest."""

from __future__ import annotations

import pytest

import comitium
from comitium import Illegal
from comitium.games.republic.choices import PASS
from comitium.games.republic.deals.choices import AYE, NAY
from comitium.games.republic.game_type import GAME_TYPE
from comitium.games.republic.rules.r1_09_senate.choices import ADJOURN
from comitium.games.republic.rules.r1_09_senate.r1_09_senate import Business
from comitium.games.republic.state.republic import Republic
from comitium.text import LANGUAGES, say
from games.republic.fixtures.bargain import at, voting
from games.republic.fixtures.builder import listen, man

FLOOR = "phase=senate session=chair:valerius,sitting:1,step:7 stack=Years(combat)/Senate(other_business)"


def floor() -> Republic:
    game = at(FLOOR)
    game.advance()
    assert isinstance(game.stack[-1], Business)
    return game


def test_1_09_83_any_player_moves_whatever_he_likes_and_nobody_is_asked() -> None:
    game = floor()
    (asked,) = game.actors()
    menu = game.legal(asked)
    ear = listen(game)
    game.move(3, "  The  thanks of the house to Cornelius! ")
    assert game.session.motion == "The thanks of the house to Cornelius!"
    assert ear.names() == ["MotionMoved"]
    assert (game.actors(), game.legal(asked)) == ([asked], menu)


def test_1_09_83_a_motion_rejected_by_all_costs_nothing() -> None:
    game = floor()
    before = (game.influence[:], game.session.chair)
    game.move(1, "Songs in the Senate")
    ear = listen(game)
    for seat in (0, 2, 3):
        assert [act for act in game.asides(seat) if act in (AYE, NAY)] == [AYE, NAY]
        game.apply(seat, NAY)
    game.apply(game.actors()[0], ADJOURN)
    assert ear.names().count("MotionAnswered") == 3
    while "MotionClosed" not in ear.names():
        game.apply(game.actors()[0], PASS)
    (closed,) = [event for event in ear.events if type(event).__name__ == "MotionClosed"]
    assert (closed.ayes, closed.noes) == (1, 3)
    assert (game.influence, game.session.chair) == before
    assert game.session.motion == ""


def test_1_09_83_a_motion_never_blocks_the_adjournment() -> None:
    game = floor()
    game.move(2, "Let us sit for ever")
    assert ADJOURN in game.legal(game.actors()[0])


@pytest.mark.parametrize(("seat", "choice"), [(1, AYE), (0, AYE), (0, NAY)])
def test_1_09_83_everybody_speaks_to_it_once_and_the_mover_is_for_it(seat: int, choice: int) -> None:
    game = floor()
    game.move(1, "Songs in the Senate")
    game.apply(0, AYE)
    with pytest.raises(Illegal) as refused:
        game.apply(seat, choice)
    assert refused.value.rule == "1.09.83"
    for language in LANGUAGES:
        assert say(refused.value.why, language)


def test_1_09_83_without_a_motion_nobody_says_aye() -> None:
    game = floor()
    with pytest.raises(Illegal) as refused:
        game.apply(0, AYE)
    assert refused.value.why.id == "republic-senate-refuse-no-motion"


def test_1_09_83_one_motion_at_a_time() -> None:
    game = floor()
    game.move(1, "Songs in the Senate")
    with pytest.raises(Illegal) as refused:
        game.move(2, "No songs in the Senate")
    assert refused.value.why.id == "republic-senate-refuse-motion-waits"
    assert game.session.mover == 1


@pytest.mark.parametrize("text", ["phase=revenue stack=Years(revenue)", FLOOR.replace("step:7", "step:6")])
def test_1_09_83_motions_are_moved_on_the_floor_of_other_business_only(text: str) -> None:
    game = at(text)
    with pytest.raises(Illegal) as refused:
        game.move(1, "Songs in the Senate")
    assert refused.value.rule == "1.09.83"


def test_1_09_83_nothing_is_moved_while_something_is_voted_on() -> None:
    game = at(FLOOR)
    voting(game, [2, man("julius")], 0)
    with pytest.raises(Illegal) as refused:
        game.move(1, "Songs in the Senate")
    assert refused.value.why.id == "republic-senate-refuse-motion"


@pytest.mark.parametrize("text", ["", "   ", "x" * 300, "a\u200bb"])
def test_a_motion_is_one_readable_line(text: str) -> None:
    game = floor()
    with pytest.raises(Illegal) as refused:
        game.move(1, text)
    assert refused.value.why.id == "refuse-motion-words"
    assert game.session.motion == ""


def test_a_motion_stands_in_positions_and_is_told_in_both_languages() -> None:
    game = floor()
    ear = listen(game)
    game.move(1, "Thanks, praise: and 50 % more/less = nothing")
    game.apply(0, AYE)
    game.apply(2, NAY)
    assert GAME_TYPE.from_position(GAME_TYPE.position(game), 1).session == game.session
    from comitium.games.republic.rules.r1_09_senate.r1_09_83_motions import close_motion

    close_motion(game)
    assert ear.names() == ["MotionMoved", "MotionAnswered", "MotionAnswered", "MotionClosed"]
    for event in ear.events:
        for language in LANGUAGES:
            assert say(event.phrase(), language)


def test_a_match_writes_motions_down_and_replays_them() -> None:
    match = comitium.from_position("republic", GAME_TYPE.position(floor()))
    assert match.may_move(3)
    match.move(3, "Thanks to  Valerius")
    assert not match.may_move(2)
    match.choose(0, AYE)
    again = comitium.replay(match.journal())
    assert again.digest == match.digest


def test_games_without_a_senate_know_no_motions() -> None:
    match = comitium.new("caesar", seed=1)
    assert not match.may_move(0)
    with pytest.raises(Illegal):
        match.move(0, "Thanks to Caesar")
