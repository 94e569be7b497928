"""What is told of the game for one and two [chapter 4]. The words are in solitaire.ftl."""

from __future__ import annotations

from comitium.core.messages import Phrase, Value
from comitium.games.republic import names
from comitium.games.republic.events.said import Said


class SolitaireSaid(Said, frozen=True):
    game = "republic-solitaire"


class SoloSetUp(SolitaireSaid, frozen=True):
    """[4.01]"""

    amount: int  # of players
    amount2: int  # of neutral factions


class TotalsCompared(SolitaireSaid, frozen=True):
    """[4.01.2] What a faction's senators have together."""

    reason = minor = True
    code = "N1"

    seat: int
    military: int
    influence: int


class DirectiveAssigned(SolitaireSaid, frozen=True):
    """[4.01.2] From now on the faction is called by its directive: the sentence names it by its sign once."""

    code = "N1"

    seat: int
    directive: int

    def phrase(self) -> Phrase:
        return Phrase(self.message(), {"sign": names.sign(self.seat), "directive": names.directive(self.directive)})


class ExtraSenator(SolitaireSaid, frozen=True):
    code = "N1"

    seat: int
    senator: int


class SenatorRolled(SolitaireSaid, frozen=True):
    """[4.01.3] In a tie."""

    reason = minor = True

    senator: int
    total: int


class WarRolled(SolitaireSaid, frozen=True):
    """[4.01.3] In a tie."""

    reason = minor = True

    war: int
    total: int


class NeutralLeader(SolitaireSaid, frozen=True):
    code = "N14"

    seat: int
    senator: int


class DelegatedChoice(SolitaireSaid, frozen=True):
    """[4.02.2] `seat` has decided `question` for `seat2`, as usual or otherwise; `left_by` is the code of the procedure that
    left it open."""

    seat: int
    seat2: int
    chosen: Phrase
    usual: Phrase
    left_by: str
    question: Phrase

    def procedure(self) -> Phrase | None:
        return names.procedure(self.left_by)

    def phrase(self) -> Phrase:
        args: dict[str, Value] = {"seat": names.seat(self.seat), "seat2": names.seat(self.seat2), "chosen": self.chosen}
        args.update({"usual": self.usual, "same": int(self.chosen == self.usual), "question": self.question})
        return Phrase(self.message(), args)
