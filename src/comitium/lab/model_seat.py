"""A seat at a table for a program that reads and writes text. MCP, TextArena and any later protocol are thin around it.

Every method gives a text; a refusal is a text too, with its rule, and changes nothing. What was done is kept (`kept`) before
the text that tells of it is made.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from threading import Condition
from typing import Final, NamedTuple

from comitium.bots import BotFailed
from comitium.bots.player import Player
from comitium.core.errors import Illegal
from comitium.core.registry import HasAgreements, HasClaims
from comitium.lab.observation import Reader
from comitium.lab.typed_words import LONGEST, cleaned, marked
from comitium.match.match import Match
from comitium.play.bot_match import BotMatch

LONGEST_WAIT: Final = 60.0  # seconds
LONGEST_NAME: Final = 40
MOST_CHAT: Final = 2_000  # lines of a game


class ChatLine(NamedTuple):
    """What somebody has said to the table; no rule knows of it."""

    seat: int
    text: str


class ModelTable:
    """A match at which programs lead some seats, and bots the others. Safe to use from several threads."""

    def __init__(self, match: Match, players: Mapping[int, Player], kept: Callable[[], None] | None = None) -> None:
        self.match = match
        self.kept = kept or _nothing
        self.bots = BotMatch(match, players, self.kept)
        self.names = [""] * match.header.seats  # as those at the table call themselves
        self.chat: list[ChatLine] = []
        self.changed = Condition()
        with self.changed:
            self.kept()
            self.bots.run()

    def do(self, act: Callable[[], object]) -> None:
        """Do something, keep it, and let the bots play on; whoever waits is told."""
        with self.changed:
            act()
            self.kept()
            try:
                self.bots.run()
            finally:
                self.changed.notify_all()


class ModelSeat:
    """What one seat may read and do."""

    def __init__(self, table: ModelTable, seat: int, language: str = "en") -> None:
        self.table = table
        self.seat = seat
        self.reader = Reader(table.match.game_type, language)
        self._read = 0  # events that it has been told
        self._heard = 0  # lines of chat

    # -- reading

    def see_table(self) -> str:
        """The whole table as this seat sees it."""
        with self.table.changed:
            match = self.table.match
            asked = match.question(self.seat) if self._is_asked() else None
            return self.reader.table(match.view(self.seat), self.seat, asked, match.claims, self.table.names)

    def see_question(self, wait_seconds: float = 0.0) -> str:
        """What has happened since the last time, and the question that waits for this seat; or how the game ended, or who is
        waited for. With `wait_seconds` it waits so long for others at most."""
        with self.table.changed:
            seconds = min(max(0.0, wait_seconds), LONGEST_WAIT)
            self.table.changed.wait_for(lambda: self._is_asked() or self.table.match.outcome is not None, seconds)
            return self._situation()

    def see_news(self, lines: int = 20) -> str:
        """The last events that this seat has heard, read or not."""
        with self.table.changed:
            heard = [event for event in self.table.match.history(self.seat) if not event.minor]
            return self.reader.news(heard[-max(1, lines) :])

    def see_chat(self) -> str:
        """Everything that has been said to the table."""
        with self.table.changed:
            return self._said(self.table.chat) or self.reader.words("lab-chat-none")

    def see_stakes(self) -> str:
        """What each answer to the question gains and loses."""
        return self._told(lambda: self.reader.stakes(self.table.match.question(self.seat)))

    def see_unasked(self) -> str:
        """Everything that this seat may do now without being asked."""
        return self._told(lambda: self.reader.all_acts(self.table.match.asides(self.seat)))

    def see_rule(self, number: str) -> str:
        """A rule in plain words, by its number or a word of its title."""
        return self.reader.rule(number[:LONGEST])

    def see_card(self, name: str) -> str:
        """What a card or a piece says, by its name."""
        with self.table.changed:
            match = self.table.match
            board = match.game_type.board(match.view(self.seat), None, match.claims)
            return self.reader.card(board, name[:LONGEST])

    def see_agreements(self) -> str:
        """All offers and agreements on the table, clause by clause, and how an offer is written."""
        if not isinstance(self.table.match.game_type, HasAgreements):
            return self.reader.words("lab-no-deals")
        listed = self._told(lambda: self.reader.agreements(self.table.match.agreements, self.seat))
        return f"{listed}\n{self.reader.how_to_offer()}"

    # -- acting

    def choose(self, notation: str) -> str:
        """Answer the question, or do something unasked, in its notation; says what has come of it and what is asked next."""
        return self._act(lambda: self.table.match.choose(self.seat, notation.strip()[:LONGEST]))

    def claim(self, text: str) -> str:
        """Say something to the table in the game's notation of claims; nobody checks it."""
        if not isinstance(self.table.match.game_type, HasClaims):
            return self.reader.words("lab-no-claims")
        return self._act(lambda: self.table.match.claim(self.seat, text[:LONGEST]))

    def offer_agreement(self, terms: str) -> str:
        """Offer an agreement to those it names, in the notation of clauses."""
        return self._act(lambda: self.table.match.offer(self.seat, terms))

    def answer_agreement(self, number: int, accept: bool) -> str:
        """Accept an offer, or refuse it (or take back one's own)."""
        match = self.table.match
        return self._act(lambda: match.accept(self.seat, number) if accept else match.cancel(self.seat, number))

    def put_motion(self, words: str) -> str:
        """Put words before the table that bind nobody, where a game knows motions."""
        return self._act(lambda: self.table.match.move(self.seat, words))

    def say_to_table(self, text: str) -> str:
        """Say something in plain words to everybody; no rule knows of it."""
        with self.table.changed:
            if len(self.table.chat) >= MOST_CHAT:
                return self.reader.words("lab-chat-full")
            self.table.chat.append(ChatLine(self.seat, cleaned(text)))
            return self.reader.words("lab-done")

    def introduce(self, name: str) -> str:
        """Say what this seat wants to be called."""
        with self.table.changed:
            self.table.names[self.seat] = cleaned(name)[:LONGEST_NAME]
            return self.reader.words("lab-named", name=marked(self.table.names[self.seat]))

    # -- how it is told

    def _is_asked(self) -> bool:
        return self.seat in self.table.match.game.actors()

    def attempt(self, act: Callable[[], object]) -> str:
        """Do something at the table; says why not, or "" if it was done. Nothing is read by it."""
        try:
            self.table.do(act)
        except Illegal as refused:
            return self.reader.refusal(refused.rule, refused.why)
        except BotFailed as failed:
            return self.reader.words("lab-bot-failed", why=marked(str(failed)))
        return ""

    def _act(self, act: Callable[[], object]) -> str:
        refused = self.attempt(act)
        if refused:
            return refused
        with self.table.changed:
            return self._situation()

    def _told(self, tell: Callable[[], str]) -> str:
        with self.table.changed:
            try:
                return tell()
            except Illegal as refused:
                return self.reader.refusal(refused.rule, refused.why)

    def _situation(self) -> str:
        match, reader = self.table.match, self.reader
        events, self._read = match.history(self.seat, self._read), match.event_count(self.seat)
        chat, self._heard = self.table.chat[self._heard :], len(self.table.chat)
        parts = [reader.news(events), self._said(chat)]
        if match.outcome is not None:
            parts.append(reader.outcome(match.outcome))
        elif self._is_asked():
            waiting = [deal for deal in match.agreements if deal.parties & ~deal.accepted & 1 << self.seat]
            if waiting:
                parts.append(reader.agreements(waiting, self.seat))
            parts.append(reader.question(match.question(self.seat), match.asides(self.seat)))
        else:
            parts.append(reader.words("lab-waiting", seats=", ".join(reader.seat(seat) for seat in match.game.actors())))
        return "\n".join(part for part in parts if part)

    def _said(self, chat: list[ChatLine]) -> str:
        return "\n".join(
            f"- {self.reader.words('lab-chat-line', seat=self.reader.seat(seat))}: {marked(text)}" for seat, text in chat
        )


def _nothing() -> None:
    """Nobody keeps this table."""
