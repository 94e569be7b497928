"""[1.11.3] [1.11.31] Victorious commanders lay down their command, march on to another war (Manilian Law) or rise against
Rome."""

from __future__ import annotations

from typing import Any, Final

from comitium.core.audience import EVERYBODY
from comitium.core.errors import Reason
from comitium.core.frames import Frame, Script, Step
from comitium.core.messages import Phrase
from comitium.games.republic import names
from comitium.games.republic.catalogue.tables import ALLEGIANCE_LEAST
from comitium.games.republic.choices import DONE, SENATOR, SPAN, TALENTS, VETERAN, WAR, verb
from comitium.games.republic.events.advanced.rebels import FleetSounded
from comitium.games.republic.events.revolution import (
    LegionsBought,
    LegionSounded,
    RebelDeclared,
    RebelReplaced,
)
from comitium.games.republic.rules.common.ranks import clockwise, highest_of
from comitium.games.republic.rules.common.rebel_governors import REBEL_GOVERNORS
from comitium.games.republic.rules.common.units import lowest_legions
from comitium.games.republic.rules.r1_10_combat.commanders import master_of
from comitium.games.republic.rules.r1_10_combat.r1_10_1_order import are_commanders
from comitium.games.republic.rules.r1_11_revolution.choices import KEEP, LAY_DOWN, REVOLT, SOUND_OUT
from comitium.games.republic.rules.r1_11_revolution.manilian_law import take_war, why_not_take
from comitium.games.republic.rules.r1_11_revolution.r1_04_5_trades import are_seats
from comitium.games.republic.rules.r1_11_revolution.r1_11_32_partisans import Rising
from comitium.games.republic.rules.r1_11_revolution.rising import (
    best_strength,
    declared_strength,
    joiners,
    own_veterans,
    testable,
)
from comitium.games.republic.state.numbers import AT_WAR, CAPTIVE, CIVIL_WAR, FORCE, NOBODY, bits, count
from comitium.games.republic.state.republic import Republic

COMMANDER: Final = 0  # what is asked: which of several commanders speaks,
COURSE: Final = 1  # what he does,
LENT: Final = 2  # what his Master of Horse pays for him,
PAID: Final = 3  # what he pays for ordinary legions,
PAID_VETERANS: Final = 4  # and for veterans of others,
PARTISANS: Final = 5  # and who rises with him
PAID_FLEETS: Final = 6  # [2.03.23] what he pays for fleets, before the dice

NOT_VICTORIOUS: Final = Reason("C-25", "republic-revolution-refuse-not-victorious", "senator")
TOO_POOR: Final = Reason("1.11.31", "republic-revolution-refuse-too-poor")
NO_LEGION: Final = Reason("C-25", "republic-revolution-refuse-no-legion")
TOO_WEAK: Final = Reason("1.11.3", "republic-revolution-refuse-too-weak")
NO_RISING: Final = Reason("1.11.3", "republic-revolution-refuse-no-rising")
TESTED: Final = Reason("1.11.31", "republic-revolution-refuse-tested")
NO_TEST: Final = Reason("1.11.31", "republic-revolution-refuse-no-test")
NO_PARTISAN: Final = Reason("1.11.32", "republic-revolution-refuse-no-partisan", "senator")
NOT_TESTED: Final = Reason("1.11.31", "republic-revolution-refuse-not-tested", "legion")
DIRECTED: Final = Reason("4.06.2", "republic-solorevolution-refuse-directed")


def commanders_of(game: Republic, seat: int) -> int:
    """[C-25] The victorious commanders of a faction who must say what they do."""
    found = 0
    for senator in bits(game.victorious & game.members[seat]):
        if AT_WAR <= game.where[senator] < CAPTIVE and game.legions[FORCE + senator] and senator != game.consul_for_life:
            found |= 1 << senator
    return found


class Declarations(Script[Republic]):
    """[X5] Factions in order. `rebel` has declared himself with `strength`; `followers` are the legions that go with him,
    `partisans` the senators he has named, `fleets` [2.03.23] those that follow him. Nothing of it happens before the last
    faction has spoken (C-26)."""

    def __init__(
        self,
        at: int = 0,
        seats: list[int] | None = None,
        rebel: int = NOBODY,
        strength: int = 0,
        followers: int = 0,
        partisans: int = 0,
        fleets: int = 0,
    ) -> None:
        super().__init__(at)
        self.seats: list[int] = seats if seats is not None else []
        self.rebel = rebel
        self.strength = strength
        self.followers = followers
        self.partisans = partisans
        self.fleets = fleets

    def steps(self) -> list[Step]:
        return DECLARATIONS

    def is_sound(self, game: Republic) -> bool:
        known = self.rebel in (NOBODY, game.rebel) or are_commanders(game, [self.rebel])  # once he has risen he is the rebel
        if not known and game.rules.rebel_governors:
            known = is_governor(game, self.rebel)
        return are_seats(game, self.seats) and known


def is_governor(game: Republic, senator: int) -> bool:
    """[2.03.2] Whether he is one of those who may declare themselves with a province."""
    seat = game.faction[senator]
    return seat >= 0 and REBEL_GOVERNORS[0].governors(game, seat) >> senator & 1 == 1


def begin_declarations(game: Republic, declarations: Declarations) -> None:
    """[1.11.3] [C-84] The HRAO as if all senators were in Rome, captives too; then clockwise."""
    everybody = 0
    for mask in game.members:
        everybody |= mask
    first = highest_of(game, everybody & ~game.rebels)
    declarations.seats = clockwise(game, game.faction[first] if first >= 0 else 0)


def next_faction(game: Republic, declarations: Declarations) -> None:
    """[1.11.3] A faction with a victorious commander speaks, [2.03.2] then its governors."""
    if declarations.seats:
        seat = declarations.seats.pop(0)
        if game.rules.rebel_governors:
            REBEL_GOVERNORS[0].ask_governors(game, seat)
        if commanders_of(game, seat):
            game.push(Declare(seat, commanders_of(game, seat)))
        declarations.again()


def outcome_of_declarations(game: Republic, declarations: Declarations) -> None:
    """[X6] The last word is spoken: the rebel is known, or there is none."""
    if declarations.rebel >= 0:
        game.push(Rising(0, declarations.rebel, declarations.followers, declarations.partisans, declarations.fleets))


DECLARATIONS: Final[list[Step]] = [begin_declarations, next_faction, outcome_of_declarations]


def declarations(game: Republic) -> Declarations:
    """What has been declared so far."""
    return game.topmost(Declarations) or Declarations()


def announce_rebel(game: Republic, rebel: int, strength: int, followers: int, fleets: int, named: int, rule: str) -> None:
    """[1.11.3] [C-26] He is in revolt, and whoever was before him is not; what comes of it waits for the last faction."""
    spoken = declarations(game)
    if game.has_listener:
        if spoken.rebel >= 0:
            game.tell(RebelReplaced("C-26", spoken.rebel, rebel), EVERYBODY)
        game.tell(RebelDeclared(rule, rebel, strength), EVERYBODY)
    spoken.rebel = rebel
    spoken.strength = strength
    spoken.followers = followers
    spoken.fleets = fleets
    spoken.partisans = named


class Declare(Frame[Republic]):
    """[1.11.3] [1.11.31] The victorious commanders of a faction, one after the other, in small answers. `left` have not
    spoken; `lent` are talents of the Master of Horse, `paid` those for ordinary legions, `favoured` the veterans paid for;
    `tested` says whether the dice were thrown, `followers` which legions they brought; `named` are the partisans so far.
    [2.03.23] `paid_fleets` are talents for fleets, `fleets` those that follow."""

    def __init__(
        self,
        seat: int,
        left: int,
        commander: int = NOBODY,
        stage: int = COMMANDER,
        lent: int = 0,
        paid: int = 0,
        favoured: int = 0,
        tested: int = 0,
        followers: int = 0,
        named: int = 0,
        paid_fleets: int = 0,
        fleets: int = 0,
    ) -> None:
        self.seat = seat
        self.left = left
        self.commander = commander
        self.stage = stage
        self.lent = lent
        self.paid = paid
        self.favoured = favoured
        self.tested = tested
        self.followers = followers
        self.named = named
        self.paid_fleets = paid_fleets
        self.fleets = fleets

    def run(self, game: Republic) -> bool:
        """Questions with one answer are not asked: the only commander speaks, and who can only lay down does."""
        if self.commander < 0:
            self.left &= commanders_of(game, self.seat)
            if not self.left:
                game.pop()
                return False
            if count(self.left) == 1:
                self.take_floor(bits(self.left)[0])
                return False
            return True
        if self.stage == COURSE and self.courses(game) == [LAY_DOWN]:
            self.next_commander()
            return False
        if self.stage == LENT and self.purse(game) == 0:
            self.stage = PAID
            return False
        if self.stage == PAID and len(self.legal(game, self.seat)) == 1:
            self.stage = PAID_VETERANS
            return False
        if self.stage == PAID_VETERANS and len(self.legal(game, self.seat)) == 1:
            self.stage = PAID_FLEETS
            return False
        if self.stage == PAID_FLEETS and len(self.legal(game, self.seat)) == 1:
            self.throw(game)
            return False
        return True

    def actors(self, game: Republic) -> list[int]:
        if self.stage == LENT:
            return [game.faction[master_of(game, self.commander)]]
        return [self.seat]

    # -- what may be said

    def legal(self, game: Republic, seat: int) -> list[int]:
        if self.stage == COMMANDER:
            return [SENATOR + senator for senator in bits(self.left)]
        if self.stage == COURSE:
            return self.courses(game)
        if self.stage == LENT:
            return list(range(TALENTS, TALENTS + min(self.purse(game), count(testable(game, self.commander))) + 1))
        if self.stage == PAID:
            ordinary = testable(game, self.commander) & ~game.veterans
            return list(range(TALENTS, TALENTS + min(self.funds(game), count(ordinary)) + 1))
        if self.stage == PAID_VETERANS:
            return [DONE, *self.veterans_to_pay(game)]
        if self.stage == PAID_FLEETS:
            left = self.funds(game) - self.paid - count(self.favoured)
            return list(range(TALENTS, TALENTS + min(left, self.testable_fleets(game)) + 1))
        found = [SENATOR + senator for senator in self.joiners(game)]
        return [DONE, *found, KEEP] if self.why_not_finish(game) is None else [*found, KEEP]

    def courses(self, game: Republic) -> list[int]:
        """[1.11.3] What a commander can do now."""
        found = [WAR + war for war in range(CIVIL_WAR) if why_not_take(game, self.commander, war) is None]
        found.append(LAY_DOWN)
        if self.why_not_rise(game) is None:
            found.append(REVOLT)
        if self.why_not_test(game) is None:
            found.append(SOUND_OUT)
        return found

    def may_rise(self, game: Republic) -> bool:
        """[1.11.3] Only while nobody is in revolt, and not beside a man of the same faction."""
        declared = declarations(game).rebel
        return game.rebel < 0 and (declared < 0 or game.faction[declared] != self.seat)

    def why_not_test(self, game: Republic) -> Reason | None:
        """[1.11.31] Once, before anything is announced."""
        if self.tested and game.is_neutral(self.seat):
            return DIRECTED
        if not self.may_rise(game):
            return NO_RISING
        if self.tested:
            return TESTED
        return None if testable(game, self.commander) or self.testable_fleets(game) else NO_TEST

    def why_not_rise(self, game: Republic) -> Reason | None:
        """[C-25] At least one legion must follow. [1.11.3] Who has declared himself before must be weaker. [4.06.2] For a
        neutral the directive has decided."""
        if self.tested and game.is_neutral(self.seat):
            return DIRECTED
        if not self.may_rise(game):
            return NO_RISING
        if not self.followers and not own_veterans(game, self.commander):
            return NO_LEGION
        best = best_strength(game, self.commander, self.followers, self.fleets)
        return None if best > declarations(game).strength else TOO_WEAK

    def why_not_finish(self, game: Republic) -> Reason | None:
        """[1.11.3] He must be strictly stronger than who has declared himself before."""
        return None if self.strength(game) > declarations(game).strength else TOO_WEAK

    def joiners(self, game: Republic) -> list[int]:
        """[C-85] Partisans who may be named with the declaration."""
        return bits(joiners(game, self.commander) & ~self.named)

    def strength(self, game: Republic) -> int:
        return declared_strength(game, self.commander, self.followers, self.named, self.fleets)

    def testable_fleets(self, game: Republic) -> int:
        """[2.03.23] The fleets under him that throw a die like legions."""
        return game.fleets[FORCE + self.commander] if game.rules.rebel_governors else 0

    def purse(self, game: Republic) -> int:
        """[1.11.31] What the Master of Horse has."""
        master = master_of(game, self.commander)
        return game.talents[master] if master >= 0 else 0

    def funds(self, game: Republic) -> int:
        return game.talents[self.commander] + self.lent

    def veterans_to_pay(self, game: Republic) -> list[int]:
        """[1.11.31] Veterans of others that one talent each may win over, in order."""
        if self.funds(game) <= self.paid + count(self.favoured):
            return []
        others = testable(game, self.commander) & game.veterans & ~self.favoured
        return [VETERAN + legion for legion in bits(others) if self.favoured >> legion == 0]

    # -- what it does

    def answer(self, game: Republic, seat: int, choice: int) -> None:
        if self.stage == COMMANDER:
            self.take_floor(choice % SPAN)
        elif self.stage == COURSE:
            self.take_course(game, choice)
        elif self.stage == LENT:
            self.lent = choice % SPAN
            self.stage = PAID
        elif self.stage == PAID:
            self.paid = choice % SPAN
            self.stage = PAID_VETERANS
        elif self.stage == PAID_VETERANS:
            if choice == DONE:
                self.stage = PAID_FLEETS
            else:
                self.favoured |= 1 << choice % SPAN
        elif self.stage == PAID_FLEETS:
            self.paid_fleets = choice % SPAN
            self.throw(game)
        elif choice == KEEP:
            self.stage = COURSE
            self.named = 0
        elif choice == DONE:
            self.declare(game)
        else:
            self.named |= 1 << choice % SPAN

    def take_floor(self, commander: int) -> None:
        self.commander = commander
        self.stage = COURSE

    def take_course(self, game: Republic, choice: int) -> None:
        if choice == LAY_DOWN:
            self.next_commander()  # C-26: he goes home with the others, when all have spoken
        elif choice == REVOLT:
            self.stage = PARTISANS
        elif choice == SOUND_OUT:
            self.stage = LENT
        else:
            take_war(game, self.commander, choice % SPAN)
            self.next_commander()

    def next_commander(self) -> None:
        self.left &= ~(1 << self.commander)
        self.commander = NOBODY
        self.stage = COMMANDER
        self.lent = self.paid = self.favoured = self.tested = self.followers = self.named = 0
        self.paid_fleets = self.fleets = 0

    def throw(self, game: Republic) -> None:
        """[1.11.31] [C-28] The talents are gone; then a die for each legion that is not his own veteran, omens off."""
        spent = self.paid + count(self.favoured) + self.paid_fleets
        by_master = min(spent, self.lent)
        master = master_of(game, self.commander)
        if by_master:
            game.talents[master] -= by_master
        game.talents[self.commander] -= spent - by_master
        tested = testable(game, self.commander)
        favoured = self.favoured | lowest_legions(tested & ~game.veterans, self.paid)
        if spent and game.has_listener:
            game.tell(LegionsBought("1.11.31", self.commander, spent, by_master), EVERYBODY)
        for legion in bits(tested):
            die = game.die() + (favoured >> legion & 1) - game.omens
            follows = die >= ALLEGIANCE_LEAST[game.era]
            if follows:
                self.followers |= 1 << legion
            if game.has_listener:
                game.tell(LegionSounded("1.11.31", legion, die, 1 if follows else 0), EVERYBODY)
        for number in range(self.testable_fleets(game)):
            die = game.die() + (1 if number < self.paid_fleets else 0) - game.omens
            follows = die >= ALLEGIANCE_LEAST[game.era]
            self.fleets += 1 if follows else 0
            if game.has_listener:
                game.tell(FleetSounded("2.03.23", die, 1 if follows else 0), EVERYBODY)
        self.tested = 1
        self.stage = COURSE

    def declare(self, game: Republic) -> None:
        """[1.11.3] He is in revolt, and whoever was before him is not (C-26)."""
        announce_rebel(game, self.commander, self.strength(game), self.followers, self.fleets, self.named, "1.11.3")
        self.next_commander()

    # -- in words

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        said = verb(choice)
        if self.stage == COMMANDER:
            return NOT_VICTORIOUS if said == SENATOR else None
        if self.stage == COURSE:
            if choice == REVOLT:
                return self.why_not_rise(game)
            if choice == SOUND_OUT:
                return self.why_not_test(game)
            return why_not_take(game, self.commander, choice % SPAN) if said == WAR else None
        if self.stage in (LENT, PAID, PAID_FLEETS):
            return TOO_POOR if said == TALENTS else None
        if self.stage == PAID_VETERANS:
            return NOT_TESTED if said == VETERAN else None
        if choice == DONE:
            return self.why_not_finish(game)
        return NO_PARTISAN if said == SENATOR else None

    def on_aside(self, game: Republic) -> None:
        """A ransom may have brought somebody home who could be named, nothing else: what was said stands."""

    def rule(self, game: Republic, seat: int) -> str:
        return ("1.11.3", "1.11.3", "1.11.31", "1.11.31", "1.11.31", "1.11.32", "2.03.23")[self.stage]

    def ask(self, game: Republic, seat: int) -> Phrase:
        if self.stage == COMMANDER:
            return Phrase("republic-revolution-ask-commander")
        about = names.senator(self.commander)
        if self.stage == COURSE:
            return Phrase("republic-revolution-ask-course", {"senator": about, "amount": self.following(game)})
        if self.stage == LENT:
            return Phrase("republic-revolution-ask-lent", {"senator": about})
        if self.stage == PAID:
            return Phrase("republic-revolution-ask-paid", {"senator": about})
        if self.stage == PAID_VETERANS:
            return Phrase("republic-revolution-ask-favoured", {"senator": about})
        if self.stage == PAID_FLEETS:
            return Phrase("republic-rebels-ask-paid-fleets", {"senator": about})
        return Phrase("republic-revolution-ask-named", {"senator": about, "amount": self.strength(game)})

    def following(self, game: Republic) -> int:
        """How many legions follow him as far as is known."""
        return count(self.followers | own_veterans(game, self.commander))

    def redraw(self, world: Republic, seat: int, dice: Any) -> None:
        """Nothing of it is secret: it is said aloud."""

    def is_sound(self, game: Republic) -> bool:
        if not COMMANDER <= self.stage <= PAID_FLEETS:
            return False
        if (self.commander == NOBODY) != (self.stage == COMMANDER) or self.left & ~game.members[self.seat]:
            return False
        return self.commander == NOBODY or self.left >> self.commander & 1 == 1
