"""Chapter 8: which faction wins, and who is of it."""

from __future__ import annotations

from comitium.core.messages import Outcome
from comitium.games.idus.state import LOYAL, MERCHANT, TRAITOR, Idus

RULE_OF = {"conspiracy": "8.1", "ides": "8.3"}
FACTIONS = ("loyal", "traitor", "merchant")
ENDINGS = tuple(f"{ending}-{faction}" for ending in RULE_OF for faction in FACTIONS)


def has_failed(game: Idus, marker: int) -> bool:
    """[2.2] [8.1] Whether a marker ends the game: past the limit, or with `limit_mode=reach` on it."""
    return marker >= game.rules.limit if game.rules.reach else marker > game.rules.limit


def somebody_kept(game: Idus, faction: int) -> bool:
    """[8.2] Whether any seat has kept a card of the faction."""
    for seat in range(game.rules.seats):
        if game.cards[2 * seat] == faction:
            return True
    return False


def winner(game: Idus) -> int:
    """[8.9] [8.10] The faction that wins. A failed conspiracy is looked at first, even after the last turn."""
    loyal, traitor = has_failed(game, game.loyal), has_failed(game, game.traitor)
    if loyal and traitor:
        return MERCHANT  # [8.10] R-013
    if loyal or traitor:
        return after_conspiracy(game, LOYAL if loyal else TRAITOR)
    return on_the_ides(game)


def after_conspiracy(game: Idus, failed: int) -> int:
    """[8.1] [8.2] The rival of the faction that went too far wins; if nobody kept it, the Merchants do."""
    rival = 1 - failed
    return rival if somebody_kept(game, rival) else MERCHANT


def on_the_ides(game: Idus) -> int:
    """[8.4] to [8.7] A lead of two votes wins, if both sides have members; otherwise the Merchants win."""
    lead = game.loyal - game.traitor
    if -2 < lead < 2:
        return MERCHANT
    leader = LOYAL if lead > 0 else TRAITOR
    if game.rules.rival_rule == "off":
        return leader
    if game.rules.rival_rule == "winner_needs_member":
        return leader if somebody_kept(game, leader) else MERCHANT
    if not somebody_kept(game, 1 - leader):
        return MERCHANT
    return leader if somebody_kept(game, leader) or game.rules.empty_leader_wins else MERCHANT


def winners(game: Idus, faction: int) -> list[int]:
    """[8.8] Everybody who kept a card of the winning faction wins together; that may be nobody."""
    return [seat for seat in range(game.rules.seats) if game.cards[2 * seat] == faction]


def outcome(game: Idus) -> Outcome | None:
    """Who has won, if the game is over: one point for each winner."""
    if not game.ending:
        return None
    won = winners(game, winner(game))
    scores = tuple([1 if seat in won else 0 for seat in range(game.rules.seats)])
    return Outcome(tuple(won), scores, "8.8", game.ending)
