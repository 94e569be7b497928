"""Every module that registers heuristics and short lists: whoever imports this has them all."""

from __future__ import annotations

from typing import Final

from comitium.bots.republic import (
    advocates,
    armies,
    business,
    cards,
    chance,
    disputes,
    elections,
    forum,
    governors,
    intrigue,
    laws,
    pontifex,
    provinces,
    purses,
    rebels,
    revenue,
    revolt,
    trials,
    veterans,
    votes,
)
from comitium.bots.republic.shortlists import elections as elections_searched
from comitium.bots.republic.shortlists import forum as forum_searched
from comitium.bots.republic.shortlists import senate as senate_searched
from comitium.bots.republic.solo import attempts, delegated, plans
from comitium.bots.republic.solo import cards as solo_cards
from comitium.bots.republic.solo import senate as solo_senate

HEURISTIC_MODULES: Final = (
    revenue,
    purses,
    provinces,
    forum,
    elections,
    votes,
    trials,
    business,
    armies,
    intrigue,
    revolt,
    rebels,
    cards,
    advocates,
    laws,
    pontifex,
    chance,
    governors,
    disputes,
    veterans,
    solo_senate,
    solo_cards,
    plans,
    attempts,
    delegated,
)
SHORTLIST_MODULES: Final = (forum_searched, elections_searched, senate_searched)
