"""The tribune: legal, deterministic, blind to what she cannot see, and not to be beaten by chance."""

from __future__ import annotations

import copy
from random import Random
from typing import Any

import pytest

import comitium
from comitium import bots
from comitium.bots.caesar.counting import Table, Unseen, vote_chances
from comitium.bots.caesar.tribune import ANSWERS, Tribune
from comitium.bots.player import Player, Seat
from comitium.core.dice import stream
from comitium.core.frames import Game, Question
from comitium.core.ids import has_id
from comitium.games.caesar.setup import Prepare
from comitium.games.caesar.state import Caesar
from comitium.games.caesar.view import CaesarView, view
from comitium.match.begin import from_position, start
from comitium.match.match import Match

RULE_SETS = ("rio_grande", "kosmos_fr", "tilsit_fr", "tilsit_original")
QUIET = "votes=r used=spqcaoo"  # nothing but the reshuffling orgy can be drawn


def play(game: Game, players: list[Player]) -> list[int]:
    """A game to its end; every choice is checked to be legal."""
    seats = [Seat("caesar", game, number) for number in (0, 1)]
    made: list[int] = []
    while acting := game.actors():
        made.append(players[acting[0]].choose(seats[acting[0]]))
        assert made[-1] in game.legal(acting[0])
        game.apply(acting[0], made[-1])
    return made


def kinds_of(base: type[Any]) -> set[type[Any]]:
    """Every class below another."""
    return {kind for one in base.__subclasses__() for kind in {one} | kinds_of(one)}


def test_she_has_an_answer_to_every_question() -> None:
    asked = {kind for kind in kinds_of(Question) if kind.__module__.startswith("comitium.games.caesar.") and has_id(kind)}
    assert set(ANSWERS) == asked | {Prepare}


def turn_of(match: Match, seat: int) -> list[str]:
    """What the tribune does from this position, in notation, until her hand is filled or somebody else is asked."""
    player = bots.make("tribune", "caesar", 1)
    done: list[str] = []
    while match.game.actors() == [seat] and match.question(seat).kind not in ("Refill", "LateAction", "Discard"):
        choice = player.choose(Seat("caesar", match.game, seat))
        done.append(match.game_type.describe(choice).notation)
        match.choose(seat, choice)
        if done[-1] in ("end", "passive"):
            break
    return done


def seen(match: Match, seat: int) -> CaesarView:
    assert isinstance(match.game, Caesar)
    return view(match.game, seat)


# -- as any bot


@pytest.mark.parametrize("rule_set", RULE_SETS)
def test_only_legal_choices_and_the_same_again(rule_set: str) -> None:
    games = []
    for seed in (1, 2, 3):
        pairs = [[bots.make("tribune", "caesar", seed + number) for number in (5, 6)] for _ in range(2)]
        games.append([play(start("caesar", seed=seed, rule_set=rule_set), players) for players in pairs])
    assert all(first == second for first, second in games)


@pytest.mark.parametrize(
    "options",
    [
        {"peek_own": False},
        {"hand_back_counts_public": False},
        {"two_down_no_action": True},
        {"allow_single_face_up": True},
        {"action_deck_order": "shuffled", "orgy_variant": "early"},
        {"lone_endgame": "dump", "orgy_variant": "late"},
        {"castling_unblocks": False, "end_when_blocked": False, "exhausted_may_veto": True, "orgy_variant": "late_on_draw"},
    ],
)
def test_legal_under_every_variant(options: dict[str, Any]) -> None:
    for seed in (1, 2):
        play(start("caesar", seed=seed, **options), [bots.make("tribune", "caesar", seed + number) for number in (5, 6)])


@pytest.mark.parametrize("rule_set", RULE_SETS)
def test_beats_chance(rule_set: str) -> None:
    wins = 0
    for number in range(10):
        game = start("caesar", seed=100 + number, rule_set=rule_set)
        players = [bots.make("tribune", "caesar", number), bots.make("random", "caesar", number)]
        play(game, players if number % 2 == 0 else players[::-1])
        outcome = game.outcome()
        assert outcome is not None
        wins += outcome.winners == (number % 2,)
    assert wins >= 8


@pytest.mark.parametrize("rule_set", RULE_SETS)
def test_the_same_choice_in_every_world_she_cannot_tell_apart(rule_set: str) -> None:
    game = start("caesar", seed=11, rule_set=rule_set)
    players = [bots.make("tribune", "caesar", number) for number in (5, 6)]
    dice = Random(3)
    while acting := game.actors():
        seat = acting[0]
        twin = copy.deepcopy(players[seat])
        choice = players[seat].choose(Seat("caesar", game, seat))
        if dice.random() < 0.3:
            imagined = game.reimagine(seat, stream(dice.randrange(10**6), "twin"))
            assert twin.choose(Seat("caesar", imagined, seat)) == choice
        game.apply(seat, choice)


# -- counting


def test_counts_what_she_has_not_seen() -> None:
    match = from_position("caesar", "player=caesar table=-/55(?);-/5;-/4;-/-;-/- hand=12345/iiiii gone=-/5555P", seed=1)
    unseen = Unseen(seen(match, 0), 1)
    assert unseen.philosopher == 1 / 28  # of 37 cards nine are known: seven fives, a four and a philosopher
    assert unseen.mean == (7 * (1 + 2 + 3) + 6 * 4) / 28


def test_knows_which_vote_may_come() -> None:
    match = from_position("caesar", "left=55503 won=00020/00010 votes=#5 used=so box=c", seed=1)
    assert vote_chances(seen(match, 0)) == [0, 1 / 5, 1 / 5, 0, 1 / 5]


def test_a_majority_and_the_bonus_raise_the_stakes() -> None:
    at_two = "left=15533 won=20000/20000 table=3/3;3/3;-/-;-/-;-/- bonus=quaestor/?"
    plain = Table(seen(from_position("caesar", at_two, seed=1), 0), 0)
    bonus = Table(seen(from_position("caesar", at_two.replace("quaestor", "senator"), seed=1), 0), 0)
    swings = [
        table.stakes[group].won[50] - table.stakes[group].lost[50] for table, group in ((plain, 1), (plain, 0), (bonus, 0))
    ]
    assert swings == sorted(set(swings))


# -- the obvious


def test_completes_eight_cards_to_win_a_special_vote() -> None:
    table = "left=55000 won=00322/00211 table=345/1122;3444/3445;-/-;-/-;-/-"
    match = from_position("caesar", f"player=caesar {table} hand=123KV/iiiii deck=#:#/#:# {QUIET}", seed=1)
    turn_of(match, 0)
    assert seen(match, 0).sides[0].won[0] == 1


def test_does_not_complete_a_special_vote_that_she_would_lose() -> None:
    table = "left=15000 won=20322/20211 table=244/3345;34/34;-/-;-/-;-/-"
    match = from_position("caesar", f"player=caesar {table} hand=112KV/iiiii deck=#:#/#:# {QUIET}", seed=1)
    turn_of(match, 0)
    assert seen(match, 0).groups[0].left == 1


def test_kills_the_card_that_turns_the_vote() -> None:
    table = "table=44/155;-/-;-/-;-/-;-/-"
    match = from_position("caesar", f"player=caesar {table} hand=111AV/iiiii votes=#2 used=pqcaoo", seed=1)
    assert turn_of(match, 0)[:3] == ["play assassination", "on senator", "target 5"]


def test_lays_a_philosopher_where_she_is_far_behind() -> None:
    table = "left=30000 won=13322/12211 table=1/4555;-/-;-/-;-/-;-/-"
    match = from_position("caesar", f"player=caesar {table} hand=P1122/iiiii votes=#2 used=pqcaoo", seed=1)
    assert turn_of(match, 0) == ["down P", "on senator", "end"]


def test_castles_to_win_two_groups() -> None:
    table = "left=11000 won=22322/22211 table=5555/33;-/44;-/-;-/-;-/-"
    match = from_position("caesar", f"player=caesar {table} hand=11CVV/iiiii votes=#3 used=qcaoo", seed=1)
    turn_of(match, 0)
    sides = [sum(line.up) + sum(line.down or ()) for line in (group.lines[0] for group in seen(match, 0).groups[:2])]
    assert sides[0] > 6
    assert sides[1] > 8


@pytest.mark.parametrize(("table", "answer"), [("4555/1122", "veto"), ("1122/4555", "pass")])
def test_vetoes_a_wrath_on_her_group_but_not_on_her_rival_s(table: str, answer: str) -> None:
    text = f"player=cleopatra table={table.replace('4555', '455').replace('1122', '112')};-/-;-/-;-/-;-/- hand=123VV/345WV"
    match = from_position("caesar", text, seed=1)
    match.choose(1, "play wrath")
    match.choose(1, "on senator")
    choice = bots.make("tribune", "caesar", 1).choose(Seat("caesar", match.game, 0))
    assert match.game_type.describe(choice).notation == answer


def test_a_spy_takes_the_strongest_card() -> None:
    match = from_position("caesar", "player=caesar table=1/-;-/-;-/-;-/-;-/- hand=123SV/1245K", seed=1)
    match.choose(0, "play spy")
    match.choose(1, "pass")
    choice = bots.make("tribune", "caesar", 1).choose(Seat("caesar", match.game, 0))
    assert match.game_type.describe(choice).notation == "target 5"


def test_a_hand_of_actions_makes_room_for_influence() -> None:
    match = from_position("caesar", "player=caesar hand=AASKV/12345", seed=1)
    player = bots.make("tribune", "caesar", 1)
    while match.game.actors() == [0]:
        match.choose(0, player.choose(Seat("caesar", match.game, 0)))
    assert (seen(match, 0).sides[0].influence_backs or 0) >= 2


def test_who_is_alone_and_ahead_ends_the_game() -> None:
    text = "player=caesar left=10000 won=44433/01100 table=1/5;-/-;-/-;-/-;-/- hand=1/- deck=-:-/-:-"
    match = from_position("caesar", text, seed=1)
    player = bots.make("tribune", "caesar", 1)
    while match.outcome is None:
        match.choose(0, player.choose(Seat("caesar", match.game, 0)))
    assert (match.outcome.winners, match.outcome.reason) == ((0,), "stopped")


def test_lays_her_last_cards_where_they_win_a_full_group() -> None:
    text = (
        "rule_set=tilsit_fr player=caesar lone=1 left=11000 won=22233/22300 table=34/1234;5/34;-/-;-/-;-/- hand=1125/-"
        " deck=-:-/-:- stack=Sequence(2)/Dump(-1)"
    )
    match = from_position("caesar", text, seed=1)
    player = bots.make("tribune", "caesar", 1)
    while match.outcome is None:
        match.choose(0, player.choose(Seat("caesar", match.game, 0)))
    assert seen(match, 0).sides[0].won[0] == 3


def test_a_tribune_is_made_by_name() -> None:
    assert isinstance(bots.make("tribune", "caesar", 1), Tribune)
    with pytest.raises(comitium.BadOption):
        bots.make("tribune:mood=grim", "caesar", 1)
