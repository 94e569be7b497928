"""[2.03.7] [2.03.8] The primary rebel marches on Rome or stays in his province; and who leaves one, by land or by sea."""

from __future__ import annotations

from typing import Final

from comitium.core.audience import EVERYBODY
from comitium.core.errors import Reason
from comitium.core.frames import Question
from comitium.core.messages import Phrase
from comitium.games.republic import names
from comitium.games.republic.choices import SPAN, verb
from comitium.games.republic.events.advanced.rebels import (
    FleetsHandedBack,
    ForceLanded,
    ForceMarched,
    ForceSailed,
    RebelStayed,
)
from comitium.games.republic.rules.common.units import home, move_fleets, move_legions
from comitium.games.republic.rules.common.wars import recall, stays
from comitium.games.republic.rules.r2_03_rebel_governors.choices import HAND_BACK, MARCH, STAY
from comitium.games.republic.rules.r2_03_rebel_governors.r2_03_3_strength import naval_base, province_of
from comitium.games.republic.state.numbers import (
    ACTIVE,
    AT_WAR,
    CIVIL_WAR,
    FORCE,
    GARRISON,
    HELD,
    NOBODY,
    NOWHERE,
    REVOLT,
    SENATORS,
    STRAY,
    count,
)
from comitium.games.republic.state.republic import Republic

NO_MARCH: Final = Reason("2.03.7", "republic-rebels-refuse-march")
NO_FLEETS: Final = Reason("2.03.23", "republic-rebels-refuse-hand-back")


# -- what leaves a province, and what comes back


def free_target(game: Republic, province: int, rule: str) -> None:
    """[C-104] The Senate can no longer attack it: forces that stand there go home, their commanders no Proconsuls; only who
    has won keeps his force until he lays it down. [2.03.91] A marker of a naval victory stays on it."""
    war = REVOLT + province
    game.zone[war] = NOWHERE
    send_home(game, war, rule)


def send_home(game: Republic, war: int, rule: str) -> None:
    """[C-69] [C-104] All forces of the Senate that stand on a war without an enemy."""
    for senator in range(SENATORS):
        if game.where[senator] == AT_WAR + war and not stays(game, senator):
            recall(game, senator, rule)
    home(game, STRAY + war)


def can_march(game: Republic, province: int) -> bool:
    """[2.03.7] Whether there is anything that could march: a legion or a provincial army."""
    return game.legions[GARRISON + province] != 0 or game.provincial_armies[province] > 0


def embark(game: Republic, rebel: int, province: int, legions: int, armies: int) -> None:
    """[2.03.7] [2.03.71] These units leave the province with its governor: they are his force."""
    move_legions(game, legions, GARRISON + province, FORCE + rebel)
    game.provincial_armies[province] -= armies
    game.at_sea = rebel
    game.armies_at_sea = armies
    free_target(game, province, "C-104")


def set_out(game: Republic, rebel: int, legions: int, armies: int, is_late: bool, rule: str) -> None:
    """[2.03.7] [2.03.72] A governor leaves for Italy: over land, or in the turn of his revolt, he is there at once; later he
    is at sea if his province has a printed naval strength."""
    province = province_of(game, rebel)
    embark(game, rebel, province, legions, armies)
    if is_late and naval_base(game, province) > 0:
        if game.has_listener:
            game.tell(ForceSailed("2.03.72", rebel, province, count(legions), armies), EVERYBODY)
        return
    if game.has_listener:
        game.tell(ForceMarched(rule, rebel, province, count(legions), armies), EVERYBODY)
    disembark(game)


def disembark(game: Republic) -> None:
    """[2.03.72] [C-68] They are in Italy: the army of the primary rebel, who alone commands there."""
    man = game.at_sea
    if man != game.rebel:
        move_legions(game, game.legions[FORCE + man], FORCE + man, FORCE + game.rebel)
    game.armies_in_italy += game.armies_at_sea
    game.armies_at_sea = 0
    game.at_sea = NOBODY


def land(game: Republic) -> None:
    """[2.03.72] Who was at sea has reached Italy."""
    if game.has_listener:
        game.tell(ForceLanded("2.03.72", game.at_sea), EVERYBODY)
    disembark(game)


def turn_back(game: Republic) -> None:
    """[2.03.72] [C-103] They are in their province again, which may be attacked. [C-69] An army that waited for the primary
    rebel goes home."""
    man = game.at_sea
    province = province_of(game, man)
    move_legions(game, game.legions[FORCE + man], FORCE + man, GARRISON + province)
    game.provincial_armies[province] += game.armies_at_sea
    game.armies_at_sea = 0
    game.at_sea = NOBODY
    game.zone[REVOLT + province] = HELD
    if man == game.rebel:
        send_home(game, CIVIL_WAR, "C-69")


# -- the questions


class HandBackFleets(Question[Republic]):
    """[2.03.23] How many of the fleets that have followed him a rebel gives back to the Senate."""

    def run(self, game: Republic) -> bool:
        if game.rebel >= 0 and game.fleets[FORCE + game.rebel]:
            return True
        game.pop()
        return False

    def legal(self, game: Republic, seat: int) -> list[int]:
        return [HAND_BACK + number for number in range(game.fleets[FORCE + game.rebel] + 1)]

    def answer(self, game: Republic, seat: int, choice: int) -> None:
        game.pop()
        hand_back(game, choice % SPAN)

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        return NO_FLEETS if verb(choice) == HAND_BACK else None

    def rule(self, game: Republic, seat: int) -> str:
        return "2.03.23"

    def ask(self, game: Republic, seat: int) -> Phrase:
        return Phrase(
            "republic-rebels-ask-hand-back",
            {"senator": names.senator(game.rebel), "amount": game.fleets[FORCE + game.rebel]},
        )

    def is_sound(self, game: Republic) -> bool:
        return game.rules.rebel_governors and game.rebel >= 0 and game.faction[game.rebel] == self.seat


def hand_back(game: Republic, fleets: int) -> None:
    """[2.03.23] They are in the Active Forces."""
    move_fleets(game, fleets, FORCE + game.rebel, ACTIVE)
    if fleets and game.has_listener:
        game.tell(FleetsHandedBack("2.03.23", game.rebel, fleets), EVERYBODY)


class MarchOrStay(Question[Republic]):
    """[2.03.7] [2.03.8] Whether a primary rebel who is in his province marches on Rome: at once, or in a later turn."""

    def __init__(self, seat: int, late: int) -> None:
        super().__init__(seat)
        self.late = late

    def run(self, game: Republic) -> bool:
        """Who has nothing to march with is not asked."""
        province = game.stronghold()
        if province >= 0 and can_march(game, province):
            return True
        game.pop()
        if province >= 0:
            stay(game, province)
        return False

    def legal(self, game: Republic, seat: int) -> list[int]:
        return [MARCH, STAY]

    def answer(self, game: Republic, seat: int, choice: int) -> None:
        game.pop()
        province = game.stronghold()
        if choice == STAY:
            stay(game, province)
            return
        rule = "2.03.8" if self.late else "2.03.7"
        armies = game.provincial_armies[province]
        set_out(game, game.rebel, game.legions[GARRISON + province], armies, self.late == 1, rule)

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        return NO_MARCH

    def rule(self, game: Republic, seat: int) -> str:
        return "2.03.8" if self.late else "2.03.7"

    def ask(self, game: Republic, seat: int) -> Phrase:
        province = game.stronghold()
        sails = self.late and naval_base(game, province) > 0
        return Phrase(
            "republic-rebels-ask-sail" if sails else "republic-rebels-ask-march",
            {
                "senator": names.senator(game.rebel),
                "province": names.province(province),
                "legions": count(game.legions[GARRISON + province]),
                "armies": game.provincial_armies[province],
            },
        )

    def is_sound(self, game: Republic) -> bool:
        return game.rules.rebel_governors and game.stronghold() >= 0 and game.faction[game.rebel] == self.seat


def stay(game: Republic, province: int) -> None:
    """[2.03.8] He holds out in his province."""
    if game.has_listener:
        game.tell(RebelStayed("2.03.8", game.rebel, province), EVERYBODY)


def settle_rising(game: Republic) -> None:
    """[X6] [2.03.23] [2.03.7] The rebellion stands: fleets are handed back, then a governor marches or stays."""
    seat = game.faction[game.rebel]
    if game.stronghold() >= 0:
        game.push(MarchOrStay(seat, 0))
    elif game.fleets[FORCE + game.rebel]:
        game.push(HandBackFleets(seat))


def ask_late_march(game: Republic) -> None:
    """[X5] [2.03.8] In a later turn."""
    if game.rebel >= 0 and game.stronghold() >= 0:
        game.push(MarchOrStay(game.faction[game.rebel], 1))


def march_to_last_stand(game: Republic) -> None:
    """[C-106] He sets out as in 2.03.7, with legions, veterans and provincial armies; at sea he lands."""
    province = game.stronghold()
    if province >= 0:
        embark(game, game.rebel, province, game.legions[GARRISON + province], game.provincial_armies[province])
    if game.at_sea == game.rebel:
        disembark(game)
