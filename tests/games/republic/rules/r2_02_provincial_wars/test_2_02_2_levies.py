"""[2.02.2] to [2.02.32] Local taxes and what governors raise from them; [2.02.4] what a province under attack loses; and what
raids, revolts and pretenders do to provincial forces."""

from __future__ import annotations

import pytest

from comitium.games.republic.catalogue.provinces import LOCAL_TAXES, MOST_ARMIES, MOST_FLEETS
from comitium.games.republic.choices import TALENTS
from comitium.games.republic.odds.sentences.questions import odds_of
from comitium.games.republic.rules.common.wars import fleet_strength, land_strength
from comitium.games.republic.rules.r1_06_revenue.r1_06_0_events import raid
from comitium.games.republic.rules.r1_07_forum.r1_07_21_random_events.r1_07_21_pretender import pretender_rises
from comitium.games.republic.rules.r2_02_provincial_wars.choices import ARMIES
from comitium.games.republic.rules.r2_02_provincial_wars.r2_02_3_levies import NO_ROOM, WHOLE_UNITS, RaiseProvincials
from comitium.games.republic.rules.r2_02_provincial_wars.r2_02_4_attacks import attacked
from comitium.games.republic.rules.r3_setup.r3_02_4_governors import PostGovernor
from comitium.games.republic.state.numbers import ALLIED, GOVERNED, NOBODY, REVOLTED, VACANT
from comitium.games.republic.state.republic import Republic
from games.republic.fixtures.advanced.provincial import forces
from games.republic.fixtures.builder import asked, check, event, listen, man, new_game, province, refusal, war
from games.republic.fixtures.spoken_table import menu, phase, speak, until
from games.republic.fixtures.wars.field import fate

LONE = "column=cornelius*(rome_consul) amphora=julius* trident=fulvius* star=junius*"


def revenue(text: str) -> Republic:
    """The Revenue Phase with provincial wars; factions of one leader each unless the line names them."""
    said = [field.partition("=")[0] for field in text.split()]
    lone = [field for field in LONE.split() if field.partition("=")[0] not in said]
    return phase("revenue", " ".join([text, "provincial_wars=true draw=tribune_1", *lone]))


def levy(text: str, *answers: str) -> Republic:
    """The levy of one governor who takes no spoils; what is asked in it is answered so."""
    game = revenue(text)
    until(game, "RaiseProvincials", "Persuade", "Knights")
    for answer in answers:
        assert asked(game) == "RaiseProvincials"
        speak(game, answer)
    check(game)
    return game


# -- 2.02.2, 2.02.3


def test_2_02_1_a_province_at_peace_raises_from_its_local_tax_and_one_at_war_nothing() -> None:
    game = levy("amphora=julius*,manlius@africa provinces=africa(developed)", "armies 2")
    assert forces(game, "africa") == (2, 1)
    game = levy("amphora=julius*,manlius@africa provinces=africa(developed,armies1) wars=jugurthine_war:active")
    assert asked(game) != "RaiseProvincials"
    assert forces(game, "africa") == (1, 0)


def test_2_02_2_what_makes_no_unit_is_lost_and_the_governor_may_add_the_rest() -> None:
    game = levy("amphora=julius*,manlius@illyricum provinces=illyricum")
    assert forces(game, "illyricum") == (0, 0)
    game = levy("amphora=julius*,manlius@illyricum(t9) provinces=illyricum", "talents 5")
    assert forces(game, "illyricum") == (1, 0)
    assert game.talents[man("manlius")] == 9 + 1 - 5  # with his income
    game = levy("amphora=julius*,manlius@illyricum(t9) provinces=illyricum", "talents 0")
    assert forces(game, "illyricum") == (0, 0)


def test_c_54_only_what_pays_for_whole_units_within_the_limits_is_added() -> None:
    """Illyricum has room for one more army: five talents, and never fifteen."""
    game = levy("amphora=julius*,manlius@illyricum(t90) provinces=illyricum(armies4)")
    assert menu(game) == ["talents 0", "talents 5"]
    assert refusal(game, TALENTS + 4) == "2.02.2"
    assert refusal(game, TALENTS + 15) == "2.02.2"


def test_2_02_3_as_many_as_possible_and_where_one_kind_is_full_the_other() -> None:
    game = levy("amphora=julius*,manlius@sicilia provinces=sicilia(fleets5)")
    assert forces(game, "sicilia") == (3, 5)
    game = levy("amphora=julius*,manlius@sicilia provinces=sicilia(fleets4)")
    assert menu(game) == ["armies 2", "armies 3"]
    assert refusal(game, ARMIES + 1) == "2.02.3"


def test_2_02_3_full_provinces_raise_nothing() -> None:
    game = levy("amphora=julius*,manlius@cilicia_et_cyprus(t90) provinces=cilicia_et_cyprus(fleets3)")
    assert asked(game) != "RaiseProvincials"
    assert forces(game, "cilicia_et_cyprus") == (0, 3)


def test_2_02_3_a_governor_of_no_faction_raises_equal_numbers_and_an_army_first() -> None:
    game = levy("forum=manlius@sicilia provinces=sicilia")
    assert forces(game, "sicilia") == (2, 1)
    game = levy("forum=manlius@sicilia provinces=sicilia(fleets5)")
    assert forces(game, "sicilia") == (3, 5)


def test_2_02_3_forces_above_the_limit_of_the_other_side_stay() -> None:
    game = levy("amphora=julius*,manlius@africa provinces=africa(armies9)")
    assert forces(game, "africa") == (9, 2)


def test_c_53_a_vacant_province_raises_nothing() -> None:
    game = levy("provinces=sicilia")
    assert forces(game, "sicilia") == (0, 0)


def test_2_02_2_a_legate_collects_as_if_the_governor_were_there() -> None:
    game = levy("amphora=julius*,manlius provinces=sicilia(governor:manlius,legate)", "armies 1")
    assert forces(game, "sicilia") == (1, 2)


def test_2_02_2_disorder_and_raids_leave_no_local_tax() -> None:
    game = levy("amphora=julius*,manlius@sicilia provinces=sicilia events=internal_disorder:1 dice=6,6,6 forces=sicilia:3")
    assert game.province[province("sicilia")] == GOVERNED
    assert forces(game, "sicilia") == (0, 0)


def test_2_02_31_the_state_pays_a_garrison() -> None:
    """Two legions are four talents; the 100 of the year and the taxes (1 + 1 - 2) come in."""
    text = "amphora=julius*,manlius@sicilia provinces=sicilia treasury=0 dice=1,1,1"
    bare, manned = levy(text, "armies 3"), levy(f"{text} forces=sicilia:2", "armies 3")
    assert bare.treasury - manned.treasury == 4


# -- 2.02.4: what is lost under attack


def test_2_02_4_all_loyal_provinces_of_the_list_yield_nothing() -> None:
    game = revenue("amphora=julius*,manlius@macedonia,furius@asia wars=syrian_war:active provinces=macedonia,asia treasury=0")
    assert attacked(game) == 1 << province("macedonia") | 1 << province("asia")
    assert asked(game) != "TakeSpoils"
    ear = listen(game)
    until(game, "Persuade", "Knights")
    assert not fate(ear, "DevelopmentRolled")
    assert not fate(ear, "TaxesRolled")
    assert not fate(ear, "ProvincialsRaised")


def test_2_02_4_without_the_option_the_war_takes_nothing() -> None:
    said = "amphora=julius*,manlius@africa provinces=africa(developed) wars=jugurthine_war:active draw=tribune_1"
    game = phase("revenue", f"{said} column=cornelius*(rome_consul) trident=fulvius* star=junius*")
    assert asked(game) == "TakeSpoils"


def test_2_02_412_an_ally_of_the_enemy_is_neither_attacked_nor_elected_to_nor_garrisoned() -> None:
    game = revenue("provinces=africa(allied:jugurthine_war,armies2) wars=jugurthine_war:active")
    assert attacked(game) == 0
    until(game, "Persuade", "Knights")
    assert game.province[province("africa")] == ALLIED
    assert VACANT not in game.province
    assert forces(game, "africa") == (2, 0)


# -- events


@pytest.mark.parametrize(("inside", "legions", "bonus"), [("dial3", 0, 4), ("armies5", 0, 4 + 3), ("armies5", 1, 4 + 2 + 5)])
def test_2_02_32_armies_help_against_raids(inside: str, legions: int, bonus: int) -> None:
    """Gallia Cisalpina 1, Manlius 3, two for a legion."""
    more = f"forces=gallia_cisalpina:{legions}" if legions else ""
    game = revenue(f"amphora=julius*,manlius@gallia_cisalpina provinces=gallia_cisalpina({inside}) {more}")
    ear = listen(game)
    game.loaded = [6, 6]
    event(game, "barbarian_raids", 1)
    raid(game, province("gallia_cisalpina"))
    assert fate(ear, "RaidRolled")[0].bonus == bonus


def test_c_100_forces_of_a_province_that_revolts_join_the_revolt() -> None:
    game = revenue("amphora=julius*,manlius@sicilia provinces=sicilia(armies3,fleets2) events=internal_disorder:1 dice=1")
    sicilia = province("sicilia")
    assert game.province[sicilia] == REVOLTED
    assert land_strength(game, war("sicilia")) == 2 + 3
    assert fleet_strength(game, war("sicilia")) == 2


def test_c_100_the_pretender_has_the_armies_on_his_side() -> None:
    game = revenue("amphora=julius*,manlius@sicilia provinces=sicilia(armies3) forces=sicilia:2")
    ear = listen(game)
    event(game, "pretender_emerges", 1)
    game.loaded = [6, 6, 6]
    pretender_rises(game)
    assert fate(ear, "PretenderFought")[0].enemy == 2 + 3


def test_2_02_2_talents_are_refused_as_talents_and_armies_as_armies() -> None:
    game = levy("amphora=julius*,manlius@illyricum(t90) provinces=illyricum(armies4)")
    first = RaiseProvincials(1, province("illyricum"))
    assert [first.why_not(game, 1, choice) for choice in (TALENTS + 4, ARMIES + 1)] == [WHOLE_UNITS, None]
    then = RaiseProvincials(1, province("illyricum"), 5)
    assert [then.why_not(game, 1, choice) for choice in (TALENTS + 4, ARMIES + 1)] == [None, NO_ROOM]


@pytest.mark.parametrize("is_on", [True, False])
def test_2_02_2_who_posts_a_governor_is_told_what_the_province_raises(is_on: bool) -> None:
    """Africa undeveloped: the tax, and both limits of its card."""
    game = new_game(provincial_wars=is_on)
    africa = province("africa")
    game.push(PostGovernor(0, africa, NOBODY))
    told = [one for one in odds_of(game, 0) if one.id == "republic-explain-province-levies"]
    side = 2 * africa
    said = {"amount": LOCAL_TAXES[side], "armies": MOST_ARMIES[side], "fleets": MOST_FLEETS[side]}
    assert [one.args for one in told] == ([said] if is_on else [])
