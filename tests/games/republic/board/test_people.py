"""What the table says of senators who are away: true when they cannot fight, and when they have won already."""

from __future__ import annotations

import pytest

from comitium.core.board import Piece
from comitium.games.republic.game_type import GAME_TYPE
from comitium.games.republic.state.numbers import DICTATOR, MASTER_OF_HORSE, NOBODY
from comitium.games.republic.state.republic import Republic
from comitium.text import say
from games.republic.fixtures.builder import concession, grant, man, new_table, put, send, wage, war
from games.republic.fixtures.wars.battles import combat_table


def piece(game: Republic, key: str) -> Piece:
    board = GAME_TYPE.board(GAME_TYPE.view(game, None), None)
    return next(one for zone in board.walk() for one in zone.pieces if one.id == f"senator/{key}")


def away(game: Republic, key: str, language: str = "en") -> str:
    mark = piece(game, key).mark("away")
    return "" if mark is None else say(mark.text, language)


@pytest.mark.parametrize("neutrals", [0, 4])
def test_4_05_1_with_neutral_factions_nothing_is_said_of_trials(neutrals: int) -> None:
    game = new_table("early", 5, neutrals=neutrals)
    if neutrals:
        game.directives = [NOBODY, 0, 1, 2, 3]
    marius = put(game, "marius", 0)
    grant(game, "mining", marius)
    game.exposed = 1 << concession("mining")
    game.major = 1 << marius
    board = GAME_TYPE.board(GAME_TYPE.view(game, None), None)
    marks = [mark.id for zone in board.walk() for one in zone.pieces for mark in one.marks]
    assert ("exposed" in marks, "major" in marks) == (not neutrals, not neutrals)


def sent(legions: int, fleets: int) -> Republic:
    """Marius stands on the Syrian War, which asks for two fleets beside the legions."""
    game = combat_table()
    wage(game, "syrian_war")
    send(game, put(game, "marius", 0), "syrian_war", legions=legions, fleets=fleets)
    return game


@pytest.mark.parametrize(("legions", "fleets"), [(6, 1), (0, 2), (0, 0)])
def test_c_3_a_commander_who_lacks_what_a_battle_needs_is_not_said_to_fight(legions: int, fleets: int) -> None:
    game = sent(legions, fleets)
    assert away(game, "marius") == "cannot fight the Syrian War with his force"
    assert away(game, "marius", "fr") == "n’a pas de quoi combattre la Guerre syrienne"


def test_1_10_11_a_commander_with_legions_and_fleet_support_fights() -> None:
    assert away(sent(6, 2), "marius") == "fights the Syrian War"


def test_1_10_12_against_an_enemy_fleet_one_fleet_is_enough_for_the_battle_at_sea() -> None:
    game = combat_table()
    wage(game, "1st_punic_war")
    send(game, put(game, "marius", 0), "1st_punic_war", fleets=1)
    assert away(game, "marius") == "fights the 1st Punic War"
    game.fleets = [0] * len(game.fleets)
    assert away(game, "marius") == "cannot fight the 1st Punic War with his force"


def test_1_11_3_a_commander_who_has_won_does_not_fight_any_more() -> None:
    game = sent(6, 2)
    game.victorious = 1 << man("marius")
    assert away(game, "marius") == "has won at sea: Syrian War", "the war goes on"
    game.zone[war("syrian_war")] = NOBODY
    assert away(game, "marius") == "has won the Syrian War"
    assert away(game, "marius", "fr") == "a gagné la Guerre syrienne"


def test_1_09_34_a_master_of_horse_is_told_of_as_his_dictator_is() -> None:
    game = sent(6, 2)
    send(game, put(game, "fabius", 1), "syrian_war")
    game.offices[DICTATOR], game.offices[MASTER_OF_HORSE] = man("marius"), man("fabius")
    assert away(game, "fabius") == "fights the Syrian War"
    game.victorious = 1 << man("marius")
    game.zone[war("syrian_war")] = NOBODY
    assert away(game, "fabius") == "has won the Syrian War"


def test_1_09_14_who_is_not_in_rome_has_no_votes_on_the_table() -> None:
    game = sent(6, 2)
    assert piece(game, "marius").mark("votes") is None
    assert piece(game, "manlius").mark("votes") is not None
