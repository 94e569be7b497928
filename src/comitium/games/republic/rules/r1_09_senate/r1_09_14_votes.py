"""[1.09.14] The order of a vote: the announcement, the calls, the turns, the tally; and everything that is asked in it."""

from __future__ import annotations

from typing import Any, Final

from comitium.core.audience import EVERYBODY
from comitium.core.errors import Reason
from comitium.core.frames import Step
from comitium.core.messages import Phrase
from comitium.games.republic import names
from comitium.games.republic.catalogue.ids import DICTATOR as DICTATORSHIP
from comitium.games.republic.choices import NO, YES
from comitium.games.republic.events import senate as said
from comitium.games.republic.rules.common.mourning import Mourning
from comitium.games.republic.rules.common.people import gain_influence
from comitium.games.republic.rules.r1_09_senate.kinds import BY_CHAIR, CONSULS, GOVERNORS
from comitium.games.republic.rules.r1_09_senate.r1_09_11_chair import censor, presiding
from comitium.games.republic.rules.r1_09_senate.r1_09_13_proposals import FactionQuestion, Measure, measure, reject
from comitium.games.republic.rules.r1_09_senate.words import (
    CALL,
    LOSE_INFLUENCE,
    STAND_DOWN,
    WITHDRAW,
)
from comitium.games.republic.state.numbers import NOBODY, bits
from comitium.games.republic.state.republic import Republic

NOT_CALLABLE: Final = Reason("1.09.12", "republic-senate-refuse-call", "seat")
ONLY_BEFORE: Final = Reason("1.09.13", "republic-senate-refuse-withdraw")
NOT_PROPOSER: Final = Reason("1.09.13", "republic-senate-refuse-not-proposer")
NO_INFLUENCE: Final = Reason("1.09.144", "republic-senate-refuse-influence")
KEEP_OR_DROP: Final = Reason("1.09.721", "republic-senate-refuse-adopt")


class Vote(Mourning):
    """[1.09.14] One vote. What lies above it may kill it: it looks at every step whether it still stands."""

    def __init__(self, at: int, what: list[int], faction: int, proposer: int, means: int, inserted: bool, ayes: int = 0,
                 noes: int = 0, favour: int = 0, opposed: int = 0, called: int = 0, watchers: int = 0, turn: int = NOBODY,
                 stake: int = 0, flags: int = 0, spoke: int = 0, dead: int = 0, caller: int = NOBODY,
                 parted: int = 0) -> None:  # fmt: skip
        super().__init__(at)
        self.what = what
        self.faction = faction  # that proposed it, NOBODY for the rules themselves
        self.proposer = proposer  # the chair that proposed it, or NOBODY
        self.means = means
        self.inserted = inserted  # [1.09.642] before a suspended vote
        self.ayes = ayes
        self.noes = noes
        self.favour = favour  # a bit for each senator who voted for it
        self.opposed = opposed  # and against it
        self.called = called  # a bit for each faction
        self.watchers = watchers  # a bit for each faction that wants to be asked before every call
        self.turn = turn  # the faction that is speaking
        self.stake = stake  # for the measure: votes of an appeal, the popularity of a victim
        self.flags = flags  # likewise
        self.spoke = spoke  # a bit for each senator who has voted or abstained
        self.dead = dead  # and for each who has died since it was announced
        self.caller = caller  # who has called the faction that is speaking
        self.parted = parted  # [1.09.144] a bit for each faction of which somebody did not vote against it, dead by now or not

    def clone(self) -> Vote:
        """Written out: it lies on most stacks of a Senate (0.7 us instead of 3.5, interpreted)."""
        return Vote(self.at, self.what[:], self.faction, self.proposer, self.means, self.inserted, self.ayes, self.noes,
                    self.favour, self.opposed, self.called, self.watchers, self.turn, self.stake, self.flags, self.spoke,
                    self.dead, self.caller, self.parted)  # fmt: skip

    def steps(self) -> list[Step]:
        return VOTE

    def run(self, game: Republic) -> bool:
        return super().run(game) if self.goes_on(game) else False

    def bereaved(self, senator: int) -> None:
        """[B-37] [B-52] His votes count, but nothing more comes of them: a family's new man has neither voted nor been
        named."""
        mask = 1 << senator
        self.dead |= mask
        self.spoke &= ~mask
        self.favour &= ~mask
        self.opposed &= ~mask
        if self.caller == senator:
            self.caller = NOBODY  # a new man under his number, who may well preside, has called nobody yet

    # -- whether it goes on

    def is_there(self, game: Republic, senator: int) -> bool:
        """Whether a man it names is in Rome, and still the same."""
        return game.rome >> senator & ~self.dead >> senator & 1 == 1

    def without(self, game: Republic, senator: int) -> str:
        """[1.09.721] [B-5] What becomes of it by a man it names: "cancelled" by his death, "void" if he has only left Rome."""
        if self.dead >> senator & 1:
            return "cancelled"
        return "" if game.rome >> senator & 1 else "void"

    def goes_on(self, game: Republic) -> bool:
        """[B-52] [B-67] False: it has just left the floor, by itself."""
        about = measure(self.what)
        how = about.stands(game, self)
        if how:
            self.end(game, "1.09.721" if how == "cancelled" else about.rule, how)
            about.fell(game, self, how)
            return False
        if self.turn < 0 and about.is_barred(game, self.what):
            self.end(game, "1.09.131", "void")
            return False
        if about.is_last(game, self):
            self.end(game, "1.09.21" if self.what[0] == CONSULS else about.rule, "elected")
            about.passed(game, self)
            return False
        return not about.reconsiders(game, self)

    def end(self, game: Republic, rule: str, result: str) -> None:
        """The vote leaves the floor with everything above it."""
        game.unwind(to=self)
        game.pop()
        if game.heard:
            game.tell(said.VoteClosed(rule, measure(self.what).phrase(self.what), result, self.ayes, self.noes), EVERYBODY)
        if game.agreements:
            from comitium.games.republic.deals.witness import vote_ended

            vote_ended(game, self.what, result, self.faction)

    # -- who acts in it

    def chair(self, game: Republic) -> int:
        """[1.09.12] Who calls the factions: [1.09.41] [1.09.74] the Censor in trials, as long as there is one."""
        man = censor(game) if measure(self.what).is_trial else NOBODY
        return man if man >= 0 else presiding(game)

    def uncalled(self, game: Republic) -> int:
        """[B-7] The factions with a senator in Rome that have not been called."""
        return game.present() & ~self.called

    # -- how it ends

    def is_vetoable(self, game: Republic) -> bool:
        """[1.09.152] [B-14] Not what the Dictator in the chair has proposed, nor kinds that may not be vetoed."""
        about = measure(self.what)
        if not about.vetoable or about.is_safe(game, self):
            return False
        return self.means != BY_CHAIR or self.proposer < 0 or game.offices[DICTATORSHIP] != self.proposer

    def veto(self, game: Republic, seat: int) -> None:
        """[1.09.152] A faction has it: the vote dies; [B-6] the same content may not come again."""
        about = measure(self.what)
        if game.agreements:
            from comitium.games.republic.deals.witness import has_vetoed

            has_vetoed(game, seat, self.what)
        self.end(game, "1.09.152", "vetoed")
        if game.rules.veto_bars_repeat or self.what[0] <= GOVERNORS:  # a slate or a trial, whatever the option
            reject(game, self.what)
        about.vetoed(game, self)

    def tally(self, game: Republic) -> None:
        """[1.09.143] More for than against passes. [1.09.16] What is passed takes effect with the last vote."""
        about = measure(self.what)
        self.ayes += about.bonus_for(game, self)
        self.noes += about.bonus_against(game, self)
        chair = self.chair(game)
        if self.ayes > self.noes:
            self.end(game, "1.09.143", "passed")
            about.passed(game, self)
            return
        unanimous = self.is_unanimous(game, about, chair)
        self.end(game, "1.09.143", "rejected")
        if not about.is_trial:
            reject(game, self.what)
        if unanimous:
            game.push(Defeat(game.faction[chair], chair, int(about.is_trial)))
        about.rejected(game, self)

    def is_unanimous(self, game: Republic, about: Measure, chair: int) -> bool:
        """[1.09.144] [B-10] A proposal of the chair, and every senator in Rome of the other players voted against it."""
        if not about.unanimous or chair != self.proposer or not self.is_there(game, chair):
            return False
        others = game.rome & self.spoke
        player = game.voice(game.faction[chair])
        for seat in range(game.rules.seats):
            if game.voice(seat) == player:
                others &= ~game.members[seat]
            elif self.parted >> seat & 1:
                return False
        return others != 0 and not others & ~self.opposed


def put_to_vote(game: Republic, what: list[int], faction: int, means: int, inserted: bool, dead: int = 0) -> None:
    """[1.09.13] A proposal is announced."""
    proposer = presiding(game) if means == BY_CHAIR else NOBODY
    announce(game, Vote(0, what, faction, proposer, means, inserted, dead=dead))


def announce(game: Republic, vote: Vote) -> None:
    game.push(vote)
    if game.heard:
        game.tell(said.ProposalAnnounced("1.09.13", measure(vote.what).phrase(vote.what), vote.faction, vote.means), EVERYBODY)
    if game.agreements:
        from comitium.games.republic.deals.witness import announced

        announced(game, vote.what)


# -- the steps


def announcement(game: Republic, vote: Vote) -> None:
    """[V1] W-ANNOUNCE."""
    from comitium.games.republic.rules.r1_09_senate.r1_09_15_windows import open_announcement

    open_announcement(game, vote)


def adoption(game: Republic, vote: Vote) -> None:
    """[1.09.721] The chair that proposed it is gone before the first call: his successor calls it or drops it."""
    if vote.proposer >= 0 and not measure(vote.what).is_trial and not vote.is_there(game, vote.proposer):
        game.push(Adopt(game.faction[presiding(game)]))


def calling(game: Republic, vote: Vote) -> None:
    """[V2] [1.09.12] The chair calls a faction, as long as there is one; [V3] then the votes are counted."""
    if vote.uncalled(game):
        game.push(Call(game.faction[vote.chair(game)]))
    else:
        vote.tally(game)


def watching(game: Republic, vote: Vote) -> None:
    """[V2] W-CALL, for watchers; before the first call the window was that of the announcement."""
    if vote.called:
        from comitium.games.republic.rules.r1_09_senate.r1_09_15_windows import open_call

        open_call(game, vote)


def opening(game: Republic, vote: Vote) -> None:
    """[1.09.151] Being voted begins with the first call. [B-74] If who has called is gone, his successor picks anew."""
    if not vote.uncalled(game) >> vote.turn & 1 or vote.chair(game) != vote.caller:
        vote.go_to(calling)
    elif not vote.called:
        measure(vote.what).called(game, vote)
        if game.agreements:
            from comitium.games.republic.deals.witness import proposed

            proposed(game, vote.faction, vote.what)


def speaking(game: Republic, vote: Vote) -> None:
    """[V2] W-TURN: the faction's own decision; [1.09.421] the accused's may begin with an appeal."""
    vote.again()
    if measure(vote.what).speaks(game, vote, vote.turn):
        return
    vote.go_to(calling)
    from comitium.games.republic.rules.r1_09_senate.r1_09_142_ballots import Turn

    game.push(Turn(vote.turn, 0, 0, 0, 0, []))


VOTE: Final[list[Step]] = [announcement, adoption, calling, watching, opening, speaking]


def vote_on_floor(game: Republic) -> Vote | None:
    """The vote that goes on, the topmost one; None if there is none."""
    stack: list[Any] = game.stack
    for place in range(len(stack) - 1, -1, -1):
        frame = stack[place]
        if isinstance(frame, Vote):
            return frame
    return None


def floor(game: Republic) -> Vote:
    found = vote_on_floor(game)
    if found is None:
        raise LookupError("nothing is being voted")
    return found


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
        what = floor(game).what
        return Phrase("republic-senate-ask-adopt", {"what": measure(what).phrase(what)})


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
        return vote.called == 0 and vote.means == BY_CHAIR and not measure(vote.what).is_trial and vote.proposer >= 0

    def answer(self, game: Republic, seat: int, choice: int) -> None:
        vote = floor(game)
        if choice == WITHDRAW:
            vote.end(game, "1.09.13", "withdrawn")
            return
        vote.turn = choice - CALL
        vote.caller = vote.chair(game)
        game.pop()
        if game.heard:
            game.tell(said.FactionCalled("1.09.12", vote.turn), EVERYBODY)

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        if choice != WITHDRAW:
            return NOT_CALLABLE
        return ONLY_BEFORE if floor(game).called else NOT_PROPOSER

    def rule(self, game: Republic, seat: int) -> str:
        return "1.09.12"

    def rule_of(self, game: Republic, seat: int, choice: int) -> str:
        return "1.09.13" if choice == WITHDRAW else "1.09.12"

    def ask(self, game: Republic, seat: int) -> Phrase:
        what = floor(game).what
        return Phrase("republic-senate-ask-call", {"what": measure(what).phrase(what)})


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
            from comitium.games.republic.rules.r1_09_senate.r1_09_41_prosecutions import close_prosecutions

            close_prosecutions(game)
        else:
            game.session.stood_down |= 1 << self.man
        if game.heard:
            game.tell(said.ChairStoodDown(self.rule(game, seat), self.man), EVERYBODY)

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        return NO_INFLUENCE

    def rule(self, game: Republic, seat: int) -> str:
        return "1.09.41" if self.trial else "1.09.144"

    def ask(self, game: Republic, seat: int) -> Phrase:
        return Phrase("republic-senate-ask-defeat", {"senator": names.senator(self.man), "trial": self.trial})
