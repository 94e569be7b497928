"""[1.09.41] Prosecutions: the Censor presides, names whom he accuses and of what, and finds a prosecutor who is willing."""

from __future__ import annotations

from typing import Final

from comitium.core.audience import EVERYBODY
from comitium.core.errors import Reason
from comitium.core.frames import Script, Step
from comitium.core.messages import Phrase
from comitium.games.republic import names
from comitium.games.republic.catalogue.ids import ARMAMENTS, SHIP_BUILDING
from comitium.games.republic.choices import PASS, SENATOR, SPAN, YES, verb
from comitium.games.republic.deals.witness import tried
from comitium.games.republic.events import trials as events
from comitium.games.republic.rules.r1_07_forum.r1_07_36_laws import impose_fine, why_not_fine
from comitium.games.republic.rules.r1_09_senate.choices import CLOSE, FINE
from comitium.games.republic.rules.r1_09_senate.kinds import BY_LAW, MAJOR, MINOR
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_11_chair import censor
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_measures import AskRole, FactionQuestion
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_14_vote import Vote, announce
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_15_windows import open_floor
from comitium.games.republic.rules.r1_09_senate.r1_09_4_trials.r1_09_41_charges import (
    CAPITAL,
    REASONS,
    accusations,
    charges,
    extra_trial,
    fines,
    has_business,
    is_extra,
    prosecutors,
    refusal_of,
    why_not_accuse,
    why_not_try,
)
from comitium.games.republic.rules.r1_09_senate.r1_09_4_trials.r1_09_42_judgment import DEFENCES
from comitium.games.republic.rules.r1_09_senate.r1_09_4_trials.trials_choices import ACCUSE, ACCUSE_OF_MAJOR, CHARGE
from comitium.games.republic.state.numbers import NOBODY, bits
from comitium.games.republic.state.republic import Republic

NOT_CHARGED: Final = Reason("1.09.412", "republic-trials-refuse-charge")
NOT_PROSECUTOR: Final = Reason("1.09.411", "republic-trials-refuse-prosecutor", "senator")
REFUSED: Final = Reason("1.09.411", "republic-trials-refuse-unwilling", "senator")
YES_OR_NO: Final = Reason("1.09.411", "republic-trials-refuse-answer")
NOTHING_ELSE: Final = Reason("1.09.41", "republic-trials-refuse-menu")


# -- the step


def close_prosecutions(game: Republic) -> None:
    """[1.09.41] The Censor hands the chair back: no more trials in this step."""
    if not game.session.no_trials:
        game.session.no_trials = True
        if game.has_listener:
            game.tell(events.ProsecutionsClosed("1.09.41"), EVERYBODY)


def prosecute(game: Republic) -> bool:
    """[S5] The Censor holds his court. False: the step is over and the markers are cleaned [1.09.45]."""
    if not has_business(game):
        game.session.no_trials = True
        return False
    game.push(Tribunal(0, NOBODY, NOBODY, NOBODY, NOBODY))
    return True


def clean_up(game: Republic) -> None:
    """[1.09.45] [B-31] Corrupt and Major go in Rome; the bars of Armaments and Ship Building are covered everywhere."""
    away = ~(game.rome | game.forum)
    bars = 1 << ARMAMENTS | 1 << SHIP_BUILDING
    changed = (game.corrupt | game.major) & ~away | game.exposed & bars
    game.corrupt &= away
    game.major &= away
    game.exposed &= ~bars
    game.liable = NOBODY  # [C-95] nobody answers for the omens any more
    if changed and game.has_listener:
        game.tell(events.MarkersCleared("1.09.45"), EVERYBODY)


class Tribunal(Script[Republic]):
    """[1.09.41] One prosecution after the other, as long as the Censor wants and may."""

    def __init__(self, at: int, kind: int, accused: int, charge: int, prosecutor: int) -> None:
        super().__init__(at)
        self.kind = kind
        self.accused = accused
        self.charge = charge
        self.prosecutor = prosecutor

    def circumstances(self, game: Republic) -> list[int]:
        return self.own_numbers()

    def steps(self) -> list[Step]:
        return TRIBUNAL


def court_opens(game: Republic, court: Tribunal) -> None:
    """[1.09.4] The Censor has the chair."""
    if game.has_listener:
        game.tell(events.ProsecutionsOpened("1.09.41", censor(game)), EVERYBODY)


def accused_named(game: Republic, court: Tribunal) -> None:
    """[1.09.41] An accusation, a fine, or the end."""
    court.kind = court.accused = court.charge = court.prosecutor = NOBODY
    if has_business(game):
        game.push(CensorsMenu(game.faction[censor(game)]))
    else:
        close_prosecutions(game)
        game.pop()


def charge_named(game: Republic, court: Tribunal) -> None:
    """[1.09.412] Of several reasons the Censor picks one."""
    if court.charge < 0:
        game.push(NameCharge(game.faction[censor(game)]))


def prosecutor_found(game: Republic, court: Tribunal) -> None:
    """[1.09.411] Without a prosecutor who is willing there is no trial, and none is counted."""
    if court.prosecutor >= 0:
        return
    if not prosecutors(game, court.kind, court.accused, court.charge):
        court.go_to(accused_named)
        return
    court.again()
    game.push(NameProsecutor(game.faction[censor(game)]))


def trial(game: Republic, court: Tribunal) -> None:
    """[B-25] [B-26] From now on it counts, and its reason is used up, however it ends."""
    man = censor(game)
    game.session.charges.append(court.accused * REASONS + court.charge)
    if court.kind == MINOR:
        game.session.minors += 1
        proposal = [MINOR, court.accused, court.prosecutor, court.charge]
    else:
        if not is_extra(court.charge):
            game.session.majors += 1
        proposal = [MAJOR, court.accused, court.prosecutor]
    vote = Vote(0, proposal, game.faction[man], man, BY_LAW, False)
    announce(game, vote)
    if game.agreements:
        tried(game, game.faction[man], court.kind, court.accused, court.charge)
    if game.rules.advocates:
        for defence in DEFENCES:
            defence.begins(game, vote)


def recess(game: Republic, court: Tribunal) -> None:
    """W-FLOOR after each trial; the one before the close is the step's own."""
    court.go_to(accused_named)
    if has_business(game):
        open_floor(game)


TRIBUNAL: Final[list[Step]] = [court_opens, accused_named, charge_named, prosecutor_found, trial, recess]


def tribunal(game: Republic) -> Tribunal:
    """The court that sits."""
    return game.current(Tribunal)


# -- what is asked


class CensorsMenu(FactionQuestion):
    """[1.09.41] The Censor accuses somebody, fines a governor, or closes the prosecutions."""

    def legal(self, game: Republic, seat: int) -> list[int]:
        menu = [FINE + man for man in fines(game)]
        menu.append(CLOSE)
        menu.extend(accusations(game))
        return menu

    def answer(self, game: Republic, seat: int, choice: int) -> None:
        game.pop()
        court = tribunal(game)
        act, man = verb(choice), choice % SPAN
        if act == CLOSE:
            close_prosecutions(game)
            court.go_to(accused_named)
        elif act == FINE:
            impose_fine(game, man, seat)
            court.go_to(accused_named)
        else:
            court.accused = man
            court.kind = MINOR if act == ACCUSE else MAJOR
            extra = extra_trial(act)
            open_charges = charges(game, man) if act == ACCUSE else [CAPITAL if extra is None else extra.reason]
            court.charge = open_charges[0] if len(open_charges) == 1 else NOBODY

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        act, man = verb(choice), choice % SPAN
        if act == FINE:
            return why_not_fine(game, seat, man)
        extra = extra_trial(act)
        if extra is not None:
            return why_not_try(game, extra, man)
        if act not in (ACCUSE, ACCUSE_OF_MAJOR):
            return NOTHING_ELSE
        return why_not_accuse(game, MINOR if act == ACCUSE else MAJOR, man)

    def rule(self, game: Republic, seat: int) -> str:
        return "1.09.41"

    def rule_of(self, game: Republic, seat: int, choice: int) -> str:
        extra = extra_trial(verb(choice))
        if extra is not None:
            return extra.rule
        return {ACCUSE: "1.09.412", ACCUSE_OF_MAJOR: "1.09.413", FINE: "1.07.36"}.get(verb(choice), "1.09.41")

    def ask(self, game: Republic, seat: int) -> Phrase:
        return Phrase("republic-trials-ask-menu", {"senator": names.senator(censor(game))})


class NameCharge(FactionQuestion):
    """[1.09.412] The reason; passing drops the accusation."""

    def legal(self, game: Republic, seat: int) -> list[int]:
        return [PASS, *(CHARGE + reason for reason in charges(game, tribunal(game).accused))]

    def answer(self, game: Republic, seat: int, choice: int) -> None:
        game.pop()
        court = tribunal(game)
        if choice == PASS:
            court.go_to(accused_named)
        else:
            court.charge = choice - CHARGE

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        return NOT_CHARGED

    def rule(self, game: Republic, seat: int) -> str:
        return "1.09.412"

    def ask(self, game: Republic, seat: int) -> Phrase:
        return Phrase("republic-trials-ask-charge", {"senator": names.senator(tribunal(game).accused)})


class NameProsecutor(FactionQuestion):
    """[1.09.411] Whom the Censor asks to prosecute; passing drops the accusation."""

    def legal(self, game: Republic, seat: int) -> list[int]:
        court = tribunal(game)
        return [PASS, *(SENATOR + man for man in bits(prosecutors(game, court.kind, court.accused, court.charge)))]

    def answer(self, game: Republic, seat: int, choice: int) -> None:
        game.pop()
        court = tribunal(game)
        if choice == PASS:
            court.go_to(accused_named)
            return
        man = choice - SENATOR
        if game.has_listener:
            game.tell(events.ProsecutorAsked("1.09.411", man, court.accused), EVERYBODY)
        if game.controller_of(game.faction[man]) == game.controller_of(self.seat):
            court.prosecutor = man
        else:
            game.push(AskProsecutor(game.faction[man], man))

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        court, man = tribunal(game), choice - SENATOR
        if 0 <= man < len(game.where) and refusal_of(court.kind, court.accused, court.charge, man) in game.session.refused:
            return REFUSED
        return NOT_PROSECUTOR

    def rule(self, game: Republic, seat: int) -> str:
        return "1.09.411"

    def ask(self, game: Republic, seat: int) -> Phrase:
        return Phrase("republic-trials-ask-prosecutor", {"senator": names.senator(tribunal(game).accused)})


class AskProsecutor(AskRole):
    """[1.09.411] W-CONSENT: he prosecutes, or refuses; then the Censor may ask another."""

    role = "prosecutor"

    def answer(self, game: Republic, seat: int, choice: int) -> None:
        game.pop()
        court = tribunal(game)
        if choice == YES:
            court.prosecutor = self.man
        else:
            game.session.refused.append(refusal_of(court.kind, court.accused, court.charge, self.man))
        if game.has_listener:
            game.tell(events.ProsecutorAnswered("1.09.411", self.man, int(choice == YES)), EVERYBODY)

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        return YES_OR_NO

    def rule(self, game: Republic, seat: int) -> str:
        return "1.09.411"

    def ask(self, game: Republic, seat: int) -> Phrase:
        court = tribunal(game)
        about = {"senator": names.senator(self.man), "accused": names.senator(court.accused)}
        if court.kind == MAJOR:
            return Phrase("republic-trials-ask-consent-major", {**about})
        return Phrase("republic-trials-ask-consent", {**about, "charge": names.charge(court.charge)})
