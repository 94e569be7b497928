"""Games of Res Publica Romana between bots, played for what can be counted in them: see republic_report.py.

A game is told in one line of JSON. Lines that are in the file already are not played again, so that a long run can be broken
off and taken up.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from comitium import bots
from comitium.bots.player import bot_seed, hurry
from comitium.core.frames import Game, Listener
from comitium.core.messages import Event
from comitium.core.options import resolve
from comitium.core.registry import game_type
from comitium.games.republic.catalogue.ids import FIELD_CONSUL, ROME_CONSUL
from comitium.games.republic.state.republic import Republic
from comitium.play import BotGame

LIMIT = 60_000  # answers: a game that takes more runs in circles

# what is counted of a senator's faction: the event, the word for it, and the field with the amount (1 without)
DEEDS = {
    "GamesHeld": ("games", "amount"),
    "ContributionMade": ("gifts", "amount"),
    "ConcessionAssigned": ("concessions", ""),
    "LandBillPassed": ("land bills", ""),
    "WarWon": ("triumphs", ""),
    "CommanderSent": ("commands", ""),
    "KnightTried": ("talents for knights", "amount"),
    "SpoilsTaken": ("plunder", ""),
    "GrainSold": ("grain sold", ""),
    "PersuasionAttempted": ("persuasions", ""),
    "AttemptDeclared": ("daggers", ""),
    "RebelDeclared": ("revolts", ""),
    "MobIncited": ("mobs", ""),
    "VotesCast": ("votes bought", "bought"),
}
SPEAKERS = {"TribunePlayed": "tribunes played", "AgreementOffered": "offers", "AgreementAccepted": "acceptances"}


class Job(NamedTuple):
    scenario: str
    players: int
    bots: tuple[str, ...]
    seed: int

    @property
    def key(self) -> str:
        return json.dumps(self)


class PlayedGame(NamedTuple):
    """What one game was like. `choices` are the answers that were not the only ones, of each seat."""

    job: Job
    ending: str
    winner: int
    turns: int
    answers: int
    choices: tuple[int, ...]
    counts: Counter[str]
    influence: tuple[int, ...]

    @classmethod
    def read(cls, line: str) -> PlayedGame:
        job, ending, winner, turns, answers, choices, counts, influence = json.loads(line)
        made = Job(job[0], job[1], tuple(job[2]), job[3])
        return cls(made, ending, winner, turns, answers, tuple(choices), Counter(counts), tuple(influence))

    def written(self) -> str:
        return json.dumps(self)

    def deeds(self, what: str, seat: int) -> int:
        return self.counts[f"{what} of {seat}"]


class Ear(Listener):
    """Counts what is told."""

    def __init__(self, game: Republic) -> None:
        self.game = game
        self.counts: Counter[str] = Counter()

    def hear(self, event: Event, audience: int) -> None:
        name = type(event).__name__
        self.counts[name] += 1
        happened: Any = event
        if name in DEEDS:
            word, field = DEEDS[name]
            self.note(
                word,
                self.game.faction[happened.senator] if happened.senator >= 0 else -1,
                getattr(happened, field) if field else 1,
            )
        elif name in SPEAKERS:
            self.note(SPEAKERS[name], happened.seat, 1)
        elif name == "PromiseOffered":
            self.counts[f"clause {happened.promise.id}"] += 1
        elif name == "VoteClosed":
            self.counts[f"vote {happened.result}"] += 1
            self.counts[f"{happened.what.id} {happened.result}"] += 1
            if "for-life" in happened.what.id:
                self.counts[f"for life {happened.result}"] += 1
        elif name == "PersuasionRolled":
            self.counts["persuaded"] += happened.won
        elif name == "ConsulForLifeNamed":
            self.counts["appointed for life" if happened.appointed else "elected for life"] += 1
        elif name == "OfficeTaken" and happened.office in (ROME_CONSUL, FIELD_CONSUL):
            self.note("chair" if happened.office == ROME_CONSUL else "field", self.game.faction[happened.senator], 1)
        elif name == "ProposalAnnounced" and happened.what.id.startswith("republic-trials-proposal-m"):
            self.note("prosecutions", happened.by, 1)

    def note(self, what: str, seat: int, amount: int) -> None:
        self.counts[what] += amount
        if seat >= 0:
            self.counts[f"{what} of {seat}"] += amount


class Watcher(Protocol):
    """Somebody who looks on: before every answer is given, and after it."""

    def before(self, game: Republic, seat: int, choice: int) -> None: ...

    def after(self, game: Republic) -> None: ...


def play(job: Job, watcher: Watcher | None = None, ear: Callable[[Republic], Ear] = Ear) -> PlayedGame:
    """A whole game between bots, with what they do unasked and agree on."""
    known = game_type("republic")
    settings = resolve(known.meta, {"scenario": job.scenario})
    game: Game = known.new(settings, job.players, job.seed)
    assert isinstance(game, Republic)
    heard = ear(game)
    game.listen(heard)
    players = [bots.make(name, "republic", bot_seed(job.seed, seat)) for seat, name in enumerate(job.bots)]
    for player in players:
        hurry(player)
    game.advance()
    table = BotGame("republic", game, players)
    choices = [0] * job.players
    while (seat := table.next()) is not None:
        choices[seat] += len(game.legal(seat)) > 1
        choice = table.choice(seat)
        if watcher is not None:
            watcher.before(game, seat, choice)
        table.answer(seat, choice)
        if watcher is not None:
            watcher.after(game)
        if table.answers > LIMIT:
            raise RuntimeError(f"game {job} runs in circles")
    outcome = game.outcome()
    assert outcome is not None
    influence = tuple(int(score) for score in outcome.scores)
    return PlayedGame(job, game.ending, game.winner, game.turn, table.answers, tuple(choices), heard.counts, influence)


def play_all(jobs: list[Job], workers: int, out: str = "") -> list[PlayedGame]:
    """All the games, in order; those that the file has already are not played again. Without workers, only those."""
    found: dict[str, PlayedGame] = {}
    if out and Path(out).exists():
        for line in Path(out).read_text().splitlines():
            played = PlayedGame.read(line)
            found[played.job.key] = played
    missing = [job for job in jobs if job.key not in found] if workers else []
    for played in _played(missing, workers):
        found[played.job.key] = played
        if out:
            with Path(out).open("a") as file:
                file.write(played.written() + "\n")
    return [found[job.key] for job in jobs if job.key in found]


def _played(jobs: list[Job], workers: int) -> Iterator[PlayedGame]:
    """As they come."""
    if workers < 2:
        yield from map(play, jobs)
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        for future in as_completed([pool.submit(play, job) for job in jobs]):
            yield future.result()
