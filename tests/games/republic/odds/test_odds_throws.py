"""The odds against every single throw: a position is played on with each face of each die, through the questions as they are
asked, and what has come of it is counted. What hangs on chits as well is sampled in test_odds.py and test_odds_battles.py."""

from __future__ import annotations

import pytest

from comitium.games.republic.catalogue.values import DEFEAT, DISASTER, STALEMATE, STANDOFF, VICTORY
from comitium.games.republic.game_type import GAME_TYPE
from comitium.games.republic.odds import gambles as odds
from comitium.games.republic.odds.battle import ends, outcome
from comitium.games.republic.odds.dice import throws
from comitium.games.republic.odds.sentences.armies import forces
from comitium.games.republic.rules.r1_09_senate.choices import ADJOURN, ALL_FOR
from comitium.games.republic.state.numbers import AT_WAR, DICTATOR, FIELD_CONSUL, count
from comitium.games.republic.state.republic import Republic
from games.republic.fixtures.builder import asked, lead, listen, new_table, put, say, wage
from games.republic.fixtures.sampling import about, counted
from games.republic.fixtures.senate import call, hush, voting
from games.republic.fixtures.spoken_table import at
from games.republic.fixtures.wars.armies import floor, item
from games.republic.fixtures.wars.field import OTHERS, fate

# -- battles: leaders, series, numbers that a statesman takes away, numbers used up, omens

BATTLES = {
    "a leader with his own numbers": "column=fabius*,julius@1st_punic_war(field_consul,sent1)"
    " wars=1st_punic_war:active+naval_victory leaders=hannibal:board forces=julius:17+6f",
    "two leaders": "column=fabius*,julius@1st_punic_war(field_consul,sent1)"
    " wars=1st_punic_war:active+naval_victory leaders=hannibal:board,hamilcar:board forces=julius:14+3v+7f",
    "a series doubles, and a leader adds to that": "column=fabius*,cornelius@2nd_punic_war(field_consul,sent1)"
    " wars=1st_punic_war:active,2nd_punic_war:active leaders=hamilcar:board forces=cornelius:20+4v+9f",
    "the other war of the series sleeps": "column=fabius*,cornelius@2nd_punic_war(field_consul,sent1)"
    " wars=1st_punic_war:inactive,2nd_punic_war:active forces=cornelius:15+5f",
    "Scipio takes away the war's numbers": "column=fabius*,1a_scipio_africanus@2nd_punic_war(field_consul,sent1)"
    " wars=2nd_punic_war:active forces=1a_scipio_africanus:13+5f",
    "but not Hannibal's": "column=fabius*,1a_scipio_africanus@2nd_punic_war(field_consul,sent1)"
    " wars=2nd_punic_war:active leaders=hannibal:board forces=1a_scipio_africanus:21+5f",
    "Flamininus in Macedonia": "column=fabius*,18a_flamininus@2nd_macedonian_war(field_consul,sent1)"
    " wars=2nd_macedonian_war:active leaders=philip_v:board forces=18a_flamininus:16+5f",
    "Flamininus elsewhere": "column=fabius*,18a_flamininus@1st_gallic_war(field_consul,sent1)"
    " wars=1st_gallic_war:active forces=18a_flamininus:14",
    "what was used last year counts again": "column=fabius*,julius@1st_gallic_war(field_consul,sent1)"
    " wars=1st_gallic_war:active+spent13 forces=julius:12",
    "omens": "column=fabius*,julius@1st_gallic_war(field_consul,sent1) events=evil_omens:2"
    " wars=1st_gallic_war:active forces=julius:10+1v",
    "a Dictator with his Master of Horse": "column=fabius*,julius@1st_gallic_war(dictator,sent1),"
    "cornelius@1st_gallic_war(master_of_horse) wars=1st_gallic_war:active forces=julius:3+1v",
    "fleets": "column=fabius*,julius@1st_punic_war(field_consul,sent1)"
    " wars=1st_punic_war:active leaders=hamilcar:board forces=julius:12f",
    "a series at sea": "column=fabius*,julius@1st_punic_war(field_consul,sent1)"
    " wars=1st_punic_war:active,2nd_punic_war:active forces=julius:20f",
}


@pytest.mark.parametrize("name", BATTLES)
def test_1_10_2_a_battle_by_all_its_throws(name: str) -> None:
    text = f"players=4 turn=3 phase=senate unrest=20 {BATTLES[name]} {OTHERS} star.hand=#1 stack=Years(combat)"
    game = GAME_TYPE.from_position(text, 1)
    commander = max(game.offices[DICTATOR], game.offices[FIELD_CONSUL])
    fought = odds.campaign(game, game.where[commander] - AT_WAR, odds.force_of(game, commander))
    battle = fought.land if fought.sea is None else fought.sea
    assert battle is not None
    reserve, docks = count(game.legions[0]), game.fleets[0]

    def once(world: Republic) -> tuple[float, ...]:
        ear = listen(world)
        world.advance()
        result = fate(ear, "BattleDecided")[0].result
        lost = count(world.legions[0]) - reserve, world.fleets[0] - docks
        return (*[result == one for one in (DEFEAT, DISASTER, STANDOFF, STALEMATE, VICTORY)], *lost, world.unrest - 20)

    expected = battle.defeat, battle.disaster, battle.standoff, battle.stalemate, battle.victory
    assert counted(game, 3, once) == about(*expected, battle.legions, battle.fleets, battle.unrest)


# -- against the tables that were counted without this program: victory, stalemate, standoff, disaster, defeat in hundredths

TYPICAL = {
    -4: (0, 20, 7, 10, 63),
    -2: (5, 41, 7, 10, 38),
    0: (9, 58, 7, 10, 16),
    2: (21, 58, 7, 10, 5),
    3: (33, 48, 7, 10, 2),
    4: (46, 37, 7, 10, 0),
    5: (57, 26, 7, 10, 0),
    6: (67, 16, 7, 10, 0),
    7: (74, 9, 7, 10, 0),
    8: (79, 5, 7, 10, 0),
    9: (81, 2, 7, 10, 0),
    11: (83, 0, 7, 10, 0),
}


@pytest.mark.parametrize("edge", TYPICAL)
def test_1_10_2_a_battle_with_a_disaster_at_13_and_a_standoff_at_14(edge: int) -> None:
    found = dict.fromkeys((VICTORY, STALEMATE, STANDOFF, DISASTER, DEFEAT), 0.0)
    for natural, chance in throws(3):
        found[outcome(natural, edge, 1 << 13, 1 << 14)[0]] += chance
    assert list(found.values()) == pytest.approx([hundredths / 100 for hundredths in TYPICAL[edge]], abs=0.0051)
    assert ends(edge, 1 << 13, 1 << 14) == about(found[VICTORY], found[DEFEAT] + found[DISASTER])


# the best chance there is against a war, with an army as large as one likes; its leaders, and who leads ours
CEILINGS = [
    ("1st_illyrian_war", "", "julius", 95.8),
    ("syrian_war", "", "julius", 92.6),
    ("syrian_war", "antiochus_iii", "julius", 84.3),
    ("1st_gallic_war", "", "julius", 85.6),
    ("2nd_macedonian_war", "", "julius", 83.3),
    ("2nd_macedonian_war", "philip_v", "julius", 78.7),
    ("1st_macedonian_war", "", "julius", 75.5),
    ("1st_macedonian_war", "philip_v", "julius", 63.9),
    ("1st_macedonian_war", "", "18a_flamininus", 100.0),
    ("2nd_punic_war", "", "julius", 70.4),
    ("2nd_punic_war", "hannibal", "1a_scipio_africanus", 85.6),
    ("2nd_punic_war", "", "1a_scipio_africanus", 100.0),
]


@pytest.mark.parametrize(("key", "leader", "commander", "best"), CEILINGS)
def test_1_10_21_numbers_that_no_army_overcomes(key: str, leader: str, commander: str, best: float) -> None:
    game = new_table()
    number = wage(game, key)
    if leader:
        lead(game, leader)
    force = odds.Force(put(game, commander, 0), 60, 0, 25)
    assert 100 * odds.campaign(game, number, force).whole.victory == pytest.approx(best, abs=0.051)


# -- what a proposal to send somebody says, against what comes of it

SENT = [
    ("julius(field_consul)", "wars=1st_gallic_war:active", "1st_gallic_war", 12, 0),
    ("julius(field_consul)", "wars=1st_punic_war:active+naval_victory,2nd_punic_war:active", "1st_punic_war", 23, 7),
    # it wakes when it is attacked
    ("julius(field_consul)", "wars=2nd_macedonian_war:imminent leaders=philip_v:curia", "2nd_macedonian_war", 18, 5),
    # who waits on the war without a commander joins him
    ("julius(field_consul)", "wars=syrian_war:active", "syrian_war", 4, 1),
    # the Master of Horse goes with his Dictator
    ("julius(dictator),manlius(master_of_horse)", "wars=1st_gallic_war:active", "1st_gallic_war", 9, 0),
    ("18a_flamininus(field_consul)", "wars=2nd_macedonian_war:active+spent10.13", "2nd_macedonian_war", 10, 5),
]


@pytest.mark.parametrize(("men", "wars", "where", "legions", "fleets"), SENT)
def test_1_09_64_the_odds_of_a_proposal_are_those_of_the_battle(
    men: str, wars: str, where: str, legions: int, fleets: int
) -> None:
    forces_ = "active:15+8f,syrian_war:5+1v+1f" if where == "syrian_war" else "active:23+8f"
    game = at(
        f"phase=senate turn=2 unrest=20 column=cornelius*(rome_consul),fabius amphora=claudius*,{men} {wars}"
        f" forces={forces_} star.hand=#1 stack=Years(combat)/Senate(other_business)"
        " session=chair:cornelius,step:7,sitting:1"
    )
    who = men.partition("(")[0]
    floor(game, who, where, legions, fleets)
    said_and_done(game)


@pytest.mark.parametrize("words", [("replace fabius", "senator julius"), ("reinforce fabius",)])
def test_1_09_644_whoever_takes_over_or_is_helped_in_the_field(words: tuple[str, ...]) -> None:
    game = at(
        "phase=senate turn=2 unrest=20 column=cornelius*(rome_consul),fabius@syrian_war(proconsul)"
        " amphora=claudius*,julius(field_consul) wars=syrian_war:active"
        " forces=active:10+8f,fabius:4+1v+3f star.hand=#1 stack=Years(combat)/Senate(other_business)"
        " session=chair:cornelius,step:7,sitting:1"
    )
    item(game, *words, legions=2, fleets=1)
    said_and_done(game)


def said_and_done(game: Republic) -> None:
    """What is said of the one army in the proposal that waits for its vote, and what comes of it."""
    (told,) = forces(game, voting(game).proposal)
    for seat in range(3):
        call(game, seat)
        say(game, ALL_FOR)
    call(game, 3)

    def once(world: Republic) -> tuple[float, ...]:
        ear = listen(world)
        say(world, ALL_FOR)
        hush(world)
        if asked(world) == "Business":  # the chair has stayed
            say(world, ADJOURN)
            hush(world)
        result = fate(ear, "BattleDecided")[0].result
        return tuple(result == one for one in (DEFEAT, DISASTER, STANDOFF, STALEMATE, VICTORY))

    results = dict(zip(("defeat", "disaster", "standoff", "stalemate", "victory"), counted(game, 3, once), strict=True))
    for name, chance in results.items():
        assert abs(float(str(told.args[name]).strip("<>")) - 100 * chance) <= 1, (name, told.args)
