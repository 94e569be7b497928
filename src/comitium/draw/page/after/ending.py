"""The end of a game: who has won and why, the score by the rules, how it went, what was hidden, and what may be checked."""

from __future__ import annotations

from msgspec import structs

from comitium.core.messages import Phrase
from comitium.draw.page.after.charts import TEXTS, chart
from comitium.draw.page.after.inputs import Ending, Ladder
from comitium.draw.page.after.report import COLON, render_report
from comitium.draw.page.beside import log as lines
from comitium.draw.page.beside import moments
from comitium.draw.page.beside.notes import chat
from comitium.draw.page.looks import look
from comitium.draw.page.model import Frame
from comitium.draw.page.parts import whole
from comitium.draw.page.shell import page, token
from comitium.draw.page.table import SPOKEN, aloud, bar, news, title
from comitium.draw.page.words import Words, icon, text
from comitium.draw.page.zones import name_and_seat
from comitium.text import say


def ending(model: Ending) -> str:
    table = model.table
    game = look(table.board.game)
    sheets = ("table", "home", *([game.sheet] if game.sheet else []))
    return page(table.reader, title(table), _inside(model), sheets, game.symbols(), f"{table.address}/socket")


def ending_frame(model: Ending, number: int) -> Frame:
    """The end as a frame: whoever sat at the table finds it in the place of the table."""
    words = Words(model.table.reader.language, model.table.board.game, model.table.names)
    heard = [*aloud(news(model.table), words.language, words.names)[-SPOKEN:], *say_result(model)]
    return Frame(
        frame=number,
        around=_inside(model),
        title=title(model.table),
        language=words.language,
        say=" ".join(heard),
        moments=moments.scenes(model.table),
    )


def say_result(model: Ending) -> list[str]:
    """Who has won, and that another game waits."""
    language = Words(model.table.reader.language).language
    told = [_result(model), *([Phrase("draw-page-rematch-waits")] if model.again else [])]
    return [say(one, language, model.table.names) for one in told]


def _result(model: Ending) -> Phrase:
    seats = tuple(model.table.board.seats[seat] for seat in model.outcome.winners)
    return Phrase("draw-page-won", {"seats": seats, "count": len(seats)})


def _inside(model: Ending) -> str:
    table = model.table
    words = Words(table.reader.language, table.board.game, table.names)
    game = look(table.board.game)
    sheets = "".join(
        f"<h2>{words.speak(one.title).rstrip(COLON)}</h2>{game.score(one, table.board, words)}" for one in table.board.sheets
    )
    charts = "".join(
        f'<section class="panel pad"><h2>{words.speak(one.title)}</h2>{chart(one, table.board, words)}</section>'
        for one in model.charts
    )
    if model.pending or model.failed:
        charts = _failed(model, words) if model.failed else _pending(words)
    what_happened = (
        f'<section class="panel pad wide told"><h2>{words.say("report")}</h2>{render_report(model.report, words)}</section>'
        if model.report
        else ""
    )
    log = f'<div class="pad tall">{lines.log(game, table.board, table.events, 0, words)}</div>'
    return (
        f"{whole(bar(table, words))}"
        f'<main class="pg two {table.board.game}" id="main">{_head(model, words)}<div class="flow wide">'
        f'{_ladders(model, words)}<section class="panel pad">{sheets}</section>{_next(model, words)}{charts}</div>'
        f"{what_happened}"
        f"{_talk(model, words)}{_folded('last', words.say('final-table'), _last(model, words))}"
        f"{_folded('log', words.say('tab-log'), log)}"
        f"{_folded('seed', words.say('seed'), _check(model, words))}</main>"
    )


def _ladders(model: Ending, words: Words) -> str:
    """How well each player has done: the places as steps, the one that was reached framed, and the figures."""
    return "".join(_ladder(one, words) for one in model.ladders)


def _ladder(one: Ladder, words: Words) -> str:
    rungs = "".join(
        f'<li{" aria-current=true" if place == one.at else ""}><b class="num">{place + 1}</b> {words.speak(rung)}</li>'
        for place, rung in enumerate(one.rungs)
    )
    figures = "".join(
        f'<div><dt>{words.speak(name)}</dt><dd class="num">{_signed(number)}</dd></div>' for name, number in one.figures
    )
    return (
        f'<section class="panel pad"><div class="row"><h2>{words.speak(one.title)}</h2><span class="sp"></span>'
        f'{words.cite(one.rule)}</div><p>{words.speak(one.about)}</p><ol class="rungs">{rungs}</ol>'
        f'<dl class="figures">{figures}</dl></section>'
    )


def _signed(number: int) -> str:
    return f"−{-number}" if number < 0 else str(number)


def _pending(words: Words) -> str:
    """How it went takes a while to work out."""
    return f'<section class="panel pad" role="status"><p>{icon("hourglass")} {words.say("report-pending")}</p></section>'


def _failed(model: Ending, words: Words) -> str:
    """It could not be worked out: the page says so, and asks for it again."""
    again = f'<a class="btn" href="{text(model.table.address)}">{icon("undo")} {words.say("report-again")}</a>'
    return f'<section class="panel pad" role="alert"><p>{icon("warn")} {words.say("report-failed")}</p>{again}</section>'


def _talk(model: Ending, words: Words) -> str:
    """What there is to say after a game among people."""
    table = model.table
    if not table.chat and all(one.kind in ("you", "yours", "bot", "rule") for one in table.people):
        return ""
    room = "table" if table.board.seat is not None else "gallery"
    inside = chat(look(table.board.game), table.chat, room, words)
    return f'<section class="panel pad wide" id="talk"><h2>{words.say("tab-talk")}</h2>{inside}</section>'


def _folded(id: str, title: str, inside: str) -> str:
    """What is long waits until it is looked for."""
    return (
        f'<details class="panel wide fin" id="{id}" data-keep><summary class="pad">{icon("next", "s16")} '
        f"<h2>{title}</h2></summary>{inside}</details>"
    )


def _last(model: Ending, words: Words) -> str:
    """The table as it lies now, with every card face-up."""
    table = structs.replace(model.table, board=model.opened) if model.opened is not None else model.table
    drawn = whole(look(table.board.game).table(table, words))
    return f'<section class="tbl" id="table" aria-label="{words.say("final-table")}">{drawn}</section>'


def _head(model: Ending, words: Words) -> str:
    """Who has won, by which rule, and the points."""
    table, outcome = model.table, model.outcome
    game = look(table.board.game)
    badges = game.crest(table.board, outcome.winners)
    order = list(range(len(table.board.seats)))
    scores = ""
    best = max(outcome.scores, default=0)
    counted = all(outcome.scores[seat] == best for seat in outcome.winners)  # else something else than the score has won
    if best > 1 and counted and (outcome.winners or len(set(outcome.scores)) == 1):  # else all have lost
        order.sort(key=lambda seat: -outcome.scores[seat])
        signs = {line.owner: f" {line.sign}-t" for one in model.charts for line in one.lines if line.sign in TEXTS}
        scores = f'<span class="mut">{words.say("to")}</span>'.join(
            f'<b class="num n{signs.get(seat, "")}">{outcome.scores[seat]}</b>' for seat in order[:2]
        )
    named = [name_and_seat(table.people, table.board, seat, words) for seat in order if seat < len(table.people)]
    people = ", ".join(f"{name} ({about})" for name, about in named)
    own = table.board.seat
    verdict = words.say("won-you" if own in outcome.winners else "lost-you") if own is not None and outcome.winners else ""
    told = f"{table.board.game}-ending-{outcome.reason}"
    tied = bool(outcome.winners) and counted and outcome.scores.count(best) > len(outcome.winners)
    reason = (words.maybe(f"{told}-tied") if tied else "") or words.maybe(told)
    how = f"<p>{reason.rstrip('.')}.</p>" if reason else ""
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
        f"{icon('play')} {words.say('rematch-join' if model.again else 'rematch')}</button></form>"
        if model.rematch
        else ""
    )
    again = f'<p class="note gold">{words.say("rematch-waits")}</p>' if model.again else ""
    seat = model.table.board.seat
    own = f"{model.replay}?seat={seat}" if seat is not None else model.replay  # whoever played it sees it from her chair
    replay = f'<a class="btn" href="{text(own)}">{icon("log")} {words.say("replay")}</a>' if model.replay else ""
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
    beat = (
        f'<button class="btn" data-copy="{text(model.beat)}" data-copied="{words.say("copied")}">{icon("link")} '
        f'{words.say("beat-share")}</button><a class="btn ghost" href="/record?game={model.table.board.game}">'
        f"{icon('trophy')} {words.say('record')}</a>"
        if model.beat
        else ""
    )
    return (
        f'<section class="panel pad"><h2>{words.say("next")}</h2>{again}{_beaten(model, words)}<div class="row wrap">'
        f'{rematch}{replay}{share}{journal}{beat}<a class="btn ghost" href="/">{words.say("home")}</a></div></section>'
    )


def _beaten(model: Ending, words: Words) -> str:
    """Whether the result was beaten that somebody has set."""
    if model.beaten is None:
        return ""
    result, how = model.beaten
    return f'<p class="note gold">{words.say("beaten", result=result, how=how)}</p>'


def _check(model: Ending, words: Words) -> str:
    """The seed that was sealed at the start, and how to check it."""
    return (
        f'<div class="pad"><p class="sub">{words.say("seed-about")}</p>'
        f'<p><span class="label">{words.say("seed-is")}</span> <code>{model.seed}</code></p>'
        f'<p><span class="label">{words.say("seed-hash")}</span> <code>{text(model.commitment)}</code></p>'
        f'<p class="sm"><code>printf %s "comitium seed {model.seed}" | sha256sum</code></p></div>'
    )
