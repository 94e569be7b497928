"""4.04 and 4.04.5: five initiatives, and what neutral factions bid for the sixth."""

from __future__ import annotations

from typing import Any

from comitium.games.republic.choices import PASS, SENATOR, TALENTS
from comitium.games.republic.events.forum import AuctionWon, BidMade, InitiativeBegan
from comitium.games.republic.events.solo.forum import BidReckoned, BidTested
from comitium.games.republic.rules.r1_07_forum.r1_07_22_auction import Auction
from comitium.games.republic.rules.r1_07_forum.r1_07_forum import Forum
from comitium.games.republic.state.numbers import NOBODY, ROME_CONSUL
from comitium.games.republic.state.republic import Republic
from games.republic.fixtures.builder import Ear, asked, govern, listen, man, play, put, say
from games.republic.fixtures.solo.table import (
    CONSERVATIVES,
    IMPERIALISTS,
    LEADERS,
    PLAYER,
    PLUTOCRATS,
    POPULISTS,
    forum_of_few,
)


def auction(first: int, talents: list[int], *dice: int, turn: int = 3, **options: Any) -> tuple[Republic, Ear]:
    """The leaders have so many talents, and the first faction's is HRAO."""
    game = forum_of_few(**options)
    game.turn = turn
    game.offices[ROME_CONSUL] = man(LEADERS[first])
    for seat in range(5):
        game.talents[man(LEADERS[seat])] = talents[seat]
    ear = listen(game)
    game.loaded = [*dice]
    order = [*range(first, 5), *range(first)]
    play(game, Auction(first, 6, order[1:], 0, NOBODY, NOBODY))
    return game, ear


def bids(ear: Ear) -> list[tuple[int, int]]:
    return [(told.seat, told.amount) for told in ear.all(BidMade)]


def test_4_04_5_the_first_bid_is_turn_die_and_directive() -> None:
    _, ear = auction(PLUTOCRATS, [1, 9, 20, 0, 0], 4)
    told = ear.all(BidReckoned)[0]
    assert (told.turn, told.die, told.modifier, told.purse, told.rival, told.amount) == (3, 4, 2, 20, 9, 9)
    assert bids(ear)[0] == (PLUTOCRATS, 9)


def test_4_04_5_it_is_bound_by_the_own_purse_and_the_richest_rival() -> None:
    _, ear = auction(PLUTOCRATS, [1, 9, 7, 0, 0], 4)
    assert bids(ear)[0] == (PLUTOCRATS, 7)
    _, ear = auction(PLUTOCRATS, [1, 5, 7, 0, 0], 4)
    assert bids(ear)[0] == (PLUTOCRATS, 5)
    _, ear = auction(PLUTOCRATS, [1, 5, 7, 0, 0], 4, sixth_bid_cap="none")
    assert bids(ear)[0] == (PLUTOCRATS, 7)


def test_4_04_5_without_a_rival_it_passes() -> None:
    _, ear = auction(PLUTOCRATS, [0, 0, 7, 0, 0], 6, 6, *[1] * 20)
    assert bids(ear) == []
    assert ear.all(BidReckoned) == []


def test_4_04_5_a_rival_counts_wherever_he_is_and_an_own_bid_only_in_rome() -> None:
    game = forum_of_few()
    game.offices[ROME_CONSUL] = man(LEADERS[PLUTOCRATS])
    own, rival = put(game, "furius", PLUTOCRATS, talents=30), put(game, "aurelius", PLAYER, talents=4)
    govern(game, own, "sicilia")
    govern(game, rival, "sardinia_et_corsica")
    game.talents[man(LEADERS[PLUTOCRATS])] = 8
    ear = listen(game)
    game.loaded = [6]
    play(game, Auction(PLUTOCRATS, 6, [], 0, NOBODY, NOBODY))
    assert bids(ear) == [(PLUTOCRATS, 4)]


def test_4_04_5_later_neutrals_bid_one_more_and_above_the_limit_by_a_die() -> None:
    _, ear = auction(PLUTOCRATS, [0, 7, 7, 9, 0], 4, 5)
    assert bids(ear) == [(PLUTOCRATS, 7), (CONSERVATIVES, 8)]  # 8 is above 3 + 4; 5 - 1 is 4
    told = ear.all(BidTested)[0]
    assert (told.amount, told.limit, told.die, told.modifier, told.bids) == (8, 7, 5, -1, 1)


def test_4_04_5_a_die_that_is_too_low_passes() -> None:
    _, ear = auction(PLUTOCRATS, [0, 7, 7, 9, 0], 4, 4)
    assert bids(ear) == [(PLUTOCRATS, 7)]


def test_4_04_5_who_cannot_bid_more_passes() -> None:
    _, ear = auction(PLUTOCRATS, [0, 7, 7, 0, 0], 4)
    assert bids(ear) == [(PLUTOCRATS, 7)]  # Imperialists with 7 cannot bid 8


def test_4_04_5_by_the_option_the_bid_before_is_measured() -> None:
    _, ear = auction(PLUTOCRATS, [0, 7, 7, 9, 0], 4, sixth_bid_limit="previous_bid")
    assert bids(ear) == [(PLUTOCRATS, 7), (CONSERVATIVES, 8)]
    assert ear.all(BidTested) == []


def test_4_04_5_after_a_player_who_passes_a_neutral_bids_one() -> None:
    game, ear = auction(PLAYER, [2, 3, 0, 0, 0], turn=1)
    assert game.actors() == [PLAYER]
    say(game, PASS)
    assert bids(ear) == [(IMPERIALISTS, 1)]


def test_4_04_5_a_player_bids_as_always() -> None:
    game, ear = auction(PLAYER, [9, 3, 0, 0, 0], turn=1)
    say(game, SENATOR + man(LEADERS[PLAYER]), TALENTS + 3)
    assert [(told.seat, told.amount) for told in ear.all(AuctionWon)] == [(PLAYER, 3)]


def test_4_04_5_who_of_the_richest_pays_is_thrown_for_when_the_bid_has_won() -> None:
    game = forum_of_few()
    leader, other = man(LEADERS[POPULISTS]), put(game, "furius", POPULISTS, talents=5)
    game.talents[leader] = 5
    game.talents[man(LEADERS[PLAYER])] = 9
    play(game, Auction(POPULISTS, 6, [PLAYER], 0, NOBODY, NOBODY))
    assert game.actors() == [PLAYER]
    for winner in (leader, other):
        won = game.clone()
        ear = listen(won)
        won.loaded = [6, 6, 1, 1] if winner == min(leader, other) else [1, 1, 6, 6]
        won.apply(PLAYER, PASS)
        assert [told.senator for told in ear.all(AuctionWon)] == [winner]


# -- 4.04


def initiatives(eliminated: int = NOBODY) -> list[int]:
    """Whose initiatives there are in a Forum Phase; the player does nothing."""
    game = forum_of_few()
    game.deck = []
    if eliminated >= 0:
        game.playing &= ~(1 << eliminated)
        game.members[eliminated] = 0
    ear = listen(game)
    play(game, Forum(0))
    while asked(game) != "Idle":
        say(game, game.legal(game.actors()[0])[0])
    return [told.seat for told in ear.all(InitiativeBegan)]


def test_4_04_five_factions_and_one_auction() -> None:
    found = initiatives()
    assert sorted(found[:5]) == [0, 1, 2, 3, 4]
    assert len(found) == 6


def test_4_04_a_faction_that_is_gone_leaves_two_auctions() -> None:
    found = initiatives(POPULISTS)
    assert sorted(found[:4]) == [0, 1, 2, 3]
    assert len(found) == 6
