"""The State and the Senate of Res Publica Romana in the browser: the phases of the year, the numbers by which Rome stands or
falls, and a vote followed faction by faction."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from comitium.core.board import Board, Mark, Zone
from comitium.core.messages import Event, Phrase, Stake
from comitium.draw.page import zones
from comitium.draw.page.beside.stakes import stake_line
from comitium.draw.page.look import PageLook
from comitium.draw.page.model import Table
from comitium.draw.page.words import Words, icon, text
from comitium.games.republic.catalogue.tables import CONVICTED_INFLUENCE, CONVICTED_POPULARITY
from comitium.games.republic.events.attempts import AttemptDeclared, AttemptResolved
from comitium.games.republic.events.business import (
    CommanderReinforced,
    CommanderSent,
    ForcesDisbanded,
    ForcesRaised,
    GarrisonRecalled,
    GarrisonSent,
    UnitsRecalled,
)
from comitium.games.republic.events.people import StateEarned, StatePaid, UnrestChanged
from comitium.games.republic.events.senate import ProposalAnnounced, VotesCast
from comitium.games.republic.events.wars import ForcesReturned
from comitium.games.republic.names import SENATORS

ERA: Final = ("era-near", "era-revealed")
PHASES: Final = range(1, 8)  # of a turn
SIGNS: Final = {"treasury": "treasury", "unrest": "unrest"}  # wars have places of their own
CHANGES: Final[dict[type[Event], tuple[tuple[str, str, int], ...]]] = {  # which numbers of the State an event has changed,
    StateEarned: (("treasury", "amount", 1),),  # by which field of it, and up or down
    StatePaid: (("treasury", "amount", -1),),
    UnrestChanged: (("unrest", "amount", 1),),
    ForcesRaised: (("legions", "legions", 1), ("fleets", "fleets", 1)),
    ForcesDisbanded: (("legions", "legions", -1), ("fleets", "fleets", -1)),
    CommanderSent: (("legions", "legions", -1), ("fleets", "fleets", -1)),
    CommanderReinforced: (("legions", "legions", -1), ("fleets", "fleets", -1)),
    ForcesReturned: (("legions", "legions", 1), ("fleets", "fleets", 1)),
    UnitsRecalled: (("legions", "legions", 1), ("fleets", "fleets", 1)),
    GarrisonSent: (("legions", "legions", -1),),
    GarrisonRecalled: (("legions", "legions", 1),),
}
LOW: Final = {"treasury": 50}  # below which a number is a warning
HIGH: Final = {"unrest": 5}  # from which on one is
WIDTH: Final = 480  # of the bars of a vote
TALL: Final = 18
WAYS: Final = {"for": "check", "against": "close", "split": "even", "neither": "minus", "come": "hourglass"}
TRIALS: Final = "republic-trials-"  # how the name of a prosecution begins
DOOMS: Final = {"minor": "1.09.441", "major": "1.09.442", "special": "1.09.74"}  # which rule tells what guilt brings
SPONSORS: Final = ("sponsor", "cosponsor", "law-fails")  # [2.06.3] marks of a law on the floor
MIDDLE: Final = 14  # of a sign in a bar

Votes = dict[int, tuple[int, int, int]]  # by seat: for, against, how many of them bought


def say(words: Words, id: str, **args: object) -> str:
    """A message of this game's table: `draw-respublica-` is left out."""
    return words.speak(Phrase(f"draw-respublica-{id}", args))  # type: ignore[arg-type]


# -- the State


def strip(state: Zone, model: Table, scene: zones.Scene) -> str:
    """[1.05] to [1.11] The phases of the year, and the numbers by which Rome stands or falls."""
    words, board = scene.words, model.board
    now = int(board.moment.partition("/")[2] or 0)
    phases = "".join(
        f"<li{' aria-current=step' if phase == now else ''}>{say(words, f'phase-{phase}')}</li>" for phase in PHASES
    )
    fresh = changed(model)
    numbers = "".join(
        _number(SIGNS[mark.id], _shown(mark), mark.id, mark.value or 0, fresh, scene)
        for mark in state.marks
        if mark.id in SIGNS
    )
    numbers += _army(board, fresh, scene)
    said = {mark.id: mark.text.args.get("senator") for mark in state.marks if mark.id in ("highest", "chair")}
    known = (
        {"seated", "highest"} if said.get("chair") == said.get("highest") else {"seated"}
    )  # he who presides is first in rank
    told = [mark for mark in state.marks if mark.id not in (*SIGNS, *ERA, "active-wars") and mark.id not in known]
    return (
        f'<section class="zone year" id="at-{text(state.id)}"><h3 class="sr">{words.speak(state.name)}</h3>'
        f'<ol class="phases">{phases}</ol><ul class="state">{numbers}</ul>'
        f'<div class="more">{_era(state, scene)}{zones.marks(told, scene)}'
        f"{_seated(state, scene)}{zones.pieces(state, scene)}</div></section>"
    )


def _era(state: Zone, scene: zones.Scene) -> str:
    """[1.12.1] That the era may end soon, or does: a sign before everything else, the rest when one points at it."""
    found = [mark for id in ERA if (mark := state.mark(id)) is not None]
    return "".join(
        f'<span class="pill soon" title="{scene.words.speak(mark.text)}">{icon("hourglass", "s14")} '
        f'<span aria-hidden="true">{say(scene.words, mark.id, among=mark.value or 0)}</span>'
        f'<span class="sr">{scene.words.speak(mark.text)}</span></span>'
        for mark in found
    )


def clockwise(state: Zone) -> list[int]:
    """[3.01.2] The factions clockwise, from the reader's own on."""
    mark = state.mark("seated")
    return [int(one) for one in mark.face] if mark is not None else []


def _seated(state: Zone, scene: zones.Scene) -> str:
    """The same as signs in a row; the words are read out."""
    mark = state.mark("seated")
    if mark is None:
        return ""
    said, signs = scene.words.speak(mark.text), "→".join(map(scene.look.seal, clockwise(state)))
    return f'<span class="seated" title="{said}"><span class="sr">{said}</span>{signs}</span>'


def changed(model: Table) -> frozenset[str]:
    """The numbers of the State that are others than at the reader's last decision: what came and went again is not new."""
    net: dict[str, int] = {}
    for event in model.lately:
        for id, field, way in CHANGES.get(type(event), ()):
            net[id] = net.get(id, 0) + way * getattr(event, field)
    return frozenset(id for id, change in net.items() if change)


def _number(sign: str, shown: str, id: str, value: int, fresh: frozenset[str], scene: zones.Scene) -> str:
    bad = value < LOW.get(id, -99) or value >= HIGH.get(id, 999)
    states = " ".join(filter(None, ("bad" if bad else "", "now" if id in fresh else "")))
    new = f'<em class="new">{scene.new}</em>' if id in fresh else ""
    warn = icon("warn", "s14", say(scene.words, "danger")) if bad else ""
    return (
        f'<li class="{states}">{icon(sign)}<b class="num">{shown}</b><span>{say(scene.words, f"number-{id}")}{warn}{new}'
        "</span></li>"
    )


def _shown(mark: Mark) -> str:
    """A number; talents are called by their sign."""
    return f"{mark.value} T" if mark.id == "treasury" else f"{mark.value}"


def _army(board: Board, fresh: frozenset[str], scene: zones.Scene) -> str:
    """Legions and fleets in Rome, ready to be sent."""
    force = board.find("forces/active")
    if force is None:
        return ""
    veterans = f"<small> {say(scene.words, 'veterans', count=len(force.pieces))}</small>" if force.pieces else ""
    legions = f"{force.value('legions')}{veterans}"
    return _number("legion", legions, "legions", 99, fresh, scene) + _number(
        "fleet", str(force.value("fleets")), "fleets", 99, fresh, scene
    )


# -- the vote


def cast(model: Table) -> Votes:
    """[1.09.14] How the votes on the floor have been cast so far, faction by faction, as everybody has heard."""
    if not model.board.of_kind("floor"):
        return {}
    owners = {
        one.face: zone.owner
        for zone in model.board.of_kind("faction")
        for one in zone.pieces
        if one.kind == "senator" and zone.owner is not None
    }
    found: Votes = {}
    for event in reversed((*model.earlier, *model.events)):
        if isinstance(event, ProposalAnnounced):
            break
        if isinstance(event, VotesCast) and (seat := owners.get(SENATORS[event.senator])) is not None:
            ayes, noes, bought = found.get(seat, (0, 0, 0))
            found[seat] = (ayes + event.ayes, noes + event.noes, bought + event.bought)
    return found


def is_suspended(model: Table) -> bool:
    """[1.09.7] Whether somebody's life is being attempted meanwhile: votes that were cast stand."""
    for event in reversed(model.events):
        if isinstance(event, (AttemptResolved, ProposalAnnounced)):
            return False
        if isinstance(event, AttemptDeclared):
            return True
    return False


def vote(floor: Zone, factions: Sequence[Zone], votes: Votes, suspended: bool, scene: zones.Scene) -> str:
    """[1.09.14] What is being voted: the votes as runs of tesserae on one scale, and who is still to be called."""
    words, board = scene.words, scene.board
    waits = floor.mark("waits")
    if waits is not None:
        return _proposed_first(floor, waits, factions, scene)
    seats = dict.fromkeys((*votes, *(zone.owner for zone in factions if zone.owner is not None)))
    waiting = [zone for zone in factions if floor.mark(f"called/{zone.id.partition('/')[2]}") is None]
    left = sum(zone.value("votes") for zone in waiting)
    influence = floor.value("given-against")
    whole = max(1, influence + sum(zone.value("votes") for zone in factions), floor.value("ayes") + left)
    own = next((zone.value("votes") for zone in waiting if zone.owner == board.seat and zone.owner is not None), 0)
    bars = ""
    for place, (side, added) in enumerate((("ayes", "given-for"), ("noes", "given-against"))):
        mark, given = floor.mark(side), floor.value(added)
        if mark is not None:
            runs = [(seat, votes[seat][place]) for seat in seats if seat in votes]
            drawn = bar(runs, (mark.value or 0) + given, 0 if place else own, whole, board.seat)
            more = f" + {given}" if given else ""
            bars += f'<li class="{side}"><span>{words.speak(mark.text)}{more}</span>{drawn}</li>'
    rest = [mark for mark in floor.marks if mark.id == "proposed"]
    come = ", ".join(f"{words.speak(zone.name)} {zone.value('votes')}" for zone in waiting)
    trial = floor.name.id.startswith(TRIALS)
    share = floor.mark("two-thirds")
    needed = words.speak(share.text) if share is not None else say(words, "verdict" if trial else "majority")
    told = needed + (f' <span class="come">{say(words, "to-come", seats=come)}</span>' if come else "")
    mine = f" {say(words, 'yours', count=own)}" if own else ""
    doom = _doom(floor, words) if trial else _law(floor, words)
    stopped = f' <span class="pill active">{icon("hourglass", "s14")} {say(words, "suspended")}</span>' if suspended else ""
    return (
        f'<section class="zone wide vote" id="at-{text(floor.id)}">{zones.zone_button(floor, scene)}<header>'
        f'<span class="kick">{say(words, "vote")}{stopped}</span>{_named(floor.name, factions, scene)}'
        f'{zones.marks(rest, scene)}</header><div class="title"><h3>{words.speak(floor.name)}</h3></div>'
        f'<ul class="bars">{bars}</ul><p class="sm sub">{told}{mine}</p>{doom}'
        f"{_called(floor, factions, votes, scene)}</section>"
    )


def futures(floor: Zone, look: PageLook, words: Words) -> str:
    """What comes if it passes, and what if it fails; [1.09.42] in a trial, if he is convicted or not."""
    if floor.mark("ayes") is None:
        return ""
    ends = ("convicted", "acquitted") if floor.name.id.startswith(TRIALS) else ("passes", "fails")
    drawn = ""
    for side, end, sign in zip(("passes", "fails"), ends, ("check", "close"), strict=True):
        told = [mark for mark in floor.marks if mark.id.startswith(f"{side}/")]
        lines = "".join(f"<li>{stake_line(Stake(mark.face, mark.text, '', mark.value), look, words)}</li>" for mark in told)
        same = "" if told else f"<li>{icon('even', 's14')}{say(words, f'future-{end}-nothing')}</li>"
        drawn += f'<h4>{icon(sign, "s16")} {say(words, f"future-{end}")}</h4><ul class="future">{lines}{same}</ul>'
    return f'<section class="zone futures">{drawn}</section>'


def _proposed_first(floor: Zone, waits: Mark, factions: Sequence[Zone], scene: zones.Scene) -> str:
    """[1.09.151] What a Tribune proposes before the vote goes on, and which vote waits for it."""
    words = scene.words
    rest = [mark for mark in floor.marks if mark.id == "proposed"]
    return (
        f'<section class="zone wide vote" id="at-{text(floor.id)}">{zones.zone_button(floor, scene)}<header>'
        f'<span class="kick">{say(words, "proposed-first")}</span>{zones.marks(rest, scene)}</header>'
        f'<div class="title"><h3>{words.speak(floor.name)}</h3>{_named(floor.name, factions, scene)}</div>'
        f'<p class="sm sub">{icon("hourglass", "s14")} {words.speak(waits.text)} {words.cite("1.09.151")}</p></section>'
    )


def _named(proposal: Phrase, factions: Sequence[Zone], scene: zones.Scene) -> str:
    """Whose the senators are of whom a proposal speaks, as it names them: never a name alone."""
    found = {
        one.name.id: f"<li>{scene.look.badge(zone.owner or 0)}{zones.short(one.name, scene.words)}"
        f'<span class="sr"> ({scene.words.speak(zone.name)})</span></li>'
        for zone in factions
        for one in zone.pieces
        if one.kind == "senator"
    }
    chips = "".join(found[id] for id in ids(proposal) if id in found)
    return f'<ul class="bids">{chips}</ul>' if chips else ""


def ids(said: Phrase) -> list[str]:
    """All that a sentence is made of, in its order and once."""
    found = [said.id]
    for value in said.args.values():
        for one in value if isinstance(value, tuple) else (value,):
            found += ids(one) if isinstance(one, Phrase) else []
    return list(dict.fromkeys(found))


def _doom(floor: Zone, words: Words) -> str:
    """[1.09.42] [1.09.44] What counts besides the votes, and what a verdict of guilty brings."""
    kind = _prosecution(floor.name).id.rpartition("-")[2]
    said = say(words, f"guilty-{kind}", popularity=-CONVICTED_POPULARITY, influence=-CONVICTED_INFLUENCE)
    told = [words.speak(mark.text) for mark in floor.marks if mark.id.startswith("given-")]
    given = "".join(f" {one[:1].upper()}{one[1:]}." for one in told)
    doom = f'<span class="come">{icon("praetor", "s14")} {said} {words.cite(DOOMS[kind])}</span>'
    return f'<p class="sm">{doom}{given}</p>'


def _prosecution(trial: Phrase) -> Phrase:
    """[2.05.2] A trial without its advocate."""
    inner = trial.args.get("trial")
    return inner if isinstance(inner, Phrase) else trial


def _law(floor: Zone, words: Words) -> str:
    """[2.06.3] What a law does, what it brings its sponsors, and what becomes of its card."""
    told = " · ".join(words.speak(mark.text) for mark in floor.marks if mark.id in SPONSORS)
    law = floor.mark("law-text")
    if law is None:
        return ""
    text_of = f'<p class="sm">{icon("law", "s14")} {words.speak(law.text)}</p>'
    return f'{text_of}<p class="sm">{told} {words.cite("2.06.3")}</p>'


def _called(floor: Zone, factions: Sequence[Zone], votes: Votes, scene: zones.Scene) -> str:
    """[1.09.12] Faction by faction, for narrow screens, where the factions themselves are far below."""
    chips = ""
    for zone in factions:
        seat = zone.owner if zone.owner is not None else 0
        called = floor.mark(f"called/{zone.id.partition('/')[2]}")
        number = _weight(votes.get(seat, (0, 0, 0))) if called is not None else str(zone.value("votes"))
        way = called.face if called is not None else "come"
        sign = icon(WAYS[way], "s16", say(scene.words, f"way-{way}"))
        name = f'<span class="sr">{scene.words.speak(zone.name)}</span>'
        chips += f'<li class="{way}">{scene.look.badge(seat)}{name}{sign}{number}</li>'
    return f'<ul class="called">{chips}</ul>'


def _weight(cast: tuple[int, int, int]) -> str:
    """The votes of a faction that has been called."""
    ayes, noes, _ = cast
    return f"{ayes}–{noes}" if ayes and noes else str(ayes or noes or "")


def said(zone: Zone, floor: Sequence[Zone], votes: Votes, scene: zones.Scene) -> str:
    """How a faction has voted on what is on the floor, or nothing."""
    called = floor[0].mark(f"called/{zone.id.partition('/')[2]}") if floor else None
    if called is None or (called.face == "neither" and not zone.value("votes")):  # whoever has no vote abstains from nothing
        return ""
    number = _weight(votes.get(zone.owner if zone.owner is not None else 0, (0, 0, 0)))
    way = say(scene.words, f"way-{called.face}")
    return f'<span class="said {called.face}">{icon(WAYS[called.face], "s16")}{way} {number}</span>'


def bar(runs: Sequence[tuple[int, int]], total: int, own: int, whole: int, reader: int | None) -> str:
    """A run of tesserae for each faction, with its sign; what nobody is known to have cast follows; then the reader's own."""
    unit = WIDTH / whole
    at = 0.0
    drawn = ""
    for seat, count in [*runs, (-1, max(0, total - sum(count for _, count in runs)))]:
        if not count:
            continue
        wide = count * unit
        fill = f"f{seat + 1}" if seat >= 0 else "f0"
        drawn += f'<rect class="{fill}" x="{at:.0f}" width="{wide:.0f}" height="{TALL}"/>'
        if seat >= 0 and wide >= MIDDLE:
            drawn += f'<use class="o{fill}" href="#i-{fill}" x="{at + wide / 2 - 7:.0f}" y="2" width="14" height="14"/>'
        at += wide
    if own and reader is not None:
        drawn += f'<rect class="own f{reader + 1}" x="{at + 1:.0f}" y="1" width="{own * unit - 2:.0f}" height="{TALL - 2}"/>'
    ticks = "".join(f"M{unit * k:.1f} 0v{TALL}" for k in range(1, min(whole, round(at / unit))))
    return f'<svg viewBox="0 0 {WIDTH} {TALL}" aria-hidden="true">{drawn}<path class="tick" d="{ticks}"/></svg>'
