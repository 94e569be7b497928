"""The table of Res Publica Romana: it fits, it tells what is asked about, and it shows nothing that its reader may not see."""

from __future__ import annotations

import pytest

import comitium
from comitium import bots
from comitium.core.dice import stream
from comitium.draw.terminal.republic.signs import MARKS

from ...tables import board, drawn, scene, told

WAR = "players=4 wars=1st_punic_war:active,2nd_punic_war:active leaders=hannibal:board column=cornelius* amphora=valerius*"


def played(seed: int, choices: int, players: int = 5) -> comitium.Match:
    """A random game after so many choices."""
    match, dice = comitium.new("republic", players=players, seed=seed), stream(seed, "drawing")
    for _ in range(choices):
        if match.outcome is not None:
            break
        actors = match.game.actors()
        seat = actors[dice.below(len(actors))]
        legal = match.game.legal(seat)
        match.choose(seat, legal[dice.below(len(legal))])
    return match


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("width", "height"), [(80, 24), (90, 45), (130, 45)])
def test_no_line_is_longer_than_the_screen_and_every_faction_is_on_it(width, height, language):
    match, dice = comitium.new("republic", players=6, seed=5), stream(5, "drawing")
    for number in range(600):
        if match.outcome is not None:
            break
        if number % 40 == 0:
            for seat in (0, 5, None):
                picture = drawn(match, seat, language, width, height).splitlines()
                assert max(map(len, picture)) <= width
                assert all(any(f"{mark} " in line for line in picture) for mark in MARKS[:6])
                assert told(match, seat, language)
        actors = match.game.actors()
        seat = actors[dice.below(len(actors))]
        legal = match.game.legal(seat)
        match.choose(seat, legal[dice.below(len(legal))])


def test_the_picture_is_the_same_in_every_world_that_its_reader_may_believe_in():
    match, dice = played(9, 350), stream(2, "twins")
    assert match.outcome is None
    for seat in range(5):
        twin = comitium.replay(match.journal())
        twin.game = match.game.reimagine(seat, dice)
        assert drawn(twin, seat) == drawn(match, seat)
        assert told(twin, seat) == told(match, seat)


def test_a_small_screen_leaves_out_what_matters_least_and_never_the_question():
    match = played(3, 700)
    small, large = drawn(match, 4, height=16), drawn(match, 4, height=60)
    assert len(small.splitlines()) < len(large.splitlines())
    assert "treasury" in small
    assert "Legions and fleets" in large
    assert "Legions and fleets" not in small


def test_1_07_342_the_strength_of_a_war_is_shown_with_the_sum_it_comes_from():
    match = comitium.from_position("republic", WAR, seed=1)
    picture = " ".join(drawn(match, 0, width=200, height=60).split())
    war = next(piece for piece in board(match, 0).zone("forum/active").pieces if piece.face == "1st_punic_war")
    assert war.value("land") == 10 * 2 + 7
    assert "1st Punic War 27 (10 × 2 + 7)" in picture
    assert "printed 10 × 2" in " ".join(told(match, 0))


def test_1_09_14_a_vote_is_followed_faction_by_faction():
    match, dice = comitium.new("republic", players=4, seed=2), stream(2, "votes")
    while True:
        floor = board(match, None).find("floor")
        called = [mark for mark in floor.marks if mark.id.startswith("called/")] if floor is not None else []
        if called:
            break
        actors = match.game.actors()
        seat = actors[dice.below(len(actors))]
        legal = match.game.legal(seat)
        match.choose(seat, legal[dice.below(len(legal))])
    assert floor is not None
    uncalled = match.view(None).vote.uncalled
    assert {mark.owner for mark in called} == set(range(4)) - set(uncalled)
    picture = drawn(match, None)
    for mark in called:
        sign = {"for": "+", "against": "−", "split": "±", "neither": "0"}[mark.face]
        assert f"{MARKS[mark.owner]}{sign}" in picture
        assert scene(match).speak(mark.text) in " ".join(told(match, None))
    assert f"for {floor.value('ayes')}" in picture


def test_1_09_14_only_votes_that_count_are_shown_so_that_they_add_up():
    stack = "stack=Years(combat)/Senate(consuls)"
    amphora = "amphora=valerius*(inf5,k2),julius@sicilia(inf3),claudius@1st_punic_war(inf4,k1)"
    position = f"players=4 phase=senate wars=1st_punic_war:active column=cornelius* {amphora} provinces=sicilia {stack}"
    match = comitium.from_position("republic", position, seed=1)
    picture = drawn(match, 0, height=12)
    assert "after each senator: Votes" in picture
    assert "Amphora 4v 12I 0c – Valerius* 4  ⌂Julius  →Claudius\n" in picture


def test_1_09_21_before_the_names_that_may_be_proposed_stand_the_signs_of_their_factions():
    stack = "stack=Years(combat)/Senate(consuls)"
    factions = "column=cornelius*,fabius amphora=valerius*,julius"
    match = comitium.from_position("republic", f"players=4 phase=senate {factions} {stack}", seed=1)
    seat = match.game.actors()[0]
    picture = drawn(match, seat)
    assert "Π Cornelius" in picture
    assert "Ʊ Valerius" in picture


def test_in_lines_ones_own_senators_are_told_in_full_and_the_others_by_name():
    stack = "stack=Years(combat)/Senate(consuls)"
    position = f"players=4 phase=senate column=cornelius*(t7,rome_consul),fabius amphora=valerius*(t9) {stack}"
    match = comitium.from_position("republic", position, seed=1)
    lines = told(match, 0)
    assert any(line.startswith("Cornelius: Rome Consul, faction leader, military 4") and "7 talents" in line for line in lines)
    other = next(line for line in lines if line.startswith("Amphora"))
    assert "Valerius (faction leader)" in other
    assert "9 talents" not in other
    assert not any(line.endswith("nothing") for line in lines)


def test_1_09_64_whoever_sends_an_army_sees_troops_and_commanders_on_a_small_screen():
    """What is wanted then is not how many votes a man has."""
    match = comitium.new("republic", players=5, seed=1)
    table = [bots.make("tribune", "republic", bots.bot_seed(1, seat)) for seat in range(5)]
    while match.question(match.game.actors()[0]).kind != "DraftMilitary":
        seat = match.game.actors()[0]
        match.choose(seat, bots.ask(table[seat], bots.Seat("republic", match.game, seat, match.claims)))
    picture = drawn(match, match.game.actors()[0])
    assert "after each senator: Military" in picture
    assert "Legions and fleets: " in picture
