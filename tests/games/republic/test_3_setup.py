"""Chapter 3: what lies on the table before the first turn, in every scenario."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from comitium.core.errors import BadOption, Illegal
from comitium.core.registry import load_meta
from comitium.games.republic.catalogue.cards import CARD_DECK, CARD_INDEX, CARD_IS_FACTION, CARD_KIND, ERA_ENDS_CARD
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
from comitium.games.republic.catalogue.wars import WAR_CARD
from comitium.games.republic.choices import CARD, DONE, NUMBER, SENATOR
from comitium.games.republic.events.people import CardTaken, ChitDrawn
from comitium.games.republic.events.setup import ForumCardShown, ProvinceDealt, SecondProvinceRolled
from comitium.games.republic.numbers import (
    ACTIVE,
    BLANK,
    DRAW_TWO,
    GOVERNED,
    GOVERNING,
    INACTIVE,
    NOBODY,
    OUT,
    ROME_CONSUL,
    VACANT,
    bits,
    count,
)
from comitium.games.republic.rules.hands import KINDS
from comitium.games.republic.rules.r3_setup import r3_01_setup as steps
from comitium.games.republic.rules.r3_setup.r3_01_4_cards import SCENARIO_NAMES, scenario_of
from comitium.games.republic.rules.r3_setup.r3_01_7_leaders import NameLeader
from comitium.games.republic.rules.r3_setup.r3_01_9_opening import OpeningCards
from comitium.games.republic.rules.r3_setup.r3_01_setup import Setup
from comitium.games.republic.rules.r3_setup.r3_02_4_governors import PostGovernor
from comitium.games.republic.rules.ranks import after, clockwise
from comitium.games.republic.state import Republic
from games.republic.builder import (
    asked,
    card,
    check,
    deal,
    enact,
    govern,
    law,
    listen,
    man,
    new_table,
    play,
    province,
    put,
    say,
    war,
)

PLAYERS = (3, 4, 5, 6)


def laid(scenario: str, players: int = 4, seed: int = 1, **options: Any) -> Republic:
    """A table on which everything lies that needs no answer, waiting for the first leader."""
    game = new_table(scenario, players, seed, **options)
    play(game, Setup(0))
    assert asked(game) == "NameLeader"
    return game


def finished(scenario: str, players: int = 4, seed: int = 1, **options: Any) -> Republic:
    """After a setup in which everybody takes the first answer."""
    game = laid(scenario, players, seed, **options)
    while game.stack:
        say(game, game.legal(game.actors()[0])[0])
    return game


def drawn(game: Republic) -> list[int]:
    """All cards that can still be drawn, the next one first."""
    found = game.deck[::-1]
    for pile in game.piles:
        found += pile[::-1]
    return found


def everywhere(game: Republic) -> list[int]:
    """Every card of the game that is somewhere: piles, hands, senators, the war."""
    found = drawn(game) + [one for hand in game.hands for one in hand]
    found += [card_ for card_ in range(160) if CARD_KIND[card_] == FAMILY and game.where[CARD_INDEX[card_]] != OUT]
    return found + [WAR_CARD[number] for number in range(31) if game.zone[number] == INACTIVE]


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("scenario", SCENARIO_NAMES)
def test_3_01_every_table_is_laid_and_no_card_is_in_two_places(scenario: str, players: int) -> None:
    game = laid(scenario, players, seed=players)
    cards = everywhere(game)
    assert len(cards) == len(set(cards))
    assert ERA_ENDS_CARD in cards
    check(game)


@pytest.mark.parametrize(
    ("scenario", "sizes"),
    [
        ("early", (52, 46, 40, 34)),
        ("middle", (71, 64, 57, 50)),
        ("late", (70, 62, 54, 46)),
        ("early_middle", (98, 92, 86, 80)),
        ("middle_late", (114, 107, 100, 93)),
        ("early_middle_late", (141, 135, 129, 123)),
        ("alternate", (141, 135, 129, 123)),
    ],
)
def test_3_01_4_the_piles_have_the_size_of_the_digest(scenario: str, sizes: tuple[int, ...]) -> None:
    assert tuple(len(drawn(laid(scenario, players))) for players in PLAYERS) == sizes


def test_3_01_2_seats_are_drawn_or_taken_as_joined() -> None:
    """The option: clockwise goes by number, or by lot."""
    joined = {tuple(clockwise(laid("early", 4, seed), 0)) for seed in range(8)}
    lots = {tuple(clockwise(laid("early", 4, seed, seat_order="random"), 0)) for seed in range(40)}
    assert joined == {(0, 1, 2, 3)}
    assert lots == {(0, *others) for others in permutations((1, 2, 3))}


def test_3_01_2_play_goes_round_the_table_as_drawn() -> None:
    game = laid("early", 6, 5, seat_order="random")
    order = clockwise(game, 0)
    assert order != [0, 1, 2, 3, 4, 5]
    assert [after(game, order[place]) for place in range(6)] == order[1:] + order[:1]
    named = []
    while asked(game) == "NameLeader":
        named.append(game.actors()[0])
        say(game, game.legal(named[-1])[0])
    first = order.index(game.faction[game.offices[ROME_CONSUL]])
    assert named == order[first:] + order[:first]


def test_3_01_2_boxes_and_purses_are_empty() -> None:
    game = finished("late", 5)
    assert game.box == [0] * 5
    assert sum(game.talents) == 0


def test_3_01_3_the_state_has_100_talents_and_no_unrest() -> None:
    game = finished("early")
    assert (game.treasury, game.unrest) == (100, 0)


def test_3_01_4_n_4_has_era_ends_among_the_last_13_and_12_families_dealt() -> None:
    game = laid("early", 4)
    assert ERA_ENDS_CARD in drawn(game)[-13:]
    assert [count(members) for members in game.members] == [3, 3, 3, 3]
    assert [len(hand) for hand in game.hands] == [3, 3, 3, 3]
    assert all(CARD_IS_FACTION[one] for hand in game.hands for one in hand)
    assert game.zone[war("1st_punic_war")] == INACTIVE


def test_3_01_4_era_ends_lies_anywhere_among_the_last_13() -> None:
    places = {drawn(laid("early", 3, seed))[::-1].index(ERA_ENDS_CARD) for seed in range(60)}
    assert places <= set(range(13))
    assert len(places) > 9


def test_3_01_4_six_middle_cards_are_added_unseen() -> None:
    game = laid("early", 4)
    middle = [one for one in everywhere(game) if CARD_DECK[one] == MIDDLE]
    assert len(middle) == 6
    assert set(middle) <= set(drawn(game)[-13:])


def test_3_01_4_a_forum_card_is_seen_by_all_and_is_in_the_pile_afterwards() -> None:
    for seed in range(20):
        game = new_table("early", 4, seed)
        ear = listen(game)
        play(game, Setup(0))
        shown = [event.card for event in ear.all(ForumCardShown)]
        if shown:
            assert not any(CARD_IS_FACTION[one] for one in shown)
            assert set(shown) <= set(drawn(game))
            return
    pytest.fail("no Forum card was dealt in twenty games")


def test_1_04_9_a_dealt_card_is_told_to_its_owner_only() -> None:
    game = new_table("early", 4)
    ear = listen(game)
    play(game, Setup(0))
    dealt = [
        (event.seat, audience) for event, audience in zip(ear.events, ear.audiences, strict=True) if type(event) is CardTaken
    ]
    assert len(dealt) == 12
    assert all(audience == 1 << seat for seat, audience in dealt)


@pytest.mark.parametrize(
    ("scenario", "legions"), [("early", 4), ("middle", 6), ("late", 8), ("middle_late", 6), ("alternate", 4)]
)
def test_3_01_5_legions_of_the_scenario_and_no_fleet(scenario: str, legions: int) -> None:
    game = laid(scenario)
    assert count(game.legions[ACTIVE]) == legions
    assert game.fleets[ACTIVE] == 0
    assert game.veterans == 0


def test_3_01_6_chits_until_one_matches_a_dealt_senator() -> None:
    game = new_table("early", 3)
    claudius = put(game, "claudius", 2)
    ear = listen(game)
    game.urn = [22, BLANK, 5]
    steps.consul(game, Setup(0))
    assert game.offices[ROME_CONSUL] == claudius
    assert game.influence[claudius] == 9
    assert game.prior_consul == 1 << claudius
    assert [event.chit for event in ear.all(ChitDrawn)] == [22, BLANK, 5]


def test_3_01_6_any_faction_may_have_the_consul_and_the_forum_may_not() -> None:
    game = new_table("early", 3)
    put(game, "furius")
    claudius = put(game, "claudius", 0)
    game.urn = [8, 5]
    steps.consul(game, Setup(0))
    assert game.offices[ROME_CONSUL] == claudius


def test_3_01_6_draw_two_is_no_number() -> None:
    game = new_table("early", 3)
    put(game, "claudius", 2)
    ear = listen(game)
    game.urn = [DRAW_TWO, DRAW_TWO, 5]
    steps.consul(game, Setup(0))
    assert len(ear.all(ChitDrawn)) == 3


def test_3_01_7_leaders_from_the_temporary_consul_clockwise() -> None:
    game = laid("early", 5)
    first = game.faction[game.offices[ROME_CONSUL]]
    order = []
    while asked(game) == "NameLeader":
        seat = game.actors()[0]
        order.append(seat)
        assert game.legal(seat) == [SENATOR + senator for senator in bits(game.members[seat])]
        say(game, game.legal(seat)[-1])
    assert order == [(first + step) % 5 for step in range(5)]
    assert all(game.members[seat] >> game.leader[seat] & 1 for seat in range(5))


def test_3_01_7_a_leader_is_one_of_the_own_senators() -> None:
    game = new_table("early", 3)
    put(game, "julius", 0)
    other = put(game, "fabius", 1)
    play(game, NameLeader(0))
    with pytest.raises(Illegal) as refused:
        game.apply(0, SENATOR + other)
    assert refused.value.rule == "3.01.7"
    assert game.leader[0] == NOBODY


def test_3_01_8_no_province_in_the_early_republic() -> None:
    assert set(finished("early").province) == {0}


# -- the opening


def test_3_01_9_cato_stands_alone_because_porcius_is_a_middle_card() -> None:
    game = new_table("early", 3)
    put(game, "julius", 0)
    deal(game, 0, "22a_cato_the_elder")
    play(game, OpeningCards(0, NOBODY))
    say(game, CARD + card("22a_cato_the_elder"))
    cato = man("22a_cato_the_elder")
    assert game.in_rome(cato)
    assert game.members[0] >> cato & 1
    assert game.on_family == 0
    assert game.hands[0] == []


def test_3_01_9_a_statesman_whose_family_an_opponent_has_is_refused() -> None:
    game = new_table("early", 3)
    put(game, "julius", 0)
    put(game, "cornelius", 1)
    deal(game, 0, "1a_scipio_africanus")
    play(game, OpeningCards(0, NOBODY))
    assert game.legal(0) == [DONE]
    with pytest.raises(Illegal) as refused:
        game.apply(0, CARD + card("1a_scipio_africanus"))
    assert refused.value.rule == "1.07.312"


def test_3_01_9_scipio_alone_blocks_the_other_scipio_and_sulla() -> None:
    game = new_table("alternate", 3)
    put(game, "julius", 0)
    put(game, "fabius", 1)
    deal(game, 0, "1a_scipio_africanus")
    deal(game, 1, "1b_scipio_aemilianus", "1c_sulla")
    play(game, OpeningCards(0, NOBODY))
    say(game, CARD + card("1a_scipio_africanus"), DONE)
    play(game, OpeningCards(1, NOBODY))
    assert game.legal(1) == [DONE]


def test_3_01_9_any_number_of_statesmen_and_concessions_whatever_the_option_says() -> None:
    game = new_table("early", 3, statesmen_per_turn="one")
    julius = put(game, "julius", 0)
    deal(game, 0, "22a_cato_the_elder", "2a_fabius_maximus_cunctator", "mining")
    play(game, OpeningCards(0, NOBODY))
    say(game, CARD + card("22a_cato_the_elder"), CARD + card("2a_fabius_maximus_cunctator"))
    say(game, CARD + card("mining"))
    assert SENATOR + man("22a_cato_the_elder") in game.legal(0)  # he counts as a senator at once
    say(game, SENATOR + julius)
    assert game.holder[CARD_INDEX[card("mining")]] == julius
    assert game.legal(0) == [DONE]
    say(game, DONE)
    assert not game.stack


def test_3_01_9_the_land_commissioner_is_refused_without_a_land_bill() -> None:
    game = new_table("early", 3)
    put(game, "julius", 0)
    deal(game, 0, "land_commissioner")
    play(game, OpeningCards(0, NOBODY))
    assert game.legal(0) == [DONE]
    with pytest.raises(Illegal) as refused:
        game.apply(0, CARD + card("land_commissioner"))
    assert refused.value.rule == "A-43"


def test_3_01_9_laws_and_intrigue_cannot_be_played() -> None:
    game = new_table("middle", 3)
    put(game, "julius", 0)
    deal(game, 0, "tribune_1", "calpurnian_law")
    play(game, OpeningCards(0, NOBODY))
    assert game.legal(0) == [DONE]
    for key in ("tribune_1", "calpurnian_law"):
        with pytest.raises(Illegal) as refused:
            game.apply(0, CARD + card(key))
        assert refused.value.rule == "3.01.9"


def test_3_01_9_everybody_is_asked_whatever_is_in_the_hand() -> None:
    game = laid("early", 4)
    seats = []
    while game.stack:
        if asked(game) == "OpeningCards":
            seats.append(game.actors()[0])
            say(game, DONE)
        else:
            say(game, game.legal(game.actors()[0])[0])
    assert sorted(seats) == [0, 1, 2, 3]


def test_3_01_9_a_concession_without_its_holder_is_the_owners_secret() -> None:
    game = new_table("early", 3)
    put(game, "julius", 0)
    deal(game, 0, "mining")
    play(game, OpeningCards(0, NOBODY))
    say(game, CARD + card("mining"))
    other = game.clone()
    other.stack[-1].redraw(other, 1, None)
    assert isinstance(other.stack[-1], OpeningCards)
    assert other.stack[-1].card == NOBODY


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
        assert not question.admits(game, 0)
        assert not question.admits(game, 1)


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
