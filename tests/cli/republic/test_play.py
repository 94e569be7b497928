"""Res Publica Romana at the keyboard: whole games, agreements in words, standing orders, the table by name."""

from __future__ import annotations

import io

import pytest

import comitium
from cli.piped import enough
from comitium.cli.at_table import bargains
from comitium.cli.at_table.saves import HUMAN, Seating
from comitium.cli.at_table.screen import Screen
from comitium.cli.at_table.terminal import Sitting, is_forced
from comitium.core.agreements import clause_of
from comitium.match import lessons

ME = 3
FLOOR = """players=4 scenario=early seat_order=as_joined turn=1 phase=senate
column=julius*,calpurnius amphora=claudius*,papirius trident=manlius*,junius
star=cornelius*(inf10,t6,rome_consul,prior),fabius,aemilius forces=active:4 stack=Years(combat)/Senate(consuls)"""


@pytest.fixture
def table(home, monkeypatch, capsys):
    """A position at the keyboard: what is typed there, and what is said."""

    def typed(answers: list[str], position: str = FLOOR, opponent: str = "random") -> tuple[Sitting, str]:
        match = comitium.from_position("republic", " ".join(position.split()), seed=3)
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{answer}\n" for answer in answers)))
        seats = tuple(HUMAN if seat == ME else opponent for seat in range(4))
        sitting = Sitting(match, Seating("republic", seats), "test", Screen("en", True))
        with pytest.raises(BaseException):  # noqa: B017  (the people leave when nothing more is typed)
            sitting.run()
        return sitting, capsys.readouterr().out

    return typed


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_whole_game_against_random_factions(play, language):
    words = ("--players", "5", "--opponent", "random", "--seed", "3", "--lang", language, "--plain")
    code, out, err = play(enough(2, 12000, "for 0"), "republic", "--option", "scenario=early", *words)
    assert (code, err) == (0, "")
    assert "SHA-256" in out
    assert "Traceback" not in out


def test_1_04_3_an_offer_in_words_binds_once_it_is_accepted(table):
    sitting, out = table(["offer amphora 3 T for votes censor julius", "deals"])
    offered, answered = [entry for entry in sitting.match.entries() if entry.bargain]
    assert offered.text == "star pay amphora 3; amphora for star censor julius"
    assert (answered.seat, answered.number) == (1, 1)  # Amphora says yes or no at once
    assert answered.bargain in ("accept", "cancel")
    assert "agreement 1" in out
    assert "waits for Amphora" not in out  # it has answered when the offer is told


@pytest.mark.parametrize(
    ("language", "said"), [("en", "Amphora on agreement 1: “"), ("fr", "Amphore, à propos de l’accord 1\u202f: «\u202f")]
)
def test_1_04_3_a_tribune_says_why_it_takes_an_offer_or_refuses_it(table, monkeypatch, capsys, language, said):
    sitting, _ = table([], opponent="tribune")
    sitting.screen.language = language
    offer = {"en": "offer amphora 3 T for votes censor julius", "fr": "proposer Amphore 3 T pour voix censor Julius"}[language]
    monkeypatch.setattr("sys.stdin", io.StringIO(f"{offer}\n"))
    with pytest.raises(BaseException):  # noqa: B017
        sitting.run()
    assert said in capsys.readouterr().out
    assert [reason.seat for reason in sitting.negotiator.why(1)] == [1]


def test_an_offer_that_waits_for_me_is_shown_and_answered(table, monkeypatch):
    sitting, _ = table([])
    sitting.match.offer(0, "column pay star 4; star for column consuls")
    monkeypatch.setattr("sys.stdin", io.StringIO("accept\n"))
    with pytest.raises(BaseException):  # noqa: B017
        sitting.run()
    assert [(entry.seat, entry.bargain) for entry in sitting.match.entries() if entry.bargain][:2] == [
        (0, "offer"),
        (ME, "accept"),
    ]


def test_votes_on_the_floor_can_only_be_bought_while_there_is_a_vote(table):
    _, out = table(["offer column 3 T for votes"])
    assert "Nothing is being voted on" in out


def test_words_that_are_no_offer_get_a_sentence_that_shows_one(table):
    for words in ("offer", "offer amphora", "offer nobody 10"):
        sitting, out = table([words])
        assert sitting.match.agreements == []
        assert "amphora" in out


def test_names_of_the_readers_language_are_understood(table, monkeypatch, capsys):
    sitting, _ = table([])
    sitting.screen.language = "fr"
    monkeypatch.setattr("sys.stdin", io.StringIO("proposer Étoile 3\nproposer Amphore 3 T pour voix censor Julius\n"))
    with pytest.raises(BaseException):  # noqa: B017
        sitting.run()
    assert [entry.seat for entry in sitting.match.entries() if entry.bargain == "offer"] == [ME]


@pytest.mark.parametrize(
    "said", ["Scipion l’Africain", "scipio africanus", "P. Cornelius Scipio Africanus", "1a_scipio_africanus"]
)
def test_a_statesman_is_found_by_whatever_he_is_called(table, monkeypatch, said):
    sitting, _ = table([])
    sitting.screen.language = "fr"
    monkeypatch.setattr("sys.stdin", io.StringIO(f"proposer Colonne 3 T pour voix Censeur {said}\n"))
    with pytest.raises(BaseException):  # noqa: B017
        sitting.run()
    assert [entry.text for entry in sitting.match.entries() if entry.bargain == "offer"] == [
        "star pay column 3; column for star censor 1a_scipio_africanus"
    ]


@pytest.mark.parametrize(
    ("offer", "word"),
    [
        ("offer column ten T", "“ten” does not belong there"),
        ("offer column 3 T for votes censor hannibal", "“hannibal” does not belong there"),
        ("offer column 3 T for please votes", "“please” does not belong there"),
        ("offer column 3 T if passed", "Something is missing after “passed”"),
    ],
)
def test_a_refused_offer_says_which_word_was_wrong(table, offer, word):
    sitting, out = table([offer])
    assert sitting.match.agreements == []
    assert word in " ".join(out.split())


def test_terms_and_words_in_quotation_marks_are_understood_as_they_are(table):
    sitting, out = table(['offer column 3 T if passed censor Julius for "No Column; no Star"'])
    clauses = [clause_of(terms) for terms in next(entry.terms for entry in sitting.match.entries() if entry.terms)]
    assert [clause.text for clause in clauses] == ["", "No Column; no Star"]
    assert clauses[0].when > 0
    assert "“No Column; no Star”" in out
    assert "if “Censor” passes: Julius" in out


def test_1_09_83_a_motion_at_the_wrong_time_gets_the_rule(table):
    sitting, out = table(["motion Thanks to Cornelius"])
    assert "You can move a minor motion only during other business" in out
    assert not [entry for entry in sitting.match.entries() if entry.bargain == "move"]


def test_the_table_is_told_by_name_and_an_unknown_name_is_refused(table):
    _, out = table(["table cornelius", "table amphora", "table hannibal"])
    assert "Cornelius (Star): " in out
    assert "Claudius (Amphora): faction leader" in out
    assert "Nothing on the table is called “hannibal”." in out


def test_1_07_34_a_card_that_nobody_sees_is_looked_up_by_its_name(table):
    _, out = table(["? hannibal"])
    assert "Hannibal (a card of the game, not in front of you)" in out
    assert "[1.07.34]" in out


def test_an_order_for_a_phase_answers_every_question_of_its_kind_and_ends_by_a_word(table):
    sitting, out = table(["phase 1", "orders", "orders off"])
    assert "”: until the end of this phase" in out
    assert ", during this Senate Phase: " in out
    assert sitting.match.orders(ME) == []


def test_forced_answers_are_given_on_request(table):
    sitting, _ = table(["forced on"])
    assert [order.question for order in sitting.match.orders(ME)] == [""]
    asked = [entry for entry in sitting.match.entries() if entry.seat == ME and not entry.ordered and entry.order is None]
    assert asked == []


def test_what_may_be_done_unasked_is_listed(table):
    _, out = table(["unasked"])
    assert "unasked" in out


def test_1_12_3_when_rome_falls_nobody_wins_and_it_is_no_draw(play):
    words = ("--players", "5", "--opponent", "random", "--seed", "4", "--lang", "en", "--plain")
    _, out, _ = play(enough(2, 12000, "for 0"), "republic", "--option", "scenario=early", *words)
    assert "Rome falls" in out
    assert "No player wins. [1.12.3]" in out
    assert "A draw" not in out


def test_a_question_with_an_amount_is_never_called_forced():
    lesson = lessons.lesson("republic")
    match = lessons.begin("republic", lesson)
    match.choose(ME, "done")
    match.choose(ME, "senator cornelius")
    asked = match.question(ME)
    assert len(asked.options) == 1
    assert asked.amounts
    assert not is_forced(asked)


def test_who_has_offered_hears_how_to_take_it_back_and_who_is_asked_how_to_answer(table, monkeypatch, capsys):
    sitting, _ = table(["offer amphora 3 T for votes censor julius"])
    number = sitting.match.offer(ME, "star pay amphora 3; amphora for star censor julius")
    (mine,) = [deal for deal in sitting.match.agreements if deal.number == number]
    assert f"waiting for Amphora (“refuse {number}” withdraws it):" in bargains.describe_agreement(sitting, mine)[0]
    sitting.match.offer(0, "column pay star 4; star for column consuls")
    monkeypatch.setattr("sys.stdin", io.StringIO("deals\n"))
    with pytest.raises(BaseException):  # noqa: B017
        sitting.run()
    assert f"is offered to you (“accept {number + 1}”, “refuse {number + 1}”)" in capsys.readouterr().out
