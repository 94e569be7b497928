"""[1.04.3] Agreements as people hear them: a sentence for each promise, and behind it on what terms."""

from __future__ import annotations

from typing import Final

from comitium.core.agreements import BINDING, OPEN, Clause
from comitium.core.board import Mark, Zone
from comitium.core.messages import Option, Phrase, Value
from comitium.games.republic import names
from comitium.games.republic.catalogue.keys import GAMES_KEYS
from comitium.games.republic.deals import clauses as kinds
from comitium.games.republic.deals.notation import CALLS, CONSENT_RULES, MANNERS, RULES, TALENTS, VERBS, written
from comitium.games.republic.rules.r1_09_senate.r1_09_13_measures import MEASURES
from comitium.games.republic.state.numbers import bits
from comitium.games.republic.view.parts import AgreementView, ClauseView

SAYINGS: Final = {  # Latin that is explained beside it
    kinds.SAGUM: Phrase("republic-deals-term-sagum"),
    kinds.TOGA: Phrase("republic-deals-term-toga"),
}
NAMED: Final = (kinds.CONSENT, kinds.PROSECUTE, kinds.NOT_PROSECUTE)  # which are told otherwise if a man is named


def spoken(clause: Clause | ClauseView) -> Phrase:
    """A clause as a sentence: who promises what to whom, and on what terms."""
    promise = Phrase(f"republic-deals-clause-{_word(clause)}", _args(clause))
    terms, until = _terms(clause), _until(clause)
    if terms and until is not None:
        return Phrase("republic-deals-on-terms-until", {"promise": promise, "terms": terms, "until": until})
    terms = terms or ((until,) if until is not None else ())
    return Phrase("republic-deals-on-terms", {"promise": promise, "terms": terms}) if terms else promise


def _word(clause: Clause | ClauseView) -> str:
    """Which sentence it is told in."""
    kind, about, amount = clause.kind, clause.about, clause.amount
    word = VERBS[kind]
    if kind == kinds.PAY:
        if clause.manner == kinds.RETURNED:
            return f"{word}-back"
        return f"{word}-turn" if clause.until else word
    if kind == kinds.GIVE_CARD:
        if clause.manner == kinds.RETURNED:
            return f"{word}-back" if about else f"{word}-random-back"
        return word if about else f"{word}-random"
    if kind == kinds.WORDS:
        return f"{word}-never" if about else word
    if kind == kinds.GAMES:
        return f"{word}-named" if amount else word
    if kind == kinds.APPOINT:
        return f"{word}-{kinds.APPOINTMENTS[amount].replace('_', '-')}" if amount else word
    if kind in kinds.ON_PROPOSALS:
        return f"{word}-named" if kinds.selected_man(about) >= 0 and kind not in CALLS else word
    return f"{word}-named" if about and kind in NAMED else word


def _args(clause: Clause | ClauseView) -> dict[str, Value]:
    kind, about, amount = clause.kind, clause.about, clause.amount
    args: dict[str, Value] = {"seat": names.seat(clause.by), "seat2": names.seat(clause.to)}
    if kind in TALENTS:
        args["amount"] = amount
        if clause.until:
            args["turn"] = clause.until
    elif kind in kinds.ON_PROPOSALS:
        args["proposal"] = names.proposal(kinds.selected_kind(about))
        man = kinds.selected_man(about)
        if kind in CALLS:
            args["seat3"] = names.seat(amount - 1)
        elif man >= 0:
            args["senator"] = names.senator(man)
    elif kind == kinds.GIVE_CARD:
        if about >= kinds.CARD_KIND_FROM:
            args["card"] = names.intrigue(about - kinds.CARD_KIND_FROM)
        elif about:
            args["card"] = names.card(about - 1)
        else:
            args["amount"] = amount
    elif kind == kinds.GAMES:
        if amount:
            args["games"] = Phrase(f"republic-term-games-{GAMES_KEYS[amount - 1].replace('_', '-')}")
    elif kind == kinds.WORDS:
        args["text"] = clause.text
    elif about and kind < kinds.ATTEMPT:
        args["senator"] = names.senator(about - 1)
    return args


# -- on what terms


def _terms(clause: Clause | ClauseView) -> tuple[Phrase, ...]:
    """Whatever a promise says besides: what it is about, who, how, when."""
    kind = clause.kind
    found: list[Phrase] = []
    if kind in kinds.ON_PROPOSALS:
        found += _things(clause.about, kind in CALLS)
        if clause.amount and kind not in CALLS:
            found.append(Phrase("republic-deals-term-buying", {"amount": clause.amount}))
    if kind == kinds.WORDS and clause.text in SAYINGS:
        found.append(SAYINGS[clause.text])
    if clause.who:
        found.append(Phrase("republic-deals-term-by", {"senators": tuple(names.senator(man) for man in bits(clause.who))}))
    if kind == kinds.CONSENT and clause.amount:
        found.append(Phrase(f"republic-deals-term-{kinds.ROLES[clause.amount]}"))
    if kind in (kinds.PROSECUTE, kinds.NOT_PROSECUTE) and clause.amount:
        found.append(Phrase(f"republic-deals-term-{kinds.TRIALS[clause.amount]}"))
    if clause.manner:
        if kind == kinds.PROSECUTE:
            found.append(Phrase("republic-deals-term-charge", {"charge": names.charge(clause.manner - 1)}))
        else:
            found.append(Phrase(f"republic-deals-term-{MANNERS[kind][clause.manner]}"))
    if clause.when:
        found.append(_condition(clause.when))
    return tuple(found)


def _until(clause: Clause | ClauseView) -> Phrase | None:
    """The time limit, which is none of the terms among others: it follows them. Of a payment the sentence says it."""
    if not clause.until or clause.kind == kinds.PAY:
        return None
    word = "step" if clause.kind == kinds.NOMINATE else "until"
    return Phrase(f"republic-deals-term-{word}", {"number": clause.until})


def _things(about: int, with_man: bool) -> list[Phrase]:
    """The province, concession, bill or war that a proposal is about; and the man, where the sentence does not say him."""
    kind, man, thing = kinds.selected_kind(about), kinds.selected_man(about), kinds.selected_thing(about)
    found: list[Phrase] = []
    if with_man and man >= 0:
        found.append(Phrase("republic-deals-term-thing", {"thing": names.senator(man)}))
    if thing >= 0:
        found.append(Phrase("republic-deals-term-thing", {"thing": names.SPEAKERS[MEASURES[kind].thing](thing)}))
    return found


def _condition(when: int) -> Phrase:
    """What has to come about first."""
    event, about = when // kinds.WHEN, when % kinds.WHEN
    if event == kinds.ELECTED:
        office, man = about // 64 - 1, names.senator(about % 64 - 1)
        if office < 0:
            return Phrase("republic-deals-term-if-consul", {"senator": man})
        return Phrase("republic-deals-term-if-elected", {"senator": man, "office": names.office(office)})
    proposal = names.proposal(kinds.selected_kind(about))
    named = tuple(_things(about, True))
    word = kinds.CONDITIONS[event] + ("-named" if named else "")
    args: dict[str, Value] = {"proposal": proposal, "named": named} if named else {"proposal": proposal}
    return Phrase(f"republic-deals-term-if-{word}", args)


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
    rule = CONSENT_RULES[clause.amount] if clause.kind == kinds.CONSENT else RULES.get(clause.kind, "1.04.3")
    return Option(clause.kind, " ".join(words), spoken(clause), rule)
