"""[1.09.7] Assassins."""

from __future__ import annotations

from comitium.core.errors import Reason
from comitium.games.republic.state import Republic

NO_ATTEMPT = Reason("1.09.7", "republic-attempts-refuse-attempt")


def may_attempt(game: Republic, seat: int) -> bool:
    """[section 4.2] Whether a faction may attempt somebody's life, as far as everybody can tell."""
    return False


def why_not_attempt(game: Republic, seat: int) -> Reason | None:
    return NO_ATTEMPT


def attempt_menu(game: Republic, seat: int, chain: list[int]) -> list[int]:
    """What comes next in a declaration: [ATTEMPT], then the assassin, the target, the number of Assassin cards."""
    return []


def attempt_whole(chain: list[int]) -> bool:
    return False


def why_not_declare(game: Republic, seat: int, chain: list[int], choice: int) -> Reason | None:
    return NO_ATTEMPT


def declare(game: Republic, seat: int, chain: list[int]) -> None:
    """[1.09.7] The declaration is public; from now on only the die speaks."""


def is_under_way(game: Republic) -> bool:
    """[B-54] Whether an attempt, with its special prosecution, is still going on."""
    return False
