"""What a seat may know as bytes, and its choices as numbers, for programs that learn: see core/encoding.py.

From the state, never from the view; own things come first, so that both seats read alike. The options are not written: they
are the same in the whole game.
"""

from __future__ import annotations

from typing import Any, Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from comitium.core.encoding import CATEGORY, COUNT, FLAG, QUESTION, Encoding, lay_out
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
NOTHING_DOWN: Final = bytes(GROUPS * INFLUENCE_KINDS)
NOTHING_SPECIAL: Final = bytes(3 + 2 + INFLUENCE_KINDS + KINDS + KINDS + ACTION_CARDS + GROUPS)
NO_SPECIAL: Final = [bytes(length) for length in range(len(NOTHING_SPECIAL) + 1)]

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
        assert isinstance(game, Caesar)
        self.write_question(game, seat, out)
        write_table(game, seat, out)
        write_special(game, seat, out)
        out.append(ENDINGS.index(game.ending) if game.ending else 0)


def put(out: BytesWriter, cells: list[int], start: int, length: int) -> None:
    place: i64 = start
    end: i64 = place + length
    while place < end:
        out.append(cells[place])
        place += 1


def write_table(game: Caesar, seat: int, out: BytesWriter) -> None:
    """[3.1] to [3.5] Everything but what single questions show."""
    other = 1 - seat
    over = game.ending != ""
    rules = game.rules
    held = game.held
    out.append(1 if other in game.actors() else 0)
    out.append(game.turn if game.turn < MOST_TURNS else MOST_TURNS)
    out.append(1 if game.player == seat else 0)
    out.append(game.placed)
    out.append(1 if game.acted else 0)
    put(out, game.hand, seat * KINDS, KINDS)
    put(out, held, seat * 2, 2)
    out.append(held[other * 2] + held[other * 2 + 1])
    if rules.hand_back_counts_public:
        out.append(held[other * 2] + 1)
        out.append(held[other * 2 + 1] + 1)
    else:
        out.append(0)
        out.append(0)
    put(out, game.left, seat * 2, 2)
    put(out, game.left, other * 2, 2)
    put(out, game.discards, seat * KINDS, KINDS)
    put(out, game.discards, other * KINDS, KINDS)
    put(out, game.up, seat * GROUPS * INFLUENCE_KINDS, GROUPS * INFLUENCE_KINDS)
    put(out, game.up, other * GROUPS * INFLUENCE_KINDS, GROUPS * INFLUENCE_KINDS)
    if rules.peek_own:
        put(out, game.down, seat * GROUPS * INFLUENCE_KINDS, GROUPS * INFLUENCE_KINDS)
    else:
        out.write(NOTHING_DOWN)
    put(out, game.downs, seat * GROUPS, GROUPS)
    put(out, game.downs, other * GROUPS, GROUPS)
    write_room(game, seat, out)
    write_room(game, other, out)
    put(out, game.patricians, 0, GROUPS)
    put(out, game.won, seat * GROUPS, GROUPS)
    put(out, game.won, other * GROUPS, GROUPS)
    top = game.stack[-1] if game.stack else None
    unseen = isinstance(top, Prepare) and not over and not top.has_seen_bonus(game, seat)
    out.append(0 if unseen else game.bonus[seat] + 1)
    out.append(game.bonus[other] + 1 if over else 0)
    out.append(points(game, seat))
    out.append(points(game, other) + 1 if over else 0)
    out.append(game.votes_left)
    write_order(game.vote_discards, VOTE_CARDS, out)
    write_order(game.box, VOTE_CARDS, out)


def points(game: Caesar, seat: int) -> int:
    """[8.1] to [8.4] As `outcome.score`, looked up."""
    at = seat * GROUPS
    found = game.rules.bonus_points if game.won[at + game.bonus[seat]] >= BONUS_NEEDS else 0
    for group in range(GROUPS):
        found += POINTS[group][game.won[at + group]]
    return found


def write_room(game: Caesar, seat: int, out: BytesWriter) -> None:
    """[4.1] [4.2] [4.3] As `r4_limits.room`, for all groups."""
    cards = game.cards
    mine = seat * GROUPS
    hers = (1 - seat) * GROUPS
    for group in range(GROUPS):
        if game.patricians[group] == 0:
            out.append(0)
        else:
            laid = cards[mine + group]
            free = GROUP_LIMIT - laid - cards[hers + group]
            out.append(free if free < OWN_LIMIT - laid else OWN_LIMIT - laid)


def write_order(cards: list[int], length: int, out: BytesWriter) -> None:
    """Cards in their order, + 1 each, and nothing behind them."""
    for card in cards:
        out.append(card + 1)
    out.write(NO_SPECIAL[length - len(cards)])


def write_special(game: Caesar, seat: int, out: BytesWriter) -> None:
    """What the question that waits shows beyond the table: to both an action and a castling, else only to who answers it."""
    top = game.stack[-1] if game.stack else None
    if isinstance(top, Stateless) and top is not SPY_PICK:
        out.write(NOTHING_SPECIAL)  # most questions are of this kind
    elif isinstance(top, VetoWindow):
        write_announced(top, out)
    elif isinstance(top, TurnQuestion):
        write_own(game, seat, top, out)
    elif isinstance(top, Prepare):
        out.write(NO_SPECIAL[5 + INFLUENCE_KINDS + 2 * KINDS])
        write_order(top.order(seat), ACTION_CARDS, out)
        write_order(top.laid(seat), GROUPS, out)
    else:
        out.write(NOTHING_SPECIAL)


def write_announced(top: VetoWindow, out: BytesWriter) -> None:
    """[6.1] The action that may be vetoed: both know it."""
    out.append(top.card + 1)
    out.append(top.group + 1)
    out.append(top.group2 + 1)
    out.write(NO_SPECIAL[len(NOTHING_SPECIAL) - 3])


def write_own(game: Caesar, seat: int, top: TurnQuestion, out: BytesWriter) -> None:
    """What a player whose turn it is lays down anew in a castling, where both see the groups; else only her own chain."""
    mine = game.player == seat
    if isinstance(top, Castle):
        out.write(NO_SPECIAL[3])
        out.append(top.group + 1)
        out.append(top.group2 + 1)
        if mine:
            put(out, top.pool, 0, INFLUENCE_KINDS)
        else:
            out.write(NO_SPECIAL[INFLUENCE_KINDS])
        out.write(NO_SPECIAL[2 * KINDS + ACTION_CARDS + GROUPS])
    elif mine:
        write_chain(game, seat, top, out)
    else:
        out.write(NOTHING_SPECIAL)


def write_chain(game: Caesar, seat: int, top: TurnQuestion, out: BytesWriter) -> None:
    """[6.2] The hand that a spy sees, and what was chosen so far in a chain."""
    counts = [0] * KINDS
    for card in top.chosen():
        counts[card] += 1
    out.write(NO_SPECIAL[5 + INFLUENCE_KINDS])
    if top is SPY_PICK:
        put(out, game.hand, (1 - seat) * KINDS, KINDS)
    else:
        out.write(NO_SPECIAL[KINDS])
    put(out, counts, 0, KINDS)
    out.write(NO_SPECIAL[ACTION_CARDS + GROUPS])


ENCODING: Final = CaesarEncoding("comitium.games.caesar", SCHEMA, CHOICE, NARROW, ROWS)
INDEX: Final = ENCODING.index
