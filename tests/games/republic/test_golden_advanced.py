"""Golden games of the advanced rules: each replays to the same digest and shows what its rule set adds (make_advanced.py)."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import comitium
from comitium.games.republic.state.options import ADVANCED
from comitium.match import journal

GOLDEN = Path(__file__).parents[2] / "golden" / "republic_advanced"
JOURNALS = sorted(path.name for path in GOLDEN.glob("*.jsonl"))
DIGESTS: dict[str, str] = json.loads((GOLDEN / "digests.json").read_text())
SHOWN = {
    "advocates.jsonl": {"AdvocateAsked", "AdvocateRefused", "AdvocateFound", "TrialRolled"},
    "laws-by-vote.jsonl": {"LawPlayed", "LawEnacted", "LawVotedDown"},
    "pontifex.jsonl": {"PriestMade", "PriesthoodMoved", "PontifexVetoed", "TempleIncome"},
    "pontifex-falls.jsonl": {"OmensPaid", "FactionPaidForOmens", "LeaderLiable", "TrialRolled"},
    "provincial-victory.jsonl": {"ProvinceFought", "WarSubdued"},
    "provincial-wars.jsonl": {"ProvincialsRaised", "ProvinceFought", "ProvincialLosses", "ProvinceAllied"},
    "rebels-rise.jsonl": {"ProvinceRose", "RebelStayed", "RebelIncome", "ForceSailed", "InterceptionFought"},
    "rebels-reinforced.jsonl": {"MarchingArmiesLost", "ForceSailed", "InterceptionFought", "ForceLanded"},
    "rebels-beaten-on-the-march.jsonl": {"RebellionEnded", "RebelProvinceLost"},
    "rebels-win-in-italy.jsonl": {"RebelMet", "RebelPrevailed", "FactionWon"},
    "rebels-unopposed.jsonl": {"RebelPrevailed", "FactionWon"},
    "rebels-beaten-in-the-province.jsonl": {"ProvinceFleetBeaten", "ProvinceAttacked", "RebellionEnded", "RebelProvinceLost"},
    "rebels-partisan-beaten.jsonl": {"ProvinceAttacked", "RebelProvinceLost"},
    "rebels-beat-the-senate-in-the-province.jsonl": {"ProvinceAttacked", "VeteranMade"},
    "rebels-die-by-mortality.jsonl": {"RebellionEnded", "RebelProvinceLost"},
    "rebels-wait-for-bankruptcy.jsonl": {"RebelIncome", "UnitsUnpaid", "RebelPrevailed"},
    "rebels-last-stand.jsonl": {"RebelPrevailed", "ItalyGathered", "ArmiesMet"},
    "veterans.jsonl": {"VeteransDisbanded", "VeteransCalledUp"},
}


def test_every_journal_of_an_advanced_rule_is_listed() -> None:
    assert sorted(DIGESTS) == sorted(SHOWN) == JOURNALS


@pytest.mark.parametrize("name", JOURNALS)
def test_a_golden_game_of_an_advanced_rule_replays_and_shows_it(name: str) -> None:
    text = (GOLDEN / name).read_text()
    match = comitium.replay(text)
    assert match.digest == DIGESTS[name]
    assert match.entries() == journal.read(text).entries
    assert {type(event).__name__ for event in match.history()} >= SHOWN[name]
    assert any(match.header.options[rule_set] for rule_set in ADVANCED)
    assert comitium.replay(match.journal()).journal() == match.journal()
    assert comitium.read_record(comitium.record(match)).digest == match.digest
