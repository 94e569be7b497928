"""Chapter 7: who may know what. The views and the projected histories of everybody at the table."""

from __future__ import annotations

import pytest

from comitium import Illegal, read_record, record, replay
from games.idus.table import GREEN, RED, YELLOW, new, play_turn, set_table, state, vote
from games.table import happened

SECOND = "players=6 turn=8 marks=7/7"  # Consul is seat 1
OTHERS = (0, 1, 5, None)  # neither Praetor 2 nor Aediles 3 and 4


def test_7_1_faction_cards_are_secret() -> None:
    match = new(5)
    for seat in (0, 3, None):
        for view in match.view(seat).senators:
            assert (view.cards is not None) == (view.seat == seat)
            assert view.count == 2
        assert happened(match, seat).count("FactionsDealt") == (seat is not None)


def test_7_2_votes_are_secret() -> None:
    match = new(5)
    match.choose(2, "vote red")
    assert match.view(2).now.votes == (RED, None)
    for seat in (0, 1, 3, 4, None):
        view = match.view(seat)
        assert view.voted == (2,)
        assert view.now.votes == (None, None)
        assert happened(match, seat)[-1] == "VoteCast"
    match.choose(3, "vote green")
    assert match.view(3).now.votes == (None, GREEN)
    assert match.view(1).now.votes == (None, None)


def test_7_3_only_the_praetor_sees_the_colour() -> None:
    match = set_table(SECOND, ask="look", now="3.45:GR")
    match.choose(2, "look 4")
    assert (match.view(2).now.original, match.view(2).now.votes) == (GREEN, (GREEN, None))
    assert happened(match, 2)[-1] == "VoteSeen"
    for seat in OTHERS:
        view = match.view(seat)
        assert view.now.inspected == 3, "everybody sees whose card it was"
        assert (view.now.original, view.now.votes) == (None, (None, None))
        assert happened(match, seat)[-1] == "VoteInspected"
    assert match.view(4).now.votes == (None, RED)


def test_7_4_who_knows_an_exchanged_card() -> None:
    first = new(5)
    vote(first, "green", "red")
    first.choose(1, "look 3")
    first.choose(1, "exchange")
    for seat, votes in ((1, (RED, None)), (2, (RED, None)), (3, (None, RED)), (0, (None, None)), (None, (None, None))):
        assert first.view(seat).turns[-1].votes == votes
        assert first.view(seat).turns[-1].fate == 2
        assert ("VoteChanged" in happened(first, seat)) == (seat in (1, 2))
    second = set_table(SECOND, ask="veto", now="3.45:G.R")
    second.choose(2, "exchange")
    second.choose(3, "put yellow")
    for seat, votes in ((2, (None, None)), (3, (YELLOW, None)), (4, (None, RED)), (0, (None, None))):
        assert second.view(seat).turns[-1].votes == votes
    assert second.view(2).turns[-1].original == GREEN, "what the Praetor saw, she remembers"
    assert second.view(0).turns[-1].original is None


@pytest.mark.parametrize(("votes", "pair"), [("RG", (GREEN, RED)), ("GR", (GREEN, RED)), ("YG", (GREEN, YELLOW))])
def test_7_5_the_count_has_no_order(votes: str, pair: tuple[int, int]) -> None:
    """M26."""
    match = set_table(SECOND, ask="look", now=f"3.45:{votes}", praetor_must_look=False)
    match.choose(2, "trust")
    for seat in range(6):
        assert match.view(seat).turns[-1].pair == pair
    counted = [event for event in match.history(None) if type(event).__name__ == "VotesCounted"][-1]
    assert (counted.colour, counted.colour2) == pair  # type: ignore[attr-defined]
    assert match.view(1).turns[-1].votes == (None, None), "the Consul who shuffles learns nothing"


def test_7_6_discards_are_secret() -> None:
    match = set_table("players=5 turn=2 cards=LT/TM/LL/TL/TM ask=veto now=3.45:G.R")
    match.choose(2, "keep")
    match.choose(1, "discard merchant")
    assert match.view(1).senators[1].discarded == 2
    for seat in (0, 2, 3, 4, None):
        view = match.view(seat).senators[1]
        assert (view.count, view.cards, view.discarded) == (1, None, None)
        assert "FactionDiscarded" not in happened(match, seat)
        assert "FactionDiscardedUnseen" in happened(match, seat)


def test_7_7_at_the_end_the_kept_cards_are_shown() -> None:
    match = new(5, seed=3)
    while match.outcome is None:
        play_turn(match, "green", "red")
    for view in match.view(None).senators:
        assert view.cards == (state(match).cards[2 * view.seat],)
        assert view.discarded is None
    assert happened(match).count("FactionRevealed") == 5
    assert "DiscardRevealed" not in happened(match)


# -- claims


def test_7_8_claims_are_public_and_change_nothing() -> None:
    match = new(5)
    before = match.digest
    match.claim(4, "faction loyal")
    match.claim(2, " Vote 1  red ")
    match.claim(1, "saw 1 senator_3 green")
    assert match.digest == before
    assert match.choices == 0
    for seat in (0, 3, None):
        assert happened(match, seat)[-3:] == ["FactionClaimed", "VoteClaimed", "InspectionClaimed"]
    assert [prompt.number for prompt in match.questions()] == [0, 0]


def test_7_8_nobody_speaks_of_a_turn_that_has_not_begun() -> None:
    match = new()
    for text in ("vote 3 red", "saw 99 senator_3 green"):
        with pytest.raises(Illegal, match=r"has not begun; make a claim about turn 1\. \[7\.8\]"):
            match.claim(0, text)
    with pytest.raises(Illegal, match="is not a claim"):
        match.claim(0, "vote 1 blue")
    assert match.claims == []


def test_7_8_claims_are_written_down_and_replayed() -> None:
    match = new(5)
    match.claim(0, "faction merchant")
    match.choose(2, "vote red")
    match.claim(2, "vote 1 green")
    match.choose(3, "vote red")
    for again in (replay(match.journal()), read_record(record(match))):
        assert again.history(None) == match.history(None)
        assert again.digest == match.digest
    assert replay(match.journal()).journal() == match.journal()


def test_7_8_what_was_said_stays_said() -> None:
    """A choice is taken back, and the claim after it is not."""
    match = set_table(SECOND)
    match.choose(1, "praetor 3")
    match.claim(0, "faction traitor")
    match.undo(1)
    assert happened(match)[-1] == "FactionClaimed"
    match.choose(1, "praetor 4")
    again = replay(match.journal())
    assert again.history(None) == match.history(None)
    assert read_record(record(match)).digest == match.digest


@pytest.mark.parametrize(
    "text", ["", "faction", "faction caesar", "vote 1", "vote 0 red", "vote 2 red", "vote x red", "saw 1 red", "saw 1 9 red"]
)
def test_7_8_what_is_no_claim_is_refused(text: str) -> None:
    match = new(5)
    told = match.event_count()
    with pytest.raises(Illegal) as refusal:
        match.claim(0, text)
    assert refusal.value.rule == "7.8"
    assert match.event_count() == told
    assert match.entries() == []


def test_7_8_nobody_claims_from_an_empty_seat_or_after_the_end() -> None:
    match = new(5)
    with pytest.raises(Illegal):
        match.claim(5, "faction loyal")
    while match.outcome is None:
        play_turn(match, "green", "green")
    with pytest.raises(Illegal):
        match.claim(0, "faction loyal")
