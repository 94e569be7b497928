"""The odds of trials, attempts and revolts against every single throw, and against tables that were counted without this
program."""

from __future__ import annotations

from typing import Any

import pytest

from comitium.games.republic.catalogue.ids import CENSOR
from comitium.games.republic.catalogue.senators import ORATORY
from comitium.games.republic.catalogue.values import DEFEAT, STALEMATE, VICTORY
from comitium.games.republic.choices import NUMBER, PASS
from comitium.games.republic.events.attempts import AttemptResolved
from comitium.games.republic.game_type import GAME_TYPE
from comitium.games.republic.odds import gambles as odds
from comitium.games.republic.odds.dice import percent
from comitium.games.republic.odds.senate import accusation
from comitium.games.republic.odds.sentences.questions import by_choice
from comitium.games.republic.rules.r1_09_senate.choices import ALL_AGAINST, ALL_FOR
from comitium.games.republic.rules.r1_09_senate.kinds import MAJOR, MINOR, SPECIAL
from comitium.games.republic.rules.r1_09_senate.r1_09_4_trials.trials_choices import ACCUSE, ACCUSE_OF_MAJOR, APPEAL
from comitium.games.republic.state.numbers import FORCE, count
from comitium.games.republic.state.republic import Republic
from games.republic.fixtures.builder import asked, deal, event, listen, man, put, say
from games.republic.fixtures.sampling import MARKED, about, agree, counted
from games.republic.fixtures.senate import attack, call, finish_vote, hush, interrupt, voting
from games.republic.fixtures.senate_business.attempts import floor, strike
from games.republic.fixtures.senate_business.courts import accuse, court, open_court
from games.republic.fixtures.wars.field import campaign, fate, speak


def votes(game: Republic, seat: int) -> int:
    """[1.09.141] Oratory and knights of a faction's men."""
    return sum(ORATORY[one] + game.knights[one] for one in range(len(game.faction)) if game.faction[one] == seat)


# -- trials


@pytest.mark.parametrize("dice", [0, 2, 3])
@pytest.mark.parametrize("kind", [MINOR, MAJOR])
@pytest.mark.parametrize(("popularity", "influence", "omens"), [(0, 2, 0), (-4, 0, 0), (-9, 2, 1), (9, 2, 0), (3, 6, 2)])
def test_1_09_421_a_trial_by_all_throws_of_its_appeal(
    kind: int, dice: int, popularity: int, influence: int, omens: int
) -> None:
    """Glaucia may throw two dice or three; two factions are for his guilt, two against."""
    game = court()
    accused = put(game, "21a_glaucia", 0, popularity=popularity, influence=influence)
    game.corrupt, game.major = int(kind == MINOR) << accused, int(kind == MAJOR) << accused
    event(game, "evil_omens", omens)
    open_court(game)
    accuse(game, "21a_glaucia", "claudius", ACCUSE if kind == MINOR else ACCUSE_OF_MAJOR)
    call(game, 0)
    assert asked(game) == "Appeal"
    for_, against = votes(game, 1) + votes(game, 3), votes(game, 0) + votes(game, 2)
    found = odds.trial(game, voting(game), for_, against, dice)
    if dice:
        shown = dict(by_choice(game, 0))[APPEAL + dice].args
        assert shown == {"killed": percent(found.killed), "freed": percent(found.freed)}

    def once(world: Republic) -> tuple[float, ...]:
        ear = listen(world)
        say(world, APPEAL + dice if dice else PASS)
        people = [one.result for one in fate(ear, "AppealRolled")]
        if people in (["killed"], ["freed"]):
            assert (world.faction[accused] < 0) == (people == ["killed"])
            return people == ["killed"], people == ["killed"], people == ["freed"]
        finish_vote(world, {0: ALL_AGAINST, 1: ALL_FOR, 3: ALL_FOR, 2: ALL_AGAINST})
        return len(fate(ear, "SenatorConvicted")), 0, 0

    assert counted(game, dice, once) == about(found.convicted, found.killed, found.freed)


@pytest.mark.parametrize(("popularity", "omens"), [(0, 0), (3, 0), (-2, 1), (9, 0), (-9, 0)])
@pytest.mark.parametrize("hated", [False, True])
def test_1_09_74_the_leader_of_a_caught_assassin(popularity: int, omens: int, hated: bool) -> None:
    """[SPECIAL] Fulvius is tried because of Furius, with the popularity of Claudius against him."""
    game, _ = floor()
    game.popularity[man("claudius")] = popularity
    game.influence[man("fulvius")] = 9
    strike(game, 2, "furius", "claudius", 1)
    event(game, "evil_omens", omens)
    hush(game)
    vote = voting(game)
    assert vote.proposal[0] == SPECIAL
    assert game.influence[man("fulvius")] == 4
    for_, against = votes(game, 1) + votes(game, 3) * hated, votes(game, 2) + votes(game, 0)
    game.knights[man("claudius")] += 3
    found = odds.trial(game, vote, for_ + 3, against)

    def once(world: Republic) -> tuple[float, ...]:
        ear = listen(world)
        ways = {2: ALL_AGAINST, 1: ALL_FOR, 0: ALL_AGAINST}
        finish_vote(world, {**ways, 3: ALL_FOR} if hated else ways)
        people = [one.result for one in fate(ear, "AppealRolled")]
        return world.faction[man("fulvius")] < 0, people == ["killed"], people == ["freed"]

    assert counted(game, 2, once) == about(found.convicted, found.killed, found.freed)


def test_1_09_74_only_the_censor_is_in_danger_if_the_people_free_him() -> None:
    game, _ = floor()
    game.popularity[man("claudius")] = -9
    game.influence[man("fulvius")] = 9
    strike(game, 2, "furius", "claudius", 1)
    hush(game)
    game.influence[game.offices[CENSOR]] = MARKED
    found = odds.trial(game, voting(game))
    assert found.prosecutor == 0

    def once(world: Republic) -> tuple[float, ...]:
        finish_vote(world, {2: ALL_AGAINST})
        return (world.influence[man("julius")] != MARKED,)

    agree(game, (found.censor,), once)


# in hundredths: killed and freed by the people; acquitted if guilt is ahead by 0, 8 and 16 votes
APPEALS = {
    -5: (58, 0, 3, 0, 0),
    -4: (42, 0, 8, 0, 0),
    -3: (28, 0, 17, 3, 0),
    -2: (17, 0, 28, 8, 0),
    -1: (8, 0, 42, 17, 3),
    0: (3, 3, 58, 28, 8),
    1: (0, 8, 72, 42, 17),
    2: (0, 17, 83, 58, 28),
    3: (0, 28, 92, 72, 42),
    4: (0, 42, 97, 83, 58),
    5: (0, 58, 100, 92, 72),
    6: (0, 72, 100, 97, 83),
}


@pytest.mark.parametrize("popularity", APPEALS)
def test_1_09_421_the_table_of_appeals(popularity: int) -> None:
    game = court()
    game.popularity[man("fabius")] = popularity
    vote = accusation(game, MINOR, man("fabius"), man("claudius"))
    made = [odds.trial(game, vote, 20 + ahead + game.influence[man("fabius")], 20) for ahead in (0, 8, 16)]
    found = made[0].killed, made[0].freed, *[one.acquitted for one in made]
    assert found == pytest.approx([hundredths / 100 for hundredths in APPEALS[popularity]], abs=0.0051)


# -- attempts

ATTEMPTS = [
    (0, 0, 0, 0, 33, 33),
    (1, 0, 0, 0, 50, 17),
    (2, 0, 0, 0, 67, 0),
    (0, 1, 0, 0, 17, 75),
    (1, 1, 0, 0, 33, 56),
    (2, 1, 0, 0, 50, 31),
    (0, 2, 0, 0, 0, 96),
    (1, 2, 0, 0, 17, 88),
    (2, 2, 0, 0, 33, 70),
    (0, 0, 1, 0, 0, 89),
    (1, 0, 1, 0, 17, 75),
    (2, 0, 1, 0, 33, 56),
    (0, 0, 0, 1, 17, 50),
    (1, 0, 0, 1, 33, 33),
    (2, 0, 0, 1, 50, 17),
    (2, 1, 1, 1, 0, 0),  # what the table does not say: both kinds, and omens
]


@pytest.mark.parametrize(("cards", "guards", "escort", "omens", "killed", "caught"), ATTEMPTS)
def test_1_09_72_an_attempt_by_all_throws(cards: int, guards: int, escort: int, omens: int, killed: int, caught: int) -> None:
    game, _ = floor()
    event(game, "evil_omens", omens)
    deal(game, 2, *[f"assassin_{number}" for number in range(1, cards + 1)])
    deal(game, 1, *[f"secret_bodyguard_{number}" for number in range(1, guards + 1)], "tribune_1")
    if escort:
        game.guards.extend([man("claudius"), 150])
    found = odds.attempt(game, man("claudius"), cards, guards)
    if killed or caught:
        assert (found.killed, found.caught) == pytest.approx((killed / 100, caught / 100), abs=0.0051)

    def once(world: Republic) -> tuple[float, ...]:
        ear = listen(world)
        interrupt(world, 2, *attack("furius", "claudius", cards))
        if asked(world) == "Guard":
            say(world, NUMBER + guards)
        told = ear.all(AttemptResolved)[0]
        return told.killed, told.caught, told.killed and told.caught

    assert counted(game, 1 + guards + escort, once) == about(found.killed, found.caught, found.both)


@pytest.mark.parametrize("die", range(1, 7))
def test_1_09_73_bodyguards_when_the_die_is_known(die: int) -> None:
    game, _ = floor()
    deal(game, 2, "assassin_1")
    deal(game, 1, "secret_bodyguard_1", "secret_bodyguard_2")
    game.loaded = [die]
    interrupt(game, 2, *attack("furius", "claudius", 1))
    assert asked(game) == "Guard"
    for guards in (0, 1, 2):
        found = odds.attempt(game, man("claudius"), 1, guards, die)
        shown = dict(by_choice(game, 1))[NUMBER + guards].args
        assert shown == {"killed": percent(found.killed), "caught": percent(found.caught)}

        def once(world: Republic, guards: int = guards) -> tuple[float, ...]:
            ear = listen(world)
            say(world, NUMBER + guards)
            told = ear.all(AttemptResolved)[0]
            return told.killed, told.caught

        assert counted(game, guards, once) == about(found.killed, found.caught)


# -- revolts

WINNER = "column.box=60 column=fabius*,julius@syrian_war(field_consul,sent1,victorious,t2) wars=syrian_war:beaten"


@pytest.mark.parametrize("omens", [0, 1])
@pytest.mark.parametrize(("era", "needed"), [("early", 5), ("middle", 4), ("late", 3)])
@pytest.mark.parametrize("paid", [0, 2])
def test_1_11_31_legions_that_are_asked(era: str, needed: int, paid: int, omens: int) -> None:
    """Three legions and a veteran of nobody's throw; Julius's own veteran follows."""
    events = f"events=evil_omens:{omens}" if omens else ""
    game, _ = campaign(f"era={era} {events} {WINNER} forces=julius:3+1v+1v.julius", "revolution", hands=False)
    assert asked(game) == "Declare"
    found = odds.revolt(game, man("julius"), paid)
    assert found.follows == pytest.approx((7 - needed - omens) / 6)
    assert found.paid == pytest.approx((8 - needed - omens) / 6)
    mil = game.military(man("julius"))
    speak(game, 0, "sound-out")
    assert asked(game) == "Declare"

    def once(world: Republic) -> tuple[float, ...]:
        ear = listen(world)
        speak(world, 0, f"talents {paid}")
        if not fate(ear, "LegionSounded"):
            speak(world, 0, "done")
        joined = [one.follows for one in fate(ear, "LegionSounded")]
        assert len(joined) == 4
        told: Any = world.stack[-1]
        own = world.legions[FORCE + man("julius")] & world.veterans
        army = 2 + sum(joined) + count(told.followers & own)
        return sum(joined), army + min(army, mil)

    joined = sum((some + more - 1) * chance for some, more, chance in found.armies)
    assert counted(game, 4, once) == about(joined, found.strength)


def test_1_11_32_veterans_of_a_partisan_come_over_whatever_they_have_thrown() -> None:
    game, _ = campaign(
        "era=early column.box=60 column=fabius*,julius@syrian_war(field_consul,sent1,victorious) wars=syrian_war:beaten"
        " forces=julius:2+1v.fabius+1v.julius",
        "revolution",
        hands=False,
    )
    found = odds.revolt(game, man("julius"), named=1 << man("fabius"))

    def once(world: Republic) -> tuple[float, ...]:
        speak(world, 0, "sound-out", "revolt", "senator fabius", "done")
        army = world.legions[FORCE + man("julius")]
        return count(army & ~world.veterans), count(army & world.veterans)

    expected = [sum(army[place] * army[2] for army in found.armies) for place in (0, 1)]
    assert counted(game, 3, once) == about(*expected)


CIVIL = [
    "forces=fabius:8+1v.fabius,manlius:10+2v",
    "forces=fabius:3,manlius:12",
    "forces=fabius:14,manlius:9 events=evil_omens:1",
    "forces=fabius:2,manlius:1",  # ratings count no more than who is led
]


@pytest.mark.parametrize("text", CIVIL)
def test_1_11_37_the_senate_against_the_rebel_by_all_throws(text: str) -> None:
    line = "column=fabius*@revolt(rebel),cornelius@revolt wars=civil_war:active unrest=3"
    others = "amphora=valerius*,manlius@civil_war(field_consul,sent1) trident=claudius* star=papirius* star.hand=#1"
    game = GAME_TYPE.from_position(f"players=4 turn=3 phase=senate {line} {text} {others} stack=Years(combat)", 1)
    rebels, senate = man("fabius"), man("manlius")
    found = odds.civil_war(game, odds.force_of(game, senate), odds.force_of(game, rebels))
    before = count(game.legions[0])

    def once(world: Republic) -> tuple[float, ...]:
        ear = listen(world)
        world.advance()
        result = fate(ear, "BattleDecided")[0].result
        return result == DEFEAT, result == STALEMATE, result == VICTORY, count(world.legions[0]) - before

    expected = found.defeat, found.stalemate, found.victory, found.legions + found.rebel_legions
    assert counted(game, 3, once) == about(*expected)
