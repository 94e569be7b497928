"""[1.11.1] [1.11.2] Statesmen and concessions are played; who still has more than five cards gets rid of some."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import mypyc_attr

from comitium.core.errors import Reason
from comitium.core.frames import Question, Script, Step
from comitium.core.messages import Phrase
from comitium.games.republic import names
from comitium.games.republic.catalogue.cards import CARD_KIND
from comitium.games.republic.catalogue.ids import CONCESSION, STATESMAN
from comitium.games.republic.choices import CARD, FACTION, PASS, SENATOR, SPAN, verb
from comitium.games.republic.rules.common import concessions, statesmen
from comitium.games.republic.rules.common.hands import discard
from comitium.games.republic.rules.common.ranks import in_order
from comitium.games.republic.rules.r1_11_revolution.choices import DROP, KEEP
from comitium.games.republic.rules.r1_11_revolution.r1_04_5_trades import GIVEN, Trade, are_seats
from comitium.games.republic.state.numbers import NOBODY, bits
from comitium.games.republic.state.republic import PLAYED, Republic

LIMIT: Final = 5
NOT_NOW: Final = Reason("1.11.1", "republic-revolution-refuse-not-now", "card")
ONLY_ONE: Final = Reason("T-31", "republic-revolution-refuse-only-one", "card")
KEEP_LAW: Final = Reason("2.06.4", "republic-laws-refuse-discard", "card")
NOT_HELD: Final = Reason("1.11.2", "republic-revolution-refuse-not-held", "card")
MUST_SHED: Final = Reason("1.11.2", "republic-revolution-refuse-must-shed")
ASKED_BEFORE: Final = Reason("1.04.5", "republic-revolution-refuse-trade-partner", "seat")


def played(game: Republic, seat: int, kind: int) -> bool:
    """[T-31] Whether a faction has played a card of this kind in this phase."""
    return game.marks[PLAYED] >> _bit(seat, kind) & 1 == 1


def note_played(game: Republic, seat: int, kind: int) -> None:
    """[T-31] A faction plays a card of this kind in this phase."""
    game.marks[PLAYED] |= 1 << _bit(seat, kind)


def _bit(seat: int, kind: int) -> int:
    return 2 * seat + (1 if kind == CONCESSION else 0)


def why_not_play(game: Republic, seat: int, card: int) -> Reason | None:
    """[1.11.1] Statesmen within 1.07.312, concessions within 1.07.32; with `statesmen_per_turn=one` one of each (T-31)."""
    kind = CARD_KIND[card]
    if kind != STATESMAN and kind != CONCESSION:
        return NOT_NOW
    if game.rules.one_statesman and played(game, seat, kind):
        return ONLY_ONE
    if kind == STATESMAN:
        return statesmen.why_not_play(game, seat, card)
    return concessions.why_not_give(game, seat, card)


def playable(game: Republic, seat: int) -> list[int]:
    """The cards of a hand that may be played now."""
    return [CARD + card for card in game.hands[seat] if why_not_play(game, seat, card) is None]


class Playing(Question[Republic]):
    """A seat plays cards: `card` is a concession whose holder is still to be named, or NOBODY."""

    def __init__(self, seat: int, card: int = NOBODY) -> None:
        super().__init__(seat)
        self.card = card

    def holders(self, game: Republic) -> list[int]:
        """[1.07.32] Who may be given the concession, or keep it after all."""
        able = bits(concessions.recipients(game, self.seat))
        return [*[SENATOR + senator for senator in able], KEEP]

    def play(self, game: Republic, choice: int) -> None:
        """A card of the menu, the holder of a concession, or a second thought."""
        if choice == KEEP:
            self.card = NOBODY
        elif verb(choice) == SENATOR:
            card, self.card = self.card, NOBODY
            note_played(game, self.seat, CONCESSION)
            concessions.give(game, self.seat, card, choice % SPAN)
        elif CARD_KIND[choice % SPAN] == STATESMAN:
            note_played(game, self.seat, STATESMAN)
            statesmen.play(game, self.seat, choice % SPAN)
        else:
            self.card = choice % SPAN

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        if verb(choice) == SENATOR and self.card >= 0:
            return concessions.why_not_give(game, seat, self.card, choice % SPAN)
        return why_not_play(game, seat, choice % SPAN) if verb(choice) == CARD and choice % SPAN < len(CARD_KIND) else None

    def on_aside(self, game: Republic) -> None:
        """[4.04.1] The concession may have been played unasked while its holder was still to be named."""
        if not self.is_sound(game):
            self.card = NOBODY

    def redraw(self, world: Republic, seat: int, dice: Any) -> None:
        """A concession is named when it has its holder, not before."""
        if seat != self.seat:
            self.card = NOBODY

    def is_sound(self, game: Republic) -> bool:
        return self.card == NOBODY or why_not_play(game, self.seat, self.card) is None

    def ask_holder(self) -> Phrase:
        return Phrase("republic-revolution-ask-holder", {"card": names.card(self.card)})


@mypyc_attr(allow_interpreted_subclasses=True)
class TurnAct:
    """What else a faction may do in its turn to play cards: a verb, what it may do with it, why not, and what it does."""

    verb: int = 0

    def menu(self, game: Republic, seat: int) -> list[int]:
        raise NotImplementedError

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        raise NotImplementedError

    def act(self, game: Republic, seat: int, choice: int) -> None:
        raise NotImplementedError


TURN_ACTS: Final[list[TurnAct]] = []  # [2.04.2] asked only if veterans may be disbanded


def turn_acts(game: Republic, seat: int) -> list[int]:
    """[2.04.2] What a faction may do in its turn beside playing cards."""
    found: list[int] = []
    if game.rules.veterans:
        for kind in TURN_ACTS:
            found.extend(kind.menu(game, seat))
    return found


def turn_act_of(choice: int) -> TurnAct | None:
    """The kind of act that a choice is; None for a card."""
    for kind in TURN_ACTS:
        if kind.verb == verb(choice):
            return kind
    return None


class PlayCards(Playing):
    """[1.11.1] Any number of statesmen and concessions, one after the other."""

    def legal(self, game: Republic, seat: int) -> list[int]:
        return self.holders(game) if self.card >= 0 else [PASS, *playable(game, seat), *turn_acts(game, seat)]

    def answer(self, game: Republic, seat: int, choice: int) -> None:
        kind = turn_act_of(choice)
        if choice == PASS:
            game.pop()
        elif kind is not None:
            kind.act(game, seat, choice)
        else:
            self.play(game, choice)

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        kind = turn_act_of(choice)
        return super().why_not(game, seat, choice) if kind is None else kind.why_not(game, seat, choice)

    def rule(self, game: Republic, seat: int) -> str:
        return "1.11.1"

    def ask(self, game: Republic, seat: int) -> Phrase:
        return self.ask_holder() if self.card >= 0 else Phrase("republic-revolution-ask-play")


KEPT_CARDS: Final[list[Callable[[Republic, int], list[int]]]] = []  # [2.06.4] the cards of a hand that may not be discarded


def droppable(game: Republic, seat: int) -> list[int]:
    """[1.11.2] The cards that a faction may throw away."""
    kept: list[int] = []
    if game.rules.laws_by_vote:
        for rule in KEPT_CARDS:
            kept.extend(rule(game, seat))
    return [card for card in game.hands[seat] if card not in kept]


class ShedCards(Playing):
    """[1.11.2] Down to five cards: play, offer one faction after the other a trade, or throw away. `asked` are the factions
    that have had an offer."""

    def __init__(self, seat: int, card: int = NOBODY, asked: int = 0) -> None:
        super().__init__(seat, card)
        self.asked = asked

    def run(self, game: Republic) -> bool:
        if len(game.hands[self.seat]) > LIMIT:
            return True
        game.pop()
        return False

    def partners(self, game: Republic) -> list[int]:
        able = game.playing & ~self.asked & ~(1 << self.seat) & ~game.rules.neutral_seats  # D-6
        return [FACTION + other for other in bits(able)]

    def legal(self, game: Republic, seat: int) -> list[int]:
        if self.card >= 0:
            return self.holders(game)
        return [*self.partners(game), *playable(game, seat), *[DROP + card for card in droppable(game, seat)]]

    def answer(self, game: Republic, seat: int, choice: int) -> None:
        if verb(choice) == FACTION:
            other = choice % SPAN
            self.asked |= 1 << other
            everybody = (1 << game.rules.seats) - 1
            game.push(Trade(seat, everybody, other, GIVEN))
        elif verb(choice) == DROP:
            discard(game, seat, choice % SPAN, "1.11.2")
        else:
            self.play(game, choice)

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        if choice == PASS:
            return MUST_SHED
        if verb(choice) == FACTION:
            return ASKED_BEFORE
        if verb(choice) == DROP:
            return KEEP_LAW if choice % SPAN in game.hands[seat] else NOT_HELD
        return super().why_not(game, seat, choice)

    def rule(self, game: Republic, seat: int) -> str:
        return "1.11.2"

    def ask(self, game: Republic, seat: int) -> Phrase:
        if self.card >= 0:
            return self.ask_holder()
        return Phrase("republic-revolution-ask-shed", {"amount": len(game.hands[seat]) - LIMIT})


class Plays(Script[Republic]):
    """[X3] From the HRAO clockwise, once round."""

    def __init__(self, at: int = 0, seats: list[int] | None = None) -> None:
        super().__init__(at)
        self.seats: list[int] = seats if seats is not None else []

    def steps(self) -> list[Step]:
        return PLAYS

    def is_sound(self, game: Republic) -> bool:
        return are_seats(game, self.seats)


def begin_plays(game: Republic, plays: Plays) -> None:
    game.marks[PLAYED] = 0
    plays.seats = in_order(game)


def next_player(game: Republic, plays: Plays) -> None:
    """[1.11.1] Asked of everybody who has a card, whatever it is, [2.04.2] or veterans to disband."""
    if plays.seats:
        seat = plays.seats.pop(0)
        if game.hands[seat] or turn_acts(game, seat):
            game.push(PlayCards(seat))
        plays.again()


PLAYS: Final[list[Step]] = [begin_plays, next_player]


def has_too_many(game: Republic, seat: int) -> bool:
    """[1.11.2] More than five cards; [4.07.1] a neutral has no limit."""
    return len(game.hands[seat]) > LIMIT and not game.is_neutral(seat)


class Excess(Script[Republic]):
    """[X4] [C-24] Until nobody has more than five cards: a trade may bring one over the limit whose turn has passed."""

    def __init__(self, at: int = 0, seats: list[int] | None = None) -> None:
        super().__init__(at)
        self.seats: list[int] = seats if seats is not None else []

    def steps(self) -> list[Step]:
        return EXCESS

    def is_sound(self, game: Republic) -> bool:
        return are_seats(game, self.seats)


def begin_shedding(game: Republic, excess: Excess) -> None:
    excess.seats = [seat for seat in in_order(game) if has_too_many(game, seat)]


def next_shedder(game: Republic, excess: Excess) -> None:
    if excess.seats:
        game.push(ShedCards(excess.seats.pop(0)))
        excess.again()


def once_more(game: Republic, excess: Excess) -> None:
    for seat in in_order(game):
        if has_too_many(game, seat):
            excess.go_to(begin_shedding)
            return


EXCESS: Final[list[Step]] = [begin_shedding, next_shedder, once_more]
