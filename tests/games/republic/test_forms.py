"""Forms: several questions as one, which answers them as they would be answered one after the other."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import comitium
from comitium.core.dice import Dice
from comitium.core.errors import Illegal
from comitium.core.forms import Form, rehearse
from comitium.core.messages import Phrase
from comitium.games.republic import names
from comitium.games.republic.catalogue.ids import SHIP_BUILDING
from comitium.games.republic.choices import DONE
from comitium.games.republic.game_type import GAME_TYPE
from comitium.games.republic.rules.r1_06_revenue.r1_06_3_redistribution import Redistribution
from comitium.games.republic.rules.r1_09_senate import kinds
from comitium.games.republic.state.numbers import AT_WAR, DICTATOR, FIELD_CONSUL, MASTER_OF_HORSE, NOBODY
from comitium.games.republic.state.republic import Republic
from comitium.text import say
from games.republic.fixtures.builder import man, play, put, raise_veterans, wage, war
from games.republic.fixtures.incomes import revenue_table
from games.republic.fixtures.senate import ballot, hush, offer, sit
from games.republic.fixtures.wars.armies import armed, force


def form(game: Republic, seat: int = 0, **said: int) -> Form:
    found = GAME_TYPE.form(game, seat, said)
    assert found is not None
    return found


def values(found: Form) -> dict[str, int]:
    return {field.id: field.value for field in found.fields}


def limits(found: Form, id: str) -> tuple[int, int]:
    return next((field.low, field.high) for field in found.fields if field.id == id)


def take(game: Republic, found: Form, way: int = 0) -> None:
    for choice in found.ways[way].choices:
        hush(game)
        game.apply(game.actors()[0], choice)


# -- an army


def marching(*wars: str) -> Republic:
    """The chair is about to name an army."""
    game = armed()
    for one in wars or ("syrian_war",):
        wage(game, one)
    sit(game)
    offer(game, kinds.MILITARY)
    return game


def test_1_09_64_an_army_is_sent_by_one_form() -> None:
    game = marching()
    found = form(game, commander=man("julius"), war=war("syrian_war"), legions=8, fleets=4)
    assert (values(found)["legions"], values(found)["fleets"]) == (8, 4)
    take(game, found)
    ballot(game)
    assert force(game, "julius") == (8, 4)
    assert game.where[man("julius")] == AT_WAR + war("syrian_war")


def test_1_09_64_the_odds_are_those_of_the_force_that_is_filled_in() -> None:
    game = marching()
    weak, strong = form(game, legions=1), form(game, legions=12)
    chance = [int(str(found.odds[0].args["victory"]).strip("<>")) for found in (weak, strong)]
    assert chance[0] < chance[1]
    take(game, weak, way=1)  # it is named, and the same odds stand beside the next question
    assert GAME_TYPE.odds(game, game.actors()[0])[0].args["victory"] == weak.odds[0].args["victory"]


def test_1_09_34_a_dictator_is_listed_with_what_his_master_of_horse_adds() -> None:
    game = marching()
    game.offices[FIELD_CONSUL], game.offices[DICTATOR], game.offices[MASTER_OF_HORSE] = NOBODY, man("julius"), man("claudius")
    (dictator,) = [comitium.say(name) for one, name in form(game).fields[0].listed if one == man("julius")]
    assert dictator == "Julius · military 4 + 2"


def test_1_09_64_numbers_are_read_as_the_nearest_there_are() -> None:
    found = form(marching(), commander=99, war=99, legions=99, fleets=-3)
    assert values(found) == values(form(marching(), legions=12, fleets=0))


def test_1_09_64_a_force_without_its_support_is_refused_with_the_reason() -> None:
    found = form(marching(), legions=8, fleets=0)
    assert (found.ways, found.rule) == ((), "1.09.64")
    assert found.why == Phrase("republic-business-refuse-support")
    assert found.notes == (Phrase("republic-form-needs", {"fleets": 2}),)


def test_1_09_64_where_legions_lack_their_support_only_fleets_are_filled_in() -> None:
    game = armed(fleets=1)
    wage(game, "syrian_war")
    wage(game, "1st_punic_war")
    sit(game)
    offer(game, kinds.MILITARY)
    found = form(game)
    assert found.why is None


def test_1_09_643_a_force_below_the_minimum_says_who_must_agree() -> None:
    assert [one.id for one in form(marching(), legions=1).notes] == ["republic-form-consent"]
    assert form(marching(), legions=12).notes == ()


def test_1_09_64_veterans_go_along_in_the_number_that_is_said() -> None:
    game = armed()
    wage(game, "syrian_war")
    raise_veterans(game, 3)
    sit(game)
    offer(game, kinds.MILITARY)
    found = form(game, legions=4, veterans=2, fleets=6)
    assert limits(found, "veterans") == (0, 3)
    take(game, found)
    ballot(game)
    assert force(game, "julius") == (6, 6)


def test_1_09_131_the_same_army_is_not_put_to_the_vote_twice() -> None:
    game = marching()
    take(game, form(game, legions=8, fleets=4))
    ballot(game, "")
    offer(game, kinds.MILITARY)
    found = form(game, legions=8, fleets=4)
    assert found.why == Phrase("republic-business-refuse-same-list")
    assert [way.text.id for way in found.ways] == ["republic-form-add"]


# -- units


def test_1_09_63_units_are_raised_by_one_form_that_counts_the_money() -> None:
    game = armed()
    sit(game)
    game.treasury = 55
    offer(game, kinds.FORCES)
    assert form(game).ways == ()
    found = form(game, **{"raise-legions": 3, "raise-fleets": 9})
    assert values(found) == {"raise-legions": 3, "raise-fleets": 2}
    assert found.notes[0].args == {"amount": 50, "left": 5, "price": 10}
    take(game, found)
    ballot(game)
    assert game.treasury == 5


def test_1_09_631_the_form_says_who_earns_by_what_is_raised() -> None:
    game = armed()
    sit(game)
    offer(game, kinds.FORCES)
    said = {"raise-legions": 1, "raise-fleets": 2}
    assert len(form(game, **said).notes) == 1
    game.holder[SHIP_BUILDING] = 3
    (_, earned) = form(game, **said).notes
    assert earned.args == {"concession": names.concession(SHIP_BUILDING), "senator": names.senator(3), "amount": 6}
    before = game.talents[3]
    take(game, form(game, **said))
    ballot(game)
    assert game.talents[3] - before == 6


# -- talents


def sharing(**talents: int) -> Republic:
    game = revenue_table()
    put(game, "julius", 0)
    for name, amount in talents.items():
        game.talents[man(name)] = amount
    game.box[0] = 4
    play(game, Redistribution([0, 1, 2], [[], [], []]))
    return game


def test_1_06_3_talents_are_shared_out_by_one_form_and_the_sum_is_kept() -> None:
    game = sharing(aurelius=6, julius=1)
    aurelius, julius = f"purse-{man('aurelius')}", f"purse-{man('julius')}"
    found = form(game, **{julius: 9, aurelius: 0})
    assert values(found) == {aurelius: 0, julius: 9, "treasury": 2}
    assert limits(found, julius) == (0, 11)
    for choice in found.ways[0].choices:
        game.apply(0, choice)
    for seat in (1, 2):
        game.apply(seat, DONE)
    assert (game.talents[man("aurelius")], game.talents[man("julius")], game.box[0]) == (0, 9, 2)


def test_1_06_3_the_form_says_how_many_talents_change_hands() -> None:
    game = sharing(aurelius=6, julius=1)
    aurelius, julius = f"purse-{man('aurelius')}", f"purse-{man('julius')}"
    moved = [
        say(form(game, **said).ways[0].text)
        for said in ({}, {aurelius: 4, julius: 3}, {aurelius: 4}, {aurelius: 0, julius: 9})
    ]
    assert moved == [
        "Done: no change",
        "Done: 2 T moved as shown",
        "Done: 2 T moved as shown",  # into the treasury
        "Done: 8 T moved as shown",  # 2 of them from the treasury
    ]


def test_1_06_3_nobody_gets_more_than_there_is() -> None:
    game = sharing(aurelius=6, julius=1)
    found = form(game, **{f"purse-{man('julius')}": 99})
    assert values(found)[f"purse-{man('julius')}"] == 11
    assert values(found)["treasury"] == 0


def test_1_06_3_a_gift_is_made_of_what_the_form_leaves_in_the_treasury() -> None:
    game = sharing(aurelius=6, julius=1)
    found = form(game, **{f"purse-{man('aurelius')}": 0})
    assert [way.text.id for way in found.ways] == ["republic-form-placed", "republic-form-then-give"]
    for choice in found.ways[1].choices:
        game.apply(0, choice)
    assert game.stack[-1].ask(game, 0) == Phrase("republic-revenue-ask-receiver", {"amount": 10})


def test_1_06_3_what_was_said_before_stands_in_the_form_and_may_be_said_anew() -> None:
    game = sharing(aurelius=6, julius=1)
    purse = f"purse-{man('julius')}"
    for choice in form(game, **{purse: 5}).ways[0].choices[:-1]:
        game.apply(0, choice)
    assert values(form(game))[purse] == 5
    for choice in form(game, **{purse: 3}).ways[0].choices:
        game.apply(0, choice)
    assert [GAME_TYPE.describe(choice).notation for choice in game.stack[-1].chain(0)] == [
        "senator julius",
        "talents 3",
        "done",
    ]


# -- all of them


@pytest.mark.parametrize("seed", range(3))
def test_whatever_is_filled_in_may_be_answered_and_nothing_hidden_is_read(seed: int) -> None:
    match, dice = comitium.new("republic", players=4, seed=seed), Random(seed)
    seen: set[str] = set()
    for _ in range(1500):
        if match.outcome is not None:
            break
        seat = dice.choice(match.game.actors())
        found: Any = GAME_TYPE.form(match.game, seat, {})
        if found is not None:
            seen.add(found.title.id)
            said = {field.id: dice.randint(-2, 30) for field in found.fields if not field.listed}
            found = GAME_TYPE.form(match.game, seat, said)
            assert found == GAME_TYPE.form(match.game.reimagine(seat, Dice(seed + 1, 7)), seat, said)
            for way in found.ways:
                rehearse(match.game, seat, way.choices)
            if found.ways:
                match.choose_all(seat, dice.choice(found.ways).choices)
                continue
        match.choose(seat, dice.choice(match.game.legal(seat)))
    assert "republic-form-purses" in seen


def test_what_follows_upon_news_is_refused_although_it_may_be_answered() -> None:
    """Whoever gives several answers at once must not have heard anything between them."""
    match = comitium.new("republic", players=3, seed=1)
    while match.game.actors():
        seat = match.game.actors()[0]
        choice = match.game.legal(seat)[0]
        world = match.game.clone()
        world.apply(seat, choice)
        if world.reveals != match.game.reveals and world.legal(seat):
            with pytest.raises(Illegal) as refused:
                match.choose_all(seat, [choice, world.legal(seat)[0]])
            assert refused.value.why.id == "refuse-form"
            return
        match.choose(seat, choice)
    pytest.fail("nobody was asked again after news")
