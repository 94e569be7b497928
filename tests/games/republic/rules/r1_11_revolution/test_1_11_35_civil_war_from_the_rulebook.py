"""[1.11.35] to [1.11.373] The civil war, and [1.12] how it may end; played from positions by one who had not read the code."""

from __future__ import annotations

import pytest

from comitium.games.republic.rules.common.wars import land_strength
from comitium.games.republic.rules.r1_10_combat.commanders import master_of
from comitium.games.republic.state.numbers import AT_WAR, BEATEN, CIVIL_WAR, FOUGHT, NOWHERE, OUT, REBEL, ROME
from comitium.games.republic.state.republic import Republic
from games.republic.fixtures.builder import Ear, asked, check, man, war
from games.republic.fixtures.wars.field import campaign, fate, force, in_italy, offers, speak, veterans

SENATE_ARMY = "amphora=valerius*,manlius@civil_war(field_consul,sent1) trident=claudius* star=papirius*"
BLANKS = "chits=14,15,16,17,20,21,22,23,24,26"


def civil(text: str, army: str = "fabius:5+1v.fabius,manlius:10", wars: str = "", **options: str) -> tuple[Republic, Ear]:
    """Fabius (rating 4) is the rebel, Manlius (rating 3) is sent against him."""
    extra = f",{wars}" if wars else ""
    more = options.get("column", "")
    return campaign(
        f"column=fabius*@revolt(rebel),cornelius@revolt{more} wars=civil_war:active{extra} forces={army} unrest=3 {text}",
        others=options.get("others", SENATE_ARMY),
    )


def test_1_11_37_victory() -> None:
    game, ear = civil(f"dice=4,4,4 {BLANKS}")
    met = fate(ear, "RebelMet")[0]
    assert (met.amount, met.amount2) == (13, 11)
    manlius = man("manlius")
    assert force(game, "manlius") == (6, 0)
    assert (game.influence[manlius], game.popularity[manlius]) == (10, 4)
    assert in_italy(game) == (2, 0)
    assert game.rebel < 0
    assert game.zone[CIVIL_WAR] == NOWHERE
    assert game.where[man("cornelius")] == OUT
    assert game.where[man("fabius")] == ROME  # the heir of the leader
    assert game.unrest == 2
    assert veterans(game, "manlius") == 1
    assert veterans(game, "fabius") == 0
    assert game.victorious >> manlius & 1
    assert len(fate(ear, "ChitDrawn")) == 8
    check(game)


def test_1_11_372_stalemate_makes_a_veteran_on_each_side() -> None:
    game, ear = civil(f"dice=4,3,3 {BLANKS}")
    assert force(game, "manlius") == (9, 0)
    assert force(game, "fabius") == (5, 0)
    assert len(fate(ear, "ChitDrawn")) == 2
    assert veterans(game, "manlius") == 1
    assert len(fate(ear, "VeteranMade")) == 2
    assert game.unrest == 3
    assert game.proconsuls >> man("manlius") & 1
    assert game.where[man("manlius")] == AT_WAR + CIVIL_WAR
    assert not game.unprosecuted >> CIVIL_WAR & 1


@pytest.mark.parametrize(("wars", "ends"), [("", True), ("syrian_war:active,jugurthine_war:active,social_war:active", True)])
def test_1_11_373_defeat(wars: str, ends: bool) -> None:
    game, _ = civil("dice=2,2,1", wars=wars)
    assert game.over == ends
    assert game.winner == 0


FOUR = "syrian_war:active,jugurthine_war:active,social_war:active,2nd_illyrian_war:active"


def test_1_12_4_with_four_wars_he_must_fight_on_and_wins_with_three() -> None:
    game, _ = civil("dice=2,2,1,3,3,2", army="fabius:5+1v.fabius,manlius:10,active:3f", wars=FOUR)
    assert game.actors() == [0]
    assert "war 2nd_illyrian_war" in offers(game, 0)
    speak(game, 0, "war 2nd_illyrian_war")
    assert game.over
    assert game.winner == 0


def test_1_12_4_anything_but_a_victory_is_the_end_of_rome() -> None:
    """Five legions against the Illyrians: natural 5 is their disaster."""
    game, _ = civil("dice=2,2,1,1,3,1", army="fabius:5+1v.fabius,manlius:10,active:3f", wars=FOUR)
    speak(game, 0, "war 2nd_illyrian_war")
    assert game.over
    assert game.winner < 0


def test_1_12_4_a_war_he_cannot_support_is_not_offered() -> None:
    game, _ = civil("dice=2,2,1,6,6,5", army="fabius:5+1v.fabius,manlius:10,active:1f", wars=FOUR)
    assert offers(game, 0) == ["war social_war"]


def test_1_12_4_no_war_he_can_support_and_all_lose() -> None:
    game, _ = civil(
        "dice=2,2,1",
        army="fabius:5+1v.fabius,manlius:10,active:1f",
        wars="syrian_war:active,jugurthine_war:active,1st_illyrian_war:active,2nd_illyrian_war:active",
    )
    assert game.over
    assert game.winner < 0


def test_c_38_his_army_is_everything_in_italy_and_every_fleet() -> None:
    """9 of the beaten army, 2 in the Active Forces, 6 of his (two veterans); fleets come from a war, legions do not."""
    game, ear = civil(
        "dice=2,2,1,3,3,2",
        army="fabius:5+1v.fabius,manlius:10,active:2+1f,aelius:3+4f",
        wars=FOUR,
        others="amphora=valerius*,manlius@civil_war(field_consul,sent1) "
        "trident=claudius*,aelius@syrian_war(proconsul,sent9) star=papirius*",
    )
    speak(game, 0, "war 2nd_illyrian_war")
    met = fate(ear, "ArmiesMet")[-1]
    assert met.senator == man("fabius")
    assert met.army == 8 + 9 + 2
    assert not [one for one in fate(ear, "ArmiesMet") if one.senator == man("aelius")]


def test_c_38_he_dies_in_the_decisive_victory() -> None:
    """Condition 1: play goes on without him, unless the table says otherwise."""
    for option, winner in (("condition_2_only", -1), ("always_wins", 0), ("never_wins", -1)):
        game, _ = civil(
            f"end_game_rebel_dies={option} dice=2,2,1,2,2,2 chits=2,14,15,16",
            army="fabius:5+1v.fabius,manlius:6,active:3f",
            wars=FOUR,
        )
        # 6 + 8 + 4 - 4 = 14: four legions and three fleets lost, the first chit is his
        speak(game, 0, "war 2nd_illyrian_war")
        assert game.zone[war("2nd_illyrian_war")] == BEATEN
        assert game.winner == winner
        assert game.over == (winner == 0), option


def test_1_11_35_no_army_no_senate() -> None:
    game, _ = civil(
        "",
        army="fabius:5",
        wars="syrian_war:active,jugurthine_war:active",
        others="amphora=valerius* trident=claudius* star=papirius*",
    )
    assert game.over
    assert game.winner == 0


def test_1_11_35_a_commander_without_legions_is_no_army() -> None:
    game, _ = civil("", army="fabius:5,manlius:3f", wars="syrian_war:active")
    assert game.over
    assert game.winner == 0


def test_c_37_the_other_battles_come_first() -> None:
    """Four wars, one of them is won before the rebel enters the empty city."""
    game, _ = civil(
        "dice=6,6,5",
        army="fabius:5,manlius:12+2f",
        wars="syrian_war:active,jugurthine_war:active,social_war:active,2nd_illyrian_war:active",
        others="amphora=valerius*,manlius@syrian_war(field_consul,sent1) trident=claudius* star=papirius*",
    )
    assert game.zone[war("syrian_war")] == BEATEN
    assert game.over
    assert game.winner == 0


def test_c_35_the_primary_rebel_dies_by_a_chit_of_a_stalemate() -> None:
    game, _ = civil("dice=4,3,3 chits=2,14")
    assert game.rebel < 0
    assert game.zone[CIVIL_WAR] == NOWHERE
    assert game.where[man("manlius")] == ROME
    assert game.where[man("cornelius")] == OUT
    manlius = man("manlius")
    assert (game.influence[manlius], game.popularity[manlius]) == (4, 0)
    assert not game.proconsuls >> manlius & 1
    assert in_italy(game) == (14, 0)
    assert not game.victorious >> manlius & 1
    assert game.unrest == 3


def test_1_11_371_a_rebel_without_legions_is_beaten_without_a_victory() -> None:
    game, _ = civil(f"dice=1,1,1 {BLANKS}", army="fabius:2,manlius:10")
    # 3 + 13 - 4 = 12: one each
    assert force(game, "fabius") == (1, 0)
    game, _ = civil(f"dice=1,1,1 {BLANKS}", army="fabius:3,manlius:10")
    # 3 + 13 - 6 = 10: three each
    assert game.rebel < 0
    assert game.where[man("manlius")] == ROME
    assert game.influence[man("manlius")] == 4
    assert in_italy(game) == (7, 0)
    assert game.veterans.bit_count() == 1  # [C-34] on each side that has a normal legion left


def test_1_11_372_a_destroyed_army_is_not_the_end_yet() -> None:
    game, _ = civil(f"dice=6,6,1 {BLANKS}", army="fabius:5,manlius:3")
    # 13 + 6 - 9 = 10: three each
    assert not game.over
    assert game.rebel == man("fabius")
    assert force(game, "manlius") == (0, 0)
    assert game.unprosecuted >> CIVIL_WAR & 1


def test_1_10_51_veterans_of_a_partisan_leave_the_senate_before_the_dice() -> None:
    _, ear = civil(f"dice=4,3,3 {BLANKS}", army="fabius:5,manlius:9+1v.cornelius")
    met = fate(ear, "RebelMet")[0]
    assert (met.amount, met.amount2) == (12, 11)


def test_1_11_36_a_loyal_veteran_goes_over_before_the_battle() -> None:
    game, ear = civil(f"dice=4,3,3 {BLANKS}", army="fabius:5+1v.valerius,manlius:9")
    assert game.actors() == [1]
    speak(game, 1, "pass")  # when the phase begins he stays; [C-17] he is asked again before the battle
    assert game.actors() == [1]
    speak(game, 1, "veteran 6")
    met = fate(ear, "RebelMet")[0]
    assert (met.amount, met.amount2) == (9 + 2 + 3, 5 + 4)


def test_1_11_36_the_rebels_own_loyal_senator_may_call_his_veteran_too() -> None:
    game, _ = civil(f"dice=4,3,3 {BLANKS}", army="fabius:5+1v.aelius,manlius:9", column=",aelius")
    assert game.actors() == [0]


def test_c_33_fleets_take_no_part() -> None:
    game, _ = civil(f"dice=4,3,3 {BLANKS}", army="fabius:5+1v.fabius,manlius:10+4f")
    assert force(game, "manlius") == (9, 4)


def test_c_33_nobody_is_captured() -> None:
    game, _ = civil("dice=4,3,3 chits=14,6")
    assert game.where[man("manlius")] == OUT
    assert game.rebel == man("fabius")


def test_c_33_chits_by_option() -> None:
    for option, number in (("both_sides", 2), ("each_side", 2), ("senate_losses", 1)):
        _, ear = civil(f"civil_war_chits={option} dice=4,3,3 {BLANKS}")
        assert len(fate(ear, "ChitDrawn")) == number


def test_c_39_a_victory_ends_it_for_the_second_army() -> None:
    game, ear = civil(
        f"dice=4,4,4 {BLANKS}",
        army="fabius:5+1v.fabius,manlius:10,aelius:4",
        others="amphora=valerius*,manlius@civil_war(field_consul,sent1),aelius@civil_war(rome_consul,sent2) "
        "trident=claudius* star=papirius*",
    )
    while asked(game) == "WhoFirst":
        speak(game, game.actors()[0], "senator manlius")
    assert len(fate(ear, "RebelMet")) == 1
    assert game.where[man("aelius")] == ROME
    assert not game.victorious >> man("aelius") & 1


def test_c_79_pompey_rolls_as_the_rebel() -> None:
    _, ear = campaign(
        "scenario=late column=fabius*,30a_pompey@revolt(rebel) wars=civil_war:active forces=30a_pompey:8,manlius:10 "
        f"dice=6,4,3,3 {BLANKS}",
        others=SENATE_ARMY,
    )
    met = fate(ear, "RebelMet")[0]
    assert (met.amount, met.amount2) == (13, 15)


def test_a_39_the_civil_war_is_the_fourth_war() -> None:
    for option, over in (("true", True), ("false", False)):
        game, _ = civil(
            f"civil_war_counts={option} dice=4,3,3 {BLANKS}", wars="syrian_war:active,jugurthine_war:active,social_war:active"
        )
        assert game.over == over
        assert game.winner < 0


def test_1_12_four_wars_sink_a_consul_for_life_too() -> None:
    game, _ = campaign(
        "column=fabius*(consul_for_life,inf40) "
        "wars=syrian_war:active,jugurthine_war:active,social_war:active,2nd_illyrian_war:active"
    )
    assert game.over
    assert game.winner < 0


def test_1_12_3_the_fourth_war_is_won_in_time() -> None:
    start = (
        "column=fabius*,julius@syrian_war(field_consul,sent1) "
        "wars=syrian_war:active,jugurthine_war:active,social_war:active,gladiator_revolt:active"
    )
    game, _ = campaign(f"{start} forces=julius:14+2f dice=3,3,3")
    assert not game.over
    game, _ = campaign(f"{start} forces=julius:4+2f dice=3,3,2 {BLANKS}")
    assert game.over
    assert game.winner < 0


def test_1_12_3_inactive_and_imminent_wars_do_not_count() -> None:
    game, _ = campaign(
        "column=fabius* "
        "wars=syrian_war:active,jugurthine_war:active,social_war:active,gladiator_revolt:inactive,2nd_illyrian_war:imminent"
    )
    assert not game.over
    assert game.unprosecuted == sum(1 << war(key) for key in ("syrian_war", "jugurthine_war", "social_war"))


def test_1_12_2_a_rebel_beats_a_consul_for_life_of_the_same_turn() -> None:
    game, _ = civil("dice=2,2,1", others=SENATE_ARMY.replace("valerius*", "valerius*(consul_for_life,inf40)"))
    assert game.over
    assert game.winner == 0


@pytest.mark.parametrize(
    ("text", "life", "winner"),
    [
        ("", "consul_for_life,", 0),
        ("unopposed_rebel=yields", "consul_for_life,", 1),
        ("unopposed_rebel=yields", "", 0),
    ],
)
def test_b_85_whether_a_rebel_whom_nobody_fights_beats_a_consul_for_life(text: str, life: str, winner: int) -> None:
    """[1.11.35] [1.09.823] By default he does: otherwise a Consul for Life would only have to send nobody."""
    others = f"amphora=valerius*({life}inf{40 if life else 30}) trident=claudius* star=papirius*"
    game, _ = civil(text, army="fabius:5", wars="syrian_war:active", others=others)
    assert played_out(game) == ("rebel_coup" if winner == 0 else "consul_for_life", winner)


def played_out(game: Republic) -> tuple[str, int]:
    """How the turn ends if everybody takes the first answer."""
    for _ in range(100):
        if game.over:
            break
        seat = game.actors()[0]
        game.apply(seat, min(game.legal(seat)))
    return game.ending, game.winner


COMMANDS = "amphora=valerius*,julius@syrian_war(field_consul,consul_for_life,inf40,sent1) trident=claudius* star=papirius*"


@pytest.mark.parametrize(
    ("option", "chits", "ending", "winner"),
    [
        ("", BLANKS, "rebel_coup", 0),
        ("", "chits=4,14", "rebel_coup", 0),
        ("unopposed_rebel=yields", BLANKS, "consul_for_life", 1),
        ("unopposed_rebel=yields", "chits=4,14", "rebel_coup", 0),
    ],
)
def test_b_85_it_is_asked_after_the_battles_whether_he_lives(option: str, chits: str, ending: str, winner: int) -> None:
    """[C-37] A Consul for Life who falls in another war has not won: the rebel whom nobody met has."""
    game, _ = civil(
        f"dice=3,3,3 {chits} {option}", army="fabius:5,julius:9+9f", wars="syrian_war:active", column="", others=COMMANDS
    )
    assert played_out(game) == (ending, winner)


@pytest.mark.parametrize(("option", "ending"), [("", "rebel_coup"), ("unopposed_rebel=yields", "consul_for_life")])
def test_b_85_the_consul_for_life_of_the_rebels_own_faction(option: str, ending: str) -> None:
    """His faction wins either way, by another rule."""
    others = "amphora=valerius* trident=claudius* star=papirius*"
    game, _ = civil(option, army="fabius:5", column=",manlius(consul_for_life,inf40)", others=others)
    assert played_out(game) == (ending, 0)


def test_1_11_35_b_85_an_army_that_was_sent_but_not_led_to_battle_opposes_nobody() -> None:
    """The one who leads no legion has not met the rebel."""
    game, _ = civil("", army="fabius:5", others=SENATE_ARMY)
    assert played_out(game) == ("rebel_coup", 0)


LEADS = "amphora=valerius*,manlius@civil_war(field_consul,consul_for_life,inf40,sent1) trident=claudius* star=papirius*"
CAPTIVE = "amphora=valerius*,manlius@captive.syrian_war(consul_for_life,inf40) trident=claudius* star=papirius*"


@pytest.mark.parametrize(("option", "unopposed"), [("", "rebel_coup"), ("unopposed_rebel=yields", "consul_for_life")])
@pytest.mark.parametrize(
    ("army", "others", "dice", "ending"),
    [
        ("fabius:5,manlius:5f", LEADS, "", ""),  # fleets alone are no army
        ("fabius:5,manlius:1v.fabius", LEADS, "", ""),  # [1.11.36] the only legion goes over to the rebel
        ("fabius:5", CAPTIVE, "", ""),
        ("fabius:5+1v.fabius,manlius:10", LEADS, f"dice=4,3,3 {BLANKS}", "consul_for_life"),  # [1.11.372] met, not beaten
        ("fabius:15,manlius:10", LEADS, f"dice=1,1,1 {BLANKS}", "rebel_march"),  # [1.11.373]
        ("fabius:5,manlius:20", LEADS, f"dice=6,6,6 {BLANKS}", "consul_for_life"),  # [1.11.371]
    ],
)
def test_b_85_the_option_matters_only_where_no_legion_met_him(
    option: str, unopposed: str, army: str, others: str, dice: str, ending: str
) -> None:
    """A Consul for Life who leads the army himself, leads none, or is a captive."""
    game, _ = civil(f"{dice} {option}", army=army, wars="syrian_war:active", column="", others=others)
    expected = ending or unopposed
    assert played_out(game) == (expected, 1 if expected == "consul_for_life" else 0)


def test_b_85_four_wars_are_everybodys_end_all_the_same() -> None:
    others = "amphora=valerius*(consul_for_life,inf40) trident=claudius* star=papirius*"
    game, _ = civil("unopposed_rebel=yields", army="fabius:5", wars=FOUR, others=others)
    assert (game.ending, game.winner) == ("four_wars", -1)


def test_1_09_823_a_captive_consul_for_life_wins_at_the_end_of_the_turn() -> None:
    game, _ = campaign(
        "column=fabius*,julius@captive.syrian_war(consul_for_life,inf40) wars=syrian_war:active", "revolution", hands=False
    )
    assert game.over
    assert game.winner == 0


def test_1_11_373_his_partisans_stay_rebels_until_the_end() -> None:
    game, _ = civil("dice=4,3,3 chits=1,14")  # Cornelius is not at the battle
    assert game.where[man("cornelius")] == REBEL
    assert game.zone[CIVIL_WAR] == FOUGHT


def test_1_07_312_a_former_master_of_horse_who_becomes_a_statesman_still_adds_his_rating() -> None:
    """The family joined the Dictator in revolt; now Marius himself (rating 5) lies on its card."""
    game, _ = campaign(
        "scenario=late column=aelius*@revolt(rebel,t30),marius@revolt column.hand=27a_marius wars=civil_war:active "
        f"forces=aelius:9 marks=former_master:{man('marius') + 1}",
        "revolution",
    )
    while asked(game) == "Trade":
        speak(game, game.actors()[0], "pass")
    while game.actors() != [0]:
        speak(game, game.actors()[0], "pass")
    assert master_of(game, game.rebel) == man("marius")
    speak(game, 0, "card 27a_marius")
    assert master_of(game, game.rebel) == man("27a_marius")


def test_b_46_the_strength_of_the_civil_war_is_what_the_senate_will_meet() -> None:
    """[1.11.37] With the former Master of Horse: 8 legions, 4 and 3."""
    game, _ = campaign(
        f"column=fabius*@revolt(rebel),aelius@revolt marks=former_master:{man('aelius') + 1} wars=civil_war:active "
        "forces=fabius:8",
        "revolution",
    )
    assert land_strength(game, CIVIL_WAR) == 15
