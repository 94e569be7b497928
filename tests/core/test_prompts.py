"""The question as a person reads it: its rule, its options, and amounts that are asked for and not listed."""

from __future__ import annotations

import pytest
import toy
from senate_choices import AGAINST, DISMISS, FOR, MARCH, NAME, TRIBUNE, VETO
from senate_kind import SenateType
from senate_sitting import Sitting, sitting, slate

from comitium.core.errors import Illegal
from comitium.core.messages import Prompt
from comitium.core.prompts import prompt
from comitium.match.begin import start

SENATE = SenateType()


def asked(table: Sitting, seat: int) -> Prompt:
    return prompt(SENATE, table.game, seat)


def test_a_prompt_has_the_kind_the_rule_and_the_words_of_its_question() -> None:
    question = asked(sitting(), 0)
    assert (question.kind, question.seat, question.rule) == ("Nominate", 0, "1.09.13")
    assert question.text.id == "senate-ask-nominate"
    assert [option.choice for option in question.options] == [NAME + man for man in range(2, 12)]
    assert question.options[0].notation == "name valerius"
    assert question.amounts == ()


def test_who_is_not_asked_has_no_prompt() -> None:
    with pytest.raises(Illegal) as refused:
        asked(sitting(), 1)
    assert refused.value.why.id == "refuse-seat"


def test_1_09_141_bought_votes_are_a_number_in_a_range_at_one_talent_each() -> None:
    table = slate()
    table.call(0)
    table.game.talents[0] = 30
    table.game.forget()
    question = asked(table, 0)
    assert [option.notation for option in question.options] == ["attempt", "abstain"]
    ayes, noes = question.amounts
    assert (ayes.choice, ayes.notation, ayes.low, ayes.high, ayes.step, ayes.unit_cost) == (FOR, "for", 0, 30, 1, 1)
    assert (noes.choice, noes.notation, noes.rule) == (AGAINST, "against", "1.09.141")
    for number in (0, 17, 30):
        twin = table.game.clone()
        twin.apply(0, ayes.choice + number)
        assert twin.talents[0] == 30 - number
        assert SENATE.parse(f"{ayes.notation} {number}") == ayes.choice + number
    with pytest.raises(Illegal) as refused:
        table.game.apply(0, ayes.choice + 31)
    assert refused.value.why.id == "refuse-talents"


def test_fewer_than_three_amounts_are_listed() -> None:
    table = slate()
    table.call(0)
    table.game.talents[0] = 1
    table.game.forget()
    question = asked(table, 0)
    assert question.amounts == ()
    assert [option.notation for option in question.options] == [
        "attempt", "for 0", "for 1", "against 0", "against 1", "abstain",
    ]  # fmt: skip
    assert question.options[2].amount == 1


def test_amounts_that_are_evenly_apart_have_a_step() -> None:
    question = asked(sitting(elected=True), 0)
    (march,) = question.amounts
    assert (march.choice, march.low, march.high, march.step, march.unit_cost) == (MARCH, 4, 10, 3, 0)
    assert [option.choice for option in question.options] == [DISMISS + 2, DISMISS + 5, question.options[-1].choice]


def test_each_option_shows_the_rule_that_allows_it() -> None:
    table = slate([TRIBUNE], [], [])
    rules = {option.choice: option.rule for option in asked(table, 0).options}
    assert rules[VETO] == "1.09.152"
    assert rules[0] == "4.1"


def test_a_game_without_amounts_lists_everything() -> None:
    game = start("micatio", players=2, seed=1)
    question = prompt(toy.MICATIO, game, 1)
    assert [option.notation for option in question.options] == ["show 0", "show 1", "show 2"]
    assert question.amounts == ()
