"""How a finished game of Caesar & Cleopatra went: who has won and by which rule, the votes and what was done about them, and
the course of the points. Facts only, from the finished match; `draw` puts them into words, curves and pages.

After the end the seed is public and the bonus cards are shown, so the points are told with them from the first turn on.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from comitium.core.dice import commitment
from comitium.core.messages import Event
from comitium.games.caesar import events
from comitium.games.caesar.outcome import bonus_points, outcome, patricians, score
from comitium.games.caesar.state import CAESAR, CLEOPATRA, Caesar
from comitium.match.begin import begin
from comitium.match.match import Match

# -- what a deed is about
VOTE: Final = "vote"
ACTION: Final = "action"
END: Final = "end"

TOLD: Final[dict[type[Event], str]] = {
    events.VoteDecided: VOTE,
    events.VoteUndecided: VOTE,
    events.OrgyHeld: VOTE,
    events.GroupExhausted: VOTE,
    events.ActionVetoed: ACTION,
    events.InfluenceKilled: ACTION,
    events.CardStolen: ACTION,
    events.GroupsCastled: ACTION,
    events.GroupRevealed: ACTION,
    events.WrathFell: ACTION,
    events.PlayEnded: END,
    events.PlayerExhausted: END,
    events.GameEnded: END,
    events.BonusShown: END,
    events.GameWon: END,
    events.GameDrawn: END,
}
ANNOUNCED: Final = (
    events.AssassinationAnnounced,
    events.SpyAnnounced,
    events.CastlingAnnounced,
    events.ScoutAnnounced,
    events.WrathAnnounced,
)


class Moment(Struct, frozen=True):
    """How things stood when a turn began, or at the end: points and patricians of each side."""

    turn: int
    points: tuple[int, int]
    patricians: tuple[int, int]


class Deed(Struct, frozen=True):
    """Something that the chronicle tells: when, what it is about, and the event."""

    turn: int
    about: str
    event: Event


class Standing(Struct, frozen=True):
    """What a side has come to, and what it has done."""

    seat: int
    points: int
    patricians: int
    bonus: int  # the group of its bonus card
    paid: int  # what that card was worth
    votes: int  # won
    turned: int  # of these, by philosophers and against the higher sum
    actions: int  # announced
    vetoes: int


class Report(Struct, frozen=True):
    ending: str
    rule: str
    winner: int | None
    tied: bool  # whether the points were equal, and patricians decided
    standings: tuple[Standing, ...]
    course: tuple[Moment, ...]
    deeds: tuple[Deed, ...]
    lead: int  # how often the lead has changed sides
    seed: int
    commitment: str
    fair: bool  # whether the seed is the one that was sealed at the start


def report(match: Match) -> Report | None:
    """[8.5] The report on a finished match, or None as long as it goes on."""
    game, seed = _caesar(match), match.seed
    result = outcome(game)
    if result is None or seed is None:
        return None
    seen = _Reading()
    again = begin(match.header)
    seen.look(_caesar(again), again.history(None))
    heard = again.event_count(None)
    for entry in match.entries():
        again.repeat(entry)
        heard = min(heard, again.event_count(None))  # what was taken back has not been heard
        seen.look(_caesar(again), again.history(None, heard))
        heard = again.event_count(None)
    course = (*seen.course, moment(game))
    return Report(
        ending=game.ending,
        rule=result.rule,
        winner=result.winners[0] if result.winners else None,
        tied=result.scores[CAESAR] == result.scores[CLEOPATRA] and bool(result.winners),
        standings=(seen.standing(game, CAESAR), seen.standing(game, CLEOPATRA)),
        course=course,
        deeds=tuple(seen.deeds),
        lead=changes(course),
        seed=seed,
        commitment=match.commitment,
        fair=commitment(seed) == match.commitment,
    )


def _caesar(match: Match) -> Caesar:
    assert isinstance(match.game, Caesar)
    return match.game


def moment(game: Caesar) -> Moment:
    """How things stand."""
    points = (score(game, CAESAR), score(game, CLEOPATRA))
    return Moment(game.turn, points, (patricians(game, CAESAR), patricians(game, CLEOPATRA)))


def changes(course: Sequence[Moment]) -> int:
    """How often one side has overtaken the other.

    >>> changes([Moment(turn, points, (0, 0)) for turn, points in enumerate([(0, 0), (1, 0), (1, 1), (1, 3), (4, 3)])])
    2
    """
    leads = [one.points[CAESAR] > one.points[CLEOPATRA] for one in course if one.points[CAESAR] != one.points[CLEOPATRA]]
    return sum([leads[place] != leads[place + 1] for place in range(len(leads) - 1)])


class _Reading:
    """A match read from its beginning: the deeds, the moments, and what each side has done."""

    def __init__(self) -> None:
        self.turn = 0
        self.course: list[Moment] = []
        self.deeds: list[Deed] = []
        self.votes = [0, 0]
        self.turned = [0, 0]
        self.actions = [0, 0]
        self.vetoes = [0, 0]

    def look(self, game: Caesar, news: Sequence[Event]) -> None:
        """What has happened since the last look."""
        for event in news:
            if isinstance(event, events.TurnBegan):
                self.turn = event.turn
                if not game.ending:
                    self.course.append(moment(game))
            elif isinstance(event, ANNOUNCED):
                self.actions[event.seat] += 1
            elif isinstance(event, events.ActionVetoed):
                self.vetoes[event.seat] += 1
            elif isinstance(event, events.VoteDecided):
                self.votes[event.seat] += 1
                self.turned[event.seat] += event.extra_args()["turned"]
            about = TOLD.get(type(event))
            if about is not None:
                self.deeds.append(Deed(self.turn, about, event))

    def standing(self, game: Caesar, seat: int) -> Standing:
        return Standing(
            seat=seat,
            points=score(game, seat),
            patricians=patricians(game, seat),
            bonus=game.bonus[seat],
            paid=bonus_points(game, seat),
            votes=self.votes[seat],
            turned=self.turned[seat],
            actions=self.actions[seat],
            vetoes=self.vetoes[seat],
        )
