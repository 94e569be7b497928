"""What lies where on the table of Idus Martii, who knows what, and what lights up."""

from __future__ import annotations

import comitium
from comitium import Match
from comitium.core.board import Board, Piece
from comitium.games.idus.choices import AEDILE, DISCARD, EXCHANGE, KEEP, LOOK, PRAETOR, VOTE

from .known_games import finished, give_up, known_game, turn


def new(players: int = 5, **options) -> Match:
    return comitium.new("idus", players=players, seed=1, first_player="senator_1", **options)


def board(match: Match, seat: int | None) -> Board:
    prompt = match.question(seat) if seat is not None and seat in match.game.actors() else None
    return match.game_type.board(match.view(seat), prompt, match.claims)


def lit(board: Board) -> dict[str, tuple[int, ...]]:
    """What lights up, by id."""
    found = {zone.id: zone.choices for zone in board.walk() if zone.choices}
    return found | {piece.id: piece.choices for zone in board.walk() for piece in zone.pieces if piece.choices}


def votes(match: Match, seat: int | None, number: int = 1) -> list[Piece]:
    return [piece for piece in board(match, seat).zone(f"turn/{number}").pieces if piece.kind == "vote"]


def test_5_2_the_colours_light_up_for_an_aedile_and_nobody_sees_her_card():
    match = new()
    assert lit(board(match, 2)) == {"ballots/green": (VOTE,), "ballots/red": (VOTE + 1,)}
    match.choose(2, "vote green")
    assert board(match, 2).zone("senator_3").mark("role")
    assert [piece.face for piece in votes(match, 0)] == [""]
    assert [(piece.kind, piece.face) for piece in board(match, 0).zone("turn/1").pieces] == [
        ("office", "consul"),
        ("office", "praetor"),
        ("vote", ""),
        ("office", "aedile"),
    ]


def test_5_3_and_5_4_the_praetor_points_at_a_vote_and_then_at_its_fate():
    match = new()
    match.choose(2, "vote green")
    match.choose(3, "vote red")
    assert lit(board(match, 1)) == {
        "senator_3": (LOOK + 2,),
        "senator_4": (LOOK + 3,),
        "turn/1/vote/senator_3": (LOOK + 2,),
        "turn/1/vote/senator_4": (LOOK + 3,),
    }
    match.choose(1, "look 4")
    assert lit(board(match, 1)) == {"turn/1/vote/senator_4": (KEEP, EXCHANGE)}
    assert [piece.face for piece in votes(match, 1)] == ["", "red"]


def test_5_1_the_consul_points_at_senators_and_5_8_at_a_card():
    match = new()
    for _ in range(5):
        turn(match, "green red")
        for question in match.questions():
            if question.kind == "ChooseSide":
                cards = lit(board(match, question.seat))
                assert set().union(*cards.values()) <= {DISCARD, DISCARD + 1, DISCARD + 2}
                assert all(id.startswith(f"senator_{question.seat + 1}/card/") for id in cards)
        give_up(match)
    shown = lit(board(match, 0))
    assert {choice for choices in shown.values() for choice in choices} <= {PRAETOR + seat for seat in range(5)}
    match.choose(0, match.questions()[0].options[0].choice)
    assert {choice // 16 for choices in lit(board(match, 0)).values() for choice in choices} == {AEDILE // 16}


def test_7_2_to_7_5_who_knows_what_of_a_vote():
    match = new()
    turn(match, "green red", look=1)
    assert {seat: [piece.face for piece in votes(match, seat)] for seat in (0, 1, 2, 4, None)} == {
        0: ["", ""],
        1: ["green", "red"],
        2: ["green", "red"],
        4: ["", ""],
        None: ["", ""],
    }
    assert [bool(piece.mark("kept")) for piece in votes(match, 0)] == [False, True]


def test_7_8_what_is_only_claimed_is_marked_and_so_is_a_contradiction():
    match = new()
    turn(match, "green red", look=1)
    match.claim(2, "vote 1 red")
    match.claim(2, "faction merchant")
    assert [(piece.face, bool(piece.mark("said"))) for piece in votes(match, 0)] == [("red", True), ("green", True)]
    assert [bool(piece.mark("disputed")) for piece in votes(match, 1)] == [True, False]
    says = board(match, 0).zone("senator_3").mark("says")
    assert says is not None
    assert says.face == "merchant"


def test_7_1_faction_cards_are_backs_for_others():
    match = new()
    assert [piece.face for piece in board(match, 0).zone("senator_1").pieces] == ["traitor", "traitor"]
    assert [piece.face for piece in board(match, 1).zone("senator_1").pieces] == ["", ""]


def test_2_2_the_markers_know_the_last_safe_square():
    for mode, safe in (("exceed", 13), ("reach", 12)):
        track = board(new(limit_mode=mode), 0).zone("track/loyal")
        assert (track.value("at"), track.value("safe")) == (0, safe)
        marker = track.mark("at")
        assert marker is not None
        assert marker.of == 13


def test_8_4_and_8_5_what_the_ides_would_find():
    match = known_game()
    middle = comitium.replay(match.journal(), upto=2)
    lead = board(middle, 0).zone("markers").mark("lead")
    assert lead is not None
    assert (lead.face, lead.value) == ("merchant", None)
    assert board(match, 0).zone("markers").mark("lead") is None  # they have come


def test_7_7_at_the_end_everybody_is_told_who_was_what():
    match = known_game()
    [sheet] = board(match, None).sheets
    assert [row.cells[0].id for row in sheet.rows] == [  # type: ignore[union-attr]
        "idus-faction-traitor",
        "idus-faction-loyal",
        "idus-faction-loyal",
        "idus-faction-loyal",
        "idus-faction-merchant",
    ]
    assert [row.cells[1] for row in sheet.rows] == [None] * 5
    assert sheet.notes[0].id == f"idus-ending-{match.view(None).ending}"


def test_the_second_round_is_marked_where_it_opens():
    shown = board(finished(6, 2), None)
    assert [zone.value("number") for zone in shown.of_kind("turn") if zone.mark("opens")] == [7]
