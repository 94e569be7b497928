"""[1.09.14] The order of a vote: windows, calls, turns; and everything that is asked in it."""

from __future__ import annotations

from typing import Any, Final

import senate_events as events
from curia import Curia
from senate_attempts import DECLARED, ask_declaration, declaration, declare, stands_as, why_not_declare
from senate_choices import (
    ABSTAIN,
    AGAINST,
    ATTEMPT,
    CALL,
    DISMISS,
    DROP,
    FOR,
    KEEP,
    MARCH,
    PASS,
    PAY,
    SPAN,
    STAND_DOWN,
    TRIAL,
    VETO,
    WAR,
    WATCH,
    first_of,
    kind_of,
    lowest,
    men,
    second_of,
)
from senate_deals import has_voted
from senate_motions import Motion, dice_off, first_clockwise, floor

from comitium.core.audience import EVERYBODY
from comitium.core.errors import Reason
from comitium.core.frames import Question, Step
from comitium.core.messages import Phrase
from comitium.core.poll import Poll

NO_SUCH_ANSWER: Final = Reason("4.1", "refuse-answer")
NOT_CALLABLE: Final = Reason("1.09.12", "refuse-call")
TOO_MANY_TALENTS: Final = Reason("1.09.141", "refuse-talents")
MUST_VOTE: Final = Reason("1.09.142", "refuse-turn")
NOT_PROPOSABLE: Final = Reason("1.09.131", "refuse-measure")
NO_INFLUENCE: Final = Reason("1.09.144", "refuse-influence")
KEEP_OR_DROP: Final = Reason("1.09.721", "refuse-adopt")


class Vote(Motion):
    """[1.09.14] From the announcement to the last faction."""

    def steps(self) -> list[Step]:
        return VOTE


def window(game: Curia, vote: Vote, among: int) -> None:
    """[4.1] Nobody is kept waiting where nobody could act."""
    asked = vote.asked(game, among)
    if asked:
        game.push(Window(asked, [[] for _ in asked]))


def announcement(game: Curia, vote: Vote) -> None:
    """[4.1] W-ANNOUNCE."""
    window(game, vote, -1)


def adoption(game: Curia, vote: Vote) -> None:
    """[1.09.721] The proposer is gone before the first call."""
    if vote.proposer >= 0 and not game.rome >> vote.proposer & 1:
        game.push(Adopt(game.album.faction[game.presiding()]))


def calling(game: Curia, vote: Vote) -> None:
    """[1.09.12] The chair calls a faction, as long as there is one."""
    if vote.uncalled(game):
        game.push(Call(game.album.faction[vote.presides(game)]))
    else:
        chair = game.presiding()
        if vote.tally(game):
            game.push(Defeat(game.album.faction[chair], chair))


def watching(game: Curia, vote: Vote) -> None:
    """[4.1] W-CALL, for watchers; before the first call the window was that of the announcement."""
    if vote.called:
        window(game, vote, vote.watchers)


def speaking(game: Curia, vote: Vote) -> None:
    """[1.09.14] The faction's turn; [1.09.421] that of the accused begins with an appeal to the people."""
    vote.go_to(calling)
    if vote.kind() != TRIAL or game.album.faction[vote.named()] != vote.turn or vote.appeal(game):
        game.push(Turn(vote.turn, 0, 0, []))


VOTE: Final[list[Step]] = [announcement, adoption, calling, watching, speaking]


class Window(Poll[Curia]):
    """[4.1] W-ANNOUNCE and W-CALL: pass, watch, or act; all answers are secret until all have been given."""

    def legal(self, game: Curia, seat: int) -> list[int]:
        chain = self.chain(seat)
        if chain:
            return declaration(game, seat, chain)
        return [PASS, WATCH, *floor(game).interruptions(game, seat)]

    def is_complete(self, game: Curia, seat: int, said: list[int]) -> bool:
        return len(said) == DECLARED or (len(said) == 1 and said[0] != ATTEMPT)

    def open(self, game: Curia) -> None:
        """[1.04.8] One action, then the window again: of several Tribunes the dice choose, else the first in rank begins."""
        vote = floor(game)
        tribunes: list[int] = []
        acting: list[int] = []
        game.reveals += 1  # that somebody acts, or nobody, is known from now on
        for place in range(len(self.asked)):
            seat = self.asked[place]
            verb = self.said[place][0]
            vote.watchers = vote.watchers & ~(1 << seat) if verb == PASS else vote.watchers | 1 << seat
            if verb >= VETO:
                acting.append(seat)
                if verb != ATTEMPT:
                    tribunes.append(seat)
        if not acting:
            return
        vote.again()  # the window opens again, if the vote still stands then
        if len(tribunes) > 1:
            speaker = dice_off(game, tribunes)
            acting = [seat for seat in acting if seat == speaker or seat not in tribunes]
        seat = first_clockwise(game, acting)
        chain = self.chain(seat)
        if chain[0] == ATTEMPT:
            declare(game, chain)
        elif chain[0] == VETO:
            vote.veto(game, seat)
        else:
            suspend(game, vote, seat)

    def why_not(self, game: Curia, seat: int, choice: int) -> Reason | None:
        chain = self.chain(seat)
        if chain:
            return why_not_declare(chain)
        reason = floor(game).why_not_interrupt(game, seat, choice) if VETO <= choice <= ATTEMPT else None
        return reason or NO_SUCH_ANSWER

    def ask_again(self, seat: int) -> None:
        """[A-46] Before everybody's eyes the hand of a seat has changed: whatever it had said, it is asked anew."""
        if seat in self.asked:
            self.said[self.asked.index(seat)] = []

    def rule(self, game: Curia, seat: int) -> str:
        return "1.09.7" if self.chain(seat) else "4.1"

    def rule_of(self, game: Curia, seat: int, choice: int) -> str:
        return {VETO: "1.09.152", ATTEMPT: "1.09.7"}.get(choice, self.rule(game, seat))

    def ask(self, game: Curia, seat: int) -> Phrase:
        chain = self.chain(seat)
        return ask_declaration(chain) if chain else Phrase("senate-ask-window", {"proposal": floor(game).proposal})


def suspend(game: Curia, vote: Motion, seat: int) -> None:
    """[1.09.642] The vote waits for a proposal of the Tribune's."""
    vote.show_tribune(game, seat, "1.09.642")
    game.push(Inserted(seat))


class Inserted(Question[Curia]):
    """[1.09.642] A Tribune puts his own proposal before the suspended vote."""

    def legal(self, game: Curia, seat: int) -> list[int]:
        return named(game.measures(floor(game).proposal))

    def answer(self, game: Curia, seat: int, choice: int) -> None:
        game.pop()
        game.put(measure(game, choice), -1, seat, 0)

    def why_not(self, game: Curia, seat: int, choice: int) -> Reason | None:
        return NOT_PROPOSABLE

    def allows_asides(self, game: Curia, seat: int) -> bool:
        """[B-61] Not inside a Tribune's chain."""
        return False

    def rule(self, game: Curia, seat: int) -> str:
        return "1.09.642"

    def ask(self, game: Curia, seat: int) -> Phrase:
        return Phrase("senate-ask-inserted")


def named(measures: list[int]) -> list[int]:
    """Measures as choices: the number of legions is all there is to say."""
    return [MARCH + second_of(what) if kind_of(what) == WAR else DISMISS + first_of(what) for what in measures]


def measure(game: Curia, choice: int) -> int:
    """The measure that a choice names."""
    for what in game.measures():
        if named([what])[0] == choice:
            return what
    raise LookupError("no such measure")


class Adopt(Question[Curia]):
    """[1.09.721] The proposer died before the first call: his successor keeps the proposal or drops it."""

    def legal(self, game: Curia, seat: int) -> list[int]:
        return [KEEP, DROP]

    def answer(self, game: Curia, seat: int, choice: int) -> None:
        if choice == DROP:
            floor(game).end(game, "1.09.721", "dropped")
        else:
            game.pop()

    def why_not(self, game: Curia, seat: int, choice: int) -> Reason | None:
        return KEEP_OR_DROP

    def rule(self, game: Curia, seat: int) -> str:
        return "1.09.721"

    def ask(self, game: Curia, seat: int) -> Phrase:
        return Phrase("senate-ask-adopt", {"proposal": floor(game).proposal})


class Call(Question[Curia]):
    """[1.09.12] The chair picks the order of factions, one at a time."""

    def legal(self, game: Curia, seat: int) -> list[int]:
        return [CALL + other for other in men(floor(game).uncalled(game))]

    def answer(self, game: Curia, seat: int, choice: int) -> None:
        floor(game).turn = choice - CALL
        game.pop()

    def why_not(self, game: Curia, seat: int, choice: int) -> Reason | None:
        return NOT_CALLABLE

    def rule(self, game: Curia, seat: int) -> str:
        return "1.09.12"

    def ask(self, game: Curia, seat: int) -> Phrase:
        return Phrase("senate-ask-call")


class Turn(Question[Curia]):
    """[1.09.14] A faction votes senator by senator, or interrupts before its first vote. Talents buy votes [1.09.141]."""

    def __init__(self, seat: int, spoken: int, ways: int, chain: list[int]) -> None:
        super().__init__(seat)
        self.spoken = spoken  # a bit for each senator who has voted
        self.ways = ways  # a bit for each way they voted
        self.chain = chain  # of a declaration that has been begun

    def run(self, game: Curia) -> bool:
        vote = floor(game)
        if not vote.goes_on(game):
            return False
        if self.voter(game) >= 0:
            return True
        vote.called |= 1 << self.seat
        game.pop()
        if game.agreements:
            has_voted(game, self.seat, vote.kind(), self.ways)
        return False

    def voter(self, game: Curia) -> int:
        return lowest(game.here(self.seat) & ~self.spoken)

    def legal(self, game: Curia, seat: int) -> list[int]:
        if self.chain:
            return declaration(game, seat, self.chain)
        menu = floor(game).interruptions(game, seat) if not self.spoken else []
        purse = game.talents[self.voter(game)] + 1
        menu.extend(range(FOR, FOR + purse))
        menu.extend(range(AGAINST, AGAINST + purse))
        menu.append(ABSTAIN)
        return menu

    def answer(self, game: Curia, seat: int, choice: int) -> None:
        if self.chain or choice == ATTEMPT:
            self.declare(game, choice)
            return
        vote = floor(game)
        if choice == VETO:
            vote.veto(game, seat)
        elif choice < FOR:
            suspend(game, vote, seat)
        else:
            self.cast(game, vote, choice)

    def declare(self, game: Curia, choice: int) -> None:
        self.chain.append(choice)
        if len(self.chain) == DECLARED:
            chain = self.chain
            self.chain = []
            declare(game, chain)

    def cast(self, game: Curia, vote: Motion, choice: int) -> None:
        """[1.09.141] B-8: talents are paid when the vote is cast, whatever becomes of it."""
        talents = choice % SPAN
        man = self.voter(game)
        weight = game.album.oratory[man] + talents
        self.spoken |= 1 << man
        game.talents[man] -= talents
        ayes = noes = 0
        if choice < AGAINST:
            ayes = weight
            self.ways |= 1
        elif choice < ABSTAIN:
            noes = weight
            vote.against |= 1 << man
            self.ways |= 2
        else:
            self.ways |= 4
        vote.ayes += ayes
        vote.noes += noes
        if game.has_listener:
            game.tell(events.VotesCast("1.09.14", man, ayes, noes), EVERYBODY)

    def why_not(self, game: Curia, seat: int, choice: int) -> Reason | None:
        if self.chain:
            return why_not_declare(self.chain)
        if FOR <= choice < ABSTAIN:
            return TOO_MANY_TALENTS
        interrupts = VETO <= choice <= ATTEMPT and not self.spoken
        reason = floor(game).why_not_interrupt(game, seat, choice) if interrupts else None
        return reason or MUST_VOTE

    def on_aside(self, game: Curia) -> None:
        self.chain = stands_as(game, self.seat, self.chain)

    def rule(self, game: Curia, seat: int) -> str:
        return "1.09.7" if self.chain else "1.09.14"

    def rule_of(self, game: Curia, seat: int, choice: int) -> str:
        if FOR <= choice < ABSTAIN:
            return "1.09.141"
        return {VETO: "1.09.152", ATTEMPT: "1.09.7"}.get(choice, self.rule(game, seat))

    def ask(self, game: Curia, seat: int) -> Phrase:
        if self.chain:
            return ask_declaration(self.chain)
        return Phrase("senate-ask-turn", {"senator": events.senator(self.voter(game)), "proposal": floor(game).proposal})

    def unit_cost(self, game: Curia, seat: int, choice: int) -> int:
        return 1 if FOR <= choice < ABSTAIN else 0

    def redraw(self, world: Curia, seat: int, dice: Any) -> None:
        """[4.3] An attempt that has been begun is nobody else's business."""
        if seat != self.seat:
            self.chain = []


class Defeat(Question[Curia]):
    """[1.09.144] Unanimous defeat: the chair pays one influence, or stands down and keeps his office."""

    def __init__(self, seat: int, man: int) -> None:
        super().__init__(seat)
        self.man = man

    def legal(self, game: Curia, seat: int) -> list[int]:
        return [PAY, STAND_DOWN] if game.influence[self.man] else [STAND_DOWN]

    def answer(self, game: Curia, seat: int, choice: int) -> None:
        game.pop()
        if choice == PAY:
            game.influence[self.man] -= 1
            return
        game.stood_down |= 1 << self.man
        if game.has_listener:
            game.tell(events.ChairStoodDown("1.09.144", self.man), EVERYBODY)

    def why_not(self, game: Curia, seat: int, choice: int) -> Reason | None:
        return NO_INFLUENCE

    def rule(self, game: Curia, seat: int) -> str:
        return "1.09.144"

    def ask(self, game: Curia, seat: int) -> Phrase:
        return Phrase("senate-ask-defeat", {"senator": events.senator(self.man)})
