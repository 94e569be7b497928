"""A seat for language models over the Model Context Protocol: `comitium mcp`. Needs the extra `[mcp]`.

A server stands for one seat and says only what that seat may know. Over stdio there is one; over HTTP every seat has its own
address with a secret part, so that nobody reads or plays another's cards.
"""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from typing import TYPE_CHECKING, Final

import anyio
from anyio import to_thread
from mcp.server import MCPServer

from comitium.core.registry import HasAgreements, HasClaims
from comitium.lab.model_seat import ModelSeat

if TYPE_CHECKING:
    from starlette.applications import Starlette

NAME: Final = "comitium"
PATH: Final = "/{token}/mcp"


def instructions(seat: ModelSeat) -> str:
    """What a model is told before it plays."""
    game = seat.table.match.game_type
    return seat.reader.words("lab-instructions", game=game.meta.title, seat=seat.reader.seat(seat.seat))


def seat_server(seat: ModelSeat) -> MCPServer:
    """The server of one seat. Tools that a game has no use for are not offered."""
    server = MCPServer(NAME, instructions=instructions(seat), log_level="WARNING")
    game = seat.table.match.game_type

    @server.tool(structured_output=False)
    async def see_question(wait_seconds: float = 0.0) -> str:
        """What happened since you last read, and the question that waits for you with its legal answers: `- notation: words`.
        If others must answer first, wait_seconds (60 at most) says how long to wait for them."""
        return await to_thread.run_sync(partial(seat.see_question, wait_seconds))

    @server.tool(structured_output=False)
    async def see_table() -> str:
        """The whole table as your seat sees it, zone by zone."""
        return await to_thread.run_sync(seat.see_table)

    @server.tool(structured_output=False)
    async def see_news(lines: int = 20) -> str:
        """The last events you have heard, whether you have read them or not."""
        return await to_thread.run_sync(partial(seat.see_news, lines))

    @server.tool(structured_output=False)
    async def see_stakes() -> str:
        """What each answer to your question gains and loses, where the game says it."""
        return await to_thread.run_sync(seat.see_stakes)

    @server.tool(structured_output=False)
    async def see_unasked() -> str:
        """Everything you may do now without being asked, in notation."""
        return await to_thread.run_sync(seat.see_unasked)

    @server.tool(structured_output=False)
    async def see_rule(number: str) -> str:
        """A rule in plain words: its number as it stands in brackets, a section's number, or a word of a title."""
        return await to_thread.run_sync(partial(seat.see_rule, number))

    @server.tool(structured_output=False)
    async def see_card(name: str) -> str:
        """What a card or piece says, by its name."""
        return await to_thread.run_sync(partial(seat.see_card, name))

    @server.tool(structured_output=False)
    async def see_chat() -> str:
        """Everything that the players have said to the table in plain words."""
        return await to_thread.run_sync(seat.see_chat)

    @server.tool(structured_output=False)
    async def choose(notation: str) -> str:
        """Answer your question, or act unasked, with a notation from the list: `pass`, `talents 3`. Returns what came of it
        and your next question. A refused answer changes nothing and says why."""
        return await to_thread.run_sync(partial(seat.choose, notation))

    @server.tool(structured_output=False)
    async def say_to_table(text: str) -> str:
        """Say something to all players in plain words. It has no effect on the game."""
        return await to_thread.run_sync(partial(seat.say_to_table, text))

    @server.tool(structured_output=False)
    async def introduce(name: str) -> str:
        """Choose the name by which the other players know you."""
        return await to_thread.run_sync(partial(seat.introduce, name))

    if isinstance(game, HasClaims):

        @server.tool(structured_output=False)
        async def claim(text: str) -> str:
            """Claim something before the table in the game's notation of claims, true or not: `faction loyal`, `vote 3 red`.
            Nobody checks it."""
            return await to_thread.run_sync(partial(seat.claim, text))

    if isinstance(game, HasAgreements):

        @server.tool(structured_output=False)
        async def see_agreements() -> str:
            """All offers and agreements, clause by clause, in the notation in which they can be offered."""
            return await to_thread.run_sync(seat.see_agreements)

        @server.tool(structured_output=False)
        async def offer_agreement(terms: str) -> str:
            """Offer an agreement that binds once all named players accept: `amphora 10 T for votes`.
            `see_agreements` tells how offers are written."""
            return await to_thread.run_sync(partial(seat.offer_agreement, terms))

        @server.tool(structured_output=False)
        async def answer_agreement(number: int, accept: bool) -> str:
            """Accept the offer of this number, or refuse it; refusing your own takes it back."""
            return await to_thread.run_sync(partial(seat.answer_agreement, number, accept))

        @server.tool(structured_output=False)
        async def put_motion(words: str) -> str:
            """Put a motion in plain words before the table, when the rules allow it. It binds nobody."""
            return await to_thread.run_sync(partial(seat.put_motion, words))

    @server.resource("comitium://rules/{number}", mime_type="text/plain")
    def rule(number: str) -> str:
        """A rule in plain words."""
        return seat.see_rule(number)

    return server


def run_stdio(seat: ModelSeat) -> None:
    """Serve one seat to the program that has started this one."""
    anyio.run(seat_server(seat).run_stdio_async)


def http_app(seats: Sequence[ModelSeat], tokens: Sequence[str], host: str) -> Starlette:
    """All seats as one application, each at its own address."""
    from starlette.applications import Starlette

    apps = [seat_server(seat).streamable_http_app(streamable_http_path=PATH.format(token=token), host=host)
            for seat, token in zip(seats, tokens, strict=True)]  # fmt: skip

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        async with AsyncExitStack() as stack:
            for app in apps:
                await stack.enter_async_context(app.router.lifespan_context(app))
            yield

    return Starlette(routes=[route for app in apps for route in app.routes], lifespan=lifespan)


def new_tokens(count: int) -> list[str]:
    """The secret parts of so many addresses."""
    return [secrets.token_urlsafe(16) for _ in range(count)]


def address(host: str, port: int, token: str) -> str:
    """Where a seat is served.

    >>> address("127.0.0.1", 8000, "secret")
    'http://127.0.0.1:8000/secret/mcp'
    """
    return f"http://{f'[{host}]' if ':' in host else host}:{port}{PATH.format(token=token)}"
