"""Temperaments differ in what they do, and remember what was done to them: tools/republic_characters.py measures how well."""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from comitium.bots.republic import bonds
from comitium.bots.republic.bargains import deals
from comitium.bots.republic.bonds import Memory, bond, moved, told
from comitium.bots.republic.mood import AVERAGE, MOODS, Deed, Mood
from comitium.bots.republic.phases.forum import GamesHeuristic
from comitium.bots.republic.senate import opinions
from comitium.bots.republic.senate.business import recipient
from comitium.bots.republic.senate.elections import leads
from comitium.bots.unasked import Accept
from comitium.core.agreements import BROKEN, KEPT, Agreement, Clause
from comitium.games.republic.catalogue.senators import MILITARY
from comitium.games.republic.choices import SPAN
from comitium.games.republic.deals import clauses as promises
from comitium.games.republic.rules.r1_07_forum.choices import GAMES as FIRST_GAMES
from comitium.games.republic.rules.r1_09_senate import kinds
from comitium.games.republic.state.republic import Republic
from comitium.text import LANGUAGES, say
from games.republic.fixtures.builder import man
from games.republic.fixtures.senate import put_to, senate_with_officers

sys.path.insert(0, str(Path(__file__).parents[3] / "tools"))
import republic_characters
from republic_characters import Gossip, Reader, table_of
from republic_games import Job, play

BY_NAME = {mood.name: mood for mood in MOODS}
GAMES = 6


@pytest.fixture(scope="module")
def deeds() -> dict[str, Counter[str]]:
    """What each temperament does in six games at tables with one of each."""
    found: dict[str, Counter[str]] = {name: Counter() for name in BY_NAME}
    for game in range(GAMES):
        tempers = table_of(4, game, 1)
        played = play(Job("early", 4, tuple(f"tribune:temper={one}" for one in tempers), 40 + game // 4), None, Gossip)
        for what, amount in played.counts.items():
            word, part, seat = what.rpartition(republic_characters.PART)
            if part and seat.isdigit():
                found[tempers[int(seat)]][word] += amount
    return found


@pytest.mark.parametrize(
    ("name", "deed"),
    [("warlord", "field"), ("demagogue", "games"), ("plutocrat", "talents for knights"), ("statesman", "gifts")],
)
def test_each_temperament_does_more_of_its_own(deeds: dict[str, Counter[str]], name: str, deed: str) -> None:
    others = [deeds[other][deed] for other in BY_NAME if other != name]
    assert deeds[name][deed] > 1.3 * sum(others) / len(others)


def test_the_reader_tells_apart_what_differs_and_is_not_fooled_by_what_does_not() -> None:
    taught = [(Counter({"games": 5 * (name == "demagogue"), "noise": n % 3}), name) for name in BY_NAME for n in range(9)]
    reader = Reader(taught)
    assert reader.name(Counter({"games": 6, "noise": 1})) == "demagogue"
    assert reader.name(Counter({"noise": 1})) != "demagogue"


# -- deeds, one by one


def test_1_09_22_who_lives_for_war_takes_the_field_and_who_does_not_leaves_it() -> None:
    game = senate_with_officers()
    for one, other in ((man("cornelius"), man("fabius")), (man("fabius"), man("cornelius"))):
        assert leads(game, one, other, BY_NAME["warlord"])
        if MILITARY[one] <= MILITARY[other] + 1:
            assert not leads(game, one, other, BY_NAME["plutocrat"])


@pytest.mark.parametrize(("name", "shares"), [("plutocrat", 2), ("demagogue", 1), ("statesman", 0), ("warlord", 0)])
def test_1_09_61_who_loves_gold_takes_two_concessions_first(name: str, shares: int) -> None:
    game = senate_with_officers()
    ours = man("cornelius")
    me = game.faction[ours]
    pairs: list[int] = []
    while recipient(game, me, pairs, BY_NAME[name]) == me:
        pairs += [len(pairs), ours]
    assert len(pairs) == 2 * shares


def test_1_07_6_only_a_demagogue_gives_games_for_their_own_sake() -> None:
    games = GamesHeuristic()
    game = senate_with_officers()
    ours = man("cornelius")
    game.unrest = 0
    game.talents[ours] = 40
    game.forget()
    legal = [games_by(0, ours), games_by(1, ours), 0]
    for name, mood in BY_NAME.items():
        assert (games.choose(game, game.faction[ours], [*legal], mood) == legal[0]) == (name == "demagogue")
    game.popularity[ours] = 5
    game.forget()
    assert games.choose(game, game.faction[ours], [*legal], BY_NAME["demagogue"]) not in legal[:2], "he is loved enough"


def games_by(kind: int, senator: int) -> int:
    return FIRST_GAMES + kind * SPAN + senator


# -- what is remembered


def remembered(change: Any, years: int = 0) -> tuple[Mood, Memory, Republic]:
    """The amphora's mood (1) after something was done in its sight, and some years."""
    game = senate_with_officers()
    memory = Memory()
    mood = memory.notice(game, 1, AVERAGE)
    change(game)
    mood = memory.notice(game, 1, mood)
    for _ in range(years):
        game.turn += 1
        mood = memory.notice(game, 1, mood)
    return mood, memory, game


def take(game: Republic) -> None:
    """[1.07.4] The column wins a man of the amphora."""
    lost = next(one for one in range(len(game.faction)) if game.faction[one] == 1)
    game.members[1] &= ~(1 << lost)
    game.members[0] |= 1 << lost
    game.faction[lost] = 0


def test_1_07_4_who_takes_a_man_away_is_borne_a_grudge_that_lasts_and_fades() -> None:
    now, later = (bond(remembered(take, years)[0], 0) for years in (0, 3))
    assert now < later < 0.0
    assert later < now / 3, "most of it is left after three years"
    assert bond(remembered(take)[0], 2) == 0.0


def test_1_09_2_who_proposes_a_man_of_ours_is_thanked_once_and_1_09_41_who_accuses_him_is_not() -> None:
    ours = man("claudius")

    def honour(game: Republic) -> None:
        put_to(game, [kinds.CENSOR, ours], 0, man("cornelius"), kinds.BY_CHAIR)

    mood, memory, game = remembered(honour)
    assert bond(mood, 0) > 0
    assert bond(memory.notice(game, 1, mood), 0) == bond(mood, 0)

    accused = memory.sees(game, 1, mood, 2, [kinds.MINOR, ours, man("cornelius"), 0])
    assert bond(accused, 2) < 0 < bond(accused, 0)


def test_1_04_3_a_word_kept_is_thanked_and_a_broken_one_is_not_forgiven() -> None:
    clause = Clause(promises.PAY, 0, 1, 0, 5)
    clause.status = KEPT
    kept = Memory().hears(1, AVERAGE, [Agreement(1, 3, 3, [clause])])
    assert bond(kept, 0) > 0
    assert kept.broken == ()
    clause.status = BROKEN
    broken = Memory().hears(1, AVERAGE, [Agreement(1, 3, 3, [clause])])
    assert bond(broken, 0) < -bond(kept, 0)
    elsewhere = Memory().hears(2, AVERAGE, [Agreement(1, 3, 3, [clause])])
    assert bond(elsewhere, 0) == 0.0, "what is done to others is no grudge of ours"


@pytest.mark.parametrize(("what", "is_yes"), [(what, weight > 0) for what, weight in bonds.WEIGHTS.items()])
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_spoken_of_in_every_language(what: str, is_yes: bool, language: str) -> None:
    who = -1 if what in (bonds.BROKE, bonds.FAITH) else man("fabius")
    mood = moved(bonds.padded(AVERAGE, 3), 2, Deed(what, who))
    said = told(mood, [2], is_yes)
    assert said is not None
    assert "{" not in say(said, language)
    assert "fabius" in say(said, language).casefold() or who < 0
    assert told(mood, [2], not is_yes) is None
    assert told(mood, [1], is_yes) is None


def least(mood: Mood, about: int = promises.selector(kinds.CENSOR, -1)) -> tuple[int, list[str]]:
    """The talents for which the amphora votes for the column's Censor, or something else, and what it says to less."""
    game = senate_with_officers()
    game.box[0] = 90
    game.talents[man("cornelius")] = 20
    put_to(game, [kinds.CENSOR, man("fabius")], 0, man("cornelius"), kinds.BY_CHAIR)
    said: list[str] = []
    for amount in range(1, 90):
        votes = Clause(promises.VOTE_FOR, 1, 0, about)
        word = deals.answer(game, 1, Agreement(1, 3, 1, [Clause(promises.PAY, 0, 1, 0, amount), votes]), mood, False)
        if isinstance(word.act, Accept):
            return amount, said
        said.append(word.why.id)
    raise AssertionError("at no price")


def test_1_04_3_a_plutocrat_sells_dearest_and_a_statesman_cheapest() -> None:
    later = promises.selector(kinds.MILITARY, man("fulvius"))  # what nobody has proposed yet is never sold for little
    prices = {name: least(mood, later)[0] for name, mood in BY_NAME.items()}
    assert prices["statesman"] < min(prices["demagogue"], prices["warlord"])
    assert prices["plutocrat"] > 1.3 * max(prices["demagogue"], prices["warlord"])


def test_a_grudge_makes_an_offer_dearer_and_is_the_reason_that_is_given() -> None:
    hating, thankful = (
        moved(moved(bonds.padded(AVERAGE, 3), 0, Deed(what)), 0, Deed(what)) for what in (bonds.BROKE, bonds.FAITH)
    )
    price, said = least(hating)
    assert price > least(AVERAGE)[0] >= least(thankful)[0]
    assert "bots-republic-grudge-broke" in said
    game, proposer = senate_with_officers(), man("cornelius")
    assert opinions.goodwill(game, 1, proposer, hating) < opinions.goodwill(game, 1, proposer, AVERAGE)
