"""[1.07.8] [A-35] F3.4: an enemy leader dies, or his strongest war sues for peace; the HRAO chooses."""

from __future__ import annotations

from typing import Any, Final

from comitium.core.audience import EVERYBODY
from comitium.core.errors import Reason
from comitium.core.frames import Question
from comitium.core.messages import Phrase
from comitium.games.republic import names
from comitium.games.republic.catalogue.events import SPOILS_DIVISOR
from comitium.games.republic.catalogue.ids import ENEMY_LEADER_DIES
from comitium.games.republic.choices import LEADER, WAR, argument, verb
from comitium.games.republic.events.forum import LeaderDiscarded, PeacefulEnd
from comitium.games.republic.rules.common.ranks import first_seat
from comitium.games.republic.rules.common.wars import fleet_strength, land_strength
from comitium.games.republic.rules.r1_07_forum.r1_07_21_random_events.r1_07_21_peace import sue_for_peace
from comitium.games.republic.rules.r1_07_forum.r1_07_34_leaders import discard_leader, in_command
from comitium.games.republic.state.numbers import IN_CURIA, IN_REFUGE, LEADERS, NOBODY, ON_BOARD
from comitium.games.republic.state.republic import Republic

RULE: Final = "1.07.8"
NOT_A_LEADER: Final = Reason(RULE, "republic-forum-refuse-enemy-leader")
NOT_IN_PLAY: Final = Reason(RULE, "republic-forum-refuse-enemy-away", "leader")
NOT_STRONGEST: Final = Reason("1.07.8", "republic-forum-refuse-enemy-war", "war")
NOT_A_WAR: Final = Reason("1.07.8", "republic-forum-refuse-enemy-not-war")


def side(game: Republic) -> int:
    """The side of the event that is in play."""
    return 2 * ENEMY_LEADER_DIES + min(game.levels[ENEMY_LEADER_DIES], 2) - 1


def mortal(game: Republic) -> list[int]:
    """[A-35] The leaders who may be discarded: those with a war, and only if there is none those in the Curia."""
    with_war: list[int] = []
    for leader in range(LEADERS):
        place = game.enemy[leader]
        if place == ON_BOARD or (place == IN_REFUGE and in_command(game, leader)):
            with_war.append(leader)
    return with_war or [leader for leader in range(LEADERS) if game.enemy[leader] == IN_CURIA]


def strongest(game: Republic, leader: int) -> list[int]:
    """[A-35] Of the active wars that he helps the strongest, land and fleet together; several if they are equal."""
    best = NOBODY
    found: list[int] = []
    for war in in_command(game, leader):
        strength = land_strength(game, war) + fleet_strength(game, war)
        if strength > best:
            best = strength
            found = []
        if strength == best:
            found.append(war)
    return found


def enemy_dies(game: Republic) -> None:
    """[1.07.8] The event, if it is in play. The HRAO is asked only if there is more than one way."""
    if game.levels[ENEMY_LEADER_DIES] == 0:
        return
    leaders = mortal(game)
    if not leaders:
        if game.has_listener:
            game.tell(PeacefulEnd(RULE, side(game)), EVERYBODY)
        return
    question = EnemyLeader(first_seat(game), NOBODY)
    game.push(question)
    if len(leaders) == 1:
        question.name(game, leaders[0])


def remove(game: Republic, leader: int, war: int) -> None:
    """[A-35] He is discarded, unless the Refuge saves him; on the dark side his war goes back into the pile."""
    if game.has_listener:
        game.tell(LeaderDiscarded(RULE, leader), EVERYBODY)
    discard_leader(game, leader, RULE)
    if war >= 0:
        sue_for_peace(game, war, RULE)


class EnemyLeader(Question[Republic]):
    """[1.07.8] W10: the HRAO names a leader and, on the dark side, one of his strongest wars if several are equal."""

    def __init__(self, seat: int, leader: int) -> None:
        super().__init__(seat)
        self.leader = leader

    def legal(self, game: Republic, seat: int) -> list[int]:
        if self.leader >= 0:
            return [WAR + war for war in strongest(game, self.leader)]
        return [LEADER + leader for leader in mortal(game)]

    def answer(self, game: Republic, seat: int, choice: int) -> None:
        if self.leader < 0:
            self.name(game, argument(choice))
        else:
            game.pop()
            remove(game, self.leader, argument(choice))

    def name(self, game: Republic, leader: int) -> None:
        """Go on with this leader; done if nothing is left to choose."""
        wars = strongest(game, leader) if SPOILS_DIVISOR[side(game)] else []
        if len(wars) > 1:
            self.leader = leader
            return
        game.pop()
        remove(game, leader, wars[0] if wars else NOBODY)

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        if self.leader >= 0:
            return NOT_STRONGEST if verb(choice) == WAR else NOT_A_WAR
        return NOT_IN_PLAY if verb(choice) == LEADER else NOT_A_LEADER

    def redraw(self, world: Republic, seat: int, dice: Any) -> None:
        """He is discarded with his war, not before; who can only be one was never chosen, and what is said for a neutral is
        said aloud (4.01.1)."""
        if seat != self.seat and not world.is_neutral(self.seat) and len(mortal(world)) > 1:
            self.leader = NOBODY

    def is_sound(self, game: Republic) -> bool:
        return bool(mortal(game)) and (self.leader < 0 or self.leader in mortal(game))

    def rule(self, game: Republic, seat: int) -> str:
        return RULE

    def ask(self, game: Republic, seat: int) -> Phrase:
        if self.leader >= 0:
            return Phrase("republic-forum-ask-enemy-war", {"leader": names.SPEAKERS["leader"](self.leader)})
        return Phrase("republic-forum-ask-enemy-leader")
