"""The tribune: an opponent for Caesar & Cleopatra who counts cards, weighs groups and bluffs a little.

Every turn she looks one move ahead: what each placement and each action would make of the groups, by the measure of
counting.py, less what the card is worth to her in the hand. She remembers nothing but how she means to lay out a castling;
everything else she reads from the view, so that each answer of a chain follows from the same plan.
"""

from __future__ import annotations

from typing import Final, NamedTuple, Protocol

from comitium.bots.caesar.counting import Line, Table
from comitium.core.dice import Dice, stream
from comitium.core.messages import Phrase, Prompt
from comitium.games.caesar import names
from comitium.games.caesar.choices import (
    DISCARD,
    DONE,
    DOWN,
    DRAW,
    END,
    NEXT,
    ON,
    PASS,
    PASSIVE,
    PLAY,
    TARGET,
    UP,
    VETO,
    argument,
    verb,
)
from comitium.games.caesar.state import (
    ACTION,
    ASSASSINATION,
    CASTLING,
    GROUP_LIMIT,
    GROUPS,
    INFLUENCE,
    INFLUENCE_KINDS,
    NOTHING,
    ONE_UP,
    OWN_LIMIT,
    PHILOSOPHER,
    SCOUT,
    SPY,
    VETO_CARD,
    WRATH,
)
from comitium.games.caesar.view import CaesarView

# what an influence card is worth in the hand, by kind; laying it must bring more
KEEP: Final = (0.45, 0.06, 0.10, 0.14, 0.18, 0.22)
OPENLY: Final = 0.03  # the cost of showing a card
# what an action must bring to be played
PRICE: Final = {ASSASSINATION: 0.35, SPY: 0.3, CASTLING: 0.5, SCOUT: 0.25, WRATH: 0.8}
VETO_PRICE: Final = 0.6
SPY_GAIN: Final = 0.35
SCOUT_GAIN: Final = 0.25  # share of a group's uncertainty that knowing the cards is worth
HASTE: Final = {ASSASSINATION: 4, SPY: 2, CASTLING: 2, SCOUT: 2, WRATH: 1, VETO_CARD: 2}  # how early she wants an action
PASSIVE_GAIN: Final = 0.0
ACTIONS_HELD: Final = 3  # how many action cards she likes to hold
INFLUENCE_HELD: Final = 2  # and how many influence cards at least
CLOSE: Final = 0.02  # choices as close as this are equally good: the dice decide
# which card a spy takes: influence and actions from the worst loss down
SPOILS: Final = (5, PHILOSOPHER, WRATH, 4, VETO_CARD, ASSASSINATION, CASTLING, 3, SPY, SCOUT, 2, 1)


class Seat(Protocol):
    """What a player gets to see when she is asked."""

    @property
    def view(self) -> CaesarView: ...
    @property
    def question(self) -> Prompt: ...
    @property
    def legal(self) -> list[int]: ...
    @property
    def seat(self) -> int: ...


class Move(NamedTuple):
    """A placement: its gain, its first card and that card's group, face-up or not, and the second card if there is one."""

    gain: float
    card: int
    group: int
    up: bool
    second: tuple[int, int] | None = None


class Aimed(NamedTuple):
    """An action: what it brings above its price, and where it is aimed (second group, or kind of card)."""

    gain: float
    card: int
    group: int = -1
    second: int = -1


class Tribune:
    name = "tribune"

    def __init__(self, seed: int, lone_philosopher_wins: bool = False) -> None:
        self.dice: Dice = stream(seed, "tribune")
        self.lone_philosopher_wins = lone_philosopher_wins
        self.layout: tuple[int, list[int]] = (-1, [])  # the turn of her last castling, and the groups of its cards in turn

    def choose(self, seat: Seat) -> int:
        legal = seat.legal
        if len(legal) == 1:
            return legal[0]
        choice = Thinking(self, seat).answer(seat.question)
        assert choice in legal, (choice, seat.question)
        return choice


def make(game_id: str, seed: int, **params: str) -> Tribune:
    """A tribune. `rule_set` or `lone_philosopher` may say how a philosopher alone fares, which the view does not show."""
    wins = params.get("lone_philosopher") == "wins" or params.get("rule_set", "").startswith("tilsit")
    return Tribune(seed, wins)


class Thinking:
    """One decision."""

    def __init__(self, player: Tribune, seat: Seat) -> None:
        self.player = player
        self.dice = player.dice
        self.view = seat.view
        self.seat = seat.seat
        self.other = 1 - seat.seat
        self.legal = seat.legal
        self.me = self.view.sides[self.seat]
        self.her = self.view.sides[self.other]
        self.hand = [card for card in self.me.hand or () if card < INFLUENCE_KINDS]
        self.table: Table

    def answer(self, question: Prompt) -> int:
        kind = question.kind
        if kind == "Prepare":
            return self.prepare()
        if kind == "Refill":
            return self.refill()
        if kind == "ReplaceCard":
            return self.refill()
        if kind == "SpyPick":
            return next(TARGET + card for card in SPOILS if TARGET + card in self.legal)
        if kind == "Discard":
            return self.discard()
        self.table = Table(self.view, self.seat, self.player.lone_philosopher_wins)
        if kind == "PlayCards":
            return self.play()
        if kind == "LateAction":
            action = self.best_action(None)
            return PLAY + action.card if action and action.gain > 0 else END
        if kind == "Place":
            return self.place(self.view.chosen[0], question.text.id.endswith("up"))
        if kind == "Aim":
            return self.aim(self.view.chosen[0], question)
        if kind == "VetoWindow":
            return VETO if self.harm() > VETO_PRICE else PASS
        if kind == "Castle":
            return self.castle()
        return self.dump()

    # -- preparation

    def prepare(self) -> int:
        if verb(self.legal[0]) == NEXT:
            pool = [argument(choice) for choice in self.legal for _ in range(HASTE[argument(choice)])]
            return NEXT + pool[self.dice.below(len(pool))]
        return self.legal[self.dice.below(len(self.legal))]

    # -- drawing and discarding

    def refill(self) -> int:
        actions = len(self.me.hand or ()) - len(self.hand)
        wants_action = actions < ACTIONS_HELD and len(self.hand) >= INFLUENCE_HELD
        for deck in (ACTION, INFLUENCE) if wants_action else (INFLUENCE, ACTION):
            if DRAW + deck in self.legal:
                return DRAW + deck
        return self.legal[0]

    def discard(self) -> int:
        """A hand without influence must be cleared; otherwise cards are too dear to throw away."""
        chosen = list(self.view.chosen)
        hand = list(self.me.hand or ())
        for card in chosen:
            hand.remove(card)
        if not self.hand and self.me.influence_deck and len(chosen) < 3:
            for card in (SCOUT, SPY, CASTLING, ASSASSINATION, VETO_CARD, WRATH):
                if card in hand:
                    return DISCARD + card
        return DONE

    # -- playing

    def play(self) -> int:
        view = self.view
        move = self.best_move()
        action = self.best_action(move)
        if PASSIVE in self.legal:
            gain = (move.gain if move else 0.0) + max(0.0, action.gain if action else 0.0)
            if gain <= self.quiet_gain():
                return PASSIVE
        if action and (action.gain > 0 or (move is None and END not in self.legal)):
            return PLAY + action.card
        if move and (move.gain > 0 or END not in self.legal):
            return (UP if move.up else DOWN) + move.card
        if END in self.legal:
            return END
        return PASSIVE

    def quiet_gain(self) -> float:
        """What a passive turn brings: no vote is drawn on the groups as they are."""
        table = self.table
        gain = PASSIVE_GAIN
        for group in range(GROUPS):
            if table.left[group] and table.chances[group]:
                gain += table.worth(group, table.mine[group], table.theirs[group], table.hidden[group], 0.0) - table.now(group)
        return gain

    def gain_of(self, group: int, cards: Line) -> float:
        """What laying these cards on a group brings, less what they are worth in the hand."""
        table = self.table
        mine = tuple(sorted(table.mine[group] + cards))
        worth = table.worth(group, mine, table.theirs[group], table.hidden[group], table.chances[group])
        return worth - table.now(group) - sum(KEEP[card] for card in cards)

    def best_move(self, card: int | None = None, up: bool | None = None) -> Move | None:
        """The best placement; of a certain card and face if they are already chosen."""
        kinds = sorted(set(self.hand))
        groups = [group for group in range(GROUPS) if self.room(group)]
        single = {(kind, group): self.gain_of(group, (kind,)) for kind in kinds for group in groups}
        may_down, may_up = self.faces() if up is None else (not up, up)
        chosen = kinds if card is None else [card]
        moves: list[Move] = []
        if may_down:
            moves += [Move(single[kind, group], kind, group, False) for kind in chosen for group in groups]
        if may_up and self.view.placed == NOTHING:
            moves += self.pairs(kinds, groups, single, card)
        elif may_up:
            moves += [Move(single[kind, group] - OPENLY, kind, group, True) for kind in chosen for group in groups]
        return self.pick(moves)

    def room(self, group: int) -> int:
        return self.view.groups[group].lines[self.seat].room

    def faces(self) -> tuple[bool, bool]:
        """Whether a card may be laid face-down and face-up; while an action is aimed, what may follow it."""
        verbs = [verb(choice) for choice in self.legal]
        if DOWN in verbs or UP in verbs:
            return DOWN in verbs, UP in verbs
        if self.view.asked != "Aim":
            return False, False
        return self.view.placed == NOTHING, self.view.placed in (NOTHING, ONE_UP)

    def pairs(
        self, kinds: list[int], groups: list[int], single: dict[tuple[int, int], float], card: int | None
    ) -> list[Move]:
        """Two cards face-up, on one group or on two; the chosen card, if there is one, is the first."""
        moves = []
        for first in kinds if card is None else [card]:
            for second in kinds:
                if (second < first and card is None) or (first == second and self.hand.count(first) < 2):
                    continue
                for g in groups:
                    for h in groups:
                        if g != h:
                            moves.append(Move(single[first, g] + single[second, h] - 2 * OPENLY, first, g, True, (second, h)))
                        elif self.room(g) >= 2:
                            moves.append(Move(self.gain_of(g, (first, second)) - 2 * OPENLY, first, g, True, (second, g)))
        return moves

    def pick(self, moves: list[Move]) -> Move | None:
        """One of the best moves; the dice choose among those that are nearly as good."""
        if not moves:
            return None
        best = max(move.gain for move in moves) - CLOSE
        close = [move for move in moves if move.gain >= best]
        return close[self.dice.below(len(close))] if len(close) > 1 else close[0]

    def place(self, card: int, up: bool) -> int:
        move = self.best_move(card, up)
        assert move is not None
        return ON + move.group

    # -- actions

    def after(self, move: Move | None) -> list[Line]:
        """My cards on the groups after a placement."""
        mine = self.table.mine[:]
        if move:
            mine[move.group] = tuple(sorted((*mine[move.group], move.card)))
            if move.second:
                card, group = move.second
                mine[group] = tuple(sorted((*mine[group], card)))
        return mine

    def best_action(self, move: Move | None, only: int | None = None) -> Aimed | None:
        """The action that brings most above its price, once the planned placement is made."""
        mine = self.after(move)
        aims: list[Aimed] = []
        urgency = self.urgency()
        for card in range(ASSASSINATION, VETO_CARD) if only is None else (only,):
            if only is None and PLAY + card not in self.legal:
                continue
            price = PRICE[card] * urgency
            if card == ASSASSINATION:
                aims += self.murders(mine, price)
            elif card == WRATH:
                aims += self.wraths(price)
            elif card == SCOUT:
                aims += self.scouts(mine, price)
            elif card == SPY:
                aims.append(Aimed(SPY_GAIN * min(1.0, self.her.hand_size / 5) - price, SPY))
            elif card == CASTLING:
                aims += self.castlings(mine, price)
        return max(aims, default=None)

    def urgency(self) -> float:
        """Prices fall as the game nears its end: actions unplayed are worth nothing."""
        left = len(self.hand) + self.me.influence_deck
        return min(1.0, left / 14)

    def murders(self, mine: list[Line], price: float) -> list[Aimed]:
        table = self.table
        aims = []
        for g in range(GROUPS):
            if not table.left[g]:
                continue
            theirs, hidden, chance = table.theirs[g], table.hidden[g], table.chances[g]
            now = table.worth(g, mine[g], theirs, hidden, chance)
            for card in set(theirs):
                rest = list(theirs)
                rest.remove(card)
                gain = table.worth(g, mine[g], tuple(rest), hidden, chance) - now
                aims.append(Aimed(gain - price, ASSASSINATION, g, card))
        return aims

    def wraths(self, price: float) -> list[Aimed]:
        table = self.table
        return [
            Aimed(table.worth(g, (), (), 0, table.chances[g]) - table.now(g) - price, WRATH, g)
            for g in range(GROUPS)
            if table.left[g] and (table.mine[g] or table.theirs[g] or table.hidden[g])
        ]

    def scouts(self, mine: list[Line], price: float) -> list[Aimed]:
        table = self.table
        aims = []
        for g in range(GROUPS):
            if table.hidden[g] and table.left[g]:
                won, lost, _ = table.rows[g]
                stake = won[10] - lost[10]
                doubt = min(1.0, table.hidden[g] * 0.4) * (table.chances[g] * 4)
                aims.append(Aimed(SCOUT_GAIN * stake * doubt - price, SCOUT, g))
        return aims

    def castlings(self, mine: list[Line], price: float) -> list[Aimed]:
        table = self.table
        aims = []
        groups = [g for g in range(GROUPS) if table.left[g]]
        for i, g in enumerate(groups):
            for h in groups[i + 1 :]:
                if mine[g] or mine[h]:
                    now = self.both(g, h, mine[g], mine[h])
                    gain, _ = self.best_split(g, h, tuple(sorted(mine[g] + mine[h])))
                    aims.append(Aimed(gain - now - price, CASTLING, g, h))
        return aims

    def both(self, g: int, h: int, first: Line, second: Line) -> float:
        table = self.table
        worth = table.worth(g, first, table.theirs[g], table.hidden[g], table.chances[g])
        return worth + table.worth(h, second, table.theirs[h], table.hidden[h], table.chances[h])

    def best_split(self, g: int, h: int, cards: Line) -> tuple[float, Line]:
        """The best way to lay cards out on two groups: what it is worth, and the cards of the first."""
        table = self.table
        room_g = min(OWN_LIMIT, GROUP_LIMIT - len(table.theirs[g]) - table.hidden[g])
        room_h = min(OWN_LIMIT, GROUP_LIMIT - len(table.theirs[h]) - table.hidden[h])
        best: tuple[float, Line] = (-99.0, ())
        for first, second in splits(cards):
            if len(first) <= room_g and len(second) <= room_h:
                best = max(best, (self.both(g, h, first, second), first))
        return best

    def castle(self) -> int:
        """The layout is planned at the first card and remembered."""
        assert self.view.castling and self.view.castling_cards
        g, h = self.view.castling
        cards = self.view.castling_cards
        turn, plan = self.player.layout
        if turn != self.view.turn or len(plan) < len(cards):
            _, first = self.best_split(g, h, cards)
            rest = list(first)
            plan = []
            for card in reversed(cards):
                if card in rest:
                    rest.remove(card)
                    plan.append(g)
                else:
                    plan.append(h)
            self.player.layout = (self.view.turn, plan)
        return ON + plan[len(plan) - len(cards)]

    def aim(self, card: int, question: Prompt) -> int:
        first = named_group(question)
        action_list = self.aims(card, self.best_move())
        if first is None:
            return ON + max(a for a in action_list if ON + a.group in self.legal).group
        if card == ASSASSINATION:
            return TARGET + max(a for a in action_list if a.group == first).second
        return ON + max(a for a in action_list if a.group == first or a.second == first).second

    def aims(self, card: int, move: Move | None) -> list[Aimed]:
        mine = self.after(move)
        if card == ASSASSINATION:
            return self.murders(mine, 0.0)
        if card == WRATH:
            return self.wraths(0.0)
        if card == SCOUT:
            return self.scouts(mine, 0.0)
        return self.castlings(mine, 0.0)

    def harm(self) -> float:
        """What the announced action would cost me."""
        announced = self.view.announced
        assert announced is not None
        table = self.table
        card, g = announced.card, announced.group
        if card == ASSASSINATION and g is not None and announced.target is not None:
            rest = list(table.mine[g])
            rest.remove(announced.target)
            return table.now(g) - table.worth(g, tuple(rest), table.theirs[g], table.hidden[g], table.chances[g])
        if card == WRATH and g is not None:
            return table.now(g) - table.worth(g, (), (), 0, table.chances[g])
        return 0.3

    # -- the last turn of `lone_endgame=dump`

    def dump(self) -> int:
        return self.legal[self.dice.below(len(self.legal))]


def named_group(question: Prompt) -> int | None:
    """The group that a question names: the first of a castling, or that of an assassination."""
    phrase = question.text.args.get("group")
    if not isinstance(phrase, Phrase):
        return None
    return next(group for group in range(GROUPS) if names.group(group) == phrase)


def splits(cards: Line) -> list[tuple[Line, Line]]:
    """All ways to deal cards to two places."""
    ways: set[tuple[Line, Line]] = {((), ())}
    for card in cards:
        ways = {(first + (card,), second) for first, second in ways} | {(first, second + (card,)) for first, second in ways}
    return sorted(ways)
