"""A table built by hand: nothing lies on it but what a test puts there. Things are called by their keys in `cards/*.toml`."""

from __future__ import annotations

from typing import Any

from comitium.core.frames import Frame, Listener
from comitium.core.messages import Event
from comitium.core.options import resolve
from comitium.core.registry import load_meta
from comitium.games.republic import setup
from comitium.games.republic.catalogue.cards import CARD_NUMBER
from comitium.games.republic.catalogue.ids import DEVELOPED
from comitium.games.republic.catalogue.keys import (
    CONCESSION_KEYS,
    EVENT_KEYS,
    LAW_KEYS,
    LEADER_KEYS,
    PROVINCE_KEYS,
    SENATOR_KEYS,
    WAR_KEYS,
)
from comitium.games.republic.catalogue.senators import INFLUENCE, POPULARITY, SENATOR_FAMILY
from comitium.games.republic.numbers import (
    ACTIVE,
    AT_WAR,
    CAPTIVE,
    CIVIL_WAR,
    FORCE,
    FOUGHT,
    GARRISON,
    GOVERNED,
    GOVERNING,
    IN_FORUM,
    LEGIONS,
    NOBODY,
    ON_BOARD,
    OUT,
    REBEL,
    RESERVE,
    REVOLT,
    ROME,
    STRAY,
    UNIT_PLACES,
    VACANT,
    bits,
)
from comitium.games.republic.options import Rules
from comitium.games.republic.rules.hands import take
from comitium.games.republic.rules.people import appear, join, leave
from comitium.games.republic.rules.units import lowest_legions, move_fleets, move_legions
from comitium.games.republic.state import WATCHED, Republic

META = load_meta("comitium.games.republic")


def settings(scenario: str, **options: Any) -> dict[str, Any]:
    """Every option with its value; seats as they are counted, unless a test wants them drawn."""
    return dict(resolve(META, {"scenario": scenario, "seat_order": "as_joined", **options}))


class Ear(Listener):
    """Hears everything, with its audience."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.audiences: list[int] = []

    def hear(self, event: Event, audience: int) -> None:
        self.events.append(event)
        self.audiences.append(audience)

    def all(self, kind: type[Any]) -> list[Any]:
        return [event for event in self.events if type(event) is kind]

    def names(self) -> list[str]:
        return [type(event).__name__ for event in self.events]


def new_table(scenario: str = "early", players: int = 4, seed: int = 1, **options: Any) -> Republic:
    """A table with an empty board: 100 talents in the treasury, all legions and fleets in the reserve."""
    return setup.empty(Rules(settings(scenario, **options), players), seed)


def new_game(scenario: str = "early", players: int = 4, seed: int = 1, **options: Any) -> Republic:
    """A game before its setup; call `advance` to begin."""
    return setup.new(settings(scenario, **options), players, seed)


def listen(game: Republic) -> Ear:
    ear = Ear()
    game.listen(ear)
    return ear


# -- what things are called


def man(key: str) -> int:
    """A senator: "cornelius", "1a_scipio_africanus"."""
    return SENATOR_KEYS.index(key)


def war(key: str) -> int:
    if key == "civil_war":
        return CIVIL_WAR
    return REVOLT + PROVINCE_KEYS.index(key) if key in PROVINCE_KEYS else WAR_KEYS.index(key)


def province(key: str) -> int:
    return PROVINCE_KEYS.index(key)


def concession(key: str) -> int:
    return CONCESSION_KEYS.index(key)


def law(key: str) -> int:
    return LAW_KEYS.index(key)


def card(key: str) -> int:
    return CARD_NUMBER[key]


# -- people


def put(
    game: Republic,
    key: str,
    seat: int = NOBODY,
    *,
    leader: bool = False,
    influence: int | None = None,
    popularity: int | None = None,
    talents: int = 0,
    knights: int = 0,
    office: int = NOBODY,
    on_family: bool = False,
) -> int:
    """A senator in Rome: in a faction, or in the Forum. Says his number."""
    senator = man(key)
    if seat >= 0:
        join(game, senator, seat, "")
    else:
        appear(game, senator)
    game.influence[senator] = INFLUENCE[senator] if influence is None else influence
    game.popularity[senator] = POPULARITY[senator] if popularity is None else popularity
    game.talents[senator] = talents
    game.knights[senator] = knights
    if leader:
        game.leader[seat] = senator
    if office >= 0:
        game.offices[office] = senator
    if on_family:
        family = SENATOR_FAMILY[senator] - 1
        assert game.where[family] == OUT
        game.on_family |= 1 << senator
    game.marks[WATCHED] = 0
    return senator


def govern(game: Republic, senator: int, key: str, *, dial: int = 3, developed: bool = False, legate: bool = False) -> int:
    """A senator governs a province, in person or by a legate. Says the province's number."""
    number = create(game, key, developed=developed)
    game.province[number] = GOVERNED
    game.governor[number] = senator
    game.dial[number] = dial
    if legate:
        game.legates |= 1 << number
    else:
        leave(game, senator, GOVERNING + number)
    game.marks[WATCHED] = 0
    return number


def create(game: Republic, key: str, *, developed: bool = False) -> int:
    """A province in the Forum."""
    number = province(key)
    game.province[number] = VACANT
    game.developed &= ~(1 << number)
    game.developed |= (DEVELOPED if developed else 0) << number
    return number


def send(game: Republic, senator: int, key: str, *, legions: int = 0, veterans: int = 0, fleets: int = 0) -> None:
    """A senator at war with his force."""
    leave(game, senator, AT_WAR + war(key))
    raise_legions(game, legions, FORCE + senator)
    raise_veterans(game, veterans, FORCE + senator)
    raise_fleets(game, fleets, FORCE + senator)
    game.marks[WATCHED] = 0


def capture(game: Republic, senator: int, holder: int) -> None:
    """A captive of a war, or of RAID."""
    leave(game, senator, CAPTIVE + holder)
    game.marks[WATCHED] = 0


def rebel(game: Republic, senator: int, *, legions: int = 0, primary: bool = True) -> None:
    """A senator in revolt."""
    leave(game, senator, REBEL)
    game.rebels |= 1 << senator
    if primary:
        game.rebel = senator
        game.zone[CIVIL_WAR] = FOUGHT
        raise_legions(game, legions, FORCE + senator)
    game.marks[WATCHED] = 0


# -- wars, cards, units


def wage(game: Republic, key: str, zone: int = FOUGHT, *, unprosecuted: bool = False) -> int:
    """A war in a zone. Says its number."""
    number = war(key)
    game.zone[number] = zone
    if unprosecuted:
        game.unprosecuted |= 1 << number
    return number


def lead(game: Republic, key: str, where: int = ON_BOARD) -> int:
    """An enemy leader."""
    number = LEADER_KEYS.index(key)
    game.enemy[number] = where
    return number


def grant(game: Republic, key: str, senator: int = IN_FORUM) -> int:
    """A concession for a senator, or in the Forum."""
    number = concession(key)
    game.holder[number] = senator
    return number


def event(game: Republic, key: str, level: int = 1) -> None:
    game.levels[EVENT_KEYS.index(key)] = level


def enact(game: Republic, key: str) -> None:
    game.laws |= 1 << law(key)


def deal(game: Republic, seat: int, *keys: str) -> None:
    """Cards into a hand."""
    for key in keys:
        take(game, seat, card(key), "")


def raise_legions(game: Republic, number: int, place: int = ACTIVE) -> int:
    """Ordinary legions from the reserve. Says which."""
    mask = lowest_legions(game.legions[RESERVE], number)
    assert len(bits(mask)) == number
    move_legions(game, mask, RESERVE, place)
    return mask


def raise_veterans(game: Republic, number: int, place: int = ACTIVE, patron: int = NOBODY) -> int:
    """Veterans from the reserve, sworn to a patron or to nobody. Says which."""
    mask = raise_legions(game, number, place)
    game.veterans |= mask
    for legion in bits(mask):
        game.allegiance[legion] = patron
    return mask


def raise_fleets(game: Republic, number: int, place: int = ACTIVE) -> None:
    assert game.fleets[RESERVE] >= number
    move_fleets(game, number, RESERVE, place)


def garrison(game: Republic, key: str, number: int) -> int:
    return raise_legions(game, number, GARRISON + province(key))


def stray(game: Republic, key: str, number: int) -> int:
    return raise_legions(game, number, STRAY + war(key))


# -- playing


def play(game: Republic, frame: Frame[Any]) -> None:
    """Begin with a frame, and run to the first question."""
    game.push(frame)
    game.advance()


def say(game: Republic, *choices: int) -> None:
    """The first seat that is asked answers, again and again."""
    for choice in choices:
        game.apply(game.actors()[0], choice)


def asked(game: Republic) -> str:
    """The kind of question that waits, or nothing."""
    return type(game.stack[-1]).__name__ if game.stack else ""


def check(game: Republic) -> None:
    """What must hold at every moment: masks agree with lists, legions and fleets are where they are once."""
    seen = 0
    for mask in game.legions:
        assert seen & mask == 0
        seen |= mask
    assert seen == (1 << LEGIONS) - 1
    assert sum(game.fleets) == 25
    assert min(game.fleets) >= 0
    assert len(game.fleets) == UNIT_PLACES
    assert min(game.talents) >= 0
    assert min(game.box) >= 0
    assert game.treasury >= 0
    for senator in range(len(game.where)):
        mask = 1 << senator
        aligned = game.faction[senator] >= 0
        for seat in range(game.rules.seats):
            assert (game.members[seat] & mask != 0) == (game.faction[senator] == seat)
        assert (game.rome & mask != 0) == (aligned and game.where[senator] == ROME)
        assert (game.forum & mask != 0) == (not aligned and game.where[senator] == ROME)
        if game.where[senator] == OUT:
            assert not aligned
            assert game.talents[senator] == 0
            assert game.knights[senator] == 0


def persuading() -> tuple[Republic, int, int]:
    """A table with somebody who can persuade, and somebody to be persuaded: the game and both men."""
    game = new_table()
    persuader = put(game, "cornelius", 0, leader=True, influence=12, talents=4)
    put(game, "valerius", 1, leader=True)
    return game, persuader, put(game, "fabius", 1)
