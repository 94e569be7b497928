"""Chapter 3: a table with nothing on it. What is laid out and asked: rules/r3_setup/."""

from __future__ import annotations

from comitium.core.dice import stream
from comitium.games.republic.catalogue.intrigue import INTRIGUE_CARDS
from comitium.games.republic.catalogue.tables import TREASURY, UNREST_START
from comitium.games.republic.state.numbers import (
    ALL_LEGIONS,
    ALL_WARS,
    CARDS,
    CONCESSIONS,
    EARLY,
    ELSEWHERE,
    EVENTS,
    FLEETS,
    LAWS,
    LEADERS,
    LEGIONS,
    NOBODY,
    OFFICES,
    PROVINCES,
    RESERVE,
    SENATORS,
    SETUP,
    UNIT_PLACES,
)
from comitium.games.republic.state.options import Rules
from comitium.games.republic.state.republic import MARKS, Republic
from comitium.games.republic.state.session import Session

BEQUESTS = 3
BILLS = 3


def empty(rules: Rules, seed: int = 0) -> Republic:
    """[3.01.3] A table before anything is laid out: the State has its talents, every unit is in the reserve, no card is
    anywhere, nobody is asked. Whatever else a position needs is put there by whoever builds it."""
    seats = rules.seats
    legions = [0] * UNIT_PLACES
    legions[RESERVE] = ALL_LEGIONS
    fleets = [0] * UNIT_PLACES
    fleets[RESERVE] = FLEETS
    return Republic(
        stack=[],
        reveals=0,
        agreements=[],
        offers=0,
        rules=rules,
        dice=stream(seed, "republic dice"),
        shuffles=stream(seed, "republic cards"),
        loaded=[],
        urn=[],
        session=Session(),
        turn=0,
        phase=SETUP,
        era=EARLY,
        treasury=TREASURY,
        unrest=UNREST_START,
        bills=[0] * BILLS,
        levels=[0] * EVENTS,
        laws=0,
        deck=[],
        piles=[],
        hands=[[] for _ in range(seats)],
        discards=[],
        known=[0] * CARDS,
        near_top=[],
        unaccounted=everything(),
        playing=(1 << seats) - 1,
        members=[0] * seats,
        leader=[NOBODY] * seats,
        box=[0] * seats,
        where=[0] * SENATORS,
        faction=[NOBODY] * SENATORS,
        influence=[0] * SENATORS,
        popularity=[0] * SENATORS,
        talents=[0] * SENATORS,
        knights=[0] * SENATORS,
        rome=0,
        forum=0,
        on_family=0,
        prior_consul=0,
        corrupt=0,
        major=0,
        proconsuls=0,
        rebels=0,
        rebel=NOBODY,
        offices=[NOBODY] * (OFFICES + 1 if rules.pontifex else OFFICES),
        curia=[],
        gone=0,
        returned=0,
        guards=[],
        consul_for_life=NOBODY,
        holder=[ELSEWHERE] * CONCESSIONS,
        exposed=0,
        zone=[0] * ALL_WARS,
        unprosecuted=0,
        naval_victory=0,
        no_spoils=0,
        spent=[0] * ALL_WARS,
        fought_land=0,
        fought_sea=0,
        enemy=[0] * LEADERS,
        province=[0] * PROVINCES,
        governor=[NOBODY] * PROVINCES,
        dial=[0] * PROVINCES,
        developed=0,
        legates=0,
        looted=0,
        bequests=[0] * BEQUESTS,
        legions=legions,
        fleets=fleets,
        veterans=0,
        allegiance=[NOBODY] * LEGIONS,
        dispatch=[0] * SENATORS,
        dispatched=0,
        victorious=0,
        marks=[0] * MARKS,
        ending="",
        winner=NOBODY,
        provincial_armies=[0] * PROVINCES if rules.provincial_wars else None,
        provincial_fleets=[0] * PROVINCES if rules.provincial_wars else None,
        deserted=[0] * ALL_WARS if rules.provincial_wars and rules.desertion_lasts else None,
        gained_oratory=[0] * SENATORS if rules.veterans else None,
        recallable_by=[NOBODY] * LEGIONS if rules.veterans else None,
    )


def everything() -> list[int]:
    """[B section 4.2] What could be hidden if all cards were: copies of each kind of intrigue, then the laws."""
    return [*[len(cards) for cards in INTRIGUE_CARDS], LAWS]
