"""What a seat, or a spectator, may see: built field by field from the state, never redacted from it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from msgspec import Struct

from comitium.core.by_class import by_class
from comitium.core.frames import Frame
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
    waiting = what_waits(top, game, seat)
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
        announced=waiting.announced,
        castling=waiting.castling,
        castling_cards=waiting.castling_cards,
        spied_hand=waiting.spied_hand,
        chosen=waiting.chosen,
        aimed=waiting.aimed,
        order=waiting.order,
        laid=waiting.laid,
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


def _hand(game: Caesar, seat: int) -> tuple[int, ...]:
    return _cards(game.hand[seat * KINDS : (seat + 1) * KINDS])


def _cards(counts: list[int]) -> tuple[int, ...]:
    """A list of counts as the kinds themselves, sorted."""
    return tuple([kind for kind, count in enumerate(counts) for _ in range(count)]) if any(counts) else ()


# -- what the question that waits adds, by its class


class Waiting(NamedTuple):
    """What a question that waits shows of itself and of the answers so far, to somebody."""

    announced: Announced | None = None
    castling: tuple[int, int] | None = None
    castling_cards: tuple[int, ...] | None = None
    spied_hand: tuple[int, ...] | None = None
    chosen: tuple[int, ...] = ()
    aimed: int | None = None
    order: tuple[int, ...] = ()
    laid: tuple[int, ...] = ()


def what_waits(top: Frame[Any] | None, game: Caesar, seat: int | None) -> Waiting:
    show = by_class(SHOWN, top)
    return show(top, game, seat) if show is not None else Waiting()


def _announced(window: VetoWindow, game: Caesar, seat: int | None) -> Waiting:
    """[6.6] Everybody sees the announced action and its targets."""
    group = window.group if window.group >= 0 else None
    extra = window.group2 if window.group2 >= 0 else None
    is_castling = window.card == CASTLING
    targets = (group, extra, None) if is_castling else (group, None, extra)
    return Waiting(announced=Announced(1 - window.seat, window.card, *targets))


def _castling(castle: Castle, game: Caesar, seat: int | None) -> Waiting:
    """[6.3] The groups are public, the cards in her fingers the player's own."""
    mine = game.player == seat
    cards = _cards(castle.pool) if mine else None
    return Waiting(castling=(castle.group, castle.group2), castling_cards=cards, chosen=tuple(castle.chosen()) if mine else ())


def _spied(pick: SpyPick, game: Caesar, seat: int | None) -> Waiting:
    """[6.2] The spy sees the opponent's hand."""
    if game.player != seat:
        return Waiting()
    return Waiting(spied_hand=_hand(game, 1 - game.player), chosen=tuple(pick.chosen()))


def _aimed(aim: Aim, game: Caesar, seat: int | None) -> Waiting:
    """[6.7] Until it is announced, the target is the player's own."""
    if game.player != seat:
        return Waiting()
    return Waiting(chosen=tuple(aim.chosen()), aimed=aim.group if aim.group >= 0 else None)


def _chosen(question: TurnQuestion, game: Caesar, seat: int | None) -> Waiting:
    return Waiting(chosen=tuple(question.chosen())) if game.player == seat else Waiting()


def _prepared(prepare: Prepare, game: Caesar, seat: int | None) -> Waiting:
    """[2.6] Each sees her own preparation."""
    if seat is None:
        return Waiting()
    return Waiting(order=tuple(prepare.order(seat)), laid=tuple(prepare.laid(seat)))


Show = Callable[[Any, Caesar, int | None], Waiting]
SHOWN: Final[dict[type[Frame[Any]], Show]] = {
    VetoWindow: _announced,
    Castle: _castling,
    SpyPick: _spied,
    Aim: _aimed,
    TurnQuestion: _chosen,
    Prepare: _prepared,
}
