"""[1.09.2] [1.09.3] [1.09.4] The first half of the Senate Phase: Consuls, Dictator, Censor, prosecutions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from comitium.core.errors import Reason
from comitium.core.frames import Script
from comitium.core.messages import Phrase
from comitium.games.republic.catalogue.ids import CENSOR, DICTATOR
from comitium.games.republic.rules.r1_09_senate import (
    kinds,
)
from comitium.games.republic.rules.r1_09_senate.choices import CLOSE, PROPOSE
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_11_chair import presiding
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_measures import (
    FactionQuestion,
    open_kinds,
    rule_of_proposal,
)
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_proposals import propose
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_15_windows import open_floor
from comitium.games.republic.rules.r1_09_senate.r1_09_2_consuls import (
    elect,
    elect_alone,
    elected,
    eligible,
    last_pair,
    lift_bars,
    pairs,
)
from comitium.games.republic.rules.r1_09_senate.r1_09_3_dictator import appoint, is_called_for
from comitium.games.republic.rules.r1_09_senate.r1_09_3_dictator import is_open as is_dictator_open
from comitium.games.republic.rules.r1_09_senate.r1_09_4_trials.r1_09_4_censor import become_censor, last_name, left
from comitium.games.republic.rules.r1_09_senate.r1_09_4_trials.r1_09_4_censor import lift_bars as lift_bars_on_censors
from comitium.games.republic.rules.r1_09_senate.r1_09_4_trials.r1_09_41_prosecutions import clean_up, prosecute
from comitium.games.republic.state.numbers import NOBODY, count, lowest
from comitium.games.republic.state.republic import Republic


def not_now(rule: str) -> Reason:
    """What the chair cannot propose, by the rule of the step or of what he wants."""
    return Reason(rule, "republic-senate-refuse-business")


class SenateScript(Script[Republic]):
    """[1.09] The script of the Senate Phase, as its steps know it; its table is r1_09_senate.SENATE."""


def senate_script(game: Republic) -> SenateScript:
    """The script of this phase."""
    for frame in game.stack:
        if isinstance(frame, SenateScript):
            return frame
    raise LookupError("the Senate does not sit")


def begin_step(game: Republic, step: int) -> None:
    game.session.step = step


def serves_booking(game: Republic, script: Script[Republic]) -> bool:
    """[B-12] Who has booked the next proposal makes it at the first moment when there is one to make; then the script goes on
    where it was."""
    seat = game.session.booking
    if seat < 0 or not open_kinds(game, kinds.BY_TRIBUNE):
        return False
    game.session.booking = NOBODY
    if game.controller_of(seat) != seat or not game.playing >> seat & 1:
        return False  # B-57: an unserved booking of a controlled faction lapses
    script.again()
    propose(game, seat, kinds.BY_TRIBUNE, NOBODY, NOBODY, False)
    return True


# -- S1


def consuls(game: Republic, senate: SenateScript) -> None:
    """[S1] [1.09.2] Nominations until a pair is elected; [1.09.21] the last pair left needs no vote."""
    begin_step(game, kinds.S1)
    if elected(game):
        return
    able = count(eligible(game))
    if able < 2:
        if able == 1:
            elect_alone(game, last_single(game))
        return
    if pairs(game) == 0:
        lift_bars(game)
    if serves_booking(game, senate):
        return
    senate.again()
    if pairs(game) > 1:
        propose(game, game.faction[presiding(game)], kinds.BY_CHAIR, NOBODY, kinds.CONSULS, False)
    else:
        senate.go_to(last_consuls)
        open_floor(game)


def last_single(game: Republic) -> int:
    return lowest(eligible(game))


def to_dictator(game: Republic, senate: SenateScript) -> None:
    """The election is over; W-FLOOR."""
    senate.go_to(dictator_called_for)
    open_floor(game)


def last_consuls(game: Republic, senate: SenateScript) -> None:
    """[1.09.21] The single pair left is elected, if the window before it has not changed that."""
    senate.go_to(consuls)
    if not elected(game) and pairs(game) == 1:
        proposal = last_pair(game)
        elect(game, proposal[1], proposal[2])


# -- S2, S3

BEFORE_DICTATOR: Final[list[Callable[[Republic], None]]] = []  # [2.01.2] elections that come between Consuls and Dictator


def dictator_called_for(game: Republic, senate: SenateScript) -> None:
    """[S3] [1.09.31] The Consuls may appoint a Dictator together; the window before it is the floor's."""
    if game.rules.refill_office and game.session.step == kinds.S1 and not elected(game) and eligible(game):
        senate.go_to(consuls)  # B-17
        return
    if game.rules.pontifex and game.session.step < kinds.S2:
        begin_step(game, kinds.S2)
        senate.again()
        for hold in BEFORE_DICTATOR:
            hold(game)
        return
    begin_step(game, kinds.S3)
    if is_called_for(game) and not game.session.filled >> DICTATOR & 1:
        appoint(game)


def dictator_elected(game: Republic, senate: SenateScript) -> None:
    """[1.09.32] After that the chair may call elections, or declare the step over."""
    if serves_booking(game, senate):
        return
    if is_dictator_open(game):
        senate.again()
        game.push(DictatorStep(game.faction[presiding(game)]))


def dictator_closed(game: Republic, senate: SenateScript) -> None:
    """W-FLOOR before the Censor."""
    open_floor(game)


# -- S4


def censor(game: Republic, senate: SenateScript) -> None:
    """[S4] [1.09.4] One name left: appointed after W-FLOOR; none: no Censor; else nominations."""
    begin_step(game, kinds.S4)
    if game.session.filled >> CENSOR & 1:
        return
    lift_bars_on_censors(game)
    names_left = count(left(game))
    if names_left == 0:
        return
    if serves_booking(game, senate):
        return
    senate.again()
    if names_left == 1:
        senate.go_to(last_censor)
        open_floor(game)
    else:
        game.push(CensorStep(game.faction[presiding(game)]))


def censor_elected(game: Republic, senate: SenateScript) -> None:
    """W-FLOOR before the prosecutions."""
    senate.go_to(prosecutions)
    open_floor(game)


def last_censor(game: Republic, senate: SenateScript) -> None:
    """[1.09.4] The last name is appointed, if the window has not changed that."""
    senate.go_to(censor)
    if not game.session.filled >> CENSOR & 1 and count(left(game)) == 1:
        become_censor(game, last_name(game))


# -- S5


def prosecutions(game: Republic, senate: SenateScript) -> None:
    """[S5] [1.09.41] The Censor prosecutes, fines or closes; W-FLOOR after each."""
    if game.rules.refill_office and game.session.step == kinds.S4 and not game.session.filled >> CENSOR & 1 and left(game):
        senate.go_to(censor)  # B-17
        return
    begin_step(game, kinds.S5)
    if prosecute(game):
        senate.again()
    else:
        open_floor(game)


def prosecutions_end(game: Republic, senate: SenateScript) -> None:
    """[1.09.45] The markers are cleaned."""
    clean_up(game)


# -- what the chair is asked


class DictatorStep(FactionQuestion):
    """[1.09.32] The chair nominates a Dictator, or declares the step over."""

    def legal(self, game: Republic, seat: int) -> list[int]:
        menu = [PROPOSE + kinds.DICTATOR]
        if kinds.FOR_LIFE in open_kinds(game, kinds.BY_CHAIR):
            menu.append(PROPOSE + kinds.FOR_LIFE)
        menu.append(CLOSE)
        return menu

    def answer(self, game: Republic, seat: int, choice: int) -> None:
        game.pop()
        if choice == CLOSE:
            senate_script(game).go_to(dictator_closed)
        else:
            propose(game, self.seat, kinds.BY_CHAIR, NOBODY, choice - PROPOSE, False)

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        return not_now(self.rule(game, seat))

    def rule(self, game: Republic, seat: int) -> str:
        return "1.09.32"

    def rule_of(self, game: Republic, seat: int, choice: int) -> str:
        return rule_of_proposal(choice, "1.09.32")

    def ask(self, game: Republic, seat: int) -> Phrase:
        return Phrase("republic-senate-ask-dictator-step")


class CensorStep(FactionQuestion):
    """[1.09.4] The chair nominates a Censor, or [1.09.32] still a Dictator."""

    def legal(self, game: Republic, seat: int) -> list[int]:
        return [PROPOSE + kind for kind in open_kinds(game, kinds.BY_CHAIR)]

    def answer(self, game: Republic, seat: int, choice: int) -> None:
        game.pop()
        propose(game, self.seat, kinds.BY_CHAIR, NOBODY, choice - PROPOSE, False)

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        return not_now(self.rule(game, seat))

    def rule(self, game: Republic, seat: int) -> str:
        return "1.09.4"

    def rule_of(self, game: Republic, seat: int, choice: int) -> str:
        return rule_of_proposal(choice, "1.09.4")

    def ask(self, game: Republic, seat: int) -> Phrase:
        return Phrase("republic-senate-ask-censor-step")
