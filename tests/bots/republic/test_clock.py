"""How long a faction of Res Publica Romana thinks tells nothing of its hand: its work is counted in twins, never timed.

Twins are games that another seat cannot tell apart; the one that is asked may hold other cards in them, and have another menu.
What costs time are worlds, opinions, plans of campaigns, lists of Consuls and attempts to persuade. Calls of compiled
functions cannot be counted; the sources are the same, so they are counted there.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from types import FrameType
from typing import Any

import pytest

import comitium
from comitium import bots
from comitium.bots.player import Seat
from comitium.bots.republic.phases import forum
from comitium.bots.republic.senate import elections, opinions
from comitium.bots.republic.wars import campaign
from comitium.core.frames import Game
from comitium.core.ids import id_of
from comitium.match.begin import start

from ..test_clock import twins

PLAYERS = 4
pytestmark = pytest.mark.skipif(comitium.build() == "compiled", reason="calls are counted in the sources")
COSTLY = {
    getattr(call, "__code__", None): name
    for call, name in (
        (Seat.imagine, "worlds"),
        (opinions.opinion, "opinions"),
        (campaign.plan, "plans"),
        (elections.Slates.value, "lists"),
        (forum.gain, "attempts"),
    )
}
HIDES_CARDS = ("Window", "Response", "Guard", "Persuade", "Riots")  # where the menu shows what is held
OF_THE_HAND = ("PlayCards", "OpeningCards", "ShedCards", "Trade")  # cards are looked at one by one: no costly thought at all


def work(game: Game, seat: int) -> Counter[str]:
    """What an answer costs."""
    player = bots.make("tribune", "republic", 1)
    chair = Seat("republic", game, seat)
    counted: Counter[str] = Counter()

    def count(frame: FrameType, event: str, arg: Any) -> None:
        if event == "call" and frame.f_code in COSTLY:
            counted[COSTLY[frame.f_code]] += 1

    sys.setprofile(count)
    try:
        choice = player.choose(chair)
    finally:
        sys.setprofile(None)
    assert choice in game.legal(seat)
    return counted


def questions(seed: int, limit: int) -> Iterator[tuple[Game, int]]:
    """The questions of a game between tribunes, with the seat that is asked."""
    game = start("republic", PLAYERS, seed=seed, scenario="early")
    table = [bots.make("tribune", "republic", seat) for seat in range(PLAYERS)]
    for player in table:
        bots.hurry(player)
    while (acting := game.actors()) and limit:
        limit -= 1
        yield game, acting[0]
        game.apply(acting[0], table[acting[0]].choose(Seat("republic", game, acting[0])))


@pytest.mark.parametrize("seed", [1, 2])
def test_the_same_work_whatever_is_held(seed: int) -> None:
    unlike: Counter[str] = Counter()  # by question: pairs with menus of different lengths
    looked: Counter[str] = Counter()
    for game, seat in questions(seed, 900):
        asked = id_of(game.stack[-1])
        looked[asked] += 1
        if asked not in (*HIDES_CARDS, *OF_THE_HAND) or unlike[asked] > 8 or looked[asked] > 80:
            continue
        for twin in twins(game, seat, PLAYERS, 2):
            if len(twin.legal(seat)) != len(game.legal(seat)):
                unlike[asked] += 1
                assert work(twin, seat) == work(game, seat), asked
                break
    assert unlike["Window"] > 3, unlike


def test_every_answer_looks_at_the_table_once_even_the_only_one() -> None:
    forced: Counter[str] = Counter()
    for game, seat in questions(3, 250):
        assert work(game, seat)["worlds"] == 1
        if len(game.legal(seat)) == 1:
            forced[id_of(game.stack[-1])] += 1
    assert forced


def test_1_09_15_a_window_without_a_tribune_is_thought_over_as_one_with_it() -> None:
    """The proposal on the floor is judged, whether or not it could be vetoed."""
    judged = 0
    for game, seat in questions(1, 500):
        top: Any = game.stack[-1]
        if id_of(top) == "Window" and top.vote(game) is not None and top.vote(game).faction != seat:
            done = work(game, seat)
            if not top.chain(seat):
                assert done["opinions"] >= 1 or top.vote(game).proposal[0] in (opinions.kinds.FORCES, opinions.kinds.MILITARY)
                judged += 1
    assert judged > 10
