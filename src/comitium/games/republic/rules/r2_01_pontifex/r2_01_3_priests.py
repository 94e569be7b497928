"""[2.01.3] Priesthoods: given or moved by the Pontifex Maximus; [2.01.32] [2.01.4] what both weigh in votes on war."""

from __future__ import annotations

from typing import Final

from comitium.core.audience import EVERYBODY
from comitium.core.errors import Reason
from comitium.core.messages import Phrase
from comitium.games.republic import names
from comitium.games.republic.catalogue.ids import PRIEST
from comitium.games.republic.catalogue.tables import (
    OFFICE_INFLUENCE,
    OFFICE_STRIPPED,
    PONTIFEX_WAR_FACTOR,
    PRIEST_WAR_VOTES,
)
from comitium.games.republic.choices import SPAN, verb
from comitium.games.republic.events.advanced import pontifex as events
from comitium.games.republic.rules.common.people import gain_influence
from comitium.games.republic.rules.r1_09_senate.kinds import MILITARY
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_measures import EXTRA_VOTES, ExtraVotes
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_14_vote import Vote
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_15_interruptions import Interruption, register
from comitium.games.republic.rules.r1_09_senate.r1_09_6_business.r1_09_64_items import (
    DEPLOYED,
    RECALLED,
    REINFORCED,
    REPLACED,
    items,
)
from comitium.games.republic.rules.r2_01_pontifex.choices import NEW_PRIESTHOOD, PRIESTHOOD, PRIESTHOOD_OF
from comitium.games.republic.state.numbers import bits
from comitium.games.republic.state.republic import Republic

RULE: Final = "2.01.3"
NOT_PONTIFEX: Final = Reason("2.01", "republic-pontifex-refuse-not-pontifex")
ALREADY_GIVEN: Final = Reason(RULE, "republic-pontifex-refuse-given")
NOT_A_PRIEST_TO_BE: Final = Reason(RULE, "republic-pontifex-refuse-receiver", "senator")
NOT_A_PRIEST: Final = Reason(RULE, "republic-pontifex-refuse-loser")

WARLIKE: Final = (DEPLOYED, RECALLED, REPLACED, REINFORCED)  # C-49: items that make a vote one on war


# -- [2.01.3] who gives, who receives


def speaks_for_pontifex(game: Republic, seat: int) -> bool:
    """[C-93] Whether a faction decides for the Pontifex Maximus, and he is in Rome."""
    man = game.pontifex()
    return man >= 0 and game.in_rome(man) and game.controller_of(game.faction[man]) == seat


def receivers(game: Republic) -> int:
    """[2.01.3] [C-48] Aligned senators in Rome without a priesthood, and not he himself."""
    return game.rome & ~game.priests & ~(1 << game.pontifex())


class GivePriesthood(Interruption):
    """[2.01.3] Once in a Senate Phase, whenever a law could be played (C-48): a new priesthood, or that of another priest,
    wherever he is (C-92)."""

    verb = PRIESTHOOD
    is_cheap = True

    def is_possible(self, game: Republic, vote: Vote | None, seat: int, context: int) -> bool:
        if not game.rules.pontifex or game.session.priesthood_given:
            return False
        return speaks_for_pontifex(game, seat) and receivers(game) != 0

    def menu(self, game: Republic, vote: Vote | None, seat: int, context: int) -> list[int]:
        if not self.is_possible(game, vote, seat, context):
            return []
        return [PRIESTHOOD + man for man in bits(receivers(game))]

    def why_not(self, game: Republic, vote: Vote | None, seat: int, choice: int, context: int) -> Reason | None:
        if not speaks_for_pontifex(game, seat):
            return NOT_PONTIFEX
        if game.session.priesthood_given:
            return ALREADY_GIVEN
        return None if receivers(game) >> choice % SPAN & 1 else NOT_A_PRIEST_TO_BE

    def is_whole(self, game: Republic, chain: list[int]) -> bool:
        """Without any priest it can only be a new one."""
        return len(chain) > 1 or not game.priests

    def next_menu(self, game: Republic, seat: int, chain: list[int]) -> list[int]:
        return [NEW_PRIESTHOOD, *(PRIESTHOOD_OF + man for man in bits(game.priests))]

    def why_not_next(self, game: Republic, seat: int, chain: list[int], choice: int) -> Reason | None:
        return NOT_A_PRIEST

    def ask(self, chain: list[int]) -> Phrase:
        return Phrase("republic-pontifex-ask-from", {"senator": names.senator(chain[0] - PRIESTHOOD)})

    def act(self, game: Republic, vote: Vote | None, seat: int, chain: list[int]) -> None:
        """[2.01.31] The marker and one influence, which a former holder loses, as far as he has it."""
        game.session.priesthood_given = True
        man = chain[0] - PRIESTHOOD
        if len(chain) > 1 and verb(chain[1]) == PRIESTHOOD_OF:
            other = chain[1] - PRIESTHOOD_OF
            if game.has_listener:
                game.tell(events.PriesthoodMoved(RULE, man, other), EVERYBODY)
            game.priests &= ~(1 << other)
            gain_influence(game, other, OFFICE_STRIPPED[PRIEST], "2.01.31")
        elif game.has_listener:
            game.tell(events.PriestMade(RULE, man), EVERYBODY)
        game.priests |= 1 << man
        gain_influence(game, man, OFFICE_INFLUENCE[PRIEST], "2.01.31")


register(GivePriesthood())


# -- votes on war


def is_on_war(proposal: list[int]) -> bool:
    """[2.01.32] [C-49] Whether it sends or reinforces an army, recalls or replaces its commander, among whatever else."""
    if proposal[0] != MILITARY:
        return False
    for item in items(proposal):
        if item[0] in WARLIKE:
            return True
    return False


class VotesOnWar(ExtraVotes):
    """[2.01.32] A priest has one vote more; [2.01.4] the Pontifex Maximus his own twice, and that of a priesthood once."""

    def of(self, game: Republic, proposal: list[int], senator: int) -> int:
        priest, pontifex = game.priests >> senator & 1 == 1, game.pontifex() == senator
        if not (priest or pontifex) or not is_on_war(proposal):
            return 0
        found = PRIEST_WAR_VOTES if priest else 0
        return found + (PONTIFEX_WAR_FACTOR - 1) * game.votes(senator) if pontifex else found


EXTRA_VOTES.append(VotesOnWar())
