"""At every question of the Senate's business, whatever is said in vain is refused with a rule, in both languages, and changes
nothing."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from comitium.core.digest import described
from comitium.core.errors import Illegal
from comitium.draw.page.beside.reasons import IDLE
from comitium.games.republic.catalogue.ids import DICTATOR
from comitium.games.republic.choices import WORDS
from comitium.games.republic.game_type import GAME_TYPE
from comitium.games.republic.notation import read as positions
from comitium.games.republic.notation import write as notation
from comitium.games.republic.rules.r1_09_senate import kinds
from comitium.games.republic.rules.r1_09_senate.choices import ENACT, PROPOSE, SUSPEND
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_15_tribunes import why_not_tribune
from comitium.games.republic.state.numbers import INACTIVE, OPEN_BEQUEST, PERGAMUM
from comitium.games.republic.state.republic import Republic
from comitium.text import LANGUAGES, say
from games.republic.fixtures.builder import (
    asked,
    card,
    create,
    deal,
    enact,
    event,
    garrison,
    govern,
    grant,
    man,
    put,
    raise_fleets,
    raise_legions,
    raise_veterans,
    send,
    stray,
    wage,
)
from games.republic.fixtures.senate import ballot, hush, offer, senate_with_officers, sit, tell

NUMBERS = (0, 1, 2, 3, 5, 8, 12, 24, 25, 40, 48, 49, 60, 110, 159, 160, 500)


def rich() -> Republic:
    """A table on which every kind of business is open."""
    game = senate_with_officers("late")
    put(game, "flaminius")
    put(game, "7a_flaccus", 2)
    raise_legions(game, 10)
    raise_veterans(game, 2, patron=man("fabius"))
    raise_fleets(game, 10)
    wage(game, "syrian_war")
    wage(game, "2nd_gallic_war", INACTIVE)
    wage(game, "germanic_migrations")
    send(game, man("aurelius"), "syrian_war", legions=4, fleets=2)
    game.proconsuls |= 1 << man("aurelius")
    stray(game, "germanic_migrations", 2)
    govern(game, man("acilius"), "africa")
    garrison(game, "africa", 2)
    for key in ("mining", "harbor_fees", "land_commissioner"):
        grant(game, key)
    game.bills = [0, 1, 1]
    game.popularity[man("fabius")] = 9
    game.bequests[PERGAMUM] = OPEN_BEQUEST
    return game


def business() -> Republic:
    game = rich()
    sit(game)
    hush(game)
    return game


def said(*words: str) -> Republic:
    """The chair has begun to draft something."""
    game = business()
    tell(game, *words)
    hush(game)
    return game


def vacancy(*words: str) -> Republic:
    game = rich()
    create(game, "sicilia")
    create(game, "illyricum")
    sit(game, "governors")
    tell(game, *words)
    hush(game)
    return game


def last_candidate() -> Republic:
    game = senate_with_officers()
    far = ["asia", "bithynia", "syria", "macedonia", "cilicia_et_cyprus", "creta_et_cyrenaica", "gallia_transalpina",
           "gallia_narbonensis"]  # fmt: skip
    for key in ("fabius", "valerius", "manlius", "furius", "aurelius", "junius", "papirius", "acilius"):
        game.session.posted |= 1 << govern(game, man(key), far.pop())
    create(game, "sicilia")
    create(game, "africa")
    sit(game, "governors")
    hush(game)
    return game


def legate() -> Republic:
    game = rich()
    enact(game, "vatinian_law")
    create(game, "sicilia")
    sit(game, "governors")
    tell(game, "province sicilia", "senator claudius", "done")
    ballot(game)
    hush(game)
    return game


def consent() -> Republic:
    return said("propose land_bill", "bill land_bill_1", "senator claudius", "senator furius")


def consent_anew() -> Republic:
    game = senate_with_officers("middle")
    raise_legions(game, 25)
    wage(game, "2nd_gallic_war")
    wage(game, "1st_gallic_war", INACTIVE)
    wage(game, "germanic_migrations")
    game.offices[DICTATOR] = man("junius")
    game.session.stood_down |= 1 << man("junius")
    deal(game, 3, "tribune_1")
    sit(game)
    offer(game, kinds.MILITARY)
    tell(
        game,
        "deploy julius",
        "war 2nd_gallic_war",
        "legions 8",
        "deploy cornelius",
        "war germanic_migrations",
        "legions 8",
        "done",
    )
    game.apply(3, SUSPEND)
    tell(game, "propose military", "deploy junius", "war 1st_gallic_war", "legions 5", "done")
    ballot(game)
    hush(game)
    return game


def alliance() -> Republic:
    game = rich()
    event(game, "new_alliance", 1)
    sit(game, "session_closes")
    hush(game)
    return game


def law_use() -> Republic:
    game = senate_with_officers("middle")
    enact(game, "calpurnian_law")
    enact(game, "acilian_law")
    deal(game, 0, "servilian_law")
    sit(game, "session_opens")
    game.apply(0, ENACT + card("servilian_law"))
    return game


def floor() -> Republic:
    game = rich()
    deal(game, 1, "tribune_1", "gabinian_law")
    sit(game, "session_opens")
    return game


def announced() -> Republic:
    game = rich()
    deal(game, 1, "tribune_1", "julian_law")
    sit(game)
    offer(game, kinds.FORCES)
    tell(game, "raise-legions 1", "done")
    return game


SITUATIONS: dict[str, tuple[str, Callable[[], Republic]]] = {
    "business": ("Business", business),
    "post": ("DraftGovernors", vacancy),
    "governor": ("DraftGovernors", lambda: vacancy("province sicilia")),
    "posts": ("DraftGovernors", lambda: vacancy("province sicilia", "senator fabius")),
    "recall": ("DraftGovernors", lambda: said("propose governors")),
    "which province": ("WhichProvince", last_candidate),
    "legate": ("GoOrLegate", legate),
    "concession": ("DraftConcessions", lambda: said("propose concessions")),
    "recipient": ("DraftConcessions", lambda: said("propose concessions", "concession mining")),
    "concessions": ("DraftConcessions", lambda: said("propose concessions", "concession mining", "senator fabius")),
    "bill": ("DraftBill", lambda: said("propose land_bill")),
    "sponsor": ("DraftBill", lambda: said("propose land_bill", "bill land_bill_1")),
    "second": ("DraftBill", lambda: said("propose land_bill", "bill land_bill_1", "senator fabius")),
    "repeal": ("DraftRepeal", lambda: said("propose repeal")),
    "repealer": ("DraftRepeal", lambda: said("propose repeal", "bill land_bill_2")),
    "forces": ("DraftForces", lambda: said("propose forces")),
    "more forces": ("DraftForces", lambda: said("propose forces", "raise-legions 1")),
    "item": ("DraftMilitary", lambda: said("propose military")),
    "war": ("DraftMilitary", lambda: said("propose military", "deploy julius")),
    "legions": ("DraftMilitary", lambda: said("propose military", "deploy julius", "war syrian_war")),
    "veterans": ("DraftMilitary", lambda: said("propose military", "deploy julius", "war syrian_war", "legions 3")),
    "fleets": ("DraftMilitary", lambda: said("propose military", "deploy julius", "war syrian_war", "legions 3", "done")),
    "items": ("DraftMilitary", lambda: said("propose military", "recall aurelius")),
    "successor": ("DraftMilitary", lambda: said("propose military", "replace aurelius")),
    "thinned": ("DraftMilitary", lambda: said("propose military", "thin aurelius")),
    "garrison": ("DraftMilitary", lambda: said("propose military", "garrison africa")),
    "consent": ("Consent", consent),
    "consent anew": ("ConsentAnew", consent_anew),
    "alliance": ("ChooseAlly", alliance),
    "use of a law": ("Window", law_use),
    "floor": ("Window", floor),
    "announcement": ("Window", announced),
}


@pytest.mark.parametrize("name", SITUATIONS)
def test_whatever_is_said_in_vain_is_refused_with_a_rule_and_changes_nothing(name: str) -> None:
    question, build = SITUATIONS[name]
    game = build()
    assert asked(game) == question
    seat = game.actors()[0]
    menu = list(game.legal(seat))
    assert menu == sorted(set(menu))
    assert menu
    before = game.clone()
    tried = 0
    for verb in list(WORDS.by_verb):
        for number in NUMBERS:
            choice = verb + number
            if choice in menu or choice in game.asides(seat):
                continue
            with pytest.raises(Illegal) as caught:
                game.apply(seat, choice)
            why = caught.value
            assert why.rule, (choice // 4096, number, why.why)
            for language in LANGUAGES:
                assert say(why.why, language).strip()
            tried += 1
    assert game == before
    assert tried > 100


@pytest.mark.parametrize("name", SITUATIONS)
def test_who_is_not_asked_is_refused(name: str) -> None:
    game = SITUATIONS[name][1]()
    before = game.clone()
    for seat in range(4):
        if seat not in game.actors():
            with pytest.raises(Illegal):
                game.apply(seat, game.legal(game.actors()[0])[0])
    assert game == before


@pytest.mark.parametrize("name", SITUATIONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_and_its_choices_are_spoken(name: str, language: str) -> None:
    game = SITUATIONS[name][1]()
    frame = game.stack[-1]
    seat = game.actors()[0]
    assert frame.rule(game, seat)
    assert say(frame.ask(game, seat), language).strip()
    for choice in game.legal(seat):
        option = WORDS.describe(choice)
        assert say(option.text, language).strip()
        assert WORDS.parse(option.notation) == choice
        assert frame.rule_of(game, seat, choice)


@pytest.mark.parametrize("name", SITUATIONS)
def test_every_question_can_be_written_as_a_position_and_read_again(name: str) -> None:
    game = SITUATIONS[name][1]()
    other = positions.read(notation.position(game, GAME_TYPE.meta), GAME_TYPE.meta, 99)
    other.dice, other.shuffles, other.reveals = game.dice.clone(), game.shuffles.clone(), game.reveals
    assert described(other) == described(game)
    assert other.legal(game.actors()[0]) == game.legal(game.actors()[0])


def test_1_09_6_the_chair_is_told_for_each_kind_of_proposal_what_is_missing_for_it() -> None:
    game = senate_with_officers()
    sit(game)
    hush(game)
    chair = game.actors()[0]
    said = {kind: game.refusal(chair, PROPOSE + kind) for kind in range(kinds.LAW) if PROPOSE + kind not in game.legal(chair)}
    assert {kinds.CONSULS, kinds.CENSOR, kinds.MINOR, kinds.GOVERNORS, kinds.CONCESSIONS, kinds.MILITARY} <= said.keys()
    assert all(refused.why.id != "republic-senate-refuse-business" for refused in said.values())
    assert len({refused.why.id for refused in said.values()}) == len(said) - 2, "the three trials have one reason"
    for language in LANGUAGES:
        assert len({say(refused.why, language) for refused in said.values()}) == len(said) - 2


def test_1_09_15_only_who_has_a_tribune_of_his_own_is_said_to_have_used_it() -> None:
    game = senate_with_officers("late")
    cato = put(game, "22b_cato_the_younger", 0)
    game.session.spoken |= 1 << cato
    used = why_not_tribune(game, 0, cato + 1)
    assert used is not None
    assert used.id == "republic-senate-refuse-free-tribune"
    for seat, senator in ((0, man("fabius")), (1, cato)):
        other = why_not_tribune(game, seat, senator + 1)
        assert other is not None
        assert other.id.endswith(IDLE), "nobody is told why another man is no Tribune"
