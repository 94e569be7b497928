"""The Senate of chapter 4 in the terminal, as a picture and read aloud."""

from __future__ import annotations

import pytest

from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_senate import SoloSenate
from comitium.games.republic.state.numbers import ACTIVE
from draw.tables import drawn, told
from games.republic.fixtures.builder import wage, war
from games.republic.fixtures.solo.senate import PLAYER, coalition, match_of, spoils


def test_4_05_2_the_list_stands_above_the_question() -> None:
    picture = drawn(match_of(coalition()), PLAYER, width=100, height=60)
    assert "majority: 21 of 41 votes in Rome" in picture
    assert "4. ranks 2 and 3 ΨΠ 21 · majority: asked now" in picture
    assert "8. ranks 1 and 3 ƱΠ 23 · next, if refused" in picture


def test_4_05_2_a_small_screen_shows_what_is_asked_and_what_is_next() -> None:
    picture = drawn(match_of(coalition()), PLAYER)
    assert "asked now" in picture
    assert "next, if refused" in picture
    assert "under 21" not in picture


def test_4_05_3_the_plan_is_told_whole_with_its_odds() -> None:
    game = spoils()
    wage(game, "1st_punic_war")
    game.legions[ACTIVE], game.fleets[ACTIVE] = 0, 13
    game.stack.insert(0, SoloSenate(0, False, 1, [war("1st_punic_war")], False))
    picture = " ".join(drawn(match_of(game), PLAYER, width=100, height=60).split())
    assert "victory at sea" in picture
    assert "…" not in picture.partition("Military plan")[2].partition("Active")[0]


def test_4_05_4_the_spoils_say_what_the_next_faction_takes() -> None:
    picture = drawn(match_of(spoils()), PLAYER, width=100, height=60)
    assert "Division of spoils ▸Π Column → Ψ Trident" in picture
    assert "The Trident would now take by line 1 of its directive: Censor" in picture
    assert "[5] Censor + 5 influence · must be given" in picture


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Censor: + 5 influence, must be given, the Trident would take it now, by line 1"),
        (
            "fr",
            "Censeur\N{NARROW NO-BREAK SPACE}: + 5 d’influence, doit être attribué, "
            "le Trident le prendrait maintenant, par la ligne 1",
        ),
    ],
)
def test_4_05_4_they_are_read_aloud(language: str, said: str) -> None:
    assert said in told(match_of(spoils()), PLAYER, language)
