"""4.03 to 4.03.3: what neutral factions earn, who pays, what governors take."""

from __future__ import annotations

import pytest

from comitium.games.republic.catalogue.ids import EVIL_OMENS
from comitium.games.republic.choices import DONE, FACTION, NO, TALENTS, YES
from comitium.games.republic.events.solo.revenue import ShareTaken, SpoilsTested, TreasuryDieRolled
from comitium.games.republic.game_type import GAME_TYPE
from comitium.games.republic.rules.r1_06_revenue.choices import GIVE
from comitium.games.republic.rules.r1_06_revenue.r1_06_3_redistribution import Redistribution
from comitium.games.republic.rules.r1_06_revenue.r1_06_11_income import earn_income
from comitium.games.republic.rules.r1_06_revenue.r1_06_13_spoils import TakeSpoils
from comitium.games.republic.rules.r1_10_combat.r1_10_71_capture import Ransom
from comitium.games.republic.rules.r4_solitaire.r4_03_2_payer import payer
from comitium.games.republic.rules.r4_solitaire.r4_03_revenue.r4_03_1_income import split
from comitium.games.republic.state.numbers import NOBODY, RAID
from comitium.games.republic.state.republic import Republic
from games.republic.fixtures.builder import (
    asked,
    capture,
    event,
    govern,
    grant,
    listen,
    man,
    play,
    put,
    rebel,
    refusal,
    say,
)
from games.republic.fixtures.solo.table import (
    CONSERVATIVES,
    IMPERIALISTS,
    LEADERS,
    PLAYER,
    PLUTOCRATS,
    POPULISTS,
    revenue_of_few,
)


def leader(game: Republic, seat: int) -> int:
    return man(LEADERS[seat])


def earned(seat: int, talents: int, *others: str, dice: tuple[int, ...] = ()) -> Republic:
    """A faction with its leader and these others has split so many talents."""
    game = revenue_of_few()
    for key in others:
        put(game, key, seat, influence=1)
    game.pools[seat] = talents
    game.loaded = [*dice]
    split(game, seat)
    assert game.pools[seat] == 0
    assert game.loaded == []
    return game


# -- 4.03


def test_4_03_one_player_is_asked_and_four_neutrals_split() -> None:
    game = revenue_of_few()
    for seat, knights in enumerate((2, 4, 3, 2, 3)):
        game.knights[leader(game, seat)] = knights
    earn_income(game)
    assert (game.talents[leader(game, PLAYER)], game.pools) == (5, [0, 7, 6, 5, 6])
    seats = [0, 1, 2, 3, 4]
    play(game, Redistribution(seats, [[] for _ in seats]))
    assert (asked(game), game.actors()) == ("Redistribution", [PLAYER])
    say(game, DONE)
    assert game.pools == [0] * 5
    assert sum(game.talents) + sum(game.box) == 5 + 7 + 6 + 5 + 6


# -- 4.03.1


def test_4_03_1_imperialists_give_a_die_to_the_treasury() -> None:
    game = earned(IMPERIALISTS, 9, dice=(4,))
    assert (game.box[IMPERIALISTS], game.talents[leader(game, IMPERIALISTS)]) == (4, 5)


def test_4_03_1_a_die_above_the_income_takes_all() -> None:
    game = earned(IMPERIALISTS, 3, dice=(5,))
    assert (game.box[IMPERIALISTS], game.talents[leader(game, IMPERIALISTS)]) == (3, 0)


def test_4_02_1_omens_do_not_touch_the_die_of_a_directive() -> None:
    game = revenue_of_few()
    game.levels[EVIL_OMENS] = 2
    game.pools[IMPERIALISTS] = 9
    game.loaded = [4]
    split(game, IMPERIALISTS)
    assert game.box[IMPERIALISTS] == 4


def test_4_03_1_plutocrats_share_equally() -> None:
    game = earned(PLUTOCRATS, 14, "furius", "aurelius", "junius")
    shares = [game.talents[man(key)] for key in (LEADERS[PLUTOCRATS], "furius", "aurelius", "junius")]
    assert (shares, game.box[PLUTOCRATS]) == ([3, 3, 3, 3], 2)


def test_4_03_1_conservatives_give_half_to_the_leader() -> None:
    game = earned(CONSERVATIVES, 11, "furius")
    assert (game.talents[leader(game, CONSERVATIVES)], game.talents[man("furius")]) == (6, 0)
    assert game.box[CONSERVATIVES] == 5


def test_4_03_1_populists_give_one_to_each_and_the_rest_to_the_leader() -> None:
    game = earned(POPULISTS, 12, "furius", "aurelius", "junius")
    assert [game.talents[man(key)] for key in ("furius", "aurelius", "junius")] == [1, 1, 1]
    assert (game.talents[leader(game, POPULISTS)], game.box[POPULISTS]) == (8, 1)


def test_4_03_1_short_of_money_the_populist_leader_comes_first() -> None:
    game = revenue_of_few()
    second, third = put(game, "furius", POPULISTS, influence=2), put(game, "aurelius", POPULISTS, influence=3)
    game.pools[POPULISTS] = 2
    split(game, POPULISTS)
    assert [game.talents[one] for one in (leader(game, POPULISTS), third, second)] == [1, 1, 0]
    game.pools[POPULISTS] = 3
    split(game, POPULISTS)
    assert [game.talents[one] for one in (leader(game, POPULISTS), third, second)] == [2, 2, 1]
    assert game.box[POPULISTS] == 0


def test_4_03_1_dice_settle_who_gets_the_last_populist_talent() -> None:
    game = revenue_of_few()
    one, other = put(game, "furius", POPULISTS, influence=2), put(game, "aurelius", POPULISTS, influence=2)
    game.pools[POPULISTS] = 2
    game.loaded = [1, 1, 6, 6] if one < other else [6, 6, 1, 1]
    split(game, POPULISTS)
    assert (game.talents[one], game.talents[other]) == (0, 1)


def test_d_7_captives_and_rebels_get_nothing_and_are_replaced_as_leaders() -> None:
    game = revenue_of_few()
    heir = put(game, "furius", CONSERVATIVES, influence=2)
    put(game, "aurelius", CONSERVATIVES, influence=1)
    capture(game, leader(game, CONSERVATIVES), RAID)
    game.pools[CONSERVATIVES] = 5
    split(game, CONSERVATIVES)
    assert (game.talents[heir], game.box[CONSERVATIVES], game.talents[leader(game, CONSERVATIVES)]) == (3, 2, 0)
    assert game.leader[CONSERVATIVES] == leader(game, CONSERVATIVES)  # the marker moves at F1.6
    free = put(game, "junius", PLUTOCRATS)
    rebel(game, leader(game, PLUTOCRATS))
    game.pools[PLUTOCRATS] = 7
    split(game, PLUTOCRATS)
    assert (game.talents[free], game.box[PLUTOCRATS], game.talents[leader(game, PLUTOCRATS)]) == (7, 0, 0)


def test_4_03_1_without_a_free_senator_all_goes_to_the_treasury() -> None:
    game = revenue_of_few()
    capture(game, leader(game, IMPERIALISTS), RAID)
    game.pools[IMPERIALISTS] = 4
    split(game, IMPERIALISTS)  # no die is thrown
    assert game.box[IMPERIALISTS] == 4


def test_4_03_1_old_money_does_not_move() -> None:
    game = revenue_of_few()
    rich = put(game, "furius", CONSERVATIVES, talents=20)
    game.box[CONSERVATIVES] = 9
    game.pools[CONSERVATIVES] = 4
    split(game, CONSERVATIVES)
    assert (game.talents[rich], game.box[CONSERVATIVES], game.talents[leader(game, CONSERVATIVES)]) == (20, 11, 2)


def test_4_03_1_a_split_is_told_to_all() -> None:
    game = revenue_of_few()
    ear = listen(game)
    game.pools[IMPERIALISTS] = 9
    game.loaded = [4]
    split(game, IMPERIALISTS)
    assert [told.die for told in ear.all(TreasuryDieRolled)] == [4]
    assert [(told.senator, told.amount) for told in ear.all(ShareTaken)] == [(leader(game, IMPERIALISTS), 5)]


def test_4_03_1_the_price_of_grain_is_left_to_the_player() -> None:
    game = revenue_of_few()
    event(game, "drought")
    grant(game, "sicilian_grain", leader(game, PLUTOCRATS))
    earn_income(game)
    game.advance()
    assert (asked(game), game.actors()) == ("Delegated", [PLAYER])
    assert game.legal(PLAYER) == [YES, NO]
    question = game.stack[-1]
    assert getattr(question, "usual") == NO  # noqa: B009
    before = game.pools[PLUTOCRATS]
    say(game, YES)
    assert game.pools[PLUTOCRATS] > before + 4
    assert game.popularity[leader(game, PLUTOCRATS)] < 0


# -- 4.03.1: ransoms


def test_d_7_a_captive_is_ransomed_out_of_his_own_purse() -> None:
    game = revenue_of_few()
    game.box[PLUTOCRATS] = 20
    captive = put(game, "furius", PLUTOCRATS, influence=4, talents=6)
    capture(game, captive, RAID)
    play(game, Ransom(PLUTOCRATS, captive))
    assert game.is_captive(captive)  # 10 talents are not there, and nobody is asked
    assert asked(game) == "Idle"
    game.talents[captive] = 10
    play(game, Ransom(PLUTOCRATS, captive))
    assert game.actors() == [PLAYER]
    assert game.legal(PLAYER) == [NO, TALENTS + 10]
    say(game, TALENTS + 10)
    assert (game.in_rome(captive), game.talents[captive], game.box[PLUTOCRATS]) == (True, 0, 20)


def test_4_03_1_by_the_option_the_treasury_ransoms_too() -> None:
    game = revenue_of_few(neutral_ransom_purse="both")
    game.box[PLUTOCRATS] = 20
    captive = put(game, "furius", PLUTOCRATS, influence=4, talents=6)
    capture(game, captive, RAID)
    play(game, Ransom(PLUTOCRATS, captive))
    assert getattr(game.stack[-1], "usual") == TALENTS + 6  # noqa: B009
    say(game, TALENTS + 6)
    assert (game.in_rome(captive), game.talents[captive], game.box[PLUTOCRATS]) == (True, 0, 16)


def test_4_03_1_a_ransom_that_income_makes_possible_is_asked_at_once() -> None:
    game = revenue_of_few(neutral_ransom_purse="both")
    captive = put(game, "furius", CONSERVATIVES, influence=4)
    capture(game, captive, RAID)
    game.pools[CONSERVATIVES] = 20
    play(game, Redistribution([CONSERVATIVES, PLAYER], [[], []]))
    assert (asked(game), game.actors()) == ("Delegated", [PLAYER])
    say(game, TALENTS)
    assert (game.in_rome(captive), game.box[CONSERVATIVES]) == (True, 0)
    assert asked(game) == "Redistribution"


# -- 4.01.1 (D-6)


def test_4_01_1_nothing_is_given_to_a_neutral() -> None:
    game = revenue_of_few()
    game.box[PLAYER] = 5
    play(game, Redistribution([0, 1, 2, 3, 4], [[] for _ in range(5)]))
    assert GIVE not in game.legal(PLAYER)
    assert refusal(game, GIVE) == "4.01.1"
    form = GAME_TYPE.form(game, PLAYER, {})
    assert form is not None
    assert [way.choices[-1] for way in form.ways] == [DONE], "the form offers no gift either"


def test_4_01_1_two_players_give_to_each_other() -> None:
    game = revenue_of_few(3)
    game.box[0] = 5
    play(game, Redistribution([0, 1, 2, 3, 4], [[] for _ in range(5)]))
    game.apply(0, GIVE)
    assert game.legal(0) == [FACTION + 1]
    assert refusal(game, FACTION + 2, 0) == "4.01.1"
    game.apply(0, FACTION + 1)
    game.apply(0, TALENTS + 3)
    assert game.box[:2] == [2, 3]


# -- 4.03.2


def test_4_03_2_the_richest_pays_in_rome_where_presence_is_asked_for() -> None:
    game = revenue_of_few()
    governor, here = put(game, "furius", PLUTOCRATS, talents=9), put(game, "aurelius", PLUTOCRATS, talents=6)
    govern(game, governor, "sicilia")
    assert payer(game, PLUTOCRATS, False) == governor
    assert payer(game, PLUTOCRATS, True) == here
    capture(game, governor, RAID)
    rebel(game, here, primary=False)
    assert payer(game, PLUTOCRATS, False) == leader(game, PLUTOCRATS)
    capture(game, leader(game, PLUTOCRATS), RAID)
    assert payer(game, PLUTOCRATS, False) == NOBODY


def test_4_03_2_dice_settle_who_of_equals_pays() -> None:
    game = revenue_of_few()
    one = put(game, "furius", PLUTOCRATS)
    tied = sorted((one, leader(game, PLUTOCRATS)))
    game.loaded = [1, 2, 3, 4]
    assert payer(game, PLUTOCRATS, False) == tied[1]
    assert game.loaded == []


# -- 4.03.3


def governed(seat: int, *dice: int, key: str = "furius", province: str = "illyricum") -> tuple[Republic, int]:
    """A neutral governor before he decides."""
    game = revenue_of_few()
    governor = put(game, key, seat)
    number = govern(game, governor, province)
    game.loaded = [*dice]
    play(game, TakeSpoils(seat, number))
    return game, governor


@pytest.mark.parametrize(
    ("seat", "die", "taken"),
    [(IMPERIALISTS, 3, False), (IMPERIALISTS, 4, True), (POPULISTS, 2, False), (POPULISTS, 3, True)],
)
def test_4_03_3_a_die_says_whether_spoils_are_taken(seat: int, die: int, taken: bool) -> None:
    game, governor = governed(seat, die, *([1] * 6 if taken else []))
    assert game.corrupt >> governor & 1 == taken
    assert not taken or len(game.loaded) < 6


def test_4_03_3_plutocrats_always_and_conservatives_never_take_spoils() -> None:
    game, governor = governed(PLUTOCRATS)
    assert game.corrupt >> governor & 1
    game, governor = governed(CONSERVATIVES)
    assert not game.corrupt >> governor & 1


def test_4_03_3_cicero_and_the_catos_never_take_spoils() -> None:
    for key in ("28a_cicero", "22a_cato_the_elder", "22b_cato_the_younger"):
        game, governor = governed(PLUTOCRATS, key=key)
        assert not game.corrupt >> governor & 1


def test_4_02_1_omens_touch_the_spoils_and_not_the_test() -> None:
    game = revenue_of_few()
    game.levels[EVIL_OMENS] = 1
    governor = put(game, "furius", IMPERIALISTS)
    number = govern(game, governor, "sicilia", developed=True)
    ear = listen(game)
    game.loaded = [4, 3, 3, 3]
    play(game, TakeSpoils(IMPERIALISTS, number))
    assert [(told.die, told.number, told.taken) for told in ear.all(SpoilsTested)] == [(4, 4, 1)]


def test_4_03_3_what_a_governor_takes_is_pooled() -> None:
    game = revenue_of_few()
    governor = put(game, "furius", PLUTOCRATS)
    number = govern(game, governor, "sicilia", developed=True)
    play(game, TakeSpoils(PLUTOCRATS, number))
    assert game.talents[governor] == 0
    assert game.pools[PLUTOCRATS] > 0
