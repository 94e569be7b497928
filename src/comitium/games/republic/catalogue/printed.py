"""The shape of the other files: the tables of the board, the scenarios, the neutral factions."""

from __future__ import annotations

from typing import Final

from comitium.games.republic.catalogue.records import Named, Record, read


class Outcome(Record):
    unrest: int
    loss_divisor: int
    veteran: bool
    kills_commander: bool


class Combat(Record):
    low: int
    results: tuple[str, ...]
    losses: tuple[int, ...]
    dice: int
    veteran_strength: int
    legions_for_popularity: int
    capture_chits: int
    reward_divisor: int
    defeat: Outcome
    disaster: Outcome
    standoff: Outcome
    stalemate: Outcome
    victory: Outcome


class Unrest(Record):
    start: int
    least: int
    drought: int
    unprosecuted_war: int
    senate_beats_rebel: int
    civil_war_otherwise: int
    provincial_battle: int


class Population(Record):
    low: int
    dice: int
    unrest: tuple[int, ...]
    manpower_shortage: tuple[int, ...]
    no_recruitment: tuple[int, ...]
    mob: tuple[int, ...]
    mob_chits: int
    revolt: int


class Appeal(Record):
    low: int
    dice: int
    votes: tuple[int, ...]
    killed: int
    freed: int
    advocate_chits_from: int
    accuser_chits_above: int


class Trial(Record):
    low: int
    dice: int
    votes: tuple[int, ...]


class Prosecution(Record):
    minor_each_turn: int
    major_each_turn: int
    minor_popularity: int
    minor_influence: int
    reward_divisor: int
    acquitted_advocate: int
    acquitted_prosecutor: int
    convicted_advocate: int


class Assassination(Record):
    low: int
    dice: int
    results: tuple[str, ...]
    attempts: int
    times_targeted: int
    caught_leader_influence: int


class Games(Named):
    cost: int
    popularity: int
    unrest: int


class LandBill(Named):
    cost: int
    lasting: bool
    markers: int
    sponsor: int
    cosponsor: int
    against: int
    unrest: int
    repealable: bool
    repeal_sponsor: int
    repeal_for: int
    repeal_unrest: int
    repeal_popularity: int


class LandBills(Record):
    proposals_each_turn: int
    repeals_each_turn: int


class Contributions(Record):
    each: int
    talents: tuple[int, ...]
    influence: tuple[int, ...]


class Forum(Record):
    initiatives: int
    initiative_dice: int
    event_total: int
    event_dice: int
    least_bid: int
    persuasions: int
    persuasion_dice: int
    persuasion_fails: int
    persuasion_aligned: int
    opposed_loyalty: int
    knight_attempts: int
    knight_dice: int
    knight_total: int
    pressure_dice: int
    knight_votes: int
    knight_income: int
    knights: int
    games: int
    curia_dice: int
    curia_die: int
    least_senators: int
    hand: int


class Office(Named):
    rank: int
    influence: int
    major: bool
    rule: str = "1.09.11"
    stripped: int = 0


class Senate(Record):
    dictator_wars: int
    dictator_strength: int
    life_influence: int
    life_automatic: int
    unanimous_defeat: int
    bought_vote: int
    removal_share: tuple[int, int]
    priest_war_votes: int
    pontifex_war_factor: int
    popularity_least: int
    popularity_most: int
    influence_least: int


class Revenue(Record):
    state: int
    leader: int
    senator: int
    active_war: int
    upkeep: int
    rebel_upkeep: int
    treasury: int
    warnings: tuple[int, ...]
    develop_total: int
    develop_bonus: int
    develop_influence: int
    term: int
    ransom_least: int
    ransom_factor: int


class Forces(Record):
    price: int
    shortage_price: int
    legions: int
    fleets: int
    active_wars_lose: int
    allegiance_dice: int
    allegiance_least: tuple[int, int, int]
    allegiance_talents: int
    top_cards: int


class Mortality(Record):
    numbered: int
    none: int
    draw_two: int


class Pontifex(Record):
    omens_payment: int
    unpaid_fine: int
    vetoes: int
    priests_each_turn: int
    income_dice: int
    stripped_influence: int
    revolt_influence: int


class Provincial(Record):
    unit_price: int
    upkeep: int
    army: int
    fleet: int
    army_divisor: int
    losses_armies: int
    losses_legions: int
    armies_for_loss: int
    armies_for_loss_garrisoned: int


class RebelGovernors(Record):
    upkeep: int
    base_strength_upkeep: int
    reinforcing_each_turn: int
    own_veteran: int
    veteran: int


class Disbanding(Record):
    oratory: int
    influence: int
    recall_price: int
    recall_influence: int
    recall_oratory: int


class PassingLaws(Record):
    sponsor: int
    cosponsor: int


class Roll(Named):
    omens: int


class Components(Record):
    naval_victories: int
    manpower_shortages: int
    droughts: int
    rebels: int
    priests: int
    allegiances: int
    corrupt_and_major: int
    prior_consuls: int
    captives: int
    proconsuls: int
    factions: int
    dice: int


class Tables(Record):
    combat: Combat
    unrest: Unrest
    population: Population
    appeal: Appeal
    trial: Trial
    prosecution: Prosecution
    assassination: Assassination
    games: tuple[Games, ...]
    land_bill: tuple[LandBill, ...]
    land_bills: LandBills
    contributions: Contributions
    forum: Forum
    office: tuple[Office, ...]
    senate: Senate
    revenue: Revenue
    forces: Forces
    mortality: Mortality
    pontifex: Pontifex
    provincial: Provincial
    rebel_governors: RebelGovernors
    disbanding: Disbanding
    passing_laws: PassingLaws
    roll: tuple[Roll, ...]
    components: Components


class Players(Record):
    least: int
    most: int
    chapter_4: int


class Scenario(Named):
    kind: str
    rule: str
    decks: tuple[str, ...]
    families_of: tuple[str, ...]
    families_each: int
    hand: int
    legions: int
    pile: int
    pile_each: int
    end_own: int
    end_next: int = 0
    end_from: str = "none"
    mixed: bool = False
    inactive_wars: tuple[str, ...] = ()
    concessions: bool = False
    intrigue_from: tuple[str, ...] = ()
    intrigue_added: int = 0
    provinces: tuple[str, ...] = ()
    developed: bool = False
    second_provinces: tuple[str, ...] = ()
    laws_in_force: tuple[str, ...] = ()
    laws_removed: tuple[str, ...] = ()
    optional_statesmen: tuple[str, ...] = ()
    era_turns: tuple[int, ...] = ()


class Scenarios(Record):
    players: Players
    scenario: tuple[Scenario, ...]


class Neutral(Named):
    order: int
    assigned_by: str
    leader: str
    revenue: str
    spoils_die: int
    knight_talents: int
    initiative: int
    charity: tuple[str, ...]
    spoils: tuple[str, ...]
    dial_developed: int
    dial_undeveloped: int
    extra_senators: int = 0
    temporary_rome_consul: bool = False
    not_with_two_players: bool = False


class Conduct(Record):
    never_corrupt: tuple[str, ...]
    coalitions: tuple[tuple[int, ...], ...]
    crisis_wars: int
    crisis_strength_above: int
    crisis_leaves_wars: int
    modifier_most: int
    peace_legions: int
    peace_fleets: int
    bribe_from_base: int
    bribe_up_to: int
    defend_down_to: int
    bid_free_above_turn: int
    bid_die_minimum: int
    bid_raise: int
    rebel_talents_each_legion: int
    rebel_expected_percent_above: int
    rebel_percent: int
    murder_influence: int


class Neutrals(Record):
    neutral: tuple[Neutral, ...]
    conduct: Conduct


TABLES: Final = read("tables", Tables)
SCENARIOS: Final = read("scenarios", Scenarios)
NEUTRALS: Final = read("neutrals", Neutrals)
