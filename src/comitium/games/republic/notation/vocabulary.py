"""The words of position texts that have no other home: states, standings, marks, what the session remembers."""

from __future__ import annotations

from typing import Final

from comitium.games.republic import names
from comitium.games.republic.catalogue.ids import CONSUL_FOR_LIFE, PRIEST, PROCONSUL
from comitium.games.republic.catalogue.keys import CONCESSION_KEYS, OFFICE_KEYS, PROVINCE_KEYS

PLAYER: Final = "player"  # [4.01] beside the names of directives
NONE: Final = "-"  # an empty list
UNSEEN: Final = "#"  # so many cards that are not named
ZONE_NAMES: Final = ("left", "active", "inactive", "imminent", "beaten", "held")
ENEMY_NAMES: Final = ("", "board", "curia", "refuge", "dead")
BEQUEST_KEYS: Final = ("pergamum", "bithynia", "apion")
BEQUEST_STATES: Final = ("", "open", "fetched", "kept")
PILES: Final = ("deck", "piles")  # what a position without its deck does not say
HIDDEN: Final = ("hands", "deck", "piles", "known", "box", "traces")
DEAL_NAMES: Final = ("offered", "binding")
CLAUSE_NAMES: Final = ("open", "kept", "broken", "lapsed")
DIAL: Final = 3  # of a governor who has just arrived
MARK_NAMES: Final = (
    "servilian",
    "proscribed",
    "era_ends",
    "no_recruitment",
    "rhodian_fleets",
    "rhodian_turn",
    "rhodian_wars",
    "refuge_wars",
    "appointed",
    "lucullus",
    "released",
    "watched",
    "rebel_battles",
    "cleopatra",
    "narbonensis",
    "former_master",
    "desertion",
    "bereft",
    "owed",
    "broke",
    "played",
    "seating",
    "end_shuffled",
)
# -- masks of senators that are words behind his name: the word, and the attribute
STANDINGS: Final = (
    ("prior", "prior_consul"),
    ("corrupt", "corrupt"),
    ("major", "major"),
    (OFFICE_KEYS[PROCONSUL], "proconsuls"),
    ("returned", "returned"),
    ("victorious", "victorious"),
    (OFFICE_KEYS[PRIEST], "priests"),
    ("statesman_on_family", "on_family"),
)
DISBANDED: Final = "disbanded"  # [2.04.3] then legions by their numbers
LIFE: Final = OFFICE_KEYS[CONSUL_FOR_LIFE]
PRIMARY: Final = "rebel"
LIABLE: Final = "liable"  # [2.01.7]
AT_SEA: Final = "at_sea"  # [2.03.72]
# -- of a war: the word, and the mask
WAR_STANDINGS: Final = (
    ("unprosecuted", "unprosecuted"),
    ("naval_victory", "naval_victory"),
    ("revolt", "no_spoils"),
    ("fought", "fought_land"),
    ("fought_at_sea", "fought_sea"),
    ("relieved", "relieved"),
    ("subdued", "subdued"),
)
DESERTED: Final = "deserted"  # [C-8] then by how much its strength has changed this turn
PROVINCIAL: Final = (("armies", "provincial_armies"), ("fleets", "provincial_fleets"))  # [2.02.3] the word before the number
PROVINCE_STANDINGS: Final = (("developed", "developed"), ("legate", "legates"), ("looted", "looted"))
# -- what in the session is a name or a mask of names; everything else is a number or a list
SESSION_NAMES: Final[dict[str, tuple[str, ...]]] = {
    "chair": names.SENATORS,
    "booking": names.SEATS,
    "fining": names.SEATS,
    "mover": names.SEATS,
}
SESSION_MASKS: Final[dict[str, tuple[str, ...]]] = {
    "stood_down": names.SENATORS,
    "filled": tuple(OFFICE_KEYS),
    "voted_concessions": tuple(CONCESSION_KEYS),
    "spoken": names.SENATORS,
    "sent": names.SENATORS,
    "reinforced": names.SENATORS,
    "posted": tuple(PROVINCE_KEYS),
    "attempted": names.SEATS,
    "suffered": names.SEATS,
    "ayes": names.SEATS,
    "noes": names.SEATS,
}


def mark_name(mark: int) -> str:
    return MARK_NAMES[mark] if mark < len(MARK_NAMES) else mark_number(mark)


def mark_number(mark: int) -> str:
    """A mark as it is written before it has a name; texts that were printed then are still read."""
    return f"mark{mark}"
