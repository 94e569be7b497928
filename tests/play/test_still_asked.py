"""Whether somebody has thought about the question that waits: it may have been answered, changed or taken back meanwhile."""

from __future__ import annotations

import comitium
from comitium.match.match import Match
from comitium.match.orders import ANY, FORCED, StandingOrder
from comitium.play.still_asked import asked, is_still_asked


def preparing() -> Match:
    return comitium.new("caesar", players=2, seed=1)


def test_where_nothing_was_done_it_is_still_asked() -> None:
    match = preparing()
    assert is_still_asked(match, asked(match, 1))


def test_who_is_asked_at_the_same_time_does_not_stand_in_the_way() -> None:
    match = preparing()
    before = asked(match, 1)
    match.choose(0, match.game.legal(0)[0])
    match.order(0, StandingOrder(ANY, FORCED, times=1))
    assert is_still_asked(match, before)


def test_an_answer_is_not_given_twice_nor_after_it_was_taken_back() -> None:
    match = preparing()
    before = asked(match, 1)
    match.choose(1, match.game.legal(1)[0])
    assert not is_still_asked(match, before)
    match.undo(1)
    assert match.game.legal(1) == before.menu
    assert not is_still_asked(match, before), "the same question once more has another number"


def test_another_menu_is_another_question() -> None:
    match = preparing()
    before = asked(match, 1)
    match.choose(0, match.game.legal(0)[0])
    assert not is_still_asked(match, before._replace(menu=before.menu[1:]))
    assert not is_still_asked(match, before._replace(kind="Other"))


def test_nobody_is_asked_when_the_game_is_over() -> None:
    match = comitium.new("idus", players=5, seed=1)
    while match.outcome is None:
        seat = match.game.actors()[0]
        before = asked(match, seat)
        match.choose(seat, match.game.legal(seat)[0])
    assert not is_still_asked(match, before)
