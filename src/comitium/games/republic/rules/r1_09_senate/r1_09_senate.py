"""[1.09] The Senate Phase, step by step: opening, Consuls, Dictator, Censor, prosecutions, governors, other business,
the closing."""

from __future__ import annotations

from typing import Final

from comitium.core.audience import EVERYBODY
from comitium.core.errors import Reason
from comitium.core.frames import Step
from comitium.core.messages import Phrase
from comitium.games.republic import names
from comitium.games.republic.catalogue.ids import CRETA_ET_CYRENAICA
from comitium.games.republic.events import senate as events
from comitium.games.republic.rules.common.death_listeners import DeathListener
from comitium.games.republic.rules.common.provinces import create_province
from comitium.games.republic.rules.r1_09_senate import kinds, r1_09_82_for_life
from comitium.games.republic.rules.r1_09_senate.choices import ADJOURN, PROPOSE
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_11_chair import presiding, take_chair
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_measures import (
    FactionQuestion,
    open_kinds,
    rule_of_proposal,
    why_not_open,
)
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_proposals import propose
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_15_interruptions import ADJOURNED
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_15_windows import Floor, open_floor
from comitium.games.republic.rules.r1_09_senate.r1_09_2_elections import (
    SenateScript,
    begin_step,
    censor,
    censor_elected,
    consuls,
    dictator_called_for,
    dictator_closed,
    dictator_elected,
    last_censor,
    last_consuls,
    not_now,
    prosecutions,
    prosecutions_end,
    senate_script,
    serves_booking,
    to_dictator,
)
from comitium.games.republic.rules.r1_09_senate.r1_09_4_trials import r1_09_42_judgment
from comitium.games.republic.rules.r1_09_senate.r1_09_4_trials.r1_09_41_prosecutions import clean_up
from comitium.games.republic.rules.r1_09_senate.r1_09_5_governors import fill_vacancy, has_vacancy
from comitium.games.republic.rules.r1_09_senate.r1_09_6_business import (
    r1_09_61_concessions,
    r1_09_62_land_bills,
    r1_09_63_forces,
    r1_09_64_military,
)
from comitium.games.republic.rules.r1_09_senate.r1_09_8_various import repopulate, take_control
from comitium.games.republic.rules.r1_09_senate.r1_09_9_closing import (
    new_alliance,
    recall_automatically,
    return_land_commissioner,
)
from comitium.games.republic.rules.r1_09_senate.r1_09_83_motions import close_motion
from comitium.games.republic.state.numbers import APION, NOBODY, OPEN_BEQUEST, UNKNOWN
from comitium.games.republic.state.republic import Republic
from comitium.games.republic.state.session import Session

NOT_YET: Final = Reason("1.09.12", "republic-senate-refuse-adjourn")


class Senate(SenateScript):
    """[1.09] Steps S0 to S9. A presiding magistrate who goes to war ends the session at once [1.09.642]."""

    def steps(self) -> list[Step]:
        return SENATE

    def run(self, game: Republic) -> bool:
        if 0 < self.at <= LAST_SITTING:
            if not game.rome:  # B-66: nobody can sit, propose or vote
                if game.session.step <= kinds.S5:
                    clean_up(game)
                end_session(game)
            else:
                take_chair(game)  # B-4: each item has its presiding magistrate
        return super().run(game)


# -- S0


def opening(game: Republic, senate: Senate) -> None:
    """[S0] [1.09.1] A new ledger; Ptolemy Apion's province; Rome is repopulated if it is empty."""
    game.session = Session()
    if game.bequests[APION] == OPEN_BEQUEST and game.province[CRETA_ET_CYRENAICA] == UNKNOWN:
        create_province(game, CRETA_ET_CYRENAICA, False, "1.07.37")
    repopulate(game)


def session_opens(game: Republic, senate: Senate) -> None:
    """[S0.5] Without an aligned senator in Rome there is no session (B-66)."""
    game.session.sitting = True
    if game.consul_for_life >= 0:
        take_control(game)
    chair = take_chair(game)
    if game.has_listener and chair >= 0:
        game.tell(events.SenateOpened("1.09.1", chair), EVERYBODY)
    open_floor(game)


# -- S6


def governors(game: Republic, senate: Senate) -> None:
    """[S6] [1.09.5] Every province in the Forum gets a governor, as long as somebody can be found."""
    begin_step(game, kinds.S6)
    if serves_booking(game, senate):
        return
    if has_vacancy(game) and kinds.FOR_LIFE in open_kinds(game, kinds.BY_CHAIR):
        senate.again()
        game.push(GovernorStep(game.faction[presiding(game)]))
    elif fill_vacancy(game):
        senate.again()
    else:
        open_floor(game)


# -- S7


def other_business(game: Republic, senate: Senate) -> None:
    """[S7] [1.09.6] The chair proposes what it wants, until it adjourns; [1.09.54] a new vacancy comes first."""
    begin_step(game, kinds.S7)
    close_motion(game)
    if serves_booking(game, senate):
        return
    senate.again()
    if not fill_vacancy(game):
        game.push(Business(game.faction[presiding(game)]))


# -- S8, S9


def adjourned(game: Republic, senate: Senate) -> None:
    """[S8] [1.09.71] No attempts any more. W-ADJOURN: a Tribune may force one more proposal [1.09.151]."""
    game.push(Floor(0, ADJOURNED))


def session_closes(game: Republic, senate: Senate) -> None:
    """[S9.1] Rome is repopulated a last time; [B-34] a province that a reopened session has left vacant is filled first."""
    if game.session.adjourned and game.rome and has_vacancy(game):
        senate.go_to(adjourned)
        return
    close_motion(game)
    game.session.step = kinds.S9
    game.session.sitting = False
    game.session.marched = game.session.marched_fleets = 0
    if game.has_listener:
        game.tell(events.SenateClosed("1.09"), EVERYBODY)


def alliances(game: Republic, senate: Senate) -> None:
    """[S9.2] New Alliance."""
    new_alliance(game)


def land_commissioner(game: Republic, senate: Senate) -> None:
    """[S9.3] [1.09.61]"""
    return_land_commissioner(game)


def recalls(game: Republic, senate: Senate) -> None:
    """[S9.4] [1.09.9]"""
    recall_automatically(game)


SENATE: Final[list[Step]] = [
    opening,
    session_opens,
    consuls,
    to_dictator,
    last_consuls,
    dictator_called_for,
    dictator_elected,
    dictator_closed,
    censor,
    censor_elected,
    last_censor,
    prosecutions,
    prosecutions_end,
    governors,
    other_business,
    adjourned,
    session_closes,
    alliances,
    land_commissioner,
    recalls,
]
KINDS: Final = (
    r1_09_42_judgment,
    r1_09_61_concessions,
    r1_09_62_land_bills,
    r1_09_63_forces,
    r1_09_64_military,
    r1_09_82_for_life,
)
LAST_SITTING: Final = 15  # the place of `adjourned`: after it the session cannot be ended by a departure


def end_session(game: Republic) -> None:
    """[1.09.642] The presiding magistrate has gone to war: whatever is on the floor dies with the session."""
    script = senate_script(game)
    game.unwind(to=script)
    script.go_to(session_closes)
    game.session.sitting = False
    game.session.booking = NOBODY


# -- what the chair is asked


class GovernorStep(FactionQuestion):
    """[1.09.821] Before a vacancy is filled the chair may name a Consul for Life."""

    def legal(self, game: Republic, seat: int) -> list[int]:
        return [PROPOSE + kinds.GOVERNORS, PROPOSE + kinds.FOR_LIFE]

    def answer(self, game: Republic, seat: int, choice: int) -> None:
        game.pop()
        if choice == PROPOSE + kinds.FOR_LIFE:
            propose(game, self.seat, kinds.BY_CHAIR, NOBODY, kinds.FOR_LIFE, False)
        else:
            fill_vacancy(game)

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        return not_now("1.09.5")

    def rule(self, game: Republic, seat: int) -> str:
        return "1.09.5"

    def rule_of(self, game: Republic, seat: int, choice: int) -> str:
        return rule_of_proposal(choice, "1.09.5")

    def ask(self, game: Republic, seat: int) -> Phrase:
        return Phrase("republic-senate-ask-governor-step")


class Business(FactionQuestion):
    """[1.09.6] The presiding magistrate proposes something, or adjourns."""

    def run(self, game: Republic) -> bool:
        if game.faction[presiding(game)] != self.seat or has_vacancy(game):
            game.pop()
            return False
        return True

    def legal(self, game: Republic, seat: int) -> list[int]:
        menu = [PROPOSE + kind for kind in open_kinds(game, kinds.BY_CHAIR)]
        menu.append(ADJOURN)
        return menu

    def answer(self, game: Republic, seat: int, choice: int) -> None:
        game.pop()
        if choice != ADJOURN:
            propose(game, self.seat, kinds.BY_CHAIR, NOBODY, choice - PROPOSE, False)
            return
        game.push(Adjourning(0, presiding(game)))

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        if choice == ADJOURN:
            return NOT_YET
        return why_not_open(choice - PROPOSE) or not_now(self.rule_of(game, seat, choice))

    def rule(self, game: Republic, seat: int) -> str:
        return "1.09.6"

    def rule_of(self, game: Republic, seat: int, choice: int) -> str:
        return "1.09.12" if choice == ADJOURN else rule_of_proposal(choice, "1.09.6")

    def leads_back(self, choice: int) -> bool:
        """What is proposed can be given up, and then this is asked again: the way out comes first."""
        return choice != ADJOURN

    def ask(self, game: Republic, seat: int) -> Phrase:
        return Phrase("republic-senate-ask-business", {"senator": names.senator(presiding(game))})


class Adjourning(DeathListener):
    """[1.09.6] W-FLOOR, the last chance of the session; then it is adjourned, if nothing has come between."""

    def __init__(self, at: int, chair: int) -> None:
        super().__init__(at)
        self.chair = chair  # who adjourns: NOBODY once he is dead

    def on_death(self, game: Republic, senator: int) -> None:
        if self.chair == senator:
            self.chair = NOBODY

    def steps(self) -> list[Step]:
        return ADJOURNING


def last_chance(game: Republic, adjourning: Adjourning) -> None:
    open_floor(game)


def adjourn(game: Republic, adjourning: Adjourning) -> None:
    """[1.09.12] [1.09.721] It is the chair's to say: who has succeeded him is asked himself."""
    game.pop()
    if adjourning.chair != presiding(game):
        return
    if has_vacancy(game) or not game.rome or (game.session.booking >= 0 and open_kinds(game, kinds.BY_TRIBUNE)):
        return
    game.session.booking = NOBODY  # B-12: there was nothing left to propose
    game.session.adjourned = True
    game.session.sitting = False
    game.session.step = kinds.S8
    senate_script(game).go_to(adjourned)
    if game.has_listener:
        game.tell(events.SenateAdjourned("1.09.12", presiding(game)), EVERYBODY)


ADJOURNING: Final[list[Step]] = [last_chance, adjourn]
