"""What all parts of the table share: its marks, and which of the legal choices point at what."""

from __future__ import annotations

from comitium.core.board import Light, Mark
from comitium.core.messages import Phrase, Prompt
from comitium.games.republic.catalogue.cards import CARD_INDEX, CARD_KIND
from comitium.games.republic.catalogue.ids import CONCESSION, INTRIGUE, LAW, STATESMAN
from comitium.games.republic.choices import WORDS, argument, verb


class Signs:
    """The legal choices of a question by what they speak of: `on("senator", 3)` are those that name that senator."""

    def __init__(self, light: Light, prompt: Prompt | None) -> None:
        self.light = light
        self.by_thing: dict[tuple[str, int], list[int]] = {}
        for option in prompt.options if prompt is not None else ():
            vocabulary = WORDS.by_verb[verb(option.choice)]
            _, kind, _ = vocabulary.words[verb(option.choice)]
            self.by_thing.setdefault((kind, argument(option.choice)), []).append(option.choice)

    def on(self, kind: str, number: int) -> tuple[int, ...]:
        return self.light.on(*self.by_thing.get((kind, number), ()))

    def card(self, card: int) -> tuple[int, ...]:
        """A card that lies open or in one's hand: by itself, or by what it is."""
        found = self.on("card", card)
        kind, what = CARD_KIND[card], CARD_INDEX[card]
        if kind == INTRIGUE:
            found += self.on("intrigue", what)
        elif kind == LAW:
            found += self.on("law", what)
        elif kind == STATESMAN:
            found += self.on("senator", what)
        elif kind == CONCESSION:
            found += self.on("concession", what)
        return found


def mark(id: str, value: int, of: int | None = None) -> Mark:
    """A number with its name."""
    return Mark(id, Phrase(f"republic-board-{id}", {"count": value}), value, of)


def badge(id: str) -> Mark:
    """Something that is so or not."""
    return Mark(id, Phrase(f"republic-board-{id}"))
