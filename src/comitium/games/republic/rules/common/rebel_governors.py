"""[2.03] What the base game asks of the rebel governors, which it does not import: one object, registered by
r2_03_rebel_governors.py and asked only at tables that play with that rule set."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from comitium.games.republic.state.republic import Republic


@mypyc_attr(allow_interpreted_subclasses=True)
class RebelGovernors:
    """What the rule set answers."""

    # -- strengths

    def land_strength(self, game: Republic, province: int) -> int:
        """[2.03.81] What a province that a rebel holds has on land, its governor's rating included."""
        raise NotImplementedError

    def fleet_strength(self, game: Republic, province: int) -> int:
        """[2.03.81] What it has at sea; 0 if no naval battle comes first."""
        raise NotImplementedError

    def support(self, game: Republic, province: int) -> int:
        """[2.03.81] The fleets that an army needs against it."""
        raise NotImplementedError

    def dictator_strength(self, game: Republic) -> int:
        """[C-105] The strength of the civil war for the Dictator's test."""
        raise NotImplementedError

    def armies_in_italy(self, game: Republic) -> int:
        """[2.03.3] What the provincial armies of the march are worth now."""
        raise NotImplementedError

    def force_of(self, game: Republic, war: int) -> int:
        """[1.11.37] [2.03.81] What the rebel of a war has on land, without a rating."""
        raise NotImplementedError

    # -- the Revolution Phase

    def governors(self, game: Republic, seat: int) -> int:
        """[C-65] The governors of a faction who may take their provinces into revolt."""
        raise NotImplementedError

    def declared_strength(self, game: Republic, primary: int, followers: int, fleets: int, named: int) -> int:
        """[2.03.2] How strong a declaration is."""
        raise NotImplementedError

    def ask_governors(self, game: Republic, seat: int) -> None:
        """[2.03.2] Whether governors of a faction rise."""
        raise NotImplementedError

    def keep_province(self, game: Republic, senator: int) -> None:
        """[2.03.21] A senator rises: with the province where he is; his others lie in the Forum."""
        raise NotImplementedError

    def gather_veterans(self, game: Republic, everywhere: bool) -> None:
        """[2.03.22] Veterans of rebels join them."""
        raise NotImplementedError

    def camps(self, game: Republic) -> list[int]:
        """[2.03.22] The places where legions stand in rebellion."""
        raise NotImplementedError

    def settle_rising(self, game: Republic) -> None:
        """[2.03.23] [2.03.7] Fleets are handed back, and the primary rebel marches or stays."""
        raise NotImplementedError

    def ask_late_march(self, game: Republic) -> None:
        """[2.03.8] A primary rebel who has stayed may set out now."""
        raise NotImplementedError

    def ask_reinforcement(self, game: Republic) -> None:
        """[2.03.71] A partisan governor may reinforce the march."""
        raise NotImplementedError

    # -- the Combat Phase

    def ask_interception(self, game: Republic) -> None:
        """[2.03.72] The Senate may intercept who is at sea."""
        raise NotImplementedError

    def lose_land(self, game: Republic, war: int, row: int) -> tuple[int, int]:
        """[2.03.9] [2.02.411] A row of losses hits the rebel of a war: how many armies and legions he has lost."""
        raise NotImplementedError

    def fight_at_sea(self, game: Republic, province: int, commander: int) -> int:
        """[2.03.81] The naval battle for a province that a rebel holds; says the result."""
        raise NotImplementedError

    def beat_partisan(self, game: Republic, province: int) -> None:
        """[2.03.91] A governor who is not the primary rebel was beaten on land."""
        raise NotImplementedError

    # -- the end

    def governor_dies(self, game: Republic, senator: int) -> None:
        """[2.03.91] A rebel dies: his province lies in the Forum, undeveloped and without forces."""
        raise NotImplementedError

    def march_to_last_stand(self, game: Republic) -> None:
        """[C-106] A governor who has won sets out with what he has on land."""
        raise NotImplementedError

    def lose_with_armies(self, game: Republic, row: int) -> tuple[int, int]:
        """[1.12.4] [2.02.411] What a row takes from the rebel's army in the end game: armies, which are gone already, and
        legions."""
        raise NotImplementedError

    # -- revenue

    def earn(self, game: Republic) -> None:
        """[2.03.5] Rebel governors collect what their provinces bring."""
        raise NotImplementedError

    def ask_upkeep(self, game: Republic) -> None:
        """[2.03.6] One bill for the whole rebellion."""
        raise NotImplementedError


REBEL_GOVERNORS: Final[list[RebelGovernors]] = []  # one
