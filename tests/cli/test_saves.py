"""Saved games: whole, only appended to, never said to be kept when they are not."""

from __future__ import annotations

import pytest

import comitium
from cli.piped import PREPARED, SHUFFLED, enough, journals
from comitium.cli.at_table import saves


def spoiled(kind: str, text: str) -> bytes:
    lines = text.splitlines(keepends=True)
    return {
        "empty": b"",
        "a gap": "".join(lines[:3] + lines[4:]).encode(),
        "half a line": text[: len(text) // 2].encode(),
        "edited": text.replace('"choice":1', '"choice":2', 1).encode(),
        "another game": text.replace('"caesar"', '"idus"', 1).encode(),
        "not text": b"\xff\xfe\x00\x01",
        "not a journal": b"Veni, vidi, vici.\n",
    }[kind]


@pytest.mark.parametrize("kind", ["empty", "a gap", "half a line", "edited", "another game", "not text", "not a journal"])
def test_a_damaged_save_is_named_and_left_alone(play, home, kind):
    play(PREPARED + "\nquit\n", *SHUFFLED, "--hotseat", "--seed", "3")
    [journal] = journals(home)
    bad = spoiled(kind, journal.read_text())
    journal.write_bytes(bad)
    code, out, err = play("", "--resume", journal.stem)
    assert (code, out) == (2, "")
    assert str(journal) in err
    assert journal.read_bytes() == bad
    code, out, _ = play(f"resume {journal.stem}\nquit\n", *SHUFFLED, "--hotseat", "--seed", "4")
    assert code == 0
    assert "is damaged" in out


def test_a_damaged_seating_is_named(play, home):
    play("quit\n", *SHUFFLED, "--hotseat", "--seed", "3")
    [journal] = journals(home)
    beside = journal.with_name(journal.stem + ".table.json")
    for content in ("{", '{"game":"caesar","seats":["human"]}', '{"game":"idus","seats":["human","human"]}'):
        beside.write_text(content)
        code, _, err = play("", "--resume", journal.stem)
        assert code == 2
        assert str(beside) in err
    beside.unlink()
    code, out, _ = play("quit\n", "--resume", journal.stem, "--opponent", "random")
    assert code == 0
    assert "Fortuna" in out


def test_a_game_that_cannot_be_saved_is_played_all_the_same(play, home, monkeypatch):
    (home / "saves").write_text("a file where the folder should be")
    code, out, _ = play(PREPARED + "\n", *SHUFFLED, "--opponent", "random", "--seed", "7")
    assert code == 0
    assert "cannot be saved" in out
    assert "Turn 1 is yours" in out


KEPT = ("is saved", "--resume", "est conservée", "est sauvegardée", "est gardée")


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("leaving", ["quit", "end of input", "Ctrl-C", "the end"])
def test_what_could_not_be_saved_is_never_said_to_be_kept(play, home, monkeypatch, language, leaving):
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    def interrupted() -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("os.replace", full)
    if leaving == "Ctrl-C":
        monkeypatch.setattr("builtins.input", interrupted)
    answers = {"quit": "quit\n", "the end": enough(1)}.get(leaving, "")
    code, out, err = play(answers, "--opponent", "random", "--seed", "5", "--lang", language)
    assert (code, err) == (0, "")
    assert out.count("No space left on device") == 2  # when it happened, and when it matters
    assert not [words for words in KEPT if words in out]


def test_a_game_that_cannot_be_saved_is_not_left_for_another(play, home, monkeypatch):
    play("save first\nquit\n", *SHUFFLED, "--hotseat", "--seed", "3")
    real = saves.Keeper.keep

    def keep(keeper, *rest):
        if keeper.name != "first":
            raise saves.CannotSave(comitium.Phrase("cli-play-cannot-save", {"file": keeper.name, "why": "No space left"}))
        return real(keeper, *rest)

    monkeypatch.setattr("comitium.cli.at_table.saves.Keeper.keep", keep)
    _, out, _ = play("resume first\nquit\n", *SHUFFLED, "--hotseat", "--seed", "4")
    assert "✗ The game cannot be saved" in out
    assert "--resume first" not in out


def test_a_name_is_not_taken_twice(home):
    first, second = comitium.new("caesar", seed=1), comitium.new("caesar", seed=2)
    seating = saves.Seating("caesar", ("human", "human"))
    saves.copy("ides", first, seating)
    saves.copy("ides", first, seating)
    with pytest.raises(comitium.Unknown, match="already saved"):
        saves.copy("ides", second, seating)
    assert saves.reserve("caesar") != saves.reserve("caesar")


def test_a_save_is_whole_or_not_there(home, monkeypatch):
    match = comitium.new("caesar", seed=1)
    seating = saves.Seating("caesar", ("human", "human"))
    path = saves.Keeper("ides").keep(match, seating)
    before = path.read_bytes()

    def fail(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.replace", fail)
    with pytest.raises(saves.CannotSave, match="No space left"):
        saves.Keeper("ides").keep(match, seating)
    assert path.read_bytes() == before
    assert [file.name for file in path.parent.iterdir() if file.name.startswith(".")] == []


def test_a_save_is_only_appended_to_and_half_a_line_at_its_end_is_forgotten(home):
    match = comitium.new("caesar", seed=1, action_deck_order="shuffled")
    seating = saves.Seating("caesar", ("human", "human"))
    keeper = saves.Keeper("ides")
    path = keeper.keep(match, seating)
    file = path.stat().st_ino
    for choice in ("down 1", "down 2"):
        before = path.read_bytes()
        match.choose(0, choice)
        keeper.keep(match, seating)
        assert path.read_bytes().startswith(before)
        assert path.stat().st_ino == file
    whole = path.read_bytes()
    path.write_bytes(whole + b'{"seat":0,"cho')
    again, _ = saves.fetch("ides")
    assert again.digest == match.digest
    path.write_bytes(whole)
    keeper.close(match, seating)
    assert comitium.replay(path.read_text()).digest == match.digest
    match.choose(0, "down 3")
    keeper.keep(match, seating)
    assert saves.fetch("ides")[0].digest == match.digest


def test_after_a_failed_write_the_file_is_written_anew(home, monkeypatch):
    match = comitium.new("caesar", seed=1, action_deck_order="shuffled")
    seating = saves.Seating("caesar", ("human", "human"))
    keeper = saves.Keeper("ides")
    path = keeper.keep(match, seating)

    def half(file, content):
        with file.open("ab") as open_file:
            open_file.write(content[:9])
        raise OSError(28, "No space left on device")

    match.choose(0, "down 1")
    with monkeypatch.context() as patch:
        patch.setattr("comitium.cli.at_table.saves._append", half)
        with pytest.raises(saves.CannotSave, match="No space left"):
            keeper.keep(match, seating)
    keeper.keep(match, seating)
    assert path.read_text().splitlines() == match.lines()


def test_a_save_that_is_taken_up_twice_becomes_two(home):
    """Both go on, and both can be read; what was written by the other is left alone."""
    seating = saves.Seating("caesar", ("human", "human"))
    first = comitium.new("caesar", seed=3, action_deck_order="shuffled")
    keeper = saves.Keeper("march")
    keeper.keep(first, seating)
    second, _ = saves.fetch("march")
    other = saves.Keeper("march")
    other.keep(second, seating)
    first.choose(0, "down 1")
    keeper.keep(first, seating)
    second.choose(0, "down 2")
    other.close(second, seating)
    assert keeper.name == "march" != other.name
    first.choose(0, "down 3")
    keeper.close(first, seating)
    for name, match in ((keeper.name, first), (other.name, second)):
        assert saves.fetch(name)[0].digest == match.digest
