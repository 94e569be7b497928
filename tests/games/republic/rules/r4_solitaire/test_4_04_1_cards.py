"""4.04.1 and 4.07.5: cards that neutrals play at once, and that players may play at any time."""

from __future__ import annotations

from comitium.core.audience import EVERYBODY
from comitium.games.republic.catalogue.ids import ACILIAN_LAW, CALPURNIAN_LAW, INFLUENCE_PEDDLING, SERVILIAN_LAW
from comitium.games.republic.choices import CARD, DONE, FACTION, NO, PASS, SENATOR
from comitium.games.republic.events.asides import CardStolen
from comitium.games.republic.events.solo.forum import LawPlayed, PeddlingAimed
from comitium.games.republic.rules.common.aside_choices import ASSIGN, PEDDLE, PLAY_LAW
from comitium.games.republic.rules.common.hands import has
from comitium.games.republic.rules.r1_06_revenue.r1_06_3_redistribution import Redistribution
from comitium.games.republic.rules.r1_06_revenue.r1_06_11_income import earn_income
from comitium.games.republic.rules.r1_07_forum.r1_07_2_initiative import begin_initiative
from comitium.games.republic.rules.r1_07_forum.r1_07_6_games import Games
from comitium.games.republic.rules.r1_11_revolution.choices import KEEP
from comitium.games.republic.rules.r1_11_revolution.r1_04_5_trades import Trade
from comitium.games.republic.rules.r1_11_revolution.r1_11_1_plays import PlayCards
from comitium.games.republic.rules.sequence import begin
from comitium.games.republic.state.numbers import MORTALITY, POPULATION, REVENUE, REVOLUTION
from comitium.games.republic.state.republic import SERVILIAN, Republic
from games.republic.fixtures.builder import asked, card, concession, deal, enact, listen, man, new_table, play, put, refusal
from games.republic.fixtures.incomes import Idle
from games.republic.fixtures.solo.table import (
    CONSERVATIVES,
    IMPERIALISTS,
    LEADERS,
    PLAYER,
    PLUTOCRATS,
    POPULISTS,
    SECOND,
    forum_of_few,
    revenue_of_few,
)


def draw(game: Republic, seat: int, key: str) -> None:
    """A faction draws this card in its initiative, and nothing else happens in it."""
    game.deck = [card(key)]
    game.loaded = [1, 2, *[1] * 8]
    begin_initiative(game, 1, seat)
    game.advance()
    game.loaded = []


def hold(game: Republic, seat: int, *keys: str) -> None:
    """Cards that came into a hand some time ago."""
    phase = game.phase
    game.phase = POPULATION  # nothing is looked at
    deal(game, seat, *keys)
    game.advance()
    game.phase = phase


# -- concessions and laws of neutrals


def test_4_04_1_a_concession_goes_to_the_senator_with_fewest_at_once() -> None:
    game = forum_of_few()
    leader = man(LEADERS[PLUTOCRATS])
    game.holder[concession("armaments")] = leader
    second, third = put(game, "furius", PLUTOCRATS, influence=2), put(game, "aurelius", PLUTOCRATS, influence=3)
    draw(game, PLUTOCRATS, "mining")
    assert game.holder[concession("mining")] == third
    assert game.hands[PLUTOCRATS] == []
    assert second not in game.holder


def test_4_04_1_land_commissioner_waits_for_a_land_bill() -> None:
    game = forum_of_few()
    draw(game, PLUTOCRATS, "land_commissioner")
    assert game.hands[PLUTOCRATS] == [card("land_commissioner")]
    game.bills[0] = 1
    draw(game, IMPERIALISTS, "tribune_1")
    assert game.hands[PLUTOCRATS] == [card("land_commissioner")]  # only in its own initiative
    draw(game, PLUTOCRATS, "tribune_2")
    assert game.holder[concession("land_commissioner")] == man(LEADERS[PLUTOCRATS])


def test_4_04_1_a_law_is_played_the_moment_it_is_drawn() -> None:
    game = forum_of_few()
    ear = listen(game)
    draw(game, CONSERVATIVES, "calpurnian_law")
    assert game.in_force(CALPURNIAN_LAW)
    assert [(told.seat, told.card) for told in ear.all(LawPlayed)] == [(CONSERVATIVES, card("calpurnian_law"))]


def test_4_04_1_a_law_whose_condition_fails_waits_for_an_own_initiative() -> None:
    game = forum_of_few()
    draw(game, CONSERVATIVES, "acilian_law")
    assert game.hands[CONSERVATIVES] == [card("acilian_law")]
    draw(game, POPULISTS, "calpurnian_law")
    assert game.in_force(CALPURNIAN_LAW)
    assert game.hands[CONSERVATIVES] == [card("acilian_law")]
    draw(game, CONSERVATIVES, "tribune_1")
    assert game.in_force(ACILIAN_LAW)


def test_4_04_1_the_servilian_law_brings_knights_or_repeals() -> None:
    game = forum_of_few()
    enact(game, "calpurnian_law")
    enact(game, "acilian_law")
    game.knights[man(LEADERS[POPULISTS])] = 2
    game.knights[man(LEADERS[PLAYER])] = 2
    draw(game, POPULISTS, "servilian_law")  # nobody has more knights
    assert (game.in_force(ACILIAN_LAW), game.in_force(SERVILIAN_LAW)) == (True, True)
    assert game.marks[SERVILIAN] == POPULISTS + 1
    game = forum_of_few()
    enact(game, "calpurnian_law")
    enact(game, "acilian_law")
    game.knights[man(LEADERS[POPULISTS])] = 1
    game.knights[man(LEADERS[PLAYER])] = 2
    draw(game, POPULISTS, "servilian_law")
    assert (game.in_force(ACILIAN_LAW), game.in_force(SERVILIAN_LAW)) == (False, False)


# -- cards of players


def test_4_04_1_a_player_plays_a_concession_before_the_next_income() -> None:
    game = revenue_of_few()
    deal(game, PLAYER, "mining")
    second = put(game, "furius", PLAYER)
    play(game, Redistribution([0, 1, 2, 3, 4], [[] for _ in range(5)]))
    assert ASSIGN + card("mining") in game.asides(PLAYER)
    game.apply(PLAYER, ASSIGN + card("mining"))
    assert (asked(game), game.actors()) == ("ConcessionFor", [PLAYER])
    assert refusal(game, SENATOR + man(LEADERS[PLUTOCRATS])) == "1.07.32"
    game.apply(PLAYER, SENATOR + second)
    assert game.holder[concession("mining")] == second
    assert asked(game) == "Redistribution"
    game.apply(PLAYER, DONE)
    before = game.talents[second]
    earn_income(game)
    assert game.talents[second] == before + 1 + 3


def test_4_04_1_a_player_plays_a_law_outside_the_senate() -> None:
    game = forum_of_few()
    game.talents[man(LEADERS[PLAYER])] = 7
    deal(game, PLAYER, "calpurnian_law", "servilian_law", "acilian_law")
    play(game, Games(PLAYER))
    assert refusal(game, PLAY_LAW + card("acilian_law")) == "1.07.36"
    game.apply(PLAYER, PLAY_LAW + card("calpurnian_law"))
    game.apply(PLAYER, PLAY_LAW + card("acilian_law"))
    game.apply(PLAYER, PLAY_LAW + card("servilian_law"))
    assert asked(game) == "LawUse"
    assert refusal(game, DONE) == "4.04.1"
    game.apply(PLAYER, NO)
    assert (game.in_force(CALPURNIAN_LAW), game.in_force(ACILIAN_LAW)) == (True, False)
    assert asked(game) == "Games"


def test_4_04_1_without_neutrals_a_law_waits_for_the_senate() -> None:
    game = new_table("late", 5)
    game.push(Idle())
    put(game, LEADERS[0], 0, leader=True, talents=7)
    deal(game, 0, "calpurnian_law", "mining")
    play(game, Games(0))
    assert game.asides(0) == []
    assert refusal(game, PLAY_LAW + card("calpurnian_law")) == "A-46"
    assert refusal(game, ASSIGN + card("mining")) == "A-46"


# -- 4.07.5


def test_d_45_the_largest_hand_is_robbed_then_the_most_influential() -> None:
    game = forum_of_few()
    hold(game, PLAYER, "tribune_1", "tribune_2", "tribune_3", "tribune_4")
    hold(game, PLUTOCRATS, "tribune_5", "tribune_6", "tribune_7", "tribune_8")
    hold(game, CONSERVATIVES, "tribune_9", "tribune_10")
    game.influence[man(LEADERS[PLAYER])] = 18
    game.influence[man(LEADERS[PLUTOCRATS])] = 21
    ear = listen(game)
    draw(game, IMPERIALISTS, "influence_peddling_1")
    assert [(told.seat2, told.amount, told.influence) for told in ear.all(PeddlingAimed)] == [(PLUTOCRATS, 4, 21)]
    assert [len(game.hands[seat]) for seat in range(5)] == [4, 1, 3, 2, 0]


def test_4_07_5_what_a_neutral_takes_is_seen_by_all() -> None:
    game = forum_of_few()
    hold(game, PLAYER, "tribune_1")
    ear = listen(game)
    draw(game, IMPERIALISTS, "influence_peddling_1")
    heard = dict(zip(ear.names(), ear.audiences, strict=True))
    assert heard["CardStolen"] == EVERYBODY
    assert game.known[card("tribune_1")] == (1 << 5) - 1


def test_4_07_5_a_concession_that_was_taken_is_assigned_at_once() -> None:
    game = forum_of_few()
    hold(game, PLAYER, "mining")
    draw(game, IMPERIALISTS, "influence_peddling_1")
    assert game.holder[concession("mining")] == man(LEADERS[IMPERIALISTS])


def test_4_07_5_all_hands_empty_it_is_kept() -> None:
    game = forum_of_few()
    draw(game, IMPERIALISTS, "influence_peddling_1")
    assert has(game, IMPERIALISTS, INFLUENCE_PEDDLING)


def test_d_45_what_came_in_the_revolution_is_played_in_the_next_phase() -> None:
    game = forum_of_few()
    game.phase = REVOLUTION
    deal(game, PLAYER, "tribune_1")
    deal(game, IMPERIALISTS, "influence_peddling_1")
    game.advance()
    assert has(game, IMPERIALISTS, INFLUENCE_PEDDLING)
    begin(game, MORTALITY, Idle())
    game.advance()
    assert (game.hands[IMPERIALISTS], game.hands[PLAYER]) == ([card("tribune_1")], [])


def test_4_07_5_what_a_player_takes_from_an_open_hand_is_known() -> None:
    game = revenue_of_few(3)
    game.phase = REVENUE
    deal(game, 2, "tribune_1", "tribune_2")
    deal(game, 0, "influence_peddling_1")
    play(game, Redistribution([0, 1], [[], []]))
    ear = listen(game)
    game.apply(0, PEDDLE + 2)
    assert len(ear.all(CardStolen)) == 1
    taken, left = game.hands[0][0], game.hands[2][0]
    assert (game.known[taken], game.known[left]) == ((1 << 5) - 1, (1 << 5) - 1)


# -- a card that is played while another question speaks of it


def test_4_04_1_a_concession_played_unasked_has_no_second_holder() -> None:
    game = revenue_of_few()
    game.phase = REVOLUTION
    second = put(game, "papirius", PLAYER)
    hold(game, PLAYER, "mining")
    game.push(PlayCards(PLAYER))
    game.advance()
    game.apply(PLAYER, CARD + card("mining"))
    game.apply(PLAYER, ASSIGN + card("mining"))
    game.apply(PLAYER, SENATOR + second)
    assert game.holder[concession("mining")] == second
    assert game.legal(PLAYER) == [PASS]


def test_4_04_1_a_card_played_unasked_is_in_no_trade() -> None:
    """Of two players the first offers Mining, and gives it to a senator while the other thinks about it."""
    game = revenue_of_few(neutrals=3)
    game.phase = REVOLUTION
    hold(game, PLAYER, "mining", "harbor_fees")
    hold(game, SECOND, "tribune_1")
    game.push(Trade(PLAYER))
    game.advance()
    game.apply(PLAYER, FACTION + SECOND)
    game.apply(PLAYER, CARD + card("mining"))
    game.apply(PLAYER, ASSIGN + card("mining"))
    assert asked(game) == "Trade"
    assert game.legal(PLAYER) == [DONE, CARD + card("harbor_fees"), KEEP]
    game.apply(PLAYER, CARD + card("harbor_fees"))
    game.apply(PLAYER, DONE)
    game.apply(PLAYER, ASSIGN + card("harbor_fees"))
    assert asked(game) != "Trade"  # it is off, and there is nobody else to ask
    assert game.holder[concession("harbor_fees")] == man(LEADERS[PLAYER])
    assert [len(hand) for hand in game.hands[:2]] == [0, 1]
