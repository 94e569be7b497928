"""Standing orders beside the table: what the reader has ordered, the end of each, and a form for another one.

An order says what is answered, how often, and for how long: for the game, while something goes on that everybody can see, or
until something happens.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from comitium.core.messages import Prompt
from comitium.core.registry import game_type
from comitium.core.vocabulary import AMOUNT
from comitium.draw.page.model import Table
from comitium.draw.page.words import Words, icon, sends, spoken_amount, text
from comitium.draw.rulebook import asked_under
from comitium.match.orders import ALWAYS, ANY, FORCED, IDLE, IDLE_ALONE, QUIET, StandingOrder

TIMES: Final = (ALWAYS, 1, 3)
NAMED: Final = {  # what such an order answers, whatever is asked
    FORCED: "orders-only",
    QUIET: "orders-calm",
    IDLE: "orders-idle",
    IDLE_ALONE: "orders-idle",
}


def panel(model: Table, words: Words) -> str:
    standing = len(model.orders)
    listed = "".join(_line(order, number, standing, model, words) for number, order in enumerate(model.orders, start=1))
    cancel = (
        f'<button class="btn small" data-send="disorder">{icon("close", "s16")} {words.say("orders-cancel")}</button>'
        if standing > 1
        else ""
    )
    empty = f'<p class="mut">{words.say("orders-none")}</p>' if not listed else ""
    asked = model.prompt.kind if model.prompt is not None else ""
    form = "" if model.board.over else _form(words.game, words.language, asked, model.scopes)
    return (
        f'<div class="orders"><p class="sub">{icon("hidden", "s16")} {words.say("orders-about")}</p><ul>{listed}</ul>{empty}'
        f"{cancel}{form}</div>"
    )


def quick(model: Table, words: Words) -> str:
    """A question that comes again and again: out of turn, its first answer for as long as something goes on; in a round, all
    that are left, in the order in which they are listed; with a single answer, that answer here and wherever it is so; where
    nothing of one's own is at stake, not to be asked any more; and what does nothing, where it is a habit."""
    asked, profile = model.prompt, game_type(model.board.game).profile
    if asked is None or not (asked.options or asked.amounts) or model.coach is not None:
        return ""
    first, spoken = next(iter(asked.options), None), dict(profile.scopes)
    buttons = _habit(asked, profile.habits, words)
    if first is None or buttons:
        pass
    elif asked.kind in profile.replies and first.text.id.endswith("-pass"):  # who has begun to act is asked alike
        for scope in model.scopes:
            said = words.say("orders-quick", choice=first.text, scope=spoken[scope])
            buttons += _quick(sorted(profile.replies), [first.choice], scope, said)
    elif asked.kind in profile.rounds and model.scopes:
        listed = [option.choice for option in asked.options if option.text.id == first.text.id]
        buttons += _quick([asked.kind], listed, model.scopes[0], words.say("orders-round")) if len(listed) > 1 else ""
    if _forced(model, asked):
        buttons += _quick([ANY], [FORCED], "", words.say("orders-forced"))
    elif model.calm and not buttons:
        buttons += _quick([ANY], [QUIET], "", words.say("orders-quiet"))
    return f'<div class="asides">{buttons}</div>' if buttons else ""


def _habit(asked: Prompt, habits: frozenset[str], words: Words) -> str:
    """The answer that does nothing, from now on, where a game knows one: the first of a list, or the least of some numbers."""
    found = [(option.text, option.choice) for option in asked.options[:1]]
    found += [(spoken_amount(one.text, AMOUNT, one.low), one.choice + one.low) for one in asked.amounts[:1]]
    return "".join(
        _quick([asked.kind], [choice], "", words.say("orders-habit", choice=said))
        for said, choice in found
        if said.id in habits
    )


def _forced(model: Table, asked: Prompt) -> bool:
    """Whether a single answer is left, and an order would give it: where other people might read its haste it does not."""
    single = len(asked.options) == 1 and not asked.amounts and model.form is None
    watched = any(one.kind in ("person", "device") for one in model.people)
    return single and not (watched and asked.kind in game_type(model.board.game).profile.replies)


def _quick(questions: Sequence[str], choices: Sequence[int], scope: str, said: str) -> str:
    """A button that leaves orders: one answer as often as one of the questions is asked, or each of several once."""
    times = 1 if len(choices) > 1 else ALWAYS
    left = [
        {"question": question, "choice": choice, "times": times, "within": scope}
        for question in questions
        for choice in choices
    ]
    return f'<button type="button" class="btn small" {sends("order", *left)}>{icon("bell", "s16")} {said}</button>'


def _line(order: StandingOrder, number: int, standing: int, model: Table, words: Words) -> str:
    """One order: the answer, to which question, for how long; and its end."""
    game = game_type(model.board.game)
    named = NAMED.get(order.choice)
    what = words.say(named) if named is not None else words.speak(game.describe(order.choice).text)
    spoken = dict(game.profile.scopes) | dict(game.profile.moments)
    held = spoken.get(order.within or order.until)
    how_long = words.speak(held) if held is not None else words.say("orders-ever")
    often = words.say("orders-left", count=order.times) if order.times != ALWAYS else ""
    details = " · ".join(filter(None, (how_long, often)))
    asked = f"{words.say('orders-asked')} {_question(order, words)}" if order.question != ANY else words.say("orders-any")
    cancel = words.say("orders-cancel-one", number=number)
    return (
        f'<li class="row">{icon("bell", "s16")}<span class="ordered"><b>{what}</b><span class="sub">{asked}</span>'
        f'<span class="sub">{details}</span></span>'
        f'<span class="sp"></span><button class="ib" {sends("disorder", number=number, of=standing)} '
        f'aria-label="{cancel}">{icon("close")}</button></li>'
    )


def _question(order: StandingOrder, words: Words) -> str:
    """A kind of question is called by the rule it stands under."""
    rule = asked_under(words.game).get(order.question, "")
    return words.cite(rule, more=True) if rule else text(order.question)


@lru_cache(maxsize=1024)
def _form(game: str, language: str, asked: str, going_on: tuple[str, ...]) -> str:
    """What is answered: what is chosen in the panel above, to this kind of question, or the only answer there is, to any."""
    words = Words(language, game)
    chosen = (
        f'<label><input type="radio" name="what" value="chosen" checked>{words.say("orders-chosen")}</label>' if asked else ""
    )
    checked = "" if chosen else " checked"
    forced = f'<label><input type="radio" name="what" value="{FORCED}"{checked}>{words.say("orders-forced")}</label>'
    quiet = f'<label><input type="radio" name="what" value="{QUIET}">{words.say("orders-quiet")}</label>'
    times = "".join(f'<option value="{count}">{words.say("orders-times", count=count)}</option>' for count in TIMES)
    return (
        f'<form class="order-new" data-order-new="{text(asked)}" data-first="{words.say("orders-choose")}"><fieldset>'
        f'<legend class="label">{words.say("orders-new")}</legend><div class="ways">{chosen}{forced}{quiet}</div></fieldset>'
        f'<label>{words.say("orders-how-long")}<select name="scope">{_scopes(going_on, words)}</select></label>'
        f'<label>{words.say("orders-how-often")}<select name="times">{times}</select></label>'
        f'<button class="btn small">{icon("bell", "s16")} {words.say("orders-leave")}</button></form>'
    )


def _scopes(going_on: tuple[str, ...], words: Words) -> str:
    """For how long: what goes on now comes first."""
    profile = game_type(words.game).profile
    within = "".join(
        f'<option value="within {id}">{words.speak(said)}</option>' for id, said in profile.scopes if id in going_on
    )
    until = "".join(f'<option value="until {id}">{words.speak(said)}</option>' for id, said in profile.moments)
    return f'{within}<option value="">{words.say("orders-ever")}</option>{until}'
