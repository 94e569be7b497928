"""Chapter 5: the turn. Roles are given, two Aediles vote, the Praetor looks, the votes are counted, the Consul discards."""

from __future__ import annotations

from typing import Final

from comitium.core.audience import EVERYBODY, all_but, only
from comitium.core.errors import Illegal
from comitium.core.frames import Script, Step
from comitium.core.messages import Phrase
from comitium.core.poll import Poll
from comitium.games.idus import names
from comitium.games.idus.choices import AEDILE, PRAETOR, VOTE, argument, verb
from comitium.games.idus.events import (
    RolesGiven,
    TurnBegan,
    VoteCast,
    VoteLaid,
    VotesCounted,
)
from comitium.games.idus.outcome import has_failed
from comitium.games.idus.rules.r5_3_inspection import INSPECT
from comitium.games.idus.rules.r6_assignment import aediles, praetors, why_not_aedile, why_not_praetor
from comitium.games.idus.rules.r8_ending import conspiracy_fails, discard, hand, ides_of_march, why_not_discard
from comitium.games.idus.state import (
    GREEN,
    NO_NUMBERS,
    NONE,
    RED,
    UNTOUCHED,
    YELLOW,
    Idus,
    Stateless,
    pack,
)

TWO_COLOURS = [VOTE + GREEN, VOTE + RED]
THREE_COLOURS = [VOTE + GREEN, VOTE + RED, VOTE + YELLOW]


class Turn(Script[Idus]):
    """[4.1] [5.9] One turn after the other, in the order of the rulebook: assignment, vote, veto, count, end of the turn."""

    def steps(self) -> list[Step]:
        return TURN

    def clone(self) -> Turn:
        """Written out: it lies under every question, and a clone of the game takes a third less."""
        return Turn(self.at)


def begin_turn(game: Idus, turn: Turn) -> None:
    """[3.5] [4.2] [4.3] In the first round the roles are a matter of seats; in the second the Consul names them."""
    if game.has_listener:
        game.tell(TurnBegan("4.1", game.turn + 1, game.consul), EVERYBODY)
    if game.is_second_round():
        game.push(ASSIGN)
        return
    seats = game.rules.seats
    game.praetor = (game.consul + 1) % seats
    game.aedile = (game.consul + 2) % seats
    game.aedile2 = (game.consul + 3) % seats
    tell_roles(game, "4.2")


def tell_roles(game: Idus, rule: str) -> None:
    if game.has_listener:
        game.tell(RolesGiven(rule, game.praetor, game.aedile, game.aedile2), EVERYBODY)


class Assign(Stateless):
    """[5.1] [4.3] The Consul hands the Praetor's card and then the two Aediles' cards to others, one by one and openly."""

    def rule(self, game: Idus, seat: int) -> str:
        return "5.1"

    def ask(self, game: Idus, seat: int) -> Phrase:
        if game.praetor == NONE:
            return Phrase("idus-ask-praetor", {"turn": game.turn + 1})
        if game.aedile == NONE:
            return Phrase("idus-ask-aedile", {"praetor": names.seat(game.praetor)})
        return Phrase("idus-ask-aedile2", {"praetor": names.seat(game.praetor), "aedile": names.seat(game.aedile)})

    def actors(self, game: Idus) -> list[int]:
        return [game.consul]

    def legal(self, game: Idus, seat: int) -> list[int]:
        if game.praetor == NONE:
            return [PRAETOR + other for other in praetors(game)]
        return [AEDILE + other for other in aediles(game)]

    def answer(self, game: Idus, seat: int, choice: int) -> None:
        named = argument(choice)
        if game.praetor == NONE:
            game.praetor = named
        elif game.aedile == NONE:
            game.aedile = named
        else:
            game.aedile2 = named
            game.pop()
            tell_roles(game, "5.1")

    def refusal(self, game: Idus, seat: int, choice: int) -> Illegal:
        if game.praetor == NONE:
            if verb(choice) == PRAETOR:
                return why_not_praetor(game, argument(choice))
            return Illegal("5.1", Phrase("idus-refuse-name-praetor"))
        if verb(choice) == AEDILE:
            return why_not_aedile(game, argument(choice))
        return Illegal("5.1", Phrase("idus-refuse-name-aedile"))


def take_votes(game: Idus, turn: Turn) -> None:
    game.push(Vote([game.aedile, game.aedile2], [[], []]))


class Vote(Poll[Idus]):
    """[5.2] [7.2] Both Aediles at once, in secret: green or red, later also yellow. What lies there is cast (R-004)."""

    def clone(self) -> Vote:
        """Written out: a chain is laid anew, never added to, so that copies share it; a clone takes a sixth less."""
        return Vote(self.asked, self.said[:])

    def rule(self, game: Idus, seat: int) -> str:
        return "5.2"

    def ask(self, game: Idus, seat: int) -> Phrase:
        return Phrase("idus-ask-vote", {"turn": game.turn + 1})

    def legal(self, game: Idus, seat: int) -> list[int]:
        return THREE_COLOURS if game.is_second_round() else TWO_COLOURS

    def subject(self, game: Idus, seat: int) -> list[int]:
        """Written out: an Aedile who is asked has laid nothing yet."""
        return NO_NUMBERS

    def run(self, game: Idus) -> bool:
        """Written out, as are `actors`: with the poll's own a whole game was 6 % slower."""
        if self.said[0] and self.said[1]:
            game.pop()
            self.open(game)
            return False
        return True

    def actors(self, game: Idus) -> list[int]:
        if self.said[0]:
            return [self.asked[1]]
        return [self.asked[0]] if self.said[1] else self.asked

    def answer(self, game: Idus, seat: int, choice: int) -> None:
        self.said[self.asked.index(seat)] = [choice]
        self.added(game, seat, choice)

    def added(self, game: Idus, seat: int, choice: int) -> None:
        game.reveals += 1
        if game.has_listener:
            game.tell(VoteLaid("5.2", seat, argument(choice)), only(seat))
            game.tell(VoteCast("5.2", seat), all_but(seat))

    def open(self, game: Idus) -> None:
        game.vote = argument(self.said[0][0])
        game.vote2 = argument(self.said[1][0])

    def laid_by(self, aedile: int) -> int:
        """The colour that lies in front of an Aedile, or NONE."""
        chain = self.chain(aedile)
        return argument(chain[0]) if chain else NONE

    def lay(self, aedile: int, colour: int) -> None:
        """A colour lies in front of an Aedile, in a world that is set up or imagined."""
        self.said[self.asked.index(aedile)] = [VOTE + colour]

    def refusal(self, game: Idus, seat: int, choice: int) -> Illegal:
        if choice == VOTE + YELLOW:
            return Illegal("5.2", Phrase("idus-refuse-yellow"))
        return Illegal("5.2", Phrase("idus-refuse-vote"))


def hold_inspection(game: Idus, turn: Turn) -> None:
    game.push(INSPECT)


def count_votes(game: Idus, turn: Turn) -> None:
    """[1.3] [5.7] [7.5] Both votes move their markers, then the limit is looked at; nobody is told whose card is whose."""
    record = game.record[:]
    record.append(pack(game))
    game.record = record
    for vote in (game.vote, game.vote2):
        if vote == GREEN:
            game.loyal += 1
        elif vote == RED:
            game.traitor += 1
    game.reveals += 1
    if game.has_listener:
        low, high = min(game.vote, game.vote2), max(game.vote, game.vote2)
        game.tell(VotesCounted("5.7", low, high, game.loyal, game.traitor), EVERYBODY)
    if has_failed(game, game.loyal) or has_failed(game, game.traitor):
        conspiracy_fails(game)


def may_discard(game: Idus) -> bool:
    """[5.8] The Consul gives up a card if she holds two; the first player not yet in the very first turn."""
    return game.turn > 0 and not game.has_chosen(game.consul)


def give_up_a_card(game: Idus, turn: Turn) -> None:
    if may_discard(game):
        game.push(CHOOSE_SIDE)


class ChooseSide(Stateless):
    """[5.8] The Consul chooses her side, after the count: one of her two faction cards goes, face-down."""

    def rule(self, game: Idus, seat: int) -> str:
        return "5.8"

    def ask(self, game: Idus, seat: int) -> Phrase:
        return Phrase("idus-ask-side")

    def actors(self, game: Idus) -> list[int]:
        return [game.consul]

    def legal(self, game: Idus, seat: int) -> list[int]:
        return hand(game, seat)

    def answer(self, game: Idus, seat: int, choice: int) -> None:
        game.pop()
        discard(game, seat, argument(choice), "5.8")

    def refusal(self, game: Idus, seat: int, choice: int) -> Illegal:
        return why_not_discard(choice, "5.8")


def pass_on(game: Idus, turn: Turn) -> None:
    """[5.9] [8.3] The Consul's card goes to the left; when the first player would get it a third time, the Ides have come."""
    turn.go_to(begin_turn)
    game.turn += 1
    seats = game.rules.seats
    if game.turn == 2 * seats:
        ides_of_march(game)
        return
    game.consul = (game.first + game.turn) % seats
    game.praetor = NONE
    game.aedile = NONE
    game.aedile2 = NONE
    game.vote = NONE
    game.vote2 = NONE
    game.looked = 0
    game.fate = UNTOUCHED
    game.original = NONE


TURN: Final[list[Step]] = [begin_turn, take_votes, hold_inspection, count_votes, give_up_a_card, pass_on]

ASSIGN = Assign()
CHOOSE_SIDE = ChooseSide()
