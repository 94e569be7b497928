"""[1.09.63] [1.09.64] Raise and send as one sketch: the odds of each war for what Rome has and would raise, and the armies
that are filled in once the levy has passed; [1.09.9] armies in the field that cannot fight."""

from __future__ import annotations

from comitium.core.forms import Form
from comitium.core.messages import Phrase
from comitium.games.republic import names
from comitium.games.republic.forms import sketch
from comitium.games.republic.game_type import GAME_TYPE
from comitium.games.republic.odds import gambles as odds
from comitium.games.republic.odds.battle import planned
from comitium.games.republic.odds.dice import percent
from comitium.games.republic.odds.sentences.armies import fronts
from comitium.games.republic.rules.common.wars import fleet_strength, support
from comitium.games.republic.rules.r1_09_senate import kinds
from comitium.games.republic.rules.r1_09_senate.r1_09_6_business.r1_09_64_items import Muster
from comitium.games.republic.rules.r1_09_senate.r1_09_9_closing import recall_automatically
from comitium.games.republic.state.numbers import AT_WAR, FIELD_CONSUL, ROME, ROME_CONSUL, STRAY
from comitium.games.republic.state.republic import Republic
from comitium.text import say
from games.republic.fixtures.builder import man, put, raise_fleets, raise_legions, send, stray, wage, war
from games.republic.fixtures.senate import ballot, hush, offer, senate_with_officers, sit, tell
from games.republic.fixtures.wars.armies import armed, units


def at_levy(**units: int) -> Republic:
    """The chair drafts a levy while two wars are active and both Consuls are in Rome."""
    game = senate_with_officers()
    raise_legions(game, units.get("legions", 10))
    raise_fleets(game, units.get("fleets", 10))
    wage(game, "syrian_war")
    wage(game, "2nd_macedonian_war")
    game.treasury = 200
    sit(game)
    hush(game)
    offer(game, kinds.FORCES)
    return game


def form(game: Republic, **said: int) -> Form:
    found = GAME_TYPE.form(game, game.actors()[0], {id.replace("__", "-"): value for id, value in said.items()})
    assert found is not None
    return found


def ladders(found: Form) -> list[Phrase]:
    return [one for one in found.odds if one.id == "republic-odds-ladder"]


def test_1_09_63_a_levy_shows_the_odds_of_each_war_for_what_would_be_raised() -> None:
    game = at_levy()
    few, more = form(game), form(game, raise__legions=5)
    assert len(ladders(few)) == 2
    assert [one.args["legions"] for one in ladders(few)] == [10, 0], "all that is there, to the stronger war"
    assert [one.args["legions"] for one in ladders(more)] == [15, 0], "and what would be raised"
    assert ladders(more)[0].args["here"] == 10


def test_1_10_2_each_rung_is_what_an_army_of_so_many_legions_would_win() -> None:
    game = at_levy()
    found = form(game)
    strongest = war("2nd_macedonian_war")
    leader = max((game.offices[ROME_CONSUL], game.offices[FIELD_CONSUL]), key=game.military)
    sent = next(field.value for field in found.fields if field.id == f"{sketch.FLEETS}{strongest}")
    rungs = ladders(found)[0].args["listed"]
    assert isinstance(rungs, tuple)
    assert [rung.args["number"] for rung in rungs] == list(range(1, 1 + 10 + 15)), "never cut: all that could be raised"
    for number in (1, 8, 10, 20):
        made = odds.campaign(game, strongest, planned(game, strongest, leader, number, 0, sent)).whole.victory
        assert rungs[number - 1].args["chance"] in (percent(made), f"{round(100 * made)}")


def test_1_09_63_presets_fill_in_and_all_wars_are_added_up() -> None:
    game = at_levy()
    found = form(game)
    assert [say(one.text, "en") for one in found.presets] == ["Split", "All to 2nd Macedonian War", "All to Syrian War"]
    split = dict(found.presets[0].values)
    assert split[f"{sketch.LEGIONS}{war('syrian_war')}"] == split[f"{sketch.LEGIONS}{war('2nd_macedonian_war')}"] == 5
    divided = GAME_TYPE.form(game, game.actors()[0], split)
    assert divided is not None
    assert [one.args["legions"] for one in ladders(divided)] == [5, 5]
    assert divided.odds[-1].id == "republic-odds-fronts"


def test_1_10_11_an_army_without_its_fleets_says_what_it_needs() -> None:
    game = at_levy(fleets=0)
    first = form(game).odds[0]
    assert (first.id, first.args["fleets"]) == ("republic-odds-support", 0)
    assert first.args["needed"] > 0  # type: ignore[operator]


def test_1_09_63_where_fleets_are_missing_the_rungs_count_with_them_and_a_preset_raises_them() -> None:
    game = at_levy(fleets=0)
    found = form(game)
    wars = [war("2nd_macedonian_war"), war("syrian_war")]
    short = [max(support(game, one), 1 if fleet_strength(game, one) else 0) for one in wars]
    assert [one.args["fleets"] for one in ladders(found)] == short
    listed = ladders(found)[1].args["listed"]
    assert isinstance(listed, tuple)
    assert listed[-1].args["chance"] != "0", "what the legions would do with those fleets"
    sent = [next(field.value for field in found.fields if field.id == f"{sketch.LEGIONS}{one}") for one in wars]
    assert sent[short.index(min(short))] == 10, "it opens on the war that lacks the fewest fleets"
    for one, needed, preset in zip(wars, short, found.presets[1:], strict=True):
        assert dict(preset.values)["raise-fleets"] == needed
        filled = GAME_TYPE.form(game, game.actors()[0], dict(preset.values))
        assert filled is not None
        assert not any(odd.id == "republic-odds-support" and odd.args["war"] == names.war(one) for odd in filled.odds)


def test_1_09_64_the_armies_of_a_sketch_are_filled_in_once_its_levy_has_passed() -> None:
    game = at_levy()
    kept = {f"{sketch.LEGIONS}{war('syrian_war')}": 9, f"{sketch.LEGIONS}{war('2nd_macedonian_war')}": 0}
    made = GAME_TYPE.form(game, game.actors()[0], {"raise-legions": 3, **kept})
    assert made is not None
    for choice in made.ways[0].choices:
        hush(game)
        game.apply(game.actors()[0], choice)
    ballot(game)
    hush(game)
    offer(game, kinds.MILITARY)
    plain, drawn = form(game), GAME_TYPE.form(game, game.actors()[0], kept)
    assert drawn is not None
    values = {field.id: field.value for field in drawn.fields}
    assert (values["war"], values["legions"]) == (war("syrian_war"), 9)
    assert {field.id: field.value for field in plain.fields}["legions"] == 13


def test_1_09_64_the_form_opens_on_the_active_war_that_is_won_most_likely() -> None:
    game = armed(12, 12)
    wage(game, "1st_punic_war")
    wage(game, "syrian_war")
    sit(game)
    hush(game)
    offer(game, kinds.MILITARY)
    found = form(game)
    first = next(field for field in found.fields if field.id == "war")
    chances = []
    leader = next(field.value for field in found.fields if field.id == "commander")
    for one in ("1st_punic_war", "syrian_war"):
        chances.append(odds.campaign(game, war(one), planned(game, war(one), leader, 12, 0, 12)).whole.victory)
    assert first.value == war("syrian_war" if chances[1] > chances[0] else "1st_punic_war")


def rungs_of(found: Form) -> list[str]:
    listed = ladders(found)[0].args["listed"]
    assert isinstance(listed, tuple)
    return [str(rung.args["chance"]) for rung in listed]


def test_1_09_64_b_43_fleets_that_wait_at_a_war_count_for_the_rungs_of_its_army() -> None:
    game = at_levy(fleets=0)
    raise_fleets(game, 2, STRAY + war("syrian_war"))
    found = form(game)
    about = next(one.args for one in ladders(found) if one.args["war"] == names.war(war("syrian_war")))
    assert about["fleets"] == 0, "no fleet is missing there"
    sent = next(field.value for field in found.fields if field.id == f"{sketch.LEGIONS}{war('syrian_war')}")
    assert sent == 10, "so it opens on that war"


def test_1_09_63_a_war_that_rome_cannot_reach_comes_after_those_that_it_can() -> None:
    game = at_levy(fleets=0)
    wage(game, "1st_sicilian_slave_revolt")  # the weakest, and it needs no fleets
    game.treasury = 10
    assert fronts(game, Muster(game))[0] == war("1st_sicilian_slave_revolt")
    game.treasury = 200
    assert fronts(game, Muster(game))[0] == war("2nd_macedonian_war"), "the fleets can be built: the strongest first"


def test_1_09_644_troops_that_a_draft_calls_home_count_no_more_for_the_war_they_leave() -> None:
    game = armed(4, 10)
    wage(game, "1st_gallic_war")
    stray(game, "1st_gallic_war", 6)
    sit(game)
    hush(game)
    offer(game, kinds.MILITARY)
    before = rungs_of(form(game, war=war("1st_gallic_war")))
    tell(game, "strays 1st_gallic_war")
    units(game, 6, 0)
    found = form(game, war=war("1st_gallic_war"))
    after = rungs_of(found)
    leader = next(field.value for field in found.fields if field.id == "commander")
    game.legions[STRAY + war("1st_gallic_war")] = 0
    made = odds.campaign(game, war("1st_gallic_war"), planned(game, war("1st_gallic_war"), leader, 4)).whole.victory
    assert len(after) == 10, "six more can be sent now"
    assert after[3] in (percent(made), f"{round(100 * made)}")
    assert after[3] != before[3], "with those six there were ten"
    assert after[9] == before[3], "and there are, once all go"


# -- [1.09.9] armies in the field


def test_1_09_9_an_army_that_lacks_its_fleets_says_so_before_it_comes_home() -> None:
    game = senate_with_officers()
    wage(game, "syrian_war")  # it needs two fleets
    lone = put(game, "sulpicius", 1)
    send(game, lone, "syrian_war", legions=5, fleets=1)
    view = GAME_TYPE.view(game, 0)
    board = GAME_TYPE.board(view, None)
    marks = [mark for zone in board.walk() for one in zone.pieces for mark in one.marks]
    told = [say(mark.text, "en") for mark in marks if mark.id == "stranded"]
    assert told == ["Sulpicius needs 2 fleets, has 1: comes home, war unprosecuted"]
    recall_automatically(game)
    assert game.where[lone] == ROME, "and so he does"


def test_1_09_9_an_army_that_can_fight_says_nothing() -> None:
    game = senate_with_officers()
    wage(game, "syrian_war")
    lone = put(game, "sulpicius", 1)
    send(game, lone, "syrian_war", legions=5, fleets=2)
    assert [one.stranded for one in GAME_TYPE.view(game, 0).wars] == [()]
    recall_automatically(game)
    assert game.where[lone] == AT_WAR + war("syrian_war")
    assert man("sulpicius") == lone


def test_b_43_troops_without_a_commander_are_told_at_their_war() -> None:
    game = armed(4, 4)
    wage(game, "syrian_war")
    raise_legions(game, 3, STRAY + war("syrian_war"))
    raise_fleets(game, 1, STRAY + war("syrian_war"))
    board = GAME_TYPE.board(GAME_TYPE.view(game, 0), None)
    told = [say(mark.text, "en") for zone in board.walk() for one in zone.pieces for mark in one.marks if mark.id == "left"]
    assert told == ["no commander: 3 legions and 1 fleet"]


def test_1_09_63_the_best_soldier_is_sketched_against_a_war_that_can_be_won() -> None:
    """Not against the strongest, which no legion can reach before a battle at sea is won."""
    game = at_levy(fleets=0)
    wage(game, "1st_punic_war")
    assert fleet_strength(game, war("1st_punic_war"))
    found = form(game)
    led = {field.id: field.note for field in found.fields if field.id.startswith(sketch.LEGIONS)}
    assert list(led) == [f"{sketch.LEGIONS}{war(one)}" for one in ("2nd_macedonian_war", "syrian_war")], "one for each Consul"
    best = max((game.offices[FIELD_CONSUL], game.offices[ROME_CONSUL]), key=game.military)
    first = led[f"{sketch.LEGIONS}{war('2nd_macedonian_war')}"]
    assert first is not None
    assert first.args["senator"] == names.senator(best)


def test_1_10_12_where_a_battle_at_sea_comes_first_the_rungs_are_fleets() -> None:
    game = at_levy(fleets=8)
    game.zone[war("2nd_macedonian_war")] = game.zone[war("syrian_war")] = 0
    wage(game, "1st_punic_war")
    found = form(game)
    (rungs,) = [one for one in found.odds if one.id == "republic-odds-ladder-sea"]
    listed = rungs.args["listed"]
    assert isinstance(listed, tuple)
    assert [one.args["number"] for one in listed] == list(range(1, 8 + 17 + 1)), "all that are there, and all in the reserve"
    sent = rungs.args["legions"]
    leader = max((game.offices[ROME_CONSUL], game.offices[FIELD_CONSUL]), key=game.military)
    for fleets in (1, 8, 15):
        legions = next(field.value for field in found.fields if field.id == f"{sketch.LEGIONS}{war('1st_punic_war')}")
        sea = odds.campaign(game, war("1st_punic_war"), planned(game, war("1st_punic_war"), leader, legions, 0, fleets)).sea
        assert sea is not None
        assert listed[fleets - 1].args["chance"] == percent(sea.victory)
    assert sent == 8, "the fleets that would go are framed"
    for language in ("en", "fr"):
        assert "{" not in say(rungs, language)


def test_1_09_642_whoever_presides_and_would_leave_ends_the_phase_and_it_is_said() -> None:
    game = senate_with_officers()
    raise_legions(game, 10)
    wage(game, "syrian_war")
    raise_fleets(game, 10)
    sit(game)
    hush(game)
    offer(game, kinds.MILITARY)
    commander = next(field for field in form(game).fields if field.id == "commander")
    notes = {man: [one.id for one in form(game, commander=man).notes] for man, _ in commander.listed}
    chair = game.offices[ROME_CONSUL]
    assert {man: "republic-form-chair-leaves" in told for man, told in notes.items()} == {man: man == chair for man in notes}
