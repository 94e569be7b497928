"""The whole game as a script: preparation, turns, the end."""

from __future__ import annotations

from typing import Final

from comitium.core.audience import EVERYBODY
from comitium.core.frames import Script, Step
from comitium.games.caesar.events import PlayBegan, PlayerExhausted, TurnBegan
from comitium.games.caesar.rules.r5_turn import Dump, Turn
from comitium.games.caesar.rules.r7_votes import hold_special_votes
from comitium.games.caesar.rules.r9_ending import end, has_run_out, is_exhausted, why_it_ends
from comitium.games.caesar.state import CLEOPATRA, NOTHING, Caesar


class Sequence(Script[Caesar]):
    """[2.9] Cleopatra begins; the players alternate until the game ends."""

    def steps(self) -> list[Step]:
        return SEQUENCE

    def clone(self) -> Sequence:
        """Written out, as that of the turn above it is (0.04 us compiled instead of 0.14)."""
        return Sequence(self.at)


def begin(game: Caesar, sequence: Sequence) -> None:
    game.player = CLEOPATRA
    if game.has_listener:
        game.tell(PlayBegan("2.9"), EVERYBODY)
    game.push(Turn())


def go_on(game: Caesar, sequence: Sequence) -> None:
    """[9.4] The other player's turn, unless she is exhausted; then the same player goes on as the edition says."""
    ending = why_it_ends(game)
    if ending:
        end(game, ending)
        return
    other = 1 - game.player
    if not is_exhausted(game, other):
        game.player = other
    was_lone = game.lone
    game.lone = has_run_out(game, 1 - game.player)
    if game.lone and not was_lone and game.has_listener:
        game.tell(PlayerExhausted("9.4", 1 - game.player), EVERYBODY)
    if game.rules.dump and game.lone:
        game.turn += 1
        game.placed = NOTHING
        game.acted = False
        if game.has_listener:
            game.tell(TurnBegan("9.4", game.turn, game.player), EVERYBODY)
        game.push(Dump(-1))
    else:
        sequence.again()
        game.push(Turn())


def count_the_rest(game: Caesar, sequence: Sequence) -> None:
    """[9.4] The last player has laid down what she could."""
    hold_special_votes(game)
    if not game.over:
        end(game, "alone")


SEQUENCE: Final[list[Step]] = [begin, go_on, count_the_rest]
