"""What a faction offers of its own accord: talents for votes, a truce with a neighbour, talents for peace with the Censor."""

from __future__ import annotations

from typing import Final

from comitium.bots.floor import Offer
from comitium.bots.republic.deals import EARNED, TALENT, Word, balance, danger_in_court, temptation
from comitium.bots.republic.mood import AVERAGE, Mood
from comitium.bots.republic.purses import wealth
from comitium.bots.republic.sight import faction_votes, threat, worth
from comitium.bots.republic.votes import DULL, opinion
from comitium.core.agreements import OFFERED, Agreement, Clause
from comitium.core.messages import Phrase
from comitium.games.republic import names
from comitium.games.republic.numbers import bits
from comitium.games.republic.rules import r1_04_clauses as promises
from comitium.games.republic.rules.r1_09_senate import kinds
from comitium.games.republic.rules.r1_09_senate.r1_09_11_chair import censor
from comitium.games.republic.rules.r1_09_senate.r1_09_14_votes import Vote
from comitium.games.republic.state import Republic

HOPELESS: Final = -4.0  # such an opinion nobody buys
FEARED: Final = 0.5  # with who is so near to winning there is no truce
WORRIED: Final = 2.0  # what must be at stake before one asks for a truce
DEAR: Final = 5.0  # such a man is bought free
FREEDOM: Final = 8  # talents for that


def seek_votes(world: Republic, me: int, vote: Vote) -> Word | None:
    """Before the first call: talents for the votes without which our proposal falls, to whom it hurts least."""
    if vote.faction != me or vote.called or vote.means == kinds.BY_LAW or vote.what[0] == kinds.FOR_LIFE:
        return None
    ahead = faction_votes(world, me)
    doubtful: list[tuple[float, int, int]] = []
    for seat in range(world.rules.seats):
        if seat == me or not world.here(seat):
            continue
        votes = faction_votes(world, seat)
        view = opinion(world, seat, vote.what, AVERAGE)
        if view > DULL:
            ahead += votes
            continue
        against = view < -DULL
        if against:
            ahead -= votes
        if view > HOPELESS and votes:
            doubtful.append((-view / votes, votes * (2 if against else 1), seat))
    if ahead > 0:
        return None
    for _, swing, seat in sorted(doubtful):
        if ahead + swing > 0:
            price = 2 + int(0.5 * swing) + int(max(0.0, -opinion(world, seat, vote.what, AVERAGE)) / TALENT / 2)
            if price <= spare(world, me):
                about = promises.selector(vote.what[0], -1)
                clauses = [Clause(promises.PAY, me, seat, 0, price), Clause(promises.VOTE_FOR, seat, me, about)]
                return Word(Offer(clauses), Phrase("bots-republic-offer-votes", {"amount": price}))
    return None


def spare(world: Republic, me: int) -> int:
    """What we can promise and pay at the next redistribution: half of what we have, less what is promised already."""
    owed = sum([clause.amount for clause in world.promises(me) if clause.kind == promises.PAY])
    return wealth(world, me) // 2 + EARNED // 2 - owed


# -- truce [1.07.4]


def exposed_to(world: Republic, me: int, seat: int) -> tuple[float, int]:
    """What a faction might take from us this year, and whom."""
    best, found = 0.0, -1
    for man in bits(world.here(me)):
        if man != world.leader[me]:
            lost = temptation(world, seat, man)
            if lost > best:
                best, found = lost, man
    return best, found


def seek_truce(world: Republic, me: int, mood: Mood) -> Word | None:
    """Before anybody is persuaded: peace with the neighbour whom we have most to fear from, each for a man; not with who
    leads, and not if we are the one who takes."""
    if threat(world, me) >= FEARED or mood.greed > 0.8:
        return None
    worst, partner, man, his = WORRIED, -1, -1, -1
    for seat in range(world.rules.seats):
        if seat != me and world.here(seat) and threat(world, seat) < FEARED:
            lost, ours = exposed_to(world, me, seat)
            _, theirs = exposed_to(world, seat, me)
            if theirs < 0:
                theirs = dearest(world, seat)
            if lost > worst and theirs >= 0:
                worst, partner, man, his = lost, seat, ours, theirs
    if partner < 0:
        return None
    clauses = [Clause(promises.NO_PERSUASION, me, partner, his + 1), Clause(promises.NO_PERSUASION, partner, me, man + 1)]
    gets, gives = balance(world, me, Agreement(0, 0, 0, clauses), mood)
    if gets <= gives:
        return None
    return Word(Offer(clauses), Phrase("bots-republic-offer-truce", {"senator": names.senator(man)}))


def dearest(world: Republic, seat: int) -> int:
    """The man of a faction in Rome whom it would miss most, but for its leader."""
    men = [man for man in bits(world.here(seat)) if man != world.leader[seat]]
    return max(men, key=lambda man: (worth(world, man), -man)) if men else -1


# -- peace with the Censor [1.09.41]


def seek_amnesty(world: Republic, me: int) -> Word | None:
    """Talents for the Censor who would have a man of ours convicted."""
    judge = censor(world)
    seat = world.faction[judge] if judge >= 0 else -1
    if seat < 0 or seat == me:
        return None
    men = [man for man in bits(world.here(me)) if world.influence[man] >= DEAR and danger_in_court(world, seat, man) >= 1.0]
    price = min(FREEDOM, spare(world, me))
    if not men or price < 4:
        return None
    man = max(men, key=lambda one: (world.influence[one], -one))
    clauses = [Clause(promises.PAY, me, seat, 0, price), Clause(promises.NOT_PROSECUTE, seat, me, man + 1)]
    return Word(Offer(clauses), Phrase("bots-republic-offer-amnesty", {"amount": price, "senator": names.senator(man)}))


def waits(me: int, agreements: list[Agreement]) -> bool:
    """Whether an offer of our own waits for others."""
    return any(one.status == OFFERED and one.accepted >> me & 1 for one in agreements)
