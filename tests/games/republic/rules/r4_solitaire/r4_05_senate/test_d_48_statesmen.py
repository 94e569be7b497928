"""[D-48] What statesmen do while the spoils are divided: Laenas and the Gracchi."""

from __future__ import annotations

from comitium.core.prompts import prompt
from comitium.games.republic.catalogue.ids import LAENAS, TIBERIUS_GRACCHUS
from comitium.games.republic.choices import PASS, SENATOR
from comitium.games.republic.events import senate
from comitium.games.republic.events.solo import spoils as told
from comitium.games.republic.game_type import GAME_TYPE
from comitium.games.republic.rules.r1_09_senate.choices import TRIBUNE
from comitium.games.republic.rules.r4_solitaire.choices import ANNUL, COSPONSOR, SPONSOR
from comitium.text import LANGUAGES
from comitium.text import say as words
from games.republic.fixtures.builder import asked, deal, grant, listen, man, put, say
from games.republic.fixtures.senate import refused
from games.republic.fixtures.solo.senate import (
    ALL_OFFICES,
    CONSERVATIVES,
    IMPERIALISTS,
    PLAYER,
    PLUTOCRATS,
    POPULISTS,
    divide,
    house,
    let_pass,
)


def test_d_48_a_neutral_laenas_cancels_the_bill_of_another_faction() -> None:
    game = house(scenario="middle")
    game.session.filled = ALL_OFFICES
    put(game, "23a_laenas", CONSERVATIVES)
    ear = listen(game)
    divide(game, POPULISTS, IMPERIALISTS)
    assert ear.all(told.BillAnnulled)[0].seat == CONSERVATIVES
    assert game.session.spoken >> LAENAS & 1
    assert sum(game.bills) == 0


def test_d_48_but_not_that_of_his_own() -> None:
    game = house(scenario="middle")
    game.session.filled = ALL_OFFICES
    put(game, "23a_laenas", POPULISTS, influence=9)
    divide(game, POPULISTS, IMPERIALISTS)
    assert sum(game.bills) == 1


def test_d_48_a_players_laenas_may_cancel_it() -> None:
    game = house(scenario="middle")
    game.session.filled = ALL_OFFICES
    put(game, "23a_laenas", PLAYER)
    deal(game, POPULISTS, "graft_1")
    divide(game, POPULISTS, IMPERIALISTS)
    ear = listen(game)
    assert game.legal(0) == [PASS, ANNUL + LAENAS + 1]
    say(game, ANNUL + LAENAS + 1)
    assert sum(game.bills) == 0
    assert ear.all(told.BillAnnulled)[0].seat == PLAYER
    assert not ear.all(senate.TribunePlayed)  # he is none, so nobody answers him
    assert len(game.hands[POPULISTS]) == 1


def test_d_48_a_players_gracchus_sponsors_without_a_choice() -> None:
    game = house(scenario="middle")
    game.session.filled = ALL_OFFICES
    grant(game, "mining")
    brother = put(game, "25a_tiberius_gracchus", PLAYER)
    assert brother == TIBERIUS_GRACCHUS
    divide(game, PLUTOCRATS, IMPERIALISTS)
    assert asked(game) == "SpoilsWindow"
    say(game, TRIBUNE + brother + 1)
    assert asked(game) == "NameSponsor"
    say(game, SENATOR + brother)
    let_pass(game)
    assert game.session.spoken >> brother & 1
    assert sum(game.bills) == 1  # the Imperialists co-sponsor it when their list comes to it
    assert not asked(game)


def test_d_48_a_player_who_governs_alone_has_his_gracchus_too() -> None:
    """He proposes on his own turn, and the choice that follows is still his: he co-sponsors with it."""
    game = house(scenario="middle")
    game.session.filled = ALL_OFFICES
    put(game, "25b_gaius_gracchus", IMPERIALISTS)
    brother = put(game, "25a_tiberius_gracchus", PLAYER)
    divide(game, PLAYER)
    assert asked(game) == "ChooseSpoils"
    refused(game, "tribune 25b_gaius_gracchus", "1.09.62")
    for language in LANGUAGES:
        assert words(prompt(GAME_TYPE, game, 0).options[-1].text, language)
    say(game, TRIBUNE + brother + 1)
    assert asked(game) == "NameSponsor"
    say(game, SENATOR + brother)
    assert (asked(game), game.actors()) == ("ChooseSpoils", [PLAYER])
    assert TRIBUNE + brother + 1 not in game.legal(0)
    assert SPONSOR not in game.legal(0)
    say(game, COSPONSOR)
    say(game, SENATOR + man("fabius"))
    assert sum(game.bills) == 1
