"""Chapter 6, second half: what the actions do when nobody has vetoed them."""

from __future__ import annotations

from typing import Final

from comitium.core.audience import EVERYBODY, only
from comitium.core.dice import Dice
from comitium.core.errors import Reason
from comitium.core.frames import Question
from comitium.core.messages import Phrase
from comitium.games.caesar import names
from comitium.games.caesar.choices import DECLINE, DRAW, ON, TARGET, argument
from comitium.games.caesar.events import (
    CardStolen,
    GroupsCastled,
    HandSpied,
    InfluenceKilled,
    WrathFell,
)
from comitium.games.caesar.state import (
    ACTION,
    ASSASSINATION,
    CASTLING,
    COUNTED,
    GROUP_LIMIT,
    GROUPS,
    HIDDEN,
    INFLUENCE,
    INFLUENCE_KINDS,
    JOINED,
    KINDS,
    OWN_LIMIT,
    SCOUT,
    SEEN,
    SEEN_ALL,
    SPY,
    Caesar,
    Stateless,
    TurnQuestion,
)

NOT_IN_THE_HAND: Final = Reason("6.2", "caesar-refuse-spy-pick")
NOT_CASTLED: Final = Reason("6.3", "caesar-refuse-castling-group")
NO_DECK_AFTER_VETO: Final = Reason("6.6", "caesar-refuse-deck")
NO_DECK_AFTER_SPY: Final = Reason("6.2", "caesar-refuse-deck")


def carry_out(game: Caesar, card: int, group: int, group2: int) -> None:
    """The action takes effect."""
    if card == ASSASSINATION:
        assassinate(game, group, group2)
    elif card == SPY:
        look_into_the_hand(game)
    elif card == CASTLING:
        pick_up(game, group, group2)
    elif card == SCOUT:
        game.reveal(1 - game.player, group, "6.4")
    else:
        strike(game, group)


def assassinate(game: Caesar, group: int, kind: int) -> None:
    """[6.1] One face-up card of the opponent is discarded."""
    game.remove_up(1 - game.player, group, kind)
    if game.has_listener:
        game.tell(InfluenceKilled("6.1", 1 - game.player, group, kind), EVERYBODY)


def strike(game: Caesar, group: int) -> None:
    """[6.5] All influence on the group, of both sides, is discarded."""
    count = game.cards[group] + game.cards[GROUPS + group]
    game.clear(0, group, "6.5")
    game.clear(1, group, "6.5")
    if game.has_listener:
        game.tell(WrathFell("6.5", group, count), EVERYBODY)


def look_into_the_hand(game: Caesar) -> None:
    """[6.2] The spy sees the opponent's whole hand."""
    other = 1 - game.player
    game.reveals += 1
    memory = game.memory(other)
    for card in range(INFLUENCE_KINDS):
        for _ in range(game.hand[other * KINDS + card]):
            memory.append(SEEN + card)
    memory.append(SEEN_ALL)
    for card in range(ASSASSINATION, KINDS):
        for _ in range(game.hand[other * KINDS + card]):
            memory.append(SEEN + card)
    if game.has_listener:
        hand = [card for card in range(KINDS) for _ in range(game.hand[other * KINDS + card])]
        game.tell(HandSpied("6.2", game.player, tuple(hand)), only(game.player))
    game.push(SPY_PICK)


class SpyPick(Stateless):
    """[6.2] Which card of the opponent's hand is discarded."""

    def rule(self, game: Caesar, seat: int) -> str:
        return "6.2"

    def ask(self, game: Caesar, seat: int) -> Phrase:
        return Phrase("caesar-ask-spy-pick")

    def legal(self, game: Caesar, seat: int) -> list[int]:
        at = (1 - seat) * KINDS
        return [TARGET + card for card in range(KINDS) if game.hand[at + card]]

    def answer(self, game: Caesar, seat: int, choice: int) -> None:
        other = 1 - seat
        game.pop()
        game.discard_from_hand(other, argument(choice))
        if game.has_listener:
            game.tell(CardStolen("6.2", other, argument(choice)), EVERYBODY)
        game.push(ReplaceCard(other, False, False))

    def why_not(self, game: Caesar, seat: int, choice: int) -> Reason | None:
        return NOT_IN_THE_HAND


SPY_PICK = SpyPick()


def pick_up(game: Caesar, group: int, group2: int) -> None:
    """[6.3] All own cards of the two groups are taken up, to be laid out again."""
    seat = game.player
    memory = game.memory(seat)
    pool = [0] * INFLUENCE_KINDS
    for at in (group, group2):
        side = seat * GROUPS + at
        for card in range(INFLUENCE_KINDS):
            spot = side * 6 + card
            for _ in range(game.up[spot]):
                memory.append(HIDDEN + at * 16 + card)
            pool[card] += game.up[spot] + game.down[spot]
            game.up[spot] = 0
            game.down[spot] = 0
        game.cards[side] = 0
        game.downs[side] = 0
    memory.append(JOINED + group * 16 + group2)
    game.push(Castle(group, group2, pool, [0] * INFLUENCE_KINDS, [0] * INFLUENCE_KINDS))


class Castle(TurnQuestion):
    """[6.3] Card by card, from the strongest down: on which of the two groups it is laid, face-down."""

    def __init__(self, group: int, group2: int, pool: list[int], first: list[int], second: list[int]) -> None:
        super().__init__()
        self.group = group
        self.group2 = group2
        self.pool = pool  # still in the player's fingers
        self.first = first  # meant for the first group
        self.second = second  # meant for the second group

    def rule(self, game: Caesar, seat: int) -> str:
        return "6.3"

    def ask(self, game: Caesar, seat: int) -> Phrase:
        card, group, group2 = names.card(self.next_card()), names.group(self.group), names.group(self.group2)
        return Phrase("caesar-ask-castle", {"card": card, "group": group, "group2": group2})

    def next_card(self) -> int:
        """The strongest card still to be laid; -1 when all are."""
        for card in range(INFLUENCE_KINDS - 1, -1, -1):
            if self.pool[card]:
                return card
        return -1

    def run(self, game: Caesar) -> bool:
        card = self.next_card()
        if card < 0:
            self.lay_out(game)
            return False
        menu = self.legal(game, game.player)
        if len(menu) == 1:  # the other group is full: no choice, and nothing to learn from it
            self.answer(game, game.player, menu[0])
            return False
        return True

    def legal(self, game: Caesar, seat: int) -> list[int]:
        menu: list[int] = []
        other = (1 - seat) * GROUPS
        if sum(self.first) < min(OWN_LIMIT, GROUP_LIMIT - game.cards[other + self.group]):
            menu.append(ON + self.group)
        if sum(self.second) < min(OWN_LIMIT, GROUP_LIMIT - game.cards[other + self.group2]):
            menu.append(ON + self.group2)
        menu.sort()
        return menu

    def answer(self, game: Caesar, seat: int, choice: int) -> None:
        card = self.next_card()
        self.pool[card] -= 1
        meant = self.first if argument(choice) == self.group else self.second
        meant[card] += 1

    def lay_out(self, game: Caesar) -> None:
        """[6.3] All cards lie face-down; the opponent sees how many are where."""
        seat = game.player
        self.lay_side(game, seat, self.group, self.first)
        self.lay_side(game, seat, self.group2, self.second)
        game.pop()
        if game.has_listener:
            event = GroupsCastled("6.3", seat, self.group, sum(self.first), self.group2, sum(self.second))
            game.tell(event, EVERYBODY)

    def lay_side(self, game: Caesar, seat: int, group: int, meant: list[int]) -> None:
        side = seat * GROUPS + group
        for card in range(INFLUENCE_KINDS):
            game.down[side * 6 + card] = meant[card]
        game.cards[side] = sum(meant)
        game.downs[side] = sum(meant)
        game.memory(seat).append(COUNTED + group * 16 + sum(meant))

    def why_not(self, game: Caesar, seat: int, choice: int) -> Reason | None:
        return NOT_CASTLED  # while both groups have room; where one is full nothing is asked

    def is_sound(self, game: Caesar) -> bool:
        for counts in (self.pool, self.first, self.second):
            if len(counts) != INFLUENCE_KINDS or min(counts) < 0:
                return False
        return 0 <= self.group < GROUPS and 0 <= self.group2 < GROUPS and self.group != self.group2

    def redraw(self, world: Caesar, seat: int, dice: Dice) -> None:
        """As many cards as before are meant for each group, but other ones."""
        if seat == world.player:
            return
        counts = [sum(self.first), sum(self.second)]
        cards = [card for card in range(INFLUENCE_KINDS) for _ in range(self.pool[card])]
        dice.shuffle(cards)
        self.pool = [0] * INFLUENCE_KINDS
        self.first = [0] * INFLUENCE_KINDS
        self.second = [0] * INFLUENCE_KINDS
        for number in range(len(cards)):
            meant = self.first if number < counts[0] else self.second if number < counts[0] + counts[1] else self.pool
            meant[cards[number]] += 1


class ReplaceCard(Question[Caesar]):
    """[6.2] [6.6] One card for the vetoing or the spied player, from the deck of her choice."""

    def __init__(self, seat: int, optional: bool, after_veto: bool) -> None:
        super().__init__(seat)
        self.optional = optional
        self.after_veto = after_veto

    def rule(self, game: Caesar, seat: int) -> str:
        return "6.6" if self.after_veto else "6.2"

    def ask(self, game: Caesar, seat: int) -> Phrase:
        return Phrase("caesar-ask-replace-veto" if self.after_veto else "caesar-ask-replace-spy")

    def run(self, game: Caesar) -> bool:
        pile = self.seat * 2
        influence = game.left[pile] > 0
        action = game.left[pile + 1] > 0
        if (influence and action) or (self.optional and (influence or action)):
            return True
        game.pop()
        if influence:
            game.draw(self.seat, INFLUENCE)
        elif action:
            game.draw(self.seat, ACTION)
        return False

    def legal(self, game: Caesar, seat: int) -> list[int]:
        menu = [DRAW + deck for deck in (INFLUENCE, ACTION) if game.left[seat * 2 + deck]]
        if self.optional:
            menu.append(DECLINE)
        return menu

    def answer(self, game: Caesar, seat: int, choice: int) -> None:
        game.pop()
        if choice != DECLINE:
            game.draw(seat, argument(choice))

    def is_sound(self, game: Caesar) -> bool:
        return self.seat in (0, 1)

    def why_not(self, game: Caesar, seat: int, choice: int) -> Reason | None:
        return NO_DECK_AFTER_VETO if self.after_veto else NO_DECK_AFTER_SPY
