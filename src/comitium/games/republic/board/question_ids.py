"""The questions and frames that surfaces treat in a way of their own, by their stable ids: a surface has the `kind` of a
prompt, never the question. Surfaces take these ids from here and name none themselves."""

from __future__ import annotations

from typing import Final

REPLIES: Final = frozenset({"Window", "Response", "Riots"})  # put out of turn; they may leave nothing to choose
ROUNDS: Final = frozenset({"Call"})  # come back until their list is gone through
HABITS: Final = frozenset(  # answers that do nothing: [2.05.2] no advocate, [2.02.2] no talent added, [2.03.2] no revolt
    {"republic-advocates-choice-himself", "republic-provincial-act-add", "republic-rebels-act-loyal"}
)
SCOPES: Final = {  # what a standing order may hold for, with the message that says so
    "Vote": "republic-scope-vote",
    "Tribunal": "republic-scope-trial",
    "Initiative": "republic-scope-initiative",
    "Senate": "republic-scope-senate",
    "Forum": "republic-scope-forum",
    "Revenue": "republic-scope-revenue",
    "Revolution": "republic-scope-revolution",
}
ASKS_FOR: Final = {  # what of a senator decides the answer
    **dict.fromkeys(("DraftMilitary", "NameMaster", "Appoint", "Agree"), "military"),  # who is to lead an army
    **dict.fromkeys(("Auction", "CounterBribe", "Knights", "Games"), "talents"),  # who can pay
}
ARMING: Final = frozenset({"DraftForces", "DraftMilitary"})  # nobody can answer them without knowing what troops there are
ON_THE_FLOOR: Final = frozenset({"Turn", "Window"})  # name what is voted on
