"""Around rebel governors: other rule sets and options that meet them, what everybody sees, words, odds, and opponents."""

from __future__ import annotations

import inspect
from typing import Any

import pytest
from msgspec.structs import fields

from comitium.bots.republic.advanced.rebels import can_win
from comitium.bots.republic.heuristics import HEURISTICS
from comitium.bots.republic.mood import AVERAGE
from comitium.core.digest import digest
from comitium.games.republic.choices import NO, PASS, SENATOR, YES
from comitium.games.republic.deals.clause import BY_WORD
from comitium.games.republic.events.advanced import rebels as events
from comitium.games.republic.game_type import GAME_TYPE
from comitium.games.republic.odds.battle import Force
from comitium.games.republic.odds.rebels import against, at_sea, interception
from comitium.games.republic.odds.sentences.questions import by_choice, odds_of
from comitium.games.republic.rules.common.provinces import develop_by_war
from comitium.games.republic.rules.r1_07_forum.r1_07_21_random_events.r1_07_21_pretender import pretender_rises
from comitium.games.republic.rules.r1_09_senate import kinds
from comitium.games.republic.rules.r1_09_senate.r1_09_6_business.r1_09_64_items import UNGARRISONED, Muster, may_garrison
from comitium.games.republic.rules.r2_02_provincial_wars.r2_02_4_attacks import attacked, defender
from comitium.games.republic.rules.r2_03_rebel_governors.choices import MARCH, STAY
from comitium.games.republic.rules.r2_03_rebel_governors.r2_03_2_declaration import GovernorsRise
from comitium.games.republic.rules.r2_03_rebel_governors.r2_03_3_strength import declared_strength
from comitium.games.republic.rules.r2_03_rebel_governors.r2_03_7_march import MarchOrStay
from comitium.games.republic.rules.r2_03_rebel_governors.r2_03_72_interception import Intercept
from comitium.games.republic.state.numbers import REVOLT
from comitium.games.republic.state.republic import Republic
from comitium.text import LANGUAGES, say
from games.republic.fixtures.advanced.rebels import HELD, SYRIA, rebellion, table, units
from games.republic.fixtures.builder import asked, event, govern, man, new_game, province, rebel, wage, war
from games.republic.fixtures.senate import offer, sit
from games.republic.fixtures.wars.armies import armed, deploy
from games.republic.fixtures.wars.field import fate, speak

EVENTS = [
    kind
    for _, kind in inspect.getmembers(events, inspect.isclass)
    if kind.__module__ == events.__name__ and not kind.__name__.endswith("Said")
]
STAYING = SYRIA + HELD + "forces=syria:2 "


# -- with the provincial wars (2.02)


def test_2_03_4_wars_pass_a_rebel_province_by() -> None:
    """The Syrian War names Macedonia and Asia: with Macedonia in revolt, Asia fights."""
    game = table(
        "column=furius*,cornelius@revolt(rebel) provinces=macedonia(governor:cornelius),asia "
        "wars=civil_war:active,revolt_macedonia:held,syrian_war:active"
    )
    assert defender(game, war("syrian_war")) == province("asia")
    assert not attacked(game) >> province("macedonia") & 1


def test_2_03_4_no_garrison_goes_there_and_none_is_called_back() -> None:
    game = table(STAYING)
    assert not may_garrison(game, province("syria"))
    assert not Muster(game).do([UNGARRISONED, 0, province("syria"), 1, 0, 0, 0])


def test_c_109_a_victory_does_not_develop_a_rebel_province() -> None:
    game = table(
        "column=furius*,cornelius@revolt(rebel) provinces=bithynia(governor:cornelius) "
        "wars=civil_war:active,revolt_bithynia:held"
    )
    develop_by_war(game, province("bithynia"), "1.10.4")
    assert not game.developed >> province("bithynia") & 1


def test_2_03_4_a_pretender_does_not_rise_there() -> None:
    game = table(STAYING)
    event(game, "pretender_emerges")
    pretender_rises(game)
    assert game.governor[province("syria")] == man("cornelius")


# -- with the Pontifex Maximus (2.01), veterans (2.04)


def test_c_31_a_rebel_governor_loses_a_priesthood() -> None:
    game, _ = rebellion(
        "pontifex=true column=furius*,cornelius@syria(priest,inf8) provinces=syria(armies2)", phase="revolution"
    )
    speak(game, 0, "senator cornelius", "done", "done")
    assert not game.priests >> man("cornelius") & 1
    assert game.influence[man("cornelius")] == 7


def test_2_04_disbanded_legions_are_no_strength_and_join_nobody() -> None:
    game, _ = rebellion(
        "veterans=true column=furius*,cornelius@syria(ora1,disbanded#9) provinces=syria(armies2)", phase="revolution"
    )
    assert declared_strength(game, man("cornelius"), 0, 0, 0) == 4 + 2
    speak(game, 0, "senator cornelius", "done", "done", "stay")
    assert units(game, "syria")[0] == 0


# -- with options and chapters


def test_chapter_4_has_no_rebel_governors() -> None:
    with pytest.raises(Exception, match=r"rebel_governors|provincial_wars"):
        new_game(players=5, neutrals=4, advanced="choose", provincial_wars=True, rebel_governors=True)


@pytest.mark.parametrize(("era", "follow"), [("early", [0, 0, 1]), ("middle", [0, 1, 1]), ("late", [1, 1, 1])])
def test_3_04_the_era_sets_what_a_fleet_needs(era: str, follow: list[int]) -> None:
    """5, 4 and 3: dice 3, 4, 5."""
    game, ear = rebellion(
        f"scenario={era} era={era} column=furius*,manlius@syrian_war(field_consul,victorious,sent1) "
        "forces=manlius:1v.manlius+3f wars=syrian_war:active dice=3,4,5",
        phase="revolution",
    )
    speak(game, 0, "sound-out")
    assert [one.follows for one in fate(ear, "FleetSounded")] == follow


def test_public_agreements_never_bind_a_revolt() -> None:
    assert not BY_WORD["revolt"].is_binding


@pytest.mark.parametrize(("option", "dead"), [("both_sides", True), ("each_side", False), ("senate_losses", False)])
def test_civil_war_chits_hold_in_a_rebel_province(option: str, dead: bool) -> None:
    """Licinius loses one legion, Furius two armies: the second chit strikes the commander only where "
    "all are drawn together."""
    _, ear = rebellion(
        f"civil_war_chits={option} column=manlius*,furius@revolt(rebel) provinces=illyricum(governor:furius,armies4) "
        "wars=civil_war:active,revolt_illyricum:held forces=licinius:5 dice=3,4,4 chits=0,29,0,0",
        others="amphora=valerius*,licinius@revolt_illyricum(field_consul,sent1) trident=fulvius* star=papirius*",
    )
    died = [one for one in fate(ear, "SenatorDied") if one.senator == man("licinius") and one.rule == "1.11.37"]
    assert bool(died) == dead


# -- positions, views, boards


@pytest.mark.parametrize(
    "text",
    [
        STAYING,
        SYRIA + "wars=civil_war:active forces=cornelius:2 also=armies_in_italy:4",
        SYRIA.replace("(rebel)", "(rebel,at_sea)") + "wars=civil_war:active forces=cornelius:2 also=armies_at_sea:4",
        STAYING.replace("revolt_syria:held", "revolt_syria:held+naval_victory") + "also=march_drawn:1",
        SYRIA + "wars=civil_war:active,revolt_syria:left+naval_victory forces=cornelius:2",
    ],
)
def test_positions_say_it_and_read_it_again(text: str) -> None:
    game = table(text)
    twin = GAME_TYPE.from_position(GAME_TYPE.position(game), 1)
    assert GAME_TYPE.position(twin) == GAME_TYPE.position(game)
    twin.dice, twin.shuffles, twin.reveals = game.dice.clone(), game.shuffles.clone(), game.reveals
    assert digest(twin) == digest(game)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everybody_sees_who_holds_a_province(language: str) -> None:
    game = table(STAYING)
    view = GAME_TYPE.view(game, None)
    syria = next(one for one in view.provinces if one.province == province("syria"))
    assert (syria.rebel, syria.holds, syria.sailing, syria.in_italy) == (True, True, False, False)
    assert (syria.land, syria.sea, syria.support) == (4 + 6 + 2 + 4, 9 + 4, 9)
    assert view.march is not None
    assert (view.march.rebel, view.march.stronghold) == (man("cornelius"), province("syria"))
    board = GAME_TYPE.board(view, None)
    marks = [mark for piece in board.zone("provinces").pieces for mark in piece.marks]
    assert {"rebel-holds", "land", "naval", "support"} <= {mark.id for mark in marks}
    assert all(say(mark.text, language) for mark in marks)
    assert "dial" not in {mark.id for mark in marks}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everybody_sees_the_march_and_who_is_at_sea(language: str) -> None:
    game = table(
        "column=furius*,manlius@revolt(rebel),cornelius@revolt(at_sea) "
        "provinces=syria(governor:cornelius),asia(governor:manlius) "
        "wars=civil_war:active forces=manlius:2 also=armies_in_italy:3,armies_at_sea:2"
    )
    view = GAME_TYPE.view(game, None)
    shown = {one.province: one for one in view.provinces}
    assert shown[province("syria")].sailing
    assert shown[province("asia")].in_italy
    assert view.march is not None
    assert (view.march.armies, view.march.sailing, view.march.armies_at_sea) == (3, man("cornelius"), 2)
    board = GAME_TYPE.board(view, None)
    pieces = [piece for piece in board.zone("forum/active").pieces if piece.id == "war/civil_war"]
    said = {mark.id: say(mark.text, language) for mark in pieces[0].marks}
    about = {"en": "2 legions and 3 provincial armies in Italy", "fr": "2 légions et 3 armées provinciales en Italie"}
    assert said["marching-armies"].replace("\xa0", " ") == about[language]
    assert "2" in said["at-sea"]


@pytest.mark.parametrize(("armies", "words"), [(0, "5 legions in Italy"), (1, "5 legions and 1 provincial army in Italy")])
def test_the_civil_war_says_with_how_many_legions_the_rebel_marches(armies: int, words: str) -> None:
    marching = f"forces=cornelius:5 also=armies_in_italy:{armies}"
    game = table(f"column=furius*,cornelius@revolt(rebel) wars=civil_war:active {marching}")
    board = GAME_TYPE.board(GAME_TYPE.view(game, None), None)
    (tile,) = board.zone("forum/active").pieces
    mark = tile.mark("marching-armies")
    assert mark is not None
    assert say(mark.text, "en") == words


# -- words


@pytest.mark.parametrize("kind", EVENTS, ids=lambda kind: kind.__name__)
@pytest.mark.parametrize("number", [0, 1, 2])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_is_spoken(kind: Any, number: int, language: str) -> None:
    made = kind("2.03", *[number for field in fields(kind) if field.name != "rule"])
    assert say(made.phrase(), language)


# -- odds


def test_2_03_72_odds_of_an_interception() -> None:
    """14 against 10: held with 10 or more on three dice, 135 of 216."""
    game = table(STAYING)
    assert interception(game, 14, 10).held == pytest.approx(135 / 216)
    assert interception(game, 2, 10).fleets == pytest.approx(2, abs=0.2)


def test_2_03_81_odds_of_an_attack() -> None:
    game = table(
        "column=manlius*,furius@revolt(rebel) provinces=illyricum(governor:furius,armies4) "
        "wars=civil_war:active,revolt_illyricum:held"
    )
    found = against(game, REVOLT + province("illyricum"), Force(man("licinius"), 5))
    assert found.victory == pytest.approx(
        sum(1 for a in range(1, 7) for b in range(1, 7) for c in range(1, 7) if a + b + c >= 13) / 216
    )
    sea = at_sea(table(STAYING), REVOLT + province("syria"), Force(man("licinius"), 5, fleets=13))
    assert sea.victory + sea.stalemate + sea.defeat == pytest.approx(1.0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_odds_are_said_to_who_is_asked(language: str) -> None:
    game, _ = rebellion(
        "column=furius*,cornelius@revolt(rebel,at_sea) provinces=syria(governor:cornelius,fleets4) wars=civil_war:active "
        "forces=cornelius:2,claudius:16,active:12f",
        others="amphora=valerius*,claudius@civil_war(field_consul,sent1) trident=fulvius* star=papirius*",
    )
    assert asked(game) == "Intercept"
    assert [say(one, language) for one in odds_of(game, 1)]
    assert YES in dict(by_choice(game, 1))
    game, _ = rebellion(SYRIA + HELD + "forces=syria:2,active:5+4f", phase="revolution")
    assert asked(game) == "MarchOrStay"
    assert len([say(one, language) for one in odds_of(game, 0)]) == 3  # at sea, in Italy, and what it costs
    assert MARCH in dict(by_choice(game, 0))


# -- opponents


def answered(game: Republic, question: type[Any]) -> int:
    seat = game.actors()[0]
    return HEURISTICS[question].choose(game, seat, game.legal(seat), AVERAGE)


def test_a_rebel_lets_himself_pass_and_others_do_not() -> None:
    text = (
        "column=furius*,cornelius@revolt(rebel,at_sea) provinces=syria(governor:cornelius) wars=civil_war:active "
        "forces=cornelius:2,active:14f"
    )
    game, _ = rebellion(text)
    assert asked(game) == "Intercept"
    assert answered(game, Intercept) == YES
    weak, _ = rebellion(
        text.replace("active:14f", "active:1f,claudius:9"),
        others="amphora=valerius*,claudius@civil_war(field_consul,sent1) trident=fulvius* star=papirius*",
    )
    assert answered(weak, Intercept) == NO


def test_a_governor_rises_only_if_he_can_win() -> None:
    bold = AVERAGE._replace(sword=0.9)
    text = "column=furius*,cornelius@syria provinces=syria(armies10) forces=syria:8 treasury=0"
    game, _ = rebellion(text, phase="revolution", others="amphora=valerius*(inf25,k9) trident=claudius* star=papirius*")
    assert can_win(game, man("cornelius"), province("syria"))
    assert HEURISTICS[GovernorsRise].choose(game, 0, game.legal(0), bold) == SENATOR + man("cornelius")
    weak, _ = rebellion(text.replace("syria:8", "syria:1,active:14"), phase="revolution")
    assert not can_win(weak, man("cornelius"), province("syria"))
    assert answered(weak, GovernorsRise) == PASS


def test_who_is_weak_stays_in_his_province() -> None:
    game, _ = rebellion(SYRIA + HELD + "forces=active:12+9f", phase="revolution")
    assert asked(game) == "MarchOrStay"
    assert answered(game, MarchOrStay) == STAY
    strong, _ = rebellion(SYRIA + HELD + "forces=syria:12 treasury=60", phase="revolution")
    assert answered(strong, MarchOrStay) == MARCH


# -- fleets kept in Rome against rebels at sea


def at_sea_in_the_senate(fleets: int) -> Republic:
    """Fabius is at sea from Syria (5) with three fleets: 8. The chair is about to propose something."""
    game = armed(12, fleets, provincial_wars=True, rebel_governors=True)
    govern(game, man("fabius"), "syria")
    rebel(game, man("fabius"))
    game.at_sea = man("fabius")
    game.provincial_fleets[province("syria")] = 3
    wage(game, "1st_punic_war")
    sit(game)
    return game


def listed_crossing(game: Republic) -> tuple[int, dict[int, str]]:
    """How many fleets are kept, and the chance of each number."""
    said = [one for one in odds_of(game, game.actors()[0]) if one.id == "republic-odds-crossing"]
    assert len(said) == 1
    parts: Any = said[0].args["listed"]
    return int(str(said[0].args["fleets"])), {one.args["number"]: one.args["chance"] for one in parts}


def test_2_03_72_the_chair_is_told_what_each_fleet_kept_in_rome_does() -> None:
    """14 or more: with 12 against 8 a natural 10 is enough, 62.5 in a hundred; with 8 a natural 14, 16.2."""
    kept, chances = listed_crossing(at_sea_in_the_senate(12))
    assert kept == 12
    assert list(chances) == list(range(6, 17))
    assert (chances[8], chances[12]) == ("16", "62")


def test_2_03_72_fleets_that_an_army_takes_along_are_missing_in_rome() -> None:
    game = at_sea_in_the_senate(12)
    offer(game, kinds.MILITARY)
    deploy(game, "julius", "1st_punic_war", 5, 5)
    assert asked(game) == "DraftMilitary"
    assert listed_crossing(game)[0] == 7


def test_2_03_72_without_anybody_at_sea_nothing_is_said() -> None:
    game = at_sea_in_the_senate(12)
    game.at_sea = -1
    assert not [one for one in odds_of(game, game.actors()[0]) if one.id == "republic-odds-crossing"]


# -- before a governor rises


@pytest.mark.parametrize("language", LANGUAGES)
def test_2_03_2_who_may_rise_is_told_how_strong_he_would_be_and_what_he_meets(language: str) -> None:
    """Cornelius (4) in Syria with six armies, no legion: 3, and as much of his rating; beside a legion 7 + 4."""
    text = "column=furius*,cornelius@syria provinces=syria(armies6) "
    game, _ = rebellion(text, phase="revolution")
    (alone,) = odds_of(game, 0)
    assert alone.id == "republic-odds-rises-alone"
    assert (alone.args["army"], alone.args["led"], alone.args["total"]) == (3, 3, 6)
    game, _ = rebellion(text + "forces=syria:1,active:9", phase="revolution")
    (met,) = odds_of(game, 0)
    assert (met.args["total"], met.args["legions"]) == (11, 9)
    assert say(met, language) != say(alone, language)
    weak, _ = rebellion(text + "forces=syria:1,active:2", phase="revolution")
    assert int(str(odds_of(weak, 0)[0].args["chance"])) > int(str(met.args["chance"]))
