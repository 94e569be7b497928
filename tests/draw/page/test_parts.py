"""A page taken apart: what is remembered is what would be drawn, and parts fit where they came from."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest
from msgspec.structs import replace

import comitium
from comitium.core.board import Zone
from comitium.draw import page
from comitium.draw.page import words, zones
from comitium.draw.page.beside import log, orders
from comitium.draw.page.look import PageLook
from comitium.draw.page.model import Frame
from comitium.draw.page.parts import filled
from comitium.draw.page.table import _bar
from comitium.draw.page.words import Words

from .drawn import ENGLISH, FRENCH, Parsed, model, steps

GAMES = [("caesar", 2, 3, 1), ("idus", 6, 3, 1), ("republic", 5, 3, 6)]


@pytest.mark.parametrize(("game", "players", "seed", "every"), GAMES)
def test_a_remembered_drawing_is_what_would_be_drawn(game: str, players: int, seed: int, every: int) -> None:
    for number, match in enumerate(steps(game, players, seed, 150)):
        if number % every:
            continue
        for seat in (0, 1, None):
            shown = model(match, seat, (ENGLISH, FRENCH)[number % 2], decided=max(0, match.event_count(seat) - number % 5))
            away = replace(shown, people=tuple(replace(one, kind="person", here=number % 3 > 0) for one in shown.people))
            remembered = page.table_frame(shown), page.table_frame(away)
            kept = dict(zones._drawn)
            for one in (log._line, orders._form, _bar, words.describe_event):
                one.cache_clear()
            zones._drawn.clear()
            assert page.table_frame(shown) == remembered[0]
            zones._drawn.clear()
            assert page.table_frame(away) == remembered[1]
            zones._drawn.update(kept)


def test_what_is_wanted_again_is_not_forgotten_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(zones, "REMEMBERED", 2)
    zones._drawn.clear()
    shown = model(comitium.new("caesar", players=2, seed=1), None)
    scene = zones.Scene(PageLook(), shown, Words("en", "caesar"))
    made: list[str] = []

    def draw(zone: Zone, _scene: zones.Scene) -> str:
        made.append(zone.id)
        return zone.id

    first, second, third = shown.board.zones[:3]
    for zone in (first, second, first, third, first, second):
        assert scene.kept(draw, zone) == zone.id
    assert made == [first.id, second.id, third.id, second.id]


@pytest.mark.parametrize(("game", "players", "seed", "every"), GAMES)
def test_every_part_is_one_element_with_its_id(game: str, players: int, seed: int, every: int) -> None:
    for number, match in enumerate(steps(game, players, seed, 90)):
        if number % 30:
            continue
        for seat in (0, None):
            shown = model(match, seat)
            made = page.frame(shown, 1)
            assert filled(made.around, made.parts) == page.table_frame(shown)
            assert {id: Parsed(html).tags[0][1].get("id") for id, html in made.parts.items()} == {id: id for id in made.parts}
            assert len(made.around) < sum(map(len, made.parts.values())) / 3, "most of a page is in its parts"
            assert made.around.count("<!--part:") == len(made.parts), "no id twice"


def test_between_two_frames_of_a_turn_most_stays() -> None:
    sizes, changed = 0, 0
    before = None
    for match in steps("caesar", 2, 4, 140):
        made = page.frame(model(match, 0, decided=match.event_count(0)), 1)
        if before is not None and before.around == made.around:
            sizes += len(made.html)
            changed += sum(len(html) for id, html in made.parts.items() if before.parts.get(id) != html)
        before = made
    assert 0 < changed < sizes / 2


def test_what_stands_around_the_parts_does_not_change_while_cards_are_stacked_and_played() -> None:
    frames = [page.frame(model(match, 0), 1) for match in steps("caesar", 2, 4, 140)]
    assert len({made.parts["trays"] for made in frames}) > 5, "trays fill, and come and go"
    assert len({made.around for made in frames}) <= 3


def test_what_the_log_has_told_stays_the_same_element_when_a_turn_begins() -> None:
    """Otherwise the page would turn every line into another one."""
    frames = [page.frame(model(match, 0, decided=match.event_count(0)), 1) for match in steps("caesar", 2, 5, 160)]
    kept = 0
    for old, new in pairwise(frames):
        before, after = stretches(old), stretches(new)
        assert len(after) == len(set(after)), "an id is one element's"
        if new.parts["log-past"] != old.parts["log-past"] and len(before) > 3:
            past = [id for id in list(before)[1:-1] if id in after]  # the oldest ones are forgotten now and then
            assert [id for id in past if before[id] != after[id]] == []
            kept += len(past)
    assert kept > 20


def stretches(frame: Frame) -> dict[str, str]:
    drawn = frame.parts["log-now"] + frame.parts["log-past"]
    return dict(re.findall(r'<ol class="log" id="([^"]+)">(.*?)</ol>', drawn))
