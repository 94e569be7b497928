"""The journal is replayed to the same digest; a journal that was touched is refused, with the line that is wrong."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
import toy
from hypothesis import example, given
from hypothesis import strategies as st

from comitium.core.errors import BadJournal
from comitium.match import journal
from comitium.match.begin import from_position, new, replay
from comitium.match.match import Match


def played(rounds: int = 1) -> Match:
    match = new("micatio", seed=12, rounds=rounds)
    for choice in (toy.SHOW, toy.SHOW + 1):
        match.choose(choice - toy.SHOW, choice)
    match.choose(1, toy.COLUMN)
    match.undo(1)
    match.choose(1, toy.COLUMN + 1)
    match.choose(1, toy.DENARII + 3)
    match.choose(1, toy.DRAW)
    match.choose(0, toy.TAX)
    return match


def refused(text: str) -> tuple[str, Any]:
    """The reason of a refusal, and the line it names."""
    with pytest.raises(BadJournal) as bad:
        replay(text)
    return bad.value.why.id, bad.value.why.args.get("line")


def sealed(header: journal.Header, entries: list[journal.Entry], digest: str) -> str:
    """A journal whose checks are right, whatever it tells."""
    writer = journal.Writer(header)
    for entry in entries:
        writer.add(entry)
    return "\n".join([*writer.lines, writer.closing(digest)]) + "\n"


def resealed(header: dict[str, Any], match: Match) -> str:
    """A journal whose header says something else and whose checks are right: what a newer program would write."""
    fields = {**json.loads(match.journal().splitlines()[0]), **header}
    del fields["check"]
    return sealed(journal.Header(**fields), match.entries(), match.digest)


@pytest.mark.parametrize("rounds", [1, 2])
def test_a_round_trip_gives_the_same_match(rounds: int) -> None:
    match = played(rounds)
    again = replay(match.journal())
    assert again.digest == match.digest
    assert again.outcome == match.outcome
    assert again.journal() == match.journal()
    assert again.history(1) == match.history(1)
    assert [again.can_undo(seat) for seat in (0, 1)] == [match.can_undo(seat) for seat in (0, 1)]


def test_a_match_without_a_choice_has_a_journal() -> None:
    match = new("micatio")
    assert replay(match.journal()).digest == match.digest


def test_a_seed_of_128_bits_survives() -> None:
    match = new("micatio", seed=2**128 - 1)
    assert replay(match.journal()).digest == match.digest


def test_a_match_from_a_position_is_replayed_from_it() -> None:
    match = from_position("micatio", "1 5,6", seed=3)
    match.choose(0, "show 2")
    again = replay(match.journal())
    assert again.digest == match.digest
    assert again.game.scores == [5, 6]


def test_upto_stops_after_so_many_lines_of_play() -> None:
    text = played().journal()
    assert replay(text, upto=0).choices == 0
    assert replay(text, upto=3).choices == 3
    assert replay(text, upto=4).choices == 2  # the fourth line is the undo
    assert replay(text, upto=3).question(1).kind == "PutDenarii"


def test_every_line_is_json_and_reads_in_notation() -> None:
    lines = [json.loads(line) for line in played().journal().splitlines()]
    assert [line.get("text") for line in lines[1:4]] == ["show 0", "show 1", "column a"]
    assert lines[4]["undo"] is True
    assert lines[-1]["lines"] == len(lines) - 1


def test_a_journal_cut_after_a_whole_line_is_found_at_its_end() -> None:
    lines = played().journal().splitlines(keepends=True)
    for kept in range(1, len(lines)):
        assert refused("".join(lines[:kept])) == ("journal-cut", kept)


def test_a_journal_cut_within_a_line_is_found_at_that_line() -> None:
    text = played().journal()
    for kept in range(1, len(text) - 1):
        reason, line = refused(text[:kept])
        assert reason in ("journal-cut", "journal-unreadable")
        assert line == text[:kept].count("\n") + (text[kept - 1] != "\n")


def test_a_missing_last_newline_does_no_harm() -> None:
    match = played()
    assert replay(match.journal().rstrip("\n")).digest == match.digest


def test_an_edited_choice_is_found_at_its_line() -> None:
    lines = played().journal().splitlines()
    lines[2] = lines[2].replace(f'"choice":{toy.SHOW + 1}', f'"choice":{toy.SHOW}')
    assert refused("\n".join(lines)) == ("journal-edited", 3)


def test_a_lost_a_doubled_and_a_swapped_line_are_found() -> None:
    lines = played().journal().splitlines()
    assert refused("\n".join(lines[:3] + lines[4:])) == ("journal-edited", 4)
    assert refused("\n".join(lines[:3] + lines[2:])) == ("journal-edited", 4)
    assert refused("\n".join([*lines[:2], lines[3], lines[2], *lines[4:]])) == ("journal-edited", 3)


@pytest.mark.parametrize(("name", "was", "becomes"), [("seed", 12, 13), ("rounds", 1, 2), ("seats", 2, 3)])
def test_an_edited_header_is_found_at_line_1(name: str, was: int, becomes: int) -> None:
    text = played().journal()
    assert f'"{name}":{was}' in text
    assert refused(text.replace(f'"{name}":{was}', f'"{name}":{becomes}', 1)) == ("journal-edited", 1)


def test_an_edited_digest_is_found_at_the_last_line() -> None:
    lines = played().journal().splitlines()
    lines[-1] = re.sub('"digest":"...', '"digest":"000', lines[-1])
    assert refused("\n".join(lines)) == ("journal-edited", len(lines))


def test_another_digest_under_a_right_check_is_found() -> None:
    match = played()
    text = sealed(match.header, match.entries(), "0" * 64)
    assert refused(text) == ("journal-digest", len(text.splitlines()))


def test_an_illegal_choice_under_a_right_check_is_found_at_its_line() -> None:
    match = played()
    entries = match.entries()
    entries[2] = journal.Entry(1, toy.TAX)
    text = sealed(match.header, entries, match.digest)
    with pytest.raises(BadJournal) as bad:
        replay(text)
    assert bad.value.why.id == "journal-illegal"
    assert bad.value.why.args["line"] == 4
    assert bad.value.why.args["why"].id == "refuse-denarii"


def test_an_undo_that_was_not_allowed_is_found_at_its_line() -> None:
    match = played()
    text = sealed(match.header, [*match.entries(), journal.Entry(1, undo=True)], match.digest)
    assert refused(text) == ("journal-illegal", len(text.splitlines()) - 1)


def test_more_lines_than_the_closing_says_are_found() -> None:
    match = played()
    lines = match.journal().splitlines()
    lines[-1] = journal._seal(journal.Closing(99, match.digest), lines[-2])
    assert refused("\n".join(lines)) == ("journal-lines", len(lines))


@pytest.mark.parametrize("number", [0, 3])
def test_another_format_is_refused_at_line_1(number: int) -> None:
    assert refused(resealed({"comitium": number}, played())) == ("journal-newer-format", 1)


def test_newer_rules_are_refused_at_line_1() -> None:
    assert refused(resealed({"rules": 3}, played())) == ("journal-newer-rules", 1)


def test_older_rules_are_replayed() -> None:
    match = played()
    assert replay(resealed({"rules": 1}, match)).digest == match.digest


def test_an_unknown_game_is_refused_at_line_1() -> None:
    assert refused(resealed({"game": "morra"}, played())) == ("journal-header", 1)


@pytest.mark.parametrize("header", [{"options": {"colour": "red"}}, {"options": {"rounds": 77}}, {"seats": 9}])
def test_options_and_seats_that_the_game_does_not_have_are_refused_at_line_1(header: dict[str, Any]) -> None:
    assert refused(resealed(header, played())) == ("journal-header", 1)


def test_an_option_younger_than_the_journal_gets_its_default() -> None:
    match = played(2)
    assert replay(resealed({"options": {"rounds": 2, "rule_set": "urban"}}, match)).digest == match.digest


@pytest.mark.parametrize(("rules", "tax"), [(1, False), (2, True)])
def test_older_rules_mean_what_was_played_before_the_option_was_there(rules: int, tax: bool) -> None:
    match = new("micatio", seed=12)
    assert replay(resealed({"rules": rules, "options": {"rounds": 2}}, match)).header.options["tax"] is tax
    assert replay(resealed({"rules": rules, "options": {"tax": not tax}}, match)).header.options["tax"] is not tax


def test_a_journal_that_goes_on_keeps_the_header_it_has() -> None:
    """Lines are only ever appended: with another header their checks would not fit."""
    text = resealed({"rules": 1, "options": {"rounds": 2, "tax": True}}, played(2))
    assert replay(text).journal() == text


def test_a_wrong_commitment_is_refused_at_line_1() -> None:
    assert refused(resealed({"seed": 13}, played())) == ("journal-commitment", 1)
    assert refused(resealed({"commitment": "0" * 64}, played())) == ("journal-commitment", 1)


def test_a_position_that_is_none_is_refused_at_line_1() -> None:
    assert refused(resealed({"position": "many points"}, played())) == ("journal-header", 1)


def test_an_empty_file_is_refused() -> None:
    assert refused("") == ("journal-empty", 1)


@pytest.mark.parametrize("text", ["\n", "[]", "3", "null", '{"check": 1}', "{}\n{}\n", "\ud800", "[" * 9000, "PGN"])
def test_what_is_no_journal_is_refused_at_line_1(text: str) -> None:
    assert refused(text) == ("journal-unreadable", 1)


@given(st.text())
@example('{"comitium":1,"check":"x"}')
def test_no_text_breaks_the_reader(text: str) -> None:
    with pytest.raises(BadJournal):
        replay(text)


@given(st.data())
def test_one_changed_character_is_always_found(data: st.DataObject) -> None:
    text = played().journal()
    place = data.draw(st.integers(0, len(text) - 2))
    letter = data.draw(st.characters(min_codepoint=33, max_codepoint=126).filter(lambda c: c != text[place]))
    reason, line = refused(text[:place] + letter + text[place + 1 :])
    assert reason.startswith("journal-")
    first = text[:place].count("\n") + 1
    assert line in (first, first + 1)  # a newline that was overwritten spoils the line it ended
