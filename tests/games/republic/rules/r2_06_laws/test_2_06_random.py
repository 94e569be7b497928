"""[2.06] Whole Senate Phases played at random with laws by vote, alone and with advocates: nothing breaks, no card is lost."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from comitium.core.dice import stream
from comitium.core.digest import digest
from comitium.games.republic.catalogue.cards import CARD_INDEX, CARD_KIND
from comitium.games.republic.catalogue.ids import LAW
from comitium.games.republic.choices import PASS, verb
from comitium.games.republic.events.advanced import laws as events
from comitium.games.republic.game_type import GAME_TYPE
from comitium.games.republic.notation import read as positions
from comitium.games.republic.rules.r1_09_senate import r1_09_senate as phase
from comitium.games.republic.rules.r1_09_senate.choices import CLOSE, ENACT
from comitium.games.republic.state.republic import Republic
from games.republic.fixtures.builder import asked, check, listen, play
from games.republic.fixtures.senate_business.troubled import troubled

GAMES = 40


def laws_of(game: Republic) -> set[int]:
    """Wherever a law may be, once each."""
    found = [CARD_INDEX[card] for hand in game.hands for card in hand if CARD_KIND[card] == LAW]
    found += [CARD_INDEX[card] for card in game.discards if CARD_KIND[card] == LAW]
    found += [law for law in range(10) if game.laws >> law & 1]
    found += [law for law in range(10) if game.voted_down >> law & 1]
    assert len(found) == len({*found})
    return {*found}


def read_back(game: Republic) -> Republic:
    """The position as its text says it; the streams of chance are not in it."""
    other = positions.read(GAME_TYPE.position(game), GAME_TYPE.meta, 99)
    other.dice, other.shuffles, other.reveals = game.dice.clone(), game.shuffles.clone(), game.reveals
    return other


@pytest.mark.parametrize("advocates", [True, False])
def test_2_06_phases_at_random_lose_no_law(advocates: bool) -> None:
    seen: Counter[str] = Counter()
    for seed in range(GAMES):
        game = troubled(seed, laws_by_vote=True, advocates=advocates)
        ear = listen(game)
        rng = random.Random(seed)
        play(game, phase.Senate(0))
        dealt = laws_of(game)
        while game.stack:
            seat = rng.choice(game.actors())
            menu = [one for one in game.legal(seat) if one != CLOSE] or game.legal(seat)
            laws = [one for one in menu if verb(one) == ENACT]
            if asked(game) == "DraftLaw":
                assert laws_of(game) == dealt
                check(game)
                assert digest(read_back(game)) == digest(game)
                seen["DraftLaw"] += 1
            if game.session.waiting and rng.random() < 0.05:
                assert digest(read_back(game)) == digest(game)
                world = game.reimagine(seat, stream(seed, "world"))
                assert world.legal(seat) == game.legal(seat)
                assert world.session.waiting == game.session.waiting
            quiet = asked(game) == "Window" and PASS in menu and rng.random() < 0.8
            game.apply(seat, laws[0] if laws and rng.random() < 0.5 else PASS if quiet else rng.choice(menu))
        assert laws_of(game) == dealt
        seen["waits"] += sum(one.waits for one in ear.all(events.LawPlayed))
        for kind in (events.LawPlayed, events.LawKept, events.LawVotedDown):
            seen[kind.__name__] += len(ear.all(kind))
    assert min(seen.values()) > 0
    assert len(seen) == 5
