"""Rules 6.1 to 6.5: what each action card does, and at whom."""

from __future__ import annotations

import pytest

from comitium import Illegal, Match, Phrase
from comitium.core.messages import Event
from comitium.games.caesar import names
from comitium.games.caesar.events import (
    CardStolen,
    GroupRevealed,
    GroupsCastled,
    HandSpied,
    InfluenceKilled,
    ScoutAnnounced,
    SpyAnnounced,
    WrathAnnounced,
    WrathFell,
)
from games.caesar.table import CAESAR, CLEOPATRA, RULE_SETS, field, gone, hand, line, set_table
from games.table import asked, happened, menu, play, question, refused

EVERYWHERE = pytest.mark.parametrize("rule_set", RULE_SETS)


@EVERYWHERE
@pytest.mark.parametrize("senator", ["1/-", "1/(12)", "-/-"])
def test_6_1_no_assassination_without_an_open_card_of_the_opponent(rule_set: str, senator: str) -> None:
    """A01, R-031."""
    match = set_table(senator=senator, hand="1A/12345", rule_set=rule_set)
    refused(match, CAESAR, "play assassination", "6.1")


@EVERYWHERE
def test_6_1_a_philosopher_that_lies_open_can_be_hit(rule_set: str) -> None:
    """A02."""
    match = set_table(senator="-/P5", hand="1A/12345", rule_set=rule_set)
    play(match, CAESAR, "play assassination; on senator; target P")
    assert line(match, CLEOPATRA, "senator") == "5"
    assert gone(match, CLEOPATRA) == "P"
    assert gone(match, CAESAR) == "A"


def test_6_1_one_open_card_is_discarded_and_the_rest_stays() -> None:
    match = set_table(senator="-/33(3)", praetor="-/4", hand="1A/12345")
    play(match, CAESAR, "play assassination")
    assert menu(match, CAESAR) == ["on senator", "on praetor"]
    play(match, CAESAR, "on senator; target 3")
    assert line(match, CLEOPATRA, "senator") == "3(3)"
    killed = [event for event in match.history(None) if isinstance(event, InfluenceKilled)]
    assert [(event.seat, event.group, event.card) for event in killed] == [(CLEOPATRA, 0, 3)]


def test_6_1_a_hidden_card_is_no_target() -> None:
    match = set_table(senator="-/34(5)", censor="-/(5)", hand="1A/12345")
    play(match, CAESAR, "play assassination")
    refused(match, CAESAR, "on censor", "6.1")
    play(match, CAESAR, "on senator")
    assert menu(match, CAESAR) == ["target 3", "target 4"]
    refused(match, CAESAR, "target 5", "6.1")


def test_6_1_ones_own_cards_are_no_target() -> None:
    match = set_table(senator="5/4", praetor="5/-", hand="1A/12345")
    play(match, CAESAR, "play assassination")
    refused(match, CAESAR, "on praetor", "6.1")
    play(match, CAESAR, "on senator")
    assert menu(match, CAESAR) == ["target 4"]


def test_6_1_the_killed_card_is_told_by_its_rule() -> None:
    match = set_table(senator="-/35", hand="1A/12345")
    play(match, CAESAR, "play assassination; on senator; target 5")
    assert match.history(None)[-1] == InfluenceKilled("6.1", CLEOPATRA, 0, 5)
    match = set_table(senator="35/-", player="cleopatra", hand="12345/1A")
    play(match, CLEOPATRA, "play assassination; on senator; target 5")
    assert match.history(None)[-1] == InfluenceKilled("6.1", CAESAR, 0, 5)


def test_6_2_what_the_spy_does_is_told_by_its_rule() -> None:
    match = set_table(hand="1S/123", deck="#:#/4:A")
    play(match, CAESAR, "play spy")
    assert match.history(CAESAR)[-1] == HandSpied("6.2", CAESAR, (1, 2, 3))
    assert match.history(None)[-1] == match.history(CLEOPATRA)[-1] == SpyAnnounced("6.2", CAESAR)
    assert question(match, CAESAR) == ("6.2", Phrase("caesar-ask-spy-pick"))
    refused(match, CAESAR, "pass", "6.2", "caesar-refuse-spy-pick")
    play(match, CAESAR, "target 3")
    for seat in (CAESAR, CLEOPATRA, None):
        assert match.history(seat)[-1] == CardStolen("6.2", CLEOPATRA, 3)
    assert question(match, CLEOPATRA) == ("6.2", Phrase("caesar-ask-replace-spy"))
    refused(match, CLEOPATRA, "pass", "6.2", "caesar-refuse-deck")


def test_6_2_a_spy_that_nobody_could_veto_has_seen_the_hand_all_the_same() -> None:
    """Her backs are all of influence, so nobody is asked; what he saw he cannot give back."""
    match = set_table(hand="1S/123", deck="#:#/4:A")
    play(match, CAESAR, "play spy")
    assert asked(match) == (CAESAR, "SpyPick")
    assert not match.can_undo(CAESAR)


def test_6_2_the_spys_own_hand_is_not_what_he_sees() -> None:
    match = set_table(player="cleopatra", hand="1PA/55S")
    play(match, CLEOPATRA, "play spy")
    play(match, CAESAR, "pass")
    assert match.history(CLEOPATRA)[-1] == HandSpied("6.2", CLEOPATRA, (0, 1, 6))


@EVERYWHERE
def test_6_2_the_spy_sees_the_hand_takes_one_card_and_the_victim_draws(rule_set: str) -> None:
    """A03, R-032."""
    match = set_table(hand="1S/1234V", deck="#:#/555:AAA", rule_set=rule_set)
    play(match, CAESAR, "play spy")
    play(match, CLEOPATRA, "pass")
    assert [event.cards for event in match.history(CAESAR) if isinstance(event, HandSpied)] == [(1, 2, 3, 4, 11)]
    assert menu(match, CAESAR) == ["target 1", "target 2", "target 3", "target 4", "target veto"]
    play(match, CAESAR, "target 4")
    assert hand(match, CLEOPATRA) == "123V"
    assert gone(match, CLEOPATRA).count("4") == 7, "her other six fours were discarded before"
    assert asked(match) == (CLEOPATRA, "ReplaceCard")
    assert menu(match, CLEOPATRA) == ["draw influence", "draw action"]
    refused(match, CLEOPATRA, "decline", "6.2")
    play(match, CLEOPATRA, "draw action")
    assert hand(match, CLEOPATRA) == "123AV"
    assert asked(match) == (CAESAR, "PlayCards"), "his turn goes on"
    stolen = [event for event in match.history(None) if isinstance(event, CardStolen)]
    assert [(event.seat, event.card) for event in stolen] == [(CLEOPATRA, 4)]


@EVERYWHERE
def test_6_2_what_the_spy_has_seen_cannot_be_unseen(rule_set: str) -> None:
    """Cleopatra lets the spy in and cannot take that back, nor he the spy, once he has looked into her hand."""
    match = set_table(hand="1S/1234V", rule_set=rule_set)
    play(match, CAESAR, "play spy")
    play(match, CLEOPATRA, "pass")
    for seat in (CAESAR, CLEOPATRA):
        assert not match.can_undo(seat)
        with pytest.raises(Illegal):
            match.undo(seat)


@EVERYWHERE
def test_6_2_a_vetoed_spy_sees_nothing(rule_set: str) -> None:
    """A04."""
    match = set_table(hand="1S/1234V", rule_set=rule_set, veto_draw="none")
    play(match, CAESAR, "play spy")
    play(match, CLEOPATRA, "veto")
    assert "HandSpied" not in happened(match, CAESAR)
    assert match.view(CAESAR).spied_hand is None
    assert hand(match, CLEOPATRA) == "1234"
    assert asked(match) == (CAESAR, "PlayCards")


@EVERYWHERE
def test_6_2_the_spy_may_take_a_veto(rule_set: str) -> None:
    """A05."""
    match = set_table(hand="1S/1234V", rule_set=rule_set)
    play(match, CAESAR, "play spy")
    play(match, CLEOPATRA, "pass")
    play(match, CAESAR, "target veto")
    assert gone(match, CLEOPATRA) == "V"


@EVERYWHERE
def test_6_2_without_decks_the_victim_draws_nothing(rule_set: str) -> None:
    """A06."""
    match = set_table(hand="1S/123", deck="#:#/-:-", rule_set=rule_set)
    play(match, CAESAR, "play spy; target 3")
    assert hand(match, CLEOPATRA) == "12"
    assert asked(match) == (CAESAR, "PlayCards")


@pytest.mark.parametrize(("deck", "after"), [("5:-", "125"), ("-:K", "12K")])
def test_6_2_with_one_deck_left_the_replacement_is_not_asked(deck: str, after: str) -> None:
    """R-027."""
    match = set_table(hand="1S/123", deck=f"#:#/{deck}")
    play(match, CAESAR, "play spy; target 3")
    assert hand(match, CLEOPATRA) == after
    assert asked(match) == (CAESAR, "PlayCards")


def test_6_2_no_spy_against_an_empty_hand() -> None:
    match = set_table(hand="12S/-", deck="#:#/5:-")
    refused(match, CAESAR, "play spy", "6.2")


def test_6_2_the_spy_picks_only_cards_that_are_there() -> None:
    match = set_table(hand="1S/123")
    play(match, CAESAR, "play spy")
    refused(match, CAESAR, "target 5", "6.2")
    refused(match, CAESAR, "target veto", "6.2")
    assert menu(match, CAESAR) == ["target 1", "target 2", "target 3"], "and one he must pick"


def test_6_2_the_spy_may_take_a_philosopher() -> None:
    match = set_table(hand="1S/P23")
    play(match, CAESAR, "play spy; target P")
    assert gone(match, CLEOPATRA) == "P"


def test_6_2_the_spy_is_not_replaced_before_the_own_refill() -> None:
    match = set_table(hand="123S/123")
    play(match, CAESAR, "play spy; target 3")
    play(match, CLEOPATRA, "draw influence")
    assert hand(match, CAESAR) == "123"


def castle(match: Match, first: str, second: str, layout: str) -> None:
    """Castle two groups; the layout says for each card, from the strongest, to which of them it goes."""
    play(match, CAESAR, f"play castling; on {first}; on {second}")
    for to in layout.split():
        if asked(match)[1] != "Castle":
            break  # the last cards have only one place to go
        play(match, CAESAR, f"on {to}")


@EVERYWHERE
def test_6_3_five_and_one_become_two_and_four(rule_set: str) -> None:
    """A07: 2 + 2 and 4 + 4 = 8 cards, all of his face-down."""
    match = set_table(senator="1234(5)/12", praetor="5/1234", hand="1C/12345", rule_set=rule_set)
    castle(match, "senator", "praetor", "senator senator praetor praetor praetor praetor")
    assert line(match, CAESAR, "senator") == "(55)"
    assert line(match, CAESAR, "praetor") == "(1234)"
    assert (line(match, CLEOPATRA, "senator"), line(match, CLEOPATRA, "praetor")) == ("12", "1234")
    castled = [event for event in match.history(CLEOPATRA) if isinstance(event, GroupsCastled)]
    assert [(event.group, event.count, event.group2, event.count2) for event in castled] == [(0, 2, 1, 4)]


@EVERYWHERE
def test_6_3_no_split_above_eight_cards(rule_set: str) -> None:
    """A08: 1 and 5 would make nine."""
    match = set_table(senator="12345/12", praetor="5/1234", hand="1C/12345", rule_set=rule_set)
    play(match, CAESAR, "play castling; on senator; on praetor; on senator; on praetor; on praetor; on praetor")
    assert menu(match, CAESAR) == ["on senator", "on praetor"]
    play(match, CAESAR, "on praetor")
    assert asked(match) == (CAESAR, "PlayCards"), "the sixth card has only one place left"
    assert (line(match, CAESAR, "senator"), line(match, CAESAR, "praetor")) == ("(15)", "(2345)")


def test_6_3_no_split_above_five_own_cards() -> None:
    match = set_table(senator="1234/-", praetor="555/-", hand="1C/12345")
    play(match, CAESAR, "play castling; on senator; on praetor" + "; on praetor" * 5)
    assert asked(match) == (CAESAR, "PlayCards")
    assert (line(match, CAESAR, "senator"), line(match, CAESAR, "praetor")) == ("(12)", "(34555)")


@EVERYWHERE
def test_6_3_a_side_may_start_empty_and_a_side_may_end_empty(rule_set: str) -> None:
    """A09, R-033."""
    match = set_table(senator="123/-", hand="1C/12345", rule_set=rule_set)
    castle(match, "senator", "praetor", "praetor praetor praetor")
    assert (line(match, CAESAR, "senator"), line(match, CAESAR, "praetor")) == ("-", "(123)")


def test_6_3_the_old_split_is_legal_and_hides_the_cards() -> None:
    """R-033."""
    match = set_table(senator="12/-", praetor="34/-", hand="1C/12345")
    castle(match, "senator", "praetor", "praetor praetor senator senator")
    assert (line(match, CAESAR, "senator"), line(match, CAESAR, "praetor")) == ("(12)", "(34)")


def test_6_3_a_philosopher_is_castled_like_the_rest() -> None:
    match = set_table(senator="P3/-", hand="1C/12345")
    castle(match, "senator", "praetor", "senator praetor")
    assert (line(match, CAESAR, "senator"), line(match, CAESAR, "praetor")) == ("(3)", "(P)")


@EVERYWHERE
def test_6_3_the_first_group_may_be_any_group_in_play(rule_set: str) -> None:
    """Also one without a card of hers; a group whose patricians are all won is none [4.3]."""
    match = set_table(won="05000/00000", censor="12/-", hand="1C/12345", rule_set=rule_set)
    play(match, CAESAR, "play castling")
    assert menu(match, CAESAR) == ["on senator", "on quaestor", "on censor", "on aedile"]
    refused(match, CAESAR, "on praetor", "4.3")
    play(match, CAESAR, "on aedile")
    assert menu(match, CAESAR) == ["on censor"], "one of the two must hold a card of hers"
    play(match, CAESAR, "on censor; on aedile; on aedile")
    assert (line(match, CAESAR, "aedile"), line(match, CAESAR, "censor")) == ("(12)", "-")


@EVERYWHERE
@pytest.mark.parametrize("full", ["senator", "praetor"])
@pytest.mark.parametrize("named", ["senator; on praetor", "praetor; on senator"])
def test_6_3_eight_is_the_limit_of_either_group_in_whichever_order_they_are_named(
    rule_set: str, full: str, named: str
) -> None:
    """Cleopatra has five cards on one group, so only three of his six fit there."""
    other = "praetor" if full == "senator" else "senator"
    sides = {full: "123/12345", other: "345/-"}
    match = set_table(**sides, hand="1C/12345", rule_set=rule_set)
    play(match, CAESAR, f"play castling; on {named}" + f"; on {full}" * 3)
    assert asked(match) == (CAESAR, "PlayCards"), "the other three have only one place left"
    assert (line(match, CAESAR, full), line(match, CAESAR, other)) == ("(345)", "(123)")


@EVERYWHERE
def test_6_3_not_with_one_group_in_play(rule_set: str) -> None:
    """A10."""
    match = set_table(won="55530/00000", aedile="123/-", hand="1C/12345", rule_set=rule_set)
    refused(match, CAESAR, "play castling", "6.3")


@EVERYWHERE
def test_6_3_not_without_an_own_card_on_the_two_groups(rule_set: str) -> None:
    """A11."""
    match = set_table(aedile="1/1", senator="-/1", hand="1C/12345", rule_set=rule_set)
    play(match, CAESAR, "play castling; on senator")
    refused(match, CAESAR, "on praetor", "6.3")
    assert menu(match, CAESAR) == ["on aedile"]
    match = set_table(aedile="-/1", senator="-/1", hand="1C/12345", rule_set=rule_set)
    refused(match, CAESAR, "play castling", "6.3")


def test_6_3_the_two_groups_are_different() -> None:
    match = set_table(senator="123/-", hand="1C/12345")
    play(match, CAESAR, "play castling; on senator")
    refused(match, CAESAR, "on senator", "6.3")


def test_6_3_the_cards_go_back_to_the_same_two_groups() -> None:
    """R-033."""
    match = set_table(senator="123/-", hand="1C/12345")
    play(match, CAESAR, "play castling; on senator; on praetor")
    for elsewhere in ("quaestor", "censor", "aedile"):
        refused(match, CAESAR, f"on {elsewhere}", "6.3")


def test_6_3_the_opponent_sees_only_how_many_lie_where() -> None:
    one, two = (set_table(senator="(12)/-", praetor="(34)/-", hand="1C/12345") for _ in range(2))
    castle(one, "senator", "praetor", "senator senator praetor praetor")
    castle(two, "senator", "praetor", "praetor praetor senator senator")
    assert one.history(CLEOPATRA) == two.history(CLEOPATRA)
    assert one.view(CLEOPATRA) == two.view(CLEOPATRA)
    assert one.view(CAESAR) != two.view(CAESAR)


def test_6_3_the_question_names_the_card_and_both_groups() -> None:
    match = set_table(senator="24/-", hand="1C/12345")
    play(match, CAESAR, "play castling; on senator; on aedile")
    for card, to in ((4, "senator"), (2, "aedile")):
        groups = {"group": names.group(0), "group2": names.group(4)}
        assert question(match, CAESAR) == ("6.3", Phrase("caesar-ask-castle", {"card": names.card(card), **groups}))
        play(match, CAESAR, f"on {to}")
    assert match.history(None)[-1] == GroupsCastled("6.3", CAESAR, 0, 1, 4, 1)


def test_6_3_two_groups_in_play_are_enough() -> None:
    match = set_table(won="55500/00000", censor="12/-", hand="1C/12345")
    play(match, CAESAR, "play castling; on censor; on aedile; on aedile; on aedile")
    assert (line(match, CAESAR, "censor"), line(match, CAESAR, "aedile")) == ("-", "(12)")


def test_6_3_until_they_are_laid_out_the_cards_are_in_the_fingers() -> None:
    match = set_table(senator="2(4)/1", aedile="(3)/-", hand="1C/12345")
    play(match, CAESAR, "play castling; on senator; on aedile; on aedile")
    assert (line(match, CAESAR, "senator"), line(match, CAESAR, "aedile")) == ("-", "-")
    for group in (0, 4):
        seen = match.view(CAESAR).groups[group].lines[CAESAR]
        assert (seen.up, seen.down, seen.down_count, seen.room) == ((), (), 0, 5)


def test_6_3_elsewhere_and_otherwise_the_cards_are_not_laid() -> None:
    match = set_table(senator="24/-", hand="1C/12345")
    play(match, CAESAR, "play castling; on senator; on praetor")
    refused(match, CAESAR, "on aedile", "6.3", "caesar-refuse-castling-group")
    refused(match, CAESAR, "down 1", "6.3", "caesar-refuse-castling-group")
    refused(match, CAESAR, "target P", "6.3", "caesar-refuse-castling-group")


def test_6_3_the_menu_lists_the_groups_in_their_order_in_whichever_they_were_named() -> None:
    for named in ("senator; on praetor", "praetor; on senator"):
        match = set_table(senator="24/-", hand="1C/12345")
        play(match, CAESAR, f"play castling; on {named}")
        assert menu(match, CAESAR) == ["on senator", "on praetor"]


def test_6_3_cleopatras_castling_moves_her_cards_and_leaves_his() -> None:
    match = set_table(senator="345/24(P)", censor="1/55", player="cleopatra", hand="12345/1C")
    play(match, CLEOPATRA, "play castling; on censor; on senator")
    play(match, CLEOPATRA, "on senator; on senator; on censor; on censor; on censor")
    assert (line(match, CLEOPATRA, "senator"), line(match, CLEOPATRA, "censor")) == ("(55)", "(P24)")
    assert (line(match, CAESAR, "senator"), line(match, CAESAR, "censor")) == ("345", "1")
    assert match.view(None).groups[0].lines[CLEOPATRA].down_count == 2
    assert match.view(None).groups[3].lines[CLEOPATRA].down_count == 3
    play(match, CLEOPATRA, "down 1; on censor")
    assert match.view(None).groups[3].lines[CLEOPATRA].down_count == 4


def test_6_4_what_the_scout_turns_up_is_told_by_its_rule() -> None:
    match = set_table(senator="-/1(2)", hand="1K/12345")
    play(match, CAESAR, "play scout; on senator")
    assert match.history(None)[-2:] == [ScoutAnnounced("6.4", CAESAR, 0), GroupRevealed("6.4", CLEOPATRA, 0, (2,))]


@pytest.mark.parametrize(("player", "hands"), [("caesar", "1K/12345"), ("cleopatra", "12345/1K")])
def test_6_4_each_player_scouts_the_other(player: str, hands: str) -> None:
    match = set_table(senator="(1)/-", praetor="-/(2)", player=player, hand=hands)
    seat = CAESAR if player == "caesar" else CLEOPATRA
    play(match, seat, "play scout")
    group, card = ("praetor", "2") if seat == CAESAR else ("senator", "1")
    assert menu(match, seat) == [f"on {group}"]
    play(match, seat, f"on {group}")
    assert line(match, 1 - seat, group) == card


@EVERYWHERE
@pytest.mark.parametrize("senator", ["(1)/123", "(1)/-"])
def test_6_4_no_scout_where_nothing_is_hidden(rule_set: str, senator: str) -> None:
    """A12."""
    match = set_table(senator=senator, praetor="-/(1)", hand="1K/12345", rule_set=rule_set)
    play(match, CAESAR, "play scout")
    assert menu(match, CAESAR) == ["on praetor"]
    refused(match, CAESAR, "on senator", "6.4")
    match = set_table(senator=senator, hand="1K/12345", rule_set=rule_set)
    refused(match, CAESAR, "play scout", "6.4")


def test_6_4_all_cards_of_the_opponent_on_the_group_are_turned_up() -> None:
    match = set_table(senator="(4)/1(23)", praetor="-/(5)", hand="1K/12345")
    play(match, CAESAR, "play scout; on senator")
    assert line(match, CLEOPATRA, "senator") == "123"
    assert line(match, CLEOPATRA, "praetor") == "(5)"
    assert line(match, CAESAR, "senator") == "(4)"
    shown = [event for event in match.history(None) if isinstance(event, GroupRevealed)]
    assert [(event.seat, event.group, event.cards) for event in shown] == [(CLEOPATRA, 0, (2, 3))]


def test_6_4_they_stay_so_until_a_castling_hides_them() -> None:
    match = set_table(senator="-/(23)", hand="1K/12C", deck="#:-/#:-")
    play(match, CAESAR, "play scout; on senator")
    play(match, CAESAR, "down 1; on aedile; end")
    assert line(match, CLEOPATRA, "senator") == "23"
    play(match, CLEOPATRA, "play castling; on senator; on praetor; on senator; on senator")
    assert line(match, CLEOPATRA, "senator") == "(23)"


@EVERYWHERE
@pytest.mark.parametrize("sides", ["1(2)/-", "-/3(P)", "12/34"])
def test_6_5_every_card_of_the_group_is_discarded_also_with_one_side_empty(rule_set: str, sides: str) -> None:
    """A13."""
    match = set_table(senator=sides, praetor="5/5", hand="1W/12345", rule_set=rule_set)
    play(match, CAESAR, "play wrath; on senator")
    assert (line(match, CAESAR, "senator"), line(match, CLEOPATRA, "senator")) == ("-", "-")
    own, other = (side.replace("(", "").replace(")", "").replace("-", "") for side in sides.split("/"))
    assert gone(match, CAESAR) == own + "W"
    assert sorted(gone(match, CLEOPATRA).replace("-", "")) == sorted(other)
    assert line(match, CAESAR, "praetor") == "5"
    assert field(match, "left") == "55533", "patricians are not touched"


@EVERYWHERE
def test_6_5_not_on_an_empty_group(rule_set: str) -> None:
    """A14."""
    match = set_table(praetor="1/-", hand="1W/12345", rule_set=rule_set)
    play(match, CAESAR, "play wrath")
    refused(match, CAESAR, "on senator", "6.5")
    assert menu(match, CAESAR) == ["on praetor"]
    match = set_table(hand="1W/12345", rule_set=rule_set)
    refused(match, CAESAR, "play wrath", "6.5")


@pytest.mark.parametrize(("group", "number"), [("senator", 0), ("aedile", 4)])
def test_6_5_the_wrath_is_told_by_its_rule_with_the_number_of_cards(group: str, number: int) -> None:
    match = set_table(**{group: "1(2)/3(45)"}, praetor="5/-", hand="1W/12345")
    play(match, CAESAR, f"play wrath; on {group}")
    told: list[Event] = [
        WrathAnnounced("6.5", CAESAR, number),
        GroupRevealed("6.5", CAESAR, number, (2,)),
        GroupRevealed("6.5", CLEOPATRA, number, (4, 5)),
        WrathFell("6.5", number, 5),
    ]
    assert match.history(None)[-4:] == told
