"""What everybody sees of the advanced rules."""

from __future__ import annotations

from comitium.games.republic.choices import NO
from comitium.games.republic.game_type import GAME_TYPE
from comitium.games.republic.view.advanced import SpeakerView
from comitium.games.republic.view.view import RepublicView
from games.republic.fixtures.advanced.advocacy import ask_for, tried
from games.republic.fixtures.builder import law, man, province, war
from games.republic.fixtures.senate import senate_with_officers, sit
from games.republic.view.advanced_positions import (
    africa_attacked,
    africa_lost,
    disbanded,
    law_on_the_floor,
    law_that_waits,
    vote_on_war,
    with_priests,
)


def seen(game: object, seat: int | None = 0) -> RepublicView:
    return GAME_TYPE.view(game, seat)  # type: ignore[arg-type]


def test_2_with_no_advanced_rule_there_is_nothing_to_see() -> None:
    game = senate_with_officers()
    sit(game)
    told = seen(game).advanced
    assert (told.pontifex, told.trial, told.law, told.waiting, told.disbanded) == (None, None, None, (), ())


def test_2_01_the_office_its_priests_and_what_is_left_of_its_rights() -> None:
    found = seen(with_priests(given=True)).advanced.pontifex
    assert found is not None
    assert found.senator == man("papirius")
    assert set(found.priests) == {man("fabius"), man("manlius")}
    assert (found.gave, found.vetoed, found.on_war) == (True, False, False)
    assert found.war_votes == 2 * found.votes


def test_2_01_4_on_war_the_votes_of_all_are_those_that_count() -> None:
    """[2.01.32] [2.01.4] A priest has one more, the Pontifex Maximus his own twice."""
    before, now = seen(with_priests()), seen(vote_on_war())
    assert now.advanced.pontifex is not None
    assert now.advanced.pontifex.on_war
    votes = {one.senator: one.votes for faction in now.factions for one in faction.senators}
    usual = {one.senator: one.votes for faction in before.factions for one in faction.senators}
    assert votes[man("papirius")] == 2 * usual[man("papirius")]
    assert votes[man("fabius")] == usual[man("fabius")] + 1
    assert votes[man("julius")] == usual[man("julius")]
    for faction in now.factions:
        assert faction.votes == sum(one.votes for one in faction.senators)


def test_2_02_32_what_a_province_fights_with() -> None:
    """Africa developed is 4/5; without a legion armies count half, rounded up; Fulvius has a military rating of 2."""
    view = seen(africa_attacked())
    (africa,) = view.provinces
    assert africa.province == province("africa")
    found = africa.defence
    assert found is not None
    assert (found.base, found.armies, found.garrison, found.command) == (4, 2, 0, 2)
    assert (found.land, found.base_naval, found.naval) == (8, 5, 7)
    assert found.attackers == (war("jugurthine_war"),)
    (africa,) = seen(africa_attacked(forces="forces=africa:1v+1")).provinces
    assert africa.defence is not None
    assert (africa.defence.armies, africa.defence.garrison, africa.defence.land) == (3, 3, 12)


def test_2_02_412_a_province_on_the_enemys_side_defends_nothing() -> None:
    (africa,) = seen(africa_lost()).provinces
    assert (africa.defence, africa.helps) == (None, war("jugurthine_war"))


def test_2_05_3_who_could_speak_and_with_what() -> None:
    """Claudius, the prosecutor, has an oratory of 3; Fabius 2, Papirius 2, Cornelius 3, Julius is the Censor."""
    game = tried()
    found = seen(game).advanced.trial
    assert found is not None
    assert (found.accused, found.prosecutor, found.censor) == (man("fabius"), man("claudius"), man("julius"))
    assert (found.speaker.senator, found.speaker.edge) == (man("fabius"), -1)
    by = {one.senator: one for one in found.candidates}
    assert by.keys().isdisjoint({man("julius"), man("claudius")})
    assert by[man("cornelius")] == SpeakerView(man("cornelius"), 0, 0, 72)  # even on average; only 5 and less take more than 5
    assert by[man("papirius")].votes < 0


def test_2_05_2_who_is_asked_is_no_advocate_yet() -> None:
    game = tried()
    ask_for(game, "furius", NO)
    found = seen(game).advanced.trial
    assert found is not None
    assert man("furius") not in {one.senator for one in found.candidates}
    ask_for(game, "cornelius")
    found = seen(game).advanced.trial
    assert found is not None
    assert (found.speaker.senator, found.candidates, found.asked) == (man("cornelius"), (), False)


def test_2_06_2_sponsors_and_laws_that_wait() -> None:
    found = seen(law_on_the_floor()).advanced
    assert found.law is not None
    assert (found.law.law, found.law.sponsor, found.law.cosponsor) == (law("calpurnian_law"), man("junius"), man("papirius"))
    assert found.waiting == ()
    assert seen(law_that_waits(), 1).advanced.waiting == ((3, law("calpurnian_law")),)


def test_2_04_2_disbanded_veterans_and_who_may_call_them_up() -> None:
    assert seen(disbanded(), 3).advanced.disbanded == ((3, man("julius")),)
