"""Random play of Res Publica Romana with a temper: what uniform chance hardly ever brings about.

Left to itself chance neglects wars and murders its consuls, and Rome falls in the third year. A patriot raises legions, sends
them out and votes for what is proposed; an ambitious faction does the same and revolts when it can. Everything else is random,
and nothing legal is excluded.
"""

from __future__ import annotations

import random

from comitium.core.frames import Game
from comitium.core.ids import id_of
from comitium.games.republic.choices import DONE, NO, PASS, TALENTS, YES, verb
from comitium.games.republic.rules.common.hands import account
from comitium.games.republic.rules.common.units import lowest_legions, move_fleets, move_legions
from comitium.games.republic.rules.r1_07_forum.choices import GAMES
from comitium.games.republic.rules.r1_09_senate import kinds
from comitium.games.republic.rules.r1_09_senate.choices import ADJOURN, ALL_AGAINST, ALL_FOR, CLOSE, PROPOSE
from comitium.games.republic.rules.r1_09_senate.r1_09_6_business.business_choices import (
    DEPLOY,
    RAISE_FLEETS,
    RAISE_LEGIONS,
    REINFORCE,
)
from comitium.games.republic.rules.r1_11_revolution.choices import REVOLT
from comitium.games.republic.state.numbers import ACTIVE, RESERVE, count
from comitium.games.republic.state.republic import Republic

WILD, PATRIOT, AMBITIOUS = range(3)
HELPFUL = {  # what a patriot prefers at a question, and how often
    "Window": ((PASS,), 0.95),
    "Response": ((PASS, NO), 0.8),
    "Trade": ((PASS,), 0.8),
    "Redistribution": ((DONE,), 0.5),
    "CounterBribe": ((TALENTS,), 0.7),
    "Turn": ((ALL_FOR,), 0.8),
    "Consent": ((YES,), 0.9),
    "AskProsecutor": ((YES,), 0.9),
    "Agree": ((YES,), 0.6),
    "CensorsMenu": ((CLOSE,), 0.6),
    "Guard": ((PASS,), 0.5),
}


def temper_of(seed: int) -> int:
    """Every third game is as wild as chance."""
    return seed % 3


def help_rome(game: Republic, seed: int) -> None:
    """A richer State with an army to begin with, and in some games the cards of many years thrown away: it lives to see what
    comes later. Where it starts from is a position like any other."""
    dice = random.Random(seed)
    game.treasury += dice.choice([0, 200, 1000, 3000])
    move_legions(game, lowest_legions(game.legions[RESERVE], dice.choice([0, 6, 12])), RESERVE, ACTIVE)
    move_fleets(game, dice.choice([0, 5, 15]), RESERVE, ACTIVE)
    for _ in range(dice.choice([0, 0, len(game.deck) // 2, max(0, len(game.deck) - 8)])):
        card = game.deck.pop()
        game.discards.append(card)
        account(game, card)
    game.forget()


def keep_alive(game: Republic, turn: int, dice: random.Random) -> int:
    """At the beginning of a year the people may be calmed and the treasury filled. Says which year it is."""
    if game.turn != turn and dice.random() < 0.7:
        game.unrest = min(game.unrest, 2)
        game.treasury = max(game.treasury, dice.choice([0, 150, 400]))
        game.forget()
    return game.turn


def pick(game: Game, seat: int, dice: random.Random, temper: int) -> int:
    """One of the legal choices."""
    menu = game.legal(seat)
    if temper == WILD or not isinstance(game, Republic) or len(menu) == 1:
        return dice.choice(menu)
    where = id_of(game.stack[-1])
    preferred, how_often = HELPFUL.get(where, ((), 0.0))
    liked = [choice for choice in menu if choice in preferred]
    if liked and dice.random() < how_often:
        return liked[0]
    if where == "Business":
        return business(game, menu, dice)
    if where == "DraftForces":
        return raising(game, menu, dice)
    if where == "DraftMilitary":
        return sending(menu, dice)
    games = [choice for choice in menu if choice >= GAMES] if where == "Games" else []
    if games and dice.random() < 0.7:
        return dice.choice(games)
    if where == "Contributions" and dice.random() < 0.4:
        return menu[-1]
    if temper == AMBITIOUS and REVOLT in menu and dice.random() < 0.7:
        return REVOLT
    if where == "Turn" and ALL_AGAINST in menu and dice.random() < 0.5:
        return ALL_AGAINST
    return dice.choice(menu)


def business(game: Republic, menu: list[int], dice: random.Random) -> int:
    """Legions if there are few, then war; adjourn when nothing is left that one likes."""
    wanted = [PROPOSE + kinds.MILITARY] if count(game.legions[ACTIVE]) > 4 else [PROPOSE + kinds.FORCES]
    wanted += [PROPOSE + kinds.MILITARY, PROPOSE + kinds.LAND_BILL]
    if dice.random() < 0.6:
        for choice in wanted:
            if choice in menu:
                return choice
    return ADJOURN if ADJOURN in menu and dice.random() < 0.4 else dice.choice(menu)


def raising(game: Republic, menu: list[int], dice: random.Random) -> int:
    """As many as the State can keep."""
    raised = [
        choice
        for choice in menu
        if verb(choice) in (RAISE_LEGIONS, RAISE_FLEETS) and choice - verb(choice) <= game.treasury // 25
    ]
    if DONE in menu and (not raised or dice.random() < 0.5):
        return DONE
    return dice.choice(raised[-4:]) if raised and dice.random() < 0.9 else dice.choice(menu)


def sending(menu: list[int], dice: random.Random) -> int:
    """A commander with all there is, and then the proposal."""
    if DONE in menu and dice.random() < 0.7:
        return DONE
    sent = [choice for choice in menu if verb(choice) in (DEPLOY, REINFORCE)]
    if sent and dice.random() < 0.8:
        return dice.choice(sent)
    return menu[-1] if dice.random() < 0.6 else dice.choice(menu)
