"""A person's own page: her name, her devices, how she is told that it is her turn, and what she has played."""

from __future__ import annotations

from comitium.core.messages import Phrase
from comitium.draw.page.before.home import day
from comitium.draw.page.person.inputs import Bring, Me, OwnDevice, Played
from comitium.draw.page.shell import crumbs, link, page, token, top
from comitium.draw.page.words import Words, icon, text
from comitium.text import say

NIGHTS = ((20, 8), (22, 8), (23, 7))


def game_title(game: str) -> Phrase:
    """How a game is called, for whoever writes about it."""
    return Phrase(f"{game}-title")


def me(model: Me) -> str:
    words = Words(model.reader.language)
    refused = f'<p class="note" role="alert">{icon("warn")} {words.speak(model.refused)}</p>' if model.refused else ""
    inside = (
        f'{top(model.reader, words, crumbs(words.say("me")))}<main class="pg one" id="main"><header class="hero">'
        f"<h1>{words.say('me')}</h1><p>{words.say('me-about')}</p></header>{refused}"
        f"{_name(model, words)}{_devices(model, words)}{_notices(model, words)}{_played(model, model.played, words)}</main>"
    )
    return page(model.reader, say(Phrase("draw-page-me"), words.language), inside, ("home", "table"))


def _form(model: Me, action: str, inside: str) -> str:
    return f'<form method="post" action="{action}">{token(model.reader)}{inside}</form>'


def _name(model: Me, words: Words) -> str:
    field = (
        f'<label class="fld">{words.say("my-name")} <input type="text" name="name" maxlength="40" value="{text(model.name)}">'
        f'</label><button class="btn">{words.say("me-save")}</button>'
    )
    return f'<section class="panel pad"><h2>{words.say("me-name")}</h2>{_form(model, "/me/name", field)}</section>'


# -- devices


def _devices(model: Me, words: Words) -> str:
    rows = "".join(_device(model, one, words) for one in model.devices)
    make = f'<button class="btn pri">{icon("link")} {words.say("me-key-again" if model.has_key else "me-key")}</button>'
    buttons = _form(model, "/me/key", make)
    if model.has_key:
        buttons += _form(model, "/me/key/revoke", f'<button class="btn">{words.say("me-key-revoke")}</button>')
    shown = (
        f'<div class="row wrap ownkey"><div class="qr" role="img" aria-label="{words.say("me-code")}">{model.code}</div><div>'
        f"<p>{words.say('me-key-once')}</p>{link(model.link, words.say('me-key'), words)}</div></div>"
        if model.link
        else ""
    )
    return (
        f'<section class="panel pad"><h2>{words.say("me-devices")}</h2><p class="sub">{words.say("me-devices-about")}</p>'
        f'{shown}<div class="row wrap">{buttons}</div><ul class="seatrows">{rows}</ul></section>'
    )


def _device(model: Me, one: OwnDevice, words: Words) -> str:
    since = words.say("me-since", day=day(one.since, words)) if one.since else words.say("me-first")
    if one.this:
        return f'<li class="seatrow">{icon("check")}<b>{words.say("me-this")}</b><span class="sub">{since}</span></li>'
    out = f'<input type="hidden" name="device" value="{text(one.id)}">'
    out += f'<button class="btn small">{words.say("me-dismiss")}</button>'
    return (
        f'<li class="seatrow">{icon("people")}<b>{words.say("me-other")}</b><span class="sub">{since}</span>'
        f"{_form(model, '/me/devices/dismiss', out)}</li>"
    )


def bring(model: Bring) -> str:
    """Another device is opened with her link: she says yes before anything changes."""
    words = Words(model.reader.language)
    name = text(model.name) or words.say("me-nameless")
    if model.own:
        body = f'<p>{words.say("bring-own")}</p><p><a class="btn pri" href="/">{words.say("home")}</a></p>'
    else:
        tables = f"<p>{words.say('bring-tables', count=model.tables)}</p>" if model.tables else ""
        body = (
            f'<p>{words.say("bring-about", name=name)}</p>{tables}<form method="post" action="{text(model.address)}">'
            f'{token(model.reader)}<button class="btn pri">{icon("check")} {words.say("bring-yes")}</button> '
            f'<a class="btn" href="/">{words.say("bring-no")}</a></form>'
        )
    inside = (
        f'{top(model.reader, words, crumbs(words.say("me")))}<main class="pg one" id="main"><section class="panel pad">'
        f"<h1>{words.say('use-device')}</h1>{body}</section></main>"
    )
    return page(model.reader, say(Phrase("draw-page-use-device"), words.language), inside, ("home", "table"))


# -- being told


def _notices(model: Me, words: Words) -> str:
    if not model.push_key and not model.schemes:
        return ""
    push = (
        f'<p><button type="button" class="btn" data-push="{model.push_key}" data-csrf="{model.reader.mark}" '
        f'data-pushed="{"true" if model.pushed else "false"}" data-refused="{words.say("notify-refused")}">{icon("bell")} '
        f"{words.say('me-push-off' if model.pushed else 'me-push')}</button></p>"
    )
    now = f"{model.notices.quiet[0] // 60}-{model.notices.quiet[1] // 60}" if any(model.notices.quiet) else ""
    nights = [("", words.say("time-no-quiet")), *((f"{a}-{b}", words.say("time-quiet-hours", a=a, b=b)) for a, b in NIGHTS)]
    options = "".join(f'<option value="{v}"{" selected" if v == now else ""}>{shown}</option>' for v, shown in nights)
    fields = (
        f'<label class="fld">{words.say("me-url")} <input type="text" name="url" maxlength="500" autocomplete="off" value="'
        f'{text(model.notices.url)}"></label><p class="sub sm">{words.say("me-url-about", known=", ".join(model.schemes))}</p>'
        f'<label class="fld">{words.say("time-quiet")} <select name="quiet">{options}</select></label>'
        f'<input type="hidden" name="zone" value="{text(model.notices.zone)}" data-own-zone>'
        f'<div class="row wrap"><button class="btn">{words.say("me-save")}</button>'
        f'<button class="btn ghost" name="try" value="1">{words.say("me-try")}</button></div>'
    )
    return (
        f'<section class="panel pad"><h2>{words.say("me-notices")}</h2><p class="sub">{words.say("me-notices-about")}</p>'
        f"{push}{_form(model, '/me/notices', fields)}</section>"
    )


# -- what was played


def _played(model: Me, played: Played, words: Words) -> str:
    if not played.games:
        return f'<section class="panel pad"><h2>{words.say("me-played")}</h2><p>{words.say("me-played-none")}</p></section>'
    sizes: dict[tuple[str, int], list[int]] = {}
    for one in played.games:
        sizes.setdefault((one.game, one.players), []).append(one.won)
    rows = "".join(
        f"<tr><th scope=row>{words.speak(Phrase(f'{game}-title'))}</th><td class=num>{players}</td>"
        f"<td class=num>{len(won)}</td><td class=num>{sum(won)}</td></tr>"
        for (game, players), won in sorted(sizes.items())
    )
    heads = "".join(f"<th scope=col>{words.say(f'me-col-{name}')}</th>" for name in ("game", "players", "games", "won"))
    ratings = "".join(
        f"<li><b>{words.speak(Phrase(f'{one.game}-title'))}</b> "
        f"{words.say('me-rating', skill=str(one.skill), doubt=str(one.doubt), count=one.games)}</li>"
        for one in played.ratings
    )
    erase = f'<button class="btn" data-confirm="{words.say("me-erase-sure")}">{words.say("me-erase")}</button>'
    return (
        f'<section class="panel pad" id="played"><h2>{words.say("me-played")}</h2><table class="score"><thead><tr>{heads}</tr>'
        f"</thead><tbody>{rows}</tbody></table><h3>{words.say('me-ratings')}</h3>"
        f'<p class="sub sm">{words.say("me-ratings-about")}</p><ul>{ratings}</ul><div class="row wrap">'
        f'<a class="btn" href="/me/export" download>{icon("down")} '
        f"{words.say('me-export')}</a>{_form(model, '/me/erase', erase)}</div>"
        f'<p class="sub sm">{words.say("me-erase-about")}</p></section>'
    )
