"""[2.05.2] Naming an advocate, from the digest."""

from __future__ import annotations

from comitium.games.republic.choices import NO, PASS, SENATOR, YES
from comitium.games.republic.events.advanced import advocates as events
from comitium.games.republic.rules.r1_09_senate import kinds
from comitium.games.republic.rules.r1_09_senate.choices import VETO
from comitium.games.republic.rules.r1_09_senate.r1_09_4_trials.r1_09_42_judgment import advocate_named
from comitium.games.republic.rules.r1_09_senate.r1_09_4_trials.trials_choices import ACCUSE_OF_MAJOR
from comitium.games.republic.rules.r2_05_advocates.r2_05_3_speeches import advocate
from comitium.games.republic.state.numbers import NOBODY
from comitium.text import LANGUAGES
from comitium.text import say as spoken
from games.republic.fixtures.advanced.advocacy import ask_for, refuse_all, tried
from games.republic.fixtures.bargain import agree, statuses
from games.republic.fixtures.builder import asked, check, deal, listen, man, put, refusal, say
from games.republic.fixtures.senate import die, hush, only_in_rome, voting
from games.republic.fixtures.senate_business.courts import accuse, court, open_court


def test_2_05_without_the_option_nobody_is_asked() -> None:
    game = court("fabius", advocates=False)
    open_court(game)
    accuse(game, "fabius", "claudius")
    hush(game)
    assert asked(game) == "Call"
    assert voting(game).proposal == [kinds.MINOR, man("fabius"), man("claudius"), 0]


def test_2_05_2_the_faction_of_the_accused_asks_before_the_vote() -> None:
    game = tried()
    assert asked(game) == "NameAdvocate"
    assert game.actors() == [0]
    able = {one - SENATOR for one in game.legal(0) if one != PASS}
    others = ("cornelius", "valerius", "manlius", "fulvius", "furius", "aurelius", "junius", "papirius", "acilius")
    assert able == {man(key) for key in others}


def test_2_05_2_neither_the_censor_nor_the_prosecutor_nor_the_accused_nor_who_is_away() -> None:
    game = tried()
    game.rome &= ~(1 << man("acilius"))
    for key in ("julius", "claudius", "fabius", "acilius", "terentius"):
        assert refusal(game, SENATOR + man(key), 0) == "2.05.2"


def test_c_74_an_unaligned_senator_is_no_advocate() -> None:
    game = court("fabius", advocates=True)
    put(game, "terentius")
    open_court(game)
    accuse(game, "fabius", "claudius")
    assert SENATOR + man("terentius") not in game.legal(0)


def test_2_05_2_one_refuses_and_the_next_accepts() -> None:
    game = tried()
    ear = listen(game)
    ask_for(game, "furius", NO)
    assert asked(game) == "NameAdvocate"
    assert SENATOR + man("furius") not in game.legal(0)
    assert ear.all(events.AdvocateAsked) == [events.AdvocateAsked("2.05.2", man("furius"), man("fabius"))]
    assert refusal(game, SENATOR + man("furius"), 0) == "2.05.2"
    say(game, SENATOR + man("junius"))
    assert game.actors() == [3]
    assert game.legal(3) == [YES, NO]
    assert refusal(game, PASS, 3) == "2.05.2"
    say(game, YES)
    assert advocate_named(voting(game).proposal) == man("junius")
    assert [(one.senator, one.senator2) for one in ear.all(events.AdvocateAsked)] == [
        (man("furius"), man("fabius")),
        (man("junius"), man("fabius")),
    ]
    assert [one.senator for one in ear.all(events.AdvocateRefused)] == [man("furius")]
    assert [one.senator for one in ear.all(events.AdvocateFound)] == [man("junius")]
    hush(game)
    assert asked(game) == "Call"


def test_2_05_2_a_senator_of_his_own_player_needs_no_consent() -> None:
    game = tried()
    say(game, SENATOR + man("valerius"))
    assert advocate_named(voting(game).proposal) == man("valerius")


def test_2_05_2_passing_he_defends_himself() -> None:
    game = tried()
    ear = listen(game)
    say(game, PASS)
    assert advocate_named(voting(game).proposal) == NOBODY
    assert [one.senator for one in ear.all(events.AdvocateMissing)] == [man("fabius")]


def test_2_05_2_of_nine_senators_at_most_six_are_asked_and_then_he_defends_himself() -> None:
    game = court("fabius", advocates=True)
    only_in_rome(game, "fabius", "julius", "claudius", "fulvius", "furius", "aurelius", "junius", "papirius", "acilius")
    open_court(game)
    accuse(game, "fabius", "claudius")
    assert refuse_all(game) == 6
    assert advocate_named(voting(game).proposal) == NOBODY
    hush(game)
    assert asked(game) == "Call"


def test_2_05_2_where_nobody_could_defend_him_nobody_is_asked() -> None:
    game = court("fabius", advocates=True)
    only_in_rome(game, "fabius", "julius", "claudius")
    open_court(game)
    accuse(game, "fabius", "claudius")
    hush(game)
    assert asked(game) == "Call"


def test_2_05_2_a_major_prosecution_has_an_advocate_too() -> None:
    game = tried(choice=ACCUSE_OF_MAJOR)
    ask_for(game, "furius")
    assert voting(game).proposal == [kinds.MAJOR, man("fabius"), man("claudius"), man("furius")]


def test_c_74_if_the_advocate_dies_the_accused_defends_himself() -> None:
    game = tried()
    ask_for(game, "furius")
    assert advocate(game, voting(game)) == man("furius")
    die(game, "furius")
    hush(game)
    assert asked(game) == "Call"
    assert advocate(game, voting(game)) == NOBODY


def test_2_05_2_a_veto_ends_a_trial_with_an_advocate() -> None:
    """[C-75] It is no verdict: nobody's influence changes."""
    game = tried()
    deal(game, 3, "tribune_1")
    ask_for(game, "furius")
    before = list(game.influence)
    game.apply(3, VETO)
    hush(game)
    assert game.influence == before
    assert game.session.minors == 1


def test_2_05_2_everything_is_said_in_both_languages() -> None:
    game = tried()
    told = [game.stack[-1].ask(game, 0)]
    say(game, SENATOR + man("furius"))
    told.append(game.stack[-1].ask(game, 2))
    say(game, YES)
    told.append(events.TrialRolled("2.05.3", man("furius"), man("claudius"), 7, 7, -8).phrase())
    hush(game)
    told.append(game.stack[-1].ask(game, 1))
    for language in LANGUAGES:
        for phrase in told:
            assert "Furius" in spoken(phrase, language) or "Fabius" in spoken(phrase, language)
    assert "Furius" in spoken(told[-1], "en")
    check(game)


def test_1_04_3_a_promise_to_be_advocate_binds() -> None:
    game = tried()
    agree(game, "trident consent column furius advocate")
    say(game, SENATOR + man("furius"))
    assert game.legal(2) == [YES]
    say(game, YES)
    assert statuses(game) == []


def test_1_04_3_a_promise_to_prosecute_is_none_to_defend() -> None:
    game = tried()
    agree(game, "trident consent column furius prosecutor")
    say(game, SENATOR + man("furius"))
    assert game.legal(2) == [YES, NO]
