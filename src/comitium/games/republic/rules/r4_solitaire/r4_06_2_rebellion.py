"""[4.06.2] The rebellion of a neutral: three conditions, no choice. And what else a neutral is asked in a civil war."""

from __future__ import annotations

from typing import Final

from comitium.core.audience import EVERYBODY
from comitium.games.republic.catalogue.tables import ALLEGIANCE_LEAST
from comitium.games.republic.choices import DONE, SENATOR, TALENTS, VETERAN, WAR
from comitium.games.republic.events.solo import revolution as events
from comitium.games.republic.rules.common.ranks import highest_of
from comitium.games.republic.rules.common.wars import fleet_strength, land_strength
from comitium.games.republic.rules.r1_10_combat.commanders import master_of
from comitium.games.republic.rules.r1_11_revolution.choices import LAY_DOWN
from comitium.games.republic.rules.r1_11_revolution.r1_11_3_declaration import COMMANDER, LENT, Declare
from comitium.games.republic.rules.r1_11_revolution.r1_11_32_partisans import Partisans
from comitium.games.republic.rules.r1_11_revolution.r1_11_36_veterans import Defection, callable_by
from comitium.games.republic.rules.r1_11_revolution.rising import joiners, own_veterans, testable
from comitium.games.republic.rules.r1_12_victory.r1_12_4_survival import NextWar, reachable
from comitium.games.republic.rules.r4_solitaire.r4_01_3_ties import best
from comitium.games.republic.rules.r4_solitaire.r4_02_1_directives import Procedure, register
from comitium.games.republic.rules.r4_solitaire.r4_02_2_dominant import delegate
from comitium.games.republic.state.numbers import FORCE, LEGIONS, RESERVE, count, lowest
from comitium.games.republic.state.republic import Republic

RULE: Final = "4.06.2"
FUNDS: Final = 3  # [4.06.2] A: talents for each legion under him
FACES: Final = 6  # of a die
PERCENT: Final = 60  # [4.06.2] C: of all legions


def all_legions(game: Republic) -> int:
    """[D-42] All legions of Rome, a veteran is one: in Italy, at war, in garrisons."""
    return LEGIONS - count(game.legions[RESERVE])


def sworn(game: Republic, commander: int) -> int:
    """His own veterans among the legions under him."""
    return count(game.legions[FORCE + commander] & own_veterans(game, commander))


def favourable(game: Republic) -> int:
    """[1.11.31] How many faces of a die make a legion follow that was paid.

    Early 3 of 6, Middle 4, Late 5; each level of Evil Omens takes one.
    """
    least = ALLEGIANCE_LEAST[game.era] - 1 + game.omens  # what the die itself must show
    return max(0, min(FACES, FACES + 1 - least))


def has_funds(game: Republic, seat: int, commander: int) -> bool:
    """[4.06.2] A: three talents for each legion under him, in his purse and the faction treasury, before he pays anybody."""
    funds = game.talents[commander] + game.box[seat]
    needed = FUNDS * count(game.legions[FORCE + commander])
    if game.has_listener:
        game.tell(events.FundsCounted(RULE, seat, commander, funds, needed), EVERYBODY)
    return funds >= needed


def expects_majority(game: Republic, commander: int) -> bool:
    """[4.06.2] [D-42] B: he can pay a talent for each legion that is not sworn to him, out of his own purse, and may then
    expect more than half of all legions."""
    price = count(testable(game, commander))
    sixths = FACES * sworn(game, commander) + price * favourable(game)
    total = all_legions(game)
    if game.has_listener:
        purse = game.talents[commander]
        game.tell(events.FollowersExpected(RULE, commander, sixths, total, price, purse), EVERYBODY)
    return game.talents[commander] >= price and 2 * sixths > FACES * total


def leads_enough(game: Republic, declare: Declare) -> bool:
    """[4.06.2] C: 60 percent of all legions follow him."""
    following = count(declare.followers) + sworn(game, declare.commander)
    total = all_legions(game)
    if game.has_listener:
        needed = (PERCENT * total + 99) // 100
        game.tell(events.FollowersCounted(RULE, declare.commander, following, total, needed), EVERYBODY)
    return 100 * following >= PERCENT * total


class NeutralRebellion(Procedure):
    """[4.06.2] N30: a victorious commander who has the money tests his legions if he may expect more than half of all, and
    rises if 60 percent follow. Otherwise he lays down, unless the dominant player leads him to another war (C-43)."""

    code = "N30"
    rule = RULE

    def act(self, game: Republic, seat: int) -> None:
        question = game.stack[-1]
        assert isinstance(question, Declare)
        if question.stage == COMMANDER:
            question.answer(game, seat, SENATOR + highest_of(game, question.left))
        elif question.stage == LENT:
            question.answer(game, seat, TALENTS)  # a neutral Master of Horse pays nothing
        elif question.tested:
            delegate(game, seat, LAY_DOWN)
        else:
            decide(game, question)


def decide(game: Republic, declare: Declare) -> None:
    """[4.06.2] The three conditions, one after the other. [D-62] Nothing is thrown while a rebellion runs."""
    seat, commander = declare.seat, declare.commander
    if not declare.may_rise(game) or not has_funds(game, seat, commander) or not expects_majority(game, commander):
        declare.tested = 1
        return
    declare.paid = count(testable(game, commander) & ~game.veterans)
    declare.favoured = testable(game, commander) & game.veterans
    declare.throw(game)
    master = master_of(game, commander)
    if master >= 0 and joiners(game, commander) >> master & 1:
        declare.named = 1 << master  # D-42: he alone
    if leads_enough(game, declare) and declare.why_not_finish(game) is None:
        if game.has_listener:
            game.tell(events.RevoltDecided(RULE, seat, commander), EVERYBODY)
        declare.declare(game)
        return
    if game.has_listener:
        game.tell(events.CommandReturned(RULE, seat, commander), EVERYBODY)
    declare.next_commander()


class NoPartisans(Procedure):
    """[4.06.2] [D-42] N30: all others stay loyal."""

    code = "N30"
    rule = RULE

    def act(self, game: Republic, seat: int) -> None:
        game.stack[-1].answer(game, seat, DONE)


class VeteransLeave(Procedure):
    """[1.11.36] N31: veterans of a loyal neutral leave the rebel; the dominant player may let them stay."""

    code = "N31"
    rule = "4.02.2"

    def act(self, game: Republic, seat: int) -> None:
        delegate(game, seat, VETERAN + lowest(callable_by(game, seat)), True)


class WeakestWar(Procedure):
    """[1.12.4] N30: a neutral rebel who must save Rome; usually he fights the weakest war that he can reach."""

    code = "N30"
    rule = "4.02.2"

    def act(self, game: Republic, seat: int) -> None:
        wars = reachable(game)
        keys = [(-land_strength(game, war) - fleet_strength(game, war),) for war in wars]
        delegate(game, seat, WAR + best(wars, keys)[0])


register(Declare, NeutralRebellion())
register(Partisans, NoPartisans())
register(Defection, VeteransLeave())
register(NextWar, WeakestWar())
