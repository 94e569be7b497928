"""Chapters 1 to 4: cards, limits, deal and the order of the turns."""

from __future__ import annotations

import tomllib
from collections import Counter
from importlib.resources import files

import pytest

import comitium
from comitium import BadOption
from comitium.games.idus.setup import faction_deck
from games.idus.table import LIMITS, TABLES, L, M, T, new, play_turn, roles, set_table, state
from games.table import asked, menu


def cards(name: str) -> dict[str, int]:
    found = tomllib.loads((files("comitium.games.idus") / "cards" / f"{name}.toml").read_text())
    return {card["id"]: card["count"] for card in found["card"]}


def test_1_1_sixteen_faction_cards() -> None:
    assert cards("faction") == {"loyal": 7, "traitor": 7, "merchant": 2}
    deck = faction_deck(8)
    assert Counter(deck) == {L: 7, T: 7, M: 2}, "eight players need the whole box"
    assert cards("role") == {"consul": 1, "praetor": 1, "aedile": 2}


def test_1_3_green_and_red_move_their_markers_and_yellow_neither() -> None:
    assert cards("vote") == {"green": 2, "red": 2, "yellow": 2}
    match = set_table("players=5 turn=7 ask=vote now=4.13 turns=5.34:GG=/GG")
    play_turn_as(match, "green", "yellow")
    assert (state(match).loyal, state(match).traitor) == (3, 0)


def play_turn_as(match: comitium.Match, first: str, second: str) -> None:
    game = state(match)
    aedile, aedile2, praetor = game.aedile, game.aedile2, game.praetor
    match.choose(aedile, f"vote {first}")
    match.choose(aedile2, f"vote {second}")
    match.choose(praetor, f"look {aedile + 1}")
    match.choose(praetor, "keep")


@pytest.mark.parametrize("players", TABLES)
def test_2_1_the_limit_of_each_table(players: int) -> None:
    match = new(players)
    assert state(match).rules.limit == LIMITS[players]
    assert match.view(None).limit == LIMITS[players]


@pytest.mark.parametrize(
    ("players", "before", "votes", "after", "ends"),
    [
        (5, "13/4", "G=Y", "14/4", "conspiracy"),  # L01
        (5, "12/4", "G=R", "13/5", ""),  # L02
        (5, "12/4", "G=G", "14/4", "conspiracy"),  # L03
        (6, "5/15", "R=Y", "5/16", "conspiracy"),  # L04
        (7, "5/17", "YG=", "6/17", ""),  # L05
        (8, "20/5", "G=R", "21/6", "conspiracy"),  # L06
        (8, "19/5", "G=Y", "20/5", ""),  # L07
    ],
)
def test_2_2_past_the_limit_and_not_on_it(players: int, before: str, votes: str, after: str, ends: str) -> None:
    """L01 to L07: markers before, the votes shown, the markers after."""
    last = sum(map(int, before.split("/"))) > 2 * (2 * players - 2)  # so many votes take all turns but the last
    turn, roles_now = (2 * players, "1.23") if last else (2 * players - 1, f"{players}.12")
    match = set_table(f"players={players} turn={turn} marks={before} ask=veto now={roles_now}:{votes.replace('=', '.')}")
    match.choose(state(match).praetor, "keep")
    assert f"{state(match).loyal}/{state(match).traitor}" == after
    assert state(match).ending.partition("-")[0] == ends


def test_l08_two_yellow_votes_move_nothing() -> None:
    match = set_table("players=6 turn=9 marks=7/7 ask=look now=4.12:YY")
    match.choose(3, "look 1")
    match.choose(0, "put red")
    assert (state(match).loyal, state(match).traitor) == (7, 8), "one of them was found and replaced"
    match = set_table("players=6 turn=9 marks=7/7 ask=look now=4.12:YY praetor_must_look=false")
    match.choose(3, "trust")
    assert (state(match).loyal, state(match).traitor) == (7, 7)
    assert match.view(None).turns[-1].pair == (2, 2)


# -- the facts of 2.3


def play_all(players: int, first: str, second: str, **options: str | int | bool) -> comitium.Match:
    match = new(players, **options)
    while match.outcome is None:
        play_turn(match, first, second)
    return match


@pytest.mark.parametrize(("players", "exceed", "reach"), [(5, 7, 7), (6, 8, 8), (7, 9, 9), (8, 11, 10)])
def test_the_earliest_failure(players: int, exceed: int, reach: int) -> None:
    """M24, M25: only green votes. The second turn of round two; with eight players the third, under `reach` the second."""
    for mode, turn in (("exceed", exceed), ("reach", reach)):
        match = play_all(players, "green", "green", limit_mode=mode)
        assert len(state(match).record) == turn
        assert state(match).loyal == 2 * turn
        assert state(match).ending.startswith("conspiracy")
        assert all(view.count == 1 for view in match.view(None).senators), "everybody has chosen by then"


@pytest.mark.parametrize("players", TABLES)
def test_both_markers_never_pass_a_printed_limit(players: int) -> None:
    turns = 2 * players
    for mode in (0, 1):
        assert 2 * (LIMITS[players] + 1 - mode) > 2 * turns
    match = play_all(players, "green", "red")
    assert len(state(match).record) == turns
    assert state(match).loyal + state(match).traitor == 2 * turns


@pytest.mark.parametrize("players", TABLES)
def test_never_is_everybody_of_one_side(players: int) -> None:
    for faction in (L, T):
        assert faction_deck(players).count(faction) == players - 1


# -- setup


@pytest.mark.parametrize("players", TABLES)
def test_3_1_the_faction_deck(players: int) -> None:
    """M01, M02: one Loyal and one Traitor fewer than players, two Merchants, all of them dealt."""
    match = new(players)
    assert Counter(state(match).cards) == {L: players - 1, T: players - 1, M: 2}


def test_3_2_two_cards_each_and_equal_ones_happen() -> None:
    hands = Counter(tuple(view.cards) for seed in range(80) for view in [new(5, seed).view(2).senators[2]])
    assert all(len(hand) == 2 for hand in hands)
    assert {(L, L), (T, T), (M, M), (L, T)} <= set(hands)


def test_3_3_the_markers_start_at_nought() -> None:
    view = new(7).view(None)
    assert (view.loyal, view.traitor, view.turn, view.round) == (0, 0, 1, 1)


def test_3_4_the_first_player_is_drawn() -> None:
    found = {comitium.new("idus", players=6, seed=seed).view(None).first for seed in range(60)}
    assert found == set(range(6))


@pytest.mark.parametrize("players", TABLES)
def test_3_5_the_first_roles(players: int) -> None:
    """M03: Consul 0, Praetor 1, Aediles 2 and 3."""
    assert roles(new(players)) == (0, 1, 2, 3)


@pytest.mark.parametrize("players", [1, 4, 9, 0])
def test_2_1_other_tables_are_refused_with_the_rule(players: int) -> None:
    with pytest.raises(BadOption, match=r"rule 2\.1\); choose 5 to 8 players"):
        comitium.new("idus", players=players)


# -- the order of the turns


@pytest.mark.parametrize("players", TABLES)
def test_4_1_two_rounds_and_everybody_is_consul_once_in_each(players: int) -> None:
    match = new(players)
    consuls = []
    while match.outcome is None:
        consuls.append(state(match).consul)
        play_turn(match, "green", "red")
    assert consuls == [*range(players), *range(players)]


@pytest.mark.parametrize("players", TABLES)
def test_4_2_in_the_first_round_roles_move_on_by_a_seat(players: int) -> None:
    """M04, M05: turn 1 has Consul 1, Praetor 2, Aediles 3 and 4; the last one Consul n - 1, Praetor 0, Aediles 1 and 2."""
    match = new(players)
    for turn in range(players):
        assert roles(match) == tuple((turn + step) % players for step in range(4))
        assert {prompt.kind for prompt in match.questions()} == {"Vote"}, "nobody is asked who gets which role"
        play_turn(match, "green", "red")


@pytest.mark.parametrize("players", TABLES)
def test_4_3_in_the_second_round_the_consul_names_the_others(players: int) -> None:
    match = new(players)
    for _ in range(players):
        play_turn(match, "green", "red")
    assert asked(match) == (0, "Assign")
    assert all(notation.startswith("praetor ") for notation in menu(match, 0))
    play_turn(match, "green", "red")
    assert asked(match) == (1, "Assign")
