"""[1.09.14] The order of a vote: the announcement, the calls, the turns, the tally; and everything that is asked in it."""

from __future__ import annotations

from typing import Final

from comitium.core.audience import EVERYBODY
from comitium.core.errors import Reason
from comitium.core.messages import Phrase
from comitium.games.republic import names
from comitium.games.republic.choices import NO, YES
from comitium.games.republic.deals.witness import proposed
from comitium.games.republic.events import senate as events
from comitium.games.republic.rules.common.people import gain_influence
from comitium.games.republic.rules.r1_09_senate.choices import (
    CALL,
    LOSE_INFLUENCE,
    STAND_DOWN,
    WITHDRAW,
)
from comitium.games.republic.rules.r1_09_senate.kinds import BY_CHAIR
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_11_chair import presiding
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_measures import (
    FactionQuestion,
    Measure,
    measure,
    reject,
)
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_14_vote import NOT_PROPOSER, VOTE, Vote, floor
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_15_windows import open_announcement, open_call
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_142_ballots import CastVotes
from comitium.games.republic.rules.r1_09_senate.r1_09_4_trials.r1_09_41_prosecutions import close_prosecutions
from comitium.games.republic.state.numbers import NOBODY, bits
from comitium.games.republic.state.republic import Republic

NOT_CALLABLE: Final = Reason("1.09.12", "republic-senate-refuse-call", "seat")
ONLY_BEFORE: Final = Reason("1.09.13", "republic-senate-refuse-withdraw")
NO_INFLUENCE: Final = Reason("1.09.144", "republic-senate-refuse-influence")
KEEP_OR_DROP: Final = Reason("1.09.721", "republic-senate-refuse-adopt")


# -- the steps


def announcement(game: Republic, vote: Vote) -> None:
    """[V1] W-ANNOUNCE."""
    open_announcement(game, vote)


def adoption(game: Republic, vote: Vote) -> None:
    """[1.09.721] The chair that proposed it is gone before the first call: his successor calls it or drops it."""
    if vote.proposer >= 0 and not measure(vote.proposal).is_trial and not vote.is_there(game, vote.proposer):
        game.push(Adopt(game.faction[presiding(game)]))


def calling(game: Republic, vote: Vote) -> None:
    """[V2] [1.09.12] The chair calls a faction, as long as there is one; [V3] then the votes are counted."""
    if vote.uncalled(game):
        game.push(Call(game.faction[vote.chair(game)]))
    else:
        tally(game, vote)


def watching(game: Republic, vote: Vote) -> None:
    """[V2] W-CALL, for watchers; before the first call the window was that of the announcement."""
    if vote.called:
        open_call(game, vote)


def opening(game: Republic, vote: Vote) -> None:
    """[1.09.151] Being voted begins with the first call. [B-74] If who has called is gone, his successor picks anew."""
    if not vote.uncalled(game) >> vote.turn & 1 or vote.chair(game) != vote.caller:
        vote.go_to(calling)
    elif not vote.called:
        measure(vote.proposal).called(game, vote)
        if game.agreements:
            proposed(game, vote.faction, vote.proposal)


def speaking(game: Republic, vote: Vote) -> None:
    """[V2] W-TURN: the faction's own decision; [1.09.421] the accused's may begin with an appeal."""
    vote.again()
    if measure(vote.proposal).speaks(game, vote, vote.turn):
        return
    vote.go_to(calling)
    game.push(CastVotes(vote.turn, 0, 0, 0, 0, []))


def tally(game: Republic, vote: Vote) -> None:
    """[1.09.143] More for than against passes. [1.09.16] What is passed takes effect with the last vote."""
    about = measure(vote.proposal)
    about.closes(game, vote)
    vote.ayes += about.bonus_for(game, vote)
    vote.noes += about.bonus_against(game, vote)
    chair = vote.chair(game)
    if about.carries(game, vote):
        vote.end(game, "1.09.143", "passed")
        about.passed(game, vote)
        return
    unanimous = is_unanimous(game, vote, about, chair)
    vote.end(game, "1.09.143", "rejected")
    if not about.is_trial:
        reject(game, vote.proposal)
    if unanimous:
        game.push(Defeat(game.faction[chair], chair, int(about.is_trial)))
    about.rejected(game, vote)


def is_unanimous(game: Republic, vote: Vote, about: Measure, chair: int) -> bool:
    """[1.09.144] [B-10] A proposal of the chair, and every senator in Rome of the other players voted against it."""
    if not about.unanimous or chair != vote.proposer or not vote.is_there(game, chair):
        return False
    others = game.rome & vote.spoke
    player = game.controller_of(game.faction[chair])
    for seat in range(game.rules.seats):
        if game.controller_of(seat) == player:
            others &= ~game.members[seat]
        elif vote.parted >> seat & 1:
            return False
    return others != 0 and not others & ~vote.opposed


VOTE.extend([announcement, adoption, calling, watching, opening, speaking])


# -- what is asked


class Adopt(FactionQuestion):
    """[1.09.721] The proposer died before the first call: his successor keeps the proposal or drops it."""

    def legal(self, game: Republic, seat: int) -> list[int]:
        return [YES, NO]

    def answer(self, game: Republic, seat: int, choice: int) -> None:
        vote = floor(game)
        if choice == NO:
            vote.end(game, "1.09.721", "dropped")
            return
        game.pop()
        vote.proposer = NOBODY  # B-10: no penalty for a successor

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        return KEEP_OR_DROP

    def rule(self, game: Republic, seat: int) -> str:
        return "1.09.721"

    def ask(self, game: Republic, seat: int) -> Phrase:
        proposal = floor(game).proposal
        return Phrase("republic-senate-ask-adopt", {"what": measure(proposal).phrase(proposal)})


class Call(FactionQuestion):
    """[1.09.12] The chair picks the order of factions, one at a time. [B-5] Before the first call its own proposal may
    be withdrawn."""

    def run(self, game: Republic) -> bool:
        vote = floor(game)
        if not vote.goes_on(game):
            return False
        faction = game.faction[vote.chair(game)]
        if faction != self.seat or not vote.uncalled(game):  # B-74: the successor picks anew
            game.pop()
            vote.go_to(calling)
            return False
        return True

    def legal(self, game: Republic, seat: int) -> list[int]:
        vote = floor(game)
        menu = [CALL + other for other in bits(vote.uncalled(game))]
        if self.may_withdraw(game, vote):
            menu.append(WITHDRAW)
        return menu

    def may_withdraw(self, game: Republic, vote: Vote) -> bool:
        return vote.called == 0 and vote.means == BY_CHAIR and not measure(vote.proposal).is_trial and vote.proposer >= 0

    def answer(self, game: Republic, seat: int, choice: int) -> None:
        vote = floor(game)
        if choice == WITHDRAW:
            vote.end(game, "1.09.13", "withdrawn")
            return
        vote.turn = choice - CALL
        vote.caller = vote.chair(game)
        game.pop()
        if game.has_listener:
            game.tell(events.FactionCalled("1.09.12", vote.turn), EVERYBODY)

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        if choice != WITHDRAW:
            return NOT_CALLABLE
        return ONLY_BEFORE if floor(game).called else NOT_PROPOSER

    def rule(self, game: Republic, seat: int) -> str:
        return "1.09.12"

    def rule_of(self, game: Republic, seat: int, choice: int) -> str:
        return "1.09.13" if choice == WITHDRAW else "1.09.12"

    def ask(self, game: Republic, seat: int) -> Phrase:
        proposal = floor(game).proposal
        return Phrase("republic-senate-ask-call", {"what": measure(proposal).phrase(proposal)})


class Defeat(FactionQuestion):
    """[1.09.144] [1.09.41] Unanimous defeat: the chair pays one influence, or stands down; the Censor ends the
    prosecutions."""

    def __init__(self, seat: int, man: int, trial: int) -> None:
        super().__init__(seat)
        self.man = man
        self.trial = trial

    def legal(self, game: Republic, seat: int) -> list[int]:
        return [LOSE_INFLUENCE, STAND_DOWN] if game.influence[self.man] else [STAND_DOWN]

    def answer(self, game: Republic, seat: int, choice: int) -> None:
        game.pop()
        if choice == LOSE_INFLUENCE:
            gain_influence(game, self.man, -1, "1.09.144")
            return
        if self.trial:
            close_prosecutions(game)
        else:
            game.session.stood_down |= 1 << self.man
        if game.has_listener:
            game.tell(events.ChairStoodDown(self.rule(game, seat), self.man), EVERYBODY)

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        return NO_INFLUENCE

    def rule(self, game: Republic, seat: int) -> str:
        return "1.09.41" if self.trial else "1.09.144"

    def ask(self, game: Republic, seat: int) -> Phrase:
        return Phrase("republic-senate-ask-defeat", {"senator": names.senator(self.man), "trial": self.trial})
