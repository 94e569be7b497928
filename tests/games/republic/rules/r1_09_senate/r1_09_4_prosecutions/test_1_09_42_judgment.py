"""[1.09.42] [1.09.43] The judgment, from the digest."""

from __future__ import annotations

import pytest

from comitium.games.republic.catalogue.ids import CENSOR
from comitium.games.republic.choices import PASS, SENATOR
from comitium.games.republic.events import people
from comitium.games.republic.events import senate as senate_said
from comitium.games.republic.events import trials as events
from comitium.games.republic.names import CHARGE_CONCESSION
from comitium.games.republic.rules.r1_09_senate.choices import (
    ALL_ABSTAIN,
    ALL_AGAINST,
    ALL_FOR,
    MURDER,
    TRIBUNE,
    VETO,
)
from comitium.games.republic.rules.r1_09_senate.r1_09_4_trials.r1_09_41_charges import MAJOR_MARKER, charges
from comitium.games.republic.rules.r1_09_senate.r1_09_4_trials.trials_choices import ACCUSE, APPEAL, CHARGE
from comitium.games.republic.state.republic import Republic
from games.republic.fixtures.builder import Ear, asked, concession, deal, event, grant, listen, man, put, refusal, say
from games.republic.fixtures.senate import call, finish_vote, hush, mask, voting
from games.republic.fixtures.senate_business.courts import accuse, court, open_court

# -- 1.09.42, 1.09.421


@pytest.mark.parametrize(("influence", "convicted"), [(6, False), (5, True)])
def test_1_09_42_the_influence_of_the_accused_counts_for_him(influence: int, convicted: bool) -> None:
    game = court("fabius")
    game.influence[man("fabius")] = influence
    game.popularity[man("fabius")] = 0
    game.knights[man("furius")] = 6  # 8 + 6 = 14 guilty
    game.knights[man("junius")] = 2  # 6 + 2 = 8 not guilty
    open_court(game)
    accuse(game, "fabius", "claudius")
    ear = listen(game)
    finish_vote(game, {2: ALL_FOR, 3: ALL_AGAINST})
    closed = ear.all(senate_said.VoteClosed)[0]
    assert (closed.ayes, closed.noes) == (14, 8 + influence)
    assert (game.popularity[man("fabius")] == -5) == convicted


def appealing(popularity: int, *dice: int, **options: int) -> tuple[Republic, Ear]:
    """Fabius is tried, with Claudius as prosecutor, and his faction is called first; he appeals."""
    game = court("fabius")
    game.popularity[man("fabius")] = popularity
    game.influence[man("fabius")] = options.get("influence", 5)
    game.prior_consul = mask("fabius")
    event(game, "evil_omens", options.get("omens", 0))
    ear = listen(game)
    open_court(game)
    accuse(game, "fabius", "claudius")
    call(game, 0)
    assert asked(game) == "Appeal"
    game.loaded = [*dice]
    game.urn = [7, 8, 9, 10]
    say(game, APPEAL + 2)
    return game, ear


def test_1_09_421_popularity_two_and_six_bring_four_votes_for_the_accused() -> None:
    game, _ = appealing(2, 1, 5)
    assert voting(game).stake == 4
    assert asked(game) == "Turn"
    game.apply(0, ALL_ABSTAIN)
    ear = listen(game)
    finish_vote(game, {})
    closed = ear.all(senate_said.VoteClosed)[0]
    assert (closed.ayes, closed.noes) == (0, 5 + 4)


def test_1_09_421_negative_votes_join_the_guilty_side() -> None:
    game, _ = appealing(-2, 3, 3)
    assert voting(game).stake == -12
    game.apply(0, ALL_ABSTAIN)
    ear = listen(game)
    finish_vote(game, {})
    closed = ear.all(senate_said.VoteClosed)[0]
    assert (closed.ayes, closed.noes) == (12, 5)
    assert closed.result == "passed"


def test_1_09_421_fifteen_frees_him_and_four_chits_threaten_censor_and_prosecutor_only() -> None:
    game, ear = appealing(3, 6, 6)
    assert [event.chit for event in ear.all(people.ChitDrawn)] == [7, 8, 9, 10]
    assert len(ear.all(events.SenatorAcquitted)) == 1
    for survivor in ("fulvius", "furius", "aurelius", "junius"):  # of these numbers, but not in danger
        assert game.in_rome(man(survivor))
    hush(game)
    assert game.session.minors == 1
    assert game.influence[man("fabius")] == 5


def test_1_09_421_a_freed_accused_may_cost_the_censor_his_life_and_that_closes_the_step() -> None:
    game = court("fabius", "fulvius")
    game.popularity[man("fabius")] = 3
    open_court(game)
    accuse(game, "fabius", "claudius")
    call(game, 0)
    game.loaded = [6, 3]  # 12: one chit
    game.urn = [4]
    say(game, APPEAL + 2)
    assert game.offices[CENSOR] == -1
    hush(game)
    assert game.session.no_trials
    assert asked(game) == "Business"


def test_1_09_421_lynched_is_guilty_and_the_prosecutor_is_rewarded() -> None:
    game, _ = appealing(-4, 2, 3, influence=9)
    assert not game.in_rome(man("fabius"))
    assert game.influence[man("claudius")] == 4 + 5
    assert game.prior_consul == mask("claudius")
    assert game.curia == [man("fabius")]


@pytest.mark.parametrize(("dice", "stake"), [((1, 1), 0), ((1, 2), -16), ((6, 5), 16)])
def test_1_09_421_two_kills_three_is_sixteen_against_eleven_sixteen_for(dice: tuple[int, int], stake: int) -> None:
    game, _ = appealing(0, *dice)
    assert game.in_rome(man("fabius")) == (stake != 0)
    if stake:
        assert voting(game).stake == stake


def test_1_09_421_evil_omens_never_help() -> None:
    game, _ = appealing(2, 1, 5, omens=1)
    assert voting(game).stake == 0


def test_1_09_421_the_appeal_is_made_once_and_is_no_duty() -> None:
    game = court("fabius")
    open_court(game)
    accuse(game, "fabius", "claudius")
    call(game, 0)
    assert game.legal(0) == [PASS, APPEAL + 2]
    assert refusal(game, APPEAL + 3, 0) == "1.09.421"
    say(game, PASS)
    assert asked(game) == "Turn"
    assert voting(game).stake == 0


def test_1_09_421_only_the_faction_of_the_accused_appeals() -> None:
    game = court("fabius")
    open_court(game)
    accuse(game, "fabius", "claudius")
    call(game, 2)
    assert asked(game) == "Turn"


def test_21a_glaucia_may_appeal_with_three_dice() -> None:
    game = court("21a_glaucia")
    put(game, "21a_glaucia", 0)
    open_court(game)
    accuse(game, "21a_glaucia", "claudius")
    call(game, 0)
    assert game.legal(0) == [PASS, APPEAL + 2, APPEAL + 3]
    game.loaded = [3, 3, 4]
    say(game, APPEAL + 3)
    assert voting(game).stake == 12


# -- 1.09.422, 1.09.43


def test_1_09_422_after_his_appeal_the_accused_may_still_veto() -> None:
    game = court("fabius", "fulvius")
    game.popularity[man("fabius")] = 0
    deal(game, 0, "tribune_1")
    open_court(game)
    accuse(game, "fabius", "claudius")
    call(game, 0)
    game.loaded = [2, 2]
    say(game, APPEAL + 2)
    assert voting(game).stake == -12
    say(game, VETO)
    hush(game)
    assert game.session.minors == 1
    assert refusal(game, ACCUSE + man("fabius"), 1) == "1.09.43"
    assert game.popularity[man("fabius")] == 0


def test_1_09_422_a_murdered_tribune_leaves_him_his_turn_with_the_same_appeal() -> None:
    game = court("fabius")
    deal(game, 0, "tribune_1", "tribune_2")
    deal(game, 2, "murder_of_a_tribune_1")
    open_court(game)
    accuse(game, "fabius", "claudius")
    call(game, 0)
    game.loaded = [2, 2, 2]
    say(game, APPEAL + 2, VETO)
    assert asked(game) == "Response"
    game.apply(2, MURDER + man("furius"))
    hush(game)
    assert asked(game) == "Turn"
    assert voting(game).stake == -12
    assert VETO in game.legal(0)


def test_1_09_422_no_tribune_proposes_or_goes_before_a_trial() -> None:
    game = court("fabius")
    deal(game, 2, "tribune_1")
    open_court(game)
    accuse(game, "fabius", "claudius")
    assert TRIBUNE not in game.legal(2)
    assert refusal(game, TRIBUNE, 2) == "1.09.422"
    assert VETO in game.legal(2)


def test_1_09_43_another_reason_is_still_good_the_same_is_not() -> None:
    game = court()
    game.exposed |= 1 << grant(game, "mining", man("fabius"))
    game.major = mask("fabius")
    open_court(game)
    say(game, ACCUSE + man("fabius"), CHARGE + CHARGE_CONCESSION + concession("mining"), SENATOR + man("claudius"))
    finish_vote(game, {0: ALL_FOR, 2: ALL_AGAINST})
    hush(game)
    assert charges(game, man("fabius")) == [MAJOR_MARKER]
