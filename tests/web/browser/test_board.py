"""A board that stays: over a whole game of Res Publica Romana no place of it moves from question to question; what does not
fit lies over stage and factions; on a phone everything is a touch away."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest
from playwright.sync_api import Browser

import comitium
from comitium import bots

from ..browsing import PHONE, READY, Looker
from ..running import Guest, Running
from .test_republic import spread

SEED = 7
SEATS = 5
MOST = 8  # pixels that a place may move between questions
EACH = 3  # questions of each phase, and one more for every kind of question
SOME = 14  # questions of the other ways to play
PLACES = """() => Object.fromEntries([...document.querySelectorAll(
    '#at-state, #stage:not(.opened), .fac, .facs > .forum, .slot, #at-forum, .rail')]
  .map((one) => [one.id || one.className.split(' ')[0] + one.querySelector('.no')?.innerText, one.getBoundingClientRect()])
  .map(([id, box]) => [id, [box.x, box.y, box.width, box.height].map(Math.round)]))"""
CUT = """() => ['#at-state', '#stage', '.fac', '#at-forum', '#decision', '#confirm'].flatMap((place) =>
  [...document.querySelectorAll(place)]).map((one) => [one, one.getBoundingClientRect()])
  .filter(([one, box]) => box.top < 0 || box.bottom > innerHeight || box.right > innerWidth || !box.height)
  .map(([one, box]) => `${one.id || one.className} ${box.top} ${box.bottom}`)"""


BESIDE = """() => [...document.querySelectorAll('.facs > .forum, .year .more, .stage, .slot')]
  .filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.id || one.className)"""
SEEN = """(one) => {
  const { x, y } = one.getBoundingClientRect();
  return one.contains(document.elementFromPoint(x + 9, y + 9));
}"""


def questions(seats: int, seed: int, each: int = EACH, **options: str) -> Iterator[comitium.Match]:
    """A game that bots play, at questions of the first seat: some of each phase, and one at least of every kind."""
    match = comitium.new("republic", players=seats, seed=seed, **options)
    players = [bots.make("tribune", "republic", seed + seat) for seat in range(seats)]
    phases: dict[str, int] = {}
    kinds: set[str] = set()
    while match.outcome is None:
        seat = match.game.actors()[0]
        if seat == 0:
            phase, kind = (
                match.game_type.board(match.view(0), None, match.claims).moment.partition("/")[2],
                match.question(0).kind,
            )
            if phases.get(phase, 0) < each or kind not in kinds:
                phases[phase] = phases.get(phase, 0) + 1
                kinds.add(kind)
                yield match
        match.choose(seat, players[seat].choose(bots.Seat("republic", match.game, seat, match.claims)))


def stays(chromium: Browser, server: Running, matches: Iterator[comitium.Match], seats: int) -> dict[str, list[int]]:
    """That no place moves from question to question, and none is cut off; the places of the first question."""
    first: dict[str, list[int]] = {}
    looker = Looker(chromium, server.address)
    guest = Guest(server.address)
    for match in matches:
        address = guest.set_table("republic", "me", *("tribune",) * (seats - 1))
        spread(server, address, match.lines())
        looker.page.goto(address)
        looker.page.wait_for_selector(f"{READY} #answer")
        now = looker.page.evaluate(PLACES)
        first = first or now
        asked = match.question(0).kind
        assert looker.page.evaluate(CUT) == [], asked
        assert looker.page.evaluate(BESIDE) == [], f"{asked}: something lies beside what is seen"
        assert first.keys() - now.keys() <= {"stage"}, asked  # which a levy opens over the factions
        assert {
            id: box for id, box in now.items() if any(abs(a - b) > MOST for a, b in zip(box, first.get(id, box), strict=True))
        } == {}, asked
        assert looker.page.evaluate("() => scrollY + document.documentElement.scrollHeight - innerHeight") == 0, asked
    assert looker.faults == []
    looker.context.close()
    return first


def phase_of(match: comitium.Match) -> str:
    return match.game_type.board(match.view(0), None, match.claims).moment.partition("/")[2]


def test_no_place_of_the_board_moves_over_a_whole_game(chromium: Browser, server: Running) -> None:
    phases = set()

    def noted() -> Iterator[comitium.Match]:
        for match in questions(SEATS, SEED):
            phases.add(phase_of(match))
            yield match

    first = stays(chromium, server, noted(), SEATS)
    assert {"2", "3", "5"} <= phases
    assert first["at-state"][3] == 52
    assert first["stage"][2:] == [1038, 218]
    assert {tuple(box[2:]) for id, box in first.items() if id.startswith("at-faction")} == {(339, 196)}
    assert first["at-forum"][3] == 126


@pytest.mark.parametrize(
    ("seats", "options"),
    [(3, {}), (6, {"scenario": "late", "advanced": "all"}), (1, {})],
    ids=["three factions", "six with advanced rules", "alone"],
)
def test_nor_with_three_or_six_factions_advanced_rules_or_alone(
    chromium: Browser, server: Running, seats: int, options: dict[str, str]
) -> None:
    """The first question of each phase, and the first of each kind, of the first turns."""
    first = stays(chromium, server, islice(questions(seats, SEED, 1, **options), SOME), seats)
    assert len([id for id in first if id.startswith("at-faction")]) == (seats if seats > 1 else 5)
    assert {tuple(box[2:]) for id, box in first.items() if id.startswith("at-faction")} == {(339, 196)}
    assert first["at-forum"][3] == 126


def test_while_the_game_goes_on_nothing_is_pushed_and_what_is_open_stays_open(chromium: Browser, server: Running) -> None:
    looker = Looker(chromium, server.address)
    page = looker.page
    looker.set_table("republic", "me", *("tribune",) * 5)
    dice = Random(SEED)
    page.wait_for_selector(f"{READY} #answer")
    first = page.evaluate(PLACES)
    assert not page.locator("#forum").is_visible(), "no cell is free"
    page.click("[data-opens=shop-forum]:visible")
    assert page.locator("#forum").is_visible()
    page.keyboard.press("Escape")
    assert not page.locator("#forum").is_visible()
    page.locator(".fac:not(.mine) .face").first.click()
    opened = page.get_attribute(".fac.opened", "id")
    for _ in range(12):
        assert looker.answer(dice)
        page.wait_for_selector("#answer")
        now = page.evaluate(PLACES)
        assert {id: box for id, box in now.items() if id not in (opened, "stage") and box != first.get(id, box)} == {}
    box, stage = page.locator(".fac.opened").bounding_box(), page.locator("#stage").bounding_box()
    assert box is not None
    assert stage is not None
    over = [round(box[side]) for side in ("x", "y", "width", "height")]  # type: ignore[literal-required]
    assert over == [10, round(stage["y"]), 1038, 630], "it lies over stage and factions"
    page.keyboard.press("Escape")
    assert page.locator(".opened").count() == 0
    assert page.evaluate(PLACES).keys() == first.keys()
    assert looker.faults == []
    looker.context.close()


def test_on_a_phone_the_tracks_and_the_own_cards_are_in_sight_while_one_votes(chromium: Browser, server: Running) -> None:
    looker = Looker(chromium, server.address, viewport=PHONE, has_touch=True)
    page = looker.page
    looker.set_table("idus", "me", *("tribune",) * 6)
    page.wait_for_selector(f"{READY} #answer")
    dice, voted = Random(SEED), 0
    while voted < 2:
        if page.locator("#answer .opts.faces").count():
            voted += 1
            for place in ("#tracks", "#own .fcs .slim"):
                box, sheet = page.locator(place).first.bounding_box(), page.locator("#decision").bounding_box()
                assert box is not None
                assert sheet is not None
                assert 0 <= box["y"] < box["y"] + box["height"] <= sheet["y"], place
                assert page.locator(place).first.evaluate(SEEN), f"something covers {place}"
        assert looker.answer(dice)
        page.wait_for_selector("#answer")
    assert looker.faults == []
    looker.context.close()


def test_on_a_phone_what_all_answers_share_leaves_them_their_width(chromium: Browser, server: Running) -> None:
    looker = Looker(chromium, server.address, viewport=PHONE, has_touch=True)
    looker.set_table("republic", "me", *("tribune",) * 4)
    page = looker.page
    page.wait_for_selector(f"{READY} #answer fieldset > .gains")  # which leader: none can be persuaded
    wide = page.evaluate(
        "() => [...document.querySelectorAll('#answer .opt')].map((one) => one.getBoundingClientRect().width)"
    )
    assert wide
    assert min(wide) > PHONE["width"] / 3
    assert page.locator("#stage").is_hidden(), "while nothing is on it, no line stands in its place"
    looker.context.close()


def test_beside_a_vote_stands_what_comes_of_either_result(chromium: Browser, server: Running) -> None:
    match = next(one for one in questions(SEATS, SEED) if one.question(0).kind == "Turn")
    address = Guest(server.address).set_table("republic", "me", *("tribune",) * (SEATS - 1))
    spread(server, address, match.lines())
    looker = Looker(chromium, server.address)
    looker.page.goto(address)
    looker.page.wait_for_selector(f"{READY} #answer")
    assert looker.page.locator("#stakes .futures h4:visible").all_inner_texts() == ["If it passes", "If it fails"]
    assert looker.page.locator("#stakes .future li:visible").count() >= 2
    box, stage = looker.page.locator("#stakes").bounding_box(), looker.page.locator("#stage").bounding_box()
    assert box is not None
    assert stage is not None
    assert round(box["width"]) == 318
    assert box["y"] + box["height"] <= stage["y"] + stage["height"]
    looker.context.close()
