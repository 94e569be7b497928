"""What a typed line means: a command of the table, or answers to its questions."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Final, NamedTuple

from comitium.core.errors import Illegal
from comitium.core.messages import Amount, Phrase, Prompt
from comitium.core.registry import GameType, game_type
from comitium.text import LANGUAGES, bare, forms, say

COMMANDS: Final = {
    "explain": ("?", "help", "aide"),
    "undo": ("u", "undo", "annuler"),
    "hint": ("h", "hint", "conseil", "indice"),
    "log": ("log", "l", "journal"),
    "why": ("why", "why?", "pourquoi", "pourquoi ?", "pourquoi?"),
    "table": ("table", "t"),
    "save": ("save", "sauver", "sauvegarder"),
    "quit": ("quit", "q", "exit", "quitter"),
    "resume": ("resume", "reprendre"),
    "rules": ("rules", "regles"),
    "speed": ("speed", "vitesse"),
    "auto": ("auto",),
    "claim": ("claim", "affirmer"),
    "news": ("news", "since", "nouvelles", "depuis", "nouvelle"),
    "moment": ("moment", "moments"),
    "deals": ("deals", "agreements", "accords", "accord", "offres", "offers"),
    "offer": ("offer", "proposer", "offrir", "offre"),
    "accept": ("accept", "accepter", "accepte"),
    "refuse": ("refuse", "refuser"),
    "motion": ("motion",),
    "forced": ("forced", "force"),
    "quiet": ("quiet", "calme"),
    "always": ("always", "toujours"),
    "phase": ("phase",),
    "during": ("during", "pendant"),
    "until": ("until", "jusque", "jusqu'a"),
    "orders": ("orders", "consignes", "ordres", "order", "consigne", "ordre"),
    "unasked": ("unasked", "spontane"),
    "pass_always": ("pass always", "passer toujours"),
    "pass_ask": ("pass ask", "passer demander"),
}
_BY_WORD: Final = {word: name for name, words in COMMANDS.items() for word in words}
TAKES_WORDS: Final = frozenset({"explain", "save", "resume", "rules", "claim", "speed", "table", "moment"}) | frozenset(
    {"offer", "accept", "refuse", "motion", "forced", "quiet", "always", "phase", "during", "until", "orders", "unasked"}
)
LONGEST_NAME: Final = 6  # words of it


class Command(NamedTuple):
    name: str
    words: str = ""


def command(text: str) -> Command | None:
    """The command that a line is, if it is one.

    >>> command("? 7.3"), command("Annuler"), command("?7.3"), command("down 3")
    (Command(name='explain', words='7.3'), Command(name='undo', words=''), Command(name='explain', words='7.3'), None)
    """
    line = " ".join(text.split())
    if line.startswith("?"):
        return Command("explain", line[1:].strip())
    whole = _BY_WORD.get(bare(line))
    if whole is not None:
        return Command(whole)
    first, _, rest = line.partition(" ")
    name = _BY_WORD.get(bare(first))
    return Command(name, rest) if name in TAKES_WORDS and name is not None else None


def seat(game: str, asked: str, seats: Iterable[int]) -> int | None:
    """The seat that a name means, in any language; a seat's number, counted from 1, is as good as its name."""
    ids = game_type(game).meta.seats
    for number in seats:
        names = (ids[number], *(seat_name(game, number, language) for language in LANGUAGES))
        if bare(asked) in (str(number + 1), *map(bare, names)):
            return number
    return None


def seat_name(game: str, number: int, language: str) -> str:
    return say(Phrase(f"{game}-seat-{game_type(game).meta.seats[number]}"), language)


def in_speech(notation: str, game: str, language: str) -> str:
    """A notation in which seats stand under the names that people see."""
    ids = game_type(game).meta.seats
    named = {id: seat_name(game, number, language) for number, id in enumerate(ids)}
    return re.sub(r"\w+", lambda word: named.get(word[0], word[0]), notation)


def vocabulary(game: GameType, language: str) -> Mapping[str, str]:
    """What people may say for a word of the notation, in any language; their own has the last word."""
    return _vocabulary(game.meta.id, language)


@cache
def _vocabulary(game: str, language: str) -> Mapping[str, str]:
    found: dict[str, str] = {}
    profile = game_type(game).profile
    id = f"draw-{game}-claim-words"  # its forms are what people say for each word
    for spoken in (*(other for other in LANGUAGES if other != language), language):
        for word, phrase in profile.words:
            named = forms(phrase, spoken)
            for name in ("the", "short"):  # as it is called in a sentence, and where there is little room
                if name in named:
                    found.setdefault(bare(named[name]), word)
        found.update({bare(say(phrase, spoken)): word for word, phrase in profile.words})
        for word, others in forms(Phrase(id), spoken).items():
            found.update({bare(other): word for other in others.split()})
    return found


def in_notation(text: str, spoken: Mapping[str, str]) -> str:
    """A text in which spoken names stand as the notation has them; of several that fit, the longest.

    >>> in_notation("saw 3 Aurélius Rouge", {"aurelius": "senator_1", "rouge": "red"})
    'saw 3 senator_1 red'
    >>> in_notation("voix Loi  agraire", {"loi agraire": "land_bill", "voix": "for"})
    'for land_bill'
    """
    words, found = text.split(), []
    while words:
        long = min(len(words), LONGEST_NAME)
        size = next((size for size in range(long, 0, -1) if bare(" ".join(words[:size])) in spoken), 0)
        found.append(spoken[bare(" ".join(words[:size]))] if size else words[0])
        words = words[max(1, size) :]
    return " ".join(found)


def chain(text: str) -> list[str]:
    """The answers in a line, in order: separated by semicolons, or numbers separated by spaces.

    >>> chain("3 1 2"), chain("down 3; on senator;"), chain("4; 1 2")
    (['3', '1', '2'], ['down 3', 'on senator'], ['4', '1', '2'])
    """
    answers: list[str] = []
    for part in text.split(";"):
        words = part.split()
        if words and all(is_number(word) for word in words):
            answers.extend(words)
        elif words:
            answers.append(" ".join(words))
    return answers


def is_number(word: str) -> bool:
    return re.fullmatch(r"[0-9]{1,4}[.,)]?", word) is not None


def amount(answer: str, prompt: Prompt) -> Amount | None:
    """The amount among the answers that a number stands for: they are counted on from the options."""
    place = int(answer.rstrip(".,)")) - len(prompt.options) - 1 if is_number(answer) else -1
    alone = not prompt.options and len(prompt.amounts) == 1
    return prompt.amounts[place] if 0 <= place < len(prompt.amounts) and not alone else None


def has_moved(answer: str, before: Prompt, now: Prompt) -> bool:
    """Whether a number that was typed for one list stands for something else in another, which is the same list after an
    answer: what it meant has another place, or is gone while other amounts are still asked for."""
    number = int(answer.rstrip(".,)"))
    then, listed = _listed(before), _listed(now)
    meant = then[number - 1] if 0 < number <= len(then) else -1
    if not now.options or (0 < number <= len(listed) and listed[number - 1] == meant):
        return False  # where only an amount is asked, a number is no place
    amounts = {one.choice for one in before.amounts} & {one.choice for one in now.amounts}
    return meant in listed or (meant >= 0 and bool(amounts))


def _listed(prompt: Prompt) -> list[int]:
    """What stands under the numbers of a list: choices, and the lowest ones of amounts."""
    return [*(option.choice for option in prompt.options), *(one.choice for one in prompt.amounts)]


def choice(answer: str, prompt: Prompt, game: GameType, language: str, spoken: Mapping[str, str]) -> int:
    """The choice that an answer means: its number, its notation, or words that fit one of the options alone.

    It may be a choice that is not legal now; whoever applies it says why not. Raises `Illegal` for words without a meaning.
    """
    if is_number(answer):
        number = int(answer.rstrip(".,)"))
        if not prompt.options and len(prompt.amounts) == 1:
            return prompt.amounts[0].choice + number
        if (counted := amount(answer, prompt)) is not None:
            if 0 < counted.low < counted.high:
                raise Illegal(
                    prompt.rule, Phrase("cli-play-how-many", {"number": number, "low": counted.low, "high": counted.high})
                )
            return counted.choice + counted.low
        if not 1 <= number <= len(prompt.options):
            count = len(prompt.options) + len(prompt.amounts)
            raise Illegal(prompt.rule, Phrase("cli-play-no-number", {"number": number, "count": count}))
        return prompt.options[number - 1].choice
    first, _, second = answer.partition(" ")
    if is_number(second) and is_number(first) and (counted := amount(first, prompt)) is not None:
        return counted.choice + int(second.rstrip(".,)"))
    written = [option.choice for option in prompt.options if option.notation == answer.casefold()]
    if written:  # as the list has it, whatever its words mean in another language
        return written[0]
    try:
        return game.parse(in_notation(answer, spoken))
    except Illegal:
        fitting = [option.choice for option in prompt.options if _fits(bare(answer), bare(say(option.text, language)))]
        if len(fitting) == 1:
            return fitting[0]
        raise Illegal(prompt.rule, Phrase("cli-play-not-understood", {"answer": answer[:60]})) from None


def _fits(typed: str, option: str) -> bool:
    return len(typed) >= 3 and re.search(rf"\b{re.escape(typed)}", option) is not None
