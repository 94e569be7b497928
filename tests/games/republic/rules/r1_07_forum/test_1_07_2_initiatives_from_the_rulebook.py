"""[1.07.2], [1.07.4] to [1.07.7] What is done in an initiative, tested from the rules alone."""

from __future__ import annotations

import pytest

from comitium.games.republic.game_type import GAME_TYPE
from comitium.games.republic.state.numbers import NOBODY, OUT, POPULATION, ROME
from comitium.games.republic.state.republic import Republic
from games.republic.fixtures.builder import asked, check, concession, man
from games.republic.fixtures.spoken_table import is_refused, menu, phase, speak, until

DRAWS = "draw=tribune_1,tribune_2,tribune_3,tribune_4,tribune_5,tribune_6"


def forum(text: str, dice: str = "") -> Republic:
    """The first initiative draws a Tribune; then these dice."""
    game = phase("forum", f"{DRAWS} dice=5,6{',' if dice else ''}{dice} {text}")
    check(game)
    return game


def court(game: Republic, who: str, whom: str, bribe: int, counters: tuple[int, ...] = (0, 0, 0)) -> None:
    speak(game, f"senator {who}", f"senator {whom}")
    if "talents 0" in menu(game):
        speak(game, f"talents {bribe}")
    counter(game, counters)


def counter(game: Republic, counters: tuple[int, ...]) -> None:
    for talents in counters:
        if asked(game) == "CounterBribe":
            speak(game, f"talents {talents}")


def roll(game: Republic) -> None:
    if asked(game) == "Raise":
        speak(game, "done")


# -- [1.07.4] who and whom


def test_1_07_4_who_can_be_persuaded() -> None:
    game = forum(
        "wars=1st_punic_war:active"
        " amphora=julius*,claudius@sicilia,manlius@captive.1st_punic_war,plautius(censor) forum=aelius,terentius@africa"
        " trident=fulvius*,furius@1st_punic_war,aurelius star=junius*,papirius@revolt(rebel),acilius"
        " forces=papirius:1,furius:3"
    )
    speak(game, "senator fabius")
    assert menu(game) == [f"senator {key}" for key in ("aurelius", "acilius", "aelius", "plautius")]


def test_1_07_4_only_a_senator_in_rome_persuades() -> None:
    game = forum("column=cornelius*(rome_consul),fabius@sicilia,valerius@captive.raid forum=aelius")
    assert menu(game) == ["pass", "senator cornelius"]


def test_1_07_4_everything_moves_with_the_man() -> None:
    game = forum(
        "amphora=julius*,claudius(censor,prior,t3,k2,mining!,pop2) column=cornelius*(rome_consul,inf20,t5),fabius", "2,2"
    )
    court(game, "cornelius", "claudius", 5)
    roll(game)
    claudius = man("claudius")
    assert game.faction[claudius] == 0
    assert (game.talents[claudius], game.knights[claudius], game.popularity[claudius]) == (8, 2, 2)
    assert game.holder[concession("mining")] == claudius
    assert game.offices[3] == claudius
    check(game)


def test_1_07_4_a_statesman_brings_his_family() -> None:
    game = forum(
        "amphora=claudius*,4a_julius_caesar(statesman_on_family) column=cornelius*(rome_consul,inf30,t5),fabius", "2,2"
    )
    court(game, "cornelius", "4a_julius_caesar", 0)
    roll(game)
    assert game.faction[man("4a_julius_caesar")] == 0
    assert game.on_family >> man("4a_julius_caesar") & 1
    assert game.where[man("julius")] == OUT


# -- [1.07.41]


@pytest.mark.parametrize(
    ("influence", "dice", "wins"),
    [(12, "5,3", True), (12, "5,4", False), (20, "5,4", True), (20, "5,5", False), (20, "6,6", False)],
)
def test_1_07_41_the_roll(influence: int, dice: str, wins: bool) -> None:
    # Fabius: oratory 2; Aelius: loyalty 7, unaligned; 2 + 12 - 7 = 7 and one talent
    game = forum(f"column=fabius*(rome_consul,inf{influence},t1),valerius forum=aelius", dice)
    court(game, "fabius", "aelius", 1)
    roll(game)
    assert (game.faction[man("aelius")] == 0) == wins
    assert game.talents[man("aelius")] == 1


def test_1_07_41_a_nine_fails_once_the_era_ends() -> None:
    game = phase("forum", "draw=era_ends dice=5,6,5,4 column=fabius*(rome_consul,inf30),valerius forum=aelius")
    court(game, "fabius", "aelius", 0)
    roll(game)
    assert game.faction[man("aelius")] == NOBODY


def test_1_07_41_omens_are_added() -> None:
    line = "column=fabius*(rome_consul,inf13),valerius forum=aelius"
    game = phase("forum", f"dice=3,4,4,3,3,5,3 {line}")  # omens; then 8 + 1 > 8
    court(game, "fabius", "aelius", 0)
    roll(game)
    assert game.faction[man("aelius")] == NOBODY


# -- [1.07.411]


@pytest.mark.parametrize(
    ("amphora", "target", "loyalty"),
    [
        ("julius*,22a_cato_the_elder,1b_scipio_aemilianus", "22a_cato_the_elder", 7),
        ("julius*,22a_cato_the_elder,1b_scipio_aemilianus", "1b_scipio_aemilianus", 14),
        ("julius*,1c_sulla,27a_marius", "1c_sulla", 7),
        ("julius*,1c_sulla,21a_glaucia", "21a_glaucia", 7),
        ("julius*,1c_sulla,21a_glaucia", "1c_sulla", 12),
        ("julius*,23a_laenas,25a_tiberius_gracchus", "23a_laenas", 7),
        ("julius*,25a_tiberius_gracchus(t3),25b_gaius_gracchus", "25a_tiberius_gracchus", 16),
        ("julius*,29b_lucullus,30a_pompey", "29b_lucullus", 7),
        ("claudius*,4a_julius_caesar,22b_cato_the_younger", "4a_julius_caesar", 7),
    ],
)
def test_1_07_411_opposed_statesmen(amphora: str, target: str, loyalty: int) -> None:
    # Fabius: 2 + influence; the number is made exactly 5, and 5 wins, 4 loses
    for less, wins in ((0, True), (1, False)):
        line = f"column=fabius*(rome_consul,inf{loyalty + 3 - less}),valerius amphora={amphora} star=junius*"
        game = forum(line, "3,2")
        court(game, "fabius", target, 0)
        roll(game)
        assert (game.faction[man(target)] == 0) == wins


@pytest.mark.parametrize(
    ("option", "persuader", "loyalty"),
    [("apart", "column", 10), ("persuader_brother", "column", 16), ("persuader_brother", "star", 10)],
)
def test_1_07_411_gracchi_apart(option: str, persuader: str, loyalty: int) -> None:
    senators = {
        "column": "fabius*(rome_consul),valerius",
        "star": "junius*,papirius",
        "trident": "fulvius*,furius",
        "amphora": "julius*,25a_tiberius_gracchus(t3)",
    }
    senators["star" if persuader == "column" else "column"] += ",25b_gaius_gracchus"
    for less, wins in ((0, True), (1, False)):
        senators["column"] = senators["column"].replace("(rome_consul)", f"(rome_consul,inf{loyalty + 3 - less})")
        line = " ".join(f"{key}={value}" for key, value in senators.items())
        game = forum(f"gracchi_loyalty={option} {line}", "3,2")
        court(game, "fabius", "25a_tiberius_gracchus", 0)
        roll(game)
        assert (game.faction[man("25a_tiberius_gracchus")] == 0) == wins
        senators["column"] = senators["column"].replace(f"(rome_consul,inf{loyalty + 3 - less})", "(rome_consul)")


# -- [1.07.413], [1.07.414]


@pytest.mark.parametrize(("dice", "wins"), [("5,4", False), ("5,3", True)])
def test_1_07_414_the_example_of_the_rules(dice: str, wins: bool) -> None:
    game = forum(
        "column=fabius*(rome_consul,t16),valerius amphora=julius*,manlius amphora.box=5 trident.box=3 forum=claudius", dice
    )
    court(game, "fabius", "claudius", 9, (5, 3, 0))
    assert asked(game) == "Raise"
    speak(game, "talents 7")
    counter(game, (0, 0, 0))
    roll(game)
    assert (game.faction[man("claudius")] == 0) == wins
    assert game.talents[man("claudius")] == 24
    assert game.box[1] == game.box[2] == game.talents[man("fabius")] == 0


def test_1_07_414_everybody_is_asked_whatever_lies_in_his_box() -> None:
    game = forum("column=fabius*(rome_consul,t3),valerius forum=aelius amphora.box=4")
    speak(game, "senator fabius", "senator aelius", "talents 1")
    asked_seats = []
    while asked(game) == "CounterBribe":
        asked_seats.append(game.actors()[0])
        speak(game, "talents 0")
    assert asked_seats == [1, 2, 3]
    # who had nothing to add may add in the next round
    speak(game, "talents 1")
    assert asked(game) == "CounterBribe"
    speak(game, "talents 4")
    assert game.box[1] == 0


def test_1_07_412_no_more_than_he_has() -> None:
    game = forum("column=fabius*(rome_consul,t5),valerius(t9) column.box=20 forum=aelius")
    speak(game, "senator fabius", "senator aelius")
    assert is_refused(game, "talents 6")
    assert menu(game)[-1] == "talents 5"


@pytest.mark.parametrize("card", ["seduction", "blackmail"])
def test_1_07_413_nobody_opposes_an_unopposed_attempt(card: str) -> None:
    game = forum(f"column=fabius*(rome_consul,t5),valerius column.hand={card} amphora.box=9 forum=aelius", "6,6,3,4,4,5")
    speak(game, f"kind {card}", "senator fabius", "senator aelius", "talents 2")
    assert asked(game) == "Raise"
    assert game.actors() == [0]
    speak(game, "talents 3")
    roll(game)
    assert game.faction[man("aelius")] == NOBODY
    assert len(game.discards) == 1
    # Aelius: influence 2, popularity 0
    after = (0, -9) if card == "blackmail" else (2, 0)
    assert (game.influence[man("aelius")], game.popularity[man("aelius")]) == after


def test_1_07_413_a_card_may_not_be_changed_for_another() -> None:
    game = forum("column=fabius*(rome_consul,t5),valerius column.hand=seduction,blackmail forum=aelius")
    speak(game, "kind seduction", "senator fabius")
    assert is_refused(game, "kind blackmail")


# -- [1.07.5], [1.07.51]


def knights(text: str, dice: str, who: str, talents: int) -> Republic:
    game = forum(text, dice)
    until(game, "Knights")
    speak(game, f"attract {who}")
    if asked(game) == "Knights" and f"talents {talents}" in menu(game):
        speak(game, f"talents {talents}")
    return game


@pytest.mark.parametrize(
    ("column", "more", "talents", "die", "wins"),
    [
        ("fabius*(rome_consul,t5)", "", 2, 3, False),
        ("fabius*(rome_consul,t5)", "", 3, 3, True),
        ("fabius*(rome_consul,t5)", "", 5, 1, True),
        ("fabius*(rome_consul),27a_marius(t5)", "", 2, 3, True),
        ("fabius*(rome_consul,t5)", "marks=servilian:1", 2, 3, True),
        ("fabius*(rome_consul,t5)", "marks=servilian:2", 2, 3, False),
        ("fabius*(rome_consul,t5)", "marks=proscribed:2", 2, 3, True),
    ],
)
def test_1_07_5_attracting(column: str, more: str, talents: int, die: int, wins: bool) -> None:
    who = "27a_marius" if "marius" in column else "fabius"
    game = knights(f"column={column} {more}", str(die), who, talents)
    assert game.knights[man(who)] == int(wins)
    assert game.talents[man(who)] == 5 - talents


def test_1_07_5_the_proscribed_faction_attracts_none() -> None:
    game = forum("column=fabius*(rome_consul,t5,k1) marks=proscribed:1")
    until(game, "Knights", "Games")
    assert "attract fabius" not in menu(game)
    assert "press fabius" in menu(game)


def test_1_07_51_pressing() -> None:
    game = phase(
        "forum",
        "dice=3,4,4,3,3,4,1,6"
        " column=fabius*(rome_consul,k3),valerius@sicilia(k1),cornelius@captive.1st_punic_war(k2)"
        " wars=1st_punic_war:active",
    )
    until(game, "Knights")
    assert "press cornelius" not in menu(game)
    speak(game, "press fabius", "number 2", "press valerius", "number 1")
    if asked(game) == "Knights":
        speak(game, "done")
    assert (game.talents[man("fabius")], game.knights[man("fabius")]) == (3, 1)
    assert (game.talents[man("valerius")], game.knights[man("valerius")]) == (5, 0)


def test_1_07_2_a_step_that_is_over_is_not_reopened() -> None:
    game = forum("forum=aelius")
    speak(game, "pass")
    assert is_refused(game, "senator fabius")


# -- [1.07.6], [1.07.7]


def test_1_07_6_games() -> None:
    game = forum("unrest=2 column=fabius*(rome_consul,t18,pop7),valerius@sicilia(t7),cornelius(t6)")
    until(game, "Games")
    assert set(menu(game)) == {
        "pass",
        "slice-and-dice fabius",
        "slice-and-dice valerius",
        "blood-fest fabius",
        "gala fabius",
    }
    speak(game, "gala fabius")
    assert (game.popularity[man("fabius")], game.unrest, game.talents[man("fabius")]) == (9, 0, 0)
    assert asked(game) == "ChangeLeader"


def test_1_07_6_pompey_gains_twice() -> None:
    game = forum("unrest=5 column=30a_pompey*(rome_consul,t18,pop1)")
    until(game, "Games")
    speak(game, "blood-fest 30a_pompey")
    assert (game.popularity[man("30a_pompey")], game.unrest) == (5, 3)


def test_1_07_6_neither_captives_nor_rebels_give_games() -> None:
    game = forum(
        "wars=1st_punic_war:active"
        " column=fabius*(rome_consul),valerius@captive.1st_punic_war(t20),cornelius@revolt(rebel,t20) forces=cornelius:1"
    )
    until(game, "Games", "ChangeLeader")
    assert asked(game) == "ChangeLeader"
    assert set(menu(game)) == {"pass", "senator valerius", "senator cornelius"}


def test_1_07_7_a_leaderless_faction_may_name_one() -> None:
    game = forum("column=fabius(rome_consul),valerius")
    until(game, "ChangeLeader")
    assert set(menu(game)) == {"pass", "senator fabius", "senator valerius"}
    speak(game, "pass")
    assert game.leader[0] == NOBODY


# -- [1.07], [1.07.22] order and auctions


def order(game: Republic) -> list[int]:
    """Whose initiatives were played, to the end of the phase."""
    seats: list[int] = []
    for _ in range(300):
        if game.phase >= POPULATION or game.over or not game.actors():
            return seats
        if asked(game) == "ChangeLeader":
            seats.append(game.actors()[0])
        offered = menu(game)
        speak(game, next((quiet for quiet in ("pass", "done", "no", "talents 0") if quiet in offered), offered[0]))
    return seats


TWELVE = "dice=5,6,5,6,5,6,5,6,5,6,5,6"


def test_1_07_the_first_man_begins_and_takes_what_nobody_buys() -> None:
    game = phase("forum", f"{DRAWS} {TWELVE} column=cornelius*,fabius trident=fulvius*(rome_consul),furius,aurelius")
    assert order(game) == [2, 3, 0, 1, 2, 2]


def test_1_07_an_eliminated_faction_has_no_initiative() -> None:
    game = phase("forum", f"{DRAWS} {TWELVE} star=- eliminated=star")
    assert order(game) == [0, 1, 2, 0, 0, 0]


@pytest.mark.parametrize("players", [3, 5, 6])
def test_1_07_there_are_always_six(players: int) -> None:
    extra = {3: "", 5: " torch=aelius*,terentius", 6: " torch=aelius*,terentius crescent=plautius*,flaminius"}[players]
    if players == 3:
        game = GAME_TYPE.from_position(
            f"players=3 turn=2 phase=forum stack=Years(forum) {DRAWS} {TWELVE}"
            f" column=cornelius*(rome_consul),fabius amphora=julius*,claudius trident=fulvius*,furius",
            7,
        )
        game.advance()
    else:
        game = phase("forum", f"players={players} {DRAWS} {TWELVE}{extra}")
    assert order(game) == [*range(players), *[0] * (6 - players)]


def test_1_07_22_bids_rise_and_who_cannot_reach_them_does_not_bid() -> None:
    game = phase(
        "forum",
        f"{DRAWS} {TWELVE} column=cornelius*(rome_consul,t3),fabius amphora=julius*,claudius"
        f" trident=fulvius*(t6),furius@sicilia(t9)"
        " star=junius*(t4),papirius(t4)",
    )
    until(game, "Auction")
    speak(game, "senator cornelius", "talents 3")
    if game.actors() == [1]:
        speak(game, "pass")
    assert game.actors() == [2]
    assert menu(game) == ["pass", "senator fulvius"]
    speak(game, "senator fulvius", "talents 5")
    if asked(game) == "Auction":
        assert game.actors() == [3]
        assert menu(game) == ["pass"]
        speak(game, "pass")
    assert game.talents[man("fulvius")] == 1
    assert game.talents[man("cornelius")] == 3
    assert game.actors() == [2]


def test_1_07_22_a_faction_without_a_senator_in_rome_is_not_asked_but_has_its_initiative() -> None:
    game = phase("forum", f"{DRAWS} {TWELVE} star=junius*@sicilia(t20),papirius@africa")
    assert order(game) == [0, 1, 2, 3, 0, 0]


def test_1_05_4_an_empty_faction_rolls_and_draws_and_does_no_more() -> None:
    game = phase("forum", f"{DRAWS} {TWELVE} star=- marks=bereft:8")
    order(game)
    assert len(game.hands[3]) == 1


# -- the order is fixed at F1


def test_1_07_a_death_among_the_initiatives_does_not_change_their_order() -> None:
    game = phase(
        "forum",
        "draw=tribune_1,tribune_2,tribune_3,tribune_4,tribune_5 dice=5,6,3,4,2,3,3,5,6,5,6,5,6,5,6"
        " column=fabius*,cornelius(rome_consul)"
        " chits=1,20,0,0,0,0 star=junius*(inf30),papirius,acilius",
    )
    assert order(game) == [0, 1, 2, 3, 3, 3]
    assert game.where[man("cornelius")] != ROME


# -- W2, W1


def test_1_07_35_influence_peddling_in_the_middle_of_a_persuasion() -> None:
    game = forum(
        "column=fabius*(rome_consul,t5),valerius column.hand=seduction amphora.hand=influence_peddling_1 forum=aelius"
    )
    speak(game, "peddle column", seat=1)
    assert asked(game) == "Persuade"
    assert len(game.hands[1]) == 1
    assert len(game.hands[0]) == 1
    assert is_refused(game, "peddle column", seat=1)


def test_1_07_36_no_law_in_the_forum() -> None:
    game = forum("column.hand=gabinian_law forum=aelius")
    assert not [word for word in menu(game) if "gabinian" in word]


def test_1_06_31_a_ransom_between_bids_leaves_less_to_bid() -> None:
    game = forum(
        "column=fabius*(rome_consul,t5),valerius amphora=julius*,manlius@captive.1st_punic_war amphora.box=12"
        " wars=1st_punic_war:active forum=aelius"
    )
    speak(game, "senator fabius", "senator aelius", "talents 1")
    assert game.actors() == [1]
    speak(game, "ransom manlius", seat=1)
    until(game, "CounterBribe")
    assert game.where[man("manlius")] == ROME
    assert game.box[1] == 2
    assert menu(game)[-1] == "talents 2"
