"""Agreements: what is offered and what binds, what bots have said to it, and how another is offered."""

from __future__ import annotations

from comitium.draw.page.look import PageLook
from comitium.draw.page.model import Deal, Reply, Table
from comitium.draw.page.words import Words, icon, sends


def section(look: PageLook, model: Table, words: Words) -> str:
    """Everything about agreements, for the side of the table where people talk."""
    listed = "".join(f'<li class="shut">{deal(look, one, model, words)}</li>' for one in model.deals)
    empty = "" if listed else f'<p class="mut">{words.say("deals-none")}</p>'
    said = "".join(_reply(look, one, model, words) for one in reversed(model.replies))
    replies = f'<ul class="replies" aria-label="{words.say("replies")}">{said}</ul>' if said else ""
    offer = look.offer(model, words) if model.board.seat is not None and not model.board.over else ""
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
    """Offers that wait for the reader's yes or no, where she cannot overlook them."""
    return "".join(
        f'<div class="note gold pact">{icon("pact")}<div>{deal(look, one, model, words)}</div></div>'
        for one in model.deals
        if one.may_accept
    )


def deal(look: PageLook, one: Deal, model: Table, words: Words) -> str:
    """An agreement, clause by clause, why a bot wants it, and what the reader may say to it."""
    clauses = "".join(f"<p>{words.speak(clause.text)} {words.cite(clause.rule)}</p>" for clause in one.clauses)
    state = words.say("deal-binds") if one.binds else words.say("deal-waits", count=len(one.seats) - len(one.accepted))
    why = "".join(
        f'<p class="sub">{look.seal(said.seat)} {words.quotes.format(words.speak(said.why))}</p>'
        for said in model.replies
        if said.number == one.number and one.may_accept
    )
    mine = model.board.seat in one.accepted
    buttons = "".join(
        f'<button type="button" class="btn small" {sends(verb, number=one.number)}>{words.say(text)}</button>'
        for verb, text, may in (
            ("accept", "deal-accept", one.may_accept),
            ("cancel", "deal-withdraw" if mine else "deal-cancel", one.may_cancel),
        )
        if may
    )
    row = f'<div class="row">{buttons}</div>' if buttons else ""
    return f"<b>{icon('pact', 's16')} {one.number}</b> · {state}{clauses}{why}{row}"


def _reply(look: PageLook, one: Reply, model: Table, words: Words) -> str:
    name = words.speak(model.board.seats[one.seat])
    about = words.say("reply-about", number=one.number)
    why = words.quotes.format(words.speak(one.why))
    return f'<li>{look.seal(one.seat)} <b>{name}</b> <span class="mut">{about}</span> {why}</li>'
