"""Chapter 6, first half: which actions may be played and at whom, how they are announced, and the veto.

What they do when nobody vetoes them is in r6_effects.py.
"""

from __future__ import annotations

from typing import Final

from comitium.core.audience import EVERYBODY
from comitium.core.errors import Illegal, Reason
from comitium.core.frames import Question
from comitium.core.ids import id_of
from comitium.core.messages import Phrase, Value
from comitium.games.caesar import names
from comitium.games.caesar.choices import ACTION_RULES, ON, PASS, TARGET, VETO, argument, verb
from comitium.games.caesar.events import (
    ActionVetoed,
    AssassinationAnnounced,
    CastlingAnnounced,
    ScoutAnnounced,
    SpyAnnounced,
    WrathAnnounced,
)
from comitium.games.caesar.rules.r4_limits import KEYS, OUT_OF_PLAY, is_key, opens, room_for_two
from comitium.games.caesar.rules.r6_effects import ReplaceCard, carry_out
from comitium.games.caesar.rules.r9_ending import has_run_out
from comitium.games.caesar.state import (
    ASSASSINATION,
    CASTLING,
    GROUPS,
    INFLUENCE_KINDS,
    KINDS,
    NOTHING,
    SCOUT,
    SPY,
    VETO_CARD,
    WRATH,
    Caesar,
    TurnQuestion,
)

# -- what may be played, and at whom


def assassination_targets(game: Caesar, seat: int) -> list[int]:
    """[6.1] The groups on which the opponent has a face-up card."""
    at = (1 - seat) * GROUPS
    return [group for group in range(GROUPS) if game.cards[at + group] > game.downs[at + group]]


def scout_targets(game: Caesar, seat: int) -> list[int]:
    """[6.4] The groups on which the opponent has a face-down card."""
    at = (1 - seat) * GROUPS
    return [group for group in range(GROUPS) if game.downs[at + group]]


def wrath_targets(game: Caesar) -> list[int]:
    """[6.5] The groups with a card on either side."""
    return [group for group in range(GROUPS) if game.cards[group] or game.cards[GROUPS + group]]


def castling_targets(game: Caesar, seat: int, first: int) -> list[int]:
    """[6.3] Two groups in play, on which the player has at least one card between them."""
    at = seat * GROUPS
    groups = [group for group in range(GROUPS) if game.patricians[group]]
    if first >= 0:
        some = game.cards[at + first] > 0
        return [group for group in groups if group != first and (some or game.cards[at + group])]
    if len(groups) < 2:
        return []
    for group in groups:
        if game.cards[at + group]:
            return groups
    return []


NO_FACE_UP: Final = Reason("6.1", "caesar-refuse-assassination")
NO_HAND: Final = Reason("6.2", "caesar-refuse-spy")
NO_CASTLING: Final = Reason("6.3", "caesar-refuse-castling")
NO_FACE_DOWN: Final = Reason("6.4", "caesar-refuse-scout")
NO_INFLUENCE: Final = Reason("6.5", "caesar-refuse-wrath")
VETO_ALONE: Final = Reason("6.6", "caesar-refuse-veto-alone")
NO_ACTION: Final = Reason("5.4", "caesar-refuse-other")
NO_TARGET: Final = Reason("6.7", "caesar-refuse-aim", "card")
MAKES_NO_ROOM: Final = Reason("5.1", "caesar-refuse-makes-no-room")
NO_VETO: Final = Reason("6.6", "caesar-refuse-veto")


def why_not_playable(game: Caesar, seat: int, card: int) -> Reason | None:
    """[6.1] [6.2] [6.3] [6.4] [6.5] What an action lacks to act on, if anything. A veto only answers an action [6.6]."""
    at = (1 - seat) * GROUPS
    cards = game.cards
    downs = game.downs
    if card == ASSASSINATION:
        for side in range(at, at + GROUPS):
            if cards[side] > downs[side]:
                return None
        return NO_FACE_UP
    if card == SPY:
        return None if game.hand_size(1 - seat) > 0 else NO_HAND
    if card == CASTLING:
        return None if castling_targets(game, seat, -1) else NO_CASTLING
    if card == SCOUT:
        for side in range(at, at + GROUPS):
            if downs[side]:
                return None
        return NO_FACE_DOWN
    if card == WRATH:
        for count in cards:
            if count:
                return None
        return NO_INFLUENCE
    return VETO_ALONE if card == VETO_CARD else NO_ACTION


def playable_actions(game: Caesar, seat: int) -> list[int]:
    """The kinds of action in the hand that may be played now."""
    at = seat * KINDS
    hand = game.hand
    found: list[int] = []
    for card in range(ASSASSINATION, VETO_CARD):
        if hand[at + card] and why_not_playable(game, seat, card) is None:
            found.append(card)
    return found


def is_shut_out(game: Caesar, seat: int) -> bool:
    """[5.1] Whether the turn is still to begin in earnest and no group has room: then only a key may be played."""
    return game.placed == NOTHING and room_for_two(game, seat) == 0


def keys(game: Caesar, seat: int) -> list[int]:
    """[5.1] The kinds of action in the hand that can make room for a seat without any."""
    at = seat * KINDS
    return [card for card in KEYS if game.hand[at + card] and is_key(game, seat, card)]


# -- the announcement


class Aim(TurnQuestion):
    """[6.7] Whom or what the action is aimed at; then it is announced, and the opponent may veto."""

    def __init__(self, card: int, group: int, group2: int) -> None:
        super().__init__()
        self.card = card
        self.group = group
        self.group2 = group2  # castling's second group, or the kind of card to be assassinated

    def subject(self, game: Caesar, seat: int) -> list[int]:
        """Written out: a learner reads it at every step."""
        return [self.card, self.group, self.group2]

    def rule(self, game: Caesar, seat: int) -> str:
        return ACTION_RULES[self.card]

    def ask(self, game: Caesar, seat: int) -> Phrase:
        if self.group < 0:
            return Phrase(f"caesar-ask-aim-{names.CARDS[self.card]}")
        if self.card == CASTLING:
            return Phrase("caesar-ask-aim-castling-second", {"group": names.group(self.group)})
        return Phrase("caesar-ask-aim-assassination-card", {"group": names.group(self.group)})

    def run(self, game: Caesar) -> bool:
        if self.card == SPY:
            self.announce(game)
            return False
        return True

    def legal(self, game: Caesar, seat: int) -> list[int]:
        card = self.card
        if card == CASTLING:
            groups = castling_targets(game, seat, self.group)
        elif card == ASSASSINATION:
            if self.group >= 0:
                at = ((1 - seat) * GROUPS + self.group) * 6
                return [TARGET + kind for kind in range(INFLUENCE_KINDS) if game.up[at + kind]]
            groups = assassination_targets(game, seat)
        elif card == SCOUT:
            groups = scout_targets(game, seat)
        else:
            groups = wrath_targets(game)
        if is_shut_out(game, seat):
            groups = [group for group in groups if self.can_open(game, seat, group)]
        return [ON + group for group in groups]

    def can_open(self, game: Caesar, seat: int, group: int) -> bool:
        """[5.1] Whether the aim can still make room if this group is named; of a castling's two one is enough."""
        if self.card == CASTLING and (self.group < 0 or opens(game, seat, CASTLING, self.group)):
            return True
        return opens(game, seat, self.card, group)

    def answer(self, game: Caesar, seat: int, choice: int) -> None:
        target = argument(choice)
        if self.group >= 0:
            self.group2 = target
        else:
            self.group = target
            if self.card == CASTLING or self.card == ASSASSINATION:
                return
        self.announce(game)

    def announce(self, game: Caesar) -> None:
        """[6.7] The card is shown and spent; everybody knows what it is aimed at before a veto is decided."""
        seat = game.player
        game.pop()
        game.discard_from_hand(seat, self.card)
        game.acted = True
        if game.has_listener:
            self.tell(game, seat)
        if veto_is_possible(game, 1 - seat):
            game.push(VetoWindow(1 - seat, self.card, self.group, self.group2))
        else:
            carry_out(game, self.card, self.group, self.group2)

    def tell(self, game: Caesar, seat: int) -> None:
        if self.card == ASSASSINATION:
            game.tell(AssassinationAnnounced("6.1", seat, self.group, self.group2), EVERYBODY)
        elif self.card == SPY:
            game.tell(SpyAnnounced("6.2", seat), EVERYBODY)
        elif self.card == CASTLING:
            game.tell(CastlingAnnounced("6.3", seat, self.group, self.group2), EVERYBODY)
        elif self.card == SCOUT:
            game.tell(ScoutAnnounced("6.4", seat, self.group), EVERYBODY)
        else:
            game.tell(WrathAnnounced("6.5", seat, self.group), EVERYBODY)

    def why_not(self, game: Caesar, seat: int, choice: int) -> Reason | None:
        group = argument(choice)
        if verb(choice) == ON and group < GROUPS:
            if not game.in_play(group):
                return OUT_OF_PLAY
            if is_shut_out(game, seat) and not self.can_open(game, seat, group):
                return MAKES_NO_ROOM
        elif self.group < 0:
            return NO_TARGET
        return REASONS[self.card]

    def refusal(self, game: Caesar, seat: int, choice: int) -> Illegal:
        """What is not a target is said of the card that is aimed."""
        if self.why_not(game, seat, choice) is NO_TARGET:
            return NO_TARGET.refuse({"card": names.card(self.card)})
        return super().refusal(game, seat, choice)

    def chosen(self) -> list[int]:
        return [self.card]

    def is_sound(self, game: Caesar) -> bool:
        return is_sound_action(self.card, self.group, self.group2)

    def seen_as(self, game: Caesar, seat: int | None) -> str:
        return id_of(self) if seat == game.player else id_of(game.stack[-2])

    def redraw(self, world: Caesar, seat: int, dice: object) -> None:
        if seat != world.player:
            world.pop()


def is_sound_action(card: int, group: int, group2: int) -> bool:
    """Whether these are an action card, a group and a second group or a kind of card, or -1 for what is not known yet."""
    return ASSASSINATION <= card < VETO_CARD and -1 <= group < GROUPS and -1 <= group2 < INFLUENCE_KINDS


REASONS: Final = {  # what an action card wants to be aimed at
    ASSASSINATION: NO_FACE_UP,
    CASTLING: NO_CASTLING,
    SCOUT: NO_FACE_DOWN,
    WRATH: NO_INFLUENCE,
}


# -- the veto


def veto_is_possible(game: Caesar, seat: int) -> bool:
    """[6.7] By what everybody can see: the seat holds an action card, not both its vetoes are spent, and it still plays
    (R-030)."""
    backs = game.held[seat * 2 + 1] if game.rules.hand_back_counts_public else game.hand_size(seat)
    if backs == 0 or game.discards[seat * KINDS + VETO_CARD] == 2:
        return False
    return game.rules.exhausted_may_veto or not has_run_out(game, seat)


class VetoWindow(Question[Caesar]):
    """[6.6] The opponent may veto the announced action."""

    def __init__(self, seat: int, card: int, group: int, group2: int) -> None:
        super().__init__(seat)
        self.card = card
        self.group = group
        self.group2 = group2

    def subject(self, game: Caesar, seat: int) -> list[int]:
        """Written out: a learner reads it at every step."""
        return [self.card, self.group, self.group2]

    def rule(self, game: Caesar, seat: int) -> str:
        return "6.6"

    def ask(self, game: Caesar, seat: int) -> Phrase:
        args: dict[str, Value] = {"card": names.card(self.card)}
        if self.group >= 0:
            args["group"] = names.group(self.group)
        if self.card == CASTLING:
            args["group2"] = names.group(self.group2)
        if self.card == ASSASSINATION:
            args["target"] = names.card(self.group2)
        return Phrase(f"caesar-ask-veto-{names.CARDS[self.card]}", args)

    def legal(self, game: Caesar, seat: int) -> list[int]:
        return [PASS, VETO] if game.hand[seat * KINDS + VETO_CARD] else [PASS]

    def answer(self, game: Caesar, seat: int, choice: int) -> None:
        game.pop()
        if choice == PASS:
            carry_out(game, self.card, self.group, self.group2)
            return
        game.discard_from_hand(seat, VETO_CARD)
        if game.has_listener:
            game.tell(ActionVetoed("6.6", seat, self.card), EVERYBODY)
        if game.rules.veto_draws:
            game.push(ReplaceCard(seat, game.rules.veto_draw_optional, True))

    def is_sound(self, game: Caesar) -> bool:
        return self.seat in (0, 1) and is_sound_action(self.card, self.group, self.group2)

    def why_not(self, game: Caesar, seat: int, choice: int) -> Reason | None:
        return NO_VETO
