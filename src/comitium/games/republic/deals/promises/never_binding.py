"""[1.04.3] Mere words, which only people can judge; and what never binds, by the words in which people might offer it."""

from __future__ import annotations

from typing import Final

from comitium.core.agreements import LAPSED, Clause
from comitium.core.errors import Reason
from comitium.core.messages import Phrase, Value
from comitium.games.republic.deals.clause import BY_WORD, KINDS, ClauseKind, register
from comitium.games.republic.deals.clauses import (
    ATTEMPT,
    CONSULSHIP,
    LONGEST_TEXT,
    LOYALTY,
    MOST_TURNS,
    NEVER_BINDING,
    NO_SUCH_CLAUSE,
    NO_WORDS,
    REVOLT,
    SAGUM,
    SPARE,
    TOGA,
    TOO_LATE,
    WORDS,
)
from comitium.games.republic.deals.reading import HIDDEN, ClauseReader, out_of_one_word
from comitium.games.republic.state.numbers import MORTALITY
from comitium.games.republic.state.republic import Republic
from comitium.games.republic.view.parts import ClauseView

QUOTATION: Final = '"\u201c\u201d\u00ab\u00bb'  # marks that end what was said
SAYINGS: Final = {  # Latin that is explained beside it
    SAGUM: Phrase("republic-deals-term-sagum"),
    TOGA: Phrase("republic-deals-term-toga"),
}


class NeverBinding(ClauseKind):
    """[1.04.3] A subject on which nobody can bind himself."""

    is_binding = False

    def __init__(self, number: int, word: str) -> None:
        self.number = number
        self.word = word

    def why_not_shape(self, clause: Clause) -> Reason | None:
        return NEVER_BINDING

    def read(self, words: ClauseReader, clause: Clause) -> None:
        """Whatever is said of it, it is refused."""
        words.left.clear()

    def write(self, clause: Clause | ClauseView) -> list[str]:
        return []


class MereWords(ClauseKind):
    """Anything else, perhaps about what never binds, perhaps until a turn: it is recorded, and the others judge it."""

    number = WORDS
    word = "word"
    needs = "turn text"
    is_enforced = False
    ends_as = LAPSED
    until_word = "turn"
    until_term = "until"

    def why_not_shape(self, clause: Clause) -> Reason | None:
        known = clause.about == 0 or is_never_binding(clause.about)
        return None if known and clause.amount == 0 else NO_SUCH_CLAUSE

    def why_not_until(self, game: Republic, clause: Clause) -> Reason | None:
        return TOO_LATE if not game.turn <= clause.until <= MOST_TURNS else None

    def why_not_text(self, clause: Clause) -> Reason | None:
        readable = clause.text.isprintable() and clause.text == " ".join(clause.text.split())
        for mark in QUOTATION:
            readable = readable and mark not in clause.text
        return None if readable and 0 < len(clause.text) <= LONGEST_TEXT else NO_WORDS

    def is_over(self, game: Republic, clause: Clause, phase: int) -> bool:
        return phase == MORTALITY and clause.until < game.turn

    def is_for_people(self, clause: Clause) -> bool:
        return clause.about == 0

    def read(self, words: ClauseReader, clause: Clause) -> None:
        if words.left and words.left[0] in BY_WORD and is_never_binding(BY_WORD[words.left[0]].number):
            clause.about = BY_WORD[words.take()].number
        if words.one_of((self.until_word,)) == 0:
            clause.until = words.number()
        said = words.take()
        if not said.startswith(HIDDEN):
            raise words.refused(said)
        clause.text = out_of_one_word(said)
        words.end()

    def write(self, clause: Clause | ClauseView) -> list[str]:
        return [KINDS[clause.about].word] if clause.about else []

    def sentence(self, clause: Clause | ClauseView) -> str:
        return f"{self.word}-never" if clause.about else self.word

    def args(self, clause: Clause | ClauseView) -> dict[str, Value]:
        return {"text": clause.text}

    def terms(self, clause: Clause | ClauseView) -> list[Phrase]:
        return [SAYINGS[clause.text]] if clause.text in SAYINGS else []


def is_never_binding(number: int) -> bool:
    return number in KINDS and not KINDS[number].is_binding


register(MereWords())
register(NeverBinding(ATTEMPT, "attempt"))
register(NeverBinding(SPARE, "spare"))
register(NeverBinding(CONSULSHIP, "consulship"))
register(NeverBinding(REVOLT, "revolt"))
register(NeverBinding(LOYALTY, "loyalty"))
