"""Positions that no play can reach are refused with the field that is wrong, in both languages."""

from __future__ import annotations

import pytest

import comitium
from comitium import BadPosition
from comitium.core.options import resolve, written
from comitium.games.republic.game_type import GAME_TYPE
from comitium.games.republic.notation.unreachable import unreachable
from comitium.games.republic.state.numbers import MORTALITY, SENATE
from comitium.match.begin import from_position

TWO = "column=cornelius* amphora=fabius*"


def refused(text: str) -> tuple[str, object]:
    """The sentence by which a position is refused, and the field it names."""
    with pytest.raises(BadPosition) as wrong:
        GAME_TYPE.from_position(text, 1)
    why = wrong.value.why
    for language in ("en", "fr"):
        assert str(why.args["field"]) in comitium.say(why, language)
    return why.id.removeprefix("republic-position-"), why.args["field"]


@pytest.mark.parametrize(
    ("text", "reason", "field"),
    [
        ("column=cornelius*,julius@1st_punic_war", "commander", "column"),
        ("column=cornelius*,julius@1st_punic_war wars=1st_punic_war:inactive", "commander", "column"),
        ("column=cornelius*,julius@1st_punic_war wars=1st_punic_war:beaten", "commander", "column"),
        ("amphora=fabius*,julius@captive.syrian_war", "captive", "amphora"),
        ("amphora=fabius*,julius@captive.syrian_war wars=syrian_war:beaten", "captive", "amphora"),
        ("column=cornelius*(rome_consul,censor)", "offices", "column"),
        ("column=cornelius*(dictator,master_of_horse)", "offices", "column"),
        ("column=1a_scipio_africanus* amphora=cornelius*", "family", "column"),
        ("column=1a_scipio_africanus*,cornelius", "family", "column"),
        ("column=1a_scipio_africanus* forum=cornelius", "family", "column"),
        ("column=1a_scipio_africanus*(statesman_on_family) amphora=cornelius*", "family", "column"),
        ("column=1a_scipio_africanus* amphora=1b_scipio_aemilianus*", "family", "column"),
        ("column=25a_tiberius_gracchus*(statesman_on_family) amphora=sempronius*", "family", "column"),
        ("column=cornelius*(inf40)", "for-life", "column"),
        ("column=cornelius*(inf35)", "for-life", "column"),
        ("phase=senate stack=Years(forum)/Revenue(debts,0,0,0,0)", "phase", "phase"),
        ("phase=revenue stack=Years(population)/Revenue(debts,0,0,0,0)", "phase", "phase"),
        ("phase=combat stack=Years(combat)/Senate(consuls)", "phase", "phase"),
        (f"{TWO},julius@mission.pergamum", "impossible", "bequests"),
        ("column=cornelius*(statesman_on_family)", "impossible", "column"),
        ("column=cornelius*,julius@revolt(rebel,censor) wars=civil_war:active", "impossible", "column"),
        ("column=cornelius*,julius@revolt wars=civil_war:active", "impossible", "column"),
        ("column=cornelius*,julius(rebel) wars=civil_war:active", "impossible", "column"),
        (f"{TWO} wars=civil_war:active", "impossible", "wars"),
        (f"{TWO} leaders=hannibal:board", "impossible", "leaders"),
        (f"{TWO} leaders=hannibal:board wars=1st_punic_war:inactive", "impossible", "leaders"),
        (f"{TWO} leaders=hannibal:board wars=syrian_war:active", "impossible", "leaders"),
        ("column=cornelius* forum=fabius(censor)", "impossible", "forum"),
        ("column=cornelius* forum=fabius(consul_for_life)", "impossible", "forum"),
        ("column=cornelius* forum=fabius(mining)", "impossible", "forum"),
        ("column=cornelius* eliminated=column", "impossible", "eliminated"),
        ("eliminated=column column.hand=tribune_1", "impossible", "eliminated"),
        ("column=cornelius* provinces=sicilia(revolted)", "impossible", "provinces"),
        ("column=cornelius* wars=revolt_sicilia:active", "impossible", "provinces"),
        ("column=cornelius* provinces=sicilia(governor:fabius)", "impossible", "provinces"),
        (f"{TWO} provinces=sicilia(governor:fabius,revolted) wars=revolt_sicilia:active", "impossible", "provinces"),
        ("column=cornelius* forces=sicilia:2", "impossible", "forces"),
        ("column=cornelius* forces=1st_punic_war:2", "impossible", "forces"),
        ("column=cornelius* forces=1st_punic_war:2f wars=1st_punic_war:inactive", "impossible", "forces"),
        ("column=cornelius* forces=cornelius:2", "impossible", "forces"),
        ("column=cornelius* forces=active:2v.fabius", "impossible", "forces"),
        ("column=cornelius* winner=column", "impossible", "winner"),
        ("column=cornelius* also=rome:0", "contradiction", "also"),
        ("column=cornelius* also=offices.0:5", "contradiction", "also"),
    ],
)
def test_what_no_play_can_reach_is_refused_with_its_field(text: str, reason: str, field: str) -> None:
    assert refused(text) == (reason, field)


@pytest.mark.parametrize(
    "text",
    [
        "column=cornelius*,julius@1st_punic_war wars=1st_punic_war:active",
        # [1.11.3] who has won stays on his war until the turn is over, his colleague and his Master of Horse with him
        "column=cornelius*,julius@syrian_war(field_consul,sent1,victorious),manlius@syrian_war(rome_consul,sent2)",
        "column=cornelius*,julius@syrian_war(field_consul,sent1) wars=syrian_war:beaten+fought",
        "amphora=fabius*,julius@captive.syrian_war wars=syrian_war:inactive",
        "amphora=fabius*,julius@captive.raid",
        "column=1a_scipio_africanus*(statesman_on_family)",
        # [1.07.312] the brothers, and their family when one of them has died
        "column=25a_tiberius_gracchus* amphora=25b_gaius_gracchus*",
        "column=25a_tiberius_gracchus* amphora=sempronius*",
        # [1.09.822] appointed already, about to be, not in Rome, or under the law that forbids it
        "column=cornelius*(inf40,consul_for_life)",
        "column=cornelius*(inf40) marks=watched:1",
        "column=cornelius*@sicilia(inf40)",
        "column=cornelius*(inf40) laws=military_reforms scenario=late",
        "column=cornelius*(inf34)",
        "column=cornelius*(consul_for_life,censor)",
        "column=cornelius*,julius@revolt(rebel) wars=civil_war:active",
        "column=cornelius* provinces=sicilia(revolted) wars=revolt_sicilia:active",
        "column=cornelius* wars=1st_punic_war:active forces=1st_punic_war:2+3f",
    ],
)
def test_what_play_can_reach_is_read(text: str) -> None:
    assert unreachable(GAME_TYPE.from_position(text, 1)) is None


def test_1_03_the_phase_is_that_of_the_stack_unless_it_is_said() -> None:
    assert GAME_TYPE.from_position(f"{TWO} stack=Years(combat)/Senate(consuls)", 1).phase == SENATE
    assert GAME_TYPE.from_position(f"{TWO} phase=senate stack=Years(combat)/Senate(consuls)", 1).phase == SENATE
    assert GAME_TYPE.from_position(f"{TWO} stack=Years(combat)", 1).phase == MORTALITY
    assert GAME_TYPE.from_position(f"{TWO} phase=senate stack=Years(combat)", 1).phase == SENATE


FEW = {  # [4.01] a position of chapter 4 names the directives
    0: "",
    3: "players=5 directives=player,player,imperialists,plutocrats,conservatives",
    4: "players=5 directives=player,imperialists,plutocrats,conservatives,populists",
}


def test_a_match_from_a_position_is_played_by_the_options_of_the_position() -> None:
    """In its header, its journal and its record, and so in a rematch."""
    for name, option in GAME_TYPE.meta.options.items():
        for value in option.choices:
            led = FEW[int(value)] if name == "neutrals" else ""
            match = from_position("republic", f"{led} {TWO} {name}={written(value)}", seed=1)
            settings = resolve(GAME_TYPE.meta, {name: value})
            assert match.header.options == settings
            assert GAME_TYPE.settings(match.game) == settings
    assert comitium.replay(match.journal()).header == match.header
    assert comitium.read_record(comitium.record(match)).header == match.header


def test_players_that_contradict_the_position_are_refused() -> None:
    assert from_position("republic", f"players=5 {TWO}", players=5).header.seats == 5
    for text, seats in ((f"players=5 {TWO}", 5), (TWO, 4)):
        with pytest.raises(BadPosition) as wrong:
            from_position("republic", text, players=3)
        assert dict(wrong.value.why.args) == {"players": 3, "seats": seats}
