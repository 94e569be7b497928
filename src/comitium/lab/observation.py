"""The one text that language models read of a table, whatever brings it to them: news, the question, its answers, its odds.

It is made from what the seat may know and from nothing else: its view, its question, what it has heard. Everything between ⟦
and ⟧ was typed by a person; the rest is the table's own. `VERSION` changes when the wording of an unchanged table does, so
that results can say which text they were reached with.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any, Final

from comitium.core.agreements import BINDING, OPEN, Agreement
from comitium.core.board import Board
from comitium.core.messages import Amount, Event, Option, Outcome, Phrase, Prompt
from comitium.core.registry import GameType, HasAgreements
from comitium.draw import spoken
from comitium.draw.rulebook import find_rules
from comitium.draw.terminal.look import Scene
from comitium.lab.typed_words import marked, with_marks
from comitium.text import say

VERSION: Final = 1
MOST_NEWS: Final = 60  # lines; of more only the last are told, and how many there were
MOST_RULES: Final = 12  # that are quoted at once
FEW_ACTS: Final = 2  # acts unasked of one kind that are named one by one


class MarkingScene(Scene):
    """A scene in whose sentences everything that people have typed is marked."""

    def say(self, id: str, **args: Any) -> str:
        marks = {name: with_marks(value) if isinstance(value, Phrase) else value for name, value in args.items()}
        return say(Phrase(id, marks), self.language, self.names)

    def speak(self, phrase: Phrase) -> str:
        return say(with_marks(phrase), self.language, self.names)


class Reader:
    """Says everything in one language, with what people have typed marked."""

    def __init__(self, game: GameType, language: str = "en") -> None:
        self.game = game
        self.language = language

    def say(self, phrase: Phrase) -> str:
        return say(with_marks(phrase), self.language)

    def words(self, id: str, **args: Any) -> str:
        """A sentence of the laboratory's own; what its arguments quote is already marked."""
        return say(Phrase(id, args), self.language)

    def seat(self, seat: int) -> str:
        return self.say(self.game.name("seat", seat))

    # -- what happened

    def news(self, events: Sequence[Event]) -> str:
        """What has happened, a line each; what the table shows as well is left out, and so is what is said twice in a row."""
        lines: list[str] = []
        for event in events:
            if event.minor:
                continue
            line = self.say(event.phrase()) + (f" [{event.rule}]" if event.rule else "")
            if not lines or lines[-1] != line:
                lines.append(line)
        if not lines:
            return self.words("lab-news-none")
        left = len(lines) - MOST_NEWS
        early = [self.words("lab-news-earlier", count=left)] if left > 0 else []
        return "\n".join([self.words("lab-news"), *early, *(f"- {line}" for line in lines[-MOST_NEWS:])])

    # -- what is asked

    def question(self, prompt: Prompt, acts: Sequence[Option] = ()) -> str:
        """A question: its rule and words, every answer in notation with its words, the odds, and what may be done unasked."""
        lines = [f"{self.words('lab-question')} [{prompt.rule}] {self.say(prompt.text)}"]
        lines += [self._answer(option) for option in prompt.options]
        lines += [self._amount(amount) for amount in prompt.amounts]
        if prompt.odds:
            lines.append(" ".join([self.words("lab-odds"), *(self.say(one) for one in prompt.odds)]))
        if acts:
            lines.append(f"{self.words('lab-unasked')} {self.acts(acts)}")
        return "\n".join(lines)

    def stakes(self, prompt: Prompt) -> str:
        """What each answer gains and loses, where a game says it."""
        notations = {option.choice: option.notation for option in prompt.options}
        notations |= {one.choice + one.low: f"{one.notation} {one.low}".strip() for one in prompt.amounts}
        lines = []
        for choice, stakes in prompt.stakes:
            told = "; ".join(self.say(one.text) + f" [{one.rule}]" for one in stakes)
            lines.append(f"- {notations.get(choice, choice)}: {told}")
        return "\n".join(lines) if lines else self.words("lab-stakes-none")

    def _answer(self, option: Option) -> str:
        told = self.say(option.text)
        return f"- {option.notation}" if told.casefold() == option.notation.casefold() else f"- {option.notation}: {told}"

    def _amount(self, amount: Amount) -> str:
        span = f"{amount.low}..{amount.high}" + (f" / {amount.step}" if amount.step > 1 else "")
        return f"- {f'{amount.notation} N'.strip()}, N = {span}: {self.say(amount.text)}"

    def acts(self, acts: Sequence[Option]) -> str:
        """What may be done unasked; of what can be done in many ways only how many there are."""
        found: list[str] = []
        for verb, same in groupby(sorted(acts, key=_verb), key=_verb):
            ways = [option.notation for option in same]
            found += ways if len(ways) <= FEW_ACTS else [self.words("lab-ways", verb=verb, count=len(ways))]
        return "; ".join(found)

    def all_acts(self, acts: Sequence[Option]) -> str:
        return "\n".join(self._answer(option) for option in acts) if acts else self.words("lab-unasked-none")

    # -- what lies on the table

    def table(self, view: Any, seat: int, prompt: Prompt | None, claims: Sequence[Event], names: Sequence[str] = ()) -> str:
        """The table as a seat sees it, zone by zone. `names` are what people call themselves."""
        called = [*names, *[""] * len(self.game.meta.seats)]
        players = [marked(name) if name else self.words("lab-other") for name in called]
        players[seat] = self.words("lab-you")
        board = self.game.board(view, prompt, claims)
        return "\n".join(spoken.table(board, MarkingScene(self.language, 0, 0, prompt, tuple(players))))

    def card(self, board: Board, asked: str) -> str:
        """What lies on the table under this name, and what is printed on its card, wherever it may be."""
        scene = MarkingScene(self.language, 0, 0, None, ())
        lines = spoken.called(board, scene, asked, self.game) or spoken.printed(scene, asked, self.game)
        lines = lines or spoken.about(board, scene, asked)
        return "\n".join(lines) if lines else self.words("lab-card-none", card=marked(asked))

    def rule(self, asked: str) -> str:
        """A rule by its number, all rules of a section, or those with these words in their titles: our own summaries."""
        found = find_rules(self.game.meta.id, self.language, asked)
        shown = [f"[{rule.number}] {rule.title(self.language)}. {rule.summary(self.language)}" for rule in found[:MOST_RULES]]
        if len(found) > MOST_RULES:
            shown.append(
                self.words("lab-rules-more", numbers=", ".join(rule.number for rule in found[MOST_RULES:][:MOST_RULES]))
            )
        return "\n".join(shown) if shown else self.words("lab-rule-none", rule=marked(asked))

    # -- words that bind

    def agreements(self, agreements: Sequence[Agreement], seat: int) -> str:
        """What has been offered and what binds, clause by clause, with the notation it can be offered in."""
        lines = [line for deal in agreements for line in self.agreement(deal, seat)]
        return "\n".join(lines) if lines else self.words("lab-deals-none")

    def agreement(self, deal: Agreement, seat: int) -> list[str]:
        assert isinstance(self.game, HasAgreements)
        waits = deal.parties & ~deal.accepted
        asked = ", ".join(self.seat(number) for number in range(waits.bit_length()) if waits >> number & 1)
        state = "lab-deal-binds" if deal.status == BINDING else "lab-deal-yours" if waits >> seat & 1 else "lab-deal-waits"
        lines = [self.words(state, number=deal.number, seats=asked)]
        for clause in [one for one in deal.clauses if one.status == OPEN] or deal.clauses:
            option = self.game.clause(clause)
            notation = marked(option.notation) if clause.text else option.notation
            lines.append(f"- {notation}: {self.say(option.text)} [{option.rule}]")
        return lines

    def how_to_offer(self) -> str:
        """How an offer is written."""
        return f"{self.words('lab-offers-how')} {self.words(f'draw-{self.game.meta.id}-offer')}"

    # -- the end

    def outcome(self, outcome: Outcome) -> str:
        winners = ", ".join(self.seat(seat) for seat in outcome.winners)
        scores = ", ".join(f"{self.seat(seat)} {score}" for seat, score in enumerate(outcome.scores))
        ended = self.words(f"{self.game.meta.id}-ending-{outcome.reason}")
        return self.words("lab-over", winners=winners or "none", scores=scores, ended=ended, rule=outcome.rule)

    def refusal(self, rule: str, why: Phrase) -> str:
        """Why something cannot be done; nothing has changed."""
        return self.words("lab-refused", why=self.say(why)) + (f" [{rule}]" if rule else "")


def _verb(option: Option) -> str:
    return option.notation.partition(" ")[0]
