"""[1.09.15] [section 4] Windows: who may interrupt what, and when. Who is asked depends only on what everybody knows."""

from __future__ import annotations

from typing import Any, Final

from comitium.core.errors import Reason
from comitium.core.frames import Script, Step
from comitium.core.messages import Phrase
from comitium.core.poll import SecretPoll
from comitium.games.republic.choices import PASS, SPAN
from comitium.games.republic.rules.common.hands import plays_cards
from comitium.games.republic.rules.common.ranks import highest_roll, in_order
from comitium.games.republic.rules.r1_09_senate.choices import WATCH
from comitium.games.republic.rules.r1_09_senate.kinds import S1
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_measures import measure
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_14_vote import Vote, vote_on_floor
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_15_interruptions import (
    ADJOURNED,
    ANNOUNCED,
    CALLED,
    FLOOR,
    NO_SUCH_ACT,
    acts,
    begun,
    may_act,
    rule_of_act,
    why_not_act,
    wording_of_act,
)
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_15_tribunes import show_tribune
from comitium.games.republic.state.numbers import CENSOR, ROME_CONSUL
from comitium.games.republic.state.republic import Republic


class Window(SecretPoll[Republic]):
    """[section 4.1] Pass, watch, or act; all answers are secret until all have been given."""

    def __init__(self, asked: list[int], said: list[list[int]], context: int) -> None:
        super().__init__(asked, said)
        self.context = context

    def vote(self, game: Republic) -> Vote | None:
        return None if self.context in (FLOOR, ADJOURNED) else vote_on_floor(game)

    def legal(self, game: Republic, seat: int) -> list[int]:
        chain = self.chain(seat)
        if chain:
            return begun(chain).next_menu(game, seat, chain)
        vote = self.vote(game)
        menu = [PASS]
        menu.extend(acts(game, vote, seat, self.context))
        if vote is not None:
            menu.append(WATCH)
            menu.sort()
        return menu

    def routine_answer(self, game: Republic, seat: int) -> int:
        """Nothing is being voted on, or what she has proposed herself; and she has begun nothing."""
        vote = self.vote(game)
        return PASS if (vote is None or vote.faction == seat) and not self.chain(seat) else -1

    def is_complete(self, game: Republic, seat: int, said: list[int]) -> bool:
        return len(said) > 0 and (said[0] == PASS or said[0] == WATCH or begun(said).is_whole(game, said))

    def open(self, game: Republic) -> None:
        """[1.04.8] One act, then the window again: of several Tribunes the dice choose, else the first in rank begins."""
        vote = self.vote(game)
        game.reveals += 1  # that somebody acts, or nobody, is known from now on
        acting: list[int] = []
        tribunes: list[int] = []
        for place in range(len(self.asked)):
            seat, said = self.asked[place], self.said[place]
            if vote is not None:
                vote.watchers = vote.watchers & ~(1 << seat) if said[0] == PASS else vote.watchers | 1 << seat
            if said[0] != PASS and said[0] != WATCH:
                acting.append(seat)
                if begun(said).shows_tribune:
                    tribunes.append(seat)
        if not acting:
            return
        script: Any = game.stack[-1]
        script.again()  # the window opens again, if what it belongs to still stands then
        if len(tribunes) > 1:
            winner = highest_roll(game, "1.09.15", tribunes)
            for seat in tribunes:
                if seat != winner:
                    acting.remove(seat)
                    show_tribune(game, seat, self.chain(seat)[0] % SPAN)
        for seat in in_order(game):
            if seat in acting:
                chain = self.chain(seat)
                begun(chain).act(game, vote, seat, chain)
                return

    def wording(self, choice: int) -> Phrase | None:
        return wording_of_act(choice)

    def on_aside(self, game: Republic) -> None:
        """[A-46] Before everybody's eyes something has changed: all are asked anew, [B-81] but nobody who is controlled."""
        self.asked = [seat for seat in self.asked if seat in open_seats(game)]
        self.said = [[] for _ in self.asked]

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        chain = self.chain(seat)
        if chain:
            return begun(chain).why_not_next(game, seat, chain, choice)
        return why_not_act(game, self.vote(game), seat, choice, self.context) or NO_SUCH_ACT

    def rule(self, game: Republic, seat: int) -> str:
        chain = self.chain(seat)
        return rule_of_act(chain[0]) if chain else "1.09.15"

    def rule_of(self, game: Republic, seat: int, choice: int) -> str:
        return rule_of_act(choice) or self.rule(game, seat)

    def ask(self, game: Republic, seat: int) -> Phrase:
        chain = self.chain(seat)
        if chain:
            return begun(chain).ask(chain)
        vote = self.vote(game)
        if vote is not None:
            return Phrase("republic-senate-ask-window", {"what": measure(vote.proposal).phrase(vote.proposal)})
        if self.context == ADJOURNED:
            return Phrase("republic-senate-ask-adjourned")
        filled = game.session.filled >> (ROME_CONSUL if game.session.step == S1 else CENSOR) & 1
        return Phrase("republic-senate-ask-floor", {"step": game.session.step, "filled": filled})


def open_seats(game: Republic) -> list[int]:
    """[1.09.823] [B-57] While a Consul for Life lives, those who are controlled play no cards (unless the option says so).
    [4.02.1] A neutral acts by its directive only."""
    able = game.playing & ~game.rules.neutral_seats
    return [seat for seat in range(game.rules.seats) if able >> seat & 1 and plays_cards(game, seat)]


def open_window(game: Republic, vote: Vote | None, context: int, among: int) -> None:
    """[section 4.3] Nobody is kept waiting where nobody could act."""
    asked = [seat for seat in open_seats(game) if among >> seat & 1 and may_act(game, vote, seat, context)]
    if asked:
        game.push(Window(asked, [[] for _ in asked], context))


def open_announcement(game: Republic, vote: Vote) -> None:
    open_window(game, vote, ANNOUNCED, -1)


def open_call(game: Republic, vote: Vote) -> None:
    open_window(game, vote, CALLED, vote.watchers)


FLOOR_STEPS: Final[list[Step]] = []  # filled in r1_09_15_floor.py, which knows what a reopened session has to do


class Floor(Script[Republic]):
    """W-FLOOR and W-ADJOURN: the window opens until nobody acts any more."""

    def __init__(self, at: int, context: int) -> None:
        super().__init__(at)
        self.context = context

    def steps(self) -> list[Step]:
        return FLOOR_STEPS


def open_floor(game: Republic) -> None:
    """W-FLOOR."""
    game.push(Floor(0, FLOOR))
