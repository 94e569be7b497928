"""[1.09.81] Repopulation of Rome, from the digest."""

from __future__ import annotations

from comitium.games.republic.catalogue.ids import ROME_CONSUL
from comitium.games.republic.choices import SENATOR
from comitium.games.republic.events import people
from comitium.games.republic.rules.common.people import leave
from comitium.games.republic.rules.r1_09_senate.choices import (
    ALL_FOR,
    CALL,
)
from comitium.games.republic.rules.r1_09_senate.kinds import BY_CHAIR
from comitium.games.republic.rules.r1_09_senate.kinds import CENSOR as CENSORSHIP
from comitium.games.republic.rules.r1_09_senate.r1_09_8_various import (
    receiver,
    repopulate,
)
from comitium.games.republic.state.numbers import COMBAT, GOVERNING, count
from comitium.games.republic.state.republic import BEREFT, Republic
from games.republic.fixtures.builder import asked, check, govern, listen, man, new_table, put, refusal, say
from games.republic.fixtures.senate import attack, call, hush, only_in_rome, put_to, senate_without_officers, sit

SEVEN = ("cornelius", "fabius", "julius", "claudius", "fulvius", "furius", "junius")


def small(*keys: str) -> Republic:
    """These are in Rome, and nobody else in play."""
    game = senate_without_officers()
    only_in_rome(game, *keys)
    return game


# -- 1.09.81


def test_1_09_81_seven_in_rome_bring_one_family_of_the_curia() -> None:
    game = small(*SEVEN)
    game.curia = [man("terentius"), man("aelius")]
    ear = listen(game)
    game.session.sitting = False
    sit(game, "opening")
    assert game.in_rome(man("terentius"))
    assert game.faction[man("terentius")] == 3  # one senator only
    assert game.curia == [man("aelius")]
    assert (game.influence[man("terentius")], game.popularity[man("terentius")]) == (1, 0)
    assert [event.rule for event in ear.all(people.SenatorJoined)] == ["1.09.81"]
    check(game)


def test_1_09_81_a_departure_below_eight_brings_as_many_as_are_missing() -> None:
    game = small(*SEVEN, "papirius")
    game.curia = [man("terentius"), man("aelius"), man("plautius")]
    sit(game, "other_business")
    leave(game, man("fabius"), GOVERNING)
    leave(game, man("claudius"), GOVERNING + 1)
    game.advance()
    assert count(game.rome) == 8
    assert game.curia == [man("plautius")]


def test_1_09_81_eight_are_enough() -> None:
    game = small(*SEVEN, "papirius")
    game.curia = [man("terentius")]
    assert not repopulate(game)
    assert game.curia == [man("terentius")]


def test_1_09_81_only_in_the_senate_phase() -> None:
    game = small(*SEVEN)
    game.curia = [man("terentius")]
    game.phase = COMBAT
    assert not repopulate(game)


def test_1_09_81_of_the_smallest_factions_the_least_influential_in_rome_receives() -> None:
    game = new_table(players=3)
    for key in ("cornelius", "fabius", "valerius", "julius"):
        put(game, key, 0)
    for key in ("claudius", "manlius", "fulvius"):
        put(game, key, 1, influence=4)
    for key in ("furius", "aurelius", "junius"):
        put(game, key, 2, influence=3)
    assert receiver(game) == 2


def test_1_09_81_members_who_are_away_count_their_influence_does_not() -> None:
    game = new_table(players=3)
    put(game, "cornelius", 0, influence=9)
    put(game, "fabius", 0, influence=1)
    put(game, "julius", 1, influence=5)
    put(game, "claudius", 1, influence=4)
    for key in ("furius", "aurelius", "junius"):
        put(game, key, 2, influence=0)
    govern(game, man("cornelius"), "sicilia")
    assert receiver(game) == 0


def test_1_09_81_the_last_tie_is_for_the_dice() -> None:
    game = new_table(players=3)
    for seat, key in enumerate(("cornelius", "fabius", "valerius")):
        put(game, key, seat, influence=3)
    ear = listen(game)
    game.loaded = [1, 2, 6, 5, 3, 3]
    assert receiver(game) == 1
    assert len(ear.all(people.TieRolled)) == 3


def test_1_09_81_an_eliminated_player_receives_nobody_an_empty_one_who_plays_does() -> None:
    game = small("cornelius", "fabius", "julius", "claudius", "fulvius", "furius")
    game.playing = 0b0111
    assert receiver(game) != 3
    game.playing = 0b1111
    assert receiver(game) == 3


def test_1_09_81_a_family_whose_statesman_is_in_play_is_skipped() -> None:
    game = small("fabius", "julius", "claudius", "fulvius", "furius", "junius")
    put(game, "1a_scipio_africanus", 0)
    game.curia = [man("cornelius"), man("terentius")]
    assert repopulate(game)
    assert game.curia == [man("cornelius")]
    assert game.in_rome(man("terentius"))
    game.gone |= 1 << man("1a_scipio_africanus")
    only_in_rome(game, "fabius", "julius", "claudius", "fulvius", "furius", "junius")
    assert repopulate(game)
    assert game.in_rome(man("cornelius"))


def test_1_09_81_without_a_curia_the_receiver_chooses_in_the_forum() -> None:
    game = small(*SEVEN)
    put(game, "terentius")
    put(game, "aelius")
    game.talents[man("aelius")] = 4
    sit(game, "opening")
    assert asked(game) == "Promote"
    assert not game.stack[-1].allows_asides(game, 0)
    assert game.actors() == [3]
    assert refusal(game, SENATOR + man("plautius"), 3) == "1.09.81"
    say(game, SENATOR + man("aelius"))
    assert game.faction[man("aelius")] == 3
    assert game.talents[man("aelius")] == 4
    assert game.forum == 1 << man("terentius")
    check(game)


def test_1_09_81_the_choice_is_repeated_until_there_are_eight() -> None:
    game = small(*SEVEN[:6])
    for key in ("terentius", "aelius", "plautius"):
        put(game, key)
    sit(game, "opening")
    assert asked(game) == "Promote"
    say(game, SENATOR + man("aelius"))
    assert asked(game) == "Promote"
    say(game, SENATOR + man("plautius"))
    assert asked(game) != "Promote"
    assert count(game.rome) == 8


def test_1_09_81_with_nobody_left_anywhere_it_stops() -> None:
    game = small(*SEVEN)
    assert not repopulate(game)


def test_1_09_81_a_faction_that_was_empty_and_gets_a_senator_is_called_before_the_tally() -> None:
    game = small("cornelius", "fabius", "valerius", "julius", "claudius", "manlius", "fulvius", "furius")
    game.offices[ROME_CONSUL] = man("cornelius")
    game.curia = [man("terentius")]
    game.marks[BEREFT] = 1 << 3  # the fourth faction waits for a senator
    put_to(game, [CENSORSHIP, man("valerius")], 0, man("cornelius"), BY_CHAIR)
    call(game, 0)
    say(game, ALL_FOR)
    call(game, 1)
    say(game, ALL_FOR)
    hush(game)
    say(game, CALL + 2)
    hush(game)
    game.loaded = [6]
    say(game, *attack("furius", "claudius"))
    assert game.in_rome(man("terentius"))
    assert game.faction[man("terentius")] == 3
    say(game, ALL_FOR)
    hush(game)
    assert asked(game) == "Call"
    assert game.legal(0) == [CALL + 3]
