"""A language is a folder: with a third one beside English and French, every surface offers it and speaks it."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import comitium

from .running import Guest, Running, running

THIRD = "eo"  # Esperanto: Babel knows it, the games do not
MARK = "¡"  # before every message of one line, so that it is seen who speaks
PACKAGE = Path(comitium.__file__).parent


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package with a third language: English with a mark, under another name. Nothing but text folders is added."""
    root = tmp_path_factory.mktemp("source")
    skipped = shutil.ignore_patterns("*.so")
    shutil.copytree(PACKAGE, root / "comitium", copy_function=os.symlink, ignore=skipped)
    for english in list((root / "comitium").rglob("text/en")):
        shutil.copytree(english, english.with_name(THIRD))
        for file in english.with_name(THIRD).glob("*.ftl"):
            text = file.read_text(encoding="utf-8")
            if file.name == "language.ftl":
                text = text.replace("English", "Esperanto")
            else:
                text = re.sub(r"^([a-z][\w-]* = )(?=\S)", rf"\g<1>{MARK}", text, flags=re.MULTILINE)
            file.write_text(text, encoding="utf-8")
    return root


@pytest.fixture(scope="module")
def server(source: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(source))
        patch.setenv("COMITIUM_BUILD", "interpreted")
        with running(tmp_path_factory.mktemp("house"), "--limits", "50") as made:
            yield made


def command(source: Path, *words: str, locale: str = "C.UTF-8") -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(source), "COMITIUM_BUILD": "interpreted", "LC_ALL": locale}
    return subprocess.run([sys.executable, "-m", "comitium", *words], env=environment, capture_output=True, text=True)


def test_the_command_line_offers_and_speaks_it(source: Path) -> None:
    page = command(source, "ledger", "--help", "--lang", THIRD).stdout
    assert f"{MARK}The language: en, {THIRD}, fr." in page
    assert MARK in command(source, "ledger", "--help", locale=f"{THIRD}_EO.UTF-8").stdout
    assert MARK in command(source, "nero", f"--lang={THIRD}").stderr
    assert MARK in command(source, "ledger", "caesar", "--lang", THIRD).stdout


def test_a_page_offers_and_speaks_it(server: Running) -> None:
    guest = Guest(server.address)
    page = guest.http.get("/").text
    assert '<html lang="en"' in page
    assert re.findall(r'name="language" value="(\w+)"', page) == [THIRD, "fr"]
    assert f'aria-label="EO: {MARK}Read in English"' in page
    guest.post("/settings", language=THIRD, back="/")
    page = guest.http.get("/").text
    assert f'<html lang="{THIRD}"' in page
    assert re.findall(r'name="language" value="(\w+)"', page) == ["en", "fr"]
    assert MARK in page
    assert f'<html lang="{THIRD}"' in Guest(server.address, language=f"de, {THIRD}-EO;q=0.8, en;q=0.5").http.get("/").text


def test_a_table_changes_to_it_while_it_is_played(server: Running) -> None:
    guest = Guest(server.address)
    address = guest.set_table("caesar", "me", "tribune")
    with guest.sit(address) as sitting:
        sitting.until_asked()
        assert re.findall(r'data-language="(\w+)"', guest.http.get(address).text) == [THIRD, "fr"]
        sitting.send("language", language=THIRD)
        sitting.until(lambda message: message.get("language") == THIRD)
        assert MARK in sitting.frame["html"]
        sitting.send("language", language="de")
        assert sitting.error()


def test_programs_are_answered_in_it(server: Running) -> None:
    http = Guest(server.address).http
    made = http.post("/api/v1/matches", json={"game": "caesar", "seats": ["open", "tribune"]})
    headers = {"authorization": f"Bearer {made.json()['keys'][0]['key']}"}
    assert MARK in http.get("/api/v1/seat", params={"language": THIRD}, headers=headers).text
    assert MARK not in http.get("/api/v1/seat", headers=headers).text
