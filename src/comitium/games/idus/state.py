"""The state of Idus Martii: two faction cards a seat, the markers, the turn that goes on, and a record of those before it.

Nothing is drawn after the deal, so the state holds no dice. A seat's cards are `cards[2 * seat]` and `cards[2 * seat + 1]`;
once it has chosen its side the first of them is the kept one. The lists are never changed in place: copies share them.
"""

from __future__ import annotations

from typing import Any, Final

from comitium.core.errors import Illegal
from comitium.core.frames import Frame, Game, Question, Referee
from comitium.core.messages import Phrase
from comitium.core.state_object import Shared

# factions; the first two are also the colours of their votes
LOYAL: Final = 0
TRAITOR: Final = 1
MERCHANT: Final = 2
GREEN: Final = 0
RED: Final = 1
YELLOW: Final = 2
NONE: Final = -1

# what became of the card that the Praetor saw
UNTOUCHED: Final = 0  # nothing yet, or she looked at neither
KEPT: Final = 1
EXCHANGED: Final = 2
REPLACED: Final = 3  # it was yellow

LIMITS: Final = [13, 15, 17, 20]  # [2.1] by the number of players, from five on
FEWEST: Final = 5

ENDLESS: Final = 99  # no longest streak

# what `aedile_repeat_5p` allows
REPEATS: Final = {"none": 0, "one": 1, "any": 2}


class Rules(Shared):
    """The options as the kernel reads them. One object is shared by all copies of a game and never changes."""

    def __init__(self, settings: dict[str, Any], seats: int) -> None:
        """[2.1] The printed limit depends on the number of players."""
        self.settings = settings
        self.seats = seats
        limit = settings["limit"]
        self.limit: int = LIMITS[seats - FEWEST] if limit == "printed" else limit
        self.reach: bool = settings["limit_mode"] == "reach"
        self.aedile_chooses: bool = settings["r2_exchange"] == "aedile_choice"
        self.praetor_chooses: bool = settings["r2_exchange"] == "praetor_choice"
        self.repeats: int = REPEATS[settings["aedile_repeat_5p"]] if seats == FEWEST else 0
        self.streak_max: int = ENDLESS if settings["aedile_streak_max_5p"] == "none" else settings["aedile_streak_max_5p"]
        self.ban_across_rounds: bool = settings["role_ban_across_rounds"]
        self.rival_rule: str = settings["ides_rival_rule"]
        self.empty_leader_wins: bool = settings["ides_empty_leader"] == "faction"
        self.must_look: bool = settings["praetor_must_look"]
        self.reveal_discards: bool = settings["reveal_discards_at_end"]


class Idus(Game):
    """A game of Idus Martii. The Consul of turn t is the seat `first + t`, counted round the table."""

    def __init__(
        self,
        stack: list[Frame[Any]],
        reveals: int,
        rules: Rules,
        first: int,  # the first player
        turn: int,  # from 0; the second round begins with turn n
        cards: list[int],  # faction cards: [seat * 2 + 0 or 1], shared by clones
        chosen: int,  # a bit for each seat that holds one card only
        loyal: int,  # the markers
        traitor: int,
        consul: int,
        praetor: int,  # NONE until the Consul has named them
        aedile: int,
        aedile2: int,
        vote: int,  # the colours that lie in front of the two Aediles, NONE before they have both voted
        vote2: int,
        looked: int,  # which of the two cards the Praetor has seen: 1 or 2, or 0
        fate: int,  # what became of it
        original: int,  # what it was, NONE if there was none
        record: list[int],  # the turns that have been counted, packed (see `pack`), shared by clones
        ending: str,  # the reason the game ended, or ""
    ) -> None:
        super().__init__(stack, reveals)
        self.rules = rules
        self.first = first
        self.turn = turn
        self.cards = cards
        self.chosen = chosen
        self.loyal = loyal
        self.traitor = traitor
        self.consul = consul
        self.praetor = praetor
        self.aedile = aedile
        self.aedile2 = aedile2
        self.vote = vote
        self.vote2 = vote2
        self.looked = looked
        self.fate = fate
        self.original = original
        self.record = record
        self.ending = ending

    def clone(self) -> Idus:
        """Written by tools/write_state.py: 0.15 us compiled, where following the constructor takes 1.1."""
        return Idus(
            [one.clone() for one in self.stack],
            self.reveals,
            self.rules,
            self.first,
            self.turn,
            self.cards,
            self.chosen,
            self.loyal,
            self.traitor,
            self.consul,
            self.praetor,
            self.aedile,
            self.aedile2,
            self.vote,
            self.vote2,
            self.looked,
            self.fate,
            self.original,
            self.record,
            self.ending,
        )

    def referee(self) -> Referee[Idus]:
        return REFEREE[0]

    def seats(self) -> int:
        return self.rules.seats

    def milestone(self) -> int:
        return self.turn

    # -- small facts

    def is_second_round(self) -> bool:
        """[4.1] The first round has as many turns as there are players."""
        return self.turn >= self.rules.seats

    def has_chosen(self, seat: int) -> bool:
        """Whether the seat has laid one of its two faction cards aside."""
        return (self.chosen >> seat & 1) == 1

    def inspected(self) -> int:
        """The Aedile whose card the Praetor has seen, or NONE."""
        if self.looked == 0:
            return NONE
        return self.aedile if self.looked == 1 else self.aedile2

    def looked_at_colour(self) -> int:
        """The colour that lies in front of the Aedile who was looked at."""
        return self.vote if self.looked == 1 else self.vote2

    def put(self, colour: int) -> None:
        """Another card takes the place of the one the Praetor has seen."""
        if self.looked == 1:
            self.vote = colour
        else:
            self.vote2 = colour

    def wrong_seat(self, seat: int) -> Illegal:
        """[5.2] The refusal for a seat that is not asked; a vote that lies on the table is cast."""
        if not self.stack:
            return super().wrong_seat(seat)
        asked = self.stack[-1]
        rule = asked.rule(self, seat)
        if rule == "5.2" and (seat == self.aedile or seat == self.aedile2):
            return Illegal(rule, Phrase("idus-refuse-voted"))
        return Illegal(rule, Phrase("idus-refuse-seat"))


NO_NUMBERS: Final[list[int]] = []  # shared, never changed


class Stateless(Question[Idus]):
    """A question that keeps nothing of its own: what it needs is in the game, so one object serves all games."""

    def __init__(self) -> None:
        super().__init__(-1)

    def subject(self, game: Idus, seat: int) -> list[int]:
        """Written out: a learner reads it at every step."""
        return NO_NUMBERS

    def clone(self) -> Stateless:
        """Written out: 0.03 us interpreted instead of 0.1, on top of most stacks."""
        return self


# -- a counted turn as one int


def pack(game: Idus) -> int:
    """The roles, votes and inspection of the turn that is going on."""
    return pack_turn(game.praetor, game.aedile, game.aedile2, game.vote, game.vote2, game.looked, game.fate, game.original)


def pack_turn(praetor: int, aedile: int, aedile2: int, vote: int, vote2: int, looked: int, fate: int, original: int) -> int:
    """Three bits for a seat, two for anything else; no original card is 3."""
    low = praetor | aedile << 3 | aedile2 << 6
    return low | vote << 9 | vote2 << 11 | looked << 13 | fate << 15 | (original & 3) << 17


def praetor_of(turn: int) -> int:
    return turn & 7


def aedile_of(turn: int) -> int:
    return turn >> 3 & 7


def aedile2_of(turn: int) -> int:
    return turn >> 6 & 7


def vote_of(turn: int) -> int:
    return turn >> 9 & 3


def vote2_of(turn: int) -> int:
    return turn >> 11 & 3


def looked_of(turn: int) -> int:
    return turn >> 13 & 3


def fate_of(turn: int) -> int:
    return turn >> 15 & 3


def original_of(turn: int) -> int:
    original = turn >> 17 & 3
    return NONE if original == 3 else original


REFEREE: Final[list[Referee[Idus]]] = []  # one: see referee.py
