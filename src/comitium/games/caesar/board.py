"""The table of Caesar & Cleopatra: zones, pieces and sums, from what a seat sees and is asked.

Most of a table is as it was at the last look, and as others see it: what is made of equal things is remembered and is the same
object, so that whoever draws it can see that it has drawn it already.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from comitium.core.board import Board, Light, Mark, Piece, SurfaceProfile, Zone
from comitium.core.messages import Phrase, Prompt
from comitium.games.caesar import choices, names
from comitium.games.caesar.choices import NEXT, ON, TARGET
from comitium.games.caesar.pieces import REMEMBERED, known, placed, unknown
from comitium.games.caesar.score import score_sheet
from comitium.games.caesar.setup import ACTION_CARDS
from comitium.games.caesar.sides import side
from comitium.games.caesar.state import ASSASSINATION, GROUP_LIMIT, ORGY, PHILOSOPHER, RESHUFFLE
from comitium.games.caesar.view import CaesarView, GroupView, LineView

PROFILE: Final = SurfaceProfile(
    example="down 3",
    replies=frozenset({"VetoWindow"}),
    preparation=frozenset({"Prepare"}),
    quiet=choices.QUIET,
    moments=(  # no scopes: whether a turn is a passive one is a secret as long as nothing has come of it
        ("TurnBegan", Phrase("caesar-moment-turn")),
        ("VoteDecided", Phrase("caesar-moment-vote")),
        ("VoteDeckReshuffled", Phrase("caesar-moment-reshuffle")),
    ),
)
VOTE_CARDS: Final = (0, 1, 2, 3, 4, ORGY, ORGY, RESHUFFLE)
VOTE_FACES: Final = (*names.GROUPS, "orgy", "reshuffle")


def board(view: CaesarView, prompt: Prompt | None = None) -> Board:
    """The table as one seat sees it, with what it may choose lit up."""
    light = Light(prompt)
    left = _votes_left(view.vote_discards, view.box)
    zones = [
        *(_group(group, view, group.group in left, light) for group in view.groups),
        *(side(one, view, light) for one in view.sides),
        *_votes(view.vote_discards, view.box, view.votes_left),
        *_fingers(view),
        *_preparation(view, light),
        *_announced(view),
    ]
    return Board(
        game="caesar",
        seat=view.seat,
        title=_title(view),
        seats=(names.seat(0), names.seat(1)),
        moment=f"{view.turn}/{view.player}",
        player=view.player if view.turn else None,
        asked=view.actors,
        over=bool(view.ending),
        zones=tuple(zones),
        plain=light.rest(),
        sheets=(score_sheet(view),) if view.ending else (),
    )


def _title(view: CaesarView) -> Phrase:
    if view.ending:
        return Phrase("caesar-over", {"turn": view.turn})
    if view.turn == 0:
        return Phrase("caesar-preparing")
    return Phrase("caesar-turn", {"turn": view.turn, "seat": names.seat(view.player)})


# -- the groups


def _group(group: GroupView, view: CaesarView, has_vote: bool, light: Light) -> Zone:
    """A group of patricians, whose they are, and the two sides before it."""
    at, lines = group.group, list(group.lines)
    cards = sum(len(line.up) + line.down_count for line in lines)
    if view.seat is not None and at < len(view.laid):
        lines[view.seat] = LineView((), (view.laid[at],), 1, 0)
    aimed = view.aimed == at
    targets = [
        light.on(*[TARGET + card for card in dict.fromkeys(line.up)]) if aimed and seat != view.seat else ()
        for seat, line in enumerate(lines)
    ]
    has_bonus = view.seat is not None and view.sides[view.seat].bonus == at
    return _column(
        at,
        (group.left, group.size),
        tuple([one.won[at] for one in view.sides]),
        cards,
        tuple(lines),
        tuple(targets),
        view.seat if has_bonus else None,
        has_vote,
        aimed,
        light.on(ON + at),
    )


@lru_cache(maxsize=REMEMBERED)
def _column(
    group: int,
    left: tuple[int, int],
    won: tuple[int, ...],
    cards: int,
    lines: tuple[LineView, ...],
    targets: tuple[tuple[int, ...], ...],
    bonus: int | None,
    has_vote: bool,
    aimed: bool,
    choices: tuple[int, ...],
) -> Zone:
    """The same from what it depends on: patricians left and in all, those each side has won, whose bonus it is, and so on."""
    id, name = names.GROUPS[group], names.group(group)
    patricians = [
        Piece(id=f"{id}/patricians/{names.SEATS[seat]}", kind="patrician", name=name, face=id, owner=seat, count=count)
        for seat, count in enumerate(won)
        if count
    ]
    if left[0]:
        patricians.append(Piece(id=f"{id}/patricians/left", kind="patrician", name=name, face=id, count=left[0]))
    marks = [
        Mark("left", Phrase("caesar-left", {"count": left[0]}), *left),
        Mark("cards", Phrase("caesar-filled", {"count": cards, "limit": GROUP_LIMIT}), cards, GROUP_LIMIT),
    ]
    if left[0] == 0:
        marks.append(Mark("gone", Phrase("caesar-gone")))
    if bonus is not None:
        marks.append(Mark("bonus", Phrase("caesar-bonus-here"), owner=bonus))
    if has_vote:
        marks.append(Mark("vote", Phrase("caesar-vote-left")))
    if aimed:
        marks.append(Mark("chosen", Phrase("caesar-chosen-group")))
    return Zone(
        id=id,
        kind="group",
        name=name,
        pieces=tuple(patricians),
        zones=tuple([_line(group, seat, lines[seat], targets[seat]) for seat in (0, 1)]),
        marks=tuple(marks),
        choices=choices,
    )


@lru_cache(maxsize=REMEMBERED)
def _line(group: int, seat: int, line: LineView, targets: tuple[int, ...]) -> Zone:
    """One side of a group, and its strength as far as the reader knows: a sum, philosophers, hidden cards."""
    id = f"{names.GROUPS[group]}/{names.SEATS[seat]}"
    pieces = [
        known(card, place, seat, (TARGET + card,) if TARGET + card in targets else (), up=True)
        for card, place in placed(id, line.up)
    ]
    if line.down is not None:
        pieces.extend(known(card, place, seat) for card, place in placed(f"{id}/down", line.down))
    else:
        pieces.extend(unknown("influence", f"{id}/down/{number}", seat) for number in range(line.down_count))
    return Zone(
        id=id, kind="line", name=names.seat(seat), owner=seat, pieces=tuple(pieces), marks=tuple(_strength(line, seat))
    )


def _strength(line: LineView, seat: int) -> list[Mark]:
    seen = (*line.up, *(line.down or ()))
    hidden = line.down_count if line.down is None else 0
    sages = seen.count(PHILOSOPHER)
    marks: list[Mark] = []
    if seen:
        marks.append(Mark("sum", Phrase("caesar-sum", {"sum": sum(seen)}), sum(seen), owner=seat))
    if sages:
        marks.append(Mark("philosophers", Phrase("caesar-philosophers", {"count": sages}), sages, owner=seat))
    if hidden:
        marks.append(Mark("hidden", Phrase("caesar-hidden", {"count": hidden}), hidden, owner=seat))
    return marks


# -- the vote deck, and what lies before the reader alone


@lru_cache(maxsize=REMEMBERED)
def _votes_left(thrown: tuple[int, ...], box: tuple[int, ...]) -> tuple[int, ...]:
    """The cards in the vote deck, in no order: everybody can count them."""
    left = list(VOTE_CARDS)
    for card in (*thrown, *box):
        left.remove(card)
    return tuple(left)


@lru_cache(maxsize=REMEMBERED)
def _votes(thrown: tuple[int, ...], box: tuple[int, ...], count: int) -> tuple[Zone, Zone]:
    left = _votes_left(thrown, box)
    mark = Mark("left", Phrase("caesar-left", {"count": count}), count)
    deck = Zone(id="votes", kind="votes", name=Phrase("caesar-vote-deck"), pieces=_vote_cards("votes", left), marks=(mark,))
    name = Phrase("caesar-vote-discards")
    return deck, Zone(id="votes/discards", kind="discards", name=name, pieces=_vote_cards("votes/discards", thrown))


def _vote_cards(zone: str, cards: Sequence[int]) -> tuple[Piece, ...]:
    """Equal ones together."""
    return tuple(
        Piece(id=f"{zone}/{VOTE_FACES[card]}", kind="vote", name=_vote(card), face=VOTE_FACES[card], count=cards.count(card))
        for card in dict.fromkeys(cards)
    )


def _vote(card: int) -> Phrase:
    return names.group(card) if card < ORGY else Phrase("caesar-orgy" if card == ORGY else "caesar-reshuffle")


def _fingers(view: CaesarView) -> list[Zone]:
    """[6.3] What is still to be laid out in a castling."""
    if not view.castling_cards:
        return []
    pieces = tuple(known(card, place, view.player) for card, place in placed("fingers", view.castling_cards))
    return [Zone(id="fingers", kind="fingers", name=Phrase("caesar-fingers"), owner=view.player, pieces=pieces)]


def _preparation(view: CaesarView, light: Light) -> list[Zone]:
    """[2.5] The reader's action deck so far, from the top, and the cards that are still to be put under it."""
    zones: list[Zone] = []
    owner = view.seat if view.seat is not None else 0
    if view.order:
        pieces = tuple(known(card, f"order/{number}", owner) for number, card in enumerate(view.order))
        zones.append(Zone(id="order", kind="order", name=Phrase("caesar-order"), owner=owner, pieces=pieces))
    left = [(ASSASSINATION + kind, count - view.order.count(ASSASSINATION + kind)) for kind, count in enumerate(ACTION_CARDS)]
    unordered = [
        replace(known(card, f"unordered/{names.CARDS[card]}", owner, choices), count=count)
        for card, count in left
        if (choices := light.on(NEXT + card))
    ]
    if unordered:
        name = Phrase("caesar-unordered")
        zones.append(Zone(id="unordered", kind="unordered", name=name, owner=owner, pieces=tuple(unordered)))
    return zones


def _announced(view: CaesarView) -> list[Zone]:
    """[6.6] The action that waits for a veto, with what it is aimed at."""
    found = view.announced
    if found is None:
        return []
    marks = [
        Mark(id, Phrase("caesar-aimed-at", {"group": names.group(group)}), group, face=names.GROUPS[group])
        for id, group in (("group", found.group), ("group2", found.group2))
        if group is not None
    ]
    if found.target is not None:
        target = Phrase("caesar-aimed-at-card", {"card": names.card(found.target)})
        marks.append(Mark("target", target, found.target, face=names.CARDS[found.target]))
    piece = replace(known(found.card, "announced/card", found.seat, up=True), marks=tuple(marks))
    return [Zone(id="announced", kind="announced", name=Phrase("caesar-announced"), owner=found.seat, pieces=(piece,))]
