"""[1.09.15] [section 4] What a faction may do when others have the floor, and its doing: Tribunes, laws, fines, attempts."""

from __future__ import annotations

from typing import Final

from comitium.core.errors import Reason
from comitium.core.messages import Phrase
from comitium.games.republic.catalogue.ids import GAIUS_GRACCHUS, LAENAS, TIBERIUS_GRACCHUS
from comitium.games.republic.catalogue.ids import TRIBUNE as TRIBUNE_CARD
from comitium.games.republic.choices import SPAN, verb
from comitium.games.republic.rules.common.hands import KINDS, has, may_hold, plays_cards
from comitium.games.republic.rules.r1_07_forum.r1_07_36_laws import (
    enact_law,
    enactable,
    flaccus_claims,
    impose_fine,
    law_menu,
    law_whole,
    may_claim,
    may_fine,
    why_not_enact,
    why_not_fine,
)
from comitium.games.republic.rules.r1_09_senate.choices import (
    ATTEMPT,
    CLAIM,
    ENACT,
    FINE,
    PROPOSE,
    RESERVE,
    SUSPEND,
    TRIBUNE,
    VETO,
    WITHDRAW,
)
from comitium.games.republic.rules.r1_09_senate.kinds import BY_CHAIR, BY_GRACCHUS, BY_TRIBUNE, FOR_LIFE, LAND_BILL, S5, S7
from comitium.games.republic.rules.r1_09_senate.r1_09_7_assassins import (
    attempt_menu,
    attempt_whole,
    declare,
    may_attempt,
    why_not_attempt,
    why_not_declare,
)
from comitium.games.republic.rules.r1_09_senate.r1_09_11_chair import presiding
from comitium.games.republic.rules.r1_09_senate.r1_09_13_measures import MEASURES, measure, open_kinds
from comitium.games.republic.rules.r1_09_senate.r1_09_13_proposals import propose
from comitium.games.republic.rules.r1_09_senate.r1_09_14_vote import NOT_PROPOSER, Vote
from comitium.games.republic.rules.r1_09_senate.r1_09_15_tribunes import (
    Vetoing,
    is_free_tribune,
    spend_tribune,
)
from comitium.games.republic.state.numbers import NOBODY
from comitium.games.republic.state.republic import Republic

NO_SUCH_ACT: Final = Reason("1.09.15", "republic-senate-refuse-act")
NOT_HERE: Final = Reason("1.09.151", "republic-senate-refuse-moment")
NO_TRIBUNE: Final = Reason("1.09.15", "republic-senate-refuse-no-tribune")
NOT_FREE: Final = Reason("1.09.15", "republic-senate-refuse-free-tribune")
NOT_VETOABLE: Final = Reason("1.09.152", "republic-senate-refuse-veto")
HAS_VOTED: Final = Reason("1.09.142", "republic-senate-refuse-has-voted")
NOT_IN_TRIALS: Final = Reason("1.09.422", "republic-senate-refuse-trial")
NOT_OVER_TRIBUNE: Final = Reason("1.09.151", "republic-senate-refuse-over-tribune")
BOOKED: Final = Reason("1.09.151", "republic-senate-refuse-booked")
NOTHING_OPEN: Final = Reason("1.09.151", "republic-senate-refuse-nothing-open")
NOT_SUSPENDABLE: Final = Reason("1.09.642", "republic-senate-refuse-suspend")
NOT_LAENAS: Final = Reason("1.09.152", "republic-senate-refuse-laenas")
NOT_GRACCHUS: Final = Reason("1.09.62", "republic-senate-refuse-gracchus")
NOT_CHAIR: Final = Reason("1.09.821", "republic-senate-refuse-for-life-now")

FLOOR: Final = 0  # W-FLOOR: between two items, and before an act that needs no vote
ANNOUNCED: Final = 1  # W-ANNOUNCE: before the first call
CALLED: Final = 2  # W-CALL: before a later one
SPEAKING: Final = 3  # W-TURN: a faction's own turn
ADJOURNED: Final = 4  # W-ADJOURN


# -- what a faction may do


def open_seats(game: Republic) -> list[int]:
    """[1.09.823] [B-57] While a Consul for Life lives, those who are controlled play no cards (unless the option says so)."""
    found: list[int] = []
    for seat in range(game.rules.seats):
        if game.playing >> seat & 1 and plays_cards(game, seat):
            found.append(seat)
    return found


def free_tribunes(game: Republic, seat: int) -> list[int]:
    """[B-11] The statesmen of a faction who have a Tribune of their own left, wherever they are."""
    return [senator for senator in FREE if is_free_tribune(game, seat, senator)]


FREE: Final = (34, 44, 45)  # the two Catos and Cicero; test_windows compares with the catalogue
GRACCHI: Final = (TIBERIUS_GRACCHUS, GAIUS_GRACCHUS)


def may_have_tribune(game: Republic, seat: int) -> bool:
    """As far as everybody can tell."""
    return may_hold(game, seat, TRIBUNE_CARD) or len(free_tribunes(game, seat)) > 0


def why_not_means(game: Republic, seat: int, means: int) -> Reason | None:
    """[1.09.15] A Tribune's card, or the free one of a statesman."""
    if means == 0:
        return None if has(game, seat, TRIBUNE_CARD) else NO_TRIBUNE
    return None if is_free_tribune(game, seat, means - 1) else NOT_FREE


def why_not_veto(game: Republic, vote: Vote | None, seat: int, means: int, context: int) -> Reason | None:
    """[1.09.152] Until the faction has voted, and nothing that may not be vetoed. [23A] Laenas vetoes a land bill."""
    if vote is None or not ANNOUNCED <= context <= SPEAKING:
        return NOT_HERE
    if vote.called >> seat & 1:
        return HAS_VOTED
    if not vote.is_vetoable(game):
        return NOT_VETOABLE
    if means == LAENAS + 1:
        return None if laenas_may_veto(game, vote, seat) else NOT_LAENAS
    return why_not_means(game, seat, means)


def laenas_may_veto(game: Republic, vote: Vote, seat: int) -> bool:
    """[23A] Once a turn, in Rome, on a land bill."""
    if vote.proposal[0] != LAND_BILL or not game.in_rome(LAENAS) or game.session.spoken >> LAENAS & 1:
        return False
    return game.controller_of(game.faction[LAENAS]) == seat and vote.is_vetoable(game)


def why_not_propose(game: Republic, vote: Vote | None, seat: int, means: int, context: int) -> Reason | None:
    """[1.09.151] Between two items, before the first call of what no Tribune has proposed, after the adjournment; not in
    trials."""
    if context not in (FLOOR, ANNOUNCED, ADJOURNED):
        return NOT_HERE
    if game.session.step == S5 or (vote is not None and measure(vote.proposal).is_trial):
        return NOT_IN_TRIALS
    if vote is not None and (vote.means == BY_TRIBUNE or vote.inserted):
        return NOT_OVER_TRIBUNE
    if game.session.booking >= 0:
        return BOOKED
    if means - 1 in GRACCHI:
        return None if context != ADJOURNED and gracchus_may_propose(game, seat, means - 1) else NOT_GRACCHUS
    if not open_kinds(game, BY_TRIBUNE):
        return NOTHING_OPEN
    return why_not_means(game, seat, means)


def gracchus_may_propose(game: Republic, seat: int, brother: int) -> bool:
    """[25A, 25B] One land bill a turn, in Rome, among other business."""
    if game.session.step != S7 or not game.in_rome(brother) or game.session.spoken >> brother & 1:
        return False
    return game.controller_of(game.faction[brother]) == seat and MEASURES[LAND_BILL].is_open(game, BY_GRACCHUS)


def why_not_reserve(game: Republic, vote: Vote | None, seat: int, means: int, context: int) -> Reason | None:
    """[1.09.151] [B-12] During a vote that is no trial, or before that on a Tribune's proposal; one booking at a time."""
    if vote is None or not ANNOUNCED <= context <= SPEAKING:
        return NOT_HERE
    if measure(vote.proposal).is_trial:
        return NOT_IN_TRIALS
    if context == ANNOUNCED and vote.means != BY_TRIBUNE:
        return NOT_HERE
    if game.session.booking >= 0:
        return BOOKED
    return why_not_means(game, seat, means)


def why_not_suspend(game: Republic, vote: Vote | None, seat: int, means: int, context: int) -> Reason | None:
    """[1.09.642] [B-45] Only a vote that sends the chair to war, by who has not voted, never inside an inserted one."""
    if vote is None or not ANNOUNCED <= context <= SPEAKING:
        return NOT_HERE
    if vote.called >> seat & 1:
        return HAS_VOTED
    if vote.inserted or not measure(vote.proposal).sends_chair(game, vote) or not open_kinds(game, BY_TRIBUNE):
        return NOT_SUSPENDABLE
    return why_not_means(game, seat, means)


def why_not_withdraw(game: Republic, vote: Vote | None, seat: int, context: int) -> Reason | None:
    """[B-5] A Tribune, or a Gracchus, may take back what he has proposed until the first call; his card is spent."""
    if vote is None or context != ANNOUNCED or vote.means not in (BY_TRIBUNE, BY_GRACCHUS):
        return NOT_PROPOSER
    return None if game.controller_of(vote.faction) == seat else NOT_PROPOSER


def why_not_name_for_life(game: Republic, seat: int, context: int) -> Reason | None:
    """[1.09.821] At any moment after the elections, but in trials, the chair may propose one: also where the next act needs no
    proposal of his. Who has booked the next proposal goes first."""
    if context != FLOOR or game.session.booking >= 0 or not MEASURES[FOR_LIFE].is_open(game, BY_CHAIR):
        return NOT_CHAIR
    return None if game.controller_of(game.faction[presiding(game)]) == seat else NOT_CHAIR


def why_not_act(game: Republic, vote: Vote | None, seat: int, choice: int, context: int = SPEAKING) -> Reason | None:
    """Why a faction may not do this in a window."""
    act, number = verb(choice), choice % SPAN
    if act == VETO:
        return why_not_veto(game, vote, seat, number, context)
    if act == TRIBUNE:
        return why_not_propose(game, vote, seat, number, context)
    if act == RESERVE:
        return why_not_reserve(game, vote, seat, number, context)
    if act == SUSPEND:
        return why_not_suspend(game, vote, seat, number, context)
    if act == ATTEMPT:
        return NOT_HERE if context == ADJOURNED else why_not_attempt(game, seat)
    if act == ENACT:
        return why_not_enact(game, seat, number)
    if act == FINE:
        return why_not_fine(game, seat, number) if is_between(vote, context) else NOT_HERE
    if act == WITHDRAW:
        return why_not_withdraw(game, vote, seat, context)
    if choice == PROPOSE + FOR_LIFE:
        return why_not_name_for_life(game, seat, context)
    if act == CLAIM:
        return None if is_between(vote, context) and may_claim(game, seat) else NOT_HERE
    return NO_SUCH_ACT


def is_between(vote: Vote | None, context: int) -> bool:
    """[section 4.2] Between two items: W-FLOOR, or the announcement that takes its place."""
    if context == ANNOUNCED and vote is not None:
        return not vote.inserted and not measure(vote.proposal).is_trial
    return context == FLOOR


def acts(game: Republic, vote: Vote | None, seat: int, context: int) -> list[int]:
    """What a faction can do in a window, sorted."""
    found: list[int] = []
    if why_not_withdraw(game, vote, seat, context) is None:
        found.append(WITHDRAW)
    means = [0] if has(game, seat, TRIBUNE_CARD) else []
    for senator in free_tribunes(game, seat):
        means.append(senator + 1)
    if vote is not None:
        for one in means:
            if why_not_veto(game, vote, seat, one, context) is None:
                found.append(VETO + one)
        if not vote.called >> seat & 1 and laenas_may_veto(game, vote, seat):
            found.append(VETO + LAENAS + 1)
    for one in means:
        if why_not_propose(game, vote, seat, one, context) is None:
            found.append(TRIBUNE + one)
    for brother in GRACCHI:
        if game.in_rome(brother) and why_not_propose(game, vote, seat, brother + 1, context) is None:
            found.append(TRIBUNE + brother + 1)
    if vote is not None:
        for one in means:
            if why_not_reserve(game, vote, seat, one, context) is None:
                found.append(RESERVE + one)
        for one in means:
            if why_not_suspend(game, vote, seat, one, context) is None:
                found.append(SUSPEND + one)
    if context != ADJOURNED and why_not_attempt(game, seat) is None:
        found.append(ATTEMPT)
    for card in enactable(game, seat):
        found.append(ENACT + card)
    if why_not_name_for_life(game, seat, context) is None:
        found.append(PROPOSE + FOR_LIFE)
    if is_between(vote, context):
        if may_claim(game, seat):
            found.append(CLAIM)
        for senator in may_fine(game, seat):
            found.append(FINE + senator)
    found.sort()
    return found


def may_act(game: Republic, vote: Vote | None, seat: int, context: int) -> bool:
    """[section 4.2] Whether a faction could do something here, as far as everybody can tell."""
    if context != ADJOURNED and may_attempt(game, seat):
        return True
    if may_hold(game, seat, KINDS):  # a law
        return True
    if why_not_withdraw(game, vote, seat, context) is None or why_not_name_for_life(game, seat, context) is None:
        return True
    if is_between(vote, context) and (may_claim(game, seat) or len(may_fine(game, seat)) > 0):
        return True
    if vote is not None and not vote.called >> seat & 1 and laenas_may_veto(game, vote, seat):
        return True
    for brother in GRACCHI:
        if game.in_rome(brother) and why_not_propose(game, vote, seat, brother + 1, context) is None:
            return True
    if not may_have_tribune(game, seat):
        return False
    if vote is None:
        return game.session.step != S5 and game.session.booking < 0 and len(open_kinds(game, BY_TRIBUNE)) > 0
    if not vote.called >> seat & 1 and vote.is_vetoable(game):
        return True
    if measure(vote.proposal).is_trial:
        return False
    if game.session.booking < 0:
        return True  # to propose before the first call, or to book
    return not vote.called >> seat & 1 and not vote.inserted and measure(vote.proposal).sends_chair(game, vote)


# -- a chain of answers that makes one act


def chain_menu(game: Republic, seat: int, chain: list[int]) -> list[int]:
    """What comes next in an act that has been begun."""
    return attempt_menu(game, seat, chain) if chain[0] == ATTEMPT else law_menu(game, seat, chain)


def is_whole(game: Republic, seat: int, chain: list[int]) -> bool:
    """Whether an act has been said completely."""
    if chain[0] == ATTEMPT:
        return attempt_whole(chain)
    return law_whole(game, chain) if verb(chain[0]) == ENACT else True


def why_not_chain(game: Republic, seat: int, chain: list[int], choice: int) -> Reason | None:
    return why_not_declare(game, seat, chain, choice) if chain[0] == ATTEMPT else NO_SUCH_ACT


def ask_chain(chain: list[int]) -> Phrase:
    if chain[0] == ATTEMPT:
        return Phrase("republic-attempts-ask-declare", {"step": len(chain)})
    return Phrase("republic-senate-ask-law-use")


def rule_of_chain(chain: list[int]) -> str:
    """Under which rule an act that has been begun is asked for."""
    return "1.09.7" if chain[0] == ATTEMPT else "1.07.36"


def turn_acts(game: Republic, vote: Vote, seat: int) -> list[int]:
    """[W-TURN] What a faction may do in its turn instead of voting, or before it."""
    return acts(game, vote, seat, SPEAKING) if seat in open_seats(game) else []


def act_in_turn(game: Republic, vote: Vote, seat: int, chain: list[int]) -> None:
    do(game, vote, seat, chain)


def do(game: Republic, vote: Vote | None, seat: int, chain: list[int]) -> None:
    """One act, said completely."""
    act, number = verb(chain[0]), chain[0] % SPAN
    if act == ATTEMPT:
        declare(game, seat, chain)
    elif act == ENACT:
        enact_law(game, seat, chain)
    elif act == CLAIM:
        flaccus_claims(game)
    elif act == FINE:
        impose_fine(game, number, seat)
    elif act == PROPOSE:
        propose(game, game.faction[presiding(game)], BY_CHAIR, NOBODY, FOR_LIFE, False)
    elif act == WITHDRAW and vote is not None:
        vote.end(game, "1.09.13", "withdrawn")
    elif act == VETO and vote is not None:
        if number == LAENAS + 1:
            game.session.spoken |= 1 << LAENAS
            vote.veto(game, seat)
        else:
            spend_tribune(game, seat, number, "1.09.152")
            game.push(Vetoing(0, seat))
    elif act == RESERVE:
        spend_tribune(game, seat, number, "1.09.151")
        game.session.booking = seat
    elif act == TRIBUNE and number - 1 in GRACCHI:
        game.session.spoken |= 1 << number - 1
        propose(game, game.faction[number - 1], BY_GRACCHUS, number - 1, LAND_BILL, False)
    else:
        spend_tribune(game, seat, number, "1.09.642" if act == SUSPEND else "1.09.151")
        propose(game, seat, BY_TRIBUNE, number - 1, NOBODY, act == SUSPEND)
