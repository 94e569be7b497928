"""The closing report of Idus Martii in signs and in words."""

from __future__ import annotations

import random

import pytest

import comitium
from comitium.draw import look
from comitium.draw.terminal.idus import board as idus
from comitium.draw.terminal.idus.board import LOOK
from games.idus.known_games import finished, known_game

from ...tables import scene

EVEN = (0.5, 0.3, 0.2)


@pytest.fixture
def even(monkeypatch):
    """Beliefs that nothing can shake."""
    monkeypatch.setattr(idus, "odds", lambda view, claims: [EVEN] * view.players)


def test_the_turns_in_which_a_belief_changed_most_are_told(monkeypatch):
    def scripted(view, claims):
        counted = len(view.turns)
        first = (0.2, 0.7 if counted >= 4 else 0.1, 0.1)  # the Traitor is found out in turn 4
        last = (0.9, 0.05, 0.05) if counted >= 6 else (0.3, 0.3, 0.4)  # the Merchant's lie is believed from turn 6 on
        return [first, EVEN, EVEN, EVEN, last]

    monkeypatch.setattr(idus, "odds", scripted)
    match = known_game()
    told = "\n".join(LOOK.tell_report(match, None, scene(match)))
    assert "Turn 4: Aurelius was a Traitor; belief in that went from 10 to 70%." in told
    assert "Aurelius was Aedile with Cornelius: green + red; Horatius looked at the vote of Cornelius and kept it." in told
    assert "The table came closer to the truth." in told
    assert "Horatius claims to be one of the Loyal. The table was deceived." in told
    drawn = "\n".join(str(line) for line in LOOK.report(match, None, scene(match)))
    assert "▁▁▁▁▆▆▆▆▆▆▆" in drawn.replace("▅", "▆")


def test_7_8_a_false_claim_is_told_as_one(even):
    match = known_game()
    for told in (LOOK.tell_report(match, None, scene(match)), LOOK.report(match, None, scene(match))):
        lines = [str(line) for line in told]
        start = next(number for number, line in enumerate(lines) if line.startswith("5 claims [7.8], 3 of them false"))
        assert [line.strip() for line in lines[start + 1 : start + 4]] == [
            "Turn 2: Cornelius claims to have seen a red card in front of Fabius in turn 1: "
            "impossible, as all players can see.",
            "Turn 3: Fabius claims to have voted green in turn 2.",
            "Turn 6: Horatius claims to be one of the Loyal.",
        ]


def test_the_report_says_how_every_vote_was_cast(even):
    told = LOOK.tell_report(known_game(), 0, scene(known_game()))
    assert "Aurelius was a Traitor and had given up a Traitor card." in told
    assert (
        "Turn 2, Consul Cornelius: Fabius red (against the side kept), Horatius red, then green; "
        "Domitius had the vote of Horatius exchanged. Loyal 2, Traitors 2." in told
    )
    drawn = [str(line) for line in LOOK.report(known_game(), 0, scene(known_game()))]
    assert " 2  ② Cornelius   ③ Domitius    ④ Fabius     ◆✗   ⑤ Horatius   ◆→●   ●◆  2:2" in drawn
    assert " 6  ① Aurelius    ② Cornelius   ④ Fabius     ■→●  ⑤ Horatius   ◆     ●◆  7:5" in drawn


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("players", [5, 8])
def test_the_tables_of_the_report_fit_into_80_columns(even, players, language):
    for seed in range(4):
        match = finished(players, seed)
        lines = LOOK.report(match, 0, scene(match, 0, language))
        assert all(line.cell_len <= 80 for line in lines if not isinstance(line, str) and not line.plain.endswith(":"))
        assert all("{" not in str(line) and "None" not in str(line) for line in lines)


@pytest.mark.parametrize("options", [{"limit": 3}, {"praetor_must_look": False}, {"r2_exchange": "praetor_choice"}])
def test_8_11_games_by_other_options_are_told_as_well(even, options):
    for seed in range(3):
        match = finished(5, seed, **options)
        assert LOOK.tell_report(match, 1, scene(match))


def test_7_7_nothing_is_told_before_the_end(even):
    match, pick = comitium.new("idus", players=5, seed=2), random.Random(2)
    while match.outcome is None:
        assert LOOK.report(match, 0, scene(match)) == [] == LOOK.tell_report(match, 0, scene(match))
        seat = pick.choice(match.game.actors())
        match.choose(seat, pick.choice(match.game.legal(seat)))
    assert LOOK.report(match, 0, scene(match))


def test_a_game_without_secrets_at_the_end_has_no_report():
    match = comitium.new("caesar", seed=1)
    caesar = look("caesar")
    assert caesar.report(match, 0, scene(match)) == [] == caesar.tell_report(match, 0, scene(match))
