"""A whole page around its inside: head, signs, the bar at the top. No script and no style stands in the page itself."""

from __future__ import annotations

from functools import cache
from html import escape
from typing import Final
from zlib import crc32

from comitium.draw.page.dice import pips
from comitium.draw.page.model import Reader
from comitium.draw.page.parts import Drawing, Part, whole
from comitium.draw.page.words import Words, icon, logo, sends, sprite, text
from comitium.text.languages import LANGUAGES

HATCH = (
    '<pattern id="p-hid" width="8" height="8" patternUnits="userSpaceOnUse">'
    '<path d="M0 0h4v4H0zM4 4h4v4H4z" fill="currentColor" opacity=".16"/></pattern>'
    '<linearGradient id="mar" x1="0" y1="0" x2="1" y2="1">'
    '<stop offset="0" stop-color="var(--marble)"/><stop offset="1" stop-color="var(--marble2)"/></linearGradient>'
)
KEYS: Final = {
    "choose": "1–9", "hand": "A–H", "confirm": "Enter", "undo": "Z", "odds": "O", "why": "W", "log": "L", "bargain": "B",
    "inspect": "I", "help": "?", "close": "Esc",
}  # fmt: skip


def page(reader: Reader, title: str, inside: str, sheets: tuple[str, ...], symbols: str = "", socket: str = "") -> str:
    """The document. `sheets` are style sheets besides the common ones; a page with a `socket` is alive."""
    words = Words(reader.language)
    theme = f' data-theme="{reader.theme}"' if reader.theme in ("light", "dark") else ""
    links = "".join(f'<link rel="stylesheet" href="/static/{name}.css">' for name in ("palette", "base", *sheets))
    alive = f' data-socket="{socket}" data-tag="{tag(inside)}"' if socket else ""
    return (
        f'<!doctype html><html lang="{words.language}"{theme}><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">'
        f'<title>{escape(title)}</title><link rel="icon" href="/static/icon.svg" type="image/svg+xml">'
        f'<link rel="manifest" href="/manifest.webmanifest">{links}'
        '<script src="/static/built/idiomorph.min.js" defer></script><script type="module" src="/static/page.js">'
        "</script></head>"
        f'<body{alive}><svg class="sprite" aria-hidden="true"><defs>{HATCH}</defs>{sprite()}{pips()}{symbols}</svg>'
        f'<div id="frame">{inside}</div>{_stage(words) + _keys(words.language) if socket else ""}'
        '<div id="live" class="sr" aria-live="polite"></div><div id="alert" class="sr" aria-live="assertive"></div>'
        f'<dialog id="window" aria-label="{words.say("rule")}"><form method="dialog" class="bar"><button '
        f'class="ib" aria-label="{words.say("close")}">{icon("close")}</button></form>'
        '<div class="in" id="window-in"></div></dialog></body></html>'
    )


def _stage(words: Words) -> str:
    """Where moments are shown, and before them what somebody has missed who was away."""
    label = words.maybe("draw-moment-name")
    away = f'<section id="away" class="panel" role="dialog" aria-label="{words.say("away-title")}" hidden></section>'
    return f'{away}<section id="moment" role="dialog" aria-modal="false" aria-label="{label}" hidden></section>'


@cache
def key_list(language: str) -> str:
    """What each key does."""
    words = Words(language)
    rows = "".join(
        f"<dt><kbd>{words.maybe(f'draw-page-keyboard-{key.lower()}') or key}</kbd></dt><dd>{words.say(f'key-{name}')}</dd>"
        for name, key in KEYS.items()
    )
    return f'<dl class="keylist">{rows}</dl>'


@cache
def _keys(language: str) -> str:
    """The keys over the page, opened by "?"."""
    words = Words(language)
    return (
        f'<section id="keys" class="panel pad" popover aria-label="{words.say("keys")}"><header class="row">'
        f'<h2>{words.say("keys")}</h2><span class="sp"></span><button class="ib" popovertarget="keys" '
        f'popovertargetaction="hide" aria-label="{words.say("close")}">{icon("close")}</button></header>'
        f'{key_list(language)}<p class="sub sm">{words.say("keys-off")}</p></section>'
    )


def tag(inside: str) -> int:
    """What a page says of its inside when it opens its wire: nothing is sent again that it has already."""
    return crc32(inside.encode())


def top(reader: Reader, words: Words, crumbs: str) -> str:
    """The bar at the top."""
    return whole(bar(reader, words, crumbs))


def bar(reader: Reader, words: Words, crumbs: str, right: str = "", menu: str = "", live: bool = False) -> Drawing:
    """The bar at the top, where one is apart. On a page that is alive the language changes without leaving it."""
    languages = "".join(_language(other, reader, live) for other in LANGUAGES if other != words.language)
    dark = words.say("theme")
    theme = f'<button class="ib" data-theme-switch aria-label="{dark}" title="{dark}">{icon("sun")}</button>'
    return (
        f'<a class="skip" href="#{"question" if live else "main"}">{words.say("skip" if live else "skip-main")}</a>'
        f'<header class="top"><a class="brand" href="/" aria-label="Comitium">{logo()}<span>COMITIUM</span></a>',
        Part("where", f'<nav class="crumb" id="where" aria-label="{words.say("where")}">{crumbs}</nav>'),
        f'<span class="sp"></span>{right}{languages}{theme}'
        f'<button class="ib" popovertarget="menu" aria-label="{words.say("menu")}">{icon("menu")}</button>'
        f'<div class="menu" id="menu" popover>{menu}{_common(words, live)}</div></header>',
    )


def _language(other: str, reader: Reader, live: bool) -> str:
    """A button that changes to another language, named in that language."""
    code, label = other.upper(), f"{other.upper()}: {Words(other).say('language')}"
    if not live:
        return _setting(reader, "language", other, f'<span lang="{other}">{code}</span>', label)
    return (
        f'<button class="ib" {sends("language", language=other)} data-language="{other}" lang="{other}" '
        f'aria-label="{label}">{code}</button>'
    )


def _common(words: Words, live: bool) -> str:
    """What the menu of every page offers, and the keys where a page has some."""
    keys = f'<button class="ib" popovertarget="keys" data-key="?">{icon("help")} {words.say("keys")} <kbd>?</kbd></button>'
    return (
        f"{keys if live else ''}"
        f'<a class="ib" href="/">{icon("seats")} {words.say("home")}</a>'
        f'<a class="ib" href="/me">{icon("person")} {words.say("me")}</a>'
        f'<label><span>{words.say("single-keys")}</span><input type="checkbox" data-setting="keys" checked></label>'
        f'<label><span>{words.say("sound")}</span><input type="checkbox" data-setting="sound"></label>'
        f'<label><span>{words.say("notify")}</span><input type="checkbox" data-setting="notify" '
        f'data-refused="{words.say("notify-refused")}"></label>'
    )


def _setting(reader: Reader, name: str, value: str, shown: str, label: str) -> str:
    """A button that changes one setting for good."""
    return (
        f'<form method="post" action="/settings">{token(reader)}<input type="hidden" name="back" value="">'
        f'<button class="ib" name="{name}" value="{value}" aria-label="{label}">{shown}</button></form>'
    )


def token(reader: Reader) -> str:
    return f'<input type="hidden" name="csrf" value="{reader.mark}">'


def saved(words: Words) -> str:
    """Whether the page is in touch with the house, and so whether everything is saved."""
    return (
        f'<span class="chip" id="saved" data-kept="{words.say("kept-answer")}">'
        f'<span class="kept">{icon("check")}{words.say("saved")}</span>'
        f'<span class="cut">{words.say("lost")}</span></span>'
    )


def handing(seat: int, name: str, words: Words, form: str) -> str:
    """A button that hands the screen to somebody else at this device, behind a curtain."""
    return (
        f'<button type="button" class="{form}" {sends("pass", seat=seat)}>{icon("people")} '
        f"{words.say('curtain-pass', name=name)}</button>"
    )


def code(id: str, drawn: str, whose: str, words: Words) -> str:
    """A button that shows a link as a QR code, for a phone beside this screen; nothing where none was drawn."""
    if not drawn:
        return ""
    about = words.say("qr-about", seat=whose)
    return (
        f'<button class="btn small" popovertarget="{id}" aria-label="{about}">{words.say("qr")}</button>'
        f'<div id="{id}" class="panel qr" popover role="img" aria-label="{about}">{drawn}</div>'
    )


def link(address: str, label: str, words: Words, more: str = "") -> str:
    """An address to be handed on."""
    return (
        f'<div class="invite"><input type="text" readonly value="{text(address)}" aria-label="{label}">'
        f'<button class="btn small" data-copy="{text(address)}" data-copied="{words.say("copied")}">'
        f"{icon('link')} {words.say('copy')}</button>{more}</div>"
    )


def own_link(reader: Reader, address: str, words: Words) -> str:
    """The link of the reader's own seat, for another device; and another one in its place, if somebody else has got it."""
    return (
        f'<p class="sub">{words.say("own-link")}</p><div class="row wrap">'
        f'<button class="btn small" data-copy="{text(address)}" data-copied="{words.say("copied")}">{icon("link")} '
        f'{words.say("own-link-copy")}</button><form method="post" action="{text(address)}/link">{token(reader)}'
        f'<button class="btn small ghost" title="{words.say("own-link-new-about")}">{words.say("own-link-new")}</button>'
        "</form></div>"
    )


def crumbs(*parts: str) -> str:
    """Where the reader is: the first part stands out, the middle ones may be left out where room is short."""
    shown = [f"<b>{parts[0]}</b>"]
    for number, part in enumerate(parts[1:], start=1):
        far = ' class="far"' if number < len(parts) - 1 else ""
        shown.append(f'<span class="sep" aria-hidden="true">/</span><span{far}>{part}</span>')
    return "".join(shown)
