"""What a notebook shows: matches and boards draw themselves, the tour runs, the site builds, and every public name is told."""

from __future__ import annotations

import inspect
import json
import sys
from importlib import import_module
from pathlib import Path
from xml.etree import ElementTree

import pytest

import comitium

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools"))


@pytest.mark.parametrize(("game", "players"), [("caesar", 2), ("idus", 5), ("republic", 3)])
def test_a_match_and_a_board_draw_themselves(game: str, players: int) -> None:
    match = comitium.new(game, players, seed=7)
    seat = match.game.actors()[0]
    lit = match.game_type.board(match.view(seat), match.question(seat))
    for thing in (match, match.board(), match.board(0), lit):
        drawn = thing._repr_svg_()
        assert drawn is not None
        ElementTree.fromstring(drawn)
        page = thing._repr_html_()
        assert page is not None
        assert "<svg" in page
        assert "http" not in page.replace("http://www.w3.org", ""), "nothing is fetched from anywhere"


def test_a_match_shows_what_a_spectator_sees() -> None:
    """The same picture whatever is hidden from those who look on."""
    from comitium.core.dice import stream

    match = comitium.new("caesar", seed=7)
    before = match._repr_svg_()
    match.game = match.game.reimagine(0, stream(3, "twin"))
    match.game = match.game.reimagine(1, stream(4, "twin"))
    assert match._repr_svg_() == before
    assert match.board(0)._repr_svg_() != match.board()._repr_svg_()


def test_the_tour_runs() -> None:
    import nbformat
    from nbclient import NotebookClient

    tour = nbformat.read(ROOT / "docs" / "tour.ipynb", as_version=4)
    NotebookClient(tour, timeout=300, kernel_name="python3", resources={"metadata": {"path": str(ROOT)}}).execute()
    drawn = [output for cell in tour.cells for output in cell.get("outputs", []) if "image/svg+xml" in output.get("data", {})]
    assert drawn, "some cell shows a board"


def test_the_kept_notebook_has_no_output() -> None:
    told = json.loads((ROOT / "docs" / "tour.ipynb").read_text(encoding="utf-8"))
    assert not any(cell.get("outputs") for cell in told["cells"])


def public_names() -> list[tuple[str, object]]:
    from docs import PUBLIC

    found: list[tuple[str, object]] = []
    for name in PUBLIC:
        module = import_module(name)
        found.append((name, module))
        listed = getattr(module, "__all__", None) or [one for one in vars(module) if not one.startswith("_")]
        for one in listed:
            thing = getattr(module, one)
            if not (inspect.isclass(thing) or inspect.isfunction(thing)):
                continue
            if getattr(thing, "__module__", "").startswith("comitium") and (
                hasattr(module, "__all__") or thing.__module__ == name
            ):
                found.append((f"{name}.{one}", thing))
    return found


def test_every_public_name_is_documented() -> None:
    missing = [name for name, thing in public_names() if not (inspect.getdoc(thing) or "").strip()]
    assert missing == []
    assert len(public_names()) > 150


def test_the_site_is_written_from_what_there_is(tmp_path: Path) -> None:
    """The sources of the site, without building it: every page of docs/, the rules of each game in each language, a page for
    every public module, and no link to a page that there is not."""
    import docs

    (tmp_path / "decisions").mkdir()
    for game in ("caesar", "idus", "republic"):
        for language in ("en", "fr"):
            ((_, page),) = docs.rulebook(tmp_path, game, language).items()
            assert "## " in (tmp_path / page).read_text(encoding="utf-8")
    for name in docs.PUBLIC:
        ((_, page),) = docs.module_page(tmp_path, name).items()
        assert f"::: {name}" in (tmp_path / page).read_text(encoding="utf-8")
    docs.tour(_with_tour(tmp_path))
    assert "comitium.new" in (tmp_path / "tour.md").read_text(encoding="utf-8")
    told = docs._within((ROOT / "README.md").read_text(encoding="utf-8"))
    for link in docs.LINK.finditer(told):
        written = link[1] in ("changelog.md", "contributing.md", "LICENSE") or (tmp_path / link[1]).exists()
        assert written or (ROOT / "docs" / link[1]).exists(), link[0]


def _with_tour(pages: Path) -> Path:
    (pages / "tour.ipynb").write_text("{}", encoding="utf-8")
    return pages
