"""[1.10.9] What the end of the Combat Phase looks at: wars that are not prosecuted, the Rhodians, and whether Rome still
stands."""

from __future__ import annotations

from comitium.core.audience import EVERYBODY
from comitium.games.republic.catalogue.ids import LUCULLUS as LUCULLUS_MAN
from comitium.games.republic.events.combat import RhodiansLeft, WarsCounted, WarsProsecuted, WarsUnprosecuted
from comitium.games.republic.rules.common.wars import support
from comitium.games.republic.rules.r1_07_forum.r1_07_21_random_events.r1_07_21_rhodian import dissolve_alliance
from comitium.games.republic.rules.r1_10_combat.commanders import fleets_on, legions_on
from comitium.games.republic.rules.r1_12_victory.r1_12_3_defeat import overrun
from comitium.games.republic.state.numbers import ALL_WARS, AT_WAR, BEATEN, CIVIL_WAR, FOUGHT, NOWHERE, REVOLT, bits
from comitium.games.republic.state.republic import LUCULLUS, RHODIAN_FLEETS, RHODIAN_WARS, Republic


def is_prosecuted(game: Republic, war: int) -> bool:
    """[1.10.9] [T-4] [C-21] A land battle, and a legion with the fleet support still there; or a battle at sea, and a fleet
    or the marker of a naval victory still there. [C-22] The civil war: a battle, and a legion. [C-40] Not where Lucullus
    drew back. [2.03.8] Of a primary rebel who stays in his province, what counts is the attack on it."""
    if war == CIVIL_WAR and game.rules.rebel_governors and game.stronghold() >= 0:
        war = REVOLT + game.stronghold()
    if game.marks[LUCULLUS] and game.where[LUCULLUS_MAN] == AT_WAR + war:
        return False
    if game.fought_land >> war & 1 and legions_on(game, war) > 0 and fleets_on(game, war) >= support(game, war):
        return True
    return game.fought_sea >> war & 1 == 1 and (fleets_on(game, war) > 0 or game.naval_victory >> war & 1 == 1)


def judge_wars(game: Republic) -> None:
    """[1.10.9] Each active war, and the civil war if it counts."""
    kept: list[int] = []
    dropped: list[int] = []
    game.unprosecuted = 0
    for war in range(ALL_WARS):
        if game.zone[war] != FOUGHT or (war == CIVIL_WAR and not game.counts_civil_war()):
            continue
        if is_prosecuted(game, war):
            kept.append(war)
        else:
            dropped.append(war)
            game.unprosecuted |= 1 << war
    if game.has_listener:
        if kept:
            game.tell(WarsProsecuted("1.10.9", tuple(kept)), EVERYBODY)
        if dropped:
            game.tell(WarsUnprosecuted("1.10.9", tuple(dropped)), EVERYBODY)


def end_alliance(game: Republic) -> None:
    """[1.07.21] The Rhodians go once a war that they came for is beaten: as many fleets as they brought, or all there are."""
    if not game.marks[RHODIAN_FLEETS]:
        return
    for war in bits(game.marks[RHODIAN_WARS]):
        gone = game.zone[war] == BEATEN if war < REVOLT else game.zone[war] == NOWHERE
        if gone:
            fleets = dissolve_alliance(game)
            if game.has_listener:
                game.tell(RhodiansLeft("1.07.21", war, fleets), EVERYBODY)
            return


def count_wars(game: Republic) -> None:
    """[1.12.3] Four active wars at the end of the Combat Phase are too many."""
    wars = game.active_wars()
    if game.has_listener:
        game.tell(WarsCounted("1.12.3", wars), EVERYBODY)
    overrun(game, wars)
