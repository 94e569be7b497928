"""[1.04.3] A promise as slots to be filled in, each with words of the notation; when it is due, and who makes sure of it."""

from __future__ import annotations

from typing import Final

from comitium.core.agreements import Clause
from comitium.core.messages import Phrase
from comitium.games.republic import names
from comitium.games.republic.catalogue.keys import GAMES_KEYS
from comitium.games.republic.deals.clause import ClauseKind, kind_of
from comitium.games.republic.deals.clauses import (
    APPOINTMENTS,
    CONDITIONS,
    ELECTED,
    ROLES,
    TRIALS,
    WHEN,
    selected_kind,
    selected_man,
    selected_thing,
    selector_of,
)
from comitium.games.republic.deals.promises.payments import has_redistributed
from comitium.games.republic.deals.reading import OFFICES
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_measures import MEASURES
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_14_vote import vote_on_floor
from comitium.games.republic.state.numbers import REVENUE, bits
from comitium.games.republic.state.republic import Republic

THIS: Final = "this vote"  # what is on the floor, where something is


def slots(game: Republic, clause: Clause) -> dict[str, str]:
    """Who promises (`who`), what he does (`does`), and the words of every slot that such a promise has."""
    kind = kind_of(clause)
    found = {"who": names.SEATS[clause.by], "does": kind.word}
    for need in kind.needs.split():
        found[need] = _slot(game, clause, kind, need)
    if found.get("about") == THIS:
        found["senator"] = found["thing"] = ""
    return found


def _slot(game: Republic, clause: Clause, kind: ClauseKind, need: str) -> str:
    if need in ("about", "kind", "senator", "thing", "faction"):
        return _about(game, clause, kind, need)
    if need in ("by", "by2"):
        men = [f"by {names.SENATORS[man]}" for man in bits(clause.who)]
        return men[need == "by2"] if len(men) > (need == "by2") else ""
    if need in ("carry", "shown"):
        return kind.manners[clause.manner] if clause.manner else ""
    if need in ("turn", "step"):
        return f"{kind.until_word} {clause.until}" if clause.until else ""
    if need in ("when", "whose"):
        return _condition(clause.when, need)
    if need == "charge":
        return names.THINGS["charge"][clause.manner - 1] if clause.manner else ""
    if need == "card":
        return " ".join(kind.write(clause))
    if need == "text":
        return clause.text
    return _amount(clause.amount, need)


def _about(game: Republic, clause: Clause, kind: ClauseKind, need: str) -> str:
    """What it is about: somebody, or a proposal by its kind, the man and the thing that it names."""
    if need == "faction":
        return names.SEATS[clause.amount - 1]
    if not kind.is_on_proposal:
        return names.SENATORS[clause.about - 1] if clause.about else ""
    if need in ("about", "kind"):
        vote = vote_on_floor(game)
        if need == "about" and vote is not None and clause.about == selector_of(vote.proposal):
            return THIS
        return names.PROPOSALS[selected_kind(clause.about)]
    if need == "senator":
        man = selected_man(clause.about)
        return names.SENATORS[man] if man >= 0 else ""
    thing, sort = selected_thing(clause.about), MEASURES[selected_kind(clause.about)].thing
    return names.THINGS[sort][thing] if thing >= 0 else ""


def _condition(when: int, need: str) -> str:
    """For what it waits, and for whom."""
    event, about = when // WHEN, when % WHEN
    if not event:
        return ""
    man = about % 64 - 1
    if need == "whose":
        return names.SENATORS[man] if man >= 0 else ""
    word = OFFICES[about // 64] if event == ELECTED else names.PROPOSALS[selected_kind(about)]
    return f"if {CONDITIONS[event]} {word}"


def _amount(amount: int, need: str) -> str:
    """How many, or as what."""
    if need == "amount":
        return str(amount)
    if need == "buying":
        return f"buying {amount}" if amount else ""
    if need == "games":
        return GAMES_KEYS[amount - 1] if amount else ""
    places = {"role": ROLES, "trial": TRIALS, "office": APPOINTMENTS}.get(need, ("",))
    return places[amount] if amount < len(places) else ""


# -- when, and who sees to it


def due(game: Republic, clause: Clause) -> Phrase | None:
    """[1.04.6] The phase and the turn by which it is due; None for what has no time."""
    kind = kind_of(clause)
    phase = kind.due_in or kind.phase
    if not kind.is_enforced:
        return Phrase("republic-deals-due-turn", {"turn": clause.until or game.turn})
    if not phase:
        return None
    past = has_redistributed(game) if phase == REVENUE and kind.due_in else game.phase > phase
    named = clause.until if kind.until_word == "turn" and clause.until else 0
    return Phrase("republic-deals-due", {"phase": names.phase(phase), "turn": named or max(1, game.turn + int(past))})


def is_enforced(game: Republic, clause: Clause) -> bool:
    """Whether the rules keep it: mere words bind nobody, nor does anything at a table that only records promises."""
    return game.rules.enforce and kind_of(clause).is_enforced
