"""The table of Idus Martii as a picture for the terminal.

A row for each senator, a column for each turn: C and P are the offices, and where somebody was Aedile her vote stands. A disc
is a green vote, a lozenge a red one, a square a yellow one; filled if the reader knows it, hollow if it is only claimed. The
row below shows what was counted. Every sign is readable without colour.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from comitium.cli import idus_report_words
from comitium.cli import idus_words as words
from comitium.cli.idus_reading import Card, cards, sides_claimed
from comitium.cli.idus_report import report
from comitium.cli.idus_signs import DISPUTED, FILLED, HIDDEN, HOLLOW, INKS, MARKS, SIGNS
from comitium.cli.table import Scene
from comitium.core.messages import Phrase
from comitium.games.idus import names
from comitium.games.idus.state import EXCHANGED, REPLACED
from comitium.games.idus.view import IdusView, SenatorView, TurnView
from comitium.match.match import Match

TALL: Final = 32  # lines of a terminal on which there is air between the parts
NAMES: Final = 10  # letters of the longest name
ROLES: Final = 10  # of the longest office with the faction cards, or of a faction with its sign
LEFT: Final = 30  # columns to the left of the turns


class IdusDrawing:
    """What the terminal asks of a game's table."""

    replies: frozenset[str] = frozenset()
    preparation: frozenset[str] = frozenset()
    example: str = "vote red"
    inks: tuple[str, ...] = ("seat",) * 8
    marks: tuple[str, ...] = MARKS
    first_look: bool = True  # [3.2]

    def seat(self, seat: int) -> Phrase:
        return names.seat(seat)

    def vocabulary(self, language: str) -> dict[str, str]:
        return words.vocabulary(language)

    def moment(self, view: IdusView) -> tuple[int, int]:
        return len(view.turns), view.turn

    def draw(self, view: IdusView, scene: Scene) -> RenderableType:
        air = [Text()] if scene.height >= TALL else []
        parts = [_title(view, scene), *air, *_tracks(view, scene), *air, *_senators(view, scene), *air]
        parts.append(Text(scene.say("cli-play-idus-legend", hidden=HIDDEN, disputed=DISPUTED), style="quiet"))
        for line in parts:
            line.no_wrap, line.overflow = True, "ellipsis"
        return Group(*parts)

    def tell(self, view: IdusView, scene: Scene) -> list[str]:
        return words.table(view, scene)

    def score(self, view: IdusView, scene: Scene) -> RenderableType:
        """Who was what is in the picture already."""
        return Text(words.ending(view, scene) if view.ending else "")

    def tell_score(self, view: IdusView, scene: Scene) -> list[str]:
        return words.score(view, scene)

    def report(self, match: Match, seat: int | None, scene: Scene) -> list[str | Text]:
        found = report(match, seat)
        return idus_report_words.pages(found, scene) if found is not None else []

    def tell_report(self, match: Match, seat: int | None, scene: Scene) -> list[str]:
        found = report(match, seat)
        return idus_report_words.lines(found, scene) if found is not None else []


DRAWING: Final = IdusDrawing()


# -- above the senators


def _title(view: IdusView, scene: Scene) -> Text:
    """The turn, who plays, who the reader is if there is room for it, and what she holds."""
    line = Text().append(words.title(view, scene), style="strong")
    own = words.holds(view, scene, MARKS[view.seat] if view.seat is not None else "")
    if line.cell_len + len(own) + 2 > scene.width:
        own = words.holds(view, scene)
    others = sorted({player for seat, player in enumerate(scene.players) if player and seat != view.seat})
    player = f" · {others[0]}" if len(others) == 1 and not view.ending else ""
    if line.cell_len + len(player) + len(own) + 2 <= scene.width:
        line.append(player, style="quiet")
    line.append(" " * max(2, scene.width - line.cell_len - len(own)))
    return line.append(own, style="strong")


def _tracks(view: IdusView, scene: Scene) -> list[Text]:
    """The two markers. The line stands behind the last square on which a conspiracy is safe."""
    labels = [scene.say(names.faction(faction).id) for faction in (0, 1)]
    safe = view.limit - 1 if view.options["limit_mode"] == "reach" else view.limit
    lines: list[Text] = []
    for faction, at in enumerate((view.loyal, view.traitor)):
        line = Text().append(f"{labels[faction]:<{max(map(len, labels))}} ", style=INKS[faction])
        for square in range(1, max(safe, at) + 1):
            full = square <= at
            line.append(FILLED[faction] if full else HOLLOW[faction], style=INKS[faction] if full else "quiet")
            line.append("┃" if square == safe else " " if square % 5 == 0 else "", style="bad" if square == safe else "")
        line.append(f" {at}", style=f"{INKS[faction]}.strong").append(f"/{view.limit}", style="quiet")
        lines.append(line)
    lead = words.lead(view, scene)
    room = max(line.cell_len for line in lines) + 3
    if room + len(lead) <= scene.width and not view.ending:
        lines[0].append(" " * (room - lines[0].cell_len) + lead, style="quiet")
    return lines


# -- the senators and their turns


def _senators(view: IdusView, scene: Scene) -> list[Text]:
    turns = [*view.turns, *([view.now] if view.now is not None else [])]
    read = {turn.number: cards(turn, view, scene.claims) for turn in turns}
    cell = 4 if LEFT + 2 + 8 * view.players <= scene.width else 3
    turns = turns[-((scene.width - LEFT - 2) // cell) :]
    lines = [_head(turns, view, scene, cell)]
    for senator in view.senators:
        line = _senator(senator, view, scene)
        for turn in turns:
            line.append_text(_gap(turn, view))
            glyphs = _cell(senator.seat, turn, read[turn.number], view, scene)[: cell - 1]
            line.append_text(glyphs).append(" " * (cell - glyphs.cell_len))
        lines.append(line)
    return [*lines, _counts(turns, view, scene, cell)]


def _head(turns: Sequence[TurnView], view: IdusView, scene: Scene, cell: int) -> Text:
    line = Text().append(f"{scene.say('cli-play-idus-turns'):>{LEFT - 2}}  ", style="quiet")
    for turn in turns:
        is_now = turn is view.now
        line.append_text(_gap(turn, view)).append(f"{turn.number:<{cell}}", style="strong" if is_now else "quiet")
    return line


def _gap(turn: TurnView, view: IdusView) -> Text:
    """A line between the rounds."""
    return Text("│ " if turn.number == view.players + 1 else "", style="quiet")


def _senator(senator: SenatorView, view: IdusView, scene: Scene) -> Text:
    """Who sits there, the office or in the end the faction, the faction cards, and what she says she is."""
    waits, own = senator.seat in view.actors, senator.seat == view.seat
    line = Text().append("▸" if waits else " ", style="number")
    line.append(f"{MARKS[senator.seat]} ", style="number" if waits else "")
    line.append(f"{words.name(senator.seat, scene):<{NAMES}} ", style="bold underline" if own else "strong")
    if view.ending and senator.cards:
        faction = senator.cards[0]
        label = f"{FILLED[faction]} {scene.say(names.faction(faction).id)}"
        line.append(f"{label:<{ROLES}}", style=f"{INKS[faction]}.strong")
    else:
        found = words.role(senator.seat, view)
        label = scene.say(f"cli-play-idus-{found}") if found else ""
        line.append(f"{label:<{ROLES - 2}}", style="strong" if waits else "")
        line.append("▮" * senator.count + " " * (2 - senator.count), style="quiet")
    claimed = sides_claimed(scene.claims).get(senator.seat)
    line.append(f" “{HOLLOW[claimed]}”" if claimed is not None else "    ", style=INKS[claimed] if claimed is not None else "")
    return line.append(" " * (LEFT - line.cell_len))


def _cell(seat: int, turn: TurnView, read: Sequence[Card], view: IdusView, scene: Scene) -> Text:
    """What a senator was, or how she voted, in a turn."""
    found = words.role_in(seat, turn)
    if found == "aedile" and (turn is not view.now or _has_voted(seat, view)):
        return _vote(read[turn.aediles.index(seat)], turn if seat == turn.inspected else None)
    return Text(
        scene.say(f"cli-play-idus-sign-{found}") if found else "·", style="" if turn is view.now and found else "quiet"
    )


def _has_voted(seat: int, view: IdusView) -> bool:
    return view.asked not in ("Assign", "Vote") or seat in view.voted


def _vote(card: Card, looked: TurnView | None) -> Text:
    """The card as it was laid, what became of it if the Praetor looked, and a dispute; cut at the end where room is short."""
    line = Text().append_text(_glyph(card.laid, card.said))
    if looked is not None:
        line.append(SIGNS.get(looked.fate, ""))
        if looked.fate in (EXCHANGED, REPLACED) and not card.disputed:
            line.append_text(_glyph(card.final, card.said))
    return line.append(DISPUTED if card.disputed else "", style="bad.strong")


def _glyph(colour: int | None, said: bool) -> Text:
    if colour is None:
        return Text(HIDDEN, style="quiet")
    return Text(HOLLOW[colour] if said else FILLED[colour], style=INKS[colour])


def _counts(turns: Sequence[TurnView], view: IdusView, scene: Scene, cell: int) -> Text:
    """[7.5] What the Consul showed, in the order of the colours and never of the seats."""
    line = Text().append(f"{scene.say('cli-play-idus-count'):>{LEFT - 2}}  ", style="quiet")
    for turn in turns:
        line.append_text(_gap(turn, view))
        for colour in turn.pair or ():
            line.append(FILLED[colour], style=INKS[colour])
        line.append(" " * (cell - len(turn.pair or ())))
    return line
