"""The advanced rules in the browser: the Pontifex Maximus, advocates, laws with sponsors, provinces, veterans."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace

import comitium
from comitium.draw import page
from comitium.draw.page.before.inputs import Home, Lobby
from comitium.draw.page.beside.moments import scenes
from comitium.draw.page.from_match import offers
from comitium.games.republic.catalogue.ids import PONTIFEX_MAXIMUS
from comitium.games.republic.catalogue.keys import PROVINCE_KEYS
from comitium.games.republic.choices import PASS, YES
from comitium.games.republic.rules.r1_09_senate import kinds
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_14_vote import Vote
from comitium.games.republic.state.republic import Republic
from comitium.match.orders import StandingOrder
from comitium.web.matches.tables import read_form
from games.republic.fixtures.advanced.advocacy import ask_for, tried
from games.republic.fixtures.advanced.provincial import africa
from games.republic.fixtures.advanced.rebels import HELD, SYRIA, rebellion
from games.republic.fixtures.advanced.rebels import table as rebels_table
from games.republic.fixtures.builder import asked, govern, man, raise_fleets, rebel, wage
from games.republic.fixtures.senate import hush, offer, senate_with_officers, sit, tell
from games.republic.fixtures.spoken_table import phase, speak, until
from games.republic.fixtures.wars.armies import armed
from games.republic.fixtures.wars.field import speak as declare
from games.republic.view.advanced_positions import (
    africa_attacked,
    disbanded,
    law_on_the_floor,
    law_that_waits,
    match_of,
    removal,
    vote_on_war,
    with_priests,
)

from ..drawn import ENGLISH, FRENCH, Parsed, model, people

PONTIFEX_SEAT = 3
LEVY = (
    "column=cornelius*(rome_consul) amphora=julius*,manlius@africa(t30) trident=fulvius* star=junius* "
    "provinces=africa(developed) provincial_wars=true draw=tribune_1"
)


def at_sea(fleets: int) -> Republic:
    """Fabius crosses to Italy from Syria; the chair is about to propose something, with so many fleets in Rome."""
    game = armed(12, fleets, provincial_wars=True, rebel_governors=True)
    syria = govern(game, man("fabius"), "syria")
    rebel(game, man("fabius"))
    game.at_sea = man("fabius")
    game.armies_at_sea = 6
    game.provincial_fleets[syria] = 3
    wage(game, "1st_punic_war")
    sit(game)
    return game


def drawn(game: Republic, seat: int | None = 0, reader: page.Reader = ENGLISH) -> str:
    return page.table_frame(model(match_of(game), seat, reader))


def said(game: Republic, seat: int | None = 0, reader: page.Reader = ENGLISH) -> str:
    return " ".join(Parsed(drawn(game, seat, reader)).text.split())


def test_2_with_no_advanced_rule_no_panel_is_drawn() -> None:
    game = senate_with_officers()
    sit(game)
    assert "session adv" not in drawn(game)


def test_2_01_the_pontifex_with_his_priests_and_his_rights() -> None:
    words = said(with_priests())
    assert "advanced rule 2.01" in words
    assert "2 priests" in words
    assert "may still give a priesthood this turn" in words
    assert "pays 20 T for Evil Omens (he has 0), or loses his office" in words
    assert "a vote of two thirds removes him: −5 influence" in words
    assert "has given this turn’s priesthood" in said(with_priests(given=True))
    assert "peut encore donner un pontificat ce tour-ci" in said(with_priests(), reader=FRENCH)


def test_2_01_the_panel_is_folded_while_something_is_voted_on_and_says_who_weighs_more_on_war() -> None:
    assert '<details id="pontifex" data-keep open>' in drawn(with_priests(), 0)
    folded = '<details id="pontifex-folded" data-keep>'
    summary = drawn(vote_on_war(), 0).partition(folded)[2].partition("</summary>")[0]
    assert "2 votes, 4 on war" in summary
    assert "+1 vote on war" in summary
    assert (
        "on war" not in drawn(removal(), 0).partition('<details id="pontifex-folded" data-keep>')[2].partition("</summary>")[0]
    )


def test_2_01_the_panel_makes_room_for_the_odds_of_an_army() -> None:
    """The chair is composing an army: its odds stand on the stage."""
    game = armed(12, 5, pontifex=True)
    game.offices[PONTIFEX_MAXIMUS] = man("papirius")
    wage(game, "1st_gallic_war")
    sit(game)
    tell(game, "propose military")
    html = drawn(game, game.actors()[0])
    assert '<details id="pontifex-folded" data-keep>' in html


def test_2_01_3_priesthoods_are_one_line_of_the_list_and_all_can_be_chosen() -> None:
    game = with_priests()
    assert asked(game) == "Window"
    html = drawn(game, PONTIFEX_SEAT)
    assert "Give a priesthood (9)" in " ".join(Parsed(html).text.split())
    assert set(game.legal(PONTIFEX_SEAT)) == Parsed(html).options()


def test_2_01_8_a_removal_needs_two_thirds_and_the_page_says_so() -> None:
    words = said(removal())
    assert "It passes with two thirds of the votes cast." in words
    assert "more than half" not in words


def test_2_02_32_a_province_shows_its_strength_and_its_attacker() -> None:
    html = drawn(africa_attacked())
    assert "defends with 8 on land: 4 printed, armies 2, governor 2" in html
    assert "at sea 7: 5 printed, fleets 2" in html
    words = " ".join(Parsed(html).text.split())
    assert "attacked by the Jugurthine War" in words
    assert "attacks Africa" in words
    assert "(without a legion its 3 armies count half)" in html
    assert '<path class="armies half"' in html
    garrison = drawn(africa_attacked(forces="forces=africa:1v+1"))
    assert "defends with 12 on land: 4 printed, armies 3, garrison 3, governor 2" in garrison
    assert '<path class="garrison"' in garrison
    assert "armies count half" not in garrison


def test_2_02_41_a_provincial_battle_is_told_by_its_moment() -> None:
    """Strength 4 + 3, Fulvius 2, against 8: with 11 on the dice 12, a stalemate."""
    game, ear = africa("developed,armies6", "4,4,3")
    table = model(match_of(game), 0)
    events = tuple(ear.events)
    heard = replace(table, events=events, event_count=len(events), moved=len(events))
    words = " ".join(Parsed(scenes(heard)[-1].beats[-1]).text.split())
    assert "Africa" in words
    assert "12" in words
    assert "Africa loses 2 armies and no fleet" in words


def test_2_03_a_province_that_a_rebel_holds_says_so_with_its_strength() -> None:
    """Syria undeveloped is 4/5: 4 + 2 legions + 6 armies + Cornelius 4, at sea 5 + 4 + Cornelius."""
    game = rebels_table(f"{SYRIA} {HELD} forces=syria:2")
    html = drawn(game, 1)
    assert re.search(r'<span class="pill active">held by a rebel</span>', html)
    syria = html.split('id="at-province/syria"')[1].split("</li>")[0]
    assert re.findall(r"<b>(\d+)</b>", syria)[:2] == ["16", "13"]
    assert "the rebel holds out in Syria" in " ".join(Parsed(html).text.split())


def test_2_04_2_disbanded_veterans_stand_among_the_forces() -> None:
    words = said(disbanded(), 3)
    assert "Disbanded veterans" in words
    assert "1 disbanded veteran legion" in drawn(disbanded(), 3)


def test_2_05_2_the_trial_lists_who_could_speak_best_first() -> None:
    game = tried()
    html = drawn(game)
    words = " ".join(Parsed(html).text.split())
    assert "advanced rule 2.05" in words
    assert "Who could speak for the accused" in words
    assert "speaks for himself · two dice" in words
    assert "two dice − 1" in words
    assert "If acquitted the advocate gains 3 influence" in words
    assert "If guilty the accused loses 5 influence" in words
    assert "aria-current=step>Advocate" in html
    assert '<path d="M0 0h72v10h-72z"/>' in html  # Cornelius: 6 and more of two dice, with an influence of 5, acquit
    assert "style=" not in html, "the policy of the page draws no inline style"
    assert html.index('id="at-speaker/cornelius"') < html.index('id="at-speaker/fabius"')
    assert model(match_of(game), 0).board.lit() <= Parsed(html).choices()


@pytest.mark.parametrize("reader", [ENGLISH, FRENCH])
def test_2_05_3_a_trial_with_an_advocate_is_drawn_with_what_the_roll_brings(reader: page.Reader) -> None:
    game = tried()
    ask_for(game, "cornelius", YES)
    hush(game)
    words = said(game, game.actors()[0], reader)
    assert ("Advocate Cornelius" if reader is ENGLISH else "Avocat Cornelius") in words
    assert "12 +20" in words
    assert "§ 1.09.441" in words


def test_2_06_3_a_law_on_the_floor_says_what_it_does_and_brings() -> None:
    words = said(law_on_the_floor())
    assert "sponsor Junius: +3 influence if it passes" in words
    assert "co-sponsor Papirius: +1" in words
    assert "if it fails, the card leaves the game" in words


def test_2_06_3_the_sponsor_of_a_law_stands_before_the_co_sponsor_wherever_they_sit() -> None:
    game = law_on_the_floor()
    for first, second in (("junius", "papirius"), ("papirius", "junius")):
        game.current(Vote).proposal[2:4] = [man(first), man(second)]
        chips = re.search(r'<ul class="bids">(.*?)</ul>', drawn(game))
        assert chips is not None
        assert chips[1].index(first.title()) < chips[1].index(second.title())


def test_2_06_2_a_law_that_waits_stands_below_the_phases() -> None:
    assert "voted on next: the Calpurnian Law, played by the Star" in said(law_that_waits(), 1)


# -- the form for a new table


def test_2_the_advanced_rules_are_one_folded_choice_and_a_list_for_who_chooses() -> None:
    html = page.home(Home(reader=ENGLISH, offers=offers(), chosen="republic"))
    form = html.split('<details class="opts-all preset many-only">')[1].split("</details>")[0]
    assert re.findall(r'name="option.advanced" value="(\w+)"( checked)?', form) == [
        ("none", " checked"),
        ("all", ""),
        ("choose", ""),
    ]
    meta = comitium.kind("republic").meta
    ticks = re.findall(r'type="checkbox" name="option.(\w+)" value="true">', form)
    assert ticks == list(meta.rule_sets["all"])
    assert html.count('name="option.pontifex"') == 1, "not once more among all options"
    assert "Pontifex Maximus: a religious office for life" in form


def test_2_the_lobby_says_all_in_one_line() -> None:
    settings = dict(comitium.new("republic", players=5, seed=1, advanced="all").header.options)
    asked = {"people": people(5, 0), "settings": settings, "bots": ("tribune",)}
    words = Parsed(page.lobby(Lobby(reader=ENGLISH, address="/seat/x", game="republic", **asked))).text
    assert "Advanced rules" in words
    assert "a religious office for life" not in words


def test_2_what_was_ticked_counts_only_for_who_chooses() -> None:
    fields = {"game": "republic", "players": "3", "option.pontifex": "true"}
    assert read_form(fields | {"option.advanced": "none"}).options == {"advanced": "none"}
    assert read_form(fields | {"option.advanced": "all"}).options == {"advanced": "all"}
    assert read_form(fields | {"option.advanced": "choose"}).options == {"advanced": "choose", "pontifex": "true"}


# -- standing orders


def test_2_05_2_to_speak_for_oneself_may_be_ordered_for_good() -> None:
    match = match_of(tried())
    assert "From now on: Let him defend himself" in Parsed(page.table_frame(model(match, 0))).text
    match.order(0, StandingOrder("NameAdvocate", PASS))
    assert asked(match.game) != "NameAdvocate"


def test_2_02_2_to_add_nothing_may_be_ordered_and_how_many_are_armies_is_still_asked() -> None:
    game = phase("revenue", LEVY)
    until(game, "RaiseProvincials")
    seat = game.actors()[0]
    words = Parsed(page.table_frame(model(match_of(game), seat))).text
    assert "From now on: Add nothing" in words
    speak(game, "talents 0")
    assert asked(game) == "RaiseProvincials"
    assert "From now on" not in Parsed(page.table_frame(model(match_of(game), seat))).text


def test_2_03_2_loyal_governors_may_be_ordered_for_good() -> None:
    """Asked year by year: a governor who never revolts is asked no more."""
    game, _ = rebellion("column=furius*,cornelius@syria provinces=syria(armies2)", phase="revolution")
    match = match_of(game)
    assert asked(match.game) == "GovernorsRise"
    assert "From now on: Let all my governors stay loyal" in Parsed(page.table_frame(model(match, 0))).text
    match.order(0, StandingOrder("GovernorsRise", PASS))
    assert asked(match.game) != "GovernorsRise"
    assert match.game.rebel < 0


def test_2_03_21_who_has_named_a_rebel_is_offered_no_order() -> None:
    game, _ = rebellion("column=furius*,cornelius@syria provinces=syria(armies2)", phase="revolution")
    declare(game, 0, "senator cornelius")
    assert "From now on" not in Parsed(page.table_frame(model(match_of(game), 0))).text


def test_2_03_72_a_ladder_of_fleets_kept_in_rome_with_the_number_that_is_there_framed() -> None:
    game = senate_with_officers(provincial_wars=True, rebel_governors=True)
    raise_fleets(game, 12)
    govern(game, man("fabius"), "syria")
    rebel(game, man("fabius"))
    game.at_sea = man("fabius")
    sit(game)
    html = drawn(game, game.actors()[0])
    ladder = html.split('<ol class="ladder">')[1].split("</ol>")[0]
    assert re.findall(r"<b>(\d+)</b>", ladder) == [str(number) for number in range(6, 17)]
    assert re.findall(r'aria-current="true"><svg.*?</svg>\d+%<b>(\d+)<', ladder) == ["12"]
    assert "Chances de le retenir, et escadres gardées à Rome" in drawn(game, game.actors()[0], FRENCH)


def test_2_03_72_both_fleets_are_drawn_ship_by_ship_with_what_comes_after() -> None:
    """Fabius crosses from Syria (5) with three fleets and six armies, no legion: three on land, and as much of his rating."""
    game = at_sea(12)
    html = drawn(game, game.actors()[0])
    sea = html.split('class="sea"')[1].split("</svg>")[0]
    rebels, rome = sea.split('class="rebels">')[1].split('class="rome">')
    assert (rebels.count("#i-fleet"), rome.count("#i-fleet")) == (8, 12)
    words = " ".join(Parsed(html).text.split())
    assert "Held in his province 62% lands 38%" in words
    assert "3 on land + military 3 = 6 in Italy" in words
    assert "one of 2 now; four end Rome" in words


def test_2_03_72_fleets_that_hold_nobody_are_drawn_too() -> None:
    """One fleet against 5 + 10, and four more at most: 18 + 5 - 15 is no victory."""
    game = senate_with_officers(provincial_wars=True, rebel_governors=True)
    raise_fleets(game, 1)
    syria = govern(game, man("fabius"), "syria")
    rebel(game, man("fabius"))
    game.at_sea = man("fabius")
    game.provincial_fleets[syria] = 10
    sit(game)
    html = drawn(game, game.actors()[0])
    words = " ".join(Parsed(html).text.split())
    assert "Held in his province 0% lands 100%" in words


def test_2_02_41_a_province_that_must_fight_is_drawn_with_both_odds() -> None:
    """Africa undeveloped (3) with six armies under Fabius, who has a military of 4: 6 + 3, and beside two legions 11."""
    game = armed(12, 6, provincial_wars=True)
    africa_ = govern(game, man("fabius"), "africa")
    game.provincial_armies[africa_] = 6
    wage(game, "jugurthine_war")
    sit(game)
    offer(game, kinds.MILITARY)
    tell(game, f"garrison {PROVINCE_KEYS[africa_]}", "legions 2")
    html = drawn(game, game.actors()[0])
    words = " ".join(Parsed(html).text.split())
    assert "Africa must fight the Jugurthine War" in words
    assert "printed 3 armies 6 garrison 2 governor 4 the war 8" in words
    assert re.search(r"as it is \d+% with 2 legions \d+%", words)
    assert html.split('class="compared"')[1].split("</div>")[0].count('class="shares"') == 2
    assert "defeat: Fabius dies and the province helps the enemy" in words


def test_2_03_8_a_rebellion_takes_one_place_among_the_wars_as_strong_as_its_rebel() -> None:
    """Cornelius (4) has stayed in Syria (4) with six armies beside twelve legions: 4 + 6 + 12 + 4."""
    game, _ = rebellion(SYRIA + HELD + "forces=syria:12", phase="revolution")
    slots, rest = drawn(game).split('<ol class="slots">')[1].split("</ol>")[:2]
    assert slots.count('class="slot"') == 1
    assert slots.count("slot free") == 3
    assert "Civil War" in slots
    assert ">26</b>" in slots
    assert "Revolt in Syria" in rest.split("</section>")[0]
