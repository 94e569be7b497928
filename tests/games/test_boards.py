"""Laws of every game's board: what may be chosen is lit or listed, nothing else is, and a board knows what a view knows."""

from __future__ import annotations

import inspect
from collections import Counter

import msgspec
import pytest

from comitium.core.board import Board
from comitium.core.dice import stream
from comitium.core.frames import Game
from comitium.core.messages import Event
from comitium.core.prompts import prompt as prompt_of
from comitium.core.registry import game_types
from comitium.text import LANGUAGES, say
from games.every_game import law
from games.phrases import phrases
from games.trial import Deal, Trial


def board_of(trial: Trial, game: Game, seat: int | None, claims: tuple[Event, ...] = ()) -> Board:
    prompt = prompt_of(trial.game_type, game, seat) if seat is not None and seat in game.actors() else None
    return trial.game_type.board(trial.game_type.view(game, seat), prompt, claims)


def ids(board: Board) -> list[str]:
    return [id for zone in board.walk() for id in (zone.id, *(piece.id for piece in zone.pieces))]


@law(40)
def test_every_choice_is_lit_or_listed_and_nothing_else_is(trial: Trial, deal: Deal) -> None:
    game = trial.start(deal)
    for _ in trial.every_step(game, stream(deal.seed, "boards")):
        for seat in game.actors():
            board, legal = board_of(trial, game, seat), game.legal(seat)
            assert board.lit() | set(board.plain) == set(legal)
            assert not board.lit() & set(board.plain)
            assert {trial.game_type.describe(choice).notation for choice in board.plain} <= trial.plain
        bystander = next((seat for seat in range(deal.players) if seat not in game.actors()), None)
        board = board_of(trial, game, bystander)
        assert not board.lit()
        assert not board.plain


@law(40)
def test_ids_are_unique_and_marks_have_names_of_their_own(trial: Trial, deal: Deal) -> None:
    game = trial.play_some(deal)
    for seat in (*range(deal.players), None):
        board = board_of(trial, game, seat)
        assert [id for id, count in Counter(ids(board)).items() if count > 1] == []
        for zone in board.walk():
            for marked in (zone, *zone.pieces):
                names = [mark.id for mark in marked.marks]
                assert len(names) == len(set(names))
        assert msgspec.json.decode(msgspec.json.encode(board), type=Board) == board


@law(300)
def test_another_world_has_the_same_board(trial: Trial, deal: Deal) -> None:
    """Whatever the seat cannot know is changed, and its board is the same, byte by byte."""
    game, seat = trial.play_some(deal), deal.seat
    world = game.reimagine(seat, stream(deal.seed, "imagine"))
    for viewer in (seat, None):
        boards = [msgspec.json.encode(board_of(trial, one, viewer)) for one in (game, world)]
        assert boards[0] == boards[1]


@law(12)
def test_everything_on_a_board_can_be_said(trial: Trial, deal: Deal) -> None:
    game = trial.start(deal)
    for number in trial.every_step(game, stream(deal.seed, "saying")):
        if number % 6 == deal.seed % 6 or game.over:
            for seat in (deal.seat, None):
                for phrase in phrases(board_of(trial, game, seat)):
                    assert all(say(phrase, language) for language in LANGUAGES)


@law(10)
def test_a_finished_game_has_a_score(trial: Trial, deal: Deal) -> None:
    match = trial.played(deal)
    board = trial.game_type.board(match.view(deal.seat), None, match.claims)
    assert board.over
    assert board.sheets
    for sheet in board.sheets:
        for row in (*sheet.rows, *((sheet.total,) if sheet.total is not None else ())):
            assert len(row.cells) == len(sheet.columns)


@pytest.mark.parametrize("kind", game_types(), ids=lambda kind: str(kind.meta.id))
def test_a_board_is_made_from_what_a_seat_sees_and_is_asked(kind: object) -> None:
    """Never from the game: it is not handed over."""
    assert list(inspect.signature(kind.board).parameters) == ["view", "prompt", "claims"]  # type: ignore[attr-defined]
