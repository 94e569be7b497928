"""A table that waits for people: who sits where, links to hand out, and the way to begin."""

from __future__ import annotations

from comitium.core.board import seat_name
from comitium.core.messages import Phrase
from comitium.core.options import Setting, switches
from comitium.core.registry import game_type
from comitium.draw.page.before.home import option_name, setting, with_others
from comitium.draw.page.before.inputs import Lobby
from comitium.draw.page.before.spectators import spectators
from comitium.draw.page.beside import clock
from comitium.draw.page.beside.away import presence
from comitium.draw.page.beside.notes import chat, uncited
from comitium.draw.page.looks import look
from comitium.draw.page.model import Frame, Person
from comitium.draw.page.parts import whole
from comitium.draw.page.shell import bar, code, crumbs, link, own_link, page, saved, token
from comitium.draw.page.words import Words, icon, sends, text
from comitium.draw.page.zones import person
from comitium.play import with_word
from comitium.play.clock import BOTS_MOVE
from comitium.play.who_leads import may_be_led_by_rule
from comitium.text import say


def lobby(model: Lobby) -> str:
    game = look(model.game)
    sheets = ("table", "home", "lobby", *([game.sheet] if game.sheet else []))
    return page(model.reader, _title(model), _inside(model), sheets, game.symbols(), f"{model.address}/socket")


def lobby_frame(model: Lobby, number: int) -> Frame:
    return Frame(frame=number, around=_inside(model), title=_title(model), language=Words(model.reader.language).language)


def _title(model: Lobby) -> str:
    language = Words(model.reader.language).language
    return f"{say(Phrase(f'{model.game}-title'), language)} · {say(Phrase('draw-page-lobby'), language)}"


def _inside(model: Lobby) -> str:
    words = Words(model.reader.language, model.game)
    game, meta = look(model.game), game_type(model.game).meta
    rows = "".join(_seat(model, seat, words) for seat in range(len(model.people)))
    known = set(meta.rule_sets.get(str(model.settings.get(meta.preset)), ()))  # the name of the rule sets says them all
    changed = {
        name: value
        for name, value in model.settings.items()
        if name == "rule_set" or (_differs(meta.id, name, value) and not (name in known and name in switches(meta)))
    }
    options = "".join(
        f"<li><b>{option_name(meta.id, name, words)}{words.colon}</b>{setting(meta.id, name, value, words)}</li>"
        for name, value in changed.items()
    )
    title = Phrase(f"{model.game}-title")
    kick, name = words.say("lobby-kick", game=title), words.speak(title)
    where = crumbs(name, words.say("lobby"))
    edition = f'<ul class="sm sub">{options}</ul>' if options else ""
    return (
        f"{whole(bar(model.reader, words, where, saved(words), live=True))}"
        f'<main class="pg lobby" id="main"><div class="left"><header><span class="kick">{kick}'
        f'</span><h1 id="question" tabindex="-1">{words.say("lobby-title")}</h1><p class="sub">{_waits(model, words)}</p>'
        f'</header><section class="panel who"><ul class="seatrows">{rows}</ul>{_foot(model, words)}</section>'
        f'{clock.choice(model, words)}<section class="panel pad later"><h2>{words.say("tab-talk")}</h2>'
        f"{chat(game, model.chat, 'table' if model.seat is not None else 'gallery', words)}</section></div>"
        f'<aside class="panel set"><header><span class="kick">{words.say("lobby-everybody")}</span><h2>{name}</h2></header>'
        f'<div class="sb">{_name(model, words)}{_bots(model, words)}'
        f"{spectators(model.gallery, model.spectators, model.host, words)}"
        f'<div class="fld"><span class="label">{words.say("rules")}</span><p class="sub">'
        f"{uncited(game.aim(model.game, words))}</p>{edition}</div></div>{_start(model, words)}</aside></main>"
    )


def _waits(model: Lobby, words: Words) -> str:
    """For whom the table waits, and who begins."""
    waits = words.say("lobby-ready" if model.ready else "lobby-waits" if model.host else "lobby-gathers")
    gone = [one.name or words.say("person") for one in model.people if one.kind == "person" and not one.here]
    if model.ready and gone:
        waits = words.say("lobby-gone", names=", ".join(gone))
    if model.host and any(_is_here_only(one.link) for one in model.people):
        waits = f'{waits}</p><p class="note">{words.say("lobby-here-only")}'
    return waits if model.begins else f"{waits} {words.say('lobby-host-begins')}"


def _foot(model: Lobby, words: Words) -> str:
    """Below the seats: the code to be read out, and one level for all bots."""
    read = f'<span class="label">{words.say("lobby-code")}</span> <b>{text(model.code)}</b>' if model.code else ""
    levels = [one.level for one in model.people if one.kind == "bot"]
    every = ""
    if model.host and len(levels) > 1:
        same = levels[0] if len({*levels}) == 1 else ""
        each = "" if same else f'<option value="" selected disabled>{words.say("bots-each")}</option>'
        listed = "".join(
            f'<option value="{text(bot)}"{" selected" if bot == same else ""}>{words.maybe(f"bots-level-{bot}") or text(bot)}'
            "</option>"
            for bot in model.bots
        )
        every = (
            f'<label class="row">{words.say("bots-all")} <select {sends("bots")} name="player">{each}{listed}</select></label>'
        )
    lots = ""
    if model.host and len(_movable(model, -1)) > 1:
        lots = f'<button class="btn small" data-send="draw">{icon("odds", "s14")} {words.say("draw-seats")}</button>'
    if not read and not every and not lots:
        return ""
    return f'<footer class="row wrap"><p class="code">{read}</p><span class="sp"></span>{lots}{every}</footer>'


def _bots(model: Lobby, words: Words) -> str:
    """When bots move where several people play: the host chooses, everybody reads it."""
    people = sum(one.kind in ("you", "person", "open") for one in model.people)
    if people < 2 or not any(one.kind in ("bot", "open") for one in model.people):
        return ""
    now = model.pace.bots
    if not model.host:
        return f'<p class="fld"><span class="label">{words.say("bots-move")}</span> {words.say(f"bots-move-{now}")}</p>'
    listed = "".join(
        f'<option value="{one}"{" selected" if one == now else ""}>{words.say(f"bots-move-{one}")}</option>'
        for one in BOTS_MOVE
    )
    return (
        f'<label class="fld"><span class="label">{words.say("bots-move")}</span> <select {sends("pace")} name="bots">{listed}'
        "</select></label>"
    )


def _start(model: Lobby, words: Words) -> str:
    """The button that begins the game, and for the host one that deletes the table."""
    if not model.begins:
        return ""
    sure = words.say("delete-table-sure")
    delete = (
        f'<form method="post" action="{text(model.address)}/delete">{token(model.reader)}<button class="btn" '
        f'data-confirm="{sure}">{words.say("delete-table")}</button></form>'
        if model.host
        else ""
    )
    return (
        f'<footer><button class="btn pri" data-send="start">{icon("play")} '
        f"{words.say('start' if model.ready else 'start-bots')}</button>{delete}</footer>"
    )


def _differs(game: str, name: str, value: Setting) -> bool:
    option = game_type(game).meta.options.get(name)
    return option is not None and option.default != value


def _name(model: Lobby, words: Words) -> str:
    own = model.people[model.seat] if model.seat is not None else None
    if own is None:
        return ""
    told = f'<a class="btn small" href="/me">{icon("bell", "s16")} {words.say("me-notices")}</a>'
    return (
        f'<label class="fld"><span class="label">{words.say("my-name")}</span> <input type="text" data-send="name" '
        f'name="name" maxlength="40" value="{text(own.name)}"></label>'
        f'<div class="fld">{own_link(model.reader, model.address, words)}<p>{told}</p></div>'
    )


def _is_here_only(address: str) -> bool:
    """Whether a link leads other devices to themselves.

    >>> _is_here_only("http://localhost:8264/seat/x"), _is_here_only("http://10.0.0.7:8264/seat/x"), _is_here_only("")
    (True, False, False)
    """
    return address.partition("://")[2].startswith(("localhost", "127.", "[::1]"))


def _seat(model: Lobby, seat: int, words: Words) -> str:
    """Who sits there, the name first; the host may change it, and has the link to an open seat."""
    one, meta = model.people[seat], game_type(model.game).meta
    name = words.speak(seat_name(meta, seat))
    lead, about = _called(one, name, words)
    if seat in model.hosts and one.kind in ("person", "you"):
        about += f" · {words.say('host')}"
    here = ""
    if one.kind in ("person", "you"):
        here = presence(one.here, model.hours[seat] if seat < len(model.hours) else -1, words)
    choose = ""
    if model.host and seat != model.seat and one.kind != "person" and _may_change(model, seat):
        choose = f'<select {sends("seat", seat=seat)} name="player" aria-label="{name}">{_listed(model, seat, words)}</select>'
    drawn = dict(model.codes).get(seat, "")
    invite = link(one.link, words.say("invite"), words, code(f"qr-{seat}", drawn, lead, words)) if one.link else ""
    return (
        f'<li class="seatrow">{look(model.game).badge(seat)}<div><b class="h3">{lead}</b><span class="sub sm">{about}</span>'
        f"</div>{here}{choose}{_asked_of(model, seat, name, words)}{invite}</li>"
    )


def _asked_of(model: Lobby, seat: int, name: str, words: Words) -> str:
    """What one may do about another person: call her if she is not here; the host may have two change their seats."""
    one = model.people[seat]
    call = move = ""
    if seat in model.calls:
        call = f'<button class="btn small" {sends("call", seat=seat)}>{icon("bell", "s14")} {words.say("nudge")}</button>'
    elif seat in model.called and not one.here:
        call = f'<span class="sm mut">{words.say("nudged")}</span>'
    if model.host and one.kind in ("person", "you") and (others := _movable(model, seat)):
        listed = "".join(f'<option value="{other}">{_at(model, other, words)}</option>' for other in others)
        move = (
            f'<select class="move" {sends("move", seat=seat)} name="to" aria-label="{words.say("seat-move", seat=name)}">'
            f'<option value="" selected disabled>{words.say("seat-moves")}</option>{listed}</select>'
        )
    return f'<div class="row asked">{call}{move}</div>' if call or move else ""


def _movable(model: Lobby, seat: int) -> list[int]:
    """The seats with which somebody's may be changed."""
    return [other for other in range(len(model.people)) if other != seat and model.people[other].kind != "rule"]


def _at(model: Lobby, seat: int, words: Words) -> str:
    """A seat, and who has it."""
    name = words.speak(seat_name(game_type(model.game).meta, seat))
    lead, _ = _called(model.people[seat], name, words)
    return f"{name} ({lead})"


def _called(one: Person, seat: str, words: Words) -> tuple[str, str]:
    """What leads in a row, and what stands below it: people by their names, bots by their level, then the seat."""
    if one.kind == "open":
        return words.say("lobby-free"), f"{seat} · {words.say('lobby-anybody')}"
    if one.kind == "bot":
        return words.maybe(f"bots-level-{one.level}") or text(one.level), f"{seat} · {words.say('lobby-bot')}"
    if one.kind == "you" and one.name:
        return text(one.name), f"{seat} · {words.say('you')}"
    if one.kind in ("person", "device") and one.name:
        return text(one.name), seat
    said = person(one, words)
    return said[:1].upper() + said[1:], seat


def _by_rule(model: Lobby) -> list[int]:
    """The seats that are led by rule."""
    return [seat for seat, one in enumerate(model.people) if one.kind == "rule"]


def _may_change(model: Lobby, seat: int) -> bool:
    """Whether somebody may lead a seat: one that is led by rule may have to stay so beside the others."""
    left = [other for other in _by_rule(model) if other != seat]
    return model.people[seat].kind != "rule" or may_be_led_by_rule(model.game, len(model.people), left)


def _listed(model: Lobby, seat: int, words: Words) -> str:
    """Who may lead a seat, as the host chooses; whoever does now is selected."""
    now = _word(model, seat)
    rule = now == "rule" or may_be_led_by_rule(model.game, len(model.people), [*_by_rule(model), seat])
    people = ["open", "me", "device", *(["rule"] if rule else [])]
    others = [
        other
        for other, one in enumerate(model.people)
        if other != seat and one.kind in ("open", "person") and _first_seat(model, other) == other
    ]
    return (
        "".join(
            f'<option value="{who}"{" selected" if who == now else ""}>{words.say(f"seat-{who}")}</option>' for who in people
        )
        + "".join(
            f'<option value="{text(bot)}"{" selected" if now == bot else ""}>'
            f"{words.say('bot', name=words.maybe(f'bots-level-{bot}') or text(bot))}</option>"
            for bot in model.bots
        )
        + with_others(model.game, others, now, words)
    )


def _first_seat(model: Lobby, seat: int) -> int:
    """The first seat of whoever leads a seat: the seat itself where each has its own player."""
    return model.leaders.index(model.leaders[seat]) if model.leaders else seat


def _word(model: Lobby, seat: int) -> str:
    """The word for who leads a seat now."""
    one = model.people[seat]
    if one.kind == "bot":
        return one.level
    first = _first_seat(model, seat)
    if one.kind == "open" and first != seat:
        return with_word(model.game, first)
    return {"yours": "me"}.get(one.kind, one.kind)
