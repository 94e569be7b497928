"""The consul of Res Publica Romana searches where it matters and answers as the tribune elsewhere; the clock tells nothing."""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest

from comitium import bots
from comitium.bots.advice import Confidant
from comitium.bots.consul import Consul
from comitium.bots.player import Seat, hurry
from comitium.bots.republic.guide import ENDED, LONGEST, PATIENCE, RepublicGuide
from comitium.bots.republic.heuristics import HEURISTICS
from comitium.bots.republic.shortlists.registry import SHORTLISTS
from comitium.bots.republic.shortlists.senate import is_tense
from comitium.bots.republic.tribune import Tribune
from comitium.bots.republic.worth import DANGERS, FEATURES, OF_SIX, OF_THREE, chances, dangers, features, weights, worth
from comitium.bots.unasked import Actor, Bargainer
from comitium.core.dice import Dice, stream
from comitium.games.republic.choices import PASS, SENATOR, verb
from comitium.games.republic.rules.r1_09_senate import kinds
from comitium.games.republic.rules.r1_09_senate.choices import ALL_AGAINST, ALL_FOR, ONE_BY_ONE, PROPOSE, VETO
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_14_vote import vote_on_floor
from comitium.games.republic.rules.r1_09_senate.r1_09_2_elections import CensorStep
from comitium.games.republic.rules.r1_09_senate.r1_09_82_for_life import NominateForLife
from comitium.games.republic.state.republic import Republic
from games.republic.fixtures.builder import asked, deal, man, new_game, wage
from games.republic.fixtures.senate import hush, put_to, senate_without_officers

SEATS = 3


def consul(sims: int = 6, seed: int = 1) -> Consul:
    player = bots.make(f"consul:sims={sims},seconds=600", "republic", seed)
    assert isinstance(player, Consul)
    return player


def questions(scenario: str, seed: int, years: int) -> Iterator[tuple[Republic, int]]:
    """Every question of the first years of a game between tribunes, with the seat that is asked."""
    game = new_game(scenario, SEATS, seed)
    game.advance()
    table = [bots.make("tribune", "republic", seat) for seat in range(SEATS)]
    for player in table:
        hurry(player)
    while not game.over and game.turn <= years:
        seat = game.actors()[0]
        yield game, seat
        game.apply(seat, table[seat].choose(Seat("republic", game, seat)))


@cache
def searched(scenario: str = "early", each: int = 2) -> list[tuple[Republic, int]]:
    """Some questions of each kind that a consul searches."""
    found: list[tuple[Republic, int]] = []
    seen: Counter[str] = Counter()
    for seed in range(3):
        for game, seat in questions(scenario, seed, 5):
            if RepublicGuide().searches(Seat("republic", game, seat)):
                kind = asked(game)
                seen[kind] += 1
                if seen[kind] <= each:
                    found.append((game.clone(), seat))
    assert {"Turn", "Persuade", "Nominate", "CensorsMenu", "DraftMilitary", "Window"} <= set(seen), seen
    return found


# -- as any bot


def test_it_has_its_names_and_its_budget() -> None:
    assert bots.names("republic")[:5] == ["random", "quaestor", "tribune", "praetor", "consul"]
    oracle, scholar = bots.make("Oracle", "republic", 1), bots.make("savant", "republic", 1)
    assert isinstance(oracle, Consul)
    assert isinstance(scholar, Consul)
    assert scholar.simulations * 4 == oracle.simulations
    assert oracle.seconds > bots.make("consul", "caesar", 1).seconds  # type: ignore[attr-defined]
    assert isinstance(oracle, Actor)
    assert isinstance(oracle, Bargainer)


def test_the_same_game_again_and_nothing_but_legal_answers() -> None:
    said: list[list[int]] = []
    for _ in range(2):
        game = new_game("early", SEATS, 2)
        game.advance()
        table = [consul(3, 1), bots.make("tribune", "republic", 2), bots.make("tribune", "republic", 3)]
        for player in table:
            hurry(player)
        answers: list[int] = []
        while not game.over and game.turn < 3:
            seat = game.actors()[0]
            choice = table[seat].choose(Seat("republic", game, seat))
            assert choice in game.legal(seat)
            game.apply(seat, choice)
            answers.append(choice)
        said.append(answers)
    assert said[0] == said[1]


def test_it_cannot_tell_a_world_from_its_twin() -> None:
    """Neither the answer nor the chances depend on what the seat cannot know."""
    for game, seat in searched():
        twin = game.reimagine(seat, stream(7, "twin"))
        real = consul(4).advise(Seat("republic", game, seat))
        assert consul(4).advise(Seat("republic", twin, seat)) == real, asked(game)
        assert real[0][0] in game.legal(seat)


def test_elsewhere_it_answers_as_the_tribune() -> None:
    looked: Counter[str] = Counter()
    for game, seat in questions("early", 4, 2):
        chair = Seat("republic", game, seat)
        if not RepublicGuide().searches(chair) and looked[asked(game)] < 3:
            looked[asked(game)] += 1
            player = consul()
            twin = copy.deepcopy(player.tribune)
            assert player.choose(chair) == twin.choose(chair)
            assert player.searched == (0, 0)
            assert player.advise(chair) == []
    assert len(looked) > 8


# -- the clock


def test_the_same_work_in_worlds_that_others_cannot_tell_apart() -> None:
    """Whether a question is searched, and how often it is played out, follows from what lies open."""
    unlike: Counter[str] = Counter()
    looked: Counter[str] = Counter()
    for number, (game, seat) in enumerate(questions("early", 1, 4)):
        kind = asked(game)
        if looked[kind] >= 4:
            continue
        for other in range(SEATS):
            twin = game.reimagine(other, stream(number, "twin"))
            if other == seat or twin.actors() != game.actors() or asked(twin) != kind:
                continue
            differ = twin.legal(seat) != game.legal(seat)
            looked[kind] += 1
            unlike[kind] += differ
            work: list[tuple[int, int]] = []
            for state in (game, twin):
                player = consul(3)
                player.choose(Seat("republic", state, seat))
                work.append(player.searched)
            assert work[0] == work[1], kind
    assert sum(unlike.values()) > 3, unlike
    assert len(looked) > 15


@pytest.mark.parametrize("cards", [[], ["tribune_1"], ["tribune_1", "assassin_1", "mining"]])
def test_1_09_15_a_window_takes_as_long_whatever_is_held(cards: list[str]) -> None:
    """With a rival who is feared every window is searched to the end; without one none is."""
    game = senate_without_officers()
    deal(game, 0, *cards)
    game.influence[man("julius")] = 20
    put_to(game, [kinds.CENSOR, man("fulvius")], 2, man("fulvius"), kinds.BY_CHAIR)
    assert asked(game) == "Window"
    assert any(verb(choice) == VETO for choice in game.legal(0)) == bool(cards)
    assert is_tense(game, 0)
    assert not is_tense(game, 1)
    for feared, work in ((20, (16, 10 * PATIENCE)), (12, (0, 0))):
        game.influence[man("julius")] = feared
        player = consul(10)
        player.choose(Seat("republic", game, 0))
        assert player.searched == work


def test_short_playouts_are_many_and_those_to_the_battles_few() -> None:
    worth_it = {(asked(game), RepublicGuide().patience(Seat("republic", game, seat))) for game, seat in searched()}
    assert {("Persuade", PATIENCE), ("Nominate", PATIENCE), ("DraftMilitary", 1)} <= worth_it


def test_in_a_hurry_it_answers_alike_with_less_work() -> None:
    patient, hasty = consul(6), consul(6)
    hurry(hasty)
    for game, seat in searched():
        chair = Seat("republic", game, seat)
        assert patient.choose(chair) == hasty.choose(chair), asked(game)
    assert hasty.searched[1] < patient.searched[1]


# -- how it looks at the game


def test_its_short_lists_are_short_and_legal() -> None:
    assert SHORTLISTS.keys() <= HEURISTICS.keys()
    for game, seat in searched():
        menu = game.legal(seat)
        few = RepublicGuide().prune(game, seat, menu)
        assert set(few) <= set(menu), asked(game)
        assert len(few) == len(set(few)) <= 6, asked(game)


def test_a_playout_that_runs_in_circles_ends() -> None:
    game, seat = searched()[0]
    guide = RepublicGuide()
    guide.worlds(Seat("republic", game, seat), Dice(1, 2))(Dice(3, 4))
    guide.pick(game, seat, game.legal(seat), Dice(1, 2))
    assert guide.horizon(game) < ENDED
    guide.answers = LONGEST + 1
    assert guide.horizon(game) == ENDED
    assert guide.horizon(game.clone()) < ENDED


@pytest.mark.parametrize(
    ("proposal", "ends"),
    [
        ([kinds.LAND_BILL, 0, man("fulvius"), man("julius")], ENDED),
        ([kinds.CENSOR, man("fulvius")], 0),
        ([kinds.DICTATOR, man("fulvius")], 3 * 2 + 1),
    ],
)
def test_a_vote_is_played_out_to_its_end_an_election_until_its_step_is_over_armies_to_their_battle(
    proposal: list[int], ends: int
) -> None:
    game = senate_without_officers()
    for key in ("1st_punic_war", "1st_macedonian_war", "1st_illyrian_war"):  # [1.09.3] without them there is no Dictator
        wage(game, key)
    vote = put_to(game, proposal, 2, man("fulvius"), kinds.BY_CHAIR)
    guide = RepublicGuide()
    guide.aim(game, 0)
    before = guide.horizon(game)
    assert before < ENDED
    vote.end(game, "1.09.143", "rejected")
    assert guide.horizon(game) == ends
    game.turn += 1
    assert guide.horizon(game) > before


def test_1_09_5_whether_a_list_of_governors_passes_is_left_to_the_tribune_who_gives_in() -> None:
    found, seat = next(one for one in searched() if asked(one[0]) == "Turn")
    game = found.clone()
    vote = vote_on_floor(game)
    assert vote is not None
    vote.proposal = [kinds.GOVERNORS, 0, man("fulvius")]
    assert not RepublicGuide().searches(Seat("republic", game, seat))


def test_the_tribune_is_contradicted_for_two_standard_errors_unless_somebody_wishes_otherwise() -> None:
    assert consul().trust == 2.0
    assert bots.make("consul", "caesar", 1).trust == 1.0  # type: ignore[attr-defined]
    assert bots.make("consul:trust=0", "republic", 1).trust == 0.0  # type: ignore[attr-defined]


def test_a_nomination_is_played_out_to_the_next_step_of_the_session() -> None:
    game, seat = next(one for one in searched() if asked(one[0]) == "Nominate")
    guide = RepublicGuide()
    guide.aim(game, seat)
    assert guide.horizon(game) == 0
    later = game.clone()
    later.session.step += 1
    assert guide.horizon(later) == ENDED


def test_1_09_821_it_votes_against_a_master_of_rome() -> None:
    game = senate_without_officers()
    game.influence[man("julius")] = 22
    put_to(game, [kinds.FOR_LIFE, man("julius")], 1, man("julius"), kinds.BY_CHAIR)
    hush(game)
    while asked(game) != "Turn" or game.actors()[0] == 1:
        hush(game)
        seat = game.actors()[0]
        game.apply(seat, ALL_FOR if asked(game) == "Turn" else game.legal(seat)[-1 if asked(game) == "Window" else 0])
    seat = game.actors()[0]
    for seed in range(3):
        assert consul(8, seed).choose(Seat("republic", game, seat)) in (ALL_AGAINST, ONE_BY_ONE)


def test_advice_gives_chances_where_it_searches_and_a_plain_word_elsewhere() -> None:
    game, seat = next(one for one in searched() if asked(one[0]) == "Turn")
    found = Confidant("republic", 1).advise(Seat("republic", game, seat))
    assert found.adviser.startswith("consul")
    assert len(found.chances) > 1
    assert all(0.0 <= chance <= 1.0 for _, chance in found.chances)
    plain, other = next(one for one in questions("early", 1, 1) if not RepublicGuide().searches(Seat("republic", *one)))
    said = Confidant("republic", 1).advise(Seat("republic", plain, other))
    assert said.adviser == "tribune"
    assert said.chances == ()


# -- what a position is worth


def test_chances_are_shares_of_one() -> None:
    assert len(OF_THREE) == len(OF_SIX) == len(FEATURES) + len(DANGERS)
    for game, _ in searched()[:12]:
        assert len(chances(game)) == SEATS + 1
        assert sum(chances(game)) == pytest.approx(1.0)
        assert all(len(one) == len(FEATURES) for one in features(game))
        assert len(dangers(game)) == len(DANGERS)


def test_tables_between_three_and_six_have_weights_between_theirs() -> None:
    assert weights(3) == OF_THREE
    assert weights(6) == OF_SIX
    assert weights(2) == OF_THREE
    four, five = weights(4), weights(5)
    for three, six, one, other in zip(OF_THREE, OF_SIX, four, five, strict=True):
        assert one - three == pytest.approx((six - three) / 3)
        assert other - one == pytest.approx((six - three) / 3)


def test_influence_is_worth_something_and_wars_are_a_danger() -> None:
    game = senate_without_officers()
    game.push(put_to(game, [kinds.CENSOR, man("fulvius")], 2, man("fulvius"), kinds.BY_CHAIR))
    before = chances(game)
    game.influence[man("julius")] += 12
    assert worth(game, 1) > before[1]
    assert worth(game, 0) < before[0]
    calm = chances(game)[-1]
    for key in ("1st_punic_war", "1st_gallic_war", "1st_macedonian_war", "2nd_punic_war"):
        wage(game, key)
    assert chances(game)[-1] > calm


def test_a_game_that_is_over_is_worth_all_or_nothing() -> None:
    game = senate_without_officers()
    game.stack.clear()
    game.winner = 2
    assert chances(game) == [0.0, 0.0, 1.0, 0.0, 0.0]
    game.winner = -1
    assert chances(game) == [0.0, 0.0, 0.0, 0.0, 1.0]


@pytest.mark.parametrize("ask", ["choose", "advise"])
def test_what_the_search_gives_up_the_tribune_behind_it_does_not_begin_again(
    monkeypatch: pytest.MonkeyPatch, ask: str
) -> None:
    """A Consul for Life was announced and given up for ever: the tribune thought that it had named him."""
    tribune = Tribune(1)
    tribune.remembers(CensorStep, PROPOSE + kinds.FOR_LIFE)
    player = consul()
    monkeypatch.setattr(player, "tribune", Ambitious(tribune))
    monkeypatch.setattr(player, "guide", Thoughtful())
    monkeypatch.setattr(Consul, "_search", lambda *about: Best())
    getattr(player, ask)(Nominator())
    assert tribune.dropped == [PROPOSE + kinds.FOR_LIFE]


class Nominator:
    """A seat that is asked whom it names."""

    question_class = NominateForLife
    legal = (PASS, SENATOR)


class Thoughtful:
    """Everything is searched. No heir of the guide, which may be compiled."""

    def searches(self, seat: object) -> bool:
        return True

    judges = searches

    def shares(self) -> bool:
        return False


class Ambitious:
    """Names somebody whenever it may."""

    def __init__(self, tribune: Tribune) -> None:
        self.name = "ambitious"
        self.remembers = tribune.remembers

    def choose(self, seat: Nominator) -> int:
        return seat.legal[1]


class Best:
    """A search that has ended: nobody is named."""

    def best(self) -> int:
        return PASS

    def advice(self) -> list[tuple[int, float]]:
        return [(PASS, 0.5), (SENATOR, 0.4)]
