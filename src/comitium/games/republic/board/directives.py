"""[4.02.1] Directive cards on the table: who they lead, and in words what is printed on them."""

from __future__ import annotations

from comitium.core.board import Piece
from comitium.core.messages import Phrase
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
from comitium.games.republic.catalogue.values import CHARITIES, NEUTRAL_LEADERS, NEUTRAL_REVENUES

RULE = "4.02.1"
ALWAYS = 1  # the die from which on a governor takes spoils
NEVER = 7


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
