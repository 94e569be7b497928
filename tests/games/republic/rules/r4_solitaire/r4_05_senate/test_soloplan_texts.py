"""What plans say: questions, refusals and events, in both languages."""

from __future__ import annotations

import pytest

from comitium.core.messages import Phrase
from comitium.games.republic.choices import DONE, SENATOR
from comitium.games.republic.events.solo import plan as told
from comitium.games.republic.forms.questions import form_of
from comitium.games.republic.odds.sentences.questions import by_choice
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_3_plans.r4_05_3_lists import WEAKEST
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_senate import SoloSenate
from comitium.games.republic.state.republic import Republic
from comitium.text import LANGUAGES, say
from games.republic.fixtures.builder import asked, listen, man, war
from games.republic.fixtures.senate import refused
from games.republic.fixtures.solo.plans import campaign, planned, position, sent, tell

CONSULS = {"amphora": "valerius*(rome_consul),manlius", "trident": "julius*(field_consul),fulvius"}


def asks(game: Republic) -> str:
    """The question that waits, in English; it can be asked in every language."""
    seat = game.actors()[0]
    question = game.stack[-1].ask(game, seat)
    for language in LANGUAGES:
        assert say(question, language)
    return say(question)


def test_4_05_33_raising_without_a_plan() -> None:
    game = position("wars=1st_gallic_war:active forces=active:2 treasury=40")
    planned(game)
    assert asks(game) == "No plan can be carried out. You decide what the State raises; a unit costs 10 T."
    refused(game, "disband-legions 1", "4.05.33")
    refused(game, "raise-legions 5", "1.09.63")
    tell(game, "raise-legions 2")
    assert asks(game).startswith("So far")


def test_4_05_33_a_shortage_is_named() -> None:
    game = position("coalition=column wars=1st_gallic_war:active events=manpower_shortage:1 forces=active:2 treasury=40")
    planned(game)
    assert asks(game).startswith("Your coalition governs alone.")
    refused(game, "raise-legions 1", "4.05.33")


def test_4_05_33_a_shortage_is_told_where_it_leaves_rome_without_a_plan() -> None:
    game = position("wars=1st_gallic_war:active events=manpower_shortage:1 forces=active:2 treasury=400")
    ear = listen(game)
    planned(game)
    assert ear.all(told.NoPlan) == [told.NoPlan("4.05.3", 0, 1)]


def test_4_05_31_naming_a_commander() -> None:
    game = position("wars=1st_gallic_war:active,syrian_war:active forces=active:16+2f", **CONSULS)
    campaign(game, "1st_gallic_war", "syrian_war")
    why = "The plan leaves this to you, whatever faction he belongs to; usually Julius."
    assert asks(game) == f"1st Gallic War, strength 10: who commands? {why}"
    refused(game, "senator fulvius", "4.05.31")


def test_4_05_31_other_veterans() -> None:
    game = position("wars=1st_gallic_war:active forces=active:9+2v", **CONSULS)
    campaign(game, "1st_gallic_war")
    assert asked(game) == "TakeVeterans"
    assert asks(game).startswith("Julius against the 1st Gallic War: which other veterans")
    assert "Up to 2; usually none." in asks(game), "two of the ten who go are veterans"
    refused(game, "veteran 1", "4.05.31")


def test_1_09_643_a_command_below_the_minimum() -> None:
    game = position("wars=2nd_punic_war:active forces=active:5+5f", column="cornelius*(field_consul)")
    campaign(game, "2nd_punic_war", all_force=True, entry=WEAKEST, crisis=True)
    assert "with an army of strength 5 and 5 fleets." in asks(game)
    refused(game, "pass", "1.09.643")


def test_d_29_garrisons() -> None:
    text = "scenario=middle wars=1st_gallic_war:active provinces=sicilia forces=active:16"
    game = position(text, **CONSULS)
    campaign(game, "1st_gallic_war")
    assert asks(game).startswith("The plan is complete.")
    refused(game, "reinforce julius", "4.05.3")
    tell(game, "garrison sicilia")
    assert asks(game)
    tell(game, "legions 1")
    assert asks(game) == "1 order so far. Another, or carry it out?"


def test_4_05_3_ones_own_orders_are_not_put_to_the_vote() -> None:
    game = position(
        "coalition=column wars=1st_gallic_war:active forces=active:12 treasury=20", column="cornelius*(field_consul)"
    )
    planned(game)
    form = form_of(game, 0, {"raise-legions": 1})
    assert form is not None
    assert form.ways[0].text == Phrase("republic-soloplan-forces-done")
    tell(game, "pass")
    sent(game, SoloSenate())
    form = form_of(game, 0, {})
    assert form is not None
    assert form.ways[0].text == Phrase("republic-soloplan-orders-done")
    assert game.stack[-1].wording(DONE) == form.ways[0].text
    assert asks(game) == "Your coalition governs alone: what do you order?"


GALLIC = war("1st_gallic_war")
JULIUS = man("julius")


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (told.CrisisTested("4.05.3", 0, 1, 15, 0), "No crisis: 1 active war, greatest strength 15."),
        (told.CrisisTested("4.05.3", 1, 3, 10, 1), "Crisis: 3 active wars, greatest strength 10, a rebel."),
        (
            told.WarWeighed("4.05.3", war("1st_punic_war"), 10, 1, 20, 1, 0, 10),
            "1st Punic War: strength 10 at sea, 20 with all its matching wars (one is still to come: dangerous); "
            "adequate force: 10 fleets.",
        ),
        (
            told.PlanChosen("4.05.3", 0, 1, (GALLIC, war("syrian_war")), 0, 4, 0),
            "Normal list, plan 1: attack the 1st Gallic War and the Syrian War with adequate forces. "
            "To raise: legions 4, fleets 0.",
        ),
        (told.NoPlan("4.05.3", 1), "No plan of the crisis list can be carried out."),
        (told.NoPlan("4.05.3", 0), "No plan of the normal list can be carried out."),
        (
            told.NoPlan("4.05.3", 0, 1),
            "No plan of the normal list can be carried out: with a Manpower Shortage, Rome raises no units outside a crisis.",
        ),
        (told.PeaceForces("4.05.33", 10, 5), "No war is in play: Rome keeps 10 legions and 5 fleets."),
        (
            told.DictatorClaimed("4.05.34", JULIUS, 4, 1, 1, 9),
            "Julius has the best claim to the dictatorship: military 4, immune in this war, in the coalition, influence 9.",
        ),
        (
            told.MasterClaimed("4.05.34", JULIUS, 4, 0, 9),
            "Julius has the best claim to be Master of Horse: military 4, influence 9.",
        ),
        (
            told.ArmyAllotted("4.05.31", JULIUS, GALLIC, 10, 15, 0, 9),
            "Plan: Julius against the 1st Gallic War (strength 10) with 15 legions; battle modifier 9.",
        ),
        (told.WarLeftAlone("4.05.31", GALLIC), "1st Gallic War cannot be attacked: a commander or units are lacking."),
        (
            told.CommandAnswered("1.09.643", JULIUS, GALLIC, 0),
            "Julius refuses to march against the 1st Gallic War with so few units.",
        ),
        (told.OrdersAnswered("1.09.643", JULIUS, 1), "Julius agrees to go with so few units."),
    ],
)
def test_what_a_plan_tells(event: told.SoloPlanSaid, words: str) -> None:
    assert say(event.phrase()) == words
    for language in LANGUAGES:
        assert say(event.phrase(), language)


def test_4_05_31_each_commander_has_his_own_odds() -> None:
    game = position(
        "wars=1st_gallic_war:active,syrian_war:active forces=active:16+2f",
        amphora="valerius*(rome_consul),manlius",
        trident="julius*(field_consul),fulvius",
    )
    campaign(game, "1st_gallic_war", "syrian_war")
    assert asked(game) == "NameCommander"
    told = {choice: say(one) for choice, one in by_choice(game, game.actors()[0])}
    assert sorted(told) == game.legal(game.actors()[0])
    strong, weak = told[SENATOR + man("julius")], told[SENATOR + man("valerius")]
    assert strong.startswith("victory ")
    assert weak.startswith("victory ")
    assert int(strong.split()[1].rstrip("%,")) > int(weak.split()[1].rstrip("%,")), "military 4 against 1"
