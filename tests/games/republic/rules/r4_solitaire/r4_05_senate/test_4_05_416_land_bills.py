"""[4.05.416] [4.05.417] Land bills: mandatory ones, and those that a faction chooses to sponsor."""

from __future__ import annotations

from comitium.games.republic.choices import PASS, SENATOR
from comitium.games.republic.events.solo import spoils as told
from comitium.games.republic.rules.r1_06_revenue.r1_06_53_debts import bill
from comitium.games.republic.rules.r4_solitaire.choices import COSPONSOR, OFFICE, SPONSOR
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_4_wishes import on_line, wish
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_41_eligibility import FREE, OPTIONAL, Division
from comitium.games.republic.state.numbers import CENSOR, DICTATOR, FIELD_CONSUL, ROME_CONSUL
from comitium.games.republic.state.republic import Republic
from games.republic.fixtures.builder import asked, concession, create, deal, listen, man, say
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
)


def restless(unrest: int, popularity: int) -> Republic:
    """Furius of the Plutocrats is Rome Consul; all other offices are given."""
    game = house()
    game.unrest = unrest
    game.popularity[man("furius")] = popularity
    game.offices[ROME_CONSUL] = man("furius")
    game.session.filled = ALL_OFFICES
    return game


def test_4_05_416_an_unpopular_rome_consul_sponsors_the_highest_type() -> None:
    game = restless(5, 2)
    game.popularity[man("fulvius")] = 3
    game.influence[man("aurelius")] = 9
    before = bill(game)
    divide(game, PLUTOCRATS)  # their list is empty: the co-sponsor is one of their own
    assert game.bills == [0, 0, 1]
    assert game.unrest == 2
    assert game.popularity[man("furius")] == 6
    assert game.popularity[man("aurelius")] == 2  # the least popular other
    assert bill(game) == before + 10
    assert not asked(game)


def test_4_05_416_as_popular_as_the_people_are_restless_none_is_mandatory() -> None:
    game = restless(2, 2)
    ear = listen(game)
    divide(game, PLUTOCRATS)
    assert game.bills == [0, 0, 0]
    assert "BillNotMandatory" in ear.names()


def test_4_05_416_a_type_without_a_marker_leaves_the_next_one() -> None:
    game = restless(5, 2)
    game.bills = [0, 0, 3]
    divide(game, PLUTOCRATS)
    assert game.bills == [0, 1, 3]


def test_4_05_416_the_dictator_before_the_rome_consul_also_from_outside() -> None:
    game = house()
    game.unrest = 6
    game.offices[DICTATOR] = man("flaminius")
    ear = listen(game)
    divide(game, PLAYER, PLUTOCRATS)
    assert ear.all(told.BillMandatory)[0].senator == man("flaminius")
    assert COSPONSOR in game.legal(0)  # the sponsorship has cost nobody a choice (D-37)
    refused(game, "sponsor", "4.05.4")


def test_4_05_416_who_has_the_land_bill_on_its_list_takes_it_there_the_others_at_the_end() -> None:
    game = restless(5, 2)
    known = Division(0, False, 0, PLUTOCRATS, bill=2, sponsor=man("furius"))
    create(game, "sicilia")
    assert on_line(game, known, POPULISTS, wish(game, known, POPULISTS)) == [COSPONSOR]  # before the governor
    assert wish(game, known, POPULISTS) == 4
    assert on_line(game, known, PLUTOCRATS, wish(game, known, PLUTOCRATS)) != [COSPONSOR]


def test_4_05_416_without_anybody_in_the_coalition_an_outsider_co_sponsors() -> None:
    game = restless(5, 2)
    for key in ("fulvius", "aurelius"):
        game.rome &= ~(1 << man(key))
        game.where[man(key)] = 2
    game.influence[man("acilius")] = 1
    divide(game, PLUTOCRATS)
    assert game.popularity[man("acilius")] == 2


def test_4_05_416_all_players_pass_and_the_co_sponsor_is_placed() -> None:
    game = house()
    game.unrest = 5
    game.offices[ROME_CONSUL] = man("cornelius")
    game.session.filled = ALL_OFFICES
    game.influence[man("valerius")] = 1
    divide(game, PLAYER)
    say(game, PASS)
    assert sum(game.bills) == 1
    assert game.popularity[man("valerius")] == 2


def test_d_9_a_land_commissioner_that_has_waited_in_an_open_hand_is_given() -> None:
    game = restless(5, 2)
    deal(game, POPULISTS, "land_commissioner")
    divide(game, PLUTOCRATS)
    assert game.faction[game.holder[concession("land_commissioner")]] == POPULISTS


# -- [4.05.417]


def test_4_05_417_sponsor_and_co_sponsor_by_their_lists() -> None:
    game = house()
    game.unrest = 0
    game.session.filled = ALL_OFFICES
    game.offices[ROME_CONSUL] = man("furius")
    game.unrest = 4
    game.popularity[man("furius")] = 4  # so that none is mandatory
    game.influence[man("sulpicius")] = 1
    game.influence[man("claudius")] = 1
    divide(game, POPULISTS, IMPERIALISTS)
    assert game.unrest == 1
    assert game.popularity[man("sulpicius")] == 4
    assert game.popularity[man("claudius")] == 2


def test_4_05_417_a_pass_kills_it() -> None:
    game = house()
    game.session.filled = ALL_OFFICES
    ear = listen(game)
    divide(game, POPULISTS, CONSERVATIVES)
    assert "BillFailed" in ear.names()
    assert sum(game.bills) == 0


def test_4_05_417_whatever_is_still_open() -> None:
    game = house()
    game.session.filled = ALL_OFFICES
    for key in ("sicilia", "africa", "asia"):
        create(game, key)
    ear = listen(game)
    divide(game, PLAYER, CONSERVATIVES)
    say(game, SPONSOR, SENATOR + man("fabius"), PASS)
    assert "BillFailed" in ear.names()
    assert asked(game) == "ChooseSpoils"  # a third province is open: the division goes on
    assert SPONSOR not in game.legal(0)  # one bill a turn


def test_d_38_a_player_sponsors_and_completes_it_later_with_another() -> None:
    game = house()
    game.session.filled = ALL_OFFICES
    divide(game, PLAYER)
    say(game, SPONSOR)
    assert SENATOR + man("julius") not in game.legal(0)
    say(game, SENATOR + man("fabius"))
    assert asked(game) == "ChooseSpoils"
    say(game, COSPONSOR)
    refused(game, "senator fabius", "4.05.41")
    say(game, SENATOR + man("valerius"))
    assert game.popularity[man("fabius")] == 4
    assert game.popularity[man("valerius")] == 2


def test_d_55_no_optional_bill_before_the_rome_consul_is_known() -> None:
    game = house()
    create(game, "sicilia")
    known = Division(0, False, 0, POPULISTS)
    game.session.filled = 1 << FIELD_CONSUL | 1 << CENSOR
    known.closed = []
    assert wish(game, known, POPULISTS) == 0  # Rome Consul
    known.closed = [OFFICE + ROME_CONSUL]
    assert wish(game, known, POPULISTS) == 5  # governor, the line after the land bill
    known.bill = FREE
    assert on_line(game, known, POPULISTS, wish(game, known, POPULISTS)) == [SPONSOR]
    known.bill = OPTIONAL
    assert on_line(game, known, POPULISTS, wish(game, known, POPULISTS)) == [COSPONSOR]
    divide(game, PLAYER)
    refused(game, "sponsor", "4.05.4")
