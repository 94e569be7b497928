"""[1.04.3] Clauses of agreements in words: how people write them, and how they are told.

    column pay star 15; star nominate column censor julius; star for column censor julius
    column pay star 15 carry turn 4 if passed military julius 1st_punic_war
    star for column land_bill land_bill_1 by julius buying 5
    column word star "no triumph without me"

Who promises, the verb, to whom, and what it is about; several clauses are separated by semicolons.
"""

from __future__ import annotations

import re
from typing import Final

from comitium.core.agreements import Clause
from comitium.games.republic import names
from comitium.games.republic.deals.clause import BY_WORD, KINDS, kind_of
from comitium.games.republic.deals.clauses import GIVE_CARD
from comitium.games.republic.deals.reading import ClauseReader, in_one_word
from comitium.games.republic.view.parts import ClauseView

QUOTED: Final = re.compile('["\u201c\u00ab]([^"\u201c\u201d\u00ab\u00bb]*)["\u201d\u00bb]')
SWAP: Final = "swap"  # two gifts in one word


# -- reading


def read(text: str) -> list[Clause]:
    """The clauses of an offer. Raises `Illegal` for what is none.

    >>> [(clause.kind, clause.amount, clause.until) for clause in read("column pay star 15 turn 4; star give column random 2")]
    [(1, 15, 4), (11, 2, 0)]
    >>> read('column word star "Not before the Ides; not in May"')[0].text
    'Not before the Ides; not in May'
    """
    found: list[Clause] = []
    for part in sealed(text).split(";"):
        found.extend(_read(part))
    return found


def read_words(words: list[str]) -> list[Clause]:
    """A clause whose words are separate, quoted ones in one word."""
    return _read(" ".join(words))


def read_written(text: str) -> list[Clause]:
    """A clause as a position text has it (`in_position`)."""
    return _read(text.replace(".", " "))


def sealed(text: str) -> str:
    """A text in which what stands in quotation marks is one word."""
    return QUOTED.sub(_seal, text)


def _seal(match: re.Match[str]) -> str:
    return f" {in_one_word(' '.join(match[1].split()))} "


def _read(text: str) -> list[Clause]:
    words = ClauseReader(text)
    by = words.among(names.SEATS)
    verb = words.take()
    if verb == SWAP:
        return _swap(words, by, words.among(names.SEATS))
    if verb not in BY_WORD:
        raise words.refused(verb)
    kind = BY_WORD[verb]
    clause = Clause(kind.number, by, words.among(names.SEATS))
    kind.read(words, clause)
    kind.read_terms(words, clause)
    return [clause]


def _swap(words: ClauseReader, by: int, to: int) -> list[Clause]:
    """[1.04.5] Two cards, each for the other."""
    given, got = Clause(GIVE_CARD, by, to), Clause(GIVE_CARD, to, by)
    KINDS[GIVE_CARD].read(words, given)
    KINDS[GIVE_CARD].read(words, got)
    words.end()
    return [given, got]


# -- writing


def in_position(clause: Clause) -> str:
    """A clause as a position text has it: no space, and dots only between words."""
    words = written(clause)
    if clause.text:
        words.append(in_one_word(clause.text))
    return ".".join(words)


def written(clause: Clause | ClauseView) -> list[str]:
    """A clause in notation, without what was said in mere words."""
    kind = kind_of(clause)
    parties = [names.SEATS[clause.by], kind.word, names.SEATS[clause.to]]
    return [*parties, *kind.write(clause), *kind.write_terms(clause)]
