"""A form through the wire and before somebody's eyes: drawn anew as it is filled in, it answers all at once."""

from __future__ import annotations

import re
from contextlib import suppress

import comitium
from comitium.games.republic.game_type import GAME_TYPE

from .browser.test_republic import AXE, OUTSIDE, Chair, asked, chair, played, spread
from .browsing import PHONE
from .running import Guest, Running

__all__ = ["chair"]
BOTS = ("tribune", "tribune")


def sharing() -> comitium.Match:
    return played(7, asked("Redistribution"))


def marching() -> comitium.Match:
    """Somebody is about to name an army, in the first of several games in which it comes to that and the legions matter."""
    for seed in range(8, 40):
        with suppress(AssertionError):
            return played(seed, lambda one: asked("DraftMilitary")(one) and legions_matter(one))
    raise AssertionError("nobody ever named an army")


def legions_matter(match: comitium.Match) -> bool:
    """Whether one legion and all there are can both be put to the vote, with other chances."""
    forms = [GAME_TYPE.form(match.game, 0, said) for said in ({}, {"legions": 1})]
    said = {form.odds[0].args["victory"] for form in forms if form is not None and form.odds and form.why is None}
    return len(said) == len(forms)


def purses(html: str) -> dict[str, int]:
    found = re.findall(r'id="fill-([\w-]+)" min="\d+" max="\d+" value="(\d+)"', html)
    return {id: int(value) for id, value in found}


def test_1_06_3_a_form_is_drawn_as_it_is_filled_in_and_answers_once(server: Running) -> None:
    guest = Guest(server.address)
    address = guest.set_table("republic", "me", *BOTS)
    spread(server, address, sharing().lines())
    with guest.sit(address) as page:
        at, _ = page.until_asked()
        before = purses(page.frame["html"])
        giver = max(before, key=lambda id: before[id])
        said = {**before, giver: before[giver] - 1}
        page.send("sketch", at=at, said=said)
        page.until(lambda message: purses(message.get("html", "")) == said)  # frames of others may come before
        page.send("fill", at=at, said={**said, "nonsense": 4}, way=9)
        assert page.error()
        page.send("fill", at=at, said=said, way=0)
        page.send("fill", at=at, said=said, way=0)  # a double click is heard once
        page.until_asked(after=at)
        page.settle()
        assert not [one for one in page.received if "error" in one][1:]


def test_1_06_3_talents_are_moved_with_buttons_and_keys(chair: Chair) -> None:
    livia = chair(sharing())
    page = livia.page
    treasury = page.locator(".fill output").last
    first = page.locator(".fill .stepper").first
    had, lay = int(first.locator("input").input_value()), int(treasury.inner_text())
    for _ in range(had):
        first.locator("[data-bump='-1']").click()
    page.wait_for_function(
        "(all) => document.querySelector('.fill output:last-of-type').innerText.trim() === all", arg=str(had + lay)
    )
    assert first.locator("input").input_value() == "0"
    first.locator("input").press("ArrowUp")
    page.wait_for_function(
        "(all) => document.querySelector('.fill output:last-of-type').innerText.trim() === all", arg=str(had + lay - 1)
    )
    at = page.get_attribute("#answer", "data-at")
    first.locator("input").press("Enter")
    page.wait_for_function("(at) => (document.getElementById('answer')?.dataset.at ?? '') !== at", arg=at)


def test_a_digit_that_picks_a_folded_answer_shows_it(chair: Chair) -> None:
    page = chair(sharing()).page
    folded = page.locator("#answer details .opt")
    assert not folded.first.is_visible()
    page.keyboard.press("1")
    assert folded.locator("input:checked").is_visible()
    assert page.evaluate("() => document.activeElement.checked")


def test_1_09_64_an_army_is_put_together_with_its_odds_beside_it(chair: Chair) -> None:
    match = marching()
    livia = chair(match, viewport=PHONE)
    page = livia.page
    assert page.evaluate(OUTSIDE) == []
    shown = page.inner_text(".fill .outcomes")
    page.locator("#fill-legions").fill("1")
    page.wait_for_function("(before) => document.querySelector('.fill .outcomes')?.innerText !== before", arg=shown)
    assert page.locator("#fill-legions").input_value() == "1"
    page.evaluate(AXE.read_text())
    faults = page.evaluate("() => axe.run('#decision').then((found) => found.violations.map((one) => one.id))")
    assert faults == []
    at = page.get_attribute("#answer", "data-at")
    page.click("#confirm")
    page.wait_for_function("(at) => (document.getElementById('answer')?.dataset.at ?? '') !== at", arg=at)


def test_1_09_63_raise_and_send_is_one_view_over_the_board_and_the_rungs_follow(chair: Chair) -> None:
    """A levy with its wars: each number redraws the odds; the wars stay in sight below, nothing is sent before it is put."""

    def wanted(match: comitium.Match) -> bool:
        if match.question(0).kind != "DraftForces":
            return False
        form = GAME_TYPE.form(match.game, 0, {})
        return form is not None and any("victory" in one.args for one in form.odds)

    match = played(1, wanted, players=5)
    page = chair(match).page
    at = page.get_attribute("#answer", "data-at")
    assert page.locator("#stage.opened .ladder").first.is_visible()
    box, wars = page.locator("#stage").bounding_box(), page.locator(".z-wars").bounding_box()
    assert box is not None
    assert wars is not None
    assert box["y"] + box["height"] <= wars["y"] + 1, "the wars stay in sight"
    framed = page.locator("#stage .ladder .now b").first
    before = int(framed.inner_text())
    page.locator(".stepper:has(#fill-raise-legions) [data-bump='1']").click()
    framed_now = "(n) => document.querySelector('#stage .ladder .now b').textContent === String(n)"
    page.wait_for_function(framed_now, arg=before + 1)  # what is raised goes where nobody has said otherwise
    page.locator(".stepper:has([id^='fill-kept-legions']) [data-bump='-1']").first.click()
    page.wait_for_function(framed_now, arg=before)
    page.locator(".stepper:has(#fill-raise-legions) [data-bump='1']").click()
    page.wait_for_function("() => document.getElementById('fill-raise-legions').value === '2'")
    page.wait_for_function(framed_now, arg=before)  # and stays as it was said
    assert page.get_attribute("#answer", "data-at") == at, "a sketch sends nothing"
    small = chair(match, viewport=PHONE).page
    assert small.evaluate(OUTSIDE) == []
    assert small.locator(".fill .ladder").first.is_visible()


def test_on_a_phone_the_board_line_opens_a_faction_or_the_wars_as_a_sheet(chair: Chair) -> None:
    page = chair(sharing(), viewport=PHONE).page
    other, wars = page.locator(".fac:not(.mine)").first, page.locator(".z-wars")
    assert page.locator(".fac.mine").is_visible()
    assert not other.is_visible()
    page.click(f"#line [data-opens='{other.get_attribute('id')}']")
    assert other.locator(".men").is_visible()
    box = other.bounding_box()
    assert box is not None
    assert round(box["y"] + box["height"]) == PHONE["height"], "a sheet from below"
    page.locator(".fill .stepper input").first.evaluate(
        "(one) => { one.value = 0; one.dispatchEvent(new Event('input', { bubbles: true })); }"
    )
    page.wait_for_function("() => document.querySelector('.fill').dataset.said !== ''")
    assert other.locator(".men").is_visible(), "a new frame does not close it"
    page.click("#line [data-opens=at-forum]")
    assert wars.is_visible()
    assert not other.is_visible(), "one at a time"
    page.keyboard.press("Escape")
    assert not wars.is_visible()


def test_1_09_15_a_window_is_passed_for_the_whole_senate_by_keyboard_and_the_focus_is_on_the_next_question(
    chair: Chair,
) -> None:
    page = chair(played(7, asked("Window"))).page
    at = page.get_attribute("#answer", "data-at")
    page.locator("[data-send=order][data-with*=Senate]").focus()
    page.keyboard.press("Enter")
    page.wait_for_function("(at) => (document.getElementById('answer')?.dataset.at ?? at) !== at", arg=at)
    assert page.evaluate("() => document.activeElement.closest('#decision') !== null")
    page.click("[data-tab=orders]")
    assert "during this Senate Phase" in page.inner_text(".orders")
