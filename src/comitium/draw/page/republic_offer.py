"""[1.04.3] An offer in Res Publica Romana as a form: to whom, what I promise, and what I want for it.

The form writes what people would type (`star 5 for votes censor julius`); which fields a promise needs follows from the
clauses that the game knows.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from comitium.core.board import Board
from comitium.core.messages import Phrase
from comitium.draw.page.words import Words, text
from comitium.games.republic import clauses, names
from comitium.games.republic.catalogue.cards import CARD_KEY
from comitium.games.republic.catalogue.keys import GAMES_KEYS, INTRIGUE_KEYS
from comitium.games.republic.rules import r1_04_clauses as kinds
from comitium.games.republic.rules.r1_09_senate.kinds import KIND_NAMES

SENT: Final = {"pay": "", "for": "votes"}  # the word that people say where it is not the word of the notation
AT_RANDOM: Final = (1, 2, 3)
FIELDS: Final = ("", ".amount", ".about", ".senator", ".faction", ".card", ".games", ".when", ".text")
WORDS: Final = " ".join(["$to", *(f"$give{one}" for one in FIELDS), "for", *(f"$get{one}" for one in FIELDS)])

Choices = Sequence[tuple[str, str]]


def form(board: Board, words: Words) -> str:
    """The form, and a line for those who would rather write it."""
    others = [(names.SEATS[seat], words.speak(name)) for seat, name in enumerate(board.seats) if seat != board.seat]
    sides = "".join(
        f'<fieldset class="side"><legend>{words.say(f"republic-{side}")}</legend>{_side(side, board, words)}</fieldset>'
        for side in ("give", "get")
    )
    hint = words.say("republic-offer-example")
    return (
        f'<form data-do="offer" data-words="{WORDS}" class="offer">'
        f"{_select('to', words.say('republic-offer-to'), others)}{sides}"
        f'<button class="btn small">{words.say("offer")}</button> {words.cite("1.04.3")}</form>'
        f'<details class="sm" id="offer-words" data-keep><summary class="link">{words.say("republic-offer-words")}</summary>'
        f'<form data-do="offer"><input type="text" name="text" maxlength="400" aria-label="{words.say("offer")}" '
        f'placeholder="{hint}"><button class="btn small">{words.say("offer")}</button></form></details>'
    )


def promises(words: Words) -> list[tuple[str, str, str]]:
    """What may be promised: the word that is sent, how it is said, and the fields that it needs."""
    return [
        (SENT.get(word, word), words.maybe(f"draw-page-republic-promise-{word}") or text(word), needs(kind))
        for kind, word in clauses.VERBS.items()
        if kind in kinds.KINDS
    ]


def needs(kind: int) -> str:
    """The fields of a promise: what it is about."""
    if kind == kinds.WORDS:
        return "text"
    if kind in kinds.GIVEN:
        return "amount when" if kind == kinds.PAY else "card when"
    if kind in clauses.TALENTS:
        return "amount"
    if kind in kinds.ON_PROPOSALS:
        return "about faction" if kind in clauses.CALLS else "about senator"
    return "games" if kind == kinds.GAMES else "senator"


def _side(side: str, board: Board, words: Words) -> str:
    """One side of the bargain: a promise, and the fields that it may need; those it does not need are hidden by the page."""
    listed = "".join(f'<option value="{word}" data-needs="{fields}">{said}</option>' for word, said, fields in promises(words))
    nothing = f'<option value="" data-needs="">{words.say("republic-promise-nothing")}</option>'
    kind = (
        f'<label>{words.say("republic-promise")}<select name="{side}" data-promise="{side}">{nothing}{listed}</select></label>'
    )
    fields = (
        f'<label data-need="amount" hidden>{words.say("republic-field-amount")}<input type="number" name="{side}.amount" '
        f'min="1" max="{kinds.MOST_TALENTS}" value="5" inputmode="numeric" disabled></label>'
        + _field(side, "about", _proposals(board, words), words)
        + _field(side, "senator", _senators(board, words), words)
        + _field(side, "faction", _factions(board, words), words)
        + _field(side, "card", _cards(side, board, words), words)
        + _field(side, "games", _games(words), words)
        + _field(side, "when", _conditions(words), words)
        + f'<label data-need="text" hidden>{words.say("republic-field-text")}<input type="text" name="{side}.text" '
        f'maxlength="{kinds.LONGEST_TEXT}" autocomplete="off" disabled></label>'
    )
    return kind + fields


def _field(side: str, need: str, choices: Choices, words: Words) -> str:
    options = "".join(f'<option value="{value}">{said}</option>' for value, said in choices)
    label = words.say(f"republic-field-{need}")
    return f'<label data-need="{need}" hidden>{label}<select name="{side}.{need}" disabled>{options}</select></label>'


def _select(name: str, label: str, choices: Choices) -> str:
    options = "".join(f'<option value="{value}">{said}</option>' for value, said in choices)
    return f'<label>{label}<select name="{name}">{options}</select></label>'


def _proposals(board: Board, words: Words) -> Choices:
    """Kinds of proposals; first what is being voted on, if anything is."""
    floor = [("this vote", words.say("republic-promise-floor"))] if board.of_kind("floor") else []
    return [*floor, *((word, words.speak(names.proposal(kind))) for kind, word in enumerate(KIND_NAMES))]


def _senators(board: Board, words: Words) -> Choices:
    """Anybody, or a man who lies on the table."""
    found = {
        one.face: words.speak(one.name)
        for zone in board.walk()
        for one in zone.pieces
        if one.kind == "senator" and one.face in names.SENATORS
    }
    return [("", words.say("republic-promise-anybody")), *sorted(found.items(), key=lambda pair: pair[1])]


def _factions(board: Board, words: Words) -> Choices:
    return [(names.SEATS[seat], words.speak(name)) for seat, name in enumerate(board.seats)]


def _conditions(words: Words) -> Choices:
    """Whatever happens, or only if a proposal of some kind passes or falls."""
    kinds_of = [(word, names.proposal(kind)) for kind, word in enumerate(KIND_NAMES)]
    found = [
        (f"if {event} {word}", words.say(f"republic-if-{event}", proposal=said))
        for event in ("passed", "failed")
        for word, said in kinds_of
    ]
    return [("", words.say("republic-if-always")), *found]


def _cards(side: str, board: Board, words: Words) -> Choices:
    """Some at random, a kind of intrigue, or one of the reader's own hand."""
    hand = [
        (one.face, words.speak(one.name))
        for zone in board.of_kind("hand")
        if zone.owner == board.seat and side == "give"
        for one in zone.pieces
        if one.face in CARD_KEY
    ]
    random = [(f"random {count}", words.say("republic-promise-random", count=count)) for count in AT_RANDOM]
    kinds_of = [(key, words.speak(names.intrigue(number))) for number, key in enumerate(INTRIGUE_KEYS)]
    return [*random, *hand, *kinds_of]


def _games(words: Words) -> Choices:
    said = [(key, words.speak(Phrase(f"republic-term-games-{key.replace('_', '-')}"))) for key in GAMES_KEYS]
    return [("", words.say("republic-promise-any-games")), *said]
