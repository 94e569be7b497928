"""[1.07] [1.07.2] [1.07.22] [1.07.3] [1.07.37] The phase, initiatives, auctions, and the cards that are drawn."""

from __future__ import annotations

import pytest

from comitium import Illegal
from comitium.games.republic.catalogue.ids import ALLY_DESERTS, DROUGHT
from comitium.games.republic.choices import FACTION, PASS, SENATOR, TALENTS
from comitium.games.republic.events.forum import (
    AuctionFree,
    AuctionWon,
    BidMade,
    ConspiracyBlamed,
    EraBegan,
    EraEndsRevealed,
    InitiativeBegan,
)
from comitium.games.republic.events.people import CardTaken, CardTakenUnseen, TieRolled
from comitium.games.republic.rules.r1_07_forum.r1_07_1_passage import pass_time
from comitium.games.republic.rules.r1_07_forum.r1_07_2_initiative import Initiative
from comitium.games.republic.rules.r1_07_forum.r1_07_3_cards import draw_card
from comitium.games.republic.rules.r1_07_forum.r1_07_3_deck import shuffle_in
from comitium.games.republic.rules.r1_07_forum.r1_07_22_auction import Auction
from comitium.games.republic.rules.r1_07_forum.r1_07_forum import Forum
from comitium.games.republic.state.numbers import (
    APION,
    BITHYNIA,
    EARLY,
    FETCHED,
    FORUM,
    FOUGHT,
    INACTIVE,
    MIDDLE,
    OPEN_BEQUEST,
    OUT,
    PERGAMUM,
    ROME,
    ROME_CONSUL,
    VACANT,
)
from comitium.games.republic.state.republic import ERA_ENDS, Republic
from games.republic.fixtures.builder import (
    Ear,
    asked,
    card,
    check,
    create,
    deal,
    event,
    listen,
    man,
    new_table,
    play,
    province,
    put,
    rebel,
    say,
    wage,
    war,
)


def table(players: int = 4, **options: str) -> tuple[Republic, Ear]:
    """A leader for each faction, of whom the first is Consul, and cards that ask nothing."""
    game = new_table(players=players, **options)
    game.phase = FORUM
    for seat, key in enumerate(("cornelius", "fabius", "valerius", "julius", "claudius", "manlius")[:players]):
        put(game, key, seat, leader=True, office=ROME_CONSUL if seat == 0 else -1)
    game.deck = [card(f"tribune_{number}") for number in range(1, 9)]
    return game, listen(game)


def pass_all(game: Republic) -> None:
    """Everybody does as little as possible, until nobody is asked."""
    while game.stack:
        seat = game.actors()[0]
        game.apply(seat, game.legal(seat)[0])


# -- 1.07


@pytest.mark.parametrize(("players", "auctions"), [(3, 3), (4, 2), (5, 1), (6, 0)])
def test_1_07_there_are_six_initiatives_whatever_the_table(players: int, auctions: int) -> None:
    game, ear = table(players)
    play(game, Forum(0))
    pass_all(game)
    told = ear.all(InitiativeBegan)
    assert [said.number for said in told] == [1, 2, 3, 4, 5, 6]
    assert [said.seat for said in told[:players]] == list(range(players))
    assert len(ear.all(AuctionFree)) == auctions
    assert [said.seat for said in told[players:]] == [0] * auctions


def test_1_07_1_the_phase_begins_with_the_passage_of_time() -> None:
    game, _ = table(6)
    event(game, "drought", 2)
    game.loaded = [1, 1] * 6
    play(game, Forum(0))
    assert game.levels[DROUGHT] == 0


def test_1_07_an_eliminated_faction_has_none_and_one_more_is_auctioned() -> None:
    game, ear = table(4)
    game.playing &= ~0b100
    play(game, Forum(0))
    pass_all(game)
    assert [said.seat for said in ear.all(InitiativeBegan)] == [0, 1, 3, 0, 0, 0]


def test_a_2_the_order_is_fixed_even_if_the_hrao_dies() -> None:
    game, ear = table(4)
    put(game, "furius", 0)
    put(game, "aurelius", 3, influence=20)
    game.loaded = [1, 1, 3, 4, 1, 1, 6]  # a card, then an epidemic
    game.urn = [1, 0, 0, 0, 0, 30]
    play(game, Forum(0))
    pass_all(game)
    seats = [said.seat for said in ear.all(InitiativeBegan)]
    assert seats[:4] == [0, 1, 2, 3]
    assert seats[4:] == [3, 3]  # the auctions begin with the new HRAO
    check(game)


# -- 1.07.2


def test_1_07_2_a_seven_is_an_event_and_the_pile_is_untouched() -> None:
    game, _ = table()
    before = len(game.deck)
    game.loaded = [3, 4, 1, 1, 3]
    play(game, Initiative(0, 0))
    assert game.levels[ALLY_DESERTS] == 1
    assert len(game.deck) == before


def test_1_07_2_omens_do_not_touch_the_initiative() -> None:
    game, _ = table()
    event(game, "evil_omens", 1)
    game.loaded = [4, 4]  # eight stays eight
    before = len(game.deck)
    play(game, Initiative(0, 0))
    assert len(game.deck) == before - 1


def test_1_07_2_with_an_empty_pile_the_rest_follows() -> None:
    game, ear = table()
    game.deck = []
    put(game, "furius")
    game.loaded = [4, 5]
    play(game, Initiative(0, 0))
    assert "PileEmpty" in ear.names()
    assert asked(game) == "Persuade"


def test_1_07_2_the_four_steps_come_in_order_and_none_is_reopened() -> None:
    game, _ = table()
    put(game, "furius")
    put(game, "aurelius", 0, talents=20, knights=1)
    game.loaded = [1, 1]
    play(game, Initiative(0, 0))
    order = []
    while game.stack:
        order.append(asked(game))
        say(game, PASS)
    assert order == ["Persuade", "Knights", "Games", "ChangeLeader"]


def test_1_07_2_what_nobody_could_do_is_not_asked() -> None:
    game = new_table()
    game.phase = FORUM
    game.deck = [card("tribune_1")]
    game.loaded = [1, 1]
    play(game, Initiative(0, 2))  # a faction without senators rolls and draws
    assert not game.stack
    assert game.hands[2] == [card("tribune_1")]


def test_1_07_4_without_anybody_to_persuade_nobody_is_asked() -> None:
    game, _ = table()
    game.loaded = [1, 1]
    play(game, Initiative(0, 0))
    assert asked(game) == "Knights"


# -- 1.07.22


def auction(game: Republic) -> None:
    game.loaded = [1, 1]
    play(game, Auction(0, 5, [1, 2, 3], 0, -1, -1))


def test_a_21_with_refused_each_faction_bids_once_and_higher() -> None:
    game, ear = table(equal_bids="refused")
    for seat, talents in enumerate((3, 6, 9, 4)):
        game.talents[game.leader[seat]] = talents
    put(game, "furius", 3, talents=4)
    auction(game)
    say(game, SENATOR + man("cornelius"), TALENTS + 3)
    say(game, PASS)
    assert game.legal(2) == [PASS, SENATOR + man("valerius")]
    say(game, SENATOR + man("valerius"))
    assert game.legal(2) == [TALENTS + bid for bid in range(4, 10)]
    with pytest.raises(Illegal) as refused:
        game.apply(2, TALENTS + 3)
    assert refused.value.rule == "1.07.22"
    with pytest.raises(Illegal):
        game.apply(2, TALENTS + 10)
    say(game, TALENTS + 5)
    assert [said.seat for said in ear.all(BidMade)] == [0, 2]  # the fourth, with 4 and 4, is not asked
    (won,) = ear.all(AuctionWon)
    assert (won.seat, won.senator, won.amount) == (2, man("valerius"), 5)
    assert game.talents[man("valerius")] == 4
    assert [said.seat for said in ear.all(InitiativeBegan)] == [2]


def test_1_04_8_a_bid_may_equal_the_standing_one_and_dice_decide() -> None:
    game, ear = table()
    for seat, talents in enumerate((5, 5, 9, 5)):
        game.talents[game.leader[seat]] = talents
    put(game, "furius", 3, talents=9)  # richer than who bids, and does not pay
    play(game, Auction(0, 5, [1, 2, 3], 0, -1, -1))
    game.loaded = [6, 5, 1, 2, 6, 5, 3, 3, 4, 3, 1, 1]  # 11, 3, 11, then 6 and 7; and the event roll
    say(game, SENATOR + man("cornelius"), TALENTS + 3)
    say(game, SENATOR + man("fabius"))
    assert game.legal(1) == [TALENTS + bid for bid in range(3, 6)]
    with pytest.raises(Illegal) as refused:
        game.apply(1, TALENTS + 2)
    assert refused.value.rule == "1.07.22"
    say(game, TALENTS + 3)
    say(game, PASS)
    say(game, SENATOR + man("julius"), TALENTS + 3)
    assert [(said.seat, said.amount) for said in ear.all(TieRolled)] == [(0, 11), (1, 3), (3, 11), (0, 6), (3, 7)]
    assert {said.rule for said in ear.all(TieRolled)} == {"1.04.8"}
    (won,) = ear.all(AuctionWon)
    assert (won.seat, won.senator, won.amount) == (3, man("julius"), 3)
    assert [game.talents[game.leader[seat]] for seat in range(4)] == [5, 5, 9, 2]


def test_1_04_8_a_higher_bid_leaves_equal_ones_behind() -> None:
    game, ear = table()
    for seat in range(4):
        game.talents[game.leader[seat]] = 5
    auction(game)
    say(game, SENATOR + man("cornelius"), TALENTS + 3)
    say(game, SENATOR + man("fabius"), TALENTS + 3)
    say(game, SENATOR + man("valerius"), TALENTS + 4)
    say(game, PASS)
    assert ear.all(TieRolled) == []
    assert ear.all(AuctionWon)[0].seat == 2


def test_1_07_22_without_a_bid_the_hrao_has_it_for_nothing() -> None:
    game, ear = table()
    game.talents[man("fabius")] = 5
    auction(game)
    assert game.actors() == [1]
    say(game, PASS)
    assert ear.all(AuctionFree)[0].seat == 0
    assert game.talents[man("fabius")] == 5


def test_1_07_22_only_senators_in_rome_bid_out_of_their_own_treasury() -> None:
    game, _ = table()
    away = put(game, "furius", 0, talents=30)
    rebel(game, away)
    game.box[0] = 50
    game.talents[man("cornelius")] = 2
    auction(game)
    assert game.legal(0) == [PASS, SENATOR + man("cornelius")]
    for who in ("furius", "fabius"):
        with pytest.raises(Illegal):
            game.apply(0, SENATOR + man(who))


# -- 1.07.3


def test_1_07_3_a_red_card_is_seen_by_its_owner_only() -> None:
    game, ear = table()
    draw_card(game, 1)
    (seen,) = ear.all(CardTaken)
    (unseen,) = ear.all(CardTakenUnseen)
    assert (seen.card, ear.audiences[ear.events.index(seen)]) == (card("tribune_8"), 0b10)
    assert ear.audiences[ear.events.index(unseen)] & 0b10 == 0
    assert unseen.seat == 1
    assert game.hands[1] == [card("tribune_8")]


def test_1_07_311_a_family_lies_in_the_forum_and_can_be_won_at_once() -> None:
    game, _ = table()
    game.deck.append(card("furius"))
    game.loaded = [1, 1]
    play(game, Initiative(0, 0))
    furius = man("furius")
    assert (game.where[furius], game.faction[furius], game.influence[furius]) == (ROME, -1, 3)
    assert game.forum == 1 << furius
    say(game, SENATOR + man("cornelius"))
    assert SENATOR + furius in game.legal(0)


def test_1_07_312_a_family_goes_under_its_statesman() -> None:
    game, _ = table()
    cato = put(game, "22a_cato_the_elder", 1)
    game.deck = [card("porcius")]
    draw_card(game, 2)
    assert game.on_family == 1 << cato
    assert game.where[man("porcius")] == OUT
    assert game.forum == 0


def test_1_07_312_of_two_brothers_the_first_has_the_family() -> None:
    game, _ = table()
    gaius = put(game, "25b_gaius_gracchus", 1)
    tiberius = put(game, "25a_tiberius_gracchus", 2)
    game.deck = [card("sempronius")]
    draw_card(game, 2)
    assert game.on_family == 1 << tiberius
    assert not game.on_family >> gaius & 1


def test_1_07_33_a_war_and_a_leader_are_placed_when_drawn() -> None:
    game, _ = table()
    game.deck = [card("philip_v"), card("2nd_macedonian_war")]
    draw_card(game, 0)
    assert game.zone[war("2nd_macedonian_war")] == INACTIVE
    draw_card(game, 0)
    assert game.zone[war("2nd_macedonian_war")] == FOUGHT


def test_a_46_what_was_drawn_cannot_be_taken_back() -> None:
    game, _ = table()
    before = game.reveals
    draw_card(game, 0)
    assert game.reveals > before


# -- the pile


def test_3_04_1_the_first_card_of_a_new_deck_begins_its_era_even_if_it_is_secret() -> None:
    game, ear = table()
    game.deck = [card("tribune_1")]
    game.piles = [[card("furius"), card("tribune_2")]]
    draw_card(game, 0)
    assert game.era == EARLY
    draw_card(game, 1)
    assert game.era == MIDDLE
    (said,) = ear.all(EraBegan)
    assert said.era == MIDDLE
    assert ear.audiences[ear.events.index(said)] == -1
    assert game.piles == []
    draw_card(game, 1)
    assert len(ear.all(EraBegan)) == 1


def test_a_24_what_is_known_to_be_near_the_top_comes_nearer() -> None:
    game, _ = table()
    number = card("1st_macedonian_war")
    shuffle_in(game, number)
    assert game.near_top == [number, 7]
    game.deck.remove(number)
    game.deck.insert(len(game.deck) - 1, number)
    draw_card(game, 0)
    assert game.near_top == [number, 6]
    draw_card(game, 0)
    assert game.near_top == []


# -- 1.07.37


def test_1_07_37_a_bequest_waits_and_its_province_comes_when_it_was_fetched() -> None:
    game, _ = table()
    game.deck = [card("pergamene_bequest")]
    draw_card(game, 0)
    assert game.bequests[PERGAMUM] == OPEN_BEQUEST
    pass_time(game)
    assert game.bequests[PERGAMUM] == OPEN_BEQUEST
    game.bequests[PERGAMUM] = FETCHED
    pass_time(game)
    assert game.province[province("asia")] == VACANT
    assert game.bequests[PERGAMUM] == 0
    assert game.discards == [card("pergamene_bequest")]


@pytest.mark.parametrize(
    ("key", "place", "created"),
    [("bithynian_bequest", BITHYNIA, "bithynia"), ("ptolemy_apion_bequest", APION, "creta_et_cyrenaica")],
)
def test_1_07_37_a_bequest_whose_province_exists_is_discarded(key: str, place: int, created: str) -> None:
    game, _ = table()
    game.deck = [card(key)]
    create(game, created)
    draw_card(game, 0)
    assert game.bequests[place] == 0
    assert game.discards == [card(key)]


def test_1_07_37_the_bequest_of_apion_lasts_until_the_next_forum() -> None:
    game, _ = table()
    game.deck = [card("ptolemy_apion_bequest")]
    draw_card(game, 0)
    assert game.bequests[APION] == OPEN_BEQUEST
    pass_time(game)
    assert game.bequests[APION] == 0
    assert game.discards == [card("ptolemy_apion_bequest")]


def test_a_48_the_conspiracy() -> None:
    game, ear = table()
    game.popularity[man("cornelius")] = 2
    here = put(game, "aurelius", 2, influence=1)
    other = put(game, "furius", 1)
    game.deck = [card("second_catilinarian_conspiracy")]
    game.loaded = [1, 1, 3]
    game.urn = [9, 8, 31, 20, 0]
    play(game, Initiative(0, 1))
    assert asked(game) == "NameGuilty"
    assert game.actors() == [0]  # the HRAO, in another's initiative
    assert game.legal(0) == [FACTION + 1, FACTION + 2, FACTION + 3]
    with pytest.raises(Illegal):
        game.apply(0, FACTION + 0)
    say(game, FACTION + 2)
    assert ear.all(ConspiracyBlamed) == [ConspiracyBlamed("1.07.37", man("cornelius"), 2, 3)]
    assert game.where[here] == OUT
    assert game.where[other] == ROME
    assert game.popularity[man("cornelius")] == -2
    assert game.discards[-1] == card("second_catilinarian_conspiracy")


def test_a_48_omens_lessen_the_chits_of_the_conspiracy() -> None:
    game, _ = table()
    event(game, "evil_omens", 2)
    game.deck = [card("second_catilinarian_conspiracy")]
    game.loaded = [1, 1, 2]
    play(game, Initiative(0, 1))
    say(game, FACTION + 2)
    assert game.popularity[man("cornelius")] == 0


def test_1_12_1_the_end_of_the_era_waits_for_the_end_of_the_phase() -> None:
    game, ear = table()
    game.deck[-2] = card("era_ends")
    game.influence[man("valerius")] = 20
    game.loaded = [1, 1] * 6
    play(game, Forum(0))
    pass_all(game)
    assert game.marks[ERA_ENDS] == 1
    assert len(ear.all(EraEndsRevealed)) == 1
    assert [said.number for said in ear.all(InitiativeBegan)] == [1, 2, 3, 4, 5, 6]
    assert "MajorMarked" in ear.names()
    assert game.winner == 2


def test_1_12_1_five_wars_do_not_matter_at_the_end_of_the_era() -> None:
    game, _ = table()
    game.deck[-1] = card("era_ends")
    for key in ("1st_punic_war", "1st_gallic_war", "syrian_war", "1st_illyrian_war", "1st_macedonian_war"):
        wage(game, key)
    deal(game, 0, "assassin_1")
    game.loaded = [1, 1] * 6
    play(game, Forum(0))
    pass_all(game)
    assert game.winner >= 0
