"""The table of Caesar & Cleopatra as a picture for the terminal.

Five columns: the opponent's cards above a group's plaque, one's own below it. A filled card lies face-up, an outlined one
is one's own face-down card, a hatched one is a back. Caesar is a disc, Cleopatra a pyramid; what may be chosen has a gold
number. Every sign is readable without colour.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.box import SIMPLE_HEAD, Box
from rich.console import Group, JustifyMethod, RenderableType
from rich.table import Table
from rich.text import Text

from comitium.core.board import Board, Piece, Sheet, Zone
from comitium.draw.terminal.caesar import labels as words
from comitium.draw.terminal.caesar import report as caesar_report
from comitium.draw.terminal.look import Look, Scene
from comitium.games.caesar.report import report
from comitium.match.match import Match

INKS: Final = ("rome", "egypt")
MARKS: Final = words.MARKS
LEFT: Final = "□"
TALL: Final = 32  # lines of a terminal on which cards are drawn three lines high
_OPEN: Final = Box("    \n  │ \n ─┼ \n  │ \n ─┼ \n ─┼ \n  │ \n    \n")
_PLAYS: Final = {"down": "▾", "up": "▴"}  # which way up a choice lays a card


class CaesarLook(Look):
    """The look of Caesar & Cleopatra."""

    inks = INKS
    marks = MARKS
    also = "draw-caesar-also"
    commands = "draw-caesar-commands"

    def draw(self, board: Board, scene: Scene) -> RenderableType:
        mine = words.mine(board)
        tall = scene.height >= TALL
        form = _form(board, scene)
        parts: list[RenderableType] = [_title(board, scene), _side(1 - mine, board, scene, form)]
        parts.append(_groups(board, scene, mine, tall))
        parts.append(_side(mine, board, scene, form))
        parts.extend(_hand(board, scene, mine, tall))
        return Group(*parts)

    def tell(self, board: Board, scene: Scene) -> list[str]:
        return words.table(board, scene)

    def score(self, board: Board, scene: Scene) -> RenderableType:
        return _score(board.sheets[0], scene)

    def tell_score(self, board: Board, scene: Scene) -> list[str]:
        return words.score(board.sheets[0], scene)

    def report(self, match: Match, seat: int | None, scene: Scene) -> list[str | Text]:
        found = report(match)
        return caesar_report.pages(found, scene, self.marks, self.inks) if found is not None else []

    def tell_report(self, match: Match, seat: int | None, scene: Scene) -> list[str]:
        found = report(match)
        return caesar_report.lines(found, scene) if found is not None else []


LOOK: Final = CaesarLook()


# -- around the groups


def _title(board: Board, scene: Scene) -> Table:
    """The turn, and what is in the vote deck; both public."""
    line = Table.grid(expand=True)
    line.add_column(no_wrap=True)
    line.add_column(justify="right", no_wrap=True, overflow="ellipsis")
    ink = f"{INKS[board.player]}.strong" if board.player is not None else "strong"
    turn = Text(scene.speak(board.title), style=ink)
    votes = words.votes(board, scene)
    if turn.cell_len + len(votes) + 2 > scene.width:
        votes = words.votes_briefly(board, scene)
    line.add_row(turn, Text(votes, style="quiet"))
    return line


def _form(board: Board, scene: Scene) -> str:
    """Whether the players' lines must be brief to fit."""
    for seat in (0, 1):
        name = len(scene.who(seat, board)) + (len(scene.say("draw-decides")) if seat != board.seat else 0)
        if name + len(words.belongings(words.side(board, seat), scene)) + 5 > scene.width:
            return "-briefly"
    return ""


def _side(seat: int, board: Board, scene: Scene, form: str) -> Table:
    """A player's line: name, hand, decks, discards, patricians and points."""
    ink = INKS[seat]
    line = Table.grid(padding=(0, 1, 0, 0), expand=True, pad_edge=False)
    line.add_column(no_wrap=True)
    line.add_column(justify="right", no_wrap=True, overflow="ellipsis")
    name = Text().append(f"{MARKS[seat]} ", style=ink)
    name.append(scene.who(seat, board), style=f"{ink}.strong")
    if seat in board.asked and seat != board.seat:
        name.append(f" {scene.say('draw-decides')}", style="quiet")
    line.add_row(name, Text(words.belongings(words.side(board, seat), scene, form)))
    return line


# -- the groups


def _groups(board: Board, scene: Scene, mine: int, tall: bool) -> Table:
    groups = board.of_kind("group")
    width = (scene.width - len(groups) + 1) // len(groups)
    grid = Table(box=_OPEN, show_header=False, show_edge=False, show_lines=True, padding=0, pad_edge=False)
    grid.border_style = "quiet"
    for _ in groups:
        grid.add_column(width=width, no_wrap=True, justify="center")
    grid.add_row(*(_line(group.zones[1 - mine], 1 - mine, tall, above=True) for group in groups))
    grid.add_row(*(_plaque(group, scene) for group in groups))
    grid.add_row(*(_line(group.zones[mine], mine, tall, above=False) for group in groups))
    return grid


def _line(line: Zone, seat: int, tall: bool, above: bool) -> Text:
    """One side of a group: its cards, and next to the plaque its sum."""
    cards = [_card(card, seat, "up" if card.up else "down" if card.face else "back", tall) for card in line.pieces]
    rows = _beside(cards, 3 if tall else 1)
    total = _sum(line, seat)
    return Text("\n").join([*rows, total] if above else [total, *rows])


def _sum(line: Zone, seat: int) -> Text:
    """What a reader knows of a side's strength: the sum of what she sees, philosophers, and how many cards are hidden."""
    if not line.pieces:
        return Text("·", style="quiet")
    text = Text().append(str(line.value("sum")), style=f"{INKS[seat]}.strong")
    text.append(" +P" * line.value("philosophers"), style=f"{INKS[seat]}.strong")
    hidden = line.value("hidden")
    text.append(f" +{hidden}▒" if hidden else "", style=INKS[seat])
    return text


def _plaque(group: Zone, scene: Scene) -> Text:
    """A group: the number to type if it may be chosen, its name, whose its patricians are, how full it is."""
    gone, numbers = group.mark("gone"), scene.numbers()
    text = Text(justify="center")
    for choice in group.choices:
        text.append(f"[{numbers[choice]}] ", style="number")
    text.append(scene.speak(group.name), style="quiet" if gone else "strong")
    bonus = group.mark("bonus")
    if bonus is not None and bonus.owner is not None:
        text.append(words.BONUS, style=f"{INKS[bonus.owner]}.strong")
    text.append("\n")
    text.append_text(_tesserae(group))
    cards = group.mark("cards")
    assert cards is not None
    text.append(f"  {cards.value}/{cards.of}" if gone is None else f"  {scene.speak(gone.text)}", style="quiet")
    text.append(f" {words.VOTES}" if group.mark("vote") else "", style="quiet")
    return text


def _tesserae(group: Zone) -> Text:
    """Caesar's patricians from the left, Cleopatra's from the right, what is left between them."""
    text = Text().append(MARKS[0] * words.patricians(group, 0), style=INKS[0])
    text.append(LEFT * words.patricians(group, None))
    text.append(MARKS[1] * words.patricians(group, 1), style=INKS[1])
    return text


# -- cards


def _card(card: Piece, seat: int, face: str, tall: bool) -> list[Text]:
    """A card of the table, three cells wide, one or three lines high."""
    ink, edge, fill = INKS[seat], f"{INKS[seat]}.edge", f"{INKS[seat]}.fill"
    value = (words.value(card) or "P") if card.face else "▒"
    if face == "up":
        middle = Text().append("▐", style=edge).append(value, style=fill).append("▌", style=edge)
        return [Text("▗▄▖", style=edge), middle, Text("▝▀▘", style=edge)] if tall else [middle]
    if tall:
        middle = Text().append("│", style=ink).append(value, style=f"{ink}.strong").append("│", style=ink)
        return [Text("╭─╮", style=ink), middle, Text("╰─╯", style=ink)]
    shown = f"({value})" if face == "down" else f"▐{value}▌"
    return [Text(shown, style=ink if face == "back" else f"{ink}.strong")]


def _beside(cards: Sequence[list[Text]], height: int) -> list[Text]:
    """Cards in one row; an empty row if there are none."""
    return [Text().join([card[row] for card in cards]) for row in range(height)]


def _hand(board: Board, scene: Scene, mine: int, tall: bool) -> list[RenderableType]:
    """The reader's hand with the numbers that play each card, and whatever else is in front of her only."""
    parts: list[RenderableType] = []
    hand, spied = words.shown_hand(board, mine), words.shown_hand(board, 1 - mine)
    if hand:
        label = scene.speak(words.part(words.side(board, mine), "hand").name)
        parts.append(_row(label, hand, mine, scene, tall, [_plays(card, scene) for card in hand]))
        if tall:
            parts.extend(_effect(card, scene) for card in {card.face: card for card in hand}.values() if card.about)
    if spied:
        parts.append(_row(words.hand_of(1 - mine, board, scene), spied, 1 - mine, scene, False, []))
    parts.extend(Text(line) for line in words.secrets(board, scene, tall or board.player is None))
    return parts


def _plays(card: Piece, scene: Scene) -> str:
    """Under a card of the hand, the numbers that play it, and which way up."""
    options = enumerate(scene.prompt.options if scene.prompt is not None else (), start=1)
    verbs = {option.choice: f"{number}{_PLAYS.get(option.notation.split()[0], '')}" for number, option in options}
    return " ".join(verbs[choice] for choice in card.choices)


def _row(label: str, cards: Sequence[Piece], seat: int, scene: Scene, tall: bool, under: list[str]) -> Table:
    """Cards side by side, after a label."""
    row = Table.grid(padding=(0, 1, 0, 0))
    faces = [_held(card, seat, scene, tall) for card in cards]
    row.add_row(Text(("\n" if tall else "") + label, style="quiet"), *(_centred(face) for face in faces))
    if any(under):
        row.add_row(Text(), *(Text(text, style="number", justify="center") for text in under))
    return row


def _centred(face: list[Text]) -> Text:
    text = Text("\n").join(face)
    text.justify = "center"
    return text


def _held(card: Piece, seat: int, scene: Scene, tall: bool) -> list[Text]:
    """A card of the hand: influence as on the table, actions with their names."""
    if card.kind == "influence":
        return _card(card, seat, "up", tall)
    ink = INKS[seat]
    name = scene.speak(card.name)
    if not tall:
        return [Text(f"[{name}]", style=f"{ink}.strong")]
    edge = "─" * (len(name) + 2)
    middle = Text().append("│ ", style=ink).append(name, style=f"{ink}.strong").append(" │", style=ink)
    return [Text(f"╭{edge}╮", style=ink), middle, Text(f"╰{edge}╯", style=ink)]


def _effect(card: Piece, scene: Scene) -> Text:
    text = Text(f"  {scene.speak(card.name)}: ")
    return text.append(f"{scene.speak(card.about)} [{card.rule}]" if card.about is not None else "", style="quiet")


# -- the end


def _score(sheet: Sheet, scene: Scene) -> Table:
    """The points by group: patricians, majority, the whole group; then the bonus cards and the sum."""
    table = Table(box=SIMPLE_HEAD, border_style="quiet", show_footer=True, padding=(0, 1, 0, 0), pad_edge=False)
    table.title, table.title_style, table.title_justify = scene.speak(sheet.title), "strong", "left"
    head, *body, foot = words.score_rows(sheet, scene)
    owners = (None, *(column.owner for column in sheet.columns))
    for label, total, owner in zip(head, foot, owners, strict=True):
        ink = INKS[owner] if owner is not None else "strong"
        side: JustifyMethod = "left" if owner is None else "right"
        strong = ink if owner is None else f"{ink}.strong"
        table.add_column(label, total, justify=side, header_style=ink, footer_style=strong)
    for row in body:
        table.add_row(*row)
    return table
