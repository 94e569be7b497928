"""[1.09.15] [section 4] Interruptions: what a faction may do while others have the floor. The table of all kinds; each is a
class beside its rule."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from comitium.core.errors import Reason
from comitium.core.messages import Phrase
from comitium.games.republic.choices import WORDS, verb
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_measures import measure
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_14_vote import Vote
from comitium.games.republic.state.republic import Republic

NO_SUCH_ACT: Final = Reason("1.09.15", "republic-senate-refuse-act")
NOT_HERE: Final = Reason("1.09.151", "republic-senate-refuse-moment")

FLOOR: Final = 0  # W-FLOOR: between two items, and before an act that needs no vote
ANNOUNCED: Final = 1  # W-ANNOUNCE: before the first call
CALLED: Final = 2  # W-CALL: before a later one
SPEAKING: Final = 3  # W-TURN: a faction's own turn
ADJOURNED: Final = 4  # W-ADJOURN
ALWAYS: Final = (FLOOR, ANNOUNCED, CALLED, SPEAKING, ADJOURNED)
IN_VOTE: Final = (ANNOUNCED, CALLED, SPEAKING)


@mypyc_attr(allow_interpreted_subclasses=True)
class Interruption:
    """One kind of act in a window, or before a faction's votes. A `context` is one of the moments above; there is a `vote` in
    those of IN_VOTE. A `chain` is the act and the answers that complete it."""

    verb: int = 0  # whatever is said with it is such an act;
    choices: tuple[int, ...] = ()  # or only these, of a verb that another kind has
    contexts: tuple[int, ...] = ALWAYS  # when it may be done
    elsewhere: Reason = NOT_HERE  # why not at other times
    rule: str = ""  # beside it in a menu, where that of its verb is not the right one
    is_veto: bool = False  # [1.09.152]
    shows_tribune: bool = False  # [1.09.15] of several at once the dice choose one
    is_cheap: bool = False  # whether it is possible is told at once: asked before the others

    # -- whether it may be done

    def is_possible(self, game: Republic, vote: Vote | None, seat: int, context: int) -> bool:
        """[section 4.2] Whether a faction could do it, as far as everybody can tell: then it is asked. What takes a card must
        not look into the hand here."""
        return len(self.menu(game, vote, seat, context)) > 0

    def menu(self, game: Republic, vote: Vote | None, seat: int, context: int) -> list[int]:
        """What a faction may do, in any order."""
        found: list[int] = []
        for choice in self.choices or (self.verb,):
            if self.why_not(game, vote, seat, choice, context) is None:
                found.append(choice)
        return found

    def why_not(self, game: Republic, vote: Vote | None, seat: int, choice: int, context: int) -> Reason | None:
        """Why a faction may not do it, at such a time."""
        raise NotImplementedError

    # -- doing it

    def act(self, game: Republic, vote: Vote | None, seat: int, chain: list[int]) -> None:
        """It has been said completely."""
        raise NotImplementedError

    # -- where one answer does not say it all

    def is_whole(self, game: Republic, chain: list[int]) -> bool:
        """Whether it has been said completely."""
        return True

    def next_menu(self, game: Republic, seat: int, chain: list[int]) -> list[int]:
        """The answers that continue it, ascending."""
        raise NotImplementedError

    def why_not_next(self, game: Republic, seat: int, chain: list[int], choice: int) -> Reason | None:
        """Why an answer does not continue it."""
        return NO_SUCH_ACT

    def ask(self, chain: list[int]) -> Phrase:
        """The question for the next answer."""
        raise NotImplementedError

    def wording(self, choice: int) -> Phrase | None:
        """What such an answer says, where its own words would not say enough."""
        return None


INTERRUPTIONS: Final[list[Interruption]] = []
BY_CONTEXT: Final[list[list[Interruption]]] = [[] for _ in ALWAYS]
BY_CHOICE: Final[dict[int, Interruption]] = {}  # or by verb


def register(interruption: Interruption) -> None:
    """Each rule registers its own interruptions when the game is imported."""
    INTERRUPTIONS.append(interruption)
    for context in interruption.contexts:
        others = BY_CONTEXT[context]
        others.insert(0 if interruption.is_cheap else len(others), interruption)
    for choice in interruption.choices or (interruption.verb,):
        BY_CHOICE[choice] = interruption


def interruption_of(choice: int) -> Interruption | None:
    """The kind of interruption that a choice is; None for anything else."""
    found = BY_CHOICE.get(choice)
    return found if found is not None else BY_CHOICE.get(verb(choice))


def begun(chain: list[int]) -> Interruption:
    """The kind of an act that has been begun."""
    found = interruption_of(chain[0])
    assert found is not None
    return found


def is_veto(choice: int) -> bool:
    """[1.09.152] Whether a choice vetoes what is being voted on."""
    found = interruption_of(choice)
    return found is not None and found.is_veto


# -- what a faction may do


def acts(game: Republic, vote: Vote | None, seat: int, context: int) -> list[int]:
    """What a faction can do, sorted."""
    found: list[int] = []
    for interruption in BY_CONTEXT[context]:
        more = interruption.menu(game, vote, seat, context)
        if more:
            found.extend(more)
    found.sort()
    return found


def may_act(game: Republic, vote: Vote | None, seat: int, context: int) -> bool:
    """[section 4.2] Whether a faction could do something here, as far as everybody can tell."""
    for interruption in BY_CONTEXT[context]:
        if interruption.is_possible(game, vote, seat, context):
            return True
    return False


def why_not_act(game: Republic, vote: Vote | None, seat: int, choice: int, context: int) -> Reason | None:
    """Why a faction may not do this."""
    found = interruption_of(choice)
    if found is None:
        return NO_SUCH_ACT
    return found.why_not(game, vote, seat, choice, context) if context in found.contexts else found.elsewhere


def rule_of_act(choice: int) -> str:
    """Under which rule an interruption, or an answer that continues one, stands in a menu; "" if that says nothing."""
    found = interruption_of(choice)
    return found.rule if found is not None and found.rule else WORDS.describe(choice).rule


def wording_of_act(choice: int) -> Phrase | None:
    """What an answer that continues an interruption says."""
    for interruption in INTERRUPTIONS:
        found = interruption.wording(choice)
        if found is not None:
            return found
    return None


# -- moments that several rules have in common


def is_between(vote: Vote | None, context: int) -> bool:
    """[section 4.2] Between two items: W-FLOOR, or the announcement that takes its place."""
    if context == ANNOUNCED and vote is not None:
        return not vote.inserted and not measure(vote.proposal).is_trial
    return context == FLOOR
