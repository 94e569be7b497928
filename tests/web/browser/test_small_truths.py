"""Small things of the page that must be true: what a key does, what is covered, what is in sight, how figures look."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import WebSocketRoute

import comitium
from comitium.core.forms import Forms

from ..browsing import DESK, PHONE, READY
from .test_republic import Chair, asked, chair, played

__all__ = ["chair"]
COVERED = """(text) => {
  const [note] = document.querySelectorAll(".toast"), box = note.getBoundingClientRect();
  return [...document.querySelectorAll("button, a, input, select, summary, label")].filter((one) => {
    const other = one.getBoundingClientRect();
    const beside = other.left >= box.right || other.right <= box.left || other.top >= box.bottom || other.bottom <= box.top;
    return other.height && !beside;
  }).map((one) => one.outerHTML.slice(0, 90));
}"""
LONG_WORDS = "A note of some length, as a refusal is: only its proposer may withdraw it, before the first call."


@pytest.fixture(scope="module")
def bidding() -> comitium.Match:
    """A question about a number, while more may be done unasked than is shown at once."""
    return played(
        7, lambda match: len(match.asides(0)) > 2 and any(one.high > one.low + 4 for one in match.question(0).amounts)
    )


def test_enter_after_plus_confirms_and_does_not_add_once_more(chair: Chair, bidding: comitium.Match) -> None:
    page = chair(bidding).page
    at = page.get_attribute("#answer", "data-at")
    page.locator("#answer .amount [data-bump='1']").first.click()
    shown = page.locator("#answer .amount input[type=number]").first.input_value()
    page.keyboard.press("Space")
    assert page.locator("#answer .amount input[type=number]").first.input_value() != shown, "Space presses the button"
    page.keyboard.press("Enter")
    page.wait_for_function("(at) => (document.getElementById('answer')?.dataset.at ?? '') !== at", arg=at)


@pytest.mark.parametrize("screen", [DESK, PHONE])
def test_a_note_covers_nothing_that_can_be_clicked(chair: Chair, bidding: comitium.Match, screen: dict[str, int]) -> None:
    page = chair(bidding, viewport=screen).page
    for words in ("No.", LONG_WORDS):
        page.evaluate("async (words) => (await import('/static/device.js')).toast(words)", words)
        assert page.evaluate(COVERED) == []


@pytest.mark.parametrize("screen", [{"width": 1440, "height": 560}, {"width": 390, "height": 600}])
def test_what_may_be_done_besides_opens_in_sight(chair: Chair, bidding: comitium.Match, screen: dict[str, int]) -> None:
    page = chair(bidding, viewport=screen).page
    page.locator("[id^=asides] > summary").last.click()
    page.wait_for_function(
        """() => {
          const place = (one) => document.querySelector(one).getBoundingClientRect();
          const first = place("[id^=asides][open] button"), body = place("#answer .body");
          return first.height && first.top >= body.top && first.bottom <= Math.min(body.bottom, innerHeight);
        }"""
    )


def test_figures_in_headings_are_not_letters(chair: Chair, bidding: comitium.Match) -> None:
    page = chair(bidding).page
    page.evaluate("() => { document.getElementById('question').textContent = '1010'; return document.fonts.ready; }")
    wire = page.context.new_cdp_session(page)
    wire.send("DOM.enable")
    wire.send("CSS.enable")
    root = wire.send("DOM.getDocument")["root"]["nodeId"]
    for place in ("#question", ".slot .no"):  # a heading, and a number that stands alone
        node = wire.send("DOM.querySelector", {"nodeId": root, "selector": place})["nodeId"]
        fonts = wire.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]
        assert [one["familyName"].startswith("Source Sans 3") for one in fonts] == [True], place


def test_no_group_of_the_forum_is_broken_across_columns(chair: Chair) -> None:
    page = chair(played(7, asked("Window"))).page
    pieces = page.evaluate("() => [...document.querySelectorAll('.forum > .zone')].map((one) => one.getClientRects().length)")
    assert pieces
    assert set(pieces) <= {0, 1}


def presets(match: comitium.Match) -> int:
    """How many buttons of the form fill in several numbers at once."""
    assert isinstance(match.game_type, Forms)
    form = match.game_type.form(match.game, 0, {})
    return len(form.presets) if form is not None else 0


FILLED = "(values) => document.querySelector('.fill').dataset.said.includes(values)"


@pytest.fixture(scope="module")
def levy() -> comitium.Match:
    return played(2, lambda match: match.question(0).kind == "DraftForces" and presets(match) > 2, players=4)


def test_1_09_63_what_a_button_fills_in_is_drawn_also_where_a_field_was_not_there(chair: Chair, levy: comitium.Match) -> None:
    """All to one war leaves nothing for the other, and so no field for it; the next button fills it again."""
    page = chair(levy).page
    page.locator("#answer [aria-label^='More']").first.click()
    for place in (1, 0, 2):
        button = page.locator("#answer [data-fill]").nth(place)
        kept = json.loads(button.get_attribute("data-fill") or "{}")
        button.click()
        for id, value in kept.items():
            page.wait_for_function(FILLED, arg=f'"{id}":{value}')
    assert page.locator("#stage .ladder").count() > 1
    wars = page.locator("#stage .ladder p").all_inner_texts()
    assert len(set(wars)) == len(wars), "each picture names its war"


def test_1_09_63_what_is_filled_in_outlives_a_cut_wire(chair: Chair, levy: comitium.Match) -> None:
    """The house forgets it with the wire: it is told again, before and after it has drawn the form."""
    page = chair(levy).page
    page.set_default_timeout(30_000)
    wires: list[WebSocketRoute] = []

    def through(route: WebSocketRoute) -> None:
        route.connect_to_server()
        wires.append(route)

    page.route_web_socket("**/socket", through)
    page.goto(page.url)
    for place, is_drawn in ((1, True), (2, False)):
        button = page.locator(f"{READY} #answer [data-fill]").nth(place)
        (id, value), *_ = json.loads(button.get_attribute("data-fill") or "{}").items()
        button.click()
        if is_drawn:
            page.wait_for_function(FILLED, arg=f'"{id}":{value}')
        open_before = len(wires)
        wires[-1].close()
        while len(wires) == open_before:
            page.wait_for_timeout(20)
        page.wait_for_selector("body:not(.lost) #saved")
        page.wait_for_function(FILLED, arg=f'"{id}":{value}')


def test_a_moment_that_is_over_keeps_no_focus(chair: Chair, bidding: comitium.Match) -> None:
    """The frame that waited behind it comes at once, and moves the focus and the sheet only where nothing else has it."""
    page = chair(bidding).page
    during, after = page.evaluate(
        """async () => {
          const { show } = await import("/static/moments.js");
          document.activeElement.blur();
          const beat = '<p class="acts"></p><i class="bar"></i><footer><button data-moment="next"></button></footer>';
          show({ beats: [beat], say: [""], at: 0 });
          const during = document.activeElement.dataset.moment;
          document.activeElement.click();
          return [during, document.activeElement === document.body];
        }"""
    )
    assert (during, after) == ("next", True)
