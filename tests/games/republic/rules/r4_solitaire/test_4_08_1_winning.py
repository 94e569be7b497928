"""[4.08.1] How the game for one and two ends: who wins, what the players have reached, and what the report says of it."""

from __future__ import annotations

from typing import Any

import pytest

import comitium
from comitium.draw.page.after.report import render_report
from comitium.draw.page.words import Words
from comitium.draw.terminal.republic.board import LOOK
from comitium.games.republic.events.combat import WarWon
from comitium.games.republic.events.people import StatePaid, UnrestChanged
from comitium.games.republic.events.revenue import ContributionMade
from comitium.games.republic.events.victory import FactionWon
from comitium.games.republic.outcome import outcome
from comitium.games.republic.report.report import report
from comitium.games.republic.report.scoreboard import Figures, Scoreboard, scoreboard
from comitium.games.republic.rules.r1_05_mortality.r1_05_4_empty import eliminate
from comitium.games.republic.rules.r1_11_revolution.choices import DROP
from comitium.games.republic.rules.r1_12_victory.endings import SURVIVED
from comitium.games.republic.rules.r1_12_victory.r1_12_2_winning import era_ends, life_wins
from comitium.games.republic.rules.r1_12_victory.r1_12_3_defeat import overrun
from comitium.games.republic.rules.r4_solitaire.r4_02_2_dominant import dominant, players
from draw.tables import scene
from games.republic.fixtures.builder import listen, man
from games.republic.fixtures.solo.positions import DIRECTIVES, position


def board(game: Any) -> Scoreboard:
    found = scoreboard(game, Figures())
    assert found is not None
    return found


# -- who wins


def test_4_08_1_a_neutral_with_most_influence_wins_and_rome_has_survived() -> None:
    game = position("phase=forum", column="cornelius*(inf31)", trident="julius*(inf40)")
    ear = listen(game)
    era_ends(game)
    assert (game.ending, game.winner) == ("rome_survives", 2)
    assert ear.all(FactionWon)[0].how == SURVIVED
    found = outcome(game)
    assert found is not None
    assert (found.winners, found.rule, found.reason) == ((2,), "4.08.1", "rome_survives")
    assert board(game).survived
    assert [(one.place, one.margin) for one in board(game).places] == [(3, -9)]


def test_4_08_1_a_player_with_most_influence_wins_as_usual() -> None:
    game = position("phase=forum", column="cornelius*(inf41)", trident="julius*(inf30)")
    era_ends(game)
    assert (game.ending, game.winner) == ("era_ends", 0)
    assert [(one.place, one.margin) for one in board(game).places] == [(2, 11)]


def test_4_08_four_wars_are_the_end_of_everybody() -> None:
    game = position("phase=combat")
    game.turn = 3
    overrun(game, 4)
    assert (game.ending, game.winner) == ("four_wars", -1)
    assert (board(game).places[0].place, board(game).turn, board(game).survived) == (5, 3, False)


def test_4_08_1_a_consul_for_life() -> None:
    for column, trident, place in (("(consul_for_life)", "", 1), ("", "(consul_for_life)", 4)):
        game = position("phase=revolution", column=f"cornelius*{column}", trident=f"julius*{trident}")
        assert life_wins(game)
        assert board(game).places[0].place == place


def test_4_08_1_of_two_players_the_loser_shares_the_third_place_if_rome_stood() -> None:
    game = position("phase=forum", 3, column="cornelius*(inf41)", amphora="valerius*(inf9)")
    era_ends(game)
    assert [(one.seat, one.place) for one in board(game).places] == [(0, 2), (1, 3)]
    game = position("phase=forum", 3, column="cornelius*(inf5)", amphora="valerius*(inf9)", trident="julius*(inf40)")
    era_ends(game)
    assert [(one.seat, one.place) for one in board(game).places] == [(1, 3), (0, 3)]


# -- [D-65]


def test_d_65_without_the_only_player_the_game_is_lost() -> None:
    game = position("phase=mortality")
    eliminate(game, 3, "1.05.4")
    assert not game.ending
    eliminate(game, 0, "1.05.4")
    assert (game.ending, game.winner) == ("players_out", -1)
    assert board(game).places[0].place == 5


def test_d_65_one_of_two_players_plays_on() -> None:
    game = position("phase=mortality", 3)
    eliminate(game, 0, "1.05.4")
    assert not game.ending
    assert players(game) == [1]
    assert dominant(game) == 1


# -- the figures


def test_4_08_1_no_scoreboard_without_neutrals_or_before_the_end() -> None:
    game = position("phase=forum")
    assert scoreboard(game, Figures()) is None


def test_4_08_1_what_the_state_does_not_remember_comes_from_the_events() -> None:
    figures = Figures()
    game = position("phase=revenue treasury=80 unrest=2")
    figures.look(game)
    figures.hear(StatePaid("1.06.53", 60, 20), -1, [0])
    figures.hear(UnrestChanged("1.08.1", 5, 7), -1, [0])
    figures.hear(WarWon("1.10.4", 0, man("julius"), 30), 2, [0])
    figures.hear(ContributionMade("1.06.52", man("cornelius"), 10), 0, [0])
    figures.hear(ContributionMade("1.06.52", man("julius"), 25), 2, [0])
    assert (figures.lowest, figures.highest, figures.beaten, figures.given) == (20, 7, 1, 10)


# -- the report

LAST = (
    f"players=5 neutrals=4 directives={DIRECTIVES[4]} turn=4 treasury=33 unrest=3 column=cornelius*(inf9),papirius "
    "amphora=valerius*(inf30,consul_for_life),manlius trident=julius*,fulvius star=claudius* torch=fabius* "
    "column.hand=tribune_1,tribune_2,tribune_3,tribune_4,tribune_5,tribune_6 stack=Years(next_turn)/Revolution(shed_cards)"
)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_4_08_1_the_report_tells_the_place(language: str) -> None:
    match = comitium.from_position("republic", LAST, seed=1)
    card = next(choice for choice in match.game.legal(0) if choice >= DROP)
    match.choose(0, card)
    assert match.outcome is not None
    assert match.outcome.reason == "consul_for_life"
    found: Any = report(match)
    assert [(one.seat, one.place) for one in found.score.places] == [(0, 4)]
    assert (found.score.turn, found.score.lowest, found.score.highest) == (4, 33, 3)
    for lines in (LOOK.tell_report(match, 0, scene(match, 0, language)), LOOK.report(match, 0, scene(match, 0, language))):
        said = "\n".join(str(line) for line in lines)
        assert ("place 4 of 5" if language == "en" else "place 4 sur 5") in said
        assert "draw-" not in said
        assert "made in public" not in said, "a lone player had nobody to agree with"
        assert "broken" not in said
    shown = render_report(LOOK.tell_report(match, 0, scene(match, 0, language)), Words(language, "republic"))
    assert ("How well you have done" if language == "en" else "Votre résultat") in shown
