"""Idus Martii as the common tests know it."""

from __future__ import annotations

from comitium import Match
from comitium.games.idus.choices import VERBS
from comitium.games.idus.outcome import ENDINGS
from comitium.games.idus.rules.r5_turn import Vote
from comitium.games.idus.setup import faction_deck
from comitium.games.idus.state import (
    NONE,
    YELLOW,
    Idus,
    aedile2_of,
    aedile_of,
    praetor_of,
    vote2_of,
    vote_of,
)
from comitium.games.idus.worlds import first_number
from games.idus.table import new, set_table
from games.trial import Trial

CLAIMS = ("faction traitor", "vote 1 red", "saw 1 senator_4 yellow")


def sound(game: Idus) -> None:
    """Rules 1.1, 3.1, 4.1, 5.7, 5.8 and 6.1: no card is lost, the markers add up the record, roles are distinct."""
    seats = game.rules.seats
    assert sorted(game.cards) == sorted(faction_deck(seats))
    counts = [0, 0, 0]
    before = first_number(game)
    for number, turn in enumerate(game.record, start=before):
        counts[vote_of(turn)] += 1
        counts[vote2_of(turn)] += 1
        consul = (game.first + number) % seats
        assert len({consul, praetor_of(turn), aedile_of(turn), aedile2_of(turn)}) == 4
        if number < seats:
            assert YELLOW not in (vote_of(turn), vote2_of(turn))
    spare = game.loyal - counts[0], game.traitor - counts[1]
    assert min(spare) >= 0
    assert sum(spare) <= 2 * before, "a position may leave out the first turns"
    for seat in range(seats):
        assert game.has_chosen(seat) or game.cards[2 * seat] <= game.cards[2 * seat + 1]
    if not game.ending:
        assert game.consul == (game.first + game.turn) % seats
        top = game.stack[-1]
        if isinstance(top, Vote):
            assert [] in top.said
            assert game.vote == game.vote2 == NONE


def result(match: Match) -> str:
    assert match.outcome is not None
    return f"{len(match.outcome.winners)} of {match.header.seats}"


def both_markers() -> Match:
    match = set_table("players=5 turn=7 marks=3/3 limit=3 ask=veto now=3.45:G.R")
    match.choose(2, "keep")
    return match


def talk() -> Match:
    match = new(5)
    for seat, text in enumerate(CLAIMS):
        match.claim(seat, text)
    return match


TRIAL = Trial(
    id="idus",
    verbs=VERBS,
    longest=16 * 8 + 8,  # eight for each of sixteen turns, and the last choices
    steps=110,
    sound=sound,
    endings=ENDINGS,
    usual=frozenset({"ides-loyal", "ides-traitor", "ides-merchant", "conspiracy-loyal", "conspiracy-traitor"}),
    examples={"I": 11, "L": 10, "M": 26},  # endings, limits, turn flow
    result=result,
    variants=(
        {},
        {"r2_exchange": "praetor_choice", "praetor_must_look": False, "aedile_streak_max_5p": 2},
        {"r2_exchange": "opposite_colour", "reveal_discards_at_end": True},
        {"limit": 3},
        {"limit": 4, "limit_mode": "reach"},
        {"aedile_repeat_5p": "none"},
    ),
    narrow={"first_player": ("random", "senator_1", "senator_2", "senator_3", "senator_4", "senator_5")},
    questions={
        "Assign": "5.1",
        "Vote": "5.2",
        "Inspect": "5.3",
        "Veto": "5.4",
        "ReplaceCard": "5.5.2",
        "ReplaceYellow": "5.6",
        "ChooseSide": "5.8",
        "LastChoice": "8.11",
    },
    private=frozenset({"FactionsDealt", "VoteLaid", "VoteSeen", "FactionDiscarded"}),
    shown=frozenset({"VoteLaid", "VoteSeen", "VoteChanged", "VotesCounted", "FactionRevealed"}),
    final=frozenset({"Vote", "Veto", "ReplaceCard", "ReplaceYellow"}),
    rare=lambda: [both_markers(), talk()],
    rare_refusals=frozenset({"idus-refuse-claim", "idus-refuse-claim-turn", "idus-refuse-seat", "idus-refuse-voted"}),
    plain=frozenset({"trust"}),
    claims=CLAIMS,
    nonsense=("vote", "vote blue", "look", "look 9", "look 0", "keep it", "praetor"),
    signs="LTMGRY?-/=>.:;0123456789",
    fixed=frozenset({"players"}),
)
