"""[1.04.3] An offer in Res Publica Romana as a form: to whom, what I promise, and what I want for it.

The form writes what people would type (`star 5 for votes censor julius`); which fields a promise needs follows from the
clauses that the game knows. It is long, and is fetched when somebody wants it (`PageLook.paper`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from comitium.core.board import Board
from comitium.core.messages import Phrase
from comitium.draw.page.republic.senate import say
from comitium.draw.page.words import Words, icon, text
from comitium.games.republic import names
from comitium.games.republic.catalogue.cards import CARD_KEY
from comitium.games.republic.catalogue.keys import GAMES_KEYS, INTRIGUE_KEYS, OFFICE_KEYS
from comitium.games.republic.deals import clauses as kinds
from comitium.games.republic.deals.clause import binding_kinds
from comitium.games.republic.deals.notation import SWAP
from comitium.games.republic.rules.r1_09_senate.r1_09_13_measures import MEASURES

PAPER: Final = "offer"  # the name under which the form is fetched
SENT: Final = {"pay": "", "for": "votes"}  # the word that people say where it is not the word of the notation
AT_RANDOM: Final = (1, 2, 3)
MOST_BOUGHT: Final = 12  # votes that a promise to buy may be about
TURNS: Final = 8  # to come, that a promise may be for
STEPS: Final = range(1, 8)  # of a session of the Senate
# every field of a side, in the order in which the notation has them
FIELDS: Final = (
    *(
        "",
        "amount",
        "card",
        "card2",
        "about",
        "kind",
        "senator",
        "thing",
        "faction",
        "role",
        "trial",
        "charge",
        "office",
        "games",
    ),
    *("by", "by2", "buying", "carry", "shown", "turn", "step", "when", "whose", "text", "veto"),
)

Choices = Sequence[tuple[str, str]]


def _names(side: str) -> list[str]:
    return [f"${side}.{field}" if field else f"${side}" for field in FIELDS]


WORDS: Final = " ".join(["$to", *_names("give"), *_names("get")])


def opener(board: Board, words: Words) -> str:
    """What opens the form, and a line for those who would rather write it; [4.01.1] why nothing is offered to neutrals."""
    partners = _partners(board)
    if not partners:
        return _no_neutrals(board, words)
    hint = say(words, "offer-example", faction=names.SEATS[partners[-1]])
    return (
        f'<div><button type="button" class="btn small" data-inspect="{PAPER}">{icon("pact")} {say(words, "offer-open")}'
        f"</button> {words.cite('1.04.3')}</div>"
        f'<details class="sm" id="offer-words" data-keep><summary class="link">{say(words, "offer-words")}</summary>'
        f'<form data-do="offer"><input type="text" name="text" maxlength="400" aria-label="{words.say("offer")}" '
        f'placeholder="{hint}"><button class="btn small">{words.say("offer")}</button></form></details>'
    )


def form(board: Board, words: Words) -> str:
    """The form; nothing for somebody who only looks on."""
    if board.seat is None or board.over:
        return ""
    others = [(names.SEATS[seat], words.speak(board.seats[seat])) for seat in _partners(board)]
    if not others:
        return ""
    sides = "".join(
        f'<fieldset class="side"><legend>{say(words, f"{side}")}</legend>{_side(side, board, words)}</fieldset>'
        for side in ("give", "get")
    )
    to = f"<label>{say(words, 'offer-to')}<select name=to>{_options(others)}</select></label>{_no_neutrals(board, words)}"
    return (
        f'<article class="glass paper"><div><h2 tabindex="-1">{say(words, "offer-open")}</h2>'
        f'<p class="sub">{say(words, "offer-about")}</p>'
        f'<form data-do="offer" data-words="{WORDS}" class="offer">{to}<div class="sides">{sides}</div>'
        f'<p class="sm sub">{icon("lock", "s14")} {say(words, "offer-never")} {words.cite("1.04.3")}</p>'
        f'<button class="btn pri">{icon("check")} {words.say("offer")}</button></form></div></article>'
    )


def _neutrals(board: Board) -> list[int]:
    """[4.02.1] The factions before which a directive lies."""
    found = [one for zone in board.of_kind("faction") for one in zone.pieces if one.kind == "directive"]
    return [one.owner for one in found if one.owner is not None]


def _partners(board: Board) -> list[int]:
    """The other factions that somebody leads: only these can promise anything."""
    neutrals = _neutrals(board)
    return [seat for seat in range(len(board.seats)) if seat != board.seat and seat not in neutrals]


def _no_neutrals(board: Board, words: Words) -> str:
    """[4.01.1] Why some factions, or all, are not on the list; nothing where somebody leads each of them."""
    if not _neutrals(board):
        return ""
    return f'<p class="sm sub">{icon("rule", "s14")} {say(words, "offer-neutrals")} {words.cite("4.01.1")}</p>'


def promises(words: Words) -> list[tuple[str, str, str]]:
    """What may be promised: the word that is sent, how it is said, and the fields that it needs."""
    found = [
        (SENT.get(kind.word, kind.word), words.maybe(f"draw-respublica-promise-{kind.word}") or text(kind.word), kind.needs)
        for kind in binding_kinds()
    ]
    return [*found, (SWAP, say(words, "promise-swap"), "card card2")]


def _side(side: str, board: Board, words: Words) -> str:
    """One side of the bargain: a promise, and the fields that it may need; those it does not need are hidden by the page."""
    before = "for " if side == "get" else ""  # who wants nothing for it does not say "for"
    listed = "".join(
        f'<option value="{before}{word}" data-needs="{fields}">{said}</option>'
        for word, said, fields in promises(words)
        if side == "give" or word != SWAP
    )
    nothing = f'<option value="" data-needs="">{say(words, "promise-nothing")}</option>'
    kind = f'<label>{say(words, "promise")}<select name="{side}" data-promise="{side}">{nothing}{listed}</select></label>'
    return kind + "".join(_field(side, field, board, words) for field in FIELDS if field)


def _field(side: str, need: str, board: Board, words: Words) -> str:
    """A field with its label, hidden and out of use until a promise needs it."""
    label = say(words, f"field-{need}")
    name = f"{side}.{need}"
    if need == "amount":
        inside = (
            f'<input type="number" name="{name}" min="1" max="{kinds.MOST_TALENTS}" value="5" inputmode="numeric" disabled>'
        )
    elif need == "text":
        inside = f'<input type="text" name="{name}" maxlength="{kinds.LONGEST_TEXT}" autocomplete="off" disabled>'
    else:
        inside = f'<select name="{name}" disabled>{_options(_choices(side, need, board, words))}</select>'
    return f'<label data-need="{need}" hidden>{label}{inside}</label>'


def _options(choices: Choices) -> str:
    return "".join(f'<option value="{value}">{said}</option>' for value, said in choices)


# -- what a field offers


def _choices(side: str, need: str, board: Board, words: Words) -> Choices:
    anything = [("", say(words, "promise-any"))]
    if need in ("senator", "whose"):
        return [("", say(words, "promise-anybody")), *_senators(board, words)]
    if need in ("by", "by2"):
        own = _senators(board, words, side == "give")
        return [("", say(words, "promise-everybody")), *((f"by {word}", said) for word, said in own)]
    if need in ("card", "card2"):
        return _cards(side == "give" and need == "card", board, words)
    lists: dict[str, Choices] = {
        "about": [*_floor(board, words), *_proposals(board, words)],
        "kind": _proposals(board, words),
        "thing": [*anything, *_things(board, words)],
        "faction": [(names.SEATS[seat], words.speak(name)) for seat, name in enumerate(board.seats)],
        "role": [*anything, *((word, say(words, f"role-{word}")) for word in _roles(board))],
        "trial": [*anything, *((word, say(words, f"trial-{word}")) for word in kinds.TRIALS[1:])],
        "charge": [
            *anything,
            *((word, words.speak(names.charge(at))) for at, word in enumerate(names.THINGS["charge"])),
        ],
        "office": [*anything, *((word, words.speak(_office(word))) for word in kinds.APPOINTMENTS[1:])],
        "games": [("", say(words, "promise-any-games")), *_games(words)],
        "buying": [("", say(words, "buying-none")), *((f"buying {one}", str(one)) for one in range(1, MOST_BOUGHT + 1))],
        "carry": [("", say(words, "carry-not")), ("carry", say(words, "carry"))],
        "shown": [("", say(words, "shown-not")), ("shown", say(words, "shown"))],
        "turn": [("", say(words, "turn-next")), *((f"turn {turn}", str(turn)) for turn in _turns(board))],
        "step": [*anything, *((f"step {step}", say(words, "step", step=step)) for step in STEPS)],
        "when": _conditions(board, words),
        "veto": [("", say(words, "veto-free")), ("no-veto", say(words, "veto-none"))],
    }
    return lists[need]


def _floor(board: Board, words: Words) -> list[tuple[str, str]]:
    """What is being voted on, if anything is."""
    return [("this vote", say(words, "promise-floor"))] if board.of_kind("floor") else []


def _kinds(board: Board) -> list[tuple[int, str]]:
    """The kinds of proposals at this table: number and word."""
    return [
        (kind, word)
        for kind, word in enumerate(names.PROPOSALS)
        if word and (not MEASURES[kind].rule_set or MEASURES[kind].rule_set in board.rule_sets)
    ]


def _proposals(board: Board, words: Words) -> list[tuple[str, str]]:
    return [(word, words.speak(names.proposal(kind))) for kind, word in _kinds(board)]


def _roles(board: Board) -> list[str]:
    """As what somebody may be asked for his consent at this table."""
    return [word for word in kinds.ROLES[1:] if kinds.ROLE_RULE_SETS.get(word, "") in ("", *board.rule_sets)]


def _senators(board: Board, words: Words, own: bool = False) -> list[tuple[str, str]]:
    """The men who lie on the table, or only one's own."""
    found = {
        one.face: words.speak(one.name)
        for zone in board.walk()
        for one in zone.pieces
        if one.kind == "senator" and one.face in names.SENATORS and (not own or one.owner == board.seat)
    }
    return sorted(found.items(), key=lambda pair: pair[1])


def _things(board: Board, words: Words) -> list[tuple[str, str]]:
    """What else a proposal may name: provinces, concessions and wars that lie on the table, the land bills, and the
    laws where they are voted on."""
    kinds_of = ("province", "concession", "war")
    found = {one.face: words.speak(one.name) for zone in board.walk() for one in zone.pieces if one.kind in kinds_of}
    bills = [(word, words.speak(names.bill(at))) for at, word in enumerate(names.THINGS["bill"])]
    laws = [(word, words.speak(names.law(at))) for at, word in enumerate(names.THINGS["law"])]
    return [*found.items(), *bills, *(laws if "laws_by_vote" in board.rule_sets else [])]


def _offices(board: Board) -> list[str]:
    """The offices at this table for which a promise may wait."""
    known = [office for office in kinds.OFFICES if kinds.OFFICE_RULE_SETS.get(office, "") in ("", *board.rule_sets)]
    return ["consul", *(OFFICE_KEYS[office] for office in known)]


def _office(word: str) -> Phrase:
    return Phrase("draw-respublica-consul") if word == "consul" else Phrase(f"republic-office-{word.replace('_', '-')}")


def _turns(board: Board) -> range:
    now = int(board.moment.partition("/")[0] or 0)
    return range(max(1, now), now + TURNS)


def _conditions(board: Board, words: Words) -> Choices:
    """Whatever happens, or only if a proposal of some kind passes or falls, or if somebody is elected."""
    found = [
        (f"if {event} {word}", say(words, f"if-{event}", proposal=names.proposal(kind)))
        for event in ("passed", "failed")
        for kind, word in _kinds(board)
    ]
    found += [(f"if elected {word}", say(words, "if-elected", office=_office(word))) for word in _offices(board)]
    return [("", say(words, "if-always")), *found]


def _cards(mine: bool, board: Board, words: Words) -> Choices:
    """Some at random, a kind of intrigue, or one of the reader's own hand."""
    hand = [
        (one.face, words.speak(one.name))
        for zone in board.of_kind("hand")
        if zone.owner == board.seat and mine
        for one in zone.pieces
        if one.face in CARD_KEY
    ]
    random = [(f"random {count}", say(words, "promise-random", count=count)) for count in AT_RANDOM]
    kinds_of = [(key, words.speak(names.intrigue(number))) for number, key in enumerate(INTRIGUE_KEYS)]
    return [*hand, *kinds_of, *random]


def _games(words: Words) -> list[tuple[str, str]]:
    return [(key, words.speak(Phrase(f"republic-term-games-{key.replace('_', '-')}"))) for key in GAMES_KEYS]
