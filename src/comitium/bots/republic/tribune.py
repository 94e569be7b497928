"""The tribune of Res Publica Romana: rules of thumb for every question, coloured by a temperament.

It looks at a world imagined from its own seat, so it knows what its seat knows and no more; a question it has no thumb for is
answered by the mildest choice there is.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from comitium.bots.player import Player, Seat
from comitium.bots.republic import (
    armies,
    business,
    cards,
    deals,
    elections,
    forum,
    intrigue,
    offers,
    purses,
    revenue,
    revolt,
    trials,
    votes,
)
from comitium.bots.republic.honour import traitor
from comitium.bots.republic.mood import MOODS, Mood
from comitium.bots.unasked import Accept, Cancel, Offer
from comitium.core.agreements import Agreement
from comitium.core.dice import stream
from comitium.core.messages import Phrase
from comitium.games.republic.choices import DONE, FLEETS, NO, NUMBER, PASS, SENATOR, YES, verb
from comitium.games.republic.rules.r1_05_mortality.words import CARRY_ON
from comitium.games.republic.rules.r1_09_senate import kinds
from comitium.games.republic.rules.r1_09_senate.r1_09_14_vote import vote_on_floor
from comitium.games.republic.rules.r1_09_senate.words import ADJOURN, ALL_AGAINST, ALL_FOR, CLOSE, ONE_BY_ONE, PROPOSE, WATCH
from comitium.games.republic.state.republic import Republic

Thumb = Callable[[Republic, int, list[int], Mood], int]

THUMBS: Final[dict[str, Thumb]] = {
    # setup, mortality
    "NameLeader": forum.name_leader,
    "OpeningCards": cards.play,
    # revenue
    "TakeSpoils": revenue.spoils,
    "SellGrain": revenue.grain,
    "Redistribution": purses.share_out,
    "Contributions": revenue.contribute,
    "HireBodyguard": revenue.hire_guard,
    "KeepBodyguard": revenue.keep_guard,
    "PayRebels": revenue.pay_rebels,
    "KeepReleased": revenue.keep_released,
    "DismissUnits": revenue.dismiss,
    "Ransom": revenue.ransom,
    "RansomPurse": revenue.ransom,
    # forum
    "Persuade": forum.persuade,
    "CounterBribe": forum.counter,
    "Raise": forum.raise_bribe,
    "Knights": forum.knights,
    "Games": forum.games,
    "Auction": forum.bid,
    "ChangeLeader": forum.change_leader,
    "NameGuilty": forum.guilty,
    # senate
    "Nominate": elections.nominate,
    "Split": elections.split,
    "SplitAlone": elections.split_alone,
    "Appoint": elections.best_dictator,
    "Agree": elections.agree,
    "NominateDictator": elections.best_dictator,
    "NameMaster": elections.name_master,
    "DictatorStep": elections.dictator_step,
    "CensorStep": elections.censor_step,
    "GovernorStep": elections.censor_step,
    "NominateCensor": elections.nominate_censor,
    "NominateForLife": elections.nominate_for_life,
    "Consent": elections.consent,
    "ConsentAnew": elections.consent,
    "Turn": votes.vote,
    "CensorsMenu": trials.accuse,
    "NameCharge": trials.charge,
    "NameProsecutor": trials.prosecutor,
    "AskProsecutor": trials.will_prosecute,
    "Appeal": trials.appeal,
    "Call": business.call,
    "Defeat": business.defeat,
    "Adopt": business.adopt,
    "Business": business.business,
    "ChooseKind": business.choose_kind,
    "DraftGovernors": business.governors,
    "DraftConcessions": business.concessions,
    "DraftBill": business.land_bill,
    "DraftRepeal": business.repeal,
    "DraftForces": armies.draft_forces,
    "DraftMilitary": armies.draft_military,
    "ChooseAlly": business.alliance,
    "Window": intrigue.window,
    "Guard": intrigue.guard,
    "Response": intrigue.answer,
    "PayGraft": intrigue.pay,
    "Riots": intrigue.riot,
    # combat, revolution
    "WhoFirst": revolt.first,
    "Ashore": revolt.ashore,
    "BuyUnits": revolt.buy,
    "SecondVeteran": revolt.second_veteran,
    "TakeKnights": revolt.take_knights,
    "Queen": revolt.queen,
    "Proscribe": revolt.proscribe,
    "EnemyLeader": revolt.enemy_leader,
    "Declare": revolt.declare,
    "Partisans": revolt.partisans,
    "Defection": revolt.defect,
    "NextWar": revolt.next_war,
    "Trade": cards.trade,
    "PlayCards": cards.play,
    "ShedCards": cards.shed,
}
MILD: Final = (PASS, DONE, NO, CARRY_ON)
NOTHING_TO_DO: Final = [PASS, WATCH]
LAST_WORDS: Final = {"Business": ADJOURN, "DictatorStep": CLOSE, "ChooseKind": PASS}  # where one could begin for ever
OCCASIONS: Final = ("Call", "CensorsMenu", "Nominate", "Persuade", "Contributions")  # when offers are made
DRAFTS: Final = (
    "NominateForLife",
    "NominateDictator",
    "DraftConcessions",
    "DraftBill",
    "DraftRepeal",
    "DraftForces",
    "DraftMilitary",
)
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
        self.is_hasty = False
        self.year = -1
        self.proposed = 0
        self.begun = 0  # what it said it would propose last
        self.dropped: list[int] = []  # what it has announced this year, and then named nothing
        self.refusals = 0
        self.posted: list[int] = []  # whom it has named as governors this year, once for each time
        self.season = -1
        self.bargained: list[int] = []  # what it has made an offer for already this year
        self.reason: Phrase | None = None  # the sentence that goes with its last word in a bargain

    def hurry(self) -> None:
        """Nobody listens: where there is nothing to choose nothing is thought over."""
        self.is_hasty = True

    def choose(self, seat: Seat) -> int:
        """The answer; it looks at the table even if there is only one, so that it takes no less time than another."""
        legal = seat.legal
        asked = seat.asked
        if self.is_hasty and (len(legal) == 1 or (asked == "Window" and legal == NOTHING_TO_DO)):
            return legal[0]
        world = seat.imagine(self.dice)
        assert isinstance(world, Republic)
        if world.turn != self.year:
            self.year = world.turn
            self.proposed = 0
            self.dropped = []
            self.posted = []
            self.refusals = 0
        false = traitor(world, seat.seat)
        if false >= 0:
            self.mood = self.mood._replace(foe=false)
        able = [choice for choice in legal if choice not in self.dropped] or legal
        if asked == "DraftGovernors":  # who was named twice this year did not want to go
            able = [choice for choice in able if self.posted.count(choice) < 2] or able
        thumb = THUMBS.get(asked)
        choice = thumb(world, seat.seat, able, self.mood) if thumb is not None else self.mildest(able)
        if choice not in able:
            choice = self.mildest(able)
        if asked in LAST_WORDS:
            choice = self.goes_home(asked, legal, choice)
        if asked in ("Consent", "ConsentAnew") and choice == NO:
            self.refusals += 1
            if self.refusals > PATIENCE and YES in legal:
                choice = YES  # the Senate asks for ever if nobody gives in
        if asked == "Turn" and choice in (ALL_AGAINST, ONE_BY_ONE):
            choice = self.gives_in(world, legal, choice)
        return self.remembers(asked, choice)

    def gives_in(self, world: Republic, legal: list[int], choice: int) -> int:
        """[1.09.5] Somebody must govern a province: who has a majority against every list lets the seventh pass."""
        vote = vote_on_floor(world)
        if vote is None or vote.what[0] != kinds.GOVERNORS:
            return choice
        self.refusals += 1
        return ALL_FOR if self.refusals > PATIENCE and ALL_FOR in legal else choice

    def remembers(self, asked: str, choice: int) -> int:
        """Who announces a proposal and then names nothing does not announce it again this year."""
        if asked == "DraftGovernors" and verb(choice) == SENATOR:
            self.posted.append(choice)
        if verb(choice) == PROPOSE:
            self.begun = choice
        elif asked in DRAFTS and choice == PASS and self.begun:
            self.dropped.append(self.begun)
            self.begun = 0
        return choice

    def goes_home(self, asked: str, legal: list[int], choice: int) -> int:
        """Nobody keeps the Senate for ever with proposals that come to nothing."""
        self.proposed += 1
        last = LAST_WORDS[asked]
        return last if self.proposed > STUBBORN and last in legal else choice

    # -- unasked

    def act(self, seat: Seat, asides: list[int]) -> int | None:
        """A good man is ransomed, a card is taken from who leads, veterans leave another faction's rebel."""
        if self.is_hasty and not intrigue.is_tempting(asides):
            return None  # seven in ten looks at the table were for cards that could be shown, and never are
        world = seat.imagine(self.dice)
        assert isinstance(world, Republic)
        return intrigue.unasked(world, seat.seat, asides)

    def bargain(self, seat: Seat, agreements: list[Agreement]) -> list[Offer | Accept | Cancel]:
        """Answers to what waits for it, and an offer of its own where one is due: each with a sentence that says why."""
        waiting = [one for one in agreements if deals.waits_for(seat.seat, one)]
        occasion = self.occasion(seat, agreements)
        if not waiting and not occasion:
            return []
        world = seat.imagine(self.dice)
        assert isinstance(world, Republic)
        if world.turn != self.season:
            self.season = world.turn
            self.bargained = []
        words: list[Offer | Accept | Cancel] = []
        for offer in waiting:
            word = deals.answer(world, seat.seat, offer, self.mood, offer.parties not in self.bargained)
            if isinstance(word.act, Offer):
                self.bargained.append(offer.parties)
                words.append(Cancel(offer.number))
            words.append(word.act._replace(why=word.why))
            self.reason = word.why
        sought = self.seek(world, seat.seat, occasion)
        if sought is not None:
            words.append(sought.act._replace(why=sought.why))
            self.reason = sought.why
        return words

    def occasion(self, seat: Seat, agreements: list[Agreement]) -> str:
        """The question at which an offer of ours may be due, or nothing."""
        asked = seat.asked
        if asked not in OCCASIONS or offers.waits(seat.seat, agreements):
            return ""
        return "" if asked in ("Call", "Nominate") and not seat.legal else asked

    def seek(self, world: Republic, me: int, occasion: str) -> deals.Word | None:
        """One offer for every vote of ours, and one of each other kind in a year."""
        vote = vote_on_floor(world) if occasion == "Call" else None
        key = -hash((occasion, *vote.what)) if vote is not None else -OCCASIONS.index(occasion) - 1 if occasion else 0
        if not key or key in self.bargained:
            return None
        if vote is not None:
            found = offers.seek_votes(world, me, vote)
        elif occasion == "CensorsMenu":
            found = offers.seek_amnesty(world, me) or offers.seek_justice(world, me)
        elif occasion == "Nominate":
            found = offers.seek_partner(world, me, self.mood)
        elif occasion == "Persuade":
            found = offers.seek_truce(world, me, self.mood)
        else:
            found = offers.seek_pact(world, me) if occasion == "Contributions" else None
        if found is not None or vote is None:
            self.bargained.append(key)
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
