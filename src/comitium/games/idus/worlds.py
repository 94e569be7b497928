"""Other worlds in which a player would know just what she knows, each as likely as any other.

A world is a history: which physical faction card went where, and what the Aediles laid in every turn. All histories that
agree with everything the seat has seen count alike. They fall apart into independent pieces, so that drawing from each piece
evenly draws evenly from the whole:

- the faction cards: the unseen ones are shuffled over the unseen places. A seat's kept card and its discard are two places,
  so this also draws evenly which of its two cards a seat has kept;
- each turn: the few ways to lay two votes, and perhaps another in place of one, that give the pair that was shown.
"""

from __future__ import annotations

from typing import Final

from comitium.core.dice import Dice
from comitium.games.idus.rules.r5_3_inspection import ReplaceCard, ReplaceYellow
from comitium.games.idus.rules.r5_turn import ChooseSide
from comitium.games.idus.rules.r8_ending import LastChoice
from comitium.games.idus.setup import in_order
from comitium.games.idus.state import (
    EXCHANGED,
    NONE,
    REPLACED,
    YELLOW,
    Idus,
    Rules,
    aedile2_of,
    aedile_of,
    fate_of,
    looked_of,
    original_of,
    pack,
    pack_turn,
    praetor_of,
    vote2_of,
    vote_of,
)

OPEN: Final = -2  # a card that may be any


class Belief:
    """What a seat knows of this state, ready to be dealt."""

    def __init__(self, game: Idus, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.places = hidden_places(game, seat)
        rules = game.rules
        self.turns: list[list[int]] = []  # by counted turn: all it may have been
        number = first_number(game)
        for turn in game.record:
            self.turns.append(possible_turns(known_turn(turn, seat, rules, number), True, number, rules, False))
            number += 1
        self.now: list[int] = []  # the same for the votes of the turn that is going on, once both lie there
        if game.vote != NONE and not is_counted(game):
            known = known_turn(pack(game), seat, rules, game.turn)
            self.now = possible_turns(known, False, game.turn, rules, is_waiting(game))

    def imagine(self, rng: Dice) -> Idus:
        """A world in which the seat would know just what it knows."""
        world = self.game.clone()
        if len(self.places) > 1:
            unseen = [world.cards[place] for place in self.places]
            unseen.sort()
            rng.shuffle(unseen)
            cards = world.cards[:]
            for number in range(len(unseen)):
                cards[self.places[number]] = unseen[number]
            world.cards = in_order(cards, world.chosen)
        world.record = [draw(choices, rng) for choices in self.turns]
        if self.now:
            lay(world, draw(self.now, rng))
        elif is_counted(world):
            lay(world, world.record[-1])
        if world.stack:
            world.stack[-1].redraw(world, self.seat, rng)
        return world


def draw(choices: list[int], rng: Dice) -> int:
    return choices[rng.below(len(choices))] if len(choices) > 1 else choices[0]


def lay(world: Idus, turn: int) -> None:
    """The votes of a packed turn become those on the table."""
    world.vote = vote_of(turn)
    world.vote2 = vote2_of(turn)
    world.original = original_of(turn)


def is_counted(game: Idus) -> bool:
    """Whether the votes on the table are those of the last turn in the record."""
    if not game.stack:
        return game.vote != NONE
    return isinstance(game.stack[-1], (ChooseSide, LastChoice))


def first_number(game: Idus) -> int:
    """The number of the oldest turn in the record, from 0."""
    return oldest(game, is_counted(game))


def oldest(game: Idus, counted: bool) -> int:
    """The same, where it is known whether the turn that waits is in the record."""
    return game.turn - len(game.record) + (1 if counted and game.turn < 2 * game.rules.seats else 0)


def hidden_places(game: Idus, seat: int) -> list[int]:
    """[7.1] [7.6] [7.7] The places of the faction cards that the seat cannot see; it knows its own discard."""
    found: list[int] = []
    over = game.ending != ""
    for other in range(game.rules.seats):
        if other != seat:
            if not over:
                found.append(2 * other)
            if not over or not game.rules.reveal_discards:
                found.append(2 * other + 1)
    return found


class Known:
    """A turn as somebody knows it. The roles are known to all; a colour is OPEN where it is not known."""

    def __init__(self, turn: int, first_known: bool, second_known: bool, original_known: bool) -> None:
        self.turn = turn
        self.looked = looked_of(turn)
        self.fate = fate_of(turn)
        self.vote = vote_of(turn) if first_known else OPEN
        self.vote2 = vote2_of(turn) if second_known else OPEN
        self.original = original_of(turn) if original_known else OPEN


def known_turn(turn: int, seat: int, rules: Rules, number: int) -> Known:
    """[7.2] [7.3] [7.4] What a seat was shown of a turn: its own cards, and what it saw as Praetor."""
    looked, fate = looked_of(turn), fate_of(turn)
    mine, mine2 = seat == aedile_of(turn), seat == aedile2_of(turn)
    looker = seat == praetor_of(turn) and looked != 0
    inspected = mine if looked == 1 else mine2
    sees_new = looker and (fate != EXCHANGED or number < rules.seats or not rules.aedile_chooses) and fate != REPLACED
    return Known(
        turn,
        mine or (sees_new and looked == 1),
        mine2 or (sees_new and looked == 2),
        looked != 0 and (inspected or looker or fate == REPLACED),
    )


def possible_turns(known: Known, counted: bool, number: int, rules: Rules, waiting: bool) -> list[int]:
    """[5.2] to [5.7] Every way the turn may have gone, packed: two votes laid, one perhaps changed, and the pair shown.

    While the turn is `waiting` the card that must go still lies there.
    """
    turn = known.turn
    colours = 3 if number >= rules.seats else 2
    low, high = shown_pair(turn)
    found: list[int] = []
    for laid in range(colours):
        for laid2 in range(colours):
            original = NONE if known.looked == 0 else laid if known.looked == 1 else laid2
            if known.original != OPEN and known.original != original:
                continue
            if known.looked != 0 and (original == YELLOW) != (known.fate == REPLACED):
                continue
            for new in [original] if waiting else replacements(known, original, number, rules):
                vote = new if known.looked == 1 else laid
                vote2 = new if known.looked == 2 else laid2
                if (known.vote != OPEN and known.vote != vote) or (known.vote2 != OPEN and known.vote2 != vote2):
                    continue
                if counted and (min(vote, vote2) != low or max(vote, vote2) != high):
                    continue
                found.append(
                    pack_turn(
                        praetor_of(turn), aedile_of(turn), aedile2_of(turn), vote, vote2, known.looked, known.fate, original
                    )
                )
    return found


def replacements(known: Known, original: int, number: int, rules: Rules) -> list[int]:
    """[5.5.1] [5.5.2] [5.6] What may lie in the place of the card that was looked at."""
    if known.fate != EXCHANGED and known.fate != REPLACED:
        return [original]
    if known.fate == REPLACED:
        return [0, 1]
    if number < rules.seats or not (rules.aedile_chooses or rules.praetor_chooses):
        return [1 - original]
    return [1 - original, YELLOW]


def is_waiting(game: Idus) -> bool:
    """Whether a card is still to be replaced."""
    return bool(game.stack) and isinstance(game.stack[-1], (ReplaceCard, ReplaceYellow))


def shown_pair(turn: int) -> tuple[int, int]:
    """[7.5] The two colours of a counted turn, in the order of the colours."""
    vote, vote2 = vote_of(turn), vote2_of(turn)
    return (vote, vote2) if vote < vote2 else (vote2, vote)
