"""The table of Caesar & Cleopatra in the browser: five groups between two rivals, the reader's hand at the lower edge."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from msgspec.structs import replace

from comitium.core.board import Board, Piece, Sheet, Zone
from comitium.core.messages import Event, Option, Phrase
from comitium.draw.moments.model import Card
from comitium.draw.page.after.inputs import Chart, Line
from comitium.draw.page.caesar import cards
from comitium.draw.page.caesar.moves import moves as caesar_moves
from comitium.draw.page.caesar.news import news
from comitium.draw.page.caesar.score import patrician_bar, score
from comitium.draw.page.look import PageLook
from comitium.draw.page.model import Move, Table
from comitium.draw.page.parts import Drawing, Part
from comitium.draw.page.words import Words, icon, text
from comitium.draw.page.zones import Scene, name_and_seat, zone_button
from comitium.draw.terminal.caesar.labels import mine, part, shown_hand, side
from comitium.games.caesar import events as caesar_events

SIDES: Final = cards.SIDES
SIGNS: Final[dict[type[Event], str]] = {
    caesar_events.VoteDecided: "vote",
    caesar_events.VoteUndecided: "vote",
    caesar_events.VoteDrawn: "vote",
    caesar_events.SpecialVoteCalled: "vote",
    caesar_events.OrgyHeld: "orgy",
    caesar_events.WrathFell: "wrath",
    caesar_events.VoteDeckReshuffled: "flip",
    caesar_events.GameEnded: "trophy",
    caesar_events.GameWon: "trophy",
}
TRAYS: Final = ("announced", "fingers", "order", "unordered")


class CaesarLook(PageLook):
    sheet = "caesar"
    sign = "rome"
    figures = (("rome", "caesar", "points"), ("egypt", "cleopatra", "points"))

    def symbols(self) -> str:
        return cards.symbols()

    def table(self, model: Table, words: Words) -> Drawing:
        scene = Scene(self, model, words)
        board, own = model.board, mine(model.board)
        asked = model.prompt.text.id if model.prompt is not None else ""
        slot = cards.slot(asked, _waiting(board, own), SIDES[own])
        across = asked in cards.ACROSS
        groups = [Part(f"at-{group.id}", scene.kept(_group, group, own, slot, across)) for group in board.of_kind("group")]
        # one part that is always there: trays come and go, and around the parts nothing should change for it
        trays = "".join(scene.kept(_tray, zone) for id in TRAYS if (zone := board.find(id)) is not None)
        return (
            f'<h2 class="sr">{words.say("table")}</h2>',
            Part("rival", _player(_rival, 1 - own, scene)),
            '<div class="mid">',
            Part("decks", _decks(own, scene)),
            '<div class="cols">',
            *groups,
            "</div></div>",
            Part("trays", f'<div id="trays">{news(model, words)}{trays}</div>'),
            Part("hand", _player(_hand, own, scene)),
        )

    def badge(self, seat: int) -> str:
        return f'<span class="badge {SIDES[seat]}" aria-hidden="true">{icon(SIDES[seat])}</span>'

    def seal(self, seat: int) -> str:
        return f'<span class="{SIDES[seat]}-t">{icon(SIDES[seat], "s16")}</span>'

    def tint(self, seat: int) -> str:
        return SIDES[seat]

    def moment_card(self, card: Card, words: Words) -> str:
        return cards.shown(card.face, SIDES[card.seat])

    def icon(self, event: Event) -> str:
        return icon(SIGNS.get(type(event), "influence"))

    def detail(self, option: Option, board: Board, words: Words) -> str:
        """For a group, the sums that the reader knows and how full it is."""
        group = next((zone for zone in board.of_kind("group") if option.choice in zone.choices), None)
        if group is None:
            return super().detail(option, board, words)
        own = mine(board)
        filled = group.mark("cards")
        count, limit = (filled.value or 0, filled.of or 0) if filled is not None else (0, 0)
        return words.say(
            "caesar-detail-full" if count + 1 == limit and _waiting(board, own) is not None else "caesar-detail",
            own=_known(group.zones[own], words),
            other=_known(group.zones[1 - own], words),
            rival=board.seats[1 - own],
            cards=count,
            limit=limit,
        )

    def drawing(self, piece: Piece, words: Words) -> str:
        if piece.kind in ("influence", "action") and piece.owner is not None and piece.face:
            return cards.large(replace(piece, up=True), SIDES[piece.owner], words)
        return cards.bonus(piece) if piece.kind == "bonus" and piece.face else ""

    def score(self, sheet: Sheet, board: Board, words: Words) -> str:
        return score(sheet, board, words)

    def moves(self, events: Sequence[Event], board: Board) -> list[Move]:
        return caesar_moves(events, board)

    def charts(self, boards: Sequence[Board]) -> list[Chart]:
        """Patricians won, turn by turn."""
        lines = tuple(
            Line(boards[-1].seats[seat], tuple(side(board, seat).value("patricians") for board in boards), seat, SIDES[seat])
            for seat in (0, 1)
        )
        return [Chart(Phrase("draw-page-caesar-chart"), tuple(board.turn for board in boards), lines)]

    def legend(self, words: Words) -> list[tuple[str, str]]:
        return [
            (self.badge(0), words.say("caesar-legend-rome")),
            (self.badge(1), words.say("caesar-legend-egypt")),
            (icon("hidden"), words.say("caesar-legend-down")),
            (icon("philosopher"), words.say("caesar-legend-philosopher")),
            (icon("vote"), words.say("caesar-legend-vote")),
            (icon("bonus"), words.say("caesar-legend-bonus")),
            *super().legend(words),
        ]

    def art(self) -> str:
        return cards.art()


LOOK: Final = CaesarLook()


# -- cards that may be chosen


def _placed(card: Piece, scene: Scene, side_name: str) -> str:
    """A card on the table; a button if it may be chosen."""
    label = scene.words.speak(card.name)
    if card.face and not card.up:
        label = f"{label}, {scene.words.say('face-down')}"
    return scene.thing(card.id, card.choices, "slim cw", label, cards.small(card, side_name))


# -- the groups


def _waiting(board: Board, own: int) -> Piece | None:
    """The influence that waits for a group, if that is what is asked."""
    hand = part(side(board, own), "hand").pieces if board.seat == own else ()
    return next((card for card in hand if card.kind == "influence" and card.mark("chosen") is not None), None)


def _group(group: Zone, scene: Scene, own: int, slot: str, across: bool) -> str:
    """One column: the rival's cards, the plaque with both sums, one's own cards, and the slot of an answer."""
    words = scene.words
    there, here = ("", "") if not group.choices else (slot, "") if across else ("", slot)
    mark = group.mark("chosen")
    note = f'<span class="gt">{icon("check", "s14")}{words.speak(mark.text)}</span>' if mark is not None else ""
    gone = " gone" if group.mark("gone") is not None else ""
    lift = " lift" if group.id in scene.lifted else ""
    above, below = group.zones[1 - own], group.zones[own]
    return (
        f'<section class="grp{gone}{lift}" id="at-{group.id}">{zone_button(group, scene)}<h3 class="sr">'
        f"{_describe_group(group, own, scene)}</h3>"
        f'<div class="half opp" id="at-{above.id}"{_whose(above, words)}>'
        f"{''.join(_placed(card, scene, SIDES[1 - own]) for card in above.pieces)}{there}</div>"
        f"{_plaque(group, own, scene)}"
        f'<div class="half me" id="at-{below.id}"{_whose(below, words)}>'
        f"{''.join(_placed(card, scene, SIDES[own]) for card in below.pieces)}{here}{note}</div>"
        "</section>"
    )


def _whose(half: Zone, words: Words) -> str:
    """Whose the cards of a half are, for those who hear it."""
    return f' role="group" aria-label="{words.speak(half.name)}"' if half.pieces else ""


def _describe_group(group: Zone, own: int, scene: Scene) -> str:
    """The whole of a group in a sentence, for those who hear it."""
    words = scene.words
    sides = [
        f"{words.speak(line.name)}{words.colon}"
        f"{', '.join(words.speak(mark.text) for mark in line.marks) or words.say('caesar-empty')}"
        for line in (group.zones[1 - own], group.zones[own])
    ]
    marks = ", ".join(words.speak(mark.text) for mark in group.marks)
    return f"{words.speak(group.name)}{words.colon}{marks}. {'. '.join(sides)}."


def _plaque(group: Zone, own: int, scene: Scene) -> str:
    words = scene.words
    filled, gone, bonus = group.mark("cards"), group.mark("gone"), group.mark("bonus")
    count = f"{filled.value}/{filled.of}" if filled is not None and gone is None else words.speak(gone.text) if gone else ""
    star = icon("bonus", "s14", words.speak(bonus.text)) if bonus is not None else ""
    vote = icon("vote", "s14", words.say("caesar-vote-left")) if group.mark("vote") is not None else ""
    return (
        f'<div class="plq" aria-hidden="true"><div class="sum {SIDES[1 - own]}">{_sum(group.zones[1 - own], words)}'
        f'<span class="sp"></span>{vote}</div>'
        f'<div class="pl"><span class="med">{icon(group.id, "s26")}</span><div><div class="disp nm">'
        f"{words.speak(group.name)}{star}</div>"
        f'{patrician_bar(group, "at-")}</div></div><div class="sum {SIDES[own]}">{_sum(group.zones[own], words)}<span '
        f'class="sp"></span>'
        f'<small class="cnt">{count}</small></div></div>'
    )


def _sum(line: Zone, words: Words) -> str:
    """What the reader knows of a side's strength."""
    hidden = line.value("hidden")
    unseen = (
        f'<small>+{hidden}<span class="far"> {words.say("caesar-hidden", count=hidden)}</span>'
        f"{icon('hidden', 's14 near')}</small>"
        if hidden
        else ""
    )
    sages = f"<small>{'+P' * line.value('philosophers')}</small>" if line.value("philosophers") else ""
    return f'<b class="num">{line.value("sum")}</b>{sages}{unseen}'


def _known(line: Zone, words: Words) -> str:
    hidden = line.value("hidden")
    unseen = f" + {hidden} {words.say('caesar-hidden', count=hidden)}" if hidden else ""
    return f"{line.value('sum')}{' + P' * line.value('philosophers')}{unseen}"


# -- the players


def _player(draw: Callable[[Zone, Scene], str], seat: int, scene: Scene) -> str:
    """What a player has, drawn; it depends on who sits there, who reads it and who is asked as well."""
    board = scene.board
    who = scene.people[seat] if seat < len(scene.people) else None
    return scene.kept(draw, side(board, seat), beside=(who, board.seat == seat, seat in board.asked))


def _rival(found: Zone, scene: Scene) -> str:
    """The bar of whoever sits opposite: who it is, the backs of the hand, the score."""
    words, board = scene.words, scene.board
    seat, hand = found.owner or 0, part(found, "hand")
    waits = f'<span class="chip gold">{icon("hourglass")}{words.say("decides")}</span>' if seat in board.asked else ""
    backs = "".join(
        f'<span class="slim mini">{cards.small(card, SIDES[seat])}</span>'
        for card in hand.pieces
        for _ in range(card.count)
        if not card.face
    )
    spied = "".join(_placed(card, scene, SIDES[seat]) for card in hand.pieces if card.face)
    held = " + ".join(str(mark.value) for id in ("influence", "action") if (mark := hand.mark(id)) is not None) or str(
        hand.value("size")
    )
    return (
        f'<header class="seat" id="rival">{LOOK.badge(seat)}'
        f'<div class="nm">{_who(scene, seat)}</div>{waits}<span class="sp"></span>'
        f'<span class="row backs" id="at-{hand.id}" role="img" aria-label="'
        f'{", ".join(words.speak(mark.text) for mark in hand.marks)}">{backs}</span>'
        f'<span class="row spied">{spied}</span><span class="sm mut hd">{words.say("caesar-hand", held=held)}</span>'
        f"{_score(found, seat, words)}</header>"
    )


def _who(scene: Scene, seat: int) -> str:
    """Who sits there: what leads, and what stands beside it."""
    name, about = name_and_seat(scene.people, scene.board, seat, scene.words)
    return f'<b>{name}</b> <span class="mut sm">{f"· {about}" if about else ""}</span>'


def _score(found: Zone, seat: int, words: Words) -> str:
    count = found.value("patricians")
    return (
        f'<span class="row score"><b class="num {SIDES[seat]}-t">{count}</b><span class="sm mut">'
        f"{words.say('caesar-patricians', count=count)}</span></span>"
    )


def _decks(own: int, scene: Scene) -> str:
    """The decks of both sides, and between them the vote deck with what is still in it."""
    votes = scene.kept(_votes, scene.board.zone("votes"))
    return f'<div class="decks" id="decks">{_piles(1 - own, scene)}{votes}{_piles(own, scene)}</div>'


def _piles(seat: int, scene: Scene) -> str:
    found = side(scene.board, seat)
    piles = scene.kept(_heap, part(found, "decks"), SIDES[seat])
    name = scene.words.speak(found.name)
    return f'<div class="dks" role="group" aria-label="{name}">{piles}{scene.kept(_thrown, part(found, "discards"))}</div>'


def _heap(decks: Zone, scene: Scene, side_name: str) -> str:
    return f'<div class="dk">{"".join(_pile(deck, side_name, scene) for deck in decks.pieces)}</div>'


def _thrown(thrown: Zone, scene: Scene) -> str:
    words = scene.words
    count = sum(piece.count for piece in thrown.pieces)
    listed = ", ".join(f"{words.speak(card.name)} ×{card.count}" for card in thrown.pieces)
    return (
        f'<details class="disc" id="at-{thrown.id}" data-keep><summary '
        f'class="sm mut">'
        f'{icon("discard", "s14")} {words.say("caesar-discards", count=count)}</summary><p class="xs">'
        f"{listed or '–'}</p></details>"
    )


def _pile(deck: Piece, side_name: str, scene: Scene) -> str:
    words = scene.words
    label = f"{words.speak(deck.name)}{words.colon}{deck.count}"
    kind = deck.id.rpartition("/")[2]
    pile = scene.thing(deck.id, deck.choices, "slim stack", label, cards.back(kind, side_name))
    return f'<figure>{pile}<figcaption aria-hidden="true">{deck.count}</figcaption></figure>'


def _votes(deck: Zone, scene: Scene) -> str:
    """What everybody can count: the vote cards that are left, and how likely each is next."""
    words = scene.words
    left = deck.value("left")
    listed = "".join(f"<li>{words.speak(card.name)} <span>{card.count}/{left}</span></li>" for card in deck.pieces if left)
    return (
        f'<div class="vd" id="at-votes"><div class="row"><span class="slim stack" role="img" aria-label="'
        f'{words.speak(deck.name)}{words.colon}{left}">'
        f'{cards.vote_back()}</span><span class="sm" aria-hidden="true"><b>{left}</b> '
        f"{words.say('caesar-votes', count=left)}</span></div>"
        f'<p class="xs b nx">{words.say("caesar-next")}</p><ul class="xs nx">{listed}</ul></div>'
    )


# -- the hand, and what lies before the reader alone


def _hand(found: Zone, scene: Scene) -> str:
    words, board = scene.words, scene.board
    own, hand = found.owner or 0, part(found, "hand")
    shown = "".join(_held(card, own, scene) for card in shown_hand(board, own))
    backs = "".join(
        f'<span class="slim mini">{cards.small(card, SIDES[own])}</span>'
        for card in hand.pieces
        for _ in range(card.count)
        if not card.face
    )
    bonus = next((zone.pieces[0] for zone in found.zones if zone.kind == "bonus" and zone.pieces), None)
    secret = (
        f'<div class="bon"><span class="slim">{cards.bonus(bonus)}</span><span class="sm mut">'
        f"{words.speak(bonus.about)} {words.cite(bonus.rule)}</span></div>"
        if bonus is not None and bonus.about is not None
        else ""
    )
    who = f"<b>{words.say('caesar-you', seat=found.name)}</b>" if board.seat == own else _who(scene, own)
    watched = board.seat != own and own in board.asked
    decide = f'<span class="chip gold">{icon("hourglass")}{words.say("decides")}</span>' if watched else ""
    return (
        f'<section class="hand" id="hand" aria-label="{words.speak(hand.name)}"><div class="me-info"><div class="row">'
        f"{LOOK.badge(own)}<div>{who} "
        f"{_score(found, own, words)}</div>{decide}</div>{secret}</div>"
        f'<div class="cards" id="at-{hand.id}">{shown}{backs}</div></section>'
    )


def _held(card: Piece, own: int, scene: Scene) -> str:
    """A card of the reader's hand: playable, chosen already, or not now."""
    words = scene.words
    mark = card.marks[0] if card.marks else None
    label = words.speak(card.name)
    state = words.speak(mark.text) if mark is not None else words.say("playable" if card.choices else "not-now")
    about = f' title="{words.speak(card.about)}"' if card.about is not None else ""
    faced = replace(card, up=True)  # nobody else sees it, but here it is no secret
    drawn = cards.large(faced, SIDES[own], words, "lg") + cards.small(faced, SIDES[own], "tiny")
    asked = own in scene.board.asked
    shut = asked and mark is None and not card.choices
    lock = f'<span class="pip shutp">{icon("lock")}</span>' if shut else ""
    kind = "can" if card.choices else "cant" if shut else "idle"
    note = f'<span class="nt" aria-hidden="true">{state}</span>' if asked else ""
    return (
        f'<div class="hc {kind}">{scene.thing(card.id, card.choices, "slim", f"{label}, {state}", drawn + lock, about)}'
        f"{note}</div>"
    )


def _tray(zone: Zone, scene: Scene) -> str:
    """What lies between the table and the hand for a while: an action that waits for a veto, a deck under preparation."""
    words = scene.words
    owner = zone.owner if zone.owner is not None else 0
    shown = "".join(
        f'<li>{_placed(card, scene, SIDES[owner])}<span class="xs">{words.speak(card.name)}'
        f"{f' ×{card.count}' if card.count > 1 else ''}"
        f"{''.join(f' · {words.speak(mark.text)}' for mark in card.marks)}</span></li>"
        for card in zone.pieces
    )
    about = next((words.speak(card.about) for card in zone.pieces if card.about is not None and zone.kind == "announced"), "")
    return (
        f'<section class="tray {text(zone.kind)}" id="at-{zone.id}"><h3>{words.speak(zone.name)}</h3><ul>{shown}</ul>'
        f"{f'<p class=sm>{about}</p>' if about else ''}</section>"
    )
