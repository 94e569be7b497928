"""The table's page and its frames: the board, the decision, and what stands beside them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from comitium.core.messages import Event, Names, Phrase
from comitium.draw.page.beside import coach, decision, inspect, moments, notes
from comitium.draw.page.looks import look
from comitium.draw.page.model import Frame, Reader, Table
from comitium.draw.page.parts import Drawing, Part, around, parts, whole
from comitium.draw.page.shell import bar as top
from comitium.draw.page.shell import crumbs, handing, page, saved
from comitium.draw.page.words import Words, describe_event, icon, spoken, text
from comitium.text import say

SPOKEN: Final = 6  # sentences that are read out at once


def table(model: Table) -> str:
    """The whole page."""
    game = look(model.board.game)
    sheets = ("table", "home", *([game.sheet] if game.sheet else []))
    return page(model.reader, title(model), table_frame(model), sheets, game.symbols(), f"{model.address}/socket")


def title(model: Table) -> str:
    """The tab's title, as plain text; it says first whether the reader is asked."""
    language = Words(model.reader.language).language
    name = Phrase(f"{model.board.game}-title")
    return say(Phrase("draw-page-title-asked", {"game": name}) if model.prompt is not None else name, language)


def table_frame(model: Table) -> str:
    """The inside of the page, whole."""
    return whole(drawing(model))


def drawing(model: Table) -> Drawing:
    """The inside of the page, taken apart."""
    game, words = look(model.board.game), Words(model.reader.language, model.board.game, model.names)
    if model.curtain:
        return (*bar(model, words), _curtain(model, words))
    due = model.coach is not None and model.coach.answer is not None
    return (
        *bar(model, words),
        f'<main class="app {model.board.game}{" due" if due else ""}" id="main" data-frame><h1 class="sr">'
        f"{words.speak(Phrase(f'{model.board.game}-title'))}</h1>{coach.coach(model.coach, model.reader, words)}"
        f'<section class="tbl" id="table" aria-label="{words.say("table")}">',
        *game.table(model, words),
        f'</section><aside class="rail" aria-label="{words.say("rail")}">',
        Part("decision", decision.panel(game, model, words)),
        *notes.panel(game, model, words),
        "</aside></main>",
    )


def frame(model: Table, number: int) -> Frame:
    """What a socket carries after something happened, with how it came about."""
    game = look(model.board.game)
    language = Words(model.reader.language).language
    happened = news(model)
    heard = aloud(happened, language, model.names)
    asked = model.prompt is not None and not model.curtain
    if asked and model.prompt is not None:
        heard.append(spoken(model.prompt.text, language, model.names))
    if model.coach is not None:
        heard.append(coach.aloud(model.coach, Words(language)))
    drawn = drawing(model)
    return Frame(
        frame=number,
        around=around(drawn),
        parts=parts(drawn),
        title=title(model),
        language=language,
        asked=asked,
        say=" ".join(heard[-SPOKEN:]) if not model.curtain else "",
        moves=tuple(game.moves(happened, model.board)) if not model.curtain else (),
        moments=moments.scenes(model),
    )


def news(model: Table) -> tuple[Event, ...]:
    """What has happened since the last frame."""
    return model.events[len(model.events) - model.moved :] if model.moved else ()


def aloud(happened: Sequence[Event], language: str, names: Names = ()) -> list[str]:
    """What of it is read to who cannot see it."""
    return [describe_event(event, language, names) for event in happened if not event.minor]


def bar(model: Table, words: Words) -> Drawing:
    """Where we are: the game, its edition, the turn; whether everything is saved."""
    board, edition = model.board, model.settings.get("rule_set")
    where = (words.game, edition if isinstance(edition, str) else "", words.speak(board.title))
    plays = board.seat is not None and not board.over
    mates = tuple(seat for seat, one in enumerate(model.people) if plays and one.kind == "device")
    named = tuple((seat, text(model.people[seat].name) or words.speak(board.seats[seat])) for seat in mates)
    return _bar(model.reader, words.language, where, model.coach is not None, plays, named, model.may_resign)


@lru_cache(maxsize=1024)
def _bar(
    reader: Reader,
    language: str,
    where: tuple[str, str, str],
    taught: bool,
    plays: bool,
    mates: tuple[tuple[int, str], ...] = (),
    resigns: bool = False,
) -> Drawing:
    """It stays the same for a whole turn."""
    game, edition, title = where
    words = Words(language, game)
    crumb = [words.speak(Phrase(f"{game}-title"))]
    if edition:
        crumb.append(words.maybe(f"{game}-option-rule-set-{edition.replace('_', '-')}") or text(edition))
    state = saved(words)
    if taught:
        state = f'<span class="chip">{icon("lamp")}<span>{words.say("lesson-table")}</span></span>{state}'
    menu = f'<a class="ib" href="/rules/{game}" target="_blank">{icon("rule")} {words.say("all-rules")}</a>'
    menu += inspect.opener(words)
    menu += "".join(handing(seat, name, words, "ib") for seat, name in mates)
    if plays:
        menu += f'<button class="ib" data-copy="" data-copied="{words.say("copied")}">{icon("link")} '
        menu += f"{words.say('own-link-copy')}</button>"
        menu += f'<button class="ib" data-hide>{icon("hidden")} {words.say("hide")}</button>'
    if resigns:
        menu += f'<button class="ib" data-send="resign" data-confirm="{words.say("resign-sure")}">{icon("close")} '
        menu += f"{words.say('resign')}</button>"
    return top(reader, words, crumbs(*crumb, title), state, menu, live=True)


def _curtain(model: Table, words: Words) -> str:
    """People at one device: nothing of the table is drawn before the right one has it."""
    name = text(model.curtain)
    return (
        f'<main class="app" id="main"><section class="panel curtain" id="decision"><h1 id="question" tabindex="-1">'
        f'{words.say("curtain", name=name)}</h1><p class="sub">{words.say("curtain-about")}</p>'
        f'<button class="btn pri" data-send="reveal">{icon("eye")} {words.say("curtain-open", name=name)}</button>'
        f"</section></main>"
    )
