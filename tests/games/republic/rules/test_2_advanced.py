"""Chapter 2: the advanced rules are one switch, or one each."""

from __future__ import annotations

import pytest

import comitium
from comitium.core.errors import BadOption
from comitium.core.options import resolve
from comitium.games.republic.game_type import GAME_TYPE
from comitium.games.republic.state.options import ADVANCED


def test_2_01_all_advanced_rules_are_switched_on_at_once() -> None:
    for value, on in (("none", False), ("all", True), ("choose", False)):
        settings = resolve(GAME_TYPE.meta, {"advanced": value})
        assert {settings[name] for name in ADVANCED} == {on}


@pytest.mark.parametrize("name", ADVANCED)
def test_2_01_each_can_be_chosen_or_left_out(name: str) -> None:
    chosen = resolve(GAME_TYPE.meta, {"advanced": "choose", name: True})
    assert [one for one in ADVANCED if chosen[one]] == [name]
    without = resolve(GAME_TYPE.meta, {"advanced": "all", name: False})
    assert [one for one in ADVANCED if not without[one]] == [name]


@pytest.mark.parametrize("seed", range(3))
def test_2_01_a_match_with_all_of_them_replays(seed: int) -> None:
    match = comitium.new("republic", players=4, seed=seed, advanced="all")
    for _ in range(200):
        seat = match.game.actors()[0]
        match.choose(seat, match.game.legal(seat)[-1])
    assert comitium.replay(match.journal()).digest == match.digest
    assert comitium.from_position("republic", GAME_TYPE.position(match.game)).digest


@pytest.mark.parametrize("name", ADVANCED)
def test_4_01_1_none_is_played_by_one_or_two(name: str) -> None:
    with pytest.raises(BadOption) as refused:
        comitium.new("republic", players=1, **{name: True})
    assert dict(refused.value.why.args)["rule"] == "4.01.1"
