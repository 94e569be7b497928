"""The tribune of Res Publica Romana: rules of thumb for every question, coloured by a temperament.

It looks at a world imagined from its own seat, so it knows what its seat knows and no more; a question it has no thumb for is
answered by the mildest choice there is.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from comitium.bots.player import Player, Seat
from comitium.bots.republic import armies, money, senate
from comitium.bots.republic.mood import MOODS, Mood
from comitium.core.dice import stream
from comitium.games.republic.choices import DONE, NO, PASS
from comitium.games.republic.state import Republic

Thumb = Callable[[Republic, int, list[int], Mood], int]

THUMBS: Final[dict[str, Thumb]] = {
    "TakeSpoils": money.spoils,
    "Contributions": money.contribute,
    "Redistribution": money.share_out,
    "Persuade": money.persuade,
    "CounterBribe": money.counter,
    "Raise": money.raise_bribe,
    "Knights": money.knights,
    "Games": money.games,
    "Auction": money.bid,
    "OpeningCards": money.play_cards,
    "PlayCards": money.play_cards,
    "Nominate": senate.nominate,
    "Split": senate.split,
    "SplitAlone": senate.split_alone,
    "Appoint": senate.appoint,
    "Agree": senate.agree,
    "NominateDictator": senate.appoint,
    "NameMaster": senate.name_master,
    "NominateCensor": senate.censor,
    "DictatorStep": senate.step,
    "CensorStep": senate.step,
    "GovernorStep": senate.step,
    "Turn": senate.vote,
    "Window": senate.window,
    "Call": senate.call,
    "Business": senate.business,
    "DraftGovernors": senate.governors,
    "DraftConcessions": senate.concessions,
    "DraftBill": senate.land_bill,
    "DraftForces": armies.draft_forces,
    "DraftMilitary": armies.draft_military,
    "Consent": senate.consent,
    "CensorsMenu": senate.prosecute,
    "Defeat": senate.defeat,
    "ChooseAlly": senate.alliance,
    "Guard": senate.guard,
    "ChooseKind": senate.choose_kind,
}
MILD: Final = (PASS, DONE, NO)


class Tribune:
    """A faction with a temperament, drawn from its seed."""

    def __init__(self, seed: int, temper: str = "") -> None:
        self.name = "tribune"
        self.dice = stream(seed, "bot tribune")
        drawn = self.dice.below(len(MOODS))
        found = [mood for mood in MOODS if mood.name == temper]
        self.mood = found[0] if found else MOODS[drawn]

    def choose(self, seat: Seat) -> int:
        """The answer; it looks at the table even if there is only one, so that it takes no less time than another."""
        legal = seat.legal
        world = seat.imagine(self.dice)
        assert isinstance(world, Republic)
        thumb = THUMBS.get(seat.asked)
        choice = thumb(world, seat.seat, legal, self.mood) if thumb is not None else self.mildest(legal)
        return choice if choice in legal else self.mildest(legal)

    def mildest(self, legal: list[int]) -> int:
        for choice in MILD:
            if choice in legal:
                return choice
        return legal[self.dice.below(len(legal))]


def make(game_id: str, seed: int, temper: str = "") -> Player:
    return Tribune(seed, temper)
