"""[4.03.1] What a neutral faction does with its income: pooled, then split as its card says. Old money never moves."""

from __future__ import annotations

from comitium.core.audience import EVERYBODY
from comitium.games.republic.catalogue.neutrals import NEUTRAL_REVENUE
from comitium.games.republic.catalogue.values import EQUAL_SHARES, LEADER_HALF, TREASURY_DIE
from comitium.games.republic.choices import DONE
from comitium.games.republic.events.solo.revenue import IncomeSplit, ShareTaken, TreasuryDieRolled
from comitium.games.republic.rules.r1_06_revenue.r1_06_3_redistribution import Redistribution
from comitium.games.republic.rules.r1_06_revenue.r1_06_11_income import earners
from comitium.games.republic.rules.r1_10_combat.r1_10_71_capture import ask_ransoms, why_not_ransom
from comitium.games.republic.rules.r4_solitaire.r4_01_3_leaders import rightful_leader
from comitium.games.republic.rules.r4_solitaire.r4_01_3_ties import best_senator
from comitium.games.republic.rules.r4_solitaire.r4_02_1_directives import Procedure, register
from comitium.games.republic.state.numbers import NOBODY, bits
from comitium.games.republic.state.republic import Republic

RULE = "4.03.1"


def leader_for_the_split(game: Republic, seat: int) -> int:
    """[D-7] The leader; if he is missing, a captive or a rebel, whoever would lead now. NOBODY if the faction has nobody."""
    able = earners(game, seat)
    present = game.leader[seat]
    if not able:
        return NOBODY
    return present if present >= 0 and able >> present & 1 else rightful_leader(game, seat)


def split(game: Republic, seat: int) -> None:
    """[4.03.1] N6: the pool goes to leader, senators and treasury."""
    total = game.pools[seat]
    if total == 0:
        return
    game.pools[seat] = 0
    how = NEUTRAL_REVENUE[game.directives[seat]]
    able = bits(earners(game, seat))
    left = total
    die = 0
    if not able:
        pass
    elif how == TREASURY_DIE:
        die = treasury_die(game, seat)
        left -= to_leader(game, seat, total - min(total, die))
    elif how == EQUAL_SHARES:
        for senator in able:
            left -= share(game, senator, total // len(able))
    elif how == LEADER_HALF:
        left -= to_leader(game, seat, (total + 1) // 2)
    else:
        left -= one_each(game, seat, able, total)
    game.box[seat] += left
    if game.has_listener:
        game.tell(IncomeSplit(RULE, seat, total, total - left, left, game.box[seat], die), EVERYBODY)


def treasury_die(game: Republic, seat: int) -> int:
    """What the die gives to the treasury; omens do not touch it (4.02.1)."""
    die = game.die()
    if game.has_listener:
        game.tell(TreasuryDieRolled(RULE, seat, die), EVERYBODY)
    return die


def share(game: Republic, senator: int, talents: int) -> int:
    """So much is his; says how much."""
    game.talents[senator] += talents
    if talents and game.has_listener:
        game.tell(ShareTaken(RULE, senator, talents), EVERYBODY)
    return talents


def to_leader(game: Republic, seat: int, talents: int) -> int:
    """[D-57] Who stands in for a missing leader is only asked if he gets something."""
    return share(game, leader_for_the_split(game, seat), talents) if talents else 0


def one_each(game: Republic, seat: int, able: list[int], total: int) -> int:
    """One to each senator and the treasury, the rest to the leader. [D-7] If that is too much: the leader first, then the
    others by influence, then the treasury. Says what senators have got."""
    first = leader_for_the_split(game, seat)
    others = [senator for senator in able if senator != first]
    given = share(game, first, max(1, total - len(others) - 1))
    while others and given < total:
        if total - given >= len(others):
            senator = others[0]
        else:
            senator = best_senator(game, RULE, others, [(game.influence[one],) for one in others], ["influence"])
        given += share(game, senator, 1)
        others.remove(senator)
    return given


class SplitIncome(Procedure):
    """[4.03.1] N6: when all redistribute. N33: and a captive whose ransom can be paid now is ransomed."""

    code = "N6"
    rule = RULE

    def act(self, game: Republic, seat: int) -> None:
        poll = game.stack[-1]
        assert isinstance(poll, Redistribution)
        poll.chain(seat).append(DONE)
        if game.pools[seat]:
            split(game, seat)
            for senator in bits(game.captives(seat)):
                if why_not_ransom(game, seat, senator) is None:
                    ask_ransoms(game, 1 << senator)


register(Redistribution, SplitIncome())
