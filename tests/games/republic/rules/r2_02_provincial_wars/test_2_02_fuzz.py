"""Random games with provincial wars: nothing breaks, no force is lost or made out of nothing, and all of it happens."""

from __future__ import annotations

import random
from collections import Counter

from comitium.games.republic.game_type import GAME_TYPE
from comitium.games.republic.notation.soundness import flaw
from comitium.games.republic.state.numbers import PROVINCES
from games.republic.fixtures.advanced.provincial import accounted, all_forces
from games.republic.fixtures.builder import META, listen, read_again, settings

GAMES = 40
STEPS = 3000
OPTIONS = ("allied_fleet", "provincial_relief", "provincial_support", "provincial_victory_match", "desertion_duration")


def play(seed: int, seen: Counter[str]) -> None:
    rng = random.Random(seed)
    options = {name: rng.choice(META.options[name].choices) for name in OPTIONS}
    scenario = rng.choice(["middle", "late"])
    game = GAME_TYPE.new(settings(scenario, provincial_wars=True, **options), rng.randint(3, 6), seed)
    ear = listen(game)
    game.advance()
    for step in range(STEPS):
        if game.over:
            break
        before = all_forces(game)
        ear.events.clear()
        seat = rng.choice(game.actors())
        menu = game.legal(seat)
        game.apply(seat, rng.choice(menu))
        seen.update(ear.names())
        assert all_forces(game) == accounted(before, ear)
        assert len(game.provincial_armies) == len(game.provincial_fleets) == PROVINCES
        if step % 20 == 0:
            assert flaw(game) == ""
        if step % 500 == 250 and game.stack:
            read_again(game)


def test_2_02_random_games() -> None:
    seen: Counter[str] = Counter()
    for seed in range(GAMES):
        play(seed, seen)
    for name in ("ProvincialsRaised", "ProvinceFought", "ProvincialLosses", "ProvinceAllied"):
        assert seen[name], name
