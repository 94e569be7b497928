"""What is at stake in questions that are seldom asked."""

from __future__ import annotations

from comitium.core.messages import Phrase
from comitium.games.republic import names
from comitium.games.republic.catalogue.ids import NEW_ALLIANCE
from comitium.games.republic.catalogue.senators import INFLUENCE, ORATORY
from comitium.games.republic.choices import CARD, FACTION, FLEETS, LEGIONS, NO, NUMBER, SENATOR, TALENTS, WAR, YES
from comitium.games.republic.rules.r1_06_revenue.r1_06_53_debts import DismissUnits
from comitium.games.republic.rules.r1_07_forum.r1_07_37_deck_events import NameGuilty
from comitium.games.republic.rules.r1_07_forum.r1_07_41_attempt import CounterBribe, Raise
from comitium.games.republic.rules.r1_09_senate import kinds
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_measures import measure
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_14_vote import Vote, floor
from comitium.games.republic.rules.r1_09_senate.r1_09_4_trials.r1_09_42_judgment import Appeal
from comitium.games.republic.rules.r1_09_senate.r1_09_4_trials.trials_choices import APPEAL
from comitium.games.republic.rules.r1_09_senate.r1_09_6_business.r1_09_64_military import ConsentAnew
from comitium.games.republic.rules.r1_09_senate.r1_09_8_various import Promote
from comitium.games.republic.rules.r1_09_senate.r1_09_9_closing import ChooseAlly
from comitium.games.republic.rules.r1_10_combat.gabinian_law import BuyUnits
from comitium.games.republic.rules.r1_10_combat.proscription import TakeKnights
from comitium.games.republic.rules.r1_10_combat.r1_10_2_results import SecondVeteran
from comitium.games.republic.rules.r1_11_revolution.r1_04_5_trades import Trades
from comitium.games.republic.rules.r1_11_revolution.r1_11_32_partisans import Partisans, Rising
from comitium.games.republic.rules.r4_solitaire.r4_02_2_dominant import Delegated
from comitium.games.republic.rules.r4_solitaire.r4_04_forum.r4_04_1_players import ConcessionFor
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_3_plans.r4_05_3_commanders import NameCommander
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_3_plans.r4_05_31_veterans import AcceptCommand
from comitium.games.republic.rules.r4_solitaire.r4_07_3_assassins import SendAssassin
from comitium.games.republic.stakes.questions import stakes_of
from comitium.games.republic.state.republic import Republic
from comitium.text import say
from games.republic.fixtures.builder import asked, card, enact, man, raise_legions, wage, war
from games.republic.fixtures.senate import put_to, senate_with_officers
from games.republic.fixtures.solo.positions import begin, position
from games.republic.stakes.test_stakes import told


def first(game: Republic) -> int:
    """A senator of the first faction who does not lead it."""
    return next(one for one in range(len(game.faction)) if game.faction[one] == 0 and game.leader[0] != one)


def name(one: int) -> str:
    return say(Phrase("republic-stake-popularity", {"who": names.senator(one), "amount": ""}), "en").split()[0]


def test_1_07_413_what_is_paid_against_a_bribe_is_spent() -> None:
    game = senate_with_officers()
    game.box[0] = 0
    assert told(game, CounterBribe(0, []), 0, TALENTS) == []
    game.box[0] = 5
    assert told(game, CounterBribe(0, []), 0, TALENTS) == ["the senator keeps it whatever the result"]
    assert told(game, Raise(0), 0, TALENTS + 1) == ["the senator keeps it whatever the result"]


def test_a_48_who_names_the_guilty_pays_for_each_chit() -> None:
    game = senate_with_officers()
    said = told(game, NameGuilty(0, first(game)), 0, FACTION + 1)
    assert "d6 mortality chits against the" in said[0]
    assert said[1] == f"{name(first(game))} −1 popularity for each chit"


def test_1_09_81_who_is_promoted_brings_votes_and_influence() -> None:
    game = senate_with_officers()
    new = next(one for one in range(len(game.faction)) if game.faction[one] < 0)
    game.forum |= 1 << new
    votes, influence = told(game, Promote(0), 0, SENATOR + new)
    assert f"+{game.votes(new)} vote" in votes
    assert f"+{game.influence[new]} influence" in influence


def test_c_41_every_knight_is_lost_also_ones_own() -> None:
    game = senate_with_officers()
    one = first(game)
    game.knights[one], game.knights[game.leader[1]] = 2, 1
    assert told(game, TakeKnights(0, one), 0, YES) == [f"{name(one)} +3d6 T; every knight is lost", f"{name(one)} −2 votes"]
    assert told(game, TakeKnights(0, one), 0, NO) == []


def test_1_10_5_veterans_are_loyal_to_their_commander() -> None:
    game = senate_with_officers()
    assert told(game, SecondVeteran(0, first(game)), 0, NUMBER + 2) == [f"2 veteran legions, loyal to {name(first(game))}"]


def test_c_23_units_that_a_commander_buys_have_their_price() -> None:
    game = senate_with_officers()
    one = first(game)
    game.talents[one] = 20
    assert told(game, BuyUnits(0, one, []), 0, LEGIONS) == [f"{name(one)} −10 T a unit"]
    assert told(game, BuyUnits(0, one, [LEGIONS + 1]), 0, FLEETS) == [f"{name(one)} −10 T a unit"]


def test_a_19_what_is_disbanded_costs_nothing_any_more() -> None:
    game = senate_with_officers()
    raise_legions(game, 3)
    question = DismissUnits(0, 1)
    assert {tuple(told(game, question, 0, choice)) for choice in question.legal(game, 0)} == {("State +2 T a turn",)}


def test_4_07_3_who_must_strike_is_told_what_it_may_cost() -> None:
    game = senate_with_officers()
    one, target = first(game), game.leader[1]
    said = told(game, SendAssassin(0, target), 0, SENATOR + one)
    assert said[0] == "if caught, the assassin dies"
    assert "influence" in said[1]
    assert told(game, SendAssassin(0, target), 0, SENATOR + game.leader[0]) == ["if caught, the assassin dies"]
    assert "−" in told(game, SendAssassin(0, target, one), 0, NUMBER)[0]


def test_1_09_643_who_goes_with_too_little_hears_what_he_may_win_and_lose() -> None:
    game = senate_with_officers()
    fought = wage(game, "syrian_war")
    said = told(game, AcceptCommand(0, fought, first(game), 0), 0, YES)
    assert "if he wins the Syrian War" in said[0]
    assert said[-1] == "may die or be captured"


def test_b_79_who_agrees_once_more_may_fall_and_is_told_what_is_proposed() -> None:
    game = senate_with_officers()
    put_to(game, [kinds.CENSOR, man("furius")], 0, man("cornelius"), kinds.BY_CHAIR)
    death, *gained = told(game, ConsentAnew(1, man("julius")), 1, YES)
    assert "die" in death
    assert gained == [say(one.text, "en") for one in measure(floor(game).proposal).stakes(game, floor(game).proposal)]
    assert gained
    assert told(game, ConsentAnew(1, man("julius")), 1, NO) == []


def test_4_04_1_a_concession_pays_whoever_gets_it() -> None:
    game = position("phase=senate session=sitting:1 column.hand=mining", column="cornelius*(inf9),papirius(inf2)")
    question = ConcessionFor(0, card("mining"))
    said = [told(game, question, 0, choice) for choice in question.legal(game, 0)]
    assert len(said) == 2
    assert all("+3 T a turn" in pays and risk for pays, risk in said)


def trading(hand: str, column: str, trident: str) -> Republic:
    """The Amphora controls Quinctius and has a statesman whom it cannot play."""
    text = f"phase=revolution amphora.hand=1a_scipio_africanus column.hand={hand}"
    game = position(text, amphora="quinctius*(rome_consul),manlius", column=column, trident=trident)
    begin(game, Trades())
    return game


def test_4_06_1_a_statesman_whom_she_could_not_play_says_so() -> None:
    game = trading("18a_flamininus,tribune_1", "papirius*,acilius", "cornelius*,fulvius")
    assert asked(game) == "SwapStatesman"
    assert told(game, game.stack[-1], 0, CARD + card("18a_flamininus")) == [
        "you cannot play him while his family is in another faction"
    ]
    assert told(game, game.stack[-1], 0, NO) == []


def test_4_06_1_the_statesman_of_a_swap_stands_on_each_card_that_is_given_for_him() -> None:
    """She has his family herself."""
    game = trading("18a_flamininus,tribune_1", "papirius*,cornelius", "julius*,fulvius")
    assert asked(game) == "SwapStatesman"
    influence, votes = told(game, game.stack[-1], 0, CARD + card("18a_flamininus"))
    family = man("cornelius")
    assert f"+{INFLUENCE[man('1a_scipio_africanus')] - game.influence[family]} influence" in influence
    assert f"+{ORATORY[man('1a_scipio_africanus')] - ORATORY[family]} votes" in votes
    assert told(game, game.stack[-1], 0, NO) == []


def test_4_06_1_where_he_is_bought_he_takes_the_place_of_his_family() -> None:
    game = trading("tribune_1,assassin_1", "cornelius*(inf2),papirius", "julius*,fulvius")
    assert asked(game) == "BuyStatesman"
    influence, votes = told(game, game.stack[-1], 0, YES)
    assert f"+{INFLUENCE[man('1a_scipio_africanus')] - 2} influence" in influence
    assert f"+{ORATORY[man('1a_scipio_africanus')] - ORATORY[man('cornelius')]} votes" in votes
    assert told(game, game.stack[-1], 0, NO) == []


def test_4_02_2_who_decides_for_a_neutral_hears_what_its_question_is_about() -> None:
    game = position("wars=1st_punic_war:inactive,1st_gallic_war:active")
    game.levels[NEW_ALLIANCE] = 1
    game.push(ChooseAlly(1))
    game.push(Delegated(0, 1, WAR + war("1st_gallic_war")))
    said = {choice: [say(one.text, "en") for one in found] for choice, found in stakes_of(game, 0)}
    assert said == {
        WAR + war("1st_punic_war"): ["strength 10, enemy fleet 10, not yet active", "State +17 T"],
        WAR + war("1st_gallic_war"): ["strength 10, active", "State +10 T"],
    }


def test_1_09_822_a_player_is_warned_of_a_victory_that_leads_a_neutral_close_to_a_consulship_for_life() -> None:
    """The war brings 5: at 35 he is Consul for Life, from 28 on the next dictatorship makes him one."""
    people = {"amphora": "valerius*(dictator),manlius", "trident": "julius*(field_consul),fulvius"}
    for influence, law, total in ((22, False, 0), (23, False, 28), (30, False, 35), (30, True, 0)):
        game = position("wars=1st_gallic_war:active forces=active:9", **people)
        game.influence[man("julius")] = influence
        if law:
            enact(game, "military_reforms")
        question = NameCommander(0, war("1st_gallic_war"), [man("valerius"), man("julius")], man("valerius"))
        said = told(game, question, 0, SENATOR + man("julius"))
        warning = f"with {total} influence; at 35 he is Consul for Life, and your game is lost"
        assert ([one for one in said if "Consul for Life" in one] == [warning]) == (total > 0)


def test_4_05_31_a_dictator_brings_his_master_of_horse_and_the_veterans_of_his_faction() -> None:
    people = {"amphora": "valerius*(dictator),manlius(master_of_horse)", "trident": "julius*(field_consul),fulvius"}
    game = position("wars=1st_gallic_war:active forces=active:11+2v.manlius", **people)
    dictator, consul = man("valerius"), man("julius")
    question = NameCommander(0, war("1st_gallic_war"), [dictator, consul], dictator)
    booty = "State +20 T for a victory"
    able = game.military(dictator) + game.military(man("manlius"))
    led, loyal, _, gained = told(game, question, 0, SENATOR + dictator)
    assert (led, loyal, gained) == (f"Valerius +{able} military", "2 veteran legions, loyal to Manlius", booty)
    led, _, gained = told(game, question, 0, SENATOR + consul)
    assert (led, gained) == (f"Julius +{game.military(consul)} military", booty)


def test_1_09_823_a_rebel_wins_nothing_beside_a_consul_for_life() -> None:
    game = senate_with_officers()
    game.push(Rising(0, first(game), 0, 0, 0))
    game.push(Partisans(0))
    assert told(game, Partisans(0), 0, SENATOR + game.leader[0])[0] == "wins the game if he beats Rome"
    game.consul_for_life = game.leader[1]
    said = told(game, Partisans(0), 0, SENATOR + game.leader[0])
    assert said[0] == "the Consul for Life wins all the same at the end of this turn"


def test_1_09_421_an_appeal_says_only_what_the_dice_can_reach() -> None:
    game = senate_with_officers()
    accused = first(game)
    said = {}
    for popularity in (-3, 0, 4):
        game.popularity[accused] = popularity
        game.push(Vote(0, [kinds.MAJOR, accused, man("cornelius")], 1, man("cornelius"), kinds.BY_CHAIR, False))
        said[popularity] = told(game, Appeal(game.faction[accused]), game.faction[accused], APPEAL + 2)
    assert said[-3] == ["adds votes on either side, cannot free him", "the people may kill him"]
    assert said[0] == ["may free him, or add votes on either side", "the people may kill him"]
    assert said[4] == ["may free him, or add votes on either side"], "two dice and four are more than two"
