"""Reading positions: from one line of text (see notation.py) to a state, with every field checked.

Fields may be left out, and hidden cards are dealt from a seed.
"""

from __future__ import annotations

from typing import Final

from comitium.core.dice import Dice, stream
from comitium.core.errors import BadPosition
from comitium.core.messages import Phrase
from comitium.core.options import Meta
from comitium.core.positions import Fields, check_stack, fail, is_number, read_stack, stack_text
from comitium.games.caesar import names
from comitium.games.caesar.notation import LETTERS, SUPPLY, VOTE_LETTERS
from comitium.games.caesar.rules.r4_limits import room_for_two
from comitium.games.caesar.rules.r5_playing import PLAY_CARDS
from comitium.games.caesar.rules.r5_turn import Turn
from comitium.games.caesar.rules.r6_effects import Castle
from comitium.games.caesar.rules.r9_ending import RULE_OF
from comitium.games.caesar.state import (
    ASSASSINATION,
    DREW,
    GROUP_LIMIT,
    GROUPS,
    INFLUENCE_KINDS,
    JOINED,
    KINDS,
    ONE_UP,
    OWN_LIMIT,
    PATRICIANS,
    TWO_DOWN,
    TWO_UP,
    UNKNOWN,
    Caesar,
    Rules,
)

VOTE_SUPPLY: Final = [1, 1, 1, 1, 1, 2, 1]


class _Reader(Fields):
    """Reads digits and letters of cards as well."""

    def digits(self, name: str, value: str, limits: list[int]) -> list[int]:
        if len(value) != len(limits) or not is_number(value):
            fail(name, value)
        numbers = [int(digit) for digit in value]
        if any(number > limit for number, limit in zip(numbers, limits, strict=True)):
            fail(name, value)
        return numbers

    def cards(self, name: str, text: str, letters: str) -> list[int]:
        if text == "-":
            return []
        if any(letter not in letters for letter in text):
            fail(name, text)
        return [letters.index(letter) for letter in text]


def from_position(text: str, meta: Meta, seed: int) -> Caesar:
    """The position that a line describes.

    Fields may be left out: no stack is the beginning of the player's turn, no deck is every card that is nowhere else.
    Hidden cards are dealt from the seed. Raises `BadPosition` with the field that is wrong.
    """
    reader = _Reader(text, meta)
    rules = Rules(reader.settings)
    dice = stream(seed, "caesar position")
    game = _empty(rules, dice)
    stack = reader.take("stack", "Sequence(go_on)/Turn(play_cards)")
    game.stack = read_stack(stack, "comitium.games.caesar")
    game.turn = reader.number("turn", "1", 0, 10**6)
    player = reader.take("player", "cleopatra")
    if player not in names.SEATS:
        fail("player", player)
    game.player = names.SEATS.index(player)
    game.placed = reader.number("placed", "0", 0, 4)
    game.acted = bool(reader.number("acted", "0", 0, 1))
    game.lone = bool(reader.number("lone", "0", 0, 1))
    game.patricians = reader.digits("left", reader.take("left", "55533"), PATRICIANS)
    for side, part in enumerate(reader.pair("won", "00000/00000")):
        game.won[side * GROUPS : (side + 1) * GROUPS] = reader.digits("won", part, PATRICIANS)
    _read_cards(reader, game, dice)
    _read_votes(reader, game, dice)
    _read_bonus(reader, game, dice)
    for side, part in enumerate(reader.pair("stalls", "0/0")):
        if not is_number(part):
            fail("stalls", part)
        game.stalls[side] = int(part)
    game.ending = reader.take("ending", "")
    if game.ending and game.ending not in RULE_OF:
        fail("ending", game.ending)
    if game.ending:
        game.stack = []
    elif game.stack[-1] == Turn():
        game.turn -= 1  # beginning the turn counts it
    reader.close()
    _check(game)
    _check_placed(game)
    check_stack(game, stack)
    return game


def _empty(rules: Rules, dice: Dice) -> Caesar:
    spots = 2 * GROUPS * INFLUENCE_KINDS
    return Caesar(
        [],
        0,
        rules,
        dice,
        1,
        1,
        0,
        False,
        False,
        [0] * (2 * KINDS),
        [0] * 4,
        [[], [], [], []],
        [0] * 4,
        [0] * spots,
        [0] * spots,
        [0] * (2 * GROUPS),
        [0] * (2 * GROUPS),
        [0] * (2 * KINDS),
        [],
        0,
        [],
        [],
        PATRICIANS[:],
        [0] * (2 * GROUPS),
        [0, 0],
        [],
        [0, 0],
        [[], []],
        "",
    )


def _read_cards(reader: _Reader, game: Caesar, dice: Dice) -> None:
    """Table, hands, decks and discards of both sides; then what is hidden is dealt from what is left."""
    table = reader.take("table", ";".join(["-/-"] * GROUPS))
    columns = [column.split("/") for column in table.split(";")]
    if len(columns) != GROUPS or any(len(column) != 2 for column in columns):
        fail("table", table)
    hands = reader.pair("hand", "-/-")
    decks = reader.pair("deck", "#:#/#:#")
    gone_given = "gone" in reader.left
    gone = reader.pair("gone", "-/-")
    for side in (0, 1):
        pool = SUPPLY[:]
        unknown: list[int] = []  # groups that hold an unknown face-down card
        for group in range(GROUPS):
            unknown += [group] * _read_line(reader, game, pool, side, group, columns[group][side])
        _take_fingers(game, pool, side)
        hand = _guess_backs(hands[side], pool, decks[side], len(unknown), gone[side] if gone_given else None)
        backs = _read_hand(reader, game, pool, side, hand)
        for card in reader.cards("gone", gone[side], LETTERS):
            game.discards[side * KINDS + card] += 1
            _take(pool, card)
        _read_decks(reader, game, pool, side, decks[side], dice, (unknown, backs), gone_given)


def _take_fingers(game: Caesar, pool: list[int], side: int) -> None:
    """The cards of a castling under way are in nobody's zone but the player's fingers."""
    top = game.stack[-1]
    if isinstance(top, Castle) and side == game.player:
        if not top.is_sound(game):
            fail("stack", stack_text(game.stack))
        for kind in range(INFLUENCE_KINDS):
            for _ in range(top.pool[kind] + top.first[kind] + top.second[kind]):
                _take(pool, kind)
                game.memory(side).append(UNKNOWN + top.group * 16)
        game.memory(side).append(JOINED + top.group * 16 + top.group2)


def _read_line(reader: _Reader, game: Caesar, pool: list[int], side: int, group: int, text: str) -> int:
    """One side of a group; says how many unknown cards lie there."""
    up, bracket, down = text.partition("(")
    if bracket and not down.endswith(")"):
        fail("table", text)
    at = (side * GROUPS + group) * 6
    for card in reader.cards("table", up or "-", LETTERS[:INFLUENCE_KINDS]):
        game.up[at + card] += 1
        game.cards[side * GROUPS + group] += 1
        _take(pool, card)
    unknown = 0
    for letter in down[:-1]:
        game.cards[side * GROUPS + group] += 1
        game.downs[side * GROUPS + group] += 1
        game.memory(side).append(UNKNOWN + group * 16)
        if letter == "?":
            unknown += 1
        else:
            for card in reader.cards("table", letter, LETTERS[:INFLUENCE_KINDS]):
                game.down[at + card] += 1
                _take(pool, card)
    return unknown


def _guess_backs(hand: str, pool: list[int], deck: str, unknown: int, gone: str | None) -> str:
    """A hand of `?`: as many influence cards as are nowhere else, if the text tells, and action cards for the rest."""
    hidden = hand.count("?")
    influence = hidden
    count = deck.partition(":")[0][1:]
    if gone is not None and is_number(count):
        seen = sum(letter in LETTERS[:INFLUENCE_KINDS] for letter in gone)
        influence = sum(pool[:INFLUENCE_KINDS]) - unknown - seen - int(count)
    influence = max(0, min(hidden, influence))
    return hand.replace("?", "") + "i" * influence + "a" * (hidden - influence)


def _read_hand(reader: _Reader, game: Caesar, pool: list[int], side: int, text: str) -> str:
    """A hand; says which backs in it are unknown."""
    backs = "".join(letter for letter in text if letter in "ia")
    for card in reader.cards("hand", text.translate({ord("i"): None, ord("a"): None}) or "-", LETTERS):
        game.hand[side * KINDS + card] += 1
        game.held[side * 2 + (card >= ASSASSINATION)] += 1
        _take(pool, card)
    game.held[side * 2] += backs.count("i")
    game.held[side * 2 + 1] += backs.count("a")
    game.memory(side).extend([DREW] * game.held[side * 2])
    return backs


def _read_decks(
    reader: _Reader,
    game: Caesar,
    pool: list[int],
    side: int,
    text: str,
    dice: Dice,
    hidden: tuple[list[int], str],
    gone_given: bool,
) -> None:
    parts = text.split(":")
    if len(parts) != 2:
        fail("deck", text)
    for deck, part in enumerate(parts):
        if not part.startswith("#"):
            cards = reader.cards("deck", part, LETTERS)
            for card in cards:
                if (card >= ASSASSINATION) != bool(deck):
                    fail("deck", part)
                _take(pool, card)
            game.decks[side * 2 + deck] = cards[::-1]
    unknown, backs = hidden
    for deck, part in enumerate(parts):
        kinds = range(ASSASSINATION, KINDS) if deck else range(INFLUENCE_KINDS)
        rest = [kind for kind in kinds for _ in range(pool[kind])]
        dice.shuffle(rest)
        needed = backs.count("ia"[deck]) + (0 if deck else len(unknown))
        if len(rest) < needed:
            fail("hand", backs)
        for _ in range(backs.count("ia"[deck])):
            game.hand[side * KINDS + rest.pop()] += 1
        for group in [] if deck else unknown:
            game.down[(side * GROUPS + group) * 6 + rest.pop()] += 1
        if part.startswith("#"):
            count = len(rest) if part == "#" else int(part[1:]) if is_number(part[1:]) else -1
            if not 0 <= count <= len(rest) or (gone_given and count != len(rest)):
                fail("deck", part)
            game.decks[side * 2 + deck] = rest[:count]
            rest = rest[count:]
        for card in rest:  # cards the text does not mention have been discarded
            game.discards[side * KINDS + card] += 1
        game.left[side * 2 + deck] = len(game.decks[side * 2 + deck])


def _take(pool: list[int], card: int) -> None:
    pool[card] -= 1
    if pool[card] < 0:
        raise BadPosition(Phrase("caesar-position-too-many", {"card": names.card(card), "count": SUPPLY[card]}))


def _read_votes(reader: _Reader, game: Caesar, dice: Dice) -> None:
    pool = VOTE_SUPPLY[:]
    votes = reader.take("votes", "#")
    game.vote_discards = reader.cards("used", reader.take("used", "-"), VOTE_LETTERS)
    game.box = reader.cards("box", reader.take("box", "-"), VOTE_LETTERS)
    deck = [] if votes.startswith("#") else reader.cards("votes", votes, VOTE_LETTERS)[::-1]
    for card in (*game.vote_discards, *game.box, *deck):
        pool[card] -= 1
        if pool[card] < 0:
            fail("votes", VOTE_LETTERS[card])
    if votes.startswith("#"):
        deck = [card for card, count in enumerate(pool) for _ in range(count)]
        dice.shuffle(deck)
        if votes != "#" and votes != f"#{len(deck)}":
            fail("votes", votes)
    elif any(pool):
        fail("votes", votes)
    game.votes = deck
    game.votes_left = len(deck)


def _read_bonus(reader: _Reader, game: Caesar, dice: Dice) -> None:
    pool = [0, 0, 1, 1, 2, 2]
    parts = reader.pair("bonus", "?/?")
    for part in parts:
        if part != "?":
            if part not in names.GROUPS[:3] or names.GROUPS.index(part) not in pool:
                fail("bonus", part)
            pool.remove(names.GROUPS.index(part))
    dice.shuffle(pool)
    game.bonus = [names.GROUPS.index(part) if part != "?" else pool.pop() for part in parts]
    game.unused_bonus = sorted(pool)


def _check(game: Caesar) -> None:
    """[4.1] [4.2] [1.4] No side above five cards, no group above eight, no patrician in two places."""
    for group in range(GROUPS):
        caesar, cleopatra = game.cards[group], game.cards[GROUPS + group]
        taken = game.patricians[group] + game.won[group] + game.won[GROUPS + group]
        if max(caesar, cleopatra) > OWN_LIMIT or caesar + cleopatra > GROUP_LIMIT:
            raise BadPosition(Phrase("caesar-position-limit", {"group": names.group(group)}))
        if taken != PATRICIANS[group]:
            raise BadPosition(Phrase("caesar-position-patricians", {"group": names.group(group), "count": taken}))
        if game.patricians[group] == 0 and caesar + cleopatra:
            raise BadPosition(Phrase("caesar-position-out-of-play", {"group": names.group(group)}))


def _check_placed(game: Caesar) -> None:
    """[5.2] What was placed this turn must be something the edition allows, and a first open card needs a second."""
    rules = game.rules
    fits = not (game.placed in (ONE_UP, TWO_UP) and rules.two_down)
    if game.placed == TWO_DOWN:
        fits = rules.two_down or rules.two_down_no_action
    stuck = game.held[game.player * 2] == 0 or room_for_two(game, game.player) == 0
    if game.placed == ONE_UP and stuck and not rules.allow_single_face_up and PLAY_CARDS in game.stack[-1:]:
        fits = False
    if not fits:
        raise BadPosition(Phrase("caesar-position-impossible"))
