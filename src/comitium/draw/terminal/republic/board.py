"""The table of Res Publica Romana as a picture for the terminal.

From top to bottom: the State, the vote on the floor, offices, wars, Forum, provinces, forces, factions. Every faction has an
emblem; `*` leads, `→` is at war, `⌂` governs, `#` is a captive, `!` is in revolt. What may be chosen has a gold number. Of the
others' senators a small screen shows the number that the phase asks about; of one's own it shows all. What has no room at all
is left out from the bottom, wars shrink to their strengths, and the command “table” tells the rest. Every sign is readable
without colour.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from comitium.core.agreements import Agreement
from comitium.core.board import Board
from comitium.core.messages import Event, Phrase
from comitium.draw import spoken
from comitium.draw.terminal import lists
from comitium.draw.terminal import pieces as terminal
from comitium.draw.terminal.look import Look, Scene
from comitium.draw.terminal.republic import advanced, factions, forum, solo
from comitium.draw.terminal.republic import report as republic_report
from comitium.draw.terminal.republic import spoken as words
from comitium.draw.terminal.republic import votes as republic_votes
from comitium.draw.terminal.republic.signs import INKS, MARKS, Part
from comitium.games.republic.board.question_ids import ARMING, ON_THE_FLOOR
from comitium.games.republic.deals.clauses import PAY
from comitium.games.republic.report.report import report
from comitium.match.match import Match

LEAST: Final = 4  # lines that the log and the prompt need besides


class RepublicLook(Look):
    """The look of Res Publica Romana."""

    inks = INKS
    marks = MARKS
    also = "draw-republic-also"
    commands = "draw-republic-commands"
    digests = True
    leaving = "FactionEliminated"

    def together(self, events: Sequence[tuple[int, Event]]) -> list[tuple[int, Event]]:
        return republic_votes.together(events)

    def doubts(self, board: Board, deal: Agreement) -> list[Phrase]:
        """[1.04.6] Talents may be promised that one has not: then it is said what becomes of it."""
        promised = sum(clause.amount for clause in deal.clauses if clause.kind == PAY and clause.by == board.seat)
        mine = [zone for zone in board.of_kind("faction") if zone.owner == board.seat]
        owned = sum(zone.value("box") + sum(piece.value("talents") for piece in zone.pieces) for zone in mine)
        return [Phrase("draw-republic-doubt", {"amount": promised, "total": owned})] if promised > owned else []

    def signs(self, board: Board) -> dict[int, str]:
        """The emblem of the faction, where senators of several may be chosen; none for an answer that names two of them."""
        owners: dict[int, list[int]] = {}
        for zone in board.of_kind("faction"):
            for choice in [choice for man in factions.men(zone) for choice in man.choices]:
                owners.setdefault(choice, []).append(zone.owner or 0)
        alone = {choice: found[0] for choice, found in owners.items() if len(found) == 1}
        return {choice: MARKS[seat] for choice, seat in alone.items()} if len(set(alone.values())) > 1 else {}

    def draw(self, board: Board, scene: Scene) -> RenderableType:
        return Group(*_lines(board, scene))

    def tell(self, board: Board, scene: Scene) -> list[str]:
        return words.table(board, scene)

    def score(self, board: Board, scene: Scene) -> RenderableType:
        return lists.LOOK.score(board, scene)

    def tell_score(self, board: Board, scene: Scene) -> list[str]:
        return spoken.score(board, scene)

    def report(self, match: Match, seat: int | None, scene: Scene) -> list[str | Text]:
        found = report(match)
        return republic_report.pages(found, scene, MARKS, INKS) if found is not None else []

    def tell_report(self, match: Match, seat: int | None, scene: Scene) -> list[str]:
        found = report(match)
        return republic_report.lines(found, scene) if found is not None else []


LOOK: Final = RepublicLook()


def _lines(board: Board, scene: Scene) -> list[Text]:
    """As much of the table as the screen has room for, the fullest form first."""
    room = scene.height - LEAST - (scene.below or _asked(scene) + 1)
    lines: list[Text] = []
    for full, own in ((True, True), (False, True), (False, False)):
        parts = _parts(board, scene, full, own)
        lines = [line for part in parts for line in part.lines]
        if len(lines) <= room:
            return lines
    while len(lines) > room and any(part.weight for part in parts):
        parts.remove(max(parts, key=lambda part: part.weight))
        lines = [line for part in parts for line in part.lines]
    for at, part in reversed(list(enumerate(parts))):
        if len(lines) > room and part.brief is not None:
            parts[at] = Part(part.brief, part.weight)
            lines = [line for part in parts for line in part.lines]
    return lines


def _asked(scene: Scene) -> int:
    """How many lines the question takes."""
    if scene.prompt is None:
        return 1
    lengths = [len(scene.speak(option.text)) + 3 for option in scene.prompt.options]
    head = len(scene.speak(scene.prompt.text)) // scene.width + 1
    return head + len(scene.prompt.amounts) + (terminal.layout(lengths, scene.width) if lengths else 0)


def _parts(board: Board, scene: Scene, full: bool, own: bool) -> list[Part]:
    """The table from top to bottom; what weighs most is the first to be left out."""
    width = scene.width
    says_it = scene.prompt is not None and scene.prompt.kind in ON_THE_FLOOR
    return [
        Part(forum.state(board, scene), 0),
        Part(forum.floor(board, scene), 0, forum.tally(board, scene) if says_it else None),
        Part(advanced.advanced(board, scene), 0, advanced.briefly(board, scene)),
        Part(solo.session(board, scene), 0, solo.briefly(board, scene)),
        Part(forum.offices(board, scene), 3 if width else 0),
        Part(forum.wars(board, scene), 0, forum.wars_briefly(board, scene)),
        Part(forum.forum(board, scene), 4),
        Part(forum.provinces(board, scene), 7),
        Part(forum.forces(board, scene), 0 if scene.prompt is not None and scene.prompt.kind in ARMING else 5),
        Part(forum.laws(board, scene), 8),
        Part(forum.agreements(board, scene), 6),
        Part(factions.factions(board, scene, full, own), 0),
    ]
