"""Random games for one and two players [chapter 4]: nothing breaks, and which procedures and questions came up.

python tools/solo_fuzz.py --games 3000 --jobs 1

Every scenario in turn (the extended ones with `solo_scenarios=any`), one and two players, other values of the options now and
then. Players answer by chance, by chance with a temper (tools/republic_tempers.py), or as the bot `tribune`. One game in ten
is a match with choices taken back, and its journal and its record are replayed. Looked at on the way: the position is sound,
is read again, copied and saved; what a page says can be worked out; neutrals are never asked and hold nothing that is hidden;
another world of a player looks the same to her. Much faster compiled.
"""

from __future__ import annotations

import argparse
import pickle
import random
import sys
import time
from collections import Counter
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from typing import Any

from fuzz import check_cards, leave_order, meddle
from republic_coverage import questions, table
from republic_tempers import AMBITIOUS, PATRIOT, WILD, help_rome, keep_alive, pick

import comitium
from comitium import bots
from comitium.core.by_class import by_class
from comitium.core.dice import stream
from comitium.core.digest import digest
from comitium.core.forms import Forms
from comitium.core.frames import Listener
from comitium.core.ids import id_of
from comitium.core.messages import Event
from comitium.core.options import Setting
from comitium.core.prompts import prompt
from comitium.core.registry import HasOdds, HasStakes, game_type
from comitium.games.republic.outcome import ENDINGS
from comitium.games.republic.report.scoreboard import place_of
from comitium.games.republic.rules.r4_solitaire import r4_02_1_directives
from comitium.games.republic.rules.r4_solitaire.r4_02_1_directives import PROCEDURES
from comitium.games.republic.state.options import ADVANCED
from comitium.games.republic.state.republic import Republic

KIND = game_type("republic")
BASIC = ("early", "middle", "late")
NOT_DRAWN = ("scenario", "solo_scenarios", "neutrals")
CHAPTER_2 = ("advanced", *ADVANCED)  # refused [4.01.1]
TRIBUNE = 3  # after the tempers of chance
TEMPERS = (WILD, PATRIOT, AMBITIOUS, TRIBUNE)
BOT_WORKS = 400  # answers of the bot, after which chance goes on: it takes much longer
MATCHES = 10  # one in so many games is a match
LONGEST = 40000
LOOKS = 32  # decisions from one close look to the next
# What only votes, elections, trials or chapter 2 ask (D-48).
NEVER_HERE = [
    "Adopt",
    "Agree",
    "Appeal",
    "Appoint",
    "Business",
    "Call",
    "CastVotes",
    "CensorStep",
    "CensorsMenu",
    "ChooseKind",
    "Consent",
    "ConsentAnew",
    "Defeat",
    "DictatorStep",
    "DraftBill",
    "DraftConcessions",
    "DraftGovernors",
    "DraftLaw",
    "DraftRepeal",
    "GovernorStep",
    "NameAdvocate",
    "NameCharge",
    "NameProsecutor",
    "Nominate",
    "NominateDictator",
    "NominateForLife",
    "RaiseProvincials",
    "RefuseRhodes",
    "RemovePontifex",
    "Split",
    "SplitAlone",
    "WhichProvince",
]
CODES = [f"N{number}" for number in range(1, 34)]
# Acts that answer no question: the events by which they are seen. Those with a seat count only for a neutral.
TOLD = {
    "DirectiveAssigned": "N1",
    "StatesmanPlayed": "N2",
    "StatesmanSucceeded": "N2",
    "ConcessionGiven": "N3",
    "LawPlayed": "N4",
    "PeddlingAimed": "N9",
    "CoalitionFormed": "N18",
    "CandidateForLife": "N18",
    "PlanChosen": "N19",
    "NoPlan": "N19",
    "PeaceForces": "N19",
    "DictatorClaimed": "N20",
    "MasterClaimed": "N20",
    "ChoiceSkipped": "N22",
    "PassCancelled": "N22",
    "TribuneAnswered": "N23",
    "ArmyAllotted": "N25",
    "TestRolled": "N26",
    "AssassinSent": "N26",
    "StatesmenSwapped": "N29",
    "StatesmanSold": "N29",
    "StatesmanKept": "N29",
}


class Ear(Listener):
    """Counts what is told, and the acts of neutrals that are seen by it."""

    def __init__(self, game: Republic, found: Counter[str]) -> None:
        self.game, self.found = game, found

    def hear(self, event: Event, audience: int) -> None:
        name = type(event).__name__
        self.found[f"event {name}"] += 1
        if name == "OfficeLost" and event.rule == "4.05.1":
            self.found["act N17"] += 1
        seat = getattr(event, "seat", None)
        if name in TOLD and (seat is None or self.game.is_neutral(seat)):
            self.found[f"act {TOLD[name]}"] += 1


ANSWERED: Counter[str] = Counter()  # what the procedures have answered since it was last read


def counting(table: Mapping[type[Any], Any], thing: object) -> Any:
    """What a table holds for a question; a procedure of the neutrals is counted, for it is looked up when it answers."""
    found = by_class(table, thing)
    if table is PROCEDURES and found is not None:
        ANSWERED[f"act {found.code}"] += 1
        ANSWERED[f"answered {type(thing).__name__}"] += 1
    return found


def options_of(dice: random.Random) -> dict[str, Setting]:
    """Every option now and then at another value, but those of chapter 2."""
    meta = comitium.kind("republic").meta
    able = [name for name in meta.options if name not in NOT_DRAWN and name not in CHAPTER_2]
    return {name: dice.choice(meta.options[name].choices) for name in able if dice.random() < 0.3}


def table_of(seed: int) -> tuple[int, dict[str, Setting]]:
    """How many players, and by which options."""
    scenarios = comitium.kind("republic").meta.options["scenario"].choices
    scenario = scenarios[seed // 2 % len(scenarios)]
    chosen: dict[str, Setting] = {"scenario": scenario, **options_of(random.Random(seed))}
    if scenario not in BASIC:
        chosen["solo_scenarios"] = "any"
    return 1 + seed % 2, chosen


def play(seed: int) -> Counter[str]:
    """One game to its end, and what came up in it; an error is counted under its own words."""
    found = Counter[str]({"games": 1})
    players, options = table_of(seed)
    try:
        if seed // 2 % MATCHES == 0:
            play_match(seed, players, options, found)
        else:
            play_game(seed, players, options, found)
    except Exception as wrong:
        found[f"error seed {seed} players {players} {options}: {type(wrong).__name__}: {wrong}"] += 1
    found += ANSWERED
    ANSWERED.clear()
    return found


def play_game(seed: int, players: int, options: dict[str, Setting], found: Counter[str]) -> None:
    """A bare game, looked at closely now and then."""
    game = comitium.start("republic", players=players, seed=seed, **options)
    assert isinstance(game, Republic)
    game.listen(Ear(game, found))
    dice, temper = random.Random(seed), TEMPERS[seed // 2 % len(TEMPERS)]
    people = [bots.make("tribune", "republic", bots.bot_seed(seed, seat)) for seat in range(players)]
    if temper != WILD:
        help_rome(game, seed)
    turn = 0
    for decisions in range(LONGEST):
        if temper != TRIBUNE:
            meddle(game, dice)
        if temper != WILD:
            turn = keep_alive(game, turn, dice)
        if game.over:
            found["decisions"] += decisions
            found[f"turns {temper_name(temper)}"] += game.turn
            count_end(game, found)
            return
        look(game, seed, decisions)
        seat = dice.choice(game.actors())
        found[f"question {type(game.stack[-1]).__name__}"] += 1
        if temper == TRIBUNE and decisions < BOT_WORKS:
            choice = people[seat].choose(bots.Seat("republic", game, seat, ()))
        else:
            choice = pick(game, seat, dice, temper if temper != TRIBUNE else PATRIOT)
        game.apply(seat, choice)
    raise RuntimeError("endless")


def temper_name(temper: int) -> str:
    return ("wild", "patriot", "ambitious", "tribune")[temper]


def count_end(game: Republic, found: Counter[str]) -> None:
    """How it ended, and the place of the best player."""
    check_cards(game)
    found[f"ending {game.ending}"] += 1
    found[f"place {min(place_of(game, seat) for seat in range(game.rules.seats) if not game.is_neutral(seat))}"] += 1


def look(game: Republic, seed: int, decisions: int) -> None:
    """What must hold whenever players are asked; now and then all of it."""
    for seat in game.actors():
        assert not game.is_neutral(seat), f"a neutral is asked {id_of(game.stack[-1])}"
        menu = game.legal(seat)
        assert menu, "a question without an answer"
        assert menu == sorted(set(menu)), "a menu out of order"
    if decisions % LOOKS:
        return
    check_cards(game)
    everybody = (1 << game.rules.seats) - 1
    assert min([*game.talents, *game.box, *game.pools]) >= 0, "less than nothing"
    for seat in range(game.rules.seats):
        if game.is_neutral(seat):
            assert not game.asides(seat), "a neutral may act unasked"
            assert all(game.known[card] == everybody for card in game.hands[seat]), "a neutral hides a card"
    before = digest(game)
    assert digest(game.clone()) == before, "a copy"
    assert digest(pickle.loads(pickle.dumps(game))) == before, "saved"
    text = KIND.position(game)
    other = KIND.from_position(text, 3)
    other.advance()
    assert KIND.position(other) == text, "a position"
    seat = game.actors()[0]
    world = game.reimagine(seat, stream(seed + decisions, "imagine"))
    assert KIND.view(world, seat) == KIND.view(game, seat), "another world looks different"
    assert prompt(KIND, world, seat) == prompt(KIND, game, seat), "another world is asked something else"
    draw(game, seat)
    assert digest(game) == before, "looking changes something"


def draw(game: Republic, seat: int) -> None:
    """Whatever a page says about the question can be worked out: the board, its form, odds and what is at stake."""
    KIND.board(KIND.view(game, seat), prompt(KIND, game, seat))
    assert isinstance(KIND, Forms)
    assert isinstance(KIND, HasOdds)
    assert isinstance(KIND, HasStakes)
    KIND.form(game, seat, {})
    KIND.odds(game, seat)
    KIND.chances(game, seat)
    KIND.stakes(game, seat)


def play_match(seed: int, players: int, options: dict[str, Setting], found: Counter[str]) -> None:
    """With choices taken back, standing orders and agreements; journal and record give the same game."""
    match = comitium.new("republic", players=players, seed=seed, **options)
    dice = random.Random(seed)
    for decisions in range(LONGEST):
        meddle(match.game, dice, match)
        if match.outcome is None:
            leave_order(match, dice)
        if match.outcome is not None:
            break
        game = match.game
        assert isinstance(game, Republic)
        look(game, seed, decisions)
        seat = dice.choice(game.actors())
        found[f"question {type(game.stack[-1]).__name__}"] += 1
        choice = dice.choice(game.legal(seat))
        ordered = any(match.orders(other) for other in range(players))
        before = match.digest if decisions % 50 == 0 and not ordered else ""
        match.choose(seat, choice)
        if before and match.can_undo(seat):
            match.undo(seat)
            assert match.digest == before, "a choice that was taken back has left a trace"
            match.choose(seat, choice)
    assert match.outcome is not None, "endless"
    assert comitium.replay(match.journal()).digest == match.digest, "a journal gives another game"
    assert comitium.read_record(comitium.record(match)).digest == match.digest, "a record gives another game"
    found["decisions"] += decisions
    found["matches"] += 1
    assert isinstance(match.game, Republic)
    count_end(match.game, found)


def watch() -> None:
    """Count what the procedures answer, from now on: compiled or not, the rule finds `by_class` by its name in its module."""
    vars(r4_02_1_directives)["by_class"] = counting


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_args()
    begun = time.perf_counter()
    found: Counter[str] = Counter()
    with ProcessPoolExecutor(given.jobs, initializer=watch) as pool:
        for one in pool.map(play, range(given.seed, given.seed + given.games), chunksize=4):
            found += one
            for wrong in one:
                if wrong.startswith("error"):
                    print(wrong, file=sys.stderr, flush=True)
            if found["games"] % 100 == 0:
                print(f"{found['games']} games, {time.perf_counter() - begun:.0f} s", file=sys.stderr, flush=True)
    errors = [name for name in found if name.startswith("error")]
    print(
        f"{found['games']} games ({found['matches']} matches), {found['decisions']} decisions of players, {len(errors)} errors"
    )
    table("Endings", found, "ending", list(ENDINGS))
    table("Best place of a player", found, "place", [str(place) for place in range(1, 6)])
    table("Procedures", found, "act", CODES)
    table("Questions that neutrals answered", found, "answered", sorted({one.__name__ for one in PROCEDURES}))
    asked = [name for name in questions() if name not in NEVER_HERE]
    table("Questions and scripts that waited for a player", found, "question", asked)
    off = [name for name in NEVER_HERE if found[f"question {name}"]]
    if off:
        print(f"\nAsked although it is switched off: {', '.join(off)}")
    return 1 if errors or off else 0


if __name__ == "__main__":
    sys.exit(main())
