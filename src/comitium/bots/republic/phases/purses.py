"""[1.06.3] Where a faction's talents lie for a year: with its persuader, in its treasury against those of others, in Rome."""

from __future__ import annotations

from typing import Any, Final

from comitium.bots.republic.heuristics import Heuristic, register
from comitium.bots.republic.mood import Mood
from comitium.bots.republic.picks import first_of, of
from comitium.bots.republic.situation import FEW, loyalty, war_chest, worth
from comitium.games.republic.catalogue.tables import GAMES_COST
from comitium.games.republic.choices import DONE, SENATOR, TALENTS
from comitium.games.republic.deals import clauses as promises
from comitium.games.republic.rules.r1_06_revenue.choices import AFRESH
from comitium.games.republic.rules.r1_06_revenue.r1_06_3_redistribution import Redistribution
from comitium.games.republic.state.numbers import NOBODY, bits
from comitium.games.republic.state.republic import Republic

HELD: Final = 5  # a man whose price was driven so far down is hardly lost
LIKELY_BRIBE: Final = 12
SPENT: Final = 0.5  # of what another faction has, on its persuader
BOXED: Final = 3  # where votes may decide soon, so small a part of all lies there
BOXED_WITH_FEW: Final = 8
DEFENCE: Final = 0.75  # of what we have, at most, in the treasury
CHEAP: Final = 3.0  # such a man is not worth it


def spender(world: Republic, me: int) -> int:
    """Who carries the faction's money: he speaks best and is the most influential."""
    here = world.here(me) & ~world.rebels
    if not here:
        return NOBODY
    return max(bits(here), key=lambda senator: (2 * world.oratory(senator) + world.influence[senator], -senator))


def free_men(world: Republic, me: int) -> list[int]:
    """Whose purses the faction may fill or empty."""
    return bits(world.members[me] & ~world.rebels & ~world.captives(me))


def wealth(world: Republic, seat: int) -> int:
    """All that a faction has: what it earned was public, and so is what it spent."""
    return world.box[seat] + sum([world.talents[man] for man in bits(world.members[seat])])


def assault(world: Republic, me: int) -> int:
    """With what the best persuader of another faction may come this year."""
    best = 0
    for seat in range(world.rules.seats):
        if seat == me:
            continue
        bribe = min(LIKELY_BRIBE, int(SPENT * wealth(world, seat)))
        for rival in bits(world.here(seat)):
            best = max(best, world.oratory(rival) + world.influence[rival] + bribe)
    return best


def shield(world: Republic, me: int) -> int:
    """What the treasury must hold so that nobody dear is likely to be persuaded away."""
    coming = assault(world, me)
    found = 0
    for man in bits(world.here(me)):
        if man != world.leader[me] and worth(world, man) >= CHEAP:
            found = max(found, coming - loyalty(world, man, NOBODY) - HELD)
    return found


def laid_out(world: Republic, me: int, mood: Mood) -> dict[int, int]:
    """What every man shall have; the rest lies in the treasury."""
    men = free_men(world, me)
    carrier = spender(world, me)
    total = world.box[me] + sum([world.talents[man] for man in men])
    wanted = shield(world, me)
    most = int((DEFENCE - 0.25 * mood.greed) * total)
    kept = wanted if wanted <= most else most if wanted <= total else total // 3  # what cannot be held is not held
    found = dict.fromkeys(men, 0)
    here = bits(world.here(me) & ~world.rebels)
    if war_chest(world, me):  # talents in purses vote, and hold who carries them
        kept = min(kept, total // (BOXED_WITH_FEW if world.rules.seats <= FEW else BOXED))
        for man in here:
            found[man] = (total - kept) // (2 * len(here))
    owed, games = promised(world, me)
    kept = min(kept, max(0, total - max(owed, games)))
    if games:
        found = dict.fromkeys(men, 0)
    if carrier >= 0:
        found[carrier] += total - kept - sum(found.values())
    return found


def promised(world: Republic, me: int) -> tuple[int, int]:
    """What our senators need together for a gift to the State that we have promised, and one of them for games."""
    owed = games = 0
    for clause in world.promises(me) if world.agreements else []:
        if clause.kind == promises.CONTRIBUTE:
            owed = max(owed, clause.amount)
        elif clause.kind == promises.GAMES:
            games = max(games, GAMES_COST[clause.amount - 1] if clause.amount else GAMES_COST[0])
    return owed, games


class RedistributionHeuristic(Heuristic):
    """[1.06.3] Purse by purse, first those that are emptied."""

    def choose(self, world: Republic, me: int, legal: list[int], mood: Mood) -> int:
        poll: Any = world.stack[-1]
        said: list[int] = poll.chain(me)
        if spender(world, me) < 0:
            if DONE in legal:
                return DONE
            return legal[-1] if of(legal, TALENTS) else first_of(legal, *of(legal, SENATOR), AFRESH)  # promises need it
        wanted = laid_out(world, me, mood)
        amounts = of(legal, TALENTS)
        if amounts and len(said) % 2:
            amount = TALENTS + wanted.get(said[-1] - SENATOR, 0)
            return amount if amount in amounts else amounts[-1]
        filled: list[int] = []
        for choice in of(legal, SENATOR):
            man = choice - SENATOR
            if wanted[man] < world.talents[man]:
                return choice
            if wanted[man] > world.talents[man]:
                filled.append(choice)
        return filled[0] if filled else first_of(legal, DONE)


register(Redistribution, RedistributionHeuristic())
