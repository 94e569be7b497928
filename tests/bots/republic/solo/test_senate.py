"""[4.05] How a tribune plays the Senate of chapter 4."""

from __future__ import annotations

from comitium import bots
from comitium.bots.republic.solo.senate import fits
from comitium.games.republic.choices import SENATOR, YES, verb
from comitium.games.republic.rules.r4_solitaire.choices import OFFICE
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_3_plans.r4_05_3_commanders import NameCommander
from comitium.games.republic.state.numbers import CENSOR
from comitium.games.republic.state.republic import Republic
from games.republic.fixtures.builder import man, say, wage
from games.republic.fixtures.solo.senate import PLAYER, PLUTOCRATS, coalition, divide, house, spoils


def answer(game: Republic) -> int:
    return bots.make("tribune", "republic", 1).choose(bots.Seat("republic", game, PLAYER, None))


def test_4_05_2_it_joins_if_the_next_group_is_no_better() -> None:
    assert answer(coalition()) == YES


def test_4_05_4_it_takes_an_office_for_one_of_its_own() -> None:
    game = spoils()
    chosen = answer(game)
    assert verb(chosen) == OFFICE
    say(game, chosen)
    receiver = answer(game)
    assert verb(receiver) == SENATOR
    assert game.faction[receiver - SENATOR] == PLAYER


def test_4_05_4_whoever_is_about_to_be_master_of_rome_is_not_pushed() -> None:
    game = house()
    game.influence[man("cornelius")] = 18
    assert fits(game, PLAYER, OFFICE + CENSOR, man("fabius")) > fits(game, PLAYER, OFFICE + CENSOR, man("cornelius"))


def test_4_05_4_it_plays_a_division_to_its_end() -> None:
    game = house()
    divide(game, PLAYER, PLUTOCRATS)
    for _ in range(40):
        if not game.stack:
            break
        assert game.actors() == [PLAYER]
        say(game, answer(game))
    assert not game.stack


def test_4_05_31_it_names_the_commander_of_the_plan() -> None:
    game = house()
    war = wage(game, "syrian_war")
    men = [man("cornelius"), man("fabius")]
    game.stack = [NameCommander(PLAYER, war, men, man("fabius"))]
    assert answer(game) == SENATOR + man("fabius")
