"""What an answer gains and loses, in a line below it: a sign, who, a signed number. Green and red only with the sign."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from comitium.core.messages import Option, Phrase, Prompt, Stake
from comitium.draw.page.look import PageLook
from comitium.draw.page.words import Words, icon
from comitium.draw.page.zones import short

SIGNED: Final = re.compile(r"[+−]\d+(?:d\d+)?(?:(?: |\u00a0|\u202f)T\b)?")  # a number with its sign, and its unit
SAID: Final = ("warning", "verdict")  # always said beside the answer; what is not the reader's own may stand on the table
FEWEST: Final = 3  # answers from which on what all of them share is said once


class Stakes:
    """The stakes of a question, ready to be drawn beside its answers."""

    def __init__(self, prompt: Prompt, look: PageLook, words: Words) -> None:
        self.look = look
        self.words = words
        self.seat = prompt.seat
        self.by_choice = dict(prompt.stakes)
        listed = [self.by_choice.get(option.choice, ()) for option in prompt.options]
        told = [stakes for stakes in listed if stakes]
        alike = set(told[0]).intersection(*told[1:]) if len(told) >= FEWEST else set()
        self.shared = [one for one in told[0] if one in alike] if alike else []

    def common(self) -> str:
        """What every answer brings that brings anything, once for all of them."""
        return self._drawn(self.shared, None)

    def of(self, option: Option) -> str:
        """The line below an answer; who it names already is not named again."""
        return self._drawn([one for one in self.by_choice.get(option.choice, ()) if one not in self.shared], option)

    def of_choice(self, choice: int) -> str:
        """The line of an amount, by its lowest number."""
        return self._drawn(self.by_choice.get(choice, ()), None)

    def _drawn(self, stakes: Sequence[Stake], option: Option | None) -> str:
        items = "".join(self._item(one, option) for one in stakes)
        return f'<span class="gains">{items}</span>' if items else ""

    def _item(self, one: Stake, option: Option | None) -> str:
        text = one.text
        if option is not None and text.args.get("who") in option.text.args.values():
            text = Phrase(text.id, {**text.args, "who": ""})
        others = one.seat != self.seat and one.what not in SAID
        return stake_line(replace(one, text=text), self.look, self.words, " other" if others else "")


def stake_line(one: Stake, look: PageLook, words: Words, more: str = "") -> str:
    """A sign, who, and a signed number."""
    said = words.speak(one.text).strip()
    who = one.text.args.get("who")
    if isinstance(who, Phrase):
        said = said.replace(words.speak(who), short(who, words))
    worse = look.worse(one.what)
    colour = "" if one.amount is None else ("bad" if (one.amount < 0) != worse else "good")
    shown = SIGNED.sub(lambda found: f'<b class="{colour}">{found[0]}</b>', said) if colour else said
    warns = " warns" if one.what == "warning" else ""
    return f'<span class="gain{warns}{more}">{icon(look.stake_sign(one.what), "s14")}{shown}</span>'


def apart(prompt: Prompt, stakes: Stakes, look: PageLook, words: Words) -> str:
    """The stakes of answers that stand beside each other and have no room for them: a line for each below all of them."""
    lines = "".join(
        f"<li><b>{words.speak(option.text)}</b>{line}</li>"
        for option in prompt.options
        if look.form(option) and (line := stakes.of(option))
    )
    return f'<ul class="apart" aria-label="{words.say("stakes")}">{lines}</ul>' if lines else ""
