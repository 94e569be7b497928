"""Chapter 4: five cards on a side, eight on a group, none on a group without patricians."""

from __future__ import annotations

import pytest

import comitium
from comitium import Phrase
from games.caesar.table import CAESAR, CLEOPATRA, RULE_SETS, SEATS, line, set_table
from games.table import menu, play, refused

ANYWHERE = ["on senator", "on praetor", "on quaestor", "on censor", "on aedile"]


@pytest.mark.parametrize("rule_set", RULE_SETS)
@pytest.mark.parametrize("side", ["12345", "1(2345)", "(11223)"])
def test_4_1_no_sixth_card_on_your_side(rule_set: str, side: str) -> None:
    """T09: face-up and face-down cards count alike."""
    match = set_table(senator=f"{side}/-", rule_set=rule_set)
    play(match, CAESAR, "down 3")
    refused(match, CAESAR, "on senator", "4.1")
    assert menu(match, CAESAR) == ANYWHERE[1:]


def test_4_1_the_fifth_card_is_legal() -> None:
    match = set_table(senator="1234/-")
    play(match, CAESAR, "down 3; on senator")
    assert line(match, CAESAR, "senator") == "1234(3)"


def test_4_1_the_second_open_card_is_counted_with_the_first() -> None:
    match = set_table(senator="1234/-")
    play(match, CAESAR, "up 3; on senator; up 4")
    refused(match, CAESAR, "on senator", "4.1")
    play(match, CAESAR, "on censor")


def test_4_1_the_limit_is_for_each_side() -> None:
    """Five cards of the opponent leave three places, not none."""
    match = set_table(senator="11/12345")
    assert match.view(CAESAR).groups[0].lines[CAESAR].room == 1
    play(match, CAESAR, "down 3; on senator")
    assert line(match, CAESAR, "senator") == "11(3)"


@pytest.mark.parametrize("rule_set", RULE_SETS)
@pytest.mark.parametrize("sides", ["1234/1234", "123/12345", "(123)/1(1234)"])
def test_4_2_no_ninth_card_on_a_group(rule_set: str, sides: str) -> None:
    """T10, R-011."""
    match = set_table(senator=sides, rule_set=rule_set)
    play(match, CAESAR, "down 3")
    refused(match, CAESAR, "on senator", "4.2")
    assert menu(match, CAESAR) == ANYWHERE[1:]


def test_4_2_the_eighth_card_is_legal() -> None:
    match = set_table(senator="123/1234")
    play(match, CAESAR, "down 5; on senator")
    assert line(match, CAESAR, "senator") == "123(5)"


@pytest.mark.parametrize(
    ("own", "other", "room"), [("-", "-", 5), ("-", "12345", 3), ("1", "1234", 3), ("12345", "-", 0), ("1234", "1234", 0)]
)
def test_4_2_the_room_is_what_both_limits_leave(own: str, other: str, room: int) -> None:
    for seat in (CAESAR, CLEOPATRA):
        sides = (own, other) if seat == CAESAR else (other, own)
        match = set_table(aedile="/".join(sides), player=SEATS[seat])
        assert match.view(None).groups[4].lines[seat].room == room


@pytest.mark.parametrize("rule_set", RULE_SETS)
def test_4_3_nothing_is_placed_on_a_group_without_patricians(rule_set: str) -> None:
    """T20."""
    match = set_table(won="30000/20000", rule_set=rule_set)
    play(match, CAESAR, "down 3")
    refused(match, CAESAR, "on senator", "4.3")
    assert menu(match, CAESAR) == ANYWHERE[1:]
    assert match.view(CAESAR).groups[0].lines[CAESAR].room == 0


@pytest.mark.parametrize(("letter", "card"), [("A", "assassination"), ("K", "scout"), ("W", "wrath"), ("C", "castling")])
def test_4_3_no_action_aims_at_a_group_without_patricians(letter: str, card: str) -> None:
    """R-012."""
    match = set_table(praetor="1/1(2)", won="30000/20000", hand=f"1{letter}/12345")
    play(match, CAESAR, f"play {card}")
    refused(match, CAESAR, "on senator", "4.3")
    assert "on senator" not in menu(match, CAESAR)


def test_4_3_an_exhausted_group_is_not_the_second_half_of_a_castling() -> None:
    match = set_table(praetor="1/1", won="30000/20000", hand="1C/12345")
    play(match, CAESAR, "play castling; on praetor")
    refused(match, CAESAR, "on senator", "4.3")


def test_4_3_cards_on_an_exhausted_group_are_no_position() -> None:
    with pytest.raises(comitium.BadPosition):
        set_table(senator="1/-", won="50000/00000")


def test_4_1_every_limit_has_its_own_sentence_and_names_the_group() -> None:
    match = set_table(senator="12345/-", praetor="1234/1234", won="00000/00003")
    play(match, CAESAR, "down 3")
    for group, rule, why in (
        ("senator", "4.1", "own-limit"),
        ("praetor", "4.2", "group-limit"),
        ("aedile", "4.3", "out-of-play"),
    ):
        args = refused(match, CAESAR, f"on {group}", rule, f"caesar-refuse-{why}").why.args
        assert args == {"group": Phrase(f"caesar-group-{group}")}
    full = set_table(won="55500/00000", censor="54321/555", aedile="54321/555")
    refused(full, CAESAR, "down 1", "4.2", "caesar-refuse-no-room")
    refused(full, CAESAR, "up 1", "4.2", "caesar-refuse-no-room")
