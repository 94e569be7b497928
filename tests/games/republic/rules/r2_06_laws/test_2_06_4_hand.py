"""2.06.4: laws stay in the hand when other cards must go."""

from __future__ import annotations

import pytest

from comitium.games.republic.rules.r1_11_revolution.choices import DROP
from comitium.games.republic.rules.r1_11_revolution.r1_11_1_plays import Excess
from comitium.games.republic.state.numbers import BEATEN, REVOLUTION
from comitium.games.republic.state.republic import Republic
from games.republic.fixtures.builder import (
    card,
    deal,
    law,
    play,
    refusal,
    say,
    war,
)
from games.republic.fixtures.senate import (
    senate_with_officers,
)


def hand_of(*keys: str) -> Republic:
    game = senate_with_officers(laws_by_vote=True)
    game.phase = REVOLUTION
    deal(game, 0, *keys)
    play(game, Excess())
    return game


INTRIGUE = ("tribune_1", "tribune_2", "tribune_3", "assassin_1")
LAWS = ("military_reforms", "calpurnian_law", "tradition_erodes", "servilian_law", "gabinian_law", "manilian_law")


def test_2_06_4_of_six_cards_with_two_laws_another_one_must_go() -> None:
    game = hand_of(*INTRIGUE, "military_reforms", "calpurnian_law")
    drops = {one - DROP for one in game.legal(0) if one >= DROP}
    assert drops == {card(key) for key in INTRIGUE}
    assert refusal(game, DROP + card("military_reforms"), 0) == "2.06.4"
    assert refusal(game, DROP + card("manilian_law"), 0) == "1.11.2"
    say(game, DROP + card("assassin_1"))
    assert not game.stack


def test_c_78_of_six_laws_one_is_discarded() -> None:
    game = hand_of(*LAWS)
    say(game, DROP + card("manilian_law"))
    assert not game.stack
    assert game.discards == [card("manilian_law")]


def test_c_78_the_only_other_card_goes_first() -> None:
    game = hand_of(*LAWS, "tribune_1")
    assert [one for one in game.legal(0) if one >= DROP] == [DROP + card("tribune_1")]
    say(game, DROP + card("tribune_1"), DROP + card("gabinian_law"))
    assert not game.stack


@pytest.mark.parametrize("how", ["", "voted_down", "discarded"])
def test_2_06_4_the_acilian_law_may_go_when_the_calpurnian_has_come_to_nothing(how: str) -> None:
    game = senate_with_officers(laws_by_vote=True)
    game.phase = REVOLUTION
    deal(game, 0, *INTRIGUE, "acilian_law", "manilian_law")
    if how == "voted_down":
        game.voted_down = 1 << law("calpurnian_law")
    elif how:
        game.discards = [card("calpurnian_law")]
    play(game, Excess())
    assert (DROP + card("acilian_law") in game.legal(0)) == bool(how)
    assert DROP + card("manilian_law") not in game.legal(0)


@pytest.mark.parametrize("beaten", [True, False])
def test_2_06_4_the_laws_of_the_social_war_may_go_when_it_is_beaten(beaten: bool) -> None:
    game = senate_with_officers(laws_by_vote=True)
    game.phase = REVOLUTION
    deal(game, 0, *INTRIGUE, "julian_law", "plautian_papirian_law")
    game.zone[war("social_war")] = BEATEN if beaten else game.zone[war("social_war")]
    play(game, Excess())
    assert (DROP + card("julian_law") in game.legal(0)) == beaten
    assert (DROP + card("plautian_papirian_law") in game.legal(0)) == beaten


def test_2_06_4_without_the_option_laws_are_discarded_like_other_cards() -> None:
    game = senate_with_officers(laws_by_vote=False)
    game.phase = REVOLUTION
    deal(game, 0, *INTRIGUE, "military_reforms", "calpurnian_law")
    play(game, Excess())
    assert DROP + card("military_reforms") in game.legal(0)
