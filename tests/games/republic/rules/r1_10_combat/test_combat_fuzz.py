"""Combat and Revolution with random answers on random boards: nothing breaks, nothing is lost."""

from __future__ import annotations

import pickle
import random
from collections import Counter
from typing import Any

import pytest

from comitium.core.ids import id_of
from comitium.core.state_object import StateObject
from comitium.games.republic.catalogue.cards import CARD_IS_FACTION, CARD_KIND
from comitium.games.republic.catalogue.ids import INTRIGUE, LAW
from comitium.games.republic.catalogue.keys import LAW_KEYS, LEADER_KEYS, SENATOR_KEYS, WAR_KEYS
from comitium.games.republic.catalogue.senators import SENATOR_FAMILY
from comitium.games.republic.rules.common.hands import take
from comitium.games.republic.rules.r1_10_combat.r1_10_combat import Combat
from comitium.games.republic.rules.r1_11_revolution.r1_11_revolution import Revolution
from comitium.games.republic.state.numbers import COMBAT, FORCE, OUT, RESERVE, REVOLUTION, count
from comitium.games.republic.state.republic import Republic
from games.republic.fixtures.builder import (
    Rest,
    capture,
    check,
    enact,
    event,
    lead,
    new_table,
    put,
    raise_fleets,
    raise_legions,
    raise_veterans,
    rebel,
    send,
    wage,
)

OPTIONS: dict[str, tuple[Any, ...]] = {
    "naval_winner": ("victorious", "proconsul"),
    "desertion_duration": ("battle", "turn"),
    "gabinian_price": ("ten", "shortage"),
    "joining_governor": ("gives_up", "keeps_idle"),
    "civil_war_chits": ("both_sides", "each_side", "senate_losses"),
    "civil_war_defeat_unrest": (0, 2),
    "end_game_rebel_dies": ("condition_2_only", "always_wins", "never_wins"),
    "statesmen_per_turn": ("any", "one"),
    "civil_war_counts": (True, False),
    "moh_after_dictator_death": ("loses_office", "keeps_office"),
}


def board(rng: random.Random) -> Republic:
    """Wars, commanders with forces, a rebel now and then, captives, hands, laws and events."""
    options = {name: rng.choice(values) for name, values in OPTIONS.items()}
    game = new_table(rng.choice(["early", "middle", "late"]), rng.randint(3, 6), rng.randrange(10**6), **options)
    game.era = rng.randrange(3)
    numbers: set[int] = set()
    men: list[int] = []
    for key in rng.sample(SENATOR_KEYS, 22):
        number = SENATOR_KEYS.index(key)
        if SENATOR_FAMILY[number] not in numbers:
            numbers.add(SENATOR_FAMILY[number])
            seat = len(men) % game.rules.seats
            men.append(
                put(
                    game,
                    key,
                    seat,
                    leader=len(men) < game.rules.seats,
                    talents=rng.randint(0, 30),
                    knights=rng.randint(0, 2),
                    influence=rng.randint(0, 20),
                )
            )
    for seat in range(game.rules.seats):
        game.box[seat] = rng.randint(0, 40)
    wars = rng.sample(WAR_KEYS, rng.randint(1, 6))
    for key in wars:
        wage(game, key)
    for key in rng.sample(LEADER_KEYS, 2):
        lead(game, key)
    for key in rng.sample(LAW_KEYS, 3):
        enact(game, key)
    for key in ("ally_deserts", "enemy_ally_deserts", "evil_omens", "manpower_shortage"):
        event(game, key, rng.choice([0, 0, 1, 2]))
    rng.shuffle(men)
    if rng.random() < 0.4:
        outlaw = men.pop()
        rebel(game, outlaw, legions=rng.randint(0, 6))
        raise_veterans(game, rng.randint(0, 2), FORCE + outlaw, rng.choice(men))
        wars = [*wars, "civil_war"]
    capture(game, men.pop(), WAR_KEYS.index(wars[0]))
    if rng.random() < 0.3:
        game.offices[0], game.offices[4] = men[0], men[1]
        key = rng.choice(wars)
        send(game, men.pop(0), key, legions=rng.randint(1, 3), fleets=rng.randint(0, 3))
        send(game, men.pop(0), key)
    for place in range(rng.randint(0, 4)):
        senator = men.pop()
        game.dispatched += rng.randint(0, 1)
        game.dispatch[senator] = game.dispatched
        if place < 2:
            game.offices[1 + place] = senator
        legions = min(rng.randint(0, 8), count(game.legions[RESERVE]))
        send(game, senator, rng.choice(wars), legions=legions, fleets=min(rng.randint(0, 8), game.fleets[RESERVE]))
        raise_veterans(game, min(1, count(game.legions[RESERVE])), FORCE + senator, rng.choice([senator, *men]))
    raise_legions(game, min(2, count(game.legions[RESERVE])))
    raise_fleets(game, min(2, game.fleets[RESERVE]))
    hands(game, rng)
    return game


def hands(game: Republic, rng: random.Random) -> None:
    """Red cards into hands; what is in play as a senator stays there."""
    red = [number for number in range(len(CARD_KIND)) if CARD_IS_FACTION[number]]
    rng.shuffle(red)
    free = [number for number in red if not in_play(game, number)]
    for number in free[: rng.randint(0, 30)]:
        take(game, rng.randrange(game.rules.seats), number, "")
    for number in red:
        if CARD_KIND[number] == INTRIGUE or CARD_KIND[number] == LAW:
            pass
    game.unaccounted = [9] * len(game.unaccounted)


def in_play(game: Republic, number: int) -> bool:
    from comitium.games.republic.catalogue.cards import CARD_INDEX
    from comitium.games.republic.catalogue.ids import STATESMAN

    if CARD_KIND[number] == STATESMAN:
        return game.where[CARD_INDEX[number]] != OUT
    return CARD_KIND[number] == LAW and game.laws >> CARD_INDEX[number] & 1 == 1


def cards(game: Republic) -> int:
    """Cards in hands and discards, statesmen in play or dead, concessions given."""
    statesmen = sum(1 for number in range(30, 49) if game.where[number] != OUT or game.gone >> number & 1)
    given = sum(1 for holder in game.holder if holder != -3)
    return sum(len(hand) for hand in game.hands) + len(game.discards) + statesmen + given


def run(seed: int, seen: Counter[str]) -> None:
    rng = random.Random(seed)
    game = board(rng)
    total = cards(game)
    game.stack.append(Rest(0))
    for phase, script in ((COMBAT, Combat(0)), (REVOLUTION, Revolution(0))):
        game.phase = phase
        game.push(script)
        game.advance()
        for _ in range(4000):
            if not game.stack or isinstance(game.stack[-1], Rest):
                break
            step(game, rng, seen)
            check(game)
            assert cards(game) == total
        else:
            raise AssertionError(f"seed {seed}: the phase does not end")
        if not game.stack:
            seen[game.ending] += 1
            return


def step(game: Republic, rng: random.Random, seen: Counter[str]) -> None:
    frame = game.stack[-1]
    seen[id_of(frame)] += 1
    if rng.random() < 0.1:
        seat = rng.randrange(game.rules.seats)
        acts = game.asides(seat)
        if acts:
            seen["aside"] += 1
            game.apply(seat, rng.choice(acts))
            return
    seat = rng.choice(game.actors())
    menu = game.legal(seat)
    assert menu
    assert menu == sorted(set(menu))
    assert frame.rule(game, seat)
    assert frame.ask(game, seat).id.startswith("republic-")
    assert frame.is_sound(game)
    if rng.random() < 0.05:
        twin = game.clone()
        assert twin == game
        assert pickle.loads(pickle.dumps(frame)) == frame
        assert isinstance(frame, StateObject)
        frame.clone().redraw(twin, rng.randrange(game.rules.seats), game.dice.clone())
        assert twin == game
    game.apply(seat, rng.choice(menu))


@pytest.mark.parametrize("chunk", range(4))
def test_random_combat_and_revolution(chunk: int) -> None:
    seen: Counter[str] = Counter()
    for seed in range(chunk * 50, chunk * 50 + 50):
        run(seed, seen)
    for kind in ("Ransom", "Trade", "PlayCards", "ShedCards", "Declare", "aside"):
        assert seen[kind], kind
