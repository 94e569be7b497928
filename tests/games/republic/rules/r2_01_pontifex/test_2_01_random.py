"""[2.01] Whole games at random with a Pontifex Maximus: nothing breaks, nothing is lost, everything of the rule comes up."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import comitium
from comitium.core.digest import described
from comitium.core.prompts import prompt
from comitium.games.republic.catalogue.ids import PONTIFEX_MAXIMUS
from comitium.games.republic.choices import PASS, SPAN
from comitium.games.republic.events.advanced import pontifex as events
from comitium.games.republic.game_type import GAME_TYPE
from comitium.games.republic.notation import write
from comitium.games.republic.notation.soundness import flaw
from comitium.games.republic.rules.r1_09_senate.choices import PROPOSE
from comitium.games.republic.rules.r1_09_senate.kinds import PONTIFEX_REMOVAL
from comitium.games.republic.rules.r2_01_pontifex.choices import ACCUSE_LIABLE, PONTIFEX_VETO, PRIESTHOOD
from comitium.games.republic.state.numbers import OUT, bits
from comitium.games.republic.state.republic import Republic
from comitium.text import LANGUAGES, say
from games.republic.fixtures.builder import asked, listen

GAMES = 24
MOST = 3_000  # answers
OPTIONS: tuple[dict[str, Any], ...] = (
    {},
    {"pontifex_single_office": False},
    {"pontifex_conviction": "any", "refill_office_same_turn": True},
)


def whole(game: Republic) -> None:
    """What holds of Pontifex and priests at every moment."""
    assert flaw(game) == ""
    man = game.pontifex()
    if man >= 0:
        assert game.faction[man] >= 0
        assert game.where[man] != OUT
        assert not game.rebels >> man & 1
        others = [office for office in range(PONTIFEX_MAXIMUS) if game.offices[office] == man]
        assert not others or not game.rules.pontifex_single_office
    for priest in bits(game.priests):
        assert game.faction[priest] >= 0
        assert not game.rebels >> priest & 1
    assert game.liable < 0 or game.where[game.liable] != OUT


def play(number: int, seen: Counter[str]) -> None:
    rng = random.Random(number)
    scenario = rng.choice(["early", "middle", "late"])
    options = {"advanced": "choose", "pontifex": True, **OPTIONS[number % len(OPTIONS)]}
    game = comitium.start("republic", players=rng.randint(3, 6), seed=number, scenario=scenario, **options)
    assert isinstance(game, Republic)
    ear = listen(game)
    for answers in range(MOST):
        if not game.stack:
            break
        seat = rng.choice(game.actors())
        menu = game.legal(seat)
        assert menu == sorted({*menu})
        calm = PASS in menu and asked(game) == "Window" and rng.random() < 0.6
        choice = PASS if calm else rng.choice(menu)
        seen[asked(game)] += 1
        for verb in (PRIESTHOOD, PONTIFEX_VETO, ACCUSE_LIABLE):
            seen[str(verb // SPAN)] += verb <= choice < verb + SPAN
        seen["removal"] += choice == PROPOSE + PONTIFEX_REMOVAL
        if answers % 40 == 0:
            whole(game)
            for language in LANGUAGES:
                assert say(prompt(GAME_TYPE, game, seat).text, language)
        game.apply(seat, choice)
    for event in ear.events:
        if isinstance(event, events.PontifexSaid):
            seen[type(event).__name__] += 1
            for language in LANGUAGES:
                assert say(event.phrase(), language)
    if game.stack:
        again = GAME_TYPE.from_position(write.position(game, GAME_TYPE.meta), 1)
        again.dice, again.shuffles, again.reveals = game.dice.clone(), game.shuffles.clone(), game.reveals
        assert described(again) == described(game)


def test_2_01_random_games_keep_pontifex_and_priests_whole() -> None:
    seen: Counter[str] = Counter()
    for number in range(GAMES):
        play(number, seen)
    wanted = ["NominatePontifex", "removal", str(PRIESTHOOD // SPAN), str(PONTIFEX_VETO // SPAN)]
    wanted += ["PriestMade", "PriesthoodMoved", "PontifexVetoed", "TempleIncome", "OmensPaid", "FactionPaidForOmens"]
    assert [name for name in wanted if not seen[name]] == []
