"""[1.12.4] Rome must survive: a rebel who has won in the middle of four wars must beat them himself."""

from __future__ import annotations

from typing import Final

from comitium.core.audience import EVERYBODY
from comitium.core.errors import Reason
from comitium.core.frames import Question, Script, Step
from comitium.core.messages import Phrase
from comitium.games.republic.catalogue.values import VICTORY
from comitium.games.republic.choices import SPAN, WAR, verb
from comitium.games.republic.events.victory import ItalyGathered
from comitium.games.republic.rules.common.rebel_governors import REBEL_GOVERNORS
from comitium.games.republic.rules.common.units import home, move_fleets, move_legions
from comitium.games.republic.rules.common.wars import fleet_strength
from comitium.games.republic.rules.r1_10_combat.cleopatra import offer_cleopatra
from comitium.games.republic.rules.r1_10_combat.commanders import go_home, on_war
from comitium.games.republic.rules.r1_10_combat.r1_10_11_battles import AT_SEA, ON_LAND, can_march, can_sail, fight
from comitium.games.republic.rules.r1_10_combat.r1_10_71_capture import ask_ransoms, held_by
from comitium.games.republic.rules.r1_10_combat.r1_10_combat import Combat, next_war
from comitium.games.republic.rules.r1_12_victory.endings import (
    BANKRUPT,
    BY_REBEL,
    MARCHED,
    PEOPLE,
    WARS_TO_FALL,
    falls,
    wins,
)
from comitium.games.republic.rules.r1_12_victory.r1_12_2_rebel import foreign_wars
from comitium.games.republic.rules.r1_12_victory.r1_12_2_winning import life_wins
from comitium.games.republic.state.numbers import (
    ACTIVE,
    ALL_WARS,
    CIVIL_WAR,
    COMBAT,
    FORCE,
    FOUGHT,
    NOBODY,
    RESERVE,
    STRAY,
    UNIT_PLACES,
    bits,
    count,
)
from comitium.games.republic.state.republic import DESERTION, Republic

CANNOT_REACH: Final = Reason("1.12.4", "republic-victory-refuse-war", "war")


def stand_alone(game: Republic, how: int) -> None:
    """[1.12.4] Whatever was going on is over: straight to Combat. [C-38] The other armies of the Senate fight only if he dies
    in the battle that would have made him master of Rome."""
    base = game.stack[0]
    for frame in game.stack:
        if isinstance(frame, Combat):
            base = frame
            frame.go_to(next_war)
    game.unwind(base)
    if game.phase != COMBAT:
        game.phase = COMBAT
        game.spent = [0] * ALL_WARS
    game.push(LastStand(0, how, game.faction[game.rebel]))


class LastStand(Script[Republic]):
    """[1.12.4] The rebel's end game: `seat` is his faction, `how` what he has met, `war` the one he fights, `result` of his
    last battle."""

    def __init__(self, at: int, how: int, seat: int, war: int = NOBODY, result: int = NOBODY) -> None:
        super().__init__(at)
        self.how = how
        self.seat = seat
        self.war = war
        self.result = result

    def steps(self) -> list[Step]:
        return LAST_STAND_STEPS

    def is_sound(self, game: Republic) -> bool:
        return game.rebel >= 0 and MARCHED <= self.how <= PEOPLE and NOBODY <= self.war < CIVIL_WAR


def gather(game: Republic, stand: LastStand) -> None:
    """[1.12.4] [C-38] [C-87] His own army, all legions in Italy, those of an army that faced him, and all fleets of Rome."""
    camp = FORCE + game.rebel
    if game.rules.rebel_governors:
        REBEL_GOVERNORS[0].march_to_last_stand(game)  # C-106
    for senator in bits(on_war(game, CIVIL_WAR)):
        go_home(game, senator, "C-87")
    home(game, STRAY + CIVIL_WAR)  # and what is left of an army that has lost its commander
    move_legions(game, game.legions[ACTIVE], ACTIVE, camp)
    for place in range(UNIT_PLACES):
        if place not in (RESERVE, camp):
            move_fleets(game, game.fleets[place], place, camp)
    if game.has_listener:
        game.tell(ItalyGathered("1.12.4", game.rebel, count(game.legions[camp]), game.fleets[camp]), EVERYBODY)


def reachable(game: Republic) -> list[int]:
    """[1.12.4] The active wars that he has the fleets and the legions for. The order of 1.07.332 does not bind him."""
    rebel = game.rebel
    found: list[int] = []
    for war in range(CIVIL_WAR):
        if game.zone[war] == FOUGHT:
            able = can_sail(game, rebel) if fleet_strength(game, war) else True
            if able and can_march(game, war, rebel):
                found.append(war)
    return found


def pick_war(game: Republic, stand: LastStand) -> None:
    """[1.12.4] He chooses the next war; if he can reach none, all have lost."""
    stand.war = stand.result = NOBODY
    game.marks[DESERTION] = 0
    if reachable(game):
        game.push(NextWar(stand.seat))
    else:
        falls(game, BY_REBEL)


def windows(game: Republic, stand: LastStand) -> None:
    """[C-17] [C-42] As before every battle."""
    offer_cleopatra(game, stand.war, game.rebel)
    ask_ransoms(game, held_by(game, stand.war))


def sea_battle(game: Republic, stand: LastStand) -> None:
    """[1.12.4] Anything but a victory, and all have lost."""
    if fleet_strength(game, stand.war) == 0:
        return
    stand.result = fight(game, stand.war, game.rebel, AT_SEA)
    if stand.result != VICTORY or not is_alive(game) or not can_march(game, stand.war, game.rebel):
        falls(game, BY_REBEL)


def queen_again(game: Republic, stand: LastStand) -> None:
    """[C-17] [C-42] The land battle after one at sea is another battle."""
    if stand.result >= 0:
        windows(game, stand)


def land_battle(game: Republic, stand: LastStand) -> None:
    """[1.12.4] With fewer than four wars left he has won, unless he is dead (C-38)."""
    stand.result = fight(game, stand.war, game.rebel, ON_LAND)
    if stand.result != VICTORY:
        falls(game, BY_REBEL)
    elif foreign_wars(game) >= WARS_TO_FALL:
        if is_alive(game):
            stand.go_to(pick_war)
        else:
            falls(game, BY_REBEL)
    elif is_alive(game):
        wins(game, stand.seat, stand.how)
    else:
        died_winning(game, stand)


def is_alive(game: Republic) -> bool:
    """Whether the rebel is still one."""
    return game.rebels >> game.rebel & 1 == 1


def died_winning(game: Republic, stand: LastStand) -> None:
    """[C-38] He fell in the decisive battle: what that does depends on how he had won, and on the option. Without a victory of
    his a Consul for Life wins, or the rebellion has failed and play goes on; a State that was bankrupt is lost."""
    second = stand.how in (BANKRUPT, PEOPLE)
    option = game.rules.end_game_rebel_dies
    if option == "always_wins" or (second and option == "condition_2_only"):
        wins(game, stand.seat, stand.how)
    elif second:
        falls(game, BY_REBEL)
    else:
        life_wins(game)


LAST_STAND_STEPS: Final[list[Step]] = [gather, pick_war, windows, sea_battle, queen_again, land_battle]


class NextWar(Question[Republic]):
    """[1.12.4] Which war does the rebel fight next?"""

    def legal(self, game: Republic, seat: int) -> list[int]:
        return [WAR + war for war in reachable(game)]

    def answer(self, game: Republic, seat: int, choice: int) -> None:
        game.pop()
        stand = game.stack[-1]
        assert isinstance(stand, LastStand)
        stand.war = choice % SPAN

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        return CANNOT_REACH if verb(choice) == WAR else None

    def rule(self, game: Republic, seat: int) -> str:
        return "1.12.4"

    def ask(self, game: Republic, seat: int) -> Phrase:
        return Phrase("republic-victory-ask-war", {"amount": foreign_wars(game) - WARS_TO_FALL + 1})

    def is_sound(self, game: Republic) -> bool:
        return game.rebel >= 0 and len(reachable(game)) > 0
