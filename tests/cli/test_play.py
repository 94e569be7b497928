"""Whole games at the terminal, line by line: what a person or a file types, and what comes back."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

import comitium
from cli.piped import PREPARED, SHUFFLED, enough, journals
from comitium.cli.at_table import saves
from comitium.draw.glossary import glossary, look_up
from comitium.text import bundle

# -- whole games


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_file_of_answers_plays_a_whole_game(play, home, language):
    code, out, err = play(enough(1), "caesar", "--opponent", "random", "--seed", "5", "--lang", language, "--plain")
    assert (code, err) == (0, "")
    assert {"en": "Final score", "fr": "Score final"}[language] in out
    assert "[8.5]" in out
    assert "comitium seed 5" in out
    assert re.search(r"[0-9a-f]{64}", out)
    [journal] = journals(home)
    assert str(journal) in out
    assert comitium.replay(journal.read_text()).outcome is not None
    assert "\x1b" not in out
    assert not re.search("[╭│─▐▒●▲]", out)  # no boxes, no pictures


@pytest.mark.parametrize("rules", ["rio_grande", "kosmos_fr", "tilsit_fr", "tilsit_original", "descartes_fr"])
def test_every_edition_can_be_played(play, home, rules):
    code, out, _ = play(enough(2), "--opponent", "random", "--seed", "8", "--option", f"rule_set={rules}", "--seat", "caesar")
    assert code == 0
    assert "Final score" in out


@pytest.mark.parametrize("language", ["en", "fr"])
def test_two_people_play_a_whole_game_at_one_keyboard(play, home, language):
    code, out, _ = play(enough(3, 6000), "--hotseat", "--seed", "6", "--lang", language)
    assert code == 0
    assert {"en": "Pass the device to Caesar", "fr": "Passez l’appareil à César"}[language] in out
    assert {"en": "Final score", "fr": "Score final"}[language] in out


def test_the_same_seed_and_answers_give_the_same_game(play, home):
    for _ in range(2):
        play(enough(4), "--opponent", "random", "--seed", "9")
    first, second = (comitium.replay(path.read_text()) for path in journals(home))
    assert first.digest == second.digest


# -- leaving and coming back


def test_when_the_answers_end_the_game_is_saved_and_taken_up_again(play, home):
    code, out, _ = play(PREPARED + "\ndown 3\n", *SHUFFLED, "--opponent", "random", "--seed", "7")
    assert code == 0
    [journal] = journals(home)
    assert f"comitium play --resume {journal.stem}" in out
    before = comitium.replay(journal.read_text())
    assert before.question(1).kind == "Place"
    code, out, _ = play("on senator\nquit\n", "--resume", journal.stem)
    assert code == 0
    after = comitium.replay(journal.read_text())
    assert after.entries()[: len(before.entries())] == before.entries()
    assert after.entries()[len(before.entries())].text == "on senator"
    assert len(journals(home)) == 1


def test_a_game_played_in_pieces_is_the_game_played_at_once(play, home):
    lines = enough(5).splitlines()
    play("\n".join(lines) + "\n", *SHUFFLED, "--hotseat", "--seed", "3")
    [whole] = journals(home)
    pieces = home / "pieces.jsonl"
    play(lines[0] + "\n", *SHUFFLED, "--hotseat", "--seed", "3")
    second = next(path for path in journals(home) if path != whole)
    second.rename(pieces)
    second.with_suffix("").with_suffix(".table.json").rename(home / "pieces.table.json")
    for start in range(1, len(lines), 200):
        play("\n".join(lines[start : start + 200]) + "\n", "--resume", str(pieces))
        if comitium.replay(pieces.read_text()).outcome is not None:
            break
    assert comitium.replay(pieces.read_text()).digest == comitium.replay(whole.read_text()).digest


def test_resume_without_a_name_takes_the_last_unfinished_game(play, home):
    play("quit\n", *SHUFFLED, "--hotseat", "--seed", "3")
    code, out, _ = play("resume\nquit\n", "--resume")
    assert code == 0
    assert journals(home)[0].stem in out
    assert "this game" in out


def test_the_game_can_be_changed_at_the_table(play, home):
    play("save first\nquit\n", *SHUFFLED, "--hotseat", "--seed", "3")
    code, out, _ = play("resume first\nquit\n", *SHUFFLED, "--hotseat", "--seed", "4")
    assert code == 0
    assert "comitium play --resume first" in out


def test_a_finished_game_shows_its_end_again(play, home):
    play(enough(1), "--opponent", "random", "--seed", "5")
    code, out, _ = play("", "--resume", journals(home)[0].stem)
    assert code == 0
    assert "Final score" in out


@pytest.mark.parametrize("resumed", [(), ("--lang", "en")])
def test_a_resumed_game_speaks_its_own_language_unless_another_is_asked_for(play, home, resumed):
    play("quit\n", *SHUFFLED, "--opponent", "random", "--seed", "3", "--lang", "fr")
    _, out, _ = play("quit\n", "--resume", *resumed)
    assert ("Votre partie est sauvegardée" in out) == (not resumed)
    _, out, _ = play("quit\n", "--resume")
    assert ("Votre partie est sauvegardée" in out) == (not resumed)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    ("word", "speed"), [("fast", "fast"), ("lent", "slow"), ("Pas-à-pas", "step"), ("instant", "instant")]
)
def test_the_speed_of_the_command_line_is_kept_with_the_game(play, home, word, speed, language):
    play("quit\n", *SHUFFLED, "--opponent", "random", "--lang", language, "--speed", word)
    name = journals(home)[0].stem
    assert saves.fetch(name)[1].speed == speed
    play("quit\n", "--resume")
    assert saves.fetch(name)[1].speed == speed


# -- what people type


def test_refusals_say_why_and_nothing_changes(play, home):
    typed = f"{PREPARED}\n99\nnonsense\nplay spy\nend\non senator\n0\n-1\n"
    code, out, _ = play(typed, *SHUFFLED, "--opponent", "random", "--seed", "7")
    assert code == 0
    assert "There is no answer 99 here" in out
    assert "“nonsense” is neither an answer nor a command" in out
    assert "You have no spy in hand; choose a card you hold. [3.1]" in out
    assert "You cannot stop here" in out
    assert comitium.replay(journals(home)[0].read_text()).view(1).turn == 1


def test_a_chain_at_once_by_numbers_notation_or_words(play, home):
    typed = f"{PREPARED}\n{PREPARED}\nup 5; on praetor; UP 4; quaestors; 1; draw influence\n"
    code, _, _ = play(typed, *SHUFFLED, "--hotseat", "--seed", "7")
    assert code == 0
    texts = [entry.text for entry in comitium.replay(journals(home)[0].read_text()).entries()]
    assert texts[8:] == ["up 5", "on praetor", "up 4", "on quaestor", "end", "draw influence"]


def test_the_rest_of_a_chain_is_dropped_at_a_refusal(play, home):
    _, out, _ = play(PREPARED + "\nup 5; on praetor; up 5; on senator\n", *SHUFFLED, "--opponent", "random", "--seed", "7")
    assert "The rest of the line was not used: on senator" in out


def test_undo_takes_back_and_says_when_it_cannot(play, home):
    typed = f"{PREPARED}\nu\ndown 3\nu\ndown 2; on senator\nend; draw influence\nu\n"
    _, out, _ = play(typed, *SHUFFLED, "--opponent", "random", "--seed", "7")
    assert out.count("Undone.") == 1
    assert out.count("continue from here") == 2
    texts = [entry.text for entry in comitium.replay(journals(home)[0].read_text()).entries() if entry.seat == 1]
    assert texts[4:7] == ["down 3", "", "down 2"]


def test_questions_and_rules_are_explained(play, home):
    _, out, _ = play("?\n? 7.3\n? veto\nrules\nrules 6\n? 99\ntable\nlog\n", "--opponent", "random", "--seed", "7")
    assert "[2.5] The action deck is stacked" in out
    assert "[7.3.5]" in out
    assert "[6.6]" in out
    assert "  7  Votes" in out
    assert "There is no rule “99”" in out
    _, out, _ = play("?\naide\nrègles\n? 2.6\n", "--opponent", "random", "--seed", "7", "--lang", "fr")
    assert out.count("[2.5] La pioche d’action est rangée") == 2
    assert "Cinq premières cartes" in out


@pytest.mark.parametrize(
    ("game", "language", "asked", "found"),
    [
        ("idus", "en", "merchant", "[8.4]"),
        ("idus", "fr", "marchands", "[8.4]"),
        ("idus", "fr", "merchant", "[8.4]"),
        ("idus", "en", "points", "The aim:"),
        ("idus", "fr", "but", "Le but"),
        ("idus", "en", "signs", "hollow"),
        ("caesar", "en", "points", "[8.4]"),
        ("caesar", "fr", "points", "[8.4]"),
        ("caesar", "en", "aim", "The aim:"),
        ("caesar", "en", "but", "The aim:"),
        ("caesar", "fr", "légende", "Les signes"),
        ("caesar", "en", "face-up cards", "[5.2]"),
        ("caesar", "fr", "R-045", "R-045"),
        ("caesar", "en", "7.3.1", "Equal sums"),
    ],
)
def test_words_are_looked_up_in_what_the_rules_say(play, home, game, language, asked, found):
    _, out, _ = play(f"? {asked}\nquit\n", game, "--opponent", "random", "--seed", "3", "--lang", language)
    told = out.partition(f"> ? {asked}")[2].partition("\n> ")[0]
    assert found in told
    assert "✗" not in told


@pytest.mark.parametrize(
    ("game", "language", "asked", "first"),
    [
        ("republic", "en", "statesmen", "statesman – A famous man"),
        ("republic", "en", "HRAO", "highest-ranking official – "),
        ("republic", "fr", "homme d'état", "homme d’État – Un homme célèbre"),
        ("republic", "fr", "statesman", "homme d’État – Un homme célèbre"),
        ("caesar", "en", "philosophers", "philosopher – "),
        ("idus", "fr", "preteur", "préteur – "),
    ],
)
def test_a_word_is_defined_first_and_then_the_rules_speak_of_it(play, home, game, language, asked, first):
    _, out, _ = play(f"? {asked}\nquit\n", game, "--opponent", "random", "--seed", "3", "--lang", language)
    told = " ".join(out.partition(f"> ? {asked}")[2].partition("\n> ")[0].split())
    assert told.startswith(first)
    word = look_up(game, language, asked)
    assert word is not None
    assert " ".join(f"{word.means} [{word.rule}]".split()) in told
    assert "] " in told.partition(f"[{word.rule}]")[2]


@pytest.mark.parametrize(("language", "asked"), [("en", "words"), ("fr", "mots")])
@pytest.mark.parametrize("game", ["caesar", "idus", "republic"])
def test_all_words_of_a_game_are_listed(play, home, game, language, asked):
    _, out, _ = play(f"? {asked}\nquit\n", game, "--opponent", "random", "--seed", "3", "--lang", language)
    told = " ".join(out.split())
    lines = [" ".join(f"{word.term} – {word.means} [{word.rule}]".split()) for word in glossary(game, language)]
    assert [line for line in lines if line not in told] == []


@pytest.mark.parametrize(
    ("language", "hints"),
    [("en", ("? words", "? aim", "? signs", "rules")), ("fr", ("? mots", "? but", "? signes", "règles"))],
)
def test_an_unknown_word_says_what_one_can_ask(play, home, language, hints):
    _, out, _ = play("? xyzzy\n? (\nquit\n", "--opponent", "random", "--seed", "3", "--lang", language)
    told = out.partition("> ? xyzzy")[2].partition("\n> ")[0]
    assert all(hint in told for hint in hints)


def test_votes_cite_the_rule_by_which_cards_are_turned_and_the_limit_its_own(play, home):
    _, out, _ = play(enough(1), "--opponent", "random", "--seed", "5")
    assert "turned face-up" in out
    assert "[7.3.6]" not in out
    _, out, _ = play("quit\n", "idus", "--opponent", "random", "--seed", "5")
    assert re.search(r"is the first player\. \[3\.4\]\nThe limit is 13: .* \[2\.1\]", out)


def singulars(language: str) -> list[str]:
    """Sentences about one thing."""
    one = {
        "caesar-over": {"turn": 1},
        "idus-over": {"turn": 1},
        "cli-play-no-number": {"number": 7, "count": 1},
        "caesar-event-game-won": {"tied": 0, "seat": comitium.Phrase("caesar-seat-caesar"), "points": 1, "points2": 0},
        "caesar-event-vote-deck-reshuffled": {"count": 1},
        "idus-refuse-claim-turn": {"turn": 3, "last": 1},
        "journal-lines": {"line": 3, "said": 1, "found": 2},
        "cli-tool-played": {"games": 1, "title": "", "decisions": 1, "seconds": "1", "seed": "1"},
        "draw-caesar-belongings-briefly": {"hand": "", "decks": "", "discards": "", "patricians": 1, "points": 1},
    }
    return [comitium.say(comitium.Phrase(id, args), language) for id, args in one.items()]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_one_thing_is_told_in_the_singular(language):
    plural = r"\b1 (turns|points|pts|decisions|lines|vote cards|tours|décisions|lignes|cartes)\b"
    assert not [sentence for sentence in singulars(language) if re.search(plural, sentence)]


def test_french_words_are_understood(play, home):
    typed = f"{PREPARED}\ndown 3\nannuler\njournal\nsauver ides\nreprendre\nquitter\n"
    code, out, _ = play(typed, *SHUFFLED, "--opponent", "random", "--seed", "7", "--lang", "fr", "--seat", "Cléopâtre")
    assert code == 0
    assert "Annulé." in out
    assert "Tour 1" in out
    assert (home / "saves" / "ides.jsonl").exists()


def test_a_hint_names_an_answer(play, home, monkeypatch):
    monkeypatch.setattr("comitium.bots.advice.ADVISERS", ("consul:sims=8",))
    _, out, _ = play(f"{PREPARED}\nh\n", *SHUFFLED, "--opponent", "random", "--seed", "7")
    assert re.search(r"\d+%, Place", out) or "would answer" in out


def test_auto_finishes_the_preparation(play, home, monkeypatch):
    monkeypatch.setattr("comitium.bots.advice.ADVISERS", ())
    monkeypatch.setattr("comitium.bots.advice.RECOMMENDERS", ("random",))
    _, out, _ = play("auto\nauto\n", "--opponent", "random", "--seed", "7")
    assert "Your setup is finished." in out
    assert "Turn 1 is yours" in out
    assert "Fortuna has answered for you: " in out


def test_an_order_to_pass_only_passes_where_there_is_no_choice(play, home):
    _, out, _ = play("pass always\n" + enough(1), "--opponent", "random", "--seed", "5")
    assert "From now on you are not asked when only one answer is possible" in out
    match = comitium.replay(journals(home)[0].read_text())
    assert match.outcome is not None
    assert re.search(r"Your standing order answered: .+\. \[6\.6\]", out)
    asked = re.findall(r"do you veto it\? \[6\.6\]\n1\. .*\n(.*)", out)
    assert all(line.startswith("2. Veto it") for line in asked)


def test_at_a_shared_keyboard_nobody_passes_by_order(play, home):
    _, out, _ = play("pass always\n", "--hotseat", "--seed", "5")
    assert "At a shared keyboard each player answers every question" in out


def test_whatever_is_typed_the_game_goes_on(play, home):
    pick = random.Random(11)
    letters = "0123456789;?uhx .,-éß\t\x00\x1b[]{}$💥 down up on end pass next "
    lines = ["".join(pick.choice(letters) for _ in range(pick.randrange(12))) for _ in range(300)]
    lines = [line for line in lines if not line.strip().lower().startswith(("h", "q"))]
    lines += ["9" * 5000, "; ; ;", "resume ../../etc/passwd", "save ../x", "save " + "a" * 99, "? [", "rules (", "resume 1"]
    code, out, _ = play("\n".join(lines) + "\n", *SHUFFLED, "--opponent", "random", "--seed", "5")
    assert code == 0
    assert "\x1b" not in out


# -- bad command lines, bad saves: one sentence, code 2


@pytest.mark.parametrize(
    "words",
    [
        ("chess",),
        ("--option", "rule_set=monopoly"),
        ("--option", "colour=red"),
        ("--option", "rule_set"),
        ("--opponent", "nero"),
        ("--opponent", "random:x"),
        ("--seat", "brutus"),
        ("--speed", "lightning"),
        ("--option", "seed=3"),
        ("--seed", "seven"),
        ("--lang", "la"),
        ("--resume", "nowhere"),
        ("--resume", "../../etc/passwd"),
        ("--resume", "caesar"),
    ],
)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_wrong_command_line_is_one_sentence_and_code_2(play, home, words, language):
    extra = () if "--lang" in words else ("--lang", language)
    code, out, err = play("", *words, *extra)
    assert code == 2
    assert out == ""
    assert len(err.strip().splitlines()) == 1
    assert not journals(home)


# -- the catalogues


def test_both_catalogues_have_every_sentence_of_the_table():
    folder = Path(saves.__file__).parents[1]
    ids = {
        language: set(re.findall(r"^(cli-play-[\w-]+) =", (folder / "text" / language / "play.ftl").read_text(), re.MULTILINE))
        for language in ("en", "fr")
    }
    assert ids["en"] == ids["fr"]
    used = set()
    for source in folder.rglob("*.py"):
        used |= set(re.findall(r'"(cli-play-[\w-]*\w)"', source.read_text()))
    assert all(bundle("en").has_message(id) for id in used)
