"""The games as TextArena environments. Needs the extra `[textarena]`.

    env = TextArenaGame("republic")
    env.reset(num_players=5, seed=7)
    done = False
    while not done:
        player, observation = env.get_observation()
        done, info = env.step(agent(observation))
    rewards, info = env.close()

The last `[notation]` of an action counts. `[offer …]`, `[claim …]`, `[accept 3]` and `[refuse 3]` may stand before it.
"""

from __future__ import annotations

from functools import partial
from typing import Any, Final

import textarena

from comitium.core.options import Setting
from comitium.core.registry import HasAgreements, HasClaims, game_type, game_types
from comitium.lab.model_seat import ModelSeat, ModelTable
from comitium.lab.replies import Reply, read_reply
from comitium.lab.rewards import rewards
from comitium.match.begin import new

MOST_REFUSALS: Final = 3  # of one question; then its first choice is taken


class TextArenaGame(textarena.Env):
    """One game of this house. All seats are the players', in the order of the table."""

    def __init__(self, game: str, language: str = "en", **options: Setting) -> None:
        self.game = game_type(game)
        self.language = language
        self.options = options
        self.table: ModelTable | None = None
        self.seats: list[ModelSeat] = []
        self._refused = 0

    def reset(self, num_players: int, seed: int | None = None) -> None:
        """Deal a game. The seed is ours alone: TextArena's state would seed everybody's `random` with it."""
        match = new(self.game.meta.id, num_players, seed, **self.options)
        self.table = ModelTable(match, {})
        self.seats = [ModelSeat(self.table, seat, self.language) for seat in range(match.header.seats)]
        self.state = textarena.State(num_players=num_players)
        self._refused = 0
        roles = {seat: self.seats[0].reader.seat(seat) for seat in range(num_players)}
        self.state.standard_resets(game_state={}, player_prompt_function=self._prompt, role_mapping=roles)
        self._ask()

    def step(self, action: str) -> tuple[bool, dict[str, Any]]:
        """An action of the current player; whether the game is over, and what TextArena wants to know."""
        assert self.table is not None, "reset comes first"
        player = self.state.current_player_id
        seat, match = self.seats[player], self.table.match
        self.state.add_observation(action, textarena.ObservationType.PLAYER_ACTION, from_id=player, to_id=player)
        said = read_reply(action)
        refused = self._extras(seat, said)
        why = seat.attempt(lambda: match.choose(player, said.answer))
        if why:
            refused.append(why)
            self._refused += 1
            self.state.game_info[player]["invalid_move"] = True
        if not why or self._refused >= MOST_REFUSALS:
            if why and player in match.game.actors():
                match.choose(player, match.game.legal(player)[0])
            self._refused = 0
            self.state.game_info[player]["turn_count"] += 1
        for text in refused:
            self.state.add_observation(text, textarena.ObservationType.GAME_ADMIN, to_id=player)
        done: tuple[bool, dict[str, Any]]
        if match.outcome is not None:
            self._end()
            done = (True, {"digest": match.digest, "journal": match.journal()})
        else:
            done = self.state.step()
            self._ask()
        return done

    def _extras(self, seat: ModelSeat, said: Reply) -> list[str]:
        """Do what is said besides the answer, where the game knows such things; says what was refused."""
        match, number = seat.table.match, seat.seat
        told: list[str] = []
        if isinstance(self.game, HasAgreements):
            told += [seat.attempt(partial(match.accept, number, deal)) for deal in said.accepted]
            told += [seat.attempt(partial(match.cancel, number, deal)) for deal in said.refused]
            told += [seat.attempt(partial(match.offer, number, terms)) for terms in said.offers]
        if isinstance(self.game, HasClaims):
            told += [seat.attempt(partial(match.claim, number, text)) for text in said.claims]
        return [text for text in told if text]

    def _ask(self) -> None:
        """Turn to the first who must answer, and tell her the news, the table and the question."""
        assert self.table is not None
        player = self.table.match.game.actors()[0]
        self.state.current_player_id = player
        seat = self.seats[player]
        self.state.add_observation(seat.see_table(), textarena.ObservationType.GAME_BOARD, to_id=player)
        self.state.add_observation(seat.see_question(), textarena.ObservationType.GAME_MESSAGE, to_id=player)

    def _prompt(self, player_id: int, game_state: dict[str, Any]) -> str:
        reader = self.seats[player_id].reader
        told = [reader.words("lab-llm-instructions", game=self.game.meta.title, seat=reader.seat(player_id))]
        if isinstance(self.game, HasAgreements):
            told.append(reader.words("lab-llm-offers"))
        if isinstance(self.game, HasClaims):
            told.append(reader.words("lab-llm-claims"))
        return " ".join(told)

    def _end(self) -> None:
        assert self.table is not None
        match = self.table.match
        assert match.outcome is not None
        self.state.done = True
        self.state.rewards = dict(enumerate(rewards(match.game)))
        self.state.step_info["reason"] = self.seats[0].reader.outcome(match.outcome)


def register(prefix: str = "Comitium") -> list[str]:
    """Enter every game in the register of `textarena.make("Comitium-caesar-v2")`; says the names."""
    names = []
    for known in game_types():
        name = f"{prefix}-{known.meta.id}-v{known.meta.rules_version}"
        if name not in textarena.envs.registration.ENV_REGISTRY:
            textarena.envs.registration.register(id=name, entry_point=f"{__name__}:TextArenaGame", game=known.meta.id)
        names.append(name)
    return names
