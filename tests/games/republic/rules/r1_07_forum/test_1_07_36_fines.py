"""[1.07.36] Laws in the Senate: Calpurnian, Acilian, Plautian-Papirian, Julian, Gabinian, Manilian, Vatinian; Flaccus."""

from __future__ import annotations

import pytest

from comitium.core.errors import Illegal
from comitium.games.republic.catalogue.ids import (
    CENSOR,
    GABINIAN_LAW,
    LAND_COMMISSIONER,
    MANPOWER_SHORTAGE,
    POMPEY,
)
from comitium.games.republic.choices import PASS
from comitium.games.republic.events import senate as senate_events
from comitium.games.republic.rules.common.wars import land_strength
from comitium.games.republic.rules.r1_09_senate import kinds
from comitium.games.republic.rules.r1_09_senate.choices import CLAIM, ENACT, FINE
from comitium.games.republic.state.numbers import CIVIL_WAR, INACTIVE, NOBODY
from comitium.games.republic.state.republic import NO_RECRUITMENT, Republic
from games.republic.fixtures.advanced.enacting import enacts
from games.republic.fixtures.builder import (
    asked,
    card,
    deal,
    enact,
    event,
    govern,
    grant,
    lead,
    listen,
    man,
    put,
    raise_legions,
    rebel,
    wage,
    war,
)
from games.republic.fixtures.senate import ballot, can, hush, menu, offer, refused, senate_with_officers, sit, tell

# -- Calpurnian: the fine


def corrupt(seat_of_acilian: int = NOBODY, talents: int = 0, box: int = 0) -> Republic:
    """Claudius (B) came back corrupt this turn; Fulvius (C) is Censor."""
    game = senate_with_officers("middle")
    enact(game, "calpurnian_law")
    if seat_of_acilian >= 0:
        enact(game, "acilian_law")
        game.knights[man(("fabius", "manlius", "furius", "papirius")[seat_of_acilian])] = 4
    game.corrupt |= 1 << man("claudius")
    game.returned |= 1 << man("claudius")
    game.talents[man("claudius")] = talents
    game.box[1] = box
    game.popularity[man("claudius")] = 2
    return game


@pytest.mark.parametrize(
    ("talents", "box", "after"),
    [(9, 9, (4, 9, 2, 5)), (3, 9, (0, 7, 2, 5)), (1, 1, (0, 0, -1, 2))],
)
def test_calpurnian_law_the_fine_own_purse_then_the_factions_then_standing(
    talents: int, box: int, after: tuple[int, int, int, int]
) -> None:
    game = corrupt(talents=talents, box=box)
    game.loaded = [5]
    ear = listen(game)
    sit(game, "governors")
    assert asked(game) == "Window"
    game.apply(2, FINE + man("claudius"))
    hush(game)
    who = man("claudius")
    assert (game.talents[who], game.box[1], game.popularity[who], game.influence[who]) == after
    assert ear.all(senate_events.SenatorFined)[0].amount == 5


def test_calpurnian_law_the_omens_make_it_smaller() -> None:
    game = corrupt(talents=9)
    event(game, "evil_omens", 2)
    game.loaded = [5]
    sit(game, "governors")
    game.apply(2, FINE + man("claudius"))
    hush(game)
    assert game.talents[man("claudius")] == 6


def test_calpurnian_law_once_a_turn() -> None:
    game = corrupt(talents=9)
    game.corrupt |= 1 << man("manlius")
    game.returned |= 1 << man("manlius")
    sit(game, "governors")
    game.apply(2, FINE + man("claudius"))
    while asked(game) == "Window" and 2 not in game.actors():
        game.apply(game.actors()[0], PASS)
    assert not any(word.startswith("fine") for seat in game.actors() for word in menu(game, seat))


def test_calpurnian_law_only_the_censor() -> None:
    game = corrupt()
    sit(game, "governors")
    assert any(word.startswith("fine") for word in menu(game, 2))
    assert not any(word.startswith("fine") for word in menu(game, 0))
    before = game.clone()
    with pytest.raises(Illegal) as caught:
        game.apply(0, FINE + man("claudius"))
    assert caught.value.rule == "1.07.36"
    assert game == before


@pytest.mark.parametrize("lacks", ["law", "corrupt", "returned", "rome", "censor"])
def test_calpurnian_law_needs_everything(lacks: str) -> None:
    game = corrupt()
    if lacks == "law":
        game.laws = 0
    elif lacks == "corrupt":
        game.corrupt = 0
    elif lacks == "returned":
        game.returned = 0
    elif lacks == "rome":
        govern(game, man("claudius"), "sicilia")
    else:
        game.offices[CENSOR] = NOBODY
    sit(game, "governors")
    assert not any(word.startswith("fine") for seat in game.actors() for word in menu(game, seat))


def test_calpurnian_law_not_before_the_prosecutions() -> None:
    game = corrupt()
    sit(game, "session_opens")
    assert not any(word.startswith("fine") for seat in game.actors() for word in menu(game, seat))


def test_calpurnian_law_a_governor_recalled_in_s7_is_fined_in_the_announcement_of_the_next_item() -> None:
    """[section 4.2] W-FLOOR includes a W-ANNOUNCE that replaces it."""
    game = corrupt()
    govern(game, man("claudius"), "sicilia")
    game.returned = 0
    sit(game)
    offer(game, kinds.GOVERNORS)
    tell(game, "province sicilia", "senator fabius", "done")
    ballot(game)
    assert game.returned >> man("claudius") & 1
    offer(game, kinds.FORCES)
    tell(game, "raise-legions 1", "done")
    assert asked(game) == "Window"
    game.apply(2, FINE + man("claudius"))
    hush(game)
    assert game.session.fined


# -- Acilian


def test_acilian_law_the_fine_is_the_factions_with_most_knights() -> None:
    game = corrupt(3, talents=9)
    game.loaded = [4]
    sit(game, "governors")
    assert not any(word.startswith("fine") for word in menu(game, 2))
    assert any(word.startswith("fine") for word in menu(game, 3))
    game.apply(3, FINE + man("claudius"))
    hush(game)
    assert game.talents[man("claudius")] == 5


def test_acilian_law_those_knights_senators_need_not_be_in_rome() -> None:
    game = corrupt(3)
    govern(game, man("papirius"), "sicilia")
    sit(game, "governors")
    assert any(word.startswith("fine") for word in menu(game, 3))


def test_acilian_law_a_tie_is_decided_by_the_dice() -> None:
    game = corrupt(3, talents=9)
    game.knights[man("fabius")] = 4  # A and D are equal
    game.loaded = [1, 1, 6, 6]  # A 2, D 12
    sit(game, "governors")
    assert any(word.startswith("fine") for word in menu(game, 0))
    game.apply(0, FINE + man("claudius"))
    while asked(game) == "Window" and 3 not in game.actors():
        game.apply(game.actors()[0], PASS)
    while game.loaded and asked(game) == "Window":
        game.apply(game.actors()[0], PASS)
    assert game.session.fining == 3
    assert not game.session.fined
    assert not any(word.startswith("fine") for word in menu(game, 0))
    assert any(word.startswith("fine") for word in menu(game, 3))


def test_acilian_law_needs_no_censor() -> None:
    game = corrupt(3)
    game.offices[CENSOR] = NOBODY
    sit(game, "governors")
    assert any(word.startswith("fine") for word in menu(game, 3))


# -- Plautian-Papirian and Julian


def test_plautian_papirian_law_halves_the_war_and_calms_the_people() -> None:
    game = senate_with_officers("late")
    wage(game, "social_war")
    put(game, "30a_pompey", 1, popularity=3)
    game.unrest = 5
    assert land_strength(game, war("social_war")) == 10
    deal(game, 1, "plautian_papirian_law")
    sit(game, "session_opens")
    enacts(game, 1, "plautian_papirian_law")
    assert land_strength(game, war("social_war")) == 5
    assert game.unrest == 3
    assert [game.popularity[man(key)] for key in ("julius", "claudius", "manlius", "fabius")] == [-1, -1, -1, 0]
    assert game.popularity[POMPEY] == 1


def test_julian_law_clears_shortage_and_no_recruitment() -> None:
    game = senate_with_officers("late")
    wage(game, "social_war")
    event(game, "manpower_shortage", 3)
    game.marks[NO_RECRUITMENT] = 1
    game.unrest = 5
    game.loaded = [1, 2, 6]
    deal(game, 1, "julian_law")
    sit(game, "session_opens")
    enacts(game, 1, "julian_law")
    assert game.levels[MANPOWER_SHORTAGE] == 0
    assert game.marks[NO_RECRUITMENT] == 0
    assert game.unrest == 2
    assert [game.influence[man(key)] for key in ("julius", "claudius", "manlius", "fabius")] == [4, 3, 0, 5]


def test_julian_law_opens_recruitment_in_the_same_session() -> None:
    game = senate_with_officers("late")
    wage(game, "social_war")
    game.marks[NO_RECRUITMENT] = 1
    raise_legions(game, 2)
    deal(game, 1, "julian_law")
    sit(game)
    refused_kind = "raise-legions 1"
    offer(game, kinds.FORCES)
    refused(game, refused_kind)
    tell(game, "disband-legions 1", "done")
    assert asked(game) == "Window"
    game.apply(1, ENACT + card("julian_law"))
    hush(game)
    tell(game, "withdraw")
    offer(game, kinds.FORCES)
    assert can(game, "raise-legions 1")


def test_julian_law_the_omens_are_taken_off_the_dice() -> None:
    game = senate_with_officers("late")
    wage(game, "social_war")
    event(game, "evil_omens", 1)
    game.loaded = [1, 2, 3]
    deal(game, 1, "julian_law")
    sit(game, "session_opens")
    enacts(game, 1, "julian_law")
    assert [game.influence[man(key)] for key in ("julius", "claudius", "manlius")] == [5, 4, 3]


def test_social_war_beaten_or_not_drawn_is_not_in_play() -> None:
    from comitium.games.republic.state.numbers import BEATEN, FOUGHT, IMMINENT

    for zone, able in ((BEATEN, False), (FOUGHT, True), (IMMINENT, True), (INACTIVE, True)):
        game = senate_with_officers("late")
        wage(game, "social_war", zone)
        deal(game, 1, "julian_law")
        sit(game, "session_opens")
        assert any(word.startswith("enact") for word in menu(game, 1)) == able


# -- Gabinian, Manilian, Vatinian


def test_gabinian_law_either_pirates_will_do() -> None:
    for key in ("1st_cilician_pirates", "2nd_cilician_pirates"):
        game = senate_with_officers("late")
        wage(game, key, INACTIVE)
        deal(game, 1, "gabinian_law")
        sit(game, "session_opens")
        enacts(game, 1, "gabinian_law")
        assert game.in_force(GABINIAN_LAW)


def test_vatinian_law_played_in_the_announcement_opens_the_posts_to_officials() -> None:
    from games.republic.fixtures.builder import create

    game = senate_with_officers("late")
    create(game, "sicilia")
    deal(game, 1, "vatinian_law")
    sit(game, "governors")
    hush(game)
    tell(game, "province sicilia")
    refused(game, "senator cornelius", "1.09.5")
    tell(game, "senator fabius", "done")
    assert asked(game) == "Window"
    game.apply(1, ENACT + card("vatinian_law"))
    hush(game)
    tell(game, "withdraw", "province sicilia")
    assert can(game, "senator cornelius")


def test_tradition_erodes_a_civil_war_is_an_active_war() -> None:
    game = senate_with_officers("middle")
    put(game, "flaminius", 3)
    rebel(game, man("flaminius"), legions=11)  # 11 + 4
    assert land_strength(game, CIVIL_WAR) == 15
    deal(game, 1, "tradition_erodes")
    sit(game, "session_opens")
    assert any(word.startswith("enact") for word in menu(game, 1))


# -- Flaccus


def test_7a_flaccus_may_claim_when_the_land_commissioner_is_announced_for_another() -> None:
    game = senate_with_officers("middle")
    flaccus = put(game, "7a_flaccus", 2)
    game.bills = [0, 1, 0]
    grant(game, "land_commissioner")
    sit(game)
    offer(game, kinds.CONCESSIONS)
    tell(game, "concession land_commissioner", "senator fabius", "done")
    assert asked(game) == "Window"
    game.apply(2, CLAIM)
    hush(game)
    assert game.holder[LAND_COMMISSIONER] == flaccus
    assert asked(game) == "Business"


def test_7a_flaccus_not_before_the_end_of_the_prosecutions() -> None:
    game = senate_with_officers("middle")
    put(game, "7a_flaccus", 2)
    game.bills = [0, 1, 0]
    grant(game, "land_commissioner")
    sit(game, "session_opens")
    assert "claim" not in menu(game, 2)


def test_tradition_erodes_leaders_count_with_their_wars() -> None:
    for philip, able in ((False, False), (True, True)):
        game = senate_with_officers("middle")
        wage(game, "2nd_macedonian_war")  # 10
        if philip:
            lead(game, "philip_v")  # and 6
        deal(game, 1, "tradition_erodes")
        sit(game, "session_opens")
        assert any(word.startswith("enact") for word in menu(game, 1)) == able
