"""Random games with random sets of the advanced rules and of the options around them: nothing breaks, no provincial force is
made or lost in silence, positions and journals say everything."""

from __future__ import annotations

import random
from collections import Counter

import comitium
from comitium.games.republic.notation.soundness import flaw
from comitium.games.republic.state.republic import Republic
from games.republic.fixtures.advanced.provincial import accounted, all_forces, all_units, most_units
from games.republic.fixtures.builder import META, check, listen, read_again

GAMES = 16
STEPS = 2500
RULE_SETS = ("pontifex", "provincial_wars", "veterans", "advocates", "laws_by_vote")
AROUND = (
    *("pontifex_single_office", "pontifex_conviction", "allied_fleet", "provincial_relief", "provincial_support"),
    *("provincial_victory_match", "recall_veterans_by", "desertion_duration", "veto_bars_repeat", "naval_winner"),
    *("refill_office_same_turn", "vatinian_office_holder", "legate_raid_mil", "development_after_raid", "public_agreements"),
)


def play(seed: int, seen: Counter[str]) -> None:
    rng = random.Random(seed)
    options = {name: bool(seed >> place & 1) for place, name in enumerate(RULE_SETS)} if seed % 3 else {"advanced": "all"}
    options |= {name: rng.choice(META.options[name].choices) for name in AROUND}
    scenario = rng.choice(["early", "middle", "late", "early_middle", "alternate"])
    game = comitium.start("republic", players=rng.randint(3, 6), seed=seed, scenario=scenario, **options)
    assert isinstance(game, Republic)
    ear = listen(game)
    for step in range(STEPS):
        if game.over:
            break
        before, units = all_forces(game), all_units(game)
        ear.events.clear()
        seat = rng.choice(game.actors())
        menu = game.legal(seat)
        if rng.random() < 0.02:
            menu = game.asides(seat) or menu
        game.apply(seat, rng.choice(menu))
        seen.update(ear.names())
        if game.rules.rebel_governors:
            most, all_there = most_units(units, ear)
            assert all_units(game) == most or (not all_there and all_units(game) < most)
        elif game.rules.provincial_wars:
            assert all_forces(game) == accounted(before, ear)
        if step % 50 == 0:
            check(game)
            assert flaw(game) == ""
        if step % 500 == 250 and game.stack:
            read_again(game)


def test_2_01_to_2_06_random_games_with_random_sets_of_rules() -> None:
    seen: Counter[str] = Counter()
    for seed in range(GAMES):
        play(seed, seen)
    for name in ("PriestMade", "ProvincialsRaised", "AdvocateFound", "TrialRolled", "LawPlayed", "ProvinceFought"):
        assert seen[name], name
