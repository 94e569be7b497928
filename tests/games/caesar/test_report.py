"""What the report on a finished game of Caesar & Cleopatra says, against the journal it was read from."""

from __future__ import annotations

from functools import cache

import pytest

import comitium
from comitium import bots
from comitium.games.caesar.events import GameWon, VoteDecided
from comitium.games.caesar.report import Report, changes, report


@cache
def finished(seed: int) -> comitium.Match:
    match = comitium.new("caesar", seed=seed)
    players = [bots.make("random", "caesar", seed + seat) for seat in (0, 1)]
    while match.outcome is None:
        seat = match.game.actors()[0]
        match.choose(seat, players[seat].choose(bots.Seat("caesar", match.game, seat, match.claims)))
    return match


def of(seed: int) -> Report:
    found = report(finished(seed))
    assert found is not None
    return found


def test_there_is_none_while_the_game_goes_on() -> None:
    assert report(comitium.new("caesar", seed=1)) is None


@pytest.mark.parametrize("seed", range(6))
def test_8_5_it_says_who_has_won_with_the_points_of_the_score(seed: int) -> None:
    outcome, found = finished(seed).outcome, of(seed)
    assert outcome is not None
    assert (found.winner,) == (outcome.winners or (None,))
    assert tuple(one.points for one in found.standings) == outcome.scores
    assert found.rule == outcome.rule
    assert found.course[-1].points == outcome.scores
    assert found.fair


@pytest.mark.parametrize("seed", range(6))
def test_every_vote_is_in_the_chronicle_and_credited_to_its_winner(seed: int) -> None:
    found = of(seed)
    votes = [event for event in finished(seed).history(None) if isinstance(event, VoteDecided)]
    assert [deed.event for deed in found.deeds if isinstance(deed.event, VoteDecided)] == votes
    for one in found.standings:
        assert one.votes == sum(vote.seat == one.seat for vote in votes)
        assert one.patricians == one.votes, "a vote that is won brings one patrician"
    assert isinstance(found.deeds[-1].event, GameWon) or found.winner is None or found.deeds[-1].about == "end"


def test_turns_are_told_in_order_and_the_course_has_one_moment_for_each() -> None:
    found = of(3)
    turns = [deed.turn for deed in found.deeds]
    assert turns == sorted(turns)
    began = [moment.turn for moment in found.course[:-1]]
    assert began == sorted(set(began))


def test_what_was_taken_back_is_not_told() -> None:
    match = comitium.new("caesar", seed=9)
    players = [bots.make("random", "caesar", 9 + seat) for seat in (0, 1)]
    while match.outcome is None:
        seat = match.game.actors()[0]
        match.choose(seat, players[seat].choose(bots.Seat("caesar", match.game, seat, match.claims)))
        if match.choices % 5 == 0 and match.outcome is None and match.can_undo(seat):
            match.undo(seat)
            match.choose(seat, match.game.legal(seat)[0])
    found = report(match)
    assert found is not None
    told = [event for event in match.history(None) if isinstance(event, VoteDecided)]
    assert [deed.event for deed in found.deeds if isinstance(deed.event, VoteDecided)] == told


def test_the_lead_changes_when_one_side_overtakes_the_other() -> None:
    assert changes(of(3).course) == of(3).lead
