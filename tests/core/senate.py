"""The Senate of Res Publica Romana in miniature, over `comitium.core.frames` alone: the proof that the core can carry it.

An election of Consuls, then wars and disbandings until the session closes. Votes are interrupted by Tribunes and murder,
trials grow inside attempts, and every vote that was interrupted looks for itself whether it still stands. Left out: land
bills, governors, ordinary trials, Graft, families that outlive their leader. Rule numbers are the rulebook's.
"""

from __future__ import annotations

from typing import Any

import senate_events as said
from curia import (
    ABSTAIN,
    ADJOURN,
    AGAINST,
    ASSASSIN,
    ATTEMPT,
    AWAY,
    BODYGUARD,
    CALL,
    CARDS,
    CENSOR,
    COPIES,
    DISBAND,
    DROP,
    ELECT,
    FIELD_CONSUL,
    FOR,
    HERE,
    KEEP,
    NAME,
    NO_OFFICE,
    PASS,
    PAY,
    PENDING,
    PROPOSE,
    ROME_CONSUL,
    SENATORS,
    STAND_DOWN,
    SUSPEND,
    TRIAL,
    TRIBUNE,
    UNASKED,
    VETO,
    WAR,
    WATCH,
    Poll,
    Senate,
    choice,
    proposal,
)

from comitium.core.audience import EVERYBODY, only
from comitium.core.dice import stream
from comitium.core.frames import Question, Script


def new(seats: int, seed: int) -> Senate:
    """A Senate of twelve in three or four factions, hands dealt, before its first step."""
    faction = [man % seats for man in range(SENATORS)]
    deck = [card for card, copies in enumerate(COPIES) for _ in range(copies)]
    stream(seed, "deck").shuffle(deck)
    hands = [sorted(deck.pop() for _ in range(4)) for _ in range(seats)]
    office = [ROME_CONSUL, FIELD_CONSUL, CENSOR] + [NO_OFFICE] * (SENATORS - 3)
    game = Senate([Session(0)], 0, stream(seed, "dice"), faction, [5, 4, 4, 3, 3, 3, 2, 2, 2, 2, 1, 1],
                  [3, 0, 2, 1, 0, 0, 2, 0, 1, 0, 0, 0], [9, 8, 7, 6, 6, 5, 4, 4, 3, 3, 2, 1],
                  [2, 0, 3, -1, 1, 0, 0, 4, 0, 0, -2, 1], [HERE] * SENATORS, office, list(range(seats)), hands, deck,
                  [0, 0, 0, 0], [0] * seats, [0] * seats, [], [], 12, 0, "")  # fmt: skip
    return game


class Session(Script[Senate]):
    """[1.09.1] The election of Consuls, then other business until the session closes."""

    def step(self, game: Senate, pc: int) -> None:
        chair = game.presiding()
        if chair < 0:
            game.close("nobody in Rome")
        elif pc == 0:
            for seat, hand in enumerate(game.hands):
                if game.heard:
                    game.tell(said.CardsDealt("1.04.9", seat, tuple(hand)), only(seat))
        elif pc == 1:
            self.elect(game, chair)
        else:
            self.pc = 2
            game.push(Business(game.faction[chair]))

    def elect(self, game: Senate, chair: int) -> None:
        """[1.09.2] Nominations until a pair is elected; the last pair that is left needs no vote [1.09.21]."""
        if not game.elected and not game.slates():
            game.barred = []  # B-67: a death after rejections left no pair, so all bars on pairs are lifted
        slates = game.slates()
        if game.elected or not slates:
            return
        if len(slates) == 1:
            elect(game, slates[0])
        else:
            self.pc = 1
            game.push(Nominate(game.faction[chair], -1))

    def state(self) -> tuple[Any, ...]:
        return (self.pc,)

    def clone(self) -> Session:
        return Session(self.pc)


class Nominate(Question[Senate]):
    """[1.09.13] The presiding magistrate names one nominee, then the other."""

    def __init__(self, seat: int, first: int) -> None:
        super().__init__(seat)
        self.first = first

    def legal(self, game: Senate, seat: int) -> list[int]:
        slates = [(slate % 10_000 // 100, slate % 100) for slate in game.slates()]
        if self.first < 0:
            return [choice(NAME, man) for man in sorted({man for slate in slates for man in slate})]
        return [choice(NAME, man) for man in range(SENATORS) if (self.first, man) in slates or (man, self.first) in slates]

    def answer(self, game: Senate, seat: int, choice: int) -> None:
        man = choice % 100_000
        if self.first < 0:
            self.first = man
        else:
            game.pop()
            announce(game, proposal(ELECT, self.first, man), -1)

    def state(self) -> tuple[Any, ...]:
        return self.seat, self.first

    def clone(self) -> Nominate:
        return Nominate(self.seat, self.first)


class Business(Question[Senate]):
    """[1.09.6] The presiding magistrate proposes a measure, or adjourns."""

    def legal(self, game: Senate, seat: int) -> list[int]:
        return [choice(PROPOSE, measure) for measure in game.measures()] + [choice(ADJOURN)]

    def answer(self, game: Senate, seat: int, choice: int) -> None:
        game.pop()
        if choice // 100_000 == ADJOURN:
            game.close("adjourned")
        else:
            announce(game, choice % 100_000, -1)

    def state(self) -> tuple[Any, ...]:
        return (self.seat,)

    def clone(self) -> Business:
        return Business(self.seat)


class Inserted(Question[Senate]):
    """[1.09.642] A Tribune puts his own proposal before the suspended vote."""

    def legal(self, game: Senate, seat: int) -> list[int]:
        return [choice(PROPOSE, measure) for measure in game.measures() if measure != floor(game).proposal]

    def answer(self, game: Senate, seat: int, choice: int) -> None:
        game.pop()
        announce(game, choice % 100_000, seat)

    def state(self) -> tuple[Any, ...]:
        return (self.seat,)

    def clone(self) -> Inserted:
        return Inserted(self.seat)


class Vote(Script[Senate]):
    """[1.09.14] One vote, from its announcement to its tally. What lies above it may kill it: it looks at every step."""

    def __init__(self, pc: int, proposal: int, proposer: int, tribune: int, ayes: int, noes: int, against: int, called: int,
                 watchers: int, turn: int, stake: int) -> None:  # fmt: skip
        super().__init__(pc)
        self.proposal = proposal
        self.proposer = proposer  # the chair that proposed it, or -1
        self.tribune = tribune  # the seat whose Tribune proposed it, or -1
        self.ayes = ayes
        self.noes = noes
        self.against = against  # a bit per senator who voted against
        self.called = called  # a bit per faction
        self.watchers = watchers
        self.turn = turn
        self.stake = stake  # [1.09.74] the popularity of the victim, in a special prosecution

    def kind(self) -> int:
        return self.proposal // 10_000

    def named(self) -> int:
        return self.proposal % 10_000 // 100

    def step(self, game: Senate, pc: int) -> None:
        if not self.goes_on(game):
            return
        if pc == 0:
            game.push(Window(self.asked(game, -1)))
        elif pc == 1:
            if self.proposer >= 0 and game.place[self.proposer] != HERE:
                game.push(Adopt(game.faction[game.presiding()]))
        elif pc == 2 and not self.uncalled(game):
            self.tally(game)
        elif pc == 2:
            game.push(Call(game.faction[self.chair(game)]))
        elif pc == 3:
            if self.called:  # before the first call the window was that of the announcement
                game.push(Window(self.asked(game, self.watchers)))
        else:
            self.pc = 2
            if self.kind() != TRIAL or game.faction[self.named()] != self.turn or self.appeal(game):
                game.push(Turn(self.turn, 0))

    def stands(self, game: Senate) -> bool:
        """[1.09.721] The death matrix: whoever the proposal names must be in Rome, and the troops must still be there."""
        if self.kind() == ELECT:
            return game.place[self.named()] == HERE and game.place[self.proposal % 100] == HERE
        if self.kind() == WAR:
            return game.place[self.named()] == HERE and self.proposal % 100 <= game.legions
        return game.place[self.named()] == HERE if self.kind() == TRIAL else self.named() <= game.legions

    def goes_on(self, game: Senate) -> bool:
        """B-52: a dead nominee cancels, a dead commander or lost troops void, a dead accused is not guilty. No rejection."""
        if self.stands(game):
            if self.kind() != ELECT or len(game.slates()) > 1:
                return True
            self.end(game, "1.09.21", "elected")  # B-67: deaths made it the last pair
            elect(game, self.proposal)
        elif self.kind() == TRIAL:
            self.end(game, "1.09.74", "not guilty")
        else:
            self.end(game, "1.09.721", "cancelled" if self.kind() == ELECT else "void")
        return False

    def end(self, game: Senate, rule: str, result: str) -> None:
        """The vote leaves the floor with everything above it."""
        game.unwind(to=self)
        game.pop()
        if game.heard:
            game.tell(said.VoteClosed(rule, self.proposal, result, self.ayes, self.noes), EVERYBODY)

    def chair(self, game: Senate) -> int:
        """[1.09.74] The Censor for a special prosecution; else, or without him, the presiding magistrate of this moment."""
        censor = game.holder(CENSOR) if self.kind() == TRIAL else -1
        return censor if censor >= 0 else game.presiding()

    def sends_the_chair(self, game: Senate) -> bool:
        return self.kind() == WAR and self.named() == game.presiding()

    def uncalled(self, game: Senate) -> list[int]:
        return [seat for seat in game.present() if not self.called >> seat & 1]

    def asked(self, game: Senate, among: int) -> list[int]:
        """[4.2] Who is asked in a window, from public facts only."""
        vetoes = self.kind() != TRIAL
        return [PENDING if among >> seat & 1 and (game.may_attempt(seat) or (
            vetoes and not self.called >> seat & 1 and game.may_hold(seat, TRIBUNE))) else UNASKED
            for seat in range(len(game.hands))]  # fmt: skip

    def interruptions(self, game: Senate, seat: int) -> list[int]:
        """[1.09.142] What a faction can do to this vote; once it has voted it has no veto any more."""
        acts: list[int] = []
        if TRIBUNE in game.hands[seat] and not self.called >> seat & 1 and self.kind() != TRIAL:
            acts.append(choice(VETO))
            others = [measure for measure in game.measures() if measure != self.proposal]
            if self.tribune < 0 and self.sends_the_chair(game) and others:
                acts.append(choice(SUSPEND))
        if game.may_attempt(seat):
            acts.append(choice(ATTEMPT))
        return acts

    def interrupt(self, game: Senate, seat: int, verb: int) -> None:
        if verb == ATTEMPT:
            game.push(Declare(seat, -1, -1))
            return
        game.spend(seat, TRIBUNE)
        if game.heard:
            game.tell(said.TribunePlayed("1.09.152" if verb == VETO else "1.09.642", seat), EVERYBODY)
        if verb == SUSPEND:
            game.push(Inserted(seat))
        else:
            game.barred.append(self.proposal)
            self.end(game, "1.09.152", "vetoed")

    def appeal(self, game: Senate) -> bool:
        """[1.09.421] 2d6 less the victim's popularity. True if the accused is neither torn to pieces nor carried home."""
        total = game.roll() + game.roll() - self.stake
        if game.heard:
            game.tell(said.AppealRolled("1.09.421", self.named(), total), EVERYBODY)
        if total <= 2:
            self.end(game, "1.09.421", "guilty")
            condemn(game, self.named(), self.stake)
        elif total >= 12:
            self.end(game, "1.09.421", "not guilty")
            game.draw_chits(total - 11, [man for man in [game.holder(CENSOR)] if man != self.named()])
        else:
            self.ayes += max(0, 28 - 4 * total)
            self.noes += max(0, 4 * total - 28)
        return 2 < total < 12

    def tally(self, game: Senate) -> None:
        """[1.09.143] More for than against. [1.09.16] What is passed takes effect with the last vote."""
        if self.kind() == TRIAL:
            self.noes += game.influence[self.named()]
        passed = self.ayes > self.noes
        chair = game.presiding()
        if self.kind() == TRIAL:
            self.end(game, "1.09.74", "guilty" if passed else "not guilty")
            if passed:
                condemn(game, self.named(), self.stake)
            return
        self.end(game, "1.09.143", "passed" if passed else "rejected")
        if passed:
            enact(game, self.proposal)
            return
        game.barred.append(self.proposal)
        foes = [man for man in game.ranking() if game.faction[man] != game.faction[chair]]
        if chair == self.proposer and foes and all(self.against >> man & 1 for man in foes):
            game.push(Defeat(game.faction[chair], chair))

    def state(self) -> tuple[Any, ...]:
        return (self.pc, self.proposal, self.proposer, self.tribune, self.ayes, self.noes, self.against, self.called,
                self.watchers, self.turn, self.stake)  # fmt: skip

    def clone(self) -> Vote:
        return Vote(self.pc, self.proposal, self.proposer, self.tribune, self.ayes, self.noes, self.against, self.called,
                    self.watchers, self.turn, self.stake)  # fmt: skip


def floor(game: Senate) -> Vote:
    """The vote that goes on: the topmost one."""
    for frame in game.stack[::-1]:
        if isinstance(frame, Vote):
            return frame
    raise LookupError("nothing is being voted")


def announce(game: Senate, what: int, tribune: int) -> None:
    """[1.09.13] Put a proposal on the floor."""
    game.push(Vote(0, what, game.presiding() if tribune < 0 else -1, tribune, 0, 0, 0, 0, 0, -1, 0))
    if game.heard:
        game.tell(said.ProposalAnnounced("1.09.13", what, tribune), EVERYBODY)


def elect(game: Senate, slate: int) -> None:
    """[1.09.22] Five influence each; in this miniature the more influential is Rome Consul."""
    pair = [slate % 10_000 // 100, slate % 100]
    pair.sort(key=lambda man: (-game.influence[man], man))
    game.office = [NO_OFFICE if rank < CENSOR else rank for rank in game.office]
    for rank, man in enumerate(pair):
        game.office[man] = rank
        game.influence[man] += 5
    game.elected = 1


def enact(game: Senate, what: int) -> None:
    """[1.09.16] At once. [1.09.642] A presiding magistrate who goes to war ends the phase."""
    if what // 10_000 == ELECT:
        elect(game, what)
    elif what // 10_000 == DISBAND:
        game.legions -= what % 10_000 // 100
    else:
        commander = what % 10_000 // 100
        leaves = commander == game.presiding()
        game.legions -= what % 100
        game.place[commander] = AWAY
        if leaves:
            game.close("to war")


def condemn(game: Senate, leader: int, stake: int) -> None:
    """[1.09.74] The leader dies; chits for the victim's popularity threaten his faction in Rome."""
    game.kill("1.09.74", leader)
    game.draw_chits(stake, game.here(game.faction[leader]))


class Window(Poll):
    """[4.1] W-ANNOUNCE and W-CALL."""

    def legal(self, game: Senate, seat: int) -> list[int]:
        return [choice(PASS), choice(WATCH), *floor(game).interruptions(game, seat)]

    def open(self, game: Senate) -> None:
        """[1.04.8] One action, then the window again: of several Tribunes the dice choose, else the first in rank begins."""
        vote = floor(game)
        game.pop()
        acts: dict[int, int] = {}
        for seat, answer in enumerate(self.answers):
            if answer >= 0:
                game.told += 1  # that somebody acts, or nobody, is known from now on
                vote.watchers = vote.watchers & ~(1 << seat) if answer == choice(PASS) else vote.watchers | 1 << seat
            if answer >= choice(VETO):
                acts[seat] = answer // 100_000
        if not acts:
            return
        tribunes = [seat for seat in acts if acts[seat] != ATTEMPT]
        speaker = dice_off(game, tribunes) if len(tribunes) > 1 else -1
        first = game.faction[game.ranking()[0]]
        order = sorted(acts, key=lambda seat: (seat - first) % len(game.hands))
        seat = next(seat for seat in order if speaker < 0 or seat == speaker or acts[seat] == ATTEMPT)
        vote.pc -= 1  # the window opens again if the vote still stands then
        vote.interrupt(game, seat, acts[seat])

    def clone(self) -> Window:
        return Window(self.answers[:])


def dice_off(game: Senate, seats: list[int]) -> int:
    """[1.09.15] Simultaneous Tribunes: two dice each until one is highest."""
    while len(seats) > 1:
        rolls = [game.roll() + game.roll() for _ in seats]
        best = max(rolls)
        seats = [seat for seat, rolled in zip(seats, rolls, strict=True) if rolled == best]
    return seats[0]


class Adopt(Question[Senate]):
    """[1.09.721] The proposer died before the first call: his successor keeps the proposal or drops it."""

    def legal(self, game: Senate, seat: int) -> list[int]:
        return [choice(KEEP), choice(DROP)]

    def answer(self, game: Senate, seat: int, choice: int) -> None:
        if choice // 100_000 == DROP:
            floor(game).end(game, "1.09.721", "dropped")
        else:
            game.pop()

    def state(self) -> tuple[Any, ...]:
        return (self.seat,)

    def clone(self) -> Adopt:
        return Adopt(self.seat)


class Call(Question[Senate]):
    """[1.09.12] The chair picks the order of factions, one at a time."""

    def legal(self, game: Senate, seat: int) -> list[int]:
        return [choice(CALL, other) for other in floor(game).uncalled(game)]

    def answer(self, game: Senate, seat: int, choice: int) -> None:
        floor(game).turn = choice % 100_000
        game.pop()

    def state(self) -> tuple[Any, ...]:
        return (self.seat,)

    def clone(self) -> Call:
        return Call(self.seat)


class Turn(Question[Senate]):
    """[1.09.14] A faction votes senator by senator, or interrupts before its first vote. Talents buy votes [1.09.141]."""

    def __init__(self, seat: int, spoken: int) -> None:
        super().__init__(seat)
        self.spoken = spoken

    def run(self, game: Senate) -> bool:
        vote = floor(game)
        if not vote.goes_on(game):
            return False
        if self.voter(game) >= 0:
            return True
        vote.called |= 1 << self.seat
        game.pop()
        return False

    def voter(self, game: Senate) -> int:
        silent = [man for man in game.here(self.seat) if not self.spoken >> man & 1]
        return silent[0] if silent else -1

    def legal(self, game: Senate, seat: int) -> list[int]:
        acts = floor(game).interruptions(game, seat) if not self.spoken else []
        purse = range(game.talents[self.voter(game)] + 1)
        votes = [choice(verb, talents) for verb in (FOR, AGAINST) for talents in purse]
        return [*acts, *votes, choice(ABSTAIN)]

    def answer(self, game: Senate, seat: int, choice: int) -> None:
        verb, talents = divmod(choice, 100_000)
        vote = floor(game)
        if verb < FOR:
            vote.interrupt(game, seat, verb)
            return
        man = self.voter(game)
        self.spoken |= 1 << man
        weight = game.votes[man] + talents
        game.talents[man] -= talents  # B-8: paid when cast, whatever becomes of the vote
        vote.ayes += weight if verb == FOR else 0
        vote.noes += weight if verb == AGAINST else 0
        vote.against |= 1 << man if verb == AGAINST else 0
        if game.heard:
            game.tell(said.VotesCast("1.09.14", man, weight * (verb == FOR), weight * (verb == AGAINST)), EVERYBODY)

    def state(self) -> tuple[Any, ...]:
        return self.seat, self.spoken

    def clone(self) -> Turn:
        return Turn(self.seat, self.spoken)


class Declare(Question[Senate]):
    """[1.09.7] Who kills, whom, and with how many Assassin cards."""

    def __init__(self, seat: int, assassin: int, target: int) -> None:
        super().__init__(seat)
        self.assassin = assassin
        self.target = target

    def legal(self, game: Senate, seat: int) -> list[int]:
        if self.assassin < 0:
            return [choice(NAME, man) for man in game.here(seat)]
        if self.target < 0:
            others = [man for man in sorted(game.ranking()) if game.faction[man] != seat]
            return [choice(NAME, man) for man in others if not game.suffered[game.faction[man]]]
        return [choice(CARDS, cards) for cards in range(game.hands[seat].count(ASSASSIN) + 1)]

    def answer(self, game: Senate, seat: int, choice: int) -> None:
        what = choice % 100_000
        if self.assassin < 0:
            self.assassin = what
        elif self.target < 0:
            self.target = what
        else:
            game.pop()
            game.push(Attempt(0, self.assassin, self.target, what, 0, 0, -1, 0))
            if game.heard:
                game.tell(said.AttemptDeclared("1.09.7", self.assassin, self.target, what), EVERYBODY)

    def state(self) -> tuple[Any, ...]:
        return self.seat, self.assassin, self.target

    def clone(self) -> Declare:
        return Declare(self.seat, self.assassin, self.target)


class Attempt(Script[Senate]):
    """[1.09.72] The die, the bodyguards, the result, and the punishment of who was caught."""

    def __init__(self, pc: int, assassin: int, target: int, cards: int, die: int, guards: int, accused: int,
                 stake: int) -> None:  # fmt: skip
        super().__init__(pc)
        self.assassin = assassin
        self.target = target
        self.cards = cards
        self.die = die
        self.guards = guards
        self.accused = accused
        self.stake = stake

    def step(self, game: Senate, pc: int) -> None:
        seat = game.faction[self.assassin]
        prey = game.faction[self.target]
        if pc == 0:
            game.made[seat] = 1
            game.suffered[prey] = 1
            for _ in range(self.cards):
                game.spend(seat, ASSASSIN)
            self.die = game.roll()
        elif pc == 1:
            if game.may_hold(prey, BODYGUARD):
                game.push(Guard(prey))
        elif pc == 2:
            self.resolve(game)
        elif pc == 3:
            if self.accused >= 0:
                game.push(Vote(0, proposal(TRIAL, self.accused), -1, -1, 0, 0, 0, 0, 0, -1, self.stake))
        else:
            game.pop()

    def resolve(self, game: Senate) -> None:
        """[1.09.72] 5 or more kills, 2 or less is caught. [1.09.73] Each bodyguard rolls once more to catch him."""
        edge = self.cards - self.guards
        caught = self.die + edge <= 2
        for _ in range(self.guards):
            caught = caught or game.roll() + edge <= 2
        self.stake = game.popularity[self.target]
        if self.die + edge >= 5:
            game.kill("1.09.721", self.target)
        if caught:
            self.punish(game)

    def punish(self, game: Senate) -> None:
        """[1.09.74] The assassin dies; his leader loses 5 influence and, if in Rome, is tried at once."""
        seat = game.faction[self.assassin]
        leader = game.leaders[seat]
        game.kill("1.09.74", self.assassin)
        if leader < 0:
            return
        game.influence[leader] = max(0, game.influence[leader] - 5)
        if leader == self.assassin:
            game.draw_chits(self.stake, game.here(seat))
        elif game.place[leader] == HERE:
            self.accused = leader

    def state(self) -> tuple[Any, ...]:
        return self.pc, self.assassin, self.target, self.cards, self.die, self.guards, self.accused, self.stake

    def clone(self) -> Attempt:
        return Attempt(self.pc, self.assassin, self.target, self.cards, self.die, self.guards, self.accused, self.stake)


class Guard(Question[Senate]):
    """[1.09.73] W-GUARD: the target's player, asked by the public test only, plays any number of Bodyguards."""

    def legal(self, game: Senate, seat: int) -> list[int]:
        return [choice(CARDS, cards) for cards in range(game.hands[seat].count(BODYGUARD) + 1)]

    def answer(self, game: Senate, seat: int, choice: int) -> None:
        game.pop()
        attempt = game.stack[-1]
        assert isinstance(attempt, Attempt)
        attempt.guards = choice % 100_000
        for _ in range(attempt.guards):
            game.spend(seat, BODYGUARD)

    def state(self) -> tuple[Any, ...]:
        return (self.seat,)

    def clone(self) -> Guard:
        return Guard(self.seat)


class Defeat(Question[Senate]):
    """[1.09.144] Unanimous defeat: the chair pays one influence, or stands down and keeps his office."""

    def __init__(self, seat: int, chair: int) -> None:
        super().__init__(seat)
        self.chair = chair

    def legal(self, game: Senate, seat: int) -> list[int]:
        return [choice(PAY), choice(STAND_DOWN)] if game.influence[self.chair] else [choice(STAND_DOWN)]

    def answer(self, game: Senate, seat: int, choice: int) -> None:
        game.pop()
        if choice // 100_000 == PAY:
            game.influence[self.chair] -= 1
            return
        game.stood_down.append(self.chair)
        if game.heard:
            game.tell(said.ChairStoodDown("1.09.144", self.chair), EVERYBODY)

    def state(self) -> tuple[Any, ...]:
        return self.seat, self.chair

    def clone(self) -> Defeat:
        return Defeat(self.seat, self.chair)
