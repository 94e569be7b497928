"""[1.09.64] The questions that name a military proposal: an item, its commander, its war, its units; then the next item,
or DONE."""

from __future__ import annotations

from typing import Final

from comitium.core.errors import Reason
from comitium.core.messages import Phrase
from comitium.games.republic import names
from comitium.games.republic.catalogue.ids import FIELD_CONSUL
from comitium.games.republic.choices import DONE, FLEETS, LEGIONS, PASS, SENATOR, VETERAN, WAR, WORDS, verb
from comitium.games.republic.rules.r1_09_senate import kinds
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_11_chair import presiding
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_measures import Draft, is_rejected
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_proposals import named
from comitium.games.republic.rules.r1_09_senate.r1_09_5_governors import has_vacancy
from comitium.games.republic.rules.r1_09_senate.r1_09_6_business import business_choices as words
from comitium.games.republic.rules.r1_09_senate.r1_09_6_business.r1_09_64_items import (
    DEPLOYED,
    FETCHING,
    GARRISONED,
    RECALLED,
    REINFORCED,
    REPLACED,
    SIZE,
    STRAYS_RECALLED,
    THINNED,
    UNGARRISONED,
    Muster,
    bequest_card,
    may_garrison,
    mustered,
    sends,
)
from comitium.games.republic.rules.r1_09_senate.r1_09_6_business.r1_09_643_minimum import has_refused
from comitium.games.republic.state.numbers import ACTIVE, ALL_WARS, AT_WAR, FORCE, GARRISON, PROVINCES, STRAY, bits, count
from comitium.games.republic.state.republic import Republic

NO_SUCH_ITEM: Final = Reason("1.09.64", "republic-business-refuse-item")
NOT_COMMANDER: Final = Reason("1.09.641", "republic-business-refuse-commander", "senator")
NOT_TARGET: Final = Reason("1.09.64", "republic-business-refuse-war", "war")
TOO_MANY: Final = Reason("1.09.64", "republic-business-refuse-units")
TOO_FEW: Final = Reason("1.09.64", "republic-business-refuse-support")
NOT_RECALLABLE: Final = Reason("1.09.644", "republic-business-refuse-recall", "senator")
NOT_REINFORCED: Final = Reason("1.09.647", "republic-business-refuse-reinforce", "senator")
NO_GARRISON: Final = Reason("1.09.646", "republic-business-refuse-garrison", "province")
SAME: Final = Reason("1.09.131", "republic-business-refuse-same-list")
VACANCY: Final = Reason("1.09.54", "republic-business-refuse-vacancy")
OUT_OF_ORDER: Final = Reason("1.07.332", "republic-business-refuse-series")
UNWILLING: Final = Reason("1.09.643", "republic-business-refuse-unwilling")
NO_ANSWER: Final = Reason("1.09.64", "republic-business-refuse-answer")

UNSET: Final = -1
BY_WORD: Final = {
    words.DEPLOY: DEPLOYED,
    words.RECALL: RECALLED,
    words.REPLACE: REPLACED,
    words.THIN: THINNED,
    words.REINFORCE: REINFORCED,
    words.GARRISON: GARRISONED,
    words.UNGARRISON: UNGARRISONED,
    words.BEQUEST: FETCHING,
    words.STRAYS: STRAYS_RECALLED,
}


def in_proposal(items: list[int]) -> list[int]:
    """The proposal that consists of these items."""
    return [kinds.MILITARY, *items]


def is_anything_possible(game: Republic) -> bool:
    """Whether a military proposal could be made at all."""
    muster = Muster(game)
    return len(openings(game, muster)) > 0


def openings(game: Republic, muster: Muster) -> list[int]:
    """The items that can be begun now, as choices, sorted."""
    menu: list[int] = []
    able = muster.commanders()
    if able and targets(muster):
        menu.extend([words.DEPLOY + man for man in able])
    field = muster.recallable()
    menu.extend([words.RECALL + man for man in field])
    if able:
        menu.extend([words.REPLACE + man for man in field if may_replace(game, muster, man)])
    for man in field:
        if muster.legions[FORCE + man] & ~muster.moved or muster.fleets[FORCE + man]:
            menu.append(words.THIN + man)
    if muster.available() or muster.available_fleets():
        menu.extend([words.REINFORCE + man for man in muster.in_field()])
    for province in range(PROVINCES):
        if muster.available() and may_garrison(game, province):
            menu.append(words.GARRISON + province)
    for province in range(PROVINCES):
        if muster.legions[GARRISON + province] & ~muster.moved & ~game.session.garrisoned and may_garrison(game, province):
            menu.append(words.UNGARRISON + province)
    for man in able:
        for bequest in range(2):
            if muster.may_fetch(man, bequest):
                menu.append(words.BEQUEST + bequest_card(bequest))
    for war in range(ALL_WARS):
        if muster.legions[STRAY + war] or muster.fleets[STRAY + war]:
            menu.append(words.STRAYS + war)
    return menu


def targets(muster: Muster) -> list[int]:
    return [war for war in range(ALL_WARS) if muster.can_send(war)]


def may_replace(game: Republic, muster: Muster, man: int) -> bool:
    """Whether a new commander could be sent to this one's war with what there is."""
    war = game.where[man] - AT_WAR
    legions = count(muster.legions[FORCE + man] | muster.legions[STRAY + war] | muster.available())
    fleets = muster.fleets[FORCE + man] + muster.fleets[STRAY + war] + muster.available_fleets()
    return muster.is_target(war) and muster.may_open(war) and muster.can_fight(war, legions, fleets)


class DraftMilitary(Draft):
    """[1.09.64] Items one after the other. `begun` is the item that is being named: its seven numbers, UNSET where open."""

    def __init__(self, seat: int, items: list[int], begun: list[int]) -> None:
        super().__init__(seat)
        self.items = items  # the items so far
        self.begun = begun

    # -- where we are

    def muster(self, game: Republic) -> Muster:
        found = mustered(game, [kinds.MILITARY, *self.items])
        return found if found is not None else Muster(game)

    def run(self, game: Republic) -> bool:
        """Somebody may have died since: what cannot be done any more is dropped."""
        if mustered(game, [kinds.MILITARY, *self.items]) is None:
            self.items = []
            self.begun = []
        if self.begun and not self.legal(game, self.seat):
            self.begun = []  # the units it was to have are gone
        if not self.items and not self.begun and not is_anything_possible(game):
            named(game, [])
            return False
        return True

    def origin(self, game: Republic) -> int:
        """Where the units of the item come from."""
        kind, man, place = self.begun[0], self.begun[1], self.begun[2]
        if kind == THINNED:
            return FORCE + man
        if kind == UNGARRISONED:
            return GARRISON + place
        return STRAY + place if kind == STRAYS_RECALLED else ACTIVE

    def free(self, game: Republic, muster: Muster) -> int:
        """Legions that may move in this item."""
        free = muster.legions[self.origin(game)] & ~muster.moved
        return free & ~game.session.garrisoned if self.begun[0] == UNGARRISONED else free

    def held(self, muster: Muster) -> int:
        """Legions that the commander has, or will find, without those of this item."""
        kind, man, place = self.begun[0], self.begun[1], self.begun[2]
        if kind == DEPLOYED:
            return count(muster.legions[STRAY + place])
        return count(muster.legions[FORCE + man] | muster.legions[STRAY + place]) if kind == REPLACED else 0

    def held_fleets(self, muster: Muster) -> int:
        kind, man, place = self.begun[0], self.begun[1], self.begun[2]
        if kind == DEPLOYED:
            return muster.fleets[STRAY + place]
        return muster.fleets[FORCE + man] + muster.fleets[STRAY + place] if kind == REPLACED else 0

    # -- what is legal

    def legal(self, game: Republic, seat: int) -> list[int]:
        muster = self.muster(game)
        if not self.begun:
            menu = [PASS]
            if self.items and self.why_not_done(game) is None:
                menu.append(DONE)
            menu.extend(openings(game, muster))
            return menu
        if self.begun[2] == UNSET:
            return [WAR + war for war in targets(muster)]
        if self.begun[6] == UNSET:
            return [SENATOR + man for man in muster.commanders()]
        if self.begun[3] == UNSET:
            return [LEGIONS + number for number in self.numbers(game, muster)]
        if self.begun[4] < 0:
            taken = -2 - self.begun[4]
            menu = [DONE] if self.is_enough(game, muster, taken) else []
            menu.extend([VETERAN + legion for legion in bits(self.free(game, muster) & game.veterans & ~taken)])
            return menu
        return [FLEETS + number for number in self.fleet_numbers(game, muster)]

    def why_not_done(self, game: Republic) -> Reason | None:
        proposal = [kinds.MILITARY, *self.items]
        if is_rejected(game, proposal):
            return SAME
        if not self.muster(game).keeps_order():
            return OUT_OF_ORDER
        if sends(game, proposal, presiding(game)) and has_vacancy(game):
            return VACANCY
        return UNWILLING if has_refused(game, proposal, self.seat) else None

    def numbers(self, game: Republic, muster: Muster) -> list[int]:
        """How many ordinary legions: whatever leaves a legal item possible."""
        free = self.free(game, muster)
        veterans = count(free & game.veterans)
        most = count(free & ~game.veterans)
        return [number for number in range(most + 1) if self.is_possible(game, muster, number, number + veterans)]

    def is_possible(self, game: Republic, muster: Muster, least: int, most: int) -> bool:
        """Whether with between `least` and `most` legions in all, and fleets, the item can be completed."""
        fleets = 0 if self.is_on_land() else muster.fleets[self.origin(game)]
        if self.begun[0] not in (DEPLOYED, REPLACED):
            return most + fleets > 0
        have, war = self.held(muster), self.begun[2]
        for legions in range(least, most + 1):
            if muster.can_fight(war, legions + have, fleets + self.held_fleets(muster)):
                return True
        return False

    def is_enough(self, game: Republic, muster: Muster, taken: int) -> bool:
        """Whether the veterans named so far leave the item possible."""
        legions = self.begun[3] + count(taken)
        return self.is_possible(game, muster, legions, legions)

    def is_on_land(self) -> bool:
        return self.begun[0] in (GARRISONED, UNGARRISONED)

    def fleet_numbers(self, game: Republic, muster: Muster) -> list[int]:
        most = muster.fleets[self.origin(game)]
        legions = self.begun[3] + count(self.begun[4])
        if self.begun[0] not in (DEPLOYED, REPLACED):
            return list(range(0 if legions else 1, most + 1))
        have, war = self.held_fleets(muster), self.begun[2]
        total = legions + self.held(muster)
        return [number for number in range(most + 1) if muster.can_fight(war, total, number + have)]

    # -- what an answer does

    def answer(self, game: Republic, seat: int, choice: int) -> None:
        number = choice - verb(choice)
        if not self.begun:
            if choice == PASS:
                named(game, [])
            elif choice == DONE:
                named(game, [kinds.MILITARY, *self.items])
            else:
                self.begin(game, verb(choice), number)
        elif self.begun[2] == UNSET:
            self.set(2, number)
        elif self.begun[6] == UNSET:
            self.set(6, number)
        elif self.begun[3] == UNSET:
            self.set(3, number)
        elif self.begun[4] < 0:
            taken = -2 - self.begun[4]
            self.set(4, taken if choice == DONE else -2 - (taken | 1 << number))
        else:
            self.set(5, number)
        self.settle(game)

    def set(self, place: int, number: int) -> None:
        begun = self.begun[:]
        begun[place] = number
        self.begun = begun

    def begin(self, game: Republic, word: int, number: int) -> None:
        kind = BY_WORD[word]
        item = [kind, number, 0, UNSET, -2, UNSET, 0]
        if kind == DEPLOYED:
            item[2] = UNSET
        elif kind == RECALLED:
            item = [kind, number, 0, 0, 0, 0, 0]
        elif kind == REPLACED:
            item[2] = game.where[number] - AT_WAR
            item[6] = UNSET
        elif kind in (GARRISONED, UNGARRISONED, STRAYS_RECALLED):
            item[1], item[2] = 0, number
        elif kind == FETCHING:
            bequest = 0 if number == bequest_card(0) else 1
            item = [kind, fetcher(game), bequest, 0, 0, 0, 0]
        self.begun = item

    def settle(self, game: Republic) -> None:
        """What leaves no choice is answered; a finished item joins the others."""
        if not self.begun or self.begun[2] == UNSET or self.begun[6] == UNSET or self.begun[3] == UNSET:
            return
        muster = self.muster(game)
        if self.begun[4] < 0 and not self.free(game, muster) & game.veterans & ~(-2 - self.begun[4]):
            self.set(4, -2 - self.begun[4])
        if self.begun[4] < 0:
            return
        if self.begun[5] == UNSET:
            able = [0] if self.is_on_land() else self.fleet_numbers(game, muster)
            if len(able) != 1:
                return
            self.set(5, able[0])
        self.items = [*self.items, *self.begun]
        self.begun = []

    # -- in words

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        word = verb(choice)
        if not self.begun:
            if choice == DONE and self.items:
                return self.why_not_done(game)
            if word == words.DEPLOY and choice - words.DEPLOY in self.muster(game).commanders():
                return NO_SUCH_ITEM
            if word in (words.RECALL, words.REPLACE, words.THIN):
                return NO_SUCH_ITEM if choice - word in self.muster(game).recallable() else NOT_RECALLABLE
            if word in (words.GARRISON, words.UNGARRISON):
                return NO_GARRISON
            if word == words.REINFORCE:
                return NOT_REINFORCED
            return NOT_COMMANDER if word == words.DEPLOY else NO_SUCH_ITEM
        if self.begun[2] == UNSET:
            return NOT_TARGET if word == WAR else NO_ANSWER
        if self.begun[6] == UNSET:
            return NOT_COMMANDER if word == SENATOR else NO_ANSWER
        if word not in (LEGIONS, FLEETS, VETERAN):
            return NO_ANSWER
        muster = self.muster(game)
        if word == FLEETS and choice - FLEETS <= muster.fleets[self.origin(game)]:
            return TOO_FEW
        if word == LEGIONS and choice - LEGIONS <= count(self.free(game, muster) & ~game.veterans):
            return TOO_FEW
        return TOO_MANY

    def wording(self, choice: int) -> Phrase | None:
        return super().wording(choice) if not self.begun else None

    def rule(self, game: Republic, seat: int) -> str:
        return "1.09.64"

    def rule_of(self, game: Republic, seat: int, choice: int) -> str:
        return WORDS.describe(choice).rule or "1.09.64"

    def ask(self, game: Republic, seat: int) -> Phrase:
        if not self.begun:
            return Phrase("republic-business-ask-item", {"count": len(self.items) // SIZE})
        if self.begun[2] == UNSET:
            return Phrase("republic-business-ask-war", {"senator": names.senator(self.begun[1])})
        if self.begun[6] == UNSET:
            return Phrase("republic-business-ask-replacement", {"senator": names.senator(self.begun[1])})
        if self.begun[3] == UNSET:
            return Phrase("republic-business-ask-legions", {"item": self.item()})
        if self.begun[4] < 0:
            return Phrase("republic-business-ask-veterans", {"item": self.item()})
        return Phrase("republic-business-ask-fleets", {"item": self.item()})

    def item(self) -> Phrase:
        """What units are being named for."""
        kind, man, place = self.begun[:3]
        if kind in (DEPLOYED, REPLACED):
            senator = names.senator(self.begun[6] if kind == REPLACED else man)
            return Phrase("republic-business-march", {"senator": senator, "war": names.war(place)})
        about = place if kind in (GARRISONED, UNGARRISONED, STRAYS_RECALLED) else man
        return WORDS.describe(next(word for word, item in BY_WORD.items() if item == kind) + about).text


def fetcher(game: Republic) -> int:
    return game.offices[FIELD_CONSUL]
