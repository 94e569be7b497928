"""The table of Caesar & Cleopatra in words: what a picture's labels say, and what a screen reader is told line by line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from comitium.core.board import Board, Mark, Piece, Sheet, Zone
from comitium.core.messages import Phrase
from comitium.draw.terminal.look import Scene

BONUS: Final = "★"  # the group of the reader's own bonus card
MARKS: Final = ("●", "▲")  # the seats
VOTES: Final = "✓"  # a group whose card is still in the vote deck


# -- what lies where


def mine(board: Board) -> int:
    """The seat at the lower edge: the reader's, or Cleopatra's for somebody who looks on."""
    return 1 if board.seat is None else board.seat


def side(board: Board, seat: int) -> Zone:
    return board.of_kind("side")[seat]


def part(side: Zone, kind: str) -> Zone:
    """A hand, the decks, the discards of a side."""
    return next(zone for zone in side.zones if zone.kind == kind)


def patricians(group: Zone, owner: int | None) -> int:
    return sum(piece.count for piece in group.pieces if piece.owner == owner)


# -- labels


def votes(board: Board, scene: Scene) -> str:
    """How many vote cards are left, and which."""
    deck = board.zone("votes")
    return _votes(deck, [_counted(card, scene) for card in deck.pieces], scene)


def votes_briefly(board: Board, scene: Scene) -> str:
    """The same without the groups' names; their plaques have a sign."""
    deck, groups = board.zone("votes"), len([group for group in board.of_kind("group") if group.mark("vote")])
    listed = [f"{VOTES} ×{groups}"] if groups else []
    others = [card for card in deck.pieces if board.find(card.face) is None]
    return _votes(deck, [*listed, *(_counted(card, scene) for card in others)], scene)


def _votes(deck: Zone, listed: Sequence[str], scene: Scene) -> str:
    return scene.say("draw-caesar-votes", count=deck.value("left"), cards=", ".join(listed) or "–")


def _counted(card: Piece, scene: Scene) -> str:
    name = scene.speak(card.name)
    return name if card.count == 1 else f"{name} ×{card.count}"


def belongings(side: Zone, scene: Scene, form: str = "") -> str:
    hand, decks = part(side, "hand"), part(side, "decks")
    split = [hand.mark("influence"), hand.mark("action")]
    return scene.say(
        "draw-caesar-belongings" + form,
        hand=hand.value("size") if None in split else "+".join(str(mark.value) for mark in split if mark is not None),
        decks="+".join(str(deck.count) for deck in decks.pieces),
        discards=sum(piece.count for piece in part(side, "discards").pieces),
        patricians=side.value("patricians"),
        points=side.value("points"),
    )


def hand_of(seat: int, board: Board, scene: Scene) -> str:
    return scene.say("draw-caesar-hand-of", seat=board.seats[seat])


def shown_hand(board: Board, seat: int) -> tuple[Piece, ...]:
    """The cards of a hand that the reader can see."""
    return tuple(piece for piece in part(side(board, seat), "hand").pieces if piece.face)


def secrets(board: Board, scene: Scene, bonus: bool) -> list[str]:
    """What is before the reader alone: bonus card, deck under preparation, cards in her fingers, cards to be discarded."""
    lines: list[str] = []
    if order := board.find("order"):
        lines.append(scene.say("draw-caesar-order", cards=", ".join(scene.speak(card.name) for card in order.pieces)))
    if fingers := board.find("fingers"):
        lines.append(scene.say("draw-caesar-fingers", cards=_names(fingers.pieces)))
    if thrown := [card for card in shown_hand(board, mine(board)) if card.mark("discarding")]:
        lines.append(scene.say("draw-caesar-discarding", cards=_names(thrown)))
    if bonus and not board.over and board.seat is not None:
        cards = [piece for zone in side(board, board.seat).zones if zone.kind == "bonus" for piece in zone.pieces]
        lines.extend(scene.speak(card.about) for card in cards if card.about is not None)
    return lines


def _names(cards: Sequence[Piece]) -> tuple[Phrase, ...]:
    return tuple(card.name for card in cards)


# -- line by line


def table(board: Board, scene: Scene) -> list[str]:
    """The table as lines that make sense when they are heard."""
    own = mine(board)
    lines = [scene.speak(board.title), votes(board, scene)]
    lines.extend(_group(group, own, scene) for group in board.of_kind("group"))
    for seat in (1 - own, own):
        lines.append(f"{scene.who(seat, board)}: {belongings(side(board, seat), scene)}")
    if board.seat is not None:
        cards = shown_hand(board, own)
        lines.append(scene.say("draw-caesar-holds", count=len(cards), cards=_names(cards)))
    if spied := shown_hand(board, 1 - own):
        lines.append(f"{hand_of(1 - own, board, scene)} {', '.join(scene.speak(card.name) for card in spied)}")
    return lines + secrets(board, scene, True)


def _group(group: Zone, own: int, scene: Scene) -> str:
    args = {"group": group.name, "caesar": patricians(group, 0), "cleopatra": patricians(group, 1)}
    if group.mark("gone"):
        return scene.say("draw-caesar-group-gone", **args)
    lines = " ".join(_line(group.zones[seat], scene) for seat in (1 - own, own))
    cards = group.mark("cards")
    assert cards is not None
    return scene.say("draw-caesar-group", **args, left=group.value("left"), lines=lines, cards=cards.value, limit=cards.of)


def _line(line: Zone, scene: Scene) -> str:
    """A side of a group: what lies open, what lies hidden, and what it adds up to as far as the reader knows."""
    up = [card for card in line.pieces if card.up]
    down = [card for card in line.pieces if card.face and not card.up]
    parts: list[Phrase] = []
    if up:
        parts.append(Phrase("draw-caesar-open", {"cards": _values(up, scene)}))
    if down:
        parts.append(Phrase("draw-caesar-hidden-own", {"cards": _values(down, scene)}))
    if hidden := line.mark("hidden"):
        parts.append(hidden.text)
    if not parts:
        return scene.say("draw-caesar-side-empty", seat=line.name)
    total = line.mark("sum")
    if total is None:
        return scene.say("draw-caesar-side-hidden", seat=line.name, cards=tuple(parts))
    return scene.say("draw-caesar-side", seat=line.name, cards=tuple(parts), sum=total.value)


def value(card: Piece) -> str:
    """What stands on an influence card, or "" if it is another card or a back."""
    head, _, number = card.face.partition("_")
    return number if head == "influence" else ""


def _values(cards: Sequence[Piece], scene: Scene) -> str:
    return ", ".join(value(card) or scene.speak(card.name) for card in cards)


# -- the end


def score_rows(sheet: Sheet, scene: Scene) -> list[list[str]]:
    """A heading, a row per group, the bonus cards and the sum; four columns a side."""
    heads = [scene.speak(column.name) for column in sheet.columns]
    for seat in (0, 1):
        first = next(place for place, column in enumerate(sheet.columns) if column.owner == seat)
        heads[first] = f"{MARKS[seat]} {heads[first]}"
    rows = [["", *heads]]
    for row in sheet.rows:
        name = scene.speak(row.name)
        label = name if row.owner is None else f"{MARKS[row.owner]} {name}"
        rows.append([label, *(_cell(cell, "·") if row.owner is None else _cell(cell, "0") for cell in row.cells)])
    assert sheet.total is not None
    return [*rows, [scene.speak(sheet.total.name), *(_cell(cell, "0") for cell in sheet.total.cells)]]


def _cell(cell: object, nought: str) -> str:
    return "" if cell is None else str(cell) if cell else nought


def score(sheet: Sheet, scene: Scene) -> list[str]:
    """The points in sentences, one side after the other."""
    rows = [*sheet.rows, *([sheet.total] if sheet.total is not None else [])]
    told: list[Mark] = [reason for row in rows for reason in row.reasons]
    return [
        scene.speak(sheet.title),
        *(scene.speak(reason.text) for seat in (0, 1) for reason in told if reason.owner == seat),
    ]
