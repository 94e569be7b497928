"""The server that `soak.py` watches. Once in a while it says what it holds: one JSON object a line, in a file of its own.

python tests/web/runs/soak_server.py DATABASE FILE SECONDS
"""

from __future__ import annotations

import asyncio
import functools
import gc
import json
import sys
import threading
import time
from collections import Counter
from typing import Any

from comitium.web import run
from comitium.web.house import House, Settings

FEW = 12  # kinds of object that are told, by how much they have grown
CACHES = 40


def named(kind: type) -> str:
    return f"{kind.__module__}.{kind.__qualname__}"


def sizes(thing: object) -> dict[str, int]:
    """How much each container that something holds has in it."""
    return {name: len(held) for name, held in vars(thing).items() if isinstance(held, dict | set | list) and held}


class Insides:
    """What a server holds, and what has grown since it was looked at first."""

    def __init__(self) -> None:
        self.first: Counter[str] = Counter()

    def look(self) -> dict[str, Any]:
        gc.unfreeze()  # else what has been there since the beginning is not listed, and grows unseen
        things = gc.get_objects()
        kinds = Counter(named(type(thing)) for thing in things)
        house = next((thing for thing in things if type(thing) is House), None)
        loops = [thing for thing in things if issubclass(type(thing), asyncio.AbstractEventLoop) and thing.is_running()]
        caches = {
            f"{getattr(thing, '__module__', '')}.{getattr(thing, '__qualname__', '')}": thing.cache_info().currsize
            for thing in things
            if type(thing) is functools._lru_cache_wrapper
        }
        del things
        if not self.first:
            self.first = kinds
        grown = kinds - self.first
        return {
            "tasks": sum(len(asyncio.all_tasks(loop)) for loop in loops),
            "threads": threading.active_count(),
            "objects": sum(kinds.values()),
            "grown": dict(grown.most_common(FEW)),
            "caches": dict(Counter(caches).most_common(CACHES)),
            "house": {} if house is None else sizes(house),
            "hub": {} if house is None else sizes(house.hub),
        }


def tell(path: str, seconds: float) -> None:
    insides = Insides()
    while True:
        time.sleep(seconds)
        begun = time.perf_counter()
        try:
            seen = insides.look()
        except (RuntimeError, ReferenceError) as error:  # something has changed while it was looked at
            seen = {"missed": str(error)}
        with open(path, "a", encoding="utf-8") as file:
            file.write(json.dumps({"at": round(time.time()), "took": round(time.perf_counter() - begun, 3), **seen}) + "\n")


if __name__ == "__main__":
    listener = run.bound("127.0.0.1", 0)
    run.set_up_logs("warning")
    settings = Settings(database=sys.argv[1], workers=1, pace=0.0, limits=20.0)
    threading.Thread(target=tell, args=(sys.argv[2], float(sys.argv[3])), daemon=True).start()
    run.serve(settings, listener, lambda stop: print(f"http://127.0.0.1:{listener.getsockname()[1]}", flush=True))
