"""What a seat, or a spectator, may see: built field by field from the state, never redacted from it."""

from __future__ import annotations

from msgspec import Struct

from comitium.core.options import Setting
from comitium.games.caesar.outcome import score
from comitium.games.caesar.rules.r4_limits import room
from comitium.games.caesar.rules.r6_actions import Aim, VetoWindow
from comitium.games.caesar.rules.r6_effects import Castle, SpyPick
from comitium.games.caesar.rules.r9_ending import has_run_out
from comitium.games.caesar.setup import Prepare
from comitium.games.caesar.state import CASTLING, GROUPS, INFLUENCE_KINDS, KINDS, PATRICIANS, Caesar, TurnQuestion


class SideView(Struct, frozen=True):
    """A player's things. Cards are kinds, sorted; None where the viewer may not know."""

    seat: int
    hand: tuple[int, ...] | None
    hand_size: int
    influence_backs: int | None
    action_backs: int | None
    influence_deck: int
    action_deck: int
    discards: tuple[int, ...]
    won: tuple[int, ...]
    bonus: int | None
    points: int | None
    out_of_influence: bool


class LineView(Struct, frozen=True):
    """One side of a group: face-up cards, and how many lie face-down; `down` has their kinds for the owner alone."""

    up: tuple[int, ...]
    down: tuple[int, ...] | None
    down_count: int
    room: int


class GroupView(Struct, frozen=True):
    group: int
    size: int
    left: int
    lines: tuple[LineView, LineView]


class Announced(Struct, frozen=True):
    """An action that waits for a veto, with its targets (kind of card for an assassination in `target`)."""

    seat: int
    card: int
    group: int | None
    group2: int | None
    target: int | None


class CaesarView(Struct, frozen=True):
    """The table as one seat sees it."""

    seat: int | None
    turn: int
    player: int
    asked: str  # the kind of question that waits; a chain the viewer cannot see looks like its beginning
    actors: tuple[int, ...]
    placed: int
    acted: bool
    sides: tuple[SideView, SideView]
    groups: tuple[GroupView, ...]
    votes_left: int
    vote_discards: tuple[int, ...]
    box: tuple[int, ...]
    announced: Announced | None
    castling: tuple[int, int] | None  # the groups whose cards of `player` are being laid out anew
    castling_cards: tuple[int, ...] | None  # for the player: what is still in her fingers
    spied_hand: tuple[int, ...] | None  # for the spy, while she picks a card
    chosen: tuple[int, ...]  # what the viewer has chosen so far in an unfinished chain
    aimed: int | None  # the group that the viewer has chosen so far for an action
    order: tuple[int, ...]  # preparation: the viewer's action deck so far, from the top
    laid: tuple[int, ...]  # preparation: the viewer's opening cards so far, by group
    ending: str
    options: dict[str, Setting]  # the rules everybody plays by


def view(game: Caesar, seat: int | None) -> CaesarView:
    """[3.1] [3.2] [3.3] [3.4] [3.5] The table as a seat, or a spectator (None), sees it."""
    top = game.stack[-1] if game.stack else None
    mine = game.player == seat
    castle = top if isinstance(top, Castle) else None
    return CaesarView(
        seat=seat,
        turn=game.turn,
        player=game.player,
        asked=top.seen_as(game, seat) if top is not None else "",
        actors=tuple(game.actors()),
        placed=game.placed,
        acted=game.acted,
        sides=(_side(game, 0, seat), _side(game, 1, seat)),
        groups=tuple([_group(game, group, seat) for group in range(GROUPS)]),
        votes_left=game.votes_left,
        vote_discards=tuple(game.vote_discards),
        box=tuple(game.box),
        announced=_announced(top) if isinstance(top, VetoWindow) else None,
        castling=(castle.group, castle.group2) if castle else None,
        castling_cards=_cards(castle.pool) if castle and mine else None,
        spied_hand=_hand(game, 1 - game.player) if isinstance(top, SpyPick) and mine else None,
        chosen=tuple(top.chosen()) if isinstance(top, TurnQuestion) and mine else (),
        aimed=top.group if isinstance(top, Aim) and mine and top.group >= 0 else None,
        order=tuple(top.order(seat)) if isinstance(top, Prepare) and seat is not None else (),
        laid=tuple(top.laid(seat)) if isinstance(top, Prepare) and seat is not None else (),
        ending=game.ending,
        options=game.rules.settings,
    )


def _side(game: Caesar, side: int, seat: int | None) -> SideView:
    """[1.7] [3.1] Backs differ: how many influence and action cards a hand holds is public, unless the option hides it."""
    own = side == seat
    counts = own or game.rules.hand_back_counts_public
    return SideView(
        seat=side,
        hand=_hand(game, side) if own else None,
        hand_size=game.hand_size(side),
        influence_backs=game.held[side * 2] if counts else None,
        action_backs=game.held[side * 2 + 1] if counts else None,
        influence_deck=game.left[side * 2],
        action_deck=game.left[side * 2 + 1],
        discards=_cards(game.discards[side * KINDS : (side + 1) * KINDS]),
        won=tuple(game.won[side * GROUPS : (side + 1) * GROUPS]),
        bonus=game.bonus[side] if sees_bonus(game, side, seat) else None,
        points=score(game, side) if game.ending or own else None,
        out_of_influence=has_run_out(game, side),
    )


def sees_bonus(game: Caesar, side: int, seat: int | None) -> bool:
    """[3.5] [2.1] A bonus card is its owner's secret until scoring; she sees it when it is dealt."""
    if game.ending:
        return True
    top = game.stack[-1] if game.stack else None
    return side == seat and not (isinstance(top, Prepare) and not top.has_seen_bonus(game, side))


def _group(game: Caesar, group: int, seat: int | None) -> GroupView:
    lines = (_line(game, 0, group, seat), _line(game, 1, group, seat))
    return GroupView(group, PATRICIANS[group], game.patricians[group], lines)


def _line(game: Caesar, side: int, group: int, seat: int | None) -> LineView:
    at = (side * GROUPS + group) * 6
    peek = side == seat and game.rules.peek_own
    return LineView(
        up=_cards(game.up[at : at + INFLUENCE_KINDS]),
        down=_cards(game.down[at : at + INFLUENCE_KINDS]) if peek else None,
        down_count=game.downs[side * GROUPS + group],
        room=room(game, side, group),
    )


def _announced(window: VetoWindow) -> Announced:
    group = window.group if window.group >= 0 else None
    extra = window.group2 if window.group2 >= 0 else None
    is_castling = window.card == CASTLING
    seat = 1 - window.seat
    return Announced(seat, window.card, group, extra if is_castling else None, None if is_castling else extra)


def _hand(game: Caesar, seat: int) -> tuple[int, ...]:
    return _cards(game.hand[seat * KINDS : (seat + 1) * KINDS])


def _cards(counts: list[int]) -> tuple[int, ...]:
    """A list of counts as the kinds themselves, sorted."""
    return tuple([kind for kind, count in enumerate(counts) for _ in range(count)]) if any(counts) else ()
