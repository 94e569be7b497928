"""The core carries acts nobody asked for: ransom [1.10.71] and Influence Peddling [1.07.35], at the moments of A-46."""

from __future__ import annotations

import pytest
import senate_events as events
from senate import Senate
from senate_choices import (
    ADJOURN,
    AGAINST,
    ASSASSIN,
    ATTEMPT,
    BODYGUARD,
    CALL,
    CAPTIVE,
    CARDS,
    CONCESSION,
    DISMISS,
    FOR,
    HERE,
    NAME,
    PASS,
    PEDDLE,
    PEDDLING,
    RANSOM,
    SUSPEND,
    TRIBUNE,
    VETO,
    WATCH,
)
from senate_kind import hand, packed, place
from senate_laws import SENATE, pick, stir, tells_nothing
from senate_sitting import Sitting, sitting, slate, war

from comitium.core.dice import stream
from comitium.core.digest import digest
from comitium.core.errors import Illegal
from comitium.match.begin import from_position, new, replay
from comitium.match.match import Match


def refused(table: Sitting, seat: int, choice: int) -> tuple[str, str]:
    """The rule and the reason of a refusal; it changes nothing."""
    before = digest(table.game)
    with pytest.raises(Illegal) as error:
        table.game.apply(seat, choice)
    assert digest(table.game) == before
    return error.value.rule, error.value.why.id


def captured(*hands: list[int], man: int = 7, money: int = 10) -> Sitting:
    """A slate of 3 and 8 was announced while a senator of B is a captive with some money."""
    table = slate(*hands, one=3, two=8, captive=(man,))
    table.game.talents[man] = money
    return table


# -- ransom


def test_1_10_71_a_ransom_is_ten_talents_or_twice_the_influence() -> None:
    table = captured()
    assert table.game.asides(1) == [RANSOM + 7]
    assert table.game.asides(0) == table.game.asides(2) == []
    table.game.influence[7] = 6
    assert table.game.asides(1) == []
    assert refused(table, 1, RANSOM + 7) == ("1.10.71", "refuse-ransom-price")
    table.game.talents[4] = 2
    table.game.apply(1, RANSOM + 7)
    assert (table.game.talents[7], table.game.talents[4], place(table.game, 7)) == (0, 0, HERE)


def test_1_10_71_only_the_own_captive_is_ransomed() -> None:
    table = captured()
    assert refused(table, 0, RANSOM + 7) == ("1.10.71", "refuse-not-captive")
    assert refused(table, 1, RANSOM + 4) == ("1.10.71", "refuse-not-captive")
    table.game.apply(1, RANSOM + 7)
    assert refused(table, 1, RANSOM + 7) == ("1.10.71", "refuse-not-captive")


def test_1_10_71_a_ransomed_senator_can_still_vote_if_his_faction_has_not() -> None:
    table = captured()
    table.call(1)
    table.say(1, FOR)
    table.say(1, FOR)
    table.game.apply(1, RANSOM + 7)  # in the middle of its turn
    assert (table.asked, table.game.actors()) == ("Turn", [1])
    table.vote(1, FOR)
    assert table.votes[0].ayes == 4 + 3 + 2 + 1
    assert table.game.legal(0) == [CALL + 0, CALL + 2]


def test_1_10_71_a_faction_with_a_captive_only_is_called_once_he_is_home() -> None:
    table = captured()
    for man in (1, 4, 10):
        table.game.rome &= ~(1 << man)
    table.hush()
    assert table.game.legal(0) == [CALL + 0, CALL + 2]
    table.game.apply(1, RANSOM + 7)
    assert table.game.legal(0) == [CALL + 0, CALL + 1, CALL + 2]


def test_b_4_who_comes_home_with_a_higher_rank_presides_from_the_next_item_on() -> None:
    table = sitting(captive=(0,))
    table.game.talents[0] = 18
    table.say(1, NAME, 3)
    table.say(1, NAME, 5)
    assert table.game.presiding() == 1
    table.game.apply(0, RANSOM + 0)
    assert table.game.highest() == 0
    table.hush()
    assert (table.asked, table.game.actors()) == ("Call", [1])
    table.roll_call(AGAINST, AGAINST, FOR)
    assert (table.asked, table.game.actors()) == ("Nominate", [0])


def test_1_10_71_a_captive_has_no_part_in_the_score() -> None:
    table = sitting(elected=True, captive=(0,))
    table.say(1, ADJOURN)
    outcome = table.game.outcome()
    assert outcome is not None
    assert outcome.scores == (13, 20, 16)


# -- Influence Peddling


def test_1_07_35_a_random_card_of_an_opponent_changes_hands() -> None:
    seen = set()
    for number in range(30):
        table = slate([PEDDLING], [TRIBUNE, CONCESSION], [])
        table.game.shuffles = stream(number, "theft")
        assert table.game.asides(0) == [PEDDLE + 1]
        table.game.apply(0, PEDDLE + 1)
        assert len(table.hands[0]) == len(table.hands[1]) == 1
        assert table.game.shown == packed([PEDDLING])
        seen.add(table.hands[0][0])
    assert seen == {TRIBUNE, CONCESSION}


def test_1_07_35_the_card_and_an_opponent_with_a_hand_are_needed() -> None:
    table = slate([PEDDLING], [TRIBUNE], [])
    assert refused(table, 1, PEDDLE + 0) == ("1.07.35", "refuse-no-peddling")
    for victim in (0, 2, 3):
        assert refused(table, 0, PEDDLE + victim) == ("1.07.35", "refuse-no-hand")


def test_1_07_35_a_stolen_tribune_is_gone_from_the_victims_menu_and_may_be_used_at_once() -> None:
    table = slate([PEDDLING], [TRIBUNE], [])
    assert VETO in table.menu(1)
    table.game.apply(0, PEDDLE + 1)
    assert VETO not in table.menu(1)
    assert VETO in table.menu(0)
    assert refused(table, 1, VETO) == ("1.09.15", "refuse-no-tribune")
    table.say(0, VETO)
    table.say(1, PASS)
    table.say(2, PASS)
    assert table.votes == []


@pytest.mark.parametrize("answer", [PASS, WATCH, VETO])
def test_4_3_whatever_the_victim_had_said_it_is_asked_anew_so_that_nobody_learns_what_it_was(answer: int) -> None:
    table = slate([PEDDLING], [TRIBUNE], [CONCESSION])
    table.say(1, answer)
    table.say(2, PASS)
    table.game.apply(0, PEDDLE + 1)
    assert table.game.actors() == [0, 1]  # C has said what it has to say
    table.say(0, PASS)
    table.say(1, PASS)
    assert table.asked == "Call"
    assert table.hands == [[TRIBUNE], [], [CONCESSION]]


def test_a_46_a_declaration_that_was_begun_in_a_turn_goes_on() -> None:
    table = slate([PEDDLING], [ASSASSIN, ASSASSIN], [])
    table.call(1)
    for choice in (ATTEMPT, NAME + 4, NAME + 0):
        table.game.apply(1, choice)
    assert len(table.game.legal(1)) == 3
    table.game.apply(0, PEDDLE + 1)
    assert table.game.legal(1) == [CARDS + 0, CARDS + 1]


def test_a_46_never_between_a_roll_and_its_result_nor_in_a_tribunes_chain() -> None:
    table = slate([PEDDLING], [BODYGUARD], [], dice=(3,), one=5, two=8, captive=(10,))
    table.game.talents[10] = 10
    table.call(0)
    assert table.game.asides(0) == [PEDDLE + 1]
    table.murder(0, 0, 4)
    assert table.asked == "Guard"
    assert table.game.asides(0) == table.game.asides(1) == []
    assert refused(table, 0, PEDDLE + 1) == refused(table, 1, RANSOM + 10) == ("A-46", "refuse-not-now")
    table = war([PEDDLING], [], [TRIBUNE])
    table.call(2)
    table.say(2, SUSPEND)
    assert (table.asked, table.game.asides(0)) == ("Inserted", [])
    table.say(2, DISMISS, 2)
    assert table.game.asides(0) == []  # C's hand is empty now


def test_after_the_end_nothing_is_done_unasked() -> None:
    table = sitting([PEDDLING], [TRIBUNE], [], elected=True, captive=(7,))
    table.say(0, ADJOURN)
    assert table.game.over
    assert table.game.asides(0) == []
    assert refused(table, 0, PEDDLE + 1) == ("", "refuse-over")


# -- what is known of it


def test_4_3_which_card_was_stolen_only_the_two_know() -> None:
    match = from_position("senate", "hands=p/t/c stack=Session(election)", seed=1)
    before = [match.event_count(seat) for seat in (0, 1, 2)]
    match.choose(0, "peddle B")
    public, private = events.InfluencePeddled("1.07.35", 0, 1), events.CardStolen("1.07.35", 0, 1, TRIBUNE)
    assert match.history(0, before[0]) == match.history(1, before[1]) == [public, private]
    assert match.history(2, before[2]) == match.history(None)[-1:] == [public]


def test_4_3_the_victim_remembers_what_it_lost_and_the_others_do_not_know() -> None:
    match = from_position("senate", "hands=p/t/cccc stack=Session(election)", seed=1)
    match.choose(0, "peddle B")
    game, dice = match.game, stream(1, "dreams")
    assert isinstance(game, Senate)
    assert {tuple(hand(game.reimagine(1, dice), 0)) for _ in range(30)} == {(TRIBUNE,)}
    assert len({tuple(hand(game.reimagine(2, dice), 0)) for _ in range(30)}) > 1


def test_1_04_9_what_others_know_of_each_other_fits_the_hands_that_a_third_imagines() -> None:
    match = from_position("senate", "hands=p/t/cccc stack=Session(election)", seed=1)
    match.choose(0, "peddle B")
    game, dice = match.game, stream(1, "dreams")
    assert isinstance(game, Senate)
    for _ in range(30):
        world = game.reimagine(2, dice)
        assert world.known[3 * 1 + 0] in (0, world.hands[0])  # what B knows of A
        world.reimagine(1, dice)


def test_4_3_in_an_imagined_world_nobody_else_has_begun_to_answer() -> None:
    table = sitting()
    table.say(0, NAME, 7)
    dice = stream(1, "dreams")
    assert [table.game.reimagine(seat, dice).stack[-1].first for seat in (0, 1)] == [7, -1]
    table = slate()
    table.call(1)
    table.say(1, ATTEMPT)
    assert [table.game.reimagine(seat, dice).stack[-1].chain for seat in (0, 1)] == [[], [ATTEMPT]]


def test_nobody_knows_how_the_dice_will_fall() -> None:
    game, dice = sitting().game, stream(1, "dreams")
    assert len({game.reimagine(0, dice).dice.a for _ in range(5)} | {game.dice.a}) == 6


def test_1_09_15_a_tribune_that_lost_the_dice_has_been_seen_by_all() -> None:
    table = slate([TRIBUNE], [], [TRIBUNE], dice=(3, 3, 5, 4))
    for seat, verb in ((0, VETO), (1, PASS), (2, VETO)):
        table.say(seat, verb)
    dice = stream(1, "dreams")
    assert {tuple(hand(table.game.reimagine(1, dice), 0)) for _ in range(20)} == {(TRIBUNE,)}
    table.say(0, NAME, 3)
    table.say(0, NAME, 5)
    table.say(0, VETO)
    table.say(1, PASS)
    if table.asked == "Window":
        table.hush()
    assert table.hands[0] == []
    assert table.game.reimagine(1, dice).hands[0] == 0


def test_4_3_that_a_seat_has_an_aside_is_its_own_secret() -> None:
    """Twins imagined by the others: the same seats asked, the same menus, no event."""
    for seed in range(12):
        game, dice = new("senate", players=4, seed=seed).game, stream(seed, "play")
        assert isinstance(game, Senate)
        differs = 0
        while not game.over:
            tells_nothing(game, dice.clone())
            differs += any(
                game.reimagine(seat, dice).asides(other) != game.asides(other)
                for seat in range(4) for other in range(4) if seat != other
            )  # fmt: skip
            game.apply(*pick(game, dice))
            stir(game, dice)
        assert differs or seed  # the twins are worth something


# -- through a match


def captives(seed: int = 5) -> Match:
    """A's captive can be ransomed at the first question."""
    match = new("senate", players=3, seed=seed, captives=3)
    assert isinstance(match.game, Senate)
    assert place(match.game, 9) == CAPTIVE
    return match


def test_asides_are_journalled_as_such_and_replayed_to_the_same_digest() -> None:
    match = captives()
    assert [option.notation for option in match.asides(0)] == ["ransom junius"]
    match.choose(0, "ransom junius")
    assert match.entries()[-1].aside
    assert match.choices == 0  # nobody was asked
    match.choose(0, NAME + 9)
    again = replay(match.journal())
    assert again.digest == match.digest
    assert again.history(1) == match.history(1)


def test_an_aside_bars_the_way_back() -> None:
    match = captives()
    match.choose(0, NAME + 3)
    assert match.can_undo(0)
    match.choose(1, RANSOM + 10)
    assert not match.can_undo(0)
    with pytest.raises(Illegal) as refusal:
        match.undo(1)
    assert refusal.value.why.id == "refuse-undo-nothing"


def test_an_aside_that_is_none_leaves_no_trace() -> None:
    match = captives()
    before = match.journal()
    with pytest.raises(Illegal) as refusal:
        match.choose(2, RANSOM + 9)
    assert refusal.value.why.id == "refuse-not-captive"
    assert match.journal() == before


def test_random_sessions_with_asides_are_saved_at_every_step_and_gone_on_with() -> None:
    """Replayed up to every line, and played on from there by the rest of the lines."""
    for seed in range(3):
        match, dice, asides = new("senate", players=3, seed=seed), stream(seed, "play"), 0
        while match.outcome is None:
            assert isinstance(match.game, Senate)
            match.choose(*pick(match.game, dice))
            for seat in range(3):
                for option in match.asides(seat)[:1]:
                    match.choose(seat, option.choice)
                    asides += 1
        text, lines = match.journal(), match.entries()
        for upto in range(0, len(lines), 7):
            again = replay(text, upto=upto)
            saved = replay(again.journal())
            assert saved.digest == again.digest
            for entry in lines[upto : upto + 7]:
                saved.repeat(entry)
            assert saved.digest == replay(text, upto=upto + 7).digest
        assert asides


def test_ransom_and_theft_are_spoken_with_their_rules() -> None:
    assert SENATE.describe(RANSOM + 9).rule == "1.10.71"
    assert SENATE.describe(PEDDLE + 2).notation == "peddle C"
    assert SENATE.parse("ransom junius") == RANSOM + 9
    assert SENATE.parse("peddle 3") == PEDDLE + 2
    assert SENATE.describe(AGAINST + 3).amount == 3
    assert events.SenatorRansomed("1.10.71", 9, 10).phrase().args["talents"] == 10
