"""[1.07] What the Forum gains and loses: persuasion, knights, games, who leads; a treaty that one of its events brings."""

from __future__ import annotations

from comitium.core.messages import Stake, Value
from comitium.games.republic import names
from comitium.games.republic.catalogue.events import EVENT_CREATES_PROVINCES
from comitium.games.republic.catalogue.senators import DOUBLES_INCOME
from comitium.games.republic.catalogue.tables import (
    GAMES_COST,
    GAMES_POPULARITY,
    GAMES_UNREST,
    KNIGHT_INCOME,
    KNIGHT_VOTES,
    LEADER_INCOME,
    SENATOR_INCOME,
)
from comitium.games.republic.choices import NUMBER, PASS, SENATOR, SPAN, TALENTS, WAR, argument, verb
from comitium.games.republic.rules.common import stakes
from comitium.games.republic.rules.common.wars import fleet_strength, land_strength, spoils
from comitium.games.republic.rules.r1_07_forum.choices import ATTRACT, GAMES, PRESS
from comitium.games.republic.rules.r1_07_forum.r1_07_4_persuasion import Persuade
from comitium.games.republic.rules.r1_07_forum.r1_07_5_knights import Knights
from comitium.games.republic.rules.r1_07_forum.r1_07_6_games import RULE as RULE_OF_GAMES
from comitium.games.republic.rules.r1_07_forum.r1_07_6_games import Games
from comitium.games.republic.rules.r1_07_forum.r1_07_7_leader import RULE as RULE_OF_LEADERS
from comitium.games.republic.rules.r1_07_forum.r1_07_7_leader import ChangeLeader
from comitium.games.republic.rules.r1_07_forum.r1_07_22_auction import Auction
from comitium.games.republic.rules.r1_09_senate.r1_09_9_closing import ChooseAlly, partners, side
from comitium.games.republic.stakes.registry import QuestionStakes, StakesByChoice, register
from comitium.games.republic.state.numbers import FOUGHT
from comitium.games.republic.state.republic import Republic


class PersuadeStakes(QuestionStakes[Persuade]):
    """[1.07.4] Whom one wins over brings his votes and his influence; [1.07.412] a bribe stays with him either way."""

    def by_choice(self, game: Republic, seat: int, top: Persuade) -> StakesByChoice:
        if top.target >= 0:
            return {TALENTS: [stakes.note("talents", "bribe-lost", "1.07.412", seat)]}
        if top.persuader < 0:
            return {}
        return {choice: won_over(game, seat, choice - SENATOR) for choice in top.legal(game, seat) if verb(choice) == SENATOR}


def won_over(game: Republic, seat: int, man: int) -> list[Stake]:
    """[1.07.41] What a faction gains with a senator."""
    who = names.senator(man)
    return [
        stakes.stake("votes", who, game.votes(man), "1.07.41", seat),
        stakes.stake("influence", who, game.influence[man], "1.07.41", seat),
    ]


class KnightsStakes(QuestionStakes[Knights]):
    """[1.07.5] A knight votes and pays every turn; [1.07.51] one who is pressed pays once and is gone."""

    def by_choice(self, game: Republic, seat: int, top: Knights) -> StakesByChoice:
        found: StakesByChoice = {}
        for choice in top.legal(game, seat):
            man = argument(choice)
            if verb(choice) == ATTRACT:
                found[choice] = knight(game, man, 1, "1.07.5")
            elif verb(choice) == PRESS:
                found[choice] = [stakes.note("talents", "pressed", "1.07.51", seat), *knight(game, man, -1, "1.07.51")]
            elif verb(choice) == NUMBER:
                found[choice] = knight(game, top.man, -man, "1.07.51")
        return found

    def table(self) -> list[Stake]:
        return [
            stakes.stake("votes", stakes.role("knight"), KNIGHT_VOTES, "1.07.5"),
            stakes.stake("income-revenue", stakes.role("knight"), KNIGHT_INCOME, "1.07.5"),
            stakes.note("talents", "pressed", "1.07.51"),
        ]


def knight(game: Republic, man: int, number: int, rule: str) -> list[Stake]:
    """[1.07.5] [1.06.11] What so many knights more are worth to him."""
    who, seat = names.senator(man), game.faction[man]
    return [
        stakes.stake("votes", who, KNIGHT_VOTES * number, rule, seat),
        stakes.stake("income-revenue", who, KNIGHT_INCOME * number, "1.06.11", seat),
    ]


class GamesStakes(QuestionStakes[Games]):
    """[1.07.6] What games cost, and what they bring him and Rome."""

    def by_choice(self, game: Republic, seat: int, top: Games) -> StakesByChoice:
        found: StakesByChoice = {}
        for choice in top.legal(game, seat):
            if choice != PASS:
                games, man = (verb(choice) - GAMES) // SPAN, argument(choice)
                found[choice] = [
                    stakes.popularity(game, man, GAMES_POPULARITY[games], RULE_OF_GAMES),
                    stakes.talents(game, man, -GAMES_COST[games], RULE_OF_GAMES),
                    stakes.unrest(game, GAMES_UNREST[games], RULE_OF_GAMES),
                ]
        return found

    def table(self) -> list[Stake]:
        args = {"cost": GAMES_COST[0], "popularity": GAMES_POPULARITY[0], "unrest": -GAMES_UNREST[0]}
        most = {"most-cost": GAMES_COST[-1], "most-popularity": GAMES_POPULARITY[-1], "most-unrest": -GAMES_UNREST[-1]}
        return [stakes.note("popularity", "games", RULE_OF_GAMES, args={**args, **most})]


class LeaderStakes(QuestionStakes[ChangeLeader]):
    """[1.07.7] [1.06.11] A leader earns more, and nobody can persuade him."""

    def by_choice(self, game: Republic, seat: int, top: ChangeLeader) -> StakesByChoice:
        found: StakesByChoice = {}
        for choice in top.legal(game, seat):
            if verb(choice) == SENATOR:
                found[choice] = leading(game, seat, argument(choice))
        return found

    def table(self) -> list[Stake]:
        gained = LEADER_INCOME - SENATOR_INCOME
        return [stakes.stake("income-revenue", stakes.role("leader"), gained, RULE_OF_LEADERS), SAFE]


SAFE = stakes.note("office", "leads", "1.07.4")


def leading(game: Republic, seat: int, man: int) -> list[Stake]:
    """[1.06.11] What he earns more as leader, twice as much if he is Crassus; who leads now earns less."""
    found: list[Stake] = []
    for one, sign in ((man, 1), (game.leader[seat], -1)):
        if one >= 0:
            more = sign * (LEADER_INCOME - SENATOR_INCOME) * (2 if DOUBLES_INCOME[one] else 1)
            found.append(stakes.stake("income-revenue", names.senator(one), more, "1.06.11", seat))
    return [*found, SAFE]


class AuctionStakes(QuestionStakes[Auction]):
    """[1.07.22] An initiative more: what it brings is done in its turn; the bid is paid by who wins it."""

    def by_choice(self, game: Republic, seat: int, top: Auction) -> StakesByChoice:
        if top.man >= 0:
            return {}
        return {choice: [INITIATIVE] for choice in top.legal(game, seat) if verb(choice) == SENATOR}

    def table(self) -> list[Stake]:
        return [INITIATIVE]


INITIATIVE = stakes.note("office", "initiative", "1.07.22")


class AllyStakes(QuestionStakes[ChooseAlly]):
    """[1.07.21] How strong the war is that ends, whether it is fought already, and what the State gains by the treaty."""

    def by_choice(self, game: Republic, seat: int, top: ChooseAlly) -> StakesByChoice:
        return {WAR + war: ended(game, war) for war in partners(game)}


def ended(game: Republic, war: int) -> list[Stake]:
    """[1.07.333] What a war would take that ends without a battle; half its spoils, or all of them."""
    about: dict[str, Value] = {"number": land_strength(game, war), "fleets": fleet_strength(game, war)}
    about["active"] = int(game.zone[war] == FOUGHT)
    booty = spoils(game, war) if EVENT_CREATES_PROVINCES[side(game)] else spoils(game, war) // 2
    return [stakes.note("war", "treaty", "1.07.333", args=about), stakes.treasury(booty, "1.07.21")]


register(Auction, AuctionStakes())
register(Persuade, PersuadeStakes())
register(Knights, KnightsStakes())
register(Games, GamesStakes())
register(ChangeLeader, LeaderStakes())
register(ChooseAlly, AllyStakes())
