"""[1.04.3] [1.09.13] A chair that has sold a proposal makes it at the first moment at which it may, and then goes on."""

from __future__ import annotations

import pytest

from comitium import bots
from comitium.bots.republic.bargains.owed import is_drafting_owed, owed_proposal, without_retreat
from comitium.games.republic.choices import PASS, SENATOR
from comitium.games.republic.deals import clauses as promises
from comitium.games.republic.rules.r1_09_senate import kinds
from comitium.games.republic.rules.r1_09_senate.choices import ADJOURN, PROPOSE
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_14_vote import vote_on_floor
from comitium.games.republic.state.numbers import SENATE
from comitium.games.republic.state.republic import Republic
from comitium.play import BotGame
from games.republic.fixtures.bargain import agree
from games.republic.fixtures.builder import create, grant, man, raise_legions, wage
from games.republic.fixtures.senate import senate_with_officers, sit

SOLD = {
    "military": "column nominate amphora military julius 1st_gallic_war",
    "land bill": "column nominate amphora land_bill julius",
    "concessions": "column nominate amphora concessions julius harbor_fees",
    "governors": "column nominate amphora governors manlius sicilia",
    "repeal": "column nominate amphora repeal cornelius",
    "for life": "column nominate amphora for_life julius",
}


def session(sold: str) -> Republic:
    """Other business; the chair (Cornelius, of the column) has sold a proposal that it would never think of."""
    game = senate_with_officers("middle")
    game.treasury = 60
    wage(game, "1st_gallic_war")
    raise_legions(game, 8)
    grant(game, "harbor_fees")
    if sold == "governors":
        create(game, "sicilia")
    if sold == "repeal":
        game.bills[1] = 1
        game.popularity[man("cornelius")] = 5
    if sold == "for life":
        game.influence[man("julius")] = 24
    sit(game, "governors" if sold == "governors" else "other_business")
    agree(game, SOLD[sold])
    return game


@pytest.mark.parametrize("sold", SOLD)
@pytest.mark.parametrize("temper", ["statesman", "plutocrat", "demagogue", "warlord"])
def test_1_09_13_what_the_chair_has_sold_is_proposed_and_the_session_ends(sold: str, temper: str) -> None:
    """It may not adjourn before: a chair that does not think of it would sit for ever."""
    game = session(sold)
    promised = game.agreements[-1].clauses[0]
    table = BotGame("republic", game, [bots.make(f"tribune:temper={temper}", "republic", seat) for seat in range(4)])
    is_proposed = False
    for _ in range(400):
        seat = table.next()
        if seat is None or game.phase != SENATE:
            break
        vote = vote_on_floor(game)
        is_proposed |= vote is not None and promises.is_about(promised, vote.proposal)
        table.answer(seat, table.choice(seat))
    assert is_proposed
    assert game.phase != SENATE or game.over, "the session is over"


def test_1_09_13_it_is_announced_first_and_its_draft_is_not_given_up() -> None:
    game = session("concessions")
    menu = game.legal(0)
    assert PROPOSE + kinds.CONCESSIONS in menu
    assert ADJOURN not in menu
    assert owed_proposal(game, 0, menu) == PROPOSE + kinds.CONCESSIONS
    game.apply(0, PROPOSE + kinds.CONCESSIONS)
    assert is_drafting_owed(game, 0)
    assert not is_drafting_owed(game, 1), "others owe nothing"
    assert without_retreat([PASS, SENATOR + man("julius")]) == [SENATOR + man("julius")]
    assert without_retreat([PASS]) == [PASS], "where nothing else is left it is given up"


def test_without_a_promise_nothing_is_owed() -> None:
    game = senate_with_officers()
    sit(game)
    assert owed_proposal(game, 0, game.legal(0)) == -1
