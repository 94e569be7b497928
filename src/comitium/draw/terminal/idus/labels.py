"""The words of Idus Martii's table, for the picture and for those who hear it line by line."""

from __future__ import annotations

from comitium.core.board import Board, Piece, Sheet, Zone
from comitium.draw.terminal.look import Scene


def table(board: Board, scene: Scene) -> list[str]:
    """The whole table, to be read aloud: the markers, the senators, the turns of the last round, one's own cards."""
    loyal, traitor = (track.mark("at") for track in board.of_kind("track"))
    assert loyal is not None
    assert traitor is not None
    lines = [
        scene.speak(board.title),
        scene.say("draw-idus-marks", loyal=loyal.value, traitor=traitor.value, limit=loyal.of),
    ]
    lines.extend(
        scene.say("draw-zone", zone=scene.who(number, board), what=f"{standing(senator, board, scene)}.")
        for number, senator in enumerate(senators(board))
    )
    counted = [turn for turn in board.of_kind("turn") if not turn.mark("now")]
    lines.extend(describe_turn(turn, board, scene) for turn in counted[-len(board.seats) :])
    own = holds(board, scene)
    return [*lines, own] if own else lines


def score(board: Board, sheet: Sheet, scene: Scene) -> list[str]:
    """Who was what, and how it ended."""
    lines = [scene.speak(sheet.title)]
    for number, senator in enumerate(senators(board)):
        lines.append(scene.say("draw-zone", zone=scene.who(number, board), what=factions(senator, scene)))
    return [*lines, *endings(sheet, scene)]


def endings(sheet: Sheet, scene: Scene) -> list[str]:
    return [scene.speak(note) for note in sheet.notes]


# -- the senators


def senators(board: Board) -> tuple[Zone, ...]:
    """In the order of their seats."""
    return board.zone("senate").zones


def kept(senator: Zone) -> list[Piece]:
    """The cards she holds, as far as the reader sees them."""
    return [card for card in senator.pieces if card.kind == "faction" and card.face]


def given_up(senator: Zone) -> Piece | None:
    return next((card for card in senator.pieces if card.kind == "discarded"), None)


def factions(senator: Zone, scene: Scene) -> str:
    """The cards that the reader may see of a senator, and the one given up."""
    shown = [scene.speak(card.name) for card in kept(senator)]
    gone = given_up(senator)
    if gone is not None:
        shown.append(f"({scene.speak(gone.name)})")
    return ", ".join(shown)


def standing(senator: Zone, board: Board, scene: Scene) -> str:
    """A senator in one line: the role, who is waited for, the cards, and what she says she is."""
    own = senator.owner == board.seat
    parts: list[str] = []
    for mark in senator.marks:
        if mark.id != "asked" or not own:
            parts.append(scene.speak(mark.text))
        if mark.id == "cards" and (shown := factions(senator, scene)):
            parts.append(shown)
    return " · ".join(parts)


def holds(board: Board, scene: Scene, mark: str = "") -> str:
    """What the reader holds herself; with `mark`, her sign, also her name."""
    if board.seat is None:
        return ""
    own = senators(board)[board.seat]
    form, args = ("-named", {"mark": mark, "seat": own.name}) if mark else ("", {})
    shown = ", ".join(scene.speak(card.name) for card in kept(own))
    gone = given_up(own)
    if gone is None:
        return scene.say(f"draw-idus-holds{form}", cards=shown, **args)
    return scene.say(f"draw-idus-kept{form}", cards=shown, faction=gone.name, **args)


# -- the turns


def counted(turn: Zone) -> list[Piece]:
    """[7.5] What the Consul showed, in the order of the colours and never of the seats."""
    return [card for card in turn.pieces if card.kind == "counted"]


def describe_turn(turn: Zone, board: Board, scene: Scene) -> str:
    """A counted turn in one line."""
    votes = [card for card in turn.pieces if card.kind == "vote"]
    said = ", ".join(f"{scene.speak(board.seats[vote.owner or 0])} {scene.speak(vote.name)}" for vote in votes)
    pair = " + ".join(scene.speak(card.name) for card in counted(turn))
    fate = turn.mark("fate")
    assert fate is not None
    return scene.say("draw-idus-told", turn=turn.name, pair=pair, fate=fate.text, votes=said)
