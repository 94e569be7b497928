"""4.02.2: what the dominant player decides for neutrals in Revenue and Forum, and what is usual. 4.01.1: no bargains."""

from __future__ import annotations

import pytest

from comitium.core.agreements import Clause
from comitium.core.errors import Illegal
from comitium.games.republic.choices import DONE, FACTION, FLEETS, LEADER, LEGIONS, NO, VETERAN
from comitium.games.republic.deals import form as clauses_form
from comitium.games.republic.events.solo.solitaire import DelegatedChoice
from comitium.games.republic.rules.r1_05_mortality.r1_05_3_death import kill
from comitium.games.republic.rules.r1_06_revenue.choices import DISMISS_FLEET, DISMISS_LEGION
from comitium.games.republic.rules.r1_06_revenue.r1_06_2_rebels import ask_upkeep
from comitium.games.republic.rules.r1_06_revenue.r1_06_3_redistribution import Redistribution
from comitium.games.republic.rules.r1_06_revenue.r1_06_11_income import SellGrain
from comitium.games.republic.rules.r1_06_revenue.r1_06_53_debts import DismissUnits, ask_released
from comitium.games.republic.rules.r1_07_forum.r1_07_8_enemy import enemy_dies
from comitium.games.republic.rules.r1_07_forum.r1_07_21_random_events.r1_07_21_storm import Storm
from comitium.games.republic.rules.r1_07_forum.r1_07_37_deck_events import NameGuilty
from comitium.games.republic.rules.r4_solitaire.r4_02_2_dominant import Delegated
from comitium.games.republic.state.numbers import ACTIVE, FORCE, GARRISON, NOBODY, ROME_CONSUL, bits
from comitium.games.republic.state.republic import BROKE, RELEASED, Republic
from comitium.text import LANGUAGES
from comitium.text import say as say_sentence
from games.republic.fixtures.builder import (
    asked,
    event,
    grant,
    lead,
    listen,
    man,
    play,
    province,
    put,
    raise_fleets,
    raise_legions,
    raise_veterans,
    rebel,
    say,
    send,
    wage,
)
from games.republic.fixtures.solo.table import (
    CONSERVATIVES,
    IMPERIALISTS,
    LEADERS,
    PLAYER,
    PLUTOCRATS,
    forum_of_few,
    revenue_of_few,
)


def usual(game: Republic) -> int:
    """What happens if the player who is asked has no view."""
    question = game.stack[-1]
    assert isinstance(question, Delegated)
    return question.usual


def under_neutral(game: Republic) -> Republic:
    """The HRAO is a Plutocrat."""
    game.offices[ROME_CONSUL] = man(LEADERS[PLUTOCRATS])
    return game


# -- who decides


def test_4_02_2_of_two_players_the_one_in_the_coalition_decides() -> None:
    for coalition, dominant in ((1 << 0 | 1 << 3, 0), (1 << 1, 1), (0, 1), (1 << 0 | 1 << 1, 1)):
        game = revenue_of_few(3)
        game.ranks = [2, 1, 3, 0, 4]
        game.coalition = coalition
        event(game, "drought")
        play(game, SellGrain(2, grant(game, "sicilian_grain", man(LEADERS[2]))))
        assert game.actors() == [dominant]


def test_4_02_2_what_was_decided_is_told() -> None:
    game = revenue_of_few()
    event(game, "drought")
    play(game, SellGrain(PLUTOCRATS, grant(game, "sicilian_grain", man(LEADERS[PLUTOCRATS]))))
    ear = listen(game)
    say(game, NO)
    assert [(told.seat, told.seat2) for told in ear.all(DelegatedChoice)] == [(PLAYER, PLUTOCRATS)]
    (told,) = ear.all(DelegatedChoice)
    assert told.procedure() is not None
    assert say_sentence(told.usual, "en") in say_sentence(told.phrase(), "en")
    assert say_sentence(told.chosen, "en") in say_sentence(told.phrase(), "en")
    for language in LANGUAGES:
        assert say_sentence(told.question, language) in say_sentence(told.phrase(), language), "to what the answer was No"


# -- Revenue


def released(primary: int, neutrals: int = 4) -> Republic:
    """A rebel of a faction has released two plain legions and a veteran; the State can pay two of them."""
    game = under_neutral(revenue_of_few(neutrals))
    rebel(game, put(game, "furius", primary))
    game.marks[RELEASED] = raise_legions(game, 2) | raise_veterans(game, 1)
    game.treasury = 20 + 2 * 2  # the civil war costs 20
    ask_released(game)
    game.advance()
    return game


def test_4_02_2_legions_a_rebel_released_are_kept_as_far_as_they_can_be_paid() -> None:
    game = released(CONSERVATIVES)
    veteran = bits(game.veterans)[0]
    assert usual(game) == VETERAN + veteran
    say(game, usual(game))
    assert usual(game) == LEGIONS + 1
    say(game, usual(game))
    assert len(bits(game.legions[ACTIVE])) == 2


def test_4_02_2_the_player_whose_senator_is_the_rebel_decides_nothing_about_him() -> None:
    game = released(PLAYER)
    assert asked(game) == "Idle"  # the usual was done
    assert len(bits(game.legions[ACTIVE])) == 2
    game = released(0, 3)
    assert game.actors() == [1]  # the other player decides


def test_4_02_2_a_neutral_rebel_releases_plain_legions() -> None:
    game = revenue_of_few()
    chief = put(game, "furius", CONSERVATIVES, talents=2)
    rebel(game, chief, legions=3)
    veteran = raise_veterans(game, 1, FORCE + chief)
    game.box[CONSERVATIVES] = 2
    ask_upkeep(game)
    game.advance()
    assert usual(game) == LEGIONS + 2
    say(game, usual(game))
    assert (game.talents[chief], game.box[CONSERVATIVES]) == (0, 0)
    assert game.legions[FORCE + chief] & veteran


def test_4_02_2_what_a_rebel_keeps_is_paid_out_of_purses_first() -> None:
    game = revenue_of_few()
    chief = put(game, "furius", CONSERVATIVES, talents=5)
    rebel(game, chief, legions=3)
    game.box[CONSERVATIVES] = 9
    ask_upkeep(game)
    game.advance()
    assert asked(game) == "Idle"
    assert (game.talents[chief], game.box[CONSERVATIVES]) == (0, 8)


def test_4_02_2_units_that_are_not_paid_go_in_their_order() -> None:
    game = under_neutral(revenue_of_few())
    rebel(game, put(game, "furius", CONSERVATIVES))
    game.marks[BROKE] = 1
    raise_legions(game, 1)
    raise_fleets(game, 1)
    sworn = bits(raise_veterans(game, 1, ACTIVE, man("furius")))[0]
    free = bits(raise_veterans(game, 1))[0]
    raise_legions(game, 1, GARRISON + province("sicilia"))
    raise_fleets(game, 1, GARRISON + province("sicilia"))
    play(game, DismissUnits(PLUTOCRATS, 5))
    for expected in (DISMISS_LEGION + ACTIVE, DISMISS_FLEET + ACTIVE, VETERAN + free, VETERAN + sworn):
        assert usual(game) == expected
        say(game, expected)
    assert usual(game) == DISMISS_LEGION + GARRISON + province("sicilia")


# -- Forum


def test_4_02_2_the_storm_takes_fleets_in_italy_then_where_most_are_spare() -> None:
    game = under_neutral(forum_of_few())
    wage(game, "1st_punic_war")  # support 5
    wage(game, "syrian_war")  # support 2
    punic, syrian = put(game, "furius", PLAYER), put(game, "aurelius", PLAYER)
    send(game, punic, "1st_punic_war", fleets=7)
    send(game, syrian, "syrian_war", fleets=5)
    raise_fleets(game, 2)
    places = [ACTIVE, FORCE + punic, FORCE + syrian]
    play(game, Storm(PLUTOCRATS, 5, places, []))
    assert usual(game) == FLEETS + 2
    say(game, usual(game))
    assert usual(game) == FLEETS + 1  # 2 and 3 are spare: Syria, then the first of equals, then Syria again
    say(game, usual(game))
    assert [game.fleets[place] for place in places] == [0, 6, 3]


def test_4_02_2_the_conspiracy_is_blamed_on_the_most_influential_other_faction() -> None:
    game = under_neutral(forum_of_few())
    for seat, influence in enumerate((9, 14, 30, 12, 6)):
        game.influence[man(LEADERS[seat])] = influence
    play(game, NameGuilty(PLUTOCRATS, man(LEADERS[PLUTOCRATS])))
    assert usual(game) == FACTION + IMPERIALISTS
    assert FACTION + PLAYER in game.legal(PLAYER)


def test_4_02_2_the_strongest_enemy_leader_dies() -> None:
    game = under_neutral(forum_of_few())
    wage(game, "2nd_punic_war")
    wage(game, "1st_macedonian_war")
    hannibal = lead(game, "hannibal")
    lead(game, "philip_v")
    event(game, "enemy_leader_dies")
    enemy_dies(game)
    game.advance()
    assert usual(game) == LEADER + hannibal


# -- the last senator


def test_1_05_4_a_neutral_without_senators_takes_the_first_family_of_the_curia() -> None:
    game = forum_of_few()
    game.curia = [man("terentius"), man("plautius")]
    game.leader[CONSERVATIVES] = NOBODY  # or his family would stay
    kill(game, man(LEADERS[CONSERVATIVES]), "1.05.2")
    game.advance()
    assert game.faction[man("terentius")] == CONSERVATIVES
    assert game.leader[CONSERVATIVES] == man("terentius")


# -- 4.01.1


def test_4_01_1_a_neutral_makes_no_agreement() -> None:
    game = revenue_of_few(3)
    play(game, Redistribution([0, 1], [[], []]))
    pay = 1
    for by, to in ((0, 2), (2, 0)):
        with pytest.raises(Illegal) as refused:
            game.offer(0, [Clause(pay, by, to, 0, 3)])
        assert refused.value.rule == "4.01.1"
    assert game.offer(0, [Clause(pay, 0, 1, 0, 3)]) == 1


@pytest.mark.parametrize("text", ["trident 5 t", "Plutocrats 5 T", "Impérialistes 5 pour voix censor"])
def test_4_01_1_an_offer_to_a_neutral_is_refused_by_whatever_name(text: str) -> None:
    game = revenue_of_few(3)
    play(game, Redistribution([0, 1], [[], []]))
    with pytest.raises(Illegal) as refused:
        game.offer(0, clauses_form.read(game, 0, text))
    assert refused.value.rule == "4.01.1"


def test_4_02_1_a_neutral_does_nothing_unasked() -> None:
    game = revenue_of_few()
    play(game, Redistribution([0], [[]]))
    assert [game.asides(seat) for seat in range(1, 5)] == [[]] * 4
    say(game, DONE)
