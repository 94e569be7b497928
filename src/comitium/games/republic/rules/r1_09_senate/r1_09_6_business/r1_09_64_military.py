"""[1.09.64] Sending, recalling and reinforcing forces; [1.09.646] garrisons; [1.09.642] the departure of the chair."""

from __future__ import annotations

from typing import Final

from comitium.core.audience import EVERYBODY
from comitium.core.errors import Reason
from comitium.core.frames import Frame
from comitium.core.messages import Phrase, Stake
from comitium.games.republic import names
from comitium.games.republic.catalogue.ids import DICTATOR, FIELD_CONSUL, MASTER_OF_HORSE, ROME_CONSUL
from comitium.games.republic.catalogue.intrigue import ESCORT_FLEETS, ESCORT_LEGIONS
from comitium.games.republic.catalogue.tables import UNREST_UNPROSECUTED
from comitium.games.republic.choices import NO, WAR, YES
from comitium.games.republic.events import business as events
from comitium.games.republic.events.senate import ConsentAnswered
from comitium.games.republic.rules.common import stakes
from comitium.games.republic.rules.common.people import leave
from comitium.games.republic.rules.common.units import lowest_legions, move_all, move_fleets, move_legions, picked, regulars
from comitium.games.republic.rules.common.wars import activate, land_strength
from comitium.games.republic.rules.common.wars import recall as come_home
from comitium.games.republic.rules.r1_09_senate import kinds
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_11_chair import presiding
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_measures import (
    FactionQuestion,
    Measure,
    measure,
    register,
    yes_or_no,
)
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_14_vote import Vote, floor
from comitium.games.republic.rules.r1_09_senate.r1_09_6_business.r1_09_63_forces import march_out
from comitium.games.republic.rules.r1_09_senate.r1_09_6_business.r1_09_64_draft import DraftMilitary, is_anything_possible
from comitium.games.republic.rules.r1_09_senate.r1_09_6_business.r1_09_64_items import (
    DEPLOYED,
    FETCHING,
    GARRISONED,
    RECALLED,
    REINFORCED,
    REPLACED,
    STRAYS_RECALLED,
    THINNED,
    UNGARRISONED,
    Muster,
    bequest_card,
    items,
    mustered,
    sends,
)
from comitium.games.republic.rules.r1_09_senate.r1_09_6_business.r1_09_643_minimum import packed, unwilling
from comitium.games.republic.state.numbers import (
    ACTIVE,
    AT_WAR,
    CIVIL_WAR,
    FETCHED,
    FORCE,
    FOUGHT,
    GARRISON,
    HELD,
    MISSION,
    NOBODY,
    ROME,
    SENATORS,
    STRAY,
    WARS,
    bits,
    count,
)
from comitium.games.republic.state.republic import Republic

MAY_DIE: Final = stakes.note("risk", "may-die", "1.10.2")
ANNOUNCED: Final = 1 << SENATORS  # in `stake` of a vote: the test was made once


NAMELESS: Final = (GARRISONED, UNGARRISONED, STRAYS_RECALLED)  # items that name no commander
ON_A_WAR: Final = (DEPLOYED, REPLACED, STRAYS_RECALLED)


SENT: Final = (DICTATOR, ROME_CONSUL, FIELD_CONSUL)


def left_alone(wars: int, others: bool = False) -> list[Stake]:
    """[1.10.9] [1.08.11] Active wars on which nobody fights raise the unrest in the next Population Phase; whether `others`
    are left besides, whatever is done."""
    if not wars:
        return []
    change = stakes.stake("unrest", stakes.role("state"), UNREST_UNPROSECUTED * wars, "1.08.11")
    return [stakes.note("war", "wars-alone", "1.10.9", NOBODY, {"count": wars, "others": int(others)}), change]


class Military(Measure):
    """[1.09.64] Items in order (see r1_09_64_items.py)."""

    name = "military"
    rule = "1.09.64"
    shut = "republic-senate-refuse-business-military"
    consent_rule = "1.09.643"
    consent_role = "commander"
    thing = "war"
    thing_verb = WAR
    brings: tuple[Stake, ...] = (stakes.note("victory", "victor", "1.10.4"), MAY_DIE)

    def prospects(self, game: Republic) -> list[Stake]:
        """[1.10.4] What the hardest of the active wars would bring."""
        hardest = NOBODY
        for war in range(WARS):
            if game.zone[war] == FOUGHT and (hardest < 0 or land_strength(game, war) > land_strength(game, hardest)):
                hardest = war
        return [*stakes.victory(game, hardest, NOBODY, NOBODY), MAY_DIE] if hardest >= 0 else list(self.brings)

    def stakes(self, game: Republic, proposal: list[int]) -> list[Stake]:
        """[1.10.4] What who is sent gains if he beats his war; his votes leave Rome with him."""
        found: list[Stake] = []
        for item in items(proposal):
            if item[0] in (DEPLOYED, REPLACED):
                man = item[6] if item[0] == REPLACED else item[1]
                found.extend(stakes.victory(game, item[2], man, game.faction[man]))
                if game.where[man] == ROME:
                    found.append(stakes.votes(game, man, -1, "1.09.64"))
        return found

    def stakes_of_defeat(self, game: Republic, proposal: list[int]) -> list[Stake]:
        """[1.08.11] The wars to which it sends somebody stay alone, if nobody else goes."""
        fought = Muster(game).attacked()
        alone = {item[2] for item in items(proposal) if item[0] in (DEPLOYED, REPLACED) and not fought >> item[2] & 1}
        idle = [war for war in range(WARS) if game.zone[war] == FOUGHT and not fought >> war & 1 and war not in alone]
        return left_alone(len(alone), bool(idle))

    def men(self, proposal: list[int]) -> list[int]:
        found: list[int] = []
        for item in items(proposal):
            if item[0] not in NAMELESS:
                found.append(item[1])
            if item[0] == REPLACED:
                found.append(item[6])
        return found

    def things(self, proposal: list[int]) -> list[int]:
        return [item[2] for item in items(proposal) if item[0] in ON_A_WAR]

    def first_named(self, proposal: list[int]) -> tuple[int, int]:
        """By its first item."""
        first = items(proposal)[0]
        return NOBODY if first[0] in NAMELESS else first[1], first[2] if first[0] in ON_A_WAR else NOBODY

    def is_nameable(self, game: Republic, faction: int, man: int, thing: int) -> bool:
        """[1.09.641] Who may be sent from Rome or is with an army, and a war that is active: which items there are is seen in
        the draft."""
        sent = man >= 0 and game.where[man] == ROME and man in [game.offices[office] for office in SENT]
        return (man < 0 or sent or game.where[man] >= AT_WAR) and (thing < 0 or game.zone[thing] in (FOUGHT, HELD))

    def is_open(self, game: Republic, means: int) -> bool:
        return game.session.step in (kinds.S7, kinds.S8) and is_anything_possible(game)

    def draft(self, game: Republic, faction: int, means: int) -> Frame[Republic]:
        return DraftMilitary(faction, [], [])

    def consents(self, game: Republic, proposal: list[int], faction: int) -> list[int]:
        return unwilling(game, proposal)

    def asked_of(self, game: Republic, proposal: list[int], senator: int) -> int:
        return packed(game, proposal, senator)

    def content(self, proposal: list[int]) -> list[int]:
        found = proposal[:1]
        for item in sorted(items(proposal)):
            found.extend(item)
        return found

    def stands(self, game: Republic, vote: Vote) -> str:
        """[1.09.721] A dead commander, or troops that are gone, make it void; [1.07.332] so does an earlier war of the series
        that nobody attacks any more."""
        for item in items(vote.proposal):
            if item[0] in (DEPLOYED, REPLACED, FETCHING, RECALLED, THINNED, REINFORCED) and vote.dead >> item[1] & 1:
                return "void"
            if item[0] == REPLACED and vote.dead >> item[6] & 1:
                return "void"
        muster = mustered(game, vote.proposal)
        return "" if muster is not None and muster.keeps_order() else "void"

    def reconsiders(self, game: Republic, vote: Vote) -> bool:
        """[B-79] Nobody goes with too little against his will: `stake` has who need not be asked, once it was announced."""
        weak = 0
        for senator in unwilling(game, vote.proposal):
            weak |= 1 << senator
        if not vote.stake:
            vote.stake = weak | ANNOUNCED
        for senator in bits(weak & ~vote.stake):
            vote.stake |= 1 << senator
            if vote.faction < 0 or game.controller_of(game.faction[senator]) != game.controller_of(vote.faction):
                game.push(ConsentAnew(game.faction[senator], senator))
                return True
        return False

    def sends_chair(self, game: Republic, vote: Vote) -> bool:
        return sends(game, vote.proposal, presiding(game))

    def passed(self, game: Republic, vote: Vote) -> None:
        """[1.09.641] [B-47] Item by item; [1.09.642] the session ends if the presiding magistrate goes to war."""
        leaves = self.sends_chair(game, vote)
        game.dispatched += 1  # [1.10.1] whoever is sent by one proposal is sent together
        for item in items(vote.proposal):
            carry_out(game, item)
        if leaves:
            game.referee().end_session(game)

    def phrase(self, proposal: list[int]) -> Phrase:
        return Phrase("republic-business-proposal-military", {"items": tuple(item_phrase(item) for item in items(proposal))})


register(kinds.MILITARY, Military())


class ConsentAnew(FactionQuestion):
    """[B-79] Something has changed since the vote was announced: a commander's force is too weak now. He agrees, or the
    proposal is void."""

    def __init__(self, seat: int, senator: int) -> None:
        super().__init__(seat)
        self.senator = senator

    def legal(self, game: Republic, seat: int) -> list[int]:
        return [YES, NO]

    def answer(self, game: Republic, seat: int, choice: int) -> None:
        game.pop()
        vote = floor(game)
        if game.has_listener:
            game.tell(ConsentAnswered("1.09.643", self.senator, vote.proposal[0], int(choice == YES)), EVERYBODY)
        if choice == NO:
            game.session.refused.append(packed(game, vote.proposal, self.senator))
            vote.end(game, "1.09.643", "void")

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        return yes_or_no("1.09.643")

    def rule(self, game: Republic, seat: int) -> str:
        return "1.09.643"

    def ask(self, game: Republic, seat: int) -> Phrase:
        proposal = floor(game).proposal
        args = {"senator": names.senator(self.senator), "what": measure(proposal).phrase(proposal)}
        return Phrase("republic-senate-ask-consent", {**args})


def item_phrase(item: list[int]) -> Phrase:
    kind, man, place, ordinary, veterans, fleets, other = item
    units = {"legions": ordinary + count(veterans), "fleets": fleets}
    if kind == DEPLOYED:
        return Phrase("republic-business-item-deploy", {"senator": names.senator(man), "war": names.war(place), **units})
    if kind == REPLACED:
        who = {"senator": names.senator(man), "other": names.senator(other), "war": names.war(place)}
        return Phrase("republic-business-item-replace", {**who, **units})
    if kind in (GARRISONED, UNGARRISONED):
        word = "garrison" if kind == GARRISONED else "ungarrison"
        return Phrase(f"republic-business-item-{word}", {"province": names.province(place), **units})
    if kind == STRAYS_RECALLED:
        return Phrase("republic-business-item-strays", {"war": names.war(place), **units})
    if kind == FETCHING:
        legacy = {"senator": names.senator(man), "card": names.card(bequest_card(place))}
        return Phrase("republic-business-item-bequest", {**legacy})
    word = {RECALLED: "recall", THINNED: "thin", REINFORCED: "reinforce"}[kind]
    return Phrase(f"republic-business-item-{word}", {"senator": names.senator(man), **units})


# -- it takes effect


def carry_out(game: Republic, item: list[int]) -> None:
    kind, man, place, ordinary, veterans, fleets, other = item
    if kind == DEPLOYED:
        send_units(game, ACTIVE, FORCE + man, ordinary, veterans, fleets)
        send(game, man, place)
    elif kind == REPLACED:
        move_all(game, FORCE + man, FORCE + other)
        send_units(game, ACTIVE, FORCE + other, ordinary, veterans, fleets)
        replace(game, man, place)
        send(game, other, place)
    elif kind == RECALLED:
        recall(game, man)
    elif kind == THINNED:
        send_units(game, FORCE + man, ACTIVE, ordinary, veterans, fleets)
        if game.has_listener:
            game.tell(
                events.UnitsRecalled("1.09.644", game.where[man] - AT_WAR, ordinary + count(veterans), fleets), EVERYBODY
            )
    elif kind == REINFORCED:
        send_units(game, ACTIVE, FORCE + man, ordinary, veterans, fleets)
        game.session.reinforced |= 1 << man
        if game.has_listener:
            game.tell(events.CommanderReinforced("1.09.647", man, ordinary + count(veterans), fleets), EVERYBODY)
    elif kind == GARRISONED:
        sent = send_units(game, ACTIVE, GARRISON + place, ordinary, veterans, 0)
        game.session.garrisoned |= sent
        if game.has_listener:
            game.tell(events.GarrisonSent("1.09.646", place, count(sent)), EVERYBODY)
    elif kind == UNGARRISONED:
        free = regulars(game, GARRISON + place) & ~game.session.garrisoned
        move_legions(game, lowest_legions(free, ordinary) | veterans, GARRISON + place, ACTIVE)
        if game.has_listener:
            game.tell(events.GarrisonRecalled("1.09.646", place, ordinary + count(veterans)), EVERYBODY)
    elif kind == STRAYS_RECALLED:
        send_units(game, STRAY + place, ACTIVE, ordinary, veterans, fleets)
        if game.has_listener:
            game.tell(events.UnitsRecalled("1.09.644", place, ordinary + count(veterans), fleets), EVERYBODY)
    else:
        fetch(game, man, place)


def send_units(game: Republic, origin: int, target: int, ordinary: int, veterans: int, fleets: int) -> int:
    moving = picked(game, origin, ordinary, veterans)
    if origin == ACTIVE:
        march_out(game, moving, fleets)
    move_legions(game, moving, origin, target)
    move_fleets(game, fleets, origin, target)
    return moving


def send(game: Republic, man: int, war: int) -> None:
    """[1.09.641] He is gone at once, a Dictator with his Master of Horse; [B-43] the war is active; strays join him."""
    move_all(game, STRAY + war, FORCE + man)
    leave(game, man, AT_WAR + war)
    game.session.sent |= 1 << man
    game.dispatch[man] = game.dispatched
    game.victorious &= ~(1 << man)
    master = game.offices[MASTER_OF_HORSE]
    if game.offices[DICTATOR] == man and master >= 0 and game.in_rome(master):
        leave(game, master, AT_WAR + war)
        game.session.sent |= 1 << master
    if game.has_listener:
        place = FORCE + man
        game.tell(events.CommanderSent("1.09.641", man, war, count(game.legions[place]), game.fleets[place]), EVERYBODY)
    if war != CIVIL_WAR and game.zone[war] not in (FOUGHT, HELD):
        activate(game, war, "1.09.64")


def recall(game: Republic, man: int) -> None:
    """[1.09.644] Back in Rome at once, with his units; a Dictator's companion too."""
    war = game.where[man] - AT_WAR
    if game.has_listener:
        game.tell(events.CommanderRecalled("1.09.644", man, war), EVERYBODY)
    come_home(game, man, "1.09.644")


def replace(game: Republic, man: int, war: int) -> None:
    """[1.09.644] His force has a new commander; he comes home alone."""
    recall(game, man)


def fetch(game: Republic, man: int, bequest: int) -> None:
    """[1.07.37] [B-64] The Field Consul fetches a bequest with exactly so many legions and fleets; the session goes on."""
    ordinary = min(ESCORT_LEGIONS[bequest], count(regulars(game, ACTIVE)))
    veterans = lowest_legions(game.legions[ACTIVE] & game.veterans, ESCORT_LEGIONS[bequest] - ordinary)
    send_units(game, ACTIVE, FORCE + man, ordinary, veterans, ESCORT_FLEETS[bequest])
    game.bequests[bequest] = FETCHED
    game.session.sent |= 1 << man
    leave(game, man, MISSION + bequest)
    if game.has_listener:
        game.tell(events.BequestFetched("1.07.37", man, bequest_card(bequest)), EVERYBODY)
