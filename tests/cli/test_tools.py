"""The tools as scripts and people use them: the shape of every answer, and one sentence for every mistake."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from copy import copy
from pathlib import Path
from typing import Any

import pytest

import comitium
from comitium import ledger
from comitium import text as catalogue
from comitium.cli import glossary, rulebook, run
from comitium.core.dice import stream

COMMANDS = ("games", "simulate", "bench", "rule", "ledger", "replay", "position", "play", "learn", "serve")


@pytest.fixture(scope="module")
def match() -> comitium.Match:
    made = comitium.new("caesar", seed=5, rule_set="kosmos_fr")
    dice = stream(1, "test")
    while seats := made.game.actors():
        legal = made.game.legal(seats[0])
        made.choose(seats[0], legal[dice.below(len(legal))])
    return made


@pytest.fixture
def journal(match: comitium.Match, tmp_path: Path) -> Path:
    path = tmp_path / "game.jsonl"
    path.write_text(match.journal(), encoding="utf-8")
    return path


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


def answer(capsys: pytest.CaptureFixture[str], *words: str, code: int = 0) -> Any:
    """The JSON that a command prints, and that it prints nothing else."""
    assert run([*words, "--json"]) == code
    out, err = capsys.readouterr()
    assert err == ""
    assert out.count("\n") == 1
    return json.loads(out)


def page(capsys: pytest.CaptureFixture[str], *words: str, code: int = 0) -> str:
    assert run(words) == code
    out, err = capsys.readouterr()
    assert err == ""
    return out


# -- shapes


def test_games(capsys: pytest.CaptureFixture[str]) -> None:
    caesar = answer(capsys, "games")[0]
    assert caesar["id"] == "caesar"
    assert caesar["title"] == "Caesar & Cleopatra"
    assert caesar["players"] == [2, 2]
    assert caesar["options"]["rule_set"]["default"] == "rio_grande"
    assert "tilsit_fr" in caesar["options"]["rule_set"]["choices"]
    assert "random" in caesar["bots"]
    assert "orgy_variant" in page(capsys, "games")
    assert "Bots\u202f:" in page(capsys, "games", "--lang", "fr")


def test_simulate(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("simulate", "caesar", "--games", "12", "--bots", "random,random", "--seed", "3", "--option", "rule_set=tilsit_fr")
    one = answer(capsys, *words, "--jobs", "1")
    two = answer(capsys, *words, "--jobs", "2")
    assert {"game", "games", "decisions", "seconds", "outcomes", "errors"} <= set(one)
    assert one["options"]["lone_endgame"] == "dump"
    assert {**one, "seconds": 0} == {**two, "seconds": 0}
    assert {"wins", "rate", "low", "high"} <= set(one["outcomes"]["bots"]["random"])
    assert "12 games of Caesar & Cleopatra" in page(capsys, *words)
    assert "12 parties" in page(capsys, *words, "--lang=fr")


def test_bench(capsys: pytest.CaptureFixture[str]) -> None:
    rows = answer(capsys, "bench", "caesar", "--seconds", "0.05")
    assert {row["build"] for row in rows} == {"interpreted", comitium.build()}
    assert all({"game", "build", "decisions_per_second", "clone_us"} <= set(row) for row in rows)
    assert "interpreted" in page(capsys, "bench", "--seconds", "0.05")


def test_ledger(capsys: pytest.CaptureFixture[str]) -> None:
    code = run(["ledger", "caesar", "--json"])
    found = json.loads(capsys.readouterr().out)
    assert set(found) >= {"game", "rules", "enforced", "with_code", "with_test", "missing"}
    assert found["game"] == "caesar"
    assert found["planned"] == 0
    assert 0 < found["enforced"] <= found["rules"]
    assert code == (1 if found["missing"] else 0)
    assert "rules" in page(capsys, "ledger", "caesar", code=code)


@pytest.mark.parametrize(("language", "words"), [("en", "One rule is planned"), ("fr", "Une règle est prévue")])
def test_the_ledger_counts_planned_rules(
    language: str, words: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    found = copy(ledger.read("idus"))
    found.rules = {**found.rules, "11.1": ledger.Rule("11.1", "planned", "x", "x", "x", "x")}
    monkeypatch.setattr(rulebook, "read", lambda game: found)
    code = run(["ledger", "idus", "--json"])
    counted = json.loads(capsys.readouterr().out)
    assert (code, counted["planned"], counted["missing"]) == (0, 1, [])
    assert counted["enforced"] < counted["rules"]
    assert words in page(capsys, "ledger", "idus", "--lang", language)
    monkeypatch.undo()
    assert words not in page(capsys, "ledger", "idus", "--lang", language)


def test_rule(capsys: pytest.CaptureFixture[str]) -> None:
    rule = answer(capsys, "rule", "caesar", "7.3.3")
    assert set(rule) >= {"number", "title", "summary", "status", "code", "tests", "rulings"}
    assert rule["number"] == "7.3.3"
    assert any(place.startswith("src/comitium/games/caesar/rules/r7_votes.py:") for place in rule["code"])
    assert rule["rulings"][0]["id"].startswith("R-")
    assert answer(capsys, "rule", "caesar", "[7.3.3]") == rule
    assert answer(capsys, "rule", "caesar", "7.3.3", "--lang", "fr")["summary"] != rule["summary"]
    assert rule["title"] in page(capsys, "rule", "caesar", "7.3.3")


@pytest.mark.parametrize(("number", "count"), [("7", 14), ("7.3", 6)])
def test_rules_of_a_chapter(capsys: pytest.CaptureFixture[str], number: str, count: int) -> None:
    section = answer(capsys, "rule", "caesar", number)
    assert set(section) >= {"number", "title", "summary", "status", "code", "tests", "rulings"}
    assert len(section["rules"]) == count
    assert all(rule["number"].startswith(number + ".") for rule in section["rules"])
    assert "7.3.1" in page(capsys, "rule", "caesar", number)


def test_replay(capsys: pytest.CaptureFixture[str], match: comitium.Match, journal: Path, tmp_path: Path) -> None:
    told = answer(capsys, "replay", str(journal))
    assert told["game"] == "caesar"
    assert told["choices"] == match.choices
    assert told["digest"] == match.digest
    assert match.outcome is not None
    assert told["outcome"]["scores"] == list(match.outcome.scores)
    assert "log" not in told
    record = tmp_path / "game.txt"
    record.write_text(comitium.record(match), encoding="utf-8")
    assert answer(capsys, "replay", str(record))["digest"] == match.digest
    log = answer(capsys, "replay", str(journal), "--log")["log"]
    assert all(set(line) == {"rule", "text"} for line in log)
    assert log[-1]["text"] in page(capsys, "replay", str(journal))
    assert log[-1]["text"] not in page(capsys, "replay", str(journal), "--no-log")
    assert "Score final" in page(capsys, "replay", str(journal), "--lang", "fr")


def test_replay_reads_the_standard_input(journal: Path, match: comitium.Match) -> None:
    done = command("replay", "-", "--json", input=journal.read_text(encoding="utf-8"))
    assert json.loads(done.stdout)["digest"] == match.digest


def test_an_unfinished_game_has_no_outcome(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "begun.jsonl"
    path.write_text(comitium.new("caesar", seed=1).journal(), encoding="utf-8")
    assert answer(capsys, "replay", str(path))["outcome"] is None
    assert "not over" in page(capsys, "replay", str(path))


def test_position(capsys: pytest.CaptureFixture[str]) -> None:
    text = comitium.new("caesar", seed=1).game_type.position(comitium.new("caesar", seed=1).game)
    found = answer(capsys, "position", "caesar", text)
    assert found["position"] == text
    assert found["actors"] == [0, 1]
    assert set(found["legal"][0]) == {"seat", "choice", "notation", "text", "rule"}
    assert {option["seat"] for option in found["legal"]} == {0, 1}
    assert set(found["question"]) == {"seat", "kind", "rule", "text"}
    assert answer(capsys, "position", "caesar", *text.split(), "--seed", "4")["position"] == text
    assert text in page(capsys, "position", "caesar", text)
    short = answer(capsys, "position", "caesar", text, "--no-deck")["position"]
    assert short == comitium.kind("caesar").position(comitium.new("caesar", seed=1).game, deck=False)
    assert len(short) < len(text)


# -- mistakes

MISTAKES = [
    ["simulate", "chess"],
    ["simulate", "caesar", "--option", "nero=1"],
    ["simulate", "caesar", "--option", "rule_set"],
    ["simulate", "caesar", "--option", "rule_set=nero"],
    ["simulate", "caesar", "--option", "tiebreak=none", "--option", "tiebreak=none"],
    ["simulate", "caesar", "--bots", "nero"],
    ["simulate", "caesar", "--bots", ""],
    ["simulate", "caesar", "--bots", "random:luck=7"],
    ["simulate", "caesar", "--bots", "random:luck"],
    ["simulate", "caesar", "--bots", "random,random,random"],
    ["simulate", "caesar", "--players", "3"],
    ["simulate", "caesar", "--players", "two"],
    ["simulate", "caesar", "--games", "0"],
    ["simulate", "caesar", "--games", "-3"],
    ["simulate", "caesar", "--games", "many"],
    ["simulate", "caesar", "--games"],
    ["simulate", "caesar", "--jobs", "-1"],
    ["simulate", "caesar", "--seed", "-1"],
    ["simulate", "caesar", "--seed", "9" * 5000],
    ["simulate", "caesar", "--lang", "la"],
    ["simulate", "caesar", "--nero"],
    ["simulate", "caesar", "nero"],
    ["simulate"],
    ["nero"],
    ["--nero"],
    ["games", "nero"],
    ["bench", "chess"],
    ["bench", "caesar", "--seconds", "nan"],
    ["bench", "caesar", "--seconds", "-1"],
    ["ledger", "chess"],
    ["rule", "caesar"],
    ["rule", "caesar", "7.9"],
    ["rule", "caesar", "VII"],
    ["rule", "caesar", ""],
    ["rule", "chess", "1"],
    ["position", "caesar"],
    ["position", "caesar", "nero"],
    ["position", "caesar", "table=1"],
    ["position", "caesar", "turn=²"],
    ["position", "caesar", "hand=PPPP/-"],
    ["position", "caesar", "stack=Nero()"],
    ["position", "chess", "turn=1"],
    ["replay"],
    ["replay", "no/such/file"],
    ["replay", ""],
    ["replay", "."],
    ["replay", "a\x00b"],
    ["replay", "two\nlines"],
    ["replay", "long" * 1000],
    ["simulate", "long" * 1000],
    ["position", "caesar", "long" * 1000],
    ["simulate", "caesar", "--bots", "long" * 1000],
    ["simulate", "caesar", "--option", "rule_set=" + "long" * 1000],
    ["rule", "caesar", "long" * 1000],
    ["long" * 1000],
]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("words", MISTAKES, ids=lambda words: " ".join(words)[:60])
def test_a_mistake_is_one_sentence(capsys: pytest.CaptureFixture[str], words: list[str], language: str) -> None:
    sentence = mistake(capsys, *words) if language == "en" else mistake(capsys, *words, "--lang", "fr")
    assert sentence


def mistake(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert run(words) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert "Traceback" not in err
    assert err.rstrip().endswith((".", "]", "?"))
    return err


@pytest.mark.parametrize("game", ["caesar", "idus"])
def test_every_ruling_can_be_read(capsys: pytest.CaptureFixture[str], game: str) -> None:
    count = len(glossary.rulings(game))
    for number in (1, 7, count):
        page_ = answer(capsys, "rule", game, f"R-{number:03}")
        assert page_["number"] == f"R-{number:03}"
        assert page_["title"] in page(capsys, "rule", game, f"r{number}")
        assert "Decision." in page_["summary"]
        assert {"status", "code", "tests", "rulings"} <= set(page_)
    assert run(["rule", game, f"R-{count + 1:03}"]) == 2
    assert f"R-{count:03}" in capsys.readouterr().err
    assert list(glossary.rulings(game)) == list(ledger.read(game).rulings)


def test_rules_nearby_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert "7.3.1" in mistake(capsys, "rule", "caesar", "7.3.9")


def edited(text: str) -> str:
    lines = text.splitlines(keepends=True)
    fields = json.loads(lines[5])
    fields["choice"] += 1
    return "".join([*lines[:5], json.dumps(fields) + "\n", *lines[6:]])


def reheaded(text: str, **changes: Any) -> str:
    """Another header, as somebody would write it by hand."""
    first, rest = text.split("\n", 1)
    return json.dumps({**json.loads(first), **changes}) + "\n" + rest


JOURNALS = {
    "empty": lambda text: "",
    "blank": lambda text: "\n\n",
    "no journal": lambda text: "Veni, vidi, vici.\n",
    "no JSON object": lambda text: "17\n",
    "cut in the middle": lambda text: text[: len(text) // 2],
    "without its closing line": lambda text: text.rsplit("\n", 2)[0] + "\n",
    "a line left out": lambda text: "".join(line for n, line in enumerate(text.splitlines(keepends=True)) if n != 7),
    "edited": edited,
    "another game": lambda text: reheaded(text, game="chess"),
    "newer rules": lambda text: reheaded(text, rules=99),
    "a newer format": lambda text: reheaded(text, comitium=99),
    "another seed": lambda text: reheaded(text, seed=6),
    "doubled": lambda text: text + text,
    "a record without heading": lambda text: "[Nothing here]\n",
    "a record of another game": lambda text: "[Game chess]\n[Rules 1]\n[Seats 2]\n[Seed 1]\n",
    "a record of newer rules": lambda text: "[Game caesar]\n[Rules 99]\n[Seats 2]\n[Seed 1]\n",
    "a record that is no game": lambda text: "[Game caesar]\n[Rules 1]\n[Seats 2]\n[Seed 1]\n\ncaesar: veni; vidi\n",
    "a record with a huge number": lambda text: f"[Game caesar]\n[Rules 1]\n[Seats 2]\n[Seed {'1' * 5000}]\n",
}


@pytest.mark.parametrize("name", JOURNALS)
def test_a_journal_that_is_wrong(capsys: pytest.CaptureFixture[str], match: comitium.Match, tmp_path: Path, name: str) -> None:
    path = tmp_path / "wrong.jsonl"
    path.write_text(JOURNALS[name](match.journal()), encoding="utf-8")
    mistake(capsys, "replay", str(path))
    mistake(capsys, "replay", str(path), "--lang", "fr", "--json")


def test_a_file_that_is_no_text(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "picture"
    path.write_bytes(bytes(range(256)))
    mistake(capsys, "replay", str(path))


# -- the process


def command(*words: str, input: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "comitium", *words],
        input=input,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**os.environ, **environment},
        timeout=60,
        check=False,
    )


def test_exit_codes_and_streams_of_the_process() -> None:
    done = command("simulate", "chess", "--json")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    assert command("games", "--json").returncode == 0


def test_the_language_comes_from_the_environment() -> None:
    assert "n’existe pas" in command("nero", LC_ALL="", LC_MESSAGES="", LANG="fr_FR.UTF-8").stderr
    assert "There is no" in command("nero", LC_ALL="de_DE.UTF-8", LANG="fr_FR.UTF-8").stderr


def test_a_terminal_without_accents_is_no_reason_to_fail() -> None:
    done = command("rule", "caesar", "7.3.1", "--lang", "fr", "--json", PYTHONIOENCODING="ascii")
    assert done.returncode == 0
    assert "À" in json.loads(done.stdout)["title"]
    assert command("rule", "caesar", "7.3.1", "--lang", "fr", PYTHONIOENCODING="ascii").returncode == 0


def with_default_interrupt() -> None:
    """A test run in the background may ignore SIGINT, and children inherit that."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_the_keyboard_interrupts_quietly(jobs: str) -> None:
    """Whenever it comes: while modules are still imported, or in the middle of the games."""
    program = "import sys; from comitium.cli import main; print('ready', file=sys.stderr, flush=True); main()"
    process = subprocess.Popen(
        [sys.executable, "-c", program, "simulate", "caesar", "--games", "10000000", "--jobs", jobs],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        preexec_fn=with_default_interrupt,
    )
    assert process.stderr is not None
    assert process.stderr.readline() == b"ready\n"
    time.sleep(1)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=120)
    assert (process.returncode, out, err) == (130, b"", b"")


POSITION = "player=caesar table=35(2)/4(1P);-/-;-/-;-/-;-/- hand=123AV/12345"
ALL = [
    ["play", "--opponent", "random"],
    ["games"],
    ["simulate", "caesar", "--games", "1"],
    ["bench", "caesar", "--seconds", "0"],
    ["rule", "caesar", "7.3"],
    ["ledger", "idus"],
    ["replay", "JOURNAL"],
    ["position", "caesar", POSITION],
    ["games", "--json"],
    ["--help"],
]


@pytest.mark.parametrize("words", ALL, ids=" ".join)
def test_what_cannot_be_written_is_one_sentence_and_code_2(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, journal: Path, tmp_path: Path, words: list[str]
) -> None:
    monkeypatch.setenv("COMITIUM_HOME", str(tmp_path))
    words = [str(journal) if word == "JOURNAL" else word for word in words]
    with open("/dev/full", "w") as full, open(os.devnull) as empty:
        monkeypatch.setattr("sys.stdin", empty)
        for output in (full, None):
            monkeypatch.setattr("sys.stdout", output)
            assert run(words) == 2
            err = capsys.readouterr().err
            assert "cannot be written" in err
            assert err.count("\n") == 1


@pytest.mark.parametrize("words", [["play"], ["replay", "-"], ["position", "caesar", "-"]], ids=" ".join)
def test_without_any_input_it_is_one_sentence_and_code_2(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, words: list[str]
) -> None:
    monkeypatch.setenv("COMITIUM_HOME", str(tmp_path))
    monkeypatch.setattr("sys.stdin", None)
    assert run(words) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert "no input" in err


@pytest.mark.parametrize("redirection", [">&-", ">/dev/full", ">&- 2>&-", ">/dev/full 2>/dev/full", "| head -1"])
def test_the_process_ends_without_a_trace(redirection: str) -> None:
    program = f"{sys.executable} -c 'from comitium.cli import main; main()' games"
    line = ["bash", "-c", f"set -o pipefail; {program} {redirection}"]
    done = subprocess.run(line, capture_output=True, text=True, timeout=60)
    assert done.returncode in ((0, 141) if "head" in redirection else (2,))
    assert "Traceback" not in done.stderr
    assert done.stderr.count("\n") == (0 if "head" in redirection or "2>" in redirection else 1)


@pytest.mark.parametrize("name", ["seed", "game", "players", "self", "options"])
@pytest.mark.parametrize("command", ["play", "simulate"])
def test_the_name_of_an_argument_is_no_option(capsys: pytest.CaptureFixture[str], command: str, name: str) -> None:
    assert run([command, "caesar", "--option", f"{name}=3"]) == 2
    err = capsys.readouterr().err
    assert f"has no option “{name}”" in err
    assert err.count("\n") == 1


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_is_spoken(capsys: pytest.CaptureFixture[str], command: str, language: str) -> None:
    catalogue.bundle.cache_clear()  # as in a process that has said nothing yet
    catalogue._read.cache_clear()
    text = page(capsys, *command.split(), "--help", "--lang", language)
    assert not re.search(r"\b(cli|web|draw)-[a-z]+-", text)
    assert ("Parameters" in text or "Commands" in text) == (language == "en")


def test_every_sentence_of_the_tools_is_used() -> None:
    package = Path(comitium.__file__).parent
    ids = [line.partition(" =")[0] for line in (package / "cli/text/en/tool.ftl").read_text(encoding="utf-8").splitlines()]
    source = "".join(path.read_text(encoding="utf-8").replace("'", '"') for path in package.rglob("*.py"))
    families = ("column", "gap", "status", "build", "help", "code", "tests", "rulings", "options")  # cli-tool-gap-{kind} ...
    assert not [
        id for id in ids if id.startswith("cli-tool-") and f'"{id}"' not in source and id.split("-")[2] not in families
    ]


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert page(capsys, "--version").strip() == comitium.__version__
