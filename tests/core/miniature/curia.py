"""The miniature Senate's state: who sits, who ranks, what each holds, and the facts everybody can tell. Flow: senate.py.

Whatever is asked often is an int: a bit for each senator or faction, four bits for each kind of card in a hand.
"""

from __future__ import annotations

from typing import Any

import senate_events as events
from senate_choices import (
    CENSOR,
    COPIES,
    DISBAND,
    ELECT,
    FIELD_CONSUL,
    HAND,
    KINDS,
    ROME_CONSUL,
    SHIFT,
    WAR,
    first_of,
    kind_of,
    lowest,
    men,
    proposal,
    second_of,
)  # fmt: skip

from comitium.core.agreements import BINDING, BROKEN, CANCELLED, OPEN, Agreement, BindingGame
from comitium.core.audience import EVERYBODY
from comitium.core.dice import Dice
from comitium.core.frames import Frame
from comitium.core.messages import Outcome
from comitium.core.state_object import Shared


class Album(Shared):
    """What never changes: to which faction each senator belongs, how he speaks, how the people love him, what he earns."""

    def __init__(self, faction: list[int], oratory: list[int], popularity: list[int], revenue: list[int],
                 neutral: int = 0) -> None:  # fmt: skip
        self.faction = faction
        self.oratory = oratory  # and knights
        self.popularity = popularity
        self.revenue = revenue
        self.neutral = neutral  # a bit for each faction that nobody leads
        self.senators = len(faction)
        self.factions = max(faction) + 1
        self.members = [0] * self.factions  # a bit for each senator of a faction
        for man in range(self.senators):
            self.members[faction[man]] |= 1 << man


class Curia(BindingGame):
    """Who sits, what they hold, and what this session remembers."""

    def __init__(self, stack: list[Frame[Any]], reveals: int, agreements: list[Agreement], offers: int, album: Album,
                 dice: Dice, shuffles: Dice, talents: list[int], influence: list[int], rome: int, dead: int, captive: int,
                 holders: list[int], leaders: list[int], hands: list[int], deck: list[int], shown: int, known: list[int],
                 made: int, suffered: int, barred: list[int], stood_down: int, chair: int, legions: int, elected: int,
                 sessions: int, ending: str) -> None:  # fmt: skip
        super().__init__(stack, reveals, agreements, offers)
        self.album = album
        self.neutrals = album.neutral
        self.dice = dice
        self.shuffles = shuffles
        self.talents = talents
        self.influence = influence
        self.rome = rome  # a bit for each senator there
        self.dead = dead
        self.captive = captive
        self.holders = holders  # of each office, in order of rank; -1 for nobody
        self.leaders = leaders
        self.hands = hands  # of each faction: the copies of each card, packed
        self.deck = deck
        self.shown = shown  # copies of each card that everybody has seen spent, packed
        self.known = known  # what each faction knows to be in the hand of each other, packed
        self.made = made  # a bit for each faction that has made its attempt
        self.suffered = suffered
        self.barred = barred
        self.stood_down = stood_down  # a bit for each senator
        self.chair = chair  # who presides over the item on the floor
        self.legions = legions
        self.elected = elected
        self.sessions = sessions  # left, this one included
        self.ending = ending

    def seats(self) -> int:
        return len(self.hands)

    def outcome(self) -> Outcome | None:
        if self.stack:
            return None
        scores = [0] * len(self.hands)
        for man in men((1 << self.album.senators) - 1 & ~self.dead & ~self.captive):
            scores[self.album.faction[man]] += self.influence[man]
        winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
        return Outcome(tuple(winners), tuple(scores), "1.09.12", self.ending)

    # -- what the flow does and the state cannot know

    def put(self, what: int, proposer: int, tribune: int, stake: int) -> None:
        """[1.09.13] Put a proposal, or a special prosecution, on the floor."""
        raise NotImplementedError

    def close(self, ending: str) -> None:
        """The session ends."""
        raise NotImplementedError

    # -- who is where

    def here(self, seat: int) -> int:
        """The senators of a faction that are in Rome."""
        return self.rome & self.album.members[seat]

    def present(self) -> int:
        """[1.09.14] The factions with a senator in Rome."""
        found = 0
        rome = self.rome
        members = self.album.members
        for seat in range(len(members)):
            if rome & members[seat]:
                found |= 1 << seat
        return found

    def first_in_rank(self, among: int) -> int:
        """[1.09.11] Officials by rank, then influence, oratory, number. -1 for nobody."""
        for man in self.holders:
            if man >= 0 and among >> man & 1:
                return man
        best = -1
        influence, oratory = self.influence, self.album.oratory
        for man in men(among):
            if best < 0 or influence[man] > influence[best] or (
                influence[man] == influence[best] and oratory[man] > oratory[best]):  # fmt: skip
                best = man
        return best

    def highest(self) -> int:
        """[1.09.12] The first in rank who has not stood down; if all have, the first. -1 without a senator in Rome."""
        return self.first_in_rank(self.rome & ~self.stood_down or self.rome)

    def presiding(self) -> int:
        """[B-4] Who took the chair for this item keeps it, whoever comes home meanwhile; if he is gone, the first in rank."""
        chair = self.chair
        return chair if chair >= 0 and self.rome & ~self.stood_down & 1 << chair else self.highest()

    def holder(self, office: int) -> int:
        """Who holds an office and is in Rome, or -1."""
        man = self.holders[office]
        return man if man >= 0 and self.rome >> man & 1 else -1

    # -- what may be proposed

    def able(self) -> int:
        """[1.09.2] Who may be nominated; outgoing Consuls may not."""
        consuls = 0
        for office in (ROME_CONSUL, FIELD_CONSUL):
            if self.holders[office] >= 0:
                consuls |= 1 << self.holders[office]
        return self.rome & ~consuls

    def partners(self, man: int) -> int:
        """Those with whom a man may still be proposed as a pair."""
        found = self.able() & ~(1 << man)
        for what in self.barred:
            if kind_of(what) == ELECT:
                if first_of(what) == man:
                    found &= ~(1 << second_of(what))
                elif second_of(what) == man:
                    found &= ~(1 << first_of(what))
        return found

    def pairs(self) -> int:
        """How many pairs may still be proposed. Where that is plain, no bar is looked at: then it says at least 2."""
        able = self.able()
        count = able.bit_count()
        count = count * (count - 1) // 2
        if count - len(self.barred) > 1:
            return count - len(self.barred)
        for what in self.barred:
            if kind_of(what) == ELECT and able >> first_of(what) & able >> second_of(what) & 1:
                count -= 1
        return count

    def last_pair(self) -> int:
        """The first slate that is left."""
        for man in men(self.able()):
            if self.partners(man):
                return proposal(ELECT, man, lowest(self.partners(man)))
        return -1

    def commander(self) -> int:
        """[1.09.641] The Field Consul before the Rome Consul."""
        field = self.holder(FIELD_CONSUL)
        return field if field >= 0 else self.holder(ROME_CONSUL)

    def measures(self, but: int = -1) -> list[int]:
        """[1.09.641] Other business, less one proposal: send a Consul, or disband."""
        found: list[int] = []
        commander = self.commander()
        for force in (4, 7, 10):
            if commander >= 0 and force <= self.legions:
                found.append(proposal(WAR, commander, force))
        for force in (2, 5):
            if force <= self.legions:
                found.append(proposal(DISBAND, force))
        return [what for what in found if what != but and what not in self.barred]

    def may_attempt(self, seat: int) -> bool:
        """[1.09.7] One attempt made and one suffered by each faction, among those in Rome. Everybody can tell."""
        if self.made >> seat & 1 or not self.here(seat):
            return False
        return self.present() & ~self.suffered & ~(1 << seat) != 0

    # -- cards

    def count(self, seat: int, card: int) -> int:
        """How many copies of a card a faction holds."""
        return self.hands[seat] >> SHIFT * card & HAND

    def may_hold(self, seat: int, card: int) -> bool:
        """[4.2] The public test: a hand, and a copy that is not accounted for. Never what the hand holds."""
        return self.hands[seat] > 0 and self.shown >> SHIFT * card & HAND < COPIES[card]

    def spend(self, seat: int, card: int) -> None:
        """A card leaves a hand before everybody's eyes."""
        self.hands[seat] -= 1 << SHIFT * card
        self.shown += 1 << SHIFT * card
        for other in range(len(self.hands)):
            self.forget_card(other, seat, card)

    def forget_card(self, seat: int, owner: int, card: int) -> None:
        """One copy less that a faction knows to be in a hand."""
        place = seat * len(self.hands) + owner
        if self.known[place] >> SHIFT * card & HAND:
            self.known[place] -= 1 << SHIFT * card

    def learn_card(self, seat: int, owner: int, card: int) -> None:
        """A faction knows of one copy more in a hand, if it holds that many."""
        place = seat * len(self.hands) + owner
        if seat != owner and self.known[place] >> SHIFT * card & HAND < self.count(owner, card):
            self.known[place] += 1 << SHIFT * card

    # -- dice and death

    def roll(self) -> int:
        self.reveals += 1
        return 1 + self.dice.below(6)

    def kill(self, rule: str, man: int) -> None:
        """[1.09.721] Offices of the dead stay empty. [1.05.4] A faction without senators shows and loses its hand."""
        self.rome &= ~(1 << man)
        self.captive &= ~(1 << man)
        self.dead |= 1 << man
        for office in range(CENSOR + 1):
            if self.holders[office] == man:
                self.holders[office] = -1
        seat = self.album.faction[man]
        if self.leaders[seat] == man:
            self.leaders[seat] = -1
        if not self.album.members[seat] & ~self.dead:
            for card in range(KINDS):
                for _ in range(self.count(seat, card)):
                    self.spend(seat, card)
            self.release(seat)
        if self.has_listener:
            self.tell(events.SenatorDied(rule, man), EVERYBODY)

    def release(self, seat: int) -> None:
        """[5.2] What an eliminated faction has promised, or was promised, has become impossible."""
        for agreement in self.agreements[:]:
            if not agreement.parties >> seat & 1:
                continue
            if agreement.status != BINDING:
                self.close_deal(agreement, CANCELLED, seat)
                continue
            for clause in agreement.clauses:
                if clause.status == OPEN and seat in (clause.by, clause.to):
                    self.settle(clause, BROKEN)

    def draw_chits(self, count: int, suspects: int) -> None:
        """[1.09.74] Numbers are drawn; the suspects whose number comes die."""
        numbers = list(range(self.album.senators))
        self.reveals += 1
        self.dice.shuffle(numbers)
        for number in numbers[: max(count, 0)]:
            if suspects & self.rome & 1 << number:
                self.kill("1.09.74", number)
