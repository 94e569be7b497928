"""Our speed as a ratio to each peer's, from one interleaved run.

Absolute figures drift by 10 to 40 % on a shared machine; a ratio taken inside one short
round does not. So every case runs once a round, one at a time, in an order shuffled each
round, and the ratio reported is the median of the rounds' ratios.

    python bench/peers/run.py --rounds 5 --seconds 0.5 --games caesar
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from types import TracebackType
from typing import Any, Self

from cases import OURS, PEER_CASES

HERE = Path(__file__).resolve().parent
PYTHON = HERE / ".venv" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
BUILDS = ("interpreted", "compiled")
# One thread each: the peers' numerical libraries would otherwise take the other cores.
ONE_THREAD = {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1", "MKL_NUM_THREADS": "1"}


class UnavailableError(Exception):
    """A case that cannot run here; its text is the reason."""


@dataclass
class Contender:
    """One case in its own process, and what each round measured of it."""

    library: str
    case: str
    build: str | None = None
    version: str = ""
    speeds: list[float] = field(default_factory=list)
    clones: list[float] = field(default_factory=list)
    lengths: list[float] = field(default_factory=list)

    @property
    def name(self) -> str:
        return f"{self.library} {self.case}" + (f", {self.build}" if self.build else "")

    def __enter__(self) -> Self:
        environment = {k: v for k, v in os.environ.items() if k != "COMITIUM_BUILD"} | ONE_THREAD
        if self.build == "interpreted":
            environment["COMITIUM_BUILD"] = self.build
        self.process = subprocess.Popen(
            [PYTHON, HERE / "worker.py", self.library, self.case],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env=environment,
        )
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.process.kill()
        self.process.communicate()

    def answer(self) -> dict[str, Any]:
        """The worker's next line."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise UnavailableError(f"its process ended with code {self.process.wait()}")
        answer: dict[str, Any] = json.loads(line)
        if "problem" in answer:
            raise UnavailableError(answer["problem"])
        return answer

    def get_ready(self) -> None:
        self.version = self.answer()["version"]
        if self.build and self.version != self.build:
            raise UnavailableError(f"only the {self.version} build is here")

    def run(self, seconds: float) -> None:
        assert self.process.stdin is not None
        with suppress(BrokenPipeError):  # a worker that is gone says so in its answer
            print(seconds, file=self.process.stdin, flush=True)
        round_ = self.answer()
        self.speeds.append(round_["decisions_per_second"])
        self.clones.append(round_["clone_us"])
        self.lengths.append(round_["decisions_per_game"])

    def ratio_to(self, peer: Contender) -> float:
        """How many times our decisions per second exceed the peer's, round by round."""
        return median(us / them for us, them in zip(self.speeds, peer.speeds, strict=True))

    def clone_ratio_to(self, peer: Contender) -> float:
        """How many times cheaper our copy is than the peer's, round by round."""
        return median(them / us for us, them in zip(self.clones, peer.clones, strict=True))


def note(text: str) -> None:
    """Progress goes to standard error, so that the result can be redirected alone."""
    print(text, file=sys.stderr, flush=True)


def interleave(contenders: list[Contender], rounds: int, seconds: float) -> list[Contender]:
    """Run every case in every round; return those that ran, saying why others did not."""
    with ExitStack() as stack:
        ready: list[Contender] = []
        for contender in contenders:
            try:
                # Started one after another, so that a build being read does not slow the next.
                stack.enter_context(contender).get_ready()
                ready.append(contender)
            except UnavailableError as reason:
                note(f"left out: {contender.name}: {reason}")
        order = random.Random(7)
        for number in range(1, rounds + 1):
            note(f"round {number} of {rounds}")
            for contender in order.sample(ready, len(ready)):
                try:
                    contender.run(seconds)
                except UnavailableError as reason:
                    note(f"left out: {contender.name}: {reason}")
                    ready.remove(contender)
    return ready


def record(contender: Contender, ours: list[Contender]) -> dict[str, Any]:
    """What `--json` prints of a case; a peer's also holds our ratios to it."""
    row: dict[str, Any] = {
        "library": contender.library,
        "case": contender.case,
        "build" if contender.build else "version": contender.version,
        "rounds": len(contender.speeds),
        "decisions_per_second": round(median(contender.speeds)),
        "slowest": round(min(contender.speeds)),
        "fastest": round(max(contender.speeds)),
        "decisions_per_game": round(median(contender.lengths), 1),
        "clone_us": round(median(contender.clones), 2),
    }
    if contender.build is None:
        row["ratios"] = [
            {
                "game": our.case,
                "build": our.build,
                "decisions": round(our.ratio_to(contender), 2),
                "clone": round(our.clone_ratio_to(contender), 2),
            }
            for our in ours
        ]
    return row


def times(ratio: float) -> str:
    return f"{ratio:,.1f}×" if ratio < 100 else f"{ratio:,.0f}×"


def table(ours: list[Contender], peers: list[Contender]) -> str:
    """A Markdown table: one of our games, then each peer with our ratios to it."""
    head = ["library", "case", "decisions/s", "slowest to fastest", "clone µs"]
    head += [f"our {our.build}" for our in ours] + [f"our clone, {our.build}" for our in ours]
    lines = ["| " + " | ".join(head) + " |", "|---|---|" + "---:|" * (len(head) - 2)]
    for contender in ours + peers:
        library = contender.library if contender.build else f"{contender.library} {contender.version}"
        cells = [
            library,
            contender.case + (f", {contender.build}" if contender.build else ""),
            f"{median(contender.speeds):,.0f}",
            f"{min(contender.speeds):,.0f} to {max(contender.speeds):,.0f}",
            f"{median(contender.clones):,.2f}",
        ]
        cells += [times(our.ratio_to(contender)) for our in ours]
        cells += [times(our.clone_ratio_to(contender)) for our in ours]
        lines.append("| " + " | ".join(cells) + " |")
    return "\n".join(lines)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Our speed as a ratio to each peer's.")
    parser.add_argument("--rounds", type=int, default=5, help="rounds every case runs in (5)")
    parser.add_argument("--seconds", type=float, default=0.5, help="play per case per round (0.5)")
    parser.add_argument("--games", nargs="*", default=["caesar"], help="our games, by name (caesar)")
    parser.add_argument("--peers", nargs="*", help="only these libraries, as the table names them (all)")
    parser.add_argument("--json", action="store_true", help="print a list of objects, not Markdown")
    chosen = parser.parse_args()
    if chosen.rounds < 1 or chosen.seconds <= 0:
        parser.error("it takes at least one round of some length")
    if not PYTHON.exists():
        parser.error("the peers are not installed; run bench/peers/setup.sh first")
    return chosen


def main() -> None:
    chosen = arguments()
    contenders = [Contender(OURS, game, build) for game in chosen.games for build in BUILDS]
    wanted = {library for library, _ in PEER_CASES} if chosen.peers is None else set(chosen.peers)
    contenders += [Contender(library, case) for library, case in PEER_CASES if library in wanted]
    ran = interleave(contenders, chosen.rounds, chosen.seconds)
    ours = [contender for contender in ran if contender.build]
    peers = [contender for contender in ran if not contender.build]
    if chosen.json:
        print(json.dumps([record(contender, ours) for contender in ran], indent=2))
        return
    games = [[our for our in ours if our.case == game] for game in chosen.games]
    # Without any game of ours the peers are still worth a table.
    print("\n\n".join(table(game, peers) for game in filter(None, games)) or table([], peers))


if __name__ == "__main__":
    main()
