"""[1.07.36] [2.06] Laws: which are played, what one thinks of those that are voted on, and who sponsors them."""

from __future__ import annotations

from typing import Final

from comitium.bots.republic.heuristics import Heuristic
from comitium.bots.republic.heuristics import register as register_heuristic
from comitium.bots.republic.mood import Mood
from comitium.bots.republic.opinions import Opinion, goodwill, register, worth_cap
from comitium.bots.republic.picks import of
from comitium.bots.republic.situation import faction_votes, leading, safety, threat
from comitium.bots.republic.votes import likely_vote
from comitium.games.republic.catalogue.cards import CARD_INDEX
from comitium.games.republic.catalogue.ids import (
    CALPURNIAN_LAW,
    GABINIAN_LAW,
    JULIAN_LAW,
    MILITARY_REFORMS,
    PLAUTIAN_PAPIRIAN_LAW,
    SERVILIAN_LAW,
    TRADITION_ERODES,
)
from comitium.games.republic.choices import PASS, SENATOR, YES
from comitium.games.republic.rules.r1_09_senate import kinds
from comitium.games.republic.rules.r2_06_laws.r2_06_2_laws import COSPONSOR_GAIN, SPONSOR_GAIN, DraftLaw, sponsors
from comitium.games.republic.state.numbers import bits
from comitium.games.republic.state.republic import Republic

LIKED: Final = 1.0  # what a useful law is worth in influence
HARM: Final = -1.0  # and one that is not


def is_useful(world: Republic, me: int, law: int, mood: Mood) -> bool:
    """[1.07.36] Which laws are laid down as soon as they can be."""
    if law == JULIAN_LAW:
        return mood.rome > 0.8 and safety(world) < 0.2
    if law == MILITARY_REFORMS:
        return threat(world, leading(world)) > 0.5 and leading(world) != me
    if law == TRADITION_ERODES:
        return leading(world) == me or mood.sword > 0.6
    if law == PLAUTIAN_PAPIRIAN_LAW:
        return True
    if law == GABINIAN_LAW:
        return mood.sword > 0.6
    return law in (CALPURNIAN_LAW, SERVILIAN_LAW) or mood.rome > 0.5


# -- [2.06] laws that are voted on


class LawOpinion(Opinion):
    """[2.06] Whether the law is useful, and whom its reward raises: [2.06.3] three influence, and one."""

    def value(self, world: Republic, me: int, proposal: list[int], mood: Mood) -> float:
        _, card, sponsor, other, _ = proposal
        found = LIKED if is_useful(world, me, CARD_INDEX[card], mood) else HARM
        found += SPONSOR_GAIN * goodwill(world, me, sponsor, mood) + COSPONSOR_GAIN * goodwill(world, me, other, mood)
        return min(found, worth_cap(world, me, sponsor, SPONSOR_GAIN), worth_cap(world, me, other, COSPONSOR_GAIN))

    def honoured(self, proposal: list[int]) -> list[int]:
        return proposal[2:4]


def best_sponsors(world: Republic, me: int, card: int) -> list[int]:
    """Our own with most influence; then those of the factions that are farthest from winning, who vote for it in return."""
    able = bits(sponsors(world, card, me))
    return sorted(able, key=lambda man: (world.faction[man] != me, rivalry(world, me, man), -world.influence[man], man))


def rivalry(world: Republic, me: int, man: int) -> float:
    """How near the faction of another man is to winning."""
    return 0.0 if world.faction[man] == me else threat(world, world.faction[man])


def may_pass(world: Republic, me: int, card: int) -> bool:
    """[2.06.2] Whether a law would find a majority, if the others vote as average men would; it is lost if it does not. Where
    laws are not voted on they always pass."""
    if not world.rules.laws_by_vote:
        return True
    names = best_sponsors(world, me, card)
    if len(names) < 2:
        return False
    proposal = [kinds.LAW, card, names[0], names[1], 0]
    margin = faction_votes(world, me)
    for seat in range(world.rules.seats):
        if seat != me:
            margin += likely_vote(world, seat, proposal) * faction_votes(world, seat)
    return margin > 0


class DraftLawHeuristic(Heuristic):
    """[2.06.2] The law itself, with the best sponsors; whoever has refused is not on the menu any more."""

    def choose(self, world: Republic, me: int, legal: list[int], mood: Mood) -> int:
        if YES in legal:
            return YES
        frame = world.stack[-1]
        assert isinstance(frame, DraftLaw)
        named = of(legal, SENATOR)
        for man in best_sponsors(world, me, frame.card):
            if SENATOR + man in named:
                return SENATOR + man
        return PASS


register(kinds.LAW, LawOpinion())
register_heuristic(DraftLaw, DraftLawHeuristic())
