"""Random games with random sets of the advanced rules [chapter 2]: nothing breaks, and what of the chapter came up.

python tools/advanced_fuzz.py --games 3000 [--seed 1] [--out games.jsonl]

Every set of the six in turn, every scenario and table size, other values of the options now and then. Players answer by
chance, or by chance with a temper (tools/republic_tempers.py); they act unasked and bargain. One game in ten is a match with
choices taken back and standing orders, and its journal is replayed. Looked at on the way: the position is sound and is read
again, a copy is equal, and no provincial army or fleet is made or lost without being told. The last line is a digest of all
games: both builds print the same. With `--out` every game is written down as it ends, and a run that was broken off goes on
where it stood.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import random
import sys
import time
from collections import Counter
from pathlib import Path

from fuzz import check_cards, leave_order, meddle
from republic_coverage import known, questions, table
from republic_tempers import WILD, help_rome, keep_alive, pick, temper_of

import comitium
from comitium.core.digest import digest
from comitium.core.frames import Listener
from comitium.core.messages import Event
from comitium.core.options import Setting
from comitium.core.vocabulary import SpokenEvent
from comitium.games.republic.events.advanced.provincial import AlliedLosses, ProvinceFreed, ProvincialLosses, ProvincialsRaised
from comitium.games.republic.events.advanced.rebels import (
    MarchingArmiesLost,
    ProvinceFleetLost,
    ProvincialsReleased,
    RebelFleetsSunk,
    RebelProvinceLost,
)
from comitium.games.republic.events.wars import ProvinceReconquered
from comitium.games.republic.names import PROPOSALS
from comitium.games.republic.outcome import ENDINGS
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_14_vote import Vote
from comitium.games.republic.state.options import ADVANCED
from comitium.games.republic.state.republic import Republic
from comitium.match.match import Match

KIND = comitium.kind("republic")
SCENARIOS = KIND.meta.options["scenario"].choices
RULES = "comitium.games.republic.rules.r2_"
EVENTS = ("comitium.games.republic.events.advanced", "comitium.games.republic.events.veterans")
NEW_PROPOSALS = ("law", "pontifex", "pontifex_removal")
NOT_DRAWN = ("scenario", "neutrals", "solo_scenarios", "advanced", *ADVANCED)
NEVER_ASKED = ("RemovePontifex",)  # there is nothing to name
MATCHES = 10  # one in so many games is a match
LOOKS = 40  # decisions from one close look to the next
LONGEST = 40000


class Ear(Listener):
    """Counts what is told, and keeps the books of provincial armies and fleets."""

    def __init__(self, found: Counter[str]) -> None:
        self.found = found
        self.change = 0  # of all provincial units since they were counted last
        self.lost_provinces = False  # with all that they had

    def hear(self, event: Event, audience: int) -> None:
        self.found[f"event {type(event).__name__}"] += 1
        if isinstance(event, ProvincialsRaised):
            self.change += event.armies + event.fleets
        elif isinstance(event, (ProvincialLosses, AlliedLosses, ProvincialsReleased)):
            self.change -= event.armies + event.fleets
        elif isinstance(event, ProvinceFleetLost):
            self.change -= event.fleets
        elif isinstance(event, MarchingArmiesLost):
            self.change -= event.armies
        elif isinstance(event, RebelFleetsSunk):
            self.change -= event.provincial
        elif isinstance(event, (ProvinceFreed, ProvinceReconquered, RebelProvinceLost)):
            self.lost_provinces = True


def units(game: Republic) -> int:
    """All provincial armies and fleets, those of rebels at sea and in Italy included."""
    return sum(game.provincial_armies) + sum(game.provincial_fleets) + game.armies_at_sea + game.armies_in_italy


def options_of(seed: int) -> dict[str, Setting]:
    """A set of the six, every one in turn; other options now and then at another value."""
    dice = random.Random(seed)
    chosen: dict[str, Setting] = {"scenario": SCENARIOS[seed % len(SCENARIOS)], "advanced": "choose"}
    for place, name in enumerate(ADVANCED):
        chosen[name] = bool(seed >> place & 1)
    if chosen["rebel_governors"]:
        chosen["provincial_wars"] = True  # without them a table with rebel governors is refused
    for name, option in KIND.meta.options.items():
        if name not in NOT_DRAWN and dice.random() < 0.3:
            chosen[name] = dice.choice(option.choices)
    return chosen


def play(seed: int) -> tuple[str, Counter[str]]:
    """One game to its end: its digest, and what came up; an error is counted under its own words."""
    found = Counter[str]()
    options, players = options_of(seed), 3 + seed // 7 % 4
    for name in ADVANCED:
        found[f"with {name}"] += bool(options[name])
    try:
        ending = play_match(seed, players, options, found) if seed % MATCHES == 0 else play_game(seed, players, options, found)
    except Exception as wrong:
        found[f"error seed {seed} players {players} {options}: {type(wrong).__name__}: {wrong}"] += 1
        return "", found
    return ending, found


def play_game(seed: int, players: int, options: dict[str, Setting], found: Counter[str]) -> str:
    """A bare game, its books kept at every answer."""
    game = comitium.start("republic", players=players, seed=seed, **options)
    assert isinstance(game, Republic)
    ear = Ear(found)
    game.listen(ear)
    dice, temper, turn = random.Random(seed), temper_of(seed), 0
    if temper != WILD:
        help_rome(game, seed)
    voted: object = None
    for decisions in range(LONGEST):
        if temper == WILD or decisions % 5 == 0:
            meddle(game, dice)
        if temper != WILD:
            turn = keep_alive(game, turn, dice)
        if game.over:
            return end(game, decisions, found)
        look(game, decisions)
        voted = count_asked(game, voted, found)
        before, ear.change, ear.lost_provinces = units(game), 0, False
        seat = dice.choice(game.actors())
        game.apply(seat, pick(game, seat, dice, temper))
        after = units(game)
        assert after == before + ear.change or (ear.lost_provinces and after < before + ear.change), "provincial units"
    raise RuntimeError("endless")


def play_match(seed: int, players: int, options: dict[str, Setting], found: Counter[str]) -> str:
    """With choices taken back, standing orders and agreements; its journal gives the same game."""
    match = comitium.new("republic", players=players, seed=seed, **options)
    dice = random.Random(seed)
    voted: object = None
    for decisions in range(LONGEST):
        meddle(match.game, dice, match)
        if match.outcome is None:
            leave_order(match, dice)
        if match.outcome is not None:
            found["matches"] += 1
            assert comitium.replay(match.journal()).digest == match.digest, "a journal gives another game"
            return end(republic(match), decisions, found)
        game = republic(match)
        look(game, decisions)
        voted = count_asked(game, voted, found)
        seat = dice.choice(game.actors())
        choice = dice.choice(game.legal(seat))
        ordered = any(match.orders(other) for other in range(players))
        before = match.digest if decisions % 50 == 0 and not ordered else ""
        match.choose(seat, choice)
        if before and match.can_undo(seat):
            match.undo(seat)
            assert match.digest == before, "a choice that was taken back has left a trace"
            match.choose(seat, choice)
    raise RuntimeError("endless")


def republic(match: Match) -> Republic:
    assert isinstance(match.game, Republic)
    return match.game


def count_asked(game: Republic, voted: object, found: Counter[str]) -> object:
    """The question that waits, and the vote if it is another one than before."""
    found[f"question {type(game.stack[-1]).__name__}"] += 1
    for frame in game.stack:
        if isinstance(frame, Vote) and frame is not voted:
            voted = frame
            found[f"proposal {PROPOSALS[frame.proposal[0]]}"] += 1
    return voted


def look(game: Republic, decisions: int) -> None:
    """Now and then: it is sound, a copy is equal, and its position is read again."""
    if decisions % LOOKS:
        return
    check_cards(game)
    assert min([*game.talents, *game.box, *game.provincial_armies, *game.provincial_fleets]) >= 0, "less than nothing"
    assert digest(game.clone()) == digest(game), "a copy"
    text = KIND.position(game)
    other = KIND.from_position(text, 3)
    other.advance()
    assert KIND.position(other) == text, "a position"


def end(game: Republic, decisions: int, found: Counter[str]) -> str:
    check_cards(game)
    found["decisions"] += decisions
    found[f"ending {game.ending}"] += 1
    return digest(game)


def play_all(seeds: range, out: str) -> list[tuple[str, Counter[str]]]:
    """All the games; those that the file has already are not played again."""
    done: dict[int, tuple[str, Counter[str]]] = {}
    if out and Path(out).exists():
        for line in Path(out).read_text().splitlines():
            seed, ended, counted = json.loads(line)
            done[seed] = (ended, Counter(counted))
    begun = time.perf_counter()
    for seed in seeds:
        if seed in done:
            continue
        done[seed] = play(seed)
        if out:
            with Path(out).open("a") as file:
                file.write(json.dumps([seed, *done[seed]]) + "\n")
        for name in done[seed][1]:
            if name.startswith("error"):
                print(name, file=sys.stderr, flush=True)
        if (seed - seeds.start + 1) % 100 == 0:
            print(f"{seed - seeds.start + 1} games, {time.perf_counter() - begun:.0f} s", file=sys.stderr, flush=True)
    return [done[seed] for seed in seeds]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", default="")
    given = parser.parse_args()
    played = play_all(range(given.seed, given.seed + given.games), given.out)
    found: Counter[str] = Counter()
    for _, counted in played:
        found += counted
    errors = [name for name in found if name.startswith("error")]
    print(f"{given.games} games ({found['matches']} matches), {found['decisions']} decisions, {len(errors)} errors")
    table("Games with", found, "with", list(ADVANCED))
    table("Endings", found, "ending", list(ENDINGS))
    table("Proposals of chapter 2", found, "proposal", list(NEW_PROPOSALS))
    table("Questions of chapter 2", found, "question", [name for name in questions(RULES) if name not in NEVER_ASKED])
    table("Events of chapter 2", found, "event", known(SpokenEvent, *EVENTS))
    all_of_them = hashlib.sha256("".join(ended for ended, _ in played).encode()).hexdigest()[:16]
    print(f"\n{comitium.build()}: digest of all games {all_of_them}")
    return 1 if errors else 0


if __name__ == "__main__":
    sys.exit(main())
