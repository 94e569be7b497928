"""[4.07.3] [4.07.4] Assassination tests: who throws, who strikes, who is guilty; Secret Bodyguards."""

from __future__ import annotations

from typing import Any

import pytest

from comitium.games.republic.choices import NUMBER, SENATOR
from comitium.games.republic.events import attempts
from comitium.games.republic.events.solo import attempts as solo_attempts
from comitium.games.republic.rules.common.aside_choices import TEST
from comitium.games.republic.rules.r1_07_forum.r1_07_7_leader import ChangeLeader
from comitium.games.republic.rules.r4_solitaire.r4_02_2_dominant import delegate
from comitium.games.republic.rules.r4_solitaire.r4_07_3_assassins import AssassinationTest, assassin_of, rollers
from comitium.games.republic.state.numbers import OUT, SENATE
from comitium.games.republic.state.republic import Republic
from games.republic.fixtures.builder import Ear, asked, man, new_table, put, refusal, say
from games.republic.fixtures.solo.positions import begin, position

OPEN = "phase=senate session=sitting:1"
TARGET = man("valerius")
PEOPLE = {
    "column": "cornelius*(inf5),papirius(inf3)",
    "amphora": "valerius*(inf22,pop0),manlius(inf2)",
    "trident": "julius*(inf19),fulvius(inf4),plautius(inf4,k2)",
    "star": "claudius*(inf6),flaminius(inf2)",
    "torch": "fabius*(inf5),junius(inf3)",
}


def house(text: str = "", neutrals: int = 4, **people: str) -> Republic:
    """Valerius, of Amphora, has 22 influence and leads all others."""
    return position(f"{OPEN} {text}", neutrals, **{**PEOPLE, **people})


def try_life(game: Republic, *dice: int, target: int = TARGET) -> Ear:
    game.loaded = list(dice)
    return begin(game, AssassinationTest(0, target))


def thrown(ear: Ear) -> list[tuple[int, int, int]]:
    return [(event.seat, event.die, event.total) for event in ear.all(solo_attempts.TestRolled)]


# -- who throws


def test_4_07_3_all_other_factions_throw_and_equals_throw_again() -> None:
    """The order is that of the HRAO: Amphora, Trident, Star, Torch, Column."""
    game = house("trident.hand=assassin_1,assassin_2")
    ear = try_life(game, 3, 2, 1, 5, 4, 3, 2, 2, 2)
    assert thrown(ear) == [(2, 3, 5), (3, 2, 2), (4, 1, 1), (0, 5, 5)]
    assert ear.all(solo_attempts.AttemptAssigned)[0].seat == 2  # 7 against 4 in the tie
    declared = ear.all(attempts.AttemptDeclared)[0]
    assert (declared.senator, declared.senator2, declared.number) == (man("fulvius"), TARGET, 2)
    assert ear.all(attempts.AttemptRolled)[0].total == 4  # 1d6 + 2
    assert game.hands[2] == []


def test_4_07_3_neutrals_stay_out_if_another_is_as_influential() -> None:
    game = house(trident="julius*(inf22),fulvius")
    assert rollers(game, TARGET) == [0]
    ear = try_life(game)
    assert thrown(ear) == []  # D-57: the only one does not throw
    assert asked(game) == "SendAssassin"
    assert ear.all(solo_attempts.TestOpened)[0].joined == 0


def test_4_07_3_an_unaligned_senator_counts_too() -> None:
    game = house("forum=aurelius(inf22)")
    assert rollers(game, TARGET) == [0]


def test_4_07_3_neutrals_stay_out_below_21_influence() -> None:
    game = house(amphora="valerius*(inf20),manlius")
    assert rollers(game, TARGET) == [0]


def test_d_43_two_players_both_throw_against_a_neutral() -> None:
    game = house(neutrals=3, star="claudius*(inf15),flaminius", amphora="valerius*(inf3),manlius")
    ear = try_life(game, 2, 6, target=man("claudius"))
    assert sorted(thrown(ear)) == [(0, 2, 2), (1, 6, 6)]
    assert game.actors() == [1]


def test_4_07_3_the_owner_of_the_target_does_not_throw() -> None:
    game = house(neutrals=3)  # Amphora is a player's
    assert 1 not in rollers(game, TARGET)


def test_4_07_3_who_has_made_an_attempt_or_is_not_in_rome_does_not_throw() -> None:
    game = house(star="claudius*@captive.raid,flaminius@captive.raid")
    game.session.attempted = 1 << 2 | 1 << 0
    assert rollers(game, TARGET) == [4]
    game.session.attempted = 1 << 2 | 1 << 0 | 1 << 4
    ear = try_life(game)
    assert "TestDropped" in ear.names()
    assert asked(game) == "Idle"


# -- who strikes


def test_4_07_3_the_least_influential_who_is_not_leader_with_the_fewest_votes() -> None:
    game = house()
    assert assassin_of(game, 2) == man("fulvius")
    game = house(trident="julius*(inf1)")
    assert assassin_of(game, 2) == man("julius")


def test_4_07_3_a_player_names_his_man_and_his_cards() -> None:
    game = house("column.hand=assassin_1,tribune_1", trident="julius*(inf22)")
    try_life(game)
    assert game.legal(0) == [SENATOR + man("cornelius"), SENATOR + man("papirius")]
    assert refusal(game, SENATOR + man("julius")) == "1.09.71"
    assert game.asides(0) == []
    say(game, SENATOR + man("papirius"))
    assert game.legal(0) == [NUMBER, NUMBER + 1]
    assert refusal(game, NUMBER + 2) == "1.09.7"
    game.loaded = [4]
    say(game, NUMBER + 1)
    assert game.influence[TARGET] < 22  # dead: the leader's family has sent another man
    assert game.session.attempted == 1
    assert game.session.suffered == 2


# -- caught


def test_4_07_3_the_leader_of_a_caught_assassin_is_guilty_without_a_trial() -> None:
    game = house("chits=0,0", trident="julius*(inf22)", amphora="valerius*(inf22,pop2),manlius")
    ear = try_life(game)
    say(game, SENATOR + man("papirius"))
    game.loaded = [1]
    say(game, NUMBER)
    assert game.where[man("papirius")] == OUT
    assert game.where[man("cornelius")] == OUT
    assert ear.all(solo_attempts.LeaderCondemned)[0].senator == man("cornelius")
    assert game.ending == "players_out"  # D-65: his faction was that of the only player


def test_4_07_3_the_chits_of_the_victims_popularity_are_drawn() -> None:
    people = {"column": "cornelius*(inf5),papirius,acilius", "amphora": "valerius*(inf22,pop2),manlius"}
    game = house("chits=0,0", trident="julius*(inf22)", **people)
    ear = try_life(game)
    say(game, SENATOR + man("papirius"))
    game.loaded = [1]
    say(game, NUMBER)
    assert ear.all(attempts.FactionImplicated)[0].chits == 2
    assert game.faction[man("acilius")] == 0


def test_4_07_3_a_leader_who_is_away_only_loses_influence() -> None:
    game = house("provinces=sicilia", trident="julius*(inf22)", column="cornelius*@sicilia(inf9),papirius")
    try_life(game)
    say(game, SENATOR + man("papirius"))
    game.loaded = [1]
    say(game, NUMBER)
    assert game.influence[man("cornelius")] == 4
    assert game.where[man("cornelius")] != OUT


# -- [4.07.4]


def test_4_07_4_a_neutral_plays_every_secret_bodyguard() -> None:
    game = house("amphora.hand=secret_bodyguard_1,tribune_1", trident="julius*(inf22)")
    ear = try_life(game)
    say(game, SENATOR + man("papirius"))
    game.loaded = [5, 3]
    say(game, NUMBER)
    assert ear.all(attempts.BodyguardsPlayed)[0].total == 4
    assert ear.all(solo_attempts.BodyguardsSpent)[0].number == 1
    assert len(ear.all(attempts.CatchRolled)) == 1
    assert game.influence[TARGET] == 22
    assert len(game.hands[1]) == 1


def test_4_07_4_without_one_nothing_is_told() -> None:
    game = house("amphora.hand=tribune_1", trident="julius*(inf22)")
    ear = try_life(game)
    say(game, SENATOR + man("papirius"))
    game.loaded = [3]
    say(game, NUMBER)
    assert not ear.all(solo_attempts.BodyguardsSpent)
    assert asked(game) == "Idle"


# -- a player asks for a test


def waiting(text: str = "", **people: Any) -> Republic:
    """The session is open, and the player has something to decide for a neutral: here, its leader."""
    game = house(text, **people)
    game.push(ChangeLeader(2))
    delegate(game, 2, SENATOR + man("fulvius"))
    game.forget()
    assert asked(game) == "Delegated"
    return game


def test_4_07_3_a_player_asks_for_a_test_while_the_session_is_open() -> None:
    game = waiting()
    mine = [choice for choice in game.asides(0) if choice - choice % 4096 == TEST]
    assert TEST + TARGET in mine
    assert TEST + man("cornelius") not in mine
    assert refusal(game, TEST + man("cornelius")) == "1.09.7"
    assert [choice for choice in game.asides(1) if choice >= TEST] == []  # neutrals ask for nothing


@pytest.mark.parametrize(
    ("change", "rule"),
    [("sitting", "1.09.71"), ("suffered", "1.09.7"), ("life", "1.09.821"), ("attempted", "4.07.3"), ("absent", "1.09.71")],
)
def test_4_07_3_when_no_test_may_be_asked_for(change: str, rule: str) -> None:
    game = waiting()
    target = man("flaminius")
    if change == "sitting":
        game.session.sitting = False
    elif change == "suffered":
        game.session.suffered = 1 << 3
    elif change == "life":
        game.consul_for_life = target
        game.rebel = man("cornelius")  # the rebel's faction is not controlled
    elif change == "attempted":
        game.session.attempted = 1
    else:
        target = man("aurelius")
    assert TEST + target not in game.asides(0)
    assert refusal(game, TEST + target, 0) == rule


def test_4_07_3_in_a_game_without_neutrals_there_are_no_tests() -> None:
    game = new_table()
    put(game, "cornelius", 0, leader=True)
    put(game, "valerius", 1, leader=True)
    game.push(ChangeLeader(0))
    game.phase = SENATE
    game.session.sitting = True
    assert game.asides(0) == []
    assert refusal(game, TEST + TARGET, 0) == "A-46"


def test_d_43_against_little_influence_the_player_strikes_at_once() -> None:
    game = waiting()
    game.neutrals = 0  # the decision below is not looked at here
    say(game, TEST + man("flaminius"))
    assert asked(game) == "SendAssassin"
    say(game, SENATOR + man("papirius"))
    game.loaded = [5]
    say(game, NUMBER)
    assert game.where[man("flaminius")] == OUT
    assert asked(game) == "ChangeLeader"  # what was decided for a neutral is put again
