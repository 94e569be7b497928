"""[1.07.34] The enemy's leaders: with which wars they are, the Curia, and the Refuge that may save one of them.

Where a leader is stands in `enemy`. One in the Refuge still helps his own active wars, and those of `marks[REFUGE_WARS]`, a
bit for each; as long as he lies there the Refuge card stays in play, and no second leader finds room (A-53).
"""

from __future__ import annotations

from typing import Final

from comitium.core.audience import EVERYBODY
from comitium.games.republic.catalogue.ids import REFUGE
from comitium.games.republic.catalogue.values import CONDITIONAL
from comitium.games.republic.catalogue.wars import (
    ACTIVATION,
    ACTIVE_IF,
    LEADER_WARS,
    ONLY_IF_ATTACKED,
    WAITS_FOR_PROVINCES,
    WAR_CARD,
    WAR_LEADERS,
)
from comitium.games.republic.events.wars import (
    LeaderAided,
    LeaderDied,
    LeaderJoined,
    LeaderRose,
    LeaderTookRefuge,
    LeaderWaits,
)
from comitium.games.republic.rules.r1_07_forum.r1_07_3_deck import may_be_in_pile
from comitium.games.republic.state.numbers import (
    ALL_WARS,
    CIVIL_WAR,
    DEAD,
    FOUGHT,
    IMMINENT,
    IN_CURIA,
    IN_REFUGE,
    INACTIVE,
    LEADERS,
    NOBODY,
    NOWHERE,
    ON_BOARD,
    UNKNOWN,
    WARS,
)
from comitium.games.republic.state.republic import REFUGE_WARS, Republic

LIGHT_SIDE: Final = 1  # in `levels`
DARK_SIDE: Final = 2


# -- who leads which war


def lacks_provinces(game: Republic, war: int) -> bool:
    """[1.07.33] A war with a question mark whose provinces do not all exist."""
    if ACTIVATION[war] == CONDITIONAL:
        for province in ACTIVE_IF[war]:
            if game.province[province] == UNKNOWN:
                return True
    return False


def is_locked(game: Republic, war: int) -> bool:
    """[A-25] With `locked_until_provinces`: a war that can be neither matched nor led nor woken yet."""
    return game.rules.locked_wars and game.zone[war] != FOUGHT and lacks_provinces(game, war)


def matches(game: Republic, leader: int, war: int) -> bool:
    """[1.07.341] Whether he would lead it now: Viriathus only what has its provinces, and nobody a locked war (A-25)."""
    if war not in LEADER_WARS[leader]:
        return False
    return not (WAITS_FOR_PROVINCES[leader] and lacks_provinces(game, war)) and not is_locked(game, war)


def helpers(game: Republic, war: int) -> list[int]:
    """[1.07.342] The leaders that help a war; for one that is not active, those that would if the Senate attacked it."""
    found: list[int] = []
    if war == CIVIL_WAR:
        return found
    aided = game.marks[REFUGE_WARS] >> war & 1 == 1
    for leader in WAR_LEADERS[war] if war < WARS else NO_LEADERS:
        place = game.enemy[leader]
        there = place == ON_BOARD or (place == IN_REFUGE and not aided) or (place == IN_CURIA and game.zone[war] != FOUGHT)
        if there and matches(game, leader, war):
            found.append(leader)
    if aided:
        leader = refugee(game)
        if leader >= 0:
            found.append(leader)
    return found


NO_LEADERS: Final[tuple[int, ...]] = ()


def in_command(game: Republic, leader: int) -> list[int]:
    """The active wars that he helps."""
    return [war for war in range(ALL_WARS) if game.zone[war] == FOUGHT and leader in helpers(game, war)]


# -- how they come


def place_leader(game: Republic, leader: int, rule: str) -> None:
    """[1.07.34] [1.07.341] [1.07.344] A leader was drawn: with his wars, which become active, in the Curia, or gone."""
    wars = [war for war in LEADER_WARS[leader] if game.zone[war] in (FOUGHT, INACTIVE) and matches(game, leader, war)]
    if wars:
        game.enemy[leader] = ON_BOARD
        if game.has_listener:
            game.tell(LeaderJoined(rule, leader), EVERYBODY)
        for war in wars:
            if game.zone[war] == INACTIVE and not ONLY_IF_ATTACKED[war]:
                game.referee().activate_war(game, war, rule)
    else:
        send_to_curia(game, leader, rule)


def waits_to_join(game: Republic, war: int) -> bool:
    """[1.07.341] [A-53] Whether a leader in the Curia, or one in the Refuge, makes it active when it is drawn."""
    for leader in WAR_LEADERS[war]:
        if game.enemy[leader] == IN_CURIA and matches(game, leader, war):
            return True
    return game.levels[REFUGE] == LIGHT_SIDE and refugee(game) >= 0 and game.marks[REFUGE_WARS] == 0


def join_from_curia(game: Republic, war: int, rule: str) -> None:
    """[A-26] The leaders of a war that has become active leave the Curia."""
    if war >= WARS:
        return
    for leader in WAR_LEADERS[war]:
        if game.enemy[leader] == IN_CURIA and matches(game, leader, war):
            game.enemy[leader] = ON_BOARD
            if game.has_listener:
                game.tell(LeaderJoined(rule, leader), EVERYBODY)


# -- how they go


def send_to_curia(game: Republic, leader: int, rule: str) -> None:
    """[1.07.344] He waits in the Curia, unless no war of his can ever come: then he is out of the game (A-27)."""
    if not has_hope(game, leader):
        die(game, leader, rule)
        return
    game.enemy[leader] = IN_CURIA
    if game.has_listener:
        game.tell(LeaderWaits(rule, leader), EVERYBODY)


def has_hope(game: Republic, leader: int) -> bool:
    """[A-27] Whether a war of his is in the Forum or may still come, as far as everybody can tell."""
    for war in LEADER_WARS[leader]:
        zone = game.zone[war]
        if zone in (FOUGHT, INACTIVE, IMMINENT) or (zone == NOWHERE and may_be_in_pile(game, WAR_CARD[war])):
            return True
    return False


def die(game: Republic, leader: int, rule: str) -> None:
    """He is out of the game."""
    game.enemy[leader] = DEAD
    if game.has_listener:
        game.tell(LeaderDied(rule, leader), EVERYBODY)


def leave_war(game: Republic, war: int, rule: str) -> None:
    """[1.07.344] A war has left play: leaders without another active one leave too. [1.07.21] Who was in the Refuge for its
    sake leaves for good, and the Refuge card with him."""
    if war < WARS:
        for leader in WAR_LEADERS[war]:
            idle = game.enemy[leader] == ON_BOARD and not in_command(game, leader)
            if idle and not take_refuge(game, leader, rule):
                send_to_curia(game, leader, rule)
            elif game.enemy[leader] == IN_CURIA and not has_hope(game, leader):
                die(game, leader, rule)
    aided = game.marks[REFUGE_WARS]
    if aided >> war & 1:
        game.marks[REFUGE_WARS] = aided & ~(1 << war)
        if game.marks[REFUGE_WARS] == 0:
            leave_refuge(game, rule)


def discard_leader(game: Republic, leader: int, rule: str) -> None:
    """[1.07.8] An event takes a leader away; only the Refuge can save him."""
    if game.enemy[leader] == IN_REFUGE:
        leave_refuge(game, rule)
    elif not take_refuge(game, leader, rule):
        die(game, leader, rule)


# -- the Refuge


def refugee(game: Republic) -> int:
    """The leader in the Refuge, or NOBODY."""
    for leader in range(LEADERS):
        if game.enemy[leader] == IN_REFUGE:
            return leader
    return NOBODY


def take_refuge(game: Republic, leader: int, rule: str) -> bool:
    """[1.07.21] The Refuge card catches the first leader who would leave; on its dark side he rises at once. False: not he."""
    if game.levels[REFUGE] == 0 or refugee(game) >= 0:
        return False
    game.enemy[leader] = IN_REFUGE
    game.marks[REFUGE_WARS] = 0
    if game.has_listener:
        game.tell(LeaderTookRefuge(rule, leader), EVERYBODY)
    if game.levels[REFUGE] >= DARK_SIDE:
        rise(game, rule)
    return True


def rise(game: Republic, rule: str) -> None:
    """[1.07.21] [A-53] Dark side: he wakes every inactive war that can be woken, and helps every war in the Forum from now on;
    an imminent one, and one that only an attack wakes (A-58), as soon as it is active."""
    aided = 0
    for war in range(CIVIL_WAR):
        if game.zone[war] in (FOUGHT, INACTIVE, IMMINENT):
            aided |= 1 << war
    if aided == 0:
        leave_refuge(game, rule)
        return
    game.marks[REFUGE_WARS] = aided
    if game.has_listener:
        game.tell(LeaderRose(rule, refugee(game)), EVERYBODY)
    for war in range(WARS):
        if game.zone[war] == INACTIVE and not ONLY_IF_ATTACKED[war] and not is_locked(game, war):
            game.referee().activate_war(game, war, rule)


def join_from_refuge(game: Republic, war: int, rule: str) -> None:
    """[A-53] Light side: the leader who waits there helps the war that was just drawn."""
    leader = refugee(game)
    if leader < 0 or game.levels[REFUGE] != LIGHT_SIDE or game.marks[REFUGE_WARS]:
        return
    game.marks[REFUGE_WARS] = 1 << war
    if game.has_listener:
        game.tell(LeaderAided(rule, leader, war), EVERYBODY)


def leave_refuge(game: Republic, rule: str) -> None:
    """The leader in the Refuge is discarded, and the card leaves play."""
    leader = refugee(game)
    game.marks[REFUGE_WARS] = 0
    game.levels[REFUGE] = 0
    if leader >= 0:
        die(game, leader, rule)
