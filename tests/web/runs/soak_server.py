"""The server that `soak.py` watches. Once in a while it says what it holds: one JSON object a line, in a file of its own. When
a file with `.empty` after its name appears it empties its caches and says what is left.

python tests/web/runs/soak_server.py DATABASE FILE SECONDS
"""

from __future__ import annotations

import asyncio
import contextlib
import ctypes
import functools
import gc
import json
import os
import re
import sys
import threading
import time
from collections import Counter, deque
from typing import Any

from comitium.web import run
from comitium.web.house import House, Settings

FEW = 12  # kinds of object that are told, by how much they have grown


class Heap(ctypes.Structure):
    """What the C library's allocator says of itself (`mallinfo2`)."""

    _fields_ = [
        (name, ctypes.c_size_t)
        for name in ["arena", "ordblks", "smblks", "hblks", "hblkhd", "usmblks", "fsmblks", "uordblks", "fordblks", "keepcost"]
    ]


def heap() -> dict[str, int]:
    """Kilobytes that the C library has handed out, holds free, and has mapped; blocks of Python's own allocator."""
    told = {"blocks": sys.getallocatedblocks()}
    try:
        ask = ctypes.CDLL(None).mallinfo2
    except (AttributeError, OSError):  # another C library
        return told
    ask.restype = Heap
    now = ask()
    return told | {"used": now.uordblks // 1024, "free": now.fordblks // 1024, "mapped": now.hblkhd // 1024}


def resident() -> int:
    with open("/proc/self/status", encoding="ascii") as file:
        found = re.search(r"VmRSS:\s+(\d+)", file.read())
    return int(found[1]) if found else 0


def lru_caches(things: list[Any]) -> dict[str, Any]:
    return {
        f"{getattr(thing, '__module__', '')}.{getattr(thing, '__qualname__', '')}": thing
        for thing in things
        if type(thing) is functools._lru_cache_wrapper
    }


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
        infos = {name: thing.cache_info() for name, thing in lru_caches(things).items()}
        lengths = sorted((len(thing) for thing in things if type(thing) in (dict, list, set, deque)), reverse=True)
        del things
        if not self.first:
            self.first = kinds
        grown = kinds - self.first
        return {
            "tasks": sum(len(asyncio.all_tasks(loop)) for loop in loops),
            "threads": threading.active_count(),
            "objects": sum(kinds.values()),
            "grown": dict(grown.most_common(FEW)),
            "caches": {name: info.currsize for name, info in infos.items() if info.currsize},
            "unbounded": {name: info.currsize for name, info in infos.items() if info.maxsize is None and info.currsize > 50},
            "full": sorted(name for name, info in infos.items() if info.maxsize and info.currsize >= info.maxsize),
            "largest": lengths[:FEW],
            "heap": heap(),
            "house": {} if house is None else sizes(house),
            "hub": {} if house is None else sizes(house.hub),
        }


def emptied(insides: Insides) -> dict[str, Any]:
    """What is left when everything that is remembered has been forgotten: before, after, and given back to the system."""
    steps: dict[str, Any] = {"before": {"resident": resident(), "objects": len(gc.get_objects()), **heap()}}
    for thing in lru_caches(gc.get_objects()).values():
        thing.cache_clear()
    gc.collect()
    steps["caches emptied"] = {"resident": resident(), "objects": len(gc.get_objects()), **heap()}
    steps["grown since the first look"] = insides.look()["grown"]
    with contextlib.suppress(AttributeError, OSError):
        ctypes.CDLL(None).malloc_trim(0)
    steps["trimmed"] = {"resident": resident(), **heap()}
    return steps


def tell(path: str, seconds: float) -> None:
    insides = Insides()
    while True:
        until = time.monotonic() + seconds
        while time.monotonic() < until and not os.path.exists(f"{path}.empty"):
            time.sleep(1)
        if os.path.exists(f"{path}.empty"):
            with open(f"{path}.emptied", "w", encoding="utf-8") as file:
                json.dump(emptied(insides), file)
            os.remove(f"{path}.empty")
            continue
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
