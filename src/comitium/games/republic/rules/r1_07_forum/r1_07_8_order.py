"""[1.07.8] F3, putting Rome in order: Major markers, tax farmers, the Curia."""

from __future__ import annotations

from typing import Final

from comitium.core.audience import EVERYBODY
from comitium.games.republic.catalogue.intrigue import TAX_FARMER_LEADERS, TAX_FARMER_WARS, TAX_FARMERS
from comitium.games.republic.catalogue.tables import CURIA_DIE
from comitium.games.republic.catalogue.wars import LEADER_WARS, TAX_FARMERS_WITH
from comitium.games.republic.events.forum import ConcessionRolled, FamilyRolled, LeaderAged, MajorMarked, TaxFarmersRolled
from comitium.games.republic.rules.common.wars import in_forum
from comitium.games.republic.rules.r1_07_forum.r1_07_3_cards import settle_family
from comitium.games.republic.rules.r1_07_forum.r1_07_34_leaders import die, helpers, matches
from comitium.games.republic.rules.r1_07_forum.r1_07_321_destroyed import destroy
from comitium.games.republic.state.numbers import CONCESSIONS, DESTROYED, FOUGHT, IN_CURIA, IN_FORUM, LEADERS, bits
from comitium.games.republic.state.republic import Republic

RULE: Final = "1.07.8"


def mark_major(game: Republic) -> None:
    """[1.07.8] Step 1: who holds an office, wherever he is. [A-51] A Proconsul holds one, unless the option says otherwise.
    [4.05.1] Nobody in the game for one and two, which has no trials."""
    if game.rules.neutrals:
        return
    marked = 0
    for senator in game.offices:
        if senator >= 0:
            marked |= 1 << senator
    if game.rules.proconsul_major_marker:
        marked |= game.proconsuls
    for senator in bits(marked & ~game.major):
        game.major |= 1 << senator
        if game.has_listener:
            game.tell(MajorMarked(RULE, senator), EVERYBODY)


def tax_farmers(game: Republic) -> None:
    """[1.07.8] Step 2: a die for each cause, which omens do not touch; it destroys the tax farmer of its number."""
    causes = 0
    for war in TAX_FARMER_WARS:
        if game.zone[war] == FOUGHT:
            causes += 1
    for leader in TAX_FARMER_LEADERS:
        for war in TAX_FARMERS_WITH[leader]:
            if game.zone[war] == FOUGHT and leader in helpers(game, war):
                causes += 1
    for _ in range(causes):
        thrown = game.die()
        concession = TAX_FARMERS[thrown - 1]
        if game.has_listener:
            game.tell(TaxFarmersRolled(RULE, thrown, concession), EVERYBODY)
        destroy(game, concession, RULE)


def recover(game: Republic) -> None:
    """[1.07.8] Step 3: a die less the omens for each concession and family in the Curia, which may come back, and for each
    leader there without a war in the Forum, who may die."""
    for concession in range(CONCESSIONS):
        if game.holder[concession] == DESTROYED:
            thrown = game.die()
            back = thrown - game.omens >= CURIA_DIE
            if back:
                game.holder[concession] = IN_FORUM
            if game.has_listener:
                game.tell(ConcessionRolled(RULE, concession, thrown, 1 if back else 0), EVERYBODY)
    for family in game.curia[:]:
        thrown = game.die()
        back = thrown - game.omens >= CURIA_DIE
        if game.has_listener:
            game.tell(FamilyRolled(RULE, family, thrown, 1 if back else 0), EVERYBODY)
        if back:
            game.curia.remove(family)
            settle_family(game, family, RULE)
    for leader in range(LEADERS):
        if game.enemy[leader] == IN_CURIA and ages(game, leader):
            thrown = game.die()
            dies = thrown - game.omens >= CURIA_DIE
            if game.has_listener:
                game.tell(LeaderAged(RULE, leader, thrown, 1 if dies else 0), EVERYBODY)
            if dies:
                die(game, leader, RULE)


def ages(game: Republic, leader: int) -> bool:
    """[1.07.344] Whether a leader in the Curia has no war in the Forum that he could lead; Viriathus ages beside a revolt
    whose provinces are missing."""
    for war in LEADER_WARS[leader]:
        if in_forum(game, war) and matches(game, leader, war):
            return False
    return True
