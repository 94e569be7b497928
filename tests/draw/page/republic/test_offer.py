"""[1.04.3] The form for an agreement in the browser: whatever it can write is an offer that the game understands."""

from __future__ import annotations

import re
from html import unescape

import pytest

import comitium
from comitium.core.errors import Illegal
from comitium.draw.page import from_match, inspect
from comitium.draw.page.looks import look
from comitium.draw.page.model import Person
from comitium.draw.page.words import Words
from comitium.games.republic.deals import form as clauses_form
from comitium.games.republic.deals.clause import binding_kinds
from comitium.match.match import Match
from comitium.text import say

from ..drawn import steps

MINE = 0
REQUIRED = {"senator": "julius", "amount": "5", "text": '"Rome first"', "whose": ""}


def match_in_session(floor: bool) -> Match:
    """A game of four in which something is being voted on, or nothing yet."""
    for match in steps("republic", 4, 2, 400):
        board, _ = from_match.board_of(match, MINE)
        if bool(board.of_kind("floor")) == floor:
            return match
    raise AssertionError("nothing was ever voted on")


def fields(form: str, side: int) -> tuple[dict[str, list[str]], list[tuple[str, str]]]:
    """The values that each field of a side may have, and the promises with the fields they need."""
    body = re.findall(r'<fieldset class="side">(.*?)</fieldset>', form, re.DOTALL)[side]
    found = {
        need: re.findall(r'<option value="([^"]*)"', inside)
        for need, inside in re.findall(r'<label data-need="(\w+)" hidden>(.*?)</label>', body, re.DOTALL)
    }
    return found, re.findall(r'<option value="([\w -]*)" data-needs="([\w ]*)"', body)


def written(form: str, side: str, values: dict[str, str], promise: str) -> str:
    """What the page sends: the words of the form, each field that is not out of use in its place."""
    found = re.search(r'data-words="([^"]+)"', form)
    assert found is not None
    said = []
    for word in found[1].split():
        name, _, field = word.removeprefix("$").partition(".")
        if not word.startswith("$"):
            said.append(word)
        elif name == "to":
            said.append("amphora")
        elif name == side:
            said.append(values.get(field, "") if field else promise)
    return " ".join(" ".join(said).split())


def offers(form: str, place: int, side: str) -> list[str]:
    """Every promise with its usual values, and with every value of each of its fields in turn."""
    known, promises = fields(form, place)
    found = []
    for promise, needed in promises[1:]:
        needs = needed.split()
        usual = {need: REQUIRED.get(need) or (known[need] or ["5"])[0] for need in needs}
        if "about" in needs:
            usual["about"], usual["senator"] = "censor", ""
        for need in needs:
            for value in known[need] or [usual[need]]:
                values = {**usual, need: value}
                if need == "thing" and value:
                    values["kind" if "kind" in needs else "about"] = about(value)
                if need == "when" and "elected" in value:
                    values["whose"] = "julius"
                if need == "whose" and value:
                    values["when"] = "if passed censor"
                if need == "charge" and value:
                    values["trial"] = "minor"
                found.append(written(form, side, values, promise))
    return found


def about(thing: str) -> str:
    """The kind of proposal that may be about a thing."""
    from comitium.games.republic import names
    from comitium.games.republic.rules.r1_09_senate.r1_09_13_measures import MEASURES

    return next(one.name for one in MEASURES if one.thing and thing in names.THINGS[one.thing])


@pytest.mark.parametrize("floor", [False, True])
@pytest.mark.parametrize("side", ["give", "get"])
def test_1_04_3_everything_that_the_form_can_write_is_understood(floor: bool, side: str) -> None:
    match = match_in_session(floor)
    board, _ = from_match.board_of(match, MINE)
    form = unescape(look("republic").paper("offer", board, Words("en", "republic")))
    lines = offers(form, ("give", "get").index(side), side)
    assert len(lines) > 200
    refused = []
    for line in lines:
        try:
            clauses_form.read(match.game, MINE, line)
        except Illegal as why:
            refused.append((line, why.why.id))
    assert refused == []


def test_1_04_3_the_form_has_every_promise_and_every_term() -> None:
    board, _ = from_match.board_of(match_in_session(False), MINE)
    form = unescape(look("republic").paper("offer", board, Words("fr", "republic")))
    known, promises = fields(form, 0)
    assert len(promises) == len(binding_kinds()) + 2, "nothing, all that may bind, and a swap"
    for need, word in (("when", "if elected"), ("by", "by "), ("buying", "buying "), ("turn", "turn "), ("step", "step ")):
        assert [value for value in known[need] if value.startswith(word)], need
    text = "amphora swap tribune assassin"
    assert len(clauses_form.read(match_in_session(False).game, MINE, text)) == 2


def test_1_04_5_the_form_names_cards_of_the_readers_own_hand_only() -> None:
    match = match_in_session(False)
    for seat in range(4):
        board, _ = from_match.board_of(match, seat)
        form = look("republic").paper("offer", board, Words("en", "republic"))
        own = {one.face for zone in board.of_kind("hand") if zone.owner == seat for one in zone.pieces if one.face}
        known, _ = fields(form, 0)
        named = {value for value in known["card"] if re.fullmatch(r"[a-z_]+_\d+", value)}
        assert named <= own
        assert not [value for value in fields(form, 1)[0]["card"] if re.fullmatch(r"[a-z_]+_\d+", value)]


def test_the_form_calls_people_by_their_names_as_well() -> None:
    board, _ = from_match.board_of(match_in_session(False), MINE)
    seated = tuple(Person("person", "Marcus" if seat == 1 else "") for seat in range(len(board.seats)))
    form = inspect.inspected(look("republic"), board, "offer", Words("en", "republic"), seated)
    listed = re.findall("<option[^>]*>(.*?)</option>", form.split("<select name=to>")[1].split("</select>")[0])
    names = [say(name) for seat, name in enumerate(board.seats) if seat != MINE]
    assert listed == [f"{names[0]} · Marcus", *names[1:]]


def test_somebody_who_looks_on_gets_no_form() -> None:
    match = match_in_session(False)
    board, _ = from_match.board_of(match, None)
    assert inspect.inspected(look("republic"), board, "offer", Words("en", "republic")) == ""


@pytest.mark.parametrize("option", ["", "pontifex", "advocates", "laws_by_vote"])
def test_1_04_3_the_form_lists_what_this_table_plays_with(option: str) -> None:
    match = comitium.new("republic", players=4, seed=1, **({option: True} if option else {}))
    board, _ = from_match.board_of(match, 0)
    form = unescape(look("republic").paper("offer", board, Words("en", "republic")))
    assert ('value="pontifex_removal"' in form) == (option == "pontifex")
    assert ('value="if elected pontifex_maximus"' in form) == (option == "pontifex")
    assert ('value="if passed law"' in form) == (option == "laws_by_vote")
    assert ('value="gabinian_law"' in form) == (option == "laws_by_vote")
    assert ('value="advocate"' in form) == (option == "advocates")
    assert 'value="prosecutor"' in form
    assert 'value="if elected censor"' in form
