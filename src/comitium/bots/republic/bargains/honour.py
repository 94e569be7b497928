"""Words that bind nobody [1.04.3]: who of two Consuls stays in Rome. They are given with a place on a list, kept or broken in
plain sight, and remembered.

What is said is Latin, so that it reads alike in every language; what it means is said beside it.
"""

from __future__ import annotations

from typing import Final

from comitium.bots.republic.mood import Mood
from comitium.bots.republic.situation import threat
from comitium.core.agreements import BINDING, Clause
from comitium.games.republic.catalogue.ids import FIELD_CONSUL, ROME_CONSUL
from comitium.games.republic.deals import clauses as promises
from comitium.games.republic.deals.clauses import SAGUM, TOGA
from comitium.games.republic.rules.r1_09_senate.choices import FIELD, ROME
from comitium.games.republic.state.republic import Republic

FAITHFUL: Final = 0.6  # who is worth so much keeps his word whatever it costs
FEARED: Final = 0.5


def word(me: int, seat: int, wants_field: bool, turn: int) -> Clause:
    """Somebody's word that he leaves us what we want to be."""
    made = Clause(promises.WORDS, seat, me, promises.CONSULSHIP)
    made.text = SAGUM if wants_field else TOGA
    made.until = turn
    return made


def words(world: Republic) -> list[Clause]:
    """The words about Consuls that were given this year."""
    found: list[Clause] = []
    for agreement in world.agreements:
        if agreement.status == BINDING:
            found.extend([one for one in agreement.clauses if one.kind == promises.WORDS and one.text in (TOGA, SAGUM)])
    return found


def bound_to(world: Republic, me: int, mood: Mood) -> int:
    """[1.09.22] What our man should say to keep our word: ROME or FIELD; 0 if there is none, or if we break it: against who is
    feared, or because we are like that."""
    for clause in words(world):
        if clause.by == me:
            keeps = mood.faith >= FAITHFUL or (mood.faith > 0.3 and threat(world, clause.to) < FEARED)
            return (ROME if clause.text == SAGUM else FIELD) if keeps else 0
    return 0


def traitor(world: Republic, me: int) -> int:
    """Who broke his word to us this year, or -1: both are Consuls, and he is what he had left to us."""
    for clause in words(world):
        if clause.to == me:
            office = FIELD_CONSUL if clause.text == SAGUM else ROME_CONSUL
            other = ROME_CONSUL if clause.text == SAGUM else FIELD_CONSUL
            his, ours = world.offices[office], world.offices[other]
            if his >= 0 and ours >= 0 and world.faction[his] == clause.by and world.faction[ours] == me:
                return clause.by
    return -1
