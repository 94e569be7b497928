"""Journals of older rules go on as they were played, although defaults have changed since."""

from __future__ import annotations

from pathlib import Path

import pytest

import comitium
from comitium.games.republic.state.republic import Republic
from comitium.match import journal
from comitium.match.match import Match
from games.republic.fixtures.builder import META

GOLDEN = Path(__file__).parents[2] / "golden" / "republic"
BEFORE = {name: (option.before, option.default) for name, option in META.options.items() if option.since}


def written_by(rules: int, position: str | None = None, **options: str) -> Match:
    """A match whose header is of such rules and names no option but these."""
    match = comitium.new("republic", players=3, seed=1)
    header = journal.Header(journal.FORMAT, "republic", rules, {**options}, 3, 1, match.header.commitment, position)
    return comitium.replay(journal.Writer(header).lines[0] + "\n", torn=True)


def settings(match: Match) -> dict[str, object]:
    assert isinstance(match.game, Republic)
    return match.game.rules.settings


def test_every_option_with_a_version_says_what_was_played_before() -> None:
    assert "last_dictator_veto" in BEFORE
    for name, option in META.options.items():
        assert (option.before is None) == (option.since == 0), name
        assert option.before in (None, *option.choices), name
        assert option.since <= META.rules_version, name


def test_what_is_appended_to_an_older_journal_can_be_read_again() -> None:
    """As the server does with a game that went on over an update; its header knows neither of the changed options."""
    lines = (GOLDEN / "whole-game.jsonl").read_text().splitlines()[:40]
    match = comitium.replay("\n".join(lines) + "\n", torn=True)
    assert not {"equal_bids", "last_dictator_veto"} & journal.read("\n".join(lines) + "\n", torn=True).header.options.keys()
    match.choose(match.game.actors()[0], match.game.legal(match.game.actors()[0])[0])
    lines += match.lines(len(lines))
    again = comitium.replay("\n".join(lines) + "\n", torn=True)
    assert again.digest == match.digest


@pytest.mark.parametrize("position", [None, "players=3 turn=1"])
@pytest.mark.parametrize("name", BEFORE)
def test_a_journal_that_does_not_name_an_option_means_what_was_played_then(name: str, position: str | None) -> None:
    before, now = BEFORE[name]
    since = META.options[name].since
    assert settings(written_by(since - 1, position))[name] == before
    assert settings(written_by(since, position))[name] == now


@pytest.mark.parametrize("name", BEFORE)
def test_a_position_or_a_header_that_names_it_is_taken_at_its_word(name: str) -> None:
    _, now = BEFORE[name]
    assert settings(written_by(3, f"players=3 turn=1 {name}={now}"))[name] == now
    assert settings(written_by(3, **{name: str(now)}))[name] == now
