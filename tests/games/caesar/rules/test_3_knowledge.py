"""Chapter 3: who knows what. What a viewer may not know is changed, and the viewer sees no change."""

from __future__ import annotations

import msgspec
import pytest

from comitium import Match
from comitium.games.caesar.events import BonusShown, HandSpied
from games.caesar.table import CAESAR, CLEOPATRA, set_table
from games.table import play


def seen(match: Match, seat: int | None) -> bytes:
    """All that a viewer gets: the view, the events, the position text."""
    parts = (match.view(seat), match.history(seat), match.game_type.position_seen(match.game, seat))
    return msgspec.json.encode(parts)


def test_3_1_hands_are_secret() -> None:
    one = set_table(hand="12345/1PAVW")
    two = set_table(hand="12345/35SSK")
    assert seen(one, CAESAR) == seen(two, CAESAR)
    assert seen(one, None) == seen(two, None)
    assert seen(one, CLEOPATRA) != seen(two, CLEOPATRA)
    assert one.view(CLEOPATRA).sides[CLEOPATRA].hand == (0, 1, 6, 10, 11)
    assert one.view(CAESAR).sides[CLEOPATRA].hand is None


def test_3_1_only_a_spy_that_gets_through_sees_the_hand() -> None:
    match = set_table(hand="1S345/1PAVW")
    play(match, CAESAR, "play spy")
    assert not any(isinstance(event, HandSpied) for event in match.history(CAESAR))
    assert match.view(CAESAR).spied_hand is None
    play(match, CLEOPATRA, "pass")
    assert [event.cards for event in match.history(CAESAR) if isinstance(event, HandSpied)] == [(0, 1, 6, 10, 11)]
    assert match.view(CAESAR).spied_hand == (0, 1, 6, 10, 11)
    assert match.view(None).spied_hand is match.view(CLEOPATRA).spied_hand is None
    assert not any(isinstance(event, HandSpied) for event in match.history(None))


def test_3_2_decks_stay_closed_to_everybody() -> None:
    """R-008: not even the owner is shown her deck again."""
    one = set_table(deck="12345:ASC/54321:VW")
    two = set_table(deck="54321:CSA/12345:WV")
    for viewer in (CAESAR, CLEOPATRA, None):
        assert seen(one, viewer) == seen(two, viewer)
    side = one.view(CAESAR).sides[CAESAR]
    assert (side.influence_deck, side.action_deck) == (5, 3)
    assert one.view(CAESAR).votes_left == 8


def test_3_2_the_vote_deck_is_closed() -> None:
    one, two = set_table(votes="oorspqca"), set_table(votes="acqpsroo")
    for viewer in (CAESAR, CLEOPATRA, None):
        assert seen(one, viewer) == seen(two, viewer)


def test_3_3_face_down_cards_are_a_number_to_the_opponent() -> None:
    one = set_table(senator="3(12)/(5P)", deck="#20:#/#20:#")
    two = set_table(senator="3(45)/(11)", deck="#20:#/#20:#")
    assert one.view(CAESAR).groups[0].lines[CLEOPATRA] == two.view(CAESAR).groups[0].lines[CLEOPATRA]
    assert one.view(CAESAR).groups[0].lines[CLEOPATRA].down is None
    assert one.view(CAESAR).groups[0].lines[CLEOPATRA].down_count == 2
    assert one.view(None).groups[0].lines[CAESAR].down is None
    assert "3(??)/(??)" in one.game_type.position_seen(one.game, None)


def test_3_3_the_owner_may_check_her_own() -> None:
    match = set_table(senator="3(12)/(5P)")
    mine = match.view(CAESAR).groups[0].lines[CAESAR]
    assert (mine.up, mine.down, mine.down_count) == ((3,), (1, 2), 2)
    assert "3(12)/(??)" in match.game_type.position_seen(match.game, CAESAR)


def test_3_3_without_peek_own_the_owner_has_to_remember() -> None:
    """R-009."""
    match = set_table(senator="3(12)/(5P)", peek_own=False)
    mine = match.view(CAESAR).groups[0].lines[CAESAR]
    assert (mine.up, mine.down, mine.down_count) == ((3,), None, 2)
    assert "3(??)/(??)" in match.game_type.position_seen(match.game, CAESAR)


def test_3_4_discards_used_votes_box_and_patricians_lie_open() -> None:
    """R-010."""
    match = set_table(deck="11:A/22:V", hand="3/4", praetor="5/-", used="oc", box="s", won="50012/00310")
    views = [match.view(viewer) for viewer in (CAESAR, CLEOPATRA, None)]
    caesar = tuple(
        [0] * 2 + [1] * 5 + [2] * 7 + [3] * 6 + [4] * 7 + [5] * 6 + [6] * 3 + [7] * 2 + [8] * 2 + [9] * 2 + [10] + [11] * 2
    )
    for view in views:
        assert view.sides[CAESAR].discards == caesar
        assert len(view.sides[CLEOPATRA].discards) == 50 - 2 - 1 - 1
        assert view.vote_discards == (5, 3)
        assert view.box == (0,)
        assert [group.left for group in view.groups] == [0, 5, 2, 1, 1]
        assert [side.won for side in view.sides] == [(5, 0, 0, 1, 2), (0, 0, 3, 1, 0)]


def test_3_5_a_bonus_card_is_secret_until_the_points_are_counted() -> None:
    one = set_table(bonus="senator/praetor", stall_limit=1)
    two = set_table(bonus="senator/quaestor", stall_limit=1)
    assert seen(one, CAESAR) == seen(two, CAESAR)
    assert seen(one, None) == seen(two, None)
    assert one.view(CLEOPATRA).sides[CLEOPATRA].bonus == 1
    assert one.view(CAESAR).sides[CLEOPATRA].points is None, "the points would give it away"
    for match, group in ((one, 1), (two, 2)):
        play(match, CAESAR, "passive; done")
        play(match, CLEOPATRA, "passive; done")
        assert match.outcome is not None
        assert [side.bonus for side in match.view(None).sides] == [0, group]
        shown = [(event.seat, event.group) for event in match.history(None) if isinstance(event, BonusShown)]
        assert shown == [(CAESAR, 0), (CLEOPATRA, group)]


@pytest.mark.parametrize("choices", ["down 3", "up 3", "play castling", "passive", "passive; discard 1; discard 2"])
def test_3_1_an_unfinished_chain_is_nobody_elses_business(choices: str) -> None:
    """The card in the fingers is hidden until it is played."""
    match = set_table(senator="1/1", hand="123C5/12345")
    before = seen(match, CLEOPATRA), seen(match, None)
    play(match, CAESAR, choices)
    assert (seen(match, CLEOPATRA), seen(match, None)) == before


@pytest.mark.parametrize(
    ("choices", "asked", "chosen"),
    [
        ("down 3", "Place", (3,)),
        ("play castling", "Aim", (8,)),
        ("passive; discard 1; discard 2; discard 1", "Discard", (1, 1, 2)),
    ],
)
def test_3_1_the_player_sees_what_she_has_chosen_so_far(choices: str, asked: str, chosen: tuple[int, ...]) -> None:
    match = set_table(senator="1/1", hand="1123C/12345")
    play(match, CAESAR, choices)
    assert (match.view(CAESAR).asked, match.view(CAESAR).chosen) == (asked, chosen)
    for viewer in (CLEOPATRA, None):
        assert (match.view(viewer).asked, match.view(viewer).chosen) == ("PlayCards", ())


def test_3_1_a_late_action_under_way_looks_like_the_question_for_it() -> None:
    match = set_table(senator="-/1", hand="1234A/12345", rule_set="kosmos_fr")
    play(match, CAESAR, "down 1; on censor; end; draw influence; play assassination")
    assert (match.view(CAESAR).asked, match.view(CLEOPATRA).asked) == ("Aim", "LateAction")


def test_3_3_a_face_down_card_is_told_to_its_owner_alone() -> None:
    one, two = set_table(deck="#20:#/#:#"), set_table(deck="#20:#/#:#")
    play(one, CAESAR, "down 3; on censor")
    play(two, CAESAR, "down 5; on censor")
    assert one.history(CLEOPATRA) == two.history(CLEOPATRA)
    assert one.history(None) == two.history(None)
    assert one.history(CAESAR) != two.history(CAESAR)
