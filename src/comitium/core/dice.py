"""Randomness as data: a generator of two small ints that is copied with the state.

L'Ecuyer's combined generator (Communications of the ACM 31, 1988): period 2.3e18, no product above 2**47, hence the same
numbers interpreted and compiled, and fast in both. Each stream of a game starts from its own SHA-256 of the seed, so that
watching one stream says nothing about another. It is for simulations, and for whoever plays alone: 24 dice that everybody can
see are enough to work out its state, and then what comes.

Where people play against each other the seed is a secret one (`secret_seed`), and its streams are `SecretDice`: each number
is a SHA-256 of a key and of how many came before. Whoever could foretell them could invert SHA-256.

`i64` keeps the arithmetic in machine words when compiled; Python's own
integers beyond 2**30 would be slower, and an interrupt that meets them there aborts the process.
"""

from __future__ import annotations

import secrets
from hashlib import sha256
from typing import Final

from mypy_extensions import i64

from comitium.core.state_object import StateObject

_M1: Final = 2147483563
_M2: Final = 2147483399
_SPAN: Final = 2147483562  # the draws are 0 .. _SPAN - 1
_WORDS: Final = 4294967296  # draws of secret dice
_SECRET: Final = 256  # bits of a secret seed, and the number of the bit that marks it


class Dice(StateObject):
    """A stream of random numbers.

    >>> dice = stream(7, "shuffle")
    >>> twin = dice.clone()
    >>> [dice.below(6) for _ in range(5)] == [twin.below(6) for _ in range(5)]
    True
    """

    __slots__ = ("a", "b")

    def __init__(self, a: int, b: int) -> None:
        self.a: i64 = a
        self.b: i64 = b

    def clone(self) -> Dice:
        return Dice(self.a, self.b)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, all equally likely (the uneven rest of the span is thrown again)."""
        span: i64 = _SPAN
        size: i64 = n
        while True:
            self.a = 40014 * self.a % _M1
            self.b = 40692 * self.b % _M2
            z = self.a - self.b
            if z < 0:
                z += span
            if z < span - span % size:
                return z % size

    def shuffle(self, cards: list[int]) -> None:
        """Fisher and Yates, in place, with the numbers that `below` would give (written out: decks are dealt often)."""
        a = self.a
        b = self.b
        span: i64 = _SPAN
        for i in range(len(cards) - 1, 0, -1):
            size: i64 = i + 1
            while True:
                a = 40014 * a % _M1
                b = 40692 * b % _M2
                z = a - b
                if z < 0:
                    z += span
                if z < span - span % size:
                    break
            j: int = z % size
            card = cards[i]
            cards[i] = cards[j]
            cards[j] = card
        self.a = a
        self.b = b

    def deal(self, cards: list[int], number: int) -> None:
        """So many of the cards, chosen at random, come to the end of the list in random order: `pop` deals them. Four places
        are found with one number, in half the time of `shuffle`: imagined worlds have a hundred cards."""
        left = len(cards)
        last = max(left - number, 1)
        a = self.a
        b = self.b
        span: i64 = _SPAN
        z: i64 = 0
        at: int = 0
        while left > last:
            four = left - last >= 4 and left < 200
            size: i64 = left * (left - 1) * (left - 2) * (left - 3) if four else left
            limit: i64 = span - span % size
            while True:
                a = 40014 * a % _M1
                b = 40692 * b % _M2
                z = a - b
                if z < 0:
                    z += span
                if z < limit:
                    break
            if four:  # written out: a third of the time
                at = z % left
                z //= left
                left -= 1
                card = cards[left]
                cards[left] = cards[at]
                cards[at] = card
                at = z % left
                z //= left
                left -= 1
                card = cards[left]
                cards[left] = cards[at]
                cards[at] = card
                at = z % left
                z //= left
                left -= 1
                card = cards[left]
                cards[left] = cards[at]
                cards[at] = card
            at = z % left
            left -= 1
            card = cards[left]
            cards[left] = cards[at]
            cards[at] = card
        self.a = a
        self.b = b


class SecretDice(Dice):
    """A stream that nobody can foretell who has not the key, however much of it was seen.

    >>> dice = SecretDice("key", 0)
    >>> [dice.below(6) for _ in range(8)], dice.thrown
    ([0, 0, 4, 4, 1, 5, 1, 5], 8)
    """

    __slots__ = ("key", "thrown")

    def __init__(self, key: str, thrown: int) -> None:
        super().__init__(0, 0)
        self.key = key
        self.thrown = thrown

    def clone(self) -> Dice:
        return SecretDice(self.key, self.thrown)

    def below(self, n: int) -> int:
        size: i64 = n
        span: i64 = _WORDS
        while True:
            digest = sha256(f"{self.key} {self.thrown}".encode()).digest()
            self.thrown += 1
            z: i64 = int.from_bytes(digest[:4], "big")
            if z < span - span % size:
                return z % size

    def shuffle(self, cards: list[int]) -> None:
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]

    def deal(self, cards: list[int], number: int) -> None:
        for left in range(len(cards) - 1, max(len(cards) - number, 1) - 1, -1):
            at = self.below(left + 1)
            cards[left], cards[at] = cards[at], cards[left]


def secret_seed() -> int:
    """A seed whose streams are secret dice: it is marked by a bit above its 256 random ones."""
    return (1 << _SECRET) | secrets.randbits(_SECRET)


def is_secret(seed: int) -> bool:
    return seed >> _SECRET == 1


def stream(seed: int, name: str) -> Dice:
    """The named stream of a seed."""
    if is_secret(seed):
        return SecretDice(sha256(f"{name} {seed}".encode()).hexdigest(), 0)
    digest = sha256(f"{name} {seed}".encode()).digest()
    return Dice(1 + _remainder(digest[:8], _M1 - 1), 1 + _remainder(digest[8:16], _M2 - 1))


def _remainder(number: bytes, n: int) -> int:
    """Eight bytes as a number, modulo n, in two halves that fit into machine words."""
    high: i64 = int.from_bytes(number[:4], "big")
    low: i64 = int.from_bytes(number[4:], "big")
    size: i64 = n
    base: i64 = 4294967296
    return (high % size * (base % size) + low) % size


def commitment(seed: int) -> str:
    """What a match publishes at the start; with the seed, published at the end, anyone can check that the dice were fair."""
    return sha256(f"comitium seed {seed}".encode()).hexdigest()
