"""The tribune of Idus Martii: she votes her side, hedges at the limit, looks at whom she suspects and names whom she trusts.

She thinks no further than the turn. What she thinks of the others is a sum: what their turns looked like, as far as she knows
the cards, and what has been claimed. Some tribunes are candid, some keep silent, some lie; none of them tells which.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from comitium.bots.idus.claims import claimed_factions, shifts
from comitium.bots.idus.manners import TONE, Moment, plain_leaning, plain_odds, weigh_turn
from comitium.bots.player import Player, Seat
from comitium.core.dice import stream
from comitium.core.messages import Event
from comitium.games.idus import names
from comitium.games.idus.choices import DISCARD, EXCHANGE, KEEP, TRUST, argument, verb
from comitium.games.idus.claims import is_impossible
from comitium.games.idus.rules.r5_3_inspection import Inspect
from comitium.games.idus.rules.r5_turn import Assign
from comitium.games.idus.state import LOYAL, MERCHANT, TRAITOR, Idus, Rules
from comitium.games.idus.view import IdusView, known_of

SILENT, CANDID, LIAR = range(3)
OPPOSITE: Final = (1, 0)


class Tribune:
    """Plays by rules of thumb; the dice decide only between equals."""

    def __init__(self, seed: int) -> None:
        self.name = "tribune"
        self.dice = stream(seed, "bot tribune")
        self.temper = self.dice.below(3)
        self.taste = self.dice.below(2)  # the side she takes when nothing speaks for either
        self.hurries = False

    def hurry(self) -> None:
        """Nobody listens: a lone choice needs no thought."""
        self.hurries = True

    def choose(self, seat: Seat) -> int:
        """Her answer. She thinks it over even if it is the only one, so that it takes no less time than another."""
        legal = seat.legal
        if len(legal) > 1:
            return self._think(seat, legal)
        if not self.hurries:
            kept = self.dice.clone()
            self._think(seat, legal)
            self.dice = kept
        return legal[0]

    def _think(self, seat: Seat, legal: list[int]) -> int:
        view: IdusView = seat.view
        if seat.question_class in (Assign, Inspect):
            return self._name_or_look(seat, view, legal)
        return self._best({choice: self._wish(view, choice) for choice in legal})

    def _best(self, worth: dict[int, float]) -> int:
        """The best choice, or one of the equally good."""
        most = max(worth.values())
        best = [choice for choice, value in worth.items() if value > most - 1e-9]
        return best[self.dice.below(len(best))]

    def _wish(self, view: IdusView, choice: int) -> float:
        """[5.2] [5.4] [5.5.2] [5.6] [5.8] How much she wants a vote, a veto or a discard."""
        side = own_side(view, self.taste)
        if verb(choice) == DISCARD:
            return 0.0 if argument(choice) == side else 1.0
        odds = plain_odds(side, moment_of(view))
        if choice in (KEEP, EXCHANGE):
            now = view.now
            assert now is not None
            assert now.original is not None
            return odds[now.original] if choice == KEEP else odds[1 - now.original]
        return odds[argument(choice)]

    def _name_or_look(self, seat: Seat, view: IdusView, legal: list[int]) -> int:
        """[5.1] [5.3] Friends get the roles, and the less trusted Aedile is looked at. A Merchant's friends trail."""
        scores = reputations(view, seat.claims)
        side = own_side(view, self.taste)
        lead = view.loyal - view.traitor
        pull = TONE[side] if side != MERCHANT else -1.0 if lead > 0 else 1.0
        if seat.question_class is Inspect:
            pull = -pull
        return self._best({choice: -9.0 if choice == TRUST else pull * scores[argument(choice)] for choice in legal})

    # -- talk

    def speak(self, seat: Seat) -> list[str]:
        """[7.8] Once she has chosen she says what she is, or lies; and as Praetor what she saw."""
        if self.temper == SILENT:
            return []
        view: IdusView = seat.view
        said: list[str] = []
        last = view.turns[-1]
        if last.praetor == seat.seat and last.inspected is not None and last.original in OPPOSITE:
            colour = last.original if self.temper == CANDID else OPPOSITE[last.original]
            text = f"saw {last.number} {names.SEATS[last.inspected]} {names.COLOURS[colour]}"
            world = seat.imagine(self.dice.clone())
            assert isinstance(world, Idus)
            if not is_impossible(world, seat.seat, text):  # a lie that all can see helps nobody
                said.append(text)
        mine = view.senators[seat.seat]
        if mine.count == 1 and seat.seat not in claimed_factions(seat.claims):
            said.append(f"faction {names.FACTIONS[self._claimed(view)]}")
        return said

    def _claimed(self, view: IdusView) -> int:
        """A Merchant says what the trailing side is; the others tell the truth or its opposite."""
        side = own_side(view, self.taste)
        if side == MERCHANT:
            return 1 if view.loyal > view.traitor else 0
        return side if self.temper == CANDID else OPPOSITE[side]


# -- what she knows


def moment_of(view: IdusView) -> Moment:
    return Moment(Rules(view.options, view.players), view.turn - 1, view.loyal, view.traitor)


def own_side(view: IdusView, taste: int) -> int:
    """Her faction, or the one she leans to."""
    assert view.seat is not None
    cards = view.senators[view.seat].cards
    assert cards is not None
    lead = view.loyal - view.traitor
    if cards == (LOYAL, TRAITOR) and lead == 0:
        return taste
    one, two = cards[0], cards[-1]
    return one if one == two or plain_leaning(one, two, lead) >= 0.5 else two


def reputations(view: IdusView, claims: Sequence[Event]) -> list[float]:
    """What she thinks of everybody: above nought Loyal, below it Traitor."""
    scores = [0.0] * view.players
    for turn in view.turns:
        known = known_of(turn)
        weigh_turn(scores, known.turn, known.vote, known.vote2, known.original)
    return [score + shift for score, shift in zip(scores, shifts(claims, view.players), strict=True)]


def make(game_id: str, seed: int) -> Player:
    """A tribune with a temper of her own."""
    return Tribune(seed)
