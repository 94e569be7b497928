"""What lies on the table of the Republic: plain numbers, flat lists and masks, and the small facts that everybody asks for.

Who is where is written once for each thing: a senator in `where`, a concession in `holder`, a war in `zone`, legions and
fleets by the place where they stand. `members` and `rome` are the masks that go with `faction` and `where`; only people.py
changes them. What a Senate Phase remembers until it closes is in `session`, the options in `rules`.
"""

from __future__ import annotations

from typing import Any

from comitium.core.agreements import Agreement, BindingGame
from comitium.core.dice import Dice
from comitium.core.frames import Frame
from comitium.games.republic.catalogue.ids import EVIL_OMENS
from comitium.games.republic.catalogue.senators import MILITARY, ORATORY
from comitium.games.republic.state.numbers import (
    ALL_WARS,
    CAPTIVE,
    CIVIL_WAR,
    FOUGHT,
    HELD,
    NOBODY,
    PONTIFEX_MAXIMUS,
    PROVINCES,
    REBEL,
    REVOLT,
    SENATE,
    count,
)
from comitium.games.republic.state.options import Rules
from comitium.games.republic.state.session import Session


class Table(BindingGame):
    """Everything that a game of Res Publica Romana consists of. Seats are factions, in clockwise order."""

    __slots__ = (  # so many fields are too many for Python's fast attributes
        "allegiance", "allies", "armies_at_sea", "armies_in_italy", "at_sea", "bequests", "bills", "box", "coalition",
        "consul_for_life", "corrupt", "curia", "deck", "deserted", "developed", "dial", "dice", "directives",
        "discards", "dispatch", "dispatched", "ending", "enemy", "era", "exposed", "faction", "fleets", "forum",
        "fought_land", "fought_sea", "gained_oratory", "gone", "governor", "guards", "hands", "holder", "influence",
        "knights", "known", "laws", "leader", "legates", "legions", "levels", "liable", "loaded", "looted", "major",
        "march_drawn", "marks", "members", "naval_victory", "near_top", "no_spoils", "offices", "on_family", "phase",
        "piles", "playing", "plunder", "pools", "popularity", "priests", "prior_consul", "proconsuls", "province",
        "provincial_armies", "provincial_fleets", "ranks", "rebel", "rebels", "recallable_by", "released_fleets",
        "relieved", "returned", "rome", "rules", "session", "shuffles", "spent", "subdued", "talents", "traces",
        "treasury", "turn", "unaccounted", "unprosecuted", "unrest", "urn", "veterans", "victorious", "voted_down",
        "where", "winner", "zone",
    )  # fmt: skip

    def __init__(
        self,
        stack: list[Frame[Any]],
        reveals: int,
        agreements: list[Agreement],
        offers: int,
        rules: Rules,
        dice: Dice,
        shuffles: Dice,
        loaded: list[int],  # the next throws of a die, if somebody has named them (a position text, a table with real dice)
        urn: list[int],  # the next mortality chits, likewise
        session: Session,
        # -- the calendar and the State
        turn: int,
        phase: int,
        era: int,
        treasury: int,  # of the State
        unrest: int,
        bills: list[int],  # [1.09.62] land bills in force, by type
        levels: list[int],  # [1.07.21] of each event: 0 not in play, 1 light side, 2 dark side, then further draws
        laws: int,  # in force
        # -- cards
        deck: list[int],  # the next card is the last of the list
        piles: list[list[int]],  # [3.04.1] the decks that follow, the next one first
        hands: list[list[int]],  # sorted
        discards: list[int],  # face up, the latest last; destroyed and dead cards are elsewhere
        known: list[int],  # of each card in a hand: the seats that know it is there
        near_top: list[int],  # pairs: a card that everybody knows to be among so many on top of the deck
        unaccounted: list[int],  # of each kind of intrigue, then of the laws: copies that may still be hidden
        # -- factions
        playing: int,  # factions that have not been eliminated
        members: list[int],  # of each faction, wherever they are
        leader: list[int],
        box: list[int],  # [1.06.31] the hidden treasury of a faction
        # -- senators
        where: list[int],
        faction: list[int],  # NOBODY for who is unaligned or out of play
        influence: list[int],
        popularity: list[int],
        talents: list[int],
        knights: list[int],
        rome: int,  # aligned senators in Rome
        forum: int,  # unaligned ones, in the Forum
        on_family: int,  # statesmen under whom the card of their family lies
        prior_consul: int,
        corrupt: int,
        major: int,
        proconsuls: int,
        rebels: int,
        rebel: int,  # the primary one
        offices: list[int],
        curia: list[int],  # families, the first to leave first
        gone: int,  # statesmen who are out of the game
        returned: int,  # [1.09.51] governors back this turn
        guards: list[int],  # pairs: a senator and the Open Bodyguard card on him
        consul_for_life: int,
        # -- concessions, wars, leaders, provinces
        holder: list[int],
        exposed: int,  # concessions whose corruption shows
        zone: list[int],
        unprosecuted: int,
        naval_victory: int,
        no_spoils: int,  # [1.07.333] wars that are revolts
        spent: list[int],  # [1.10.21] disaster and standoff numbers used this turn, a bit for each
        fought_land: int,  # wars fought this turn
        fought_sea: int,
        enemy: list[int],  # where the enemy leaders are
        province: list[int],
        governor: list[int],
        dial: list[int],
        developed: int,
        legates: int,  # [1.13.1] provinces whose governor is elsewhere
        looted: int,  # provinces whose spoils were taken this turn
        bequests: list[int],
        # -- legions and fleets
        legions: list[int],  # a mask for each place
        fleets: list[int],  # a number for each place
        veterans: int,
        allegiance: list[int],  # of each legion: the senator to whom it owes it
        dispatch: list[int],  # [1.10.1] in which order commanders were sent
        dispatched: int,
        victorious: int,  # [1.11.3] commanders who have won their last battle this turn
        # -- what single cards remember, and how it ended
        marks: list[int],  # see MARKS
        ending: str,
        winner: int,
        traces: list[int] | None = None,  # pairs: a card of a hand and what there is to remember (traces.py)
        plunder: list[int] | None = None,  # [1.13.1] pairs: who has lost which looted province
        # -- chapter 4
        directives: list[int] | None = None,  # [4.01.2] the card of each faction, NOBODY for a player's; empty in other games
        pools: list[int] | None = None,  # [4.03.1] what each faction has earned and not yet split
        ranks: list[int] | None = None,  # [4.05.2] the factions, the first in rank first, until the next Senate Phase
        coalition: int = 0,  # [4.05.2] the factions that govern
        voted_down: int = 0,  # [2.06.2] laws that are out of the game
        provincial_armies: list[int] | None = None,  # [2.02.3] of each province; empty in other games
        provincial_fleets: list[int] | None = None,  # likewise
        allies: list[int] | None = None,  # [2.02.412] pairs: a province and the war it helps, the oldest ally first
        relieved: int = 0,  # [2.02.4] wars that a force of the Senate has held this turn
        subdued: int = 0,  # [2.02.414] inactive wars that a province has beaten
        priests: int = 0,  # [2.01.3] senators with a priesthood
        liable: int = NOBODY,  # [2.01.7] [C-95] who may be tried because his faction could not pay for the omens
        gained_oratory: list[int] | None = None,  # [2.04.2] of each senator, by disbanding veterans; empty in other games
        recallable_by: list[int] | None = None,  # [2.04.3] of each legion: who has disbanded it and may call it up; likewise
        deserted: list[int] | None = None,  # [C-8] of each war, by battles of the Senate this turn, if that lasts; likewise
        at_sea: int = NOBODY,  # [2.03.72] the rebel governor who is on his way to Italy; what sails with him is his force
        armies_at_sea: int = 0,  # provincial armies with him
        armies_in_italy: int = 0,  # [2.03.7] provincial armies that march with the primary rebel
        march_drawn: int = 0,  # [2.03.71] 1 if his last battle in Italy was a stalemate, this turn
        released_fleets: int = 0,  # [2.03.6] until the State has said what becomes of them
    ) -> None:
        super().__init__(stack, reveals, agreements, offers)
        self.rules = rules
        self.dice = dice
        self.shuffles = shuffles
        self.loaded = loaded
        self.urn = urn
        self.session = session
        self.turn = turn
        self.phase = phase
        self.era = era
        self.treasury = treasury
        self.unrest = unrest
        self.bills = bills
        self.levels = levels
        self.laws = laws
        self.deck = deck
        self.piles = piles
        self.hands = hands
        self.discards = discards
        self.known = known
        self.near_top = near_top
        self.unaccounted = unaccounted
        self.playing = playing
        self.members = members
        self.leader = leader
        self.box = box
        self.where = where
        self.faction = faction
        self.influence = influence
        self.popularity = popularity
        self.talents = talents
        self.knights = knights
        self.rome = rome
        self.forum = forum
        self.on_family = on_family
        self.prior_consul = prior_consul
        self.corrupt = corrupt
        self.major = major
        self.proconsuls = proconsuls
        self.rebels = rebels
        self.rebel = rebel
        self.offices = offices
        self.curia = curia
        self.gone = gone
        self.returned = returned
        self.guards = guards
        self.consul_for_life = consul_for_life
        self.holder = holder
        self.exposed = exposed
        self.zone = zone
        self.unprosecuted = unprosecuted
        self.naval_victory = naval_victory
        self.no_spoils = no_spoils
        self.spent = spent
        self.fought_land = fought_land
        self.fought_sea = fought_sea
        self.enemy = enemy
        self.province = province
        self.governor = governor
        self.dial = dial
        self.developed = developed
        self.legates = legates
        self.looted = looted
        self.bequests = bequests
        self.legions = legions
        self.fleets = fleets
        self.veterans = veterans
        self.allegiance = allegiance
        self.dispatch = dispatch
        self.dispatched = dispatched
        self.victorious = victorious
        self.marks = marks
        self.ending = ending
        self.winner = winner
        self.traces = traces if traces is not None else []
        self.plunder = plunder if plunder is not None else []
        self.directives = directives if directives is not None else []
        self.pools = pools if pools is not None else []
        self.ranks = ranks if ranks is not None else []
        self.coalition = coalition
        self.voted_down = voted_down
        self.provincial_armies = provincial_armies if provincial_armies is not None else []
        self.provincial_fleets = provincial_fleets if provincial_fleets is not None else []
        self.allies = allies if allies is not None else []
        self.relieved = relieved
        self.subdued = subdued
        self.priests = priests
        self.liable = liable
        self.gained_oratory = gained_oratory if gained_oratory is not None else []
        self.recallable_by = recallable_by if recallable_by is not None else []
        self.deserted = deserted if deserted is not None else []
        self.at_sea = at_sea
        self.armies_at_sea = armies_at_sea
        self.armies_in_italy = armies_in_italy
        self.march_drawn = march_drawn
        self.released_fleets = released_fleets
        self.neutrals |= rules.neutral_seats

    # -- chance

    def die(self) -> int:
        """A die. Whoever has seen it cannot take back what it was thrown for."""
        self.reveals += 1
        if self.loaded:
            return self.loaded.pop(0)
        return self.dice.below(6) + 1

    def two_dice(self) -> int:
        return self.die() + self.die()

    @property
    def omens(self) -> int:
        """[1.07.21] The level of Evil Omens, taken off most throws."""
        return self.levels[EVIL_OMENS]

    # -- people

    def in_rome(self, senator: int) -> bool:
        """Aligned and in Rome."""
        return self.rome >> senator & 1 == 1

    def is_captive(self, senator: int) -> bool:
        return CAPTIVE <= self.where[senator] < REBEL

    def captives(self, seat: int) -> int:
        """A faction's captives."""
        found = 0
        away = self.members[seat] & ~self.rome
        while away:
            mask = away & -away
            if CAPTIVE <= self.where[mask.bit_length() - 1] < REBEL:
                found |= mask
            away ^= mask
        return found

    def here(self, seat: int) -> int:
        """A faction's senators in Rome."""
        return self.members[seat] & self.rome

    def present(self) -> int:
        """The factions that have a senator in Rome."""
        found = 0
        for seat in range(self.rules.seats):
            if self.members[seat] & self.rome:
                found |= 1 << seat
        return found

    def votes(self, senator: int) -> int:
        """[1.04.7] [1.09.141] Oratory and knights."""
        return self.oratory(senator) + self.knights[senator]

    def oratory(self, senator: int) -> int:
        """What is printed; [2.04.2] [C-107] and what disbanded veterans have added."""
        return ORATORY[senator] + self.gained_oratory[senator] if self.rules.veterans else ORATORY[senator]

    def military(self, senator: int) -> int:
        """His military rating outside battles (A-50: that of Pompey is 2)."""
        return MILITARY[senator]

    def office_of(self, senator: int) -> int:
        """The office he holds, or NOBODY."""
        for office in range(len(self.offices)):
            if self.offices[office] == senator:
                return office
        return NOBODY

    def pontifex(self) -> int:
        """[2.01] The Pontifex Maximus, or NOBODY."""
        return self.offices[PONTIFEX_MAXIMUS] if self.rules.pontifex else NOBODY

    def is_bound_pontifex(self, senator: int) -> bool:
        """[2.01] [C-45] Whether he is Pontifex Maximus and may hold no other office."""
        return self.rules.pontifex and self.rules.pontifex_single_office and self.offices[PONTIFEX_MAXIMUS] == senator

    def leads(self, senator: int) -> bool:
        """[1.04.2] Whether he leads his faction."""
        seat = self.faction[senator]
        return seat >= 0 and self.leader[seat] == senator

    def is_neutral(self, seat: int) -> bool:
        """[4.01] Whether a faction is led by its directive, and not by a player."""
        return seat >= 0 and self.rules.neutral_seats >> seat & 1 == 1

    def controller_of(self, seat: int) -> int:
        """[1.09.823] Who decides for a faction: in the Senate a Consul for Life does, except for the primary rebel's. [D-61] A
        directive decides for nobody else, and nobody decides for a directive."""
        man = self.consul_for_life
        if man < 0 or self.phase != SENATE or (self.rebel >= 0 and self.faction[self.rebel] == seat):
            return seat
        master = self.faction[man]
        if self.rules.neutrals and (self.is_neutral(master) or self.is_neutral(seat)):
            return seat
        return master

    # -- wars and laws

    def active_wars(self) -> int:
        """[1.12.3] Active wars, prosecuted or not; a civil war as the option says (A-39)."""
        found = 0
        for war in range(ALL_WARS):
            if self.zone[war] == FOUGHT and (war != CIVIL_WAR or self.counts_civil_war()):
                found += 1
        return found

    def counts_civil_war(self) -> bool:
        """[C-22] Whether the civil war is one of the active wars: by the option, and always [2.03.8] while the primary rebel
        holds out in his province."""
        return self.rules.civil_war_counts or (self.rules.rebel_governors and self.stronghold() >= 0)

    def stronghold(self) -> int:
        """[2.03.8] The province in which the primary rebel has stayed, or NOBODY."""
        return self.held_by(self.rebel) if self.rebel >= 0 else NOBODY

    def held_by(self, rebel: int) -> int:
        """[2.03.4] The province that a rebel governor holds in person, or NOBODY: he may be in Italy, or at sea."""
        for province in range(PROVINCES):
            if self.zone[REVOLT + province] == HELD and self.governor[province] == rebel:
                return province
        return NOBODY

    def in_force(self, law: int) -> bool:
        return self.laws >> law & 1 == 1

    def army(self, place: int) -> int:
        """[1.10.11] The strength of the legions at a place: a veteran counts as two."""
        mask = self.legions[place]
        return count(mask) + count(mask & self.veterans)
