"""[2.02] Provincial wars: the battles at the end of the Combat Phase (K5), and what the base game asks of this rule set."""

from __future__ import annotations

from typing import Final

from comitium.core.audience import EVERYBODY
from comitium.core.frames import Script, Step
from comitium.games.republic.events.advanced.provincial import WarOrderRolled
from comitium.games.republic.rules.common.provincial import PROVINCIAL_RULES, ProvincialRules
from comitium.games.republic.rules.r1_10_combat.r1_10_71_capture import ask_ransoms, held_by
from comitium.games.republic.rules.r2_02_provincial_wars import r2_02_4_attacks as attacks
from comitium.games.republic.rules.r2_02_provincial_wars import r2_02_412_allies as allies
from comitium.games.republic.rules.r2_02_provincial_wars.r2_02_3_levies import ask_levies
from comitium.games.republic.rules.r2_02_provincial_wars.r2_02_32_strength import army_strength
from comitium.games.republic.rules.r2_02_provincial_wars.r2_02_41_battle import fight
from comitium.games.republic.state.numbers import FOUGHT, WARS
from comitium.games.republic.state.republic import Republic


class ProvincialBattles(Script[Republic]):
    """[2.02.4] [K5] The wars that provinces still have to fight; the first of the queue is being fought."""

    def __init__(self, at: int = 0, queue: list[int] | None = None) -> None:
        super().__init__(at)
        self.queue: list[int] = queue if queue is not None else []

    def steps(self) -> list[Step]:
        return BATTLES

    def is_sound(self, game: Republic) -> bool:
        return game.rules.provincial_wars and (not self.queue or 0 <= min(self.queue) <= max(self.queue) < WARS)


def set_order(game: Republic, battles: ProvincialBattles) -> None:
    """[2.02.4] [C-96] Two dice for each war, high goes first."""
    battles.queue = thrown(game, attacks.waiting_wars(game))


def thrown(game: Republic, wars: list[int]) -> list[int]:
    """[1.04.8] The wars in the order of their throws; equal throws are repeated among themselves."""
    if len(wars) < 2:
        return wars
    rolls: list[int] = []
    for war in wars:
        rolls.append(game.two_dice())
        if game.has_listener:
            game.tell(WarOrderRolled("2.02.4", war, rolls[-1]), EVERYBODY)
    made: list[int] = []
    for roll in range(12, 1, -1):
        made.extend(thrown(game, [wars[place] for place in range(len(wars)) if rolls[place] == roll]))
    return made


def last_ransom(game: Republic, battles: ProvincialBattles) -> None:
    """[C-17] Before the battle, captives of the war can be ransomed."""
    if is_on(game, battles):
        ask_ransoms(game, held_by(game, battles.queue[0]))


def battle(game: Republic, battles: ProvincialBattles) -> None:
    """[2.02.41] The first loyal province of the war, as it is now (C-96)."""
    if is_on(game, battles):
        fight(game, attacks.defender(game, battles.queue[0]), battles.queue[0])


def after_battle(game: Republic, battles: ProvincialBattles) -> None:
    """[C-17] Whoever has been captured may be ransomed at once; then the next war."""
    if battles.queue:
        ask_ransoms(game, held_by(game, battles.queue.pop(0)))
        if battles.queue:
            battles.go_to(last_ransom)


def is_on(game: Republic, battles: ProvincialBattles) -> bool:
    """Whether the war of this battle is active, and a province there to fight it."""
    return len(battles.queue) > 0 and game.zone[battles.queue[0]] == FOUGHT and attacks.defender(game, battles.queue[0]) >= 0


BATTLES: Final[list[Step]] = [set_order, last_ransom, battle, after_battle]


class Provincial(ProvincialRules):
    """Answers the base game."""

    def attacked(self, game: Republic) -> int:
        return attacks.attacked(game)

    def army_strength(self, game: Republic, province: int) -> int:
        return army_strength(game, province)

    def raise_forces(self, game: Republic, barred: int) -> None:
        ask_levies(game, barred)

    def allied_land(self, game: Republic, war: int) -> int:
        return allies.allied_land(game, war)

    def allied_fleet(self, game: Republic, war: int) -> int:
        return allies.allied_fleet(game, war)

    def note_battle(self, game: Republic, war: int, commander: int, result: int) -> None:
        attacks.note_battle(game, war, commander, result)

    def allies_lose(self, game: Republic, war: int, naval: bool, result: int, legions: int, fleets: int) -> None:
        allies.allies_lose(game, war, naval, result, legions, fleets)

    def fight_wars(self, game: Republic) -> None:
        game.push(ProvincialBattles())

    def war_left(self, game: Republic, war: int, rule: str) -> None:
        allies.war_left(game, war, rule)


PROVINCIAL_RULES.append(Provincial())
