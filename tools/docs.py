"""Build the site of the documentation: `make docs`, or `python tools/docs.py [OUT]`.

Takes docs/ as it is, the README as the first page, and writes beside it the rulebook of each game in both languages (from the
ledgers) and a page of the reference for every public module (from its docstrings). zensical puts the site together; plain
MkDocs reads the same `mkdocs.yml`.
"""

from __future__ import annotations

import importlib
import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import comitium
from comitium.core.registry import game_types
from comitium.ledger import Rule, read_rules
from comitium.text import LANGUAGES, say

ROOT: Final = Path(__file__).resolve().parent.parent
BUILD: Final = ROOT / "build" / "docs"
PUBLIC: Final = (
    "comitium",
    "comitium.bots",
    "comitium.play",
    "comitium.match.match",
    "comitium.match.begin",
    "comitium.core.messages",
    "comitium.core.registry",
    "comitium.core.board",
    "comitium.core.errors",
    "comitium.arena.simulate",
    "comitium.arena.rows",
    "comitium.arena.league",
    "comitium.arena.ratings",
    "comitium.arena.benchmark",
    "comitium.lab",
    "comitium.lab.zoo",
    "comitium.lab.seat",
    "comitium.lab.spiel",
    "comitium.lab.batch",
    "comitium.lab.observation",
    "comitium.lab.model_seat",
    "comitium.lab.mcp_server",
    "comitium.lab.llm",
    "comitium.lab.text_arena",
    "comitium.draw.notebook",
)
DECISIONS: Final = "decisions/0001-control-flow-is-a-stack-of-frames.md"
RULINGS: Final = re.compile(r"src/comitium/games/(\w+)/rulings\.md")
LINK: Final = re.compile(r"\]\((?!https?:|#)([^)#]+)(#[^)]*)?\)")


def main(out: Path) -> int:
    """Write the sources of the site and build it; the exit code."""
    pages = BUILD / "pages"
    shutil.rmtree(BUILD, ignore_errors=True)
    shutil.copytree(ROOT / "docs", pages)
    shutil.copy(ROOT / "LICENSE", pages / "LICENSE")
    (pages / "index.md").write_text(_index(), encoding="utf-8")
    (pages / "changelog.md").write_text(_within((ROOT / "CHANGELOG.md").read_text(encoding="utf-8")), encoding="utf-8")
    (pages / "contributing.md").write_text(_within((ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")), encoding="utf-8")
    rulebooks = [rulebook(pages, game.meta.id, language) for game in game_types() for language in LANGUAGES]
    reference = [module_page(pages, name) for name in PUBLIC]
    for path in pages.glob("*.md"):
        text = path.read_text(encoding="utf-8")
        path.write_text(text.replace("](../README.md", "](index.md"), encoding="utf-8")
    tour(pages)
    config = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    nav = navigation(pages, rulebooks, reference)
    (BUILD / "mkdocs.yml").write_text(f"{config}\ndocs_dir: pages\nsite_dir: site\nnav: {json.dumps(nav)}\n", encoding="utf-8")
    built = subprocess.run([str(Path(sys.executable).with_name("zensical")), "build", "--clean"], cwd=BUILD, check=False)
    if built.returncode == 0:
        shutil.rmtree(out, ignore_errors=True)
        shutil.copytree(BUILD / "site", out)
        print(f"{len(list(out.rglob('*.html')))} pages in {out}")
    return built.returncode


def _index() -> str:
    return _within((ROOT / "README.md").read_text(encoding="utf-8"))


def _within(text: str) -> str:
    """A page of the root, with its links as seen from docs/."""
    text = LINK.sub(lambda link: f"]({_target(link[1])}{link[2] or ''})", text)
    return text.replace('src="docs/', 'src="')


def _target(link: str) -> str:
    if link.startswith("docs/"):
        return (
            "decisions/0001-control-flow-is-a-stack-of-frames.md" if link == "docs/decisions/" else link.removeprefix("docs/")
        )
    rulings = RULINGS.fullmatch(link)
    if rulings is not None:
        return f"rules/{rulings[1]}-rulings.md"
    return {"CHANGELOG.md": "changelog.md", "CONTRIBUTING.md": "contributing.md"}.get(link, link)


def rulebook(pages: Path, game: str, language: str) -> dict[str, str]:
    """The rules of a game in our own words, chapter by chapter."""
    kind = comitium.game_type(game)
    folder = Path(importlib.import_module(kind.package).__file__ or "").parent
    rules = read_rules((folder / "ledger.toml").read_bytes())
    title = f"{kind.meta.title} ({say(comitium.Phrase('language-name'), language)})"
    lines = [f"# {title}", ""]
    for rule in rules:
        lines += [_heading(rule, language), "", rule.summary(language), ""]
    path = pages / "rules" / f"{game}-{language}.md"
    path.parent.mkdir(exist_ok=True)
    shutil.copy(folder / "rulings.md", path.with_name(f"{game}-rulings.md"))
    path.write_text("\n".join(lines), encoding="utf-8")
    return {title: f"rules/{path.name}"}


def _heading(rule: Rule, language: str) -> str:
    depth = min(5, 1 + rule.number.count("."))
    return f"{'#' * max(2, depth)} {rule.number} {rule.title(language)} {{ #r{rule.number.replace('.', '-')} }}"


def module_page(pages: Path, name: str) -> dict[str, str]:
    """A module's page of the reference; mkdocstrings reads the docstrings from the source."""
    path = pages / "reference" / f"{name}.md"
    path.parent.mkdir(exist_ok=True)
    path.write_text(f"# {name}\n\n::: {name}\n", encoding="utf-8")
    return {name: f"reference/{path.name}"}


def tour(pages: Path) -> None:
    """The tour notebook as a page: its words and its code."""
    told = json.loads((ROOT / "docs" / "tour.ipynb").read_text(encoding="utf-8"))
    parts = []
    for cell in told["cells"]:
        text = "".join(cell["source"])
        parts.append(text if cell["cell_type"] == "markdown" else f"```python\n{text}\n```")
    (pages / "tour.md").write_text("\n\n".join(parts) + "\n", encoding="utf-8")
    (pages / "tour.ipynb").unlink()


def navigation(pages: Path, rulebooks: list[dict[str, str]], reference: list[dict[str, str]]) -> list[object]:
    """What the site lists."""
    decisions = [{_title(path): f"decisions/{path.name}"} for path in sorted((pages / "decisions").glob("*.md"))]
    rest = {"index.md", "changelog.md", "contributing.md", "tour.md"}
    guides = [{_title(path): path.name} for path in sorted(pages.glob("*.md")) if path.name not in rest]
    first: list[object] = [{"Comitium": "index.md"}, {"Tour": "tour.md"}, {"Guides": guides}, {"Rules": rulebooks}]
    return [
        *first,
        {"Reference": reference},
        {"Decisions": decisions},
        {"Contributing": "contributing.md"},
        {"Changelog": "changelog.md"},
    ]


def _title(path: Path) -> str:
    found = re.search(r"^# (.+)$", path.read_text(encoding="utf-8"), re.MULTILINE)
    return found[1] if found is not None else path.stem


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build" / "site"))
