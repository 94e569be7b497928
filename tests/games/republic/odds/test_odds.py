"""The odds of chits, Forum, people and provinces against the real rules, played again and again with other dice."""

from __future__ import annotations

import pytest

from comitium.games.republic.catalogue.ids import BLACKMAIL
from comitium.games.republic.catalogue.values import STALEMATE, VICTORY
from comitium.games.republic.events.forum import BlackmailRolled, PersuasionRolled
from comitium.games.republic.events.population import ManpowerShort, MobRose, NoRecruits, PeopleRose
from comitium.games.republic.odds import gambles as odds
from comitium.games.republic.odds.battle import hit, only_master
from comitium.games.republic.odds.dice import STAYING, chance_of_death, chits_drawn, share
from comitium.games.republic.rules.common import chits
from comitium.games.republic.rules.r1_05_mortality.r1_05_3_death import strike
from comitium.games.republic.rules.r1_06_revenue.r1_06_4_provinces import develop
from comitium.games.republic.rules.r1_07_forum.r1_07_5_knights import attract, press
from comitium.games.republic.rules.r1_07_forum.r1_07_8_order import recover
from comitium.games.republic.rules.r1_07_forum.r1_07_41_attempt import Persuasion, announce, roll
from comitium.games.republic.rules.r1_08_population.r1_08_population import Population, state_of_the_republic
from comitium.games.republic.rules.r1_10_combat.r1_10_71_capture import expose
from comitium.games.republic.state.numbers import NOBODY, OUT, ROME_CONSUL
from comitium.games.republic.state.republic import ERA_ENDS, Republic
from games.republic.fixtures.builder import create, deal, event, govern, grant, listen, new_table, put, wage
from games.republic.fixtures.sampling import agree, commanding, struck_down

# -- chits


@pytest.mark.parametrize("number", [1, 2, 6, 20, 40])
def test_1_05_21_so_many_chits_stay_out(number: int) -> None:
    game = new_table()
    chances = chits_drawn(number)
    assert sum(chances) == pytest.approx(1)
    average = sum(out * chance for out, chance in enumerate(chances))
    exactly = chances[min(number, STAYING)]

    def once(world: Republic) -> tuple[float, ...]:
        drawn = len(chits.draw(world, number, ""))
        return drawn, drawn == min(number, STAYING)

    agree(game, (average, exactly), once)


def test_1_05_22_one_of_two_brothers_is_struck_half_the_time() -> None:
    game = new_table()
    elder, younger = put(game, "25a_tiberius_gracchus", 0), put(game, "25b_gaius_gracchus", 1)
    other = put(game, "cornelius", 2)
    assert share(game, elder) == share(game, younger) == 0.5
    everyone = 1 << elder | 1 << younger | 1 << other
    expected = tuple(chance_of_death(game, man, 6) for man in (elder, younger, other))

    def once(world: Republic) -> tuple[float, ...]:
        dead = strike(world, 6, everyone, "")
        return elder in dead, younger in dead, other in dead

    agree(game, expected, once)
    game.where[younger] = OUT
    assert share(game, elder) == 1


def test_1_10_7_a_master_of_horse_falls_and_his_commander_does_not() -> None:
    game, _, man = commanding("1st_gallic_war", legions=9, master="julius")
    master = odds.force_of(game, man).master
    expected = only_master(game, odds.force_of(game, man), 9)

    def once(world: Republic) -> tuple[float, ...]:
        dead = strike(world, 9, 1 << man | 1 << master, "")
        return (master in dead and man not in dead,)

    agree(game, (expected,), once)
    brothers = new_table()
    one, other = put(brothers, "29a_crassus", 0), put(brothers, "29b_lucullus", 0)
    together = odds.Force(one, 5, master=other)
    assert only_master(brothers, together, 9) == pytest.approx(
        chance_of_death(brothers, other, 9)
    )  # never both: it is one chit


@pytest.mark.parametrize("number", [1, 2, 5])
def test_1_10_71_the_last_chit_captures_if_it_is_not_the_only_one(number: int) -> None:
    game, war, man = commanding("1st_gallic_war", legions=9)
    killed, captured = hit(game, man, number, STALEMATE)
    assert killed + captured == pytest.approx(chance_of_death(game, man, number))
    assert hit(game, man, number, VICTORY) == (pytest.approx(killed + captured), 0)

    def once(world: Republic) -> tuple[float, ...]:
        expose(world, war, number, 1 << man, STALEMATE, "")
        return struck_down(world, man)

    agree(game, (killed, captured), once)
    assert captured == pytest.approx((sum(chits_drawn(number)[2:])) / STAYING)


# -- the Forum


def persuading(omens: int = 0, ending: bool = False) -> tuple[Republic, int, int]:
    game = new_table()
    event(game, "evil_omens", omens)
    game.marks[ERA_ENDS] = int(ending)
    persuader = put(game, "cornelius", 0, leader=True, influence=9, talents=10)
    return game, persuader, put(game, "fabius", 1, talents=2)


@pytest.mark.parametrize(("omens", "ending", "bribe", "counter"), [(0, False, 0, 0), (1, False, 8, 0), (0, True, 10, 0),
                                                                   (0, False, 10, 3), (2, True, 10, 6)])  # fmt: skip
def test_1_07_41_persuasion(omens: int, ending: bool, bribe: int, counter: int) -> None:
    game, persuader, target = persuading(omens, ending)
    found = odds.persuasion(game, 0, persuader, target, bribe, counter)

    def once(world: Republic) -> tuple[float, ...]:
        ear = listen(world)
        attempt = Persuasion(0, 0, NOBODY, persuader, target, bribe, 0)
        announce(world, attempt)
        attempt.counter = counter
        roll(world, attempt)
        assert ear.all(PersuasionRolled)[0].number == found.number
        return (world.faction[target] == 0,)

    agree(game, (found.chance,), once)


def test_1_07_41_natural_ten_fails_whatever_the_number_and_nine_once_the_era_ends() -> None:
    game, persuader, target = persuading()
    game.influence[persuader] = 99
    assert odds.persuasion(game, 0, persuader, target).highest == 9
    assert odds.persuasion(game, 0, persuader, target).chance == pytest.approx(30 / 36)
    game.marks[ERA_ENDS] = 1
    assert odds.persuasion(game, 0, persuader, target).highest == 8
    assert odds.persuasion(game, 0, persuader, target).chance == pytest.approx(26 / 36)


def test_1_07_412_every_bribe_he_could_pay_is_listed() -> None:
    game, persuader, target = persuading()
    chances = odds.by_bribe(game, 0, persuader, target)
    assert len(chances) == 11
    assert chances == sorted(chances)
    assert chances[10] == odds.persuasion(game, 0, persuader, target, 10).chance > chances[0]
    assert game.talents[persuader] == 10


def test_1_07_413_a_failed_blackmail() -> None:
    game, persuader, target = persuading(1)
    game.influence[persuader] = 0
    deal(game, 0, "blackmail")

    def once(world: Republic) -> tuple[float, ...]:
        ear = listen(world)
        attempt = Persuasion(0, 0, BLACKMAIL, persuader, target, 0, 0)
        roll(world, attempt)
        rolled = ear.all(BlackmailRolled)[0]
        return rolled.influence, rolled.popularity

    agree(game, (odds.blackmailed(game), odds.blackmailed(game)), once)


@pytest.mark.parametrize(("talents", "omens"), [(0, 0), (2, 0), (2, 1), (5, 0), (5, 2)])
def test_1_07_5_a_knight(talents: int, omens: int) -> None:
    game = new_table()
    event(game, "evil_omens", omens)
    senator = put(game, "cornelius", 0, talents=9, knights=3)
    sure = odds.sure_knight(game, 0, senator)
    assert odds.knight(game, 0, senator, sure) == 1
    assert sure == 0 or odds.knight(game, 0, senator, sure - 1) < 1

    def once(world: Republic) -> tuple[float, ...]:
        attract(world, 0, senator, talents)
        won = world.knights[senator] - 3
        before = world.talents[senator]
        press(world, senator, 2)
        return won, world.talents[senator] - before

    agree(game, (odds.knight(game, 0, senator, talents), odds.pressed(game, 2)), once)


# -- the people


@pytest.mark.parametrize(("unrest", "popularity", "omens"), [(3, 0, 0), (9, -2, 0), (7, 3, 1), (14, 0, 0)])
def test_1_08_2_the_state_of_the_republic(unrest: int, popularity: int, omens: int) -> None:
    game = new_table()
    event(game, "evil_omens", omens)
    speaker = put(game, "cornelius", 0, leader=True, popularity=popularity, office=ROME_CONSUL)
    for seat, key in enumerate(("fabius", "valerius", "julius"), start=1):
        put(game, key, seat, leader=True)
    game.unrest = unrest
    found = odds.speech(game)
    assert found.speaker == speaker

    def once(world: Republic) -> tuple[float, ...]:
        ear = listen(world)
        state_of_the_republic(world, Population())
        rose = len(ear.all(PeopleRose))
        mob = len(ear.all(MobRose))
        after = found.unrest if rose else float(world.unrest)
        return rose, len(ear.all(ManpowerShort)), len(ear.all(NoRecruits)), mob, after

    agree(game, (found.revolt, found.shortage, found.no_recruits, found.mob, found.unrest), once)


def test_1_08_11_wars_nobody_fights_and_droughts_are_foreseen() -> None:
    game = new_table()
    game.unrest = 2
    wage(game, "1st_punic_war", unprosecuted=True)
    event(game, "drought", 2)
    assert odds.coming_unrest(game) == 5
    assert odds.speech(game).added == -5
    assert odds.speech(game, unrest=0).added == 0


# -- provinces and the Curia


@pytest.mark.parametrize(("corrupt", "omens"), [(False, 0), (True, 0), (False, 1)])
def test_1_06_4_a_province_develops(corrupt: bool, omens: int) -> None:
    game = new_table()
    event(game, "evil_omens", omens)
    governor = put(game, "cornelius", 0)
    province = govern(game, governor, "sicilia")
    game.corrupt = int(corrupt) << governor
    expected = odds.development(game, province)
    assert expected == odds.development(game, province, honest=not corrupt)

    def once(world: Republic) -> tuple[float, ...]:
        develop(world, 0)
        return (world.developed >> province & 1,)

    agree(game, (expected,), once)
    game.developed |= 1 << province
    assert odds.development(game, province) == 0


def test_1_06_4_a_province_without_governor_does_not_develop() -> None:
    game = new_table()
    assert odds.development(game, create(game, "sicilia")) == 0


@pytest.mark.parametrize("omens", [0, 1])
def test_1_07_8_who_leaves_the_curia(omens: int) -> None:
    game = new_table()
    event(game, "evil_omens", omens)
    concession = grant(game, "harbor_fees", -2)

    def once(world: Republic) -> tuple[float, ...]:
        recover(world)
        return (world.holder[concession] != -2,)

    agree(game, (odds.leaves_curia(game),), once)
