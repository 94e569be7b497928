"""[A-46] Acts nobody asked for: ransom, Influence Peddling, loyal veterans."""

from __future__ import annotations

from comitium.core.audience import only
from comitium.core.frames import Question
from comitium.games.republic.choices import PASS, TALENTS
from comitium.games.republic.deals.choices import SHOW
from comitium.games.republic.events.asides import CardStolen, InfluencePeddled
from comitium.games.republic.rules.common.aside_choices import CALL, PEDDLE, RANSOM
from comitium.games.republic.rules.r1_10_combat.cleopatra import Queen
from comitium.games.republic.rules.r1_12_victory.r1_12_4_survival import LastStand, NextWar
from comitium.games.republic.state.numbers import ACTIVE, FORCE, FORUM, RAID, REVOLUTION, ROME, SETUP
from comitium.games.republic.state.republic import Republic
from games.republic.fixtures.builder import (
    Rest,
    asked,
    capture,
    card,
    check,
    deal,
    listen,
    man,
    new_table,
    play,
    put,
    raise_veterans,
    rebel,
    refusal,
    send,
    wage,
    war,
)
from games.republic.fixtures.wars.risings import revolution_table


class Throw(Rest):
    """A throw has been made, and its result is still to come."""

    def allows_asides(self, game: Republic, seat: int) -> bool:
        return False


def table(phase: int = FORUM, frame: Question[Republic] | None = None) -> Republic:
    game = revolution_table()
    game.phase = phase
    play(game, frame if frame is not None else Rest(0))
    return game


# -- ransom


def test_1_10_71_a_captive_is_ransomed_while_another_is_asked() -> None:
    game = table()
    captive = put(game, "cornelius", 2, influence=3, talents=6)
    capture(game, captive, RAID)
    game.box[2] = 5
    assert game.asides(2) == [RANSOM + captive]
    assert game.asides(1) == []
    game.apply(2, RANSOM + captive)
    assert game.actors() == [2]
    assert game.legal(2) == [TALENTS + 5, TALENTS + 6]
    assert refusal(game, TALENTS + 4, 2) == "1.10.71"
    game.apply(2, TALENTS + 6)
    assert (game.talents[captive], game.box[2]) == (0, 1)
    assert game.where[captive] == ROME
    assert game.actors() == [0]
    check(game)


def test_1_10_71_without_money_of_his_own_the_purse_is_not_asked() -> None:
    game = table()
    captive = put(game, "cornelius", 2, influence=3)
    capture(game, captive, RAID)
    game.box[2] = 12
    game.apply(2, RANSOM + captive)
    assert game.where[captive] == ROME
    assert game.box[2] == 2


def test_1_10_71_refusals() -> None:
    game = table()
    captive = put(game, "cornelius", 2, influence=3)
    capture(game, captive, RAID)
    assert refusal(game, RANSOM + captive, 2) == "1.10.71"  # too dear
    game.box[2] = 12
    assert refusal(game, RANSOM + captive, 1) == "1.10.71"  # not hers
    assert refusal(game, RANSOM + man("fulvius"), 2) == "1.10.71"  # no captive


def test_a_46_not_between_a_throw_and_its_result_nor_before_the_first_turn() -> None:
    game = table(frame=Throw(0))
    captive = put(game, "cornelius", 2, influence=3)
    capture(game, captive, RAID)
    game.box[2] = 12
    assert game.asides(2) == []
    assert refusal(game, RANSOM + captive, 2) == "A-46"
    game = table(phase=SETUP)
    deal(game, 1, "influence_peddling_1")
    deal(game, 2, "tribune_1")
    assert game.asides(1) == []
    assert refusal(game, PEDDLE + 2, 1) == "A-46"


# -- Influence Peddling


def test_1_07_35_a_random_card_moves_and_the_question_goes_on() -> None:
    game = table()
    deal(game, 1, "influence_peddling_1")
    deal(game, 0, "tribune_1")
    deal(game, 3, "assassin_1", "assassin_2")
    assert [act for act in game.asides(1) if act < SHOW] == [PEDDLE, PEDDLE + 3]
    told = game.reveals
    ear = listen(game)
    game.apply(1, PEDDLE)
    assert game.hands[0] == []
    assert game.hands[1] == [card("tribune_1")]
    assert game.known[card("tribune_1")] == 0b0011
    assert game.discards == [card("influence_peddling_1")]
    assert game.reveals == told + 1
    assert game.actors() == [0]
    assert ear.all(InfluencePeddled)
    stolen = ear.all(CardStolen)[0]
    assert ear.audiences[ear.events.index(stolen)] == only(0) | only(1)


def test_1_07_35_every_card_of_the_hand_may_be_the_one() -> None:
    found = set()
    for seed in range(30):
        game = new_table(seed=seed)
        game.phase = FORUM
        put(game, "claudius", 0)
        put(game, "manlius", 1)
        play(game, Rest(0))
        deal(game, 1, "influence_peddling_1")
        deal(game, 0, "tribune_1", "assassin_1", "mining")
        game.apply(1, PEDDLE)
        found.add(game.hands[1][0])
    assert found == {card("tribune_1"), card("assassin_1"), card("mining")}


def test_1_07_35_the_others_no_longer_know_where_a_shown_card_is() -> None:
    game = table()
    deal(game, 1, "influence_peddling_1")
    deal(game, 0, "tribune_1", "assassin_1")
    game.known[card("tribune_1")] = 0b1111
    game.apply(1, PEDDLE)
    assert game.known[card("tribune_1")] & 0b1100 == 0


def test_1_07_35_refusals() -> None:
    game = table()
    deal(game, 0, "tribune_1")
    assert refusal(game, PEDDLE, 1) == "1.07.35"
    deal(game, 1, "influence_peddling_1")
    assert refusal(game, PEDDLE + 2, 1) == "1.07.35"
    assert refusal(game, PEDDLE + 1, 1) == "1.07.35"
    game = table(phase=REVOLUTION)
    deal(game, 0, "tribune_1")
    deal(game, 1, "influence_peddling_1")
    assert [act for act in game.asides(1) if act < SHOW] == []
    assert refusal(game, PEDDLE, 1) == "1.07.35"


def test_1_07_35_a_window_opens_anew_for_who_has_passed() -> None:
    game = table()
    wage(game, "alexandrine_war")
    commander = put(game, "cornelius", 0)
    send(game, commander, "alexandrine_war", legions=3)
    deal(game, 1, "influence_peddling_1")
    deal(game, 2, "cleopatra_vii")
    play(game, Queen([1, 2], [[], []], commander))
    game.apply(1, PASS)
    assert game.actors() == [2]
    game.apply(1, PEDDLE + 2)
    assert game.hands[1] == [card("cleopatra_vii")]
    assert game.actors() == [1, 2]


# -- loyal veterans


def revolt(frame: Question[Republic] | None = None) -> tuple[Republic, int, int]:
    game = table(frame=frame)
    outlaw = put(game, "marius", 0)
    rebel(game, outlaw, legions=3)
    loyal = put(game, "fabius", 2)
    legion = raise_veterans(game, 1, FORCE + outlaw, loyal).bit_length() - 1
    return game, outlaw, legion


def test_1_11_36_a_loyal_veteran_is_called_at_any_time() -> None:
    game, outlaw, legion = revolt()
    assert game.asides(2) == [CALL + legion]
    assert refusal(game, CALL + legion, 1) == "1.11.36"
    game.apply(2, CALL + legion)
    assert game.legions[ACTIVE] == 1 << legion
    assert not game.legions[FORCE + outlaw] >> legion & 1
    assert refusal(game, CALL + legion, 2) == "1.11.36"


def test_1_11_36_the_rebels_own_player_may_call_for_a_loyal_man_of_his() -> None:
    game = table()
    outlaw = put(game, "marius", 0)
    rebel(game, outlaw, legions=3)
    legion = raise_veterans(game, 1, FORCE + outlaw, man("claudius")).bit_length() - 1
    raise_veterans(game, 1, FORCE + outlaw, outlaw)
    assert game.asides(0) == [CALL + legion]


def test_c_87_once_the_rebel_has_won_veterans_stay() -> None:
    game, _, legion = revolt()
    wage(game, "1st_gallic_war")
    game.push(LastStand(2, 0, 0))
    play(game, NextWar(0))
    assert asked(game) == "NextWar"
    assert game.asides(2) == []
    assert refusal(game, CALL + legion, 2) == "C-87"
    assert war("1st_gallic_war") == 4
