"""[4.03.2] Who pays for a neutral: its richest senator, alone."""

from __future__ import annotations

from comitium.games.republic.rules.r1_06_revenue.r1_06_11_income import earners
from comitium.games.republic.rules.r4_solitaire.r4_01_3_ties import compare, roll_senators
from comitium.games.republic.state.numbers import NOBODY, bits
from comitium.games.republic.state.republic import Republic

RULE = "4.03.2"


def richest(game: Republic, seat: int, in_rome: bool) -> list[int]:
    """The richest senators of a faction, of those in Rome only where the rule asks for presence; captives and rebels never
    pay. Several if they are tied, none if there is nobody."""
    able = bits(earners(game, seat) & game.rome if in_rome else earners(game, seat))
    if not able:
        return []
    most = max([game.talents[senator] for senator in able])
    return [senator for senator in able if game.talents[senator] == most]


def payer(game: Republic, seat: int, in_rome: bool) -> int:
    """[4.03.2] Who pays; NOBODY if there is nobody. Ask only for a payment that is made: ties are thrown for (D-57)."""
    tied = richest(game, seat, in_rome)
    if not tied:
        return NOBODY
    able = bits(earners(game, seat) & game.rome if in_rome else earners(game, seat))
    compare(game, RULE, able, [(game.talents[senator],) for senator in able], ["talents"])
    return roll_senators(game, RULE, tied)
