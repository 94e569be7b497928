"""[1.09.642] The departure of the presiding magistrate, and the suspension of its vote (B-45, B-77, B-79)."""

from __future__ import annotations

from comitium.games.republic.catalogue.ids import DICTATOR, FIELD_CONSUL
from comitium.games.republic.choices import PASS, WORDS
from comitium.games.republic.deals import notation as clauses
from comitium.games.republic.rules.r1_09_senate import kinds
from comitium.games.republic.rules.r1_09_senate.choices import MURDER, SUSPEND
from comitium.games.republic.rules.r1_09_senate.r1_09_6_business.r1_09_64_military import ConsentAnew
from comitium.games.republic.state.numbers import AT_WAR, INACTIVE, NOBODY
from comitium.games.republic.state.republic import Republic
from games.republic.fixtures.builder import (
    asked,
    check,
    create,
    deal,
    govern,
    grant,
    listen,
    man,
    raise_legions,
    send,
    wage,
    war,
)
from games.republic.fixtures.senate import (
    ballot,
    hush,
    menu,
    offer,
    refused,
    senate_with_officers,
    sit,
    suspend,
    tell,
    tribune,
)
from games.republic.fixtures.wars.armies import armed, departure, deploy, floor, force, home, item, something

# -- 1.09.642


def test_1_09_642_sending_the_presiding_magistrate_ends_the_phase() -> None:
    game = armed()
    wage(game, "1st_gallic_war")
    game.offices[FIELD_CONSUL] = NOBODY
    grant(game, "mining")
    ear = listen(game)
    sit(game)
    floor(game, "cornelius", "1st_gallic_war", 12)
    ballot(game)
    assert force(game, "cornelius") == (12, 0)
    assert asked(game) == ""
    assert "SenateClosed" in ear.names()
    assert "SenateAdjourned" not in ear.names()


def test_1_09_642_no_window_after_it() -> None:
    game = armed()
    wage(game, "1st_gallic_war")
    game.offices[FIELD_CONSUL] = NOBODY
    deal(game, 1, "tribune_1")
    sit(game)
    floor(game, "cornelius", "1st_gallic_war", 12)
    ballot(game)
    assert asked(game) == ""


def test_1_09_642_sending_another_does_not() -> None:
    game = armed()
    wage(game, "1st_gallic_war")
    sit(game)
    floor(game, "julius", "1st_gallic_war", 12)
    ballot(game)
    assert asked(game) == "Business"


def test_1_09_642_replace_by_the_presiding_magistrate_ends_it_too() -> None:
    game = armed()
    wage(game, "1st_gallic_war")
    game.offices[FIELD_CONSUL] = NOBODY
    send(game, man("fabius"), "1st_gallic_war", legions=5)
    game.proconsuls |= 1 << man("fabius")
    sit(game)
    item(game, "replace fabius", "senator cornelius", legions=6)
    ballot(game)
    assert force(game, "cornelius") == (11, 0)
    assert asked(game) == ""
    assert game.in_rome(man("fabius"))
    check(game)


def test_b_34_while_a_province_waits_no_tribune_sends_the_chair_to_war() -> None:
    game = armed()
    wage(game, "1st_gallic_war")
    game.offices[FIELD_CONSUL] = NOBODY
    create(game, "sicilia")
    deal(game, 1, "tribune_1")
    sit(game)
    tell(game, "province sicilia", "senator fabius", "done")
    tribune(game, 1)
    tell(game, "propose military")
    deploy(game, "cornelius", "1st_gallic_war", 12)
    refused(game, "done", "1.09.54")


def test_1_09_642_a_suspension_that_takes_the_troops_away_voids_the_deployment() -> None:
    game = departure(10)
    suspend(game, 1)
    assert game.actors() == [1]
    tell(game, "propose forces", "disband-legions 2", "done")
    ballot(game)
    hush(game)
    assert asked(game) == "Business"
    assert game.in_rome(man("cornelius"))
    assert game.session.chair == man("cornelius")
    assert home(game) == (8, 0)
    assert game.influence[man("cornelius")] == 5


def test_1_09_642_with_thirteen_legions_the_vote_resumes() -> None:
    game = departure(13)
    suspend(game, 1)
    tell(game, "propose forces", "disband-legions 2", "done")
    ballot(game)
    hush(game)
    assert asked(game) == "Turn"
    assert game.actors() == [1]
    tell(game, "all-for")
    ballot(game, upto=1)
    assert force(game, "cornelius") == (10, 0)
    assert home(game) == (1, 0)
    assert asked(game) == ""


def test_1_09_642_after_a_failed_insertion_the_votes_cast_stay() -> None:
    game = departure(10)
    suspend(game, 1)
    tell(game, "propose forces", "raise-legions 2", "done")
    ballot(game, "B")
    hush(game)
    assert asked(game) == "Turn"
    from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_14_vote import floor as on_floor

    assert on_floor(game).called == 0b0101
    assert on_floor(game).ayes == 3 + 2 + 2 + 2 + 3 + 3


def test_b_45_a_dictators_departure_may_be_suspended_though_not_vetoed() -> None:
    game = armed()
    wage(game, "1st_gallic_war")
    game.offices[DICTATOR] = man("claudius")
    deal(game, 2, "tribune_1")
    sit(game)
    floor(game, "claudius", "1st_gallic_war", 12)
    assert asked(game) == "Window"
    words = menu(game, 2)
    assert any(word.startswith("suspend") for word in words)
    assert not any(word.startswith("veto") for word in words)


def test_b_45_only_a_vote_that_sends_the_chair_to_war_is_suspended() -> None:
    game = armed()
    wage(game, "1st_gallic_war")
    deal(game, 2, "tribune_1")
    sit(game)
    floor(game, "julius", "1st_gallic_war", 12)
    assert asked(game) == "Window"
    assert any(word.startswith("veto") for word in menu(game, 2))
    assert not any(word.startswith("suspend") for word in menu(game, 2))


def test_b_45_not_inside_an_inserted_proposal_and_no_tribune_proposal_over_it() -> None:
    game = departure(10)
    deal(game, 3, "tribune_2", "tribune_3")
    suspend(game, 1)
    tell(game, "propose forces", "raise-legions 2", "done")
    while asked(game) == "Response":
        game.apply(game.actors()[0], PASS)
    assert asked(game) == "Window"
    assert 3 in game.actors()
    words = [WORDS.describe(choice).notation for choice in game.legal(3)]
    assert not any(word.startswith(("suspend", "tribune")) for word in words)
    assert any(word.startswith("veto") for word in words)


def test_b_45_an_insertion_that_ends_the_phase_kills_the_suspended_vote() -> None:
    game = departure(13)
    wage(game, "germanic_migrations")
    suspend(game, 1)
    tell(game, "propose military")
    deploy(game, "cornelius", "germanic_migrations", 9)
    tell(game, "done")
    if asked(game) == "Consent":
        tell(game, "yes")
    ballot(game)
    assert asked(game) == ""
    assert game.where[man("cornelius")] == AT_WAR + war("germanic_migrations")
    assert home(game) == (4, 0)


def test_b_45_who_has_voted_may_not_suspend() -> None:
    game = departure(10)
    tell(game, "all-for")
    hush(game)
    assert asked(game) == "Call"
    tell(game, "call star")
    assert not any(word.startswith("suspend") for seat in game.actors() for word in menu(game, seat))


def test_b_45_a_tribunes_proposal_to_send_the_chair_may_be_suspended() -> None:
    game = armed()
    wage(game, "1st_gallic_war")
    game.offices[FIELD_CONSUL] = NOBODY
    deal(game, 1, "tribune_1")
    deal(game, 2, "tribune_2")
    sit(game)
    something(game)
    tribune(game, 1)
    tell(game, "propose military")
    deploy(game, "cornelius", "1st_gallic_war", 12)
    tell(game, "done")
    while asked(game) == "Response":
        game.apply(game.actors()[0], PASS)
    assert asked(game) == "Window"
    game.apply(2, SUSPEND)
    hush(game)
    assert game.actors() == [2]
    assert asked(game) == "ChooseKind"


def test_b_45_graft_or_murder_may_cancel_a_suspension() -> None:
    game = departure(10)
    deal(game, 3, "murder_of_a_tribune_1")
    game.loaded = [4]
    game.apply(1, SUSPEND)
    tell(game, "propose forces", "disband-legions 2", "done")
    assert asked(game) == "Response"
    game.apply(3, MURDER + man("papirius"))
    hush(game)
    assert asked(game) == "Turn"
    assert home(game) == (10, 0)


def test_b_77_a_suspension_after_a_booking_goes_first_and_the_booking_waits() -> None:
    game = departure(10)
    deal(game, 3, "tribune_2")
    game.session.booking = 2
    suspend(game, 1)
    assert game.actors() == [1]
    tell(game, "propose forces", "disband-legions 2", "done")
    ballot(game)
    hush(game)
    assert asked(game) == "ChooseKind"
    assert game.actors() == [2]


def test_b_12_a_booking_is_lost_with_the_phase() -> None:
    game = departure(10)
    game.session.booking = 2
    tell(game, "all-for")
    ballot(game, upto=1)
    assert asked(game) == ""
    assert game.session.booking == NOBODY


def grown(answer: str) -> Republic:
    """The chair sends both Consuls; D's Dictator, who does not preside, is sent first and doubles the Field Consul's war."""
    game = senate_with_officers("middle")
    raise_legions(game, 25)
    wage(game, "2nd_gallic_war")  # 12
    wage(game, "1st_gallic_war", INACTIVE)
    wage(game, "germanic_migrations")
    game.offices[DICTATOR] = man("junius")
    game.session.stood_down |= 1 << man("junius")
    deal(game, 3, "tribune_1")
    sit(game)
    offer(game, kinds.MILITARY)
    deploy(game, "julius", "2nd_gallic_war", 8)  # 8 + 4 = 12: enough
    deploy(game, "cornelius", "germanic_migrations", 8)
    tell(game, "done")
    assert asked(game) == "Window"
    game.apply(3, SUSPEND)
    tell(game, "propose military")
    deploy(game, "junius", "1st_gallic_war", 5)
    tell(game, "done")
    ballot(game)
    assert force(game, "junius") == (5, 0)
    hush(game)
    assert asked(game) == "ConsentAnew"  # 12 < 24
    assert game.actors() == [1]
    refused(game, "pass", "1.09.643")
    tell(game, answer)
    hush(game)
    return game


def test_b_79_a_resumed_vote_repeats_the_minimum_force_test_and_asks_who_must_consent_now() -> None:
    game = grown("yes")
    assert asked(game) == "Call"
    ballot(game)
    assert force(game, "julius") == (8, 0)
    assert asked(game) == ""


def test_b_79_a_consent_that_was_promised_is_given_here_too() -> None:
    """[1.04.3]"""
    game = senate_with_officers("middle")
    wage(game, "1st_gallic_war")
    sit(game)
    hush(game)
    offered = clauses.read("amphora consent column julius")
    number = game.offer(offered[0].by, offered)
    game.accept(0, number)
    game.push(ConsentAnew(1, man("julius")))
    game.forget()
    assert menu(game, 1) == ["yes"]


def test_b_79_a_refusal_voids_it() -> None:
    game = grown("no")
    assert asked(game) == "Business"
    assert game.in_rome(man("julius"))
    assert game.influence[man("cornelius")] == 5


# -- B-45, further


def test_b_45_after_the_resumption_another_may_suspend_again() -> None:
    game = departure(13)
    deal(game, 3, "tribune_2")
    suspend(game, 1)
    tell(game, "propose forces", "disband-legions 2", "done")
    ballot(game)
    hush(game)
    tell(game, "all-for")
    hush(game)
    tell(game, "call star")
    hush(game)
    assert asked(game) == "Turn"
    suspend(game, 3)
    tell(game, "propose forces", "disband-legions 1", "done")
    ballot(game)
    hush(game)
    assert asked(game) == "Turn"
    tell(game, "all-for")
    assert force(game, "cornelius") == (10, 0)


def test_b_45_a_chair_that_is_no_longer_the_chair_does_not_end_the_phase() -> None:
    """[B-4] The Dictator who is sent stood down meanwhile: another presides when it passes."""
    game = armed()
    wage(game, "1st_gallic_war")
    game.offices[DICTATOR] = man("claudius")
    sit(game)
    floor(game, "claudius", "1st_gallic_war", 12)
    hush(game)
    game.session.stood_down |= 1 << man("claudius")
    game.advance()
    ballot(game)
    hush(game)
    assert force(game, "claudius") == (12, 0)
    assert asked(game) == "Business"
    assert game.session.chair == man("cornelius")


def test_b_45_void_is_no_rejection() -> None:
    game = departure(10)
    suspend(game, 1)
    tell(game, "propose forces", "disband-legions 2", "done")
    ballot(game)
    hush(game)
    assert game.session.rejected == []


def test_1_09_81_departures_bring_new_candidates_and_the_filling_goes_on() -> None:
    """[B-32] Nine in Rome, two go: seven, and the top family of the Curia is a senator at once."""
    game = senate_with_officers()
    for key in ("acilius", "papirius", "manlius"):
        govern(game, man(key), {"acilius": "asia", "papirius": "syria", "manlius": "bithynia"}[key])
    game.curia = [man("flaminius")]
    create(game, "sicilia")
    create(game, "africa")
    sit(game, "governors")
    tell(game, "province sicilia", "senator fabius", "province africa", "senator claudius", "done")
    ballot(game)
    hush(game)
    assert game.in_rome(man("flaminius"))
    assert game.rome.bit_count() == 8
