"""Friends at one table, in real browsers: what they write, and what comes to them after the game."""

from __future__ import annotations

from playwright.sync_api import Browser, WebSocketRoute

from .browsing import PICK, READY, Looker
from .running import Running

WRITE = "#tab-talk-in form[data-do=say] input"


def test_what_is_written_while_the_wire_is_cut_waits_in_its_field(chromium: Browser, server: Running) -> None:
    livia = Looker(chromium, server.address)
    wires: list[WebSocketRoute] = []
    cut = False

    def through(route: WebSocketRoute) -> None:
        if cut:
            route.close()
        else:
            route.connect_to_server()
            wires.append(route)

    livia.page.route_web_socket("**/socket", through)
    livia.set_table("caesar", "tribune", "me")
    livia.page.click(f"{READY} #tab-talk")
    cut = True
    wires[-1].close()
    livia.page.wait_for_selector("#saved.lost")
    livia.page.fill(WRITE, "Salve!")
    livia.page.press(WRITE, "Enter")
    livia.page.wait_for_selector(".toast")
    assert livia.page.input_value(WRITE) == "Salve!"
    cut = False
    livia.page.wait_for_selector("#saved:not(.lost)")
    livia.page.press(WRITE, "Enter")
    livia.page.wait_for_selector("#tab-talk-in [data-said]")
    assert livia.page.input_value(WRITE) == ""
    livia.context.close()


def test_the_second_half_of_a_double_click_answers_nothing(chromium: Browser, server: Running) -> None:
    livia = Looker(chromium, server.address)
    livia.set_table("republic", "me", "tribune", "tribune")
    livia.page.wait_for_selector(f"{READY} #answer input[name=choice]")
    livia.page.evaluate(PICK, 0)
    livia.page.evaluate("() => document.addEventListener('submit', () => { window.given = (window.given ?? 0) + 1; })")
    livia.page.dblclick("#confirm")
    assert livia.page.evaluate("() => window.given") == 1
    livia.context.close()
