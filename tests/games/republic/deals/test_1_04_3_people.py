"""[A-29] [B-52] Promises about a man: they hold for the statesman who is laid on his family, and not for who bears his name
after his death."""

from __future__ import annotations

import pytest

from comitium.core.agreements import BROKEN, KEPT, LAPSED, OPEN
from comitium.games.republic.deals import agreements, notation
from comitium.games.republic.rules.common.statesmen import play
from comitium.games.republic.rules.r1_05_mortality.r1_05_3_death import kill
from comitium.games.republic.rules.r1_09_senate import kinds as proposals
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_14_vote import Vote
from comitium.games.republic.state.numbers import FORUM, POPULATION
from comitium.games.republic.state.republic import Republic
from games.republic.fixtures.bargain import SENATE, agree, at, statuses
from games.republic.fixtures.builder import card, listen, man


def written(game: Republic) -> list[str]:
    return [" ".join(notation.written(clause)) for deal in game.agreements for clause in deal.clauses]


@pytest.mark.parametrize(
    "text",
    [
        "column no-persuasion star {}",
        "column no-trial star {}",
        "column nominate star governors {} sicilia",
        "column for star censor {}",
        "column against star censor manlius by {}",
        "column pay star 5 if elected censor {}",
        "column pay star 5 if passed military {} 1st_punic_war",
    ],
)
def test_a_29_what_was_promised_about_a_family_holds_for_its_statesman(text: str) -> None:
    game = at("phase=revolution")
    game.hands[0].append(card("1a_scipio_africanus"))
    agree(game, text.format("cornelius"))
    play(game, 0, card("1a_scipio_africanus"))
    assert game.faction[man("1a_scipio_africanus")] == 0
    assert written(game) == [text.format("1a_scipio_africanus")]


def test_a_29_what_was_promised_about_somebody_else_does_not_change() -> None:
    game = at("phase=revolution")
    game.hands[0].append(card("1a_scipio_africanus"))
    agree(game, "column no-persuasion star julius; star pay column 3 if elected consul fabius")
    before = written(game)
    play(game, 0, card("1a_scipio_africanus"))
    assert written(game) == before


@pytest.mark.parametrize(
    ("text", "status"),
    [
        ("column no-persuasion star valerius", KEPT),
        ("column no-trial star valerius", KEPT),
        ("column appoint star valerius", BROKEN),
        ("column for star censor valerius", BROKEN),
        ("amphora for star censor fabius by valerius", BROKEN),
        ("column pay star 5 if elected censor valerius", LAPSED),
        ("column pay star 5 if passed governors valerius", LAPSED),
    ],
)
def test_b_52_what_was_promised_about_a_man_ends_with_him(text: str, status: int) -> None:
    """Valerius leads the amphora: a new man of his family stays in his place."""
    game = at()
    agree(game, f"{text}; trident pay star 1")
    kill(game, man("valerius"), "1.05.3")
    assert game.faction[man("valerius")] == 1, "a new man"
    assert statuses(game) == [status, OPEN]


def test_b_52_of_several_who_were_to_vote_the_others_still_do() -> None:
    game = at()
    agree(game, "amphora for star censor fabius by valerius by julius")
    game.offer(3, notation.read("star no-persuasion amphora valerius"))
    kill(game, man("valerius"), "1.05.3")
    assert written(game) == ["amphora for star censor fabius by julius"], "and the offer about him is off the table"


def test_b_52_a_vote_that_goes_on_without_him_decides_what_was_promised_about_it() -> None:
    """A sponsor dies, and his bill is voted on all the same."""
    game = at(SENATE)
    game.stack.append(Vote(2, [proposals.LAND_BILL, 0, man("valerius"), man("fabius")], 0, man("fabius"), 0, False))
    agree(game, "column for star land_bill valerius; star pay column 5 if passed land_bill valerius")
    kill(game, man("valerius"), "1.05.3")
    assert statuses(game) == [OPEN, OPEN]


def test_b_52_the_new_man_may_be_persuaded() -> None:
    game = at("phase=forum stack=Years(population)")
    agree(game, "column no-persuasion amphora valerius; amphora pay column 5")
    ear = listen(game)
    kill(game, man("valerius"), "1.05.3")
    assert "PromiseKept" in ear.names()
    agreements.lapse(game, POPULATION)
    assert statuses(game) == [KEPT, OPEN]
    assert game.phase == FORUM
