"""Chapter 6: whom the Consul may name, compared with all assignments that a plain reading of the rules allows."""

from __future__ import annotations

from itertools import combinations, permutations

import pytest

from comitium import BadPosition
from comitium.games.idus import names
from comitium.games.idus.rules.r6_assignment import aediles, praetors
from comitium.games.idus.state import NONE, Idus
from games.idus.table import TABLES, assign, named, new, play_turn, set_table, state
from games.table import menu, refused

LAST = "turn=8 turns=3.45:G=R/GR"  # six players; Consul 1; the turn before: Praetor 2, Aediles 3 and 4


def sixes(**options: str | int | bool) -> str:
    return "players=6 " + LAST + "".join(f" {name}={value}" for name, value in options.items())


def test_6_1_three_different_others() -> None:
    """M16."""
    match = set_table(sixes())
    refused(match, 1, "praetor 2", "6.1")
    refused(match, 1, "praetor 7", "6.1")
    match.choose(1, "praetor 1")
    refused(match, 1, "aedile 1", "6.1")
    refused(match, 1, "aedile 2", "6.1")
    match.choose(1, "aedile 3")
    refused(match, 1, "aedile 3", "6.1")
    refused(match, 1, "aedile 8", "6.1")


def test_6_2_no_role_twice_running() -> None:
    """M17, M18: the last Praetor not Praetor, the last Aediles not Aediles; the last Consul may be anything."""
    match = set_table(sixes())
    assert named(match, 1) == [0, 3, 4, 5]
    refused(match, 1, "praetor 3", "6.2")
    match.choose(1, "praetor 4")
    assert named(match, 1) == [0, 2, 5]
    refused(match, 1, "aedile 5", "6.2")
    match.choose(1, "aedile 3")
    assert named(match, 1) == [0, 5]


def test_6_3_the_last_turn_of_the_first_round_counts() -> None:
    """M22: turn 6 of six players; seats 1 and 2 were the Aediles, seat 0 the Praetor and is Consul now."""
    match = new(6)
    for _ in range(6):
        play_turn(match, "green", "red")
    match.choose(0, "praetor 4")
    refused(match, 0, "aedile 2", "6.2")
    refused(match, 0, "aedile 3", "6.2")
    assert named(match, 0) == [4, 5]


def test_6_1_every_refusal_says_who_cannot_be_named_and_why() -> None:
    match = set_table(sixes())
    assert refused(match, 1, "praetor 7", "6.1", "idus-refuse-no-seat").why.args == {"count": 6}
    refused(match, 1, "praetor 2", "6.1", "idus-refuse-self")
    assert refused(match, 1, "praetor 3", "6.2", "idus-refuse-praetor-again").why.args == {"seat": names.seat(2)}
    match.choose(1, "praetor 1")
    assert refused(match, 1, "aedile 7", "6.1", "idus-refuse-no-seat").why.args == {"count": 6}
    refused(match, 1, "aedile 2", "6.1", "idus-refuse-self")
    assert refused(match, 1, "aedile 1", "6.1", "idus-refuse-two-roles").why.args == {"seat": names.seat(0)}
    assert refused(match, 1, "aedile 4", "6.2", "idus-refuse-aedile-again").why.args == {"seat": names.seat(3)}
    match.choose(1, "aedile 3")
    refused(match, 1, "aedile 3", "6.1", "idus-refuse-two-roles")


def test_6_2_a_praetor_who_leaves_no_two_aediles_is_refused_for_that() -> None:
    match = set_table("players=5 turn=7 turns=3.45:G=R/GR", aedile_repeat_5p="none")
    assert refused(match, 1, "praetor 1", "6.2", "idus-refuse-praetor-needed").why.args == {"seat": names.seat(0)}
    refused(match, 1, "praetor 3", "6.2", "idus-refuse-praetor-again")


FIVE = "players=5 turn=7 turns=3.45:G=R/GR"  # Consul 1, before: Consul 0, Praetor 2, Aediles 3 and 4


def test_6_4_with_five_one_aedile_may_serve_again() -> None:
    """M19, M20, M21."""
    match = set_table(FIVE)
    refused(match, 1, "praetor 3", "6.2")
    match.choose(1, "praetor 1")
    match.choose(1, "aedile 4")
    assert named(match, 1) == [2]
    refused(match, 1, "aedile 5", "6.4")
    match.choose(1, "aedile 3")
    assert sorted((state(match).aedile, state(match).aedile2)) == [2, 3]


def test_6_4_a_second_old_aedile_is_refused_and_a_fresh_one_never() -> None:
    match = set_table(FIVE)
    match.choose(1, "praetor 1")
    match.choose(1, "aedile 4")
    assert refused(match, 1, "aedile 5", "6.4", "idus-refuse-second-repeat").why.args == {"seat": names.seat(4)}
    match = set_table(FIVE)
    match.choose(1, "praetor 1")
    match.choose(1, "aedile 3")
    assert named(match, 1) == [3, 4], "the first was fresh, so either of the old ones may follow"


def test_6_5_a_streak_is_refused_as_one() -> None:
    match = set_table("players=5 turn=8 turns=3.45:G=R/GR;1.34:G=R/GR", aedile_streak_max_5p=2)
    match.choose(2, "praetor 2")
    assert refused(match, 2, "aedile 4", "6.5", "idus-refuse-streak").why.args == {"seat": names.seat(3)}


STREAKS = {"aedile_streak_max_5p": 2}


def test_6_5_where_no_old_aedile_may_serve_again_the_praetor_leaves_two_fresh_ones() -> None:
    """Senators 4 and 5 have both served twice. With senator 2 as Praetor only senator 1 would be left."""
    match = set_table("players=5 turn=8 turns=3.45:G=R/GR;1.45:G=R/GR", aedile_repeat_5p="any", **STREAKS)
    assert named(match, 2) == [3, 4]
    refused(match, 2, "praetor 2", "6.2", "idus-refuse-praetor-needed")


def test_6_5_one_old_aedile_who_may_serve_again_is_enough() -> None:
    """Senator 5 has served twice, senator 2 once: any Praetor leaves two."""
    match = set_table("players=5 turn=9 turns=1.54:G=R/GR;4.52:G=R/GR", **STREAKS)
    assert named(match, 3) == [0, 1, 2, 4]


def test_6_5_the_streak_of_the_first_seat_ends_like_any_other() -> None:
    match = set_table("players=5 turn=9 turns=3.15:G=R/GR;4.12:G=R/GR", **STREAKS)
    match.choose(3, "praetor 5")
    assert named(match, 3) == [1, 2]
    refused(match, 3, "aedile 1", "6.5", "idus-refuse-streak")


def test_6_5_three_turns_in_a_row_are_possible() -> None:
    """Seat 1 was an Aedile in the last two turns of the first round, and may be a third time."""
    match = new(5)
    for _ in range(5):
        play_turn(match, "green", "red")
    assign(match, 3, 1, 4)
    assert state(match).aedile == 1


# -- recorded turns of a position


@pytest.mark.parametrize(
    ("roles", "rule"),
    [
        ("4.26", ""),
        ("1.26", "6.2"),  # the Praetor again
        ("2.46", "6.2"),  # an Aedile again
        ("3.26", "6.1"),  # the Consul herself
        ("2.66", "6.1"),
        ("2.67", "6.1"),
    ],
)
def test_6_2_a_recorded_turn_keeps_the_ban(roles: str, rule: str) -> None:
    """Six players; in the turn before, senator 1 was Praetor, 4 and 5 were Aediles. Now senator 3 is Consul."""
    assert broken(f"players=6 turn=10 turns=1.45:G=R/GR;{roles}:G=R/GR") == rule


def test_6_3_a_recorded_turn_looks_back_at_the_first_round() -> None:
    """Turn 6 had Praetor 1 and Aediles 2 and 3; a text that begins with turn 7 does not say so."""
    text = "players=6 turn=8 turns=1.23:G=R/GR;4.25:G=R/GR"
    assert broken(text) == "6.2"
    assert broken(text + " role_ban_across_rounds=false") == ""
    assert broken("players=6 turn=8 turns=4.25:G=R/GR") == ""


def test_6_4_a_recorded_turn_of_five_has_one_old_aedile() -> None:
    one, both = (f"players=5 turn=8 turns=3.45:G=R/GR;1.4{other}:G=R/GR" for other in (3, 5))
    assert broken(one) == ""
    assert broken(both) == "6.4"
    assert broken(both + " aedile_repeat_5p=any") == ""
    assert broken(one + " aedile_repeat_5p=none") == "6.2"


def test_6_5_a_recorded_turn_ends_a_streak() -> None:
    text = "players=5 turn=9 turns=3.45:G=R/GR;1.43:G=R/GR;2.45:G=R/GR"
    assert broken(text) == ""
    assert broken(text + " aedile_streak_max_5p=2") == "6.5"


def broken(text: str) -> str:
    """The rule that a position breaks, or nothing."""
    try:
        set_table(text)
    except BadPosition as refusal:
        return str(refusal.why.args["rule"])
    return ""


# -- every assignment


def plain_reading(players: int, consul: int, before: tuple[int, int, int], repeats: int) -> set[tuple[int, tuple[int, int]]]:
    """Praetor and the two Aediles, all that the rules allow after a turn with this Praetor and these Aediles."""
    others = [seat for seat in range(players) if seat != consul]
    found = set()
    for praetor in others:
        for pair in combinations([seat for seat in others if seat != praetor], 2):
            again = len(set(pair) & set(before[1:]))
            if praetor != before[0] and again <= (repeats if players == 5 else 0):
                found.add((praetor, pair))
    return found


def offered(game: Idus) -> set[tuple[int, tuple[int, int]]]:
    """Everything the chain of questions leads to; no question of it is a dead end."""
    found = set()
    for praetor in praetors(game):
        game.praetor = praetor
        first = aediles(game)
        assert first
        for aedile in first:
            game.aedile = aedile
            second = aediles(game)
            assert second
            found.update((praetor, (min(aedile, other), max(aedile, other))) for other in second)
            game.aedile = NONE
        game.praetor = NONE
    return found


@pytest.mark.parametrize(
    ("players", "repeat", "fewest"),
    [(5, "none", 2), (5, "one", 8), (5, "any", 9), (6, "one", 8), (7, "one", 21), (8, "one", 44)],
)
def test_the_chain_offers_just_what_the_rules_allow(players: int, repeat: str, fewest: int) -> None:
    """Over every turn that may lie before. `fewest` is the digest's count of the assignments that are always there."""
    counts = []
    consul, last = 1, 0
    for before in permutations([seat for seat in range(players) if seat != last], 3):
        if before[1] > before[2]:
            continue
        roles = f"{before[0] + 1}.{before[1] + 1}{before[2] + 1}"
        match = set_table(f"players={players} turn={players + 2} turns={roles}:G=R/GR aedile_repeat_5p={repeat} ask=assign")
        expected = plain_reading(players, consul, before, {"none": 0, "one": 1, "any": 2}[repeat])
        assert offered(state(match)) == expected
        counts.append(len(expected))
    assert min(counts) == fewest


@pytest.mark.parametrize("players", TABLES)
def test_without_a_turn_before_everybody_can_be_named(players: int) -> None:
    match = set_table(f"players={players} turn={players + 2}")
    assert len(menu(match, 1)) == players - 1
