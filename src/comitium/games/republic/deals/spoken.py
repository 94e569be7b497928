"""[1.04.3] Agreements as people hear them: a sentence for each promise, and behind it on what terms."""

from __future__ import annotations

from comitium.core.agreements import BINDING, OPEN, Clause
from comitium.core.board import Mark, Zone
from comitium.core.messages import Option, Phrase, Value
from comitium.games.republic import names
from comitium.games.republic.deals.clause import kind_of, things
from comitium.games.republic.deals.clauses import CONDITIONS, ELECTED, WHEN, selected_kind
from comitium.games.republic.deals.notation import written
from comitium.games.republic.view.parts import AgreementView, ClauseView


def spoken(clause: Clause | ClauseView) -> Phrase:
    """A clause as a sentence: who promises what to whom, and on what terms."""
    kind = kind_of(clause)
    args: dict[str, Value] = {"seat": names.seat(clause.by), "seat2": names.seat(clause.to), **kind.args(clause)}
    promise = Phrase(f"republic-deals-clause-{kind.sentence(clause)}", args)
    terms, until = _terms(clause), _until(clause)
    if terms and until is not None:
        return Phrase("republic-deals-on-terms-until", {"promise": promise, "terms": terms, "until": until})
    terms = terms or ((until,) if until is not None else ())
    return Phrase("republic-deals-on-terms", {"promise": promise, "terms": terms}) if terms else promise


# -- on what terms


def _terms(clause: Clause | ClauseView) -> tuple[Phrase, ...]:
    """Whatever a promise says besides: what it is about, who, how, when."""
    found = kind_of(clause).terms(clause)
    return (*found, _condition(clause.when)) if clause.when else tuple(found)


def _until(clause: Clause | ClauseView) -> Phrase | None:
    """The time limit, which is none of the terms among others: it follows them. Of a payment the sentence says it."""
    term = kind_of(clause).until_term
    return Phrase(f"republic-deals-term-{term}", {"number": clause.until}) if clause.until and term else None


def _condition(when: int) -> Phrase:
    """What has to come about first."""
    event, about = when // WHEN, when % WHEN
    if event == ELECTED:
        office, man = about // 64 - 1, names.senator(about % 64 - 1)
        if office < 0:
            return Phrase("republic-deals-term-if-consul", {"senator": man})
        return Phrase("republic-deals-term-if-elected", {"senator": man, "office": names.office(office)})
    proposal = names.proposal(selected_kind(about))
    named = tuple(things(about, True))
    word = CONDITIONS[event] + ("-named" if named else "")
    return Phrase(f"republic-deals-term-if-{word}", {"proposal": proposal, "named": named})


# -- on the table


def agreement_zone(deal: AgreementView) -> Zone:
    """An agreement on the table: its clauses, and who still has to say yes."""
    status = "binding" if deal.status == BINDING else "offered"
    marks = [Mark("status", Phrase(f"republic-deals-{status}"))]
    marks += [Mark(f"clause/{at}", spoken(one), owner=one.by) for at, one in enumerate(deal.clauses) if one.status == OPEN]
    waiting = tuple(names.seat(seat) for seat in deal.parties if seat not in deal.accepted)
    if waiting:
        marks.append(Mark("waiting", Phrase("republic-deals-waiting", {"seats": waiting})))
    return Zone(
        id=f"agreement/{deal.number}",
        kind="agreement",
        name=Phrase("republic-deals-agreement", {"number": deal.number}),
        marks=tuple(marks),
    )


def option(clause: Clause) -> Option:
    """A clause in words and in notation; its choice is its kind."""
    words = written(clause)
    if clause.text:
        words.append(f'"{clause.text}"')
    return Option(clause.kind, " ".join(words), spoken(clause), kind_of(clause).cited(clause))
