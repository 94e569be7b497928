"""[4.05.2] [4.05.413] The ruling coalition: ranks, the list, refusals; and the Consul for Life of one faction alone."""

from __future__ import annotations

import pytest

import comitium
from comitium.games.republic.choices import DONE, FACTION, NO, YES
from comitium.games.republic.events.attempts import ConsulForLifeNamed
from comitium.games.republic.events.solo import senate as told
from comitium.games.republic.rules.r1_05_mortality.r1_05_3_death import kill
from comitium.games.republic.rules.r4_solitaire.r4_02_2_dominant import dominant
from comitium.games.republic.rules.r4_solitaire.r4_05_senate import r4_05_413_for_life as for_life
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_2_coalition import (
    HAS_REFUSED,
    NO_MAJORITY,
    NOT_A_PARTNER,
    ChoosePartners,
    JoinCoalition,
    needed,
)
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_2_ranks import ranking
from comitium.games.republic.state.numbers import NOBODY, ROME_CONSUL
from comitium.games.republic.state.republic import Republic
from games.republic.fixtures.builder import asked, listen, man, put, rebel, say
from games.republic.fixtures.senate import refused
from games.republic.fixtures.solo.senate import IMPERIALISTS, PLAYER, divide, form, members, voting

NEEDS_SOURCES = pytest.mark.skipif(comitium.build() == "compiled", reason="a compiled game cannot be patched")


def formed(*votes: int) -> list[int]:
    """The factions that govern with these votes, if every player accepts."""
    game = voting(*votes)
    form(game)
    while asked(game) == "JoinCoalition":
        say(game, YES)
    assert not asked(game)
    return members(game.coalition)


@pytest.mark.parametrize(("total", "need"), [(41, 21), (40, 21)])
def test_4_05_2_more_than_half_of_all_votes_are_needed(total: int, need: int) -> None:
    assert needed(voting(10, 10, 10, 5, total - 35)) == need


@pytest.mark.parametrize(
    ("votes", "governing"),
    [
        ((12, 9, 8, 7, 5), [0, 1]),
        ((14, 12, 10, 3, 2), [1, 2]),
        ((10, 9, 8, 8, 6), [2, 3, 4]),
        ((22, 6, 5, 4, 4), [0]),
        ((6, 22, 5, 4, 4), [1]),
    ],
)
def test_4_05_2_the_first_group_of_the_list_with_a_majority_governs(votes: tuple[int, ...], governing: list[int]) -> None:
    assert formed(*votes) == governing


def test_4_05_2_equal_votes_are_ranked_by_money() -> None:
    game = voting(8, 8, 5, 5, 5)
    game.box[0], game.talents[man("cornelius")] = 4, 5
    game.box[1] = 14
    assert ranking(game)[:2] == [1, 0]
    game.loaded = [6, 6, 1, 1]  # equal money: two dice each
    game.box[1] = 9
    assert ranking(game)[:2] == [0, 1]


def test_4_05_2_all_neutrals_govern_where_no_group_of_ranks_does() -> None:
    """The paper game for two: players have 9 and 7 of 40 votes."""
    game = voting(9, 7, 11, 8, 5, neutrals=3)
    form(game)
    assert members(game.coalition) == [2, 3, 4]
    assert game.ranks == [2, 0, 3, 1, 4]
    assert dominant(game) == 0


def test_d_65_without_a_rank_its_groups_are_left_out() -> None:
    assert formed(12, 9, 8, 6) == [0, 3]


def test_d_65_nor_is_a_player_asked_for_such_a_group() -> None:
    game = voting(22, 6, 5, 4)
    form(game)
    say(game, NO)  # alone
    assert members(game.stack[-1].group) == [0, 3]  # type: ignore[attr-defined]


def test_4_05_2_a_player_who_refuses_three_is_replaced_by_the_second_in_rank() -> None:
    game = voting(8, 10, 9, 8, 6)  # the player is fourth, by money
    game.box[3] = 1
    form(game)
    assert asked(game) == "JoinCoalition"
    ear = listen(game)
    say(game, NO)
    assert members(game.coalition) == [2, 3, 4]
    assert ear.all(told.CoalitionFormed)[0].votes == 23
    assert game.session.sitting


def test_4_05_2_each_group_is_asked_anew() -> None:
    game = voting(22, 6, 5, 4, 4)
    form(game)
    say(game, NO)  # alone
    entries = []
    while asked(game) == "JoinCoalition":
        entries.append(game.stack[-1].entry)  # type: ignore[attr-defined]
        say(game, NO)
    assert entries == [5, 6, 7, 8]  # with the fifth, the fourth, the third, the second
    assert asked(game) == "ChoosePartners"  # all neutrals have 19 of 21


def test_d_18_the_last_entry_needs_a_majority_and_cannot_be_refused() -> None:
    game = voting(22, 6, 5, 4, 4)
    form(game)
    for _ in range(5):
        say(game, NO)
    assert game.legal(0) == [DONE, FACTION + 1, FACTION + 2, FACTION + 3, FACTION + 4]
    say(game, FACTION + 3, DONE)
    assert members(game.coalition) == [0, 3]


def test_d_18_two_players_and_one_who_has_the_majority() -> None:
    """The second player has it alone and wants no part of it: the other cannot govern without him, so he must."""
    game = voting(4, 22, 6, 5, 4, neutrals=3)
    game.members[0] |= 1 << man("fabius")  # more senators
    game.faction[man("fabius")] = 0
    form(game)
    while asked(game) == "JoinCoalition":
        say(game, NO)
    assert asked(game) == "ChoosePartners"
    assert game.actors() == [0]
    refused(game, "done", "4.05.2")
    say(game, FACTION + 1, DONE)
    assert asked(game) == "JoinCoalition"
    refused(game, "no", "D-18")
    say(game, YES)
    assert members(game.coalition) == [0, 1]


def test_d_18_in_the_last_entry_another_player_may_refuse_if_there_is_a_majority_without_him() -> None:
    game = voting(14, 12, 6, 5, 4, neutrals=3)
    form(game)
    while asked(game) == "JoinCoalition":
        say(game, NO)
    assert asked(game) == "ChoosePartners"
    say(game, FACTION + 1, DONE, NO)
    assert asked(game) == "ChoosePartners"
    refused(game, "faction 2", "4.05.2")
    say(game, FACTION + 2, FACTION + 3, DONE)
    assert members(game.coalition) == [0, 2, 3]


def test_d_18_most_senators_are_counted_wherever_they_are_but_no_rebels() -> None:
    game = voting(14, 12, 6, 5, 4, neutrals=3)
    for key in ("fabius", "valerius"):
        game.members[1] |= 1 << man(key)
        game.faction[man(key)] = 1
    rebel(game, man("fabius"))
    form(game)
    while asked(game) == "JoinCoalition":
        say(game, NO)
    assert game.actors() == [1]
    rebel(game, man("valerius"), primary=False)
    game.stack.clear()
    form(game)
    while asked(game) == "JoinCoalition":
        say(game, NO)
    assert game.actors() == [0]


def test_4_05_2_what_was_read_is_told_with_its_numbers() -> None:
    game = voting(12, 9, 8, 7, 5)
    ear = listen(game)
    form(game)
    assert [(event.seat, event.rank, event.votes) for event in ear.all(told.FactionRanked)][:2] == [(0, 1, 12), (1, 2, 9)]
    assert [(event.entry, event.votes) for event in ear.all(told.GroupTooSmall)][:3] == [(1, 12), (2, 14), (3, 16)]
    assert ear.all(told.MajorityNeeded)[0].need == 21


# -- [4.05.413]


@pytest.fixture
def tested(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Whom the assassination test was made on; everybody survives it."""
    targets: list[int] = []
    monkeypatch.setattr(for_life, "assassination_test", lambda game, target: targets.append(target))
    return targets


@NEEDS_SOURCES
def test_4_05_413_alone_with_21_influence_he_is_consul_for_life_if_he_survives(tested: list[int]) -> None:
    game = voting(6, 22, 5, 4, 4)
    game.influence[man("julius")] = 22
    ear = listen(game)
    form(game)
    assert tested == [man("julius")]
    assert game.consul_for_life == man("julius")
    assert [one.rule for one in ear.all(ConsulForLifeNamed)] == ["4.05.413"], "nobody has elected him"
    assert game.controller_of(0) == 0  # D-61: a directive decides for nobody else


@pytest.mark.parametrize(("ruler", "controllers"), [("cornelius", [0, 0, 2, 3, 4]), ("fulvius", [0, 1, 2, 3, 4])])
def test_d_61_a_players_consul_for_life_decides_for_the_other_player_and_nobody_else(
    ruler: str, controllers: list[int]
) -> None:
    game = voting(9, 7, 11, 8, 5, neutrals=3)
    game.consul_for_life = man(ruler)
    assert [game.controller_of(seat) for seat in range(5)] == controllers


def test_4_05_413_not_in_a_coalition_of_two(tested: list[int]) -> None:
    game = voting(6, 18, 5, 4, 4)
    game.influence[man("julius")] = 30
    form(game)
    if asked(game):
        say(game, YES)
    assert len(members(game.coalition)) > 1
    assert tested == []
    assert game.consul_for_life == NOBODY


@NEEDS_SOURCES
def test_4_05_413_who_is_killed_is_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def dies(game: Republic, target: int) -> None:
        kill(game, target, "test")

    monkeypatch.setattr(for_life, "assassination_test", dies)
    game = voting(6, 22, 5, 4, 4)
    game.influence[man("julius")] = 23
    put(game, "claudius", 1, influence=22)
    ear = listen(game)
    form(game)
    assert game.consul_for_life == NOBODY
    assert "CandidateLost" in ear.names()
    assert game.in_rome(man("claudius"))
    assert not for_life.test_candidate(game)  # D-36: one a turn


@NEEDS_SOURCES
def test_d_36_an_office_that_brings_21_is_tested_at_once_and_once_a_turn(tested: list[int]) -> None:
    game = voting(6, 22, 5, 4, 4)
    game.influence[man("julius")] = 16
    game.prior_consul |= 1 << man("julius")
    form(game)
    assert tested == []
    divide(game, 1)
    assert game.offices[ROME_CONSUL] != man("julius") or game.influence[man("julius")] >= 21
    assert tested == [man("julius")]
    assert game.consul_for_life == man("julius")
    assert game.session.proposed_for_life


@pytest.mark.parametrize(("there_is", "tried"), [("", True), ("cornelius", False)])
def test_d_36_beside_a_consul_for_life_nobody_is_tested(there_is: str, tried: bool) -> None:
    """Whatever his number: Cornelius is the first."""
    game = voting(6, 22, 5, 4, 4)
    form(game)
    game.influence[man("julius")] = 22
    game.session.sitting = True
    game.session.proposed_for_life = False
    game.consul_for_life = man(there_is) if there_is else NOBODY
    assert for_life.test_candidate(game) is tried


def test_4_05_2_the_question_to_join_names_its_entry_from_one_on() -> None:
    game = voting(6, 22, 5, 4, 4)
    question = JoinCoalition(0, 2, 0b11, 0)
    asked_so = question.ask(game, 0)
    assert (asked_so.id, asked_so.args["entry"]) == ("republic-solosenate-ask-join", 3)
    assert question.is_sound(game)
    assert not JoinCoalition(0, 2, 0b10, 0).is_sound(game), "who is not in the group is not asked"
    assert not JoinCoalition(1, 2, 0b11, 0).is_sound(game), "nor is a neutral"


def test_d_18_a_partner_is_refused_by_what_is_wrong_with_him() -> None:
    game = voting(6, 5, 5, 4, 4)
    question = ChoosePartners(PLAYER, 1 << PLAYER, 1 << IMPERIALISTS)
    wrong = (FACTION + IMPERIALISTS, FACTION + PLAYER, DONE, YES)
    assert [question.why_not(game, PLAYER, choice) for choice in wrong] == [
        HAS_REFUSED,
        NOT_A_PARTNER,
        NO_MAJORITY,
        NO_MAJORITY,
    ]
