"""Rules 9.1 to 9.3: the game ends because nothing can be won or placed any more."""

from __future__ import annotations

import pytest

from comitium import Illegal
from comitium.core.messages import Event
from comitium.games.caesar.events import (
    BonusShown,
    GameEnded,
    GameWon,
)
from games.caesar.table import CAESAR, CLEOPATRA, DRY, RULE_SETS, ending, field, hand, patricians, set_table
from games.table import asked, menu, play

EVERYWHERE = pytest.mark.parametrize("rule_set", RULE_SETS)
# two groups in play, both tied at eight
FULL = {"won": "55500/00000", "censor": "54321/555", "aedile": "54321/555"}


@EVERYWHERE
def test_9_1_the_last_patrician_ends_the_game_at_the_drawn_vote(rule_set: str) -> None:
    match = set_table(won="45533/00000", senator="5/-", votes="s", deck=DRY, rule_set=rule_set)
    play(match, CAESAR, "down 1; on senator; end")
    assert ending(match) == "patricians"
    assert field(match, "left") == "00000"


@pytest.mark.parametrize("rule_set", ["rio_grande", "tilsit_fr", "tilsit_original"])
def test_9_1_in_a_special_vote_it_ends_before_refill_and_vote_card(rule_set: str) -> None:
    """X13, R-051."""
    match = set_table(won="45533/00000", senator="1234/123", hand="55/12345", rule_set=rule_set)
    play(match, CAESAR, "down 5; on senator; end")
    assert ending(match) == "patricians"
    assert hand(match, CAESAR) == "5", "no refill"
    assert field(match, "used") == "-", "no vote card"


def test_9_1_in_kosmos_fr_the_hand_is_refilled_by_then() -> None:
    """R-037."""
    match = set_table(won="45533/00000", senator="1234/123", hand="55/12345", deck=DRY, rule_set="kosmos_fr")
    play(match, CAESAR, "down 5; on senator; end")
    assert ending(match) == "patricians"
    assert len(hand(match, CAESAR)) == 5
    assert field(match, "used") == "-"


def test_9_1_nobody_speaks_after_the_end() -> None:
    match = set_table(won="45533/00000", senator="5/-", votes="s", deck=DRY)
    play(match, CAESAR, "down 1; on senator; end")
    for seat in (CAESAR, CLEOPATRA):
        with pytest.raises(Illegal):
            match.choose(seat, "passive")


@pytest.mark.parametrize(("won", "last"), [("45533/00000", CAESAR), ("00000/45533", CLEOPATRA)])
def test_9_1_the_end_is_told_with_both_bonus_cards_and_the_points(won: str, last: int) -> None:
    """The winner has every patrician: 21, five majorities, five whole groups and her bonus."""
    sides = "5/-" if last == CAESAR else "-/5"
    match = set_table(won=won, senator=sides, votes="s", deck=DRY, bonus="senator/praetor")
    play(match, CAESAR, "down 1; on senator; end" if last == CAESAR else "passive; done")
    if last == CLEOPATRA:
        play(match, CLEOPATRA, "down 1; on senator; end")
    points = [2 if seat == last else 0 for seat in (CAESAR, CLEOPATRA)]
    told: list[Event] = [
        GameEnded("9.1", "patricians"),
        BonusShown("8.4", CAESAR, 0, points[CAESAR]),
        BonusShown("8.4", CLEOPATRA, 1, points[CLEOPATRA]),
        GameWon("8.5", last, 33, 0),
    ]
    assert match.history(None)[-4:] == told


@EVERYWHERE
def test_9_2_the_game_ends_after_the_vote_card_of_the_turn_that_leaves_both_without_influence(rule_set: str) -> None:
    """E01: Caesar's spy takes her last influence card, and he lays his own."""
    match = set_table(hand="1S/2A", deck="-:-/-:KKSS", quaestor="5/-", votes="q", rule_set=rule_set)
    play(match, CAESAR, "play spy; target 2; down 1; on senator; end")
    assert ending(match) == "exhausted"
    assert patricians(match, CAESAR) == "00100", "the vote card was still drawn"


@EVERYWHERE
def test_9_2_exhaustion_is_looked_for_only_when_the_turn_is_complete(rule_set: str) -> None:
    """R-051: within the turn play goes on."""
    match = set_table(hand="1S/2A", deck="-:-/-:KKSS", rule_set=rule_set)
    play(match, CAESAR, "down 1; on senator; play spy; target 2")
    assert ending(match) == ""
    assert asked(match) == (CAESAR, "PlayCards")


def test_9_2_influence_in_the_deck_is_influence() -> None:
    match = set_table(hand="1/AAAAS", deck="-:-/5:-", votes="oo")
    play(match, CAESAR, "down 1; on senator; end")
    assert asked(match) == (CLEOPATRA, "PlayCards")
    assert menu(match, CLEOPATRA) == ["passive"]


def test_9_2_a_passive_turn_can_complete_it_too() -> None:
    match = set_table(hand="2/A", deck="-:-/-:K")
    play(match, CAESAR, "passive; discard 2; done")
    assert ending(match) == "exhausted"


@EVERYWHERE
def test_9_3_a_table_full_of_ties_without_a_helpful_action_is_the_end(rule_set: str) -> None:
    """E05."""
    match = set_table(**FULL, deck=DRY, rule_set=rule_set)
    play(match, CAESAR, "passive; done")
    assert ending(match) == "blocked"


@EVERYWHERE
@pytest.mark.parametrize("deck", ["#:W/#:-", "#:-/#:A", "#:-/#:C", "#:-/#:KSVW"])
def test_9_3_a_wrath_an_assassination_or_a_castling_in_a_deck_keeps_it_going(rule_set: str, deck: str) -> None:
    """E06. The assassination is Cleopatra's, who has three cards on each group of eight."""
    match = set_table(**FULL, deck=deck, rule_set=rule_set)
    play(match, CAESAR, "passive; done")
    assert ending(match) == ""


def test_9_3_such_an_action_in_a_hand_keeps_it_going_too() -> None:
    for letter, reason in (("A", ""), ("W", ""), ("C", ""), ("S", "blocked"), ("K", "blocked"), ("V", "blocked")):
        match = set_table(**FULL, hand=f"12345/1234{letter}", deck=DRY)
        play(match, CAESAR, "passive; done")
        assert ending(match) == reason


def test_9_3_an_open_place_keeps_it_going() -> None:
    match = set_table(won="55500/00000", censor="54321/555", aedile="54321/55", deck=DRY)
    play(match, CAESAR, "passive; done")
    assert ending(match) == "", "Cleopatra has room on the aediles"


def test_9_3_castlings_do_not_count_with_castling_unblocks_off() -> None:
    match = set_table(**FULL, deck="#:C/#:C", castling_unblocks=False)
    play(match, CAESAR, "passive; done")
    assert ending(match) == "blocked"


def test_9_3_with_end_when_blocked_off_only_stalling_ends_it() -> None:
    match = set_table(**FULL, deck=DRY, end_when_blocked=False, stall_limit=2)
    for _ in range(2):
        for seat in (CAESAR, CLEOPATRA):
            assert ending(match) == ""
            play(match, seat, "passive; done")
    assert ending(match) == "stalled"


def test_9_3_a_lone_player_with_five_cards_everywhere_is_blocked() -> None:
    """R-052: an exhausted opponent's cards do not count."""
    match = set_table(
        won="55500/00000", censor="54321/-", aedile="54321/-", hand="12345/AW", deck="#:-/-:A", rule_set="rio_grande"
    )
    play(match, CAESAR, "passive; discard 1; done")
    assert ending(match) == "blocked"


@EVERYWHERE
@pytest.mark.parametrize("place", ["hand", "deck"])
def test_9_3_an_action_that_makes_no_room_for_its_owner_does_not_keep_it_going(rule_set: str, place: str) -> None:
    """R-052: Caesar has five cards on every group of eight; his assassinations could only make room for Cleopatra."""
    cards = {"hand": "1234A/12345", "deck": DRY} if place == "hand" else {"hand": "12345/12345", "deck": "#:AA/#:-"}
    match = set_table(**FULL, **cards, rule_set=rule_set)
    play(match, CAESAR, "passive; done")
    assert ending(match) == "blocked"


def test_9_3_a_castling_without_a_group_of_eight_does_not_keep_it_going() -> None:
    match = set_table(won="55500/00000", censor="54321/-", aedile="54321/-", hand="1234C/AW", deck="#:C/-:A")
    play(match, CAESAR, "passive; discard 1; done; draw influence")
    assert ending(match) == "blocked"


def test_9_3_under_hand_only_a_lone_players_deck_is_out_of_reach() -> None:
    """R-052: only her hand counts."""
    position = {"won": "55500/00000", "censor": "54321/-", "aedile": "54321/-", "deck": "#:W/-:-"}
    match = set_table(**position, hand="12345/-", rule_set="kosmos_fr", lone=1)
    play(match, CAESAR, "passive; discard 1; done")
    assert ending(match) == "blocked"
    match = set_table(**position, hand="12345/-", rule_set="rio_grande", lone=1)
    play(match, CAESAR, "passive; discard 1; done; draw influence")
    assert ending(match) == ""


@pytest.mark.parametrize(("held", "drawn", "reason"), [("S", "AWC", "blocked"), ("W", "AC", "")])
def test_9_3_under_hand_only_she_is_blocked_as_soon_as_the_other_has_run_out(held: str, drawn: str, reason: str) -> None:
    """R-052: her only key lies in a deck that is closed to her from now on, so she takes no turn."""
    position = {"won": "55500/00000", "censor": "-/54321", "aedile": "12/54321", "hand": f"3/1234{held}"}
    position["deck"] = f"-:-/#:{drawn}"
    match = set_table(**position, rule_set="kosmos_fr", votes="o")
    play(match, CAESAR, "down 3; on censor; end")
    assert ending(match) == reason
    match = set_table(**position, rule_set="rio_grande", votes="o")
    play(match, CAESAR, "down 3; on censor; end")
    assert ending(match) == "", "she may still draw it"
