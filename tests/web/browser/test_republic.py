"""Res Publica Romana before somebody's eyes: agreements with all their terms, motions, cards under the glass, a phone."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

import comitium
from comitium import bots
from comitium.bots.bargaining import ready_offers
from comitium.core.messages import Phrase
from comitium.draw.page.beside.decision import LONG
from comitium.games.republic import names

from ..browsing import DESK, PHONE, READY, Looker
from ..running import PATIENCE, Guest, Running

Chair = Callable[..., Looker]
SHOP = "#shop-deals"
AXE = Path(comitium.__file__).parents[2] / "build/axe.min.js"
BOT = ("tribune",)
OUTSIDE = """() => [...document.querySelectorAll('#table :is(.zone, .pc, td, li, h3, p, svg:not(.i)), #decision h2')]
  .filter((one) => one.getBoundingClientRect().right > innerWidth + 1 || one.getBoundingClientRect().left < -1)
  .filter((one) => !one.closest('.jump, .opts'))
  .map((one) => one.outerHTML.slice(0, 80))"""


@pytest.fixture
def chair(chromium: Browser, server: Running) -> Iterator[Chair]:
    """A place before a screen, at a table that has come as far as a match; nothing may have gone wrong there."""
    seated: list[Looker] = []

    def sit(match: comitium.Match, **habits: Any) -> Looker:
        guest = Guest(server.address, language="fr" if "locale" in habits else "en")
        address = guest.set_table("republic", "me", *BOT * (match.header.seats - 1))
        spread(server, address, match.lines())
        looker = Looker(chromium, server.address, **habits)
        looker.page.goto(address)
        looker.page.wait_for_selector(f"{READY} #answer")
        seated.append(looker)
        return looker

    yield sit
    for looker in seated:
        assert looker.faults == []
        looker.context.close()


def spread(server: Running, address: str, lines: list[str]) -> None:
    """Let the table of a seat that nobody has opened yet stand where a journal ends."""
    with closing(sqlite3.connect(server.log.parent / "house.db", timeout=PATIENCE)) as house, house:
        (match,) = house.execute("SELECT match FROM keys WHERE token = ?", (address.rpartition("/")[2],)).fetchone()
        house.execute("DELETE FROM lines WHERE match = ?", (match,))
        rows = [(match, number, line) for number, line in enumerate(lines)]
        house.executemany("INSERT INTO lines (match, line, text) VALUES (?, ?, ?)", rows)


def played(first: int, wanted: Callable[[comitium.Match], bool], players: int = 3) -> comitium.Match:
    """A match played by tribunes until the first seat is asked what is wanted: of this seed, or of one of the next."""
    for seed in range(first, first + 8):
        match = comitium.new("republic", players=players, seed=seed)
        seats = [bots.make("tribune", "republic", seed + seat) for seat in range(players)]
        while match.outcome is None:
            seat = match.game.actors()[0]
            if seat == 0 and wanted(match):
                return match
            match.choose(seat, seats[seat].choose(bots.Seat("republic", match.game, seat, match.claims)))
    raise AssertionError("that was never asked")


def asked(kind: str, foretold: str = "") -> Callable[[comitium.Match], bool]:
    def wanted(match: comitium.Match) -> bool:
        question = match.question(0)
        return question.kind == kind and (not foretold or any(foretold in one.id and hopeful(one) for one in question.odds))

    return wanted


def hopeful(said: Phrase) -> bool:
    """Whether a sentence about the odds leaves any hope."""
    listed = said.args.get("listed", ())
    return not isinstance(listed, tuple) or not listed or any(one.args["chance"] != "0" for one in listed)  # type: ignore[union-attr]


@pytest.fixture(scope="module")
def session() -> comitium.Match:
    """Other business is open, and nothing is being voted on."""
    return played(7, lambda match: match.may_move(0))


def own(match: comitium.Match, seat: int) -> str:
    """A senator of a seat, by the word of the notation."""
    board = match.game_type.board(match.view(seat), None, match.claims)
    zone = next(zone for zone in board.of_kind("faction") if zone.owner == seat)
    return next(one.face for one in zone.pieces if one.kind == "senator")


def test_1_09_83_a_motion_is_moved_by_its_form_and_heard(chair: Chair, session: comitium.Match) -> None:
    livia = chair(session)
    livia.page.click("[data-tab=talk]")
    motion = livia.page.locator("form[data-do=motion]")
    motion.locator("input").fill("Thanks to Cornelius")
    motion.locator("button").click()
    livia.page.click("[data-tab=log]")
    livia.page.wait_for_function("() => document.querySelector('.log').textContent.includes('Thanks to Cornelius')")
    assert livia.page.locator("form[data-do=motion]").count() == 0, "one motion at a time"


def test_a_senator_and_a_war_are_cards_under_the_glass(chair: Chair, session: comitium.Match) -> None:
    page = chair(session).page
    for thing in ("senator", "war"):
        page.locator(f"#table span.pc[id^='at-{thing}/']").first.click()
        page.wait_for_selector("#window .glass svg.card")
        assert page.inner_text("#window .glass p")
        page.click("#window .bar button")


@pytest.mark.parametrize(
    ("kind", "foretold", "seen"),
    [
        ("Turn", "attack", ".attack svg"),
        ("Turn", "", ".vote .called li"),
        ("Persuade", "target", ".chance"),
        ("CounterBribe", "number", ".throws svg"),
        ("DraftMilitary", "legions", ".columns svg"),
    ],
)
def test_at_390_pixels_nothing_is_cut_off_and_everybody_can_read_it(chair: Chair, kind: str, foretold: str, seen: str) -> None:
    match = next(found for seed in (7, 6, 10, 3, 4) if (found := perhaps(seed, kind, foretold)) is not None)
    page = chair(match, viewport=PHONE, locale="fr-FR", color_scheme="dark").page
    assert page.locator(f"#table {seen}").first.is_visible()
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate(OUTSIDE) == []
    page.evaluate(AXE.read_text(encoding="utf-8"))
    wrong = page.evaluate(
        "() => axe.run().then((told) => told.violations.map((one) => [one.id, one.nodes[0].html.slice(0, 200)]))"
    )
    assert wrong == []


def test_at_a_desk_a_vote_is_seen_with_every_faction_and_the_button_and_no_gutter(chair: Chair) -> None:
    match = played(7, lambda match: match.choices > 700 and match.question(0).kind == "Turn" and bool(voted(match)), 5)
    page = chair(match, locale="fr-FR").page
    seen = [*page.locator(".vote, .fac").all(), page.locator("#confirm")]
    assert len(seen) == 7
    assert [box["y"] + box["height"] <= DESK["height"] for one in seen if (box := one.bounding_box())] == [True] * 7
    assert page.evaluate("() => document.querySelector('header').getBoundingClientRect().right") == DESK["width"]


def test_on_a_phone_what_is_voted_on_comes_into_sight_with_the_question(chair: Chair) -> None:
    match = played(7, lambda match: match.question(0).kind == "Window" and bool(voted(match)))
    page = chair(match, viewport=PHONE).page
    page.evaluate("() => scrollTo(0, 900)")
    at = page.get_attribute("#answer", "data-at")
    page.locator("#answer input[name=choice]").first.check(force=True)
    page.click("#confirm")
    page.wait_for_function("(at) => (document.getElementById('answer')?.dataset.at ?? at) !== at", arg=at)
    assert page.locator("#at-floor").count()
    assert 0 <= page.evaluate("() => document.getElementById('at-floor').getBoundingClientRect().top") < 200


def test_on_a_phone_the_vote_lies_between_the_board_line_and_the_sheet(chair: Chair) -> None:
    match = played(7, lambda match: match.question(0).kind == "Turn" and bool(voted(match)))
    page = chair(match, viewport=PHONE, locale="fr-FR").page
    line, top, low, sheet = page.evaluate(
        """() => [document.getElementById('line').getBoundingClientRect().bottom,
          document.getElementById('at-floor').getBoundingClientRect().top,
          document.querySelector('#at-floor .bars').getBoundingClientRect().bottom,
          document.getElementById('decision').getBoundingClientRect().top]"""
    )
    assert line <= top
    assert low <= sheet


def test_the_focus_goes_on_where_the_next_question_has_the_same_words(chair: Chair) -> None:
    page = chair(played(7, lambda match: match.question(0).kind == "Window")).page
    page.locator("#answer input[name=choice]").first.check(force=True)
    at = page.get_attribute("#answer", "data-at")
    page.focus("#confirm")
    page.evaluate("""() => {
      const asked = () => document.getElementById('question');
      Object.defineProperty(Node.prototype, 'textContent', {
        ...Object.getOwnPropertyDescriptor(Node.prototype, 'textContent'),
        get() { return this === asked() ? 'the same' : this.innerText; },
      });
    }""")
    page.keyboard.press("Enter")
    page.wait_for_function("(at) => (document.getElementById('answer')?.dataset.at ?? at) !== at", arg=at)
    page.wait_for_function("() => document.activeElement?.matches('#answer input[name=choice], #question')")


def voted(match: comitium.Match) -> list[Any]:
    return list(match.game_type.board(match.view(0), None, match.claims).of_kind("floor"))


def perhaps(seed: int, kind: str, foretold: str) -> comitium.Match | None:
    try:
        return played(seed, asked(kind, foretold))
    except AssertionError:
        return None


def test_an_order_for_what_does_not_concern_her_is_left_by_the_form(chair: Chair) -> None:
    match = played(2, lambda match: match.question(0).kind == "Turn")
    page = chair(match).page
    page.click("[data-tab=orders]")
    form = page.locator("form.order-new")
    form.get_by_label("Skip questions that don’t affect me").check()
    form.get_by_role("button").click()
    page.wait_for_selector(".ordered >> text=Skip whatever doesn’t affect me")


def test_a_list_narrowed_by_a_word_stays_so_while_its_question_waits(chair: Chair) -> None:
    page = chair(played(7, lambda match: len(match.question(0).options) >= LONG)).page
    seen = "() => [...document.querySelectorAll('#answer .opt')].filter((one) => one.checkVisibility()).length"
    page.fill("[data-filter]", page.locator("#answer .opt .t").nth(2).inner_text())
    narrowed = page.evaluate(seen)
    assert 0 < narrowed < LONG
    page.click("[data-send=hint]")
    page.wait_for_selector("#answer .note.hint", state="attached")
    assert page.evaluate(seen) == narrowed


# -- [1.04.3] the bargaining table


@pytest.fixture(scope="module")
def vote() -> comitium.Match:
    """Votes are asked for, and several factions could be offered something."""
    return played(1, lambda match: asked("Turn")(match) and len(wanting(match)) > 1, players=5)


def wanting(match: comitium.Match) -> list[int]:
    """The factions for which there is more than one ready offer."""
    seat = bots.Seat("republic", match.game, 0)
    return [other for other in range(1, match.header.seats) if len(ready_offers(seat, other)) > 1]


def opened(livia: Looker) -> Page:
    """By its key."""
    livia.page.keyboard.press("b")
    livia.page.wait_for_selector(f"{SHOP}.opened .d-say")
    return livia.page


def slot(page: Page, name: str, value: str) -> None:
    """Fill a gap, and wait until the house has drawn the draft with it."""
    field = page.locator(f"[name='{name}']")
    if field.evaluate("(one) => one.tagName") == "SELECT":
        field.select_option(value)
    else:
        field.fill(value)
        field.dispatch_event("change")
    page.wait_for_function("(value) => document.querySelector('.send [name=text]').value.includes(value)", arg=value)


def read_back(page: Page) -> str:
    return page.inner_text(f"{SHOP} .send")


def test_1_04_3_a_ready_offer_is_read_back_before_it_is_sent_and_a_bot_answers(chair: Chair, vote: comitium.Match) -> None:
    livia = chair(vote)
    page = opened(livia)
    assert page.locator("#answer").is_visible(), "the question stays in the rail"
    page.click(f".partner:has-text('{names.SEATS[wanting(vote)[0]].title()}')")
    page.wait_for_selector(".ready button")
    said = page.locator(".ready button > span").nth(1).inner_text()
    page.keyboard.press("2")
    page.wait_for_selector(".ready button[aria-pressed=true]")
    back = read_back(page)
    amount = re.search(r"(\d+)\sT\b", said)
    assert amount is not None
    assert f"{amount[1]} talent" in back
    assert "at the next redistribution" in back, "the sentence says when talents move"
    assert "Agreement" not in page.inner_text(".d-offers"), "nothing was sent"
    page.click(f"{SHOP} .send button")
    page.wait_for_selector(".d-owed li, .d-offers .replies li")
    assert "1" in page.inner_text(".d-owed, .d-offers")


def test_1_04_3_a_gap_that_was_changed_by_hand_follows_the_next_ready_offer(chair: Chair, vote: comitium.Match) -> None:
    page = opened(chair(vote))
    page.click(f".partner:has-text('{names.SEATS[wanting(vote)[0]].title()}')")
    page.wait_for_selector(".ready li:nth-child(2)")
    slot(page, "0.does", "contribute")
    page.wait_for_selector("[name='0.amount']")
    slot(page, "0.amount", "9")
    assert "contribute 9 talents" in read_back(page)
    page.locator(".ready button").first.click()
    page.wait_for_selector(".ready li:first-child [aria-pressed=true]")
    assert page.input_value("[name='0.does']") != "contribute"
    assert "contribute" not in read_back(page)


def test_1_04_3_a_counter_offer_is_large_says_why_and_is_accepted(chair: Chair, vote: comitium.Match) -> None:
    """Too little is offered for votes: the bot asks for more, and its counter is taken."""
    page = opened(chair(vote))
    mine, other = names.SEATS[0], names.SEATS[wanting(vote)[0]]
    page.click(f".partner:has-text('{other.title()}')")
    page.wait_for_selector(f".partner[aria-pressed=true]:has-text('{other.title()}')")
    slot(page, "0.does", "pay")
    page.wait_for_selector("[name='0.amount']")
    slot(page, "0.amount", "1")
    page.click(".draft > .btn")  # and…
    page.wait_for_selector("[name='1.who']")
    assert page.input_value("[name='0.who']") == mine
    slot(page, "1.does", "for")
    page.wait_for_selector("[name='1.about']")
    page.click(f"{SHOP} .send button")
    page.wait_for_selector(".d-offers .offered [data-send=accept]")
    offered = page.locator(".d-offers .offered").first
    assert re.search("“.+”", offered.inner_text()), "with its reason"
    assert float(offered.locator("p").first.evaluate("(one) => getComputedStyle(one).fontSize").removesuffix("px")) >= 17
    offered.locator("[data-send=accept]").click()
    page.wait_for_selector(f"{SHOP}:not(.opened)", state="attached")
    assert page.locator("#answer").is_visible(), "what it binds is in sight"
    opened_again = page.locator(f"{SHOP}.opened")
    page.keyboard.press("b")
    opened_again.wait_for()
    page.wait_for_selector(".d-owed li .due")


def test_1_04_3_an_offer_to_her_is_countered_with_one_number_changed(chair: Chair, vote: comitium.Match) -> None:
    match = comitium.replay("\n".join([*vote.lines(), ""]), torn=True)
    other = wanting(vote)[0]
    number = match.offer(other, f"{names.SEATS[other]} pay column 3; column for {names.SEATS[other]} censor")
    page = chair(match).page
    assert "1" in page.inner_text("#answer [data-opens=shop-deals] .new"), "how many wait stands on the button"
    page.keyboard.press("b")
    page.wait_for_selector(".offered")
    page.click(".offered button:has-text('Counter')")
    page.wait_for_selector("[name=instead]", state="attached")
    changed = int(page.input_value("[name='0.amount']"))
    assert changed > 3
    assert f"{changed} talents" in read_back(page)
    page.click(f"{SHOP} .send button")
    page.wait_for_function(
        "(number) => !document.querySelector('.d-offers').textContent.includes(`Agreement ${number} `)", arg=number
    )


def test_1_04_3_a_promise_with_every_kind_of_term_is_drafted_in_gaps(chair: Chair, session: comitium.Match) -> None:
    livia, his, turn = chair(session), own(session, 1), session.game.turn + 1
    page = opened(livia)
    slot(page, "0.does", "pay")
    page.wait_for_selector("[name='0.amount']")
    slot(page, "0.amount", "4")
    page.click("#terms-0 summary")
    slot(page, "0.carry", "carry")
    slot(page, "0.turn", f"turn {turn}")
    slot(page, "0.when", "if elected censor")
    page.wait_for_selector("[name='0.whose']")
    assert page.locator(f"{SHOP} .send button").is_disabled(), "who is to be elected must be named"
    slot(page, "0.whose", his)
    page.wait_for_selector(f"{SHOP} .send button:enabled")
    back = read_back(page)
    for part in ("4 talents", f"turn {turn}", "stays owed", "Censor"):
        assert part in back, back


def test_on_a_phone_it_has_four_tabs_and_nothing_is_cut_off(chair: Chair, vote: comitium.Match) -> None:
    page = chair(vote, viewport=PHONE).page
    page.locator("#decision [data-opens=shop-deals]").click()
    page.wait_for_selector(f"{SHOP}.opened .tabs", state="visible")
    shown = {"say": ".d-say", "offers": ".d-offers", "owed": ".d-owed", "kept": ".d-kept"}
    for tab, part in shown.items():
        page.check(f"#deal-{tab}", force=True)
        assert [one for one in shown.values() if page.locator(one).is_visible()] == [part]
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


def test_everybody_can_read_the_bargaining_table(chair: Chair, vote: comitium.Match) -> None:
    page = opened(chair(vote))
    page.evaluate(AXE.read_text())
    found = page.evaluate(f"() => axe.run('{SHOP}')")
    assert [(one["id"], one["nodes"][0]["html"]) for one in found["violations"]] == []
