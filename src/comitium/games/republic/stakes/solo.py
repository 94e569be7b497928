"""[4.05] What the player without opponents gains: a part of the spoils, a commander of her choice."""

from __future__ import annotations

from comitium.core.messages import Stake, Value
from comitium.games.republic import names
from comitium.games.republic.catalogue.ids import DICTATOR, FIELD_CONSUL, LAENAS, MILITARY_REFORMS, ROME_CONSUL
from comitium.games.republic.catalogue.tables import (
    LAND_BILL_COSPONSOR,
    LAND_BILL_SPONSOR,
    LIFE_AUTOMATIC,
    OFFICE_INFLUENCE,
)
from comitium.games.republic.choices import CONCESSION, PASS, PROVINCE, SENATOR, SPAN, VETERAN, verb
from comitium.games.republic.rules.common import stakes
from comitium.games.republic.rules.common.units import veterans_of
from comitium.games.republic.rules.r1_09_senate.choices import VETO
from comitium.games.republic.rules.r1_09_senate.r1_09_6_business.r1_09_62_land_bills import bill_for_rome
from comitium.games.republic.rules.r4_solitaire.choices import ANNUL, COSPONSOR, OFFICE, SPONSOR
from comitium.games.republic.rules.r4_solitaire.r4_02_2_dominant import Delegated
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_3_plans.r4_05_3_commanders import NameCommander
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_3_plans.r4_05_31_allotment import rating as commands
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_3_plans.r4_05_31_veterans import TakeVeterans
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_4_spoils import ChooseSpoils
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_41_eligibility import Division
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_416_land_bills import highest_type
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_419_tribunes import (
    SpoilsWindow,
    answering,
    next_member,
    taken_by,
)
from comitium.games.republic.stakes.business import sponsored
from comitium.games.republic.stakes.registry import QuestionStakes, StakesByChoice, question_stakes, register
from comitium.games.republic.state.numbers import ACTIVE, NOBODY, bits, count
from comitium.games.republic.state.republic import Republic


class DelegatedStakes(QuestionStakes[Delegated]):
    """[4.02.2] What the answers are worth to the neutral faction that the dominant player decides for, and to Rome: neutrals
    hold nothing that is hidden."""

    def by_choice(self, game: Republic, seat: int, top: Delegated) -> StakesByChoice:
        asked = game.clone()
        asked.pop()
        below = asked.stack[-1]
        found = question_stakes(below)
        return found.by_choice(asked, top.neutral, below) if found is not None else {}


class SpoilsOfSenateStakes(QuestionStakes[ChooseSpoils]):
    """[4.05.4] What each part brings whoever receives it; then to whom."""

    def by_choice(self, game: Republic, seat: int, top: ChooseSpoils) -> StakesByChoice:
        menu = top.legal(game, seat)
        if not top.item:
            return {choice: [*warning(game, choice), *brings(game, choice, NOBODY)] for choice in menu}
        return {choice: brings(game, top.item, choice - SENATOR) for choice in menu if choice != PASS}


def warning(game: Republic, item: int) -> list[Stake]:
    """[4.05.419] That the neutral that chooses next would take it with a Tribune, or save the land bill from a pass: its cards
    and its directive lie open."""
    robber = taken_by(game, game.current(Division), item)
    if robber < 0:
        return []
    about: dict[str, Value] = {"seat": names.seat(robber)}
    if item == PASS:
        return [stakes.note("warning", "saved-by-tribune", "4.05.419", robber, about)]
    return [stakes.note("warning", "taken-by-tribune", "4.05.419", robber, about)]


class SpoilsWindowStakes(QuestionStakes[SpoilsWindow]):
    """[4.05.419] Who chooses after the Tribune. [4.07.6] That the neutral that is robbed would answer it with open cards."""

    def by_choice(self, game: Republic, seat: int, top: SpoilsWindow) -> StakesByChoice:
        division = game.current(Division)
        after = chooses_next(next_member(game, division.turn), seat)
        stops = [choice for choice in top.legal(game, seat) if verb(choice) == VETO]
        if division.item == PASS:
            return {choice: [after] for choice in stops}
        robbed = division.turn
        told: list[Stake] = []
        for kind in answering(game, robbed):
            about: dict[str, Value] = {"seat": names.seat(robbed), "card": names.intrigue(kind)}
            told.append(stakes.note("warning", "answered-with", "4.07.6", robbed, about))
        against = [choice for choice in top.legal(game, seat) if verb(choice) in (VETO, ANNUL)]
        found = {choice: list(told) for choice in against if choice != ANNUL + LAENAS + 1}  # 23A: nobody answers him
        for choice in stops:
            found[choice].append(after)
        return found


def chooses_next(chooser: int, seat: int) -> Stake:
    """[4.05.419] Whose choice it is if the Tribune stands."""
    if chooser == seat:
        return stakes.note("office", "you-choose-next", "4.05.419", seat)
    return stakes.note("office", "chooses-next", "4.05.419", seat, {"seat": names.seat(chooser)})


def brings(game: Republic, item: int, man: int) -> list[Stake]:
    """What a part of the spoils is worth, to the man if he is named."""
    kind, number = verb(item), item % SPAN
    if kind == OFFICE:
        gained = OFFICE_INFLUENCE[number]
        if man >= 0:
            leads = [rating(game, man)] if number in (ROME_CONSUL, FIELD_CONSUL) else []
            return [*nears_life(game, man, gained), stakes.influence(game, man, gained, "4.05.41"), *leads]
        return [stakes.stake("influence", names.office(number), gained, "4.05.41")]
    if kind == CONCESSION:
        return [stakes.income(game, number, man, "1.06.12"), stakes.RISK]
    if kind == PROVINCE:
        return [*(stakes.departs(game, man) if man >= 0 else []), *stakes.post(game, number)]
    if kind in (SPONSOR, COSPONSOR):
        return bill_brings(game, kind == SPONSOR, man)
    return []


def nears_life(game: Republic, man: int, gained: int) -> list[Stake]:
    """[1.09.822] That a neutral's man would be Consul for Life with that influence, or with a dictatorship more."""
    total = game.influence[man] + gained
    if not game.is_neutral(game.faction[man]) or total + OFFICE_INFLUENCE[DICTATOR] < LIFE_AUTOMATIC:
        return []
    if game.in_force(MILITARY_REFORMS) or game.consul_for_life >= 0:
        return []
    about: dict[str, Value] = {"amount": total, "count": LIFE_AUTOMATIC}
    return [stakes.note("warning", "nears-life", "1.09.822", game.faction[man], about)]


def rating(game: Republic, man: int) -> Stake:
    """[1.10.11] What he adds to an army: a Consul may have to lead one."""
    return stakes.stake("military", names.senator(man), game.military(man), "1.10.11", game.faction[man])


def bill_brings(game: Republic, first: bool, man: int) -> list[Stake]:
    """[4.05.416] [1.09.62] What the land bill brings Rome, and its sponsor or co-sponsor if he is named. The highest type that
    is free is passed."""
    bill = highest_type(game)
    if bill < 0:
        return []
    if man >= 0:
        return [stakes.popularity(game, man, (LAND_BILL_SPONSOR if first else LAND_BILL_COSPONSOR)[bill], "1.09.62")]
    return [sponsored(bill), *bill_for_rome(game, bill, 1)]


class CommanderStakes(QuestionStakes[NameCommander]):
    """[4.05.31] [1.10.4] What each brings to the battle, and what he gains if he wins, and Rome with him."""

    def by_choice(self, game: Republic, seat: int, top: NameCommander) -> StakesByChoice:
        found: StakesByChoice = {}
        for choice in top.legal(game, seat):
            man = choice - SENATOR
            won = stakes.victory(game, top.war, man, game.faction[man])
            gained = won[0].amount if won else None
            found[choice] = [*nears_life(game, man, gained or 0), *leads(game, man), *won]
        return found


def leads(game: Republic, man: int) -> list[Stake]:
    """[1.09.34] [4.05.31] His military, with that of his Master of Horse, and the veterans in Italy that are sworn to his
    faction and go with him."""
    able = commands(game, man)
    found = [stakes.stake("military", names.senator(man), able, "1.10.11", game.faction[man])]
    for sworn in bits(game.members[game.faction[man]]):
        going = count(veterans_of(game, 1 << sworn) & game.legions[ACTIVE])
        if going:
            found.append(loyal(game, sworn, going))
    return found


def loyal(game: Republic, master: int, legions: int) -> Stake:
    """[1.10.5] To whom veterans are loyal."""
    about: dict[str, Value] = {"master": names.senator(master), "count": legions}
    return stakes.note("office", "veterans", "1.10.5", game.faction[master], about)


class TakeVeteransStakes(QuestionStakes[TakeVeterans]):
    """[4.05.31] [1.10.5] To whom the veterans are loyal that go along: they count twice all the same."""

    def by_choice(self, game: Republic, seat: int, top: TakeVeterans) -> StakesByChoice:
        found: StakesByChoice = {}
        for legion in bits(top.able & ~top.taken):
            master = game.allegiance[legion]
            if master >= 0:
                found[VETERAN + legion] = [loyal(game, master, 1)]
        return found


register(Delegated, DelegatedStakes())
register(TakeVeterans, TakeVeteransStakes())
register(ChooseSpoils, SpoilsOfSenateStakes())
register(SpoilsWindow, SpoilsWindowStakes())
register(NameCommander, CommanderStakes())
