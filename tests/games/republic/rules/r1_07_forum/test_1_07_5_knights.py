"""[1.07.5] [1.07.6] [1.07.7] Knights, games, and who leads a faction."""

from __future__ import annotations

import pytest

from comitium import Illegal
from comitium.games.republic.choices import DONE, NUMBER, PASS, SENATOR, SPAN, TALENTS
from comitium.games.republic.events.forum import KnightTried
from comitium.games.republic.rules.r1_07_forum.choices import ATTRACT, GAMES, PRESS
from comitium.games.republic.rules.r1_07_forum.r1_07_5_knights import Knights, able_to_attract
from comitium.games.republic.rules.r1_07_forum.r1_07_6_games import Games, able_to_give
from comitium.games.republic.rules.r1_07_forum.r1_07_7_leader import ChangeLeader
from comitium.games.republic.state.numbers import FORUM, NOBODY
from comitium.games.republic.state.republic import PROSCRIBED, SERVILIAN, Republic
from comitium.text import say as speak
from games.republic.fixtures.builder import capture, event, govern, listen, man, new_table, play, put, rebel, say, wage


def table() -> Republic:
    game = new_table("late")
    game.phase = FORUM
    put(game, "fabius", 0, leader=True)
    return game


def tried(game: Republic, who: str, talents: int, die: int) -> int:
    """The knights he has after an attempt to attract one."""
    play(game, Knights(0))
    game.loaded = [die]
    say(game, ATTRACT + man(who))
    if game.stack:
        say(game, TALENTS + talents)
    return game.knights[man(who)]


@pytest.mark.parametrize(
    ("who", "omens", "talents", "die", "knights"),
    [
        ("fabius", 0, 2, 3, 0),
        ("27a_marius", 0, 2, 3, 1),
        ("27a_marius", 1, 2, 3, 0),
        ("fabius", 0, 5, 1, 1),
        ("fabius", 0, 0, 6, 1),
    ],
)
def test_1_07_5_die_and_talents_must_make_six(who: str, omens: int, talents: int, die: int, knights: int) -> None:
    game = table()
    if who != "fabius":
        put(game, who, 0)
    game.talents[man(who)] = talents
    event(game, "evil_omens", omens)
    assert tried(game, who, talents, die) == knights
    assert game.talents[man(who)] == 0


@pytest.mark.parametrize(("holder", "knights"), [(0, 1), (1, 0)])
def test_1_07_5_the_servilian_law_helps_the_faction_that_played_it(holder: int, knights: int) -> None:
    game = table()
    game.marks[SERVILIAN] = holder + 1
    assert tried(game, "fabius", 0, 5) == knights


def test_1_07_5_a_proscription_bars_one_faction_and_helps_the_others() -> None:
    game = table()
    game.marks[PROSCRIBED] = 1 + 1
    assert tried(game, "fabius", 0, 5) == 1
    game.marks[PROSCRIBED] = 0 + 1
    assert able_to_attract(game, 0) == 0
    play(game, Knights(0))
    assert game.legal(0) == [PASS, PRESS + man("fabius")]
    with pytest.raises(Illegal) as refused:
        game.apply(0, ATTRACT + man("fabius"))
    assert refused.value.rule == "1.07.5"


def test_1_07_5_only_who_is_in_rome_attracts_with_what_he_has() -> None:
    game = table()
    away, other = put(game, "furius", 0), put(game, "julius", 1)
    govern(game, away, "sicilia")
    game.talents[man("fabius")] = 3
    play(game, Knights(0))
    for who in (away, other):
        with pytest.raises(Illegal):
            game.apply(0, ATTRACT + who)
    say(game, ATTRACT + man("fabius"))
    assert game.legal(0) == [TALENTS + talents for talents in range(4)]
    with pytest.raises(Illegal):
        game.apply(0, TALENTS + 4)


def test_1_07_5_the_roll_is_made_even_if_success_is_certain() -> None:
    game = table()
    ear = listen(game)
    game.talents[man("fabius")] = 9
    assert tried(game, "fabius", 9, 1) == 1
    assert [(said.die, said.total) for said in ear.all(KnightTried)] == [(1, 10)]
    assert not game.loaded


def test_1_07_51_pressed_knights_pay_a_die_each() -> None:
    game = table()
    first, second = man("fabius"), put(game, "furius", 0, knights=1)
    game.knights[first] = 3
    event(game, "evil_omens")
    play(game, Knights(0))
    say(game, PRESS + first)
    assert game.legal(0) == [NUMBER + 1, NUMBER + 2, NUMBER + 3]
    with pytest.raises(Illegal):
        game.apply(0, NUMBER + 4)
    say(game, NUMBER + 2)
    assert game.legal(0) == [DONE, PRESS + second]
    with pytest.raises(Illegal):
        game.apply(0, PRESS + first)
    game.loaded = [4, 1, 6]
    say(game, PRESS + second, NUMBER + 1)
    assert not game.stack
    assert (game.talents[first], game.knights[first]) == (3, 1)
    assert (game.talents[second], game.knights[second]) == (5, 0)


def test_1_07_51_one_may_stop_after_the_first_and_votes_drop() -> None:
    game = table()
    first = man("fabius")
    put(game, "furius", 0, knights=1)
    game.knights[first] = 2
    votes = game.votes(first)
    play(game, Knights(0))
    say(game, PRESS + first, NUMBER + 2)
    game.loaded = [6, 6]
    say(game, DONE)
    assert game.talents[first] == 12
    assert game.votes(first) == votes - 2


def test_a_33_pressing_needs_no_presence_but_spares_captives() -> None:
    game = table()
    governor, captive = put(game, "furius", 0, knights=1), put(game, "aurelius", 0, knights=1)
    govern(game, governor, "sicilia")
    capture(game, captive, wage(game, "1st_macedonian_war"))
    stranger = put(game, "julius", 1, knights=1)
    play(game, Knights(0))
    assert PRESS + governor in game.legal(0)
    for who in (captive, stranger, man("fabius")):
        with pytest.raises(Illegal):
            game.apply(0, PRESS + who)


def test_1_07_5_attracting_or_pressing_but_not_both() -> None:
    game = table()
    game.knights[man("fabius")] = 2
    put(game, "furius", 0, knights=1)
    play(game, Knights(0))
    say(game, PRESS + man("fabius"), NUMBER + 1)
    with pytest.raises(Illegal):
        game.apply(0, ATTRACT + man("fabius"))


# -- 1.07.6


@pytest.mark.parametrize(("games", "cost", "gain"), [(0, 7, 1), (1, 13, 2), (2, 18, 3)])
def test_1_07_6_three_games(games: int, cost: int, gain: int) -> None:
    game = table()
    game.unrest = 5
    game.talents[man("fabius")] = 20
    play(game, Games(0))
    say(game, GAMES + games * SPAN + man("fabius"))
    assert (game.talents[man("fabius")], game.popularity[man("fabius")], game.unrest) == (20 - cost, gain, 5 - gain)
    assert not game.stack


def test_1_07_6_limits_cut_what_is_gained() -> None:
    game = table()
    game.unrest = 2
    game.talents[man("fabius")] = 18
    game.popularity[man("fabius")] = 7
    play(game, Games(0))
    say(game, GAMES + 2 * SPAN + man("fabius"))
    assert (game.popularity[man("fabius")], game.unrest, game.talents[man("fabius")]) == (9, 0, 0)


def test_1_07_6_one_senator_pays_for_all() -> None:
    game = table()
    game.talents[man("fabius")] = 12
    other = put(game, "furius", 0, talents=6)
    play(game, Games(0))
    assert game.legal(0) == [PASS, GAMES + man("fabius")]
    for choice in (GAMES + SPAN + man("fabius"), GAMES + other, SENATOR + other):
        with pytest.raises(Illegal):
            game.apply(0, choice)


def test_a_34_who_is_away_may_give_games_but_no_captive_and_no_rebel() -> None:
    game = table()
    governor, captive = put(game, "furius", 0, talents=7), put(game, "aurelius", 0, talents=7)
    traitor, stranger = put(game, "junius", 0, talents=7), put(game, "julius", 1, talents=7)
    govern(game, governor, "sicilia")
    capture(game, captive, wage(game, "1st_macedonian_war"))
    rebel(game, traitor)
    play(game, Games(0))
    assert game.legal(0) == [PASS, GAMES + governor]
    for who in (captive, traitor, stranger):
        with pytest.raises(Illegal):
            game.apply(0, GAMES + who)
    poor = table()
    assert not able_to_give(poor, 0)


def test_1_07_31_pompey_gains_double() -> None:
    game = table()
    pompey = put(game, "30a_pompey", 0, talents=7, popularity=5)
    play(game, Games(0))
    say(game, GAMES + pompey)
    assert game.popularity[pompey] == 7


# -- 1.07.7


def test_1_07_7_any_senator_of_the_faction_may_lead_it() -> None:
    game = table()
    governor, captive = put(game, "furius", 0), put(game, "aurelius", 0)
    stranger = put(game, "julius", 1)
    govern(game, governor, "sicilia")
    capture(game, captive, wage(game, "1st_macedonian_war"))
    play(game, ChangeLeader(0))
    assert game.legal(0) == [PASS, *sorted([SENATOR + governor, SENATOR + captive])]
    for who in (stranger, man("fabius")):
        with pytest.raises(Illegal):
            game.apply(0, SENATOR + who)
    say(game, SENATOR + captive)
    assert game.leader[0] == captive


def test_1_07_7_a_faction_without_a_leader_may_stay_so() -> None:
    game = table()
    game.leader[0] = NOBODY
    play(game, ChangeLeader(0))
    assert game.legal(0) == [PASS, SENATOR + man("fabius")]
    say(game, PASS)
    assert game.leader[0] == NOBODY


@pytest.mark.parametrize(
    ("omens", "language", "said"),
    [
        (0, "en", "spends 2 T and rolls 3: total 5; no knight joins him."),
        (1, "en", "spends 2 T and rolls 3, − 1 for evil omens: total 4; no knight joins him."),
        (
            1,
            "fr",
            "dépense 2\u00a0T, le dé donne 3, 1 de moins pour les présages\u202f: 4 en tout, et aucun chevalier ne le suit.",
        ),
    ],
)
def test_1_07_5_the_sum_of_a_throw_is_told_with_all_its_terms(omens: int, language: str, said: str) -> None:
    game = table()
    event(game, "evil_omens", omens)
    ear = listen(game)
    game.talents[man("fabius")] = 2
    tried(game, "fabius", 2, 3)
    (told,) = ear.all(KnightTried)
    assert said in speak(told.phrase(), language)
