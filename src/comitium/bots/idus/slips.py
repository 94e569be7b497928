"""What a pupil of Idus Martii overlooks: how the markers stand, and whom one had better trust."""

from __future__ import annotations

from typing import Final

from comitium.bots.slips import AnyAlike, Carelessness
from comitium.games.idus.choices import AEDILE, DISCARD, EXCHANGE, KEEP, LOOK, PRAETOR, VOTE, verb
from comitium.games.idus.rules.r5_3_inspection import Inspect, Veto
from comitium.games.idus.rules.r5_turn import Assign, ChooseSide, Vote

CARELESS: Final = Carelessness(
    0.7,
    {
        Assign: AnyAlike(verb, PRAETOR, AEDILE),
        Vote: AnyAlike(verb, VOTE),
        Inspect: AnyAlike(verb, LOOK),
        Veto: AnyAlike(verb, KEEP, EXCHANGE),
        ChooseSide: AnyAlike(verb, DISCARD),
    },
)
