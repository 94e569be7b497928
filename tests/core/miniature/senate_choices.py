"""The numbers of the miniature Senate: cards, offices, proposals, verbs of choices, kinds of clauses."""

from __future__ import annotations

from typing import Final

HERE: Final = 0  # where a senator is
AWAY: Final = 1
DEAD: Final = 2
CAPTIVE: Final = 3

ROME_CONSUL: Final = 0  # offices, in order of rank
FIELD_CONSUL: Final = 1
CENSOR: Final = 2

CONCESSION: Final = 0  # cards; a concession is of no use in the Senate, but fills a hand
TRIBUNE: Final = 1
ASSASSIN: Final = 2
BODYGUARD: Final = 3
PEDDLING: Final = 4
KINDS: Final = 5
COPIES: Final = (8, 9, 6, 4, 3)
DEALT: Final = 4  # to each faction
SHIFT: Final = 4  # bits for the number of copies of one card in a hand
HAND: Final = 15

ELECT: Final = 1  # kinds of what is put to the vote
WAR: Final = 2
DISBAND: Final = 3
TRIAL: Final = 4

SPAN: Final = 4096  # verbs of choices are its multiples, what they are about is below it
PASS: Final = 0
WATCH: Final = 4096
VETO: Final = 8192
SUSPEND: Final = 12288
ATTEMPT: Final = 16384
FOR: Final = 20480
AGAINST: Final = 24576
ABSTAIN: Final = 28672
NAME: Final = 32768
CALL: Final = 36864
CARDS: Final = 40960
MARCH: Final = 45056
DISMISS: Final = 49152
ADJOURN: Final = 53248
KEEP: Final = 57344
DROP: Final = 61440
PAY: Final = 65536
STAND_DOWN: Final = 69632
RANSOM: Final = 73728  # acts unasked
PEDDLE: Final = 77824
LAST_VERB: Final = 77824

DEBT: Final = 1  # kinds of clauses: talents at the next redistribution
VOTE_FOR: Final = 2  # the next vote on a kind of proposal
VOTE_AGAINST: Final = 3
VOTE_NEITHER: Final = 4
NO_VETO: Final = 5  # on a kind of proposal, in this session
MURDER: Final = 6  # [1.04.3] never binding
MERCY: Final = 7


def proposal(kind: int, first: int, second: int = 0) -> int:
    """[1.09.131] Order of names is no content: a slate names the lower number first."""
    if kind == ELECT and second < first:
        return kind << 10 | second << 5 | first
    return kind << 10 | first << 5 | second


def kind_of(what: int) -> int:
    return what >> 10


def first_of(what: int) -> int:
    """The first nominee, the commander, the accused, or the legions to be disbanded."""
    return what >> 5 & 31


def second_of(what: int) -> int:
    """The second nominee, or the legions of the commander."""
    return what & 31


def men(mask: int) -> list[int]:
    """The numbers of the bits, ascending.

    >>> men(0b1011)
    [0, 1, 3]
    """
    found: list[int] = []
    number = 0
    while mask:
        if mask & 1:
            found.append(number)
        mask >>= 1
        number += 1
    return found


def lowest(mask: int) -> int:
    """The lowest bit's number, or -1."""
    return (mask & -mask).bit_length() - 1
