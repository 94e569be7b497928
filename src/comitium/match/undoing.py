"""What the seats of a match may take back, and why not. Doing it is the match's own business."""

from __future__ import annotations

from typing import NamedTuple

from comitium.core.errors import Illegal
from comitium.core.frames import Game
from comitium.core.messages import Option, Phrase
from comitium.core.registry import GameType
from comitium.match import journal
from comitium.match.undo_steps import UndoStep, UndoSteps


class WayBack(NamedTuple):
    """What a seat may take back: whether its last decision; if not, why that stands, unless there is none; and the choices
    that it may take back one after the other, the oldest first."""

    is_open: bool
    why_not: Phrase | None
    chain: tuple[Option, ...]


class Proposal(NamedTuple):
    """Somebody asks the others to take back her last decision with all that was done since. `number` is that of the question
    that she is asked next: with her next answer the proposal is over."""

    seat: int
    number: int
    agreed: frozenset[int] = frozenset()


class Undoing:
    """The steps of a match that can be taken back, and what somebody has asked the others to take back."""

    def __init__(self, game_type: GameType, seats: int) -> None:
        self.steps = UndoSteps()
        self.game_type = game_type
        self.choices = [0] * seats  # of each seat: those that stand
        self._proposal: Proposal | None = None

    # -- one's own last decision

    def why_not(self, game: Game, seat: int) -> str:
        """The id of the reason why the seat's last decision stands, or ""."""
        mine = self.steps.decision(seat)
        return self.why_known(game, seat) or ("refuse-undo-acted" if mine is not None and self.steps.is_answered(mine) else "")

    def why_known(self, game: Game, seat: int) -> str:
        """The id of the reason why the seat's last decision stands, whoever agrees: there is none, or something hidden has
        become known since; or ""."""
        if game.over:
            return "refuse-over"
        if not (0 <= seat < len(self.choices) and self.choices[seat]):
            return "refuse-undo-nothing"
        mine = self.steps.decision(seat)
        return "refuse-undo-seen" if mine is None or mine.reveals != game.reveals else ""

    def way_back(self, game: Game, seat: int) -> WayBack:
        """What the seat may take back, and why not; worked out once for whoever shows all of it."""
        reason = self.why_not(game, seat)
        if not reason:
            return WayBack(True, None, tuple(self.chain(game, seat)))
        return WayBack(False, Phrase(reason) if reason not in ("refuse-over", "refuse-undo-nothing") else None, ())

    def chain(self, game: Game, seat: int) -> list[Option]:
        """The choices of a seat that it may take back one after the other, the oldest first; its last decision is open."""
        found: list[Option] = []
        for step in reversed(self.steps.of(seat)):
            if step.reveals != game.reveals or self.steps.is_answered(step):
                break
            found.append(self.game_type.describe(step.choice))
        return found[::-1]

    # -- by agreement

    def since_decision(self, game: Game, seat: int) -> list[UndoStep]:
        """The seat's last decision and all that was chosen since, the last one first. Raises `Illegal` if it stands."""
        reason = self.why_known(game, seat)
        mine = self.steps.decision(seat)
        if reason or mine is None:
            raise Illegal("", Phrase(reason))
        return self.steps.since(mine)

    def acted_since(self, seat: int) -> list[int]:
        """The other seats whose choices would be taken back with the seat's last decision."""
        mine = self.steps.decision(seat)
        return sorted({step.seat for step in self.steps.since(mine)} - {seat}) if mine is not None else []

    def proposal(self, game: Game, answers: list[int]) -> Proposal | None:
        """What somebody has asked to take back, as long as that is possible and nobody has declined."""
        asked = self._proposal
        open = asked is not None and answers[asked.seat] == asked.number and not self.why_known(game, asked.seat)
        return asked if open else None

    def propose(self, game: Game, answers: list[int], seat: int, note: str) -> None:
        """Ask the others to take something back, or say yes or no to it."""
        if note == journal.ASKS_BACK:
            reason = self.why_known(game, seat)
            if reason:
                raise Illegal("", Phrase(reason))
            self._proposal = Proposal(seat, answers[seat])
            return
        asked = self.proposal(game, answers)
        if asked is None:
            raise Illegal("", Phrase("refuse-undo-seen"))
        agreed = asked._replace(agreed=asked.agreed | {seat})
        self._proposal = agreed if note == journal.AGREES else None

    def settle(self) -> None:
        """Nothing is asked back any more."""
        self._proposal = None
