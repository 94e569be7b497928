"""[1.12] Every way a game can end."""

from __future__ import annotations

from typing import Any

import pytest

from comitium.core.errors import Illegal
from comitium.games.republic.choices import WAR
from comitium.games.republic.events.victory import FactionWon, InfluenceCounted, ItalyGathered, RomeFell
from comitium.games.republic.outcome import ENDINGS, outcome
from comitium.games.republic.rules.common.treasury import pay
from comitium.games.republic.rules.common.wars import fleet_strength, support
from comitium.games.republic.rules.r1_05_mortality.r1_05_4_empty import eliminate
from comitium.games.republic.rules.r1_10_combat.r1_10_combat import Combat
from comitium.games.republic.rules.r1_11_revolution.r1_11_revolution import Revolution
from comitium.games.republic.rules.r1_12_victory.endings import RULE_OF
from comitium.games.republic.rules.r1_12_victory.r1_12_2_winning import era_ends
from comitium.games.republic.rules.r1_12_victory.r1_12_3_defeat import people_revolt
from comitium.games.republic.rules.r1_12_victory.r1_12_4_survival import reachable
from comitium.games.republic.state.numbers import (
    ACTIVE,
    AT_WAR,
    CIVIL_WAR,
    COMBAT,
    FIELD_CONSUL,
    FORCE,
    FOUGHT,
    MIDDLE,
    NOBODY,
    REVENUE,
    REVOLUTION,
    ROME,
    count,
)
from comitium.games.republic.state.republic import Republic
from games.republic.fixtures.builder import (
    Rest,
    asked,
    capture,
    check,
    garrison,
    govern,
    listen,
    man,
    new_table,
    play,
    put,
    raise_fleets,
    raise_legions,
    rebel,
    say,
    send,
    wage,
    war,
)

FOUR = ("2nd_illyrian_war", "1st_gallic_war", "syrian_war", "jugurthine_war")


def table(**options: Any) -> Republic:
    game = new_table(**options)
    for seat, key in enumerate(("claudius", "manlius", "fulvius", "furius")):
        put(game, key, seat, leader=True, influence=0)
    game.stack.append(Rest(0))
    return game


# -- 1.12.1, 1.12.2


def test_1_12_2_the_most_influence_when_the_era_ends_without_captives_and_rebels() -> None:
    game = table()
    put(game, "cornelius", 0, influence=41)
    put(game, "fabius", 1, influence=38)
    lost = put(game, "valerius", 1, influence=10)
    capture(game, lost, war("syrian_war"))
    put(game, "julius", 2, influence=30)
    away = put(game, "aurelius", 2, influence=10)
    govern(game, away, "sicilia")
    ear = listen(game)
    era_ends(game)
    assert (game.ending, game.winner) == ("era_ends", 0)
    assert [counted.amount for counted in ear.all(InfluenceCounted)] == [41, 38, 40, 0]
    found = outcome(game)
    assert found is not None
    assert (found.winners, found.scores, found.rule, found.reason) == ((0,), (41, 38, 40, 0), "1.12.1", "era_ends")


def test_1_12_2_a_rebels_influence_does_not_count() -> None:
    game = table()
    outlaw = put(game, "cornelius", 0, influence=41)
    rebel(game, outlaw, legions=1)
    put(game, "fabius", 1, influence=5)
    era_ends(game)
    assert game.winner == 1


def test_t_41_a_consul_for_life_wins_when_the_era_ends() -> None:
    game = table()
    put(game, "cornelius", 0, influence=41)
    game.consul_for_life = put(game, "fabius", 1, influence=3)
    era_ends(game)
    assert (game.ending, game.winner) == ("consul_for_life", 1)


def test_a_36_a_tie_is_thrown_for() -> None:
    game = table()
    put(game, "cornelius", 1, influence=20)
    put(game, "fabius", 3, influence=20)
    game.loaded = [4, 4, 4, 4, 1, 4, 3, 6]
    era_ends(game)
    assert game.winner == 3


def test_a_36_senator_then_votes() -> None:
    game = table(era_ends_tie="senator_then_votes")
    put(game, "cornelius", 1, influence=20)
    put(game, "fabius", 3, influence=10)
    put(game, "valerius", 3, influence=10)
    game.loaded = [1, 1, 6, 6]
    era_ends(game)
    assert game.winner == 1
    game = table(era_ends_tie="senator_then_votes")
    put(game, "cornelius", 1, influence=20)
    put(game, "fabius", 3, influence=20, knights=9)
    game.loaded = [6, 6, 1, 1]
    era_ends(game)
    assert game.winner == 3


def test_1_12_1_five_wars_do_not_defeat_rome_when_the_era_ends() -> None:
    game = table()
    for key in (*FOUR, "1st_punic_war"):
        wage(game, key)
    put(game, "cornelius", 2, influence=20)
    era_ends(game)
    assert game.winner == 2


def test_1_09_823_a_living_consul_for_life_wins_at_the_end_of_the_turn_even_as_a_captive() -> None:
    game = table()
    game.phase = REVOLUTION
    life = put(game, "cornelius", 2)
    capture(game, life, war("syrian_war"))
    game.consul_for_life = life
    play(game, Revolution(0))
    assert (game.ending, game.winner) == ("consul_for_life", 2)


# -- 1.12.3


def test_1_12_3_four_wars_at_the_end_of_combat_sink_a_consul_for_life_too() -> None:
    game = table()
    game.phase = COMBAT
    for key in FOUR:
        wage(game, key)
    game.consul_for_life = put(game, "cornelius", 2)
    ear = listen(game)
    play(game, Combat(0))
    assert (game.ending, game.winner) == ("four_wars", NOBODY)
    assert ear.all(RomeFell)[0].why == 0
    found = outcome(game)
    assert found is not None
    assert (found.winners, found.rule) == ((), "1.12.3")


@pytest.mark.parametrize(("counts", "ending"), [(True, "four_wars"), (False, "")])
def test_a_39_a_civil_war_is_one_of_the_four(counts: bool, ending: str) -> None:
    game = table(civil_war_counts=counts)
    game.phase = COMBAT
    for key in FOUR[:3]:
        wage(game, key)
    outlaw = put(game, "marius", 0)
    rebel(game, outlaw, legions=5)
    senate = put(game, "papirius", 1, office=FIELD_CONSUL)
    send(game, senate, "civil_war", legions=5)
    game.loaded = [4, 4, 4]
    game.urn = [0, 0, 0, 0]
    play(game, Combat(0))
    assert game.rebel == outlaw
    assert game.ending == ending


def test_1_12_3_a_state_that_cannot_pay() -> None:
    game = table()
    game.treasury = 10
    assert pay(game, 10, "1.06.53")
    assert not game.ending
    assert not pay(game, 1, "1.06.53")
    assert (game.ending, game.winner) == ("bankruptcy", NOBODY)


def test_1_12_3_the_people() -> None:
    game = table()
    people_revolt(game)
    assert (game.ending, game.winner) == ("people_revolt", NOBODY)


# -- 1.12.4


def in_revolt(wars: int, *, legions: int = 10, fleets: int = 3, **options: Any) -> tuple[Republic, int]:
    """A rebel with a rating of 4 and so many active wars."""
    game = table(**options)
    for key in (*FOUR, "germanic_migrations")[:wars]:
        wage(game, key)
    outlaw = put(game, "marius", 2)
    rebel(game, outlaw, legions=legions)
    raise_fleets(game, fleets)
    return game, outlaw


def test_1_12_4_the_people_rise_with_three_wars() -> None:
    game, _ = in_revolt(3)
    people_revolt(game)
    assert (game.ending, game.winner) == ("rebel_people", 2)


def test_1_12_4_bankruptcy_with_three_wars() -> None:
    game, _ = in_revolt(3)
    game.treasury = 0
    assert not pay(game, 1, "1.06.53")
    assert (game.ending, game.winner) == ("rebel_bankruptcy", 2)


def test_1_12_4_bankruptcy_with_five_wars_goes_straight_to_combat() -> None:
    game, outlaw = in_revolt(5, legions=20, fleets=6)
    game.phase = REVENUE
    game.treasury = 0
    pay(game, 1, "1.06.53")
    game.advance()
    assert game.phase == COMBAT
    assert asked(game) == "NextWar"
    assert game.actors() == [2]
    game.loaded = [3, 3, 3]
    say(game, WAR + war("2nd_illyrian_war"))
    assert asked(game) == "NextWar"
    game.loaded = [3, 3, 3]
    ear = listen(game)
    say(game, WAR + war("syrian_war"))
    assert (game.ending, game.winner) == ("rebel_bankruptcy", 2)
    assert ear.all(FactionWon)[0].how == 2
    assert game.where[outlaw] != ROME


def test_1_12_4_a_stalemate_first_and_all_lose() -> None:
    game, _ = in_revolt(5, legions=6, fleets=6)
    game.treasury = 0
    pay(game, 1, "1.06.53")
    game.advance()
    game.loaded = [2, 3, 3]  # 8 + 6 + 4 - 10 = 8
    say(game, WAR + war("1st_gallic_war"))
    assert (game.ending, game.winner) == ("rebel_fails", NOBODY)


def coup(*, legions: int, fleets: int, **options: Any) -> tuple[Republic, int]:
    game, outlaw = in_revolt(4, legions=legions, fleets=fleets, **options)
    game.phase = COMBAT
    play(game, Combat(0))
    return game, outlaw


def test_1_11_373_he_picks_a_war_he_can_support_and_wins() -> None:
    game, _ = coup(legions=10, fleets=3)
    assert game.legal(2) == [WAR + war(key) for key in ("2nd_illyrian_war", "1st_gallic_war", "syrian_war", "jugurthine_war")]
    game.loaded = [2, 3, 3]  # 8 + 10 + 4 - 4 = 18
    say(game, WAR + war("2nd_illyrian_war"))
    assert (game.ending, game.winner) == ("rebel_coup", 2)


def test_1_12_4_as_many_fleets_as_a_war_asks_for_are_enough() -> None:
    game, outlaw = in_revolt(4)
    for fleets in range(1, 6):
        game.fleets[FORCE + outlaw] = fleets
        met = [number for number in range(CIVIL_WAR) if game.zone[number] == FOUGHT and support(game, number) <= fleets]
        assert [number for number in reachable(game) if not fleet_strength(game, number)] == [
            number for number in met if not fleet_strength(game, number)
        ]


def test_1_11_373_without_the_fleets_he_must_pick_another_or_all_lose() -> None:
    game, _ = coup(legions=10, fleets=1)
    assert game.legal(2) == [WAR + war("1st_gallic_war")]
    before = game.clone()
    with pytest.raises(Illegal) as refused:
        say(game, WAR + war("2nd_illyrian_war"))
    assert refused.value.rule == "1.12.4"
    assert game == before
    game, _ = in_revolt(4, legions=0, fleets=3)
    game.phase = COMBAT
    play(game, Combat(0))
    assert game.ending == "rebel_fails"


def test_c_38_his_army_is_all_that_is_in_italy_and_all_fleets() -> None:
    game, _ = in_revolt(4, legions=3, fleets=2)
    game.phase = COMBAT
    raise_legions(game, 4)
    garrison(game, "sicilia", 2)
    commander = put(game, "fabius", 1)
    send(game, commander, "1st_gallic_war", legions=5, fleets=4)
    game.loaded = [4, 4, 4]
    game.urn = [0, 0, 0, 0]
    ear = listen(game)
    play(game, Combat(0))
    gathered = ear.all(ItalyGathered)[0]
    assert (gathered.legions, gathered.fleets) == (7, 6 - _fleets_lost(game))
    assert count(game.legions[ACTIVE]) == 0
    check(game)


def _fleets_lost(game: Republic) -> int:
    """Fleets that the battle before the coup has cost: those in play are 6 less them."""
    return 6 - sum(game.fleets[1:])


def test_c_87_an_army_that_faced_him_is_in_italy_and_its_commander_home() -> None:
    game, outlaw = in_revolt(4, legions=3)
    senate = put(game, "papirius", 1)
    send(game, senate, "civil_war", legions=4)
    game.phase = REVENUE
    game.treasury = 0
    pay(game, 1, "1.06.53")
    game.advance()
    assert game.where[senate] == ROME
    assert count(game.legions[FORCE + outlaw]) == 7
    assert AT_WAR not in game.where


def die_winning(how: str, **options: Any) -> Republic:
    """The decisive victory costs four legions, and the last chit but some is his."""
    game, _ = in_revolt(4, legions=10, fleets=3, **options)
    game.phase = COMBAT
    if how == "coup":
        play(game, Combat(0))
    else:
        game.treasury = 0
        pay(game, 1, "1.06.53")
        game.advance()
    game.loaded = [1, 1, 2]  # 4 + 14 - 4 = 14
    game.urn = [27, 0, 0, 0, 0, 1, 2]
    say(game, WAR + war("2nd_illyrian_war"))
    return game


@pytest.mark.parametrize(
    ("option", "how", "ending"),
    [
        ("condition_2_only", "debt", "rebel_bankruptcy"),
        ("condition_2_only", "coup", ""),
        ("always_wins", "coup", "rebel_coup"),
        ("never_wins", "debt", "rebel_fails"),
        ("never_wins", "coup", ""),
    ],
)
def test_c_38_end_game_rebel_dies(option: str, how: str, ending: str) -> None:
    game = die_winning(how, end_game_rebel_dies=option)
    assert game.ending == ending
    if not ending:
        assert game.rebel == NOBODY  # the rebellion has failed, play goes on
        assert isinstance(game.stack[-1], Rest)
        check(game)


def test_c_38_a_living_consul_for_life_wins_when_he_dies() -> None:
    game, _ = in_revolt(4, legions=10, fleets=3)
    game.phase = COMBAT
    game.consul_for_life = man("manlius")
    play(game, Combat(0))
    game.loaded = [1, 1, 2]
    game.urn = [27, 0, 0, 0, 0, 1, 2]
    say(game, WAR + war("2nd_illyrian_war"))
    assert (game.ending, game.winner) == ("consul_for_life", 1)


def test_1_12_4_dead_with_four_wars_left_all_lose() -> None:
    game, _ = in_revolt(5, legions=10, fleets=3)
    game.phase = COMBAT
    play(game, Combat(0))
    game.loaded = [1, 1, 2]
    game.urn = [27, 0, 0, 0, 0, 1, 2]
    say(game, WAR + war("2nd_illyrian_war"))
    assert game.ending == "rebel_fails"


def test_1_12_4_a_war_with_a_fleet_is_fought_at_sea_first() -> None:
    game = table(scenario="middle")
    game.phase = COMBAT
    game.era = MIDDLE
    for key in ("1st_cilician_pirates", *FOUR[:3]):
        wage(game, key)
    outlaw = put(game, "marius", 2)
    rebel(game, outlaw, legions=10)
    raise_fleets(game, 20)
    play(game, Combat(0))
    game.loaded = [4, 4, 4, 4, 4, 4]
    say(game, WAR + war("1st_cilician_pirates"))
    assert game.loaded == []
    assert game.ending == "rebel_coup"


def test_1_12_every_ending_has_its_rule() -> None:
    assert set(RULE_OF) == set(ENDINGS)
    assert len(ENDINGS) == 13
    assert outcome(table()) is None


def test_1_05_4_a_game_that_all_have_left_ends_without_a_winner() -> None:
    game = table()
    for seat in range(game.rules.seats):
        game.members[seat] = 0
        eliminate(game, seat, "1.05.4")
    found = outcome(game)
    assert found is not None
    assert (found.winners, found.rule, found.reason) == ((), "1.05.4", "abandoned")
