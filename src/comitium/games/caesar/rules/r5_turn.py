"""Chapter 5: a turn, in the order of the rulebook. Cards are played, the hand is filled up, a vote card is drawn."""

from __future__ import annotations

from typing import Any, Final

from comitium.core.audience import EVERYBODY
from comitium.core.errors import Reason
from comitium.core.frames import Frame, Script, Step
from comitium.core.messages import Phrase
from comitium.games.caesar import choices, names
from comitium.games.caesar.choices import DOWN, END, ON, PLAY, argument, verb
from comitium.games.caesar.events import TurnBegan
from comitium.games.caesar.rules.r4_limits import open_groups, room_for_two
from comitium.games.caesar.rules.r5_passive import NOT_HELD, REFILL
from comitium.games.caesar.rules.r5_playing import PLAY_CARDS, why_not_act, why_not_there
from comitium.games.caesar.rules.r6_actions import Aim, playable_actions, why_not_playable
from comitium.games.caesar.rules.r7_votes import draw_vote_card, hold_special_votes
from comitium.games.caesar.state import INFLUENCE_KINDS, KINDS, NOTHING, Caesar, Stateless, TurnQuestion

LATE_OTHER: Final = Reason("5.4", "caesar-refuse-other")
ONLY_DUMPED: Final = Reason("9.4", "caesar-refuse-dump")


class Turn(Script[Caesar]):
    """[5.1] One player's turn, in the order of the rulebook."""

    def steps(self) -> list[Step]:
        return TURN

    def clone(self) -> Turn:
        """Written out: it lies under every question, and a clone of the game takes a fifth less."""
        return Turn(self.at)


def play_cards(game: Caesar, turn: Turn) -> None:
    game.turn += 1
    game.placed = NOTHING
    game.acted = False
    if game.has_listener:
        game.tell(TurnBegan("5.1", game.turn, game.player), EVERYBODY)
    game.push(PLAY_CARDS)


def fill_up(game: Caesar, turn: Turn) -> None:
    """[5.5] [7.1.1] Groups with eight cards are voted on before the hand is filled up, in the editions that say so."""
    if not game.rules.special_after_refill:
        hold_special_votes(game)
    if not game.over:
        if not game.rules.whole_turn:
            turn.skip()
        game.push(REFILL)


def act_late(game: Caesar, turn: Turn) -> None:
    """[5.4] Where the action window is the whole turn; elsewhere this step is left out."""
    game.push(LATE_ACTION)


def draw_vote(game: Caesar, turn: Turn) -> None:
    """[7.1.1] [7.1.2] Or the groups with eight cards are voted on now; then the turn ends with a vote card."""
    if game.rules.special_after_refill:
        hold_special_votes(game)
    if not game.over:
        game.pop()
        draw_vote_card(game)


TURN: Final[list[Step]] = [play_cards, fill_up, act_late, draw_vote]


def turn_in_play() -> list[Frame[Any]]:
    """[5.1] A turn at its question what to play, as everybody sees it until something is shown."""
    turn = Turn()
    turn.go_to(fill_up)
    return [turn, PLAY_CARDS]


class LateAction(Stateless):
    """[5.4] Where the action window is the whole turn: an action after the refill, or none."""

    def rule(self, game: Caesar, seat: int) -> str:
        return "5.4"

    def rule_of(self, game: Caesar, seat: int, choice: int) -> str:
        return choices.describe(choice).rule

    def ask(self, game: Caesar, seat: int) -> Phrase:
        return Phrase("caesar-ask-late-action")

    def run(self, game: Caesar) -> bool:
        if why_not_act(game) is None and game.held[game.player * 2 + 1] > 0:
            return True
        game.pop()
        return False

    def legal(self, game: Caesar, seat: int) -> list[int]:
        menu = [PLAY + card for card in playable_actions(game, seat)]
        menu.append(END)
        return menu

    def answer(self, game: Caesar, seat: int, choice: int) -> None:
        if choice == END:
            game.pop()
        else:
            game.push(Aim(argument(choice), -1, -1))

    def why_not(self, game: Caesar, seat: int, choice: int) -> Reason | None:
        card = argument(choice)
        if verb(choice) != PLAY:
            return LATE_OTHER
        return NOT_HELD if card < KINDS and game.hand[seat * KINDS + card] == 0 else why_not_playable(game, seat, card)


class Dump(TurnQuestion):
    """[9.4] The extra turn of `lone_endgame=dump`: every influence card in hand is laid where there is room."""

    def __init__(self, card: int) -> None:
        super().__init__()
        self.card = card  # the card to be laid, or -1

    def rule(self, game: Caesar, seat: int) -> str:
        return "9.4"

    def ask(self, game: Caesar, seat: int) -> Phrase:
        if self.card >= 0:
            return Phrase("caesar-ask-place-down", {"card": names.card(self.card)})
        return Phrase("caesar-ask-dump")

    def run(self, game: Caesar) -> bool:
        if game.held[game.player * 2] and room_for_two(game, game.player):
            return True
        game.pop()
        return False

    def legal(self, game: Caesar, seat: int) -> list[int]:
        if self.card >= 0:
            return [ON + group for group in open_groups(game, seat)]
        return [DOWN + card for card in range(INFLUENCE_KINDS) if game.hand[seat * KINDS + card]]

    def answer(self, game: Caesar, seat: int, choice: int) -> None:
        if self.card >= 0:
            game.lay_down(seat, argument(choice), self.card)
            self.card = -1
        else:
            self.card = argument(choice)

    def why_not(self, game: Caesar, seat: int, choice: int) -> Reason | None:
        return why_not_there(game, seat, choice) if self.card >= 0 else ONLY_DUMPED

    def chosen(self) -> list[int]:
        return [self.card] if self.card >= 0 else []

    def is_sound(self, game: Caesar) -> bool:
        return self.card == -1 or (0 <= self.card < INFLUENCE_KINDS and game.hand[game.player * KINDS + self.card] > 0)

    def redraw(self, world: Caesar, seat: int, dice: object) -> None:
        if seat != world.player:
            self.card = -1


LATE_ACTION: Final = LateAction()
