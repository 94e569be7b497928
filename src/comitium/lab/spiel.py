"""The games for OpenSpiel's algorithms: registered as Python games, one for each game of the house.

    import pyspiel
    import comitium.lab.spiel
    game = pyspiel.load_game("comitium_caesar(deals=100)")       # or comitium.lab.spiel.load("caesar", deals=100)

Chance is one node at the root: which of so many `deals` is dealt. Later dice follow from the deal, and nobody sees it: so
histories replay, and an algorithm that walks the tree is exact for these deals. Where several are asked at once the first
answers first. Actions are those of the fixed list; a question whose answers have none, such as very large sums, is answered
with the first of them. A seat that is led by rule is no player here.

`information_state_string` is the seat's own history: everything it saw at its own decisions, and what it answered, as a
digest. `resample_from_infostate` draws anew what a player cannot know (`reimagine`). A copy is cheap: the game is in a holder.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final

import numpy
import pyspiel
from librt.strings import BytesWriter

import comitium
from comitium.core.dice import Dice, stream
from comitium.core.encoding import Encoding
from comitium.core.errors import ComitiumError
from comitium.core.frames import Game
from comitium.core.options import Setting
from comitium.core.registry import HasEncoding, game_types
from comitium.lab import encoding_of
from comitium.lab.rewards import rewards

DEALS: Final = 10_000
LONGEST: Final = 100_000  # decisions; a bound, not a rule
CHANCE: Final = -1  # as OpenSpiel counts players
TERMINAL: Final = -4


class Holder:
    """A game and what its players remember, copied as cheaply as the kernel is."""

    __slots__ = ("game", "past")

    def __init__(self, game: Game | None, past: list[bytes]) -> None:
        self.game = game
        self.past = past  # by player: a digest of all that she saw when she answered, and of her answers

    def __deepcopy__(self, memo: Any) -> Holder:
        return Holder(None if self.game is None else self.game.clone(), self.past[:])


class SpielGame(pyspiel.Game):
    """A game of the house, for so many players, by its options. Raises `pyspiel.SpielError` for what it does not take."""

    def __init__(self, game_id: str, type_: Any, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        self.game_id = game_id
        self.deals = int(given.get("deals", DEALS))
        self.encoding: Encoding = encoding_of(game_id)
        if self.deals < 1:
            raise pyspiel.SpielError(f"deals={self.deals}: there must be one at least")
        try:
            self.table = _table(game_id, int(given.get("players", 0)), str(given.get("options", "")))
            first = comitium.start(game_id, seed=0, **self.table)
        except (ComitiumError, ValueError) as error:
            raise pyspiel.SpielError(str(error)) from error
        self.seats = [seat for seat in range(first.seats()) if not first.neutrals >> seat & 1]
        self.player_of = {seat: player for player, seat in enumerate(self.seats)}
        others = float(first.seats() - 1)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.encoding.actions,
            max_chance_outcomes=self.deals,
            num_players=len(self.seats),
            min_utility=-1.0,
            max_utility=max(1.0, others),
            utility_sum=0.0 if first.seats() == 2 else None,
            max_game_length=LONGEST,
        )
        super().__init__(type_, info, given)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        if params:
            raise pyspiel.SpielError(f"the observer takes no parameters: {params}")
        perfect = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Observer(self.encoding, perfect)


def _table(game_id: str, players: int, options: str) -> dict[str, Any]:
    """The arguments of `comitium.start`: `players`, and options as `key=value;key=value`."""
    known = comitium.game_type(game_id).meta.options
    found: dict[str, Any] = {"players": players or None}
    for part in filter(None, options.split(";")):
        key, equals, text = part.partition("=")
        if not equals:
            raise ValueError(f"{part!r} is no option: write key=value;key=value")
        choices: tuple[Setting, ...] = known[key].choices if key in known else ()
        found[key] = next((choice for choice in choices if str(choice).lower() == text.lower()), text)
    return found


class SpielState(pyspiel.State):
    """A position. `holder` is all there is to it beside the history that OpenSpiel keeps."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.holder = Holder(None, [b""] * len(game.seats))

    # -- who, and what

    def current_player(self) -> int:
        game = self.holder.game
        if game is None:
            return CHANCE
        actors = game.actors()
        return self._kind().player_of[actors[0]] if actors else TERMINAL

    def _kind(self) -> SpielGame:
        kind: SpielGame = self.get_game()
        return kind

    def _legal_actions(self, player: int) -> list[int]:
        kind, game = self._kind(), self._known()
        action_of = kind.encoding.action_of
        return sorted([action for choice in game.legal(kind.seats[player]) if (action := action_of(choice)) >= 0])

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self._kind().deals
        return [(deal, 1.0 / deals) for deal in range(deals)]

    def _apply_action(self, action: int) -> None:
        kind = self._kind()
        holder = self.holder
        game = holder.game
        if game is None:
            holder.game = comitium.start(kind.game_id, seed=action, **kind.table)
            self._answer_for(kind)
            return
        seat = game.actors()[0]
        player = kind.player_of[seat]
        holder.past[player] = remembered(holder.past[player], seen(kind.encoding, game, seat), action)
        game.apply(seat, kind.encoding.choice[action])
        self._answer_for(kind)

    def _answer_for(self, kind: SpielGame) -> None:
        """Questions whose answers have no action."""
        game = self._known()
        while game.stack:
            menu = game.legal(game.actors()[0])
            for choice in menu:
                if kind.encoding.action_of(choice) >= 0:
                    return
            game.apply(game.actors()[0], menu[0])

    def _known(self) -> Game:
        game = self.holder.game
        if game is None:
            raise pyspiel.SpielError("nothing is dealt yet")
        return game

    def is_terminal(self) -> bool:
        game = self.holder.game
        return game is not None and not game.stack

    def returns(self) -> list[float]:
        kind = self._kind()
        if not self.is_terminal():
            return [0.0] * len(kind.seats)
        found = rewards(self._known())
        return [found[seat] for seat in kind.seats]

    # -- imagined worlds

    def resample_from_infostate(self, player: int, probability_sampler: Any) -> SpielState:
        """Another state in which the player would know just what she knows."""
        other: SpielState = self.clone()
        draw = stream(int(probability_sampler() * 2**53), "resample")
        other.holder.game = self._known().reimagine(self._kind().seats[player], draw)
        return other

    # -- in words

    def _action_to_string(self, player: int, action: int) -> str:
        kind = self._kind()
        if player == CHANCE:
            return f"deal {action}"
        return comitium.game_type(kind.game_id).describe(kind.encoding.choice[action]).notation

    def __str__(self) -> str:
        game = self.holder.game
        return "not dealt" if game is None else comitium.game_type(self._kind().game_id).position(game)


def seen(encoding: Encoding, game: Game, seat: int) -> bytes:
    """What a seat sees, as its encoding writes it."""
    out = BytesWriter()
    encoding.write(game, seat, out)
    return out.getvalue()


def remembered(past: bytes, shown: bytes, action: int) -> bytes:
    """The digest of a past that has gone on."""
    return blake2b(past + shown + action.to_bytes(3, "little"), digest_size=16).digest()


class Observer:
    """What a player sees, as a tensor of cells; with perfect recall its string is her whole history."""

    def __init__(self, encoding: Encoding, perfect: bool) -> None:
        self._encoding = encoding
        self._perfect = perfect
        self.tensor: Any = numpy.zeros(encoding.size, numpy.float32)
        self.dict = {block.name: self.tensor[block.at : block.at + block.length] for block in encoding.schema}

    def set_from(self, state: SpielState, player: int) -> None:
        game = state.holder.game
        if game is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = numpy.frombuffer(seen(self._encoding, game, state.get_game().seats[player]), numpy.uint8)

    def string_from(self, state: SpielState, player: int) -> str:
        game = state.holder.game
        if game is None:
            return "not dealt"
        kind = state.get_game()
        shown = seen(self._encoding, game, kind.seats[player])
        if not self._perfect:
            return f"{player} {shown.hex()}"
        past = remembered(state.holder.past[player], shown, 0)
        return f"{player} {past.hex()}"


class Rollouts:
    """An evaluator for OpenSpiel's searches: random play inside our kernel, many times faster than its own."""

    def __init__(self, rollouts: int = 1, seed: int = 0) -> None:
        self.rollouts = rollouts
        self._dice: Dice = stream(seed, "rollouts")

    def evaluate(self, state: SpielState) -> Any:
        kind: SpielGame = state.get_game()
        total = numpy.zeros(len(kind.seats))
        for _ in range(self.rollouts):
            game = state._known().clone()
            below = self._dice.below
            while game.stack:
                seat = game.actors()[0]
                menu = game.legal(seat)
                game.apply(seat, menu[below(len(menu))])
            found = rewards(game)
            total += [found[seat] for seat in kind.seats]
        return total / self.rollouts

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1.0 / len(legal)) for action in legal]


def load(game_id: str, players: int | None = None, deals: int = DEALS, **options: Setting) -> Any:
    """A game of the house as OpenSpiel plays it."""
    said = ";".join(f"{key}={value}" for key, value in options.items())
    return pyspiel.load_game(f"comitium_{game_id}", {"players": players or 0, "deals": deals, "options": said})


def _register(game_id: str, title: str, players: tuple[int, int]) -> None:
    kind = pyspiel.GameType
    type_ = kind(
        short_name=f"comitium_{game_id}",
        long_name=title,
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM if players == (2, 2) else kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=players[1],
        min_num_players=players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 0, "deals": DEALS, "options": ""},
    )

    class Registered(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(game_id, type_, params)

    Registered.__name__ = f"Comitium{game_id.capitalize()}"
    pyspiel.register_game(type_, Registered)


for _kind in game_types():
    if isinstance(_kind, HasEncoding) and f"comitium_{_kind.meta.id}" not in pyspiel.registered_names():
        _register(_kind.meta.id, _kind.meta.id, _kind.meta.players)
