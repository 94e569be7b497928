"""The tribune of Res Publica Romana: legal, deterministic, blind to what she cannot see; thrifty, warlike, jealous, venal."""

from __future__ import annotations

import copy
from collections import Counter
from random import Random
from typing import Any

import pytest

from comitium import bots
from comitium.bots.player import Player, Seat, hurry
from comitium.bots.republic.bargains import deals, offers
from comitium.bots.republic.heuristics import HEURISTICS, NONE
from comitium.bots.republic.mood import AVERAGE, MOODS, Mood
from comitium.bots.republic.phases import revenue
from comitium.bots.republic.senate import elections, opinions, votes
from comitium.bots.republic.situation import after_debts, chances, safety, victories
from comitium.bots.republic.tribune import STUBBORN, Tribune
from comitium.bots.republic.wars.armies import Levy, expected, flat, orders
from comitium.bots.republic.wars.campaign import RESERVE, plan
from comitium.bots.unasked import Accept, Cancel, Offer
from comitium.core.agreements import Agreement, Clause
from comitium.core.dice import stream
from comitium.core.ids import id_of
from comitium.games.republic import names
from comitium.games.republic.catalogue.senators import MILITARY
from comitium.games.republic.choices import PASS
from comitium.games.republic.deals import clauses as promises
from comitium.games.republic.odds.battle import Force, fought
from comitium.games.republic.rules.common.wars import land_strength
from comitium.games.republic.rules.r1_09_senate import kinds
from comitium.games.republic.rules.r1_09_senate.choices import ADJOURN, CLOSE, FIELD, ROME
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_14_vote import Vote, announce
from comitium.games.republic.state.numbers import FIELD_CONSUL, IMMINENT, ROME_CONSUL
from comitium.games.republic.state.republic import Republic
from comitium.play import BotGame
from comitium.text import LANGUAGES, say
from games.republic.fixtures.builder import lead, man, new_game, raise_fleets, raise_legions, wage
from games.republic.fixtures.senate import senate_without_officers

STATESMAN, PLUTOCRAT, DEMAGOGUE, WARLORD = MOODS


def table(players: int) -> list[Player]:
    return [bots.make("tribune", "republic", seat) for seat in range(players)]


def play(game: Republic, players: list[Player], limit: int = 30_000) -> list[tuple[int, int]]:
    """A whole game, with what is done unasked; every answer."""
    said: list[tuple[int, int]] = []
    table = BotGame("republic", game, players)
    while (seat := table.next()) is not None:
        choice = table.choice(seat)
        said.append((seat, choice))
        table.answer(seat, choice)
        assert len(said) < limit
    return said


def begun(scenario: str, players: int, seed: int) -> Republic:
    game = new_game(scenario, players, seed)
    game.advance()
    return game


# -- as any bot


@pytest.mark.parametrize(("scenario", "players"), [("early", 3), ("early", 5), ("late", 4)])
def test_whole_games_of_legal_choices_and_the_same_game_again(scenario: str, players: int) -> None:
    games = [begun(scenario, players, 5) for _ in range(2)]
    said = [play(game, table(players)) for game in games]
    assert said[0] == said[1]
    assert games[0].ending


def test_hurrying_changes_no_answer() -> None:
    patient, hasty = begun("early", 4, 8), begun("early", 4, 8)
    in_a_hurry = table(4)
    for player in in_a_hurry:
        hurry(player)
    assert play(patient, table(4)) == play(hasty, in_a_hurry)


@pytest.mark.parametrize("scenario", ["early", "late"])
def test_chooses_alike_in_worlds_that_her_seat_cannot_tell_apart(scenario: str) -> None:
    game = begun(scenario, 4, 3)
    players = table(4)
    dice = Random(3)
    looked: Counter[str] = Counter()
    while not game.over:
        seat = game.actors()[0]
        kind = id_of(game.stack[-1])
        twin = copy.deepcopy(players[seat])
        choice = players[seat].choose(Seat("republic", game, seat))
        if looked[kind] < 5 or dice.random() < 0.1:
            looked[kind] += 1
            imagined = game.reimagine(seat, stream(dice.randrange(10**6), "twin"))
            assert twin.choose(Seat("republic", imagined, seat)) == choice, kind
        game.apply(seat, choice)
    assert len(looked) > 25


def test_nobody_keeps_the_senate_for_ever() -> None:
    player = Tribune(1, "statesman")
    endings = {heuristic.last_word for heuristic in HEURISTICS.values()} - {NONE}
    assert endings == {ADJOURN, CLOSE, PASS}
    for last in endings:
        player.proposed = 0
        answers = [player.goes_home(last, [last, 7], 7) for _ in range(STUBBORN + 1)]
        assert answers == [7] * STUBBORN + [last]


# -- wars


def ready(treasury: int = 100) -> Republic:
    """Consuls in Rome who can fight, Valerius in the field."""
    game = senate_without_officers()
    game.treasury = treasury
    game.offices[ROME_CONSUL] = man("julius")
    game.offices[FIELD_CONSUL] = man("cornelius")
    return game


def test_a_war_gets_an_army_with_a_good_chance_or_none() -> None:
    game = ready(treasury=200)
    wage(game, "1st_gallic_war")
    raise_legions(game, 6)
    made = plan(game, True)
    assert [move.man for move in made.moves] == [man("cornelius")]
    assert made.legions > 0
    assert made.moves[0].chance > 0.5
    assert not plan(game, False).moves  # six legions alone are no army against the Gauls


def test_what_is_raised_leaves_the_state_solvent() -> None:
    for treasury in range(0, 200, 20):
        game = ready(treasury)
        wage(game, "1st_gallic_war")
        wage(game, "syrian_war")
        levy = Levy(game)
        assert (levy.legions + levy.fleets) * 10 <= treasury
        assert after_debts(game) - 12 * (levy.legions + levy.fleets) >= RESERVE or not levy.legions + levy.fleets


def test_a_state_that_cannot_pay_sends_idle_legions_home() -> None:
    game = senate_without_officers()  # nobody is there to lead them
    game.treasury = 0
    for key in ("1st_punic_war", "1st_macedonian_war", "1st_gallic_war"):
        wage(game, key)
    raise_legions(game, 8)
    raise_fleets(game, 15)
    levy = Levy(game)
    assert levy.proposal()[1:3] == [0, 0]
    assert levy.scrapped > 0


def test_orders_are_what_the_plan_says_and_can_be_carried_out() -> None:
    game = ready(treasury=100)
    wage(game, "1st_gallic_war")
    raise_legions(game, 14)
    found = orders(game)
    won, lost = expected(game, flat(found))
    assert won > 0.6 > lost


def test_chances_are_those_of_three_dice() -> None:
    game = ready()
    war = wage(game, "1st_gallic_war")  # disaster at 13, standoff at 15
    won, lost = chances(game, war, man("cornelius"), 11)
    assert won == pytest.approx(1 - 21 / 216 - 10 / 216)
    assert lost == pytest.approx(21 / 216)


def test_chances_are_those_that_a_prompt_would_show() -> None:
    game = ready()
    war = wage(game, "1st_punic_war")
    game.naval_victory |= 1 << war
    lead(game, "hannibal")
    leader = man("cornelius")
    for legions in range(1, 26):
        force = Force(leader, legions, fleets=5)
        battle = fought(game, war, force, False)
        edge = legions + min(legions, MILITARY[leader]) - land_strength(game, war)
        assert chances(game, war, leader, edge) == pytest.approx((battle.victory, battle.defeat + battle.disaster))
        assert victories(game, war, leader, edge, edge) == [pytest.approx(battle.victory)]


def test_wars_and_debts_are_danger() -> None:
    calm, threatened = ready(), ready()
    for key in ("1st_punic_war", "1st_gallic_war", "1st_macedonian_war"):
        wage(threatened, key)
    wage(threatened, "2nd_punic_war", IMMINENT)
    assert safety(calm) > 0.5
    assert safety(threatened) == 0.0


# -- who leads


def test_an_office_for_who_is_about_to_win_is_opposed() -> None:
    game = senate_without_officers()
    proposal = [kinds.CENSOR, man("julius")]
    assert abs(opinions.opinion(game, 2, proposal, DEMAGOGUE)) <= opinions.DULL
    game.influence[man("julius")] = 24
    assert opinions.opinion(game, 2, proposal, DEMAGOGUE) < -3
    assert opinions.opinion(game, 1, proposal, DEMAGOGUE) > 3


def test_1_09_821_a_man_is_proposed_for_life_when_his_votes_and_purses_suffice() -> None:
    game = senate_without_officers()
    game.influence[man("julius")] = 40
    assert elections.life_candidate(game, 1) == man("julius")
    for key in ("cornelius", "fulvius", "junius"):
        game.talents[man(key)] = 12
    assert elections.life_candidate(game, 1) == -1


def test_1_09_821_every_talent_is_spent_against_a_master() -> None:
    game = senate_without_officers()
    game.influence[man("julius")] = 30
    game.talents[man("cornelius")] = 9
    vote = Vote(0, [kinds.FOR_LIFE, man("julius")], 1, man("julius"), kinds.BY_CHAIR, False)
    assert votes.talents_wanted(game, 0, vote, -50.0, DEMAGOGUE) == 9
    vote.noes = 200
    assert votes.talents_wanted(game, 0, vote, -50.0, DEMAGOGUE) == 0


# -- temperaments


def test_a_warlord_takes_the_field_and_a_plutocrat_the_chair() -> None:
    game = senate_without_officers()
    wage(game, "1st_gallic_war")
    game.push(votes_split(game))
    legal = [ROME, FIELD]
    assert elections.SplitHeuristic().choose(game, 1, legal, WARLORD) == FIELD
    assert elections.SplitHeuristic().choose(game, 1, legal, PLUTOCRAT) == ROME


def votes_split(game: Republic) -> Any:
    from comitium.games.republic.rules.r1_09_senate.r1_09_2_consuls import Split

    return Split([1, 0], [[], []], man("julius"), man("cornelius"))


@pytest.mark.parametrize(("mood", "gives"), [(STATESMAN, 10), (PLUTOCRAT, 0), (WARLORD, 0)])
def test_a_statesman_gives_to_a_state_that_is_not_poor_yet(mood: Mood, gives: int) -> None:
    game = senate_without_officers()
    game.treasury = 50
    game.deck = list(range(60))
    assert revenue.gift(game, 0, 40, mood) == gives


def test_everybody_gives_when_the_state_would_fall() -> None:
    game = senate_without_officers()
    game.phase = 2
    game.treasury = 0
    wage(game, "1st_gallic_war")
    game.deck = list(range(60))
    assert all(revenue.gift(game, 0, 24, mood) >= 10 for mood in MOODS)


def test_a_demagogue_wants_land_for_the_people_sooner() -> None:
    game = senate_without_officers()
    game.treasury = 100
    game.unrest = 1
    proposal = [kinds.LAND_BILL, 1, man("fulvius"), man("furius")]
    assert opinions.opinion(game, 0, proposal, DEMAGOGUE) > opinions.DULL > opinions.opinion(game, 0, proposal, PLUTOCRAT)


def test_temperaments_are_drawn_and_can_be_chosen() -> None:
    assert {Tribune(seed).mood.name for seed in range(40)} == {mood.name for mood in MOODS}
    assert Tribune(1, "warlord").mood == WARLORD


# -- bargains


def offer(by: int, to: int, talents: int, about: int, vote: int = promises.VOTE_FOR) -> Agreement:
    pay = Clause(promises.PAY, by, to, 0, talents)
    return Agreement(1, 1 << by | 1 << to, 1 << by, [pay, Clause(vote, to, by, about)])


def on_floor(game: Republic, proposal: list[int], faction: int) -> None:
    game.session.chair = man("cornelius")
    announce(game, Vote(0, proposal, faction, man("cornelius"), kinds.BY_CHAIR, False))


def test_votes_that_cost_little_are_sold_and_dear_ones_are_not() -> None:
    game = senate_without_officers()
    game.talents[man("cornelius")] = 20
    on_floor(game, [kinds.CENSOR, man("cornelius")], 0)
    about = promises.selector(kinds.CENSOR, -1)
    assert isinstance(deals.answer(game, 2, offer(0, 2, 8, about), STATESMAN, False).act, Accept)
    game.influence[man("cornelius")] = 26
    refused = deals.answer(game, 2, offer(0, 2, 8, about), STATESMAN, False)
    assert refused.act == Cancel(1)
    assert refused.why.id == "bots-republic-refuse-leader"


def test_what_is_nearly_enough_is_countered_once() -> None:
    game = senate_without_officers()
    game.talents[man("cornelius")] = 20
    on_floor(game, [kinds.CENSOR, man("cornelius")], 0)
    about = promises.selector(kinds.MILITARY, man("fulvius"))
    word = deals.answer(game, 2, offer(0, 2, 10, about), STATESMAN, True)
    assert isinstance(word.act, Offer)
    assert word.act.clauses[0].amount > 10
    assert isinstance(deals.answer(game, 2, offer(0, 2, 10, about), STATESMAN, False).act, Cancel)
    assert isinstance(deals.answer(game, 2, offer(0, 2, 5, about), STATESMAN, True).act, Cancel), "not twelve for five"


def test_no_money_buys_votes_against_armies_that_rome_needs() -> None:
    game = senate_without_officers()
    for key in ("1st_punic_war", "1st_gallic_war", "1st_macedonian_war"):
        wage(game, key)
    word = deals.answer(game, 2, offer(0, 2, 90, promises.selector(kinds.FORCES, -1), promises.VOTE_AGAINST), PLUTOCRAT, True)
    assert word.why.id == "bots-republic-refuse-rome"


def test_talents_are_offered_for_votes_without_which_a_proposal_falls() -> None:
    game = senate_without_officers()
    game.talents[man("cornelius")] = 50
    game.influence[man("cornelius")] = 12  # some envy
    vote = Vote(0, [kinds.CENSOR, man("cornelius")], 0, man("cornelius"), kinds.BY_CHAIR, False)
    game.knights[man("cornelius")] = 6  # nearly enough
    word = offers.seek_votes(game, 0, vote)
    assert word is not None
    assert isinstance(word.act, Offer)
    assert [clause.kind for clause in word.act.clauses] == [promises.PAY, promises.VOTE_FOR, promises.NO_VETO]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_a_sentence(language: str) -> None:
    from comitium.core.messages import Phrase

    yes = ("gift", "anyway", "fair", "slate", "truce", "amnesty", "justice", "pact")
    no = ("cheap", "leader", "never", "poor", "rome", "traitor")
    for reason in (*(f"accept-{why}" for why in yes), *(f"refuse-{why}" for why in no)):
        assert say(Phrase(f"bots-republic-{reason}"), language).endswith(".")
    for reason in ("accept-anyway", "accept-fair", "refuse-cheap"):
        act, why = reason.split("-")
        said = {say(Phrase(f"bots-republic-{act}-{deals.voiced(why, mood)}"), language) for mood in (*MOODS, AVERAGE)}
        assert len(said) == len(MOODS) + 1
    julius = names.senator(man("julius"))
    for amount in (1, 5):
        args = {"amount": amount, "senator": julius}
        for offer in ("offer-votes", "offer-amnesty", "offer-justice", "offer-pact", "counter"):
            assert str(amount) in say(Phrase(f"bots-republic-{offer}", args), language) or amount == 1
        for offer in ("offer-slate-field", "offer-slate-rome", "offer-truce", "offer-amnesty", "offer-horse", "offer-justice"):
            assert "Julius" in say(Phrase(f"bots-republic-{offer}", args), language)


def test_unanswered_menus_have_a_mild_answer() -> None:
    assert Tribune(1).mildest([PASS, 5 * 4096]) == PASS
