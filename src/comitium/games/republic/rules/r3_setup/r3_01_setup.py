"""[3.01] to [3.05] The setup, step by step. What a scenario does not change is done as in the Early Republic [3.01.1]."""

from __future__ import annotations

from typing import Final

from comitium.core.audience import EVERYBODY
from comitium.core.frames import Script, Step
from comitium.games.republic.catalogue.cards import CARD_INDEX, CARD_IS_FACTION
from comitium.games.republic.catalogue.ids import DEVELOPED
from comitium.games.republic.catalogue.scenarios import (
    FAMILIES_EACH,
    HAND,
    INACTIVE_WARS,
    LAWS_IN_FORCE,
    SCENARIO_DECKS,
    SCENARIO_RULE,
    SECOND_PROVINCES,
    START_PROVINCES,
    START_SIDE,
)
from comitium.games.republic.catalogue.scenarios import LEGIONS as START_LEGIONS
from comitium.games.republic.catalogue.tables import OFFICE_INFLUENCE
from comitium.games.republic.events.setup import (
    ConsulDrawn,
    ForcesReady,
    ForumCardShown,
    LawInForce,
    PileLaid,
    ProvinceDealt,
    ProvinceInForum,
    ScenarioBegan,
    SeatsTaken,
    SecondProvinceRolled,
    WarLaid,
)
from comitium.games.republic.rules.common.hands import take
from comitium.games.republic.rules.common.people import gain_influence, join
from comitium.games.republic.rules.common.ranks import NEIGHBOURS, clockwise
from comitium.games.republic.rules.common.units import lowest_legions, move_legions
from comitium.games.republic.rules.r3_setup import r3_01_4_cards as cards
from comitium.games.republic.rules.r3_setup.r3_01_6_consul import draw_consul
from comitium.games.republic.rules.r3_setup.r3_01_7_leaders import NameLeader
from comitium.games.republic.rules.r3_setup.r3_01_9_opening import OpeningCards
from comitium.games.republic.rules.r3_setup.r3_02_4_governors import PostGovernor
from comitium.games.republic.state.numbers import ACTIVE, INACTIVE, NOBODY, RESERVE, ROME_CONSUL, VACANT
from comitium.games.republic.state.republic import SEATING, Republic


class Setup(Script[Republic]):
    """[3.01] From an empty table to the first turn."""

    def steps(self) -> list[Step]:
        return SETUP


def seating(game: Republic, setup: Setup) -> None:
    """[3.01.2] [SU1] Who sits beside whom: by number, or drawn."""
    if game.rules.random_seats:
        game.marks[SEATING] = game.shuffles.below(len(NEIGHBOURS[game.rules.seats]))
    if game.has_listener:
        game.tell(SeatsTaken("3.01.2", tuple(clockwise(game, 0))), EVERYBODY)


def wars(game: Republic, setup: Setup) -> None:
    """[SU2] [3.01.4] The scenario, its era, and the war that smoulders already."""
    scenario = cards.scenario_of(game.rules)
    game.era = SCENARIO_DECKS[scenario][0]
    if game.has_listener:
        game.tell(ScenarioBegan(SCENARIO_RULE[scenario], scenario, game.rules.seats), EVERYBODY)
    for war in INACTIVE_WARS[scenario]:
        game.zone[war] = INACTIVE
        if game.has_listener:
            game.tell(WarLaid("3.01.4", war), EVERYBODY)


def families(game: Republic, setup: Setup) -> None:
    """[SU3] [3.01.4] [3.02.2] [3.03.2] Families for each faction; the others go into the pile with its cards."""
    deal_families(game, setup)
    make_deck(game)


def deal_families(game: Republic, setup: Setup) -> None:
    """[3.01.4] Families for each faction. Those that are left are the deck for the moment."""
    scenario = cards.scenario_of(game.rules)
    game.deck = cards.families(scenario)
    game.shuffles.shuffle(game.deck)
    for _ in range(FAMILIES_EACH[scenario]):
        for seat in range(game.rules.seats):
            join(game, CARD_INDEX[game.deck.pop()], seat, "3.01.4")


def make_deck(game: Republic) -> None:
    """[3.01.4] The families that were not dealt and the cards of the scenario."""
    scenario = cards.scenario_of(game.rules)
    game.deck = cards.pool(game, scenario, game.deck)
    game.shuffles.shuffle(game.deck)
    game.unaccounted = cards.may_be_hidden(scenario)


def hands(game: Republic, setup: Setup) -> None:
    """[SU4] [3.01.4] A card each, round the table; a Forum card is shown, put aside and replaced."""
    scenario = cards.scenario_of(game.rules)
    shown: list[int] = []
    for _ in range(HAND[scenario]):
        for seat in range(game.rules.seats):
            card = game.deck.pop()
            while not CARD_IS_FACTION[card]:
                shown.append(card)
                if game.has_listener:
                    game.tell(ForumCardShown("3.01.4", seat, card), EVERYBODY)
                card = game.deck.pop()
            take(game, seat, card, "3.01.4")
    game.deck.extend(shown)
    game.shuffles.shuffle(game.deck)
    game.reveals += 1


def piles(game: Republic, setup: Setup) -> None:
    """[SU5] [3.01.4] [3.04.1] Era Ends lies near the bottom of the last pile."""
    cards.lay_piles(game, cards.scenario_of(game.rules))
    if game.has_listener:
        game.tell(PileLaid("3.01.4", len(game.deck), sum([len(pile) for pile in game.piles])), EVERYBODY)


def laws(game: Republic, setup: Setup) -> None:
    """[SU6] [3.03.2] Laws that the Late Republic has inherited."""
    for law in LAWS_IN_FORCE[cards.scenario_of(game.rules)]:
        game.laws |= 1 << law
        if game.has_listener:
            game.tell(LawInForce("3.03.2", law), EVERYBODY)


def forces(game: Republic, setup: Setup) -> None:
    """[SU7] [3.01.5] [3.02.3] [3.03.3] Legions for the State, no fleets."""
    number = START_LEGIONS[cards.scenario_of(game.rules)]
    move_legions(game, lowest_legions(game.legions[RESERVE], number), RESERVE, ACTIVE)
    if game.has_listener:
        game.tell(ForcesReady("3.01.5", number, game.treasury), EVERYBODY)


def consul(game: Republic, setup: Setup) -> None:
    """[SU8] [3.01.6] A chit names the Temporary Rome Consul."""
    senator = draw_consul(game)
    game.offices[ROME_CONSUL] = senator
    game.prior_consul |= 1 << senator
    if game.has_listener:
        game.tell(ConsulDrawn("3.01.6", senator), EVERYBODY)
    gain_influence(game, senator, OFFICE_INFLUENCE[ROME_CONSUL], "3.01.6")


def in_turn(game: Republic) -> list[int]:
    """[3.01.7] The Temporary Rome Consul's faction first, then clockwise."""
    return clockwise(game, game.faction[game.offices[ROME_CONSUL]])


def leaders(game: Republic, setup: Setup) -> None:
    """[SU9] [3.01.7] Each faction names its leader."""
    for seat in reversed(in_turn(game)):
        game.push(NameLeader(seat))


def provinces(game: Republic, setup: Setup) -> None:
    """[SU10] [3.01.8] [3.02.4] [3.03.4] No province, or one to each faction, from each of the scenario's heaps."""
    scenario = cards.scenario_of(game.rules)
    dealt = deal_provinces(game, START_PROVINCES[scenario], START_SIDE[scenario], in_turn(game))
    second = SECOND_PROVINCES[scenario]
    dealt += deal_provinces(game, second, 0, served(game, len(second)))
    for place in range(len(dealt) - 2, -1, -2):
        game.push(PostGovernor(dealt[place], dealt[place + 1], NOBODY))


def deal_provinces(game: Republic, heap: tuple[int, ...], side: int, seats: list[int]) -> list[int]:
    """[3.02.4] Provinces at random, one to each of these seats; the others lie in the Forum. Pairs: a seat, its province."""
    mixed = list(heap)
    game.shuffles.shuffle(mixed)
    dealt: list[int] = []
    for place in range(len(mixed)):
        province = mixed[place]
        game.province[province] = VACANT
        if side == DEVELOPED:
            game.developed |= 1 << province
        if place < len(seats):
            dealt.extend([seats[place], province])
            if game.has_listener:
                game.tell(ProvinceDealt("3.02.4", seats[place], province), EVERYBODY)
        elif game.has_listener:
            game.tell(ProvinceInForum("3.02.4", province), EVERYBODY)
    return dealt


def served(game: Republic, provinces: int) -> list[int]:
    """[3.03.4] [A-42] Who gets a province of the second heap, in turn. With too few, the lowest throw goes without."""
    seats = in_turn(game)
    while provinces and len(seats) > provinces:
        without = lowest_roll(game, seats)
        seats = [seat for seat in seats if seat != without]
    return seats if provinces else []


def lowest_roll(game: Republic, seats: list[int]) -> int:
    """[1.04.8] Two dice each; those who share the lowest throw again."""
    left = seats
    while len(left) > 1:
        rolls = [game.two_dice() for _ in left]
        if game.has_listener:
            for place in range(len(left)):
                game.tell(SecondProvinceRolled("3.03.4", left[place], rolls[place]), EVERYBODY)
        least = min(rolls)
        left = [left[place] for place in range(len(left)) if rolls[place] == least]
    return left[0]


def opening(game: Republic, setup: Setup) -> None:
    """[SU11] [3.01.9] Statesmen and concessions from the first hands."""
    for seat in reversed(in_turn(game)):
        game.push(OpeningCards(seat, NOBODY))


SETUP: Final[list[Step]] = [seating, wars, families, hands, piles, laws, forces, consul, leaders, provinces, opening]
