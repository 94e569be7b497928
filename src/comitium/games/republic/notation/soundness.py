"""What must hold in every state: every card, legion, fleet and office is in one place, masks say what lists say.

Asked by tests, by the fuzzer and of every position text; never in play.
"""

from __future__ import annotations

from comitium.games.republic.catalogue.cards import CARD_KEY, CARD_KIND
from comitium.games.republic.catalogue.ids import DECK_EVENT, LAW
from comitium.games.republic.catalogue.provinces import MOST_ARMIES, MOST_FLEETS
from comitium.games.republic.catalogue.senators import SENATOR_FAMILY
from comitium.games.republic.rules.r3_setup.r3_01_4_cards import scenario_of
from comitium.games.republic.state.numbers import (
    ALL_LEGIONS,
    ALLIED,
    AT_WAR,
    CAPTIVE,
    CARDS,
    FAMILIES,
    FLEETS,
    FORCE,
    FOUGHT,
    GOVERNED,
    GOVERNING,
    HELD,
    IMMINENT,
    INACTIVE,
    LEGIONS,
    MISSION,
    OUT,
    PROVINCES,
    REBEL,
    REVOLT,
    ROME,
    SENATORS,
    UNKNOWN,
)
from comitium.games.republic.state.republic import Republic
from comitium.games.republic.worlds.unseen import is_on_table, stage, sure


def flaw(game: Republic) -> str:
    """What is wrong with a state, or nothing."""
    return flaw_of_people(game) or flaw_of_forces(game) or flaw_of_provinces(game) or flaw_of_cards(game)


# -- people


def flaw_of_people(game: Republic) -> str:
    for senator in range(SENATORS):
        mask = 1 << senator
        where, faction = game.where[senator], game.faction[senator]
        if not OUT <= where <= MISSION + 2:
            return f"senator {senator} is at {where}"
        for seat in range(game.rules.seats):
            if (game.members[seat] & mask != 0) != (faction == seat):
                return f"senator {senator} and faction {seat}"
        if (game.rome & mask != 0) != (where == ROME and faction >= 0) or (game.forum & mask != 0) != (
            where == ROME and faction < 0
        ):
            return f"senator {senator} and Rome"
        if where == OUT and (faction >= 0 or game.talents[senator] or game.knights[senator] or offices_of(game, senator)):
            return f"senator {senator} is out of play and has something"
        if min(game.talents[senator], game.knights[senator], game.influence[senator]) < 0 or abs(game.popularity[senator]) > 9:
            return f"senator {senator} has impossible numbers"
        if (game.rebels & mask != 0) != (where == REBEL):
            return f"senator {senator} and the rebels"
        if game.on_family & mask and (senator < FAMILIES or where == OUT or game.where[SENATOR_FAMILY[senator] - 1] != OUT):
            return f"senator {senator} and his family"
    for seat in range(game.rules.seats):
        if game.leader[seat] >= 0 and game.faction[game.leader[seat]] != seat:
            return f"the leader of {seat}"
        if game.box[seat] < 0:
            return f"the treasury of {seat}"
    if game.rebel >= 0 and not game.rebels >> game.rebel & 1 and not game.ending:
        return "the primary rebel"
    if game.treasury < 0 or game.unrest < 0 or len(set(game.curia)) != len(game.curia):
        return "the State"
    return flaw_of_offices(game)


def offices_of(game: Republic, senator: int) -> int:
    return game.offices.count(senator)


def flaw_of_offices(game: Republic) -> str:
    for office, holder in enumerate(game.offices):
        if holder >= 0 and (game.where[holder] == OUT or game.faction[holder] < 0):
            return f"office {office} is held by {holder}"
    man = game.consul_for_life
    return "the Consul for Life" if man >= 0 and game.where[man] == OUT else ""


# -- forces and provinces


def flaw_of_forces(game: Republic) -> str:
    seen = 0
    for mask in game.legions:
        if seen & mask:
            return "a legion stands in two places"
        seen |= mask
    if seen != ALL_LEGIONS or sum(game.fleets) != FLEETS or min(game.fleets) < 0:
        return "legions or fleets are lost"
    for senator in range(SENATORS):
        place = FORCE + senator
        beheaded = game.ending and senator == game.rebel  # [1.12.4] with his death the game has ended
        if (game.legions[place] or game.fleets[place]) and not commands(game, senator) and not beheaded:
            return f"the force of {senator} has no commander"
    if game.veterans & game.legions[0]:
        return "veterans in the reserve"
    for legion in range(LEGIONS):
        patron = game.allegiance[legion]
        if patron >= 0 and (not game.veterans >> legion & 1 or game.where[patron] == OUT):
            return f"the allegiance of legion {legion}"
    return flaw_of_disbanded(game) if game.rules.veterans else ""


def flaw_of_disbanded(game: Republic) -> str:
    """[2.04] Disbanded legions lie in the reserve; who may call them up is in play and has gained oratory by each of them."""
    for legion in range(LEGIONS):
        senator = game.recallable_by[legion]
        if senator >= 0 and (not game.legions[0] >> legion & 1 or game.where[senator] == OUT):
            return f"the disbanded legion {legion}"
    for senator in range(SENATORS):
        gained = game.gained_oratory[senator]
        if gained < game.recallable_by.count(senator) or (gained and game.where[senator] == OUT):
            return f"the oratory of {senator}"
    return ""


def commands(game: Republic, senator: int) -> bool:
    """Whether he has a force of his own: at war, in revolt, or fetching a bequest."""
    where = game.where[senator]
    return AT_WAR <= where < CAPTIVE or where >= REBEL


def flaw_of_provinces(game: Republic) -> str:
    for province in range(PROVINCES):
        governor = game.governor[province]
        if (governor >= 0) != (game.province[province] == GOVERNED):
            return f"province {province} and its governor"
        if governor >= 0 and game.where[governor] == OUT:
            return f"the governor of province {province}"
    for senator in range(SENATORS):
        where = game.where[senator]
        if GOVERNING <= where < AT_WAR and game.governor[where - GOVERNING] != senator:
            return f"senator {senator} governs nothing"
    if game.rules.provincial_wars:
        found = flaw_of_provincial_forces(game) or flaw_of_rebel_governors(game)
        if found:
            return found
    for place in range(0, len(game.plunder), 2):
        pair = game.plunder[place : place + 2]
        known = len(pair) == 2 and 0 <= pair[0] < SENATORS and 0 <= pair[1] < PROVINCES
        if not known or not game.looted >> pair[1] & 1:
            return f"{pair} is no plunder"
    return ""


def flaw_of_provincial_forces(game: Republic) -> str:
    """[2.02] Every ally helps one war that is in the Forum; only provinces that exist have forces."""
    allied = game.allies[::2]
    if len(game.allies) != 2 * len(set(allied)):
        return "the allies"
    for province in range(PROVINCES):
        if (game.province[province] == ALLIED) != (province in allied):
            return f"province {province} and its war"
        most = max(MOST_ARMIES[2 * province : 2 * province + 2]), max(MOST_FLEETS[2 * province : 2 * province + 2])
        armies, fleets = game.provincial_armies[province], game.provincial_fleets[province]
        if not 0 <= armies <= most[0] or not 0 <= fleets <= most[1]:
            return f"the forces of province {province}"
        if game.province[province] == UNKNOWN and (armies or fleets):
            return f"province {province} has forces and does not exist"
    for war in game.allies[1::2]:
        if game.zone[war] not in (FOUGHT, INACTIVE, IMMINENT):
            return f"the allies of war {war}"
    return ""


def flaw_of_rebel_governors(game: Republic) -> str:
    """[2.03] Only rebels hold a province against the Senate or are at sea; provincial armies are away with a rebel only."""
    if not game.rules.rebel_governors:
        return "rebel governors" if HELD in game.zone else ""
    if game.rebel < 0 or game.ending:
        return "the armies of no rebel" if game.rebel < 0 and (game.armies_in_italy or game.at_sea >= 0) else ""
    if min(game.armies_in_italy, game.armies_at_sea, game.released_fleets) < 0 or game.released_fleets > game.fleets[1]:
        return "the armies of the rebels"
    if game.at_sea < 0 and game.armies_at_sea:
        return "armies at sea with nobody"
    if game.at_sea >= 0 and (not game.rebels >> game.at_sea & 1 or game.held_by(game.at_sea) >= 0):
        return f"senator {game.at_sea} at sea"
    for province in range(PROVINCES):
        if game.zone[REVOLT + province] == HELD and not game.rebels >> game.governor[province] & 1:
            return f"nobody holds province {province}"
    return ""


# -- cards


def flaw_of_cards(game: Republic) -> str:
    """Every card lies in one place, and none that plays for certain is missing."""
    found = [0] * CARDS
    for pile in (game.deck, game.discards, game.guards[1::2], *game.piles, *game.hands):
        for card in pile:
            found[card] += 1
    for card in range(CARDS):
        found[card] += 1 if is_on_table(game, card) else 0
        if found[card] > 1:
            return f"{CARD_KEY[card]} is in two places"
    for hand in game.hands:
        if hand != sorted(hand):
            return "a hand is not sorted"
    for seat, hand in enumerate(game.hands):
        for card in hand:
            if not game.known[card] >> seat & 1:
                return f"{CARD_KEY[card]} is not known to its owner"
    if game.deck or game.piles or game.turn:
        return flaw_of_decks(game, found)
    return ""


def flaw_of_decks(game: Republic, found: list[int]) -> str:
    """No card of a deck that is played with is missing. Repealed laws and past events leave the game."""
    scenario = scenario_of(game.rules)
    for deck in range(stage(game) + 1):
        for card in sure(game, scenario, deck):
            if not found[card] and CARD_KIND[card] not in (LAW, DECK_EVENT):
                return f"{CARD_KEY[card]} is nowhere"
    return ""
