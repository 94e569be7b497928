"""The state of Caesar & Cleopatra: counts of cards by zone, and the few ways in which a card moves.

Cards of a kind are interchangeable, so every zone is a list of counts: `hand[seat * 12 + kind]`, `up[side * 6 + kind]` with
`side = seat * 5 + group`. Decks are lists that never change once shuffled; `left` says how many cards are still in them.
"""

from __future__ import annotations

from typing import Any, Final, cast

from comitium.core.audience import EVERYBODY, all_but, only
from comitium.core.dice import Dice
from comitium.core.frames import Frame, Game, Question, Referee
from comitium.core.messages import Value
from comitium.core.state_object import Shared
from comitium.games.caesar.choices import CHOICES
from comitium.games.caesar.events import (
    CardDrawn,
    CardDrawnUnseen,
    GroupRevealed,
    InfluencePlacedDown,
    InfluencePlacedUnseen,
    InfluencePlacedUp,
)

CAESAR: Final = 0
CLEOPATRA: Final = 1

# card kinds: an influence card's kind is its value
PHILOSOPHER: Final = 0
ASSASSINATION: Final = 6
SPY: Final = 7
CASTLING: Final = 8
SCOUT: Final = 9
WRATH: Final = 10
VETO_CARD: Final = 11
INFLUENCE_KINDS: Final = 6
KINDS: Final = 12

GROUPS: Final = 5
INFLUENCE: Final = 0  # the two decks of a player
ACTION: Final = 1
HAND_LIMIT: Final = 5
OWN_LIMIT: Final = 5
GROUP_LIMIT: Final = 8

# vote cards beyond the five groups
ORGY: Final = 5
RESHUFFLE: Final = 6

# what has been placed this turn (5.2)
NOTHING: Final = 0
ONE_DOWN: Final = 1
ONE_UP: Final = 2
TWO_UP: Final = 3
TWO_DOWN: Final = 4

# What an opponent can remember of a player's cards (see worlds/belief.py): operation * 256 + group * 16 + kind. The kind in
# LAID and BEGAN_TABLE is the owner's secret until the group is CLEARED.
DREW: Final = 1 * 256  # an influence card came to the hand
LAID: Final = 2 * 256  # a card of the hand lies face-down on the group
LEFT: Final = 3 * 256  # this kind left the hand openly
SHOWN: Final = 4 * 256  # a face-down card of the group is of this kind ...
CLEARED: Final = 5 * 256  # ... and now all of them have been shown
HIDDEN: Final = 6 * 256  # this kind, open until now, is taken up from the group for a castling
JOINED: Final = 7 * 256  # the cards of two groups are being mixed (the second group in place of the kind)
COUNTED: Final = 8 * 256  # so many mixed cards lie on the group now (in place of the kind)
SEEN: Final = 9 * 256  # a spy saw this kind in the hand
SEEN_ALL: Final = 10 * 256  # the spy has now seen all influence cards of the hand
BEGAN_HAND: Final = 11 * 256  # this kind was in the opening hand
BEGAN_TABLE: Final = 12 * 256  # an opening card lies on the group
UNKNOWN: Final = 13 * 256  # some card lies face-down on the group (a position set up from its text)

MEMORIES: Final = list(range(14 * 256))  # each number once, for all games: see `remember`

PATRICIANS: Final = [5, 5, 5, 3, 3]
EACH_ALONE: Final = [[CAESAR], [CLEOPATRA]]  # who is asked, if one seat is


class Rules(Shared):
    """The options as the kernel reads them. One object is shared by all copies of a game and never changes."""

    def __init__(self, settings: dict[str, Any]) -> None:
        self.settings = settings
        self.bonus_before_action_order: bool = settings["bonus_before_action_order"]
        self.two_down: bool = settings["placement"] == "down1_down2"
        self.whole_turn: bool = settings["action_window"] == "whole_turn"
        self.special_after_refill: bool = settings["special_vote_time"] == "after_refill"
        self.lone_philosopher_wins: bool = settings["lone_philosopher"] == "wins"
        self.veto_draws: bool = settings["veto_draw"] != "none"
        self.veto_draw_optional: bool = settings["veto_draw"] == "optional"
        self.hand_only: bool = settings["lone_endgame"] == "hand_only"
        self.dump: bool = settings["lone_endgame"] == "dump"
        self.end_when_blocked: bool = settings["end_when_blocked"]
        self.tiebreak: bool = settings["tiebreak"] == "patricians"
        self.bonus_points: int = settings["bonus_points"]
        self.peek_own: bool = settings["peek_own"]
        self.orgy_variant: str = settings["orgy_variant"]
        # [10.5] buys a second hidden card with the action; where that card is free anyway there is nothing to buy
        self.two_down_no_action: bool = settings["two_down_no_action"] and not self.two_down
        self.shuffled_actions: bool = settings["action_deck_order"] == "shuffled"
        self.allow_single_face_up: bool = settings["allow_single_face_up"]
        self.castling_unblocks: bool = settings["castling_unblocks"]
        self.exhausted_may_veto: bool = settings["exhausted_may_veto"]
        self.empty_side_undecided: bool = settings["empty_side_under_philosopher"] == "undecided"
        self.stall_limit: int = settings["stall_limit"]
        self.hand_back_counts_public: bool = settings["hand_back_counts_public"]


class Caesar(Game):
    """A game of Caesar & Cleopatra. Seat 0 is Caesar, seat 1 Cleopatra."""

    __slots__ = (  # so many fields are too many for Python's fast attributes
        "_own_memories", "acted", "bonus", "box", "cards", "decks", "dice", "discards", "down", "downs", "ending",
        "hand", "held", "left", "lone", "memories", "patricians", "placed", "player", "rules", "stalls", "turn",
        "unused_bonus", "up", "vote_discards", "votes", "votes_left", "won",
    )  # fmt: skip

    def __init__(
        self,
        stack: list[Frame[Any]],
        reveals: int,
        rules: Rules,
        dice: Dice,
        player: int,  # whose turn it is
        turn: int,  # the number of the turn, from 1
        placed: int,  # what has been placed this turn
        acted: bool,  # whether this turn's action has been played
        lone: bool,  # whether this turn began with the other player out of influence
        hand: list[int],  # [seat * 12 + kind]
        held: list[int],  # cards in hand by back: [seat * 2 + deck]
        decks: list[list[int]],  # [seat * 2 + deck], shared by clones: the last card is the top one
        left: list[int],  # cards left: [seat * 2 + deck]
        up: list[int],  # face-up influence: [(seat * 5 + group) * 6 + kind]
        down: list[int],  # face-down influence, likewise
        cards: list[int],  # influence cards on a side: [seat * 5 + group]
        downs: list[int],  # the face-down ones of them
        discards: list[int],  # [seat * 12 + kind]
        votes: list[int],  # the vote deck, shared by clones
        votes_left: int,
        vote_discards: list[int],
        box: list[int],  # vote cards out of the game; changes seldom, hence shared by clones
        patricians: list[int],  # still to be won, by group; shared by clones
        won: list[int],  # [seat * 5 + group], shared by clones
        bonus: list[int],  # the group on each seat's bonus card, shared by clones
        unused_bonus: list[int],  # shared by clones
        stalls: list[int],  # passive turns in a row that changed nothing, by seat; shared by clones
        memories: list[list[int]],  # what the opponent can remember of each seat, see `memory`; shared by clones
        ending: str,  # the reason the game ended, or ""
    ) -> None:
        super().__init__(stack, reveals)
        self.rules = rules
        self.dice = dice
        self.player = player
        self.turn = turn
        self.placed = placed
        self.acted = acted
        self.lone = lone
        self.hand = hand
        self.held = held
        self.decks = decks
        self.left = left
        self.up = up
        self.down = down
        self.cards = cards
        self.downs = downs
        self.discards = discards
        self.votes = votes
        self.votes_left = votes_left
        self.vote_discards = vote_discards
        self.box = box
        self.patricians = patricians
        self.won = won
        self.bonus = bonus
        self.unused_bonus = unused_bonus
        self.stalls = stalls
        self.memories = memories
        self.ending = ending
        self._own_memories = False  # it copies them before it first writes

    def clone(self) -> Caesar:
        """Written by tools/write_state.py: 1.1 us compiled, where following the constructor takes 3.5. The memories are
        shared until one of the two games writes."""
        self._own_memories = False
        return Caesar(
            [one.clone() for one in self.stack],
            self.reveals,
            self.rules,
            self.dice.clone(),
            self.player,
            self.turn,
            self.placed,
            self.acted,
            self.lone,
            self.hand[:],
            self.held[:],
            self.decks,
            self.left[:],
            self.up[:],
            self.down[:],
            self.cards[:],
            self.downs[:],
            self.discards[:],
            self.votes,
            self.votes_left,
            self.vote_discards[:],
            self.box,
            self.patricians,
            self.won,
            self.bonus,
            self.unused_bonus,
            self.stalls,
            self.memories,
            self.ending,
        )

    def milestone(self) -> int:
        return self.turn

    def referee(self) -> CaesarReferee:
        return REFEREE[0]

    def spoken(self, choice: int) -> dict[str, Value]:
        return CHOICES.args(choice)

    def stall(self, seat: int, turns: int) -> None:
        """So many passive turns in a row of a seat have changed nothing."""
        if self.stalls[seat] != turns:
            self.stalls = self.stalls[:]
            self.stalls[seat] = turns

    def memory(self, seat: int) -> list[int]:
        """What the opponent can remember of a seat's cards, to write into."""
        if not self._own_memories:
            self.memories = [self.memories[0][:], self.memories[1][:]]
            self._own_memories = True
        return self.memories[seat]

    def remember(self, seat: int, what: int) -> None:
        """Something more that the opponent can remember. Of numbers so high Python keeps none: so ours is shared, where each
        move would make a new one of 32 bytes."""
        cast("list[object]", self.memory(seat)).append(cast("list[object]", MEMORIES)[what])

    # -- how cards move

    def hand_size(self, seat: int) -> int:
        return self.held[seat * 2] + self.held[seat * 2 + 1]

    def in_play(self, group: int) -> bool:
        """[4.3] A group without patricians is out of play."""
        return self.patricians[group] > 0

    def draw(self, seat: int, deck: int) -> None:
        """The top card of one of the seat's decks comes to its hand."""
        pile = seat * 2 + deck
        left = self.left[pile] - 1
        self.left[pile] = left
        card = self.decks[pile][left]
        self.hand[seat * KINDS + card] += 1
        self.held[pile] += 1
        self.reveals += 1
        if deck == INFLUENCE:
            self.remember(seat, DREW)
        if self.has_listener:
            self.tell(CardDrawn("5.5", seat, card), only(seat))
            self.tell(CardDrawnUnseen("5.5", seat, deck), all_but(seat))

    def discard_from_hand(self, seat: int, card: int) -> None:
        """A card leaves the hand for the open discard pile."""
        self.hand[seat * KINDS + card] -= 1
        self.discards[seat * KINDS + card] += 1
        self.reveals += 1
        self.remember(seat, LEFT + card)
        if card < INFLUENCE_KINDS:
            self.held[seat * 2] -= 1
        else:
            self.held[seat * 2 + 1] -= 1

    def lay_down(self, seat: int, group: int, card: int) -> None:
        """[5.2] An influence card goes from the hand to a group, face-down."""
        side = seat * GROUPS + group
        self.hand[seat * KINDS + card] -= 1
        self.held[seat * 2] -= 1
        self.down[side * 6 + card] += 1
        self.downs[side] += 1
        self.cards[side] += 1
        self.remember(seat, LAID + group * 16 + card)
        if self.has_listener:
            self.tell(InfluencePlacedDown("5.2", seat, group, card), only(seat))
            self.tell(InfluencePlacedUnseen("5.2", seat, group), all_but(seat))

    def lay_up(self, seat: int, group: int, card: int) -> None:
        """[5.2] An influence card goes from the hand to a group, face-up."""
        side = seat * GROUPS + group
        self.hand[seat * KINDS + card] -= 1
        self.held[seat * 2] -= 1
        self.up[side * 6 + card] += 1
        self.cards[side] += 1
        self.reveals += 1
        self.remember(seat, LEFT + card)
        if self.has_listener:
            self.tell(InfluencePlacedUp("5.2", seat, group, card), EVERYBODY)

    def reveal(self, seat: int, group: int, rule: str) -> None:
        """All face-down cards of one side of a group are turned up."""
        side = seat * GROUPS + group
        if self.downs[side] == 0:
            return
        shown: list[int] = []
        down = self.down
        for card in range(INFLUENCE_KINDS):
            at = side * 6 + card
            count = down[at]
            if count:
                self.up[at] += count
                down[at] = 0
                for _ in range(count):
                    self.remember(seat, SHOWN + group * 16 + card)
                    if self.has_listener:
                        shown.append(card)
        self.remember(seat, CLEARED + group * 16)
        self.downs[side] = 0
        self.reveals += 1
        if self.has_listener:
            self.tell(GroupRevealed(rule, seat, group, tuple(shown)), EVERYBODY)

    def remove_up(self, seat: int, group: int, card: int) -> None:
        """A face-up card goes from a group to its owner's discard pile."""
        side = seat * GROUPS + group
        self.up[side * 6 + card] -= 1
        self.cards[side] -= 1
        self.discards[seat * KINDS + card] += 1

    def clear(self, seat: int, group: int, rule: str) -> None:
        """All influence cards of one side of a group go, openly, to the discard pile."""
        self.reveal(seat, group, rule)
        side = seat * GROUPS + group
        for card in range(INFLUENCE_KINDS):
            count = self.up[side * 6 + card]
            if count:
                self.up[side * 6 + card] = 0
                self.discards[seat * KINDS + card] += count
        self.cards[side] = 0


class TurnQuestion(Question[Caesar]):
    """A question to the player whose turn it is."""

    def __init__(self) -> None:
        self.seat = -1

    def actors(self, game: Caesar) -> list[int]:
        return EACH_ALONE[game.player]

    def chosen(self) -> list[int]:
        """What the player has chosen so far and nobody else can see, as kinds of cards."""
        return []


NO_NUMBERS: Final[list[int]] = []  # shared, never changed


class Stateless(TurnQuestion):
    """One that keeps nothing of its own: what it needs is in the game, so one object serves all games."""

    def subject(self, game: Caesar, seat: int) -> list[int]:
        """Written out: a learner reads it at every step."""
        return NO_NUMBERS

    def clone(self) -> Stateless:
        """Written out: 0.03 us interpreted instead of 0.1, on top of most stacks."""
        return self


class CaesarReferee(Referee[Caesar]):
    """What the state and its questions ask of chapters that they do not import."""

    def turn_in_play(self) -> list[Frame[Any]]:
        """[5.1] A turn at its question what to play, as everybody sees it until something is shown."""
        raise NotImplementedError


REFEREE: Final[list[CaesarReferee]] = []  # one: see referee.py
