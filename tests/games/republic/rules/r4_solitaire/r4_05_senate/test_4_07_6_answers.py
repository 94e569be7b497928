"""[4.07.6] Graft, Murder of a Tribune and Mob Incited against a Tribune among the spoils."""

from __future__ import annotations

import pytest

from comitium.games.republic.choices import PASS
from comitium.games.republic.events import senate
from comitium.games.republic.events.solo import spoils as told
from comitium.games.republic.rules.r1_09_senate.choices import GRAFT, MURDER, VETO
from comitium.games.republic.state.numbers import FIELD_CONSUL, ROME_CONSUL
from comitium.games.republic.state.republic import Republic
from games.republic.fixtures.builder import asked, deal, listen, man, say
from games.republic.fixtures.solo.senate import (
    CONSERVATIVES,
    IMPERIALISTS,
    PLAYER,
    PLUTOCRATS,
    divide,
    house,
    let_pass,
    warned,
    without_field_consul,
)


def robbed(*keys: str) -> Republic:
    """The Imperialists hold these cards; a player's Tribune is about to stop their first choice."""
    game = house()
    deal(game, PLAYER, "tribune_1")
    deal(game, IMPERIALISTS, *keys)
    divide(game, IMPERIALISTS, PLUTOCRATS)
    return game


def test_4_07_6_d_46_graft_is_paid_by_the_richest_in_rome() -> None:
    game = robbed("graft_1")
    game.talents[man("claudius")] = 4
    game.loaded = [4]
    say(game, VETO)
    let_pass(game)
    assert game.talents[man("claudius")] == 0
    assert game.faction[game.offices[FIELD_CONSUL]] == IMPERIALISTS


def test_4_07_6_who_cannot_pay_has_lost_the_card_and_murder_follows() -> None:
    game = robbed("graft_1", "murder_of_a_tribune_1")
    game.talents[man("claudius")] = 3
    game.popularity[man("manlius")] = 5
    game.loaded = [4, 2]
    ear = listen(game)
    say(game, VETO)
    let_pass(game)
    assert ear.all(told.TribuneAnswered) == [told.TribuneAnswered("4.07.6", IMPERIALISTS)] * 2  # once with each card
    assert game.hands[IMPERIALISTS] == []
    assert game.talents[man("claudius")] == 3
    assert game.popularity[man("manlius")] == 3
    assert game.faction[game.offices[FIELD_CONSUL]] == IMPERIALISTS


def test_4_07_6_an_odd_die_leaves_the_tribune_standing() -> None:
    game = robbed("murder_of_a_tribune_1")
    game.popularity[man("manlius")] = 5
    game.loaded = [5]
    ear = listen(game)
    say(game, VETO)
    let_pass(game)
    assert game.popularity[man("manlius")] == 0
    assert [(event.seat, event.seat2) for event in ear.all(told.ChoiceSkipped)] == [(IMPERIALISTS, PLAYER)]


def test_4_07_6_murder_only_while_the_tribune_still_stands() -> None:
    game = robbed("graft_1", "murder_of_a_tribune_1")
    game.talents[man("claudius")] = 6
    game.loaded = [4]
    say(game, VETO)
    let_pass(game)
    assert len(game.hands[IMPERIALISTS]) == 1


@pytest.mark.parametrize("answer", ["graft", "murder"])
def test_1_09_15_a_player_may_answer_a_neutrals_tribune(answer: str) -> None:
    game = without_field_consul()
    deal(game, CONSERVATIVES, "tribune_1")
    deal(game, PLAYER, "graft_1", "murder_of_a_tribune_1")
    game.talents[man("fabius")] = 6
    divide(game, IMPERIALISTS, CONSERVATIVES)
    assert asked(game) == "Response"
    game.loaded = [2]
    if answer == "graft":
        say(game, GRAFT + man("fabius"))
        assert asked(game) == "PayGraft"
        say(game, game.legal(0)[0])
    else:
        say(game, MURDER + man("fabius"))
    let_pass(game)
    assert game.faction[game.offices[ROME_CONSUL]] == IMPERIALISTS


def test_4_07_6_a_neutral_whose_tribune_is_voided_incites_the_mob() -> None:
    game = without_field_consul()
    deal(game, CONSERVATIVES, "tribune_1", "mob_incited_to_violence")
    deal(game, IMPERIALISTS, "murder_of_a_tribune_1")
    game.popularity[man("manlius")] = 5
    game.loaded = [2, 3]
    game.urn = [0] * 5
    ear = listen(game)
    divide(game, IMPERIALISTS, CONSERVATIVES)
    mob = ear.all(senate.MobIncited)
    assert [(event.seat, event.chits) for event in mob] == [(IMPERIALISTS, 3 + 2)]
    assert "TribuneCancelled" in ear.names()


def test_4_05_419_after_a_void_the_neutral_plays_another() -> None:
    game = without_field_consul()
    deal(game, CONSERVATIVES, "tribune_1", "tribune_2")
    deal(game, IMPERIALISTS, "murder_of_a_tribune_1")
    game.loaded = [2]
    divide(game, IMPERIALISTS, CONSERVATIVES)
    assert game.hands[CONSERVATIVES] == []
    assert game.faction[game.offices[ROME_CONSUL]] == CONSERVATIVES


def test_4_07_6_the_player_is_warned_of_the_cards_with_which_a_neutral_would_answer() -> None:
    game = robbed("graft_1", "murder_of_a_tribune_1")
    answers = ["the Amphora would answer with Graft", "the Amphora would answer with Murder of a Tribune"]
    assert warned(game, VETO) == [*answers, "the Trident chooses next"]
    assert warned(game, PASS) == []
    assert warned(robbed(), VETO) == ["the Trident chooses next"]
