"""A faction is not a person: one that nobody leads follows its directive, and one player may lead several."""

from __future__ import annotations

from typing import Any

import pytest
import senate
from msgspec import structs
from senate_choices import FOR, PASS
from senate_neutral import Neutral

import comitium
from comitium.arena.series import plan
from comitium.arena.simulate import simulate
from comitium.core.dice import stream
from comitium.core.digest import digest
from comitium.core.errors import BadDirective, BadJournal, BadOption
from comitium.core.frames import Question
from comitium.core.messages import Phrase
from comitium.draw.page.model import Reader
from comitium.match.begin import new, new_led, replay
from comitium.match.journal import BY_RULE, Header
from comitium.match.record import read_record, record
from comitium.play import Ask, begin_led
from comitium.store.match_store import Entry, Sitter, StoredMatch
from comitium.text import LANGUAGES, say
from comitium.web.acts.people_acts import Seat
from comitium.web.api import routes
from comitium.web.matches.live_match import LiveMatch
from comitium.web.pages import page_models

LAST = 0b100  # of three factions
NEEDS_SOURCES = pytest.mark.skipif(comitium.build() == "compiled", reason="a compiled game cannot be patched")


def played(game: senate.Senate, seed: int) -> list[int]:
    """Who was asked, until the session closed; answers by chance."""
    dice, asked = stream(seed, "answers"), []
    game.advance()
    while game.actors():
        seat = game.actors()[0]
        asked.append(seat)
        menu = game.legal(seat)
        game.apply(seat, menu[dice.below(len(menu))])
    return asked


@pytest.mark.parametrize("seed", range(6))
def test_nobody_is_asked_for_a_faction_that_nobody_leads(seed: int) -> None:
    asked = played(senate.new(3, seed, neutral=LAST), seed)
    assert asked
    assert 2 not in asked
    assert 2 in played(senate.new(3, seed), seed), "with a player it is asked"


def test_the_same_table_and_dice_give_the_same_acts() -> None:
    one, other = senate.new(3, 5, neutral=LAST), senate.new(3, 5, neutral=LAST)
    played(one, 5)
    played(other, 5)
    assert digest(one) == digest(other)


def test_a_copy_follows_the_directive_too() -> None:
    game = senate.new(3, 4, neutral=LAST)
    game.advance()
    assert game.clone().neutrals == LAST


@NEEDS_SOURCES
def test_a_directive_passes_or_votes_for_what_is_proposed() -> None:
    class Menu:
        def __init__(self, *choices: int) -> None:
            self.choices = list(choices)

        def legal(self, seat: int) -> list[int]:
            return self.choices

    table: Any = Menu(FOR, FOR + 1)
    assert Neutral().answer(table, 2) == FOR
    table = Menu(PASS, FOR)
    assert Neutral().answer(table, 2) == PASS


class Dither(Question[senate.Senate]):
    """Asked again for ever."""

    def legal(self, game: senate.Senate, seat: int) -> list[int]:
        return [PASS]

    def answer(self, game: senate.Senate, seat: int, choice: int) -> None:
        """Nothing changes."""

    def ask(self, game: senate.Senate, seat: int) -> Phrase:
        return Phrase("senate-ask-turn")


def test_a_directive_that_loops_is_stopped_with_an_error() -> None:
    game = senate.new(3, 1, neutral=LAST)
    game.push(Dither(2))
    with pytest.raises(BadDirective) as stopped:
        game.advance()
    assert stopped.value.why.id == "refuse-directive-endless"
    assert stopped.value.why.args["question"] == "Dither"
    for language in LANGUAGES:
        assert "Dither" in say(stopped.value.why, language)
    assert game.neutrals == LAST, "the table is as it was asked"


class Greedy(Neutral):
    def answer(self, game: Any, seat: int) -> int:
        return -5


@NEEDS_SOURCES
def test_a_directive_that_wants_what_is_not_legal_is_stopped_with_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(senate.Senate, "directive", lambda game, seat: Greedy())
    game = senate.new(3, 1, neutral=LAST)
    game.push(Dither(2))
    with pytest.raises(BadDirective) as stopped:
        game.advance()
    assert stopped.value.why.id == "refuse-directive-illegal"


# -- factions and players


def test_a_match_says_who_leads_which_faction() -> None:
    match = new_led("senate", (0, 0, 1, BY_RULE), {"neutrals": 1}, seed=3)
    assert [match.leader_of(seat) for seat in range(4)] == [0, 0, 1, BY_RULE]
    assert match.factions_of(0) == [0, 1]
    assert match.factions_of(1) == [2]


def test_without_a_word_every_faction_has_its_own_player() -> None:
    assert new("senate", players=3, seed=3).leaders == (0, 1, 2)
    assert new("senate", players=4, seed=3, neutrals=2).leaders == (0, 1, BY_RULE, BY_RULE)


@pytest.mark.parametrize("leaders", [(0, 1, 1, 2), (0, 2, 1, BY_RULE, 0), (0, 2, 2, BY_RULE), (BY_RULE, 0, 1, BY_RULE)])
def test_leaders_that_do_not_fit_are_refused(leaders: tuple[int, ...]) -> None:
    with pytest.raises(BadOption) as refused:
        new_led("senate", leaders, {"neutrals": 1}, seed=3)
    for language in LANGUAGES:
        assert say(refused.value.why, language)


def test_a_journal_keeps_who_leads_and_one_without_looks_as_it_did() -> None:
    match = new_led("senate", (0, 0, BY_RULE), {"neutrals": 1}, seed=3)
    again = replay(match.journal())
    assert again.leaders == (0, 0, BY_RULE)
    assert again.digest == match.digest
    assert '"leaders"' not in new("senate", players=3, seed=3).journal()


def test_a_record_keeps_who_leads() -> None:
    match = new_led("senate", (0, 0, 1, BY_RULE), {"neutrals": 1}, seed=3)
    assert "[Leaders 1 1 2 rule]" in record(match)
    assert read_record(record(match)).leaders == (0, 0, 1, BY_RULE)
    assert "Leaders" not in record(new("senate", players=3, seed=3))


@pytest.mark.parametrize("leaders", ["1 one 2 rule", "0 1 2 rule", "1 1 rule"])
def test_a_record_with_leaders_that_cannot_be_is_refused(leaders: str) -> None:
    text = record(new_led("senate", (0, 0, 1, BY_RULE), {"neutrals": 1}, seed=3)).replace("1 1 2 rule", leaders)
    with pytest.raises(BadJournal):
        read_record(text)


# -- a new table, as people say it


def test_whoever_sets_a_table_says_which_factions_are_led_by_rule() -> None:
    match = begin_led("senate", ["me", "me", "random", "rule", "rule"], {}, seed=3)
    assert match.leaders == (0, 0, 1, BY_RULE, BY_RULE)
    assert match.header.options["neutrals"] == 2
    assert begin_led("senate", ["me", "random", "rule"], {}, seed=3).leaders == (0, 1, BY_RULE)


@pytest.mark.parametrize(
    ("words", "options", "why"),
    [
        (["me", "rule", "random"], {}, "bad-option-value"),
        (["me", "random", "random"], {"neutrals": 1}, "bad-led-otherwise"),
        (["me", "me", "random"], {"neutrals": 1}, "bad-leaders"),
        (["me", "random", "with-B", "rule"], {}, "bad-led-with-bot"),
    ],
)
def test_a_table_that_the_game_cannot_set_so_is_refused(words: list[str], options: dict[str, int], why: str) -> None:
    with pytest.raises(BadOption) as refused:
        begin_led("senate", words, {**options}, seed=3)
    assert refused.value.why.id == why
    for language in LANGUAGES:
        assert "{" not in say(refused.value.why, language)


# -- a series of bots


def test_a_series_is_played_with_factions_that_are_led_by_rule() -> None:
    result = simulate("senate", games=3, bots=["random", "random", "random", "rule"], seed=2)
    assert not result["errors"]
    assert result["options"]["neutrals"] == 1
    assert result["rotate"] is False
    assert result["bots"][3] == "rule"


def test_factions_that_are_led_by_rule_change_no_seats() -> None:
    with pytest.raises(BadOption) as refused:
        plan("senate", ["random", "random", "rule"], rotate=True)
    assert refused.value.why.id == "arena-rule-stays"


# -- a table of the server


def table(words: list[str], *sitters: str) -> LiveMatch:
    match = begin_led("senate", words, {}, seed=3)
    entry = Entry("match", "senate", len(words), "host", True, "CODE", True, False, "", 0, 0)
    return LiveMatch(
        StoredMatch(entry, match.lines(), [Sitter(who, "Livia" if who == "person" else "", "") for who in sitters])
    )


def test_a_table_asks_nobody_for_a_faction_that_is_led_by_rule() -> None:
    live = table(["random", "random", "rule", "rule"], "random", "random", "rule", "rule")
    dice, asked = stream(3, "answers"), set()
    for _ in range(60):
        due = live.due()
        if isinstance(due, Ask):
            asked.add(due.seat)
            assert due.leader.is_bot
            menu = live.match.game.legal(due.seat)
            live.match.choose(due.seat, menu[dice.below(len(menu))])
    assert asked == {0, 1}
    assert live.people() == []


def test_a_table_says_who_leads_each_faction() -> None:
    live = table(["me", "random", "open", "me", "rule"], "person", "random", "open", "person", "rule")
    hers = page_models.Viewer(0, (0, 3), "", "", "", Reader())
    assert [one.kind for one in page_models.people(live, hers)] == ["you", "bot", "open", "yours", "rule"]
    others = page_models.Viewer(None, (), "", "", "", Reader())
    assert [one.kind for one in page_models.people(live, others)] == ["person", "bot", "open", "person", "rule"]
    assert [(one.kind, one.name) for one in routes.leads(live, (0, 3))] == [
        ("you", "Livia"), ("bot", "random"), ("open", ""), ("you", "Livia"), ("rule", ""),
    ]  # fmt: skip


def test_a_host_has_a_faction_led_by_rule_and_by_somebody_again() -> None:
    live = table(["me", "random", "random", "open"], "person", "random", "random", "open")
    led = Seat(3, "rule").match_led_so(live, -1)
    assert led.leaders == (0, 1, 2, BY_RULE)
    assert led.header.options["neutrals"] == 1
    assert led.header.seed == live.match.header.seed
    live.match = led
    again = Seat(3, "me").match_led_so(live, 0)
    assert again.leaders == (0, 1, 2, 0)
    assert again.header.options["neutrals"] == 0
    live.match = again
    assert Seat(3, "open").match_led_so(live, -1).header == match_header(live)


def match_header(live: LiveMatch) -> Header:
    """The header of a table at which everybody leads one faction."""
    return structs.replace(live.match.header, leaders=())
