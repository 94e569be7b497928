"""Work spread over the cores of this machine, or over the machines of a Ray cluster. Results come as they are ready.

What is played follows from its number alone, so that it does not matter where, how often or in which order: a process or a
whole machine that dies has its work done again by another.
"""

from __future__ import annotations

import os
import socket
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children, get_context
from signal import SIG_DFL, SIGINT, signal
from typing import Any, Final, TypeVar

from comitium.core.errors import BadOption, ComitiumError
from comitium.core.messages import Phrase

Result = TypeVar("Result")
Task = Callable[..., Result]

MOST_WORKERS: Final = 61  # processes that every system allows
TRIES: Final = 5  # that a piece of work is given out before its loss is an error
PATIENCE: Final = 5.0  # seconds in which the head of a cluster has to answer
AHEAD: Final = 2  # pieces that are handed out for each worker
LOCAL: Final = ("auto", "local")  # addresses that Ray finds itself


class WorkLost(ComitiumError):
    """A piece of work that no worker has come to an end with."""


class NoCluster(BadOption):
    """A cluster that cannot be reached, or Ray that is not installed."""


def spread(task: Task[Result], calls: Iterator[tuple[Any, ...]], jobs: int = 1, cluster: str = "") -> Iterator[Result]:
    """The results of a task, called with these arguments, as they are ready. `calls` is read only a little ahead."""
    if cluster:
        yield from _on_ray(task, calls, cluster)
    elif jobs > 1:
        yield from _in_processes(task, calls, min(jobs, MOST_WORKERS))
    else:
        for call in calls:
            yield task(*call)


# -- processes


def _in_processes(task: Task[Result], calls: Iterator[tuple[Any, ...]], workers: int) -> Iterator[Result]:
    strangers = set(active_children())
    context = get_context("fork" if os.name == "posix" else "spawn")
    again: list[tuple[Any, ...]] = []
    for attempt in range(TRIES):
        pool = ProcessPoolExecutor(workers, context, signal, (SIGINT, SIG_DFL))
        running: dict[Future[Result], tuple[Any, ...]] = {}
        try:
            while True:
                while len(running) < AHEAD * workers and (call := again.pop() if again else next(calls, None)) is not None:
                    running[pool.submit(task, *call)] = call
                if not running:
                    return
                for done in wait(running, return_when=FIRST_COMPLETED).done:
                    result = done.result()
                    del running[done]
                    yield result
        except BrokenProcessPool:  # one was killed: what was under way is done again by others
            again += running.values()
            if attempt == TRIES - 1:
                raise WorkLost(Phrase("arena-work-lost", {"tries": TRIES})) from None
        except BaseException:  # above all the keyboard's interrupt: nobody wants to wait for what is under way
            for child in set(active_children()) - strangers:
                child.terminate()
            raise
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


# -- Ray


def _on_ray(task: Task[Result], calls: Iterator[tuple[Any, ...]], address: str) -> Iterator[Result]:
    ray = connect(address)
    lost = (ray.exceptions.WorkerCrashedError, ray.exceptions.NodeDiedError, ray.exceptions.ObjectLostError)
    remote = ray.remote(num_cpus=1, max_retries=TRIES)(task)
    running: dict[Any, tuple[tuple[Any, ...], int]] = {}
    again: list[tuple[tuple[Any, ...], int]] = []
    room, looked = _room(ray), time.monotonic()
    try:
        while True:
            if time.monotonic() - looked > PATIENCE:  # machines come and go
                room, looked = _room(ray), time.monotonic()
            while len(running) < room:
                call, tries = again.pop() if again else (next(calls, None), 0)
                if call is None:
                    break
                running[remote.remote(*call)] = (call, tries + 1)
            if not running:
                return
            ready, _ = ray.wait(list(running), num_returns=1, timeout=PATIENCE)
            for one in ready:
                call, tries = running.pop(one)
                try:
                    yield ray.get(one)
                except lost:
                    if tries >= TRIES:
                        raise WorkLost(Phrase("arena-work-lost", {"tries": TRIES})) from None
                    again.append((call, tries))
    except ray.exceptions.RayTaskError as failed:
        raise failed.cause if isinstance(failed.cause, ComitiumError) else failed from None
    finally:
        for one in running:
            ray.cancel(one, force=True)
        ray.shutdown()


def _room(ray: Any) -> int:
    """How many pieces may be under way."""
    return AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))


def connect(address: str) -> Any:
    """Ray, connected to the cluster at an address ("auto" for one on this machine). Raises `NoCluster`."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody is told that somebody plays
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    try:
        import ray
    except ModuleNotFoundError:
        raise NoCluster(Phrase("arena-missing", {"module": "ray", "extra": "cluster"})) from None
    if address not in LOCAL:
        _check_head(address)
    try:
        ray.init(address=None if address == "local" else address, log_to_driver=False, logging_level="ERROR")
    except (ConnectionError, RuntimeError, ValueError, TimeoutError) as refused:
        why = str(refused).strip().partition("\n")[0]
        raise NoCluster(Phrase("arena-no-cluster", {"address": address, "why": why[:200]})) from None
    return ray


def _check_head(address: str) -> None:
    """Whether anybody listens there: Ray itself would ask for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    try:
        if not colon or not host:
            raise ValueError("host:port")
        socket.create_connection((host.strip("[]"), int(port)), PATIENCE).close()
    except (OSError, ValueError, OverflowError) as refused:
        why = getattr(refused, "strerror", None) or str(refused)
        raise NoCluster(Phrase("arena-no-cluster", {"address": address, "why": why})) from None
