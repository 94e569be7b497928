"""[4.02.2] What neutral commanders do in the Combat Phase: table H1. The dominant player decides; some powers of cards and
laws no neutral uses."""

from __future__ import annotations

from comitium.games.republic.choices import FLEETS, LEGIONS, NO, NUMBER, PASS, SENATOR, YES
from comitium.games.republic.rules.common.wars import land_strength
from comitium.games.republic.rules.r1_10_combat.cleopatra import Queen
from comitium.games.republic.rules.r1_10_combat.commanders import war_of
from comitium.games.republic.rules.r1_10_combat.gabinian_law import BuyUnits
from comitium.games.republic.rules.r1_10_combat.proscription import Proscribe, TakeKnights
from comitium.games.republic.rules.r1_10_combat.r1_10_1_order import WhoFirst
from comitium.games.republic.rules.r1_10_combat.r1_10_2_results import SecondVeteran
from comitium.games.republic.rules.r1_10_combat.r1_10_12_attack import Ashore
from comitium.games.republic.rules.r4_solitaire.r4_01_3_ties import best
from comitium.games.republic.rules.r4_solitaire.r4_02_1_directives import Procedure, register
from comitium.games.republic.rules.r4_solitaire.r4_02_2_dominant import delegate, dominant, players
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_3_plans.r4_05_3_lists import weight
from comitium.games.republic.state.numbers import FORCE, count
from comitium.games.republic.state.republic import Republic


class Landing(Procedure):
    """[1.10.12] N28: on to the land battle; usually if the legions are as many as the war is strong."""

    code = "N28"
    rule = "4.02.2"

    def act(self, game: Republic, seat: int) -> None:
        question = game.stack[-1]
        assert isinstance(question, Ashore)
        legions = count(game.legions[FORCE + question.senator])
        enough = legions >= land_strength(game, war_of(game, question.senator))
        delegate(game, seat, YES if enough else NO)


class OrderOfBattles(Procedure):
    """[1.10.1] [D-66] N28: the dominant player orders the battles; usually the highest rank number comes first. Neutrals say
    what he says, or what he has said for one of them."""

    code = "N28"
    rule = "4.02.2"

    def act(self, game: Republic, seat: int) -> None:
        poll = game.stack[-1]
        assert isinstance(poll, WhoFirst)
        others = [one for one in poll.asked if one != seat]
        if [one for one in others if game.is_neutral(one)] or (players(game) and dominant(game) in others):
            poll.said.pop(poll.asked.index(seat))
            poll.asked.remove(seat)
            return
        first = best(poll.tied, [weight(game, war_of(game, man)) for man in poll.tied])[0]
        delegate(game, seat, SENATOR + first)


class TwoVeterans(Procedure):
    """[1.10.5] [D-66] N28: Caesar of a neutral; usually two."""

    code = "N28"
    rule = "4.02.2"

    def act(self, game: Republic, seat: int) -> None:
        delegate(game, seat, NUMBER + 2)


class NotUsed(Procedure):
    """[4.02.2] N28: Cleopatra, Proscription, and the Vatinian Law are not used by a neutral."""

    code = "N28"
    rule = "4.02.2"

    def __init__(self, answer: int) -> None:
        self.answer = answer

    def act(self, game: Republic, seat: int) -> None:
        game.stack[-1].answer(game, seat, self.answer)


class NothingBought(Procedure):
    """[4.02.2] N28: nor is the Gabinian Law."""

    code = "N28"
    rule = "4.02.2"

    def act(self, game: Republic, seat: int) -> None:
        question = game.stack[-1]
        assert isinstance(question, BuyUnits)
        question.answer(game, seat, LEGIONS)
        question.answer(game, seat, FLEETS)


register(Ashore, Landing())
register(WhoFirst, OrderOfBattles())
register(SecondVeteran, TwoVeterans())
register(Queen, NotUsed(PASS))
register(Proscribe, NotUsed(PASS))
register(TakeKnights, NotUsed(NO))
register(BuyUnits, NothingBought())
