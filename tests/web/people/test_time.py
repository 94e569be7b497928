"""Time at a table, by a clock that the tests set: nobody waits here."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from comitium.core.errors import Illegal
from comitium.match.begin import replay
from comitium.match.journal import GOES_ON, PAUSED, TIME_OVER
from comitium.match.record import read_record, record
from comitium.play import clock
from comitium.play.clock import HOUR, MINUTE, NOTICE, PATIENCE, SECOND, SILENCE, Clock, Pace
from comitium.store import match_store
from comitium.web.acts import table_acts
from comitium.web.acts.people_acts import StandIn, Start
from comitium.web.acts.time_acts import DayOff, Nudge, Pause, SetPace
from comitium.web.house import House
from comitium.web.matches import tables
from comitium.web.matches.live_match import LiveMatch
from comitium.web.pages import page_models, render

from ..inside import in_house, set_table, sit


async def timed(house: House, game: str, pace: Pace, *seats: str) -> LiveMatch:
    """A table of people with a clock, at which somebody is asked."""
    live = await set_table(house, game, *(seats or ("me", "open")))
    async with live.lock:
        live.clock = Clock(pace)
        await house.hub.timekeeper.follow(live)
    return live


def of_all(live: LiveMatch, note: str) -> list[tuple[int, str]]:
    """The note for everybody who is asked: in Caesar & Cleopatra both prepare at the same time."""
    return [(seat, note) for seat in live.clock.asked()]


def until(live: LiveMatch) -> int:
    return live.clock.until(live.clock.asked()[0])


def notes(live: LiveMatch) -> list[tuple[int, str]]:
    return [(entry.seat, entry.note) for entry in live.match.entries() if entry.note]


def test_nothing_happens_before_the_time_is_over(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        live = await timed(house, "caesar", Pace("decision", 60, 0, "bot"))
        await house.hub.timekeeper.look(until(live) - 1)
        assert notes(live) == []
        assert not any(sitter.deputy for sitter in live.sitters)

    in_house(tmp_path, work)


def test_when_time_is_over_a_bot_plays_on_and_the_journal_notes_it(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        live = await timed(house, "caesar", Pace("decision", 60, 0, "bot"))
        seat, expected = live.clock.asked()[0], of_all(live, TIME_OVER)
        await house.hub.timekeeper.look(until(live))
        assert notes(live) == expected
        assert live.sitters[seat].deputy
        assert live.match.time_overs[seat] == 1
        again = replay("\n".join(live.match.lines()) + "\n", torn=True)
        assert again.digest == live.match.digest, "time decides no rule"
        assert read_record(record(live.match)).digest == live.match.digest

    in_house(tmp_path, work)


def test_a_nudge_waits_and_answers_nothing(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        live = await timed(house, "caesar", Pace("decision", 60, 0, "nudge"))
        seat, before = live.clock.asked()[0], live.match.choices
        wire = await sit(house, live, seat)
        ends = until(live)
        await house.hub.timekeeper.look(ends)
        await house.hub.timekeeper.look(ends + HOUR)
        assert notes(live) == of_all(live, TIME_OVER), "once for one question"
        assert live.match.choices == before
        assert not live.sitters[seat].deputy
        assert any(b"Your time is over" in note for note in wire._notes)

    in_house(tmp_path, work)


@pytest.mark.parametrize(("over", "stands_in"), [("quiet", False), ("quiet-or-bot", True)])
def test_where_no_quiet_answer_exists_the_table_waits_or_a_bot_takes_over(tmp_path: Path, over: Any, stands_in: bool) -> None:
    async def work(house: House) -> None:
        live = await timed(house, "idus", Pace("decision", 60, 0, over), "me", *["open"] * 4)
        seat = live.clock.asked()[0]
        assert clock.quiet_answer(live.match.game_type, live.match.game, seat) == -1, "a vote is for a colour"
        expected = of_all(live, TIME_OVER)
        await house.hub.timekeeper.look(until(live))
        assert notes(live) == expected
        assert bool(live.sitters[seat].deputy) == stands_in

    in_house(tmp_path, work)


def test_the_quiet_answer_is_given_where_there_is_one(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        live = await timed(house, "republic", Pace("decision", 60, 0, "quiet"), "me", "open", "open")
        kind = live.match.game_type
        for _ in range(200):
            seat = live.match.game.actors()[0]
            if clock.quiet_answer(kind, live.match.game, seat) >= 0 and seat in live.clock.asked():
                break
            await table_acts.choose(house.hub, live, seat, live.match.game.legal(seat)[0], None)
        quiet = clock.quiet_answer(kind, live.match.game, seat)
        assert quiet >= 0
        before = live.match.written
        async with live.lock:
            live.clock.hands[seat].since = 1000
            live.clock.hands[seat].told = True
            await house.hub.timekeeper.keep(live)
        await house.hub.timekeeper.look_at(live, 1000 + MINUTE)
        late = [entry for entry in live.match.entries(before - 1) if entry.seat == seat][:2]
        assert [late[0].note, late[1].choice] == [TIME_OVER, quiet]
        assert not live.sitters[seat].deputy

    in_house(tmp_path, work)


def test_a_clock_outlives_the_server_and_runs_out_at_a_match_that_nobody_has_in_memory(tmp_path: Path) -> None:
    found: dict[str, Any] = {}

    async def before(house: House) -> None:
        live = await timed(house, "caesar", Pace("day", 24 * 3600, 0, "bot"))
        found.update(id=live.id, until=until(live), seat=live.clock.asked()[0], notes=of_all(live, TIME_OVER))

    async def after(house: House) -> None:
        assert house.hub.lives == {}
        await house.hub.timekeeper.look(found["until"] - 1)
        live = await house.hub.find(found["id"])
        assert until(live) == found["until"]
        assert not live.sitters[found["seat"]].deputy
        house.hub.lives.clear()
        await house.hub.timekeeper.look(found["until"])
        live = await house.hub.find(found["id"])
        assert live.sitters[found["seat"]].deputy
        assert notes(live) == found["notes"]

    in_house(tmp_path, before)
    in_house(tmp_path, after)


def test_an_answer_gives_the_next_one_her_own_time(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        live = await timed(house, "caesar", Pace("decision", 60, 30, "bot"))
        seat = live.match.game.actors()[0]
        await table_acts.choose(house.hub, live, seat, live.match.game.legal(seat)[0], None)
        stored = (await house.store.read(lambda connection: match_store.listed(connection, [live.id])))[0]
        assert clock.read(stored.clock) == live.clock
        assert stored.due == live.clock.due() > 0

    in_house(tmp_path, work)


def test_without_a_clock_a_click_of_people_who_are_here_writes_nothing_but_its_line(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        live = await set_table(house, "caesar", "me", "open")
        for seat in (0, 1):
            await sit(house, live, seat)
        seat = live.match.game.actors()[0]
        await table_acts.choose(house.hub, live, seat, live.match.game.legal(seat)[0], None)
        stored = (await house.store.read(lambda connection: match_store.listed(connection, [live.id])))[0]
        assert (stored.clock, stored.due) == ("", 0)

    in_house(tmp_path, work)


def test_who_is_asked_and_not_there_is_sent_word_once_for_a_wait(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        told: list[int] = []

        async def tell(live: LiveMatch, seat: int) -> None:
            told.append(seat)

        house.hub.timekeeper.tell = tell
        live = await timed(house, "caesar", Pace(), "me", "open")
        seat = live.clock.asked()[0]
        begun = live.clock.hands[seat].since
        await house.hub.timekeeper.look(begun + NOTICE - 1)
        assert told == []
        for later in (NOTICE, NOTICE + MINUTE, HOUR):
            await house.hub.timekeeper.look(begun + later)
        assert sorted(told) == live.clock.asked()

    in_house(tmp_path, work)


def test_a_pause_needs_all_who_are_here_and_the_journal_notes_it(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        live = await timed(house, "caesar", Pace("decision", 60, 0, "bot"))
        wires = [await sit(house, live, seat) for seat in (0, 1)]
        await table_acts.perform(house.hub, live, wires[0], Pause(yes=True))
        assert not live.clock.paused
        await table_acts.perform(house.hub, live, wires[1], Pause(yes=True))
        assert live.clock.paused
        await house.hub.timekeeper.look(match_store.now() + 10 * HOUR)
        assert not any(sitter.deputy for sitter in live.sitters)
        await table_acts.perform(house.hub, live, wires[0], Pause(yes=False))
        assert not live.clock.paused
        assert [note for _, note in notes(live)] == [PAUSED, GOES_ON]

    in_house(tmp_path, work)


def test_somebody_present_but_silent_is_nudged_and_then_replaced_by_vote(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        live = await set_table(house, "caesar", "me", "open")
        wires = [await sit(house, live, seat) for seat in (0, 1)]
        silent = live.match.game.actors()[0]
        other = 1 - silent
        async with live.lock:
            await house.hub.timekeeper.follow(live)
        with pytest.raises(Illegal):
            await table_acts.perform(house.hub, live, wires[other], Nudge(seat=silent))
        live.clock.hands[silent].since -= PATIENCE
        await table_acts.perform(house.hub, live, wires[other], Nudge(seat=silent))
        assert any(b"waiting for you" in note for note in wires[silent]._notes)
        with pytest.raises(Illegal):
            await table_acts.perform(house.hub, live, wires[other], StandIn(seat=silent, yes=True))
        live.clock.hands[silent].nudged -= SILENCE
        assert page_models.absences(live, other)[0].silent
        assert "is here but does not answer" in render.render_page(live, wires[other].viewer)
        await table_acts.perform(house.hub, live, wires[other], StandIn(seat=silent, yes=True))
        assert live.sitters[silent].deputy
        await table_acts.perform(house.hub, live, wires[silent], table_acts.Return())
        assert not live.sitters[silent].deputy

    in_house(tmp_path, work)


def test_days_off_are_taken_one_at_a_time_by_who_is_asked(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        live = await timed(house, "caesar", Pace("day", 24 * 3600, 0, "bot", days_off=1))
        seat, ends = live.clock.asked()[0], until(live)
        wires = [await sit(house, live, one) for one in (0, 1)]
        await table_acts.perform(house.hub, live, wires[seat], DayOff())
        assert until(live) == ends + 24 * HOUR
        with pytest.raises(Illegal):
            await table_acts.perform(house.hub, live, wires[seat], DayOff())

    in_house(tmp_path, work)


def test_the_host_chooses_the_clock_before_the_game_and_all_see_it(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        made = await tables.set_table(house, "host", tables.Wanted("caesar", ["me", "open"], {}))
        live = await house.hub.find(made.match)
        wire = await sit(house, live, 0)
        await table_acts.perform(house.hub, live, wire, SetPace(kind="day", zone="Europe/Paris"))
        await table_acts.perform(house.hub, live, wire, SetPace(over="bot", seconds="172800", quiet="23-7", days_off=3))
        wanted = Pace("day", 172800, 0, "bot", (23 * 60, 7 * 60), "Europe/Paris", 3)
        assert live.clock.pace == wanted
        stranger = wire.viewer._replace(device="guest", seat=1, party=(1,))
        assert "48 h" in render.render_page(live, stranger)
        wire.viewer = stranger
        with pytest.raises(Illegal):
            await table_acts.perform(house.hub, live, wire, SetPace(kind="none"))
        wire.viewer = stranger._replace(device="host")
        await table_acts.perform(house.hub, live, wire, Start())
        assert live.clock.pace == wanted
        assert live.clock.asked()
        with pytest.raises(Illegal):
            await table_acts.perform(house.hub, live, wire, SetPace(kind="none"))

    in_house(tmp_path, work)


@pytest.mark.parametrize("zone", ["../../etc/passwd", "Nowhere/Land", "\0", "", "/etc/localtime"])
def test_a_time_zone_that_nobody_knows_is_that_of_the_world(zone: str) -> None:
    assert SetPace(kind="day", zone=zone).pace(Pace()).zone == "UTC"


def test_numbers_of_a_clock_are_bounded() -> None:
    made = SetPace(kind="decision", seconds="999999999999", reserve=-5).pace(Pace())
    assert made.seconds == 30 * 24 * 3600
    assert made.reserve == 600, "what is no number changes nothing"
    assert SetPace(kind="decision", seconds=0).pace(Pace()).seconds * SECOND == 10 * SECOND
