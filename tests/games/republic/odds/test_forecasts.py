"""[1.10.2] What may come of each war as things stand: for who is there, or for all that could be sent; or what is missing."""

from __future__ import annotations

from comitium.core.messages import Phrase
from comitium.games.republic.odds.battle import force_of, planned
from comitium.games.republic.odds.dice import percent
from comitium.games.republic.odds.forecasts import forecasts
from comitium.games.republic.odds.sentences.armies import attack, leaders
from comitium.games.republic.state.numbers import COMBAT, DICTATOR, FORUM, MASTER_OF_HORSE, SENATE
from comitium.games.republic.state.republic import Republic
from comitium.text import say
from games.republic.fixtures.builder import man, put, raise_fleets, raise_legions, send, wage
from games.republic.fixtures.senate import senate_with_officers


def at_war(name: str, legions: int) -> tuple[Republic, int]:
    game = senate_with_officers()
    game.phase = SENATE
    raise_legions(game, legions)
    return game, wage(game, name)


def told(game: Republic, key: str) -> list[Phrase]:
    return [said for id, said in forecasts(game) if id == f"war/{key}"]


def test_1_10_2_a_war_without_an_army_tells_the_chance_of_all_that_could_be_sent() -> None:
    game, war = at_war("1st_gallic_war", 12)
    best = leaders(game)[0]
    chance = attack(game, war, planned(game, war, best, 12, 0, 0))["victory"]
    assert 0.05 < chance < 0.99
    (said,) = told(game, "1st_gallic_war")
    assert say(said).endswith(f": {percent(chance)}%")
    assert "under" in say(said)
    game.phase = COMBAT
    assert told(game, "1st_gallic_war") == [], "it is too late to send anybody"


def test_1_10_2_a_war_with_an_army_tells_the_chance_of_that_army() -> None:
    game, war = at_war("1st_gallic_war", 4)
    led_by = man("julius")
    send(game, led_by, "1st_gallic_war", legions=8)
    chance = attack(game, war, force_of(game, led_by))["victory"]
    for phase in (SENATE, COMBAT):
        game.phase = phase
        (said,) = told(game, "1st_gallic_war")
        assert (said.id, said.args["victory"]) == ("republic-odds-here", percent(chance))
    game.phase = FORUM
    assert told(game, "1st_gallic_war") == [], "armies change before the next Combat Phase"


def test_1_10_11_a_war_that_lacks_fleets_says_how_many() -> None:
    game, _ = at_war("1st_macedonian_war", 10)
    raise_fleets(game, 1)
    (said,) = told(game, "1st_macedonian_war")
    assert say(said).endswith("Rome has 1")
    assert "escadres" in say(said, "fr")


def test_1_09_34_a_dictator_leads_with_his_master_of_horse() -> None:
    """Alone he may be a worse soldier than a Consul; together they are the best that Rome has."""
    game, _ = at_war("1st_gallic_war", 10)
    dictator = put(game, "manlius", 2, office=DICTATOR)
    best = max(map(game.military, leaders(game)))
    assert game.military(dictator) < best
    assert leaders(game)[0] != dictator
    master = put(game, "aelius", 2, office=MASTER_OF_HORSE)
    assert game.military(dictator) + game.military(master) > best
    assert leaders(game)[0] == dictator
