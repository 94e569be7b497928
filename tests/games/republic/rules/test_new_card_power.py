"""The power of a card, and of a random event, is one class, registered with its number: whatever plays cards asks the table.

This file gives powers to cards and an event that have none of that sort: no other file knows of them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from comitium.games.republic.catalogue.ids import (
    ALLIED_ENTHUSIASM,
    BITHYNIAN_BEQUEST,
    INFLUENCE_PEDDLING,
    MILITARY_REFORMS,
    ROME_CONSUL,
    SEDUCTION,
)
from comitium.games.republic.choices import NO, PASS, SENATOR, SPAN, WORDS
from comitium.games.republic.rules.r1_07_forum import r1_07_36_laws as laws
from comitium.games.republic.rules.r1_07_forum import r1_07_37_deck_events as deck
from comitium.games.republic.rules.r1_07_forum import r1_07_41_attempt as persuasion
from comitium.games.republic.rules.r1_07_forum.r1_07_21_random_events import r1_07_21_events as events
from comitium.games.republic.rules.r1_09_senate.choices import ENACT, PROPOSE, TRIBUNE
from comitium.games.republic.rules.r1_09_senate.kinds import BY_CHAIR, S4
from comitium.games.republic.rules.r1_09_senate.kinds import CENSOR as CENSORSHIP
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure import r1_09_15_answers as answers
from comitium.games.republic.state.numbers import bits
from comitium.games.republic.state.republic import Republic
from games.republic.fixtures.builder import asked, card, deal, man, new_table, put, say
from games.republic.fixtures.event_draws import draw
from games.republic.fixtures.senate import interrupt, put_to, senate_without_officers, voting
from games.republic.fixtures.senate_business.tribunate import in_censor_step

HUSH_UP = 152 * SPAN  # + the senator who does it


class PopularReforms(laws.LawPower):
    """Everybody of the faction is liked for it; or it is given up for a talent of the bank's."""

    def __init__(self) -> None:
        self.law = MILITARY_REFORMS

    def enacted(self, game: Republic, seat: int) -> None:
        for senator in bits(game.members[seat]):
            game.popularity[senator] += 1

    def has_two_uses(self, game: Republic) -> bool:
        return True

    def given_up(self, game: Republic, seat: int) -> None:
        game.box[seat] += 1


class HushUp(answers.AnswerCard):
    """A Tribune is silenced, whatever he has shown."""

    def __init__(self) -> None:
        self.kind = INFLUENCE_PEDDLING
        self.verb = HUSH_UP

    def answer(self, game: Republic, shown: answers.Answers, seat: int, senator: int) -> None:
        answers.cancel(game, shown, "1.09.15")


class ShamefulSeduction(persuasion.PersuasionCard):
    """Who was seduced in vain is laughed at."""

    def __init__(self) -> None:
        self.kind = SEDUCTION

    def failed(self, game: Republic, target: int) -> None:
        game.popularity[target] -= 1


class EmptyBequest(deck.DeckEvent):
    """There is nothing to inherit."""

    def happen(self, game: Republic) -> None:
        game.unrest += 1


class TooEager(events.RandomEvent):
    """The allies are so eager that Rome is troubled, twice as much on the dark side."""

    def happen(self, game: Republic, level: int) -> None:
        game.unrest += 10 * level


@pytest.fixture(autouse=True)
def powers() -> Iterator[None]:
    WORDS.add("hushing", {HUSH_UP: ("hush-up", "senator", "1.09.15")})
    bequest = deck.DECK_EVENTS[BITHYNIAN_BEQUEST]
    hush_up = HushUp()
    laws.register_law(PopularReforms())
    answers.register(hush_up)
    persuasion.register(ShamefulSeduction())
    deck.register(EmptyBequest(BITHYNIAN_BEQUEST))
    events.register(TooEager(ALLIED_ENTHUSIASM))
    yield
    del laws.POWERS[MILITARY_REFORMS]
    answers.ANSWER_CARDS.remove(hush_up)
    del persuasion.PERSUASION_CARDS[SEDUCTION]
    deck.register(bequest)
    del events.RANDOM_EVENTS[ALLIED_ENTHUSIASM]
    WORDS.chapters.pop()
    del WORDS.by_verb[HUSH_UP]


def with_reforms() -> Republic:
    """The last faction has the law in hand while a Censor is elected."""
    game = senate_without_officers()
    game.offices[ROME_CONSUL] = man("cornelius")
    deal(game, 3, "military_reforms")
    game.session.step = S4
    put_to(game, [CENSORSHIP, man("aurelius")], 0, man("cornelius"), BY_CHAIR)
    return game


@pytest.mark.parametrize("gives_up", [False, True])
def test_1_07_36_a_law_does_what_its_power_says(gives_up: bool) -> None:
    game = with_reforms()
    uses = laws.EnactLaw().next_menu(game, 3, [ENACT])
    before = game.popularity[man("junius")]
    interrupt(game, 3, ENACT + card("military_reforms"), NO if gives_up else uses[0])
    assert game.in_force(MILITARY_REFORMS) is not gives_up
    assert game.popularity[man("junius")] - before == int(not gives_up)
    assert game.box[3] == int(gives_up)
    assert (card("military_reforms") in game.discards) is gives_up


def test_1_09_15_a_card_answers_a_tribune() -> None:
    game = in_censor_step("tribune_1")
    deal(game, 3, "influence_peddling_1")
    interrupt(game, 2, TRIBUNE)
    say(game, PROPOSE + CENSORSHIP, SENATOR + man("acilius"))
    assert asked(game) == "Response"
    assert game.legal(3) == [PASS, *(HUSH_UP + senator for senator in bits(game.here(3)))]
    say(game, HUSH_UP + man("junius"))
    assert game.hands[3] == []
    assert voting(game).proposal == [CENSORSHIP, man("aurelius")], "the Tribune's own was cancelled"


@pytest.mark.parametrize(("dice", "lost"), [([5, 6], 1), ([1, 1], 0)])
def test_1_07_413_a_persuasion_that_fails_has_what_its_card_says(dice: list[int], lost: int) -> None:
    game = new_table()
    put(game, "cornelius", 0, leader=True, influence=20)
    put(game, "fabius")
    deal(game, 0, "seduction")
    before = game.popularity[man("fabius")]
    game.push(persuasion.Persuasion(0, 0, SEDUCTION, man("cornelius"), man("fabius"), 0, 0))
    game.loaded = dice
    game.advance()
    assert before - game.popularity[man("fabius")] == lost


def test_1_07_37_an_event_of_the_deck_does_what_its_class_says() -> None:
    game = new_table()
    before = game.unrest
    deck.happen(game, BITHYNIAN_BEQUEST)
    assert game.unrest == before + 1
    assert game.bequests[BITHYNIAN_BEQUEST] == 0


def test_1_07_21_a_random_event_does_what_its_class_says() -> None:
    game = new_table()
    before = game.unrest
    draw(game, "allied_enthusiasm")
    assert game.unrest == before + 10
    draw(game, "allied_enthusiasm")
    assert game.unrest == before + 30, "the dark side"
    draw(game, "allied_enthusiasm")
    assert game.unrest == before + 30, "a third time brings nothing"
