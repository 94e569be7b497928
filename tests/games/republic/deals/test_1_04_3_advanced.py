"""[1.04.3] Promises about what only the advanced rules know (digest 13.4): consents, votes, conditions; bound and judged."""

from __future__ import annotations

import pytest

from comitium.games.republic.choices import NO, PASS, SENATOR, YES
from comitium.games.republic.deals import agreements
from comitium.games.republic.deals.form import read as read_form
from comitium.games.republic.deals.notation import read
from comitium.games.republic.rules.r1_09_senate import kinds
from comitium.games.republic.rules.r1_09_senate.choices import ADJOURN, ALL_ABSTAIN, ALL_AGAINST, ALL_FOR, CALL, PROPOSE
from comitium.games.republic.rules.r2_01_pontifex.choices import PONTIFEX_VETO
from comitium.games.republic.state.numbers import COMBAT
from comitium.games.republic.state.republic import Republic
from games.republic.fixtures.advanced.advocacy import tried
from games.republic.fixtures.advanced.lawmaking import plays, sponsored, with_law
from games.republic.fixtures.advanced.temple import elect, temple, vacant
from games.republic.fixtures.bargain import agree, at, refused_offer
from games.republic.fixtures.builder import Ear, asked, deal, listen, man, say, wage
from games.republic.fixtures.senate import call, hush, sit, tell

RECORD = {"public_agreements": "record"}
BALLOTS = {"for": ALL_FOR, "against": ALL_AGAINST, "abstain": ALL_ABSTAIN}


def told(ear: Ear) -> list[str]:
    """What was told of promises."""
    return [name for name in ear.names() if name in ("PromiseKept", "PromiseBroken", "PromiseImpossible")]


# -- votes


def on_floor(kind: str, **options: str) -> Republic:
    """A proposal of this kind is about to be announced, by the first faction or, a law, by the last."""
    if kind == "law":
        game = with_law("gabinian_law", **options)
        wage(game, "1st_cilician_pirates")
        return game
    if kind == "pontifex":
        return vacant(**options)
    game = temple(**options)
    sit(game)
    return game


def announce(game: Republic, kind: str) -> None:
    if kind == "law":
        plays(game, "gabinian_law")
        sponsored(game)
    elif kind == "pontifex":
        hush(game)
        say(game, SENATOR + man("fabius"))
    else:
        say(game, PROPOSE + kinds.PONTIFEX_REMOVAL)
    hush(game)


@pytest.mark.parametrize("kind", ["pontifex", "pontifex_removal", "law"])
@pytest.mark.parametrize("way", ["for", "against", "abstain"])
def test_1_04_3_votes_on_the_new_proposals_are_bound_and_kept(kind: str, way: str) -> None:
    game = on_floor(kind)
    agree(game, f"amphora {way} column {kind}")
    announce(game, kind)
    ear = listen(game)
    call(game, 1)
    ballots = [choice for choice in game.legal(1) if choice in BALLOTS.values()]
    assert ballots == [BALLOTS[way]]
    say(game, BALLOTS[way])
    assert told(ear) == ["PromiseKept"]


@pytest.mark.parametrize("kind", ["pontifex", "pontifex_removal", "law"])
def test_1_04_3_where_nothing_is_forced_other_votes_break_it(kind: str) -> None:
    game = on_floor(kind, **RECORD)
    agree(game, f"amphora for column {kind}")
    announce(game, kind)
    ear = listen(game)
    call(game, 1)
    assert {ALL_FOR, ALL_AGAINST, ALL_ABSTAIN} <= set(game.legal(1))
    say(game, ALL_AGAINST)
    assert told(ear) == ["PromiseBroken"]


@pytest.mark.parametrize(
    ("text", "due"),
    [
        ("amphora for column law gabinian_law", True),
        ("amphora for column law junius", True),  # a sponsor of it
        ("amphora for column law manilian_law", False),
        ("amphora for column law fabius", False),
    ],
)
def test_1_04_3_a_promise_may_be_about_one_law_or_one_sponsor(text: str, due: bool) -> None:
    game = on_floor("law")
    agree(game, text)
    announce(game, "law")
    call(game, 1)
    assert (ALL_AGAINST not in game.legal(1)) == due


def test_1_04_3_who_is_called_first_on_a_law_may_be_promised() -> None:
    game = on_floor("law")
    agree(game, "column call-first star law trident")
    announce(game, "law")
    assert game.legal(0) == [CALL + 2]


# -- nominations


def test_1_04_3_a_pontifex_who_was_promised_is_named() -> None:
    game = vacant()
    agree(game, "column nominate star pontifex papirius")
    ear = listen(game)
    hush(game)
    assert asked(game) == "NominatePontifex"
    assert game.legal(0) == [SENATOR + man("papirius")]
    say(game, SENATOR + man("papirius"))
    hush(game)
    call(game, 0)
    assert told(ear) == ["PromiseKept"]


def test_1_04_3_a_removal_that_was_promised_comes_before_the_adjournment() -> None:
    game = on_floor("pontifex_removal")
    agree(game, "column nominate amphora pontifex_removal papirius")
    assert ADJOURN not in game.legal(0)
    ear = listen(game)
    say(game, PROPOSE + kinds.PONTIFEX_REMOVAL)
    hush(game)
    call(game, 0)
    assert told(ear) == ["PromiseKept"]


def test_1_04_3_a_law_is_nothing_that_is_nominated() -> None:
    game = at("laws_by_vote=true")
    assert refused_offer(game, "column nominate amphora law gabinian_law") == ("1.04.3", "clause")


# -- vetoes


def test_2_01_5_a_veto_that_was_promised_is_kept_by_the_pontifex_too() -> None:
    game = on_floor("pontifex_removal")
    agree(game, "star veto column forces")
    tell(game, "propose forces", "raise-legions 1", "done")
    ear = listen(game)
    game.apply(3, PONTIFEX_VETO)
    hush(game)
    assert told(ear) == ["PromiseKept"]


@pytest.mark.parametrize("promise", ["veto", "no-veto"])
def test_2_06_2_nobody_promises_anything_about_a_veto_of_a_law(promise: str) -> None:
    assert refused_offer(at("laws_by_vote=true"), f"column {promise} amphora law") == ("2.06.2", "law-veto")


# -- consents


def asked_for(role: str, **options: str) -> tuple[Republic, int]:
    """Who is asked: Furius to defend Fabius, Cornelius to sponsor a law, Fabius to be its co-sponsor."""
    if role == "advocate":
        game = tried(**options)
        return game, 2
    game = with_law("gabinian_law", **options)
    wage(game, "1st_cilician_pirates")
    return game, 0


def ask(game: Republic, role: str) -> None:
    if role == "advocate":
        say(game, SENATOR + man("furius"))
        return
    plays(game, "gabinian_law")
    first, second = ("cornelius", "junius") if role == "sponsor" else ("junius", "cornelius")
    say(game, SENATOR + man(first), SENATOR + man(second))


PROMISES = {"advocate": "trident consent column furius advocate", "sponsor": "column consent star cornelius sponsor"}
PROMISES["co-sponsor"] = PROMISES["sponsor"]


@pytest.mark.parametrize("role", ["advocate", "sponsor", "co-sponsor"])
def test_1_04_3_the_new_consents_are_bound_and_kept(role: str) -> None:
    game, seat = asked_for(role)
    agree(game, PROMISES[role])
    ear = listen(game)
    ask(game, role)
    assert game.legal(seat) == [YES]
    say(game, YES)
    assert told(ear) == ["PromiseKept"]


@pytest.mark.parametrize("role", ["advocate", "sponsor", "co-sponsor"])
def test_1_04_3_where_nothing_is_forced_a_refusal_breaks_it(role: str) -> None:
    game, seat = asked_for(role, **RECORD)
    agree(game, PROMISES[role])
    ear = listen(game)
    ask(game, role)
    assert game.legal(seat) == [YES, NO]
    say(game, NO)
    agreements.lapse(game, COMBAT)
    assert told(ear) == ["PromiseBroken"]


def test_1_04_3_a_consent_to_anything_covers_the_advocate() -> None:
    game = tried()
    agree(game, "trident consent column")
    say(game, SENATOR + man("furius"))
    assert game.legal(2) == [YES]


def test_1_04_3_who_is_never_asked_has_broken_nothing() -> None:
    game = tried()
    agree(game, "trident consent column furius advocate")
    ear = listen(game)
    say(game, PASS)
    agreements.lapse(game, COMBAT)
    assert told(ear) == ["PromiseImpossible"]


# -- conditions


@pytest.mark.parametrize(("condition", "votes", "paid"), [("passed", "ABCD", True), ("failed", "ABCD", False)])
def test_1_04_3_talents_may_wait_for_a_law(condition: str, votes: str, paid: bool) -> None:
    game = on_floor("law")
    agree(game, f"column pay star 3 if {condition} law gabinian_law")
    game.box[0] = 5
    announce(game, "law")
    ear = listen(game)
    for seat in range(len(votes)):
        call(game, seat)
        say(game, ALL_FOR)
    assert ("ConditionMet" in ear.names()) == paid


def test_1_04_3_talents_may_wait_for_a_pontifex() -> None:
    game = vacant()
    agree(game, "column pay amphora 3 if elected pontifex_maximus fabius")
    ear = listen(game)
    elect(game, "fabius")
    assert ear.names().count("ConditionMet") == 1


# -- only at tables that play with it


OFF = [
    ("column for amphora law", "laws_by_vote"),
    ("column for amphora pontifex", "pontifex"),
    ("column against amphora pontifex_removal", "pontifex"),
    ("column nominate amphora pontifex fabius", "pontifex"),
    ("column no-veto amphora pontifex", "pontifex"),
    ("column call-first amphora pontifex star", "pontifex"),
    ("column consent amphora fabius advocate", "advocates"),
    ("column pay amphora 3 if passed law", "laws_by_vote"),
    ("column pay amphora 3 if failed pontifex_removal", "pontifex"),
    ("column pay amphora 3 if elected pontifex_maximus fabius", "pontifex"),
    ("column give amphora random 1 if elected pontifex_maximus fabius", "pontifex"),
]


@pytest.mark.parametrize(("text", "option"), OFF)
def test_1_04_3_nothing_is_promised_about_a_rule_that_is_not_played(text: str, option: str) -> None:
    assert refused_offer(at(), text) == ("1.04.3", "not-played")
    game = at(f"{option}=true")
    game.offer(0, read(text))
    assert len(game.agreements) == 1


def test_1_04_3_in_words_too() -> None:
    game = at("laws_by_vote=true advocates=true")
    (clause, *_) = read_form(game, 0, "amphora votes law gabinian_law for 3 t")
    assert clause.by == 0
    deal(game, 0, "tribune_2")
    (clause, *_) = read_form(game, 0, "amphora consent fabius advocate for 3 t")
    game.offer(0, [clause])
