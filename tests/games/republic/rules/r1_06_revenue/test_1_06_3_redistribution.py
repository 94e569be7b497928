"""1.06.3, 1.06.31 and Open Bodyguard: where talents lie."""

from __future__ import annotations

import random

import pytest

from comitium.core.errors import Illegal
from comitium.games.republic.choices import DONE, FACTION, NO, PASS, SENATOR, TALENTS, YES
from comitium.games.republic.events.revenue import (
    BoxSettled,
    PurseSettled,
    TalentsGiven,
)
from comitium.games.republic.rules.r1_06_revenue.choices import AFRESH, GIVE
from comitium.games.republic.rules.r1_06_revenue.r1_06_3_bodyguards import KeepBodyguard, ask_bodyguards, keep_bodyguards
from comitium.games.republic.rules.r1_06_revenue.r1_06_3_redistribution import Redistribution
from comitium.games.republic.rules.r1_06_revenue.r1_06_52_contributions import ask_contributions
from comitium.games.republic.state.numbers import RAID, bits
from comitium.games.republic.state.republic import Republic
from games.republic.fixtures.builder import asked, capture, card, deal, govern, listen, play, put, rebel, say
from games.republic.fixtures.incomes import revenue_table


def money(game: Republic) -> int:
    return sum(game.talents) + sum(game.box)


# -- 1.06.3


def window(game: Republic, *seats: int) -> Redistribution:
    poll = Redistribution(list(seats) or [0, 1, 2], [[] for _ in seats or (0, 1, 2)])
    play(game, poll)
    return poll


def lay(game: Republic, seat: int, *pairs: tuple[int, int]) -> None:
    for senator, talents in pairs:
        game.apply(seat, SENATOR + senator)
        game.apply(seat, TALENTS + talents)


def test_1_06_3_fourteen_talents_lie_where_the_player_wants_them() -> None:
    game = revenue_table()
    a, b = put(game, "claudius", 0, talents=2 + 9), put(game, "furius", 0)  # the pool of 9 lies with its earner
    govern(game, b, "sicilia")
    game.box[0] = 3
    ear = listen(game)
    window(game, 0)
    lay(game, 0, (a, 0), (b, 10))
    assert (game.talents[a], game.talents[b], game.box[0]) == (11, 0, 3)  # nothing lies there yet
    game.apply(0, DONE)
    assert (game.talents[a], game.talents[b], game.box[0]) == (0, 10, 4)
    assert [(event.senator, event.amount) for event in ear.all(PurseSettled)] == [(a, 0), (b, 10)]
    heard = dict(zip(ear.names(), ear.audiences, strict=True))
    assert heard["BoxSettled"] == 1 << 0
    assert ear.all(BoxSettled)[0].amount == 4


def test_1_06_3_who_says_nothing_keeps_what_he_has_earned() -> None:
    game = revenue_table()
    a = put(game, "claudius", 0, talents=7)
    window(game, 0)
    game.apply(0, DONE)
    assert (game.talents[a], game.box[0]) == (7, 0)


def test_1_06_3_a_captives_talents_are_frozen() -> None:
    game = revenue_table()
    captive = put(game, "claudius", 0, talents=6)
    capture(game, captive, RAID)
    game.box[0] = 5
    window(game, 0)
    with pytest.raises(Illegal) as refused:
        game.apply(0, SENATOR + captive)
    assert refused.value.rule == "1.10.71"
    assert SENATOR + captive not in game.legal(0)


def test_1_11_34_rebels_neither_give_nor_receive() -> None:
    game = revenue_table()
    chief, friend = put(game, "claudius", 0, talents=6), put(game, "furius", 0)
    rebel(game, chief)
    rebel(game, friend, primary=False)
    game.box[0] = 5
    window(game, 0)
    for senator in (chief, friend):
        with pytest.raises(Illegal) as refused:
            game.apply(0, SENATOR + senator)
        assert refused.value.rule == "1.11.34"


def test_1_06_3_no_more_than_there_is() -> None:
    game = revenue_table()
    a = put(game, "claudius", 0, talents=2)
    game.box[0] = 3
    window(game, 0)
    game.apply(0, SENATOR + a)
    assert game.legal(0) == [TALENTS + number for number in range(6)]
    with pytest.raises(Illegal) as refused:
        game.apply(0, TALENTS + 6)
    assert refused.value.rule == "1.06.3"


def test_1_06_3_anothers_senator_is_refused() -> None:
    game = revenue_table()
    other = put(game, "claudius", 1, talents=2)
    game.box[0] = 3
    window(game, 0)
    with pytest.raises(Illegal) as refused:
        game.apply(0, SENATOR + other)
    assert refused.value.why.id == "republic-revenue-refuse-not-yours"


def test_a_12_a_gift_reopens_the_receiver() -> None:
    game = revenue_table()
    game.box[0] = 8
    ear = listen(game)
    window(game)
    game.apply(1, DONE)
    assert game.actors() == [0, 2]
    game.apply(0, GIVE)
    assert game.legal(0) == [FACTION + 1, FACTION + 2]
    game.apply(0, FACTION + 1)
    assert game.legal(0) == [TALENTS + number for number in range(1, 9)]
    game.apply(0, TALENTS + 5)
    assert (game.box[0], game.box[1]) == (3, 5)
    assert game.actors() == [0, 1, 2]
    assert [(event.seat, event.seat2, event.amount) for event in ear.all(TalentsGiven)] == [(0, 1, 5)]
    receiver = bits(game.members[1])[0]
    lay(game, 1, (receiver, 5))
    for seat in (0, 1, 2):
        game.apply(seat, DONE)
    assert (game.talents[receiver], game.box) == (5, [3, 0, 0])


def test_1_06_3_a_gift_can_come_from_a_senator() -> None:
    game = revenue_table()
    a = put(game, "claudius", 0, talents=9)
    window(game)
    assert GIVE not in game.legal(0)  # nothing lies in the treasury
    with pytest.raises(Illegal):
        game.apply(0, GIVE)
    lay(game, 0, (a, 4))
    game.apply(0, GIVE)
    game.apply(0, FACTION + 2)
    game.apply(0, TALENTS + 3)
    assert (game.talents[a], game.box[2]) == (6, 3)
    for seat in (0, 1, 2):
        game.apply(seat, DONE)
    assert (game.talents[a], game.box) == (4, [2, 0, 3])


def test_1_06_3_a_gift_comes_from_whoever_was_to_have_less() -> None:
    game = revenue_table()
    a, b, c = (put(game, key, 0, talents=9) for key in ("claudius", "furius", "julius"))
    window(game)
    lay(game, 0, (a, 9), (b, 8), (c, 2))
    game.apply(0, GIVE)
    game.apply(0, FACTION + 2)
    game.apply(0, TALENTS + 6)
    assert ([game.talents[senator] for senator in (a, b, c)], game.box[2]) == ([9, 8, 4], 6)
    for seat in (0, 1, 2):
        game.apply(seat, DONE)
    assert ([game.talents[senator] for senator in (a, b, c)], game.box) == ([9, 8, 2], [2, 0, 6])


def test_1_06_3_talents_are_given_to_others_who_still_play_only() -> None:
    game = revenue_table()
    game.box[0] = 8
    game.playing = 0b011
    window(game, 0, 1)
    game.apply(0, GIVE)
    assert game.legal(0) == [FACTION + 1]
    for seat in (0, 2):
        with pytest.raises(Illegal) as refused:
            game.apply(0, FACTION + seat)
        assert refused.value.rule == "1.06.3"


def test_1_06_3_one_may_begin_afresh() -> None:
    game = revenue_table()
    a = put(game, "claudius", 0, talents=9)
    window(game, 0)
    assert AFRESH not in game.legal(0)
    lay(game, 0, (a, 4))
    with pytest.raises(Illegal) as refused:
        game.apply(0, SENATOR + a)
    assert refused.value.why.id == "republic-revenue-refuse-settled"
    game.apply(0, AFRESH)
    lay(game, 0, (a, 1))
    game.apply(0, DONE)
    assert (game.talents[a], game.box[0]) == (1, 8)


def test_1_04_9_nobody_sees_where_talents_lie_before_all_have_finished() -> None:
    game = revenue_table()
    a = put(game, "claudius", 0, talents=9)
    ear = listen(game)
    poll = window(game)
    lay(game, 0, (a, 4))
    game.apply(0, DONE)
    assert game.talents[a] == 9
    assert not ear.all(PurseSettled)
    world = game.clone()
    twin = world.stack[-1]
    twin.redraw(world, 1, random.Random(1))
    assert isinstance(twin, Redistribution)
    assert twin.said[0] == []  # nor whether anybody has
    assert poll.said[0] != [DONE]


def test_a_46_an_act_unasked_opens_every_mark_and_forgets_what_cannot_stand() -> None:
    game = revenue_table()
    a = put(game, "claudius", 0, talents=2)
    game.box[0] = 10
    poll = window(game)
    lay(game, 0, (a, 12))
    game.apply(0, DONE)
    game.apply(1, DONE)
    game.box[0] = 0  # he has paid a ransom with it
    poll.on_aside(game)
    game.forget()
    assert poll.said == [[], [], []]
    assert game.actors() == [0, 1, 2]


def test_1_06_3_money_is_kept_whatever_random_players_do() -> None:
    for seed in range(20):
        rng = random.Random(seed)
        game = revenue_table()
        for number, key in enumerate(("claudius", "furius", "julius", "fabius", "cornelius", "valerius")):
            put(game, key, number % 3, talents=rng.randrange(20))
        game.box = [rng.randrange(20) for _ in range(3)]
        before = money(game)
        window(game)
        while asked(game) == "Redistribution":
            seat = rng.choice(game.actors())
            game.apply(seat, rng.choice(game.legal(seat)))
            assert money(game) == before
            assert min(game.box) >= 0
            assert min(game.talents) >= 0


def test_1_06_31_the_treasury_of_a_faction_does_not_contribute() -> None:
    game = revenue_table()
    game.box[0] = 30
    ask_contributions(game)
    game.advance()
    assert asked(game) == "Idle"  # nobody has a talent of his own


# -- Open Bodyguard


def guarded(talents: int = 3) -> tuple[Republic, int]:
    game = revenue_table()
    senator = put(game, "claudius", 0, talents=talents, popularity=2)
    deal(game, 0, "open_bodyguard")
    ask_bodyguards(game)
    game.advance()
    return game, senator


def test_a_47_played_on_an_own_senator_in_rome_and_paid_at_once() -> None:
    game, senator = guarded()
    assert asked(game) == "HireBodyguard"
    assert game.actors() == [0]  # the others hold no card at all
    say(game, SENATOR + senator)
    assert game.guards == [senator, card("open_bodyguard")]
    assert (game.talents[senator], game.popularity[senator]) == (2, 1)
    assert game.hands[0] == []


def test_a_47_everybody_who_may_hold_it_is_asked() -> None:
    game = revenue_table()
    deal(game, 0, "open_bodyguard")
    deal(game, 1, "mining")
    deal(game, 2, "tribune_1")
    ask_bodyguards(game)
    game.advance()
    assert game.actors() == [0, 1, 2]
    assert game.legal(1) == [PASS]
    with pytest.raises(Illegal) as refused:
        game.apply(1, SENATOR + bits(game.members[1])[0])
    assert refused.value.why.id == "republic-revenue-refuse-no-bodyguard"


def test_a_47_not_away_from_rome_and_not_without_a_talent() -> None:
    game = revenue_table()
    away, poor, other = put(game, "claudius", 0, talents=3), put(game, "furius", 0), put(game, "julius", 1, talents=3)
    govern(game, away, "sicilia")
    deal(game, 0, "open_bodyguard")
    ask_bodyguards(game)
    game.advance()
    assert game.legal(0) == [PASS]
    for senator, message in ((away, "guard-rome"), (poor, "guard-talent"), (other, "guard-rome")):
        with pytest.raises(Illegal) as refused:
            game.apply(0, SENATOR + senator)
        assert refused.value.why.id == f"republic-revenue-refuse-{message}"


def test_a_47_in_later_years_he_pays_or_loses_it() -> None:
    for answer, kept in ((YES, True), (NO, False)):
        game, senator = guarded()
        say(game, SENATOR + senator)
        govern(game, senator, "sicilia")  # also away from Rome
        keep_bodyguards(game)
        game.advance()
        assert asked(game) == "KeepBodyguard"
        say(game, answer)
        assert (game.guards != []) is kept
        assert (game.talents[senator], game.popularity[senator]) == ((1, 0) if kept else (2, 1))
        assert (card("open_bodyguard") in game.discards) is not kept


def test_a_47_without_a_talent_it_is_discarded() -> None:
    game, senator = guarded(talents=1)
    say(game, SENATOR + senator)
    keep_bodyguards(game)
    game.advance()
    assert asked(game) == "Idle"
    assert game.guards == []
    assert game.discards == [card("open_bodyguard")]


def test_a_47_a_question_about_guards_who_have_gone_is_not_asked() -> None:
    for talents, guards in ((3, False), (0, True)):
        game, senator = guarded()
        say(game, SENATOR + senator)
        game.talents[senator] = talents
        if not guards:
            game.guards = []
        game.push(KeepBodyguard(0, senator))
        game.advance()
        assert asked(game) == "Idle"


def test_a_47_pompey_loses_two_popularity() -> None:
    game = revenue_table()
    pompey = put(game, "30a_pompey", 0, talents=3, popularity=5)
    deal(game, 0, "open_bodyguard")
    ask_bodyguards(game)
    game.advance()
    say(game, SENATOR + pompey)
    assert game.popularity[pompey] == 3
