"""What may be said aloud in Idus Martii, as forms: my side, my vote of a turn, what I saw as Praetor. Nobody checks it."""

from __future__ import annotations

from collections.abc import Sequence

from comitium.core.board import Board, Zone
from comitium.draw.page.words import Words
from comitium.games.idus.names import COLOURS, FACTIONS, SEATS, colour, faction


def forms(board: Board, words: Words) -> str:
    """[7.8] Each form sends a claim in the game's notation; a form without a turn to speak of is left out."""
    assert board.seat is not None
    own = board.seat
    turns = board.of_kind("turn")
    voted = [turn for turn in turns if _has(turn, "vote", "", own)]
    looked = [turn for turn in turns if _has(turn, "office", "praetor", own)]
    sides = [(id, words.speak(faction(number))) for number, id in enumerate(FACTIONS)]
    colours = [(id, words.speak(colour(number))) for number, id in enumerate(COLOURS)]
    found = [_form("faction $faction", [_select("faction", words.say("idus-claim-side"), sides)], words)]
    if voted:
        listed = [(str(turn.value("number")), _turn(turn, words)) for turn in reversed(voted)]
        fields = [
            _select("turn", words.say("idus-claim-turn"), listed),
            _select("colour", words.say("idus-claim-voted"), colours),
        ]
        found.append(_form("vote $turn $colour", fields, words))
    if any(_has(turn, "vote", "", seat) for turn in looked for seat in range(len(board.seats))):
        seen = [
            (
                f"{turn.value('number')} {SEATS[vote.owner or 0]}",
                f"{_turn(turn, words)}, {words.speak(board.seats[vote.owner or 0])}",
            )
            for turn in reversed(looked)
            for vote in turn.pieces
            if vote.kind == "vote"
        ]
        fields = [_select("seen", words.say("idus-claim-seen"), seen), _select("colour", words.say("idus-claim-saw"), colours)]
        found.append(_form("saw $seen $colour", fields, words))
    return "".join(found) + words.cite("7.8")


def _has(turn: Zone, kind: str, face: str, seat: int) -> bool:
    return any(piece.kind == kind and piece.owner == seat and face in ("", piece.face) for piece in turn.pieces)


def _turn(turn: Zone, words: Words) -> str:
    return words.say("idus-claim-in", turn=turn.value("number"))


def _form(pattern: str, fields: Sequence[str], words: Words) -> str:
    return (
        f'<form data-do="claim" data-words="{pattern}">{"".join(fields)}<button class="btn small">{words.say("claim")}'
        f"</button></form>"
    )


def _select(name: str, label: str, options: Sequence[tuple[str, str]]) -> str:
    listed = "".join(f'<option value="{value}">{shown}</option>' for value, shown in options)
    return f'<label>{label}<select name="{name}">{listed}</select></label>'
