"""Every page in a real browser, from a phone's width to a wide one, light and dark: nothing that axe objects to, nothing that
runs out of the window sideways, no letters too small to read."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

import comitium
from comitium.draw import page
from web.browsing import browser

from . import imagined
from .drawn import ENGLISH, FRENCH, every_page, model, people, plain_looks, taught

STATIC = Path(comitium.__file__).parent / "web/static"
AXE = Path(comitium.__file__).parents[2] / "build/axe.min.js"
SCREENS = (
    (360, "light", "-fr"),
    (768, "dark", "r-en"),
    (1440, "light", "-en"),
    (390, "dark", "2-en"),
)  # and the pages that are looked at on each
POLICY = "default-src 'self'"
TINY = 11  # pixels: key caps and the heads of tables; everything else has at least 12
SMALL = """(tiny) => [...document.querySelectorAll('#frame *')].filter(
    (one) => one.checkVisibility() && [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim())
        && !one.closest('svg, .sr') && parseFloat(getComputedStyle(one).fontSize) < tiny
    ).map((one) => one.outerHTML.slice(0, 120))"""


def pages() -> dict[str, str]:
    found = {f"{name}-en": html for name, html in every_page(ENGLISH).items()}
    found |= {f"{name}-fr": html for name, html in every_page(FRENCH).items()}
    with plain_looks():
        found["imagined-fr"] = page.table(imagined.table(FRENCH, people(6, imagined.READER)))
    found["vote-en"] = page.table(taught("republic", 11, ENGLISH))
    found["eight-fr"] = page.table(model(comitium.new("idus", players=8, seed=1), 0, FRENCH))
    return found


PAGES = pages()


class Handler(SimpleHTTPRequestHandler):
    """Our files under the policy that the server has, and nothing behind the sockets."""

    pages: dict[str, str]

    def do_GET(self) -> None:
        name = self.path.partition("?")[0].lstrip("/")
        file = STATIC / name.removeprefix("static/")
        content = self.pages[name].encode() if name in self.pages else file.read_bytes() if file.is_file() else b""
        kinds = {".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml"}
        self.send_response(200 if content else 404)
        self.send_header(
            "content-type", "text/html; charset=utf-8" if name in self.pages else kinds.get(file.suffix, "font/woff2")
        )
        self.send_header("content-security-policy", POLICY)
        self.end_headers()
        self.wfile.write(content)

    def log_message(self, format: str, *words: Any) -> None:
        pass


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    handler = type("Pages", (Handler,), {"pages": PAGES})
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(handler, directory=str(STATIC)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    with browser() as made:
        yield made


@pytest.mark.parametrize(("width", "theme", "which"), SCREENS)
def test_every_page_can_be_read_and_used(chromium: Browser, address: str, width: int, theme: Any, which: str) -> None:
    assert AXE.is_file(), "run `make assets`"
    context = chromium.new_context(viewport={"width": width, "height": 800}, color_scheme=theme, reduced_motion="reduce")
    tab, wrong = context.new_page(), {}
    faults: list[str] = []
    tab.on("pageerror", lambda error: faults.append(str(error)))
    tab.on("console", lambda told: faults.append(told.text) if "Content Security Policy" in told.text else None)
    for name in PAGES:
        if not name.endswith(which):
            continue
        tab.goto(f"{address}/{name}", wait_until="load")
        tab.evaluate("() => document.fonts.ready")
        tab.evaluate(AXE.read_text())
        found = tab.evaluate(
            "() => axe.run().then((told) => told.violations.map((one) => [one.id, one.nodes[0].html.slice(0, 200)]))"
        )
        wide = tab.evaluate("() => document.documentElement.scrollWidth - innerWidth")
        small = tab.evaluate(SMALL, TINY)
        if found or wide > 0 or small:
            wrong[name] = (found, wide, small[:3])
    context.close()
    assert wrong == {}
    assert faults == []


COVERED = """([words, signs]) => {
    const shown = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
    const letters = (one) => [...one.childNodes].filter((node) => node.nodeType === 3 && node.data.trim()).map((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return range.getBoundingClientRect();
    });
    const common = (a, b) => [Math.min(a.right, b.right) - Math.max(a.left, b.left),
                              Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)];
    return shown(words).flatMap((word) => letters(word).flatMap((box) => shown(signs)
        .filter((sign) => common(box, sign.getBoundingClientRect()).every((size) => size > 1))
        .map((sign) => `${word.textContent.trim()} under ${sign.outerHTML.slice(0, 60)}`)));
}"""
SIGNS = [
    ("caesar-fr", ".plq .nm", ".plq .nm > .i"),
    ("prepare-fr", ".tray h3", ".tray .pip"),
    ("prepare-en", ".tray h3", ".tray .pip"),
]


@pytest.mark.parametrize(("name", "words", "signs"), SIGNS)
def test_no_sign_covers_a_word_on_a_phone(chromium: Browser, address: str, name: str, words: str, signs: str) -> None:
    for width in (360, 390):
        tab = chromium.new_page(viewport={"width": width, "height": 844})
        tab.goto(f"{address}/{name}", wait_until="load")
        tab.evaluate("() => document.fonts.ready")
        assert tab.locator(words).count()
        assert tab.locator(signs).count()
        assert tab.evaluate(COVERED, [words, signs]) == []
        tab.close()


LINES = """(id) => {
    const range = document.createRange();
    range.selectNodeContents(document.getElementById(id));
    return new Set([...range.getClientRects()].map((box) => box.top)).size;
}"""


@pytest.mark.parametrize(
    ("width", "name"),
    [(720, "caesar-fr"), (768, "caesar-fr"), (1024, "caesar-fr"), (1440, "prepare-fr"), (1440, "lesson-republic-2-fr")],
)
def test_the_button_that_confirms_keeps_its_words_in_one_line(chromium: Browser, address: str, width: int, name: str) -> None:
    tab = chromium.new_page(viewport={"width": width, "height": 900})
    tab.goto(f"{address}/{name}", wait_until="load")
    tab.evaluate("() => document.fonts.ready")
    lines = tab.evaluate(LINES, "confirm-text")
    tab.close()
    assert lines == 1


TORN = """() => [...document.querySelectorAll('#frame *')].filter((one) => one.checkVisibility() && one.offsetWidth > 2)
    .flatMap((one) => [...one.childNodes]).filter((node) => node.nodeType === 3).flatMap((node) =>
        [...node.data.matchAll(/[^\\s‐-―/-]+/g)].filter((word) => {
            const range = document.createRange();
            range.setStart(node, word.index);
            range.setEnd(node, word.index + word[0].length);
            return new Set([...range.getClientRects()].map((box) => box.top)).size > 1;
        }).map((word) => word[0]))"""


@pytest.mark.parametrize("width", [1024, 1440])
def test_no_word_is_torn_in_two_at_a_desk(chromium: Browser, address: str, width: int) -> None:
    tab, torn = chromium.new_page(viewport={"width": width, "height": 900}), {}
    for name in PAGES:
        if name.endswith("-fr") and 'class="app' in PAGES[name]:
            tab.goto(f"{address}/{name}", wait_until="load")
            tab.evaluate("() => document.fonts.ready")
            torn |= {name: found} if (found := tab.evaluate(TORN)) else {}
    tab.close()
    assert torn == {}


def test_what_a_faction_has_said_stands_in_one_line(chromium: Browser, address: str) -> None:
    tab = chromium.new_page(viewport={"width": 1440, "height": 900})
    tab.goto(f"{address}/vote-en", wait_until="load")
    lines = tab.evaluate(
        "() => [...document.querySelectorAll('.fac .said')].map((one) => getComputedStyle(one).flexDirection)"
    )
    tab.close()
    assert set(lines) == {"row"}


def test_eight_senators_sit_apart_and_their_track_is_one_line_on_a_phone(chromium: Browser, address: str) -> None:
    tab = chromium.new_page(viewport={"width": 1440, "height": 900})
    tab.goto(f"{address}/eight-fr", wait_until="load")
    boxes = tab.evaluate("() => [...document.querySelectorAll('.st')].map((one) => one.getBoundingClientRect().toJSON())")
    pairs = [(a, b) for place, a in enumerate(boxes) for b in boxes[:place]]
    gaps = [
        max(a["left"] - b["right"], b["left"] - a["right"], a["top"] - b["bottom"], b["top"] - a["bottom"]) for a, b in pairs
    ]
    tab.set_viewport_size({"width": 390, "height": 844})
    tops = tab.evaluate("() => [...document.querySelectorAll('.tk:first-of-type .sq i')].map((one) => one.offsetTop)")
    tab.close()
    assert min(gaps) >= 8
    assert sorted(map(tops.count, set(tops))) == [22]


def test_a_curtain_hides_the_whole_screen(chromium: Browser, address: str) -> None:
    for width in (390, 1440):
        tab = chromium.new_page(viewport={"width": width, "height": 844})
        tab.goto(f"{address}/curtain-en", wait_until="load")
        below = tab.evaluate("() => innerHeight - document.querySelector('.curtain').getBoundingClientRect().bottom")
        tab.close()
        assert 0 <= below <= 16  # at a desk there is a margin
