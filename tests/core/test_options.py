"""Options are checked by name and value, and completed from the rule set."""

from __future__ import annotations

import pytest
import toy

from comitium.core.errors import BadOption, Unknown
from comitium.core.options import Setting, check_players, resolve
from comitium.core.registry import game_type, game_types
from comitium.match.begin import new, start


def test_nothing_given_is_the_defaults() -> None:
    assert resolve(toy.MICATIO.meta, {}) == {"rounds": 2, "tax": True, "drink": False, "rule_set": "urban"}


def test_an_unknown_option_is_refused_by_name_with_those_there_are() -> None:
    with pytest.raises(BadOption) as refused:
        resolve(toy.MICATIO.meta, {"taxes": True})
    assert refused.value.why.args == {"game": "micatio", "option": "taxes", "known": "drink, rounds, rule_set, tax"}


@pytest.mark.parametrize(("name", "value"), [("rounds", 4), ("rounds", "four"), ("rounds", True), ("tax", 1), ("tax", "yes"),
                                             ("rule_set", "marine"), ("rounds", "")])  # fmt: skip
def test_a_bad_value_is_refused_with_the_values_there_are(name: str, value: Setting) -> None:
    with pytest.raises(BadOption) as refused:
        resolve(toy.MICATIO.meta, {name: value})
    assert refused.value.why.id == "bad-option-value"
    assert refused.value.why.args["option"] == name
    assert refused.value.why.args["known"] in ("1, 2, 3, 9", "true, false", "urban, rustic")


@pytest.mark.parametrize(("given", "name", "value"), [({"tax": "false"}, "tax", False), ({"tax": "True"}, "tax", True),
                                                      ({"rounds": "3"}, "rounds", 3), ({"rounds": "many"}, "rounds", 9),
                                                      ({"rule_set": "city"}, "rule_set", "urban"),
                                                      ({"rule_set": "RUSTIC"}, "rule_set", "rustic")])  # fmt: skip
def test_texts_and_aliases_are_read_as_the_options_own_values(given: dict[str, Setting], name: str, value: Setting) -> None:
    resolved = resolve(toy.MICATIO.meta, given)[name]
    assert resolved == value
    assert type(resolved) is type(value)


def test_a_rule_set_completes_and_a_given_value_wins_over_it() -> None:
    rustic = resolve(toy.MICATIO.meta, {"rule_set": "rustic"})
    assert rustic == {"rounds": 3, "tax": False, "drink": False, "rule_set": "rustic"}
    assert resolve(toy.MICATIO.meta, {"rule_set": "rustic", "rounds": 1})["rounds"] == 1


@pytest.mark.parametrize("players", [-1, 0, 1, 4])
def test_a_table_the_game_does_not_seat_is_refused(players: int) -> None:
    for attempt in (lambda: check_players(toy.MICATIO.meta, players), lambda: new("micatio", players=players),
                    lambda: start("micatio", players=players)):  # fmt: skip
        with pytest.raises(BadOption) as refused:
            attempt()
        assert refused.value.why.args == {"game": "micatio", "players": players, "low": 2, "high": 3, "rule": ""}


def test_a_table_the_game_seats_is_accepted() -> None:
    for players in (2, 3):
        assert len(new("micatio", players=players).game.actors()) == players


def test_new_takes_options_by_name() -> None:
    match = new("micatio", seed=1, rule_set="rustic", rounds="1")
    assert match.header.options == {"rounds": 1, "tax": False, "drink": False, "rule_set": "rustic"}
    with pytest.raises(BadOption):
        new("micatio", colour="red")


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    with pytest.raises(Unknown) as refused:
        game_type("morra")
    assert refused.value.why.args["game"] == "morra"
    assert "micatio" in str(refused.value.why.args["known"])
    assert toy.MICATIO in game_types()
