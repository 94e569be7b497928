"""A bot of the Republic shows a motto: its temperament can be guessed, and stays what it is."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from comitium import bots
from comitium.bots.republic.mood import MOODS
from comitium.draw import page
from comitium.draw.page.model import Person

from ..drawn import FRENCH, first_drawn


@pytest.mark.parametrize("level", ["tribune", "consul"])
def test_every_temperament_is_drawn_and_a_seed_always_draws_the_same(level: str) -> None:
    found = [bots.temper(level, "republic", seed) for seed in range(24)]
    assert set(found) == {mood.name for mood in MOODS}
    for seed in (1, 2):
        made = bots.make(level, "republic", seed)
        assert getattr(made, "tribune", made).mood.name == found[seed]  # type: ignore[attr-defined]


def test_others_have_none() -> None:
    assert bots.temper("random", "republic", 1) == bots.temper("tribune", "caesar", 1) == ""


@pytest.mark.parametrize(("mood", "said", "dit"), [
    ("statesman", "Rome first", "Rome d’abord"), ("plutocrat", "All has a price", "Tout s’achète"),
    ("demagogue", "Bread and games", "Du pain, des jeux"), ("warlord", "By the sword", "Par le glaive"),
])  # fmt: skip
def test_a_faction_shows_the_motto_of_its_bot(mood: str, said: str, dit: str) -> None:
    table = first_drawn(3, 2, lambda table: table.board.seat == 0)
    people = (table.people[0], Person("bot", level="tribune", temper=mood), *table.people[2:])
    html = page.table_frame(replace(table, people=people))
    assert f"<i>“{said}”</i>" in html
    assert html.count("<i>“") == 1
    assert f"<i>«\u202f{dit}\u202f»</i>" in page.table_frame(replace(table, people=people, reader=FRENCH))
