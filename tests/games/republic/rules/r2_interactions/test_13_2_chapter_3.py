"""[2.01] to [2.06] The advanced rules in the scenarios of chapter 3 (digest 13.2)."""

from __future__ import annotations

import pytest

from comitium.games.republic.catalogue.cards import CARD_DECK, CARD_KIND
from comitium.games.republic.catalogue.events import random_event
from comitium.games.republic.catalogue.ids import EARLY, EVIL_OMENS, LATE, LAW, MIDDLE
from comitium.games.republic.catalogue.provinces import LOCAL_TAXES, MOST_FLEETS
from comitium.games.republic.catalogue.wars import ATTACKS, WAR_CARD
from comitium.games.republic.rules.r1_07_forum.r1_07_3_deck import draw
from comitium.games.republic.rules.r1_09_senate.r1_09_4_trials.trials_choices import APPEAL
from comitium.games.republic.state.numbers import GOVERNED, NOBODY, UNKNOWN, VACANT, WARS
from games.republic.fixtures.advanced.advocacy import ask_for
from games.republic.fixtures.advanced.provincial import provincial
from games.republic.fixtures.builder import card, law, listen, new_game, province, put, say
from games.republic.fixtures.senate import call
from games.republic.fixtures.senate_business.courts import accuse, court, open_court
from games.republic.fixtures.setups import drawn, laid
from games.republic.fixtures.spoken_table import until
from games.republic.fixtures.wars.field import fate

ALL = {"advanced": "all"}
ERAS = {"early": EARLY, "middle": MIDDLE, "late": LATE}

# -- 2.01


@pytest.mark.parametrize("scenario", ["early", "middle", "late"])
def test_2_01_2_nobody_is_pontifex_at_the_start_and_the_first_session_elects_one(scenario: str) -> None:
    game = new_game(scenario, **ALL)
    game.advance()
    assert game.pontifex() == NOBODY
    until(game, "NominatePontifex")
    assert (game.turn, game.session.step) == (1, 2)


@pytest.mark.parametrize(("scenario", "totals"), [("early", [6, 10]), ("middle", [10]), ("late", [10])])
def test_2_01_7_evil_omens_threaten_twice_as_often_in_the_early_republic(scenario: str, totals: list[int]) -> None:
    assert [total for total in range(3, 19) if random_event(ERAS[scenario], total) == EVIL_OMENS] == totals


def test_2_01_2_the_office_survives_a_change_of_deck() -> None:
    game = new_game("early_middle", **ALL)
    game.advance()
    until(game, "NominatePontifex")
    somebody = next(man for man in range(30) if game.rome >> man & 1)
    game.offices[-1] = somebody
    game.priests = game.rome & ~(1 << somebody)
    before = game.priests
    game.deck = []
    draw(game)
    assert (game.era, game.pontifex(), game.priests) == (MIDDLE, somebody, before)


# -- 2.02


def test_2_02_the_early_republic_begins_without_a_province_and_most_of_its_wars_name_some() -> None:
    game = laid("early", **ALL)
    assert set(game.province) == {UNKNOWN}
    early = [number for number in range(WARS) if CARD_DECK[WAR_CARD[number]] == EARLY]
    assert (len(early), sum(1 for number in early if ATTACKS[number])) == (8, 7)


@pytest.mark.parametrize("scenario", ["middle", "late"])
def test_2_02_3_six_provinces_begin_without_forces_and_pay_in_the_first_revenue(scenario: str) -> None:
    game = new_game(scenario, **ALL)
    ear = listen(game)
    game.advance()
    until(game, "Redistribute", "Separate", "Contribute", "RaiseProvincials", "Persuade", "Initiative")
    provinces = [one for one in range(15) if game.province[one] in (GOVERNED, VACANT)]
    assert len(provinces) >= 6
    until(game, "Persuade", "Initiative", "Knights", word="talents 0")
    assert game.turn == 1
    raised = {one.province: one.armies + one.fleets for one in fate(ear, "ProvincialsRaised")}
    for one in provinces:
        attacked = game.province[one] != GOVERNED
        assert attacked or raised.get(one, 0) <= LOCAL_TAXES[2 * one + (game.developed >> one & 1)] // 10
    assert sum(game.provincial_armies) + sum(game.provincial_fleets) == sum(raised.values()) > 0


@pytest.mark.parametrize("key", ["hispania_citerior", "hispania_ulterior", "illyricum", "gallia_cisalpina"])
def test_2_02_3_spain_illyricum_and_cisalpine_gaul_hold_no_fleets(key: str) -> None:
    assert MOST_FLEETS[2 * province(key) : 2 * province(key) + 2] == [0, 0]


def test_c_99_with_six_cards_left_the_next_deck_takes_the_war() -> None:
    game, _ = provincial(
        "scenario=early_middle column=cornelius*,manlius@gallia_cisalpina provinces=gallia_cisalpina(developed,armies10) "
        "wars=1st_gallic_war:active,2nd_gallic_war:imminent forces=gallia_cisalpina:6 dice=4,4,3 deck=#6 piles=#40"
    )
    beaten = card("1st_gallic_war")
    assert beaten not in game.deck
    assert beaten in game.piles[0][-7:]
    assert beaten not in game.discards


# -- 2.05


def test_2_05_4_glaucia_appeals_with_three_dice() -> None:
    game = court("fabius", scenario="middle", advocates=True)
    glaucia = put(game, "21a_glaucia", 0)
    game.corrupt = 1 << glaucia
    game.influence[glaucia], game.popularity[glaucia] = 9, -2
    open_court(game)
    accuse(game, "21a_glaucia", "claudius")
    ask_for(game, "furius")
    call(game, 0)
    offered = [choice - APPEAL for choice in game.legal(0) if APPEAL <= choice < APPEAL + 10]
    assert 3 in offered
    game.loaded = [1, 1, 1]
    game.urn = [1, 2]
    ear = listen(game)
    say(game, APPEAL + 3)
    assert not game.in_rome(glaucia)  # 3 - 2 is 1: lynched, two chits
    assert [one.chit for one in fate(ear, "ChitDrawn")] == [1, 2]


# -- 2.06


def test_2_06_the_early_deck_has_no_law() -> None:
    assert [one for one, kind in enumerate(CARD_KIND) if kind == LAW and CARD_DECK[one] == EARLY] == []


def test_2_06_the_laws_of_the_late_setup_are_in_force_without_a_vote() -> None:
    game = laid("late", **ALL)
    for key in ("calpurnian_law", "military_reforms", "tradition_erodes"):
        assert game.in_force(law(key))
    everywhere = [*game.deck, *(one for pile in game.piles for one in pile), *(one for hand in game.hands for one in hand)]
    for key in ("servilian_law", "acilian_law"):
        assert card(key) not in everywhere
        assert not game.in_force(law(key))


def test_2_06_2_a_law_that_was_voted_down_is_in_no_later_deck() -> None:
    """Its card belongs to the Middle Republic; when that has ended it lies nowhere and nobody may play it."""
    game = laid("middle_late", **ALL)
    calpurnian = card("calpurnian_law")
    game.voted_down = 1 << law("calpurnian_law")
    game.deck = []
    draw(game)
    assert game.era == LATE
    assert calpurnian not in drawn(game)
    assert not game.in_force(law("calpurnian_law"))
