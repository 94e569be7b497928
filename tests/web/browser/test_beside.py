"""Beside the game: cards under the glass, the log narrowed, what a device remembers."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser

import comitium

from ..browsing import PHONE, READY, Looker
from ..running import Guest, Running, Sitting, amounts

AXE = Path(comitium.__file__).parents[2] / "build/axe.min.js"
Door = Callable[..., Guest]


@pytest.fixture
def chair(chromium: Browser, server: Running) -> Iterator[Callable[..., Looker]]:
    seated: list[Looker] = []

    def sit(**habits: Any) -> Looker:
        seated.append(Looker(chromium, server.address, **habits))
        return seated[-1]

    yield sit
    for looker in seated:
        assert looker.faults == []
        assert len(looker.hosts) == 1
        looker.context.close()


def inspect(page: Sitting, id: str) -> str:
    page.send("inspect", id=id)
    return str(page.until(lambda message: "inspect" in message or "error" in message).get("inspect", ""))


def test_a_card_is_put_under_the_glass_with_what_it_does_and_its_rule(guest: Door) -> None:
    livia = guest()
    with livia.sit(livia.set_table("caesar", "tribune", "me", action_deck_order="shuffled")) as page:
        page.until_asked()
        found = re.findall(r'id="at-(cleopatra/bonus/\w+|cleopatra/hand/\w+/\d)"', page.frame["html"])
        assert found
        shown = inspect(page, "cleopatra/bonus/card")
        assert "§ 8.4" in shown
        assert "<svg" in shown
        listed = inspect(page, "")
        for id in set(re.findall(r'data-inspect="([^"]+)"', listed)):
            assert 'class="glass"' in inspect(page, id)
        assert "cleopatra/hand/influence_5" in listed
        assert not re.search(r'data-inspect="caesar/hand/\w+_', listed), "nothing of the rival's hand"
        assert inspect(page, "caesar/bonus/nonsense") == ""


def test_nothing_is_put_under_the_glass_behind_a_curtain(guest: Door) -> None:
    livia = guest()
    with livia.sit(livia.set_table("caesar", "device", "me")) as page:
        page.until_frame()
        assert inspect(page, "") == ""


def test_the_glass_opens_by_mouse_key_and_long_press(chair: Callable[..., Looker]) -> None:
    livia = chair(viewport={"width": 1440, "height": 900})
    livia.set_table("caesar", "tribune", "me")
    page = livia.page
    page.wait_for_selector(f"{READY} #answer")
    card = page.locator("#table button.slim[data-choices]").first
    card.click(button="right")
    page.wait_for_selector("#window[open] .glass h2")
    assert page.evaluate("() => document.activeElement.closest('#window') !== null")
    page.keyboard.press("Escape")
    page.wait_for_selector("#window:not([open])", state="attached")
    card.focus()
    page.keyboard.press("i")
    page.wait_for_selector("#window[open] .glass:not(.all)")
    page.keyboard.press("Escape")
    page.wait_for_selector("#window:not([open])", state="attached")
    page.focus("#question")
    page.keyboard.press("i")
    page.wait_for_selector("#window[open] .glass.all")
    page.evaluate(AXE.read_text())
    wrong = page.evaluate("() => axe.run('#window').then((told) => told.violations.map((one) => one.id))")
    assert wrong == []
    page.locator("#window [data-inspect]").first.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("#window[open] .glass:not(.all)")


def watched(livia: Guest, game: str, players: int, seed: int) -> tuple[str, comitium.Match]:
    """A finished random game that somebody has brought along: where it is watched, and what it was."""
    match, dice = comitium.new(game, players=players, seed=seed), Random(seed)
    while match.outcome is None:
        seat = dice.choice(match.game.actors())
        match.choose(seat, dice.choice(match.game.legal(seat)))
    brought = {"journal": ("game.jsonl", match.journal().encode())}
    answer = livia.http.post("/replays", data={"csrf": livia.mark()}, files=brought)
    return answer.headers["location"].partition("?")[0], match


def test_the_glass_of_a_replay_shows_what_the_viewpoint_saw_at_that_step(guest: Door) -> None:
    livia = guest()
    place, _ = watched(livia, "caesar", 2, 4)
    glass = f"{place}?step=30&part=glass&id="
    listed = livia.http.get(f"{glass}&seat=1").text
    found = set(re.findall(r'data-inspect="([^"]+)"', listed))
    own = [id for id in found if id.startswith("cleopatra/hand/")]
    assert own, "she sees her own hand"
    for id in found:
        assert 'class="glass"' in livia.http.get(f"{glass}{id}&seat=1").text
    for seat in ("0", ""):
        assert livia.http.get(f"{glass}{own[0]}&seat={seat}").status_code == 404, "nobody else saw that card"
    assert livia.http.get(f"{glass}nonsense").status_code == 404


def test_a_card_of_a_replay_is_put_under_the_glass_in_the_browser(chair: Callable[..., Looker], guest: Door) -> None:
    place, _ = watched(guest(), "republic", 3, 5)
    page = (looker := chair(viewport={"width": 1440, "height": 900}, locale="fr-FR")).page
    page.goto(f"{looker.base}{place}?step=40&seat=0")
    page.wait_for_selector(f"{READY} [data-replay]")
    page.keyboard.press("i")
    page.click("#window[open] .glass.all [data-inspect^='card/'], #window[open] .glass.all [data-inspect^='war/']")
    page.wait_for_selector("#window[open] .glass:not(.all) h2")
    assert re.search("§ 1.0", page.inner_text("#window .glass"))
    assert page.locator("#window .glass p:not(.sub)").count()
    page.evaluate(AXE.read_text())
    wrong = page.evaluate("() => axe.run('#window').then((told) => told.violations.map((one) => one.id))")
    assert wrong == []
    page.keyboard.press("Escape")
    page.wait_for_selector("#window:not([open])", state="attached")
    page.keyboard.press("ArrowRight")
    page.wait_for_function("() => document.querySelector('[data-replay]').dataset.step === '41'")
    page.select_option("[data-turn]", index=1)
    page.wait_for_function("() => document.querySelector('.crumbs, header').textContent.includes('Tour 2')")


@pytest.mark.parametrize(("game", "players"), [("caesar", 2), ("idus", 5), ("republic", 3)])
def test_a_replay_leads_to_where_each_turn_begins(guest: Door, game: str, players: int) -> None:
    livia = guest()
    place, match = watched(livia, game, players, 5)
    offered = re.findall(
        r'<option value="(\d+)"[^>]*>([^<]*\d[^<]*)</option>', livia.http.get(place).text.partition("data-turn")[2]
    )
    begun = [event.turn for event in match.history(None) if type(event).__name__ == "TurnBegan"]
    assert [int(re.findall(r"\d+", told)[0]) for _, told in offered] == begun
    for step, told in offered[1:3]:
        there = livia.http.get(f"{place}?step={step}").text
        assert f'<option value="{step}" selected>{told}' in there
        before = livia.http.get(f"{place}?step={int(step) - 1}").text
        assert f'<option value="{step}" selected>' not in before
        assert told in there.partition('class="log"')[2]
        assert told not in before.partition('class="log"')[2]


def test_the_log_is_narrowed_and_stays_so(chair: Callable[..., Looker]) -> None:
    livia = chair(viewport=PHONE)
    livia.set_table("caesar", "tribune", "me")
    page = livia.page
    page.click(f"{READY} [data-send=auto]")
    page.wait_for_function("() => document.querySelector('#tab-log-in .log [data-by]') !== null")
    page.select_option("[data-sift=by]", "1")
    count = """(seat) => [...document.querySelectorAll(`#tab-log-in .log li[data-by='${seat}']`)]
        .filter((line) => line.checkVisibility()).length"""
    assert page.evaluate(count, "1") > 0
    assert page.evaluate(count, "0") == 0
    page.click("[data-language=fr]")
    page.wait_for_function("() => document.documentElement.lang === 'fr'")
    assert page.evaluate(count, "0") == 0
    assert page.eval_on_selector("[data-sift=by]", "(list) => list.value") == "1"


def test_the_menu_closes_by_escape_and_what_is_chosen_stays_chosen(chair: Callable[..., Looker]) -> None:
    livia = chair()
    livia.set_table("caesar", "tribune", "me")
    page = livia.page
    page.wait_for_selector(f"{READY} #answer")
    page.keyboard.press("2")
    assert page.evaluate("() => document.activeElement.checked"), "a digit picks"
    page.click("[popovertarget=menu]")
    page.wait_for_selector("#menu [data-inspect]")
    page.keyboard.press("Escape")
    page.wait_for_selector("#menu [data-inspect]", state="hidden")
    assert page.locator("#answer :checked").count() == 1
    page.keyboard.press("Escape")
    assert page.locator("#answer :checked").count() == 0


def test_the_tabs_are_gone_through_by_arrows(chair: Callable[..., Looker]) -> None:
    livia = chair()
    livia.set_table("caesar", "tribune", "me")
    page = livia.page
    page.wait_for_selector(f"{READY} #answer")
    page.keyboard.press("l")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    assert page.locator("#tab-orders-in").is_visible()
    assert not page.locator("#tab-log-in").is_visible()
    page.click("[data-language=fr]")
    page.wait_for_function("() => document.documentElement.lang === 'fr'")
    assert page.locator("#tab-orders-in").is_visible(), "the open tab stays open"


def test_the_host_names_herself_and_settles_who_sits_where(chair: Callable[..., Looker]) -> None:
    livia = chair()
    livia.set_table("idus", "me", "open", "open", "open", "open")
    page = livia.page
    page.wait_for_selector(f"{READY} .seatrows")
    page.select_option(".seatrows select:not(.move) >> nth=0", "tribune")
    page.wait_for_function("() => document.querySelectorAll('.seatrows [data-copy]').length === 3")
    page.fill("[name=name]", "Livia")
    page.press("[name=name]", "Tab")
    page.fill(".talk input", "Ave")
    page.press(".talk input", "Enter")
    page.wait_for_selector(".talk li >> text=Livia")


def test_on_a_phone_the_answer_stays_in_sight_beside_what_is_said_and_advised(chair: Callable[..., Looker]) -> None:
    livia = chair(viewport=PHONE, locale="fr-FR")
    livia.set_table("caesar", "me", "random")
    page = livia.page
    page.wait_for_selector(f"{READY} #answer")
    said = """() => {
        const toast = Object.assign(document.createElement('div'), { className: 'toast', textContent: 'Non.' })
        document.body.append(toast)
        return toast.getBoundingClientRect().toJSON()
    }"""
    toast, button = page.evaluate(said), page.locator("#confirm").bounding_box()  # measured at once: a frame may sweep it away
    assert button is not None
    assert toast["y"] + toast["height"] < button["y"]
    secret = page.locator(".bon > span:last-child").bounding_box()
    assert secret is not None
    assert secret["width"] > 100, "a newcomer reads which group is her secret"
    page.click("button[data-send=hint]")
    page.wait_for_selector(".opts .odd")
    body, first = page.locator(".dec .body").bounding_box(), page.locator(".opts .opt").first.bounding_box()
    assert body is not None
    assert first is not None
    assert first["y"] + first["height"] <= body["y"] + body["height"]


def test_the_speed_is_kept_on_the_device(chair: Callable[..., Looker]) -> None:
    livia = chair()
    livia.set_table("caesar", "tribune", "me")
    page = livia.page
    page.click(f"{READY} #tab-help")
    page.click("[data-speed=slow]")
    page.wait_for_selector("[data-speed=slow][aria-pressed=true]")
    page.reload()
    page.wait_for_selector(f"{READY} [data-speed=slow][aria-pressed=true]", state="attached")
    livia.set_table("idus", "me", "tribune", "tribune", "tribune", "tribune")
    page.wait_for_selector(f"{READY} [data-speed=slow][aria-pressed=true]", state="attached")


THINKING = 'class="note" role="status"'


def test_the_odds_of_each_answer_come_when_they_are_asked_for(guest: Door) -> None:
    livia = guest()
    with livia.sit(livia.set_table("republic", "me", "tribune", "tribune")) as page:
        after, dice = -1, Random(3)
        for _ in range(60):
            after, choices = page.until_asked(after)
            assert 'class="odd"' not in page.frame["html"], "nobody has asked yet"
            page.send("hint")
            page.until(lambda message: "note" in message.get("html", "") and THINKING not in message["html"])
            if 'class="odd"' in page.frame["html"]:
                return
            page.send("choose", choice=dice.choice([*choices, *amounts(page.frame)]), at=after)
        pytest.fail("no gamble came up")


HEARD = """() => {
    window.said = [];
    const watch = new MutationObserver((changes) => {
        for (const { target } of changes) if (target.textContent) window.said.push(target.textContent);
    });
    for (const id of ['live', 'alert']) watch.observe(document.getElementById(id), { childList: true });
}"""
TWO_FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def test_a_question_is_not_read_aloud_again_while_it_waits(chair: Callable[..., Looker]) -> None:
    livia = chair()
    livia.set_table("caesar", "tribune", "me")
    page = livia.page
    page.click(f"{READY} [data-send=auto]")
    page.wait_for_selector("#answer:not(:has([data-send=auto])) [data-send=hint]")
    page.wait_for_function("() => document.getElementById('alert').textContent + document.getElementById('live').textContent")
    asked = page.inner_text("#question")
    page.evaluate(HEARD)
    page.keyboard.press("o")
    page.wait_for_selector("#answer .odd")
    page.click("[data-language=fr]")
    page.wait_for_function("() => document.documentElement.lang === 'fr'")
    page.evaluate(TWO_FRAMES)  # what is to be said is said a frame later
    said = page.evaluate("() => window.said")
    assert not [one for one in said if asked in one]
    assert len([one for one in said if page.inner_text("#question") in one]) <= 1, "in another language it is another question"


def test_the_table_is_painted_before_what_stands_beside_it(chair: Callable[..., Looker]) -> None:
    """Who clicks waits for the next question; the log turns in a task of its own."""
    livia = chair()
    livia.set_table("caesar", "tribune", "me")
    page, dice = livia.page, Random(2)
    page.click(f"{READY} [data-send=auto]")
    page.wait_for_selector("[data-send=auto]", state="detached")  # what the computer answers for her is not interrupted
    page.evaluate(WATCH)
    for _ in range(4):
        livia.answer(dice)
    page.wait_for_function("() => turned.some((one) => one.includes('log-now'))")
    late = "() => turned.filter((one) => one.includes('decision') && one.lastIndexOf('log-now') > one.indexOf('decision'))"
    assert page.evaluate(late) == []  # what a next frame finds waiting is turned before its own question


WATCH = """() => {
  globalThis.turned = []; // what has changed, task by task
  const within = (record) => record.target.closest?.("#decision, #log-now")?.id;
  const watch = new MutationObserver((records) => turned.push(records.map(within)));
  watch.observe(document.getElementById("frame"), { childList: true, subtree: true, attributes: true });
}"""


TOUCHED = """() => [...document.querySelectorAll("#decision header .cite")].map((cite) => {
  const { x, y, width, height } = cite.getBoundingClientRect(), middle = y + height / 2;
  const hits = (at) => document.elementFromPoint(x + width / 2, at)?.closest(".cite") === cite;
  return [hits(middle - 15.5), hits(middle + 15.5), height < 26];
})"""


def test_on_a_phone_the_number_of_a_rule_is_hit_by_a_finger(chair: Callable[..., Looker]) -> None:
    livia = chair(viewport=PHONE)
    livia.set_table("caesar", "tribune", "me")
    livia.page.wait_for_selector(f"{READY} #decision header .cite")
    assert livia.page.evaluate(TOUCHED) == [[True, True, True]], "32 pixels, and its line is no higher for that"


def test_home_and_end_go_to_the_first_and_the_last_tab(chair: Callable[..., Looker]) -> None:
    livia = chair()
    livia.set_table("caesar", "tribune", "me")
    livia.page.focus(f"{READY} #tab-talk input")
    for key, tab in (("End", "help"), ("Home", "log")):
        livia.page.keyboard.press(key)
        assert livia.page.evaluate("() => document.activeElement.closest('label').dataset.tab") == tab
        assert livia.page.is_checked(f"#tab-{tab} input")
        assert livia.page.is_visible(f"#tab-{tab}-in")


def test_a_question_mark_shows_the_keys_and_escape_hides_them(chair: Callable[..., Looker]) -> None:
    one = chair()
    one.set_table("caesar", "me", "tribune")
    page = one.page
    page.wait_for_selector(f"{READY} #answer")
    page.keyboard.press("?")
    page.wait_for_selector("#keys:popover-open")
    assert "confirm the answer" in page.inner_text("#keys")
    assert page.locator("#keys kbd").count() == 11
    page.keyboard.press("Escape")
    page.wait_for_selector("#keys", state="hidden")
