"""The closing report of Idus Martii: every fact against a game whose cards are known, and never before the end."""

from __future__ import annotations

import random
import re

import pytest

import comitium
from comitium.cli import caesar_table, idus_report, saves, table
from comitium.cli.idus_report import Turning, report
from comitium.cli.idus_table import DRAWING
from comitium.cli.terminal import Sitting
from comitium.games.idus.state import Idus
from comitium.games.idus.view import IdusView

from .idus_games import finished, known_game
from .test_play_table import Scripted, bare, home  # noqa: F401

G, R, Y = 0, 1, 2
L, T, M = 0, 1, 2
EVEN = (0.5, 0.3, 0.2)


@pytest.fixture
def asked(monkeypatch) -> list[tuple[IdusView, tuple]]:
    """What the report asks of the beliefs; they are even until the script says otherwise."""
    calls: list[tuple[IdusView, tuple]] = []

    def even(view, claims, seed=0):
        calls.append((view, tuple(claims)))
        return [EVEN] * view.players

    monkeypatch.setattr(idus_report, "odds", even)
    return calls


def scene(match, language="en", width=80, seat=None) -> table.Scene:
    players = tuple("" if at == seat else "random" for at in range(match.header.seats))
    return table.Scene(language, width, 24, None, players, match.header.options, match.claims)


# -- the facts


def test_7_7_every_kept_card_and_only_what_the_reader_gave_up_herself(asked):
    found = report(known_game())
    assert [side.kept for side in found.sides] == [T, L, L, L, M]
    assert [side.given_up for side in found.sides] == [None] * 5
    assert [side.given_up for side in report(known_game(), 3).sides] == [None, None, None, M, None]


def test_8_5_who_won_and_by_which_rule(asked):
    found = report(known_game())
    assert (found.faction, found.winners, found.rule) == (L, (1, 2, 3), "8.5")


def test_5_7_every_vote_as_it_was_laid_and_as_it_was_counted(asked):
    found = report(known_game())
    votes = [[(vote.seat, vote.laid, vote.final) for vote in turn.votes] for turn in found.turns]
    assert votes == [
        [(2, G, G), (3, R, R)],
        [(3, R, R), (4, R, G)],
        [(4, G, G), (0, G, G)],
        [(0, G, G), (1, R, R)],
        [(1, R, R), (2, G, G)],
        [(3, Y, G), (4, R, R)],
        [(0, G, Y), (2, Y, Y)],
        [(1, G, G), (3, G, G)],
        [(0, R, G), (4, G, G)],
        [(1, G, G), (3, R, R)],
    ]
    assert [turn.shown.inspected for turn in found.turns] == [2, 4, 4, 1, 1, 3, 0, 3, 0, 3]
    markers = [(turn.loyal, turn.traitor) for turn in found.turns]
    assert markers == [(1, 1), (2, 2), (4, 2), (5, 3), (6, 4), (7, 5), (7, 5), (9, 5), (11, 5), (12, 6)]


def test_5_2_votes_against_the_voters_own_side_are_flagged(asked):
    """A Merchant has no side to vote against, a colour that the Praetor forced is nobody's own."""
    against = [[vote.seat for vote in turn.votes if vote.against] for turn in report(known_game()).turns]
    assert against == [[3], [3], [0], [0, 1], [1], [], [0], [], [], [3]]


def test_7_8_claims_are_compared_with_the_truth(asked):
    claims = report(known_game()).claims
    assert [claim.is_true for claim in claims] == [True, False, False, True, False]
    assert [claim.turn for claim in claims] == [2, 2, 3, 3, 6]  # the turn in which they were heard


@pytest.mark.parametrize(
    ("position", "rule"),
    [
        ("loyal=5 traitor=4", "8.4"),
        ("loyal=14 traitor=4", "8.1"),
    ],
)
def test_8_1_to_8_7_the_rule_of_a_victory(position, rule):
    game = known_game().game
    assert isinstance(game, Idus)
    marks = dict(word.split("=") for word in position.split())
    game.loyal, game.traitor = int(marks["loyal"]), int(marks["traitor"])
    assert idus_report.why_won(game) == rule


def test_8_2_and_8_6_nobody_of_the_rival_faction():
    game = known_game().game
    assert isinstance(game, Idus)
    game.cards = [0, 1, 0, 1, 0, 0, 0, 2, 2, 2]
    assert idus_report.why_won(game) == "8.6"
    game.loyal = 14
    assert idus_report.why_won(game) == "8.2"
    game.cards, game.loyal = [1, 1, 1, 1, 1, 0, 1, 2, 2, 2], 10
    assert idus_report.why_won(game) == "8.7"
    game.loyal = game.traitor = 14
    assert idus_report.why_won(game) == "8.10"


# -- the beliefs


def test_beliefs_are_asked_at_every_count_from_what_was_known_then(asked):
    match = known_game()
    report(match, 2)
    public, own = asked[:11], asked[11:]
    assert [len(view.turns) for view, _ in public] == list(range(11)) == [len(view.turns) for view, _ in own]
    assert [len(claims) for _, claims in public] == [0, 0, 2, 4, 4, 4, 5, 5, 5, 5, 5]
    for view, _ in public:
        assert (view.ending, view.faction) == ("", None)
        assert all(senator.cards is None and senator.discarded is None for senator in view.senators)
    for view, _ in own:
        assert [senator.seat for senator in view.senators if senator.cards is not None] == [2]


def test_the_turns_in_which_a_belief_changed_most_are_told(monkeypatch):
    def scripted(view, claims, seed=0):
        counted = len(view.turns)
        first = (0.2, 0.7 if counted >= 4 else 0.1, 0.1)  # the Traitor is found out in turn 4
        last = (0.9, 0.05, 0.05) if counted >= 6 else (0.3, 0.3, 0.4)  # the Merchant's lie is believed from turn 6 on
        return [first, EVEN, EVEN, EVEN, last]

    monkeypatch.setattr(idus_report, "odds", scripted)
    match = known_game()
    [course] = report(match).courses
    assert course.turnings == (Turning(4, 0, 0.1, 0.7), Turning(6, 4, 0.4, 0.05))
    assert course.lines[0] == (0.1,) * 4 + (0.7,) * 7
    told = "\n".join(DRAWING.tell_report(match, None, scene(match)))
    assert "Turn 4: Aurelius was a Traitor; belief in that went from 10 to 70 %." in told
    assert (
        "Aurelius was Aedile with Cornelius: green + red; Horatius looked at the vote of Cornelius and let it stand." in told
    )
    assert "The table came nearer the truth." in told
    assert "Horatius claims to be one of the Loyal. The table was deceived." in told
    drawn = "\n".join(str(line) for line in DRAWING.report(match, None, scene(match)))
    assert "▁▁▁▁▆▆▆▆▆▆▆" in drawn.replace("▅", "▆")


def test_the_real_beliefs_are_shares(home):  # noqa: F811
    for course in report(finished(6, 3), 1).courses:
        assert len(course.lines) == 6
        assert all(0 <= share <= 1 for line in course.lines for share in line)
        assert len({turning.turn for turning in course.turnings}) == len(course.turnings) <= 5


# -- the words


def test_7_8_a_false_claim_is_told_as_one(asked):
    match = known_game()
    for told in (DRAWING.tell_report(match, None, scene(match)), DRAWING.report(match, None, scene(match))):
        lines = [str(line) for line in told]
        start = next(number for number, line in enumerate(lines) if line.startswith("5 claims [7.8], 3 of them false"))
        assert [line.strip() for line in lines[start + 1 : start + 4]] == [
            "Turn 2: Cornelius claims to have seen a red card in front of Fabius in turn 1: impossible, as all can see.",
            "Turn 3: Fabius claims to have voted green in turn 2.",
            "Turn 6: Horatius claims to be one of the Loyal.",
        ]


def test_the_report_says_how_every_vote_was_cast(asked):
    told = DRAWING.tell_report(known_game(), 0, scene(known_game()))
    assert "Aurelius was a Traitor and had given up a Traitor card." in told
    assert (
        "Turn 2, Consul Cornelius: Fabius red (against the side kept), Horatius red, then green; "
        "Domitius had the vote of Horatius exchanged. Loyal 2, Traitors 2." in told
    )
    drawn = [str(line) for line in DRAWING.report(known_game(), 0, scene(known_game()))]
    assert " 2  ② Cornelius   ③ Domitius    ④ Fabius     ◆✗   ⑤ Horatius   ◆→●   ●◆  2:2" in drawn
    assert " 6  ① Aurelius    ② Cornelius   ④ Fabius     ■→●  ⑤ Horatius   ◆     ●◆  7:5" in drawn


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("players", [5, 8])
def test_the_tables_of_the_report_fit_into_80_columns(asked, players, language):
    for seed in range(4):
        match = finished(players, seed)
        lines = DRAWING.report(match, 0, scene(match, language, seat=0))
        assert all(line.cell_len <= 80 for line in lines if not isinstance(line, str) and not line.plain.endswith(":"))
        assert all("{" not in str(line) and "None" not in str(line) for line in lines)


@pytest.mark.parametrize("options", [{"limit": 3}, {"praetor_must_look": False}, {"r2_exchange": "praetor_choice"}])
def test_8_11_games_by_other_options_are_reported_as_well(options):
    for seed in range(3):
        match = finished(5, seed, **options)
        assert len(report(match, 1).turns) == len(match.view(None).turns)
        assert DRAWING.tell_report(match, 1, scene(match))


def test_a_game_from_a_position_is_reported_from_there_on(asked):
    match, pick = comitium.from_position("idus", "players=5 turn=7", seed=3), random.Random(3)
    while match.outcome is None:
        seat = pick.choice(match.game.actors())
        match.choose(seat, pick.choice(match.game.legal(seat)))
    found = report(match)
    assert [turn.shown.number for turn in found.turns][-1] == 10
    assert DRAWING.tell_report(match, None, scene(match))


# -- when


def test_7_7_there_is_no_report_before_the_end(asked):
    match, pick = comitium.new("idus", players=5, seed=2), random.Random(2)
    while match.outcome is None:
        assert report(match) is None
        assert DRAWING.report(match, 0, scene(match)) == [] == DRAWING.tell_report(match, 0, scene(match))
        seat = pick.choice(match.game.actors())
        match.choose(seat, pick.choice(match.game.legal(seat)))
    assert asked == []
    assert DRAWING.report(match, 0, scene(match))


def test_a_game_without_secrets_at_the_end_has_no_report():
    match = comitium.new("caesar", seed=1)
    assert (
        caesar_table.DRAWING.report(match, 0, scene(match)) == [] == caesar_table.DRAWING.tell_report(match, 0, scene(match))
    )


def end_on_screen(lines: list[str], language: str = "en", height: int = 24) -> str:
    """A finished game is played to its end on a terminal, and the reader types these lines afterwards."""
    whole = finished(8, 4)
    *most, last = whole.entries()
    match = comitium.replay(whole.journal(), upto=len(most))
    seats = ["random"] * 8
    seats[last.seat] = saves.HUMAN
    screen = Scripted([last.text, *lines], language, 80, height)
    Sitting(match, saves.Seating("idus", tuple(seats)), "the-end", screen).run()
    return bare(screen.out.getvalue())


@pytest.mark.parametrize(
    ("language", "votes"), [("en", "How the votes were really cast"), ("fr", "Les votes, tels qu'ils ont")]
)
def test_on_a_screen_the_result_comes_first_and_the_report_page_by_page(home, language, votes):  # noqa: F811
    out = end_on_screen([""] * 12, language)
    assert out.index("[8.8]") < out.index(votes) < out.index("comitium seed")
    pages = out.split("<READ>")
    assert all(len(page.splitlines()) <= 24 + 1 for page in pages[2:-1])
    assert max(len(line) for page in pages[1:-1] for line in page.splitlines()) <= 80
    assert re.search(r"▁|█|▅", out)


@pytest.mark.parametrize("lines", [["q"], [], [""], ["", "q"]])
def test_who_leaves_the_report_still_reads_where_the_game_is(home, lines):  # noqa: F811
    out = end_on_screen(lines)
    assert "comitium seed" in out
    assert "the-end.jsonl" in out.replace("\n", "")
    assert ("Who was what" in out) == (lines[:1] == [""])
