"""A real browser: Debian's Chromium, driven by Playwright, with everything off that talks to other hosts."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, TimeoutError, sync_playwright

QUIET = ("--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run", "--no-sandbox")
NAMES = ("chromium", "chromium-browser", "google-chrome")
PHONE = {"width": 390, "height": 844}
DESK = {"width": 1440, "height": 900}
PATIENCE = 120_000  # milliseconds: a busy machine is slow, never wrong
READY = "html[data-ready]"  # the page hears clicks and keys


def executable() -> str:
    """The browser's path. Where it is missing and this is our own machine to install on, it is installed."""
    for attempt in range(2):
        for name in NAMES:
            if found := shutil.which(name):
                return found
        if attempt or os.geteuid() != 0 or not shutil.which("apt-get"):
            break
        quiet: dict[str, Any] = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "check": False}
        subprocess.run(["apt-get", "update"], **quiet)
        subprocess.run(
            ["apt-get", "install", "-y", "chromium"], **quiet, env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        )
    pytest.fail("these tests need a browser: apt-get install chromium (Debian), or a chromium or google-chrome on the path")


@contextmanager
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        made = playwright.chromium.launch(executable_path=executable(), args=list(QUIET))
        try:
            yield made
        finally:
            made.close()


SKIPS = """addEventListener("DOMContentLoaded", () => {
  const box = document.getElementById("moment");
  const skip = () => box.hidden || box.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
  if (box) new MutationObserver(skip).observe(box, { attributes: true, attributeFilter: ["hidden"] });
});"""


class Looker:
    """Somebody before a screen: a page of her own, and everything that went wrong on it."""

    def __init__(self, browser: Browser, base: str, looks: bool = False, **habits: Any) -> None:
        """Unless she `looks` at moments, she skips each as soon as it comes."""
        settings: dict[str, Any] = {"viewport": DESK, "locale": "en-GB", "reduced_motion": "reduce", **habits}
        self.context = browser.new_context(base_url=base, **settings)
        if not looks:
            self.context.add_init_script(SKIPS)
        self.page: Page = self.context.new_page()
        self.base = base
        self.faults: list[str] = []
        self.hosts: set[str] = set()
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", lambda message: self.faults.append(message.text) if message.type == "error" else None)
        self.page.on("request", lambda request: self.hosts.add(request.url.split("/")[2]) if "://" in request.url else None)
        self.page.set_default_timeout(PATIENCE)

    def set_table(self, game: str, *seats: str) -> None:
        """Through the home page's own form."""
        page = self.page
        page.goto(f"/?game={game}")
        form = page.locator("#table-form")
        fields = {"players": str(len(seats)), **{f"seat.{number}": who for number, who in enumerate(seats)}}
        page.evaluate(FILL, fields)
        form.evaluate("form => form.submit()")
        page.wait_for_url("**/seat/**")

    def answer(self, dice: Random) -> bool:
        """Answer the question with the mouse: an option, then confirm; whether the game goes on."""
        page = self.page
        page.wait_for_selector(f"{READY} #answer input[name=choice], {READY} a[href*='/replay/']")
        at = page.evaluate("() => document.getElementById('answer')?.dataset.at ?? null")
        if at is None:
            return False
        count = page.evaluate(PICK, dice.random())
        assert count
        try:
            page.click("#confirm")
            page.wait_for_function(MOVED, arg=at)
        except TimeoutError as late:
            raise AssertionError(f"question {at} was not answered on {page.url}; now {page.evaluate(STATE)}") from late
        return True

    def sees_the_end(self) -> bool:
        return self.page.locator("a[href*='/replay/']").count() > 0


FILL = """(fields) => {
  const form = document.getElementById("table-form");
  for (const [name, value] of Object.entries(fields)) {
    const field = form.elements[name];
    if (!field) continue;
    if (field instanceof RadioNodeList) for (const one of field) one.checked = one.value === value;
    else field.value = value;
    (field[0] ?? field).dispatchEvent(new Event("change", { bubbles: true }));
  }
}"""
PICK = """(share) => {
  const radios = [...document.querySelectorAll("#answer input[name=choice]")];
  radios[Math.floor(share * radios.length)]?.click();
  return radios.length;
}"""
STATE = """() => [document.getElementById("answer")?.dataset.at, document.getElementById("decision")?.innerText,
  document.getElementById("saved")?.innerText, document.readyState]"""
MOVED = "(at) => (document.getElementById('answer')?.dataset.at ?? '') !== at"
