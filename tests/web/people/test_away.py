"""Who comes back is told what has happened: when, what, and that nothing of it is anybody else's secret."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from comitium.draw.page.beside import away as drawn
from comitium.draw.page.words import Words
from comitium.match.journal import TIME_OVER
from comitium.store import match_store
from comitium.text import languages
from comitium.web.acts import table_acts as acts
from comitium.web.acts.table_acts import ShowMoments
from comitium.web.house import House
from comitium.web.matches import away
from comitium.web.matches.connection import Connection
from comitium.web.matches.live_match import LiveMatch

from ..inside import in_house, set_table, sit

MINUTE = 60_000
DICE = Random(4)


async def left_and_back(house: House, minutes: float, answers: int, game: str = "republic") -> tuple[LiveMatch, Connection]:
    """Somebody closes her page, others play on, and she comes back."""
    live = await set_table(house, game, "me", *(["open"] * (2 if game == "republic" else 4)), seed=7)
    DICE.seed(4)  # the same game for every test, or chance decides whether six lines are heard
    wire = await sit(house, live, 0)
    for _ in range(30):
        await answer(house, live)
    await leave(house, live, wire)
    for _ in range(answers):
        await answer(house, live)
    live.sitters[0] = live.sitters[0]._replace(here=match_store.now() - int(minutes * MINUTE))
    return live, await sit(house, live, 0)


async def leave(house: House, live: LiveMatch, wire: Connection) -> None:
    async with live.lock:
        live.wires.discard(wire)
        await away.note_leaving(house.store, live, wire.party)


async def answer(house: House, live: LiveMatch) -> None:
    seat = DICE.choice(live.match.game.actors())
    choice = DICE.choice(live.match.game.legal(seat))
    await house.hub.change(live, lambda match: match.choose(seat, choice), seat)


def told(wire: Connection) -> list[dict[str, Any]]:
    return [note for note in map(msgspec.json.decode, wire._notes) if "away" in note]


@pytest.mark.parametrize(
    ("minutes", "answers", "is_told"), [(0.2, 40, False), (5, 40, True), (11, 40, True), (11, 0, False), (600, 0, False)]
)
def test_it_is_told_after_ten_minutes_or_six_steps_and_never_of_nothing(
    tmp_path: Path, minutes: float, answers: int, is_told: bool
) -> None:
    async def work(house: House) -> None:
        _, wire = await left_and_back(house, minutes, answers)
        assert bool(told(wire)) == is_told

    in_house(tmp_path, work)


def test_numbers_moments_and_lines_are_those_since_she_left(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        live, wire = await left_and_back(house, 11, 120)
        live.wires.discard(wire)
        found = away.missed(live, wire)
        assert found is not None
        assert found.events == tuple(live.match.history(0, since=found.first))
        assert set(found.before) == {"treasury", "unrest", "wars", "influence", "votes"}
        assert found.found, "moments were missed"
        assert all(0 <= one.decided < len(found.events) for one in found.found)
        for language in languages.LANGUAGES:
            html = drawn.away(found, Words(language, "republic", live.names()))
            assert html.count('class="night"') == min(len(found.found), drawn.PLATES)
            assert "data-away" in html
        await acts.perform(house.hub, live, wire, ShowMoments([found.first + one.decided for one in found.found]))
        shown = msgspec.json.decode(wire._notes[-1])["moments"]
        assert len(shown) == min(len(found.found), acts.MOMENTS)

    in_house(tmp_path, work)


def test_a_time_out_is_told_first_with_what_was_answered(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        live = await set_table(house, "idus", "me", "open", "open", "open", "open")
        wire = await sit(house, live, 0)
        await leave(house, live, wire)
        while 0 not in live.match.game.actors():
            await answer(house, live)
        choice = live.match.game.legal(0)[0]

        def over(match: Any) -> None:
            match.note(0, TIME_OVER)
            match.choose(0, choice)

        await house.hub.change(live, over, 0, decides=False)
        live.sitters[0] = live.sitters[0]._replace(here=match_store.now() - 20 * MINUTE)
        live.wires.discard(wire)
        found = away.missed(live, wire)
        assert found is not None
        assert found.overs == 1
        assert [option.choice for option in found.answered] == [choice]
        html = drawn.away(found, Words("en", "idus", live.names()))
        assert html.index("Your time ran out once") < html.index("Waiting for you")

    in_house(tmp_path, work)


def test_what_she_had_seen_outlives_the_server_and_another_device_is_told(tmp_path: Path) -> None:
    match = ""

    async def before(house: House) -> None:
        nonlocal match
        live, wire = await left_and_back(house, 0.1, 10)
        await leave(house, live, wire)
        for _ in range(40):
            await answer(house, live)
        match = live.id

    async def after(house: House) -> None:
        live = await house.hub.find(match)
        assert live.sitters[0].seen
        live.sitters[0] = live.sitters[0]._replace(here=match_store.now() - 30 * MINUTE)
        assert told(await sit(house, live, 0))

    in_house(tmp_path, before)
    in_house(tmp_path, after)


def test_who_has_another_page_open_was_not_away(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        live, _ = await left_and_back(house, 11, 40)
        assert not told(await sit(house, live, 0))

    in_house(tmp_path, work)


@pytest.mark.parametrize(
    ("language", "plays", "back"),
    [("en", "has played for you", "Take my seat back"), ("fr", "a joué pour vous", "Reprendre ma place")],
)
def test_who_was_replaced_by_a_bot_is_told_so_and_takes_her_seat_back_there(
    tmp_path: Path, language: languages.Language, plays: str, back: str
) -> None:
    async def work(house: House) -> None:
        live, wire = await left_and_back(house, 11, 40)
        live.wires.discard(wire)
        live.sitters[0] = live.sitters[0]._replace(deputy="tribune")
        found = away.missed(live, wire)
        assert found is not None
        words = Words(language, live.match.header.game, live.names())
        shown = drawn.away(found, words)
        assert plays in shown
        assert back in shown
        assert 'data-send="return"' in shown
        for_good = drawn.away(msgspec.structs.replace(found, resigned=True), words)
        assert 'data-send="return"' not in for_good
        itself = drawn.away(msgspec.structs.replace(found, replaced=""), words)
        assert plays not in itself

    in_house(tmp_path, work)


def test_reading_stops_no_clock_and_answers_nothing(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        live, wire = await left_and_back(house, 11, 40)
        before = live.match.written, live.clock.hands
        away.tell(live, wire)
        assert (live.match.written, live.clock.hands) == before
        assert "Nothing runs while you read" in told(wire)[0]["away"]

    in_house(tmp_path, work)
