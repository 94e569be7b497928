"""How fast the Senate in miniature runs, with six factions and thirty senators: `python bench/senate.py [--json]`.

The figure the large game is held to (150,000 decisions a second compiled, a copy in 15 us), measured by the same functions as
`comitium bench`. Compile it with `make compiled-with-tests`; interpreted it runs as it is.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import msgspec
from msgspec import structs

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests" / "core" / "miniature"))

from comitium.arena.bench import bench
from comitium.core.options import OptionMeta
from comitium.core.registry import register

from senate_kind import SenateType  # isort: skip

PREPARE = f"import runpy; runpy.run_path({str(Path(__file__).resolve())!r})['enter']()"


def enter() -> None:
    """Register the miniature at its largest."""
    large = SenateType()
    senators = structs.replace(large.meta.options["senators"], default=30)
    captives = OptionMeta(default=3, choices=(3,))
    options = {**large.meta.options, "senators": senators, "captives": captives}
    large.meta = structs.replace(large.meta, players=(6, 6), options=options)
    register(large)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--rounds", type=int, default=5)
    given = parser.parse_args()
    enter()
    rows = bench(["senate"], given.seconds, given.rounds, PREPARE)
    if given.json:
        print(msgspec.json.encode(rows).decode())
        return
    for row in rows:
        print(f"{row.game} {row.build}: {row.decisions_per_second:,} decisions a second ({row.slowest:,} to {row.fastest:,}),"
              f" a copy in {row.clone_us} us")  # fmt: skip


if __name__ == "__main__":
    main()
