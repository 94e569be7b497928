"""[1.09.15] [1.09.152] Tribunes: whose they are, how they are spent, and the veto."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from comitium.core.audience import EVERYBODY
from comitium.core.errors import Reason
from comitium.core.frames import Script, Step
from comitium.games.republic.catalogue.ids import LAENAS
from comitium.games.republic.catalogue.ids import TRIBUNE as TRIBUNE_CARD
from comitium.games.republic.catalogue.senators import FREE_TRIBUNES
from comitium.games.republic.choices import SPAN
from comitium.games.republic.events import senate as events
from comitium.games.republic.rules.common.hands import copy_of, has, held, may_hold, put_down, show
from comitium.games.republic.rules.r1_09_senate.choices import VETO
from comitium.games.republic.rules.r1_09_senate.kinds import LAND_BILL
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_measures import measure
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_14_vote import Vote, floor
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_15_answers import ask_answers
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_15_interruptions import (
    IN_VOTE,
    NOT_HERE,
    Interruption,
    register,
)
from comitium.games.republic.state.numbers import REBEL, SENATORS
from comitium.games.republic.state.republic import Republic

NO_TRIBUNE: Final = Reason("1.09.15", "republic-senate-refuse-no-tribune")
NOT_FREE: Final = Reason("1.09.15", "republic-senate-refuse-free-tribune")
NOT_HIS: Final = Reason("1.09.15", "republic-senate-refuse-tribune-other")
NOT_VETOABLE: Final = Reason("1.09.152", "republic-senate-refuse-veto")
HAS_VOTED: Final = Reason("1.09.142", "republic-senate-refuse-has-voted")
NOT_LAENAS: Final = Reason("1.09.152", "republic-senate-refuse-laenas")

FREE: Final = (34, 44, 45)  # the two Catos and Cicero; test_windows compares with the catalogue
WITH_TRIBUNE: Final = 1 << 34 | 1 << 44 | 1 << 45


# -- whose they are


def is_free_tribune(game: Republic, seat: int, senator: int) -> bool:
    """[B-11] A statesman's own Tribune: once a turn, wherever he is, but not as a captive or a rebel."""
    if (
        not 0 <= senator < SENATORS
        or FREE_TRIBUNES[senator] == 0
        or game.faction[senator] != seat
        or game.session.spoken >> senator & 1
    ):
        return False
    return not game.is_captive(senator) and game.where[senator] != REBEL


def tribunes(game: Republic, seat: int) -> list[int]:
    """[1.09.15] What a faction may show as a Tribune: 0 for a card, a statesman + 1 for his own."""
    found = [0] if has(game, seat, TRIBUNE_CARD) else []
    if game.members[seat] & WITH_TRIBUNE:
        for senator in FREE:
            if is_free_tribune(game, seat, senator):
                found.append(senator + 1)
    return found


def may_have_tribune(game: Republic, seat: int) -> bool:
    """As far as everybody can tell."""
    if may_hold(game, seat, TRIBUNE_CARD):
        return True
    if game.members[seat] & WITH_TRIBUNE:
        for senator in FREE:
            if is_free_tribune(game, seat, senator):
                return True
    return False


def why_not_tribune(game: Republic, seat: int, means: int) -> Reason | None:
    """[1.09.15] Why a faction has not this Tribune: a card, or the free one of a statesman."""
    if means == 0:
        return None if has(game, seat, TRIBUNE_CARD) else NO_TRIBUNE
    if not 0 < means <= SENATORS or FREE_TRIBUNES[means - 1] == 0 or game.faction[means - 1] != seat:
        return NOT_HIS
    return None if is_free_tribune(game, seat, means - 1) else NOT_FREE


def spend_tribune(game: Republic, seat: int, means: int, rule: str) -> None:
    """[1.09.15] The card is discarded, or the statesman has spoken for this turn."""
    if means == 0:
        put_down(game, seat, copy_of(game, seat, TRIBUNE_CARD))
    else:
        game.session.spoken |= 1 << means - 1
    if game.has_listener:
        game.tell(events.TribunePlayed(rule, seat, means), EVERYBODY)


def show_tribune(game: Republic, seat: int, means: int) -> None:
    """[1.09.15] The loser of the dice takes his card back; everybody has seen it."""
    if means == 0:
        for card in held(game, seat, TRIBUNE_CARD):
            if game.known[card] != (1 << game.rules.seats) - 1:
                show(game, seat, card)
                return


@mypyc_attr(allow_interpreted_subclasses=True)
class ByTribune(Interruption):
    """[1.09.15] What takes a Tribune, a card or a statesman's own: its choices name which."""

    shows_tribune = True

    def why_not_now(self, game: Republic, vote: Vote | None, seat: int, context: int) -> Reason | None:
        """Why no Tribune may do it now."""
        raise NotImplementedError

    def is_possible(self, game: Republic, vote: Vote | None, seat: int, context: int) -> bool:
        return may_have_tribune(game, seat) and self.why_not_now(game, vote, seat, context) is None

    def menu(self, game: Republic, vote: Vote | None, seat: int, context: int) -> list[int]:
        able = tribunes(game, seat)
        if not able or self.why_not_now(game, vote, seat, context) is not None:
            return []
        return [self.verb + means for means in able]

    def why_not(self, game: Republic, vote: Vote | None, seat: int, choice: int, context: int) -> Reason | None:
        refused = self.why_not_now(game, vote, seat, context)
        return refused if refused is not None else why_not_tribune(game, seat, choice % SPAN)


# -- the veto


def why_not_veto(game: Republic, vote: Vote | None, seat: int) -> Reason | None:
    """[1.09.152] Until the faction has voted, and nothing that may not be vetoed."""
    if vote is None:
        return NOT_HERE
    if vote.called >> seat & 1:
        return HAS_VOTED
    if vote.is_vetoable(game):
        return None
    about = measure(vote.proposal)
    return NOT_VETOABLE if about.vetoable else Reason(about.veto_rule, NOT_VETOABLE.id)


class Veto(ByTribune):
    """[1.09.152] A Tribune vetoes what is being voted on."""

    verb = VETO
    contexts: tuple[int, ...] = IN_VOTE
    is_veto = True

    def why_not_now(self, game: Republic, vote: Vote | None, seat: int, context: int) -> Reason | None:
        return why_not_veto(game, vote, seat)

    def act(self, game: Republic, vote: Vote | None, seat: int, chain: list[int]) -> None:
        spend_tribune(game, seat, chain[0] % SPAN, "1.09.152")
        game.push(Vetoing(0, seat))


class VetoOfLaenas(Interruption):
    """[23A] Laenas vetoes a land bill, once a turn, in Rome. He is no Tribune: nobody answers him."""

    choices: tuple[int, ...] = (VETO + LAENAS + 1,)
    contexts: tuple[int, ...] = IN_VOTE
    is_veto = True

    def menu(self, game: Republic, vote: Vote | None, seat: int, context: int) -> list[int]:
        return super().menu(game, vote, seat, context) if vote is not None and vote.proposal[0] == LAND_BILL else []

    def why_not(self, game: Republic, vote: Vote | None, seat: int, choice: int, context: int) -> Reason | None:
        refused = why_not_veto(game, vote, seat)
        if refused is not None or vote is None:
            return refused
        if vote.proposal[0] != LAND_BILL or not game.in_rome(LAENAS) or game.session.spoken >> LAENAS & 1:
            return NOT_LAENAS
        return None if game.controller_of(game.faction[LAENAS]) == seat else NOT_LAENAS

    def act(self, game: Republic, vote: Vote | None, seat: int, chain: list[int]) -> None:
        game.session.spoken |= 1 << LAENAS
        if vote is not None:
            vote.veto(game, seat)


register(Veto())
register(VetoOfLaenas())


class Vetoing(Script[Republic]):
    """[1.09.152] A Tribune's veto: the answers to it, then the vote dies."""

    def __init__(self, at: int, faction: int) -> None:
        super().__init__(at)
        self.faction = faction

    def steps(self) -> list[Step]:
        return VETOING


def veto_answered(game: Republic, vetoing: Vetoing) -> None:
    ask_answers(game, vetoing.faction)


def veto_stands(game: Republic, vetoing: Vetoing) -> None:
    """[B-73] A riot may have ended the vote already: then it has no need of a veto."""
    game.pop()
    vote = floor(game)
    about = measure(vote.proposal)
    if about.stands(game, vote) == "" and not about.is_last(game, vote):
        vote.veto(game, vetoing.faction)
    else:
        vote.goes_on(game)


VETOING: Final[list[Step]] = [veto_answered, veto_stands]
