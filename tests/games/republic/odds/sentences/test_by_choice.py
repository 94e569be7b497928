"""The odds answer by answer: what the calculator counts for each choice that there is, from what the seat knows."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import comitium
from comitium.core.dice import stream
from comitium.games.republic import names
from comitium.games.republic.choices import DONE, NUMBER, PASS, SENATOR, TALENTS
from comitium.games.republic.deals.promises.forum import persuadable
from comitium.games.republic.odds import gambles as odds
from comitium.games.republic.odds.dice import percent
from comitium.games.republic.odds.sentences.persuasion import best_targets
from comitium.games.republic.odds.sentences.questions import by_choice, sentences
from comitium.games.republic.rules.r1_07_forum.choices import GAMES
from comitium.games.republic.rules.r1_07_forum.r1_07_4_persuasion import Persuade
from comitium.games.republic.rules.r1_07_forum.r1_07_5_knights import Knights
from comitium.games.republic.rules.r1_07_forum.r1_07_6_games import Games
from comitium.games.republic.rules.r1_07_forum.r1_07_41_attempt import CounterBribe, Persuasion, Raise
from comitium.games.republic.rules.r1_09_senate.r1_09_7_assassins import Attempt, Guard
from comitium.games.republic.state.numbers import NOBODY
from comitium.games.republic.state.republic import Republic
from comitium.text import say
from games.republic.fixtures.bargain import agree, at
from games.republic.fixtures.builder import deal, man, new_table, persuading, put


def said(game: Republic, seat: int, language: str = "en") -> dict[int, str]:
    return {choice: say(one, language) for choice, one in by_choice(game, seat)}


@pytest.mark.parametrize("players", [3, 5])
def test_odds_stand_only_beside_answers_that_there_are_and_can_be_said(players: int) -> None:
    found: Counter[str] = Counter()
    rng = random.Random(players)
    for seed in range(3):
        match = comitium.new("republic", players=players, seed=seed)
        for _ in range(600):
            if match.outcome is not None:
                break
            seat = match.game.actors()[0]
            legal = match.game.legal(seat)
            for choice, one in by_choice(match.game, seat):  # type: ignore[arg-type]
                assert choice in legal
                found[one.id] += 1
                for language in ("en", "fr"):
                    assert not set("{}$") & set(say(one, language))
            match.choose(seat, rng.choice(legal))
    assert len(found) >= 7, found


def test_odds_are_the_same_in_every_world_that_the_seat_cannot_tell_apart() -> None:
    match, rng = comitium.new("republic", players=4, seed=2), random.Random(8)
    compared = 0
    for number in range(500):
        if match.outcome is not None:
            break
        seat = match.game.actors()[0]
        told = by_choice(match.game, seat)  # type: ignore[arg-type]
        if told:
            world = match.game.reimagine(seat, stream(5, str(number)))
            assert by_choice(world, seat) == told  # type: ignore[arg-type]
            compared += 1
        match.choose(seat, rng.choice(match.game.legal(seat)))
    assert compared > 20


def test_1_07_41_persuaders_targets_and_bribes() -> None:
    game, persuader, target = persuading()
    game.stack = [Persuade(0)]
    best = odds.persuasion(game, 0, persuader, target, 4).chance
    assert said(game, 0)[SENATOR + persuader] == f"at best {percent(best)}%"
    game.stack = [Persuade(0, NOBODY, persuader)]
    plain = odds.persuasion(game, 0, persuader, target).chance
    assert said(game, 0)[SENATOR + target] == f"{percent(plain)}%; {percent(best)}% with 4 T"
    game.stack = [Persuade(0, NOBODY, persuader, target)]
    chances = odds.by_bribe(game, 0, persuader, target)
    assert chances[0] < chances[4]
    for bribe, chance in enumerate(chances):
        assert said(game, 0)[TALENTS + bribe].startswith(f"{percent(chance)}%")


def test_1_04_3_whom_one_has_promised_to_let_be_is_no_hope() -> None:
    game = at("phase=forum stack=Years(population)/Persuade(0)")
    before = persuadable(game, 0)
    agree(game, "column no-persuasion amphora julius")
    assert before & ~persuadable(game, 0) == 1 << man("julius")
    game.stack[-1].persuader = man("cornelius")  # type: ignore[attr-defined]
    assert SENATOR + man("julius") not in said(game, 0)
    assert not any("Julius" in say(one) for one in sentences(game, 0)[1:])  # after what was promised


def test_1_07_414_what_a_talent_more_makes_of_an_attempt() -> None:
    game, persuader, target = persuading()
    game.box[1] = 3
    attempt = Persuasion(0, 0, NOBODY, persuader, target, 4, 0)
    game.stack = [attempt, CounterBribe(1, [])]
    for counter in range(4):
        chance = odds.persuasion(game, 0, persuader, target, 4, counter).chance
        assert f"succeeds in {percent(chance)}% of cases" in said(game, 1)[TALENTS + counter]
    game.stack = [attempt, Raise(0)]
    for more in range(1, game.talents[persuader] + 1):
        chance = odds.persuasion(game, 0, persuader, target, 4 + more, 0).chance
        assert f"succeeds in {percent(chance)}% of cases" in said(game, 0)[TALENTS + more]
    assert DONE in said(game, 0)


def test_1_07_5_a_knight_by_talents_and_talents_by_knights() -> None:
    game, man, _ = persuading()
    game.stack = [Knights(0, man)]
    assert said(game, 0)[TALENTS] == "17%"
    game.knights[man] = 2
    game.stack = [Knights(0, man, True)]
    assert said(game, 0) == {NUMBER + 1: "about 4 T", NUMBER + 2: "about 7 T"}


def test_1_07_6_games_calm_the_next_speech_more_if_the_speaker_gives_them() -> None:
    game = new_table()
    game.unrest = 9
    speaker = put(game, "cornelius", 0, leader=True, talents=30, office=0)
    other = put(game, "fabius", 0, talents=30)
    assert odds.speech(game).speaker == speaker
    game.stack = [Games(0)]
    rises = [
        float(said(game, 0)[choice].rpartition(" in ")[2].partition("%")[0].strip("<>"))
        for choice in (PASS, GAMES + other, GAMES + speaker)
    ]
    assert rises[0] > rises[1] > rises[2]


def test_1_09_73_each_bodyguard() -> None:
    game, man, target = persuading()
    deal(game, 1, "secret_bodyguard_1")
    attempt = Attempt(0, man, target, 0, 0, 5, 0, 0, NOBODY)
    game.stack = [attempt, Guard(1)]
    for guards in (0, 1):
        made = odds.attempt(game, target, attempt.cards, guards, 5)
        assert said(game, 1)[NUMBER + guards].startswith(f"the target dies in {percent(made.killed)}%")


def test_1_07_41_a_target_is_told_with_the_least_bribe_that_gives_the_best_chance() -> None:
    """All whom he could win over, the likeliest first and of those the cheapest; more talents would buy nothing."""
    game = new_table()
    speaker, near, far = put(game, "julius", 0), put(game, "plautius", 1), put(game, "cornelius", 2)
    game.talents[speaker] = 40
    said = best_targets(game, Persuade(0, persuader=speaker, target=-1))
    assert [one.args["senator"] for one in said] == [names.senator(near), names.senator(far)]
    for target, one in zip((near, far), said, strict=True):
        chances = [percent(chance) for chance in odds.by_bribe(game, 0, speaker, target)]
        least = int(str(one.args["amount"]))
        assert one.args["best"] == chances[least] == chances[-1] != chances[least - 1]
    assert int(str(said[0].args["amount"])) < int(str(said[1].args["amount"]))
