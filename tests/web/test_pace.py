"""The speed is real: bots wait for what one person's page shows, for what she reads, for a word of hers; nobody else waits."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest

import comitium
from comitium.draw.page.model import Reader
from comitium.play.clock import Pace
from comitium.store import match_store
from comitium.web.bots import bot_runner
from comitium.web.bots.bot_runner import BotRunner
from comitium.web.matches import live_match
from comitium.web.matches.connection import Connection
from comitium.web.matches.live_match import LiveMatch
from comitium.web.pages.page_models import Viewer

from .inside import Paper

BOT = "tribune"


def table(game: str, people: int, speed: str, wanted: str) -> LiveMatch:
    """A game that has just come to an event, before people who look on at a speed."""
    players = {"idus": 5, "caesar": 2}[game]
    match, dice = comitium.new(game, players=players, seed=3), Random(3)
    while not any(type(event).__name__ == wanted for event in match.history(0)):
        seat = match.game.actors()[0]
        match.choose(seat, dice.choice(match.game.legal(seat)))
    entry = match_store.Entry("m", game, players, "", True, "", True, False, "", 0, 0)
    sitters = [match_store.Sitter("person" if seat < people else BOT, "", "") for seat in range(players)]
    live = LiveMatch(match_store.StoredMatch(entry, match.lines(), sitters))
    for seat in range(people):
        live.wires.add(Connection(Paper(), Viewer(seat, (seat,), f"/seat/{seat}", "", "", Reader(), speed=speed), ""))
    return live


class Clock:
    """How long the bots sleep, without sleeping."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.slept = 0.0
        monkeypatch.setattr(bot_runner.asyncio, "sleep", self.sleep)
        monkeypatch.setattr(bot_runner, "GLANCE", 0.001)

    async def sleep(self, seconds: float) -> None:
        self.slept += seconds


def let_read(live: LiveMatch, hub: Any = None, pace: float = 0.25) -> None:
    runner = BotRunner.__new__(BotRunner)
    runner.pace = pace
    asyncio.run(runner._let_read(live))


@pytest.mark.parametrize("speed", ["slow", "usual", "fast", "instant"])
def test_a_turn_that_is_over_leaves_time_for_a_claim(monkeypatch: pytest.MonkeyPatch, speed: str) -> None:
    clock = Clock(monkeypatch)
    live = table("idus", 1, speed, "VotesCounted")
    live.seen = 10_000  # her page has shown what there was to see
    monkeypatch.setattr(live_match, "moments", lambda *_: [])
    lines = min(bot_runner.MOST, sum(not event.minor for event in live.match.history(0)))
    let_read(live)
    assert clock.slept == lines * bot_runner.SECONDS.get(speed, 0.0) + bot_runner.PAUSE.get(speed, 0.0)
    before = clock.slept
    let_read(live)
    assert clock.slept == before, "what was told has been read"


def test_where_nobody_claims_anything_a_turn_leaves_no_such_time(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(monkeypatch)
    live = table("caesar", 1, "usual", "TurnBegan")
    let_read(live)
    assert clock.slept <= bot_runner.MOST * bot_runner.SECONDS["usual"]


@pytest.mark.parametrize("speed", ["step", "slow", "usual", "fast"])
def test_two_people_are_never_held_up_by_the_speed_of_one(monkeypatch: pytest.MonkeyPatch, speed: str) -> None:
    clock = Clock(monkeypatch)
    let_read(table("idus", 2, speed, "VotesCounted"))
    assert clock.slept == 0.0


def test_bots_wait_until_the_pages_of_all_who_are_here_have_shown_what_was_decided(monkeypatch: pytest.MonkeyPatch) -> None:
    Clock(monkeypatch)
    live = table("idus", 3, "usual", "VotesCounted")
    for seat in (0, 1):  # the page of the third opens only now: it is shown nothing of before
        live.turned[seat] = -1
    live.begin_to_read(2)
    assert live.readers() == [0, 1]
    last = live._public[1]
    assert type(live.match.history(None)[last]).__name__ == "VotesCounted"
    places = [live.place_for(None, last, seat) for seat in (0, 1)]

    async def run() -> None:
        runner = BotRunner.__new__(BotRunner)
        runner.pace = 0.25
        waits = asyncio.create_task(runner._let_read(live))
        await asyncio.wait({waits}, timeout=0.02)
        assert not waits.done()
        live.note_seen(0, places[0] or 0)
        await asyncio.wait({waits}, timeout=0.02)
        assert not waits.done(), "one has yet to see it"
        assert live.readers() == [1]
        live.note_seen(1, places[1] or 0)
        await asyncio.wait_for(waits, 5)
        live.turned[1] = -1
        monkeypatch.setattr(bot_runner, "MOST_READ", 0.01)
        await asyncio.wait_for(runner._let_read(live), 5)
        next(wire for wire in live.wires if wire.viewer.seat == 1).viewer = Viewer(
            1, (1,), "/seat/1", "", "", Reader(), speed="instant"
        )
        assert live.readers() == [], "who wants to be shown nothing is not waited for"

    asyncio.run(run())


@pytest.mark.parametrize(("bots", "slept"), [("read", 0.0), ("pause", bot_runner.CALM), ("at-once", 0.0)])
def test_where_several_play_bots_take_the_time_that_was_agreed(
    monkeypatch: pytest.MonkeyPatch, bots: Any, slept: float
) -> None:
    clock = Clock(monkeypatch)
    monkeypatch.setattr(bot_runner, "MOST_READ", 0.0)
    live = table("idus", 2, "usual", "VotesCounted")
    live.clock.pace = Pace(bots=bots)
    live.turned[0] = -1
    let_read(live)
    assert clock.slept == slept
    let_read(live, pace=0.0)
    assert clock.slept == slept, "a house in which bots answer at once"


def test_what_only_one_was_told_holds_up_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else the time that bots take would tell the others that she was shown something."""
    live = table("idus", 2, "usual", "VotesCounted")
    live.turned = {0: -1, 1: -1}
    public = [type(event).__name__ for event in live.match.history(None)]
    asked: list[list[str]] = []

    def look(game: str, heard: Any) -> list[Any]:
        asked.append([type(event).__name__ for event in heard])
        return []

    monkeypatch.setattr(live_match, "moments", look)
    assert live.readers() == []
    assert asked == [public[-live_match.BEFORE :]], "moments are looked for among what everybody has heard"


def test_bots_wait_until_her_page_has_shown_what_was_decided_and_not_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    Clock(monkeypatch)
    monkeypatch.setattr(bot_runner, "SHOWN", {"usual": 60.0})
    live = table("idus", 1, "usual", "VotesCounted")
    last = live.unread().moment
    assert type(live.match.history(0)[last]).__name__ == "VotesCounted"
    live.paced = 0

    async def run() -> None:
        runner = BotRunner.__new__(BotRunner)
        runner.pace = 0.25
        waits = asyncio.create_task(runner._let_read(live))
        for _ in range(3):
            await asyncio.wait({waits}, timeout=0.01)
        assert not waits.done(), "the moment is on her page"
        live.note_seen(0, last - 1)
        await asyncio.wait({waits}, timeout=0.02)
        assert not waits.done(), "that was an earlier one"
        live.note_seen(0, last)
        await asyncio.wait_for(waits, 5)
        monkeypatch.setattr(bot_runner, "SHOWN", {"usual": 0.01})
        live.paced, live.seen = 0, -1
        await asyncio.wait_for(runner._let_read(live), 5)

    asyncio.run(run())


def test_what_was_taken_back_nobody_has_seen() -> None:
    live = table("idus", 1, "usual", "VotesCounted")
    live.note_seen(0, 10_000)
    live.unread()
    assert live.seen == live.match.event_count(0) - 1
