"""[4.05.4] [4.05.41] to [4.05.415] [4.05.418] The division of spoils: who chooses what, who can have it, when it ends."""

from __future__ import annotations

from typing import Any

import pytest

from comitium.core.messages import Phrase
from comitium.core.prompts import prompt
from comitium.games.republic.choices import CONCESSION, PASS, PROVINCE, SENATOR
from comitium.games.republic.events.senate import OfficeLost
from comitium.games.republic.events.solo import spoils as told
from comitium.games.republic.game_type import GAME_TYPE
from comitium.games.republic.rules.r4_solitaire.choices import OFFICE
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_4_spoils import ChooseSpoils
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_4_wishes import fewest_votes, pick, worth
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_41_eligibility import (
    NOTHING,
    Division,
    candidates,
    for_consul,
    for_province,
    for_rome_consul,
)
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_416_land_bills import OPTIONAL
from comitium.games.republic.state.numbers import (
    CENSOR,
    DICTATOR,
    FIELD_CONSUL,
    GOVERNED,
    GOVERNING,
    IN_FORUM,
    NOBODY,
    ROME_CONSUL,
    VACANT,
    bits,
)
from comitium.games.republic.state.republic import Republic
from comitium.text import say as words
from games.republic.fixtures.builder import asked, concession, create, enact, govern, grant, listen, man, province, put, say
from games.republic.fixtures.senate import refused
from games.republic.fixtures.solo.senate import (
    ALL_OFFICES,
    CONSERVATIVES,
    IMPERIALISTS,
    PLAYER,
    PLUTOCRATS,
    POPULISTS,
    divide,
    house,
)


def division(game: Republic, *coalition: int, **known: Any) -> Division:
    """A division that has not begun."""
    game.coalition = sum(1 << seat for seat in coalition)
    return Division(0, known.get("crisis", False), known.get("outgoing", 0), coalition[0])


def keys(game: Republic, mask: int) -> set[int]:
    return set(bits(mask))


def named(ear: Any) -> list[str]:
    """What was named, one word each."""
    kinds = ("OfficeNamed", "ProvinceNamed", "ConcessionNamed", "SponsorshipNamed", "CosponsorshipNamed", "SpoilsPassed")
    return [type(event).__name__.removesuffix("Named") for event in ear.events if type(event).__name__ in kinds]


# -- [4.05.4] the order


def test_4_05_4_neutrals_choose_by_rank_and_by_their_lists() -> None:
    game = house()
    grant(game, "mining")
    game.prior_consul |= 1 << man("furius")
    ear = listen(game)
    divide(game, IMPERIALISTS, PLUTOCRATS)
    offices = [(event.seat, event.office, event.line) for event in ear.all(told.OfficeNamed)]
    assert offices == [
        (IMPERIALISTS, FIELD_CONSUL, 1),
        (PLUTOCRATS, CENSOR, 1),
        (IMPERIALISTS, ROME_CONSUL, 2),
    ]
    assert named(ear) == ["Office", "Office", "Office", "Concession", "Sponsorship", "SpoilsPassed"]
    assert "BillFailed" in ear.names()
    assert ear.all(told.SpoilsEnded)[0].seat == PLUTOCRATS
    assert game.offices[CENSOR] == man("furius")
    assert game.influence[man("furius")] == 10
    assert not asked(game)
    assert sum(game.bills) == 0


def test_4_05_4_a_player_gives_what_he_chooses_to_whom_he_likes() -> None:
    game = house()
    divide(game, PLAYER, PLUTOCRATS)
    assert asked(game) == "ChooseSpoils"
    say(game, OFFICE + FIELD_CONSUL)
    assert SENATOR + man("flaminius") in game.legal(0)  # outside the coalition
    say(game, PASS)  # something else
    say(game, OFFICE + FIELD_CONSUL, SENATOR + man("flaminius"))
    assert game.offices[FIELD_CONSUL] == man("flaminius")
    assert game.influence[man("flaminius")] == 10
    assert game.actors() == [0]  # the Plutocrats have chosen meanwhile
    assert game.session.filled >> CENSOR & 1


def test_4_05_414_a_player_gives_a_concession_to_any_senator_in_rome() -> None:
    game = house()
    grant(game, "mining")
    divide(game, PLAYER)
    say(game, CONCESSION + concession("mining"), SENATOR + man("junius"))
    assert game.holder[concession("mining")] == man("junius")
    refused(game, "concession mining", "4.05.4")


# -- [4.05.41] eligibility


def test_4_05_41_of_several_the_least_influential() -> None:
    game = house()
    for key, influence in (("julius", 6), ("claudius", 3), ("manlius", 9)):
        game.influence[man(key)] = influence
    divide(game, IMPERIALISTS)
    assert game.offices[FIELD_CONSUL] == man("claudius")


def test_d_33_the_only_prior_consul_is_an_outsider_and_takes_no_choice() -> None:
    game = house()
    game.prior_consul |= 1 << man("acilius")
    ear = listen(game)
    divide(game, IMPERIALISTS, PLUTOCRATS)
    assert game.offices[CENSOR] == man("acilius")
    assert ear.all(told.OfficeWithoutCandidate)[0].office == CENSOR
    assert [event.office for event in ear.all(told.OfficeNamed)] == [FIELD_CONSUL, ROME_CONSUL]


def test_d_54_a_player_needs_a_candidate_of_his_own() -> None:
    game = house()
    game.prior_consul |= 1 << man("furius") | 1 << man("aurelius")
    divide(game, PLAYER, PLUTOCRATS)
    refused(game, "office censor", "4.05.41")
    game = house(solo_gift="any_receiver")
    game.prior_consul |= 1 << man("furius") | 1 << man("aurelius")
    divide(game, PLAYER, PLUTOCRATS)
    say(game, OFFICE + CENSOR)
    assert [choice for choice in game.legal(0) if choice != PASS] == [SENATOR + man("furius"), SENATOR + man("aurelius")]


def test_d_17_who_was_consul_just_now_is_barred_unless_tradition_erodes() -> None:
    game = house()
    known = division(game, IMPERIALISTS, outgoing=1 << man("julius"))
    assert not for_consul(game, known) >> man("julius") & 1
    enact(game, "tradition_erodes")
    assert for_consul(game, known) >> man("julius") & 1


def test_4_05_41_the_old_censor_may_become_consul_or_censor_again_but_not_the_new_one_consul() -> None:
    game = house()
    game.prior_consul |= 1 << man("fulvius")
    game.offices[CENSOR] = man("fulvius")
    known = division(game, PLUTOCRATS)
    assert for_consul(game, known) >> man("fulvius") & 1
    divide(game, PLUTOCRATS)
    assert game.offices[CENSOR] == man("fulvius")
    assert game.influence[man("fulvius")] == 10  # five again
    assert man("fulvius") not in (game.offices[ROME_CONSUL], game.offices[FIELD_CONSUL])


def test_4_05_41_a_censor_made_consul_leaves_the_censorship_open() -> None:
    game = house()
    game.offices[CENSOR] = man("julius")
    game.influence[man("julius")] = 1
    ear = listen(game)
    divide(game, IMPERIALISTS)
    assert [(event.rule, event.senator, event.office) for event in ear.all(OfficeLost)] == [("4.05.41", man("julius"), CENSOR)]
    assert game.offices[FIELD_CONSUL] == man("julius")
    assert game.offices[CENSOR] not in (NOBODY, man("julius"))


def test_4_05_34_in_a_crisis_only_the_best_soldier_of_each_faction_is_consul() -> None:
    game = house()
    game.influence[man("julius")] = 7
    put(game, "marius", IMPERIALISTS, influence=2)  # military 4, as Julius has
    known = division(game, IMPERIALISTS, crisis=True)
    assert for_consul(game, known) & game.members[IMPERIALISTS] == 1 << man("marius")
    game.offices[FIELD_CONSUL] = man("marius")
    assert for_consul(game, known) & game.members[IMPERIALISTS] == 1 << man("julius")


# -- [4.05.412]


@pytest.mark.parametrize(
    ("unrest", "popularity", "able"),
    [(2, (3, 1, 0), {0}), (5, (3, 3, 0), {0, 1}), (0, (0, 0, 0), {0, 1, 2}), (2, (2, 4, 1), {0, 1})],
)
def test_4_05_412_the_rome_consul_is_as_popular_as_the_people_are_restless(
    unrest: int, popularity: tuple[int, ...], able: set[int]
) -> None:
    game = house()
    game.unrest = unrest
    men = [man(key) for key in ("julius", "claudius", "manlius")]
    for place, number in enumerate(popularity):
        game.popularity[men[place]] = number
    known = division(game, IMPERIALISTS)
    assert keys(game, candidates(game, known, OFFICE + ROME_CONSUL, IMPERIALISTS)) == {men[place] for place in able}


def test_d_34_an_outsider_meets_the_same_bar() -> None:
    game = house()
    game.unrest = 5
    game.popularity[man("julius")] = 3
    game.popularity[man("flaminius")] = 2
    game.popularity[man("junius")] = 4
    able = for_rome_consul(game, division(game, IMPERIALISTS))
    assert not able >> man("flaminius") & 1
    assert able >> man("junius") & 1
    assert able >> man("julius") & 1


def test_4_05_412_those_barred_are_left_out_before_the_comparison() -> None:
    game = house()
    game.unrest = 5
    game.popularity[man("julius")] = 4
    able = for_rome_consul(game, division(game, IMPERIALISTS, outgoing=1 << man("julius")))
    assert able & game.members[IMPERIALISTS] == 1 << man("claudius") | 1 << man("manlius")


# -- [4.05.414] [D-32]


def test_4_05_414_the_senator_with_fewest_concessions_then_most_influence() -> None:
    game = house()
    grant(game, "mining")
    grant(game, "harbor_fees", man("furius"))
    for key, influence in (("furius", 9), ("aurelius", 2), ("fulvius", 4)):
        game.influence[man(key)] = influence
    game.session.filled = 1 << ROME_CONSUL | 1 << FIELD_CONSUL | 1 << CENSOR
    divide(game, PLUTOCRATS)
    assert game.holder[concession("mining")] == man("fulvius")


def test_d_32_the_concession_that_pays_most_then_the_lowest_card() -> None:
    game = house()
    items = [CONCESSION + concession(key) for key in ("armaments", "ship_building", "mining", "tax_farmer_2")]
    assert pick(game, items) == CONCESSION + concession("ship_building")  # 3, as Mining, and a lower card


def test_4_05_4_the_land_commissioner_needs_a_land_bill() -> None:
    game = house()
    grant(game, "land_commissioner")
    divide(game, PLAYER)
    refused(game, "concession land_commissioner", "4.05.4")


# -- [4.05.415]


def test_4_05_415_provinces_go_by_their_spoils_to_who_has_fewest_votes() -> None:
    game = house()
    create(game, "sicilia")
    create(game, "gallia_cisalpina")
    items = [PROVINCE + province("gallia_cisalpina"), PROVINCE + province("sicilia")]
    assert pick(game, items) == PROVINCE + province("sicilia")
    assert [worth(game, item - PROVINCE)[0] for item in items] == [5, 7]  # twice 2.5 and 3.5
    votes = {"flaminius": 4, "sulpicius": 2, "calpurnius": 2}
    for key, number in votes.items():
        game.knights[man(key)] = number - 2
    for key, influence in (("flaminius", 5), ("sulpicius", 6), ("calpurnius", 3)):
        game.influence[man(key)] = influence
    game.session.filled = 1 << ROME_CONSUL | 1 << FIELD_CONSUL | 1 << CENSOR
    divide(game, POPULISTS)
    assert game.governor[province("sicilia")] == man("calpurnius")
    assert game.where[man("calpurnius")] == GOVERNING + province("sicilia")
    assert game.dial[province("sicilia")] == 3
    assert game.governor[province("gallia_cisalpina")] == man("sulpicius")


def test_d_35_who_came_back_this_turn_goes_only_if_nobody_else_can() -> None:
    game = house()
    create(game, "sicilia")
    game.returned = 1 << man("julius") | 1 << man("claudius")
    for key in ("julius", "claudius"):
        game.influence[man(key)] = 1
    known = division(game, IMPERIALISTS)
    assert candidates(game, known, PROVINCE + province("sicilia"), IMPERIALISTS) == 1 << man("manlius")
    game.returned = game.rome
    assert candidates(game, known, PROVINCE + province("sicilia"), IMPERIALISTS) == game.members[IMPERIALISTS]


def test_4_05_415_a_player_sends_anybody_who_is_eligible_but_nobody_elses_man_who_came_back() -> None:
    game = house()
    create(game, "hispania_ulterior")
    game.returned = 1 << man("furius") | 1 << man("fabius")
    game.influence[man("fulvius")] = 20
    divide(game, PLAYER)
    say(game, PROVINCE + province("hispania_ulterior"))
    refused(game, "senator furius", "4.05.41")
    assert SENATOR + man("fabius") in game.legal(0)  # his own man, who agrees
    say(game, SENATOR + man("fulvius"))
    assert game.where[man("fulvius")] == GOVERNING + province("hispania_ulterior")


def test_4_05_415_a_sitting_governor_is_not_recalled() -> None:
    game = house()
    govern(game, man("manlius"), "sicilia")
    divide(game, IMPERIALISTS)
    assert game.governor[province("sicilia")] == man("manlius")


def test_4_05_41_a_province_for_which_there_is_nobody_stays_vacant() -> None:
    game = house()
    create(game, "sicilia")
    for seat in range(5):
        for senator in bits(game.members[seat]):
            if senator != man("julius"):
                govern(game, senator, "africa")
    game.province[province("africa")] = GOVERNED
    game.offices[DICTATOR] = man("julius")
    game.phase = 0  # Rome is not filled up here
    ear = listen(game)
    divide(game, IMPERIALISTS)
    assert game.province[province("sicilia")] == VACANT
    assert {event.office for event in ear.all(told.OfficeLeftVacant)} == {ROME_CONSUL, FIELD_CONSUL, CENSOR}
    assert "ProvinceLeftVacant" in ear.names()


# -- [4.05.418]


def test_4_05_418_the_first_pass_ends_it_once_the_offices_are_given() -> None:
    game = house()
    grant(game, "mining")
    grant(game, "harbor_fees")
    game.session.filled = 1 << ROME_CONSUL | 1 << FIELD_CONSUL | 1 << CENSOR
    for senator in bits(game.members[CONSERVATIVES]):
        govern(game, senator, "africa")
    divide(game, CONSERVATIVES, PLUTOCRATS)
    assert game.holder[concession("mining")] == IN_FORUM
    assert game.holder[concession("harbor_fees")] == IN_FORUM
    assert not asked(game)


def test_4_05_418_a_pass_while_the_censor_is_open_does_not_end_it() -> None:
    game = house()
    game.session.filled = 1 << ROME_CONSUL | 1 << FIELD_CONSUL
    divide(game, PLAYER, CONSERVATIVES)
    say(game, PASS)
    assert game.session.filled >> CENSOR & 1


@pytest.mark.parametrize(("vacant", "ends"), [(True, False), (False, True)])
def test_d_31_a_pass_while_a_province_has_no_governor_does_not_end_it(vacant: bool, ends: bool) -> None:
    game = house()
    if vacant:
        create(game, "sicilia")
    game.session.filled = 1 << ROME_CONSUL | 1 << FIELD_CONSUL | 1 << CENSOR
    divide(game, PLAYER, POPULISTS)
    say(game, PASS)
    assert (game.topmost(Division) is None) == ends


def test_d_40_offices_on_which_all_have_passed_are_placed_by_force() -> None:
    game = house(neutrals=3)
    game.session.filled = 1 << ROME_CONSUL | 1 << CENSOR
    game.influence[man("manlius")] = 1
    divide(game, 0, 1)
    say(game, PASS, PASS)
    assert game.offices[FIELD_CONSUL] == man("manlius")


def test_4_05_418_nothing_left_ends_it() -> None:
    game = house()
    game.session.filled = 1 << ROME_CONSUL | 1 << FIELD_CONSUL | 1 << CENSOR
    game.bills = [1, 2, 3]  # no marker is free
    ear = listen(game)
    divide(game, PLAYER)
    assert ear.all(told.SpoilsEnded)[0].seat == NOBODY
    assert not asked(game)


def test_4_05_415_a_position_in_which_a_players_governor_may_send_a_legate_is_read_again() -> None:
    """[1.13.1] What was chosen is given already while he is asked."""
    game = house(scenario="late")
    game.session.filled = 1 << ROME_CONSUL | 1 << FIELD_CONSUL | 1 << CENSOR
    create(game, "sicilia")
    enact(game, "vatinian_law")
    divide(game, PLAYER)
    say(game, PROVINCE + province("sicilia"))
    say(game, SENATOR + man("fabius"))
    assert asked(game) == "GoOrLegate"
    assert (game.current(Division).item, game.current(Division).man) == (NOTHING, NOBODY)
    text = GAME_TYPE.position(game)
    assert GAME_TYPE.position(GAME_TYPE.from_position(text, 1)) == text


def test_4_05_415_nobody_in_an_office_governs_whatever_his_number() -> None:
    game = house()
    first = put(game, "cornelius", PLAYER)
    assert first == 0
    assert for_province(game, NOBODY) >> first & 1
    game.offices[CENSOR] = first
    assert not for_province(game, NOBODY) >> first & 1


@pytest.mark.parametrize("filled", [False, True])
def test_4_05_418_the_question_says_whether_a_pass_ends_the_division_or_kills_a_bill(filled: bool) -> None:
    game = house()
    divide(game, PLAYER, PLUTOCRATS)
    if filled:
        game.session.filled = 1 << ROME_CONSUL | 1 << FIELD_CONSUL | 1 << CENSOR
    for bill in (0, OPTIONAL):
        game.current(Division).bill = bill
        assert game.stack[-1].ask(game, PLAYER) == Phrase(
            "republic-solospoils-ask-item", {"end": int(filled), "bill": int(bill == OPTIONAL)}
        )


def test_4_05_415_a_neutral_sends_the_man_with_fewest_votes_and_all_hear_why() -> None:
    game = house()
    game.knights[man("fulvius")] = 3
    game.influence[man("aurelius")] = 7
    ear = listen(game)
    able = 1 << man("fulvius") | 1 << man("furius") | 1 << man("aurelius")
    game.knights[man("furius")] = game.votes(man("aurelius")) - game.votes(man("furius"))
    assert fewest_votes(game, able) == man("furius")  # as many votes as Aurelius, and less influence
    assert ear.all(told.FewestVotes) == [told.FewestVotes("4.05.415", man("furius"), game.votes(man("furius")), 5)]


def test_4_05_415_a_province_among_the_spoils_is_called_a_governorship() -> None:
    game = house()
    asks = ChooseSpoils(PLAYER, PROVINCE + province("sicilia")).ask(game, PLAYER)
    assert words(asks) == "Governor of Sicilia: for whom?"
    assert words(asks, "fr").startswith("Gouverneur")


def test_4_05_416_a_bill_at_the_end_of_a_directive_is_not_told_as_one_of_its_lines() -> None:
    """The Imperialists' list has a land bill on its sixth line; that of the Plutocrats ends with the fifth."""
    for seat, said in ((IMPERIALISTS, "by line 6 of its directive"), (PLUTOCRATS, "at the end of its directive")):
        game = house()
        game.unrest = 5
        game.offices[ROME_CONSUL] = man("furius" if seat == PLUTOCRATS else "claudius")
        game.session.filled = ALL_OFFICES
        ear = listen(game)
        divide(game, seat)
        named = [words(event.phrase(), "en") for event in ear.events if type(event).__name__ == "CosponsorshipNamed"]
        assert len(named) == 1
        assert said in named[0]


def test_4_05_416_what_a_neutral_would_take_at_the_end_of_its_directive_is_told_so() -> None:
    game = house()
    game.unrest = 5
    game.offices[ROME_CONSUL] = man("furius")
    game.session.filled = ALL_OFFICES
    divide(game, PLAYER, PLUTOCRATS)
    board = GAME_TYPE.board(GAME_TYPE.view(game, PLAYER), prompt(GAME_TYPE, game, PLAYER))
    said = [words(mark.text, "en") for zone in board.of_kind("spoils") for mark in zone.marks if mark.id.startswith("wish/")]
    assert said == ["The Trident would now take, at the end of its directive: Co-sponsorship of the land bill"]
