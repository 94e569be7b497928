"""[2.06] Laws by vote, as the bots see them."""

from __future__ import annotations

from comitium.bots.republic.advanced.laws import DraftLawHeuristic, LawOpinion, is_pushed, is_useful
from comitium.bots.republic.mood import AVERAGE
from comitium.games.republic.choices import NO, PASS, SENATOR
from comitium.games.republic.rules.r1_09_senate import kinds
from comitium.games.republic.state.republic import Republic
from games.republic.fixtures.advanced.lawmaking import plays, with_law
from games.republic.fixtures.builder import card, law, man, say


def named(game: Republic) -> int:
    return DraftLawHeuristic().choose(game, 3, game.legal(3), AVERAGE)


def test_2_06_2_one_names_ones_own_sponsors() -> None:
    game = with_law("calpurnian_law")
    game.influence[man("papirius")] = 9
    plays(game, "calpurnian_law")
    assert named(game) == SENATOR + man("papirius")
    say(game, SENATOR + man("papirius"))
    assert game.faction[named(game) - SENATOR] == 3


def test_2_06_2_others_are_named_where_there_are_none_of_ours_and_in_the_end_nobody() -> None:
    game = with_law("calpurnian_law")
    for key in ("junius", "papirius", "acilius"):
        game.rome &= ~(1 << man(key))
    plays(game, "calpurnian_law")
    assert game.faction[named(game) - SENATOR] != 3
    chosen = named(game)
    say(game, chosen)
    say(game, named(game), NO)
    assert named(game) not in (PASS, chosen)


def test_2_06_3_a_reward_for_the_man_who_is_about_to_win_is_a_reason_against_it() -> None:
    game = with_law("calpurnian_law")
    proposal = [kinds.LAW, card("calpurnian_law"), man("cornelius"), man("junius"), 0]
    harmless = LawOpinion().value(game, 1, proposal, AVERAGE)
    game.influence[man("cornelius")] = 33
    assert LawOpinion().value(game, 1, proposal, AVERAGE) < min(0.0, harmless)


def test_2_06_2_a_law_that_would_fall_stays_in_the_hand() -> None:
    game = with_law("calpurnian_law")
    assert is_pushed(game, 3, card("calpurnian_law"), AVERAGE)
    game.influence[man("junius")] = game.influence[man("papirius")] = game.influence[man("acilius")] = 33
    assert not is_pushed(game, 3, card("calpurnian_law"), AVERAGE)


def test_2_06_3_a_law_of_little_use_is_pushed_for_what_it_brings_its_sponsors() -> None:
    """[1.07.36] Without a vote it stays in the hand: nobody is rewarded."""
    game = with_law("gabinian_law")
    assert not is_pushed(game, 3, card("gabinian_law"), AVERAGE)  # it would fall
    game.knights[man("junius")] = 30
    assert not is_useful(game, 3, law("gabinian_law"), AVERAGE)
    assert is_pushed(game, 3, card("gabinian_law"), AVERAGE)
    unvoted = with_law("gabinian_law", laws_by_vote=False)
    assert not is_pushed(unvoted, 3, card("gabinian_law"), AVERAGE)
