"""Every module that registers heuristics and short lists: whoever imports this has them all."""

from __future__ import annotations

from typing import Final

from comitium.bots.republic.advanced import advocates, laws, pontifex, provinces, rebels, veterans
from comitium.bots.republic.bargains import disputes
from comitium.bots.republic.phases import cards, chance, forum, purses, revenue
from comitium.bots.republic.senate import business, elections, governors, intrigue, trials, votes
from comitium.bots.republic.shortlists import elections as elections_searched
from comitium.bots.republic.shortlists import forum as forum_searched
from comitium.bots.republic.shortlists import senate as senate_searched
from comitium.bots.republic.solo import attempts, delegated, plans
from comitium.bots.republic.solo import cards as solo_cards
from comitium.bots.republic.solo import senate as solo_senate
from comitium.bots.republic.wars import drafts, revolt

HEURISTIC_MODULES: Final = (
    revenue,
    purses,
    provinces,
    forum,
    elections,
    votes,
    trials,
    business,
    drafts,
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
