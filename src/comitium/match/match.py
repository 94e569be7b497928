"""A match: a kernel with a memory. It keeps the journal and the history, takes choices back, and follows standing orders."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import structs

from comitium.core.agreements import BindingGame, Clause, clause_of, terms_of
from comitium.core.errors import Illegal
from comitium.core.forms import rehearse
from comitium.core.ids import id_of
from comitium.core.messages import Option, Phrase
from comitium.core.positions import check_seats
from comitium.core.registry import GameType, HasAgreements, HasClaims, game_type
from comitium.core.vocabulary import UNKNOWN
from comitium.match import journal
from comitium.match.leaders import checked_leaders
from comitium.match.memory import Memory
from comitium.match.orders import ALWAYS, MOST_TIMES, NAMELESS, Orders, StandingOrder
from comitium.match.readable import ReadableMatch
from comitium.match.undo_steps import UndoStep
from comitium.match.undoing import Proposal, Undoing, WayBack


class Match(ReadableMatch):
    """One game being played.

    Make it with `comitium.new(...)`, `comitium.from_position(...)` or `comitium.replay(...)`. What a choice costs does not
    depend on how many came before it: the journal is appended to, and only what somebody could still take back is kept.
    """

    def __init__(self, header: journal.Header, written: journal.Header | None = None) -> None:
        self.game_type: GameType = game_type(header.game)
        if header.position is None:
            self.game = self.game_type.new(header.options, header.seats, header.seed)
        else:
            self.game = self.game_type.from_position(header.position, header.seed)
            check_seats(self.game, header.seats)
            header = structs.replace(header, options=self.game_type.settings(self.game))  # a position says its own
        self.header = header
        self.leaders = checked_leaders(self.game, header.leaders)
        self.choices = 0  # that stand: those taken back do not count
        self._memory = Memory(header.seats)
        self._journal = journal.Writer(written or header)  # as it stands in a journal that goes on
        self._undoing = Undoing(self.game_type, header.seats)
        self._steps = self._undoing.steps
        self._orders = Orders()
        self._answers = [0] * header.seats
        self._ordered: list[list[Option]] = [[] for _ in range(header.seats)]  # what its orders answered since it did itself
        self._forced = [0] * header.seats  # how many of these answers were the only ones
        self._decided = [0] * header.seats  # how much each had heard when it last decided something itself
        self._left: tuple[int, StandingOrder] | None = None  # who has just left which order
        self.time_overs = [0] * header.seats  # how often the time of each has run out
        self.resigned: set[int] = set()
        self._question = 0
        self.game.listen(self._memory)
        self.game.advance()

    # -- playing

    def choose(self, seat: int, choice: int | str, at: int | None = None) -> None:
        """Answer a seat's question, or do something unasked, by the choice's int or notation. `at` is the number of the prompt
        that is answered; an answer to an older one is refused as stale."""
        self._check(seat, at)
        if isinstance(choice, str):
            self._do(seat, self.game_type.parse(choice), text=choice.strip())
        else:
            self._do(seat, choice)
        self._follow_orders()

    def refusal(self, seat: int, choice: int, text: str = "") -> Illegal:
        """Why a seat may not do this now: of a number that no verb of the game stands behind, that there is none. Where the
        game has no reason to give, what was typed is quoted, or the notation."""
        try:
            self.game_type.describe(choice)
        except Illegal as none:
            if none.why.id == UNKNOWN and seat in self.game.actors():
                return Illegal(self.game.stack[-1].rule(self.game, seat), none.why)
        return self._quoted(self.game.refusal(seat, choice), text)

    def _quoted(self, refused: Illegal, text: str = "") -> Illegal:
        number = refused.why.args.get("choice")
        if refused.why.id != "refuse-choice" or not isinstance(number, int):
            return refused
        try:
            return Illegal(
                refused.rule, Phrase("refuse-not-offered", {"text": text or self.game_type.describe(number).notation})
            )
        except Illegal:  # a verb with a number that is nothing's
            return refused

    def choose_all(self, seat: int, choices: Sequence[int], at: int | None = None) -> None:
        """Answer several questions in a row, or none: what a form says at once (see `core.forms`)."""
        self._check(seat, at)
        try:
            rehearse(self.game, seat, choices)
        except Illegal as refused:
            raise self._quoted(refused) from None
        for choice in choices:
            self._do(seat, choice)
        self._follow_orders()

    def _check(self, seat: int, at: int | None) -> None:
        current = self._answers[seat] if 0 <= seat < self.header.seats else 0
        if at is not None and at != current:
            raise Illegal("", Phrase("refuse-stale", {"number": at, "current": current}))

    def _do(self, seat: int, choice: int, ordered: bool = False, text: str = "") -> None:
        """Answer, or do something unasked; `text` is what was typed, for the refusal."""
        menu = self.game.legal(seat)
        if choice in menu:
            option = self.game_type.describe(choice)
            left = self._left[1] if self._left is not None and self._left[0] == seat and ordered else None
            if not ordered or left is not None:
                self._decided[seat] = self.event_count(seat)
            if ordered:
                self._ordered[seat].append(structs.replace(option, rule=self.game.stack[-1].rule_of(self.game, seat, choice)))
                self._forced[seat] += len(menu) == 1 or self.game.stack[-1].idle_answer(self.game, seat, True) == choice
            else:
                self._ordered[seat].clear()
                self._forced[seat] = 0
            self._apply(seat, choice, ordered, left)
            self._answers[seat] += 1
            self._undoing.choices[seat] += 1
            self.choices += 1
            self._write(journal.Entry(seat, choice, option.notation, ordered=ordered))
        elif choice in self.game.asides(seat):
            self.game.apply(seat, choice)
            self._no_way_back()
            self._write(journal.Entry(seat, choice, self.game_type.describe(choice).notation, aside=True))
        else:
            raise self.refusal(seat, choice, text)
        if self._orders:
            self._orders.expire(self.game, self._memory.logs)

    def _apply(self, seat: int, choice: int, ordered: bool, left: StandingOrder | None) -> None:
        told, before = self.game.reveals, self.game.clone()
        step = UndoStep(seat, choice, before, told, self._memory.mark(), self.game.actors(), self._question, ordered, left)
        asked = self.game.stack[-1]
        self.game.apply(seat, choice)
        if self.game.reveals != told:
            self._steps.clear()  # something hidden is known now: what came before stands
        if self.game.over or self.game.stack[-1] is not asked:
            self._question += 1
        self._steps.add(step)

    def _write(self, entry: journal.Entry) -> None:
        self._left = (entry.seat, entry.order) if entry.order is not None else None
        self._journal.add(entry)

    def _no_way_back(self) -> None:
        """Something happened that cannot be taken back, and so what came before it cannot."""
        self._steps.clear()
        self._question += 1

    # -- taking back

    def can_undo(self, seat: int) -> bool:
        """Whether the seat may take back its last decision: nothing hidden was revealed by it or since, and nobody else
        has acted on it. Seats that were asked at the same time do not stand in each other's way."""
        return not self._undoing.why_not(self.game, seat)

    def way_back(self, seat: int) -> WayBack:
        """What the seat may take back, and why not; worked out once for whoever shows all of it."""
        return self._undoing.way_back(self.game, seat)

    def chain(self, seat: int) -> list[Option]:
        """The choices of a seat that it may take back one after the other, the oldest first."""
        return self._undoing.chain(self.game, seat) if self.can_undo(seat) else []

    def undo(self, seat: int) -> list[StandingOrder]:
        """Take back the seat's last decision, and what its orders have answered since. Raises `Illegal` if it stands. Its
        orders hold on, but for those that would answer the same question again or whose scope is gone: these are returned."""
        reason = self._undoing.why_not(self.game, seat)
        if reason:
            raise Illegal("", Phrase(reason))
        orders = self._orders.of(seat)
        while not (step := self._undo_step(seat)).is_decision:
            pass
        return self._resume_orders(seat, orders, [step.left])

    def _resume_orders(
        self, seat: int, orders: list[StandingOrder], left: Sequence[StandingOrder | None]
    ) -> list[StandingOrder]:
        """After a take-back the seat's orders hold on, but for those that this has ended, which are returned: those that were
        `left` with a decision that is gone, would answer the same again, or have nothing more to hold for."""
        ended = [
            order
            for order in orders
            if order in left or self._orders.would_answer(self.game, seat, order) or not order.is_going_on(self.game)
        ]
        if ended or self._orders.of(seat) != orders:
            self.cancel_orders(seat)
            for order in orders:
                if order not in ended:
                    self._leave(seat, order)
        return ended

    def may_take_back(self, seat: int) -> bool:
        """Whether the seat's last decision could be taken back with all that others have done since, if they agree: nothing
        hidden has become known, and no dice were rolled."""
        return not self._undoing.why_known(self.game, seat)

    def acted_since(self, seat: int) -> list[int]:
        """The other seats whose choices would be taken back with the seat's last decision."""
        return self._undoing.acted_since(seat)

    @property
    def proposal(self) -> Proposal | None:
        """What somebody has asked to take back, as long as that is possible and nobody has declined."""
        return self._undoing.proposal(self.game, self._answers)

    def take_back(self, seat: int) -> None:
        """Take back the seat's last decision with all that was chosen since, by whomever: the table has agreed. A line of the
        journal for each choice, the last one first. Raises `Illegal` if something hidden has become known."""
        gone = self._undoing.since_decision(self.game, seat)
        orders = {one: self._orders.of(one) for one in range(self.header.seats)}
        for step in gone:
            self._undo_step(step.seat)
        for one in {step.seat for step in gone}:
            self._resume_orders(one, orders[one], [step.left for step in gone if step.seat == one])
        self._undoing.settle()

    def _undo_step(self, seat: int) -> UndoStep:
        """Take back the seat's last choice, whoever gave it. With an order's answer all orders of the seat end, or it would
        say the same again as soon as anybody else acts."""
        step, others = self._steps.take_back(seat)
        self._memory.rewind(step.event_counts)
        self.game = step.state()
        self._question = step.question
        self.game.listen(self._memory)
        self._orders.refresh(self.game, self._memory.logs)
        if step.ordered:
            self._orders.cancel(seat)
        for other in others:  # asked at the same time: their answers are given again
            self._apply(other.seat, other.choice, other.ordered, other.left)
        self._answers[seat] += 1
        self._undoing.choices[seat] -= 1
        self.choices -= 1
        self._write(journal.Entry(seat, undo=True))
        return step

    # -- talk

    def claim(self, seat: int, text: str) -> None:
        """Say something to the whole table that nobody checks, in the game's notation of claims. It changes no state."""
        if self.game.over:
            raise Illegal("", Phrase("refuse-over"))
        if not isinstance(self.game_type, HasClaims) or not 0 <= seat < self.header.seats:
            raise Illegal("", Phrase("refuse-claim"))
        self._memory.claim(self.game_type.claim(self.game, seat, text))
        self._write(journal.Entry(seat, text=" ".join(text.split()), claim=True))

    # -- time and people

    def note(self, seat: int, note: str) -> None:
        """Note in the journal what time or the people did at the table: it decides nothing in the game."""
        if note not in journal.NOTES or not 0 <= seat < self.header.seats:
            raise Illegal("", Phrase("refuse-note", {"note": note[:40]}))
        self.time_overs[seat] += note == journal.TIME_OVER
        if note == journal.RESIGNED:
            self.resigned.add(seat)
        elif note in (journal.ASKS_BACK, journal.AGREES, journal.DECLINES):
            self._undoing.propose(self.game, self._answers, seat, note)
        self._write(journal.Entry(seat, note=note))

    # -- words that bind

    def offer(self, seat: int, terms: str | list[Clause]) -> int:
        """Offer an agreement to those it names, in the game's notation of clauses; says its number."""
        clauses = self._bargains().read_clauses(self.game, seat, terms) if isinstance(terms, str) else terms
        number = self._binding().offer(seat, clauses)
        written = "; ".join(self._bargains().clause(clause).notation for clause in clauses)
        listed = [terms_of(clause) for clause in clauses]
        self._bargained(journal.Entry(seat, text=written, bargain="offer", terms=listed, number=number))
        return number

    def accept(self, seat: int, number: int) -> None:
        """Say yes to an offer; with the last yes it binds."""
        self._binding().accept(seat, number)
        self._bargained(journal.Entry(seat, bargain="accept", number=number))

    def cancel(self, seat: int, number: int) -> None:
        """Say no to an offer, or take one's own back."""
        self._binding().cancel(seat, number)
        self._bargained(journal.Entry(seat, bargain="cancel", number=number))

    def move(self, seat: int, text: str) -> None:
        """Put words before the table that bind nobody, where a game knows motions."""
        self._binding().move(seat, text)
        self._bargained(journal.Entry(seat, text=text, bargain="move"))

    def _bargained(self, entry: journal.Entry) -> None:
        self._no_way_back()
        self._write(entry)

    def _binding(self) -> BindingGame:
        if not isinstance(self.game, BindingGame):
            raise Illegal("", Phrase("refuse-agreement"))
        return self.game

    def _bargains(self) -> HasAgreements:
        if not isinstance(self.game_type, HasAgreements):
            raise Illegal("", Phrase("refuse-agreement"))
        return self.game_type

    # -- standing orders

    def order(self, seat: int, order: StandingOrder) -> None:
        """Leave a standing order; the match answers for the seat, and the log looks as if the seat had. Raises `Illegal` for a
        seat, an answer or a number of times that there is not."""
        self._check_order(seat, order)
        asked = self.game.stack[-1] if seat in self.game.actors() else None
        if asked is not None and id_of(asked) == order.question and not order.topic:
            order = structs.replace(order, topic=asked.topic(self.game, seat))
        self._leave(seat, order)
        self._follow_orders()

    def _check_order(self, seat: int, order: StandingOrder) -> None:
        """Whatever a journal holds is shown again on its owner's page: it must mean something."""
        if not 0 <= seat < self.header.seats:
            raise self.game.wrong_seat(seat)
        if order.choice not in NAMELESS:
            self.game_type.describe(order.choice)
        if not ALWAYS <= order.times <= MOST_TIMES:
            raise Illegal("", Phrase("refuse-order-times", {"times": order.times, "most": MOST_TIMES}))

    def _leave(self, seat: int, order: StandingOrder) -> None:
        self._orders.leave(self.game, seat, order, self.event_count(seat))
        self._write(journal.Entry(seat, order=order))

    def cancel_orders(self, seat: int, number: int = 0) -> None:
        """All orders of a seat, or one of them, counted from 1."""
        standing = len(self._orders.of(seat))
        if standing and 0 <= number <= standing:
            self._orders.cancel(seat, number)
            self._write(journal.Entry(seat, disorder=True, number=number))

    def _follow_orders(self) -> None:
        following = bool(self._orders)
        while following:
            following = False
            for seat in self.game.actors():
                choice = self._orders.answer(self.game, seat)
                if choice is not None:
                    self._do(seat, choice, ordered=True)
                    following = True
                    break

    # -- the journal

    def repeat(self, entry: journal.Entry) -> None:
        """Do again what a line of a journal tells."""
        if not 0 <= entry.seat < self.header.seats:
            raise self.game.wrong_seat(entry.seat)
        if entry.note:
            self.note(entry.seat, entry.note)
        elif entry.claim:
            self.claim(entry.seat, entry.text)
        elif entry.undo:
            self._repeat_undo(entry.seat)
        elif entry.order is not None:
            self._check_order(entry.seat, entry.order)
            self._leave(entry.seat, entry.order)
        elif entry.disorder:
            self.cancel_orders(entry.seat, entry.number)
        elif entry.bargain == "offer":
            self.offer(entry.seat, [clause_of(terms) for terms in entry.terms])
        elif entry.bargain == "accept":
            self.accept(entry.seat, entry.number)
        elif entry.bargain == "cancel":
            self.cancel(entry.seat, entry.number)
        elif entry.bargain == "move":
            self.move(entry.seat, entry.text)
        else:
            if entry.ordered and self._order_says(entry.seat) != entry.choice:
                raise Illegal("", Phrase("refuse-not-offered", {"text": entry.text}))
            self._do(entry.seat, entry.choice, entry.ordered)

    def _repeat_undo(self, seat: int) -> None:
        """A line takes one choice back, also one that an order gave."""
        if not self._steps.of(seat):
            raise Illegal("", Phrase("refuse-undo-nothing"))
        self._undo_step(seat)

    def _order_says(self, seat: int) -> int | None:
        """What the seat's standing orders answer now; an order that counts is used by being asked."""
        return self._orders.answer(self.game, seat) if self.game.stack else None
