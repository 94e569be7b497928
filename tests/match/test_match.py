"""A match: answers, undo, standing orders, history, and the seed that is shown at the end."""

from __future__ import annotations

import pytest
import toy
from msgspec.structs import replace
from toy import ABSTAIN, COLUMN, DENARII, DRAW, DRINK, KEEP, SHOW, SPARE, TAX

from comitium.core.dice import commitment
from comitium.core.errors import BadPosition, Illegal
from comitium.match.begin import from_position, new, replay, start
from comitium.match.match import Match
from comitium.match.orders import StandingOrder


def with_winner(seat: int, players: int = 2, rounds: int = 2, tax: bool = True) -> Match:
    """A match in which a seat has shown the most fingers and is asked for a column."""
    match = new("micatio", players=players, seed=21, rounds=rounds, tax=tax)
    for other in range(players):
        match.choose(other, SHOW + 2 * (other == seat))
    return match


def refusal(match: Match, seat: int) -> str:
    """The reason why a seat may not take back, after checking that asking changed nothing."""
    before = match.digest, match.entries(), match.event_count()
    assert not match.can_undo(seat)
    with pytest.raises(Illegal) as refused:
        match.undo(seat)
    assert (match.digest, match.entries(), match.event_count()) == before
    return refused.value.why.id


# -- answering


def test_choose_by_int_and_by_notation_are_the_same() -> None:
    by_int, by_text = new("micatio", seed=3), new("micatio", seed=3)
    by_int.choose(0, SHOW + 1)
    by_text.choose(0, "show 1")
    assert by_int.journal() == by_text.journal()


def test_a_notation_that_is_none_is_refused_and_nothing_changes() -> None:
    match = new("micatio", seed=3)
    before = match.journal()
    with pytest.raises(Illegal):
        match.choose(0, "show nine")
    assert match.journal() == before


@pytest.mark.parametrize(
    ("choice", "id", "args"),
    [
        (" draw ", "refuse-not-offered", {"text": "draw"}),
        (DRAW, "refuse-not-offered", {"text": "draw"}),
        (4711, "refuse-choice", {"choice": 4711}),
    ],
)
def test_a_refusal_without_a_reason_quotes_what_was_typed(choice: int | str, id: str, args: dict[str, object]) -> None:
    match = new("micatio", seed=3)
    with pytest.raises(Illegal) as refused:
        match.choose(0, choice)
    assert (refused.value.why.id, refused.value.why.args) == (id, args)
    assert refused.value.rule == match.question(0).rule
    with pytest.raises(Illegal) as refused:
        match.choose_all(0, [match.game_type.parse(choice) if isinstance(choice, str) else choice])
    assert (refused.value.why.id, refused.value.why.args) == (id, args)


def test_a_refused_choice_leaves_no_trace() -> None:
    match = with_winner(0)
    before, questions = match.journal(), match.questions()
    for seat, choice in ((0, DRAW), (1, COLUMN), (7, COLUMN), (-1, COLUMN), (0, DENARII + 1)):
        with pytest.raises(Illegal):
            match.choose(seat, choice)
    assert match.journal() == before
    assert match.questions() == questions


def test_a_question_is_put_to_each_seat_that_must_speak() -> None:
    match = new("micatio", players=3, seed=3)
    assert [question.seat for question in match.questions()] == [0, 1, 2]
    match.choose(1, SHOW)
    assert [question.seat for question in match.questions()] == [0, 2]
    assert [option.notation for option in match.question(2).options] == ["show 0", "show 1", "show 2"]
    with pytest.raises(Illegal) as refused:
        match.question(1)
    assert refused.value.why.id == "refuse-seat"


def test_an_answer_to_an_older_question_is_refused_as_stale() -> None:
    match = with_winner(0)
    number = match.question(0).number
    match.choose(0, COLUMN, at=number)
    with pytest.raises(Illegal) as refused:
        match.choose(0, DENARII + 1, at=number)
    assert refused.value.why.id == "refuse-stale"
    match.choose(0, DENARII + 1, at=match.question(0).number)


def test_a_duplicate_answer_is_refused_even_where_the_same_choice_would_be_legal_again() -> None:
    match = with_winner(0)
    number = match.question(0).number
    match.choose(0, COLUMN, at=number)
    match.undo(0)
    assert match.question(0).number != number
    with pytest.raises(Illegal):
        match.choose(0, COLUMN, at=number)
    assert match.question(0).kind == "PutDenarii"


def test_the_number_of_a_question_does_not_move_by_the_answers_of_others() -> None:
    match = new("micatio", players=3, seed=3)
    number = match.question(2).number
    match.choose(0, SHOW)
    match.choose(1, SHOW)
    match.choose(2, SHOW, at=number)


def test_after_the_end_every_choice_is_refused() -> None:
    match = with_winner(0, rounds=1, tax=False)
    for choice in (COLUMN, DENARII + 1, KEEP):
        match.choose(0, choice)
    assert match.outcome is not None
    assert match.questions() == []
    with pytest.raises(Illegal) as refused:
        match.choose(0, COLUMN)
    assert refused.value.why.id == "refuse-over"


# -- taking back


def test_undo_of_an_own_unfinished_chain() -> None:
    match = with_winner(0)
    before = match.digest
    match.choose(0, COLUMN + 1)
    match.undo(0)
    assert match.digest == before
    match.choose(0, COLUMN)
    match.choose(0, DENARII + 2)
    assert match.game.columns == [2, 0]


def test_undo_of_the_last_choice_step_by_step_while_nothing_was_revealed() -> None:
    match = with_winner(0)
    digests = [match.digest]
    for choice in (COLUMN, DENARII + 3, KEEP):
        match.choose(0, choice)
        digests.append(match.digest)
    for expected in digests[-2::-1]:
        match.undo(0)
        assert match.digest == expected
    assert refusal(match, 0).startswith("refuse-undo-")  # before that the fingers were shown
    assert match.choices == 2


def test_an_undone_choice_is_not_in_the_history() -> None:
    match = with_winner(0)
    before = match.history(1)
    match.choose(0, COLUMN)
    match.choose(0, DENARII + 1)
    assert match.history(1) == [*before, toy.DenariiPut("2", 0, 0, 1)]
    match.undo(0)
    assert match.history(1) == before
    match.choose(0, DENARII + 2)
    assert match.history(1) == [*before, toy.DenariiPut("2", 0, 0, 2)]


def test_no_undo_after_something_hidden_was_told() -> None:
    match = with_winner(0)
    for choice in (COLUMN, DENARII + 1, DRAW):
        match.choose(0, choice)
    assert refusal(match, 0) == "refuse-undo-seen"


def test_what_comes_after_a_revelation_can_be_undone_down_to_it() -> None:
    match = with_winner(0)
    for choice in (COLUMN, DENARII + 1, DRAW):
        match.choose(0, choice)
    match.choose(1, TAX)
    match.undo(1)
    assert match.question(1).kind == "PayTax"
    assert refusal(match, 1).startswith("refuse-undo-")


def test_no_undo_after_another_seat_acted() -> None:
    match = with_winner(0)
    for choice in (COLUMN, DENARII + 1, KEEP):
        match.choose(0, choice)
    assert match.can_undo(0)
    match.choose(1, SPARE)
    assert refusal(match, 0).startswith("refuse-undo-")
    assert match.can_undo(1)
    match.undo(1)
    assert match.can_undo(0)


def test_no_undo_of_what_another_seat_did_or_of_nothing() -> None:
    match = new("micatio", players=3, seed=3)
    assert refusal(match, 0).startswith("refuse-undo-")
    match.choose(0, SHOW)
    assert refusal(match, 1).startswith("refuse-undo-")
    assert refusal(match, -1) == "refuse-undo-nothing"


def test_no_undo_when_the_game_is_over() -> None:
    match = with_winner(0, rounds=1, tax=False)
    for choice in (COLUMN, DENARII + 1, KEEP):
        match.choose(0, choice)
    assert refusal(match, 0) == "refuse-over"


def test_seats_asked_together_do_not_stand_in_each_others_way() -> None:
    match = new("micatio", players=3, seed=3)
    match.choose(0, SHOW + 2)
    match.choose(1, SHOW + 1)
    assert match.can_undo(0)
    match.undo(0)
    assert [question.seat for question in match.questions()] == [0, 2]
    match.choose(0, SHOW)
    match.choose(2, SHOW)
    assert match.history() == [toy.FingersShown("1", (0, 1, 0))]
    assert refusal(match, 0) == refusal(match, 1) == refusal(match, 2) == "refuse-undo-seen"


def test_seats_asked_together_take_back_and_answer_again_in_any_order() -> None:
    match = new("micatio", players=3, seed=3)
    start_digest = match.digest
    match.choose(0, SHOW)
    match.choose(1, SHOW + 1)
    match.undo(0)
    match.undo(1)
    assert match.digest == start_digest
    match.choose(1, SHOW + 2)
    match.choose(0, SHOW + 1)
    match.undo(1)
    match.choose(1, SHOW)
    match.undo(0)
    match.choose(0, SHOW)
    match.choose(2, SHOW + 2)
    assert match.history() == [toy.FingersShown("1", (0, 0, 2))]
    assert replay(match.journal()).digest == match.digest


def test_a_later_question_is_not_the_same_question_although_the_same_seats_answer() -> None:
    """Seat 1 pays its tax, then both show fingers: the fingers of seat 0 do not let seat 1 take its tax back."""
    match = with_winner(0)
    for choice in (COLUMN, DENARII + 1, KEEP):
        match.choose(0, choice)
    match.choose(1, TAX)
    match.choose(0, SHOW)
    assert refusal(match, 1).startswith("refuse-undo-")
    assert match.can_undo(0)


def test_no_undo_after_the_next_seat_answered_the_same_question_in_turn() -> None:
    """The tax is one frame that asks the others one after the other: they are not asked together."""
    match = with_winner(0, players=3)
    for choice in (COLUMN, DENARII + 1, KEEP):
        match.choose(0, choice)
    match.choose(1, TAX)
    assert match.can_undo(1)
    match.choose(2, TAX)
    assert refusal(match, 1).startswith("refuse-undo-")
    assert match.can_undo(2)


def test_the_chain_is_what_may_be_taken_back_and_begins_after_what_others_have_answered() -> None:
    match = with_winner(0)
    for choice in (COLUMN, DENARII + 1, KEEP):
        match.choose(0, choice)
    assert [option.choice for option in match.chain(0)] == [COLUMN, DENARII + 1, KEEP]
    match.choose(1, SPARE)
    assert match.chain(0) == []
    match.choose(0, SHOW)
    assert [option.choice for option in match.chain(0)] == [SHOW]


def drinking() -> Match:
    match = new("micatio", seed=21, tax=False, drink=True)
    for seat, choice in ((0, SHOW + 2), (1, SHOW), (0, COLUMN), (0, DENARII + 1), (0, KEEP)):
        match.choose(seat, choice)
    return match


def test_seats_asked_together_may_take_back_when_all_have_answered_and_nothing_was_told() -> None:
    match = drinking()
    match.choose(0, DRINK)
    match.choose(1, DRINK)
    assert match.question(0).kind == "ShowFingers"
    match.undo(0)
    assert [question.kind for question in match.questions()] == ["Drink"]
    match.choose(0, ABSTAIN)
    assert match.game.scores == [1, -1]


def test_the_same_when_one_of_them_took_back_before() -> None:
    match = drinking()
    match.choose(0, DRINK)
    match.choose(1, DRINK)
    match.undo(1)
    match.choose(1, ABSTAIN)
    assert match.can_undo(0)
    match.undo(0)
    match.choose(0, ABSTAIN)
    assert match.game.scores == [1, 0]
    assert replay(match.journal()).digest == match.digest


def test_no_undo_when_a_seat_asked_together_has_answered_the_next_question_too() -> None:
    match = drinking()
    match.choose(0, DRINK)
    match.choose(1, DRINK)
    match.choose(1, SHOW)
    assert refusal(match, 0).startswith("refuse-undo-")
    match.undo(1)
    match.undo(0)
    assert [question.kind for question in match.questions()] == ["Drink"]


def test_an_undo_is_in_the_journal_and_replays_to_the_same_digest() -> None:
    match = with_winner(0)
    match.choose(0, COLUMN)
    match.undo(0)
    match.choose(0, COLUMN + 1)
    assert [entry.undo for entry in match.entries()] == [False, False, False, True, False]
    assert match.choices == 3
    again = replay(match.journal())
    assert again.digest == match.digest
    assert again.can_undo(0)
    assert again.question(0).number == match.question(0).number


# -- standing orders


def test_an_order_answers_always_until_cancelled() -> None:
    match = new("micatio", seed=3, rounds=3)
    match.order(1, StandingOrder("ShowFingers", SHOW))
    for number in range(2):
        assert [question.seat for question in match.questions()] == [0]
        for choice in (SHOW + 2, COLUMN, DENARII + 1, KEEP):
            match.choose(0, choice)
        if number == 1:
            assert match.orders(1) == [StandingOrder("ShowFingers", SHOW)]
            match.cancel_orders(1)
        match.choose(1, SPARE)
    assert match.orders(1) == []
    assert [question.seat for question in match.questions()] == [0, 1]


def test_an_order_answers_as_often_as_it_says() -> None:
    match = with_winner(0, rounds=9)
    match.order(0, StandingOrder("DrawCard", KEEP, times=2))
    match.order(1, StandingOrder("PayTax", SPARE))
    match.order(1, StandingOrder("ShowFingers", SHOW))
    kept = []
    for _ in range(3):
        match.choose(0, COLUMN)
        match.choose(0, DENARII + 1)
        if match.question(0).kind == "DrawCard":
            kept.append("asked")
            break
        kept.append("kept")
        assert match.question(0).kind == "ShowFingers"
        match.choose(0, SHOW + 2)
    assert kept == ["kept", "kept", "asked"]
    assert match.orders(0) == []


def test_an_order_for_no_times_is_none() -> None:
    match = new("micatio", seed=3)
    match.order(0, StandingOrder("ShowFingers", SHOW, times=0))
    assert [question.seat for question in match.questions()] == [0, 1]


def test_an_order_for_a_choice_that_is_not_legal_waits() -> None:
    match = new("micatio", seed=3)
    match.order(0, StandingOrder("ShowFingers", TAX))
    assert [question.seat for question in match.questions()] == [0, 1]


def test_the_log_of_an_order_is_the_same_as_by_hand() -> None:
    by_order, by_hand = new("micatio", seed=3, rounds=2), new("micatio", seed=3, rounds=2)
    by_order.order(0, StandingOrder("PutDenarii", COLUMN))
    by_order.order(0, StandingOrder("PutDenarii", DENARII + 2))
    by_order.order(0, StandingOrder("DrawCard", DRAW))
    for match in (by_order, by_hand):
        match.choose(0, SHOW + 1)
        match.choose(1, SHOW)
    for choice in (COLUMN, DENARII + 2, DRAW):
        by_hand.choose(0, choice)
    for match in (by_order, by_hand):
        match.choose(1, TAX)
    assert by_order.digest == by_hand.digest
    choices = [replace(entry, ordered=False) for entry in by_order.entries() if entry.is_choice]
    assert choices == by_hand.entries()
    assert by_order.history(1) == by_hand.history(1)
    assert by_order.history(1) == by_hand.history(1)
    assert replay(by_order.journal()).digest == by_hand.digest


def test_a_choice_taken_back_is_not_given_again_by_its_order_at_once() -> None:
    match = with_winner(0)
    match.order(0, StandingOrder("PutDenarii", COLUMN))
    match.undo(0)
    assert match.question(0).kind == "PutDenarii"
    assert [option.choice for option in match.question(0).options] == [COLUMN, COLUMN + 1]


# -- what each hears and sees


def test_history_is_projected_by_audience() -> None:
    match = with_winner(0, players=3)
    for choice in (COLUMN, DENARII + 1, DRAW):
        match.choose(0, choice)
    card = match.game.hands[0][0]
    shown, put = toy.FingersShown("1", (2, 0, 0)), toy.DenariiPut("2", 0, 0, 1)
    assert match.history(0) == [shown, put, toy.CardDrawn("3", 0, card)]
    assert match.history(1) == match.history(2) == match.history() == [shown, put, toy.CardTaken("3", 0)]


def test_history_since_gives_what_is_new() -> None:
    match = with_winner(0)
    mark = match.event_count()
    match.choose(0, COLUMN)
    match.choose(0, DENARII + 1)
    assert match.history(1, since=mark) == [toy.DenariiPut("2", 0, 0, 1)]
    assert match.history(1, since=match.event_count()) == []


def test_a_spectator_sees_no_hand() -> None:
    match = with_winner(0)
    for choice in (COLUMN, DENARII + 1, DRAW):
        match.choose(0, choice)
    card = match.game.hands[0][0]
    assert match.view(0).hand == (card,)
    assert match.view(1).hand == match.view().hand == ()
    assert match.view().held == (1, 0)


def test_the_seed_is_hidden_until_the_game_is_over_and_then_fits_its_commitment() -> None:
    match = new("micatio", rounds=1, tax=False)
    assert len(match.commitment) == 64
    while match.outcome is None:
        assert match.seed is None
        seat = match.questions()[0].seat
        match.choose(seat, match.question(seat).options[0].choice)
    assert match.seed is not None
    assert commitment(match.seed) == match.commitment


def test_matches_without_a_seed_differ() -> None:
    assert new("micatio").commitment != new("micatio").commitment


def test_the_same_seed_is_the_same_game_bare_or_in_a_match() -> None:
    match, bare = new("micatio", seed=8, players=3), start("micatio", seed=8, players=3)
    while not bare.over:
        seat = bare.actors()[-1]
        choice = bare.legal(seat)[0]
        match.choose(seat, choice)
        bare.apply(seat, choice)
    assert match.outcome == bare.outcome()
    assert match.game.deck == bare.deck


def test_a_match_begins_from_a_position() -> None:
    match = from_position("micatio", "1 5,6", seed=3)
    assert match.game_type.position(match.game) == "0 5,6"  # the last round has begun
    with pytest.raises(BadPosition):
        from_position("micatio", "five points", seed=3)
    for players in (0, 1, 3, 4):
        with pytest.raises(BadPosition):
            from_position("micatio", "1 5,6", seed=3, players=players)


def test_a_match_from_a_position_of_three_seats_seats_three() -> None:
    match = from_position("micatio", "1 5,6,7", seed=3, players=3)
    assert match.header.seats == 3
    for seat in (2, 1, 0):
        match.choose(seat, SHOW)
    assert replay(match.journal()).digest == match.digest


# -- talk


def test_a_game_without_talk_refuses_claims() -> None:
    match = with_winner(0)
    told = match.event_count()
    with pytest.raises(Illegal) as refused:
        match.claim(0, "I shall win")
    assert refused.value.why.id == "refuse-claim"
    assert (match.event_count(), match.entries()) == (told, match.entries())
