"""[1.04.3] An offer as people say it: to whom, what I give, for what I get.

    amphora 10 t for votes                      I pay 10 talents, the Amphora votes for what is on the floor
    star 5 for votes censor julius              or for a proposal to come, by its kind and perhaps somebody named in it
    trident votes consuls for no-trial furius   what I promise and what I get may be of any kind
    column 3                                    a gift

The full notation of `clauses.py` is understood as well.
"""

from __future__ import annotations

from typing import Final

from comitium.core.agreements import Clause
from comitium.core.errors import Illegal
from comitium.core.messages import Phrase
from comitium.core.positions import is_number
from comitium.games.republic import clauses, names
from comitium.games.republic.rules import r1_04_clauses as kinds
from comitium.games.republic.rules.r1_09_senate.kinds import KIND_NAMES
from comitium.games.republic.rules.r1_09_senate.r1_09_14_votes import vote_on_floor
from comitium.games.republic.state import Republic

FOR: Final = ("for", "pour", "contre")
VOTES: Final = {"votes": "for", "vote": "for", "voix": "for", "abstention": "abstain", "opposition": "against"}
TALENTS: Final = ("t", "talent", "talents")


def read(game: Republic, seat: int, text: str) -> list[Clause]:
    """The clauses that a seat means. Raises `Illegal` for what is no offer, with how one is written."""
    try:
        found = _read(game, seat, text)
    except Illegal as refused:
        if refused.why.id != "refuse-notation":
            raise
        raise Illegal("1.04.3", Phrase("republic-deals-refuse-form", {"text": text})) from None
    if not found:
        raise Illegal("1.04.3", Phrase("republic-deals-refuse-form", {"text": text}))
    return found


def _read(game: Republic, seat: int, text: str) -> list[Clause]:
    """The full notation, or the form; nothing if nothing is promised."""
    words = text.lower().split()
    is_full = len(words) > 2 and words[1] in clauses.VERBS.values() and words[2] in names.SEATS
    if is_full or not words or words[0] not in names.SEATS:
        return clauses.read(text)
    other = names.SEATS.index(words[0])
    at = next((place for place, word in enumerate(words) if word in FOR), len(words))
    return _promises(game, seat, other, words[1:at]) + _promises(game, other, seat, words[at + 1 :])


def _promises(game: Republic, by: int, to: int, words: list[str]) -> list[Clause]:
    """One side of the bargain, as clauses; nothing if nothing is said."""
    if not words:
        return []
    if is_number(words[0]) and all(word in TALENTS for word in words[1:]):
        return [Clause(kinds.PAY, by, to, 0, int(words[0]))]
    verb = VOTES.get(words[0], words[0])
    about = words[1:]
    if verb in ("for", "against", "abstain", "no-veto") and not about:
        vote = vote_on_floor(game)
        if vote is None:
            raise Illegal("1.09.14", Phrase("republic-deals-refuse-nothing-voted"))
        about = [KIND_NAMES[vote.what[0]]]
    return clauses.read(" ".join([names.SEATS[by], verb, names.SEATS[to], *about]))
