"""[1.11.32] [1.11.34] The rebel is known: who rises with him, and what they lose by it."""

from __future__ import annotations

from typing import Final

from comitium.core.audience import EVERYBODY
from comitium.core.errors import Reason
from comitium.core.frames import Question, Script, Step
from comitium.core.messages import Phrase
from comitium.games.republic import names
from comitium.games.republic.catalogue.ids import PRIEST
from comitium.games.republic.catalogue.intrigue import BEQUEST_TALENTS
from comitium.games.republic.catalogue.tables import OFFICE_STRIPPED
from comitium.games.republic.choices import DONE, SENATOR, SPAN, verb
from comitium.games.republic.events.revolution import BequestKept, RebellionBegan, SenatorRebelled
from comitium.games.republic.rules.common.people import come_to_rome, gain_influence, leave
from comitium.games.republic.rules.common.rebel_governors import REBEL_GOVERNORS
from comitium.games.republic.rules.common.units import home, move_fleets, move_legions
from comitium.games.republic.rules.r1_05_mortality.r1_05_3_death import drop_bodyguards, free_concessions, governs, vacate
from comitium.games.republic.rules.r1_10_combat.commanders import master_of
from comitium.games.republic.rules.r1_11_revolution.r1_11_36_veterans import join_rebel, offer_defection
from comitium.games.republic.rules.r1_11_revolution.rising import joiners, own_veterans
from comitium.games.republic.state.numbers import (
    ACTIVE,
    CIVIL_WAR,
    FETCHED,
    FORCE,
    FOUGHT,
    KEPT,
    MASTER_OF_HORSE,
    MISSION,
    NOBODY,
    REBEL,
    bits,
)
from comitium.games.republic.state.republic import FORMER_MASTER, Republic

NO_PARTISAN: Final = Reason("1.11.32", "republic-revolution-refuse-no-partisan", "senator")


class Rising(Script[Republic]):
    """[X6] From the last declaration to a rebellion that stands: `partisans` are those who have joined so far."""

    def __init__(self, at: int, rebel: int, followers: int, partisans: int, fleets: int = 0) -> None:
        super().__init__(at)
        self.rebel = rebel
        self.followers = followers
        self.partisans = partisans
        self.fleets = fleets  # [2.03.23] that follow him

    def circumstances(self, game: Republic) -> list[int]:
        return self.own_numbers()

    def steps(self) -> list[Step]:
        return RISING

    def is_sound(self, game: Republic) -> bool:
        return 0 <= self.rebel < len(game.where) and game.faction[self.rebel] >= 0


def name_partisans(game: Republic, rising: Rising) -> None:
    """[1.11.32] Each other senator of the faction joins or stays loyal, now and never again. [C-85] A Master of Horse has
    said so with the declaration."""
    if undecided(game, rising):
        game.push(Partisans(game.faction[rising.rebel]))


def undecided(game: Republic, rising: Rising) -> int:
    """Those who may still join. [2.03.21] Governors were named with the declaration, or stay loyal."""
    left = joiners(game, rising.rebel) & ~rising.partisans
    if game.rules.rebel_governors:
        left &= ~REBEL_GOVERNORS[0].governors(game, game.faction[rising.rebel])
    master = game.offices[MASTER_OF_HORSE]
    return left & ~(1 << master) if master >= 0 else left


def rise(game: Republic, rising: Rising) -> None:
    """[1.11.3] [1.11.34] All at once: the army, the rebels, what they lose, the veterans that come to them."""
    rebel, master = rising.rebel, master_of(game, rising.rebel)
    camp = FORCE + rebel
    stay = rising.followers | own_veterans(game, rebel)
    move_legions(game, game.legions[camp] & ~stay, camp, ACTIVE)
    move_fleets(game, game.fleets[camp] - rising.fleets, camp, ACTIVE)
    if game.has_listener:
        game.tell(RebellionBegan("1.11.3", rebel), EVERYBODY)
    if master >= 0:
        if rising.partisans >> master & 1:
            game.marks[FORMER_MASTER] = master + 1
        else:
            come_to_rome(game, master, "1.11.32")
    game.rebel = rebel
    game.zone[CIVIL_WAR] = FOUGHT
    game.unprosecuted &= ~(1 << CIVIL_WAR)
    for senator in bits(rising.partisans | 1 << rebel):
        turn_rebel(game, senator)
    join_rebel(game, True)


def turn_rebel(game: Republic, senator: int) -> None:
    """[1.11.32] [1.11.34] [C-81] Offices, concessions, knights, bodyguard, a command of his own and his province are gone; his
    money stays, for upkeep only."""
    mask = 1 << senator
    master = master_of(game, senator) if senator != game.rebel else NOBODY
    if master >= 0:
        come_to_rome(game, master, "1.11.32")  # he follows no Dictator into the revolt of another
    for office in range(len(game.offices)):
        if game.offices[office] == senator:
            game.offices[office] = NOBODY
    game.proconsuls &= ~mask
    game.victorious &= ~mask
    game.returned &= ~mask
    if game.priests & mask:  # C-31
        game.priests &= ~mask
        gain_influence(game, senator, OFFICE_STRIPPED[PRIEST], "2.01.31")
    free_concessions(game, senator, "1.11.32")
    game.knights[senator] = 0
    drop_bodyguards(game, senator)
    if game.rules.rebel_governors:
        REBEL_GOVERNORS[0].keep_province(game, senator)
    elif not game.rules.joining_governor_keeps:
        for province in governs(game, senator):
            vacate(game, province)
    keep_bequest(game, senator)
    if senator != game.rebel:
        home(game, FORCE + senator)
    game.rebels |= mask
    leave(game, senator, REBEL)
    if game.has_listener:
        game.tell(SenatorRebelled("1.11.32", senator), EVERYBODY)


def keep_bequest(game: Republic, senator: int) -> None:
    """[C-80] Who was fetching a bequest keeps its talents and returns the units."""
    bequest = game.where[senator] - MISSION
    if bequest < 0:
        return
    game.talents[senator] += BEQUEST_TALENTS[bequest]
    if game.bequests[bequest] == FETCHED:
        game.bequests[bequest] = KEPT
    if game.has_listener:
        game.tell(BequestKept("C-80", senator, BEQUEST_TALENTS[bequest]), EVERYBODY)


def call_loyal(game: Republic, rising: Rising) -> None:
    """[1.11.36] Veterans of loyal senators may leave him."""
    offer_defection(game, ACTIVE)


def march(game: Republic, rising: Rising) -> None:
    """[2.03.7] With rebel governors: which fleets he keeps, and whether he marches on Rome."""
    if game.rules.rebel_governors and game.rebel >= 0:
        REBEL_GOVERNORS[0].settle_rising(game)


RISING: Final[list[Step]] = [name_partisans, rise, call_loyal, march]


class Partisans(Question[Republic]):
    """[1.11.32] Who joins? One after the other; the rest stays loyal."""

    def rising(self, game: Republic) -> Rising:
        return game.current(Rising)

    def legal(self, game: Republic, seat: int) -> list[int]:
        return [DONE, *[SENATOR + senator for senator in bits(undecided(game, self.rising(game)))]]

    def answer(self, game: Republic, seat: int, choice: int) -> None:
        if choice == DONE:
            game.pop()
        else:
            self.rising(game).partisans |= 1 << choice % SPAN

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        return NO_PARTISAN if verb(choice) == SENATOR else None

    def rule(self, game: Republic, seat: int) -> str:
        return "1.11.32"

    def ask(self, game: Republic, seat: int) -> Phrase:
        return Phrase("republic-revolution-ask-partisans", {"senator": names.senator(self.rising(game).rebel)})

    def is_sound(self, game: Republic) -> bool:
        return game.topmost(Rising) is not None
