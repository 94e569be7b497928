"""[1.09.142] A faction's turn: alike, or senator by senator with bought votes; or an interruption before its first vote."""

from __future__ import annotations

from typing import Any, Final

from comitium.core.audience import EVERYBODY
from comitium.core.errors import Reason
from comitium.core.messages import Phrase
from comitium.games.republic import names
from comitium.games.republic.choices import SPAN
from comitium.games.republic.deals.witness import has_voted
from comitium.games.republic.events import senate as events
from comitium.games.republic.rules.common.hands import plays_cards
from comitium.games.republic.rules.r1_09_senate.choices import (
    ABSTAIN,
    AGAINST,
    ALL_ABSTAIN,
    ALL_AGAINST,
    ALL_FOR,
    FOR,
    ONE_BY_ONE,
    OWNER,
    PLEDGE,
)
from comitium.games.republic.rules.r1_09_senate.kinds import FOR_LIFE, LAND_BILL
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_measures import FactionQuestion, measure, votes_on
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_14_vote import Vote, floor
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_15_interruptions import (
    SPEAKING,
    acts,
    begun,
    rule_of_act,
    why_not_act,
    wording_of_act,
)
from comitium.games.republic.state.numbers import bits, lowest
from comitium.games.republic.state.republic import Republic

TOO_MANY_TALENTS: Final = Reason("1.09.141", "republic-senate-refuse-talents")
NO_ABSTENTION: Final = Reason("1.09.14", "republic-senate-refuse-abstain")
MUST_VOTE: Final = Reason("1.09.142", "republic-senate-refuse-ballot")
SPONSOR_BOUND: Final = Reason("1.09.621", "republic-senate-refuse-sponsor-bound")
NOT_FOR_OTHERS: Final = Reason("1.09.823", "republic-senate-refuse-land-bill-control")
FAVOUR: Final = 1  # ways a faction has voted
OPPOSED: Final = 2
NEITHER: Final = 4


class CastVotes(FactionQuestion):
    """[1.09.14] A faction votes, all alike or senator by senator, or interrupts before its first vote. Talents buy votes
    [1.09.141]."""

    def __init__(self, seat: int, spoken: int, ways: int, each_own: int, pledged: int, chain: list[int],
                 bought: int = 0) -> None:  # fmt: skip
        super().__init__(seat)
        self.spoken = spoken  # a bit for each senator who has voted
        self.ways = ways  # FAVOUR, OPPOSED, NEITHER
        self.each_own = each_own  # + 1 once it votes senator by senator; + 2 if the owner votes himself [1.09.823]
        self.pledged = pledged  # [1.09.821] 1 if the next voter adds his influence
        self.chain = chain  # of an interruption that has been begun
        self.bought = bought  # [1.09.141] votes, with talents

    def subject(self, game: Republic, seat: int) -> list[int]:
        """Written out: a learner reads it at every step."""
        return [self.spoken, self.ways, self.each_own, self.pledged, self.bought, *self.chain]

    def actors(self, game: Republic) -> list[int]:
        return [self.seat if self.each_own & 2 else game.controller_of(self.seat)]

    def run(self, game: Republic) -> bool:
        vote = floor(game)
        if not vote.goes_on(game):
            return False
        if self.voter(game) >= 0:
            return True
        vote.called |= 1 << self.seat
        game.pop()
        if game.agreements:
            has_voted(game, self.seat, vote.proposal, self.ways, vote.favour, vote.opposed, self.spoken, self.bought)
        return False

    def topic(self, game: Republic, seat: int) -> str:
        return f"republic-senate-kind-{measure(floor(game).proposal).name.replace('_', '-')}"

    def voter(self, game: Republic) -> int:
        """Who votes next."""
        return lowest(game.here(self.seat) & ~self.spoken)

    def is_controlled(self, game: Republic, vote: Vote) -> bool:
        """[1.09.823] [B-57] A Consul for Life may not vote for others against a land bill."""
        return vote.proposal[0] == LAND_BILL and not self.each_own & 2 and game.controller_of(self.seat) != self.seat

    def legal(self, game: Republic, seat: int) -> list[int]:
        vote = floor(game)
        if self.chain:
            return begun(self.chain).next_menu(game, self.seat, self.chain)
        if self.is_controlled(game, vote):
            return [ALL_FOR, OWNER]
        menu: list[int] = []
        may_abstain = measure(vote.proposal).abstaining
        bound = measure(vote.proposal).bound_for(vote)
        if not self.each_own % 2:
            menu.append(ALL_FOR)
            if bound < 0 or not game.here(self.seat) >> bound & 1:
                menu.append(ALL_AGAINST)
            if may_abstain:
                menu.append(ALL_ABSTAIN)
            menu.append(ONE_BY_ONE)
            if not self.spoken and game.playing >> self.seat & 1 and plays_cards(game, self.seat):
                menu.extend(acts(game, vote, self.seat, SPEAKING))
            menu.sort()
            return menu
        man = self.voter(game)
        purse = game.talents[man] + 1
        menu.extend(range(FOR, FOR + purse))
        if man != bound:
            menu.extend(range(AGAINST, AGAINST + purse))
        if may_abstain:
            menu.append(ABSTAIN)
        if vote.proposal[0] == FOR_LIFE and vote.proposal[1] == man and not self.pledged:
            menu.append(PLEDGE)
        return menu

    def answer(self, game: Republic, seat: int, choice: int) -> None:
        vote = floor(game)
        if self.chain or choice > PLEDGE + 1:
            self.interrupt(game, vote, choice)
        elif choice == ONE_BY_ONE:
            self.each_own |= 1
        elif choice == PLEDGE:
            self.pledged = 1
        elif choice >= FOR and choice <= ABSTAIN:
            self.cast(game, vote, self.voter(game), choice)
        else:
            way = {ALL_FOR: FOR, ALL_AGAINST: AGAINST, ALL_ABSTAIN: ABSTAIN}[choice]
            for man in bits(game.here(self.seat) & ~self.spoken):
                if way == FOR and vote.proposal[0] == FOR_LIFE and vote.proposal[1] == man:
                    self.pledged = 1  # [1.09.821] whoever votes for himself adds his influence, unless he says otherwise
                self.cast(game, vote, man, way)

    def interrupt(self, game: Republic, vote: Vote, choice: int) -> None:
        if choice == OWNER:
            self.each_own = 2
            return
        self.chain.append(choice)
        act = begun(self.chain)
        if act.is_whole(game, self.chain):
            chain = self.chain
            self.chain = []
            act.act(game, vote, self.seat, chain)

    def cast(self, game: Republic, vote: Vote, man: int, choice: int) -> None:
        """[1.09.142] [1.09.141] [B-8] Each senator votes one way and cannot take it back. His votes are what they are now,
        and talents are paid now, whatever becomes of the vote."""
        talents = choice % SPAN
        weight = votes_on(game, vote.proposal, man) + talents
        if self.pledged and vote.proposal[1] == man:
            weight += game.influence[man]
            self.pledged = 0
        self.spoken |= 1 << man
        vote.spoke |= 1 << man
        game.talents[man] -= talents
        self.bought += talents
        ayes = noes = 0
        if choice < AGAINST:
            ayes = weight
            vote.favour |= 1 << man
            self.ways |= FAVOUR
        elif choice < ABSTAIN:
            noes = weight
            vote.opposed |= 1 << man
            self.ways |= OPPOSED
        else:
            self.ways |= NEITHER
        if not vote.opposed >> man & 1:
            vote.parted |= 1 << self.seat
        vote.ayes += ayes
        vote.noes += noes
        if game.has_listener:
            game.tell(events.VotesCast("1.09.14", man, ayes, noes, talents), EVERYBODY)

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        vote = floor(game)
        if self.chain:
            return begun(self.chain).why_not_next(game, self.seat, self.chain, choice)
        if self.is_controlled(game, vote):
            return NOT_FOR_OTHERS
        if choice in (ABSTAIN, ALL_ABSTAIN) and not measure(vote.proposal).abstaining:
            return NO_ABSTENTION
        bound = measure(vote.proposal).bound_for(vote)
        if (choice == ALL_AGAINST and bound >= 0) or (AGAINST <= choice < ABSTAIN and self.voter(game) == bound):
            return SPONSOR_BOUND
        if FOR <= choice < ABSTAIN and self.each_own % 2:
            return TOO_MANY_TALENTS
        if self.spoken or ALL_FOR <= choice <= PLEDGE:
            return MUST_VOTE
        return why_not_act(game, vote, self.seat, choice, SPEAKING) or MUST_VOTE

    def on_aside(self, game: Republic) -> None:
        self.chain = []

    def rule(self, game: Republic, seat: int) -> str:
        if self.chain:
            return rule_of_act(self.chain[0])
        return "1.09.14"

    def rule_of(self, game: Republic, seat: int, choice: int) -> str:
        return rule_of_act(choice) or self.rule(game, seat)

    def wording(self, choice: int) -> Phrase | None:
        return wording_of_act(choice)

    def ask(self, game: Republic, seat: int) -> Phrase:
        vote = floor(game)
        proposal = measure(vote.proposal).phrase(vote.proposal)
        if self.chain:
            return begun(self.chain).ask(self.chain)
        if self.each_own % 2:
            man = self.voter(game)
            args = {"senator": names.senator(man), "what": proposal}
            return Phrase("republic-senate-ask-ballot", {**args, "votes": votes_on(game, vote.proposal, man)})
        votes = 0
        for man in bits(game.here(self.seat)):
            votes += votes_on(game, vote.proposal, man)
            if vote.proposal[0] == FOR_LIFE and vote.proposal[1] == man:
                votes += game.influence[man]
        return Phrase("republic-senate-ask-turn", {"what": proposal, "votes": votes, "ayes": vote.ayes, "noes": vote.noes})

    def unit_cost(self, game: Republic, seat: int, choice: int) -> int:
        return 1 if FOR <= choice < ABSTAIN else 0

    def redraw(self, world: Republic, seat: int, dice: Any) -> None:
        """[section 4.3] An act that has been begun is nobody else's business."""
        if seat != self.seat:
            self.chain = []
