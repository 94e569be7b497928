"""A table at which agreements are made, for tests."""

from __future__ import annotations

import pytest

from comitium import Illegal
from comitium.core.agreements import BINDING
from comitium.games.republic import clauses
from comitium.games.republic.kind import KIND
from comitium.games.republic.rules.r1_09_senate import kinds as proposals
from comitium.games.republic.rules.r1_09_senate.r1_09_14_votes import Vote
from comitium.games.republic.rules.r1_09_senate.r1_09_142_ballots import Turn
from comitium.games.republic.state import Republic
from comitium.text import LANGUAGES, say
from games.republic.builder import man

SENATE = "phase=senate session=chair:valerius,sitting:1,step:7 stack=Years(combat)"
TABLE = (
    "column=cornelius*(t9),fabius amphora=valerius*(t4),julius trident=claudius*,manlius star=furius*,junius "
    "column.box=12 amphora.box=20 column.hand=tribune_1,mining,assassin_1 forum=aurelius seat_order=as_joined "
)


def at(text: str = "", **options: object) -> Republic:
    words = " ".join(f"{name}={value}" for name, value in options.items())
    return KIND.from_position(f"{TABLE} {text} {words}", 1)


def agree(game: Republic, text: str) -> int:
    """An agreement that its parties have accepted. Says its number."""
    offered = clauses.read(text)
    number = game.offer(offered[0].by, offered)
    for seat in range(game.rules.seats):
        deal = game.agreements[-1]
        if deal.parties & ~deal.accepted & 1 << seat:
            game.accept(seat, number)
    assert game.agreements[-1].status == BINDING
    return number


def statuses(game: Republic) -> list[int]:
    return [clause.status for deal in game.agreements for clause in deal.clauses]


def voting(game: Republic, what: list[int], seat: int) -> None:
    """A faction is asked for its votes."""
    game.stack.append(Vote(2, what, 1, man("valerius"), 0, False))
    vote = game.stack[-1]
    assert isinstance(vote, Vote)
    vote.turn = seat
    game.stack.append(Turn(seat, 0, 0, 0, 0, []))
    game.forget()


def refused(game: Republic, text: str) -> tuple[str, str]:
    """The rule and the message with which an offer of the column is refused; nothing is on the table then."""
    before = len(game.agreements)
    with pytest.raises(Illegal) as wrong:
        game.offer(0, clauses.read(text))
    assert len(game.agreements) == before
    for language in LANGUAGES:
        assert say(wrong.value.why, language)
    return wrong.value.rule, wrong.value.why.id.removeprefix("republic-deals-refuse-")


def of_julius() -> list[int]:
    return [proposals.CENSOR, man("julius")]
