"""A wire sends what its page has not: all of the first frame, then the parts that have changed; the newest in the place of
older ones that have not left."""

from __future__ import annotations

import asyncio
import sys
from typing import Any

from comitium.draw.page.model import Frame, Reader
from comitium.web.matches.connection import Connection
from comitium.web.pages.page_models import Viewer

from .inside import Paper


def frame(number: int, around: str = "<main><!--part:a--><!--part:b--></main>", **parts: str) -> Frame:
    return Frame(frame=number, title="", language="en", around=around, parts=parts)


def leave(*batches: list[Frame], has: Frame | None = None) -> list[dict[str, Any]]:
    """What leaves a wire that is shown some frames, batch by batch."""

    async def run() -> list[dict[str, Any]]:
        outlet = Paper()
        wire = Connection(outlet, Viewer(0, (0,), "/seat/x", "", "", Reader()), "x")
        if has is not None:
            wire.has(has, 0)
        sender = asyncio.create_task(wire.run())
        for batch in batches:
            for one in batch:
                wire.show(one, 0)
            for _ in range(5):
                await asyncio.sleep(0)
        wire.close()
        await sender
        return outlet.sent

    return asyncio.run(run())


def test_the_first_frame_is_whole_and_the_next_ones_are_what_changed() -> None:
    first, second, third = leave([frame(1, a="A", b="B")], [frame(2, a="A", b="C")], [frame(3, a="A", b="C")])
    assert first["around"]
    assert first["parts"] == {"a": "A", "b": "B"}
    assert (second["parts"], "around" in second) == ({"b": "C"}, False)
    assert "parts" not in third


def test_what_stands_around_the_parts_brings_all_of_them() -> None:
    _, second = leave([frame(1, a="A", b="B")], [frame(2, "<p><!--part:a--></p>", a="A")])
    assert (second["around"], second["parts"]) == ("<p><!--part:a--></p>", {"a": "A"})


def test_a_frame_that_has_not_left_is_not_counted_as_known() -> None:
    first, last = leave([frame(1, a="A", b="B")], [frame(2, a="X", b="B"), frame(3, a="A", b="D")])
    assert first["frame"] == 1
    assert (last["frame"], last["parts"]) == (3, {"b": "D"}), "the second frame never left: the page still has A"


def test_a_page_that_came_with_its_inside_gets_only_what_changed() -> None:
    (only,) = leave([frame(2, a="A", b="C")], has=frame(1, a="A", b="B"))
    assert (only["parts"], "around" in only) == ({"b": "C"}, False)


def test_a_frame_that_has_left_is_kept_by_nobody() -> None:
    async def run() -> tuple[int, int]:
        wire = Connection(Paper(), Viewer(0, (0,), "/seat/x", "", "", Reader()), "x")
        sender = asyncio.create_task(wire.run())
        one = frame(1, a="1")
        before = sys.getrefcount(one)
        wire.show(one, 0)
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        after = sys.getrefcount(one)
        sender.cancel()
        return before, after

    before, after = asyncio.run(run())
    assert before == after


def test_what_is_said_leaves_in_its_order() -> None:
    """Whoever asks whether all has come, and is told so, has everything that was shown before."""

    async def run() -> list[Any]:
        outlet = Paper()
        wire = Connection(outlet, Viewer(0, (0,), "/seat/x", "", "", Reader()), "x")
        sender = asyncio.create_task(wire.run())
        wire.note({"pong": 1})
        wire.show(frame(1, a="A"), 0)
        wire.note({"pong": 2})
        await asyncio.sleep(0)
        wire.show(frame(2, a="B"), 0)
        wire.note({"pong": 3})
        await asyncio.sleep(0)
        wire.close()
        await sender
        return [one.get("pong", "frame") for one in outlet.sent]

    assert asyncio.run(run()) == [1, "frame", 2, "frame", 3]
