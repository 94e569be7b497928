"""What the screen says of the advanced rules where a newcomer did not know what to answer."""

from __future__ import annotations

import pytest

from comitium.games.republic.choices import SENATOR, verb
from comitium.games.republic.odds.sentences.armies import forces
from comitium.games.republic.odds.sentences.questions import by_choice, odds_of
from comitium.games.republic.rules.r1_09_senate import kinds
from comitium.games.republic.rules.r1_09_senate.choices import ENACT
from comitium.games.republic.rules.r1_09_senate.r1_09_4_trials.r1_09_41_prosecutions import NameProsecutor, Tribunal
from comitium.games.republic.rules.r1_09_senate.r1_09_6_business.r1_09_64_items import GARRISONED
from comitium.games.republic.rules.r2_03_rebel_governors.choices import MARCH, STAY
from comitium.games.republic.stakes.questions import stakes_of
from comitium.games.republic.state.republic import Republic
from comitium.text import LANGUAGES, say
from games.republic.fixtures.advanced.rebels import HELD, SYRIA, rebellion, table
from games.republic.fixtures.builder import asked, man, province
from games.republic.fixtures.senate_business.courts import court
from games.republic.fixtures.spoken_table import phase, speak, until

LEVY = "column=cornelius*(rome_consul) amphora=julius*,manlius@macedonia(t9) trident=fulvius* star=junius*"


def levy(forces_there: str) -> Republic:
    """[2.02.3] Manlius raises forces in undeveloped Macedonia, for its local tax of 30."""
    game = phase("revenue", f"provincial_wars=true draw=tribune_1 {LEVY} provinces=macedonia({forces_there})")
    until(game, "RaiseProvincials")
    speak(game, "talents 0")
    return game


def told(game: Republic, seat: int, language: str = "en") -> dict[int, list[str]]:
    return {choice: [say(one.text, language) for one in found] for choice, found in stakes_of(game, seat)}


# -- 2.02.3


@pytest.mark.parametrize("language", LANGUAGES)
def test_2_02_3_each_number_of_armies_says_with_what_the_province_would_defend_itself(language: str) -> None:
    game = levy("armies1")
    assert asked(game) == "RaiseProvincials"
    seat = game.actors()[0]
    said = list(told(game, seat, language).values())
    assert len(said) == 4  # 0 to 3 armies, the rest fleets
    printed = 5  # on land and at sea; without a legion armies count half, rounded up (2.02.32)
    for armies, (sentence,) in enumerate(said):
        assert f" {printed + (1 + armies + 1) // 2} " in sentence
        assert f" {printed + 3 - armies} " in sentence


def test_2_02_2_what_talents_add_to_a_levy() -> None:
    game = phase(
        "revenue",
        "provincial_wars=true draw=tribune_1 column=cornelius*(rome_consul) amphora=julius*,manlius@illyricum(t9) "
        "trident=fulvius* star=junius* provinces=illyricum",
    )
    until(game, "RaiseProvincials")  # a local tax of 5
    assert list(told(game, game.actors()[0]).values()) == [["raises nothing"], ["raises 1 army or fleet"]]


# -- 2.02.31


def governed(options: str = "") -> Republic:
    """Fulvius governs Macedonia with four armies; nothing attacks it."""
    return table(f"column=cornelius*,fulvius@macedonia provinces=macedonia(armies4) forces=active:8 {options}")


def test_2_02_31_a_garrison_says_what_it_is_for() -> None:
    game = governed()
    said = [say(one) for one in forces(game, [kinds.MILITARY, GARRISONED, 0, province("macedonia"), 2, 0, 0, 0])]
    assert "11 on land instead of 7" in said[0]  # 5 + 4 + 2 instead of 5 + 2
    assert said[1].startswith("If Fulvius revolts")


# -- 2.03.7, 2.03.8


@pytest.mark.parametrize("language", LANGUAGES)
def test_2_03_7_a_march_says_what_the_rebellion_costs_and_what_the_senate_can_raise(language: str) -> None:
    game, _ = rebellion(SYRIA + HELD + "forces=syria:2 treasury=70", phase="revolution")
    assert asked(game) == "MarchOrStay"
    italy, bill = [say(one, language) for one in odds_of(game, 0)]
    assert "70" in italy  # talents, for seven legions
    assert "7 " in italy
    assert "42" in bill  # 2 for each of 6 armies, 4 fleets, 2 legions and 9 of printed strength
    assert [len(found) for found in told(game, 0, language).values()] == [2, 2]
    assert set(told(game, 0)) == {MARCH, STAY}
    assert any("20 T" in one for one in told(game, 0)[STAY])


# -- 2.05.3


def accused(advocates: bool) -> Republic:
    game = court("fabius", advocates=advocates)
    game.push(Tribunal(game.faction[man("julius")], kinds.MAJOR, man("fabius"), 0, 0))
    game.push(NameProsecutor(game.faction[man("julius")]))
    return game


@pytest.mark.parametrize("language", LANGUAGES)
def test_2_05_3_each_prosecutor_says_what_his_oratory_is_worth(language: str) -> None:
    game = accused(True)
    seat = game.actors()[0]
    found = dict(by_choice(game, seat))
    men = [choice - SENATOR for choice in game.legal(seat) if verb(choice) == SENATOR]
    assert set(found) == {SENATOR + one for one in men}
    best, worst = max(men, key=lambda one: game.oratory(one)), min(men, key=lambda one: game.oratory(one))
    assert game.oratory(best) > game.oratory(worst)
    assert say(found[SENATOR + best], language) != say(found[SENATOR + worst], language)
    assert not any("roll brings" in say(one) for one in odds_of(game, seat))  # whose oratory would it be?
    assert all(any("−3" in one for one in said) for said in told(game, seat, language).values())  # 2.05.6


def test_2_05_1_without_advocates_oratory_is_worth_nothing_in_a_trial() -> None:
    game = accused(False)
    seat = game.actors()[0]
    assert dict(by_choice(game, seat)) == {}
    assert not any("−3" in one for said in told(game, seat).values() for one in said)


# -- 2.06.2


@pytest.mark.parametrize(("voted", "number"), [(True, 1), (False, 0)])
def test_2_06_2_who_holds_a_law_is_told_that_it_is_voted_on(voted: bool, number: int) -> None:
    game = phase("senate", f"laws_by_vote={str(voted).lower()} column.hand=vatinian_law")
    until(game, "Window")
    seat = next(one for one in range(4) if any(verb(choice) == ENACT for choice in game.legal(one)))
    said = [text for choice, texts in told(game, seat).items() if verb(choice) == ENACT for text in texts]
    assert len(said) == number
    assert all("+3" in text for text in said)
