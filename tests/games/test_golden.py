"""Golden games: whole journals, kept in tests/golden, replay to the same end. Its README says why each is kept."""

from __future__ import annotations

import json
import re
from functools import cache
from importlib import import_module
from inspect import Parameter, Signature, signature
from pathlib import Path
from typing import Any

import pytest

import comitium
from comitium.core import ids
from comitium.core.state_object import fields
from comitium.match import journal
from games.every_game import TRIALS, every_game
from games.trial import Trial

GOLDEN = Path(__file__).parents[1] / "golden"
JOURNALS = sorted(path.name for path in GOLDEN.glob("*.jsonl"))
ROW = re.compile(r"^\| (\S+\.jsonl) \| (\S+) \| (.+) \| (.+) \|$", re.MULTILINE)
README = {name: (ending, result, why) for name, ending, result, why in ROW.findall((GOLDEN / "README.md").read_text())}

DIGESTS: dict[str, str] = json.loads((GOLDEN / "digests.json").read_text())  # as of today; the journals have those of 0.1.0


def test_the_readme_says_why_each_game_is_kept() -> None:
    assert sorted(README) == JOURNALS
    assert all(why for *_, why in README.values())


@every_game
def test_every_ending_is_there(trial: Trial) -> None:
    assert {ending for name, (ending, *_) in README.items() if name.startswith(trial.id)} == set(trial.endings)


@pytest.mark.parametrize("name", JOURNALS)
def test_a_golden_game_replays_to_the_same_end(name: str) -> None:
    """`replay` checks the digest against the journal's closing line."""
    text = (GOLDEN / name).read_text()
    match = comitium.replay(text)
    (trial,) = (trial for trial in TRIALS if trial.id == match.header.game)
    ending, result, _ = README[name]
    assert match.outcome is not None
    assert match.outcome.reason == ending
    assert trial.result(match) == result
    assert match.entries() == journal.read(text).entries
    assert match.digest == DIGESTS[name]
    assert comitium.replay(match.journal()).journal() == match.journal()


@pytest.mark.parametrize("name", JOURNALS)
def test_a_golden_game_can_be_written_as_a_record(name: str) -> None:
    match = comitium.replay((GOLDEN / name).read_text())
    again = comitium.read_record(comitium.record(match))
    assert again.digest == match.digest
    assert again.outcome == match.outcome


@cache
def grown(kind: type[Any]) -> type[Any]:
    """The same kind of state, after a field with a default was added to it."""

    class Later(kind):  # type: ignore[misc]
        def __init__(self, *args: Any, omens: int = 0) -> None:
            super().__init__(*args)
            self.omens = omens

        def clone(self) -> Later:
            return Later(*super().clone().state(), omens=self.omens)

    parameters = [*signature(kind).parameters.values(), Parameter("omens", Parameter.KEYWORD_ONLY, default=0)]
    Later.__signature__ = Signature(parameters)  # type: ignore[attr-defined]
    Later.__name__ = Later.__qualname__ = kind.__name__
    globals()[kind.__name__] = Later  # so that it can be pickled: a match packs what may be taken back
    known = ids.ids_of(kind)
    ids._FOUND[Later] = ids.Ids(known.id, "", (*known.fields, "omens"), ())  # as if its table listed the field
    return Later


GROWING = [] if comitium.build() == "compiled" else JOURNALS  # compiled states take no fields from a test


@pytest.mark.parametrize("name", GROWING)
def test_a_new_field_with_a_default_voids_no_journal(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    text = (GOLDEN / name).read_text()
    today = comitium.replay(text)
    for module, kind in (("caesar.setup", "Caesar"), ("caesar.positions", "Caesar"), ("idus.setup", "Idus")):
        room = import_module(f"comitium.games.{module}")
        monkeypatch.setattr(room, kind, grown(getattr(room, kind)))
    for journal_text in (text, today.journal()):
        match = comitium.replay(journal_text)
        assert "omens" in fields(type(match.game))
        assert match.digest == DIGESTS[name]
    match.game.omens = 1
    assert match.digest != DIGESTS[name]


@pytest.mark.parametrize("name", ["caesar-rio_grande-patricians.jsonl", "idus-7-ides-loyal.jsonl"])
def test_journals_of_0_1_0_are_read_unfinished_and_checked_when_finished(name: str) -> None:
    told = journal.read((GOLDEN / name).read_text())
    assert told.header.comitium == journal.FIRST

    def written(entries: list[journal.Entry], digest: str) -> str:
        writer = journal.Writer(told.header)
        for entry in entries:
            writer.add(entry)
        return "\n".join([*writer.lines, writer.closing(digest)]) + "\n"

    half = told.entries[: len(told.entries) // 2]
    match = comitium.replay(written(half, "what frames were made of then"))
    assert match.entries() == half
    again = comitium.replay(match.journal())
    assert (again.digest, again.header.comitium) == (match.digest, journal.FORMAT)
    with pytest.raises(comitium.BadJournal, match="does not end as line"):
        comitium.replay(written(told.entries, "0" * 64))
