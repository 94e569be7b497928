"""4.04.2, 4.04.21 and 4.07.7: whom neutral factions try to win over, for how much, and how they defend."""

from __future__ import annotations

from typing import Any

import pytest

from comitium.games.republic.catalogue.ids import BLACKMAIL, SEDUCTION
from comitium.games.republic.catalogue.senators import LOYALTY, ORATORY
from comitium.games.republic.choices import TALENTS
from comitium.games.republic.events.forum import BlackmailRolled, CounterBribed, PersuasionAttempted, PersuasionRolled
from comitium.games.republic.events.solo.forum import NobodyVulnerable, PairRolled, TargetChosen
from comitium.games.republic.events.solo.reasons import ApproachWeighed
from comitium.games.republic.odds import gambles as odds
from comitium.games.republic.odds.sentences.persuasion import what_bribes_bring
from comitium.games.republic.odds.sentences.questions import by_choice
from comitium.games.republic.rules.common.hands import has
from comitium.games.republic.rules.r1_07_forum.r1_07_4_persuasion import Persuade
from comitium.games.republic.rules.r1_07_forum.r1_07_41_attempt import Persuasion
from comitium.games.republic.rules.r4_solitaire.r4_04_forum.r4_04_2_persuasion import Approach
from comitium.games.republic.state.numbers import NOBODY, RAID
from comitium.games.republic.state.republic import Republic
from comitium.text import say as words
from games.republic.fixtures.builder import Ear, asked, capture, deal, govern, listen, man, play, put, say
from games.republic.fixtures.solo.table import CONSERVATIVES, IMPERIALISTS, LEADERS, PLAYER, PLUTOCRATS, forum_of_few

PERSUADER = man(LEADERS[IMPERIALISTS])


def persuading(strength: int, talents: int, **options: Any) -> Republic:
    """The leader of the Imperialists has so much oratory and influence together, and so many talents."""
    game = forum_of_few(**options)
    game.influence[PERSUADER] = strength - ORATORY[PERSUADER]
    game.talents[PERSUADER] = talents
    return game


def persuade(game: Republic, *dice: int) -> Ear:
    """It is their turn to persuade."""
    ear = listen(game)
    game.loaded = [*dice]
    play(game, Persuade(IMPERIALISTS))
    return ear


def approach(game: Republic, target: int, unopposed: bool = False) -> tuple[int, int, int]:
    """The number without bribes, the level and its cost."""
    one = Approach(game, IMPERIALISTS, PERSUADER, target, unopposed)
    return one.base, one.level, one.cost


def against(game: Republic, base: int, seat: int, key: str = "terentius") -> int:
    """A senator of a faction, against whom the persuader has this number without bribes."""
    target = put(game, key, seat)
    game.talents[target] = ORATORY[PERSUADER] + game.influence[PERSUADER] - LOYALTY[target] - 7 - base
    assert game.talents[target] >= 0
    return target


# -- 4.04.2: the choice


def test_4_04_2_the_least_money_for_the_highest_number() -> None:
    game = persuading(13, 6)
    aelius, plautius, terentius = put(game, "aelius"), put(game, "plautius"), put(game, "terentius", CONSERVATIVES)
    game.box[CONSERVATIVES] = 2
    assert approach(game, aelius) == (6, 9, 3)
    assert approach(game, plautius) == (7, 9, 2)
    assert approach(game, terentius) == (0, -2, 0)
    ear = persuade(game, 6, 6)
    weighed = [(one.senator2, one.level, one.cost) for one in ear.all(ApproachWeighed)]
    assert weighed[:2] == [(plautius, 9, 2), (aelius, 9, 3)], "the reasons begin with what was best"
    told = ear.all(TargetChosen)[0]
    assert (told.senator, told.senator2, told.base, told.level, told.cost) == (PERSUADER, plautius, 7, 9, 2)
    assert [(one.amount, one.number) for one in ear.all(PersuasionAttempted)] == [(2, 9)]
    assert asked(game) == "CounterBribe"
    say(game, TALENTS)
    rolled = ear.all(PersuasionRolled)[0]
    assert (rolled.senator2, rolled.number) == (plautius, 9)
    assert game.talents[plautius] == 2


def test_4_04_2_bribes_cover_what_neutrals_can_pay() -> None:
    game = persuading(20, 11)
    target = against(game, 2, CONSERVATIVES)
    before = game.talents[target]
    game.box[CONSERVATIVES] = 6
    ear = persuade(game, 1, 1)
    assert game.actors() == [PLAYER]
    while asked(game) == "CounterBribe":
        say(game, TALENTS)
    assert [one.amount for one in ear.all(CounterBribed) if one.seat == CONSERVATIVES] == [5, 0]
    assert [one.number for one in ear.all(PersuasionRolled)] == [8]  # bribe 7, defence 5, bribe 4
    assert (game.talents[PERSUADER], game.box[CONSERVATIVES]) == (0, 1)
    assert game.talents[target] == before + 7 + 5 + 4
    assert game.faction[target] == IMPERIALISTS


def test_d_11_a_players_purse_does_not_stop_bribes() -> None:
    game = persuading(20, 8)
    target = against(game, 3, PLAYER)
    game.box[PLAYER] = 20
    assert approach(game, target) == (3, -9, 8)
    game = persuading(20, 8, neutral_bribe_test="owner_treasury")
    target = against(game, 3, PLAYER)
    game.box[PLAYER] = 20
    assert approach(game, target) == (3, -17, 0)


def test_4_04_2_whoever_is_chosen_is_bribed_up_to_nine() -> None:
    game = persuading(20, 8)
    against(game, 3, PLAYER)
    game.box[PLAYER] = 20
    ear = persuade(game, 1, 1)
    assert game.actors() == [PLAYER]
    attempt = game.stack[-2]
    assert isinstance(attempt, Persuasion)
    assert (attempt.bribe, attempt.number(game)) == (6, 9)
    say(game, TALENTS + 4)  # 5 now; 2 more would make 7, and no neutral can answer
    assert [one.amount for one in ear.all(CounterBribed) if one.seat == PLAYER] == [4]
    assert attempt.number(game) == 7
    say(game, TALENTS + 1)
    assert [one.number for one in ear.all(PersuasionRolled)] == [6]


def test_4_04_2_a_raise_that_is_not_safe_is_not_made() -> None:
    game = persuading(20, 8)
    against(game, 3, PLAYER)
    game.box[PLAYER] = 20
    ear = persuade(game, 6, 6)
    say(game, TALENTS + 5)  # 4 now; with 2 more it would be 6
    assert [one.number for one in ear.all(PersuasionRolled)] == [4]
    assert game.talents[PERSUADER] == 2


def test_4_04_2_a_hopeless_attempt_is_not_made() -> None:
    game = persuading(8, 3)
    terentius, plautius = put(game, "terentius", CONSERVATIVES), put(game, "aelius")
    assert approach(game, plautius)[0] == 1  # and 1 + 3 is not 7
    ear = persuade(game)
    assert asked(game) == "Idle"
    assert ear.all(PersuasionRolled) == []
    assert [(one.senator, one.base) for one in ear.all(NobodyVulnerable)] == [(plautius, 1)]
    assert game.faction[terentius] == CONSERVATIVES


def test_4_04_2_two_is_enough_for_an_attempt_without_bribes() -> None:
    game = persuading(9, 3)
    aelius = put(game, "aelius")
    assert approach(game, aelius) == (2, 2, 0)
    ear = persuade(game, 1, 1)
    say(game, TALENTS)
    assert [one.number for one in ear.all(PersuasionRolled)] == [2]
    assert (game.faction[aelius], game.talents[PERSUADER]) == (IMPERIALISTS, 3)


def test_d_13_of_equals_the_most_powerful_target() -> None:
    game = persuading(13, 0)
    weaker, stronger = put(game, "plautius"), put(game, "terentius")  # oratory 1 and military 2, both loyalty 6
    assert approach(game, weaker) == approach(game, stronger)
    ear = persuade(game, *[1, 1, 6, 5] if weaker < stronger else [6, 5, 1, 1])
    assert len(ear.all(PairRolled)) == 2
    assert ear.all(TargetChosen)[0].senator2 == stronger  # by two dice
    game = persuading(13, 0)
    put(game, "plautius")
    aelius = put(game, "aelius")  # loyalty 7, oratory 4, military 3
    game.talents[man("plautius")] = 1
    assert approach(game, aelius) == approach(game, man("plautius"))
    assert persuade(game).all(TargetChosen)[0].senator2 == aelius


def test_d_13_then_the_target_of_the_strongest_faction() -> None:
    game = persuading(20, 0)
    one, other = against(game, 5, CONSERVATIVES, "plautius"), against(game, 5, PLUTOCRATS)
    game.knights[man(LEADERS[PLUTOCRATS])] = 30
    assert approach(game, one) == approach(game, other)
    assert persuade(game).all(TargetChosen)[0].senator2 == other


def test_4_04_2_the_persuader_who_reaches_most_for_least() -> None:
    game = persuading(12, 9)
    orator = put(game, "furius", IMPERIALISTS, talents=4)
    game.influence[orator] = 14 - ORATORY[orator]
    put(game, "plautius")
    told = persuade(game).all(TargetChosen)[0]
    assert (told.senator, told.level, told.cost) == (orator, 9, 1)


def test_4_04_2_leaders_captives_and_governors_are_no_targets() -> None:
    game = persuading(30, 0)
    away, lost = put(game, "plautius", CONSERVATIVES), put(game, "terentius", PLAYER)
    govern(game, away, "sicilia")
    capture(game, lost, RAID)
    aelius = put(game, "aelius")
    game.talents[aelius] = 9
    assert persuade(game).all(TargetChosen)[0].senator2 == aelius


# -- 4.04.21


def defended(number: int, treasury: int, seat: int = CONSERVATIVES, **options: Any) -> tuple[Republic, list[int]]:
    """The Imperialists try it with this number and no money on a man of a faction, or of none: what each faction has paid
    against it."""
    game = persuading(24, 0, **options)
    target = against(game, number, seat) if seat >= 0 else put(game, "terentius", talents=24 - 6 - number)
    game.box[CONSERVATIVES] = treasury
    ear = listen(game)
    game.loaded = [6, 6]
    play(game, Persuasion(0, IMPERIALISTS, -1, PERSUADER, target, 0, 0))
    say(game, TALENTS)
    return game, [sum(one.amount for one in ear.all(CounterBribed) if one.seat == seat) for seat in range(5)]


@pytest.mark.parametrize(("number", "treasury", "paid"), [(9, 5, 5), (9, 4, 0), (4, 9, 0), (3, 9, 0), (9, 20, 5)])
def test_4_04_21_a_neutral_lowers_the_number_to_four_or_pays_nothing(number: int, treasury: int, paid: int) -> None:
    game, payments = defended(number, treasury)
    assert payments == [0, 0, 0, paid, 0]
    assert game.box[CONSERVATIVES] == treasury - paid


def test_4_04_21_what_was_paid_stays_on_the_target() -> None:
    game, _ = defended(9, 5)
    assert game.talents[man("terentius")] == (24 - 6 - 7 - 9) + 5
    assert game.box[CONSERVATIVES] == 0


def test_d_10_neutrals_do_not_defend_others() -> None:
    assert defended(9, 20, -1)[1] == [0] * 5


def test_4_04_21_by_the_option_all_neutrals_defend_together() -> None:
    assert defended(9, 20, -1, neutral_counter_bribe_scope="all")[1] == [0, 0, 0, 5, 0]
    assert defended(9, 4, -1, neutral_counter_bribe_scope="all")[1] == [0] * 5
    game = persuading(24, 0, neutral_counter_bribe_scope="all")
    target = against(game, 9, CONSERVATIVES)
    game.box[:] = [0, 9, 2, 2, 3]
    play(game, Persuasion(0, IMPERIALISTS, -1, PERSUADER, target, 0, 0))
    say(game, TALENTS)
    assert game.box == [0, 9, 0, 0, 2]


def test_4_04_21_a_neutral_defends_against_a_player_too() -> None:
    game = forum_of_few()
    persuader = man(LEADERS[PLAYER])
    game.influence[persuader] = 20 - ORATORY[persuader]
    target = put(game, "terentius", CONSERVATIVES)  # 20 - 6 - 7 = 7
    game.box[CONSERVATIVES] = 3
    game.loaded = [6, 6]
    play(game, Persuasion(0, PLAYER, -1, persuader, target, 0, 0))
    assert (game.box[CONSERVATIVES], game.talents[target]) == (0, 3)


# -- 4.07.7


def test_4_07_7_blackmail_leaves_treasuries_out() -> None:
    game = persuading(20, 5)
    target = against(game, 3, PLAYER)
    game.box[PLAYER] = 30
    assert approach(game, target, True) == (3, 8, 5)
    deal(game, IMPERIALISTS, "blackmail")
    ear = persuade(game, 6, 3, 1, 1, 1, 1)
    assert asked(game) == "Idle"  # nobody may answer
    assert [one.number for one in ear.all(PersuasionRolled)] == [8]
    assert (game.talents[PERSUADER], has(game, IMPERIALISTS, BLACKMAIL)) == (0, False)
    assert [(one.influence, one.popularity) for one in ear.all(BlackmailRolled)] == [(2, 2)]


def test_d_47_of_two_cards_the_one_with_the_lower_number_is_played() -> None:
    """Seduction is number 50, Blackmail 51: one attempt, one card."""
    game = persuading(13, 6)
    put(game, "aelius")
    deal(game, IMPERIALISTS, "blackmail", "seduction")
    persuade(game, 6, 6)
    assert has(game, IMPERIALISTS, BLACKMAIL)
    assert not has(game, IMPERIALISTS, SEDUCTION)


def test_4_07_7_a_card_that_cannot_succeed_is_kept() -> None:
    game = persuading(8, 3)
    put(game, "aelius")
    deal(game, IMPERIALISTS, "seduction")
    persuade(game)
    assert has(game, IMPERIALISTS, SEDUCTION)
    game.influence[PERSUADER] += 1
    game.loaded = [6, 6]
    play(game, Persuade(IMPERIALISTS))
    assert not has(game, IMPERIALISTS, SEDUCTION)


def test_4_04_21_a_player_is_told_what_a_neutral_pays_against_his_attempt() -> None:
    game = forum_of_few()
    persuader, target = man(LEADERS[PLAYER]), put(game, "terentius", CONSERVATIVES)
    game.influence[persuader], game.talents[persuader], game.box[CONSERVATIVES] = 15, 6, 5
    said = [words(one) for one in what_bribes_bring(game, Persuade(PLAYER, NOBODY, persuader, target))]
    directed = "has 5 T in its treasury. By its directive it brings the target number down to 4"
    assert [one for one in said if directed in one]
    assert not [one for one in said if "If the others spend" in one], "no guess beside the rule"
    game.faction[target] = NOBODY
    said = [words(one) for one in what_bribes_bring(game, Persuade(PLAYER, NOBODY, persuader, target))]
    assert not [one for one in said if "directive" in one]


def test_4_04_21_the_odds_count_what_the_directive_will_pay() -> None:
    game = forum_of_few()
    persuader, target = man(LEADERS[PLAYER]), put(game, "terentius", CONSERVATIVES)
    game.talents[persuader], game.box[CONSERVATIVES] = 8, 3
    game.influence[persuader] = LOYALTY[target] + 7 - ORATORY[persuader]  # the number is the bribe
    about = game, PLAYER, persuader, target
    assert [odds.defended(*about, bribe).number for bribe in range(9)] == [0, 1, 2, 3, 4, 4, 4, 4, 8], (
        "down to four, or nothing"
    )
    assert odds.by_bribe(*about) == [odds.persuasion(*about, number).chance for number in (0, 1, 2, 3, 4, 4, 4, 4, 8)]
    game.stack = [Persuade(PLAYER, NOBODY, persuader, target)]
    assert words(dict(by_choice(game, PLAYER))[TALENTS + 7]) == "17%", "and no guess about others"
    game.faction[target] = NOBODY
    assert odds.defended(*about, 7).number == 14, "nobody defends him"
    assert "none of them bids against this attempt" in " ".join(
        [words(one) for one in what_bribes_bring(game, game.stack[-1])]
    )


def test_4_04_21_by_the_option_all_neutrals_pay_together() -> None:
    game = forum_of_few(neutral_counter_bribe_scope="all")
    persuader, target = man(LEADERS[PLAYER]), put(game, "terentius", NOBODY)
    game.influence[persuader] = LOYALTY[target] + 7 - ORATORY[persuader]
    game.box[CONSERVATIVES], game.box[PLUTOCRATS] = 1, 2
    assert odds.defended(game, PLAYER, persuader, target).number == 4
    game.box[PLUTOCRATS] = 1
    assert odds.defended(game, PLAYER, persuader, target).number == 7
