"""Every chapter that only registers something: importing the game imports them all, so that nothing is unknown until something
else was called."""

from __future__ import annotations

from typing import Final

from comitium.games.republic.deals import disputes, showing
from comitium.games.republic.deals.promises import cards, forum, never_binding, nominations, offices, payments, trials, votes
from comitium.games.republic.rules.r1_07_forum import r1_07_35_peddling
from comitium.games.republic.rules.r1_07_forum.r1_07_21_random_events import (
    r1_07_21_calamities,
    r1_07_21_rhodian,
    r1_07_21_storm,
)
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure import (
    r1_09_14_votes,
    r1_09_15_floor,
    r1_09_151_tribunes_proposals,
)
from comitium.games.republic.rules.r1_11_revolution import r1_11_36_called_home
from comitium.games.republic.rules.r2_01_pontifex import (
    r2_01_2_election,
    r2_01_3_priests,
    r2_01_5_veto,
    r2_01_6_temple,
    r2_01_8_removal,
)
from comitium.games.republic.rules.r2_02_provincial_wars import r2_02_provincial_wars
from comitium.games.republic.rules.r2_03_rebel_governors import r2_03_rebel_governors
from comitium.games.republic.rules.r2_04_veterans import r2_04_2_disbanding, r2_04_3_recall
from comitium.games.republic.rules.r2_05_advocates import r2_05_3_speeches
from comitium.games.republic.rules.r2_06_laws import r2_06_2_laws
from comitium.games.republic.rules.r4_solitaire import (
    r4_01_1_neutrals,
    r4_01_3_leaders,
    r4_02_2_battles,
    r4_06_1_cards,
    r4_06_2_rebellion,
    r4_07_3_assassins,
)
from comitium.games.republic.rules.r4_solitaire.r4_03_revenue import (
    r4_02_2_revenue,
    r4_03_1_income,
    r4_03_3_governors,
    r4_03_4_contributions,
    r4_07_4_bodyguards,
)
from comitium.games.republic.rules.r4_solitaire.r4_04_forum import (
    r4_02_2_events,
    r4_04_1_players,
    r4_04_2_persuasion,
    r4_04_3_knights,
    r4_04_4_games,
    r4_04_5_auction,
    r4_04_21_defence,
)

CHAPTERS: Final = (
    *(payments, cards, votes, nominations, trials, offices, forum, never_binding),  # kinds of clauses
    *(r1_07_21_calamities, r1_07_21_rhodian, r1_07_21_storm),  # random events
    *(disputes, showing, r1_07_35_peddling, r1_09_14_votes, r1_09_15_floor, r1_09_151_tribunes_proposals),
    r1_11_36_called_home,
    *(r2_01_2_election, r2_01_3_priests, r2_01_5_veto, r2_01_6_temple, r2_01_8_removal),  # the advanced rules
    *(r2_02_provincial_wars, r2_03_rebel_governors, r2_04_2_disbanding, r2_04_3_recall, r2_05_3_speeches, r2_06_2_laws),
    *(r4_01_1_neutrals, r4_01_3_leaders, r4_02_2_battles, r4_02_2_events, r4_02_2_revenue),  # procedures of the neutrals
    *(r4_03_1_income, r4_03_3_governors, r4_03_4_contributions, r4_07_4_bodyguards),
    *(r4_04_1_players, r4_04_2_persuasion, r4_04_21_defence, r4_04_3_knights, r4_04_4_games, r4_04_5_auction),
    *(r4_06_1_cards, r4_06_2_rebellion, r4_07_3_assassins),
)
