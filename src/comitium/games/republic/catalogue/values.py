"""The words that the files use, and the numbers they become."""

from __future__ import annotations

from typing import Final

DECKS: Final = ("early", "middle", "late", "none")

PHASES: Final = ("setup", "mortality", "revenue", "forum", "population", "senate", "combat", "revolution")

SERIES: Final = (
    "punic",
    "illyrian",
    "gallic",
    "macedonian",
    "cilician_pirates",
    "spanish_revolts",
    "slave_revolts",
    "mithridatic",
)

PAID: Final = ("revenue", "legion", "fleet")
PAID_EACH_REVENUE: Final = 0
PAID_FOR_A_LEGION: Final = 1
PAID_FOR_A_FLEET: Final = 2

LOYALTY_RULES: Final = ("printed", "zero_with_opposed", "gracchi_together")
LOYALTY_PRINTED: Final = 0
LOYALTY_ZERO_WITH_OPPOSED: Final = 1
LOYALTY_GRACCHI_TOGETHER: Final = 2

ACTIVATIONS: Final = ("active", "inactive", "conditional")
ACTIVE: Final = 0
INACTIVE: Final = 1
CONDITIONAL: Final = 2

CREATED: Final = ("never", "victory", "series", "attack")
CREATES_NOTHING: Final = 0
CREATES_ON_VICTORY: Final = 1
CREATES_AFTER_SERIES: Final = 2
CREATES_ON_ATTACK: Final = 3

WINDOWS: Final = (
    "senate",
    "before_attempt",
    "after_attempt",
    "revenue",
    "any_but_revolution",
    "before_persuasion",
    "tribune_played",
    "tribune_answered",
    "civil_war_won",
    "before_alexandrine_war",
)
IN_SENATE: Final = 0
BEFORE_ATTEMPT: Final = 1
AFTER_ATTEMPT: Final = 2
IN_REVENUE: Final = 3
ANY_BUT_REVOLUTION: Final = 4
BEFORE_PERSUASION: Final = 5
TRIBUNE_PLAYED: Final = 6
TRIBUNE_ANSWERED: Final = 7
CIVIL_WAR_WON: Final = 8
BEFORE_ALEXANDRINE_WAR: Final = 9

PLAYED_BY: Final = ("anyone", "attacker", "target", "senator_in_rome", "persuader")
BY_ANYONE: Final = 0
BY_ATTACKER: Final = 1
BY_TARGET: Final = 2
BY_SENATOR_IN_ROME: Final = 3
BY_PERSUADER: Final = 4

LAW_NEEDS: Final = ("nothing", "active_strength", "law", "war")
NEEDS_NOTHING: Final = 0
NEEDS_ACTIVE_STRENGTH: Final = 1
NEEDS_LAW: Final = 2
NEEDS_WAR: Final = 3

LAW_DISCARDS: Final = ("never", "law_rejected", "war_defeated")
KEPT: Final = 0
DISCARDED_AFTER_LAW: Final = 1
DISCARDED_AFTER_WAR: Final = 2

DECK_EVENT_KINDS: Final = ("bequest", "conspiracy", "era_ends")
BEQUEST: Final = 0
CONSPIRACY: Final = 1
END_OF_ERA: Final = 2

BEQUEATHED: Final = ("never", "forum_after_collection", "next_senate")
BEQUEATHS_NOTHING: Final = 0
BEQUEATHS_IN_FORUM_AFTER_COLLECTION: Final = 1
BEQUEATHS_IN_NEXT_SENATE: Final = 2

DISCARDED: Final = ("after_collection", "next_forum", "after_resolution", "game_over")
DISCARD_AFTER_COLLECTION: Final = 0
DISCARD_IN_NEXT_FORUM: Final = 1
DISCARD_AFTER_RESOLUTION: Final = 2
DISCARD_NEVER: Final = 3

UNTIL: Final = ("next_forum", "trigger", "condition")
UNTIL_NEXT_FORUM: Final = 0
UNTIL_TRIGGER: Final = 1
UNTIL_CONDITION: Final = 2

AGAIN: Final = ("nothing", "adds", "repeats")
AGAIN_NOTHING: Final = 0
AGAIN_ADDS: Final = 1
AGAIN_REPEATS: Final = 2

ACTS: Final = (
    "combat",
    "next_revenue",
    "start_of_next_revenue",
    "population_and_next_revenue",
    "end_of_forum",
    "immediate",
    "immediate_then_continuous",
    "senate",
    "end_of_senate",
    "next_active_war",
    "leader_removed",
)
ACTS_COMBAT: Final = 0
ACTS_NEXT_REVENUE: Final = 1
ACTS_START_OF_NEXT_REVENUE: Final = 2
ACTS_POPULATION_AND_NEXT_REVENUE: Final = 3
ACTS_END_OF_FORUM: Final = 4
ACTS_IMMEDIATE: Final = 5
ACTS_IMMEDIATE_THEN_CONTINUOUS: Final = 6
ACTS_SENATE: Final = 7
ACTS_END_OF_SENATE: Final = 8
ACTS_NEXT_ACTIVE_WAR: Final = 9
ACTS_LEADER_REMOVED: Final = 10

VICTIMS: Final = ("none", "in_rome", "first_away")
VICTIMS_NONE: Final = 0
VICTIMS_IN_ROME: Final = 1
VICTIMS_FIRST_AWAY: Final = 2

WAR_GOES: Final = ("nowhere", "top_six", "discard")
WAR_STAYS: Final = 0
WAR_TO_TOP_SIX: Final = 1
WAR_TO_DISCARD: Final = 2

RESULTS: Final = ("defeat", "disaster", "standoff", "stalemate", "victory")
DEFEAT: Final = 0
DISASTER: Final = 1
STANDOFF: Final = 2
STALEMATE: Final = 3
VICTORY: Final = 4

ATTEMPTS: Final = ("caught", "no_effect", "killed")
CAUGHT: Final = 0
NO_EFFECT: Final = 1
KILLED: Final = 2

SCENARIO_KINDS: Final = ("single", "extended", "alternative")
SINGLE: Final = 0
EXTENDED: Final = 1
ALTERNATIVE: Final = 2

ASSIGNED_BY: Final = ("most_military", "most_influence", "least_influence", "last")
BY_MOST_MILITARY: Final = 0
BY_MOST_INFLUENCE: Final = 1
BY_LEAST_INFLUENCE: Final = 2
BY_BEING_LAST: Final = 3

NEUTRAL_LEADERS: Final = ("military", "influence", "influence_and_popularity")
LED_BY_MILITARY: Final = 0
LED_BY_INFLUENCE: Final = 1
LED_BY_INFLUENCE_AND_POPULARITY: Final = 2

NEUTRAL_REVENUES: Final = ("treasury_die", "equal_shares", "leader_half", "one_each")
TREASURY_DIE: Final = 0
EQUAL_SHARES: Final = 1
LEADER_HALF: Final = 2
ONE_EACH: Final = 3

CHARITIES: Final = ("treasury", "games")
CHARITY_TREASURY: Final = 0
CHARITY_GAMES: Final = 1

NEUTRAL_SPOILS: Final = ("field_consul", "rome_consul", "governor", "censor", "concession", "land_bill")
SPOILS_FIELD_CONSUL: Final = 0
SPOILS_ROME_CONSUL: Final = 1
SPOILS_GOVERNOR: Final = 2
SPOILS_CENSOR: Final = 3
SPOILS_CONCESSION: Final = 4
SPOILS_LAND_BILL: Final = 5
