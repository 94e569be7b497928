"""Standing orders on a page: what they answer, how long they hold, what a page learns by them; what the computer answers."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any

import comitium

from ..running import Guest, Sitting, is_over, play_on, question

Door = Callable[..., Guest]


def words(page: Sitting) -> str:
    return str(page.frame["html"])


def test_standing_orders_answer_and_outlive_the_page(guest: Door) -> None:
    livia = guest()
    address = livia.set_table("caesar", "tribune", "me")
    with livia.sit(address) as page:
        page.until_asked()
        page.send("order", question="VetoWindow", choice=-1, times=-1, within="", until="")
        page.until_frame()
    with livia.sit(address) as page:
        page.until_frame()
        assert 'data-send="disorder"' in words(page)
        play_on(page, Random(4))
        assert is_over(page.frame)
    match = comitium.replay(livia.http.get(f"{address}/journal").text)
    assert any(entry.order is not None for entry in match.entries())


def test_an_order_has_a_scope_and_is_listed_with_it(guest: Door) -> None:
    livia = guest()
    address = livia.set_table("caesar", "tribune", "me")
    with livia.sit(address) as page:
        page.until_asked()
        page.send("order", question="", choice=-1, until="TurnBegan")
        page.until(lambda message: "until the next turn begins" in told_orders(message))
        page.send("order", question="VetoWindow", choice=-1, times=2, until="VoteDecided")
        page.until(lambda message: "until a vote is decided · 2 times more" in told_orders(message))
        page.send("disorder", number=1, of=2)
        page.send("disorder", number=1, of=2)  # a second click does not cancel another one
        page.settle()
        assert "until the next turn" not in told_orders(page.frame)
        assert "until a vote is decided" in told_orders(page.frame)
        play_on(page, Random(4))
    match = comitium.replay(livia.http.get(f"{address}/journal").text)
    scopes = [(entry.order.within, entry.order.until) for entry in match.entries() if entry.order is not None]
    assert scopes == [("", "TurnBegan"), ("", "VoteDecided")]


def test_an_order_holds_as_long_as_what_it_was_given_for(guest: Door) -> None:
    livia = guest()
    with livia.sit(livia.set_table("idus", "me", "tribune", "tribune", "tribune", "tribune")) as page:
        page.until_asked()
        assert 'value="within Turn"' in words(page)
        page.send("order", question="Nothing", choice=0, within="Turn")
        page.until(lambda message: "during this turn" in told_orders(message))
        turn = re.findall(r"<b>Idus Martii</b>.*?</nav>", words(page), re.S)
        while "during this turn" in told_orders(page.frame):
            number, choices = page.until_asked()
            page.send("choose", choice=choices[0], at=number)
            page.until_asked(number)
        assert re.findall(r"<b>Idus Martii</b>.*?</nav>", words(page), re.S) != turn


def test_a_page_cannot_ask_what_goes_on_by_way_of_orders(guest: Door) -> None:
    """What is on the stack may be a secret: scopes are those that the game names, whether they go on or not."""
    livia = guest()
    with livia.sit(livia.set_table("caesar", "tribune", "me")) as page:
        page.until_asked()
        told = []
        for within in ("Sequence", "Turn", "Passive", "Nonsense"):
            page.send("order", question="", choice=-1, within=within)
            told.append(page.error().replace(within, "*"))
        page.send("order", question="", choice=-1, until="CardDrawnUnseen")
        assert "CardDrawnUnseen" in page.error()
        assert len(set(told)) == 1


def told_orders(message: dict[str, Any]) -> str:
    """The list of standing orders on a page, as text."""
    found = re.search(r'<div class="orders">.*?</ul>', message.get("html", ""), re.S)
    return re.sub(r"<[^>]+>", "", found[0]) if found is not None else ""


def test_orders_end_when_they_are_cancelled(guest: Door) -> None:
    livia = guest()
    with livia.sit(livia.set_table("caesar", "tribune", "me")) as page:
        page.until_asked()
        page.send("order", question="VetoWindow", choice=-1)
        page.until(lambda message: 'data-send="disorder"' in message.get("html", ""))
        page.send("disorder")
        page.until(lambda message: "html" in message and 'data-send="disorder"' not in message["html"])


def test_the_computer_finishes_a_preparation(guest: Door) -> None:
    livia = guest()
    with livia.sit(livia.set_table("caesar", "tribune", "me")) as page:
        page.until_asked()
        page.send("auto")
        number, _ = page.until_asked(after=6)
        page.settle()
        assert number > 6
        while not is_over(page.frame) and "opening cards:" in words(page).lower() and number < 40:
            number, _ = page.until_asked(after=number)


def test_a_hint_comes_with_a_later_frame(guest: Door) -> None:
    livia = guest()
    with livia.sit(livia.set_table("caesar", "tribune", "me")) as page:
        number, _ = page.until_asked()
        before = words(page)
        page.send("hint")
        page.until(lambda message: "%" in message.get("html", "") and message["html"] != before)
        assert question(page.frame)[0] == number
