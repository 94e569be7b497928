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
from comitium.games.republic.state.numbers import ALL_WARS, CAPTIVE, CIVIL_WAR, FOUGHT, NOBODY, REBEL, SENATE, count
from comitium.games.republic.state.options import Rules
from comitium.games.republic.state.session import Session


class Table(BindingGame):
    """Everything that a game of Res Publica Romana consists of. Seats are factions, in clockwise order."""

    __slots__ = (  # so many fields are too many for Python's fast attributes
        "allegiance", "bequests", "bills", "box", "consul_for_life", "corrupt", "curia", "deck", "developed",
        "dial", "dice", "discards", "dispatch", "dispatched", "ending", "enemy", "era", "exposed", "faction",
        "fleets", "forum", "fought_land", "fought_sea", "gone", "governor", "guards", "hands", "holder",
        "influence", "knights", "known", "laws", "leader", "legates", "legions", "levels", "loaded", "looted",
        "major", "marks", "members", "naval_victory", "near_top", "no_spoils", "offices", "on_family", "phase",
        "piles", "playing", "plunder", "popularity", "prior_consul", "proconsuls", "province", "rebel", "rebels",
        "returned", "rome", "rules", "session", "shuffles", "spent", "talents", "traces", "treasury", "turn",
        "unaccounted", "unprosecuted", "unrest", "urn", "veterans", "victorious", "where", "winner", "zone",
    )  # fmt: skip

    def __init__(
        self,
        stack: list[Frame[Any]],
        told: int,
        agreements: list[Agreement],
        offers: int,
        rules: Rules,
        dice: Dice,
        shuffles: Dice,
        loaded: list[int],
        urn: list[int],
        session: Session,
        # -- the calendar and the State
        turn: int,
        phase: int,
        era: int,
        treasury: int,
        unrest: int,
        bills: list[int],
        levels: list[int],
        laws: int,
        # -- cards
        deck: list[int],
        piles: list[list[int]],
        hands: list[list[int]],
        discards: list[int],
        known: list[int],
        near_top: list[int],
        unaccounted: list[int],
        # -- factions
        playing: int,
        members: list[int],
        leader: list[int],
        box: list[int],
        # -- senators
        where: list[int],
        faction: list[int],
        influence: list[int],
        popularity: list[int],
        talents: list[int],
        knights: list[int],
        rome: int,
        forum: int,
        on_family: int,
        prior_consul: int,
        corrupt: int,
        major: int,
        proconsuls: int,
        rebels: int,
        rebel: int,
        offices: list[int],
        curia: list[int],
        gone: int,
        returned: int,
        guards: list[int],
        consul_for_life: int,
        # -- concessions, wars, leaders, provinces
        holder: list[int],
        exposed: int,
        zone: list[int],
        unprosecuted: int,
        naval_victory: int,
        no_spoils: int,
        spent: list[int],
        fought_land: int,
        fought_sea: int,
        enemy: list[int],
        province: list[int],
        governor: list[int],
        dial: list[int],
        developed: int,
        legates: int,
        looted: int,
        bequests: list[int],
        # -- legions and fleets
        legions: list[int],
        fleets: list[int],
        veterans: int,
        allegiance: list[int],
        dispatch: list[int],
        dispatched: int,
        victorious: int,
        # -- what single cards remember, and how it ended
        marks: list[int],
        ending: str,
        winner: int,
        traces: list[int] | None = None,
        plunder: list[int] | None = None,
    ) -> None:
        super().__init__(stack, told, agreements, offers)
        self.rules = rules
        self.dice = dice
        self.shuffles = shuffles
        self.loaded = loaded  # the next throws of a die, if somebody has named them (a position text, a table with real dice)
        self.urn = urn  # the next mortality chits, likewise
        self.session = session
        self.turn = turn
        self.phase = phase
        self.era = era
        self.treasury = treasury  # of the State
        self.unrest = unrest
        self.bills = bills  # [1.09.62] land bills in force, by type
        self.levels = levels  # [1.07.21] of each event: 0 not in play, 1 light side, 2 dark side, then further draws
        self.laws = laws  # in force
        self.deck = deck  # the next card is the last of the list
        self.piles = piles  # [3.04.1] the decks that follow, the next one first
        self.hands = hands  # sorted
        self.discards = discards  # face up, the latest last; destroyed and dead cards are elsewhere
        self.known = known  # of each card in a hand: the seats that know it is there
        self.near_top = near_top  # pairs: a card that everybody knows to be among so many on top of the deck
        self.unaccounted = unaccounted  # of each kind of intrigue, then of the laws: copies that may still be hidden
        self.playing = playing  # factions that have not been eliminated
        self.members = members  # of each faction, wherever they are
        self.leader = leader
        self.box = box  # [1.06.31] the hidden treasury of a faction
        self.where = where
        self.faction = faction  # NOBODY for who is unaligned or out of play
        self.influence = influence
        self.popularity = popularity
        self.talents = talents
        self.knights = knights
        self.rome = rome  # aligned senators in Rome
        self.forum = forum  # unaligned ones, in the Forum
        self.on_family = on_family  # statesmen under whom the card of their family lies
        self.prior_consul = prior_consul
        self.corrupt = corrupt
        self.major = major
        self.proconsuls = proconsuls
        self.rebels = rebels
        self.rebel = rebel  # the primary one
        self.offices = offices
        self.curia = curia  # families, the first to leave first
        self.gone = gone  # statesmen who are out of the game
        self.returned = returned  # [1.09.51] governors back this turn
        self.guards = guards  # pairs: a senator and the Open Bodyguard card on him
        self.consul_for_life = consul_for_life
        self.holder = holder
        self.exposed = exposed  # concessions whose corruption shows
        self.zone = zone
        self.unprosecuted = unprosecuted
        self.naval_victory = naval_victory
        self.no_spoils = no_spoils  # [1.07.333] wars that are revolts
        self.spent = spent  # [1.10.21] disaster and standoff numbers used this turn, a bit for each
        self.fought_land = fought_land  # wars fought this turn
        self.fought_sea = fought_sea
        self.enemy = enemy  # where the enemy leaders are
        self.province = province
        self.governor = governor
        self.dial = dial
        self.developed = developed
        self.legates = legates  # [1.13.1] provinces whose governor is elsewhere
        self.looted = looted  # provinces whose spoils were taken this turn
        self.bequests = bequests
        self.legions = legions  # a mask for each place
        self.fleets = fleets  # a number for each place
        self.veterans = veterans
        self.allegiance = allegiance  # of each legion: the senator to whom it owes it
        self.dispatch = dispatch  # [1.10.1] in which order commanders were sent
        self.dispatched = dispatched
        self.victorious = victorious  # [1.11.3] commanders who have won their last battle this turn
        self.marks = marks  # see MARKS
        self.ending = ending
        self.winner = winner
        self.traces = traces if traces is not None else []  # pairs: a card of a hand and what there is to remember (traces.py)
        self.plunder = plunder if plunder is not None else []  # [1.13.1] pairs: who has lost which looted province

    # -- chance

    def die(self) -> int:
        """A die. Whoever has seen it cannot take back what it was thrown for."""
        self.told += 1
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
        return ORATORY[senator] + self.knights[senator]

    def military(self, senator: int) -> int:
        """His military rating outside battles (A-50: that of Pompey is 2)."""
        return MILITARY[senator]

    def office_of(self, senator: int) -> int:
        """The office he holds, or NOBODY."""
        for office in range(len(self.offices)):
            if self.offices[office] == senator:
                return office
        return NOBODY

    def leads(self, senator: int) -> bool:
        """[1.04.2] Whether he leads his faction."""
        seat = self.faction[senator]
        return seat >= 0 and self.leader[seat] == senator

    def voice(self, seat: int) -> int:
        """[1.09.823] Who decides for a faction: in the Senate a Consul for Life does, except for the primary rebel's."""
        man = self.consul_for_life
        if man < 0 or self.phase != SENATE or (self.rebel >= 0 and self.faction[self.rebel] == seat):
            return seat
        return self.faction[man]

    # -- wars and laws

    def active_wars(self) -> int:
        """[1.12.3] Active wars, prosecuted or not; a civil war as the option says (A-39)."""
        found = 0
        for war in range(ALL_WARS):
            if self.zone[war] == FOUGHT and (war != CIVIL_WAR or self.rules.civil_war_counts):
                found += 1
        return found

    def in_force(self, law: int) -> bool:
        return self.laws >> law & 1 == 1

    def army(self, place: int) -> int:
        """[1.10.11] The strength of the legions at a place: a veteran counts as two."""
        mask = self.legions[place]
        return count(mask) + count(mask & self.veterans)
