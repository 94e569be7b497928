"""[2.02] What the base game asks of the provincial wars, which it does not import: one object, registered by
r2_02_provincial_wars.py and asked only at tables that play with that rule set."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from comitium.games.republic.state.republic import Republic


@mypyc_attr(allow_interpreted_subclasses=True)
class ProvincialRules:
    """What the rule set answers."""

    def attacked(self, game: Republic) -> int:
        """[2.02.4] The provinces that active wars attack, a bit for each."""
        raise NotImplementedError

    def army_strength(self, game: Republic, province: int) -> int:
        """[2.02.32] What the armies of a province are worth in a battle."""
        raise NotImplementedError

    def raise_forces(self, game: Republic, barred: int) -> None:
        """[2.02.2] [2.02.3] Governors raise forces from local taxes, but for provinces that have none this year."""
        raise NotImplementedError

    def allied_land(self, game: Republic, war: int) -> int:
        """[2.02.412] What provinces on the enemy's side add to the land strength of a war."""
        raise NotImplementedError

    def allied_fleet(self, game: Republic, war: int) -> int:
        """[2.02.412] What they add to its naval strength."""
        raise NotImplementedError

    def note_battle(self, game: Republic, war: int, commander: int, result: int) -> None:
        """[2.02.4] A force of the Senate has fought: its result may spare a province."""
        raise NotImplementedError

    def allies_lose(self, game: Republic, war: int, naval: bool, result: int, legions: int, fleets: int) -> None:
        """[2.02.412] The enemy's provinces lose forces as Rome has lost legions and fleets."""
        raise NotImplementedError

    def fight_wars(self, game: Republic) -> None:
        """[2.02.4] [K5] Provinces under attack fight."""
        raise NotImplementedError

    def war_left(self, game: Republic, war: int, rule: str) -> None:
        """[2.02.412] A war has left play: provinces that helped it lie in the Forum."""
        raise NotImplementedError


PROVINCIAL_RULES: Final[list[ProvincialRules]] = []  # one
