"""The tables of the board and the numbers of the rules. A total outside a table takes its first or last entry."""

from __future__ import annotations

from typing import Final

from comitium.games.republic.catalogue import printed
from comitium.games.republic.catalogue.keys import word
from comitium.games.republic.catalogue.values import ATTEMPTS, RESULTS

_ALL: Final = printed.TABLES


def within(total: int, low: int, size: int) -> int:
    """The place of a total in a table that begins at `low`.

    >>> within(25, 3, 16), within(1, 3, 16), within(4, 3, 16)
    (15, 0, 1)
    """
    place = total - low
    if place < 0:
        return 0
    return place if place < size else size - 1


# -- [1.10] battles

_COMBAT: Final = _ALL.combat
_OUTCOMES: Final = (_COMBAT.defeat, _COMBAT.disaster, _COMBAT.standoff, _COMBAT.stalemate, _COMBAT.victory)
COMBAT_LOW: Final[int] = _COMBAT.low
COMBAT_DICE: Final[int] = _COMBAT.dice
COMBAT_RESULT: Final[list[int]] = [word(RESULTS, result) for result in _COMBAT.results]
COMBAT_LOSSES: Final[list[int]] = list(_COMBAT.losses)  # legions, and fleets; -1: all
RESULT_UNREST: Final[list[int]] = [one.unrest for one in _OUTCOMES]  # by result
RESULT_LOSS_DIVISOR: Final[list[int]] = [one.loss_divisor for one in _OUTCOMES]  # rounded up; 0: the table tells
RESULT_VETERAN: Final[list[bool]] = [one.veteran for one in _OUTCOMES]  # [1.10.5] after a land battle
RESULT_KILLS: Final[list[bool]] = [one.kills_commander for one in _OUTCOMES]
VETERAN_STRENGTH: Final[int] = _COMBAT.veteran_strength
LEGIONS_FOR_POPULARITY: Final[int] = _COMBAT.legions_for_popularity  # lost, for one popularity
CAPTURE_CHITS: Final[int] = _COMBAT.capture_chits  # [1.10.71]
VICTORY_DIVISOR: Final[int] = _COMBAT.reward_divisor  # [1.10.4] of the printed strength, rounded up


def combat_result(total: int) -> int:
    """[1.10] What a modified total brings: DEFEAT, STALEMATE or VICTORY."""
    return COMBAT_RESULT[within(total, COMBAT_LOW, len(COMBAT_RESULT))]


def combat_losses(total: int) -> int:
    """[1.10] How many legions, and how many fleets, it costs; -1 is all of them."""
    return COMBAT_LOSSES[within(total, COMBAT_LOW, len(COMBAT_LOSSES))]


# -- [1.08] unrest and the people

UNREST_START: Final[int] = _ALL.unrest.start
UNREST_LEAST: Final[int] = _ALL.unrest.least
UNREST_DROUGHT: Final[int] = _ALL.unrest.drought
UNREST_UNPROSECUTED: Final[int] = _ALL.unrest.unprosecuted_war
UNREST_REBEL_BEATEN: Final[int] = _ALL.unrest.senate_beats_rebel
UNREST_CIVIL_WAR: Final[int] = _ALL.unrest.civil_war_otherwise
UNREST_PROVINCIAL: Final[int] = _ALL.unrest.provincial_battle

_PEOPLE: Final = _ALL.population
POPULATION_LOW: Final[int] = _PEOPLE.low
POPULATION_DICE: Final[int] = _PEOPLE.dice
POPULATION_UNREST: Final[list[int]] = list(_PEOPLE.unrest)
SHORTAGE_TOTALS: Final[tuple[int, ...]] = _PEOPLE.manpower_shortage
NO_RECRUITMENT_TOTALS: Final[tuple[int, ...]] = _PEOPLE.no_recruitment
MOB_TOTALS: Final[tuple[int, ...]] = _PEOPLE.mob
MOB_CHITS: Final[int] = _PEOPLE.mob_chits
REVOLT_TOTAL: Final[int] = _PEOPLE.revolt  # this or less: the people rise


def population_unrest(total: int) -> int:
    """[1.08.2] How the unrest changes."""
    return POPULATION_UNREST[within(total, POPULATION_LOW, len(POPULATION_UNREST))]


# -- [1.09.4] [2.05] trials

_APPEAL: Final = _ALL.appeal
APPEAL_LOW: Final[int] = _APPEAL.low
APPEAL_TABLE_DICE: Final[int] = _APPEAL.dice
APPEAL_VOTES: Final[list[int]] = list(_APPEAL.votes)
APPEAL_KILLED: Final[int] = _APPEAL.killed  # this or less
APPEAL_FREED: Final[int] = _APPEAL.freed  # this or more
ADVOCATE_CHITS_FROM: Final[int] = _APPEAL.advocate_chits_from  # less the total
ACCUSER_CHITS_ABOVE: Final[int] = _APPEAL.accuser_chits_above  # taken from the total
TRIAL_LOW: Final[int] = _ALL.trial.low
TRIAL_DICE: Final[int] = _ALL.trial.dice
TRIAL_VOTES: Final[list[int]] = list(_ALL.trial.votes)
_COURT: Final = _ALL.prosecution
MINOR_PROSECUTIONS: Final[int] = _COURT.minor_each_turn
MAJOR_PROSECUTIONS: Final[int] = _COURT.major_each_turn
CONVICTED_POPULARITY: Final[int] = _COURT.minor_popularity
CONVICTED_INFLUENCE: Final[int] = _COURT.minor_influence
PROSECUTOR_DIVISOR: Final[int] = _COURT.reward_divisor  # of the influence lost, rounded up
ACQUITTED_ADVOCATE: Final[int] = _COURT.acquitted_advocate
ACQUITTED_PROSECUTOR: Final[int] = _COURT.acquitted_prosecutor
CONVICTED_ADVOCATE: Final[int] = _COURT.convicted_advocate


def appeal_votes(total: int) -> int:
    """[1.09.421] Votes for the accused, or against him if below 0."""
    return APPEAL_VOTES[within(total, APPEAL_LOW, len(APPEAL_VOTES))]


def trial_votes(total: int) -> int:
    """[2.05.3] Votes that the speeches of advocate and prosecutor bring."""
    return TRIAL_VOTES[within(total, TRIAL_LOW, len(TRIAL_VOTES))]


# -- [1.09.7] assassination

_MURDER: Final = _ALL.assassination
ATTEMPT_LOW: Final[int] = _MURDER.low
ATTEMPT_DICE: Final[int] = _MURDER.dice
ATTEMPT_RESULT: Final[list[int]] = [word(ATTEMPTS, result) for result in _MURDER.results]
ATTEMPTS_EACH_TURN: Final[int] = _MURDER.attempts  # of a faction
TARGETED_EACH_TURN: Final[int] = _MURDER.times_targeted  # a faction
CAUGHT_LEADER_INFLUENCE: Final[int] = _MURDER.caught_leader_influence


def attempt_result(total: int) -> int:
    """[1.09.72] CAUGHT, NO_EFFECT or KILLED."""
    return ATTEMPT_RESULT[within(total, ATTEMPT_LOW, len(ATTEMPT_RESULT))]


# -- [1.07.6] games, [1.09.62] land bills, [1.06.52] contributions

GAMES_COST: Final[list[int]] = [one.cost for one in _ALL.games]
GAMES_POPULARITY: Final[list[int]] = [one.popularity for one in _ALL.games]
GAMES_UNREST: Final[list[int]] = [one.unrest for one in _ALL.games]

LAND_BILL_COST: Final[list[int]] = [one.cost for one in _ALL.land_bill]
LAND_BILL_LASTS: Final[list[bool]] = [one.lasting for one in _ALL.land_bill]  # paid in every Revenue Phase
LAND_BILL_MARKERS: Final[list[int]] = [one.markers for one in _ALL.land_bill]  # in force at a time
LAND_BILL_SPONSOR: Final[list[int]] = [one.sponsor for one in _ALL.land_bill]  # popularity
LAND_BILL_COSPONSOR: Final[list[int]] = [one.cosponsor for one in _ALL.land_bill]
LAND_BILL_AGAINST: Final[list[int]] = [one.against for one in _ALL.land_bill]
LAND_BILL_UNREST: Final[list[int]] = [one.unrest for one in _ALL.land_bill]
IS_REPEALABLE: Final[list[bool]] = [one.repealable for one in _ALL.land_bill]
REPEAL_SPONSOR: Final[list[int]] = [one.repeal_sponsor for one in _ALL.land_bill]
REPEAL_FOR: Final[list[int]] = [one.repeal_for for one in _ALL.land_bill]
REPEAL_UNREST: Final[list[int]] = [one.repeal_unrest for one in _ALL.land_bill]
REPEAL_POPULARITY: Final[list[int]] = [one.repeal_popularity for one in _ALL.land_bill]  # the least its sponsor must have
LAND_BILL_PROPOSALS: Final[int] = _ALL.land_bills.proposals_each_turn  # of each kind
LAND_BILL_REPEALS: Final[int] = _ALL.land_bills.repeals_each_turn

CONTRIBUTIONS_EACH: Final[int] = _ALL.contributions.each  # of a senator in a Revenue Phase
CONTRIBUTION_TALENTS: Final[list[int]] = list(_ALL.contributions.talents)
CONTRIBUTION_INFLUENCE: Final[list[int]] = list(_ALL.contributions.influence)


def contribution_influence(talents: int) -> int:
    """[1.06.52] What a gift to the State is worth.

    >>> [contribution_influence(talents) for talents in (9, 10, 24, 25, 50, 90)]
    [0, 1, 1, 3, 7, 7]
    """
    gained = 0
    for place in range(len(CONTRIBUTION_TALENTS)):
        if talents >= CONTRIBUTION_TALENTS[place]:
            gained = CONTRIBUTION_INFLUENCE[place]
    return gained


# -- [1.07] the Forum

INITIATIVES: Final[int] = _ALL.forum.initiatives
INITIATIVE_DICE: Final[int] = _ALL.forum.initiative_dice
EVENT_TOTAL: Final[int] = _ALL.forum.event_total
EVENT_TABLE_DICE: Final[int] = _ALL.forum.event_dice
LEAST_BID: Final[int] = _ALL.forum.least_bid
PERSUASIONS: Final[int] = _ALL.forum.persuasions  # in an initiative
PERSUASION_DICE: Final[int] = _ALL.forum.persuasion_dice
PERSUASION_FAILS_FROM: Final[int] = _ALL.forum.persuasion_fails  # naturally; once Era Ends is drawn, see `intrigue`
ALIGNED_LOYALTY: Final[int] = _ALL.forum.persuasion_aligned
OPPOSED_LOYALTY: Final[int] = _ALL.forum.opposed_loyalty
KNIGHT_ATTEMPTS: Final[int] = _ALL.forum.knight_attempts  # in an initiative
KNIGHT_DICE: Final[int] = _ALL.forum.knight_dice
KNIGHT_TOTAL: Final[int] = _ALL.forum.knight_total
PRESSURE_DICE: Final[int] = _ALL.forum.pressure_dice  # for each knight
KNIGHT_VOTES: Final[int] = _ALL.forum.knight_votes
KNIGHT_INCOME: Final[int] = _ALL.forum.knight_income
KNIGHTS: Final[int] = _ALL.forum.knights
GAMES_EACH: Final[int] = _ALL.forum.games  # in an initiative
CURIA_DICE: Final[int] = _ALL.forum.curia_dice
CURIA_DIE: Final[int] = _ALL.forum.curia_die
LEAST_SENATORS: Final[int] = _ALL.forum.least_senators
HAND_LIMIT: Final[int] = _ALL.forum.hand

# -- [1.09] offices and votes

OFFICES: Final[int] = len(_ALL.office)
OFFICE_RANK: Final[list[int]] = [one.rank for one in _ALL.office]  # [1.09.11] 1 is the highest, 0: none
OFFICE_INFLUENCE: Final[list[int]] = [one.influence for one in _ALL.office]
OFFICE_IS_MAJOR: Final[list[bool]] = [one.major for one in _ALL.office]
OFFICE_RULE: Final[list[str]] = [one.rule for one in _ALL.office]
OFFICE_STRIPPED: Final[list[int]] = [one.stripped for one in _ALL.office]  # influence, if it is taken from him

_SENATE: Final = _ALL.senate
DICTATOR_WARS: Final[int] = _SENATE.dictator_wars
DICTATOR_STRENGTH: Final[int] = _SENATE.dictator_strength
LIFE_INFLUENCE: Final[int] = _SENATE.life_influence
LIFE_AUTOMATIC: Final[int] = _SENATE.life_automatic
UNANIMOUS_DEFEAT: Final[int] = _SENATE.unanimous_defeat
BOUGHT_VOTE: Final[int] = _SENATE.bought_vote
REMOVAL_SHARE: Final[tuple[int, int]] = _SENATE.removal_share
PRIEST_WAR_VOTES: Final[int] = _SENATE.priest_war_votes
PONTIFEX_WAR_FACTOR: Final[int] = _SENATE.pontifex_war_factor
POPULARITY_LEAST: Final[int] = _SENATE.popularity_least
POPULARITY_MOST: Final[int] = _SENATE.popularity_most
INFLUENCE_LEAST: Final[int] = _SENATE.influence_least

# -- [1.06] money

_REVENUE: Final = _ALL.revenue
STATE_INCOME: Final[int] = _REVENUE.state
LEADER_INCOME: Final[int] = _REVENUE.leader
SENATOR_INCOME: Final[int] = _REVENUE.senator
WAR_COST: Final[int] = _REVENUE.active_war
UPKEEP: Final[int] = _REVENUE.upkeep
REBEL_UPKEEP: Final[int] = _REVENUE.rebel_upkeep
TREASURY: Final[int] = _REVENUE.treasury
TREASURY_WARNINGS: Final[tuple[int, ...]] = _REVENUE.warnings
DEVELOP_TOTAL: Final[int] = _REVENUE.develop_total
DEVELOP_BONUS: Final[int] = _REVENUE.develop_bonus
DEVELOP_INFLUENCE: Final[int] = _REVENUE.develop_influence
TERM: Final[int] = _REVENUE.term
RANSOM_LEAST: Final[int] = _REVENUE.ransom_least
RANSOM_FACTOR: Final[int] = _REVENUE.ransom_factor

# -- [1.09.63] [1.11.31] forces

RECRUIT_PRICE: Final[int] = _ALL.forces.price
SHORTAGE_PRICE: Final[int] = _ALL.forces.shortage_price
MOST_LEGIONS: Final[int] = _ALL.forces.legions
MOST_NAVY: Final[int] = _ALL.forces.fleets
ACTIVE_WARS_LOSE: Final[int] = _ALL.forces.active_wars_lose
ALLEGIANCE_DICE: Final[int] = _ALL.forces.allegiance_dice
ALLEGIANCE_LEAST: Final[list[int]] = list(_ALL.forces.allegiance_least)  # by era
ALLEGIANCE_TALENTS: Final[int] = _ALL.forces.allegiance_talents
TOP_CARDS: Final[int] = _ALL.forces.top_cards

# -- [1.05.2] chits

NUMBERED_CHITS: Final[int] = _ALL.mortality.numbered
NONE_CHITS: Final[int] = _ALL.mortality.none
DRAW_TWO_CHITS: Final[int] = _ALL.mortality.draw_two

# -- chapter 2

OMENS_PAYMENT: Final[int] = _ALL.pontifex.omens_payment
UNPAID_FINE: Final[int] = _ALL.pontifex.unpaid_fine
PONTIFEX_VETOES: Final[int] = _ALL.pontifex.vetoes
PRIESTS_EACH_TURN: Final[int] = _ALL.pontifex.priests_each_turn
PONTIFEX_INCOME_DICE: Final[int] = _ALL.pontifex.income_dice
PONTIFEX_STRIPPED: Final[int] = _ALL.pontifex.stripped_influence
PONTIFEX_REVOLTS: Final[int] = _ALL.pontifex.revolt_influence
PROVINCIAL_PRICE: Final[int] = _ALL.provincial.unit_price
PROVINCIAL_UPKEEP: Final[int] = _ALL.provincial.upkeep
ARMY_STRENGTH: Final[int] = _ALL.provincial.army  # beside a legion
FLEET_STRENGTH: Final[int] = _ALL.provincial.fleet
ARMY_DIVISOR: Final[int] = _ALL.provincial.army_divisor
LOSSES_ARMIES: Final[int] = _ALL.provincial.losses_armies
LOSSES_LEGIONS: Final[int] = _ALL.provincial.losses_legions
ARMIES_FOR_LOSS_GARRISONED: Final[int] = _ALL.provincial.armies_for_loss_garrisoned
ARMIES_FOR_LOSS: Final[int] = _ALL.provincial.armies_for_loss
GOVERNOR_UPKEEP: Final[int] = _ALL.rebel_governors.upkeep
BASE_STRENGTH_UPKEEP: Final[int] = _ALL.rebel_governors.base_strength_upkeep
REINFORCING_GOVERNORS: Final[int] = _ALL.rebel_governors.reinforcing_each_turn
REBEL_OWN_VETERAN: Final[int] = _ALL.rebel_governors.own_veteran
REBEL_VETERAN: Final[int] = _ALL.rebel_governors.veteran
DISBANDED_ORATORY: Final[int] = _ALL.disbanding.oratory
DISBANDED_INFLUENCE: Final[int] = _ALL.disbanding.influence
VETERAN_RECALL_PRICE: Final[int] = _ALL.disbanding.recall_price
RECALLED_INFLUENCE: Final[int] = _ALL.disbanding.recall_influence
RECALLED_ORATORY: Final[int] = _ALL.disbanding.recall_oratory
LAW_SPONSOR: Final[int] = _ALL.passing_laws.sponsor
LAW_COSPONSOR: Final[int] = _ALL.passing_laws.cosponsor

# -- what each level of evil omens adds to a roll

OMENS: Final[list[int]] = [one.omens for one in _ALL.roll]

# -- markers that are in the box: a supply, not a rule

MARKERS: Final = _ALL.components
