"""The facts of the closing report, against the match they are about."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import comitium
from comitium.core.agreements import Clause
from comitium.core.dice import commitment
from comitium.core.messages import Event, Phrase
from comitium.draw.terminal.look import Scene
from comitium.draw.terminal.republic.report import _deed
from comitium.games.republic import names
from comitium.games.republic.catalogue.values import DEFEAT, DISASTER, STALEMATE, VICTORY
from comitium.games.republic.deals.clauses import PAY
from comitium.games.republic.deals.spoken import spoken
from comitium.games.republic.events.advanced.provincial import ProvinceFought
from comitium.games.republic.events.attempts import AttemptResolved
from comitium.games.republic.events.combat import ArmiesMet, BattleDecided, WarWon
from comitium.games.republic.events.deals import AgreementBinds, PromiseBroken, PromiseKept
from comitium.games.republic.events.people import SenatorDied, TurnBegan
from comitium.games.republic.events.senate import OfficeTaken, VoteClosed
from comitium.games.republic.report import report
from comitium.games.republic.report.report import MURDER, PROMISE, TOLD, is_reported, promised_by
from comitium.games.republic.rules.r1_12_victory.endings import RULE_OF, faction_influence
from games.republic.fixtures.builder import man, new_table, put
from games.republic.fixtures.finished import finished

SCENE = Scene("en", 0, 0, None, ("",) * 4)
SEEDS = [(5, 5), (8, 3), (11, 6)]


def test_nothing_is_told_before_the_end() -> None:
    assert report.report(comitium.new("republic", players=4, seed=1)) is None


@pytest.mark.parametrize(("seed", "players"), SEEDS)
def test_1_12_who_has_won_and_by_which_rule(seed: int, players: int) -> None:
    match = finished(seed, players)
    told, outcome = report.report(match), match.outcome
    assert told is not None
    assert outcome is not None
    assert told.rule == RULE_OF[told.ending] == outcome.rule
    assert told.ending == outcome.reason
    assert ((told.winner,) if told.winner is not None else ()) == outcome.winners
    assert tuple(one.influence for one in told.standings) == outcome.scores


@pytest.mark.parametrize(("seed", "players"), SEEDS)
def test_the_course_has_a_moment_for_each_turn_and_the_end(seed: int, players: int) -> None:
    match = finished(seed, players)
    told: Any = report.report(match)
    game: Any = match.game
    years = [event.turn for event in match.history(None) if isinstance(event, TurnBegan)]
    assert [moment.turn for moment in told.course[:-1]] == [year for year in years if year <= game.turn][
        : len(told.course) - 1
    ]
    last = told.course[-1]
    assert (last.turn, last.treasury, last.unrest) == (game.turn, game.treasury, game.unrest)
    assert last.influence == tuple(faction_influence(game, seat) for seat in range(players))
    assert len(told.course[0].votes) == len(told.course[0].wealth) == players
    assert max(told.course[0].wealth) > 0  # the first revenue has come in
    assert told.course[0].treasury != 0


@pytest.mark.parametrize(("seed", "players"), SEEDS)
def test_the_chronicle_tells_what_happened_in_its_order(seed: int, players: int) -> None:
    match = finished(seed, players)
    told: Any = report.report(match)
    heard = [event for event in match.history(None) if is_reported(event)]
    kept = [deed.event for deed in told.deeds]
    assert [event for event in heard if event in kept or not isinstance(event, SenatorDied)] == kept
    assert [deed.turn for deed in told.deeds] == sorted(deed.turn for deed in told.deeds)
    assert {deed.about for deed in told.deeds} >= {"war", "office", "death"}
    offices = sum(1 for event in heard if isinstance(event, OfficeTaken))
    assert sum(one.offices for one in told.standings) == offices
    wars = sum(1 for event in heard if isinstance(event, WarWon))
    assert sum(one.wars for one in told.standings) == wars


def test_a_victim_dies_once_in_the_chronicle() -> None:
    told: Any = report.report(finished(5, 5))
    murders = [place for place, deed in enumerate(told.deeds) if deed.about == MURDER and getattr(deed.event, "killed", 0)]
    assert murders
    for place in murders:
        after = told.deeds[place + 1].event
        assert not isinstance(after, SenatorDied) or after.senator != told.deeds[place].event.senator2


def test_of_battles_only_what_went_badly_is_told() -> None:
    assert is_reported(BattleDecided("1.10.2", 0, DEFEAT, 3))
    assert not is_reported(BattleDecided("1.10.3", 0, STALEMATE, 9))
    assert not is_reported(BattleDecided("1.10.4", 0, VICTORY, 18))
    assert not is_reported(TurnBegan("1.03", 2))
    assert all(issubclass(kind, Event) for kind in TOLD)


def test_1_04_3_promises_are_counted_for_who_made_them() -> None:
    game = new_table()
    man, other = put(game, "cornelius", 1), put(game, "fabius", 2)
    reading = report._Reading(4)
    promise = spoken(Clause(PAY, 2, 1, 0, 10))
    assert promised_by(promise) == 2
    assert promise.args["seat"] == names.seat(2)
    reading.look(game, [
        TurnBegan("1.03", 3),
        AgreementBinds("1.04.3", 1),
        PromiseKept("1.04.3", promise),
        PromiseBroken("1.04.3", spoken(Clause(PAY, 1, 2, 0, 5))),
        AttemptResolved("1.09.72", other, man, 1, 0),
        SenatorDied("1.09.721", man),
    ])  # fmt: skip
    one, two = reading.standing(game, 1), reading.standing(game, 2)
    assert (one.kept, one.broken, two.kept, two.broken) == (0, 1, 1, 0)
    assert (one.deaths, two.attempts) == (1, 1)
    assert reading.agreements == 1
    assert [(deed.turn, deed.about) for deed in reading.deeds] == [(3, PROMISE), (3, MURDER)]


def test_the_seed_fits_the_seal() -> None:
    match = finished(5, 5)
    told: Any = report.report(match)
    assert told.fair
    assert told.seed == match.seed == 5
    assert told.commitment == commitment(5)


def test_a_report_changes_nothing_in_the_match() -> None:
    match = finished(8, 3)
    before = match.journal()
    assert report.report(match) == report.report(match)
    assert match.journal() == before


def test_a_game_from_a_position_is_told_from_the_turn_it_stood_in() -> None:
    text = (Path(__file__).parents[3] / "golden" / "republic" / "bankruptcy.jsonl").read_text(encoding="utf-8")
    told: Any = report.report(comitium.replay(text))
    assert [moment.turn for moment in told.course[:-1]] == [4, 5]
    assert {deed.turn for deed in told.deeds} == {4, 5}


def read(*events: Event) -> list[report.Deed]:
    """The deeds in what was told, at a table where Fabius sits for the second faction."""
    game = new_table()
    put(game, "fabius", 1)
    seen = report._Reading(game.rules.seats)
    seen.look(game, events)
    return seen.deeds


@pytest.mark.parametrize(("result", "told"), [("rejected", 1), ("vetoed", 1), ("cancelled", 1), ("passed", 0)])
def test_1_09_821_attempts_at_consul_for_life_are_told_where_they_failed(result: str, told: int) -> None:
    fabius = man("fabius")
    for_life = Phrase("republic-senate-proposal-for-life", {"senator": names.senator(fabius)})
    deeds = read(VoteClosed("1.09.821", for_life, result, 18, 20), VoteClosed("1.09.22", names.office(0), "rejected", 3, 9))
    assert [deed.men for deed in deeds] == [((fabius, 1),)] * told
    assert all("An attempt to make a Consul for Life fails. " in _deed(deed, SCENE) for deed in deeds)
    assert all("Fabius (" in _deed(deed, SCENE) for deed in deeds)


@pytest.mark.parametrize(("result", "said"), [(DEFEAT, "is defeated: "), (DISASTER, "into a disaster: ")])
def test_1_10_2_a_lost_battle_names_its_commander(result: int, said: str) -> None:
    fabius = man("fabius")
    (deed,) = read(ArmiesMet("1.10.11", fabius, 2, 0, 8, 6, 5), BattleDecided("1.10.11", 2, result, 3))
    assert deed.men == ((fabius, 1),)
    line = _deed(deed, SCENE)
    assert line.startswith("Fabius (")
    assert said in line
    alone = read(ArmiesMet("1.10.11", fabius, 2, 0, 8, 6, 5), ProvinceFought("2.02.41", 0, 2, 0, 3, 2, 5), deed.event)
    assert alone[-1].men == (), "a province fights without him"
