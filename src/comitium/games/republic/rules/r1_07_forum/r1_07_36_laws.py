"""[1.07.36] Laws: played at any moment of the Senate Phase, without a vote; and what they let people do there."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from comitium.core.audience import EVERYBODY
from comitium.core.errors import Reason
from comitium.core.messages import Phrase
from comitium.games.republic.catalogue.cards import CARD_INDEX, CARD_KIND
from comitium.games.republic.catalogue.ids import (
    ACILIAN_LAW,
    CALPURNIAN_LAW,
    CENSOR,
    FLACCUS,
    JULIAN_LAW,
    LAND_COMMISSIONER,
    LAW,
    MANPOWER_SHORTAGE,
    PLAUTIAN_PAPIRIAN_LAW,
    SERVILIAN_LAW,
)
from comitium.games.republic.catalogue.intrigue import (
    LAW_CARD,
    LAW_DICE,
    LAW_NEED,
    LAW_NEEDS_LAW,
    LAW_NEEDS_STRENGTH,
    LAW_NEEDS_WARS,
    LAW_POPULARITY,
    LAW_UNREST,
)
from comitium.games.republic.catalogue.values import NEEDS_ACTIVE_STRENGTH, NEEDS_LAW, NEEDS_WAR
from comitium.games.republic.choices import NO, SPAN, YES
from comitium.games.republic.events import senate as events
from comitium.games.republic.rules.common.hands import KINDS, lay_down, may_hold
from comitium.games.republic.rules.common.people import gain_influence, gain_popularity
from comitium.games.republic.rules.common.ranks import highest_roll
from comitium.games.republic.rules.common.treasury import change_unrest
from comitium.games.republic.rules.common.wars import fleet_strength, land_strength
from comitium.games.republic.rules.r1_09_senate.choices import CLAIM, ENACT, FINE
from comitium.games.republic.rules.r1_09_senate.kinds import S5, S6
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_14_vote import Vote
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_15_interruptions import (
    ANNOUNCED,
    FLOOR,
    NOT_HERE,
    Interruption,
    is_between,
    register,
)
from comitium.games.republic.state.numbers import ALL_WARS, BEATEN, FOUGHT, IN_FORUM, NOWHERE, SENATE, bits
from comitium.games.republic.state.republic import NO_RECRUITMENT, SERVILIAN, Republic

NOT_HELD: Final = Reason("1.07.36", "republic-senate-refuse-law-held")
ONLY_IN_SENATE: Final = Reason("1.07.36", "republic-senate-refuse-law-phase")
NOT_YET: Final = Reason("1.07.36", "republic-senate-refuse-law-condition")
NO_FINE: Final = Reason("1.07.36", "republic-senate-refuse-fine", "senator")


# -- playing one


def why_not_enact(game: Republic, seat: int, card: int) -> Reason | None:
    """[1.07.36] A law of one's hand whose condition holds when it is played (B-61). [4.04.1] With neutrals at any time."""
    if game.phase != SENATE and not game.rules.neutrals:
        return ONLY_IN_SENATE
    if not 0 <= card < len(CARD_KIND) or CARD_KIND[card] != LAW or card not in game.hands[seat]:
        return NOT_HELD
    if not condition_holds(game, CARD_INDEX[card]):
        return NOT_YET
    if game.rules.laws_by_vote:
        for voted in VOTED_LAWS:
            return voted.why_not(game, seat, card)
    return None


def condition_holds(game: Republic, law: int) -> bool:
    """What the card asks for: a sum of active wars, another law, a war in play."""
    need = LAW_NEED[law]
    if need == NEEDS_ACTIVE_STRENGTH:
        total = 0
        for war in range(ALL_WARS):
            if game.zone[war] == FOUGHT:
                total += land_strength(game, war) + fleet_strength(game, war)
        return total >= LAW_NEEDS_STRENGTH[law]
    if need == NEEDS_LAW:
        return game.in_force(LAW_NEEDS_LAW[law])
    if need == NEEDS_WAR:
        for war in LAW_NEEDS_WARS[law]:
            if game.zone[war] not in (NOWHERE, BEATEN):
                return True
        return False
    return True


def enactable(game: Republic, seat: int) -> list[int]:
    """The law cards that a seat may play now."""
    return [card for card in game.hands[seat] if CARD_KIND[card] == LAW and why_not_enact(game, seat, card) is None]


@mypyc_attr(allow_interpreted_subclasses=True)
class LawPower:
    """[1.07.36] What a law does when it is played. What it changes from then on stands where it changes it (`in_force`)."""

    law: int = 0

    def enacted(self, game: Republic, seat: int) -> None:
        """It lies in the Law space."""

    def has_two_uses(self, game: Republic) -> bool:
        """Whether it may be given up for something else instead."""
        return False

    def given_up(self, game: Republic, seat: int) -> None:
        """It was discarded for that."""


@mypyc_attr(allow_interpreted_subclasses=True)
class LawVotes:
    """[2.06] What becomes of a law that is played, where laws are voted on. The base game has none."""

    def why_not(self, game: Republic, seat: int, card: int) -> Reason | None:
        """Why it may not be played, though its card allows it."""
        return None

    def play(self, game: Republic, seat: int, card: int) -> None:
        """[2.06.2] It is played: it becomes the next proposal."""
        raise NotImplementedError


VOTED_LAWS: Final[list[LawVotes]] = []  # filled in r2_06_laws
POWERS: Final[dict[int, LawPower]] = {}  # by law; most do nothing at once
NO_POWER: Final = LawPower()


def register_law(power: LawPower) -> None:
    """Each law that does something is registered when the game is imported; of two the later one holds."""
    POWERS[power.law] = power


def power_of(law: int) -> LawPower:
    return POWERS.get(law, NO_POWER)


def enact_law(game: Republic, seat: int, chain: list[int]) -> None:
    """[1.07.36] It lies in the Law space and acts at once."""
    card = chain[0] % SPAN
    lay_down(game, seat, card)
    take_effect(game, seat, card, len(chain) > 1 and chain[1] == NO)


def take_effect(game: Republic, seat: int, card: int, is_given_up: bool) -> None:
    """[1.07.36] A law that lies on the table is in force, or is given up for its other use, by this faction."""
    law = CARD_INDEX[card]
    if is_given_up:
        game.discards.append(card)
        power_of(law).given_up(game, seat)
        return
    game.laws |= 1 << law
    if game.has_listener:
        game.tell(events.LawEnacted("2.06.2" if game.rules.laws_by_vote else "1.07.36", seat, law), EVERYBODY)
    power_of(law).enacted(game, seat)


class EnactLaw(Interruption):
    """[1.07.36] A law is played, without a vote; [2.06.2] or it is proposed."""

    verb = ENACT
    is_cheap = True

    def is_possible(self, game: Republic, vote: Vote | None, seat: int, context: int) -> bool:
        return may_hold(game, seat, KINDS)

    def menu(self, game: Republic, vote: Vote | None, seat: int, context: int) -> list[int]:
        return [ENACT + card for card in enactable(game, seat)]

    def why_not(self, game: Republic, vote: Vote | None, seat: int, choice: int, context: int) -> Reason | None:
        return why_not_enact(game, seat, choice % SPAN)

    def act(self, game: Republic, vote: Vote | None, seat: int, chain: list[int]) -> None:
        if game.rules.laws_by_vote:
            for voted in VOTED_LAWS:
                voted.play(game, seat, chain[0] % SPAN)
            return
        enact_law(game, seat, chain)

    def is_whole(self, game: Republic, chain: list[int]) -> bool:
        return len(chain) > 1 or game.rules.laws_by_vote or not power_of(CARD_INDEX[chain[0] % SPAN]).has_two_uses(game)

    def next_menu(self, game: Republic, seat: int, chain: list[int]) -> list[int]:
        """YES: the law itself. NO: it is given up for its other use."""
        return [YES, NO]

    def ask(self, chain: list[int]) -> Phrase:
        return Phrase("republic-senate-ask-law-use")


register(EnactLaw())


def dice(game: Republic, number: int) -> int:
    """Dice of a card, less the omens, not below nothing."""
    total = -game.omens
    for _ in range(number):
        total += game.die()
    return max(0, total)


# -- laws that do something at once


class ServilianLaw(LawPower):
    """The knights are its faction's; or it is given up to repeal the Acilian Law."""

    law = SERVILIAN_LAW

    def enacted(self, game: Republic, seat: int) -> None:
        game.marks[SERVILIAN] = seat + 1

    def has_two_uses(self, game: Republic) -> bool:
        return game.in_force(ACILIAN_LAW)

    def given_up(self, game: Republic, seat: int) -> None:
        game.laws &= ~(1 << ACILIAN_LAW)
        game.discards.append(LAW_CARD[ACILIAN_LAW])
        if game.has_listener:
            game.tell(events.LawRemoved("1.07.36", ACILIAN_LAW), EVERYBODY)


class PlautianPapirianLaw(LawPower):
    """Unrest, and popularity for each senator of its faction."""

    law = PLAUTIAN_PAPIRIAN_LAW

    def enacted(self, game: Republic, seat: int) -> None:
        change_unrest(game, LAW_UNREST[self.law], "1.07.36")
        for senator in bits(game.members[seat]):
            gain_popularity(game, senator, LAW_POPULARITY[self.law], "1.07.36")


class JulianLaw(LawPower):
    """The end of every shortage of men, and unrest; dice of influence from each senator of its faction."""

    law = JULIAN_LAW

    def enacted(self, game: Republic, seat: int) -> None:
        game.levels[MANPOWER_SHORTAGE] = 0
        game.marks[NO_RECRUITMENT] = 0
        change_unrest(game, LAW_UNREST[self.law], "1.07.36")
        for senator in bits(game.members[seat]):
            gain_influence(game, senator, -dice(game, LAW_DICE[self.law]), "1.07.36")


register_law(ServilianLaw())
register_law(PlautianPapirianLaw())
register_law(JulianLaw())


# -- [Calpurnian Law] [Acilian Law] the fine


def fining(game: Republic) -> list[int]:
    """Whose right the fine is: the Censor's, or the faction's with most knights; several if they are tied."""
    if game.in_force(ACILIAN_LAW):
        if game.session.fining >= 0:
            return [game.session.fining]
        knights = [0] * game.rules.seats
        for seat in range(game.rules.seats):
            for senator in bits(game.members[seat]):
                knights[seat] += game.knights[senator]
        most = max(knights)
        return [seat for seat in range(game.rules.seats) if knights[seat] == most and game.playing >> seat & 1]
    censor = game.offices[CENSOR]
    if censor < 0 or not game.in_rome(censor):
        return []
    return [game.controller_of(game.faction[censor])]


def may_fine(game: Republic, seat: int) -> list[int]:
    """[Calpurnian Law] Once a turn, from the prosecutions on: corrupt governors in Rome who came back this turn."""
    if not game.in_force(CALPURNIAN_LAW) or game.session.fined or game.session.step < S5:
        return []
    guilty = game.corrupt & game.returned & game.rome
    return bits(guilty) if guilty and seat in fining(game) else []


def why_not_fine(game: Republic, seat: int, senator: int) -> Reason | None:
    return None if senator in may_fine(game, seat) else NO_FINE


def impose_fine(game: Republic, senator: int, seat: int) -> None:
    """One die of talents, from his own treasury, then from his faction's; what is missing costs popularity and influence."""
    tied = fining(game)
    if len(tied) > 1:
        game.session.fining = highest_roll(game, "1.07.36", tied)
        if game.session.fining != seat:
            return
    game.session.fined = True
    fine = dice(game, LAW_DICE[CALPURNIAN_LAW])
    own = min(fine, game.talents[senator])
    game.talents[senator] -= own
    box = min(fine - own, game.box[game.faction[senator]])
    game.box[game.faction[senator]] -= box
    if game.has_listener:
        game.tell(events.SenatorFined("1.07.36", senator, fine), EVERYBODY)
    short = fine - own - box
    if short:
        gain_popularity(game, senator, -short, "1.07.36")
        gain_influence(game, senator, -short, "1.07.36")


class ImposeFine(Interruption):
    """[Calpurnian Law] The fine, between two items."""

    verb = FINE
    contexts: tuple[int, ...] = (FLOOR, ANNOUNCED)

    def menu(self, game: Republic, vote: Vote | None, seat: int, context: int) -> list[int]:
        return [FINE + senator for senator in may_fine(game, seat)] if is_between(vote, context) else []

    def why_not(self, game: Republic, vote: Vote | None, seat: int, choice: int, context: int) -> Reason | None:
        return why_not_fine(game, seat, choice % SPAN) if is_between(vote, context) else NOT_HERE

    def act(self, game: Republic, vote: Vote | None, seat: int, chain: list[int]) -> None:
        impose_fine(game, chain[0] % SPAN, seat)


register(ImposeFine())


# -- Flaccus


def may_claim(game: Republic, seat: int) -> bool:
    """[7A] From the end of the prosecutions on he may take the Land Commissioner out of the Forum, while a land bill is
    in force."""
    if game.session.step < S6 or game.faction[FLACCUS] < 0 or game.controller_of(game.faction[FLACCUS]) != seat:
        return False
    return game.holder[LAND_COMMISSIONER] == IN_FORUM and sum(game.bills) > 0 and game.in_rome(FLACCUS)


def claim_commission(game: Republic) -> None:
    """[7A] Flaccus takes the Land Commissioner."""
    game.holder[LAND_COMMISSIONER] = FLACCUS
    if game.has_listener:
        game.tell(events.LandCommissionerClaimed("1.09.61", FLACCUS), EVERYBODY)


class ClaimCommission(Interruption):
    """[7A] Flaccus takes the Land Commissioner, between two items."""

    verb = CLAIM
    contexts: tuple[int, ...] = (FLOOR, ANNOUNCED)

    def why_not(self, game: Republic, vote: Vote | None, seat: int, choice: int, context: int) -> Reason | None:
        return None if is_between(vote, context) and may_claim(game, seat) else NOT_HERE

    def act(self, game: Republic, vote: Vote | None, seat: int, chain: list[int]) -> None:
        claim_commission(game)


register(ClaimCommission())
