"""Moments in a real browser: they wait, are skipped, come before the end, open again, and tell nothing too early."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute

from comitium.match.begin import replay
from comitium.match.match import Match

from ..browsing import MOVED, PHONE, PICK, READY, Looker
from ..running import Guest, Running, is_question, question
from .test_republic import spread

GOLDEN = Path(__file__).parents[2] / "golden" / "republic" / "rebel_fails.jsonl"
SEAT = 2  # whose answer is the last: the battle that it leads to loses Rome
SHOWN = "#moment:not([hidden])"


def last_battle(chromium: Browser, server: Running, speed: str) -> Looker:
    """Somebody whose answer has set the last battle going."""
    over = replay(GOLDEN.read_text(encoding="utf-8"))
    entries = over.entries()
    last = max(place for place, entry in enumerate(entries) if entry.is_choice)
    match = Match(over.header)
    for entry in entries[:last]:
        match.repeat(entry)
    assert entries[last].seat == SEAT
    seats = ["tribune"] * match.header.seats
    seats[SEAT] = "me"
    address = Guest(server.address).set_table("republic", *seats)
    spread(server, address, match.lines())
    made = Looker(chromium, server.address, looks=True)
    made.context.add_cookies([{"name": "speed", "value": speed, "url": server.address}])
    made.page.goto(address)
    made.page.wait_for_selector(f"{READY} #answer")
    made.page.locator(f"#answer input[value='{entries[last].choice}']").check(force=True)
    made.page.click("#confirm")
    made.page.wait_for_selector(SHOWN)
    return made


@pytest.fixture
def looker(chromium: Browser, server: Running) -> Iterator[Looker]:
    made = last_battle(chromium, server, "step")
    yield made
    assert made.faults == []
    made.context.close()


def title(page: Page) -> str:
    return page.inner_text("#moment h2")


def test_the_last_battle_is_shown_beat_by_beat_before_the_end(looker: Looker) -> None:
    page = looker.page
    battle = title(page)
    assert "meets the enemy" in battle
    for hidden in (".tablet", ".dice", ".made"):
        assert page.locator(f"#moment {hidden}").count() == 0, "nothing of a later beat is in the page"
    assert page.locator("a[href*='/replay/']").count() == 0, "the table is as it was"
    page.keyboard.press("Enter")
    page.wait_for_selector("#moment .dice")
    assert page.locator("#moment .tablet").count() == 0
    page.keyboard.press("Backspace")
    page.wait_for_selector("#moment .dice", state="detached")
    for _ in range(2):
        page.keyboard.press("Enter")
    page.wait_for_selector("#moment .tablet")
    page.keyboard.press("Enter")
    page.wait_for_function("(before) => document.querySelector('#moment h2').textContent !== before", arg=battle)
    page.keyboard.press("Escape")
    page.wait_for_selector("a[href*='/replay/']")
    assert page.locator(SHOWN).count() == 0


def test_a_moment_is_skipped_in_one_key_and_the_end_waits_at_every_speed(looker: Looker) -> None:
    page = looker.page
    battle = title(page)
    page.evaluate("() => document.querySelector('[data-speed=instant]')?.setAttribute('aria-pressed', 'true')")
    page.keyboard.press("Escape")
    page.wait_for_function("(before) => document.querySelector('#moment h2').textContent !== before", arg=battle)
    page.wait_for_timeout(300)
    assert page.locator(SHOWN).count() == 1


def test_in_brief_the_table_stays_in_sight_and_one_of_the_readers_waits(chromium: Browser, server: Running) -> None:
    made = last_battle(chromium, server, "fast")
    page = made.page
    page.wait_for_selector("#moment.brief.waits .tablet")  # her own general: told at once, and it waits
    assert page.locator("#moment .scene").is_hidden()
    assert page.locator("#moment .sum").is_visible()
    page.keyboard.press("m")
    page.wait_for_selector("#moment:not(.brief) .scene")
    assert page.locator("#moment .tablet").count() == 0, "in full it begins with who meets whom"
    for pace in ("usual", "step"):  # in full her own battle waits at every speed
        page.check(f"#moment [name=pace][value={pace}]", force=True)
        page.wait_for_selector("#moment.waits .tablet")
    page.keyboard.press("Escape")
    page.wait_for_selector("#moment:not(.brief) .portico")
    assert made.faults == []
    made.context.close()


def test_what_can_be_done_with_a_moment_stands_in_the_rail_over_the_question(looker: Looker) -> None:
    page = looker.page
    rail, foot = page.locator(".rail").bounding_box(), page.locator("#moment > footer").bounding_box()
    assert rail is not None
    assert foot is not None
    assert (foot["x"], foot["width"], foot["y"]) == (rail["x"], rail["width"], rail["y"])
    assert page.locator("#decision").evaluate("(one) => getComputedStyle(one).visibility") == "hidden"
    assert page.locator("#moment .waiting").is_visible()
    assert page.locator("#moment .passing").is_hidden()
    assert " · turn " in page.text_content("#moment .kick >> nth=0").lower()
    first = page.locator("#moment .beats li").all_inner_texts()
    page.click("#moment > footer [data-moment=next]")
    page.wait_for_selector("#moment .dice")
    assert page.locator("#moment .beats li").all_inner_texts()[: len(first)] == first, "beats keep their numbers"


def test_in_brief_every_word_is_read_on_paper(chromium: Browser, server: Running) -> None:
    made = last_battle(chromium, server, "fast")
    page = made.page
    page.wait_for_selector("#moment.brief .tablet")
    painted = page.evaluate(
        "() => [...document.querySelectorAll('#moment .beat')].map((one) => getComputedStyle(one).backgroundColor)"
    )
    assert set(painted) == {"rgba(0, 0, 0, 0)"}
    made.context.close()


def test_others_hear_that_somebody_has_turned_the_page(server: Running) -> None:
    livia, marcus = Guest(server.address), Guest(server.address)
    address = livia.set_table("caesar", "me", "open")
    other = marcus.post("/join", link=livia.invitations(address)[0]).headers["location"]
    with livia.sit(address) as one, marcus.sit(other) as two:
        one.until_frame()
        two.until_frame()
        one.send("start")
        sitters = (one, two)
        seen: list[dict[str, Any]] = []
        while not seen:
            for sitter in sitters:
                sitter.settle()
                if is_question(sitter.frame):
                    number, choices = question(sitter.frame)
                    sitter.send("choose", choice=choices[0], at=number)
                    sitter.until_frame()
            seen = [scene for sitter in sitters for message in sitter.received for scene in message.get("moments", ())]
        for sitter in sitters:
            sitter.settle()
        first, second = [next(got for message in sitter.received for got in message.get("moments", ())) for sitter in sitters]
        assert 'data-turned="1"' in first["beats"][0], "a chip for the other person, none for oneself"
        assert 'data-turned="0"' not in first["beats"][0]
        one.send("turned", at=first["at"])
        assert two.until(lambda message: "turned" in message)["turned"] == {"seat": 0, "at": second["at"]}


def begun(chromium: Browser, server: Running, journal: str, answers: int, **habits: Any) -> Looker:
    """Somebody at a game that has come so far, and is her turn now."""
    over = replay((GOLDEN.parents[1] / journal).read_text(encoding="utf-8"))
    match = Match(over.header)
    for entry in over.entries():
        if match.choices >= answers and match.game.actors():
            break
        match.repeat(entry)
    seats = ["tribune"] * match.header.seats
    seats[match.game.actors()[0]] = "me"
    address = Guest(server.address).set_table(match.header.game, *seats)
    spread(server, address, match.lines())
    made = Looker(chromium, server.address, looks=True, **habits)
    made.page.goto(address)
    made.page.wait_for_selector(f"{READY} #answer")
    return made


@pytest.mark.parametrize("journal", ["caesar-rio_grande-patricians.jsonl", "idus-7-ides-merchant.jsonl"])
def test_the_log_opens_a_moment_again_from_its_beginning(chromium: Browser, server: Running, journal: str) -> None:
    made = begun(chromium, server, journal, 120 if journal.startswith("caesar") else 50)
    page = made.page
    page.locator("#notes button.again").first.click()
    page.wait_for_selector(SHOWN)
    page.keyboard.press("m")  # in full
    page.wait_for_selector("#moment:not(.brief)")
    assert page.locator("#moment .tablet").count() == 0, "it begins with who, or what was counted"
    page.keyboard.press("Escape")
    page.wait_for_selector("#moment", state="hidden")
    assert page.locator("#answer").count() == 1, "the question waits where it was"
    assert made.faults == []
    made.context.close()


def test_7_8_on_a_phone_a_claim_is_one_touch_away(chromium: Browser, server: Running) -> None:
    made = begun(chromium, server, "idus-7-ides-merchant.jsonl", 50, viewport=PHONE)
    made.page.click("#decision .news[data-talk]")
    made.page.wait_for_selector("#notes .claims form")
    assert made.page.locator("#notes .claims form").first.is_visible()
    assert made.faults == []
    made.context.close()


def test_what_waited_behind_a_moment_when_the_wire_was_cut_does_not_hide_what_the_new_one_brings(
    chromium: Browser, server: Running
) -> None:
    """A frame of the old wire, as if four others had waited before it; it changes nothing, so the page is right only if it
    shows what the new wire brings, whose frames begin with lower numbers."""
    looker, cut, held = Looker(chromium, server.address, looks=True), list[WebSocketRoute](), list[int]()
    brought: list[int] = []  # by the new wire

    def through(route: WebSocketRoute) -> None:
        house = route.connect_to_server()
        cut.append(route)

        def pass_on(text: str | bytes) -> None:
            message = msgspec.json.decode(text)
            if message.get("moments") and "frame" in message and not held:
                held.append(message["frame"])
                late = {"frame": message["frame"] + 4, "parts": {}, "around": None, "moments": message["moments"]}
                text = msgspec.json.encode({**message, **late}).decode()
            route.send(text)
            if "frame" in message and route is not cut[0] and held:
                brought.append(message["frame"])

        house.on_message(pass_on)

    looker.context.add_cookies([{"name": "speed", "value": "slow", "url": server.address}])
    looker.page.route_web_socket("**/socket", through)
    looker.set_table("caesar", "me", "tribune")
    page, dice, at = looker.page, Random(3), None
    while not held:
        page.wait_for_selector(f"{READY} #answer, {SHOWN}")
        if not held:
            at = page.get_attribute("#answer", "data-at")
            page.evaluate(PICK, dice.random())
            page.click("#confirm")
            page.wait_for_function(f"(at) => ({MOVED})(at) || document.querySelector('{SHOWN}')", arg=at)
    cut[-1].close()
    while not brought:
        page.wait_for_timeout(50)
    page.wait_for_selector(SHOWN)
    page.keyboard.press("Escape")
    page.wait_for_selector(SHOWN, state="detached")
    page.wait_for_function(
        "(at) => Number(document.getElementById('answer')?.dataset.at) > Number(at)", arg=at, timeout=20_000
    )
    looker.context.close()
