"""What a stake says is what the rules then do: acts are played on copies of positions of random games, and the signed numbers
compared."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from functools import cache

from comitium.core.frames import Frame
from comitium.core.messages import Stake
from comitium.games.republic import names
from comitium.games.republic.catalogue.cards import CARD_INDEX, CARD_KIND
from comitium.games.republic.catalogue.ids import STATESMAN
from comitium.games.republic.catalogue.intrigue import INCOME_PAID
from comitium.games.republic.catalogue.values import PAID_EACH_REVENUE
from comitium.games.republic.choices import CARD, verb
from comitium.games.republic.events.people import InfluenceChanged
from comitium.games.republic.rules.common import statesmen
from comitium.games.republic.rules.common.stakes import arrives, popularity, victory
from comitium.games.republic.rules.r1_06_revenue.r1_06_3_bodyguards import KeepBodyguard
from comitium.games.republic.rules.r1_06_revenue.r1_06_11_income import SellGrain, base_income, concession_income
from comitium.games.republic.rules.r1_06_revenue.r1_06_52_contributions import Contributions
from comitium.games.republic.rules.r1_06_revenue.r1_06_53_debts import bill
from comitium.games.republic.rules.r1_07_forum.r1_07_6_games import Games
from comitium.games.republic.rules.r1_07_forum.r1_07_7_leader import ChangeLeader
from comitium.games.republic.rules.r1_09_senate.choices import FIELD, ROME
from comitium.games.republic.rules.r1_09_senate.kinds import MILITARY
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_measures import measure
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_14_vote import floor
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_14_votes import Defeat
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_142_ballots import CastVotes
from comitium.games.republic.rules.r1_09_senate.r1_09_2_consuls import Split, SplitAlone
from comitium.games.republic.rules.r1_09_senate.r1_09_3_dictator import NameMaster
from comitium.games.republic.rules.r1_09_senate.r1_09_6_business.r1_09_64_items import DEPLOYED, items
from comitium.games.republic.rules.r1_10_combat.r1_10_2_results import win_land
from comitium.games.republic.rules.r1_11_revolution.r1_11_1_plays import Playing
from comitium.games.republic.rules.r3_setup.r3_01_7_leaders import NameLeader
from comitium.games.republic.rules.r3_setup.r3_01_9_opening import OpeningCards
from comitium.games.republic.stakes.registry import question_stakes
from comitium.games.republic.state.numbers import REVOLT, SENATORS, bits
from comitium.games.republic.state.republic import Republic
from games.republic.fixtures.builder import listen, new_game

SEEDS = range(24)
DIRECT = (Games, SellGrain, KeepBodyguard, NameMaster, Defeat, ChangeLeader, NameLeader)  # whose answers take effect at once
KINDS = (
    "consuls",
    "dictator",
    "censor",
    "minor",
    "major",
    "governors",
    "concessions",
    "land_bill",
    "forces",
    "military",
    "law",
)
WHO = {names.senator(man).id: man for man in range(SENATORS)}


@cache
def walked(seed: int) -> list[Republic]:
    """Copies of what a random game comes to where something is at stake; every other game has the advanced rules."""
    rng = random.Random(seed)
    game = new_game(("early", "middle", "late")[seed % 3], 5, seed, **({"advanced": "all"} if seed % 2 else {}))
    found: list[Republic] = []
    game.advance()
    for _ in range(2500):
        seats = game.actors()
        if not seats or game.outcome() is not None:
            break
        if isinstance(game.stack[-1], (CastVotes, Contributions, OpeningCards, Playing, *DIRECT)):
            found.append(game.clone())
        seat = rng.choice(seats)
        game.apply(seat, rng.choice(game.legal(seat)))
    return found


def positions(seed: int, *kinds: type[Frame[Republic]]) -> list[Republic]:
    """Those where such a question waits."""
    return [game for game in walked(seed) if isinstance(game.stack[-1], kinds)]


def income(game: Republic, man: int) -> int:
    """[1.06.1] What he earns each turn as a senator or a leader, with his knights and what he holds."""
    rights = [
        concession_income(man, one)
        for one in range(len(game.holder))
        if game.holder[one] == man and INCOME_PAID[one] == PAID_EACH_REVENUE
    ]
    return base_income(game, game.faction[man], man) + game.knights[man] + sum(rights)


def in_rome(game: Republic, man: int) -> int:
    """[1.09.141] The votes that he can cast: none if he is away."""
    return game.votes(man) if game.in_rome(man) else 0


OF_A_MAN: dict[str, Callable[[Republic, int], int]] = {
    "influence": lambda game, man: game.influence[man],
    "popularity": lambda game, man: game.popularity[man],
    "talents": lambda game, man: game.talents[man],
    "income-revenue": income,
    "votes": in_rome,
}
OF_ROME: dict[str, Callable[[Republic], int]] = {
    "unrest": lambda game: game.unrest,
    "treasury-turn": lambda game: -bill(game),  # what the State pays in the next Revenue Phase
}


def owed_or_paid(game: Republic) -> int:
    """[1.09.62] A bill of type I is paid once, in the next Revenue Phase; units are paid at once."""
    return game.treasury - bill(game)


def agrees(before: Republic, after: Republic, stakes: list[Stake], checked: Counter[str], act: str) -> None:
    """Every number that is said is what has changed."""
    for man, what in {(str(one.text.args["who"]), one.what): one for one in stakes if one.what in OF_A_MAN}:
        said = [one for one in stakes if one.what == what and str(one.text.args["who"]) == man and one.amount is not None]
        number = next((WHO[one.text.args["who"].id] for one in said if getattr(one.text.args["who"], "id", "") in WHO), -1)
        if number < 0 or after.faction[number] < 0:
            continue  # a part in it that nobody plays yet; [1.05.3] whoever is dead has no numbers
        look = OF_A_MAN[what]
        change = look(after, number) - look(before, number)
        assert change == sum(one.amount or 0 for one in said), (act, what, man)
        checked[what] += 1
    for what, see in OF_ROME.items():
        told = [one.amount or 0 for one in stakes if one.what == what]
        if told:
            assert see(after) - see(before) == sum(told), (act, what)
            checked[what] += 1
    at_once = [one.amount or 0 for one in stakes if one.what == "treasury" and one.rule != "1.10.4"]  # spoils wait for victory
    if at_once:
        lasting = sum(one.amount or 0 for one in stakes if one.what == "treasury-turn")
        assert owed_or_paid(after) - owed_or_paid(before) - lasting == sum(at_once), act
        checked["treasury"] += 1


def test_what_a_proposal_says_of_itself_is_what_comes_of_it() -> None:
    checked: Counter[str] = Counter()
    kinds: Counter[str] = Counter()
    for seed in SEEDS:
        for game in positions(seed, CastVotes):
            vote = floor(game)
            about = measure(vote.proposal)
            stakes = about.stakes(game, vote.proposal)
            world = game.clone()
            world.stack = world.stack[: game.stack.index(vote) + 1]
            passed = floor(world)
            bound = about.bound_for(passed)
            passed.opposed, passed.favour = 0, 1 << bound if bound >= 0 else 0  # nobody else: what a vote costs is apart
            world.stack.pop()
            ear = listen(world)
            about.passed(world, passed)
            if about.name == "law":  # [2.06.3] its own power comes first, and may take from its sponsors
                honoured = [one for one in ear.events if isinstance(one, InfluenceChanged) and one.rule == "2.06.3"]
                assert {(names.senator(one.senator), one.amount) for one in honoured} <= {
                    (one.text.args["who"], one.amount) for one in stakes
                }
                kinds["law"] += len(honoured)
                continue
            if about.name == "consuls":
                answer_consuls(world)
            agrees(game, world, stakes, checked, f"{about.name} {vote.proposal}")
            kinds[about.name] += 1
    assert set(KINDS) <= set(kinds), set(KINDS) - set(kinds)
    assert set(OF_A_MAN) | {"unrest", "treasury", "treasury-turn"} <= set(checked)


def answer_consuls(world: Republic) -> None:
    """[1.09.22] Both say what they want to be."""
    top = world.stack[-1]
    if isinstance(top, SplitAlone):
        top.answer(world, top.seat, top.legal(world, top.seat)[0])
    else:
        assert isinstance(top, Split)
        top.said = [[ROME], [FIELD]]
        world.stack.pop()
        top.open(world)


def test_what_an_answer_says_of_itself_is_what_it_does() -> None:
    checked: Counter[str] = Counter()
    seen: Counter[str] = Counter()
    for seed in SEEDS:
        for game in positions(seed, *DIRECT):
            top = game.stack[-1]
            seat = game.actors()[0]
            found = question_stakes(top)
            assert found is not None
            for choice, stakes in found.by_choice(game, seat, top).items():
                world = game.clone()
                world.stack[-1].answer(world, seat, choice)
                agrees(game, world, stakes, checked, f"{type(top).__name__} {choice}")
                seen[type(top).__name__] += 1
    assert {"Games", "ChangeLeader", "NameLeader", "NameMaster"} <= set(seen)
    assert {"influence", "popularity", "talents", "unrest", "income-revenue"} <= set(checked)


def test_1_07_312_what_a_statesman_brings_his_faction() -> None:
    """Every statesman of a hand, played on a copy: in the place of his family, out of the Forum, or alone."""
    checked: Counter[str] = Counter()
    for seed in SEEDS:
        for game in positions(seed, OpeningCards, Playing):
            top = game.stack[-1]
            assert isinstance(top, (OpeningCards, Playing))
            for choice in top.legal(game, top.seat):
                if top.card >= 0 or verb(choice) != CARD or CARD_KIND[choice - CARD] != STATESMAN:
                    continue
                man = CARD_INDEX[choice - CARD]
                world = game.clone()
                statesmen.play(world, top.seat, choice - CARD)
                told = {one.what: one.amount for one in arrives(game, top.seat, man)}
                members = game.members[top.seat], world.members[top.seat]
                influence = [
                    sum(one.influence[who] for who in bits(of)) for one, of in zip((game, world), members, strict=True)
                ]
                votes = [sum(one.votes(who) for who in bits(of)) for one, of in zip((game, world), members, strict=True)]
                assert influence[1] - influence[0] == told["influence"], names.SENATORS[man]
                assert votes[1] - votes[0] == told["votes"], names.SENATORS[man]
                checked["in place of" if members[0].bit_count() == members[1].bit_count() else "joins"] += 1
    assert set(checked) == {"in place of", "joins"}


def test_1_06_52_what_a_gift_is_worth() -> None:
    """Each sum that a purse reaches, given."""
    checked = 0
    for seed in SEEDS:
        for game in positions(seed, Contributions):
            top = game.stack[-1]
            assert isinstance(top, Contributions)
            seat = game.actors()[0]
            found = question_stakes(top)
            assert found is not None
            if top.senator < 0:
                continue
            for one in next(iter(found.by_choice(game, seat, top).values()), []):
                world = game.clone()
                giver = world.stack[-1]
                assert isinstance(giver, Contributions)
                talents = one.text.args["talents"]
                assert isinstance(talents, int)
                giver.give(world, top.senator, talents)
                assert world.influence[top.senator] - game.influence[top.senator] == one.amount
                checked += 1
    assert checked


def test_1_09_62_what_a_vote_costs_whoever_casts_it() -> None:
    """Every senator's own vote, for and against, on positions where it costs something."""
    checked = 0
    for seed in SEEDS:
        for game in positions(seed, CastVotes):
            vote = floor(game)
            about = measure(vote.proposal)
            for in_favour in (True, False):
                cost = about.cost_of_vote(vote.proposal, in_favour)
                if not cost:
                    continue
                for man in bits(game.rome & ~sum(1 << one for one in about.men(vote.proposal))):
                    world = game.clone()
                    cast = floor(world)
                    cast.favour, cast.opposed = (1 << man, 0) if in_favour else (0, 1 << man)
                    world.stack.pop()
                    about.rejected(world, cast)
                    told = popularity(game, man, cost, about.rule)
                    assert world.popularity[man] - game.popularity[man] == told.amount
                    checked += 1
    assert checked


def test_1_10_4_what_a_victory_is_worth() -> None:
    """A war beaten on land on a copy: the commander's influence, and the spoils of the State."""
    checked = 0
    for seed in SEEDS:
        for game in positions(seed, CastVotes):
            vote = floor(game)
            for item in items(vote.proposal) if vote.proposal[0] == MILITARY else []:
                if item[0] != DEPLOYED or item[2] >= REVOLT:
                    continue
                man, war = item[1], item[2]
                won, *spoils = victory(game, war, man, game.faction[man])
                world = game.clone()
                win_land(world, war, man, True)
                assert world.influence[man] - game.influence[man] == won.amount
                assert world.treasury - game.treasury == sum(one.amount or 0 for one in spoils)
                checked += 1
    assert checked
