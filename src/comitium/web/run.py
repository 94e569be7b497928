"""Running the server: where it listens, what it says, how it stops."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from typing import Any, Final, cast

import structlog
import uvicorn

from comitium.web.app import make
from comitium.web.guard.request_guard import OPEN, WAITING, GuardedProtocol, GuardedWire, Waiting
from comitium.web.house import Settings

MESSAGE: Final = 65_536  # bytes of a message through a wire
YOUNG: Final = (10_000, 20, 50)  # how much is made before the collector looks through it, and how much more seldom through all
SWITCH: Final = 0.0005  # seconds after which a thread that waits for the interpreter gets it
FILES: Final = 65_536  # open files that are asked for
GRACE: Final = 5  # seconds for what is being done when the server stops


def set_up_logs(level: str, readable: bool = False) -> None:
    """One JSON object a line on the standard error, or lines for people."""
    last = structlog.dev.ConsoleRenderer() if readable else structlog.processors.JSONRenderer()
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.format_exc_info,
            last,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(getattr(logging, level.upper())),
        logger_factory=structlog.WriteLoggerFactory(file=sys.stderr),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)  # what libraries say, as a line of the same kind
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=[
                structlog.stdlib.add_log_level,
                structlog.stdlib.add_logger_name,
                structlog.processors.TimeStamper(fmt="iso"),
            ],
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.format_exc_info,
                last,
            ],
        )
    )
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)


def settle() -> None:
    """What has been read by now is there to stay, and frames leave nothing behind: a collector that looks through hundreds of
    matches again and again holds up everybody's clicks. So does a thread that draws while the one that writes wants to go on:
    a commit needs the interpreter four times, and whoever has clicked waits for it."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*YOUNG)
    sys.setswitchinterval(SWITCH)


def allow_files() -> None:
    """As many open files as the system lets us have: each page takes one, and the usual bound is 1,024."""
    with suppress(ImportError, ValueError, OSError):  # not on Windows
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        most = FILES if hard == resource.RLIM_INFINITY else min(hard, FILES)
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, most), hard))


class HeadAsGet:
    """An application that answers HEAD as it answers GET; uvicorn sends no more than the head of such an answer."""

    def __init__(self, app: Any) -> None:
        self.app = app

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http" and scope["method"] == "HEAD":
            scope = {**scope, "method": "GET"}
        await self.app(scope, receive, send)


class CutShort:
    """An application that ends quietly when the server stops and cannot wait for it any longer: a line for each, without what
    it was doing."""

    def __init__(self, app: Any) -> None:
        self.app = app

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        try:
            await self.app(scope, receive, send)
        except asyncio.CancelledError:
            structlog.get_logger("comitium.web").warning("cut_short", kind=scope["type"])


class Server(uvicorn.Server):
    """uvicorn, with a word when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._say_ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._say_ready()

    def stop(self) -> None:
        """Close the house."""
        self.should_exit = True

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """A signal closes the house, and that is all it does."""
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self.handle_exit)
        yield


def bound(host: str, port: int) -> socket.socket:
    """A socket that listens there. Raises `OSError`."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    made = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # named: else asyncio does not send at once (40 ms)
    made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        made.bind((host, port))
    except OSError:
        made.close()
        raise
    made.setblocking(False)
    return made


def serve(
    settings: Settings, listener: socket.socket, ready: Callable[[Callable[[], None]], None], proxies: str = "127.0.0.1"
) -> None:
    """Serve until a signal, or until what `ready` is given is called. What has been acknowledged is on the disk, however it
    ends."""
    waiting = Waiting(WAITING * settings.limits, most_open=OPEN * settings.limits)
    allow_files()
    config = uvicorn.Config(
        CutShort(HeadAsGet(make(settings))),
        http=cast("type[asyncio.Protocol]", partial(GuardedProtocol, waiting)),
        log_config=None,
        access_log=False,
        ws=cast("type[asyncio.Protocol]", partial(GuardedWire, settings.limits)),
        ws_max_size=MESSAGE,
        ws_per_message_deflate=settings.deflate,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=GRACE,
        timeout_keep_alive=30,
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=proxies,
        lifespan="on",
    )
    log = structlog.get_logger("comitium.web")

    def say_ready() -> None:
        log.info(
            "open", address=listener.getsockname()[:2], process=os.getpid(), database=settings.database.partition("://")[0]
        )
        settle()
        ready(server.stop)

    server = Server(config, say_ready)
    with suppress(KeyboardInterrupt):
        server.run(sockets=[listener])  # on uvloop where there is one
