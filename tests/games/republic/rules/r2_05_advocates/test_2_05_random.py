"""[2.05] Whole Senate Phases played at random with advocates: nothing breaks, positions are read back."""

from __future__ import annotations

import random
from collections import Counter

from comitium.core.digest import digest
from comitium.games.republic.choices import PASS
from comitium.games.republic.events.advanced import advocates as events
from comitium.games.republic.game_type import GAME_TYPE
from comitium.games.republic.notation import read as positions
from comitium.games.republic.rules.r1_09_senate import r1_09_senate as phase
from comitium.games.republic.rules.r1_09_senate.choices import CLOSE
from comitium.games.republic.state.republic import Republic
from games.republic.fixtures.builder import asked, check, listen, play
from games.republic.fixtures.senate_business.troubled import troubled

GAMES = 40


def read_back(game: Republic) -> Republic:
    """The position as its text says it; the streams of chance are not in it."""
    other = positions.read(GAME_TYPE.position(game), GAME_TYPE.meta, 99)
    other.dice, other.shuffles, other.reveals = game.dice.clone(), game.shuffles.clone(), game.reveals
    return other


def test_2_05_phases_at_random_end_with_every_kind_of_trial() -> None:
    seen: Counter[str] = Counter()
    for seed in range(GAMES):
        game = troubled(seed, advocates=True)
        ear = listen(game)
        rng = random.Random(seed)
        play(game, phase.Senate(0))
        while game.stack:
            seat = rng.choice(game.actors())
            menu = [one for one in game.legal(seat) if one != CLOSE] or game.legal(seat)
            if asked(game) in ("NameAdvocate", "AskAdvocate"):
                check(game)
                assert digest(read_back(game)) == digest(game)
                seen[asked(game)] += 1
            quiet = asked(game) == "Window" and PASS in menu and rng.random() < 0.8
            game.apply(seat, PASS if quiet else rng.choice(menu))
        for kind in (events.AdvocateFound, events.AdvocateRefused, events.AdvocateMissing, events.TrialRolled):
            seen[kind.__name__] += len(ear.all(kind))
    assert min(seen.values()) > 0
    assert len(seen) == 6
