"""What is seldom asked and still gains and loses something: bribes on both sides, promotion, who goes to war with less than it
needs, landings, laws of war, dismissed legions, the guilty of a conspiracy, the partisans of a rebel."""

from __future__ import annotations

from typing import Final

from comitium.core.messages import Stake, Value
from comitium.games.republic import names
from comitium.games.republic.catalogue.cards import CARD_INDEX
from comitium.games.republic.catalogue.ids import SECOND_CATILINARIAN_CONSPIRACY
from comitium.games.republic.catalogue.intrigue import CONSPIRACY_DICE, CONSPIRACY_POPULARITY
from comitium.games.republic.catalogue.tables import CAUGHT_LEADER_INFLUENCE, KNIGHT_VOTES, UPKEEP
from comitium.games.republic.choices import (
    CARD,
    DONE,
    FACTION,
    FLEETS,
    LEGIONS,
    NUMBER,
    PROVINCE,
    SENATOR,
    TALENTS,
    YES,
    argument,
    verb,
)
from comitium.games.republic.rules.common import stakes
from comitium.games.republic.rules.common.statesmen import why_not_appear
from comitium.games.republic.rules.r1_06_revenue.r1_06_53_debts import DismissUnits
from comitium.games.republic.rules.r1_07_forum.r1_07_37_deck_events import RULE as RULE_OF_CONSPIRACIES
from comitium.games.republic.rules.r1_07_forum.r1_07_37_deck_events import NameGuilty
from comitium.games.republic.rules.r1_07_forum.r1_07_41_attempt import CounterBribe, Raise
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_measures import measure
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_14_vote import floor
from comitium.games.republic.rules.r1_09_senate.r1_09_5_governors import WhichProvince
from comitium.games.republic.rules.r1_09_senate.r1_09_6_business.r1_09_64_military import MAY_DIE, ConsentAnew
from comitium.games.republic.rules.r1_09_senate.r1_09_8_various import Promote
from comitium.games.republic.rules.r1_10_combat.gabinian_law import BuyUnits, unit_price
from comitium.games.republic.rules.r1_10_combat.proscription import TakeKnights
from comitium.games.republic.rules.r1_10_combat.r1_10_2_results import SecondVeteran
from comitium.games.republic.rules.r1_10_combat.r1_10_12_attack import Ashore, Attack
from comitium.games.republic.rules.r1_11_revolution.r1_11_32_partisans import Partisans
from comitium.games.republic.rules.r4_solitaire.r4_04_forum.r4_04_1_players import ConcessionFor
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_3_plans.r4_05_31_veterans import AcceptCommand
from comitium.games.republic.rules.r4_solitaire.r4_06_1_cards import BuyStatesman, NeutralTrades, SwapStatesman
from comitium.games.republic.rules.r4_solitaire.r4_07_3_assassins import SendAssassin
from comitium.games.republic.stakes.forum import won_over
from comitium.games.republic.stakes.registry import QuestionStakes, StakesByChoice, register
from comitium.games.republic.stakes.revolution import DIES, hope
from comitium.games.republic.stakes.votes import CAUGHT
from comitium.games.republic.state.republic import Republic

# -- the Forum


class CounterStakes(QuestionStakes[CounterBribe]):
    """[1.07.413] [1.07.414] What is paid stays with the senator."""

    def by_choice(self, game: Republic, seat: int, top: CounterBribe) -> StakesByChoice:
        return {TALENTS: [stakes.note("talents", "bribe-lost", "1.07.414", seat)]} if game.box[seat] else {}


class RaiseStakes(QuestionStakes[Raise]):
    """[1.07.412] So is what the persuader adds."""

    def by_choice(self, game: Republic, seat: int, top: Raise) -> StakesByChoice:
        return {TALENTS + 1: [stakes.note("talents", "bribe-lost", "1.07.412", seat)]}


class GuiltyStakes(QuestionStakes[NameGuilty]):
    """[A-48] Chits against the faction that is named; each costs the accuser popularity."""

    def by_choice(self, game: Republic, seat: int, top: NameGuilty) -> StakesByChoice:
        dice: Value = CONSPIRACY_DICE[SECOND_CATILINARIAN_CONSPIRACY]
        price = stakes.signed(CONSPIRACY_POPULARITY[SECOND_CATILINARIAN_CONSPIRACY])
        paid = stakes.note(
            "risk", "guilty-price", RULE_OF_CONSPIRACIES, seat, {"who": names.senator(top.accuser), "amount": price}
        )
        found: StakesByChoice = {}
        for choice in top.legal(game, seat):
            guilty = choice - FACTION
            args: dict[str, Value] = {"who": names.seat(guilty), "dice": dice}
            found[choice] = [stakes.note("risk", "guilty", RULE_OF_CONSPIRACIES, guilty, args), paid]
        return found


# -- the Senate


class PromoteStakes(QuestionStakes[Promote]):
    """[1.09.81] The votes and the influence of who joins."""

    def by_choice(self, game: Republic, seat: int, top: Promote) -> StakesByChoice:
        return {choice: won_over(game, seat, choice - SENATOR) for choice in top.legal(game, seat)}


class ConsentAnewStakes(QuestionStakes[ConsentAnew]):
    """[1.09.643] What he agrees to once more."""

    def by_choice(self, game: Republic, seat: int, top: ConsentAnew) -> StakesByChoice:
        proposal = floor(game).proposal
        return {YES: [MAY_DIE, *measure(proposal).stakes(game, proposal)]}


class WhichProvinceStakes(QuestionStakes[WhichProvince]):
    """[1.09.51] Each province by its yield, its term and its risk."""

    def by_choice(self, game: Republic, seat: int, top: WhichProvince) -> StakesByChoice:
        return {choice: stakes.post(game, choice - PROVINCE) for choice in top.legal(game, seat)}


# -- at war, and after it


class AshoreStakes(QuestionStakes[Ashore]):
    """[1.10.12] The land battle wins the war, or may cost his life."""

    def by_choice(self, game: Republic, seat: int, top: Ashore) -> StakesByChoice:
        return {YES: [*stakes.victory(game, game.current(Attack).war, top.senator, seat), MAY_DIE]}


class SecondVeteranStakes(QuestionStakes[SecondVeteran]):
    """[1.10.5] Veterans count twice, and are loyal to him."""

    def by_choice(self, game: Republic, seat: int, top: SecondVeteran) -> StakesByChoice:
        return {choice: veterans(top.senator, argument(choice), seat) for choice in top.legal(game, seat)}


def veterans(man: int, number: int, seat: int) -> list[Stake]:
    return [stakes.note("office", "veterans", "1.10.5", seat, {"master": names.senator(man), "count": number})]


class BuyUnitsStakes(QuestionStakes[BuyUnits]):
    """[C-23] What each unit costs him, or the treasury of his faction."""

    def by_choice(self, game: Republic, seat: int, top: BuyUnits) -> StakesByChoice:
        menu = top.legal(game, seat)
        if not menu or verb(menu[0]) not in (LEGIONS, FLEETS):
            return {}
        return {menu[0]: [stakes.stake("treasury-unit", names.senator(top.senator), -unit_price(game), "C-23", seat)]}


class KnightsTakenStakes(QuestionStakes[TakeKnights]):
    """[C-41] A die of talents for each knight in play; those of his own faction are gone too."""

    def by_choice(self, game: Republic, seat: int, top: TakeKnights) -> StakesByChoice:
        args: dict[str, Value] = {"who": names.senator(top.senator), "count": sum(game.knights)}
        taken = [stakes.note("talents", "knights-taken", "C-41", seat, args)]
        for man in range(len(game.knights)):
            if game.faction[man] == seat and game.knights[man]:
                lost = -KNIGHT_VOTES * game.knights[man]
                taken.append(stakes.stake("votes", names.senator(man), lost, "C-41", seat))
        return {YES: taken}


class DismissStakes(QuestionStakes[DismissUnits]):
    """[A-19] Its upkeep is saved."""

    def by_choice(self, game: Republic, seat: int, top: DismissUnits) -> StakesByChoice:
        return {choice: [stakes.treasury(UPKEEP, "1.06.5", "turn")] for choice in top.legal(game, seat)}


class PartisansStakes(QuestionStakes[Partisans]):
    """[1.11.32] [1.11.37] Who joins wins with the rebel or dies with him."""

    def by_choice(self, game: Republic, seat: int, top: Partisans) -> StakesByChoice:
        return {choice: [hope(game), DIES] for choice in top.legal(game, seat) if choice != DONE}


# -- without opponents [chapter 4]


class AcceptCommandStakes(QuestionStakes[AcceptCommand]):
    """[1.09.643] What he wins with less than the war needs, and what he risks."""

    def by_choice(self, game: Republic, seat: int, top: AcceptCommand) -> StakesByChoice:
        return {YES: [*stakes.victory(game, top.war, top.man, seat), MAY_DIE]}


class ConcessionForStakes(QuestionStakes[ConcessionFor]):
    """[1.07.32] What it pays whoever gets it."""

    def by_choice(self, game: Republic, seat: int, top: ConcessionFor) -> StakesByChoice:
        card = CARD_INDEX[top.card]
        return {
            choice: [stakes.income(game, card, choice - SENATOR, "1.06.12"), stakes.RISK] for choice in top.legal(game, seat)
        }


NO_FAMILY: Final = stakes.note("warning", "family-taken", "1.07.312")


class SwapStakes(QuestionStakes[SwapStatesman]):
    """[4.06.1] The statesman that the neutral offers, if she could play him."""

    def by_choice(self, game: Republic, seat: int, top: SwapStatesman) -> StakesByChoice:
        man = CARD_INDEX[game.current(NeutralTrades).card]
        offered = stakes.arrives(game, seat, man) if why_not_appear(game, seat, man) is None else [NO_FAMILY]
        return {choice: offered for choice in top.legal(game, seat) if verb(choice) == CARD}


class BuyStakes(QuestionStakes[BuyStatesman]):
    """[4.06.1] The same, for two cards."""

    def by_choice(self, game: Republic, seat: int, top: BuyStatesman) -> StakesByChoice:
        return (
            {YES: stakes.arrives(game, seat, CARD_INDEX[game.current(NeutralTrades).card])}
            if YES in top.legal(game, seat)
            else {}
        )


class SendAssassinStakes(QuestionStakes[SendAssassin]):
    """[4.07.3] [1.09.74] Who strikes dies if he is caught, and his leader pays; the victim's votes are lost to his faction."""

    def by_choice(self, game: Republic, seat: int, top: SendAssassin) -> StakesByChoice:
        menu = top.legal(game, seat)
        if verb(menu[0]) == NUMBER:
            return {menu[0]: [stakes.votes(game, top.target, -1, "1.09.721")]}
        leader = game.leader[top.seat]
        lost = [stakes.influence(game, leader, CAUGHT_LEADER_INFLUENCE, "1.09.74")] if leader >= 0 else []
        return {choice: [CAUGHT[0]] if choice - SENATOR == leader else [CAUGHT[0], *lost] for choice in menu}


register(CounterBribe, CounterStakes())
register(Raise, RaiseStakes())
register(NameGuilty, GuiltyStakes())
register(Promote, PromoteStakes())
register(ConsentAnew, ConsentAnewStakes())
register(WhichProvince, WhichProvinceStakes())
register(Ashore, AshoreStakes())
register(SecondVeteran, SecondVeteranStakes())
register(BuyUnits, BuyUnitsStakes())
register(TakeKnights, KnightsTakenStakes())
register(DismissUnits, DismissStakes())
register(Partisans, PartisansStakes())
register(AcceptCommand, AcceptCommandStakes())
register(ConcessionFor, ConcessionForStakes())
register(SwapStatesman, SwapStakes())
register(BuyStatesman, BuyStakes())
register(SendAssassin, SendAssassinStakes())
