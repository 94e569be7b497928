"""A desk's screen holds what matters of Res Publica Romana: nothing that is going on drops off, what is over makes room."""

from __future__ import annotations

import re
from random import Random

from msgspec.structs import replace

import comitium
from comitium.core.board import Mark
from comitium.core.messages import Phrase
from comitium.draw import page
from comitium.draw.moments import moments
from comitium.draw.page import from_match
from comitium.draw.page.model import Table
from comitium.draw.page.republic import news as republic_news
from comitium.draw.page.republic import phases as republic_phases
from comitium.draw.page.republic import senate as republic_senate
from comitium.games.republic import names
from comitium.games.republic.board.signs import mark
from comitium.games.republic.events.combat import ArmiesMet, DiceThrown
from comitium.games.republic.events.forum import EraEndsRevealed, InitiativeBegan
from comitium.games.republic.events.people import PhaseBegan, UnrestChanged
from comitium.games.republic.events.revenue import GrainSold, IncomeEarned
from comitium.games.republic.events.revolution import RebellionBegan

from ..drawn import Parsed, model, steps
from .test_look import forum, heard, scene, senator, table

__all__ = ["table"]


def test_1_07_2_the_first_initiative_stays_on_the_strip_however_long_the_forum_phase_is() -> None:
    longest = (
        match
        for match in steps("republic", 5, 7, 300)
        if len(republic_phases.since(match.history(match.game.actors()[0]), PhaseBegan))
        > from_match.LATEST + from_match.STRIDE
    )
    match = next(one for one in longest if model(one, one.game.actors()[0]).board.moment.endswith("/3"))
    table = model(match, match.game.actors()[0])
    begun = republic_phases.since(match.history(table.board.seat), PhaseBegan)
    assert not any(isinstance(event, InitiativeBegan) and event.number == 1 for event in table.events)
    drawn = republic_phases.course(table, scene(table))
    assert [int(one) for one in re.findall(r'<b class="num">(\d)</b>', drawn)] == [
        event.number for event in begun if isinstance(event, InitiativeBegan)
    ]


def test_1_09_42_the_influence_of_the_accused_stands_in_the_bar_against(table: Table) -> None:
    floor = table.board.of_kind("floor")[0]
    accused = replace(floor, marks=(*floor.marks, mark("given-against", 4)))
    drawn = republic_senate.vote(accused, table.board.of_kind("faction"), {}, False, scene(table))
    assert f"{floor.value('noes')} + 4" in Parsed(drawn).text
    assert drawn.count('class="f0"') == 1


def test_1_10_2_what_her_own_answer_set_going_is_told(table: Table) -> None:
    fought = (
        ArmiesMet("1.10.2", senator(table, 0), 0, 0, 10, 4, 8),
        DiceThrown("1.10.2", 4, 4, 3, 11),
        UnrestChanged("1.10", 2, 4),
    )
    known = replace(table, events=(*table.events, *fought), fresh=0, since_answer=3)
    assert republic_news.news(known, scene(known)).count("<li>") == 2
    assert republic_senate.changed(known) == {"unrest"}
    assert republic_news.news(replace(known, since_answer=0), scene(known)) == ""


def test_what_came_of_an_answer_is_told_until_the_next_or_until_it_is_read() -> None:
    match, dice = comitium.new("republic", players=3, seed=4), Random(4)
    found = 0
    for _ in range(300):
        seat = dice.choice(match.game.actors())
        before = match.event_count(seat)
        match.choose(seat, dice.choice(match.game.legal(seat)))
        came = match.event_count(seat) - before
        assert model(match, seat, decided=match.event_count(seat)).since_answer == min(came, from_match.LATEST)
        assert model(match, seat, decided=match.event_count(seat), read=match.event_count(seat)).since_answer == 0
        found = max(found, came)
    assert found > 10


def test_1_12_1_the_last_forum_phase_says_so_on_the_table(table: Table) -> None:
    before = (InitiativeBegan("1.07.2", 1, 2),)
    assert "last Forum Phase" not in forum(table, *before)
    shown = Parsed(forum(table, *before, EraEndsRevealed("1.12.1"), InitiativeBegan("1.07.2", 2, 0))).text
    assert "The era ends: this is the last Forum Phase." in shown
    assert "Era Ends" in shown


def test_1_11_3_a_march_on_rome_is_left_to_its_moment(table: Table) -> None:
    told = heard(table, RebellionBegan("1.11.3", senator(table, 0)))
    assert republic_news.news(told, scene(told)) == ""
    assert [one.moment.kind for one in moments("republic", told.events)][-1] == "revolt"


def test_1_12_1_a_sign_that_the_era_may_end_stands_before_everything_else_the_state_says(table: Table) -> None:
    state = table.board.zone("state")
    near = Mark("era-near", Phrase("republic-board-era-near", {"among": 5, "count": 9}), 5)
    marked = replace(state, marks=(*state.marks, near))
    strip = republic_senate.strip(marked, table, scene(table))
    assert strip.split('<div class="more">')[1].startswith(
        '<span class="pill soon" title="The era may end soon: Era Ends is among the last 5 of 9 cards">'
    )
    assert "Era Ends: last 5 cards" in Parsed(strip).text
    assert "pill soon" not in republic_senate.strip(state, table, scene(table))


def test_1_09_14_who_has_no_vote_in_rome_has_not_abstained(table: Table) -> None:
    zone = table.board.of_kind("faction")[0]
    passed = Mark(f"called/{zone.id.partition('/')[2]}", Phrase("republic-board-called"), face="neither")
    floor = (replace(table.board.of_kind("floor")[0], marks=(passed,)),)
    away = replace(zone, marks=tuple(replace(one, value=0) if one.id == "votes" else one for one in zone.marks))
    assert "abstained" in republic_senate.said(zone, floor, {}, scene(table))
    assert republic_senate.said(away, floor, {}, scene(table)) == ""


def test_1_06_12_grain_that_was_sold_in_a_drought_counts_in_the_income(table: Table) -> None:
    """It is asked for after the rest has been told."""
    mine = next(zone for zone in table.board.of_kind("faction") if zone.owner == table.board.seat)
    man = names.SENATORS.index(next(one.face for one in mine.pieces if one.kind == "senator"))
    told = (IncomeEarned("1.06.1", man, 3, 1, 0, 4), GrainSold("1.06.12", man, 0, 10))
    said = Parsed(republic_phases.income(told, table.board, scene(table))).text
    assert "Your senators earn 14 T" in said
    assert "14 T" in said.partition("earn 14 T")[2]


def test_3_01_the_stage_tells_how_one_wins_before_the_first_turn_but_not_who_plays_alone() -> None:
    """[4.08] Alone the game is won otherwise, and the directives say so."""
    many, alone = (comitium.new("republic", players=players, seed=7) for players in (3, 1))
    shown = [page.table_frame(model(match, match.game.actors()[0])) for match in (many, alone)]
    assert ["when the era ends, the faction with the most influence wins" in html for html in shown] == [True, False]
