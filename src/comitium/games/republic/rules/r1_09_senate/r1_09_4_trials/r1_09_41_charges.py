"""[1.09.41] Who may be prosecuted, of what, and by whom."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from comitium.core.errors import Reason
from comitium.games.republic.catalogue.ids import ACILIAN_LAW
from comitium.games.republic.catalogue.tables import MAJOR_PROSECUTIONS, MINOR_PROSECUTIONS
from comitium.games.republic.choices import verb
from comitium.games.republic.names import CHARGE_CONCESSION, CHARGE_PROVINCE
from comitium.games.republic.rules.r1_07_forum.r1_07_36_laws import may_fine
from comitium.games.republic.rules.r1_09_senate.kinds import MAJOR, MINOR
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_11_chair import censor
from comitium.games.republic.rules.r1_09_senate.r1_09_4_trials.trials_choices import ACCUSE, ACCUSE_OF_MAJOR
from comitium.games.republic.state.numbers import bits
from comitium.games.republic.state.republic import Republic

QUOTA: Final = Reason("1.09.41", "republic-trials-refuse-quota")
NOT_IN_ROME: Final = Reason("1.09.41", "republic-trials-refuse-absent", "senator")
NOT_HIMSELF: Final = Reason("1.09.41", "republic-trials-refuse-censor", "senator")
NO_CHARGE: Final = Reason("1.09.412", "republic-trials-refuse-no-charge", "senator")
NO_MARKER: Final = Reason("1.09.413", "republic-trials-refuse-no-marker", "senator")
USED_UP: Final = Reason("1.09.43", "republic-trials-refuse-used", "senator")
NO_ACCUSER: Final = Reason("1.09.411", "republic-trials-refuse-no-prosecutor", "senator")

CORRUPT: Final = 0  # reasons: the two markers, then concessions and provinces (see names.charge)
MAJOR_MARKER: Final = 1
CAPITAL: Final = 63  # [1.09.413] the reason of a major prosecution
REASONS: Final = 64  # a reason that is used up is written as senator * 64 + reason


@mypyc_attr(allow_interpreted_subclasses=True)
class ExtraTrial:
    """A major trial that the Censor may hold besides those of his quota, for a reason of its own."""

    verb: int = 0  # + whom
    rule: str = "1.09.413"
    reason: int = 0  # below CAPITAL

    def accused(self, game: Republic) -> int:
        """Who may be tried for it, or NOBODY."""
        raise NotImplementedError


EXTRA_TRIALS: Final[list[ExtraTrial]] = []  # [2.01.7]


def extra_trial(word: int) -> ExtraTrial | None:
    """The extra trial that the Censor announces with such a word."""
    for extra in EXTRA_TRIALS:
        if extra.verb == word:
            return extra
    return None


def is_accusation(choice: int) -> bool:
    """Whether the Censor announces a trial with this, of his quota or not."""
    word = verb(choice)
    return word in (ACCUSE, ACCUSE_OF_MAJOR) or extra_trial(word) is not None


def why_not_try(game: Republic, extra: ExtraTrial, man: int) -> Reason | None:
    """Why the Censor may not hold an extra trial of this man."""
    if not 0 <= man < len(game.where) or extra.accused(game) != man:
        return NO_CHARGE
    if not game.rome >> man & 1:
        return NOT_IN_ROME
    if man == censor(game):
        return NOT_HIMSELF
    if is_used_up(game, man, extra.reason):
        return USED_UP
    return None if prosecutors(game, MAJOR, man, extra.reason) else NO_ACCUSER


def is_extra(reason: int) -> bool:
    """Whether a trial for this reason is none of the Censor's quota."""
    return reason in [extra.reason for extra in EXTRA_TRIALS]


# -- who may be accused, of what, by whom


def reasons(game: Republic, man: int) -> list[int]:
    """[1.09.412] [B-26] Of what he can be accused: markers, concessions whose bar shows, [1.13.1] what his legates took."""
    found: list[int] = []
    if game.corrupt >> man & 1:
        found.append(CORRUPT)
    if game.major >> man & 1:
        found.append(MAJOR_MARKER)
    for concession in bits(game.exposed):
        if game.holder[concession] == man:
            found.append(CHARGE_CONCESSION + concession)
    for province in bits(plundered(game, man)):
        found.append(CHARGE_PROVINCE + province)
    return found


def plundered(game: Republic, man: int) -> int:
    """[1.13.1] The provinces that his legates have plundered this year, whether he still has them or not."""
    found = 0
    for province in bits(game.legates & game.looted):
        if game.governor[province] == man:
            found |= 1 << province
    for place in range(0, len(game.plunder), 2):
        if game.plunder[place] == man:
            found |= 1 << game.plunder[place + 1]
    return found


def is_used_up(game: Republic, man: int, reason: int) -> bool:
    """[1.09.43] [B-26] Each reason once a turn, whatever became of the trial."""
    return man * REASONS + reason in game.session.charges


def refusal_of(kind: int, accused: int, reason: int, prosecutor: int) -> int:
    """How a refusal to prosecute is remembered."""
    return (accused + 1) << 24 | reason << 16 | prosecutor << 8 | kind


def prosecutors(game: Republic, kind: int, accused: int, reason: int) -> int:
    """[1.09.411] Aligned senators in Rome, neither Censor nor accused, who have not refused this trial."""
    able = game.rome & ~(1 << accused)
    man = censor(game)
    if man >= 0:
        able &= ~(1 << man)
    for one in bits(able):
        if refusal_of(kind, accused, reason, one) in game.session.refused:
            able &= ~(1 << one)
    return able


def charges(game: Republic, man: int) -> list[int]:
    """[1.09.412] The reasons for which a minor prosecution can still be brought."""
    return [reason for reason in reasons(game, man)
            if not is_used_up(game, man, reason) and prosecutors(game, MINOR, man, reason)]  # fmt: skip


def minors_left(game: Republic) -> bool:
    """[1.09.41] [B-25] Up to two minor prosecutions, and no major one beside them."""
    return game.session.majors == 0 and game.session.minors < MINOR_PROSECUTIONS


def majors_left(game: Republic) -> bool:
    """[1.09.41] One major prosecution, and no minor one beside it."""
    return game.session.minors == 0 and game.session.majors < MAJOR_PROSECUTIONS


def why_not_accuse(game: Republic, kind: int, man: int) -> Reason | None:
    """[1.09.41] Only a senator in Rome, never the Censor himself, for a reason that is not used up."""
    if not (minors_left(game) if kind == MINOR else majors_left(game)):
        return QUOTA
    if not 0 <= man < len(game.where) or not game.rome >> man & 1:
        return NOT_IN_ROME
    if man == censor(game):
        return NOT_HIMSELF
    if kind == MAJOR:
        if not game.major >> man & 1:
            return NO_MARKER
        if is_used_up(game, man, CAPITAL):
            return USED_UP
        return None if prosecutors(game, MAJOR, man, CAPITAL) else NO_ACCUSER
    found = reasons(game, man)
    if not found:
        return NO_CHARGE
    for reason in found:
        if not is_used_up(game, man, reason):
            return None if charges(game, man) else NO_ACCUSER
    return USED_UP


def suspects(game: Republic) -> int:
    """The senators in Rome of whom anything at all can be said."""
    found = game.corrupt | game.major
    for concession in bits(game.exposed):
        if game.holder[concession] >= 0:
            found |= 1 << game.holder[concession]
    for province in bits(game.legates & game.looted):
        if game.governor[province] >= 0:
            found |= 1 << game.governor[province]
    for man in game.plunder[::2]:
        found |= 1 << man
    return found & game.rome


def accusations(game: Republic) -> list[int]:
    """What the Censor may announce, sorted."""
    found: list[int] = []
    suspected = bits(suspects(game))
    if minors_left(game):
        for man in suspected:
            if why_not_accuse(game, MINOR, man) is None:
                found.append(ACCUSE + man)
    if majors_left(game):
        for man in suspected:
            if why_not_accuse(game, MAJOR, man) is None:
                found.append(ACCUSE_OF_MAJOR + man)
    if game.liable >= 0:
        for extra in EXTRA_TRIALS:
            if why_not_try(game, extra, extra.accused(game)) is None:
                found.append(extra.verb + extra.accused(game))
    return found


def fines(game: Republic) -> list[int]:
    """[Calpurnian Law] The fine is on the Censor's menu, unless the Acilian Law has given it to the knights."""
    if game.in_force(ACILIAN_LAW):
        return []
    return may_fine(game, game.controller_of(game.faction[censor(game)]))


def has_business(game: Republic) -> bool:
    """Whether the Censor sits and has anything to do."""
    if game.session.no_trials or censor(game) < 0:
        return False
    return len(accusations(game)) > 0 or len(fines(game)) > 0
