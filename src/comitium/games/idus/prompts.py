"""The questions as a person reads them: what is asked, by which rule, and what each choice means. And what people claim."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from comitium.core.errors import Illegal
from comitium.core.messages import Option, Phrase, Prompt, Value
from comitium.games.fields import is_number
from comitium.games.idus import names
from comitium.games.idus.choices import (
    AEDILE,
    DISCARD,
    EXCHANGE,
    KEEP,
    LOOK,
    PRAETOR,
    PUT,
    TRUST,
    VOTE,
)
from comitium.games.idus.events import FactionClaimed, IdusEvent, InspectionClaimed, VoteClaimed
from comitium.games.idus.hearsay import is_refuted
from comitium.games.idus.state import NONE, RULE_ASKED, Idus
from comitium.games.speech import Vocabulary

# what a verb is called in notation, what its argument is, and its rule
WORDS: Final = {
    PRAETOR: ("praetor", "seat", "5.1"),
    AEDILE: ("aedile", "seat", "5.1"),
    VOTE: ("vote", "colour", "5.2"),
    LOOK: ("look", "seat", "5.3"),
    TRUST: ("trust", "", "10.10"),
    KEEP: ("keep", "", "5.4"),
    EXCHANGE: ("exchange", "", "5.4"),
    PUT: ("put", "colour", "5.5.2"),
    DISCARD: ("discard", "faction", "5.8"),
}
CHOICES: Final = Vocabulary(
    "idus", WORDS, {"seat": names.SEATS, "colour": names.COLOURS, "faction": names.FACTIONS}, names.SPEAKERS
)


def describe(choice: int) -> Option:
    """A choice in words and in notation.

    >>> describe(VOTE + 1).notation, describe(LOOK + 2).notation, describe(KEEP).notation
    ('vote red', 'look senator_3', 'keep')
    """
    return CHOICES.describe(choice)


def parse(text: str) -> int:
    """The choice that a notation means; a seat's number is as good as its id.

    >>> parse("vote red") == VOTE + 1, parse(" Look  3 ") == LOOK + 2, parse("keep") == KEEP
    (True, True, True)
    """
    return CHOICES.parse(text)


def prompt(game: Idus, seat: int) -> Prompt:
    """The question that waits for a seat, with its legal choices."""
    kind = type(game.stack[-1]).__name__
    rule = "10.4" if kind == "ReplaceCard" and game.rules.praetor_chooses else RULE_ASKED[kind]
    options = tuple(replace(describe(choice), rule=rule) for choice in game.legal(seat))
    return Prompt(kind, seat, rule, _question(game, kind), options)


def _question(game: Idus, kind: str) -> Phrase:
    if kind == "Assign":
        if game.praetor == NONE:
            return Phrase("idus-ask-praetor", {"turn": game.turn + 1})
        if game.aedile == NONE:
            return Phrase("idus-ask-aedile", {"praetor": names.seat(game.praetor)})
        return Phrase("idus-ask-aedile2", {"praetor": names.seat(game.praetor), "aedile": names.seat(game.aedile)})
    if kind == "Vote":
        return Phrase("idus-ask-vote", {"turn": game.turn + 1})
    if kind == "Inspect":
        return Phrase("idus-ask-look", {"aedile": names.seat(game.aedile), "aedile2": names.seat(game.aedile2)})
    if kind == "LastChoice":
        return Phrase("idus-ask-last-choice", {"limit": game.rules.limit})
    if kind == "ChooseSide":
        return Phrase("idus-ask-side")
    if kind == "ReplaceYellow":
        return Phrase("idus-ask-replace-yellow")
    who: dict[str, Value] = {"aedile": names.seat(game.inspected()), "colour": names.colour(game.original)}
    if kind == "Veto":
        return Phrase("idus-ask-veto", who)
    if game.rules.praetor_chooses:
        return Phrase("idus-ask-replace-other", who)
    return Phrase("idus-ask-replace-own", {"colour": names.colour(game.original)})


# -- what people claim


def claim(game: Idus, seat: int, text: str) -> IdusEvent:
    """[7.8] What a seat says aloud, true or not: a faction, its vote of a turn, or what it saw as Praetor.

    `faction loyal`, `vote 3 red` (turn 3), `saw 3 senator_5 green`.
    """
    words = text.lower().split()
    if len(words) == 2 and words[0] == "faction" and CHOICES.number("faction", words[1]) != NONE:
        return FactionClaimed("7.8", seat, CHOICES.number("faction", words[1]))
    turn = int(words[1]) if len(words) > 2 and is_number(words[1]) else 0
    last = min(game.turn + 1, 2 * game.rules.seats)
    if turn > last and words[0] in ("vote", "saw"):
        raise Illegal("7.8", Phrase("idus-refuse-claim-turn", {"turn": turn, "last": last}))
    if 1 <= turn <= last and CHOICES.number("colour", words[-1]) != NONE:
        colour = CHOICES.number("colour", words[-1])
        if len(words) == 3 and words[0] == "vote":
            return marked(VoteClaimed("7.8", seat, turn, colour), game)
        aedile = CHOICES.number("seat", words[2])
        if len(words) == 4 and words[0] == "saw" and 0 <= aedile < game.rules.seats:
            return marked(InspectionClaimed("7.8", seat, turn, aedile, colour), game)
    raise Illegal("7.8", Phrase("idus-refuse-claim", {"text": text.strip()}))


def marked(claimed: VoteClaimed | InspectionClaimed, game: Idus) -> IdusEvent:
    """[7.8] The claim, with a mark for all to read if the open facts refute it (R-017)."""
    return replace(claimed, impossible=is_refuted(claimed, game))
