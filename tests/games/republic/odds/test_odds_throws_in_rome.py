"""The odds of Forum, people and Senate against every single throw, played on through the questions as they are asked."""

from __future__ import annotations

from typing import Any

import pytest

from comitium.games.republic.catalogue.ids import MANPOWER_SHORTAGE
from comitium.games.republic.game_type import GAME_TYPE
from comitium.games.republic.odds import gambles as odds
from comitium.games.republic.odds.dice import percent
from comitium.games.republic.odds.sentences.questions import by_choice
from comitium.games.republic.state.numbers import ROME, SENATORS
from comitium.games.republic.state.republic import NO_RECRUITMENT, PROSCRIBED, SERVILIAN, Republic
from comitium.text import say
from games.republic.fixtures.builder import asked, event, man
from games.republic.fixtures.sampling import MARKED, about, agree, counted
from games.republic.fixtures.spoken_table import PEACE, phase, speak, until

DRAWS = "draw=tribune_1,tribune_2,tribune_3,tribune_4,tribune_5,tribune_6"


def forum(text: str, omens: int = 0) -> Republic:
    """The first initiative, of the first faction: a Tribune was drawn. Events of last year are gone."""
    game = phase("forum", f"{DRAWS} dice=5,6 {text}")
    event(game, "evil_omens", omens)
    return game


def beside(game: Republic, seat: int, word: str) -> str:
    """What stands beside an answer."""
    return say(dict(by_choice(game, seat))[GAME_TYPE.parse(word)])


# -- persuasion


def won(world: Republic, whom: str, counters: tuple[int, ...] = ()) -> tuple[float, ...]:
    """The attempt goes on to its end: these talents against it, one after the other, and none after that."""
    left = [*counters]
    while asked(world) in ("CounterBribe", "Raise"):
        counter = f"talents {left.pop(0)}" if left else "talents 0"
        speak(world, "done" if asked(world) == "Raise" else counter)
    return (world.faction[man(whom)] == 0,)


@pytest.mark.parametrize("card", ["seduction", "blackmail"])
@pytest.mark.parametrize("bribe", [0, 4, 6])
def test_1_07_413_nobody_bids_against_a_card(card: str, bribe: int) -> None:
    game = forum(
        f"column=cornelius*(rome_consul,inf14,t6),fabius column.hand={card} amphora=julius*,claudius(t2) amphora.box=30"
    )
    speak(game, f"kind {card}", "senator cornelius", "senator claudius")
    shown = beside(game, 0, f"talents {bribe}")
    found = odds.persuasion(game, 0, man("cornelius"), man("claudius"), bribe)

    def once(world: Republic) -> tuple[float, ...]:
        speak(world, f"talents {bribe}")
        assert asked(world) != "CounterBribe"
        return won(world, "claudius")

    assert counted(game, 2, once) == about(found.chance)
    assert shown == f"{percent(found.chance)}%"


def test_1_07_413_what_a_failed_blackmail_costs() -> None:
    game = forum(
        "column=cornelius*(rome_consul,inf2),fabius column.hand=blackmail amphora=julius*,claudius(inf20,pop3)", omens=1
    )
    speak(game, "kind blackmail", "senator cornelius")
    expected = odds.blackmailed(game)

    def once(world: Republic) -> tuple[float, ...]:
        world.loaded = [6, 6, *world.loaded]
        speak(world, "senator claudius")
        won(world, "claudius")
        return 20 - world.influence[man("claudius")], 3 - world.popularity[man("claudius")]

    assert counted(game, 4, once) == about(expected, expected)


def test_1_07_414_counter_bribes_that_lie_there_and_a_raise() -> None:
    game = forum(
        "column=cornelius*(rome_consul,inf16,t9),fabius amphora=julius*,claudius amphora.box=9 trident.box=4 star.box=2"
    )
    speak(game, "senator cornelius", "senator claudius", "talents 4", "talents 3", "talents 1", "talents 0")
    assert asked(game) == "Raise"
    attempt: Any = game.stack[-2]
    assert (attempt.bribe, attempt.counter) == (4, 4)
    for word, more in (("done", 0), ("talents 1", 1), ("talents 5", 5)):

        def once(world: Republic, word: str = word) -> tuple[float, ...]:
            speak(world, word)
            return won(world, "claudius")

        found = odds.persuasion(game, 0, man("cornelius"), man("claudius"), 4 + more, 4)
        assert counted(game, 2, once) == about(found.chance)
        assert 0 < found.chance < 1
        assert beside(game, 0, word) == f"the attempt then succeeds in {percent(found.chance)}% of cases"
    speak(game, "talents 5")
    assert asked(game) == "CounterBribe"

    def opposed(world: Republic) -> tuple[float, ...]:
        return won(world, "claudius", (2, 3))

    found = odds.persuasion(game, 0, man("cornelius"), man("claudius"), 9, 4 + 2 + 3)
    assert counted(game, 2, opposed) == about(found.chance)


@pytest.mark.parametrize(
    ("text", "omens", "whom", "number"),
    [
        ("forum=aelius(t3)", 0, "aelius", 3 + 14 - 7 - 3),
        (
            "amphora=julius*,22a_cato_the_elder,1a_scipio_africanus",
            0,
            "22a_cato_the_elder",
            3 + 14 - 7,
        ),  # beside his enemy: none
        ("amphora=julius*,22a_cato_the_elder trident=fulvius*,1a_scipio_africanus", 0, "22a_cato_the_elder", 3 + 14 - 10 - 7),
        ("forum=aelius", 2, "aelius", 3 + 14 - 7),
        ("marks=era_ends:1 forum=aelius", 0, "aelius", 3 + 14 - 7),
    ],
)
def test_1_07_411_loyalty(text: str, omens: int, whom: str, number: int) -> None:
    game = forum(f"column=octavius*(rome_consul,inf14),fabius {text}", omens)
    found = odds.persuasion(game, 0, man("octavius"), man(whom))
    assert found.number == number
    speak(game, "senator octavius")

    def once(world: Republic) -> tuple[float, ...]:
        speak(world, f"senator {whom}")
        return won(world, whom)

    assert counted(game, 2, once) == about(found.chance)


# -- knights

KNIGHTS = [
    ("cornelius", "", "", 0),
    ("27a_marius", "", "", 1),
    ("cornelius", "ours", "", 1),
    ("cornelius", "another's", "", 0),
    ("27a_marius", "ours", "another's", 3),
    ("27a_marius", "", "another's", 2),
]


@pytest.mark.parametrize("omens", [0, 1])
@pytest.mark.parametrize("talents", [0, 2, 4])
@pytest.mark.parametrize(("who", "law", "proscription", "bonus"), KNIGHTS)
def test_1_07_5_a_knight_with_what_is_added(
    who: str, law: str, proscription: str, bonus: int, talents: int, omens: int
) -> None:
    game = forum(f"scenario=late column={who}*(rome_consul,t4),fabius", omens)
    game.marks[SERVILIAN] = {"": 0, "ours": 1}.get(law, 2)
    game.marks[PROSCRIBED] = 2 if proscription else 0
    until(game, "Knights")
    chance = odds.knight(game, 0, man(who), talents)
    assert chance == pytest.approx(max(0, min(6, 1 + talents + bonus - omens)) / 6)  # a six, and one face for each point
    speak(game, f"attract {who}")

    def once(world: Republic) -> tuple[float, ...]:
        speak(world, f"talents {talents}")
        return (world.knights[man(who)],)

    assert counted(game, 1, once) == about(chance)


def test_1_07_51_knights_that_are_pressed() -> None:
    game = forum("column=cornelius*(rome_consul,k3),fabius", omens=2)
    until(game, "Knights")
    speak(game, "press cornelius")

    def once(world: Republic) -> tuple[float, ...]:
        speak(world, "number 3")
        return (world.talents[man("cornelius")],)

    assert counted(game, 3, once) == about(odds.pressed(game, 3))


# -- the people

PEOPLE = [
    "unrest=4 column=cornelius*(rome_consul,pop2),fabius",
    "unrest=2 column=cornelius*(rome_consul,pop-3),fabius "
    "wars=1st_punic_war:active+unprosecuted,syrian_war:active+unprosecuted",
    "unrest=1 column=cornelius*(rome_consul),fabius events=drought:2 wars=1st_illyrian_war:inactive",
    "unrest=6 events=evil_omens:1 column=cornelius*(rome_consul,pop1),fabius",
    "unrest=14 column=cornelius*(rome_consul),fabius",
    "unrest=0 column=cornelius*(rome_consul,pop9),fabius",
    "unrest=3 wars=syrian_war:active column=cornelius*@syrian_war(rome_consul,pop7,sent1),fabius forces=cornelius:4+2f"
    " amphora=julius*(censor,pop-1),claudius",
]


@pytest.mark.parametrize("text", PEOPLE)
def test_1_08_2_the_speech_foretold_in_the_forum(text: str) -> None:
    game = GAME_TYPE.from_position(" ".join([f"turn=2 phase=forum stack=Years(population) {text}", *others(text)]), 1)
    found = odds.speech(game)

    def once(world: Republic) -> tuple[float, ...]:
        world.advance()
        if world.over:
            return 1, 0, 0, found.unrest
        return 0, world.levels[MANPOWER_SHORTAGE], world.marks[NO_RECRUITMENT], world.unrest

    expected = found.revolt, found.shortage, found.no_recruits, found.unrest
    assert counted(game, 3, once) == about(*expected)


def others(text: str) -> list[str]:
    said = [field.partition("=")[0] for field in text.split()]
    return [f"{name}={value}" for name, value in PEACE.items() if name not in said]


@pytest.mark.parametrize(
    ("text", "drought", "who"),
    [
        ("unrest=9 column=cornelius*(rome_consul,t20),fabius(t20)", 0, "cornelius"),
        ("unrest=9 column=cornelius*(rome_consul,t20),fabius(t20)", 0, "fabius"),
        ("unrest=1 column=cornelius*(rome_consul,pop-9),fabius(t20)", 3, "fabius"),  # drought comes afterwards
        ("unrest=18 column=cornelius*(rome_consul,pop8,t20),fabius", 0, "cornelius"),  # nobody is loved more than nine
        ("scenario=late unrest=12 column=30a_pompey*(rome_consul,pop-2,t20),fabius", 0, "30a_pompey"),  # counts twice for him
    ],
)
@pytest.mark.parametrize("games", ["slice-and-dice", "blood-fest", "gala"])
def test_1_07_6_games_before_the_speech(text: str, drought: int, who: str, games: str) -> None:
    game = forum(text)
    event(game, "drought", drought)
    until(game, "Games")
    shown = beside(game, 0, f"{games} {who}")
    speak(game, f"{games} {who}")
    assert shown.endswith(f"in {percent(odds.speech(game).revolt)}% of cases")


def test_1_08_2_killed_by_the_mob() -> None:
    """Everybody in Rome is in danger, whoever he belongs to; of two brothers only one."""
    text = "scenario=middle unrest=10 column=cornelius*(rome_consul,pop-2),fabius forum=aelius,terentius"
    text += " amphora=julius*,25a_tiberius_gracchus,25b_gaius_gracchus"
    game = GAME_TYPE.from_position(
        " ".join([f"turn=2 phase=forum stack=Years(population) {text} dice=4,5,4", *others(text)]), 1
    )
    brothers = [man("25a_tiberius_gracchus"), man("25b_gaius_gracchus")]
    alone = [one for one in range(SENATORS) if game.where[one] == ROME and one not in brothers]
    assert len(alone) == 11
    for one in (*brothers, *alone):
        game.influence[one] = MARKED

    def once(world: Republic) -> tuple[float, ...]:
        world.advance()
        return tuple(sum(world.influence[one] != MARKED for one in men) for men in (brothers, alone))

    agree(game, tuple(sum(odds.killed_by_mob(game, one) for one in men) for men in (brothers, alone)), once)
