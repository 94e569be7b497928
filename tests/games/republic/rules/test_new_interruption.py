"""A new interruption is one class, registered with its verb: windows, ballots and promises ask the table.

This file adds two of a chapter that the base game does not know: a veto of the High Priest, and a blessing that takes a second
answer. No other file knows of them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from comitium.core.errors import Reason
from comitium.core.messages import Phrase
from comitium.core.prompts import prompt
from comitium.games.republic.catalogue.ids import ROME_CONSUL
from comitium.games.republic.choices import PASS, SENATOR, SPAN, WORDS
from comitium.games.republic.game_type import GAME_TYPE
from comitium.games.republic.rules.r1_09_senate.choices import ALL_FOR
from comitium.games.republic.rules.r1_09_senate.kinds import BY_CHAIR, S4
from comitium.games.republic.rules.r1_09_senate.kinds import CENSOR as CENSORSHIP
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_14_vote import Vote
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_15_interruptions import (
    BY_CHOICE,
    BY_CONTEXT,
    FLOOR,
    IN_VOTE,
    INTERRUPTIONS,
    Interruption,
    register,
)
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_15_tribunes import why_not_veto
from comitium.games.republic.state.numbers import bits
from comitium.games.republic.state.republic import Republic
from games.republic.fixtures.bargain import agree
from games.republic.fixtures.builder import asked, man, refusal
from games.republic.fixtures.senate import call, interrupt, put_to, senate_without_officers, sit, voting

DIVINE_VETO = 150 * SPAN
BLESS = 151 * SPAN  # then whom
PRIEST = man("claudius")  # of the second faction
NOT_PRIEST = Reason("2.02", "republic-senate-refuse-act")


class DivineVeto(Interruption):
    """The priest vetoes what is being voted on, once a turn, without a Tribune."""

    def __init__(self) -> None:
        self.verb = DIVINE_VETO
        self.contexts = IN_VOTE
        self.is_veto = True

    def why_not(self, game: Republic, vote: Vote | None, seat: int, choice: int, context: int) -> Reason | None:
        if game.faction[PRIEST] != seat or game.session.spoken >> PRIEST & 1:
            return NOT_PRIEST
        return why_not_veto(game, vote, seat)

    def act(self, game: Republic, vote: Vote | None, seat: int, chain: list[int]) -> None:
        assert vote is not None
        game.session.spoken |= 1 << PRIEST
        vote.veto(game, seat)


class Bless(Interruption):
    """The priest makes a senator popular, between two items."""

    def __init__(self) -> None:
        self.verb = BLESS
        self.contexts = (FLOOR,)
        self.elsewhere = NOT_PRIEST

    def why_not(self, game: Republic, vote: Vote | None, seat: int, choice: int, context: int) -> Reason | None:
        return None if game.faction[PRIEST] == seat and not game.session.spoken >> PRIEST & 1 else NOT_PRIEST

    def act(self, game: Republic, vote: Vote | None, seat: int, chain: list[int]) -> None:
        game.session.spoken |= 1 << PRIEST
        game.popularity[chain[1] - SENATOR] += 1

    def is_whole(self, game: Republic, chain: list[int]) -> bool:
        return len(chain) == 2

    def next_menu(self, game: Republic, seat: int, chain: list[int]) -> list[int]:
        return [SENATOR + senator for senator in bits(game.here(seat))]

    def ask(self, chain: list[int]) -> Phrase:
        return Phrase("republic-priests-ask-bless")


@pytest.fixture(autouse=True)
def priests() -> Iterator[None]:
    WORDS.add("priests", {DIVINE_VETO: ("divine-veto", "", "2.02"), BLESS: ("bless", "", "2.02")})
    added: list[Interruption] = [DivineVeto(), Bless()]
    for one in added:
        register(one)
    yield
    for one in added:
        INTERRUPTIONS.remove(one)
        del BY_CHOICE[one.verb]
        for others in BY_CONTEXT:
            if one in others:
                others.remove(one)
    WORDS.chapters.pop()
    del WORDS.by_verb[DIVINE_VETO]
    del WORDS.by_verb[BLESS]


def nominated() -> Republic:
    """Cornelius has proposed Aurelius as Censor; nobody has a card, nobody may attempt a life any more."""
    game = senate_without_officers()
    game.offices[ROME_CONSUL] = man("cornelius")
    game.session.step = S4
    game.session.attempted = 0b1111
    game.unaccounted = [0] * len(game.unaccounted)
    put_to(game, [CENSORSHIP, man("aurelius")], 0, man("cornelius"), BY_CHAIR)
    return game


def test_section_4_2_only_who_could_do_it_is_asked() -> None:
    game = nominated()
    assert asked(game) == "Window"
    assert game.actors() == [1]
    assert DIVINE_VETO in game.legal(1)


def test_1_09_152_it_is_done_in_a_window() -> None:
    game = nominated()
    vote = voting(game)
    interrupt(game, 1, DIVINE_VETO)
    assert vote not in game.stack
    assert [CENSORSHIP, man("aurelius")] in game.session.rejected
    assert game.session.spoken == 1 << PRIEST


def test_1_09_142_it_is_done_instead_of_voting_and_refused_to_others() -> None:
    game = nominated()
    vote = voting(game)
    call(game, 0)
    assert refusal(game, DIVINE_VETO, 0) == "2.02"
    game.apply(0, ALL_FOR)
    call(game, 1)
    game.apply(1, DIVINE_VETO)
    assert vote not in game.stack


def test_1_04_3_who_has_promised_no_veto_does_not_say_it() -> None:
    game = nominated()
    agree(game, "amphora no-veto column censor aurelius")
    assert DIVINE_VETO not in game.legal(1)
    assert PASS in game.legal(1)


def test_1_09_15_one_that_takes_two_answers_is_asked_for_the_second() -> None:
    game = senate_without_officers()
    game.offices[ROME_CONSUL] = man("cornelius")
    sit(game, "governors", attempted=0b1111)
    assert asked(game) == "Window"
    game.apply(1, BLESS)
    assert game.actors() == [1]
    assert game.legal(1) == [SENATOR + senator for senator in bits(game.here(1))]
    question = prompt(GAME_TYPE, game, 1)
    assert (question.text.id, question.rule) == ("republic-priests-ask-bless", "2.02")
    assert refusal(game, SENATOR + man("cornelius"), 1) == "1.09.15"
    game.apply(1, SENATOR + man("julius"))
    assert game.popularity[man("julius")] == 1


def test_1_09_15_at_another_time_it_says_why_not() -> None:
    assert refusal(nominated(), BLESS, 1) == "2.02"
