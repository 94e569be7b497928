"""A table that no game has: six factions of ten senators, wars, twenty provinces, a long list and an amount."""

from __future__ import annotations

from comitium.core.board import Board, Mark, Piece, Zone
from comitium.core.messages import Amount, Option, Phrase, Prompt
from comitium.draw.page.model import Person, Reader, Table

NAMES = ("Cornelius", "Fabius", "Valerius", "Julius", "Claudius", "Manlius", "Fulvius", "Furius", "Aurelius", "Junius")
VIRTUES = ("military", "oratory", "loyalty", "influence")
LIT = 4  # the faction whose senators may be chosen
READER = 2


def called(name: str) -> Phrase:
    """Any name at all."""
    return Phrase("bots-guest", {"name": name})


def senator(faction: int, place: int) -> Piece:
    values = [(faction * 7 + place * 3 + number) % 9 for number in range(len(VIRTUES))]
    return Piece(
        id=f"senator/{faction}/{place}",
        kind="senator",
        name=called(NAMES[place]),
        face="senator",
        owner=faction,
        marks=tuple(Mark(id, called(f"{id} {value}"), value) for id, value in zip(VIRTUES, values, strict=True)),
        choices=(place,) if faction == LIT else (),
    )


def faction(seat: int) -> Zone:
    votes = Mark("votes", called(f"{20 + seat} votes"), 20 + seat)
    senators = tuple(senator(seat, place) for place in range(len(NAMES)))
    name = called(f"Faction {seat + 1}")
    return Zone(id=f"faction/{seat}", kind="faction", name=name, owner=seat, marks=(votes,), pieces=senators)


def war(number: int) -> Piece:
    strength = Mark("land", called(f"land {10 + number}"), 10 + number)
    return Piece(id=f"war/{number}", kind="war", name=called(f"War {number + 1}"), face="war", marks=(strength,))


def province(number: int) -> Zone:
    taxes = Mark("taxes", called("3 T a turn"), 3)
    return Zone(id=f"province/{number}", kind="province", name=called(f"Provincia {number + 1}"), marks=(taxes,))


def board() -> Board:
    factions = tuple(faction(seat) for seat in range(6))
    state = tuple(Mark(id, called(f"{id} {value}"), value) for id, value in (("treasury", 84), ("unrest", 4), ("legions", 18)))
    card = Piece(id="hand/tribune", kind="card", name=called("Tribune"), face="tribune", up=False, owner=READER)
    return Board(
        game="caesar",
        seat=READER,
        title=called("Turn 4 · Forum"),
        seats=tuple(zone.name for zone in factions),
        moment="4",
        player=READER,
        asked=(READER,),
        zones=(
            Zone(id="state", kind="state", name=called("The State"), marks=state),
            *factions,
            Zone(id="wars", kind="wars", name=called("Wars"), pieces=tuple(war(number) for number in range(4))),
            Zone(id="provinces", kind="provinces", name=called("Provinces"), zones=tuple(province(n) for n in range(20))),
            Zone(id="hand", kind="hand", name=called("Your cards"), owner=READER, pieces=(card,)),
        ),
    )


def prompt() -> Prompt:
    """Ten senators to name, and talents to be spent, each at a cost of two."""
    options = tuple(Option(place, f"name {place}", called(f"Persuade {name}"), "5.2") for place, name in enumerate(NAMES))
    amount = Amount(1000, "bribe", Phrase("draw-page-deal-waits", {"count": 1}), "5.2", 1, 24, 1, 2)
    return Prompt("Any", READER, "5.1", called("Whom do you persuade, and for how many talents?"), options, 4, (amount,))


def table(reader: Reader, people: tuple[Person, ...]) -> Table:
    return Table(reader=reader, address="/seat/x", board=board(), people=people, prompt=prompt())
