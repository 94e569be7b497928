"""The table of Idus Martii: every turn in sight, every sign without colour, and no secret."""

from __future__ import annotations

import re

import pytest

import comitium
from comitium.core.dice import stream
from comitium.draw.terminal.idus.signs import MARKS
from draw.tables import drawn, told
from games.idus.known_games import finished, turn


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("players", [5, 8])
def test_the_table_fits_and_looks_the_same_in_another_world(players, language):
    match, dice = comitium.new("idus", players=players, seed=4), stream(4, "drawing")
    while True:
        for seat in (0, players - 1, None):
            picture = drawn(match, seat, language)
            assert max(map(len, picture.splitlines())) <= 80
            if seat is not None and match.outcome is None:
                real, match.game = match.game, match.game.reimagine(seat, dice)
                assert drawn(match, seat, language) == picture
                match.game = real
        if match.outcome is not None:
            break
        actors = match.game.actors()
        seat = actors[dice.below(len(actors))]
        legal = match.game.legal(seat)
        match.choose(seat, legal[dice.below(len(legal))])
        if match.outcome is None and dice.below(4) == 0:
            match.claim(dice.below(players), f"vote {dice.below(len(match.view().turns) + 1) + 1} red")
            match.claim(dice.below(players), "faction loyal")
    assert re.search("Traitor|Traître", drawn(match, None, language))


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("width", "height"), [(80, 24), (80, 40), (120, 40)])
@pytest.mark.parametrize("players", [5, 8])
def test_no_row_wraps_and_every_turn_is_in_sight(players, width, height, language):
    """Title, two tracks, numbers, senators, counts and legend: a line each, and nothing cut off."""
    lines = 6 + players + (3 if height >= 32 else 0)
    for seed in range(3):
        whole = finished(players, seed)
        for upto in range(0, len(whole.entries()) + 1, 5):
            match = comitium.replay(whole.journal(), upto=upto)
            seats = match.game.actors() or [0]
            picture = drawn(match, seats[0], language, width, height).splitlines()
            assert max(map(len, picture)) <= width
            assert len(picture) <= height - 2
            first = next(number for number, line in enumerate(picture) if number and "①" in line)  # below the title
            assert [mark in line for mark, line in zip(MARKS[:players], picture[first:], strict=False)] == [True] * players
            assert picture[lines - 1].startswith("●")  # the legend
            assert not any("…" in line for line in picture[:lines])
            counted = next(line for line in picture if "counted" in line or "décompte" in line)
            assert len(re.findall("[●◆■]{2}", counted)) == len(match.view().turns)


@pytest.mark.parametrize(
    ("language", "held", "kept"),
    [
        ("en", "⑦ Sempronius, you hold: ", "⑦ Sempronius, you kept: "),
        ("fr", "⑦ Sempronius, en main\u202f: ", "⑦ Sempronius, gardé\u202f: "),
    ],
)
def test_the_title_says_who_the_reader_is(language, held, kept):
    match = comitium.new("idus", players=8, seed=1)
    assert held in drawn(match, 6, language).splitlines()[0]
    assert "⑦" not in drawn(match, None, language).splitlines()[0]
    narrow = drawn(match, 6, language, width=60).splitlines()[0]
    assert re.search("You hold: |En main\u202f: ", narrow)
    assert "…" not in narrow
    whole = finished(8, 1)
    titles = []
    for upto in range(len(whole.entries()) + 1):
        late = comitium.replay(whole.journal(), upto=upto)
        if late.view(6).senators[6].discarded is not None:
            titles.append(drawn(late, 6, language).splitlines()[0])
    assert titles
    assert all(kept in title and "…" not in title and len(title) <= 80 for title in titles)


def test_2_1_the_tracks_show_the_limit_and_survive_passing_it():
    match = comitium.new("idus", players=8, seed=1)
    for loyal, traitor, filled in (
        (0, 0, ""),
        (20, 3, "●●●●● ●●●●● ●●●●● ●●●●●┃ 20/20"),
        (22, 21, "●●●●● ●●●●● ●●●●● ●●●●●┃●● 22/20"),
    ):
        match.game.loyal, match.game.traitor = loyal, traitor
        tracks = drawn(match, 0, height=40).splitlines()[2:4]
        assert all("┃" in track for track in tracks)
        assert filled in tracks[0]
        assert max(map(len, tracks)) <= 80
    assert "○○○┃ 0/24" in drawn(comitium.new("idus", players=5, seed=1, limit=24), 0).replace(" ○", "○")
    assert "○○○○○ ○○○○○ ○○┃ 0/13" in re.sub(" +○", " ○", drawn(comitium.new("idus", players=5, seed=1, limit_mode="reach"), 0))


def test_7_2_to_7_5_the_signs_of_the_votes():
    """Known votes are filled, claimed ones hollow, hidden ones a question mark; the same without colours."""
    match = comitium.new("idus", players=5, seed=1, first_player="senator_1")
    turn(match, "green red", look=1)  # Aediles 2 and 3, Praetor 1
    rows = {seat: drawn(match, seat).splitlines() for seat in (0, 1, 2)}
    domitius, fabius = (next(number for number, line in enumerate(rows[0]) if name in line) for name in ("Domitius", "Fabius"))
    signs = {seat: tuple(re.findall("[?●◆]=?", rows[seat][row]) for row in (domitius, fabius)) for seat in rows}
    known = (["●"], ["◆="])
    assert signs == {0: (["?"], ["?="]), 1: known, 2: known}
    match.claim(2, "vote 1 red")
    match.claim(2, "faction merchant")
    assert "“□”  ◇" in drawn(match, 0).splitlines()[domitius]
    assert "●!" in drawn(match, 1).splitlines()[domitius]
    coloured = drawn(match, 1, colours="truecolor")
    assert re.sub(r"\x1b\[[0-9;]*m", "", coloured) == drawn(match, 1)


def test_the_table_waits_for_those_who_are_asked():
    match = comitium.new("idus", players=5, seed=1, first_player="senator_1")
    asked = [line[1] for line in drawn(match, 0).splitlines() if line.startswith("▸")]
    assert asked == ["③", "④"]
    match.choose(2, "vote green")
    assert [line[1] for line in drawn(match, 0).splitlines() if line.startswith("▸")] == ["④"]
    lines = told(match, 0)
    assert "Domitius (random): Aedile (has voted) · 2 faction cards." in lines
    assert "Fabius (random): Aedile · votes · 2 faction cards." in lines


def test_7_8_claims_are_told_line_by_line():
    match = comitium.new("idus", players=5, seed=1, first_player="senator_1")
    turn(match, "green red", look=1)
    match.claim(2, "vote 1 red")
    match.claim(3, "faction loyal")
    lines = told(match, 0)
    assert "Fabius (random): Aedile · votes · 2 faction cards · claims to be one of the Loyal." in lines
    assert (
        "Turn 1, Consul Aurelius: green + red; Cornelius looked at the vote of Fabius and kept it. "
        "Votes: Domitius red by claim, Fabius green by claim." in lines
    )
    assert "Votes: Domitius green (the claims contradict each other), Fabius red." in "\n".join(told(match, 1))
