"""A match: a kernel with a memory. It keeps the journal and the history, takes choices back, and follows standing orders."""

from __future__ import annotations

import secrets
from typing import Any, NamedTuple

from msgspec import Struct, structs

from comitium.core import journal
from comitium.core.audience import EVERYBODY, hears
from comitium.core.dice import commitment
from comitium.core.digest import digest
from comitium.core.errors import BadJournal, BadOption, BadPosition, Illegal, Unknown
from comitium.core.frames import Game, Listener
from comitium.core.messages import Event, Outcome, Phrase, Prompt
from comitium.core.options import Setting, check_players, resolve
from comitium.core.registry import Kind, Talks, kind


class StandingOrder(Struct, frozen=True):
    """ "Answer this kind of question so, until told otherwise." `times` limits how often; -1 means always."""

    question: str
    choice: int
    times: int = -1


class _Told(NamedTuple):
    event: Event
    audience: int
    claim: bool = False


class _Step(NamedTuple):
    """What is needed to take a choice back: the state before it, how much had been told, who could act, on which question."""

    seat: int
    choice: int
    before: Game
    heard: int
    actors: list[int]
    question: int


class _Memory(Listener):
    def __init__(self) -> None:
        self.events: list[_Told] = []

    def hear(self, event: Event, audience: int) -> None:
        self.events.append(_Told(event, audience))


class Match:
    """One game being played.

    Make it with `comitium.new(...)`, `comitium.from_position(...)` or `comitium.replay(...)`.
    """

    def __init__(self, header: journal.Header) -> None:
        self.header = header
        self.kind: Kind = kind(header.game)
        self._memory = _Memory()
        self._entries: list[journal.Entry] = []
        self._steps: list[_Step] = []
        self._orders: dict[int, list[StandingOrder]] = {}
        self._answers: dict[int, int] = {}
        self._question = 0
        if header.position is None:
            self.game = self.kind.new(header.options, header.seats, header.seed)
        else:
            self.game = self.kind.from_position(header.position, header.seed)
        self.game.listen(self._memory)
        self.game.advance()

    # -- looking

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome()

    @property
    def digest(self) -> str:
        return digest(self.game)

    @property
    def commitment(self) -> str:
        """The hash of the seed, public from the start."""
        return self.header.commitment

    @property
    def seed(self) -> int | None:
        """The seed, public when the game is over."""
        return self.header.seed if self.game.over else None

    @property
    def choices(self) -> int:
        """How many choices stand (those taken back do not count)."""
        return sum(-1 if entry.undo else 1 for entry in self._entries if not entry.claim)

    def questions(self) -> list[Prompt]:
        """The questions that wait for an answer, one for each seat that must speak."""
        return [self.question(seat) for seat in self.game.actors()]

    def question(self, seat: int) -> Prompt:
        """The question that waits for a seat. Raises `Illegal` if there is none."""
        if seat not in self.game.actors():
            raise self.game.wrong_seat(seat)
        prompt = self.kind.prompt(self.game, seat)
        return Prompt(prompt.kind, seat, prompt.rule, prompt.text, prompt.options, self._answers.get(seat, 0))

    def view(self, seat: int | None = None) -> Any:
        """What a seat, or a spectator, sees."""
        return self.kind.view(self.game, seat)

    def history(self, seat: int | None = None, since: int = 0) -> list[Event]:
        """The events a seat, or a spectator, has heard."""
        return [told.event for told in self._memory.events[since:] if hears(told.audience, seat)]

    @property
    def told(self) -> int:
        """How many events there are, heard or not; `history(seat, since=told)` gives what comes after now."""
        return len(self._memory.events)

    # -- playing

    def choose(self, seat: int, choice: int | str, at: int | None = None) -> None:
        """Answer a seat's question, by the choice's int or notation.

        `at` is the number of the prompt that is answered; an answer to an older one is refused as stale.
        """
        current = self._answers.get(seat, 0)
        if at is not None and at != current:
            raise Illegal("", Phrase("refuse-stale", {"number": at, "current": current}))
        if isinstance(choice, str):
            choice = self.kind.parse(choice)
        self._do(seat, choice)
        self._follow_orders()

    def _do(self, seat: int, choice: int) -> None:
        if seat not in self.game.actors():
            raise self.game.wrong_seat(seat)
        if choice not in self.game.legal(seat):
            raise self.game.stack[-1].refusal(self.game, seat, choice)
        self._apply(seat, choice)
        self._entries.append(journal.Entry(seat, choice, self.kind.describe(choice).notation))
        self._answers[seat] = self._answers.get(seat, 0) + 1

    def _apply(self, seat: int, choice: int) -> None:
        step = _Step(seat, choice, self.game.clone(), self.told, self.game.actors(), self._question)
        asked = self.game.stack[-1]
        self.game.apply(seat, choice)
        if self.game.told != step.before.told:
            self._steps.clear()  # something hidden is known now: what came before stands
        if self.game.over or self.game.stack[-1] is not asked:
            self._question += 1
        self._steps.append(step)

    def can_undo(self, seat: int) -> bool:
        """Whether the seat may take back its last choice: nothing hidden was revealed by it or since, and nobody else
        has acted on it. Seats that were asked at the same time do not stand in each other's way."""
        return not self._why_not_undo(seat)

    def _why_not_undo(self, seat: int) -> str:
        """The id of the reason why the seat's last choice stands, or ""."""
        if self.game.over:
            return "refuse-over"
        if not any(entry.seat == seat and not entry.claim for entry in self._entries):
            return "refuse-undo-nothing"
        mine = self._last_step(seat)
        if mine < 0 or self._steps[mine].before.told != self.game.told:
            return "refuse-undo-seen"
        asked = self._steps[mine]
        if any(other.question != asked.question or other.seat not in asked.actors for other in self._steps[mine + 1 :]):
            return "refuse-undo-acted"
        return ""

    def _last_step(self, seat: int) -> int:
        return max((number for number, step in enumerate(self._steps) if step.seat == seat), default=-1)

    def undo(self, seat: int) -> None:
        """Take back the seat's last choice. Raises `Illegal` if it stands."""
        reason = self._why_not_undo(seat)
        if reason:
            raise Illegal("", Phrase(reason))
        mine = self._last_step(seat)
        step = self._steps[mine]
        others = self._steps[mine + 1 :]
        del self._steps[mine:]
        said = [told for told in self._memory.events[step.heard :] if told.claim]
        self._memory.events[step.heard :] = said  # what was said stays said
        self.game = step.before
        self._question = step.question
        self.game.listen(self._memory)
        for other in others:  # asked at the same time: their answers are given again
            self._apply(other.seat, other.choice)
        self._entries.append(journal.Entry(seat, undo=True))
        self._answers[seat] = self._answers.get(seat, 0) + 1

    # -- talk

    @property
    def claims(self) -> list[Event]:
        """What has been claimed so far, by anybody: it is public."""
        return [told.event for told in self._memory.events if told.claim]

    def claim(self, seat: int, text: str) -> None:
        """Say something to the whole table that nobody checks, in the game's notation of claims. It changes no state."""
        if self.game.over:
            raise Illegal("", Phrase("refuse-over"))
        if not isinstance(self.kind, Talks) or not 0 <= seat < self.header.seats:
            raise Illegal("", Phrase("refuse-claim"))
        event = self.kind.claim(self.game, seat, text)
        self._memory.events.append(_Told(event, EVERYBODY, True))
        self._entries.append(journal.Entry(seat, text=" ".join(text.split()), claim=True))

    # -- standing orders

    def order(self, seat: int, order: StandingOrder) -> None:
        """Leave a standing order; the match answers for the seat, and the log looks as if the seat had."""
        self._orders.setdefault(seat, []).append(order)
        self._follow_orders()

    def orders(self, seat: int) -> list[StandingOrder]:
        return list(self._orders.get(seat, []))

    def cancel_orders(self, seat: int) -> None:
        self._orders.pop(seat, None)

    def _follow_orders(self) -> None:
        while self._orders:
            for seat in self.game.actors():
                if self._follow_order(seat):
                    break
            else:
                return

    def _follow_order(self, seat: int) -> bool:
        asked = type(self.game.stack[-1]).__name__
        for number, order in enumerate(self._orders.get(seat, [])):
            if order.times and order.question == asked and order.choice in self.game.legal(seat):
                left = order.times - 1
                if order.times > 0 and left == 0:
                    del self._orders[seat][number]
                elif order.times > 0:
                    self._orders[seat][number] = StandingOrder(order.question, order.choice, left)
                self._do(seat, order.choice)
                return True
        return False

    # -- the journal

    def repeat(self, entry: journal.Entry) -> None:
        """Do again what a line of a journal tells."""
        if entry.claim:
            self.claim(entry.seat, entry.text)
        elif entry.undo:
            self.undo(entry.seat)
        else:
            self._do(entry.seat, entry.choice)

    def entries(self) -> list[journal.Entry]:
        return list(self._entries)

    def journal(self) -> str:
        """The whole match as JSON Lines; `comitium.replay` reads it back to the same digest."""
        return journal.write(self.header, self._entries, self.digest)


def new(game: str, players: int | None = None, seed: int | None = None, **options: Setting) -> Match:
    """Start a match.

    >>> import comitium
    >>> match = comitium.new("caesar", seed=7, rule_set="kosmos_fr")
    >>> [question.seat for question in match.questions()]
    [0, 1]
    """
    meta = kind(game).meta
    players = meta.players[0] if players is None else players
    check_players(meta, players)
    return Match(_header(game, resolve(meta, options), players, seed, None))


def start(game: str, players: int | None = None, seed: int = 0, **options: Setting) -> Game:
    """A bare kernel at its first question, without memory: what simulations and searches drive."""
    meta = kind(game).meta
    players = meta.players[0] if players is None else players
    check_players(meta, players)
    state = kind(game).new(resolve(meta, options), players, seed)
    state.advance()
    return state


def from_position(game: str, text: str, seed: int | None = None, players: int | None = None) -> Match:
    """Start a match from a position text, which also says how many play; what it leaves hidden is dealt from the seed."""
    meta = kind(game).meta
    seats = kind(game).from_position(text, 0).seats()
    check_players(meta, seats if players is None else players)
    return Match(_header(game, resolve(meta, {}), seats, seed, text))


def _header(game: str, settings: dict[str, Setting], seats: int, seed: int | None, position: str | None) -> journal.Header:
    seed = secrets.randbits(128) if seed is None else seed
    version = kind(game).meta.rules_version
    return journal.Header(journal.FORMAT, game, version, settings, seats, seed, commitment(seed), position)


def replay(text: str, upto: int | None = None) -> Match:
    """The match that a journal tells, digest checked; `upto` stops after so many lines of play.

    Raises `BadJournal`, naming the line, if the journal is cut, edited, of an unknown game or of newer rules.
    """
    header, entries, closing = journal.read(text)
    match = begin(header)
    for number, entry in enumerate(entries if upto is None else entries[:upto], start=2):
        try:
            match.repeat(entry)
        except Illegal as refused:
            raise BadJournal(Phrase("journal-illegal", {"line": number, "why": refused.why})) from refused
    if upto is None and match.digest != closing.digest:
        raise BadJournal(Phrase("journal-digest", {"line": len(entries) + 2}))
    return match


def begin(header: journal.Header) -> Match:
    """The match before its first choice, if its header is one that this house can play."""
    try:
        meta = kind(header.game).meta
        if header.rules > meta.rules_version:
            raise BadJournal(Phrase("journal-newer-rules", {"line": 1, "rules": header.rules, "ours": meta.rules_version}))
        if header.commitment != commitment(header.seed):
            raise BadJournal(Phrase("journal-commitment", {"line": 1}))
        check_players(meta, header.seats)
        return Match(structs.replace(header, options=resolve(meta, header.options)))
    except (Unknown, BadOption, BadPosition) as refused:
        raise BadJournal(Phrase("journal-header", {"line": 1, "why": refused.why})) from refused
