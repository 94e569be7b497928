"""[3.02] to [3.05] What the Middle and the Late Republic and the long games begin with."""

from __future__ import annotations

import pytest

from comitium.core.errors import BadOption, Illegal
from comitium.core.registry import load_meta
from comitium.games.republic.catalogue.cards import CARD_DECK, CARD_KIND, ERA_ENDS_CARD
from comitium.games.republic.catalogue.events import random_event
from comitium.games.republic.catalogue.ids import (
    FAMILY,
    INTRIGUE,
    LATE,
    LAW,
    MIDDLE,
    OPEN_BODYGUARD,
    STATESMAN,
    TRIBUNE,
)
from comitium.games.republic.catalogue.intrigue import CONCESSION_CARD
from comitium.games.republic.catalogue.keys import EVENT_KEYS
from comitium.games.republic.choices import NUMBER, SENATOR
from comitium.games.republic.events.setup import ProvinceDealt, SecondProvinceRolled
from comitium.games.republic.rules.common.hands import KINDS
from comitium.games.republic.rules.r3_setup import r3_01_setup as steps
from comitium.games.republic.rules.r3_setup.r3_01_4_cards import SCENARIO_NAMES, scenario_of
from comitium.games.republic.rules.r3_setup.r3_01_7_leaders import NameLeader
from comitium.games.republic.rules.r3_setup.r3_01_9_opening import OpeningCards
from comitium.games.republic.rules.r3_setup.r3_01_setup import Setup
from comitium.games.republic.rules.r3_setup.r3_02_4_governors import PostGovernor
from comitium.games.republic.state.numbers import (
    ACTIVE,
    GOVERNED,
    GOVERNING,
    INACTIVE,
    NOBODY,
    ROME_CONSUL,
    VACANT,
    bits,
    count,
)
from games.republic.fixtures.builder import (
    card,
    check,
    deal,
    enact,
    govern,
    law,
    listen,
    new_table,
    play,
    province,
    put,
    say,
    war,
)
from games.republic.fixtures.setups import drawn, everywhere, finished, laid

# -- the Middle and the Late Republic


def test_3_02_3_six_legions_in_the_middle_republic() -> None:
    assert count(laid("middle").legions[ACTIVE]) == 6


def test_3_03_3_eight_legions_in_the_late_republic() -> None:
    assert count(laid("late").legions[ACTIVE]) == 8


def test_3_02_the_middle_republic_begins_in_the_middle_era() -> None:
    game = laid("middle")
    assert (game.era, game.treasury, game.unrest) == (MIDDLE, 100, 0)
    assert EVENT_KEYS[random_event(game.era, 8)] == "internal_disorder"


def test_3_03_the_late_republic_begins_in_the_late_era() -> None:
    game = laid("late")
    assert (game.era, game.treasury) == (LATE, 100)
    assert EVENT_KEYS[random_event(game.era, 17)] == "enemy_leader_dies"


def test_3_04_early_and_late_do_not_follow_each_other() -> None:
    with pytest.raises(BadOption):
        new_table("early_late")


def test_3_05_the_alternate_history_has_one_pile() -> None:
    assert laid("alternate", 5).piles == []


def test_3_02_2_five_players_have_20_families_dealt_and_5_in_the_pile() -> None:
    game = laid("middle", 5)
    assert sum(count(members) for members in game.members) == 20
    assert len([one for one in drawn(game) if CARD_KIND[one] == FAMILY and CARD_DECK[one] != LATE]) == 5


def test_3_02_2_all_13_concessions_are_in_the_pile_or_in_hands() -> None:
    game = laid("middle", 4)
    assert set(CONCESSION_CARD) <= set(everywhere(game))


def test_3_02_2_six_early_intrigue_cards_and_six_late_cards_are_added() -> None:
    game = laid("middle", 4)
    cards = everywhere(game)
    assert len([one for one in cards if CARD_KIND[one] == INTRIGUE and CARD_DECK[one] == 0]) == 6
    assert len([one for one in cards if CARD_DECK[one] == LATE]) == 6
    assert not [one for one in cards if CARD_KIND[one] == STATESMAN and CARD_DECK[one] == 0]
    assert game.era == 1


def test_3_02_4_four_players_have_four_governors_and_two_provinces_in_the_forum() -> None:
    game = finished("middle", 4)
    assert [game.province.count(GOVERNED), game.province.count(VACANT)] == [4, 2]
    assert game.developed == 0
    assert sorted(game.faction[game.governor[number]] for number in range(15) if game.governor[number] >= 0) == [0, 1, 2, 3]


def test_3_02_4_every_faction_governs_what_it_was_dealt() -> None:
    game = new_table("late", 5)
    ear = listen(game)
    play(game, Setup(0))
    while game.stack:
        say(game, game.legal(game.actors()[0])[0])
    dealt = {(event.seat, event.province) for event in ear.all(ProvinceDealt)}
    assert len(dealt) == 10
    assert dealt == {(game.faction[game.governor[number]], number) for number in range(15) if game.governor[number] >= 0}


def test_3_02_4_a_governor_is_away_with_the_dial_that_was_named() -> None:
    game = new_table("middle", 3)
    julius = put(game, "julius", 0)
    play(game, PostGovernor(0, province("sicilia"), NOBODY))
    say(game, SENATOR + julius)
    assert game.legal(0) == [NUMBER + 1, NUMBER + 2, NUMBER + 3]
    with pytest.raises(Illegal):
        game.apply(0, NUMBER + 4)
    say(game, NUMBER + 2)
    assert game.where[julius] == GOVERNING + province("sicilia")
    assert game.dial[province("sicilia")] == 2
    assert not game.in_rome(julius)


def test_3_02_4_neither_the_temporary_consul_nor_a_governor_nor_anothers_man() -> None:
    game = new_table("late", 3)
    consul = put(game, "julius", 0, office=ROME_CONSUL)
    away = put(game, "claudius", 0)
    other = put(game, "fabius", 1)
    free = put(game, "furius", 0, leader=True)
    govern(game, away, "sicilia")
    play(game, PostGovernor(0, province("asia"), NOBODY))
    assert game.legal(0) == [SENATOR + free]
    for senator, message in ((consul, "in-office"), (away, "governs"), (other, "not-yours")):
        with pytest.raises(Illegal) as refused:
            game.apply(0, SENATOR + senator)
        assert refused.value.why.id == f"republic-setup-refuse-{message}"


def test_a_46_setup_is_no_phase_and_admits_no_act_unasked() -> None:
    game = new_table("late", 3)
    for question in (NameLeader(0), PostGovernor(0, province("asia"), NOBODY), OpeningCards(0, NOBODY)):
        assert not question.allows_asides(game, 0)
        assert not question.allows_asides(game, 1)


def test_questions_of_the_setup_are_sound_where_they_can_be_asked() -> None:
    game = new_table("late", 3)
    julius, other = put(game, "julius", 0), put(game, "fabius", 1)
    deal(game, 0, "mining", "tribune_1")
    asia = province("asia")
    assert PostGovernor(0, asia, NOBODY).is_sound(game)
    assert PostGovernor(0, asia, julius).is_sound(game)
    assert not PostGovernor(0, asia, other).is_sound(game)
    assert OpeningCards(0, NOBODY).is_sound(game)
    assert OpeningCards(0, card("mining")).is_sound(game)
    assert not OpeningCards(0, card("tribune_1")).is_sound(game)


def test_3_03_2_three_laws_are_in_force_and_two_are_gone() -> None:
    game = laid("late", 3)
    table = new_table()
    for key in ("calpurnian_law", "military_reforms", "tradition_erodes"):
        enact(table, key)
    assert game.laws == table.laws
    gone = {card("servilian_law"), card("acilian_law")}
    assert not gone & set(everywhere(game))
    assert len([one for one in everywhere(game) if CARD_KIND[one] == LAW]) == 5
    assert law("vatinian_law") not in bits(game.laws)


def test_3_03_2_three_players_have_15_families_and_era_ends_is_in_the_last_11() -> None:
    game = laid("late", 3)
    assert sum(count(members) for members in game.members) == 15
    assert len([one for one in drawn(game) if CARD_KIND[one] == FAMILY]) == 15
    assert ERA_ENDS_CARD in drawn(game)[-11:]


def test_3_03_2_six_players_have_all_families() -> None:
    game = laid("late", 6)
    assert sum(count(members) for members in game.members) == 30


def test_3_03_2_six_intrigue_cards_of_both_earlier_decks() -> None:
    cards = everywhere(laid("late", 4))
    assert len([one for one in cards if CARD_KIND[one] == INTRIGUE and CARD_DECK[one] != LATE]) == 6


def test_t_37_marius_and_sulla_join_the_late_pile_by_the_option() -> None:
    both = {card("27a_marius"), card("1c_sulla")}
    assert not both & set(everywhere(laid("late", 4)))
    game = laid("late", 4, late_setup_statesmen="marius_sulla")
    assert both <= set(everywhere(game))
    assert len(drawn(game)) == 64


def test_3_03_4_six_players_have_eleven_governors() -> None:
    game = new_table("late", 6)
    ear = listen(game)
    play(game, Setup(0))
    while game.stack:
        say(game, game.legal(game.actors()[0])[0])
    assert [game.province.count(GOVERNED), game.province.count(VACANT)] == [11, 0]
    assert len(ear.all(SecondProvinceRolled)) >= 6
    for seat in range(6):
        governors = [game.governor[number] for number in range(15) if game.governor[number] >= 0]
        own = [senator for senator in governors if game.faction[senator] == seat]
        assert len(own) == len(set(own))
    check(game)


def test_3_03_4_three_players_leave_three_developed_and_two_undeveloped_provinces() -> None:
    game = finished("late", 3)
    vacant = [number for number in range(15) if game.province[number] == VACANT]
    assert game.province.count(GOVERNED) == 6
    assert len([number for number in vacant if game.developed >> number & 1]) == 3
    assert len(vacant) == 5
    assert count(game.developed) == 6


def test_a_42_the_lowest_throw_goes_without_and_ties_are_thrown_again() -> None:
    game = new_table("late", 6)
    game.offices[ROME_CONSUL] = put(game, "julius", 2)
    game.loaded = [6, 6, 1, 1, 5, 5, 1, 1, 4, 4, 3, 3, 2, 2, 1, 2]
    assert steps.in_turn(game) == [2, 3, 4, 5, 0, 1]
    assert steps.served(game, 5) == [2, 3, 4, 0, 1]  # 3 and 5 both threw 2, then 4 and 3
    assert not game.loaded


# -- the long games


def test_3_04_1_three_decks_begin_with_39_early_cards_for_four() -> None:
    game = laid("early_middle_late", 4)
    assert len(game.deck) == 39
    assert [len(pile) for pile in game.piles] == [46, 50]
    assert all(CARD_DECK[one] == 0 for one in game.deck)
    assert all(CARD_DECK[one] == MIDDLE for one in game.piles[0])
    assert ERA_ENDS_CARD in game.piles[1][:11]


def test_3_04_1_a_last_middle_deck_ends_with_six_late_cards() -> None:
    game = laid("early_middle", 4)
    assert len(game.piles) == 1
    assert ERA_ENDS_CARD in game.piles[0][:13]
    assert len([one for one in game.piles[0][:13] if CARD_DECK[one] == LATE]) == 6
    assert not [one for one in game.piles[0][13:] if CARD_DECK[one] == LATE]


def test_3_04_1_middle_and_late_begin_like_the_middle_republic() -> None:
    game = laid("middle_late", 4)
    assert game.era == 1
    assert len(game.deck) == 57
    assert game.laws == 0
    assert len([one for one in game.piles[0] if CARD_KIND[one] == LAW]) == 5


def test_3_05_1_one_pile_of_all_colours_with_era_ends_in_the_last_13() -> None:
    game = laid("alternate", 4)
    assert game.piles == []
    assert ERA_ENDS_CARD in drawn(game)[-13:]
    assert {CARD_DECK[one] for one in game.deck[20:40]} == {0, 1, 2}
    assert game.zone[war("1st_punic_war")] == INACTIVE
    assert game.era == 0


# -- what everybody knows


def test_hidden_copies_are_counted_as_the_table_can_count_them() -> None:
    early, late = laid("early"), laid("late")
    assert early.unaccounted[OPEN_BODYGUARD] == 0  # a late card
    assert late.unaccounted[OPEN_BODYGUARD] == 1
    assert late.unaccounted[KINDS] == 5  # the late laws; the middle ones are in force or gone
    assert early.unaccounted[KINDS] == 5  # six middle cards were added unseen
    assert laid("alternate").unaccounted[TRIBUNE] == new_table().unaccounted[TRIBUNE]


def test_the_catalogue_and_the_options_name_the_same_scenarios() -> None:
    assert [scenario_of(new_table(name).rules) for name in SCENARIO_NAMES] == list(range(7))
    assert load_meta("comitium.games.republic").options["scenario"].choices == SCENARIO_NAMES
