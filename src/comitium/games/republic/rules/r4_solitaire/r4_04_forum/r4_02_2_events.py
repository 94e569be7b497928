"""[4.02.2] What the dominant player decides for a neutral HRAO in events, and what is usual (table H1)."""

from __future__ import annotations

from comitium.games.republic.catalogue.wars import LEADER_STRENGTH
from comitium.games.republic.choices import FACTION, FLEETS, LEADER, WAR, argument, verb
from comitium.games.republic.rules.common.wars import fleet_strength, land_strength, support
from comitium.games.republic.rules.r1_07_forum.r1_07_8_enemy import EnemyLeader
from comitium.games.republic.rules.r1_07_forum.r1_07_21_random_events.r1_07_21_storm import Storm
from comitium.games.republic.rules.r1_07_forum.r1_07_37_deck_events import NameGuilty
from comitium.games.republic.rules.r1_09_senate.r1_09_8_various import influence_of
from comitium.games.republic.rules.r1_09_senate.r1_09_9_closing import ChooseAlly
from comitium.games.republic.rules.r4_solitaire.r4_01_3_ties import best
from comitium.games.republic.rules.r4_solitaire.r4_02_1_directives import Procedure, register
from comitium.games.republic.rules.r4_solitaire.r4_02_2_dominant import delegate
from comitium.games.republic.state.numbers import ACTIVE, AT_WAR, CAPTIVE, FORCE, STRAY
from comitium.games.republic.state.republic import Republic


class StrongestEnemy(Procedure):
    """[1.07.8] [1.07.21] N16: Enemy Leader Dies, New Alliance: usually the highest strength; of equals the first."""

    code = "N16"
    rule = "4.02.2"

    def act(self, game: Republic, seat: int) -> None:
        menu = game.stack[-1].legal(game, seat)
        delegate(game, seat, best(menu, [(strength(game, choice),) for choice in menu])[0])


def strength(game: Republic, choice: int) -> int:
    """Of a leader what he adds, of a war its land and fleet strength together."""
    if verb(choice) == LEADER:
        return LEADER_STRENGTH[argument(choice)]
    war = choice - WAR
    return land_strength(game, war) + fleet_strength(game, war)


class Guilty(Procedure):
    """[1.07.37] N16: Catilina: usually the faction with most influence; of equals the first."""

    code = "N16"
    rule = "4.02.2"

    def act(self, game: Republic, seat: int) -> None:
        menu = game.stack[-1].legal(game, seat)
        delegate(game, seat, best(menu, [(influence_of(game, game.members[one - FACTION]),) for one in menu])[0])


class SinkFleets(Procedure):
    """[1.07.21] [D-66] N16: Storm at Sea."""

    code = "N16"
    rule = "4.02.2"

    def act(self, game: Republic, seat: int) -> None:
        question = game.stack[-1]
        assert isinstance(question, Storm)
        delegate(game, seat, FLEETS + fleets_to_sink(game, question))


def fleets_to_sink(game: Republic, storm: Storm) -> int:
    """[D-66] What the next place loses if those in Italy go first, then one after the other from the force that has most
    above its support."""
    places = storm.places[len(storm.taken) :]
    fleets = [game.fleets[place] for place in places]
    spare = [game.fleets[place] - support_of(game, place) for place in places]
    for _ in range(storm.left):
        able = [at for at in range(len(places)) if fleets[at]]
        at = best(able, [(int(places[one] == ACTIVE), spare[one]) for one in able])[0]
        fleets[at] -= 1
        spare[at] -= 1
    return game.fleets[places[0]] - fleets[0]


def support_of(game: Republic, place: int) -> int:
    """The fleets that the war there asks for; none in Italy, in a province or with a rebel."""
    if STRAY <= place < FORCE:
        return support(game, place - STRAY)
    if place >= FORCE and AT_WAR <= game.where[place - FORCE] < CAPTIVE:
        return support(game, game.where[place - FORCE] - AT_WAR)
    return 0


register(EnemyLeader, StrongestEnemy())
register(ChooseAlly, StrongestEnemy())
register(NameGuilty, Guilty())
register(Storm, SinkFleets())
