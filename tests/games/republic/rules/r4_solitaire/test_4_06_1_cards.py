"""[4.06.1] [4.07.1] Cards of neutrals in the Revolution Phase: trades of statesmen, what is played, no limit."""

from __future__ import annotations

from comitium.core.messages import Phrase
from comitium.games.republic import names
from comitium.games.republic.choices import CARD, NO, YES
from comitium.games.republic.events.people import CardDiscarded
from comitium.games.republic.events.solo import revolution as told
from comitium.games.republic.rules.r1_11_revolution.choices import DROP
from comitium.games.republic.rules.r1_11_revolution.r1_04_5_trades import Trades
from comitium.games.republic.rules.r1_11_revolution.r1_11_1_plays import Excess, Plays
from comitium.games.republic.rules.r4_solitaire.r4_06_1_cards import NOT_WANTED
from comitium.games.republic.state.numbers import IN_FORUM
from comitium.games.republic.state.republic import Republic
from games.republic.fixtures.builder import asked, card, concession, man, refusal, say
from games.republic.fixtures.solo.positions import begin, position

SCIPIO, FLAMININUS, PAULLUS = card("1a_scipio_africanus"), card("18a_flamininus"), card("19a_aemilius_paullus_macedonicus")
AMPHORA, TRIDENT = {"amphora": "quinctius*(rome_consul),manlius"}, {"trident": "cornelius*,fulvius"}
PLAYER = "papirius*,acilius"


def trading(text: str, neutrals: int = 4, **people: str) -> Republic:
    """Amphora controls Quinctius, Trident Cornelius, unless the test says otherwise."""
    return position(f"phase=revolution {text}", neutrals, **{"column": PLAYER, **AMPHORA, **TRIDENT, **people})


# -- [4.06.1] for a statesman


def test_4_06_1_two_neutrals_swap_and_both_play_at_once() -> None:
    game = trading("amphora.hand=1a_scipio_africanus trident.hand=18a_flamininus")
    ear = begin(game, Trades())
    assert asked(game) == "Idle"
    swapped = ear.all(told.StatesmenSwapped)[0]
    assert (swapped.seat, swapped.card, swapped.seat2, swapped.card2) == (1, SCIPIO, 2, FLAMININUS)
    assert game.faction[man("18a_flamininus")] == 1
    assert game.faction[man("1a_scipio_africanus")] == 2
    assert game.hands[1] == game.hands[2] == []


def test_4_06_1_the_lowest_number_is_given_and_the_lowest_is_wanted() -> None:
    game = trading(
        "amphora.hand=1a_scipio_africanus,2a_fabius_maximus_cunctator trident.hand=19a_aemilius_paullus_macedonicus "
        "star.hand=18a_flamininus",
        amphora="quinctius*(rome_consul),aemilius",
    )
    ear = begin(game, Trades())
    first = ear.all(told.StatesmenSwapped)[0]
    assert (first.card, first.seat2, first.card2) == (SCIPIO, 3, FLAMININUS)


def test_4_06_1_a_player_may_give_one_or_refuse() -> None:
    game = trading("amphora.hand=1a_scipio_africanus column.hand=18a_flamininus,tribune_1")
    begin(game, Trades())
    assert asked(game) == "SwapStatesman"
    assert game.actors() == [0]
    assert game.legal(0) == [NO, CARD + FLAMININUS]
    assert refusal(game, CARD + card("tribune_1")) == "4.06.1"
    other = game.clone()
    say(game, CARD + FLAMININUS)
    assert SCIPIO in game.hands[0]
    assert game.known[SCIPIO] == 31  # it came from an open hand
    assert game.faction[man("18a_flamininus")] == 1
    say(other, NO)
    assert other.hands[0] == game.hands[0] or FLAMININUS in other.hands[0]
    assert other.hands[1] == [SCIPIO]


def test_4_06_1_a_lone_player_without_such_a_card_is_not_asked() -> None:
    people = {"trident": "julius*,fulvius", "star": "cornelius*,fabius", "torch": "junius*"}
    game = trading("amphora.hand=1a_scipio_africanus column.hand=tribune_1", **people)
    begin(game, Trades())
    assert asked(game) == "Idle"


def test_4_06_1_of_two_players_both_are_asked_whatever_they_hold() -> None:
    people = {"amphora": "manlius*", "trident": "quinctius*,fulvius", "star": "cornelius*"}
    game = trading("trident.hand=1a_scipio_africanus column.hand=18a_flamininus amphora.hand=tribune_1", 3, **people)
    begin(game, Trades())
    while asked(game) == "Trade":
        say(game, game.legal(game.actors()[0])[0])
    seen: list[int] = []
    while asked(game) == "SwapStatesman":
        seen += game.actors()
        say(game, NO)
    assert seen == [0, 1]


# -- [4.06.1] for two intrigue cards


def test_4_06_1_without_a_statesman_two_intrigue_cards_at_random() -> None:
    game = trading("amphora.hand=1a_scipio_africanus trident.hand=tribune_1,tribune_2,assassin_1")
    ear = begin(game, Trades())
    assert asked(game) == "Idle"
    sold = ear.all(told.StatesmanSold)[0]
    assert (sold.seat, sold.card, sold.seat2, len(sold.cards)) == (1, SCIPIO, 2, 2)
    assert sorted(sold.cards) == game.hands[1]
    assert len(game.hands[2]) == 1
    assert game.faction[man("1a_scipio_africanus")] == 2
    assert all(game.known[one] == 31 for one in game.hands[1])


def test_4_06_1_with_fewer_than_two_it_keeps_him() -> None:
    game = trading("amphora.hand=1a_scipio_africanus trident.hand=tribune_1")
    ear = begin(game, Trades())
    assert ear.all(told.StatesmanKept)[0].card == SCIPIO
    assert game.hands[1] == [SCIPIO]


def test_4_06_1_a_player_may_buy_or_refuse() -> None:
    people = {"column": "cornelius*,papirius", "trident": "julius*,fulvius"}
    game = trading("amphora.hand=1a_scipio_africanus column.hand=tribune_1,assassin_1", **people)
    begin(game, Trades())
    assert asked(game) == "BuyStatesman"
    assert game.legal(0) == [YES, NO]
    other = game.clone()
    say(game, YES)
    assert game.hands[0] == [SCIPIO]
    assert len(game.hands[1]) == 2
    say(other, NO)
    assert other.hands[1] == [SCIPIO]
    assert asked(other) == "Idle"


def test_4_06_1_a_statesman_whose_number_is_in_play_is_wanted_by_nobody() -> None:
    game = trading(
        "amphora.hand=1b_scipio_aemilianus trident.hand=tribune_1,tribune_2",
        trident="1a_scipio_africanus*(statesman_on_family),fulvius",
    )
    ear = begin(game, Trades())
    assert "StatesmanKept" in ear.names()


def test_4_06_1_d_6_a_player_offers_nothing_to_neutrals() -> None:
    game = trading("column.hand=tribune_1 amphora.hand=tribune_2")
    begin(game, Trades())
    assert asked(game) == "Idle"
    game = trading("column.hand=tribune_1", 3, column="papirius*", amphora="acilius*,manlius")
    begin(game, Trades())
    assert asked(game) == "Trade"
    assert len(game.legal(0)) == 2  # to pass, or the other player


def test_t_31_with_one_statesman_a_turn_a_traded_one_waits() -> None:
    text = "statesmen_per_turn=one amphora.hand=1a_scipio_africanus trident.hand=18a_flamininus"
    game = trading(text)
    begin(game, Trades())
    assert game.hands[1] == [FLAMININUS]
    begin(game, Plays())
    assert game.faction[man("18a_flamininus")] == 1


# -- [D-41] a refusal holds for the phase

LATER = {"torch": "aemilius*,junius", "star": "julius*"}  # Star sells Aemilius to Torch, so that a second round begins
SOLD = "star.hand=19a_aemilius_paullus_macedonicus torch.hand=tribune_1,tribune_2"


def refused(text: str, **people: str) -> list[str]:
    """What a lone player is asked who refuses whatever neutrals offer."""
    game = trading(f"{SOLD} {text}", **LATER, **people)
    ear = begin(game, Trades())
    seen: list[str] = []
    while asked(game) in ("SwapStatesman", "BuyStatesman"):
        seen.append(asked(game))
        say(game, NO)
    assert len(ear.all(told.StatesmanSold)) == 1
    return seen


def test_d_41_a_refused_swap_is_not_asked_again_in_the_phase() -> None:
    hands = "amphora.hand=1a_scipio_africanus column.hand=18a_flamininus"
    assert refused(hands) == ["SwapStatesman"]
    assert refused(f"{hands} asked_again=each_round") == ["SwapStatesman", "SwapStatesman"]


def test_d_41_a_refused_sale_is_not_asked_again_in_the_phase() -> None:
    hands = "amphora.hand=1a_scipio_africanus column.hand=tribune_3,assassin_1"
    people = {"column": "cornelius*,papirius", "trident": "fulvius*"}
    assert refused(hands, **people) == ["BuyStatesman"]
    assert refused(f"{hands} asked_again=each_round", **people) == ["BuyStatesman", "BuyStatesman"]


def test_d_41_who_gets_a_card_may_answer_otherwise() -> None:
    hands = "amphora.hand=1a_scipio_africanus star.hand=2a_fabius_maximus_cunctator"
    people = {"column": "papirius*,fabius", "torch": "junius*", "star": "julius*"}
    game = trading(f"{hands} column.hand=18a_flamininus,tribune_3,tribune_4", **people)
    begin(game, Trades())
    assert asked(game) == "SwapStatesman"
    say(game, NO)
    assert asked(game) == "BuyStatesman"
    say(game, YES)
    assert asked(game) == "SwapStatesman"
    say(game, CARD + FLAMININUS)
    assert SCIPIO in game.hands[0]


def test_d_41_a_refused_swap_is_no_refused_sale() -> None:
    """Of two players one is asked for a statesman of her own first, then whether she buys this one."""
    people = {"column": "cornelius*", "amphora": "manlius*", "trident": "quinctius*,fulvius", "star": "julius*"}
    game = trading("trident.hand=1a_scipio_africanus column.hand=18a_flamininus,tribune_1,tribune_2", 3, **people)
    begin(game, Trades())
    seen: list[str] = []
    while asked(game) in ("Trade", "SwapStatesman", "BuyStatesman"):
        seen.append(asked(game))
        say(game, game.legal(game.actors()[0])[0] if asked(game) == "Trade" else NO)
    assert [one for one in seen if one != "Trade"] == ["SwapStatesman", "BuyStatesman"]


# -- what is played


def test_4_06_1_what_can_be_played_is_played() -> None:
    game = trading("amphora.hand=18a_flamininus,mining,tribune_1", amphora="quinctius*,manlius(inf1)")
    begin(game, Plays())
    assert game.faction[man("18a_flamininus")] == 1
    assert game.holder[concession("mining")] == man("18a_flamininus")  # none has one, and he has more influence
    assert game.hands[1] == [card("tribune_1")]
    assert game.holder[concession("mining")] != IN_FORUM


# -- [4.07.1]


def test_4_07_1_a_neutral_has_no_limit_and_a_player_has() -> None:
    hand = ",".join(f"tribune_{number}" for number in range(1, 9))
    mine = ",".join(f"tribune_{number}" for number in range(9, 15))
    game = trading(f"amphora.hand={hand},murder_of_a_tribune_1 column.hand={mine},assassin_1")
    ear = begin(game, Excess())
    assert asked(game) == "ShedCards"
    assert all(choice >= DROP for choice in game.legal(0))  # neutrals are no partners
    say(game, game.legal(0)[0], game.legal(0)[1])
    assert asked(game) == "Idle"
    assert [event.seat for event in ear.all(CardDiscarded)] == [0, 0]
    assert len(game.hands[1]) == 9


def test_d_41_each_statesman_whom_nobody_wants_is_kept() -> None:
    game = trading("amphora.hand=1a_scipio_africanus,2a_fabius_maximus_cunctator trident.hand=tribune_1")
    ear = begin(game, Trades())
    assert asked(game) == "Idle"
    kept = [event.card for event in ear.all(told.StatesmanKept)]
    assert kept == [SCIPIO, card("2a_fabius_maximus_cunctator")]


def test_4_06_1_both_offers_name_the_faction_and_the_statesman() -> None:
    about = {"seat": names.seat(1), "card": names.card(SCIPIO)}
    game = trading("amphora.hand=1a_scipio_africanus column.hand=18a_flamininus,tribune_1")
    begin(game, Trades())
    assert game.stack[-1].ask(game, 0) == Phrase("republic-solorevolution-ask-swap", about)
    assert game.stack[-1].why_not(game, 0, CARD + card("tribune_1")) == NOT_WANTED
    assert game.stack[-1].why_not(game, 0, YES) is None
    people = {"column": "cornelius*,papirius", "trident": "julius*,fulvius"}
    game = trading("amphora.hand=1a_scipio_africanus column.hand=tribune_1,assassin_1", **people)
    begin(game, Trades())
    assert game.stack[-1].ask(game, 0) == Phrase("republic-solorevolution-ask-buy", about)
