"""The numbers of things, for the rules to call them by. A thing's number is its place in its file of `cards/`.

Written out, because a number that is written out is compiled in; `test_catalogue` compares them with the files.
"""

from __future__ import annotations

from typing import Final

# -- decks, and the eras that are called by them

EARLY: Final = 0
MIDDLE: Final = 1
LATE: Final = 2
NO_DECK: Final = 3

# -- kinds of cards

FAMILY: Final = 0
STATESMAN: Final = 1
CONCESSION: Final = 2
WAR: Final = 3
LEADER: Final = 4
INTRIGUE: Final = 5
LAW: Final = 6
DECK_EVENT: Final = 7

# -- statesmen, who come after the thirty families

SCIPIO_AFRICANUS: Final = 30
FABIUS_MAXIMUS_CUNCTATOR: Final = 31
FLAMININUS: Final = 32
AEMILIUS_PAULLUS_MACEDONICUS: Final = 33
CATO_THE_ELDER: Final = 34
SCIPIO_AEMILIANUS: Final = 35
SULLA: Final = 36
FLACCUS: Final = 37
GLAUCIA: Final = 38
LAENAS: Final = 39
TIBERIUS_GRACCHUS: Final = 40
GAIUS_GRACCHUS: Final = 41
MARIUS: Final = 42
JULIUS_CAESAR: Final = 43
CATO_THE_YOUNGER: Final = 44
CICERO: Final = 45
CRASSUS: Final = 46
LUCULLUS: Final = 47
POMPEY: Final = 48

# -- concessions

ARMAMENTS: Final = 0
SHIP_BUILDING: Final = 1
AEGYPTIAN_GRAIN: Final = 2
SICILIAN_GRAIN: Final = 3
HARBOR_FEES: Final = 4
MINING: Final = 5
LAND_COMMISSIONER: Final = 6
TAX_FARMER_1: Final = 7
TAX_FARMER_2: Final = 8
TAX_FARMER_3: Final = 9
TAX_FARMER_4: Final = 10
TAX_FARMER_5: Final = 11
TAX_FARMER_6: Final = 12

# -- wars

FIRST_PUNIC_WAR: Final = 0
SECOND_PUNIC_WAR: Final = 1
FIRST_ILLYRIAN_WAR: Final = 2
SECOND_ILLYRIAN_WAR: Final = 3
FIRST_GALLIC_WAR: Final = 4
FIRST_MACEDONIAN_WAR: Final = 5
SECOND_MACEDONIAN_WAR: Final = 6
SYRIAN_WAR: Final = 7
THIRD_MACEDONIAN_WAR: Final = 8
FOURTH_MACEDONIAN_WAR: Final = 9
JUGURTHINE_WAR: Final = 10
THIRD_PUNIC_WAR: Final = 11
GERMANIC_MIGRATIONS: Final = 12
FIRST_CILICIAN_PIRATES: Final = 13
LUSITANIAN_WAR: Final = 14
NUMANTINE_WAR: Final = 15
FIRST_SICILIAN_SLAVE_REVOLT: Final = 16
SECOND_SICILIAN_SLAVE_REVOLT: Final = 17
FIRST_MITHRIDATIC_WAR: Final = 18
SECOND_MITHRIDATIC_WAR: Final = 19
THIRD_MITHRIDATIC_WAR: Final = 20
SECOND_GALLIC_WAR: Final = 21
THIRD_GALLIC_WAR: Final = 22
PARTHIAN_WAR: Final = 23
ALEXANDRINE_WAR: Final = 24
SOCIAL_WAR: Final = 25
INVASION_OF_GERMANIA: Final = 26
INVASION_OF_BRITANNIA: Final = 27
SECOND_CILICIAN_PIRATES: Final = 28
SERTORIAN_REVOLT: Final = 29
GLADIATOR_REVOLT: Final = 30

# -- series of matching wars

NO_SERIES: Final = -1
PUNIC: Final = 0
ILLYRIAN: Final = 1
GALLIC: Final = 2
MACEDONIAN: Final = 3
CILICIAN_PIRATES: Final = 4
SPANISH_REVOLTS: Final = 5
SLAVE_REVOLTS: Final = 6
MITHRIDATIC: Final = 7

# -- leaders of the enemy

HAMILCAR: Final = 0
HANNIBAL: Final = 1
ANTIOCHUS_III: Final = 2
PHILIP_V: Final = 3
VIRIATHUS: Final = 4
SPARTACUS: Final = 5
MITHRIDATES_VI: Final = 6
VERCINGETORIX: Final = 7

# -- kinds of intrigue

TRIBUNE: Final = 0
ASSASSIN: Final = 1
SECRET_BODYGUARD: Final = 2
OPEN_BODYGUARD: Final = 3
INFLUENCE_PEDDLING: Final = 4
SEDUCTION: Final = 5
BLACKMAIL: Final = 6
GRAFT: Final = 7
MURDER_OF_A_TRIBUNE: Final = 8
MOB_INCITED_TO_VIOLENCE: Final = 9
PROSCRIPTION: Final = 10
CLEOPATRA_VII: Final = 11

# -- laws

CALPURNIAN_LAW: Final = 0
MILITARY_REFORMS: Final = 1
TRADITION_ERODES: Final = 2
SERVILIAN_LAW: Final = 3
ACILIAN_LAW: Final = 4
PLAUTIAN_PAPIRIAN_LAW: Final = 5
GABINIAN_LAW: Final = 6
VATINIAN_LAW: Final = 7
MANILIAN_LAW: Final = 8
JULIAN_LAW: Final = 9

# -- events inside the decks

PERGAMENE_BEQUEST: Final = 0
BITHYNIAN_BEQUEST: Final = 1
PTOLEMY_APION_BEQUEST: Final = 2
SECOND_CATILINARIAN_CONSPIRACY: Final = 3
ERA_ENDS: Final = 4

# -- random events, and their sides

ALLY_DESERTS: Final = 0
ALLIED_ENTHUSIASM: Final = 1
BARBARIAN_RAIDS: Final = 2
DROUGHT: Final = 3
ENEMY_LEADER_DIES: Final = 4
ENEMY_ALLY_DESERTS: Final = 5
EPIDEMIC: Final = 6
EVIL_OMENS: Final = 7
INTERNAL_DISORDER: Final = 8
MANPOWER_SHORTAGE: Final = 9
MOB_VIOLENCE: Final = 10
NATURAL_DISASTER: Final = 11
NEW_ALLIANCE: Final = 12
PRETENDER_EMERGES: Final = 13
REFUGE: Final = 14
RHODIAN_ALLIANCE: Final = 15
STORM_AT_SEA: Final = 16
TRIAL_OF_VERRES: Final = 17
LIGHT: Final = 0
DARK: Final = 1

# -- provinces, and their sides

SICILIA: Final = 0
SARDINIA_ET_CORSICA: Final = 1
HISPANIA_CITERIOR: Final = 2
HISPANIA_ULTERIOR: Final = 3
ILLYRICUM: Final = 4
GALLIA_CISALPINA: Final = 5
AFRICA: Final = 6
MACEDONIA: Final = 7
GALLIA_NARBONENSIS: Final = 8
CILICIA_ET_CYPRUS: Final = 9
ASIA: Final = 10
BITHYNIA: Final = 11
CRETA_ET_CYRENAICA: Final = 12
SYRIA: Final = 13
GALLIA_TRANSALPINA: Final = 14
UNDEVELOPED: Final = 0
DEVELOPED: Final = 1

# -- offices

DICTATOR: Final = 0
ROME_CONSUL: Final = 1
FIELD_CONSUL: Final = 2
CENSOR: Final = 3
MASTER_OF_HORSE: Final = 4
PONTIFEX_MAXIMUS: Final = 5
PROCONSUL: Final = 6
PRIEST: Final = 7
CONSUL_FOR_LIFE: Final = 8

# -- games

SLICE_AND_DICE: Final = 0
BLOOD_FEST: Final = 1
GLADIATOR_GALA: Final = 2

# -- land bills

LAND_BILL_1: Final = 0
LAND_BILL_2: Final = 1
LAND_BILL_3: Final = 2

# -- scenarios

EARLY_REPUBLIC: Final = 0
MIDDLE_REPUBLIC: Final = 1
LATE_REPUBLIC: Final = 2
EXTENDED_EARLY_MIDDLE: Final = 3
EXTENDED_MIDDLE_LATE: Final = 4
EXTENDED_EARLY_MIDDLE_LATE: Final = 5
ALTERNATIVE_HISTORY: Final = 6

# -- neutral factions

IMPERIALISTS: Final = 0
PLUTOCRATS: Final = 1
CONSERVATIVES: Final = 2
POPULISTS: Final = 3

# -- rolls

ROLL_COMBAT: Final = 0
ROLL_POPULATION: Final = 1
ROLL_APPEAL: Final = 2
ROLL_TRIAL: Final = 3
ROLL_ASSASSINATION: Final = 4
ROLL_KNIGHT: Final = 5
ROLL_KNIGHT_PRESSURE: Final = 6
ROLL_DEVELOPMENT: Final = 7
ROLL_CURIA: Final = 8
ROLL_ALLEGIANCE: Final = 9
ROLL_RAID: Final = 10
ROLL_DISORDER: Final = 11
ROLL_STORM: Final = 12
ROLL_MOB_CHITS: Final = 13
ROLL_PONTIFEX_INCOME: Final = 14
ROLL_CARD: Final = 15
ROLL_PERSUASION: Final = 16
ROLL_SPOILS: Final = 17
ROLL_TAXES: Final = 18
ROLL_INITIATIVE: Final = 19
ROLL_RANDOM_EVENT: Final = 20
ROLL_NATURAL_DISASTER: Final = 21
ROLL_TAX_FARMER: Final = 22
ROLL_PARITY: Final = 23
ROLL_DIRECTIVE: Final = 24
ROLL_TIE: Final = 25
