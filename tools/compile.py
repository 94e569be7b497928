"""Compile the kernels and the playouts of a search with mypyc: `python tools/compile.py [more modules]`, or `--clean`.

`--check` only asks mypyc whether it can (no C compiler needed): part of `make types`, for it knows less Python than mypy.

The same files run interpreted; the compiled modules lie beside them (ignored by git) and Python prefers them. Set
COMITIUM_BUILD=interpreted to use the sources all the same.

mypyc writes a C file for each module, all of one library, in a few seconds; gcc is what takes time. In one file its work grew
faster than the file, and only one core did it; so every core compiles one module at a time, and what has not changed is not
compiled again (`build/kernels`). No symbol of the library is visible from outside: so a call from one file to another is as
direct as within one file.
"""

from __future__ import annotations

import io
import os
import shutil
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
BUILD = ROOT / "build" / "kernels"
SHORT_CUTS = ROOT / "tools" / "short_cuts.h"


def chapters(folder: str) -> list[str]:
    """All modules of a folder but those that only name verbs."""
    found = sorted(path for path in (SOURCE / folder).rglob("*.py") if not path.stem.endswith(("choices", "__init__")))
    return [str(path.relative_to(SOURCE)) for path in found]


COMPILED = [
    "comitium/core/state_object.py",
    "comitium/core/dice.py",
    "comitium/core/frames.py",
    "comitium/core/poll.py",
    "comitium/core/agreements.py",
    "comitium/core/encoding.py",
    "comitium/games/caesar/choices.py",
    "comitium/games/caesar/state.py",
    "comitium/games/caesar/setup.py",
    "comitium/games/caesar/outcome.py",
    "comitium/games/caesar/recollection.py",
    "comitium/games/caesar/worlds.py",
    "comitium/games/caesar/referee.py",
    "comitium/games/caesar/encode.py",
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
    "comitium/games/idus/worlds.py",
    "comitium/games/idus/referee.py",
    "comitium/games/idus/encode.py",
    "comitium/games/idus/rules/r5_3_inspection.py",
    "comitium/games/idus/rules/r5_turn.py",
    "comitium/games/idus/rules/r6_assignment.py",
    "comitium/games/idus/rules/r8_ending.py",
    "comitium/games/republic/state/numbers.py",
    "comitium/games/republic/state/options.py",
    "comitium/games/republic/state/session.py",
    "comitium/games/republic/state/referee.py",
    "comitium/games/republic/state/table.py",
    "comitium/games/republic/state/republic.py",
    "comitium/games/republic/state/setup.py",
    "comitium/games/republic/outcome.py",
    "comitium/games/republic/worlds/unseen.py",
    "comitium/games/republic/worlds/dealing.py",
    "comitium/games/republic/worlds/belief.py",
    "comitium/games/republic/deals/agreements.py",
    "comitium/games/republic/deals/bound.py",
    "comitium/games/republic/deals/promises/cards.py",
    "comitium/games/republic/deals/clause.py",
    "comitium/games/republic/deals/clauses.py",
    "comitium/games/republic/deals/disputes.py",
    "comitium/games/republic/deals/promises/forum.py",
    "comitium/games/republic/deals/promises/never_binding.py",
    "comitium/games/republic/deals/promises/nominations.py",
    "comitium/games/republic/deals/promises/offices.py",
    "comitium/games/republic/deals/promises/payments.py",
    "comitium/games/republic/deals/showing.py",
    "comitium/games/republic/deals/promises/trials.py",
    "comitium/games/republic/deals/promises/votes.py",
    "comitium/games/republic/deals/witness.py",
    *chapters("comitium/games/republic/rules"),
    "comitium/games/republic/referee.py",
    "comitium/games/republic/encode/board.py",
    "comitium/games/republic/encode/encode.py",
    "comitium/lab/rewards.py",
    "comitium/lab/batch.py",
    "comitium/bots/search.py",
    "comitium/bots/caesar/group_estimate.py",
    "comitium/bots/caesar/layouts.py",
    "comitium/bots/caesar/gains.py",
    "comitium/bots/caesar/guide.py",
    "comitium/bots/idus/manners.py",
    "comitium/bots/idus/claims.py",
    "comitium/bots/idus/chances.py",
    "comitium/bots/idus/belief.py",
    "comitium/bots/idus/guide.py",
    *(module for module in chapters("comitium/bots/republic") if not module.endswith("tribune.py")),
]


def clean() -> None:
    """Remove every compiled module."""
    for folder in (SOURCE, ROOT / "tests"):
        for module in folder.rglob("*.so"):
            module.unlink()


def write_c(made: Path, extra: list[Path]) -> list[Any]:
    """Everything as C, one group: the library that holds it all, then the module of each name, which only opens it."""
    from mypyc.build import mypycify

    os.environ["MYPYPATH"] = os.pathsep.join(map(str, {SOURCE, *(path.parent for path in extra)}))
    os.chdir(SOURCE)
    written: list[Any] = mypycify(
        ["--strict", *COMPILED, *(os.path.relpath(path, SOURCE) for path in extra)],
        opt_level="3",
        debug_level="0",  # debug information of so much C takes gcc many minutes
        multi_file=True,
        target_dir=str(made),
        group_name="comitium_kernels",
    )
    return written


def check() -> None:
    """Say something only if mypyc cannot compile the kernels."""
    said = io.StringIO()
    try:
        with redirect_stdout(said):
            write_c(BUILD / "check", [])
    except BaseException:
        print(said.getvalue())
        raise


def compile_modules(extra: list[Path]) -> None:
    """Build it, then lay the modules beside their sources: those of the house, and others (tests)."""
    from setuptools import setup

    made = BUILD / f"{sys.implementation.cache_tag}{'-tests' if extra else ''}"
    extensions = write_c(made, extra)
    library = extensions[0]
    jobs = os.cpu_count() or 1
    library.extra_compile_args.append("-fvisibility=hidden")
    library.extra_objects = objects(library, made, jobs)
    library.depends, library.sources = library.extra_objects, []
    building = ["build_ext", "--build-temp", str(made), "--build-lib", str(made / "lib"), "--parallel", str(jobs)]
    setup(name="comitium-compiled", packages=[], ext_modules=extensions, script_args=["-q", *building])
    clean()
    elsewhere = {path.stem: path.parent for path in extra}
    for extension in extensions:
        module = Path(extension.name.replace(".", "/") + str(sysconfig.get_config_var("EXT_SUFFIX")))
        shutil.copyfile(made / "lib" / module, elsewhere.get(extension.name, SOURCE) / module)


def objects(library: Any, made: Path, jobs: int) -> list[str]:
    """The object files of the library. Those that are younger than their source, the headers and this file stay as they are;
    the rest is compiled, several at once, the largest first so that the cores finish together."""
    from distutils.ccompiler import new_compiler
    from distutils.sysconfig import customize_compiler

    compiler: Any = new_compiler()
    customize_compiler(compiler)
    headers = max(map(os.path.getmtime, (*library.depends, SHORT_CUTS, __file__)))
    sources = sorted(library.sources, key=os.path.getsize, reverse=True)
    found = [compiler.object_filenames([source], output_dir=str(made))[0] for source in sources]
    old = [
        source
        for source, target in zip(sources, found, strict=True)
        if not os.path.exists(target) or os.path.getmtime(target) <= max(headers, os.path.getmtime(source))
    ]
    folders = [*library.include_dirs, sysconfig.get_path("include")]
    ours = [*library.extra_compile_args, "-include", str(SHORT_CUTS)]

    def compile_one(source: str) -> None:
        flags = ours if os.path.basename(source).startswith("__native_comitium___") else library.extra_compile_args
        compiler.compile([source], str(made), include_dirs=folders, extra_postargs=flags)

    with ThreadPoolExecutor(jobs) as gcc:
        running = [gcc.submit(compile_one, one) for one in old]
        for one in running:
            one.result()
    return sorted(found)


if __name__ == "__main__":
    if "--clean" in sys.argv:
        clean()
        shutil.rmtree(BUILD, ignore_errors=True)
    elif "--check" in sys.argv:
        check()
    else:
        if shutil.which("cc") is None and shutil.which("gcc") is None:
            sys.exit("No C compiler was found. Comitium works without one, interpreted; install gcc to compile.")
        compile_modules([Path(name).resolve() for name in sys.argv[1:]])
