"""Factions of Res Publica Romana in the browser: their senators in columns, signs before the names, concessions, cards."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final

from comitium.core.board import Mark, Piece, Zone
from comitium.core.messages import Phrase, Value
from comitium.draw.page import zones
from comitium.draw.page.beside import workshop
from comitium.draw.page.look import PageLook
from comitium.draw.page.model import Table
from comitium.draw.page.republic.odds import chances
from comitium.draw.page.republic.senate import Votes, said, say
from comitium.draw.page.words import Words, icon, text

COLUMNS: Final = ("military", "oratory", "loyalty", "influence", "popularity", "knights", "talents", "votes")
LINES: Final = 5  # senators that a cell has room for, line by line, above a foot of one line
MOST: Final = 7  # closer together
FEWER: Final = 6  # that are shown if there are more
FEW: Final = 2  # things that surely have room at its foot
FOOT: Final = 310  # pixels of a line at its foot; of them its counts take
COUNTED: Final = 64
CHIP: Final = 40  # pixels of a thing's frame and sign, and of each letter
LETTER: Final = 6.4
COUNTS: Final = {"cards": "deck", "box": "treasury"}  # numbers of a faction that a sign stands for
KINDS: Final = {"concession": "concession", "directive": "rule"}  # signs of what a faction has besides cards
SIGNS: Final = {  # marks that a sign stands for; the words are read out, and stand under the glass
    "office/dictator": "rome",
    "office/rome_consul": "consul",
    "office/field_consul": "mil",
    "office/censor": "censor",
    "office/master_of_horse": "horse",
    "office/pontifex_maximus": "pontifex",
    "office/proconsul": "governor",
    "priest": "priest",
    "for-life": "trophy",
    "leads": "leaderCrown",
    "prior-consul": "senator",
    "major": "praetor",
    "corrupt": "unrest",
    "on-family": "statesman",
    "guards": "lock",
    "proconsul": "governor",
    "disbanded-veterans": "veteran",
    "rebel": "war",
}


class Scene(zones.Scene):
    """What is needed beside a zone of this game to draw it: besides, the chances with which men may be won over."""

    def __init__(self, look: PageLook, model: Table, words: Words) -> None:
        super().__init__(look, model, words)
        self.chances = chances(model, words)

    def chance(self, one: Piece) -> str:
        worth = self.chances.get(one.name.id) if one.choices else None
        return f'<em class="chance">{worth}</em>' if worth is not None else ""


def faction(zone: Zone, shows: str, floor: Sequence[Zone], votes: Votes, scene: Scene) -> str:
    """[1.04.7] [1.04.9] A faction in its cell: who plays it, its influence, how it has voted; its people; what they hold."""
    words, board = scene.words, scene.board
    seat = zone.owner if zone.owner is not None else 0
    people = [one for one in zone.pieces if one.kind == "senator"]
    states = ["zone", "fac", f"e{seat + 1}"]
    states += ["mine"] if seat == board.seat else []
    states += ["asked"] if seat in board.asked else []
    states += ["lift"] if zone.id in scene.lifted else []
    states += ["many"] if len(people) > LINES + 1 - _foot_lines(zone, scene) else []
    name, about = zones.name_and_seat(scene.people, board, seat, words)
    if seat < len(scene.people) and scene.people[seat].temper:
        about = zones.with_motto(scene.people[seat], words)
    influence = zone.mark("influence")
    sum_of = (
        f'<span class="infl num" title="{words.speak(influence.text)}">{icon("influence", "s14", words.speak(influence.text))}'
        f'<span aria-hidden="true">{influence.value}</span></span>'
        if influence is not None
        else ""
    )
    id = f"at-{zone.id}"
    face = workshop.opener(id, f'{scene.look.badge(seat)}<span class="sr">{say(words, "enlarge")}</span>', "face")
    return (
        f'<section class="{" ".join(states)}" id="{text(id)}">{zones.zone_button(zone, scene)}<header>'
        f'{face}<h3>{name} <span class="sm mut">{about}</span></h3>{sum_of}'
        f"{_said(zone, floor, votes, scene)}{workshop.closer(id, words)}</header>"
        f"{_people(zone, people, shows, scene) if people else ''}{_foot(zone, len(people), scene)}</section>"
    )


def _foot_lines(zone: Zone, scene: Scene) -> int:
    """How many lines its foot takes, as far as letters can be counted."""
    lines, at = 1, COUNTED
    for one in (*zone.pieces, *(inner for other in zone.zones for inner in other.pieces)):
        if one.kind == "senator" or (one.kind != "concession" and not one.face):
            continue
        holder = one.mark("holder")
        man = holder.text.args.get("senator") if holder is not None else None
        said = zones.short(man, scene.words) if isinstance(man, Phrase) else ""
        wide = round(CHIP + LETTER * (len(scene.words.speak(one.name)) + len(said)))
        lines, at = (lines, at + wide) if at + wide <= FOOT else (lines + 1, wide)
    return lines


def _foot(zone: Zone, people: int, scene: Scene) -> str:
    """How many cards it has, its concessions, the reader's own cards; how many senators there was no room for."""
    told = [mark for mark in zone.marks if mark.id not in ("votes", "influence")]
    things = [one for one in zone.pieces if one.kind != "senator"]
    hand = [one for inner in zone.zones for one in inner.pieces if one.face]
    held = "".join(f"<li>{_thing(one, scene)}</li>" for one in (*things, *hand))
    beyond = people - FEWER if people > MOST else 0
    more = workshop.opener(f"at-{zone.id}", say(scene.words, "more-senators", count=beyond), "link") if beyond else ""
    scrolls = ' tabindex="0"' if len(things) + len(hand) > FEW else ""
    owned = f'<ul class="held">{held}</ul>' if held else ""
    return f"<footer{scrolls}>{more}{_counts(told, scene)}{owned}</footer>"


def _counts(told: Sequence[Mark], scene: Scene) -> str:
    """What is to be read off a faction: numbers as signs, the rest in words."""
    drawn = ""
    for mark in told:
        said = scene.words.speak(mark.text)
        sign = icon(COUNTS[mark.id], "s14", said) if mark.id in COUNTS else ""
        drawn += (
            f'<span title="{said}">{sign}<b aria-hidden="true">{mark.value}</b></span>' if sign else f"<span>{said}</span>"
        )
    return f'<span class="marks">{drawn}</span>' if drawn else ""


def _said(zone: Zone, floor: Sequence[Zone], votes: Votes, scene: zones.Scene) -> str:
    """At the right: how the faction has voted, or that it decides, which the reader knows of herself; else its votes."""
    words = scene.words
    seat = zone.owner if zone.owner is not None else 0
    if seat in scene.board.asked and seat != scene.board.seat:
        return f'<span class="chip gold">{icon("hourglass")}{words.say("decides")}</span>'
    count = zone.mark("votes")
    plain = f'<span class="said sub">{words.speak(count.text)}</span>' if count is not None else ""
    return said(zone, floor, votes, scene) or plain


def _people(zone: Zone, people: Sequence[Piece], shows: str, scene: Scene) -> str:
    """The senators, their numbers in columns; the one that this phase asks about is shaded."""
    room = MOST if len(people) <= MOST else FEWER
    body = "".join(row(one, scene, place >= room) for place, one in enumerate(people))
    place = COLUMNS.index(shows) if shows in COLUMNS else len(COLUMNS) - 1
    return (
        f'<div class="grid" tabindex="0" role="group" aria-label="{scene.words.speak(zone.name)}">'
        f'<table class="men s{place + 2}">{_heads(scene.words.language)}<tbody>{body}</tbody></table></div>'
    )


@cache
def _heads(language: str) -> str:
    words = Words(language, "republic")
    heads = "".join(
        f'<th scope="col"><abbr title="{long}">{short}</abbr></th>'
        for short, long in (zones.heading("republic", id, language) for id in COLUMNS)
    )
    return f'<thead><tr><th scope="col"><span class="sr">{say(words, "senator")}</span></th>{heads}</tr></thead>'


def row(one: Piece, scene: Scene, beyond: bool = False) -> str:
    """[1.07.31] A senator: signs of what he is, his name, his numbers; where he is if not in Rome. Who is `beyond` what a cell
    has room for is seen where there is more."""
    marks = tuple([(mark.id, mark.value, mark.text.id) for mark in one.marks])
    name, numbers = _signs_and_numbers(one.name.id, marks, scene.words.language)
    element = "button" if one.choices else "span"
    inside = f"{name}{scene.chance(one)}{scene.pip(one.id, one.choices)}" if one.choices else name
    cell = f'<{element} class="pc {scene.states(one.id, one.choices)}"{scene.tags(one.id, one.choices)}>{inside}</{element}>'
    away = one.mark("away")
    form = " ".join(filter(None, ("gone" if away is not None else "", "beyond" if beyond else "")))
    about = ""
    if away is not None:
        said = scene.words.speak(away.text)
        about = f'<tr class="about"><td colspan="{len(COLUMNS) + 1}">{icon("next", "s14")}{said}</td></tr>'
    return f'<tr class="{form}"><th scope="row">{cell}</th>{numbers}</tr>{about}'


@lru_cache(maxsize=4096)
def _signs_and_numbers(name: str, marks: tuple[tuple[str, int | None, str], ...], language: str) -> tuple[str, str]:
    """His signs with his name, and his numbers: most senators are the same from one frame to the next, and for everybody."""
    signs = "".join([_sign(id, value, said, language) for id, value, said in marks if id in SIGNS])
    values = {id: value or 0 for id, value, _ in marks}
    shown = [_signed(values.get(id, 0), id) for id in COLUMNS]
    if "away" in values:  # who is not in Rome has no votes there
        shown[-1] = say(Words(language, "republic"), "not-in-rome")
    numbers = "".join([f"<td>{one}</td>" for one in shown])
    return f'{signs}<span class="n">{zones.short(Phrase(name), Words(language))}</span>', numbers


def sign(mark: Mark, words: Words) -> str:
    """A sign before a name; whoever does not see it hears what it means."""
    return _sign(mark.id, mark.value, mark.text.id, words.language)


@cache
def _sign(id: str, count: int | None, said: str, language: str) -> str:
    form = "s14 past" if id == "prior-consul" else "s14"
    args: dict[str, Value] = {"count": count} if count is not None else {}
    return icon(SIGNS[id], form, Words(language).speak(Phrase(said, args)))


def _signed(value: int, id: str) -> str:
    """Nought is a dot where it is the rule, so that the eye finds what is there."""
    if id == "popularity" and value:
        return f"+{value}" if value > 0 else f"−{-value}"
    return str(value) if value or id not in ("popularity", "knights", "talents", "votes") else "·"


def _thing(one: Piece, scene: zones.Scene) -> str:
    """A concession with who holds it, a card of the hand, or the directive that leads the faction."""
    words = scene.words
    holder = one.mark("holder")
    man = holder.text.args.get("senator") if holder is not None else None
    who = f' <span class="mut">{zones.short(man, words)}</span>' if isinstance(man, Phrase) else ""
    exposed = one.mark("exposed")
    bad = icon("praetor", "s14", words.speak(exposed.text)) if exposed is not None else ""
    kind = icon(KINDS.get(one.kind) or ("intrigue" if one.up else "hidden"), "s14")
    element = "button" if one.choices else "span"
    return (
        f'<{element} class="pc {scene.states(one.id, one.choices)}"{scene.tags(one.id, one.choices)}>{kind}'
        f'<span class="n">{words.speak(one.name)}</span>{who}{bad}{scene.pip(one.id, one.choices)}</{element}>'
    )
