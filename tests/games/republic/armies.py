"""Armies, for tests: short ways to announce who is sent where, with what."""

from __future__ import annotations

from typing import Any

from comitium.games.republic.numbers import (
    ACTIVE,
    FORCE,
)
from comitium.games.republic.rules.r1_09_senate import kinds
from comitium.games.republic.state import Republic
from games.republic.builder import (
    asked,
    deal,
    man,
    raise_fleets,
    raise_legions,
    send,
    wage,
)
from games.republic.curia import hush, menu, offer, sit, table, tell


def units(game: Republic, legions: int, fleets: int, veterans: tuple[int, ...] = ()) -> None:
    """Name what goes along, as far as it is asked."""
    for _ in range(4):
        hush(game)
        words = menu(game)
        if asked(game) != "DraftMilitary" or "pass" in words:
            return
        if any(word.startswith("legions") for word in words):
            tell(game, f"legions {legions}")
        elif any(word.startswith("veteran") for word in words):
            for legion in veterans:
                tell(game, f"veteran {legion + 1}")
            if asked(game) == "DraftMilitary" and "pass" not in menu(game) and "done" in menu(game):
                tell(game, "done")
        else:
            tell(game, f"fleets {fleets}")


def deploy(game: Republic, who: str, where: str, legions: int = 0, fleets: int = 0, **more: Any) -> None:
    tell(game, f"deploy {who}", f"war {where}")
    units(game, legions, fleets, **more)


def floor(game: Republic, who: str, where: str, legions: int = 0, fleets: int = 0, **more: Any) -> None:
    """The chair announces that a commander is sent."""
    offer(game, kinds.MILITARY)
    deploy(game, who, where, legions, fleets, **more)
    tell(game, "done")


def item(game: Republic, *words: str, legions: int = 0, fleets: int = 0, **more: Any) -> None:
    """The chair announces one item that is no deployment."""
    offer(game, kinds.MILITARY)
    tell(game, *words)
    units(game, legions, fleets, **more)
    tell(game, "done")


def something(game: Republic) -> None:
    """The chair announces something, so that a Tribune may go before it."""
    offer(game, kinds.FORCES)
    tell(game, "raise-legions 1", "done")


def force(game: Republic, who: str) -> tuple[int, int]:
    place = FORCE + man(who)
    return game.legions[place].bit_count(), game.fleets[place]


def home(game: Republic) -> tuple[int, int]:
    return game.legions[ACTIVE].bit_count(), game.fleets[ACTIVE]


def armed(legions: int = 12, fleets: int = 12, **options: Any) -> Republic:
    game = table("middle", **options)
    raise_legions(game, legions)
    raise_fleets(game, fleets)
    return game


def field(who: str = "claudius", legions: int = 6, fleets: int = 2, where: str = "syrian_war", **options: Any) -> Republic:
    """A proconsul in the field since an earlier turn."""
    game = armed(8, 6, **options)
    wage(game, where)
    send(game, man(who), where, legions=legions, fleets=fleets)
    game.proconsuls |= 1 << man(who)
    return game


def departure(legions: int, **options: Any) -> Republic:
    """[digest] The Field Consul is away; the Rome Consul's deployment, two factions have voted; B holds a Tribune."""
    game = table("middle", **options)
    raise_legions(game, legions)
    wage(game, "1st_gallic_war")
    wage(game, "syrian_war")
    send(game, man("julius"), "syrian_war", legions=5, fleets=2)
    game.session.sent |= 1 << man("julius")
    deal(game, 1, "tribune_1")
    sit(game)
    floor(game, "cornelius", "1st_gallic_war", 10)
    hush(game)
    tell(game, "call column", "all-for")
    hush(game)
    tell(game, "call trident", "all-for")
    hush(game)
    tell(game, "call amphora")
    hush(game)
    assert asked(game) == "Turn"
    return game
