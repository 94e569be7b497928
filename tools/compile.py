"""Compile the kernels and the search with mypyc, in place: `python tools/compile.py [more modules]`, or `--clean`.

The same files run interpreted; the compiled modules lie beside them (ignored by git) and Python prefers them. Set
COMITIUM_BUILD=interpreted to use the sources all the same.
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"


def chapters(folder: str) -> list[str]:
    """All modules of a game's rules but those that only name its verbs."""
    found = sorted(path for path in (SOURCE / folder).rglob("*.py") if not path.stem.endswith(("words", "__init__")))
    return [str(path.relative_to(SOURCE)) for path in found]


COMPILED = [
    "comitium/core/plain.py",
    "comitium/core/dice.py",
    "comitium/core/frames.py",
    "comitium/core/poll.py",
    "comitium/core/agreements.py",
    "comitium/games/caesar/choices.py",
    "comitium/games/caesar/state.py",
    "comitium/games/caesar/setup.py",
    "comitium/games/caesar/outcome.py",
    "comitium/games/caesar/recollection.py",
    "comitium/games/caesar/reimagine.py",
    "comitium/games/caesar/rules/r4_limits.py",
    "comitium/games/caesar/rules/r5_passive.py",
    "comitium/games/caesar/rules/r5_playing.py",
    "comitium/games/caesar/rules/r5_turn.py",
    "comitium/games/caesar/rules/r6_actions.py",
    "comitium/games/caesar/rules/r6_effects.py",
    "comitium/games/caesar/rules/r7_votes.py",
    "comitium/games/caesar/rules/r9_ending.py",
    "comitium/games/caesar/rules/sequence.py",
    "comitium/games/idus/choices.py",
    "comitium/games/idus/state.py",
    "comitium/games/idus/setup.py",
    "comitium/games/idus/outcome.py",
    "comitium/games/idus/reimagine.py",
    "comitium/games/idus/rules/r5_3_inspection.py",
    "comitium/games/idus/rules/r5_turn.py",
    "comitium/games/idus/rules/r6_assignment.py",
    "comitium/games/idus/rules/r8_ending.py",
    "comitium/games/republic/numbers.py",
    "comitium/games/republic/options.py",
    "comitium/games/republic/session.py",
    "comitium/games/republic/table.py",
    "comitium/games/republic/state.py",
    "comitium/games/republic/setup.py",
    "comitium/games/republic/outcome.py",
    "comitium/games/republic/unseen.py",
    "comitium/games/republic/reimagine.py",
    *chapters("comitium/games/republic/rules"),
    "comitium/bots/search.py",
    "comitium/bots/caesar/sight.py",
    "comitium/bots/caesar/layouts.py",
    "comitium/bots/caesar/gains.py",
    "comitium/bots/caesar/guide.py",
    "comitium/bots/idus/manners.py",
    "comitium/bots/idus/claims.py",
    "comitium/bots/idus/chances.py",
    "comitium/bots/idus/belief.py",
    "comitium/bots/idus/guide.py",
]


def clean() -> None:
    """Remove every compiled module."""
    for folder in (SOURCE, ROOT / "tests"):
        for module in folder.rglob("*.so"):
            module.unlink()
    shutil.rmtree(ROOT / "build", ignore_errors=True)


def compile_modules(extra: list[Path]) -> None:
    """Build everything as one group. Modules from elsewhere (tests) are moved beside their sources afterwards."""
    from mypyc.build import mypycify
    from setuptools import setup

    os.environ["MYPYPATH"] = os.pathsep.join(map(str, {SOURCE, *(path.parent for path in extra)}))
    os.environ["CFLAGS"] = f"{os.environ.get('CFLAGS', '')} -g0"  # debug information of so much C takes gcc many minutes
    os.chdir(SOURCE)
    paths = [*COMPILED, *(os.path.relpath(path, SOURCE) for path in extra)]
    modules = mypycify(["--strict", *paths], opt_level="3", target_dir=str(ROOT / "build"), group_name="comitium_kernels")
    setup(
        name="comitium-compiled",
        packages=[],
        ext_modules=modules,
        script_args=["-q", "build_ext", "--inplace", "--build-temp", str(ROOT / "build")],
    )
    for path in extra:
        for built in SOURCE.glob(f"{path.stem}.*.so"):
            built.replace(path.parent / built.name)


if __name__ == "__main__":
    clean()
    if "--clean" not in sys.argv:
        if shutil.which("cc") is None and shutil.which("gcc") is None:
            sys.exit("No C compiler was found. Comitium works without one, interpreted; install gcc to compile.")
        compile_modules([Path(name).resolve() for name in sys.argv[1:]])
