"""Agreements at the keyboard: what is offered and what binds, an offer in words, yes and no."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from comitium.bots import Reason, Seat
from comitium.bots.bargaining import ready_offers, short_of_talents
from comitium.bots.unasked import ReadyOffer
from comitium.cli.at_table import answers
from comitium.core.agreements import BINDING, OPEN, Agreement, Clause
from comitium.core.errors import Illegal
from comitium.core.messages import Phrase
from comitium.core.registry import HasAgreements
from comitium.text import bare, say

if TYPE_CHECKING:
    from comitium.cli.at_table.terminal import Sitting

FOR: Final = ("for", "pour")
_QUOTED: Final = re.compile('("[^"]*"|\u201c[^\u201d]*\u201d|\u00ab[^\u00bb]*\u00bb)')


def listed(sitting: Sitting) -> None:
    """All agreements that wait or bind, clause by clause, and how to answer them."""
    _bargains(sitting)
    lines = [line for deal in sitting.match.agreements for line in describe_agreement(sitting, deal, noted=True)]
    sitting.page([*(lines or [sitting.screen.words("cli-play-deals-none")]), "", _how(sitting)])


def describe_agreement(sitting: Sitting, deal: Agreement, noted: bool = False) -> list[str]:
    """An agreement with its clauses in words, and if wanted in the notation it can be written in."""
    words, language = sitting.screen.words, sitting.screen.language
    lines = [words(_state(sitting, deal), number=deal.number, parties=_seats(sitting, deal.parties & ~deal.accepted))]
    for clause in [one for one in deal.clauses if one.status == OPEN] or deal.clauses:
        option = _bargains(sitting).clause(clause)
        notation = _unquoted(option.notation, lambda part: answers.in_speech(part, sitting.match.header.game, language))
        lines.append(f"    {say(option.text, language)}{f' ({notation})' if noted else ''} [{option.rule}]")
    return [*lines, *(f"    {quoted(sitting, reason)}" for reason in sitting.negotiator.why(deal.number))]


def _state(sitting: Sitting, deal: Agreement) -> str:
    """Whether it binds, waits for the reader, or waits for somebody else."""
    seat = sitting.facing
    if deal.status == BINDING:
        kept = [clause for clause in deal.clauses if _bargains(sitting).is_enforced(sitting.match.game, clause)]
        return "cli-play-deal-binds" if kept else "cli-play-deal-words"
    if seat is None or not deal.parties >> seat & 1:
        return "cli-play-deal-open"
    return "cli-play-deal-mine" if deal.accepted >> seat & 1 else "cli-play-deal-waits"


def quoted(sitting: Sitting, reason: Reason) -> str:
    """What a bot says of a bargain."""
    why = say(reason.why, sitting.screen.language)
    return sitting.screen.words("cli-play-deal-why", seat=sitting.name_of(reason.seat), number=reason.number, why=why)


def offer(sitting: Sitting, seat: int, text: str) -> None:
    """Put an agreement before those it names, in words or by the number of one that is ready; without words, what is ready
    and how one is written."""
    _bargains(sitting)
    if not text:
        sitting.page([*_ready_lines(sitting, seat), _how(sitting)])
        return
    if bare(text.split()[-1]) in FOR:  # a form may leave the other side empty; who types it has forgotten something
        raise Illegal("", Phrase("cli-play-offer-unfinished"))
    number = sitting.match.offer(seat, _terms(sitting, seat, text))
    sitting.save()
    board, made = sitting.board(seat, None), [deal for deal in sitting.match.agreements if deal.number == number]
    doubts = [doubt for deal in made for doubt in sitting.look.doubts(board, deal)]
    sitting.let_bots_act()  # whoever answers at once has answered when it is told
    for deal in sitting.match.agreements:
        if deal.number == number:
            for line in describe_agreement(sitting, deal):
                sitting.note(line, "change")
    for doubt in doubts:
        sitting.note(say(doubt, sitting.screen.language), "bad")


def _terms(sitting: Sitting, seat: int, text: str) -> str | list[Clause]:
    """What a text offers: the number of a ready offer, or words."""
    if answers.is_number(text):
        found = [one for _, one in ready(sitting, seat)]
        if not 1 <= int(text) <= len(found):
            raise Illegal("", Phrase("cli-play-ready-none"))
        return found[int(text) - 1].clauses
    spoken = sitting.vocabulary()
    return _unquoted(text, lambda part: answers.in_notation(part.replace(";", " ; "), spoken))


def ready(sitting: Sitting, seat: int) -> list[tuple[int, ReadyOffer]]:
    """The offers that fit the moment, partner by partner, from what the seat knows."""
    chair = Seat(sitting.match.header.game, sitting.match.game, seat, sitting.match.claims)
    return [(other, one) for other in range(sitting.match.header.seats) for one in ready_offers(chair, other)]


def _ready_lines(sitting: Sitting, seat: int) -> list[str]:
    """The same, numbered, each with what it brings and with every promise read out."""
    words, language = sitting.screen.words, sitting.screen.language
    lines: list[str] = []
    for number, (other, one) in enumerate(ready(sitting, seat), start=1):
        said = say(one.text, language)
        gains = "; ".join(say(gain, language) for gain in one.gains)
        lines.append(words("cli-play-ready", number=number, seat=sitting.name_of(other), offer=said, gains=gains))
        for clause in one.clauses:
            option = _bargains(sitting).clause(clause)
            lines.append(f"    {say(option.text, language)} [{option.rule}]")
    lines += [words("cli-play-ready-how"), ""] if lines else []
    return lines + _short(sitting, seat)


def _short(sitting: Sitting, seat: int) -> list[str]:
    """To whom nothing is ready for want of talents."""
    chair = Seat(sitting.match.header.game, sitting.match.game, seat, sitting.match.claims)
    lines: list[str] = []
    for other in range(sitting.match.header.seats):
        why = short_of_talents(chair, other) if not ready_offers(chair, other) else None
        if why is not None:
            said = say(why, sitting.screen.language)
            lines.append(sitting.screen.words("cli-play-ready-short", seat=sitting.name_of(other), why=said))
    return [*lines, ""] if lines else []


def accept(sitting: Sitting, seat: int, text: str) -> None:
    sitting.match.accept(seat, _number(sitting, seat, text))
    sitting.save()
    sitting.note(sitting.screen.words("cli-play-deal-accepted"), "change")


def refuse(sitting: Sitting, seat: int, text: str) -> None:
    """Say no to an offer, or take one's own back."""
    sitting.match.cancel(seat, _number(sitting, seat, text))
    sitting.save()
    sitting.note(sitting.screen.words("cli-play-deal-refused"), "change")


def motion(sitting: Sitting, seat: int, text: str) -> None:
    """Put words before the table that bind nobody."""
    sitting.match.move(seat, text)
    sitting.save()
    sitting.note(sitting.screen.words("cli-play-motion-moved"), "change")


def remind(sitting: Sitting, seat: int) -> None:
    """What waits for a person's yes or no is said below the table."""
    for deal in waiting(sitting, seat):
        for line in describe_agreement(sitting, deal):
            sitting.note(line, "change")


def waiting(sitting: Sitting, seat: int) -> list[Agreement]:
    """The offers that a person has not answered yet."""
    asked = [deal for deal in sitting.match.agreements if deal.status != BINDING and deal.parties >> seat & 1]
    return [deal for deal in asked if not deal.accepted >> seat & 1]


def _number(sitting: Sitting, seat: int, text: str) -> int:
    """The offer that is meant: its number, or the only one that waits for this seat."""
    if answers.is_number(text):
        return int(text)
    mine = [deal.number for deal in sitting.match.agreements if deal.status != BINDING and deal.parties >> seat & 1]
    if text or len(mine) != 1:
        raise Illegal("", Phrase("cli-play-deal-which"))
    return mine[0]


def _unquoted(text: str, change: Callable[[str], str]) -> str:
    """A text with everything changed that does not stand in quotation marks."""
    parts = _QUOTED.split(text)
    return " ".join(part if at % 2 else change(part) for at, part in enumerate(parts)).strip()


def _seats(sitting: Sitting, mask: int) -> str:
    return ", ".join(sitting.name_of(seat) for seat in range(sitting.match.header.seats) if mask >> seat & 1)


def _how(sitting: Sitting) -> str:
    return sitting.screen.words(f"draw-{sitting.match.header.game}-offer")


def _bargains(sitting: Sitting) -> HasAgreements:
    known = sitting.match.game_type
    if not isinstance(known, HasAgreements):
        raise Illegal("", Phrase("refuse-agreement"))
    return known
