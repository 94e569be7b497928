"""[4.05] The Senate of chapter 4 as everybody sees it: the list of coalitions, the plan, the spoils. Nothing is hidden."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from comitium.games.republic.odds.plans import PlannedBattle, battles_of_plan
from comitium.games.republic.rules.common.wars import in_forum
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_2_coalition import (
    LAST,
    ChoosePartners,
    JoinCoalition,
    group_of,
    if_refused,
    in_rank_order,
    needed,
    votes_of,
)
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_2_ranks import votes
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_3_plans.r4_05_3_armies import is_capped
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_3_plans.r4_05_31_adequate import (
    fleets_needed,
    free_units,
    legions_needed,
)
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_3_plans.r4_05_32_danger import (
    is_at_sea,
    is_dangerous,
    rank_number,
    strength,
    wars_in_play,
)
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_4_wishes import is_on_list, on_line, preferred, wish
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_41_eligibility import DIVIDED, Division, duties, open_items
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_416_land_bills import highest_type
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_419_tribunes import next_member
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_senate import SoloSenate
from comitium.games.republic.state.numbers import SENATE
from comitium.games.republic.state.republic import Republic

SMALL = "small"  # no majority
REFUSED = "refused"
ASKED = "asked"
NEXT = "next"  # if who is asked refuses
LATER = "later"  # it has a majority and may still be asked
LEFT_OUT = "left-out"  # [D-65] it names a rank that is missing


class EntryView(Struct, frozen=True):
    """[4.05.2] An entry of the list, from 1 on, its factions by rank, their votes, and what becomes of it. The last entry has
    no factions of its own."""

    entry: int
    seats: tuple[int, ...]
    votes: int
    state: str


class ListView(Struct, frozen=True):
    """[4.05.2] The list while a player is asked: ranks with their votes, the majority, the entries."""

    seat: int
    ranks: tuple[tuple[int, int], ...]
    need: int
    entries: tuple[EntryView, ...]


class WishView(Struct, frozen=True):
    """[4.05.4] What a neutral of the coalition would take if it chose now: the line of its directive, from 1 on, and the
    items, several only if dice must decide. Line 0: it would pass. `after`: 1 if its directive is at its end, and only the
    mandatory land bill is left [4.05.416]."""

    seat: int
    line: int
    items: tuple[int, ...]
    after: int = 0


class SpoilsView(Struct, frozen=True):
    """[4.05.4] What is left, as choices; `order` from the first in rank on; `duties` must be given before it can end. `given`
    are the offices that were filled, `named` is what the faction has named and `bill` the type of land bill that is open."""

    turn: int
    order: tuple[int, ...]
    items: tuple[int, ...]
    duties: tuple[int, ...]
    given: tuple[tuple[int, int], ...]
    wishes: tuple[WishView, ...]
    named: int
    bill: int


class WeighedView(Struct, frozen=True):
    """[4.05.31] [4.05.32] A war as the lists compare it: strength in the next battle, rank number, what it needs. `place` in
    the order of attack is from 1 on, 0 if the plan leaves it alone."""

    war: int
    place: int
    strength: int
    at_sea: bool
    number: int
    dangerous: bool
    legions: int
    fleets: int
    attack: PlannedBattle | None = None  # with what it would be attacked as things stand, and the odds


class PlanView(Struct, frozen=True):
    """[4.05.3] The plan in force: `entry` of the list, from 1 on; the units that are free for it."""

    crisis: bool
    entry: int
    all_force: bool
    wars: tuple[WeighedView, ...]
    legions: int
    fleets: int


class SoloView(Struct, frozen=True):
    """[4.05] Which part of the session has come."""

    list: ListView | None
    plan: PlanView | None
    spoils: SpoilsView | None


def solo_view(game: Republic) -> SoloView | None:
    """[4.05] The session of chapter 4, None in any other phase and any other game."""
    if game.phase != SENATE or not game.rules.neutrals:
        return None
    return SoloView(_list(game), _plan(game), _spoils(game))


# -- the coalition


def _list(game: Republic) -> ListView | None:
    top: Any = game.stack[-1] if game.stack else None
    if not isinstance(top, (JoinCoalition, ChoosePartners)):
        return None
    now, group = (top.entry, top.group) if isinstance(top, JoinCoalition) else (LAST, top.group)
    later, instead = if_refused(game, now, group, top.seat) if now < LAST else (LAST, 0)
    need = needed(game)
    return ListView(
        seat=top.seat,
        ranks=tuple([(seat, votes(game, seat)) for seat in game.ranks]),
        need=need,
        entries=tuple([_entry(game, entry, now, group, later, instead, need) for entry in range(LAST + 1)]),
    )


def _entry(game: Republic, entry: int, now: int, group: int, later: int, instead: int, need: int) -> EntryView:
    """An entry; the one that is asked with the factions that are asked, if somebody has taken another's place."""
    found = group if entry == now else instead if entry == later and instead else 0 if entry == LAST else group_of(game, entry)
    if entry == now:
        state = ASKED
    elif entry == later:
        state = NEXT
    elif entry == LAST:
        state = LATER
    elif not found:
        state = LEFT_OUT
    elif votes_of(game, found) < need:
        state = SMALL
    else:
        state = REFUSED if entry < now else LATER
    return EntryView(entry + 1, tuple(in_rank_order(game, found)), votes_of(game, found), state)


# -- the plan


def _plan(game: Republic) -> PlanView | None:
    senate = game.topmost(SoloSenate)
    if senate is None or senate.entry < 0:
        return None
    planned = [war for war in senate.wars if in_forum(game, war)]
    others = [war for war in wars_in_play(game) if war not in planned]
    capped = is_capped(senate.all_force, senate.entry)
    attacks = {one.war: one for one in battles_of_plan(game, planned, senate.all_force, capped)}
    weighed = tuple([_weighed(game, war, planned, attacks.get(war)) for war in (*planned, *others)])
    free = free_units(game, planned)
    return PlanView(senate.crisis, senate.entry + 1, senate.all_force, weighed, *free)


def _weighed(game: Republic, war: int, planned: list[int], attack: PlannedBattle | None) -> WeighedView:
    return WeighedView(
        war=war,
        place=planned.index(war) + 1 if war in planned else 0,
        strength=strength(game, war),
        at_sea=is_at_sea(game, war),
        number=rank_number(game, war),
        dangerous=is_dangerous(game, war),
        legions=legions_needed(game, war),
        fleets=fleets_needed(game, war),
        attack=attack,
    )


# -- the spoils


def _spoils(game: Republic) -> SpoilsView | None:
    division = game.topmost(Division)
    if division is None:
        return None
    order = in_rank_order(game, game.coalition & game.playing)
    seat = division.turn
    wishes: list[WishView] = []
    for _ in order:
        if game.is_neutral(seat):
            wishes.append(_wish(game, division, seat))
        seat = next_member(game, seat)
    return SpoilsView(
        turn=division.turn,
        order=tuple(order),
        items=tuple(open_items(game, division)),
        duties=tuple(duties(game, division)),
        given=tuple(
            [(one, game.offices[one]) for one in DIVIDED if game.session.filled >> one & 1 and game.offices[one] >= 0]
        ),
        wishes=tuple(wishes),
        named=division.item,
        bill=highest_type(game),
    )


def _wish(game: Republic, division: Division, seat: int) -> WishView:
    line = wish(game, division, seat)
    if line < 0:
        return WishView(seat, 0, ())
    items = tuple(preferred(game, on_line(game, division, seat, line)))
    return WishView(seat, line + 1, items, int(not is_on_list(game, seat, line)))
