"""4.03.4 and 4.07.4: what neutral factions give to the State, and Open Bodyguards."""

from __future__ import annotations

from comitium.games.republic.catalogue.ids import OPEN_BODYGUARD
from comitium.games.republic.choices import PASS, SENATOR, TALENTS
from comitium.games.republic.events.solo.revenue import GiftMatched, GiftNotMatched, GiftToRule
from comitium.games.republic.forms.questions import form_of
from comitium.games.republic.odds.sentences.questions import sentences
from comitium.games.republic.rules.common.hands import has
from comitium.games.republic.rules.r1_06_revenue.r1_06_3_bodyguards import ask_bodyguards, keep_bodyguards
from comitium.games.republic.rules.r1_06_revenue.r1_06_3_redistribution import Redistribution
from comitium.games.republic.rules.r1_06_revenue.r1_06_52_contributions import ask_contributions
from comitium.games.republic.rules.r1_06_revenue.r1_06_53_debts import bill
from comitium.games.republic.state.numbers import RAID
from comitium.games.republic.state.republic import Republic
from comitium.text import say as words
from games.republic.fixtures.builder import asked, capture, card, deal, enact, govern, listen, man, put, say
from games.republic.fixtures.solo.table import (
    CONSERVATIVES,
    IMPERIALISTS,
    LEADERS,
    PLAYER,
    PLUTOCRATS,
    POPULISTS,
    revenue_of_few,
)


def contributions(game: Republic) -> None:
    ask_contributions(game)
    game.advance()


def give(game: Republic, senator: int, talents: int) -> None:
    """The player who is asked gives."""
    say(game, SENATOR + senator, TALENTS + talents)


def rich(**talents: int) -> Republic:
    """Leaders with so many talents, by what their faction is called."""
    game = revenue_of_few()
    seats = ("player", "imperialists", "plutocrats", "conservatives", "populists")
    for name, amount in talents.items():
        game.talents[man(LEADERS[seats.index(name)])] = amount
    return game


# -- 4.03.4


def test_4_03_4_conservatives_match_and_poorer_imperialists_give_nothing() -> None:
    game = rich(player=40, imperialists=24, plutocrats=60, conservatives=30, populists=60)
    ear = listen(game)
    contributions(game)
    assert game.actors() == [PLAYER]  # players come first, whoever is HRAO
    give(game, man(LEADERS[PLAYER]), 25)
    assert asked(game) == "Idle"  # nobody is left to give
    assert [game.talents[man(key)] for key in LEADERS] == [15, 24, 60, 5, 60]
    assert game.influence[man(LEADERS[CONSERVATIVES])] == 5 + 3
    assert game.treasury == 100 + 50
    assert [(told.seat, told.amount) for told in ear.all(GiftMatched)] == [(CONSERVATIVES, 25)]
    assert [(told.seat, told.amount) for told in ear.all(GiftNotMatched)] == [(IMPERIALISTS, 25)]


def test_4_03_4_all_that_a_player_gives_is_matched_by_one_purse() -> None:
    game = rich(player=10, conservatives=30)
    second = put(game, "furius", PLAYER, talents=12)
    poorer = put(game, "aurelius", CONSERVATIVES, talents=29)
    contributions(game)
    give(game, man(LEADERS[PLAYER]), 10)
    assert game.actors() == [PLAYER]  # a neutral waits until the player has finished
    give(game, second, 12)
    assert (game.talents[man(LEADERS[CONSERVATIVES])], game.talents[poorer]) == (8, 29)
    assert game.influence[man(LEADERS[CONSERVATIVES])] == 5 + 1


def test_4_03_4_d_8_with_two_players_the_larger_sum_counts() -> None:
    game = revenue_of_few(3)
    game.talents[man(LEADERS[0])] = 10
    game.talents[man(LEADERS[1])] = 25
    conservatives = 4
    game.talents[man(LEADERS[conservatives])] = 50
    contributions(game)
    first = game.actors()[0]
    give(game, man(LEADERS[first]), (10, 25)[first])
    give(game, man(LEADERS[1 - first]), (10, 25)[1 - first])
    assert game.talents[man(LEADERS[conservatives])] == 25


def test_4_03_4_nobody_gives_if_no_player_does() -> None:
    game = rich(player=40, imperialists=60, conservatives=60)
    contributions(game)
    say(game, PASS)
    assert [game.talents[man(key)] for key in LEADERS] == [40, 60, 0, 60, 0]
    assert asked(game) == "Idle"


def test_4_03_4_who_governs_a_province_can_pay() -> None:
    game = rich(player=10, conservatives=4)
    away = put(game, "furius", CONSERVATIVES, talents=11)
    govern(game, away, "sicilia")
    contributions(game)
    give(game, man(LEADERS[PLAYER]), 10)
    assert game.talents[away] == 1


def test_4_03_4_any_neutral_gives_what_makes_a_consul_for_life() -> None:
    game = rich(plutocrats=50)
    leader = man(LEADERS[PLUTOCRATS])
    game.influence[leader] = 28
    ear = listen(game)
    contributions(game)
    assert (game.talents[leader], game.influence[leader], game.consul_for_life) == (0, 35, leader)
    assert [(told.senator, told.amount, told.influence) for told in ear.all(GiftToRule)] == [(leader, 50, 35)]


def test_4_03_4_the_cheapest_gift_that_reaches_35() -> None:
    game = rich(populists=60)
    leader, other = man(LEADERS[POPULISTS]), put(game, "furius", POPULISTS, influence=34, talents=12)
    game.influence[leader] = 33
    contributions(game)
    assert (game.talents[leader], game.talents[other]) == (60, 2)
    assert game.consul_for_life == other


def test_4_03_4_military_reforms_absence_and_poverty_bar_the_gift_to_rule() -> None:
    game = rich(plutocrats=49)
    game.influence[man(LEADERS[PLUTOCRATS])] = 28
    contributions(game)
    assert game.talents[man(LEADERS[PLUTOCRATS])] == 49
    game = rich(plutocrats=50)
    game.influence[man(LEADERS[PLUTOCRATS])] = 28
    enact(game, "military_reforms")
    contributions(game)
    assert game.talents[man(LEADERS[PLUTOCRATS])] == 50
    game = rich(plutocrats=50)
    game.influence[man(LEADERS[PLUTOCRATS])] = 28
    govern(game, man(LEADERS[PLUTOCRATS]), "sicilia")
    contributions(game)
    assert game.talents[man(LEADERS[PLUTOCRATS])] == 50


def test_4_03_4_a_senator_gives_once() -> None:
    game = rich(player=10, conservatives=60)
    leader = man(LEADERS[CONSERVATIVES])
    game.influence[leader] = 34
    contributions(game)
    give(game, man(LEADERS[PLAYER]), 10)
    assert (game.talents[leader], game.influence[leader]) == (50, 35)  # for 35 influence, and not again to match


def test_4_03_4_captives_give_nothing() -> None:
    game = rich(player=10, conservatives=60)
    capture(game, man(LEADERS[CONSERVATIVES]), RAID)
    contributions(game)
    give(game, man(LEADERS[PLAYER]), 10)
    assert game.talents[man(LEADERS[CONSERVATIVES])] == 60


# -- 4.07.4


def bodyguard(influence: int, talents: int = 3) -> tuple[Republic, int]:
    game = revenue_of_few()
    deal(game, PLUTOCRATS, "open_bodyguard")
    put(game, "furius", PLUTOCRATS, influence=3, talents=9)
    leader = man(LEADERS[PLUTOCRATS])
    game.influence[leader] = influence
    game.talents[leader] = talents
    ask_bodyguards(game)
    game.advance()
    return game, leader


def test_4_07_4_the_open_bodyguard_protects_21_influence() -> None:
    game, leader = bodyguard(21)
    assert game.guards[::2] == [leader]
    assert (game.talents[leader], has(game, PLUTOCRATS, OPEN_BODYGUARD)) == (2, False)


def test_4_07_4_below_21_influence_it_stays_in_hand() -> None:
    game, _ = bodyguard(20)
    assert (game.guards, has(game, PLUTOCRATS, OPEN_BODYGUARD)) == ([], True)


def test_4_07_4_it_needs_a_talent_of_the_man_himself() -> None:
    game, _ = bodyguard(21, 0)
    assert (game.guards, has(game, PLUTOCRATS, OPEN_BODYGUARD)) == ([], True)


def test_d_44_it_is_paid_as_long_as_there_is_a_talent() -> None:
    game, leader = bodyguard(21, 2)
    keep_bodyguards(game)
    game.advance()
    assert (game.guards[::2], game.talents[leader]) == ([leader], 0)
    keep_bodyguards(game)
    game.advance()
    assert game.guards == []


def test_4_07_4_the_first_in_rome_is_protected() -> None:
    game = revenue_of_few()
    deal(game, PLUTOCRATS, "open_bodyguard")
    away, here = (
        put(game, "furius", PLUTOCRATS, influence=30, talents=2),
        put(game, "junius", PLUTOCRATS, influence=22, talents=2),
    )
    govern(game, away, "sicilia")
    ask_bodyguards(game)
    game.advance()
    assert game.guards == [here, card("open_bodyguard")]


def test_4_03_4_a_player_reads_who_gives_as_much_and_how_much_at_most() -> None:
    game = rich(player=40, imperialists=24, plutocrats=60, conservatives=30, populists=60)
    contributions(game)
    told = [words(one) for one in sentences(game, PLAYER)]
    assert [one for one in told if "more than 30 T" in one and "the Star" in one]
    assert [one for one in told if "more than 24 T" in one and "the Amphora" in one]
    assert len([one for one in told if "more than" in one]) == 2, "the others give games, or nothing"
    game.talents[man(LEADERS[CONSERVATIVES])] = 0
    assert len([one for one in sentences(game, PLAYER) if "more than" in words(one)]) == 1


def test_1_06_53_what_the_state_lacks_is_said_before_talents_are_put_away() -> None:
    game = rich(player=40)
    game.stack.append(Redistribution([PLAYER], [[]]))
    form = form_of(game, PLAYER, {})
    assert form is not None
    assert not [one for one in (*form.notes, *sentences(game, PLAYER)) if "Rome falls" in words(one)]
    game.treasury = bill(game) - 7
    form = form_of(game, PLAYER, {})
    assert form is not None
    for notes in (form.notes, sentences(game, PLAYER)):
        assert "7 T are missing" in words(notes[0])
        assert "il manque 7\u00a0T" in words(notes[0], "fr")
