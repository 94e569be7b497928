"""The core carries public agreements [1.04.3]: votes and vetoes that are promised, talents that are owed."""

from __future__ import annotations

from contextlib import suppress

import pytest
import senate_events as events
from senate import Senate
from senate_choices import (
    ABSTAIN,
    ADJOURN,
    AGAINST,
    ATTEMPT,
    CALL,
    DEAD,
    DEBT,
    DISBAND,
    DISMISS,
    ELECT,
    FOR,
    MERCY,
    MURDER,
    NAME,
    NO_VETO,
    PASS,
    TRIAL,
    TRIBUNE,
    VETO,
    VOTE_AGAINST,
    VOTE_FOR,
    VOTE_NEITHER,
    WAR,
    WATCH,
)
from senate_kind import SenateType
from senate_laws import pick
from senate_sitting import Sitting, move, sitting, slate

from comitium.core.agreements import BINDING, BROKEN, KEPT, Clause
from comitium.core.dice import Dice, stream
from comitium.core.errors import Illegal
from comitium.match.begin import new, replay
from comitium.match.match import Match

SENATE = SenateType()


def bind(table: Sitting, *clauses: Clause) -> int:
    parties = sorted({seat for clause in clauses for seat in (clause.by, clause.to)})
    number = table.game.offer(parties[0], list(clauses))
    for seat in parties[1:]:
        table.game.accept(seat, number)
    return number


def refused(table: Sitting, *clauses: Clause) -> tuple[str, str]:
    with pytest.raises(Illegal) as error:
        table.game.offer(clauses[0].by, list(clauses))
    return error.value.rule, error.value.why.id


def settled(match: Match) -> list[tuple[int, int]]:
    """The kinds of clauses that were settled, and how."""
    return [(event.kind, event.status) for event in match.history() if isinstance(event, events.PromiseSettled)]


# -- votes


@pytest.mark.parametrize(
    ("kind", "left"), [(VOTE_FOR, {ATTEMPT, FOR}), (VOTE_AGAINST, {ATTEMPT, AGAINST}), (VOTE_NEITHER, {ATTEMPT, ABSTAIN})]
)
def test_5_1_a_promised_vote_leaves_no_other_ballot(kind: int, left: set[int]) -> None:
    table = slate()
    bind(table, Clause(kind, 1, 0, ELECT))
    table.call(1)
    assert table.menu(1) == left
    for verb in {FOR, AGAINST, ABSTAIN} - left:
        with pytest.raises(Illegal) as error:
            table.game.apply(1, verb)
        assert error.value.why.id == "refuse-promised"
    table.vote(1, next(iter(left - {ATTEMPT})))
    assert table.game.agreements == []  # kept, and over
    table.call(2)
    assert table.menu(2) == {ATTEMPT, FOR, AGAINST, ABSTAIN}


def test_5_1_bought_votes_are_free_as_long_as_nothing_was_said_of_them() -> None:
    table = slate()
    bind(table, Clause(VOTE_FOR, 0, 1, ELECT))
    table.call(0)
    assert [what for what in table.game.legal(0) if what >= FOR] == [FOR, FOR + 1, FOR + 2, FOR + 3]


def test_5_1_a_promise_about_another_kind_of_proposal_waits() -> None:
    table = slate()
    bind(table, Clause(VOTE_AGAINST, 1, 0, WAR))
    table.call(1)
    assert table.menu(1) == {ATTEMPT, FOR, AGAINST, ABSTAIN}
    table.vote(1, FOR)
    assert len(table.game.promises(1)) == 1


def test_5_1_a_vote_without_senators_in_rome_is_not_due() -> None:
    table = slate(dice=(5,), one=5, two=8)
    for man in (4, 7, 10):
        move(table.game, man, 1)
    bind(table, Clause(VOTE_FOR, 1, 2, ELECT))
    table.hush(watchers=(0,))
    table.say(0, CALL, 2)
    table.vote(2, ABSTAIN)
    table.say(0, CALL, 1)
    table.murder(0, 0, 1)
    assert table.game.promises(1)[0].about == ELECT


def test_5_2_what_was_voted_before_the_promise_can_break_it() -> None:
    match = new("senate", players=3, seed=5, captives=0)
    assert isinstance(match.game, Senate)
    table = Sitting(match.game)
    table.say(0, NAME, 3)
    table.say(0, NAME, 4)
    table.call(1)
    table.say(1, AGAINST)
    bind(table, Clause(VOTE_FOR, 1, 0, ELECT))
    table.vote(1, FOR)
    assert settled(match) == [(VOTE_FOR, BROKEN)]


# -- vetoes


def test_5_1_a_veto_promised_away_is_no_option_in_windows_and_turns() -> None:
    table = slate([], [], [TRIBUNE])
    bind(table, Clause(NO_VETO, 2, 0, ELECT))
    assert table.menu(2) == {PASS, WATCH, ATTEMPT}
    table.call(2)
    assert table.menu(2) == {ATTEMPT, FOR, AGAINST, ABSTAIN}
    with pytest.raises(Illegal) as error:
        table.game.apply(2, VETO)
    assert error.value.why.id == "refuse-promised"


def test_5_1_a_veto_on_other_business_stays() -> None:
    table = sitting([], [], [TRIBUNE], elected=True)
    bind(table, Clause(NO_VETO, 2, 0, ELECT))
    table.say(0, DISMISS, 2)
    assert VETO in table.menu(2)


def test_4_3_who_is_asked_does_not_depend_on_promises() -> None:
    table = slate([], [], [TRIBUNE])
    bind(table, Clause(NO_VETO, 2, 0, ELECT))
    assert table.game.actors() == [0, 1, 2]


# -- what may not bind


@pytest.mark.parametrize("kind", [MURDER, MERCY])
def test_5_1_nothing_about_an_assassination_binds(kind: int) -> None:
    assert refused(slate(), Clause(kind, 0, 1)) == ("1.04.3", "refuse-never-binding")


@pytest.mark.parametrize(
    ("clause", "why"),
    [
        (Clause(0, 0, 1), "refuse-clause"),
        (Clause(8, 0, 1, ELECT), "refuse-clause"),
        (Clause(VOTE_FOR, 0, 1), "refuse-clause"),
        (Clause(VOTE_FOR, 0, 1, 5), "refuse-clause"),
        (Clause(VOTE_FOR, 0, 1, ELECT, 3), "refuse-clause"),
        (Clause(DEBT, 0, 1, ELECT, 3), "refuse-clause"),
        (Clause(DEBT, 0, 1), "refuse-clause"),
        (Clause(DEBT, 0, 1, amount=100), "refuse-clause"),
        (Clause(NO_VETO, 0, 1, TRIAL), "refuse-veto-trial"),
    ],
)
def test_5_1_what_means_nothing_is_refused(clause: Clause, why: str) -> None:
    assert refused(slate(), clause)[1] == why


def test_5_1_a_contradiction_is_refused_and_the_older_promise_stands() -> None:
    table = slate()
    waiting = table.game.offer(1, [Clause(VOTE_AGAINST, 1, 2, ELECT)])
    bind(table, Clause(VOTE_FOR, 1, 0, ELECT))
    assert refused(table, Clause(VOTE_NEITHER, 1, 2, ELECT)) == ("", "refuse-agreement-contradicts")
    with pytest.raises(Illegal):
        table.game.accept(2, waiting)
    bind(table, Clause(VOTE_AGAINST, 1, 2, WAR))
    table.call(1)
    assert table.menu(1) == {ATTEMPT, FOR}


# -- debts


def owing(*debts: tuple[int, int, int]) -> tuple[Match, Sitting]:
    """Debts of one faction to another, and the election still to come."""
    match = new("senate", players=3, seed=5, captives=0)
    assert isinstance(match.game, Senate)
    table = Sitting(match.game)
    for by, to, talents in debts:
        bind(table, Clause(DEBT, by, to, amount=talents))
    table.say(0, NAME, 3)
    table.say(0, NAME, 4)
    return match, table


def test_1_06_3_a_debt_is_paid_at_the_redistribution_and_not_before() -> None:
    match, table = owing((0, 1, 4))
    table.roll_call(FOR, FOR, ABSTAIN)
    assert table.asked == "Business"
    assert [table.game.talents[man] for man in (0, 3, 6, 9)] == [0, 0, 2, 0]  # by their numbers: 3 and 1 of 3, 1, 2, 0
    assert table.game.talents[1] == 4  # to the leader
    assert events.TalentsPaid("1.06.3", 0, 1, 4) in match.history()
    assert settled(match) == [(DEBT, KEPT)]
    assert table.game.agreements == []


def test_5_2_a_shortfall_is_paid_as_far_as_there_is_money_and_the_rest_lapses() -> None:
    match, table = owing((2, 1, 50))
    table.roll_call(FOR, FOR, ABSTAIN)
    assert table.game.talents[1] == 3  # C had 2 and 1
    assert settled(match) == [(DEBT, BROKEN)]


def test_5_1_of_several_debts_the_older_is_paid_first() -> None:
    match, table = owing((2, 0, 2), (2, 1, 2))
    table.roll_call(FOR, FOR, ABSTAIN)
    assert [table.game.talents[man] for man in (0, 1)] == [3 + 2, 1]
    assert settled(match) == [(DEBT, KEPT), (DEBT, BROKEN)]


def test_1_06_3_what_is_promised_later_is_due_in_the_next_session() -> None:
    match = new("senate", players=3, seed=5, captives=0, sessions=2)
    assert isinstance(match.game, Senate)
    table = Sitting(match.game)
    table.say(0, NAME, 3)
    table.say(0, NAME, 4)
    table.roll_call(FOR, FOR, ABSTAIN)
    bind(table, Clause(DEBT, 0, 1, amount=2))
    table.say(0, ADJOURN)
    assert (table.asked, table.game.sessions) == ("Nominate", 1)
    assert len(table.game.due(DEBT)) == 1
    table.say(0, NAME, 5)
    table.say(0, NAME, 8)
    table.roll_call(FOR, FOR, FOR)
    assert settled(match) == [(DEBT, KEPT)]


def test_5_2_what_the_session_leaves_open() -> None:
    """Nobody vetoed: kept. The vote never came, the debt is never due: impossible. Nobody took the offer: off the table."""
    match, table = owing()
    table.roll_call(FOR, FOR, ABSTAIN)
    bind(table, Clause(NO_VETO, 0, 1, WAR), Clause(VOTE_FOR, 1, 0, DISBAND), Clause(DEBT, 1, 0, amount=1))
    table.game.offer(2, [Clause(DEBT, 2, 0, amount=1)])
    table.say(0, ADJOURN)
    assert table.game.over
    assert settled(match) == [(NO_VETO, KEPT), (VOTE_FOR, BROKEN), (DEBT, BROKEN)]
    assert table.game.agreements == []


def test_1_05_4_the_clauses_of_a_faction_without_senators_are_impossible() -> None:
    match, table = owing((0, 1, 2))
    bind(table, Clause(VOTE_FOR, 2, 0, ELECT))
    offer = table.game.offer(0, [Clause(DEBT, 0, 1, amount=1)])
    for man in (4, 7, 10):
        move(table.game, man, DEAD)
    table.game.kill("1.05.4", 1)
    assert settled(match) == [(DEBT, BROKEN)]
    assert [agreement.number for agreement in table.game.agreements] == [2]
    assert offer == 3
    assert refused(table, Clause(DEBT, 0, 1, amount=1)) == ("1.05.4", "refuse-eliminated")


# -- through a match


def test_agreements_are_written_in_words_and_replayed() -> None:
    match = new("senate", players=3, seed=5, captives=0)
    number = match.offer(0, "A pay B 5; B for A election; B noveto A war")
    match.accept(1, number)
    other = match.offer(2, "C against A disbanding")
    match.cancel(0, other)
    assert [entry.text for entry in match.entries()] == [
        "A pay B 5; B for A election; B noveto A war", "", "C against A disbanding", "",
    ]  # fmt: skip
    assert match.agreements[0].status == BINDING
    again = replay(match.journal())
    assert again.digest == match.digest
    assert again.agreements == match.agreements
    assert again.history(2) == match.history(2)
    assert SENATE.clause(match.agreements[0].clauses[1]).notation == "B for A election"


@pytest.mark.parametrize("text", ["", "A pay B", "A pay B x", "A pay Z 5", "A for B peace", "A bribe B 5", "A pay B 5;"])
def test_a_text_that_is_no_clause_is_refused_and_not_written(text: str) -> None:
    match = new("senate", players=3, seed=5)
    before = match.journal()
    with pytest.raises(Illegal):
        match.offer(0, text)
    assert match.journal() == before


def test_words_about_an_assassination_are_read_and_refused_by_their_rule() -> None:
    match = new("senate", players=3, seed=5)
    with pytest.raises(Illegal) as error:
        match.offer(0, "A murder B")
    assert (error.value.rule, error.value.why.id) == ("1.04.3", "refuse-never-binding")


def test_a_bargain_bars_the_way_back() -> None:
    match = new("senate", players=3, seed=5)
    match.choose(0, NAME + 3)
    assert match.can_undo(0)
    number = match.offer(1, "B pay C 1")
    assert not match.can_undo(0)
    match.choose(0, NAME + 4)
    assert match.can_undo(0)
    match.accept(2, number)
    assert not match.can_undo(0)


def test_a_game_without_agreements_refuses_them() -> None:
    match = new("micatio", seed=3)
    assert match.agreements == []
    for verb in (lambda: match.offer(0, "x"), lambda: match.accept(0, 1), lambda: match.cancel(0, 1)):
        with pytest.raises(Illegal) as error:
            verb()
        assert error.value.why.id == "refuse-agreement"


def test_promises_are_kept_in_random_sessions_and_nothing_leaks_through_them() -> None:
    """Random bargains at every turn: menus are never empty, every kept vote was given as promised, replays agree."""
    kept = broken = 0
    for seed in range(10):
        match, dice = new("senate", players=4, seed=seed, sessions=2), stream(seed, "play")
        while match.outcome is None:
            game = match.game
            assert isinstance(game, Senate)
            if dice.below(8) == 0:
                haggle(match, dice)
            match.choose(*pick(game, dice))
            assert len(game.agreements) < 40
        broken += sum(status == BROKEN for _, status in settled(match))
        kept += sum(status == KEPT for _, status in settled(match))
        assert replay(match.journal()).digest == match.digest
    assert kept > 20
    assert broken > 5


def haggle(match: Match, dice: Dice) -> None:
    """Somebody offers something, and it is accepted, unless it contradicts an older promise or somebody is no more."""
    by = dice.below(4)
    to = (by + 1 + dice.below(3)) % 4
    kind = (DEBT, VOTE_FOR, VOTE_AGAINST, VOTE_NEITHER, NO_VETO)[dice.below(5)]
    about, talents = (0, 1 + dice.below(6)) if kind == DEBT else (1 + dice.below(3), 0)
    with suppress(Illegal):
        match.accept(to, match.offer(by, [Clause(kind, by, to, about, talents)]))
