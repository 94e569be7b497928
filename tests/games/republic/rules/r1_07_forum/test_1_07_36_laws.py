"""[1.07.36] The laws: when they may be played; Tradition Erodes, Military Reforms, the Servilian Law."""

from __future__ import annotations

import pytest

from comitium.core.errors import Illegal
from comitium.games.republic.catalogue.ids import (
    ACILIAN_LAW,
    CALPURNIAN_LAW,
    GABINIAN_LAW,
    JULIAN_LAW,
    MANILIAN_LAW,
    MILITARY_REFORMS,
    PLAUTIAN_PAPIRIAN_LAW,
    SERVILIAN_LAW,
    TRADITION_ERODES,
    VATINIAN_LAW,
)
from comitium.games.republic.choices import NO, PASS, YES
from comitium.games.republic.events import senate as senate_events
from comitium.games.republic.rules.r1_07_forum.r1_07_6_games import Games
from comitium.games.republic.rules.r1_09_senate import kinds
from comitium.games.republic.rules.r1_09_senate.choices import ENACT
from comitium.games.republic.state.numbers import FORUM, INACTIVE
from comitium.games.republic.state.republic import SERVILIAN, Republic
from games.republic.fixtures.advanced.enacting import enacts
from games.republic.fixtures.builder import asked, card, deal, enact, govern, grant, listen, man, play, wage
from games.republic.fixtures.senate import adjourn, can, hush, menu, offer, senate_with_officers, sit, tell

CONDITIONS = {
    "calpurnian_law": "",
    "military_reforms": "",
    "vatinian_law": "",
    "manilian_law": "",
    "servilian_law": "",
    "acilian_law": "law",
    "tradition_erodes": "wars",
    "plautian_papirian_law": "social",
    "julian_law": "social",
    "gabinian_law": "pirates",
}
NUMBERS = {
    "calpurnian_law": CALPURNIAN_LAW,
    "military_reforms": MILITARY_REFORMS,
    "vatinian_law": VATINIAN_LAW,
    "manilian_law": MANILIAN_LAW,
    "servilian_law": SERVILIAN_LAW,
    "acilian_law": ACILIAN_LAW,
    "tradition_erodes": TRADITION_ERODES,
    "plautian_papirian_law": PLAUTIAN_PAPIRIAN_LAW,
    "julian_law": JULIAN_LAW,
    "gabinian_law": GABINIAN_LAW,
}


def meet(game: Republic, condition: str) -> None:
    if condition == "law":
        enact(game, "calpurnian_law")
    elif condition == "wars":
        wage(game, "germanic_migrations")  # 15
    elif condition == "social":
        wage(game, "social_war", INACTIVE)
    elif condition == "pirates":
        wage(game, "1st_cilician_pirates", INACTIVE)


# -- 1.07.36


@pytest.mark.parametrize("key", CONDITIONS)
def test_1_07_36_each_law_may_be_played_when_its_condition_holds(key: str) -> None:
    game = senate_with_officers("late")
    meet(game, CONDITIONS[key])
    deal(game, 1, key)
    ear = listen(game)
    sit(game, "session_opens")
    assert asked(game) == "Window"  # even before the consular election
    enacts(game, 1, key)
    assert game.in_force(NUMBERS[key])
    assert card(key) not in game.hands[1]
    assert card(key) not in game.discards  # it lies in the Law space
    assert ear.all(senate_events.LawEnacted)[0].seat == 1


@pytest.mark.parametrize("key", [key for key, need in CONDITIONS.items() if need])
def test_1_07_36_and_not_without_it(key: str) -> None:
    game = senate_with_officers("late")
    deal(game, 1, key)
    sit(game, "session_opens")
    assert asked(game) == "Window"
    assert not any(word.startswith("enact") for word in menu(game, 1))
    before = game.clone()
    with pytest.raises(Illegal) as caught:
        game.apply(1, ENACT + card(key))
    assert caught.value.rule == "1.07.36"
    assert game == before


def test_1_07_36_no_senator_in_rome_is_needed() -> None:
    game = senate_with_officers("late")
    for key, where in (("julius", "sicilia"), ("claudius", "africa"), ("manlius", "asia")):
        govern(game, man(key), where)
    deal(game, 1, "military_reforms")
    sit(game, "session_opens")
    enacts(game, 1, "military_reforms")
    assert game.in_force(MILITARY_REFORMS)


def test_1_07_36_refused_in_the_forum_phase() -> None:
    game = senate_with_officers("late")
    game.phase = FORUM
    deal(game, 1, "military_reforms")
    play(game, Games(1))
    with pytest.raises(Illegal):
        game.apply(1, ENACT + card("military_reforms"))
    assert card("military_reforms") in game.hands[1]


def test_1_07_36_who_does_not_hold_it_does_not_play_it() -> None:
    game = senate_with_officers("late")
    deal(game, 1, "military_reforms")
    deal(game, 2, "tribune_1")
    sit(game, "session_opens")
    with pytest.raises(Illegal) as caught:
        game.apply(2, ENACT + card("military_reforms"))
    assert caught.value.rule == "1.07.36"


def test_b_61_in_the_announcement_in_ones_turn_and_after_the_adjournment() -> None:
    for moment in ("announcement", "turn", "adjourned"):
        game = senate_with_officers("late")
        grant(game, "mining")
        deal(game, 1, "military_reforms")
        sit(game)
        if moment == "adjourned":
            adjourn(game)
        else:
            offer(game, kinds.CONCESSIONS)
            tell(game, "concession mining", "senator fabius", "done")
            if moment == "turn":
                hush(game)
                tell(game, "call amphora")
                hush(game)
                assert asked(game) == "Turn"
        game.apply(1, ENACT + card("military_reforms"))
        hush(game)
        assert game.in_force(MILITARY_REFORMS), moment
        if moment == "turn":
            assert asked(game) == "Turn"  # it still votes
            tell(game, "all-for")


def test_b_61_before_a_later_call_by_a_watcher() -> None:
    from comitium.games.republic.rules.r1_09_senate.choices import WATCH

    game = senate_with_officers("late")
    grant(game, "mining")
    deal(game, 3, "military_reforms")
    sit(game)
    offer(game, kinds.CONCESSIONS)
    tell(game, "concession mining", "senator fabius", "done")
    assert asked(game) == "Window"
    game.apply(3, WATCH)
    hush(game)
    tell(game, "call column", "all-for")
    assert asked(game) == "Call"
    game.apply(0, next(choice for choice in game.legal(0)))
    assert asked(game) == "Window"
    assert game.actors() == [3]
    game.apply(3, ENACT + card("military_reforms"))
    assert game.in_force(MILITARY_REFORMS)


# -- Tradition Erodes


def test_tradition_erodes_needs_active_wars_of_fifteen_together() -> None:
    game = senate_with_officers("middle")
    wage(game, "syrian_war")  # 6
    wage(game, "1st_gallic_war", INACTIVE)  # does not count
    deal(game, 1, "tradition_erodes")
    sit(game, "session_opens")
    assert not any(word.startswith("enact") for word in menu(game, 1))
    game = senate_with_officers("middle")
    wage(game, "syrian_war")
    wage(game, "1st_gallic_war")  # 10
    deal(game, 1, "tradition_erodes")
    sit(game, "session_opens")
    assert any(word.startswith("enact") for word in menu(game, 1))


def test_tradition_erodes_a_consul_may_follow_himself() -> None:
    for law in (False, True):
        game = senate_with_officers("middle")
        if law:
            enact(game, "tradition_erodes")
        sit(game, "consuls")
        hush(game)
        assert can(game, "senator julius") == law


# -- Military Reforms


def test_military_reforms_thirty_five_influence_means_nothing_any_more() -> None:
    for law in (False, True):
        game = senate_with_officers("middle")
        if law:
            enact(game, "military_reforms")
        sit(game)
        from comitium.games.republic.rules.common.people import gain_influence

        gain_influence(game, man("claudius"), 31, "test")
        game.advance()
        assert (game.consul_for_life == man("claudius")) == (not law)


# -- Servilian and Acilian


def test_servilian_law_gives_its_player_the_knight_bonus() -> None:
    game = senate_with_officers("middle")
    deal(game, 2, "servilian_law")
    sit(game, "session_opens")
    enacts(game, 2, "servilian_law")
    assert game.marks[SERVILIAN] == 3
    assert game.in_force(SERVILIAN_LAW)


def test_servilian_law_or_repeals_the_acilian_law() -> None:
    game = senate_with_officers("middle")
    enact(game, "calpurnian_law")
    enact(game, "acilian_law")
    deal(game, 2, "servilian_law")
    ear = listen(game)
    sit(game, "session_opens")
    game.apply(2, ENACT + card("servilian_law"))
    assert menu(game, 2) == ["yes", "no"]
    with pytest.raises(Illegal):
        game.apply(2, PASS)
    game.apply(2, NO)
    hush(game)
    assert not game.in_force(ACILIAN_LAW)
    assert not game.in_force(SERVILIAN_LAW)
    assert game.marks[SERVILIAN] == 0
    assert card("servilian_law") in game.discards
    assert card("acilian_law") in game.discards
    assert len(ear.all(senate_events.LawRemoved)) == 1


def test_servilian_law_with_the_acilian_law_in_force_may_still_be_the_bonus() -> None:
    game = senate_with_officers("middle")
    enact(game, "calpurnian_law")
    enact(game, "acilian_law")
    deal(game, 2, "servilian_law")
    sit(game, "session_opens")
    enacts(game, 2, "servilian_law", YES)
    assert game.in_force(ACILIAN_LAW)
    assert game.marks[SERVILIAN] == 3
