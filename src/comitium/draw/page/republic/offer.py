"""[1.04.3] A draft of an offer in Res Publica Romana: promises as sentences with gaps, each gap a short list.

A draft is a table of slots: `0.who` promises, `0.does` says what, the others are the gaps that such a promise has, each with
words of the notation. Which gaps a promise has follows from the clauses that the game knows.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from comitium.core.board import Board
from comitium.core.messages import Event, Phrase
from comitium.draw.page.model import Table
from comitium.draw.page.republic.senate import say
from comitium.draw.page.words import Words, icon, sends, text
from comitium.draw.page.zones import short
from comitium.games.republic import names
from comitium.games.republic.catalogue.cards import CARD_KEY
from comitium.games.republic.catalogue.keys import GAMES_KEYS, INTRIGUE_KEYS, OFFICE_KEYS
from comitium.games.republic.deals import clauses as kinds
from comitium.games.republic.deals.clause import BY_WORD, AboutSenator, ClauseKind, binding_kinds
from comitium.games.republic.deals.slots import THIS
from comitium.games.republic.events.deals import PromiseBroken, PromiseKept
from comitium.games.republic.report.report import promised_by
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_measures import MEASURES

AT_RANDOM: Final = (1, 2, 3)
MOST_BOUGHT: Final = 12  # votes that a promise to buy may be about
TURNS: Final = 8  # to come, that a promise may be for
STEPS: Final = range(1, 8)  # of a session of the Senate
ROWS: Final = 6  # promises of one draft
# every gap, in the order in which the notation has them; the second line is folded until it says something
MAIN: Final = (
    *("amount", "card", "about", "kind", "senator", "thing", "faction", "role", "trial", "charge", "office", "games", "text"),
)
VOTED: Final = frozenset(  # [4.05] what no faction can do where nobody votes and nobody is tried
    ("for", "against", "abstain", "no-veto", "veto", "nominate", "prosecute", "no-trial", "call-first", "call-last")
)
TERMS: Final = ("by", "by2", "buying", "carry", "shown", "turn", "step", "when", "whose")

Choices = Sequence[tuple[str, str]]


def rows_of(said: dict[str, str]) -> list[int]:
    """The promises of a draft, by their numbers."""
    return sorted({int(row) for row, dot, slot in (key.partition(".") for key in said) if slot == "does" and row.isdigit()})


def gaps(does: str) -> tuple[str, ...]:
    """The gaps of a promise, in the order of the notation."""
    needs = BY_WORD[does].needs.split() if does in BY_WORD else []
    return tuple(one for one in (*MAIN, *TERMS) if one in needs)


def draft(said: dict[str, str], board: Board, to: int) -> dict[str, str]:
    """A draft in which every gap has a word; one that says nothing yet is a sentence without a promise."""
    mine, theirs = names.SEATS[board.seat or 0], names.SEATS[to]
    rows = rows_of(said)[:ROWS] or [0]
    found: dict[str, str] = {"instead": said["instead"]} if "instead" in said else {}
    for place, row in enumerate(rows):
        by = said.get(f"{row}.who", mine)
        does = said.get(f"{row}.does", "")
        does = does if does in BY_WORD and BY_WORD[does].is_binding else ""
        found |= {f"{place}.who": by if by in (mine, theirs) else mine, f"{place}.does": does}
        for gap in gaps(does):
            word = said.get(f"{row}.{gap}")
            unsaid = word is None or (not word and gap == "senator" and _must_name(does))
            found[f"{place}.{gap}"] = _usual(gap, does, theirs if by == mine else mine, board) if unsaid else word or ""
    return found


def _must_name(does: str) -> bool:
    """Whether a promise is about a certain senator: "any" of them says nothing."""
    kind = BY_WORD.get(does)
    return isinstance(kind, AboutSenator) and kind.least > 0


def _usual(gap: str, does: str, to: str, board: Board) -> str:
    """The word of a gap that nobody has touched; of a senator who must be named, one of those who are promised it."""
    if gap == "senator" and _must_name(does):
        theirs = [zone for zone in board.of_kind("faction") if zone.owner is not None and names.SEATS[zone.owner] == to]
        return next((one.face for zone in theirs for one in zone.pieces if one.face in names.SENATORS), "")
    if gap in ("about", "kind"):
        return THIS if gap == "about" and board.of_kind("floor") else _kinds(board)[0][1]
    return {"amount": "5", "card": "random 1", "faction": names.SEATS[0]}.get(gap, "")


def draft_text(said: dict[str, str], board: Board, to: int) -> str:
    """The same in notation: who promises, the verb, to whom, and what it is about."""
    mine, theirs = names.SEATS[board.seat or 0], names.SEATS[to]
    parts: list[str] = []
    for row in rows_of(said):
        by, does = said[f"{row}.who"], said[f"{row}.does"]
        if not does:
            continue
        words = [by, does, theirs if by == mine else mine]
        quoted = "".join(letter for letter in said.get(f"{row}.text", "") if letter not in '"\u201c\u201d\u00ab\u00bb')
        for gap in (*MAIN[:-1], *TERMS, "text"):
            word = f'"{quoted}"' if gap == "text" else said.get(f"{row}.{gap}", "")
            if gap in gaps(does) and gap not in _hidden(said, row):
                words.append(word.replace(";", ","))
        parts.append(" ".join(" ".join(words).split()))
    return "; ".join(parts)


def _hidden(said: dict[str, str], row: int) -> tuple[str, ...]:
    """Gaps that another one leaves nothing to say in: what is on the floor names its men itself, and who is elected is all
    that an election is about."""
    hidden: tuple[str, ...] = ("senator", "thing") if said.get(f"{row}.about") == THIS else ()
    if not hidden and _sort(said, row) == "":
        hidden = ("thing",)
    return (*hidden, "whose") if not said.get(f"{row}.when") else hidden


def _sort(said: dict[str, str], row: int) -> str | None:
    """The sort of thing that the proposal of a promise is about: none for an election; None where no kind is named."""
    kind = said.get(f"{row}.kind", said.get(f"{row}.about", ""))
    return MEASURES[names.PROPOSALS.index(kind)].thing if kind and kind in names.PROPOSALS else None


def draft_rows(model: Table, words: Words) -> str:
    """The draft as sentences: each gap is a list, and every change is sent and read back."""
    bargain = model.bargain
    assert bargain is not None
    said, rows = bargain.said, rows_of(bargain.said)
    drawn = "".join(_row(row, len(rows) > 1, model, words) for row in rows)
    return f'<form data-draft="{bargain.to}" class="draft">{drawn}{_more(model, words)}{_instead(said)}</form>'


def _instead(said: dict[str, str]) -> str:
    return f'<input type="hidden" name="instead" value="{text(said["instead"])}">' if "instead" in said else ""


def _more(model: Table, words: Words) -> str:
    """Another promise, of the other side."""
    bargain = model.bargain
    assert bargain is not None
    rows = rows_of(bargain.said)
    if len(rows) >= ROWS:
        return ""
    last, mine = bargain.said[f"{rows[-1]}.who"], names.SEATS[model.board.seat or 0]
    other = names.SEATS[bargain.to] if last == mine else mine
    more = {**bargain.said, f"{len(rows)}.who": other, f"{len(rows)}.does": ""}
    return (
        f'<button type="button" class="btn ghost small" {sends("bargain", to=bargain.to, said=more)}>{icon("plus", "s16")} '
        f"{say(words, 'offer-and')}</button>"
    )


def _row(row: int, several: bool, model: Table, words: Words) -> str:
    bargain, board = model.bargain, model.board
    assert bargain is not None
    said, does = bargain.said, bargain.said[f"{row}.does"]
    people = [(names.SEATS[seat], words.speak(board.seats[seat])) for seat in (board.seat or 0, bargain.to)]
    nothing = [("", say(words, "promise-nothing"))]
    kinds_of = [(one.word, words.maybe(f"draw-respublica-promise-{one.word}") or text(one.word)) for one in _kinds_here(board)]
    shown = [gap for gap in gaps(does) if gap not in _hidden(said, row)]
    main = "".join(_gap(row, gap, said, board, words) for gap in shown if gap in MAIN)
    terms = "".join(_gap(row, gap, said, board, words) for gap in shown if gap in TERMS)
    opened = " open" if any(said.get(f"{row}.{gap}") for gap in TERMS) else ""
    folded = (
        f'<details id="terms-{row}" data-keep{opened}><summary class="link">{say(words, "offer-if")}</summary>{terms}'
        "</details>"
        if terms
        else ""
    )
    less = {key: word for key, word in said.items() if not key.startswith(f"{row}.")}
    remove = (
        f'<button type="button" class="ib" aria-label="{say(words, "offer-less")}" '
        f"{sends('bargain', to=bargain.to, said=less)}>{icon('close', 's16')}</button>"
        if several
        else ""
    )
    return (
        f'<fieldset class="promise"><legend class="sr">{say(words, "promise")} {row + 1}</legend>'
        f"{_list(f'{row}.who', say(words, 'offer-who'), people, said[f'{row}.who'])} {say(words, 'offer-promises')} "
        f"{_list(f'{row}.does', say(words, 'promise'), nothing + kinds_of, does)}{main}{folded}{remove}</fieldset>"
    )


def _kinds_here(board: Board) -> list[ClauseKind]:
    """What may be promised at this table."""
    return [one for one in binding_kinds() if one.word not in VOTED or not neutrals(board)]


def _list(name: str, label: str, choices: Choices, value: str) -> str:
    options = "".join(
        f'<option value="{word}"{" selected" if word == value else ""}>{shown}</option>' for word, shown in choices
    )
    return f'<select name="{name}" id="slot-{name}" aria-label="{label}">{options}</select>'


def _gap(row: int, gap: str, said: dict[str, str], board: Board, words: Words) -> str:
    """A gap with its label, which is read out; of the terms it is seen."""
    label, name, value = say(words, f"field-{gap}"), f"{row}.{gap}", said.get(f"{row}.{gap}", "")
    if gap == "amount":
        inside = (
            f'<input type="number" name="{name}" id="slot-{name}" min="1" max="{kinds.MOST_TALENTS}" value="{text(value)}" '
            f'inputmode="numeric" aria-label="{label}">'
        )
    elif gap == "text":
        inside = (
            f'<input type="text" name="{name}" id="slot-{name}" maxlength="{kinds.LONGEST_TEXT}" value="{text(value)}" '
            f'autocomplete="off" aria-label="{label}" placeholder="{label}">'
        )
    else:
        choices = _choices(said, row, gap, board, words)
        named = gap == "senator" and _must_name(said[f"{row}.does"])
        inside = _list(name, label, [pair for pair in choices if pair[0] or not named], value)
    return f'<span class="term"><small>{label}</small>{inside}</span>' if gap in TERMS else inside


def partners(board: Board) -> tuple[int, ...]:
    """[4.01.1] The other factions that somebody leads: only these can promise anything."""
    if board.seat is None or board.over:
        return ()
    led = neutrals(board)
    there = [zone.owner for zone in board.of_kind("faction")]
    return tuple(seat for seat in range(len(board.seats)) if seat != board.seat and seat not in led and seat in there)


def first_partner(board: Board, seats: Sequence[int]) -> int:
    """With whom one would bargain first: who is still to vote on what is on the floor."""
    floor = board.of_kind("floor")
    called = {mark.id.partition("/")[2] for zone in floor for mark in zone.marks if mark.id.startswith("called/")}
    return next((seat for seat in seats if names.SEATS[seat] not in called), seats[0])


def weight(board: Board, seat: int, words: Words) -> str:
    """The votes of a faction, and whether one of it presides."""
    zone = next((one for one in board.of_kind("faction") if one.owner == seat), None)
    return say(words, "offer-votes", count=zone.value("votes")) if zone is not None and zone.mark("votes") is not None else ""


def records(events: Sequence[Event], seats: int) -> tuple[tuple[int, int], ...]:
    """[1.04.3] By faction, how many promises were kept and broken, as everybody has heard."""
    found = [[0, 0] for _ in range(seats)]
    for event in events:
        if isinstance(event, (PromiseKept, PromiseBroken)):
            seat = promised_by(event.promise)
            if 0 <= seat < seats:
                found[seat][isinstance(event, PromiseBroken)] += 1
    return tuple((kept, broken) for kept, broken in found)


def neutrals(board: Board) -> list[int]:
    """[4.02.1] The factions before which a directive lies."""
    found = [one for zone in board.of_kind("faction") for one in zone.pieces if one.kind == "directive"]
    return [one.owner for one in found if one.owner is not None]


def typed(board: Board, words: Words) -> str:
    """What no agreement covers, and a line for those who would rather write one."""
    others = partners(board)
    if not others:
        return no_neutrals(board, words)
    hint = say(words, "offer-example", faction=names.SEATS[others[-1]])
    return (
        f'<p class="sm sub">{icon("lock", "s14")} {say(words, "offer-never")} {words.cite("1.04.3")}</p>'
        f"{no_neutrals(board, words)}"
        f'<details class="sm" id="offer-words" data-keep><summary class="link">{say(words, "offer-words")}</summary>'
        f'<form data-do="offer"><input type="text" name="text" maxlength="400" aria-label="{words.say("offer")}" '
        f'placeholder="{hint}"><button class="btn small">{words.say("offer")}</button></form></details>'
    )


def no_neutrals(board: Board, words: Words) -> str:
    """[4.01.1] Why some factions, or all, are not on the list; nothing where somebody leads each of them."""
    if not neutrals(board):
        return ""
    return f'<p class="sm sub">{icon("rule", "s14")} {say(words, "offer-neutrals")} {words.cite("4.01.1")}</p>'


# -- what a field offers


def _choices(said: dict[str, str], row: int, need: str, board: Board, words: Words) -> Choices:
    mine = said[f"{row}.who"] == names.SEATS[board.seat or 0]
    anything = [("", say(words, "promise-any"))]
    if need in ("senator", "whose"):
        return [("", say(words, "promise-anybody")), *_senators(board, words)]
    if need in ("by", "by2"):
        own = _senators(board, words, mine)
        return [("", say(words, "promise-everybody")), *((f"by {word}", said) for word, said in own)]
    if need == "card":
        return _cards(mine, board, words)
    lists: dict[str, Choices] = {
        "about": [*_floor(board, words), *_proposals(board, words)],
        "kind": _proposals(board, words),
        "thing": [*anything, *_things(board, words, _sort(said, row))],
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
    }
    return lists[need]


def _floor(board: Board, words: Words) -> list[tuple[str, str]]:
    """What is being voted on, if anything is."""
    return [(THIS, say(words, "promise-floor"))] if board.of_kind("floor") else []


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
    """The men who lie on the table, or only one's own; not the families in the Curia, of whom nobody is there."""
    found = {
        one.face: short(one.name, words)
        for zone in board.walk()
        if zone.kind != "curia"
        for one in zone.pieces
        if one.kind == "senator" and one.face in names.SENATORS and (not own or one.owner == board.seat)
    }
    return sorted(found.items(), key=lambda pair: pair[1])


def _things(board: Board, words: Words, sort: str | None) -> list[tuple[str, str]]:
    """What else a proposal may name, of one sort or of all: provinces, concessions and wars that lie on the table, the land
    bills, and the laws where they are voted on."""
    kinds_of = [one for one in ("province", "concession", "war") if sort in (None, one)]
    found = {one.face: words.speak(one.name) for zone in board.walk() for one in zone.pieces if one.kind in kinds_of}
    bills = [(word, words.speak(names.bill(at))) for at, word in enumerate(names.THINGS["bill"])]
    laws = [(word, words.speak(names.law(at))) for at, word in enumerate(names.THINGS["law"])]
    told = [*(bills if sort in (None, "bill") else []), *(laws if sort in (None, "law") else [])]
    return [*found.items(), *(one for one in told if one not in laws or "laws_by_vote" in board.rule_sets)]


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
