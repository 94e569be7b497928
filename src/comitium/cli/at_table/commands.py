"""The commands of the table: everything a person may type that is not an answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec import structs

from comitium import bots
from comitium.bots.advice import Advice
from comitium.cli import glossary
from comitium.cli.at_table import advice, bargains, moments, saves, speeds, standing
from comitium.cli.at_table.answers import Command, is_number
from comitium.cli.at_table.table import who_is
from comitium.core.errors import ComitiumError, Illegal
from comitium.core.messages import Phrase, Prompt
from comitium.core.registry import HasOdds
from comitium.draw import rulebook, spoken
from comitium.draw.whys import explanation, folded
from comitium.ledger import Rule
from comitium.match.orders import FORCED, StandingOrder
from comitium.text import say

if TYPE_CHECKING:
    from comitium.cli.at_table.terminal import Sitting

LISTED = 30  # saves, or events, that are listed


class Leave(Exception):
    """The people get up from the table."""


def run_command(sitting: Sitting, seat: int, prompt: Prompt, asked: Command) -> None:
    """Do what a person asks for; what cannot be done is said, and the question stays."""
    does: dict[str, Callable[[], None]] = {
        "explain": lambda: explain(sitting, seat, prompt, asked.words),
        "undo": lambda: undo(sitting, seat),
        "hint": lambda: hint(sitting, seat, prompt),
        "log": lambda: log(sitting, seat),
        "why": lambda: why(sitting, seat),
        "table": lambda: look(sitting, seat, prompt, asked.words),
        "news": lambda: since(sitting, seat),
        "moment": lambda: moments.again(sitting, seat, asked.words),
        "deals": lambda: bargains.listed(sitting),
        "offer": lambda: bargains.offer(sitting, seat, asked.words),
        "accept": lambda: bargains.accept(sitting, seat, asked.words),
        "refuse": lambda: bargains.refuse(sitting, seat, asked.words),
        "motion": lambda: bargains.motion(sitting, seat, asked.words),
        "forced": lambda: standing.forced(sitting, seat, asked.words),
        "quiet": lambda: standing.quiet(sitting, seat, asked.words),
        "always": lambda: standing.always(sitting, seat, prompt, asked.words, phase=False),
        "phase": lambda: standing.always(sitting, seat, prompt, asked.words, phase=True),
        "during": lambda: standing.during(sitting, seat, prompt, asked.words),
        "until": lambda: standing.until(sitting, seat, prompt, asked.words),
        "orders": lambda: standing.orders(sitting, seat, asked.words),
        "unasked": lambda: standing.unasked(sitting, seat, asked.words),
        "save": lambda: save(sitting, asked.words),
        "quit": leave,
        "resume": lambda: resume(sitting, asked.words),
        "rules": lambda: rules(sitting, asked.words),
        "speed": lambda: speed(sitting, asked.words),
        "auto": lambda: auto(sitting, seat, prompt),
        "claim": lambda: claim(sitting, seat, asked.words),
        "pass_always": lambda: passes(sitting, True),
        "pass_ask": lambda: passes(sitting, False),
    }
    try:
        does[asked.name]()
    except ComitiumError as refused:
        sitting.refuse(refused)


def leave() -> None:
    raise Leave


# -- what is to be known


def log(sitting: Sitting, seat: int) -> None:
    """Everything the person has heard."""
    sitting.page(sitting.sentences(sitting.match.history(seat)))


def look(sitting: Sitting, seat: int, prompt: Prompt | None, asked: str = "") -> None:
    """The whole table in lines, also what a small screen leaves out; with a word, what is called so."""
    board, scene = sitting.board(seat, prompt), sitting.scene(seat, prompt, 0)
    if not asked:
        sitting.page(sitting.look.tell(board, scene))
        return
    found = spoken.about(board, scene, asked)
    if not found:
        raise Illegal("", Phrase("cli-play-not-there", {"name": asked[:60]}))
    sitting.page(found)


def since(sitting: Sitting, seat: int) -> None:
    """What happened since the person's last decision."""
    events = sitting.match.history(seat, since=sitting.match.decided(seat))
    sitting.page(sitting.sentences(events) or [sitting.screen.words("cli-play-no-news")])


def why(sitting: Sitting, seat: int) -> None:
    """What led to that which nobody chose since the person's last decision: of each event its procedure and its numbers."""
    events, screen = sitting.match.history(seat, since=sitting.match.decided(seat)), sitting.screen
    lines: list[str] = []
    for place, reasons in folded(events):
        told = explanation(events[place], [events[one] for one in reasons])
        if told:
            lines.append(spoken.sentence(events[place], screen.language, screen.names))
            lines.extend(f"    {say(phrase, screen.language, screen.names)} [{rule}]" for phrase, rule in told)
    sitting.page(lines or [screen.words("cli-play-no-why")])


def explain(sitting: Sitting, seat: int, prompt: Prompt | None, asked: str) -> None:
    """Whatever a person asks about: what the word means, what lies on the table under that name, and what the rules say of it;
    without a word, the rules behind the question and its answers, and help."""
    game, language, words = sitting.match.header.game, sitting.screen.language, sitting.screen.words
    if asked:
        board, scene = sitting.board(seat, prompt), sitting.scene(seat, prompt, 0)
        known = sitting.match.game_type
        lying = spoken.called(board, scene, asked, known) or spoken.printed(scene, asked, known)
        found = glossary.entries(game, language, asked)
        told = [part for part in (glossary.meaning(game, language, asked), lying, found) if part]
        if not told:
            raise Illegal("", Phrase("cli-play-no-rule", {"rule": asked}))
        sitting.page([line for part in told for line in ("", *part)][1:])
        return
    lines: list[str] = []
    if prompt is not None:
        lines.extend([f"{say(prompt.text, language, sitting.screen.names)} [{prompt.rule}]", ""])
        for number in dict.fromkeys((prompt.rule, *(option.rule for option in prompt.options))):
            for rule in _rules(game, language, number)[:1]:
                lines.extend([f"[{rule.number}] {rule.title(language)}", f"    {rule.summary(language)}"])
    if aim := glossary.about(game, language, "aim"):
        lines.extend(["", aim])
    lines.extend(["", sitting.help(), words("cli-play-commands-more"), words(sitting.look.commands, **sitting.led())])
    if len(sitting.humans) > 1:
        lines.append(words("cli-play-visit-commands"))
    sitting.page(lines)


def rules(sitting: Sitting, asked: str) -> None:
    """The chapters, or the titles of one of them."""
    game, language = sitting.match.header.game, sitting.screen.language
    if asked:
        sitting.page([f"[{rule.number}] {rule.title(language)}" for rule in _rules(game, language, asked)])
        return
    listed = [f"{number:>3}  {title}" for number, title in rulebook.chapters(game, language)]
    sitting.page([*listed, "", sitting.screen.words("cli-play-rules-how")])


def _rules(game: str, language: str, asked: str) -> list[Rule]:
    found = glossary.rules(game, language, asked)
    if not found:
        raise Illegal("", Phrase("cli-play-no-rule", {"rule": asked}))
    return found


def hint(sitting: Sitting, seat: int, prompt: Prompt) -> None:
    """What the best adviser thinks of the answers; it sees what the person sees."""
    match, screen = sitting.match, sitting.screen
    adviser, chair = sitting.adviser(seat), sitting.chair(seat)
    found: Advice = screen.think(screen.words("cli-play-adviser"), lambda: adviser.advise(chair))
    told = [found]
    if advice.is_even(found):  # chances alone would leave her where she was
        told.append(found._replace(chances=()))
    for one in told:
        for line in advice.lines(one, prompt, match.game_type, screen.language, screen.plain, screen.names):
            sitting.note(line)
    kind = match.game_type
    chances = kind.chances(match.game, seat) if isinstance(kind, HasOdds) else ()
    for line in advice.odds(prompt, chances, screen.language, screen.names):
        sitting.note(line)
    for line in advice.stakes(prompt, screen.language, screen.names):
        sitting.note(line)
    if counsel := glossary.about(match.header.game, screen.language, f"counsel-{prompt.kind.lower()}"):
        sitting.note(counsel)


# -- what changes the game


def undo(sitting: Sitting, seat: int) -> None:
    """Back to the person's last decision; orders that end with it are named."""
    ended = sitting.match.undo(seat)
    sitting.event_counts[seat] = min(sitting.event_counts[seat], sitting.match.event_count(seat))
    sitting.passed = None
    sitting.save()
    sitting.note(sitting.screen.words("cli-play-undone"), "change")
    for order in ended:
        sitting.note(sitting.screen.words("cli-play-undone-order", order=standing.describe_order(sitting, order)), "change")


def auto(sitting: Sitting, seat: int, prompt: Prompt) -> None:
    """The computer answers for the person: a whole preparation, else this question to its end. Whatever is heard meanwhile
    ends it as well: what is asked after that is another decision."""
    match, words = sitting.match, sitting.screen.words
    adviser = sitting.adviser(seat).quick
    preparation = match.game_type.profile.preparation
    if prompt.kind in preparation:
        while seat in match.game.actors() and match.question(seat).kind in preparation:
            sitting.choose(seat, adviser.choose(sitting.chair(seat)))
        sitting.note(words("cli-play-auto-done"), "change")
        return
    asking, heard, given = match.game.stack[-1], match.event_count(seat), []
    while seat in match.game.actors() and match.game.stack[-1] is asking and match.event_count(seat) == heard:
        choice = adviser.choose(sitting.chair(seat))
        given.append(say(match.game_type.describe(choice).text, sitting.screen.language, sitting.screen.names))
        sitting.choose(seat, choice)
    sitting.note(
        words("cli-play-auto-answered", bot=bots.spoken(adviser.name), answers=words("cli-play-then").join(given)), "change"
    )


def claim(sitting: Sitting, seat: int, text: str) -> None:
    """Say something to the whole table, true or not."""
    sitting.claim(seat, text)


def speed(sitting: Sitting, asked: str) -> None:
    """How fast the computer's moves are shown; without a word, how fast they are now. Kept with the game."""
    words, language = sitting.screen.words, sitting.screen.language
    if asked:
        sitting.seating = structs.replace(sitting.seating, speed=speeds.named(asked))
        sitting.save()
    now = speeds.spoken(sitting.seating.speed or speeds.USUAL, language)
    sitting.note(words("cli-play-speed", speed=now, known=speeds.listed(language)), "change")


def passes(sitting: Sitting, always: bool) -> None:
    """A standing order for replies that leave no choice. At a shared keyboard it would show who has none."""
    if sitting.is_shared:
        raise Illegal("", Phrase("cli-play-pass-shared"))
    for seat in sitting.humans:
        standing.withdraw(sitting, seat, FORCED)
        for question in sorted(sitting.match.game_type.profile.replies) if always else ():
            sitting.match.order(seat, StandingOrder(question, FORCED))
    sitting.save()
    sitting.note(sitting.screen.words("cli-play-pass-always" if always else "cli-play-pass-ask"), "change")


# -- saves


def save(sitting: Sitting, name: str) -> None:
    """Under the game's own name, or a copy under another."""
    kept = (sitting.match, sitting.seating)
    path = saves.copy(name, *kept) if name else sitting.keeper.keep(*kept)
    sitting.note(sitting.screen.words("cli-play-saved", file=str(path)), "change")


def resume(sitting: Sitting, name: str) -> None:
    """Go on with another game; without a name, list those there are."""
    kept = saves.saved_games()
    if not name:
        sitting.page(list_saves(kept, sitting))
        return
    if is_number(name) and 1 <= int(name) <= len(kept):
        name = kept[int(name) - 1].name
    match, seating = saves.fetch(name)
    sitting.keeper.close(sitting.match, sitting.seating)  # nobody leaves a game that cannot be kept by mistake
    sitting.next = type(sitting)(match, seating or sitting.seating, name, sitting.screen)


def _called(who: str, sitting: Sitting) -> str:
    """Somebody on a seat, as people say it."""
    return say(who_is(who), sitting.screen.language)


def list_saves(saved: list[saves.Save], sitting: Sitting) -> list[str]:
    """The saves as a numbered list, and how to take one up."""
    words = sitting.screen.words
    lines: list[str] = []
    for number, kept in enumerate(saved[:LISTED], start=1):
        who = ", ".join(_players(kept.seating, sitting)) if kept.seating is not None else "?"
        state = "over" if kept.seating is not None and kept.seating.over else "here" if kept.name == sitting.name else "open"
        sentence = words(f"cli-play-saves-{state}", name=kept.name, when=f"{kept.when:%Y-%m-%d %H:%M}", players=who)
        lines.append(f"{number:>2}. {sentence}")
    return [*lines, words("cli-play-saves-how" if lines else "cli-play-saves-empty")]


def _players(seating: saves.Seating, sitting: Sitting) -> list[str]:
    """Who sits at a table, those of a kind together."""
    named = [_called(who, sitting) for who in seating.seats]
    return [who if named.count(who) == 1 else f"{named.count(who)} × {who}" for who in dict.fromkeys(named)]
