"""The shape of the card files. A field that is not named here is an error, and so is one that is missing without a default."""

from __future__ import annotations

from importlib.resources import files
from typing import Final, TypeVar

import msgspec
from msgspec import Struct

T = TypeVar("T")


def read(name: str, shape: type[T]) -> T:
    """The file `cards/<name>.toml`."""
    source = files("comitium.games.republic") / "cards" / f"{name}.toml"
    return msgspec.toml.decode(source.read_bytes(), type=shape)


class Record(Struct, forbid_unknown_fields=True):
    """Whatever is read from a file."""


class Named(Record):
    id: str


class Card(Named):
    """A card of which there is one; `card` is its printed number."""

    card: int
    deck: str


class Family(Card):
    number: int
    military: int
    oratory: int
    loyalty: int
    influence: int
    popularity: int


class Statesman(Card):
    code: str
    family: int
    military: int
    oratory: int
    loyalty: int
    influence: int
    popularity: int
    loyalty_rule: str
    opposes: tuple[str, ...] = ()
    coexists: tuple[str, ...] = ()
    voids_series: tuple[str, ...] = ()
    voids_wars: tuple[str, ...] = ()
    halves_losses: bool = False
    spared_losses: bool = False
    free_tribunes: int = 0
    free_land_bills: int = 0
    free_land_bill_vetoes: int = 0
    claims_land_commissioner: bool = False
    law_votes: int = 0
    law_knights_double: bool = False
    appeal_dice: int = 2
    advocate_bonus: int = 0
    prosecutor_bonus: int = 0
    knight_bonus: int = 0
    victory_veterans: int = 1
    doubles_income: bool = False
    doubles_popularity: bool = False
    military_dice: int = 0
    military_bonus: int = 0


class Concession(Card):
    income: int
    paid: str
    tax_farmer: int = 0
    needs_land_bill: bool = False
    indestructible: bool = False
    drought_multiplier: int = 1
    drought_popularity: int = 0
    drought_step: int = 0


class War(Card):
    years: tuple[int, int]
    land: int
    support: int
    naval: int
    disaster: tuple[int, ...]
    standoff: tuple[int, ...]
    spoils: int
    activation: str
    series: str = ""
    order: int = 0
    active_if: tuple[str, ...] = ()
    only_if_attacked: bool = False
    drought: bool = False
    revolt: bool = False
    revolt_if: tuple[str, ...] = ()
    creates: tuple[str, ...] = ()
    creates_when: str = "never"
    creates_developed: tuple[str, ...] = ()
    attacks: tuple[str, ...] = ()
    destroys: tuple[str, ...] = ()
    tax_farmers: bool = False
    wakes_series: bool = False


class Leader(Card):
    years: tuple[int, int]
    strength: int
    disaster: tuple[int, ...]
    standoff: tuple[int, ...]
    series: str = ""
    wars: tuple[str, ...] = ()
    combines: tuple[str, ...] = ()
    waits_for_provinces: bool = False
    tax_farmers_with: tuple[str, ...] = ()


class Intrigue(Named):
    """A kind of intrigue card, with the printed numbers of its cards."""

    window: str
    played_by: str
    early: tuple[int, ...] = ()
    middle: tuple[int, ...] = ()
    late: tuple[int, ...] = ()
    roll: int = 0
    catch_rolls: int = 0
    dice: int = 0
    talents: int = 0
    popularity: int = 0
    knight_bonus: int = 0
    unopposed: bool = False
    years: tuple[int, int] = (0, 0)
    strength: int = 0
    disaster: tuple[int, ...] = ()
    standoff: tuple[int, ...] = ()
    wars: tuple[str, ...] = ()
    military: int = 0


class Law(Card):
    years: tuple[int, int]
    own_text: bool = False
    needs: str = "nothing"
    needs_strength: int = 0
    needs_law: str = ""
    needs_wars: tuple[str, ...] = ()
    repeals: str = ""
    discard_if: str = "never"
    dice: int = 0
    knight_bonus: int = 0
    strength_divisor: int = 1
    unrest: int = 0
    popularity: int = 0
    unit_price: int = 0


class DeckEvent(Card):
    kind: str
    discard: str
    talents: int = 0
    legions: int = 0
    fleets: int = 0
    creates: tuple[str, ...] = ()
    creates_when: str = "never"
    discard_if_created: bool = False
    chit_dice: int = 0
    popularity: int = 0
    persuasion_fails: int = 0


class Side(Record):
    """One side of a province."""

    spoils: tuple[int, int]
    taxes: tuple[int, int]
    local_taxes: int
    land: int
    naval: int
    armies: int
    fleets: int


class Province(Named):
    undeveloped: Side
    developed: Side
    frontier: bool = False
    also_named: tuple[str, ...] = ()


class Face(Record):
    """One side of a random event; what it does not speak of is 0."""

    talents: int = 0
    black_dice: int = 0
    white_dice: int = 0
    safe_above: int = 0
    droughts: int = 0
    chits: int = 0
    chit_dice: int = 0
    margin: int = 0
    victims: str = "none"
    roll: int = 0
    persuasion: int = 0
    province_income: int = 0
    spoils: int = 0
    unit_price: int = 0
    step: int = 0
    fleets: int = 0
    spoils_divisor: int = 0
    war_goes: str = "nowhere"
    revolts_too: bool = False
    creates_provinces: bool = False
    battle: bool = False


class Event(Named):
    number: int
    until: str
    when: str
    again: str
    light: Face
    dark: Face
    hrao_chooses: bool = False
    dice: int = 0
    each_legion: int = 0
    on_parity: int = -1
    concessions: tuple[str, ...] = ()


class Columns(Record):
    early: tuple[str, ...]
    middle: tuple[str, ...]
    late: tuple[str, ...]


class Families(Record):
    family: tuple[Family, ...]


class Statesmen(Record):
    statesman: tuple[Statesman, ...]


class Concessions(Record):
    concession: tuple[Concession, ...]


class Wars(Record):
    war: tuple[War, ...]


class Leaders(Record):
    leader: tuple[Leader, ...]


class Intrigues(Record):
    intrigue: tuple[Intrigue, ...]


class Laws(Record):
    law: tuple[Law, ...]


class DeckEvents(Record):
    deck_event: tuple[DeckEvent, ...]


class Provinces(Record):
    province: tuple[Province, ...]


class Events(Record):
    event: tuple[Event, ...]
    column: Columns


FAMILIES: Final = read("families", Families).family
STATESMEN: Final = read("statesmen", Statesmen).statesman
CONCESSIONS: Final = read("concessions", Concessions).concession
WARS: Final = read("wars", Wars).war
LEADERS: Final = read("leaders", Leaders).leader
INTRIGUES: Final = read("intrigue", Intrigues).intrigue
LAWS: Final = read("laws", Laws).law
DECK_EVENTS: Final = read("deck_events", DeckEvents).deck_event
PROVINCES: Final = read("provinces", Provinces).province
EVENTS: Final = read("events", Events).event
COLUMNS: Final = read("events", Events).column
