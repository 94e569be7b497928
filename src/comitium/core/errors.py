"""What can go wrong, said so that a person can put it right.

An error carries a message id and its arguments; the sentence itself lives in the translations. `comitium.text` installs
itself as the speaker, so that `str(error)` is an English sentence for whoever drives the library from Python.
"""

from __future__ import annotations

from collections.abc import Callable

from comitium.core.messages import Phrase, Value

_speaker: Callable[[Phrase], str] | None = None


def set_speaker(speaker: Callable[[Phrase], str]) -> None:
    """Let the text service turn the phrases of errors into sentences."""
    global _speaker
    _speaker = speaker


class ComitiumError(Exception):
    """Something was refused; nothing was changed."""

    def __init__(self, why: Phrase) -> None:
        super().__init__(why.id)
        self.why = why

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.why,)

    def __str__(self) -> str:
        return _speaker(self.why) if _speaker is not None else f"{self.why.id} {dict(self.why.args)}"


class Illegal(ComitiumError):
    """A choice that the rules do not allow, with the rule that forbids it."""

    def __init__(self, rule: str, why: Phrase) -> None:
        super().__init__(why)
        self.rule = rule

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.rule, self.why)

    def __str__(self) -> str:
        sentence = super().__str__()
        return f"{sentence} [{self.rule}]" if self.rule else sentence


class Reason:
    """Why something is not allowed: the rule, and the sentence. Predicates of the rules return one, or None where they allow.

    A menu is made of what has no reason against it, and a refusal is that reason spoken: legality is worked out once.
    `about` names what the sentence speaks of: the card, the group.
    """

    def __init__(self, rule: str, id: str, about: str = "") -> None:
        self.rule = rule
        self.id = id
        self.about = about

    def refuse(self, args: dict[str, Value] | None = None) -> Illegal:
        """The refusal; `args` may hold more than the sentence speaks of."""
        given = args or {}
        return Illegal(self.rule, Phrase(self.id, {self.about: given[self.about]} if self.about in given else {}))

    def refuse_choice(self, choice: int, args: dict[str, Value]) -> Illegal:
        """The refusal of a choice; one that does not name what the sentence speaks of is only said not to be one."""
        if self.about and self.about not in args:
            return Illegal(self.rule, Phrase("refuse-choice", {"choice": choice}))
        return self.refuse(args)


class BadOption(ComitiumError):
    """An option that does not exist, or a value it does not have."""


class BadJournal(ComitiumError):
    """A journal that cannot be replayed: cut, edited, of another game or of newer rules."""


class BadPosition(ComitiumError):
    """A position text that does not describe a position."""


class BadDirective(ComitiumError):
    """The directive of a faction that nobody leads does not come to an end, or wants what is not legal."""


class Unknown(ComitiumError):
    """A game, rule, bot or file that does not exist."""
