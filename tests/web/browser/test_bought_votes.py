"""[1.09.141] Votes are bought on the panel of the vote, in a real browser; [1.07.412] so is the slider of a bribe used, whose
picture follows it."""

from __future__ import annotations

import re

import comitium
from comitium.games.republic.game_type import GAME_TYPE
from comitium.games.republic.odds import gambles as odds
from comitium.games.republic.odds.dice import percent
from comitium.games.republic.rules.r1_07_forum.r1_07_4_persuasion import Persuade
from comitium.games.republic.rules.r1_09_senate.choices import ALL_FOR
from comitium.games.republic.state.republic import Republic

from ..browsing import PHONE
from .test_republic import OUTSIDE, Chair, asked, chair, played

__all__ = ["chair"]
CAST = "Turn"


def close_vote() -> comitium.Match:
    """A vote that is lost unless the reader buys some votes, and that a few make certain."""
    return played(1, lambda match: asked(CAST)(match) and is_close(match), players=5)


def is_close(match: comitium.Match) -> bool:
    form = GAME_TYPE.form(match.game, 0, {})
    if form is None or form.notes[0].id != "republic-form-count-short":
        return False
    enough = [one for one in form.presets if one.text.id == "republic-form-enough"]
    return bool(enough) and ALL_FOR in match.game.legal(0)


def test_1_09_141_just_enough_is_filled_in_and_passes_the_vote(chair: Chair) -> None:
    match = close_vote()
    page = chair(match).page
    at = page.get_attribute("#answer", "data-at")
    page.keyboard.press("1")
    page.click("[data-fill] >> text=Just enough")
    page.wait_for_function("() => !/Not enough/.test(document.querySelector('.fill.adds [role=status]').textContent)")
    assert page.get_attribute("#answer", "data-at") == at, "a button that fills in confirms nothing"
    said = page.inner_text("#confirm")
    paid = int(re.search(r"pay (\d+)", said).group(1))  # type: ignore[union-attr]
    assert paid > 0
    page.keyboard.press("Enter")
    page.wait_for_function("(at) => document.getElementById('answer')?.dataset.at !== at", arg=at)
    assert f"{paid}" in page.inner_text(".log")


def test_1_09_141_a_talent_added_and_confirmed_in_haste_is_not_lost(chair: Chair) -> None:
    """The house has not drawn the form anew when the answer leaves: what was filled in counts all the same."""
    page = chair(close_vote()).page
    page.keyboard.press("1")
    bought = page.evaluate(
        """() => {
          document.querySelector(".fill.adds [data-bump='1']").click();
          document.getElementById("confirm").click();
          return Number(document.querySelector(".fill.adds input").value);
        }"""
    )
    assert bought == 1
    page.wait_for_function("() => /bought|buys|1.T/.test(document.querySelector('.log').textContent)")


def test_at_390_pixels_the_steppers_are_in_the_sheet_and_nothing_is_cut_off(chair: Chair) -> None:
    page = chair(close_vote(), viewport=PHONE).page
    assert page.locator(".fill.adds .field").first.is_visible()
    assert page.evaluate(OUTSIDE) == []


# -- bribes

SEED = 3  # of a game in which no bot takes a card from her hand just then: the question would be put anew


def is_bribe_asked(match: comitium.Match) -> bool:
    """Somebody is named who can be bribed, and the last talents bring something."""
    game, top = match.game, match.game.stack[-1]
    assert isinstance(game, Republic)
    if not isinstance(top, Persuade) or top.target < 0 or game.talents[top.persuader] < 3:
        return False
    chances = odds.by_bribe(game, 0, top.persuader, top.target)
    return chances[0] < chances[-1]


def test_1_07_412_the_picture_follows_the_slider_and_every_bribe_has_its_chance(chair: Chair) -> None:
    match = played(SEED, is_bribe_asked, players=5)
    game, top = match.game, match.game.stack[-1]
    assert isinstance(game, Republic)
    assert isinstance(top, Persuade)
    chances = odds.by_bribe(game, 0, top.persuader, top.target)
    page = chair(match).page
    cells = page.locator(".scale li").all_inner_texts()
    assert [cell.split() for cell in cells] == [
        [str(bribe), percent(chance).replace(" ", "")] for bribe, chance in enumerate(chances)
    ]
    gained = "() => [...document.querySelectorAll('.throws .gained[data-from]')].length"
    assert page.evaluate(gained) == 0
    slider = page.locator(".amount [type=range]")
    slider.focus()
    page.keyboard.press("End")
    assert page.locator(".scale .now b").inner_text() == str(len(chances) - 1)
    most = page.evaluate(gained)
    assert most > 0
    page.keyboard.press("Home")
    assert page.locator(".scale .now b").inner_text() == "0"
    assert page.evaluate(gained) < most


def test_1_07_412_the_chances_stay_within_a_phone(chair: Chair) -> None:
    page = chair(played(SEED, is_bribe_asked, players=5), viewport=PHONE).page
    assert page.evaluate(OUTSIDE) == []
    assert page.locator(".scale li").first.evaluate("(cell) => cell.getBoundingClientRect().width") >= 18


def is_target_asked(match: comitium.Match) -> bool:
    """Somebody with talents is to be told whom he persuades."""
    game, top = match.game, match.game.stack[-1]
    assert isinstance(game, Republic)
    return isinstance(top, Persuade) and top.persuader >= 0 and top.target < 0 and game.talents[top.persuader] >= 3


def test_1_07_412_where_a_number_is_the_only_answer_arrows_move_it(chair: Chair) -> None:
    page = chair(played(SEED, is_target_asked, players=5)).page
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    page.wait_for_selector("#answer .amount.lone [type=range]:focus")
    page.keyboard.press("ArrowRight")
    assert page.locator("#answer .amount [type=number]").input_value() == "1"
