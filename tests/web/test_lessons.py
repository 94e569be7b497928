"""Lessons at a table of the house: every one can be taken to its end, wrong answers change nothing, and then one plays on."""

from __future__ import annotations

import re
from collections.abc import Callable
from html import unescape
from typing import Any

import pytest
from playwright.sync_api import Browser, TimeoutError

from comitium.core.messages import Phrase
from comitium.core.registry import game_type, game_types
from comitium.match import lessons
from comitium.text import forms

from .browsing import DESK, PHONE, READY, Looker, browser
from .running import Guest, Running, Sitting, is_question, question

Door = Callable[..., Guest]
LESSONS = [(known.meta.id, name) for known in game_types() for name in lessons.names(known.meta.id)]


def begin(visitor: Guest, game: str, name: str = "") -> str:
    answer = visitor.post("/lessons", game=game, lesson=name)
    assert answer.status_code == 303, answer.text[-500:]
    return str(answer.headers["location"])


def told(frame: dict[str, Any]) -> str:
    """The teacher's panel as text."""
    found = re.search(r'<section class="coach.*?</section>', frame["html"], re.S)
    return unescape(re.sub(r"<[^>]+>", " ", found[0])) if found is not None else ""


def answer(page: Sitting, game: str, notation: str) -> None:
    number = int(re.findall(r'id="answer" data-at="(\d+)"', page.frame["html"])[0])
    page.send("choose", choice=game_type(game).parse(notation), at=number)
    page.until_frame()


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_a_lesson_is_taken_to_its_end(guest: Door, game: str, name: str, language: str) -> None:
    visitor, lesson = guest(language=language), lessons.lesson(game, name)
    id = f"{game}-lesson-{name.replace('_', '-')}"
    with visitor.sit(begin(visitor, game, name)) as page:
        page.send("language", language=language)
        page.until(lambda message: message.get("language") == language)
        assert forms(Phrase(id), language)["about"] in told(page.frame)
        page.send("lesson-page", by=1)
        page.until_frame()
        for step in lesson.step:
            spoken = forms(Phrase(f"{id}-{step.id}"), language)
            assert spoken["title"] in told(page.frame)
            assert spoken.get("form-do", spoken["do"]) in told(page.frame)
            if step.offered:
                page.send("accept", number=1)
                page.until_frame()
            else:
                answer(page, game, step.choice)
        assert forms(Phrase(id), language)["end"] in told(page.frame)
        preset = "alone" if lesson.alone else "first"
        assert f'name="preset" value="{preset}"' in page.frame["html"]


def test_in_the_lesson_alone_neutrals_are_called_by_their_directives(guest: Door) -> None:
    visitor = guest()
    with visitor.sit(begin(visitor, "republic", "2_alone")) as page:
        page.until_frame()
        named = set(re.findall(r"<h3>(\w+) <span[^>]*>neutral faction<", page.frame["html"]))
        assert named == {"Imperialists", "Plutocrats", "Conservatives", "Populists"}
        assert "Rhetor" not in page.frame["html"]


def test_a_form_answers_a_step_if_it_says_what_is_due_and_nothing_more(guest: Door) -> None:
    visitor = guest()
    with visitor.sit(begin(visitor, "republic", "2_alone")) as page:
        page.until_frame()
        assert "data-said=" not in page.frame["html"], "the ransom has no form"
        answer(page, "republic", "no")
        assert "data-said=" in page.frame["html"], "talents are placed as in any game"
        number, _ = question(page.frame)
        purse = re.findall(r'id="fill-(purse-\d+)"', page.frame["html"])[0]
        page.send("sketch", at=number, said={purse: 0})
        page.until_frame()
        page.send("fill", at=number, said={purse: 0})
        assert "Leave the talents where they are" in page.error()
        page.settle()
        assert 'id="tried"' in page.frame["html"]
        page.send("fill", at=number, said={})
        page.until(lambda message: "Contribute nothing" in told(message) if "html" in message else False)


def test_1_09_63_a_form_that_says_several_answers_does_the_steps_that_they_are(guest: Door) -> None:
    """Raising and sending are taught with the forms of the game: the levy, then the army with its war and its legions."""
    visitor, steps = guest(), [step.id for step in lessons.lesson("republic", "1_first_year").step]
    with visitor.sit(begin(visitor, "republic", "1_first_year")) as page:
        page.until_frame()
        for number in range(steps.index("legions")):
            page.send("lesson-skip", step=number)
            page.until_frame()
        at, _ = question(page.frame)
        assert 'id="fill-raise-legions"' in page.frame["html"]
        page.send("fill", at=at, said={"raise-legions": 3})
        assert "Raise 4 legions" in page.error()
        page.settle()
        page.send("lesson-show")
        page.until(lambda message: re.search(r'id="fill-raise-legions"[^>]*value="4"', message.get("html", "")) is not None)
        page.send("fill", at=at, said={"raise-legions": 4})
        page.until(lambda message: "Propose a deployment" in told(message) if "html" in message else False)
        page.send("lesson-skip", step=steps.index("war"))
        page.until(lambda message: 'id="fill-commander"' in message.get("html", ""))
        assert "put it to the vote" in told(page.frame)
        at, _ = question(page.frame)
        page.send("fill", at=at, said={})
        page.until(lambda message: "Closing the session" in told(message) if "html" in message else False)


def test_an_agreement_is_a_step_and_no_other_offer_is_accepted(guest: Door) -> None:
    visitor, lesson = guest(), lessons.lesson("republic")
    deal = next(number for number, step in enumerate(lesson.step) if step.offered)
    with visitor.sit(begin(visitor, "republic")) as page:
        page.until_frame()
        page.send("accept", number=1)
        assert "leave it first" in page.error(), "nothing is offered yet"
        for number in range(deal):
            page.send("lesson-skip", step=number)
            page.until_frame()
        assert 'data-send="accept"' in page.frame["html"]
        assert 'data-send="lesson-show"' not in page.frame["html"]
        number, choices = question(page.frame)
        page.send("choose", choice=choices[0], at=number)
        assert "Accept the offer of the Column." in page.error()
        page.send("accept", number=1)
        page.until(lambda message: "The verdict" in told(message) if "html" in message else False)


def test_another_answer_is_explained_and_changes_nothing(guest: Door) -> None:
    visitor = guest()
    with visitor.sit(begin(visitor, "caesar")) as page:
        page.until_frame()
        before = page.frame["html"].split('id="table"')[1].split('id="decision"')[0]
        number, choices = question(page.frame)
        wrong = next(choice for choice in choices if choice != game_type("caesar").parse("down 3"))
        page.send("choose", choice=wrong, at=number)
        assert "Place your 3 on the senators." in page.error()
        page.settle()
        assert question(page.frame) == (number, choices)
        assert 'id="tried"' in page.frame["html"]
        assert page.frame["html"].split('id="table"')[1].split('id="decision"')[0].replace(" lift", "") == before
        page.send("choose", choice=999_999, at=number)
        assert "Place your 3" not in page.error(), "what the rules forbid is refused by the rules"


def test_the_teacher_points_at_the_answer_skips_and_can_be_read_again(guest: Door) -> None:
    visitor = guest()
    with visitor.sit(begin(visitor, "caesar")) as page:
        page.until_frame()
        page.send("lesson-show")
        page.until_frame()
        assert f'data-show="{game_type("caesar").parse("down 3")}"' in page.frame["html"]
        for _ in range(2):
            page.send("lesson-skip", step=0)  # a second click skips nothing more
        page.settle()
        assert "Your secret" in told(page.frame)
        page.send("lesson-page", by=-1)
        page.until_frame()
        assert "Opening cards" in told(page.frame)
        assert 'data-send="lesson-skip"' not in page.frame["html"], "what is done cannot be skipped"
        page.send("lesson-page", by=1)
        page.until_frame()
        page.send("lesson-page", by=1)
        page.settle()
        assert "Your secret" in told(page.frame), "nobody reads ahead"


def test_what_would_upset_a_lesson_waits_until_it_is_left(guest: Door) -> None:
    visitor = guest()
    address = begin(visitor, "caesar")
    with visitor.sit(address) as page:
        page.until_frame()
        for do, fields in (("undo", {}), ("auto", {}), ("order", {"question": "Prepare", "choice": -1})):
            page.send(do, **fields)
            assert "leave it first" in page.error()
        page.send("lesson-leave")
        page.until(lambda message: "html" in message and not told(message))
        number, choices = page.until_asked()
        page.send("choose", choice=choices[-1], at=number)
        assert page.until_asked(number)[0] > number
    with visitor.sit(address) as page:
        page.until_frame()
        assert not told(page.frame), "and it stays left"


def test_a_lesson_goes_on_after_the_page_was_closed(guest: Door) -> None:
    visitor = guest()
    address = begin(visitor, "idus")
    with visitor.sit(address) as page:
        page.until_frame()
        answer(page, "idus", "look senator_1")
        before = told(page.frame)
    assert "veto" in before
    assert told({"html": visitor.http.get(address).text}) == before
    assert visitor.http.get("/").text.count(f'href="{address}"') == 1, "it can be found again at home"


def test_after_the_lesson_others_play_at_the_same_table(guest: Door) -> None:
    visitor, lesson = guest(), lessons.lesson("idus")
    with visitor.sit(begin(visitor, "idus")) as page:
        page.until_frame()
        for number in range(len(lesson.step)):
            page.send("lesson-skip", step=number)
            page.until_frame()
        assert is_question(page.frame)
        number, choices = question(page.frame)
        page.send("choose", choice=choices[0], at=number)
        assert "over" in page.error()
        page.send("lesson-leave")
        page.until(lambda message: "html" in message and not told(message))
        page.send("choose", choice=choices[0], at=number)
        assert page.until_asked(number)[0] > number


@pytest.mark.parametrize("game", [known.meta.id for known in game_types()])
def test_a_first_game_has_the_settings_of_the_house_for_it(guest: Door, game: str) -> None:
    visitor, first = guest(), lessons.first_game(game)
    answer = visitor.post("/tables", game=game, preset="first")
    assert answer.status_code == 303
    with visitor.sit(answer.headers["location"]) as page:
        page.until_frame()
        assert page.frame["html"].count('class="off"') == 0
        seats = page.frame["html"].split('<ul class="seats">')[-1].split("</ul>")[0]
        assert seats.count("<li") == first.players


def test_a_first_game_alone_has_its_own_settings_and_deal(guest: Door) -> None:
    visitor, first = guest(), lessons.first_game("republic", alone=True)
    assert first.players == 1
    assert first.seed is not None
    seen = []
    for _ in range(2):
        token = visitor.post("/tables", game="republic", preset="alone").headers["location"].removeprefix("/seat/")
        told = visitor.http.get("/api/v1/seat", headers={"Authorization": f"Bearer {token}"}).json()
        assert [one["kind"] for one in told["led"]][1:] == ["rule"] * 4
        seen.append(told["view"])
    assert seen[0] == seen[1], "everybody's first game alone is the same deal"


def test_a_newcomer_is_offered_the_lesson_before_anything_else_until_she_has_sat_down(guest: Door) -> None:
    visitor = guest()
    for _ in range(2):
        home = visitor.http.get("/?game=idus").text
        assert 'class="panel plate gold"' in home
        assert home.index('class="games"') < home.index('action="/lessons"') < home.index('name="preset"')
    begin(visitor, "idus")
    assert 'class="panel plate gold"' not in visitor.http.get("/").text


def test_an_unknown_lesson_is_named_as_such(guest: Door) -> None:
    visitor = guest()
    assert visitor.post("/lessons", game="caesar", lesson="nonsense").status_code == 404
    assert visitor.post("/lessons", game="nonsense").status_code == 404
    assert visitor.http.post("/lessons", data={"game": "caesar"}).status_code == 403


COVERED = """() => {
  const box = (found) => found?.getBoundingClientRect();
  const meet = (a, b) => Boolean(a && b) && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const coach = box(document.getElementById("coach"));
  return [meet(coach, box(document.querySelector("#table .lift"))), meet(coach, box(document.getElementById("decision")))];
}"""


@pytest.mark.parametrize(("size", "language"), [(DESK, "en"), (PHONE, "fr")], ids=["desk", "phone"])
def test_a_lesson_by_keyboard_from_home_to_the_first_game(server: Running, size: Any, language: str) -> None:
    with browser() as chromium:
        livia = Looker(chromium, server.address, viewport=size, locale=language)
        tab = livia.page
        tab.goto("/?game=caesar")
        tab.focus(f"{READY} form[action='/lessons'] button")
        tab.keyboard.press("Enter")
        tab.wait_for_selector(f"{READY} .coach.whole")
        tab.focus("[data-send=lesson-page]")
        tab.keyboard.press("Enter")
        for number in range(len(lessons.lesson("caesar").step)):
            tab.wait_for_selector(f"[data-send=lesson-skip][data-with='{{\"step\":{number}}}']")
            assert tab.locator(".veil:not([hidden])").count() == 1
            if size is DESK:
                assert tab.evaluate(COVERED) == [False, False], "the teacher stands before nothing that matters"
            tab.focus("[data-send=lesson-show]")
            tab.keyboard.press("Enter")
            tab.wait_for_selector("#coach[data-show]")
            tab.wait_for_selector("#confirm:not([aria-disabled=true])")
            tab.focus("#answer input[name=choice]:checked")
            tab.keyboard.press("Enter")
        tab.wait_for_selector(".coach.whole [name=preset]")
        tab.focus(".coach [name=preset]")
        tab.keyboard.press("Enter")
        tab.wait_for_selector(f"{READY} #answer")
        assert tab.locator(".coach").count() == 0
        assert livia.faults == []
        assert len(livia.hosts) == 1
        livia.context.close()


SEEN = """() => {
  const thing = document.querySelector("#table .lift") ?? document.querySelector("#decision [data-send=accept]");
  const box = thing?.getBoundingClientRect();
  if (!box) return true;
  const parts = [0.2, 0.4, 0.6, 0.8];
  const at = (x, y) => document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
  const spots = parts.flatMap((x) => parts.map((y) => at(x, y)));
  return spots.every((spot) => spot && (thing.contains(spot) || spot.contains(thing)));
}"""


def test_on_a_desk_an_offer_that_is_to_be_accepted_is_in_sight(chromium: Browser, server: Running) -> None:
    pupil = Looker(chromium, server.address, viewport=DESK)
    pupil.page.goto(begin(Guest(server.address), "republic"))
    pupil.page.click(f"{READY} [data-send=lesson-page]")
    deal = next(number for number, step in enumerate(lessons.lesson("republic").step) if step.offered)
    for number in range(deal):
        pupil.page.click(f"[data-send=lesson-skip][data-with='{{\"step\":{number}}}']")
    pupil.page.wait_for_selector(f"[data-send=lesson-skip][data-with='{{\"step\":{deal}}}']")
    pupil.page.wait_for_function(SEEN)
    assert pupil.page.locator("#coach").evaluate("(coach) => coach.scrollWidth <= coach.clientWidth")
    pupil.page.click("#decision [data-send=accept]")
    pupil.page.wait_for_selector(f"[data-send=lesson-skip][data-with='{{\"step\":{deal + 1}}}']")
    assert pupil.faults == []
    pupil.context.close()


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_on_a_phone_what_is_pointed_at_is_in_sight_at_every_step(
    chromium: Browser, server: Running, game: str, name: str
) -> None:
    """Nothing lies over it: neither the teacher nor the sheet nor the edge."""
    address = begin(Guest(server.address), game, name)
    pupil = Looker(chromium, server.address, viewport=PHONE, locale="fr-FR")
    pupil.page.goto(address)
    pupil.page.click(f"{READY} [data-send=lesson-page]")
    hidden = []
    for number, step in enumerate(lessons.lesson(game, name).step):
        pupil.page.wait_for_selector(f"[data-send=lesson-skip][data-with='{{\"step\":{number}}}']")
        try:
            pupil.page.wait_for_function(SEEN, timeout=4000)
        except TimeoutError:
            hidden.append(step.id)
        pupil.page.click("[data-send=lesson-skip]")
    pupil.page.wait_for_selector(".coach.whole")
    assert hidden == []
    assert pupil.faults == []
    pupil.context.close()
