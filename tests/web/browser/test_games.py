"""Real browsers: whole games, several people, lost networks, a killed server. Nothing is asked of another host."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, WebSocketRoute

from ..browsing import MOVED, PHONE, PICK, READY, Looker
from ..running import Guest, Running, lay, running

Chair = Callable[..., Looker]
GOLDEN = Path(__file__).parents[2] / "golden" / "republic"


@pytest.fixture
def chair(chromium: Browser, server: Running) -> Iterator[Chair]:
    """A place before a screen; afterwards nothing may have gone wrong on any of them."""
    seated: list[Looker] = []

    def sit(base: str = "", **habits: Any) -> Looker:
        seated.append(Looker(chromium, base or server.address, **habits))
        return seated[-1]

    yield sit
    for looker in seated:
        faults = [fault for fault in looker.faults if "WebSocket" not in fault and "ERR_CONNECTION" not in fault]
        assert faults == []
        assert len(looker.hosts) == 1, "no request to another host"
        looker.context.close()


@pytest.mark.parametrize(
    ("game", "seats", "habits"),
    [
        ("caesar", ("tribune", "me"), {}),
        (
            "idus",
            ("me", "tribune", "random", "tribune", "random"),
            {"viewport": PHONE, "locale": "fr-FR", "color_scheme": "dark"},
        ),
    ],
)
def test_a_whole_game_in_a_browser(chair: Chair, game: str, seats: tuple[str, ...], habits: dict[str, Any]) -> None:
    livia, dice = chair(**habits), Random(4)
    livia.set_table(game, *seats)
    language = "fr" if habits else "en"
    assert livia.page.evaluate("() => document.documentElement.lang") == language
    while livia.answer(dice):
        pass
    livia.page.wait_for_selector("a[href*='/replay/']")
    livia.page.click("a[href*='/replay/']")
    livia.page.wait_for_selector(f"{READY} [data-replay]")
    livia.page.keyboard.press("ArrowRight")
    livia.page.wait_for_function("() => document.querySelector('[data-replay]').dataset.step === '1'")
    assert "step=1" in livia.page.url


def test_on_a_phone_no_card_that_may_be_played_is_covered_and_a_replay_shows_its_controls(chair: Chair) -> None:
    livia, dice = chair(viewport=PHONE, locale="fr-FR"), Random(4)
    livia.set_table("caesar", "me", "tribune")
    covered, told = [], 0
    while livia.answer(dice):
        if len(covered) % 20 == 19:
            livia.page.goto(livia.page.url)  # nor on a page that is opened anew
        livia.page.wait_for_selector(f"{READY} #answer, {READY} a[href*='/replay/']")
        covered.append(livia.page.evaluate(COVERED))
        told += livia.page.locator(".heard:visible").count()
    assert max(covered) < 1
    assert told > 0, "what votes and action cards decide is told above the hand"
    livia.page.click("a[href*='/replay/']")
    livia.page.wait_for_selector(f"{READY} [data-replay]")
    for control in ("[data-slide]", "[data-play]", "[data-turn]", "[data-viewpoint]"):
        box = livia.page.locator(control).bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= PHONE["height"], control
        assert livia.page.evaluate(CLIPPED, control) == 0, control
    assert livia.page.locator(".heard:visible").count() == 0, "there it stands beside the slider"


COVERED = """() => {
  const hand = document.querySelector("#hand:has([data-choices])"), sheet = document.getElementById("decision");
  return hand && sheet ? hand.getBoundingClientRect().bottom - sheet.getBoundingClientRect().top : 0;
}"""
CLIPPED = """(control) => {
  const inside = document.querySelector(control).getBoundingClientRect(), body = document.querySelector(".dec .body");
  return Math.max(0, Math.round(inside.bottom - body.getBoundingClientRect().bottom));
}"""


def test_a_republic_is_played_to_its_end_in_a_browser(chair: Chair, server: Running) -> None:
    """From a revolt on, in French, on a phone: chains, amounts, votes and battles, until somebody rules or Rome falls."""
    guest = Guest(server.address, "fr")
    address = guest.set_table("republic", "me", "tribune", "tribune")
    lay(server, address, GOLDEN / "rebel_coup.jsonl")
    livia, dice = chair(viewport=PHONE, locale="fr-FR"), Random(5)
    livia.page.goto(address)
    while livia.answer(dice):
        wide = livia.page.evaluate("() => document.documentElement.scrollWidth - document.documentElement.clientWidth")
        assert wide <= 0, "nothing is wider than the screen"
    livia.page.wait_for_selector(".told")
    assert livia.page.locator(".chart, figure svg").count()


def test_the_language_changes_in_the_middle_of_a_game_without_leaving_it(chair: Chair) -> None:
    livia = chair()
    livia.set_table("caesar", "tribune", "me")
    livia.answer(Random(1))
    livia.page.wait_for_selector(f"{READY} #answer")
    english = livia.page.inner_text("#question")
    livia.page.click("[data-language=fr]")
    livia.page.wait_for_function("() => document.documentElement.lang === 'fr'")
    assert livia.page.inner_text("#question") != english
    livia.page.reload()
    livia.page.wait_for_selector(f"{READY} #answer")
    assert livia.page.evaluate("() => document.documentElement.lang") == "fr"


def test_a_reload_and_a_cut_network_change_nothing(chair: Chair) -> None:
    livia, dice = chair(), Random(2)
    cut: list[WebSocketRoute] = []

    def through(route: WebSocketRoute) -> None:
        route.connect_to_server()
        cut.append(route)

    livia.page.route_web_socket("**/socket", through)
    livia.set_table("caesar", "tribune", "me")
    for _ in range(3):
        livia.answer(dice)
    livia.page.reload()
    livia.page.wait_for_selector(f"{READY} #answer")
    at = livia.page.get_attribute("#answer", "data-at")
    cut[-1].close()
    livia.page.wait_for_function("(count) => true", arg=len(cut))
    for _ in range(3):
        livia.answer(dice)
    assert len(cut) >= 3, "a new wire after the reload and another one after the cut"
    assert int(livia.page.get_attribute("#answer", "data-at") or 0) > int(at or 0)


def test_after_a_confirmation_the_focus_is_on_the_next_question_and_the_table_has_not_moved(chair: Chair) -> None:
    livia = chair(viewport={"width": 1200, "height": 640})
    livia.set_table("caesar", "tribune", "me")
    livia.page.wait_for_selector(f"{READY} #answer input[name=choice]")
    for _ in range(6):
        at = livia.page.get_attribute("#answer", "data-at")
        livia.page.focus("#answer input[name=choice]")
        livia.page.keyboard.press("Space")  # what is chosen comes into sight
        down = livia.page.evaluate("() => (scrollBy(0, 30), scrollY)")
        assert down > 0
        livia.page.keyboard.press("Enter")
        livia.page.wait_for_function("(at) => (document.getElementById('answer')?.dataset.at ?? at) !== at", arg=at)
        livia.page.wait_for_function("() => document.activeElement?.closest('#decision') !== null")
        assert livia.page.evaluate("() => scrollY") == down


def test_a_card_that_is_carried_has_something_in_it(chair: Chair) -> None:
    """Else Safari drops it at once; real drags were tried in Firefox and WebKit under an X server."""
    livia = chair()
    livia.set_table("caesar", "tribune", "me")
    livia.page.wait_for_selector(f"{READY} #table [data-choices]")
    assert livia.page.locator("#table [data-choices]").first.evaluate(CARRY) == ["application/x-card"]


CARRY = """(card) => {
  const dataTransfer = new DataTransfer();
  card.dispatchEvent(new DragEvent("dragstart", { bubbles: true, dataTransfer }));
  return [...dataTransfer.types];
}"""
SPY = """
new MutationObserver((all) => { window.restyled = (window.restyled ?? 0) + all.length; })
  .observe(document, { subtree: true, attributeFilter: ["lang"] });
const { animate, getBoundingClientRect } = Element.prototype;
let moving = false;
window.glides = window.again = 0;
Element.prototype.animate = function (...how) {
  window.glides++;
  moving = true;
  queueMicrotask(() => { moving = false; });
  return animate.apply(this, how);
};
Element.prototype.getBoundingClientRect = function () {
  window.again += moving;
  return getBoundingClientRect.apply(this);
};
"""


def test_a_frame_lays_the_page_out_once_styles_only_what_is_new_and_leaves_nothing_chosen(chair: Chair) -> None:
    livia, dice = chair(reduced_motion="no-preference", viewport={"width": 1200, "height": 600}), Random(2)
    livia.page.add_init_script(SPY)
    livia.set_table("caesar", "tribune", "me")
    scrolled = 0
    for _ in range(16):
        livia.page.wait_for_selector(f"{READY} #answer input[name=choice]")
        scrolled += livia.page.evaluate(DOWN)
        assert livia.answer(dice)
        livia.page.wait_for_selector("#answer input[name=choice]")
        options, chosen, down = livia.page.evaluate(STATE)
        assert chosen == (options == 1), "an option that comes again is not chosen again"
        assert down == 0, "another list begins with its first option"
    assert scrolled > 0
    assert livia.page.evaluate("() => window.glides") > 0
    assert livia.page.evaluate("() => window.again") == 0, "nothing is measured once things move"
    assert not livia.page.evaluate("() => window.restyled ?? 0"), "the language that was is not set again"


DOWN = """() => {
  const list = document.querySelector("#answer .body");
  list.scrollTo(0, 9999);
  return list.scrollTop;
}"""
STATE = """() => [
  document.querySelectorAll("#answer input[name=choice]").length,
  document.querySelectorAll("#answer input[name=choice]:checked").length,
  document.querySelector("#answer .body").scrollTop,
]"""


def test_two_browsers_against_each_other(chair: Chair) -> None:
    livia, marcus, dice = chair(), chair(locale="fr-FR"), Random(3)
    livia.set_table("caesar", "open", "me")
    link = livia.page.locator(".seatrows [data-copy]").first.get_attribute("data-copy")
    assert link is not None
    marcus.page.goto(link)
    marcus.page.wait_for_selector(f"{READY} main")
    livia.page.click(f"{READY} [data-send=start]:not([aria-disabled=true])")
    for one in (livia, marcus):
        one.page.wait_for_selector(f"{READY} main.app")
    livia.page.click("#tab-talk")
    livia.page.fill("#tab-talk-in form[data-do=say] input", "Salve, Marce!")
    livia.page.press("#tab-talk-in form[data-do=say] input", "Enter")
    marcus.page.wait_for_selector("#tab-talk[data-fresh='1']")
    marcus.page.wait_for_function("() => document.querySelector('#live').textContent.includes('Salve, Marce!')")
    marcus.page.click("#tab-talk")
    marcus.page.wait_for_selector("#tab-talk:not([data-fresh])")
    assert livia.page.locator("#tab-talk[data-fresh]").count() == 0, "she knows what she wrote"
    played = 0
    while played < 40:
        for one in (livia, marcus):
            if one.page.locator("#answer input[name=choice]").count():
                one.answer(dice)
                played += 1
    assert livia.page.inner_text("#question") != "" or marcus.page.inner_text("#question") != ""


def test_five_browsers_at_one_table_one_of_whom_loses_the_network(chair: Chair) -> None:
    dice = Random(6)
    livia = chair()
    livia.set_table("idus", "me", "open", "open", "open", "open")
    links = [one.get_attribute("data-copy") for one in livia.page.locator(".seatrows [data-copy]").all()]
    others = [chair(viewport=PHONE) for _ in range(4)]
    cut: list[WebSocketRoute] = []

    def through(route: WebSocketRoute) -> None:
        route.connect_to_server()
        cut.append(route)

    others[0].page.route_web_socket("**/socket", through)
    for one, link in zip(others, dict.fromkeys(filter(None, links)), strict=False):
        one.page.goto(link)
        one.page.wait_for_selector(f"{READY} main")
    livia.page.click(f"{READY} [data-send=start]:not([aria-disabled=true])")
    table = [livia, *others]
    for one in table:
        one.page.wait_for_selector(f"{READY} main.app")
    played = 0
    while not livia.sees_the_end():
        for one in table:
            if one.page.locator("#answer input[name=choice]").count():
                one.answer(dice)
                played += 1
                if played == 12:
                    cut[-1].close()
    assert len(cut) >= 3
    for one in table:
        one.page.wait_for_selector("a[href*='/replay/']")


def test_behind_a_curtain_nothing_is_left_of_what_the_one_before_has_looked_at(chair: Chair) -> None:
    livia, dice = chair(), Random(4)
    livia.set_table("caesar", "device", "me")
    livia.page.click(f"{READY} [data-send=reveal]")
    livia.page.wait_for_selector("#answer")
    livia.page.click("[popovertarget=menu]")
    livia.page.click("#menu [data-inspect]")
    livia.page.wait_for_selector("#window[open] #window-in h2")
    livia.page.keyboard.press("Escape")
    while not livia.page.locator("#decision .btn.pri[data-send=pass]").count():
        at = livia.page.get_attribute("#answer", "data-at")
        livia.page.evaluate(PICK, dice.random())
        livia.page.click("#confirm")
        livia.page.wait_for_function(MOVED, arg=at)
    assert livia.page.locator("#table").count(), "she sees what her card has brought"
    livia.page.click("#decision .btn.pri[data-send=pass]")
    livia.page.wait_for_selector(".curtain")
    for id in ("window-in", "live", "alert"):
        assert not livia.page.text_content(f"#{id}"), id


def test_a_page_outlives_the_server(chair: Chair, tmp_path: Path) -> None:
    dice = Random(7)
    with running(tmp_path) as server:
        livia = chair(server.address)
        livia.set_table("caesar", "tribune", "me")
        for _ in range(4):
            livia.answer(dice)
        livia.page.wait_for_selector(f"{READY} #answer")
        at = livia.page.get_attribute("#answer", "data-at")
        port = int(server.address.rpartition(":")[2])
        server.kill()
    with running(tmp_path, port=port):
        livia.page.wait_for_function("() => !document.body.matches('.lost')")
        for _ in range(3):
            livia.answer(dice)
        assert int(livia.page.get_attribute("#answer", "data-at") or 0) >= int(at or 0) + 3
