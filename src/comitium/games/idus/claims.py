"""What people claim: said to everybody, written down, never checked."""

from __future__ import annotations

from msgspec.structs import replace

from comitium.core.errors import Illegal
from comitium.core.messages import Phrase
from comitium.core.positions import is_number
from comitium.games.idus.choices import CHOICES
from comitium.games.idus.events import FactionClaimed, IdusEvent, InspectionClaimed, VoteClaimed
from comitium.games.idus.hearsay import is_refuted
from comitium.games.idus.state import NONE, Idus


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


def is_impossible(game: Idus, seat: int, text: str) -> bool:
    """[7.8] Whether everybody at the table would know at once that a seat cannot be right."""
    said = claim(game, seat, text)
    return isinstance(said, VoteClaimed | InspectionClaimed) and said.impossible


def marked(claimed: VoteClaimed | InspectionClaimed, game: Idus) -> IdusEvent:
    """[7.8] The claim, with a mark for all to read if the open facts refute it (R-017)."""
    return replace(claimed, impossible=is_refuted(claimed, game))
