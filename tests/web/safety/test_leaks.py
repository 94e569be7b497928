"""Nothing leaks: what is sent to a seat is the same in every world that it cannot tell apart, and so is when it is sent."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random

import pytest

from ..running import Guest, question
from ..runs.scan import scan

Door = Callable[..., Guest]


TABLES = [("caesar", 2, 7), ("idus", 5, 6), ("idus", 8, 12), ("republic", 3, 25)]


@pytest.mark.parametrize(("game", "players", "every"), TABLES)
def test_pages_frames_and_situations_are_the_same_in_every_world_that_a_seat_cannot_tell_apart(
    game: str, players: int, every: int
) -> None:
    async def run() -> None:
        assert scan(game, players, 910_000_000_001 + players, every, most=60).comparisons >= 40

    asyncio.run(run())


def test_no_frame_is_sent_when_nothing_has_changed_for_a_reader(guest: Door) -> None:
    """A preparation is a chain in secret: whoever waits hears of its end, not of its steps."""
    livia, marcus = guest(), guest()
    address = livia.set_table("caesar", "open", "me")
    other = livia.invitations(address)[0].removeprefix(livia.base)
    with livia.sit(address) as hers, marcus.sit(other) as his:
        his.until_frame()
        hers.send("start")
        his.until(lambda message: bool(message.get("asked")))
        dice = Random(1)
        number, choices = hers.until_asked()  # her page has left the lobby, too
        hers.send("choose", choice=dice.choice(choices), at=number)
        hers.until_asked(number)
        his.settle()
        before = len([message for message in his.received if "html" in message])
        for _ in range(4):
            number, choices = question(hers.frame)
            hers.send("choose", choice=dice.choice(choices), at=number)
            hers.until_asked(number)
        his.settle()
        news = [message for message in his.received if "html" in message][before:]
        assert [(one["frame"], sorted(one.get("parts", {})), one.get("say")) for one in news] == []
        assert question(his.frame)[0] == 0


def test_numbers_of_frames_count_what_was_sent_to_this_reader_only(guest: Door) -> None:
    livia, gaius = guest(), guest()
    address = livia.set_table("caesar", "tribune", "me")
    with livia.sit(address) as hers:
        hers.until_asked()
        import re

        hers.send("spectators", allowed=True)
        match = re.search(r"/watch/([\w-]+)", hers.until(lambda message: "/watch/" in message.get("html", ""))["html"])
        assert match is not None
        with gaius.sit(f"/watch/{match[1]}") as his:
            his.until_frame()
            after = -1
            for _ in range(5):
                number, choices = hers.until_asked(after)
                hers.send("choose", choice=choices[0], at=number)
                after = number
            hers.until_asked(after)
            his.settle()
            frames = [message["frame"] for message in his.received if "frame" in message]
            assert frames == list(range(frames[0], frames[0] + len(frames)))
