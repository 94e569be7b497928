"""[A-46] Acts nobody asked for, at any decision point that admits them: ransom [1.10.71], Influence Peddling [1.07.35], loyal
veterans called home [1.11.36]."""

from __future__ import annotations

from typing import Final

from comitium.core.audience import EVERYBODY, only
from comitium.core.errors import Reason
from comitium.games.republic.catalogue.ids import INFLUENCE_PEDDLING
from comitium.games.republic.choices import SPAN, verb
from comitium.games.republic.deals.choice_words import AYE, DISPUTE, NAY, RECLAIM, SHOW
from comitium.games.republic.deals.disputes import (
    disputable,
    open_dispute,
    reclaim,
    reclaimable,
    why_not_dispute,
    why_not_reclaim,
)
from comitium.games.republic.deals.showing import show_card, showable, why_not_show
from comitium.games.republic.events.asides import CardStolen, InfluencePeddled
from comitium.games.republic.rules.common.aside_words import CALL, PEDDLE, RANSOM
from comitium.games.republic.rules.common.hands import has, play_kind
from comitium.games.republic.rules.common.passing import forget_hand, pass_card
from comitium.games.republic.rules.r1_09_senate.r1_09_15_tribunes import plays_cards
from comitium.games.republic.rules.r1_09_senate.r1_09_83_motions import answer, answers, why_not_answer
from comitium.games.republic.rules.r1_10_combat.r1_10_71_capture import RansomPurse, pay_ransom, why_not_ransom
from comitium.games.republic.rules.r1_11_revolution.r1_11_36_veterans import call_over, callable_by, why_not_call
from comitium.games.republic.rules.r1_12_victory.r1_12_4_survival import LastStand
from comitium.games.republic.state.numbers import ACTIVE, REVOLUTION, SETUP, bits
from comitium.games.republic.state.republic import Republic

NOT_NOW: Final = Reason("A-46", "republic-asides-refuse-not-now")
NO_CARD: Final = Reason("1.07.35", "republic-asides-refuse-no-card")
NO_HAND: Final = Reason("1.07.35", "republic-asides-refuse-no-hand", "seat")
NOT_IN_REVOLUTION: Final = Reason("1.07.35", "republic-asides-refuse-revolution")
CONTROLLED: Final = Reason("1.09.823", "republic-asides-refuse-control")
TOO_LATE: Final = Reason("C-87", "republic-asides-refuse-too-late")


def why_not_peddle(game: Republic, seat: int, victim: int) -> Reason | None:
    """[1.07.35] The card, an opponent with a hand, and any phase but the Revolution."""
    if game.phase == REVOLUTION:
        return NOT_IN_REVOLUTION
    if not has(game, seat, INFLUENCE_PEDDLING):
        return NO_CARD
    if not plays_cards(game, seat):
        return CONTROLLED
    return None if victim != seat and 0 <= victim < len(game.hands) and game.hands[victim] else NO_HAND


def why_not_call_home(game: Republic, seat: int, legion: int) -> Reason | None:
    """[1.11.36] At any time, until the rebel has won (C-87)."""
    for frame in game.stack:
        if isinstance(frame, LastStand):
            return TOO_LATE
    return why_not_call(game, seat, legion)


def why_not_act(game: Republic, seat: int, choice: int) -> Reason | None:
    """[A-46] Why a seat may not do one of these acts now. Setup is no phase."""
    if game.phase == SETUP or not game.stack or not game.stack[-1].admits(game, seat):
        return NOT_NOW
    about = choice % SPAN
    if verb(choice) == DISPUTE:
        return why_not_dispute(game, seat, about)
    if verb(choice) == SHOW:
        return why_not_show(game, seat, choice)
    if verb(choice) == RECLAIM:
        return why_not_reclaim(game, seat, about)
    if verb(choice) in (AYE, NAY):
        return why_not_answer(game, seat)
    if verb(choice) == RANSOM:
        return why_not_ransom(game, seat, about)
    return why_not_peddle(game, seat, about) if verb(choice) == PEDDLE else why_not_call_home(game, seat, about)


def is_aside(choice: int) -> bool:
    return RANSOM <= choice < CALL + SPAN or verb(choice) in (DISPUTE, SHOW, RECLAIM, AYE, NAY)


def unasked(game: Republic, seat: int) -> list[int]:
    """[A-46] What a seat may do now without being asked."""
    found: list[int] = []
    if game.phase == SETUP or not 0 <= seat < game.rules.seats or not game.stack[-1].admits(game, seat):
        return found
    for senator in bits(game.captives(seat)):
        if why_not_ransom(game, seat, senator) is None:
            found.append(RANSOM + senator)
    if game.phase != REVOLUTION and has(game, seat, INFLUENCE_PEDDLING):
        for victim in range(game.rules.seats):
            if why_not_peddle(game, seat, victim) is None:
                found.append(PEDDLE + victim)
    for legion in bits(callable_by(game, seat)):
        if why_not_call_home(game, seat, legion) is None:
            found.append(CALL + legion)
    if game.agreements:
        found.extend(disputable(game, seat))
    found.extend(showable(game, seat))
    if game.agreements:
        found.extend(reclaimable(game, seat))
    if game.session.motion:
        found.extend(answers(game, seat))
    return found


def act(game: Republic, seat: int, choice: int) -> None:
    """[A-46] Do one of them."""
    about = choice % SPAN
    if verb(choice) == RANSOM:
        if game.talents[about]:
            game.push(RansomPurse(seat, about))  # from which purse?
        else:
            pay_ransom(game, about, 0)
    elif verb(choice) == PEDDLE:
        peddle(game, seat, about)
    elif verb(choice) == DISPUTE:
        open_dispute(game, seat, about)
    elif verb(choice) == SHOW:
        show_card(game, seat, choice)
    elif verb(choice) == RECLAIM:
        reclaim(game, seat, about)
    elif verb(choice) in (AYE, NAY):
        answer(game, seat, choice)
    else:
        call_over(game, about, ACTIVE)


def peddle(game: Republic, seat: int, victim: int) -> None:
    """[1.07.35] One card of the victim's, drawn blindly; which one, only the two know. The others forget where their known
    cards are: any of them may have moved."""
    play_kind(game, seat, INFLUENCE_PEDDLING, "1.07.35")
    hand = game.hands[victim]
    card = hand[game.shuffles.below(len(hand))]
    forget_hand(game, victim, 1 << seat)
    pass_card(game, victim, seat, card)
    game.told += 1
    if game.heard:
        game.tell(InfluencePeddled("1.07.35", seat, victim), EVERYBODY)
        game.tell(CardStolen("1.07.35", seat, victim, card), only(seat) | only(victim))
