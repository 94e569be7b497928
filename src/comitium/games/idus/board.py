"""The table of Idus Martii: the markers, the senators, the record of who was what and what can be known of the votes.

Made from what a seat sees and is asked, and from what has been claimed aloud.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from comitium.core.board import Board, Column, Light, Mark, Piece, Row, Sheet, SurfaceProfile, Zone
from comitium.core.by_class import by_id
from comitium.core.messages import Event, Phrase, Prompt, Value
from comitium.games.idus import choices, names
from comitium.games.idus.choices import AEDILE, DISCARD, EXCHANGE, KEEP, LOOK, PRAETOR, PUT, VOTE
from comitium.games.idus.reading import Card, cards, sides_claimed
from comitium.games.idus.rules.r5_3_inspection import Inspect, ReplaceCard, ReplaceYellow, Veto
from comitium.games.idus.rules.r5_turn import Assign, ChooseSide, Vote
from comitium.games.idus.rules.r8_ending import LastChoice
from comitium.games.idus.state import EXCHANGED, KEPT, LOYAL, MERCHANT, REPLACED, TRAITOR
from comitium.games.idus.view import IdusView, SenatorView, TurnView, awaits_votes

WORDS: Final = tuple(
    (id, names.SPEAKERS[kind](number))
    for kind, ids in (("seat", names.SEATS), ("faction", names.FACTIONS), ("colour", names.COLOURS))
    for number, id in enumerate(ids)
)
PROFILE: Final = SurfaceProfile(
    example="vote red",
    first_look=True,  # [3.2]
    quiet=choices.QUIET,
    words=WORDS,
    scopes=(("Turn", Phrase("idus-scope-turn")),),
    moments=(("TurnBegan", Phrase("idus-moment-turn")), ("ExchangeForced", Phrase("idus-moment-exchange"))),
)
WAITED: Final[dict[type[Any], str]] = {
    Assign: "roles",
    Vote: "vote",
    Inspect: "look",
    Veto: "veto",
    ReplaceCard: "replace",
    ReplaceYellow: "replace",
    ChooseSide: "side",
    LastChoice: "side",
}  # what somebody is asked: everybody knows it from what has happened openly
FATES: Final = {KEPT: "kept", EXCHANGED: "exchanged", REPLACED: "yellow"}


def board(view: IdusView, prompt: Prompt | None = None, claims: Sequence[Event] = ()) -> Board:
    """The table as one seat sees it, with what it may choose lit up."""
    light = Light(prompt)
    turns = [*view.turns, *([view.now] if view.now is not None else [])]
    record = tuple(_turn(turn, view, claims, light) for turn in turns)
    zones = [
        _markers(view),
        Zone(
            id="senate",
            kind="senate",
            name=Phrase("idus-senate"),
            zones=tuple(_senator(one, view, claims, light) for one in view.senators),
        ),
        Zone(id="record", kind="record", name=Phrase("idus-record"), zones=record),
        *_ballots(view, light),
    ]
    return Board(
        game="idus",
        seat=view.seat,
        title=_title(view),
        seats=tuple(names.seat(one.seat) for one in view.senators),
        moment=f"{len(view.turns)}/{view.turn}",
        player=view.now.consul if view.now is not None else None,
        asked=view.actors,
        over=bool(view.ending),
        zones=tuple(zones),
        plain=light.rest(),
        sheets=(_sides(view),) if view.ending else (),
    )


def _title(view: IdusView) -> Phrase:
    if view.ending:
        return Phrase("idus-over", {"turn": view.turn})
    return Phrase("idus-turn", {"turn": view.turn, "turns": 2 * view.players, "round": view.round})


# -- the markers


def _markers(view: IdusView) -> Zone:
    """[1.3] [2.2] Both markers; `safe` is the last square on which a conspiracy is not found out."""
    safe = view.limit - 1 if view.options["limit_mode"] == "reach" else view.limit
    tracks = tuple(
        Zone(
            id=f"track/{names.FACTIONS[faction]}",
            kind="track",
            name=names.faction(faction),
            marks=(
                Mark("at", Phrase("idus-marker", {"count": at, "limit": view.limit}), at, view.limit),
                Mark("safe", Phrase("idus-safe", {"count": safe}), safe),
            ),
        )
        for faction, at in ((LOYAL, view.loyal), (TRAITOR, view.traitor))
    )
    marks = () if view.ending else (_lead(view),)
    return Zone(id="markers", kind="markers", name=Phrase("idus-markers"), zones=tracks, marks=marks)


def _lead(view: IdusView) -> Mark:
    """[8.4] [8.5] What the Ides would find if they came now."""
    ahead = view.loyal - view.traitor
    if abs(ahead) < 2:
        return Mark("lead", Phrase("idus-level", {"faction": names.faction(MERCHANT)}), face=names.FACTIONS[MERCHANT])
    faction = LOYAL if ahead > 0 else TRAITOR
    text = Phrase("idus-lead", {"faction": names.faction(faction), "votes": abs(ahead)})
    return Mark("lead", text, abs(ahead), face=names.FACTIONS[faction])


# -- the senators


def _senator(senator: SenatorView, view: IdusView, claims: Sequence[Event], light: Light) -> Zone:
    """Somebody at the table: her office, whether she is waited for, her faction cards, and what she says she is."""
    seat, id = senator.seat, names.SEATS[senator.seat]
    marks: list[Mark] = []
    if role := _role_now(seat, view):
        marks.append(Mark("role", Phrase("idus-aedile-voted" if seat in view.voted else f"idus-role-{role}"), face=role))
    if seat in view.actors:
        marks.append(Mark("asked", Phrase(f"idus-waited-{by_id(WAITED, view.asked)}")))
    marks.append(Mark("cards", Phrase("idus-cards", {"count": senator.count}), senator.count))
    side = sides_claimed(claims).get(seat)
    if side is not None:
        marks.append(Mark("says", Phrase("idus-says", {"faction": names.faction(side)}), face=names.FACTIONS[side]))
    return Zone(
        id=id,
        kind="senator",
        name=names.seat(seat),
        owner=seat,
        pieces=_faction_cards(senator, view, light),
        marks=tuple(marks),
        choices=light.on(PRAETOR + seat, AEDILE + seat, LOOK + seat),
    )


def _faction_cards(senator: SenatorView, view: IdusView, light: Light) -> tuple[Piece, ...]:
    """[7.1] [7.6] [7.7] The cards she holds, and the one she gave up if the reader may know it."""
    seat, id = senator.seat, names.SEATS[senator.seat]
    up = bool(view.ending)
    if senator.cards is None:
        name = Phrase("idus-back")
        held = [
            Piece(id=f"{id}/card/{number}", kind="faction", name=name, up=False, owner=seat) for number in range(senator.count)
        ]
    else:
        held = [
            Piece(
                id=f"{id}/card/{number}",
                kind="faction",
                name=names.faction(card),
                face=names.FACTIONS[card],
                up=up,
                owner=seat,
                choices=light.on(DISCARD + card) if seat == view.seat else (),
            )
            for number, card in enumerate(senator.cards)
        ]
    if senator.discarded is not None:
        name, face = names.faction(senator.discarded), names.FACTIONS[senator.discarded]
        marks = (Mark("given-up", Phrase("idus-column-given-up")),)
        held.append(Piece(id=f"{id}/discarded", kind="discarded", name=name, face=face, up=up, owner=seat, marks=marks))
    return tuple(held)


def _role_now(seat: int, view: IdusView) -> str:
    """What the seat is in this turn, or was in the one just counted; "" at the end."""
    now = view.now or (view.turns[-1] if view.turns else None)
    return "" if now is None or view.ending else role_in(seat, now)


def role_in(seat: int, turn: TurnView) -> str:
    if seat == turn.consul:
        return "consul"
    if seat == turn.praetor:
        return "praetor"
    return "aedile" if seat in turn.aediles else ""


# -- the turns


def _turn(turn: TurnView, view: IdusView, claims: Sequence[Event], light: Light) -> Zone:
    """A turn: who held which office, what the reader can tell of the two votes, what was done about them, and the count."""
    id, is_now = f"turn/{turn.number}", turn is view.now
    pieces = [_office(id, "consul", turn.consul)]
    if turn.praetor is not None:
        pieces.append(_office(id, "praetor", turn.praetor))
    for seat, card in zip(turn.aediles, cards(turn, view, claims), strict=True):
        voted = not is_now or not awaits_votes(view) or seat in view.voted
        pieces.append(_vote(id, seat, card, turn, light if is_now else None) if voted else _office(id, "aedile", seat))
    for number, colour in enumerate(turn.pair or ()):
        name, face = names.colour(colour), names.COLOURS[colour]
        pieces.append(Piece(id=f"{id}/counted/{number}", kind="counted", name=name, face=face))
    args: dict[str, Value] = {"turn": turn.number, "consul": names.seat(turn.consul)}
    name = Phrase("idus-turn-of", args)
    marks = [Mark("number", name, turn.number)]
    if not is_now or turn.inspected is not None:
        marks.append(Mark("fate", fate(turn)))
    if is_now:
        marks.append(Mark("now", Phrase("idus-now")))
    if turn.number == view.players + 1:
        marks.append(Mark("opens", Phrase("idus-round", {"round": 2}), 2))
    return Zone(id=id, kind="turn", name=name, pieces=tuple(pieces), marks=tuple(marks))


def _office(turn: str, role: str, seat: int) -> Piece:
    return Piece(
        id=f"{turn}/{role}/{names.SEATS[seat]}", kind="office", name=Phrase(f"idus-role-{role}"), face=role, owner=seat
    )


def _vote(turn_id: str, seat: int, card: Card, turn: TurnView, light: Light | None) -> Piece:
    """[7.2] to [7.5] [7.8] A vote as it was first laid, as far as the reader can tell or is told; and what became of it.

    `said`: only if the claims are true. `disputed`: the claims cannot all be. The mark of its fate shows the last colour.
    """
    marks: list[Mark] = []
    if card.said:
        marks.append(Mark("said", Phrase("idus-said")))
    if seat == turn.inspected and turn.fate in FATES:
        final = "" if card.final is None else names.COLOURS[card.final]
        marks.append(Mark(FATES[turn.fate], Phrase(f"idus-became-{FATES[turn.fate]}"), face=final))
    if card.disputed:
        marks.append(Mark("disputed", Phrase("idus-disputed")))
    choices = light.on(LOOK + seat) if light is not None else ()
    if light is not None and seat == turn.inspected:
        choices = (*choices, *light.on(KEEP, EXCHANGE))
    return Piece(
        id=f"{turn_id}/vote/{names.SEATS[seat]}",
        kind="vote",
        name=_describe_vote(card),
        face="" if card.laid is None else names.COLOURS[card.laid],
        up=False,
        owner=seat,
        choices=choices,
        marks=tuple(marks),
    )


def _describe_vote(card: Card) -> Phrase:
    """What the reader can read of a vote, in words."""
    if card.laid is None and card.final is None:
        words = Phrase("idus-vote-hidden")
    elif card.laid == card.final and card.laid is not None:
        words = names.colour(card.laid)
    else:
        words = Phrase("idus-vote-became", {"laid": _colour(card.laid), "final": _colour(card.final)})
    if card.said:
        words = Phrase("idus-vote-said", {"vote": words})
    return Phrase("idus-vote-disputed", {"vote": words}) if card.disputed else words


def _colour(colour: int | None) -> Value:
    return "?" if colour is None else names.colour(colour)


def fate(turn: TurnView) -> Phrase:
    """Whom the Praetor looked at, and what came of it."""
    if turn.praetor is None or turn.inspected is None:
        return Phrase("idus-fate-none")
    args: dict[str, Value] = {"praetor": names.seat(turn.praetor), "aedile": names.seat(turn.inspected)}
    return Phrase(f"idus-fate-{FATES.get(turn.fate, 'open')}", args)


def _ballots(view: IdusView, light: Light) -> list[Zone]:
    """[5.2] [5.5.2] [5.6] The vote cards from which the reader must choose one now."""
    pieces = tuple(
        Piece(
            id=f"ballots/{names.COLOURS[colour]}",
            kind="ballot",
            name=names.colour(colour),
            face=names.COLOURS[colour],
            up=False,
            owner=view.seat,
            about=Phrase(f"idus-effect-{names.COLOURS[colour]}"),
            rule="5.7",
            choices=choices,
        )
        for colour in range(len(names.COLOURS))
        if (choices := light.on(VOTE + colour, PUT + colour))
    )
    return [Zone(id="ballots", kind="hand", name=Phrase("idus-ballots"), owner=view.seat, pieces=pieces)] if pieces else []


# -- the end


def _sides(view: IdusView) -> Sheet:
    """[7.7] [8.8] Who was what, and how it ended."""
    columns = (Column("kept", Phrase("idus-column-kept")), Column("given-up", Phrase("idus-column-given-up")))
    rows = tuple(
        Row(
            names.SEATS[one.seat],
            names.seat(one.seat),
            (
                names.faction(one.cards[0]) if one.cards else None,
                None if one.discarded is None else names.faction(one.discarded),
            ),
            owner=one.seat,
        )
        for one in view.senators
    )
    return Sheet("sides", Phrase("idus-score"), columns, rows, notes=(Phrase(f"idus-ending-{view.ending}"),))
