"""The home page: choose a game and a way to play it, with its settings; go on with a table."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date
from typing import Final

from babel.dates import format_date

from comitium.core.board import seat_name
from comitium.core.messages import Phrase
from comitium.core.options import Meta, OptionMeta, Setting, fewest, switches, written
from comitium.core.registry import HasNeutrals, game_type
from comitium.draw.page.before import ways
from comitium.draw.page.before.inputs import Home, Offer, Saved
from comitium.draw.page.beside import coach
from comitium.draw.page.looks import look
from comitium.draw.page.model import Reader
from comitium.draw.page.shell import crumbs, page, token, top
from comitium.draw.page.words import Words, icon, text
from comitium.draw.page.zones import person
from comitium.play import with_word
from comitium.text import say

HOURS: Final = 120  # minutes from which on hours are counted
FOREMOST_TABLES: Final = 3  # of one's own that stand before everything else; more are folded away
TESSERAE: Final = 72  # of the strip, the only ornament that is no data
EDITION: Final = "rule_set"
FOREMOST: Final = (EDITION, "scenario")  # options that stand open in the form
STATES: Final = {"yours": ("next", "gold"), "waits": ("hourglass", ""), "open": ("link", ""), "over": ("trophy", "")}


def home(model: Home) -> str:
    words = Words(model.reader.language)
    chosen = next((offer for offer in model.offers if offer.game == model.chosen), model.offers[0])
    refused = (
        f'<div class="note bad" role="alert">{icon("warn")}<span>{words.speak(model.refused)}</span></div>'
        if model.refused
        else ""
    )
    games = "".join(_game(offer, offer.game == chosen.game, words) for offer in model.offers)
    known = ways.offered(chosen)
    back = "go-on back" if model.yours else "go-on"
    way = model.way if model.way in known and model.way != ways.LESSON else ways.BOTS
    inside = (
        f'{top(model.reader, words, crumbs(words.say("home")))}<main class="pg" id="main"><div class="left"><header '
        f'class="hero">'
        f"<h1>{words.say('hero')}</h1><p>{words.say('hero-about')}</p>{_strip()}</header>{refused}"
        f'<section><h2 class="sr">{words.say("choose-game")}</h2><ul class="games">{games}</ul></section>'
        f"{ways.plates(chosen, way, model.reader, words)}{ways.wins(chosen.game, words)}"
        f'<section class="{back}"><div class="row wrap"><h2>{words.say("go-on-title")}</h2><span class="sp"></span>'
        f"{_join(model.reader, words)}</div>{_list('yours', model.yours, model.reader, words)}</section>"
        f"{_list('watch', model.watch, model.reader, words)}"
        f"{_list('finished', model.finished, model.reader, words)}{_bring(model.reader, words)}</div>"
        f"{_alone(model.reader, chosen, words) if way == ways.ALONE else _form(model.reader, chosen, way, words)}</main>"
    )
    return page(model.reader, "Comitium", inside, ("home",))


def _strip() -> str:
    colours = ("vein", "vein", "primary", "vein", "legal", "vein", "vein", "rome", "vein", "egypt")
    squares = "".join(
        f'<rect x="{12 * k}" width="10" height="10" rx="1" fill="var(--{colours[(k * k * k + 7 * k + k // 3) % 97 % 10]})"/>'
        for k in range(TESSERAE)
    )
    return f'<svg class="strip" viewBox="0 0 {12 * TESSERAE} 10" preserveAspectRatio="none" aria-hidden="true">{squares}</svg>'


# -- the games


def _game(offer: Offer, chosen: bool, words: Words) -> str:
    name = words.speak(Phrase(f"{offer.game}-title"))
    current = ' aria-current="true"' if chosen else ""
    return (
        f'<li><a class="panel gm{" sel" if chosen else ""}" href="/?game={offer.game}"{current}>'
        f"{look(offer.game).art()}"
        f'<div class="in"><h3>{name}</h3>'
        f'<div class="sm sub">{icon("people", "s16")} {_seated(game_type(offer.game).meta, words)}'
        f"{_lasts(offer.lasts, words)}</div></div></a></li>"
    )


def _seated(meta: Meta, words: Words) -> str:
    low, high = fewest(meta), meta.players[1]
    return words.say("players-exactly", count=low) if low == high else words.say("players-between", low=low, high=high)


def _lasts(minutes: tuple[int, int], words: Words) -> str:
    """How long a game takes: long ones in hours."""
    low, high = minutes
    if not high:
        return ""
    said = words.say("lasts", low=low, high=high) if low < HOURS else words.say("lasts-hours", low=low // 60, high=high // 60)
    return f" · {icon('hourglass', 's16')} {said}"


def _alone(reader: Reader, offer: Offer, words: Words) -> str:
    """A game for one, where the other factions are led by rule: it begins at once, or with other settings."""
    meta = game_type(offer.game).meta
    learn = words.say("alone-learn", minutes=offer.alone_minutes)
    lesson = coach.start(offer.game, offer.alone, reader, "", learn, "lesson-alone") if offer.alone else ""
    speaks = Words(words.language, offer.game)
    kick, title = ways.title(offer, ways.ALONE, words)
    return (
        f'<section class="panel set alone" id="settings"><header><span class="kick">{kick}</span><h2>{title}</h2>'
        f'<p class="sm sub">{words.say("alone-about", neutrals=meta.few.get(1, 0))}</p>'
        f'<div class="row wrap">{coach.first_game(offer.game, reader, words, "", alone=True)}{lesson}</div></header>'
        f'<form method="post" action="/tables" class="col">{token(reader)}<input type="hidden" name="game" '
        f'value="{offer.game}"><input type="hidden" name="players" value="1"><input type="hidden" name="seat.0" value="me">'
        f'<div class="sb">{_listed(meta, speaks, "alone")}{_levels(meta, speaks, "alone")}</div>'
        f'<footer><button class="btn pri">{icon("play")} {words.say("alone-start")}</button>'
        f'<a class="btn" href="/record?game={offer.game}">{icon("trophy")} {words.say("record")}</a></footer></form></section>'
    )


def _listed(meta: Meta, words: Words, id: str) -> str:
    """The options that offer less to so few, as lists."""
    return "".join(
        f'<div class="fld"><label for="{id}-{name}">{option_name(meta.id, name, words)}</label>'
        f'<select id="{id}-{name}" name="option.{name}">'
        + "".join(f'<option value="{text(written(one))}">{setting(meta.id, name, one, words)}</option>' for one in values)
        + "</select></div>"
        for name, values in meta.few_values.items()
    )


def _levels(meta: Meta, words: Words, id: str) -> str:
    """How hard it is to play with so few, in plain words."""
    if not meta.levels:
        return ""
    rows = "".join(
        f'<option value="{level}">{words.speak(Phrase(f"{meta.id}-option-level-{level}"))}</option>' for level in meta.levels
    )
    about = words.maybe(f"{meta.id}-option-level-about")
    return (
        f'<div class="fld"><label for="{id}-level">{words.say("level")}</label><select id="{id}-level" name="level">{rows}'
        f"</select>{f'<p class=sm>{about}</p>' if about else ''}</div>"
    )


# -- tables that exist


def _list(id: str, found: tuple[Saved, ...], reader: Reader, words: Words) -> str:
    if not found:
        return ""
    rows = [_saved(f"{id}-{number}", one, reader, words) for number, one in enumerate(found)]
    later = ' class="later"' if id != "yours" else ""
    first, more = (rows, []) if later or len(rows) <= FOREMOST_TABLES + 1 else (rows[:FOREMOST_TABLES], rows[FOREMOST_TABLES:])
    folded = (
        f'<details><summary class="sm sub">{words.say("list-more", count=len(more))}</summary><ul class="res">'
        f"{''.join(more)}</ul></details>"
        if more
        else ""
    )
    return f'<section{later}><h2>{words.say(f"list-{id}")}</h2><ul class="res">{"".join(first)}</ul>{folded}</section>'


def _saved(id: str, one: Saved, reader: Reader, words: Words) -> str:
    sign, gold = STATES.get(one.state, ("hourglass", ""))
    named = [person(who, words) for who in one.people if who.kind not in ("you", "yours", "open", "rule")]
    neutrals = sum(1 for who in one.people if who.kind == "rule")
    others = " · ".join([*dict.fromkeys(named), *([words.say("neutral-factions", count=neutrals)] if neutrals else [])])
    played = f' · <time datetime="{text(one.played)}">{day(one.played, words)}</time>' if one.played else ""
    state = words.say(f"state-{one.state}", count=one.free) if one.state == "open" else words.say(f"state-{one.state}")
    lesson = f'<span class="chip">{icon("lamp")}{words.say("lesson")}</span> ' if one.lesson else ""
    return (
        f'<li class="panel rs"><span class="ic">{icon(look(one.game).sign, "s22")}</span><div id="{id}"><b>'
        f"{words.speak(Phrase(f'{one.game}-title'))}</b> "
        f'{lesson}<span class="sub">{others}</span><div class="sm sub">{words.speak(one.title)}{played}</div></div>'
        f'<span class="chip {gold}">{icon(sign)}{state}</span><a class="btn small" href="{text(one.address)}" '
        f'aria-describedby="{id}">'
        f"{words.say('go-watch' if one.state == 'over' or one.seat is None else 'go-on')}</a>"
        f"{_delete(id, one, reader, words)}</li>"
    )


def _delete(id: str, one: Saved, reader: Reader, words: Words) -> str:
    """A button that deletes a table nobody else plays at, or takes one that is over off the reader's list."""
    if not one.delete:
        return ""
    label, sure = words.say(f"delete-{one.delete}"), words.say(f"delete-{one.delete}-sure")
    return (
        f'<form method="post" action="{text(one.address)}/delete">{token(reader)}<button class="ib" data-confirm="{sure}" '
        f'aria-label="{label}" title="{label}" aria-describedby="{id}">{icon("close", "s16")}</button></form>'
    )


def day(played: str, words: Words) -> str:
    """A day as people write it; what is none is written as it is."""
    try:
        return text(format_date(date.fromisoformat(played[:10]), "d MMMM yyyy", locale=words.language))
    except ValueError:
        return text(played[:10])


def _join(reader: Reader, words: Words) -> str:
    return (
        f'<form class="row wrap join" method="post" action="/join">{token(reader)}<label for="link">'
        f"{words.say('join')}</label>"
        f'<input type="text" id="link" name="link" maxlength="300" placeholder="{words.say("join-place")}" autocomplete="off">'
        f'<button class="btn">{icon("link")} {words.say("join-go")}</button></form>'
    )


def _bring(reader: Reader, words: Words) -> str:
    return (
        f'<form class="row wrap join" method="post" action="/replays" enctype="multipart/form-data">{token(reader)}'
        f'<label for="journal">{words.say("bring")}</label><input type="file" id="journal" name="journal" '
        f'accept=".jsonl,.txt">'
        f'<button class="btn small">{icon("play")} {words.say("bring-go")}</button></form>'
    )


# -- a new table


def _form(reader: Reader, offer: Offer, way: str, words: Words) -> str:
    """With bots or with friends: who sits where, the edition, and every option of the game in plain words."""
    meta = game_type(offer.game).meta
    speaks = Words(words.language, offer.game)
    kick, title = ways.title(offer, way, words)
    first = coach.first_game(offer.game, reader, words, "") if way == ways.BOTS else ""
    return (
        f'<section class="panel set" id="settings"><header><span class="kick">{kick}</span><h2>{title}</h2>'
        f'<p class="sm sub">{words.say(f"way-{way}-settings")}</p>{first}</header>'
        f'<form id="table-form" method="post" action="/tables">{token(reader)}'
        f'<input type="hidden" name="game" value="{offer.game}">'
        f'<div class="sb">{_players(offer, meta, words)}{_seats(offer, meta, way, words)}{_few(meta, speaks)}'
        f"{_edition(meta, speaks)}{_preset(meta, speaks)}{_options(meta, speaks)}{_spectators(words)}</div>"
        f'<footer><button class="btn pri">{icon("play")} {words.say("start")}</button>'
        f'<a class="btn" href="/rules/{offer.game}">{icon("rule")} {words.say("rules")}</a></footer></form></section>'
    )


def _spectators(words: Words) -> str:
    """A table is private unless whoever sets it wants to be looked at."""
    said = f'<span><b>{words.say("spectators-allow")}</b> <span class="sub">{words.say("spectators-about")}</span></span>'
    return f'<div class="ways"><label><input type="checkbox" name="spectators" value="yes">{said}</label></div>'


def _players(offer: Offer, meta: Meta, words: Words) -> str:
    low, high = fewest(meta), meta.players[1]
    if low == high:
        return f'<input type="hidden" name="players" value="{low}">'
    usual = offer.first or meta.players[0]
    choices = "".join(
        f'<label><input type="radio" name="players" value="{count}"{" checked" if count == usual else ""}>{count}</label>'
        for count in range(low, high + 1)
    )
    return f'<fieldset><legend class="label">{words.say("how-many")}</legend><div class="seg">{choices}</div></fieldset>'


def _seats(offer: Offer, meta: Meta, way: str, words: Words) -> str:
    usual = "open" if way == ways.FRIENDS else "tribune" if "tribune" in offer.bots else offer.bots[0]
    rows = "".join(_seat(offer, meta, seat, "me" if seat == 0 else usual, words) for seat in range(offer.players[1]))
    levels = "".join(
        f"<li><b>{words.speak(Phrase(f'bots-level-{bot}'))}</b> {words.maybe(f'draw-page-level-{bot}')}</li>"
        for bot in offer.bots
        if words.maybe(f"draw-page-level-{bot}")
    )
    tempers = words.maybe(f"bots-{offer.game}-tempers")
    return (
        f'<fieldset><legend class="label">{words.say("seats")}</legend><ul class="seatrows">{rows}</ul>'
        f"{_every_bot(offer, words)}"
        f'{_neutrals(meta, words)}<details class="sm sub"><summary>{words.say("levels")}</summary><ul>{levels}</ul>'
        f"{f'<p>{tempers}</p>' if tempers else ''}</details></fieldset>"
    )


def _every_bot(offer: Offer, words: Words) -> str:
    """One level for all bots at once, where there are several."""
    if offer.players[1] < 3:
        return ""
    listed = "".join(f'<option value="{text(bot)}">{_bot(bot, words)}</option>' for bot in offer.bots)
    return (
        f'<label class="row everybot">{words.say("bots-all")} <select data-all><option value="">{words.say("bots-each")}'
        f"</option>{listed}</select></label>"
    )


def _neutrals(meta: Meta, words: Words) -> str:
    """What is said below the seats of few players: how many factions beside theirs are neutral."""
    return "".join(
        f'<p class="sm sub neutrals" data-players="{players}">{words.say("neutrals", count=neutrals)} '
        f"{words.cite(meta.few_rule)}</p>"
        for players, neutrals in meta.few.items()
    )


def _seat(offer: Offer, meta: Meta, seat: int, usual: str, words: Words) -> str:
    name = words.speak(seat_name(meta, seat))
    people = "".join(
        f'<option value="{who}"{" selected" if who == usual else ""}>{words.say(f"seat-{who}")}</option>'
        for who in ("me", "open", "device", *(["rule"] if _chooses_neutrals(meta) else []))
    )
    bots = "".join(
        f'<option value="{text(bot)}"{" selected" if bot == usual else ""}>{words.say("bot", name=_bot(bot, words))}</option>'
        for bot in offer.bots
    )
    return (
        f'<li class="seatrow" data-seat="{seat}">{look(offer.game).badge(seat)}<b>{name}</b>'
        f'<select name="seat.{seat}" aria-label="{name}">{people}{bots}'
        f"{with_others(offer.game, range(seat), '', words)}</select></li>"
    )


def _few(meta: Meta, words: Words) -> str:
    """What only so few are asked: how hard it is."""
    return f'<div class="few-only">{_levels(meta, words, "table")}</div>' if meta.levels else ""


def _chooses_neutrals(meta: Meta) -> bool:
    """Whether any seat may be led by rule; where the number of players says which, nobody chooses it."""
    return isinstance(game_type(meta.id), HasNeutrals) and not meta.few


def with_others(game: str, seats: Iterable[int], now: str, words: Words) -> str:
    """The choices to have a seat led by whoever leads one of these others; `now` is the word that holds."""
    meta = game_type(game).meta
    named = {with_word(game, seat): words.say("seat-with", seat=seat_name(meta, seat)) for seat in seats}
    return "".join(
        f'<option value="{word}"{" selected" if word == now else ""}>{name}</option>' for word, name in named.items()
    )


def _bot(bot: str, words: Words) -> str:
    return words.maybe(f"bots-level-{bot}") or text(bot)


# -- options


def _edition(meta: Meta, words: Words) -> str:
    """What is asked before everything else: the edition, the scenario."""
    return "".join(
        _described_values(meta, name, meta.options[name], words) or _field(meta, name, meta.options[name], words, usual=True)
        for name in FOREMOST
        if name in meta.options
    )


def _preset(meta: Meta, words: Words) -> str:
    """Rule sets for experts, folded: none of them, all, or one by one; those are seen only by who wants to choose."""
    if not switches(meta):
        return ""
    listed = "".join(
        f'<label><input type="checkbox" name="option.{name}" value="true"><span>{option_name(meta.id, name, words)}'
        f"</span>{words.cite(meta.options[name].rule)}</label>"
        for name in switches(meta)
    )
    return (
        f'<details class="opts-all preset many-only"><summary class="link">{option_name(meta.id, meta.preset, words)}'
        f"</summary>"
        f"{_described_values(meta, meta.preset, meta.options[meta.preset], words)}"
        f'<div class="ways switches">{listed}</div></details>'
    )


def _described_values(meta: Meta, name: str, option: OptionMeta, words: Words) -> str:
    """An option whose every value has a line that says what awaits there: all are seen at once. "" if one has none."""
    rows = []
    for value in option.choices:
        base = f"{meta.id}-option-{name}-{written(value)}".replace("_", "-")
        about = words.maybe(f"{base}-about")
        if not about:
            return ""
        chosen = " checked" if value == option.default else ""
        many = "" if value in meta.few_values.get(name, option.choices) else ' class="many-only"'
        rows.append(
            f'<label{many}><input type="radio" name="option.{name}" value="{text(written(value))}"{chosen}><span><b>'
            f'{setting(meta.id, name, value, words)}</b><span class="sm sub">{about}</span></span></label>'
        )
    return (
        f'<div class="fld" role="radiogroup" aria-labelledby="o-{name}"><div class="row"><span class="label" id="o-{name}">'
        f'{option_name(meta.id, name, words)}</span><span class="sp"></span>{words.cite(option.rule)}</div>'
        f'<div class="ways">{"".join(rows)}</div>{_fewer(meta, name, words)}</div>'
    )


def _fewer(meta: Meta, name: str, words: Words) -> str:
    """That so few are offered less."""
    if name not in meta.few_values:
        return ""
    return f'<p class="sm sub few-only">{words.say("few-values")} {words.cite(meta.few_rule)}</p>'


def _options(meta: Meta, words: Words) -> str:
    preset = (meta.preset, *switches(meta)) if switches(meta) else ()
    said = (*FOREMOST, *preset, *(("neutrals",) if meta.few else ()))  # elsewhere in the form
    fields = "".join(_field(meta, name, option, words) for name, option in meta.options.items() if name not in said)
    return (
        f'<details class="opts-all"><summary class="link">{words.say("options")}</summary><div class="col">{fields}'
        f"</div></details>"
        if fields
        else ""
    )


def _field(meta: Meta, name: str, option: OptionMeta, words: Words, usual: bool = False) -> str:
    label = option_name(meta.id, name, words)
    said, listed = ("", "") if usual else _usual(meta, name, option, words)
    first = "" if usual else f'<option value="">{said}</option>'
    choices = "".join(
        f'<option value="{text(written(value))}"{" selected" if usual and value == option.default else ""}>'
        f"{setting(meta.id, name, value, words)}</option>"
        for value in option.choices
    )
    return (
        f'<div class="fld"><div class="row"><label for="o-{name}">{label}</label><span class="sp"></span>'
        f"{words.cite(option.rule)}</div>"
        f'<select id="o-{name}" name="option.{name}">{first}{choices}</select>{listed}</div>'
    )


def _usual(meta: Meta, name: str, option: OptionMeta, words: Words) -> tuple[str, str]:
    """What holds where nothing is chosen; if the editions disagree, also a line that says what each of them has."""
    editions = meta.options[EDITION].choices if EDITION in meta.options else ("",)
    said = {
        setting(meta.id, EDITION, edition, words): setting(
            meta.id, name, meta.rule_sets.get(str(edition), {}).get(name, option.default), words
        )
        for edition in editions
    }
    if len(set(said.values())) == 1:
        return f"{words.say('option-as-usual')}{words.colon}{next(iter(said.values()))}", ""
    printings = {(edition.partition(",")[0], value) for edition, value in said.items()}
    houses = [house for house, _ in printings]  # one whose printings disagree is named with its printing
    by: dict[str, list[str]] = {}
    for edition, value in said.items():
        house = edition.partition(",")[0]
        by.setdefault(value, []).append(house if houses.count(house) == 1 else edition)
    each = "".join(f"<li><b>{' · '.join(dict.fromkeys(names))}{words.colon}</b>{value}</li>" for value, names in by.items())
    return words.say("option-usual"), f'<ul class="xs sub">{each}</ul>'


def option_name(game: str, name: str, words: Words) -> str:
    return words.maybe(f"{game}-option-{name.replace('_', '-')}") or text(name)


def setting(game: str, name: str, value: Setting, words: Words) -> str:
    """A value of an option in plain words."""
    base, shown = f"{game}-option-{name.replace('_', '-')}", written(value)
    said = words.maybe(f"{base}-{shown.replace('_', '-')}")
    if said:
        return said
    try:
        return text(say(Phrase(f"{base}-value", {"value": value if isinstance(value, int) else shown}), words.language))
    except LookupError:
        return text(shown)
