"""The odds of battles, attempts and revolts against the real rules, played again and again with other dice."""

from __future__ import annotations

from typing import Any

import pytest

from comitium.core.digest import digest
from comitium.games.republic.catalogue.values import DEFEAT, DISASTER, STALEMATE, STANDOFF, VICTORY
from comitium.games.republic.events.attempts import AttemptResolved
from comitium.games.republic.odds import gambles as odds
from comitium.games.republic.odds.battle import fought, planned
from comitium.games.republic.odds.revolt import allegiance
from comitium.games.republic.odds.senate import accusation
from comitium.games.republic.rules.r1_09_senate.kinds import MAJOR, MINOR
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_14_votes import tally
from comitium.games.republic.rules.r1_09_senate.r1_09_4_trials.r1_09_42_judgment import appeal
from comitium.games.republic.rules.r1_09_senate.r1_09_7_assassins import Attempt, resolve, throw
from comitium.games.republic.rules.r1_10_combat.r1_10_11_battles import AT_SEA, ON_LAND, can_march, fight
from comitium.games.republic.rules.r1_11_revolution.r1_11_3_declaration import Declare
from comitium.games.republic.rules.r1_11_revolution.r1_11_37_civil_war import clash
from comitium.games.republic.rules.r1_11_revolution.rising import declared_strength
from comitium.games.republic.state.numbers import (
    ACTIVE,
    AT_WAR,
    BEATEN,
    CENSOR,
    CIVIL_WAR,
    COMBAT,
    FORCE,
    NOBODY,
    SENATE,
    count,
)
from comitium.games.republic.state.republic import Republic
from games.republic.fixtures.builder import (
    deal,
    event,
    lead,
    listen,
    new_table,
    put,
    raise_legions,
    raise_veterans,
    rebel,
    stray,
)
from games.republic.fixtures.sampling import MARKED, agree, commanding, struck_down

BATTLES = [
    ("1st_gallic_war", {"legions": 8, "veterans": 2}),
    ("1st_gallic_war", {"legions": 14, "veterans": 3, "master": "julius"}),
    ("1st_gallic_war", {"legions": 12, "commander": "2a_fabius_maximus_cunctator", "omens": 1}),
    ("1st_gallic_war", {"legions": 9, "veterans": 1, "commander": "30a_pompey"}),
    ("1st_gallic_war", {"legions": 9, "commander": "29b_lucullus"}),
]


@pytest.mark.parametrize(("key", "force"), BATTLES)
def test_1_10_11_a_battle_on_land(key: str, force: dict[str, Any]) -> None:
    game, war, man = commanding(key, **force)
    lead(game, "hannibal")  # leads nothing here: the wars' own numbers count
    battle = odds.campaign(game, war, odds.force_of(game, man)).land
    assert battle is not None
    assert battle == fought(game, war, odds.force_of(game, man), ON_LAND)
    check_battle(game, war, man, battle, ON_LAND)


def check_battle(game: Republic, war: int, man: int, battle: odds.Battle, naval: bool) -> None:
    results = (battle.defeat, battle.disaster, battle.standoff, battle.stalemate, battle.victory)
    assert sum(results) == pytest.approx(1)
    master = odds.force_of(game, man).master
    expected = (*results, battle.legions, battle.fleets, battle.killed, battle.captured, battle.master_killed,
                battle.master_captured, battle.unrest)  # fmt: skip
    reserve, docks = count(game.legions[0]), game.fleets[0]
    game.unrest = 20

    def once(world: Republic) -> tuple[float, ...]:
        result = fight(world, war, man, naval)
        fallen = struck_down(world, man)
        second = struck_down(world, master) if master >= 0 else (False, False)
        lost = count(world.legions[0]) - reserve, world.fleets[0] - docks
        return (
            *[result == one for one in (DEFEAT, DISASTER, STANDOFF, STALEMATE, VICTORY)],
            *lost,
            *fallen,
            *second,
            world.unrest - 20,
        )

    agree(game, expected, once)


@pytest.mark.parametrize("level", [1, 2])
@pytest.mark.parametrize("desertion", ["ally_deserts", "enemy_ally_deserts"])
def test_1_10_11_desertions_change_the_enemy(desertion: str, level: int) -> None:
    game, war, man = commanding("1st_gallic_war", legions=8, veterans=2)
    before = odds.campaign(game, war, odds.force_of(game, man)).whole
    event(game, desertion, level)
    battle = odds.campaign(game, war, odds.force_of(game, man)).whole
    assert (battle.victory < before.victory) == (desertion == "ally_deserts")
    check_battle(game, war, man, battle, ON_LAND)


@pytest.mark.parametrize(("force", "options"), [
    ({"legions": 8, "veterans": 3, "fleets": 13}, {}),
    ({"legions": 6, "veterans": 1, "fleets": 16, "master": "julius"}, {}),
    ({"legions": 3, "fleets": 20, "commander": "2a_fabius_maximus_cunctator"}, {}),
    ({"legions": 8, "fleets": 18, "commander": "30a_pompey"}, {"desertion_duration": "turn"}),
])  # fmt: skip
def test_1_10_12_an_attack_at_sea_and_then_on_land(force: dict[str, Any], options: dict[str, Any]) -> None:
    game, war, man = commanding("1st_punic_war", **force, **options)
    if options:
        event(game, "enemy_ally_deserts", 2)
    found = odds.campaign(game, war, odds.force_of(game, man))
    assert found.sea is not None
    assert found.land is not None
    whole = found.whole
    assert found.sea_only + sum(
        (whole.defeat, whole.disaster, whole.standoff, whole.stalemate, whole.victory)
    ) == pytest.approx(1)
    expected = (found.sea.victory, found.landing, whole.victory, found.sea_only, whole.defeat, whole.stalemate,
                whole.legions, whole.fleets, whole.killed, whole.captured, found.landing * found.land.victory)  # fmt: skip
    reserve, docks = count(game.legions[0]), game.fleets[0]

    def once(world: Republic) -> tuple[float, ...]:
        result = fight(world, war, man, AT_SEA)
        won = result == VICTORY
        lands = won and world.where[man] == AT_WAR + war and can_march(world, war, man)
        if lands:
            result = fight(world, war, man, ON_LAND)
        beaten = world.zone[war] == BEATEN
        lost = count(world.legions[0]) - reserve, world.fleets[0] - docks
        last = not (won and not lands)
        return (won, lands, beaten, won and not lands, result == DEFEAT and last, result == STALEMATE and last, *lost,
                *struck_down(world, man), beaten)  # fmt: skip

    agree(game, expected, once)


def test_1_10_11_disasters_and_standoffs_used_this_turn_are_not_counted_again() -> None:
    game, war, man = commanding("1st_gallic_war", legions=20)
    force = odds.force_of(game, man)
    assert odds.campaign(game, war, force).whole.disaster > 0
    game.spent[war] = (1 << 19) - 1
    assert odds.campaign(game, war, force).whole.disaster > 0  # that was last year
    game.phase = COMBAT
    assert odds.campaign(game, war, force).whole.disaster == 0
    assert odds.campaign(game, war, force).whole.standoff == 0


def test_1_10_12_without_a_fleet_no_attack_and_without_support_no_landing() -> None:
    game, war, man = commanding("1st_punic_war", legions=10)
    found = odds.campaign(game, war, odds.force_of(game, man))
    assert not found.fights
    assert found.whole.victory == 0
    game.naval_victory |= 1 << war
    assert not odds.campaign(game, war, odds.force_of(game, man)).fights  # the army needs support


def test_1_10_12_who_stays_on_board_does_not_beat_the_war() -> None:
    game, war, man = commanding("1st_punic_war", legions=8, fleets=16)
    found = odds.campaign(game, war, odds.force_of(game, man), ashore=False)
    assert found.sea is not None
    assert found.whole.victory == found.landing == 0
    assert found.sea_only == pytest.approx(found.sea.victory)


def test_1_09_643_each_force_one_could_send() -> None:
    game, war, man = commanding("1st_gallic_war", legions=0)
    game.where[man] = 1
    game.rome |= 1 << man
    raise_legions(game, 15)
    stray(game, "1st_gallic_war", 2)
    found = odds.by_legions(game, war, man, 0)
    assert [one.force.legions for one in found] == list(range(2, 18))  # those on the war without a commander join him
    wins = [one.whole.victory for one in found]
    assert wins == sorted(wins)
    enough = odds.least_legions(game, war, man, 0, 0.5)
    assert wins[enough - 1] < 0.5 <= wins[enough]
    assert odds.least_legions(game, war, man, 0, 1.1) == NOBODY
    assert planned(game, war, man, 3).legions == 5


# -- the Senate


def court(popularity: int, influence: int, **options: Any) -> tuple[Republic, int, int, int]:
    game = new_table(**options)
    game.phase = SENATE
    judge = put(game, "fabius", 1, leader=True, office=CENSOR)
    prosecutor = put(game, "valerius", 2, leader=True, influence=MARKED)
    put(game, "manlius", 3, leader=True)
    put(game, "papirius", 0, leader=True)
    accused = put(game, "cornelius", 0, popularity=popularity, influence=influence)
    game.influence[judge] = MARKED
    return game, accused, prosecutor, judge


@pytest.mark.parametrize("dice", [2, 3])
@pytest.mark.parametrize(("popularity", "ayes", "noes"), [(0, 30, 12), (-6, 20, 16), (6, 40, 10)])
@pytest.mark.parametrize("kind", [MINOR, MAJOR])
def test_1_09_421_a_trial_with_an_appeal(kind: int, popularity: int, ayes: int, noes: int, dice: int) -> None:
    game, accused, prosecutor, judge = court(popularity, 8)
    found = odds.trial(game, accusation(game, kind, accused, prosecutor), ayes, noes, dice)
    assert found.convicted + found.acquitted == pytest.approx(1)

    def once(world: Republic) -> tuple[float, ...]:
        vote = accusation(world, kind, accused, prosecutor)
        world.push(vote)
        over = appeal(world, vote, dice)
        dead = world.faction[accused] < 0
        if not over:
            vote.ayes, vote.noes = ayes, noes
            world.stack = [vote]
            tally(world, vote)
        convicted = world.influence[accused] != 8 or world.faction[accused] < 0
        return (convicted, over and dead, over and not dead, world.influence[prosecutor] < MARKED,
                world.influence[judge] != MARKED)  # fmt: skip

    agree(game, (found.convicted, found.killed, found.freed, found.prosecutor, found.censor), once)


def test_1_09_42_without_an_appeal_the_votes_and_his_influence_decide() -> None:
    game, accused, prosecutor, _ = court(0, 8)
    vote = accusation(game, MINOR, accused, prosecutor)
    assert odds.trial(game, vote, 18, 10, 0).convicted == 0
    assert odds.trial(game, vote, 19, 10, 0).convicted == 1
    vote.ayes, vote.noes, vote.flags, vote.stake = 20, 10, 1, -6  # the people have spoken against him
    assert odds.trial(game, vote, 0, 7).convicted == 1
    assert odds.trial(game, vote, 0, 8).convicted == 0


def test_1_09_141_the_votes_still_to_be_cast_are_known() -> None:
    game, accused, prosecutor, _ = court(0, 8)
    vote = accusation(game, MINOR, accused, prosecutor)
    everything = odds.open_votes(game, vote)
    assert [seat for seat, _ in everything] == [0, 1, 2, 3]
    assert dict(everything)[2] == game.votes(prosecutor)
    vote.called = 0b0101
    assert [seat for seat, _ in odds.open_votes(game, vote)] == [1, 3]


@pytest.mark.parametrize("modifier", ["all", "own"])
@pytest.mark.parametrize(("cards", "guards", "escort", "omens"), [(0, 0, 0, 0), (2, 1, 0, 0), (1, 2, 1, 1), (0, 0, 1, 0)])
def test_1_09_72_an_attempt_on_a_life(cards: int, guards: int, escort: int, omens: int, modifier: str) -> None:
    values = {"catch_roll_modifier": modifier} if modifier == "all" else {}
    game, accused, prosecutor, _ = court(0, 8, **values)
    event(game, "evil_omens", omens)
    for card in range(escort):
        game.guards.extend([prosecutor, 150 + card])
    found = odds.attempt(game, prosecutor, cards, guards)

    def once(world: Republic) -> tuple[float, ...]:
        ear = listen(world)
        attempt = Attempt(0, accused, prosecutor, cards, 1, 0, guards, 0, NOBODY)
        world.push(attempt)
        throw(world, attempt)
        resolve(world, attempt)
        told = ear.all(AttemptResolved)[0]
        both = told.killed and told.caught
        return told.killed, told.caught, both, not told.killed and not told.caught

    agree(game, (found.killed, found.caught, found.both, found.nothing), once)


def test_1_09_73_as_many_bodyguards_as_the_asker_cannot_rule_out() -> None:
    game, *_ = court(0, 8)
    deal(game, 1, "secret_bodyguard_1")
    hidden = odds.most_guards(game, 0, 1)
    assert hidden == 1  # one card, whatever it is
    deal(game, 1, "tribune_1", "tribune_2", "tribune_3")
    most = odds.most_guards(game, 0, 1)
    assert most > 1
    deal(game, 0, "secret_bodyguard_2")
    assert odds.most_guards(game, 0, 1) == most - 1
    assert odds.most_guards(game, 0, 2) == 0


# -- revolts


@pytest.mark.parametrize("omens", [0, 1])
@pytest.mark.parametrize("paid", [0, 3])
def test_1_11_31_which_legions_follow(paid: int, omens: int) -> None:
    game, _, man = commanding("1st_gallic_war", legions=6, omens=omens)
    game.victorious |= 1 << man
    game.talents[man] = 9
    raise_veterans(game, 2, FORCE + man)
    raise_veterans(game, 1, ACTIVE, man)
    favoured = (game.legions[FORCE + man] & game.veterans) & -(game.legions[FORCE + man] & game.veterans)
    favoured = favoured if paid else 0
    found = odds.revolt(game, man, paid, favoured, declared=12)
    assert sum(chance for _, _, chance in found.armies) == pytest.approx(1)
    assert found.follows == allegiance(game)
    assert found.paid >= found.follows

    def once(world: Republic) -> tuple[float, ...]:
        asked = Declare(0, 1 << man, man, 4, 0, paid, favoured)
        asked.throw(world)
        strength = declared_strength(world, man, asked.followers, 0)
        return strength, strength > 12, count(asked.followers)

    ordinary = sum(some * chance for some, _, chance in found.armies)
    veterans = sum((more - 1) * chance for _, more, chance in found.armies)
    agree(game, (found.strength, found.strong_enough, ordinary + veterans), once)


@pytest.mark.parametrize("rule", ["one_draw", "each_side", "senate_losses"])
@pytest.mark.parametrize("legions", [4, 12])
def test_1_11_37_the_senate_against_the_rebel(rule: str, legions: int) -> None:
    values = {} if rule == "one_draw" else {"civil_war_chits": rule}
    game, _, man = commanding("civil_war", legions=8, veterans=2, **values)
    risen = put(game, "julius", 1, influence=MARKED)
    rebel(game, risen, legions=legions)
    raise_veterans(game, 1, FORCE + risen, risen)
    found = odds.civil_war(game, odds.force_of(game, man), odds.force_of(game, risen))
    before = count(game.legions[0])

    def once(world: Republic) -> tuple[float, ...]:
        result = clash(world, CIVIL_WAR, man)
        dead, fallen = world.faction[man] < 0, world.faction[risen] < 0
        lost = count(world.legions[0]) - before
        return result == DEFEAT, result == STALEMATE, result == VICTORY, lost, dead, fallen

    expected = (
        found.defeat,
        found.stalemate,
        found.victory,
        found.legions + found.rebel_legions,
        found.commander,
        found.rebel,
    )
    agree(game, expected, once)


def test_1_11_3_a_revolt_against_an_army_of_the_senate() -> None:
    game, _, man = commanding("1st_gallic_war", legions=10)
    weak, strong = odds.Force(put(game, "julius", 1), 2), odds.Force(put(game, "claudius", 1), 20)
    hopeful, hopeless = odds.revolt(game, man, against=weak).battle, odds.revolt(game, man, against=strong).battle
    assert hopeful is not None
    assert hopeless is not None
    assert hopeful.defeat > 0.4 > 0.05 > hopeless.defeat
    assert odds.revolt(game, man).battle is None


def test_1_11_31_where_no_legion_can_follow_there_is_no_battle_to_foresee() -> None:
    game, _, man = commanding("1st_gallic_war", legions=5, omens=2)  # early: a five is needed, and six less two is four
    found = odds.revolt(game, man, against=odds.Force(put(game, "julius", 1), 8))
    assert found.any_legion == 0.0
    assert found.battle is None


def test_1_07_1_omens_are_over_when_the_senate_meets_the_rebel() -> None:
    """The legions are asked today; the battle is fought next year, behind a Forum Phase in which events leave."""
    game, _, man = commanding("1st_gallic_war", legions=0)
    raise_veterans(game, 5, FORCE + man, man)
    senate = odds.Force(put(game, "julius", 1), 8)
    plain = odds.revolt(game, man, against=senate).battle
    event(game, "evil_omens", 2)
    assert plain is not None
    assert odds.revolt(game, man, against=senate).battle == plain


# -- from what lies open


def test_the_odds_change_nothing_and_read_no_secret() -> None:
    game, war, man = commanding("1st_punic_war", legions=8, fleets=16)
    deal(game, 1, "assassin_1", "secret_bodyguard_1")
    game.loaded = [1, 1, 1, 1, 1, 1]
    twin = game.clone()
    twin.hands[1], twin.box, twin.loaded, twin.deck = [140, 141], [9, 9, 9, 9], [6, 6, 6], twin.deck[::-1]
    target = put(game, "furius", 3)
    put(twin, "furius", 3)
    before = digest(game)
    for one, other in zip(everything(game, war, man, target), everything(twin, war, man, target), strict=True):
        assert one == other
    assert game.loaded == [1, 1, 1, 1, 1, 1]
    assert digest(game) == before


def everything(game: Republic, war: int, man: int, target: int) -> list[Any]:
    return [
        odds.campaign(game, war, odds.force_of(game, man)),
        odds.persuasion(game, 0, man, target),
        odds.knight(game, 0, man, 1),
        odds.speech(game),
        odds.attempt(game, target, 1, 1),
        odds.most_guards(game, 0, 1),
        odds.appeal(game, 2),
        odds.revolt(game, man),
        odds.leaves_curia(game),
    ]
