"""[1.06.3] [1.06.52] [1.07.6] Gifts to the State and games that were promised: nobody evades them by moving his money, or by
spending it on something else."""

from __future__ import annotations

import pytest

from comitium.bots.republic.mood import AVERAGE
from comitium.bots.republic.phases.purses import RedistributionHeuristic
from comitium.core.agreements import OPEN
from comitium.core.frames import Frame
from comitium.games.republic.catalogue.tables import GAMES_COST
from comitium.games.republic.choices import DONE, FACTION, PASS, SENATOR, TALENTS, YES, verb
from comitium.games.republic.forms.questions import form_of
from comitium.games.republic.rules.r1_06_revenue.choices import AFRESH, GIVE
from comitium.games.republic.rules.r1_06_revenue.r1_06_3_bodyguards import HireBodyguard, KeepBodyguard
from comitium.games.republic.rules.r1_06_revenue.r1_06_3_redistribution import Redistribution
from comitium.games.republic.rules.r1_06_revenue.r1_06_52_contributions import Contributions
from comitium.games.republic.rules.r1_07_forum.r1_07_4_persuasion import Persuade
from comitium.games.republic.rules.r1_07_forum.r1_07_5_knights import Knights
from comitium.games.republic.rules.r1_07_forum.r1_07_22_auction import Auction
from comitium.games.republic.rules.r1_07_forum.r1_07_41_attempt import Persuasion, Raise
from comitium.games.republic.state.republic import Republic
from games.republic.fixtures.bargain import agree, at, statuses
from games.republic.fixtures.builder import card, man

COST = GAMES_COST[0]
CORNELIUS, FABIUS = SENATOR + man("cornelius"), SENATOR + man("fabius")


def giving(cornelius: int, fabius: int) -> Republic:
    """The column is asked for contributions."""
    game = at("phase=revenue stack=Years(forum)")
    game.talents[man("cornelius")], game.talents[man("fabius")] = cornelius, fabius
    game.stack.append(Contributions([0, 1], 0, 0, 0, -1))
    game.forget()
    return game


def sharing(box: int, cornelius: int = 0, fabius: int = 0) -> Republic:
    """All say where their talents lie."""
    game = at("phase=revenue stack=Years(forum)")
    game.box[0] = box
    game.talents[man("cornelius")], game.talents[man("fabius")] = cornelius, fabius
    game.stack.append(Redistribution([0, 1, 2, 3], [[], [], [], []]))
    game.forget()
    return game


# -- two together


def test_1_06_52_two_senators_keep_a_promise_together() -> None:
    game = giving(6, 6)
    agree(game, "column contribute amphora 10")
    assert game.legal(0) == sorted([CORNELIUS, FABIUS])
    game.apply(0, CORNELIUS)
    assert game.legal(0) == [TALENTS + 4, TALENTS + 5, TALENTS + 6], "the other could give no more than six"
    game.apply(0, TALENTS + 5)
    assert statuses(game) == [OPEN]
    assert game.legal(0) == [FABIUS]
    game.apply(0, FABIUS)
    assert game.legal(0) == [TALENTS + 5, TALENTS + 6]
    game.apply(0, TALENTS + 5)
    assert game.agreements == []


def test_1_06_52_what_all_together_do_not_have_nobody_is_made_to_give() -> None:
    game = giving(6, 3)
    agree(game, "column contribute amphora 10")
    assert PASS in game.legal(0)


def test_1_06_52_a_gift_that_is_half_said_is_put_anew() -> None:
    game = giving(6, 6)
    game.apply(0, CORNELIUS)
    agree(game, "column contribute amphora 10")
    assert game.legal(0) == sorted([CORNELIUS, FABIUS])


# -- where the talents lie


def test_1_06_3_what_was_promised_to_the_state_lies_with_senators() -> None:
    game = sharing(12)
    agree(game, "column contribute amphora 10")
    assert DONE not in game.legal(0)
    game.apply(0, CORNELIUS)
    game.apply(0, TALENTS + 4)
    assert DONE not in game.legal(0)
    assert AFRESH in game.legal(0), "there is a way back"
    game.apply(0, FABIUS)
    assert game.legal(0) == [TALENTS + 6, TALENTS + 7, TALENTS + 8], "he is the last"
    game.apply(0, TALENTS + 6)
    assert DONE in game.legal(0)


def test_1_06_3_the_form_says_so_as_well() -> None:
    game = sharing(12)
    agree(game, "column contribute amphora 10")
    made = form_of(game, 0, {})
    assert made is not None
    assert made.ways == ()
    assert made.why is not None
    assert made.why.id == "refuse-promised"
    made = form_of(game, 0, {f"purse-{man('fabius')}": 10})
    assert made is not None
    assert made.ways[0].choices[-1] == DONE


def test_1_06_3_nor_is_it_given_away() -> None:
    game = sharing(2, cornelius=10)
    agree(game, "column contribute amphora 10")
    game.apply(0, GIVE)
    game.apply(0, FACTION + 3)
    assert game.legal(0) == [TALENTS + 1, TALENTS + 2]
    game.apply(0, TALENTS + 2)
    assert GIVE not in game.legal(0)
    game.apply(0, CORNELIUS)
    game.apply(0, TALENTS + 3)
    assert DONE not in game.legal(0), "the others of the ten lie in the treasury"
    assert GIVE not in game.legal(0)


def test_1_06_3_who_has_not_so_much_moves_it_as_he_likes() -> None:
    game = sharing(3, cornelius=6)
    agree(game, "column contribute amphora 10")
    assert DONE in game.legal(0)


def test_1_06_3_who_has_finished_says_once_more_what_a_promise_changes() -> None:
    game = sharing(12)
    game.apply(0, DONE)
    assert 0 not in game.actors()
    agree(game, "column contribute amphora 10")
    assert 0 in game.actors()
    assert DONE not in game.legal(0)


def test_1_07_6_the_cost_of_games_lies_with_one_senator() -> None:
    game = sharing(20)
    agree(game, "column games amphora slice_and_dice")
    game.apply(0, CORNELIUS)
    game.apply(0, TALENTS + 6)
    assert DONE not in game.legal(0)
    game.apply(0, FABIUS)
    assert game.legal(0)[0] == TALENTS + COST
    game.apply(0, TALENTS + COST)
    assert DONE in game.legal(0)


def test_1_06_3_a_bot_keeps_its_promises_about_its_talents() -> None:
    for text in ("column contribute amphora 20", "column games amphora"):
        game = sharing(20)
        agree(game, text)
        for _ in range(20):
            choice = RedistributionHeuristic().choose(game, 0, game.legal(0), AVERAGE)
            assert choice in game.legal(0)
            game.apply(0, choice)
            if choice == DONE:
                break
        assert 0 not in game.actors()


# -- what they are spent on


def in_forum(frame: Frame[Republic], cornelius: int, fabius: int = 0) -> Republic:
    """The column has promised games, and is asked something else before."""
    game = at("phase=forum stack=Years(population)/Initiative(games,0)")
    game.talents[man("cornelius")], game.talents[man("fabius")] = cornelius, fabius
    game.stack.append(frame)
    game.forget()
    agree(game, "column games amphora")
    return game


def most(game: Republic) -> int:
    """The most talents that the column may name."""
    return max(choice - TALENTS for choice in game.legal(0) if verb(choice) == TALENTS)


def test_1_07_6_the_cost_of_games_is_not_spent_on_a_bribe() -> None:
    persuade = Persuade(0, -1, man("cornelius"), man("julius"))
    assert most(in_forum(persuade.clone(), COST + 2)) == 2
    assert most(in_forum(persuade.clone(), COST + 2, COST)) == COST + 2, "Fabius can give them"
    assert most(in_forum(persuade.clone(), COST - 1)) == COST - 1, "nobody can give them anyhow"


def test_1_07_414_nor_on_raising_one() -> None:
    game = in_forum(Persuasion(2, 0, -1, man("cornelius"), man("julius"), 1, 0), COST + 2)
    game.stack.append(Raise(0))
    game.forget()
    assert most(game) == 2


def test_1_07_5_nor_on_knights() -> None:
    assert most(in_forum(Knights(0, man("cornelius")), COST + 2)) == 2


def test_1_07_22_nor_on_a_bid() -> None:
    assert game_of_bids(COST + 2).legal(0) == [PASS, CORNELIUS]
    assert game_of_bids(COST).legal(0) == [PASS]
    game = game_of_bids(COST + 2)
    game.apply(0, CORNELIUS)
    assert most(game) == 2
    agree(game, "column games star")
    assert game.legal(0) == [PASS, CORNELIUS], "a bid that is half made is put anew"


def game_of_bids(talents: int) -> Republic:
    return in_forum(Auction(0, 5, [1, 2, 3], 0, -1, -1), talents)


def test_1_06_52_nor_on_a_gift_to_the_state() -> None:
    game = giving(COST + 2, 0)
    agree(game, "column games amphora")
    game.apply(0, CORNELIUS)
    assert most(game) == 2


@pytest.mark.parametrize(("talents", "may"), [(10, False), (11, True), (9, True)])
def test_1_07_35_a_gift_that_was_promised_is_not_spent_on_bodyguards(talents: int, may: bool) -> None:
    for frame, hires in (
        (KeepBodyguard(0, man("cornelius")), YES),
        (HireBodyguard([0], [[]]), CORNELIUS),
    ):
        game = at("phase=revenue stack=Years(forum)")
        game.talents[man("cornelius")], game.talents[man("fabius")] = talents - 4, 4
        if hires == YES:
            game.guards = [man("cornelius"), card("open_bodyguard")]
        else:
            game.hands[0].append(card("open_bodyguard"))
        game.stack.append(frame)
        game.forget()
        agree(game, "column contribute amphora 10")
        assert (hires in game.legal(0)) == may


def test_1_06_52_a_gift_of_the_next_year_does_not_bind_the_talents_of_the_forum() -> None:
    game = at("phase=forum stack=Years(population)/Initiative(games,0)")
    game.talents[man("cornelius")], game.talents[man("fabius")] = 10, 0
    game.stack.append(Knights(0, man("cornelius")))
    game.forget()
    agree(game, "column contribute amphora 10")
    assert most(game) == 10
