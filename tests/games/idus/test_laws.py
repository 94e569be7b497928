"""Laws of Idus Martii beside those of every game."""

from __future__ import annotations

from comitium import Event
from comitium.core.dice import stream
from comitium.core.ids import id_of
from comitium.games.idus.state import Idus
from comitium.games.idus.worlds import first_number
from games.every_game import law_of
from games.idus.trial import TRIAL
from games.trial import Deal

PUBLIC = {"VotesCounted", "FactionRevealed", "DiscardRevealed", "ConspiracyFailed", "FactionWon"}


@law_of(TRIAL, 60)
def test_the_facts_of_2_3_hold_with_printed_limits(deal: Deal) -> None:
    """No failure before the second turn of round two, one card a hand at the reveal, never both markers, never one side."""
    for mode in ("exceed", "reach"):
        game = TRIAL.start(Deal(deal.seed, deal.players, {"limit_mode": mode}))
        for _ in TRIAL.every_step(game, stream(deal.seed, "facts")):
            assert game.over or id_of(game.stack[-1]) != "LastChoice"
        assert isinstance(game, Idus)
        assert len(game.record) >= deal.players + 2
        assert game.loyal + game.traitor <= 4 * deal.players
        assert min(game.loyal, game.traitor) <= game.rules.limit - (mode == "reach")
        keepers = {game.cards[2 * seat] for seat in range(deal.players)}
        assert keepers not in ({0}, {1})
        outcome = game.outcome()
        assert outcome is not None
        if not outcome.winners:
            assert abs(game.loyal - game.traitor) <= 1


@law_of(TRIAL, 300)
def test_every_turn_is_recorded_and_everybody_has_chosen_when_the_game_is_over(deal: Deal) -> None:
    game = TRIAL.start(deal)
    assert isinstance(game, Idus)
    for _ in TRIAL.every_step(game, stream(deal.seed, "sides")):
        assert first_number(game) == 0
        assert not game.ending or all(map(game.has_chosen, range(deal.players)))
    assert game.ending


@law_of(TRIAL, 25)
def test_no_event_tells_a_secret(deal: Deal) -> None:
    """A changed vote is for the Aedile and, if the rules say so, the Praetor; a spectator hears what is turned up for all."""
    match = TRIAL.played(deal)
    for viewer in deal.viewers:
        for event in match.history(viewer):
            name = type(event).__name__
            if name == "VoteChanged":
                assert viewer is not None
                assert viewer == event.aedile or event.rule in ("5.5.1", "10.4")  # type: ignore[attr-defined]
            if viewer is None and name not in PUBLIC:
                assert not {"colour", "faction", "factions"} & set(fields(event)), event


def fields(event: Event) -> tuple[str, ...]:
    return type(event).__struct_fields__
