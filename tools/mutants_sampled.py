"""Mutants of a game too large to break everywhere: so many of each chapter of the republic's rules, drawn with a fixed seed.

`python tools/mutants.py --sample 50` draws fifty of each chapter; mypy refuses about half of them, as it does elsewhere. Each
of the others is tried against the tests of its own chapter that reach it. What several chapters use (rules/common) is tried
against the tests of all chapters. `--sample 50 --again` tries those that survived, `--sample 50 --show` lists them.
`--only deals,r1_09_13` keeps to the chapters and modules whose names begin so; no other chapter's tests are run then.
`--seed 754` draws others.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path, PurePath
from typing import Any, Final

import libcst as cst
from mutmut import __main__ as mutmut
from mutmut.configuration import config
from mutmut.mutation import file_mutation
from mutmut.state import state
from mutmut.workers.isolation import ForkRunner

GAME: Final = Path("src/comitium/games/republic")
RULES: Final = GAME / "rules"
DEALS: Final = GAME / "deals"  # [1.04.3] the agreements are rules too
TESTS: Final = "tests/games/republic"
SEED: Final = 753
SHARED: Final = "common"  # the chapter of what all chapters use: any test may notice
EVERYWHERE: Final = (
    "test_asked*",
    "test_asides*",
    "test_cards*",
    "test_examples*",
    "test_positions*",
    "test_1_13_*",
    "test_two_rules_meet*",
)
NEVER: Final = ("test_*golden*", "test_laws*", "test_*fuzz*", "test_*random*", "test_odds*", "test_ledger*", "test_report*")

Created = tuple[cst.Module, list[file_mutation.Mutation], set[str], set[str]]
Drawn = dict[str, set[int]]


def modules(only: Sequence[str] = ()) -> list[Path]:
    """The modules whose own name or whose chapter's begins as wanted; all of them if nothing is wanted."""
    found = [
        path for folder in (RULES, DEALS) for path in folder.rglob("*.py") if not path.stem.endswith(("choices", "__init__"))
    ]
    wanted = tuple(only) or ("",)
    return sorted(path for path in found if path.stem.startswith(wanted) or chapter(path).startswith(wanted))


def chapter(path: Path) -> str:
    """The folder of a chapter, whatever folders it has inside."""
    parts = path.relative_to(GAME).parts
    return parts[1] if parts[0] == RULES.name and len(parts) > 2 else parts[0]


def belongs(test: str, name: str) -> bool:
    """Whether a test is one of those of a chapter."""
    file = PurePath(test.partition("::")[0])
    if any(file.match(pattern) for pattern in NEVER):
        return False
    return name in (SHARED, *file.parts) or any(file.match(pattern) for pattern in EVERYWHERE)


def draw(each: int, paths: Iterable[Path], seed: int) -> Drawn:
    """So many places of each chapter, by file and by the number that mutmut gives them."""
    places: dict[str, list[tuple[str, int]]] = {}
    for path in paths:
        _, found, _, _ = file_mutation.create_mutations(str(path), path.read_text("utf-8"))
        numbers = [number for number, one in enumerate(found) if one.contained_by_top_level_function]
        places.setdefault(chapter(path), []).extend((str(path), number) for number in numbers)
    drawn: Drawn = {}
    for name, those in sorted(places.items()):
        some = random.Random(f"{seed} {name}").sample(those, min(each, len(those)))
        print(f"{name}: {len(some)} of {len(those)} mutants")
        for file, number in some:
            drawn.setdefault(file, set()).add(number)
    return drawn


def those_drawn(drawn: Drawn, create: Callable[..., Created]) -> Callable[..., Created]:
    """mutmut's own maker of mutants, which keeps those that were drawn."""

    def created(filename: str, *args: Any) -> Created:
        module, found, classes, functions = create(filename, *args)
        kept = drawn.get(filename, set())
        return module, [one for number, one in enumerate(found) if number in kept], classes, functions

    return created


def by_chapter(collect: Callable[..., None]) -> Callable[..., None]:
    """mutmut's knowledge of which test reaches what, without the tests of other chapters."""

    def collected(*args: Any, **others: Any) -> None:
        collect(*args, **others)
        reached = state().tests_by_mangled_function_name
        for function, tests in reached.items():
            module = Path("src", *function.split(".")[:-1])
            reached[function] = {test for test in tests if belongs(test, chapter(module))}

    return collected


def aim(each: int, paths: Sequence[Path], seed: int) -> None:
    """Tell mutmut what to break, and which tests to run."""
    file_mutation.create_mutations = those_drawn(draw(each, paths, seed), file_mutation.create_mutations)
    mutmut.collect_or_load_stats = by_chapter(mutmut.collect_or_load_stats)
    ForkRunner.run_clean_tests = clean
    config().only_mutate = [str(path) for path in paths]
    config().pytest_add_cli_args_test_selection = selection({chapter(path) for path in paths})


def clean(runner: ForkRunner, tests: Iterable[str]) -> int:
    """The run that found out which test reaches what was a clean run, and it stops at the first test that fails."""
    return 0


def selection(chapters: Iterable[str]) -> Sequence[str]:
    """The files with tests of those chapters."""
    return sorted(str(path) for path in Path(TESTS).rglob("test_*.py") if any(belongs(str(path), name) for name in chapters))
