"""`comitium learn`: a lesson at the real table, with a teacher who says what to look at and what to do next."""

from __future__ import annotations

import sys
from typing import Annotated, Final

from cyclopts import Parameter

from comitium import bots
from comitium.cli import glossary
from comitium.cli.at_table import answers, commands, saves
from comitium.cli.at_table.commands import Leave
from comitium.cli.at_table.saves import HUMAN, CannotSave, Seating
from comitium.cli.at_table.screen import Screen
from comitium.cli.at_table.terminal import Sitting, is_forced
from comitium.cli.play import DEFAULT, sit
from comitium.cli.speech import default_language
from comitium.core.errors import Illegal, Unknown
from comitium.core.messages import Phrase, Prompt, Value
from comitium.core.registry import game_types
from comitium.match import lessons
from comitium.match.journal import BY_RULE
from comitium.match.lessons import Lesson, LessonStep
from comitium.play import RULE
from comitium.text import bare, forms, say
from comitium.text.languages import Language

SHOW: Final = ("show", "montrer", "montrez")
SKIP: Final = ("skip", "sauter")
LEAVE: Final = ("leave", "sortir")
LOOKS: Final = frozenset(
    ("explain", "hint", "log", "table", "news", "moment", "deals", "orders", "save", "quit", "rules", "speed")
)
ORDERS: Final = frozenset(("phase", "always", "during", "until"))  # an answer with an order: here only the answer counts


def learn(
    game: Annotated[str | None, Parameter(help="cli-play-arg-game")] = None,
    lesson: Annotated[str, Parameter(help="cli-learn-arg-lesson")] = "",
    *,
    lang: Annotated[Language | None, Parameter(help="cli-tool-arg-lang", show_choices=False)] = None,
    plain: Annotated[bool, Parameter(help="cli-play-arg-plain", negative="")] = False,
) -> int:
    """Take a lesson; without a game, see which there are. The exit code."""
    if sys.stdin is None:
        raise Unknown(Phrase("cli-tool-no-input"))
    screen = Screen(lang or default_language(), plain)
    if game is None:
        screen.lines(catalogue(screen.language))
        return 0
    found = lessons.lesson(game, lesson)
    return sit(LessonSitting(game, lesson or lessons.names(game)[0], found, screen), screen)


def catalogue(language: str) -> list[str]:
    """Every game with its lessons, and how to take one."""
    lines: list[str] = []
    for known in game_types():
        game = known.meta.id
        lines.append(say(Phrase(f"{game}-title"), language))
        for name in lessons.names(game):
            told = Phrase(f"{game}-lesson-{name.replace('_', '-')}")
            args: dict[str, Value] = {
                "lesson": told,
                "minutes": lessons.lesson(game, name).minutes,
                "command": f"comitium learn {game} {name}",
            }
            lines.append("  " + say(Phrase("cli-learn-listed", args), language))
        lines.append("  " + say(Phrase("cli-learn-first-game", {"command": f"comitium play {game} --first"}), language))
        if 1 in known.meta.few:
            command = f"comitium play {game} --first --players 1"
            lines.append("  " + say(Phrase("cli-learn-first-alone", {"command": command}), language))
    return lines


class LessonSitting(Sitting):
    """A table at which a lesson is given. It ends as an ordinary game, if the pupil wants to go on."""

    def __init__(self, game: str, name: str, lesson: Lesson, screen: Screen) -> None:
        match, seat = lessons.begin(game, lesson), lessons.pupil(game, lesson)
        other = DEFAULT if DEFAULT in bots.names(game) else bots.names(game)[-1]
        led = (RULE if leader == BY_RULE else other for leader in match.leaders)
        seats = tuple(HUMAN if at == seat else who for at, who in enumerate(led))
        try:
            kept = saves.reserve(game)
        except CannotSave as refused:
            screen.line(say(refused.why, screen.language), "bad")
            kept = f"{game}-unsaved"
        super().__init__(match, Seating(game, seats), kept, screen)
        self.lesson = lesson
        self.seat = seat
        self.id = f"{game}-lesson-{name.replace('_', '-')}"
        self.event_counts[seat] = 0
        self.over = False

    def run(self) -> None:
        """The opening page, step by step, and the table as it is then."""
        self.save()
        try:
            self._open()
            for number, step in enumerate(self.lesson.step, start=1):
                if not self._teach(step, number):
                    break
            else:
                self.page([*self.whole("", "end"), "", self.screen.words("cli-learn-over")])
        except (EOFError, KeyboardInterrupt):
            raise Leave from None
        self.over = True
        super().run()

    def say(self, step: str, form: str = "") -> str:
        """What the lesson says: of itself, or of a step."""
        phrase = Phrase(f"{self.id}-{step}" if step else self.id)
        return forms(phrase, self.screen.language)[form] if form else say(phrase, self.screen.language)

    def whole(self, step: str, form: str = "") -> list[str]:
        """The same, and what only somebody who types has to know."""
        typed = forms(Phrase(f"{self.id}-{step}" if step else self.id), self.screen.language).get("typed", "")
        return [self.say(step, form), *([typed] if typed else [])]

    def _open(self) -> None:
        """What the game is about, what the signs mean, how a lesson is taken."""
        game, language, words = self.match.header.game, self.screen.language, self.screen.words
        lines = [
            words("cli-learn-title", title=Phrase(f"{game}-title"), lesson=Phrase(self.id), minutes=self.lesson.minutes),
            "",
        ]
        for topic in glossary.TOPICS:
            if told := glossary.about(game, language, topic):
                lines.extend([told, ""])
        self.page([*lines, self.say("", "about"), "", words("cli-learn-how")])

    # -- a step

    def _teach(self, step: LessonStep, number: int) -> bool:
        """Explain a step and wait until it is done; False if the pupil leaves the lesson."""
        words = self.screen.words
        head = words("cli-learn-step", number=number, count=len(self.lesson.step), title=self.say(step.id, "title"))
        self.page([head, "", *self.whole(step.id), "", f"▸ {self.say(step.id, 'do')}"])
        while True:
            prompt = self.match.question(self.seat)
            if not self.screen.plain:
                self.note(f"▸ {self.say(step.id, 'do')}", "number")
            self.show(self.seat, prompt)
            text = self.read()
            asked = bare(text)
            if asked in LEAVE:
                return False
            if asked in SHOW:
                self._point(step, prompt)
            elif asked in SKIP or self._is_done(step, prompt, text):
                self._do(step)
                return True

    def _is_done(self, step: LessonStep, prompt: Prompt, text: str) -> bool:
        """Whether the line is the step's answer; whatever else it is gets its own reply."""
        command = answers.command(text)
        if step.offered and command is not None and command.name == "accept":
            return command.words.strip() == str(lessons.offered(self.match))
        if command is not None and command.name in LOOKS:
            commands.run_command(self, self.seat, prompt, command)
            return False
        if command is not None and command.name in ORDERS and command.words:
            text = command.words.split()[-1]
        elif command is not None:  # what is scripted is neither taken back nor gone through by itself
            self.note(self.screen.words("cli-learn-later"), "change")
            return False
        if not text.strip():
            return is_forced(prompt)
        try:
            choice = answers.choice(text.strip(), prompt, self.match.game_type, self.screen.language, self.vocabulary())
            if not step.offered and choice == self.match.game_type.parse(step.choice):
                return True
            if choice not in self.match.game.legal(self.seat):
                raise self.match.refusal(self.seat, choice, text.strip())
            self.note(self.screen.words("cli-learn-other"), "change")
        except Illegal as refused:
            self.refuse(refused)
        return False

    def _offer(self, prompt: Prompt) -> None:
        """The teacher says how to go on; after the lesson the table does."""
        if self.over:
            super()._offer(prompt)

    def _point(self, step: LessonStep, prompt: Prompt) -> None:
        """Which answer it is."""
        if step.offered:
            accept = f"accept {lessons.offered(self.match)}"
            self.note(self.screen.words("cli-learn-show-amount", answer=accept), "number")
            return
        wanted = self.match.game_type.parse(step.choice)
        for number, option in enumerate(prompt.options, start=1):
            if option.choice == wanted:
                self.note(self.screen.words("cli-learn-show", number=number, answer=option.text), "number")
                return
        self.note(self.screen.words("cli-learn-show-amount", answer=step.choice), "number")

    def _do(self, step: LessonStep) -> None:
        """The step, and what the others do then."""
        self.began[self.seat] = self.match.event_count(self.seat)
        number = self.lesson.step.index(step)
        lessons.take(self.match, self.lesson, number)
        lessons.go_on(self.match, self.lesson, number)
        self.save()
