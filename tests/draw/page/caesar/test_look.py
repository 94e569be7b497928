"""The table of Caesar & Cleopatra: which cards are new, and what votes and action cards have decided."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from comitium.core.messages import Event
from comitium.draw import page
from comitium.draw.page.caesar.moves import moves
from comitium.draw.page.model import Table
from comitium.games.caesar import events as caesar_events
from comitium.games.caesar.names import CARDS, GROUPS, SEATS
from comitium.text import say

from ..drawn import FRENCH, model, steps


def pairs() -> Iterator[tuple[Table, int, int, int, list[str]]]:
    """Tables with two equal cards of a seat before a group, face up."""
    for match in steps("caesar", 2, 4):
        table = model(match, 0)
        for group, name in enumerate(GROUPS):
            for seat, side in enumerate(SEATS):
                for card, kind in enumerate(CARDS):
                    ids = [f"{name}/{side}/{kind}/{place}" for place in range(2)]
                    if ids[1] in {piece.id for piece in table.board.zone(f"{name}/{side}").pieces}:
                        yield table, group, seat, card, ids


def test_of_two_equal_cards_that_were_placed_both_are_new() -> None:
    table, group, seat, card, ids = next(pairs())
    placed = [caesar_events.InfluencePlacedUp("5.2", seat, group, card)] * 2
    assert [move.target for move in moves(placed, table.board)] == ids


def heard(*events: Event, since: int) -> str:
    """What the table tells besides the log; the last events came of the reader's last decision."""
    *_, match = steps("caesar", 2, 3, 60)
    table = replace(model(match, 0, FRENCH), events=events, event_count=len(events), fresh=0, since_answer=since, moved=0)
    drawn = page.table_frame(table)
    begin = drawn.find('<section class="heard"')
    return drawn[begin : drawn.index("</section>", begin)] if begin >= 0 else ""


def test_what_a_vote_or_a_veto_decided_stands_on_the_table_until_the_next_decision() -> None:
    events = (
        caesar_events.OrgyHeld("7.2.3"),
        caesar_events.TurnBegan("5.1", 3, 1),
        caesar_events.ActionVetoed("6.6", 1, CARDS.index("assassination")),
    )
    assert "orgie" in heard(*events, since=3)
    assert "veto" in heard(*events, since=3)
    assert "Tour 3" not in heard(*events, since=3)
    assert "orgie" not in heard(*events, since=2)
    assert heard(*events, since=0) == ""


def test_only_the_latest_of_much_that_was_decided_stands_on_the_table() -> None:
    killed = [caesar_events.InfluenceKilled("6.1", 0, 0, CARDS.index(f"influence_{value}")) for value in (1, 2, 3, 4, 5)]
    shown = heard(*killed, since=5)
    assert [f"un {value} devant" in shown for value in (1, 2, 3, 4, 5)] == [False, False, True, True, True]


def test_what_waits_for_a_veto_is_aimed_at_things_with_their_articles() -> None:
    tables = (model(match, 0, FRENCH) for match in steps("caesar", 2, 3, 2000))
    announced = (table.board.find("announced") for table in tables)
    aims = [say(mark.text, "fr") for zone in announced if zone is not None for card in zone.pieces for mark in card.marks]
    assert aims
    assert all(aim.startswith(("contre les ", "contre le ")) for aim in aims), aims
