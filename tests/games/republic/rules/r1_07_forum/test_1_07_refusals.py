"""Whatever is said in vain in the Forum is refused with its rule and its reason, and changes nothing."""

from __future__ import annotations

import pytest

from comitium import Illegal
from comitium.core.digest import digest
from comitium.core.frames import Frame
from comitium.core.ids import id_of
from comitium.games.republic.catalogue.ids import BLACKMAIL, HANNIBAL, SEDUCTION, TRIBUNE
from comitium.games.republic.choices import DONE, FACTION, FLEETS, KIND, LEADER, NUMBER, PASS, SENATOR, SPAN, TALENTS, WAR
from comitium.games.republic.rules.r1_07_forum.choices import ATTRACT, GAMES, PRESS
from comitium.games.republic.rules.r1_07_forum.r1_07_4_persuasion import Persuade
from comitium.games.republic.rules.r1_07_forum.r1_07_5_knights import Knights
from comitium.games.republic.rules.r1_07_forum.r1_07_6_games import Games
from comitium.games.republic.rules.r1_07_forum.r1_07_7_leader import ChangeLeader
from comitium.games.republic.rules.r1_07_forum.r1_07_8_enemy import EnemyLeader
from comitium.games.republic.rules.r1_07_forum.r1_07_21_random_events.r1_07_21_storm import Storm
from comitium.games.republic.rules.r1_07_forum.r1_07_22_auction import Auction
from comitium.games.republic.rules.r1_07_forum.r1_07_37_deck_events import NameGuilty
from comitium.games.republic.rules.r1_07_forum.r1_07_41_attempt import CounterBribe, Persuasion, Raise
from comitium.games.republic.state.numbers import ACTIVE, FORUM, NOBODY, SENATORS, STRAY
from comitium.games.republic.state.republic import PROSCRIBED, Republic
from games.republic.fixtures.builder import capture, deal, govern, lead, man, new_table, put, raise_fleets, rebel, wage, war

FABIUS, JULIUS, VALERIUS, MANLIUS = man("fabius"), man("julius"), man("valerius"), man("manlius")
GOVERNOR, CAPTIVE, TRAITOR, OTHER = man("furius"), man("aurelius"), man("junius"), man("papirius")
UNALIGNED, ABSENT = man("claudius"), man("cornelius")


def table() -> Republic:
    """The first faction has Fabius, its leader, a governor, a captive, a rebel, and one senator more."""
    game = new_table("late")
    game.phase = FORUM
    for seat, key in enumerate(("fabius", "julius", "valerius", "manlius")):
        put(game, key, seat, leader=True)
    game.talents[FABIUS] = 8
    game.knights[FABIUS] = 2
    for key in ("furius", "aurelius", "junius"):
        put(game, key, 0, talents=9, knights=1)
    put(game, "papirius", 0)
    put(game, "claudius")
    govern(game, GOVERNOR, "sicilia")
    capture(game, CAPTIVE, wage(game, "1st_macedonian_war"))
    rebel(game, TRAITOR)
    game.playing &= ~0b1000
    game.box[1] = 2
    deal(game, 0, "seduction")
    wage(game, "1st_punic_war")
    lead(game, "hannibal")
    lead(game, "philip_v")
    raise_fleets(game, 3)
    raise_fleets(game, 2, STRAY + war("1st_punic_war"))
    return game


ATTEMPT = Persuasion(2, 0, NOBODY, FABIUS, UNALIGNED, 1, 0)

NOBODY_OF_THAT_NUMBER = "refuse-choice"  # a sentence that speaks of a senator needs one
CASES: list[tuple[list[Frame[Republic]], int, str, str]] = [
    ([Persuade(0)], SENATOR + JULIUS, "1.07.4", "persuader-own"),
    ([Persuade(0)], SENATOR + SENATORS, "1.07.4", NOBODY_OF_THAT_NUMBER),
    ([Persuade(0)], SENATOR + GOVERNOR, "1.07.4", "persuader-rome"),
    ([Persuade(0)], KIND + TRIBUNE, "1.07.413", "persuade-card"),
    ([Persuade(0)], KIND + BLACKMAIL, "1.07.413", "persuade-not-held"),
    ([Persuade(0)], TALENTS + 1, "1.07.4", "persuade-senator"),
    ([Persuade(0, SEDUCTION)], KIND + SEDUCTION, "1.07.4", "persuade-senator"),
    ([Persuade(0, SEDUCTION)], PASS, "1.07.4", "persuade-senator"),
    ([Persuade(0, NOBODY, FABIUS)], SENATOR + OTHER, "1.07.4", "target-own"),
    ([Persuade(0, NOBODY, FABIUS)], SENATOR + JULIUS, "1.07.4", "target-leader"),
    ([Persuade(0, NOBODY, FABIUS)], SENATOR + ABSENT, "1.07.4", "target-away"),
    ([Persuade(0, NOBODY, FABIUS)], SENATOR + SENATORS, "1.07.4", NOBODY_OF_THAT_NUMBER),
    ([Persuade(0, NOBODY, FABIUS)], KIND + SEDUCTION, "1.07.4", "persuade-senator"),
    ([Persuade(0, NOBODY, FABIUS, UNALIGNED)], TALENTS + 9, "1.07.412", "bribe-treasury"),
    ([Persuade(0, NOBODY, FABIUS, UNALIGNED)], SENATOR + UNALIGNED, "1.07.412", "bribe"),
    ([ATTEMPT, CounterBribe(1, [2])], TALENTS + 3, "1.07.413", "counter-bribe-box"),
    ([ATTEMPT, CounterBribe(1, [2])], PASS, "1.07.413", "counter-bribe"),
    ([ATTEMPT, Raise(0)], TALENTS, "1.07.414", "raise-nothing"),
    ([ATTEMPT, Raise(0)], TALENTS + 9, "1.07.412", "bribe-treasury"),
    ([ATTEMPT, Raise(0)], PASS, "1.07.414", "raise"),
    ([Knights(0)], ATTRACT + GOVERNOR, "1.07.5", "attract-rome"),
    ([Knights(0)], ATTRACT + JULIUS, "1.07.5", "attract-rome"),
    ([Knights(0)], ATTRACT + SENATORS, "1.07.5", NOBODY_OF_THAT_NUMBER),
    ([Knights(0)], PRESS + JULIUS, "1.07.51", "press-own"),
    ([Knights(0)], PRESS + SENATORS, "1.07.51", NOBODY_OF_THAT_NUMBER),
    ([Knights(0)], PRESS + CAPTIVE, "1.07.51", "press-captive"),
    ([Knights(0)], PRESS + OTHER, "1.07.51", "press-none"),
    ([Knights(0)], DONE, "1.07.5", "knights"),
    ([Knights(0, FABIUS)], TALENTS + 9, "1.07.5", "attract-talents"),
    ([Knights(0, FABIUS)], NUMBER + 1, "1.07.5", "knights"),
    ([Knights(0, FABIUS, True)], NUMBER + 3, "1.07.51", "press-number"),
    ([Knights(0, FABIUS, True)], TALENTS + 1, "1.07.5", "knights"),
    ([Knights(0, NOBODY, False, [FABIUS, 1])], PRESS + FABIUS, "1.07.51", "press-again"),
    ([Knights(0, NOBODY, False, [FABIUS, 1])], ATTRACT + FABIUS, "1.07.5", "knights"),
    ([Knights(0, NOBODY, False, [FABIUS, 1])], PASS, "1.07.5", "knights"),
    ([Games(0)], GAMES + JULIUS, "1.07.6", "games-own"),
    ([Games(0)], GAMES + SENATORS, "1.07.6", NOBODY_OF_THAT_NUMBER),
    ([Games(0)], GAMES + CAPTIVE, "1.07.6", "games-free"),
    ([Games(0)], GAMES + TRAITOR, "1.07.6", "games-free"),
    ([Games(0)], GAMES + SPAN + FABIUS, "1.07.6", "games-dear"),
    ([Games(0)], GAMES + 3 * SPAN + FABIUS, "1.07.6", "games"),
    ([Games(0)], SENATOR + FABIUS, "1.07.6", "games"),
    ([ChangeLeader(0)], SENATOR + JULIUS, "1.07.7", "leader-own"),
    ([ChangeLeader(0)], SENATOR + SENATORS, "1.07.7", NOBODY_OF_THAT_NUMBER),
    ([ChangeLeader(0)], SENATOR + FABIUS, "1.07.7", "leader-same"),
    ([ChangeLeader(0)], DONE, "1.07.7", "leader"),
    ([Auction(0, 5, [1], 3, JULIUS, NOBODY)], SENATOR + GOVERNOR, "1.07.22", "bid-rome"),
    ([Auction(0, 5, [1], 3, JULIUS, NOBODY)], SENATOR + SENATORS, "1.07.22", NOBODY_OF_THAT_NUMBER),
    ([Auction(0, 5, [1], 3, JULIUS, NOBODY)], SENATOR + OTHER, "1.07.22", "bid-poor"),
    ([Auction(0, 5, [1], 3, JULIUS, NOBODY)], TALENTS + 5, "1.07.22", "bid"),
    ([Auction(0, 5, [1], 3, JULIUS, FABIUS)], TALENTS + 2, "1.07.22", "bid-low"),
    ([Auction(0, 5, [1], 3, JULIUS, FABIUS)], TALENTS + 9, "1.07.22", "bid-treasury"),
    ([Auction(0, 5, [1], 3, JULIUS, FABIUS)], PASS, "1.07.22", "bid"),
    ([Storm(0, 3, [ACTIVE, STRAY], [])], FLEETS + 0, "1.07.21", "storm-number"),
    ([Storm(0, 3, [ACTIVE, STRAY], [])], TALENTS + 2, "1.07.21", "storm-fleets"),
    ([NameGuilty(0, FABIUS)], FACTION + 0, "1.07.37", "guilty-own"),
    ([NameGuilty(0, FABIUS)], FACTION + 3, "1.07.37", "guilty-gone"),
    ([NameGuilty(0, FABIUS)], FACTION + 4, "1.07.37", "guilty-faction"),
    ([NameGuilty(0, FABIUS)], SENATOR + JULIUS, "1.07.37", "guilty-faction"),
    ([EnemyLeader(0, NOBODY)], LEADER + 2, "1.07.8", "enemy-away"),
    ([EnemyLeader(0, NOBODY)], WAR + 0, "1.07.8", "enemy-leader"),
    ([EnemyLeader(0, HANNIBAL)], WAR + 1, "1.07.8", "enemy-war"),
    ([EnemyLeader(0, HANNIBAL)], LEADER + HANNIBAL, "1.07.8", "enemy-not-war"),
]


@pytest.mark.parametrize(
    ("frames", "choice", "rule", "reason"), CASES, ids=lambda value: str(value) if isinstance(value, str) else ""
)
def test_1_07_a_refusal_names_its_rule_and_changes_nothing(
    frames: list[Frame[Republic]], choice: int, rule: str, reason: str
) -> None:
    game = table()
    for frame in frames:
        game.push(frame.clone())
    game.forget()
    seat = game.actors()[0]
    assert game.stack[-1].is_sound(game)
    before = digest(game)
    with pytest.raises(Illegal) as refused:
        game.apply(seat, choice)
    said = reason if reason == NOBODY_OF_THAT_NUMBER else f"republic-forum-refuse-{reason}"
    assert (refused.value.rule, refused.value.why.id) == (rule, said)
    assert digest(game) == before


def test_1_07_5_who_took_the_knights_of_the_proscribed_is_told_so() -> None:
    game = table()
    game.marks[PROSCRIBED] = 1
    game.push(Knights(0))
    with pytest.raises(Illegal) as refused:
        game.apply(0, ATTRACT + FABIUS)
    assert refused.value.why.id == "republic-forum-refuse-attract-proscribed"


UNSOUND: list[Frame[Republic]] = [
    Persuade(0, BLACKMAIL),
    Persuade(0, NOBODY, GOVERNOR),
    Persuade(0, NOBODY, NOBODY, UNALIGNED),
    Persuade(0, NOBODY, FABIUS, JULIUS),
    Knights(0, GOVERNOR),
    Knights(0, OTHER, True),
    Knights(0, NOBODY, False, [CAPTIVE, 1]),
    Auction(0, 5, [], 3, NOBODY, NOBODY),
    Auction(0, 5, [], 0, FABIUS, NOBODY),
    Storm(0, 0, [ACTIVE], []),
    Storm(0, 1, [ACTIVE], [1]),
    NameGuilty(1, FABIUS),
    NameGuilty(0, ABSENT),
    EnemyLeader(0, 4),
]


@pytest.mark.parametrize("frame", UNSOUND, ids=lambda frame: id_of(frame))
def test_questions_that_make_no_sense_are_recognised(frame: Frame[Republic]) -> None:
    assert not frame.is_sound(table())


HALF_SAID: list[tuple[Frame[Republic], Frame[Republic]]] = [
    (Persuade(0, SEDUCTION, FABIUS, UNALIGNED), Persuade(0)),
    (Knights(0, FABIUS, True, [OTHER, 1]), Knights(0)),
    (Auction(0, 5, [1], 3, JULIUS, FABIUS), Auction(0, 5, [1], 3, JULIUS, NOBODY)),
    (Storm(0, 1, [ACTIVE, STRAY, STRAY + 1], [2]), Storm(0, 3, [ACTIVE, STRAY, STRAY + 1], [])),
    (EnemyLeader(0, HANNIBAL), EnemyLeader(0, NOBODY)),
]


@pytest.mark.parametrize(("said", "seen"), HALF_SAID, ids=lambda frame: id_of(frame))
def test_1_04_9_others_imagine_a_question_that_has_just_been_put(said: Frame[Republic], seen: Frame[Republic]) -> None:
    game = table()
    own = said.clone()
    own.redraw(game, 0, game.dice)
    assert own == said
    other = said.clone()
    other.redraw(game, 1, game.dice)
    assert other == seen


@pytest.mark.parametrize(
    ("high", "payer", "equals", "sound"),
    [(10, 1, [0], True), (10, 1, [SENATORS], False), (10, 1, [-1], False), (0, NOBODY, [0], False)],
)
def test_1_04_8_equal_bids_are_of_senators_and_need_a_bid(high: int, payer: int, equals: list[int], sound: bool) -> None:
    assert Auction(0, 5, [1], high, payer, NOBODY, equals).is_sound(new_table()) is sound
