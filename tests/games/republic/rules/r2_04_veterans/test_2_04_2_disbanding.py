"""[2.04] [2.04.1] [2.04.2] Veterans disbanded by their commander, and what it brings him."""

from __future__ import annotations

import pytest

from comitium import text
from comitium.core.errors import Illegal
from comitium.games.republic.events.veterans import VeteransDisbanded
from comitium.games.republic.game_type import GAME_TYPE
from comitium.games.republic.rules.common.ranks import first_in_rank
from comitium.games.republic.rules.common.units import veterans_of
from comitium.games.republic.rules.r1_05_mortality.r1_05_3_death import kill
from comitium.games.republic.rules.r1_06_revenue.r1_06_53_debts import bill
from comitium.games.republic.rules.r1_11_revolution.rising import own_veterans
from comitium.games.republic.state.numbers import FORCE, NOBODY, OUT, RESERVE, count
from comitium.games.republic.state.republic import Republic
from games.republic.fixtures.builder import Ear, asked, check, man
from games.republic.fixtures.wars.field import campaign, offers, speak

JULIUS = "column=fabius*,julius@syrian_war(inf8,pop2,field_consul,sent1,victorious) wars=syrian_war:beaten"
BOTH = ["disband-own 5", "disband-own 6"]


def victor(
    more: str = "forces=julius:4+2v.julius", people: str = JULIUS, option: str = "veterans=true"
) -> tuple[Republic, Ear]:
    """Julius (oratory 3) has won; the trades are over and his faction may play cards."""
    game, ear = campaign(f"{option} {people} {more}", "revolution")
    while asked(game) not in ("PlayCards", "Declare"):
        for seat in game.actors():
            speak(game, seat, "pass" if "pass" in offers(game, seat) else "no")
    return game, ear


def test_2_04_without_the_option_nobody_disbands_veterans() -> None:
    for option in ("veterans=false", "veterans=true"):
        game, _ = victor(option=option)
        mine = [word for word in offers(game, game.actors()[0]) if word.startswith("disband-own")]
        assert mine == (BOTH if option == "veterans=true" else [])
        assert game.oratory(man("julius")) == 3
        assert bool(game.gained_oratory) == game.rules.veterans


def test_2_04_2_each_gives_one_oratory_and_one_influence() -> None:
    game, ear = victor()
    julius = man("julius")
    before = bill(game)
    votes = game.votes(julius)
    assert (asked(game), offers(game, 0)) == ("PlayCards", ["pass", *BOTH])  # he has no card in his hand
    speak(game, 0, *BOTH)
    assert (game.oratory(julius), game.influence[julius], game.popularity[julius]) == (5, 10, 2)
    assert game.votes(julius) == votes + 2
    assert bill(game) == before - 4
    assert game.veterans == 0
    assert count(game.legions[FORCE + julius]) == 4
    assert [game.recallable_by[legion] for legion in (4, 5)] == [julius, julius]
    assert [event.oratory for event in ear.all(VeteransDisbanded)] == [4, 5]
    assert "disbands the veterans of" in text.say(ear.all(VeteransDisbanded)[0].phrase())
    assert "dissout les vétérans" in text.say(ear.all(VeteransDisbanded)[0].phrase(), "fr")
    assert offers(game, 0) == ["pass"]
    check(game)


def test_2_04_1_three_bring_three_and_no_popularity() -> None:
    game, _ = victor("forces=julius:3v.julius")
    julius = man("julius")
    oratory, influence = game.oratory(julius), game.influence[julius]
    speak(game, 0, "disband-own 1", "disband-own 2", "disband-own 3")
    assert (game.oratory(julius) - oratory, game.influence[julius] - influence, game.popularity[julius]) == (3, 3, 2)
    assert not game.legions[FORCE + julius]
    check(game)


def test_2_04_2_only_veterans_in_his_force_that_are_his() -> None:
    game, _ = victor("forces=active:1v.julius,julius:1+1v+1v.fabius+1v.julius")
    assert offers(game, 0) == ["pass", "disband-own 5"]
    for legion in (1, 3, 4):
        with pytest.raises(Illegal) as caught:
            speak(game, 0, f"disband-own {legion}")
        assert caught.value.rule == "2.04.2"


def test_2_04_2_not_for_a_proconsul_or_who_has_not_won() -> None:
    loser = JULIUS.replace(",victorious", "").replace("beaten", "active")
    game, _ = victor("forces=julius:4+2v.julius", loser)
    assert not any(word.startswith("disband-own") for seat in game.actors() for word in offers(game, seat))


def test_2_04_2_a_disbanded_legion_does_not_follow_him_in_revolt() -> None:
    game, _ = victor()
    assert count(own_veterans(game, man("julius"))) == 2
    speak(game, 0, "disband-own 5")
    assert own_veterans(game, man("julius")) == veterans_of(game, 1 << man("julius")) == 1 << 5


def test_2_04_2_his_oratory_counts_for_rank() -> None:
    game, _ = victor()
    julius, fabius = man("julius"), man("fabius")
    speak(game, 0, *BOTH)
    game.influence[fabius] = game.influence[julius]
    assert game.oratory(fabius) < game.oratory(julius)
    assert first_in_rank(game, 1 << julius | 1 << fabius) == julius


def test_2_04_2_with_his_death_the_legions_are_ordinary() -> None:
    game, _ = victor()
    speak(game, 0, *BOTH)
    kill(game, man("julius"), "1.05.3")
    assert game.gained_oratory == [0] * len(game.where)
    assert set(game.recallable_by) == {NOBODY}
    check(game)


def test_c_107_a_statesman_of_the_family_keeps_it() -> None:
    game, _ = victor("forces=julius:4+2v.julius column.hand=4a_julius_caesar")
    julius, caesar = man("julius"), man("4a_julius_caesar")
    speak(game, 0, *BOTH)
    printed = game.oratory(caesar)
    speak(game, 0, "card 4a_julius_caesar")
    assert (game.where[julius], game.oratory(caesar), game.gained_oratory[julius]) == (OUT, printed + 2, 0)
    assert [game.recallable_by[legion] for legion in (4, 5)] == [caesar, caesar]
    check(game)


def test_2_04_positions_say_what_was_disbanded() -> None:
    game, _ = victor()
    speak(game, 0, *BOTH)
    said = GAME_TYPE.position(game)
    assert "ora2,disbanded#5-6" in said
    assert "also" not in said
    twin = GAME_TYPE.from_position(said, 1)
    assert (twin.gained_oratory, twin.recallable_by) == (game.gained_oratory, game.recallable_by)
    assert twin.legions[RESERVE] == game.legions[RESERVE]


def test_2_04_everybody_sees_what_was_disbanded() -> None:
    game, _ = victor()
    speak(game, 0, *BOTH)
    (julius,) = [one for one in GAME_TYPE.view(game, 3).factions[0].senators if one.senator == man("julius")]
    assert (julius.oratory, julius.recallable) == (5, 2)
