"""Agreements: the bargaining table in the workshop (what could be offered, a draft that is read back, what is offered to the
reader, what she has promised, who keeps his word), and the notes of it beside the question."""

from __future__ import annotations

from typing import Final

from comitium.core.messages import Phrase
from comitium.draw.page.beside import workshop
from comitium.draw.page.look import PageLook
from comitium.draw.page.model import Bargain, Deal, Reply, Table
from comitium.draw.page.parts import Drawing, Part
from comitium.draw.page.words import Words, icon, sends, text

SHOP: Final = "shop-deals"  # the panel of the workshop
TABS: Final = ("offers", "say", "owed", "kept")  # of a narrow screen
MANY: Final = 12  # promises that are drawn one by one
PAIR: Final = 2  # factions of a bargain that nobody else has a say in
LATEST: Final = 3  # words that came with answers


# -- beside the question


def opener(look: PageLook, model: Table, words: Words, key: str = "b") -> str:
    """The button that opens the bargaining table, with the number of offers that wait; in a lesson nobody bargains."""
    if not may_bargain(look, model):
        return ""
    waiting = sum(one.may_accept for one in model.deals)
    count = f' <em class="new">{waiting}</em>' if waiting else ""
    pressed, shown = (f' data-key="{key}"', f" <kbd>{key.upper()}</kbd>") if key else ("", "")
    return (
        f'<button type="button" class="btn ghost small" data-opens="{SHOP}"{pressed} {sends("bargain")}>{icon("pact")} '
        f"{words.say('bargain')}{count}{shown}</button>"
    )


def may_bargain(look: PageLook, model: Table) -> bool:
    return model.bargains and model.coach is None and not model.looks and bool(look.partners(model.board))


def section(look: PageLook, model: Table, words: Words) -> str:
    """What is offered and in force, for the side of the table where people talk."""
    listed = "".join(f'<li class="shut">{deal(look, one, model, words)}</li>' for one in model.deals)
    empty = "" if listed else f'<p class="mut">{words.say("deals-none")}</p>'
    said = "".join(_reply(look, one, model, words) for one in reversed(model.replies))
    replies = f'<ul class="replies" aria-label="{words.say("replies")}">{said}</ul>' if said else ""
    playing = model.board.seat is not None and not model.board.over
    offer = opener(look, model, words, key="") or (look.offer(model, words) if playing else "")
    return (
        f'<section class="claims"><h3>{words.say("deals")}</h3><ul>{listed}</ul>{empty}{replies}{offer}'
        f"{_motion(words) if model.may_move else ''}</section>"
    )


def _motion(words: Words) -> str:
    """[1.09.83] A motion in the proposer's own words, for the table to vote on."""
    name = words.say("motion")
    return (
        f'<form data-do="motion"><input type="text" name="text" maxlength="240" aria-label="{name}">'
        f'<button class="btn small">{name}</button></form>'
    )


def waiting(look: PageLook, model: Table, words: Words) -> str:
    """Offers that wait for the reader's yes or no, before all answers, so that she cannot overlook them."""
    return "".join(
        f'<div class="note gold pact">{icon("pact")}<div><b>{_offered(one, model, words)}</b>'
        f"<div>{deal(look, one, model, words, is_plain=len(one.seats) == PAIR)}</div></div></div>"
        for one in model.deals
        if one.may_accept
    )


def _offered(one: Deal, model: Table, words: Words) -> str:
    """Who has made an offer."""
    who = next((seat for seat in one.accepted if seat != model.board.seat), one.seats[0])
    return words.speak(Phrase("draw-page-deal-offered", {"seat": model.board.seats[who]}))


def deal(look: PageLook, one: Deal, model: Table, words: Words, is_plain: bool = False) -> str:
    """An agreement, clause by clause, why a bot wants it, and what the reader may say to it. A `plain` one needs no head: it
    waits for nobody but her."""
    clauses = "".join(f"<p>{words.speak(clause.text)} {words.cite(clause.rule)}</p>" for clause in one.clauses)
    why = _whys(look, one, model, words) if one.may_accept else ""
    row = f'<div class="row">{_answers(one, model, words)}</div>' if one.may_accept or one.may_cancel else ""
    head = "" if is_plain else f"<b>{icon('pact', 's16')} {one.number}</b> · {_state(one, words)}"
    return f"{head}{clauses}{why}{row}"


def _state(one: Deal, words: Words) -> str:
    """Whether it waits, or is in force; what binds nobody is not said to be."""
    if not one.binds:
        return words.say("deal-waits", count=len(one.seats) - len(one.accepted))
    return words.say("deal-binds" if one.enforced else "deal-words")


def _whys(look: PageLook, one: Deal, model: Table, words: Words) -> str:
    return "".join(
        f'<p class="sub">{look.seal(said.seat)} {words.quotes.format(words.speak(said.why))}</p>'
        for said in model.replies
        if said.number == one.number
    )


def _answers(one: Deal, model: Table, words: Words, closes: str = "") -> str:
    """Yes, no; or take an own offer back."""
    mine = model.board.seat in one.accepted
    return "".join(
        f'<button type="button" class="btn small{" pri" if verb == "accept" else ""}"{closes if verb == "accept" else ""} '
        f"{sends(verb, number=one.number)}>{words.say(said)}</button>"
        for verb, said, may in (
            ("accept", "deal-accept", one.may_accept),
            ("cancel", "deal-withdraw" if mine else "deal-cancel", one.may_cancel),
        )
        if may
    )


# -- the bargaining table


def shop(look: PageLook, model: Table, words: Words) -> Drawing:
    """The bargaining table in the workshop; its inside comes when it is opened."""
    if not may_bargain(look, model):
        return ()
    about = f'<p class="sub">{words.say("bargain-about")}</p>'
    inside = _table(look, model, model.bargain, words) if model.bargain is not None else ""
    return workshop.shop(SHOP, words.say("bargain"), (Part("deals", f'<div id="deals">{inside}</div>'),), words, about)


def _table(look: PageLook, model: Table, bargain: Bargain, words: Words) -> str:
    """Left what one says, right what one hears, owes, and knows of the others; a narrow screen shows one of them."""
    owed = _owed(model, words)
    waits = sum(one.may_accept for one in model.deals)
    counts = {"offers": waits, "owed": owed.count("<li>")}
    start = "offers" if waits else "say"
    tabs = "".join(
        f'<label><input type="radio" name="deal-tab" id="deal-{tab}" data-keep{" checked" if tab == start else ""}>'
        f"<span>{words.say(f'bargain-{tab}')}{f' {counts[tab]}' if counts.get(tab) else ''}</span></label>"
        for tab in TABS
    )
    return (
        f'<fieldset class="tabs"><legend class="sr">{words.say("bargain")}</legend>{tabs}</fieldset><div class="dealing">'
        f'<div class="d-say">{_partners(look, model, bargain, words)}{_last_reply(look, model, bargain, words)}'
        f"{_ready(look, model, bargain, words)}{_draft(look, model, bargain, words)}</div>"
        f'<div class="hear"><section class="d-offers"><h3>{words.say("bargain-offers-long")}</h3>'
        f"{_offers(look, model, bargain, words)}</section>"
        f'<section class="d-owed"><h3>{words.say("bargain-owed-long")}</h3>{owed}</section>'
        f'<section class="d-kept"><h3>{words.say("bargain-kept-long")}</h3>{_records(look, model, bargain, words)}</section>'
        "</div></div>"
    )


def _partners(look: PageLook, model: Table, bargain: Bargain, words: Words) -> str:
    offering = {seat: f" · {words.say('bargain-offering')}" for one in model.deals if one.may_accept for seat in one.accepted}
    drawn = "".join(
        f'<button type="button" class="btn partner" aria-pressed="{"true" if seat == bargain.to else "false"}" '
        f"{sends('bargain', to=seat, said={})}>{look.badge(seat)}<span><b>{words.speak(model.board.seats[seat])}</b> "
        f"<small>{look.weight(model.board, seat, words)}{offering.get(seat, '')}"
        "</small></span></button>"
        for seat in bargain.partners
    )
    return f'<div class="partners" role="group" aria-label="{words.say("bargain-with")}">{drawn}</div>'


def _ready(look: PageLook, model: Table, bargain: Bargain, words: Words) -> str:
    """Offers that fit the moment, as sentences: a click puts one into the draft, and sends nothing."""
    name = words.speak(model.board.seats[bargain.to])
    title = f"<h3>{words.say('bargain-ready', name=name)}</h3>"
    if not bargain.ready:
        short = f" {words.speak(bargain.short)}" if bargain.short is not None else ""
        return f'{title}<p class="sub">{words.say("bargain-ready-none")}{short}</p>'
    drawn = "".join(
        f'<li><button type="button" class="btn" data-key="{place}" '
        f'aria-pressed="{"true" if _is_drafted(one.said, bargain.said) else "false"}" '
        f"{sends('bargain', to=bargain.to, said=one.said)}>"
        f"<span>{words.quotes.format(words.speak(one.text))}</span><kbd>{place}</kbd>"
        f"<small>{' · '.join(words.speak(gain) for gain in one.gains)}</small></button></li>"
        for place, one in enumerate(bargain.ready, start=1)
    )
    return f'{title}<ol class="ready">{drawn}</ol>'


def _is_drafted(said: dict[str, str], draft: dict[str, str]) -> bool:
    return {key: word for key, word in said.items() if word} == {key: word for key, word in draft.items() if word}


def _draft(look: PageLook, model: Table, bargain: Bargain, words: Words) -> str:
    """The sentence in gaps, and the whole of it read back: only that is what would be offered."""
    name = words.speak(model.board.seats[bargain.to])
    if bargain.why is not None:
        back = f'<p class="shut">{icon("lock", "s14")} {words.speak(bargain.why)} {words.cite(bargain.rule)}</p>'
    else:
        said = "".join(f"<p>{words.speak(one.text)}. {words.cite(one.rule)}</p>" for one in bargain.read)
        gift = f'<p class="warn">{icon("warn", "s14")} {words.say("bargain-gift")}</p>' if bargain.gift else ""
        empty = "" if bargain.read else f'<p class="mut">{words.say("bargain-empty")}</p>'
        back = f'<blockquote class="back" aria-live="polite">{said}{gift}{empty}</blockquote>'
    instead = bargain.said.get("instead", "")
    hidden = f'<input type="hidden" name="text" value="{text(bargain.text)}">' + (
        f'<input type="hidden" name="instead" value="{text(instead)}">' if instead else ""
    )
    idle = ' aria-disabled="true" disabled' if not bargain.read else ""
    taken = f'<p class="sm">{icon("warn", "s14")} {words.say("bargain-instead", number=instead)}</p>' if instead else ""
    return (
        f'<h4 class="kick">{words.say("bargain-draft")}</h4>{look.draft_rows(model, words)}'
        f'<form data-do="offer" class="send">{back}{taken}{hidden}<button class="btn pri"{idle}>{icon("check")} '
        f"{words.say('bargain-send', name=name)}</button></form>{look.offer(model, words)}"
    )


def _offers(look: PageLook, model: Table, bargain: Bargain, words: Words) -> str:
    """What waits for the reader's answer, large, with its reason; then her own offers, and what was said to the last ones."""
    closes = f' data-opens="{SHOP}"'  # what it binds is asked beside it
    drawn = ""
    for one in sorted(model.deals, key=lambda one: (not one.may_accept, one.number)):
        if one.binds or not one.may_cancel:
            continue
        said = "".join(f"<p>{words.speak(clause.text)}. {words.cite(clause.rule)}</p>" for clause in one.clauses)
        who = "".join(look.badge(seat) for seat in one.accepted)
        drawn += (
            f'<article class="offered{" mine" if not one.may_accept else ""}"><header>{who}<b>'
            f"{words.say('deal-number', number=one.number)}</b> · {_state(one, words)}</header>{said}"
            f'{_whys(look, one, model, words)}<div class="row wrap">{_answers(one, model, words, closes)}'
            f"{_counter(one, bargain, words)}</div></article>"
        )
    known = {one.number for one in model.deals if not one.binds}
    latest = [one for one in reversed(model.replies) if one.number not in known][:LATEST]
    heard = "".join(_reply(look, one, model, words) for one in latest)
    replies = f'<ul class="replies" aria-label="{words.say("replies")}">{heard}</ul>' if heard else ""
    return (drawn or f'<p class="mut">{words.say("bargain-offers-none")}</p>') + replies


def _counter(one: Deal, bargain: Bargain, words: Words) -> str:
    """The same with one number changed, put into the draft."""
    said = bargain.counters.get(one.number)
    if said is None:
        return ""
    amount = next((word for key, word in said.items() if key.endswith(".amount")), "")
    partner = next((seat for seat in one.seats if seat in bargain.partners), bargain.to)
    return (
        f'<button type="button" class="btn small" {sends("bargain", to=partner, said=said)}>'
        f"{words.say('bargain-counter', amount=amount)}</button>"
    )


def _last_reply(look: PageLook, model: Table, bargain: Bargain, words: Words) -> str:
    """What this partner said last: on a narrow screen who has offered something waits for the answer in this column."""
    last = next((one for one in reversed(model.replies) if one.seat == bargain.to), None)
    return f'<ul class="replies last" aria-live="polite">{_reply(look, last, model, words)}</ul>' if last is not None else ""


def _reply(look: PageLook, one: Reply, model: Table, words: Words) -> str:
    name = words.speak(model.board.seats[one.seat])
    about = words.say("reply-about", number=one.number)
    why = words.quotes.format(words.speak(one.why))
    return f'<li>{look.seal(one.seat)} <b>{name}</b> <span class="mut">{about}</span> {why}</li>'


def _owed(model: Table, words: Words) -> str:
    """What is promised by the reader or to her, with its time."""
    lines = ""
    for one in model.deals:
        if not one.binds or model.board.seat not in one.seats:
            continue
        for clause, due in zip(one.clauses, one.dues, strict=True):
            when = f'<b class="due">{words.speak(due)}</b>' if due is not None else ""
            lines += f"<li><span>{one.number} · {words.speak(clause.text)} {words.cite(clause.rule)}</span>{when}</li>"
    return f'<ul class="owed">{lines}</ul>' if lines else f'<p class="mut">{words.say("bargain-owed-none")}</p>'


def _records(look: PageLook, model: Table, bargain: Bargain, words: Words) -> str:
    """A tessera for each promise, crossed if it was broken."""
    drawn = "".join(
        f"<li>{look.badge(seat)}<span>{words.speak(model.board.seats[seat])}</span>"
        f'<span class="tesserae" role="img" aria-label="{words.say("bargain-record", kept=kept, broken=broken)}">'
        f"{'<i></i>' * min(kept, MANY)}{'<i class=x></i>' * min(broken, MANY)}</span></li>"
        for seat, (kept, broken) in enumerate(bargain.records)
        if seat == model.board.seat or seat in bargain.partners
    )
    return f'<ul class="records">{drawn}</ul>'
