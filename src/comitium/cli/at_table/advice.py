"""A hint for the person who asks, in the terminal's words."""

from __future__ import annotations

from collections.abc import Iterable

from comitium import bots
from comitium.bots.advice import Advice
from comitium.core.messages import Names, Phrase, Prompt, Value
from comitium.core.registry import GameType
from comitium.draw import spoken
from comitium.text import say

SHOWN = 5
BAR = 20


def lines(advice: Advice, prompt: Prompt, game: GameType, language: str, plain: bool, names: Names = ()) -> list[str]:
    """The hint in sentences, by what one types for each answer; with bars, unless it is read aloud."""
    numbers = {option.choice: (str(number), option) for number, option in enumerate(prompt.options, start=1)}
    adviser = bots.spoken(advice.adviser)
    if not advice.chances:
        if advice.recommended in numbers:
            number, option = numbers[advice.recommended]
            said: dict[str, Value] = {"bot": adviser, "number": number, "choice": say(option.text, language, names)}
            return [say(Phrase("cli-play-hint-plain", said), language)]
        typed = game.describe(advice.recommended).notation  # an amount has no number of its own: one types it in words
        return [say(Phrase("cli-play-hint-typed", {"bot": adviser, "answer": typed}), language)]
    told = [say(Phrase("cli-play-hint", {"bot": adviser}), language)]
    for choice, chance in advice.chances[:SHOWN]:
        amount = game.describe(choice)
        number, option = numbers.get(choice, (amount.notation, amount))
        share = percent(chance)
        filled = round(max(0.0, min(1.0, chance)) * BAR)
        bar = "█" * filled + "░" * (BAR - filled)
        text = say(option.text, language, names)
        args: dict[str, Value] = {"number": f"{number:>2}", "share": f"{share:>2}", "choice": text}
        line = Phrase("cli-play-hint-line", args) if plain else Phrase("cli-play-hint-bar", {**args, "bar": bar})
        told.append(say(line, language))
    return told


def stakes(prompt: Prompt, language: str, names: Names = ()) -> list[str]:
    """What the answers gain and lose, each under its number; an amount under the word that begins it."""
    typed = {option.choice: str(number) for number, option in enumerate(prompt.options, start=1)}
    typed |= {one.choice + one.low: one.notation for one in prompt.amounts}
    told = spoken.stake_lines(prompt, language, names)
    lines = [
        say(Phrase("cli-play-stakes-line", {"number": typed[choice], "stakes": line}), language)
        for choice, line in told.items()
        if choice in typed
    ]
    return [say(Phrase("cli-play-stakes"), language), *lines] if lines else []


def odds(prompt: Prompt, chances: Iterable[tuple[int, Phrase]], language: str, names: Names = ()) -> list[str]:
    """What may come of the answers, each under its number; of amounts the question itself says it."""
    told = {choice: say(phrase, language, names) for choice, phrase in chances}
    lines = [
        say(Phrase("cli-play-stakes-line", {"number": str(number), "stakes": told[option.choice]}), language)
        for number, option in enumerate(prompt.options, start=1)
        if option.choice in told
    ]
    return [say(Phrase("cli-play-odds"), language), *lines] if lines else []


def is_even(advice: Advice) -> bool:
    """Whether the two best answers look the same in whole percents."""
    return len({percent(chance) for _, chance in advice.chances[:2]}) == 1 < len(advice.chances)


def percent(chance: float) -> str:
    """Whole percents; a chance that is not nought is never shown as nought.

    >>> percent(0.634), percent(0.001), percent(0.0), percent(0.999)
    ('63', '< 1', '0', '> 99')
    """
    if 0 < chance < 0.01:
        return "< 1"
    return "> 99" if 0.99 < chance < 1 else f"{chance * 100:.0f}"
