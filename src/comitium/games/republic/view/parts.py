"""[1.04.9] The parts of a view (view.py): senators, factions, wars, forces, provinces, votes, agreements."""

from __future__ import annotations

from msgspec import Struct

from comitium.core.messages import Phrase, Stake


class SenatorView(Struct, frozen=True):
    """Somebody in play. `where` is as in numbers.py; `seat` is None for who is unaligned."""

    senator: int
    seat: int | None
    where: int
    military: int
    oratory: int
    loyalty: int
    influence: int
    popularity: int
    talents: int
    knights: int
    votes: int
    offices: tuple[int, ...]
    for_life: bool
    leads: bool
    on_family: bool
    prior_consul: bool
    corrupt: bool
    major: bool
    proconsul: bool
    returned: bool
    rebel: bool
    guards: int
    concessions: tuple[int, ...]
    priest: bool = False  # [2.01.3]
    liable: bool = False  # [2.01.7]
    recallable: int = 0  # [2.04.3] veteran legions that he has disbanded and may call up
    victorious: bool = False  # [1.11.3] he has won his war, or the battle at sea, and still commands
    unable: bool = False  # [C-3] he stands on a war and cannot fight it with what he has


class FactionView(Struct, frozen=True):
    """A faction. `box` is its hidden treasury, `hand` its cards, where the viewer may see them; `known` are cards of the hand
    that the viewer has seen. `directive` is the card that leads it [4.02.1], None where a player does; `rank`, from 1 on, and
    `coalition` are those of the last ruling coalition [4.05.2], 0 and False before it."""

    seat: int
    playing: bool
    votes: int
    influence: int
    cards: int
    box: int | None
    hand: tuple[int, ...] | None
    known: tuple[int, ...]
    senators: tuple[SenatorView, ...]
    directive: int | None = None
    rank: int = 0
    coalition: bool = False


class WarView(Struct, frozen=True):
    """A war in the Forum. Numbers are as if it were fought now, by nobody in particular: what is `printed`, times the active
    wars of its `series`, and what its leaders add."""

    war: int
    zone: int
    land: int
    fleets: int
    support: int
    disasters: tuple[int, ...]
    standoffs: tuple[int, ...]
    spoils: int
    leaders: tuple[int, ...]
    commanders: tuple[int, ...]
    unprosecuted: bool
    naval_victory: bool
    revolt: bool
    printed: int
    series: int
    led: int
    allies: tuple[int, ...] = ()  # [2.02.412] provinces that help it
    allied: int = 0  # what they add on land
    relieved: bool = False  # [2.02.4] no province fights it this turn
    subdued: bool = False  # [2.02.414] inactive because a province has beaten it
    stranded: tuple[tuple[int, int, int], ...] = ()  # [1.09.9] who comes home unless he is helped: fleets he needs, and has


class ForceView(Struct, frozen=True):
    """Units at a place (numbers.py). `veterans` are the numbers of legions, `patrons` whom they owe allegiance."""

    place: int
    legions: int
    veterans: tuple[int, ...]
    patrons: tuple[int | None, ...]
    fleets: int
    strength: int


class DefenceView(Struct, frozen=True):
    """[2.02.32] What a province has to fight with, `land` and `naval` in all: on land what is printed, its armies (without a
    legion beside them they count half), its garrison, and what the governor adds; at sea what is printed, and its fleets."""

    base: int
    armies: int
    garrison: int
    command: int
    land: int
    base_naval: int
    naval: int
    attackers: tuple[int, ...]  # [2.02.4] active wars that name it


class ProvinceView(Struct, frozen=True):
    """A province. [2.02] With its own armies and fleets, whether a war attacks it, and the war that it helps. [2.03] Whether
    its governor is a `rebel`, and where he is; if he `holds` it, how strong it is on `land` and at `sea` (0: no naval battle
    comes first), the fleet `support` that an army needs, and the commanders who attack it."""

    province: int
    state: int
    governor: int | None
    dial: int
    developed: bool
    legate: bool
    armies: int = 0
    fleets: int = 0
    attacked: bool = False
    helps: int | None = None
    defence: DefenceView | None = None  # what it has to fight with
    rebel: bool = False
    holds: bool = False
    sailing: bool = False  # [2.03.72] he is on his way to Italy
    in_italy: bool = False  # [2.03.7] [C-102] he marches, or has reinforced the march
    land: int = 0
    sea: int = 0
    support: int = 0
    naval_victory: bool = False
    commanders: tuple[int, ...] = ()


class MarchView(Struct, frozen=True):
    """[2.03.7] A rebellion with governors: the primary rebel, the province he has stayed in, provincial armies that march with
    him; who is at sea, and the provincial armies there."""

    rebel: int
    stronghold: int | None
    armies: int
    sailing: int | None
    armies_at_sea: int


class ConcessionView(Struct, frozen=True):
    """Where a concession is: with a senator, in the Forum (-1), destroyed (-2)."""

    concession: int
    holder: int
    exposed: bool


class WaitsView(Struct, frozen=True):
    """[1.09.151] A proposal that is being made before a vote goes on: by which faction, and what, once it is named."""

    faction: int
    text: Phrase | None


class VoteView(Struct, frozen=True):
    """What the Senate votes on. `uncalled` are the factions that have not been called; `given` counts for and against it and
    is nobody's vote: [1.09.42] the influence of the accused, and what the people say. `passes` and `fails` are what either
    result gains and loses."""

    kind: int
    text: Phrase
    faction: int | None
    ayes: int
    noes: int
    favour: tuple[int, ...]
    opposed: tuple[int, ...]
    uncalled: tuple[int, ...]
    given: tuple[int, int] = (0, 0)
    waits: WaitsView | None = None  # [1.09.642] what somebody proposes first, while this vote waits
    passes: tuple[Stake, ...] = ()
    fails: tuple[Stake, ...] = ()


class ClauseView(Struct, frozen=True):
    kind: int
    by: int
    to: int
    about: int
    amount: int
    status: int
    who: int = 0
    when: int = 0
    until: int = 0
    manner: int = 0
    text: str = ""


class AgreementView(Struct, frozen=True):
    number: int
    parties: tuple[int, ...]
    accepted: tuple[int, ...]
    status: int
    clauses: tuple[ClauseView, ...]
