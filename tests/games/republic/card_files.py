"""The files of the cards."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import comitium.games.republic

FILES = Path(comitium.games.republic.__file__).parent / "cards"


def entries(name: str, table: str) -> list[dict[str, Any]]:
    with (FILES / f"{name}.toml").open("rb") as file:
        found: list[dict[str, Any]] = tomllib.load(file)[table]
    return found
