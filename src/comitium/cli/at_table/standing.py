"""Standing orders by a word: the only answer without being asked, the same answer for a phase or for good; acts unasked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from comitium.cli.at_table import answers
from comitium.core.errors import Illegal
from comitium.core.ids import id_of
from comitium.core.messages import Phrase, Prompt
from comitium.draw.rulebook import asked_under, find_rules
from comitium.match.orders import ANY, FORCED, NAMELESS, QUIET, StandingOrder
from comitium.text import bare, say

if TYPE_CHECKING:
    from comitium.cli.at_table.terminal import Sitting

ON: Final = ("on", "oui", "yes")
OFF: Final = ("off", "fin", "non", "no", "end")
PHASE: Final = 1  # the place on the stack of what a game calls its phase; below it is the game as a whole


def forced(sitting: Sitting, seat: int, asked: str) -> None:
    """Whether the table gives an answer where there is only one."""
    _alone(sitting)
    _switch(sitting, seat, "forced", FORCED, asked)


def quiet(sitting: Sitting, seat: int, asked: str) -> None:
    """Whether the table goes on by itself where nothing of the seat's own is at stake. Everybody can see where that is, so
    such an order tells nothing at a shared keyboard."""
    _switch(sitting, seat, "quiet", QUIET, asked)


def _switch(sitting: Sitting, seat: int, name: str, choice: int, asked: str) -> None:
    """An order for whatever is asked, on or off; others stay."""
    if bare(asked) not in ("", *ON, *OFF):
        raise Illegal("", Phrase(f"cli-play-{name}-what", {"word": asked[:60]}))
    withdraw(sitting, seat, choice)
    wanted = bare(asked) not in OFF
    if wanted:
        sitting.match.order(seat, StandingOrder(ANY, choice))
    sitting.save()
    sitting.note(sitting.screen.words(f"cli-play-{name}-on" if wanted else f"cli-play-{name}-off"), "change")


def withdraw(sitting: Sitting, seat: int, choice: int) -> None:
    """End the orders that say this; others stay."""
    orders = list(enumerate(sitting.match.orders(seat), start=1))
    for number, order in reversed(orders):
        if order.choice == choice:
            sitting.match.cancel_orders(seat, number)


def always(sitting: Sitting, seat: int, prompt: Prompt, asked: str, phase: bool) -> None:
    """Give an answer now, and to every further question of this kind: as long as this phase lasts, or for good."""
    stack = sitting.match.game.stack
    within = id_of(stack[PHASE]) if phase and len(stack) > PHASE + 1 else ""
    answer = _leave(sitting, seat, prompt, asked, within)
    id = "cli-play-always-phase" if within else "cli-play-always"
    sitting.note(sitting.screen.words(id, question=prompt.text, answer=answer), "change")


def during(sitting: Sitting, seat: int, prompt: Prompt, asked: str) -> None:
    """Give an answer now, and to every further question of this kind during what goes on: this vote, this trial. Without a
    name for it the innermost that the game knows by one; with a name, that one."""
    language = sitting.screen.language
    going = [id_of(frame) for frame in reversed(sitting.match.game.stack)]
    scopes = {id: said for id, said in sitting.match.game_type.profile.scopes if id in going}
    first, _, rest = asked.partition(" ")
    named = [id for id, said in scopes.items() if first and bare(first) in bare(say(said, language)).split()]
    within = next((id for id in going if id in (named or scopes)), "")
    if not within:
        raise Illegal("", Phrase("cli-play-during-nothing"))
    answer = _leave(sitting, seat, prompt, rest if named else asked, within)
    sitting.note(sitting.screen.words("cli-play-during", question=prompt.text, scope=scopes[within], answer=answer), "change")


def until(sitting: Sitting, seat: int, prompt: Prompt, asked: str) -> None:
    """Give an answer now, and to every further question of this kind until something happens: what is named, else the first
    that the game knows such orders to end with."""
    language, moments = sitting.screen.language, sitting.match.game_type.profile.moments
    first, _, rest = asked.partition(" ")
    named = [one for one in moments if len(first) > 2 and bare(first) in bare(say(one[1], language)).split()]
    if not moments:
        raise Illegal("", Phrase("cli-play-until-nothing"))
    moment, said = (named or moments)[0]
    answer = _leave(sitting, seat, prompt, rest if named else asked, until=moment)
    sitting.note(sitting.screen.words("cli-play-until", question=prompt.text, moment=said, answer=answer), "change")


def in_turn(sitting: Sitting, seat: int, prompt: Prompt, numbers: Sequence[str]) -> None:
    """Several answers of one list, each given once and in this order, as often as the question comes back while what it
    belongs to goes on. All of them must be on the list; else nothing is ordered."""
    match, language = sitting.match, sitting.screen.language
    choices = [answers.choice(number, prompt, match.game_type, language, {}) for number in numbers]
    going = [id_of(frame) for frame in match.game.stack]
    within = next((id for id, _ in match.game_type.profile.scopes if id in going), "")
    for choice in choices:
        match.order(seat, StandingOrder(prompt.kind, choice, times=1, within=within))
    sitting.save()


def _leave(sitting: Sitting, seat: int, prompt: Prompt, asked: str, within: str = "", until: str = "") -> str:
    """Leave an order to answer so. Says the answer; what is none is refused, and nothing is ordered."""
    if not asked:
        raise Illegal(prompt.rule, Phrase("cli-play-always-what"))
    match, language = sitting.match, sitting.screen.language
    choice = answers.choice(asked, prompt, match.game_type, language, sitting.vocabulary())
    if choice not in match.game.legal(seat):
        raise match.refusal(seat, choice, asked)
    if prompt.kind not in match.game_type.profile.replies or choice not in [one.choice for one in prompt.options[:1]]:
        _alone(sitting)  # to pass is always possible, and an order for it shows nothing; any other answer might fail one day
    topic = match.game.stack[-1].topic(match.game, seat)
    order = StandingOrder(prompt.kind, choice, within=within, until=until, topic=topic)
    match.order(seat, order)
    sitting.save()
    return _about(sitting, order)


def orders(sitting: Sitting, seat: int, asked: str) -> None:
    """What stands, in a list; or the end of it."""
    words, match = sitting.screen.words, sitting.match
    if bare(asked) in OFF:
        match.cancel_orders(seat)
        sitting.save()
        sitting.note(words("cli-play-orders-off"), "change")
        return
    standing = match.orders(seat)
    for order in standing:
        sitting.note(describe_order(sitting, order))
    sitting.note(words("cli-play-orders-how" if standing else "cli-play-orders-none"), "quiet")


def describe_order(sitting: Sitting, order: StandingOrder) -> str:
    """An order in a sentence."""
    words, kind = sitting.screen.words, sitting.match.game_type
    if order.choice in NAMELESS:
        named = {FORCED: "forced", QUIET: "quiet"}.get(order.choice, "idle")
        return words(f"cli-play-order-{named}")
    said = {"question": _question(sitting, order), "answer": _about(sitting, order)}
    scope = dict((*kind.profile.scopes, *kind.profile.moments)).get(order.within or order.until)
    if scope is not None:
        return words("cli-play-order-during", scope=scope, **said)
    return words("cli-play-order-phase" if order.within else "cli-play-order", **said)


def _question(sitting: Sitting, order: StandingOrder) -> str:
    """What an order answers, by the rule that it is asked under."""
    game, language = sitting.match.header.game, sitting.screen.language
    number = asked_under(game).get(order.question, "")
    found = find_rules(game, language, number) if number else []
    return f"{found[0].title(language)} [{number}]" if found else sitting.screen.words("cli-play-order-question")


def _about(sitting: Sitting, order: StandingOrder) -> str:
    """The answer of an order, and what it holds for where the same is asked about several kinds of things."""
    answer = say(sitting.match.game_type.describe(order.choice).text, sitting.screen.language)
    if not order.topic:
        return answer
    return sitting.screen.words("cli-play-order-matter", answer=answer, matter=Phrase(order.topic))


def unasked(sitting: Sitting, seat: int, asked: str) -> None:
    """What a person may do without being asked, in a numbered list; with a number, do it."""
    words, language = sitting.screen.words, sitting.screen.language
    options = sitting.match.asides(seat)
    if not options:
        sitting.note(words("cli-play-unasked-none"))
        return
    if not asked:
        lines = [f"{number:>2} {say(option.text, language)}" for number, option in enumerate(options, start=1)]
        sitting.page([*lines, words("cli-play-unasked-how")])
        return
    if not answers.is_number(asked) or not 1 <= int(asked) <= len(options):
        raise Illegal("", Phrase("cli-play-no-number", {"number": asked[:20], "count": len(options)}))
    sitting.choose(seat, options[int(asked) - 1].choice)


def _alone(sitting: Sitting) -> None:
    if sitting.is_shared:
        raise Illegal("", Phrase("cli-play-pass-shared"))
