"""Windows of the Senate: vetoes, Tribunes' proposals, laws, daggers and guards, answers to a Tribune."""

from __future__ import annotations

from typing import Any, Final

from comitium.bots.republic.advanced.laws import is_pushed, view_of
from comitium.bots.republic.asides import UnaskedAct, register_unasked
from comitium.bots.republic.heuristics import Heuristic, register
from comitium.bots.republic.mood import Mood
from comitium.bots.republic.picks import first_of, of
from comitium.bots.republic.senate.business import WISHES, next_business
from comitium.bots.republic.senate.opinions import IN_DANGER, opinion, opinion_of
from comitium.bots.republic.situation import ends_soon, is_master, leading, safety, threat, worth
from comitium.games.republic.catalogue.cards import CARD_INDEX
from comitium.games.republic.catalogue.ids import (
    ASSASSIN,
)
from comitium.games.republic.choices import NO, NUMBER, PASS, SENATOR, SPAN, YES, verb
from comitium.games.republic.odds.senate import attempt
from comitium.games.republic.rules.common.aside_choices import CALL as CALL_OVER
from comitium.games.republic.rules.common.aside_choices import PEDDLE, RANSOM
from comitium.games.republic.rules.common.hands import held
from comitium.games.republic.rules.r1_09_senate import kinds
from comitium.games.republic.rules.r1_09_senate.choices import (
    ADJOURN,
    ATTEMPT,
    CLAIM,
    ENACT,
    FINE,
    GRAFT,
    MURDER,
    PROPOSE,
    RIOT,
    SUSPEND,
    TRIBUNE,
)
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_measures import measure, open_kinds
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_14_vote import vote_on_floor
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_15_answers import PayGraft, Response, Riots
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_15_interruptions import is_veto
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_15_windows import Window
from comitium.games.republic.rules.r1_09_senate.r1_09_7_assassins import Guard
from comitium.games.republic.rules.r2_01_pontifex.choices import PONTIFEX_VETO
from comitium.games.republic.state.republic import Republic

VETO_FROM: Final = -3.5  # so bad must a proposal be
DEAR: Final = 4.0  # such a man is worth a ransom
DAGGER_FROM: Final = 18  # a man with so much influence has it in his back, if there is an Assassin for it
SHORTENED: Final = 4  # with so much less for each further Assassin, and when the era ends
LAST_CHANCE: Final = 0.3  # that the era ends in a year
WORTH_GRAFT: Final = 2.0  # so much must a proposal be worth that a Tribune stops
WORTH_MURDER: Final = 3.0
FEARED: Final = 0.5
BARE_HANDS: Final = 30  # and with so much without one


class WindowAct:
    """What a faction does in a window by an advanced rule, as soon as it may."""

    def begin(self, world: Republic, me: int, legal: list[int], mood: Mood) -> int:
        """The act; -1: none."""
        raise NotImplementedError

    def go_on(self, world: Republic, me: int, legal: list[int], mood: Mood) -> int:
        """The answer that completes it."""
        raise NotImplementedError


WINDOW_ACTS: Final[dict[int, WindowAct]] = {}  # by verb


class WindowHeuristic(Heuristic):
    """[1.09.15] Mostly nothing: a Tribune is kept for what hurts, or for what Rome needs and the chair forgets."""

    def choose(self, world: Republic, me: int, legal: list[int], mood: Mood) -> int:
        frame: Any = world.stack[-1]
        chain: list[int] = frame.chain(me)
        if chain:
            begun = WINDOW_ACTS.get(verb(chain[0]))
            return continued(world, me, legal, chain) if begun is None else begun.go_on(world, me, legal, mood)
        vote = frame.vote(world)
        hated = vote is not None and is_hated(world, me, vote, mood)  # thought over whatever is held: the time tells nothing
        target = victim(world, me, mood, vote)
        needed = is_needed(world, me, mood) if vote is None else is_last_chance(world, me, vote, mood)
        if CLAIM in legal:
            return CLAIM
        fines = [choice for choice in of(legal, FINE) if world.faction[choice % SPAN] != me]
        if fines:
            return fines[0]
        for choice in of(legal, ENACT):
            if is_pushed(world, me, choice % SPAN, mood):
                return choice
        for act in WINDOW_ACTS.values():
            choice = act.begin(world, me, legal, mood)
            if choice >= 0:
                return choice
        vetoes = [choice for choice in legal if is_veto(choice)]
        if hated and vetoes:
            return first_of(vetoes, PONTIFEX_VETO, vetoes[0])
        if ATTEMPT in legal and target >= 0:
            return ATTEMPT
        tribunes = of(legal, TRIBUNE if vote is None else SUSPEND)
        if needed and tribunes:
            return tribunes[0]
        return first_of(legal, PASS)


def is_hated(world: Republic, me: int, vote: Any, mood: Mood) -> bool:
    """A veto for what would pass and hurt; never against armies when Rome is in danger."""
    if vote.faction == me or (opinion_of(vote.proposal[0]).is_defence and safety(world) < IN_DANGER):
        return False
    return opinion(world, me, vote.proposal, mood) < VETO_FROM + 1.5 * (mood.spite - 0.5)


def is_needed(world: Republic, me: int, mood: Mood) -> bool:
    """[1.09.151] Whether something useful was left undone: the Senate is adjourned, or the chair is about to."""
    if not world.session.adjourned:
        return False
    kind = left_undone(world, me, mood, False)
    return kind >= 0 and WISHES[kind].is_urgent


def is_last_chance(world: Republic, me: int, vote: Any, mood: Mood) -> bool:
    """[1.09.642] The Senate ends when its chair goes to war: what was left undone, but for armies, comes before that vote."""
    if not measure(vote.proposal).sends_chair(world, vote):
        return False
    kind = left_undone(world, me, mood, True)
    return kind >= 0 and WISHES[kind].is_urgent


def left_undone(world: Republic, me: int, mood: Mood, in_peace: bool) -> int:
    """What one would propose now with a Tribune, armies left out if it is to be peaceful; -1: nothing."""
    able = [PROPOSE + kind for kind in open_kinds(world, kinds.BY_TRIBUNE) if kind in WISHES]
    if in_peace:
        able = [choice for choice in able if not WISHES[choice - PROPOSE].is_military]
    wanted = next_business(world, me, [*able, ADJOURN], mood)
    return wanted - PROPOSE if wanted in able else -1


# -- daggers [1.09.7]


def victim(world: Republic, me: int, mood: Mood, vote: Any) -> int:
    """Who must die: the man about to be master of Rome, whoever one is. Before that statesmen leave it to others."""
    cards = len(held(world, me, ASSASSIN))
    master = opinion_of(vote.proposal[0]).master(vote.proposal) if vote is not None else -1
    if master >= 0 and world.faction[master] != me and (cards or is_master(world, master)):
        return master
    if mood.rome > 0.8:
        return -1
    rival = leading(world)
    if rival == me or mood.spite < 0.5:
        return -1
    men = [man for man in range(len(world.where)) if world.faction[man] == rival and world.in_rome(man)]
    if not men:
        return -1
    man = max(men, key=lambda one: (world.influence[one], -one))
    soon = SHORTENED if ends_soon(world) >= LAST_CHANCE else 0
    least = DAGGER_FROM - SHORTENED * (cards - 1) - soon if cards else BARE_HANDS
    if world.influence[man] < least or world.popularity[man] >= 4:
        return -1
    chance = attempt(world, man, cards)
    return man if chance.killed >= chance.caught else -1


def continued(world: Republic, me: int, legal: list[int], chain: list[int]) -> int:
    """An act that has been begun: the assassin is the least of ours, the cards are all played."""
    if verb(chain[0]) == ENACT:
        return first_of(legal, NO if view_of(CARD_INDEX[chain[0] % SPAN]).is_given_up(world, me) else YES)
    if chain[0] != ATTEMPT:
        return first_of(legal, YES)
    if len(chain) == 1:
        return min(of(legal, SENATOR), key=lambda choice: (worth(world, choice - SENATOR), choice))
    if len(chain) == 2:
        vote = vote_on_floor(world)
        master = opinion_of(vote.proposal[0]).master(vote.proposal) if vote is not None else -1
        if master >= 0 and SENATOR + master in legal:
            return SENATOR + master
        rivals = [choice for choice in legal if world.faction[choice - SENATOR] == leading(world)]
        return max(rivals or legal, key=lambda choice: (world.influence[choice - SENATOR], -choice))
    return legal[-1]


class GuardHeuristic(Heuristic):
    """[1.09.73] All bodyguards where they may save a man."""

    def choose(self, world: Republic, me: int, legal: list[int], mood: Mood) -> int:
        numbers = of(legal, NUMBER)
        return numbers[-1] if numbers else legal[-1]


# -- answers to a Tribune [1.09.15]


class ResponseHeuristic(Heuristic):
    """Graft or murder against a veto of one's own proposal, or against a Tribune who wants what hurts."""

    def choose(self, world: Republic, me: int, legal: list[int], mood: Mood) -> int:
        vote = vote_on_floor(world)
        if vote is None:
            return PASS
        stopped = opinion(world, me, vote.proposal, mood) if vote.faction == me or vote.means != kinds.BY_TRIBUNE else 0.0
        if stopped < WORTH_GRAFT or len(legal) == 1:  # thought over whatever is held
            return PASS
        payers = [choice for choice in of(legal, GRAFT) if world.talents[choice % SPAN] >= 4]
        if payers:
            return max(payers, key=lambda choice: (world.talents[choice % SPAN], -choice))
        killers = of(legal, MURDER)
        if killers and mood.rome < 0.8 and stopped >= WORTH_MURDER:
            return min(killers, key=lambda choice: (worth(world, choice % SPAN), choice))
        return PASS


class RiotsHeuristic(Heuristic):
    """A mob against who is feared; who lives by the crowd needs no such reason."""

    def choose(self, world: Republic, me: int, legal: list[int], mood: Mood) -> int:
        frame: Any = world.stack[-1]
        mobs = of(legal, RIOT)
        feared = frame.victim == leading(world) or threat(world, frame.victim) >= FEARED
        if mobs and frame.victim != me and (mood.crowd > 0.5 or feared):
            return max(mobs, key=lambda choice: (world.votes(choice % SPAN), -choice))
        return PASS


class PayGraftHeuristic(Heuristic):
    """[1.09.15] Whoever pays is let alone."""

    def choose(self, world: Republic, me: int, legal: list[int], mood: Mood) -> int:
        return first_of(legal, YES)


# -- unasked


class RansomUnasked(UnaskedAct):
    """[1.10.71] A good man is ransomed at once."""

    def choose(self, world: Republic, me: int, able: list[int], mood: Mood) -> int:
        dear = [choice for choice in able if worth(world, choice - RANSOM) >= DEAR]
        return dear[0] if dear else -1


class PeddleUnasked(UnaskedAct):
    """[1.07.35] A card is taken from who leads."""

    def choose(self, world: Republic, me: int, able: list[int], mood: Mood) -> int:
        return max(
            able, key=lambda choice: (threat(world, choice - PEDDLE) + 0.2 * len(world.hands[choice - PEDDLE]), -choice)
        )


class CallOverUnasked(UnaskedAct):
    """[1.11.36] Veterans leave another faction's rebel."""

    def choose(self, world: Republic, me: int, able: list[int], mood: Mood) -> int:
        return -1 if world.rebel >= 0 and world.faction[world.rebel] == me else able[0]


register_unasked(RANSOM, RansomUnasked())
register_unasked(PEDDLE, PeddleUnasked())
register_unasked(CALL_OVER, CallOverUnasked())
register(Window, WindowHeuristic())
register(Guard, GuardHeuristic())
register(Response, ResponseHeuristic())
register(PayGraft, PayGraftHeuristic())
register(Riots, RiotsHeuristic())
