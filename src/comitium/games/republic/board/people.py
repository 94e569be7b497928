"""Factions on the table: their senators with all they have, their concessions, their hands."""

from __future__ import annotations

from typing import Final

from comitium.core.board import Mark, Piece, Zone
from comitium.core.messages import Phrase
from comitium.games.republic import names
from comitium.games.republic.board.directives import directive_piece
from comitium.games.republic.board.signs import Signs, badge, mark
from comitium.games.republic.catalogue.cards import CARD_KEY
from comitium.games.republic.catalogue.keys import CONCESSION_KEYS, OFFICE_KEYS
from comitium.games.republic.notation.vocabulary import BEQUEST_KEYS
from comitium.games.republic.state.numbers import AT_WAR, CAPTIVE, GOVERNING, MISSION, RAID, REBEL, ROME
from comitium.games.republic.view.parts import ConcessionView, FactionView, SenatorView
from comitium.games.republic.view.view import RepublicView

STANDINGS: Final = (
    "leads",
    "for_life",
    "prior_consul",
    "proconsul",
    "major",
    "corrupt",
    "returned",
    "rebel",
    "on_family",
    "priest",
    "liable",
)


def faction_zone(faction: FactionView, view: RepublicView, signs: Signs) -> Zone:
    """[1.04.7] [1.04.9] A faction: its votes, its money if it is one's own, its people, its hand. [4.01.1] A neutral hides
    nothing, and its directive lies beside it."""
    seat = faction.seat
    id = f"faction/{names.SEATS[seat]}"
    marks = [mark("votes", faction.votes), mark("influence", faction.influence), mark("cards", faction.cards)]
    if faction.box is not None:
        marks.append(mark("box", faction.box))
    if not faction.playing:
        marks.append(badge("eliminated"))
    if faction.rank:
        marks.append(mark("rank", faction.rank))
    if faction.coalition:
        marks.append(badge("coalition"))
    if view.dominant == seat and len([one for one in view.factions if one.directive is None and one.playing]) > 1:
        marks.append(badge("dominant"))
    people = [senator_piece(senator, view, signs) for senator in faction.senators]
    held = {concession for senator in faction.senators for concession in senator.concessions}
    liable = not no_trials(view)
    concessions = [concession_piece(one, signs, seat, liable) for one in view.concessions if one.concession in held]
    directive = [directive_piece(faction.directive, seat)] if faction.directive is not None else []
    return Zone(
        id=id,
        kind="faction",
        name=names.seat(seat),
        owner=seat,
        pieces=(*people, *concessions, *directive),
        zones=(_hand(faction, id, signs),),
        marks=tuple(marks),
        choices=signs.on("seat", seat),
    )


def _hand(faction: FactionView, id: str, signs: Signs) -> Zone:
    """The cards that the reader knows, and the backs of the others."""
    cards = faction.hand if faction.hand is not None else faction.known
    pieces = [
        Piece(
            id=f"card/{CARD_KEY[card]}",
            kind="card",
            name=names.card(card),
            face=CARD_KEY[card],
            up=faction.directive is not None,
            owner=faction.seat,
            choices=signs.card(card),
        )
        for card in cards
    ]
    if len(cards) < faction.cards:
        back = Phrase("republic-board-back")
        number = faction.cards - len(cards)
        pieces.append(Piece(id=f"{id}/back", kind="card", name=back, up=False, owner=faction.seat, count=number))
    return Zone(id=f"{id}/hand", kind="hand", name=Phrase("republic-board-hand"), owner=faction.seat, pieces=tuple(pieces))


def senator_piece(senator: SenatorView, view: RepublicView, signs: Signs) -> Piece:
    """[1.07.31] A senator: offices and where he is first, then his numbers."""
    marks = [
        Mark(f"office/{OFFICE_KEYS[office]}", names.office(office), face=OFFICE_KEYS[office]) for office in senator.offices
    ]
    standings = [word for word in STANDINGS if getattr(senator, word) and not (word == "major" and no_trials(view))]
    marks += [badge(word.replace("_", "-")) for word in standings]
    marks += _away(senator, view)
    marks += [
        mark("military", senator.military),
        mark("oratory", senator.oratory),
        mark("loyalty", senator.loyalty),
        mark("influence", senator.influence),
    ]
    if senator.where == ROME:  # [1.09.14] only who is there votes
        marks.append(mark("votes", senator.votes))
    marks += [
        mark(word, value)
        for word, value in (
            ("popularity", senator.popularity),
            ("talents", senator.talents),
            ("knights", senator.knights),
            ("guards", senator.guards),
            ("disbanded-veterans", senator.recallable),
        )
        if value
    ]
    face = names.SENATORS[senator.senator]
    return Piece(
        id=f"senator/{face}",
        kind="senator",
        name=names.senator(senator.senator),
        face=face,
        owner=senator.seat,
        marks=tuple(marks),
        choices=signs.on("senator", senator.senator),
    )


def _away(senator: SenatorView, view: RepublicView) -> list[Mark]:
    """Where he is, if not in Rome."""
    where = senator.where
    if where == ROME:
        return []
    if where >= MISSION:
        text = Phrase(f"republic-board-mission-{BEQUEST_KEYS[where - MISSION]}")
    elif where == REBEL:
        text = Phrase("republic-board-in-revolt")
    elif where == CAPTIVE + RAID:
        text = Phrase("republic-board-captive-raid")
    elif where >= CAPTIVE:
        text = Phrase("republic-board-captive", {"war": names.war(where - CAPTIVE)})
    elif where >= AT_WAR:
        text = Phrase(f"republic-board-{_at_war(senator, view)}", {"war": names.war(where - AT_WAR)})
    else:
        text = Phrase("republic-board-governing", {"province": names.province(where - GOVERNING)})
    return [Mark("away", text)]


def _at_war(senator: SenatorView, view: RepublicView) -> str:
    """[C-3] [1.11.3] Whether he fights, cannot, or has won: the war, or only the battle at sea."""
    if senator.victorious:
        goes_on = any(war.war == senator.where - AT_WAR for war in view.wars)
        return "at-war-won-at-sea" if goes_on else "at-war-won"
    return "at-war-unable" if senator.unable else "at-war"


def no_trials(view: RepublicView) -> bool:
    """[4.05.1] With neutral factions nobody is prosecuted, so that nothing is said of the danger."""
    return any(faction.directive is not None for faction in view.factions)


def concession_piece(concession: ConcessionView, signs: Signs, owner: int | None = None, liable: bool = False) -> Piece:
    key = CONCESSION_KEYS[concession.concession]
    marks = [badge("exposed")] if concession.exposed and liable else []
    if concession.holder >= 0:
        marks.append(Mark("holder", Phrase("republic-board-holder", {"senator": names.senator(concession.holder)})))
    return Piece(
        id=f"concession/{key}",
        kind="concession",
        name=names.concession(concession.concession),
        face=key,
        owner=owner,
        marks=tuple(marks),
        choices=signs.on("concession", concession.concession),
    )
