"""Chapter 5: the turn. A player plays cards, refills her hand and draws a vote card; or she is passive."""

from __future__ import annotations

from typing import Any

from comitium.core.audience import EVERYBODY
from comitium.core.errors import Illegal
from comitium.core.frames import Script
from comitium.core.messages import Phrase
from comitium.games.caesar import names
from comitium.games.caesar.choices import DISCARD, DONE, DOWN, DRAW, END, ON, PASSIVE, PLAY, UP, VETO, argument, verb
from comitium.games.caesar.events import PlayEnded, TurnBegan, TurnPassed
from comitium.games.caesar.rules.r4_limits import open_groups, room, room_for_two
from comitium.games.caesar.rules.r6_actions import Aim, is_playable, is_shut_out, keys, playable_actions, why_not_playable
from comitium.games.caesar.rules.r7_votes import draw_vote_card, hold_special_votes
from comitium.games.caesar.rules.r9_ending import may_draw
from comitium.games.caesar.state import (
    ACTION,
    GROUPS,
    HAND_LIMIT,
    INFLUENCE,
    INFLUENCE_KINDS,
    KINDS,
    NOTHING,
    ONE_DOWN,
    ONE_UP,
    OWN_LIMIT,
    TWO_DOWN,
    TWO_UP,
    Caesar,
    TurnQuestion,
)


class Turn(Script[Caesar]):
    """[5.1] One player's turn, in the order of the rulebook."""

    def clone(self) -> Turn:
        return Turn(self.pc)

    def state(self) -> tuple[Any, ...]:
        return (self.pc,)

    def step(self, game: Caesar, pc: int) -> None:
        rules = game.rules
        if pc == 0:
            begin_turn(game)
            game.push(PLAY_CARDS)
        elif pc == 1:
            if not rules.special_after_refill:
                hold_special_votes(game)
            if not game.over:
                game.push(REFILL)
        elif pc == 2 and rules.whole_turn:
            game.push(LATE_ACTION)
        else:
            if rules.special_after_refill:
                hold_special_votes(game)
            if not game.over:
                game.pop()
                draw_vote_card(game)


def begin_turn(game: Caesar) -> None:
    game.turn += 1
    game.placed = NOTHING
    game.acted = False
    if game.heard:
        game.tell(TurnBegan("5.1", game.turn, game.player), EVERYBODY)


def may_be_active(game: Caesar, seat: int) -> bool:
    """[5.1] She holds influence, and there is room for it or she holds an action that can make room."""
    return game.held[seat * 2] > 0 and (room_for_two(game, seat) > 0 or len(keys(game, seat)) > 0)


def may_end_play(game: Caesar, seat: int) -> bool:
    """[5.3] Play ends when the duty to place is done, or when it lapses because an action was played and no card fits."""
    placed = game.placed
    if placed == ONE_DOWN or placed == TWO_UP or placed == TWO_DOWN:
        return True
    if placed == ONE_UP:
        return game.rules.allow_single_face_up
    return game.acted and (game.held[seat * 2] == 0 or room_for_two(game, seat) == 0)


def may_lay_down(game: Caesar) -> bool:
    """[5.2] One card face-down; a second one in the variants that allow it."""
    if game.placed == NOTHING:
        return True
    if game.placed != ONE_DOWN:
        return False
    if game.rules.two_down_no_action:
        return not game.acted
    return game.rules.two_down


def may_lay_up(game: Caesar, seat: int, space: int) -> bool:
    """[5.2] Two cards face-up: the first only where a second can follow."""
    if game.rules.two_down:
        return False
    if game.placed == NOTHING:
        return (space >= 2 and game.held[seat * 2] >= 2) or game.rules.allow_single_face_up
    return game.placed == ONE_UP


def may_act(game: Caesar) -> bool:
    """[5.4] One action a turn; none beside two face-down cards under that variant [10.5]."""
    return not game.acted and not (game.placed == TWO_DOWN and game.rules.two_down_no_action)


class PlayCards(TurnQuestion):
    """[5.1] [5.2] [5.4] What to play next: an influence card, an action, the end of play; or a passive turn."""

    def legal(self, game: Caesar, seat: int) -> list[int]:
        menu: list[int] = []
        placed = game.placed
        fresh = placed == NOTHING and not game.acted
        if placed == NOTHING or placed == ONE_UP or may_lay_down(game):
            space = room_for_two(game, seat)
            influence = game.held[seat * 2]
            if space and influence:
                hand = game.hand
                at = seat * KINDS
                if may_lay_down(game):
                    for card in range(INFLUENCE_KINDS):
                        if hand[at + card]:
                            menu.append(DOWN + card)
                if may_lay_up(game, seat, space):
                    for card in range(INFLUENCE_KINDS):
                        if hand[at + card]:
                            menu.append(UP + card)
            elif fresh:
                if influence:
                    menu = [PLAY + card for card in keys(game, seat)]
                menu.append(PASSIVE)
                return menu
        if game.held[seat * 2 + 1] and may_act(game):
            for card in playable_actions(game, seat):
                menu.append(PLAY + card)
        if fresh:
            menu.append(PASSIVE)
        elif may_end_play(game, seat):
            menu.append(END)
        return menu

    def answer(self, game: Caesar, seat: int, choice: int) -> None:
        if choice < UP:
            game.push(Place(choice - DOWN, False))
        elif choice < PLAY:
            game.push(Place(choice - UP, True))
        elif choice < END:
            game.push(Aim(choice - PLAY, -1, -1))
        elif choice == END:
            if game.placed == NOTHING and game.heard:
                game.tell(PlayEnded("5.3", seat), EVERYBODY)
            end_play(game, seat)
        else:
            game.pop()
            game.pop()  # the active turn is given up with the question
            game.push(Passive(0))

    def refusal(self, game: Caesar, seat: int, choice: int) -> Illegal:
        does = verb(choice)
        card = argument(choice)
        if does in (DOWN, UP, PLAY) and card < KINDS and game.hand[seat * KINDS + card] == 0:
            return Illegal("3.1", Phrase("caesar-refuse-not-in-hand", {"card": names.card(card)}))
        if does in (DOWN, UP) and card >= INFLUENCE_KINDS:
            return Illegal("5.2", Phrase("caesar-refuse-not-influence"))
        if does in (DOWN, UP) and room_for_two(game, seat) == 0:
            return Illegal("4.2", Phrase("caesar-refuse-no-room"))
        if does == DOWN and game.placed == ONE_DOWN and game.rules.two_down_no_action and game.acted:
            return Illegal("10.5", Phrase("caesar-refuse-second-down"))
        if does == UP and game.rules.two_down:
            return Illegal("5.2", Phrase("caesar-refuse-only-down"))
        if does == UP and game.placed == NOTHING:
            return Illegal("5.2", Phrase("caesar-refuse-second-up"))
        if does in (DOWN, UP):
            return Illegal("5.2", Phrase("caesar-refuse-placement"))
        if does == PLAY and game.acted:
            return Illegal("5.4", Phrase("caesar-refuse-second-action"))
        if does == PLAY and not may_act(game):
            return Illegal("10.5", Phrase("caesar-refuse-action-two-down"))
        if does == PLAY and game.placed == NOTHING and not may_be_active(game, seat):
            return Illegal("5.1", Phrase("caesar-refuse-active"))
        if does == PLAY and is_shut_out(game, seat) and is_playable(game, seat, card):
            return Illegal("5.1", Phrase("caesar-refuse-makes-no-room"))
        if does == PLAY:
            return why_not_playable(game, seat, card)
        if does == END and game.placed == ONE_UP:
            return Illegal("5.2", Phrase("caesar-refuse-end-one-up"))
        if does == END:
            return Illegal("5.3", Phrase("caesar-refuse-end"))
        if does == VETO:
            return Illegal("6.6", Phrase("caesar-refuse-veto-alone"))
        if does == PASSIVE:
            return Illegal("5.1", Phrase("caesar-refuse-passive"))
        return Illegal("5.1", Phrase("caesar-refuse-other"))


def end_play(game: Caesar, seat: int) -> None:
    """[5.3] The player has finished playing cards: nothing more is played before the refill."""
    game.stalls[seat] = 0
    game.pop()


class Place(TurnQuestion):
    """[5.2] [4.1] [4.2] [4.3] On which group the chosen influence card is laid."""

    def __init__(self, card: int, face_up: bool) -> None:
        super().__init__()
        self.card = card
        self.face_up = face_up

    def clone(self) -> Place:
        return Place(self.card, self.face_up)

    def state(self) -> tuple[Any, ...]:
        return (self.card, self.face_up)

    def legal(self, game: Caesar, seat: int) -> list[int]:
        return [ON + group for group in open_groups(game, seat)]

    def answer(self, game: Caesar, seat: int, choice: int) -> None:
        group = choice - ON
        game.pop()
        if self.face_up:
            game.placed = ONE_UP if game.placed == NOTHING else TWO_UP
            game.lay_up(seat, group, self.card)
        else:
            game.placed = ONE_DOWN if game.placed == NOTHING else TWO_DOWN
            game.lay_down(seat, group, self.card)

    def refusal(self, game: Caesar, seat: int, choice: int) -> Illegal:
        return why_not_on(game, seat, choice)


def why_not_on(game: Caesar, seat: int, choice: int) -> Illegal:
    """Which limit closes a group."""
    group = argument(choice)
    if verb(choice) != ON or group >= GROUPS:
        return Illegal("5.2", Phrase("caesar-refuse-group"))
    if not game.in_play(group):
        return Illegal("4.3", Phrase("caesar-refuse-out-of-play", {"group": names.group(group)}))
    if game.cards[seat * GROUPS + group] == OWN_LIMIT:
        return Illegal("4.1", Phrase("caesar-refuse-own-limit", {"group": names.group(group)}))
    if room(game, seat, group) == 0:
        return Illegal("4.2", Phrase("caesar-refuse-group-limit", {"group": names.group(group)}))
    return Illegal("5.2", Phrase("caesar-refuse-group"))


def is_to_refill(game: Caesar, seat: int) -> bool:
    """[5.5] Whether the hand is short and there is a card that may be drawn."""
    if game.hand_size(seat) >= HAND_LIMIT or not may_draw(game):
        return False
    return game.left[seat * 2] > 0 or game.left[seat * 2 + 1] > 0


class Refill(TurnQuestion):
    """[5.5] The hand is filled up to five, the deck chosen card by card; a lone deck needs no choice (R-027)."""

    def run(self, game: Caesar) -> bool:
        seat = game.player
        pile = seat * 2
        if game.held[pile] + game.held[pile + 1] >= HAND_LIMIT or not may_draw(game):
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

    def refusal(self, game: Caesar, seat: int, choice: int) -> Illegal:
        if verb(choice) in (DOWN, UP, PLAY):
            return Illegal("5.4", Phrase("caesar-refuse-after-play"))
        return Illegal("5.5", Phrase("caesar-refuse-deck"))


class LateAction(TurnQuestion):
    """[5.4] Where the action window is the whole turn: an action after the refill, or none."""

    def run(self, game: Caesar) -> bool:
        if may_act(game) and game.held[game.player * 2 + 1] > 0:
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

    def refusal(self, game: Caesar, seat: int, choice: int) -> Illegal:
        card = argument(choice)
        if verb(choice) == PLAY and card < KINDS and game.hand[seat * KINDS + card] == 0:
            return Illegal("3.1", Phrase("caesar-refuse-not-in-hand", {"card": names.card(card)}))
        if verb(choice) == PLAY:
            return why_not_playable(game, seat, card)
        return Illegal("5.4", Phrase("caesar-refuse-other"))


class Passive(Script[Caesar]):
    """[5.6] A passive turn: discard up to five cards, refill. No influence, no action, no vote."""

    def clone(self) -> Passive:
        return Passive(self.pc)

    def state(self) -> tuple[Any, ...]:
        return (self.pc,)

    def step(self, game: Caesar, pc: int) -> None:
        if pc == 0:
            game.push(Discard([0] * KINDS))
        elif pc == 1:
            game.push(REFILL)
        else:
            game.pop()


class Discard(TurnQuestion):
    """[5.6] Which cards to discard, one after the other; they are shown together when the player is done."""

    def __init__(self, chosen: list[int]) -> None:
        super().__init__()
        self.chosen = chosen

    def clone(self) -> Discard:
        return Discard(self.chosen[:])

    def state(self) -> tuple[Any, ...]:
        return (self.chosen,)

    def legal(self, game: Caesar, seat: int) -> list[int]:
        at = seat * KINDS
        menu = [DISCARD + card for card in range(KINDS) if game.hand[at + card] > self.chosen[card]]
        menu.append(DONE)
        return menu

    def answer(self, game: Caesar, seat: int, choice: int) -> None:
        if choice != DONE:
            self.chosen[choice - DISCARD] += 1
            return
        shown: list[int] = []
        for card in range(KINDS):
            for _ in range(self.chosen[card]):
                game.discard_from_hand(seat, card)
                shown.append(card)
        game.stalls[seat] = 0 if shown or is_to_refill(game, seat) else game.stalls[seat] + 1
        if game.heard:
            game.tell(TurnPassed("5.6", seat, tuple(shown)), EVERYBODY)
        game.pop()

    def refusal(self, game: Caesar, seat: int, choice: int) -> Illegal:
        card = argument(choice)
        if verb(choice) == DISCARD and card < KINDS:
            return Illegal("3.1", Phrase("caesar-refuse-not-in-hand", {"card": names.card(card)}))
        return Illegal("5.6", Phrase("caesar-refuse-passive-only"))


class Dump(TurnQuestion):
    """[9.4] The extra turn of `lone_endgame=dump`: every influence card in hand is laid where there is room."""

    def __init__(self, card: int) -> None:
        super().__init__()
        self.card = card

    def clone(self) -> Dump:
        return Dump(self.card)

    def state(self) -> tuple[Any, ...]:
        return (self.card,)

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

    def refusal(self, game: Caesar, seat: int, choice: int) -> Illegal:
        if self.card >= 0:
            return why_not_on(game, seat, choice)
        return Illegal("9.4", Phrase("caesar-refuse-dump"))


PLAY_CARDS = PlayCards()
REFILL = Refill()
LATE_ACTION = LateAction()
