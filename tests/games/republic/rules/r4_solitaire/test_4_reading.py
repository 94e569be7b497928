"""Chapter 4 read once more, with nothing else at hand: sentences of it written down again in a few lines each, and held
against what the program tells in games by chance."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

import comitium
from comitium.core.frames import Listener
from comitium.core.messages import Event
from comitium.games.republic.choices import YES
from comitium.games.republic.events.forum import PersuasionAttempted
from comitium.games.republic.events.solo.forum import BidReckoned, BidTested, DefenceReckoned, GamesReckoned, TargetChosen
from comitium.games.republic.events.solo.plan import PlanChosen
from comitium.games.republic.events.solo.revenue import GiftMatched
from comitium.games.republic.events.solo.senate import CandidateForLife, CoalitionFormed
from comitium.games.republic.rules.r1_06_revenue.r1_06_52_contributions import Contributions
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_2_coalition import JoinCoalition
from comitium.games.republic.state.numbers import bits
from comitium.games.republic.state.republic import Republic

# 4.05.2: the combinations of ranks, from the top; then all neutrals.
LIST = [(1,), (2, 5), (2, 4), (2, 3), (3, 4, 5), (1, 5), (1, 4), (1, 3), (1, 2)]


class Reader(Listener):
    """Reads the rulebook's sentence whenever the program says that it has followed it."""

    def __init__(self, game: Republic, read: Counter[str]) -> None:
        self.game, self.read = game, read
        self.may_bribe = False

    def hear(self, event: Event, audience: int) -> None:
        if type(event) in SENTENCES:
            SENTENCES[type(event)](self, event)
            self.read[type(event).__name__] += 1

    def votes(self, seat: int) -> int:
        """A vote for each point of oratory and each knight, of those in Rome."""
        return sum(self.game.votes(man) for man in bits(self.game.here(seat)))

    def money(self, seat: int) -> int:
        return self.game.box[seat] + sum(self.game.talents[man] for man in bits(self.game.members[seat]))

    def purses(self, seat: int) -> list[int]:
        return [self.game.talents[man] for man in bits(self.game.here(seat))]

    def a_coalition(self, told: CoalitionFormed) -> None:
        """4.05.2: by votes, equals by wealth; more than half of all votes; the first group of the list that has them."""
        seats = [seat for seat in range(5) if self.game.members[seat]]
        if len(seats) < 5:
            return
        ranks = self.game.ranks
        strength = [(self.votes(seat), self.money(seat)) for seat in ranks]
        assert strength == sorted(strength, reverse=True)
        majority = sum(votes for votes, _ in strength) // 2 + 1
        groups = [{ranks[place - 1] for place in entry} for entry in LIST]
        groups.append({seat for seat in seats if self.game.is_neutral(seat)})
        enough = [sum(self.votes(seat) for seat in group) >= majority for group in groups]
        if True in enough:
            assert set(told.seats) == groups[enough.index(True)]
            assert told.entry == enough.index(True) + 1
            assert list(told.seats) == [seat for seat in ranks if seat in told.seats], "they choose in this order"

    def a_plan(self, told: PlanChosen) -> None:
        """4.05.3: three active wars or a rebel are a crisis; five entries are in the list of a crisis, four in the other."""
        if self.game.active_wars() >= 3 or self.game.rebel >= 0:
            assert told.crisis
        assert 1 <= told.entry <= (5 if told.crisis else 4)

    def a_first_bid(self, told: BidReckoned) -> None:
        """4.04.5: turn, die and directive; never more than the purse, nor than the largest purse of all the others."""
        assert told.turn == self.game.turn
        assert told.purse == max(self.purses(told.seat))
        assert told.amount <= max(0, min(told.turn + told.die + told.modifier, told.purse))

    def a_high_bid(self, told: BidTested) -> None:
        """4.04.5: above the turn and four, only if the die and the directive make four or more."""
        assert told.limit == self.game.turn + 4
        assert bool(told.bids) == (told.die + told.modifier >= 4)

    def a_defence(self, told: DefenceReckoned) -> None:
        """4.04.21: down to exactly four, if that can be paid; else nothing, and never below four."""
        missing = told.number - 4
        assert told.treasury == self.game.box[told.seat]
        assert told.amount == (missing if 0 < missing <= told.treasury else 0)

    def a_target(self, told: TargetChosen) -> None:
        """4.04.2: bribes only if they bring seven or more after all that other neutrals can pay against it, and up to nine."""
        owner, purse = self.game.faction[told.senator2], self.game.talents[told.senator]
        opposed = self.game.box[owner] if self.game.is_neutral(owner) else 0
        self.may_bribe = told.base + purse - (opposed if told.rule == "4.04.2" else 0) >= 7
        assert told.level <= 9
        assert told.cost <= (purse if self.may_bribe else 0)

    def an_attempt(self, told: PersuasionAttempted) -> None:
        """4.04.2: and what they lay down first brings no more than nine."""
        if self.game.is_neutral(self.game.faction[told.senator]) and told.amount:
            assert self.may_bribe
            assert told.number <= 9

    def games(self, told: GamesReckoned) -> None:
        """4.04.4: only while the unrest is above the popularity of who would pay."""
        if told.given:
            assert told.unrest > told.popularity

    def a_gift(self, told: GiftMatched) -> None:
        """4.03.4: as much as a player has given in all, out of one purse that has it."""
        top = self.game.stack[-1]
        assert isinstance(top, Contributions)
        assert told.amount == max(top.sums[seat] for seat in range(5) if not self.game.is_neutral(seat))
        assert self.game.talents[told.senator] >= told.amount

    def a_candidate(self, told: CandidateForLife) -> None:
        """4.05.413: 21 influence, and his faction governs alone."""
        assert told.influence >= 21


SENTENCES: dict[type[Event], Callable[[Reader, Any], None]] = {
    CoalitionFormed: Reader.a_coalition,
    PlanChosen: Reader.a_plan,
    BidReckoned: Reader.a_first_bid,
    BidTested: Reader.a_high_bid,
    DefenceReckoned: Reader.a_defence,
    TargetChosen: Reader.a_target,
    PersuasionAttempted: Reader.an_attempt,
    GamesReckoned: Reader.games,
    GiftMatched: Reader.a_gift,
    CandidateForLife: Reader.a_candidate,
}


@pytest.mark.parametrize("players", [1, 2])
def test_4_what_neutrals_say_they_do_is_what_the_chapter_says(players: int) -> None:
    read: Counter[str] = Counter()
    for seed in range(12):
        chance = random.Random(seed)
        scenario = ("early", "middle", "late")[seed % 3]
        game = comitium.start("republic", players=players, seed=seed, scenario=scenario)
        assert isinstance(game, Republic)
        game.listen(Reader(game, read))
        for _ in range(250):
            if game.over:
                break
            seat = chance.choice(game.actors())
            menu = game.legal(seat)
            game.apply(seat, YES if isinstance(game.stack[-1], JoinCoalition) else chance.choice(menu))
    for event in (
        CoalitionFormed,
        PlanChosen,
        BidReckoned,
        BidTested,
        DefenceReckoned,
        TargetChosen,
        GamesReckoned,
        GiftMatched,
    ):
        assert read[event.__name__] > 0, f"{event.__name__} was not read: {read}"


@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.parametrize("scenario", ["early", "middle", "late"])
def test_4_01_2_the_deal_is_as_the_chapter_lays_it(players: int, scenario: str) -> None:
    """Five factions; two men more for the Conservatives and one for the Populists; the first of the Plutocrats is Consul."""
    game = comitium.start("republic", players=players, seed=7, scenario=scenario)
    assert isinstance(game, Republic)
    neutral = [seat for seat in range(5) if game.is_neutral(seat)]
    assert len(neutral) == 5 - players
    imperialists, plutocrats, conservatives = (next(s for s in neutral if game.directives[s] == one) for one in range(3))
    each = len(bits(game.members[imperialists]))
    assert len(bits(game.members[plutocrats])) == each
    assert len(bits(game.members[conservatives])) >= each + 2
    first = max(bits(game.members[plutocrats]), key=lambda man: game.influence[man])
    assert game.influence[first] == max(game.influence[man] for man in bits(game.members[plutocrats]))
    assert first in game.offices
    for seat in neutral:
        assert all(game.known[card] == (1 << 5) - 1 for card in game.hands[seat]), "their cards lie open"
