"""[1.04.3] What happens in the Senate, held against what was promised: proposals, votes, vetoes, offices.

The steps of the rules call these where something has just happened, and only while there are agreements.
"""

from __future__ import annotations

from typing import Final

from comitium.core.agreements import CANCELLED, KEPT, OFFERED, OPEN, Clause
from comitium.core.audience import EVERYBODY
from comitium.games.republic.catalogue.ids import FIELD_CONSUL, ROME_CONSUL
from comitium.games.republic.deals.agreements import close, open_promises, show_due
from comitium.games.republic.deals.clause import kind_of
from comitium.games.republic.deals.clauses import ELECTED, FAILED, PASSED, WHEN, is_about, is_selected, selected_kind
from comitium.games.republic.deals.spoken import spoken
from comitium.games.republic.events import deals as events
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_measures import measure
from comitium.games.republic.state.numbers import lowest
from comitium.games.republic.state.republic import Republic

COME_TRUE: Final = {"passed": PASSED, "elected": PASSED, "rejected": FAILED, "vetoed": FAILED}


def announced(game: Republic, proposal: list[int]) -> None:
    """[section 5.1] A proposal is on the floor: who has promised a veto is reminded, nothing more."""
    for clause in open_promises(game):
        if kind_of(clause).announced(game, clause, proposal):
            show_due(game, clause)


def proposed(game: Republic, faction: int, proposal: list[int]) -> None:
    """[1.09.13] It is being voted, or was vetoed before that: who has promised it has kept his word."""
    for clause in open_promises(game):
        if kind_of(clause).proposed(clause, faction, proposal):
            close(game, clause, KEPT)


def tried(game: Republic, faction: int, trial: int, accused: int, charge: int) -> None:
    """[1.09.411] A trial begins: what was promised about it is kept or broken."""
    for clause in open_promises(game):
        end(game, clause, kind_of(clause).tried(clause, faction, trial, accused, charge))


def has_voted(game: Republic, seat: int, proposal: list[int], ways: int, favour: int = 0, opposed: int = 0, spoke: int = 0,
              bought: int = 0) -> None:  # fmt: skip
    """[1.09.14] A faction has had its turn in a vote: what it promised for it is kept or broken. Without a senator in Rome, or
    without those who were named, it was not due. What was only offered for its votes comes too late."""
    for deal in game.agreements[:]:
        late = [one for one in deal.clauses if one.by == seat and kind_of(one).way and is_about(one, proposal)]
        if deal.status == OFFERED and [one for one in late if not one.who or one.who & spoke]:
            game.close_deal(deal, CANCELLED, lowest(deal.accepted))
    for clause in game.promises(seat):
        kind = kind_of(clause)
        if kind.way and is_about(clause, proposal):
            end(game, clause, kind.voted(clause, ways, favour, opposed, spoke, bought))


def has_vetoed(game: Republic, seat: int, proposal: list[int]) -> None:
    """[1.09.152] A veto that was promised; one that was forsworn, where nothing is forced; or one against what somebody has
    promised his votes on."""
    for clause in game.promises(seat):
        end(game, clause, kind_of(clause).vetoed(clause, proposal))


def end(game: Republic, clause: Clause, status: int) -> None:
    """What has just happened has kept or broken a promise, or has not touched it."""
    if status != OPEN and clause.status == OPEN:
        close(game, clause, status)


def vote_ended(game: Republic, proposal: list[int], result: str, faction: int) -> None:
    """[section 5.1] What payments and cards were waiting for has come about; what was only offered for it comes too late."""
    event = COME_TRUE.get(result, 0)
    if event:
        proposed(game, faction, proposal)
        for deal in game.agreements[:]:
            late = [clause for clause in deal.clauses if is_decided(clause, proposal, event)]
            if deal.status == OFFERED and late:
                game.close_deal(deal, CANCELLED, lowest(deal.accepted))
    for clause in conditional(game):
        if event and clause.when // WHEN == event and is_selected(clause.when % WHEN, proposal):
            come_true(game, clause)


def is_decided(clause: Clause, proposal: list[int], event: int) -> bool:
    """Whether a promise is about what has just been voted on, or about an office that is filled by it."""
    if not kind_of(clause).is_on_proposal:
        return False
    filled = event == PASSED and measure(proposal).elects and selected_kind(clause.about) == proposal[0]
    return filled or is_about(clause, proposal)


def entered_office(game: Republic, man: int, office: int) -> None:
    """[1.09.31] [1.09.34] An appointment that was promised; an election that something was waiting for."""
    for clause in open_promises(game):
        if kind_of(clause).entered_office(clause, man, office):
            close(game, clause, KEPT)
    for clause in conditional(game):
        if clause.when // WHEN == ELECTED:
            which, whom = clause.when % WHEN // 64 - 1, clause.when % 64 - 1
            sits = office in (ROME_CONSUL, FIELD_CONSUL) if which < 0 else office == which
            if sits and whom == man:
                come_true(game, clause)


def conditional(game: Republic) -> list[Clause]:
    """The open promises that wait for something."""
    return [clause for clause in open_promises(game) if clause.when]


def come_true(game: Republic, clause: Clause) -> None:
    """The condition is met: from now on it is a debt like any other."""
    clause.when = 0
    game.reveals += 1
    if game.has_listener:
        game.tell(events.ConditionMet("1.04.3", spoken(clause)), EVERYBODY)
