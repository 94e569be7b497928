"""[1.09.63] A vote on units says what they do for the wars; [1.09.15] the window before a vote says what the vote does."""

from __future__ import annotations

from comitium.games.republic.odds.battle import planned
from comitium.games.republic.odds.dice import percent
from comitium.games.republic.odds.sentences.armies import attack
from comitium.games.republic.odds.sentences.business import at_stake
from comitium.games.republic.odds.sentences.questions import odds_of
from comitium.games.republic.rules.r1_09_senate.kinds import BY_CHAIR, FORCES
from comitium.games.republic.state.republic import Republic
from comitium.text import say
from games.republic.fixtures.builder import asked, deal, man, raise_fleets, raise_legions, wage
from games.republic.fixtures.senate import put_to, senate_with_officers

LEVY = [FORCES, 4, 0, 0, 0, 0]  # four legions more


def at_war(name: str, legions: int) -> tuple[Republic, int]:
    game = senate_with_officers()
    game.treasury = 200
    raise_legions(game, legions)
    return game, wage(game, name)


def test_1_09_63_a_levy_says_with_what_chance_each_war_could_then_be_fought() -> None:
    game, war = at_war("1st_gallic_war", 6)
    led_by = max(man("julius"), man("cornelius"), key=game.military)
    now, then = (attack(game, war, planned(game, war, led_by, number, 0, 0))["victory"] for number in (6, 10))
    assert now < then
    said = [say(one) for one in at_stake(game, LEVY)]
    assert f"wins in {percent(then)}% of cases; with what is there now, in {percent(now)}%." in said[-1]
    fewer = say(at_stake(game, [FORCES, 4, 0, 2, 0, 0])[-1])
    less = attack(game, war, planned(game, war, led_by, 8, 0, 0))["victory"]
    assert f"wins in {percent(less)}%" in fewer, "what is disbanded at once does not fight"


def test_1_10_11_a_levy_says_that_fleets_are_missing_all_the_same() -> None:
    game, _ = at_war("1st_macedonian_war", 6)
    raise_fleets(game, 1)
    assert "even then too few fleets for an army there (1 of " in say(at_stake(game, LEVY)[-1])
    assert "même alors" in say(at_stake(game, LEVY)[-1], "fr")


def test_1_09_63_nobody_who_may_lead_nothing_to_say() -> None:
    game, _ = at_war("1st_gallic_war", 6)
    game.offices = [-1] * len(game.offices)
    assert len(at_stake(game, LEVY)) == 1, "the cost"


def test_1_09_15_what_a_vote_comes_to_is_said_while_it_may_be_interrupted() -> None:
    game, _ = at_war("1st_gallic_war", 6)
    deal(game, 3, "tribune_1")
    put_to(game, LEVY, 0, man("cornelius"), BY_CHAIR)
    assert asked(game) == "Window"
    assert odds_of(game, 3) == tuple(at_stake(game, LEVY))
