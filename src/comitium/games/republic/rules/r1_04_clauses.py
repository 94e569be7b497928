"""[1.04.3] Clauses of public agreements: the kinds there are, what they are about, which may not bind.

`about` says of votes, vetoes and nominations which kind of proposal, and perhaps who is named in it (`selector`); of what is
about one man the senator + 1, or 0 for anybody; of cards the card + 1, or CARD_KIND_FROM + a kind of intrigue, or 0 for any.
"""

from __future__ import annotations

from typing import Final

from comitium.core.agreements import Clause
from comitium.core.errors import Reason
from comitium.games.republic.catalogue.intrigue import INTRIGUES
from comitium.games.republic.catalogue.tables import GAMES_COST
from comitium.games.republic.numbers import CARDS, SENATORS
from comitium.games.republic.rules.r1_09_senate import kinds
from comitium.games.republic.state import Republic

PAY: Final = 1  # amount: talents, at the next redistribution
VOTE_FOR: Final = 2  # about: what is voted on
VOTE_AGAINST: Final = 3
VOTE_NEITHER: Final = 4
NO_VETO: Final = 5
NOMINATE: Final = 6  # about: the kind and the man
CONSENT: Final = 7  # about: the senator who is asked
PROSECUTE: Final = 8  # about: the accused
NOT_PROSECUTE: Final = 9
APPOINT: Final = 10  # about: the Dictator or the Master of Horse
GIVE_CARD: Final = 11  # about: the card, the kind, or amount: so many at random; in the next Revolution Phase
NO_PERSUASION: Final = 12  # about: the target
NO_COUNTER_BRIBE: Final = 13
BID_AT_MOST: Final = 14  # amount
GAMES: Final = 15  # amount: which games + 1, or 0 for any
CONTRIBUTE: Final = 16  # amount: talents
CLAUSES: Final = 17

# [1.04.3] what never binds, by the words in which people might offer it
ATTEMPT: Final = 20  # making, leaving or helping an attempt on somebody's life
SPARE: Final = 21
CONSULSHIP: Final = 22  # who of the two elected is Rome Consul
REVOLT: Final = 23
LOYALTY: Final = 24

CARD_KIND_FROM: Final = 200
MOST_TALENTS: Final = 999
MOST_CARDS: Final = 9

SENATE_CLAUSES: Final = (VOTE_FOR, VOTE_AGAINST, VOTE_NEITHER, NO_VETO, NOMINATE, CONSENT, PROSECUTE, NOT_PROSECUTE, APPOINT)
FORUM_CLAUSES: Final = (NO_PERSUASION, NO_COUNTER_BRIBE, BID_AT_MOST, GAMES)
FORBEARING: Final = (NO_VETO, NOT_PROSECUTE, NO_PERSUASION, NO_COUNTER_BRIBE, BID_AT_MOST)  # kept by what is not done

NEVER_BINDING: Final = Reason("1.04.3", "republic-deals-refuse-never-binding")
NO_SUCH_CLAUSE: Final = Reason("1.04.3", "republic-deals-refuse-clause")
ELIMINATED: Final = Reason("1.05.4", "republic-deals-refuse-eliminated")
NO_VETO_THERE: Final = Reason("1.09.422", "republic-deals-refuse-no-veto-there")
NO_ABSTENTION: Final = Reason("1.09.62", "republic-deals-refuse-abstention")
NOBODY_NOMINATED: Final = Reason("1.09.13", "republic-deals-refuse-nobody-named")


def selector(kind: int, senator: int) -> int:
    """A kind of proposal, and somebody who is named in it (NOBODY: whoever it names)."""
    return kind * 64 + senator + 1


def selected_kind(about: int) -> int:
    return about // 64


def selected_man(about: int) -> int:
    return about % 64 - 1


def names_man(what: list[int], senator: int) -> bool:
    """Whether a proposal names a senator; which of its numbers are men depends on its kind."""
    kind = what[0]
    if kind in (kinds.CONSULS, kinds.DICTATOR, kinds.CENSOR, kinds.FOR_LIFE):
        return senator in what[1:]
    if kind in (kinds.MINOR, kinds.MAJOR, kinds.SPECIAL):
        return senator == what[1]
    if kind in (kinds.GOVERNORS, kinds.CONCESSIONS):
        return senator in what[2::2]
    if kind in (kinds.LAND_BILL, kinds.REPEAL):
        return senator in what[2:]
    return False


def is_about(clause: Clause, what: list[int]) -> bool:
    """Whether a promise about votes or vetoes is about this proposal."""
    if selected_kind(clause.about) != what[0]:
        return False
    man = selected_man(clause.about)
    return man < 0 or names_man(what, man)


def why_not(game: Republic, clause: Clause) -> Reason | None:
    """[section 5.1] The rule by which a clause may not bind."""
    if ATTEMPT <= clause.kind <= LOYALTY:
        return NEVER_BINDING
    for seat in (clause.by, clause.to):
        if not game.playing >> seat & 1:
            return ELIMINATED
    kind = clause.kind
    if kind in (PAY, CONTRIBUTE, BID_AT_MOST):
        least = 0 if kind == BID_AT_MOST else 1
        return None if clause.about == 0 and least <= clause.amount <= MOST_TALENTS else NO_SUCH_CLAUSE
    if kind == GAMES:
        return None if clause.about == 0 and 0 <= clause.amount <= len(GAMES_COST) else NO_SUCH_CLAUSE
    if kind == GIVE_CARD:
        return why_not_card(clause)
    if clause.amount:
        return NO_SUCH_CLAUSE
    if kind in (CONSENT, PROSECUTE, NOT_PROSECUTE, APPOINT, NO_PERSUASION, NO_COUNTER_BRIBE):
        least = 0 if kind in (CONSENT, PROSECUTE, NOT_PROSECUTE) else 1
        return None if least <= clause.about <= SENATORS else NO_SUCH_CLAUSE
    if VOTE_FOR <= kind <= NOMINATE:
        return why_not_proposal(clause)
    return NO_SUCH_CLAUSE


def why_not_card(clause: Clause) -> Reason | None:
    """[1.04.5] One card, one of a kind, or some at random; that it is held nobody checks."""
    if clause.about == 0:
        return None if 1 <= clause.amount <= MOST_CARDS else NO_SUCH_CLAUSE
    known = clause.about <= CARDS or CARD_KIND_FROM <= clause.about < CARD_KIND_FROM + INTRIGUES
    return None if clause.about > 0 and known and clause.amount == 0 else NO_SUCH_CLAUSE


def why_not_proposal(clause: Clause) -> Reason | None:
    kind, man = selected_kind(clause.about), selected_man(clause.about)
    if not 0 <= kind < kinds.KINDS or man >= SENATORS:
        return NO_SUCH_CLAUSE
    if clause.kind == NO_VETO and kind == kinds.SPECIAL:
        return NO_VETO_THERE
    if clause.kind == VOTE_NEITHER and kind in (kinds.LAND_BILL, kinds.REPEAL):
        return NO_ABSTENTION
    if clause.kind == NOMINATE and (kind in (kinds.MINOR, kinds.MAJOR, kinds.SPECIAL) or man < 0):
        return NO_SUCH_CLAUSE if kind in (kinds.MINOR, kinds.MAJOR, kinds.SPECIAL) else NOBODY_NOMINATED
    return None


def overlap(one: Clause, other: Clause) -> bool:
    """Whether two promises may be about the same proposal."""
    if selected_kind(one.about) != selected_kind(other.about):
        return False
    men = (selected_man(one.about), selected_man(other.about))
    return -1 in men or men[0] == men[1]


def contradicts(older: Clause, newer: Clause) -> bool:
    """[section 5.1] Whether two promises of one faction cannot both be kept: the older one stands."""
    if VOTE_FOR <= older.kind <= VOTE_NEITHER and VOTE_FOR <= newer.kind <= VOTE_NEITHER:
        return older.kind != newer.kind and overlap(older, newer)
    if older.kind == newer.kind == APPOINT:
        return older.about != newer.about
    if older.kind == newer.kind == GIVE_CARD:
        return older.about == newer.about and 1 <= older.about <= CARDS
    accused = (PROSECUTE, NOT_PROSECUTE)
    if older.kind in accused and newer.kind in accused and older.kind != newer.kind:
        return older.about == newer.about or 0 in (older.about, newer.about)
    return False
