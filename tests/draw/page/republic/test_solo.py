"""The Senate of chapter 4 in the browser: the list with its votes, the plan, the spoils with what the next faction takes."""

from __future__ import annotations

from msgspec.structs import replace

import comitium
from comitium.draw import page
from comitium.games.republic.choices import CONCESSION, PASS, SENATOR
from comitium.games.republic.deals.showing import NOT_TO_NEUTRAL, showing, why_not_show
from comitium.games.republic.events.people import SenatorJoined
from comitium.games.republic.events.solo.senate import CoalitionFormed
from comitium.games.republic.events.solo.spoils import ChoiceSkipped
from comitium.games.republic.odds.battle import campaign, planned
from comitium.games.republic.odds.dice import percent
from comitium.games.republic.odds.plans import battles_of_plan, planned_battles
from comitium.games.republic.rules.r4_solitaire.choices import COSPONSOR, OFFICE
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_senate import SoloSenate
from comitium.games.republic.state.numbers import ACTIVE, IN_FORUM, ROME_CONSUL
from comitium.games.republic.state.republic import Republic
from comitium.text import say
from games.republic.fixtures.builder import card, concession, man, put, wage, war
from games.republic.fixtures.solo.plans import position
from games.republic.fixtures.solo.senate import (
    CONSERVATIVES,
    FACTIONS,
    PLAYER,
    PLUTOCRATS,
    coalition,
    divide,
    house,
    match_of,
    spoils,
    table,
)

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
    assert "If you refuse, group 8 is next: Imperialists and Livia (Column), with 23 votes." in said


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


def test_4_05_419_the_page_tells_that_a_tribune_has_taken_her_choice() -> None:
    told = ChoiceSkipped("4.05.419", PLAYER, CONSERVATIVES)
    seen = replace(model(match_of(spoils()), PLAYER), events=(told,), fresh=1, since_answer=1)
    stage = page.table_frame(seen).partition('id="notes"')[0]
    assert "Livia (Column) loses its choice" in Parsed(page.table_frame(seen)).text
    assert "loses its choice" in stage


def test_4_01_2_who_sits_where_when_the_game_begins_is_no_news() -> None:
    match = comitium.new("republic", 5, seed=1, neutrals=4)
    dealt = [event for event in match.history(PLAYER) if isinstance(event, SenatorJoined)]
    assert any(event.rule == "4.01.2" for event in dealt)
    assert "Since your last decision" not in Parsed(page.table_frame(model(match, PLAYER))).text


def choosing(game: Republic, item: int) -> Republic:
    game.apply(PLAYER, item)
    return game


def test_1_09_62_the_spoils_say_what_a_land_bill_costs_the_state() -> None:
    game = house()
    game.unrest = 1
    divide(game, PLAYER, PLUTOCRATS)
    choosing(game, OFFICE + ROME_CONSUL)
    game.apply(PLAYER, SENATOR + man("cornelius"))  # less popular than the people are restless: he sponsors a bill
    said = Parsed(drawn(game)).text
    assert "+ 2 popularity, − 1 unrest; the State pays 10 T every turn" in said.replace("\xa0", " ")
    french = Parsed(drawn(game, FRENCH)).text
    assert "l’État paie 10 T à chaque tour" in french.replace("\xa0", " ")
    choosing(game, COSPONSOR)
    prompt = model(match_of(game), PLAYER).prompt
    assert prompt is not None
    assert say(prompt.odds[0]).replace("\xa0", " ") == (
        "A type III land bill costs the State 10 T every turn and lowers unrest by 3. "
        "The sponsor gains 4 popularity, the co-sponsor 2."
    )


def test_4_05_4_ones_own_senators_are_listed_first_and_the_way_back_last() -> None:
    game = table()
    for seat, keys in enumerate(reversed(FACTIONS)):  # the player's senators have the highest numbers
        for place, key in enumerate(keys):
            put(game, key, seat, leader=place == 0, influence=5, popularity=0)
    game.holder[concession("mining")] = IN_FORUM
    divide(game, PLAYER, PLUTOCRATS)
    choosing(game, CONCESSION + concession("mining"))
    prompt = model(match_of(game), PLAYER).prompt
    assert prompt is not None
    choices = [option.choice for option in prompt.options]
    mine = [game.faction[choice - SENATOR] == PLAYER for choice in choices[:-1]]
    assert mine == [True] * 3 + [False] * 12
    assert choices[-1] == PASS
    assert sorted(choices) == game.legal(PLAYER), "the codes are what they were"


def test_4_07_3_acts_of_a_kind_are_one_line_with_a_choice() -> None:
    game = spoils()
    game.hands[PLAYER] = [card("tribune_1"), card("assassin_1")]
    html = drawn(game)
    folded = html.partition('id="asides-0"')[2].partition("</details>")[0]
    assert "Ask for an assassination test (12)" in folded
    assert "The highest makes the attempt at once" in folded, "one click begins it"
    assert folded.count('data-send="aside"') == 12
    assert "Show" not in folded
    assert "Show" not in html.partition('class="label">Other actions')[2].partition("<footer>")[0]


def test_1_04_5_a_card_is_shown_to_a_player_and_to_no_neutral_faction() -> None:
    alone, two = house(), house(neutrals=3)
    divide(alone, PLAYER)
    divide(two, PLAYER)
    for game in (alone, two):
        game.hands[PLAYER] = [card("tribune_1")]
    assert showing(card("tribune_1"), 1) in two.asides(PLAYER)
    assert showing(card("tribune_1"), 1) not in alone.asides(PLAYER)
    assert why_not_show(alone, PLAYER, showing(card("tribune_1"), 1)) is NOT_TO_NEUTRAL


def test_4_05_2_the_page_shows_ones_own_votes_while_one_decides() -> None:
    html = drawn(spoils())
    own = html.partition('class="zone fac e1 mine asked"')[2].partition("</header>")[0]
    assert "votes" in own
    assert "decides" not in own


def test_d_25_the_odds_of_the_plan_count_armies_that_come_home_for_it() -> None:
    """Ten legions are needed against the Gauls: the six in Rome, and those of Manlius, whose war is left alone."""
    game = position(
        "wars=1st_gallic_war:active,syrian_war:active forces=active:6,manlius:6+2f treasury=0",
        amphora="valerius*(rome_consul),manlius@syrian_war(proconsul)",
        trident="julius*(field_consul)",
    )
    before = game.legions[:]
    (alone,) = planned_battles(game, [war("1st_gallic_war")], all_force=False)
    (both,) = battles_of_plan(game, [war("1st_gallic_war")], all_force=False, capped=True)
    assert (alone.legions, both.legions) == (10, 11)
    assert game.legions == before


def test_4_05_41_until_offices_are_filled_the_odds_of_the_plan_are_those_of_the_coalitions_best_soldier() -> None:
    """Cornelius is as good a soldier as any, but his faction does not govern; the Master of Horse goes with the Dictator."""
    game = position(
        "wars=1st_gallic_war:active forces=active:12",
        column="cornelius*,papirius",
        amphora="valerius*,manlius",
        trident="julius*(master_of_horse),fulvius",
    )
    game.coalition = 0
    (before,) = planned_battles(game, [war("1st_gallic_war")], all_force=False)
    assert before.commander == man("cornelius")
    game.coalition = 1 << 1 | 1 << 2
    (governed,) = planned_battles(game, [war("1st_gallic_war")], all_force=False)
    assert governed.commander == man("manlius")
