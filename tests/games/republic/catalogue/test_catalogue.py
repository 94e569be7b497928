"""The cards: complete, consistent with one another, and as printed where rulebook or digest tell a value."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from comitium.games.republic.catalogue import (
    cards,
    ids,
    intrigue,
    keys,
    records,
    senators,
    values,
    wars,
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
        list(values.SERIES),
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
        zero = senators.LOYALTY_RULE[each] == values.LOYALTY_ZERO_WITH_OPPOSED
        assert zero == bool(senators.OPPOSES[each]), keys.SENATOR_KEYS[each]
    together = [each for each in range(49) if senators.LOYALTY_RULE[each] == values.LOYALTY_GRACCHI_TOGETHER]
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
    assert dict(zip(values.SERIES, sizes, strict=True)) == {
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
        assert (wars.ACTIVATION[each] == values.CONDITIONAL) == bool(wars.ACTIVE_IF[each]), keys.WAR_KEYS[each]
    assert Counter(wars.ACTIVATION) == {values.ACTIVE: 17, values.INACTIVE: 9, values.CONDITIONAL: 5}
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
