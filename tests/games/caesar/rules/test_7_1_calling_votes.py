"""Rules 7.1 and 7.2: when a vote is held, and the vote deck."""

from __future__ import annotations

import pytest

from comitium.core.messages import Event
from comitium.games.caesar.events import (
    GroupRevealed,
    OrgyHeld,
    SpecialVoteCalled,
    VoteCardBoxed,
    VoteDecided,
    VoteDeckReshuffled,
    VoteDrawn,
    VoteUndecided,
)
from games.caesar.table import CAESAR, CLEOPATRA, DRY, RULE_SETS, after_vote, field, last_events, line, patricians, set_table
from games.table import asked, happened, play

EVERYWHERE = pytest.mark.parametrize("rule_set", RULE_SETS)


SEVEN = {"senator": "1234/123", "hand": "5/12345"}  # Caesar's fifth card is the eighth of the group


def test_7_1_1_eight_cards_call_a_vote_before_the_refill_in_rio_grande() -> None:
    """X01: special vote, refill, vote card."""
    match = set_table(**SEVEN)
    play(match, CAESAR, "down 5; on senator")
    assert "SpecialVoteCalled" not in happened(match)
    play(match, CAESAR, "end")
    assert asked(match) == (CAESAR, "Refill")
    assert patricians(match, CAESAR) == "10000"
    play(match, CAESAR, "draw influence; draw influence; draw influence; draw influence; draw influence")
    told = [name for name in happened(match) if name in ("SpecialVoteCalled", "VoteDecided", "CardDrawnUnseen", "OrgyHeld")]
    assert told == ["SpecialVoteCalled", "VoteDecided", *["CardDrawnUnseen"] * 5, "OrgyHeld"]


def test_7_1_1_eight_cards_call_a_vote_after_the_refill_in_kosmos_fr() -> None:
    """X02: refill, special vote, vote card."""
    match = set_table(**SEVEN, deck=DRY, rule_set="kosmos_fr")
    play(match, CAESAR, "down 5; on senator; end")
    told = [name for name in happened(match) if name in ("SpecialVoteCalled", "VoteDecided", "CardDrawnUnseen", "OrgyHeld")]
    assert told == [*["CardDrawnUnseen"] * 5, "SpecialVoteCalled", "VoteDecided", "OrgyHeld"]
    assert patricians(match, CAESAR) == "10000"


def test_7_1_1_an_assassination_after_the_eighth_card_avoids_the_vote() -> None:
    """X03, R-021."""
    match = set_table(senator="1234/123", hand="5A/12345", deck=DRY)
    play(match, CAESAR, "down 5; on senator; play assassination; on senator; target 3; end")
    assert "SpecialVoteCalled" not in happened(match)
    assert patricians(match, CAESAR) == "00000"


def test_7_1_1_seven_cards_call_no_vote() -> None:
    match = set_table(senator="123/123", deck=DRY)
    play(match, CAESAR, "down 5; on senator; end")
    assert "SpecialVoteCalled" not in happened(match)


@EVERYWHERE
def test_7_1_1_two_groups_at_eight_are_both_voted_on_before_one_refill(rule_set: str) -> None:
    """X04, R-038."""
    match = set_table(senator="123/1234", aedile="123/1234", hand="55/12345", deck=DRY, rule_set=rule_set)
    way = "down" if rule_set == "tilsit_original" else "up"
    play(match, CAESAR, f"{way} 5; on senator; {way} 5; on aedile; end")
    called = [event.group for event in match.history(None) if isinstance(event, SpecialVoteCalled)]
    assert called == [0, 4]
    assert patricians(match, CAESAR) == "10001"
    assert happened(match).count("CardDrawnUnseen") == 5


@EVERYWHERE
def test_7_1_1_a_tie_at_eight_is_voted_on_again_at_each_later_end_of_play(rule_set: str) -> None:
    """X07, R-039: of either player."""
    match = set_table(quaestor="54321/555", deck=DRY, votes="oo", rule_set=rule_set)
    play(match, CAESAR, "down 1; on senator; end")
    play(match, CLEOPATRA, "down 1; on senator; end")
    ties = [event for event in match.history(None) if isinstance(event, VoteUndecided)]
    assert [(event.group, event.caesar, event.cleopatra) for event in ties] == [(2, 15, 15)] * 2
    assert (line(match, CAESAR, "quaestor"), line(match, CLEOPATRA, "quaestor")) == ("12345", "555")


@EVERYWHERE
def test_7_1_1_castling_to_eight_calls_a_vote(rule_set: str) -> None:
    """X08."""
    match = set_table(senator="55/1234", praetor="23/-", hand="1C/12345", deck=DRY, rule_set=rule_set)
    play(match, CAESAR, "play castling; on senator; on praetor; on senator; on senator; on senator; on senator")
    assert line(match, CAESAR, "senator") == "(2355)"
    play(match, CAESAR, "down 1; on aedile; end")
    assert [event.group for event in match.history(None) if isinstance(event, SpecialVoteCalled)] == [0]
    assert patricians(match, CAESAR) == "10000"


def test_7_1_1_castling_can_break_a_tie_at_eight() -> None:
    """R-039."""
    match = set_table(quaestor="54321/555", senator="1/-", hand="1C/12345", deck=DRY)
    play(match, CAESAR, "play castling; on quaestor; on senator")
    play(match, CAESAR, "on quaestor; on quaestor; on quaestor; on senator; on quaestor; on quaestor")
    assert (line(match, CAESAR, "quaestor"), line(match, CAESAR, "senator")) == ("(11345)", "(2)")
    play(match, CAESAR, "down 1; on aedile; end")
    assert patricians(match, CLEOPATRA) == "00100", "14 against 15"


def test_7_1_1_a_late_action_changes_what_is_voted_on_in_kosmos_fr() -> None:
    """R-023: the special votes take the table as it is after the late action."""
    match = set_table(senator="1234/123", hand="51A/12345", deck="#:-/#:#", rule_set="kosmos_fr")
    play(match, CAESAR, "down 5; on senator; end")
    assert asked(match) == (CAESAR, "LateAction")
    play(match, CAESAR, "play assassination; on senator; target 3")
    assert "SpecialVoteCalled" not in happened(match)
    match = set_table(senator="55/1234", praetor="23/-", hand="11C/12345", deck="#:-/#:#", rule_set="kosmos_fr")
    play(match, CAESAR, "down 1; on aedile; end; play castling; on senator; on praetor")
    play(match, CAESAR, "on senator; on senator; on senator; on senator")
    assert [event.group for event in match.history(None) if isinstance(event, SpecialVoteCalled)] == [0]


def test_7_1_1_a_late_eighth_card_waits_when_special_votes_come_before_the_refill() -> None:
    """R-023: whole_turn with before_refill, which no edition prints."""
    match = set_table(
        senator="55/1234",
        praetor="23/-",
        hand="11C/12345",
        deck="#:-/#:-",
        action_window="whole_turn",
        votes="oo",
    )
    play(match, CAESAR, "down 1; on aedile; end; play castling; on senator; on praetor")
    play(match, CAESAR, "on senator; on senator; on senator; on senator")
    assert "SpecialVoteCalled" not in happened(match)
    assert asked(match) == (CLEOPATRA, "PlayCards")
    play(match, CLEOPATRA, "down 1; on aedile; end")
    assert [event.group for event in match.history(None) if isinstance(event, SpecialVoteCalled)] == [0]


@EVERYWHERE
def test_7_1_2_a_group_can_be_voted_on_twice_in_a_turn(rule_set: str) -> None:
    """X05, R-040: the second vote counts the cards that are left."""
    match = set_table(**SEVEN, votes="s", deck=DRY, rule_set=rule_set)
    play(match, CAESAR, "down 5; on senator; end")
    votes = [event for event in match.history(None) if isinstance(event, VoteDecided)]
    assert [(event.group, event.caesar, event.cleopatra, event.seat) for event in votes] == [(0, 15, 6, 0), (0, 10, 5, 0)]
    assert patricians(match, CAESAR) == "20000"
    assert (line(match, CAESAR, "senator"), line(match, CLEOPATRA, "senator")) == ("123", "3")


@EVERYWHERE
def test_7_1_2_a_vote_card_is_drawn_after_every_active_turn(rule_set: str) -> None:
    match = set_table(votes="oqs", deck=DRY, rule_set=rule_set)
    play(match, CAESAR, "down 1; on aedile; end")
    assert field(match, "used") == "o"
    play(match, CLEOPATRA, "down 1; on aedile; end")
    assert field(match, "used") == "oq"
    play(match, CAESAR, "passive; done")
    assert field(match, "used") == "oq", "not after a passive one"


def test_7_2_1_the_named_group_is_voted_on_and_the_card_is_used_up() -> None:
    for card, group in zip("spqca", ("senator", "praetor", "quaestor", "censor", "aedile"), strict=True):
        match = set_table(**{group: "5/4"}, votes=card, deck=DRY)
        play(match, CAESAR, f"down 1; on {'aedile' if group != 'aedile' else 'censor'}; end")
        assert field(match, "used") == card
        drawn = [event.group for event in match.history(None) if isinstance(event, VoteDrawn)]
        assert drawn == ["spqca".index(card)]
        assert patricians(match, CAESAR)["spqca".index(card)] == "1"
        assert patricians(match, CAESAR).count("1") == 1


def test_7_2_2_the_card_of_an_exhausted_group_is_boxed_and_the_next_one_drawn() -> None:
    """R-046."""
    match = set_table(votes="spo", won="50000/05000", quaestor="1/-", deck=DRY)
    play(match, CAESAR, "down 1; on aedile; end")
    assert field(match, "box") == "sp"
    assert field(match, "used") == "o"
    assert happened(match).count("VoteCardBoxed") == 2


@EVERYWHERE
def test_7_2_2_after_a_special_vote_took_the_last_patrician_the_card_is_boxed_when_it_comes(rule_set: str) -> None:
    """X10."""
    match = set_table(aedile="1234/123", won="00002/00000", hand="5/12345", votes="oaq", deck=DRY, rule_set=rule_set)
    play(match, CAESAR, "down 5; on aedile; end")
    assert patricians(match, CAESAR) == "00003"
    assert (field(match, "box"), field(match, "used")) == ("-", "o"), "its vote card is still in the deck"
    play(match, CLEOPATRA, "down 1; on senator; end")
    assert (field(match, "box"), field(match, "used")) == ("a", "oq"), "boxed, and the next card drawn at once"


@EVERYWHERE
def test_7_2_3_an_orgy_cancels_the_drawn_vote_and_leaves_the_special_vote(rule_set: str) -> None:
    """X06, R-040."""
    match = set_table(**SEVEN, praetor="5/1", votes="o", deck=DRY, rule_set=rule_set)
    play(match, CAESAR, "down 5; on senator; end")
    assert patricians(match, CAESAR) == "10000"
    assert field(match, "used") == "o"
    assert happened(match).count("VoteDecided") == 1
    assert happened(match).count("OrgyHeld") == 1


def test_7_2_4_the_new_deck_does_not_depend_on_where_the_cards_lay() -> None:
    """What was on top and what was used, and in which order, is nobody's business after a shuffle."""
    decks = set()
    for votes, used in (("rspqcaoo", ""), ("rooacqps", ""), ("rao", "spqco"), ("rao", "ocqps")):
        match = set_table(votes=votes, used=used, deck="#:-/#:-")
        play(match, CAESAR, "down 1; on senator; end")
        assert field(match, "used") == "-"
        decks.add(field(match, "votes"))
    assert len(decks) == 1


@EVERYWHERE
def test_7_2_4_the_reshuffle_makes_a_new_deck_of_all_eight(rule_set: str) -> None:
    """X11: drawn as the fourth card."""
    match = set_table(votes="r", used="soq", deck=DRY, rule_set=rule_set, senator="5/1")
    play(match, CAESAR, "down 1; on aedile; end")
    assert sorted(field(match, "votes")) == sorted("spqcaoor")
    assert field(match, "used") == "-"
    assert "VoteDecided" not in happened(match)
    assert [event.count for event in match.history(None) if type(event).__name__ == "VoteDeckReshuffled"] == [8]


def test_7_2_4_cards_in_the_box_stay_there() -> None:
    """X12."""
    match = set_table(votes="r", used="oq", box="sp", won="50000/05000", deck=DRY)
    play(match, CAESAR, "down 1; on aedile; end")
    assert sorted(field(match, "votes")) == sorted("qcaoor")
    assert field(match, "box") == "sp"


def test_7_2_4_the_new_deck_is_shuffled() -> None:
    orders = set()
    for seed in range(12):
        match = set_table(votes="r", deck=DRY, seed=seed)
        play(match, CAESAR, "down 1; on aedile; end")
        orders.add(field(match, "votes"))
    assert len(orders) > 8


def test_7_1_1_a_special_vote_is_told_from_its_call_to_its_verdict() -> None:
    match = set_table(senator="(1234)/123", hand="5P/12345", deck="-:-/#:#")
    play(match, CAESAR, "down 5; on senator; end")
    events: list[Event] = [
        SpecialVoteCalled("7.1.1", 0),
        GroupRevealed("7.3.1", CAESAR, 0, (1, 2, 3, 4, 5)),
        VoteDecided("7.3.2", 0, CAESAR, 15, 6, 0, (5,), (1,)),
        OrgyHeld("7.2.3"),
    ]
    assert last_events(match, 4) == events


def test_7_2_1_a_drawn_vote_is_told_from_its_card_to_its_verdict() -> None:
    match = after_vote("P4(1)", "PP(5)")
    events: list[Event] = [
        VoteDrawn("7.2.1", 2),
        GroupRevealed("7.3.1", CAESAR, 2, (1,)),
        GroupRevealed("7.3.1", CLEOPATRA, 2, (5,)),
        VoteUndecided("7.3.1", 2, 5, 5),
    ]
    assert last_events(match, 4) == events
    match = after_vote("P4(2)", "PP(5)")
    assert last_events(match, 1) == [VoteDecided("7.3.3", 2, CLEOPATRA, 6, 5, 3, (4, 0), (5, 0, 0))]


def test_7_2_2_boxed_cards_are_told() -> None:
    match = set_table(votes="spo", won="50000/05000", quaestor="1/-", deck=DRY)
    play(match, CAESAR, "down 1; on aedile; end")
    assert last_events(match, 3) == [VoteCardBoxed("7.2.2", 0), VoteCardBoxed("7.2.2", 1), OrgyHeld("7.2.3")]


def test_7_2_4_the_reshuffle_is_told_with_the_size_of_the_new_deck() -> None:
    match = set_table(votes="r", used="soq", box="c", won="00030/00000", deck=DRY)
    play(match, CAESAR, "down 1; on aedile; end")
    assert last_events(match, 1) == [VoteDeckReshuffled("7.2.4", 7)]
    assert match.view(None).votes_left == 7


@pytest.mark.parametrize("votes", ["o", "r", "q", "s"])
def test_7_2_1_what_the_vote_card_was_cannot_be_unseen(votes: str) -> None:
    """The hand is full and nothing was placed up: only the vote card was shown since."""
    match = set_table(hand="12/12345", deck="-:-/#:#", votes=votes, won="50000/00000")
    play(match, CAESAR, "down 1; on aedile; end")
    assert not match.can_undo(CAESAR)


def test_7_2_1_nor_can_it_when_other_cards_were_shown_before_or_with_it() -> None:
    """A card face-up in the same turn; the hidden cards that the vote turned up."""
    match = set_table(hand="12/12345", deck="-:-/#:#", votes="o", allow_single_face_up=True)
    play(match, CAESAR, "up 1; on aedile; end")
    assert not match.can_undo(CAESAR)
    match = set_table(hand="12/12345", deck="-:-/#:#", votes="q", quaestor="(5)/-")
    play(match, CAESAR, "down 1; on aedile; end")
    assert not match.can_undo(CAESAR)
