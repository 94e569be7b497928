"""A finished game walked through again: what was answered to what, and every card face-up for who wants it."""

from __future__ import annotations

import re
from html import escape

import pytest

from comitium.core.board import Board
from comitium.draw import page
from comitium.draw.page import from_match
from comitium.draw.page.after.inputs import Replay
from comitium.draw.page.beside.decision import question
from comitium.match.walk import Walk
from comitium.text import say

from .drawn import ENGLISH, finished, people


def steps_of(game: str, players: int) -> list[tuple[Walk, int]]:
    match = finished(game, players, 3)
    walk = Walk(match)
    return [(walk, step) for step in range(1, walk.steps, max(1, walk.steps // 12))]


def caption(shown: Replay) -> str:
    html = page.replay(shown)
    return re.sub(r"<[^>]+>", "", html.split('id="question"')[1].split("</header>")[0])


@pytest.mark.parametrize(("game", "players"), [("caesar", 2), ("idus", 5), ("republic", 3)])
def test_a_replay_says_who_answered_what_with_the_question(game: str, players: int) -> None:
    told = 0
    for walk, step in steps_of(game, players):
        shown = from_match.replay_of(walk, step, None, ENGLISH, "/replay/x", people(players, None))
        if shown.done is None or shown.asked is None or shown.by is None:
            continue
        told += 1
        said = caption(shown)
        asked, _ = question(say(shown.asked, "en", shown.names))
        assert escape(asked) in said
        assert f"answers “{escape(asked)}”: {escape(say(shown.done.text, 'en', shown.names))}" in said
    assert told > 3


@pytest.mark.parametrize(("game", "players"), [("caesar", 2), ("idus", 5), ("republic", 3)])
def test_after_the_end_every_card_can_be_seen_face_up(game: str, players: int) -> None:
    match = finished(game, players, 3)
    open_table = from_match.open_board(match)
    mine = {zone.id: zone for zone in open_table.walk()}
    for seat in range(players):
        board = match.game_type.board(match.view(seat), None, match.claims)
        for zone in board.walk():
            if zone.owner == seat:
                assert mine[zone.id] == zone
    walk = Walk(match)
    hidden = openly = 0
    for step in range(0, walk.steps, max(1, walk.steps // 10)):
        closed, opened = (
            from_match.replay_of(walk, step, None, ENGLISH, "/replay/x", people(players, None), opened)
            for opened in (False, True)
        )
        hidden += _hidden(closed.board)
        openly += _hidden(opened.board)
        html = page.replay(opened)
        assert '<option value="open" selected>' in html
        assert 'data-seat="open"' in html
    assert openly < hidden


def _hidden(board: Board) -> int:
    return sum(piece.count for zone in board.walk() if zone.owner is not None for piece in zone.pieces if not piece.face)
