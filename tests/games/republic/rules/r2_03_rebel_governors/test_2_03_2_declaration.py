"""[2.03.2] to [2.03.23] Governors declare themselves, with whom and with what, from the rules."""

from __future__ import annotations

import pytest

from comitium.core.errors import BadOption, Illegal
from comitium.core.messages import Phrase
from comitium.games.republic import names
from comitium.games.republic.choices import DONE, SENATOR
from comitium.games.republic.rules.r2_03_rebel_governors.r2_03_2_declaration import GovernorsRise
from comitium.games.republic.rules.r2_03_rebel_governors.r2_03_3_strength import declared_strength, governors
from comitium.games.republic.state.numbers import (
    ACTIVE,
    FORCE,
    GARRISON,
    GOVERNING,
    HELD,
    NOBODY,
    REBEL,
    REVOLT,
    VACANT,
    count,
)
from comitium.games.republic.state.republic import Republic
from comitium.text import say
from games.republic.fixtures.advanced.rebels import rebellion, table, units
from games.republic.fixtures.builder import Ear, asked, man, new_game, province
from games.republic.fixtures.wars.field import campaign, fate, force, in_italy, offers, speak

SYRIA = "column=furius*,cornelius@syria,fulvius provinces=syria(armies6,fleets4) forces=syria:2 "


def revolution(text: str, others: str = "amphora=valerius* trident=claudius* star=papirius*") -> tuple[Republic, Ear]:
    return rebellion(text, phase="revolution", others=others)


# -- 2.03


def test_2_03_refused_without_the_provincial_wars() -> None:
    with pytest.raises(BadOption, match="provincial_wars"):
        new_game(advanced="choose", rebel_governors=True)
    assert new_game(advanced="all").rules.rebel_governors


def test_2_03_without_it_a_governor_who_joins_gives_up_his_province() -> None:
    """C-30: it lies in the Forum with its garrison, side unchanged."""
    game, _ = campaign(
        "column=furius*,fulvius@sicilia,manlius@syrian_war(field_consul,victorious,sent1) provinces=sicilia(developed) "
        "forces=sicilia:2,manlius:1v.manlius wars=syrian_war:active",
        phase="revolution",
        hands=False,
    )
    speak(game, 0, "revolt", "senator fulvius", "done", "done")
    assert game.province[province("sicilia")] == VACANT
    assert game.developed >> province("sicilia") & 1
    assert count(game.legions[GARRISON + province("sicilia")]) == 2


def test_2_03_21_the_first_question_says_what_naming_does_and_that_the_others_are_asked_next() -> None:
    about = Phrase("republic-rebels-ask-named", {"senator": names.senator(man("cornelius")), "amount": 9})
    assert "Your other senators are asked next" in say(about, "en")
    assert "les vétérans de qui comptent" in say(about, "fr")
    assert "Vos autres sénateurs se prononcent ensuite" in say(about, "fr")


# -- 2.03.1, 2.03.2: who and how strong


def test_2_03_1_a_governor_declares_without_dice() -> None:
    game, ear = revolution(SYRIA)
    assert asked(game) == "GovernorsRise"
    assert offers(game, 0) == ["pass", "senator cornelius"]
    speak(game, 0, "senator cornelius", "done")
    assert [(one.senator, one.amount) for one in fate(ear, "RebelDeclared")] == [(man("cornelius"), 4 + 2 + 10)]


def test_2_03_2_only_governors_rise_and_only_their_own_faction_joins() -> None:
    game, _ = revolution(SYRIA)
    assert refusal(game, "furius") == "C-65"
    speak(game, 0, "senator cornelius")
    assert refusal(game, "valerius") == "1.11.32"


def refusal(game: Republic, who: str) -> str:
    """The rule by which he cannot be named."""
    with pytest.raises(Illegal) as refused:
        game.apply(0, SENATOR + man(who))
    return refused.value.rule


@pytest.mark.parametrize("commander", ["cornelius", "manlius"])
def test_2_03_2_a_faction_whose_commander_has_declared_is_not_asked_for_a_governor(commander: str) -> None:
    game, _ = revolution(
        f"column=furius*,fabius@illyricum,{commander}@syrian_war(field_consul,victorious,sent1) provinces=illyricum(armies6) "
        f"forces=illyricum:9,{commander}:1v.{commander} wars=syrian_war:active"
    )
    speak(game, 0, "revolt", "done", "done")
    assert asked(game) != "GovernorsRise"


@pytest.mark.parametrize(
    ("forces", "strength"),
    [
        ("syria:2,active:1v.manlius", 3 + 2 + 7 + 2),
        ("syria:1+1v.manlius,active:1v.manlius", 3 + 1 + 2 + 7 + 2),  # C-101: two for his own, once
        ("syria:1+1v.furius,active:1v.manlius", 3 + 2 + 7 + 2),  # one for a veteran of who is no rebel
    ],
)
def test_2_03_2_strength_of_a_declaration(forces: str, strength: int) -> None:
    game = table(f"column=furius*,manlius@syria provinces=syria(armies4,fleets3) forces={forces}", phase="revolution")
    assert declared_strength(game, man("manlius"), 0, 0, 0) == strength


def test_c_27_no_cap_and_no_printed_strength() -> None:
    game = table("column=furius*,cornelius@syria", phase="revolution")
    assert declared_strength(game, man("cornelius"), 0, 0, 0) == 4


def test_2_03_2_followers_won_by_dice_count_once() -> None:
    game = table("column=furius*,cornelius@syrian_war(victorious) forces=cornelius:3+1v+1v.cornelius wars=syrian_war:active")
    legions = game.legions[FORCE + man("cornelius")]
    assert declared_strength(game, man("cornelius"), legions, 2, 0) == 4 + 3 + 2 + 2 + 2


def test_2_03_2_a_later_declaration_must_be_strictly_stronger() -> None:
    """Cornelius has 16; Claudius 15 or 16 does not replace him, 17 does."""
    for armies, asks in ((3, False), (4, False), (5, True)):
        game, ear = revolution(
            "column=furius*,cornelius@syria forces=syria:2 "
            f"provinces=syria(armies6,fleets4),macedonia(armies{armies},fleets10)",
            others="amphora=valerius* trident=manlius*,claudius@macedonia star=papirius*",
        )
        speak(game, 0, "senator cornelius", "done")
        assert (asked(game) == "GovernorsRise") == asks
        if asks:
            speak(game, 2, "senator claudius", "done")
            assert [one.senator for one in fate(ear, "RebelReplaced")] == [man("cornelius")]
            while asked(game) == "Partisans":
                speak(game, 2, "done")
            assert game.rebel == man("claudius")
            assert game.where[man("cornelius")] == GOVERNING + province("syria")  # C-26: nothing has happened to him
            assert game.dial[province("syria")] == 3


def test_c_65_only_who_is_in_his_province_and_his_others_lie_in_the_forum() -> None:
    game, _ = revolution(
        "column=furius*,cornelius@syria "
        "provinces=syria(armies6),sicilia(governor:cornelius,legate),asia(governor:furius,legate)"
    )
    assert governors(game, 0) == 1 << man("cornelius")
    speak(game, 0, "senator cornelius", "done")
    speak(game, 0, "senator furius", "done")  # he rules by a legate: a partisan without a province
    assert game.governor[province("syria")] == man("cornelius")
    assert game.province[province("sicilia")] == game.province[province("asia")] == VACANT


def test_c_29_the_consul_for_life_stays_loyal() -> None:
    game = table("column=furius*,cornelius@syria(consul_for_life) provinces=syria(armies6)", phase="revolution")
    assert governors(game, 0) == 0


def test_2_03_2_a_declared_commander_is_the_primary_rebel() -> None:
    """His governors rise with him by being named, and are not asked on their own."""
    game, _ = revolution(
        "column=furius*,manlius@syrian_war(field_consul,victorious,sent1),cornelius@syria provinces=syria(armies2) "
        "forces=manlius:1v.manlius wars=syrian_war:active"
    )
    assert asked(game) == "Declare"
    speak(game, 0, "revolt")
    assert "senator cornelius" in offers(game, 0)
    speak(game, 0, "senator cornelius", "done")
    speak(game, 0, "done")  # nobody else joins
    assert game.rebel == man("manlius")
    assert game.rebels >> man("cornelius") & 1
    assert game.zone[REVOLT + province("syria")] == HELD
    assert game.stronghold() == NOBODY  # he marches


def test_2_03_2_a_governor_may_rise_although_the_commander_laid_down() -> None:
    game, _ = revolution(
        "column=furius*,manlius@syrian_war(field_consul,victorious,sent1),cornelius@syria provinces=syria(armies2) "
        "forces=manlius:1v.manlius wars=syrian_war:active"
    )
    speak(game, 0, "lay-down")
    assert asked(game) == "GovernorsRise"


def test_1_11_3_nobody_else_rises_while_there_is_a_rebel() -> None:
    game, _ = revolution(
        "column=furius*,cornelius@revolt(rebel),fulvius provinces=syria(governor:cornelius,armies6),sicilia(armies9) "
        "wars=civil_war:active,revolt_syria:held",
        others="amphora=valerius* trident=manlius*,claudius@sicilia star=papirius*",
    )
    assert asked(game) == "MarchOrStay"
    speak(game, 0, "stay")
    assert asked(game) != "GovernorsRise"


# -- 2.03.21: who joins


def test_2_03_21_each_governor_and_senator_joins_or_stays() -> None:
    game, _ = revolution(
        "column=furius*,cornelius@syria,fulvius@sicilia,manlius@asia,aelius provinces=syria(armies6),asia(armies1)"
    )
    speak(game, 0, "senator cornelius")
    assert set(offers(game, 0)) == {
        "done",
        "keep",
        *(f"senator {name}" for name in ("fulvius", "furius", "aelius", "manlius")),
    }
    speak(game, 0, "senator manlius", "done")
    assert asked(game) == "Partisans"  # governors cannot join any more
    assert set(offers(game, 0)) == {"done", "senator furius", "senator aelius"}
    speak(game, 0, "senator aelius", "done", "stay")
    assert game.rebels == 1 << man("cornelius") | 1 << man("manlius") | 1 << man("aelius")
    assert game.where[man("manlius")] == REBEL
    assert game.dial[province("asia")] == 0  # 2.03.4: blank
    assert game.where[man("fulvius")] == GOVERNING + province("sicilia")
    assert game.dial[province("sicilia")] == 3


# -- 2.03.22: legions


def test_2_03_22_his_veterans_join_the_governor_himself() -> None:
    game, _ = revolution(
        "column=furius*,cornelius@syria amphora=valerius*,aelius@syrian_war(proconsul,sent1) provinces=syria(armies1) "
        "forces=aelius:5+1v.cornelius wars=syrian_war:active",
        others="trident=claudius* star=papirius*",
    )
    speak(game, 0, "senator cornelius", "done", "done", "stay")
    assert units(game, "syria")[0] == 1
    assert force(game, "aelius") == (5, 0)


def test_2_03_22_a_partisans_veterans_join_his_own_province() -> None:
    game, _ = revolution(
        "column=furius*,cornelius@syria,manlius@asia,fulvius provinces=syria(armies1),asia(armies1) "
        "forces=active:1v.manlius+1v.fulvius+1v.cornelius"
    )
    speak(game, 0, "senator cornelius", "senator manlius", "senator fulvius", "done", "done", "stay")
    assert units(game, "asia")[0] == 1  # his own
    assert units(game, "syria")[0] == 2  # the primary's, and those of a partisan without a province


def test_2_03_22_a_garrison_follows_and_loyal_veterans_may_be_called() -> None:
    game, _ = revolution("column=furius*,cornelius@syria provinces=syria(armies1) forces=syria:2+1v.papirius")
    speak(game, 0, "senator cornelius", "done", "done")
    assert asked(game) == "Defection"
    speak(game, 3, "pass")
    assert units(game, "syria")[0] == 3
    speak(game, 0, "stay")
    game, _ = rebellion(
        "column=furius*,cornelius@revolt(rebel) provinces=syria(governor:cornelius,armies1) forces=syria:2+1v.papirius "
        "wars=civil_war:active,revolt_syria:held"
    )
    assert asked(game) == "Defection"  # at K1
    speak(game, 3, offers(game, 3)[1])
    assert units(game, "syria")[0] == 2
    assert in_italy(game) == (1, 0)


def test_2_03_22_called_before_a_battle_they_join_the_army_about_to_fight() -> None:
    game, ear = rebellion(
        "column=furius*,cornelius@revolt(rebel) amphora=valerius*,aelius@revolt_syria(field_consul,sent1) "
        "provinces=syria(governor:cornelius) forces=syria:1v.papirius,aelius:8+9f "
        "wars=civil_war:active,revolt_syria:held+naval_victory "
        "dice=3,3,4",
        others="trident=claudius* star=papirius*",
    )
    speak(game, 3, "pass")  # K1
    assert asked(game) == "Defection"
    speak(game, 3, offers(game, 3)[1])
    met = fate(ear, "ProvinceAttacked")[0]
    assert met.amount == 8 + 2 + 3
    assert met.amount2 == 4 + 4


# -- 2.03.23: fleets


def test_2_03_23_fleets_are_tested_like_legions() -> None:
    game, ear = revolution(
        "scenario=late era=late column=furius*,manlius@syrian_war(field_consul,victorious,sent1) forces=manlius:1v.manlius+4f "
        "wars=syrian_war:active dice=2,3,5,1"
    )
    speak(game, 0, "sound-out")
    assert [one.follows for one in fate(ear, "FleetSounded")] == [0, 1, 1, 0]
    speak(game, 0, "revolt")
    assert in_italy(game) == (0, 0)
    speak(game, 0, "done", "done")
    assert asked(game) == "HandBackFleets"
    assert force(game, "manlius") == (1, 2)
    assert in_italy(game) == (0, 2)
    speak(game, 0, "hand-back 1")
    assert force(game, "manlius") == (1, 1)
    assert in_italy(game) == (0, 3)


def test_2_03_23_a_talent_helps_one_fleet() -> None:
    game, ear = revolution(
        "scenario=late era=late column=furius*,manlius@syrian_war(t2,field_consul,victorious,sent1) "
        "forces=manlius:1v.manlius+2f "
        "wars=syrian_war:active dice=2,2"
    )
    speak(game, 0, "sound-out")
    assert offers(game, 0) == ["talents 0", "talents 1", "talents 2"]
    speak(game, 0, "talents 1")
    assert [one.follows for one in fate(ear, "FleetSounded")] == [1, 0]
    assert game.talents[man("manlius")] == 1


def test_2_03_23_without_the_rule_set_fleets_go_home() -> None:
    game, ear = campaign(
        "column=furius*,manlius@syrian_war(field_consul,victorious,sent1) forces=manlius:1v.manlius+4f wars=syrian_war:active",
        phase="revolution",
        hands=False,
    )
    speak(game, 0, "revolt", "done", "done")
    assert in_italy(game) == (0, 4)
    assert fate(ear, "FleetSounded") == []


# -- X5, X6: march or stay


def test_2_03_7_the_primary_rebel_marches_at_once_and_meets_no_interception() -> None:
    game, ear = revolution(SYRIA.replace("syria:2", "syria:2,active:5f"))
    speak(game, 0, "senator cornelius", "done", "done")
    assert asked(game) == "MarchOrStay"
    speak(game, 0, "march")
    assert [(one.legions, one.armies) for one in fate(ear, "ForceMarched")] == [(2, 6)]
    assert game.at_sea == NOBODY
    assert game.armies_in_italy == 6
    assert force(game, "cornelius") == (2, 0)
    assert units(game, "syria") == (0, 0, 4)  # the fleets stay his
    assert game.zone[REVOLT + province("syria")] != HELD  # 2.03.81: it cannot be attacked
    assert game.governor[province("syria")] == man("cornelius")


def test_2_03_7_who_has_no_land_unit_is_not_asked() -> None:
    game, ear = revolution("column=furius*,cornelius@syria provinces=syria(fleets4)")
    speak(game, 0, "senator cornelius", "done", "done")
    assert len(fate(ear, "RebelStayed")) == 1
    assert game.stronghold() == province("syria")


def test_the_question_takes_everything_back() -> None:
    game, _ = revolution(SYRIA)
    speak(game, 0, "senator cornelius", "senator fulvius", "keep")
    question = game.stack[-1]
    assert isinstance(question, GovernorsRise)
    assert (question.primary, question.named) == (NOBODY, 0)
    assert SENATOR + man("cornelius") in game.legal(0)
    assert DONE not in game.legal(0)
    assert count(game.legions[GARRISON + province("syria")]) == 2
    assert game.legions[ACTIVE] == 0
