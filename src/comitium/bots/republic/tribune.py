"""The tribune of Res Publica Romana: rules of thumb for every question, coloured by a temperament.

It looks at a world imagined from its own seat, so it knows what its seat knows and no more; a question it has no heuristic for
is answered by the mildest choice there is.
"""

from __future__ import annotations

from typing import Any, Final

from comitium.bots.player import Player, Seat
from comitium.bots.republic.asides import is_tempting, unasked
from comitium.bots.republic.bargains import deals, offers
from comitium.bots.republic.bargains.dues import Dues
from comitium.bots.republic.bargains.honour import traitor
from comitium.bots.republic.bargains.owed import is_drafting_owed, owed_proposal, without_retreat
from comitium.bots.republic.bonds import Memory
from comitium.bots.republic.chapters import HEURISTIC_MODULES
from comitium.bots.republic.heuristics import HEURISTICS, NONE
from comitium.bots.republic.mood import MOODS
from comitium.bots.republic.senate.opinions import opinion_of
from comitium.bots.unasked import Accept, Cancel, Offer
from comitium.core.agreements import Agreement
from comitium.core.dice import stream
from comitium.core.messages import Phrase
from comitium.games.republic.choices import DONE, FLEETS, NO, NUMBER, PASS, SENATOR, YES, verb
from comitium.games.republic.rules.r1_05_mortality.choices import CARRY_ON
from comitium.games.republic.rules.r1_09_senate.choices import ALL_AGAINST, ALL_FOR, ONE_BY_ONE, PROPOSE, WATCH
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_proposals import Consent
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_14_vote import vote_on_floor
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_15_windows import Window
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_142_ballots import CastVotes
from comitium.games.republic.rules.r1_09_senate.r1_09_5_governors import DraftGovernors
from comitium.games.republic.rules.r1_09_senate.r1_09_6_business.r1_09_64_military import ConsentAnew
from comitium.games.republic.state.republic import Republic

assert HEURISTIC_MODULES  # importing them has registered every heuristic
MILD: Final = (PASS, DONE, NO, CARRY_ON)
NOTHING_TO_DO: Final = [PASS, WATCH]
PATIENCE: Final = 6  # so often a year somebody refuses to be sent, or to let others go
STUBBORN: Final = 16  # so often in a session the chair proposes something, then it goes home


class Tribune:
    """A faction with a temperament, drawn from its seed."""

    def __init__(self, seed: int, temper: str = "") -> None:
        self.name = "tribune"
        self.dice = stream(seed, "bot tribune")
        drawn = self.dice.below(len(MOODS))
        found = [mood for mood in MOODS if mood.name == temper]
        self.mood = found[0] if found else MOODS[drawn]
        self.memory = Memory()
        self.is_hasty = False
        self.year = -1
        self.proposed = 0
        self.begun = 0  # what it said it would propose last
        self.dropped: list[int] = []  # what it has announced this year, and then named nothing
        self.refusals = 0
        self.posted: list[int] = []  # whom it has named as governors this year, once for each time
        self.drafted: list[int] = []  # what it has answered this year in drafts of proposals that it owed
        self.season = -1
        self.bargained: list[int] = []  # with whom it has answered an offer by another already this year
        self.sought: list[tuple[Any, ...]] = []  # what it has made an offer for already this year
        self.dues = Dues()  # who pays for Rome
        self.reason: Phrase | None = None  # the sentence that goes with its last word in a bargain

    def hurry(self) -> None:
        """Nobody listens: where there is nothing to choose nothing is thought over."""
        self.is_hasty = True

    def choose(self, seat: Seat) -> int:
        """The answer; it looks at the table even if there is only one, so that it takes no less time than another."""
        legal = seat.legal
        asked = seat.question_class
        is_idle = len(legal) == 1 or (asked is Window and legal == NOTHING_TO_DO)
        if self.is_hasty and is_idle:
            return legal[0]
        world = seat.imagine(self.dice)
        assert isinstance(world, Republic)
        if not is_idle:  # the same whether anybody listens or not
            self.mood = self.memory.notice(world, seat.seat, self.mood)
        if world.turn != self.year:
            self.year = world.turn
            self.proposed = 0
            self.dropped = []
            self.posted = []
            self.drafted = []
            self.refusals = 0
        self.mood = self.dues.notice(world, self.mood)
        false = traitor(world, seat.seat)
        if false >= 0:
            self.mood = self.mood._replace(foe=false)
        due = owed_proposal(world, seat.seat, legal)
        if due != NONE:
            return self.remembers(asked, due)
        able = [choice for choice in legal if choice not in self.dropped] or legal
        if is_drafting_owed(world, seat.seat):
            return self.drafts(world, seat.seat, asked, without_retreat(legal))
        if asked is DraftGovernors:  # who was named twice this year did not want to go
            able = [choice for choice in able if self.posted.count(choice) < 2] or able
        heuristic = HEURISTICS.get(asked)
        choice = heuristic.choose(world, seat.seat, able, self.mood) if heuristic is not None else self.mildest(able)
        if choice not in able:
            choice = self.mildest(able)
        if heuristic is not None and heuristic.last_word != NONE:
            choice = self.goes_home(heuristic.last_word, legal, choice)
        if asked in (Consent, ConsentAnew) and choice == NO:
            self.refusals += 1
            if self.refusals > PATIENCE and YES in legal:
                choice = YES  # the Senate asks for ever if nobody gives in
        if asked is CastVotes and choice in (ALL_AGAINST, ONE_BY_ONE):
            choice = self.gives_in(world, legal, choice)
        return self.remembers(asked, choice)

    def drafts(self, world: Republic, me: int, asked: type[Any], legal: list[int]) -> int:
        """[1.04.3] The draft of a proposal that it owes: what it thinks right, else what it has tried least this year."""
        heuristic = HEURISTICS.get(asked)
        choice = heuristic.choose(world, me, legal, self.mood) if heuristic is not None else NONE
        if choice not in legal or self.drafted.count(choice) > 1:
            choice = min(reversed(legal), key=self.drafted.count)  # of numbers the largest first
        self.drafted.append(choice)
        return choice

    def gives_in(self, world: Republic, legal: list[int], choice: int) -> int:
        """[1.09.5] Somebody must govern a province: who has a majority against every list lets the seventh pass."""
        vote = vote_on_floor(world)
        if vote is None or not opinion_of(vote.proposal[0]).must_pass:
            return choice
        self.refusals += 1
        return ALL_FOR if self.refusals > PATIENCE and ALL_FOR in legal else choice

    def remembers(self, asked: type[Any], choice: int) -> int:
        """Who announces a proposal and then names nothing does not announce it again this year."""
        if asked is DraftGovernors and verb(choice) == SENATOR:
            self.posted.append(choice)
        if verb(choice) == PROPOSE:
            self.begun = choice
        elif choice == PASS and self.begun and asked in HEURISTICS and HEURISTICS[asked].is_draft:
            self.dropped.append(self.begun)
            self.begun = 0
        return choice

    def goes_home(self, last: int, legal: list[int], choice: int) -> int:
        """Nobody keeps the Senate for ever with proposals that come to nothing."""
        self.proposed += 1
        return last if self.proposed > STUBBORN and last in legal else choice

    # -- unasked

    def act(self, seat: Seat, asides: list[int]) -> int | None:
        """A good man is ransomed, a card is taken from who leads, veterans leave another faction's rebel."""
        if self.is_hasty and not is_tempting(asides):
            return None  # seven in ten looks at the table were for cards that could be shown, and never are
        world = seat.imagine(self.dice)
        assert isinstance(world, Republic)
        return unasked(world, seat.seat, asides, self.mood)

    def bargain(self, seat: Seat, agreements: list[Agreement]) -> list[Offer | Accept | Cancel]:
        """Answers to what waits for it, and an offer of its own where one is due: each with a sentence that says why."""
        self.mood = self.memory.hears(seat.seat, self.mood, agreements)
        waiting = [one for one in agreements if deals.waits_for(seat.seat, one)]
        occasion = self.occasion(seat, agreements)
        if not waiting and occasion is None:
            return []
        world = seat.imagine(self.dice)
        assert isinstance(world, Republic)
        self.mood = self.dues.notice(world, self.mood)
        if world.turn != self.season:
            self.season = world.turn
            self.bargained = []
            self.sought = []
        words: list[Offer | Accept | Cancel] = []
        for offer in waiting:
            word = deals.answer(world, seat.seat, offer, self.mood, offer.parties not in self.bargained)
            if isinstance(word.act, Offer):
                self.bargained.append(offer.parties)
                words.append(Cancel(offer.number))
            words.append(word.act._replace(why=word.why))
            self.reason = word.why
        sought = self.seek(world, seat.seat, occasion) if occasion is not None else None
        if sought is not None:
            words.append(sought.act._replace(why=sought.why))
            self.reason = sought.why
        return words

    def occasion(self, seat: Seat, agreements: list[Agreement]) -> type[Any] | None:
        """The question at which an offer of ours may be due, or nothing."""
        asked = seat.question_class
        if asked not in offers.OCCASIONS or offers.waits(seat.seat, agreements):
            return None
        return None if offers.OCCASIONS[asked].needs_answer and not seat.legal else asked

    def seek(self, world: Republic, me: int, asked: type[Any]) -> deals.Word | None:
        """One offer for every vote of ours, and one of each other kind in a year."""
        occasion = offers.OCCASIONS[asked]
        about = (asked, *occasion.topic(world))
        if about in self.sought:
            return None
        found = occasion.seek(world, me, self.mood)
        if found is not None or not occasion.asks_again:
            self.sought.append(about)
        return found

    def mildest(self, legal: list[int]) -> int:
        for choice in MILD:
            if choice in legal:
                return choice
        if verb(legal[0]) in (SENATOR, NUMBER, FLEETS):
            return legal[-1]
        return legal[0]


def make(game_id: str, seed: int, temper: str = "") -> Player:
    return Tribune(seed, temper)
