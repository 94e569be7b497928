"""What a seat may know as bytes, and its choices as numbers, for programs that learn: see core/encoding.py.

From the state, never from the view; own things come first, so that both seats read alike. The options are not written: they
are the same in the whole game.
"""

from __future__ import annotations

from typing import Any, Final, cast

from librt.strings import BytesWriter
from mypy_extensions import i64

from comitium.core.encoding import CATEGORY, COUNT, FLAG, QUESTION, Encoding, is_asked, lay_out, put_at
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
POINTS: Final = [[group_points(won, size) for won in range(size + 1)] for size in PATRICIANS]
_AT: Final = {block.name: block.at for block in SCHEMA}
THE_TABLE: Final = _AT["she_is_asked"]  # where cells lie; those that are not named follow one another
HAND: Final = _AT["hand"]
HELD: Final = _AT["held"]
DECKS: Final = _AT["decks"]
DISCARDS: Final = _AT["discards"]
UP_CARDS: Final = _AT["up"]
DOWN_CARDS: Final = _AT["down"]
DOWNS: Final = _AT["downs"]
ROOM: Final = _AT["room"]
LEFT: Final = _AT["patricians"]
BONUS: Final = _AT["bonus"]
VOTES: Final = _AT["votes_left"]
ANNOUNCED: Final = _AT["announced"]
CASTLING: Final = _AT["castling"]
SPIED: Final = _AT["spied_hand"]
CHOSEN: Final = _AT["chosen"]
ORDER: Final = _AT["order"]
LAID: Final = _AT["laid"]
ENDING: Final = _AT["ending"]
NOTHING: Final = bytes(SIZE - THE_TABLE)

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
        """The question; then noughts, over which everything else is written at its place."""
        assert isinstance(game, Caesar)
        start: i64 = len(out)
        self.write_question(game, seat, out)
        out.write(NOTHING)
        write_table(game, seat, start, out)
        write_sides(game, seat, start, out)
        write_votes(game, seat, start, out)
        write_special(game, seat, start, out)
        if game.ending:
            ending: i64 = ENDINGS.index(game.ending)
            out[start + ENDING] = int(ending)


def write_table(game: Caesar, seat: int, start: i64, out: BytesWriter) -> None:
    """[3.1] to [3.3] The turn, cards in hand, decks and discards."""
    mine: i64 = seat
    hers: i64 = 1 - mine
    at = start + THE_TABLE
    if is_asked(game.actors(), 1 - seat):
        out[at] = 1
    turn: i64 = game.turn if game.turn < MOST_TURNS else MOST_TURNS
    out[at + 1] = int(turn)
    if game.player == seat:
        out[at + 2] = 1
    placed: i64 = game.placed
    out[at + 3] = int(placed)
    if game.acted:
        out[at + 4] = 1
    put_at(game.hand, mine * KINDS, KINDS, start + HAND, out)
    at = start + HELD
    held = cast("list[i64]", game.held)
    influence = held[hers * 2]
    action = held[hers * 2 + 1]
    both = influence + action
    put_at(game.held, mine * 2, 2, at, out)
    out[at + 2] = int(both)
    if game.rules.hand_back_counts_public:
        out[at + 3] = int(influence + 1)
        out[at + 4] = int(action + 1)
    put_at(game.left, mine * 2, 2, start + DECKS, out)
    put_at(game.left, hers * 2, 2, start + DECKS + 2, out)
    put_at(game.discards, mine * KINDS, KINDS, start + DISCARDS, out)
    put_at(game.discards, hers * KINDS, KINDS, start + DISCARDS + KINDS, out)


def write_sides(game: Caesar, seat: int, start: i64, out: BytesWriter) -> None:
    """[3.4] [4.1] [4.2] [4.3] The cards on each side of a group, her own first, and the room for more as `r4_limits.room`."""
    cards = cast("list[i64]", game.cards)
    downs = cast("list[i64]", game.downs)
    patricians = cast("list[i64]", game.patricians)
    peeks = game.rules.peek_own
    nought: i64 = 0
    mine: i64 = seat * GROUPS
    hers: i64 = (1 - seat) * GROUPS
    group: i64 = 0
    while group < GROUPS:
        laid = cards[mine + group] + nought
        answered = cards[hers + group] + nought
        hidden = downs[mine + group] + nought
        concealed = downs[hers + group] + nought
        up = start + UP_CARDS + group * INFLUENCE_KINDS
        if laid > hidden:
            put_at(game.up, (mine + group) * INFLUENCE_KINDS, INFLUENCE_KINDS, up, out)
        if answered > concealed:
            put_at(game.up, (hers + group) * INFLUENCE_KINDS, INFLUENCE_KINDS, up + GROUPS * INFLUENCE_KINDS, out)
        if hidden > 0 and peeks:
            down = start + DOWN_CARDS + group * INFLUENCE_KINDS
            put_at(game.down, (mine + group) * INFLUENCE_KINDS, INFLUENCE_KINDS, down, out)
        out[start + DOWNS + group] = int(hidden)
        out[start + DOWNS + GROUPS + group] = int(concealed)
        if patricians[group] != nought:
            free = GROUP_LIMIT - laid - answered
            room = free if free < OWN_LIMIT - laid else OWN_LIMIT - laid
            her_room = free if free < OWN_LIMIT - answered else OWN_LIMIT - answered
            out[start + ROOM + group] = int(room)
            out[start + ROOM + GROUPS + group] = int(her_room)
        group += 1


def write_votes(game: Caesar, seat: int, start: i64, out: BytesWriter) -> None:
    """[3.5] Patricians, what they are worth, and the vote cards."""
    other = 1 - seat
    over = game.ending != ""
    put_at(game.patricians, 0, GROUPS, start + LEFT, out)
    put_at(game.won, seat * GROUPS, GROUPS, start + LEFT + GROUPS, out)
    put_at(game.won, other * GROUPS, GROUPS, start + LEFT + 2 * GROUPS, out)
    top = game.stack[-1] if game.stack else None
    at = start + BONUS
    if over or not isinstance(top, Prepare) or top.has_seen_bonus(game, seat):
        bonus: i64 = game.bonus[seat] + 1
        out[at] = int(bonus)
    worth: i64 = points(game, seat)
    out[at + 2] = int(worth)
    if over:
        her_bonus: i64 = game.bonus[other] + 1
        her_worth: i64 = points(game, other) + 1
        out[at + 1] = int(her_bonus)
        out[at + 3] = int(her_worth)
    votes: i64 = game.votes_left
    out[start + VOTES] = int(votes)
    write_order(game.vote_discards, start + VOTES + 1, out)
    write_order(game.box, start + VOTES + 1 + VOTE_CARDS, out)


def points(game: Caesar, seat: int) -> int:
    """[8.1] to [8.4] As `outcome.score`, looked up."""
    won = cast("list[i64]", game.won)
    at: i64 = seat * GROUPS
    bonus: i64 = game.bonus[seat]
    found = game.rules.bonus_points if won[at + bonus] >= BONUS_NEEDS else 0
    for worth in POINTS:
        found += worth[won[at]]
        at += 1
    return found


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
