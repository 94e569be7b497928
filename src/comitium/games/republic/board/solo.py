"""[4.05] The Senate of chapter 4 on the table: the list of coalitions, the military plan, and what is left of the spoils."""

from __future__ import annotations

from typing import Final

from comitium.core.board import Mark, Piece, Zone
from comitium.core.messages import Phrase, Value
from comitium.games.republic import names
from comitium.games.republic.board.signs import Signs
from comitium.games.republic.catalogue.intrigue import INCOME
from comitium.games.republic.catalogue.neutrals import COALITIONS
from comitium.games.republic.catalogue.provinces import SPOILS_BONUS, SPOILS_DICE
from comitium.games.republic.catalogue.tables import (
    LAND_BILL_COSPONSOR,
    LAND_BILL_COST,
    LAND_BILL_LASTS,
    LAND_BILL_SPONSOR,
    LAND_BILL_UNREST,
    OFFICE_INFLUENCE,
)
from comitium.games.republic.choices import CONCESSION, PASS, PROVINCE, SPAN, verb
from comitium.games.republic.odds.dice import percent
from comitium.games.republic.rules.r4_solitaire.choices import OFFICE, SPONSOR, spoil_name
from comitium.games.republic.view.solo import EntryView, ListView, PlanView, SpoilsView, WeighedView, WishView
from comitium.games.republic.view.view import RepublicView

SIDES: Final = 2  # of a province


def solo_zones(view: RepublicView, signs: Signs) -> tuple[Zone, ...]:
    """What of the session is on the table: nothing in another phase or another game."""
    solo = view.solo
    if solo is None:
        return ()
    zones: list[Zone] = []
    if solo.list is not None:
        zones.append(_coalition(solo.list))
    if solo.plan is not None:
        zones.append(_plan(solo.plan))
    if solo.spoils is not None:
        zones.append(_spoils(solo.spoils, view, signs))
    return tuple(zones)


# -- the coalition


def _coalition(found: ListView) -> Zone:
    """[4.05.2] Ranks with their votes, the majority, and the list entry by entry."""
    ranks = [
        Mark(f"rank/{rank}", _say("rank", rank=rank, seat=names.seat(seat), votes=votes), votes, owner=seat)
        for rank, (seat, votes) in enumerate(found.ranks, 1)
    ]
    marks = (Mark("need", _say("need", need=found.need, votes=sum([votes for _, votes in found.ranks])), found.need), *ranks)
    return Zone(
        id="coalition",
        kind="coalition",
        name=_say("coalition"),
        pieces=tuple([_entry(one, found.need) for one in found.entries]),
        marks=marks,
    )


def _entry(one: EntryView, need: int) -> Piece:
    seats = tuple([names.seat(seat) for seat in one.seats])
    signs = "".join([str(seat) for seat in one.seats])
    marks = [Mark("seats", _say("seats", seats=seats, votes=one.votes), one.votes, need, face=signs)] if seats else []
    marks.append(Mark("state", _say(f"state-{one.state}", need=need), face=one.state))
    return Piece(id=f"entry/{one.entry}", kind="entry", name=_entry_name(one.entry), face=str(one.entry), marks=tuple(marks))


def _entry_name(entry: int) -> Phrase:
    """[4.05.2] Which ranks an entry names."""
    if entry <= len(COALITIONS):
        ranks = COALITIONS[entry - 1]
        return _say("ranks", entry=entry, first=ranks[0], second=ranks[1] if len(ranks) > 1 else 0, count=len(ranks))
    return _say("all-neutrals" if entry == len(COALITIONS) + 1 else "own-choice", entry=entry)


# -- the plan


def _plan(plan: PlanView) -> Zone:
    """[4.05.3] Which wars are to be attacked, in this order, with what; then those that are left alone."""
    entry = _say("plan-crisis" if plan.crisis else "plan-normal", entry=plan.entry, force=int(plan.all_force))
    free = _say("free", legions=plan.legions, fleets=plan.fleets)
    return Zone(
        id="plan",
        kind="plan",
        name=_say("plan"),
        pieces=tuple([_weighed(one) for one in plan.wars]),
        marks=(Mark("entry", entry, plan.entry), Mark("free", free)),
    )


def _weighed(one: WeighedView) -> Piece:
    """[4.05.31] [4.05.32] A war with the numbers that the lists compare."""
    place = _say("attacked", place=one.place) if one.place else _say("left-alone")
    marks = [
        Mark("place", place, one.place),
        Mark("strength", _say("strength-sea" if one.at_sea else "strength-land", strength=one.strength)),
        Mark("needs", _say("needs", legions=one.legions, fleets=one.fleets)),
    ]
    if one.dangerous or one.number != one.strength:
        marks.append(Mark("number", _say("dangerous" if one.dangerous else "number", number=one.number)))
    if one.attack is not None:
        attack = one.attack
        odds = _say(
            "attack-odds-sea" if attack.at_sea else "attack-odds",
            senator=names.senator(attack.commander),
            legions=attack.legions,
            fleets=attack.fleets,
            victory=percent(attack.victory),
            lost=percent(attack.lost),
        )
        marks.append(Mark("odds", odds))
    return Piece(id=f"planned/{one.war}", kind="planned", name=names.war(one.war), face=str(one.war), marks=tuple(marks))


# -- the spoils


def _spoils(spoils: SpoilsView, view: RepublicView, signs: Signs) -> Zone:
    """[4.05.4] Who chooses, in which order, what is left, and what neutrals would take as things stand."""
    marks = [
        Mark(f"order/{place}", names.seat(seat), place, face="turn" if seat == spoils.turn else "", owner=seat)
        for place, seat in enumerate(spoils.order, 1)
    ]
    if spoils.named:
        who = names.seat(spoils.turn)
        passed = spoils.named == PASS
        text = _say("named-pass", seat=who) if passed else _say("named", seat=who, item=spoil_name(spoils.named))
        marks.append(Mark("named", text, owner=spoils.turn))
    marks += [
        Mark(f"wish/{names.SEATS[one.seat]}", wish_text(one), one.line, owner=one.seat)
        for one in spoils.wishes
        if not (spoils.named and one.seat == spoils.turn)
    ]
    marks.append(Mark("duties", _say("duties", count=len(spoils.duties)), len(spoils.duties)))
    given = [
        Piece(
            id=f"given/{office}",
            kind="given",
            name=names.office(office),
            face=str(office),
            marks=(
                _worth(OFFICE + office, view, spoils.bill),
                Mark("holder", _say("holder", senator=names.senator(man)), owner=_faction(view, man)),
            ),
        )
        for office, man in spoils.given
    ]
    left = [_spoil(item, spoils, view, signs) for item in spoils.items]
    return Zone(id="spoils", kind="spoils", name=_say("spoils"), pieces=(*given, *left), marks=tuple(marks))


def _spoil(item: int, spoils: SpoilsView, view: RepublicView, signs: Signs) -> Piece:
    wanted = [
        Mark(f"wanted/{names.SEATS[one.seat]}", wanted_text(one), owner=one.seat) for one in spoils.wishes if item in one.items
    ]
    must = [Mark("duty", _say("duty"))] if item in spoils.duties else []
    return Piece(
        id=f"spoil/{item}",
        kind="spoil",
        name=spoil_name(item),
        face=str(item),
        marks=(_worth(item, view, spoils.bill), *must, *wanted),
        choices=signs.light.on(item),
    )


def wish_text(one: WishView) -> Phrase:
    """[4.05.4] What a neutral would take now, and by which line of its directive."""
    if not one.line:
        return _say("wish-pass", seat=names.seat(one.seat))
    items = tuple([spoil_name(item) for item in one.items])
    if len(items) > 1:
        return _say("wish-dice", seat=names.seat(one.seat), line=one.line, items=items)
    return _say("wish", seat=names.seat(one.seat), line=one.line, after=one.after, item=items[0])


def wanted_text(one: WishView) -> Phrase:
    return _say("wanted", seat=names.seat(one.seat), line=one.line, after=one.after)


def _worth(item: int, view: RepublicView, bill: int) -> Mark:
    """What it brings: influence, income, a governor's spoils, popularity; [1.09.62] and what a land bill costs the State."""
    kind, number = verb(item), item % SPAN
    if kind == OFFICE:
        return Mark("worth", _say("worth-influence", count=OFFICE_INFLUENCE[number]), OFFICE_INFLUENCE[number])
    if kind == CONCESSION:
        return Mark("worth", _say("worth-income", count=INCOME[number]), INCOME[number])
    if kind == PROVINCE:
        developed = next((one.developed for one in view.provinces if one.province == number), False)
        side = SIDES * number + int(developed)
        dice, bonus = SPOILS_DICE[side], SPOILS_BONUS[side]
        if bonus < 0:
            return Mark("worth", _say("worth-province-less", dice=dice, bonus=-bonus))
        return Mark("worth", _say("worth-province", dice=dice, bonus=bonus))
    popularity = (LAND_BILL_SPONSOR if kind == SPONSOR else LAND_BILL_COSPONSOR)[bill]
    calms = min(view.unrest, -LAND_BILL_UNREST[bill])  # [1.08.1] never below 0
    paid = {"amount": LAND_BILL_COST[bill], "lasting": int(LAND_BILL_LASTS[bill])}
    return Mark("worth", _say("worth-bill", popularity=popularity, unrest=calms, **paid))


def _faction(view: RepublicView, man: int) -> int | None:
    return next((one.seat for one in view.factions for senator in one.senators if senator.senator == man), None)


def _say(id: str, **args: Value) -> Phrase:
    return Phrase(f"republic-soloboard-{id}", args)
