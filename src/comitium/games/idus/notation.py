"""Positions as one line of text: fields `name=value`, most of which may be left out. They are read in positions.py.

    players=5 first=senator_1 turn=7 marks=6/5 cards=LT/L-T/M-L/T-L/T-T turns=1.23:GR;2.34:G=R ... ask=veto now=4.13:G.R

A seat's faction cards are two letters (L, T, M); with a dash between them the first is kept, the second discarded. A turn is
the numbers of the Praetor and the Aediles, then their votes (G, R, Y): `G=` was looked at and kept, `G>R` exchanged for red,
`Y>R` yellow and replaced, `G.` looked at and waiting. Behind a slash stands the pair as it was shown. What a viewer cannot
know is `?`, and a vote that is not yet cast `-`.
"""

from __future__ import annotations

from typing import Any, Final

from comitium.core.options import Meta
from comitium.core.positions import line
from comitium.games.idus import names
from comitium.games.idus.rules.r5_3_inspection import Inspect, ReplaceCard, ReplaceYellow, Veto
from comitium.games.idus.rules.r5_turn import Assign, ChooseSide, Vote
from comitium.games.idus.rules.r8_ending import LastChoice
from comitium.games.idus.state import (
    EXCHANGED,
    KEPT,
    NONE,
    REPLACED,
    Idus,
    aedile2_of,
    aedile_of,
    fate_of,
    looked_of,
    original_of,
    pack,
    praetor_of,
    vote2_of,
    vote_of,
)
from comitium.games.idus.view import seen_votes
from comitium.games.idus.worlds import first_number, is_counted, is_waiting, shown_pair

FACTIONS: Final = "LTM"
COLOURS: Final = "GRY"
ASKED: Final[dict[type[Any], str]] = {
    Assign: "assign",
    Vote: "vote",
    Inspect: "look",
    Veto: "veto",
    ReplaceCard: "replace",
    ReplaceYellow: "yellow",
    ChooseSide: "side",
    LastChoice: "last",
}


def position(game: Idus, meta: Meta, seat: int | None = None, everything: bool = True) -> str:
    """The whole position, or what a seat sees of it (`everything=False`; a spectator is no seat)."""
    before = first_number(game)
    turns = [_turn(game, turn, before + number, seat, everything) for number, turn in enumerate(game.record)]
    fields = {
        "players": str(game.rules.seats),
        "first": names.SEATS[game.first],
        "turn": str(min(game.turn + 1, 2 * game.rules.seats)),
        "marks": f"{game.loyal}/{game.traitor}",
        "cards": "/".join(_cards(game, other, seat, everything) for other in range(game.rules.seats)),
    }
    if turns:
        fields["turns"] = ";".join(turns)
    if game.ending:
        fields["ending"] = game.ending
    else:
        fields["ask"] = ASKED[type(game.stack[-1])]
        if not is_counted(game) and game.praetor != NONE:
            fields["now"] = _now(game, seat, everything)
    return line(fields, meta, game.rules.settings)


def _cards(game: Idus, other: int, seat: int | None, everything: bool) -> str:
    chosen = game.has_chosen(other)
    first, second = (FACTIONS[game.cards[2 * other + number]] for number in (0, 1))
    if not everything and other != seat:
        first = first if game.ending else "?"
        second = second if game.ending and game.rules.reveal_discards else "?"
    return f"{first}-{second}" if chosen else first + second


def _turn(game: Idus, turn: int, number: int, seat: int | None, everything: bool) -> str:
    return _votes(game, turn, number, seat, everything) + "/" + "".join(COLOURS[colour] for colour in shown_pair(turn))


def _votes(game: Idus, turn: int, number: int, seat: int | None, everything: bool) -> str:
    votes: tuple[int | None, int | None] = (vote_of(turn), vote2_of(turn))
    original: int | None = original_of(turn)
    if not everything:
        votes, original = seen_votes(turn, seat, game.rules, number)
    words: list[str] = []
    looked, fate = looked_of(turn), fate_of(turn)
    for place, vote in enumerate(votes, start=1):
        if place != looked:
            words.append(_colour(vote))
        elif fate == KEPT:
            words.append(_colour(original) + "=")
        elif fate in (EXCHANGED, REPLACED) and not (is_waiting(game) and not _was(game, number)):
            words.append(f"{_colour(original)}>{_colour(vote)}")
        else:
            words.append(_colour(original) + ".")
    return f"{praetor_of(turn) + 1}.{aedile_of(turn) + 1}{aedile2_of(turn) + 1}:" + "".join(words)


def _was(game: Idus, number: int) -> bool:
    """Whether the turn of this number lies in the record."""
    return number < first_number(game) + len(game.record)


def _colour(colour: int | None) -> str:
    return "?" if colour is None or colour == NONE else COLOURS[colour]


def _now(game: Idus, seat: int | None, everything: bool) -> str:
    """The roles that are given and the votes that are cast."""
    roles = f"{game.praetor + 1}." + "".join(str(aedile + 1) for aedile in (game.aedile, game.aedile2) if aedile != NONE)
    top = game.stack[-1]
    if isinstance(top, Vote):
        cast = [(aedile, top.laid_by(aedile)) for aedile in (game.aedile, game.aedile2)]
        return (
            roles
            + ":"
            + "".join("-" if vote == NONE else COLOURS[vote] if everything or aedile == seat else "?" for aedile, vote in cast)
        )
    return roles if game.vote == NONE else _votes(game, pack(game), game.turn, seat, everything)
