"""Lines to be read aloud: questions, the log, and any board zone by zone. Nothing here knows a game."""

from __future__ import annotations

from collections.abc import Iterator

from comitium.core.board import Board, Cell, Column, Piece, Row, Sheet, Zone
from comitium.core.messages import Event, Names, Phrase, Prompt, Value
from comitium.core.registry import Explains, GameType
from comitium.draw.terminal.look import Scene
from comitium.text import bare, forms, say


def ask_lines(prompt: Prompt, language: str, names: Names = ()) -> list[str]:
    """A question and its numbered answers, line by line; an answer shows its own rule where it differs."""
    lines = [f"{say(prompt.text, language, names)} [{prompt.rule}]", *(say(one, language, names) for one in prompt.odds)]
    stakes = stake_lines(prompt, language, names)
    for number, option in enumerate(prompt.options, start=1):
        rule = f" [{option.rule}]" if option.rule != prompt.rule else ""
        told = f": {stakes[option.choice]}" if option.choice in stakes else ""
        lines.append(f"{number}. {say(option.text, language, names)} ({option.notation}){rule}{told}")
    for number, line in amount_lines(prompt, language):
        lines.append(f"{number}. {line}" if number else line)
    return lines


def stake_lines(prompt: Prompt, language: str, names: Names = ()) -> dict[int, str]:
    """What each answer gains and loses, by its choice, in one line."""
    return {choice: "; ".join(say(one.text, language, names) for one in stakes) for choice, stakes in prompt.stakes}


def amount_lines(prompt: Prompt, language: str) -> list[tuple[int, str]]:
    """The numbers a question asks for without listing them, each under the number of an answer, counted on from its options.
    Where it asks for nothing else, the bare number is enough and the number of the answer is 0."""
    alone = not prompt.options and len(prompt.amounts) == 1
    lines: list[tuple[int, str]] = []
    for number, one in enumerate(prompt.amounts, start=len(prompt.options) + 1):
        args: dict[str, Value] = {"low": one.low, "high": one.high, "step": one.step, "each": one.unit_cost}
        if alone:
            lines.append((0, say(Phrase("draw-amount-alone", args), language)))
        else:
            args |= {"what": one.text, "number": number, "more": one.high - one.low}
            lines.append((number, say(Phrase("draw-amount", args), language)))
    return lines


def sentence(event: Event, language: str, names: Names = ()) -> str:
    """A line of the log, with the rule that made it happen."""
    text = say(event.phrase(), language, names)
    return f"{text} [{event.rule}]" if event.rule else text


# -- any board


def table(board: Board, scene: Scene) -> list[str]:
    """Every zone that has something to say, in a line of its own; what lies in another zone is named with it."""
    lines = [scene.speak(board.title)]
    for zone in board.zones:
        lines.extend(_zone(zone, (), board, scene))
    return lines


def _zone(zone: Zone, within: tuple[str, ...], board: Board, scene: Scene) -> Iterator[str]:
    path = (*within, _named(zone, board, scene))
    what = [*remarks(zone, scene), *(text for text, _ in pieces(zone, board, scene))]
    if what:
        yield scene.say("draw-zone", zone=", ".join(path), what=", ".join(what))
    elif not zone.zones:
        yield scene.say("draw-empty", zone=", ".join(path))
    for inner in zone.zones:
        yield from _zone(inner, path, board, scene)


def _named(zone: Zone, board: Board, scene: Scene) -> str:
    """A zone's name; a seat's own zone says who plays it."""
    name = scene.speak(zone.name)
    if zone.owner is not None and zone.name == board.seats[zone.owner]:
        return scene.who(zone.owner, board)
    return name


def remarks(zone: Zone, scene: Scene) -> list[str]:
    """What the marks of a zone say beyond its name."""
    return [scene.speak(mark.text) for mark in zone.marks if mark.text != zone.name]


def pieces(zone: Zone, board: Board, scene: Scene) -> list[tuple[str, tuple[int, ...]]]:
    """The pieces of a zone in words, each with what it lights up; those that cannot be told apart together."""
    told = [(piece(one, board, scene, zone.owner), one.choices) for one in zone.pieces]
    return [
        (text if told.count((text, lit)) == 1 else scene.say("draw-several", thing=text, count=told.count((text, lit))), lit)
        for text, lit in dict.fromkeys(told)
    ]


def piece(piece: Piece, board: Board, scene: Scene, owner: int | None = None) -> str:
    """A piece in words: how many, whose if that is not the zone's owner, whether others see it, and its badges."""
    text = scene.speak(piece.name)
    if piece.count != 1:
        text = scene.say("draw-several", thing=text, count=piece.count)
    if piece.owner is not None and piece.owner != owner:
        text = scene.say("draw-owned", thing=text, seat=board.seats[piece.owner])
    if piece.face and not piece.up and piece.owner != board.seat:
        text = scene.say("draw-hidden", thing=text)
    for mark in piece.marks:
        text = scene.say("draw-told", thing=text, about=mark.text)
    return text


def about(board: Board, scene: Scene, asked: str) -> list[str]:
    """Every piece and every seat's zone on the table with these words in its name, with all that is to be read off it."""
    lines: list[str] = []
    for zone in board.walk():
        whole = zone.owner is not None and zone.name == board.seats[zone.owner] and bare(asked) in bare(scene.speak(zone.name))
        if whole:
            lines.append(scene.say("draw-zone", zone=_named(zone, board, scene), what=", ".join(remarks(zone, scene))))
        for one in zone.pieces:
            if whole or bare(asked) in bare(scene.speak(one.name)):
                told = ", ".join(scene.speak(mark.text) for mark in one.marks) or scene.speak(zone.name)
                effect = f" {scene.speak(one.about)} [{one.rule}]" if one.about is not None else ""
                lines.append(scene.say("draw-zone", zone=piece_name(one, zone, scene), what=told) + effect)
    return lines


def called(board: Board, scene: Scene, asked: str, game: GameType) -> list[str]:
    """What lies on the table under exactly this name, in full or as it is shown where room is short: all that is to be read
    off it, and what its card says."""
    lines: list[str] = []
    for zone in board.walk():
        for one in zone.pieces:
            if _is_called(one, scene, asked):
                told, name = ", ".join(scene.speak(mark.text) for mark in one.marks), piece_name(one, zone, scene)
                lines.append(scene.say("draw-zone", zone=name, what=told) if told else name)
                lines.extend(f"    {line}" for line in _effect(one, scene, game))
    return list(dict.fromkeys(lines))


def printed(scene: Scene, asked: str, game: GameType) -> list[str]:
    """What a card of this name says, wherever it may be: whoever asks does not see it."""
    cards = game.cards() if isinstance(game, Explains) else ()
    lines: list[str] = []
    for one in cards:
        if _is_called(one, scene, asked):
            lines.append(scene.say("draw-printed", card=one.name))
            lines.extend(f"    {line}" for line in _effect(one, scene, game))
    return list(dict.fromkeys(lines))


def _is_called(piece: Piece, scene: Scene, asked: str) -> bool:
    return bare(asked) in map(bare, (scene.speak(piece.name), *forms(piece.name, scene.language).values()))


def _effect(piece: Piece, scene: Scene, game: GameType) -> list[str]:
    """What a piece does, sentence by sentence, with its rule at the end."""
    rule, said = game.explain(piece) if isinstance(game, Explains) else ("", ())
    if piece.about is not None:
        rule, said = piece.rule, (piece.about,)
    lines = [scene.speak(one) for one in said]
    return [*lines[:-1], f"{lines[-1]} [{rule}]" if rule else lines[-1]] if lines else []


def piece_name(piece: Piece, zone: Zone, scene: Scene) -> str:
    return f"{scene.speak(piece.name)} ({scene.speak(zone.name)})"


# -- any score


def score(board: Board, scene: Scene) -> list[str]:
    """Sheets row by row: the reasons where there are any, else the cells with the names of their columns."""
    lines: list[str] = []
    for sheet in board.sheets:
        lines.append(scene.speak(sheet.title))
        for row in (*sheet.rows, *((sheet.total,) if sheet.total is not None else ())):
            lines.extend(_row(row, sheet, board, scene))
        lines.extend(scene.speak(note) for note in sheet.notes)
    return lines


def _row(row: Row, sheet: Sheet, board: Board, scene: Scene) -> list[str]:
    if row.reasons:
        return [scene.speak(reason.text) for reason in row.reasons]
    cells = [
        scene.say("draw-zone", zone=heading(column, board, scene), what=cell(value, scene))
        for column, value in zip(sheet.columns, row.cells, strict=True)
        if value is not None
    ]
    name = scene.who(row.owner, board) if row.owner is not None else scene.speak(row.name)
    return [scene.say("draw-zone", zone=name, what=", ".join(cells))] if cells else []


def heading(column: Column, board: Board, scene: Scene) -> str:
    name = scene.speak(column.name)
    return name if column.owner is None else scene.say("draw-column", seat=board.seats[column.owner], column=name)


def cell(value: Cell, scene: Scene) -> str:
    if value is None:
        return ""
    return scene.speak(value) if isinstance(value, Phrase) else str(value)
