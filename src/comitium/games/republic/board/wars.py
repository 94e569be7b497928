"""Wars, provinces and forces on the table."""

from __future__ import annotations

from typing import Final

from comitium.core.board import Mark, Piece, Zone
from comitium.core.messages import Phrase, Value
from comitium.games.republic import names
from comitium.games.republic.board.advanced import attack_marks, defence_marks, disbanded_zone
from comitium.games.republic.board.signs import Signs, badge, mark
from comitium.games.republic.catalogue.keys import PROVINCE_KEYS
from comitium.games.republic.notation.forces import place_name
from comitium.games.republic.state.numbers import (
    ACTIVE,
    CIVIL_WAR,
    FORCE,
    FOUGHT,
    GARRISON,
    HELD,
    IMMINENT,
    INACTIVE,
    RESERVE,
    REVOLT,
    REVOLTED,
    STRAY,
    VACANT,
)
from comitium.games.republic.view.parts import ForceView, MarchView, ProvinceView, WarView
from comitium.games.republic.view.view import RepublicView

ZONES: Final = (((FOUGHT, HELD), "active"), ((INACTIVE,), "inactive"), ((IMMINENT,), "imminent"))

BADGES: Final = ("unprosecuted", "naval_victory", "revolt", "subdued")


def wars_zones(view: RepublicView, signs: Signs) -> tuple[Zone, ...]:
    """[1.07.33] The wars by the zone they lie in."""
    return tuple(
        Zone(
            id=f"forum/{word}",
            kind="wars",
            name=Phrase(f"republic-board-{word}"),
            pieces=tuple(_war(war, view, signs) for war in view.wars if war.zone in zones),
        )
        for zones, word in ZONES
    )


def _war(war: WarView, view: RepublicView, signs: Signs) -> Piece:
    """[1.07.342] As strong as it is now, with what multiplies and leads it."""
    marks = [mark("land", war.land)]
    if war.series > 1 or war.led:
        terms: dict[str, Value] = {"printed": war.printed, "series": war.series, "led": war.led}
        marks.append(Mark("sum", Phrase("republic-board-sum", terms), war.land))
    if war.allies:
        helping = tuple(names.province(province) for province in war.allies)
        marks.append(Mark("allies", Phrase("republic-board-allies", {"provinces": helping, "amount": war.allied})))
    marks += attack_marks(war.war, view)
    if war.fleets:
        marks.append(mark("naval", war.fleets))
    if war.support:
        marks.append(mark("support", war.support))
    for word, numbers in (("disasters", war.disasters), ("standoffs", war.standoffs)):
        if numbers:
            marks.append(Mark(word, Phrase(f"republic-board-{word}", {"numbers": ", ".join(map(str, numbers))})))
    if war.spoils:
        marks.append(mark("spoils", war.spoils))
    leaders = tuple(names.leader(leader) for leader in war.leaders)
    if war.war == CIVIL_WAR:  # [1.11.3] whoever has risen
        leaders = tuple(names.senator(man.senator) for faction in view.factions for man in faction.senators if man.rebel)
    if war.zone == HELD:  # [2.03.81] its governor
        leaders = tuple(
            names.senator(one.governor)
            for one in view.provinces
            if one.province == war.war - REVOLT and one.governor is not None
        )
        marks.append(badge("rebel-holds"))
    if war.war == CIVIL_WAR and view.march is not None:
        marks += _march(view.march, view)
    if leaders:
        marks.append(Mark("led", Phrase("republic-board-led", {"leaders": leaders})))
    if war.commanders:
        senators = tuple(names.senator(senator) for senator in war.commanders)
        marks.append(Mark("commanders", Phrase("republic-board-commanders", {"senators": senators})))
    left = next((force for force in view.forces if force.place == STRAY + war.war), None)
    if left is not None and left.legions + left.fleets:
        units: dict[str, Value] = {"legions": left.legions, "fleets": left.fleets}
        marks.append(Mark("left", Phrase("republic-board-left", units)))
    for man, needed, fleets in war.stranded if war.zone == FOUGHT else ():
        about: dict[str, Value] = {"senator": names.senator(man), "needed": needed, "fleets": fleets}
        marks.append(Mark("stranded", Phrase("republic-board-stranded", about)))
    marks += [
        badge(word.replace("_", "-")) for word in ("unprosecuted", "naval_victory", "revolt", "subdued") if getattr(war, word)
    ]
    key = names.WARS[war.war]
    return Piece(
        id=f"war/{key}", kind="war", name=names.war(war.war), face=key, marks=tuple(marks), choices=signs.on("war", war.war)
    )


def _march(march: MarchView, view: RepublicView) -> list[Mark]:
    """[2.03.7] [2.03.8] Where the primary rebel is, and the legions and provincial armies that are away with him or at sea."""
    marks: list[Mark] = []
    if march.stronghold is not None:
        marks.append(Mark("stronghold", Phrase("republic-board-stronghold", {"province": names.province(march.stronghold)})))
    legions = sum(force.legions for force in view.forces if force.place == FORCE + march.rebel)
    if march.armies or legions:
        told: dict[str, Value] = {"count": march.armies, "legions": legions}
        marks.append(Mark("marching-armies", Phrase("republic-board-marching-armies", told), march.armies))
    if march.sailing is not None:
        said: dict[str, Value] = {"senator": names.senator(march.sailing), "amount": march.armies_at_sea}
        marks.append(Mark("at-sea", Phrase("republic-board-at-sea", said)))
    return marks


def provinces_zone(view: RepublicView, signs: Signs) -> Zone:
    """[1.09.5] The provinces of Rome, governed or not, and those in revolt."""
    pieces = tuple(_province(province, signs) for province in view.provinces)
    return Zone(id="provinces", kind="provinces", name=Phrase("republic-board-provinces"), pieces=pieces)


def _whereabouts(province: ProvinceView) -> str:
    """[2.03] Where a rebel governor is."""
    if province.holds:
        return "rebel-holds"
    return "rebel-sailing" if province.sailing else "rebel-in-italy"


def _province(province: ProvinceView, signs: Signs) -> Piece:
    marks: list[Mark] = []
    if province.governor is not None:
        marks.append(Mark("governor", Phrase("republic-board-governor", {"senator": names.senator(province.governor)})))
        if not province.rebel:
            marks.append(mark("dial", province.dial))
    if province.state == VACANT:
        marks.append(badge("vacant"))
    if province.state == REVOLTED:
        marks.append(badge("revolted"))
    if province.rebel:
        marks.append(badge(_whereabouts(province)))
    if province.holds:
        marks.append(mark("land", province.land))
        if province.sea:
            marks.append(mark("naval", province.sea))
        if province.support:
            marks.append(mark("support", province.support))
    if province.naval_victory:
        marks.append(badge("naval-victory"))
    if province.commanders:
        senators = tuple(names.senator(senator) for senator in province.commanders)
        marks.append(Mark("commanders", Phrase("republic-board-commanders", {"senators": senators})))
    if province.defence is not None:
        marks += defence_marks(province.defence, province.armies, province.fleets)
    if province.armies:
        marks.append(mark("provincial-armies", province.armies))
    if province.fleets:
        marks.append(mark("provincial-fleets", province.fleets))
    if province.helps is not None:
        marks.append(Mark("helps", Phrase("republic-board-helps", {"war": names.war(province.helps)})))
    marks.append(badge("developed" if province.developed else "undeveloped"))
    if province.legate:
        marks.append(badge("legate"))
    key = PROVINCE_KEYS[province.province]
    return Piece(
        id=f"province/{key}",
        kind="province",
        name=names.province(province.province),
        face=key,
        marks=tuple(marks),
        choices=signs.on("province", province.province),
    )


def forces_zone(view: RepublicView, signs: Signs) -> Zone:
    """[1.09.63] Legions and fleets wherever they stand, veterans one by one."""
    zones = (*(_force(force, signs) for force in view.forces), *disbanded_zone(view))
    return Zone(id="forces", kind="forces", name=Phrase("republic-board-forces"), zones=zones)


def _force(force: ForceView, signs: Signs) -> Zone:
    marks = [mark("legions", force.legions)]
    if force.fleets:
        marks.append(mark("fleets", force.fleets))
    if force.strength > force.legions:
        marks.append(mark("strength", force.strength))
    veterans = tuple(
        Piece(
            id=f"legion/{legion + 1}",
            kind="veteran",
            name=names.legion(legion),
            face=str(legion + 1),
            marks=(Mark("patron", Phrase("republic-board-patron", {"senator": names.senator(patron)})),)
            if patron is not None
            else (),
            choices=signs.on("legion", legion),
        )
        for legion, patron in zip(force.veterans, force.patrons, strict=True)
    )
    id = "reserve" if force.place == RESERVE else place_name(force.place)
    return Zone(id=f"forces/{id}", kind="force", name=_place(force.place), pieces=veterans, marks=tuple(marks))


def _place(place: int) -> Phrase:
    if place in (RESERVE, ACTIVE):
        return Phrase("republic-board-reserve" if place == RESERVE else "republic-board-active-forces")
    if place >= FORCE:
        return Phrase("republic-board-force", {"senator": names.senator(place - FORCE)})
    if place >= STRAY:
        return Phrase("republic-board-stray", {"war": names.war(place - STRAY)})
    return Phrase("republic-board-garrison", {"province": names.province(place - GARRISON)})
