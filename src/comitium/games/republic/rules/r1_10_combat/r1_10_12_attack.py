"""[1.10.1] [1.10.12] What one force does on its war: at sea, then on land; and all forces on one war after each other."""

from __future__ import annotations

from typing import Final

from comitium.core.audience import EVERYBODY
from comitium.core.errors import Reason
from comitium.core.frames import Question, Script, Step
from comitium.core.messages import Phrase
from comitium.games.republic import names
from comitium.games.republic.catalogue.values import DEFEAT, VICTORY
from comitium.games.republic.choices import NO, YES
from comitium.games.republic.events.combat import CommanderIdle
from comitium.games.republic.rules.common.rebel_governors import REBEL_GOVERNORS
from comitium.games.republic.rules.common.wars import fleet_strength
from comitium.games.republic.rules.r1_10_combat.cleopatra import offer_cleopatra
from comitium.games.republic.rules.r1_10_combat.commanders import is_fought, make_proconsul, on_war
from comitium.games.republic.rules.r1_10_combat.proscription import offer_proscription
from comitium.games.republic.rules.r1_10_combat.r1_10_1_order import TOGETHER, Order, Ordered, are_commanders, by_dispatch
from comitium.games.republic.rules.r1_10_combat.r1_10_11_battles import AT_SEA, ON_LAND, can_march, can_sail, fight
from comitium.games.republic.rules.r1_10_combat.r1_10_71_capture import ask_ransoms, held_by
from comitium.games.republic.rules.r1_11_revolution.r1_11_36_veterans import join_rebel, offer_defection
from comitium.games.republic.rules.r1_11_revolution.r1_11_37_civil_war import clash
from comitium.games.republic.rules.r1_12_victory.endings import MARCHED
from comitium.games.republic.rules.r1_12_victory.r1_12_2_rebel import rebel_prevails
from comitium.games.republic.state.numbers import ALL_WARS, AT_WAR, CIVIL_WAR, FORCE, HELD, NOBODY, REVOLT, bits
from comitium.games.republic.state.republic import DESERTION, Republic

ONLY_YES_OR_NO: Final = Reason("1.10.12", "republic-combat-refuse-ashore")


class Engagement(Ordered):
    """[1.10.1] All forces on one war, to the end, before the next war begins."""

    def __init__(self, at: int, war: int, queue: list[int] | None = None) -> None:
        super().__init__(at, queue)
        self.war = war

    def steps(self) -> list[Step]:
        return ENGAGEMENT

    def is_sound(self, game: Republic) -> bool:
        """Who was still to attack is at home once the war is over (C-20)."""
        return 0 <= self.war < ALL_WARS and (not is_fought(game, self.war) or are_commanders(game, self.queue))


def settle_order(game: Republic, engagement: Engagement) -> None:
    """[1.09.645] Several forces on one war: their owners agree who goes first, whenever they were sent, or the dice tell."""
    game.marks[DESERTION] = 0
    commanders = bits(on_war(game, engagement.war))
    if len(commanders) < 2:
        engagement.queue = commanders
        return
    game.push(Order(0, TOGETHER, by_dispatch(game, commanders), []))


def next_force(game: Republic, engagement: Engagement) -> None:
    """[1.10.1] Unless the war is gone, the next force attacks; nobody may refuse (C-4)."""
    if not engagement.queue or not is_fought(game, engagement.war):
        return
    commander = engagement.queue.pop(0)
    if game.where[commander] == AT_WAR + engagement.war:
        game.push(Attack(0, engagement.war, commander))
    engagement.again()


ENGAGEMENT: Final[list[Step]] = [settle_order, next_force]


class Attack(Script[Republic]):
    """[K3.2] One force: the windows before a battle, the battle at sea, the one on land, what is asked after it. `result` is
    that of its last battle, NOBODY before the first."""

    def __init__(self, at: int, war: int, commander: int, result: int = NOBODY) -> None:
        super().__init__(at)
        self.war = war
        self.commander = commander
        self.result = result

    def steps(self) -> list[Step]:
        return ATTACK

    def is_sound(self, game: Republic) -> bool:
        return 0 <= self.war < ALL_WARS and 0 <= self.commander < len(game.where) and NOBODY <= self.result <= VICTORY


def last_ransom(game: Republic, attack: Attack) -> None:
    """[C-17] Before each battle against the war that holds them, captives can be ransomed."""
    ask_ransoms(game, held_by(game, attack.war))


def veterans_choose(game: Republic, attack: Attack) -> None:
    """[1.11.36] Before a battle against the rebel, veterans change sides."""
    if is_rebels(game, attack.war):
        join_rebel(game)
        offer_defection(game, FORCE + attack.commander)


def queen_before(game: Republic, attack: Attack) -> None:
    """[C-42] Cleopatra may take a side before each battle of the Alexandrine War."""
    if is_there(game, attack):
        offer_cleopatra(game, attack.war, attack.commander)


def at_sea(game: Republic, attack: Attack) -> None:
    """[1.10.12] A war with a fleet must be beaten at sea first."""
    if attack.war == CIVIL_WAR or not is_there(game, attack) or fleet_strength(game, attack.war) == 0:
        return
    if not can_sail(game, attack.commander):
        idle(game, attack)
        attack.go_to(after_battle)
        return
    if is_rebels(game, attack.war):
        attack.result = REBEL_GOVERNORS[0].fight_at_sea(game, attack.war - REVOLT, attack.commander)
    else:
        attack.result = fight(game, attack.war, attack.commander, AT_SEA)
    if attack.result != VICTORY:
        attack.go_to(after_battle)
    else:
        after_sea(game, attack)


def after_sea(game: Republic, attack: Attack) -> None:
    """[1.10.12] [C-5] Who still has what a land battle needs may go on; otherwise he stops as a victorious commander."""
    if not is_there(game, attack):
        attack.go_to(after_battle)
    elif can_march(game, attack.war, attack.commander):
        game.push(Ashore(game.faction[attack.commander], attack.commander))
    else:
        stop(game, attack)


def stop(game: Republic, attack: Attack) -> None:
    """[C-5] No land battle after the one at sea: he has won, unless the option makes a Proconsul of him."""
    if game.rules.naval_winner_proconsul:
        make_proconsul(game, attack.commander, "1.10.8")
    attack.go_to(after_battle)


def queen_again(game: Republic, attack: Attack) -> None:
    """[C-17] [C-42] The land battle after one at sea is another battle, with its own windows."""
    if attack.result >= 0 and is_there(game, attack):
        queen_before(game, attack)
        last_ransom(game, attack)


def on_land(game: Republic, attack: Attack) -> None:
    """[1.10.11] The land battle, or the one against the rebel. [C-3] Who cannot fight stays as Proconsul."""
    if not is_there(game, attack):
        return
    if not can_march(game, attack.war, attack.commander):
        idle(game, attack)
    elif not is_rebels(game, attack.war):
        attack.result = fight(game, attack.war, attack.commander, ON_LAND)
    else:
        attack.result = clash(game, attack.war, attack.commander)
        if attack.result in (DEFEAT, VICTORY):
            offer_proscription(game)
        attack.go_to(after_clash)


def after_battle(game: Republic, attack: Attack) -> None:
    """[C-17] Whoever has been captured may be ransomed at once."""
    ask_ransoms(game, held_by(game, attack.war))
    attack.skip()


def after_clash(game: Republic, attack: Attack) -> None:
    """[1.11.373] The Senate was beaten: the rebel has won, if Rome survives; [2.03.92] not in a province."""
    if attack.result == DEFEAT and attack.war == CIVIL_WAR and game.rebel >= 0:
        rebel_prevails(game, MARCHED)


def is_rebels(game: Republic, war: int) -> bool:
    """[1.11.37] [2.03.81] Whether rebels are fought there."""
    return war == CIVIL_WAR or game.zone[war] == HELD


def is_there(game: Republic, attack: Attack) -> bool:
    """Whether the commander still stands on his war, which is still fought."""
    return game.where[attack.commander] == AT_WAR + attack.war and is_fought(game, attack.war)


def idle(game: Republic, attack: Attack) -> None:
    """[C-3] He has nothing to fight with."""
    if game.has_listener:
        game.tell(CommanderIdle("C-3", attack.commander, attack.war), EVERYBODY)
    make_proconsul(game, attack.commander, "C-3")


ATTACK: Final[list[Step]] = [
    last_ransom, veterans_choose, queen_before, at_sea, queen_again, on_land, after_battle, after_clash,
]  # fmt: skip


class Ashore(Question[Republic]):
    """[1.10.12] The enemy's fleet is beaten: attack on land at once?"""

    def __init__(self, seat: int, senator: int) -> None:
        super().__init__(seat)
        self.senator = senator

    def legal(self, game: Republic, seat: int) -> list[int]:
        return [YES, NO]

    def answer(self, game: Republic, seat: int, choice: int) -> None:
        game.pop()
        attack = game.stack[-1]
        assert isinstance(attack, Attack)
        if choice == NO:
            stop(game, attack)

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        return ONLY_YES_OR_NO

    def rule(self, game: Republic, seat: int) -> str:
        return "1.10.12"

    def ask(self, game: Republic, seat: int) -> Phrase:
        return Phrase("republic-combat-ask-ashore", {"senator": names.senator(self.senator)})

    def is_sound(self, game: Republic) -> bool:
        return 0 <= self.senator < len(game.where) and game.faction[self.senator] == self.seat
