"""What answers say that they gain and lose, by the numbers of the rulebook."""

from __future__ import annotations

from comitium.core.prompts import prompt
from comitium.games.republic.choices import CONCESSION, PASS, PROVINCE, SENATOR, TALENTS
from comitium.games.republic.game_type import GAME_TYPE
from comitium.games.republic.rules.r1_06_revenue.r1_06_52_contributions import Contributions
from comitium.games.republic.rules.r1_07_forum.choices import GAMES
from comitium.games.republic.rules.r1_07_forum.r1_07_6_games import Games
from comitium.games.republic.rules.r1_09_senate import kinds
from comitium.games.republic.rules.r1_09_senate.choices import ADJOURN, ALL_AGAINST, ALL_FOR, PROPOSE, VETO
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_measures import MEASURES
from comitium.games.republic.rules.r1_09_senate.r1_09_3_dictator import NameMaster
from comitium.games.republic.rules.r1_09_senate.r1_09_4_trials.trials_choices import ACCUSE
from comitium.games.republic.rules.r1_09_senate.r1_09_5_governors import DraftGovernors
from comitium.games.republic.rules.r1_09_senate.r1_09_6_business.business_choices import BILL
from comitium.games.republic.rules.r1_09_senate.r1_09_6_business.r1_09_61_concessions import DraftConcessions
from comitium.games.republic.rules.r1_09_senate.r1_09_6_business.r1_09_62_land_bills import DraftBill
from comitium.games.republic.rules.r1_09_senate.r1_09_6_business.r1_09_64_items import DEPLOYED
from comitium.games.republic.rules.r1_11_revolution.r1_11_3_declaration import Declare
from comitium.games.republic.rules.r4_solitaire.choices import OFFICE, SPONSOR
from comitium.games.republic.stakes.questions import by_rule
from comitium.games.republic.stakes.registry import question_stakes
from comitium.games.republic.state.numbers import CENSOR, FIELD_CONSUL, NOBODY, ROME_CONSUL
from comitium.games.republic.state.republic import Republic
from comitium.text import say
from games.republic.fixtures.builder import (
    asked,
    concession,
    create,
    deal,
    grant,
    man,
    province,
    raise_fleets,
    raise_legions,
    wage,
)
from games.republic.fixtures.builder import say as answer
from games.republic.fixtures.senate import call, hush, put_to, senate_with_officers, senate_without_officers, sit
from games.republic.fixtures.senate_business.courts import accuse, court, open_court
from games.republic.fixtures.senate_business.land_bills import floor
from games.republic.fixtures.solo.plans import campaign, position
from games.republic.fixtures.solo.senate import CONSERVATIVES, PLAYER, divide, house
from games.republic.fixtures.wars.armies import departure


def stakes(game: Republic, seat: int, choice: int) -> list[str]:
    """What the question says of an answer, in English."""
    found = dict(prompt(GAME_TYPE, game, seat).stakes)
    return [say(one.text, "en") for one in found.get(choice, ())]


def told(game: Republic, top: object, seat: int, choice: int) -> list[str]:
    """What a question that does not wait would say of an answer."""
    found = question_stakes(top)
    assert found is not None
    return [say(one.text, "en") for one in found.by_choice(game, seat, top).get(choice, [])]


def test_4_05_1_nobody_is_warned_of_trials_beside_neutral_factions() -> None:
    game = house()
    grant(game, "mining")
    game.session.filled = 1 << ROME_CONSUL | 1 << FIELD_CONSUL | 1 << CENSOR
    divide(game, PLAYER)
    assert stakes(game, PLAYER, CONCESSION + concession("mining")) == ["Mining +3 T a turn"]


# -- elections


def test_1_09_22_each_consul_gains_five_influence_and_the_own_comes_first() -> None:
    game = senate_without_officers()
    sit(game, "consuls")
    put_to(game, [kinds.CONSULS, man("cornelius"), man("julius")], 0, man("cornelius"), kinds.BY_CHAIR)
    call(game, 1)
    assert stakes(game, 1, ALL_FOR) == [
        "Julius +5 influence",
        "Cornelius +5 influence",
        "one presides, the other leads the army",
    ]
    assert stakes(game, 1, ALL_AGAINST) == []


def test_1_09_33_a_dictator_gains_seven_his_master_of_horse_three_and_lends_his_rating() -> None:
    game = senate_with_officers()
    assert [one.amount for one in MEASURES[kinds.DICTATOR].stakes(game, [kinds.DICTATOR, man("fabius")])] == [7, None]
    master = NameMaster(0, man("fabius"))
    said = told(game, master, 0, SENATOR + man("manlius"))
    assert said == ["Manlius +3 influence", f"Dictator +{game.military(man('manlius'))} military"]


def test_1_09_4_a_censor_gains_five() -> None:
    game = senate_with_officers()
    assert [one.amount for one in MEASURES[kinds.CENSOR].stakes(game, [kinds.CENSOR, man("fabius")])] == [5, None]


def test_1_09_82_a_consul_for_life_wins_if_rome_survives() -> None:
    game = senate_with_officers()
    said = MEASURES[kinds.FOR_LIFE].stakes(game, [kinds.FOR_LIFE, man("fabius")])
    assert [say(one.text, "en") for one in said] == ["Fabius wins the game if Rome survives the turn"]


# -- trials


def test_1_09_441_a_minor_conviction_costs_five_and_five_and_half_is_the_prosecutors() -> None:
    game = court("papirius")
    game.influence[man("papirius")] = 7
    grant(game, "mining", man("papirius"))
    open_court(game)
    accuse(game, "papirius", "claudius")
    call(game, 0)
    assert stakes(game, 0, ALL_FOR) == ["Papirius is convicted", "Papirius −5 influence", "Papirius −5 popularity"]
    assert stakes(game, 0, ALL_AGAINST) == ["Papirius is acquitted"]
    proposal = [kinds.MINOR, man("papirius"), man("claudius"), 0]
    said = [say(one.text, "en") for one in MEASURES[kinds.MINOR].stakes(game, proposal)]
    assert said[-2:] == ["Papirius loses all concessions", "Claudius +3 influence"]


def test_1_09_42_who_votes_for_the_conviction_of_an_own_senator_is_warned() -> None:
    game = court("papirius")
    open_court(game)
    accuse(game, "papirius", "claudius")
    call(game, 3)
    answer(game, PASS)  # he does not appeal to the people
    assert stakes(game, 3, ALL_FOR)[0] == "Papirius is yours: this convicts him"


def test_1_09_442_a_major_conviction_kills_and_half_of_all_influence_is_the_prosecutors() -> None:
    game = court("papirius")
    game.influence[man("papirius")] = 9
    found = MEASURES[kinds.MAJOR].stakes(game, [kinds.MAJOR, man("papirius"), man("julius")])
    assert [say(one.text, "en") for one in found] == ["Papirius dies", "Julius +5 influence"]


def test_1_09_41_the_censor_sees_what_an_accusation_may_bring() -> None:
    game = court("papirius")
    game.influence[man("papirius")] = 7
    open_court(game)
    hush(game)
    assert stakes(game, 1, ACCUSE + man("papirius")) == [
        "Papirius −5 influence",
        "Papirius −5 popularity",
        "prosecutor +3 influence",
    ]


def test_1_09_41_the_censor_is_warned_before_he_accuses_a_man_of_his_own_faction() -> None:
    game = court("papirius")
    open_court(game)
    hush(game)
    assert "Papirius is yours" not in stakes(game, 1, ACCUSE + man("papirius"))
    game.faction[man("papirius")] = 1
    assert stakes(game, 1, ACCUSE + man("papirius"))[0] == "Papirius is yours"


# -- land bills


def test_1_09_62_a_land_bill_says_who_gains_what_rome_pays_and_what_a_vote_against_costs() -> None:
    game = senate_with_officers()
    game.unrest = 6
    sit(game)
    floor(game, 3, "fabius", "valerius")
    call(game, 1)
    assert stakes(game, 1, ALL_FOR) == ["Fabius +4 popularity", "Valerius +2 popularity", "unrest −3"]
    assert stakes(game, 1, ALL_AGAINST) == ["your senators −2 popularity each"]


def test_1_09_62_each_type_of_bill_has_its_price() -> None:
    game = senate_with_officers()
    game.unrest = 6
    draft = DraftBill(0, NOBODY, NOBODY)
    assert [told(game, draft, 0, BILL + bill) for bill in range(3)] == [
        ["sponsor +2, co-sponsor +1 popularity", "unrest −1", "State −20 T"],
        ["sponsor +2, co-sponsor +1 popularity", "unrest −2", "State −5 T a turn"],
        ["sponsor +4, co-sponsor +2 popularity", "unrest −3", "State −10 T a turn"],
    ]
    assert told(game, DraftBill(0, 2, man("fabius")), 0, SENATOR + man("julius")) == ["Julius +2 popularity"]


def test_1_08_1_unrest_that_is_not_there_is_not_promised_away() -> None:
    game = senate_with_officers()
    game.unrest = 1
    found = MEASURES[kinds.LAND_BILL].stakes(game, [kinds.LAND_BILL, 2, man("fabius"), man("valerius")])
    assert [one.amount for one in found] == [4, 2, -1, -10]


# -- other business


def test_1_09_6_every_kind_of_proposal_says_what_it_may_bring_and_adjourning_what_it_leaves() -> None:
    game = senate_with_officers()
    wage(game, "1st_punic_war")
    wage(game, "syrian_war")
    grant(game, "mining")
    raise_legions(game, 10)
    raise_fleets(game, 10)
    sit(game)
    hush(game)
    assert asked(game) == "Business"
    found = dict(prompt(GAME_TYPE, game, game.actors()[0]).stakes)
    menu = game.legal(game.actors()[0])
    assert all(found.get(choice) for choice in menu), [choice for choice in menu if not found.get(choice)]
    seat = game.actors()[0]
    assert stakes(game, seat, ADJOURN) == ["2 active wars without an army", "unrest +2"]
    assert stakes(game, seat, PROPOSE + kinds.CONCESSIONS) == ["Mining +3 T a turn", "may be prosecuted"]
    assert stakes(game, seat, PROPOSE + kinds.FORCES) == ["State −10 T a unit", "State −2 T a unit each turn"]
    assert stakes(game, seat, PROPOSE + kinds.MILITARY)[0].startswith("commander +")


def test_1_09_5_a_province_says_yield_term_and_risk() -> None:
    game = senate_with_officers()
    create(game, "sicilia")
    said = told(game, DraftGovernors(0, [], NOBODY), 0, PROVINCE + province("sicilia"))
    assert said[1:] == ["away for 3 turns", "may be prosecuted"]
    assert said[0] == "Sicilia 1d6 T"
    draft = DraftGovernors(0, [], province("sicilia"))
    assert told(game, draft, 0, SENATOR + man("claudius")) == [f"Claudius −{game.votes(man('claudius'))} votes"]


def test_1_09_61_a_concession_says_its_income() -> None:
    game = senate_with_officers()
    grant(game, "armaments")
    grant(game, "mining")
    draft = DraftConcessions(0, [], NOBODY)
    assert told(game, draft, 0, CONCESSION + concession("armaments"))[0] == "Armaments +2 T a legion"
    assert told(game, draft, 0, CONCESSION + concession("mining"))[0] == "Mining +3 T a turn"
    assert told(game, DraftConcessions(0, [], concession("mining")), 0, SENATOR + man("julius")) == ["Julius +3 T a turn"]


# -- the Forum and revenue


def test_1_07_6_games_say_what_they_cost_and_bring() -> None:
    game = senate_with_officers()
    game.unrest = 5
    game.talents[man("cornelius")] = 20
    assert told(game, Games(0), 0, GAMES + man("cornelius")) == [
        "Cornelius +1 popularity",
        "Cornelius −7 T",
        "unrest −1",
    ]


def test_1_06_52_a_gift_says_from_which_sum_on_it_is_worth_something() -> None:
    game = senate_with_officers()
    cornelius = man("cornelius")
    game.talents[cornelius] = 26
    top = Contributions([0, 1, 2, 3], 0, 0, 0, cornelius)
    assert told(game, top, 0, TALENTS + 1) == ["Cornelius +1 influence for 10 T", "Cornelius +3 influence for 25 T"]


# -- everywhere


def test_1_11_3_a_revolt_says_what_it_may_win_and_what_it_may_cost() -> None:
    found = question_stakes(Declare(0, 0))
    assert found is not None
    assert [say(one.text, "en") for one in found.table()][-2:] == [
        "wins the game if he beats Rome",
        "if he is beaten, he and all who follow him die",
    ]


def test_1_09_152_a_veto_says_that_the_proposal_falls() -> None:
    game = senate_without_officers()
    deal(game, 1, "tribune_1")
    sit(game, "consuls")
    put_to(game, [kinds.CONSULS, man("cornelius"), man("julius")], 0, man("cornelius"), kinds.BY_CHAIR)
    call(game, 1)
    assert stakes(game, 1, VETO) == ["the proposal falls, unless others answer the veto"]


def test_1_09_64_both_futures_of_a_deployment_are_told_to_everybody() -> None:
    """What either result brings stands on the floor, also for whoever is not asked."""
    floor_zone = GAME_TYPE.board(GAME_TYPE.view(departure(13), None), None).zone("floor")
    told = {mark.id.partition("/")[0]: [] for mark in floor_zone.marks if "/" in mark.id}
    for mark in floor_zone.marks:
        if "/" in mark.id:
            told[mark.id.partition("/")[0]].append(say(mark.text, "en"))
    assert any("if he wins" in one for one in told["passes"])
    assert told["fails"] == ["1 active war without an army", "unrest +1"]


def test_1_09_64_a_deployment_that_fails_leaves_one_war_more_where_another_is_left_anyway() -> None:
    game = senate_with_officers()
    raise_legions(game, 13)
    proposal = [kinds.MILITARY, DEPLOYED, man("julius"), wage(game, "1st_gallic_war"), 10, 0, 0]
    wage(game, "1st_illyrian_war")
    lost = MEASURES[kinds.MILITARY].stakes_of_defeat(game, proposal)
    assert [say(one.text, "en") for one in lost] == ["1 more war without an army", "unrest +1"]
    assert say(lost[0].text, "fr") == "1 guerre de plus sans armée"


def test_at_most_three_items_stand_below_an_answer() -> None:
    game = senate_with_officers()
    game.unrest = 6
    sit(game)
    floor(game, 3, "fabius", "valerius")
    call(game, 1)
    assert max(len(items) for _, items in prompt(GAME_TYPE, game, 1).stakes) == 3


def test_the_library_has_what_is_at_stake_by_rule() -> None:
    def said(rule: str) -> list[str]:
        return [say(one.text, "en") for one in GAME_TYPE.stakes_of_rule(rule)]

    assert "each Consul +5 influence" in said("1.09.2")
    assert "Dictator +7 influence" in said("1.09.33")
    assert "Master of Horse +3 influence" in said("1.09.33")
    assert said("1.06.52") == [
        "the giver +1 influence for 10 T",
        "the giver +3 influence for 25 T",
        "the giver +7 influence for 50 T",
    ]
    assert said("1.05.1") == []
    assert {one.rule for one in by_rule()["1.09.62"]} == {"1.09.62"}


def test_1_09_62_ones_own_senators_are_listed_first_and_the_way_back_last() -> None:
    game = senate_with_officers()
    sit(game)
    leads = 2  # whose senators have other numbers than the first ones
    game.push(DraftBill(leads, 0, NOBODY))
    asked_of = game.actors()[0]
    listed = [option.choice for option in prompt(GAME_TYPE, game, asked_of).options]
    mine = [game.faction[choice - SENATOR] == leads for choice in listed[:-1]]
    assert mine == sorted(mine, reverse=True)
    assert True in mine
    assert False in mine
    assert listed[-1] == PASS


# -- [4.05] the spoils and the plan of the game for one and two


def test_4_05_4_a_land_bill_says_what_it_brings_before_it_is_taken_and_to_whom() -> None:
    game = house()
    game.unrest = 3
    game.session.filled = 1 << ROME_CONSUL | 1 << FIELD_CONSUL | 1 << CENSOR
    divide(game, PLAYER, CONSERVATIVES)
    brings = stakes(game, PLAYER, SPONSOR)
    assert brings == ["sponsor +4, co-sponsor +2 popularity", "unrest −3", "State −10 T a turn"]
    answer(game, SPONSOR)
    choice = game.legal(PLAYER)[1]
    assert [one.split(" ", 1)[1] for one in stakes(game, PLAYER, choice)] == ["+4 popularity"]


def test_4_05_41_who_may_have_to_lead_an_army_is_rated_as_a_soldier() -> None:
    game = house()
    game.session.filled = 1 << ROME_CONSUL | 1 << CENSOR
    divide(game, PLAYER)
    answer(game, OFFICE + FIELD_CONSUL)
    for choice in game.legal(PLAYER)[1:]:
        man_named = choice - SENATOR
        assert f"+{game.military(man_named)} military" in stakes(game, PLAYER, choice)[1]


def test_1_09_822_a_player_is_warned_where_she_gives_an_office_to_a_man_close_to_a_consulship_for_life() -> None:
    game = house()
    game.session.filled = 1 << ROME_CONSUL | 1 << CENSOR
    game.influence[man("julius")] = game.influence[man("cornelius")] = 30
    divide(game, PLAYER)
    answer(game, OFFICE + FIELD_CONSUL)
    warned = [choice for choice in game.legal(PLAYER)[1:] if "Consul for Life" in stakes(game, PLAYER, choice)[0]]
    assert warned == [SENATOR + man("julius")], "not her own man"


def test_4_05_31_veterans_say_to_whom_they_are_loyal() -> None:
    people = {"amphora": "valerius*(rome_consul),manlius", "trident": "julius*(field_consul),fulvius"}
    game = position("wars=1st_gallic_war:active forces=active:9+1v.cornelius+1v", **people)
    campaign(game, "1st_gallic_war")
    said = [stakes(game, PLAYER, choice) for choice in game.legal(PLAYER)]
    assert sorted(said) == [[], [], ["1 veteran legion, loyal to Cornelius"]]
