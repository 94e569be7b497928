"""What lies where in the bytes of the Republic. The blocks are written in this order: the head and the tail by encode.py, the
people and the board by board.py."""

from __future__ import annotations

from typing import Final

from comitium.core.encoding import CATEGORY, COUNT, FLAG, NUMBER, QUESTION, SIGNED, lay_out
from comitium.games.republic import names
from comitium.games.republic.catalogue.keys import EVENT_KEYS, LAW_KEYS, LEADER_KEYS, OFFICE_KEYS
from comitium.games.republic.state.numbers import FAMILIES, LEGIONS, PROVINCES, UNIT_PLACES

SEATS: Final = 6
OFFICES: Final = 6  # [2.01] with the Pontifex Maximus
CONTEXTS: Final = 3  # frames in which a question is asked
CONTEXT_NUMBERS: Final = 8
PROPOSAL: Final = 12  # numbers of what is voted on
BILLS: Final = 8
PILES: Final = 4
NEAR_TOP: Final = 6  # pairs
WAITING: Final = 4  # pairs
RANKS: Final = 6
AGREEMENTS: Final = 8
CLAUSES: Final = 2  # of each
BEQUESTS: Final = 3

CLAUSE: Final = (
    "kind", "by", "to", "about", "about_high", "amount", "amount_high", "status", "who", "when", "until", "manner",
)  # fmt: skip
AGREEMENT: Final = ("status", "parties", "accepted", "clauses")
FACTION: Final = (
    "asked", "playing", "leader", "cards", "box_known", "box", "box_high", "directive", "rank", "coalition",
)  # fmt: skip
SENATOR_FLAGS: Final = (
    "on_family", "prior_consul", "corrupt", "major", "proconsul", "returned", "rebel", "victorious", "priest", "in_rome",
)  # fmt: skip
WAR_FLAGS: Final = ("unprosecuted", "naval_victory", "no_spoils", "relieved", "subdued")
_SENATORS: Final = names.SENATORS
_WARS: Final = names.WARS
_PROVINCES: Final = names.THINGS["province"]
_CONCESSIONS: Final = names.THINGS["concession"]
_CARDS: Final = names.THINGS["card"]
_CONTEXT: Final = ("kind", *(f"{place}.{part}" for place in range(CONTEXT_NUMBERS) for part in NUMBER))
_LEGIONS: Final = names.THINGS["legion"]

SCHEMA: Final = lay_out(
    [
        *QUESTION,
        ("context", CATEGORY, [f"{place}.{part}" for place in range(CONTEXTS) for part in _CONTEXT]),
        # -- the calendar and the State
        ("players", COUNT, 1),
        ("me", COUNT, 1),  # the place of one's own faction, as choices name factions
        ("turn", COUNT, 1),
        ("phase", CATEGORY, 1),
        ("era", CATEGORY, 1),
        ("treasury", COUNT, ("low", "high")),
        ("unrest", SIGNED, 1),
        ("bills", CATEGORY, BILLS),
        ("events", COUNT, EVENT_KEYS),
        ("laws", FLAG, LAW_KEYS),
        ("laws_voted_down", FLAG, LAW_KEYS),
        ("deck", COUNT, 1),
        ("piles", COUNT, PILES),
        ("near_top", CATEGORY, NEAR_TOP * 2),  # pairs: a card + 1, and among how many
        ("era_revealed", FLAG, 1),
        ("seating", CATEGORY, 1),
        # -- factions, one's own first
        ("factions", CATEGORY, [f"{place}.{part}" for place in range(SEATS) for part in FACTION]),
        ("ranks", CATEGORY, RANKS),
        ("card_holder", CATEGORY, _CARDS),  # in whose hand one knows a card to be
        ("discard_place", COUNT, _CARDS),  # the oldest is 1
        # -- people
        ("where", CATEGORY, _SENATORS),
        ("faction", CATEGORY, _SENATORS),
        ("influence", COUNT, _SENATORS),
        ("popularity", SIGNED, _SENATORS),
        ("talents", COUNT, _SENATORS),
        ("knights", COUNT, _SENATORS),
        ("gained_oratory", COUNT, _SENATORS),
        ("guards", COUNT, _SENATORS),
        *[(flag, FLAG, _SENATORS) for flag in SENATOR_FLAGS],
        ("curia", COUNT, _SENATORS[:FAMILIES]),  # the first to leave is 1
        ("gone", FLAG, _SENATORS[FAMILIES:]),
        ("offices", CATEGORY, OFFICE_KEYS[:OFFICES]),
        ("persons", CATEGORY, ("chair", "consul_for_life", "primary_rebel", "at_sea", "liable")),
        ("holder", CATEGORY, _CONCESSIONS),
        ("exposed", FLAG, _CONCESSIONS),
        # -- wars, provinces, forces
        ("zone", CATEGORY, _WARS),
        *[(flag, FLAG, _WARS) for flag in WAR_FLAGS],
        ("spent", CATEGORY, [f"{war}.{part}" for war in _WARS for part in ("low", "middle", "high")]),
        ("enemy", CATEGORY, LEADER_KEYS),
        ("province", CATEGORY, _PROVINCES),
        ("governor", CATEGORY, _PROVINCES),
        ("dial", COUNT, _PROVINCES),
        ("developed", FLAG, _PROVINCES),
        ("legate", FLAG, _PROVINCES),
        ("provincial_armies", COUNT, _PROVINCES),
        ("provincial_fleets", COUNT, _PROVINCES),
        ("helps", CATEGORY, _PROVINCES),
        ("bequests", CATEGORY, BEQUESTS),
        ("legions", COUNT, names.PLACES),
        ("fleets", COUNT, names.PLACES),
        ("veteran_at", CATEGORY, _LEGIONS),
        ("allegiance", CATEGORY, _LEGIONS),
        ("recallable_by", CATEGORY, _LEGIONS),
        ("march", COUNT, ("armies_in_italy", "armies_at_sea", "released_fleets")),
        # -- the Senate
        ("session", COUNT, ("step", "sitting", "adjourned", "minors", "majors", "booking", "gave", "vetoed")),
        ("waiting", CATEGORY, WAITING * 2),  # pairs: a faction, and the card of its law + 1
        ("vote", COUNT, ("there", "faction", "ayes", "ayes_high", "noes", "noes_high", "turn", "uncalled", "called")),
        ("proposal", CATEGORY, [f"{place}.{part}" for place in range(PROPOSAL) for part in NUMBER]),
        ("favour", FLAG, _SENATORS),
        ("opposed", FLAG, _SENATORS),
        # -- agreements: the oldest first
        ("agreements", COUNT, 1),
        (
            "agreement",
            CATEGORY,
            [
                f"{place}.{part}"
                for place in range(AGREEMENTS)
                for part in (*AGREEMENT, *(f"{number}.{cell}" for number in range(CLAUSES) for cell in CLAUSE))
            ],
        ),
        ("ending", CATEGORY, 1),
        ("winner", CATEGORY, 1),
    ]
)
SIZE: Final = SCHEMA[-1].at + SCHEMA[-1].length
assert len(_PROVINCES) == PROVINCES
assert len(names.PLACES) == UNIT_PLACES
assert len(_LEGIONS) == LEGIONS
