"""[4.05] [4.05.1] How the session of chapter 4 opens and closes, and what is switched off in it."""

from __future__ import annotations

import pytest

from comitium.core.frames import Step
from comitium.games.republic.catalogue.ids import CALPURNIAN_LAW, CRETA_ET_CYRENAICA, FLACCUS, LAND_COMMISSIONER
from comitium.games.republic.choices import PASS, YES
from comitium.games.republic.rules.r1_07_forum.r1_07_8_order import mark_major
from comitium.games.republic.rules.r1_09_senate import kinds
from comitium.games.republic.rules.r1_09_senate.choices import ATTEMPT, CLAIM, ENACT, FINE, PROPOSE
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_measures import open_kinds
from comitium.games.republic.rules.r1_09_senate.r1_09_83_motions import why_not_move
from comitium.games.republic.rules.r4_solitaire.r4_05_senate import r4_05_senate as phase
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_1_opening import claim_for_flaccus
from comitium.games.republic.state.numbers import (
    APION,
    CENSOR,
    DICTATOR,
    FIELD_CONSUL,
    IN_FORUM,
    MASTER_OF_HORSE,
    NOBODY,
    OPEN_BEQUEST,
    ROME_CONSUL,
    VACANT,
)
from comitium.games.republic.state.republic import Republic
from games.republic.fixtures.builder import asked, card, deal, grant, listen, man, put, say
from games.republic.fixtures.senate import only_in_rome
from games.republic.fixtures.solo.senate import CONSERVATIVES, PLAYER, PLUTOCRATS, house


def sit(game: Republic, step: Step) -> phase.SoloSenate:
    """The session goes on with a step."""
    senate = phase.SoloSenate()
    senate.go_to(step)
    game.push(senate)
    game.advance()
    return senate


def open_at(game: Republic) -> phase.SoloSenate:
    """Q0 alone."""
    senate = phase.SoloSenate()
    phase.opening(game, senate)
    return senate


def test_d_17_old_offices_end_when_the_session_opens() -> None:
    game = house()
    for office, key in ((DICTATOR, "julius"), (ROME_CONSUL, "fulvius"), (FIELD_CONSUL, "junius"), (CENSOR, "furius")):
        game.offices[office] = man(key)
    game.offices[MASTER_OF_HORSE] = man("claudius")
    senate = open_at(game)
    assert game.offices == [NOBODY, NOBODY, NOBODY, man("furius"), NOBODY]
    assert senate.outgoing == 1 << man("julius") | 1 << man("fulvius") | 1 << man("junius")
    assert game.prior_consul == senate.outgoing
    assert game.influence[man("julius")] == 5  # 1.09.18


def test_4_05_1_apions_province_is_among_the_spoils() -> None:
    game = house()
    game.bequests[APION] = OPEN_BEQUEST
    open_at(game)
    assert game.province[CRETA_ET_CYRENAICA] == VACANT


def test_1_09_81_rome_is_filled_up_and_a_neutral_takes_the_strongest_of_the_forum() -> None:
    game = house()
    for key in ("fabius", "valerius", "claudius", "manlius", "furius", "papirius", "acilius", "sulpicius"):
        game.rome &= ~(1 << man(key))
        game.where[man(key)] = 2
    game.members[CONSERVATIVES] &= ~(1 << man("papirius"))
    game.faction[man("papirius")] = NOBODY
    game.where[man("papirius")] = 0
    put(game, "porcius")  # oratory 4, military 2
    put(game, "servilius")  # 4 and 3
    open_at(game)
    game.advance()
    assert game.faction[man("servilius")] == CONSERVATIVES
    assert game.faction[man("porcius")] == NOBODY


def test_d_51_corrupt_markers_go_in_rome_and_stay_away_from_it() -> None:
    game = house()
    game.rome &= ~(1 << man("julius"))
    game.where[man("julius")] = 2
    game.corrupt = 1 << man("julius") | 1 << man("furius")
    sit(game, phase.closing)
    assert game.corrupt == 1 << man("julius")
    assert not game.session.sitting


def test_d_51_a_players_censor_may_fine_before_that() -> None:
    game = house(4, "middle")
    game.laws |= 1 << CALPURNIAN_LAW
    game.offices[CENSOR] = man("fabius")
    game.corrupt = game.returned = 1 << man("furius")
    game.talents[man("furius")] = 9
    sit(game, phase.last_chance)
    assert asked(game) == "Window"
    assert FINE + man("furius") in game.legal(PLAYER)
    game.loaded = [4]
    say(game, FINE + man("furius"))
    assert game.talents[man("furius")] == 5
    while asked(game) == "Window":
        say(game, PASS)
    assert game.corrupt == 0


def test_4_05_1_laws_may_be_enacted_while_the_session_is_open() -> None:
    game = house(4, "middle")
    deal(game, PLAYER, "calpurnian_law")
    sit(game, phase.last_chance)
    assert game.actors() == [PLAYER]
    assert ENACT + card("calpurnian_law") in game.legal(PLAYER)
    say(game, ENACT + card("calpurnian_law"))
    assert game.in_force(CALPURNIAN_LAW)


def test_4_05_nothing_is_proposed_voted_or_tried() -> None:
    game = house(4, "middle")
    deal(game, PLAYER, "calpurnian_law", "tribune_10")
    sit(game, phase.last_chance)
    assert asked(game) == "Window"
    for means in (kinds.BY_CHAIR, kinds.BY_TRIBUNE, kinds.BY_GRACCHUS):
        assert open_kinds(game, means) == []
    for kind in range(kinds.FOR_LIFE + 1):
        assert PROPOSE + kind not in game.legal(PLAYER)
        assert game.refusal(PLAYER, PROPOSE + kind).rule
    assert game.refusal(PLAYER, ATTEMPT).rule == "4.07.3"
    assert why_not_move(game, PLAYER) is not None  # 1.09.83


def flaccus_with(seat: int) -> Republic:
    """A land bill is in force, and the Land Commissioner lies in the Forum."""
    game = house(4, "middle")
    put(game, "7a_flaccus", seat)
    game.bills = [1, 0, 0]
    grant(game, "land_commissioner")
    return game


def test_4_05_1_nobody_takes_a_major_marker() -> None:
    """There are no trials to which it could lead."""
    game = house()
    game.offices[ROME_CONSUL] = man("fulvius")
    mark_major(game)
    assert game.major == 0


def test_d_48_a_neutral_flaccus_takes_the_land_commissioner_after_the_spoils() -> None:
    game = flaccus_with(PLUTOCRATS)
    claim_for_flaccus(game)
    assert game.holder[LAND_COMMISSIONER] == FLACCUS


def test_d_48_a_players_flaccus_may() -> None:
    game = flaccus_with(PLAYER)
    claim_for_flaccus(game)
    assert game.holder[LAND_COMMISSIONER] == IN_FORUM
    sit(game, phase.last_chance)
    say(game, CLAIM)
    assert game.holder[LAND_COMMISSIONER] == FLACCUS


# -- a whole Senate, with the steps of others left out


def test_4_05_a_whole_senate_asks_no_votes_nominations_or_prosecutions(monkeypatch: pytest.MonkeyPatch) -> None:
    quiet = [step for step in phase.SENATE if step not in (phase.plan, phase.crisis_offices, phase.armies)]
    monkeypatch.setattr(phase.SoloSenate, "steps", lambda senate: quiet)
    game = house()
    game.offices[ROME_CONSUL] = man("fulvius")
    game.unrest = 3
    ear = listen(game)
    game.push(phase.SoloSenate())
    game.advance()
    kinds_asked = set()
    while game.stack:
        kinds_asked.add(asked(game))
        menu = game.legal(game.actors()[0])
        say(game, YES if YES in menu else menu[-1] if asked(game) == "ChooseSpoils" else menu[0])
    assert kinds_asked <= {"JoinCoalition", "ChooseSpoils", "SpoilsWindow", "Window", "ChoosePartners"}
    assert game.session.filled & (1 << ROME_CONSUL | 1 << FIELD_CONSUL | 1 << CENSOR)
    assert "SenateClosed" in ear.names()
    assert "ChairChanged" not in ear.names()
    assert game.offices[ROME_CONSUL] != man("fulvius")


@pytest.mark.parametrize("somebody", [True, False])
def test_b_66_without_a_senator_in_rome_the_session_closes_and_nothing_is_planned(somebody: bool) -> None:
    game = house()
    game.treasury = 200
    only_in_rome(game, *(["fulvius"] if somebody else []))
    ear = listen(game)
    sit(game, phase.coalition)
    while asked(game) not in ("", "Idle"):
        seat = game.actors()[0]
        game.apply(seat, min(game.legal(seat)))
    assert ("PeaceForces" in ear.names()) is somebody
    assert "SenateClosed" in ear.names()
