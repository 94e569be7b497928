"""[1.09.14] A vote on the floor: what it remembers, whether it still stands, and how it leaves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from comitium.core.audience import EVERYBODY
from comitium.core.errors import Reason
from comitium.core.frames import Step
from comitium.games.republic.catalogue.ids import DICTATOR as DICTATORSHIP
from comitium.games.republic.deals.witness import announced, has_vetoed, vote_ended
from comitium.games.republic.events import senate as events
from comitium.games.republic.rules.common.death_listeners import DeathListener
from comitium.games.republic.rules.r1_09_senate.kinds import BY_CHAIR, CONSULS, GOVERNORS
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_11_chair import censor, presiding
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_measures import measure, reject
from comitium.games.republic.state.numbers import NOBODY
from comitium.games.republic.state.republic import Republic

NOT_PROPOSER: Final = Reason("1.09.13", "republic-senate-refuse-not-proposer")


NEXT_ITEMS: Final[list[Callable[[Republic], None]]] = []  # [2.06.2] what brings the laws that wait onto the floor
VOTE: Final[list[Step]] = []  # filled in r1_09_14_votes.py, which knows all that is asked in a vote


class Vote(DeathListener):
    """[1.09.14] One vote. What lies above it may kill it: it looks at every step whether it still stands."""

    def __init__(self, at: int, proposal: list[int], faction: int, proposer: int, means: int, inserted: bool, ayes: int = 0,
                 noes: int = 0, favour: int = 0, opposed: int = 0, called: int = 0, watchers: int = 0, turn: int = NOBODY,
                 stake: int = 0, flags: int = 0, spoke: int = 0, dead: int = 0, caller: int = NOBODY,
                 parted: int = 0, shielded: bool = False) -> None:  # fmt: skip
        super().__init__(at)
        self.proposal = proposal
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
        self.shielded = shielded  # [1.09.152] the Dictator announced it, and has died since

    def clone(self) -> Vote:
        """Written by tools/write_state.py: it lies on most stacks of a Senate (0.6 us interpreted, where following the
        constructor takes 2.0; 0.1 instead of 0.9 compiled)."""
        return Vote(
            self.at,
            self.proposal[:],
            self.faction,
            self.proposer,
            self.means,
            self.inserted,
            self.ayes,
            self.noes,
            self.favour,
            self.opposed,
            self.called,
            self.watchers,
            self.turn,
            self.stake,
            self.flags,
            self.spoke,
            self.dead,
            self.caller,
            self.parted,
            self.shielded,
        )

    def steps(self) -> list[Step]:
        return VOTE

    def run(self, game: Republic) -> bool:
        return super().run(game) if self.goes_on(game) else False

    def on_death(self, game: Republic, senator: int) -> None:
        """[B-37] [B-52] His votes count, but nothing more comes of them: a family's new man has neither voted nor been
        named. [B-14] What he announced as Dictator stays the Dictator's."""
        if self.is_of_dictator(game) and self.proposer == senator:
            self.shielded = True
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
        about = measure(self.proposal)
        how = about.stands(game, self)
        if how:
            self.end(game, "1.09.721" if how == "cancelled" else about.rule, how)
            about.fell(game, self, how)
            return False
        if self.turn < 0 and about.is_barred(game, self.proposal):
            self.end(game, "1.09.131", "void")
            return False
        if about.is_last(game, self):
            self.end(game, "1.09.21" if self.proposal[0] == CONSULS else about.rule, "elected")
            about.passed(game, self)
            return False
        return not about.reconsiders(game, self)

    def end(self, game: Republic, rule: str, result: str) -> None:
        """The vote leaves the floor with everything above it."""
        game.unwind(to=self)
        game.pop()
        if game.has_listener:
            game.tell(
                events.VoteClosed(rule, measure(self.proposal).phrase(self.proposal), result, self.ayes, self.noes), EVERYBODY
            )
        if game.agreements:
            vote_ended(game, self.proposal, result, self.faction)
        if game.session.waiting:
            for call in NEXT_ITEMS:
                call(game)

    # -- who acts in it

    def chair(self, game: Republic) -> int:
        """[1.09.12] Who calls the factions: [1.09.41] [1.09.74] the Censor in trials, as long as there is one."""
        man = censor(game) if measure(self.proposal).is_before_censor(game) else NOBODY
        return man if man >= 0 else presiding(game)

    def uncalled(self, game: Republic) -> int:
        """[B-7] The factions with a senator in Rome that have not been called."""
        return game.present() & ~self.called

    # -- how it ends

    def is_vetoable(self, game: Republic) -> bool:
        """[1.09.152] [B-14] Not what the Dictator in the chair has proposed, nor kinds that may not be vetoed."""
        about = measure(self.proposal)
        if not about.vetoable or about.is_safe(game, self):
            return False
        return not self.is_of_dictator(game)

    def is_of_dictator(self, game: Republic) -> bool:
        """[1.09.152] Whether the Dictator announced it from the chair, dead by now or not."""
        if self.shielded:
            return True
        return self.means == BY_CHAIR and self.proposer >= 0 and game.offices[DICTATORSHIP] == self.proposer

    def veto(self, game: Republic, seat: int) -> None:
        """[1.09.152] A faction has it: the vote dies; [B-6] the same content may not come again."""
        about = measure(self.proposal)
        if game.agreements:
            has_vetoed(game, seat, self.proposal)
        self.end(game, "1.09.152", "vetoed")
        is_slate = self.proposal[0] <= GOVERNORS or about.elects  # or a trial
        if game.rules.veto_bars_repeat or is_slate:  # a slate whatever the option
            reject(game, self.proposal)
        about.vetoed(game, self)


def put_to_vote(game: Republic, proposal: list[int], faction: int, means: int, inserted: bool, dead: int = 0) -> None:
    """[1.09.13] A proposal is announced."""
    proposer = presiding(game) if means == BY_CHAIR else NOBODY
    announce(game, Vote(0, proposal, faction, proposer, means, inserted, dead=dead))


def announce(game: Republic, vote: Vote) -> None:
    game.push(vote)
    if game.has_listener:
        game.tell(
            events.ProposalAnnounced("1.09.13", measure(vote.proposal).phrase(vote.proposal), vote.faction, vote.means),
            EVERYBODY,
        )
    if game.agreements:
        announced(game, vote.proposal)


def vote_on_floor(game: Republic) -> Vote | None:
    """The vote that goes on, the topmost one; None if there is none."""
    return game.topmost(Vote)


def floor(game: Republic) -> Vote:
    """The same where there is one."""
    return game.current(Vote)
