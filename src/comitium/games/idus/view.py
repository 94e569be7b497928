"""What a seat, or a spectator, may see: built field by field from the state, never redacted from it."""

from __future__ import annotations

from msgspec import Struct

from comitium.core.ids import id_of, is_id_of
from comitium.core.options import Setting
from comitium.games.idus.outcome import winner
from comitium.games.idus.rules.r5_3_inspection import ReplaceCard, ReplaceYellow
from comitium.games.idus.rules.r5_turn import Assign, Vote
from comitium.games.idus.state import (
    NONE,
    Idus,
    Rules,
    aedile2_of,
    aedile_of,
    fate_of,
    looked_of,
    pack,
    pack_turn,
    praetor_of,
)
from comitium.games.idus.worlds import OPEN, Known, first_number, is_counted, known_turn, shown_pair


class SenatorView(Struct, frozen=True):
    """A player: how many faction cards she holds, and which if the viewer may know. `discarded` is known to its owner."""

    seat: int
    count: int
    cards: tuple[int, ...] | None
    discarded: int | None


class TurnView(Struct, frozen=True):
    """A turn: its roles, whom the Praetor looked at and what came of it (0 nothing, 1 kept, 2 exchanged, 3 yellow).

    `pair` are the two colours as they were shown to all, sorted. `votes` are the final colours by Aedile, and `original` the
    card that was looked at as it was first laid, where the viewer was shown them; what follows from them is hers to find.
    """

    number: int
    consul: int
    praetor: int | None
    aediles: tuple[int, ...]
    inspected: int | None
    fate: int
    pair: tuple[int, int] | None
    votes: tuple[int | None, int | None]
    original: int | None


class IdusView(Struct, frozen=True):
    """The table as one seat sees it."""

    seat: int | None
    players: int
    first: int
    turn: int  # from 1
    round: int
    limit: int
    loyal: int
    traitor: int
    asked: str
    actors: tuple[int, ...]
    senators: tuple[SenatorView, ...]
    now: TurnView | None  # the turn that is going on, until it is counted
    voted: tuple[int, ...]  # the Aediles who have voted, while the other has not
    turns: tuple[TurnView, ...]  # those that have been counted
    ending: str
    faction: int | None  # the faction that has won
    options: dict[str, Setting]  # the rules everybody plays by


def view(game: Idus, seat: int | None) -> IdusView:
    """[7.1] to [7.7] The table as a seat, or a spectator (None), sees it."""
    top = game.stack[-1] if game.stack else None
    counted = is_counted(game)
    before = first_number(game)
    turns = [turn_view(game, turn, before + number, seat) for number, turn in enumerate(game.record)]
    return IdusView(
        seat=seat,
        players=game.rules.seats,
        first=game.first,
        turn=min(game.turn, 2 * game.rules.seats - 1) + 1,
        round=1 if game.turn < game.rules.seats else 2,
        limit=game.rules.limit,
        loyal=game.loyal,
        traitor=game.traitor,
        asked=id_of(top) if top is not None else "",
        actors=tuple(game.actors()),
        senators=tuple(_senator(game, other, seat) for other in range(game.rules.seats)),
        now=None if counted or not game.stack else now_view(game, seat),
        voted=_voted(game, top) if isinstance(top, Vote) else (),
        turns=tuple(turns),
        ending=game.ending,
        faction=winner(game) if game.ending else None,
        options=game.rules.settings,
    )


def awaits_votes(view: IdusView) -> bool:
    """Whether roles or votes of the turn that is going on are still to be given."""
    return is_id_of(view.asked, Assign, Vote)


def awaits_replacement(view: IdusView) -> bool:
    """Whether a card is still to be replaced."""
    return is_id_of(view.asked, ReplaceCard, ReplaceYellow)


def _senator(game: Idus, other: int, seat: int | None) -> SenatorView:
    """[7.1] [7.6] [7.7] A seat's own cards; everybody's kept card at the end, discards only by option."""
    chosen = game.has_chosen(other)
    own = other == seat
    cards = None
    if own or game.ending:
        cards = (game.cards[2 * other],) if chosen else (game.cards[2 * other], game.cards[2 * other + 1])
    shown = own or (bool(game.ending) and game.rules.reveal_discards)
    return SenatorView(other, 1 if chosen else 2, cards, game.cards[2 * other + 1] if chosen and shown else None)


def _voted(game: Idus, top: Vote) -> tuple[int, ...]:
    """[7.2] Everybody sees that a card lies there, and no more."""
    return tuple(seat for seat in (game.aedile, game.aedile2) if top.laid_by(seat) != NONE)


def turn_view(game: Idus, turn: int, number: int, seat: int | None) -> TurnView:
    """[7.2] to [7.5] A counted turn."""
    votes, original = seen_votes(turn, seat, game.rules, number)
    aediles = (aedile_of(turn), aedile2_of(turn))
    looked = looked_of(turn)
    return TurnView(
        number=number + 1,
        consul=(game.first + number) % game.rules.seats,
        praetor=praetor_of(turn),
        aediles=aediles,
        inspected=aediles[looked - 1] if looked else None,
        fate=fate_of(turn),
        pair=shown_pair(turn),
        votes=votes,
        original=original,
    )


def seen_votes(turn: int, seat: int | None, rules: Rules, number: int) -> tuple[tuple[int | None, int | None], int | None]:
    """[7.2] [7.3] [7.4] The colours of a turn that the seat was shown, or None for each it was not."""
    known = known_turn(turn, NONE if seat is None else seat, rules, number)
    first, second, original = (None if colour == OPEN else colour for colour in (known.vote, known.vote2, known.original))
    return (first, second), None if original == NONE else original


def now_view(game: Idus, seat: int | None) -> TurnView:
    """The turn that is going on. As long as it is being assigned or voted on there is nothing else to see."""
    top = game.stack[-1]
    aediles = tuple(aedile for aedile in (game.aedile, game.aedile2) if aedile != NONE)
    votes: tuple[int | None, int | None] = (None, None)
    original: int | None = None
    if isinstance(top, Vote):
        laid = [top.laid_by(aedile) if seat == aedile else NONE for aedile in (game.aedile, game.aedile2)]
        votes = (None if laid[0] == NONE else laid[0], None if laid[1] == NONE else laid[1])
    elif game.vote != NONE:
        votes, original = seen_votes(pack(game), seat, game.rules, game.turn)
    return TurnView(
        number=game.turn + 1,
        consul=game.consul,
        praetor=None if game.praetor == NONE else game.praetor,
        aediles=aediles,
        inspected=game.inspected() if game.looked else None,
        fate=game.fate,
        pair=None,
        votes=votes,
        original=original,
    )


def known_of(turn: TurnView) -> Known:
    """A turn of a view as `reimagine` knows turns: the pair in order, and the colours that the viewer was shown."""
    low, high = turn.pair or (0, 0)
    aedile, aedile2 = turn.aediles
    assert turn.praetor is not None
    looked = 0 if turn.inspected is None else 1 if turn.inspected == aedile else 2
    known = Known(pack_turn(turn.praetor, aedile, aedile2, low, high, looked, turn.fate, NONE), False, False, False)
    vote, vote2 = turn.votes
    if vote is not None:
        known.vote = vote
    if vote2 is not None:
        known.vote2 = vote2
    if turn.original is not None:
        known.original = turn.original
    return known
