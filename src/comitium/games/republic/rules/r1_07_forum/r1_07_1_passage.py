"""[1.07.1] F0, the passage of time: raid captives die, events leave, bequests become provinces."""

from __future__ import annotations

from comitium.core.audience import EVERYBODY
from comitium.games.republic.catalogue.intrigue import BEQUEATHS, DECK_EVENT_CARD
from comitium.games.republic.events.forum import BequestLapsed
from comitium.games.republic.rules.common.provinces import create_province
from comitium.games.republic.rules.r1_05_mortality.r1_05_3_death import kill
from comitium.games.republic.rules.r1_07_forum.r1_07_21_random_events.r1_07_21_events import expire
from comitium.games.republic.state.numbers import APION, CAPTIVE, FETCHED, KEPT, RAID, SENATORS
from comitium.games.republic.state.republic import Republic


def pass_time(game: Republic) -> None:
    """[1.07.1] F0a, F0b, F0c, in this order."""
    for senator in range(SENATORS):
        if game.where[senator] == CAPTIVE + RAID:
            kill(game, senator, "1.10.71")
    expire(game)
    for bequest in range(len(game.bequests)):
        if game.bequests[bequest] in (FETCHED, KEPT):
            for province in BEQUEATHS[bequest]:
                create_province(game, province, False, "1.07.37")
            put_away(game, bequest)
        elif bequest == APION and game.bequests[bequest]:
            if game.has_listener:
                game.tell(BequestLapsed("1.07.1", DECK_EVENT_CARD[bequest]), EVERYBODY)
            put_away(game, bequest)


def put_away(game: Republic, bequest: int) -> None:
    """The card of a bequest is discarded."""
    game.bequests[bequest] = 0
    game.discards.append(DECK_EVENT_CARD[bequest])
