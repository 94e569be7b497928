"""[3] Setup, tested from the rules alone."""

from __future__ import annotations

import pytest

import comitium
from comitium.games.republic.catalogue.cards import CARD_IS_FACTION, CARD_KEY, ERA_ENDS_CARD
from comitium.games.republic.catalogue.keys import LAW_KEYS, SENATOR_KEYS
from comitium.games.republic.game_type import GAME_TYPE
from comitium.games.republic.state.numbers import ACTIVE, GOVERNED, INACTIVE, ROME, ROME_CONSUL, VACANT, bits, count
from comitium.games.republic.state.republic import Republic
from games.republic.fixtures.builder import asked, check, man, province, war
from games.republic.fixtures.spoken_table import is_refused, menu, speak

OLD = ("sicilia", "illyricum", "sardinia_et_corsica", "hispania_citerior", "hispania_ulterior", "gallia_cisalpina")
NEW = ("gallia_narbonensis", "cilicia_et_cyprus", "macedonia", "africa", "asia")


def start(scenario: str, players: int = 4, seed: int = 3, **options: str) -> Republic:
    game = comitium.start("republic", players=players, seed=seed, scenario=scenario, **options)
    assert isinstance(game, Republic)
    check(game)
    return game


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize(
    ("scenario", "size", "each", "families", "bottom"),
    [
        ("early", 70, 6, 3, 13),
        ("middle", 92, 7, 4, 13),
        ("late", 94, 8, 5, 11),
        ("alternate", 159, 6, 3, 13),
        ("early_middle", 116, 6, 3, 13),
        ("middle_late", 135, 7, 4, 11),
        ("early_middle_late", 159, 6, 3, 11),
    ],
)
def test_3_the_pile(players: int, scenario: str, size: int, each: int, families: int, bottom: int) -> None:
    for seed in range(3):
        game = start(scenario, players, seed)
        piles = [*game.piles]
        whole = len(game.deck) + sum(len(pile) for pile in piles)
        assert whole == size - each * players
        last = piles[-1] if piles else game.deck
        places = [place for place, one in enumerate(last) if one == ERA_ENDS_CARD]
        if not places and piles:
            last = piles[0]
            places = [place for place, one in enumerate(last) if one == ERA_ENDS_CARD]
        assert len(places) == 1
        assert places[0] < bottom  # the top of a pile is its end
        for seat in range(players):
            assert count(game.members[seat]) == families
            assert len(game.hands[seat]) == 3
            assert all(CARD_IS_FACTION[one] for one in game.hands[seat])
            assert game.box[seat] == 0
        assert sum(game.talents) == 0
        everything = [*game.deck, *[one for pile in piles for one in pile], *[one for hand in game.hands for one in hand]]
        assert len(set(everything)) == len(everything)


@pytest.mark.parametrize(
    ("scenario", "legions"),
    [("early", 4), ("middle", 6), ("late", 8), ("alternate", 4), ("early_middle", 4), ("middle_late", 6)],
)
def test_3_forces_and_treasury(scenario: str, legions: int) -> None:
    game = start(scenario)
    assert count(game.legions[ACTIVE]) == legions
    assert (game.treasury, game.unrest, game.veterans, game.fleets[ACTIVE]) == (100, 0, 0, 0)
    assert (game.zone[war("1st_punic_war")] == INACTIVE) == (scenario in ("early", "alternate", "early_middle"))


def test_3_01_6_the_first_consul() -> None:
    for seed in range(6):
        game = start("early", seed=seed)
        consul = game.offices[ROME_CONSUL]
        assert game.faction[consul] >= 0
        assert game.prior_consul >> consul & 1
        assert game.actors() == [game.faction[consul]]


def test_3_03_2_the_laws_of_the_late_republic() -> None:
    game = start("late")
    assert sorted(LAW_KEYS[one] for one in bits(game.laws)) == ["calpurnian_law", "military_reforms", "tradition_erodes"]
    everything = [CARD_KEY[one] for one in [*game.deck, *[one for hand in game.hands for one in hand]]]
    assert not [
        key
        for key in everything
        if key in ("servilian_law", "acilian_law", "calpurnian_law", "military_reforms", "tradition_erodes")
    ]
    assert sum(game.deck) >= 0


def test_3_03_2_marius_and_sulla() -> None:
    keys = {"27a_marius", "1c_sulla"}
    plain = start("late")
    more = start("late", late_setup_statesmen="marius_sulla")
    assert not keys & {CARD_KEY[one] for one in [*plain.deck, *[one for hand in plain.hands for one in hand]]}
    assert keys <= {CARD_KEY[one] for one in [*more.deck, *[one for hand in more.hands for one in hand]]}
    assert len(more.deck) == len(plain.deck) + 2


def settle(game: Republic, stop: str = "") -> None:
    """Everybody takes the first thing he may, until turn 1 has begun."""
    for _ in range(200):
        if game.turn >= 1 or (stop and asked(game) == stop):
            return
        offered = menu(game)
        speak(game, next((quiet for quiet in ("pass", "done") if quiet in offered), offered[0]))


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_3_02_4_the_provinces_of_the_middle_republic(players: int) -> None:
    game = start("middle", players)
    consul = game.offices[ROME_CONSUL]
    while asked(game) != "OpeningCards":
        offered = menu(game)
        if asked(game) == "PostGovernor":
            assert f"senator {SENATOR_KEYS[consul]}" not in offered
        speak(game, next((quiet for quiet in ("pass", "done") if quiet in offered), offered[0]))
    states = [game.province[province(key)] for key in OLD]
    assert states.count(GOVERNED) == players
    assert states.count(VACANT) == 6 - players
    assert consul not in game.governor
    assert game.developed & sum(1 << province(key) for key in OLD) == 0


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_3_03_4_the_provinces_of_the_late_republic(players: int) -> None:
    game = start("late", players)
    settle(game, "OpeningCards")
    assert [game.province[province(key)] for key in OLD].count(GOVERNED) == players
    assert [game.province[province(key)] for key in NEW].count(GOVERNED) == min(players, 5)
    governors = [one for one in game.governor if one >= 0]
    assert len(set(governors)) == len(governors) == players + min(players, 5)
    assert all(game.developed >> province(key) & 1 for key in OLD)
    assert not any(game.developed >> province(key) & 1 for key in NEW)
    assert game.offices[ROME_CONSUL] not in governors
    assert all(1 <= game.dial[province(key)] <= 3 for key in (*OLD, *NEW) if game.province[province(key)] == GOVERNED)


# -- [3.01.9] the opening


def opening(text: str) -> Republic:
    base = {
        "column": "cornelius*(rome_consul,prior,inf10),fabius,valerius",
        "amphora": "julius*,claudius,manlius",
        "trident": "fulvius*,furius,aurelius",
        "star": "junius*,papirius,acilius",
    }
    said = [field.partition("=")[0] for field in text.split()]
    rest = [f"{key}={value}" for key, value in base.items() if key not in said]
    game = GAME_TYPE.from_position(" ".join([f"turn=0 phase=setup stack=Years(mortality)/Setup(opening) {text}", *rest]), 5)
    game.advance()
    return game


def test_3_01_9_statesmen_and_concessions() -> None:
    game = opening(
        "column.hand=1a_scipio_africanus,mining,tribune_1"
        " amphora.hand=22a_cato_the_elder,land_commissioner,1b_scipio_aemilianus"
    )
    assert game.actors() == [0]
    assert "card 1a_scipio_africanus" in menu(game)
    assert "card tribune_1" not in menu(game)
    speak(game, "card 1a_scipio_africanus")
    scipio = man("1a_scipio_africanus")
    assert game.influence[scipio] == 10
    assert game.offices[ROME_CONSUL] == scipio
    assert game.leader[0] == scipio
    assert game.where[man("cornelius")] != ROME
    speak(game, "card mining")
    speak(game, "senator 1a_scipio_africanus")
    if game.actors() == [0]:
        speak(game, "pass" if "pass" in menu(game) else "done")
    assert game.actors() == [1]
    assert "card 22a_cato_the_elder" in menu(game)
    assert is_refused(game, "card land_commissioner")
    assert is_refused(game, "card 1b_scipio_aemilianus")
    speak(game, "card 22a_cato_the_elder")
    assert game.faction[man("22a_cato_the_elder")] == 1
    assert not game.on_family >> man("22a_cato_the_elder") & 1


def test_3_01_9_a_family_of_an_opponent_bars_its_statesman() -> None:
    game = opening("column.hand=4a_julius_caesar,2a_fabius_maximus_cunctator")
    assert is_refused(game, "card 4a_julius_caesar")
    assert "card 2a_fabius_maximus_cunctator" in menu(game)
    speak(game, "card 2a_fabius_maximus_cunctator")
    assert game.influence[man("2a_fabius_maximus_cunctator")] == 5


def test_1_07_312_the_second_brother_stands_alone() -> None:
    game = opening(
        "column=cornelius*(rome_consul),25a_tiberius_gracchus(statesman_on_family),fabius column.hand=25b_gaius_gracchus"
    )
    speak(game, "card 25b_gaius_gracchus")
    assert game.on_family == 1 << man("25a_tiberius_gracchus")
    assert game.faction[man("25b_gaius_gracchus")] == 0


@pytest.mark.parametrize("where", ["family", "brother"])
def test_1_07_312_a_brother_and_the_other_factions_family(where: str) -> None:
    star = "junius*,sempronius" if where == "family" else "junius*,25a_tiberius_gracchus(statesman_on_family)"
    game = opening(f"star={star} column.hand=25b_gaius_gracchus")
    if where == "family":
        assert "card 25b_gaius_gracchus" not in menu(game)
    else:
        speak(game, "card 25b_gaius_gracchus")
        assert game.on_family == 1 << man("25a_tiberius_gracchus")
        assert game.faction[man("25b_gaius_gracchus")] == 0


def test_1_07_35_influence_is_not_peddled_before_the_first_turn() -> None:
    game = opening("column.hand=influence_peddling_1 amphora.hand=tribune_1,mining")
    if asked(game):
        assert is_refused(game, "peddle amphora", seat=0)


# -- [3.04.1] the extended game


def test_3_04_1_the_era_changes_with_the_first_card_of_the_new_deck() -> None:
    base = "column=cornelius*(rome_consul),fabius amphora=julius*,claudius trident=fulvius*,furius star=junius*,papirius"
    line = f"scenario=early_middle turn=5 phase=forum stack=Years(forum) {base} deck=tribune_1 piles=#44 dice=5,6,5,6"
    game = GAME_TYPE.from_position(line, 4)
    game.advance()
    assert game.era == 0
    assert len(game.deck) == 0
    for _ in range(10):
        if game.actors() != [0]:
            break
        speak(game, "pass")
    assert game.era == 1
    assert len(game.deck) + sum(len(pile) for pile in game.piles) == 43
