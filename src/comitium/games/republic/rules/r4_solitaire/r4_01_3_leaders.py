"""[4.01.3] The leaders of neutral factions."""

from __future__ import annotations

from comitium.core.audience import EVERYBODY
from comitium.games.republic.catalogue.neutrals import NEUTRAL_LEADER
from comitium.games.republic.catalogue.values import LED_BY_INFLUENCE, LED_BY_INFLUENCE_AND_POPULARITY, LED_BY_MILITARY
from comitium.games.republic.events.solo.solitaire import NeutralLeader
from comitium.games.republic.rules.r1_06_revenue.r1_06_11_income import earners
from comitium.games.republic.rules.r1_07_forum.r1_07_7_leader import ChangeLeader
from comitium.games.republic.rules.r4_solitaire.r4_01_3_ties import best, compare, roll_senators
from comitium.games.republic.rules.r4_solitaire.r4_02_1_directives import Procedure, register
from comitium.games.republic.state.numbers import bits
from comitium.games.republic.state.republic import Republic

RULE = "4.01.3"
MEASURES = {
    LED_BY_MILITARY: "military",
    LED_BY_INFLUENCE: "influence",
    LED_BY_INFLUENCE_AND_POPULARITY: "influence-popularity",
}


def claim(game: Republic, seat: int, senator: int) -> int:
    """What makes a leader: military skill, influence, or influence and popularity, as the card says."""
    how = NEUTRAL_LEADER[game.directives[seat]]
    if how == LED_BY_MILITARY:
        return game.military(senator)
    if how == LED_BY_INFLUENCE:
        return game.influence[senator]
    return game.influence[senator] + game.popularity[senator]


def candidates(game: Republic, seat: int) -> list[int]:
    """[D-4] All senators of the faction, absent ones too, but no captives or rebels."""
    return bits(earners(game, seat))


def rightful_leader(game: Republic, seat: int) -> int:
    """Who would lead the faction now: the sitting leader unless somebody is strictly better. NOBODY if nobody can."""
    able = candidates(game, seat)
    present = game.leader[seat]
    if not able:
        return present
    keys: list[tuple[int, ...]] = [(claim(game, seat, senator),) for senator in able]
    first = best(able, keys)
    if present in first:
        return present
    compare(game, RULE, able, keys, [MEASURES[NEUTRAL_LEADER[game.directives[seat]]]])
    return roll_senators(game, RULE, first)


def lead(game: Republic, seat: int) -> None:
    """[4.01.3] The marker goes to the rightful leader."""
    senator = rightful_leader(game, seat)
    if senator == game.leader[seat]:
        return
    game.leader[seat] = senator
    if game.has_listener:
        game.tell(NeutralLeader(RULE, seat, senator), EVERYBODY)


class NewLeader(Procedure):
    """[4.01.3] N14: at F1.6 of each of its initiatives the marker moves if another senator is strictly better."""

    code = "N14"
    rule = RULE

    def act(self, game: Republic, seat: int) -> None:
        game.pop()
        lead(game, seat)


register(ChangeLeader, NewLeader())
