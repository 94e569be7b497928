"""Reading positions: from one line of text (see notation.py) to a state, with every field checked.

Fields may be left out, and what is hidden is dealt from a seed: evenly over everything it may be.
"""

from __future__ import annotations

import re
from typing import Any, Final

from comitium.core.dice import Dice, stream
from comitium.core.errors import BadOption, BadPosition
from comitium.core.frames import Frame
from comitium.core.messages import Phrase
from comitium.core.options import Meta
from comitium.core.positions import Fields, check_stack, fail, is_number
from comitium.games.idus import names
from comitium.games.idus.notation import COLOURS, FACTIONS
from comitium.games.idus.outcome import ENDINGS, has_failed, winner
from comitium.games.idus.rules.r5_3_inspection import INSPECT, REPLACE_CARD, REPLACE_YELLOW, VETO
from comitium.games.idus.rules.r5_turn import (
    ASSIGN,
    CHOOSE_SIDE,
    ChooseSide,
    Turn,
    Vote,
    begin_turn,
    count_votes,
    give_up_a_card,
    hold_inspection,
    may_discard,
    pass_on,
    take_votes,
)
from comitium.games.idus.rules.r6_assignment import aediles, praetors, why_not_aedile, why_not_praetor
from comitium.games.idus.rules.r8_ending import LastChoice, last_choice
from comitium.games.idus.setup import faction_deck, first_player, in_order, table
from comitium.games.idus.state import (
    EXCHANGED,
    KEPT,
    NONE,
    REPLACED,
    UNTOUCHED,
    YELLOW,
    Idus,
    Rules,
    aedile2_of,
    aedile_of,
    fate_of,
    looked_of,
    pack_turn,
    praetor_of,
    vote2_of,
    vote_of,
)
from comitium.games.idus.view import view
from comitium.games.idus.worlds import OPEN, Known, draw, first_number, lay, possible_turns

VOTE: Final = r"([GRY?])(=|\.|>[GRY?])?"
TURN: Final = re.compile(rf"([1-8])\.([1-8])([1-8]):{VOTE}{VOTE}(?:/([GRY])([GRY]))?")
ROLES: Final = re.compile(r"([1-8])\.([1-8])?([1-8])?(?::([GRY?-])([GRY?-]))?")
CARDS: Final = re.compile(r"[LTM?]-?[LTM?]")
FATES: Final = {"": UNTOUCHED, ".": UNTOUCHED, "=": KEPT, ">": EXCHANGED}
NEXT: Final = {  # what is asked, and with which step the turn goes on then
    "": begin_turn,
    "assign": take_votes,
    "vote": hold_inspection,
    "look": count_votes,
    "veto": count_votes,
    "replace": count_votes,
    "yellow": count_votes,
    "side": pass_on,
    "last": give_up_a_card,
}
FRAMES: Final[dict[str, Frame[Any]]] = {
    "assign": ASSIGN,
    "look": INSPECT,
    "veto": VETO,
    "replace": REPLACE_CARD,
    "yellow": REPLACE_YELLOW,
    "side": CHOOSE_SIDE,
}


def from_position(text: str, meta: Meta, seed: int) -> Idus:
    """The position that a line describes.

    Fields may be left out: without `ask` it is the beginning of a turn, without `cards` everybody has discarded when the
    calendar says so. Raises `BadPosition` with the field that is wrong.
    """
    fields = Fields(text, meta)
    seats = fields.number("players", str(meta.players[0]), meta.players[0], meta.players[1])
    rules = Rules(fields.settings, seats)
    dice = stream(seed, "idus position")
    _check_first_player(rules, dice.clone())
    first = fields.take("first", names.SEATS[0])
    if first not in names.SEATS[:seats]:
        fail("first", first)
    turn = fields.number("turn", "1", 1, 2 * seats) - 1
    ending, asked = fields.take("ending"), fields.take("ask")
    game = table(rules, [], names.SEATS.index(first), turn, [])
    _stack(game, asked, ending)
    _cards(game, fields.take("cards"), dice, asked, ending)
    _record(game, fields.take("turns"), dice)
    _marks(game, fields.take("marks"))
    _now(game, asked, fields.take("now"), dice)
    if asked == "last":
        game.stack[-1] = last_choice(game)
    fields.close()
    game.ending = ending
    _check(game, asked)
    return game


def _check_first_player(rules: Rules, dice: Dice) -> None:
    """Refuse an option that names somebody who does not sit at this table."""
    try:
        first_player(rules.settings, rules.seats, dice)
    except BadOption as refused:
        raise BadPosition(refused.why) from refused


def _stack(game: Idus, asked: str, ending: str) -> None:
    """What is asked; the state of a finished game has nothing left to do."""
    if ending:
        if asked or ending not in ENDINGS:
            fail("ending", ending)
        if ending.startswith("ides"):
            if game.turn != 2 * game.rules.seats - 1:
                fail("ending", ending)
            game.turn += 1
        return
    if asked not in NEXT:
        fail("ask", asked)
    turn = Turn()
    turn.go_to(NEXT[asked])
    game.stack = [turn]
    if asked == "vote":
        game.stack.append(Vote([], []))  # whose votes, is still to be read
    elif asked == "last":
        game.stack.append(last_choice(game))  # asked again when it is known who has chosen
    elif asked:
        game.stack.append(FRAMES[asked])


def _cards(game: Idus, text: str, dice: Dice, asked: str, ending: str) -> None:
    """[3.1] [5.8] The faction cards; unseen ones are dealt from those that are left."""
    seats = game.rules.seats
    parts = text.split("/") if text else _calendar(game, ending)
    if len(parts) != seats or any(CARDS.fullmatch(part) is None for part in parts):
        fail("cards", text)
    left = faction_deck(seats)
    letters = "".join(part.replace("-", "") for part in parts)
    for letter in letters.replace("?", ""):
        if FACTIONS.index(letter) not in left:
            fail("cards", text)
        left.remove(FACTIONS.index(letter))
    dice.shuffle(left)
    cards = [left.pop() if letter == "?" else FACTIONS.index(letter) for letter in letters]
    game.chosen = sum(1 << seat for seat, part in enumerate(parts) if "-" in part)
    early = asked == "last" or ending != ""  # a passed limit makes everybody choose at once
    for seat in range(seats):
        if game.has_chosen(seat) != has_discarded(game, seat) and not (early and game.has_chosen(seat)):
            raise BadPosition(Phrase("idus-position-side", {"seat": names.seat(seat), "rule": "5.8"}))
    game.cards = in_order(cards, game.chosen)


def _calendar(game: Idus, ending: str) -> list[str]:
    """[5.8] Everybody's cards by the calendar."""
    return ["?-?" if has_discarded(game, seat) or ending else "??" for seat in range(game.rules.seats)]


def has_discarded(game: Idus, seat: int) -> bool:
    """[5.8] Whether the turn in which a seat gives up a card is over: nobody does in turn 0, then each Consul once."""
    return ((seat - game.first) % game.rules.seats or game.rules.seats) < game.turn


def _record(game: Idus, text: str, dice: Dice) -> None:
    """The turns that have been counted, the last ones at least; each binds the Consul of the next."""
    words = text.split(";") if text else []
    game.record = [0] * len(words)
    before = -1 if not words else _first(game)
    if words and before < 0:
        fail("turns", text)
    record: list[int] = []
    for number, word in enumerate(words, start=before):
        found = TURN.fullmatch(word)
        if found is None:
            fail("turns", word)
        roles = [int(found[at]) - 1 for at in (1, 2, 3)]
        then = table(game.rules, [], game.first, number, [])
        then.record = record
        _name(then, roles, "turns", word)
        pair = tuple(COLOURS.index(found[at]) for at in (8, 9)) if found[8] else ()
        record.append(draw(_possible(game, found, roles, pair, number, ""), dice))
    game.record = record


def _first(game: Idus) -> int:
    """The number of the oldest recorded turn: the counted turn itself belongs to the record."""
    asks_for_sides = bool(game.stack) and isinstance(game.stack[-1], (ChooseSide, LastChoice))
    counted = asks_for_sides or (not game.stack and game.turn < 2 * game.rules.seats)
    return game.turn - len(game.record) + (1 if counted else 0)


def _possible(game: Idus, found: re.Match[str], roles: list[int], pair: tuple[int, ...], number: int, asked: str) -> list[int]:
    """Everything a written turn may have been, the hidden colours filled in."""
    votes = (found[4], found[6])
    marks = (found[5] or "", found[7] or "")
    if all(marks):
        fail("turns", found[0])
    looked = 1 if marks[0] else 2 if marks[1] else 0
    mark = marks[looked - 1] if looked else ""
    fate = FATES[mark[:1]]
    original = _colour(votes[looked - 1]) if looked else NONE
    final = [_colour(letter) for letter in votes]
    if mark.startswith(">"):
        final[looked - 1] = _colour(mark[1])
        fate = REPLACED if original == YELLOW else EXCHANGED
    if asked in ("replace", "yellow"):
        fate = REPLACED if asked == "yellow" else EXCHANGED
    if pair == () and not asked and OPEN not in final:
        pair = tuple(sorted(final))
    if not asked and (not pair or mark == "."):
        fail("turns", found[0])
    low, high = pair or (0, 0)
    known = Known(pack_turn(roles[0], roles[1], roles[2], low, high, looked, fate, NONE), False, False, False)
    known.vote, known.vote2, known.original = final[0], final[1], original
    possible = possible_turns(known, not asked, number, game.rules, asked in ("replace", "yellow"))
    if not possible:
        fail("turns", found[0])
    return possible


def _colour(letter: str) -> int:
    return OPEN if letter == "?" else COLOURS.index(letter)


def _marks(game: Idus, text: str) -> None:
    """[5.7] Where the markers stand; they cannot stand lower than the recorded turns have brought them."""
    counted = [0, 0, 0]
    for turn in game.record:
        counted[vote_of(turn)] += 1
        counted[vote2_of(turn)] += 1
    if not text:
        text = f"{counted[0]}/{counted[1]}"
    parts = text.split("/")
    if len(parts) != 2 or not all(map(is_number, parts)):
        fail("marks", text)
    game.loyal, game.traitor = int(parts[0]), int(parts[1])
    unrecorded = max(0, _first(game))
    spare = game.loyal - counted[0], game.traitor - counted[1]
    if min(spare) < 0 or sum(spare) > 2 * unrecorded:
        fail("marks", text)


def _now(game: Idus, asked: str, text: str, dice: Dice) -> None:
    """The turn that is going on: who has which role, and what lies on the table."""
    seats = game.rules.seats
    if not game.stack or asked in ("side", "last"):
        if text or (asked and not game.record):
            fail("now", text)
        game.consul = (game.first + min(game.turn, 2 * seats - 1)) % seats
        if game.record:
            turn = game.record[-1]
            game.praetor, game.aedile, game.aedile2 = praetor_of(turn), aedile_of(turn), aedile2_of(turn)
            game.looked, game.fate = looked_of(turn), fate_of(turn)
            lay(game, turn)
        return
    if asked in ("look", "veto", "replace", "yellow"):
        found = TURN.fullmatch(text)
        if found is None or found[8]:
            fail("now", text)
        _name(game, [int(found[at]) - 1 for at in (1, 2, 3)], "now", text)
        turn = draw(_possible(game, found, [game.praetor, game.aedile, game.aedile2], (), game.turn, asked), dice)
        game.looked, game.fate = looked_of(turn), fate_of(turn)
        lay(game, turn)
        return
    found = ROLES.fullmatch(text) if text else None
    if text and (found is None or not asked):
        fail("now", text)
    roles = [int(found[at]) - 1 for at in (1, 2, 3) if found[at]] if found else []
    if asked == "vote" and not roles and game.turn < seats:
        roles = [(game.consul + step) % seats for step in (1, 2, 3)]
    _name(game, roles, "now", text)
    if asked == "vote":
        game.stack[-1] = Vote([game.aedile, game.aedile2], [[], []])
    _cast(game, asked, found, dice)


def _cast(game: Idus, asked: str, found: re.Match[str] | None, dice: Dice) -> None:
    """Votes that are cast while the other Aedile is still thinking."""
    top = game.stack[-1]
    colours = 3 if game.is_second_round() else 2
    votes = (found[4], found[5]) if found and found[4] else ("-", "-")
    cast = [NONE if letter == "-" else dice.below(colours) if letter == "?" else COLOURS.index(letter) for letter in votes]
    if not isinstance(top, Vote):
        if cast != [NONE, NONE]:
            fail("now", found[0] if found else "")
        return
    if NONE not in cast or max(cast) >= colours:
        fail("now", found[0] if found else "")
    for aedile, colour in zip((game.aedile, game.aedile2), cast, strict=True):
        if colour != NONE:
            top.lay(aedile, colour)


def _name(game: Idus, roles: list[int], field: str, text: str) -> None:
    """[4.2] [6.1] [6.2] [6.4] [6.5] The roles, one after the other, as the Consul could have given them."""
    if game.turn < game.rules.seats:
        if roles and roles != [(game.consul + step) % game.rules.seats for step in (1, 2, 3)]:
            fail(field, text)
        if roles:
            game.praetor, game.aedile, game.aedile2 = roles
        return
    for number, seat in enumerate(roles):
        if seat not in (aediles(game) if number else praetors(game)):
            refused = why_not_aedile(game, seat) if number else why_not_praetor(game, seat)
            raise BadPosition(Phrase("idus-position-role", {"turn": game.turn + 1, "rule": refused.rule})) from refused
        if number == 0:
            game.praetor = seat
        elif number == 1:
            game.aedile = seat
        else:
            game.aedile2 = seat


def _check(game: Idus, asked: str) -> None:
    """The position must be one that play can reach: what is asked makes sense, and a passed limit has ended the game."""
    failed = has_failed(game, game.loyal) or has_failed(game, game.traitor)
    second = game.is_second_round()
    everybody = game.chosen == (1 << game.rules.seats) - 1
    complete = game.aedile2 != NONE
    if game.ending:
        fits = everybody and game.ending == ("conspiracy-" if failed else "ides-") + names.FACTIONS[winner(game)]
    elif asked == "last":
        fits = failed and not everybody
    else:
        fits = (
            not failed
            and {
                "": True,
                "assign": second and not complete,
                "vote": complete,
                "look": game.looked == 0,
                "veto": game.looked > 0 and game.fate == UNTOUCHED,
                "replace": second and game.looked > 0 and (game.rules.aedile_chooses or game.rules.praetor_chooses),
                "yellow": second and game.looked > 0,
                "side": may_discard(game),
            }[asked]
        )
    if not fits or (game.record and first_number(game) < 0):
        raise BadPosition(Phrase("idus-position-impossible"))
    check_stack(game, asked)
    view(game, None)
