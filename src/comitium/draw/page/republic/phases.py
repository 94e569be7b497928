"""How far a phase of Res Publica Romana has come, from what the reader has heard: in the Forum the initiatives with what each
of them drew, the auction and the persuasion that is going on; in the Revenue Phase what her own senators have earned and what
the State has paid."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from typing import Final

from msgspec import structs

from comitium.core.board import Board
from comitium.core.messages import Event, Phrase
from comitium.draw.page import zones
from comitium.draw.page.before.ways import wins
from comitium.draw.page.dice import dice
from comitium.draw.page.model import Table
from comitium.draw.page.republic.offer import neutrals
from comitium.draw.page.republic.senate import say
from comitium.draw.page.summary import summary
from comitium.draw.page.words import describe_event, icon, titles
from comitium.draw.rulebook import find_rules
from comitium.games.republic import names
from comitium.games.republic.events.forum import (
    BidMade,
    BidPassed,
    BlackmailRolled,
    BribeRaised,
    CardWithoutEffect,
    CounterBribed,
    EraEndsRevealed,
    EventDrawn,
    FamilyAppeared,
    FamilyFollowed,
    InitiativeBegan,
    KnightsPressed,
    KnightTried,
    PersuasionAttempted,
    PersuasionRolled,
)
from comitium.games.republic.events.people import CardTaken, CardTakenOpenly, CardTakenUnseen, PhaseBegan
from comitium.games.republic.events.revenue import BillPaid, GrainSold, IncomeEarned
from comitium.games.republic.events.wars import LeaderJoined, LeaderWaits, WarPlaced
from comitium.games.republic.state.numbers import FORUM, REVENUE

THROWN: Final = (PersuasionRolled, BlackmailRolled, KnightTried, KnightsPressed)
EARNED: Final = (("base", "person"), ("knights", "knights"), ("rights", "concession"), ("total", "talent"))

DRAWN: Final[dict[type[Event], tuple[str, Callable[[int], Phrase]]]] = {  # the field that says what an initiative brought
    EventDrawn: ("side", names.event),
    FamilyAppeared: ("senator", names.senator),
    FamilyFollowed: ("senator", names.senator),
    WarPlaced: ("war", names.war),
    LeaderJoined: ("leader", names.leader),
    LeaderWaits: ("leader", names.leader),
    CardTaken: ("card", names.card),
    CardTakenOpenly: ("card", names.card),
    CardWithoutEffect: ("card", names.card),
}
DRAWN_UNNAMED: Final[dict[type[Event], Phrase]] = {
    EraEndsRevealed: Phrase("republic-card-era-ends"),
    CardTakenUnseen: Phrase("republic-board-back"),
}


def course(model: Table, scene: zones.Scene) -> str:
    """What belongs to the phase that is going on, if it has anything to show."""
    if model.board.over:
        return ""
    phase = int(model.board.moment.partition("/")[2] or 0)
    events = since((*model.earlier, *model.events), PhaseBegan)
    if phase == FORUM:
        return initiatives(events, scene) + persuasion(events, model.board, scene)
    return income(events, model.board, scene) if phase == REVENUE else ""


def about(model: Table, scene: zones.Scene) -> str:
    """[1.05] to [1.11] What the phase is for, as long as nothing else is to be shown; [3.01] before the first one, how one
    wins where no faction is led by rule: alone [4.08] tells it otherwise."""
    words, phase = scene.words, int(model.board.moment.partition("/")[2] or 0)
    if model.board.over:
        return ""
    if not phase:
        return "" if neutrals(model.board) else wins("republic", words)
    rule = next(iter(find_rules("republic", words.language, f"1.{phase + 4:02d}")))
    return (
        f'<section class="zone about-phase"><h3>{titles("republic", words.language)[rule.number]}</h3>'
        f"<p>{summary(rule, words)}</p>{words.cite(rule.number)}</section>"
    )


def since(events: Sequence[Event], kind: type[Event]) -> Sequence[Event]:
    """The events after the last of a kind; all of them if there is none among them."""
    for place in range(len(events) - 1, -1, -1):
        if isinstance(events[place], kind):
            return events[place + 1 :]
    return events


# -- the Forum


def initiatives(events: Sequence[Event], scene: zones.Scene) -> str:
    """[1.07.2] Whose each initiative was and what it drew; then who bids what for the next one."""
    words = scene.words
    found: list[str] = []
    whose: InitiativeBegan | None = None
    drawn: list[str] = []
    for event in (*events, None):
        if event is None or isinstance(event, InitiativeBegan):
            if whose is not None:
                found.append(_initiative(whose, drawn, event is None, scene))
            whose, drawn = event, []
        elif (said := _drawn(event)) is not None:
            drawn.append(zones.short(said, words))
    if not found:
        return ""
    return (
        f'<section class="zone wide course"><h3 class="kick">{say(words, "initiatives")}</h3>{_last(events, scene)}'
        f'<ol class="inits">{"".join(found)}</ol>{_bids(since(events, InitiativeBegan), scene)}'
        f"{_thrown(since(events, InitiativeBegan), scene)}</section>"
    )


def _last(events: Sequence[Event], scene: zones.Scene) -> str:
    """[1.12.1] That the game ends with this phase: nothing is done for another year."""
    said = next((one for one in events if isinstance(one, EraEndsRevealed)), None)
    if said is None:
        return ""
    text = f"{escape(describe_event(said, scene.words.language, scene.words.names))} {scene.words.cite(said.rule)}"
    return f'<p class="note gold last">{icon("hourglass")}<span>{text}</span></p>'


def _thrown(events: Sequence[Event], scene: zones.Scene) -> str:
    """What dice have decided in the initiative that is going on: her own throws are no news in the log, but news to her."""
    lines = "".join(
        f"<li>{escape(describe_event(one, scene.words.language, scene.words.names))} {scene.words.cite(one.rule)}"
        f"{dice(scene.look.dice(one))}</li>"
        for one in events
        if isinstance(one, THROWN)
    )
    return f'<ul class="thrown">{lines}</ul>' if lines else ""


def _initiative(one: InitiativeBegan, drawn: Sequence[str], last: bool, scene: zones.Scene) -> str:
    name = f'<span class="sr">{scene.words.speak(names.seat(one.seat))}</span>'
    now = " aria-current=step" if last else ""
    badge = scene.look.badge(one.seat)
    return f'<li{now}><b class="num">{one.number}</b>{badge}<span>{name}{", ".join(drawn)}</span></li>'


def _drawn(event: Event) -> Phrase | None:
    """What a faction drew with its initiative."""
    if type(event) in DRAWN:
        field, speak = DRAWN[type(event)]
        return speak(getattr(event, field))
    return DRAWN_UNNAMED.get(type(event))


def _bids(events: Sequence[Event], scene: zones.Scene) -> str:
    """[1.07.22] The auction of an initiative that nobody has by right."""
    words = scene.words
    chips = ""
    for event in events:
        if isinstance(event, BidMade):
            said = f"{zones.short(names.senator(event.senator), words)} {event.amount} T"
        elif isinstance(event, BidPassed):
            said = say(words, "passes")
        else:
            continue
        chips += f"<li>{scene.look.badge(event.seat)}{said}</li>"
    return f'<ul class="bids" aria-label="{say(words, "auction")}">{icon("auction", "s16")}{chips}</ul>' if chips else ""


def persuasion(events: Sequence[Event], board: Board, scene: zones.Scene) -> str:
    """[1.07.41] Somebody is being won over: by whom, whose he is, the bribe, what was set against it, the number now."""
    words = scene.words
    place = max((at for at, event in enumerate(events) if isinstance(event, PersuasionAttempted)), default=-1)
    if place < 0 or any(isinstance(event, PersuasionRolled) for event in events[place:]):
        return ""
    tried = events[place]
    assert isinstance(tried, PersuasionAttempted)
    bribe, number = tried.amount, tried.number
    against: dict[int, int] = {}
    for event in events[place + 1 :]:
        if isinstance(event, CounterBribed):
            against[event.seat] = against.get(event.seat, 0) + event.amount
            number = event.number
        elif isinstance(event, BribeRaised):
            bribe += event.amount
            number = event.number
    both = "".join(_man(man, board, scene) for man in (tried.senator, tried.senator2))
    chips = "".join(f"<li>{scene.look.badge(seat)}− {amount} T</li>" for seat, amount in against.items())
    return (
        f'<section class="zone wide course"><header><h3 class="kick">{say(words, "persuasion")}</h3>'
        f'<span class="both">{both}</span></header><ul class="bids"><li>{icon("gift", "s16")}'
        f'+ {bribe} T</li>{chips}<li class="total">{say(words, "number-now", number=number)}</li></ul></section>'
    )


def _man(man: int, board: Board, scene: zones.Scene) -> str:
    """A name with the sign of his faction."""
    face = names.SENATORS[man]
    seat = next((zone.owner for zone in board.of_kind("faction") for one in zone.pieces if one.face == face), None)
    badge = scene.look.badge(seat) if seat is not None else icon("person", "s16")
    return f"<span>{badge}{zones.short(names.senator(man), scene.words)}</span>"


# -- money


def income(events: Sequence[Event], board: Board, scene: zones.Scene) -> str:
    """[1.06.1] [1.06.5] What the reader's senators have earned, written out, and what the State had to pay."""
    words = scene.words
    own = {one.face for zone in board.of_kind("faction") if zone.owner == board.seat for one in zone.pieces}
    earned = [one for one in _earned(events) if names.SENATORS[one.senator] in own]
    bill = next((one for one in reversed(events) if isinstance(one, BillPaid)), None)
    shown = ""
    if earned:
        rows = "".join(
            f"<tr><th scope=row>{zones.short(names.senator(one.senator), words)}</th><td>{one.base}</td><td>{one.knights}</td>"
            f"<td>{one.rights}</td><td><b>{one.total}</b></td></tr>"
            for one in earned
        )
        heads = "".join(f"<th scope=col>{icon(shape, 's16')} {say(words, f'income-{id}')}</th>" for id, shape in EARNED)
        total = sum(one.total for one in earned)
        shown += (
            f'<div class="earned"><table class="sheet"><caption>{say(words, "income", total=total)} {words.cite("1.06.1")}'
            f"</caption><thead><tr><td></td>{heads}</tr></thead><tbody>{rows}</tbody></table></div>"
            f"<div>{_incomes(events, board, scene)}</div>"
        )
    if bill is not None:
        parts = "".join(
            f'<span><b class="num">− {amount}</b>{say(words, f"bill-{id}")}</span>'
            for id, amount in (("wars", bill.wars), ("bills", bill.bills), ("units", bill.units), ("owed", bill.owed))
            if amount
        )
        parts += f'<span class="total"><b class="num">= − {bill.total}</b></span>' if parts else ""
        shown += f'<div><b class="sm">{say(words, "state-pays")}</b><div class="sum">{parts}</div></div>'
    return f'<section class="zone wide course"><div class="row wrap">{shown}</div></section>' if shown else ""


def _earned(events: Sequence[Event]) -> list[IncomeEarned]:
    """[1.06.12] The income of each senator, with the grain of which he was asked in a drought: it is sold after the rest."""
    sold: dict[int, int] = {}
    for one in events:
        if isinstance(one, GrainSold):
            sold[one.senator] = sold.get(one.senator, 0) + one.amount
    earned = [one for one in events if isinstance(one, IncomeEarned)]
    return [
        structs.replace(one, rights=one.rights + sold.get(one.senator, 0), total=one.total + sold.get(one.senator, 0))
        for one in earned
    ]


def _incomes(events: Sequence[Event], board: Board, scene: zones.Scene) -> str:
    """[1.06.1] What the senators of each faction have earned together: everybody hears it."""
    owners = {one.face: zone.owner for zone in board.of_kind("faction") for one in zone.pieces if zone.owner is not None}
    sums: dict[int, int] = {}
    for event in _earned(events):
        if (seat := owners.get(names.SENATORS[event.senator])) is not None:
            sums[seat] = sums.get(seat, 0) + event.total
    rows = "".join(
        f"<li>{scene.look.badge(seat)}{scene.words.speak(names.seat(seat))}<b>{total} T</b></li>"
        for seat, total in sums.items()
    )
    return f'<b class="sm">{say(scene.words, "incomes")}</b><ul class="bids">{rows}</ul>'
