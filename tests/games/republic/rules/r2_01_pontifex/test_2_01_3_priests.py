"""[2.01.3] [2.01.4] Priesthoods, and the votes of priests and Pontifex on war."""

from __future__ import annotations

import pytest

from comitium.games.republic.catalogue.senators import ORATORY
from comitium.games.republic.choices import PASS
from comitium.games.republic.rules.common.statesmen import stand_on
from comitium.games.republic.rules.r1_05_mortality.r1_05_3_death import kill
from comitium.games.republic.rules.r1_09_senate import kinds
from comitium.games.republic.rules.r1_09_senate.choices import ALL_FOR, FOR, ONE_BY_ONE
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_measures import votes_on
from comitium.games.republic.rules.r1_09_senate.r1_09_6_business.r1_09_64_items import (
    DEPLOYED,
    FETCHING,
    GARRISONED,
    RECALLED,
    REINFORCED,
    REPLACED,
    STRAYS_RECALLED,
    THINNED,
    UNGARRISONED,
)
from comitium.games.republic.rules.r1_11_revolution.r1_11_32_partisans import turn_rebel
from comitium.games.republic.rules.r2_01_pontifex.choices import NEW_PRIESTHOOD, PRIESTHOOD, PRIESTHOOD_OF
from comitium.games.republic.rules.r2_01_pontifex.r2_01_3_priests import is_on_war
from comitium.games.republic.state.numbers import NOBODY, OUT
from comitium.games.republic.state.republic import Republic
from games.republic.fixtures.advanced.temple import temple, temple_at_war
from games.republic.fixtures.builder import asked, capture, govern, man, refusal, wage
from games.republic.fixtures.senate import call, interrupt, mask, senate_with_officers, sit, voting
from games.republic.fixtures.wars.armies import floor as announce_army

PONTIFEX_SEAT = 3


def quiet(game: Republic) -> Republic:
    """Nobody can hold a card or attempt a life: only the Pontifex is asked in windows."""
    game.session.attempted = 0b1111
    game.unaccounted = [0] * len(game.unaccounted)
    return game


def give(game: Republic, to: str, *more: int) -> None:
    interrupt(game, PONTIFEX_SEAT, PRIESTHOOD + man(to), *more)


def at_the_floor(**options: bool) -> Republic:
    """W-FLOOR before the Censor's step is closed."""
    game = quiet(temple(**options))
    sit(game, "dictator_closed")
    assert (asked(game), game.actors()) == ("Window", [PONTIFEX_SEAT])
    return game


def test_2_01_3_a_new_priest_has_the_marker_and_one_influence() -> None:
    game = at_the_floor()
    give(game, "fabius")
    assert (game.priests, game.influence[man("fabius")]) == (mask("fabius"), 6)
    assert game.session.priesthood_given


def test_2_01_3_one_a_phase() -> None:
    game = at_the_floor()
    give(game, "fabius")
    sit(game, "governors", priesthood_given=True, attempted=0)
    assert refusal(game, PRIESTHOOD + man("junius"), PONTIFEX_SEAT) == "2.01.3"


def test_2_01_3_not_to_himself_nor_to_a_priest_nor_to_who_is_away() -> None:
    game = quiet(temple())
    game.priests = mask("fabius")
    govern(game, man("manlius"), "sicilia")
    sit(game, "dictator_closed")
    for key in ("papirius", "fabius", "manlius"):
        assert refusal(game, PRIESTHOOD + man(key), PONTIFEX_SEAT) == "2.01.3"


def test_2_01_3_impossible_where_every_other_senator_in_rome_has_one() -> None:
    game = quiet(temple())
    game.priests = game.rome & ~mask("papirius")
    sit(game, "dictator_closed")
    assert asked(game) != "Window"


def test_2_01_3_only_the_pontifex_gives_one_and_only_in_rome() -> None:
    game = temple()
    sit(game, "dictator_closed")
    assert refusal(game, PRIESTHOOD + man("fabius"), 0) == "2.01"
    game = temple()
    capture(game, man("papirius"), wage(game, "1st_punic_war"))
    sit(game, "dictator_closed")
    assert refusal(game, PRIESTHOOD + man("fabius"), PONTIFEX_SEAT) == "2.01"


def test_2_01_without_the_option_nobody_gives_one() -> None:
    game = quiet(senate_with_officers())
    sit(game, "dictator_closed")
    assert asked(game) != "Window"


def test_c_92_one_is_moved_from_a_governor_and_a_new_one_needs_to_be_said() -> None:
    """[digest] Y governs Asia with an influence of 5: 4 afterwards, X has one more."""
    game = quiet(temple())
    govern(game, man("manlius"), "asia")
    game.priests = mask("manlius")
    sit(game, "dictator_closed")
    game.apply(PONTIFEX_SEAT, PRIESTHOOD + man("fabius"))
    assert game.legal(PONTIFEX_SEAT) == [NEW_PRIESTHOOD, PRIESTHOOD_OF + man("manlius")]
    assert refusal(game, PRIESTHOOD_OF + man("julius"), PONTIFEX_SEAT) == "2.01.3"
    game.apply(PONTIFEX_SEAT, PRIESTHOOD_OF + man("manlius"))
    assert game.priests == mask("fabius")
    assert (game.influence[man("manlius")], game.influence[man("fabius")]) == (4, 6)


def test_2_01_31_nobody_falls_below_nought() -> None:
    """[digest] Y 0 loses it to X 3: 0 and 4."""
    game = quiet(temple())
    game.priests = mask("manlius")
    game.influence[man("manlius")], game.influence[man("fabius")] = 0, 3
    sit(game, "dictator_closed")
    give(game, "fabius", PRIESTHOOD_OF + man("manlius"))
    assert (game.influence[man("manlius")], game.influence[man("fabius")]) == (0, 4)


def test_2_01_3_a_second_priesthood_beside_the_first() -> None:
    game = quiet(temple())
    game.priests = mask("manlius")
    sit(game, "dictator_closed")
    give(game, "fabius", NEW_PRIESTHOOD)
    assert game.priests == mask("fabius", "manlius")
    assert game.influence[man("manlius")] == 5


def test_2_01_3_in_a_vote_who_is_not_called_yet_has_his_vote_at_once() -> None:
    """[digest] A priest before his faction is called has a vote more; after it what he has cast stays."""
    game = quiet(temple_at_war())
    sit(game)
    announce_army(game, "julius", "1st_gallic_war", 6, 2)
    while asked(game) == "Window":
        game.apply(PONTIFEX_SEAT, PASS)
    vote = voting(game)
    call(game, 0)
    game.apply(0, ALL_FOR)
    cast = vote.ayes
    assert cast == sum(ORATORY[man(key)] for key in ("cornelius", "fabius", "valerius"))
    call(game, PONTIFEX_SEAT)
    game.apply(PONTIFEX_SEAT, PRIESTHOOD + man("fabius"))
    assert (game.influence[man("fabius")], vote.ayes) == (6, cast)
    assert votes_on(game, vote.proposal, man("fabius")) == ORATORY[man("fabius")] + 1
    game.apply(PONTIFEX_SEAT, ALL_FOR)
    own = sum(ORATORY[man(key)] for key in ("junius", "papirius", "acilius"))
    assert vote.ayes == cast + own + ORATORY[man("papirius")]


def test_2_01_3_a_priest_made_in_his_own_turn_casts_one_vote_more() -> None:
    game = quiet(temple_at_war())
    sit(game)
    announce_army(game, "julius", "1st_gallic_war", 6, 2)
    while asked(game) == "Window":
        game.apply(PONTIFEX_SEAT, PASS)
    vote = voting(game)
    call(game, PONTIFEX_SEAT)
    game.apply(PONTIFEX_SEAT, PRIESTHOOD + man("junius"))
    game.apply(PONTIFEX_SEAT, ALL_FOR)
    own = sum(ORATORY[man(key)] for key in ("junius", "papirius", "acilius"))
    assert vote.ayes == own + ORATORY[man("papirius")] + 1


def item(kind: int) -> list[int]:
    return [kind, man("julius"), 0, 1, 0, 0, NOBODY]


@pytest.mark.parametrize(
    ("items", "warlike"),
    [
        ([DEPLOYED], True),
        ([REINFORCED], True),
        ([RECALLED], True),
        ([REPLACED], True),
        ([GARRISONED, DEPLOYED], True),
        ([GARRISONED], False),
        ([UNGARRISONED], False),
        ([FETCHING], False),
        ([THINNED], False),
        ([STRAYS_RECALLED], False),
    ],
)
def test_c_49_what_a_vote_on_war_is(items: list[int], warlike: bool) -> None:
    proposal = [kinds.MILITARY]
    for kind in items:
        proposal += item(kind)
    assert is_on_war(proposal) is warlike
    assert not is_on_war([kinds.FORCES, 2, 0, 0, 0, 0])


def test_2_01_32_a_priest_has_one_vote_more_on_war_only() -> None:
    """[digest] Oratory 3 and a knight: 5 votes on a deployment, 4 on a land bill."""
    game = temple()
    priest = man("fabius")
    game.priests = 1 << priest
    game.knights[priest] = 1
    own = ORATORY[priest] + 1
    assert votes_on(game, [kinds.MILITARY, *item(DEPLOYED)], priest) == own + 1
    assert votes_on(game, [kinds.LAND_BILL, 0, priest, priest], priest) == own


def test_2_01_4_the_pontifex_doubles_oratory_and_knights_and_not_talents() -> None:
    """[digest] Oratory 4, two knights, three talents: 15 on war, 9 on anything else; here with the oratory he has."""
    game = quiet(temple_at_war())
    pontifex = man("papirius")
    game.knights[pontifex] = 2
    game.talents[pontifex] = 3
    own = ORATORY[pontifex] + 2
    assert votes_on(game, [kinds.FORCES, 2, 0, 0, 0, 0], pontifex) == own
    sit(game)
    announce_army(game, "julius", "1st_gallic_war", 6, 2)
    while asked(game) == "Window":
        game.apply(PONTIFEX_SEAT, PASS)
    vote = voting(game)
    call(game, PONTIFEX_SEAT)
    game.apply(PONTIFEX_SEAT, ONE_BY_ONE)
    while game.stack[-1].voter(game) != pontifex:  # type: ignore[attr-defined]
        game.apply(PONTIFEX_SEAT, FOR)
    before = vote.ayes
    game.apply(PONTIFEX_SEAT, FOR + 3)
    assert vote.ayes - before == 2 * own + 3


def test_2_01_4_a_priesthood_from_before_adds_one_vote_undoubled() -> None:
    game = temple()
    pontifex = man("papirius")
    game.priests = 1 << pontifex
    assert votes_on(game, [kinds.MILITARY, *item(DEPLOYED)], pontifex) == 2 * ORATORY[pontifex] + 1


def test_c_31_a_priest_who_rebels_loses_the_marker_and_one_influence() -> None:
    game = temple()
    game.priests = mask("fabius")
    turn_rebel(game, man("fabius"))
    assert (game.priests, game.influence[man("fabius")]) == (0, 4)


def test_2_01_31_death_frees_the_marker_and_the_pontifex_takes_no_priest_with_him() -> None:
    game = temple()
    game.priests = mask("fabius", "junius")
    kill(game, man("fabius"), "test")
    assert game.priests == mask("junius")
    kill(game, man("papirius"), "test")
    assert game.priests == mask("junius")


def test_a_29_a_statesman_played_on_his_family_keeps_priesthood_and_liability() -> None:
    game = temple()
    game.priests = mask("cornelius")
    game.liable = man("cornelius")
    scipio = man("1a_scipio_africanus")
    assert game.where[scipio] == OUT
    stand_on(game, scipio, man("cornelius"))
    assert (game.priests, game.liable) == (1 << scipio, scipio)


def test_c_91_a_priesthood_is_no_office() -> None:
    game = temple()
    game.priests = mask("fabius")
    assert game.office_of(man("fabius")) == NOBODY
