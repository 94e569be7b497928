"""Standing orders beside the table: each line names the question, the answer and for how long."""

from __future__ import annotations

import json

import pytest
from msgspec.structs import replace

from comitium.core.registry import game_type
from comitium.draw import page
from comitium.draw.page.model import Person
from comitium.draw.rulebook import asked_under, rules
from comitium.match.orders import FORCED, QUIET, StandingOrder
from comitium.text import say

from .drawn import FRENCH, Parsed, model, steps


def listed(html: str) -> str:
    return Parsed(html.split('class="orders"')[1].split("<ul>")[1].split("</ul>")[0]).text


def test_an_order_is_listed_with_its_question_its_answer_and_its_scope() -> None:
    *_, match = steps("caesar", 2, 3, 40)
    seat = match.game.actors()[0]
    choice = match.game.legal(seat)[0]
    match.order(1 - seat, StandingOrder("VetoWindow", choice, times=3, until="VoteDecided"))
    line = listed(page.table_frame(model(match, 1 - seat, FRENCH)))
    for words in ("à la question", "§ 6.6", "Veto", "vote", "3"):
        assert words in line


def test_an_order_for_any_question_says_so() -> None:
    *_, match = steps("caesar", 2, 3, 40)
    match.order(0, StandingOrder("", FORCED))
    assert "to any question" in listed(page.table_frame(model(match, 0)))


def test_a_quiet_order_is_offered_and_listed_in_words() -> None:
    *_, match = steps("caesar", 2, 3, 40)
    match.order(0, StandingOrder("", QUIET))
    html = page.table_frame(model(match, 0))
    assert "Skip whatever doesn’t affect me" in listed(html)
    assert f'value="{QUIET}"' in html


def test_what_is_no_question_of_the_game_is_written_and_not_believed() -> None:
    *_, match = steps("caesar", 2, 3, 40)
    match.order(0, StandingOrder("<b>Nothing", FORCED))
    html = page.table_frame(model(match, 0))
    assert "&lt;b&gt;Nothing" in html
    assert "to any question" not in html


@pytest.mark.parametrize(("game", "players", "choices"), [("caesar", 2, 200), ("idus", 6, 120), ("republic", 5, 500)])
def test_every_question_that_is_asked_stands_under_a_rule(game: str, players: int, choices: int) -> None:
    numbers = {rule.number for rule in rules(game)}
    under = asked_under(game)
    asked: set[str] = set()
    for match in steps(game, players, 2, choices):
        asked |= {match.question(seat).kind for seat in match.game.actors()}
    assert len(asked) > 4
    assert {one: under.get(one) for one in asked if under.get(one) not in numbers} == {}


def test_a_question_out_of_turn_can_be_answered_for_as_long_as_something_goes_on() -> None:
    found = set()
    for match in steps("republic", 4, 2, 600):
        for seat in match.game.actors():
            drawn = page.table_frame(model(match, seat))
            asked = match.question(seat)
            sent = [json.loads(tag["data-with"]) for _, tag in Parsed(drawn).tags if tag.get("data-send") == "order"]
            orders = [one for one in sent if one[0]["question"]]
            if asked.kind == "Call" and len(asked.options) > 2:
                assert [len(one) for one in orders] == [len(asked.options) - 1]  # all but the withdrawal
            else:
                begun = bool(asked.options) and not asked.options[0].text.id.endswith(
                    "-pass"
                )  # an attempt, whose assassin is asked for
                assert bool(orders) == (asked.kind == "Window" and bool(model(match, seat).scopes) and not begun), asked.kind
                found |= {"begun"} if asked.kind == "Window" and begun else set()
            found |= {
                f"Pass {scope}" for scope in ("during this vote", "during this Senate Phase") if f"Pass {scope}" in drawn
            }
        if len(found) == 3:
            return
    raise AssertionError("no window was ever open")


def test_an_answer_that_was_the_only_one_is_not_called_a_standing_order() -> None:
    *_, match = steps("caesar", 2, 3, 40)
    drawn = model(match, match.game.actors()[0])
    given = match.game_type.describe(match.game.legal(match.game.actors()[0])[0])
    said = {
        (count, forced): Parsed(page.table_frame(replace(drawn, ordered=(given,) * count, forced=forced))).text
        for count, forced in ((1, 1), (2, 2), (2, 1))
    }
    once = f"Answered for you before this, as nothing else was possible: {say(given.text, 'en')}."
    assert f"{once} § {given.rule}" in " ".join(said[1, 1].split()), "with the rule by which it was asked"
    assert "Answered for you before this, 2 times" in said[2, 2]
    told = f"Your standing orders answered 2 times, most recently: {say(given.text, 'en')}."
    assert told in said[2, 1], "the same answer twice is named once"


def test_where_a_single_answer_is_left_it_can_be_given_wherever_that_is_so() -> None:
    """Not where somebody beside the bots could read off the haste who holds nothing."""
    seen = set()
    for match in steps("republic", 4, 2, 600):
        for seat in match.game.actors():
            asked, drawn = match.question(seat), model(match, seat)
            alone = replace(drawn, people=tuple(Person("bot") for _ in drawn.people))
            beside = replace(drawn, people=tuple(Person("person") for _ in drawn.people))
            single = len(asked.options) == 1 and not asked.amounts and drawn.form is None
            offers = [f'"choice":{FORCED},' in page.table_frame(one) for one in (alone, beside)]
            assert offers == [single, single and asked.kind not in game_type("republic").profile.replies], asked.kind
            seen.add((single, *offers))
    assert {(True, True, True), (True, True, False), (False, False, False)} <= seen


def test_where_nothing_of_hers_is_at_stake_she_can_say_not_to_be_asked() -> None:
    """Somebody tries to win over a senator of others: a bid against it is asked of everybody."""
    seen = set()
    for match in steps("republic", 4, 2, 600):
        for seat in match.game.actors():
            asked = match.question(seat)
            if asked.kind == "CounterBribe" and asked.amounts:
                offered = f'"choice":{QUIET},' in page.table_frame(model(match, seat))
                assert offered == (match.game.stack[-1].routine_answer(match.game, seat) >= 0)
                seen.add(offered)
    assert seen == {True, False}
