"""Res Publica Romana before somebody's eyes: agreements with all their terms, motions, cards under the glass, a phone."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator

import comitium
from comitium import bots
from comitium.core.messages import Phrase
from comitium.draw.page.decision import LONG

from .browsing import DESK, PHONE, READY, Looker
from .running import PATIENCE, Guest, Running

Chair = Callable[..., Looker]
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


def form(livia: Looker) -> Locator:
    livia.page.click("[data-tab=talk]")
    livia.page.click("[data-inspect=offer]")
    return livia.page.locator("#window form.offer")


def offered(livia: Looker) -> str:
    """What was offered, in words: on the table of agreements, or in the log if it has been answered already."""
    return livia.page.inner_text(".claims") + str(livia.page.text_content(".log"))


def fill(form: Locator, **fields: str) -> None:
    """Pick what a person would: the promise first, then what it asks for."""
    for name, value in fields.items():
        field = form.locator(f"[name='{name.replace('__', '.')}']")
        if field.evaluate("(one) => one.tagName") == "SELECT":
            field.select_option(value)
        else:
            field.fill(value)


@pytest.fixture(scope="module")
def session() -> comitium.Match:
    """Other business is open, and nothing is being voted on."""
    return played(7, lambda match: match.may_move(0))


def own(match: comitium.Match, seat: int) -> str:
    """A senator of a seat, by the word of the notation."""
    board = match.game_type.board(match.view(seat), None, match.claims)
    zone = next(zone for zone in board.of_kind("faction") if zone.owner == seat)
    return next(one.face for one in zone.pieces if one.kind == "senator")


def test_1_04_3_an_offer_with_every_kind_of_term_is_made_by_the_form(chair: Chair, session: comitium.Match) -> None:
    livia, his = chair(session), own(session, 1)
    turn = session.game.turn + 1
    paper = form(livia)
    fill(paper, to="amphora")
    paper.locator("[name=give]").select_option(index=1)
    fill(paper, give__amount="4", give__carry="carry", give__turn=f"turn {turn}", give__when="if elected censor")
    fill(paper, give__whose=his)
    fill(paper, get="for votes", get__about="censor", get__senator=his, get__by=f"by {his}", get__buying="buying 3")
    paper.locator("button").click()
    livia.page.wait_for_selector("#window", state="hidden")
    told = offered(livia)
    assert "4 T" in told or "4 talents" in told, told
    assert f"turn {turn}" in told or f"in turn {turn}" in told, told
    assert "Censor" in told, told


def test_1_04_5_a_swap_of_cards_is_offered_by_the_form(chair: Chair, session: comitium.Match) -> None:
    livia = chair(session)
    paper = form(livia)
    fill(paper, to="trident", give="swap", give__card="tribune", give__card2="assassin")
    paper.locator("button").click()
    livia.page.wait_for_selector("#window", state="hidden")
    told = offered(livia)
    assert "Tribune" in told
    assert "Assassin" in told


def test_1_04_3_a_refused_offer_keeps_the_form_as_it_was_filled(chair: Chair, session: comitium.Match) -> None:
    livia = chair(session)
    paper = form(livia)
    fill(paper, to="amphora", give="votes", give__about="land_bill", give__thing="land_bill_1", give__senator=own(session, 0))
    fill(paper, get="for abstain", get__about="land_bill")
    paper.locator("button").click()
    livia.page.wait_for_selector("#window .toast")
    assert paper.locator("[name='give.thing']").input_value() == "land_bill_1"
    assert paper.locator("[name=get]").input_value() == "for abstain"


def test_1_04_3_who_is_to_be_elected_must_be_named(chair: Chair, session: comitium.Match) -> None:
    livia = chair(session)
    paper = form(livia)
    paper.locator("[name=give]").select_option(index=1)
    fill(paper, give__when="if elected dictator")
    assert not paper.evaluate("(one) => one.checkValidity()")
    fill(paper, give__whose=own(session, 1))
    assert paper.evaluate("(one) => one.checkValidity()")


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


def test_at_a_desk_the_table_moves_only_if_what_the_next_question_is_about_is_out_of_sight(chair: Chair) -> None:
    match = played(7, lambda match: match.choices > 700 and match.question(0).kind == "Turn" and bool(voted(match)), 5)
    page = chair(match, viewport={"width": 1200, "height": 700}).page
    for down, then in ((300, 0), (20, 20)):
        page.evaluate("(down) => scrollTo(0, down)", down)
        at = page.get_attribute("#answer", "data-at")
        page.locator("#answer input[name=choice]").first.check(force=True)
        page.click("#confirm")
        page.wait_for_function("(at) => (document.getElementById('answer')?.dataset.at ?? at) !== at", arg=at)
        assert page.evaluate("() => scrollY") == then


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


def test_on_a_phone_the_vote_lies_above_the_state_and_the_sheet_leaves_it_in_sight(chair: Chair) -> None:
    match = played(7, lambda match: match.question(0).kind == "Turn" and bool(voted(match)))
    page = chair(match, viewport=PHONE, locale="fr-FR").page
    low, sheet, year = page.evaluate(
        """() => [document.querySelector('#at-floor .bars').getBoundingClientRect().bottom,
          document.getElementById('decision').getBoundingClientRect().top,
          document.querySelector('.year').getBoundingClientRect().top]"""
    )
    assert low <= sheet
    assert low < year


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
