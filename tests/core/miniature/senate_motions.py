"""[1.09.13-1.09.16] What is on the floor: whether it still stands, who may interrupt it, how it ends and what it does."""

from __future__ import annotations

from typing import Any, Final

import senate_events as events
from curia import Curia
from senate_choices import (
    ATTEMPT,
    CENSOR,
    DISBAND,
    ELECT,
    FIELD_CONSUL,
    ROME_CONSUL,
    SUSPEND,
    TRIAL,
    TRIBUNE,
    VETO,
    WAR,
    first_of,
    kind_of,
    second_of,
)

from comitium.core.audience import EVERYBODY
from comitium.core.errors import Reason
from comitium.core.frames import Script

NO_TRIBUNE: Final = Reason("1.09.15", "refuse-no-tribune")
HAS_VOTED: Final = Reason("1.09.142", "refuse-has-voted")
NO_VETO_IN_TRIALS: Final = Reason("1.09.74", "refuse-veto-trial")
NOT_SUSPENDABLE: Final = Reason("1.09.642", "refuse-suspend")
NO_ATTEMPT: Final = Reason("1.09.7", "refuse-attempt")


class Motion(Script[Curia]):
    """[1.09.14] One vote, from its announcement to its tally. What lies above it may kill it: it looks at every step."""

    def __init__(self, at: int, proposal: int, proposer: int, tribune: int, stake: int, ayes: int, noes: int, against: int,
                 called: int, watchers: int, turn: int) -> None:  # fmt: skip
        super().__init__(at)
        self.proposal = proposal
        self.proposer = proposer  # the chair that proposed it, or -1
        self.tribune = tribune  # the seat whose Tribune proposed it, or -1
        self.stake = stake  # [1.09.74] the popularity of the victim, in a special prosecution
        self.ayes = ayes
        self.noes = noes
        self.against = against  # a bit per senator who voted against
        self.called = called  # a bit per faction
        self.watchers = watchers
        self.turn = turn

    def run(self, game: Curia) -> bool:
        return super().run(game) if self.goes_on(game) else False

    def kind(self) -> int:
        return kind_of(self.proposal)

    def named(self) -> int:
        return first_of(self.proposal)

    # -- whether it goes on

    def stands(self, game: Curia) -> bool:
        """[1.09.721] The death matrix: whoever the proposal names must be in Rome, and the troops must still be there."""
        what = self.proposal
        kind = kind_of(what)
        if kind == ELECT:
            return game.rome >> first_of(what) & game.rome >> second_of(what) & 1 == 1
        if kind == WAR:
            return game.rome >> first_of(what) & 1 == 1 and second_of(what) <= game.legions
        return game.rome >> first_of(what) & 1 == 1 if kind == TRIAL else first_of(what) <= game.legions

    def goes_on(self, game: Curia) -> bool:
        """B-52: a dead nominee cancels, a dead commander or lost troops void, a dead accused is not guilty. No rejection."""
        kind = kind_of(self.proposal)
        if self.stands(game):
            if kind != ELECT or game.pairs() > 1:
                return True
            self.end(game, "1.09.21", "elected")  # B-67: deaths made it the last pair
            elect(game, self.proposal)
        elif kind == TRIAL:
            self.end(game, "1.09.74", "not guilty")
        else:
            self.end(game, "1.09.721", "cancelled" if kind == ELECT else "void")
        return False

    def end(self, game: Curia, rule: str, result: str) -> None:
        """The vote leaves the floor with everything above it."""
        game.unwind(to=self)
        game.pop()
        if game.has_listener:
            game.tell(events.VoteClosed(rule, self.proposal, result, self.ayes, self.noes), EVERYBODY)

    # -- who acts in it

    def presides(self, game: Curia) -> int:
        """[1.09.74] The Censor for a special prosecution; else, or without him, the presiding magistrate of this moment."""
        censor = game.holder(CENSOR) if self.kind() == TRIAL else -1
        return censor if censor >= 0 else game.presiding()

    def uncalled(self, game: Curia) -> int:
        return game.present() & ~self.called

    def asked(self, game: Curia, among: int) -> list[int]:
        """[4.2] Who is asked in a window, from public facts only."""
        found: list[int] = []
        vetoes = self.kind() != TRIAL
        for seat in range(len(game.hands)):
            if among >> seat & 1 and (game.may_attempt(seat) or (vetoes and self.may_veto(game, seat))):
                found.append(seat)
        return found

    def may_veto(self, game: Curia, seat: int) -> bool:
        """As far as everybody can tell."""
        return not self.called >> seat & 1 and game.may_hold(seat, TRIBUNE)

    # -- what interrupts it

    def why_not_veto(self, game: Curia, seat: int) -> Reason | None:
        """[1.09.142] Once a faction has voted it has no veto any more. [1.09.74] No veto in a special prosecution."""
        if self.kind() == TRIAL:
            return NO_VETO_IN_TRIALS
        if self.called >> seat & 1:
            return HAS_VOTED
        return None if game.count(seat, TRIBUNE) else NO_TRIBUNE

    def why_not_suspend(self, game: Curia, seat: int) -> Reason | None:
        """[1.09.642] Only a vote that sends the chair to war, and with something else to propose; never inside another."""
        if self.tribune >= 0 or self.kind() != WAR or self.named() != game.presiding() or not game.measures(self.proposal):
            return NOT_SUSPENDABLE
        return self.why_not_veto(game, seat)

    def why_not_interrupt(self, game: Curia, seat: int, verb: int) -> Reason | None:
        if verb == VETO:
            return self.why_not_veto(game, seat)
        if verb == SUSPEND:
            return self.why_not_suspend(game, seat)
        return None if game.may_attempt(seat) else NO_ATTEMPT

    def interruptions(self, game: Curia, seat: int) -> list[int]:
        """What a faction can do to this vote."""
        acts: list[int] = []
        if self.why_not_veto(game, seat) is None:
            acts.append(VETO)
            if self.why_not_suspend(game, seat) is None:
                acts.append(SUSPEND)
        if game.may_attempt(seat):
            acts.append(ATTEMPT)
        return acts

    def veto(self, game: Curia, seat: int) -> None:
        """[1.09.152] The vote dies; its content may not come again."""
        self.show_tribune(game, seat, "1.09.152")
        game.barred.append(self.proposal)
        self.end(game, "1.09.152", "vetoed")

    def show_tribune(self, game: Curia, seat: int, rule: str) -> None:
        game.spend(seat, TRIBUNE)
        if game.has_listener:
            game.tell(events.TribunePlayed(rule, seat), EVERYBODY)

    # -- how it ends

    def appeal(self, game: Curia) -> bool:
        """[1.09.421] 2d6 less the victim's popularity. True if the accused is neither torn to pieces nor carried home."""
        total = game.roll() + game.roll() - self.stake
        if game.has_listener:
            game.tell(events.AppealRolled("1.09.421", self.named(), total), EVERYBODY)
        if total <= 2:
            self.end(game, "1.09.421", "guilty")
            condemn(game, self.named(), self.stake)
        elif total >= 12:
            self.end(game, "1.09.421", "not guilty")
            censor = game.holder(CENSOR)
            game.draw_chits(total - 11, 1 << censor if censor >= 0 and censor != self.named() else 0)
        else:
            self.ayes += max(0, 28 - 4 * total)
            self.noes += max(0, 4 * total - 28)
        return 2 < total < 12

    def tally(self, game: Curia) -> bool:
        """[1.09.143] More for than against. [1.09.16] What is passed takes effect with the last vote. True: [1.09.144] a
        proposal of the chair was defeated unanimously."""
        if self.kind() == TRIAL:
            self.noes += game.influence[self.named()]
        passed = self.ayes > self.noes
        chair = game.presiding()
        if self.kind() == TRIAL:
            self.end(game, "1.09.74", "guilty" if passed else "not guilty")
            if passed:
                condemn(game, self.named(), self.stake)
            return False
        self.end(game, "1.09.143", "passed" if passed else "rejected")
        if passed:
            enact(game, self.proposal)
            return False
        game.barred.append(self.proposal)
        foes = game.rome & ~game.album.members[game.album.faction[chair]]
        return chair == self.proposer and foes != 0 and not foes & ~self.against


def floor(game: Curia) -> Motion:
    """The vote that goes on: the topmost one."""
    found = motion(game)
    if found is None:
        raise LookupError("nothing is being voted")
    return found


def motion(game: Curia) -> Motion | None:
    """The vote that goes on, if there is one."""
    stack: list[Any] = game.stack
    for place in range(len(stack) - 1, -1, -1):
        frame = stack[place]
        if isinstance(frame, Motion):
            return frame
    return None


# -- what proposals do


def elect(game: Curia, slate: int) -> None:
    """[1.09.22] Five influence each; in this miniature the more influential is Rome Consul."""
    one, two = first_of(slate), second_of(slate)
    if game.influence[two] > game.influence[one]:
        one, two = two, one
    for man in (one, two):
        if game.holders[CENSOR] == man:
            game.holders[CENSOR] = -1
        game.influence[man] += 5
    game.holders[ROME_CONSUL] = one
    game.holders[FIELD_CONSUL] = two
    game.elected = 1


def enact(game: Curia, what: int) -> None:
    """[1.09.16] At once. [1.09.642] A presiding magistrate who goes to war ends the phase."""
    kind = kind_of(what)
    if kind == ELECT:
        elect(game, what)
    elif kind == DISBAND:
        game.legions -= first_of(what)
    else:
        leaves = first_of(what) == game.presiding()
        game.legions -= second_of(what)
        game.rome &= ~(1 << first_of(what))
        if leaves:
            game.close("to war")


def condemn(game: Curia, leader: int, stake: int) -> None:
    """[1.09.74] The leader dies; chits for the victim's popularity threaten his faction in Rome."""
    seat = game.album.faction[leader]
    game.kill("1.09.74", leader)
    game.draw_chits(stake, game.here(seat))


def dice_off(game: Curia, seats: list[int]) -> int:
    """[1.09.15] Simultaneous Tribunes: two dice each until one is highest. The losers' cards have been seen."""
    left = seats
    while len(left) > 1:
        rolls = [game.roll() + game.roll() for _ in left]
        best = max(rolls)
        left = [seat for seat, rolled in zip(left, rolls, strict=True) if rolled == best]
    for seat in seats:
        if seat != left[0]:
            for other in range(len(game.hands)):
                game.learn_card(other, seat, TRIBUNE)
            if game.has_listener:
                game.tell(events.TribuneShown("1.09.15", seat), EVERYBODY)
    return left[0]


def first_clockwise(game: Curia, seats: list[int]) -> int:
    """[1.04.8] The faction of the first in rank, then clockwise."""
    seat = game.album.faction[game.highest()]
    while seat not in seats:
        seat = (seat + 1) % len(game.hands)
    return seat
