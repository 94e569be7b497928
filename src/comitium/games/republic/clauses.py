"""[1.04.3] Clauses of agreements in words: how people write them, and how they are told.

    column pay star 15; star nominate column censor julius; star for column censor julius

Who promises, the verb, to whom, and what it is about; several clauses are separated by semicolons.
"""

from __future__ import annotations

from typing import Final

from comitium.core.agreements import BINDING, OPEN, Clause
from comitium.core.board import Mark, Zone
from comitium.core.errors import Illegal
from comitium.core.messages import Option, Phrase, Value
from comitium.core.positions import is_number
from comitium.games.republic import names
from comitium.games.republic.catalogue.cards import CARD_KEY
from comitium.games.republic.catalogue.keys import GAMES_KEYS, INTRIGUE_KEYS
from comitium.games.republic.rules import r1_04_clauses as kinds
from comitium.games.republic.rules.r1_09_senate.kinds import KIND_NAMES
from comitium.games.republic.view import AgreementView, ClauseView

VERBS: Final = {
    kinds.PAY: "pay",
    kinds.VOTE_FOR: "for",
    kinds.VOTE_AGAINST: "against",
    kinds.VOTE_NEITHER: "abstain",
    kinds.NO_VETO: "no-veto",
    kinds.NOMINATE: "nominate",
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
    kinds.NOMINATE: "1.09.13",
    kinds.CONSENT: "1.09.172",
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
TALENTS: Final = (kinds.PAY, kinds.BID_AT_MOST, kinds.CONTRIBUTE)
PROPOSALS: Final = (kinds.VOTE_FOR, kinds.VOTE_AGAINST, kinds.VOTE_NEITHER, kinds.NO_VETO, kinds.NOMINATE)


# -- reading


def read(text: str) -> list[Clause]:
    """The clauses of an offer. Raises `Illegal` for what is none."""
    return [_read(part) for part in text.lower().split(";")]


def _read(text: str) -> Clause:
    words = text.split()
    known = {word: kind for kind, word in VERBS.items()}
    if len(words) < 3 or words[1] not in known or {words[0], words[2]} - set(names.SEATS):
        raise _refused(text)
    by, to = names.SEATS.index(words[0]), names.SEATS.index(words[2])
    kind = known[words[1]]
    about, amount = _about(kind, words[3:], text)
    return Clause(kind, by, to, about, amount)


def _refused(text: str) -> Illegal:
    return Illegal("1.04.3", Phrase("refuse-notation", {"text": text.strip()}))


def _about(kind: int, words: list[str], text: str) -> tuple[int, int]:
    """What stands behind the parties: an amount, a proposal and perhaps a man, a card, a man, or nothing."""
    if kind >= kinds.ATTEMPT:
        return 0, 0
    if kind in TALENTS:
        if len(words) == 1 and is_number(words[0]):
            return 0, int(words[0])
    elif kind in PROPOSALS:
        if 1 <= len(words) <= 2 and words[0] in KIND_NAMES:
            return kinds.selector(KIND_NAMES.index(words[0]), _man(words[1:], text) - 1), 0
    elif kind == kinds.GIVE_CARD:
        return _card(words, text)
    elif kind == kinds.GAMES:
        if len(words) <= 1:
            return 0, GAMES_KEYS.index(words[0]) + 1 if words and words[0] in GAMES_KEYS else _none(words, text)
    elif len(words) <= 1:
        return _man(words, text), 0
    raise _refused(text)


def _none(words: list[str], text: str) -> int:
    if words:
        raise _refused(text)
    return 0


def _man(words: list[str], text: str) -> int:
    """A senator + 1, or 0 for anybody."""
    if not words:
        return 0
    if words[0] not in names.SENATORS:
        raise _refused(text)
    return names.SENATORS.index(words[0]) + 1


def _card(words: list[str], text: str) -> tuple[int, int]:
    """`tribune_3`, `tribune`, or `random 2`."""
    if len(words) == 2 and words[0] == "random" and is_number(words[1]):
        return 0, int(words[1])
    if len(words) == 1 and words[0] in INTRIGUE_KEYS:
        return kinds.CARD_KIND_FROM + INTRIGUE_KEYS.index(words[0]), 0
    if len(words) == 1 and words[0] in CARD_KEY:
        return CARD_KEY.index(words[0]) + 1, 0
    raise _refused(text)


# -- telling


def option(clause: Clause) -> Option:
    """A clause in words and in notation; its choice is its kind."""
    words = [names.SEATS[clause.by], VERBS[clause.kind], names.SEATS[clause.to], *_words(clause)]
    return Option(clause.kind, " ".join(words), spoken(clause), RULES.get(clause.kind, "1.04.3"))


def _words(clause: Clause | ClauseView) -> list[str]:
    """What a clause is about, in notation."""
    kind, about, amount = clause.kind, clause.about, clause.amount
    if kind in TALENTS:
        return [str(amount)]
    if kind in PROPOSALS:
        man = kinds.selected_man(about)
        return [KIND_NAMES[kinds.selected_kind(about)], *([names.SENATORS[man]] if man >= 0 else [])]
    if kind == kinds.GIVE_CARD:
        if about >= kinds.CARD_KIND_FROM:
            return [INTRIGUE_KEYS[about - kinds.CARD_KIND_FROM]]
        return [CARD_KEY[about - 1]] if about else ["random", str(amount)]
    if kind == kinds.GAMES:
        return [GAMES_KEYS[amount - 1]] if amount else []
    return [names.SENATORS[about - 1]] if about else []


def spoken(clause: Clause | ClauseView) -> Phrase:
    """A clause as a sentence: who promises what to whom."""
    kind, about, amount = clause.kind, clause.about, clause.amount
    args: dict[str, Value] = {"seat": names.seat(clause.by), "seat2": names.seat(clause.to)}
    word = VERBS[kind]
    if kind in TALENTS:
        args["amount"] = amount
    elif kind in PROPOSALS:
        args["proposal"] = names.proposal(kinds.selected_kind(about))
        man = kinds.selected_man(about)
        if man >= 0:
            args["senator"] = names.senator(man)
            word += "-named"
    elif kind == kinds.GIVE_CARD:
        if about >= kinds.CARD_KIND_FROM:
            args["card"] = names.intrigue(about - kinds.CARD_KIND_FROM)
        elif about:
            args["card"] = names.card(about - 1)
        else:
            args["amount"] = amount
            word += "-random"
    elif kind == kinds.GAMES:
        if amount:
            args["games"] = Phrase(f"republic-term-games-{GAMES_KEYS[amount - 1].replace('_', '-')}")
            word += "-named"
    elif about:
        args["senator"] = names.senator(about - 1)
        if kind in (kinds.CONSENT, kinds.PROSECUTE, kinds.NOT_PROSECUTE):
            word += "-named"
    return Phrase(f"republic-deals-clause-{word}", args)


def agreement_zone(deal: AgreementView) -> Zone:
    """An agreement on the table: its clauses, and who still has to say yes."""
    status = "binding" if deal.status == BINDING else "offered"
    marks = [Mark("status", Phrase(f"republic-deals-{status}"))]
    marks += [Mark(f"clause/{at}", spoken(one), owner=one.by) for at, one in enumerate(deal.clauses) if one.status == OPEN]
    waiting = tuple(names.seat(seat) for seat in deal.parties if seat not in deal.accepted)
    if waiting:
        marks.append(Mark("waiting", Phrase("republic-deals-waiting", {"seats": waiting})))
    return Zone(
        id=f"agreement/{deal.number}",
        kind="agreement",
        name=Phrase("republic-deals-agreement", {"number": deal.number}),
        marks=tuple(marks),
    )
