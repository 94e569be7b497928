"""What random games of Res Publica Romana bring up, and what they do not: endings, questions, proposals, events, rules.

python tools/republic_coverage.py --games 300 --jobs 2 [--advanced all]

Every scenario and table size in turn, with acts unasked and agreements (tools/fuzz.py). A rule counts as reached when an event
told it, a question asked by it or a choice fell under it; the rules that are only counted, never told, are listed at the end.
"""

from __future__ import annotations

import argparse
import random
import sys
import tomllib
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from importlib.resources import files
from pathlib import Path

from fuzz import meddle, options_of
from republic_tempers import WILD, help_rome, keep_alive, pick, temper_of

import comitium
from comitium.core.frames import Frame, Listener
from comitium.core.messages import Event
from comitium.core.options import Setting, resolve
from comitium.core.prompts import prompt
from comitium.core.vocabulary import SpokenEvent
from comitium.games.republic.names import PROPOSALS
from comitium.games.republic.outcome import ENDINGS
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_14_vote import Vote
from comitium.games.republic.state.republic import Republic

PACKAGE = "comitium.games.republic"
KIND = comitium.kind("republic")
SCENARIOS = KIND.meta.options["scenario"].choices
LONGEST = 40000
SWITCHES = ("pontifex", "provincial_wars", "rebel_governors", "veterans", "advocates", "laws_by_vote")
PROMPTS = 7  # one in so many questions is put into words, to see its rules


class Ear(Listener):
    """Counts what is told."""

    def __init__(self, found: Counter[str]) -> None:
        self.found = found

    def hear(self, event: Event, audience: int) -> None:
        self.found[f"event {type(event).__name__}"] += 1
        self.found[f"rule {event.rule}"] += 1


def play(seed: int, advanced: str = "") -> Counter[str]:
    """One random game, and everything that came up in it; with all advanced rules or none, or as the dice of its options
    say."""
    found: Counter[str] = Counter()
    dice = random.Random(seed)
    scenario, players = SCENARIOS[seed % len(SCENARIOS)], 3 + seed // len(SCENARIOS) % 4
    options: dict[str, Setting] = {"scenario": scenario, **options_of("republic", seed, without=("scenario",))}
    if advanced:
        options = {name: value for name, value in options.items() if name not in SWITCHES} | {"advanced": advanced}
    game = KIND.new(resolve(KIND.meta, options), players, seed)
    assert isinstance(game, Republic)
    game.listen(Ear(found))
    game.advance()
    temper = temper_of(seed)
    if temper != WILD:
        help_rome(game, seed)
    turn = 0
    found[f"scenario {scenario}"] += 1
    voted: object = None
    for decisions in range(LONGEST):
        if temper == WILD or decisions % 5 == 0:
            meddle(game, dice)
        if temper != WILD:
            turn = keep_alive(game, turn, dice)
        if game.over:
            break
        top = game.stack[-1]
        found[f"question {type(top).__name__}"] += 1
        for frame in game.stack:
            if isinstance(frame, Vote) and frame is not voted:
                voted = frame
                found[f"proposal {PROPOSALS[frame.proposal[0]]}"] += 1
        seat = dice.choice(game.actors())
        if decisions % PROMPTS == 0:
            asked = prompt(KIND, game, seat)
            for rule in {asked.rule, *(option.rule for option in asked.options)}:
                found[f"rule {rule}"] += 1
        game.apply(seat, pick(game, seat, dice, temper))
    found["decisions"] += decisions
    outcome = game.outcome()
    assert outcome is not None, f"seed {seed} does not end"
    found[f"ending {outcome.reason}"] += 1
    found[f"rule {outcome.rule}"] += 1
    return found


def children(kind: type) -> list[type]:
    below: list[type] = kind.__subclasses__()
    return [kind, *(found for child in below for found in children(child))]


def known(kind: type, *packages: str) -> list[str]:
    """The names of all classes of the game, or of these packages, that stand for one thing each."""
    within = packages or (PACKAGE,)
    return sorted({one.__name__ for one in children(kind) if one.__module__.startswith(within) and not one.__subclasses__()})


def table(title: str, found: Counter[str], prefix: str, all_names: list[str]) -> None:
    """What came up, how often; then what did not."""
    counts = {name: found[f"{prefix} {name}"] for name in all_names}
    missing = [name for name, count in counts.items() if not count]
    print(f"\n{title}: {len(counts) - len(missing)} of {len(counts)}")
    print("  " + ", ".join(f"{name} {count}" for name, count in sorted(counts.items(), key=lambda one: -one[1]) if count))
    if missing:
        print(f"  never: {', '.join(missing)}")


def rules() -> list[str]:
    """The numbers of the ledger that are built."""
    text = (files(PACKAGE) / "ledger.toml").read_text(encoding="utf-8")
    return [rule["number"] for rule in tomllib.loads(text)["rule"] if rule["status"] != "planned"]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--advanced", choices=("none", "all"), default="")
    given = parser.parse_args()
    found: Counter[str] = Counter()
    with ProcessPoolExecutor(given.jobs) as pool:
        for one in pool.map(partial(play, advanced=given.advanced), range(given.seed, given.seed + given.games), chunksize=4):
            found += one
    print(f"{given.games} games, {found['decisions']} decisions, build {comitium.build()}")
    table("Scenarios", found, "scenario", [str(name) for name in SCENARIOS])
    table("Endings", found, "ending", list(ENDINGS))
    table("Proposals", found, "proposal", list(PROPOSALS))
    table("Questions and scripts that wait", found, "question", questions())
    table("Events", found, "event", known(SpokenEvent))
    table("Rules", found, "rule", rules())
    explain([number for number in rules() if not found[f"rule {number}"]])
    return 0


def explain(silent: list[str]) -> None:
    """Rules that no event and no question names: where they are written, and whether a test is named after them."""
    root = Path(__file__).resolve().parents[1]
    code = {path: path.read_text() for path in sorted((root / "src/comitium/games/republic").rglob("*.py"))}
    tests = "\n".join(path.read_text() for path in sorted((root / "tests/games/republic").rglob("test_*.py")))
    print("\nRules that are not told: what is written of them")
    for number in silent:
        homes = [path.stem for path, text in code.items() if f"[{number}]" in text]
        tested = f"test_{number.replace('.', '_')}_" in tests
        where = ", ".join(homes[:4]) if homes else "a heading, or said by the rules below it"
        print(f"  {number:<10}{where}{'; tested' if tested else ''}")


def questions(package: str = PACKAGE) -> list[str]:
    """Everything that can wait for somebody: frames with a menu of their own."""
    return sorted(
        {
            one.__name__
            for one in children(Frame)
            if one.__module__.startswith(package) and "legal" in vars(one) and not one.__subclasses__()
        }
    )


if __name__ == "__main__":
    sys.exit(main())
