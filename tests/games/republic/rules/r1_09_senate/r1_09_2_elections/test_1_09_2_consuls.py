"""[1.09.2] to [1.09.22] The Consuls, from the digest."""

from __future__ import annotations

from comitium.games.republic.catalogue.ids import CENSOR, DICTATOR, FIELD_CONSUL, MASTER_OF_HORSE, ROME_CONSUL
from comitium.games.republic.choices import SENATOR
from comitium.games.republic.events import people
from comitium.games.republic.events import senate as events
from comitium.games.republic.rules.r1_09_senate.choices import ALL_ABSTAIN, ALL_AGAINST, ALL_FOR, FIELD, LOSE_INFLUENCE, ROME
from comitium.games.republic.rules.r1_09_senate.kinds import BY_CHAIR, S1, S3
from comitium.games.republic.rules.r1_09_senate.kinds import CONSULS as CONSULSHIP
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_measures import reject
from comitium.games.republic.rules.r1_09_senate.r1_09_2_consuls import eligible, pairs, slate, take_office
from comitium.games.republic.state.numbers import NOBODY
from comitium.games.republic.state.republic import Republic
from comitium.text import say as spoken
from games.republic.fixtures.builder import asked, capture, enact, govern, listen, man, put, rebel, refusal, say, war
from games.republic.fixtures.senate import (
    attack,
    finish_vote,
    hush,
    interrupt,
    mask,
    only_in_rome,
    put_to,
    senate_without_officers,
    sit,
    voting,
)


def trio(*keys: str) -> Republic:
    """Only these can be elected; Cornelius presides as Rome Consul."""
    game = senate_without_officers()
    only_in_rome(game, "cornelius", *keys)
    game.offices[ROME_CONSUL] = man("cornelius")
    return game


def test_1_09_2_sitting_consuls_and_the_dictator_are_not_eligible_unless_tradition_erodes() -> None:
    game = senate_without_officers()
    game.offices[ROME_CONSUL] = man("cornelius")
    game.offices[FIELD_CONSUL] = man("julius")
    game.offices[DICTATOR] = man("fulvius")
    assert not eligible(game) & mask("cornelius", "julius", "fulvius")
    sit(game, "consuls")
    assert refusal(game, SENATOR + man("julius"), 2) == "1.09.2"
    enact(game, "tradition_erodes")
    assert eligible(game) & mask("cornelius", "julius", "fulvius") == mask("cornelius", "julius", "fulvius")


def test_1_09_2_only_aligned_senators_in_rome() -> None:
    game = senate_without_officers()
    put(game, "terentius")
    govern(game, man("fabius"), "sicilia")
    capture(game, man("claudius"), war("1st_punic_war"))
    rebel(game, man("furius"), legions=1)
    assert not eligible(game) & mask("terentius", "fabius", "claudius", "furius")


def test_1_09_2_a_censor_who_is_elected_drops_the_censorship_and_keeps_his_influence() -> None:
    game = senate_without_officers()
    game.offices[CENSOR] = man("aurelius")
    game.influence[man("aurelius")] = 8
    take_office(game, man("aurelius"), man("acilius"))
    assert game.offices[CENSOR] == NOBODY
    assert game.offices[ROME_CONSUL] == man("aurelius")
    assert game.influence[man("aurelius")] == 13


def test_1_09_2_a_consul_elected_again_takes_the_prior_consul_marker() -> None:
    game = senate_without_officers()
    enact(game, "tradition_erodes")
    game.offices[ROME_CONSUL] = man("cornelius")
    take_office(game, man("cornelius"), man("acilius"))
    assert game.prior_consul == mask("cornelius")
    assert game.offices[ROME_CONSUL] == man("cornelius")


def test_1_09_2_a_captive_consul_keeps_his_office_until_the_election() -> None:
    game = senate_without_officers()
    game.offices[FIELD_CONSUL] = man("julius")
    capture(game, man("julius"), war("1st_punic_war"))
    sit(game, "consuls")
    assert game.offices[FIELD_CONSUL] == man("julius")
    take_office(game, man("aurelius"), man("acilius"))
    assert game.offices[FIELD_CONSUL] == man("acilius")
    assert game.prior_consul >> man("julius") & 1


def test_b_18_a_single_candidate_is_rome_consul_alone_and_none_leaves_it_open() -> None:
    game = trio("julius")
    sit(game, "consuls")
    hush(game)
    assert game.offices[ROME_CONSUL] == man("julius")
    assert game.offices[FIELD_CONSUL] == NOBODY
    assert game.session.step >= S3
    none = trio()
    sit(none, "consuls")
    hush(none)
    assert none.offices[ROME_CONSUL] == man("cornelius")
    assert none.session.step >= S3


def test_1_09_21_the_last_pair_is_elected_without_a_vote_after_a_window() -> None:
    game = trio("fabius", "julius", "fulvius")
    reject(game, slate(man("fabius"), man("julius")))
    game.session.rejected.append(slate(man("fabius"), man("fulvius")))
    rejected = game.session.rejected
    sit(game, "consuls", rejected=rejected)
    assert asked(game) == "Window"
    hush(game)
    assert asked(game) == "Split"
    assert pairs(game) == 1
    game.apply(1, ROME)
    game.apply(2, FIELD)
    assert (game.offices[ROME_CONSUL], game.offices[FIELD_CONSUL]) == (man("julius"), man("fulvius"))


def with_cicero(*barred: tuple[str, str]) -> Republic:
    """Fabius, Julius, Fulvius and Cicero can be elected; Cicero's death leaves no family."""
    game = trio("fabius", "julius", "fulvius", "papirius", "furius")
    put(game, "28a_cicero", 3)
    govern(game, man("furius"), "sicilia")
    govern(game, man("papirius"), "africa")
    sit(game, "consuls", rejected=[slate(man(one), man(other)) for one, other in barred])
    return game


def test_b_67_if_deaths_leave_only_barred_pairs_the_bars_are_lifted() -> None:
    game = with_cicero(("fabius", "julius"), ("fabius", "fulvius"), ("julius", "fulvius"))
    say(game, SENATOR + man("fabius"), SENATOR + man("28a_cicero"))
    game.loaded = [6]
    interrupt(game, 1, *attack("julius", "28a_cicero"))
    hush(game)
    assert asked(game) == "Nominate"
    assert game.session.rejected == []
    assert pairs(game) == 3


def test_b_67_a_pair_that_becomes_the_only_one_is_elected_at_once() -> None:
    game = with_cicero(("julius", "fulvius"), ("fabius", "fulvius"))
    say(game, SENATOR + man("fabius"), SENATOR + man("julius"))
    ear = listen(game)
    game.loaded = [6]
    interrupt(game, 2, *attack("fulvius", "28a_cicero"))
    assert [closed.result for closed in ear.all(events.VoteClosed)] == ["elected"]
    assert asked(game) == "Split"


def test_1_09_22_both_want_rome_and_the_dice_say_who_chooses() -> None:
    game = senate_without_officers()
    game.offices[ROME_CONSUL] = man("cornelius")
    put_to(game, [CONSULSHIP, man("julius"), man("fulvius")], 0, man("cornelius"), BY_CHAIR)
    ear = listen(game)
    finish_vote(game, {}, ALL_FOR)
    assert asked(game) == "Split"
    game.apply(1, ROME)
    assert ear.all(events.OfficeTaken) == []  # the other's wish is still secret
    game.loaded = [2, 3, 4, 5]
    game.apply(2, ROME)
    assert (game.offices[ROME_CONSUL], game.offices[FIELD_CONSUL]) == (man("fulvius"), man("julius"))
    assert (game.influence[man("julius")], game.influence[man("fulvius")]) == (9, 9)
    assert [rolled.amount for rolled in ear.all(people.TieRolled)] == [5, 9]


def test_1_09_22_different_wishes_need_no_dice() -> None:
    game = senate_without_officers()
    game.offices[ROME_CONSUL] = man("cornelius")
    put_to(game, [CONSULSHIP, man("julius"), man("fulvius")], 0, man("cornelius"), BY_CHAIR)
    finish_vote(game, {}, ALL_FOR)
    game.apply(2, ROME)
    game.apply(1, FIELD)
    assert (game.offices[ROME_CONSUL], game.offices[FIELD_CONSUL]) == (man("fulvius"), man("julius"))


def test_1_09_22_one_player_for_both_chooses_freely() -> None:
    game = senate_without_officers()
    game.offices[ROME_CONSUL] = man("cornelius")
    put_to(game, [CONSULSHIP, man("julius"), man("claudius")], 0, man("cornelius"), BY_CHAIR)
    finish_vote(game, {}, ALL_FOR)
    assert asked(game) == "SplitAlone"
    assert not game.stack[-1].allows_asides(game, 0)
    assert refusal(game, SENATOR + man("manlius"), 1) == "1.09.22"
    say(game, SENATOR + man("claudius"))
    assert (game.offices[ROME_CONSUL], game.offices[FIELD_CONSUL]) == (man("claudius"), man("julius"))


def test_1_09_22_outgoing_officials_take_prior_consul_and_the_master_of_horse_nothing() -> None:
    game = senate_without_officers()
    game.offices[ROME_CONSUL] = man("cornelius")
    game.offices[FIELD_CONSUL] = man("julius")
    game.offices[DICTATOR] = man("fulvius")
    game.offices[MASTER_OF_HORSE] = man("furius")
    take_office(game, man("aurelius"), man("acilius"))
    assert game.offices[DICTATOR] == NOBODY
    assert game.offices[MASTER_OF_HORSE] == NOBODY
    assert game.prior_consul == mask("cornelius", "julius", "fulvius")


def test_1_09_22_the_rome_consul_presides_from_the_next_item_on() -> None:
    game = senate_without_officers()
    game.offices[ROME_CONSUL] = man("cornelius")
    sit(game, "consuls")
    say(game, SENATOR + man("julius"), SENATOR + man("fulvius"))
    finish_vote(game, {}, ALL_FOR)
    game.apply(1, ROME)
    game.apply(2, FIELD)
    assert game.session.chair == man("julius")


def test_1_09_2_a_lost_pair_is_out_its_members_may_stand_with_others() -> None:
    game = senate_without_officers()
    game.offices[ROME_CONSUL] = man("cornelius")
    sit(game, "consuls")
    say(game, SENATOR + man("julius"), SENATOR + man("fulvius"))
    finish_vote(game, {0: ALL_ABSTAIN}, ALL_AGAINST)
    say(game, LOSE_INFLUENCE)
    assert asked(game) == "Nominate"
    say(game, SENATOR + man("julius"))
    assert refusal(game, SENATOR + man("fulvius"), 0) == "1.09.131"
    say(game, SENATOR + man("junius"))
    assert voting(game).proposal == slate(man("junius"), man("julius"))


def test_1_09_15_the_floor_is_told_that_the_consuls_are_elected_or_about_to_be() -> None:
    """The window before the last pair is elected without a vote, and the one after an election."""
    game = senate_without_officers()
    told = {}
    for filled in (0, 1 << ROME_CONSUL):
        sit(game, "to_dictator", filled=filled)
        assert asked(game) == "Window"
        game.session.step = S1
        told[filled] = spoken(game.stack[-1].ask(game, game.actors()[0]), "en")
    assert "Next: the Consuls" in told[0]
    assert told[1 << ROME_CONSUL].endswith("The Consuls are elected.")
