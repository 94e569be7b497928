"""[2.05.2] Naming an advocate: the accused asks one senator after the other, until one is willing or he defends himself."""

from __future__ import annotations

from typing import Final

from comitium.core.audience import EVERYBODY
from comitium.core.errors import Reason
from comitium.core.messages import Phrase, Value
from comitium.games.republic import names
from comitium.games.republic.choices import PASS, SENATOR, YES
from comitium.games.republic.events.advanced import advocates as events
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_measures import (
    AskRole,
    FactionQuestion,
    measure,
    yes_or_no,
)
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_14_vote import Vote, floor
from comitium.games.republic.state.numbers import bits
from comitium.games.republic.state.republic import Republic

NOT_ADVOCATE: Final = Reason("2.05.2", "republic-advocates-refuse-advocate", "senator")
ASKED_BEFORE: Final = Reason("2.05.2", "republic-advocates-refuse-asked", "senator")
HIMSELF: Final = {PASS: Phrase("republic-advocates-choice-himself")}


def advocates(game: Republic, vote: Vote, asked: int) -> int:
    """[2.05.2] [C-74] Aligned senators in Rome, neither Censor, prosecutor nor accused, who were not asked before."""
    return game.rome & ~(1 << vote.proposer | 1 << vote.proposal[1] | 1 << vote.proposal[2]) & ~asked


def defend(game: Republic, man: int) -> None:
    """[2.05.2] He defends the accused: the trial that goes on names him."""
    vote = floor(game)
    vote.proposal.append(man)
    if game.has_listener:
        game.tell(events.AdvocateFound("2.05.2", man, vote.proposal[1]), EVERYBODY)


class NameAdvocate(FactionQuestion):
    """[2.05.2] Whom the accused asks to defend him; passing, he defends himself."""

    def __init__(self, seat: int, requests: int) -> None:
        super().__init__(seat)
        self.requests = requests  # a bit for each senator who has refused

    def run(self, game: Republic) -> bool:
        """[C-74] When everybody was asked, he defends himself."""
        if advocates(game, floor(game), self.requests):
            return True
        self.give_up(game)
        return False

    def give_up(self, game: Republic) -> None:
        """The accused is his own advocate."""
        game.pop()
        if game.has_listener:
            game.tell(events.AdvocateMissing("2.05.2", floor(game).proposal[1]), EVERYBODY)

    def legal(self, game: Republic, seat: int) -> list[int]:
        return [PASS, *(SENATOR + man for man in bits(advocates(game, floor(game), self.requests)))]

    def answer(self, game: Republic, seat: int, choice: int) -> None:
        if choice == PASS:
            self.give_up(game)
            return
        man = choice - SENATOR
        if game.has_listener:
            game.tell(events.AdvocateAsked("2.05.2", man, floor(game).proposal[1]), EVERYBODY)
        if game.controller_of(game.faction[man]) == game.controller_of(self.seat):
            game.pop()
            defend(game, man)
        else:
            self.requests |= 1 << man
            game.push(AskAdvocate(game.faction[man], man))

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        man = choice - SENATOR
        return ASKED_BEFORE if 0 <= man < len(game.where) and self.requests >> man & 1 else NOT_ADVOCATE

    def wording(self, choice: int) -> Phrase | None:
        return HIMSELF.get(choice)

    def rule(self, game: Republic, seat: int) -> str:
        return "2.05.2"

    def ask(self, game: Republic, seat: int) -> Phrase:
        men = bits(self.requests)
        said: dict[str, Value] = {"senator": names.senator(floor(game).proposal[1]), "count": len(men)}
        said["refused"] = tuple([names.senator(man) for man in men])
        return Phrase("republic-advocates-ask-name", said)

    def listed_at(self, game: Republic, seat: int, choice: int) -> int:
        """That he speaks for himself, then one's own senators, then those of others."""
        return 1 if choice != PASS and game.faction[choice - SENATOR] != self.seat else 0


class AskAdvocate(AskRole):
    """[2.05.2] He defends the accused, or refuses; then another may be asked."""

    role = "advocate"

    def answer(self, game: Republic, seat: int, choice: int) -> None:
        game.pop()
        if choice == YES:
            game.pop()
            defend(game, self.man)
        elif game.has_listener:
            game.tell(events.AdvocateRefused("2.05.2", self.man), EVERYBODY)

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        return yes_or_no("2.05.2")

    def rule(self, game: Republic, seat: int) -> str:
        return "2.05.2"

    def ask(self, game: Republic, seat: int) -> Phrase:
        proposal = floor(game).proposal
        about = {"senator": names.senator(self.man), "accused": names.senator(proposal[1])}
        return Phrase("republic-advocates-ask-consent", {**about, "trial": measure(proposal).phrase(proposal)})
