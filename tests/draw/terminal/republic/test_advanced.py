"""The advanced rules in the terminal, as a picture and read aloud."""

from __future__ import annotations

from comitium.draw.terminal.republic.advanced import briefly
from draw.tables import board, drawn, scene, told
from games.republic.fixtures.advanced.advocacy import tried
from games.republic.fixtures.advanced.rebels import HELD, SYRIA, table
from games.republic.view.advanced_positions import africa_attacked, disbanded, law_on_the_floor, match_of, with_priests


def test_2_01_the_pontifex_stands_with_his_rights_and_priests() -> None:
    picture = drawn(match_of(with_priests()), 0, width=100, height=60)
    assert "Pontifex Maximus Papirius ★" in picture
    assert "may still veto this turn" in picture
    assert "Priests: Fabius" in picture


def test_2_01_a_small_screen_tells_only_what_he_may_still_do() -> None:
    match = match_of(with_priests())
    lines = " ".join(line.plain for line in briefly(board(match, 0), scene(match, 0)))
    assert "Pontifex Maximus Papirius ★" in lines
    assert "may still veto this turn" in lines
    assert "temples" not in lines


def test_2_02_a_province_shows_its_strength_and_its_attacker() -> None:
    picture = drawn(match_of(africa_attacked()), 0, width=100, height=60)
    assert "Africa Fulvius 3 force 8, 7 at sea (attacked by the Jugurthine War)" in picture
    assert "attacks Africa" in picture


def test_2_03_a_province_that_a_rebel_holds() -> None:
    picture = drawn(match_of(table(f"{SYRIA} {HELD} forces=syria:2")), 1, width=120, height=60)
    assert "Syria" in picture
    assert "(held by a rebel)" in picture
    assert "the rebel holds out in Syria" in picture


def test_2_03_armies_that_march_are_counted_in_both_languages() -> None:
    game = table("column=cornelius*@revolt(rebel) wars=civil_war:active also=armies_in_italy:2")
    assert "2 provincial armies in Italy" in drawn(match_of(game), 1, width=120, height=60)
    assert "2 armées provinciales en Italie" in drawn(match_of(game), 1, "fr", width=120, height=60)


def test_2_04_disbanded_veterans() -> None:
    assert "Disbanded veterans Legion 4 (Julius may call them up)" in drawn(match_of(disbanded()), 3, width=100, height=60)


def test_2_05_a_trial_tells_the_best_advocates() -> None:
    picture = drawn(match_of(tried()), 0, width=100, height=60)
    assert "Cornelius (two dice: 0 votes for the accused on average)" in picture
    lines = told(match_of(tried()), 0)
    assert any("Fabius" in line and "speaks for himself" in line for line in lines)


def test_2_06_a_law_on_the_floor_says_what_it_brings() -> None:
    picture = " ".join(drawn(match_of(law_on_the_floor()), 0, width=100, height=60).split())
    assert "sponsor Junius: +3 influence if it passes" in picture
    narrow = " ".join(drawn(match_of(law_on_the_floor()), 0, width=60, height=60).split())
    assert "He loses popularity and influence for what he cannot pay." in narrow, "what it does is told in full"
