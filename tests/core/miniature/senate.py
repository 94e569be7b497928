"""The Senate of Res Publica Romana in miniature, over `comitium.core` alone: the proof that the core can carry it.

An election of Consuls, a redistribution in which debts are paid, then wars and disbandings until the session closes. Votes
are interrupted by Tribunes and murder, trials grow inside attempts, and every vote that was interrupted looks for itself
whether it still stands. Captives are ransomed and cards are stolen unasked; agreements bind. Left out: land bills,
governors, ordinary trials, Graft, families that outlive their leader. Rule numbers are the rulebook's.
"""

from __future__ import annotations

from typing import Any, Final

import senate_asides
import senate_deals
import senate_events as events
from curia import Album, Curia
from senate_beliefs import Belief
from senate_choices import (
    ADJOURN,
    CENSOR,
    COPIES,
    DEALT,
    ELECT,
    NAME,
    PEDDLE,
    RANSOM,
    SHIFT,
    SPAN,
    lowest,
    men,
    proposal,
)
from senate_motions import elect
from senate_neutral import NEUTRAL, Neutral
from senate_votes import Vote, measure, named

from comitium.core.agreements import Agreement, Clause
from comitium.core.audience import EVERYBODY, only
from comitium.core.dice import stream
from comitium.core.errors import Illegal, Reason
from comitium.core.frames import Question, Script, Step
from comitium.core.messages import Phrase

ORATORY: Final = (5, 4, 4, 3, 3, 3, 2, 2, 2, 2, 1, 1)
REVENUE: Final = (3, 0, 2, 1, 0, 0, 2, 0, 1, 0, 0, 0)
INFLUENCE: Final = (9, 8, 7, 6, 6, 5, 4, 4, 3, 3, 2, 1)
POPULARITY: Final = (2, 0, 3, -1, 1, 0, 0, 4, 0, 0, -2, 1)
LEGIONS: Final = 12
NOT_ELIGIBLE: Final = Reason("1.09.2", "refuse-not-eligible")
BARRED: Final = Reason("1.09.131", "refuse-barred")
NOT_PROPOSABLE: Final = Reason("1.09.131", "refuse-measure")


class Senate(Curia):
    """The state with everything that may happen in it."""

    def put(self, what: int, proposer: int, tribune: int, stake: int) -> None:
        self.push(Vote(0, what, proposer, tribune, stake, 0, 0, 0, 0, 0, -1))
        if self.has_listener:
            self.tell(events.ProposalAnnounced("1.09.13", what, tribune), EVERYBODY)

    def close(self, ending: str) -> None:
        """The session ends, and another begins if there is one left."""
        self.ending = ending
        senate_deals.lapse(self)
        self.finish()
        self.sessions -= 1
        if self.sessions > 0:
            reassemble(self)
            self.push(Session(0))

    def believe(self, seat: int) -> Any:
        return Belief(self, seat)

    def directive(self, seat: int) -> Neutral:
        return NEUTRAL

    # -- acts nobody asked for

    def asides(self, seat: int) -> list[int]:
        return senate_asides.unasked(self, seat) if self.stack else []

    def act(self, seat: int, choice: int) -> None:
        senate_asides.act(self, seat, choice)

    def refusal(self, seat: int, choice: int) -> Illegal:
        if self.stack and 0 <= seat < len(self.hands) and RANSOM <= choice < PEDDLE + SPAN:
            reason = senate_asides.why_not_act(self, seat, choice)
            if reason is not None:
                return reason.refuse()
        return super().refusal(seat, choice)

    # -- words that bind

    def why_not_bind(self, seat: int, clause: Clause) -> Illegal | None:
        reason = senate_deals.why_not_bind(self, clause)
        return None if reason is None else reason.refuse()

    def contradicts(self, older: Clause, newer: Clause) -> bool:
        return senate_deals.contradicts(older, newer)

    def allows(self, clause: Clause, choice: int) -> bool:
        return senate_deals.allows(self, clause, choice)

    def agreed(self, agreement: Agreement, seat: int) -> None:
        if self.has_listener:
            self.tell(events.AgreementChanged("1.04.3", agreement.number, agreement.status), EVERYBODY)

    def settled(self, agreement: Agreement, clause: Clause) -> None:
        if self.has_listener:
            self.tell(events.PromiseSettled("1.04.3", clause.by, clause.to, clause.kind, clause.status), EVERYBODY)


def new(seats: int, seed: int, senators: int = 12, captives: int = 0, sessions: int = 1, neutral: int = 0) -> Senate:
    """A Senate of 12 to 30 in three to six factions, hands dealt, before its first step. Captives have the highest numbers
    and ten talents more."""
    shared = range(len(ORATORY), senators)
    album = Album(
        [man % seats for man in range(senators)],
        [*ORATORY, *(1 + man % 3 for man in shared)],
        [*POPULARITY, *(man * 5 % 7 - 3 for man in shared)],
        [*REVENUE, *(man * 7 % 4 for man in shared)],
        neutral,
    )
    everybody = (1 << senators) - 1
    captive = everybody & ~(everybody >> captives)
    talents = [album.revenue[man] + 10 * (captive >> man & 1) for man in range(senators)]
    influence = [*INFLUENCE, *(1 + man % 4 for man in shared)]
    game = Senate([Session(0)], 0, [], 0, album, stream(seed, "dice"), stream(seed, "deck"), talents, influence,
                  everybody & ~captive, 0, captive, [0, 1, 2], list(range(seats)), [0] * seats, [], 0,
                  [0] * (seats * seats), 0, 0, [], 0, -1, LEGIONS, 0, sessions, "")  # fmt: skip
    deal(game)
    return game


def deal(game: Senate) -> None:
    """[3.01.9] A whole deck, shuffled; a hand for each faction. Nobody knows anything of the others' yet."""
    game.deck = [card for card, copies in enumerate(COPIES) for _ in range(copies)]
    game.shuffles.shuffle(game.deck)
    game.shown = 0
    game.known = [0] * len(game.known)
    for seat in range(len(game.hands)):
        game.hands[seat] = 0
        for _ in range(DEALT):
            game.hands[seat] += 1 << SHIFT * game.deck.pop()


def reassemble(game: Senate) -> None:
    """A year later: heirs sit where the dead sat, everybody but the captives is home, influence has faded, a new deal."""
    everybody = (1 << game.album.senators) - 1
    for man in range(game.album.senators):
        game.influence[man] = 1 if game.dead >> man & 1 else (game.influence[man] + 1) // 2
        game.talents[man] = game.album.revenue[man] + 10 * (game.captive >> man & 1)
    game.rome = everybody & ~game.captive
    game.dead = game.made = game.suffered = game.stood_down = game.elected = 0
    game.chair = -1
    game.barred = []
    game.legions = LEGIONS
    for seat in range(len(game.leaders)):
        game.leaders[seat] = lowest(game.here(seat) or game.album.members[seat])
    if game.holders[CENSOR] < 0:
        game.holders[CENSOR] = game.first_in_rank(game.able())
    deal(game)


class Session(Script[Curia]):
    """[1.09.1] The election of Consuls, the redistribution, then other business until the session closes."""

    def steps(self) -> list[Step]:
        return SESSION

    def run(self, game: Curia) -> bool:
        """[B-4] Each item has its presiding magistrate: the first in rank at its beginning."""
        game.chair = game.highest()
        if game.chair < 0:
            game.close("nobody in Rome")
            return False
        return super().run(game)


def assembly(game: Curia, session: Session) -> None:
    """[1.04.9] Everybody knows her own hand."""
    if not game.has_listener:
        return
    game.tell(events.SessionOpened("1.09.1", game.sessions), EVERYBODY)
    for seat, hand in enumerate(game.hands):
        cards = [card for card in range(len(COPIES)) for _ in range(hand >> SHIFT * card & 15)]
        game.tell(events.CardsDealt("1.04.9", seat, tuple(cards)), only(seat))


def election(game: Curia, session: Session) -> None:
    """[1.09.2] Nominations until a pair is elected; the last pair that is left needs no vote [1.09.21]."""
    if game.elected:
        return
    if game.pairs() == 0:
        game.barred = []  # B-67: a death after rejections left no pair, so all bars on pairs are lifted
    pairs = game.pairs()
    if pairs == 1:
        elect(game, game.last_pair())
    elif pairs:
        session.again()
        game.push(Nominate(game.album.faction[game.chair], -1))


def redistribution(game: Curia, session: Session) -> None:
    """[1.06.3] Debts are paid."""
    if game.agreements:
        senate_deals.pay_debts(game)


def business(game: Curia, session: Session) -> None:
    """[1.09.6] One item after the other."""
    session.again()
    game.push(Business(game.album.faction[game.chair]))


SESSION: Final[list[Step]] = [assembly, election, redistribution, business]


class Nominate(Question[Curia]):
    """[1.09.13] The presiding magistrate names one nominee, then the other."""

    def __init__(self, seat: int, first: int) -> None:
        super().__init__(seat)
        self.first = first

    def why_not(self, game: Curia, seat: int, choice: int) -> Reason | None:
        return self.why_not_name(game, choice - NAME) or NOT_ELIGIBLE

    def why_not_name(self, game: Curia, man: int) -> Reason | None:
        if not 0 <= man < game.album.senators or not game.able() >> man & 1 or man == self.first:
            return NOT_ELIGIBLE
        partners = game.partners(man)
        return None if (partners if self.first < 0 else partners >> self.first & 1) else BARRED

    def legal(self, game: Curia, seat: int) -> list[int]:
        if self.first >= 0:
            return [NAME + man for man in men(game.partners(self.first))]
        able = men(game.able())
        if len(game.barred) < len(able) - 1:  # too few bars to leave anybody without a partner
            return [NAME + man for man in able]
        return [NAME + man for man in able if self.why_not_name(game, man) is None]

    def answer(self, game: Curia, seat: int, choice: int) -> None:
        man = choice - NAME
        if self.first < 0:
            self.first = man
        else:
            game.pop()
            game.put(proposal(ELECT, self.first, man), game.presiding(), -1, 0)

    def rule(self, game: Curia, seat: int) -> str:
        return "1.09.13"

    def ask(self, game: Curia, seat: int) -> Phrase:
        return Phrase("senate-ask-nominate", {"nth": 1 if self.first < 0 else 2})

    def redraw(self, world: Curia, seat: int, dice: Any) -> None:
        """[4.3] A nominee is named when the slate is announced, not before."""
        if seat != self.seat:
            self.first = -1


class Business(Question[Curia]):
    """[1.09.6] The presiding magistrate proposes a measure, or adjourns."""

    def legal(self, game: Curia, seat: int) -> list[int]:
        return [*named(game.measures()), ADJOURN]

    def answer(self, game: Curia, seat: int, choice: int) -> None:
        game.pop()
        if choice == ADJOURN:
            game.close("adjourned")
        else:
            game.put(measure(game, choice), game.presiding(), -1, 0)

    def why_not(self, game: Curia, seat: int, choice: int) -> Reason | None:
        return NOT_PROPOSABLE

    def rule(self, game: Curia, seat: int) -> str:
        return "1.09.6"

    def ask(self, game: Curia, seat: int) -> Phrase:
        return Phrase("senate-ask-business")
