"""The odds answer by answer: for a question that is a gamble, what gambles.py counts for each choice, in half a sentence.
Only what the seat may know: what others may still bid or guard is left out."""

from __future__ import annotations

from typing import Any

from comitium.core.messages import Phrase
from comitium.games.republic.catalogue.ids import ASSASSIN, SECRET_BODYGUARD
from comitium.games.republic.catalogue.senators import APPEAL_DICE
from comitium.games.republic.catalogue.tables import APPEAL_TABLE_DICE, GAMES_POPULARITY, GAMES_UNREST
from comitium.games.republic.choices import LEGIONS, NUMBER, PASS, SENATOR, SPAN, TALENTS, WAR, YES, argument, verb
from comitium.games.republic.odds import gambles as odds
from comitium.games.republic.odds.battle import planned
from comitium.games.republic.odds.dice import percent, shares, spoken
from comitium.games.republic.odds.sentences.armies import attack, phrase, told
from comitium.games.republic.rules.common.hands import held
from comitium.games.republic.rules.r1_07_forum.r1_07_4_persuasion import Persuade
from comitium.games.republic.rules.r1_07_forum.r1_07_5_knights import Knights
from comitium.games.republic.rules.r1_07_forum.r1_07_6_games import Games
from comitium.games.republic.rules.r1_07_forum.r1_07_41_attempt import CounterBribe, Raise, attempt_below
from comitium.games.republic.rules.r1_07_forum.words import ATTRACT, GAMES, PRESS
from comitium.games.republic.rules.r1_09_senate.r1_09_7_assassins import Guard, attempt_menu
from comitium.games.republic.rules.r1_09_senate.r1_09_13_measures import measure
from comitium.games.republic.rules.r1_09_senate.r1_09_14_vote import floor
from comitium.games.republic.rules.r1_09_senate.r1_09_15_windows import Window
from comitium.games.republic.rules.r1_09_senate.r1_09_42_judgment import Appeal, Trial
from comitium.games.republic.rules.r1_09_senate.r1_09_64_draft import UNSET, DraftMilitary
from comitium.games.republic.rules.r1_09_senate.r1_09_64_items import DEPLOYED
from comitium.games.republic.rules.r1_09_senate.r1_09_142_ballots import Turn
from comitium.games.republic.rules.r1_09_senate.trials_words import APPEAL
from comitium.games.republic.rules.r1_09_senate.words import ATTEMPT
from comitium.games.republic.rules.r1_10_combat.r1_10_12_attack import Ashore
from comitium.games.republic.rules.r1_12_victory.r1_12_4_survival import NextWar, reachable
from comitium.games.republic.state.numbers import AT_WAR, CIVIL_WAR, bits, count
from comitium.games.republic.state.republic import ERA_ENDS as REVEALED
from comitium.games.republic.state.republic import Republic

Odds = dict[int, Phrase]


def by_choice(game: Republic, seat: int) -> tuple[tuple[int, Phrase], ...]:
    """What may come of each answer to the question that waits for a seat, where that is a matter of dice."""
    if not game.stack:
        return ()
    return tuple(_found(game, seat, game.stack[-1]).items())


def _found(game: Republic, seat: int, top: Any) -> Odds:
    """By the kind of question."""
    if isinstance(top, Persuade):
        return persuading(game, top)
    if isinstance(top, (CounterBribe, Raise)):
        return bidding(game, seat, top)
    if isinstance(top, Knights):
        return knights(game, seat, top)
    if isinstance(top, Games):
        return giving(game, seat, top)
    if isinstance(top, Guard):
        return guarding(game, seat, top)
    if isinstance(top, Appeal):
        return appealing(game)
    if isinstance(top, Ashore):
        war = game.where[top.senator] - AT_WAR
        return {YES: victory(attack(game, war, odds.force_of(game, top.senator)))}
    if isinstance(top, Turn):
        return killing(game, seat, top.chain)
    if isinstance(top, Window):
        return killing(game, seat, top.chain(seat))
    if isinstance(top, DraftMilitary):
        return sending(game, seat, top)
    if isinstance(top, NextWar):
        force = odds.force_of(game, game.rebel)
        return {WAR + war: victory(attack(game, war, force)) for war in reachable(game)}
    return {}


def chance(id: str, number: float) -> Phrase:
    return phrase(id, chance=percent(number))


# -- the Forum


def persuading(game: Republic, top: Persuade) -> Odds:
    """[1.07.41] Of each persuader his best target; of each target what talents bring; of each bribe its chance."""
    man, seat = top.persuader, top.seat
    if man < 0:
        return {
            SENATOR + other: chance("republic-odds-choice-at-best", _best(game, seat, other))
            for other in bits(game.here(seat))
            if odds.persuadable(game, seat)
        }
    if top.target < 0:
        found: Odds = {}
        for target in bits(odds.persuadable(game, seat)):
            plain = odds.persuasion(game, seat, man, target).chance
            most = odds.persuasion(game, seat, man, target, game.talents[man]).chance
            found[SENATOR + target] = _range(plain, most, game.talents[man])
        return found
    said = "republic-odds-choice-bribe" if top.card < 0 else "republic-odds-choice"  # nobody bids against a card
    return {
        TALENTS + bribe: chance(said, odds.persuasion(game, seat, man, top.target, bribe, card=top.card).chance)
        for bribe in range(game.talents[man] + 1)
    }


def _best(game: Republic, seat: int, man: int) -> float:
    able = bits(odds.persuadable(game, seat))
    return max([odds.persuasion(game, seat, man, target, game.talents[man]).chance for target in able], default=0.0)


def _range(plain: float, most: float, talents: int) -> Phrase:
    """With nothing, and with all that a man has."""
    if not talents:
        return chance("republic-odds-choice", plain)
    return phrase("republic-odds-choice-range", chance=percent(plain), best=percent(most), amount=talents)


def bidding(game: Republic, seat: int, top: Any) -> Odds:
    """[1.07.413] [1.07.414] What a talent more, on either side, makes of the attempt."""
    attempt = attempt_below(game)
    found: Odds = {}
    for choice in top.legal(game, seat):
        more = argument(choice) if verb(choice) == TALENTS else 0
        bribe = attempt.bribe + (more if isinstance(top, Raise) else 0)
        counter = attempt.counter + (more if isinstance(top, CounterBribe) else 0)
        made = odds.persuasion(game, attempt.seat, attempt.persuader, attempt.target, bribe, counter)
        found[choice] = chance("republic-odds-choice-persuaded", made.chance)
    return found


def knights(game: Republic, seat: int, top: Knights) -> Odds:
    """[1.07.5] [1.07.51] A knight for talents, or talents for knights."""
    found: Odds = {}
    for choice in top.legal(game, seat):
        what, number = verb(choice), argument(choice)
        if what == ATTRACT:
            talents = game.talents[number]
            found[choice] = _range(odds.knight(game, seat, number, 0), odds.knight(game, seat, number, talents), talents)
        elif what == TALENTS:
            found[choice] = chance("republic-odds-choice", odds.knight(game, seat, top.man, number))
        elif what in (PRESS, NUMBER):
            pressed = game.knights[number] if what == PRESS else number
            found[choice] = phrase("republic-odds-choice-pressed", amount=round(odds.pressed(game, pressed)))
    return found


def giving(game: Republic, seat: int, top: Games) -> Odds:
    """[1.07.6] [1.08.2] What games make of the next speech; [1.12.1] there is none when the era has ended."""
    if game.marks[REVEALED]:
        return {}
    speaker = odds.speech(game).speaker
    found: Odds = {}
    for choice in top.legal(game, seat):
        changed = gained = 0
        if choice != PASS:
            games = (verb(choice) - GAMES) // SPAN
            changed = GAMES_UNREST[games]
            gained = GAMES_POPULARITY[games] if argument(choice) == speaker else 0
        made = odds.speech(game, odds.coming_unrest(game, changed), gained=gained)
        found[choice] = chance("republic-odds-choice-rise", made.revolt)
    return found


# -- armies


def victory(chances: dict[str, float]) -> Phrase:
    """[1.10.2] The two ends of a campaign, of all that may come of it."""
    if not chances:
        return phrase("republic-odds-choice-idle")
    numbers = dict(zip(chances, shares(list(chances.values())), strict=True))
    lost = [name for name in ("defeat", "disaster") if name in chances]
    bad = spoken(sum([numbers[name] for name in lost]), sum([chances[name] for name in lost]))
    return phrase("republic-odds-choice-battle", victory=spoken(numbers["victory"], chances["victory"]), lost=bad)


def sending(game: Republic, seat: int, top: DraftMilitary) -> Odds:
    """[1.09.64] The war that a man is sent to, with all that is free; then each number of ordinary legions."""
    if not top.begun or top.begun[0] != DEPLOYED or top.begun[3] != UNSET:
        return {}
    muster, man = top.muster(game), top.begun[1]
    free = muster.available()
    ordinary, veterans = count(free & ~game.veterans), count(free & game.veterans)
    fleets = muster.available_fleets()
    found: Odds = {}
    for choice in top.legal(game, seat):
        if verb(choice) == WAR and argument(choice) <= CIVIL_WAR:
            war = argument(choice)
            made = attack(game, war, planned(game, war, man, ordinary, veterans, fleets))
            found[choice] = phrase("republic-odds-choice-all-out", victory=told(made)["victory"] if made else "0")
        elif verb(choice) == LEGIONS:
            war = top.begun[2]
            found[choice] = victory(attack(game, war, planned(game, war, man, argument(choice), 0, fleets)))
    return found


# -- the Senate


def killing(game: Republic, seat: int, chain: list[int]) -> Odds:
    """[1.09.72] Each target without cards, then each number of Assassin cards; bodyguards are not counted."""
    if not chain or chain[0] != ATTEMPT or len(chain) not in (2, 3):
        return {}
    if len(chain) == 2:
        return {
            choice: killed(odds.attempt(game, argument(choice), 0, 0))
            for choice in attempt_menu(game, seat, chain)
            if verb(choice) == SENATOR
        }
    target = argument(chain[2])
    cards = range(len(held(game, seat, ASSASSIN)) + 1)
    return {NUMBER + number: killed(odds.attempt(game, target, number, 0)) for number in cards}


def guarding(game: Republic, seat: int, top: Guard) -> Odds:
    """[1.09.73] The die lies there: what each number of bodyguards does to it."""
    attempt = top.attempt(game)
    guards = range(len(held(game, seat, SECRET_BODYGUARD)) + 1)
    return {
        NUMBER + number: killed(odds.attempt(game, attempt.target, attempt.cards, number, attempt.die)) for number in guards
    }


def killed(made: odds.Attempt) -> Phrase:
    return phrase("republic-odds-choice-killed", killed=percent(made.killed), caught=percent(made.caught))


def appealing(game: Republic) -> Odds:
    """[1.09.421] What the people may say, by the dice."""
    vote = floor(game)
    about = measure(vote.what)
    if not isinstance(about, Trial):
        return {}
    found: Odds = {}
    for dice in range(APPEAL_TABLE_DICE, APPEAL_DICE[vote.what[1]] + 1):
        made = odds.appeal(game, about.popularity(game, vote), dice)
        found[APPEAL + dice] = phrase("republic-odds-choice-appeal", killed=percent(made.killed), freed=percent(made.freed))
    return found
