"""Mutants of the rules: one thing broken at a time; a rule whose breaking no test of its chapter notices has no test.

python tools/mutants.py             all of them, from the beginning
python tools/mutants.py --again     after new tests: only those that survived the last run
python tools/mutants.py --table     the figures of the last run
python tools/mutants.py --show      the survivors of the last run as well, each as the line that was and the line it became
python tools/mutants.py --sample 50 so many of each chapter of the republic, which is too large for all (mutants_sampled.py);
                                    with --only deals,r1_09_13 of those chapters and modules

mutmut breaks what is inside functions (pyproject.toml says where, and which tests it runs); what stands at the top of a
module, such as the rule numbers of reasons, is broken here. mypy goes first: what it refuses never reaches a player.
Survivors that no test can tell from the rule are listed in docs/mutants.md. Any other survivor makes this fail.
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import re
import resource
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

import libcst as cst
import mutants_sampled as sampled
from _pytest.nodes import Node
from mutmut.__main__ import _run
from mutmut.mutation.diff_apply import get_diff_for_mutant
from mutmut.mutation.mutators import mutation_operators
from mutmut.stats import status_by_exit_code

WORK = Path("mutants")
TOPS = WORK / "tops.json"  # what became of the mutants at the top of modules
NOTES = Path("docs/mutants.md")
NOTED = re.compile(r"^- `(?P<place>[^`]+)`: `(?P<was>[^`]+)` → `(?P<becomes>[^`]+)`: ", re.MULTILINE)
MEMORY = 3 << 30  # bytes; a mutant that deals cards for ever stops here
PATIENCE = 120  # seconds for the tests of one game
COLUMNS = ("types", "killed", "timeout", "survived", "equivalent")
FATES = {"caught by type check": "types", "killed": "killed", "timeout": "timeout", "not checked": "unchecked"}


# -- what mutmut does not break by itself


def without(node: cst.Expr) -> Iterable[cst.BaseSmallStatement]:
    """A call that is not made."""
    if isinstance(node.value, cst.Call):
        yield cst.Pass()


def returning_nothing(node: cst.Return) -> Iterable[cst.Return]:
    """A reason that is not given, a yes that becomes a no."""
    if isinstance(node.value, cst.Name) and node.value.value not in ("None", "True", "False"):
        yield node.with_changes(value=cst.Name("None"))


def turned(node: cst.If) -> Iterable[cst.If]:
    """A condition without an operator, turned round."""
    if isinstance(node.test, cst.Name | cst.Attribute | cst.Subscript | cst.Call):
        yield node.with_changes(test=cst.UnaryOperation(cst.Not(), node.test))


def run_mutmut(sample: int, paths: list[Path], seed: int) -> None:
    mutation_operators.extend([(cst.Expr, without), (cst.Return, returning_nothing), (cst.If, turned)])
    if sample:
        sampled.aim(sample, paths, seed)
    setattr(Node, "_nodeid", property(lambda item: item.nodeid))  # noqa: B010 - pytest 9.2 has dropped what mutmut 3.8 reads
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    _run((), 1)


# -- the top of modules


def rules() -> list[Path]:
    return sorted(path for game in ("caesar", "idus") for path in Path("src/comitium/games", game, "rules").glob("*.py"))


def tops(path: Path) -> Iterator[tuple[ast.expr, str]]:
    """What can be broken at the top of a module: every text and number, and every entry of a list or a dict."""
    for statement in ast.parse(path.read_text("utf-8")).body:
        value = statement.value if isinstance(statement, ast.Assign | ast.AnnAssign) else None
        for node in ast.walk(value) if value else ():
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node, repr(node.value + "x")
            elif isinstance(node, ast.Constant) and isinstance(node.value, int):
                yield node, repr(node.value + 1)
            elif isinstance(node, ast.List) and len(node.elts) > 1:
                for entry in node.elts:
                    yield node, ast.unparse(ast.List([other for other in node.elts if other is not entry], ast.Load()))
            elif isinstance(node, ast.Dict):
                for key_left_out in node.keys:
                    rest = [(key, value) for key, value in zip(node.keys, node.values, strict=True) if key is not key_left_out]
                    yield node, ast.unparse(ast.Dict([key for key, _ in rest], [value for _, value in rest]))


def replaced(text: str, node: ast.expr, by: str) -> str:
    lines = text.splitlines(keepends=True)
    assert node.end_lineno is not None
    before = "".join(lines[: node.lineno - 1]) + lines[node.lineno - 1].encode()[: node.col_offset].decode()
    after = lines[node.end_lineno - 1].encode()[node.end_col_offset :].decode() + "".join(lines[node.end_lineno :])
    return before + by + after


def line(text: str, number: int) -> str:
    return text.splitlines()[number - 1].strip()


def run_tops(again: bool) -> None:
    """Each in a process of its own, on a copy of the sources."""
    done: dict[str, str] = json.loads(TOPS.read_text("utf-8")) if again and TOPS.exists() else {}
    here = WORK / "tops"
    shutil.rmtree(here, ignore_errors=True)
    shutil.copytree("src", here / "src", ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    fates: dict[str, str] = {}
    for path in rules():
        text = path.read_text("utf-8")
        if path.stem == "__init__" and fate_of(here, path, text) != "survived":
            sys.exit(f"The tests of {path.parts[3]} fail on the rules as they are.")
        for node, by in tops(path):
            broken = replaced(text, node, by)
            name = f"{place(path, 'top')}\t{line(text, node.lineno)}\t{line(broken, node.lineno)}"
            fates[name] = done[name] if done.get(name) == "killed" else fate_of(here, path, broken)
            (here / path).write_text(text, "utf-8")
            TOPS.write_text(json.dumps(fates, indent=1), "utf-8")


def fate_of(here: Path, path: Path, broken: str) -> str:
    (here / path).write_text(broken, "utf-8")
    game = path.parts[3]
    tests = sorted(str(test) for test in Path("tests/games", game).rglob("test_[0-9]*.py"))
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-o", "addopts=", *tests]
    env = {**os.environ, "PYTHONPATH": str((here / "src").absolute()), "PYTHONDONTWRITEBYTECODE": "1"}
    try:
        code = subprocess.run(command, env=env, capture_output=True, timeout=PATIENCE).returncode
    except subprocess.TimeoutExpired:
        return "timeout"
    return "killed" if code else "survived"


# -- the figures


def place(path: Path, function: str) -> str:
    return f"{path.parts[3]}.{path.stem}.{function}"


def fates(paths: list[Path]) -> Iterator[tuple[str, str, str, str, str]]:
    """Of every mutant the row of the table, its place, its fate, the line that was and the line it became."""
    for path in paths:
        meta = Path(WORK, f"{path}.meta")
        if not meta.exists():
            continue
        for name, code in json.loads(meta.read_text("utf-8"))["exit_code_by_key"].items():
            fate = FATES.get(status_by_exit_code[code], "survived")  # a rule that no test reaches is a survivor too
            function = re.sub(r"^x[_ǁ]|__mutmut_\d+$", "", name.rpartition(".")[2]).replace("ǁ", ".")
            was, becomes = change(name, path) if fate == "survived" else ("", "")
            yield row(path), place(path, function), fate, was, becomes
    if TOPS.exists():
        for name, fate in json.loads(TOPS.read_text("utf-8")).items():
            where, was, becomes = name.split("\t")
            yield ".".join(where.split(".")[:2]), where, fate, was, becomes


def row(path: Path) -> str:
    """A module, or a whole chapter of the republic."""
    return f"{path.parts[3]}.{sampled.chapter(path) if sampled.GAME in path.parents else path.stem}"


def change(name: str, path: Path) -> tuple[str, str]:
    diff = get_diff_for_mutant(name, path=path).splitlines()
    was = [text[1:].strip() for text in diff if text.startswith("-") and not text.startswith("---")]
    becomes = [text[1:].strip() for text in diff if text.startswith("+") and not text.startswith("+++")]
    return " ".join(was), " ".join(becomes)


def equivalent() -> dict[str, re.Pattern[str]]:
    """The lines of docs/mutants.md and what they say of a mutant; `…` stands for anything."""
    text = NOTES.read_text("utf-8") if NOTES.exists() else ""
    found: dict[str, re.Pattern[str]] = {}
    for note in NOTED.finditer(text):
        parts = [re.escape(part).replace("…", ".*") for part in note.groups()]
        found[note[0]] = re.compile("\t".join(parts))
    return found


def report(paths: list[Path], show: bool) -> int:
    """Print the table; how many survivors are not accounted for."""
    noted = equivalent()
    seen: set[str] = set()
    table: dict[str, Counter[str]] = {}
    unnoted = 0
    games = {path.parts[3] for path in paths}
    for module, where, fate, was, becomes in fates(paths):
        notes = [note for note, pattern in noted.items() if pattern.fullmatch(f"{where}\t{was}\t{becomes}")]
        seen.update(notes)
        if fate == "survived" and notes:
            fate = "equivalent"
        elif fate == "survived":
            unnoted += 1
            if show:
                print(f"- `{where}`: `{was}` → `{becomes}`: ")
        for name in (module, "all"):
            table.setdefault(name, Counter())[fate] += 1
    table["all"] = table.pop("all", Counter())
    print("| module | mutants |", " | ".join(COLUMNS), "|")
    print("|---|", "--:|" * (1 + len(COLUMNS)), sep="")
    for name, counts in table.items():
        print(f"| {name} | {counts.total()} |", " | ".join(str(counts[column]) for column in COLUMNS), "|")
    if unchecked := table["all"]["unchecked"]:
        print(f"{unchecked} have not been tried: the last run was cut short.")
    for note in noted:
        if note not in seen and (games == {"republic"}) == note.startswith("- `republic."):
            print(f"{NOTES} lists what does not survive any more: {note}")
    return unnoted + unchecked


def main() -> None:
    parser = argparse.ArgumentParser(description="Break the rules one at a time and see which tests notice.")
    parser.add_argument("--again", action="store_true", help="only what survived the last run")
    parser.add_argument("--table", action="store_true", help="only the figures of the last run")
    parser.add_argument("--show", action="store_true", help="the figures and the survivors of the last run")
    parser.add_argument("--sample", type=int, default=0, help="instead, so many mutants of each chapter of the republic")
    parser.add_argument("--only", default="", help="with --sample: beginnings of names of chapters and modules, with commas")
    parser.add_argument("--seed", type=int, default=sampled.SEED, help="with --sample: another draw")
    wanted = parser.parse_args()
    paths = sampled.modules([name for name in wanted.only.split(",") if name]) if wanted.sample else rules()
    if not (wanted.table or wanted.show):
        if list(Path("src").rglob("*.so")):
            sys.exit("There is a compiled build, which hides the mutants: make interpreted")
        if wanted.again:
            forget_survivors()
        else:
            shutil.rmtree(WORK, ignore_errors=True)
        run_mutmut(wanted.sample, paths, wanted.seed)
        if not wanted.sample:
            run_tops(wanted.again)
    if report(paths, not wanted.table):
        sys.exit("Some of the rules can be broken and no test of their chapter notices.")


def forget_survivors() -> None:
    """mutmut lets what it knows stand: of the survivors, and of which test reaches what, it is to know nothing."""
    Path(WORK, "mutmut-stats.json").unlink(missing_ok=True)
    for meta in WORK.rglob("*.meta"):
        data = json.loads(meta.read_text("utf-8"))
        codes = data["exit_code_by_key"]
        data["exit_code_by_key"] = {name: code if code in (1, 3, 37) else None for name, code in codes.items()}
        meta.write_text(json.dumps(data), "utf-8")


if __name__ == "__main__":
    main()
