"""A game at the terminal: who is asked next, what is shown, what the typed line does. It knows no game.

The match is the referee; bots answer for their seats, people type. Everything is saved after every choice.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

from msgspec import structs
from rich.console import Group, RenderableType
from rich.text import Text

from comitium import bots
from comitium.bots.advice import Confidant
from comitium.cli import glossary
from comitium.cli.at_table import answers, bargains, commands, ending, moments, news, pages, saves, standing, visits
from comitium.cli.at_table.commands import Leave
from comitium.cli.at_table.saves import HUMAN, CannotSave, Seating
from comitium.cli.at_table.screen import Screen
from comitium.cli.at_table.table import FEW, Table
from comitium.core.errors import ComitiumError, Illegal
from comitium.core.ids import id_of
from comitium.core.messages import Phrase, Prompt
from comitium.draw import spoken
from comitium.draw.terminal import pieces as terminal
from comitium.match.match import Match
from comitium.play import RULE, Ask, BotNegotiator, BotTalk, Driver, Talk, Unasked, led_by
from comitium.play.driver import NOBODY
from comitium.play.stall import quiet_answer
from comitium.text import knows, say

PATIENT: Final = 3  # times that a question is put before an order to pass is offered
NOT_ASKED: Final = -1
PASS: Final = "pass"  # how every game notes that one does nothing
CROWDED: Final = 30  # lines of a terminal below which more than a few remarks get a page of their own


def is_forced(prompt: Prompt) -> bool:
    """Whether there is a single answer."""
    return len(prompt.options) == 1 and not prompt.amounts


class Sitting(Table):
    """One match at one terminal, from now until its end or until the people leave."""

    def __init__(self, match: Match, seating: Seating, name: str, screen: Screen) -> None:
        super().__init__(match, seating, screen)
        self.name = name
        self.keeper = saves.Keeper(name)
        self.bots = {
            seat: bots.make(who, match.header.game, bots.bot_seed(match.header.seed, seat))
            for seat, who in enumerate(seating.seats)
            if who not in (HUMAN, RULE)
        }
        game = match.header.game
        self.talk = BotTalk(game, self.bots, self.chair, self.claim)
        self.negotiator = BotNegotiator(game, match.game, self.bots, self.chair, self.choose, match, self.reason)
        self.negotiator.reasons = [one for one in seating.reasons if knows(one.why.id, screen.language)]
        leaders = led_by("" if who in (HUMAN, RULE) else who for who in seating.seats)
        self.driver = Driver(game, match.game, leaders, talks=not self.talk.is_idle, acts=not self.negotiator.is_idle)
        self.facing: int | None = self.humans[0] if self.humans and not self.is_shared else None
        self.advisers: dict[int, Confidant] = {}
        self.pending: list[str] = []  # answers already typed, for the questions to come
        self._typed_at: Prompt | None = None  # the question at which they were typed
        self.last_heard: dict[int, str] = {}  # line by line: the moment at which each person last heard the table
        self.hurried = False  # whether the reader does not want to look on until she is asked again
        self.next: Sitting | None = None  # the game to go on with, if the people ask for another
        self._acted: int | None = None  # who answered last
        self._open_acts: dict[int, set[str]] = {}  # by seat: the kinds of acts unasked that it has heard of
        self.asked_again = 0  # how often a question was put that most people pass
        self._asked_last = NOT_ASKED
        self.passed: Prompt | None = None  # the last question, if its first answer was given: where one can pass, that is it
        self.out: set[int] = set()  # people who have been told that they are out of the game
        self.staged = 0 if self.facing is None else match.event_count(self.facing)  # how much was looked through for moments
        self.looked = 0  # how much of what happened was shown while it happened
        self.unsaved: CannotSave | None = None  # why the last attempt to save failed, if it did

    # -- the loop

    def run(self) -> None:
        """Play until the game is over. Raises `Leave` when the people leave; then everything is saved."""
        self.save()
        try:
            self._welcome()
            visits.open_round(self)
            while self.match.outcome is None and self.next is None:
                self._step()
                moments.show(self)
        except (EOFError, KeyboardInterrupt):
            raise Leave from None
        if self.next is None:
            self.close()
            ending.close(self)

    def _step(self) -> None:
        """Let bots say and do what they want unasked, and whoever is asked then answer."""
        ask = self.let_bots_act()
        if ask is not None and ask.leader.is_bot:
            self._bot(ask.seat)
        elif ask is not None:
            self._person(ask.seat)

    def let_bots_act(self) -> Ask | None:
        """Let bots say and do what they want unasked; says who is asked next."""
        match, facing = self.match, NOBODY if self.facing is None else self.facing
        while isinstance(due := self.driver.due(match.game, match.written, match.choices, facing), Talk | Unasked):
            if isinstance(due, Talk):
                self.talk.open()
            else:
                self.negotiator.open(match.game, due.news)
                self.driver.listen(match.game, match.written)
        return due

    def _bot(self, seat: int) -> None:
        if self.driver.stall.is_stalled(self.match.game, self.match.choices):
            choice = quiet_answer(self.match.game, seat, self.match.choices)
        else:
            choice = self.screen.think(self.name_of(seat), lambda: bots.ask(self.bots[seat], self.chair(seat)))
        self.choose(seat, choice)
        news.follow(self)
        news.dropped_out(self)

    def chair(self, seat: int) -> bots.Seat:
        """The table as a bot, or an adviser, on this seat gets to see it now."""
        match = self.match
        return bots.Seat(match.header.game, match.game, seat, match.claims, partial(match.history, seat))

    def adviser(self, seat: int) -> Confidant:
        """Who advises a person, and answers for her if she likes: always the same."""
        if seat not in self.advisers:
            game = self.match.header.game
            self.advisers[seat] = Confidant(game, bots.derive(self.match.header.seed, "auto", seat))
        return self.advisers[seat]

    def choose(self, seat: int, choice: int, at: int | None = None) -> None:
        for person in self.humans:
            if person != seat and self._acted in (None, person):
                self.began[person] = self.match.event_count(person)
        answered = {person: len(self.match.ordered(person)) for person in self.humans if person != seat}
        self.match.choose(seat, choice, at)
        self._acted = seat
        self.save()
        for person, known in answered.items() if not self.is_shared else ():
            for option in self.match.ordered(person)[known:]:
                said = f"{self.screen.words('cli-play-passed', answer=option.text)} [{option.rule}]"
                if said not in (notice.plain for notice in self.notices):  # once, however often
                    self.note(said, "quiet")

    def claim(self, seat: int, text: str) -> None:
        """Say something to everybody. A refusal quotes it as it was said, not as the notation has it."""
        try:
            self.match.claim(seat, answers.in_notation(text, self.vocabulary()))
        except Illegal as refused:
            quoted = {"text": text} if "text" in refused.why.args else {}
            raise Illegal(refused.rule, Phrase(refused.why.id, {**refused.why.args, **quoted})) from refused
        self.save()

    def reason(self, said: bots.Reason) -> None:
        """A bot says why it offers, accepts or refuses; with an offer that waits for somebody here it is said anyway."""
        if not any(deal.number == said.number for seat in self.humans for deal in bargains.waiting(self, seat)):
            self.note(bargains.quoted(self, said), "change")
        self.save()

    def vocabulary(self) -> Mapping[str, str]:
        return answers.vocabulary(self.match.game_type, self.screen.language)

    def save(self) -> None:
        """Keep the game as it is now; the first time that this fails it is said, and nothing claims the contrary later."""
        self._remember()
        try:
            self.keeper.keep(self.match, self.seating)
            self.unsaved = None
            if self.keeper.name != self.name:
                self.note(self.screen.words("cli-play-parted", name=self.name, other=self.keeper.name), "bad")
                self.name = self.keeper.name
        except CannotSave as refused:
            if self.unsaved is None:
                self.note(say(refused.why, self.screen.language, self.screen.names), "bad")
            self.unsaved = refused

    def _remember(self) -> None:
        """What was said of the agreements that are still on the table is kept with who sits where."""
        standing = {deal.number for deal in self.match.agreements}
        said = tuple(reason for reason in self.negotiator.reasons if reason.number in standing)
        if said != self.seating.reasons:
            self.seating = structs.replace(self.seating, reasons=said)

    def close(self) -> None:
        """Keep the game for whoever comes back to it, or reads it."""
        self.save()
        if self.unsaved is None:
            try:
                self.keeper.close(self.match, self.seating)
            except CannotSave as refused:
                self.unsaved = refused

    # -- a person's question

    def _person(self, seat: int) -> None:
        self.hurried = False
        if self.facing != seat:
            if self.facing is None or not self.is_led_by_one(self.facing, seat):
                news.part(self)
            visits.turn_to(self, seat)
            news.digest(self, seat)
        prompt = self.match.question(seat)
        if self._has_passed(seat, prompt):
            self.choose(seat, prompt.options[0].choice, prompt.number)
            return
        if self.pending and answers.is_number(self.pending[0]) and not self._is_meant(seat, prompt):
            self.drop("cli-play-moved")
        if not self.pending:
            bargains.remind(self, seat)
            self.show(seat, prompt)
            text = self.read()
            asked = answers.command(text)
            if asked is not None:
                commands.run_command(self, seat, prompt, asked)
                return
            if name := visits.called(self, text):
                visits.call(self, seat, name)
                return
            self.pending = answers.chain(text)
            self._typed_at = prompt
            if not self.pending and not text.strip() and is_forced(prompt):
                self.pending = ["1"]
            if prompt.kind in self.match.game_type.profile.rounds and len(self.pending) > 1:
                self._go_through(seat, prompt)
                return
        if self.pending:
            self._answer(seat, prompt, self.pending.pop(0))

    def _is_meant(self, seat: int, prompt: Prompt) -> bool:
        """Whether a number that was typed for a question to come still means what it meant: nobody else has acted, and it has
        not got another place in a list that is shown again."""
        before = self._typed_at
        if self._acted not in (None, seat) or before is None:
            return False
        return before.kind != prompt.kind or not answers.has_moved(self.pending[0], before, prompt)

    def _has_passed(self, seat: int, prompt: Prompt) -> bool:
        """Whether the very same is asked again of somebody who has just passed, and has heard nothing since: once is enough.
        At a shared keyboard everybody is asked, or one would see whose list has changed."""
        if self.is_shared or self._acted == seat or self.passed != structs.replace(prompt, number=NOT_ASKED):
            return False
        return all(event.minor for event in self.match.history(seat, since=self.match.decided(seat)))

    def _is_empty_reply(self, prompt: Prompt) -> bool:
        return prompt.kind in self.match.game_type.profile.replies and is_forced(prompt)

    def _answer(self, seat: int, prompt: Prompt, text: str) -> None:
        if answers.amount(text, prompt) is not None and self.pending and answers.is_number(self.pending[0]):
            text = f"{text} {self.pending.pop(0)}"  # how many of it
        try:
            choice = answers.choice(text, prompt, self.match.game_type, self.screen.language, self.vocabulary())
            self.choose(seat, choice, prompt.number)
            is_first = bool(prompt.options) and choice == prompt.options[0].choice
            self.passed = structs.replace(prompt, number=NOT_ASKED) if is_first else None
        except Illegal as refused:
            if refused.why.id in ("refuse-choice", "refuse-not-offered"):  # quote what she typed, not what it was read as
                refused = Illegal(refused.rule or prompt.rule, Phrase("refuse-not-offered", {"text": text[:60]}))
            self.refuse(refused)
            self.drop()

    def _go_through(self, seat: int, prompt: Prompt) -> None:
        """A list that is gone through to its end, typed in one line."""
        listed, self.pending = self.pending, []
        try:
            standing.in_turn(self, seat, prompt, listed)
        except Illegal as refused:
            self.refuse(refused)

    def refuse(self, refused: ComitiumError) -> None:
        sentence = say(refused.why, self.screen.language, self.screen.names)
        rule = refused.rule if isinstance(refused, Illegal) else ""
        self.note(f"✗ {sentence} [{rule}]" if rule else f"✗ {sentence}", "bad")

    def drop(self, why: str = "cli-play-dropped") -> None:
        """Answers that were typed for questions to come are forgotten, and it is said why."""
        if self.pending:
            rest = self.screen.words("cli-play-then").join(self.pending)[:200]
            self.note(self.screen.words(why, answers=rest), "quiet")
        self.pending = []

    # -- what is shown

    def show(self, seat: int, prompt: Prompt | None) -> None:
        """The table for a person, what happened since she last looked, and her question, if she is asked one."""
        if self.screen.plain:
            self._tell(seat, prompt)
            return
        if prompt is not None:
            news.turned(self, seat)
            self._offer(prompt)
        if self.screen.height < CROWDED and len(self.notices) > FEW:
            self.page([notice.plain for notice in self.notices])
            self.notices = []
        notices, self.notices = self.notices, []
        fresh = self.unseen(seat)
        self.mark_seen(seat)
        self.screen.picture(lambda: self._draw(seat, prompt, notices, fresh))

    def _tell(self, seat: int, prompt: Prompt | None) -> None:
        self.tell_news(seat)
        board = self.board(seat, prompt)
        if self.last_heard.get(seat) != board.moment:
            self.last_heard[seat] = board.moment
            self.screen.lines(self.look.tell(board, self.scene(seat, prompt, 0)))
        if prompt is None:
            self.screen.line(self.screen.words(self.look.visit))
            return
        self.screen.lines(spoken.ask_lines(self._spoken(prompt), self.screen.language, self.screen.names))
        self._offer(prompt)

    def _spoken(self, prompt: Prompt) -> Prompt:
        """A question whose answers are noted with the names that people see; they may be typed so."""
        game, language = self.match.header.game, self.screen.language
        options = [structs.replace(one, notation=answers.in_speech(one.notation, game, language)) for one in prompt.options]
        return structs.replace(prompt, options=tuple(options))

    def _draw(self, seat: int, prompt: Prompt | None, notices: Sequence[Text], fresh: int) -> None:
        question: RenderableType = Text(self.screen.words(self.look.visit), style="strong")
        if prompt is not None:
            signs = self.look.signs(self.board(seat, prompt))
            question = terminal.ask(prompt, self.screen.language, self.screen.width, signs, self.screen.names)
        below = Group(question, *(part for notice in notices for part in pages.wrapped(notice, self.screen)))
        self.draw(seat, prompt, below, fresh)
        self.screen.show(below)

    def _offer(self, prompt: Prompt) -> None:
        """How to go on where it is not obvious: a single answer, an order to pass, help with a long preparation."""
        words = self.screen.words
        self._offer_unasked(prompt.seat)
        if prompt.kind in self.match.game_type.profile.preparation and prompt.number == 0:
            self.note(words("cli-play-offer-auto"), "quiet")
        if is_forced(prompt):
            self.note(words("cli-play-offer-enter"), "quiet")
            if self._is_empty_reply(prompt) and not self.is_shared:
                self.note(words("cli-play-offer-pass"), "quiet")
        elif prompt.kind in self.match.game_type.profile.replies or self._is_quiet(prompt):
            self._offer_orders(prompt)
        elif prompt.kind in self.match.game_type.profile.rounds:
            self.note(words("cli-play-offer-round"), "quiet")

    def _offer_unasked(self, seat: int) -> None:
        """Mention an act that nobody asks for when it becomes possible; it is not repeated as long as it stays so."""
        options = self.match.asides(seat)
        known, self._open_acts[seat] = self._open_acts.get(seat, set()), {one.text.id for one in options}
        new = next((one for one in options if one.text.id not in known), None)
        if new is not None:
            self.note(self.screen.words("cli-play-offer-unasked", act=new.text, count=len(options)), "quiet")

    def _is_quiet(self, prompt: Prompt) -> bool:
        """Whether an order would go on here without asking."""
        return self.match.game.stack[-1].routine_answer(self.match.game, prompt.seat) >= 0

    def _offer_orders(self, prompt: Prompt) -> None:
        """Somebody who is asked the same again and again hears how to be spared it."""
        self.asked_again = self.asked_again + 1 if prompt.number != self._asked_last else self.asked_again
        self._asked_last = prompt.number
        if self.asked_again < PATIENT:
            return
        if self._is_quiet(prompt):
            self.note(self.screen.words("cli-play-offer-quiet"), "quiet")
            return
        if PASS not in [one.notation for one in prompt.options[:1]]:  # in the middle of an act nothing passes
            return
        going = {id_of(frame) for frame in self.match.game.stack[standing.PHASE + 1 :]}
        scope = next((said for id, said in self.match.game_type.profile.scopes if id in going), None)
        moments = self.match.game_type.profile.moments
        if scope is not None:
            self.note(self.screen.words("cli-play-offer-orders", scope=scope), "quiet")
        elif moments:
            self.note(self.screen.words("cli-play-offer-until", moment=moments[0][1]), "quiet")
        else:
            self.note(self.screen.words("cli-play-offer-phase"), "quiet")

    def _welcome(self) -> None:
        words = self.screen.words
        title = words(f"{self.match.header.game}-title")
        if self.screen.plain:
            if self.is_shared:
                self.screen.clear(with_past=True)  # of a game before this one; the first curtain leaves the welcome in sight
            self.screen.line(title)
        if self.match.begun and not self.screen.plain:
            self.note(words("cli-play-taken-up"), "quiet")
            return
        sealed = words("cli-play-sealed", commitment=self.match.commitment)
        aim = glossary.about(self.match.header.game, self.screen.language, "aim") if self._is_new() else ""
        if aim and self.screen.plain:
            self.screen.line(aim)
        elif aim and self.screen.interactive and (self.screen.height < CROWDED or self.look.digests):
            self.page([title, "", aim, "", self.help(), "", sealed], "cli-play-to-the-table")
            return
        self.note(sealed, "quiet")
        self.note(self.help(), "quiet")

    def _is_new(self) -> bool:
        """A game that somebody begins alone: its first page can be about the game, not about a table she cannot read yet."""
        return not self.match.begun and bool(self.humans) and not self.is_shared

    def led(self) -> dict[str, int]:
        """How many factions are led by rule, and how many by players or bots: some commands are of no use to a lone one."""
        neutrals = self.match.game.neutrals.bit_count()
        return {"neutrals": neutrals, "players": self.match.game.seats() - neutrals}

    def help(self) -> str:
        """What one may type."""
        also = self.screen.words(self.look.also, **self.led())
        return self.screen.words("cli-play-commands", example=self.match.game_type.profile.example, also=also)
