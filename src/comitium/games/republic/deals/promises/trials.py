"""[1.09.41] Promises of the Censor: to accuse somebody, or nobody."""

from __future__ import annotations

from typing import Any, Final

from comitium.core.agreements import BROKEN, KEPT, OPEN, Clause
from comitium.core.errors import Reason
from comitium.core.frames import Frame
from comitium.core.messages import Phrase
from comitium.games.republic import names
from comitium.games.republic.choices import PASS, argument, verb
from comitium.games.republic.deals.clause import KINDS, AboutSenator, register
from comitium.games.republic.deals.clauses import NOT_PROSECUTE, PROSECUTE, TRIAL_BEGUN, TRIALS
from comitium.games.republic.deals.reading import ClauseReader
from comitium.games.republic.rules.r1_09_senate import kinds
from comitium.games.republic.rules.r1_09_senate.choices import CLOSE, FINE
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_11_chair import censor
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_14_vote import vote_on_floor
from comitium.games.republic.rules.r1_09_senate.r1_09_4_trials.r1_09_41_charges import charges
from comitium.games.republic.rules.r1_09_senate.r1_09_4_trials.r1_09_41_prosecutions import (
    AskProsecutor,
    CensorsMenu,
    NameCharge,
    NameProsecutor,
    tribunal,
)
from comitium.games.republic.rules.r1_09_senate.r1_09_4_trials.trials_choices import ACCUSE, CHARGE
from comitium.games.republic.state.numbers import SENATE
from comitium.games.republic.state.republic import Republic
from comitium.games.republic.view.parts import ClauseView

CHARGES: Final = names.THINGS["charge"]
MOST_CHARGE: Final = 64  # numbers of reasons lie below


class OfTrial(AboutSenator):
    """A promise about a trial of somebody, or of anybody: minor, major or either."""

    rule = "1.09.41"
    phase = SENATE
    least = 0
    places: tuple[str, ...] = TRIALS
    tells_named = True

    def contradicts(self, older: Clause, newer: Clause) -> bool:
        if older.kind == newer.kind or not (is_of_trial(older) and is_of_trial(newer)):
            return False
        same_trial = older.amount == newer.amount or 0 in (older.amount, newer.amount)
        return same_trial and (older.about == newer.about or 0 in (older.about, newer.about))

    def terms(self, clause: Clause | ClauseView) -> list[Phrase]:
        found = [Phrase(f"republic-deals-term-{TRIALS[clause.amount]}")] if clause.amount else []
        return found + super().terms(clause)


def is_of_trial(clause: Clause) -> bool:
    return isinstance(KINDS[clause.kind], OfTrial)


class Prosecute(OfTrial):
    """[1.09.41] A trial, perhaps for one reason. [1.09.411] Who has promised it does not drop it before its charge is named
    and everybody has been asked to prosecute."""

    number = PROSECUTE
    word = "prosecute"
    needs = "senator trial charge"

    def most_manner(self, clause: Clause) -> int:
        return MOST_CHARGE if clause.amount == 1 else 0

    def narrow(self, game: Republic, top: Frame[Any], clause: Clause, menu: list[int]) -> list[int]:
        if isinstance(top, CensorsMenu):
            accused = [choice for choice in menu if is_accused(game, clause, choice)]
            return accused if accused else menu
        if not isinstance(top, (NameCharge, NameProsecutor)):
            return menu
        court = tribunal(game)
        if not is_promised(clause, court.kind, court.accused, court.charge):
            return menu
        if isinstance(top, NameCharge) and clause.manner:
            return [choice for choice in menu if choice == CHARGE + clause.manner - 1]
        return [choice for choice in menu if choice != PASS]

    def tried(self, clause: Clause, faction: int, trial: int, accused: int, charge: int) -> int:
        """An accusation without a prosecutor was none."""
        return KEPT if clause.by == faction and is_promised(clause, trial, accused, charge) else OPEN

    def read(self, words: ClauseReader, clause: Clause) -> None:
        super().read(words, clause)
        clause.manner = words.one_of(CHARGES) + 1

    def write_manner(self, clause: Clause | ClauseView) -> str:
        return CHARGES[clause.manner - 1]

    def manner_term(self, clause: Clause | ClauseView) -> Phrase:
        return Phrase("republic-deals-term-charge", {"charge": names.charge(clause.manner - 1)})


class NotProsecute(OfTrial):
    """[1.09.41] No trial."""

    number = NOT_PROSECUTE
    word = "no-trial"
    needs = "senator trial"
    ends_as = KEPT

    def why_not_offer(self, game: Republic, seat: int, clause: Clause) -> Reason | None:
        """[1.09.411] A trial that has begun is brought to its end."""
        vote = vote_on_floor(game)
        if vote is None or vote.faction != clause.by or vote.proposal[0] not in (kinds.MINOR, kinds.MAJOR):
            return None
        return TRIAL_BEGUN if is_promised(clause, vote.proposal[0], vote.proposal[1], -1) else None

    def binds(self, game: Republic, clause: Clause) -> None:
        """Whoever is asked to prosecute is not asked any more."""
        top = game.stack[-1]
        if isinstance(top, AskProsecutor):
            court = tribunal(game)
            if game.faction[censor(game)] == clause.by and is_promised(clause, court.kind, court.accused, court.charge):
                game.pop()

    def narrow(self, game: Republic, top: Frame[Any], clause: Clause, menu: list[int]) -> list[int]:
        """An accusation that has begun is dropped."""
        if isinstance(top, CensorsMenu):
            return [choice for choice in menu if not is_accused(game, clause, choice)]
        if isinstance(top, (NameCharge, NameProsecutor)):
            court = tribunal(game)
            if is_promised(clause, court.kind, court.accused, court.charge):
                return [choice for choice in menu if choice == PASS]
        return menu

    def tried(self, clause: Clause, faction: int, trial: int, accused: int, charge: int) -> int:
        return BROKEN if clause.by == faction and is_promised(clause, trial, accused, charge) else OPEN


def is_promised(clause: Clause, trial: int, accused: int, charge: int) -> bool:
    """[1.09.41] Whether a promise to prosecute means this trial; -1: its charge has not been named yet."""
    if clause.about not in (0, accused + 1) or clause.amount not in (0, 1 if trial == kinds.MINOR else 2):
        return False
    return clause.manner in (0, charge + 1) or charge < 0


def is_accused(game: Republic, clause: Clause, choice: int) -> bool:
    """Whether the Censor accuses whom a promise names, in such a trial, for such a reason."""
    if choice == CLOSE or verb(choice) == FINE or clause.about not in (0, argument(choice) + 1):
        return False
    trial = 1 if verb(choice) == ACCUSE else 2
    if clause.amount not in (0, trial):
        return False
    if not clause.manner:
        return True
    return clause.manner - 1 in charges(game, argument(choice))


register(Prosecute())
register(NotProsecute())
