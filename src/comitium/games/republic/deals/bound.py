"""[1.04.3] What promises leave of a menu, and which of them an answer keeps by itself."""

from __future__ import annotations

from typing import Any, Final

from comitium.core.agreements import Clause
from comitium.core.frames import Frame
from comitium.core.ids import id_of
from comitium.games.republic.choices import (
    NO,
    PASS,
    SENATOR,
    SPAN,
    TALENTS,
    YES,
    argument,
    verb,
)
from comitium.games.republic.deals.clauses import (
    APPOINT,
    BID_AT_MOST,
    CALL_FIRST,
    CALL_LAST,
    CONSENT,
    CONTRIBUTE,
    GAMES,
    NO_COUNTER_BRIBE,
    NO_PERSUASION,
    NO_VETO,
    NOMINATE,
    NOT_PROSECUTE,
    PROSECUTE,
    ROLES,
    VOTE_AGAINST,
    VOTE_FOR,
    VOTE_NEITHER,
    VOTES,
    is_about,
    is_promised,
)
from comitium.games.republic.deals.nominations import nominations
from comitium.games.republic.rules.r1_07_forum.choices import GAMES as GIVE_GAMES
from comitium.games.republic.rules.r1_07_forum.r1_07_41_attempt import attempt_below
from comitium.games.republic.rules.r1_09_senate.choices import (
    ABSTAIN,
    AGAINST,
    ALL_ABSTAIN,
    ALL_AGAINST,
    ALL_FOR,
    CALL,
    CLOSE,
    FINE,
    FOR,
    VETO,
)
from comitium.games.republic.rules.r1_09_senate.r1_09_13_measures import MEASURES
from comitium.games.republic.rules.r1_09_senate.r1_09_13_proposals import proposing
from comitium.games.republic.rules.r1_09_senate.r1_09_14_vote import floor, vote_on_floor
from comitium.games.republic.rules.r1_09_senate.r1_09_41_charges import charges
from comitium.games.republic.rules.r1_09_senate.r1_09_41_prosecutions import tribunal
from comitium.games.republic.rules.r1_09_senate.trials_choices import ACCUSE, CHARGE
from comitium.games.republic.state.numbers import bits
from comitium.games.republic.state.republic import Republic

CONSENTS: Final = ("Consent", "ConsentAnew", "AskProsecutor")
COURT: Final = ("CensorsMenu", "NameCharge", "NameProsecutor")


def bound_menu(game: Republic, seat: int, menu: list[int]) -> list[int]:
    """[section 5.1] What a faction may still choose, the older promise first; never nothing. [1.09.823] Who speaks for another
    faction is bound by that faction's promises."""
    found = narrowings(game, seat, menu)
    return found[-1][1] if found else menu


def narrowings(game: Republic, seat: int, menu: list[int]) -> list[tuple[Clause, list[int]]]:
    """The promises by which a menu is shorter than the question's own, the older first, each with what it leaves."""
    top: Any = game.stack[-1]
    found: list[tuple[Clause, list[int]]] = []
    for clause in game.promises(debtor(game, top, seat)):
        kept = narrowed(game, top, clause, menu)
        if kept and len(kept) < len(menu):
            found.append((clause, kept))
            menu = kept
    return found


def debtor(game: Republic, top: Frame[Any], seat: int) -> int:
    """Whose promises count: those of the faction the question is put to."""
    faction = getattr(top, "seat", seat)
    return faction if isinstance(faction, int) and faction >= 0 else seat


def narrowed(game: Republic, top: Any, clause: Clause, menu: list[int]) -> list[int]:
    """The choices by which a promise is kept, or could still be; an empty list where none is."""
    kind = clause.kind
    where = id_of(top)
    man = clause.about - 1
    if kind in VOTES:
        return ballots(game, top, clause, menu) if where == "Turn" else menu
    if kind == NO_VETO:
        return forbearance(game, where, clause, menu)
    if kind in (CALL_FIRST, CALL_LAST):
        return calls(game, where, clause, menu)
    if kind == NOMINATE:
        return nominations(game, top, where, clause, menu)
    if kind == CONSENT and is_asked(game, top, where, clause):
        return [choice for choice in menu if choice != NO]
    if kind in (PROSECUTE, NOT_PROSECUTE) and where in COURT:
        return accusations(game, where, clause, menu)
    if kind == APPOINT:
        return appointments(top, where, clause, menu)
    if kind == NO_PERSUASION and where == "Persuade" and top.persuader >= 0 and top.target < 0:
        return [choice for choice in menu if choice != SENATOR + man]
    if kind == NO_COUNTER_BRIBE and where == "CounterBribe" and bribed(game) == man:
        return [choice for choice in menu if choice == TALENTS]
    return spending(game, top, where, clause, menu)


# -- votes, vetoes and calls


def ballots(game: Republic, turn: Any, clause: Clause, menu: list[int]) -> list[int]:
    """[1.09.14] The ballots that were promised: of the faction, or of the senators who are named. [1.09.141] Who has promised
    to buy votes buys them, as far as his purses go."""
    vote = floor(game)
    left = game.here(turn.seat) & ~turn.spoken
    bound = left & clause.who if clause.who else left
    if not bound or not is_about(clause, vote.what):
        return menu
    kind, least = clause.kind, bought_at_least(game, turn, clause, bound)
    voter = turn.voter(game)
    kept: list[int] = []
    for choice in menu:
        way = way_of(choice)
        if not way or (FOR <= choice <= ABSTAIN and not bound >> voter & 1):
            kept.append(choice)  # no ballot, or not of one who is bound
        elif way == kind:
            spent = choice % SPAN if FOR <= choice < ABSTAIN else 0
            if spent >= least:
                kept.append(choice)
    return kept


def way_of(choice: int) -> int:
    """Which promise a ballot keeps; 0 if it is none."""
    if choice == ALL_FOR or FOR <= choice < AGAINST:
        return VOTE_FOR
    if choice == ALL_AGAINST or AGAINST <= choice < ABSTAIN:
        return VOTE_AGAINST
    return VOTE_NEITHER if choice in (ALL_ABSTAIN, ABSTAIN) else 0


def bought_at_least(game: Republic, turn: Any, clause: Clause, bound: int) -> int:
    """[1.09.141] How many votes the next ballot has to buy, so that the others can buy the rest; 0 if all their purses
    together are not enough."""
    missing = int(clause.amount - turn.bought)
    if missing <= 0:
        return 0
    purses = 0
    for man in bits(bound):
        purses += game.talents[man]
    if purses < missing:
        return 0
    if not turn.each_own % 2:
        return missing  # all alike buy nothing: one by one
    voter: int = turn.voter(game)
    return max(0, missing - purses + game.talents[voter])


def forbearance(game: Republic, where: str, clause: Clause, menu: list[int]) -> list[int]:
    """[1.09.152] No veto."""
    if where not in ("Turn", "Window"):
        return menu
    vote = vote_on_floor(game)
    if vote is None or not is_about(clause, vote.what):
        return menu
    return [choice for choice in menu if verb(choice) != VETO]


def calls(game: Republic, where: str, clause: Clause, menu: list[int]) -> list[int]:
    """[1.09.12] In which order the chair calls: one faction first, or last."""
    if where != "Call":
        return menu
    vote = floor(game)
    if not is_about(clause, vote.what):
        return menu
    promised = CALL + clause.amount - 1
    others = [choice for choice in menu if verb(choice) == CALL and choice != promised]
    if promised not in menu or not others or (clause.kind == CALL_FIRST and vote.called):
        return menu  # whoever is alone may be called, or the proposal could only be withdrawn
    if clause.kind == CALL_LAST:
        return [choice for choice in menu if choice != promised]
    return [choice for choice in menu if choice not in others]


# -- proposals, consents, trials, appointments


def is_asked(game: Republic, top: Any, where: str, clause: Clause) -> bool:
    """Whether the consent that is asked for is the one that was promised: this man's, as what he is asked."""
    if where not in CONSENTS:
        return False
    asked = top.man if where == "AskProsecutor" else top.senator
    if clause.about and clause.about - 1 != asked:
        return False
    return not clause.amount or clause.amount == role(game, where)


def role(game: Republic, where: str) -> int:
    """As what a senator is asked: a place in ROLES."""
    if where == "AskProsecutor":
        return 1
    if where == "ConsentAnew":
        return 3
    return ROLES.index(MEASURES[proposing(game).kind].consent_role)


def accusations(game: Republic, where: str, clause: Clause, menu: list[int]) -> list[int]:
    """[1.09.41] Whom the Censor accuses and of what, or does not. [1.09.411] Who has promised a trial does not drop it before
    its charge is named and everybody has been asked to prosecute."""
    if where == "CensorsMenu":
        accused = [choice for choice in menu if is_accused(game, clause, choice)]
        if clause.kind == PROSECUTE:
            return accused if accused else menu
        return [choice for choice in menu if choice not in accused]
    court = tribunal(game)
    if clause.kind != PROSECUTE or not is_promised(clause, court.kind, court.accused, court.charge):
        return menu
    if where == "NameCharge" and clause.manner:
        return [choice for choice in menu if choice == CHARGE + clause.manner - 1]
    return [choice for choice in menu if choice != PASS]


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


def appointments(top: Any, where: str, clause: Clause, menu: list[int]) -> list[int]:
    """[1.09.31] [1.09.34] The Dictator by the Consuls, the Master of Horse by the Dictator."""
    man = clause.about - 1
    if where == "NameMaster" and clause.amount != 1:
        return [choice for choice in menu if choice == SENATOR + man]
    if where == "Appoint" and clause.amount != 2:
        return [choice for choice in menu if choice == SENATOR + man]
    if where == "Agree" and clause.amount != 2:
        return [choice for choice in menu if choice == (YES if top.man == man else SENATOR + man)]
    return menu


# -- the Forum and the State


def bribed(game: Republic) -> int:
    """[1.07.413] Whom somebody is trying to persuade."""
    return attempt_below(game).target


def spending(game: Republic, top: Any, where: str, clause: Clause, menu: list[int]) -> list[int]:
    """[1.07.22] [1.07.6] [1.06.52] Bids, games and contributions."""
    kind, amount = clause.kind, clause.amount
    if kind == BID_AT_MOST and where == "Auction":
        if top.man < 0 and top.least(game) > amount:
            return [choice for choice in menu if choice == PASS]
        return [choice for choice in menu if verb(choice) != TALENTS or argument(choice) <= amount]
    if kind == GAMES and where == "Games":
        return [choice for choice in menu if choice != PASS and amount in (0, (verb(choice) - GIVE_GAMES) // SPAN + 1)]
    if kind == CONTRIBUTE and where == "Contributions":
        if top.senator >= 0:
            return [choice for choice in menu if verb(choice) == TALENTS and argument(choice) >= amount]
        return [choice for choice in menu if verb(choice) == SENATOR and game.talents[argument(choice)] >= amount]
    return menu


# -- what an answer keeps


def performed(game: Republic, seat: int, choice: int) -> list[Clause]:
    """The promises that an answer, which is about to be given, keeps by itself."""
    top: Any = game.stack[-1]
    where = id_of(top)
    found: list[Clause] = []
    for clause in game.promises(debtor(game, top, seat)):
        if keeps(game, top, where, clause, choice):
            found.append(clause)
    return found


def keeps(game: Republic, top: Any, where: str, clause: Clause, choice: int) -> bool:
    kind = clause.kind
    if kind == CONSENT:
        return choice == YES and is_asked(game, top, where, clause)
    if kind == GAMES:
        which = (verb(choice) - GIVE_GAMES) // SPAN + 1
        return where == "Games" and choice != PASS and clause.amount in (0, which)
    if kind == CONTRIBUTE:
        return where == "Contributions" and verb(choice) == TALENTS and argument(choice) >= clause.amount
    if kind in (CALL_FIRST, CALL_LAST) and where == "Call" and choice == CALL + clause.amount - 1:
        vote = floor(game)
        alone = vote.called == 0 if kind == CALL_FIRST else vote.uncalled(game) == 1 << clause.amount - 1
        return alone and is_about(clause, vote.what)
    return False
