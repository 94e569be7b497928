"""What one may believe: the walk against a sum over all worlds, honesty over games, and the chances against the kernel."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from math import comb, log

import pytest

from comitium import bots
from comitium.bots.idus.belief import NEVER, Belief, odds
from comitium.bots.idus.chances import EVEN, GRADES, chances
from comitium.bots.idus.manners import (
    CODE_OF_HAND,
    CODES,
    THINKS,
    exchange_odds,
    keep_odds,
    look_odds,
    name_weight,
    replace_odds,
    vote_odds,
)
from comitium.bots.player import Seat
from comitium.core.dice import stream
from comitium.core.messages import Event
from comitium.games.idus.events import FactionClaimed, InspectionClaimed, VoteClaimed
from comitium.games.idus.outcome import winner
from comitium.games.idus.state import Rules
from comitium.match.match import Match
from games.idus.table import TABLES, kept, new, set_table, state

# three turns of five players as the second senator knows them, who was Praetor in the first
EARLY = "players=5 first=senator_1 turn=4 turns=2.34:G=R;3.45:RR=;4.51:R>GG cards=LT/L-T/M-L/LT/TM"


# -- the walk


def arrangements(counts: list[int], places: int) -> Iterator[list[int]]:
    """Every way to lay so many Loyal, Traitor and Merchant cards on places."""
    if places == 0:
        yield []
        return
    for card in range(3):
        if counts[card]:
            left = [count - (other == card) for other, count in enumerate(counts)]
            for rest in arrangements(left, places - 1):
                yield [card, *rest]


def summed_up(belief: Belief) -> list[list[float]]:
    """The same belief without a walk: every world and every set of tempers with its weight, in this test's own words."""
    unseen = [belief.cards[place] for place in belief.free]
    total, found = 0.0, [[0.0] * 3 for _ in range(belief.seats)]
    tempers = [(0, THINKS) if seat in belief.strangers else (THINKS,) for seat in range(belief.seats)]
    for cards in arrangements([unseen.count(card) for card in range(3)], len(unseen)):
        world = belief.cards[:]
        for place, card in zip(belief.free, cards, strict=True):
            world[place] = card
        for temper in product(*tempers):
            plain = sum(1 for seat in belief.strangers if temper[seat] == 0)
            weight = world_weight(belief, world, list(temper)) / comb(len(belief.strangers), plain)
            total += weight
            for seat in range(belief.seats):
                one, two = world[2 * seat], world[2 * seat + 1]
                share = 1.0 if belief.since[seat] != NEVER else keep_odds(one, two, temper[seat] == THINKS, belief.here)
                found[seat][one] += weight * share
                found[seat][two] += weight * (1.0 - share)
    return [[weight / total for weight in seat] for seat in found]


def world_weight(belief: Belief, world: list[int], temper: list[int]) -> float:
    """[5.2] [5.3] [5.4] [5.8] The product of everything that somebody did in a world."""

    def code(seat: int, number: int) -> int:
        one, two = world[2 * seat], world[2 * seat + 1]
        return temper[seat] + (one if belief.since[seat] <= number else CODE_OF_HAND[one * 3 + two])

    weight = 1.0
    for seat in range(belief.seats):
        if belief.since[seat] != NEVER and belief.since[seat] - 1 in belief.after:
            then = belief.after[belief.since[seat] - 1]
            weight *= keep_odds(world[2 * seat], world[2 * seat + 1], temper[seat] == THINKS, then)
    for turn in belief.episodes:
        praetor, aediles = code(turn.praetor, turn.number), (code(turn.aedile, turn.number), code(turn.aedile2, turn.number))
        seen = 0.0
        for course in turn.courses:
            final = [course >> 9 & 3, course >> 11 & 3]
            laid = final[:]
            laid[turn.looked - 1] = original = course >> 17 & 3
            chance = vote_odds(aediles[0], turn.stand)[laid[0]] * vote_odds(aediles[1], turn.stand)[laid[1]]
            veto = exchange_odds(praetor, original, turn.stand)
            seen += chance * (veto if turn.fate == 2 else 1.0 - veto)
        one, two = turn.reputations[turn.aedile], turn.reputations[turn.aedile2]
        weight *= seen * (look_odds(praetor, one, two) if turn.looked == 1 else look_odds(praetor, two, one))
    return weight


@pytest.mark.parametrize("seat", [0, 1, 3])
def test_7_the_walk_gives_what_a_sum_over_all_worlds_gives(seat: int) -> None:
    match = set_table(EARLY)
    belief = Belief(match.view(seat), (), stream(seat, "test"))
    expected = summed_up(belief)
    walked = belief.odds(6000)
    for other in range(5):
        assert walked[other] == pytest.approx(expected[other], abs=0.03)
    assert any(abs(one[0] - 0.5) > 0.1 for one in expected)  # something was learnt


def test_every_world_of_the_walk_agrees_with_what_was_seen() -> None:
    match = set_table(EARLY)
    belief = Belief(match.view(1), (), stream(1, "test"))
    for _ in range(200):
        world = belief.next_world()
        assert world[2:4] == state(match).cards[2:4]
        assert sorted(world) == sorted(state(match).cards)


# -- what it learns from


def believed(match: Match, viewer: int | None, seat: int, claims: tuple[Event, ...] = ()) -> float:
    """How Loyal a seat is believed to be, from -1 to 1."""
    found = odds(match.view(viewer), claims, 5, 4000)[seat]
    return found[0] - found[1]


ROUND_2 = "players=5 first=senator_1 turn=7"


def after(turns: str, cards: str = "LLTTL") -> Match:
    return set_table(f"{ROUND_2} turns=2.34:GR;3.45:GR;4.51:RG;5.12:GR;{turns}", cards=kept(cards))


def test_5_2_two_equal_votes_speak_for_both() -> None:
    green, mixed, red = (after(f"1.23:{pair};4.52:GR") for pair in ("GG", "GR", "RR"))
    for seat in (1, 2):
        assert believed(green, None, seat) > believed(mixed, None, seat) + 0.1 > believed(red, None, seat) + 0.2


def test_5_3_an_inspection_tells_the_praetor_and_nobody_else() -> None:
    green, red = after("1.23:GR;4.52:G=R"), after("1.23:GR;4.52:R=G")
    assert believed(green, 3, 4) > believed(red, 3, 4) + 0.2
    assert odds(green.view(0), (), 5) == odds(red.view(0), (), 5)


def test_5_4_a_veto_speaks_of_the_praetor() -> None:
    kept_green, made_green = after("1.23:GR;4.52:G=G"), after("1.23:GR;4.52:R>GG")
    assert believed(made_green, 0, 4) < believed(kept_green, 0, 4)  # the fifth senator had laid red
    assert believed(made_green, 0, 3) > 0.0  # and the fourth wanted green


def test_5_1_a_consul_names_her_friends() -> None:
    """The second senator names the fifth and the first, of whom only green, or only red, had been seen."""
    ratios = []
    for pair in ("GG", "RR"):
        turns = f"2.34:GR;3.45:{pair};4.51:{pair};5.12:GR;1.23:GR;5.42:GR;3.51:GR"
        match = set_table(f"players=5 first=senator_1 turn=8 turns={turns}", cards=kept("LLTTL"))
        solo = Belief(match.view(None), (), stream(1, "test")).solo[1]
        ratios.append(solo[0] / solo[4])  # two Loyal cards against two Traitors: there was nothing to choose
    assert ratios[0] > 1.2
    assert ratios[1] < 1 / 1.2


def test_7_8_claims_weigh_a_little_and_the_last_word_counts() -> None:
    match = after("1.23:GR;4.52:GR")
    silent = believed(match, 0, 2)
    loyal: Event = FactionClaimed("7.8", 2, 0)
    traitor: Event = FactionClaimed("7.8", 2, 1)
    assert believed(match, 0, 2, (loyal,)) > silent > believed(match, 0, 2, (traitor,))
    assert believed(match, 0, 2, (loyal, traitor)) == believed(match, 0, 2, (traitor,) * 5)
    for claim in (VoteClaimed("7.8", 1, 5, 0), InspectionClaimed("7.8", 3, 6, 4, 0)):
        assert believed(match, 0, claim.seat if isinstance(claim, VoteClaimed) else 4, (claim,)) != silent


def test_7_8_what_is_not_hers_to_say_changes_nothing() -> None:
    match = after("1.23:GR;4.52:GR")
    strangers: tuple[Event, ...] = (VoteClaimed("7.8", 3, 5, 0), InspectionClaimed("7.8", 1, 6, 4, 0))
    assert odds(match.view(0), strangers, 5) == odds(match.view(0), (), 5)


def test_7_1_twins_believe_the_same() -> None:
    match = new(7, seed=4)
    players = [bots.make("tribune", "idus", seat) for seat in range(7)]
    while match.outcome is None:
        seat = match.game.actors()[0]
        twin = match.game.reimagine(seat, stream(len(match.entries()), "twin"))
        assert odds(match.game_type.view(twin, seat), (), 3, 5) == odds(match.view(seat), (), 3, 5)
        match.choose(seat, players[seat].choose(Seat("idus", match.game, seat)))


def test_it_is_worth_something_over_whole_games() -> None:
    """The true faction gets more than its share: better than knowing only how many cards there are."""
    blind, belief = 0.0, 0.0
    for seed in range(12):
        match = new(6, seed=seed)
        players = [bots.make("tribune", "idus", 10 * seed + seat) for seat in range(6)]
        while match.outcome is None and match.view().turn < 9:
            seat = match.game.actors()[0]
            match.choose(seat, players[seat].choose(Seat("idus", match.game, seat)))
        for other, chance in enumerate(odds(match.view(0), (), seed, 200)[1:], start=1):
            card = state(match).cards[2 * other]
            belief += log(max(chance[card], 0.01))
            blind += log((5, 5, 2)[card] / 12)
    assert belief > blind + 20.0


# -- the chances


@pytest.mark.parametrize("players", TABLES)
def test_chances_are_chances_and_the_same_for_both_sides(players: int) -> None:
    rules = Rules(new(players).view().options, players)
    for plain in range(GRADES + 1):
        table = chances(rules, plain)
        for turn, loyal, traitor in ((0, 0, 0), (3, 4, 2), (players, players, players), (2 * players - 2, 11, 9)):
            stand = table.of(turn, loyal, traitor, 3, 2)
            assert sum(stand.win) == pytest.approx(1.0)
            mirrored = table.of(turn, traitor, loyal, 2, 3).win
            assert stand.win == pytest.approx((mirrored[1], mirrored[0], mirrored[2]))
            for code in range(CODES):
                votes = vote_odds(code, stand)
                assert sum(votes) == pytest.approx(1.0)
                assert all(chance > 0.0 for chance in votes[: 3 if turn >= players else 2])
                assert 0.0 < exchange_odds(code, 0, stand) < 1.0
                assert sum(replace_odds(code, new_one, 1, 2, stand) for new_one in (1, 2)) == pytest.approx(1.0)


def test_8_at_the_end_the_chances_say_what_the_kernel_says() -> None:
    for options in ({}, {"limit_mode": "reach"}, {"ides_rival_rule": "off"}, {"ides_rival_rule": "winner_needs_member"}):
        match = new(5, **options)
        game = state(match)
        table = chances(game.rules, EVEN)
        for sides in ("LLLLM", "LLLTT", "TTTTM", "LTMLT", "MMLLL", "TTTMM"):
            cards = ["LTM".index(side) for side in sides]
            for loyal, traitor in ((6, 6), (7, 6), (8, 6), (6, 8), (13, 5), (14, 5), (5, 13), (4, 14), (14, 14)):
                game.cards = [card for kept_card in cards for card in (kept_card, 0)]
                game.loyal, game.traitor = loyal, traitor
                said = table.of(10, loyal, traitor, cards.count(0), cards.count(1)).win
                assert said[winner(game)] == 1.0, (options, sides, loyal, traitor)


def test_a_lead_helps_until_it_comes_near_the_limit() -> None:
    table = chances(Rules(new(5).view().options, 5), GRADES)
    assert table.of(8, 8, 6, 2, 2).win[0] > table.of(8, 7, 7, 2, 2).win[0] > table.of(8, 6, 8, 2, 2).win[0]
    assert table.of(8, 13, 3, 4, 1).win[1] > table.of(8, 10, 6, 4, 1).win[1]  # four plain Loyals will go too far


# -- manners


def test_friends_are_named_and_opponents_looked_at() -> None:
    assert name_weight(0, 2.0) > name_weight(0, 0.0) > name_weight(0, -2.0)
    assert name_weight(1, 2.0) < name_weight(1, 0.0)
    assert look_odds(0, -1.0, 1.0) > 0.5 > look_odds(1, -1.0, 1.0)
    assert look_odds(2, -1.0, 1.0) == 0.5


def test_thinkers_and_plain_senators_differ() -> None:
    """[8.1] A Loyal who is far behind late in the game: the plain one votes green, the thinker pushes the rival on."""
    stand = chances(Rules(new(8).view().options, 8)).even(10, 4, 14)
    assert vote_odds(0, stand)[0] > 0.8
    assert vote_odds(THINKS, stand)[1] > 0.8
