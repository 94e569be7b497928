"""The messages that cross the kernel's border: phrases, events, prompts and outcomes.

Typed, translatable, and ready for JSON. None of them is needed to play: a kernel without a listener creates none.
"""

from __future__ import annotations

from typing import ClassVar, TypeAlias

from msgspec import Struct, field

Value: TypeAlias = "str | int | Phrase | tuple[Phrase, ...]"


class Phrase(Struct, frozen=True):
    """A message id and its arguments; `comitium.text` turns it into a sentence of some language.

    Arguments that are phrases themselves (a card, a group, a seat) are spoken first, with their grammatical forms;
    tuples of phrases are spoken as a list.
    """

    id: str
    args: dict[str, Value] = field(default_factory=dict)

    def __hash__(self) -> int:
        """Nobody writes to the arguments: a phrase, and whatever holds phrases, can be looked up."""
        return hash((self.id, frozenset(self.args.items()))) if self.args else hash(self.id)


Names: TypeAlias = tuple[
    tuple[str, Phrase], ...
]  # what is called otherwise at a table: the id of its common name, its own one


NAMED: str = "named"  # the id of a seat called by the name of the person who leads it, with the seat's own name beside it


def called(phrase: Phrase, names: Names) -> Phrase:
    """A phrase with what it speaks of called as it is at a table.

    >>> called(Phrase("won", {"seat": Phrase("star"), "by": 3}), (("star", Phrase("nobles")),))
    Phrase(id='won', args={'seat': Phrase(id='nobles', args={}), 'by': 3})
    """
    if not names or phrase.id == NAMED:  # a name is spoken as it is, also where somebody has called it so already
        return phrase
    if not phrase.args:
        for common, own in names:
            if common == phrase.id:
                return own
        return phrase
    args: dict[str, Value] = {}
    for name, value in phrase.args.items():
        if isinstance(value, Phrase):
            args[name] = called(value, names)
        elif isinstance(value, tuple):
            args[name] = tuple([called(one, names) for one in value])
        else:
            args[name] = value
    return Phrase(phrase.id, args)


class Event(Struct, frozen=True, tag=True):
    """A past-tense fact. `rule` is the number of the rule that made it happen."""

    rule: str
    minor: ClassVar[bool] = False  # whether a log that is short of room leaves it out first, since the table shows it as well

    reason: ClassVar[bool] = False  # whether it only says why the next event came about: a log folds it away under that one

    def phrase(self) -> Phrase:
        """How the log says it."""
        raise NotImplementedError(type(self).__name__)

    def procedure(self) -> Phrase | None:
        """What the rules do step by step where nobody has chosen; None for all other events."""
        return None


class Option(Struct, frozen=True):
    """One legal choice as a person sees it: the int, its notation, its words and the rule that allows it.

    `amount` is the number that it names, if it names one of many.
    """

    choice: int
    notation: str
    text: Phrase
    rule: str
    amount: int | None = None


class Amount(Struct, frozen=True):
    """A number to be chosen: any from `low` to `high` in steps of `step`, each unit at `unit_cost` (for programs: `each`).

    The choice is `choice + number`, its notation `notation` and the number; `text` speaks of the lowest.
    """

    choice: int
    notation: str
    text: Phrase
    rule: str
    low: int
    high: int
    step: int = 1
    unit_cost: int = field(default=0, name="each")


class Stake(Struct, frozen=True, omit_defaults=True):
    """What an answer gains or loses: so much of something, as `text` says it, by a rule. Without an amount it is a word: a
    right, a risk. `seat` is whose it is, -1 if it is everybody's."""

    what: str
    text: Phrase
    rule: str
    amount: int | None = None
    seat: int = -1


class Prompt(Struct, frozen=True):
    """A question put to one seat: the choices it lists, and the amounts it asks for without listing them.

    `number` counts the answers this seat has given; sending it back with the answer protects from stale clicks. `odds` are the
    chances of what is asked, where a game counts them, from what the seat may know; `stakes` what each answer gains and loses,
    the seat's own first; an amount has those of its lowest number.
    """

    kind: str
    seat: int
    rule: str
    text: Phrase
    options: tuple[Option, ...]
    number: int = 0
    amounts: tuple[Amount, ...] = ()
    odds: tuple[Phrase, ...] = ()
    stakes: tuple[tuple[int, tuple[Stake, ...]], ...] = ()


class Outcome(Struct, frozen=True):
    """How a game ended: the winning seats (none for a draw or a common loss), a score per seat, the rule and the reason."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    rule: str
    reason: str
