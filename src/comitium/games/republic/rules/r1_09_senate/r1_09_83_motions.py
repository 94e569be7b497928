"""[1.09.83] Minor motions: anybody puts words before the house, anybody says aye or no, and nothing comes of it.

Nobody is asked, so that nobody waits: an aye is an act unasked, and the next item of business ends the count.
"""

from __future__ import annotations

from typing import Final

from comitium.core.audience import EVERYBODY
from comitium.core.errors import Reason
from comitium.games.republic.deals.choices import AYE, NAY
from comitium.games.republic.events import senate as events
from comitium.games.republic.rules.common.asides import Aside, register
from comitium.games.republic.rules.r1_09_senate.kinds import S7
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_proposals import Proposing
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_14_vote import Vote
from comitium.games.republic.state.numbers import NOBODY, SENATE, count
from comitium.games.republic.state.republic import Republic

RULE: Final = "1.09.83"
NOT_NOW: Final = Reason(RULE, "republic-senate-refuse-motion")
ONE_AT_A_TIME: Final = Reason(RULE, "republic-senate-refuse-motion-waits")
NO_MOTION: Final = Reason(RULE, "republic-senate-refuse-no-motion")
HAS_SPOKEN: Final = Reason(RULE, "republic-senate-refuse-motion-answered")
NOT_HIS_OWN: Final = Reason(RULE, "republic-senate-refuse-motion-own")


def is_floor(game: Republic) -> bool:
    """Whether the floor is free in the step of other business: nothing is being proposed, nothing voted."""
    if game.phase != SENATE or not game.session.sitting or game.session.step != S7:
        return False
    return game.topmost(Proposing) is None and game.topmost(Vote) is None


def why_not_move(game: Republic, seat: int) -> Reason | None:
    """[1.09.83] Any player, while the floor is free; one motion at a time."""
    if not 0 <= seat < game.rules.seats or not game.playing >> seat & 1 or not is_floor(game):
        return NOT_NOW
    if not game.stack[-1].allows_asides(game, seat):
        return NOT_NOW
    return ONE_AT_A_TIME if game.session.motion else None


def move(game: Republic, seat: int, text: str) -> None:
    """[1.09.83] The words, and that the mover is for them."""
    game.session.motion = text
    game.session.mover = seat
    game.session.ayes = 1 << seat
    game.session.noes = 0
    game.reveals += 1
    if game.has_listener:
        game.tell(events.MotionMoved(RULE, seat, text), EVERYBODY)


def why_not_answer(game: Republic, seat: int) -> Reason | None:
    """Whoever has not spoken to it may; nobody needs to."""
    session = game.session
    if not session.motion or not game.playing >> seat & 1:
        return NO_MOTION
    if session.mover == seat:
        return NOT_HIS_OWN
    return HAS_SPOKEN if (session.ayes | session.noes) >> seat & 1 else None


def answer(game: Republic, seat: int, choice: int) -> None:
    """An aye or a no; neither votes nor talents count."""
    if choice == AYE:
        game.session.ayes |= 1 << seat
    else:
        game.session.noes |= 1 << seat
    game.reveals += 1
    if game.has_listener:
        game.tell(events.MotionAnswered(RULE, seat, 1 if choice == AYE else 0), EVERYBODY)


def close_motion(game: Republic) -> None:
    """The house goes on: how many were for it and how many against it, and nobody loses anything by that."""
    session = game.session
    if session.motion:
        if game.has_listener:
            game.tell(events.MotionClosed(RULE, session.mover, count(session.ayes), count(session.noes)), EVERYBODY)
        session.motion = ""
        session.mover = NOBODY
        session.ayes = 0
        session.noes = 0


class AnswerMotion(Aside):
    """[1.09.83] An aye or a no, from anybody who has not spoken."""

    keeps_question = True

    def __init__(self, verb: int) -> None:
        self.verb = verb

    def menu(self, game: Republic, seat: int) -> list[int]:
        return [self.verb] if game.session.motion and why_not_answer(game, seat) is None else []

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        return why_not_answer(game, seat)

    def act(self, game: Republic, seat: int, choice: int) -> None:
        answer(game, seat, choice)


register(AnswerMotion(AYE))
register(AnswerMotion(NAY))
