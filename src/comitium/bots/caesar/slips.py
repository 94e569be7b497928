"""What a pupil of Caesar & Cleopatra overlooks: actions, vetoes, which card goes where."""

from __future__ import annotations

from typing import Final

from comitium.bots.slips import AnyAlike, Carelessness, Slip
from comitium.games.caesar.choices import DOWN, END, PASS, UP, verb
from comitium.games.caesar.rules.r5_passive import Refill
from comitium.games.caesar.rules.r5_playing import Place, PlayCards
from comitium.games.caesar.rules.r5_turn import LateAction
from comitium.games.caesar.rules.r6_actions import VetoWindow
from comitium.games.caesar.rules.r6_effects import SpyPick

CARELESS: Final = Carelessness(
    0.2,
    {
        PlayCards: AnyAlike(verb, DOWN, UP),
        Place: AnyAlike(verb),
        Refill: AnyAlike(verb),
        SpyPick: AnyAlike(verb),
        LateAction: Slip(END),
        VetoWindow: Slip(PASS),
    },
)
