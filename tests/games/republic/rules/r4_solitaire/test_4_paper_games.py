"""The games of chapter 4 that were played on paper, situation by situation: two turns of a solitaire game, Early Republic; the
governors and spoils of the Middle Republic; a turn of two players."""

from __future__ import annotations

from comitium.games.republic.catalogue.ids import DICTATOR, MASTER_OF_HORSE
from comitium.games.republic.events.business import LandBillPassed
from comitium.games.republic.events.forum import AuctionWon, BidMade
from comitium.games.republic.events.solo import spoils as told
from comitium.games.republic.events.solo.forum import BidReckoned, NobodyVulnerable, PairRolled, PeddlingAimed
from comitium.games.republic.events.solo.plan import NoPlan
from comitium.games.republic.events.solo.revolution import StatesmanSold
from comitium.games.republic.rules.r1_06_revenue.r1_06_4_provinces import develop
from comitium.games.republic.rules.r1_06_revenue.r1_06_13_spoils import TakeSpoils
from comitium.games.republic.rules.r1_07_forum.r1_07_4_persuasion import Persuade
from comitium.games.republic.rules.r1_07_forum.r1_07_22_auction import Auction
from comitium.games.republic.rules.r1_10_combat.r1_10_12_attack import Attack
from comitium.games.republic.rules.r1_11_revolution.r1_04_5_trades import Trades
from comitium.games.republic.rules.r4_solitaire.r4_01_4_cards import play_open_hands
from comitium.games.republic.rules.r4_solitaire.r4_02_2_dominant import dominant
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_3_plans.r4_05_3_lists import DANGEROUS, WEAKEST
from comitium.games.republic.state.numbers import AT_WAR, CENSOR, FIELD_CONSUL, NOBODY, ROME_CONSUL
from comitium.games.republic.state.republic import OWED
from games.republic.fixtures.builder import card, create, deal, govern, listen, man, play, province, put, war
from games.republic.fixtures.solo.plans import campaign, crisis_offices, force, italy, planned
from games.republic.fixtures.solo.plans import position as plan_position
from games.republic.fixtures.solo.positions import begin, position
from games.republic.fixtures.solo.senate import (
    CONSERVATIVES,
    IMPERIALISTS,
    PLAYER,
    PLUTOCRATS,
    POPULISTS,
    divide,
    form,
    house,
    members,
    voting,
)
from games.republic.fixtures.solo.table import revenue_of_few

# -- the first game, first turn


def test_4_07_5_influence_peddling_takes_the_players_tribune_from_the_largest_hand() -> None:
    """Hands of three, two and one."""
    hands = "column.hand=tribune_1,tribune_2,tribune_3 amphora.hand=graft_1,graft_2 torch.hand=assassin_1"
    game = position(f"phase=population {hands} star.hand=influence_peddling_1")
    ear = listen(game)
    play_open_hands(game)
    assert [(one.seat, one.seat2, one.amount) for one in ear.all(PeddlingAimed)] == [(CONSERVATIVES, PLAYER, 3)]
    assert [len(hand) for hand in game.hands] == [2, 2, 0, 1, 1]
    assert game.hands[CONSERVATIVES][0] in (card("tribune_1"), card("tribune_2"), card("tribune_3"))


def test_d_57_six_persuasions_none_of_which_can_succeed_throw_no_dice() -> None:
    """The best number is -3: oratory and influence 9 against a loyalty of 7 and a faction, minus 5 talents and more."""
    game = position("phase=forum", trident="fulvius*(inf5)")
    for seat in range(5):
        for senator in range(30):
            if game.faction[senator] == seat:
                game.talents[senator] = 5
                game.influence[senator] = min(game.influence[senator], 3)
    for seat in (IMPERIALISTS, PLUTOCRATS, CONSERVATIVES, POPULISTS):
        ear = begin(game, Persuade(seat))
        assert [one.base < 2 for one in ear.all(NobodyVulnerable)] == [True]
        assert not ear.all(PairRolled)
        assert game.loaded == []


def test_4_04_5_the_plutocrats_open_with_one_talent_and_the_conservatives_take_it_for_two() -> None:
    """min(1 + 2 + 2, purse 1, rivals 4) = 1."""
    people = {"column": "cornelius*(t0)", "amphora": "valerius*(t0)", "trident": "fulvius*(t1,rome_consul)",
              "star": "claudius*(t4)", "torch": "fabius*(t1)"}  # fmt: skip
    game = position("phase=forum", **people)
    game.turn = 1
    game.loaded = [2]
    ear = begin(game, Auction(PLUTOCRATS, 6, [CONSERVATIVES, POPULISTS, PLAYER, IMPERIALISTS], 0, NOBODY, NOBODY))
    reckoned = ear.all(BidReckoned)[0]
    assert (reckoned.turn, reckoned.die, reckoned.modifier, reckoned.purse, reckoned.rival, reckoned.amount) == (
        1,
        2,
        2,
        1,
        4,
        1,
    )
    assert [(one.seat, one.amount) for one in ear.all(BidMade)] == [(PLUTOCRATS, 1), (CONSERVATIVES, 2)]
    assert [one.seat for one in ear.all(AuctionWon)] == [CONSERVATIVES]


def test_4_05_2_fourteen_and_twelve_of_forty_nine_votes_govern() -> None:
    """Votes 14, 12, 8, 8, 7: need 25, and only the first two reach it (26)."""
    game = voting(7, 8, 14, 12, 8)
    game.talents[man("julius")] = 1  # the richer of the two with 8
    form(game)
    assert members(game.coalition) == [PLUTOCRATS, CONSERVATIVES]


FIRST_TURN = (
    "scenario=early coalition=trident,star wars=1st_punic_war:active,2nd_punic_war:imminent,1st_illyrian_war:inactive "
    "forces=active:4 treasury=192"
)


def test_4_05_3_a_dangerous_war_for_which_one_legion_and_three_fleets_are_raised() -> None:
    """1st Illyrian (the 2nd is to come, rank number 10): 192 - 40 = 152."""
    game = plan_position(FIRST_TURN)
    senate = planned(game)
    assert (senate.crisis, senate.entry, senate.wars) == (False, DANGEROUS, [war("1st_illyrian_war")])
    assert italy(game) == (5, 3)
    assert game.treasury == 152


def test_1_10_2_the_battle_is_a_stalemate_and_flaminius_stays_as_proconsul() -> None:
    """5 legions and 4 of Flaminius, less 5, and 6 with the dice: 10. Three legions and three fleets are lost."""
    people = {"star": "claudius*,flaminius@1st_illyrian_war(field_consul)"}
    game = position("phase=combat wars=1st_illyrian_war:active forces=flaminius:5+3f", **people)
    game.loaded = [1, 2, 3]
    begin(game, Attack(0, war("1st_illyrian_war"), man("flaminius")))
    assert game.where[man("flaminius")] == AT_WAR + war("1st_illyrian_war")
    assert game.proconsuls >> man("flaminius") & 1
    assert force(game, "flaminius") == (2, 0)


def test_4_06_1_the_populists_sell_scipio_to_the_conservatives_for_two_cards() -> None:
    people = {"column": "papirius*", "star": "cornelius*,flaminius"}
    hands = "torch.hand=1a_scipio_africanus star.hand=tribune_1,tribune_2,tribune_3"
    game = position(f"phase=revolution {hands}", **people)
    ear = begin(game, Trades(0, [POPULISTS]))
    (sold,) = ear.all(StatesmanSold)
    assert (sold.seat, sold.card, sold.seat2) == (POPULISTS, card("1a_scipio_africanus"), CONSERVATIVES)
    assert [len(game.hands[seat]) for seat in (CONSERVATIVES, POPULISTS)] == [1, 2]
    assert game.faction[man("1a_scipio_africanus")] == CONSERVATIVES


# -- the first game, second turn

SECOND_TURN = (
    "scenario=early coalition=trident,star wars=1st_punic_war:active,2nd_punic_war:active,1st_illyrian_war:active "
    "events=manpower_shortage:1 forces=flaminius:2 treasury=188"
)
PROCONSUL = {"star": "claudius*,flaminius@1st_illyrian_war(proconsul)"}


def test_4_05_3_in_the_crisis_188_talents_go_into_the_weakest_war() -> None:
    """Price 20: six legions, three fleets, 8 left. [D-60] The Proconsul keeps his war and is reinforced."""
    game = plan_position(SECOND_TURN, **PROCONSUL)
    senate = planned(game)
    assert (senate.crisis, senate.entry, senate.wars, senate.all_force) == (True, WEAKEST, [war("1st_illyrian_war")], True)
    assert italy(game) == (6, 3)
    assert game.treasury == 8
    campaign(game, "1st_illyrian_war", all_force=True, entry=WEAKEST, crisis=True)
    assert force(game, "flaminius") == (8, 3)


def test_4_05_34_flamininus_of_the_coalition_is_dictator_and_fabius_from_outside_his_master() -> None:
    people = {
        "column": "papirius*",
        "amphora": "2a_fabius_maximus_cunctator*",
        "trident": "fulvius*",
        "star": "claudius*,18a_flamininus",
        "torch": "acilius*",
    }
    game = plan_position("coalition=trident,star wars=1st_illyrian_war:active", **people)
    crisis_offices(game, "1st_illyrian_war")
    assert game.offices[DICTATOR] == man("18a_flamininus")
    assert game.offices[MASTER_OF_HORSE] == man("2a_fabius_maximus_cunctator")


def test_4_05_416_cato_co_sponsors_when_the_plutocrats_list_is_empty() -> None:
    """Popularity 0, unrest 6: mandatory, and unrest is 3 afterwards."""
    game = house()
    cato = put(game, "22a_cato_the_elder", PLUTOCRATS, popularity=-1)
    game.unrest = 6
    game.offices[DICTATOR] = man("junius")
    game.session.filled = 1 << ROME_CONSUL | 1 << FIELD_CONSUL | 1 << CENSOR
    ear = listen(game)
    divide(game, PLUTOCRATS, CONSERVATIVES)
    (bill,) = ear.all(LandBillPassed)
    assert (bill.senator, bill.senator2) == (man("junius"), cato)
    assert game.unrest == 3


# -- the Middle Republic, governors and spoils


def test_4_03_3_an_imperialist_takes_spoils_that_the_state_must_pay_for() -> None:
    """Hispania Ulterior, test die 4: he takes them; 2 - 3 = -1: he gets nothing, the State owes one talent."""
    game = revenue_of_few(scenario="middle")
    governor = put(game, "furius", IMPERIALISTS)
    number = govern(game, governor, "hispania_ulterior", dial=1)
    game.treasury = 20
    game.loaded = [4, 2]
    play(game, TakeSpoils(IMPERIALISTS, number))
    assert (game.pools[IMPERIALISTS], game.talents[governor]) == (0, 0)
    assert game.corrupt >> governor & 1
    assert game.marks[OWED] == 1


def test_4_03_3_a_conservative_takes_nothing_and_develops_his_province() -> None:
    """Illyricum: no test; 5 + 1 = 6, developed, and he wins 3 influence."""
    game = revenue_of_few(scenario="middle")
    governor = put(game, "furius", CONSERVATIVES, influence=5)
    number = govern(game, governor, "illyricum")
    game.loaded = [5]
    play(game, TakeSpoils(CONSERVATIVES, number))
    assert not game.corrupt >> governor & 1
    develop(game, 0)
    assert game.loaded == []
    assert game.developed >> number & 1
    assert game.influence[governor] == 8


def test_4_05_415_three_provinces_go_by_their_spoils_and_a_pass_ends_it() -> None:
    """Rome Consul, Censor, Field Consul; then Sicilia (3.5), Gallia Cisalpina (2.5) and the third."""
    game = house(scenario="middle")
    game.prior_consul |= 1 << man("furius")
    for key in ("gallia_cisalpina", "hispania_ulterior", "sicilia"):
        create(game, key)
    ear = listen(game)
    divide(game, CONSERVATIVES, PLUTOCRATS)
    offices = [(one.seat, one.office) for one in ear.all(told.OfficeNamed)]
    assert offices == [(CONSERVATIVES, ROME_CONSUL), (PLUTOCRATS, CENSOR), (CONSERVATIVES, FIELD_CONSUL)]
    provinces = [one.province for one in ear.all(told.ProvinceNamed)]
    assert provinces == [province("sicilia"), province("gallia_cisalpina"), province("hispania_ulterior")]
    assert len(ear.all(told.SpoilsPassed)) == 1
    assert ear.all(told.SpoilsEnded)[0].seat == ear.all(told.SpoilsPassed)[0].seat


# -- the game of two players


def test_4_05_2_all_neutrals_govern_two_players_and_the_second_in_rank_is_dominant() -> None:
    """Votes 11, 9, 8, 7, 5: need 21; [1,2] has 20, so all neutrals (24) govern."""
    game = voting(9, 7, 11, 8, 5, neutrals=3)
    form(game)
    assert members(game.coalition) == [2, 3, 4]
    assert game.ranks == [2, 0, 3, 1, 4]
    assert dominant(game) == 0


def test_d_28_with_a_shortage_and_no_crisis_no_plan_is_built_and_nobody_raises() -> None:
    war_and_means = "events=manpower_shortage:2 wars=1st_gallic_war:active forces=active:4 treasury=100"
    game = plan_position(f"coalition=amphora,trident,star,torch {war_and_means}")
    ear = listen(game)
    assert planned(game).entry < 0
    assert ear.all(NoPlan)
    assert (italy(game), game.treasury) == ((4, 0), 100)
    assert not game.stack or type(game.stack[-1]).__name__ != "PlanForces"


def test_4_05_419_two_tribunes_take_the_field_consul_and_the_co_sponsorship() -> None:
    """The Conservatives take the one from the Imperialists, the Imperialists the other from the Plutocrats: the last of its
    kind, and at the top of what is left of their list."""
    game = house(3)
    imperialists, plutocrats, conservatives = 2, 3, 4
    deal(game, conservatives, "tribune_1")
    game.session.filled = 1 << ROME_CONSUL | 1 << CENSOR
    game.offices[ROME_CONSUL] = man("cornelius")
    ear = listen(game)
    divide(game, imperialists, conservatives, plutocrats)
    assert [(one.seat, one.seat2) for one in ear.all(told.ChoiceSkipped)] == [(imperialists, conservatives)]
    assert game.faction[game.offices[FIELD_CONSUL]] == conservatives

    game = house(3)
    deal(game, imperialists, "tribune_1")
    game.session.filled = 1 << ROME_CONSUL | 1 << FIELD_CONSUL | 1 << CENSOR
    game.unrest = 3
    game.offices[ROME_CONSUL] = man("acilius")  # popularity 0: a land bill is mandatory
    ear = listen(game)
    divide(game, plutocrats, imperialists, conservatives)
    assert [(one.seat, one.seat2) for one in ear.all(told.ChoiceSkipped)] == [(plutocrats, imperialists)]
    (bill,) = ear.all(LandBillPassed)
    assert game.faction[bill.senator2] == imperialists
