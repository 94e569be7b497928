"""[1.04.9] [1.09.823] What a seat, or a spectator, may see."""

from __future__ import annotations

import pytest

from comitium.core.dice import stream
from comitium.games.republic.game_type import GAME_TYPE
from comitium.games.republic.rules.r3_setup.r3_01_4_cards import scenario_of
from comitium.games.republic.state.numbers import SENATE
from comitium.games.republic.state.republic import ERA_ENDS
from comitium.games.republic.worlds.unseen import bottom
from comitium.text import say
from games.republic.fixtures.builder import card, man, new_table, rebel

TABLE = (
    "column=cornelius*(t4) column.box=12 column.hand=tribune_1,mining amphora=fabius* amphora.box=5 "
    "amphora.hand=assassin_1!,tribune_2!column,tribune_3 trident=julius* star=claudius*"
)


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_1_04_9_hands_and_treasuries_of_others_are_hidden_and_the_size_of_a_hand_is_open(seat: int | None) -> None:
    view = GAME_TYPE.view(GAME_TYPE.from_position(TABLE, 1), seat)
    column, amphora = view.factions[:2]
    assert (column.box, amphora.box) == (12 if seat == 0 else None, 5 if seat == 1 else None)
    assert (column.hand is not None, amphora.hand is not None) == (seat == 0, seat == 1)
    assert (column.cards, amphora.cards) == (2, 3)
    assert column.senators[0].talents == 4
    shown = {0: ("assassin_1", "tribune_2"), 2: ("assassin_1",), None: ("assassin_1",)}
    if seat != 1:
        assert set(amphora.known) == {card(key) for key in shown[seat]}


def test_1_09_823_a_consul_for_life_sees_the_hands_he_controls_in_the_senate_only() -> None:
    game = GAME_TYPE.from_position(TABLE, 1)
    game.consul_for_life = man("julius")
    assert GAME_TYPE.view(game, 2).factions[0].hand is None
    game.phase = SENATE
    assert GAME_TYPE.view(game, 2).factions[0].hand == tuple(game.hands[0])
    assert GAME_TYPE.view(game, 3).factions[0].hand is None
    world = game.reimagine(2, stream(1, "for life"))
    assert world.hands == game.hands


def test_1_09_823_the_hand_of_the_primary_rebel_stays_hidden() -> None:
    game = GAME_TYPE.from_position(TABLE, 1)
    game.consul_for_life = man("julius")
    game.phase = SENATE
    game.rebel = man("cornelius")
    assert GAME_TYPE.view(game, 2).factions[0].hand is None
    assert GAME_TYPE.view(game, 2).factions[1].hand is not None


def test_1_12_2_a_rebel_s_influence_counts_for_his_faction_nowhere_and_his_war_names_him() -> None:
    game = GAME_TYPE.from_position(TABLE, 1)
    before = GAME_TYPE.view(game, 1).factions[0].influence
    assert before == game.influence[man("cornelius")]
    rebel(game, man("cornelius"), legions=2)
    view = GAME_TYPE.view(game, 1)
    assert view.factions[0].influence == 0, "as the report and the outcome count it"
    assert view.factions[1].influence == game.influence[man("fabius")]
    board = GAME_TYPE.board(view, None)
    (war,) = [piece for zone in board.of_kind("wars") for piece in zone.pieces if piece.face == "civil_war"]
    led = war.mark("led")
    assert led is not None
    assert say(led.text, "fr") == "menée par Cornelius"


def test_1_07_342_a_war_shows_the_strength_it_has_now() -> None:
    wars = "wars=1st_punic_war:active,2nd_punic_war:active leaders=hannibal:board"
    alone = GAME_TYPE.view(GAME_TYPE.from_position(f"{TABLE} wars=2nd_punic_war:active", 1), 0).wars[0]
    both = GAME_TYPE.view(GAME_TYPE.from_position(f"{TABLE} {wars}", 1), 0).wars
    assert both[1].land > 2 * alone.land, "doubled by its match, and led"
    assert both[1].leaders


def test_a_board_shows_backs_for_what_is_hidden() -> None:
    game = GAME_TYPE.from_position(TABLE, 1)
    board = GAME_TYPE.board(GAME_TYPE.view(game, 2), None)
    hand = board.zone("faction/amphora/hand")
    assert [(piece.face, piece.count) for piece in hand.pieces] == [("assassin_1", 1), ("", 2)]
    assert board.zone("faction/amphora").mark("box") is None


def test_1_07_411_the_loyalty_that_is_shown_is_nothing_beside_an_adversary() -> None:
    beside = GAME_TYPE.from_position(
        "column=sulpicius*,1a_scipio_africanus,22a_cato_the_elder amphora=fabius* trident=julius*", 1
    )
    assert [one.loyalty for one in GAME_TYPE.view(beside, 0).factions[0].senators][-2:] == [0, 0]
    apart = GAME_TYPE.from_position(
        "column=sulpicius*,1a_scipio_africanus amphora=fabius*,22a_cato_the_elder trident=julius*", 1
    )
    assert GAME_TYPE.view(apart, 0).factions[0].senators[-1].loyalty == 7


@pytest.mark.parametrize(("above", "near"), [(6, False), (5, True), (0, True), (-3, True)])
def test_1_12_1_the_state_says_when_the_era_may_end_in_the_next_forum(above: int, near: bool) -> None:
    game = new_table(scenario="early")
    among = bottom(scenario_of(game.rules))
    game.deck = list(range(among + above))
    board = GAME_TYPE.board(GAME_TYPE.view(game, 0), None)
    mark = board.zone("state").mark("era-near")
    assert (mark is not None) == near
    if mark is not None:
        count = len(game.deck)
        assert say(mark.text, "en") == f"The era may end soon: Era Ends is among the last {min(among, count)} of {count} cards"


def test_1_12_1_a_later_pile_or_the_card_itself_leaves_no_doubt() -> None:
    game = new_table(scenario="early")
    game.deck = [4, 5, 6]
    game.piles = [[1, 2, 3]]
    state = GAME_TYPE.board(GAME_TYPE.view(game, 0), None).zone("state")
    assert state.mark("era-near") is None, "another pile follows"
    game.piles = []
    game.marks[ERA_ENDS] = 1
    state = GAME_TYPE.board(GAME_TYPE.view(game, 0), None).zone("state")
    assert state.mark("era-near") is None
    assert state.mark("era-revealed") is not None
