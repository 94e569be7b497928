"""Whole Senate Phases played at random: nothing breaks, nothing is lost, copies go the same way."""

from __future__ import annotations

import random

import pytest

from comitium.games.republic.catalogue.cards import CARD_KIND
from comitium.games.republic.catalogue.ids import TRIBUNE as TRIBUNE_CARD
from comitium.games.republic.choices import PASS, verb
from comitium.games.republic.events.senate import OfficeTaken, VoteClosed
from comitium.games.republic.rules.common.hands import kind_of, take
from comitium.games.republic.rules.r1_09_senate import r1_09_senate as phase
from comitium.games.republic.rules.r1_09_senate.choices import SUSPEND, TRIBUNE
from games.republic.fixtures.builder import asked, check, listen, play
from games.republic.fixtures.senate_business.troubled import troubled

LONGEST = 20_000


@pytest.mark.parametrize("seed", range(12))
def test_1_09_a_phase_at_random_ends_and_loses_nothing(seed: int) -> None:
    game = troubled(seed)
    rng = random.Random(seed)
    cards = sum(len(hand) for hand in game.hands)
    play(game, phase.Senate(0))
    answers = 0
    while game.stack:
        seat = rng.choice(game.actors())
        menu = game.legal(seat)
        assert menu == sorted({*menu})
        choice = PASS if PASS in menu and asked(game) == "Window" and rng.random() < 0.5 else rng.choice(menu)
        if answers % 16 == 0:
            check(game)
            other = game.clone()
            other.apply(seat, choice)
            game.apply(seat, choice)
            assert [type(frame) for frame in other.stack] == [type(frame) for frame in game.stack]
            assert other.actors() == game.actors()
            assert other.influence == game.influence
            assert other.session.state() == game.session.state()
        else:
            game.apply(seat, choice)
        answers += 1
        assert answers < LONGEST
    assert sum(len(hand) for hand in game.hands) <= cards
    assert not game.session.sitting


@pytest.mark.parametrize("seed", range(100, 124))
def test_1_09_whoever_interrupts_what_nothing_is_decided_twice(seed: int) -> None:
    """With a Tribune in every hand: an office is taken once, what was voted down stays down, no man has two offices, trials
    keep to their number."""
    game = troubled(seed)
    rng = random.Random(seed)
    dealt = {card for hand in game.hands for card in hand}
    for card in range(len(CARD_KIND)):
        if kind_of(card) == TRIBUNE_CARD and card not in dealt:
            take(game, rng.randrange(4), card, "")
    ear = listen(game)
    play(game, phase.Senate(0))
    while game.stack:
        seat = rng.choice(game.actors())
        menu = game.legal(seat)
        weights = [eagerness(choice, len(menu)) if asked(game) == "Window" else 1 for choice in menu]
        game.apply(seat, rng.choices(menu, weights)[0])
    taken = [event.office for event in ear.all(OfficeTaken)]
    assert len(taken) == len({*taken})
    ended = [(repr(event.what), event.result) for event in ear.all(VoteClosed)]
    down = [what for what, result in ended if result in ("rejected", "vetoed")]
    assert len(down) == len({*down})
    assert not {what for what, result in ended if result == "passed"} & {*down}
    assert len([what for what, result in ended if "for-life" in what and result in ("passed", "rejected")]) <= 1
    held = [man for man in game.offices if man >= 0]
    assert len(held) == len({*held})
    assert game.session.minors * game.session.majors == 0


def eagerness(choice: int, others: int) -> int:
    """How gladly a faction interrupts: it passes mostly, else it would rather propose than anything."""
    if choice == PASS:
        return 3 * others
    return 4 if verb(choice) in (TRIBUNE, SUSPEND) else 1
