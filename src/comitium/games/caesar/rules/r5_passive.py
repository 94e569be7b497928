"""Chapter 5, second half: the hand is filled up, and the passive turn, in which nothing else happens."""

from __future__ import annotations

from typing import Final

from comitium.core.audience import EVERYBODY
from comitium.core.errors import Reason
from comitium.core.frames import Script, Step
from comitium.core.ids import id_of
from comitium.core.messages import Phrase
from comitium.games.caesar.choices import DISCARD, DONE, DOWN, DRAW, PLAY, UP, argument, verb
from comitium.games.caesar.events import TurnPassed
from comitium.games.caesar.rules.r9_ending import ends_by_stalling, may_draw
from comitium.games.caesar.state import ACTION, HAND_LIMIT, INFLUENCE, KINDS, Caesar, Stateless, TurnQuestion

NOT_HELD: Final = Reason("3.1", "caesar-refuse-not-in-hand", "card")
AFTER_PLAY: Final = Reason("5.4", "caesar-refuse-after-play")
NO_DECK: Final = Reason("5.5", "caesar-refuse-deck")
ONLY_DISCARDS: Final = Reason("5.6", "caesar-refuse-passive-only")


def is_to_refill(game: Caesar, seat: int) -> bool:
    """[5.5] Whether the hand is short and there is a card that may be drawn."""
    if game.hand_size(seat) >= HAND_LIMIT or not may_draw(game):
        return False
    return game.left[seat * 2] > 0 or game.left[seat * 2 + 1] > 0


class Refill(Stateless):
    """[5.5] The hand is filled up to five, the deck chosen card by card; a lone deck needs no choice (R-027)."""

    def rule(self, game: Caesar, seat: int) -> str:
        return "5.5"

    def ask(self, game: Caesar, seat: int) -> Phrase:
        return Phrase("caesar-ask-refill", {"count": HAND_LIMIT - game.hand_size(seat)})

    def run(self, game: Caesar) -> bool:
        seat = game.player
        pile = seat * 2
        if game.held[pile] + game.held[pile + 1] >= HAND_LIMIT or (game.lone and not may_draw(game)):
            game.pop()
            return False
        if game.left[pile] and game.left[pile + 1]:
            return True
        if game.left[pile]:
            game.draw(seat, INFLUENCE)
        elif game.left[pile + 1]:
            game.draw(seat, ACTION)
        else:
            game.pop()
        return False

    def legal(self, game: Caesar, seat: int) -> list[int]:
        return [DRAW + INFLUENCE, DRAW + ACTION]

    def answer(self, game: Caesar, seat: int, choice: int) -> None:
        game.draw(seat, choice - DRAW)

    def why_not(self, game: Caesar, seat: int, choice: int) -> Reason | None:
        return AFTER_PLAY if verb(choice) in (DOWN, UP, PLAY) else NO_DECK


REFILL: Final = Refill()


class Passive(Script[Caesar]):
    """[5.6] A passive turn: discard up to five cards, refill. No influence, no action, no vote."""

    def steps(self) -> list[Step]:
        return PASSIVE_TURN


def discard(game: Caesar, turn: Passive) -> None:
    game.push(Discard([0] * KINDS))


def refill(game: Caesar, turn: Passive) -> None:
    game.push(REFILL)


PASSIVE_TURN: Final[list[Step]] = [discard, refill]


class Discard(TurnQuestion):
    """[5.6] Which cards to discard, one after the other; they are shown together when the player is done. Until then the
    turn looks like any other."""

    def __init__(self, picked: list[int]) -> None:
        super().__init__()
        self.picked = picked  # by kind

    def subject(self, game: Caesar, seat: int) -> list[int]:
        """Written out: a learner reads it at every step."""
        return self.picked[:]

    def rule(self, game: Caesar, seat: int) -> str:
        return "5.6"

    def ask(self, game: Caesar, seat: int) -> Phrase:
        if not any(self.picked) and not is_to_refill(game, seat) and ends_by_stalling(game, seat):
            return Phrase("caesar-ask-discard-last")
        return Phrase("caesar-ask-discard")

    def legal(self, game: Caesar, seat: int) -> list[int]:
        at = seat * KINDS
        menu = [DISCARD + card for card in range(KINDS) if game.hand[at + card] > self.picked[card]]
        menu.append(DONE)
        return menu

    def answer(self, game: Caesar, seat: int, choice: int) -> None:
        if choice != DONE:
            self.picked[choice - DISCARD] += 1
            return
        shown = self.chosen()
        for card in shown:
            game.discard_from_hand(seat, card)
        game.stall(seat, 0 if shown or is_to_refill(game, seat) else game.stalls[seat] + 1)
        if game.has_listener:
            game.tell(TurnPassed("5.6", seat, tuple(shown)), EVERYBODY)
        game.pop()

    def why_not(self, game: Caesar, seat: int, choice: int) -> Reason | None:
        return NOT_HELD if verb(choice) == DISCARD and argument(choice) < KINDS else ONLY_DISCARDS

    def chosen(self) -> list[int]:
        return [card for card in range(KINDS) for _ in range(self.picked[card])]

    def is_sound(self, game: Caesar) -> bool:
        at = game.player * KINDS
        return len(self.picked) == KINDS and all(0 <= self.picked[card] <= game.hand[at + card] for card in range(KINDS))

    def seen_as(self, game: Caesar, seat: int | None) -> str:
        return id_of(self) if seat == game.player else "PlayCards"

    def redraw(self, world: Caesar, seat: int, dice: object) -> None:
        if seat != world.player:
            world.pop()
            world.pop()
            world.stack.extend(world.referee().turn_in_play())
