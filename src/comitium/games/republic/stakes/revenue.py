"""[1.06] What the Revenue Phase gains and loses: contributions, spoils, grain, bodyguards; [1.11.1] a concession that is
played."""

from __future__ import annotations

from comitium.core.messages import Phrase, Stake, Value
from comitium.games.republic import names
from comitium.games.republic.catalogue.intrigue import GUARD_POPULARITY, GUARD_TALENTS
from comitium.games.republic.catalogue.provinces import SPOILS_DICE
from comitium.games.republic.catalogue.tables import (
    CONTRIBUTION_INFLUENCE,
    CONTRIBUTION_TALENTS,
    DEVELOP_INFLUENCE,
)
from comitium.games.republic.choices import NO, SENATOR, SPAN, TALENTS, YES, verb
from comitium.games.republic.rules.common import stakes
from comitium.games.republic.rules.common.provinces import side
from comitium.games.republic.rules.r1_06_revenue.r1_06_3_bodyguards import RULE as RULE_OF_GUARDS
from comitium.games.republic.rules.r1_06_revenue.r1_06_3_bodyguards import HireBodyguard, KeepBodyguard
from comitium.games.republic.rules.r1_06_revenue.r1_06_11_income import SellGrain, concession_income
from comitium.games.republic.rules.r1_06_revenue.r1_06_13_spoils import TakeSpoils, spoils_of
from comitium.games.republic.rules.r1_06_revenue.r1_06_52_contributions import RULE, Contributions
from comitium.games.republic.rules.r1_10_combat.r1_10_71_capture import Ransom, price
from comitium.games.republic.rules.r2_02_provincial_wars.r2_02_3_levies import RaiseProvincials, affordable
from comitium.games.republic.rules.r2_02_provincial_wars.r2_02_32_strength import army_value, land_force, naval_force
from comitium.games.republic.stakes.registry import QuestionStakes, StakesByChoice, register
from comitium.games.republic.state.numbers import GARRISON, NOBODY
from comitium.games.republic.state.republic import Republic

TOO_LITTLE = stakes.note("influence", "no-influence", RULE, args={"talents": CONTRIBUTION_TALENTS[0]})


class ContributionStakes(QuestionStakes[Contributions]):
    """[1.06.52] What a gift is worth: the sums from which on it brings influence."""

    def by_choice(self, game: Republic, seat: int, top: Contributions) -> StakesByChoice:
        if top.senator >= 0:
            return {TALENTS + 1: sums(names.senator(top.senator), game.talents[top.senator], seat)}
        men = [choice - SENATOR for choice in top.legal(game, seat) if verb(choice) == SENATOR]
        return {SENATOR + man: sums(names.senator(man), game.talents[man], seat)[-1:] or [TOO_LITTLE] for man in men}

    def table(self) -> list[Stake]:
        return sums(stakes.role("giver"), CONTRIBUTION_TALENTS[-1], NOBODY)


def sums(who: Phrase, purse: int, seat: int) -> list[Stake]:
    """[1.06.52] The sums that a purse reaches, each with its influence."""
    found: list[Stake] = []
    for talents, gained in zip(CONTRIBUTION_TALENTS, CONTRIBUTION_INFLUENCE, strict=True):
        if talents <= purse:
            args: dict[str, Value] = {"who": who, "talents": talents, "amount": stakes.signed(gained)}
            found.append(Stake("influence", Phrase("republic-stake-gift", args), RULE, gained, seat))
    return found


class SpoilsStakes(QuestionStakes[TakeSpoils]):
    """[1.06.13] Spoils make a governor corrupt; [1.06.4] without them his province develops sooner, to his honour."""

    def by_choice(self, game: Republic, seat: int, top: TakeSpoils) -> StakesByChoice:
        man = game.governor[top.province]
        spoils = (
            stakes.post(game, top.province)[0]
            if SPOILS_DICE[side(game, top.province)]
            else stakes.talents(game, man, max(0, spoils_of(game, top.province, 0)), "1.06.13")
        )
        taken = [spoils, stakes.RISK]
        if game.developed >> top.province & 1:
            return {YES: taken}
        args: dict[str, Value] = {"who": names.senator(man), "amount": stakes.signed(DEVELOP_INFLUENCE)}
        return {YES: taken, NO: [stakes.note("influence", "develops", "1.06.4", seat, args)]}

    def table(self) -> list[Stake]:
        return [stakes.RISK]


class LevyStakes(QuestionStakes[RaiseProvincials]):
    """[2.02.3] What talents add to the levy of a province; [2.02.32] with what it would defend itself."""

    def by_choice(self, game: Republic, seat: int, top: RaiseProvincials) -> StakesByChoice:
        found: StakesByChoice = {}
        for choice in top.legal(game, seat):
            if top.added < 0:
                args: dict[str, Value] = {"number": affordable(game, top.province, choice % SPAN)}
                found[choice] = [stakes.note("military", "raises", "2.02.3", seat, args)]
            else:
                number = affordable(game, top.province, top.added)
                found[choice] = [defended(game, seat, top.province, choice % SPAN, number - choice % SPAN)]
        return found


def defended(game: Republic, seat: int, province: int, armies: int, fleets: int) -> Stake:
    """[2.02.32] What a province would have on land and at sea with so many more armies and fleets."""
    has_legion = game.legions[GARRISON + province] != 0
    there = game.provincial_armies[province]
    land = land_force(game, province) - army_value(there, has_legion) + army_value(there + armies, has_legion)
    args: dict[str, Value] = {"land": land, "sea": naval_force(game, province) + fleets}
    return stakes.note("military", "defence", "2.02.32", seat, args)


class GrainStakes(QuestionStakes[SellGrain]):
    """[1.06.12] Dear grain brings talents and costs popularity."""

    def by_choice(self, game: Republic, seat: int, top: SellGrain) -> StakesByChoice:
        man = game.holder[top.concession]
        usual = concession_income(man, top.concession)
        dear = stakes.talents(game, man, usual * top.factor(game), "1.06.12")
        lost = stakes.popularity(game, man, top.cost(game), "1.06.12")
        return {YES: [dear, lost], NO: [stakes.talents(game, man, usual, "1.06.12")]}


class KeepGuardStakes(QuestionStakes[KeepBodyguard]):
    """[1.07.35] What the guards cost him."""

    def by_choice(self, game: Republic, seat: int, top: KeepBodyguard) -> StakesByChoice:
        return {YES: guarded(game, top.senator)}


class HireGuardStakes(QuestionStakes[HireBodyguard]):
    """[1.07.35] The same for who has none yet."""

    def by_choice(self, game: Republic, seat: int, top: HireBodyguard) -> StakesByChoice:
        men = [choice - SENATOR for choice in top.legal(game, seat) if verb(choice) == SENATOR]
        return {SENATOR + man: guarded(game, man) for man in men}


def guarded(game: Republic, man: int) -> list[Stake]:
    """[1.07.35] A talent, and the people dislike it."""
    lost = stakes.popularity(game, man, GUARD_POPULARITY, RULE_OF_GUARDS)
    return [stakes.talents(game, man, -GUARD_TALENTS, RULE_OF_GUARDS), lost]


class RansomStakes(QuestionStakes[Ransom]):
    """[1.10.71] His votes are in Rome again; or he may be killed by who holds him."""

    def by_choice(self, game: Republic, seat: int, top: Ransom) -> StakesByChoice:
        man, menu = top.senator, top.legal(game, seat)
        args: dict[str, Value] = {"who": names.senator(man), "amount": price(game, man)}
        home = [stakes.note("talents", "ransom", "1.10.71", seat, args), stakes.votes(game, man, 1, "1.10.71")]
        return dict.fromkeys(menu[1:2], home)


register(Contributions, ContributionStakes())
register(TakeSpoils, SpoilsStakes())
register(SellGrain, GrainStakes())
register(KeepBodyguard, KeepGuardStakes())
register(HireBodyguard, HireGuardStakes())
register(Ransom, RansomStakes())
register(RaiseProvincials, LevyStakes())
