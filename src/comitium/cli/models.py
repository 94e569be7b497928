"""`comitium mcp`: a table at which a program that speaks the Model Context Protocol has a seat."""

from __future__ import annotations

import secrets
import socket
import sys
from typing import TYPE_CHECKING, Annotated, Final

from cyclopts import Parameter

from comitium import bots
from comitium.cli.at_table import answers, saves
from comitium.cli.at_table.saves import HUMAN, Seating
from comitium.cli.serve import CannotServe
from comitium.cli.speech import Reader, print_json, settings
from comitium.cli.tools import ANYONE, GameName, Options, Players
from comitium.core.errors import BadOption, Unknown
from comitium.core.messages import Phrase
from comitium.core.options import check_players
from comitium.core.registry import game_type
from comitium.match.begin import new
from comitium.match.match import Match
from comitium.play import RULE
from comitium.play.bot_match import seated
from comitium.play.who_leads import with_neutrals

if TYPE_CHECKING:
    from comitium.lab.model_seat import ModelSeat

DEFAULT: Final = "tribune"


def mcp(
    game: GameName,
    *,
    players: Players = None,
    option: Options = None,
    seat: Annotated[str | None, Parameter(help="cli-mcp-arg-seat")] = None,
    opponent: Annotated[str, Parameter(help="cli-mcp-arg-opponent")] = DEFAULT,
    seed: Annotated[int | None, Parameter(help="cli-play-arg-seed")] = None,
    http: Annotated[int | None, Parameter(help="cli-mcp-arg-http")] = None,
    host: Annotated[str, Parameter(help="cli-mcp-arg-host")] = "127.0.0.1",
    resume: Annotated[str | None, Parameter(help="cli-mcp-arg-resume")] = None,
    reader: Reader = ANYONE,
) -> int:
    """Serve the seats of one game to language models, over stdio or HTTP, until the client leaves or Ctrl-C."""
    game_type(game)
    try:
        from comitium.lab.mcp_server import run_stdio
        from comitium.lab.model_seat import ModelSeat, ModelTable
    except ModuleNotFoundError as missing:
        raise CannotServe(Phrase("cli-mcp-missing", {"module": missing.name or ""})) from None
    listener = _listener(host, http) if http is not None else None
    if resume is not None:
        match, seating = _taken_up(game, resume)
    else:
        match, seating = _begun(game, players, option, seat, opponent, seed, reader.language)
    own = [number for number, who in enumerate(seating.seats) if who == HUMAN]
    if http is None and len(own) != 1:
        raise BadOption(Phrase("cli-mcp-one-seat", {"count": len(own)}))
    keeper = saves.Keeper(resume or saves.reserve(game))
    sitting = {number: who for number, who in enumerate(seating.seats) if who not in (HUMAN, RULE)}
    table = ModelTable(match, seated(match, sitting), lambda: _keep(keeper, match, seating))
    seats = [ModelSeat(table, number, reader.language) for number in own]
    try:
        if listener is None:
            run_stdio(seats[0])
        else:
            _serve(seats, host, listener, reader)
    finally:
        path = keeper.close(match, seating)
        print(reader.say("cli-mcp-kept", file=str(path)), file=sys.stderr)
    return 0


def _keep(keeper: saves.Keeper, match: Match, seating: Seating) -> None:
    """Write what is new; a game that is over is closed at once, however this process ends."""
    (keeper.keep if match.outcome is None else keeper.close)(match, seating)


def _begun(
    game: str, players: int | None, option: list[str] | None, seat: str | None, opponent: str, seed: int | None, language: str
) -> tuple[Match, Seating]:
    """A new match, and who leads its seats: programs those that are named, or the last one; bots the others."""
    meta = game_type(game).meta
    players = meta.players[0] if players is None else players
    if players not in meta.few:
        check_players(meta, players)
    opponent = bots.canonical(opponent)
    bots.check(opponent, game)
    own = {players - 1} if seat is None else {_seat(game, players, one, language) for one in seat.split(",")}
    words = with_neutrals(game, tuple(HUMAN if number in own else opponent for number in range(players)))
    match = new(game, players, secrets.randbits(64) if seed is None else seed, **settings(option, game, language))
    return match, Seating(game, tuple(words), language=language)


def _taken_up(game: str, name: str) -> tuple[Match, Seating]:
    match, seating = saves.fetch(name)
    if match.header.game != game or seating is None or not seating.humans():
        raise Unknown(Phrase("cli-mcp-not-resumed", {"name": name, "game": game}))
    return match, seating


def _seat(game: str, players: int, asked: str, language: str) -> int:
    found = answers.seat(game, asked.strip(), range(players))
    if found is None:
        known = ", ".join(answers.seat_name(game, number, language) for number in range(players))
        raise Unknown(Phrase("cli-play-seat", {"seat": asked, "known": known}))
    return found


def _listener(host: str, port: int) -> socket.socket:
    """A socket on the port that was asked for, before anything is begun."""
    try:
        return socket.create_server((host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET)
    except (OSError, OverflowError) as refused:
        why = getattr(refused, "strerror", None) or str(refused)
        raise CannotServe(Phrase("cli-mcp-no-port", {"host": host, "port": str(port), "why": why})) from None


def _serve(own: list[ModelSeat], host: str, listener: socket.socket, reader: Reader) -> None:
    """Serve every seat at an address of its own; the addresses are printed, and nobody else learns them."""
    import uvicorn

    from comitium.lab.mcp_server import address, http_app, new_tokens

    tokens = new_tokens(len(own))
    places = [address(host, listener.getsockname()[1], token) for token in tokens]
    if reader.json:
        print_json([{"seat": seat.reader.seat(seat.seat), "url": place} for seat, place in zip(own, places, strict=True)])
    else:
        for seat, place in zip(own, places, strict=True):
            print(f"{seat.reader.seat(seat.seat)}: {place}", flush=True)
    sys.stdout.flush()
    config = uvicorn.Config(http_app(own, tokens, host), log_level="warning", access_log=False)
    uvicorn.Server(config).run(sockets=[listener])
