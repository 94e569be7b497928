"""[1.11.1] [1.11.2] [1.04.5] [1.07.312] [1.07.32] Cards in the Revolution Phase: trades, plays, the limit of five."""

from __future__ import annotations

from comitium import text
from comitium.core.audience import EVERYBODY, only
from comitium.games.republic.catalogue.senators import LOYALTY, ORATORY
from comitium.games.republic.choices import CARD, DONE, FACTION, NO, PASS, SENATOR, YES
from comitium.games.republic.events.revolution import CardPassed, CardShown, CardsTraded, StatesmanPlayed, StatesmanSucceeded
from comitium.games.republic.rules.common import concessions, statesmen
from comitium.games.republic.rules.r1_11_revolution.choices import DROP, KEEP
from comitium.games.republic.rules.r1_11_revolution.r1_04_5_trades import Trades
from comitium.games.republic.rules.r1_11_revolution.r1_11_1_plays import Excess, PlayCards, Plays, ShedCards
from comitium.games.republic.rules.r1_11_revolution.r1_11_revolution import Revolution
from comitium.games.republic.state.numbers import CAPTIVE, FORCE, GOVERNING, NOBODY, OUT, REBEL, ROME, ROME_CONSUL
from comitium.games.republic.state.republic import Republic
from games.republic.fixtures.builder import (
    asked,
    capture,
    card,
    check,
    concession,
    deal,
    govern,
    listen,
    man,
    play,
    put,
    raise_veterans,
    rebel,
    refusal,
    say,
    send,
    wage,
)
from games.republic.fixtures.wars.risings import revolution_table

# -- 1.07.312


def test_1_07_312_on_top_of_his_family_he_has_the_better_of_both() -> None:
    game = revolution_table()
    family = put(game, "cornelius", 0, influence=10, popularity=-3, talents=7, knights=2, office=ROME_CONSUL)
    game.prior_consul |= 1 << family
    game.leader[0] = family
    deal(game, 0, "1a_scipio_africanus")
    ear = listen(game)
    statesmen.play(game, 0, card("1a_scipio_africanus"))
    scipio = man("1a_scipio_africanus")
    (succeeded,) = ear.all(StatesmanSucceeded)
    assert "he replaces Cornelius and takes over all he had. Influence 10, popularity 0." in text.say(succeeded.phrase())
    assert "il prend la place de Cornelius et tout ce que celui-ci avait." in text.say(succeeded.phrase(), "fr")
    assert (game.influence[scipio], game.popularity[scipio]) == (10, 0)
    assert (game.military(scipio), ORATORY[scipio], LOYALTY[scipio]) == (5, 5, 7)
    assert game.offices[ROME_CONSUL] == scipio
    assert (game.talents[scipio], game.knights[scipio], game.leader[0]) == (7, 2, scipio)
    assert game.prior_consul == 1 << scipio
    assert game.where[family] == OUT
    assert game.on_family == 1 << scipio
    check(game)


def test_1_07_312_an_opponents_family_forbids_him() -> None:
    game = revolution_table()
    put(game, "fabius", 1)
    deal(game, 0, "2a_fabius_maximus_cunctator")
    assert statesmen.why_not_play(game, 0, card("2a_fabius_maximus_cunctator")) is statesmen.FAMILY_TAKEN


def test_1_07_312_a_statesman_of_the_same_number_forbids_him_even_as_a_captive() -> None:
    game = revolution_table()
    other = put(game, "1b_scipio_aemilianus", 0)
    capture(game, other, 0)
    deal(game, 0, "1a_scipio_africanus")
    assert statesmen.why_not_play(game, 0, card("1a_scipio_africanus")) is statesmen.SAME_NUMBER


def test_1_07_312_a_brother_may_join_elsewhere_and_stands_alone() -> None:
    game = revolution_table(scenario="middle")
    put(game, "25a_tiberius_gracchus", 1, on_family=True)
    deal(game, 0, "25b_gaius_gracchus")
    assert statesmen.why_not_play(game, 0, card("25b_gaius_gracchus")) is None
    statesmen.play(game, 0, card("25b_gaius_gracchus"))
    assert game.on_family == 1 << man("25a_tiberius_gracchus")
    assert game.where[man("25b_gaius_gracchus")] == ROME
    check(game)


def test_a_57_a_second_brother_in_the_same_faction_stands_alone() -> None:
    game = revolution_table(scenario="middle")
    put(game, "25a_tiberius_gracchus", 0, on_family=True)
    deal(game, 0, "25b_gaius_gracchus")
    statesmen.play(game, 0, card("25b_gaius_gracchus"))
    assert game.on_family == 1 << man("25a_tiberius_gracchus")
    assert game.faction[man("25b_gaius_gracchus")] == 0


def test_1_07_312_a_family_in_the_forum_comes_with_him() -> None:
    game = revolution_table()
    family = put(game, "cornelius", influence=8)
    deal(game, 0, "1a_scipio_africanus")
    statesmen.play(game, 0, card("1a_scipio_africanus"))
    scipio = man("1a_scipio_africanus")
    assert game.forum == 0
    assert game.where[family] == OUT
    assert game.influence[scipio] == 8
    assert game.rome >> scipio & 1
    assert game.on_family == 1 << scipio
    check(game)


def test_1_07_312_without_his_family_he_stands_alone() -> None:
    game = revolution_table()
    deal(game, 0, "22a_cato_the_elder")
    game.curia.append(man("porcius"))
    ear = listen(game)
    statesmen.play(game, 0, card("22a_cato_the_elder"))
    assert len(ear.all(StatesmanPlayed)) == 1
    assert game.where[man("22a_cato_the_elder")] == ROME
    assert game.on_family == 0
    assert game.curia == [man("porcius")]
    check(game)


def test_a_56_a_family_that_governs_unaligned_bars_its_number() -> None:
    game = revolution_table()
    family = put(game, "cornelius")
    govern(game, family, "sicilia")
    deal(game, 0, "1a_scipio_africanus")
    assert statesmen.why_not_play(game, 0, card("1a_scipio_africanus")) is statesmen.FAMILY_AWAY


def test_a_29_all_that_lay_on_the_family_is_his() -> None:
    game = revolution_table()
    family = put(game, "cornelius", 0, influence=8)
    number = govern(game, family, "sicilia")
    game.holder[concession("mining")] = family
    mask = raise_veterans(game, 1, patron=family)
    game.corrupt |= 1 << family
    game.guards = [family, 0]
    deal(game, 0, "1a_scipio_africanus")
    statesmen.play(game, 0, card("1a_scipio_africanus"))
    scipio = man("1a_scipio_africanus")
    assert game.governor[number] == scipio
    assert game.where[scipio] == GOVERNING + number
    assert game.holder[concession("mining")] == scipio
    assert game.allegiance[mask.bit_length() - 1] == scipio
    assert game.corrupt == 1 << scipio
    assert game.guards == [scipio, 0]
    check(game)


def test_a_29_a_captive_family_makes_a_captive_statesman_and_a_commander_keeps_his_force() -> None:
    game = revolution_table()
    family = put(game, "cornelius", 0)
    capture(game, family, wage(game, "syrian_war"))
    deal(game, 0, "1a_scipio_africanus")
    statesmen.play(game, 0, card("1a_scipio_africanus"))
    assert game.where[man("1a_scipio_africanus")] == CAPTIVE + wage(game, "syrian_war")
    game = revolution_table()
    family = put(game, "cornelius", 0)
    wage(game, "syrian_war")
    send(game, family, "syrian_war", legions=4, fleets=2)
    deal(game, 0, "1a_scipio_africanus")
    statesmen.play(game, 0, card("1a_scipio_africanus"))
    assert game.fleets[FORCE + man("1a_scipio_africanus")] == 2
    assert game.legions[FORCE + family] == 0
    check(game)


def test_a_29_a_rebel_and_a_consul_for_life_stay_what_they_were_under_another_name() -> None:
    game = revolution_table()
    family = put(game, "cornelius", 0)
    rebel(game, family, legions=3)
    game.consul_for_life = family
    deal(game, 0, "1a_scipio_africanus")
    statesmen.play(game, 0, card("1a_scipio_africanus"))
    scipio = man("1a_scipio_africanus")
    assert (game.rebel, game.rebels, game.consul_for_life) == (scipio, 1 << scipio, scipio)
    assert game.where[scipio] == REBEL
    check(game)
    game = revolution_table()
    outlaw = put(game, "fabius", 0)
    rebel(game, outlaw, legions=3)
    game.consul_for_life = man("claudius")
    put(game, "cornelius", 0)
    deal(game, 0, "1a_scipio_africanus")
    statesmen.play(game, 0, card("1a_scipio_africanus"))
    assert (game.rebel, game.consul_for_life) == (outlaw, man("claudius"))


# -- 1.07.32


def test_1_07_32_a_concession_goes_to_an_own_senator_wherever_he_is_but_to_no_rebel() -> None:
    game = revolution_table()
    away = put(game, "cornelius", 0)
    govern(game, away, "sicilia")
    outlaw = put(game, "fabius", 0)
    rebel(game, outlaw, legions=3)
    deal(game, 0, "mining")
    mining = card("mining")
    assert concessions.why_not_give(game, 0, mining, away) is None
    assert concessions.why_not_give(game, 0, mining, outlaw) is concessions.IN_REVOLT
    assert concessions.why_not_give(game, 0, mining, man("manlius")) is concessions.NOT_YOURS
    concessions.give(game, 0, mining, away)
    assert game.holder[concession("mining")] == away
    assert not game.hands[0]


def test_a_43_the_land_commissioner_waits_for_a_land_bill() -> None:
    game = revolution_table()
    deal(game, 0, "land_commissioner")
    assert concessions.why_not_give(game, 0, card("land_commissioner")) is concessions.NO_LAND_BILL
    game.bills[0] = 1
    assert concessions.why_not_give(game, 0, card("land_commissioner")) is None


# -- 1.11.1


def test_1_11_1_any_number_of_statesmen_in_one_turn() -> None:
    game = revolution_table()
    deal(game, 0, "1a_scipio_africanus", "22a_cato_the_elder")
    play(game, PlayCards(0))
    say(game, CARD + card("1a_scipio_africanus"), CARD + card("22a_cato_the_elder"))
    assert game.legal(0) == [PASS]


def test_t_31_with_statesmen_per_turn_one_there_is_one_of_each_kind() -> None:
    game = revolution_table(statesmen_per_turn="one")
    deal(game, 0, "1a_scipio_africanus", "22a_cato_the_elder", "mining", "harbor_fees")
    play(game, Plays())
    say(game, CARD + card("1a_scipio_africanus"))
    assert refusal(game, CARD + card("22a_cato_the_elder"), 0) == "T-31"
    say(game, CARD + card("mining"), SENATOR + man("claudius"))
    assert refusal(game, CARD + card("harbor_fees"), 0) == "T-31"
    assert game.legal(0) == [PASS]


def test_1_11_1_a_family_of_an_opponent_refuses_the_play() -> None:
    game = revolution_table()
    put(game, "cornelius", 1)
    deal(game, 0, "1a_scipio_africanus")
    play(game, PlayCards(0))
    assert refusal(game, CARD + card("1a_scipio_africanus"), 0) == "1.07.312"


def test_1_11_1_laws_and_intrigue_are_not_played_here() -> None:
    game = revolution_table()
    deal(game, 0, "tribune_1", "military_reforms")
    play(game, PlayCards(0))
    assert game.legal(0) == [PASS]
    assert refusal(game, CARD + card("tribune_1"), 0) == "1.11.1"
    assert refusal(game, CARD + card("military_reforms"), 0) == "1.11.1"


def test_1_11_1_a_concession_is_named_then_given_or_kept() -> None:
    game = revolution_table()
    deal(game, 0, "mining")
    play(game, PlayCards(0))
    say(game, CARD + card("mining"))
    assert game.legal(0) == [SENATOR + man("claudius"), KEEP]
    assert refusal(game, SENATOR + man("manlius"), 0) == "1.07.32"
    say(game, KEEP)
    assert game.hands[0] == [card("mining")]
    say(game, CARD + card("mining"), SENATOR + man("claudius"), PASS)
    assert game.holder[concession("mining")] == man("claudius")


def test_1_11_1_everybody_with_a_card_is_asked_from_the_hrao_clockwise() -> None:
    game = revolution_table()
    game.influence[man("fulvius")] = 20
    deal(game, 0, "tribune_1")
    deal(game, 3, "tribune_2")
    play(game, Plays())
    assert game.actors() == [3]
    say(game, PASS)
    assert game.actors() == [0]
    say(game, PASS)
    assert not game.stack


# -- 1.11.2


def seven() -> Republic:
    game = revolution_table()
    deal(game, 0, "mining", "tribune_1", "tribune_2", "tribune_3", "assassin_1", "assassin_2", "graft_1")
    return game


def test_1_11_2_seven_cards_one_played_one_thrown_away() -> None:
    game = seven()
    play(game, Excess())
    assert refusal(game, PASS, 0) == "1.11.2"
    say(game, CARD + card("mining"), SENATOR + man("claudius"))
    assert asked(game) == "ShedCards"
    say(game, DROP + card("graft_1"))
    assert not game.stack
    assert game.discards == [card("graft_1")]
    assert len(game.hands[0]) == 5


def test_1_11_2_five_cards_are_enough() -> None:
    game = revolution_table()
    deal(game, 0, "tribune_1", "tribune_2", "tribune_3", "assassin_1", "assassin_2")
    play(game, Excess())
    assert not game.stack


def test_1_11_2_what_is_not_held_cannot_be_thrown_away() -> None:
    game = seven()
    play(game, Excess())
    assert refusal(game, DROP + card("blackmail"), 0) == "1.11.2"


def test_c_24_a_trade_may_push_another_over_the_limit_who_is_asked_then() -> None:
    game = seven()
    deal(game, 1, "tribune_4", "tribune_5", "tribune_6", "assassin_3", "assassin_4")
    play(game, Excess())
    say(game, FACTION + 1, CARD + card("tribune_1"), CARD + card("tribune_2"), DONE)
    assert game.actors() == [1]
    say(game, DONE, YES)
    assert game.actors() == [1]
    assert asked(game) == "ShedCards"
    say(game, DROP + card("tribune_1"), DROP + card("tribune_2"))
    assert not game.stack


# -- 1.04.5


def test_1_04_5_an_exchange_that_only_the_two_see() -> None:
    game = revolution_table(players=3)
    deal(game, 0, "tribune_1", "mining")
    deal(game, 1, "assassin_1")
    ear = listen(game)
    play(game, Trades())
    say(game, FACTION + 1, CARD + card("tribune_1"))
    assert game.reveals == 0
    say(game, DONE)
    assert game.reveals == 1  # the other has seen it: nothing before that can be undone
    assert game.actors() == [1]
    say(game, CARD + card("assassin_1"), DONE)
    assert game.actors() == [0]
    say(game, YES)
    assert game.hands[0] == sorted([card("assassin_1"), card("mining")])
    assert game.hands[1] == [card("tribune_1")]
    assert game.known[card("tribune_1")] == 0b011
    traded = ear.all(CardsTraded)[0]
    assert (traded.amount, traded.amount2) == (1, 1)
    secret = [place for place, event in enumerate(ear.events) if isinstance(event, CardShown | CardPassed)]
    assert {ear.audiences[place] for place in secret} == {only(0) | only(1)}
    assert ear.audiences[ear.events.index(traded)] == EVERYBODY


def test_1_04_5_nobody_takes_for_nothing_what_was_not_meant_as_a_gift() -> None:
    game = revolution_table(players=3)
    deal(game, 0, "tribune_1")
    deal(game, 1, "assassin_1")
    play(game, Trades())
    say(game, FACTION + 1, CARD + card("tribune_1"), DONE, NO)
    assert game.hands[0] == [card("tribune_1")]
    assert game.actors() == [0]
    assert refusal(game, FACTION + 1, 0) == "1.04.5"
    say(game, FACTION + 2, CARD + card("tribune_1"), DONE, DONE)
    assert game.actors() == [0]
    assert game.hands[0] == [card("tribune_1")]
    assert game.stack[-1].ask(game, 0).args["count"] == 0
    say(game, YES)
    assert game.hands[2] == [card("tribune_1")]


def test_1_04_5_the_answers_of_a_trade_say_what_they_do() -> None:
    game = revolution_table(players=3)
    deal(game, 0, "tribune_1")
    deal(game, 1, "assassin_1")
    play(game, Trades())
    told: list[str] = []
    for step in (FACTION + 1, CARD + card("tribune_1"), DONE, CARD + card("assassin_1"), DONE):
        say(game, step)
        frame = game.stack[-1]
        found = frame.wording(DONE)
        told.append(found.id.removeprefix("republic-revolution-trade-") if found is not None else "")
    assert told == ["beg", "offer", "take", "pay", ""]


def test_1_04_5_something_must_change_hands() -> None:
    game = revolution_table(players=3)
    deal(game, 1, "assassin_1")
    play(game, Trades())
    say(game, FACTION + 1)
    assert refusal(game, CARD + card("assassin_1"), 0) == "1.04.5"
    say(game, DONE)
    assert game.reveals == 0
    assert refusal(game, DONE, 1) == "1.04.5"
    say(game, NO)


def test_1_04_5_an_offer_may_be_withdrawn_and_rounds_end_when_nobody_trades() -> None:
    game = revolution_table(players=3)
    deal(game, 0, "tribune_1")
    play(game, Trades())
    say(game, FACTION + 1, KEEP, PASS)
    for _ in range(2):
        say(game, PASS)
    assert not game.stack


def test_1_04_5_another_round_after_a_trade() -> None:
    game = revolution_table(players=3)
    deal(game, 0, "tribune_1", "tribune_2")
    play(game, Trades())
    say(game, FACTION + 1, CARD + card("tribune_1"), DONE, DONE, YES, PASS, PASS, PASS)
    assert asked(game) == "Trade"
    assert game.actors() == [0]
    say(game, PASS, PASS, PASS)
    assert not game.stack


def test_1_04_5_others_do_not_know_which_card_moved() -> None:
    game = revolution_table(players=3)
    deal(game, 0, "tribune_1", "mining")
    game.known[card("tribune_1")] = 0b111
    play(game, Trades())
    say(game, FACTION + 1, CARD + card("mining"), DONE, DONE, YES)
    assert game.known[card("tribune_1")] == 0b011
    assert game.known[card("mining")] == 0b011


def test_1_11_only_plays_and_trades_without_a_victorious_commander() -> None:
    game = revolution_table(players=3)
    deal(game, 0, "tribune_1")
    play(game, Revolution(0))
    kinds = set()
    while game.stack:
        kinds.add(asked(game))
        say(game, PASS)
    assert kinds == {"Trade", "PlayCards"}


def test_1_11_2_the_hand_of_a_shedder_is_his_own_secret() -> None:
    """A concession that is named but not yet given is imagined away by the others."""
    game = seven()
    play(game, Excess())
    say(game, CARD + card("mining"))
    frame = game.stack[-1]
    assert isinstance(frame, ShedCards)
    frame.redraw(game, 1, None)
    assert frame.card == NOBODY
