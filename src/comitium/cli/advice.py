"""A hint for the person who asks: what the search would play and how good it thinks that is, or what the tribune would."""

from __future__ import annotations

from typing import NamedTuple, Protocol, runtime_checkable

from comitium import bots
from comitium.core.errors import ComitiumError, Unknown
from comitium.core.messages import Phrase, Prompt, Value
from comitium.text import say

ADVISERS = ("consul:seconds=1", "consul")
RECOMMENDERS = ("tribune", "random")
SHOWN = 5
BAR = 20


@runtime_checkable
class Adviser(Protocol):
    """A bot that can say how good it thinks each choice is."""

    def advise(self, seat: bots.Seat) -> list[tuple[int, float]]:
        """Choices with the estimated chance of winning after each, the best first."""


class Advice(NamedTuple):
    """Either chances, or a plain recommendation."""

    chances: tuple[tuple[int, float], ...]
    recommended: int
    adviser: str

    def lines(self, prompt: Prompt, language: str, plain: bool) -> list[str]:
        """The hint in sentences, by the numbers of the question's answers; with bars, unless it is read aloud."""
        numbers = {option.choice: (number, option) for number, option in enumerate(prompt.options, start=1)}
        adviser = bots.spoken(self.adviser)
        if not self.chances:
            number, option = numbers[self.recommended]
            text = say(option.text, language)
            return [say(Phrase("cli-play-hint-plain", {"bot": adviser, "number": number, "choice": text}), language)]
        lines = [say(Phrase("cli-play-hint", {"bot": adviser}), language)]
        for choice, chance in self.chances[:SHOWN]:
            number, option = numbers[choice]
            share = percent(chance)
            filled = round(max(0.0, min(1.0, chance)) * BAR)
            bar = "█" * filled + "░" * (BAR - filled)
            text = say(option.text, language)
            args: dict[str, Value] = {"number": f"{number:>2}", "share": f"{share:>2}", "choice": text}
            line = Phrase("cli-play-hint-line", args) if plain else Phrase("cli-play-hint-bar", {**args, "bar": bar})
            lines.append(say(line, language))
        return lines


def percent(chance: float) -> str:
    """Whole percents; a chance that is not nought is never shown as nought.

    >>> percent(0.634), percent(0.001), percent(0.0), percent(0.999)
    ('63', '< 1', '0', '> 99')
    """
    if 0 < chance < 0.01:
        return "< 1"
    return "> 99" if 0.99 < chance < 1 else f"{chance * 100:.0f}"


def advise(game: str, seed: int, seat: bots.Seat) -> Advice:
    """Ask the best adviser there is. It sees what the seat sees, no more."""
    for name in ADVISERS:
        try:
            player = bots.make(name, game, seed)
        except ComitiumError:
            continue
        if isinstance(player, Adviser):
            legal = set(seat.legal)
            chances = sorted(((c, p) for c, p in player.advise(seat) if c in legal), key=lambda pair: -pair[1])
            if chances:
                return Advice(tuple(chances), chances[0][0], name)
    player = recommend(game, seed)
    return Advice((), player.choose(seat), player.name)


def recommend(game: str, seed: int) -> bots.Player:
    """The bot that plays quickly and sensibly, or the best there is."""
    for name in RECOMMENDERS:
        if name in bots.names(game):
            return bots.make(name, game, seed)
    raise Unknown(Phrase("cli-play-no-adviser"))
