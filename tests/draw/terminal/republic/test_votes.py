"""A vote in the log: a line for each faction, and nothing of it lost."""

from __future__ import annotations

import pytest

import comitium
from comitium import bots
from comitium.core.messages import Event
from comitium.draw import look, spoken
from comitium.draw.terminal.republic.votes import together
from comitium.games.republic.catalogue.keys import SENATOR_KEYS
from comitium.games.republic.events.senate import FactionCalled, VotesCast


def cast(name: str, ayes: int = 0, noes: int = 0, bought: int = 0) -> VotesCast:
    return VotesCast("1.09.14", SENATOR_KEYS.index(name), ayes, noes, bought)


CALL = FactionCalled("1.09.12", 3)
RESULT = FactionCalled("1.09.12", 0)  # whatever comes after it


@pytest.mark.parametrize(
    ("ballots", "en", "fr"),
    [
        (
            [cast("cornelius", 4), cast("fabius", 3)],
            "The Star: for 7 (Cornelius 4 and Fabius 3).",
            "L’Étoile\u202f: pour 7 (Cornelius 4 et Fabius 3).",
        ),
        (
            [cast("cornelius", noes=12, bought=8), cast("fabius", 3), cast("julius")],
            "The Star: for 3 (Fabius 3), against 12 (Cornelius 12, 8 T of it bought) and abstaining Julius.",
            "L’Étoile\u202f: pour 3 (Fabius 3), contre 12 (Cornelius 12, dont 8 achetées) et abstention\u202f: Julius.",
        ),
        ([cast("cornelius"), cast("fabius")], "The Star: all abstain.", "L’Étoile\u202f: tous s’abstiennent."),
    ],
)
def test_1_09_14_the_ballots_of_a_faction_are_one_line(ballots, en, fr):
    log: list[Event] = [CALL, *ballots, RESULT]
    (last, told), after = together(list(enumerate(log)))
    assert (last, after) == (len(ballots), (len(ballots) + 1, RESULT))
    assert (spoken.sentence(told, "en"), spoken.sentence(told, "fr")) == (f"{en} [1.09.14]", f"{fr} [1.09.14]")


def test_a_faction_that_is_only_called_is_told_so_and_a_ballot_without_a_call_stands_alone():
    log: list[Event] = [cast("julius", 2), CALL]
    assert together(list(enumerate(log))) == [(0, log[0]), (1, CALL)]


def test_in_a_whole_game_no_vote_is_lost_and_nothing_else_changes():
    match = comitium.new("republic", players=4, seed=2)
    players = [bots.make("tribune", "republic", seat) for seat in range(4)]
    for _ in range(400):
        if match.outcome is not None:
            break
        seat = match.game.actors()[0]
        match.choose(seat, bots.ask(players[seat], bots.Seat("republic", match.game, seat, match.claims)))
    log = match.history(0)
    told = look("republic").together(list(enumerate(log)))
    votes = [event for event in log if isinstance(event, VotesCast)]
    assert len(votes) > 10
    assert len(told) < len(log) - len(votes) // 2
    assert [number for number, _ in told] == sorted(number for number, _ in told)
    kept = [event for event in log if not isinstance(event, (VotesCast, FactionCalled))]
    assert [event for _, event in told if event in kept] == kept
