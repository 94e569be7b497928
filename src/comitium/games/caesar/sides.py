"""What each player of Caesar & Cleopatra has before her: hand, decks, discards, the bonus card, and what it adds up to."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from comitium.core.board import Light, Mark, Piece, Zone
from comitium.core.ids import is_id_of
from comitium.core.messages import Phrase
from comitium.games.caesar import names
from comitium.games.caesar.choices import DISCARD, DOWN, DRAW, PLAY, TARGET, UP, VETO
from comitium.games.caesar.pieces import REMEMBERED, known, placed, unknown
from comitium.games.caesar.rules.r5_passive import Discard
from comitium.games.caesar.score import points
from comitium.games.caesar.state import VETO_CARD
from comitium.games.caesar.view import CaesarView, SideView

SIDES: Final = 1_024  # that are remembered: each is large, and looks as it does to nobody else


def side(side: SideView, view: CaesarView, light: Light) -> Zone:
    """What a player has; a spy sees the cards of a hand that is not hers."""
    own = side.seat == view.seat
    held = _without(side.hand, view.laid) if side.hand is not None else view.spied_hand
    return _belongings(
        side,
        held,
        _lights(held or (), view.chosen if own else (), own, light),
        tuple([light.on(DRAW + deck) if own else () for deck in (0, 1)]),
        is_id_of(view.asked, Discard),
        bool(view.ending),
        int(view.options["bonus_points"]),
    )


@lru_cache(maxsize=SIDES)
def _belongings(
    side: SideView,
    held: tuple[int, ...] | None,
    lights: tuple[tuple[int, ...] | None, ...],
    piles: tuple[tuple[int, ...], ...],
    discards: bool,
    over: bool,
    worth: int,
) -> Zone:
    """Hand, decks, discards and bonus card; patricians and points as far as they can be counted."""
    seat, id = side.seat, names.SEATS[side.seat]
    zones = [
        _hand(side, held, lights, discards),
        _decks(seat, (side.influence_deck, side.action_deck), piles),
        _discards(seat, side.discards),
    ]
    if side.bonus is not None:
        pieces = (_bonus(seat, side.bonus, over, worth),)
        zones.append(Zone(id=f"{id}/bonus", kind="bonus", name=Phrase("caesar-bonus-card"), owner=seat, pieces=pieces))
    marks = (
        _count("patricians", "caesar-patricians", sum(side.won), seat),
        _count("points", "caesar-points", points(side), seat),
    )
    return Zone(id=id, kind="side", name=names.seat(seat), owner=seat, zones=tuple(zones), marks=marks)


@lru_cache(maxsize=REMEMBERED)
def _count(id: str, said: str, count: int, seat: int) -> Mark:
    return Mark(id, Phrase(said, {"count": count}), count, owner=seat)


@lru_cache(maxsize=REMEMBERED)
def _decks(seat: int, counts: tuple[int, int], choices: tuple[tuple[int, ...], ...]) -> Zone:
    id = names.SEATS[seat]
    decks = [
        Piece(
            id=f"{id}/deck/{names.DECKS[deck]}",
            kind="deck",
            name=names.deck(deck),
            up=False,
            owner=seat,
            count=count,
            choices=choices[deck],
        )
        for deck, count in enumerate(counts)
    ]
    return Zone(id=f"{id}/decks", kind="decks", name=Phrase("caesar-decks"), owner=seat, pieces=tuple(decks))


@lru_cache(maxsize=REMEMBERED)
def _discards(seat: int, cards: tuple[int, ...]) -> Zone:
    id = names.SEATS[seat]
    thrown = [
        replace(known(card, f"{id}/discards/{names.CARDS[card]}", seat, up=True), count=cards.count(card))
        for card in dict.fromkeys(cards)
    ]
    return Zone(id=f"{id}/discards", kind="discards", name=Phrase("caesar-discards"), owner=seat, pieces=tuple(thrown))


def _bonus(seat: int, at: int, over: bool, worth: int) -> Piece:
    group = names.group(at)
    return Piece(
        id=f"{names.SEATS[seat]}/bonus/card",
        kind="bonus",
        name=group,
        face=names.GROUPS[at],
        up=over,
        owner=seat,
        about=Phrase("caesar-bonus", {"group": group, "points": worth}),
        rule="8.4",
    )


def _lights(held: Sequence[int], waiting: tuple[int, ...], own: bool, light: Light) -> tuple[tuple[int, ...] | None, ...]:
    """What each card of a hand lights up for; None for one that its owner has chosen already."""
    chosen = list(waiting)
    found: list[tuple[int, ...] | None] = []
    for card in held:
        if card in chosen:
            chosen.remove(card)
            found.append(None)
        elif own:
            veto = (VETO,) if card == VETO_CARD else ()
            found.append(light.on(DOWN + card, UP + card, PLAY + card, DISCARD + card, *veto))
        else:
            found.append(light.on(TARGET + card))
    return tuple(found)


def _hand(side: SideView, held: tuple[int, ...] | None, lights: tuple[tuple[int, ...] | None, ...], discards: bool) -> Zone:
    """A hand: faces for its owner and for a spy, else backs, of which it may be public how many are of which deck. A card that
    has been chosen waits and is marked."""
    seat = side.seat
    id = f"{names.SEATS[seat]}/hand"
    backs = {"influence": side.influence_backs, "action": side.action_backs}
    if held is not None:
        mark = Mark("discarding" if discards else "chosen", Phrase("caesar-chosen"))
        pieces = [
            known(card, place, seat, lit) if lit is not None else replace(known(card, place, seat), marks=(mark,))
            for (card, place), lit in zip(placed(id, held), lights, strict=True)
        ]
        if side.hand is not None:
            backs = {kind: sum(piece.kind == kind for piece in pieces) for kind in backs}
    elif side.influence_backs is None or side.action_backs is None:
        pieces = [unknown("card", f"{id}/back", seat, side.hand_size)]
    else:
        pieces = [unknown(kind, f"{id}/back/{kind}", seat, count) for kind, count in backs.items() if count]
    size = sum(piece.count for piece in pieces)
    marks = [_count("size", "caesar-hand-size", size, seat)]
    marks += [_count(kind, f"caesar-hand-{kind}", count, seat) for kind, count in backs.items() if count is not None]
    return Zone(id=id, kind="hand", name=Phrase("caesar-hand"), owner=seat, pieces=tuple(pieces), marks=tuple(marks))


def _without(cards: Sequence[int], gone: Sequence[int]) -> tuple[int, ...]:
    """[2.6] The opening cards that lie on the table already are still in the hand by the rules, but not to the eye."""
    left = list(cards)
    for card in gone:
        left.remove(card)
    return tuple(left)
