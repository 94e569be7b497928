"""What a pupil of Res Publica Romana overlooks: chances of its own. What Rome needs it sees as well as a tribune."""

from __future__ import annotations

from typing import Final

from comitium.bots.slips import Carelessness, Slip
from comitium.games.republic.choices import DONE, PASS, TALENTS
from comitium.games.republic.rules.r1_06_revenue.r1_06_3_redistribution import Redistribution
from comitium.games.republic.rules.r1_07_forum.r1_07_4_persuasion import Persuade
from comitium.games.republic.rules.r1_07_forum.r1_07_5_knights import Knights
from comitium.games.republic.rules.r1_07_forum.r1_07_7_leader import ChangeLeader
from comitium.games.republic.rules.r1_07_forum.r1_07_22_auction import Auction
from comitium.games.republic.rules.r1_07_forum.r1_07_41_attempt import CounterBribe, Raise
from comitium.games.republic.rules.r1_09_senate.choices import CLOSE
from comitium.games.republic.rules.r1_09_senate.r1_09_4_trials.r1_09_41_prosecutions import CensorsMenu
from comitium.games.republic.rules.r1_11_revolution.r1_11_1_plays import PlayCards

CARELESS: Final = Carelessness(
    0.3,
    {
        Redistribution: Slip(DONE),
        Auction: Slip(PASS),
        Persuade: Slip(PASS),
        CounterBribe: Slip(TALENTS),
        Raise: Slip(DONE),
        Knights: Slip(PASS, DONE),
        ChangeLeader: Slip(PASS),
        CensorsMenu: Slip(CLOSE),
        PlayCards: Slip(PASS, DONE),
    },
)
