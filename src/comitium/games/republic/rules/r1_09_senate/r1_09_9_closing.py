"""[S9] [1.09.9] The closing of the Senate: New Alliance, the Land Commissioner, automatic recalls; and [B-64] the
Rhodian Alliance refused."""

from __future__ import annotations

from typing import Final

from comitium.core.audience import EVERYBODY
from comitium.core.errors import Reason
from comitium.core.frames import Frame
from comitium.core.messages import Phrase, Stake, Value
from comitium.games.republic import names
from comitium.games.republic.catalogue.events import EVENT_CREATES_PROVINCES, REVOLTS_TOO
from comitium.games.republic.catalogue.ids import (
    DARK,
    DICTATOR,
    LAND_COMMISSIONER,
    LUCULLUS,
    MASTER_OF_HORSE,
    NEW_ALLIANCE,
    RHODIAN_ALLIANCE,
)
from comitium.games.republic.choices import WAR, verb
from comitium.games.republic.events import business as events
from comitium.games.republic.rules.common import stakes
from comitium.games.republic.rules.common.people import come_to_rome
from comitium.games.republic.rules.common.ranks import highest
from comitium.games.republic.rules.common.units import home
from comitium.games.republic.rules.common.wars import in_forum, is_revolt, recall
from comitium.games.republic.rules.r1_07_forum.r1_07_21_random_events.r1_07_21_peace import make_alliance, sue_for_peace
from comitium.games.republic.rules.r1_07_forum.r1_07_21_random_events.r1_07_21_rhodian import dissolve_alliance
from comitium.games.republic.rules.r1_09_senate import kinds
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_measures import (
    FactionQuestion,
    Measure,
    is_rejected,
    register,
)
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_proposals import named
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_14_vote import Vote
from comitium.games.republic.rules.r1_09_senate.r1_09_6_business.r1_09_64_items import Muster
from comitium.games.republic.state.numbers import ALL_WARS, AT_WAR, CAPTIVE, CIVIL_WAR, FORCE, IN_FORUM, SENATORS, STRAY, count
from comitium.games.republic.state.republic import LUCULLUS as LUCULLUS_MARK
from comitium.games.republic.state.republic import RHODIAN_FLEETS, RHODIAN_TURN, Republic

NOT_ALLIED: Final = Reason("1.07.21", "republic-business-refuse-alliance", "war")
NO_ANSWER: Final = Reason("1.07.21", "republic-business-refuse-answer")


# -- S9.2


def side(game: Republic) -> int:
    """The side of New Alliance in play, as the tables of events count them."""
    return 2 * NEW_ALLIANCE + (DARK if game.levels[NEW_ALLIANCE] > 1 else 0)


def partners(game: Republic) -> list[int]:
    """The wars that may sue for peace: any zone; no civil war; the dark side takes no revolts."""
    found: list[int] = []
    for war in range(CIVIL_WAR):
        if in_forum(game, war) and (REVOLTS_TOO[side(game)] or not is_revolt(game, war)):
            found.append(war)
    return found


def new_alliance(game: Republic) -> None:
    """[S9.2] New Alliance: the HRAO of this moment must choose a war."""
    if game.levels[NEW_ALLIANCE] == 0 or not partners(game):
        return
    man = highest(game)
    if man >= 0:
        game.push(ChooseAlly(game.faction[man]))


class ChooseAlly(FactionQuestion):
    """[1.07.21] The HRAO says which war ends by treaty."""

    def legal(self, game: Republic, seat: int) -> list[int]:
        return [WAR + war for war in partners(game)]

    def answer(self, game: Republic, seat: int, choice: int) -> None:
        game.pop()
        make_peace(game, choice - WAR)

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        return NOT_ALLIED if verb(choice) == WAR else NO_ANSWER

    def rule(self, game: Republic, seat: int) -> str:
        return "1.07.21"

    def ask(self, game: Republic, seat: int) -> Phrase:
        return Phrase("republic-business-ask-alliance", {"event": names.event(side(game))})


def make_peace(game: Republic, war: int) -> None:
    """[1.07.21] Light: half the spoils, and the card goes back to the top of the deck. Dark: all of them, provinces, and it is
    beaten for good (A-52). Forces on it come home."""
    for senator in range(SENATORS):
        if game.where[senator] == AT_WAR + war:
            game.victorious &= ~(1 << senator)
    if EVENT_CREATES_PROVINCES[side(game)]:
        make_alliance(game, war, "1.07.21")
    else:
        sue_for_peace(game, war, "1.07.21")


# -- S9.3


def return_land_commissioner(game: Republic) -> None:
    """[S9.3] [1.09.61] Without a land bill in force he goes back to the Forum."""
    if game.holder[LAND_COMMISSIONER] >= 0 and sum(game.bills) == 0:
        game.holder[LAND_COMMISSIONER] = IN_FORUM
        game.exposed &= ~(1 << LAND_COMMISSIONER)
        if game.has_listener:
            game.tell(events.ConcessionReturned("1.09.61", LAND_COMMISSIONER), EVERYBODY)


# -- S9.4


def recall_automatically(game: Republic) -> None:
    """[S9.4] [1.09.9] [B-59] Forces that could not be sent now come home, those without a commander too; Lucullus if his
    time is up."""
    muster = Muster(game)
    for man in range(SENATORS):
        if not AT_WAR <= game.where[man] < CAPTIVE or man == game.offices[MASTER_OF_HORSE] or game.session.sent >> man & 1:
            continue
        war = game.where[man] - AT_WAR
        place = FORCE + man
        spent = man == LUCULLUS and game.marks[LUCULLUS_MARK] == 1
        if spent or not muster.can_fight(war, count(game.legions[place]), game.fleets[place]):
            if game.has_listener:
                game.tell(events.RecalledAutomatically("1.09.9", man, war), EVERYBODY)
            recall(game, man, "1.09.9")
            master = game.offices[MASTER_OF_HORSE]
            if man == game.offices[DICTATOR] and master >= 0 and game.where[master] == AT_WAR + war:
                come_to_rome(game, master, "1.09.9")
    game.marks[LUCULLUS_MARK] = 0
    for war in range(ALL_WARS):
        if game.legions[STRAY + war] or game.fleets[STRAY + war]:
            home(game, STRAY + war)
            if game.has_listener:
                game.tell(events.StraysCameHome("1.09.9", war), EVERYBODY)


# -- the Rhodian Alliance


def is_new(game: Republic) -> bool:
    """[B-64] Whether the Senate may still decline it: only in the turn in which it appeared."""
    return game.levels[RHODIAN_ALLIANCE] > 0 and game.marks[RHODIAN_TURN] == game.turn


def decline_alliance(game: Republic) -> None:
    """[1.07.21] The granted fleets leave, or all there are; the card is discarded."""
    fleets = dissolve_alliance(game)
    if game.has_listener:
        game.tell(events.AllianceRefused("1.07.21", fleets), EVERYBODY)


class RhodianRefusal(Measure):
    """[B-64] The fleets of the Rhodians are refused, in the turn the alliance appeared."""

    name = "rhodian"
    rule = "1.07.21"
    shut = "republic-senate-refuse-business-rhodian"

    def prospects(self, game: Republic) -> list[Stake]:
        args: dict[str, Value] = {"count": game.marks[RHODIAN_FLEETS]}
        return [stakes.note("fleets", "rhodian", "1.07.21", args=args)]

    def stakes(self, game: Republic, proposal: list[int]) -> list[Stake]:
        return self.prospects(game)

    def is_open(self, game: Republic, means: int) -> bool:
        if game.session.step not in (kinds.S7, kinds.S8) or is_rejected(game, [kinds.RHODIAN]):
            return False
        return is_new(game)

    def draft(self, game: Republic, faction: int, means: int) -> Frame[Republic]:
        return RefuseRhodes(faction)

    def stands(self, game: Republic, vote: Vote) -> str:
        """[B-5] A Tribune may have gone first with the same."""
        return "" if is_new(game) else "void"

    def passed(self, game: Republic, vote: Vote) -> None:
        decline_alliance(game)

    def phrase(self, proposal: list[int]) -> Phrase:
        return Phrase("republic-business-proposal-rhodian")


register(kinds.RHODIAN, RhodianRefusal())


class RefuseRhodes(FactionQuestion):
    """[B-64] There is nothing to name."""

    def run(self, game: Republic) -> bool:
        named(game, [kinds.RHODIAN])
        return False

    def legal(self, game: Republic, seat: int) -> list[int]:
        return []

    def answer(self, game: Republic, seat: int, choice: int) -> None:
        """Nobody is asked."""

    def ask(self, game: Republic, seat: int) -> Phrase:
        return Phrase("republic-business-proposal-rhodian")
