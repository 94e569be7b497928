"""[1.04.9] What a seat, or a spectator, may see: built field by field from the state, never redacted from it.

Only hands, the treasuries of factions and the piles are hidden. A Consul for Life sees the hands he controls [1.09.823];
neutral factions hide nothing [4.01.1].
"""

from __future__ import annotations

from msgspec import Struct

from comitium.core.options import Setting
from comitium.core.poll import SecretPoll
from comitium.games.republic.catalogue.senators import MILITARY
from comitium.games.republic.catalogue.tables import INITIATIVES
from comitium.games.republic.rules.common import wars
from comitium.games.republic.rules.common.ranks import beside, highest
from comitium.games.republic.rules.common.traces import is_public
from comitium.games.republic.rules.r1_07_forum.r1_07_34_leaders import helpers
from comitium.games.republic.rules.r1_07_forum.r1_07_41_attempt import printed_loyalty
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_measures import measure, votes_on
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_proposals import Proposing
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_14_vote import Vote, vote_on_floor
from comitium.games.republic.rules.r1_09_senate.r1_09_6_business.r1_09_64_items import Muster
from comitium.games.republic.rules.r1_10_combat.commanders import is_fought, masters
from comitium.games.republic.rules.r1_10_combat.r1_10_11_battles import can_fight
from comitium.games.republic.rules.r1_12_victory.endings import faction_influence
from comitium.games.republic.rules.r2_02_provincial_wars.r2_02_4_attacks import attacked
from comitium.games.republic.rules.r2_02_provincial_wars.r2_02_412_allies import allied_land, allies_of, helped_by
from comitium.games.republic.rules.r2_03_rebel_governors.r2_03_3_strength import is_rebel_province, landed
from comitium.games.republic.rules.r3_setup.r3_01_4_cards import scenario_of
from comitium.games.republic.rules.r4_solitaire.r4_02_2_dominant import dominant, players
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_2_ranks import rank_of
from comitium.games.republic.state.numbers import (
    ACTIVE,
    ALL_WARS,
    AT_WAR,
    CAPTIVE,
    CIVIL_WAR,
    CONCESSIONS,
    DICTATOR,
    ELSEWHERE,
    EVENTS,
    FORCE,
    HELD,
    LAWS,
    LEADERS,
    MASTER_OF_HORSE,
    NOBODY,
    OUT,
    PROVINCES,
    REVOLT,
    SENATE,
    SENATORS,
    UNIT_PLACES,
    bits,
    count,
)
from comitium.games.republic.state.republic import ERA_ENDS, Republic
from comitium.games.republic.view.advanced import AdvancedView, advanced_view, defence_view
from comitium.games.republic.view.parts import (
    AgreementView,
    ClauseView,
    ConcessionView,
    FactionView,
    ForceView,
    MarchView,
    ProvinceView,
    SenatorView,
    VoteView,
    WaitsView,
    WarView,
)
from comitium.games.republic.view.solo import SoloView, solo_view
from comitium.games.republic.worlds.unseen import bottom


class RepublicView(Struct, frozen=True):
    """The table as one seat sees it."""

    seat: int | None
    players: int
    turn: int
    phase: int
    era: int
    asked: str
    actors: tuple[int, ...]
    treasury: int
    unrest: int
    active_wars: int
    bills: tuple[int, ...]
    events: tuple[tuple[int, int], ...]
    laws: tuple[int, ...]
    highest: int | None
    chair: int | None
    factions: tuple[FactionView, ...]
    forum: tuple[SenatorView, ...]
    curia: tuple[int, ...]
    gone: tuple[int, ...]
    wars: tuple[WarView, ...]
    leaders: tuple[tuple[int, int], ...]
    provinces: tuple[ProvinceView, ...]
    concessions: tuple[ConcessionView, ...]
    bequests: tuple[int, ...]
    forces: tuple[ForceView, ...]
    deck: int
    piles: tuple[int, ...]
    near_top: tuple[tuple[int, int], ...]
    discards: tuple[int, ...]
    vote: VoteView | None
    agreements: tuple[AgreementView, ...]
    ending: str
    winner: int | None
    options: dict[str, Setting]  # the rules everybody plays by
    seating: tuple[int, ...] = ()  # [3.01.2] all seats clockwise, from the first on
    dominant: int | None = None  # [4.02.2] the player who settles what directives leave open; None where nobody is yet
    solo: SoloView | None = None  # [4.05] the Senate of chapter 4
    advanced: AdvancedView = AdvancedView()  # [2] what the rule sets in force add
    march: MarchView | None = None  # [2.03.7] provincial armies away from their provinces
    era_among: int = 0  # [1.12.1] among so many cards at the bottom is Era Ends, if it may be drawn in one Forum Phase
    era_revealed: bool = False  # [1.12.1] it has been drawn


def view(game: Republic, seat: int | None) -> RepublicView:
    """[1.04.9] The table as a seat, or a spectator (None), sees it."""
    top = game.stack[-1] if game.stack else None
    vote = vote_on_floor(game) if game.phase == SENATE else None
    people = [_senator(game, senator, vote) for senator in range(SENATORS) if game.where[senator] != OUT]
    return RepublicView(
        seat=seat,
        players=game.rules.seats,
        turn=game.turn,
        phase=game.phase,
        era=game.era,
        asked=top.seen_as(game, seat) if top is not None else "",
        actors=_asked(game, seat),
        treasury=game.treasury,
        unrest=game.unrest,
        active_wars=game.active_wars(),
        bills=tuple(game.bills),
        events=tuple((event, game.levels[event]) for event in range(EVENTS) if game.levels[event]),
        laws=tuple(law for law in range(LAWS) if game.in_force(law)),
        highest=_somebody(highest(game)),
        chair=_somebody(game.session.chair) if game.phase == SENATE else None,
        factions=tuple(_faction(game, other, seat, people) for other in range(game.rules.seats)),
        forum=tuple(one for one in people if one.seat is None),
        curia=tuple(game.curia),
        gone=tuple(bits(game.gone)),
        wars=tuple(_war(game, war) for war in range(ALL_WARS) if wars.in_forum(game, war) or game.zone[war] == HELD),
        leaders=tuple((leader, game.enemy[leader]) for leader in range(LEADERS) if game.enemy[leader]),
        provinces=tuple(_province(game, province) for province in range(PROVINCES) if game.province[province]),
        concessions=tuple(
            ConcessionView(one, game.holder[one], game.exposed >> one & 1 == 1)
            for one in range(CONCESSIONS)
            if game.holder[one] != ELSEWHERE
        ),
        bequests=tuple(game.bequests),
        forces=tuple(
            _force(game, place) for place in range(UNIT_PLACES) if place <= ACTIVE or game.legions[place] or game.fleets[place]
        ),
        deck=len(game.deck),
        piles=tuple(len(pile) for pile in game.piles),
        near_top=tuple((game.near_top[at], game.near_top[at + 1]) for at in range(0, len(game.near_top), 2)),
        discards=tuple(game.discards),
        vote=_vote(game, vote),
        agreements=_agreements(game),
        ending=game.ending,
        winner=_somebody(game.winner),
        options=game.rules.settings,
        seating=_seating(game),
        dominant=_dominant(game),
        solo=solo_view(game),
        advanced=advanced_view(game, vote),
        march=_march(game),
        era_among=_era_among(game),
        era_revealed=game.marks[ERA_ENDS] != 0,
    )


def _asked(game: Republic, seat: int | None) -> tuple[int, ...]:
    """Who decides. Of several who are asked at once nobody sees who has answered."""
    acting = game.actors()
    top = game.stack[-1] if game.stack else None
    if isinstance(top, SecretPoll):
        return tuple(other for other in top.asked if other != seat or other in acting)
    return tuple(acting)


def _seating(game: Republic) -> tuple[int, ...]:
    """[3.01.2] Who sits beside whom, clockwise."""
    found = [0]
    while len(found) < game.rules.seats:
        found.append(beside(game, found[-1]))
    return tuple(found)


def _dominant(game: Republic) -> int | None:
    """[4.02.2] Of two players nobody before they are ranked: whoever looks on throws no dice."""
    found = players(game) if game.rules.neutrals else []
    return dominant(game) if len(found) == 1 or (found and game.ranks) else None


def _somebody(number: int) -> int | None:
    return None if number == NOBODY else number


def _senator(game: Republic, senator: int, vote: Vote | None) -> SenatorView:
    """[2.01.4] His votes are those on what is being voted."""
    mask = 1 << senator
    leads = game.offices[DICTATOR] if masters(game) & mask else senator  # [1.09.34] the one beside him commands
    return SenatorView(
        senator=senator,
        seat=_somebody(game.faction[senator]),
        where=game.where[senator],
        military=MILITARY[senator],
        oratory=game.oratory(senator),
        loyalty=printed_loyalty(game, senator, NOBODY),  # [1.07.411] nothing beside an adversary
        influence=game.influence[senator],
        popularity=game.popularity[senator],
        talents=game.talents[senator],
        knights=game.knights[senator],
        votes=game.votes(senator) if vote is None else votes_on(game, vote.proposal, senator),
        offices=tuple(office for office in range(len(game.offices)) if game.offices[office] == senator),
        for_life=game.consul_for_life == senator,
        leads=game.leads(senator),
        on_family=game.on_family & mask != 0,
        prior_consul=game.prior_consul & mask != 0,
        corrupt=game.corrupt & mask != 0,
        major=game.major & mask != 0,
        proconsul=game.proconsuls & mask != 0,
        returned=game.returned & mask != 0,
        rebel=game.rebels & mask != 0,
        recallable=game.recallable_by.count(senator),
        guards=game.guards[::2].count(senator),
        concessions=tuple(one for one in range(CONCESSIONS) if game.holder[one] == senator),
        priest=game.priests & mask != 0,
        liable=game.liable == senator,
        victorious=game.victorious >> leads & 1 == 1,
        unable=_is_unable(game, leads),
    )


def _is_unable(game: Republic, commander: int) -> bool:
    """[C-3] Whether he stands on a war that is fought and lacks what a battle needs."""
    where = game.where[commander]
    if not AT_WAR <= where < CAPTIVE:
        return False
    war = where - AT_WAR
    return is_fought(game, war) and not can_fight(game, war, commander)


def sees_hand(game: Republic, seat: int | None, other: int) -> bool:
    """[1.04.9] One's own; [1.09.823] in the Senate, those of the factions one speaks for; [4.01.1] a neutral's lies open."""
    return game.is_neutral(other) or (seat is not None and (seat == other or game.controller_of(other) == seat))


def _faction(game: Republic, other: int, seat: int | None, people: list[SenatorView]) -> FactionView:
    hand = game.hands[other]
    sees = sees_hand(game, seat, other)
    known = [card for card in hand if (is_public(game, card) if seat is None else game.known[card] >> seat & 1)]
    mine = tuple(one for one in people if one.seat == other)
    return FactionView(
        seat=other,
        playing=game.playing >> other & 1 == 1,
        votes=sum(one.votes for one in mine if game.here(other) >> one.senator & 1),
        influence=faction_influence(game, other),
        cards=len(hand),
        box=game.box[other] if seat == other or game.is_neutral(other) else None,
        hand=tuple(hand) if sees else None,
        known=tuple(known) if not sees else (),
        senators=mine,
        directive=_somebody(game.directives[other]) if game.directives else None,
        rank=rank_of(game, other) if other in game.ranks else 0,
        coalition=game.coalition >> other & 1 == 1,
    )


def _strength(game: Republic, war: int) -> int:
    """On land; of a rebel who crosses to Italy what he would have there, of one who has stayed that of his province."""
    if war == CIVIL_WAR and game.rules.rebel_governors:
        if game.at_sea == game.rebel >= 0:
            return sum(landed(game))
        if game.stronghold() >= 0:
            return wars.land_strength(game, REVOLT + game.stronghold())
    return wars.land_strength(game, war)


def _war(game: Republic, war: int) -> WarView:
    return WarView(
        war=war,
        zone=game.zone[war],
        land=_strength(game, war),
        fleets=wars.fleet_strength(game, war),
        support=wars.support(game, war),
        disasters=tuple(bits(wars.disasters(game, war, NOBODY))),
        standoffs=tuple(bits(wars.standoffs(game, war, NOBODY))),
        spoils=wars.spoils(game, war),
        leaders=tuple(helpers(game, war)),
        commanders=_commanders(game, war),
        unprosecuted=game.unprosecuted >> war & 1 == 1,
        naval_victory=game.naval_victory >> war & 1 == 1,
        revolt=wars.is_revolt(game, war),
        printed=wars.printed_land(game, war),
        series=wars.multiplier(game, war),
        led=wars.led_by(game, war),
        allies=tuple(allies_of(game, war)),
        allied=allied_land(game, war) if game.rules.provincial_wars else 0,
        relieved=game.relieved >> war & 1 == 1,
        subdued=game.subdued >> war & 1 == 1,
        stranded=_stranded(game, war),
    )


def _stranded(game: Republic, war: int) -> tuple[tuple[int, int, int], ...]:
    """[1.09.9] [B-59] The commanders on a war who could not be sent now with what they have: at the end of the Senate Phase
    they come home."""
    there = _commanders(game, war)
    if not there or war >= CIVIL_WAR:
        return ()
    muster = Muster(game)
    found: list[tuple[int, int, int]] = []
    for man in there:
        legions, fleets = count(game.legions[FORCE + man]), game.fleets[FORCE + man]
        stays = man == game.offices[MASTER_OF_HORSE] or game.session.sent >> man & 1
        if not stays and not muster.can_fight(war, legions, fleets):
            found.append((man, muster.least_fleets(war, legions) if legions else max(1, wars.support(game, war)), fleets))
    return tuple(found)


def _commanders(game: Republic, war: int) -> tuple[int, ...]:
    return tuple(senator for senator in range(SENATORS) if game.where[senator] == AT_WAR + war)


def _march(game: Republic) -> MarchView | None:
    if not game.rules.rebel_governors or game.rebel < 0:
        return None
    return MarchView(
        rebel=game.rebel,
        stronghold=_somebody(game.stronghold()),
        armies=game.armies_in_italy,
        sailing=_somebody(game.at_sea),
        armies_at_sea=game.armies_at_sea,
    )


def _province(game: Republic, province: int) -> ProvinceView:
    rebel = game.rules.rebel_governors and is_rebel_province(game, province)
    war = REVOLT + province
    holds = game.zone[war] == HELD
    return ProvinceView(
        province=province,
        state=game.province[province],
        governor=_somebody(game.governor[province]),
        dial=game.dial[province],
        developed=game.developed >> province & 1 == 1,
        legate=game.legates >> province & 1 == 1,
        armies=game.provincial_armies[province] if game.rules.provincial_wars else 0,
        fleets=game.provincial_fleets[province] if game.rules.provincial_wars else 0,
        attacked=game.rules.provincial_wars and attacked(game) >> province & 1 == 1,
        helps=_somebody(helped_by(game, province)),
        defence=defence_view(game, province),
        rebel=rebel,
        holds=holds,
        sailing=rebel and game.at_sea == game.governor[province],
        in_italy=rebel and not holds and game.at_sea != game.governor[province],
        land=wars.land_strength(game, war) if holds else 0,
        sea=wars.fleet_strength(game, war) if holds else 0,
        support=wars.support(game, war) if holds else 0,
        naval_victory=rebel and game.naval_victory >> war & 1 == 1,
        commanders=_commanders(game, war) if holds else (),
    )


def _force(game: Republic, place: int) -> ForceView:
    veterans = bits(game.legions[place] & game.veterans)
    return ForceView(
        place=place,
        legions=count(game.legions[place]),
        veterans=tuple(veterans),
        patrons=tuple(_somebody(game.allegiance[legion]) for legion in veterans),
        fleets=game.fleets[place],
        strength=game.army(place),
    )


def _vote(game: Republic, vote: Vote | None) -> VoteView | None:
    if vote is None:
        return None
    about = measure(vote.proposal)
    return VoteView(
        kind=vote.proposal[0],
        text=about.phrase(vote.proposal),
        faction=_somebody(vote.faction),
        ayes=vote.ayes,
        noes=vote.noes,
        favour=tuple(bits(vote.favour)),
        opposed=tuple(bits(vote.opposed)),
        uncalled=tuple(bits(vote.uncalled(game))),
        given=(about.bonus_for(game, vote), about.bonus_against(game, vote)),
        waits=_waits(game, vote),
        passes=tuple([one for one in about.stakes(game, vote.proposal) if one.amount != 0]),
        fails=tuple([one for one in about.stakes_of_defeat(game, vote.proposal) if one.amount != 0]),
    )


def _era_among(game: Republic) -> int:
    """[1.12.1] [A-54] Everybody can count the cards: Era Ends is among the last of the last pile."""
    among = bottom(scenario_of(game.rules))
    near = not game.piles and not game.marks[ERA_ENDS] and len(game.deck) < among + INITIATIVES
    return min(among, len(game.deck)) if near else 0


def _waits(game: Republic, vote: Vote) -> WaitsView | None:
    """[1.09.151] [1.09.642] What is being proposed above the vote: what a Tribune has named is known, what he thinks of is
    not."""
    making = game.topmost(Proposing)
    if making is None or game.stack.index(making) < game.stack.index(vote):
        return None
    return WaitsView(making.faction, measure(making.proposal).phrase(making.proposal) if making.proposal else None)


def _agreements(game: Republic) -> tuple[AgreementView, ...]:
    """[1.04.3] All are made in public."""
    return tuple(
        AgreementView(
            number=deal.number,
            parties=tuple(bits(deal.parties)),
            accepted=tuple(bits(deal.accepted & 255)),
            status=deal.status,
            clauses=tuple(ClauseView(*one.state()) for one in deal.clauses),
        )
        for deal in game.agreements
    )
