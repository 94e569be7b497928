"""[1.09.141] Votes bought by one form: what they make of the count, what is certain, and what each senator then has paid."""

from __future__ import annotations

import pytest

from comitium.core.agreements import Clause
from comitium.core.dice import Dice
from comitium.core.forms import Form
from comitium.games.republic.catalogue.ids import CENSOR
from comitium.games.republic.deals import clauses as promises
from comitium.games.republic.game_type import GAME_TYPE
from comitium.games.republic.rules.r1_09_senate import kinds
from comitium.games.republic.rules.r1_09_senate.choices import (
    ALL_ABSTAIN,
    ALL_AGAINST,
    ALL_FOR,
    FOR,
    ONE_BY_ONE,
    PLEDGE,
)
from comitium.games.republic.state.republic import Republic
from comitium.text import say
from games.republic.fixtures.bargain import voting as turn_of
from games.republic.fixtures.builder import man
from games.republic.fixtures.senate import call, hush, put_to, senate_with_officers, voting

AGAINST_IT = 1  # the place of the way that is chosen


def called(seat: int, before: dict[int, int], **purses: int) -> Republic:
    """Furius is proposed as Censor; some have voted (A and B have 7 and 8 votes, C and D 8 and 6), a faction is called."""
    game = senate_with_officers()
    for key, talents in purses.items():
        game.talents[man(key)] = talents
    put_to(game, [kinds.CENSOR, man("furius")], 0, man("cornelius"), kinds.BY_CHAIR)
    for other, way in before.items():
        call(game, other)
        hush(game)
        game.apply(other, way)
    call(game, seat)
    hush(game)
    return game


def form(game: Republic, seat: int, **said: int) -> Form:
    found = GAME_TYPE.form(game, seat, said)
    assert found is not None
    return found


def buy(**paid: int) -> dict[str, int]:
    return {f"buy-{man(key)}": amount for key, amount in paid.items()}


def noted(found: Form) -> str:
    return found.notes[0].id.removeprefix("republic-form-count-")


def preset(found: Form, name: str) -> int | None:
    """How many talents a preset fills in; None if there is no such button."""
    fills = [one for one in found.presets if one.text.id == f"republic-form-{name}"]
    return sum(value for _, value in fills[0].values) if fills else None


def test_1_09_141_the_richest_stand_first_and_those_without_talents_do_not_stand_there() -> None:
    found = form(called(1, {}, julius=2, manlius=5), 1)
    assert [field.id for field in found.fields] == [f"buy-{man('manlius')}", f"buy-{man('julius')}"]
    assert [field.high for field in found.fields] == [5, 2]


def test_1_09_141_nobody_with_talents_leaves_the_question_as_it_is() -> None:
    assert GAME_TYPE.form(called(1, {}, cornelius=9), 1, {}) is None


def test_1_09_142_without_talents_the_answers_are_those_of_the_question() -> None:
    found = form(called(1, {}, julius=2), 1)
    assert [way.choices for way in found.ways] == [(ALL_FOR,), (ALL_AGAINST,), (ALL_ABSTAIN,)]
    assert [way.stands_for for way in found.ways] == [ALL_FOR, ALL_AGAINST, ALL_ABSTAIN]


@pytest.mark.parametrize(("all_alike", "side"), [(ALL_FOR, "ayes"), (ALL_AGAINST, "noes")])
def test_1_09_141_every_talent_is_a_vote_and_is_paid(all_alike: int, side: str) -> None:
    game = called(1, {}, julius=2, manlius=5)
    found = form(game, 1, **buy(julius=1, manlius=5))
    way = found.way(all_alike)
    assert way is not None
    for choice in way.choices:
        game.apply(1, choice)
    assert getattr(voting(game), side) == 8 + 6
    assert (game.talents[man("julius")], game.talents[man("manlius")]) == (1, 0)


def test_1_09_141_who_abstains_pays_nothing() -> None:
    found = form(called(1, {}, julius=2), 1, **buy(julius=2))
    way = found.way(ALL_ABSTAIN)
    assert way is not None
    assert way.choices == (ALL_ABSTAIN,)


def test_1_09_143_a_tie_fails_and_the_form_says_that_one_talent_more_passes_it() -> None:
    """A 7 and B 8 for, C 8 and D 6 against, but for one vote: the last faction could lose by a tie."""
    game = called(3, {0: ALL_FOR, 1: ALL_AGAINST, 2: ALL_ABSTAIN}, acilius=3)
    voting(game).noes = 13
    found = form(game, 3)
    assert (found.notes[0].args["mine"], found.notes[0].args["most"], found.notes[0].args["missing"]) == (13, 13, 1)
    assert "13 to 13 is a tie, and a tie fails. 1\u00a0T more passes it." in say(found.notes[0]).replace(" T", "\u00a0T")
    assert preset(found, "enough") == 1
    assert noted(form(game, 3, **buy(acilius=1))) == "certain"


def test_1_09_143_against_a_tie_is_enough() -> None:
    game = called(3, {0: ALL_FOR, 1: ALL_ABSTAIN, 2: ALL_ABSTAIN}, acilius=3)
    found = form(game, 3, way=AGAINST_IT)
    assert preset(found, "enough") == 1  # 7 for, 6 against
    assert noted(form(game, 3, way=AGAINST_IT, **buy(acilius=1))) == "certain"


def test_1_09_141_what_others_could_still_buy_is_the_sum_of_their_public_talents() -> None:
    """C with 8 votes and 4 T is to come: 15 for beat 14 against, until C buys."""
    game = called(1, {0: ALL_FOR, 3: ALL_AGAINST}, julius=9, furius=3, aurelius=1)
    game.box[2] = 50  # [1.06.3] a faction's treasury buys no votes, and nobody knows of it
    found = form(game, 1)
    assert noted(found) == "open"
    assert (found.notes[0].args["mine"], found.notes[0].args["most"], found.notes[0].args["talents"]) == (15, 14, 4)
    assert (preset(found, "enough"), preset(found, "sure"), preset(found, "most")) == (0, 4, 9)
    assert noted(form(game, 1, **buy(julius=3))) == "open"
    assert noted(form(game, 1, **buy(julius=4))) == "certain"
    assert found == GAME_TYPE.form(game.reimagine(1, Dice(3, 5)), 1, {})


def test_1_09_141_nobody_who_is_away_buys_votes() -> None:
    game = called(1, {0: ALL_FOR, 3: ALL_AGAINST}, julius=9, furius=3, aurelius=1)
    game.rome &= ~(1 << man("furius"))
    assert form(game, 1).notes[0].args["talents"] == 1


def test_1_09_143_what_is_certain_costs_nothing_and_the_form_says_so() -> None:
    game = called(1, {0: ALL_FOR, 2: ALL_FOR, 3: ALL_ABSTAIN}, julius=9)
    assert form(game, 1, **buy(julius=2)).notes[0].args["free"] == 1
    assert form(game, 1).notes[0].args["free"] == 0
    assert preset(form(game, 1), "enough") == 0


def test_1_09_143_where_all_talents_are_too_few_no_button_says_just_enough() -> None:
    game = called(1, {0: ALL_AGAINST, 3: ALL_AGAINST}, julius=2)
    found = form(game, 1)
    assert (noted(found), found.notes[0].args["missing"], found.notes[0].args["purse"]) == ("short", 0, 2)
    assert preset(found, "enough") is None


def asked_at_once(proposal: list[int], **purses: int) -> Republic:
    """B is asked for its votes on something, before anybody else."""
    game = senate_with_officers()
    for key, talents in purses.items():
        game.talents[man(key)] = talents
    turn_of(game, proposal, 1)
    return game


def test_1_09_42_in_court_nothing_is_certain_before_the_people_have_spoken() -> None:
    game = asked_at_once([kinds.MINOR, man("junius"), man("cornelius"), 0], julius=9)
    assert noted(form(game, 1)) == "trial"
    assert form(game, 1).notes[0].args["theirs"] == 5  # the influence of the accused


def test_1_09_42_in_court_what_is_bought_speaks_of_the_side_that_is_chosen() -> None:
    game = senate_with_officers()
    game.talents[man("julius")] = 9
    put_to(game, [kinds.MINOR, man("junius"), man("cornelius"), 0], 2, man("fulvius"), kinds.BY_LAW)
    call(game, 1)
    hush(game)
    assert say(form(game, 1).notes[0]).startswith("To convict: 8 to 5,"), "the first side"
    assert say(form(game, 1, **buy(julius=2)).notes[0]).startswith("To convict: 10 to 5,")
    assert say(form(game, 1, way=AGAINST_IT, **buy(julius=2)).notes[0]).startswith("To acquit: 15 to 0,")
    assert say(form(game, 1, way=AGAINST_IT).notes[0], "fr").startswith("Pour acquitter")


def test_1_09_821_a_candidate_adds_his_influence_to_his_bought_votes() -> None:
    game = asked_at_once([kinds.FOR_LIFE, man("julius")], julius=3)
    game.influence[man("julius")] = 25
    found = form(game, 1, **buy(julius=3))
    way = found.way(ALL_FOR)
    assert way is not None
    assert way.choices[0] == ONE_BY_ONE
    assert way.choices[way.choices.index(PLEDGE) + 1] == FOR + 3
    for choice in way.choices:
        game.apply(1, choice)
    assert voting(game).ayes == 8 + 25 + 3
    assert way.note is not None
    assert way.note.args["ayes"] == 8 + 25 + 3


def test_1_04_3_promised_votes_leave_only_the_ways_that_keep_the_promise() -> None:
    game = called(1, {}, julius=3)
    number = game.offer(1, [Clause(promises.VOTE_FOR, 1, 0, promises.selector(kinds.CENSOR, man("furius")), 2)])
    game.accept(0, number)
    assert [way.stands_for for way in form(game, 1, **buy(julius=2)).ways] == [ALL_FOR]
    poor = form(game, 1, **buy(julius=1))
    assert not poor.ways
    assert poor.why is not None
    assert poor.why.args == {"number": number}


def test_1_09_141_a_bought_majority_passes_the_vote() -> None:
    game = called(1, {0: ALL_FOR, 2: ALL_AGAINST, 3: ALL_AGAINST}, julius=2)
    voting(game).noes += 1
    found = form(game, 1)
    enough = next(one for one in found.presets if one.text.id == "republic-form-enough")
    assert noted(found) == "short"  # 15 to 15
    way = form(game, 1, **dict(enough.values)).way(ALL_FOR)
    assert way is not None
    for choice in way.choices:
        game.apply(1, choice)
    assert game.offices[CENSOR] == man("furius")
