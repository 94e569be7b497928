"""[1.07.4] Persuasion."""

from __future__ import annotations

import pytest

from comitium import Illegal
from comitium.core.prompts import prompt
from comitium.core.registry import game_type
from comitium.games.republic.catalogue.ids import BLACKMAIL, SEDUCTION, TRIBUNE
from comitium.games.republic.catalogue.senators import LOYALTY
from comitium.games.republic.choices import DONE, KIND, PASS, SENATOR, TALENTS
from comitium.games.republic.events.forum import BribesPaid, CounterBribed, PersuasionRolled
from comitium.games.republic.rules.r1_07_forum.r1_07_4_persuasion import Persuade, targets
from comitium.games.republic.rules.r1_07_forum.r1_07_41_attempt import Persuasion, loyalty
from comitium.games.republic.state.numbers import CENSOR, FORUM, NOBODY, ROME
from comitium.games.republic.state.republic import ERA_ENDS, Republic
from games.republic.fixtures.builder import (
    asked,
    capture,
    card,
    check,
    deal,
    event,
    govern,
    grant,
    listen,
    man,
    new_table,
    play,
    put,
    rebel,
    say,
    wage,
)


def table(talents: int = 0, target_talents: int = 0) -> Republic:
    """Fabius of the first faction, and Claudius in the Forum, as in the example of the rulebook."""
    game = new_table(players=4)
    game.phase = FORUM
    for seat, key in enumerate(("fabius", "julius", "valerius", "manlius")):
        put(game, key, seat, leader=True)
    game.influence[man("fabius")] = 5
    game.talents[man("fabius")] = talents
    put(game, "claudius", talents=target_talents)
    return game


def attempt(game: Republic, target: str = "claudius", bribe: int = 0) -> None:
    """Fabius tries it; without talents nobody asks for a bribe."""
    play(game, Persuade(0))
    say(game, SENATOR + man("fabius"), SENATOR + man(target))
    if asked(game) == "Persuade":
        say(game, TALENTS + bribe)


# -- 1.07.4


def test_1_07_4_leaders_governors_captives_and_rebels_are_out_of_reach() -> None:
    game = table()
    governor, captive, traitor = put(game, "furius", 1), put(game, "aurelius", 1), put(game, "junius", 2)
    govern(game, governor, "sicilia")
    capture(game, captive, wage(game, "1st_macedonian_war"))
    rebel(game, traitor)
    unaligned = put(game, "papirius")
    assert targets(game, 0) == 1 << man("claudius") | 1 << unaligned
    play(game, Persuade(0))
    say(game, SENATOR + man("fabius"))
    for who in (governor, captive, traitor, man("julius"), man("fabius"), man("cornelius")):
        with pytest.raises(Illegal):
            game.apply(0, SENATOR + who)


def test_1_07_4_an_official_who_leads_nobody_can_be_won() -> None:
    game = table()
    censor = put(game, "furius", 1, office=CENSOR)
    assert targets(game, 0) >> censor & 1


def test_1_04_2_all_senators_of_a_faction_without_a_leader_can_be_won() -> None:
    game = table()
    game.leader[1] = NOBODY
    assert targets(game, 0) >> man("julius") & 1


def test_a_13_own_senators_are_no_targets() -> None:
    game = table()
    own = put(game, "furius", 0)
    assert not targets(game, 0) >> own & 1


def test_1_07_4_only_a_senator_in_rome_persuades() -> None:
    game = table()
    away = put(game, "furius", 0)
    govern(game, away, "sicilia")
    play(game, Persuade(0))
    assert game.legal(0) == [PASS, SENATOR + man("fabius")]
    for who in (away, man("julius")):
        with pytest.raises(Illegal):
            game.apply(0, SENATOR + who)


def test_1_07_4_all_he_has_goes_with_him_and_he_sits_in_rome() -> None:
    game = table()
    target = put(game, "furius", 1, talents=2, knights=3, office=CENSOR, influence=1)
    mines = grant(game, "mining", target)
    game.influence[man("fabius")] = 20
    attempt(game, "furius")
    say(game, TALENTS, TALENTS)
    game.loaded = [1, 1]
    say(game, TALENTS)
    assert game.faction[target] == 0
    assert (game.where[target], game.talents[target], game.knights[target]) == (ROME, 2, 3)
    assert (game.offices[CENSOR], game.holder[mines]) == (target, target)
    check(game)


def test_1_05_4_a_faction_may_lose_its_last_senator() -> None:
    game = table()
    game.leader[1] = NOBODY
    game.influence[man("fabius")] = 30
    game.curia.append(man("furius"))
    attempt(game, "julius")
    game.loaded = [1, 1]
    say(game, TALENTS, TALENTS, TALENTS)
    assert game.faction[man("julius")] == 0
    assert game.actors() == [1]
    assert asked(game) == "LastSenatorLost"


# -- 1.07.41


@pytest.mark.parametrize(
    ("roll", "omens", "ends", "won"),
    [((5, 5), 0, 0, False), ((4, 5), 0, 1, False), ((4, 5), 0, 0, True), ((4, 4), 0, 1, True), ((4, 4), 5, 0, False)],
)
def test_1_07_41_a_natural_ten_fails_and_a_nine_once_the_era_ends(
    roll: tuple[int, int], omens: int, ends: int, won: bool
) -> None:
    game = table()
    game.influence[man("fabius")] = 17  # with oratory 2 against loyalty 7: number 12
    game.marks[ERA_ENDS] = ends
    event(game, "evil_omens", omens)
    attempt(game)
    game.loaded = list(roll)
    say(game, TALENTS, TALENTS, TALENTS)
    assert (game.faction[man("claudius")] == 0) == won


@pytest.mark.parametrize(("omens", "won"), [(0, True), (1, False)])
def test_1_07_41_omens_are_added_to_the_roll(omens: int, won: bool) -> None:
    game = table()
    game.influence[man("fabius")] = 13  # number 8
    event(game, "evil_omens", omens)
    attempt(game)
    game.loaded = [4, 4]
    say(game, TALENTS, TALENTS, TALENTS)
    assert (game.faction[man("claudius")] == 0) == won


def test_1_07_41_a_hopeless_attempt_is_rolled_all_the_same() -> None:
    game = table()
    ear = listen(game)
    attempt(game)
    game.loaded = [1, 1]
    say(game, TALENTS, TALENTS, TALENTS)
    assert [said.won for said in ear.all(PersuasionRolled)] == [0]
    assert ear.all(BribesPaid) == []
    assert not game.loaded


# -- 1.07.411


def test_1_07_411_who_names_an_opponent_in_his_faction_has_no_loyalty_left() -> None:
    game = new_table("middle")
    cato, scipio = put(game, "22a_cato_the_elder", 0), put(game, "1b_scipio_aemilianus", 0)
    assert (loyalty(game, cato, 1), loyalty(game, scipio, 1)) == (0 + 7, 7 + 7)
    apart = new_table("middle")
    put(apart, "22a_cato_the_elder", 0)
    put(apart, "1b_scipio_aemilianus", 1)
    assert loyalty(apart, cato, 1) == LOYALTY[cato] + 7


@pytest.mark.parametrize(
    ("one", "other", "mutual"),
    [("1a_scipio_africanus", "22a_cato_the_elder", True), ("18a_flamininus", "22a_cato_the_elder", True),
     ("1c_sulla", "27a_marius", True), ("7a_flaccus", "23a_laenas", True), ("4a_julius_caesar", "22b_cato_the_younger", True),
     ("29a_crassus", "30a_pompey", True), ("21a_glaucia", "1c_sulla", False), ("23a_laenas", "25a_tiberius_gracchus", False),
     ("23a_laenas", "25b_gaius_gracchus", False), ("29b_lucullus", "30a_pompey", False)],
)  # fmt: skip
def test_1_07_411_each_pair_of_opponents(one: str, other: str, mutual: bool) -> None:
    game = new_table("late")
    first, second = put(game, one, 2), put(game, other, 2)
    assert loyalty(game, first, 1) == 7
    assert (loyalty(game, second, 1) == 7) == mutual


def test_1_07_411_the_gracchi_cling_to_each_other() -> None:
    game = new_table("middle")
    tiberius = put(game, "25a_tiberius_gracchus", 0, talents=3)
    put(game, "25b_gaius_gracchus", 1)
    assert loyalty(game, tiberius, 2) == 10
    together = new_table("middle")
    put(together, "25a_tiberius_gracchus", 0, talents=3)
    assert loyalty(together, tiberius, 2) == 16  # alone in play
    put(together, "25b_gaius_gracchus", 0)
    assert loyalty(together, tiberius, 2) == 16


def test_t_29_with_the_other_reading_only_the_brothers_faction_shakes_him() -> None:
    game = new_table("middle", gracchi_loyalty="persuader_brother")
    tiberius = put(game, "25a_tiberius_gracchus", 0)
    put(game, "25b_gaius_gracchus", 1)
    assert (loyalty(game, tiberius, 1), loyalty(game, tiberius, 2)) == (7, 13)


def test_1_07_411_talents_make_loyal() -> None:
    game = table(target_talents=24)
    assert loyalty(game, man("claudius"), 0) == 31


# -- 1.07.412 to 1.07.414


@pytest.mark.parametrize(("roll", "won"), [((4, 5), False), ((4, 4), True)])
def test_1_07_414_the_example_of_the_rulebook(roll: tuple[int, int], won: bool) -> None:
    game = table(talents=16)
    ear = listen(game)
    for seat, box in ((1, 5), (2, 3), (3, 1)):
        game.box[seat] = box
    attempt(game, bribe=9)
    numbers = []
    for answer in (5, 3, 0):
        frame = game.stack[-2]
        assert isinstance(frame, Persuasion)
        numbers.append(frame.number(game))
        say(game, TALENTS + answer)
    frame = game.stack[-2]
    assert isinstance(frame, Persuasion)
    assert [*numbers, frame.number(game)] == [9, 4, 1, 1]
    assert asked(game) == "Raise"
    say(game, TALENTS + 7)
    assert game.actors() == [1]
    say(game, TALENTS, TALENTS)
    game.loaded = list(roll)
    say(game, TALENTS)  # nothing is left to add: the roll is forced
    assert not game.stack
    assert game.talents[man("claudius")] == 24
    assert [(said.senator, said.amount) for said in ear.all(BribesPaid)] == [(man("claudius"), 24)]
    assert game.talents[man("fabius")] == 0
    assert game.box == [0, 0, 0, 1]
    assert (game.faction[man("claudius")] == 0) == won
    assert loyalty(game, man("claudius"), 2) == 31 + (7 if won else 0)


def test_1_07_414_numbers_that_are_listed_one_by_one_all_say_what_they_cost() -> None:
    game = table(talents=3)
    game.box[1] = 1
    attempt(game, bribe=1)
    say(game, TALENTS, TALENTS, TALENTS)  # nobody offers more
    question = prompt(game_type("republic"), game, 0)
    assert [option.choice for option in question.options][1:] == [TALENTS + 1, TALENTS + 2]
    said = dict(question.stakes)
    assert [stake.text.id for stake in said[TALENTS + 1]] == ["republic-stake-bribe-lost"]
    assert said[TALENTS + 2] == said[TALENTS + 1]


def test_1_07_412_a_bribe_is_his_own_money() -> None:
    game = table(talents=5)
    game.box[0] = 20
    play(game, Persuade(0))
    say(game, SENATOR + man("fabius"), SENATOR + man("claudius"))
    assert game.legal(0) == [TALENTS + bribe for bribe in range(6)]
    with pytest.raises(Illegal) as refused:
        game.apply(0, TALENTS + 6)
    assert refused.value.rule == "1.07.412"


def test_1_07_413_everybody_is_asked_whatever_is_in_her_box() -> None:
    game = table()
    ear = listen(game)
    game.box[2] = 4
    attempt(game)
    seats = []
    while asked(game) == "CounterBribe":
        seats.append(game.actors()[0])
        with pytest.raises(Illegal):
            game.apply(seats[-1], TALENTS + game.box[seats[-1]] + 1)
        say(game, TALENTS + game.box[seats[-1]])
    assert seats == [1, 2, 3]
    assert [said.amount for said in ear.all(CounterBribed)] == [0, 4, 0]


def test_1_07_414_who_passed_may_bid_in_the_next_round_and_raising_costs_a_talent() -> None:
    game = table(talents=5)
    game.box[1] = 2
    attempt(game, bribe=1)
    say(game, TALENTS, TALENTS, TALENTS)
    assert game.legal(0) == [DONE, *[TALENTS + more for more in range(1, 5)]]
    with pytest.raises(Illegal):
        game.apply(0, TALENTS)
    with pytest.raises(Illegal):
        game.apply(0, TALENTS + 5)
    say(game, TALENTS + 1)
    assert game.legal(1) == [TALENTS, TALENTS + 1, TALENTS + 2]
    say(game, TALENTS + 2, TALENTS, TALENTS)
    say(game, DONE)
    assert not game.stack
    assert game.talents[man("claudius")] == 4


def test_1_07_413_seduction_bars_counter_bribes_and_is_discarded() -> None:
    game = table(talents=3)
    deal(game, 0, "seduction", "tribune_1")
    play(game, Persuade(0))
    assert KIND + SEDUCTION in game.legal(0)
    assert KIND + TRIBUNE not in game.legal(0)
    for kind in (TRIBUNE, BLACKMAIL):
        with pytest.raises(Illegal):
            game.apply(0, KIND + kind)
    say(game, KIND + SEDUCTION)
    with pytest.raises(Illegal):
        game.apply(0, KIND + SEDUCTION)  # one card for an attempt
    say(game, SENATOR + man("fabius"), SENATOR + man("claudius"), TALENTS + 1)
    assert asked(game) == "Raise"
    say(game, TALENTS + 1)
    assert asked(game) == "Raise"  # nobody else is heard
    say(game, DONE)
    assert game.discards == [card("seduction")]
    assert game.hands[0] == [card("tribune_1")]
    assert game.talents[man("claudius")] == 2


def test_a_31_a_blackmail_that_fails_costs_its_target_dearly() -> None:
    game = table()
    deal(game, 0, "blackmail")
    target = put(game, "furius", 1, influence=5, popularity=1)
    play(game, Persuade(0))
    say(game, KIND + BLACKMAIL, SENATOR + man("fabius"))
    game.loaded = [6, 6, 3, 4, 4, 5]
    say(game, SENATOR + target)
    assert (game.influence[target], game.popularity[target]) == (0, -8)
    assert game.faction[target] == 1


def test_a_31_omens_soften_it_and_pompey_suffers_double() -> None:
    game = table()
    event(game, "evil_omens", 2)
    deal(game, 0, "blackmail")
    target = put(game, "30a_pompey", 1, influence=20, popularity=5)
    play(game, Persuade(0))
    say(game, KIND + BLACKMAIL, SENATOR + man("fabius"))
    game.loaded = [6, 6, 3, 4, 1, 3]
    say(game, SENATOR + target)
    assert (game.influence[target], game.popularity[target]) == (15, 1)


def test_a_31_a_blackmail_that_succeeds_costs_nothing() -> None:
    game = table()
    deal(game, 0, "blackmail")
    game.influence[man("fabius")] = 20
    play(game, Persuade(0))
    say(game, KIND + BLACKMAIL, SENATOR + man("fabius"))
    game.loaded = [1, 1]
    say(game, SENATOR + man("claudius"))
    assert game.faction[man("claudius")] == 0
    assert not game.stack


def test_a_46_who_is_robbed_of_his_card_begins_anew() -> None:
    game = table()
    deal(game, 0, "seduction")
    play(game, Persuade(0))
    say(game, KIND + SEDUCTION)
    game.hands[0] = []
    game.stack[-1].on_aside(game)
    game.forget()
    assert game.legal(0) == [PASS, SENATOR + man("fabius")]


def test_1_07_4_others_see_nothing_of_a_half_made_attempt() -> None:
    game = table()
    play(game, Persuade(0))
    say(game, SENATOR + man("fabius"))
    world = game.clone()
    world.stack[-1].redraw(world, 1, world.dice)
    assert world.stack[-1] == Persuade(0)
    game.stack[-1].redraw(game, 0, game.dice)
    assert game.stack[-1] == Persuade(0, NOBODY, man("fabius"))
