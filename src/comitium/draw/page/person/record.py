"""A person's own results, the best of each kind of game first; and a deal that somebody has set to be beaten."""

from __future__ import annotations

from collections.abc import Sequence

from comitium.core.messages import Phrase
from comitium.draw.page.before.home import day
from comitium.draw.page.person.inputs import Challenge, Kept, Record
from comitium.draw.page.shell import crumbs, page, token, top
from comitium.draw.page.words import Words, icon, text
from comitium.text import say


def record(model: Record) -> str:
    """All finished games of a person that are compared with each other."""
    words = Words(model.reader.language, model.game)
    name = words.speak(Phrase(f"{model.game}-title"))
    kinds: dict[str, list[Kept]] = {}
    for one in model.kept:
        kinds.setdefault(one.result.kind, []).append(one)
    body = "".join(_kind(games, words) for _, games in sorted(kinds.items()))
    none = f'<section class="panel pad"><p>{words.say("record-none")}</p></section>'
    inside = (
        f'{top(model.reader, words, crumbs(name, words.say("record")))}<main class="pg one" id="main"><header class="hero">'
        f"<h1>{words.say('record')}</h1><p>{words.say('record-about')}</p></header>{body or none}"
        f'<p><a class="btn" href="/?game={model.game}">{words.say("home")}</a></p></main>'
    )
    return page(model.reader, say(Phrase("draw-page-record"), words.language), inside, ("home",))


def _kind(games: Sequence[Kept], words: Words) -> str:
    """The games of one kind: how many, and all of them, the best first."""
    best = sorted(games, key=lambda one: one.result.rank)
    rows = "".join(_game(f"{one.result.kind}-{place}", one, words, gold=place == 0) for place, one in enumerate(best))
    return (
        f'<section class="panel pad"><h2>{words.speak(games[0].result.title)}</h2><p class="sub">'
        f'{words.say("record-games", count=len(games))}</p><ul class="res">{rows}</ul></section>'
    )


def _game(id: str, one: Kept, words: Words, gold: bool) -> str:
    best = f'<span class="chip gold">{icon("trophy")}{words.say("record-best")}</span>' if gold else ""
    share = (
        f'<button class="btn small" data-copy="{text(one.beat)}" data-copied="{words.say("copied")}" aria-describedby="{id}">'
        f"{icon('link')} {words.say('beat-share')}</button>"
        if one.beat
        else ""
    )
    return (
        f'<li class="panel rs"><span class="ic"><b class="num">{one.result.place}</b></span><div id="{id}">'
        f'{words.speak(one.result.text)} {best}<div class="sm sub">{day(one.played, words)}</div>'
        f'<div class="row wrap">{share}<a class="btn small ghost" href="{text(one.address)}" aria-describedby="{id}">'
        f"{words.say('go-watch')}</a></div></div></li>"
    )


def challenge(model: Challenge) -> str:
    """What is to be beaten, and the way to try it."""
    words = Words(model.reader.language, model.game)
    name = words.speak(Phrase(f"{model.game}-title"))
    inside = (
        f'{top(model.reader, words, crumbs(name, words.say("beat")))}<main class="pg one" id="main"><header class="hero">'
        f"<h1>{words.say('beat')}</h1><p>{words.say('beat-about')}</p></header>"
        f'<section class="panel pad"><h2>{name}{words.colon}{words.speak(model.result.title)}</h2>'
        f'<p class="note gold">{icon("trophy")}<span>{words.say("beat-result", result=model.result.text)}</span></p>'
        f'<form method="post" action="/tables">{token(model.reader)}<input type="hidden" name="game" value="{model.game}">'
        f'<button class="btn pri" name="beat" value="{text(model.match)}">{icon("play")} {words.say("beat-play")}</button>'
        f'</form><p class="sm sub">{words.say("beat-command")} <code>{text(model.command)}</code></p></section></main>'
    )
    return page(model.reader, say(Phrase("draw-page-beat"), words.language), inside, ("home",))
