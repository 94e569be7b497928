"""The odds that stand beside a question: which questions have them, and that every sentence can be said."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import comitium
from comitium.core.ids import id_of
from comitium.core.prompts import prompt
from comitium.draw import spoken
from comitium.draw.page.beside.decision import _odds
from comitium.draw.page.looks import look
from comitium.draw.page.model import Reader, Table
from comitium.draw.page.words import Words, unbroken
from comitium.games.republic.catalogue.ids import SHIP_BUILDING
from comitium.games.republic.catalogue.keys import PROVINCE_KEYS
from comitium.games.republic.choices import NUMBER, SENATOR, TALENTS
from comitium.games.republic.game_type import GAME_TYPE
from comitium.games.republic.odds import gambles as odds
from comitium.games.republic.odds.dice import percent
from comitium.games.republic.odds.senate import accusation
from comitium.games.republic.odds.sentences.armies import campaign, levels
from comitium.games.republic.odds.sentences.assassins import attempt_sentences
from comitium.games.republic.odds.sentences.questions import by_choice, odds_of
from comitium.games.republic.odds.sentences.votes import counted, voting
from comitium.games.republic.rules.r1_07_forum.r1_07_4_persuasion import Persuade
from comitium.games.republic.rules.r1_07_forum.r1_07_5_knights import Knights
from comitium.games.republic.rules.r1_07_forum.r1_07_41_attempt import CounterBribe, Persuasion, Raise
from comitium.games.republic.rules.r1_09_senate.choices import ATTEMPT
from comitium.games.republic.rules.r1_09_senate.kinds import BY_CHAIR, CENSOR, FOR_LIFE, FORCES, LAND_BILL, MINOR, REPEAL
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_14_vote import Vote
from comitium.games.republic.rules.r1_09_senate.r1_09_4_trials.r1_09_42_judgment import APPEALED
from comitium.games.republic.rules.r1_09_senate.r1_09_5_governors import DraftGovernors
from comitium.games.republic.rules.r1_09_senate.r1_09_6_business.r1_09_64_items import Muster
from comitium.games.republic.rules.r1_09_senate.r1_09_7_assassins import Attempt, Guard
from comitium.games.republic.rules.r1_10_combat.r1_10_12_attack import Ashore
from comitium.games.republic.rules.r1_11_revolution.r1_11_3_declaration import COURSE, Declare
from comitium.games.republic.state.numbers import AT_WAR, DICTATOR, FORCE, NOBODY, SENATE
from comitium.games.republic.state.republic import Republic
from comitium.text import say
from games.republic.fixtures.builder import deal, new_table, persuading, put, raise_fleets, raise_legions, send, wage
from games.republic.fixtures.senate import hush, senate_with_officers, sit


def said(game: Republic, seat: int, language: str = "en") -> list[str]:
    return [say(one, language) for one in odds_of(game, seat)]


@pytest.mark.parametrize("players", [3, 5])
def test_whole_games_in_which_every_odds_is_said(players: int) -> None:
    found: Counter[str] = Counter()
    rng = random.Random(2)
    for seed in range(6):
        match = comitium.new("republic", players=players, seed=seed)
        for _ in range(700):
            if match.outcome is not None:
                break
            seat = match.game.actors()[0]
            for one in odds_of(match.game, seat):  # type: ignore[arg-type]
                found[one.id] += 1
                for language in ("en", "fr"):
                    text = say(one, language)
                    assert "{" not in text
                    assert "republic-" not in text
            match.choose(seat, rng.choice(match.game.legal(seat)))
    assert {"republic-odds-target", "republic-odds-speech", "republic-odds-trial"} <= set(found)
    assert {"republic-odds-knight", "republic-odds-knight-poor"} & set(found)  # by what the senator has


def test_1_09_5_whoever_names_a_governor_reads_what_the_province_brings_him() -> None:
    game = senate_with_officers()
    sicilia = PROVINCE_KEYS.index("sicilia")
    game.push(DraftGovernors(0, [], sicilia))
    (poor,) = said(game, 0)
    assert poor.startswith("Undeveloped: the governor may take ")
    game.developed |= 1 << sicilia
    (rich,) = said(game, 0, "fr")
    assert rich.startswith("Développée\u202f: le gouverneur peut prendre ")
    game.stack[-1] = DraftGovernors(0, [], NOBODY)
    assert said(game, 0) == []  # the provinces themselves are the answers, and each says it


def test_1_06_3_what_was_said_of_purses_stands_beside_the_question() -> None:
    match = comitium.new("republic", players=3, seed=4)
    while id_of(match.game.stack[-1]) != "Redistribution":
        seat = match.game.actors()[0]
        match.choose(seat, match.game.legal(seat)[0])
    seat = match.game.actors()[0]
    assert match.question(seat).odds == ()
    man = next(option for option in match.question(seat).options if option.notation.startswith("senator "))
    match.choose(seat, man.choice)
    match.choose(seat, "talents 0")
    name = say(man.text)
    assert [say(one) for one in match.question(seat).odds] == [f"Set so far: {name} 0 T."]
    others = [other for other in match.game.actors() if other != seat]
    assert all(match.question(other).odds == () for other in others)  # nobody else knows


def test_1_07_41_bribes_and_targets() -> None:
    game, persuader, target = persuading()
    game.stack = [Persuade(0, NOBODY, persuader)]
    chance, best = odds.persuasion(game, 0, persuader, target).chance, odds.by_bribe(game, 0, persuader, target)[4]
    assert said(game, 0) == [f"Fabius: {percent(chance)}%, {percent(best)}% with 4 T."]
    game.stack = [Persuade(0, NOBODY, persuader, target)]
    first, second, third = said(game, 0)
    number = odds.persuasion(game, 0, persuader, target).number
    assert "Target number −1: " in first
    assert f"{percent(best)}% with 4" in second
    assert third == "Cornelius: oratory 3 + influence 12. Fabius: − loyalty 9 − 7 for his faction."
    assert number == 3 + 12 - 9 - 7
    question = prompt(GAME_TYPE, game, 0)
    assert question.odds == odds_of(game, 0)
    assert spoken.ask_lines(question, "en")[1:4] == [first, second, third]
    board = GAME_TYPE.board(GAME_TYPE.view(game, 0), question)
    table = Table(reader=Reader(), address="", board=board, people=(), prompt=question)
    listed = _odds(look("republic"), table, Words("en", "republic"))
    assert f'<li>{first}</li><li class="sr">{unbroken(second)}</li><li class="sr">{third}</li>' in listed


def test_1_07_412_a_bribe_that_buys_nothing_more_is_not_listed() -> None:
    game, persuader, target = persuading()
    game.talents[persuader] = 30
    game.stack = [Persuade(0, NOBODY, persuader, target)]
    chances = odds.by_bribe(game, 0, persuader, target)
    enough = chances.index(max(chances))
    assert 0 < enough < 12
    bribes = said(game, 0)[1]
    assert bribes.endswith(f" {percent(chances[enough])}% with {enough}; more brings nothing.")
    assert f"with {enough + 1}" not in bribes
    game.talents[persuader] = enough
    assert said(game, 0)[1].endswith(f" {percent(chances[enough])}% with {enough}.")


def test_1_07_412_every_bribe_is_counted_however_many_it_takes() -> None:
    """With 22 T, of which the first eleven bring nothing: today's list ended before the first chance."""
    game, persuader, target = persuading()
    game.talents[persuader] = 22
    game.influence[persuader] -= 12  # oratory 3 + influence 0 against loyalty 9 + 7
    game.stack = [Persuade(0, NOBODY, persuader, target)]
    chances = odds.by_bribe(game, 0, persuader, target)
    assert chances[14] == 0 < chances[15] < chances[22] == max(chances)
    bribes = said(game, 0)[1]
    assert f": 0% with 0, {percent(chances[15])}% with 15, " in bribes
    assert bribes.endswith(f" {percent(chances[22])}% with 22.")
    game.talents[persuader] = 14
    assert said(game, 0)[1] == "Even all 14 T are not enough."


def test_1_07_413_what_the_others_could_spend_against_it_is_foreseen() -> None:
    game, persuader, target = persuading()
    game.talents[persuader] = 9
    game.stack = [Persuade(0, NOBODY, persuader, target)]
    free = odds.by_bribe(game, 0, persuader, target)
    assert dict(by_choice(game, 0))[TALENTS + 9].args == {"chance": percent(free[9])}, "nobody has anything"
    game.box[1], game.box[2] = 3, 1
    worst = odds.by_bribe(game, 0, persuader, target, 4)
    assert worst[9] < free[9]
    assert said(game, 0)[2] == (
        f"If the others spend all they have against it: {percent(worst[0])}%, {percent(worst[9])}% with all 9 T."
    )
    told = dict(by_choice(game, 0))[TALENTS + 9]
    assert say(told, "en") == f"{percent(free[9])}%, {percent(worst[9])}% if the others spend all"
    game.box[0] = 50  # her own treasury bids against nobody
    assert dict(by_choice(game, 0))[TALENTS + 9] == told


def test_1_07_413_a_counter_bribe_knows_what_makes_it_hopeless() -> None:
    game, persuader, target = persuading()
    game.box[1] = 20
    attempt = Persuasion(0, 0, NOBODY, persuader, target, 4, 0)
    game.stack = [attempt, CounterBribe(1, [])]
    enough = attempt.number(game) - 1
    assert enough > 1
    assert said(game, 1)[1] == f"A counter-bribe of {enough} T makes it impossible."
    assert odds_of(game, 1)[0].args["falls"] == enough + 1, "the picture loses its last throw, 2, with the same amount"
    attempt.counter = enough
    hopeless, made = said(game, 1)
    assert hopeless == f"Target number {attempt.number(game)}: no roll is low enough so far."
    assert made.endswith(f"Bribe + 4. Counter-bribes − {enough}.")
    attempt.counter += 5
    assert said(game, 1)[0] == "Target number −4: no roll is low enough so far."


def test_1_07_414_each_talent_more_is_listed_while_it_buys_something() -> None:
    game, persuader, target = persuading()
    game.talents[persuader] = 20
    attempt = Persuasion(0, 0, NOBODY, persuader, target, 2, 0)
    game.stack = [attempt, Raise(0)]
    chances = odds.by_bribe(game, 0, persuader, target)
    enough = chances.index(max(chances)) - 2
    raises = said(game, 0)[1]
    assert f": {percent(chances[3])}% with 1, " in raises
    assert raises.endswith(f" {percent(chances[enough + 2])}% with {enough}.")
    attempt.bribe += enough
    assert len(said(game, 0)) == 2, "more buys nothing: only the number and its sum"


@pytest.mark.parametrize(
    ("ayes", "noes", "talents", "settles"),
    [
        (4, 0, 0, "none"),
        (5, 0, 0, "for"),
        (0, 4, 0, "against"),  # a tie is lost
        (5, 0, 1, "none"),  # a talent buys a vote
        (40, 0, 0, "carried"),
        (0, 40, 0, "lost"),
    ],
)
def test_1_09_143_a_vote_says_which_answer_nobody_can_undo(ayes: int, noes: int, talents: int, settles: str) -> None:
    game = new_table()
    for seat, name in enumerate(("cornelius", "fabius", "valerius")):
        put(game, name, seat, leader=True)
    other = put(game, "julius", 1, talents=talents)
    vote = Vote(0, [CENSOR, other], 0, other, BY_CHAIR, False)
    vote.ayes, vote.noes = ayes, noes
    found = counted(game, 0, vote)
    left = sum(votes for seat, votes in odds.open_votes(game, vote) if seat)
    assert found.args == {"ayes": ayes, "noes": noes, "left": left, "talents": talents, "settles": settles}


@pytest.mark.parametrize(
    ("proposal", "told"),
    [
        (
            [LAND_BILL, 0, 0, 1],
            "lowers unrest by 1 and costs the State 20 T once. The sponsor gains 2 popularity, the co-sponsor 1; each "
            "senator who votes against it loses 1,",
        ),
        ([LAND_BILL, 2, 0, 1], "lowers unrest by 3 and costs the State 10 T every turn. The sponsor gains 4 popularity, "),
        ([REPEAL, 1, 0], "raises unrest by 2; each senator who votes for it loses 1 "),
    ],
)
def test_1_09_62_whoever_votes_on_a_land_bill_knows_what_her_vote_costs(proposal: list[int], told: str) -> None:
    game = new_table()
    men = [put(game, name, seat, leader=True) for seat, name in enumerate(("cornelius", "fabius", "valerius"))]
    vote = Vote(0, proposal, 0, men[0], BY_CHAIR, False)
    assert told in say(voting(game, 1, vote)[-1])


def test_1_09_63_whoever_votes_on_a_levy_knows_its_cost_and_who_earns_by_it() -> None:
    game = new_table()
    man = put(game, "cornelius", 0, leader=True)
    game.treasury, game.holder[SHIP_BUILDING] = 100, man
    vote = Vote(0, [FORCES, 1, 4, 0, 0, 0], 0, man, BY_CHAIR, False)
    told = [say(one) for one in voting(game, 0, vote)[1:]]
    assert told == [
        "Costs 50 T at 10 T a unit; 50 T remain in the State treasury.",
        "Ship Building brings Cornelius 12 T of it.",
    ]


def test_1_12_3_who_presides_is_warned_of_four_wars() -> None:
    game = senate_with_officers()
    for name in ("1st_punic_war", "1st_gallic_war", "syrian_war"):
        wage(game, name)
    sit(game)
    hush(game)
    assert said(game, 0) == []
    wage(game, "1st_illyrian_war")
    (told,) = said(game, 0)
    assert (
        told == "4 wars are active: unless one of them is won in this turn’s Combat Phase, Rome falls and every faction loses."
    )


def test_1_07_4_before_anybody_is_sent_the_best_hope_is_named() -> None:
    game, persuader, target = persuading()
    game.stack = [Persuade(0)]
    (best,) = said(game, 0)
    chance = percent(odds.persuasion(game, 0, persuader, target, game.talents[persuader]).chance)
    assert best.startswith("Best odds")
    assert f"{chance}%" in best
    game.influence[persuader] = -99
    assert said(game, 0) == ["As things stand, nobody can be persuaded."]


def test_1_09_821_who_would_be_consul_for_life_may_add_his_influence() -> None:
    game = new_table()
    for seat, name in enumerate(("cornelius", "fabius", "valerius")):
        put(game, name, seat, leader=True)
    game.influence[game.leader[1]] = 25
    vote = Vote(0, [FOR_LIFE, game.leader[1]], 1, game.leader[1], BY_CHAIR, False)
    vote.noes = 20
    left = game.votes(game.leader[1]) + game.votes(game.leader[2]) + 25
    assert counted(game, 0, vote).args == {"ayes": 0, "noes": 20, "left": left, "talents": 0, "settles": "none"}
    assert counted(game, 1, vote).args["settles"] == "for"  # his own influence is enough
    vote.spoke = 1 << game.leader[1]
    vote.called = 0b010
    assert counted(game, 0, vote).args["settles"] == "lost"


def test_1_09_421_what_the_people_have_said_counts_in_a_trial() -> None:
    game = new_table()
    for seat, name in enumerate(("cornelius", "fabius", "valerius")):
        put(game, name, seat, leader=True, influence=6)
    vote = accusation(game, MINOR, game.leader[0], game.leader[1])
    vote.ayes, vote.noes, vote.flags, vote.stake = 5, 2, APPEALED, -8
    (against,) = [say(one) for one in voting(game, 1, vote)]
    assert against.startswith(
        "So far 13 for conviction, 8 against, with the influence of the accused and the appeal to the people;"
    )
    vote.stake = 4
    (helped,) = [say(one) for one in voting(game, 1, vote)]
    assert helped.startswith("So far 5 for conviction, 12 against, with ")
    assert "et la voix du peuple" in say(voting(game, 1, vote)[0], "fr")


def test_1_07_5_a_knight() -> None:
    game, man, _ = persuading()
    game.stack = [Knights(0, man)]
    assert said(game, 0) == ["17% without talents; 83% with all 4 T."]
    game.talents[man] = 5
    assert said(game, 0) == ["17% without talents; certain with 5 T."]
    game.knights[man] = 2
    game.stack = [Knights(0, man, True)]
    assert said(game, 0) == ["All 2 knights bring about 7 T."]


def test_1_10_12_ashore_or_not() -> None:
    game = new_table()
    war = wage(game, "1st_punic_war")
    man = put(game, "cornelius", 0, office=DICTATOR)
    send(game, man, "1st_punic_war", legions=10, fleets=8)
    game.naval_victory |= 1 << war
    game.stack = [Ashore(0, man)]
    found = odds.campaign(game, war, odds.force_of(game, man))
    assert odds_of(game, 0) == (campaign(game, war, found),)
    assert f"victory {percent(found.whole.victory)}%" in said(game, 0)[0]
    assert game.where[man] == AT_WAR + war


def test_1_09_64_how_many_legions_it_takes() -> None:
    game = new_table()
    war = wage(game, "1st_gallic_war")
    man = put(game, "cornelius", 0, office=DICTATOR)
    raise_legions(game, 20)
    raise_fleets(game, 3)
    enough = odds.least_legions(game, war, man, 3, 0.5)
    (line,) = levels(game, Muster(game), man, war)
    assert f"% with {enough}" in say(line, "en")
    assert "with 3 fleets" in say(line, "en")
    assert "avec 3 escadres" in say(line, "fr")


def test_1_09_72_an_attempt_by_cards_and_possible_bodyguards() -> None:
    game, man, target = persuading()
    game.phase = SENATE
    deal(game, 0, "assassin_1")
    chain = [ATTEMPT, SENATOR + man, SENATOR + target]
    alone = [one.args["cards"] for one in attempt_sentences(game, 0, chain)]
    assert alone == [0, 1]
    deal(game, 1, "tribune_1")
    both = [(one.args["cards"], one.args["guards"]) for one in attempt_sentences(game, 0, chain)]
    assert both == [(0, 0), (0, 1), (1, 0), (1, 1)]
    assert attempt_sentences(game, 0, [*chain, NUMBER]) == []
    assert attempt_sentences(game, 0, []) == []


def test_1_09_72_the_odds_are_known_before_the_assassin_and_the_target_are_named() -> None:
    game, man, target = persuading()
    game.phase = SENATE
    deal(game, 0, "assassin_1")
    deal(game, 1, "tribune_1")  # perhaps a bodyguard, but nobody is named yet
    known = [say(one, "en") for one in attempt_sentences(game, 0, [ATTEMPT, SENATOR + man, SENATOR + target])]
    for chain in ([ATTEMPT], [ATTEMPT, SENATOR + man]):
        assert [say(one, "en") for one in attempt_sentences(game, 0, chain)] == [known[0], known[2]]
    game.faction[target] = NOBODY
    game.faction[game.faction.index(1)] = NOBODY
    assert attempt_sentences(game, 0, [ATTEMPT]) == []


def test_1_09_73_the_die_lies_there() -> None:
    game, man, target = persuading()
    deal(game, 1, "secret_bodyguard_1")
    game.stack = [Attempt(0, man, target, 0, 0, 6, 0, 0, NOBODY), Guard(1)]
    without, guarded = said(game, 1)
    assert without == "Without a bodyguard: the target dies in 100% of cases, the assassin is caught in 0%."
    assert guarded.startswith("With 1 bodyguard: the target dies in ")


def test_1_11_31_what_the_legions_would_say() -> None:
    game = new_table()
    wage(game, "1st_gallic_war")
    man = put(game, "cornelius", 0, leader=True, talents=3)
    send(game, man, "1st_gallic_war", legions=4)
    game.victorious |= 1 << man
    game.stack = [Declare(0, 1 << man, man, COURSE)]
    made = odds.revolt(game, man)
    first, second = said(game, 0)
    assert first == f"A legion follows in {percent(made.follows)}% of cases, {percent(made.paid)}% if paid."
    assert f"about {round(made.strength)};" in second
    assert game.legions[FORCE + man]


def test_what_is_no_gamble_has_no_odds() -> None:
    game, *_ = persuading()
    game.stack = []
    assert odds_of(game, 0) == ()
    game.stack = [Knights(0)]
    assert odds_of(game, 0) == ()
