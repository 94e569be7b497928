"""How a finished game of Idus Martii really went: who was what, how each vote was cast, which claims were false, and where
the beliefs turned. Facts only, from the finished match; `draw` puts them into words and signs.

After the end the seed is public, so nothing is hidden here. What people could believe at each count is asked anew from what
they could see then, and of somebody who guesses for a living: a game does not.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, TypeAlias

from msgspec import Struct, structs

from comitium.core.messages import Event
from comitium.games.idus.events import FactionClaimed, InspectionClaimed, VoteClaimed
from comitium.games.idus.outcome import has_failed, somebody_kept, winner, winners
from comitium.games.idus.state import LOYAL, MERCHANT, REPLACED, TRAITOR, Idus, original_of, vote2_of, vote_of
from comitium.games.idus.view import IdusView, TurnView
from comitium.match.begin import begin
from comitium.match.match import Match

MOST: Final = 5  # turning points that are told of each reader
NOTABLE: Final = 0.1  # a smaller change of belief may be chance

# how likely each seat is of each faction, for somebody who sees this and has heard those claims
Belief: TypeAlias = Callable[[IdusView, Sequence[Event]], Sequence[tuple[float, float, float]]]


class Side(Struct, frozen=True):
    """A seat: the faction card it kept, and the one it gave up, if the reader may know that even now."""

    seat: int
    kept: int
    given_up: int | None


class Vote(Struct, frozen=True):
    """What an Aedile first laid, what lay there in the end, and whether she chose a colour against the side she kept."""

    seat: int
    laid: int
    final: int
    against: bool


class Turn(Struct, frozen=True):
    """A turn as it really went; `loyal` and `traitor` are the markers after it."""

    shown: TurnView  # what everybody saw of it
    votes: tuple[Vote, Vote]
    loyal: int
    traitor: int


class Claim(Struct, frozen=True):
    """What was claimed in the time before a turn's count; `is_true` is None if the game does not know."""

    event: Event
    turn: int
    is_true: bool | None


class Turning(Struct, frozen=True, order=True):
    """A turn after which a seat's true faction was believed in much more, or much less, than before it."""

    turn: int
    seat: int
    before: float
    after: float


class Course(Struct, frozen=True):
    """How far somebody (None: who only looks on) could believe in each seat's true faction: at first and after each count."""

    reader: int | None
    lines: tuple[tuple[float, ...], ...]
    turnings: tuple[Turning, ...]


class Report(Struct, frozen=True):
    faction: int
    winners: tuple[int, ...]
    rule: str
    sides: tuple[Side, ...]
    turns: tuple[Turn, ...]
    claims: tuple[Claim, ...]
    courses: tuple[Course, ...]


class _Count(NamedTuple):
    """A moment right after a count, or before the first: what each reader saw, and what had been claimed."""

    views: tuple[IdusView, ...]
    claims: tuple[Event, ...]


def report(match: Match, reader: int | None, believe: Belief) -> Report | None:
    """[7.7] [10.11] The report on a finished match, or None as long as it goes on. Discards stay face-down, but by option.

    `reader` wants to know what she could believe, and knows what she gave up herself; `believe` says what can be believed.
    """
    game = _idus(match)
    if not game.ending:
        return None
    seen: IdusView = match.view(reader)
    sides = tuple(Side(one.seat, game.cards[2 * one.seat], one.discarded) for one in seen.senators)
    turns = _turns(match, sides)
    readers = (None,) if reader is None else (None, reader)
    counts = _counts(match, readers)
    courses = tuple(_course(at, counts, sides, turns, believe) for at in enumerate(readers))
    faction = winner(game)
    won = tuple(winners(game, faction))
    return Report(faction, won, why_won(game), sides, turns, _claims(match, counts, sides, turns), courses)


def _idus(match: Match) -> Idus:
    assert isinstance(match.game, Idus)
    return match.game


def why_won(game: Idus) -> str:
    """[8.1] to [8.10] The rule by which the winning faction has won."""
    failed = [has_failed(game, marker) for marker in (game.loyal, game.traitor)]
    if all(failed):
        return "8.10"
    if any(failed):
        return "8.2" if winner(game) == MERCHANT else "8.1"
    if abs(game.loyal - game.traitor) < 2:
        return "8.4"
    if winner(game) != MERCHANT:
        return "8.5"
    behind = TRAITOR if game.loyal > game.traitor else LOYAL
    return "8.7" if somebody_kept(game, behind) else "8.6"


# -- the votes


def _turns(match: Match, sides: Sequence[Side]) -> tuple[Turn, ...]:
    game = _idus(match)
    loyal, traitor = game.loyal, game.traitor
    found: list[Turn] = []
    for shown, packed in reversed(list(zip(match.view(None).turns, game.record, strict=True))):
        finals = (vote_of(packed), vote2_of(packed))
        one, two = (
            _vote(seat, original_of(packed) if seat == shown.inspected else final, final, shown.fate, sides)
            for seat, final in zip(shown.aediles, finals, strict=True)
        )
        found.insert(0, Turn(shown, (one, two), loyal, traitor))
        loyal, traitor = loyal - finals.count(LOYAL), traitor - finals.count(TRAITOR)
    return tuple(found)


def _vote(seat: int, laid: int, final: int, fate: int, sides: Sequence[Side]) -> Vote:
    """Against her side is a colour that she chose: the card she laid, or the one in place of a shown yellow."""
    chosen = final if laid != final and fate == REPLACED else laid
    return Vote(seat, laid, final, sides[seat].kept != MERCHANT and chosen == 1 - sides[seat].kept)


# -- what was claimed [7.8]


def _claims(match: Match, counts: Sequence[_Count], sides: Sequence[Side], turns: Sequence[Turn]) -> tuple[Claim, ...]:
    numbers = [*_numbers(turns, counts), turns[-1].shown.number]
    found: list[Claim] = []
    for place, event in enumerate(match.claims):
        before = sum(1 for count in counts[1:] if len(count.claims) <= place)
        found.append(Claim(event, numbers[before], is_true(event, sides, turns)))
    return tuple(found)


def is_true(claim: Event, sides: Sequence[Side], turns: Sequence[Turn]) -> bool | None:
    """[7.8] A faction claimed is compared with the card kept in the end; of an exchanged vote either card may be named."""
    if isinstance(claim, FactionClaimed):
        return sides[claim.seat].kept == claim.faction
    if not isinstance(claim, (VoteClaimed, InspectionClaimed)):
        return None
    for turn in turns:
        if turn.shown.number == claim.turn and isinstance(claim, VoteClaimed):
            return any(vote.seat == claim.seat and claim.colour in (vote.laid, vote.final) for vote in turn.votes)
        if turn.shown.number == claim.turn and isinstance(claim, InspectionClaimed):
            looked = claim.seat == turn.shown.praetor and claim.aedile == turn.shown.inspected
            return looked and any(vote.seat == claim.aedile and vote.laid == claim.colour for vote in turn.votes)
    return None


# -- what could be believed


def _counts(finished: Match, readers: Sequence[int | None]) -> list[_Count]:
    """The match played again: what its readers saw before the first choice and at every count."""
    match = begin(finished.header)
    found = [_look(match, readers)]
    counted = len(_idus(match).record)
    for entry in finished.entries():
        match.repeat(entry)
        if len(_idus(match).record) > counted:
            counted = len(_idus(match).record)
            found.append(_look(match, readers))
    return found


def _numbers(turns: Sequence[Turn], counts: Sequence[_Count]) -> list[int]:
    """The turns that were counted in this match; one that began in the middle of a game has older ones."""
    return [turn.shown.number for turn in turns[len(turns) - len(counts) + 1 :]]


def _look(match: Match, readers: Sequence[int | None]) -> _Count:
    return _Count(tuple(_before_the_reveal(match.view(reader)) for reader in readers), tuple(match.claims))


def _before_the_reveal(view: IdusView) -> IdusView:
    """The view as it was when the last votes had been counted and nobody had shown a card."""
    if not view.ending:
        return view
    hidden = tuple(one if one.seat == view.seat else structs.replace(one, cards=None, discarded=None) for one in view.senators)
    return structs.replace(view, senators=hidden, ending="", faction=None)


def _course(
    at: tuple[int, int | None], counts: Sequence[_Count], sides: Sequence[Side], turns: Sequence[Turn], believe: Belief
) -> Course:
    """What one reader could believe, count by count."""
    place, reader = at
    believed = [believe(count.views[place], count.claims) for count in counts]
    lines = tuple(tuple(moment[side.seat][side.kept] for moment in believed) for side in sides)
    return Course(reader, lines, _turnings(lines, _numbers(turns, counts), reader))


def _turnings(lines: Sequence[Sequence[float]], numbers: Sequence[int], reader: int | None) -> tuple[Turning, ...]:
    """The turns with the biggest change, and whom it was about; a reader knows her own side."""
    steps = [
        Turning(number, seat, line[place], line[place + 1])
        for seat, line in enumerate(lines)
        if seat != reader
        for place, number in enumerate(numbers)
    ]
    steps.sort(key=lambda step: abs(step.after - step.before))
    biggest = {step.turn: step for step in steps if abs(step.after - step.before) >= NOTABLE}  # of each turn the last
    told = sorted(biggest.values(), key=lambda step: abs(step.after - step.before))[-MOST:]
    return tuple(sorted(told))
