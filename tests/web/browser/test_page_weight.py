"""What a first visit really costs: everything that a browser with an empty cache receives from a running server, headers and
fonts included, until the page is ready and its wire has said that it is right. `pytest -s` prints the figures."""

from __future__ import annotations

from typing import NamedTuple

from playwright.sync_api import Browser

from ..browsing import READY, Looker
from ..running import Guest, Running

LIMIT = 130_000  # the aim: nothing may be added before something is taken away
LOADED = "() => document.fonts.ready.then(() => [...document.fonts].every((face) => face.status !== 'loading'))"


class Weight(NamedTuple):
    """Bytes: pages, sheets, modules, fonts; and what came through the wire, the first of it apart."""

    files: int
    greeting: int


def weigh(chromium: Browser, server: Running, address: str, alive: bool) -> Weight:
    """A first visit to an address."""
    looker = Looker(chromium, server.address, locale="fr-FR")
    tab = looker.page
    network = looker.context.new_cdp_session(tab)
    network.send("Network.enable")
    waiting: set[str] = set()
    files: list[int] = []
    greetings: list[int] = []
    network.on("Network.requestWillBeSent", lambda told: waiting.add(told["requestId"]))
    network.on("Network.loadingFinished", lambda told: files.append(int(told["encodedDataLength"])))
    network.on("Network.loadingFinished", lambda told: waiting.discard(told["requestId"]))
    network.on(
        "Network.webSocketFrameReceived", lambda told: greetings.append(len(told["response"]["payloadData"].encode()) + 4)
    )
    tab.goto(address)
    tab.wait_for_selector(READY, state="attached")
    tab.wait_for_function(LOADED)
    while waiting or (alive and not greetings):
        tab.wait_for_timeout(20)  # a look at what has come in the meantime
    assert looker.faults == []
    assert len(looker.hosts) == 1, "no request to another host"
    looker.context.close()
    return Weight(sum(files), greetings[0] if greetings else 0)


def test_a_first_visit_is_light(chromium: Browser, server: Running) -> None:
    guest = Guest(server.address)
    pages = {
        "home": "/",
        "home, the Republic": "/?game=republic",
        "a lesson of Caesar & Cleopatra": guest.post("/lessons", game="caesar").headers["location"],
        "a lesson of Idus Martii": guest.post("/lessons", game="idus").headers["location"],
        "a lesson of the Republic": guest.post("/lessons", game="republic").headers["location"],
    }
    weights = {name: weigh(chromium, server, address, address.startswith("/seat")) for name, address in pages.items()}
    for name, weight in weights.items():
        print(f"{weight.files + weight.greeting:>8,} bytes  {name} (of them {weight.greeting:,} through the wire)")
    assert {name: weight for name, weight in weights.items() if sum(weight) >= LIMIT} == {}
    greetings = [weight.greeting for weight in weights.values() if weight.greeting]
    assert len(greetings) == 3
    assert max(greetings) < 2_000, "a page that is right is not sent again"
