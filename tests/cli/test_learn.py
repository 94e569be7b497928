"""Lessons: every one can be taken to its end in both languages, and the teacher stays kind."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from comitium.cli import run
from comitium.core.messages import Phrase
from comitium.core.registry import game_types
from comitium.match import lessons
from comitium.text import forms, knows

LESSONS = [(known.meta.id, name) for known in game_types() for name in lessons.names(known.meta.id)]


@pytest.fixture
def learn(home, monkeypatch, capsys):
    def in_class(answers: list[str], *words: str) -> tuple[int, str, str]:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{answer}\n" for answer in answers)))
        code = run(["learn", *words, "--plain"])
        told = capsys.readouterr()
        return code, told.out, told.err

    return in_class


def typed(lesson: lessons.Lesson) -> list[str]:
    """What a pupil types who does everything as she is told."""
    return [step.choice or "accept 1" for step in lesson.step]


def test_every_game_has_a_lesson_and_a_first_game():
    assert {game for game, _ in LESSONS} == {known.meta.id for known in game_types()}
    for known in game_types():
        low, high = known.meta.players
        assert low <= lessons.first_game(known.meta.id).players <= high
    assert lessons.first_game("caesar").options == {"action_deck_order": "shuffled"}


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_a_lesson_is_taken_to_its_end(learn, game, name, language):
    lesson = lessons.lesson(game, name)
    code, out, err = learn(typed(lesson), game, name, "--lang", language)
    assert (code, err) == (0, "")
    id = f"{game}-lesson-{name.replace('_', '-')}"
    for step in lesson.step:
        told = forms(Phrase(f"{id}-{step.id}"), language)
        assert told["title"] in out
        assert told["do"] in out
    assert forms(Phrase(id), language)["end"] in out
    assert "✗" not in out


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_the_steps_of_a_lesson_are_the_questions_it_says(game, name):
    lesson = lessons.lesson(game, name)
    match, seat = lessons.begin(game, lesson), lessons.pupil(game, lesson)
    for number, step in enumerate(lesson.step):
        assert match.question(seat).kind == step.question
        assert lessons.reached(lesson, lessons.taken(match)) == number
        lessons.take(match, lesson, number)
        lessons.go_on(match, lesson, number)
    assert match.outcome is None
    assert seat in match.game.actors()


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_whoever_skips_everything_sees_the_same_table_in_the_end(learn, game, name):
    steps = len(lessons.lesson(game, name).step)
    code, out, err = learn(["skip"] * steps, game, name, "--lang", "en")
    assert (code, err) == (0, "")
    assert f"{steps}/{steps}" in out
    assert forms(Phrase(f"{game}-lesson-{name.replace('_', '-')}"), "en")["end"] in out


def test_another_answer_is_called_allowed_and_an_illegal_one_gets_its_reason(learn):
    code, out, _ = learn(["down 5", "down 9", "show", "skip"], "caesar", "--lang", "en")
    assert code == 0
    assert "That is allowed, but for this lesson" in out
    assert "✗" in out
    assert "It is answer 3" in out
    assert "2/10" in out


def test_the_opening_page_says_what_the_game_is_about_and_what_the_signs_mean(learn):
    for known in game_types():
        _, out, _ = learn([], known.meta.id, "--lang", "en")
        assert "The aim:" in out
        assert "The signs:" in out


def test_leaving_a_lesson_keeps_the_table_as_an_ordinary_game(learn, home):
    code, out, err = learn(["skip", "skip", "leave"], "caesar", "--lang", "en")
    assert (code, err) == (0, "")
    assert "That is allowed, but for this lesson" not in out
    assert len(list((Path(home) / "saves").glob("*.jsonl"))) == 1
    assert "Your game is saved" in out


def test_an_unknown_lesson_is_refused_with_those_there_are(learn):
    code, _, err = learn([], "caesar", "rhetoric", "--lang", "en")
    assert code == 2
    assert "rhetoric" in err
    assert "1_first_turns" in err


def test_without_a_game_the_lessons_are_listed(learn):
    code, out, _ = learn([], "--lang", "fr")
    assert code == 0
    for game, name in LESSONS:
        assert f"comitium learn {game} {name}" in out


def test_every_text_of_a_lesson_is_spoken_of_by_a_step():
    for game, name in LESSONS:
        for step in lessons.lesson(game, name).step:
            for language in ("en", "fr"):
                assert knows(f"{game}-lesson-{name.replace('_', '-')}-{step.id}", language)


def test_a_first_game_is_played_with_the_settings_that_are_easiest_to_begin_with(play, home):
    code, out, _ = play("1 1 1 1\n", "caesar", "--first", "--opponent", "random", "--lang", "en", "--plain")
    assert code == 0
    assert "comitium learn caesar" in out
    journal = next((Path(home) / "saves").glob("*.jsonl")).read_text(encoding="utf-8")
    assert '"action_deck_order":"shuffled"' in journal.splitlines()[0]
    code, out, _ = play("", "republic", "--first", "--opponent", "random", "--lang", "en", "--plain")
    assert "with 5 factions" in out


def test_a_standing_order_in_a_lesson_is_its_answer_and_nothing_more(learn):
    """An order that went on answering would run away from the script; so would what takes choices back."""
    steps = typed(lessons.lesson("republic", "1_first_year"))
    lines = [word for step in steps for word in ("quiet on", "forced on", "u", f"phase {step}" if " " not in step else step)]
    code, out, err = learn(lines, "republic", "--lang", "en")
    assert (code, err) == (0, "")
    assert "That works at a table of your own" in out
    assert forms(Phrase("republic-lesson-1-first-year"), "en")["end"] in out


def test_an_answer_is_understood_as_the_list_writes_it(learn):
    """ "accuse" is also what a word of another language becomes without its accents."""
    steps = typed(lessons.lesson("republic", "1_first_year"))
    _, out, _ = learn(steps[: steps.index("accuse papirius") + 1], "republic", "--lang", "en")
    assert "Ask Fabius to prosecute." in out


def test_an_agreement_is_taught_and_kept(learn):
    """Any other answer waits until the offer is accepted."""
    lesson = lessons.lesson("republic", "1_first_year")
    deal = next(number for number, step in enumerate(lesson.step) if step.offered)
    _, out, _ = learn([*typed(lesson)[:deal], "accept 7", "call column", "show", "accept 1"], "republic", "--lang", "en")
    assert "That is allowed, but for this lesson" in out
    assert "accept 1" in out
    assert "Agreement 1 is in force" in out
    assert "Vote for it with all: guilty." in out
