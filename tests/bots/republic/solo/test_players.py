"""[4.01] [4.02.2] Bots in the seats of the players of chapter 4."""

from __future__ import annotations

import pytest

from comitium import bots
from comitium.arena.series import plan
from comitium.core.errors import BadOption
from comitium.games.republic.rules.r3_setup.r3_01_9_opening import OpeningCards
from comitium.games.republic.rules.r4_solitaire.r4_02_2_dominant import Delegated
from comitium.match.begin import start
from comitium.play import BotGame


@pytest.mark.parametrize("bot", ["random", "tribune", "consul"])
@pytest.mark.parametrize("scenario", ["early", "middle", "late"])
@pytest.mark.parametrize("players", [1, 2])
def test_4_01_a_bot_sits_in_a_players_seat(bot: str, scenario: str, players: int) -> None:
    game = start("republic", players, 5, scenario=scenario, neutral_start_term="dominant_player")
    table = BotGame("republic", game, [bots.make(bot, "republic", seat) for seat in range(5)])
    asked, delegated = set(), 0
    while not isinstance(game.stack[-1], OpeningCards):  # the first turn may begin with the last of these
        seat = table.next()
        assert seat is not None
        choice = table.choice(seat)
        asked.add(seat)
        if isinstance(question := game.stack[-1], Delegated):
            delegated += 1
            assert bot == "random" or choice == question.usual
        table.answer(seat, choice)
    assert asked == set(range(players))
    assert delegated or scenario == "early", "no province has a governor in the early scenario"


@pytest.mark.parametrize(
    ("given", "names"),
    [
        (["tribune"], ["tribune", "rule", "rule", "rule", "rule"]),
        (["tribune", "consul"], ["tribune", "consul", "rule", "rule", "rule"]),
    ],
)
def test_4_01_a_series_for_one_or_two_adds_the_neutrals(given: list[str], names: list[str]) -> None:
    planned = plan("republic", given, players=len(given))
    assert (planned.bots, planned.players, planned.settings["neutrals"]) == (names, 5, 5 - len(given))
    assert planned.rotate is False
    assert plan("republic", names).settings == planned.settings
    with pytest.raises(BadOption):
        plan("republic", given, players=len(given), options={"neutrals": 2 + len(given)})
    with pytest.raises(BadOption):
        plan("republic", given, players=len(given), rotate=True)
