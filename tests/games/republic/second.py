"""A table set by one line of notation and played by words: what a tester needs who has not seen the rules' code."""

from __future__ import annotations

from comitium.core.errors import Illegal
from comitium.games.republic.kind import KIND
from comitium.games.republic.state import Republic
from games.republic.builder import asked

# four factions of three in Rome; a test may name others in their place
PEACE = {
    "column": "cornelius*(rome_consul),fabius,valerius",
    "amphora": "julius*,claudius,manlius",
    "trident": "fulvius*,furius,aurelius",
    "star": "junius*,papirius,acilius",
}


def at(text: str = "", seed: int = 7) -> Republic:
    """A position in which everything that the line does not say is as in PEACE."""
    said = [field.partition("=")[0] for field in text.split()]
    rest = [f"{name}={value}" for name, value in PEACE.items() if name not in said]
    game = KIND.from_position(" ".join([text, *rest]), seed)
    game.advance()
    return game


def phase(name: str, text: str = "", seed: int = 7) -> Republic:
    """Such a position at the beginning of a phase of turn 2."""
    return at(f"turn=2 phase={name} stack=Years({name}) {text}", seed)


def menu(game: Republic, seat: int | None = None) -> list[str]:
    """What a seat may say, in words; by itself the first that is asked."""
    if not game.actors():
        return []
    who = game.actors()[0] if seat is None else seat
    return [KIND.describe(choice).notation for choice in game.legal(who)]


def speak(game: Republic, *words: str, seat: int | None = None) -> None:
    """The first seat that is asked, or this one, says these words, one after the other."""
    for word in words:
        game.apply(game.actors()[0] if seat is None else seat, KIND.parse(word))


def refused(game: Republic, word: str, seat: int | None = None) -> bool:
    """Whether these words are refused where they are said."""
    try:
        speak(game, word, seat=seat)
    except Illegal:
        return True
    return False


def until(game: Republic, *questions: str, word: str = "") -> None:
    """Everybody says the first of pass, done, no that he may, until one of these questions is asked."""
    for _ in range(400):
        if asked(game) in questions or game.over or not game.actors():
            return
        offered = menu(game)
        speak(game, next((quiet for quiet in (word, "pass", "done", "no") if quiet in offered), offered[0]))
    raise AssertionError(f"{questions} were never asked, but {asked(game)}")
