"""The table of Idus Martii in the browser: the senators in their half circle, two secret votes, the markers, the record."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin
from typing import Final

from comitium.core.board import Board, Piece, Sheet, Zone
from comitium.core.messages import Event, Option, Phrase
from comitium.draw.moments.model import Card
from comitium.draw.page.after.inputs import Chart, Line
from comitium.draw.page.idus import cards
from comitium.draw.page.idus import score as idus_score
from comitium.draw.page.idus.claims import forms as claim_forms
from comitium.draw.page.look import PageLook
from comitium.draw.page.model import Move, Table
from comitium.draw.page.parts import Drawing, Part
from comitium.draw.page.words import Words, icon
from comitium.draw.page.zones import Scene, name_and_seat, zone_button
from comitium.draw.terminal.idus.labels import counted, given_up, kept, senators
from comitium.games.idus import events as idus_events
from comitium.games.idus.names import SEATS

SIGNS: Final[dict[type[Event], str]] = {
    idus_events.RolesGiven: "consul",
    idus_events.VotesCounted: "vote",
    idus_events.YellowShown: "merchant",
    idus_events.VoteReplaced: "flip",
    idus_events.FactionWon: "trophy",
    idus_events.IdesReached: "traitor",
    idus_events.LimitSet: "vote",
    idus_events.ConspiracyFailed: "skull",
}
NUMERALS: Final = ((10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"))
SQUARES: Final = 20  # of a track, unless the limit is further away


def roman(number: int) -> str:
    """A number of a track.

    >>> roman(17), roman(9), roman(24)
    ('XVII', 'IX', 'XXIV')
    """
    found = ""
    for value, letters in NUMERALS:
        while number >= value:
            found += letters
            number -= value
    return found


class IdusLook(PageLook):
    sheet = "idus"
    sign = "traitor"
    figures = (("loyal", "track/loyal", "at"), ("traitor", "track/traitor", "at"))

    def symbols(self) -> str:
        return cards.symbols()

    def table(self, model: Table, words: Words) -> Drawing:
        scene = Scene(self, model, words)
        return (
            f'<h2 class="sr">{words.say("table")}</h2>',
            Part("arc", _arc(scene)),
            Part("tracks", _tracks(scene)),
            '<div class="low">',
            Part("record", _record(scene)),
            Part("own", _mine(scene)) if scene.board.seat is not None else "",
            "</div>",
        )

    def badge(self, seat: int) -> str:
        return f'<span class="badge seat" aria-hidden="true">{seat + 1}</span>'

    def seal(self, seat: int) -> str:
        return f'<span class="seal" aria-hidden="true">{seat + 1}</span>'

    def tint(self, seat: int) -> str:
        return ""

    def moment_card(self, card: Card, words: Words) -> str:
        return cards.vote(card.face, words.maybe(f"idus-colour-{card.face}"))

    def icon(self, event: Event) -> str:
        return icon(SIGNS.get(type(event), "aedile"))

    def face(self, option: Option, board: Board, words: Words) -> str:
        """A vote card beside the words of a vote."""
        for zone in board.of_kind("hand"):
            for piece in zone.pieces:
                if option.choice in piece.choices:
                    return cards.vote(piece.face, words.speak(piece.name))
        return ""

    def claims(self, model: Table, words: Words) -> str:
        return claim_forms(model.board, words)

    def detail(self, option: Option, board: Board, words: Words) -> str:
        """For a vote what it moves; for a senator what she says she is; for a card that goes, whose side the other one is."""
        for senator in senators(board):
            held = kept(senator)
            if any(option.choice in card.choices for card in held):
                other = next((card for card in held if option.choice not in card.choices), held[0])
                return words.say("idus-stays", faction=other.name)
            if option.choice in senator.choices:
                says = senator.mark("says")
                return words.speak(says.text) if says is not None else ""
        return super().detail(option, board, words)

    def drawing(self, piece: Piece, words: Words) -> str:
        if piece.kind in ("faction", "discarded") and piece.face:
            return cards.faction(piece.face, words.speak(piece.name))
        return cards.vote(piece.face, words.speak(piece.name)) if piece.kind in ("vote", "counted") and piece.face else ""

    def score(self, sheet: Sheet, board: Board, words: Words) -> str:
        return idus_score.score(sheet, words)

    def crest(self, board: Board, winners: Sequence[int]) -> str:
        return idus_score.crest(board, winners)

    def moves(self, events: Sequence[Event], board: Board) -> list[Move]:
        """Votes go from the senators to the middle; what is counted lies in the record."""
        turns = board.of_kind("turn")
        number = turns[-1].id if turns else ""
        there = {piece.id for turn in turns for piece in turn.pieces}
        found: list[Move] = []
        for event in events:
            if isinstance(event, (idus_events.VoteCast, idus_events.VoteLaid)):
                found.append(Move(SEATS[event.seat], f"{number}/vote/{SEATS[event.seat]}"))
            elif isinstance(event, idus_events.VoteReplaced):
                found.append(Move(SEATS[event.aedile], f"{number}/vote/{SEATS[event.aedile]}", flip=True))
            elif isinstance(event, idus_events.VotesCounted):
                place = turns[-2].id if len(turns) > 1 and turns[-1].mark("now") else number
                found.extend(Move(f"{place}/vote", f"{place}/counted/{card}", flip=True) for card in (0, 1))
        now = turns[-1].mark("now") is not None if turns else False
        return [move for move in found if move.target in there and (now or "/counted/" in move.target)]

    def charts(self, boards: Sequence[Board]) -> list[Chart]:
        """Both markers, turn by turn."""
        lines = tuple(
            Line(track.name, tuple(board.zone(track.id).value("at") for board in boards), None, track.id.rpartition("/")[2])
            for track in boards[-1].of_kind("track")
        )
        return [Chart(Phrase("draw-page-idus-chart"), tuple(board.turn for board in boards), lines)]

    def legend(self, words: Words) -> list[tuple[str, str]]:
        return [
            (cards.pip("green", ""), words.say("idus-legend-green")),
            (cards.pip("red", ""), words.say("idus-legend-red")),
            (cards.pip("yellow", ""), words.say("idus-legend-yellow")),
            (cards.pip("green", "", hollow=True), words.say("idus-legend-claimed")),
            (cards.pip("", "?"), words.say("idus-legend-unknown")),
            *super().legend(words),
        ]

    def art(self) -> str:
        parts: list[str] = []
        for radius, count in ((112, 29), (88, 23), (64, 17)):
            for k in range(count):
                angle = pi * (1 + (k + 0.5) / count)
                x, y = 160 + radius * 1.25 * cos(angle), 134 + radius * sin(angle)
                mix = (k * 7 + radius) % 5
                colour = (
                    "loyal"
                    if mix in (0, 3)
                    else "traitor"
                    if mix == 1
                    else "merchant"
                    if (k * 3 + radius) % 11 == 0
                    else "vein"
                )
                parts.append(
                    f'<rect x="-5.5" y="-5.5" width="11" height="11" rx="1.5" fill="var(--{colour})" '
                    f'transform="translate({x:.0f} {y:.0f}) rotate({180 * angle / pi + 90:.0f})"/>'
                )
        return (
            '<svg viewBox="0 0 320 132" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><rect width="320" '
            'height="132" '
            f'fill="var(--felt)"/>{"".join(parts)}<use class="i" href="#i-traitor" x="138" y="84" width="44" '
            f'height="44"/></svg>'
        )


LOOK: Final = IdusLook()


# -- the half circle


def _arc(scene: Scene) -> str:
    """Everybody at the table, clockwise from the reader's left hand; the reader in the middle of the lower edge."""
    board = scene.board
    everybody = senators(board)
    own = board.seat if board.seat is not None else 0
    order = [(own + step) % len(everybody) for step in range(1, len(everybody))]
    seats = "".join(_senator(everybody[seat], seat, scene) for seat in (*order, own))
    return (
        f'<div class="arc n{len(everybody)}" id="arc">{_steps()}<h3 class="sr">{scene.words.say("players")}</h3>{_urn(scene)}'
        f'<ul class="sts">{seats}</ul></div>'
    )


def _steps() -> str:
    """The steps of the Comitium."""
    arcs = "".join(
        f'<path d="M{514 - 1.34 * r:.0f} 400A{1.34 * r:.0f} {r} 0 01{514 + 1.34 * r:.0f} 400"/>' for r in (150, 215, 280, 345)
    )
    return f'<svg class="steps" viewBox="0 0 1028 400" preserveAspectRatio="none" aria-hidden="true">{arcs}</svg>'


def _senator(senator: Zone, seat: int, scene: Scene) -> str:
    """Who sits there, the office, whether she is waited for, and what she says she is."""
    words, board = scene.words, scene.board
    role, says = senator.mark("role"), senator.mark("says")
    own = seat == board.seat
    sign = icon(role.face, "s22") if role is not None else icon("person", "s22")
    office = words.speak(role.text) if role is not None else f'<span class="mut">{words.say("idus-senator")}</span>'
    waits = f'<span class="chip gold">{icon("hourglass")}{words.say("decides")}</span>' if seat in board.asked else ""
    claim = (
        f'<span class="says">{words.quotes.format(cards.pip(says.face, words.speak(says.text), hollow=True))}</span>'
        if says is not None
        else ""
    )
    shown = kept(senator) if board.over else []
    faction = f'<span class="was">{cards.pip(shown[0].face, "")} {words.speak(shown[0].name)}</span>' if shown else ""
    name, about = name_and_seat(scene.people, board, seat, words)
    return (
        f'<li class="st{" me" if own else ""}{" role" if role is not None else ""}" id="at-{senator.id}">'
        f"{zone_button(senator, scene)}"
        f'<span class="ri{" on" if role is not None else ""}">{sign}</span><div><b>{name}</b> '
        f'{claim}<span class="mut xs by">{about}</span><div class="rl">{faction or office}</div>{waits}</div></li>'
    )


def _urn(scene: Scene) -> str:
    """The two votes of this turn: laid, or still to be laid."""
    words, board = scene.words, scene.board
    now = next((turn for turn in board.of_kind("turn") if turn.mark("now") is not None), None)
    if now is None:
        return ""
    votes = [piece for piece in now.pieces if piece.kind == "vote"]
    waited = [piece for piece in now.pieces if piece.kind == "office" and piece.face == "aedile"]
    if not votes and not waited:
        return ""
    shown = "".join(_laid(vote, scene) for vote in votes) + "".join(
        f'<figure><span class="vslot" aria-hidden="true">{icon("plus", "s26")}</span><figcaption><b>{_name(piece, scene)}</b> '
        f"{words.say('idus-you-vote-now' if (piece.owner or 0) == board.seat else 'idus-votes-now')}</figcaption></figure>"
        for piece in waited
    )
    fate = now.mark("fate")
    below = f'<p class="sm">{words.speak(fate.text)}</p>' if fate is not None else ""
    return f'<div class="urn"><span class="kick">{words.say("idus-urn")}</span><div class="vs">{shown}</div>{below}</div>'


def _name(piece: Piece, scene: Scene) -> str:
    owner = piece.owner or 0
    return scene.words.say("you-there") if owner == scene.board.seat else scene.words.speak(scene.board.seats[owner])


def _laid(vote: Piece, scene: Scene) -> str:
    """A vote that lies there: its face if the reader knows it, else the back that all votes have."""
    words = scene.words
    known = bool(vote.face) and vote.mark("said") is None
    drawn = cards.vote(vote.face, words.speak(Phrase(f"idus-colour-{vote.face}"))) if known else cards.back()
    label = f"{_name(vote, scene)}{words.colon}{words.speak(vote.name)}"
    return (
        f"<figure>{scene.thing(vote.id, vote.choices, 'slim vt', label, drawn)}<figcaption><b>{_name(vote, scene)}</b> "
        f"{icon('check', 's14')} {words.say('idus-voted')}</figcaption></figure>"
    )


# -- the markers


def _tracks(scene: Scene) -> str:
    """Both markers on their squares. The last safe square is bold, the line stands behind it: past, not on."""
    words, board = scene.words, scene.board
    markers = board.zone("markers")
    rows = "".join(_track(track, scene) for track in board.of_kind("track"))
    lead = "".join(f"<span>{words.speak(mark.text)}</span>" for mark in markers.marks)
    at = board.of_kind("track")[0].mark("at")
    limit = words.say("idus-limit", limit=roman(at.of or 0)) if at is not None else ""
    return (
        f'<section class="trk" id="tracks" aria-label="{words.speak(markers.name)}">{rows}'
        f'<p class="sm"><span>{lead}</span><span '
        f'class="sp"></span><b>{limit}</b></p></section>'
    )


def _track(track: Zone, scene: Scene) -> str:
    faction = track.id.rpartition("/")[2]
    mark, safe = track.mark("at"), track.value("safe")
    at = mark.value or 0 if mark is not None else 0
    squares = "".join(_square(number, at, safe, faction) for number in range(1, max(SQUARES, safe + 2, at) + 1))
    told_ = f"{scene.words.speak(track.name)}{scene.words.colon}{scene.words.speak(mark.text) if mark is not None else ''}"
    return (
        f'<div class="tk {faction}" id="at-{track.id}"><span class="sr">{told_}</span>{icon(faction, "s26")}<div '
        f'class="sq" aria-hidden="true">{squares}</div><b class="at num" aria-hidden="true">{roman(at)}</b></div>'
    )


def _square(number: int, at: int, safe: int, faction: str) -> str:
    kind = " ".join(
        filter(
            None,
            (
                "on" if number <= at else "",
                "at" if number == at else "",
                "lim" if number == safe else "",
                "over" if number > safe else "",
            ),
        )
    )
    sign = icon(faction, "s16") if number == at else ""
    shown = f"{sign}{roman(number)}" if number >= at else ""
    return f'<i class="{kind}">{shown}</i>' if kind else f"<i>{shown}</i>"


# -- the record


def _record(scene: Scene) -> str:
    """What everybody knows of the turns, the latest first; and what the reader knows or was told of the votes."""
    words, board = scene.words, scene.board
    turns = [turn for turn in board.of_kind("turn") if turn.mark("now") is None]
    heads = "".join(
        f'<th scope="col">{words.say(f"idus-column-{id}")}</th>'
        for id in ("turn", "consul", "praetor", "aediles", "count", "fate")
    )
    rows = "".join(_turn(turn, scene) for turn in reversed(turns))
    body = (
        f"<table><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>"
        if turns
        else f'<p class="mut sm">{words.say("idus-record-empty")}</p>'
    )
    return (
        f'<section class="rec" id="record" aria-label="{words.say("idus-record")}"><div class="row wrap"><h3>'
        f'{words.say("idus-record")}</h3><span class="sp"></span>'
        f'<span class="xs mut">{words.say("idus-record-about")}</span></div><div class="grid" tabindex="0" '
        f'role="group" aria-label="{words.say("idus-record")}">{body}</div></section>'
    )


def _turn(turn: Zone, scene: Scene) -> str:
    words = scene.words
    offices = {piece.face: piece for piece in turn.pieces if piece.kind == "office"}
    votes = [piece for piece in turn.pieces if piece.kind == "vote"]
    pair = "".join(
        f'<span class="slim" id="at-{card.id}">{cards.pip(card.face, words.speak(card.name))}</span>' for card in counted(turn)
    )
    fate = next(
        (words.speak(mark.text) for vote in votes for mark in vote.marks if mark.id in ("kept", "exchanged", "yellow")), "–"
    )
    whole = turn.mark("fate")
    title = f' title="{words.speak(whole.text)}"' if whole is not None else ""
    opens = turn.mark("opens")
    return (
        f'<tr{" class=opens" if opens is not None else ""}><th scope="row">{turn.value("number")}</th><td>'
        f"{_office(offices, 'consul', scene)}</td>"
        f"<td>{_office(offices, 'praetor', scene)}</td><td>{' '.join(_aedile(vote, scene) for vote in votes)}</td>"
        f'<td class="cnt">{pair}</td><td class="mut"{title}>{fate}</td></tr>'
    )


def _office(offices: dict[str, Piece], role: str, scene: Scene) -> str:
    return _name(offices[role], scene) if role in offices else "–"


def _aedile(vote: Piece, scene: Scene) -> str:
    words = scene.words
    said, disputed = vote.mark("said") is not None, vote.mark("disputed") is not None
    alarm = icon("warn", "s14", words.say("idus-disputed")) if disputed else ""
    return f'<span class="nw">{_name(vote, scene)} {cards.pip(vote.face, words.speak(vote.name), hollow=said)}{alarm}</span>'


# -- the reader's own cards


def _mine(scene: Scene) -> str:
    words, board = scene.words, scene.board
    assert board.seat is not None
    own = senators(board)[board.seat]
    held = [card for card in own.pieces if card.kind == "faction"]
    gone = given_up(own)
    shown = "".join(_faction(card, scene) for card in held)
    away = f'<p class="sub">{words.say("idus-gave-up", faction=gone.name)}</p>' if gone is not None else ""
    about = words.say("idus-yours" if gone is not None else "idus-yours-two")
    return (
        f'<section class="own hand" id="own" aria-label="{words.say("idus-own")}"><div class="fcs">{shown}</div><div '
        f'class="sm"><b>{words.say("idus-own")}</b>'
        f'<p class="sub">{about}</p>{away}{words.cite("5.8")}</div></section>'
    )


def _faction(card: Piece, scene: Scene) -> str:
    words = scene.words
    drawn = cards.faction(card.face, words.speak(card.name)) if card.face else cards.back()
    return scene.thing(card.id, card.choices, "slim", words.speak(card.name), drawn)
