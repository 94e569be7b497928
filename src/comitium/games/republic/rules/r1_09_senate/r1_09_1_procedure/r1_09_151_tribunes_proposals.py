"""[1.09.151] Tribunes who propose, book the next proposal, or suspend a vote; [25A] the Gracchi; and taking it back."""

from __future__ import annotations

from typing import Final

from comitium.core.errors import Reason
from comitium.games.republic.catalogue.ids import GAIUS_GRACCHUS, TIBERIUS_GRACCHUS
from comitium.games.republic.choices import SPAN
from comitium.games.republic.rules.r1_09_senate.choices import RESERVE, SUSPEND, TRIBUNE, WITHDRAW
from comitium.games.republic.rules.r1_09_senate.kinds import BY_GRACCHUS, BY_TRIBUNE, LAND_BILL, S5, S7
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_measures import MEASURES, measure, open_kinds
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_proposals import propose
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_14_vote import NOT_PROPOSER, Vote
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_15_interruptions import (
    ADJOURNED,
    ANNOUNCED,
    FLOOR,
    IN_VOTE,
    NOT_HERE,
    Interruption,
    register,
)
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_15_tribunes import (
    HAS_VOTED,
    ByTribune,
    may_have_tribune,
    spend_tribune,
)
from comitium.games.republic.state.numbers import NOBODY
from comitium.games.republic.state.republic import Republic
from comitium.games.republic.state.session import TRIBUNES_PLACE

NOT_IN_TRIALS: Final = Reason("1.09.422", "republic-senate-refuse-trial")
NOT_OVER_LAW: Final = Reason("2.06.2", "republic-laws-refuse-over-law")
NOT_OVER_TRIBUNE: Final = Reason("1.09.151", "republic-senate-refuse-over-tribune")
BOOKED: Final = Reason("1.09.151", "republic-senate-refuse-booked")
NOTHING_OPEN: Final = Reason("1.09.151", "republic-senate-refuse-nothing-open")
NOT_SUSPENDABLE: Final = Reason("1.09.642", "republic-senate-refuse-suspend")
NOT_GRACCHUS: Final = Reason("1.09.62", "republic-senate-refuse-gracchus")


def why_not_first(game: Republic, vote: Vote | None) -> Reason | None:
    """[1.09.151] Why nobody may propose something first: between two items, before the first call of what no Tribune has
    proposed, after the adjournment; not in trials."""
    if game.session.step == S5 or (vote is not None and measure(vote.proposal).is_trial):
        return NOT_IN_TRIALS
    if vote is not None and (vote.means == BY_TRIBUNE or vote.inserted):
        return NOT_OVER_TRIBUNE
    if vote is not None and not measure(vote.proposal).yields:
        return NOT_OVER_LAW
    return BOOKED if game.session.booking >= 0 else None


class ProposeByTribune(ByTribune):
    """[1.09.151] A Tribune makes a proposal of his own."""

    verb = TRIBUNE
    contexts: tuple[int, ...] = (FLOOR, ANNOUNCED, ADJOURNED)

    def why_not_now(self, game: Republic, vote: Vote | None, seat: int, context: int) -> Reason | None:
        refused = why_not_first(game, vote)
        if refused is not None:
            return refused
        return None if open_kinds(game, BY_TRIBUNE) else NOTHING_OPEN

    def act(self, game: Republic, vote: Vote | None, seat: int, chain: list[int]) -> None:
        means = chain[0] % SPAN
        spend_tribune(game, seat, means, "1.09.151")
        propose(game, seat, BY_TRIBUNE, means - 1, NOBODY, False)


class ProposeByGracchus(Interruption):
    """[25A, 25B] One land bill a turn, in Rome, among other business. He is no Tribune."""

    choices: tuple[int, ...] = (TRIBUNE + TIBERIUS_GRACCHUS + 1, TRIBUNE + GAIUS_GRACCHUS + 1)
    contexts: tuple[int, ...] = (FLOOR, ANNOUNCED, ADJOURNED)

    def menu(self, game: Republic, vote: Vote | None, seat: int, context: int) -> list[int]:
        return super().menu(game, vote, seat, context) if game.session.step == S7 else []

    def why_not(self, game: Republic, vote: Vote | None, seat: int, choice: int, context: int) -> Reason | None:
        refused = why_not_first(game, vote)
        if refused is not None:
            return refused
        brother = choice % SPAN - 1
        if context == ADJOURNED or game.session.step != S7 or not game.in_rome(brother) or game.session.spoken >> brother & 1:
            return NOT_GRACCHUS
        if game.controller_of(game.faction[brother]) != seat:
            return NOT_GRACCHUS
        return None if MEASURES[LAND_BILL].is_open(game, BY_GRACCHUS) else NOT_GRACCHUS

    def act(self, game: Republic, vote: Vote | None, seat: int, chain: list[int]) -> None:
        brother = chain[0] % SPAN - 1
        game.session.spoken |= 1 << brother
        propose(game, game.faction[brother], BY_GRACCHUS, brother, LAND_BILL, False)


class Reserve(ByTribune):
    """[1.09.151] [B-12] A Tribune books the next proposal: during a vote that is no trial, or before that on a Tribune's
    proposal; one booking at a time."""

    verb = RESERVE
    contexts: tuple[int, ...] = IN_VOTE

    def is_possible(self, game: Republic, vote: Vote | None, seat: int, context: int) -> bool:
        """Asked already when it is announced: whoever watches may book later in the vote."""
        if vote is None or game.session.booking >= 0 or measure(vote.proposal).is_trial:
            return False
        return may_have_tribune(game, seat)

    def why_not_now(self, game: Republic, vote: Vote | None, seat: int, context: int) -> Reason | None:
        if vote is None:
            return NOT_HERE
        if measure(vote.proposal).is_trial:
            return NOT_IN_TRIALS
        if context == ANNOUNCED and vote.means != BY_TRIBUNE:
            return NOT_HERE
        return BOOKED if game.session.booking >= 0 else None

    def act(self, game: Republic, vote: Vote | None, seat: int, chain: list[int]) -> None:
        spend_tribune(game, seat, chain[0] % SPAN, "1.09.151")
        game.session.booking = seat
        if game.rules.laws_by_vote:
            game.session.waiting = [*(law for law in game.session.waiting if law != TRIBUNES_PLACE), TRIBUNES_PLACE]


class Suspend(ByTribune):
    """[1.09.642] [B-45] A Tribune's proposal before a vote that sends the chair to war, by who has not voted, never inside an
    inserted one."""

    verb = SUSPEND
    contexts: tuple[int, ...] = IN_VOTE

    def is_possible(self, game: Republic, vote: Vote | None, seat: int, context: int) -> bool:
        """Whatever is open now: something may be when a later faction is called."""
        if vote is None or vote.called >> seat & 1 or vote.inserted or not measure(vote.proposal).sends_chair(game, vote):
            return False
        return may_have_tribune(game, seat)

    def why_not_now(self, game: Republic, vote: Vote | None, seat: int, context: int) -> Reason | None:
        if vote is None:
            return NOT_HERE
        if vote.called >> seat & 1:
            return HAS_VOTED
        if vote.inserted or not measure(vote.proposal).sends_chair(game, vote) or not open_kinds(game, BY_TRIBUNE):
            return NOT_SUSPENDABLE
        return None

    def act(self, game: Republic, vote: Vote | None, seat: int, chain: list[int]) -> None:
        means = chain[0] % SPAN
        spend_tribune(game, seat, means, "1.09.642")
        propose(game, seat, BY_TRIBUNE, means - 1, NOBODY, True)


class Withdraw(Interruption):
    """[B-5] A Tribune, or a Gracchus, takes back what he has proposed, until the first call; his card is spent."""

    verb = WITHDRAW
    contexts: tuple[int, ...] = (ANNOUNCED,)
    elsewhere = NOT_PROPOSER

    def why_not(self, game: Republic, vote: Vote | None, seat: int, choice: int, context: int) -> Reason | None:
        if vote is None or vote.means not in (BY_TRIBUNE, BY_GRACCHUS):
            return NOT_PROPOSER
        return None if game.controller_of(vote.faction) == seat else NOT_PROPOSER

    def act(self, game: Republic, vote: Vote | None, seat: int, chain: list[int]) -> None:
        if vote is not None:
            vote.end(game, "1.09.13", "withdrawn")


register(ProposeByTribune())
register(ProposeByGracchus())
register(Reserve())
register(Suspend())
register(Withdraw())
