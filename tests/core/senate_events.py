"""What the miniature Senate tells: past-tense facts, interpreted beside the compiled rules (mypyc drops class keywords)."""

from __future__ import annotations

from comitium.core.messages import Event, Phrase


class CardsDealt(Event, frozen=True):
    """Heard by one seat only: its hand."""

    seat: int
    cards: tuple[int, ...]

    def phrase(self) -> Phrase:
        return Phrase("cards-dealt", {"seat": self.seat})


class ProposalAnnounced(Event, frozen=True):
    proposal: int
    tribune: int

    def phrase(self) -> Phrase:
        return Phrase("proposal-announced", {"proposal": self.proposal, "tribune": self.tribune})


class VotesCast(Event, frozen=True):
    senator: int
    ayes: int
    noes: int

    def phrase(self) -> Phrase:
        return Phrase("votes-cast", {"senator": self.senator, "ayes": self.ayes, "noes": self.noes})


class TribunePlayed(Event, frozen=True):
    """The veto has the rule 1.09.152, the suspension 1.09.642."""

    seat: int

    def phrase(self) -> Phrase:
        return Phrase("tribune-played", {"seat": self.seat})


class VoteClosed(Event, frozen=True):
    """How a proposal ended: passed, rejected, vetoed, dropped, elected; cancelled and void are no rejections."""

    proposal: int
    result: str
    ayes: int
    noes: int

    def phrase(self) -> Phrase:
        return Phrase("vote-closed", {"proposal": self.proposal, "result": self.result})


class AttemptDeclared(Event, frozen=True):
    assassin: int
    target: int
    cards: int

    def phrase(self) -> Phrase:
        return Phrase("attempt-declared", {"assassin": self.assassin, "target": self.target, "cards": self.cards})


class AppealRolled(Event, frozen=True):
    accused: int
    total: int

    def phrase(self) -> Phrase:
        return Phrase("appeal-rolled", {"accused": self.accused, "total": self.total})


class SenatorDied(Event, frozen=True):
    senator: int

    def phrase(self) -> Phrase:
        return Phrase("senator-died", {"senator": self.senator})


class ChairStoodDown(Event, frozen=True):
    senator: int

    def phrase(self) -> Phrase:
        return Phrase("chair-stood-down", {"senator": self.senator})
