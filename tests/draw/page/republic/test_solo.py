"""The Senate of chapter 4 in the browser: the list with its votes, the plan, the spoils with what the next faction takes."""

from __future__ import annotations

from msgspec.structs import replace

import comitium
from comitium.draw import page
from comitium.games.republic.events.people import SenatorJoined
from comitium.games.republic.events.solo_senate import CoalitionFormed
from comitium.games.republic.odds.battle import campaign, planned
from comitium.games.republic.odds.dice import percent
from comitium.games.republic.odds.plans import planned_battles
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_senate import SoloSenate
from comitium.games.republic.state.numbers import ACTIVE
from comitium.games.republic.state.republic import Republic
from games.republic.fixtures.builder import wage, war
from games.republic.fixtures.plans import position
from games.republic.fixtures.solo_senate import CONSERVATIVES, PLAYER, PLUTOCRATS, coalition, match_of, spoils

from ..drawn import ENGLISH, FRENCH, Parsed, model


def drawn(game: Republic, reader: page.Reader = ENGLISH) -> str:
    return page.table_frame(model(match_of(game), PLAYER, reader))


def test_4_05_2_the_page_lists_the_entries_with_their_votes_and_says_which_is_next() -> None:
    html = drawn(coalition())
    assert html.count('<li class="small"') == 6
    assert html.count('<li class="asked" aria-current=true>') == 1
    said = Parsed(html).text
    assert "majority: 21 of 41 votes in Rome" in said
    assert "8. ranks 1 and 3" in said
    assert "next, if refused" in said
    assert "If you refuse, group 8 is next: Imperialists and Column, with 23 votes." in said


def test_4_05_2_it_does_so_in_french() -> None:
    said = Parsed(drawn(coalition(), FRENCH)).text
    assert "8. rangs 1 et 3" in said
    assert "la suivante en cas de refus" in said


def test_4_05_4_the_page_shows_the_spoils_as_a_table() -> None:
    html = drawn(spoils())
    said = Parsed(html).text
    assert "Who would take it" in said
    assert "the Plutocrat faction would take it now, by line 1" in said
    assert "3 things must still be given" in said
    board = model(match_of(spoils()), PLAYER).board
    assert board.lit() <= Parsed(html).choices()


def test_4_05_3_the_page_shows_the_plan() -> None:
    game = spoils()
    game.stack.insert(0, SoloSenate(0, False, 1, [wage(game, "syrian_war")], True))
    said = Parsed(drawn(game)).text
    assert "plan 2 of the normal list, with all force" in said
    assert "attack 1" in said


def test_4_05_3_a_fleet_without_legions_has_the_odds_of_the_battle_at_sea() -> None:
    game = position("wars=1st_punic_war:active forces=active:0+13f treasury=0")
    (alone,) = planned_battles(game, [war("1st_punic_war")], all_force=False)
    fought = campaign(game, alone.war, planned(game, alone.war, alone.commander, 0, 0, alone.fleets)).sea
    assert fought is not None
    assert alone.at_sea
    assert alone.victory == fought.victory > 0.3
    (both,) = planned_battles(position("wars=1st_punic_war:active forces=active:20+20f"), [alone.war], all_force=True)
    assert not both.at_sea
    shown = spoils()
    wage(shown, "1st_punic_war")
    shown.legions[ACTIVE], shown.fleets[ACTIVE] = 0, 13
    shown.stack.insert(0, SoloSenate(0, False, 1, [alone.war], False))
    said = Parsed(drawn(shown)).text
    (there,) = planned_battles(shown, [alone.war], all_force=False)
    assert f"victory at sea {percent(there.victory)}%" in said


def test_4_05_2_the_page_tells_who_governs_since_her_last_decision() -> None:
    told = CoalitionFormed("4.05.2", 8, (PLUTOCRATS, CONSERVATIVES), 27, 27)
    seen = replace(model(match_of(spoils()), PLAYER), events=(told,), fresh=1, since_answer=1)
    assert "Plutocrats and Conservatives, with 27 votes" in Parsed(page.table_frame(seen)).text


def test_4_01_2_who_sits_where_when_the_game_begins_is_no_news() -> None:
    match = comitium.new("republic", 5, seed=1, neutrals=4)
    dealt = [event for event in match.history(PLAYER) if isinstance(event, SenatorJoined)]
    assert any(event.rule == "4.01.2" for event in dealt)
    assert "Since your last decision" not in Parsed(page.table_frame(model(match, PLAYER))).text
