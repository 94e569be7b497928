"""The state of the Republic: what lies on the table (table.py), and the verbs that every game has. Control flow:
rules/sequence.py."""

from __future__ import annotations

from typing import Any, Final

from comitium.core.agreements import Agreement, Clause
from comitium.core.errors import Illegal
from comitium.core.frames import Directive
from comitium.core.messages import Value
from comitium.games.republic.choices import UNASKED, WORDS
from comitium.games.republic.state.referee import RepublicReferee
from comitium.games.republic.state.table import Table

REFEREE: Final[list[RepublicReferee]] = []  # one: see republic/referee.py


class Republic(Table):
    """A game of Res Publica Romana."""

    __slots__ = ()

    def clone(self) -> Republic:
        """Written by tools/write_state.py from the constructor in table.py: search copies states all the time (15 us
        interpreted, where following the constructor takes 24; 11 instead of 14 compiled)."""
        return Republic(
            [one.clone() for one in self.stack],
            self.reveals,
            [one.clone() for one in self.agreements],
            self.offers,
            self.rules,
            self.dice.clone(),
            self.shuffles.clone(),
            self.loaded[:],
            self.urn[:],
            self.session.clone(),
            self.turn,
            self.phase,
            self.era,
            self.treasury,
            self.unrest,
            self.bills[:],
            self.levels[:],
            self.laws,
            self.deck[:],
            [one[:] for one in self.piles],
            [one[:] for one in self.hands],
            self.discards[:],
            self.known[:],
            self.near_top[:],
            self.unaccounted[:],
            self.playing,
            self.members[:],
            self.leader[:],
            self.box[:],
            self.where[:],
            self.faction[:],
            self.influence[:],
            self.popularity[:],
            self.talents[:],
            self.knights[:],
            self.rome,
            self.forum,
            self.on_family,
            self.prior_consul,
            self.corrupt,
            self.major,
            self.proconsuls,
            self.rebels,
            self.rebel,
            self.offices[:],
            self.curia[:],
            self.gone,
            self.returned,
            self.guards[:],
            self.consul_for_life,
            self.holder[:],
            self.exposed,
            self.zone[:],
            self.unprosecuted,
            self.naval_victory,
            self.no_spoils,
            self.spent[:],
            self.fought_land,
            self.fought_sea,
            self.enemy[:],
            self.province[:],
            self.governor[:],
            self.dial[:],
            self.developed,
            self.legates,
            self.looted,
            self.bequests[:],
            self.legions[:],
            self.fleets[:],
            self.veterans,
            self.allegiance[:],
            self.dispatch[:],
            self.dispatched,
            self.victorious,
            self.marks[:],
            self.ending,
            self.winner,
            self.traces[:],
            self.plunder[:],
            self.directives[:],
            self.pools[:],
            self.ranks[:],
            self.coalition,
            self.voted_down,
            self.provincial_armies[:],
            self.provincial_fleets[:],
            self.allies[:],
            self.relieved,
            self.subdued,
            self.priests,
            self.liable,
            self.gained_oratory[:],
            self.recallable_by[:],
            self.deserted[:],
            self.at_sea,
            self.armies_at_sea,
            self.armies_in_italy,
            self.march_drawn,
            self.released_fleets,
        )

    # -- the verbs

    def advance(self) -> None:
        """Run until somebody must speak. After every step, whatever the rules watch all the time is looked at."""
        stack = self.stack
        while stack:
            if self.marks[WATCHED] and (REFEREE[0].run_triggers(self) or not stack):
                continue
            if stack[-1].run(self):
                break
        self.forget()
        if self.neutrals:
            self.follow_directives()

    def asides(self, seat: int) -> list[int]:
        return REFEREE[0].asides(self, seat) if self.stack else []

    def act(self, seat: int, choice: int) -> None:
        REFEREE[0].act(self, seat, choice)

    # -- words that bind [1.04.3]

    def menu(self, seat: int) -> list[int]:
        menu = self.stack[-1].legal(self, seat)
        if not self.agreements or not self.rules.enforce:
            return menu
        return REFEREE[0].bound_menu(self, seat, menu)

    def forbidding(self, seat: int, choice: int) -> int:
        clause = REFEREE[0].forbidding(self, seat, choice)
        return 0 if clause is None else self.number_of(clause)

    def apply(self, seat: int, choice: int) -> None:
        if choice >= UNASKED and REFEREE[0].keeps_question(choice) and choice in self.asides(seat):
            self.act(seat, choice)  # a card is shown in private, an aye is said: no question is put anew
            self.advance()
            return
        if not self.agreements or not self.stack or choice not in self.legal(seat):
            super().apply(seat, choice)
            return
        judged = REFEREE[0].judged(self, seat, choice)
        super().apply(seat, choice)
        REFEREE[0].close_judged(self, judged)

    def why_not_bind(self, seat: int, clause: Clause) -> Illegal | None:
        reason = REFEREE[0].why_not_bind(self, seat, clause)
        return None if reason is None else reason.refuse()

    def contradicts(self, older: Clause, newer: Clause) -> bool:
        return REFEREE[0].contradicts(older, newer)

    def agreed(self, agreement: Agreement, seat: int) -> None:
        REFEREE[0].agreed(self, agreement, seat)

    def settled(self, agreement: Agreement, clause: Clause) -> None:
        if self.has_listener:
            REFEREE[0].settled(self, clause)

    def is_settled(self, agreement: Agreement) -> bool:
        return REFEREE[0].is_settled(self, agreement)

    def why_not_move(self, seat: int) -> Illegal | None:
        reason = REFEREE[0].why_not_move(self, seat)
        return None if reason is None else reason.refuse()

    def moved(self, seat: int, text: str) -> None:
        REFEREE[0].moved(self, seat, text)

    def refusal(self, seat: int, choice: int) -> Illegal:
        if self.stack and 0 <= seat < self.rules.seats and REFEREE[0].is_aside(choice):
            reason = REFEREE[0].why_not_act(self, seat, choice)
            if reason is not None:
                return reason.refuse_choice(choice, self.spoken(choice))
        return super().refusal(seat, choice)

    def directive(self, seat: int) -> Directive[Any]:
        return REFEREE[0].directive(self, seat)

    def referee(self) -> RepublicReferee:
        return REFEREE[0]

    def seats(self) -> int:
        return self.rules.seats

    def milestone(self) -> int:
        return (self.turn << 4 | self.phase) << 8 | self.session.step

    def spoken(self, choice: int) -> dict[str, Value]:
        return WORDS.args(choice)

    def end(self, ending: str, winner: int) -> None:
        """The game is over."""
        self.ending = ending
        self.winner = winner
        self.finish()


# -- what single cards remember: places in `marks`
SERVILIAN: Final = 0  # the faction with the knight bonus, + 1
PROSCRIBED: Final = 1  # the faction that attracts no knights, + 1
ERA_ENDS: Final = 2  # 1 once the card was revealed
NO_RECRUITMENT: Final = 3  # [1.08.2] this turn
RHODIAN_FLEETS: Final = 4  # granted
RHODIAN_TURN: Final = 5  # the turn in which the alliance appeared
RHODIAN_WARS: Final = 6  # the wars it is for, a bit for each
REFUGE_WARS: Final = 7  # the wars that the leader in refuge helps besides his own, a bit for each
APPOINTED: Final = 8  # 1 if the Consul for Life was not elected [1.09.822]
LUCULLUS: Final = 9  # 1 if he is recalled when the next Senate Phase closes (C-40)
RELEASED: Final = 10  # [1.11.33] legions released by the rebel, until the State has said what becomes of them
WATCHED: Final = 11  # what watch.py has to look at, see there
REBEL_BATTLES: Final = 12  # 1 if the rebel was fought this turn
CLEOPATRA: Final = 13  # the commander she helps, + 1; or -1 if she leads the enemy
NARBONENSIS: Final = 14  # 1 once the Germanic Migrations were attacked
FORMER_MASTER: Final = 15  # [1.11.32] who was Master of Horse of the primary rebel, + 1
DESERTION: Final = 16  # [C-8] what desertions have changed on the war that is being fought, if that lasts
BEREFT: Final = 17  # [1.05.4] factions without a senator that have said they carry on
OWED: Final = 18  # spoils and taxes below nought, until the State has paid them
BROKE: Final = 19  # 1 while units are disbanded that a bankrupt State cannot pay
PLAYED: Final = 20  # [T-31] which factions have played a statesman, a concession in this phase: two bits for each
SEATING: Final = 21  # [3.01.2] which of the ways to sit round the table, see rules/common/ranks.py; 0: by number
END_SHUFFLED: Final = 22  # 1 once a war was shuffled with cards of the bottom, where Era Ends is
MARKS: Final = 24
