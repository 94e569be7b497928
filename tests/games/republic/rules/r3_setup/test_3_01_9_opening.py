"""[3.01.9] The opening: what is chosen before the first turn."""

from __future__ import annotations

import pytest

import comitium
from comitium.core.errors import Illegal
from comitium.draw.page import from_match
from comitium.draw.page.beside.reasons import shut
from comitium.games.republic.catalogue.cards import CARD_INDEX
from comitium.games.republic.choices import CARD, DONE, SENATOR
from comitium.games.republic.rules.r3_setup.r3_01_9_opening import OpeningCards
from comitium.games.republic.state.numbers import NOBODY
from games.republic.fixtures.builder import asked, card, deal, man, new_table, play, put, say
from games.republic.fixtures.setups import laid

# -- the opening


def test_3_01_9_cato_stands_alone_because_porcius_is_a_middle_card() -> None:
    game = new_table("early", 3)
    put(game, "julius", 0)
    deal(game, 0, "22a_cato_the_elder")
    play(game, OpeningCards(0, NOBODY))
    say(game, CARD + card("22a_cato_the_elder"))
    cato = man("22a_cato_the_elder")
    assert game.in_rome(cato)
    assert game.members[0] >> cato & 1
    assert game.on_family == 0
    assert game.hands[0] == []


def test_3_01_9_a_statesman_whose_family_an_opponent_has_is_refused() -> None:
    game = new_table("early", 3)
    put(game, "julius", 0)
    put(game, "cornelius", 1)
    deal(game, 0, "1a_scipio_africanus")
    play(game, OpeningCards(0, NOBODY))
    assert game.legal(0) == [DONE]
    with pytest.raises(Illegal) as refused:
        game.apply(0, CARD + card("1a_scipio_africanus"))
    assert refused.value.rule == "1.07.312"


def test_3_01_9_scipio_alone_blocks_the_other_scipio_and_sulla() -> None:
    game = new_table("alternate", 3)
    put(game, "julius", 0)
    put(game, "fabius", 1)
    deal(game, 0, "1a_scipio_africanus")
    deal(game, 1, "1b_scipio_aemilianus", "1c_sulla")
    play(game, OpeningCards(0, NOBODY))
    say(game, CARD + card("1a_scipio_africanus"), DONE)
    play(game, OpeningCards(1, NOBODY))
    assert game.legal(1) == [DONE]


def test_3_01_9_any_number_of_statesmen_and_concessions_whatever_the_option_says() -> None:
    game = new_table("early", 3, statesmen_per_turn="one")
    julius = put(game, "julius", 0)
    deal(game, 0, "22a_cato_the_elder", "2a_fabius_maximus_cunctator", "mining")
    play(game, OpeningCards(0, NOBODY))
    say(game, CARD + card("22a_cato_the_elder"), CARD + card("2a_fabius_maximus_cunctator"))
    say(game, CARD + card("mining"))
    assert SENATOR + man("22a_cato_the_elder") in game.legal(0)  # he counts as a senator at once
    say(game, SENATOR + julius)
    assert game.holder[CARD_INDEX[card("mining")]] == julius
    assert game.legal(0) == [DONE]
    say(game, DONE)
    assert not game.stack


def test_3_01_9_the_land_commissioner_is_refused_without_a_land_bill() -> None:
    game = new_table("early", 3)
    put(game, "julius", 0)
    deal(game, 0, "land_commissioner")
    play(game, OpeningCards(0, NOBODY))
    assert game.legal(0) == [DONE]
    with pytest.raises(Illegal) as refused:
        game.apply(0, CARD + card("land_commissioner"))
    assert refused.value.rule == "A-43"


def test_3_01_9_laws_and_intrigue_cannot_be_played() -> None:
    game = new_table("middle", 3)
    put(game, "julius", 0)
    deal(game, 0, "tribune_1", "calpurnian_law")
    play(game, OpeningCards(0, NOBODY))
    assert game.legal(0) == [DONE]
    for key in ("tribune_1", "calpurnian_law"):
        with pytest.raises(Illegal) as refused:
            game.apply(0, CARD + card(key))
        assert refused.value.rule == "3.01.9"


def test_3_01_9_everybody_is_asked_whatever_is_in_the_hand() -> None:
    game = laid("early", 4)
    seats = []
    while game.stack:
        if asked(game) == "OpeningCards":
            seats.append(game.actors()[0])
            say(game, DONE)
        else:
            say(game, game.legal(game.actors()[0])[0])
    assert sorted(seats) == [0, 1, 2, 3]


def test_3_01_9_a_concession_without_its_holder_is_the_owners_secret() -> None:
    game = new_table("early", 3)
    put(game, "julius", 0)
    deal(game, 0, "mining")
    play(game, OpeningCards(0, NOBODY))
    say(game, CARD + card("mining"))
    other = game.clone()
    other.stack[-1].redraw(other, 1, None)
    assert isinstance(other.stack[-1], OpeningCards)
    assert other.stack[-1].card == NOBODY


def test_1_07_312_why_a_statesman_stays_in_the_hand_is_told_before_the_first_turn() -> None:
    """His card lies far among the choices from the only answer there is: he is looked up by his card."""
    match = comitium.new("republic", players=3, seed=1)
    match.game = game = new_table("early", 3)
    put(game, "julius", 0)
    put(game, "cornelius", 1)
    deal(game, 0, "1a_scipio_africanus", "tribune_1")
    play(game, OpeningCards(0, NOBODY))
    board, prompt = from_match.board_of(match, 0)
    assert prompt is not None
    assert [one.choice for one in prompt.options] == [DONE]
    told = {one.why.id: one.rule for one in shut(match, 0, prompt, board)}
    assert told == {"republic-revolution-refuse-family-taken": "1.07.312", "republic-setup-refuse-not-now": "3.01.9"}
