"""[1.04.3] An offer as people say it: to whom, what I give, for what I get.

    amphora 10 t for votes                      I pay 10 talents, the Amphora votes for what is on the floor
    amphora 10 t for votes on this deployment   the same
    star 5 for votes censor julius              or for a proposal to come, by its kind and perhaps who and what is named in it
    star 5 carry if passed censor julius for votes censor julius buying 4
    trident votes consuls for no-trial furius   what I promise and what I get may be of any kind
    trident tribune_1 for assassin_2            cards
    star "no triumph without me" for 5 t        mere words, that only players can judge
    column 3                                    a gift

The full notation of notation.py is understood as well.
"""

from __future__ import annotations

from typing import Final

from comitium.core.agreements import Clause
from comitium.core.errors import Illegal
from comitium.core.messages import Phrase
from comitium.core.positions import is_number
from comitium.games.republic import names
from comitium.games.republic.catalogue.cards import CARD_INDEX, CARD_IS_FACTION, CARD_KEY, CARD_KIND, CARDS
from comitium.games.republic.catalogue.ids import CONCESSION, STATESMAN
from comitium.games.republic.catalogue.keys import INTRIGUE_KEYS, NEUTRAL_KEYS
from comitium.games.republic.deals import notation
from comitium.games.republic.deals.clause import BY_WORD
from comitium.games.republic.deals.clauses import GIVE_CARD, NEUTRAL, selector_of
from comitium.games.republic.deals.reading import HIDDEN, selected
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_14_vote import vote_on_floor
from comitium.games.republic.state.numbers import NOBODY
from comitium.games.republic.state.republic import Republic

FOR: Final = ("for", "pour")
AGAINST: Final = "contre"  # French for both, against and in exchange for: the latter where nothing else says it
SAME: Final = {  # what is understood besides the notation
    "votes": "for",
    "vote": "for",
    "voix": "for",
    "abstention": "abstain",
    "opposition": "against",
    AGAINST: "against",
    "si": "if",
    "tour": "turn",
    "par": "by",
    "achetant": "buying",
    "report": "carry",
    "adopt\u00e9": "passed",
    "adopt\u00e9e": "passed",
    "rejet\u00e9": "failed",
    "rejet\u00e9e": "failed",
    "\u00e9lu": "elected",
    "montr\u00e9e": "shown",
    "hasard": "random",
    "parole": "word",
}
# what neutrals are called by their directives
NEUTRALS: Final = (*NEUTRAL_KEYS, "imp\u00e9rialistes", "ploutocrates", "conservateurs", "populistes")
ON: Final = ("on", "sur")
THIS: Final = ("this", "ce", "cet", "cette")
TALENTS: Final = ("t", "talent", "talents")
TERMS: Final = ("by", "buying")  # where what is voted on ends
BALLOTS: Final = ("for", "against", "abstain")
PROPOSALS: Final = (*BALLOTS, "no-veto", "veto", "call-first", "call-last")


def read(game: Republic, seat: int, text: str) -> list[Clause]:
    """The clauses that a seat means. Raises `Illegal` for what is no offer, with how one is written; [4.01.1] and for what is
    offered to a neutral by the name of its directive."""
    if game.rules.neutrals and text.lower().partition(" ")[0] in NEUTRALS:
        raise NEUTRAL.refuse()
    try:
        found = _read(game, seat, text)
    except Illegal as refused:
        if refused.why.id != "refuse-notation":
            raise
        raise _at_the_word(refused, text) from None
    if not found:
        raise Illegal("1.04.3", Phrase("republic-deals-refuse-form", {"text": text}))
    for clause in found:
        if clause.kind == GIVE_CARD and 0 < clause.about <= CARDS and is_open(game, clause.about - 1):
            raise Illegal("1.04.5", Phrase("republic-deals-refuse-open-card", {"card": names.card(clause.about - 1)}))
    return found


def _at_the_word(refused: Illegal, text: str) -> Illegal:
    """Which word of an offer means nothing where it stands, or after which something is missing."""
    words = text.lower().split()
    found = [str(refused.why.args.get(name, "")) for name in ("word", "last")]
    word, last = (next((said for said in words if SAME.get(said) == one), one) for one in found)  # as she said it
    if not words or words[0] not in names.SEATS:
        return Illegal("1.04.3", Phrase("republic-deals-refuse-form", {"text": text}))
    if not word:
        return Illegal("1.04.3", Phrase("republic-deals-refuse-unfinished", {"word": last}))
    return Illegal("1.04.3", Phrase("republic-deals-refuse-word", {"word": word.removeprefix(HIDDEN)}))


def is_open(game: Republic, card: int) -> bool:
    """Whether everybody sees that no hand holds a card: it is none of a hand, or it lies on the table."""
    kind, index = CARD_KIND[card], CARD_INDEX[card]
    if kind == STATESMAN:
        return game.faction[index] >= 0
    return game.holder[index] >= 0 if kind == CONCESSION else not CARD_IS_FACTION[card]


def _read(game: Republic, seat: int, text: str) -> list[Clause]:
    """The full notation, or the form; nothing if nothing is promised."""
    words = [word if word.startswith(HIDDEN) else word.lower() for word in notation.sealed(text).split()]
    if not words or words[0] not in names.SEATS or is_notation(words):
        parts = [_with_floor(game, part) for part in notation.sealed(text).split(";")]
        return [clause for part in parts for clause in notation.read_words(part)]
    other = names.SEATS.index(words[0])
    parting = FOR if any(word in FOR for word in words) else (AGAINST,)
    at = next((place for place, word in enumerate(words) if word in parting), len(words))
    return _promises(game, seat, other, words[1:at]) + _promises(game, other, seat, words[at + 1 :])


def _with_floor(game: Republic, part: str) -> list[str]:
    """A clause of the notation, in which `this vote` means what is on the floor."""
    words = [word if word.startswith(HIDDEN) else word.lower() for word in part.split()]
    if len(words) > 3 and words[1] in PROPOSALS and words[3] in THIS and words[0] in names.SEATS:
        voter = names.SEATS.index(words[0]) if words[1] in BALLOTS else NOBODY
        words[3:] = _topic(game, voter, words[3:])
    return words


def is_notation(words: list[str]) -> bool:
    """Whether the second word is a verb and the third names a party, as in `column pay star 5`."""
    return len(words) > 2 and (words[1] in BY_WORD or words[1] == notation.SWAP) and words[2] in names.SEATS


def _promises(game: Republic, by: int, to: int, said: list[str]) -> list[Clause]:
    """One side of the bargain, as clauses; nothing if nothing is said."""
    words = [SAME.get(word, word) for word in said]
    if not words:
        return []
    parties = [names.SEATS[by], names.SEATS[to]]
    if is_number(words[0]):
        rest = words[2:] if len(words) > 1 and words[1] in TALENTS else words[1:]
        return _clauses(parties, "pay", [words[0], *rest])
    if words[0].startswith(HIDDEN):
        return _clauses(parties, "word", words)
    if words[0] in CARD_KEY or words[0] in INTRIGUE_KEYS or words[0] == "random":
        return _clauses(parties, "give", words)
    verb, about = words[0], words[1:]
    if verb in PROPOSALS:
        about = _topic(game, by if verb in BALLOTS else NOBODY, about)
    if verb in BALLOTS and about[-1:] == ["no-veto"]:
        return _clauses(parties, verb, about[:-1]) + _clauses(parties, "no-veto", _without_terms(about[:-1]))
    return _clauses(parties, verb, about)


def _clauses(parties: list[str], verb: str, about: list[str]) -> list[Clause]:
    return notation.read_words([parties[0], verb, parties[1], *about])


def _topic(game: Republic, voter: int, words: list[str]) -> list[str]:
    """What is voted on: the kind that is named, or what is on the floor, unless the voter has voted on it already."""
    if words and words[0] in ON:
        words = words[1:]
    if words and words[0] not in THIS and words[0] not in TERMS and words[0] != "no-veto":
        return words
    vote = vote_on_floor(game)
    if vote is None:
        raise Illegal("1.09.14", Phrase("republic-deals-refuse-nothing-voted"))
    if voter >= 0 and vote.called >> voter & 1:
        raise Illegal("1.09.14", Phrase("republic-deals-refuse-has-voted", {"seat": names.seat(voter)}))
    rest = words[2:] if words and words[0] in THIS else words  # `this deployment`: whatever it is called
    return [*selected(selector_of(vote.proposal)), *rest]


def _without_terms(words: list[str]) -> list[str]:
    """A proposal without who votes and what is bought."""
    ends = [place for place, word in enumerate(words) if word in TERMS]
    return words[: ends[0]] if ends else words
