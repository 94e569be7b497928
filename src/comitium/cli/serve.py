"""`comitium serve`: the tables in the browser, for this device or for a network."""

from __future__ import annotations

import asyncio
import os
import sys
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, Final

from cyclopts import Parameter
from platformdirs import user_data_dir

from comitium.cli.speech import default_language
from comitium.core.errors import ComitiumError
from comitium.core.messages import Phrase
from comitium.text import say
from comitium.text.languages import Language
from comitium.web.guard.addresses import is_local, outside

PORT: Final = 8264
TRIED: Final = 20  # ports, where nobody asked for one
LOCAL: Final = ("localhost", "127.0.0.1", "[::1]", "::1")


class CannotServe(ComitiumError):
    """The port is taken, the database does not answer, or a part is missing."""


def serve(
    *,
    host: Annotated[str, Parameter(help="cli-serve-arg-host")] = "127.0.0.1",
    port: Annotated[int | None, Parameter(help="cli-serve-arg-port")] = None,
    database: Annotated[str | None, Parameter(help="cli-serve-arg-database")] = None,
    workers: Annotated[int | None, Parameter(help="cli-serve-arg-workers")] = None,
    pace: Annotated[float, Parameter(help="cli-serve-arg-pace")] = 0.25,
    origin: Annotated[str, Parameter(help="cli-serve-arg-origin")] = "",
    proxies: Annotated[str, Parameter(help="cli-serve-arg-proxies")] = "127.0.0.1",
    metrics: Annotated[str, Parameter(help="cli-serve-arg-metrics")] = "127.0.0.1,::1",
    limits: Annotated[float, Parameter(help="cli-serve-arg-limits")] = 1.0,
    notices: Annotated[str, Parameter(help="cli-serve-arg-notices")] = "",
    push_services: Annotated[str, Parameter(help="cli-serve-arg-push-services")] = "",
    private_notices: Annotated[bool, Parameter(help="cli-serve-arg-private-notices", negative="")] = False,
    deflate: Annotated[bool, Parameter(help="cli-serve-arg-deflate", negative="")] = False,
    open: Annotated[bool, Parameter(help="cli-serve-arg-open", negative="")] = False,
    lang: Annotated[Language | None, Parameter(help="cli-tool-arg-lang", show_choices=False)] = None,
) -> int:
    """Serve the tables until Ctrl-C or a signal; the exit code.

    With `open` it is meant for the person at this device: her browser is opened where there is one, and nothing is logged but
    what goes wrong.
    """
    language = lang or default_language()
    try:
        from comitium.store import Lost, check_connection
        from comitium.web import run
        from comitium.web.house import Settings
    except ModuleNotFoundError as missing:
        raise CannotServe(Phrase("cli-serve-missing", {"module": missing.name or ""})) from None
    run.set_up_logs("warning" if open else "info", readable=open and sys.stderr.isatty())
    listener = _listener(run, host, port)
    place, port = f"[{host}]" if ":" in host else host, listener.getsockname()[1]
    others = "" if origin else outside(host, port)
    settings = Settings(
        database=database or str(home() / "comitium.db"),
        workers=workers if workers is not None else max(1, min(4, (os.cpu_count() or 2) - 1)),
        pace=pace,
        origin=origin.rstrip("/"),
        outside=others,
        hosts=LOCAL if is_local(host) and not origin else (),
        deflate=deflate,
        watchers=tuple(address.strip() for address in metrics.split(",")),
        limits=limits,
        notices=_listed(notices),
        push_services=_listed(push_services),
        private=private_notices,
    )
    try:
        asyncio.run(check_connection(settings.database))
    except Lost as lost:
        raise CannotServe(Phrase("cli-serve-no-database", {"why": lost.reason})) from None
    address = origin or f"{others or f'http://{place}:{port}'}/"

    def ready(stop: Callable[[], None]) -> None:
        _greet(address, host, origin, language)
        if open and not _show(address) and not sys.stdin.isatty():
            print(say(Phrase("cli-serve-nobody"), language), flush=True)
            stop()

    run.serve(settings, listener, ready, proxies)
    return 0


def _listed(text: str) -> tuple[str, ...]:
    return tuple(one.strip() for one in text.split(",") if one.strip())


def home() -> Path:
    """Where the tables are kept if nobody says otherwise."""
    given = os.environ.get("COMITIUM_HOME")
    return Path(given) if given else Path(user_data_dir("comitium", appauthor=False))


def _listener(run: Any, host: str, port: int | None) -> Any:
    """A socket on the port that was asked for, or on the first free one."""
    for tried in [port] if port is not None else range(PORT, PORT + TRIED):
        try:
            return run.bound(host, tried)
        except OSError as refused:
            why = refused
    raise CannotServe(Phrase("cli-serve-no-port", {"host": host, "port": str(tried), "why": why.strerror or ""}))


def _greet(address: str, host: str, origin: str, language: str) -> None:
    print(say(Phrase("cli-serve-open", {"address": address}), language), flush=True)
    if not is_local(host):
        print(say(Phrase("cli-serve-exposed" if not origin else "cli-serve-proxied", {"host": host}), language), flush=True)


def _show(address: str) -> bool:
    """Open the person's browser, if there is a desktop; whether that was done."""
    if sys.platform not in ("darwin", "win32") and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return False
    try:
        return webbrowser.open(address)
    except webbrowser.Error:
        return False
