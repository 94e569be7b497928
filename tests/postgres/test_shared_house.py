"""Several processes on one PostgreSQL database serve the same match; one of them may be killed in the middle."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import comitium
from comitium.store import Store, match_store, open_store
from comitium.store.match_store import Entry, Sitter
from web.running import Guest, is_over, play_all, play_on, running
from web.runs.kill_runs import kill_runs


def test_a_line_has_one_winner_across_connections(postgres: str) -> None:
    async def race() -> None:
        stores: list[Store] = [open_store(postgres) for _ in range(3)]
        entry = Entry("race-match", "caesar", 2, "", False, "ABCDEFG", True, False, "", 1, 1)
        await stores[0].write(
            lambda connection: match_store.create(connection, entry, ["header"], [Sitter("open", "", "")] * 2)
        )

        async def append(store: Store, word: str, line: int, last: str) -> bool:
            return await store.write(
                lambda connection: match_store.append(connection, entry.id, line, [word, word], last, False)
            )

        last = "header"
        for turn in range(20):
            line = 1 + 2 * turn
            assert not await append(stores[0], "behind a hole", line + 1, last)
            won = await asyncio.gather(*(append(store, f"{turn}-{at}", line, last) for at, store in enumerate(stores)))
            assert sum(won) == 1
            last = f"{turn}-{won.index(True)}"
        lines = await stores[0].read(lambda connection: match_store.lines(connection, entry.id, 1))
        assert len(lines) == 40
        assert lines[0::2] == lines[1::2]
        for store in stores:
            await store.close()

    asyncio.run(race())


def test_two_processes_serve_one_match_and_one_is_killed_in_the_middle(postgres: str, tmp_path: Path) -> None:
    with running(tmp_path, database=postgres) as one, running(tmp_path, database=postgres) as two:
        livia, marcus = Guest(one.address), Guest(two.address)
        address = livia.set_table("caesar", "open", "me")
        place = livia.invitations(address)[0].removeprefix(one.address)
        dice = Random(9)
        with livia.sit(address) as hers, marcus.sit(place) as his:
            his.until_frame()
            hers.send("start")
            assert hers.until_asked()[0] == 0
            assert his.until_asked()[0] == 0, "the other process hears that the game has begun"
            assert play_all([hers, his], dice, most=60) == 60
        one.kill()
        moved = Guest(two.address)
        with moved.sit(address) as hers, marcus.sit(place) as his:
            hers.until_frame()
            his.until_frame()
            play_all([hers, his], dice)
        journal = moved.http.get(f"{address}/journal").text
    match = comitium.replay(journal)
    assert match.outcome is not None
    assert len(match.entries()) > 100


def test_people_of_another_process_are_here_until_they_leave_or_it_dies(postgres: str, tmp_path: Path) -> None:
    with running(tmp_path, database=postgres) as one, running(tmp_path, database=postgres) as two:
        livia, marcus = Guest(one.address), Guest(two.address)
        address = livia.set_table("caesar", "open", "me")
        place = livia.invitations(address)[0].removeprefix(one.address)
        with livia.sit(address) as hers:
            with marcus.sit(place) as his:
                his.until_frame()
                hers.send("start")
                hers.until(lambda message: bool(message.get("asked")) and _away(message) == 0)
                his.until(lambda message: bool(message.get("asked")) and _away(message) == 0)
            hers.until(lambda message: _away(message) == 1)
            with marcus.sit(place) as his:
                his.until_frame()
                hers.until(lambda message: _away(message) == 0)
                two.kill()
                hers.until(lambda message: _away(message) == 1)


def _away(message: dict[str, Any]) -> int:
    """How many of the table a page says are gone; -1 if it is no page."""
    return str(message["html"]).count('<li class="off"') if "html" in message else -1


def test_bots_of_two_processes_do_not_answer_twice(postgres: str, tmp_path: Path) -> None:
    """Both processes have the match in memory and a bot to ask: one line has one winner."""
    with running(tmp_path, database=postgres) as one, running(tmp_path, database=postgres) as two:
        livia = Guest(one.address)
        address = livia.set_table("idus", "me", "random", "random", "random", "random")
        elsewhere = Guest(two.address)
        with elsewhere.sit(address) as other, livia.sit(address) as page:
            other.until_frame()
            play_on(page, Random(3))
            assert is_over(page.frame)
            other.until(is_over)
        assert comitium.replay(livia.http.get(f"{address}/journal").text).outcome is not None


def test_what_was_acknowledged_survives_kill_9_on_postgres(postgres: str) -> None:
    acknowledged, lost = kill_runs(2, postgres, enough=120)
    assert acknowledged >= 120
    assert lost == 0
