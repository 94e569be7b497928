"""[1.09.721] [B-5] Only a death spends what is voted on once a turn: who has merely left, or holds an office now, does not."""

from __future__ import annotations

import pytest

from comitium.games.republic.catalogue.ids import CENSOR, FIELD_CONSUL, ROME_CONSUL
from comitium.games.republic.catalogue.senators import INFLUENCE
from comitium.games.republic.choices import CONCESSION, DONE, PASS, SENATOR
from comitium.games.republic.events.attempts import AttemptDeclared
from comitium.games.republic.events.senate import VoteClosed
from comitium.games.republic.rules.r1_05_mortality.r1_05_3_death import kill
from comitium.games.republic.rules.r1_09_senate import kinds
from comitium.games.republic.rules.r1_09_senate.choices import ALL_FOR, MURDER, PROPOSE, RIOT, TRIBUNE
from comitium.games.republic.state.numbers import GOVERNING
from comitium.games.republic.state.republic import Republic
from games.republic.fixtures.builder import Ear, asked, concession, deal, govern, grant, listen, man, province, say, wage
from games.republic.fixtures.senate import (
    attack,
    ballot,
    finish_vote,
    hush,
    interrupt,
    offer,
    put_to,
    senate_with_officers,
    senate_without_officers,
    sit,
    tell,
    tribune,
)


def governed() -> Republic:
    """Acilius governs Sicilia; the third faction holds a Tribune."""
    game = senate_with_officers()
    govern(game, man("acilius"), "sicilia", dial=2)
    deal(game, 2, "tribune_1")
    return game


def sends_away(game: Republic, who: str) -> Ear:
    """The Tribune goes first: he is elected governor in the place of Acilius."""
    ear = listen(game)
    tribune(game, 2)
    tell(game, "propose governors", "province sicilia", f"senator {who}", "done")
    ballot(game)
    assert game.where[man(who)] == GOVERNING + province("sicilia")
    hush(game)
    return ear


def results(ear: Ear) -> list[str]:
    return [event.result for event in ear.all(VoteClosed)]


def test_1_09_61_a_recipient_who_has_left_before_the_first_call_costs_no_concession() -> None:
    game = governed()
    grant(game, "mining")
    grant(game, "harbor_fees")
    sit(game)
    offer(game, kinds.CONCESSIONS)
    tell(game, "concession mining", "senator furius", "concession harbor_fees", "senator fabius", "done")
    ear = sends_away(game, "furius")
    assert results(ear) == ["passed", "void"]
    assert game.session.voted_concessions == 0
    assert asked(game) == "Business"
    assert PROPOSE + kinds.CONCESSIONS in game.legal(0)


def test_b_36_a_recipient_who_is_dead_still_spends_them_all() -> None:
    game = governed()
    grant(game, "mining")
    sit(game)
    offer(game, kinds.CONCESSIONS)
    tell(game, "concession mining", "senator furius", "done")
    ear = listen(game)
    kill(game, man("furius"), "1.09.721")
    hush(game)
    assert results(ear) == ["cancelled"]
    assert game.session.voted_concessions == 1 << concession("mining")


def test_1_09_821_a_nominee_who_has_left_before_the_first_call_does_not_use_the_proposal_of_the_turn() -> None:
    game = governed()
    game.influence[man("furius")] = game.influence[man("fabius")] = 21
    sit(game)
    tell(game, "propose for_life", "senator furius")
    ear = sends_away(game, "furius")
    assert results(ear) == ["passed", "void"]
    assert not game.session.proposed_for_life
    assert PROPOSE + kinds.FOR_LIFE in game.legal(0)


def test_1_09_5_a_slate_whose_post_a_tribune_has_filled_is_not_told_as_a_death() -> None:
    game = governed()
    sit(game)
    offer(game, kinds.GOVERNORS)
    tell(game, "province sicilia", "senator fabius", "done")
    assert results(sends_away(game, "furius")) == ["passed", "void"]


def test_1_09_4_nor_is_a_name_that_is_master_of_horse_now() -> None:
    game = senate_without_officers()
    game.offices[ROME_CONSUL] = man("cornelius")
    game.offices[FIELD_CONSUL] = man("fulvius")
    for key in ("1st_punic_war", "1st_gallic_war", "syrian_war"):
        wage(game, key)
    deal(game, 2, "tribune_1")
    sit(game, "censor", joint_failed=True)
    say(game, PROPOSE + kinds.CENSOR, SENATOR + man("aurelius"))
    ear = listen(game)
    interrupt(game, 2, TRIBUNE)
    say(game, PROPOSE + kinds.DICTATOR, SENATOR + man("furius"))
    finish_vote(game, {}, ALL_FOR)
    say(game, SENATOR + man("aurelius"))
    hush(game)
    assert results(ear) == ["passed", "void"]
    assert game.offices[CENSOR] == -1


def test_b_52_a_nominee_whom_a_mob_kills_before_his_tribune_is_heard_is_not_followed_by_the_new_man() -> None:
    """The second faction sends murderers to the Tribune in vain; the mob kills its leader, who was to be Consul."""
    game = senate_without_officers()
    game.offices[ROME_CONSUL] = man("cornelius")
    deal(game, 2, "tribune_1")
    deal(game, 1, "murder_of_a_tribune_1")
    deal(game, 3, "mob_incited_to_violence")
    sit(game, "consuls")
    say(game, SENATOR + man("claudius"), SENATOR + man("furius"))
    ear = listen(game)
    game.loaded = [1, 1]
    game.urn = [man("julius") + 1, 0, 0, 0]
    interrupt(game, 2, TRIBUNE)
    say(game, PROPOSE + kinds.CONSULS, SENATOR + man("julius"), SENATOR + man("aurelius"))
    assert asked(game) == "Response"
    game.apply(1, MURDER + man("manlius"))
    while asked(game) == "Response":
        say(game, PASS)
    assert asked(game) == "Riots"
    game.apply(3, RIOT + man("acilius"))
    while asked(game) == "Riots":
        say(game, PASS)
    assert game.in_rome(man("julius")), "the next of his family"
    assert results(ear)[:1] == ["cancelled"]


@pytest.mark.parametrize(("waiting", "mild"), [(True, 1), (False, 0)])
def test_1_09_623_the_sponsors_are_at_risk_until_their_bill_is_voted_also_while_a_tribune_goes_first(
    waiting: bool, mild: int
) -> None:
    """An assassin is caught during the Tribune's vote: over a bill of one faction that waits, he alone dies."""
    game = senate_without_officers()
    game.offices[ROME_CONSUL] = man("cornelius")
    game.session.step = kinds.S7
    grant(game, "mining")
    deal(game, 2, "tribune_1")
    second = man("claudius") if waiting else man("fabius")
    put_to(game, [kinds.LAND_BILL, 0, man("manlius"), second], 0, man("cornelius"), kinds.BY_CHAIR)
    interrupt(game, 2, TRIBUNE)
    say(game, PROPOSE + kinds.CONCESSIONS, CONCESSION + concession("mining"), SENATOR + man("furius"), DONE)
    ear = listen(game)
    game.loaded = [1]
    interrupt(game, 3, *attack("papirius", "manlius"))
    assert [event.mild for event in ear.all(AttemptDeclared)] == [mild]
    assert (game.influence[man("junius")] < INFLUENCE[man("junius")]) != bool(mild)
