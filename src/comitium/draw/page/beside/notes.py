"""Beside the table: tabs with the log, talk, standing orders, the aim, the signs and the words of the game."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from typing import Final

from comitium.draw.glossary import glossary
from comitium.draw.page.before.spectators import spectators
from comitium.draw.page.beside import deals, log, orders
from comitium.draw.page.look import PageLook
from comitium.draw.page.model import SPEEDS, ChatLine, Person, Reader, Table
from comitium.draw.page.parts import Drawing, Part
from comitium.draw.page.shell import key_list, own_link
from comitium.draw.page.words import Words, icon, sends, text
from comitium.draw.page.zones import person

TABS: Final[tuple[tuple[str, str], ...]] = (("log", "log"), ("talk", "chat"), ("orders", "bell"), ("help", "rule"))
FIRST: Final = ' checked data-key="l"'


def panel(look: PageLook, model: Table, words: Words) -> Drawing:
    """The tabs. What happened lately stands above them where it is more than a line."""
    orders_too = model.board.seat is not None and model.coach is None
    talk_too = _is_heard(model)
    return (
        _heads(words.language, orders_too, talk_too),
        *log.panel(look, model, words),
        "</div>",
        Part("tab-talk-in", f"{_tab('talk')}{_talk(look, model, words)}</div>") if talk_too else "",
        Part("tab-orders-in", f"{_tab('orders')}{orders.panel(model, words)}</div>") if orders_too else "",
        Part("tab-help-in", f"{_tab('help')}{_help(look, model, words)}</div>"),
        "</section>",
    )


def _is_heard(model: Table) -> bool:
    """Whether there is anybody to talk to: not for who plays alone against directives, until somebody who looks on has
    written."""
    return bool(model.chat) or any(one.kind not in ("you", "yours", "rule") for one in model.people)


@cache
def _heads(language: str, orders_too: bool, talk_too: bool) -> str:
    """All tabs, and the beginning of the first one's inside."""
    words = Words(language)
    heads = "".join(
        f'<label id="tab-{id}" data-tab="{id}"><input type="radio" name="tab" data-keep{FIRST if id == "log" else ""}>'
        f"{icon(sign)} {words.say(f'tab-{id}')}</label>"
        for id, sign in TABS
        if (id != "orders" or orders_too) and (id != "talk" or talk_too)
    )
    return (
        f'<section class="panel notes" id="notes" aria-label="{words.say("notes")}">'
        f'<div class="tabs" role="radiogroup" aria-label="{words.say("notes")}">{heads}</div>{_tab("log")}'
    )


def _tab(id: str) -> str:
    """The inside of a tab begins; which one is seen is a matter of the style sheet."""
    return f'<div role="group" id="tab-{id}-in" class="tab" aria-labelledby="tab-{id}" tabindex="0">'


# -- talk


def _talk(look: PageLook, model: Table, words: Words) -> str:
    """What people write to each other, what may be claimed, and what binds; those who look on have a room of their own."""
    spectator = model.board.seat is None
    room = "gallery" if spectator else "table"
    parts = [chat(look, model.chat, room, words)]
    if model.talks and not spectator and not model.board.over:
        parts.append(
            f'<section class="claims"><h3>{words.say("claims")}</h3><p class="sub">{words.say("claims-about")}</p>'
            f"{look.claims(model, words)}</section>"
        )
    if model.bargains:
        parts.append(deals.section(look, model, words))
    return "".join(parts)


def chat(look: PageLook, lines: tuple[ChatLine, ...], room: str, words: Words) -> str:
    """What was written, and where one writes. Those who look on read the table's lines, too; theirs have an eye for a seal."""
    listed = "".join(_said(look, one, words) for one in lines)
    if listed:  # a box that keeps to its end
        listed = f'<div class="said" tabindex="0" role="log" aria-label="{words.say("tab-talk")}"><ol>{listed}</ol></div>'
    empty = f'<p class="mut">{words.say("talk-empty")}</p>' if not listed else ""
    return (
        f'<div class="talk"><p class="sub">{words.say(f"talk-{room}")}</p>{listed or empty}'
        f'<form data-do="say" '
        f'data-room="{room}">'
        f'<input type="text" name="text" maxlength="400" aria-label="{words.say("talk-write")}" autocomplete="off">'
        f'<button class="btn small">{words.say("talk-send")}</button></form></div>'
    )


def _said(look: PageLook, one: ChatLine, words: Words) -> str:
    sign = look.seal(one.seat) if one.seat is not None else icon("eye")
    return f"<li data-said={one.number}>{sign} <b>{text(one.name)}</b> <span>{text(one.text)}</span></li>"


# -- help


def _help(look: PageLook, model: Table, words: Words) -> str:
    """The aim, the words, the signs, the keys, who sits where, and the way to all rules."""
    board = model.board
    names = tuple([words.speak(seat) for seat in board.seats])
    own = model.address if board.seat is not None else ""
    here = _seating(look, board.game, words.language, names, model.people, model.speed, model.commitment, model.reader, own)
    here += spectators(model.gallery, model.spectators, model.host, words)
    return f'<div class="orders">{_primer(look, board.game, words.language)}{here}</div>'


@lru_cache(maxsize=1024)
def _seating(
    look: PageLook,
    game: str,
    language: str,
    names: tuple[str, ...],
    sitting: tuple[Person, ...],
    wanted: str,
    commitment: str,
    reader: Reader,
    address: str,
) -> str:
    """What stays the same from frame to frame for one reader; what is the same for everybody is not in it, and is long."""
    words = Words(language, game)
    people = "".join(
        f'<li class="{"" if one.here else "off"}">{look.badge(seat)}<b>{name}</b>'
        f'<span class="mut">{person(one, words)}</span></li>'
        for seat, (name, one) in enumerate(zip(names, sitting, strict=False))
    )
    speeds = "".join(
        f'<button {sends("speed", speed=speed)} data-speed="{speed}" aria-pressed="{"true" if speed == wanted else "false"}">'
        f"{words.say(f'speed-{speed}')}</button>"
        for speed in SPEEDS
    )
    own = own_link(reader, address, words) if address else ""
    seal = f'<p class="mut xs">{words.say("commitment", hash=commitment)}</p>' if commitment else ""
    return (
        f'<h3>{words.say("players")}</h3><ul class="seats">{people}</ul><span class="label">{words.say("speed")}</span>'
        f'<div class="seg">{speeds}</div>{own}{seal}'
    )


@cache
def _primer(look: PageLook, game: str, language: str) -> str:
    """What is the same for everybody: the aim, the words, the signs, the keys."""
    words = Words(language, game)
    signs = "".join(
        f"<li><span>{sign}</span> <span>{cited(meaning, words)}</span></li>" for sign, meaning in look.legend(words)
    )
    return (
        f"<h3>{words.say('aim')}</h3><p>{cited(look.aim(game, words), words)}</p>"
        f'<a class="btn small" href="/rules/{game}" target="_blank">{icon("rule", "s16")} {words.say("all-rules")}</a>'
        f'<details class="glossary" id="words" data-keep><summary>{words.say("words")}</summary>'
        f"{word_list(game, language)}</details>"
        f'<h3>{words.say("legend")}</h3><ul class="seats">{signs}</ul><h3>{words.say("keys")}</h3>'
        f"{key_list(language)}"
    )


@cache
def word_list(game: str, language: str) -> str:
    """The words of a game with their meanings, by name."""
    words = Words(language, game)
    listed = "".join(
        f"<dt>{text(word.term)}</dt><dd>{text(word.means)} {words.cite(word.rule)}</dd>"
        for word in glossary(game, words.language)
    )
    return f"<dl>{listed}</dl>"


def cited(sentence: str, words: Words) -> str:
    """A text in which rule numbers in brackets open their summaries.

    >>> cited("Most points win [8.5].", Words("en"))[:38]
    'Most points win <a class="cite" href="'
    """
    parts = sentence.split("[")
    found = [parts[0]]
    for part in parts[1:]:
        number, bracket, rest = part.partition("]")
        found.append(words.cite(number) + rest if bracket else "[" + part)
    return "".join(found)


def uncited(sentence: str) -> str:
    """The same without the numbers.

    >>> uncited("Most points win [8.5].")
    'Most points win.'
    """
    return re.sub(r"\s*\[[\d.]+\]", "", sentence)
