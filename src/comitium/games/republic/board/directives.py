"""[4.02.1] Directive cards on the table: who they lead, and in words what is printed on them."""

from __future__ import annotations

from comitium.core.board import Piece
from comitium.core.messages import Event, Phrase
from comitium.games.republic import names
from comitium.games.republic.catalogue.keys import NEUTRAL_KEYS
from comitium.games.republic.catalogue.neutrals import (
    CHARITY,
    INITIATIVE_MODIFIER,
    KNIGHT_TALENTS,
    NEUTRAL_LEADER,
    NEUTRAL_REVENUE,
    SPOILS_DIE,
    SPOILS_ORDER,
)
from comitium.games.republic.catalogue.values import (
    CHARITIES,
    CHARITY_GAMES,
    CHARITY_TREASURY,
    NEUTRAL_LEADERS,
    NEUTRAL_REVENUES,
)

RULE = "4.02.1"
ALWAYS = 1  # the die from which on a governor takes spoils
NEVER = 7
LINES = {"N14": 0, "N6": 1, "N5": 2, "N12": 3, "N15": 4}  # which line of a card a procedure follows
FIRST_CHARITY = 5  # then come the lines about charity, as many as the card has
CHARITY_OF = {"N8": CHARITY_TREASURY, "N13": CHARITY_GAMES}
DIVISION = "N21"  # the last line


def directive_piece(card: int, owner: int | None = None) -> Piece:
    """The card as it lies before the faction it leads."""
    key = NEUTRAL_KEYS[card]
    return Piece(id=f"directive/{key}", kind="directive", name=names.directive(card), face=key, owner=owner)


def lines(card: int) -> tuple[Phrase, ...]:
    """The lines of a card: leader, revenue, provincial spoils, knights, sixth initiative, charity, division of spoils."""
    spoils = tuple(names.spoil(one) for one in SPOILS_ORDER[card])
    return (
        _line(f"leader-{_id(NEUTRAL_LEADERS[NEUTRAL_LEADER[card]])}", "4.01.3"),
        _line(f"revenue-{_id(NEUTRAL_REVENUES[NEUTRAL_REVENUE[card]])}", "4.03.1"),
        _province(SPOILS_DIE[card]),
        _line("knights", "4.04.3", KNIGHT_TALENTS[card]),
        _initiative(INITIATIVE_MODIFIER[card]),
        *(_line(f"charity-{CHARITIES[one]}", ("4.03.4", "4.04.4")[one]) for one in CHARITY[card]),
        Phrase("republic-directive-line-spoils", {"rule": "4.05.4", "spoils": spoils}),
    )


def line_of(card: int, event: Event, seat: int | None) -> int:
    """Which line of its card a faction followed when this happened, from 0 on; -1 if none."""
    procedure = event.procedure()
    if procedure is None or seat is None or getattr(event, "seat", None) != seat:
        return -1
    code = procedure.id.rpartition("-")[2].upper()
    if code in CHARITY_OF and CHARITY_OF[code] in CHARITY[card]:
        return FIRST_CHARITY + list(CHARITY[card]).index(CHARITY_OF[code])
    if code == DIVISION:
        return FIRST_CHARITY + len(CHARITY[card])
    return LINES.get(code, -1)


def _province(die: int) -> Phrase:
    """[4.03.3] When its governors take spoils."""
    if die in (ALWAYS, NEVER):
        return _line("province-always" if die == ALWAYS else "province-never", "4.03.3")
    return _line("province-die", "4.03.3", die)


def _initiative(modifier: int) -> Phrase:
    """[4.04.5] What changes the die of its bids."""
    word = "initiative-plus" if modifier > 0 else "initiative-minus" if modifier else "initiative"
    return _line(word, "4.04.5", abs(modifier))


def _line(word: str, rule: str, count: int = 0) -> Phrase:
    return Phrase(f"republic-directive-line-{word}", {"rule": rule, "count": count})


def _id(word: str) -> str:
    return word.replace("_", "-")
