"""[3.01] What lies on the table before the first turn of the Early Republic."""

from __future__ import annotations

from itertools import permutations

import pytest

from comitium.core.errors import Illegal
from comitium.games.republic.catalogue.cards import CARD_DECK, CARD_IS_FACTION, ERA_ENDS_CARD
from comitium.games.republic.catalogue.ids import MIDDLE
from comitium.games.republic.choices import SENATOR
from comitium.games.republic.events.people import CardTaken, ChitDrawn
from comitium.games.republic.events.setup import ForumCardShown
from comitium.games.republic.rules.common.ranks import after, clockwise
from comitium.games.republic.rules.r3_setup import r3_01_setup as steps
from comitium.games.republic.rules.r3_setup.r3_01_4_cards import SCENARIO_NAMES
from comitium.games.republic.rules.r3_setup.r3_01_7_leaders import NameLeader
from comitium.games.republic.rules.r3_setup.r3_01_setup import Setup
from comitium.games.republic.state.numbers import ACTIVE, BLANK, DRAW_TWO, INACTIVE, NOBODY, ROME_CONSUL, bits, count
from games.republic.fixtures.builder import asked, check, listen, new_table, play, put, say, war
from games.republic.fixtures.setups import drawn, everywhere, finished, laid

PLAYERS = (3, 4, 5, 6)


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
    joined = {tuple(clockwise(laid("early", 4, seed, seat_order="as_joined"), 0)) for seed in range(8)}
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
