"""Bots from elsewhere: found, made, seated; and what is said when they are not as they should be, or break off."""

from __future__ import annotations

import json
import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from comitium import bots
from comitium.arena import crashes
from comitium.arena.simulate import simulate
from comitium.bots import guests
from comitium.cli import run
from comitium.core.errors import BadOption, Unknown
from comitium.match.begin import replay, start
from comitium.text import say

README = Path(__file__).parents[2] / "README.md"
BOTS = """
class Last:
    def __init__(self, game_id, seed, *, stumbles: int = 0):
        self.stumbles = stumbles

    def choose(self, seat):
        self.stumbles -= 1
        if self.stumbles == 0:
            return self.fall(seat)
        return seat.legal[-1]

    def fall(self, seat):
        raise RuntimeError("stumbled")


class Talker(Last):
    def speak(self, seat):
        return ["faction loyal"]


class Babbler(Last):
    def speak(self, seat):
        return ["blah"]


class Mute(Last):
    def speak(self, seat):
        raise ValueError("lost for words")


class Numpy(Last):
    def choose(self, seat):
        class Integer:
            def __index__(self):
                return seat.legal[0]
        return Integer()


class Astray(Last):
    def choose(self, seat):
        return 99999


class Nobody(Last):
    def choose(self, seat):
        return None


class Nothing:
    def __init__(self):
        pass


class Dumb:
    def __init__(self, game_id, seed):
        pass


class Picky:
    def __init__(self, game_id, seed):
        raise ValueError("only on Tuesdays")


def anything(game_id, seed, **wishes):
    assert wishes == {"depth": 3, "style": "bold"}, wishes
    return Last(game_id, seed)


nested = type("nested", (), {"Inner": Last})
number = 7
"""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A working folder with somebody's module in it, as one has it on the command line."""
    (tmp_path / "guests_here.py").write_text(BOTS)
    (tmp_path / "guests_broken.py").write_text("def (:\n")
    (tmp_path / "guests_needy.py").write_text("import no_such_thing_anywhere\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path[:])
    for name in ("guests_here", "guests_broken", "guests_needy", "boldest"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    monkeypatch.setenv("COMITIUM_HOME", str(tmp_path / "home"))
    return tmp_path


# -- at the table


@pytest.mark.parametrize("name", ["Last", "Last:stumbles=0", "nested.Inner", "Numpy", "anything:depth=3,style=bold"])
def test_a_class_from_the_working_folder_plays(name: str) -> None:
    result = simulate("caesar", 2, [f"guests_here:{name}", "random"], seed=1)
    assert result["errors"] == []
    assert result["bots"] == [f"guests_here:{name}", "random"]


def test_it_plays_in_several_processes_as_in_one() -> None:
    results = [simulate("caesar", 6, ["guests_here:Last", "random"], seed=3, jobs=jobs)["outcomes"] for jobs in (1, 2)]
    assert results[0] == results[1]


def test_its_answers_are_plain_ints() -> None:
    game = start("caesar", seed=1)
    choice = bots.make("guests_here:Numpy", "caesar", 1).choose(bots.Seat("caesar", game, 0))
    assert type(choice) is int


def test_7_8_a_guest_may_talk() -> None:
    table = ["guests_here:Talker", *["random"] * 4]
    assert isinstance(bots.make(table[0], "idus", 1), bots.player.Speaker)
    assert not isinstance(bots.make("guests_here:Last", "idus", 1), bots.player.Speaker)
    assert simulate("idus", 2, table)["errors"] == []


def test_a_package_offers_bots_by_an_entry_point(monkeypatch: pytest.MonkeyPatch) -> None:
    points = [EntryPoint("lepidus", "guests_here:Last", guests.GROUP), EntryPoint("consul", "no.such:Thing", guests.GROUP)]
    monkeypatch.setattr(guests, "entry_points", lambda group: points if group == "comitium.bots" else [])
    guests.installed.cache_clear()
    try:
        assert bots.names("caesar") == ["random", "quaestor", "tribune", "praetor", "consul", "lepidus"]
        assert bots.make("lepidus:stumbles=5", "caesar", 1).name == "lepidus:stumbles=5"
        assert say(bots.spoken("lepidus")) == "lepidus"
        assert simulate("caesar", 1, ["lepidus", "consul:sims=2"])["errors"] == []  # ours cannot be taken over
    finally:
        guests.installed.cache_clear()


def test_the_example_of_the_readme(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code = README.read_text(encoding="utf-8").partition("```python\n# boldest.py\n")[2].partition("```")[0]
    assert "class Boldest" in code
    (folder / "boldest.py").write_text(code)
    assert run(["simulate", "caesar", "--bots", "boldest:Boldest,boldest:Boldest:shy=3,random", "--games", "3"]) == 2
    assert run(["simulate", "caesar", "--bots", "boldest:Boldest:shy=3,rhetor", "--games", "2", "--json"]) == 0
    result = json.loads(capsys.readouterr().out)
    assert result["bots"] == ["boldest:Boldest:shy=3", "tribune"]
    assert result["errors"] == []


# -- not as they should be


@pytest.mark.parametrize(
    ("name", "message", "words"),
    [
        ("no_such_module:Bot", "bots-guest-module", "no module “no_such_module”"),
        ("guests_here.inner:Bot", "bots-guest-module", "no module “guests_here.inner”"),
        ("guests_broken:Bot", "bots-guest-import", "SyntaxError"),
        ("guests_needy:Bot", "bots-guest-import", "no_such_thing_anywhere"),
        ("guests_here:Bot", "bots-guest-class", "nothing called “Bot”"),
        ("guests_here:number", "bots-guest-call", "“number” is not a class or function (int)"),
        ("guests_here:Nothing", "bots-guest-signature", "too many positional arguments"),
        ("guests_here:Dumb", "bots-guest-choose", "no method choose(seat)"),
        ("guests_here:Picky", "bots-guest-made", "ValueError: only on Tuesdays"),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(
    name: str, message: str, words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(bots.BadBot) as wrong:
        bots.make(name, "caesar", 1)
    assert wrong.value.why.id == message
    assert words in str(wrong.value)
    assert name in str(wrong.value)
    for command in (["simulate", "caesar", "--bots", f"{name},random"], ["play", "caesar", "--opponent", name]):
        assert run([*command, "--lang", "en"]) == 2
        out, err = capsys.readouterr()
        assert words in err
        assert (out, err.count("\n")) == ("", 1)


def test_parameters_of_guests_are_checked_as_ours_are() -> None:
    for name in ("guests_here:Last:stumble=1", "guests_here:Last:stumbles=x", "guests_here:Last:", "guests_here:Last:7"):
        with pytest.raises(BadOption):
            bots.make(name, "caesar", 1)
    with pytest.raises(Unknown):
        bots.make("guests_here", "caesar", 1)


# -- breaking off


def test_a_crash_tells_whose_it_was_and_where(folder: Path) -> None:
    result = simulate("caesar", 3, ["guests_here:Last:stumbles=9", "random"], seed=2, jobs=2)
    assert [error["seat"] for error in result["errors"]] == [0, 1, 0]  # they change seats
    for error in result["errors"]:
        assert error["bot"] == "guests_here:Last:stumbles=9"
        assert error["error"] == "RuntimeError: stumbled"
        assert error["decision"] == len(error["journal"]) + 1
        frames = [line for line in error["traceback"].splitlines() if line.startswith("  File")]
        assert all(str(folder / "guests_here.py") in frame for frame in frames)
        assert [frame.rpartition(" ")[2] for frame in frames] == ["choose", "fall"]
    error = result["errors"][0]
    report = crashes.report_of(result, error)
    facts = ("bot: guests_here:Last:stumbles=9", "seat: 0 (caesar)", "game: caesar", f"seed: {error['seed']}", "in fall")
    assert all(fact in report for fact in (*facts, f"decision: {error['decision']}"))
    assert replay(crashes.journal_of(result, error)).choices == error["decision"] - 1


@pytest.mark.parametrize(("name", "said"), [("Astray", "99999 is not one of the legal choices "), ("Nobody", "TypeError: ")])
def test_an_answer_that_is_no_choice_is_its_fault(name: str, said: str) -> None:
    error = simulate("caesar", 1, [f"guests_here:{name}", "random"])["errors"][0]
    assert error["error"].startswith(said)
    assert (error["bot"], error["seat"], error["decision"], error["journal"]) == (f"guests_here:{name}", 0, 1, [])


@pytest.mark.parametrize(("name", "said"), [("Babbler", "Illegal: "), ("Mute", "ValueError: lost for words")])
def test_7_8_one_may_stumble_over_words(name: str, said: str) -> None:
    error = simulate("idus", 1, [f"guests_here:{name}", *["random"] * 4])["errors"][0]
    assert error["error"].startswith(said)
    assert (error["bot"], error["seat"]) == (f"guests_here:{name}", 0)


def test_the_command_line_lists_crashes_and_writes_reports(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["simulate", "caesar", "--bots", "guests_here:Last:stumbles=9,random", "--games", "1", "--lang", "en"]
    assert run([*command, "--crashes", str(folder / "found")]) == 1
    shown = capsys.readouterr().out
    assert "guests_here:Last:stumbles=9 in seat 1, decision " in shown
    (report,) = (folder / "found").glob("*.txt")
    assert "in fall" in report.read_text()
    assert report.with_suffix(".jsonl").exists()


@pytest.mark.parametrize("name", ["Last:stumbles=3", "Astray"])
def test_a_match_at_the_terminal_ends_with_a_sentence_and_a_save(
    name: str, folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (folder / "answers").write_text("1\n" * 40)
    with (folder / "answers").open() as answers:
        monkeypatch.setattr(sys, "stdin", answers)
        assert run(["play", "caesar", "--opponent", f"guests_here:{name}", "--seed", "5", "--plain", "--lang", "en"]) == 1
    out, err = capsys.readouterr()
    assert "Traceback" not in out + err
    last = out.strip().splitlines()[-1]
    assert f"The bot “guests_here:{name}” in seat caesar crashed" in last
    (journal,) = (folder / "home" / "saves").glob("*.jsonl")
    (report,) = (folder / "home" / "saves").glob("*.crash.txt")
    match = replay(journal.read_text())
    assert str(report) in last
    assert f"decision: {match.choices + 1}" in report.read_text()
    assert "seed: 5" in report.read_text()
