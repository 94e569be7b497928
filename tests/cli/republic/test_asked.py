"""What a person at the table of Res Publica Romana is asked, told and refused, so that nobody is lost."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest
from msgspec.structs import replace
from rich.text import Text

import comitium
from cli.test_play_table import Scripted, bare
from comitium import bots
from comitium.bots.advice import Advice
from comitium.bots.bargaining import ready_offers
from comitium.bots.player import Seat
from comitium.cli.at_table import news, pages
from comitium.cli.at_table.saves import HUMAN, Seating
from comitium.cli.at_table.screen import Screen
from comitium.cli.at_table.terminal import Sitting
from comitium.core.agreements import terms_of
from comitium.core.frames import Frame
from comitium.core.ids import id_of
from comitium.games.republic.events.mortality import FactionEliminated
from comitium.match.match import Match
from comitium.match.orders import FORCED, QUIET

from .session import FLOOR, ME, SEATS, brought_to

pytestmark = pytest.mark.usefixtures("home")


def session() -> Match:
    return comitium.from_position("republic", " ".join(FLOOR.split()), seed=3)


def interrupting(match: Match) -> bool:
    """A window in a vote, with more than one answer."""
    kinds = [id_of(frame) for frame in match.game.stack]
    return kinds[-1] == "Window" and "Vote" in kinds and len(match.game.legal(ME)) > 1


# -- standing orders


@pytest.mark.parametrize(("language", "order"), [("en", "during 1"), ("en", "during vote 1"), ("fr", "pendant vote 1")])
def test_an_order_during_a_vote_ends_with_it(at_the_table, language, order):
    match = brought_to(interrupting)
    vote = next(frame for frame in match.game.stack if id_of(frame) == "Vote")
    out = at_the_table(match, order, language=language)
    assert ("during this vote is Pass;" if language == "en" else "pendant ce vote, vous répondez Passer") in out
    (entry,) = [entry.order for entry in match.entries() if entry.order is not None]
    assert (entry.question, entry.within) == ("Window", "Vote")
    while any(frame is vote for frame in match.game.stack):
        seat = match.game.actors()[0]
        assert id_of(match.game.stack[-1]) != "Window" or seat != ME
        match.choose(seat, match.game.legal(seat)[0])
    assert match.orders(ME) == []


def test_an_order_during_a_larger_thing_by_its_name(at_the_table):
    match = brought_to(interrupting)
    assert "during this Senate Phase is Pass;" in at_the_table(match, "during senate 1")
    assert [order.within for order in match.orders(ME)] == ["Senate"]


@pytest.mark.parametrize("order", ["during", "during vote", "during vote 77", "during 77", "forced perhaps"])
def test_an_order_that_is_none_orders_nothing(at_the_table, order):
    match = brought_to(interrupting)
    asked = match.question(ME)
    assert "✗" in at_the_table(match, order)
    assert match.orders(ME) == []
    assert match.question(ME) == asked


def test_whoever_is_asked_again_and_again_hears_how_to_be_spared_it(at_the_table):
    match = brought_to(interrupting)
    out = at_the_table(match, *["1"] * 12)
    assert "“phase 1” passes for you" in out
    assert out.index("“phase 1” passes for you") > out.index("1. Pass (pass)")


def on_the_floor(match: Match) -> bool:
    """A window while nothing is being voted on, with more than one answer."""
    kinds = [id_of(frame) for frame in match.game.stack]
    return kinds[-1] == "Window" and "Vote" not in kinds and len(match.game.legal(ME)) > 1


@pytest.mark.parametrize(("language", "order"), [("en", "until 1"), ("en", "until proposed 1"), ("fr", "jusque 1")])
def test_an_order_until_something_is_proposed_ends_with_the_proposal(at_the_table, language, order):
    match = brought_to(on_the_floor)
    out = at_the_table(match, order, language=language)
    assert ("until something is proposed is Pass;" if language == "en" else "soit faite, vous répondez Passer") in out
    (entry,) = [entry.order for entry in match.entries() if entry.order is not None]
    assert (entry.question, entry.until) == ("Window", "ProposalAnnounced")
    while not interrupting(match):
        seat = match.game.actors()[0]
        assert not (seat == ME and on_the_floor(match))
        match.choose(seat, match.game.legal(seat)[0])
    assert match.orders(ME) == []


def test_who_is_asked_too_often_on_the_floor_hears_of_the_quiet_order(at_the_table, monkeypatch):
    monkeypatch.setattr("comitium.cli.at_table.terminal.PATIENT", 1)
    assert "“quiet on” skips questions that don’t affect you" in at_the_table(brought_to(on_the_floor), "log")


@pytest.mark.parametrize(("language", "on", "off"), [("en", "quiet on", "quiet off"), ("fr", "calme oui", "calme non")])
def test_a_quiet_order_stands_beside_others_until_it_is_ended(at_the_table, language, on, off):
    match = brought_to(on_the_floor)
    out = at_the_table(match, "forced on", on, "orders", language=language)
    assert ("affect you" if language == "en" else "qui ne vous concernent pas") in out
    assert [order.choice for order in match.orders(ME)] == [FORCED, QUIET]
    at_the_table(match, off, language=language)
    assert [order.choice for order in match.orders(ME)] == [FORCED]
    assert "✗" in at_the_table(match, "quiet please", language=language)


def calling(match: Match) -> bool:
    return id_of(match.game.stack[-1]) == "Call" and len(match.game.legal(ME)) > 3


def test_1_09_12_the_chair_calls_all_factions_in_one_line(at_the_table):
    match = brought_to(calling)
    begun, asked = len(match.entries()), match.question(ME)
    wanted = [asked.options[place].choice for place in (2, 0, 1)]
    out = at_the_table(match, "3 1 2")
    assert "several numbers in one line" in out
    called = [entry.choice for entry in match.entries()[begun:] if entry.seat == ME and entry.choice in wanted]
    assert called == wanted
    assert out.count("Which faction do you call to vote?") == 2  # now and for who is left


def test_a_line_with_a_number_too_many_calls_nobody(at_the_table):
    match = brought_to(calling)
    asked = match.question(ME)
    assert "✗" in at_the_table(match, "1 2 99")
    assert match.orders(ME) == []
    assert match.question(ME) == asked


def test_who_has_passed_and_heard_nothing_since_is_not_asked_the_very_same_again(monkeypatch):
    match = brought_to(on_the_floor)
    sitting = Sitting(match, Seating("republic", SEATS), "test", Screen("en", True))
    monkeypatch.setattr(sitting, "read", lambda: "1")
    asked = match.question(ME)
    sitting._person(ME)
    again = comitium.from_position("republic", " ".join(FLOOR.split()), seed=3)  # the same table, where it waits again
    assert sitting._has_passed(ME, asked) is False  # nobody else has answered meanwhile
    sitting._acted = ME - 1
    assert sitting._has_passed(ME, asked)
    assert not sitting._has_passed(ME, again.question(ME))
    match._decided[ME] = 0  # and now something has been heard
    assert not sitting._has_passed(ME, asked)


def test_an_order_that_ends_because_its_answer_is_taken_back_is_named(at_the_table):
    match = brought_to(lambda match: "assassin" in comitium.say(match.question(ME).text), murder=True)
    out = at_the_table(match, "forced on", "always 1", "u")
    assert "This standing order ends with it: " in out
    assert [order.choice for order in match.orders(ME)] == [FORCED]


# -- what cannot be done


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    "line",
    [
        "offer amphora -3 T",
        "offer amphora 3 T for",
        "offer amphora 3 T for votes censor hannibal",
        "offer amphora 3 T for give blackmail_1",
        "offer amphora 3 T for consulship",
        "offer star 3 T",
        "offer ; ; ;",
        "offer nobody 3 T",
        "offer amphora",
        "accept 99",
        "refuse 99",
        "accept perhaps",
        "accept",
        "motion Thanks",
        "fly",
        "0",
        "999",
        "senator hannibal",
        "talents 3",
        "all-for",
        "? xyzzy",
        "table xyzzy",
        "unasked 99 99",
        "always 77",
        "claim x",
        "speed warp",
    ],
)
def test_what_cannot_be_done_gets_a_sentence_and_changes_nothing(at_the_table, line, language):
    match = session()
    before, asked = (match.digest, match.entries()), match.question(ME)
    out = at_the_table(match, line, language=language)
    if line != "unasked 99 99":
        assert "✗ " in out
    assert (match.digest, match.entries()) == before
    assert match.question(ME) == asked
    assert "49" not in out.partition("✗")[2].partition("\n")[0]  # no number of the program


@pytest.mark.parametrize(
    ("language", "said"), [("en", "You promise 500 T and have 6 T."), ("fr", "Vous promettez 500\u00a0T et vous en avez 6.")]
)
def test_1_04_6_who_promises_more_than_there_is_hears_what_becomes_of_it(at_the_table, language, said):
    assert said in at_the_table(session(), "offer amphora 500 T", language=language)
    assert said[:14] not in at_the_table(session(), "offer amphora 6 T", language=language)


# -- what is explained


def test_a_hint_at_a_question_for_an_amount_says_what_to_type(at_the_table, monkeypatch):
    match = brought_to(lambda match: bool(match.question(ME).amounts))
    amount = match.question(ME).amounts[0]
    monkeypatch.setattr("comitium.bots.advice.Confidant.advise", lambda *_: Advice((), amount.choice + 1, "tribune"))
    assert f"Rhetor would answer: {amount.notation} 1" in at_the_table(match, "h")


@pytest.mark.parametrize(
    ("language", "asked", "said"),
    [("en", "? cornelius", "Cornelius (Star): "), ("fr", "? Cornelius", "Cornelius (Étoile)\u202f: ")],
)
def test_what_lies_on_the_table_can_be_asked_about_by_its_name(at_the_table, language, asked, said):
    assert said in at_the_table(session(), asked, language=language)


def test_a_card_in_the_hand_says_what_it_does(at_the_table):
    match = comitium.new("republic", players=4, seed=1)
    while ME not in match.game.actors():
        seat = match.game.actors()[0]
        match.choose(seat, match.game.legal(seat)[0])
    board = match.game_type.board(match.view(ME), None, ())
    hand = next(zone for zone in board.zone("faction/star").zones if zone.pieces)
    for card in hand.pieces:
        name = comitium.say(card.name)
        said = at_the_table(match, f"? {name}").splitlines()
        (at,) = [number for number, line in enumerate(said) if line.startswith(f"{name} (")]
        assert said[at + 1].startswith("    ")


def test_a_word_of_the_rules_leads_to_the_base_game_before_the_advanced_rules(at_the_table):
    out = at_the_table(session(), "? partisans")
    assert -1 < out.find("[1.11.32]") < out.find("[2.03")


# -- what is told


@pytest.mark.parametrize(
    ("language", "said"), [("en", "The aim: you lead a faction"), ("fr", "Le but\u202f: vous menez une faction")]
)
@pytest.mark.parametrize("height", [24, 50])
def test_a_first_page_says_what_the_game_is_about(language, said, height):
    screen = Scripted([], language, 110, height)
    match = comitium.new("republic", players=4, seed=1)
    with pytest.raises(news.Leave):
        Sitting(match, Seating("republic", SEATS), "test", screen).run()
    assert said in bare(screen.out.getvalue())


def test_line_by_line_too(at_the_table):
    assert "The aim: you lead a faction" in at_the_table(comitium.new("republic", players=4, seed=1))


def test_a_heading_does_not_stand_alone_on_a_page():
    screen = Scripted([], "en", 80, 24)
    first, second = pages.screenfuls(["Since you last looked:", "", *(f"line {number}" for number in range(30))], screen)
    assert [line.plain for line in first][:3] == ["Since you last looked:", "", "line 0"]
    assert "line 29" in [line.plain for line in second]


def test_whoever_is_out_of_the_game_is_told_and_may_leave(monkeypatch):
    match = session()
    told = [FactionEliminated("1.05.4", ME)]
    monkeypatch.setattr(match, "history", lambda seat, since=0: told)
    screen = Scripted(["quit"], "en", 80, 24)
    sitting = Sitting(match, Seating("republic", SEATS), "test", screen)
    with pytest.raises(news.Leave):
        news.dropped_out(sitting)
    assert "is out of the game [1.05.4]" in " ".join(bare(screen.out.getvalue()).split())
    news.dropped_out(sitting)  # once is enough
    other = Scripted([""], "fr", 80, 24)
    told[0] = FactionEliminated("1.05.4", 0)  # somebody else
    news.dropped_out(Sitting(match, Seating("republic", SEATS), "test", other))
    assert other.out.getvalue() == ""


@pytest.mark.parametrize("language", ["en", "fr"])
def test_on_a_small_screen_nothing_is_pushed_off_the_top(monkeypatch, language):
    """Whatever is asked in a whole game: the turn, the phase and the question are in sight together."""
    monkeypatch.setattr("os.fsync", lambda _: None)
    screen = Scripted([], language, 80, 24)
    match = comitium.new("republic", players=5, seed=8)
    seats = tuple(HUMAN if seat == 4 else "random" for seat in range(5))
    sitting = Sitting(match, Seating("republic", seats), "test", screen)
    players = [bots.make("tribune", "republic", seat) for seat in range(5)]
    tall = shown = 0
    for _ in range(900):
        if match.outcome is not None:
            break
        seat = match.game.actors()[0]
        if seat == 4:
            screen.out.seek(0)
            screen.out.truncate()
            sitting.notices = []
            sitting.last_heard.pop(4, None)
            sitting.show(4, match.question(4))
            shown += 1
            tall += bare(screen.out.getvalue()).count("\n") > 23
        match.choose(seat, bots.ask(players[seat], sitting.chair(seat)))
    assert shown > 100
    assert tall <= shown // 25  # a list of twenty answers is longer than any table can yield to


@pytest.mark.parametrize(("language", "said"), [("en", "What matters: "), ("fr", "Ce qui compte\u202f: ")])
def test_a_hint_says_why(at_the_table, language, said):
    assert said in at_the_table(brought_to(interrupting), "h", language=language)


def kinds_of_question(base: type = Frame) -> set[str]:
    """Everything that can stand on the stack."""
    return {base.__name__.lower()}.union(*(kinds_of_question(one) for one in base.__subclasses__()))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_matters_is_said_of_kinds_of_question_that_there_are(language):
    texts = (files("comitium.draw.text") / language / "republic.ftl").read_text(encoding="utf-8")
    told = set(re.findall(r"^draw-republic-counsel-(\w+) =", texts, re.MULTILINE))
    assert len(told) > 25
    assert told <= kinds_of_question()


@pytest.mark.parametrize(
    ("language", "trial", "only"),
    [("en", "prosecuted|trial", "in games with prosecutions"), ("fr", "procès|tribunal", "dans les parties avec procès")],
)
@pytest.mark.parametrize("kind", ["playcards", "games", "changeleader", "redistribution", "contributions", "trade"])
def test_4_05_1_what_matters_alone_threatens_with_no_trial(language, trial, only, kind):
    """These questions are asked in the game for one and two as well, where nobody is prosecuted."""
    texts = (files("comitium.draw.text") / language / "republic.ftl").read_text(encoding="utf-8")
    said = re.search(rf"^draw-republic-counsel-{kind} = (.+)$", texts, re.MULTILINE)[1]
    assert only in said or not re.search(trial, said)


def test_a_long_remark_keeps_its_indent_in_every_line():
    screen = Screen("en", False)
    parts = pages.wrapped(Text("    " + "talents " * 30, style="change"), screen)
    assert len(parts) > 1
    assert all(part.plain.startswith("    t") for part in parts)


def test_in_the_middle_of_an_act_no_order_to_pass_is_offered(at_the_table, monkeypatch):
    monkeypatch.setattr("comitium.cli.at_table.terminal.PATIENT", 1)
    match = brought_to(on_the_floor)
    match.choose(ME, match.game_type.parse("attempt"))
    assert match.question(ME).kind == "Window"
    assert "Asked too often?" not in at_the_table(match, "log")


def test_1_09_14_an_order_to_vote_holds_for_the_kind_of_proposal_it_was_given_for(at_the_table):
    def voting(match: Match) -> bool:
        return match.question(ME).kind == "Turn"

    match = brought_to(voting)
    assert "(where it is about: Consuls)" in at_the_table(match, "always 1", "orders")
    (order,) = match.orders(ME)
    assert order.topic == "republic-senate-kind-consuls"
    other = brought_to(voting)
    other.order(ME, replace(order, topic="republic-senate-kind-land-bill"))
    assert other.question(ME).kind == "Turn"  # these are Consuls: the order for land bills says nothing to them


# -- offers that are ready


def is_ready(match: Match) -> bool:
    return any(ready_offers(Seat("republic", match.game, ME), other) for other in range(3))


def test_1_04_3_offers_that_fit_the_moment_are_listed_with_every_promise_read_out(at_the_table):
    out = at_the_table(brought_to(is_ready), "offer")
    listed = re.search(r"1 To (\w+): “(.+?)” \((.+?)\)", out)
    assert listed is not None
    assert "[1.0" in out[listed.end() : listed.end() + 400], "the promises stand below, each with its rule"
    assert "“offer” with a number offers exactly these promises." in out


def test_1_04_3_a_ready_offer_is_made_by_its_number(at_the_table):
    match = brought_to(is_ready)
    ready = [one for other in range(3) for one in ready_offers(Seat("republic", match.game, ME), other)]
    at_the_table(match, "offer 1")
    (made,) = [entry for entry in match.entries() if entry.bargain == "offer" and entry.seat == ME]
    assert made.terms == [terms_of(clause) for clause in ready[0].clauses]


def test_1_04_3_a_number_that_no_ready_offer_has_is_refused(at_the_table):
    match = brought_to(is_ready)
    assert "No ready offer has that number" in at_the_table(match, "offer 99")
    assert match.agreements == []
