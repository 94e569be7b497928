"""Chapter 5, first half: what may be played in a turn, one card after the other."""

from __future__ import annotations

from typing import Final

from comitium.core.audience import EVERYBODY
from comitium.core.errors import Reason
from comitium.core.ids import id_of
from comitium.core.messages import Phrase
from comitium.games.caesar import choices, names
from comitium.games.caesar.choices import DOWN, END, ON, PASSIVE, PLAY, UP, VETO, argument, verb
from comitium.games.caesar.events import PlayEnded
from comitium.games.caesar.rules.r4_limits import NO_GROUP, open_groups, room_for_two, why_not_on
from comitium.games.caesar.rules.r5_passive import NOT_HELD, Passive
from comitium.games.caesar.rules.r6_actions import (
    MAKES_NO_ROOM,
    VETO_ALONE,
    Aim,
    is_shut_out,
    keys,
    playable_actions,
    why_not_playable,
)
from comitium.games.caesar.state import (
    GROUPS,
    INFLUENCE_KINDS,
    KINDS,
    NOTHING,
    ONE_DOWN,
    ONE_UP,
    TWO_DOWN,
    TWO_UP,
    Caesar,
    Stateless,
    TurnQuestion,
)

OTHER: Final = Reason("5.1", "caesar-refuse-other")
NOT_INFLUENCE: Final = Reason("5.2", "caesar-refuse-not-influence")
NO_ROOM: Final = Reason("4.2", "caesar-refuse-no-room")
PLACED: Final = Reason("5.2", "caesar-refuse-placement")
SECOND_DOWN: Final = Reason("10.5", "caesar-refuse-second-down")
ONLY_DOWN: Final = Reason("5.2", "caesar-refuse-only-down")
SECOND_UP: Final = Reason("5.2", "caesar-refuse-second-up")
SECOND_ACTION: Final = Reason("5.4", "caesar-refuse-second-action")
TWO_HIDDEN: Final = Reason("10.5", "caesar-refuse-action-two-down")
NOT_ACTIVE: Final = Reason("5.1", "caesar-refuse-active")
ONE_UP_ALONE: Final = Reason("5.2", "caesar-refuse-end-one-up")
UNPLACED: Final = Reason("5.3", "caesar-refuse-end")
NOT_PASSIVE: Final = Reason("5.1", "caesar-refuse-passive")


def may_be_active(game: Caesar, seat: int) -> bool:
    """[5.1] She holds influence, and there is room for it or she holds an action that can make room."""
    return game.held[seat * 2] > 0 and (room_for_two(game, seat) > 0 or len(keys(game, seat)) > 0)


def why_not_down(game: Caesar) -> Reason | None:
    """[5.2] One card face-down; a second one in the variants that allow it [10.5]."""
    if game.placed == NOTHING:
        return None
    if game.placed != ONE_DOWN:
        return PLACED
    if game.rules.two_down_no_action:
        return SECOND_DOWN if game.acted else None
    return None if game.rules.two_down else PLACED


def why_not_up(game: Caesar, seat: int, space: int) -> Reason | None:
    """[5.2] Two cards face-up: the first only where a second can follow."""
    if game.rules.two_down:
        return ONLY_DOWN
    if game.placed == NOTHING:
        return None if (space >= 2 and game.held[seat * 2] >= 2) or game.rules.allow_single_face_up else SECOND_UP
    return None if game.placed == ONE_UP else PLACED


def why_not_act(game: Caesar) -> Reason | None:
    """[5.4] One action a turn; none beside two face-down cards under that variant [10.5]."""
    if game.acted:
        return SECOND_ACTION
    return TWO_HIDDEN if game.placed == TWO_DOWN and game.rules.two_down_no_action else None


def why_not_end(game: Caesar, seat: int) -> Reason | None:
    """[5.3] Play ends when the duty to place is done, or when it lapses because an action was played and no card fits."""
    placed = game.placed
    if placed == ONE_DOWN or placed == TWO_UP or placed == TWO_DOWN:
        return None
    if placed == ONE_UP:
        return None if game.rules.allow_single_face_up else ONE_UP_ALONE
    lapsed = game.acted and (game.held[seat * 2] == 0 or room_for_two(game, seat) == 0)
    return None if lapsed else UNPLACED


class PlayCards(Stateless):
    """[5.1] [5.2] [5.4] What to play next: an influence card, an action, the end of play; or a passive turn."""

    def rule(self, game: Caesar, seat: int) -> str:
        return "5.1" if is_fresh(game) else "5.3"

    def rule_of(self, game: Caesar, seat: int, choice: int) -> str:
        return choices.describe(choice).rule

    def ask(self, game: Caesar, seat: int) -> Phrase:
        return Phrase("caesar-ask-turn", {"turn": game.turn}) if is_fresh(game) else Phrase("caesar-ask-play-on")

    def legal(self, game: Caesar, seat: int) -> list[int]:
        menu: list[int] = []
        placed = game.placed
        fresh = placed == NOTHING and not game.acted
        down = placed == NOTHING or why_not_down(game) is None
        if down or placed == ONE_UP:
            influence = game.held[seat * 2]
            space = room_for_two(game, seat)
            if influence and space:
                hand = game.hand
                at = seat * KINDS
                if down:
                    for card in range(INFLUENCE_KINDS):
                        if hand[at + card]:
                            menu.append(DOWN + card)
                if why_not_up(game, seat, space) is None:
                    for card in range(INFLUENCE_KINDS):
                        if hand[at + card]:
                            menu.append(UP + card)
            elif fresh:
                if influence:
                    menu = [PLAY + card for card in keys(game, seat)]
                menu.append(PASSIVE)
                return menu
        if game.held[seat * 2 + 1] and why_not_act(game) is None:
            for card in playable_actions(game, seat):
                menu.append(PLAY + card)
        if fresh:
            menu.append(PASSIVE)
        elif why_not_end(game, seat) is None:
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
            if game.placed == NOTHING and game.has_listener:
                game.tell(PlayEnded("5.3", seat), EVERYBODY)
            end_play(game, seat)
        else:
            game.pop()
            game.pop()  # the active turn is given up with the question
            game.push(Passive())

    def why_not(self, game: Caesar, seat: int, choice: int) -> Reason | None:
        does, card = verb(choice), argument(choice)
        if does in (DOWN, UP, PLAY) and card < KINDS and game.hand[seat * KINDS + card] == 0:
            return NOT_HELD
        if does in (DOWN, UP) and card >= INFLUENCE_KINDS:
            return NOT_INFLUENCE
        if does in (DOWN, UP):
            space = room_for_two(game, seat)
            if space == 0:
                return NO_ROOM
            return why_not_down(game) if does == DOWN else why_not_up(game, seat, space)
        if does == PLAY:
            return why_not_act(game) or self.why_not_action(game, seat, card)
        if does == END:
            return why_not_end(game, seat)
        if does == VETO:
            return VETO_ALONE
        return NOT_PASSIVE if does == PASSIVE else OTHER

    def why_not_action(self, game: Caesar, seat: int, card: int) -> Reason | None:
        """[5.1] An action must have something to act on; where no card fits, only one that makes room opens the turn."""
        if game.placed == NOTHING and not may_be_active(game, seat):
            return NOT_ACTIVE
        return why_not_playable(game, seat, card) or (MAKES_NO_ROOM if is_shut_out(game, seat) else None)


def is_fresh(game: Caesar) -> bool:
    """Whether nothing has been played yet this turn."""
    return game.placed == NOTHING and not game.acted


def end_play(game: Caesar, seat: int) -> None:
    """[5.3] The player has finished playing cards: nothing more is played before the refill."""
    game.stall(seat, 0)
    game.pop()


class Place(TurnQuestion):
    """[5.2] [4.1] [4.2] [4.3] On which group the chosen influence card is laid. Which card it is, only she knows."""

    def __init__(self, card: int, face_up: bool) -> None:
        super().__init__()
        self.card = card
        self.face_up = face_up

    def clone(self) -> Place:
        """Written out, as in the scripts below it (0.04 us compiled instead of 0.24): searches copy many games here."""
        return Place(self.card, self.face_up)

    def subject(self, game: Caesar, seat: int) -> list[int]:
        """Written out: a learner reads it at every step."""
        return [self.card, int(self.face_up)]

    def rule(self, game: Caesar, seat: int) -> str:
        return "5.2"

    def ask(self, game: Caesar, seat: int) -> Phrase:
        return Phrase(f"caesar-ask-place-{'up' if self.face_up else 'down'}", {"card": names.card(self.card)})

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

    def why_not(self, game: Caesar, seat: int, choice: int) -> Reason | None:
        return why_not_there(game, seat, choice)

    def chosen(self) -> list[int]:
        return [self.card]

    def is_sound(self, game: Caesar) -> bool:
        return 0 <= self.card < INFLUENCE_KINDS and game.hand[game.player * KINDS + self.card] > 0

    def seen_as(self, game: Caesar, seat: int | None) -> str:
        return id_of(self) if seat == game.player else id_of(game.stack[-2])

    def redraw(self, world: Caesar, seat: int, dice: object) -> None:
        if seat != world.player:
            world.pop()


def why_not_there(game: Caesar, seat: int, choice: int) -> Reason | None:
    """Why an answer is not a group on which a card can be laid."""
    group = argument(choice)
    return why_not_on(game, seat, group) if verb(choice) == ON and group < GROUPS else NO_GROUP


PLAY_CARDS: Final = PlayCards()
