"""Friends at one table, in real browsers: what they write, and what comes to them after the game."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Browser, WebSocketRoute

from ..browsing import PHONE, PICK, READY, Looker
from ..running import Guest, Running, Sitting, hand_over, is_question, keeps_device, sees

WRITE = "#tab-talk-in form[data-do=say] input"
SEEN = """(what) => {
  const found = document.querySelector(what), box = found.getBoundingClientRect();
  return found.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
}"""


def test_what_is_written_or_answered_while_the_wire_is_cut_waits_until_it_is_back(chromium: Browser, server: Running) -> None:
    livia = Looker(chromium, server.address)
    wires: list[WebSocketRoute] = []
    refused: list[WebSocketRoute] = []
    cut = False

    def through(route: WebSocketRoute) -> None:
        if cut:
            refused.append(route)
            route.close()
        else:
            route.connect_to_server()
            wires.append(route)

    livia.page.route_web_socket("**/socket", through)
    livia.set_table("caesar", "tribune", "me")
    livia.page.click(f"{READY} #tab-talk")
    cut = True
    wires[-1].close()
    livia.page.wait_for_selector(".lost #saved")
    livia.page.fill(WRITE, "Salve!")
    livia.page.press(WRITE, "Enter")
    livia.page.wait_for_selector(".toast")
    assert livia.page.input_value(WRITE) == "Salve!"
    cut = False
    livia.page.wait_for_selector("body:not(.lost) #saved")
    livia.page.press(WRITE, "Enter")
    livia.page.wait_for_selector("#tab-talk-in [data-said]")
    assert livia.page.input_value(WRITE) == ""
    cut = True
    wires[-1].close()
    livia.page.wait_for_selector(".lost #saved")
    at = livia.page.get_attribute("#answer", "data-at")
    livia.page.evaluate(PICK, 0)
    livia.page.click("#confirm")
    livia.page.wait_for_selector(".toast >> text=Your answer is saved")
    before, tries = len(wires), len(refused)
    while len(refused) < tries + 2:
        livia.page.wait_for_timeout(20)  # some tries that fail
    assert livia.page.get_attribute("#confirm", "aria-disabled") == "true", "it is on its way, and not to be given again"
    cut = False
    livia.page.wait_for_function("(at) => document.getElementById('answer')?.dataset.at > at", arg=at)
    assert len(wires) == before + 1
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


def test_what_was_said_to_a_question_goes_with_it_and_news_stay(chromium: Browser, server: Running) -> None:
    livia, dice = Looker(chromium, server.address), Random(1)
    wires: list[WebSocketRoute] = []

    def through(route: WebSocketRoute) -> None:
        route.connect_to_server()
        wires.append(route)

    livia.page.add_init_script("const later = setTimeout; window.setTimeout = (act, ms) => later(act, ms === 6000 ? 1e6 : ms)")
    livia.page.route_web_socket("**/socket", through)
    livia.set_table("caesar", "tribune", "me")
    livia.page.wait_for_selector(f"{READY} #answer")
    wires[-1].send('{"error": "Not that one."}')
    livia.page.wait_for_selector(".toast >> text=Not that one.")
    livia.answer(dice)
    assert livia.page.locator(".toast").count() == 0
    wires[-1].send('{"news": "Something was taken back."}')
    livia.page.wait_for_selector(".toast >> text=Something was taken back.")
    livia.answer(dice)
    assert livia.page.locator(".toast").count() == 1, "it is no answer to the question"
    livia.context.close()


def test_the_latest_words_and_the_field_for_the_next_are_seen_at_once(chromium: Browser, server: Running) -> None:
    """What stands below the edge of an open tab counts as read, and was not: forms for claims stood above it."""
    livia = Looker(chromium, server.address)
    livia.set_table("idus", "me", "random", "random", "random", "random")
    livia.page.click(f"{READY} #tab-talk")
    for number in range(1, 15):
        livia.page.fill(WRITE, f"Salve! {number}")
        livia.page.press(WRITE, "Enter")
        livia.page.wait_for_function(
            "(many) => document.querySelectorAll('#tab-talk-in [data-said]').length === many", arg=number
        )
    assert livia.page.evaluate(SEEN, "#tab-talk-in li[data-said]:last-child"), "the page keeps to the end of what is said"
    assert livia.page.evaluate(SEEN, WRITE)
    livia.context.close()


def test_words_read_in_the_lobby_are_no_news_at_the_table_and_new_ones_are_one_click_away(
    chromium: Browser, guest: Callable[..., Guest]
) -> None:
    """On a phone, where the talk lies below the question and only a link in the question's foot leads there."""
    livia = guest()
    address = livia.set_table("caesar", "open", "me")
    (invitation,) = livia.invitations(address)
    marcus = Looker(chromium, livia.base, viewport=PHONE)
    marcus.page.set_default_timeout(30_000)
    marcus.page.goto(invitation)
    with livia.sit(address) as page:
        page.send("say", text="Salve, Marce!")
        marcus.page.wait_for_selector(f"{READY} [data-said] >> text=Salve, Marce!")
        page.send("start")
        marcus.page.wait_for_selector(f"{READY} #decision .news")
        marcus.page.wait_for_selector("#tab-talk-in [data-said]", state="attached")
        assert marcus.page.locator("[data-fresh]").count() == 0, "he has read it in the lobby"
        page.send("say", text="Alea iacta est!")
        marcus.page.wait_for_selector("#tab-talk[data-fresh='1']", state="attached")
        marcus.page.click("#decision .news[data-fresh='1']")
        marcus.page.wait_for_selector("#tab-talk-in [data-said] >> text=Alea iacta est!")
        assert marcus.page.locator("[data-fresh]").count() == 0, "now he has read that as well"
    assert marcus.faults == []
    marcus.context.close()


def test_who_shares_a_screen_can_be_handed_it_without_being_asked(guest: Callable[..., Guest]) -> None:
    """An offer among people at one device is answered by the one it was made to, and the one who is asked gets it back."""
    livia = guest()
    with livia.sit(livia.set_table("republic", "me", "device", "tribune")) as page:
        first = _is_asked(page)
        other = 1 - first
        page.send("offer", text=f"{('column', 'amphora')[other]} 2")
        page.until(lambda message: 'data-send="cancel"' in message.get("html", ""))
        page.send("pass", seat=2)
        assert page.error(), "that one sits elsewhere"
        page.send("pass", seat=other)
        sees(page, 'data-send="reveal"')
        assert 'class="tbl"' not in page.frame["html"], "a curtain lies between two people"
        page.send("accept", number=1)
        assert page.error(), "nobody speaks behind the curtain"
        assert _takes_it(page) == other
        assert not is_question(page.frame)
        page.send("accept", number=1)
        page.until(lambda message: "html" in message and 'data-send="accept"' not in message["html"])
        page.send("pass", seat=first)
        assert _takes_it(page) == first
        assert is_question(page.frame)


def _is_asked(page: Sitting) -> int:
    """Who of the two is asked first, with the screen before her. The computer may decide first, and the other come next."""
    who = _takes_it(page)
    while not is_question(page.frame):
        if keeps_device(page):
            hand_over(page)
        page.until(lambda message: "html" in message and (is_question(message) or _changes_hands(page)))
        who = _takes_it(page) if 'data-send="reveal"' in page.frame["html"] else who
    return who


def _changes_hands(page: Sitting) -> bool:
    return keeps_device(page) or 'data-send="reveal"' in page.frame["html"]


def _takes_it(page: Sitting) -> int:
    """The curtain opens; who has the screen now."""
    sees(page, 'data-send="reveal"')
    page.send("reveal")
    sees(page, 'class="tbl"')
    return 1 - int(page.frame["html"].split('data-send="pass" data-with=\'{"seat":')[1][0])


CUT = """() => [...document.querySelectorAll(".chip, .presence, .seatrow :is(b, select), .rs .btn, .pace, .btn")]
  .filter((one) => one.offsetParent && one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== "inline")
  .map((one) => one.outerHTML).concat(document.documentElement.scrollWidth > innerWidth ? ["the page"] : [])"""


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_home_and_lobby_fit_at_every_width(chromium: Browser, server: Running, locale: str) -> None:
    host = Looker(chromium, server.address, locale=locale)
    host.set_table("republic", "me", "open", "tribune", "consul", "open", "open")
    for address in (host.page.url, "/"):
        host.page.goto(address)
        host.page.wait_for_selector(f"{READY} main")
        for width in (360, 390, 600, 767, 800, 900, 1100, 1440):
            host.page.set_viewport_size({"width": width, "height": 900})
            assert host.page.evaluate(CUT) == [], (address, width)
    host.context.close()
