"""[1.04.3] Clauses of agreements in words: how people write them, and how they are told.

    column pay star 15; star nominate column censor julius; star for column censor julius
    column pay star 15 carry turn 4 if passed military julius 1st_punic_war
    star for column land_bill land_bill_1 by julius buying 5
    column word star "no triumph without me"

Who promises, the verb, to whom, and what it is about; several clauses are separated by semicolons.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final
from urllib.parse import quote, unquote

from comitium.core.agreements import Clause
from comitium.core.errors import Illegal
from comitium.core.messages import Phrase
from comitium.core.positions import is_number
from comitium.games.republic import names
from comitium.games.republic.catalogue.cards import CARD_KEY
from comitium.games.republic.catalogue.keys import GAMES_KEYS, INTRIGUE_KEYS, OFFICE_KEYS
from comitium.games.republic.deals import clauses as kinds
from comitium.games.republic.rules.r1_09_senate.r1_09_13_measures import MEASURES
from comitium.games.republic.state.numbers import bits
from comitium.games.republic.view.parts import ClauseView

VERBS: Final = {
    kinds.PAY: "pay",
    kinds.VOTE_FOR: "for",
    kinds.VOTE_AGAINST: "against",
    kinds.VOTE_NEITHER: "abstain",
    kinds.NO_VETO: "no-veto",
    kinds.VETO: "veto",
    kinds.NOMINATE: "nominate",
    kinds.CALL_FIRST: "call-first",
    kinds.CALL_LAST: "call-last",
    kinds.CONSENT: "consent",
    kinds.PROSECUTE: "prosecute",
    kinds.NOT_PROSECUTE: "no-trial",
    kinds.APPOINT: "appoint",
    kinds.GIVE_CARD: "give",
    kinds.NO_PERSUASION: "no-persuasion",
    kinds.NO_COUNTER_BRIBE: "no-counter-bribe",
    kinds.BID_AT_MOST: "bid-at-most",
    kinds.GAMES: "games",
    kinds.CONTRIBUTE: "contribute",
    kinds.WORDS: "word",
    kinds.ATTEMPT: "attempt",
    kinds.SPARE: "spare",
    kinds.CONSULSHIP: "consulship",
    kinds.REVOLT: "revolt",
    kinds.LOYALTY: "loyalty",
}
RULES: Final = {
    kinds.PAY: "1.04.6",
    kinds.VOTE_FOR: "1.09.14",
    kinds.VOTE_AGAINST: "1.09.14",
    kinds.VOTE_NEITHER: "1.09.14",
    kinds.NO_VETO: "1.09.152",
    kinds.VETO: "1.09.152",
    kinds.NOMINATE: "1.09.13",
    kinds.CALL_FIRST: "1.09.12",
    kinds.CALL_LAST: "1.09.12",
    kinds.PROSECUTE: "1.09.41",
    kinds.NOT_PROSECUTE: "1.09.41",
    kinds.APPOINT: "1.09.31",
    kinds.GIVE_CARD: "1.04.5",
    kinds.NO_PERSUASION: "1.07.4",
    kinds.NO_COUNTER_BRIBE: "1.07.413",
    kinds.BID_AT_MOST: "1.07.22",
    kinds.GAMES: "1.07.6",
    kinds.CONTRIBUTE: "1.06.52",
}
CONSENT_RULES: Final = ("1.04.3", "1.09.411", "1.09.62", "1.09.643", "1.09.51")  # by which each of the ROLES may be refused
TALENTS: Final = (kinds.PAY, kinds.BID_AT_MOST, kinds.CONTRIBUTE)
CALLS: Final = (kinds.CALL_FIRST, kinds.CALL_LAST)
MANNERS: Final = {
    kinds.PAY: ("", "carry", "returned", "claimed"),
    kinds.GIVE_CARD: ("", "shown", "returned", "claimed"),
}
SUBJECTS: Final = {VERBS[kind]: kind for kind in range(kinds.ATTEMPT, kinds.LOYALTY + 1)}
WORDED: Final = {  # the places of a consent, an appointment and a trial, in words
    kinds.CONSENT: kinds.ROLES,
    kinds.APPOINT: kinds.APPOINTMENTS,
    kinds.PROSECUTE: kinds.TRIALS,
    kinds.NOT_PROSECUTE: kinds.TRIALS,
}
CHARGES: Final = names.THINGS["charge"]
QUOTED: Final = re.compile('["\u201c\u00ab]([^"\u201c\u201d\u00ab\u00bb]*)["\u201d\u00bb]')
HIDDEN: Final = "~"  # before words in which nothing separates anything


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


def in_one_word(text: str) -> str:
    """Words as one word: no space in it, nor what separates clauses and agreements."""
    return HIDDEN + quote(text, safe="").replace(".", "%2E")


def out_of_one_word(word: str) -> str:
    return unquote(word[1:])


class _Words:
    """What is left of a clause, taken word by word."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.left = [word if word.startswith(HIDDEN) else word.lower() for word in text.split()]

    def refused(self, word: str = "") -> Illegal:
        """This word means nothing where it stands; without one, something is missing at the end."""
        shown = [f'"{out_of_one_word(word)}"' if word.startswith(HIDDEN) else word for word in self.text.split()]
        last = shown[-1] if shown else ""
        return Illegal("1.04.3", Phrase("refuse-notation", {"text": " ".join(shown), "word": word, "last": last}))

    def take(self) -> str:
        if not self.left:
            raise self.refused()
        return self.left.pop(0)

    def end(self) -> None:
        """Nothing more may be said."""
        if self.left:
            raise self.refused(self.left[0])

    def among(self, known: Sequence[str]) -> int:
        """The next word, which has to be one of these: which of them."""
        word = self.take()
        if word not in known:
            raise self.refused(word)
        return list(known).index(word)

    def one_of(self, known: Sequence[str]) -> int:
        """The same, if it is one of these; else -1, and it stays."""
        return self.among(known) if self.left and self.left[0] and self.left[0] in known else -1

    def number(self) -> int:
        word = self.take()
        if not is_number(word):
            raise self.refused(word)
        return int(word)


def _read(text: str) -> list[Clause]:
    words = _Words(text)
    by = words.among(names.SEATS)
    verb = words.take()
    if verb == "swap":
        return _swap(words, by, words.among(names.SEATS))
    known = {word: kind for kind, word in VERBS.items()}
    if verb not in known:
        raise words.refused(verb)
    clause = Clause(known[verb], by, words.among(names.SEATS))
    if clause.kind == kinds.WORDS:
        _wording(clause, words)
    elif not kinds.ATTEMPT <= clause.kind <= kinds.LOYALTY:
        _about(clause, words)
        _terms(clause, words)
    else:
        words.left.clear()
    words.end()
    return [clause]


def _swap(words: _Words, by: int, to: int) -> list[Clause]:
    """[1.04.5] Two cards, each for the other."""
    given, got = Clause(kinds.GIVE_CARD, by, to), Clause(kinds.GIVE_CARD, to, by)
    _card(given, words)
    _card(got, words)
    words.end()
    return [given, got]


def _wording(clause: Clause, words: _Words) -> None:
    """Mere words: perhaps of what never binds, perhaps until a turn."""
    if words.left and words.left[0] in SUBJECTS:
        clause.about = SUBJECTS[words.take()]
    if words.one_of(("turn",)) == 0:
        clause.until = words.number()
    said = words.take()
    if not said.startswith(HIDDEN):
        raise words.refused(said)
    clause.text = out_of_one_word(said)


def _about(clause: Clause, words: _Words) -> None:
    """What stands behind the parties: an amount, a proposal, a card, games, a man, or nothing."""
    kind = clause.kind
    if kind in TALENTS:
        clause.amount = words.number()
    elif kind in kinds.ON_PROPOSALS:
        clause.about = _selector(words)
        if kind in CALLS:
            clause.amount = words.among(names.SEATS) + 1
    elif kind == kinds.GIVE_CARD:
        _card(clause, words)
    elif kind == kinds.GAMES:
        clause.amount = words.one_of(GAMES_KEYS) + 1
    else:
        clause.about = words.one_of(names.SENATORS) + 1
        if kind in WORDED:
            clause.amount = max(0, words.one_of(WORDED[kind][1:]) + 1)
        if kind == kinds.PROSECUTE:
            clause.manner = words.one_of(CHARGES) + 1


def _selector(words: _Words) -> int:
    """A kind of proposal, perhaps a man and a thing, in any order."""
    kind = words.among(names.PROPOSALS)
    sort = MEASURES[kind].thing
    man = thing = -1
    for _ in range(2):
        man = words.one_of(names.SENATORS) if man < 0 else man
        thing = words.one_of(names.THINGS[sort]) if sort and thing < 0 else thing
    return kinds.selector(kind, man, thing)


def _card(clause: Clause, words: _Words) -> None:
    """`tribune_3`, `tribune`, or `random 2`. Of a kind with a single card, `card blackmail` means the card."""
    if words.one_of(("random",)) == 0:
        clause.amount = words.number()
        return
    if words.one_of(("card",)) == 0:
        clause.about = words.among(CARD_KEY) + 1
        return
    kind = words.one_of(INTRIGUE_KEYS)
    clause.about = kinds.CARD_KIND_FROM + kind if kind >= 0 else words.among(CARD_KEY) + 1


def _terms(clause: Clause, words: _Words) -> None:
    """How, when and by whom, in any order; each kind of clause knows its own."""
    while words.left:
        word = words.take()
        manners = MANNERS.get(clause.kind, ())
        if word in manners and word:
            clause.manner = manners.index(word)
        elif (word == "turn" and clause.kind == kinds.PAY) or (word == "step" and clause.kind == kinds.NOMINATE):
            clause.until = words.number()
        elif word == "if":
            clause.when = _condition(words)
        elif word == "by" and clause.kind in kinds.VOTES:
            clause.who |= 1 << words.among(names.SENATORS)
        elif word == "buying" and clause.kind in kinds.VOTES:
            clause.amount = words.number()
        else:
            raise words.refused(word)


def _condition(words: _Words) -> int:
    event = words.among(kinds.CONDITIONS[1:]) + 1
    if event != kinds.ELECTED:
        return kinds.condition(event, _selector(words))
    office = words.among(("consul", *OFFICE_KEYS))
    return kinds.condition(event, office * 64 + words.among(names.SENATORS) + 1)


# -- writing


def in_position(clause: Clause) -> str:
    """A clause as a position text has it: no space, and dots only between words."""
    words = written(clause)
    if clause.text:
        words.append(in_one_word(clause.text))
    return ".".join(words)


def written(clause: Clause | ClauseView) -> list[str]:
    """A clause in notation, without what was said in mere words."""
    kind, about, amount = clause.kind, clause.about, clause.amount
    words = [names.SEATS[clause.by], VERBS[kind], names.SEATS[clause.to]]
    if kind in TALENTS:
        words.append(str(amount))
    elif kind in kinds.ON_PROPOSALS:
        words += selected(about)
        if kind in CALLS:
            words.append(names.SEATS[amount - 1])
        elif amount:
            words += ["buying", str(amount)]
    elif kind == kinds.GIVE_CARD:
        words += _named_card(about, amount)
    elif kind == kinds.GAMES:
        words += [GAMES_KEYS[amount - 1]] if amount else []
    elif kind == kinds.WORDS:
        words += [VERBS[about]] if about else []
    else:
        words += [names.SENATORS[about - 1]] if about else []
        words += [WORDED[kind][amount]] if kind in WORDED and amount else []
    return words + _written_terms(clause)


def _written_terms(clause: Clause | ClauseView) -> list[str]:
    words: list[str] = []
    for man in bits(clause.who):
        words += ["by", names.SENATORS[man]]
    if clause.manner:
        words.append(CHARGES[clause.manner - 1] if clause.kind == kinds.PROSECUTE else MANNERS[clause.kind][clause.manner])
    if clause.until:
        words += ["step" if clause.kind == kinds.NOMINATE else "turn", str(clause.until)]
    if clause.when:
        event, about = clause.when // kinds.WHEN, clause.when % kinds.WHEN
        words += ["if", kinds.CONDITIONS[event]]
        if event == kinds.ELECTED:
            words += [("consul", *OFFICE_KEYS)[about // 64], names.SENATORS[about % 64 - 1]]
        else:
            words += selected(about)
    return words


def selected(about: int) -> list[str]:
    """A selector in notation: the kind of proposal, who and what is named in it."""
    kind, man, thing = kinds.selected_kind(about), kinds.selected_man(about), kinds.selected_thing(about)
    words = [names.PROPOSALS[kind]]
    if man >= 0:
        words.append(names.SENATORS[man])
    if thing >= 0:
        words.append(names.THINGS[MEASURES[kind].thing][thing])
    return words


def _named_card(about: int, amount: int) -> list[str]:
    if about >= kinds.CARD_KIND_FROM:
        return [INTRIGUE_KEYS[about - kinds.CARD_KIND_FROM]]
    if not about:
        return ["random", str(amount)]
    key = CARD_KEY[about - 1]
    return ["card", key] if key in INTRIGUE_KEYS else [key]
