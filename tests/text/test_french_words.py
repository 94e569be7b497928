"""In French one thing has one word, the rulebook's where it has one: words and spellings that stay out of the catalogue."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import comitium

HOME = Path(comitium.__file__).parent
WRONG = {  # what is not written: what is written instead
    r"\b(à|de) \{ \$\w+-the \}": "the forms -to, -of, -in and -from",
    r"flotte(?!s? ennemie)": "escadre; a flotte is the enemy's",
    r"captif": "prisonnier",
    r"\bbourse": "trésor personnel",
    r"époque": "ère",
    r"\b(ans?|années?)\b": "tour, which is more than a year",
    r"artificiel": "bot",
    r"pots?-de-vin|contre-offre": "corruption, contre-corruption",
    r"débauch|\brallie": "persuader",
    r"procureur": "accusateur",
    r"promoteur|\bparrain": "initiateur, co-initiateur",
    r"attentat": "tentative d’assassinat",
    r"\blegs\b": "héritage",
    r"sans faction": "non aligné",
    r"pressur": "exploiter",
    r"pill(er|age)\b": "spolier",
    r"\bsession\b": "séance",
    r"plus haut magistrat": "sénateur de plus haut rang",
    r"ordres? permanents?": "consigne",
    r"vous seul\b|yeux seuls": "pour vos yeux uniquement: the reader may be a woman",
    r"la maison\b|dress(er|é|ée) (la|une) table": "serveur, créer une table",
    r"points? d’influence|\d en influence": "5 d’influence",
    r"Loi [A-Z]|[Pp]hase de Sénat": "loi gabinienne, phase de sénat",
    r"(?<![Pp]hase de )\bforum\b(?!,)": "Forum, the place",
    r"(?:^ ?\"?|[.;] |\u202f: )Qui [^?.]*\.": "a subject: Un sénateur qui …, Le joueur qui …",
    r"bo[iî]te (de faction|du joueur)|talents de la boîte": "trésor de la faction",
    r"\bif (passed|failed|elected)": "si adopté, si rejeté, si élu",
    r"promet \{ \$seat2-to \}\s?:": "promet … de voter",
    r"[\d}] T\b": "a no-break space before T",
    r"(?<!\u202f)%": "a narrow no-break space before %",
}
RIGHT = {  # a message: the wrong word that is right there
    "republic-revolution-refuse-not-tested": "rallie",  # a legion, which nobody persuades
    "cli-play-arg-led": "Qui mène",  # what the argument says: no sentence
}


def written() -> Iterator[tuple[str, str]]:
    """Yield the French lines that people read, each with its message; other words that find one in a glossary are skipped."""
    for path in sorted(HOME.rglob("text/fr/*.ftl")):
        id = ""
        for line in path.read_text(encoding="utf-8").splitlines():
            found = re.match(r"([\w-]+) =", line)
            id = found[1] if found else id
            if not line.startswith("#") and ".also =" not in line:
                yield id, line.partition(" =")[2] if found or re.match(r" +\.\w", line) else line
    for path in sorted(HOME.glob("games/*/ledger.toml")):
        for line in path.read_text(encoding="utf-8").splitlines():
            if re.match(r"(title|summary)_fr =", line):
                yield path.parent.name, line.partition(" =")[2]


@pytest.mark.parametrize("wrong", WRONG)
def test_in_french_a_wrong_word_stays_out(wrong: str) -> None:
    case = 0 if re.search("[A-Z]", wrong) else re.IGNORECASE
    lines = [(id, line) for id, line in written() if RIGHT.get(id, "\n") not in line]
    assert len(lines) > 4_000
    assert [(id, line) for id, line in lines if re.search(wrong, line, case)] == [], WRONG[wrong]
