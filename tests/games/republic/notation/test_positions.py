"""Position texts: everything they say is read back, little need be said, and what is wrong is refused by its field."""

from __future__ import annotations

from collections import Counter

import pytest

import comitium
from comitium import BadPosition
from comitium.core.dice import stream
from comitium.core.digest import described, digest
from comitium.core.frames import Frame
from comitium.core.ids import id_of
from comitium.core.state_object import subclasses
from comitium.games.republic.catalogue.cards import CARD_IS_FACTION, CARD_KEY, ERA_ENDS_CARD
from comitium.games.republic.catalogue.ids import ASIA, FIRST_PUNIC_WAR, MINING, SICILIA
from comitium.games.republic.game_type import GAME_TYPE
from comitium.games.republic.notation import read as positions
from comitium.games.republic.notation import vocabulary as notation_words
from comitium.games.republic.state import republic as state
from comitium.games.republic.state.numbers import (
    ACTIVE,
    AT_WAR,
    CAPTIVE,
    FORCE,
    FOUGHT,
    GARRISON,
    GOVERNED,
    GOVERNING,
    RAID,
    REBEL,
    ROME_CONSUL,
    STRAY,
    count,
)
from comitium.games.republic.state.republic import Republic
from games.republic.fixtures.builder import card, man, war

SCENARIOS = GAME_TYPE.meta.options["scenario"].choices


def at(text: str, seed: int = 1) -> Republic:
    return GAME_TYPE.from_position(text, seed)


def same(game: Republic, text: str) -> None:
    """Everything but the streams of chance is as it was."""
    other = positions.read(text, GAME_TYPE.meta, 99)
    other.dice, other.shuffles, other.reveals = game.dice.clone(), game.shuffles.clone(), game.reveals
    assert described(other) == described(game)
    assert digest(other) == digest(game)


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_any_position_of_a_game_is_read_back_whole(scenario: str, players: int) -> None:
    game = comitium.start("republic", players=players, seed=players, scenario=scenario)
    dice = stream(players, scenario)
    assert isinstance(game, Republic)
    for number in range(700):
        if game.over:
            break
        if number % 23 == 0:
            text = GAME_TYPE.position(game)
            same(game, text)
            other = at(text, number)
            other.advance()
            assert GAME_TYPE.position(other) == text
            assert other.actors() == game.actors()
            assert [other.legal(seat) for seat in range(players)] == [game.legal(seat) for seat in range(players)]
        seat = game.actors()[dice.below(len(game.actors()))]
        menu = game.legal(seat)
        game.apply(seat, menu[dice.below(len(menu))])


def test_the_cards_of_the_piles_need_not_be_written() -> None:
    game = comitium.start("republic", players=4, seed=3, scenario="early")
    dice = stream(3, "without its deck")
    assert isinstance(game, Republic)
    for number in range(400):
        if number % 50 == 0:
            text = GAME_TYPE.position(game, deck=False)
            words = dict(word.split("=", 1) for word in text.split(" "))
            assert words["deck"] == f"#{len(game.deck)}"
            whole = dict(word.split("=", 1) for word in GAME_TYPE.position(game).split(" "))
            assert {name for name in whole if whole[name] != words.get(name)} <= {"deck", "piles", "also"}
            other = at(text, number)
            assert GAME_TYPE.position(other, deck=False) == text
            assert (other.hands, other.discards) == (game.hands, game.discards)
            assert [len(pile) for pile in (other.deck, *other.piles)] == [len(pile) for pile in (game.deck, *game.piles)]
        seat = game.actors()[dice.below(len(game.actors()))]
        menu = game.legal(seat)
        game.apply(seat, menu[dice.below(len(menu))])


def test_a_finished_game_is_read_back() -> None:
    game = comitium.start("republic", players=3, seed=5, scenario="early")
    dice = stream(5, "to the end")
    while not game.over:
        seat = game.actors()[0]
        menu = game.legal(seat)
        game.apply(seat, menu[dice.below(len(menu))])
    text = GAME_TYPE.position(game)
    assert at(text).outcome() == game.outcome()


def test_nothing_said_is_a_table_of_four_before_the_first_mortality() -> None:
    game = at("column=cornelius*")
    assert (game.rules.seats, game.turn, game.treasury, game.unrest) == (4, 1, 100, 0)
    assert game.leader[0] == man("cornelius")
    assert game.stack
    assert game.deck
    assert game.deck.index(ERA_ENDS_CARD) < 13, "[3.01.4] near the bottom, which is the beginning of the list"


def test_senators_are_as_printed_unless_something_else_is_said() -> None:
    game = at("column=cornelius*(inf9,pop-2,t8,k2,rome_consul,prior,mining!,open_bodyguard),fabius amphora=valerius*")
    cornelius, fabius = man("cornelius"), man("fabius")
    assert (game.influence[cornelius], game.popularity[cornelius], game.talents[cornelius], game.knights[cornelius]) == (
        9,
        -2,
        8,
        2,
    )
    assert game.influence[fabius] == 5
    assert game.offices[ROME_CONSUL] == cornelius
    assert game.prior_consul == 1 << cornelius
    assert game.holder[MINING] == cornelius
    assert game.exposed == 1 << MINING
    assert game.guards == [cornelius, card("open_bodyguard")]


def test_senators_may_be_anywhere() -> None:
    game = at(
        "column=cornelius*,fabius@sicilia,valerius@1st_punic_war,julius@captive.1st_punic_war,claudius@captive.raid,"
        "manlius@revolt(rebel) wars=1st_punic_war:active,civil_war:active amphora=furius*"
    )
    assert game.where[man("fabius")] == GOVERNING + SICILIA
    assert game.province[SICILIA] == GOVERNED
    assert game.governor[SICILIA] == man("fabius")
    assert game.dial[SICILIA] == 3
    assert game.where[man("valerius")] == AT_WAR + FIRST_PUNIC_WAR
    assert game.where[man("julius")] == CAPTIVE + FIRST_PUNIC_WAR
    assert game.where[man("claudius")] == CAPTIVE + RAID
    assert game.where[man("manlius")] == REBEL
    assert game.rebel == man("manlius")
    assert game.zone[war("1st_punic_war")] == FOUGHT
    assert game.rome == 1 << man("cornelius") | 1 << man("furius")


@pytest.mark.parametrize("inside", ["dial1,governor:fabius", "governor:fabius,dial1"])
def test_what_is_said_of_a_province_may_stand_in_any_order(inside: str) -> None:
    game = at(f"column=cornelius*,fabius@captive.raid provinces=asia({inside})")
    assert (game.dial[ASIA], game.governor[ASIA], game.province[ASIA]) == (1, man("fabius"), GOVERNED)
    assert at("column=cornelius*,fabius@asia provinces=asia(dial1)").dial[ASIA] == 1
    assert at("column=cornelius*,fabius@captive.raid provinces=asia(governor:fabius)").dial[ASIA] == 3
    assert at("column=cornelius* provinces=asia").dial[ASIA] == 0


def test_legions_are_counted_or_named() -> None:
    game = at(
        "column=cornelius*@1st_punic_war wars=1st_punic_war:active provinces=sicilia "
        "forces=active:6+2v+3f,cornelius:4+1v.cornelius+5f,sicilia:2,1st_punic_war:#20-22.25"
    )
    assert count(game.legions[ACTIVE]) == 8
    assert game.fleets[ACTIVE] == 3
    assert game.army(FORCE + man("cornelius")) == 6
    assert game.allegiance.count(man("cornelius")) == 1
    assert count(game.legions[GARRISON + SICILIA]) == 2
    assert game.legions[STRAY + FIRST_PUNIC_WAR] == 1 << 19 | 1 << 20 | 1 << 21 | 1 << 24
    same(game, GAME_TYPE.position(game))


def test_named_dice_fall_and_named_chits_and_cards_come_first() -> None:
    game = at("column=cornelius* dice=3,4 chits=7,12 draw=hannibal,tribune_1")
    assert [game.die(), game.die()] == [3, 4]
    assert game.urn == [7, 12]
    assert [game.deck.pop(), game.deck.pop()] == [card("hannibal"), card("tribune_1")]
    assert len(set(game.deck)) == len(game.deck)


def test_hidden_cards_are_dealt_from_the_seed_and_fit_where_they_lie() -> None:
    text = "column=cornelius* column.hand=tribune_1,#3 amphora.hand=#2 deck=#20"
    game = at(text, 1)
    again = at(text, 1)
    other = at(text, 2)
    assert game.hands == again.hands
    assert game.deck == again.deck
    assert (game.hands, game.deck) != (other.hands, other.deck)
    assert card("tribune_1") in game.hands[0]
    assert [len(hand) for hand in game.hands] == [4, 2, 0, 0]
    assert all(CARD_IS_FACTION[held] for hand in game.hands for held in hand)
    assert len(game.deck) == 20
    everything = [*game.deck, *game.hands[0], *game.hands[1]]
    assert len(set(everything)) == len(everything)
    assert card("cornelius") not in everything


def test_who_knows_a_card_can_be_said() -> None:
    game = at("column=cornelius* column.hand=tribune_1!,tribune_2!amphora.star,tribune_3")
    assert [game.known[card(f"tribune_{number}")] for number in (1, 2, 3)] == [0b1111, 0b1011, 0b0001]
    same(game, GAME_TYPE.position(game))


def test_a_colleague_who_waited_for_a_war_that_is_over_is_read_back() -> None:
    """[1.10.5] [C-20] Caesar has won and is asked for veterans; the man who was to attack after him is at home."""
    game = at(
        "scenario=late players=3 phase=senate column=4a_julius_caesar*@parthian_war(field_consul,sent1) amphora=fabius* "
        "trident=cornelius*@parthian_war(rome_consul,sent2) wars=parthian_war:active stack=Years(combat) "
        "forces=4a_julius_caesar:15+2f,cornelius:2+2f dice=6,6,5"
    )
    game.advance()
    for seat in (0, 2):
        game.apply(seat, GAME_TYPE.parse("senator 4a_julius_caesar"))
    assert id_of(game.stack[-1]) == "SecondVeteran"
    assert GAME_TYPE.position(at(GAME_TYPE.position(game))) == GAME_TYPE.position(game)


def test_who_has_risen_and_is_left_by_veterans_is_read_back() -> None:
    """[1.11.36] He was declared by a victorious commander, which he is not any more."""
    game = at(
        "players=3 phase=revolution column=cornelius*@revolt(rebel) amphora=fabius* trident=julius*(rome_consul) "
        "wars=civil_war:active forces=cornelius:#5-8+#1v.fabius "
        "stack=Years(next_turn)/Revolution(lay_down)/Declarations(end,[],0,9,0,0)/Rising(end,0,0,0)/Defection(1,1)"
    )
    assert game.legal(1) == [GAME_TYPE.parse("pass"), GAME_TYPE.parse("veteran 1")]
    assert GAME_TYPE.position(at(GAME_TYPE.position(game))) == GAME_TYPE.position(game)


GIVEN_AMONG_THE_SPOILS = (
    "players=5 directives=player,player,imperialists,plutocrats,conservatives neutrals=3 phase=senate laws=vatinian_law "
    "column=fabius* amphora=julius* trident=cornelius* star=valerius* torch=claudius* "
    "coalition=column,trident ranks=column,trident,amphora,star,torch provinces=sicilia(governor:fabius) "
    "stack=Years(combat)/SoloSenate(after_spoils,true,4,[],true,0)/Division(settle,false,0,2,0,{item},1,4)/GoOrLegate(0,1,0)"
)


def test_a_governor_among_the_spoils_who_may_send_a_legate_is_read_back() -> None:
    """[4.05.4] [1.13.1] The province that was named is his already when he is asked."""
    game = at(GIVEN_AMONG_THE_SPOILS.format(item=GAME_TYPE.parse("province sicilia")))
    assert game.legal(0) == [GAME_TYPE.parse("yes"), GAME_TYPE.parse("no")]
    assert GAME_TYPE.position(at(GAME_TYPE.position(game))) == GAME_TYPE.position(game)


@pytest.mark.parametrize("item", ["province asia", "office censor", "talents 3"])
def test_spoils_that_were_never_open_are_refused(item: str) -> None:
    filled = GIVEN_AMONG_THE_SPOILS.replace("stack", "session=filled:censor stack")
    with pytest.raises(BadPosition):
        at(filled.format(item=GAME_TYPE.parse(item)))


def test_a_declaration_of_somebody_else_than_the_rebel_is_refused() -> None:
    with pytest.raises(BadPosition):
        at(
            "players=3 phase=revolution column=cornelius*@revolt(rebel) amphora=fabius* trident=julius*(rome_consul) "
            "wars=civil_war:active forces=cornelius:#5-8+#1v.fabius "
            "stack=Years(next_turn)/Revolution(lay_down)/Declarations(end,[],1,9,0,0)/Rising(end,0,0,0)/Defection(1,1)"
        )


def test_a_late_game_without_its_laws_is_read_back_without_them() -> None:
    game = at("scenario=late laws=-")
    assert game.laws == 0
    assert at(GAME_TYPE.position(game)).laws == 0


def test_marks_of_the_last_wars_are_read_back() -> None:
    text = f"leaders=hannibal:refuge events=refuge:2 wars=revolt_sicilia:active marks=refuge_wars:{1 << war('sicilia')}"
    game = at(f"{text} provinces=sicilia(revolted)")
    assert game.marks[state.REFUGE_WARS] == 1 << war("sicilia")
    same(game, GAME_TYPE.position(game))


def test_session_marks_and_agreements_are_read_back() -> None:
    game = at(
        "column=cornelius*(rome_consul) amphora=fabius* phase=senate marks=rhodian_fleets:8,cleopatra:-1 "
        "session=chair:cornelius,step:3,sitting:1,filled:rome_consul.censor,rejected:[[0,4,7],[2,3]],booking:amphora "
        "deals=7/column.amphora/column/offered/column.pay.amphora.15+amphora.for.column.censor.cornelius"
    )
    assert game.session.chair == man("cornelius")
    assert game.session.rejected == [[0, 4, 7], [2, 3]]
    assert game.session.booking == 1
    assert game.session.sitting is True
    assert game.marks[state.RHODIAN_FLEETS] == 8
    (deal,) = game.agreements
    assert (deal.number, deal.parties, deal.accepted, game.offers) == (7, 0b11, 0b01, 7)
    assert [(clause.by, clause.amount) for clause in deal.clauses] == [(0, 15), (1, 0)]
    same(game, GAME_TYPE.position(game))


def test_what_is_usual_is_not_written() -> None:
    text = GAME_TYPE.position(at("column=cornelius* deck=-"))
    for field in ("session", "marks", "deals", "also", "bills", "events", "eliminated", "dice", "curia", "forces"):
        assert f" {field}=" not in text, field


def test_every_mark_has_a_name() -> None:
    named = {name.lower(): value for name, value in vars(state).items() if name.isupper() and isinstance(value, int)}
    for number, name in enumerate(notation_words.MARK_NAMES):
        assert named.get(name) == number, name
    after_marks = list(vars(state))[list(vars(state)).index("SERVILIAN") :]
    assert len(notation_words.MARK_NAMES) == len([name for name in after_marks if name.isupper() and name != "MARKS"])


def test_a_mark_is_read_by_its_number_too() -> None:
    """As it was printed before it had a name."""
    assert GAME_TYPE.position(at("column=cornelius* marks=mark21:2")) == GAME_TYPE.position(
        at("column=cornelius* marks=seating:2")
    )


def test_no_two_questions_or_scripts_have_the_same_name() -> None:
    """They are known by it in texts, digests and standing orders."""
    kinds = {kind for kind in subclasses(Frame) if kind.__module__.startswith("comitium.games.republic")}
    assert [name for name, number in Counter(kind.__name__ for kind in kinds).items() if number > 1] == []


@pytest.mark.parametrize(
    ("text", "field"),
    [
        ("players=7", "players"),
        ("phase=lunch", "phase"),
        ("treasury=-1", "treasury"),
        ("column=cornelius,cornelius", "column"),
        ("column=cornelius amphora=cornelius", "amphora"),
        ("column=cornelius*,fabius*", "column"),
        ("forum=cornelius*", "forum"),
        ("column=nemo", "column"),
        ("column=cornelius@nowhere", "column"),
        ("column=cornelius(pop10)", "column"),
        ("column=cornelius(inf-1)", "column"),
        ("column=cornelius(rome_consul),fabius(rome_consul)", "column"),
        ("column=cornelius(mining),fabius(mining)", "column"),
        ("column=cornelius@sicilia,fabius@sicilia", "column"),
        ("column=cornelius curia=cornelius", "curia"),
        ("curia=1a_scipio_africanus", "curia"),
        ("gone=cornelius", "gone"),
        ("column.hand=1st_punic_war", "column.hand"),
        ("column.hand=tribune_1 amphora.hand=tribune_1", "amphora.hand"),
        ("column.hand=tribune_1 deck=tribune_1", "deck"),
        ("column=cornelius deck=cornelius", "deck"),
        ("wars=1st_punic_war:lost", "wars"),
        ("wars=1st_punic_war:active,1st_punic_war:inactive", "wars"),
        ("leaders=hannibal:home", "leaders"),
        ("provinces=sicilia(dial9)", "provinces"),
        ("forces=active:26", "forces"),
        ("forces=active:26f", "forces"),
        ("forces=moon:2", "forces"),
        ("forces=active:#1-3,sicilia:#3", "forces"),
        ("dice=7", "dice"),
        ("chits=32", "chits"),
        ("marks=unknown:1", "marks"),
        ("session=chair:nemo", "session"),
        ("session=step:[1]", "session"),
        ("deals=[[", "deals"),
        ("also=where.99:1", "also"),
        ("also=where.1:[]", "also"),
        ("also=rules:1", "also"),
        ("stack=Nonsense(1)", "stack"),
        ("stack=Years(lunch)", "stack"),
        ("ending=four_wars", "ending"),
        ("piles=#3;#3;#3;#3", "piles"),
    ],
)
def test_what_is_wrong_is_refused_with_its_field(text: str, field: str) -> None:
    with pytest.raises(BadPosition) as refused:
        at(text)
    assert refused.value.why.args["field"] == field


def test_an_unknown_option_value_is_refused() -> None:
    with pytest.raises(BadPosition):
        at("scenario=empire")


@pytest.mark.parametrize("seat", [0, 1, None])
def test_what_a_seat_sees_hides_hands_piles_treasuries_and_named_dice(seat: int | None) -> None:
    game = at(
        "column=cornelius* column.box=12 column.hand=tribune_1,mining amphora=fabius* amphora.box=5 "
        "amphora.hand=tribune_2,assassin_1! dice=3,4 chits=7 stack=Years(revenue)"
    )
    game.advance()
    fields = dict(word.split("=", 1) for word in GAME_TYPE.position_seen(game, seat).split(" "))
    assert fields.get("column.box") == ("12" if seat == 0 else None)
    assert fields.get("amphora.box") == ("5" if seat == 1 else None)
    assert fields["column.hand"] == ("tribune_1,mining" if seat == 0 else "#2")
    assert fields["amphora.hand"] == ("tribune_2,assassin_1!" if seat == 1 else "assassin_1!,#1")
    assert fields["deck"] == f"#{len(game.deck)}"
    assert "dice" not in fields
    assert "chits" not in fields
    assert not any(key in fields.get("also", "") for key in CARD_KEY)
