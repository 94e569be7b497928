"""[1.09.13] Proposals: the way from an idea to the floor. What a kind says of itself: r1_09_13_measures.py."""

from __future__ import annotations

from typing import Final

from comitium.core.audience import EVERYBODY
from comitium.core.errors import Reason
from comitium.core.frames import Step
from comitium.core.messages import Phrase
from comitium.games.republic import names
from comitium.games.republic.choices import NO, PASS, SENATOR, YES
from comitium.games.republic.events import senate as events
from comitium.games.republic.rules.common.death_listeners import DeathListener
from comitium.games.republic.rules.r1_09_senate.choices import PROPOSE
from comitium.games.republic.rules.r1_09_senate.kinds import BY_GRACCHUS, BY_HOLDER, BY_TRIBUNE
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_measures import (
    MEASURES,
    FactionQuestion,
    measure,
    open_kinds,
    rule_of_proposal,
    yes_or_no,
)
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_14_vote import put_to_vote
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_15_answers import ask_answers
from comitium.games.republic.state.numbers import NOBODY, bits, count
from comitium.games.republic.state.republic import Republic

NO_PROPOSAL: Final = Reason("1.09.17", "republic-senate-refuse-kind")


# -- from the idea to the floor


class Proposing(DeathListener):
    """[1.09.13] [V0] Somebody makes a proposal: its kind, its content, the consents, [1.09.15] the answers to a Tribune,
    the floor."""

    def __init__(self, at: int, faction: int, means: int, source: int, kind: int, proposal: list[int], asked: int,
                 inserted: bool, dead: int = 0) -> None:  # fmt: skip
        super().__init__(at)
        self.faction = faction
        self.means = means
        self.source = source  # the statesman whose power it is, [2.06.2] the card of a law, or NOBODY
        self.kind = kind  # NOBODY until it is chosen
        self.proposal = proposal
        self.asked = asked  # how many consents were given
        self.inserted = inserted  # [1.09.642] it goes before a suspended vote
        self.dead = dead  # a bit for each senator who has died meanwhile

    def circumstances(self, game: Republic) -> list[int]:
        """[1.09.151] Who proposes, and what is named; what he thinks of is his own."""
        return [self.faction, *self.proposal]

    def steps(self) -> list[Step]:
        return PROPOSING

    def on_death(self, game: Republic, senator: int) -> None:
        """[B-52] A mob that answers a Tribune may kill whom he has named."""
        self.dead |= 1 << senator


def propose(game: Republic, faction: int, means: int, source: int, kind: int, inserted: bool) -> None:
    """Let a faction propose something: of this kind, or of its choice."""
    game.push(Proposing(0, faction, means, source, kind, [], 0, inserted))


def kind_chosen(game: Republic, proposing: Proposing) -> None:
    """[B-13] What fits the step. A right that finds nothing to propose is spent."""
    if proposing.kind >= 0:
        return
    if open_kinds(game, proposing.means):
        game.push(ChooseKind(proposing.faction, proposing.means))
    else:
        game.pop()


def content_named(game: Republic, proposing: Proposing) -> None:
    """The questions of its kind."""
    game.push(MEASURES[proposing.kind].draft(game, proposing.faction, proposing.means))


def consents_given(game: Republic, proposing: Proposing) -> None:
    """Who must agree is asked, one after the other."""
    if not proposing.proposal:
        back(game, proposing)
        return
    willing = MEASURES[proposing.kind].consents(game, proposing.proposal, proposing.faction)
    while proposing.asked < len(willing):
        senator = willing[proposing.asked]
        if game.controller_of(game.faction[senator]) == game.controller_of(proposing.faction):
            proposing.asked += 1
            continue
        proposing.again()
        game.push(Consent(game.faction[senator], senator))
        return


def back(game: Republic, proposing: Proposing, was_refused: bool = False) -> None:
    """[B-78] Nothing was named, or consent was refused: a Tribune names something else, a Gracchus other names, [2.06.2]
    and so does who holds a law; the chair goes back to the menu."""
    proposing.proposal = []
    proposing.asked = 0
    if proposing.means in (BY_GRACCHUS, BY_HOLDER) and was_refused:
        proposing.go_to(content_named)
    elif proposing.means == BY_TRIBUNE:
        proposing.kind = NOBODY
        proposing.go_to(kind_chosen)
    else:
        game.pop()


def answered(game: Republic, proposing: Proposing) -> None:
    """[1.09.15] [B-15] Graft and Murder, now that the content is known."""
    if proposing.means == BY_TRIBUNE:
        ask_answers(game, proposing.faction)


def put(game: Republic, proposing: Proposing) -> None:
    """[1.09.13] It is on the floor."""
    game.pop()
    put_to_vote(game, proposing.proposal, proposing.faction, proposing.means, proposing.inserted, proposing.dead)


PROPOSING: Final[list[Step]] = [kind_chosen, content_named, consents_given, answered, put]


def proposing(game: Republic) -> Proposing:
    """The proposal that is being made: the topmost one."""
    return game.current(Proposing)


def named(game: Republic, proposal: list[int]) -> None:
    """A draft is finished: its content is handed to the proposal. An empty list: there is none after all."""
    game.pop()
    proposing(game).proposal = proposal


class NominateOne(FactionQuestion):
    """A name for an office that one man holds. With one candidate left there is nothing to name: he is elected without a
    vote."""

    kind: int = 0  # of the proposal

    def candidates(self, game: Republic) -> int:
        raise NotImplementedError

    def run(self, game: Republic) -> bool:
        if count(self.candidates(game)) > 1:
            return True
        named(game, [])
        return False

    def legal(self, game: Republic, seat: int) -> list[int]:
        return [SENATOR + man for man in bits(self.candidates(game))]

    def answer(self, game: Republic, seat: int, choice: int) -> None:
        named(game, [self.kind, choice - SENATOR])


class ChooseKind(FactionQuestion):
    """[1.09.151] What kind of proposal a Tribune, or another right, is used for; none gives the right up."""

    def __init__(self, seat: int, means: int) -> None:
        super().__init__(seat)
        self.means = means

    def run(self, game: Republic) -> bool:
        if open_kinds(game, self.means):
            return True
        game.unwind(to=proposing(game))
        game.pop()
        return False

    def legal(self, game: Republic, seat: int) -> list[int]:
        return [PASS, *(PROPOSE + kind for kind in open_kinds(game, self.means))]

    def answer(self, game: Republic, seat: int, choice: int) -> None:
        game.pop()
        if choice == PASS:
            game.pop()
        else:
            proposing(game).kind = choice - PROPOSE

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        return NO_PROPOSAL

    def rule(self, game: Republic, seat: int) -> str:
        return "1.09.151"

    def rule_of(self, game: Republic, seat: int, choice: int) -> str:
        return rule_of_proposal(choice, "1.09.151")

    def ask(self, game: Republic, seat: int) -> Phrase:
        return Phrase("republic-senate-ask-kind")


class Consent(FactionQuestion):
    """A senator agrees to what needs his consent, or refuses. [1.09.172] An office needs none."""

    def __init__(self, seat: int, senator: int) -> None:
        super().__init__(seat)
        self.senator = senator

    def legal(self, game: Republic, seat: int) -> list[int]:
        return [YES, NO]

    def answer(self, game: Republic, seat: int, choice: int) -> None:
        game.pop()
        making = proposing(game)
        if game.has_listener:
            game.tell(events.ConsentAnswered(self.rule(game, seat), self.senator, making.kind, int(choice == YES)), EVERYBODY)
        if choice == YES:
            making.asked += 1
        else:
            game.session.refused.append(measure(making.proposal).asked_of(game, making.proposal, self.senator))
            back(game, making, True)

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        return yes_or_no(self.rule(game, seat))

    def rule(self, game: Republic, seat: int) -> str:
        return MEASURES[proposing(game).kind].consent_rule

    def ask(self, game: Republic, seat: int) -> Phrase:
        making = proposing(game)
        proposal = measure(making.proposal).phrase(making.proposal)
        return Phrase("republic-senate-ask-consent", {"senator": names.senator(self.senator), "what": proposal})
