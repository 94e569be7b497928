"""The worked examples of the rulebook, number by number. Where a position says it all it stands here as one text."""

from __future__ import annotations

import pytest

from comitium.games.republic.catalogue.values import DISASTER, STALEMATE, STANDOFF
from comitium.games.republic.choices import DONE, FACTION, SENATOR, TALENTS
from comitium.games.republic.deals import agreements
from comitium.games.republic.deals import notation as clauses
from comitium.games.republic.events.combat import ArmiesMet, BattleDecided, UnitsLost
from comitium.games.republic.events.forum import PersuasionRolled
from comitium.games.republic.events.wars import WarPlaced
from comitium.games.republic.game_type import GAME_TYPE
from comitium.games.republic.rules.common.wars import (
    disasters,
    fleet_strength,
    is_revolt,
    land_strength,
    leave_play,
    spoils,
    standoffs,
)
from comitium.games.republic.rules.r1_06_revenue.choices import GIVE
from comitium.games.republic.rules.r1_07_forum.r1_07_3_cards import draw_card
from comitium.games.republic.rules.r1_07_forum.r1_07_4_persuasion import Persuade
from comitium.games.republic.rules.r1_07_forum.r1_07_41_attempt import Persuasion, loyalty
from comitium.games.republic.rules.r1_09_senate import kinds
from comitium.games.republic.rules.r1_09_senate.choices import ALL_AGAINST, ALL_FOR, ATTEMPT, CALL
from comitium.games.republic.state.numbers import (
    CENSOR,
    FIELD_CONSUL,
    FORCE,
    FORUM,
    FOUGHT,
    GOVERNING,
    IMMINENT,
    NOBODY,
    REVENUE,
    count,
)
from comitium.games.republic.state.republic import OWED, Republic
from games.republic.fixtures.builder import (
    Ear,
    asked,
    card,
    create,
    listen,
    man,
    play,
    province,
    raise_fleets,
    raise_legions,
    say,
    wage,
    war,
)
from games.republic.fixtures.senate import ballot, can, hush, offer, refused, senate_with_officers, sit, tell


def at(text: str) -> Republic:
    return GAME_TYPE.from_position(text, 1)


def run(text: str) -> tuple[Republic, Ear]:
    """From a position to the first question."""
    game = at(text)
    ear = listen(game)
    game.advance()
    return game, ear


# -- 1.04.3: 15 talents for a nomination and a vote


def test_1_04_3_who_kept_her_word_is_paid_though_the_vote_was_lost() -> None:
    """Virginie (column) has promised to nominate Claudius of Gilles' (amphora) and to vote for him, not when she calls whom:
    she calls Gilles first, Laurent (trident) votes against it with all he can buy, and 15 talents are still due."""
    game = senate_with_officers()
    for name in ("claudius", "fulvius"):
        game.prior_consul |= 1 << man(name)
    game.talents[man("fulvius")] = 30
    game.box[1] = 20
    sit(game, "censor")
    bargain = "amphora pay column 15; column nominate amphora censor claudius; column for amphora censor claudius"
    game.accept(0, game.offer(1, clauses.read(bargain)))
    tell(game, "propose censor")
    hush(game)
    assert game.legal(0) == [SENATOR + man("claudius")]  # that was promised
    tell(game, "senator claudius")
    hush(game)
    assert CALL + 1 in game.legal(0)  # nothing was said about the order
    for seat, way in ((1, ALL_FOR), (0, ALL_FOR), (2, ALL_AGAINST), (3, ALL_AGAINST)):
        game.apply(game.actors()[0], CALL + seat)
        hush(game)
        assert asked(game) == "Turn"
        if seat == 2:  # Laurent buys votes
            tell(game, "one-by-one", "against 30", "against 0", "against 0")
        else:
            game.apply(seat, way)
        hush(game)
    assert game.offices[CENSOR] == man("fulvius")
    assert (game.box[0], game.box[1]) == (0, 20)  # 1.04.6: not before the Revenue Phase
    agreements.pay_debts(game)
    assert (game.box[0], game.box[1]) == (15, 5)


def test_1_04_6_talents_change_hands_in_the_redistribution_and_at_no_other_time() -> None:
    """A payment that was promised in the Senate waits for the Revenue Phase; there a gift is made at once."""
    game, _ = run(
        "column=cornelius* amphora=julius* trident=manlius* star=fulvius* column.box=9 phase=mortality chits=0 "
        "stack=Years(revenue) deals=1/column.amphora/column.amphora/binding/column.pay.amphora.4"
    )
    assert asked(game) == "Redistribution"
    assert (game.box[0], game.box[1]) == (5, 4)
    say(game, GIVE, FACTION + 1, TALENTS + 2)
    assert (game.box[0], game.box[1]) == (3, 6)
    session = senate_with_officers()
    session.box[0] = 9
    sit(session)
    hush(session)
    refused(session, "give")


# -- 1.04.7: the picture of four senators


def test_1_04_7_ten_votes_of_three_senators_in_rome() -> None:
    game = at(
        "scenario=middle column=manlius(pop-2,k2),25a_tiberius_gracchus(censor,aegyptian_grain,statesman_on_family),"
        "papirius@sicilia(corrupt),sulpicius* amphora=julius* trident=claudius* star=fulvius*"
    )
    votes = [game.votes(man(key)) for key in ("manlius", "25a_tiberius_gracchus", "sulpicius")]
    assert votes == [4, 4, 2]
    assert not game.in_rome(man("papirius"))
    assert sum(votes) == 10


# -- 1.06.13: 2 - 3 = -1


def test_1_06_13_a_governor_who_throws_2_in_hispania_ulterior_costs_the_state_1() -> None:
    game, _ = run(
        "column=cornelius*,fabius@hispania_ulterior amphora=julius* trident=manlius* star=fulvius* "
        "phase=mortality stack=Years(revenue) dice=2"
    )
    assert asked(game) == "TakeSpoils"
    tell(game, "yes")
    assert game.corrupt == 1 << man("fabius")
    assert game.talents[man("fabius")] == 1  # his basic income, and no debt
    assert game.marks[OWED] == 1


# -- 1.07.332: the second Punic War waits for an attack on the first


def test_1_07_332_the_first_need_not_be_beaten_but_attacked_in_the_same_turn() -> None:
    game = senate_with_officers()
    raise_legions(game, 25)
    raise_fleets(game, 20)
    wage(game, "1st_punic_war")
    wage(game, "2nd_punic_war")
    sit(game)
    offer(game, kinds.MILITARY)
    tell(game, "deploy julius", "war 2nd_punic_war", "legions 10", "fleets 5")
    refused(game, "done", "1.07.332")
    tell(game, "deploy cornelius", "war 1st_punic_war", "legions 10", "fleets 5")
    assert can(game, "done")


# -- 1.07.3321: three Punic Wars and Hannibal


def test_1_07_3321_the_third_is_drawn_before_the_second() -> None:
    game = at(
        "column=cornelius* amphora=julius* trident=manlius* star=fulvius* phase=forum wars=1st_punic_war:inactive "
        "draw=3rd_punic_war,2nd_punic_war,hannibal stack=Years(population)"
    )
    wars = [war("1st_punic_war"), war("2nd_punic_war"), war("3rd_punic_war")]
    ear = listen(game)
    zones = []
    for _ in range(3):
        draw_card(game, 0)
        zones.append([game.zone[number] for number in wars])
    assert zones == [[FOUGHT, 0, IMMINENT], [FOUGHT, IMMINENT, IMMINENT], [FOUGHT, IMMINENT, IMMINENT]]
    assert [said.war for said in ear.all(WarPlaced)] == [wars[2], wars[1]]
    assert land_strength(game, wars[0]) == 17  # 10 and Hannibal's 7
    second = at(
        "turn=2 column=cornelius* amphora=julius* trident=manlius* star=fulvius* chits=0,0 leaders=hannibal:board "
        "wars=1st_punic_war:active,2nd_punic_war:imminent,3rd_punic_war:imminent"
    )
    second.advance()
    assert [second.zone[number] for number in wars] == [FOUGHT, FOUGHT, IMMINENT]


# -- 1.07.333


def test_1_07_333_the_third_punic_war_beaten_makes_revolts_of_the_others() -> None:
    game = at("column=cornelius* wars=1st_punic_war:active,2nd_punic_war:active,3rd_punic_war:active")
    assert [spoils(game, war(key)) for key in ("1st_punic_war", "2nd_punic_war")] == [35, 25]
    leave_play(game, war("3rd_punic_war"), 4, "1.10.4")
    assert is_revolt(game, war("1st_punic_war"))
    assert is_revolt(game, war("2nd_punic_war"))


# -- 1.07.334: what a war costs


def test_1_07_334_an_active_war_costs_20_talents_and_others_nothing() -> None:
    """The bill: 20 for the active war. Unprosecuted, it also raises unrest by 1 each year."""
    text = "column=cornelius* amphora=julius* trident=manlius* star=fulvius* phase=mortality stack=Years(revenue) wars="
    left = []
    for wars in ("syrian_war:active", "syrian_war:inactive", "syrian_war:imminent"):
        game, _ = run(text + wars)
        for seat in range(4):
            game.apply(seat, DONE)
        for _ in range(8):  # nobody gives anything
            if game.phase == REVENUE:
                game.apply(game.actors()[0], game.legal(game.actors()[0])[0])
        assert game.phase == FORUM
        left.append(game.treasury)
    assert left == [180, 200, 200]
    people, _ = run(
        "column=cornelius*(rome_consul) amphora=julius* trident=manlius* star=fulvius* phase=forum stack=Years(population) "
        "wars=syrian_war:active+unprosecuted,1st_gallic_war:active dice=4,4,5"
    )
    assert people.unrest == 1


# -- 1.07.414: Fabius and Claudius


@pytest.mark.parametrize("dice", ["4,5", "5,4"])
def test_1_07_414_sixteen_talents_against_eight_and_a_throw_of_nine(dice: str) -> None:
    game = at(
        "column=fabius*(t16) amphora=julius* trident=manlius* star=fulvius* forum=claudius amphora.box=5 trident.box=3 "
        f"phase=forum stack=Years(population) dice={dice}"
    )
    game.stack.clear()  # nothing comes after it
    ear = listen(game)
    play(game, Persuade(0))
    numbers: list[int] = []
    say(game, SENATOR + man("fabius"), SENATOR + man("claudius"), TALENTS + 9)
    for spent in (5, 3, 0):
        numbers.append(_success(game))
        say(game, TALENTS + spent)
    numbers.append(_success(game))
    say(game, TALENTS + 7)
    numbers.append(_success(game))
    while asked(game) == "CounterBribe":
        say(game, TALENTS)
    assert numbers == [9, 4, 1, 1, 8]
    if asked(game) == "Raise":
        say(game, TALENTS)
    (rolled,) = ear.all(PersuasionRolled)
    assert (rolled.number, rolled.won) == (8, 0)
    assert game.faction[man("claudius")] == NOBODY
    assert game.talents[man("claudius")] == 24
    assert loyalty(game, man("claudius"), 0) == 7 + 24


def _success(game: Republic) -> int:
    return next(frame.number(game) for frame in game.stack if isinstance(frame, Persuasion))


# -- 1.08.12: four for one war and two droughts


def test_1_08_12_a_war_with_drought_unprosecuted_and_two_draws() -> None:
    game, _ = run(
        "column=cornelius*(rome_consul) amphora=julius* trident=manlius* star=fulvius* phase=forum stack=Years(population) "
        "wars=1st_illyrian_war:active+unprosecuted events=drought:2 dice=5,5,5"
    )
    assert game.unrest == 4


# -- 1.09.131: what is a change, and what is not


@pytest.mark.parametrize(("who", "legions", "allowed"), [("julius", 8, False), ("julius", 7, True), ("cornelius", 8, True)])
def test_1_09_131_fewer_legions_or_another_man(who: str, legions: int, allowed: bool) -> None:
    """Eight legions for Julius were voted down."""
    game = senate_with_officers()
    raise_legions(game, 8)
    wage(game, "1st_gallic_war")
    sit(game)
    offer(game, kinds.MILITARY)
    tell(game, "deploy julius", "war 1st_gallic_war", "legions 8", "done")
    ballot(game, "A")
    if who == "cornelius":  # without a Field Consul in Rome the Rome Consul may be sent
        game.offices[FIELD_CONSUL] = NOBODY
    offer(game, kinds.MILITARY)
    tell(game, f"deploy {who}", "war 1st_gallic_war", f"legions {legions}")
    if allowed:
        assert can(game, "done")
    else:
        refused(game, "done", "1.09.131")


def test_1_09_131_one_governor_of_two() -> None:
    game = senate_with_officers()
    create(game, "hispania_citerior")
    create(game, "sicilia")
    sit(game, "governors")
    both = ("province sicilia", "senator claudius", "province hispania_citerior", "senator fabius")
    tell(game, *both, "done")
    ballot(game, "A")
    tell(game, "province hispania_citerior", "senator fabius")
    assert can(game, "done")
    tell(game, "province sicilia", "senator claudius")
    refused(game, "done", "1.09.131")


def test_1_09_131_the_same_two_consuls_the_other_way_round() -> None:
    game = senate_with_officers()
    sit(game, "consuls")
    tell(game, "senator fabius", "senator claudius")
    ballot(game, "A")
    tell(game, "senator claudius")
    refused(game, "senator fabius", "1.09.131")


# -- 1.09.16: nobody comes between the last vote and its effect


def test_1_09_16_who_was_elected_governor_is_in_his_province_before_anybody_can_strike() -> None:
    game = senate_with_officers()
    create(game, "sicilia")
    sit(game, "governors")
    tell(game, "province sicilia", "senator fabius", "done")
    ballot(game)
    assert game.where[man("fabius")] == GOVERNING + province("sicilia")
    if asked(game) == "Window" and ATTEMPT in game.legal(2):
        say_as(game, 2, ATTEMPT, SENATOR + man("furius"))
        assert SENATOR + man("fabius") not in game.legal(2)


def say_as(game: Republic, seat: int, *choices: int) -> None:
    for choice in choices:
        game.apply(seat, choice)


# -- 1.09.645: one disaster of 14 against Jugurtha


def test_1_09_645_fourteen_is_a_disaster_for_the_first_army_only() -> None:
    game, ear = run(
        "scenario=middle turn=2 phase=senate column=cornelius*@jugurthine_war(field_consul,sent1) "
        "amphora=julius*@jugurthine_war(rome_consul,sent2) trident=manlius* star=fulvius* wars=jugurthine_war:active "
        "forces=cornelius:8+2f,julius:8+2f stack=Years(combat) dice=5,5,4,5,5,4 chits=0,0,0,0,26,28"
    )
    assert asked(game) == "WhoFirst"
    while asked(game) == "WhoFirst":
        game.apply(game.actors()[0], SENATOR + man("cornelius"))
    first, second = ear.all(BattleDecided)
    assert first.result == DISASTER
    assert second.result not in (DISASTER, STANDOFF)


# -- 1.09.9 and 1.10: pirates, Lusitania, Numantia

SPAIN = (
    "scenario=middle turn=2 phase=senate column=1b_scipio_aemilianus*@lusitanian_war(rome_consul) amphora=julius* "
    "trident=manlius* star=fulvius* provinces=hispania_citerior,hispania_ulterior "
    "leaders=viriathus:board forces=1b_scipio_aemilianus:16+2f "
    "wars=1st_cilician_pirates:active+naval_victory,lusitanian_war:active,numantine_war:active stack=Years(combat) "
)


def test_1_09_9_the_three_wars_of_the_picture() -> None:
    game = at(SPAIN)
    keys = ("1st_cilician_pirates", "lusitanian_war", "numantine_war")
    assert [(land_strength(game, war(key)), fleet_strength(game, war(key))) for key in keys] == [(3, 0), (17, 0), (21, 0)]
    scipio, lusitania = man("1b_scipio_aemilianus"), war("lusitanian_war")
    assert disasters(game, lusitania, scipio) == 1 << 15
    assert standoffs(game, lusitania, scipio) == 1 << 12
    assert disasters(game, lusitania, man("julius")) == 1 << 6 | 1 << 15
    assert standoffs(game, lusitania, man("julius")) == 1 << 11 | 1 << 12 | 1 << 16


def test_1_10_the_battle_of_the_picture_is_fought_at_plus_3() -> None:
    game, ear = run(SPAIN + "dice=4,3,3")
    (met,) = ear.all(ArmiesMet)
    assert (met.army, met.command, met.enemy) == (16, 4, 17)
    assert ear.all(BattleDecided)[0].total == 13  # nothing is lost
    unprosecuted = [war("1st_cilician_pirates"), war("numantine_war")]
    assert game.unprosecuted == sum(1 << number for number in unprosecuted)


# -- 1.10.4: Marius against Spartacus


@pytest.mark.parametrize(
    ("dice", "fleets", "result", "lost"),
    [
        ("4,3,3", 0, STALEMATE, 1),
        ("4,3,3", 1, STALEMATE, 1),
        ("5,3,3", 0, DISASTER, 5),
        ("2,2,2", 0, DISASTER, 5),
        ("5,5,4", 0, STANDOFF, 3),
        ("6,5,5", 0, STANDOFF, 3),
    ],
)
def test_1_10_4_marius_with_nine_legions(dice: str, fleets: int, result: int, lost: int) -> None:
    game, ear = run(
        "scenario=late turn=2 phase=senate column=marius*@gladiator_revolt(field_consul) amphora=julius* trident=manlius* "
        f"star=fulvius* wars=gladiator_revolt:active leaders=spartacus:board forces=marius:9+{fleets}f dice={dice} "
        "chits=0,0,0,0,26,28 stack=Years(combat)"
    )
    (met,) = ear.all(ArmiesMet)
    assert (met.army, met.command, met.enemy) == (9, 4, 11)
    (decided,) = ear.all(BattleDecided)
    assert decided.result == result
    if result == STALEMATE:
        assert decided.total == 12
    (units,) = ear.all(UnitsLost)
    assert (units.legions, units.fleets) == (lost, fleets if result == STALEMATE else 0)
    assert count(game.legions[FORCE + man("marius")]) == 9 - lost
    names = ear.names()
    drawn = names[names.index("UnitsLost") : names.index("ProconsulMade")].count("ChitDrawn")
    assert drawn == lost + (fleets if result == STALEMATE else 0)
    assert game.zone[war("gladiator_revolt")] == FOUGHT


def test_1_10_11_with_three_legions_he_counts_three() -> None:
    _, ear = run(
        "scenario=late turn=2 phase=senate column=marius*@gladiator_revolt(field_consul) amphora=julius* trident=manlius* "
        "star=fulvius* wars=gladiator_revolt:active leaders=spartacus:board forces=marius:3 dice=4,3,3 chits=0,0,0 "
        "stack=Years(combat)"
    )
    (met,) = ear.all(ArmiesMet)
    assert (met.army, met.command) == (3, 3)


# -- 3.04.1: Middle and Late


def test_3_04_1_the_extended_game_is_laid_like_the_middle_one_and_ends_like_the_late_one() -> None:
    import comitium

    game = comitium.start("republic", players=4, seed=3, scenario="middle_late")
    assert isinstance(game, Republic)
    assert len(game.piles) == 1
    assert card("era_ends") not in game.deck
    assert card("era_ends") in game.piles[0][:11]  # the top is last
