"""Figures of how the house is built: import cycles, ladders, names in strings, files that know a kind of proposal or clause.

python tools/house_figures.py                          this checkout
python tools/house_figures.py --json path/to/src       another one, for a program
python tools/house_figures.py --before path/to/src     both, as a table in Markdown

Reads the source by `ast` and imports none of it. Classes are found by what they descend from and constants by what they are
registered with, so that the figures stay comparable when modules are moved. `tests/test_house_figures.py` holds them to
bounds.
"""

from __future__ import annotations

import argparse
import gc
import json
import sys
from collections import Counter
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from house_code import Function, House, read_house

FLAT = 20  # a folder with more files than that is listed
LADDER = 5  # so many branches on `isinstance` in one function are a ladder
SHOWN = 10  # of a ranking
PROPOSAL_BASES = ("Measure", "Proposal", "ProposalKind")
CLAUSE_BASES = ("ClauseKind", "Clause", "Promise")
A_CLAUSE = "NO_PERSUASION"  # while clauses are numbers, they stand in the module that has this one
OFFERS = ("Frame", "Event")  # what is named by its class on disk and in strings


def cycles(graph: dict[str, set[str]]) -> list[list[str]]:
    """The strongly connected parts with more than one module, the largest first (Tarjan's algorithm without recursion)."""
    number: dict[str, int] = {}
    low: dict[str, int] = {}
    stack: list[str] = []
    found: list[list[str]] = []
    for root in sorted(graph):
        work = [] if root in number else [(root, iter(sorted(graph[root])))]
        while work:
            module, others = work[-1]
            if module not in number:
                number[module] = low[module] = len(number)
                stack.append(module)
            for other in others:
                if other not in number:
                    work.append((other, iter(sorted(graph[other]))))
                    break
                if other in stack:
                    low[module] = min(low[module], number[other])
            else:
                work.pop()
                if work:
                    low[work[-1][0]] = min(low[work[-1][0]], low[module])
                if low[module] == number[module]:
                    place = stack.index(module)
                    found.append(sorted(stack[place:]))
                    del stack[place:]
    return sorted((part for part in found if len(part) > 1), key=lambda part: (-len(part), part))


def import_graph(house: House, within: str, in_functions: bool) -> dict[str, set[str]]:
    """Which module of a package imports which others of it."""
    inside = {name for name in house.modules if name == within or name.startswith(within + ".")}
    return {
        name: {
            one.target
            for one in house.modules[name].imports
            if one.target in inside and one.target != name and (in_functions or not one.in_function)
        }
        for name in inside
    }


def named_kinds(house: House, bases: tuple[str, ...]) -> dict[str, set[str]]:
    """The kinds that are registered with an object of a class below one of the bases, and all that names each: the class, and
    the constant it is registered by or keeps as an attribute. A class that nobody registers is a kind if it is no base."""
    below = house.descendants(bases)
    found: dict[str, set[str]] = {}
    registered: set[str] = set()
    for constant, kind in house.registered:
        if kind in below:
            registered.add(kind)
            found.setdefault(constant or kind, set()).update({kind, constant} - {""})
    parents = {base for kind in below for base in house.classes[kind]}
    for kind in below - registered - parents:
        found[kind] = {kind}
    for kind, constants in house.class_constants.items():
        for key, names in found.items():
            if kind in names and kind == key:
                names.update(constants)
    return found


def numbered_kinds(house: House, one: str) -> dict[str, set[str]]:
    """The constants of a module from the first number on until a number comes again."""
    for module in house.modules.values():
        if one in module.numbers:
            found: dict[str, set[str]] = {}
            numbers: set[int] = set()
            for name, number in module.numbers.items():
                if number in numbers:
                    break
                numbers.add(number)
                found[f"{module.name}.{name}"] = {f"{module.name}.{name}"}
            return found
    return {}


def files_that_name(house: House, kinds: dict[str, set[str]]) -> dict[str, list[str]]:
    """For each kind, the modules that name it or have its class name in a string."""
    found = {}
    for key, names in kinds.items():
        words = {name.rpartition(".")[2] for name in names if name in house.classes}
        found[key.rpartition(".")[2]] = sorted(
            module.name for module in house.modules.values() if module.named & names or words & set(module.strings)
        )
    return found


def spread(files: dict[str, list[str]]) -> dict[str, Any]:
    counts = {kind: len(known) for kind, known in files.items()}
    mean = round(sum(counts.values()) / len(counts), 1) if counts else 0
    ranked = dict(sorted(counts.items(), key=lambda pair: (-pair[1], pair[0])))
    return {"kinds": len(counts), "mean": mean, "max": max(counts.values(), default=0), "files_of_each": ranked}


def names_in_strings(house: House) -> dict[str, Any]:
    """Strings that are the name of a frame of a game in a file other than its own."""
    home: dict[str, set[str]] = {}
    for kind in house.descendants(("Frame",)):
        place, _, name = kind.rpartition(".")
        if ".games." in place:
            home.setdefault(name, set()).add(place)
    known: Counter[str] = Counter()
    where: Counter[str] = Counter()
    for module in house.modules.values():
        for text, times in module.strings.items():
            if text in home and module.name not in home[text]:
                known[text] += 1
                where[module.name] += times
    return {
        "strings": where.total(),
        "files": len(where),
        "most_files": dict(ranking(known)),
        "most_strings": dict(ranking(where)),
    }


def compared_names(house: House) -> list[str]:
    """Comparisons with the name of a class: with `type(x).__name__`, or with a string that is the name of a frame or event."""
    names = {kind.rpartition(".")[2] for kind in house.descendants(OFFERS)}
    return [
        f"{module.name}:{line}"
        for module in house.modules.values()
        for line, by_type, texts in module.comparisons
        if by_type or texts & names
    ]


def ranking(counts: Counter[str]) -> list[tuple[str, int]]:
    return sorted(counts.items(), key=lambda pair: (-pair[1], pair[0]))[:SHOWN]


def flat_folders(root: Path) -> dict[str, int]:
    """How many Python files lie directly in each folder that has more than a few."""
    counts = Counter(str(file.parent.relative_to(root.parent)) for file in root.rglob("*.py"))
    return {folder: number for folder, number in sorted(counts.items()) if number > FLAT}


def lines_by(house: House, depth: int, within: str = "") -> dict[str, int]:
    """Lines of each package (or single module) at a depth below the root, or below another package."""
    counts: Counter[str] = Counter()
    for module in house.modules.values():
        if not within or module.name.startswith(within + "."):
            counts[".".join(module.name.split(".")[:depth])] += module.lines
    return dict(sorted(counts.items()))


def figures(src: Path) -> dict[str, Any]:
    """Everything there is to say of the source under a folder; of the tests, where they lie beside it."""
    gc.disable()  # there is nothing to collect among some millions of syntax nodes
    try:
        house = read_house(src)
    finally:
        gc.enable()
    games = f"{house.root}.games"
    modules = list(house.modules.values())
    clauses = named_kinds(house, CLAUSE_BASES[:1]) or numbered_kinds(house, A_CLAUSE) or named_kinds(house, CLAUSE_BASES)
    ladders = [(one.name, one.branches) for one in house.functions if one.branches >= LADDER]
    late = [(module.name, one) for module in modules for one in module.imports if one.in_function]
    late_outside = sum(module.foreign_in_functions for module in modules)
    tests = src.parent / "tests"
    return {
        "modules": len(modules),
        "cycles": cycles(import_graph(house, games, in_functions=True)),
        "cycles_at_module_level": cycles(import_graph(house, games, in_functions=False)),
        "cycles_outside_games": [
            part
            for part in cycles(import_graph(house, house.root, in_functions=True))
            if not all(name.startswith(games) for name in part)
        ],
        "imports_in_functions": {
            "games": len({(name, one.line) for name, one in late if name.startswith(games)}),
            "project": len({(name, one.line) for name, one in late}),
            "of_other_packages": late_outside,
            "most": dict(ranking(Counter({name: len({one.line for at, one in late if at == name}) for name, _ in late}))),
        },
        "fan_out": dict(ranking(Counter({module.name: len({one.target for one in module.imports}) for module in modules}))),
        "clones": sorted(one.name for one in house.functions if is_clone(one)),
        "ladders": dict(sorted(ladders, key=lambda pair: (-pair[1], pair[0]))),
        "compared_class_names": compared_names(house),
        "frames_in_strings": names_in_strings(house),
        "proposals": spread(files_that_name(house, named_kinds(house, PROPOSAL_BASES))),
        "clauses": spread(files_that_name(house, clauses)),
        "flat_folders": {**flat_folders(src), **(flat_folders(tests) if tests.is_dir() else {})},
        "lines": lines_by(house, 2),
        "lines_of_games": lines_by(house, 3, games),
        "lines_of_the_republic": lines_by(house, 4, f"{games}.republic"),
    }


def is_clone(one: Function) -> bool:
    """Whether it is a method that copies; one that only raises is none."""
    return one.name.endswith(".clone") and one.in_class and not one.is_abstract


# -- printing

Row = tuple[str, Callable[[dict[str, Any]], object]]
ROWS: tuple[Row, ...] = (
    ("modules", lambda found: found["modules"]),
    ("import cycles in games/ (sizes)", lambda found: sizes(found["cycles"])),
    ("the same, imports at module level only", lambda found: sizes(found["cycles_at_module_level"])),
    ("import cycles that reach outside games/ (sizes)", lambda found: sizes(found["cycles_outside_games"])),
    ("imports of the project inside functions, games/", lambda found: found["imports_in_functions"]["games"]),
    ("the same, everywhere", lambda found: found["imports_in_functions"]["project"]),
    ("imports of other packages inside functions", lambda found: found["imports_in_functions"]["of_other_packages"]),
    ("largest fan-out", lambda found: first(found["fan_out"])),
    ("clone methods, with the two general ones of the core", lambda found: len(found["clones"])),
    (f"functions with {LADDER} or more isinstance branches", lambda found: len(found["ladders"])),
    ("longest of them", lambda found: first(found["ladders"])),
    ("comparisons with class names as strings", lambda found: len(found["compared_class_names"])),
    ("frames named in strings: strings", lambda found: found["frames_in_strings"]["strings"]),
    ("frames named in strings: files", lambda found: found["frames_in_strings"]["files"]),
    ("most files with one frame's name", lambda found: first(found["frames_in_strings"]["most_files"])),
    ("kinds of proposals", lambda found: found["proposals"]["kinds"]),
    ("files that name a kind of proposal, mean", lambda found: found["proposals"]["mean"]),
    ("files that name a kind of proposal, most", lambda found: first(found["proposals"]["files_of_each"])),
    ("kinds of clauses", lambda found: found["clauses"]["kinds"]),
    ("files that name a kind of clause, mean", lambda found: found["clauses"]["mean"]),
    ("files that name a kind of clause, most", lambda found: first(found["clauses"]["files_of_each"])),
    (f"folders with more than {FLAT} files", lambda found: len(found["flat_folders"])),
    ("most files in one folder", lambda found: first(dict(Counter(found["flat_folders"]).most_common()))),
)
LISTS = ("fan_out", "ladders", "flat_folders", "lines", "lines_of_games", "lines_of_the_republic")


def sizes(parts: list[list[str]]) -> str:
    return " + ".join(str(len(part)) for part in parts) or "none"


def first(counts: dict[str, int]) -> str:
    """The first of a ranking, with its number."""
    for name, number in counts.items():
        return f"{number} ({name.removeprefix('comitium.')})"
    return "none"


def table(rows: Iterable[tuple[object, ...]]) -> str:
    return "\n".join("| " + " | ".join(str(cell) for cell in row) + " |" for row in rows)


def compared(before: dict[str, Any], after: dict[str, Any]) -> str:
    """Two houses side by side, in Markdown."""
    rows: list[tuple[object, ...]] = [("figure", "before", "after"), ("---", "---", "---")]
    rows.extend((title, of(before), of(after)) for title, of in ROWS)
    text = table(rows)
    for name in ("flat_folders", "lines", "lines_of_games", "lines_of_the_republic"):
        places = sorted({*before[name], *after[name]})
        head: list[tuple[object, ...]] = [(name.replace("_", " "), "before", "after"), ("---", "---:", "---:")]
        text += "\n\n" + table(
            [*head, *((place, before[name].get(place, "-"), after[name].get(place, "-")) for place in places)]
        )
    return text


def full_report(found: dict[str, Any]) -> str:
    """One house, with the lists behind its figures."""
    parts = [table([("figure", "value"), ("---", "---"), *((title, of(found)) for title, of in ROWS)])]
    for part in found["cycles"]:
        parts.append(f"Cycle of {len(part)}:\n\n" + "\n".join(f"- {name}" for name in part))
    parts.append("Clone methods:\n\n" + "\n".join(f"- {name}" for name in found["clones"]))
    for title, kinds in (("proposal", "proposals"), ("clause", "clauses")):
        counts = found[kinds]["files_of_each"]
        parts.append(table([(f"kind of {title}", "files"), ("---", "---:"), *counts.items()]))
    for name in LISTS:
        parts.append(table([(name.replace("_", " "), ""), ("---", "---:"), *found[name].items()]))
    ranked = (
        ("files with a frame's name in a string", found["frames_in_strings"]["most_files"]),
        ("strings with a frame's name", found["frames_in_strings"]["most_strings"]),
        ("imports inside functions", found["imports_in_functions"]["most"]),
    )
    for title, counts in ranked:
        parts.append(table([(title, ""), ("---", "---:"), *counts.items()]))
    compares = Counter(place.rpartition(":")[0] for place in found["compared_class_names"])
    parts.append(table([("comparisons with class names", ""), ("---", "---:"), *compares.most_common()]))
    return "\n\n".join(parts)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("src", nargs="?", type=Path, default=Path(__file__).resolve().parent.parent / "src")
    parser.add_argument("--json", action="store_true", help="all figures as JSON")
    parser.add_argument("--before", type=Path, help="another source folder to compare with")
    given = parser.parse_args(arguments)
    found = figures(given.src.resolve())
    before = figures(given.before.resolve()) if given.before else None
    if given.json:
        print(json.dumps(found if before is None else {"before": before, "after": found}, indent=1))
    else:
        print(full_report(found) if before is None else compared(before, found))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
