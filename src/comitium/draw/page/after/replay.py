"""A finished game step by step: the table from any viewpoint, a slider, play and pause; the address names the step."""

from __future__ import annotations

import json
from typing import Final

from msgspec import to_builtins

from comitium.core.messages import Phrase
from comitium.draw.page.after.inputs import Replay
from comitium.draw.page.beside import inspect, log
from comitium.draw.page.beside.decision import question
from comitium.draw.page.looks import look
from comitium.draw.page.model import Table
from comitium.draw.page.parts import whole
from comitium.draw.page.shell import bar, crumbs, page
from comitium.draw.page.words import Words, describe_event, icon, text
from comitium.text import say

OPENED: Final = "open"  # the viewpoint from which no card is hidden
TOLD: Final = 2  # of what happened at a step, the last


def replay(model: Replay) -> str:
    game = look(model.board.game)
    words = Words(model.reader.language)
    name = f"{say(Phrase(f'{model.board.game}-title'), words.language)} · {say(Phrase('draw-page-replay'), words.language)}"
    sheets = ("table", "home", *([game.sheet] if game.sheet else []))
    return page(model.reader, name, replay_frame(model), sheets, game.symbols())


def replay_frame(model: Replay) -> str:
    words = Words(model.reader.language, model.board.game, model.names)
    game = look(model.board.game)
    table = Table(
        reader=model.reader,
        address=model.address,
        board=model.board,
        people=model.people,
        settings=model.settings,
        events=model.events,
        event_count=len(model.events),
        fresh=model.moved,
        moved=model.moved,
    )
    seat = _viewpoint(model)
    news = model.events[len(model.events) - model.moved :] if model.moved else ()
    moves = text(json.dumps(to_builtins(game.moves(news, model.board)))) if model.moved else "[]"
    where = crumbs(words.speak(Phrase(f"{model.board.game}-title")), words.say("replay"), words.speak(model.board.title))
    drawn = whole(game.table(table, words))
    above = whole(bar(model.reader, words, where, menu=inspect.opener(words)))
    return (
        f'{above}<main class="app {model.board.game}" id="main" data-replay="'
        f'{text(model.address)}" data-step="{model.step}" '
        f'data-steps="{model.steps}" data-seat="{seat}" data-moves="{moves}"><h1 class="sr">{words.say("replay")}'
        f'</h1><section class="tbl" id="table" aria-label="{words.say("table")}">'
        f'{drawn}</section><aside class="rail" aria-label="{words.say("replay")}">{_controls(model, words)}'
        f'<section class="panel notes" aria-label="{words.say("tab-log")}"><div class="tab" tabindex="0" '
        f'role="group" aria-label="{words.say("tab-log")}">'
        f"{log.log(game, model.board, model.events, model.moved, words)}</div></section></aside></main>"
    )


def replay_glass(model: Replay, id: str) -> str:
    """A thing on the table of this step and viewpoint, large, or ("") a list of all; "" if there is no such thing."""
    words = Words(model.reader.language, model.board.game, model.names)
    return inspect.inspected(look(model.board.game), model.board, id, words) if id else inspect.listed(model.board, words)


def _viewpoint(model: Replay) -> str:
    """Whose eyes the table is seen with, as the address says it."""
    return OPENED if model.opened else "" if model.board.seat is None else str(model.board.seat)


def _did(model: Replay, words: Words) -> str:
    """Who did what: the answer with its question, for "No" alone says nothing."""
    if model.by is None:
        return ""
    seat = model.board.seats[model.by]
    if model.done is None:
        return words.speak(seat)
    if model.asked is None:
        return words.say("replay-does", seat=seat, choice=model.done.text)
    asked, _ = question(say(model.asked, words.language, words.names))
    return words.say("replay-answers", seat=seat, question=asked, choice=model.done.text)


def _controls(model: Replay, words: Words) -> str:
    """The slider and the buttons; without scripts the buttons are links."""
    views = "".join(
        f'<option value="{seat}"{" selected" if model.board.seat == seat else ""}>{words.speak(name)}</option>'
        for seat, name in enumerate(model.board.seats)
    )
    seat = _viewpoint(model)
    happened = model.events[len(model.events) - model.moved :] if model.moved else ()
    heard = [(text(describe_event(event, words.language, words.names)), event.rule) for event in happened if not event.minor]
    done = "".join(f'<p class="sub">{said} {words.cite(rule)}</p>' for said, rule in heard[-TOLD:])

    def go(step: int, sign: str, label: str, keys: str) -> str:
        at = max(0, min(model.steps, model.step + step))
        link = f"{text(model.address)}?step={at}&amp;seat={seat}"
        return (
            f'<a class="btn" href="{link}" data-go="{at}" data-key="{keys}" aria-label="{label}" title="{label}">'
            f"{icon('next', sign)}</a>"
        )

    chosen = " selected" if model.opened else ""
    opened = f'<option value="{OPENED}"{chosen}>{words.say("viewpoint-open")}</option>'
    now = max((at for at, _ in model.turns if at <= model.step), default=-1)
    turns = "".join(
        f'<option value="{at}"{" selected" if at == now else ""}>'
        f"{text(describe_event(event, words.language, words.names).removesuffix('.'))}</option>"
        for at, event in model.turns
    )
    turned = f"<label>{words.say('go-to-turn')}<select data-turn>{turns}</select></label>" if len(model.turns) > 1 else ""

    return (
        f'<section class="panel dec wait" id="decision"><header aria-live="polite">'
        f'<span class="kick">{words.say("replay")}</span>'
        f'<h2 id="question" tabindex="-1">{words.say("step-of", step=model.step, steps=model.steps)}</h2>'
        f'<p>{_did(model, words)}</p>{done}</header><div class="body">'
        f'<input type="range" data-slide min="0" max="{model.steps}" value="{model.step}" aria-label="{words.say("step")}">'
        f'<div class="row">{go(-1, "back", words.say("step-back"), "p arrowleft")}<button class="btn pri" data-play '
        f'data-key="space" aria-pressed="false" data-keep><span class="rests">{icon("play")} {words.say("play")}</span>'
        f"<span class=runs>{icon('pause')} {words.say('pause')}</span></button>"
        f"{go(1, '', words.say('step-on'), 'n arrowright')}</div><div class=pair>{turned}"
        f'<label>{words.say("viewpoint")}<select data-viewpoint><option value="">{words.say("viewpoint-all")}'
        f"</option>{views}{opened}</select></label></div>"
        f'<p class="mut xs keyed">{words.say("replay-keys")}</p></div></section>'
    )
