"""Provinces, concessions, laws, events, tables: complete, consistent, as printed where rulebook or digest tell a value."""

from __future__ import annotations

from itertools import pairwise

import pytest

from comitium.games.republic.catalogue import (
    cards,
    events,
    ids,
    intrigue,
    keys,
    neutrals,
    printed,
    provinces,
    scenarios,
    senators,
    tables,
    values,
    wars,
)


def card(key: str) -> int:
    return cards.CARD_NUMBER[key]


# -- provinces


def test_1_06_51_provinces_as_printed() -> None:
    def side(at: int, developed: int) -> tuple[int, ...]:
        at = 2 * at + developed
        money = provinces.SPOILS_DICE[at], provinces.SPOILS_BONUS[at], provinces.TAX_DICE[at], provinces.TAX_BONUS[at]
        force = provinces.BASE_LAND[at], provinces.BASE_NAVAL[at], provinces.MOST_ARMIES[at], provinces.MOST_FLEETS[at]
        return (*money, provinces.LOCAL_TAXES[at], *force)

    assert provinces.PROVINCES == 15
    assert side(ids.SARDINIA_ET_CORSICA, ids.DEVELOPED) == (1, -1, -1, 1, 10, 1, 0, 1, 5)  # the example of 2.03.81
    assert side(ids.MACEDONIA, ids.DEVELOPED) == (2, -1, 2, 2, 40, 5, 5, 10, 10)
    assert side(ids.ASIA, ids.UNDEVELOPED) == (1, 2, 2, -3, 35, 6, 5, 10, 10)
    assert side(ids.SICILIA, ids.UNDEVELOPED) == (1, 0, 2, -2, 30, 2, 0, 10, 5)
    assert provinces.SPOILS_BONUS[2 * ids.HISPANIA_ULTERIOR] == -3  # a 2 costs the State one talent


def test_1_06_51_provinces_sum_up() -> None:
    tables_of = (provinces.SPOILS_DICE, provinces.SPOILS_BONUS, provinces.TAX_DICE, provinces.TAX_BONUS, provinces.LOCAL_TAXES)
    tables_of += (provinces.BASE_LAND, provinces.BASE_NAVAL, provinces.MOST_ARMIES, provinces.MOST_FLEETS)
    assert [sum(table[ids.UNDEVELOPED :: 2]) for table in tables_of] == [15, -29, 9, -26, 235, 35, 35, 81, 52]
    assert [sum(table[ids.DEVELOPED :: 2]) for table in tables_of] == [16, 24, 14, 17, 380, 51, 35, 132, 60]


def test_1_06_4_development_never_makes_a_province_poorer() -> None:
    for each in range(provinces.PROVINCES):
        before, after = 2 * each, 2 * each + 1
        assert (
            3.5 * provinces.SPOILS_DICE[after] + provinces.SPOILS_BONUS[after]
            > 3.5 * provinces.SPOILS_DICE[before] + provinces.SPOILS_BONUS[before]
        )
        assert (
            3.5 * provinces.TAX_DICE[after] + provinces.TAX_BONUS[after]
            >= 3.5 * provinces.TAX_DICE[before] + provinces.TAX_BONUS[before]
        )
        for table in (
            provinces.LOCAL_TAXES,
            provinces.BASE_LAND,
            provinces.BASE_NAVAL,
            provinces.MOST_ARMIES,
            provinces.MOST_FLEETS,
        ):
            assert table[after] >= table[before], keys.PROVINCE_KEYS[each]


def test_1_09_6461_seven_frontier_provinces() -> None:
    assert sum(provinces.IS_FRONTIER) == 7


def test_every_province_comes_from_a_war_or_a_bequest() -> None:
    for each in range(provinces.PROVINCES):
        assert provinces.CREATED_BY_WARS[each] or provinces.CREATED_BY_BEQUESTS[each], keys.PROVINCE_KEYS[each]
    assert [each for each in range(15) if provinces.NEEDS_ALL_WARS[each]] == [ids.ILLYRICUM]
    assert provinces.CREATED_BY_WARS[ids.GALLIA_TRANSALPINA] == (ids.SECOND_GALLIC_WAR, ids.THIRD_GALLIC_WAR)
    assert provinces.CREATED_BY_BEQUESTS[ids.BITHYNIA] == (ids.BITHYNIAN_BEQUEST,)
    assert provinces.CREATED_BY_WARS[ids.BITHYNIA] == (ids.THIRD_MITHRIDATIC_WAR,)
    assert wars.CREATES_DEVELOPED[ids.THIRD_MITHRIDATIC_WAR] == (ids.BITHYNIA,)
    assert wars.CREATES_WHEN[ids.GERMANIC_MIGRATIONS] == values.CREATES_ON_ATTACK
    for each in range(wars.WARS):
        assert bool(wars.CREATES[each]) == (wars.CREATES_WHEN[each] != values.CREATES_NOTHING)
        assert set(wars.CREATES_DEVELOPED[each]) <= set(wars.CREATES[each])


def test_2_02_4_the_war_card_decides_who_is_attacked() -> None:
    assert sum(bool(each) for each in wars.ATTACKS) == 24
    assert wars.ATTACKS[ids.PARTHIAN_WAR] == (ids.CILICIA_ET_CYPRUS, ids.BITHYNIA, ids.SYRIA, ids.ASIA)
    assert provinces.ALSO_NAMED[ids.MACEDONIA] == (ids.FOURTH_MACEDONIAN_WAR,)
    assert provinces.ALSO_NAMED[ids.BITHYNIA] == (ids.THIRD_MITHRIDATIC_WAR,)
    for each in range(provinces.PROVINCES):
        assert not set(provinces.ALSO_NAMED[each]) & set(provinces.ATTACKED_BY[each])


# -- concessions, intrigue, laws


def test_1_06_12_concessions_as_printed() -> None:
    assert intrigue.INCOME == [2, 3, 5, 4, 3, 3, 3, 2, 2, 2, 2, 2, 2]
    assert intrigue.INCOME_PAID[ids.ARMAMENTS] == values.PAID_FOR_A_LEGION
    assert intrigue.INCOME_PAID[ids.SHIP_BUILDING] == values.PAID_FOR_A_FLEET
    grain = [each for each in range(intrigue.CONCESSIONS) if intrigue.DROUGHT_MULTIPLIER[each] > 1]
    assert grain == [ids.AEGYPTIAN_GRAIN, ids.SICILIAN_GRAIN]
    assert intrigue.DROUGHT_POPULARITY[ids.SICILIAN_GRAIN] == -2
    assert intrigue.DROUGHT_STEP[ids.SICILIAN_GRAIN] == 1
    assert [each for each in range(13) if intrigue.NEEDS_LAND_BILL[each]] == [ids.LAND_COMMISSIONER]


def test_1_07_321_every_concession_but_one_can_be_destroyed() -> None:
    for each in range(intrigue.CONCESSIONS):
        destroyed = (
            bool(intrigue.DESTROYED_BY_WARS[each]) or each in events.DISASTER_CONCESSIONS or intrigue.TAX_FARMER[each] > 0
        )
        assert destroyed != intrigue.INDESTRUCTIBLE[each], keys.CONCESSION_KEYS[each]
    assert intrigue.DESTROYED_BY_WARS[ids.AEGYPTIAN_GRAIN] == (ids.ALEXANDRINE_WAR,)
    assert [keys.CONCESSION_KEYS[each] for each in events.DISASTER_CONCESSIONS] == [
        "mining",
        "mining",
        "harbor_fees",
        "harbor_fees",
        "armaments",
        "ship_building",
    ]


def test_1_07_35_how_many_of_each_intrigue() -> None:
    counts = dict(zip(keys.INTRIGUE_KEYS, intrigue.INTRIGUE_COUNTS, strict=True))
    assert counts["tribune"] == (9, 7, 4)
    assert counts["assassin"] == (1, 2, 3)
    assert counts["secret_bodyguard"] == (1, 2, 1)
    assert counts["murder_of_a_tribune"] == (0, 2, 1)
    assert sum(sum(each) for each in counts.values()) == 44
    assert len(counts) == 12


def test_1_09_72_what_assassins_and_bodyguards_add() -> None:
    found = {
        keys.INTRIGUE_KEYS[each]: intrigue.ATTEMPT_MODIFIER[each] for each in range(12) if intrigue.ATTEMPT_MODIFIER[each]
    }
    assert found == {"assassin": 1, "secret_bodyguard": -1, "open_bodyguard": -2}
    assert (intrigue.GUARD_TALENTS, intrigue.GUARD_POPULARITY) == (1, -1)
    assert [each for each in range(12) if intrigue.IS_UNOPPOSED[each]] == [ids.SEDUCTION, ids.BLACKMAIL]
    assert intrigue.BLACKMAIL_DICE == 2


def test_1_07_35_cleopatra_leads_the_alexandrine_war_or_helps_its_enemy() -> None:
    assert intrigue.CLEOPATRA_WARS == (ids.ALEXANDRINE_WAR,)
    assert (intrigue.CLEOPATRA_STRENGTH, intrigue.CLEOPATRA_DISASTER, intrigue.CLEOPATRA_STANDOFF) == (3, (16,), (15,))
    assert (intrigue.CLEOPATRA_MILITARY, intrigue.CLEOPATRA_TALENTS, intrigue.CLEOPATRA_POPULARITY) == (3, 50, -5)


def test_1_07_36_laws_and_what_they_need() -> None:
    assert intrigue.LAWS == 10
    assert intrigue.LAW_NEEDS_LAW[ids.ACILIAN_LAW] == ids.CALPURNIAN_LAW
    assert intrigue.LAW_REPEALS[ids.SERVILIAN_LAW] == ids.ACILIAN_LAW
    assert intrigue.LAW_NEEDS_STRENGTH[ids.TRADITION_ERODES] == 15
    assert intrigue.LAW_NEEDS_WARS[ids.GABINIAN_LAW] == wars.SERIES_WARS[ids.CILICIAN_PIRATES]
    assert intrigue.LAW_NEEDS_WARS[ids.JULIAN_LAW] == intrigue.LAW_NEEDS_WARS[ids.PLAUTIAN_PAPIRIAN_LAW] == (ids.SOCIAL_WAR,)
    assert (intrigue.LAW_UNREST[ids.JULIAN_LAW], intrigue.LAW_UNREST[ids.PLAUTIAN_PAPIRIAN_LAW]) == (-3, -2)
    assert intrigue.LAW_UNIT_PRICE[ids.GABINIAN_LAW] == 10
    for each in range(10):
        need = intrigue.LAW_NEED[each]
        assert (need == values.NEEDS_WAR) == bool(intrigue.LAW_NEEDS_WARS[each])
        assert (need == values.NEEDS_LAW) == (intrigue.LAW_NEEDS_LAW[each] >= 0)
        assert (need == values.NEEDS_ACTIVE_STRENGTH) == bool(intrigue.LAW_NEEDS_STRENGTH[each])


def test_1_07_37_events_of_the_decks() -> None:
    assert intrigue.BEQUEST_TALENTS == [50, 35, 0, 0, 0]
    assert intrigue.ESCORT_LEGIONS == intrigue.ESCORT_FLEETS == [3, 3, 0, 0, 0]
    assert intrigue.BEQUEATHS == [(ids.ASIA,), (ids.BITHYNIA,), (ids.CRETA_ET_CYRENAICA,), (), ()]
    assert (intrigue.CONSPIRACY_DICE[3], intrigue.CONSPIRACY_POPULARITY[3]) == (1, -1)
    assert intrigue.PERSUASION_FAILS[ids.ERA_ENDS] == 9 == tables.PERSUASION_FAILS_FROM - 1


# -- [1.07.21] random events


def test_1_07_21_eighteen_events_all_of_which_can_happen() -> None:
    assert events.EVENTS == 18
    assert list(range(161, 179)) == events.EVENT_NUMBER
    assert len(events.EVENT_COLUMN) == 48
    assert set(events.EVENT_COLUMN) == set(range(18))


def test_1_07_21_the_columns_as_printed() -> None:
    def totals(key: str) -> list[list[int]]:
        event = keys.EVENT_KEYS.index(key)
        return [[total for total in range(3, 19) if events.random_event(era, total) == event] for era in range(3)]

    assert totals("evil_omens") == [[6, 10], [10], [10]]
    assert totals("internal_disorder") == [[], [8], [11]]
    assert totals("enemy_leader_dies") == [[17], [], [17]]
    assert totals("refuge") == [[7], [], []]
    assert totals("drought") == [[9], [9], [9]]
    assert totals("rhodian_alliance") == [[15], [18], []]


def test_1_07_21_numbers_of_both_sides() -> None:
    def sides(table: list[int], event: int) -> list[int]:
        return table[2 * event : 2 * event + 2]

    assert sides(events.EVENT_TALENTS, ids.ALLIED_ENTHUSIASM) == [50, 75]
    assert sides(events.EVENT_TALENTS, ids.EVIL_OMENS) == [-20, 0]
    assert sides(events.EVENT_TALENTS, ids.NATURAL_DISASTER) == [-50, 0]
    assert sides(events.SAFE_ABOVE, ids.BARBARIAN_RAIDS) == [15, 17]
    assert sides(events.SAFE_ABOVE, ids.INTERNAL_DISORDER) == [4, 5]
    assert sides(events.UNIT_PRICE, ids.MANPOWER_SHORTAGE) == [20, 30]
    assert sides(events.RHODIAN_FLEETS, ids.RHODIAN_ALLIANCE) == [8, 12]
    assert sides(events.PROVINCE_SPOILS, ids.TRIAL_OF_VERRES) == [-3, -5]
    assert sides(events.EVENT_CHITS, ids.EPIDEMIC) == [6, 6]
    assert sides(events.DROUGHTS, ids.DROUGHT) == [1, 2]
    assert sides(events.OMENS_PERSUASION, ids.EVIL_OMENS) == [1, 2]
    assert (events.EACH_LEGION[ids.BARBARIAN_RAIDS], events.EACH_LEGION[ids.INTERNAL_DISORDER]) == (2, 1)
    assert [events.ON_PARITY[each] for each in (ids.ALLY_DESERTS, ids.ENEMY_ALLY_DESERTS, ids.DROUGHT)] == [0, 1, -1]


# -- tables


def test_1_10_combat_table() -> None:
    assert [tables.combat_losses(total) for total in range(2, 21)] == [
        -1,
        -1,
        4,
        3,
        2,
        1,
        5,
        4,
        3,
        2,
        1,
        0,
        4,
        3,
        2,
        1,
        0,
        0,
        0,
    ]
    assert [tables.combat_result(total) for total in (-5, 7, 8, 13, 14, 30)] == [
        values.DEFEAT,
        values.DEFEAT,
        values.STALEMATE,
        values.STALEMATE,
        values.VICTORY,
        values.VICTORY,
    ]
    assert [tables.RESULT_UNREST[each] for each in (values.DEFEAT, values.DISASTER, values.STANDOFF, values.VICTORY)] == [
        2,
        1,
        0,
        -1,
    ]
    assert [tables.RESULT_LOSS_DIVISOR[each] for each in (values.DISASTER, values.STANDOFF)] == [2, 4]


def test_1_08_2_population_table() -> None:
    assert [tables.population_unrest(total) for total in (18, 17, 16, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0)] == [
        *(-3, -2, -1, 0, 1, 2, 3, 3, 4, 4, 5, 5, 5, 5, 6),
    ]
    assert tables.population_unrest(25) == -3
    assert tables.REVOLT_TOTAL == tables.POPULATION_LOW == -1
    assert (tables.SHORTAGE_TOTALS, tables.NO_RECRUITMENT_TOTALS, tables.MOB_TOTALS) == ((3, 5, 7), (0, 1, 2), (0, 1))


def test_1_09_421_and_2_05_3_votes_by_total() -> None:
    assert [tables.appeal_votes(total) for total in (3, 6, 7, 8, 11)] == [-16, -4, 0, 4, 16]
    assert (tables.APPEAL_KILLED, tables.APPEAL_FREED) == (2, 12)
    assert [tables.trial_votes(total) for total in (-1, 2, 7, 12, 15)] == [-20, -20, 0, 20, 20]
    assert all(after - before == 4 for before, after in pairwise(tables.TRIAL_VOTES))


def test_1_09_72_attempts_by_total() -> None:
    found = [tables.attempt_result(total) for total in range(8)]
    assert found == [values.CAUGHT] * 3 + [values.NO_EFFECT] * 2 + [values.KILLED] * 3


def test_1_07_6_and_1_09_62_games_and_land_bills() -> None:
    assert list(zip(tables.GAMES_COST, tables.GAMES_POPULARITY, tables.GAMES_UNREST, strict=True)) == [
        (7, 1, -1),
        (13, 2, -2),
        (18, 3, -3),
    ]
    assert (tables.LAND_BILL_COST, tables.LAND_BILL_MARKERS) == ([20, 5, 10], [1, 2, 3])
    assert (tables.IS_REPEALABLE, tables.LAND_BILL_LASTS) == ([False, True, True], [False, True, True])
    assert tables.LAND_BILL_UNREST == [-unrest for unrest in tables.REPEAL_UNREST] == [-1, -2, -3]


def test_1_06_money() -> None:
    assert (tables.STATE_INCOME, tables.TREASURY, tables.WAR_COST, tables.UPKEEP) == (100, 100, 20, 2)
    assert (tables.LEADER_INCOME, tables.SENATOR_INCOME, tables.KNIGHT_INCOME) == (3, 1, 1)
    assert (tables.RECRUIT_PRICE, tables.SHORTAGE_PRICE, tables.MOST_LEGIONS, tables.MOST_NAVY) == (10, 10, 25, 25)
    assert tables.TREASURY - 4 * tables.UPKEEP + tables.STATE_INCOME == 192  # the first turn of the Early Republic, 3.01.5
    assert (tables.RANSOM_LEAST, tables.RANSOM_FACTOR, tables.TERM, tables.DEVELOP_TOTAL) == (10, 2, 3, 6)
    assert events.UNIT_PRICE[2 * ids.MANPOWER_SHORTAGE] == tables.RECRUIT_PRICE + tables.SHORTAGE_PRICE


def test_1_09_thresholds() -> None:
    assert (tables.DICTATOR_WARS, tables.DICTATOR_STRENGTH) == (3, 20)
    assert (tables.LIFE_INFLUENCE, tables.LIFE_AUTOMATIC) == (21, 35)
    assert (tables.ACTIVE_WARS_LOSE, tables.LEAST_SENATORS, tables.HAND_LIMIT) == (4, 8, 5)
    assert (tables.POPULARITY_LEAST, tables.POPULARITY_MOST) == (-9, 9)


def test_1_05_2_thirty_six_chits() -> None:
    assert tables.NUMBERED_CHITS == senators.FAMILIES
    assert tables.NUMBERED_CHITS + tables.NONE_CHITS + tables.DRAW_TWO_CHITS == 36


def test_1_09_11_ranks() -> None:
    ranked = sorted((rank, key) for rank, key in zip(tables.OFFICE_RANK, keys.OFFICE_KEYS, strict=True) if rank)
    assert [key for _, key in ranked] == [
        "dictator",
        "rome_consul",
        "field_consul",
        "censor",
        "master_of_horse",
        "pontifex_maximus",
    ]
    assert [rank for rank, _ in ranked] == [1, 2, 3, 4, 5, 6]
    assert [tables.OFFICE_INFLUENCE[each] for each in (ids.DICTATOR, ids.ROME_CONSUL, ids.MASTER_OF_HORSE)] == [7, 5, 3]


def test_1_11_31_legions_are_won_more_easily_from_era_to_era() -> None:
    assert tables.ALLEGIANCE_LEAST == [5, 4, 3]


def test_evil_omens_worsen_every_roll_but_those_that_choose() -> None:
    assert tables.OMENS[ids.ROLL_PERSUASION] == 1
    untouched = {keys.ROLL_KEYS[each] for each in range(len(tables.OMENS)) if tables.OMENS[each] == 0}
    assert untouched == {"initiative", "random_event", "natural_disaster", "tax_farmer", "parity", "directive", "tie"}


# -- [3.01] scenarios, [4.02] neutral factions


def deck_size(scenario: int, players: int) -> int:
    """The cards to draw from, counted from what is laid out, dealt and added."""
    decks = scenarios.SCENARIO_DECKS[scenario]
    pile = {each for deck in decks for each in cards.DECK_CARDS[deck]}
    for deck in scenarios.FAMILIES_OF[scenario]:
        pile |= {each for each in cards.DECK_CARDS[deck] if cards.CARD_KIND[each] == ids.FAMILY}
    if scenarios.ADDS_CONCESSIONS[scenario]:
        pile |= set(intrigue.CONCESSION_CARD)
    pile -= {wars.WAR_CARD[each] for each in scenarios.INACTIVE_WARS[scenario]}
    dealt = players * (scenarios.FAMILIES_EACH[scenario] + scenarios.HAND[scenario])
    return len(pile) + scenarios.INTRIGUE_ADDED[scenario] + scenarios.END_NEXT[scenario] + 1 - dealt


@pytest.mark.parametrize("scenario", range(7))
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_3_01_4_the_pile_is_as_large_as_the_digest_says(scenario: int, players: int) -> None:
    assert deck_size(scenario, players) == scenarios.pile_size(scenario, players)


def test_3_01_setups() -> None:
    assert scenarios.LEGIONS == [4, 6, 8, 4, 6, 4, 4]
    assert [scenarios.pile_size(each, 5) for each in range(3)] == [40, 57, 54]
    assert scenarios.INACTIVE_WARS[ids.EARLY_REPUBLIC] == (ids.FIRST_PUNIC_WAR,)
    assert scenarios.LAWS_IN_FORCE[ids.LATE_REPUBLIC] == (ids.CALPURNIAN_LAW, ids.MILITARY_REFORMS, ids.TRADITION_ERODES)
    assert scenarios.ERA_TURNS[ids.ALTERNATIVE_HISTORY] == (8, 16)
    assert len(scenarios.START_PROVINCES[ids.MIDDLE_REPUBLIC]) == 6
    assert scenarios.START_SIDE[ids.LATE_REPUBLIC] == ids.DEVELOPED
    assert not set(scenarios.START_PROVINCES[ids.LATE_REPUBLIC]) & set(scenarios.SECOND_PROVINCES[ids.LATE_REPUBLIC])


def test_1_12_1_where_era_ends_lies() -> None:
    found = list(zip(scenarios.END_OWN, scenarios.END_NEXT, scenarios.END_FROM, strict=True))
    assert found == [
        (6, 6, ids.MIDDLE),
        (6, 6, ids.LATE),
        (10, 0, ids.NO_DECK),
        (6, 6, ids.LATE),
        (10, 0, ids.NO_DECK),
        (10, 0, ids.NO_DECK),
        (12, 0, ids.NO_DECK),
    ]


def test_3_01_4_there_are_families_enough_for_six_players() -> None:
    for each in range(scenarios.SCENARIOS):
        decks = scenarios.FAMILIES_OF[each]
        families = sum(
            1 for card in range(cards.CARDS) if cards.CARD_KIND[card] == ids.FAMILY and cards.CARD_DECK[card] in decks
        )
        assert families >= scenarios.MOST_PLAYERS * scenarios.FAMILIES_EACH[each]


def test_4_02_neutral_factions() -> None:
    assert neutrals.NEUTRALS == 4
    assert neutrals.ASSIGNMENT_ORDER == [1, 2, 3, 4]
    assert neutrals.EXTRA_SENATORS == [0, 0, 2, 1]
    assert neutrals.SPOILS_DIE == [4, 1, 7, 3]
    assert neutrals.INITIATIVE_MODIFIER == [0, 2, -1, 1]
    assert set(neutrals.NEVER_CORRUPT) == {ids.CICERO, ids.CATO_THE_ELDER, ids.CATO_THE_YOUNGER}
    assert neutrals.COALITIONS[0] == (1,)
    assert neutrals.COALITIONS[4] == (3, 4, 5)
    assert printed.NEUTRALS.conduct.rebel_percent == neutrals.REBEL_PERCENT == 60
