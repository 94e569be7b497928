"""The tribune of Res Publica Romana: cards and errands, words that bind nobody, pacts against who leads."""

from __future__ import annotations

import copy
from collections import Counter
from typing import ClassVar

import pytest

from comitium.bots.player import Seat
from comitium.bots.republic.asides import is_tempting
from comitium.bots.republic.bargains import deals, honour, offers
from comitium.bots.republic.heuristics import HEURISTICS
from comitium.bots.republic.mood import AVERAGE, MOODS, Mood
from comitium.bots.republic.senate import business, elections, opinions, trials
from comitium.bots.republic.tribune import PATIENCE, Tribune
from comitium.bots.republic.wars import campaign, revolt
from comitium.bots.republic.wars.armies import flat, orders
from comitium.bots.unasked import Accept, Cancel, Offer
from comitium.core.agreements import BINDING, Agreement, Clause
from comitium.core.dice import stream
from comitium.games.republic.catalogue.ids import CENSOR, RHODIAN_ALLIANCE
from comitium.games.republic.choices import PASS
from comitium.games.republic.deals import clauses as promises
from comitium.games.republic.deals.clause import why_not
from comitium.games.republic.rules.r1_09_senate import kinds
from comitium.games.republic.rules.r1_09_senate.choices import ADJOURN, ALL_AGAINST, ALL_FOR, FIELD, PROPOSE, ROME
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_14_vote import Vote
from comitium.games.republic.rules.r1_09_senate.r1_09_2_consuls import Nominate, Split
from comitium.games.republic.rules.r1_09_senate.r1_09_4_trials.r1_09_41_prosecutions import CensorsMenu
from comitium.games.republic.rules.r1_09_senate.r1_09_4_trials.r1_09_42_judgment import APPEALED, Appeal
from comitium.games.republic.rules.r1_09_senate.r1_09_6_business.business_choices import BILL
from comitium.games.republic.rules.r1_09_senate.r1_09_6_business.r1_09_62_land_bills import DraftRepeal
from comitium.games.republic.rules.r1_09_senate.r1_09_6_business.r1_09_64_items import FETCHING, UNGARRISONED
from comitium.games.republic.rules.r1_10_combat.choices import BEFRIEND, OPPOSE, PROSCRIBE
from comitium.games.republic.rules.r1_10_combat.cleopatra import Queen
from comitium.games.republic.rules.r1_10_combat.proscription import Proscribe, TakeKnights
from comitium.games.republic.state.numbers import FIELD_CONSUL, GARRISON, OPEN_BEQUEST, ROME_CONSUL
from comitium.games.republic.state.republic import Republic
from comitium.play import BotGame
from games.republic.fixtures.builder import garrison, govern, man, new_game, raise_fleets, raise_legions, wage, war
from games.republic.fixtures.senate import put_to, senate_without_officers

STATESMAN, PLUTOCRAT, DEMAGOGUE, WARLORD = MOODS


# -- cards


def test_c_42_cleopatra_helps_our_man_and_hinders_who_is_feared() -> None:
    game = senate_without_officers()
    game.push(Queen([1], [[]], man("cornelius")))
    menu = [PASS, BEFRIEND, OPPOSE]
    assert revolt.QueenHeuristic().choose(game, 0, menu, WARLORD) == BEFRIEND
    assert revolt.QueenHeuristic().choose(game, 0, menu, STATESMAN) == PASS
    assert revolt.QueenHeuristic().choose(game, 1, menu, WARLORD) == PASS
    game.influence[man("cornelius")] = 18
    assert revolt.QueenHeuristic().choose(game, 1, menu, WARLORD) == OPPOSE


def test_c_41_a_proscription_is_for_who_profits_and_loses_no_knights() -> None:
    game = senate_without_officers()
    game.offices[ROME_CONSUL] = man("julius")
    game.knights[man("fulvius")] = 5
    menu = [PASS, PROSCRIBE]
    assert revolt.ProscribeHeuristic().choose(game, 1, menu, PLUTOCRAT) == PROSCRIBE
    assert revolt.ProscribeHeuristic().choose(game, 1, menu, STATESMAN) == PASS
    assert revolt.ProscribeHeuristic().choose(game, 2, menu, PLUTOCRAT) == PASS
    game.knights[man("julius")] = 5
    assert revolt.ProscribeHeuristic().choose(game, 1, menu, PLUTOCRAT) == PASS


def test_every_card_that_may_be_held_back_has_a_heuristic() -> None:
    assert {Queen, Proscribe, TakeKnights, DraftRepeal} <= HEURISTICS.keys()


def test_1_09_421_whom_the_people_like_appeals_before_he_is_condemned() -> None:
    """The question itself is no appeal: the people have not spoken yet."""
    game = senate_without_officers()
    for key in ("cornelius", "fulvius", "junius"):
        game.knights[man(key)] = 9
    game.influence[man("julius")] = 16
    game.offices[CENSOR] = man("fulvius")
    vote = put_to(game, [kinds.MAJOR, man("claudius"), man("furius")], 2, man("fulvius"), kinds.BY_LAW)
    vote.flags |= APPEALED
    game.push(Appeal(1))
    game.popularity[man("claudius")] = 3
    menu = game.stack[-1].legal(game, 1)
    assert trials.AppealHeuristic().choose(game, 1, menu, STATESMAN) == menu[-1]


# -- proposals


def test_1_09_621_land_is_taken_back_when_the_state_cannot_pay_and_the_people_are_calm() -> None:
    game = senate_without_officers()
    game.treasury = -95
    game.bills[2] = 1
    able = [PROPOSE + kinds.REPEAL, ADJOURN]
    game.offices[ROME_CONSUL] = man("julius")
    game.popularity[man("julius")] = 4
    assert business.next_business(game, 1, able, STATESMAN) == PROPOSE + kinds.REPEAL
    assert business.DraftRepealHeuristic().choose(game, 1, [PASS, BILL + 1, BILL + 2], STATESMAN) == BILL + 2
    assert opinions.opinion(game, 2, [kinds.REPEAL, 2, man("julius")], STATESMAN) > 0
    game.unrest = 6
    assert business.next_business(game, 1, able, STATESMAN) == ADJOURN
    assert opinions.opinion(game, 2, [kinds.REPEAL, 2, man("julius")], STATESMAN) < 0


def test_1_07_21_the_rhodians_are_sent_home_if_no_war_asks_for_ships() -> None:
    game = senate_without_officers()
    game.levels[RHODIAN_ALLIANCE] = 1
    able = [PROPOSE + kinds.RHODIAN, ADJOURN]
    assert business.next_business(game, 1, able, STATESMAN) == PROPOSE + kinds.RHODIAN
    wage(game, "1st_punic_war")
    assert business.next_business(game, 1, able, STATESMAN) == ADJOURN
    assert opinions.opinion(game, 1, [kinds.RHODIAN], STATESMAN) < 0


def test_1_07_37_a_consul_without_a_war_fetches_a_bequest_and_guards_come_home() -> None:
    game = senate_without_officers()
    game.offices[FIELD_CONSUL] = man("cornelius")
    game.bequests[0] = OPEN_BEQUEST
    raise_legions(game, 6)
    raise_fleets(game, 4)
    assert [item[:3] for item in orders(game)] == [[FETCHING, man("cornelius"), 0]]
    game.bequests[0] = 0
    where = govern(game, man("valerius"), "sicilia")
    garrison(game, "sicilia", 2)
    assert game.legions[GARRISON + where]
    assert [item[:4] for item in orders(game)] == [[UNGARRISONED, 0, where, 2]]


def test_no_war_is_left_alone_out_of_envy_but_another_general_is_sent() -> None:
    game = senate_without_officers()
    game.offices[FIELD_CONSUL] = man("cornelius")
    wage(game, "1st_gallic_war")
    raise_legions(game, 16)
    for mood in MOODS:
        assert campaign.shunned(game, 1, mood) == 0  # there is nobody else
        assert opinions.opinion(game, 1, flat(orders(game)), mood) > -opinions.DULL
    game.offices[FIELD_CONSUL], game.offices[ROME_CONSUL] = man("julius"), man("cornelius")
    assert campaign.shunned(game, 1, WARLORD) == 1 << man("cornelius")
    assert campaign.shunned(game, 1, STATESMAN) == 0  # who takes the better man, whoever he is
    for key in ("1st_punic_war", "1st_macedonian_war"):
        wage(game, key)
    assert campaign.shunned(game, 1, WARLORD) == 0


@pytest.mark.parametrize("mood", [PLUTOCRAT, DEMAGOGUE, WARLORD])
def test_who_is_far_ahead_is_not_voted_an_easy_triumph_as_long_as_rome_can_bear_it(mood: Mood) -> None:
    game = senate_without_officers()
    game.offices[FIELD_CONSUL] = man("cornelius")
    wage(game, "2nd_illyrian_war")
    raise_legions(game, 16)
    raise_fleets(game, 4)
    game.influence[man("valerius")] += 25  # his faction leads by far
    assert campaign.shunned(game, 1, mood) == 1 << man("cornelius")
    assert opinions.opinion(game, 1, flat(orders(game)), mood) < opinions.DULL
    game.unprosecuted |= 1 << war("2nd_illyrian_war")  # a second year would be too much
    assert campaign.shunned(game, 1, mood) == 0


def test_1_09_5_nobody_votes_down_governors_for_ever() -> None:
    game = senate_without_officers()
    game.push(Vote(0, [kinds.GOVERNORS, 0, man("julius")], 0, man("cornelius"), kinds.BY_CHAIR, False))
    player = Tribune(1)
    said = [player.gives_in(game, [ALL_FOR, ALL_AGAINST], ALL_AGAINST) for _ in range(PATIENCE + 1)]
    assert said == [ALL_AGAINST] * PATIENCE + [ALL_FOR]


# -- words that bind nobody


def agreed(game: Republic, *clauses: Clause) -> None:
    made = Agreement(7, 0b0110, 0b0110, list(clauses))
    made.status = BINDING
    game.agreements.append(made)


def test_1_04_3_a_place_on_the_list_is_offered_for_votes_and_a_word() -> None:
    game = senate_without_officers()
    game.push(Nominate(1, -1))
    word = offers.seek_partner(game, 1, WARLORD)
    assert word is not None
    assert isinstance(word.act, Offer)
    said = word.act.clauses[-1]
    assert (said.kind, said.about, said.to) == (promises.WORDS, promises.CONSULSHIP, 1)
    assert why_not(game, said) is None
    assert game.offer(1, word.act.clauses)


@pytest.mark.parametrize(("mood", "kept"), [(STATESMAN, True), (WARLORD, True), (DEMAGOGUE, True), (PLUTOCRAT, False)])
def test_1_09_22_the_word_is_kept_or_broken_by_temperament(mood: Mood, kept: bool) -> None:
    game = senate_without_officers()
    agreed(game, honour.word(1, 2, False, game.turn))  # Rome for the second faction, the field for the third
    game.push(Split([1, 2], [[], []], man("julius"), man("fulvius")))
    own = elections.SplitHeuristic().choose(house_split(), 2, [ROME, FIELD], mood)
    said = elections.SplitHeuristic().choose(game, 2, [ROME, FIELD], mood)
    assert own == ROME or mood is WARLORD
    assert said == (FIELD if kept else own)


def house_split() -> Republic:
    game = senate_without_officers()
    game.push(Split([1, 2], [[], []], man("julius"), man("fulvius")))
    return game


def test_a_demagogue_breaks_his_word_to_who_is_feared() -> None:
    game = senate_without_officers()
    agreed(game, honour.word(1, 2, False, game.turn))
    assert honour.bound_to(game, 2, DEMAGOGUE) == FIELD
    game.influence[man("julius")] = 18
    assert honour.bound_to(game, 2, DEMAGOGUE) == 0
    assert honour.bound_to(game, 2, STATESMAN) == FIELD


def test_who_broke_his_word_is_remembered_and_gets_nothing_more() -> None:
    game = senate_without_officers()
    agreed(game, honour.word(1, 2, True, game.turn))
    game.offices[ROME_CONSUL], game.offices[FIELD_CONSUL] = man("fulvius"), man("julius")
    assert honour.traitor(game, 1) == -1
    game.offices[ROME_CONSUL], game.offices[FIELD_CONSUL] = man("julius"), man("fulvius")
    assert honour.traitor(game, 1) == 2
    assert honour.traitor(game, 2) == -1
    hurt = STATESMAN._replace(foe=2)
    gift = Agreement(8, 0b0110, 0b0100, [Clause(promises.PAY, 2, 1, 0, 5)])
    word = deals.answer(game, 1, gift, hurt, True)
    assert isinstance(word.act, Cancel)
    assert word.why.id == "bots-republic-refuse-traitor"
    proposal = [kinds.CENSOR, man("furius")]
    assert opinions.opinion(game, 1, proposal, hurt) < opinions.opinion(game, 1, proposal, STATESMAN)


# -- what else is offered


def test_a_dictator_offers_the_horse_for_votes() -> None:
    game = senate_without_officers()
    game.talents[man("cornelius")] = 50
    game.influence[man("cornelius")] = 12
    vote = Vote(0, [kinds.DICTATOR, man("cornelius")], 0, man("cornelius"), kinds.BY_CHAIR, False)
    game.knights[man("cornelius")] = 6
    word = offers.seek_votes(game, 0, vote)
    assert word is not None
    assert isinstance(word.act, Offer)
    assert word.act.clauses[0].kind == promises.APPOINT


def test_1_09_41_the_censor_is_paid_to_accuse_who_leads() -> None:
    game = senate_without_officers()
    game.offices[CENSOR] = man("fulvius")
    game.influence[man("julius")] = 18
    game.corrupt |= 1 << man("claudius")
    game.talents[man("cornelius")] = 30
    for key in ("furius", "cornelius", "junius"):
        game.knights[man(key)] = 8
    game.push(CensorsMenu(2))
    word = offers.seek_justice(game, 0)
    assert word is not None
    assert isinstance(word.act, Offer)
    clause = word.act.clauses[1]
    assert (clause.kind, clause.by, clause.about) == (promises.PROSECUTE, 2, man("claudius") + 1)
    assert offers.seek_justice(game, 1) is None


def test_1_06_52_two_give_when_the_state_cannot_pay() -> None:
    game = senate_without_officers()
    for key in ("julius", "fulvius"):
        game.talents[man(key)] = 25
    assert offers.seek_pact(game, 1) is None
    game.treasury = -90
    word = offers.seek_pact(game, 1)
    assert word is not None
    assert isinstance(word.act, Offer)
    said = deals.answer(game, 2, Agreement(3, 0b0110, 0b0010, word.act.clauses), AVERAGE, False)
    assert isinstance(said.act, Accept)
    assert said.why.id == "bots-republic-accept-pact"


# -- no peeking


class Blind(Tribune):
    """A tribune whose every word and unasked act is compared with what she says and does in a twin of the game."""

    heard: ClassVar[Counter[str]]
    game: ClassVar[Republic]

    def twin(self, seat: Seat) -> tuple[Tribune, Seat]:
        world = self.game.reimagine(seat.seat, stream(sum(self.heard.values()), "twin"))
        return copy.deepcopy(self), Seat("republic", world, seat.seat)

    def bargain(self, seat: Seat, agreements: list[Agreement]) -> list[Offer | Accept | Cancel]:
        if not self.occasion(seat, agreements) and not any(deals.waits_for(seat.seat, one) for one in agreements):
            return []
        other, chair = self.twin(seat)
        said = super().bargain(seat, [one.clone() for one in agreements])
        assert spelt(Tribune.bargain(other, chair, agreements)) == spelt(said)
        self.heard.update(type(word).__name__ for word in said)
        return said

    def act(self, seat: Seat, asides: list[int]) -> int | None:
        if not is_tempting(asides):
            return None
        other, chair = self.twin(seat)
        done = super().act(seat, asides)
        assert Tribune.act(other, chair, asides) == done
        return done


def spelt(said: list[Offer | Accept | Cancel]) -> list[object]:
    """Words that can be compared: clauses by what they say."""
    found: list[object] = []
    for word in said:
        clauses = word.clauses if isinstance(word, Offer) else []
        found.append((type(word).__name__, word[0] if not clauses else 0, word.why))
        found.extend((one.kind, one.by, one.to, one.about, one.amount, one.when, one.until, one.text) for one in clauses)
    return found


def test_1_04_9_she_bargains_and_acts_alike_in_worlds_that_her_seat_cannot_tell_apart() -> None:
    game = new_game("early", 4, 5)
    game.advance()
    heard: Counter[str] = Counter()
    Blind.game, Blind.heard = game, heard
    table = BotGame("republic", game, [Blind(seat) for seat in range(4)])
    while game.turn < 4 and (seat := table.next()) is not None:
        table.answer(seat, table.choice(seat))
    assert heard["Offer"] > 1
    assert heard["Accept"] + heard["Cancel"] > 1
