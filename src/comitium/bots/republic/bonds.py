"""Grudges and gratitude: what the others have done to a faction in everybody's sight, remembered for years and spoken of.

A deed moves the bond with who did it; every year a part of it is forgotten. Where nothing much is at stake it decides: a vote
for an office, an offer that is nearly good enough. Of deeds to other factions nobody takes note.
"""

from __future__ import annotations

from typing import Final

from comitium.bots.republic.mood import Deed, Mood
from comitium.core.agreements import BROKEN, KEPT, Agreement
from comitium.core.messages import Phrase, Value
from comitium.games.republic import names
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_measures import measure
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_14_vote import vote_on_floor
from comitium.games.republic.state.numbers import NOBODY, bits
from comitium.games.republic.state.republic import Republic

TAKEN, COURT, BROKE, OFFICE, FAITH = "taken", "court", "broke", "office", "faith"
WEIGHTS: Final = {TAKEN: -1.0, COURT: -0.6, BROKE: -1.5, OFFICE: 0.6, FAITH: 0.5}
MOST: Final = 2.0
LASTS: Final = 0.8  # of a bond, what a year leaves
SPOKEN: Final = 0.5  # a bond that is mentioned


class Memory:
    """What a faction has seen of its own affairs so far."""

    def __init__(self) -> None:
        self.turn = -1
        self.ours: list[int] = []
        self.settled: list[tuple[int, int]] = []  # the promises whose end it has seen: agreement and place
        self.votes: list[tuple[int, ...]] = []  # the proposals about men of its own that it has seen this year

    def notice(self, world: Republic, me: int, mood: Mood) -> Mood:
        """The same mood, with what has happened since the last look."""
        mood = padded(mood, world.rules.seats)
        if world.turn != self.turn:
            self.turn = world.turn
            self.votes = []
            mood = mood._replace(bonds=tuple([LASTS * bond for bond in mood.bonds]))
        for man in self.ours:
            seat = world.faction[man]
            if seat not in (me, NOBODY) and seat >= 0:
                mood = moved(mood, seat, Deed(TAKEN, man))
        self.ours = list(bits(world.members[me]))
        vote = vote_on_floor(world)
        if vote is not None and vote.faction not in (me, NOBODY) and vote.faction >= 0:
            mood = self.sees(world, me, mood, vote.faction, vote.proposal)
        return mood

    def sees(self, world: Republic, me: int, mood: Mood, seat: int, proposal: list[int]) -> Mood:
        """[1.09.2] [1.09.41] What another faction proposes about a man of ours: an office, or a conviction."""
        about = measure(proposal)
        word = COURT if about.is_trial else OFFICE if about.elects else ""
        men = about.men(proposal) if about.elects else proposal[1:2]
        ours = [man for man in men if word and world.faction[man] == me]
        seen = (seat, *proposal)
        if not ours or seen in self.votes:
            return mood
        self.votes.append(seen)
        return moved(mood, seat, Deed(word, ours[0]))

    def hears(self, me: int, mood: Mood, agreements: list[Agreement]) -> Mood:
        """[1.04.3] What became of promises to us; of those that were broken to others it takes note as well (`broken`)."""
        for agreement in agreements:
            for place, clause in enumerate(agreement.clauses):
                key = (agreement.number, place)
                if clause.status not in (BROKEN, KEPT) or key in self.settled:
                    continue
                self.settled.append(key)
                if clause.status == BROKEN:
                    broken = [*mood.broken, *[0] * (clause.by + 1 - len(mood.broken))]
                    broken[clause.by] += 1
                    mood = mood._replace(broken=tuple(broken))
                if clause.to == me and clause.by != me:
                    mood = moved(padded(mood, clause.by + 1), clause.by, Deed(BROKE if clause.status == BROKEN else FAITH))
        return mood


def padded(mood: Mood, seats: int) -> Mood:
    """With a place for every faction."""
    missing = seats - len(mood.bonds)
    if missing <= 0:
        return mood
    return mood._replace(bonds=(*mood.bonds, *[0.0] * missing), deeds=(*mood.deeds, *[Deed()] * missing))


def moved(mood: Mood, seat: int, deed: Deed) -> Mood:
    """After a deed of a faction. Who bears grudges feels harm the more."""
    weight = WEIGHTS[deed.what]
    bonds, deeds = list(mood.bonds), list(mood.deeds)
    bonds[seat] = max(-MOST, min(MOST, bonds[seat] + weight * (0.5 + mood.spite if weight < 0 else 1.0)))
    deeds[seat] = deed
    return mood._replace(bonds=tuple(bonds), deeds=tuple(deeds))


def bond(mood: Mood, seat: int) -> float:
    """How one stands to a faction: from -2, which is hatred, to 2."""
    return mood.bonds[seat] if 0 <= seat < len(mood.bonds) else 0.0


def told(mood: Mood, seats: list[int], is_yes: bool) -> Phrase | None:
    """The sentence about what one remembers of a faction, if it goes with the answer."""
    for seat in seats:
        found = bond(mood, seat)
        if abs(found) < SPOKEN or (found > 0) != is_yes or (WEIGHTS.get(mood.deeds[seat].what, 0.0) > 0) != is_yes:
            continue
        deed = mood.deeds[seat]
        args: dict[str, Value] = {"senator": names.senator(deed.man)} if deed.man >= 0 else {}
        return Phrase(f"bots-republic-thanks-{deed.what}" if is_yes else f"bots-republic-grudge-{deed.what}", args)
    return None
