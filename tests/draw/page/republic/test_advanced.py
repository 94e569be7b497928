"""The advanced rules in the browser: the Pontifex Maximus, advocates, laws with sponsors, provinces, veterans."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace

import comitium
from comitium.draw import page
from comitium.draw.page.from_match import offers
from comitium.draw.page.model import Home, Lobby
from comitium.games.republic.choices import PASS, YES
from comitium.games.republic.state.republic import Republic
from comitium.match.orders import StandingOrder
from comitium.web.tables import read_form
from games.republic.fixtures.advocacy import ask_for, tried
from games.republic.fixtures.builder import asked, govern, man, raise_fleets, rebel
from games.republic.fixtures.field import speak as declare
from games.republic.fixtures.provincial import africa
from games.republic.fixtures.rebels import HELD, SYRIA, rebellion
from games.republic.fixtures.rebels import table as rebels_table
from games.republic.fixtures.senate import hush, senate_with_officers, sit
from games.republic.fixtures.spoken_table import phase, speak, until
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
    assert "pays 20 T for Evil Omens, or loses his office" in words
    assert "has given this turn’s priesthood" in said(with_priests(given=True))
    assert "peut encore donner un pontificat ce tour-ci" in said(with_priests(), reader=FRENCH)


def test_2_01_the_panel_is_folded_for_others_and_open_for_his_own_faction() -> None:
    assert '<details id="pontifex" data-keep open>' not in drawn(with_priests(), 0)
    assert '<details id="pontifex" data-keep open>' in drawn(with_priests(), PONTIFEX_SEAT)
    assert '<details id="pontifex" data-keep open>' in drawn(vote_on_war(), 0)


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


def test_2_02_41_a_provincial_battle_is_a_report_with_its_dice() -> None:
    """Strength 4 + 3, Fulvius 2, against 8: with 11 on the dice 12, a stalemate."""
    game, ear = africa("developed,armies6", "4,4,3")
    table = model(match_of(game), 0)
    events = tuple(ear.events)
    html = page.table_frame(replace(table, events=events, fresh=len(events)))
    words = " ".join(Parsed(html).text.split())
    assert "Africa: stalemate in the Jugurthine War 7 army + 2 governor − 8 enemy + 11 three dice = 12" in words
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
    assert "Fabius speaks for himself" in words
    assert "two dice − 1" in words
    assert "acquitted: the advocate gains 3 influence" in words
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
    ladder = html.split("Fleets kept in Rome, and the odds of holding Fabius at sea (naval strength 5)")[1].split("</svg>")[0]
    numbers = re.findall(r'class="n"[^>]*>(\d+)<', ladder)
    assert numbers == [str(number) for number in range(6, 17)]
    assert ladder.count('class="now"') == 1
    assert re.search(r'>12</text><rect class="now"', ladder)
    assert "Escadres gardées à Rome, et la chance d’arrêter Fabius en mer" in drawn(game, game.actors()[0], FRENCH)


def test_2_03_72_fleets_that_hold_nobody_are_said_and_not_drawn() -> None:
    """One fleet against 5 + 10, and four more at most: 18 + 5 - 15 is no victory."""
    game = senate_with_officers(provincial_wars=True, rebel_governors=True)
    raise_fleets(game, 1)
    syria = govern(game, man("fabius"), "syria")
    rebel(game, man("fabius"))
    game.at_sea = man("fabius")
    game.provincial_fleets[syria] = 10
    sit(game)
    html = drawn(game, game.actors()[0])
    assert "Fleets kept in Rome, and the odds" not in html
    assert '<ul class="foretold"' in html
    assert "0% with 5" in " ".join(Parsed(html).text.split())
