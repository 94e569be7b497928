"""The cards and tables: complete, consistent with one another, and as printed where rulebook or digest tell a value."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import msgspec
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
    records,
    scenarios,
    senators,
    tables,
    wars,
    words,
)

# -- [1.02] the cards

KINDS = (ids.FAMILY, ids.STATESMAN, ids.CONCESSION, ids.WAR, ids.LEADER, ids.INTRIGUE, ids.LAW, ids.DECK_EVENT)
COUNTS = {  # early, middle, late, no deck
    ids.FAMILY: (20, 5, 5, 0),
    ids.STATESMAN: (5, 8, 6, 0),
    ids.CONCESSION: (13, 0, 0, 0),
    ids.WAR: (8, 10, 13, 0),
    ids.LEADER: (4, 1, 3, 0),
    ids.INTRIGUE: (14, 16, 14, 0),
    ids.LAW: (0, 5, 5, 0),
    ids.DECK_EVENT: (0, 1, 3, 1),
}


def card(key: str) -> int:
    return cards.CARD_NUMBER[key]


def war(key: str) -> int:
    return keys.WAR_KEYS.index(key)


def province(key: str) -> int:
    return keys.PROVINCE_KEYS.index(key)


def senator(key: str) -> int:
    return keys.SENATOR_KEYS.index(key)


def test_1_02_every_printed_number_from_1_to_160_is_used_once() -> None:
    numbers = [one.card for one in (*records.FAMILIES, *records.STATESMEN, *records.CONCESSIONS, *records.WARS)]
    numbers += [one.card for one in (*records.LEADERS, *records.LAWS, *records.DECK_EVENTS)]
    for kind in records.INTRIGUES:
        numbers += [*kind.early, *kind.middle, *kind.late]
    assert sorted(numbers) == list(range(1, 161))


@pytest.mark.parametrize("kind", KINDS)
def test_1_02_each_deck_holds_so_many_cards_of_a_kind(kind: int) -> None:
    found = Counter(cards.CARD_DECK[each] for each in range(cards.CARDS) if cards.CARD_KIND[each] == kind)
    assert tuple(found[deck] for deck in range(4)) == COUNTS[kind]


def test_1_02_the_decks_hold_64_46_and_49_cards_and_era_ends_lies_apart() -> None:
    assert [len(deck) for deck in cards.DECK_CARDS] == [64, 46, 49, 1]
    assert cards.DECK_CARDS[ids.NO_DECK] == (cards.ERA_ENDS_CARD,)
    assert cards.ERA_ENDS_CARD == 65 - 1


def test_1_07_3_faction_and_forum_cards() -> None:
    faction = Counter(cards.CARD_DECK[each] for each in range(cards.CARDS) if cards.CARD_IS_FACTION[each])
    assert [faction[deck] for deck in range(4)] == [32, 29, 25, 0]


def test_1_02_cards_have_names_of_their_own() -> None:
    assert len(set(cards.CARD_KEY)) == cards.CARDS
    assert all(cards.CARD_KEY)
    assert cards.CARD_KEY[38 - 1] == "tribune_1"
    assert cards.CARD_KEY[143 - 1] == "tribune_20"
    assert cards.CARD_KEY[160 - 1] == "julian_law"


def test_1_02_a_card_and_the_thing_on_it_point_at_each_other() -> None:
    lists = {
        ids.FAMILY: senators.SENATOR_CARD,
        ids.STATESMAN: senators.SENATOR_CARD,
        ids.CONCESSION: intrigue.CONCESSION_CARD,
        ids.WAR: wars.WAR_CARD,
        ids.LEADER: wars.LEADER_CARD,
        ids.LAW: intrigue.LAW_CARD,
        ids.DECK_EVENT: intrigue.DECK_EVENT_CARD,
    }
    for each in range(cards.CARDS):
        kind, index = cards.CARD_KIND[each], cards.CARD_INDEX[each]
        if kind == ids.INTRIGUE:
            assert each in intrigue.INTRIGUE_CARDS[index]
        else:
            assert lists[kind][index] == each


def test_numbers_of_things_are_their_places_in_the_files() -> None:
    ordinals = {"1st": "FIRST", "2nd": "SECOND", "3rd": "THIRD", "4th": "FOURTH"}
    for names in (
        keys.CONCESSION_KEYS,
        keys.WAR_KEYS,
        keys.LEADER_KEYS,
        keys.INTRIGUE_KEYS,
        keys.LAW_KEYS,
        keys.DECK_EVENT_KEYS,
        keys.EVENT_KEYS,
        keys.PROVINCE_KEYS,
        keys.OFFICE_KEYS,
        keys.GAMES_KEYS,
        keys.LAND_BILL_KEYS,
        keys.SCENARIO_KEYS,
        keys.NEUTRAL_KEYS,
        list(words.SERIES),
    ):
        for number, name in enumerate(names):
            first, _, rest = name.partition("_")
            constant = f"{ordinals[first]}_{rest}" if first in ordinals else name
            assert getattr(ids, constant.upper()) == number, name
    for number, name in enumerate(keys.ROLL_KEYS):
        assert getattr(ids, f"ROLL_{name.upper()}") == number
    for name in keys.STATESMAN_KEYS:
        assert getattr(ids, name.split("_", 1)[1].upper()) == senator(name)


def test_a_field_that_nobody_reads_is_refused() -> None:
    with pytest.raises(msgspec.ValidationError, match="colour"):
        msgspec.toml.decode(b'[[law]]\nid = "x"\ncard = 1\ndeck = "late"\nyears = [1, 1]\ncolour = 3', type=records.Laws)


# -- [1.07.31] senators


def test_1_07_31_senators_are_thirty_families_then_nineteen_statesmen() -> None:
    assert (senators.FAMILIES, senators.SENATORS) == (30, 49)
    assert senators.SENATOR_FAMILY[:30] == list(range(1, 31))
    assert senators.IS_STATESMAN == [False] * 30 + [True] * 19
    assert len({tuple(pair) for pair in zip(senators.SENATOR_FAMILY, senators.SENATOR_LETTER, strict=True)}) == 49


def test_1_07_31_every_table_of_senators_is_as_long() -> None:
    for name, table in vars(senators).items():
        if (
            isinstance(table, list)
            and not name.startswith("_")
            and name not in ("FAMILY_STATESMEN", "SENATOR_KEYS", "WAR_KEYS")
        ):
            assert len(table) == 49, name


def test_1_07_31_printed_values() -> None:
    values = zip(senators.MILITARY, senators.ORATORY, senators.LOYALTY, senators.INFLUENCE, senators.POPULARITY, strict=True)
    found = dict(zip(keys.SENATOR_KEYS, values, strict=True))
    assert found["cornelius"] == (4, 3, 9, 5, 0)
    assert found["valerius"] == (1, 2, 10, 5, 0)
    assert found["terentius"] == (2, 1, 6, 1, 0)
    assert found["pompeius"] == (2, 2, 7, 2, 0)
    assert found["25a_tiberius_gracchus"] == (1, 4, 6, 3, 2)
    assert found["4a_julius_caesar"] == (6, 5, 9, 5, 2)
    assert found["30a_pompey"] == (2, 3, 9, 5, 5)
    sums = [sum(column) for column in zip(*(found[key] for key in keys.FAMILY_KEYS), strict=True)]
    assert sums == [74, 74, 233, 90, 0]


def test_1_07_31_statesmen_sum_up() -> None:
    tables_of = (senators.MILITARY, senators.ORATORY, senators.LOYALTY, senators.INFLUENCE, senators.POPULARITY)
    assert [sum(table[30:]) for table in tables_of] == [58, 78, 137, 76, 13]


def test_1_07_312_a_family_knows_its_statesmen() -> None:
    assert sum(len(each) for each in senators.FAMILY_STATESMEN) == 19
    assert [keys.SENATOR_KEYS[each] for each in senators.FAMILY_STATESMEN[0]] == [
        "1a_scipio_africanus",
        "1b_scipio_aemilianus",
        "1c_sulla",
    ]
    assert senators.SENATOR_CODE[senator("22a_cato_the_elder")] == "22A"
    for each in range(30, 49):
        assert keys.SENATOR_KEYS[each].startswith(senators.SENATOR_CODE[each].lower() + "_")


def test_1_07_411_four_oppositions_are_one_way() -> None:
    one_way = {
        (keys.SENATOR_KEYS[each], keys.SENATOR_KEYS[other])
        for each in range(49)
        for other in senators.OPPOSES[each]
        if each not in senators.OPPOSES[other]
    }
    assert one_way == {
        ("22a_cato_the_elder", "1b_scipio_aemilianus"),
        ("21a_glaucia", "1c_sulla"),
        ("23a_laenas", "25a_tiberius_gracchus"),
        ("23a_laenas", "25b_gaius_gracchus"),
        ("29b_lucullus", "30a_pompey"),
    }


def test_1_07_411_who_names_nobody_keeps_his_loyalty() -> None:
    for each in range(49):
        zero = senators.LOYALTY_RULE[each] == words.LOYALTY_ZERO_WITH_OPPOSED
        assert zero == bool(senators.OPPOSES[each]), keys.SENATOR_KEYS[each]
    together = [each for each in range(49) if senators.LOYALTY_RULE[each] == words.LOYALTY_GRACCHI_TOGETHER]
    assert together == [ids.TIBERIUS_GRACCHUS, ids.GAIUS_GRACCHUS]


def test_1_07_312_only_the_gracchi_and_the_licinii_stand_beside_each_other() -> None:
    pairs = {each: senators.COEXISTS[each] for each in range(49) if senators.COEXISTS[each]}
    assert pairs == {
        ids.TIBERIUS_GRACCHUS: (ids.GAIUS_GRACCHUS,),
        ids.GAIUS_GRACCHUS: (ids.TIBERIUS_GRACCHUS,),
        ids.CRASSUS: (ids.LUCULLUS,),
        ids.LUCULLUS: (ids.CRASSUS,),
    }


def test_1_07_312_what_statesmen_void() -> None:
    voided = {keys.SENATOR_KEYS[each]: senators.VOIDS[each] for each in range(49) if senators.VOIDS[each]}
    punic, macedonian = wars.SERIES_WARS[ids.PUNIC], wars.SERIES_WARS[ids.MACEDONIAN]
    assert voided == {
        "1a_scipio_africanus": punic,
        "18a_flamininus": macedonian,
        "19a_aemilius_paullus_macedonicus": macedonian,
        "1b_scipio_aemilianus": (ids.THIRD_PUNIC_WAR, ids.LUSITANIAN_WAR, ids.NUMANTINE_WAR, ids.SERTORIAN_REVOLT),
        "1c_sulla": (*wars.SERIES_WARS[ids.MITHRIDATIC], ids.SOCIAL_WAR),
        "27a_marius": (ids.JUGURTHINE_WAR, ids.SOCIAL_WAR),
    }


def test_1_07_312_every_statesman_can_do_something() -> None:
    dull = {"VOIDS": (), "APPEAL_DICE": 2, "VICTORY_VETERANS": 1}
    names = ("VOIDS", "HALVES_LOSSES", "SPARED_LOSSES", "FREE_TRIBUNES", "FREE_LAND_BILLS", "FREE_LAND_BILL_VETOES")
    names += ("CLAIMS_LAND_COMMISSIONER", "LAW_VOTES", "APPEAL_DICE", "ADVOCATE_BONUS", "KNIGHT_BONUS", "VICTORY_VETERANS")
    names += ("DOUBLES_INCOME", "DOUBLES_POPULARITY", "MILITARY_DICE")
    for each in range(49):
        special = [name for name in names if getattr(senators, name)[each] != dull.get(name, 0)]
        assert bool(special) == senators.IS_STATESMAN[each], keys.SENATOR_KEYS[each]


def test_1_07_312_abilities_as_printed() -> None:
    assert [senators.FREE_TRIBUNES[each] for each in (ids.CATO_THE_ELDER, ids.CATO_THE_YOUNGER, ids.CICERO)] == [1, 1, 1]
    assert sum(senators.FREE_TRIBUNES) == 3
    assert senators.LAW_VOTES[ids.CATO_THE_ELDER] == senators.LAW_VOTES[ids.CATO_THE_YOUNGER] == 6
    assert [each for each in range(49) if senators.LAW_KNIGHTS_DOUBLE[each]] == [ids.CATO_THE_YOUNGER]
    assert (senators.ADVOCATE_BONUS[ids.CICERO], senators.PROSECUTOR_BONUS[ids.CICERO]) == (2, -2)
    assert senators.APPEAL_DICE[ids.GLAUCIA] == 3
    assert senators.KNIGHT_BONUS[ids.MARIUS] == 1
    assert senators.VICTORY_VETERANS[ids.JULIUS_CAESAR] == 2
    assert (senators.MILITARY_DICE[ids.POMPEY], senators.MILITARY_BONUS[ids.POMPEY]) == (1, 1)
    assert senators.DOUBLES_POPULARITY[ids.POMPEY]
    assert senators.DOUBLES_INCOME[ids.CRASSUS]
    assert senators.SPARED_LOSSES[ids.LUCULLUS]
    assert senators.HALVES_LOSSES[ids.FABIUS_MAXIMUS_CUNCTATOR]
    assert senators.CLAIMS_LAND_COMMISSIONER[ids.FLACCUS]
    assert senators.FREE_LAND_BILL_VETOES[ids.LAENAS] == 1
    assert senators.FREE_LAND_BILLS[ids.TIBERIUS_GRACCHUS] == senators.FREE_LAND_BILLS[ids.GAIUS_GRACCHUS] == 1


# -- [1.07.33] wars and leaders


def test_1_07_332_series_are_numbered_without_a_gap() -> None:
    sizes = [len(each) for each in wars.SERIES_WARS]
    assert dict(zip(words.SERIES, sizes, strict=True)) == {
        "punic": 3,
        "illyrian": 2,
        "gallic": 3,
        "macedonian": 4,
        "cilician_pirates": 2,
        "spanish_revolts": 3,
        "slave_revolts": 3,
        "mithridatic": 3,
    }
    for each in wars.SERIES_WARS:
        assert [wars.WAR_ORDER[number] for number in each] == list(range(1, len(each) + 1))
    assert [number for number in range(wars.WARS) if wars.WAR_SERIES[number] == ids.NO_SERIES] == [
        number for number in range(wars.WARS) if wars.WAR_ORDER[number] == 0
    ]


def test_1_07_33_strengths_as_printed() -> None:
    def printed_on(key: str) -> tuple[object, ...]:
        at = war(key)
        return wars.LAND[at], wars.SUPPORT[at], wars.NAVAL[at], wars.DISASTER[at], wars.STANDOFF[at], wars.SPOILS[at]

    assert printed_on("1st_punic_war") == (10, 5, 10, (13,), (11, 14), 35)
    assert printed_on("2nd_punic_war") == (15, 5, 0, (10,), (11, 15), 25)
    assert printed_on("gladiator_revolt") == (6, 0, 0, (6,), (16,), 0)
    assert printed_on("alexandrine_war") == (2, 2, 10, (18,), (17,), 25)
    assert [keys.WAR_KEYS[each] for each in range(wars.WARS) if wars.NAVAL[each]] == [
        "1st_punic_war",
        "1st_cilician_pirates",
        "alexandrine_war",
        "2nd_cilician_pirates",
    ]
    assert (sum(wars.LAND), sum(wars.SUPPORT), sum(wars.NAVAL), sum(wars.SPOILS)) == (245, 73, 34, 555)


def test_1_07_33_disaster_and_standoff_numbers_can_be_thrown_and_differ() -> None:
    for disaster, standoff in (
        *zip(wars.DISASTER, wars.STANDOFF, strict=True),
        *zip(wars.LEADER_DISASTER, wars.LEADER_STANDOFF, strict=True),
    ):
        assert disaster
        assert standoff
        assert all(3 <= number <= 18 for number in disaster + standoff)
        assert not set(disaster) & set(standoff)


def test_1_07_331_conditional_wars_name_the_provinces_they_wait_for() -> None:
    for each in range(wars.WARS):
        assert (wars.ACTIVATION[each] == words.CONDITIONAL) == bool(wars.ACTIVE_IF[each]), keys.WAR_KEYS[each]
    assert Counter(wars.ACTIVATION) == {words.ACTIVE: 17, words.INACTIVE: 9, words.CONDITIONAL: 5}
    assert wars.ACTIVE_IF[ids.NUMANTINE_WAR] == (ids.HISPANIA_CITERIOR,)
    assert [keys.WAR_KEYS[each] for each in range(wars.WARS) if wars.ONLY_IF_ATTACKED[each]] == [
        "invasion_of_germania",
        "invasion_of_britannia",
    ]
    assert [each for each in range(wars.WARS) if wars.WAKES_SERIES[each]] == [ids.SOCIAL_WAR]


def test_1_07_333_a_revolt_has_no_spoils() -> None:
    for each in range(wars.WARS):
        assert wars.IS_REVOLT[each] == (wars.SPOILS[each] == 0), keys.WAR_KEYS[each]
    assert wars.REVOLT_IF[ids.SYRIAN_WAR] == (ids.SYRIA,)
    assert wars.REVOLT_IF[ids.SECOND_GALLIC_WAR] == (ids.GALLIA_TRANSALPINA,)


def test_1_08_12_droughts_of_war() -> None:
    assert [keys.WAR_KEYS[each] for each in range(wars.WARS) if wars.IS_DROUGHT[each]] == [
        "1st_illyrian_war",
        "1st_cilician_pirates",
        "1st_sicilian_slave_revolt",
        "2nd_sicilian_slave_revolt",
        "alexandrine_war",
        "2nd_cilician_pirates",
    ]


def test_1_07_34_leaders_and_their_wars() -> None:
    assert wars.LEADER_WARS[ids.HANNIBAL] == wars.SERIES_WARS[ids.PUNIC]
    assert wars.LEADER_WARS[ids.ANTIOCHUS_III] == (ids.SYRIAN_WAR,)
    assert wars.LEADER_SERIES[ids.ANTIOCHUS_III] == ids.NO_SERIES
    assert wars.LEADER_STRENGTH == [3, 7, 5, 6, 5, 5, 4, 6]
    assert wars.WAR_LEADERS[ids.SECOND_PUNIC_WAR] == (ids.HAMILCAR, ids.HANNIBAL)
    assert (wars.COMBINES[ids.HAMILCAR], wars.COMBINES[ids.HANNIBAL]) == ((ids.HANNIBAL,), (ids.HAMILCAR,))
    assert [each for each in range(wars.LEADERS) if wars.WAITS_FOR_PROVINCES[each]] == [ids.VIRIATHUS]


def test_1_10_4_the_example_of_spartacus_and_the_gladiators() -> None:
    strength = wars.LAND[ids.GLADIATOR_REVOLT] + wars.LEADER_STRENGTH[ids.SPARTACUS]
    assert strength == 11
    assert {*wars.DISASTER[ids.GLADIATOR_REVOLT], *wars.LEADER_DISASTER[ids.SPARTACUS]} == {6, 11}
    assert {*wars.STANDOFF[ids.GLADIATOR_REVOLT], *wars.LEADER_STANDOFF[ids.SPARTACUS]} == {14, 16}


def test_1_07_8_four_causes_roll_against_tax_farmers() -> None:
    assert intrigue.TAX_FARMER_WARS == (ids.SECOND_PUNIC_WAR, ids.GLADIATOR_REVOLT)
    assert intrigue.TAX_FARMER_LEADERS == (ids.HANNIBAL, ids.SPARTACUS)
    for leader in intrigue.TAX_FARMER_LEADERS:
        assert set(wars.TAX_FARMERS_WITH[leader]) <= set(intrigue.TAX_FARMER_WARS)
        assert set(wars.TAX_FARMERS_WITH[leader]) <= set(wars.LEADER_WARS[leader])
    assert list(range(ids.TAX_FARMER_1, ids.TAX_FARMER_6 + 1)) == intrigue.TAX_FARMERS


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
    assert wars.CREATES_WHEN[ids.GERMANIC_MIGRATIONS] == words.CREATES_ON_ATTACK
    for each in range(wars.WARS):
        assert bool(wars.CREATES[each]) == (wars.CREATES_WHEN[each] != words.CREATES_NOTHING)
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
    assert intrigue.INCOME_PAID[ids.ARMAMENTS] == words.PAID_FOR_A_LEGION
    assert intrigue.INCOME_PAID[ids.SHIP_BUILDING] == words.PAID_FOR_A_FLEET
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
        assert (need == words.NEEDS_WAR) == bool(intrigue.LAW_NEEDS_WARS[each])
        assert (need == words.NEEDS_LAW) == (intrigue.LAW_NEEDS_LAW[each] >= 0)
        assert (need == words.NEEDS_ACTIVE_STRENGTH) == bool(intrigue.LAW_NEEDS_STRENGTH[each])


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
        words.DEFEAT,
        words.DEFEAT,
        words.STALEMATE,
        words.STALEMATE,
        words.VICTORY,
        words.VICTORY,
    ]
    assert [tables.RESULT_UNREST[each] for each in (words.DEFEAT, words.DISASTER, words.STANDOFF, words.VICTORY)] == [
        2,
        1,
        0,
        -1,
    ]
    assert [tables.RESULT_LOSS_DIVISOR[each] for each in (words.DISASTER, words.STANDOFF)] == [2, 4]


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
    assert found == [words.CAUGHT] * 3 + [words.NO_EFFECT] * 2 + [words.KILLED] * 3


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
