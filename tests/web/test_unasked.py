"""What bots do unasked at the server: on a copy in a worker, then at the table, unless somebody else was quicker."""

from __future__ import annotations

import pytest

import comitium
from comitium import bots
from comitium.core.frames import Game
from comitium.match.match import Match
from comitium.play import BotNegotiator
from comitium.web.bots.unasked import done
from comitium.web.bots.work import Chair, Deed, Deeds, Work
from comitium.web.bots.worker import rehearse

from senate_choices import DEBT  # isort: skip
from own_games import senate_beside_the_games_of_the_house  # isort: skip

__all__ = ["senate_beside_the_games_of_the_house"]

MEDDLER = "senate_meddler:Meddler"


def new() -> Match:
    return comitium.new("senate", players=4, seed=7)


def unasked(game: Game, bargains: bool = True, news: bool = True, players: dict[int, bots.Player] | None = None) -> Deeds:
    """What four meddlers do, as a worker says it."""
    chairs = tuple(Chair(seat, MEDDLER, seat, bargains) for seat in range(4))
    known = players if players is not None else {}
    work = Work("unasked", "", "senate", "m", game=game.clone(), chairs=chairs, news=news)
    return rehearse(work, lambda seat, bot, seed: known.setdefault(seat, bots.make(bot, "senate", seed)))


def test_what_bots_do_on_a_copy_is_what_they_would_have_done_at_the_table() -> None:
    here, there = new(), new()
    players = {seat: bots.make(MEDDLER, "senate", seat) for seat in range(4)}
    remembered: dict[int, bots.Player] = {}
    negotiator = BotNegotiator(
        "senate", here.game, players, lambda seat: bots.Seat("senate", here.game, seat), here.choose, here
    )
    while here.outcome is None:
        negotiator.open(here.game)
        for deed in unasked(there.game, players=remembered).done:
            done(there, deed)
        assert there.lines() == here.lines()
        if here.outcome is None:
            seat = here.game.actors()[0]
            for match in (here, there):
                match.choose(seat, match.game.legal(seat)[0])
    assert {entry.bargain for entry in here.entries()} >= {"", "offer", "accept"}
    assert any(entry.aside for entry in here.entries())


def test_only_who_may_bargains_and_only_if_there_is_news() -> None:
    spoken = 0
    for seed in range(20):
        game = comitium.new("senate", players=4, seed=seed).game
        spoken += any(not isinstance(deed.act, int) for deed in unasked(game).done)
        assert all(isinstance(deed.act, int) for deed in unasked(game, bargains=False).done)
        quiet = unasked(game, news=False).done
        assert not quiet or isinstance(quiet[0].act, int), "only an act makes news where there was none"
    assert spoken


def test_a_game_that_has_ended_meanwhile_asks_nobody() -> None:
    match = new()
    while match.outcome is None:
        seat = match.game.actors()[0]
        match.choose(seat, match.game.legal(seat)[0])
    assert unasked(match.game) == Deeds([], [])


def test_one_that_breaks_off_says_nothing_and_is_reported() -> None:
    class Broken:
        name = "broken"

        def choose(self, seat: bots.Seat) -> int:
            return 0

        def bargain(self, seat: bots.Seat, agreements: object) -> list[object]:
            raise ZeroDivisionError

    players: dict[int, bots.Player] = {0: Broken()}
    found = unasked(comitium.new("senate", players=4, seed=1, captives=0).game, players=players)
    assert found.failures
    assert all("ZeroDivisionError" in report for report in found.failures)
    assert all(deed.seat for deed in found.done)


def test_an_act_that_is_no_longer_possible_is_refused() -> None:
    match = new()
    before = match.lines()
    with pytest.raises(comitium.Illegal):
        done(match, Deed(0, DEBT))
    assert match.lines() == before
