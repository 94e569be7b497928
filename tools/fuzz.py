"""Random games over all tables, editions and variants: no exception, no dead end, no endless game, no card lost.

python tools/fuzz.py --games 20000 --jobs 2
python tools/fuzz.py --game idus --games 20000 --jobs 2
python tools/fuzz.py --game republic --games 3000 --jobs 2 (for one and two players: tools/solo_fuzz.py)

Where people may act unasked and make agreements, they do; every so many games are matches, with choices taken back, and
their journals are replayed.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor

import republic_promises as promises
import republic_tempers as tempers

import comitium
from comitium.core.agreements import OFFERED, BindingGame, Clause
from comitium.core.frames import Game
from comitium.core.ids import id_of
from comitium.core.options import Setting
from comitium.games.republic.state.republic import Republic
from comitium.match.match import Match
from comitium.match.orders import ALWAYS, ANY, FORCED, StandingOrder

LONGEST = {"republic": 40000}  # decisions; a game that takes more is endless
USUAL_LONGEST = 5000
MEDDLING = 40  # one in so many chances to act unasked, or to bargain, is taken
MATCHES = 10  # one in so many games is a match
SUPPLY = [2, 7, 7, 7, 7, 7, 4, 2, 2, 2, 1, 2]  # a side's cards by kind


def options_of(game: str, seed: int, without: tuple[str, ...] = ()) -> dict[str, Setting]:
    """A rule set, if the game has any, and now and then other values of its options; nobody is led by rule, which has runs of
    its own (solo_fuzz.py)."""
    dice = random.Random(seed)
    meta = comitium.kind(game).meta
    chosen: dict[str, Setting] = {}
    if "rule_set" in meta.options:
        chosen["rule_set"] = dice.choice(meta.options["rule_set"].choices)
    for name, option in meta.options.items():
        if dice.random() < 0.3 and name not in (*without, "neutrals"):
            chosen[name] = dice.choice(option.choices)
    if chosen.get("rebel_governors", chosen.get("advanced") == "all"):
        chosen["provincial_wars"] = True  # without them a table with rebel governors is refused
    return chosen


def table_of(game: str, seed: int, options: dict[str, Setting]) -> int:
    """The tables in turn; one that seats everybody if a seat is named."""
    low, high = comitium.kind(game).meta.players
    return high if str(options.get("first_player", "random")) != "random" else low + seed % (high - low + 1)


def play(game: str, seed: int) -> tuple[int, str, str]:
    """How many decisions a random game took, how it ended, and what went wrong, if anything."""
    options = options_of(game, seed)
    try:
        players = table_of(game, seed, options)
        if seed % MATCHES == 0:
            return play_match(game, seed, players, options)
        state = comitium.start(game, players=players, seed=seed, **options)
        dice = random.Random(seed)
        temper, turn, decisions = tempers.temper_of(seed), 0, 0
        if isinstance(state, Republic) and temper != tempers.WILD:
            tempers.help_rome(state, seed)
        while not state.over:
            meddle(state, dice)
            if isinstance(state, Republic) and temper != tempers.WILD:
                turn = tempers.keep_alive(state, turn, dice)
            if state.over:
                break
            seat = dice.choice(state.actors())
            state.apply(seat, tempers.pick(state, seat, dice, temper))
            decisions += 1
            if decisions > LONGEST.get(game, USUAL_LONGEST):
                raise RuntimeError("endless")
            if decisions % 16 == 0:
                check_cards(state)
        outcome = state.outcome()
        assert outcome is not None
        return decisions, outcome.reason, ""
    except Exception as wrong:
        return 0, "error", f"seed {seed} options {options}: {type(wrong).__name__}: {wrong}"


def play_match(game: str, seed: int, players: int, options: dict[str, Setting]) -> tuple[int, str, str]:
    """The same as a match: now and then a choice is taken back and made again, people leave standing orders, act unasked and
    bargain, and the journal gives the same game."""
    match = comitium.new(game, players=players, seed=seed, **options)
    dice = random.Random(seed)
    decisions = 0
    while match.outcome is None:
        meddle(match.game, dice, match)
        leave_order(match, dice)
        if match.outcome is not None:
            break
        seat = dice.choice(match.game.actors())
        choice = dice.choice(match.game.legal(seat))
        ordered = any(match.orders(other) for other in range(players))  # what they answer then comes after the choice
        before = match.digest if decisions % 50 == 0 and not ordered else ""
        match.choose(seat, choice)
        if before and match.can_undo(seat):
            match.undo(seat)
            assert match.digest == before, "a choice that was taken back has left a trace"
            match.choose(seat, choice)
        decisions += 1
        if decisions > LONGEST.get(game, USUAL_LONGEST):
            raise RuntimeError("endless")
        if decisions % 16 == 0:
            check_cards(match.game)
    assert comitium.replay(match.journal()).digest == match.digest, "a journal gives another game"
    return decisions, match.outcome.reason, ""


def leave_order(match: Match, dice: random.Random) -> None:
    """Somebody who is asked leaves an order for such questions, within something that goes on or until something happens."""
    if dice.randrange(MEDDLING):
        return
    seat = dice.choice(match.game.actors())
    choice = dice.choice([FORCED, dice.choice(match.game.legal(seat))])
    kind = dice.choice([ANY, match.question(seat).kind]) if choice == FORCED else match.question(seat).kind
    times = dice.choice([ALWAYS, 1, 3]) if choice == FORCED else dice.choice([1, 3])
    within = dice.choice(["", id_of(dice.choice(match.game.stack))])
    match.order(seat, StandingOrder(kind, choice, times, within, dice.choice(["", "", "PhaseBegan"])))
    if match.outcome is None and dice.randrange(4) == 0:
        match.cancel_orders(seat)


def meddle(state: Game, dice: random.Random, match: Match | None = None) -> None:
    """Somebody may act unasked; somebody may offer, accept or refuse an agreement: in a bare game, or in a match."""
    seat = dice.randrange(state.seats())
    if dice.randrange(MEDDLING) == 0 and (acts := state.asides(seat)):
        (match.choose if match else state.apply)(seat, dice.choice(acts))
    state = match.game if match else state
    if not isinstance(state, BindingGame) or state.over or dice.randrange(MEDDLING):
        return
    if isinstance(state, Republic):
        if match is None:
            promises.move(state, seat, dice)
        elif match.may_move(seat):
            match.move(seat, "Thanks to the gods")
    table = match or state
    waiting = [deal for deal in state.agreements if deal.status == OFFERED and deal.parties & ~deal.accepted & 1 << seat]
    try:
        if waiting:
            (table.accept if dice.randrange(4) else table.cancel)(seat, waiting[0].number)
        elif len(state.agreements) < 6:
            table.offer(seat, [promised(state, seat, dice) for _ in range(dice.randrange(1, 4))])
    except comitium.Illegal:
        pass  # many random clauses may not bind


def promised(state: BindingGame, seat: int, dice: random.Random) -> Clause:
    """A promise that may bind, where we know how such are made; now and then any numbers at all."""
    if isinstance(state, Republic) and dice.randrange(5):
        return promises.promise(state, seat, dice)
    return promise(seat, state.seats(), dice)


def promise(seat: int, seats: int, dice: random.Random) -> Clause:
    """Any clause whatever, between the seat and another."""
    other = (seat + dice.randrange(1, seats)) % seats
    by, to = (seat, other) if dice.randrange(2) else (other, seat)
    about = dice.choice([0, dice.randrange(1, 50), dice.randrange(14) * 64 + dice.randrange(50), dice.randrange(200, 213)])
    wild = [dice.choice([0, 0, 0, 1, 2, 70, 1 << 21]) for _ in range(4)]
    who, when, until, manner = wild
    return Clause(dice.randrange(0, 28), by, to, about, dice.choice([0, 0, 1, 2, 5, 15]), 0, who, when, until, manner)


def check_cards(state: Game) -> None:
    """All cards are somewhere, once."""
    from comitium.games.caesar.rules.r6_effects import Castle
    from comitium.games.caesar.state import Caesar
    from comitium.games.idus.setup import faction_deck
    from comitium.games.idus.state import Idus
    from comitium.games.republic.notation.soundness import flaw
    from comitium.games.republic.notation.unreachable import unreachable

    if isinstance(state, Republic):
        assert flaw(state) == "", flaw(state)
        assert unreachable(state) is None, unreachable(state)
        return
    if isinstance(state, Idus):
        assert sorted(state.cards) == sorted(faction_deck(state.seats()))
        return
    assert isinstance(state, Caesar)
    for seat in (0, 1):
        found = [state.hand[seat * 12 + kind] + state.discards[seat * 12 + kind] for kind in range(12)]
        for group in range(5):
            for kind in range(6):
                at = (seat * 5 + group) * 6 + kind
                found[kind] += state.up[at] + state.down[at]
        for deck in (0, 1):
            for card in state.decks[seat * 2 + deck][: state.left[seat * 2 + deck]]:
                found[card] += 1
        top = state.stack[-1] if state.stack else None
        if isinstance(top, Castle) and seat == state.player:
            for kind in range(6):
                found[kind] += top.pool[kind] + top.first[kind] + top.second[kind]
        assert found == SUPPLY, (seat, found)


def play_some(job: tuple[str, int, int]) -> tuple[int, Counter[str], list[str]]:
    game, first, count = job
    decisions, endings, errors = 0, Counter[str](), []
    for seed in range(first, first + count):
        took, ending, error = play(game, seed)
        decisions += took
        endings[ending] += 1
        if error:
            errors.append(error)
    return decisions, endings, errors


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="caesar")
    parser.add_argument("--games", type=int, default=20000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_args()
    piece = max(1, min(250, given.games // (4 * given.jobs)))
    jobs = [(given.game, given.seed + at, min(piece, given.games - at)) for at in range(0, given.games, piece)]
    begun = time.perf_counter()
    decisions, endings, errors = 0, Counter[str](), []
    with ProcessPoolExecutor(given.jobs) as pool:
        for took, ended, wrong in pool.map(play_some, jobs):
            decisions += took
            endings += ended
            errors += wrong
    seconds = round(time.perf_counter() - begun, 1)
    result = {"game": given.game, "games": given.games, "decisions": decisions, "seconds": seconds, "build": comitium.build()}
    print(json.dumps({**result, "endings": dict(endings), "errors": errors[:20]}, indent=1))
    return 1 if errors else 0


if __name__ == "__main__":
    sys.exit(main())
