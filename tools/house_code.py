"""The source of a package as `house_figures.py` looks at it: modules, imports, classes, functions, names and strings."""

from __future__ import annotations

import ast
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
COLLECTIONS = (ast.Tuple, ast.List, ast.Set)
KEYS = ("kind", "id", "key", "number")  # attributes by which a class may say which kind it is


@dataclass(frozen=True)
class Import:
    """One import of a module of the package. What is only for the type checker is none."""

    target: str
    line: int
    in_function: bool


@dataclass(frozen=True)
class Function:
    name: str  # in full, with its module and class
    branches: int  # conditions that ask `isinstance`
    in_class: bool
    is_abstract: bool  # it only raises


@dataclass
class Module:
    name: str
    is_package: bool
    tree: ast.Module
    lines: int
    nodes: list[ast.AST]
    aliases: dict[str, str] = field(default_factory=dict)  # local name: what was imported, in full
    imports: list[Import] = field(default_factory=list)
    foreign_in_functions: int = 0
    defined: set[str] = field(default_factory=set)  # at the top
    numbers: dict[str, int] = field(default_factory=dict)  # constants of the module in their order
    named: set[str] = field(default_factory=set)  # whatever of the package it names, in full, by where it is defined
    strings: Counter[str] = field(default_factory=Counter)  # that are no docstrings
    comparisons: list[tuple[int, bool, set[str]]] = field(default_factory=list)  # line, with type().__name__, with strings


@dataclass
class House:
    root: str
    modules: dict[str, Module]
    classes: dict[str, list[str]] = field(default_factory=dict)  # each with its bases, in full
    functions: list[Function] = field(default_factory=list)
    registered: list[tuple[str, str]] = field(default_factory=list)  # a constant, or nothing, and the class
    class_constants: dict[str, set[str]] = field(default_factory=dict)  # constants of the package a class keeps as attributes

    def descendants(self, names: tuple[str, ...]) -> set[str]:
        """The classes below those of these names."""
        known = {kind for kind in self.classes if kind.rpartition(".")[2] in names}
        roots = set(known)
        while True:
            more = {kind for kind, bases in self.classes.items() if kind not in known and known & set(bases)}
            if not more:
                return known - roots
            known |= more

    def where_defined(self, dotted: str) -> str:
        """A module, or something of a module by the place it was first given its name; else what was asked for."""
        for _ in range(len(self.modules)):
            if dotted in self.modules:
                return dotted
            place, _, name = dotted.rpartition(".")
            module = self.modules.get(place)
            if module is None or name in module.defined or name not in module.aliases:
                return dotted
            dotted = module.aliases[name]
        return dotted


def read_house(src: Path) -> House:
    """Read the one package that lies in a folder."""
    root = next(folder.name for folder in sorted(src.iterdir()) if (folder / "__init__.py").is_file())
    house = House(root, {})
    for file in sorted((src / root).rglob("*.py")):
        parts = file.relative_to(src).with_suffix("").parts
        text = file.read_text(encoding="utf-8")
        is_package = parts[-1] == "__init__"
        name = ".".join(parts[:-1] if is_package else parts)
        tree = ast.parse(text)
        house.modules[name] = Module(name, is_package, tree, len(text.splitlines()), list(ast.walk(tree)))
    for module in house.modules.values():
        _read_definitions(module)
        _read_imports(house, module, module.tree, in_function=False, for_types=False)
    for module in house.modules.values():
        _read_names(house, module)
        _read_classes(house, module, module.tree, module.name)
    for module in house.modules.values():
        _read_registered(house, module)
        _read_functions(house, module.tree, module.name, in_class=False)
    return house


def _read_definitions(module: Module) -> None:
    for node in module.tree.body:
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            module.defined.add(node.name)
        for name, value in _assigned(node):
            module.defined.add(name)
            if name.isupper() and isinstance(value, ast.Constant) and type(value.value) is int:
                module.numbers[name] = value.value


def _assigned(node: ast.stmt) -> list[tuple[str, ast.expr | None]]:
    if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
        return [(node.target.id, node.value)]
    if isinstance(node, ast.Assign):
        return [(target.id, node.value) for target in node.targets if isinstance(target, ast.Name)]
    return []


def _read_imports(house: House, module: Module, node: ast.AST, in_function: bool, for_types: bool) -> None:
    if isinstance(node, (ast.Import, ast.ImportFrom)):
        targets = list(_targets(house, module, node))
        if not for_types:
            module.imports.extend(Import(target, node.lineno, in_function) for target in dict.fromkeys(targets))
            module.foreign_in_functions += in_function and not targets
        return
    if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.dump(node.test):
        for inner in node.body:
            _read_imports(house, module, inner, in_function, for_types=True)
        for inner in node.orelse:
            _read_imports(house, module, inner, in_function, for_types)
        return
    for child in _statements(node):
        _read_imports(house, module, child, in_function or isinstance(node, FUNCTIONS), for_types)


def _statements(node: ast.AST) -> list[ast.AST]:
    """What stands directly in a block: statements, and the parts of a statement that have blocks of their own."""
    return [child for name in ("body", "handlers", "cases", "orelse", "finalbody") for child in getattr(node, name, ())]


def _targets(house: House, module: Module, node: ast.Import | ast.ImportFrom) -> list[str]:
    """The modules of the package that an import names; what it calls them is noted on the way."""
    found = []
    if isinstance(node, ast.Import):
        for one in node.names:
            if one.asname:
                module.aliases[one.asname] = one.name
            if one.name in house.modules:
                found.append(one.name)
        return found
    place = node.module or ""
    if node.level:
        parts = module.name.split(".")
        above = parts[: len(parts) - node.level + module.is_package]
        place = ".".join([*above, *([node.module] if node.module else [])])
    for one in node.names:
        full = f"{place}.{one.name}"
        module.aliases[one.asname or one.name] = full
        if full in house.modules:
            found.append(full)
        elif place in house.modules:
            found.append(place)
    return found


def _dotted(node: ast.expr) -> str:
    """A name with its attributes, as it is written; nothing for other expressions."""
    if isinstance(node, ast.Name):
        return node.id
    if isinstance(node, ast.Attribute):
        before = _dotted(node.value)
        return before and f"{before}.{node.attr}"
    if isinstance(node, ast.Subscript):
        return _dotted(node.value)
    return ""


def _meant(house: House, module: Module, written: str) -> str:
    """What a written name stands for, in full; nothing if it is not of the package."""
    head, _, rest = written.partition(".")
    if head in module.aliases:
        full = module.aliases[head]
    elif head in module.defined:
        full = f"{module.name}.{head}"
    else:
        full = head
    full = house.where_defined(full)
    for part in rest.split(".") if rest else ():
        full = house.where_defined(f"{full}.{part}")
    return full if full.partition(".")[0] == house.root else ""


def _read_names(house: House, module: Module) -> None:
    docstrings = {
        id(node.body[0].value)
        for node in module.nodes
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef))
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    module.named = {house.where_defined(full) for full in module.aliases.values()}
    module.named.update(f"{module.name}.{name}" for name in module.defined)
    written = set()
    for node in module.nodes:
        if isinstance(node, (ast.Name, ast.Attribute)):
            written.add(_dotted(node))
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docstrings:
            module.strings[node.value] += 1
    module.named.update(_meant(house, module, name) for name in written)
    module.named.discard("")
    _read_comparisons(module)


def _read_comparisons(module: Module) -> None:
    """All comparisons, with the strings in them and whether one side is a `type(x).__name__` or a local name for one."""
    by_type: set[int] = set()
    if any(_is_type_name(node) for node in module.nodes):
        for function in (node for node in module.nodes if isinstance(node, FUNCTIONS)):
            by_type |= _compared_types(function)
    for node in module.nodes:
        if isinstance(node, ast.Compare):
            sides = [node.left, *node.comparators]
            parts = [one for side in sides for one in (side.elts if isinstance(side, COLLECTIONS) else [side])]
            texts = {one.value for one in parts if isinstance(one, ast.Constant) and isinstance(one.value, str)}
            with_type = id(node) in by_type or any(_is_type_name(side) for side in sides)
            module.comparisons.append((node.lineno, with_type, texts))


def _compared_types(function: ast.AST) -> set[int]:
    """The comparisons of a function with a local name for a `type(x).__name__`."""
    inside = list(ast.walk(function))
    local = {
        name
        for one in inside
        if isinstance(one, ast.stmt)
        for name, value in _assigned(one)
        if value is not None and any(_is_type_name(part) for part in ast.walk(value))
    }
    compared = [one for one in inside if isinstance(one, ast.Compare)]
    return {
        id(one)
        for one in compared
        if any(isinstance(side, ast.Name) and side.id in local for side in (one.left, *one.comparators))
    }


def _is_type_name(node: ast.AST) -> bool:
    return (
        isinstance(node, ast.Attribute)
        and node.attr == "__name__"
        and isinstance(node.value, ast.Call)
        and isinstance(node.value.func, ast.Name)
        and node.value.func.id == "type"
    )


def _read_classes(house: House, module: Module, node: ast.AST, place: str) -> None:
    for child in _statements(node):
        if not isinstance(child, ast.ClassDef):
            continue
        name = f"{place}.{child.name}"
        house.classes[name] = [full for base in child.bases if (full := _meant(house, module, _dotted(base)))]
        kept = {
            full
            for statement in child.body
            for attribute, value in _assigned(statement)
            if attribute in KEYS and value is not None and (full := _meant(house, module, _dotted(value)))
        }
        if kept:
            house.class_constants[name] = kept
        _read_classes(house, module, child, name)


def _read_registered(house: House, module: Module) -> None:
    """Calls of a function named register... with an object of a class, or the class, and perhaps a constant; it may stand
    above the class as a decorator."""
    for node in module.nodes:
        if isinstance(node, ast.Call) and _registers(node):
            given = [*node.args, *(keyword.value for keyword in node.keywords)]
            _note_registered(house, module, [one.func if isinstance(one, ast.Call) else one for one in given], "")
        elif isinstance(node, ast.ClassDef):
            for one in node.decorator_list:
                if isinstance(one, ast.Call) and _registers(one):
                    _note_registered(house, module, one.args, f"{module.name}.{node.name}")


def _registers(call: ast.Call) -> bool:
    return "register" in _dotted(call.func).rpartition(".")[2]


def _note_registered(house: House, module: Module, given: list[ast.expr], decorated: str) -> None:
    named = [_meant(house, module, _dotted(one)) for one in given]
    constants = [full for full in named if full.rpartition(".")[2].isupper()]
    for full in (*named, decorated):
        if full in house.classes:
            house.registered.append((constants[0] if constants else "", full))


def _read_functions(house: House, node: ast.AST, place: str, in_class: bool) -> None:
    for child in _statements(node):
        if isinstance(child, FUNCTIONS):
            name = f"{place}.{child.name}"
            is_abstract = all(
                isinstance(one, (ast.Raise, ast.Pass)) or (isinstance(one, ast.Expr) and isinstance(one.value, ast.Constant))
                for one in child.body
            )
            house.functions.append(Function(name, _branches(child), in_class, is_abstract))
            _read_functions(house, child, name, in_class=False)
        elif isinstance(child, ast.ClassDef):
            _read_functions(house, child, f"{place}.{child.name}", in_class=True)
        else:
            _read_functions(house, child, place, in_class)


def _branches(function: ast.AST) -> int:
    """The conditions of a function that ask `isinstance`, and the cases that match a class."""
    found = 0
    for node in ast.walk(function):
        if isinstance(node, (ast.If, ast.IfExp)):
            found += any(
                isinstance(inner, ast.Call) and isinstance(inner.func, ast.Name) and inner.func.id == "isinstance"
                for inner in ast.walk(node.test)
            )
        elif isinstance(node, ast.match_case):
            found += any(isinstance(inner, ast.MatchClass) for inner in ast.walk(node.pattern))
    return found
