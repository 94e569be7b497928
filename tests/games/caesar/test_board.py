"""What lies where on the table of Caesar & Cleopatra, and what lights up."""

from __future__ import annotations

from random import Random

import comitium
from comitium import Match
from comitium.core.board import Board, Piece
from comitium.games.caesar import board as boards
from comitium.games.caesar import names, pieces, sides
from comitium.games.caesar.choices import DISCARD, DOWN, DRAW, ON, TARGET, UP


def board(match: Match, seat: int | None) -> Board:
    prompt = match.question(seat) if seat is not None and seat in match.game.actors() else None
    return match.game_type.board(match.view(seat), prompt)


def at(text: str, **options: int) -> Match:
    return comitium.from_position("caesar", text, seed=1, **options)


def lit(board: Board) -> dict[str, tuple[int, ...]]:
    """The pieces that light up, by id."""
    return {piece.id: piece.choices for zone in board.walk() for piece in zone.pieces if piece.choices}


def faces(pieces: tuple[Piece, ...]) -> list[str]:
    return [piece.face for piece in pieces]


def test_3_2_hidden_cards_have_a_face_for_their_owner_alone():
    match = at("table=35(P4)/4(12);-/-;-/-;-/-;-/- hand=5A/1V")
    theirs, mine = board(match, 1).zone("senator").zones
    assert faces(theirs.pieces) == ["influence_3", "influence_5", "", ""]
    assert [piece.up for piece in theirs.pieces] == [True, True, False, False]
    assert faces(mine.pieces) == ["influence_4", "influence_1", "influence_2"]
    assert [piece.up for piece in mine.pieces] == [True, False, False]
    assert faces(board(match, None).zone("senator/cleopatra").pieces) == ["influence_4", "", ""]


def test_a_side_is_as_strong_as_the_reader_can_know():
    match = at("table=35(P4)/4(12);-/-;-/-;-/-;-/- hand=5A/1V")
    strength = {
        seat: [{mark.id: mark.value for mark in line.marks} for line in board(match, seat).zone("senator").zones]
        for seat in (0, 1, None)
    }
    assert strength[0] == [{"sum": 12, "philosophers": 1}, {"sum": 4, "hidden": 2}]
    assert strength[1] == [{"sum": 8, "hidden": 2}, {"sum": 7}]
    assert strength[None] == [{"sum": 8, "hidden": 2}, {"sum": 4, "hidden": 2}]


def test_5_2_a_card_lights_up_both_ways_and_then_the_groups_do():
    match = at("table=-/-;-/-;-/-;-/-;-/- hand=5A/1V2")
    shown = board(match, 1)
    assert lit(shown) == {
        "cleopatra/hand/influence_1/0": (DOWN + 1, UP + 1),
        "cleopatra/hand/influence_2/0": (DOWN + 2, UP + 2),
    }
    match.choose(1, "down 2")
    shown = board(match, 1)
    assert lit(shown) == {}
    assert [group.choices for group in shown.of_kind("group")] == [(ON + group,) for group in range(5)]
    [chosen] = [piece for piece in shown.zone("cleopatra/hand").pieces if piece.mark("chosen")]
    assert chosen.face == "influence_2"


def test_6_1_an_assassination_lights_the_cards_of_the_group_it_is_aimed_at():
    match = at("table=35/-;3/-;-/-;-/-;-/- hand=5/1A turn=3")
    match.choose(1, "play assassination")
    match.choose(1, "on senator")
    shown = board(match, 1)
    assert lit(shown) == {"senator/caesar/influence_3/0": (TARGET + 3,), "senator/caesar/influence_5/0": (TARGET + 5,)}
    assert shown.zone("senator").mark("chosen")
    assert board(match, 0).zone("senator").mark("chosen") is None


def test_6_2_a_spy_sees_the_hand_and_points_at_a_card():
    match = at("table=3/-;-/-;-/-;-/-;-/- hand=55A/1S turn=3")
    assert faces(board(match, 1).zone("caesar/hand").pieces) == ["", ""]
    match.choose(1, "play spy")
    match.choose(0, "pass")
    assert faces(board(match, 1).zone("caesar/hand").pieces) == ["influence_5", "influence_5", "assassination"]
    assert lit(board(match, 1)) == {
        "caesar/hand/influence_5/0": (TARGET + 5,),
        "caesar/hand/influence_5/1": (TARGET + 5,),
        "caesar/hand/assassination/0": (TARGET + 6,),
    }


def test_5_5_the_decks_light_up_for_the_one_who_draws():
    match = at("table=-/-;-/-;-/-;-/-;-/- hand=5A/12 turn=3")
    for answer in ("down 2", "on senator", "end"):
        match.choose(1, answer)
    assert lit(board(match, 1)) == {"cleopatra/deck/influence": (DRAW,), "cleopatra/deck/action": (DRAW + 1,)}


def test_5_6_a_card_to_be_discarded_waits_and_cannot_be_chosen_again():
    match = comitium.new("caesar", seed=3, action_deck_order="shuffled", placement="down1_up2")
    while not (match.outcome or match.questions()[0].kind == "Discard"):
        question = match.questions()[0]
        passive = [option.choice for option in question.options if option.notation == "passive"]
        match.choose(question.seat, (passive or [option.choice for option in question.options])[0])
    question = match.questions()[0]
    seat, choice = question.seat, question.options[0].choice
    before = sum(choice in choices for choices in lit(board(match, seat)).values())
    match.choose(seat, choice)
    shown = board(match, seat)
    [waits] = [piece for piece in shown.zone(f"{names.SEATS[seat]}/hand").pieces if piece.mark("discarding")]
    assert waits.face == names.CARDS[choice - DISCARD]
    assert waits.choices == ()
    assert sum(choice in choices for choices in lit(shown).values()) == before - 1


def test_2_6_an_opening_card_that_lies_on_the_table_is_no_longer_in_the_hand():
    match = comitium.new("caesar", seed=3, action_deck_order="shuffled")
    match.choose(1, "down 3")
    shown = board(match, 1)
    assert faces(shown.zone("senator/cleopatra").pieces) == ["influence_3"]
    assert faces(shown.zone("cleopatra/hand").pieces).count("influence_3") == 1
    assert shown.zone("cleopatra/hand").value("size") == 9
    assert board(match, 0).zone("senator/cleopatra").pieces == ()


def test_3_5_a_bonus_card_is_its_owners_secret():
    match = comitium.new("caesar", seed=3, action_deck_order="shuffled")
    for seat in (0, 1):
        assert board(match, seat).find(f"{names.SEATS[seat]}/bonus")
        assert board(match, seat).find(f"{names.SEATS[1 - seat]}/bonus") is None
        assert len([group for group in board(match, seat).of_kind("group") if group.mark("bonus")]) == 1
    assert not any(zone.kind == "bonus" for zone in board(match, None).walk())


def test_what_a_card_does_is_said_with_its_rule():
    match = at("table=-/-;-/-;-/-;-/-;-/- hand=5A/1VP")
    about = {piece.face: piece.rule for piece in board(match, 1).zone("cleopatra/hand").pieces if piece.about is not None}
    assert about == {"veto": "6.6", "philosopher": "7.3.3"}


def test_8_1_to_8_4_the_score_adds_up_with_its_reasons():
    match = comitium.new("caesar", seed=5, action_deck_order="shuffled")
    for _ in range(3000):
        if match.outcome is not None:
            break
        question = match.questions()[0]
        match.choose(question.seat, question.options[match.choices * 7 % len(question.options)].choice)
    assert match.outcome is not None
    [sheet] = board(match, None).sheets
    assert sheet.total is not None
    for seat, points in enumerate(match.outcome.scores):
        place = [column.id for column in sheet.columns].index(f"{names.SEATS[seat]}/points")
        cells = [row.cells[place] for row in sheet.rows]
        assert sum(cell for cell in cells if isinstance(cell, int)) == points == sheet.total.cells[place]
        reasons = [reason.value or 0 for row in sheet.rows for reason in row.reasons if reason.owner == seat]
        assert sum(reasons) == points


def test_what_has_not_changed_is_the_same_thing_for_both_players_and_at_the_next_look():
    match = at("table=35/4;-/-;-/-;-/-;-/- hand=5A/1V")
    before = board(match, 1)
    assert board(match, 1).zone("senator") is before.zone("senator")
    assert board(match, None).zone("senator/caesar") is before.zone("senator/caesar")


def test_a_table_of_remembered_things_is_the_table():
    """Over a whole game, for both sides and the gallery: equal things are one thing, and never another."""
    remembered = [boards._column, boards._line, boards._votes, sides._belongings, sides._decks, sides._discards, pieces.known]
    match, dice = comitium.new("caesar", players=2, seed=5), Random(5)
    while match.outcome is None:
        seat = match.game.actors()[0]
        match.choose(seat, dice.choice(match.game.legal(seat)))
        if match.choices % 4:
            continue
        shown = [board(match, seat) for seat in (0, 1, None)]
        for one in remembered:
            one.cache_clear()
        assert [board(match, seat) for seat in (0, 1, None)] == shown


def test_whoever_sees_the_same_of_a_side_sees_the_same_zone():
    match = at("table=-/-;-/-;-/-;-/-;-/- hand=5A/1V2")
    assert board(match, 1).zone("caesar") is board(match, None).zone("caesar")
    assert board(match, 0).zone("caesar") != board(match, None).zone("caesar")
