"""`comitium benchmark`: a guest against a fixed house on fixed deals. The name of a protocol says all that decides it.

The guest sits once on every seat of every deal; the house's bots, their effort and their seeds are the same for every guest.
Games are played through a match, so that each leaves a journal; promises are clauses that the rules carry out, so that those
kept and broken are counted and not judged. Everything a guest did is in one row a game.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct, structs

from comitium import bots as registry
from comitium.arena.cluster import spread
from comitium.arena.duel import wilson
from comitium.arena.league import write_table
from comitium.arena.ratings import Rating, rate
from comitium.arena.rows import Row, cannot_keep, load_arrow, replace_file
from comitium.arena.series import Progress
from comitium.bots.bargaining import deal_value
from comitium.bots.faults import BotFailed
from comitium.bots.player import Player, bot_seed, derive, hurry
from comitium.core.agreements import BINDING, BROKEN, FULFILLED, KEPT, Agreement, BindingGame
from comitium.core.errors import BadOption, Unknown
from comitium.core.messages import Phrase
from comitium.core.options import Setting
from comitium.match.begin import new_by
from comitium.match.match import Match
from comitium.play.bot_match import BotMatch

ENDLESS: Final = 200_000  # steps after which a game counts as one that never ends


class Protocol(Struct, frozen=True):
    """What is fixed: the game, its options, the bots beside the guest, the deals and where their seeds come from."""

    name: str
    game: str
    players: int
    house: tuple[str, ...]
    deals: int
    seed: int
    options: dict[str, Setting] = {}

    @property
    def games(self) -> int:
        return self.deals * self.players

    def deal_seed(self, deal: int) -> int:
        return derive(self.seed, self.name, deal)


PROTOCOLS: Final = {
    protocol.name: protocol
    for protocol in (
        Protocol("caesar-v1", "caesar", 2, ("consul:sims=100",), 20, 2026),
        Protocol("idus-v1", "idus", 5, ("tribune", "consul:sims=50", "tribune", "consul:sims=50"), 20, 2026),
        Protocol("republic-v1", "republic", 5, ("tribune", "tribune", "tribune", "consul:sims=4"), 20, 2026),
    )
}


USUAL: Final = "republic-v1"  # where none is named


class Played(Struct):
    """One game of a guest: what it came to, what was agreed, what it cost."""

    number: int
    deal: int
    seed: int
    seat: int
    bots: list[str]
    winners: list[int]
    scores: list[int]
    rule: str
    reason: str
    choices: int  # of everybody
    answers: int  # of the guest
    offered: int  # agreements that the guest offered
    received: int  # offers to the guest
    agreed: int  # agreements that came to bind the guest
    kept: int  # promises of the guest
    broken: int
    kept_to: int  # promises to the guest
    broken_to: int
    value: float  # of what was agreed, to the guest, in influence
    calls: int
    prompt_tokens: int
    completion_tokens: int
    cost: float
    refusals: int
    fallbacks: int
    seconds: float
    error: str = ""


SCHEMA: Final = {
    "protocol": "string", "guest": "string", "number": "int64", "deal": "int64", "seed": "string", "seat": "int32",
    "winners": "string", "scores": "string", "won": "float64", "fell": "int32", "rule": "string", "reason": "string",
    "choices": "int64", "answers": "int64", "offered": "int64", "received": "int64", "agreed": "int64", "kept": "int64",
    "broken": "int64", "kept_to": "int64", "broken_to": "int64", "value": "float64", "calls": "int64",
    "prompt_tokens": "int64", "completion_tokens": "int64", "cost": "float64", "refusals": "int64", "fallbacks": "int64",
    "seconds": "float64", "error": "string",
}  # fmt: skip
SUMMARY_SCHEMA: Final = {
    "protocol": "string", "guest": "string", "games": "int64", "errors": "int64", "wins": "float64", "rate": "float64",
    "low": "float64", "high": "float64", "survived": "float64", "survived_low": "float64", "survived_high": "float64",
    "mu": "float64", "sigma": "float64", "mu_low": "float64", "mu_high": "float64", "score": "float64",
    "offered": "float64", "received": "float64", "agreed": "float64", "kept": "float64", "broken": "float64",
    "kept_to": "float64", "broken_to": "float64", "value": "float64", "refusals": "float64", "tokens": "float64",
    "cost": "float64", "seconds": "float64",
}  # fmt: skip


def protocol_named(name: str) -> Protocol:
    """A protocol by its name, the usual one without any. Raises `Unknown`, naming those there are."""
    found = PROTOCOLS.get(name or USUAL)
    if found is None:
        raise Unknown(Phrase("arena-no-protocol", {"protocol": name, "known": ", ".join(PROTOCOLS)}))
    return found


def with_deals(protocol: Protocol, deals: int) -> Protocol:
    """The first deals of a protocol; the name says that it is a part."""
    if not 1 <= deals <= protocol.deals:
        raise BadOption(Phrase("arena-bad-deals", {"deals": deals, "most": protocol.deals}))
    return protocol if deals == protocol.deals else structs.replace(protocol, deals=deals)


# -- one game


def play_one(protocol: Protocol, guest: str, number: int, journals: str) -> Played:
    """The guest's game of this number, from its deal and its seat; its journal is kept in the folder `journals`."""
    deal, seat = divmod(number, protocol.players)
    begun = time.perf_counter()
    match = new_by(protocol.game, protocol.players, protocol.deal_seed(deal), protocol.options)
    names = [*protocol.house[:seat], guest, *protocol.house[seat:]]
    players = {at: _made(name, protocol, deal, at) for at, name in enumerate(names)}
    table = BotMatch(match, players)
    deals = Deals(protocol.game, match, seat)
    error = ""
    try:
        for _ in range(ENDLESS):
            if not table.step():
                break
            deals.look()
    except BotFailed as failed:
        error = failed.error
    if not error and match.outcome is None:
        error = "no end"
    if journals:
        path = Path(journals) / f"{protocol.name}-{number:04}.jsonl"
        try:
            replace_file(path, match.journal().encode())
        except OSError as refused:
            raise cannot_keep(path, refused) from None
    return _played(protocol, number, names, match, deals, players[seat], error, time.perf_counter() - begun)


def _made(name: str, protocol: Protocol, deal: int, seat: int) -> Player:
    player = registry.make(name, protocol.game, bot_seed(protocol.deal_seed(deal), seat))
    hurry(player)
    return player


class Deals:
    """Follows the agreements of one seat: their objects change in place, and keep what they came to when they are over."""

    def __init__(self, game_id: str, match: Match, seat: int) -> None:
        self.game_id = game_id
        self.match = match
        self.seat = seat
        self.mine = 1 << seat
        self.seen: dict[int, Agreement] = {}
        self.value = 0.0

    def look(self) -> None:
        game = self.match.game
        if isinstance(game, BindingGame):
            for one in game.agreements:
                if one.parties & self.mine and one.status == BINDING and one.number not in self.seen:
                    self.seen[one.number] = one
                    self.value += deal_value(self.game_id, game, self.seat, one)

    def promises(self, status: int, by_guest: bool) -> int:
        clauses = [clause for one in self.seen.values() for clause in one.clauses if clause.status == status]
        return sum((clause.by if by_guest else clause.to) == self.seat for clause in clauses)

    def agreed(self) -> int:
        return sum(one.status in (BINDING, FULFILLED) for one in self.seen.values())


def _played(
    protocol: Protocol,
    number: int,
    names: list[str],
    match: Match,
    deals: Deals,
    guest: Player,
    error: str,
    seconds: float,
) -> Played:
    entries, seat, outcome = match.entries(), deals.seat, match.outcome
    offers = [entry for entry in entries if entry.bargain == "offer"]
    to_guest = [one for one in offers if one.seat != seat and any(seat in (terms[1], terms[2]) for terms in one.terms)]
    bill = msgspec.to_builtins(getattr(guest, "bill", None)) or {}
    return Played(
        number,
        number // protocol.players,
        match.header.seed,
        seat,
        names,
        list(outcome.winners) if outcome is not None else [],
        list(outcome.scores) if outcome is not None else [],
        outcome.rule if outcome is not None else "",
        outcome.reason if outcome is not None else "",
        match.choices,
        sum(entry.is_choice and entry.seat == seat for entry in entries),
        sum(one.seat == seat for one in offers),
        len(to_guest),
        deals.agreed(),
        deals.promises(KEPT, True),
        deals.promises(BROKEN, True),
        deals.promises(KEPT, False),
        deals.promises(BROKEN, False),
        round(deals.value, 3),
        int(bill.get("calls", 0)),
        int(bill.get("prompt_tokens", 0)),
        int(bill.get("completion_tokens", 0)),
        float(bill.get("cost", 0.0)),
        int(bill.get("refusals", 0)),
        int(bill.get("fallbacks", 0)),
        round(seconds, 3),
        error,
    )


# -- a guest's games


def play_benchmark(
    protocol: Protocol, guest: str, out: Path, jobs: int = 1, cluster: str = "", progress: Progress | None = None
) -> list[Played]:
    """All games of a guest; those that `out` has are not played again. Raises `ComitiumError`."""
    load_arrow()
    guest = registry.canonical(guest)
    registry.check(guest, protocol.game)
    for name in protocol.house:
        registry.check(name, protocol.game)
    folder = out / f"{protocol.name}-{_file_name(guest)}"
    journals = folder / "journals"
    try:
        journals.mkdir(parents=True, exist_ok=True)
        _check_folder(folder, protocol, guest)
    except OSError as refused:
        raise cannot_keep(folder, refused) from None
    found = {number: _read(folder / f"{number:04}.json") for number in range(protocol.games)}
    rows = {number: row for number, row in found.items() if row is not None}
    calls = ((protocol, guest, number, str(journals)) for number in range(protocol.games) if number not in rows)
    for row in spread(play_one, calls, jobs, cluster):
        try:
            replace_file(folder / f"{row.number:04}.json", msgspec.json.encode(row))
        except OSError as refused:
            raise cannot_keep(folder, refused) from None
        rows[row.number] = row
        if progress is not None:
            progress(len(rows), protocol.games)
    return [rows[number] for number in range(protocol.games)]


def _check_folder(folder: Path, protocol: Protocol, guest: str) -> None:
    """A folder belongs to one guest at one protocol; how many of its deals were played does not matter."""
    told = msgspec.json.format(msgspec.json.encode({**structs.asdict(protocol), "deals": 0, "guest": guest}), indent=2)
    path = folder / "protocol.json"
    if path.exists() and path.read_bytes() != told:
        raise BadOption(Phrase("arena-other-series", {"folder": str(folder)}))
    replace_file(path, told)


def _read(path: Path) -> Played | None:
    """A game that was played before; None if there is none, or only half of one."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=Played)
    except (FileNotFoundError, msgspec.MsgspecError):
        return None


def _file_name(guest: str) -> str:
    return "".join(letter if letter.isalnum() or letter in "-." else "_" for letter in guest)[:80]


# -- what it comes to


def row_of(protocol: Protocol, guest: str, row: Played) -> dict[str, Any]:
    """A game as a row of the table."""
    told = {name: getattr(row, name) for name in SCHEMA if hasattr(row, name)}
    told |= {"protocol": protocol.name, "guest": guest, "seed": str(row.seed)}
    told |= {"winners": " ".join(map(str, row.winners)), "scores": " ".join(map(str, row.scores))}
    return told | {"won": _points(row), "fell": int(_fell(protocol, row))}


def _points(row: Played) -> float:
    """A win, shared with those who win as well; a draw of two is half of one."""
    if row.winners:
        return 1.0 / len(row.winners) if row.seat in row.winners else 0.0
    return 0.5 if len(row.bots) == 2 and not row.error else 0.0


def _fell(protocol: Protocol, row: Played) -> bool:
    """Whether all have lost together."""
    return not row.error and not row.winners and protocol.players > 2


def house_ratings(protocol: Protocol) -> dict[str, Rating]:
    """The house as it stands: bots of one effort are equals until somebody has measured them, and never move."""
    return {name: Rating(sigma=1e-3) for name in protocol.house}


def summary_of(protocol: Protocol, guest: str, rows: Sequence[Played]) -> dict[str, Any]:
    """A guest in one line: win share and survival with their intervals, the rating against the frozen house, what it agreed
    on a game, refusals for 100 answers, tokens, cost and time a game."""
    whole = [row for row in rows if not row.error]
    games = len(whole)
    wins = sum(_points(row) for row in whole)
    won, survived = wilson(wins, games), wilson(sum(not _fell(protocol, row) for row in whole), games)
    known = house_ratings(protocol)
    label = f"{guest}#guest"  # a guest of the house is not the house
    told = [
        Row(row.number, row.seed, [label if at == row.seat else bot for at, bot in enumerate(row.bots)], row.winners,
            row.scores, row.rule, row.reason, row.choices, 0.0)
        for row in whole
    ]  # fmt: skip
    rating = rate(told, known, frozen=known).get(label, Rating())
    answers = sum(row.answers for row in rows)
    figures = ("offered", "received", "agreed", "kept", "broken", "kept_to", "broken_to", "value", "cost", "seconds")
    means = {name: round(sum(float(getattr(row, name)) for row in rows) / max(1, len(rows)), 4) for name in figures}
    return {
        "protocol": protocol.name,
        "guest": guest,
        "games": games,
        "errors": len(rows) - games,
        "wins": round(wins, 3),
        "rate": won.rate,
        "low": won.low,
        "high": won.high,
        "survived": survived.rate,
        "survived_low": survived.low,
        "survived_high": survived.high,
        "mu": round(rating.mu, 3),
        "sigma": round(rating.sigma, 3),
        "mu_low": round(rating.low, 3),
        "mu_high": round(rating.high, 3),
        "score": round(sum(row.scores[row.seat] for row in whole) / max(1, games), 3),
        **means,
        "refusals": round(100 * sum(row.refusals for row in rows) / max(1, answers), 3),
        "tokens": round(sum(row.prompt_tokens + row.completion_tokens for row in rows) / max(1, len(rows)), 1),
    }


def write_results(protocol: Protocol, played: dict[str, list[Played]], out: Path) -> list[dict[str, Any]]:
    """All guests as one table of games and one of guests, each as CSV and Parquet; says the latter."""
    games = [row_of(protocol, guest, row) for guest, rows in played.items() for row in rows]
    guests = [summary_of(protocol, guest, rows) for guest, rows in played.items()]
    write_table(games, SCHEMA, out / f"{protocol.name}-games")
    write_table(guests, SUMMARY_SCHEMA, out / f"{protocol.name}")
    return guests
