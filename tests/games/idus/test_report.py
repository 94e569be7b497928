"""The closing report of Idus Martii: every fact against a game whose cards are known, and never before the end."""

from __future__ import annotations

import json
import random

import msgspec
import pytest

import comitium
from comitium.bots.idus.belief import odds
from comitium.games.idus.report import Report, Turning, report, why_won
from comitium.games.idus.state import Idus
from comitium.games.idus.view import IdusView

from .known_games import finished, known_game

G, R, Y = 0, 1, 2
L, T, M = 0, 1, 2
EVEN = (0.5, 0.3, 0.2)


def even(view, claims):
    """Beliefs that nothing can shake."""
    return [EVEN] * view.players


def found_in(match, reader=None) -> Report:
    found = report(match, reader, even)
    assert found is not None
    return found


# -- the facts


def test_7_7_every_kept_card_and_only_what_the_reader_gave_up_herself():
    found = found_in(known_game())
    assert [side.kept for side in found.sides] == [T, L, L, L, M]
    assert [side.given_up for side in found.sides] == [None] * 5
    assert [side.given_up for side in found_in(known_game(), 3).sides] == [None, None, None, M, None]


def test_8_5_who_won_and_by_which_rule():
    found = found_in(known_game())
    assert (found.faction, found.winners, found.rule) == (L, (1, 2, 3), "8.5")


def test_5_7_every_vote_as_it_was_laid_and_as_it_was_counted():
    found = found_in(known_game())
    votes = [[(vote.seat, vote.laid, vote.final) for vote in turn.votes] for turn in found.turns]
    assert votes == [
        [(2, G, G), (3, R, R)],
        [(3, R, R), (4, R, G)],
        [(4, G, G), (0, G, G)],
        [(0, G, G), (1, R, R)],
        [(1, R, R), (2, G, G)],
        [(3, Y, G), (4, R, R)],
        [(0, G, Y), (2, Y, Y)],
        [(1, G, G), (3, G, G)],
        [(0, R, G), (4, G, G)],
        [(1, G, G), (3, R, R)],
    ]
    assert [turn.shown.inspected for turn in found.turns] == [2, 4, 4, 1, 1, 3, 0, 3, 0, 3]
    markers = [(turn.loyal, turn.traitor) for turn in found.turns]
    assert markers == [(1, 1), (2, 2), (4, 2), (5, 3), (6, 4), (7, 5), (7, 5), (9, 5), (11, 5), (12, 6)]


def test_5_2_votes_against_the_voters_own_side_are_flagged():
    """A Merchant has no side to vote against, a colour that the Praetor forced is nobody's own."""
    against = [[vote.seat for vote in turn.votes if vote.against] for turn in found_in(known_game()).turns]
    assert against == [[3], [3], [0], [0, 1], [1], [], [0], [], [], [3]]


def test_7_8_claims_are_compared_with_the_truth():
    claims = found_in(known_game()).claims
    assert [claim.is_true for claim in claims] == [True, False, False, True, False]
    assert [claim.turn for claim in claims] == [2, 2, 3, 3, 6]  # the turn in which they were heard


@pytest.mark.parametrize(
    ("position", "rule"),
    [
        ("loyal=5 traitor=4", "8.4"),
        ("loyal=14 traitor=4", "8.1"),
    ],
)
def test_8_1_to_8_7_the_rule_of_a_victory(position, rule):
    game = known_game().game
    assert isinstance(game, Idus)
    marks = dict(word.split("=") for word in position.split())
    game.loyal, game.traitor = int(marks["loyal"]), int(marks["traitor"])
    assert why_won(game) == rule


def test_8_2_and_8_6_nobody_of_the_rival_faction():
    game = known_game().game
    assert isinstance(game, Idus)
    game.cards = [0, 1, 0, 1, 0, 0, 0, 2, 2, 2]
    assert why_won(game) == "8.6"
    game.loyal = 14
    assert why_won(game) == "8.2"
    game.cards, game.loyal = [1, 1, 1, 1, 1, 0, 1, 2, 2, 2], 10
    assert why_won(game) == "8.7"
    game.loyal = game.traitor = 14
    assert why_won(game) == "8.10"


# -- the beliefs


def test_beliefs_are_asked_at_every_count_from_what_was_known_then():
    asked: list[tuple[IdusView, tuple]] = []

    def noted(view, claims):
        asked.append((view, tuple(claims)))
        return even(view, claims)

    report(known_game(), 2, noted)
    public, own = asked[:11], asked[11:]
    assert [len(view.turns) for view, _ in public] == list(range(11)) == [len(view.turns) for view, _ in own]
    assert [len(claims) for _, claims in public] == [0, 0, 2, 4, 4, 4, 5, 5, 5, 5, 5]
    for view, _ in public:
        assert (view.ending, view.faction) == ("", None)
        assert all(senator.cards is None and senator.discarded is None for senator in view.senators)
    for view, _ in own:
        assert [senator.seat for senator in view.senators if senator.cards is not None] == [2]


def scripted(view, claims):
    counted = len(view.turns)
    first = (0.2, 0.7 if counted >= 4 else 0.1, 0.1)  # the Traitor is found out in turn 4
    last = (0.9, 0.05, 0.05) if counted >= 6 else (0.3, 0.3, 0.4)  # the Merchant's lie is believed from turn 6 on
    return [first, EVEN, EVEN, EVEN, last]


def test_the_turns_in_which_a_belief_changed_most_are_found():
    found = report(known_game(), None, scripted)
    assert found is not None
    [course] = found.courses
    assert course.turnings == (Turning(4, 0, 0.1, 0.7), Turning(6, 4, 0.4, 0.05))
    assert course.lines[0] == (0.1,) * 4 + (0.7,) * 7


def test_the_real_beliefs_are_shares():
    found = report(finished(6, 3), 1, odds)
    assert found is not None
    for course in found.courses:
        assert len(course.lines) == 6
        assert all(0 <= share <= 1 for line in course.lines for share in line)
        assert len({turning.turn for turning in course.turnings}) == len(course.turnings) <= 5


# -- which games, and when


@pytest.mark.parametrize("options", [{"limit": 3}, {"praetor_must_look": False}, {"r2_exchange": "praetor_choice"}])
def test_8_11_games_by_other_options_are_reported_as_well(options):
    for seed in range(3):
        match = finished(5, seed, **options)
        assert len(found_in(match, 1).turns) == len(match.view(None).turns)


def test_a_game_from_a_position_is_reported_from_there_on():
    match, pick = comitium.from_position("idus", "players=5 turn=7", seed=3), random.Random(3)
    while match.outcome is None:
        seat = pick.choice(match.game.actors())
        match.choose(seat, pick.choice(match.game.legal(seat)))
    assert [turn.shown.number for turn in found_in(match).turns][-1] == 10


def test_7_7_there_is_no_report_before_the_end():
    """Nor does anybody guess."""
    match, pick = comitium.new("idus", players=5, seed=2), random.Random(2)
    while match.outcome is None:
        assert report(match, 0, pytest.fail) is None
        seat = pick.choice(match.game.actors())
        match.choose(seat, pick.choice(match.game.legal(seat)))
    assert found_in(match)


def test_a_report_can_be_sent():
    found = found_in(known_game(), 0)
    assert json.loads(msgspec.json.encode(found))["rule"] == "8.5"
