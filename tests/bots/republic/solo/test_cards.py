"""[4.04.1] [4.06.1] [4.07.3] What a tribune does with cards and daggers in the game for one and two."""

from __future__ import annotations

from comitium.bots.republic.asides import is_tempting, unasked
from comitium.bots.republic.mood import AVERAGE, MOODS
from comitium.bots.republic.solo.attempts import SendAssassinHeuristic
from comitium.bots.republic.solo.cards import (
    BuyStatesmanHeuristic,
    ConcessionForHeuristic,
    LawUseHeuristic,
    SwapStatesmanHeuristic,
)
from comitium.games.republic.choices import CARD, NO, NUMBER, SENATOR, YES
from comitium.games.republic.rules.common.aside_choices import ASSIGN, PLAY_LAW, TEST
from comitium.games.republic.rules.r1_11_revolution.r1_04_5_trades import Trades
from comitium.games.republic.rules.r4_solitaire.r4_04_forum.r4_04_1_players import ConcessionFor, LawUse
from comitium.games.republic.rules.r4_solitaire.r4_07_3_assassins import SendAssassin
from comitium.games.republic.state.republic import Republic
from games.republic.fixtures.builder import asked, card, enact, man
from games.republic.fixtures.solo.positions import begin, position

STATESMAN, _, _, WARLORD = MOODS
QUINCTIUS = {"amphora": "quinctius*(rome_consul),manlius"}


# -- [4.06.1] what neutrals offer


def trading(text: str, **people: str) -> Republic:
    game = position(f"phase=revolution {text}", **{**QUINCTIUS, **people})
    begin(game, Trades())
    return game


def swap(**people: str) -> int:
    """Amphora offers Scipio for Flamininus, whose family it has."""
    game = trading("amphora.hand=1a_scipio_africanus column.hand=18a_flamininus,tribune_1", **people)
    assert asked(game) == "SwapStatesman"
    return SwapStatesmanHeuristic().choose(game, 0, game.legal(0), AVERAGE)


def test_4_06_1_it_gives_a_statesman_for_one_whom_it_can_play() -> None:
    assert swap(column="cornelius*,papirius") == CARD + card("18a_flamininus")


def test_4_06_1_but_not_for_one_whom_it_cannot_play() -> None:
    assert swap(column="papirius*,acilius", trident="cornelius*,fulvius") == NO


def test_4_06_1_it_buys_a_statesman_whom_it_can_play_for_two_cards() -> None:
    game = trading("amphora.hand=1a_scipio_africanus column.hand=tribune_1,assassin_1", column="cornelius*,papirius")
    assert asked(game) == "BuyStatesman"
    assert BuyStatesmanHeuristic().choose(game, 0, game.legal(0), AVERAGE) == YES


# -- [4.04.1] at any time


def test_4_04_1_a_concession_does_not_stay_in_the_hand() -> None:
    game = position("phase=senate session=sitting:1 column.hand=mining", column="cornelius*(inf9),papirius(inf2)")
    asides = game.asides(0)
    assert is_tempting(asides)
    assert unasked(game, 0, asides, AVERAGE) == ASSIGN + card("mining")
    game.push(ConcessionFor(0, card("mining")))
    assert ConcessionForHeuristic().choose(game, 0, game.legal(0), AVERAGE) == SENATOR + man("papirius")


def test_4_04_1_a_useful_law_is_played_and_another_kept() -> None:
    game = position("phase=senate session=sitting:1 column.hand=calpurnian_law")
    assert unasked(game, 0, game.asides(0), AVERAGE) == PLAY_LAW + card("calpurnian_law")
    kept = position("phase=senate session=sitting:1 column.hand=military_reforms")
    assert unasked(kept, 0, kept.asides(0), AVERAGE) is None


def test_1_07_36_the_servilian_law_repeals_the_acilian_one_for_a_corrupt_man_of_ours() -> None:
    game = position("phase=senate session=sitting:1 column.hand=servilian_law", amphora="valerius*(k3),manlius")
    enact(game, "acilian_law")
    game.push(LawUse(0, card("servilian_law")))
    assert LawUseHeuristic().choose(game, 0, game.legal(0), AVERAGE) == YES
    game.corrupt |= 1 << man("cornelius")
    assert LawUseHeuristic().choose(game, 0, game.legal(0), AVERAGE) == NO


# -- [4.07.3] daggers


def feared(text: str = "", ours: str = "cornelius*(inf5),papirius(inf3),acilius(inf1),terentius(inf1)") -> Republic:
    """Valerius, of Amphora, has 24 influence and leads all others: neutrals throw too."""
    return position(f"phase=senate session=sitting:1 {text}", amphora="valerius*(inf24,pop0),manlius(inf2)", column=ours)


def test_4_07_3_it_asks_for_a_test_of_who_is_about_to_be_master_of_rome() -> None:
    game = feared()
    assert TEST + man("valerius") in game.asides(0)
    assert unasked(game, 0, game.asides(0), STATESMAN) == TEST + man("valerius")


def test_4_07_3_but_of_nobody_while_nobody_is_feared() -> None:
    game = feared()
    game.influence[man("valerius")] = 6
    assert unasked(game, 0, game.asides(0), WARLORD) is None


def test_1_09_74_nor_if_its_faction_might_not_outlive_it() -> None:
    game = feared(ours="cornelius*(inf5)")
    game.influence[man("julius")] = 24  # as much as he: no neutral throws
    assert unasked(game, 0, game.asides(0), WARLORD) is None


def test_4_07_3_who_must_strike_sends_the_least_of_its_men_with_the_card_that_makes_it_likelier() -> None:
    game = feared("column.hand=assassin_1")
    game.push(SendAssassin(0, man("valerius")))
    first = SendAssassinHeuristic().choose(game, 0, game.legal(0), AVERAGE)
    assert first in (SENATOR + man("acilius"), SENATOR + man("terentius"))
    game.apply(0, first)
    assert SendAssassinHeuristic().choose(game, 0, game.legal(0), AVERAGE) == NUMBER + 1
