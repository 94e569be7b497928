"""The table of Caesar & Cleopatra: zones, pieces and sums, from what a seat sees and is asked.

Most of a table is as it was at the last look, and as others see it: what is made of equal things is remembered and is the same
object, so that whoever draws it can see that it has drawn it already.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from comitium.core.board import Board, Customs, Light, Mark, Piece, Zone
from comitium.core.messages import Phrase, Prompt
from comitium.games.caesar import names
from comitium.games.caesar.choices import ACTION_RULES, DISCARD, DOWN, DRAW, NEXT, ON, PLAY, TARGET, UP, VETO
from comitium.games.caesar.score import points, score_sheet
from comitium.games.caesar.setup import ACTION_CARDS
from comitium.games.caesar.state import ASSASSINATION, GROUP_LIMIT, ORGY, PHILOSOPHER, RESHUFFLE, VETO_CARD
from comitium.games.caesar.view import CaesarView, GroupView, LineView, SideView

CUSTOMS: Final = Customs(
    example="down 3",
    replies=frozenset({"VetoWindow"}),
    preparation=frozenset({"Prepare"}),
    moments=(  # no scopes: whether a turn is a passive one is a secret as long as nothing has come of it
        ("TurnBegan", Phrase("caesar-moment-turn")),
        ("VoteDecided", Phrase("caesar-moment-vote")),
        ("VoteDeckReshuffled", Phrase("caesar-moment-reshuffle")),
    ),
)
REMEMBERED: Final = 4_096  # zones and pieces of each sort; they share what they are made of
VOTE_CARDS: Final = (0, 1, 2, 3, 4, ORGY, ORGY, RESHUFFLE)
VOTE_FACES: Final = (*names.GROUPS, "orgy", "reshuffle")


def board(view: CaesarView, prompt: Prompt | None = None) -> Board:
    """The table as one seat sees it, with what it may choose lit up."""
    light = Light(prompt)
    left = _votes_left(view.vote_discards, view.box)
    zones = [
        *(_group(group, view, group.group in left, light) for group in view.groups),
        *(_side(side, view, light) for side in view.sides),
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


# -- cards


@lru_cache(maxsize=REMEMBERED)
def _card(card: int, place: str, owner: int, choices: tuple[int, ...] = (), up: bool = False) -> Piece:
    """A card whose face the reader knows; what an action does is said with it."""
    is_action = card >= ASSASSINATION
    speaks = is_action or card == PHILOSOPHER
    return Piece(
        id=place,
        kind="action" if is_action else "influence",
        name=names.card(card),
        face=names.CARDS[card],
        up=up,
        owner=owner,
        about=Phrase(f"caesar-effect-{names.CARDS[card]}") if speaks else None,
        rule=ACTION_RULES.get(card, "7.3.3") if speaks else "",
        choices=choices,
    )


@lru_cache(maxsize=REMEMBERED)
def _back(kind: str, place: str, owner: int, count: int = 1) -> Piece:
    return Piece(id=place, kind=kind, name=Phrase(f"caesar-back-{kind}"), up=False, owner=owner, count=count)


def _placed(zone: str, cards: Sequence[int]) -> list[tuple[int, str]]:
    """The cards of a zone with their ids, which do not change when cards of other kinds come and go."""
    return [(card, f"{zone}/{names.CARDS[card]}/{cards[:number].count(card)}") for number, card in enumerate(cards)]


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
        tuple([side.won[at] for side in view.sides]),
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
        marks.append(Mark("chosen", Phrase("caesar-chosen")))
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
        _card(card, place, seat, (TARGET + card,) if TARGET + card in targets else (), up=True)
        for card, place in _placed(id, line.up)
    ]
    if line.down is not None:
        pieces.extend(_card(card, place, seat) for card, place in _placed(f"{id}/down", line.down))
    else:
        pieces.extend(_back("influence", f"{id}/down/{number}", seat) for number in range(line.down_count))
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


# -- the players


def _side(side: SideView, view: CaesarView, light: Light) -> Zone:
    """What a player has: hand, decks, discards and bonus card; patricians and points as far as they can be counted."""
    seat, id = side.seat, names.SEATS[side.seat]
    own = seat == view.seat
    zones = [
        _hand(side, view, light),
        _decks(
            seat, (side.influence_deck, side.action_deck), tuple([light.on(DRAW + deck) if own else () for deck in (0, 1)])
        ),
        _discards(seat, side.discards),
    ]
    if side.bonus is not None:
        zones.append(
            Zone(id=f"{id}/bonus", kind="bonus", name=Phrase("caesar-bonus-card"), owner=seat, pieces=(_bonus(side, view),))
        )
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
        replace(_card(card, f"{id}/discards/{names.CARDS[card]}", seat, up=True), count=cards.count(card))
        for card in dict.fromkeys(cards)
    ]
    return Zone(id=f"{id}/discards", kind="discards", name=Phrase("caesar-discards"), owner=seat, pieces=tuple(thrown))


def _bonus(side: SideView, view: CaesarView) -> Piece:
    assert side.bonus is not None
    group, worth = names.group(side.bonus), int(view.options["bonus_points"])
    return Piece(
        id=f"{names.SEATS[side.seat]}/bonus/card",
        kind="bonus",
        name=group,
        face=names.GROUPS[side.bonus],
        up=bool(view.ending),
        owner=side.seat,
        about=Phrase("caesar-bonus", {"group": group, "points": worth}),
        rule="8.4",
    )


def _hand(side: SideView, view: CaesarView, light: Light) -> Zone:
    """A hand: faces for its owner and for a spy, else backs, of which it may be public how many are of which deck."""
    seat = side.seat
    id = f"{names.SEATS[seat]}/hand"
    backs = {"influence": side.influence_backs, "action": side.action_backs}
    if side.hand is not None:
        pieces = _own_hand(id, _without(side.hand, view.laid), view, light)
        backs = {kind: sum(piece.kind == kind for piece in pieces) for kind in backs}
    elif view.spied_hand is not None:
        pieces = [_card(card, place, seat, light.on(TARGET + card)) for card, place in _placed(id, view.spied_hand)]
    elif side.influence_backs is None or side.action_backs is None:
        pieces = [_back("card", f"{id}/back", seat, side.hand_size)]
    else:
        pieces = [_back(kind, f"{id}/back/{kind}", seat, count) for kind, count in backs.items() if count]
    size = sum(piece.count for piece in pieces)
    marks = [_count("size", "caesar-hand-size", size, seat)]
    marks += [_count(kind, f"caesar-hand-{kind}", count, seat) for kind, count in backs.items() if count is not None]
    return Zone(id=id, kind="hand", name=Phrase("caesar-hand"), owner=seat, pieces=tuple(pieces), marks=tuple(marks))


def _without(cards: Sequence[int], gone: Sequence[int]) -> list[int]:
    """[2.6] The opening cards that lie on the table already are still in the hand by the rules, but not to the eye."""
    left = list(cards)
    for card in gone:
        left.remove(card)
    return left


def _own_hand(id: str, held: Sequence[int], view: CaesarView, light: Light) -> list[Piece]:
    """The reader's cards with what each may do; a card that she has chosen already waits and is marked."""
    assert view.seat is not None
    chosen = list(view.chosen)
    mark = Mark("discarding" if view.asked == "Discard" else "chosen", Phrase("caesar-chosen"))
    pieces: list[Piece] = []
    for card, place in _placed(id, held):
        if card in chosen:
            chosen.remove(card)
            pieces.append(replace(_card(card, place, view.seat), marks=(mark,)))
            continue
        choices = light.on(DOWN + card, UP + card, PLAY + card, DISCARD + card)
        if card == VETO_CARD:
            choices = (*choices, *light.on(VETO))
        pieces.append(_card(card, place, view.seat, choices))
    return pieces


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
    pieces = tuple(_card(card, place, view.player) for card, place in _placed("fingers", view.castling_cards))
    return [Zone(id="fingers", kind="fingers", name=Phrase("caesar-fingers"), owner=view.player, pieces=pieces)]


def _preparation(view: CaesarView, light: Light) -> list[Zone]:
    """[2.5] The reader's action deck so far, from the top, and the cards that are still to be put under it."""
    zones: list[Zone] = []
    owner = view.seat if view.seat is not None else 0
    if view.order:
        pieces = tuple(_card(card, f"order/{number}", owner) for number, card in enumerate(view.order))
        zones.append(Zone(id="order", kind="order", name=Phrase("caesar-order"), owner=owner, pieces=pieces))
    left = [(ASSASSINATION + kind, count - view.order.count(ASSASSINATION + kind)) for kind, count in enumerate(ACTION_CARDS)]
    unordered = [
        replace(_card(card, f"unordered/{names.CARDS[card]}", owner, choices), count=count)
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
        Mark(id, Phrase("caesar-aimed-at", {"what": names.group(group)}), group, face=names.GROUPS[group])
        for id, group in (("group", found.group), ("group2", found.group2))
        if group is not None
    ]
    if found.target is not None:
        target = Phrase("caesar-aimed-at", {"what": names.card(found.target)})
        marks.append(Mark("target", target, found.target, face=names.CARDS[found.target]))
    piece = replace(_card(found.card, "announced/card", found.seat, up=True), marks=tuple(marks))
    return [Zone(id="announced", kind="announced", name=Phrase("caesar-announced"), owner=found.seat, pieces=(piece,))]
