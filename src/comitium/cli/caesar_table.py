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

from comitium.cli import caesar_words as words
from comitium.cli.table import Scene
from comitium.core.messages import Phrase
from comitium.games.caesar import names
from comitium.games.caesar.choices import DISCARD, DOWN, NEXT, ON, PLAY, TARGET, UP, VETO
from comitium.games.caesar.state import ASSASSINATION, GROUP_LIMIT, GROUPS, PHILOSOPHER, VETO_CARD
from comitium.games.caesar.view import CaesarView, GroupView, LineView, SideView
from comitium.match.match import Match

INKS: Final = ("rome", "egypt")
MARKS: Final = words.MARKS
LEFT: Final = "□"
TALL: Final = 32  # lines of a terminal on which cards are drawn three lines high
_OPEN: Final = Box("    \n  │ \n ─┼ \n  │ \n ─┼ \n ─┼ \n  │ \n    \n")
_PLAYS: Final = {DOWN: "▾", UP: "▴", PLAY: "", DISCARD: "", NEXT: "", TARGET: ""}


class CaesarDrawing:
    """What the terminal asks of a game's table."""

    replies = frozenset({"VetoWindow"})
    preparation = frozenset({"Prepare"})
    example: str = "down 3"
    inks: tuple[str, ...] = INKS
    marks: tuple[str, ...] = MARKS
    first_look: bool = False  # everybody is asked at the start anyway

    def seat(self, seat: int) -> Phrase:
        return names.seat(seat)

    def vocabulary(self, language: str) -> dict[str, str]:
        return {}

    def moment(self, view: CaesarView) -> tuple[int, int]:
        return view.turn, view.player

    def draw(self, view: CaesarView, scene: Scene) -> RenderableType:
        mine = 1 if view.seat is None else view.seat
        tall = scene.height >= TALL
        form = _form(view, scene)
        parts: list[RenderableType] = [_title(view, scene), _side(view.sides[1 - mine], view, scene, form)]
        parts.append(_board(view, scene, mine, tall))
        parts.append(_side(view.sides[mine], view, scene, form))
        parts.extend(_hand(view, scene, mine, tall))
        return Group(*parts)

    def tell(self, view: CaesarView, scene: Scene) -> list[str]:
        return words.table(view, scene)

    def score(self, view: CaesarView, scene: Scene) -> RenderableType:
        return _score(view, scene)

    def tell_score(self, view: CaesarView, scene: Scene) -> list[str]:
        return words.score(view, scene)

    def report(self, match: Match, seat: int | None, scene: Scene) -> list[str | Text]:
        return []  # the table and the score say it all

    def tell_report(self, match: Match, seat: int | None, scene: Scene) -> list[str]:
        return []


DRAWING: Final = CaesarDrawing()


# -- around the board


def _title(view: CaesarView, scene: Scene) -> Table:
    """The turn, and what is in the vote deck; both public."""
    line = Table.grid(expand=True)
    line.add_column(no_wrap=True)
    line.add_column(justify="right", no_wrap=True, overflow="ellipsis")
    turn = Text(words.turn(view, scene), style=f"{INKS[view.player]}.strong" if view.turn else "strong")
    votes = words.votes(view, scene)
    if turn.cell_len + len(votes) + 2 > scene.width:
        votes = words.votes_briefly(view, scene)
    line.add_row(turn, Text(votes, style="quiet"))
    return line


def _form(view: CaesarView, scene: Scene) -> str:
    """Whether the players' lines must be brief to fit."""
    for side in view.sides:
        name = len(words.player(side.seat, scene)) + (len(words.waits(scene)) if side.seat != view.seat else 0)
        if name + len(words.belongings(side, scene)) + 5 > scene.width:
            return "-briefly"
    return ""


def _side(side: SideView, view: CaesarView, scene: Scene, form: str) -> Table:
    """A player's line: name, hand, decks, discards, patricians and points."""
    ink = INKS[side.seat]
    line = Table.grid(expand=True)
    line.add_column(no_wrap=True)
    line.add_column(justify="right", no_wrap=True, overflow="ellipsis")
    name = Text().append(f"{MARKS[side.seat]} ", style=ink)
    name.append(words.player(side.seat, scene), style=f"{ink}.strong")
    if side.seat in view.actors and side.seat != view.seat:
        name.append(f" {words.waits(scene)}", style="quiet")
    line.add_row(name, Text(words.belongings(side, scene, form)))
    return line


# -- the board


def _board(view: CaesarView, scene: Scene, mine: int, tall: bool) -> Table:
    width = (scene.width - GROUPS + 1) // GROUPS
    board = Table(box=_OPEN, show_header=False, show_edge=False, show_lines=True, padding=0, pad_edge=False)
    board.border_style = "quiet"
    for _ in range(GROUPS):
        board.add_column(width=width, no_wrap=True, justify="center")
    numbers = scene.numbers()
    board.add_row(*(_line(group, 1 - mine, view, tall, above=True) for group in view.groups))
    board.add_row(*(_plaque(group, view, scene, numbers.get(ON + group.group)) for group in view.groups))
    board.add_row(*(_line(group, mine, view, tall, above=False) for group in view.groups))
    return board


def _line(group: GroupView, seat: int, view: CaesarView, tall: bool, above: bool) -> Text:
    """One side of a group: its cards, and next to the plaque its sum."""
    line = group.lines[seat]
    laid = view.laid[group.group] if seat == view.seat and group.group < len(view.laid) else None
    cards = [_card(card, seat, "up", tall) for card in line.up]
    if laid is not None:
        cards.append(_card(laid, seat, "down", tall))
    elif line.down is not None:
        cards.extend(_card(card, seat, "down", tall) for card in line.down)
    else:
        cards.extend([_card(None, seat, "back", tall)] * line.down_count)
    rows = _beside(cards, 3 if tall else 1)
    total = _sum(line, seat)
    return Text("\n").join([*rows, total] if above else [total, *rows])


def _sum(line: LineView, seat: int) -> Text:
    """What a reader knows of a side's strength: the sum of what she sees, philosophers, and how many cards are hidden."""
    seen = (*line.up, *(line.down or ()))
    hidden = line.down_count if line.down is None else 0
    if not seen and not hidden:
        return Text("·", style="quiet")
    text = Text().append(str(sum(seen)), style=f"{INKS[seat]}.strong")
    sages = seen.count(PHILOSOPHER)
    text.append(" +P" * sages, style=f"{INKS[seat]}.strong")
    text.append(f" +{hidden}▒" if hidden else "", style=INKS[seat])
    return text


def _plaque(group: GroupView, view: CaesarView, scene: Scene, number: int | None) -> Text:
    """A group: the number to type if it may be chosen, its name, whose its patricians are, how full it is."""
    gone = group.left == 0
    text = Text(justify="center")
    if number is not None:
        text.append(f"[{number}] ", style="number")
    text.append(scene.say(f"caesar-group-{names.GROUPS[group.group]}"), style="quiet" if gone else "strong")
    if view.seat is not None and view.sides[view.seat].bonus == group.group:
        text.append(words.BONUS, style=f"{INKS[view.seat]}.strong")
    text.append("\n")
    text.append_text(_tesserae(group, view))
    cards = sum(len(line.up) + line.down_count for line in group.lines)
    text.append(f"  {cards}/{GROUP_LIMIT}" if not gone else f"  {words.gone(scene)}", style="quiet")
    text.append(f" {words.VOTES}" if group.group in words.votes_left(view) else "", style="quiet")
    return text


def _tesserae(group: GroupView, view: CaesarView) -> Text:
    """Caesar's patricians from the left, Cleopatra's from the right, what is left between them."""
    caesar, cleopatra = (side.won[group.group] for side in view.sides)
    text = Text().append(MARKS[0] * caesar, style=INKS[0])
    text.append(LEFT * group.left)
    text.append(MARKS[1] * cleopatra, style=INKS[1])
    return text


# -- cards


def _card(card: int | None, seat: int, face: str, tall: bool) -> list[Text]:
    """A card of the table, three cells wide, one or three lines high."""
    ink, edge, fill = INKS[seat], f"{INKS[seat]}.edge", f"{INKS[seat]}.fill"
    value = "▒" if card is None else "P" if card == PHILOSOPHER else str(card)
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


def _hand(view: CaesarView, scene: Scene, mine: int, tall: bool) -> list[RenderableType]:
    """The reader's hand with the numbers that play each card, and whatever else is in front of her only."""
    side = view.sides[mine]
    parts: list[RenderableType] = []
    if side.hand:
        numbers = scene.numbers()
        parts.append(_row(words.hand_label(scene), side.hand, mine, scene, tall, _plays(side.hand, numbers)))
        if tall:
            kinds = [card for card in dict.fromkeys(side.hand) if card >= ASSASSINATION or card == PHILOSOPHER]
            parts.extend(_effect(card, scene) for card in kinds)
    if view.spied_hand is not None:
        parts.append(_row(words.hand_of(1 - mine, scene), view.spied_hand, 1 - mine, scene, False, []))
    parts.extend(Text(line) for line in words.secrets(view, scene, mine, tall or view.turn == 0))
    return parts


def _plays(hand: tuple[int, ...], numbers: dict[int, int]) -> list[str]:
    """Under each card of the hand, the numbers that play it, and which way up."""
    under: list[str] = []
    for card in hand:
        marks = [f"{numbers[verb + card]}{sign}" for verb, sign in _PLAYS.items() if verb != TARGET and verb + card in numbers]
        if card == VETO_CARD and VETO in numbers:
            marks.append(str(numbers[VETO]))
        under.append(" ".join(marks))
    return under


def _row(label: str, cards: tuple[int, ...], seat: int, scene: Scene, tall: bool, under: list[str]) -> Table:
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


def _held(card: int, seat: int, scene: Scene, tall: bool) -> list[Text]:
    """A card of the hand: influence as on the table, actions with their names."""
    if card < ASSASSINATION:
        return _card(card, seat, "up", tall)
    ink = INKS[seat]
    name = scene.say(f"caesar-card-{names.CARDS[card]}")
    if not tall:
        return [Text(f"[{name}]", style=f"{ink}.strong")]
    edge = "─" * (len(name) + 2)
    middle = Text().append("│ ", style=ink).append(name, style=f"{ink}.strong").append(" │", style=ink)
    return [Text(f"╭{edge}╮", style=ink), middle, Text(f"╰{edge}╯", style=ink)]


def _effect(card: int, scene: Scene) -> Text:
    text = Text(f"  {scene.say(names.card(card).id)}: ")
    text.append(words.effect(card, scene), style="quiet")
    return text


# -- the end


def _score(view: CaesarView, scene: Scene) -> Table:
    """The points by group: patricians, majority, the whole group; then the bonus cards and the sum."""
    table = Table(box=SIMPLE_HEAD, border_style="quiet", show_footer=True, padding=(0, 1, 0, 0), pad_edge=False)
    table.title, table.title_style, table.title_justify = words.score_title(scene), "strong", "left"
    head, *body, foot = words.score_rows(view, scene)
    for number, label in enumerate(head):
        ink = INKS[(number - 1) // 4] if number else "strong"
        side: JustifyMethod = "right" if number else "left"
        table.add_column(label, foot[number], justify=side, header_style=ink, footer_style=f"{ink}.strong" if number else ink)
    for row in body:
        table.add_row(*row)
    return table
