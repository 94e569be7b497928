"""[1.09.12] [1.09.14] [1.09.152] Promises about what is voted on: votes, vetoes, and who is called first or last."""

from __future__ import annotations

from typing import Any

from comitium.core.agreements import BROKEN, KEPT, LAPSED, OPEN, Clause
from comitium.core.errors import Reason
from comitium.core.frames import Frame
from comitium.core.messages import Phrase, Value
from comitium.games.republic import names
from comitium.games.republic.choices import SPAN, verb
from comitium.games.republic.deals.clause import KINDS, OnProposal, register, things
from comitium.games.republic.deals.clauses import (
    CALL_FIRST,
    CALL_LAST,
    MOST_TALENTS,
    NO_ABSTENTION,
    NO_LAW_VETO,
    NO_SUCH_CLAUSE,
    NO_VETO,
    NO_VETO_AT_ALL,
    NO_VETO_THERE,
    NOTHING_BOUGHT,
    VETO,
    VOTE_AGAINST,
    VOTE_FOR,
    VOTE_NEITHER,
    is_about,
    overlap,
    selected_kind,
)
from comitium.games.republic.deals.reading import ClauseReader, selected
from comitium.games.republic.rules.r1_09_senate.choices import (
    ABSTAIN,
    AGAINST,
    ALL_ABSTAIN,
    ALL_AGAINST,
    ALL_FOR,
    CALL,
    FOR,
)
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_measures import MEASURES
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_14_vote import floor, vote_on_floor
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_14_votes import Call
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_15_interruptions import is_veto
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_15_windows import Window
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_142_ballots import CastVotes
from comitium.games.republic.state.numbers import bits
from comitium.games.republic.state.republic import Republic
from comitium.games.republic.view.parts import ClauseView

# -- votes


class PromisedVotes(OnProposal):
    """[1.09.14] How a faction votes, or the senators who are named; perhaps with so many bought votes at least."""

    rule = "1.09.14"
    needs = "about senator thing by by2 buying veto"

    def __init__(self, number: int, word: str, way: int) -> None:
        self.number = number
        self.word = word
        self.way = way

    def why_not_about(self, clause: Clause) -> Reason | None:
        return None if 0 <= clause.amount <= MOST_TALENTS else NO_SUCH_CLAUSE

    def contradicts(self, older: Clause, newer: Clause) -> bool:
        if older.kind == newer.kind or not (KINDS[older.kind].way and KINDS[newer.kind].way):
            return False
        same = not older.who or not newer.who or older.who & newer.who
        return bool(same) and overlap(older, newer)

    def narrow(self, game: Republic, top: Frame[Any], clause: Clause, menu: list[int]) -> list[int]:
        """[1.09.14] The ballots that were promised: of the faction, or of the senators who are named. [1.09.141] Who has
        promised to buy votes buys them, as far as his purses go."""
        if not isinstance(top, CastVotes):
            return menu
        left = game.here(top.seat) & ~top.spoken
        bound = left & clause.who if clause.who else left
        if not bound or not is_about(clause, floor(game).proposal):
            return menu
        least = bought_at_least(game, top, clause, bound)
        voter = top.voter(game)
        kept: list[int] = []
        for choice in menu:
            way = way_of(choice)
            if not way or (FOR <= choice <= ABSTAIN and not bound >> voter & 1):
                kept.append(choice)  # no ballot, or not of one who is bound
            elif way == self.way:
                spent = choice % SPAN if FOR <= choice < ABSTAIN else 0
                if spent >= least:
                    kept.append(choice)
        return kept

    def voted(self, clause: Clause, ways: int, favour: int, opposed: int, spoke: int, bought: int) -> int:
        """Without those who were named it was not due."""
        voted = ways
        if clause.who:
            named = clause.who & spoke
            voted = (1 if named & favour else 0) | (2 if named & opposed else 0) | (4 if named & ~(favour | opposed) else 0)
        if not voted:
            return OPEN
        return KEPT if voted == self.way and bought >= clause.amount else BROKEN

    def vetoed(self, clause: Clause, proposal: list[int]) -> int:
        """Whoever vetoes what he has promised his votes on does not cast them."""
        return BROKEN if is_about(clause, proposal) else OPEN

    def read_term(self, word: str, words: ClauseReader, clause: Clause) -> bool:
        if word == "by":
            clause.who |= 1 << words.among(names.SENATORS)
        elif word == "buying":
            clause.amount = words.number()
        else:
            return False
        return True

    def write(self, clause: Clause | ClauseView) -> list[str]:
        words = selected(clause.about)
        if clause.amount:
            words += ["buying", str(clause.amount)]
        for man in bits(clause.who):
            words += ["by", names.SENATORS[man]]
        return words

    def terms(self, clause: Clause | ClauseView) -> list[Phrase]:
        found = things(clause.about, False)
        if clause.amount:
            found.append(Phrase("republic-deals-term-buying", {"amount": clause.amount}))
        if clause.who:
            senators = tuple(names.senator(man) for man in bits(clause.who))
            found.append(Phrase("republic-deals-term-by", {"senators": senators}))
        return found


class PromisedAbstention(PromisedVotes):
    """[1.09.14] A faction abstains, where it may."""

    def why_not_about(self, clause: Clause) -> Reason | None:
        if clause.amount:
            return NOTHING_BOUGHT
        return None if MEASURES[selected_kind(clause.about)].abstaining else NO_ABSTENTION


def way_of(choice: int) -> int:
    """How a ballot votes: 1 for, 2 against, 4 neither; 0 if it is no ballot."""
    if choice == ALL_FOR or FOR <= choice < AGAINST:
        return 1
    if choice == ALL_AGAINST or AGAINST <= choice < ABSTAIN:
        return 2
    return 4 if choice in (ALL_ABSTAIN, ABSTAIN) else 0


def bought_at_least(game: Republic, turn: CastVotes, clause: Clause, bound: int) -> int:
    """[1.09.141] How many votes the next ballot has to buy, so that the others can buy the rest; 0 if all their purses
    together are not enough."""
    missing = clause.amount - turn.bought
    if missing <= 0:
        return 0
    purses = 0
    for man in bits(bound):
        purses += game.talents[man]
    if purses < missing:
        return 0
    if not turn.each_own % 2:
        return missing  # all alike buy nothing: one by one
    return max(0, missing - purses + game.talents[turn.voter(game)])


# -- vetoes


class NoVeto(OnProposal):
    """[1.09.152] No veto against it."""

    number = NO_VETO
    word = "no-veto"
    rule = "1.09.152"
    ends_as = KEPT

    def why_not_about(self, clause: Clause) -> Reason | None:
        about_it = MEASURES[selected_kind(clause.about)]
        if clause.amount:
            return NO_SUCH_CLAUSE
        if about_it.vetoable:
            return None
        if about_it.rule_set:
            return NO_LAW_VETO
        return NO_VETO_THERE if about_it.is_trial else None

    def binds(self, game: Republic, clause: Clause) -> None:
        """What he has said in secret, he says once more."""
        vote = vote_on_floor(game)
        if vote is None or not is_about(clause, vote.proposal):
            return
        for frame in game.stack:
            if isinstance(frame, Window) and clause.by in frame.asked:
                frame.said[frame.asked.index(clause.by)] = []

    def contradicts(self, older: Clause, newer: Clause) -> bool:
        return VETO in (older.kind, newer.kind) and overlap(older, newer)

    def narrow(self, game: Republic, top: Frame[Any], clause: Clause, menu: list[int]) -> list[int]:
        if not isinstance(top, (CastVotes, Window)):
            return menu
        vote = vote_on_floor(game)
        if vote is None or not is_about(clause, vote.proposal):
            return menu
        return [choice for choice in menu if not is_veto(choice)]

    def vetoed(self, clause: Clause, proposal: list[int]) -> int:
        """Where nothing is forced."""
        return BROKEN if is_about(clause, proposal) else OPEN


class Veto(OnProposal):
    """[section 5.1] A veto: nobody is made to, for the card may not be held."""

    number = VETO
    word = "veto"
    rule = "1.09.152"
    ends_as = LAPSED

    def why_not_about(self, clause: Clause) -> Reason | None:
        if clause.amount:
            return NO_SUCH_CLAUSE
        about_it = MEASURES[selected_kind(clause.about)]
        if about_it.vetoable:
            return None
        return NO_LAW_VETO if about_it.rule_set else NO_VETO_AT_ALL

    def announced(self, game: Republic, clause: Clause, proposal: list[int]) -> bool:
        return is_about(clause, proposal)

    def vetoed(self, clause: Clause, proposal: list[int]) -> int:
        return KEPT if is_about(clause, proposal) else OPEN

    def is_for_people(self, clause: Clause) -> bool:
        return True


# -- calls


class CallInOrder(OnProposal):
    """[1.09.12] The chair calls one faction first, or last."""

    rule = "1.09.12"
    needs = "about senator thing faction"
    ends_as = LAPSED

    def __init__(self, number: int, word: str) -> None:
        self.number = number
        self.word = word

    def why_not_about(self, clause: Clause) -> Reason | None:
        return None if 1 <= clause.amount <= 6 else NO_SUCH_CLAUSE

    def contradicts(self, older: Clause, newer: Clause) -> bool:
        if older.kind == newer.kind:
            return older.amount != newer.amount and overlap(older, newer)
        both = CALL_FIRST in (older.kind, newer.kind) and CALL_LAST in (older.kind, newer.kind)
        return both and older.amount == newer.amount and overlap(older, newer)

    def narrow(self, game: Republic, top: Frame[Any], clause: Clause, menu: list[int]) -> list[int]:
        if not isinstance(top, Call):
            return menu
        vote = floor(game)
        if not is_about(clause, vote.proposal):
            return menu
        promised = CALL + clause.amount - 1
        others = [choice for choice in menu if verb(choice) == CALL and choice != promised]
        if promised not in menu or not others or (self.number == CALL_FIRST and vote.called):
            return menu  # whoever is alone may be called, or the proposal could only be withdrawn
        if self.number == CALL_LAST:
            return [choice for choice in menu if choice != promised]
        return [choice for choice in menu if choice not in others]

    def keeps(self, game: Republic, top: Frame[Any], clause: Clause, choice: int) -> bool:
        if not isinstance(top, Call) or choice != CALL + clause.amount - 1:
            return False
        vote = floor(game)
        alone = vote.called == 0 if self.number == CALL_FIRST else vote.uncalled(game) == 1 << clause.amount - 1
        return alone and is_about(clause, vote.proposal)

    def read(self, words: ClauseReader, clause: Clause) -> None:
        super().read(words, clause)
        clause.amount = words.among(names.SEATS) + 1

    def write(self, clause: Clause | ClauseView) -> list[str]:
        return [*selected(clause.about), names.SEATS[clause.amount - 1]]

    def sentence(self, clause: Clause | ClauseView) -> str:
        return self.word

    def args(self, clause: Clause | ClauseView) -> dict[str, Value]:
        return {"proposal": names.proposal(selected_kind(clause.about)), "seat3": names.seat(clause.amount - 1)}

    def terms(self, clause: Clause | ClauseView) -> list[Phrase]:
        return things(clause.about, True)


register(PromisedVotes(VOTE_FOR, "for", 1))
register(PromisedVotes(VOTE_AGAINST, "against", 2))
register(PromisedAbstention(VOTE_NEITHER, "abstain", 4))
register(NoVeto())
register(Veto())
register(CallInOrder(CALL_FIRST, "call-first"))
register(CallInOrder(CALL_LAST, "call-last"))
