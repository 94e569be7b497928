"""Around the kernel of the miniature Senate: words, views, positions and the notation of agreements."""

from __future__ import annotations

import json
from collections.abc import Collection
from typing import Final

import senate
from curia import Curia
from msgspec import Struct
from senate_choices import (
    ABSTAIN,
    ADJOURN,
    AGAINST,
    ATTEMPT,
    AWAY,
    CALL,
    CAPTIVE,
    CARDS,
    COPIES,
    DEAD,
    DEBT,
    DISMISS,
    DROP,
    FOR,
    HAND,
    HERE,
    KEEP,
    KINDS,
    MARCH,
    MERCY,
    MURDER,
    NAME,
    NO_VETO,
    PASS,
    PAY,
    PEDDLE,
    RANSOM,
    SHIFT,
    SPAN,
    STAND_DOWN,
    SUSPEND,
    VETO,
    VOTE_AGAINST,
    VOTE_FOR,
    VOTE_NEITHER,
    WATCH,
)  # fmt: skip
from senate_events import CARD_NAMES, NAMES, SEATS, Said
from senate_motions import motion
from senate_votes import Window

from comitium.core.agreements import Agreement, Clause
from comitium.core.dice import stream
from comitium.core.errors import BadOption, BadPosition, Illegal
from comitium.core.frames import Game
from comitium.core.messages import Option, Phrase
from comitium.core.options import Meta, OptionMeta, Setting, resolve
from comitium.core.positions import Fields, check_stack, fail, is_number, line, read_stack, stack_text
from comitium.core.vocabulary import AMOUNT, Vocabulary

WORDS: Final = {
    PASS: ("pass", "", "4.1"), WATCH: ("watch", "", "4.1"), VETO: ("veto", "", "1.09.152"),
    SUSPEND: ("suspend", "", "1.09.642"), ATTEMPT: ("attempt", "", "1.09.7"), FOR: ("for", AMOUNT, "1.09.141"),
    AGAINST: ("against", AMOUNT, "1.09.141"), ABSTAIN: ("abstain", "", "1.09.14"), NAME: ("name", "senator", "1.09.13"),
    CALL: ("call", "seat", "1.09.12"), CARDS: ("cards", AMOUNT, "1.09.7"), MARCH: ("march", AMOUNT, "1.09.64"),
    DISMISS: ("dismiss", AMOUNT, "1.09.63"), ADJOURN: ("adjourn", "", "1.09.12"), KEEP: ("keep", "", "1.09.721"),
    DROP: ("drop", "", "1.09.721"), PAY: ("pay", "", "1.09.144"), STAND_DOWN: ("stand-down", "", "1.09.144"),
    RANSOM: ("ransom", "senator", "1.10.71"), PEDDLE: ("peddle", "seat", "1.07.35"),
}  # fmt: skip
VOCABULARY: Final = Vocabulary("senate", WORDS, {"senator": NAMES, "seat": SEATS}, Said.speakers, SPAN)
CLAUSES: Final = {DEBT: "pay", VOTE_FOR: "for", VOTE_AGAINST: "against", VOTE_NEITHER: "abstain", NO_VETO: "noveto",
                  MURDER: "murder", MERCY: "spare"}  # fmt: skip
PROPOSALS: Final = ("", "election", "war", "disbanding", "trial")
PLACES: Final = "hadc"  # here, away, dead, captive
LETTERS: Final = "ctabp"  # the cards


class Seen(Struct, frozen=True):
    """The table as a seat sees it; a spectator sees no hand and no asides."""

    waiting: str
    actors: tuple[int, ...]
    places: str
    holders: tuple[int, ...]
    leaders: tuple[int, ...]
    talents: tuple[int, ...]
    influence: tuple[int, ...]
    held: tuple[int, ...]
    shown: tuple[int, ...]
    hand: tuple[str, ...]
    asides: tuple[int, ...]
    legions: int
    chair: int
    floor: tuple[int, ...]
    deals: str


def places(game: Curia) -> str:
    return "".join(PLACES[place(game, man)] for man in range(game.album.senators))


def place(game: Curia, man: int) -> int:
    bit = 1 << man
    return HERE if game.rome & bit else DEAD if game.dead & bit else CAPTIVE if game.captive & bit else AWAY


def hand(game: Curia, seat: int) -> list[int]:
    """The cards of a hand, ascending."""
    return [card for card in range(KINDS) for _ in range(game.count(seat, card))]


def packed(cards: list[int]) -> int:
    return sum(1 << SHIFT * card for card in cards)


def deals_text(agreements: list[Agreement]) -> str:
    """Agreements in brackets of JSON: number, parties, who has accepted, the clauses, what it has come to."""
    whole = [[one.number, one.parties, one.accepted, [[*c.state()] for c in one.clauses], one.status] for one in agreements]
    return json.dumps(whole, separators=(",", ":"))


def read_deals(text: str) -> list[Agreement]:
    try:
        return [
            Agreement(number, parties, accepted, [Clause(*clause) for clause in clauses], status)
            for number, parties, accepted, clauses, status in json.loads(text)
        ]
    except (TypeError, ValueError):
        fail("deals", text)


class SenateType:
    """The miniature as the registry wants a game."""

    meta = Meta(
        id="senate", title="Senate", players=(3, 6), rules_version=1, seats=SEATS,
        options={
            "senators": OptionMeta(default=12, choices=tuple(range(12, 31)), rule="1.02"),
            "captives": OptionMeta(default=2, choices=(0, 1, 2, 3), rule="1.10.71"),
            "sessions": OptionMeta(default=1, choices=(1, 2, 3, 5, 10, 1000), rule="1.09.1"),
            "neutrals": OptionMeta(default=0, choices=(0, 1, 2), rule="4.01"),
        },
    )  # fmt: skip
    package = "senate"

    def new(self, settings: dict[str, Setting], seats: int, seed: int) -> Game:
        senators, captives, sessions = (int(settings[name]) for name in ("senators", "captives", "sessions"))
        neutrals = int(settings["neutrals"])  # the last so many factions are led by nobody
        return senate.new(seats, seed, senators, captives, sessions, (1 << seats) - (1 << seats - neutrals))

    def view(self, game: Game, seat: int | None) -> Seen:
        assert isinstance(game, Curia)
        vote = motion(game)
        own = () if seat is None else tuple(CARD_NAMES[card] for card in hand(game, seat))
        return Seen(
            game.stack[-1].seen_as(game, seat) if game.stack else "", tuple(game.actors()), places(game), tuple(game.holders),
            tuple(game.leaders), tuple(game.talents), tuple(game.influence),
            tuple(len(hand(game, other)) for other in range(game.seats())),
            tuple(game.shown >> SHIFT * card & HAND for card in range(KINDS)), own,
            () if seat is None else tuple(game.asides(seat)), game.legions, game.presiding() if game.rome else -1,
            (vote.proposal, vote.ayes, vote.noes, vote.called) if vote else (), deals_text(game.agreements),
        )  # fmt: skip

    def describe(self, choice: int) -> Option:
        return VOCABULARY.describe(choice)

    def parse(self, text: str) -> int:
        return VOCABULARY.parse(text)

    def led_by_rule(self, seats: int, factions: Collection[int]) -> dict[str, Setting]:
        """Only the last one or two."""
        last = range(seats - len(factions), seats)
        if sorted(factions) != list(last):
            raise BadOption(
                Phrase("bad-option-value", {"option": "neutrals", "value": str(sorted(factions)), "known": "0, 1, 2"})
            )
        return {"neutrals": len(factions)}

    def directive_name(self, game: Game, seat: int) -> Phrase | None:
        """They have no names."""
        return None

    # -- positions

    def position(self, game: Game) -> str:
        assert isinstance(game, Curia)
        return self._line(game, [hand(game, seat) for seat in range(game.seats())])

    def position_seen(self, game: Game, seat: int | None) -> str:
        """Other hands are question marks; what others have begun to answer in secret they have not begun."""
        assert isinstance(game, Curia)
        world = game.clone()
        if world.stack:
            for other in range(world.seats()):
                hide(world, other, seat)
        unknown = [-1] * KINDS
        hands = [hand(game, other) if other == seat else unknown[:1] * len(hand(game, other)) for other in range(game.seats())]
        return self._line(world, hands)

    def _line(self, game: Curia, hands: list[list[int]]) -> str:
        fields = {
            "stack": stack_text(game.stack) or "over", "places": places(game),
            "hands": "/".join("".join(LETTERS[card] if card >= 0 else "?" for card in cards) or "-" for cards in hands),
            "talents": numbers(game.talents), "influence": numbers(game.influence), "holders": numbers(game.holders),
            "leaders": numbers(game.leaders),
            "shown": numbers([game.shown >> SHIFT * card & HAND for card in range(KINDS)]),
            "turn": numbers([game.made, game.suffered, game.stood_down, game.chair, game.legions, game.elected,
                             game.sessions, game.offers, game.reveals]),
            "barred": numbers(game.barred) or "-", "deals": deals_text(game.agreements),
        }  # fmt: skip
        return line(fields, self.meta, {"senators": game.album.senators, "captives": 2, "sessions": 1, "neutrals": 0})

    def from_position(self, text: str, seed: int) -> Game:
        fields = Fields(text, self.meta)
        hands = fields.take("hands").split("/")
        low, high = self.meta.players
        if not low <= len(hands) <= high:
            fail("hands", "/".join(hands))
        men = int(fields.settings["senators"])
        game = senate.new(len(hands), seed, men)
        stack = fields.take("stack", "Session(election)")
        game.stack = [] if stack == "over" else read_stack(stack, self.package)
        self._read_places(game, fields)
        game.talents = row(fields, "talents", men, numbers(game.talents))
        game.influence = row(fields, "influence", men, numbers(game.influence))
        game.holders = row(fields, "holders", 3, numbers(game.holders))
        game.leaders = row(fields, "leaders", len(hands), numbers(game.leaders))
        game.shown = packed([c for c, n in enumerate(row(fields, "shown", KINDS, "0,0,0,0,0")) for _ in range(n)])
        turn = row(fields, "turn", 9, f"0,0,0,-1,{game.legions},0,1,0,0")
        (game.made, game.suffered, game.stood_down, game.chair, game.legions, game.elected,
         game.sessions, game.offers, game.reveals) = turn  # fmt: skip
        barred = fields.take("barred", "-")
        game.barred = [] if barred == "-" else row_of(barred, "barred")
        game.agreements = read_deals(fields.take("deals", "[]"))
        fields.close()
        deal_hands(game, hands, seed)
        check_stack(game, stack)
        return game

    def settings(self, game: Game) -> dict[str, Setting]:
        assert isinstance(game, Curia)
        return resolve(self.meta, {"senators": game.album.senators})

    def _read_places(self, game: Curia, fields: Fields) -> None:
        where = fields.take("places", places(game))
        if len(where) != game.album.senators or set(where) - set(PLACES):
            fail("places", where)
        masks = [sum(1 << man for man, letter in enumerate(where) if letter == wanted) for wanted in PLACES]
        game.rome, _, game.dead, game.captive = masks

    # -- agreements

    def read_clauses(self, game: Game, seat: int, text: str) -> list[Clause]:
        """`A pay B 5; B for A war; C noveto A election`."""
        return [read_clause(part) for part in text.split(";")]

    def clause(self, clause: Clause) -> Option:
        word = CLAUSES[clause.kind]
        about = str(clause.amount) if clause.kind == DEBT else PROPOSALS[clause.about]
        notation = f"{SEATS[clause.by]} {word} {SEATS[clause.to]} {about}".strip()
        args = {"by": SEATS[clause.by], "to": SEATS[clause.to], "about": about}
        return Option(clause.kind, notation, Phrase(f"senate-clause-{word}", {**args}), "1.04.3")

    def slots(self, game: Game, clause: Clause) -> dict[str, str]:
        return {"who": SEATS[clause.by], "does": CLAUSES[clause.kind], "to": SEATS[clause.to]}

    def due(self, game: Game, clause: Clause) -> Phrase | None:
        return None

    def is_enforced(self, game: Game, clause: Clause) -> bool:
        return True


def read_clause(text: str) -> Clause:
    words = text.split()
    kinds = {word: kind for kind, word in CLAUSES.items()}
    if len(words) not in (3, 4) or words[1] not in kinds or {words[0], words[2]} - set(SEATS):
        raise Illegal("1.04.3", Phrase("refuse-notation", {"text": text.strip()}))
    kind, about = kinds[words[1]], words[3] if len(words) == 4 else ""
    known = is_number(about) if kind == DEBT else about in PROPOSALS
    if not known:
        raise Illegal("1.04.3", Phrase("refuse-notation", {"text": text.strip()}))
    by, to = SEATS.index(words[0]), SEATS.index(words[2])
    return Clause(kind, by, to, amount=int(about)) if kind == DEBT else Clause(kind, by, to, PROPOSALS.index(about))


def hide(world: Curia, other: int, seat: int | None) -> None:
    """What a seat must not see of the question that waits, as if the others had not begun."""
    top = world.stack[-1]
    if isinstance(top, Window):
        if other != seat:
            top.ask_again(other)
    elif other != seat and top.actors(world) == [other]:
        top.redraw(world, -1, None)


def numbers(row: list[int]) -> str:
    return ",".join(map(str, row))


def row(fields: Fields, name: str, length: int, default: str) -> list[int]:
    found = row_of(fields.take(name, default), name)
    return found if len(found) == length else fail(name, numbers(found))


def row_of(text: str, name: str) -> list[int]:
    parts = text.split(",")
    return [int(part) for part in parts] if all(is_number(part.removeprefix("-")) for part in parts) else fail(name, text)


def deal_hands(game: Curia, hands: list[str], seed: int) -> None:
    """The hands that are told, and for each question mark a card that is not accounted for."""
    left = [card for card in range(KINDS) for _ in range(COPIES[card] - (game.shown >> SHIFT * card & HAND))]
    try:
        dealt = [[LETTERS.index(letter) for letter in cards if letter not in "-?"] for cards in hands]
        for cards in dealt:
            for card in cards:
                left.remove(card)
        stream(seed, "hands").shuffle(left)
        for cards, text in zip(dealt, hands, strict=True):
            cards += [left.pop() for _ in range(text.count("?"))]
    except (ValueError, IndexError):
        raise BadPosition(Phrase("position-field", {"field": "hands", "value": "/".join(hands)})) from None
    game.hands = [packed(cards) for cards in dealt]
    game.deck = left
