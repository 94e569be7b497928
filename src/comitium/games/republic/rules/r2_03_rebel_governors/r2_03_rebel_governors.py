"""[2.03] Rebel governors: what the base game asks of this rule set."""

from __future__ import annotations

from comitium.games.republic.rules.common.rebel_governors import REBEL_GOVERNORS, RebelGovernors
from comitium.games.republic.rules.r2_02_provincial_wars.r2_02_32_strength import naval_force
from comitium.games.republic.rules.r2_03_rebel_governors import r2_03_2_declaration as declaration
from comitium.games.republic.rules.r2_03_rebel_governors import r2_03_3_strength as strength
from comitium.games.republic.rules.r2_03_rebel_governors import r2_03_5_revenue as revenue
from comitium.games.republic.rules.r2_03_rebel_governors import r2_03_7_march as march
from comitium.games.republic.rules.r2_03_rebel_governors import r2_03_71_reinforcement as reinforcement
from comitium.games.republic.rules.r2_03_rebel_governors import r2_03_72_interception as interception
from comitium.games.republic.rules.r2_03_rebel_governors import r2_03_81_attack as attack
from comitium.games.republic.state.republic import Republic


class Governors(RebelGovernors):
    """Answers the base game."""

    def land_strength(self, game: Republic, province: int) -> int:
        return strength.land_strength(game, province)

    def fleet_strength(self, game: Republic, province: int) -> int:
        return strength.fleet_strength(game, province)

    def support(self, game: Republic, province: int) -> int:
        return naval_force(game, province)

    def dictator_strength(self, game: Republic) -> int:
        return strength.dictator_strength(game)

    def armies_in_italy(self, game: Republic) -> int:
        return strength.armies_in_italy(game)

    def force_of(self, game: Republic, war: int) -> int:
        return strength.force_of(game, war)

    def governors(self, game: Republic, seat: int) -> int:
        return strength.governors(game, seat)

    def declared_strength(self, game: Republic, primary: int, followers: int, fleets: int, named: int) -> int:
        return strength.declared_strength(game, primary, followers, fleets, named)

    def ask_governors(self, game: Republic, seat: int) -> None:
        declaration.ask_governors(game, seat)

    def keep_province(self, game: Republic, senator: int) -> None:
        declaration.keep_province(game, senator)

    def gather_veterans(self, game: Republic, everywhere: bool) -> None:
        declaration.gather_veterans(game, everywhere)

    def camps(self, game: Republic) -> list[int]:
        return strength.camps(game)

    def settle_rising(self, game: Republic) -> None:
        march.settle_rising(game)

    def ask_late_march(self, game: Republic) -> None:
        march.ask_late_march(game)

    def ask_reinforcement(self, game: Republic) -> None:
        reinforcement.ask_reinforcement(game)

    def ask_interception(self, game: Republic) -> None:
        interception.ask_interception(game)

    def lose_land(self, game: Republic, war: int, row: int) -> tuple[int, int]:
        return attack.lose_land(game, war, row)

    def fight_at_sea(self, game: Republic, province: int, commander: int) -> int:
        return attack.fight_at_sea(game, province, commander)

    def beat_partisan(self, game: Republic, province: int) -> None:
        attack.beat_partisan(game, province)

    def governor_dies(self, game: Republic, senator: int) -> None:
        attack.governor_dies(game, senator)

    def march_to_last_stand(self, game: Republic) -> None:
        march.march_to_last_stand(game)

    def lose_with_armies(self, game: Republic, row: int) -> tuple[int, int]:
        return attack.lose_with_armies(game, row)

    def earn(self, game: Republic) -> None:
        revenue.earn(game)

    def ask_upkeep(self, game: Republic) -> None:
        revenue.ask_upkeep(game)


REBEL_GOVERNORS.append(Governors())
