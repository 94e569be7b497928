"""The end of a game: who has won and why, the score by the rules, how it went, what was hidden, and what may be checked."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from comitium.core.messages import Phrase
from comitium.draw.page import log as lines
from comitium.draw.page import notes
from comitium.draw.page.charts import chart
from comitium.draw.page.looks import look
from comitium.draw.page.model import Ending, Frame
from comitium.draw.page.parts import whole
from comitium.draw.page.shell import page, token
from comitium.draw.page.table import bar, title
from comitium.draw.page.words import Words, icon, text
from comitium.draw.page.zones import person
from comitium.text import say


def ending(model: Ending) -> str:
    table = model.table
    game = look(table.board.game)
    sheets = ("table", "home", *([game.sheet] if game.sheet else []))
    return page(table.reader, title(table), _inside(model), sheets, game.symbols(), f"{table.address}/socket")


def ending_frame(model: Ending, number: int) -> Frame:
    """The end as a frame: whoever sat at the table finds it in the place of the table."""
    words = Words(model.table.reader.language, model.table.board.game)
    return Frame(frame=number, around=_inside(model), title=title(model.table), language=words.language, say=say_result(model))


def say_result(model: Ending) -> str:
    language = Words(model.table.reader.language).language
    return say(_result(model), language)


def _result(model: Ending) -> Phrase:
    seats = tuple(model.table.board.seats[seat] for seat in model.outcome.winners)
    return Phrase("draw-page-won", {"seats": seats, "count": len(seats)})


def _inside(model: Ending) -> str:
    table = model.table
    words = Words(table.reader.language, table.board.game)
    game = look(table.board.game)
    sheets = "".join(f"<h2>{words.speak(one.title)}</h2>{game.score(one, table.board, words)}" for one in table.board.sheets)
    charts = "".join(
        f'<section class="panel pad"><h2>{words.speak(one.title)}</h2>{chart(one, table.board, words)}</section>'
        for one in model.charts
    )
    told = (
        f'<section class="panel pad wide"><h2>{words.say("report")}</h2><div class="report">'
        f"{told_of(model.report, words)}</div></section>"
        if model.report
        else ""
    )
    log = lines.log(game, table.board, table.events, 0, words)
    return (
        f"{whole(bar(table, words))}"
        f'<main class="pg two {table.board.game}" id="main">{_head(model, words)}<div class="flow wide">'
        f'<section class="panel pad">{sheets}</section>{_next(model, words)}{charts}{_check(model, words)}</div>'
        f'{told}<section class="panel wide fin" id="table" '
        f'aria-label="{words.say("final-table")}">'
        f'<h2 class="pad">{words.say("final-table")}</h2><div class="tbl">{whole(game.table(table, words))}</div></section>'
        f'<section class="panel pad wide"><h2>{words.say("tab-log")}</h2><div class="tall">{log}</div></section></main>'
    )


def told_of(report: Sequence[str], words: Words) -> str:
    """A report line by line; what is moved in belongs to the line above it."""
    found: list[str] = []
    for is_inner, run in groupby(report, key=lambda line: line.startswith(" ")):
        lines = [notes.cited(text(line.strip()), words) for line in run]
        if is_inner:
            found[-1:] = [f"<h3>{one.removeprefix('<p>').removesuffix('</p>')}</h3>" for one in found[-1:]]
            found.append(f"<ul>{''.join(f'<li>{line}</li>' for line in lines)}</ul>")
        else:
            found += [f"<p>{line}</p>" for line in lines]
    return "".join(found)


def _head(model: Ending, words: Words) -> str:
    """Who has won, by which rule, and the points."""
    table, outcome = model.table, model.outcome
    game = look(table.board.game)
    badges = "".join(game.badge(seat) for seat in outcome.winners[:4])
    people = ", ".join(
        f"{words.speak(table.board.seats[seat])} ({person(one, words)})"
        for seat, one in enumerate(table.people)
        if seat < len(table.board.seats)
    )
    scores = ""
    if max(outcome.scores, default=0) > 1 and (outcome.winners or len(set(outcome.scores)) == 1):  # else all have lost
        order = sorted(range(len(outcome.scores)), key=lambda seat: -outcome.scores[seat])
        scores = f'<span class="mut">{words.say("to")}</span>'.join(
            f'<b class="num n">{outcome.scores[seat]}</b>' for seat in order[:2]
        )
    own = table.board.seat
    verdict = words.say("won-you" if own in outcome.winners else "lost-you") if own is not None and outcome.winners else ""
    reason = words.maybe(f"{table.board.game}-ending-{outcome.reason}")
    how = f"<p>{reason}</p>" if reason else ""
    kick = f'<span class="kick">{verdict}</span>' if verdict else ""
    return (
        f'<section class="panel win wide"><div class="row">{badges}</div><div>{kick} {words.cite(outcome.rule, more=True)}'
        f'<h1 id="question" tabindex="-1">{words.speak(_result(model))}</h1>{how}<p class="sub">{people}</p></div>'
        f'<div class="vsn">{scores}</div></section>'
    )


def _next(model: Ending, words: Words) -> str:
    """What one may do now."""
    rematch = (
        f'<form method="post" action="{text(model.rematch)}">{token(model.table.reader)}<button class="btn pri">'
        f"{icon('play')} {words.say('rematch')}</button></form>"
        if model.rematch
        else ""
    )
    replay = f'<a class="btn" href="{text(model.replay)}">{icon("log")} {words.say("replay")}</a>' if model.replay else ""
    share = (
        f'<button class="btn" data-copy="{text(model.replay)}" data-copied="{words.say("copied")}">{icon("link")} '
        f"{words.say('share')}</button>"
        if model.replay
        else ""
    )
    journal = (
        f'<a class="btn" href="{text(model.journal)}" download>{icon("down")} {words.say("journal")}</a>'
        if model.journal
        else ""
    )
    return (
        f'<section class="panel pad"><h2>{words.say("next")}</h2><div class="row wrap">{rematch}{replay}{share}{journal}'
        f'<a class="btn ghost" href="/">{words.say("home")}</a></div></section>'
    )


def _check(model: Ending, words: Words) -> str:
    """The seed that was sealed at the start, and how to check it."""
    return (
        f'<section class="panel pad"><h2>{words.say("seed")}</h2><p class="sub">{words.say("seed-about")}</p>'
        f'<p><span class="label">{words.say("seed-is")}</span> <code>{model.seed}</code></p>'
        f'<p><span class="label">{words.say("seed-hash")}</span> <code>{text(model.commitment)}</code></p>'
        f'<p class="sm"><code>printf %s "comitium seed {model.seed}" | sha256sum</code></p></section>'
    )
