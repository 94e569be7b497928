"""Lessons before a real screen: whatever the teacher points at can be seen, and he stands before nothing that is asked."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, TimeoutError

from comitium.match import lessons

from ..browsing import DESK, PHONE, READY, Looker
from ..running import Running

# What is pointed at is seen where nothing lies over it; else the veil has no hole there, or another thing would shine.
STEP = """() => {
  const coach = document.getElementById("coach").getBoundingClientRect(), asked = document.getElementById("decision");
  const question = asked.getBoundingClientRect(), thing = document.querySelector("#table .lift");
  const box = thing?.getBoundingClientRect();
  const hit = box && document.elementsFromPoint(box.left + box.width / 2, box.top + Math.min(box.height / 2, 12))
    .find((one) => !one.matches(".veil"));
  const seen = !box || thing.contains(hit) || Boolean(hit?.contains(thing));
  const holes = document.querySelector(".veil").style.clipPath.split("Z").length - 3; // the veil itself, and the question
  return { title: document.getElementById("coach-title").textContent, seen: seen || (holes === 0 && !hit?.closest("#coach")),
    apart: coach.bottom <= question.top + 1 || coach.right <= question.left + 1,
    whole: coach.top >= 0 && coach.bottom <= innerHeight && question.bottom <= innerHeight + 1 };
}"""
LESSONS = [
    ("caesar", "1_first_turns", PHONE),
    ("idus", "1_first_turns", PHONE),
    ("republic", "1_first_year", PHONE),
    ("republic", "2_alone", DESK),
]
FIRST = 9  # steps of each: with them every way to point at something has been seen
NEXT = "(title) => !document.getElementById('answer') || document.getElementById('coach-title').textContent !== title"


@pytest.mark.parametrize(("game", "name", "screen"), LESSONS)
def test_the_teacher_covers_nothing_that_matters(
    chromium: Browser, server: Running, game: str, name: str, screen: dict[str, int]
) -> None:
    pupil = Looker(chromium, server.address, viewport=screen, has_touch=screen is PHONE, is_mobile=screen is PHONE)
    page = pupil.page
    page.goto(f"/?game={game}")
    page.evaluate(
        """(name) => {
          const form = document.querySelector("form[action$='/lessons']");
          form.elements.lesson.value = name;
          form.submit();
        }""",
        name,
    )
    page.wait_for_selector(f"{READY} #coach [data-send=lesson-page]")
    page.click("#coach .pri[data-send=lesson-page]")
    page.wait_for_selector("#coach-do")
    for _ in lessons.lesson(game, name).step[:FIRST]:
        try:  # things may still be on their way
            page.wait_for_function(f"() => Object.values(({STEP})()).every(Boolean)", timeout=5_000)
        except TimeoutError as late:
            raise AssertionError(f"hidden, or the teacher stands over the question: {page.evaluate(STEP)}") from late
        title = page.inner_text("#coach-title")
        page.click("#coach [data-send=lesson-skip]")
        page.wait_for_function(NEXT, arg=title)
    assert not pupil.faults
