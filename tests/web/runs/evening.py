"""An evening with clocks, as five people have it, and a game over days whose server stops again and again.

    python -m tests.web.runs.evening [FOLDER]        pictures of what each of them sees go into the folder

Five real browsers play Idus Martii to its end, at 30 seconds a decision: one says nothing for a while, one has no network, one
goes on at a second device. Two play Caesar & Cleopatra over days; the server is killed and started between their moves, and
what they are sent is received here: by a push service of our own, and by an address of one's own through Apprise.
"""

from __future__ import annotations

import json
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random

from playwright.sync_api import Browser as Chromium
from playwright.sync_api import Page, TimeoutError, WebSocketRoute

import comitium
from comitium.match import journal
from comitium.match.journal import TIME_OVER

from ..browsing import PHONE, READY, Looker, browser
from ..people.test_notices import Browser, Receiver, receiver
from ..running import Guest, Running, running, start

SECONDS = "30"
WAIT = 60  # seconds that a message or a time-out may take
CONFUSED = ("net::ERR", "WebSocket connection", "Failed to load resource")  # what a browser says where there is no network
SECRETS = ("/seat/", "livia", "marcus", "cleopatra (", "senator")


def until(condition: Callable[[], object], what: str, seconds: float = WAIT) -> None:
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, f"waited in vain: {what}"
        time.sleep(0.2)


class Evening:
    """Five people before five screens."""

    def __init__(self, chromium: Chromium, server: Running, folder: Path | None) -> None:
        self.server, self.chromium, self.folder, self.dice = server, chromium, folder, Random(15)
        looks = {
            "Livia": {},
            "Marcus": {"viewport": PHONE, "locale": "fr-FR", "color_scheme": "dark"},
            "Gaius": {"viewport": PHONE},
            "Aelia": {"viewport": {"width": 800, "height": 1000}, "locale": "fr-FR"},
            "Titus": {"color_scheme": "dark"},
        }
        self.people = {name: Looker(chromium, server.address, **habits) for name, habits in looks.items()}
        self.answers = 0
        self.is_cut = False
        self.wires: list[WebSocketRoute] = []  # both ends of Aelia's
        self.page("Aelia").route_web_socket("**/socket", self._through)
        for one in self.people.values():
            one.page.set_default_timeout(20_000)

    def _through(self, wire: WebSocketRoute) -> None:
        """Aelia's wire goes through here, so that it can be cut: a browser that is told to be offline keeps its wires."""
        if self.is_cut:
            wire.close()
        else:
            self.wires = [wire, wire.connect_to_server()]

    def page(self, name: str) -> Page:
        return self.people[name].page

    def picture(self, moment: str, *names: str) -> None:
        for name in names or self.people:
            if self.folder is not None:
                self.page(name).screenshot(path=str(self.folder / f"{moment}-{name.lower()}.png"))

    def sit_down(self) -> None:
        """The host sets the table, the others come by its links, all say their names, and a clock is chosen."""
        livia = self.people["Livia"]
        livia.set_table("idus", "me", "open", "open", "open", "open")
        livia.page.wait_for_selector(f"{READY} .seatrows")
        links = [one.get_attribute("data-copy") for one in livia.page.locator(".seatrows [data-copy]").all()]
        for (name, one), link in zip(list(self.people.items())[1:], links, strict=True):
            one.page.goto(str(link))
            one.page.wait_for_selector(f"{READY} main")
            one.page.fill("[data-send=name]", name)
            one.page.press("[data-send=name]", "Tab")
        livia.page.fill("[data-send=name]", "Livia")
        livia.page.press("[data-send=name]", "Tab")
        livia.page.click("button.pace[data-with*=decision]")
        for field, value in (("seconds", SECONDS), ("reserve", "0"), ("over", "bot")):
            livia.page.select_option(f".time select[name={field}]", value)
        for name in self.people:
            for one in self.people.values():
                one.page.wait_for_function("(name) => document.querySelector('.seatrows').innerText.includes(name)", arg=name)
        self.picture("1-lobby")
        livia.page.click("[data-send=start]")
        for one in self.people.values():
            one.page.wait_for_selector(f"{READY} main.app")

    def play(self, done: Callable[[], bool], *silent: str) -> None:
        """All but the silent answer whatever they are asked, until it is done or the game is over."""
        end = time.monotonic() + 6 * WAIT
        while not done() and not self.is_over():
            assert time.monotonic() < end, "the evening does not go on"
            for name, one in self.people.items():
                if name in silent:
                    continue
                if (
                    back := one.page.locator("[data-send=return]:visible")
                ).count():  # her time was over while others were busy
                    back.first.click()
                if not one.page.locator("#answer input[name=choice]").count():
                    continue
                with suppress(AssertionError, TimeoutError):  # her time was over while she chose
                    one.answer(self.dice)
                    self.answers += 1
            time.sleep(0.05)

    def is_over(self) -> bool:
        return self.people["Livia"].sees_the_end()

    def silent(self) -> None:
        """Gaius says nothing: his time runs out, a bot plays on as was agreed, and he takes his seat back."""
        gaius = self.page("Gaius")
        back = gaius.locator("[data-send=return]:visible")
        self.play(lambda: back.count() > 0, "Gaius")
        self.picture("2-silent", "Gaius", "Livia")
        assert back.count(), "the time of whoever says nothing runs out"
        back.first.click()
        gaius.wait_for_selector("[data-send=return]", state="detached")

    def offline(self) -> None:
        """Aelia is without a network for a while; when she is back she is told what she has missed."""
        aelia, before = self.people["Aelia"], self.answers
        self.is_cut = True
        aelia.context.set_offline(True)
        for end in self.wires:
            end.close()
        gone = time.monotonic()
        aelia.page.wait_for_selector("body.lost")
        self.picture("3-offline", "Aelia")
        self.play(lambda: self.answers >= before + 12 and time.monotonic() - gone > 25, "Aelia")
        self.is_cut = False
        aelia.context.set_offline(False)
        aelia.page.wait_for_selector("body:not(.lost)")
        if not self.is_over():
            aelia.page.wait_for_selector("#away:not([hidden])")
            self.picture("4-away", "Aelia")
            aelia.page.keyboard.press("Escape")
            aelia.page.wait_for_selector("#away", state="hidden")
        if (back := aelia.page.locator("[data-send=return]:visible")).count():
            back.first.click()

    def another_device(self) -> None:
        """Titus goes on at his telephone: his personal link brings his tables there."""
        desk = self.people["Titus"]
        table = desk.page.url
        desk.page.goto("/me")
        desk.page.click(f"{READY} form[action='/me/key'] button")
        link = desk.page.locator(".ownkey [data-copy]").first.get_attribute("data-copy")
        assert link is not None
        self.picture("5-link", "Titus")
        phone = Looker(self.chromium, self.server.address, viewport=PHONE, locale="en-GB", color_scheme="dark")
        phone.page.goto(link)
        phone.page.click(f"{READY} main .btn.pri")
        phone.page.wait_for_selector(f"{READY} .go-on .rs")
        self.people["Titus"] = phone
        self.picture("6-home", "Titus")
        phone.page.click(".go-on .rs .btn")
        phone.page.wait_for_selector(f"{READY} main.app")
        assert phone.page.url == table, "the same seat"
        self.picture("7-phone", "Titus")
        desk.context.close()

    def end(self) -> str:
        """All see the end; the journal says how it went."""
        self.play(self.is_over)
        for one in self.people.values():
            one.page.wait_for_selector("a[href*='/replay/']")
        self.picture("8-end")
        livia = self.page("Livia")
        held = livia.request.get(f"{livia.url}/journal").text()
        livia.goto("/me")
        livia.wait_for_selector("#played table")
        self.picture("9-me", "Livia")
        faults = [one for looker in self.people.values() for one in looker.faults]
        assert not [one for one in faults if not one.startswith(CONFUSED)], faults
        return held


def evening(chromium: Chromium, folder: Path | None) -> None:
    with tempfile.TemporaryDirectory() as home, running(Path(home), "--limits", "50") as server:
        begun = time.monotonic()
        table = Evening(chromium, server, folder)
        table.sit_down()
        table.play(lambda: table.answers >= 10)
        table.picture("2-table")
        table.silent()
        table.another_device()
        table.offline()
        held = table.end()
        over = [entry.seat for entry in journal.read(held).entries if entry.note == TIME_OVER]
        assert over, "the journal notes whose time was over"
        again = comitium.replay(held)
        assert again.outcome is not None
        print(f"evening: {table.answers} answers of five people, {len(over)} time-outs, {time.monotonic() - begun:.0f} s")


# -- over days


class Letters:
    """Two people who look in now and then, and where they are told: Livia by her browser, Marcus by an address."""

    def __init__(self, home: Path, pushes: Receiver, mails: Receiver) -> None:
        self.home, self.pushes, self.mails, self.browser = home, pushes, mails, Browser()
        self.options = ("--limits", "50", "--notices", "json", "--push-services", "127.0.0.1", "--private-notices")
        self.server = start(home, *self.options)
        self.port = int(self.server.address.rpartition(":")[2])
        self.livia, self.marcus = Guest(self.server.address), Guest(self.server.address)
        self.dice, self.moves, self.kills = Random(7), 0, 0

    def begin(self) -> None:
        self.marcus.mark()
        self.address = self.livia.set_table("caesar", "me", "open", action_deck_order="shuffled")
        (link,) = self.livia.invitations(self.address)
        self.other = link.removeprefix(self.livia.base)
        with self.livia.sit(self.address) as hers, self.marcus.sit(self.other) as his:
            his.until_frame()
            his.settle()
            hers.send("pace", kind="day", zone="Europe/Paris", quiet="")
            hers.send("start")
            hers.until_asked()
            his.until(lambda message: "gone" in message)
        self.other = self.marcus.moved.get(self.other, self.other)
        endpoint = f"http://127.0.0.1:{self.pushes.port}/push/livia"
        given = {"endpoint": endpoint, "keys": self.browser.keys, "csrf": self.livia.mark()}
        assert self.livia.http.post("/me/push", json=given).status_code == 204
        answer = self.marcus.post("/me/notices", url=f"json://127.0.0.1:{self.mails.port}/marcus", quiet="", zone="UTC")
        assert answer.status_code == 303, answer.text[-500:]

    def look_in(self, who: Guest, address: str) -> bool:
        """Answer all that is asked until the other is waited for; whether there was anything to answer."""
        answered = False
        with who.sit(address) as page:
            page.until_frame()
            page.settle()
            while page.frame.get("asked"):
                number, choices = page.until_asked()
                if not choices:
                    break
                page.send("choose", choice=self.dice.choice(choices), at=number)
                page.until(lambda message: "html" in message)
                page.settle()
                answered, self.moves = True, self.moves + 1
        return answered

    def restart(self) -> None:
        """The power goes, and comes back."""
        self.server.kill()
        self.kills += 1
        self.server = start(self.home, *self.options, port=self.port)

    def told(self) -> tuple[int, int]:
        return len(self.pushes.bodies), len(self.mails.bodies)


def correspondence() -> None:
    begun = time.monotonic()
    with tempfile.TemporaryDirectory() as home, receiver(201) as pushes, receiver(200) as mails:
        game = Letters(Path(home), pushes, mails)
        try:
            game.begin()
            waits = [0, 0]
            for turn in range(8):
                who, address, told = (
                    (game.livia, game.address, 1) if turn % 2 == 0 else (game.marcus, game.other, 0)
                )  # whoever looks in first; the other is waited for then
                game.look_in(who, address)
                waits[told] += 1
                if turn in (1, 4, 6):
                    game.restart()
                until(
                    lambda waits=waits: game.told() >= tuple(waits), f"a message after move {turn}: {game.told()} of {waits}"
                )
            assert game.told() == tuple(waits), "one message for each wait, also over a restart"
            print(f"over days: {game.moves} answers, {game.kills} kills, {game.told()} messages for {waits} waits")
        finally:
            game.server.kill()
        for body in pushes.bodies:
            told = game.browser.read(body)
            assert told["go"].startswith("/go/")
            assert not any(one in json.dumps(told).lower() for one in SECRETS), told
        for body in mails.bodies:
            assert not any(one in body.decode().lower() for one in SECRETS), body
        print(f"over days: no secret in any of them, {time.monotonic() - begun:.0f} s")


def main(arguments: list[str]) -> None:
    folder = Path(arguments[0]) if arguments else None
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
    correspondence()
    with browser() as chromium:
        evening(chromium, folder)


if __name__ == "__main__":
    main(sys.argv[1:])
