"""The odds of the question that waits for a seat, in sentences: what gambles.py counts, for prompts.
Only what the seat may know is said; a question that is not a gamble has none."""

from __future__ import annotations

from typing import Any, Final

from comitium.core.messages import Phrase, Value
from comitium.games.republic import names
from comitium.games.republic.board.explain import province_yield
from comitium.games.republic.catalogue.ids import ASSASSIN, BLACKMAIL, SECRET_BODYGUARD
from comitium.games.republic.catalogue.senators import APPEAL_DICE, ORATORY
from comitium.games.republic.catalogue.tables import (
    ALIGNED_LOYALTY,
    APPEAL_TABLE_DICE,
)
from comitium.games.republic.choices import SENATOR
from comitium.games.republic.deals.bound import narrowings
from comitium.games.republic.deals.spoken import spoken
from comitium.games.republic.odds import gambles as odds
from comitium.games.republic.odds.dice import percent
from comitium.games.republic.odds.senate import accusation
from comitium.games.republic.odds.sentences.armies import MOST, campaign, clash, defenders, drafting, forces, part, phrase
from comitium.games.republic.odds.sentences.business import bills, business, perilous
from comitium.games.republic.odds.sentences.revenue import plundering, settling
from comitium.games.republic.rules.common.hands import held
from comitium.games.republic.rules.r1_06_revenue.r1_06_3_redistribution import Redistribution
from comitium.games.republic.rules.r1_06_revenue.r1_06_13_spoils import TakeSpoils
from comitium.games.republic.rules.r1_07_forum.r1_07_4_persuasion import Persuade
from comitium.games.republic.rules.r1_07_forum.r1_07_5_knights import Knights
from comitium.games.republic.rules.r1_07_forum.r1_07_6_games import Games
from comitium.games.republic.rules.r1_07_forum.r1_07_41_attempt import (
    CounterBribe,
    Persuasion,
    Raise,
    attempt_below,
    printed_loyalty,
)
from comitium.games.republic.rules.r1_09_senate.kinds import MILITARY
from comitium.games.republic.rules.r1_09_senate.r1_09_5_governors import DraftGovernors
from comitium.games.republic.rules.r1_09_senate.r1_09_7_assassins import Attempt, Guard, escorts
from comitium.games.republic.rules.r1_09_senate.r1_09_11_chair import censor
from comitium.games.republic.rules.r1_09_senate.r1_09_13_measures import measure
from comitium.games.republic.rules.r1_09_senate.r1_09_13_proposals import Consent, proposing
from comitium.games.republic.rules.r1_09_senate.r1_09_14_vote import Vote, floor
from comitium.games.republic.rules.r1_09_senate.r1_09_15_windows import Window
from comitium.games.republic.rules.r1_09_senate.r1_09_41_charges import prosecutors
from comitium.games.republic.rules.r1_09_senate.r1_09_41_prosecutions import (
    AskProsecutor,
    NameCharge,
    NameProsecutor,
    tribunal,
)
from comitium.games.republic.rules.r1_09_senate.r1_09_42_judgment import APPEALED, Appeal, Trial
from comitium.games.republic.rules.r1_09_senate.r1_09_62_land_bills import DraftBill
from comitium.games.republic.rules.r1_09_senate.r1_09_64_draft import DraftMilitary
from comitium.games.republic.rules.r1_09_senate.r1_09_142_ballots import Turn
from comitium.games.republic.rules.r1_09_senate.r1_09_senate import Business
from comitium.games.republic.rules.r1_09_senate.words import ATTEMPT
from comitium.games.republic.rules.r1_10_combat.r1_10_12_attack import Ashore
from comitium.games.republic.rules.r1_11_revolution.r1_11_3_declaration import COURSE, LENT, PAID, PAID_VETERANS, Declare
from comitium.games.republic.rules.r1_12_victory.r1_12_4_survival import NextWar, reachable
from comitium.games.republic.rules.r3_setup.r3_02_4_governors import PostGovernor
from comitium.games.republic.state.numbers import AT_WAR, NOBODY, ROME, SENATORS, bits, lowest
from comitium.games.republic.state.republic import ERA_ENDS as REVEALED
from comitium.games.republic.state.republic import Republic

BRIBES: Final = 12  # that are listed


def sentences(game: Republic, seat: int) -> list[Phrase]:
    """By the kind of question."""
    top: Any = game.stack[-1]
    if isinstance(top, Redistribution):
        return settling(top.chain(seat))
    if isinstance(top, TakeSpoils):
        return plundering(game, top.province)
    if isinstance(top, (DraftGovernors, PostGovernor)):
        return [province_yield(top.province, bool(game.developed >> top.province & 1))] if top.province >= 0 else []
    if isinstance(top, Persuade):
        return persuading(game, top)
    if isinstance(top, (CounterBribe, Raise)):
        return bribing(game, attempt_below(game), top)
    if isinstance(top, Knights):
        return attracting(game, top)
    if isinstance(top, Games):
        return [] if game.marks[REVEALED] else [people(game)]  # [1.12.1] in the last Forum Phase nobody speaks any more
    if isinstance(top, DraftMilitary):
        return drafting(game, top)
    if isinstance(top, Business):
        return perilous(game)
    if isinstance(top, DraftBill):
        return bills(game, top)
    if isinstance(top, Consent):
        what = proposing(game).what
        return forces(game, what) if what[0] == MILITARY else business(game, what)
    if isinstance(top, Turn):
        return killing(game, seat, top.chain) if top.chain else voting(game, seat, floor(game))
    if isinstance(top, Window):
        return killing(game, seat, top.chain(seat))
    if isinstance(top, Appeal):
        return appealing(game, floor(game))
    if isinstance(top, Guard):
        return guarding(game, seat, top.attempt(game))
    if isinstance(top, Ashore):
        war = game.where[top.senator] - AT_WAR
        return [campaign(game, war, odds.campaign(game, war, odds.force_of(game, top.senator)))]
    if isinstance(top, (NameCharge, NameProsecutor, AskProsecutor)):
        return accusing(game, seat, top.man if isinstance(top, AskProsecutor) else NOBODY)
    if isinstance(top, Declare):
        return rising(game, top)
    if isinstance(top, NextWar):
        force = odds.force_of(game, game.rebel)
        return [campaign(game, war, odds.campaign(game, war, force)) for war in reachable(game)[:MOST]]
    return []


def odds_of(game: Republic, seat: int) -> tuple[Phrase, ...]:
    return (*promised(game, seat), *sentences(game, seat)) if game.stack else ()


def promised(game: Republic, seat: int) -> list[Phrase]:
    """[1.04.3] The promises by which an answer is missing that the question would have."""
    if not game.agreements or not game.rules.enforce:
        return []
    bound = narrowings(game, seat, game.stack[-1].legal(game, seat))
    return [phrase("republic-odds-promised", number=game.number_of(one), promise=spoken(one)) for one, _ in bound]


# -- the Forum


def persuading(game: Republic, top: Persuade) -> list[Phrase]:
    """[1.07.41] The best targets for a persuader; once one is named, what bribes bring."""
    man = top.persuader
    if man < 0:
        return [promising(game, top.seat)]
    if top.target >= 0:
        found = odds.persuasion(game, top.seat, man, top.target)
        chances = odds.by_bribe(game, top.seat, man, top.target)
        opposed = int(top.card < 0)  # nobody bids against a card
        said = [number_of(found)]
        enough = chances.index(max(chances))  # more would buy nothing
        if enough:
            parts = [part(bribe, percent(chance)) for bribe, chance in enumerate(chances[: min(BRIBES, enough + 1)])]
            more = int(enough < len(chances) - 1)
            said.append(phrase("republic-odds-bribes", listed=tuple(parts), enough=more, opposed=opposed))
        if top.card == BLACKMAIL:
            said.append(
                phrase("republic-odds-blackmail", senator=names.senator(top.target), amount=round(odds.blackmailed(game)))
            )
        return [*said, sum_of(game, found, top.seat, man, top.target)]
    worth: list[tuple[float, int]] = []
    for target in bits(odds.persuadable(game, top.seat)):
        best = odds.persuasion(game, top.seat, man, target, game.talents[man]).chance
        if best > 0:
            worth.append((best, target))
    worth.sort(key=lambda one: (-one[0], one[1]))
    return [
        phrase(
            "republic-odds-target",
            senator=names.senator(target),
            chance=percent(odds.persuasion(game, top.seat, man, target).chance),
            best=percent(best),
            amount=game.talents[man],
        )
        for best, target in worth[:MOST]
    ]


def promising(game: Republic, seat: int) -> Phrase:
    """[1.07.4] Before anybody is sent: who could win over whom best, if he spends all he has."""
    best, man, target = 0.0, NOBODY, NOBODY
    for one in bits(game.here(seat)):
        for other in bits(odds.persuadable(game, seat)):
            chance = odds.persuasion(game, seat, one, other, game.talents[one]).chance
            if chance > best:
                best, man, target = chance, one, other
    if man < 0:
        return phrase("republic-odds-nobody")
    about: dict[str, Value] = {"senator": names.senator(man), "target": names.senator(target), "amount": game.talents[man]}
    return phrase("republic-odds-promising", **about, chance=percent(best))


def number_of(found: odds.Persuasion) -> Phrase:
    """[1.07.41] The number, the throw it takes, the chance."""
    highest, chance = max(1, found.highest), percent(found.chance)
    return phrase("republic-odds-number", number=found.number, highest=highest, chance=chance)


def sum_of(
    game: Republic, found: odds.Persuasion, seat: int, man: int, target: int, bribe: int = 0, counter: int = 0
) -> Phrase:
    """[1.07.41] [1.07.411] What the number is made of."""
    return phrase(
        "republic-odds-sum",
        number=found.number,
        senator=names.senator(man),
        target=names.senator(target),
        oratory=ORATORY[man],
        influence=game.influence[man],
        loyalty=printed_loyalty(game, target, seat),
        aligned=ALIGNED_LOYALTY if game.faction[target] >= 0 else 0,
        talents=game.talents[target],
        bribe=bribe,
        counter=counter,
    )


def bribing(game: Republic, attempt: Persuasion, top: Any) -> list[Phrase]:
    """[1.07.414] As the bribes stand."""
    said = odds.persuasion(game, attempt.seat, attempt.persuader, attempt.target, attempt.bribe, attempt.counter)
    found = [number_of(said)]
    if isinstance(top, CounterBribe) and said.chance > 0:
        found.append(phrase("republic-odds-counter", amount=max(0, said.number - game.omens - 1)))
    if isinstance(top, Raise):
        more = raises(game, attempt, said.chance)
        if more:
            found.append(phrase("republic-odds-raises", listed=tuple(more)))
    about = attempt.seat, attempt.persuader, attempt.target
    return [*found, sum_of(game, said, *about, attempt.bribe, attempt.counter)]


def raises(game: Republic, attempt: Persuasion, now: float) -> list[Phrase]:
    """[1.07.414] What each talent more would make of it, up to where more buys nothing; nothing if that is at once."""
    most = min(BRIBES, game.talents[attempt.persuader])
    about = game, attempt.seat, attempt.persuader, attempt.target
    chances = [odds.persuasion(*about, attempt.bribe + more, attempt.counter).chance for more in range(1, most + 1)]
    if max(chances, default=0.0) <= now:
        return []
    return [part(more + 1, percent(chance)) for more, chance in enumerate(chances[: chances.index(max(chances)) + 1])]


def attracting(game: Republic, top: Knights) -> list[Phrase]:
    """[1.07.5] [1.07.51] One knight for talents, or talents for knights."""
    if top.man < 0:
        return []
    if top.pressing:
        knights = game.knights[top.man]
        return [phrase("republic-odds-pressed", amount=round(odds.pressed(game, knights)), knights=knights)]
    sure, owned = odds.sure_knight(game, top.seat, top.man), game.talents[top.man]
    said = [percent(odds.knight(game, top.seat, top.man, paid)) for paid in range(min(sure, owned) + 1)]
    listed = tuple(part(paid, chance) for paid, chance in enumerate(said))
    if sure <= owned:
        return [phrase("republic-odds-knight", chance=said[0], amount=sure, listed=listed)]
    return [phrase("republic-odds-knight-poor", chance=said[0], best=said[-1], amount=owned, listed=listed)]


def people(game: Republic) -> Phrase:
    """[1.08.2] The speech that is to come."""
    found = odds.speech(game)
    about: dict[str, Value] = {
        "unrest": odds.coming_unrest(game),
        "chance": percent(found.revolt),
        "mob": percent(found.mob),
        "none": percent(found.no_recruits),
        "short": percent(found.shortage),
        "after": round(found.unrest),
        "sure": int(found.revolt > 1 - 1e-9),
    }
    return phrase("republic-odds-speech", **about)


# -- the Senate


def voting(game: Republic, seat: int, vote: Vote) -> list[Phrase]:
    """[1.09.14] [1.09.42] [1.09.64] The count, and what is at stake in a vote."""
    what, about = vote.what, measure(vote.what)
    if not isinstance(about, Trial):
        return [counted(game, seat, vote), *(forces(game, what) if what[0] == MILITARY else business(game, what))]
    left = sum([votes for _, votes in odds.open_votes(game, vote)])
    ayes, noes = vote.ayes + about.bonus_for(game, vote), vote.noes + about.bonus_against(game, vote)
    found = [phrase("republic-odds-trial", ayes=ayes, noes=noes, left=left, people=abs(vote.stake))]
    if not vote.flags & APPEALED:
        found += appealing(game, vote)
    return found


def counted(game: Republic, seat: int, vote: Vote) -> Phrase:
    """[1.09.141] [1.09.143] The count so far, what the others may still cast and buy, and which answer of a faction they could
    not undo by that."""
    mine = list(bits(game.here(seat) & ~vote.spoke))
    own, purse = sum([game.votes(man) for man in mine]), sum([game.talents[man] for man in mine])
    added = sum([odds.pledge(game, vote, man) for man in mine])  # [1.09.821] to what is for it
    others = [one for one in odds.open_votes(game, vote) if one[0] != seat]
    left = sum([votes for _, votes in others])
    talents = sum([game.talents[man] for other, _ in others for man in bits(game.here(other) & ~vote.spoke)])
    settles = "none"
    if vote.ayes > vote.noes + own + purse + left + talents:
        settles = "carried"
    elif vote.noes >= vote.ayes + own + added + purse + left + talents:
        settles = "lost"
    elif vote.ayes + own + added > vote.noes + left + talents:
        settles = "for"
    elif vote.noes + own >= vote.ayes + left + talents:
        settles = "against"
    return phrase("republic-odds-vote", ayes=vote.ayes, noes=vote.noes, left=left, talents=talents, settles=settles)


def appealing(game: Republic, vote: Vote) -> list[Phrase]:
    """[1.09.421] What the people may say."""
    about = measure(vote.what)
    assert isinstance(about, Trial)
    found: list[Phrase] = []
    for dice in range(APPEAL_TABLE_DICE, APPEAL_DICE[vote.what[1]] + 1):
        made = odds.appeal(game, about.popularity(game, vote), dice)
        votes = round(made.average)
        about_it: dict[str, Value] = {"killed": percent(made.killed), "freed": percent(made.freed)}
        found.append(phrase("republic-odds-appeal", dice=dice, amount=abs(votes), against=int(votes < 0), **about_it))
    return found


def killing(game: Republic, seat: int, chain: list[int]) -> list[Phrase]:
    """[1.09.72] An attempt that is being declared: by the cards played, and by the bodyguards there may be. Before the target
    is named: against somebody whom nobody guards."""
    if not 1 <= len(chain) <= 3 or chain[0] != ATTEMPT:
        return []
    target = chain[2] - SENATOR if len(chain) == 3 else unguarded(game, seat)
    if target < 0:
        return []
    most = odds.most_guards(game, seat, game.faction[target]) if len(chain) == 3 else 0
    found: list[Phrase] = []
    for cards in range(len(held(game, seat, ASSASSIN)) + 1):
        for guards in (0, most) if most else (0,):
            made = odds.attempt(game, target, cards, guards)
            found.append(
                phrase(
                    "republic-odds-attempt",
                    cards=cards,
                    guards=guards,
                    killed=percent(made.killed),
                    caught=percent(made.caught),
                )
            )
    return found[:MOST]


def unguarded(game: Republic, seat: int) -> int:
    """Somebody of another faction in Rome beside whom nobody stands openly, if there is anybody."""
    for man in range(SENATORS):
        if game.faction[man] not in (NOBODY, seat) and game.where[man] == ROME and not escorts(game, man):
            return man
    return NOBODY


def guarding(game: Republic, seat: int, attempt: Attempt) -> list[Phrase]:
    """[1.09.73] The die lies there: what each number of bodyguards does to it."""
    found: list[Phrase] = []
    for guards in range(len(held(game, seat, SECRET_BODYGUARD)) + 1):
        made = odds.attempt(game, attempt.target, attempt.cards, guards, attempt.die)
        found.append(phrase("republic-odds-guards", guards=guards, killed=percent(made.killed), caught=percent(made.caught)))
    return found[:MOST]


def accusing(game: Republic, seat: int, prosecutor: int) -> list[Phrase]:
    """[1.09.41] A trial before it is brought: the votes there are, what the people may say, and what the crowd does if it
    frees the accused: to a prosecutor who is asked, or to the Censor, whoever prosecutes."""
    court = tribunal(game)
    charge = max(0, court.charge)
    accuser = prosecutor if prosecutor >= 0 else lowest(prosecutors(game, court.kind, court.accused, charge))
    vote = accusation(game, court.kind, court.accused, accuser, charge)
    found = voting(game, seat, vote)
    if accuser >= 0:
        made = odds.trial(game, vote)
        man, chance = (prosecutor, made.prosecutor) if prosecutor >= 0 else (censor(game), made.censor)
        found.append(phrase("republic-odds-crowd", senator=names.senator(man), chance=percent(chance)))
    return found


# -- the revolt


def rising(game: Republic, top: Declare) -> list[Phrase]:
    """[1.11.31] What the legions would say."""
    if top.commander < 0 or top.stage not in (COURSE, LENT, PAID, PAID_VETERANS) or not top.may_rise(game):
        return []
    if top.tested:
        return [phrase("republic-odds-strength", amount=top.strength(game))]
    paid = top.paid if top.stage == PAID_VETERANS else 0
    against = defenders(game, top.commander)
    made = odds.revolt(game, top.commander, paid, top.favoured, against=against)
    found = [
        phrase("republic-odds-follow", chance=percent(made.follows), paid=percent(made.paid)),
        phrase("republic-odds-rising", amount=round(made.strength), chance=percent(made.any_legion)),
    ]
    if made.battle is not None and against is not None:
        found.append(clash("republic-odds-march", against, made.battle))
    return found
