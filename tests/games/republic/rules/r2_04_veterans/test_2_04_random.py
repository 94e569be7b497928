"""Random games with veterans disbanded and called up: nothing breaks, and all of it happens."""

from __future__ import annotations

import random
from collections import Counter

from comitium.games.republic.catalogue.senators import ORATORY
from comitium.games.republic.choices import verb
from comitium.games.republic.game_type import GAME_TYPE
from comitium.games.republic.notation.soundness import flaw
from comitium.games.republic.rules.r2_04_veterans.choices import CALL_UP, CALL_UP_FACTION, DISBAND_OWN
from comitium.games.republic.state.numbers import RESERVE, SENATE, bits
from comitium.games.republic.state.republic import Republic
from games.republic.fixtures.builder import listen, read_again, settings

GAMES = 60
STEPS = 3000
WON = (
    "players=4 turn=3 phase=combat veterans=true column=fabius*,julius@syrian_war(field_consul,sent1,victorious) "
    "amphora=valerius* trident=claudius* star=papirius* star.hand=#1 wars=syrian_war:beaten "
    "forces=julius:4+2v.julius stack=Years(revolution)"
)


def settle(game: Republic) -> None:
    """Every senator in Rome has disbanded a legion, as far as there are any, and can pay for it."""
    legions = [legion for legion in bits(game.legions[RESERVE]) if game.recallable_by[legion] < 0]
    for senator, legion in zip(bits(game.rome), reversed(legions), strict=False):
        game.recallable_by[legion] = senator
        game.gained_oratory[senator] += 1
        game.talents[senator] += 12


def play(seed: int, seen: Counter[str]) -> None:
    """Whoever may disband veterans or call them up does so at once; everything else is drawn by lot."""
    rng = random.Random(seed)
    by = rng.choice(["consul", "consul_or_dictator"])
    if seed % 2:
        game = GAME_TYPE.from_position(f"{WON} recall_veterans_by={by}", seed)
    else:
        scenario = rng.choice(["early", "middle", "late"])
        game = GAME_TYPE.new(settings(scenario, veterans=True, recall_veterans_by=by), rng.randint(3, 6), seed)
    ear = listen(game)
    game.advance()
    settled = False
    for step in range(STEPS):
        if game.over:
            break
        if game.phase == SENATE and not settled:
            settled = True
            settle(game)
        ear.events.clear()
        seat = rng.choice(game.actors())
        menu = game.legal(seat)
        for other in range(game.rules.seats):
            able = [choice for choice in game.asides(other) if verb(choice) in (CALL_UP, CALL_UP_FACTION)]
            if able:
                seat, menu = other, able
        keen = [choice for choice in menu if verb(choice) == DISBAND_OWN]
        game.apply(seat, rng.choice(keen or menu))
        seen.update(ear.names())
        for senator in range(len(game.where)):
            assert game.oratory(senator) == ORATORY[senator] + game.gained_oratory[senator]
        if step % 20 == 0:
            assert flaw(game) == ""
        if step % 500 == 250 and game.stack:
            read_again(game)


def test_2_04_random_games() -> None:
    seen: Counter[str] = Counter()
    for seed in range(GAMES):
        play(seed, seen)
    for name in ("VeteransDisbanded", "VeteransCalledUp"):
        assert seen[name], name
