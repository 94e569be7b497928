"""Rules 9.4 to 9.6: the last player, stalling and stopping."""

from __future__ import annotations

import pytest

from comitium import Match, Phrase
from comitium.games.caesar import names
from comitium.games.caesar.choices import ON
from comitium.games.caesar.events import (
    GameDrawn,
    PlayerExhausted,
    SpecialVoteCalled,
    TurnBegan,
)
from games.caesar.table import CAESAR, CLEOPATRA, DRY, RULE_SETS, ending, field, hand, line, patricians, set_table
from games.table import asked, happened, menu, play, question, refused

EVERYWHERE = pytest.mark.parametrize("rule_set", RULE_SETS)


def test_9_5_a_draw_is_told_with_the_points_of_both() -> None:
    match = set_table(won="30000/03000", bonus="quaestor/quaestor", stall_limit=1)
    for seat in (CAESAR, CLEOPATRA):
        play(match, seat, "passive; done")
    assert match.history(None)[-1] == GameDrawn("8.5", 4)


def caesar_runs_out(**fields: str | int | bool) -> Match:
    """Caesar lays his last influence card; Cleopatra has cards left."""
    match = set_table(**{"hand": "1/1234A", "deck": "-:-/#:#", "votes": "oo", **fields})
    play(match, CAESAR, "down 1; on senator; end")
    return match


def test_9_4_in_rio_grande_the_other_plays_on_normally() -> None:
    """E02: she draws and votes, and every turn is hers."""
    match = caesar_runs_out(votes="oqo", quaestor="-/5")
    for used in ("oq", "oqo"):
        assert asked(match) == (CLEOPATRA, "PlayCards")
        play(match, CLEOPATRA, f"down {hand(match, CLEOPATRA)[0]}; on aedile; end; draw influence")
        assert len(hand(match, CLEOPATRA)) == 5
        assert field(match, "used") == used
    assert asked(match) == (CLEOPATRA, "PlayCards")
    assert patricians(match, CLEOPATRA) == "00100"
    assert "PlayerExhausted" in happened(match)


def test_9_4_in_kosmos_fr_the_other_plays_her_hand_without_drawing() -> None:
    """E03, R-054: votes go on; it ends when her hand has no influence, whatever lies in the deck."""
    match = caesar_runs_out(rule_set="kosmos_fr", votes="oqo", quaestor="-/5", hand="1/123A")
    play(match, CLEOPATRA, "down 1; on aedile; end")
    assert asked(match) == (CLEOPATRA, "LateAction")
    play(match, CLEOPATRA, "end")
    assert hand(match, CLEOPATRA) == "23A", "no refill"
    assert patricians(match, CLEOPATRA) == "00100", "but votes"
    assert asked(match) == (CLEOPATRA, "PlayCards")
    play(match, CLEOPATRA, "up 2; on aedile; up 3; on aedile; end; end")
    assert match.outcome is not None
    assert hand(match, CLEOPATRA) == "A"
    assert len(field(match, "deck").split("/")[1]) > 20


def test_9_4_in_kosmos_fr_the_end_by_an_empty_hand_is_the_lone_players_end() -> None:
    """R-054: she is not exhausted, her deck holds influence; rule 9.4 ends it, not 9.2."""
    match = caesar_runs_out(rule_set="kosmos_fr", hand="1/1")
    play(match, CLEOPATRA, "down 1; on aedile; end")
    assert ending(match) == "alone"


def test_9_4_in_kosmos_fr_the_refill_of_the_turn_that_exhausts_still_takes_place() -> None:
    """R-054: her spy takes his last influence card in her own turn."""
    match = set_table(player="cleopatra", hand="1A/123S", deck="-:-/45123:-", votes="oo", rule_set="kosmos_fr")
    play(match, CLEOPATRA, "play spy; target 1; down 1; on aedile; end")
    assert hand(match, CLEOPATRA) == "12345"
    assert asked(match) == (CLEOPATRA, "PlayCards")
    play(match, CLEOPATRA, "down 2; on aedile; end")
    assert len(hand(match, CLEOPATRA)) == 4


def test_9_4_in_kosmos_fr_without_influence_in_hand_she_takes_no_turn_at_all() -> None:
    """R-054."""
    match = caesar_runs_out(rule_set="kosmos_fr", hand="1/AAASK")
    assert match.outcome is not None
    assert match.questions() == []


def test_9_4_in_kosmos_fr_the_lone_player_may_discard_and_draws_nothing() -> None:
    """R-054."""
    match = caesar_runs_out(rule_set="kosmos_fr")
    play(match, CLEOPATRA, "passive; discard 1; discard assassination; done")
    assert hand(match, CLEOPATRA) == "234"
    assert asked(match) == (CLEOPATRA, "PlayCards")


def test_9_4_in_kosmos_fr_a_spied_opponent_still_replaces_the_card() -> None:
    """R-054, R-056."""
    match = set_table(player="cleopatra", hand="A/123S", deck="-:KK/#:#", votes="oo", rule_set="kosmos_fr", lone=1)
    play(match, CLEOPATRA, "play spy; target assassination")
    assert hand(match, CAESAR) == "K"


def test_9_4_in_rio_grande_an_exhausted_player_is_spied_on_and_replaces_from_the_action_deck() -> None:
    """R-056."""
    match = set_table(player="cleopatra", hand="AS/123S", deck="-:KK/#:#", lone=1)
    play(match, CLEOPATRA, "play spy; target spy")
    assert hand(match, CAESAR) == "AK"
    match = set_table(player="cleopatra", hand="AS/123S", deck="-:-/#:#", lone=1)
    play(match, CLEOPATRA, "play spy; target spy")
    assert hand(match, CAESAR) == "A"


@pytest.mark.parametrize("rule_set", ["tilsit_fr", "tilsit_original"])
def test_9_4_in_tilsit_the_other_lays_her_whole_hand_in_one_turn_and_the_game_ends(rule_set: str) -> None:
    """E04, R-055: face-down, no action, no vote card."""
    match = caesar_runs_out(rule_set=rule_set, votes="oq", quaestor="-/5")
    assert asked(match) == (CLEOPATRA, "Dump")
    assert menu(match, CLEOPATRA) == ["down 1", "down 2", "down 3", "down 4"]
    refused(match, CLEOPATRA, "play assassination", "9.4")
    refused(match, CLEOPATRA, "passive", "9.4")
    refused(match, CLEOPATRA, "end", "9.4")
    play(match, CLEOPATRA, "down 1; on aedile; down 2; on aedile; down 3; on senator; down 4")
    play(match, CLEOPATRA, "on censor")
    assert ending(match) == "alone"
    assert line(match, CLEOPATRA, "aedile") == "(12)"
    assert hand(match, CLEOPATRA) == "A"
    assert field(match, "used") == "o", "no vote card in the extra turn"
    assert patricians(match, CLEOPATRA) == "00000"


@pytest.mark.parametrize("rule_set", ["tilsit_fr", "tilsit_original"])
def test_9_4_in_the_last_placement_the_limits_hold_and_groups_of_eight_are_voted_on(rule_set: str) -> None:
    """R-055: cards without room stay in her hand."""
    match = caesar_runs_out(rule_set=rule_set, won="45530/00000", senator="2/11", aedile="123/1234", hand="1/2345", votes="oo")
    assert menu(match, CLEOPATRA) == ["down 2", "down 3", "down 4", "down 5"]
    play(match, CLEOPATRA, "down 5; on aedile; down 4")
    refused(match, CLEOPATRA, "on aedile", "4.1")
    play(match, CLEOPATRA, "on senator; down 3; on senator; down 2; on senator")
    assert ending(match) == "alone"
    assert [event.group for event in match.history(None) if isinstance(event, SpecialVoteCalled)] == [4]
    assert patricians(match, CLEOPATRA) == "00001"


def test_9_4_in_the_last_placement_a_philosopher_is_laid_like_the_rest() -> None:
    match = caesar_runs_out(rule_set="tilsit_fr", hand="1/P5")
    play(match, CLEOPATRA, "down P")
    assert menu(match, CLEOPATRA) == ["on senator", "on praetor", "on quaestor", "on censor", "on aedile"]
    play(match, CLEOPATRA, "on censor; down 5; on censor")
    assert line(match, CLEOPATRA, "censor") == "(P5)"
    assert ending(match) == "alone"


def test_9_4_in_the_last_placement_cards_without_room_stay_in_hand() -> None:
    match = caesar_runs_out(rule_set="tilsit_fr", won="45530/00000", senator="-/1234", aedile="-/1234", hand="1/2345")
    play(match, CLEOPATRA, "down 5; on aedile; down 4; on senator")
    assert ending(match) == "alone"
    assert hand(match, CLEOPATRA) == "23"


@pytest.mark.parametrize("fields", [{"hand": "1/AAASK"}, {"won": "45530/00000", "senator": "-/12345", "aedile": "-/12345"}])
def test_9_4_in_tilsit_with_nothing_to_place_the_game_ends_directly(fields: dict[str, str]) -> None:
    """R-055: her influence deck is lost."""
    match = caesar_runs_out(rule_set="tilsit_fr", **fields)
    assert match.outcome is not None
    assert match.questions() == []


def test_9_4_in_tilsit_the_extra_turn_is_hers_even_if_she_moved_last() -> None:
    """R-055: her spy takes his last influence card; she has the extra turn."""
    match = set_table(player="cleopatra", hand="1A/123S", deck="-:-/45:-", votes="oo", rule_set="tilsit_fr")
    play(match, CLEOPATRA, "play spy; target 1; down 1; on aedile; end")
    assert asked(match) == (CLEOPATRA, "Dump")
    assert hand(match, CLEOPATRA) == "2345"


@EVERYWHERE
def test_9_4_an_exhausted_player_has_no_more_turns_not_even_passive_ones(rule_set: str) -> None:
    match = set_table(player="cleopatra", hand="AKS/1234", deck="-:VV/#:-", votes="oo", rule_set=rule_set)
    play(match, CLEOPATRA, "down 1; on aedile; end")
    assert asked(match)[0] == CLEOPATRA


def test_9_4_that_a_player_has_run_out_is_told_once() -> None:
    match = caesar_runs_out(votes="ooq")
    assert match.history(None)[-2:] == [PlayerExhausted("9.4", CAESAR), TurnBegan("5.1", 6, CLEOPATRA)]
    play(match, CLEOPATRA, "down 1; on aedile; end; draw influence")
    assert happened(match).count("PlayerExhausted") == 1
    assert "PlayerExhausted" not in happened(set_table())


def test_9_4_the_extra_turn_of_tilsit_begins_as_a_turn_of_its_rule() -> None:
    match = caesar_runs_out(rule_set="tilsit_fr", hand="1/P5A")
    assert match.history(None)[-2:] == [PlayerExhausted("9.4", CAESAR), TurnBegan("9.4", 6, CLEOPATRA)]
    assert (field(match, "turn"), field(match, "placed"), field(match, "acted")) == ("6", "0", "0")
    assert question(match, CLEOPATRA) == ("9.4", Phrase("caesar-ask-dump"))
    assert field(match, "stack").endswith("/Dump(-1)")
    refused(match, CLEOPATRA, "end", "9.4", "caesar-refuse-dump")
    play(match, CLEOPATRA, "down P")
    assert question(match, CLEOPATRA) == ("9.4", Phrase("caesar-ask-place-down", {"card": names.card(0)}))
    refused(match, CLEOPATRA, "end", "5.2", "caesar-refuse-group")
    refused(match, CLEOPATRA, ON + 5, "5.2", "caesar-refuse-group")
    assert match.view(CLEOPATRA).chosen == (0,)
    play(match, CLEOPATRA, "on censor")
    assert match.view(CLEOPATRA).chosen == ()
    assert field(match, "stack").endswith("/Dump(-1)")
    assert question(match, CLEOPATRA) == ("9.4", Phrase("caesar-ask-dump"))
    play(match, CLEOPATRA, "down 5")
    assert match.view(CLEOPATRA).chosen == (5,)


def test_9_4_the_extra_turn_forgets_what_was_played_before_it() -> None:
    """Her own turn, with an action and two cards face-up, took his last influence card."""
    match = set_table(player="cleopatra", hand="1A/1234S", deck="-:-/5:-", votes="oo", rule_set="tilsit_fr")
    play(match, CLEOPATRA, "play spy; target 1; up 1; on aedile; up 2; on aedile; end")
    assert asked(match) == (CLEOPATRA, "Dump")
    assert (field(match, "placed"), field(match, "acted")) == ("0", "0")
    assert match.history(None)[-1] == TurnBegan("9.4", 6, CLEOPATRA)


def stall(match: Match, seat: int) -> None:
    play(match, seat, "passive; done")


@EVERYWHERE
@pytest.mark.parametrize("limit", [1, 3, 4])
def test_9_5_as_many_stalling_turns_in_a_row_of_both_end_the_game(rule_set: str, limit: int) -> None:
    match = set_table(rule_set=rule_set, stall_limit=limit)
    for number in range(limit):
        for seat in (CAESAR, CLEOPATRA):
            assert ending(match) == "", number
            stall(match, seat)
    assert ending(match) == "stalled"


def test_9_5_three_is_the_limit_unless_changed() -> None:
    match = set_table()
    for seat in (CAESAR, CLEOPATRA) * 3:
        assert match.outcome is None
        stall(match, seat)
    assert ending(match) == "stalled"


@pytest.mark.parametrize("other", ["passive; discard 1; done", "down 1; on aedile; end"])
def test_9_5_any_other_turn_sets_the_own_count_back(other: str) -> None:
    match = set_table(stall_limit=2, deck=DRY, votes="o")
    stall(match, CAESAR)
    stall(match, CLEOPATRA)
    play(match, CAESAR, other)
    stall(match, CLEOPATRA)
    stall(match, CAESAR)
    stall(match, CLEOPATRA)
    assert ending(match) == "", "his count is one"
    stall(match, CAESAR)
    assert ending(match) == "stalled", "hers is still going"


@EVERYWHERE
@pytest.mark.parametrize("deck", ["1:-/#:-", "-:K/#:-", "1:K/#:-"])
def test_9_5_a_passive_turn_that_draws_is_no_stalling_turn(rule_set: str, deck: str) -> None:
    """R-057: her hand was short, and she has drawn."""
    match = set_table(hand="1234/12345", deck=deck, stall_limit=1, rule_set=rule_set)
    stall(match, CAESAR)
    if deck == "1:K/#:-":
        play(match, CAESAR, "draw action")
    assert len(hand(match, CAESAR)) == 5
    stall(match, CLEOPATRA)
    assert ending(match) == "", "his count is nought"
    stall(match, CAESAR)
    assert ending(match) == "stalled"


def test_9_5_a_passive_turn_that_draws_sets_the_own_count_back() -> None:
    """R-057: his count only; hers is still going."""
    match = set_table(hand="1234/12345", deck="5:-/#:-", stalls="2/2", stall_limit=3)
    stall(match, CAESAR)
    assert field(match, "stalls") == "0/2"


def test_9_5_what_is_drawn_from_is_the_own_deck_of_either_player() -> None:
    """Cleopatra's hand is short and an action is left to draw; Caesar's decks do not matter."""
    match = set_table(player="cleopatra", hand="12345/1234", deck="#:#/-:K", stalls="2/2")
    stall(match, CLEOPATRA)
    assert (hand(match, CLEOPATRA), field(match, "stalls")) == ("1234K", "2/0")
    match = set_table(player="cleopatra", hand="12345/1234", deck="#:#/-:-", stalls="1/1")
    stall(match, CLEOPATRA)
    assert field(match, "stalls") == "1/2"


@EVERYWHERE
def test_9_5_a_short_hand_that_cannot_be_refilled_stalls(rule_set: str) -> None:
    match = set_table(hand="123/12345", deck="-:-/#:-", stall_limit=1, rule_set=rule_set)
    stall(match, CAESAR)
    stall(match, CLEOPATRA)
    assert ending(match) == "stalled"


@pytest.mark.parametrize("rule_set", ["rio_grande", "kosmos_fr"])
def test_9_6_a_lone_player_stops_with_a_passive_turn_that_changes_nothing(rule_set: str) -> None:
    """R-061: that is no stalling, which takes two."""
    match = caesar_runs_out(rule_set=rule_set)
    stall(match, CLEOPATRA)
    assert ending(match) == "stopped"


def test_9_6_a_lone_player_who_draws_has_not_stopped() -> None:
    """R-061: after the spy's work her hand is short; refilling it is a change, and she goes on."""
    match = set_table(player="cleopatra", hand="A/1234", deck="-:-/5:-", lone=1)
    stall(match, CLEOPATRA)
    assert hand(match, CLEOPATRA) == "12345"
    assert asked(match) == (CLEOPATRA, "PlayCards")
    stall(match, CLEOPATRA)
    assert ending(match) == "stopped"


def test_9_6_under_hand_only_a_short_hand_is_not_refilled_and_she_has_stopped() -> None:
    match = set_table(player="cleopatra", hand="A/1234", deck="-:-/5:-", lone=1, rule_set="kosmos_fr")
    stall(match, CLEOPATRA)
    assert ending(match) == "stopped"


@pytest.mark.parametrize("rule_set", ["rio_grande", "kosmos_fr"])
def test_9_6_a_lone_player_who_discards_has_not_stopped(rule_set: str) -> None:
    match = caesar_runs_out(rule_set=rule_set, deck="-:-/#:-")
    play(match, CLEOPATRA, "passive; discard 1; done")
    assert asked(match) == (CLEOPATRA, "PlayCards")


@pytest.mark.parametrize("rule_set", ["rio_grande", "tilsit_fr"])
def test_9_6_a_turn_let_pass_before_she_was_alone_does_not_end_it(rule_set: str) -> None:
    """R-061: only a turn of the lone player says that she stops; `dump` still gives the extra turn."""
    match = set_table(player="cleopatra", hand="1/12345", deck="-:-/#:#", votes="o", rule_set=rule_set)
    stall(match, CLEOPATRA)
    play(match, CAESAR, "down 1; on aedile; end")
    assert ending(match) == ""
    assert match.game.actors() == [CLEOPATRA]


def test_9_5_one_player_alone_does_not_stall_the_game() -> None:
    match = set_table(stall_limit=1, deck=DRY)
    stall(match, CAESAR)
    play(match, CLEOPATRA, "passive; discard 1; done")
    assert ending(match) == ""


@pytest.mark.parametrize(
    ("fields", "ends"),
    [
        ({"stalls": "1/3"}, False),
        ({"stalls": "2/3"}, True),
        ({"stalls": "2/2"}, False),
        ({"stalls": "2/3", "hand": "1234/12345", "deck": "5:-/#:-"}, False),  # he draws, and so does not stall
        ({"hand": "12345/A", "deck": "#:#/-:-", "lone": 1}, True),
    ],
)
def test_9_5_the_question_of_a_passive_turn_says_if_it_is_the_end_to_change_nothing(
    fields: dict[str, object], ends: bool
) -> None:
    match = set_table(**fields)
    play(match, CAESAR, "passive")
    assert question(match, CAESAR) == ("5.6", Phrase("caesar-ask-discard-last" if ends else "caesar-ask-discard"))
    play(match, CAESAR, "done")
    assert bool(ending(match)) == ends


def test_9_5_a_card_that_is_discarded_keeps_the_game_going_and_the_question_says_so() -> None:
    match = set_table(stalls="2/3")
    play(match, CAESAR, "passive; discard 1")
    assert question(match, CAESAR) == ("5.6", Phrase("caesar-ask-discard"))
    play(match, CAESAR, "done")
    assert ending(match) == ""
