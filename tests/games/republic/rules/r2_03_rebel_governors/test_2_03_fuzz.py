"""Random games with rebel governors and random sets of the other rules: nothing breaks, and all of it happens."""

from __future__ import annotations

import random
from collections import Counter

from comitium.core.dice import stream
from comitium.games.republic.game_type import GAME_TYPE
from comitium.games.republic.notation.soundness import flaw
from comitium.games.republic.state.republic import Republic
from games.republic.fixtures.advanced.rebels import ON
from games.republic.fixtures.builder import META, listen, read_again, settings

NEW, POSITIONS = 12, 40  # games from the start, and from a rebellion that is on its way
STEPS = 1200
RULE_SETS = ("pontifex", "veterans", "advocates", "laws_by_vote")
OPTIONS = (
    "naval_trigger", "civil_war_counts", "civil_war_chits", "civil_war_defeat_unrest", "end_game_rebel_dies", "naval_winner",
    "joining_governor", "dictator_strength", "minimum_force_test", "unopposed_rebel", "fleet_only_support",
)  # fmt: skip
REBELLIONS = (
    "column=cornelius*,furius@revolt(rebel),licinius@revolt provinces=syria(governor:furius,armies6,fleets4),"
    "asia(governor:licinius,armies3,fleets3) wars=civil_war:active,revolt_syria:held,revolt_asia:held "
    "forces=syria:3,asia:1,active:6+9f",
    "column=cornelius*,furius@revolt(rebel),licinius@revolt provinces=syria(governor:furius,fleets4),"
    "asia(governor:licinius,armies3,fleets3) wars=civil_war:active,revolt_asia:held "
    "forces=furius:6+2f,asia:2,julius:9,active:3+9f also=armies_in_italy:4",
    "column=cornelius*,furius@revolt(rebel,at_sea) provinces=syria(governor:furius,fleets2) wars=civil_war:active "
    "forces=furius:6,julius:9,active:3+9f also=armies_at_sea:4",
    "column=cornelius*,furius@revolt(rebel) provinces=illyricum(governor:furius,armies5) "
    "wars=civil_war:active,revolt_illyricum:held forces=illyricum:2,julius:7,active:3+9f",
)  # fmt: skip
SENATES = ("", "@civil_war(field_consul,sent1)", "@civil_war(field_consul,sent1)", "@revolt_illyricum(field_consul,sent1)")


def begun(seed: int, rng: random.Random) -> Republic:
    """A rebellion in one of its states, about to be fought."""
    which = seed % len(REBELLIONS)
    options = " ".join(f"{name}={str(rng.choice(META.options[name].choices)).lower()}" for name in OPTIONS)
    text = (
        f"{ON} {options} players=4 turn=3 phase=senate treasury=60 {REBELLIONS[which]} "
        f"amphora=valerius*,julius{SENATES[which]} "
        "trident=claudius*,aemilius(rome_consul) star=papirius* stack=Years(combat)"
    )
    return GAME_TYPE.from_position(text, seed)


def play(game: Republic, rng: random.Random, seen: Counter[str]) -> None:
    """To its end, or for so many steps."""
    ear = listen(game)
    game.advance()
    for step in range(STEPS):
        if game.over:
            break
        ear.events.clear()
        seat = rng.choice(game.actors())
        seen[type(game.stack[-1]).__name__] += 1
        game.apply(seat, rng.choice(game.legal(seat)))
        seen.update(ear.names())
        if step % 20 == 0:
            assert flaw(game) == ""
            world = game.reimagine(seat, stream(step, "fuzz"))
            assert not world.stack or world.legal(world.actors()[0])
        if step % 300 == 150 and game.stack:
            read_again(game)


def test_2_03_random_games() -> None:
    seen: Counter[str] = Counter()
    for seed in range(NEW):
        rng = random.Random(seed)
        options = {name: rng.choice(META.options[name].choices) for name in OPTIONS}
        options |= {name: rng.random() < 0.4 for name in RULE_SETS}
        chosen = settings(
            rng.choice(["middle", "late"]), advanced="choose", provincial_wars=True, rebel_governors=True, **options
        )
        play(GAME_TYPE.new(chosen, rng.randint(3, 6), seed), rng, seen)
    for seed in range(POSITIONS):
        rng = random.Random(seed)
        play(begun(seed, rng), rng, seen)
    for name in (
        *("GovernorsRise", "MarchOrStay", "PayRebellion", "Intercept", "Reinforce"),
        *("ProvinceRose", "RebelIncome", "ForceSailed", "InterceptionFought", "ForceLanded", "ProvinceAttacked"),
        *("MarchingArmiesLost", "RebelProvinceLost", "RebellionEnded"),
        *("RebelFleetsSunk", "SenateFleetsSunk", "ProvincialsReleased"),
    ):
        assert seen[name], name
