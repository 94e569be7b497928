"""[4.02.2] The dominant player: who settles what the directives leave open."""

from __future__ import annotations

from comitium.core.audience import EVERYBODY
from comitium.core.errors import Illegal, Reason
from comitium.core.frames import Frame, Question
from comitium.core.messages import Phrase, Value
from comitium.games.republic import names
from comitium.games.republic.choices import WORDS
from comitium.games.republic.events.solo.solitaire import DelegatedChoice
from comitium.games.republic.rules.r4_solitaire.r4_02_1_directives import answered
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_2_ranks import rank_of, ranking
from comitium.games.republic.state.numbers import NOBODY
from comitium.games.republic.state.republic import Republic

RULE = "4.02.2"


def players(game: Republic) -> list[int]:
    """The factions that a player leads and that still play."""
    return [seat for seat in range(game.rules.seats) if game.playing >> seat & 1 and not game.is_neutral(seat)]


def dominant(game: Republic) -> int:
    """[4.02.2] Of two players the one in the coalition; if both or neither are, the better rank. [D-5] Before the first
    coalition the factions are ranked as they stand."""
    found = players(game)
    if len(found) == 1:
        return found[0]
    if not game.ranks:
        game.ranks = ranking(game)
    inside = [seat for seat in found if game.coalition >> seat & 1]
    if len(inside) == 1:
        return inside[0]
    return found[0] if rank_of(game, found[0]) < rank_of(game, found[1]) else found[1]


def decider(game: Republic, about_rebel: bool) -> int:
    """[4.02.2] [D-63] Who decides for neutrals: the dominant player, but about a civil war not the one whose senator is the
    primary rebel. NOBODY if there is nobody."""
    able = [seat for seat in players(game) if not about_rebel or game.rebel < 0 or game.faction[game.rebel] != seat]
    if not able:
        return NOBODY
    first = dominant(game)
    return first if first in able else able[0]


class Delegated(Question[Republic]):
    """[4.02.2] The dominant player answers the question below for a neutral; `usual` is what happens if he has no view."""

    def __init__(self, seat: int, neutral: int, usual: int) -> None:
        super().__init__(seat)
        self.neutral = neutral
        self.usual = usual

    def legal(self, game: Republic, seat: int) -> list[int]:
        return game.stack[-2].legal(game, self.neutral)

    def answer(self, game: Republic, seat: int, choice: int) -> None:
        game.pop()
        if game.has_listener:
            below = game.stack[-1]
            procedure = answered(below)
            left_by = procedure.code if procedure is not None else ""
            chosen, usual = _spoken(below, choice), _spoken(below, self.usual)
            asked = below.ask(game, self.neutral)
            game.tell(DelegatedChoice(RULE, self.seat, self.neutral, chosen, usual, left_by, asked), EVERYBODY)
        game.stack[-1].answer(game, self.neutral, choice)

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        return game.stack[-2].why_not(game, self.neutral, choice)

    def refusal(self, game: Republic, seat: int, choice: int) -> Illegal:
        return game.stack[-2].refusal(game, self.neutral, choice)

    def allows_asides(self, game: Republic, seat: int) -> bool:
        return game.stack[-2].allows_asides(game, seat)

    def on_aside(self, game: Republic) -> None:
        """What is usual may have changed: the directive of the neutral asks anew."""
        game.pop()
        game.stack[-1].on_aside(game)

    def wording(self, choice: int) -> Phrase | None:
        """The usual answer says that it is; amounts are one range, of which the question names the usual one."""
        if choice != self.usual:
            return None
        option = WORDS.describe(choice)
        if option.amount is not None:
            return None
        args: dict[str, Value] = {**option.text.args, "usual": option.text}
        return Phrase("republic-solitaire-choice-usual", args)

    def rule(self, game: Republic, seat: int) -> str:
        return RULE

    def rule_of(self, game: Republic, seat: int, choice: int) -> str:
        return game.stack[-2].rule_of(game, self.neutral, choice)

    def ask(self, game: Republic, seat: int) -> Phrase:
        below = game.stack[-2]
        args: dict[str, Value] = {
            "directive": names.directive(game.directives[self.neutral]),
            "seat": names.seat(self.neutral),
            "question": below.ask(game, self.neutral),
            "usual": _spoken(below, self.usual),
            "number": int(WORDS.describe(self.usual).amount is not None),  # elsewhere the usual answer says that it is
        }
        return Phrase("republic-solitaire-ask-delegated", args)

    def is_sound(self, game: Republic) -> bool:
        below = game.stack[-2] if len(game.stack) > 1 else None
        return (
            below is not None
            and game.is_neutral(self.neutral)
            and not game.is_neutral(self.seat)
            and self.usual in below.legal(game, self.neutral)
        )


def _spoken(question: Frame[Republic], choice: int) -> Phrase:
    """A choice in the words of its question."""
    return question.wording(choice) or WORDS.describe(choice).text


def delegate(game: Republic, neutral: int, usual: int, about_rebel: bool = False) -> None:
    """[4.02.2] Ask the dominant player what a neutral answers to the question on top of the stack. Where nobody may decide it
    (D-63), or there is nothing to decide, the usual is done."""
    seat = decider(game, about_rebel)
    if seat >= 0 and len(game.stack[-1].legal(game, neutral)) > 1:
        game.push(Delegated(seat, neutral, usual))
    else:
        game.stack[-1].answer(game, neutral, usual)
