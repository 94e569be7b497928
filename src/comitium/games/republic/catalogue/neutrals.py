"""[4.02] The neutral factions of chapter 4, and what directs them."""

from __future__ import annotations

from typing import Final

from comitium.games.republic.catalogue import printed
from comitium.games.republic.catalogue.keys import SENATOR_KEYS, numbers, word
from comitium.games.republic.catalogue.values import ASSIGNED_BY, CHARITIES, NEUTRAL_LEADERS, NEUTRAL_REVENUES, NEUTRAL_SPOILS

_NEUTRALS: Final = printed.NEUTRALS.neutral
_CONDUCT: Final = printed.NEUTRALS.conduct

NEUTRALS: Final[int] = len(_NEUTRALS)
ASSIGNMENT_ORDER: Final[list[int]] = [one.order for one in _NEUTRALS]
ASSIGNMENT: Final[list[int]] = [word(ASSIGNED_BY, one.assigned_by) for one in _NEUTRALS]
EXTRA_SENATORS: Final[list[int]] = [one.extra_senators for one in _NEUTRALS]
NOT_WITH_TWO_PLAYERS: Final[list[bool]] = [one.not_with_two_players for one in _NEUTRALS]
HAS_TEMPORARY_ROME_CONSUL: Final[list[bool]] = [one.temporary_rome_consul for one in _NEUTRALS]  # its most influential senator
NEUTRAL_LEADER: Final[list[int]] = [word(NEUTRAL_LEADERS, one.leader) for one in _NEUTRALS]
NEUTRAL_REVENUE: Final[list[int]] = [word(NEUTRAL_REVENUES, one.revenue) for one in _NEUTRALS]
SPOILS_DIE: Final[list[int]] = [one.spoils_die for one in _NEUTRALS]  # takes them on this or more; 1 always, 7 never
KNIGHT_TALENTS: Final[list[int]] = [one.knight_talents for one in _NEUTRALS]
INITIATIVE_MODIFIER: Final[list[int]] = [one.initiative for one in _NEUTRALS]
CHARITY: Final[list[tuple[int, ...]]] = [tuple([word(CHARITIES, one) for one in each.charity]) for each in _NEUTRALS]
SPOILS_ORDER: Final[list[tuple[int, ...]]] = [tuple([word(NEUTRAL_SPOILS, one) for one in each.spoils]) for each in _NEUTRALS]
DIAL: Final[list[int]] = [dial for one in _NEUTRALS for dial in (one.dial_undeveloped, one.dial_developed)]  # by side

NEVER_CORRUPT: Final[tuple[int, ...]] = numbers(SENATOR_KEYS, _CONDUCT.never_corrupt)  # [4.03.3] senators
COALITIONS: Final[list[tuple[int, ...]]] = list(_CONDUCT.coalitions)  # [4.05.2] ranks, in the order of reading
CRISIS_WARS: Final[int] = _CONDUCT.crisis_wars  # [4.05.3]
CRISIS_STRENGTH_ABOVE: Final[int] = _CONDUCT.crisis_strength_above
CRISIS_LEAVES_WARS: Final[int] = _CONDUCT.crisis_leaves_wars
MODIFIER_MOST: Final[int] = _CONDUCT.modifier_most
PEACE_LEGIONS: Final[int] = _CONDUCT.peace_legions
PEACE_FLEETS: Final[int] = _CONDUCT.peace_fleets
BRIBE_FROM_BASE: Final[int] = _CONDUCT.bribe_from_base  # [4.04.2]
BRIBE_UP_TO: Final[int] = _CONDUCT.bribe_up_to
DEFEND_DOWN_TO: Final[int] = _CONDUCT.defend_down_to
BID_FREE_ABOVE_TURN: Final[int] = _CONDUCT.bid_free_above_turn  # [4.04.5]
BID_DIE_MINIMUM: Final[int] = _CONDUCT.bid_die_minimum
BID_RAISE: Final[int] = _CONDUCT.bid_raise
REBEL_TALENTS_EACH_LEGION: Final[int] = _CONDUCT.rebel_talents_each_legion  # [4.06.2]
REBEL_EXPECTED_PERCENT_ABOVE: Final[int] = _CONDUCT.rebel_expected_percent_above
REBEL_PERCENT: Final[int] = _CONDUCT.rebel_percent
MURDER_INFLUENCE: Final[int] = _CONDUCT.murder_influence  # [4.07.3]
