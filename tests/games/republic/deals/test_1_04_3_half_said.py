"""[1.04.3] A promise to refrain that is sold while the act is half said: the question is put anew, and what counts is what was
done."""

from __future__ import annotations

import pytest

from comitium import Illegal
from comitium.core.agreements import KEPT, OPEN
from comitium.games.republic.choices import PASS, SENATOR, TALENTS, YES
from comitium.games.republic.deals import notation
from comitium.games.republic.deals.witness import tried
from comitium.games.republic.rules.r1_07_forum.r1_07_4_persuasion import Persuade
from comitium.games.republic.rules.r1_07_forum.r1_07_22_auction import Auction
from comitium.games.republic.rules.r1_09_senate import kinds as proposals
from comitium.games.republic.rules.r1_09_senate.choices import CLOSE, VETO
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_14_vote import Vote
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_15_windows import Window
from comitium.games.republic.rules.r1_09_senate.r1_09_4_trials.trials_choices import ACCUSE
from comitium.games.republic.state.republic import Republic
from games.republic.fixtures.bargain import SENATE, agree, at, of_julius, refused_offer, statuses
from games.republic.fixtures.builder import asked, listen, man, say
from games.republic.fixtures.senate import hush
from games.republic.fixtures.senate_business.courts import court, open_court

PAID = "; amphora pay column 5"


def persuading(text: str = "", **options: object) -> Republic:
    """The column may persuade somebody; Fabius has three talents."""
    game = at(f"phase=forum stack=Years(population) {text}", **options)
    game.talents[man("fabius")] = 3
    game.stack.append(Persuade(0))
    game.forget()
    return game


@pytest.mark.parametrize("said", [1, 2])
def test_1_07_4_a_target_that_was_named_is_taken_back_by_a_promise_to_let_him_be(said: int) -> None:
    game = persuading()
    say(game, *[SENATOR + man("fabius"), SENATOR + man("julius")][:said])
    agree(game, "column no-persuasion amphora julius" + PAID)
    assert game.legal(0)[0] == PASS, "the question is put anew"
    say(game, SENATOR + man("fabius"))
    assert SENATOR + man("julius") not in game.legal(0)
    assert SENATOR + man("aurelius") in game.legal(0)


def test_1_07_4_a_promise_about_the_only_target_is_not_ignored() -> None:
    """Of all who could be persuaded only Aurelius in the Forum is left; then nobody."""
    game = persuading()
    others = ("julius", "claudius", "manlius", "furius", "junius", "valerius")
    agree(game, "; ".join(f"column no-persuasion amphora {one}" for one in others))
    say(game, SENATOR + man("fabius"))
    assert game.legal(0) == [SENATOR + man("aurelius")]
    agree(game, "column no-persuasion amphora aurelius" + PAID)
    assert game.legal(0) == [PASS]


def test_1_07_4_an_attempt_in_spite_of_the_promise_has_broken_it() -> None:
    """Where nothing is forced, what was done counts."""
    game = persuading(public_agreements="record")
    agree(game, "column no-persuasion amphora julius" + PAID)
    ear = listen(game)
    say(game, SENATOR + man("fabius"), SENATOR + man("julius"))
    assert statuses(game) == [OPEN, OPEN], "nothing is announced before the bribe"
    say(game, TALENTS + 1)
    assert ear.names().count("PromiseBroken") == 1


def test_1_07_22_a_bid_that_is_half_made_is_taken_back_by_a_promise_not_to_bid() -> None:
    game = at("phase=forum stack=Years(population)")
    game.stack.append(Auction(0, 5, [1, 2, 3], 0, -1, -1))
    game.forget()
    say(game, SENATOR + man("cornelius"))
    agree(game, "column bid-at-most amphora 0" + PAID)
    assert game.legal(0) == [PASS]


def test_1_07_22_a_bid_above_the_promise_has_broken_it() -> None:
    game = at("phase=forum stack=Years(population)", public_agreements="record")
    game.stack.append(Auction(0, 5, [1, 2, 3], 0, -1, -1))
    game.forget()
    agree(game, "column bid-at-most amphora 2")
    ear = listen(game)
    say(game, SENATOR + man("cornelius"), TALENTS + 3)
    assert ear.names().count("PromiseBroken") == 1


@pytest.mark.parametrize("asks", [False, True])
def test_1_09_41_an_accusation_is_dropped_by_a_promise_not_to_bring_it(asks: bool) -> None:
    """Julius of the second faction is Censor and has accused Furius; perhaps he has asked somebody to prosecute."""
    game = court("furius", "papirius")
    open_court(game)
    hush(game)
    say(game, ACCUSE + man("furius"))
    if asks:
        say(game, SENATOR + man("aurelius"))
        assert asked(game) == "AskProsecutor"
    agree(game, "amphora no-trial column furius")
    assert asked(game) == "NameProsecutor"
    assert game.legal(1) == [PASS]
    say(game, PASS)
    assert asked(game) == "CensorsMenu"
    assert CLOSE in game.legal(1)
    assert ACCUSE + man("furius") not in game.legal(1)
    assert ACCUSE + man("papirius") in game.legal(1)
    assert statuses(game) == [OPEN]


def test_1_09_41_a_trial_in_spite_of_the_promise_has_broken_it() -> None:
    game = at(SENATE)
    agree(game, "column no-trial amphora furius" + PAID)
    ear = listen(game)
    tried(game, 0, proposals.MINOR, man("julius"), 0)
    assert ear.names() == []
    tried(game, 0, proposals.MINOR, man("furius"), 0)
    assert ear.names()[0] == "PromiseBroken"


def test_1_09_152_a_veto_said_in_secret_is_said_anew() -> None:
    game = at(SENATE)
    game.stack.append(Vote(2, of_julius(), 1, man("valerius"), 0, False))
    game.stack.append(Window([0, 1], [[VETO], []], 0))
    game.forget()
    agree(game, "column no-veto amphora censor")
    window = game.stack[-1]
    assert isinstance(window, Window)
    assert window.said == [[], []]
    assert game.actors() == [0, 1]


def test_1_07_4_a_promise_about_somebody_else_takes_nothing_back() -> None:
    game = persuading()
    say(game, SENATOR + man("fabius"), SENATOR + man("julius"))
    agree(game, "star no-persuasion amphora julius; column pay star 1")
    assert game.legal(0) == [TALENTS, TALENTS + 1, TALENTS + 2, TALENTS + 3]
    assert KEPT not in statuses(game)


# -- what is fully said


def test_1_07_414_nobody_sells_a_promise_not_to_make_the_attempt_that_he_has_announced() -> None:
    """The attempt goes on; the promise would have been told as kept."""
    game = persuading()
    early = game.offer(1, notation.read("column no-persuasion amphora julius; amphora pay column 5"))
    say(game, SENATOR + man("fabius"), SENATOR + man("julius"), TALENTS + 1)
    assert asked(game) == "CounterBribe"
    with pytest.raises(Illegal) as late:
        game.accept(0, early)
    assert late.value.rule == "1.07.414"
    assert refused_offer(game, "column no-persuasion amphora julius" + PAID) == ("1.07.414", "announced")
    agree(game, "column no-persuasion amphora furius; amphora no-persuasion column julius")


@pytest.mark.parametrize(("most", "holds"), [(4, False), (5, True)])
def test_1_07_22_nobody_sells_a_promise_to_bid_less_than_he_has_bid(most: int, holds: bool) -> None:
    game = at("phase=forum stack=Years(population)")
    game.stack.append(Auction(0, 5, [1, 2, 3], 0, -1, -1))
    game.talents[man("valerius")] = 7
    game.forget()
    say(game, SENATOR + man("cornelius"), TALENTS + 5)
    agree(game, "amphora bid-at-most column 0")
    text = f"column bid-at-most amphora {most}{PAID}"
    if holds:
        agree(game, text)
    else:
        assert refused_offer(game, text) == ("1.07.22", "announced")


def test_1_09_411_nobody_sells_a_promise_not_to_hold_the_trial_that_has_begun() -> None:
    game = court("furius", "papirius")
    open_court(game)
    hush(game)
    say(game, ACCUSE + man("furius"), SENATOR + man("claudius"))
    while asked(game) == "AskProsecutor":
        say(game, YES)
    with pytest.raises(Illegal) as late:
        game.offer(1, notation.read("amphora no-trial column furius"))
    assert late.value.rule == "1.09.411"
    agree(game, "amphora no-trial column papirius")
