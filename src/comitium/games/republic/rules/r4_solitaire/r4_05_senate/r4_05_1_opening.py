"""[4.05.1] How the session of chapter 4 opens and closes: Q0 and the end of Q4. No trials, no votes (D-48)."""

from __future__ import annotations

from comitium.core.audience import EVERYBODY
from comitium.games.republic.catalogue.ids import CRETA_ET_CYRENAICA, FLACCUS
from comitium.games.republic.events.senate import SenateClosed
from comitium.games.republic.events.solo.reasons import OfficesReturned
from comitium.games.republic.events.solo.senate import StrongestPromoted
from comitium.games.republic.rules.common.people import join
from comitium.games.republic.rules.common.provinces import create_province
from comitium.games.republic.rules.common.watch import DEPARTURE, watch
from comitium.games.republic.rules.r1_07_forum.r1_07_36_laws import claim_commission, may_claim
from comitium.games.republic.rules.r1_09_senate import kinds
from comitium.games.republic.rules.r1_09_senate.r1_09_2_consuls import lose_office, prior_consul
from comitium.games.republic.rules.r1_09_senate.r1_09_4_trials.r1_09_41_prosecutions import clean_up
from comitium.games.republic.rules.r1_09_senate.r1_09_8_various import Promote, repopulate, take_control
from comitium.games.republic.rules.r4_solitaire.r4_01_3_ties import best_senator
from comitium.games.republic.rules.r4_solitaire.r4_02_1_directives import Procedure, register
from comitium.games.republic.state.numbers import (
    APION,
    DICTATOR,
    FIELD_CONSUL,
    MASTER_OF_HORSE,
    OPEN_BEQUEST,
    REBEL,
    ROME_CONSUL,
    UNKNOWN,
    bits,
)
from comitium.games.republic.state.republic import Republic
from comitium.games.republic.state.session import Session

RULE = "4.05.1"


def open_session(game: Republic) -> int:
    """[Q0] A new ledger, Ptolemy Apion's province, Rome is filled up; then the old offices end. Says who may not be Consul
    again."""
    game.session = Session(step=kinds.Q)
    game.coalition = 0
    if game.bequests[APION] == OPEN_BEQUEST and game.province[CRETA_ET_CYRENAICA] == UNKNOWN:
        create_province(game, CRETA_ET_CYRENAICA, False, "1.07.37")
    repopulate(game)
    if game.consul_for_life >= 0:
        take_control(game)
    return end_offices(game)


def end_offices(game: Republic) -> int:
    """N17: [D-17] Consuls, Dictator and Master of Horse give up their offices; Consuls and Dictator take Prior Consul. The
    Censor stays until another is named. Says who was Consul or Dictator."""
    outgoing = 0
    if game.has_listener and max(game.offices[DICTATOR], game.offices[ROME_CONSUL], game.offices[FIELD_CONSUL]) >= 0:
        game.tell(OfficesReturned(RULE), EVERYBODY)
    for office in (DICTATOR, ROME_CONSUL, FIELD_CONSUL):
        man = game.offices[office]
        if man >= 0:
            lose_office(game, office, RULE)
            outgoing |= 1 << man
            if game.where[man] != REBEL:
                prior_consul(game, man)
    lose_office(game, MASTER_OF_HORSE, RULE)
    return outgoing


def claim_for_flaccus(game: Republic) -> None:
    """[D-48] [7A] A neutral Flaccus always takes the Land Commissioner, once the spoils are divided."""
    seat = game.faction[FLACCUS]
    if game.is_neutral(seat) and may_claim(game, seat):
        claim_commission(game)


def close_session(game: Republic) -> None:
    """[Q4] [D-51] Corrupt markers leave the senators in Rome; Rome is filled up a last time."""
    clean_up(game)
    repopulate(game)
    game.session.sitting = False
    game.session.marched = game.session.marched_fleets = 0
    if game.has_listener:
        game.tell(SenateClosed(RULE), EVERYBODY)


class StrongestSenator(Procedure):
    """[1.09.81] [D-49] N32: the senator of the Forum with most oratory and military together."""

    code = "N32"
    rule = RULE

    def act(self, game: Republic, seat: int) -> None:
        game.pop()
        able = bits(game.forum)
        man = best_senator(game, RULE, able, [(game.oratory(one) + game.military(one),) for one in able], ["oratory-military"])
        if game.has_listener:
            game.tell(StrongestPromoted(RULE, seat, man, game.oratory(man) + game.military(man)), EVERYBODY)
        join(game, man, seat, "1.09.81")
        watch(game, DEPARTURE)  # perhaps he is not enough


register(Promote, StrongestSenator())
