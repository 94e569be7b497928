"""Chapter 9: how the game ends."""

from __future__ import annotations

from comitium.core.audience import EVERYBODY
from comitium.games.caesar.events import BonusShown, GameDrawn, GameEnded, GameWon
from comitium.games.caesar.outcome import bonus_points, outcome
from comitium.games.caesar.rules.r4_limits import KEYS, is_key, room_for_two
from comitium.games.caesar.state import (
    ACTION,
    CAESAR,
    CLEOPATRA,
    INFLUENCE,
    KINDS,
    Caesar,
)

RULE_OF = {
    "patricians": "9.1",
    "exhausted": "9.2",
    "blocked": "9.3",
    "alone": "9.4",
    "stalled": "9.5",
    "stopped": "9.6",
}


def has_run_out(game: Caesar, seat: int) -> bool:
    """[9.2] No influence card in the hand and none in the deck."""
    return game.held[seat * 2] == 0 and game.left[seat * 2 + INFLUENCE] == 0


def is_exhausted(game: Caesar, seat: int) -> bool:
    """[9.2] [9.4] She takes no more turns. Under `hand_only` the last player's deck is closed, so only her hand counts."""
    if game.held[seat * 2]:
        return False
    return game.left[seat * 2] == 0 or is_cut_off(game, seat)


def is_cut_off(game: Caesar, seat: int) -> bool:
    """[9.4] Under `hand_only` the decks are closed to the last player, from the turn after the other ran out (R-054)."""
    return game.rules.hand_only and has_run_out(game, 1 - seat)


def may_draw(game: Caesar) -> bool:
    """[9.4] Under `hand_only` the last player draws no more, from her first lone turn on (R-054)."""
    return not (game.rules.hand_only and game.lone)


def is_blocked(game: Caesar) -> bool:
    """[9.3] Nobody who still plays can lay a card, and nobody has or can draw an action that would change it."""
    for seat in (CAESAR, CLEOPATRA):
        if not is_exhausted(game, seat) and (room_for_two(game, seat) > 0 or has_key(game, seat)):
            return False
    return True


def has_key(game: Caesar, seat: int) -> bool:
    """[9.3] Whether an action that can make room for the seat is in its hand, or in a deck it will still draw from."""
    pile = seat * 2 + ACTION
    for card in KEYS:
        if is_key(game, seat, card):
            if game.hand[seat * KINDS + card]:
                return True
            if not is_cut_off(game, seat) and card in game.decks[pile][: game.left[pile]]:
                return True
    return False


def has_stalled(game: Caesar) -> bool:
    """[9.5] Both players have been passive and changed nothing, several times in a row."""
    limit = game.rules.stall_limit
    return game.stalls[CAESAR] >= limit and game.stalls[CLEOPATRA] >= limit


def has_stopped(game: Caesar) -> bool:
    """[9.6] The only player who still has turns has let one pass and changed nothing."""
    return game.stalls[game.player] > 0 and is_exhausted(game, 1 - game.player)


def ends_by_stalling(game: Caesar, seat: int) -> bool:
    """[9.5] [9.6] Whether the game is over if the player, who is on turn, now lets it pass and changes nothing."""
    limit = game.rules.stall_limit
    return is_exhausted(game, 1 - seat) or (game.stalls[seat] + 1 >= limit and game.stalls[1 - seat] >= limit)


def why_it_ends(game: Caesar) -> str:
    """[9.2] [9.3] [9.4] [9.5] [9.6] The reason the game ends after this turn, or ""."""
    if is_exhausted(game, CAESAR) and is_exhausted(game, CLEOPATRA):
        return "exhausted" if has_run_out(game, CAESAR) and has_run_out(game, CLEOPATRA) else "alone"
    if game.rules.end_when_blocked and is_blocked(game):
        return "blocked"
    if has_stopped(game):
        return "stopped"
    return "stalled" if has_stalled(game) else ""


def end(game: Caesar, ending: str) -> None:
    """[9.1] to [9.6] The game is over; the bonus cards are shown and the points counted [3.5]."""
    game.ending = ending
    game.reveals += 1
    game.finish()
    if not game.has_listener:
        return
    game.tell(GameEnded(RULE_OF[ending], ending), EVERYBODY)
    for seat in (CAESAR, CLEOPATRA):
        game.tell(BonusShown("8.4", seat, game.bonus[seat], bonus_points(game, seat)), EVERYBODY)
    result = outcome(game)
    assert result is not None
    if result.winners:
        seat = result.winners[0]
        game.tell(GameWon("8.5", seat, result.scores[seat], result.scores[1 - seat]), EVERYBODY)
    else:
        game.tell(GameDrawn("8.5", result.scores[0]), EVERYBODY)
