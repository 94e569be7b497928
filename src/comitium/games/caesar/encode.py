"""What a seat may know as bytes, and its choices as numbers, for programs that learn: see core/encoding.py.

From the state, never from the view; own things come first, so that both seats read alike. The options are not written: they
are the same in the whole game.
"""

from __future__ import annotations

from typing import Any, Final, cast

from librt.strings import BytesWriter, write_i16_le, write_i32_le, write_i64_le
from mypy_extensions import i16, i32, i64

from comitium.core.encoding import CATEGORY, COUNT, FLAG, QUESTION, Encoding, is_asked, lay_out, put, put_at
from comitium.core.vocabulary import NARROW
from comitium.games.caesar import names
from comitium.games.caesar.choices import (
    DECLINE,
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
)
from comitium.games.caesar.outcome import BONUS_NEEDS, group_points
from comitium.games.caesar.rules.r6_actions import VetoWindow
from comitium.games.caesar.rules.r6_effects import SPY_PICK, Castle
from comitium.games.caesar.setup import ACTIONS as ACTION_CARDS
from comitium.games.caesar.setup import Prepare
from comitium.games.caesar.state import (
    ASSASSINATION,
    GROUP_LIMIT,
    GROUPS,
    INFLUENCE_KINDS,
    KINDS,
    OWN_LIMIT,
    PATRICIANS,
    Caesar,
    Stateless,
    TurnQuestion,
)

ENDINGS: Final = ["", "patricians", "exhausted", "blocked", "alone", "stalled", "stopped"]  # codes: only appended to
VOTE_CARDS: Final = 8
MOST_TURNS: Final = 255

_LINES: Final = [f"{group}.{card}" for group in names.GROUPS for card in names.CARDS[:INFLUENCE_KINDS]]
SCHEMA: Final = lay_out(
    [
        *QUESTION,
        ("she_is_asked", FLAG, 1),
        ("turn", COUNT, 1),
        ("my_turn", FLAG, 1),
        ("placed", CATEGORY, 1),
        ("acted", FLAG, 1),
        ("hand", COUNT, names.CARDS),
        ("held", COUNT, ("influence", "action", "hers", "her_influence", "her_action")),  # hers by back: + 1, or not known
        ("decks", COUNT, ("influence", "action", "her_influence", "her_action")),
        ("discards", COUNT, names.CARDS),
        ("her_discards", COUNT, names.CARDS),
        ("up", COUNT, _LINES),
        ("her_up", COUNT, _LINES),
        ("down", COUNT, _LINES),
        ("downs", COUNT, names.GROUPS),
        ("her_downs", COUNT, names.GROUPS),
        ("room", COUNT, names.GROUPS),
        ("her_room", COUNT, names.GROUPS),
        ("patricians", COUNT, names.GROUPS),
        ("won", COUNT, names.GROUPS),
        ("her_won", COUNT, names.GROUPS),
        ("bonus", CATEGORY, ("mine", "hers")),
        ("points", COUNT, ("mine", "hers")),  # hers: + 1, once the game is over
        ("votes_left", COUNT, 1),
        ("vote_discards", CATEGORY, VOTE_CARDS),  # in order, + 1
        ("box", CATEGORY, VOTE_CARDS),
        ("announced", CATEGORY, ("card", "group", "second")),  # an action that waits for a veto, + 1 each
        ("castling", CATEGORY, ("group", "second")),  # + 1
        ("castling_cards", COUNT, names.CARDS[:INFLUENCE_KINDS]),
        ("spied_hand", COUNT, names.CARDS),
        ("chosen", COUNT, names.CARDS),  # so far, in an unfinished chain
        ("order", CATEGORY, ACTION_CARDS),  # preparation: the action deck from the top, + 1
        ("laid", CATEGORY, names.GROUPS),  # preparation: the opening cards, + 1
        ("ending", CATEGORY, 1),
    ]
)
SIZE: Final = SCHEMA[-1].at + SCHEMA[-1].length
WORTH_ROW: Final = max(PATRICIANS) + 1
WORTH: Final = [group_points(won, size) if won <= size else 0 for size in PATRICIANS for won in range(WORTH_ROW)]
_AT: Final = {block.name: block.at for block in SCHEMA}
ANNOUNCED: Final = _AT["announced"]  # where cells lie that are mostly nothing
CASTLING: Final = _AT["castling"]
SPIED: Final = _AT["spied_hand"]
CHOSEN: Final = _AT["chosen"]
ORDER: Final = _AT["order"]
LAID: Final = _AT["laid"]
ENDING: Final = _AT["ending"]
NOTHING_SPECIAL: Final = bytes(SIZE - ANNOUNCED)

CHOICE: Final = [
    *range(DOWN, DOWN + INFLUENCE_KINDS),
    *range(UP, UP + INFLUENCE_KINDS),
    *range(PLAY + ASSASSINATION, PLAY + KINDS),
    END,
    PASSIVE,
    *range(ON, ON + GROUPS),
    *range(TARGET, TARGET + KINDS),
    PASS,
    VETO,
    DRAW,
    DRAW + 1,
    DECLINE,
    *range(DISCARD, DISCARD + KINDS),
    DONE,
    *range(NEXT + ASSASSINATION, NEXT + KINDS),
]
ACTIONS: Final = len(CHOICE)
ROWS: Final = 16  # no menu is longer


class CaesarEncoding(Encoding):
    def write(self, game: Any, seat: int, out: BytesWriter) -> None:
        """Cell behind cell, in the order of the schema. What a question shows beyond the table is mostly nothing, and is
        written over noughts."""
        assert isinstance(game, Caesar)
        self.write_question(game, seat, out)
        write_table(game, seat, out)
        write_sides(game, seat, out)
        write_votes(game, seat, out)
        start: i64 = len(out) - ANNOUNCED
        out.write(NOTHING_SPECIAL)
        write_special(game, seat, start, out)
        if game.ending:
            ending: i64 = ENDINGS.index(game.ending)
            out[start + ENDING] = int(ending)


def write_table(game: Caesar, seat: int, out: BytesWriter) -> None:
    """[3.1] to [3.3] The turn, cards in hand, decks and discards."""
    n: i64 = 0
    mine: i64 = seat
    hers: i64 = 1 - mine
    asked: i64 = 1 if is_asked(game.actors(), 1 - seat) else 0
    turn: i64 = game.turn if game.turn < MOST_TURNS else MOST_TURNS
    my_turn: i64 = 1 if game.player == seat else 0
    placed: i64 = game.placed
    write_i32_le(out, i32(asked | turn << 8 | my_turn << 16 | placed << 24))
    out.append(1 if game.acted else 0)
    put(game.hand, mine * KINDS, KINDS, out)
    held = cast("list[i64]", game.held)
    influence = held[hers * 2] + n
    action = held[hers * 2 + 1] + n
    both = influence + action
    if game.rules.hand_back_counts_public:
        influence += 1
        action += 1
    else:
        influence = 0
        action = 0
    write_i32_le(out, i32((held[mine * 2] + n) | (held[mine * 2 + 1] + n) << 8 | both << 16 | influence << 24))
    out.append(int(action))
    left = cast("list[i64]", game.left)
    my_decks = (left[mine * 2] + n) | (left[mine * 2 + 1] + n) << 8
    her_decks = (left[hers * 2] + n) | (left[hers * 2 + 1] + n) << 8
    write_i32_le(out, i32(my_decks | her_decks << 16))
    put(game.discards, mine * KINDS, KINDS, out)
    put(game.discards, hers * KINDS, KINDS, out)


def write_sides(game: Caesar, seat: int, out: BytesWriter) -> None:
    """[3.4] [4.1] [4.2] [4.3] The cards on each side of a group, her own first, and the room for more as `r4_limits.room`."""
    cards = cast("list[i64]", game.cards)
    downs = cast("list[i64]", game.downs)
    patricians = cast("list[i64]", game.patricians)
    n: i64 = 0
    mine: i64 = seat * GROUPS
    hers: i64 = (1 - seat) * GROUPS
    put_up(game, mine, out)
    put_up(game, hers, out)
    side = mine
    while side < mine + GROUPS:
        if downs[side] + n > 0 and game.rules.peek_own:
            put(game.down, side * INFLUENCE_KINDS, INFLUENCE_KINDS, out)
        else:
            write_i32_le(out, 0)
            write_i16_le(out, 0)
        side += 1
    put(game.downs, mine, GROUPS, out)
    put(game.downs, hers, GROUPS, out)
    room: i64 = 0
    her_room: i64 = 0
    group: i64 = GROUPS - 1
    while group >= 0:
        room <<= 8
        her_room <<= 8
        if patricians[group] + n > 0:
            laid = cards[mine + group] + n
            answered = cards[hers + group] + n
            free = GROUP_LIMIT - laid - answered
            room |= free if free < OWN_LIMIT - laid else OWN_LIMIT - laid
            her_room |= free if free < OWN_LIMIT - answered else OWN_LIMIT - answered
        group -= 1
    write_i64_le(out, room | (her_room & 0xFFFFFF) << 40)
    write_i16_le(out, i16(her_room >> 24))


def put_up(game: Caesar, first: i64, out: BytesWriter) -> None:
    """The cards that lie face-up on five sides; most sides have none."""
    cards = cast("list[i64]", game.cards)
    downs = cast("list[i64]", game.downs)
    n: i64 = 0
    side = first
    while side < first + GROUPS:
        if (cards[side] + n) > (downs[side] + n):
            put(game.up, side * INFLUENCE_KINDS, INFLUENCE_KINDS, out)
        else:
            write_i32_le(out, 0)
            write_i16_le(out, 0)
        side += 1


def write_votes(game: Caesar, seat: int, out: BytesWriter) -> None:
    """[3.5] Patricians, what they are worth [8.1] to [8.4], and the vote cards."""
    other = 1 - seat
    patricians = cast("list[i64]", game.patricians)
    won = cast("list[i64]", game.won)
    worth = cast("list[i64]", WORTH)
    n: i64 = 0
    mine: i64 = seat * GROUPS
    hers: i64 = other * GROUPS
    left: i64 = 0
    my_won: i64 = 0
    her_won: i64 = 0
    my_worth: i64 = 0
    her_worth: i64 = 0
    group: i64 = GROUPS - 1
    while group >= 0:
        my_count = won[mine + group] + n
        her_count = won[hers + group] + n
        left = left << 8 | (patricians[group] + n)
        my_won = my_won << 8 | my_count
        her_won = her_won << 8 | her_count
        my_worth += worth[group * WORTH_ROW + my_count] + n
        her_worth += worth[group * WORTH_ROW + her_count] + n
        group -= 1
    write_i64_le(out, left | (my_won & 0xFFFFFF) << 40)
    write_i64_le(out, my_won >> 24 | her_won << 16 | own_bonus(game, seat) << 56)
    my_bonus: i64 = game.bonus[seat]
    her_bonus: i64 = game.bonus[other]
    if won[mine + my_bonus] + n >= BONUS_NEEDS:
        my_worth += game.rules.bonus_points
    if game.ending:
        if won[hers + her_bonus] + n >= BONUS_NEEDS:
            her_worth += game.rules.bonus_points
        write_i16_le(out, i16((her_bonus + 1) | my_worth << 8))
        out.append(int(her_worth + 1))
    else:
        write_i16_le(out, i16(my_worth << 8))
        out.append(0)
    out.append(game.votes_left)
    put_order(game.vote_discards, out)
    put_order(game.box, out)


def own_bonus(game: Caesar, seat: int) -> i64:
    """[2.1] The group on one's own bonus card, + 1; nothing before one may look at it."""
    bonus: i64 = game.bonus[seat] + 1
    top = game.stack[-1] if game.stack else None
    return 0 if isinstance(top, Prepare) and not top.has_seen_bonus(game, seat) else bonus


def put_order(cards: list[int], out: BytesWriter) -> None:
    """Vote cards in their order, + 1 each, and noughts behind them."""
    word: i64 = 0
    shift: i64 = 0
    for card in cards:
        code: i64 = card + 1
        word |= code << shift
        shift += 8
    write_i64_le(out, word)


def write_order(cards: list[int], at: i64, out: BytesWriter) -> None:
    """Cards in their order, + 1 each."""
    for card in cards:
        code: i64 = card + 1
        out[at] = int(code)
        at += 1


def write_special(game: Caesar, seat: int, start: i64, out: BytesWriter) -> None:
    """What the question that waits shows beyond the table: to both an action and a castling, else only to who answers it."""
    top = game.stack[-1] if game.stack else None
    if isinstance(top, Stateless) and top is not SPY_PICK:
        return  # most questions are of this kind
    if isinstance(top, VetoWindow):  # [6.1] an action that may be vetoed: both know it
        write_order([top.card, top.group, top.group2], start + ANNOUNCED, out)
    elif isinstance(top, TurnQuestion):
        write_own(game, seat, top, start, out)
    elif isinstance(top, Prepare):
        write_order(top.order(seat), start + ORDER, out)
        write_order(top.laid(seat), start + LAID, out)


def write_own(game: Caesar, seat: int, top: TurnQuestion, start: i64, out: BytesWriter) -> None:
    """What a player whose turn it is lays down anew in a castling, where both see the groups; else only her own chain."""
    mine = game.player == seat
    if isinstance(top, Castle):
        write_order([top.group, top.group2], start + CASTLING, out)
        if mine:
            put_at(top.pool, 0, INFLUENCE_KINDS, start + CASTLING + 2, out)
    elif mine:
        write_chain(game, seat, top, start, out)


def write_chain(game: Caesar, seat: int, top: TurnQuestion, start: i64, out: BytesWriter) -> None:
    """[6.2] The hand that a spy sees, and what was chosen so far in a chain."""
    if top is SPY_PICK:
        put_at(game.hand, (1 - seat) * KINDS, KINDS, start + SPIED, out)
    for card in top.chosen():
        at = start + CHOSEN + card
        out[at] += 1


ENCODING: Final = CaesarEncoding("comitium.games.caesar", SCHEMA, CHOICE, NARROW, ROWS)
INDEX: Final = ENCODING.index
