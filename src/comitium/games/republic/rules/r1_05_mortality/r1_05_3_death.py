"""[1.05.3] [1.05.31] What a death takes with it, from any cause (A-7)."""

from __future__ import annotations

from typing import Final

from comitium.core.audience import EVERYBODY
from comitium.games.republic.catalogue.senators import INFLUENCE, SENATOR_FAMILY
from comitium.games.republic.deals import agreements
from comitium.games.republic.events.people import ConcessionReturned, FamilyMoved, SenatorDied, SuccessorStayed
from comitium.games.republic.events.senate import OfficeLost
from comitium.games.republic.rules.common import chits
from comitium.games.republic.rules.common.death_listeners import notify_death
from comitium.games.republic.rules.common.people import come_to_rome
from comitium.games.republic.rules.common.rebel_governors import REBEL_GOVERNORS
from comitium.games.republic.rules.common.units import home, move_all
from comitium.games.republic.rules.common.watch import ARRIVAL, DEATH, DEPARTURE, watch
from comitium.games.republic.rules.r1_09_senate.kinds import GOVERNORS
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_measures import measure
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_14_vote import vote_on_floor
from comitium.games.republic.state.numbers import (
    AT_WAR,
    CAPTIVE,
    CENSOR,
    DICTATOR,
    FAMILIES,
    FIELD_CONSUL,
    FORCE,
    GOVERNED,
    IN_FORUM,
    LEGIONS,
    MASTER_OF_HORSE,
    NOBODY,
    OUT,
    PROVINCES,
    ROME,
    ROME_CONSUL,
    STRAY,
    VACANT,
)
from comitium.games.republic.state.republic import CLEOPATRA, Republic

TO_CURIA: Final = True  # [1.09.74] the family of a convicted leader does not stay with its faction


def kill(game: Republic, senator: int, rule: str, to_curia: bool = False) -> None:
    """[1.05.3] A senator dies. A family with the leader's marker stays with its faction as a new man, unless it must go
    to the Curia [1.09.74]. What he was doing is for the frames below to find out."""
    seat = game.faction[senator]
    leads = seat >= 0 and game.leader[seat] == senator
    if game.has_listener:
        game.tell(SenatorDied(rule, senator, seat, 1 if leads else 0), EVERYBODY)
    notify_death(game, senator)
    strip(game, senator, rule)
    if game.agreements:
        vote = vote_on_floor(game)
        agreements.die(game, senator, [] if vote is None else vote.proposal)
    bury(game, senator, seat, leads and not to_curia, rule)
    watch(game, DEATH | DEPARTURE)


def strip(game: Republic, senator: int, rule: str) -> None:
    """[A-7] Treasury, knights, offices, markers, concessions, provinces, allegiances, bodyguard and command."""
    mask = 1 << senator
    game.talents[senator] = 0
    game.knights[senator] = 0
    game.popularity[senator] = 0
    game.influence[senator] = 0
    lay_down_offices(game, senator, rule)
    game.prior_consul &= ~mask
    game.corrupt &= ~mask
    game.major &= ~mask
    game.proconsuls &= ~mask
    game.victorious &= ~mask
    game.returned &= ~mask
    game.priests &= ~mask
    if game.liable == senator:
        game.liable = NOBODY
    forget_in_session(game, senator)
    if game.consul_for_life == senator:
        game.consul_for_life = NOBODY
        watch(game, ARRIVAL)  # B-83: everybody at 35 is tested again
    free_concessions(game, senator, rule)
    if game.rules.rebel_governors and game.rebels & mask:
        REBEL_GOVERNORS[0].governor_dies(game, senator)
    for province in range(PROVINCES):
        if game.governor[province] == senator:
            vacate(game, province)
    if game.plunder:
        forget_plunder(game, senator)
    for legion in range(LEGIONS):
        if game.allegiance[legion] == senator:
            game.allegiance[legion] = NOBODY
    if game.rules.veterans:
        forget_disbanded(game, senator)
    if game.marks[CLEOPATRA] == senator + 1:  # C-42: she helps that man, not whoever bears his name after him
        game.marks[CLEOPATRA] = 0
    drop_bodyguards(game, senator)
    leave_command(game, senator)


def forget_disbanded(game: Republic, senator: int) -> None:
    """[2.04.2] Nobody calls up the veterans he had disbanded, and what they added to his oratory is gone."""
    game.gained_oratory[senator] = 0
    for legion in range(LEGIONS):
        if game.recallable_by[legion] == senator:
            game.recallable_by[legion] = NOBODY


def forget_in_session(game: Republic, senator: int) -> None:
    """[B-52] Whoever takes his name later does not preside for him, and is free of what he was barred from."""
    mask = 1 << senator
    session = game.session
    if session.chair == senator:
        session.chair = NOBODY
    session.stood_down &= ~mask
    session.sent &= ~mask
    session.reinforced &= ~mask
    if session.rejected:
        session.rejected = [proposal for proposal in session.rejected if not is_candidate(proposal, senator)]
    if session.refused:
        session.refused = [refusal for refusal in session.refused if refusal >> 8 & 255 != senator]


def is_candidate(proposal: list[int], senator: int) -> bool:
    """[1.09.131] Whether he was named for an office or a province in what was voted down."""
    about = measure(proposal)
    return (about.elects or proposal[0] == GOVERNORS) and senator in about.men(proposal)


def lay_down_offices(game: Republic, senator: int, rule: str) -> None:
    """His offices are empty. [T-25] [B-23] With a dead Dictator his Master of Horse gives up his."""
    for office in range(len(game.offices)):
        if game.offices[office] == senator:
            game.offices[office] = NOBODY
            if game.rules.refill_office:
                open_again(game, office)
            if office == DICTATOR and not game.rules.master_keeps_office:
                master = game.offices[MASTER_OF_HORSE]
                game.offices[MASTER_OF_HORSE] = NOBODY
                if master >= 0 and game.has_listener:
                    game.tell(OfficeLost("1.09.34", master, MASTER_OF_HORSE), EVERYBODY)
                if master >= 0 and AT_WAR <= game.where[master] < CAPTIVE:
                    come_to_rome(game, master, "1.10.7")


def open_again(game: Republic, office: int) -> None:
    """[B-17] Where the option allows it, an office whose holder has died may be filled again while its step lasts; the
    consulship when both Consuls are gone, for they are elected together."""
    session = game.session
    if office == DICTATOR:
        session.filled &= ~(1 << DICTATOR)
        session.joint_failed = True
    elif office == CENSOR:
        session.filled &= ~(1 << CENSOR)
    elif office in (ROME_CONSUL, FIELD_CONSUL) and game.offices[ROME_CONSUL] < 0 and game.offices[FIELD_CONSUL] < 0:
        session.filled &= ~(1 << ROME_CONSUL | 1 << FIELD_CONSUL)


def free_concessions(game: Republic, senator: int, rule: str) -> None:
    """[T-2] His concessions lie in the Forum, their corruption covered again."""
    for concession in range(len(game.holder)):
        if game.holder[concession] == senator:
            game.holder[concession] = IN_FORUM
            game.exposed &= ~(1 << concession)
            if game.has_listener:
                game.tell(ConcessionReturned(rule, senator, concession), EVERYBODY)


def drop_bodyguards(game: Republic, senator: int) -> None:
    """An Open Bodyguard leaves him, to the discards."""
    kept: list[int] = []
    for place in range(0, len(game.guards), 2):
        if game.guards[place] == senator:
            game.discards.append(game.guards[place + 1])
        else:
            kept.extend(game.guards[place : place + 2])
    game.guards = kept


def vacate(game: Republic, province: int) -> None:
    """[1.06.6] The province lies in the Forum again; its garrison stays with it. [1.13.1] What a legate took there this year
    is remembered of him who sent that legate."""
    if game.legates & game.looted & 1 << province:
        game.plunder.append(game.governor[province])
        game.plunder.append(province)
    game.governor[province] = NOBODY
    game.dial[province] = 0
    game.legates &= ~(1 << province)
    if game.province[province] == GOVERNED:
        game.province[province] = VACANT


def forget_plunder(game: Republic, senator: int) -> None:
    """[B-52] Whoever takes his name later has plundered nothing."""
    kept: list[int] = []
    for place in range(0, len(game.plunder), 2):
        if game.plunder[place] != senator:
            kept.extend(game.plunder[place : place + 2])
    game.plunder = kept


def leave_command(game: Republic, senator: int) -> None:
    """His force stays on the war without a commander; that of a rebel is for `rebellion_collapses` to send home."""
    place = FORCE + senator
    where = game.where[senator]
    if AT_WAR <= where < CAPTIVE:
        move_all(game, place, STRAY + where - AT_WAR)
    elif senator != game.rebel:
        home(game, place)


def bury(game: Republic, senator: int, seat: int, stays: bool, rule: str) -> None:
    """[1.05.3] [1.05.31] The card: a statesman leaves the game, a family goes to the Curia or stays as leader."""
    mask = 1 << senator
    if seat >= 0:
        game.members[seat] &= ~mask
        if game.leader[seat] == senator:
            game.leader[seat] = NOBODY
    game.rome &= ~mask
    game.forum &= ~mask
    game.rebels &= ~mask
    game.where[senator] = OUT
    game.faction[senator] = NOBODY
    if senator < FAMILIES:
        lay_family(game, senator, seat if stays else NOBODY, rule)
        return
    game.gone |= mask
    if game.on_family & mask:
        game.on_family &= ~mask
        brother = other_brother(senator)
        if brother >= 0 and game.where[brother] != OUT:
            game.on_family |= 1 << brother  # [1.07.312] the family moves under the survivor
        else:
            lay_family(game, SENATOR_FAMILY[senator] - 1, seat if stays else NOBODY, rule)


def other_brother(senator: int) -> int:
    """[1.05.22] The other one of a pair, or NOBODY."""
    pair = chits.PAIRS.get(SENATOR_FAMILY[senator])
    if pair is None or senator not in pair:
        return NOBODY
    return pair[1] if pair[0] == senator else pair[0]


def lay_family(game: Republic, family: int, seat: int, rule: str) -> None:
    """[1.05.3] A family without a man: a new one leads its faction, in Rome and as printed, or it waits in the Curia."""
    game.influence[family] = INFLUENCE[family]
    game.popularity[family] = 0
    if seat < 0:
        game.curia.append(family)
        if game.has_listener:
            game.tell(FamilyMoved(rule, family), EVERYBODY)
        return
    mask = 1 << family
    game.where[family] = ROME
    game.faction[family] = seat
    game.members[seat] |= mask
    game.rome |= mask
    game.leader[seat] = family
    if game.has_listener:
        game.tell(SuccessorStayed(rule, family, seat), EVERYBODY)


def strike(game: Republic, number: int, exposed: int, rule: str) -> list[int]:
    """[1.05.21] Draw chits against the senators of a mask. Each one struck dies at once; says who died."""
    dead: list[int] = []
    for chit in chits.draw(game, number, rule):
        victim = chits.senator_of_chit(game, chit, rule)
        if victim >= 0 and exposed >> victim & 1:
            exposed &= ~(1 << victim)
            dead.append(victim)
    fall(game, dead, rule)
    return dead


def fall(game: Republic, dead: list[int], rule: str) -> None:
    """Those whom one draw strikes die in its order. [1.09.34] Only a Master of Horse in the field goes before his Dictator:
    with a dead one he would be sent home first."""
    master = game.offices[MASTER_OF_HORSE]
    if master in dead and AT_WAR <= game.where[master] < CAPTIVE:
        dead = [master, *[senator for senator in dead if senator != master]]
    for senator in dead:
        kill(game, senator, rule)


def governs(game: Republic, senator: int) -> list[int]:
    """The provinces of a senator."""
    return [province for province in range(PROVINCES) if game.governor[province] == senator]


def in_play(game: Republic) -> list[int]:
    """All senators in play."""
    return [senator for senator in range(len(game.where)) if game.where[senator] != OUT]
