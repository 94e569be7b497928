"""Courts: whom a Censor accuses, who prosecutes, whether the accused appeals."""

from __future__ import annotations

from typing import Final

from comitium.bots.republic.mood import Mood
from comitium.bots.republic.picks import first_of, of
from comitium.bots.republic.sight import faction_votes, threat, worth
from comitium.bots.republic.votes import opinion
from comitium.games.republic.choices import NO, PASS, SENATOR, SPAN, YES, verb
from comitium.games.republic.rules.r1_09_senate import kinds
from comitium.games.republic.rules.r1_09_senate.r1_09_14_votes import vote_on_floor
from comitium.games.republic.rules.r1_09_senate.r1_09_41_prosecutions import tribunal
from comitium.games.republic.rules.r1_09_senate.trials_words import ACCUSE, ACCUSE_OF_MAJOR, APPEAL, CHARGE
from comitium.games.republic.rules.r1_09_senate.words import CLOSE, FINE
from comitium.games.republic.state import Republic

BELOVED: Final = 4  # who is so popular is not tried without need
EXECUTION: Final = 10  # votes ahead with which one dares a major prosecution


def margin(world: Republic, me: int, accused: int) -> int:
    """Votes that may be expected for a verdict of guilty, less those against it, less what the accused is worth himself."""
    seat = world.faction[accused]
    found = -world.influence[accused]
    for other in range(world.rules.seats):
        votes = faction_votes(world, other)
        if other == seat:
            found -= votes
        elif other == me:
            found += votes
        else:
            found += int(votes * min(1.0, 2.0 * threat(world, seat)))
    return found


def accuse(world: Republic, me: int, legal: list[int], mood: Mood) -> int:
    """[1.09.41] Who leads, if he can be had; thieves, if one cares for Rome; nobody whom the people love."""
    fines = [choice for choice in of(legal, FINE) if world.faction[choice % SPAN] != me]
    if fines:
        return fines[0]
    best, chosen = 1.5, first_of(legal, CLOSE)
    for choice in legal:
        act, man = verb(choice), choice % SPAN
        if act not in (ACCUSE, ACCUSE_OF_MAJOR) or world.faction[man] == me or world.popularity[man] >= BELOVED:
            continue
        ahead = margin(world, me, man)
        kind = kinds.MAJOR if act == ACCUSE_OF_MAJOR else kinds.MINOR
        if ahead <= 0 or (kind == kinds.MAJOR and (ahead < EXECUTION or world.popularity[man] > 1)):
            continue
        value = opinion(world, me, [kind, man, man], mood) + 2.0 * (mood.spite - 0.4)
        if value > best:
            best, chosen = value, choice
    return chosen


def charge(world: Republic, me: int, legal: list[int], mood: Mood) -> int:
    return first_of(legal, *of(legal, CHARGE))


def prosecutor(world: Republic, me: int, legal: list[int], mood: Mood) -> int:
    """[1.09.411] One of ours, and not the dearest, since the people may turn on him; else a rival of the accused."""
    men = of(legal, SENATOR)
    court = tribunal(world)
    able = [choice for choice in men if world.faction[choice - SENATOR] == me]
    if able:
        return min(able, key=lambda choice: (worth(world, choice - SENATOR), choice))
    others = [choice for choice in men if world.faction[choice - SENATOR] != world.faction[court.accused]]
    return first_of(legal, *others[:1], PASS)


def will_prosecute(world: Republic, me: int, legal: list[int], mood: Mood) -> int:
    """[1.09.411] Half of what the accused loses is the prosecutor's: yes, unless the people love him or he is our friend."""
    court = tribunal(world)
    loved = world.popularity[court.accused] >= BELOVED
    return NO if loved or world.faction[court.accused] == me else YES


def appeal(world: Republic, me: int, legal: list[int], mood: Mood) -> int:
    """[1.09.421] For his life always, unless the votes already save him; for less only if the people like him."""
    vote = vote_on_floor(world)
    assert vote is not None
    man = vote.what[1]
    ahead = vote.ayes - vote.noes - world.influence[man] - faction_votes(world, world.faction[man])
    for seat in range(world.rules.seats):
        if not vote.called >> seat & 1 and seat != world.faction[man]:
            ahead += faction_votes(world, seat) // 2
    appeals = of(legal, APPEAL)
    popular = world.popularity[man] - world.omens
    wanted = ahead > 0 and (vote.what[0] == kinds.MAJOR or popular >= 0)
    if wanted or PASS not in legal:
        return appeals[-1]
    return PASS
