"""The promises that are offered, by their names: bots' own offers and those that are ready for people are made of them."""

from __future__ import annotations

from comitium.core.agreements import Clause
from comitium.games.republic.deals import clauses as promises


def pays(by: int, to: int, amount: int) -> Clause:
    """[1.04.6] Talents at the next redistribution."""
    return Clause(promises.PAY, by, to, 0, amount)


def is_payment(clause: Clause) -> bool:
    return clause.kind == promises.PAY


def votes(by: int, to: int, about: int, is_for: bool = True) -> Clause:
    """[1.09.14] All votes of a faction, for something or against it."""
    return Clause(promises.VOTE_FOR if is_for else promises.VOTE_AGAINST, by, to, about)


def no_veto(by: int, to: int, about: int) -> Clause:
    """[1.09.152] No veto against it."""
    return Clause(promises.NO_VETO, by, to, about)


def proposes(by: int, to: int, about: int) -> Clause:
    """[1.09.13] A proposal that names somebody or something."""
    return Clause(promises.NOMINATE, by, to, about)


def spares(by: int, to: int, man: int) -> Clause:
    """[1.09.41] No prosecution of a man."""
    return Clause(promises.NOT_PROSECUTE, by, to, man + 1)


def leaves(by: int, to: int, man: int) -> Clause:
    """[1.07.4] No attempt to persuade a man."""
    return Clause(promises.NO_PERSUASION, by, to, man + 1)


def contributes(by: int, to: int, amount: int) -> Clause:
    """[1.06.52] Talents for the State."""
    return Clause(promises.CONTRIBUTE, by, to, 0, amount)


def appoints(by: int, to: int, man: int, office: int) -> Clause:
    """[1.09.31] [1.09.33] A man who is appointed to an office, by its place among the appointments."""
    return Clause(promises.APPOINT, by, to, man + 1, office)
