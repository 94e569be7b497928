"""How a finished game of Res Publica Romana went: who has won and by which rule, the chronicle of the Republic, and the course
of influence and money. Facts only, from the finished match; `draw` puts them into words, curves and pages.

After the end the seed is public, so the faction treasuries are told as well.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from comitium.core.dice import commitment
from comitium.core.messages import Event, Phrase
from comitium.games.republic import names
from comitium.games.republic.catalogue.values import DISASTER
from comitium.games.republic.events.advanced.provincial import ProvinceFought
from comitium.games.republic.events.attempts import AttemptResolved, ConsulForLifeNamed, FactionImplicated
from comitium.games.republic.events.business import LandBillPassed
from comitium.games.republic.events.combat import ArmiesMet, BattleDecided, SeaWon, SenatorCaptured, WarWon
from comitium.games.republic.events.deals import AgreementBinds, PromiseBroken, PromiseKept
from comitium.games.republic.events.mortality import EraAdvanced, FactionEliminated
from comitium.games.republic.events.people import PhaseBegan, SenatorDied, TurnBegan
from comitium.games.republic.events.population import MobRose, PeopleRose
from comitium.games.republic.events.revolution import RebellionBegan, RebellionEnded, RebelMet
from comitium.games.republic.events.senate import LawEnacted, OfficeTaken, VoteClosed
from comitium.games.republic.events.trials import SenatorAcquitted, SenatorConvicted
from comitium.games.republic.events.victory import DebtUnpaid, FactionWon, RebelPrevailed, RomeFell
from comitium.games.republic.events.wars import ProvinceCreated, ProvinceRevolted, WarActivated
from comitium.games.republic.report.fall import Fall, fall
from comitium.games.republic.report.scoreboard import Figures, Scoreboard, players_of, scoreboard
from comitium.games.republic.rules.r1_12_victory.endings import RULE_OF, faction_influence
from comitium.games.republic.state.numbers import bits, count
from comitium.games.republic.state.republic import Republic
from comitium.match.begin import begin
from comitium.match.match import Match

FOR_LIFE: Final = "republic-senate-proposal-for-life"  # [1.09.821]

# -- what a deed is about
WAR: Final = "war"
OFFICE: Final = "office"
LAW: Final = "law"
TRIAL: Final = "trial"
MURDER: Final = "murder"
DEATH: Final = "death"
REVOLT: Final = "revolt"
PROMISE: Final = "promise"
STATE: Final = "state"

TOLD: Final[dict[type[Event], str]] = {
    WarActivated: WAR,
    WarWon: WAR,
    SeaWon: WAR,
    BattleDecided: WAR,  # defeats and disasters; victories are told as such
    SenatorCaptured: WAR,
    ProvinceCreated: STATE,
    ProvinceRevolted: WAR,
    OfficeTaken: OFFICE,
    ConsulForLifeNamed: OFFICE,
    VoteClosed: OFFICE,  # on a Consul for Life, if it did not pass
    LawEnacted: LAW,
    LandBillPassed: LAW,
    SenatorConvicted: TRIAL,
    SenatorAcquitted: TRIAL,
    AttemptResolved: MURDER,
    FactionImplicated: MURDER,
    SenatorDied: DEATH,
    RebellionBegan: REVOLT,
    RebellionEnded: REVOLT,
    RebelPrevailed: REVOLT,
    PromiseBroken: PROMISE,
    EraAdvanced: STATE,
    FactionEliminated: STATE,
    MobRose: STATE,
    PeopleRose: STATE,
    DebtUnpaid: STATE,
    FactionWon: STATE,
    RomeFell: STATE,
}

CREDITED: Final[dict[type[Event], str]] = {  # to the faction of the senator it names
    WarWon: "wars",
    OfficeTaken: "offices",
    SenatorDied: "deaths",
    AttemptResolved: "attempts",
    SenatorConvicted: "convicted",
}


class Moment(Struct, frozen=True):
    """How things stood at the first question of a turn, or at the end; of factions a number for each seat."""

    turn: int
    treasury: int
    unrest: int
    wars: int  # active
    influence: tuple[int, ...]
    votes: tuple[int, ...]
    wealth: tuple[int, ...]  # talents of its senators, and its treasury


class Deed(Struct, frozen=True):
    """Something that the chronicle tells: when, what it is about, the event, and of which factions its senators were then."""

    turn: int
    phase: int
    about: str
    event: Event
    men: tuple[tuple[int, int], ...]  # a senator and his faction


class Standing(Struct, frozen=True):
    """What a faction has come to, and what it has done."""

    seat: int
    influence: int
    wealth: int
    senators: int
    playing: bool
    wars: int  # won by its commanders
    offices: int  # taken by its senators
    deaths: int  # of its senators
    attempts: int  # on somebody's life
    convicted: int
    kept: int  # promises
    broken: int


class Report(Struct, frozen=True):
    ending: str
    rule: str  # by which the game was won or lost
    winner: int | None
    standings: tuple[Standing, ...]
    course: tuple[Moment, ...]
    deeds: tuple[Deed, ...]
    agreements: int  # that were made
    fall: Fall | None  # how Rome fell
    seed: int
    commitment: str
    fair: bool  # whether the seed is the one that was sealed at the start
    score: Scoreboard | None = None  # [4.08.1] of the game for one and two


def report(match: Match) -> Report | None:
    """[1.12] The report on a finished match, or None as long as it goes on."""
    game = _republic(match)
    seed = match.seed
    if not game.ending or seed is None:
        return None
    again = begin(match.header)
    opening = again.history(None)
    begun = sum(isinstance(event, TurnBegan) for event in opening)
    seen = _Reading(match.header.seats, _republic(again).turn - begun)  # a position may stand in the middle of a turn
    seen.look(_republic(again), opening)
    heard = again.event_count(None)
    for entry in match.entries():
        again.repeat(entry)
        seen.look(_republic(again), again.history(None, heard))
        heard = again.event_count(None)
    return Report(
        ending=game.ending,
        rule=RULE_OF.get(game.ending, "1.05.4"),
        winner=game.winner if game.winner >= 0 else None,
        standings=tuple([seen.standing(game, seat) for seat in range(match.header.seats)]),
        course=(*seen.course, moment(game)),
        deeds=tuple(seen.deeds),
        agreements=seen.agreements,
        fall=fall(game, match.history(None), sum(wealth(game, seat) for seat in range(match.header.seats))),
        seed=seed,
        commitment=match.commitment,
        fair=commitment(seed) == match.commitment,
        score=scoreboard(game, seen.figures),
    )


def _republic(match: Match) -> Republic:
    assert isinstance(match.game, Republic)
    return match.game


def moment(game: Republic) -> Moment:
    """How things stand."""
    seats = range(game.rules.seats)
    return Moment(
        turn=game.turn,
        treasury=game.treasury,
        unrest=game.unrest,
        wars=game.active_wars(),
        influence=tuple([faction_influence(game, seat) for seat in seats]),
        votes=tuple([sum([game.votes(senator) for senator in bits(game.here(seat))]) for seat in seats]),
        wealth=tuple([wealth(game, seat) for seat in seats]),
    )


def wealth(game: Republic, seat: int) -> int:
    """[1.06.31] What lies with a faction's senators and in its treasury."""
    return game.box[seat] + sum([game.talents[senator] for senator in bits(game.members[seat])])


def is_reported(event: Event) -> bool:
    """Whether the chronicle has room for it: of battles only what went badly, of votes those that would have ended the
    Republic."""
    if isinstance(event, BattleDecided):
        return event.result <= DISASTER
    if isinstance(event, VoteClosed):
        return event.what.id == FOR_LIFE and event.result != "passed"
    return type(event) in TOLD


def commander_after(event: Event, commander: int) -> int:
    """Who leads the battle that is being fought, -1 for nobody, once this is told."""
    if isinstance(event, ProvinceFought):
        return -1
    return event.senator if isinstance(event, ArmiesMet | RebelMet) else commander


class _Reading:
    """A match read from its beginning: the deeds, the moments, and what each faction has done."""

    def __init__(self, seats: int, year: int = 0) -> None:
        self.turn = -1
        self.phase = 0
        self.year = year
        self.course: list[Moment] = []
        self.deeds: list[Deed] = []
        self.agreements = 0
        self.commander = -1  # in the battle that is being fought
        self.faction: list[int] = []  # of each senator, before what is being read
        self.figures = Figures()
        self.done: dict[str, list[int]] = {
            what: [0] * seats for what in ("wars", "offices", "deaths", "attempts", "convicted", "kept", "broken")
        }

    def look(self, game: Republic, events: Sequence[Event]) -> None:
        """What has happened since the last look."""
        for event in events:
            if isinstance(event, TurnBegan):
                self.year = event.turn
            elif isinstance(event, PhaseBegan):
                self.phase = event.phase
            elif isinstance(event, AgreementBinds):
                self.agreements += 1
            self.commander = commander_after(event, self.commander)
            if is_reported(event) and not self.is_known(event):
                self.deeds.append(Deed(self.year, self.phase, TOLD[type(event)], event, self.men(game, event)))
            self.credit(game, event)
            self.figures.hear(event, self.seat_of(game, getattr(event, "senator", -1)), players_of(game))
        self.figures.look(game)
        self.faction = game.faction[:]
        if game.turn != self.turn and game.turn > 0 and not game.over:
            self.turn = game.turn
            self.course.append(moment(game))

    def is_known(self, event: Event) -> bool:
        """Whether the line before has told it: who was killed is dead."""
        before = self.deeds[-1].event if self.deeds else None
        if not isinstance(event, SenatorDied) or not isinstance(before, AttemptResolved):
            return False
        return before.killed == 1 and before.senator2 == event.senator

    def credit(self, game: Republic, event: Event) -> None:
        """Whose deed it was."""
        if type(event) in CREDITED:
            self.count(CREDITED[type(event)], self.seat_of(game, getattr(event, "senator", -1)))
        elif isinstance(event, PromiseKept | PromiseBroken):
            self.count("kept" if isinstance(event, PromiseKept) else "broken", promised_by(event.promise))

    def men(self, game: Republic, event: Event) -> tuple[tuple[int, int], ...]:
        """The senators whom an event names, with their factions; who belongs to nobody is left out."""
        named = [man for field in ("senator", "senator2") if (man := getattr(event, field, -1)) >= 0]
        if isinstance(event, BattleDecided) and self.commander >= 0:
            named = [self.commander]
        elif isinstance(event, VoteClosed):
            named = [man for man in range(len(names.SENATORS)) if names.senator(man) == event.what.args.get("senator")]
        return tuple((man, seat) for man in named if (seat := self.seat_of(game, man)) >= 0)

    def seat_of(self, game: Republic, senator: int) -> int:
        """His faction: he may be dead by now, or have joined it just before."""
        if senator < 0:
            return -1
        before = self.faction[senator] if self.faction else -1
        return before if before >= 0 else game.faction[senator]

    def count(self, what: str, seat: int) -> None:
        if seat >= 0:
            self.done[what][seat] += 1

    def standing(self, game: Republic, seat: int) -> Standing:
        return Standing(
            seat=seat,
            influence=faction_influence(game, seat),
            wealth=wealth(game, seat),
            senators=count(game.members[seat]),
            playing=game.playing >> seat & 1 == 1,
            **{what: numbers[seat] for what, numbers in self.done.items()},
        )


def promised_by(promise: Phrase) -> int:
    """[1.04.3] Who made a promise, from its words; -1 if they name nobody."""
    inner = promise.args.get("promise")  # on terms
    if isinstance(inner, Phrase):
        return promised_by(inner)
    said = promise.args.get("seat")
    for seat in range(len(names.SEATS)):
        if said == names.seat(seat):
            return seat
    return -1
