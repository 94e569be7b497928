"""What rare questions ask, and by which rule: the sentence, and what is named in it."""

from __future__ import annotations

from comitium.core.messages import Phrase
from comitium.games.republic import names
from comitium.games.republic.choices import WAR
from comitium.games.republic.rules.r1_09_senate.choices import ONE_BY_ONE
from comitium.games.republic.rules.r1_09_senate.kinds import BY_CHAIR
from comitium.games.republic.rules.r1_09_senate.kinds import CENSOR as CENSORSHIP
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_measures import measure
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_14_vote import Vote
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_14_votes import Adopt
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_15_tribunes import spend_tribune
from comitium.games.republic.rules.r1_10_combat.gabinian_law import BuyUnits
from comitium.games.republic.rules.r1_10_combat.proscription import TakeKnights
from comitium.games.republic.rules.r1_10_combat.r1_10_2_results import SecondVeteran
from comitium.games.republic.rules.r1_10_combat.r1_10_71_capture import RansomPurse
from comitium.games.republic.rules.r1_11_revolution.r1_04_5_trades import BACK, GIVEN, Trade
from comitium.games.republic.rules.r1_12_victory.r1_12_4_survival import NextWar
from comitium.games.republic.rules.r3_setup.r3_02_4_governors import PostGovernor
from comitium.games.republic.state.numbers import COMBAT, NOBODY
from games.republic.fixtures.bargain import SENATE, at, of_julius, voting
from games.republic.fixtures.builder import capture, card, man, province, put, rebel, wage, war
from games.republic.fixtures.senate import put_to, senate_without_officers
from games.republic.fixtures.wars.battles import combat_table


def test_1_10_5_caesar_is_asked_for_his_veterans() -> None:
    game = combat_table(scenario="late")
    question = SecondVeteran(0, man("4a_julius_caesar"))
    caesar = names.senator(man("4a_julius_caesar"))
    assert question.ask(game, 0) == Phrase("republic-combat-ask-veterans", {"senator": caesar})
    assert question.rule(game, 0) == "1.10.5"


def test_c_41_a_proscription_says_how_many_knights_there_are() -> None:
    game = combat_table()
    game.knights[man("manlius")] = 2
    game.knights[man("claudius")] = 3
    question = TakeKnights(0, man("manlius"))
    assert question.ask(game, 0) == Phrase(
        "republic-combat-ask-knights", {"senator": names.senator(man("manlius")), "amount": 5}
    )


def test_c_23_the_gabinian_law_asks_for_legions_fleets_and_purse() -> None:
    game = combat_table()
    asked = [BuyUnits(0, man("manlius"), [0] * said).ask(game, 0).id for said in range(3)]
    assert asked == ["republic-combat-ask-buy-legions", "republic-combat-ask-buy-fleets", "republic-combat-ask-buy-purse"]


def test_1_10_72_who_ransoms_is_told_for_whom_and_how_much() -> None:
    game = combat_table()
    captive = put(game, "julius", 0)
    capture(game, captive, wage(game, "syrian_war"))
    asked = RansomPurse(0, captive).ask(game, 0)
    assert asked.id == "republic-combat-ask-purse"
    assert asked.args["senator"] == names.senator(captive)
    assert asked.args["amount"] == 10  # 10 talents, or 2 for each of his influence if that is more


def test_1_04_5_the_other_is_told_what_she_gets() -> None:
    game = combat_table()
    given = Trade(0, partner=1, stage=GIVEN, given=[card("tribune_1")]).ask(game, 0)
    assert given == Phrase("republic-revolution-ask-given", {"seat": names.seat(1), "amount": 1})
    back = Trade(0, partner=1, stage=BACK, given=[card("tribune_1")], back=[card("assassin_1")]).ask(game, 1)
    cards = (names.card(card("tribune_1")),)
    assert back == Phrase("republic-revolution-ask-back", {"seat": names.seat(0), "count": 1, "cards": cards, "amount": 1})


def test_1_12_4_the_rebel_is_told_how_many_wars_must_fall() -> None:
    """With four active wars Rome falls: of five he must win two."""
    game = combat_table()
    game.phase = COMBAT
    for key in ("1st_punic_war", "2nd_punic_war", "1st_macedonian_war", "syrian_war", "1st_illyrian_war"):
        wage(game, key)
    question = NextWar(2)
    assert question.ask(game, 2) == Phrase("republic-victory-ask-war", {"amount": 2})
    assert question.rule(game, 2) == "1.12.4"


def test_1_12_4_the_question_for_his_next_war_needs_a_rebel_and_a_war() -> None:
    game = combat_table()
    assert not NextWar(0).is_sound(game)
    first = put(game, "cornelius", 0)
    assert first == 0
    rebel(game, first, legions=5)
    assert not NextWar(0).is_sound(game)
    wage(game, "1st_gallic_war")
    assert NextWar(0).is_sound(game)
    assert NextWar(0).legal(game, 0) == [WAR + war("1st_gallic_war")]


def test_3_02_4_the_governor_first_then_his_term() -> None:
    game = combat_table()
    sicilia, claudius = province("sicilia"), man("claudius")
    assert PostGovernor(1, sicilia, NOBODY).ask(game, 1) == Phrase(
        "republic-setup-ask-governor", {"province": names.province(sicilia)}
    )
    named = PostGovernor(1, sicilia, claudius)
    assert named.ask(game, 1) == Phrase(
        "republic-setup-ask-term", {"senator": names.senator(claudius), "province": names.province(sicilia)}
    )
    named.redraw(game, 1, game.dice)
    assert named.senator == claudius
    named.redraw(game, 0, game.dice)
    assert named.senator == NOBODY  # until the term is said the others know nothing


def test_1_09_721_a_successor_is_told_what_he_may_keep() -> None:
    game = senate_without_officers()
    vote = put_to(game, [CENSORSHIP, man("aurelius")], 0, man("cornelius"), BY_CHAIR)
    assert Adopt(0).ask(game, 0) == Phrase("republic-senate-ask-adopt", {"what": measure(vote.proposal).phrase(vote.proposal)})


def test_1_09_15_each_statesman_who_has_spoken_has_spoken_for_this_turn() -> None:
    game = senate_without_officers()
    for senator in (man("cornelius"), man("fabius")):
        spend_tribune(game, 0, senator + 1, "1.09.15")
    assert game.session.spoken == 1 << man("cornelius") | 1 << man("fabius")


def test_b_37_who_dies_takes_only_his_own_voice() -> None:
    game = senate_without_officers()
    vote = Vote(0, [CENSORSHIP, man("aurelius")], 0, man("cornelius"), BY_CHAIR, False)
    vote.spoke = 1 << man("cornelius") | 1 << man("fabius")
    vote.on_death(game, man("fabius"))
    assert (vote.spoke, vote.dead) == (1 << man("cornelius"), 1 << man("fabius"))
    vote.on_death(game, man("julius"))
    assert vote.spoke == 1 << man("cornelius"), "who has not voted takes nothing"


def test_1_09_142_one_senator_is_asked_with_his_own_votes() -> None:
    game = at(SENATE)
    voting(game, of_julius(), 0)
    game.apply(0, ONE_BY_ONE)
    what = measure(of_julius()).phrase(of_julius())
    cornelius = man("cornelius")
    assert game.stack[-1].ask(game, 0) == Phrase(
        "republic-senate-ask-ballot", {"senator": names.senator(cornelius), "what": what, "votes": game.votes(cornelius)}
    )
