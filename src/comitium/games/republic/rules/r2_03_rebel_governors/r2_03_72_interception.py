"""[2.03.72] The Senate may intercept rebels on their way to Italy, before any other battle."""

from __future__ import annotations

from typing import Final

from comitium.core.audience import EVERYBODY
from comitium.core.errors import Reason
from comitium.core.frames import Question
from comitium.core.messages import Phrase
from comitium.games.republic import names
from comitium.games.republic.catalogue.values import VICTORY
from comitium.games.republic.choices import NO, SPAN, YES, verb
from comitium.games.republic.events.advanced.rebels import (
    InterceptionDecided,
    InterceptionFought,
    InterceptionOmitted,
    RebelFleetsSunk,
    SenateFleetsSunk,
)
from comitium.games.republic.events.combat import DiceThrown
from comitium.games.republic.rules.common.ranks import highest
from comitium.games.republic.rules.common.units import move_fleets
from comitium.games.republic.rules.r1_10_combat import r1_10_table as table
from comitium.games.republic.rules.r2_02_provincial_wars.r2_02_411_losses import in_turn
from comitium.games.republic.rules.r2_03_rebel_governors.choices import SINK
from comitium.games.republic.rules.r2_03_rebel_governors.r2_03_3_strength import naval_base, province_of
from comitium.games.republic.rules.r2_03_rebel_governors.r2_03_7_march import land, turn_back
from comitium.games.republic.state.numbers import ACTIVE, FORCE, NOBODY, RESERVE
from comitium.games.republic.state.republic import Republic

RULE: Final = "2.03.72"
ONLY_YES_OR_NO: Final = Reason(RULE, "republic-rebels-refuse-intercept")
NOT_SO_MANY: Final = Reason(RULE, "republic-rebels-refuse-sink")


def covering_province(game: Republic) -> int:
    """[2.03.72] The province of the primary rebel, whose fleets help who is at sea; NOBODY if it is the same, or if he governs
    none."""
    return NOBODY if game.at_sea == game.rebel else province_of(game, game.rebel)


def rebel_fleets(game: Republic) -> int:
    """[2.03.72] Printed naval strength and fleets of the province at sea, fleets of the primary rebel, provincial and Roman;
    no ratings."""
    province, other = province_of(game, game.at_sea), covering_province(game)
    found = naval_base(game, province) + game.provincial_fleets[province] + game.fleets[FORCE + game.rebel]
    return found + game.provincial_fleets[other] if other >= 0 else found


def ask_interception(game: Republic) -> None:
    """[K1.2] [C-69] The HRAO decides; without a fleet in the Active Forces they land."""
    if game.at_sea < 0:
        return
    man = highest(game)
    if man < 0 or game.fleets[ACTIVE] == 0:
        if game.has_listener:
            game.tell(InterceptionOmitted("C-69", game.at_sea, 0), EVERYBODY)
        land(game)
        return
    game.push(Intercept(game.faction[man]))


class Intercept(Question[Republic]):
    """[2.03.72] Whether the fleets in Italy meet the rebels at sea."""

    def run(self, game: Republic) -> bool:
        if game.at_sea >= 0:
            return True
        game.pop()
        return False

    def legal(self, game: Republic, seat: int) -> list[int]:
        return [YES, NO]

    def answer(self, game: Republic, seat: int, choice: int) -> None:
        game.pop()
        if choice == YES:
            intercept(game)
            return
        if game.has_listener:
            game.tell(InterceptionOmitted(RULE, game.at_sea, 1), EVERYBODY)
        land(game)

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        return ONLY_YES_OR_NO

    def rule(self, game: Republic, seat: int) -> str:
        return RULE

    def ask(self, game: Republic, seat: int) -> Phrase:
        return Phrase(
            "republic-rebels-ask-intercept",
            {"senator": names.senator(game.at_sea), "fleets": game.fleets[ACTIVE], "enemy": rebel_fleets(game)},
        )

    def is_sound(self, game: Republic) -> bool:
        return game.rules.rebel_governors and game.at_sea >= 0 and game.fleets[ACTIVE] > 0


def intercept(game: Republic) -> None:
    """[2.03.72] [C-69] The battle: no ratings, no disasters, no chits, no unrest. Both lose the row, but for the one that
    takes all: that is the Senate's alone. A victory holds them in their province."""
    fleets, enemy = game.fleets[ACTIVE], rebel_fleets(game)
    if game.has_listener:
        game.tell(InterceptionFought(RULE, game.at_sea, fleets, enemy), EVERYBODY)
    black, white, white2 = game.die(), game.die(), game.die()
    natural = black + white + white2
    total = natural + fleets - enemy - game.omens
    result, row = table.result(total)
    held = result == VICTORY
    if game.has_listener:
        game.tell(DiceThrown(RULE, black, white, white2, natural), EVERYBODY)
        game.tell(InterceptionDecided(RULE, game.at_sea, total, 1 if held else 0), EVERYBODY)
    sunk = table.called_for(row, fleets)
    move_fleets(game, sunk, ACTIVE, RESERVE)
    if sunk and game.has_listener:
        game.tell(SenateFleetsSunk(RULE, sunk), EVERYBODY)
    lose_fleets(game, max(0, row), held)


def lose_fleets(game: Republic, losses: int, held: bool) -> None:
    """[2.03.72] [2.02.411] Two provincial fleets, a Roman one, and so on; printed strength is never lost. His owner says which
    provincial ones, if two provinces have some."""
    own, other = game.provincial_fleets[province_of(game, game.at_sea)], 0
    if covering_province(game) >= 0:
        other = game.provincial_fleets[covering_province(game)]
    provincial, roman = in_turn(own + other, game.fleets[FORCE + game.rebel], losses)
    move_fleets(game, roman, FORCE + game.rebel, RESERVE)
    if (provincial or roman) and game.has_listener:
        game.tell(RebelFleetsSunk(RULE, provincial, roman), EVERYBODY)
    least, most = max(0, provincial - other), min(provincial, own)
    if least < most:
        game.push(LoseFleets(game.faction[game.rebel], provincial, 1 if held else 0))
    else:
        sink(game, most, provincial - most, held)


def sink(game: Republic, own: int, others: int, held: bool) -> None:
    """[2.03.72] The provincial fleets are gone; then the rebels land, or are where they were."""
    game.provincial_fleets[province_of(game, game.at_sea)] -= own
    if others:
        game.provincial_fleets[covering_province(game)] -= others
    if held:
        turn_back(game)
    else:
        land(game)


class LoseFleets(Question[Republic]):
    """[2.03.72] How many of the provincial fleets lost are those of the province at sea; the others are the primary rebel's.
    `held`: 1 if the battle keeps them in their province."""

    def __init__(self, seat: int, losses: int, held: int) -> None:
        super().__init__(seat)
        self.losses = losses
        self.held = held

    def run(self, game: Republic) -> bool:
        if game.at_sea >= 0:
            return True
        game.pop()
        return False

    def legal(self, game: Republic, seat: int) -> list[int]:
        own = game.provincial_fleets[province_of(game, game.at_sea)]
        other = game.provincial_fleets[covering_province(game)]
        return [SINK + number for number in range(max(0, self.losses - other), min(self.losses, own) + 1)]

    def answer(self, game: Republic, seat: int, choice: int) -> None:
        game.pop()
        sink(game, choice % SPAN, self.losses - choice % SPAN, self.held == 1)

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        return NOT_SO_MANY if verb(choice) == SINK else None

    def rule(self, game: Republic, seat: int) -> str:
        return RULE

    def ask(self, game: Republic, seat: int) -> Phrase:
        return Phrase(
            "republic-rebels-ask-sink",
            {
                "amount": self.losses,
                "province": names.province(province_of(game, game.at_sea)),
                "province2": names.province(covering_province(game)),
            },
        )

    def is_sound(self, game: Republic) -> bool:
        if not game.rules.rebel_governors or game.at_sea < 0 or covering_province(game) < 0:
            return False
        return len(self.legal(game, self.seat)) > 0
