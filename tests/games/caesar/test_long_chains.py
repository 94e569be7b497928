"""A preparation is the longest chain of answers there is: it can be taken back to its beginning."""

from __future__ import annotations

from comitium.match.begin import new, replay
from comitium.match.undo_steps import NEAR


def test_a_long_chain_is_taken_back_choice_by_choice() -> None:
    """What lies far back is kept packed: every state comes back as it was."""
    match = new("caesar", seed=5)
    states: list[str] = []
    while len(states) < 3 * NEAR:
        states.append(match.digest)
        match.choose(0, match.game.legal(0)[0])
    assert len(match.chain(0)) == 3 * NEAR
    for digest in reversed(states):
        match.undo(0)
        assert match.digest == digest
    assert replay(match.journal()).digest == match.digest
