"""The tribune: an opponent for Caesar & Cleopatra who counts cards, weighs groups and keeps her plans to herself.

Every turn she looks one move ahead: what each placement and each action would make of the groups, by the measure of
counting.py, less what the card is worth to her in the hand. She remembers nothing but how she means to lay out a castling;
everything else she reads from the view, so that each answer of a chain follows from the same plan.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Any, Final, NamedTuple, TypeAlias

from comitium.bots.caesar.actions import Aimed, aims, best_split, harm
from comitium.bots.caesar.counting import Line, Table
from comitium.bots.player import Seat
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
from comitium.games.caesar.rules.r5_passive import Discard, Refill
from comitium.games.caesar.rules.r5_playing import Place, PlayCards
from comitium.games.caesar.rules.r5_turn import Dump, LateAction
from comitium.games.caesar.rules.r6_actions import Aim, VetoWindow
from comitium.games.caesar.rules.r6_effects import Castle, ReplaceCard, SpyPick
from comitium.games.caesar.setup import Prepare
from comitium.games.caesar.state import (
    ACTION,
    ASSASSINATION,
    CASTLING,
    GROUPS,
    INFLUENCE,
    INFLUENCE_KINDS,
    NOTHING,
    ONE_UP,
    PHILOSOPHER,
    SCOUT,
    SPY,
    VETO_CARD,
    WRATH,
)
from comitium.games.caesar.view import CaesarView

# What an influence card is worth in the hand, by kind: laying it must bring more.
KEEP: Final = (0.45, 0.06, 0.10, 0.14, 0.18, 0.22)
SHOWN: Final = 0.4  # the cost of showing a philosopher: seen, she is half beaten
# What an action must bring to be played, while there are still so many influence cards to come; less towards the end.
PRICE: Final = {ASSASSINATION: 0.6, SPY: 0.3, CASTLING: 1.0, SCOUT: 0.05, WRATH: 1.6}
PLENTY: Final = 14
VETO_PRICE: Final = 0.6  # what an action of the opponent's must threaten to be vetoed
HASTE: Final = {ASSASSINATION: 8, SPY: 3, CASTLING: 3, SCOUT: 1, WRATH: 4, VETO_CARD: 3}  # how early she wants an action
ACTIONS_HELD: Final = 3  # how many action cards she likes to hold ...
INFLUENCE_HELD: Final = 2  # ... once she holds so many influence cards
CLOSE: Final = 0.02  # placements as close as this are equally good: the dice decide
SPOILS: Final = (5, PHILOSOPHER, WRATH, 4, VETO_CARD, ASSASSINATION, CASTLING, 3, SPY, SCOUT, 2, 1)  # what a spy takes first
DEAD_WEIGHT: Final = (SCOUT, SPY, CASTLING, ASSASSINATION, VETO_CARD, WRATH)  # what a hand without influence throws away first
THROWN: Final = 3  # and how many of them


Gains: TypeAlias = dict[tuple[int, int], float]  # by card and group


class Move(NamedTuple):
    """A placement: its gain, the first card and its group, face-up or not; the second card and its group, if there is one."""

    gain: float
    card: int
    group: int
    up: bool
    second: tuple[int, int] | None = None


def make(game_id: str, seed: int) -> Tribune:
    """A tribune, with dice of her own."""
    return Tribune(seed)


class Tribune:
    """Plays one seat of one game."""

    def __init__(self, seed: int) -> None:
        self.name = "tribune"
        self.dice = stream(seed, "tribune")  # for opening secrets and near ties
        self.layout: tuple[int, list[int]] = (0, [])  # her last castling: its turn, and the groups of the cards in order
        self.hurries = False

    def hurry(self) -> None:
        """Nobody listens: a lone choice needs no thought."""
        self.hurries = True

    def choose(self, seat: Seat) -> int:
        """Her answer. She thinks it over even if it is the only one, so that it takes no less time than another."""
        legal = seat.legal
        if len(legal) > 1:
            return Thinking(self, seat, legal, self.dice).answer()
        if not self.hurries:
            Thinking(self, seat, legal, self.dice.clone()).answer()
        return legal[0]


class Thinking:
    """One decision."""

    def __init__(self, player: Tribune, seat: Seat, legal: list[int], dice: Dice) -> None:
        self.player = player
        self.dice = dice
        self.asked_at = seat
        self.question = seat.question_class
        self.view: CaesarView = seat.view
        self.seat = seat.seat
        self.legal = legal
        self.me = self.view.sides[seat.seat]
        self.hand = self.me.hand or ()
        self.influence = [card for card in self.hand if card < INFLUENCE_KINDS]

    @cached_property
    def table(self) -> Table:
        """The groups, weighed: only where something is laid or aimed at."""
        return Table(self.view, self.seat)

    def answer(self) -> int:
        return ANSWERS[self.question](self)

    # -- preparation, drawing, discarding

    def prepare(self) -> int:
        """The action deck in a likely but not certain order; the opening cards anyhow, so that nobody can guess them."""
        if verb(self.legal[0]) == NEXT:
            pool = [choice for choice in self.legal for _ in range(HASTE[argument(choice)])]
            return pool[self.dice.below(len(pool))]
        return self.legal[self.dice.below(len(self.legal))]

    def draw(self) -> int:
        """Enough influence to lay two cards, then actions, which come on top of them every turn."""
        actions = len(self.hand) - len(self.influence)
        wants_action = actions < ACTIONS_HELD and len(self.influence) >= INFLUENCE_HELD
        for deck in (ACTION, INFLUENCE) if wants_action else (INFLUENCE, ACTION):
            if DRAW + deck in self.legal:
                return DRAW + deck
        return self.legal[0]

    def discard(self) -> int:
        """A hand without influence makes room for some; otherwise cards are too dear to be thrown away."""
        if not self.influence and self.me.influence_deck and len(self.view.chosen) < THROWN:
            return next((DISCARD + card for card in DEAD_WEIGHT if DISCARD + card in self.legal), DONE)
        return DONE

    # -- the turn

    def play(self) -> int:
        move = self.best_move()
        action = self.best_action(move)
        if PASSIVE in self.legal and self.would_rather_wait(move, action):
            return PASSIVE
        if action and (action.gain > 0 or (move is None and END not in self.legal)):
            return PLAY + action.card
        if move and (move.gain > 0 or END not in self.legal):
            return (UP if move.up else DOWN) + move.card
        return END if END in self.legal else PASSIVE

    def would_rather_wait(self, move: Move | None, action: Aimed | None) -> bool:
        """Who is ahead may wait: if nobody can answer, which ends the game; or if no move is worth the vote it brings."""
        table = self.table
        if table.lead <= 0:
            return False
        gain = (move.gain if move else 0.0) + max(0.0, action.gain if action else 0.0)
        calm = [table.worth(g, table.mine[g], table.theirs[g], table.hidden[g], 0.0) - table.now(g) for g in table.in_play]
        return table.alone or gain <= sum(calm)

    def gain_of(self, group: int, *cards: int) -> float:
        """What laying these cards on a group brings, less what they are worth in the hand."""
        mine = tuple(sorted((*self.table.mine[group], *cards)))
        return self.table.with_mine(group, mine) - self.table.now(group) - sum(KEEP[card] for card in cards)

    def best_move(self, card: int | None = None, up: bool | None = None) -> Move | None:
        """The best placement; of this card and face if they are already chosen."""
        kinds = sorted(set(self.influence))
        groups = [group for group in self.table.in_play if self.room(group)]
        single: Gains = {(kind, group): self.gain_of(group, kind) for kind in kinds for group in groups}
        may_down, may_up = self.faces() if up is None else (not up, up)
        chosen = kinds if card is None else [card]
        moves: list[Move] = []
        if may_down:
            moves += [Move(single[kind, group], kind, group, False) for kind in chosen for group in groups]
        if may_up and self.view.placed == NOTHING:
            moves += self.pairs(chosen, kinds, groups, single)
        elif may_up:
            moves += [Move(single[kind, group] - shown(kind), kind, group, True) for kind in chosen for group in groups]
        return self.pick(moves)

    def pairs(self, firsts: list[int], kinds: list[int], groups: list[int], single: Gains) -> list[Move]:
        """Two cards face-up, on one group or on two."""
        moves = []
        for first in firsts:
            for second in kinds:
                if (second < first and len(firsts) > 1) or (first == second and self.influence.count(first) < 2):
                    continue  # the same pair the other way round, or a card too few
                for g in groups:
                    for h in groups:
                        if g != h:
                            gain = single[first, g] + single[second, h]
                        elif self.room(g) >= 2:
                            gain = self.gain_of(g, first, second)
                        else:
                            continue
                        moves.append(Move(gain - shown(first, second), first, g, True, (second, h)))
        return moves

    def room(self, group: int) -> int:
        return self.view.groups[group].lines[self.seat].room

    def faces(self) -> tuple[bool, bool]:
        """Whether a card may be laid face-down and face-up; while an action is aimed, whether it may afterwards."""
        if self.question is Aim:
            return self.view.placed == NOTHING, self.view.placed in (NOTHING, ONE_UP)
        verbs = {verb(choice) for choice in self.legal}
        return DOWN in verbs, UP in verbs

    def pick(self, moves: list[Move]) -> Move | None:
        """One of the best moves: the dice choose among those that are nearly as good."""
        if not moves:
            return None
        least = max(move.gain for move in moves) - CLOSE
        close = [move for move in moves if move.gain >= least]
        return close[self.dice.below(len(close))]

    def place(self) -> int:
        move = self.best_move(self.view.chosen[0], self.asked_at.question.text.id.endswith("up"))
        assert move is not None
        return ON + move.group

    # -- actions

    def steal(self) -> int:
        return next(TARGET + card for card in SPOILS if TARGET + card in self.legal)

    def veto(self) -> int:
        assert self.view.announced
        return VETO if harm(self.table, self.view.announced) > VETO_PRICE else PASS

    def act_late(self) -> int:
        action = self.best_action(None)
        return PLAY + action.card if action and action.gain > 0 else END

    def best_action(self, move: Move | None) -> Aimed | None:
        """The action that brings most above its price, counted as if the planned placement were made."""
        mine = self.after(move)
        coming = len(self.influence) + self.me.influence_deck
        near_the_end = min(1.0, coming / PLENTY)  # what is not played before the end is worth nothing
        best = None
        for card, price in PRICE.items():
            if PLAY + card in self.legal:
                action = max(aims(self.table, mine, card))
                action = action._replace(gain=action.gain - price * near_the_end)
                if best is None or action.gain > best.gain:
                    best = action
        return best

    def after(self, move: Move | None) -> list[Line]:
        """My cards on the groups after a placement."""
        mine = self.table.mine[:]
        if move:
            for card, group in [(move.card, move.group)] + ([move.second] if move.second else []):
                mine[group] = tuple(sorted((*mine[group], card)))
        return mine

    def aim(self) -> int:
        card = self.view.chosen[0]
        first = named_group(self.asked_at.question)
        ways = aims(self.table, self.after(self.best_move()), card)
        if first is None:
            return ON + max(ways).group
        best = max(way for way in ways if first == way.group or (card == CASTLING and first == way.second))
        if card == ASSASSINATION:
            return TARGET + best.second
        return ON + (best.second if first == best.group else best.group)

    def castle(self) -> int:
        """The layout is planned at the first card and remembered; the cards are asked for from the strongest down."""
        group, second = self.view.castling or (-1, -1)
        cards = self.view.castling_cards or ()
        turn, plan = self.player.layout
        if turn != self.view.turn or len(plan) < len(cards):
            _, first = best_split(self.table, group, second, cards)
            plan = [group if cards[:at].count(cards[at]) < first.count(cards[at]) else second for at in range(len(cards))]
            self.player.layout = (self.view.turn, plan)
        choice = ON + plan[len(cards) - 1]
        return choice if choice in self.legal else self.legal[0]

    # -- the last turn under `lone_endgame=dump`

    def dump(self) -> int:
        """All cards must be laid, and then only full groups are voted on: she tries every way."""
        chosen = self.view.chosen
        cards = sorted(self.influence, reverse=True)
        if chosen:
            cards.remove(chosen[0])
            cards.insert(0, chosen[0])
        _, group = self.fill(tuple(cards), self.table.mine[:], [self.room(group) for group in range(GROUPS)])
        return ON + group if chosen else DOWN + cards[0]

    def fill(self, cards: Line, mine: list[Line], rooms: list[int]) -> tuple[float, int]:
        """The best lead after laying all these cards, and the group of the first."""
        if not cards or not any(rooms):
            return sum(self.table.settled(group, mine[group]) for group in self.table.in_play), -1
        best = (-99.0, -1)
        for group in self.table.in_play:
            if rooms[group]:
                before = mine[group]
                mine[group] = (*before, cards[0])
                rooms[group] -= 1
                best = max(best, (self.fill(cards[1:], mine, rooms)[0], group))
                rooms[group] += 1
                mine[group] = before
        return best


ANSWERS: Final[dict[type[Any], Callable[[Thinking], int]]] = {
    Prepare: Thinking.prepare,
    Refill: Thinking.draw,
    ReplaceCard: Thinking.draw,
    SpyPick: Thinking.steal,
    Discard: Thinking.discard,
    PlayCards: Thinking.play,
    Place: Thinking.place,
    Aim: Thinking.aim,
    VetoWindow: Thinking.veto,
    Castle: Thinking.castle,
    LateAction: Thinking.act_late,
    Dump: Thinking.dump,
}


def shown(*cards: int) -> float:
    """What it costs to lay these cards face-up."""
    return SHOWN * cards.count(PHILOSOPHER)


def named_group(question: Prompt) -> int | None:
    """The group that a question names: the first of a castling, or that of the card to be killed."""
    phrase = question.text.args.get("group")
    if not isinstance(phrase, Phrase):
        return None
    return next(group for group in range(GROUPS) if names.group(group) == phrase)
