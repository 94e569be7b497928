"""The table of Res Publica Romana: the State, the Forum with its wars, provinces, forces, factions, piles and the vote.

Made from what a seat sees and is asked. Whatever a choice speaks of and lies on the table lights up: a senator, a war, a
province, a card of one's hand. Everything else is said.
"""

from __future__ import annotations

from typing import Final

from comitium.core.board import Board, Column, Light, Mark, Piece, Row, Sheet, SurfaceProfile, Zone
from comitium.core.messages import Phrase, Prompt, Stake, Value
from comitium.games.republic import names
from comitium.games.republic.board.advanced import advanced_zones, floor_marks, waiting_marks
from comitium.games.republic.board.people import concession_piece, faction_zone, senator_piece
from comitium.games.republic.board.question_ids import ASKS_FOR, HABITS, REPLIES, ROUNDS, SCOPES
from comitium.games.republic.board.signs import Signs, badge, mark
from comitium.games.republic.board.solo import solo_zones
from comitium.games.republic.board.wars import forces_zone, provinces_zone, wars_zones
from comitium.games.republic.catalogue.cards import CARD_KEY
from comitium.games.republic.catalogue.keys import EVENT_KEYS, LAW_KEYS, LEADER_KEYS
from comitium.games.republic.choices import CARD, PASS, TALENTS
from comitium.games.republic.deals.spoken import agreement_zone
from comitium.games.republic.rules.r1_09_senate.choices import ABSTAIN, ALL_ABSTAIN
from comitium.games.republic.state.numbers import DESTROYED, IN_CURIA, IN_FORUM, IN_REFUGE, ON_BOARD
from comitium.games.republic.state.options import ADVANCED
from comitium.games.republic.view.parts import FactionView, VoteView, WaitsView
from comitium.games.republic.view.view import RepublicView

# what of a senator a phase asks about, by the number of the phase: setup, mortality, revenue, Forum, ...
SHOWS: Final = ("influence", "influence", "talents", "loyalty", "popularity", "votes", "military", "military")
MOST_WARS: Final = 4  # [1.12.3] active at the end of a turn: all have lost


def profile() -> SurfaceProfile:
    """How surfaces speak of this game; asked once every kind of proposal is registered."""
    return SurfaceProfile(
        example="senator cornelius",
        replies=REPLIES,
        rounds=ROUNDS,
        habits=HABITS,
        has_idle=True,
        quiet=(PASS, ALL_ABSTAIN, ABSTAIN, TALENTS),  # the last: no talents
        cards=range(CARD, CARD + len(CARD_KEY)),
        scopes=tuple((id, Phrase(message)) for id, message in SCOPES.items()),
        moments=(
            ("ProposalAnnounced", Phrase("republic-moment-proposal")),
            ("TribunePlayed", Phrase("republic-moment-tribune")),
            ("AttemptDeclared", Phrase("republic-moment-attempt")),
            ("WarActivated", Phrase("republic-moment-war")),
            ("PhaseBegan", Phrase("republic-moment-phase")),
            ("TurnBegan", Phrase("republic-moment-turn")),
        ),
        words=tuple(
            (word, names.SPEAKERS[kind](number))
            for kind in ("proposal", "bill", "intrigue", "leader", "concession", "province", "war", "senator", "seat")
            for number, word in enumerate(names.THINGS[kind])
            if word
        ),
    )


def board(view: RepublicView, prompt: Prompt | None = None) -> Board:
    """The table as one seat sees it, with what it may choose lit up."""
    light = Light(prompt)
    signs = Signs(light, prompt)
    zones = (
        _state(view, signs, ASKS_FOR.get(prompt.kind if prompt is not None else "", SHOWS[view.phase])),
        *_floor(view),
        *advanced_zones(view, signs),
        *solo_zones(view, signs),
        _forum(view, signs),
        provinces_zone(view, signs),
        forces_zone(view, signs),
        *(faction_zone(faction, view, signs) for faction in view.factions),
        _curia(view, signs),
        _piles(view, signs),
        *_agreements(view),
    )
    return Board(
        game="republic",
        seat=view.seat,
        title=_title(view),
        seats=tuple(names.seat(faction.seat) for faction in view.factions),
        moment=f"{view.turn}/{view.phase}",
        asked=tuple(seat for seat in view.actors if view.factions[seat].directive is None),  # a neutral keeps nobody waiting
        over=bool(view.ending),
        zones=zones,
        plain=light.rest(),
        sheets=(_score(view),) if view.ending else (),
        rule_sets=tuple(name for name in ADVANCED if view.options[name]),
    )


def _title(view: RepublicView) -> Phrase:
    if view.ending:
        return Phrase("republic-board-over", {"turn": view.turn})
    if view.turn == 0:
        return names.phase(view.phase)
    return Phrase("republic-board-title", {"turn": view.turn, "phase": names.phase(view.phase), "era": names.era(view.era)})


# -- the State


def _state(view: RepublicView, signs: Signs, shows: str) -> Zone:
    marks = [mark("treasury", view.treasury), mark("unrest", view.unrest), mark("active-wars", view.active_wars, MOST_WARS)]
    marks += [
        Mark(f"bill-{number}", Phrase("republic-board-bill", {"bill": names.bill(number), "count": bills}), bills)
        for number, bills in enumerate(view.bills)
        if bills
    ]
    if view.era_revealed:
        marks.append(badge("era-revealed"))
    elif view.era_among:
        about: dict[str, Value] = {"among": view.era_among, "count": view.deck}
        marks.append(Mark("era-near", Phrase("republic-board-era-near", about), view.era_among))
    if view.highest is not None:
        marks.append(Mark("highest", Phrase("republic-board-highest", {"senator": names.senator(view.highest)})))
    if view.chair is not None:
        marks.append(Mark("chair", Phrase("republic-board-chair", {"senator": names.senator(view.chair)})))
    marks += waiting_marks(view)
    if len(view.seating) > 2:
        seated = clockwise(view)
        marks.append(
            Mark("seated", Phrase("republic-board-seated", {"seats": _in_a_row(seated)}), face="".join(map(str, seated)))
        )
    marks.append(Mark("shows", Phrase(f"republic-board-column-{shows}"), face=shows))
    pieces = [
        Piece(id=f"law/{LAW_KEYS[law]}", kind="law", name=names.law(law), face=LAW_KEYS[law], choices=signs.on("law", law))
        for law in view.laws
    ]
    pieces += [
        Piece(
            id=f"event/{EVENT_KEYS[event]}",
            kind="event",
            name=names.event(2 * event + (1 if level > 1 else 0)),
            face=EVENT_KEYS[event],
            marks=(mark("level", level),) if level > 1 else (),
        )
        for event, level in view.events
    ]
    return Zone(id="state", kind="state", name=Phrase("republic-board-state"), pieces=tuple(pieces), marks=tuple(marks))


def clockwise(view: RepublicView) -> tuple[int, ...]:
    """[3.01.2] The factions as they sit, from the reader's own on."""
    first = view.seating.index(view.seat) if view.seat is not None else 0
    return tuple(view.seating[first:] + view.seating[:first])


def _in_a_row(order: tuple[int, ...]) -> Phrase:
    row = names.seat(order[-1])
    for seat in reversed(order[:-1]):
        row = Phrase("republic-board-beside", {"seat": names.seat(seat), "others": row})
    return row


def _floor(view: RepublicView) -> tuple[Zone, ...]:
    """[1.09.14] What is being voted, as far as it has come."""
    vote = view.vote
    if vote is None:
        return ()
    if vote.waits is not None:
        return (_waiting_floor(vote.waits, vote.text),)
    marks = [mark("ayes", vote.ayes), mark("noes", vote.noes)]
    ayes, noes = vote.given
    marks += [mark("given-for", ayes)] if ayes else []
    against = "republic-board-given-influence" if ayes else "republic-board-given-against"  # the people are of one mind
    marks += [Mark("given-against", Phrase(against, {"count": noes}), noes)] if noes else []
    if vote.faction is not None:
        marks.append(
            Mark("proposed", Phrase("republic-board-proposed", {"seat": names.seat(vote.faction)}), owner=vote.faction)
        )
    marks += [*floor_marks(view), *_futures("passes", vote.passes), *_futures("fails", vote.fails)]
    marks += [_called(faction, vote) for faction in view.factions if faction.playing and faction.seat not in vote.uncalled]
    if vote.uncalled:
        seats = tuple(names.seat(seat) for seat in vote.uncalled)
        marks.append(Mark("uncalled", Phrase("republic-board-uncalled", {"seats": seats})))
    return (Zone(id="floor", kind="floor", name=vote.text, marks=tuple(marks)),)


def _futures(id: str, stakes: tuple[Stake, ...]) -> list[Mark]:
    """What a result of the vote gains and loses; the face says what it is about."""
    return [
        Mark(f"{id}/{place}", one.text, one.amount, face=one.what, owner=one.seat if one.seat >= 0 else None)
        for place, one in enumerate(stakes)
    ]


def _waiting_floor(waits: WaitsView, suspended: Phrase) -> Zone:
    """[1.09.151] A Tribune's proposal is being made: it has the floor, and the vote below it waits."""
    seat = names.seat(waits.faction)
    marks = (
        Mark("proposed", Phrase("republic-board-proposed", {"seat": seat}), owner=waits.faction),
        Mark("waits", Phrase("republic-board-vote-waits", {"proposal": suspended})),
    )
    name = waits.text if waits.text is not None else Phrase("republic-board-prepared", {"seat": seat})
    return Zone(id="floor", kind="floor", name=name, marks=marks)


def _called(faction: FactionView, vote: VoteView) -> Mark:
    """[1.09.14] How a faction has voted: its senators may be of two minds."""
    ayes = any(senator.senator in vote.favour for senator in faction.senators)
    noes = any(senator.senator in vote.opposed for senator in faction.senators)
    way = "split" if ayes and noes else "for" if ayes else "against" if noes else "neither"
    text = Phrase(f"republic-board-called-{way}", {"seat": names.seat(faction.seat)})
    return Mark(f"called/{names.SEATS[faction.seat]}", text, face=way, owner=faction.seat)


# -- the Forum and the Curia


def _forum(view: RepublicView, signs: Signs) -> Zone:
    """[1.07] Wars, leaders, senators without a faction, concessions."""
    leaders = Zone(
        id="forum/leaders",
        kind="leaders",
        name=Phrase("republic-board-leaders"),
        pieces=tuple(_leader(leader, where, signs) for leader, where in view.leaders if where in (ON_BOARD, IN_REFUGE)),
    )
    senators = Zone(
        id="forum/senators",
        kind="senators",
        name=Phrase("republic-board-unaligned"),
        pieces=tuple(senator_piece(senator, view, signs) for senator in view.forum),
    )
    concessions = Zone(
        id="forum/concessions",
        kind="concessions",
        name=Phrase("republic-board-concessions"),
        pieces=tuple(concession_piece(one, signs) for one in view.concessions if one.holder == IN_FORUM),
    )
    zones = (*wars_zones(view, signs), leaders, senators, concessions)
    return Zone(id="forum", kind="forum", name=Phrase("republic-board-forum"), zones=zones)


def _leader(leader: int, where: int, signs: Signs) -> Piece:
    return Piece(
        id=f"leader/{LEADER_KEYS[leader]}",
        kind="leader",
        name=names.leader(leader),
        face=LEADER_KEYS[leader],
        marks=(badge("refuge"),) if where == IN_REFUGE else (),
        choices=signs.on("leader", leader),
    )


def _curia(view: RepublicView, signs: Signs) -> Zone:
    """[1.05.3] [1.07.321] [1.07.344] Families, ruined concessions, leaders without a war."""
    families = [
        Piece(
            id=f"senator/{names.SENATORS[senator]}",
            kind="senator",
            name=names.senator(senator),
            face=names.SENATORS[senator],
            choices=signs.on("senator", senator),
        )
        for senator in view.curia
    ]
    ruins = [concession_piece(one, signs) for one in view.concessions if one.holder == DESTROYED]
    leaders = [_leader(leader, where, signs) for leader, where in view.leaders if where == IN_CURIA]
    return Zone(id="curia", kind="curia", name=Phrase("republic-board-curia"), pieces=(*families, *ruins, *leaders))


# -- piles and agreements


def _piles(view: RepublicView, signs: Signs) -> Zone:
    """[1.07.2] What is left to draw, and what was thrown away."""
    marks = [mark("deck", view.deck)]
    if view.piles:
        marks.append(mark("piles", sum(view.piles)))
    marks += [
        Mark(f"near/{CARD_KEY[card]}", Phrase("republic-board-near", {"card": names.card(card), "count": among}), among)
        for card, among in view.near_top
    ]
    discards = tuple(
        Piece(
            id=f"card/{CARD_KEY[card]}",
            kind="card",
            name=names.card(card),
            face=CARD_KEY[card],
            choices=signs.card(card),
        )
        for card in view.discards
    )
    thrown = Zone(id="discards", kind="discards", name=Phrase("republic-board-discards"), pieces=discards)
    return Zone(id="deck", kind="deck", name=Phrase("republic-board-pile"), marks=tuple(marks), zones=(thrown,))


def _agreements(view: RepublicView) -> tuple[Zone, ...]:
    """[1.04.3] What is offered and what binds."""
    if not view.agreements:
        return ()
    zones = tuple(agreement_zone(deal) for deal in view.agreements)
    return (Zone(id="agreements", kind="agreements", name=Phrase("republic-board-agreements"), zones=zones),)


# -- the end


def _score(view: RepublicView) -> Sheet:
    """[1.12.2] The influence of every faction."""
    columns = (
        Column("influence", Phrase("republic-board-column-influence")),
        Column("votes", Phrase("republic-board-column-votes")),
        Column("senators", Phrase("republic-board-column-senators")),
    )
    rows = tuple(
        Row(
            id=names.SEATS[faction.seat],
            name=names.seat(faction.seat),
            cells=(faction.influence, faction.votes, len(faction.senators)),
            owner=faction.seat,
        )
        for faction in view.factions
    )
    winner = [Phrase("republic-board-won", {"seat": names.seat(view.winner)})] if view.winner is not None else []
    notes = (*winner, names.ending(view.ending, [faction.influence for faction in view.factions]))
    return Sheet(id="score", title=Phrase("republic-board-score"), columns=columns, rows=rows, notes=notes)
