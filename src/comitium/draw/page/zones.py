"""Any board as a page shows it: zones as panels, pieces as cards, numbers in columns where a game has names for them.

A game that has no look of its own is played through this. Whatever may be chosen is a button with a ring and the number of its
option; a zone that may be chosen itself is covered by one. A game that wants its pieces in columns has a message
`<game>-mark-<id>` for each number that they carry: short, with the whole word in `.long`.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence
from functools import cache
from itertools import groupby
from typing import TYPE_CHECKING, Final

from comitium.core.board import Board, Mark, Piece, Row, Sheet, Zone
from comitium.core.messages import Phrase, Prompt
from comitium.draw.page.model import Move, Person, Table
from comitium.draw.page.parts import Drawing, Part
from comitium.draw.page.words import Words, icon, text
from comitium.text import forms

if TYPE_CHECKING:
    from comitium.draw.page.look import PageLook

WIDE: Final = 3  # zones inside another that make it as wide as the table
CROWDED: Final = 8  # zones from which on one wants to jump to them
LONG: Final = 9  # pieces from which on a zone is a list that scrolls no further than it must
HAND: Final = "ABCDEFGH"  # the keys of what lies in the reader's hand
REMEMBERED: Final = 1_536  # drawings of zones, 2 kB each

_drawn: OrderedDict[tuple[object, ...], str] = OrderedDict()  # those that were not wanted for longest first


class Scene:
    """What is needed beside a zone to draw it: the look, the words, and the key that chooses each choice."""

    def __init__(self, look: PageLook, model: Table, words: Words) -> None:
        self.look = look
        self.board = model.board
        self.words = words
        self.people = model.people
        self.keys = keys(model.prompt)
        self.letters = letters(model.board)
        self.forecasts = model.forecasts
        moved = recent_moves(look, model)
        self.fresh = frozenset(move.target for move in moved)
        self.came = frozenset(move.target for move in moved if move.source != move.target)  # what has changed only is not new
        self.lifted = frozenset(model.coach.lifted if model.coach is not None else ())
        self.new = words.say("new")
        self._marked = self.fresh | self.lifted

    def kept(self, draw: Callable[..., str], zone: Zone, *given: object, beside: object = None) -> str:
        """What `draw` makes of a zone and what it is given, remembered: most of a table looks as it did, and as it does to
        others. `beside` is whatever else it depends on. Where something is lit or new it is drawn."""
        if zone.is_lit or not self._marked.isdisjoint(zone.ids):
            return draw(zone, self, *given)
        letters = tuple(self.letters.items()) if not self.letters.keys().isdisjoint(zone.ids) else ()
        known = (draw, self.look, self.words.language, self.words.names, given, beside, letters, zone.digest)
        found = _drawn.get(known)
        if found is not None:
            _drawn.move_to_end(known)
            return found
        if len(_drawn) >= REMEMBERED:
            _drawn.popitem(last=False)
        _drawn[known] = drawn = draw(zone, self, *given)
        return drawn

    def pip(self, id: str, choices: Sequence[int]) -> str:
        """The key that picks a thing, or how many ways there are."""
        if not choices:
            return ""
        key = self.letters.get(id) or (self.keys.get(choices[0], "") if len(choices) == 1 else f"×{len(choices)}")
        return f'<span class="pip" aria-hidden="true">{key or icon("next")}</span>'

    def states(self, id: str, choices: Sequence[int]) -> str:
        found = ["lit"] if choices else []
        if id in self.fresh:
            found.append("changed")
        if id in self.lifted:
            found.append("lift")
        return " ".join(found)

    def tags(self, id: str, choices: Sequence[int]) -> str:
        """The attributes that every piece and zone has: what it is, what it lights up."""
        lit = f' data-choices="{" ".join(map(str, choices))}" aria-pressed="false"' if choices else ""
        letter = f' data-key="{self.letters[id].lower()}"' if choices and id in self.letters else ""
        new = f' data-new="{self.new}"' if id in self.came else ""
        return f' id="at-{text(id)}"{lit}{letter}{new}'

    def thing(self, id: str, choices: Sequence[int], form: str, label: str, drawn: str, more: str = "") -> str:
        """Something drawn that has a name: a button if it may be chosen, else a picture. A drawing says nothing by itself."""
        states = " ".join(filter(None, (form, self.states(id, choices))))
        if choices:
            key = f", {self.letters[id]}" if id in self.letters else ""
            said = f'<span class="sr">{label}{key}</span>'
            return f'<button class="{states}"{self.tags(id, choices)}{more}>{said}{drawn}{self.pip(id, choices)}</button>'
        return f'<span class="{states}"{self.tags(id, choices)} role="img" aria-label="{label}"{more}>{drawn}</span>'


def keys(prompt: Prompt | None) -> dict[int, str]:
    """The digit that picks each option."""
    options = prompt.options if prompt is not None else ()
    return {option.choice: str(number) for number, option in enumerate(options, start=1) if number <= 9}


def letters(board: Board) -> dict[str, str]:
    """The letter that picks each lit card of the reader's own hand."""
    hand = [piece for zone in board.of_kind("hand") if zone.owner == board.seat for piece in zone.pieces]
    return dict(zip((piece.id for piece in hand if board.seat is not None), HAND, strict=False))


def recent_moves(look: PageLook, model: Table) -> list[Move]:
    """What came where it is since the reader's last decision, or has changed there."""
    fresh = model.events[len(model.events) - model.fresh :] if model.fresh else ()
    return look.moves(fresh, model.board)


# -- the table


def board(look: PageLook, model: Table, words: Words) -> Drawing:
    """All zones in the game's order, but the reader's own before those of the other seats; and a way to jump to each."""
    scene = Scene(look, model, words)
    shown = [zone for zone in in_order(model.board) if speaks(zone)]
    return (
        f'<h2 class="sr">{words.say("table")}</h2>{zone_links(shown, words)}<div class="zones">',
        *laid_out(shown, scene, True),
        "</div>",
    )


def laid_out(shown: Sequence[Zone], scene: Scene, begins: bool = False) -> Drawing:
    """Zones one below the other, the narrow ones flowing in columns; with `begins` the first one is as wide as the table."""
    drawn: list[str | Part] = []
    for wide, run in groupby(enumerate(shown), key=lambda pair: is_wide(pair[1], begins and pair[0] == 0)):
        inside = [part(zone, scene, begins and place == 0) for place, zone in run]
        drawn += inside if wide else ['<div class="flow">', *inside, "</div>"]
    return drawn


def part(zone: Zone, scene: Scene, first: bool = False) -> Part:
    """A zone of the table as a part of the page; the reader's own, and seats, depend on who sits there."""
    seat, board = zone.owner, scene.board
    player = None if seat is None or seat >= len(scene.people) else scene.people[seat]
    beside = (seat == board.seat, seat in board.asked, player)
    return Part(f"at-{text(zone.id)}", scene.kept(panel, zone, 0, first, beside=beside))


def zone_links(shown: Sequence[Zone], words: Words) -> str:
    """A way to each zone of a crowded table."""
    if len(shown) < CROWDED:
        return ""
    jumps = "".join(f'<li><a class="chip" href="#at-{text(zone.id)}">{words.speak(zone.name)}</a></li>' for zone in shown)
    return f'<nav class="jump" aria-label="{words.say("jump")}"><ul>{jumps}</ul></nav>'


def in_order(board: Board) -> list[Zone]:
    """The zones, the reader's own seat first among the seats."""
    seats = [zone for zone in board.zones if zone.owner is not None and zone.name == board.seats[zone.owner]]
    own = sorted(seats, key=lambda zone: zone.owner != board.seat)
    following = iter(own)
    return [next(following) if zone in seats else zone for zone in board.zones]


def speaks(zone: Zone) -> bool:
    return bool(zone.pieces or zone.marks or zone.choices or any(speaks(inner) for inner in zone.zones))


def is_wide(zone: Zone, first: bool) -> bool:
    """Whether a zone of the table stands alone; the others flow in columns, each as high as it must be."""
    numbers = not zone.zones and not zone.pieces
    return first or numbers or len(zone.zones) >= WIDE or len(zone.pieces) > LONG * 2


def panel(zone: Zone, scene: Scene, depth: int = 0, first: bool = False) -> str:
    """A zone as a panel, with what lies in it and the zones inside."""
    board = scene.board
    own = zone.owner is not None and zone.owner == board.seat
    seat = zone.owner is not None and zone.name == board.seats[zone.owner]
    states = [
        "zone",
        "wide" if depth == 0 and is_wide(zone, first) else "",
        "numbers" if depth == 0 and not zone.zones and not zone.pieces else "",
        "mine" if own and depth == 0 else "",
        "asked" if seat and zone.owner in board.asked else "",
        "changed" if zone.id in scene.fresh else "",
        "lift" if zone.id in scene.lifted else "",
    ]
    level = "h4" if depth else "h3"
    own_name = f"<{level}>{scene.words.speak(zone.name)}</{level}>"
    head = who(scene, zone.owner) if seat and zone.owner is not None else own_name
    inner = "".join(panel(one, scene, depth + 1) for one in zone.zones if speaks(one))
    pick = zone_button(zone, scene)
    new = f' data-new="{scene.new}"' if zone.id in scene.came else ""
    return (
        f'<section class="{" ".join(filter(None, states))}" id="at-{text(zone.id)}"{new}>{pick}'
        f"<header>{head}{marks(zone.marks, scene, zone.name)}</header>{pieces(zone, scene)}"
        f"{f'<div class=inner>{inner}</div>' if inner else ''}</section>"
    )


def zone_button(zone: Zone, scene: Scene) -> str:
    """What makes a zone that may be chosen a button: it lies over the whole of it."""
    if not zone.choices:
        return ""
    label = scene.words.say("choose-zone", zone=zone.name)
    choices = " ".join(map(str, zone.choices))
    pip = scene.pip("", zone.choices)
    return f'<button class="zonepick lit" data-choices="{choices}" aria-pressed="false" aria-label="{label}"></button>{pip}'


def who(scene: Scene, seat: int) -> str:
    """A seat with who plays it, and whether it is waited for."""
    words, board = scene.words, scene.board
    waited = f'<span class="chip gold">{icon("hourglass")}{words.say("decides")}</span>' if seat in board.asked else ""
    name, about = name_and_seat(scene.people, board, seat, words)
    return f'{scene.look.badge(seat)}<h3>{name}</h3><span class="sm mut">{about}</span>{waited}'


def name_and_seat(people: Sequence[Person], board: Board, seat: int, words: Words) -> tuple[str, str]:
    """What leads at a seat, and what stands beside it: the name of the person, and then the seat; the seat, and then who
    answers for it, where nobody has a name."""
    one = people[seat] if seat < len(people) else None
    if one is None or not one.name:
        return words.speak(board.seats[seat]), person(one, words) if one is not None else ""
    about = words.seat_alone(board.seats[seat])
    if one.level:
        return text(one.name), f"{about} · {_bot(one, words)}"
    state = words.say("you") if one.kind in ("you", "yours") else "" if one.here else words.say("away")
    return text(one.name), f"{about} · {state}" if state else about


def person(one: Person, words: Words) -> str:
    """Who answers for a seat, in a few words."""
    away = "" if one.here else f" · {words.say('away')}"
    if one.kind in ("you", "yours"):
        return words.say("you")
    if one.kind == "rule":
        return words.say("neutral")
    if one.kind == "open":
        return words.say("nobody")
    if one.kind == "bot" and not one.name:
        return _bot(one, words)
    name = one.name or words.say("seat-device" if one.kind == "device" else "person")
    return words.say("stands-in", name=name, bot=_bot(one, words)) if one.level else text(name) + away


def with_motto(one: Person, words: Words) -> str:
    """Who answers for a seat; of a bot its motto, so that its temperament can be guessed."""
    who = person(one, words)
    if not one.temper:
        return who
    level, motto = (words.speak(Phrase(f"bots-{id}")) for id in (f"level-{one.level}", f"motto-{one.temper}"))
    return f'<span title="{who}">{level}</span> <i>{motto}</i>'


def _bot(one: Person, words: Words) -> str:
    return words.speak(Phrase("draw-page-bot", {"name": Phrase(f"bots-level-{one.level}")})) if one.level else ""


def marks(found: Sequence[Mark], scene: Scene, name: Phrase | None = None) -> str:
    """What is to be read off a zone or a piece, but for what its name says already."""
    told = [scene.words.speak(mark.text) for mark in found if mark.text != name and mark.id not in scene.look.silent]
    return f'<span class="marks">{"".join(f"<span>{one}</span>" for one in told)}</span>' if told else ""


# -- pieces


def pieces(zone: Zone, scene: Scene) -> str:
    """What lies in a zone, kind by kind: in columns where the game has names for its numbers, else one after the other."""
    found: list[str] = []
    for kind in dict.fromkeys(one.kind for one in zone.pieces):
        same = [one for one in zone.pieces if one.kind == kind]
        columns = _columns(same, scene)
        found.append(_grid(zone, same, columns, scene) if columns else _listed(zone, same, scene))
    return "".join(found)


def _listed(zone: Zone, found: Sequence[Piece], scene: Scene) -> str:
    rows = " rows" if any(len(one.marks) > 2 for one in found) else ""
    return f'<ul class="pieces{rows}">{"".join(f"<li>{piece(one, zone.owner, scene)}</li>" for one in found)}</ul>'


def piece(one: Piece, owner: int | None, scene: Scene) -> str:
    """A card or a token: its name, how many, whose if that is not the zone's owner, its marks."""
    words, board = scene.words, scene.board
    whose = scene.look.badge(one.owner) if one.owner is not None and one.owner != owner else ""
    said = f'<span class="sr">{words.speak(board.seats[one.owner])}</span>' if whose and one.owner is not None else ""
    count = f'<span class="x">×{one.count}</span>' if one.count != 1 else ""
    hidden = icon("hidden", "s14", words.say("face-down")) if one.face and not one.up else ""
    inside = (
        f'{whose}{said}<span class="n">{words.speak(one.name)}</span>{count}{hidden}{marks(one.marks, scene)}'
        f"{scene.pip(one.id, one.choices)}"
    )
    back = "" if one.face else " back"
    element = "button" if one.choices else "span"
    about = f' title="{words.speak(one.about)}"' if one.about is not None else ""
    return (
        f'<{element} class="pc{back} {scene.states(one.id, one.choices)}"{scene.tags(one.id, one.choices)}{about}>'
        f"{inside}</{element}>"
    )


def _columns(found: Sequence[Piece], scene: Scene) -> list[tuple[str, str, str]]:
    """The numbers that pieces carry: id, short name, whole name; none unless the game has names for them."""
    ids = dict.fromkeys(mark.id for one in found for mark in one.marks if mark.value is not None)
    order = scene.look.columns
    sorted_ids = sorted(ids, key=lambda id: order.index(id) if id in order else len(order))
    named = [(id, *heading(scene.board.game, id, scene.words.language)) for id in sorted_ids]
    columns = [column for column in named if column[1]]
    return columns if len(columns) >= 2 else []


def short(name: Phrase, words: Words) -> str:
    """A name where there is little room: the game's own short form, if it has one."""
    return _short(name.id, words.language) if not name.args else _shortened(name, words.language)


@cache
def _short(name: str, language: str) -> str:
    return _shortened(Phrase(name), language)


def _shortened(name: Phrase, language: str) -> str:
    return text(forms(name, language).get("short", "")) or Words(language).speak(name)


@cache
def heading(game: str, id: str, language: str) -> tuple[str, str]:
    """How a column is called, short and whole; nothing if the game has no name for it."""
    phrase = Phrase(f"{game}-mark-{id}")
    short = Words(language).maybe(phrase.id)
    return (short, text(forms(phrase, language).get("long", "")) or short) if short else ("", "")


def _grid(zone: Zone, found: Sequence[Piece], columns: list[tuple[str, str, str]], scene: Scene) -> str:
    """Pieces in rows, their numbers in columns; what else they carry stands behind their names."""
    words = scene.words
    heads = "".join(f'<th scope="col"><abbr title="{long}">{short}</abbr></th>' for _, short, long in columns)
    listed = {id for id, _, _ in columns}
    rows: list[str] = []
    for one in found:
        others = marks([mark for mark in one.marks if mark.id not in listed], scene)
        name = f'<span class="n">{short(one.name, words)}</span>{scene.pip(one.id, one.choices)}'
        element = "button" if one.choices else "span"
        cell = f'<{element} class="pc {scene.states(one.id, one.choices)}"{scene.tags(one.id, one.choices)}>{name}</{element}>'
        numbers = "".join(f"<td>{one.value(id)}</td>" for id, _, _ in columns)
        rows.append(f'<tr{" class=two" if others else ""}><th scope="row">{cell}</th>{numbers}</tr>')
        if others:
            rows.append(f'<tr class="about"><td colspan="{len(columns) + 1}">{others}</td></tr>')
    head = f'<th scope="col"><span class="sr">{words.speak(zone.name)}</span></th>'
    return (
        f'<div class="grid" tabindex="0" role="group" aria-label="{words.speak(zone.name)}"><table><thead><tr>{head}'
        f"{heads}</tr></thead>"
        f"<tbody>{''.join(rows)}</tbody></table></div>"
    )


def detail(choice: int, board: Board, words: Words) -> str:
    """What is to be read on the thing that lights up for a choice: what it does, else its numbers."""
    for zone in board.walk():
        if choice in zone.choices:
            return " · ".join(words.speak(mark.text) for mark in zone.marks[:3])
        for one in zone.pieces:
            if choice in one.choices:
                if one.about is not None:
                    return words.speak(one.about)
                return " · ".join(words.speak(mark.text) for mark in one.marks[:4])
    return ""


# -- sheets


def sheet(one: Sheet, board: Board, words: Words) -> str:
    """A score, or a list of facts, as people would write it on paper."""
    heads = "".join(
        f'<th scope="col">{words.speak(column.name)}'
        f"{f'<br><span class=mut>{words.speak(board.seats[column.owner])}</span>' if column.owner is not None else ''}</th>"
        for column in one.columns
    )
    body = "".join(_row(row, words) for row in one.rows)
    foot = f"<tfoot>{_row(one.total, words)}</tfoot>" if one.total is not None else ""
    notes = "".join(f'<p class="sm sub">{words.speak(note)}</p>' for note in one.notes)
    return (
        f'<div class="grid"><table class="sheet"><caption class="sr">{words.speak(one.title)}</caption>'
        f"<thead><tr><td></td>{heads}</tr></thead><tbody>{body}</tbody>{foot}</table></div>{notes}"
    )


def _row(row: Row, words: Words) -> str:
    cells = "".join(f"<td>{_cell(value, words)}</td>" for value in row.cells)
    return f'<tr><th scope="row">{words.speak(row.name)}</th>{cells}</tr>'


def _cell(value: int | Phrase | None, words: Words) -> str:
    if value is None:
        return ""
    return words.speak(value) if isinstance(value, Phrase) else str(value)
