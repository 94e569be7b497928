"""[2.04.3] Disbanded veterans called up by a Consul, or raised by the Senate as ordinary legions."""

from __future__ import annotations

from typing import Any

import pytest

from comitium.core.errors import Illegal
from comitium.games.republic.catalogue.ids import MANPOWER_SHORTAGE
from comitium.games.republic.choices import WORDS
from comitium.games.republic.events.business import ConcessionPaid
from comitium.games.republic.events.veterans import VeteransCalledUp
from comitium.games.republic.rules.r1_09_senate import kinds
from comitium.games.republic.rules.r2_04_veterans.r2_04_3_recall import NOT_HIS, why_not_call_up
from comitium.games.republic.state.numbers import ACTIVE, DICTATOR, LEGIONS, NOBODY, RESERVE, count
from comitium.games.republic.state.republic import NO_RECRUITMENT, Republic
from games.republic.fixtures.builder import check, grant, listen, man, raise_legions
from games.republic.fixtures.senate import ballot, hush, senate_with_officers, sit
from games.republic.fixtures.senate_business.levies import floor


def disbanded(who: str = "cornelius", **options: Any) -> Republic:
    """The Senate sits; this man has disbanded the legions 24 and 25, and has 15 talents."""
    game = senate_with_officers(veterans=True, **options)
    senator = man(who)
    game.gained_oratory[senator] = 2
    game.recallable_by[23] = game.recallable_by[24] = senator
    game.talents[senator] = 15
    sit(game)
    hush(game)
    return game


def unasked(game: Republic, seat: int) -> list[str]:
    found = [WORDS.describe(choice).notation for choice in game.asides(seat)]
    return [word for word in found if word.startswith("call-up")]


def refusal(game: Republic, seat: int, word: str) -> str:
    with pytest.raises(Illegal) as caught:
        game.apply(seat, WORDS.parse(word))
    return caught.value.rule


def test_2_04_3_fifteen_talents_call_up_one() -> None:
    game = disbanded()
    cornelius = man("cornelius")
    oratory = game.oratory(cornelius)
    ear = listen(game)
    assert unasked(game, 0) == ["call-up 24", "call-up 25"]
    game.apply(0, WORDS.parse("call-up 24"))
    assert (game.talents[cornelius], game.oratory(cornelius), game.influence[cornelius]) == (5, oratory - 1, 4)
    assert game.legions[ACTIVE] == game.veterans == 1 << 23
    assert (game.allegiance[23], game.recallable_by[23]) == (cornelius, NOBODY)
    assert len(ear.all(VeteransCalledUp)) == 1
    assert unasked(game, 0) == []
    assert refusal(game, 0, "call-up 25") == "2.04.3"
    check(game)


def test_c_108_both_purses_pay_and_no_shortage_matters() -> None:
    game = disbanded()
    cornelius = man("cornelius")
    game.box[0] = 5
    game.levels[MANPOWER_SHORTAGE] = 2
    game.marks[NO_RECRUITMENT] = 1
    grant(game, "armaments", man("claudius"))
    ear = listen(game)
    game.apply(0, WORDS.parse("call-up 24"))
    game.apply(0, WORDS.parse("call-up 25"))
    assert (game.talents[cornelius], game.box[0], game.talents[man("claudius")]) == (0, 0, 0)
    assert [(event.own, event.rest) for event in ear.all(VeteransCalledUp)] == [(10, 0), (5, 5)]
    assert ear.all(ConcessionPaid) == []
    assert count(game.veterans) == 2
    check(game)


def test_2_04_3_the_faction_treasury_may_pay_first() -> None:
    game = disbanded()
    game.box[0] = 12
    assert unasked(game, 0) == ["call-up 24", "call-up 25", "call-up-faction 24", "call-up-faction 25"]
    game.apply(0, WORDS.parse("call-up-faction 24"))
    assert (game.talents[man("cornelius")], game.box[0]) == (15, 2)
    game.apply(0, WORDS.parse("call-up-faction 25"))
    assert (game.talents[man("cornelius")], game.box[0]) == (7, 0)


def test_2_04_3_the_other_purse_is_not_offered_if_it_makes_no_difference() -> None:
    game = disbanded()
    assert refusal(game, 0, "call-up-faction 24") == "2.04.3"


@pytest.mark.parametrize(("who", "seat"), [("cornelius", 0), ("julius", 1)])
def test_c_73_either_consul_in_rome(who: str, seat: int) -> None:
    game = disbanded(who)
    assert unasked(game, seat) == ["call-up 24", "call-up 25"]
    assert unasked(game, 2) == []
    assert refusal(game, 2, "call-up 24") == "2.04.3"  # not his


def test_c_73_nobody_else() -> None:
    game = disbanded("fulvius")
    assert unasked(game, 2) == []
    assert refusal(game, 2, "call-up 24") == "C-73"


def test_c_73_the_dictator_calls_up_only_by_the_option() -> None:
    for option in ("consul", "consul_or_dictator"):
        game = disbanded("fulvius", recall_veterans_by=option)
        game.offices[DICTATOR] = man("fulvius")
        assert bool(unasked(game, 2)) == (option == "consul_or_dictator")


def test_c_73_only_during_other_business() -> None:
    game = disbanded()
    game.session.step = kinds.S6
    assert unasked(game, 0) == []
    assert refusal(game, 0, "call-up 24") == "C-73"


def test_2_04_3_the_senate_raises_them_last_as_ordinary_legions() -> None:
    game = disbanded()
    cornelius = man("cornelius")
    game.recallable_by[24] = NOBODY
    game.recallable_by[20] = cornelius
    raise_legions(game, 20)  # the reserve holds 21 to 25: three ordinary ones, and 21 and 24
    game.treasury = 100
    oratory, influence = game.oratory(cornelius), game.influence[cornelius]
    floor(game, "raise-legions 4")
    ballot(game)
    assert game.legions[RESERVE] == 1 << 23
    assert [game.recallable_by[legion] for legion in (20, 23)] == [NOBODY, cornelius]
    assert game.veterans == 0
    assert (game.oratory(cornelius), game.influence[cornelius]) == (oratory, influence)  # C-107
    check(game)


def test_2_04_3_without_the_option_nobody_calls_anything_up() -> None:
    game = disbanded()
    game.rules = senate_with_officers(veterans=False).rules
    assert why_not_call_up(game, 0, 23, False) == NOT_HIS
    assert unasked(game, 0) == []


@pytest.mark.parametrize("legion", [-1, LEGIONS])
def test_2_04_3_a_legion_that_there_is_not_is_nobodys(legion: int) -> None:
    assert why_not_call_up(disbanded(), 0, legion, False) == NOT_HIS
