"""The miniature Senate's state: who sits, who ranks, what each holds, and the facts everybody can tell. Flow: senate.py."""

from __future__ import annotations

from typing import Any, Final

import senate_events as said

from comitium.core.audience import EVERYBODY
from comitium.core.dice import Dice
from comitium.core.frames import Frame, Game
from comitium.core.messages import Outcome

SENATORS: Final = 12
HERE: Final = 0  # where a senator is
AWAY: Final = 1
DEAD: Final = 2
ROME_CONSUL: Final = 0  # offices, in order of rank
FIELD_CONSUL: Final = 1
CENSOR: Final = 2
NO_OFFICE: Final = 3
CONCESSION: Final = 0  # cards; a concession is of no use in the Senate, but fills a hand
TRIBUNE: Final = 1
ASSASSIN: Final = 2
BODYGUARD: Final = 3
COPIES: Final = (6, 5, 4, 3)
ELECT: Final = 1  # kinds of what is put to the vote
WAR: Final = 2
DISBAND: Final = 3
TRIAL: Final = 4
PASS: Final = 0  # verbs of choices
WATCH: Final = 1
VETO: Final = 2
SUSPEND: Final = 3
ATTEMPT: Final = 4
FOR: Final = 5
AGAINST: Final = 6
ABSTAIN: Final = 7
NAME: Final = 8
CALL: Final = 9
CARDS: Final = 10
PROPOSE: Final = 11
ADJOURN: Final = 12
KEEP: Final = 13
DROP: Final = 14
PAY: Final = 15
STAND_DOWN: Final = 16
UNASKED: Final = -2  # answers in a window
PENDING: Final = -1


def choice(verb: int, what: int = 0) -> int:
    return verb * 100_000 + what


def proposal(kind: int, first: int, second: int = 0) -> int:
    """[1.09.131] Order of names is no content: a slate names the lower number first."""
    if kind == ELECT and second < first:
        return proposal(kind, second, first)
    return kind * 10_000 + first * 100 + second


class Poll(Frame["Senate"]):
    """[4.1] A question to several seats at once: those asked answer secretly, in any order; all answers open together."""

    def __init__(self, answers: list[int]) -> None:
        self.answers = answers

    def run(self, game: Senate) -> bool:
        if PENDING in self.answers:
            return True
        self.open(game)
        return False

    def actors(self, game: Senate) -> list[int]:
        return [seat for seat, answer in enumerate(self.answers) if answer == PENDING]

    def answer(self, game: Senate, seat: int, choice: int) -> None:
        self.answers[seat] = choice

    def open(self, game: Senate) -> None:
        raise NotImplementedError

    def state(self) -> tuple[Any, ...]:
        return (self.answers,)


class Senate(Game):
    """Who sits, what they hold, and what this phase remembers."""

    def __init__(self, stack: list[Frame[Any]], told: int, dice: Dice, faction: list[int], votes: list[int],
                 talents: list[int], influence: list[int], popularity: list[int], place: list[int], office: list[int],
                 leaders: list[int], hands: list[list[int]], deck: list[int], shown: list[int], made: list[int],
                 suffered: list[int], barred: list[int], stood_down: list[int], legions: int, elected: int,
                 ending: str) -> None:  # fmt: skip
        super().__init__(stack, told)
        self.dice = dice
        self.faction = faction
        self.votes = votes  # oratory and knights
        self.talents = talents
        self.influence = influence
        self.popularity = popularity
        self.place = place
        self.office = office
        self.leaders = leaders
        self.hands = hands
        self.deck = deck
        self.shown = shown  # copies of each card that everybody has seen
        self.made = made
        self.suffered = suffered
        self.barred = barred
        self.stood_down = stood_down
        self.legions = legions
        self.elected = elected
        self.ending = ending

    def state(self) -> tuple[Any, ...]:
        return (self.stack, self.told, self.dice, self.faction, self.votes, self.talents, self.influence, self.popularity,
                self.place, self.office, self.leaders, self.hands, self.deck, self.shown, self.made, self.suffered,
                self.barred, self.stood_down, self.legions, self.elected, self.ending)  # fmt: skip

    def clone(self) -> Senate:
        return Senate([frame.clone() for frame in self.stack], self.told, self.dice.clone(), self.faction[:], self.votes[:],
                      self.talents[:], self.influence[:], self.popularity[:], self.place[:], self.office[:],
                      self.leaders[:], [hand[:] for hand in self.hands], self.deck[:], self.shown[:], self.made[:],
                      self.suffered[:], self.barred[:], self.stood_down[:], self.legions, self.elected,
                      self.ending)  # fmt: skip

    def reimagine(self, seat: int, rng: Any) -> Senate:
        """The other hands and the deck are dealt anew, and the secret answers of the others given anew."""
        dream = self.clone()
        unseen = [card for other, hand in enumerate(self.hands) if other != seat for card in hand] + self.deck
        rng.shuffle(unseen)
        for other, hand in enumerate(self.hands):
            if other != seat:
                dream.hands[other] = sorted(unseen.pop() for _ in hand)
        dream.deck = unseen
        top = dream.stack[-1] if dream.stack else None
        if isinstance(top, Poll):
            for other, answer in enumerate(top.answers):
                if other != seat and answer >= 0:
                    menu = top.legal(dream, other)
                    top.answers[other] = menu[rng.below(len(menu))]
        return dream

    def seats(self) -> int:
        return len(self.hands)

    def outcome(self) -> Outcome | None:
        if self.stack:
            return None
        scores = [0] * len(self.hands)
        for senator, influence in enumerate(self.influence):
            if self.place[senator] != DEAD:
                scores[self.faction[senator]] += influence
        winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
        return Outcome(tuple(winners), tuple(scores), "1.09.12", self.ending)

    def here(self, seat: int) -> list[int]:
        """The senators of a faction that are in Rome."""
        return [man for man in range(SENATORS) if self.faction[man] == seat and self.place[man] == HERE]

    def present(self) -> list[int]:
        """[1.09.14] The factions with a senator in Rome."""
        return [seat for seat in range(len(self.hands)) if self.here(seat)]

    def ranking(self) -> list[int]:
        """[1.09.11] Officials by rank, then influence, oratory, number."""
        ranks = [(self.office[man], -self.influence[man], -self.votes[man], man) for man in range(SENATORS)
                 if self.place[man] == HERE]  # fmt: skip
        return [rank[3] for rank in sorted(ranks)]

    def presiding(self) -> int:
        """[1.09.12] The first in rank who has not stood down; if all have, the first. -1 without a senator in Rome."""
        ranking = self.ranking()
        willing = [man for man in ranking if man not in self.stood_down]
        return willing[0] if willing else ranking[0] if ranking else -1

    def holder(self, office: int) -> int:
        for man in range(SENATORS):
            if self.office[man] == office and self.place[man] == HERE:
                return man
        return -1

    def slates(self) -> list[int]:
        """[1.09.2] Pairs that may still be proposed; outgoing Consuls are not eligible."""
        able = [man for man in range(SENATORS) if self.place[man] == HERE and self.office[man] >= CENSOR]
        pairs = [proposal(ELECT, one, two) for one in able for two in able if one < two]
        return [pair for pair in pairs if pair not in self.barred]

    def measures(self) -> list[int]:
        """[1.09.641] Other business: send a Consul, the Field Consul before the Rome Consul; or disband."""
        field = self.holder(FIELD_CONSUL)
        commander = field if field >= 0 else self.holder(ROME_CONSUL)
        wars = [proposal(WAR, commander, force) for force in (4, 7, 10) if commander >= 0 and force <= self.legions]
        cuts = [proposal(DISBAND, force) for force in (2, 5) if force <= self.legions]
        return [measure for measure in wars + cuts if measure not in self.barred]

    def may_attempt(self, seat: int) -> bool:
        """[1.09.7] One attempt made and one suffered by each faction, among those in Rome. Everybody can tell."""
        present = self.present()
        return not self.made[seat] and seat in present and any(not self.suffered[x] for x in present if x != seat)

    def may_hold(self, seat: int, card: int) -> bool:
        """[4.2] The public test: a hand, and a copy that is not accounted for. Never what the hand holds."""
        return len(self.hands[seat]) > 0 and self.shown[card] < COPIES[card]

    def roll(self) -> int:
        self.told += 1
        return 1 + self.dice.below(6)

    def spend(self, seat: int, card: int) -> None:
        self.hands[seat].remove(card)
        self.shown[card] += 1

    def kill(self, rule: str, man: int) -> None:
        """[1.09.721] Offices of the dead stay empty. [1.05.4] A faction without senators shows and loses its hand."""
        self.place[man] = DEAD
        self.office[man] = NO_OFFICE
        seat = self.faction[man]
        if self.leaders[seat] == man:
            self.leaders[seat] = -1
        if all(self.place[other] == DEAD for other in range(SENATORS) if self.faction[other] == seat):
            for card in self.hands[seat][:]:
                self.spend(seat, card)
        if self.heard:
            self.tell(said.SenatorDied(rule, man), EVERYBODY)

    def draw_chits(self, count: int, suspects: list[int]) -> None:
        """[1.09.74] Numbers are drawn; the suspects whose number comes die."""
        numbers = list(range(SENATORS))
        self.told += 1
        self.dice.shuffle(numbers)
        for number in numbers[: max(count, 0)]:
            if number in suspects and self.place[number] == HERE:
                self.kill("1.09.74", number)

    def close(self, ending: str) -> None:
        self.ending = ending
        self.finish()
