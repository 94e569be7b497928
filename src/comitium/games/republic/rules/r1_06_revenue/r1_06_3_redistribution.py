"""[1.06.3] [1.06.31] Redistribution: all factions at once lay their talents where they like, and give some to others."""

from __future__ import annotations

from typing import Final

from comitium.core.audience import EVERYBODY, only
from comitium.core.errors import Reason
from comitium.core.messages import Phrase
from comitium.core.poll import SecretPoll
from comitium.games.republic import names
from comitium.games.republic.choices import DONE, FACTION, SENATOR, SPAN, TALENTS, verb
from comitium.games.republic.events.revenue import BoxSettled, PurseSettled, TalentsGiven
from comitium.games.republic.rules.r1_06_revenue.choices import AFRESH, GIVE
from comitium.games.republic.state.numbers import SENATORS, bits
from comitium.games.republic.state.republic import Republic

RULE: Final = "1.06.3"
NOT_YOURS: Final = Reason(RULE, "republic-revenue-refuse-not-yours", "senator")
FROZEN_REBEL: Final = Reason("1.11.34", "republic-revenue-refuse-rebel", "senator")
FROZEN_CAPTIVE: Final = Reason("1.10.71", "republic-revenue-refuse-captive", "senator")
SETTLED: Final = Reason(RULE, "republic-revenue-refuse-settled", "senator")
NOTHING_TO_MOVE: Final = Reason(RULE, "republic-revenue-refuse-nothing", "senator")
TOO_MUCH: Final = Reason(RULE, "republic-revenue-refuse-too-much", "amount")
NOT_TO_HIM: Final = Reason(RULE, "republic-revenue-refuse-receiver", "seat")
NO_SPARE: Final = Reason(RULE, "republic-revenue-refuse-no-spare")
NOT_TO_NEUTRAL: Final = Reason("4.01.1", "republic-revenue-refuse-neutral", "seat")
ALL_NEUTRAL: Final = Reason("4.01.1", "republic-revenue-refuse-all-neutral")


def why_frozen(game: Republic, seat: int, senator: int) -> Reason | None:
    """[A-12] Only talents of the faction's free senators move."""
    if game.faction[senator] != seat:
        return NOT_YOURS
    if game.rebels >> senator & 1:
        return FROZEN_REBEL
    return FROZEN_CAPTIVE if game.is_captive(senator) else None


def receivers(game: Republic, seat: int) -> list[int]:
    """[1.06.3] The other factions that may be given talents; [D-6] neutrals take no gifts."""
    able = game.playing & ~game.rules.neutral_seats & ~(1 << seat)
    return bits(able)


class Redistribution(SecretPoll[Republic]):
    """[1.06.3] [A-12] One window for all. A faction says for one senator after the other how many talents lie with him now;
    whoever it does not speak of keeps what he has earned, and the treasury of the faction takes the rest. A gift is made at
    once and in public, out of what is left for the treasury; who receives one has not finished. Where talents lie is secret
    until all have finished."""

    # -- what a chain means: senator, talents, senator, talents ... and at last "done"

    def pending(self, said: list[int]) -> int:
        """ "Give", or the senator or faction for which an amount is still to be said; 0 if nothing is open."""
        return said[-1] if len(said) % 2 and said[-1] != DONE else 0

    def wanted(self, said: list[int], senator: int) -> int:
        """What a senator is to have, or -1 if nothing was said of him."""
        for place in range(0, len(said) - 1, 2):
            if said[place] == SENATOR + senator:
                return said[place + 1] - TALENTS
        return -1

    def spare(self, game: Republic, seat: int) -> int:
        """[1.06.31] What would lie in the treasury of the faction as things have been said so far."""
        said = self.chain(seat)
        found = game.box[seat]
        for place in range(0, len(said) - 1, 2):
            found += game.talents[said[place] - SENATOR] - (said[place + 1] - TALENTS)
        return found

    def is_complete(self, game: Republic, seat: int, said: list[int]) -> bool:
        return len(said) > 0 and said[-1] == DONE

    # -- the menu

    def why_not_move(self, game: Republic, seat: int, senator: int) -> Reason | None:
        reason = why_frozen(game, seat, senator)
        if reason is not None:
            return reason
        if self.wanted(self.chain(seat), senator) >= 0:
            return SETTLED
        return None if game.talents[senator] or self.spare(game, seat) else NOTHING_TO_MOVE

    def legal(self, game: Republic, seat: int) -> list[int]:
        said = self.chain(seat)
        pending = self.pending(said)
        spare = self.spare(game, seat)
        if pending == GIVE:
            return [FACTION + other for other in receivers(game, seat)]
        if pending >= FACTION:
            return list(range(TALENTS + 1, TALENTS + min(spare, SPAN - 1) + 1))
        if pending:
            most = min(spare + game.talents[pending - SENATOR], SPAN - 1)
            return list(range(TALENTS, TALENTS + most + 1))
        found = [DONE]
        free = game.members[seat] & ~game.rebels & ~game.captives(seat)
        for place in range(0, len(said) - 1, 2):
            free &= ~(1 << said[place] - SENATOR)
        for senator in bits(free):
            if spare or game.talents[senator]:
                found.append(SENATOR + senator)
        if said:
            found.append(AFRESH)
        if spare and receivers(game, seat):
            found.append(GIVE)
        return found

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        what = choice % SPAN
        pending = self.pending(self.chain(seat))
        if pending == GIVE:
            if verb(choice) == FACTION and what < game.rules.seats and game.is_neutral(what):
                return NOT_TO_NEUTRAL
            return NOT_TO_HIM if verb(choice) == FACTION else None
        if pending:
            return TOO_MUCH if verb(choice) == TALENTS else None
        if verb(choice) == SENATOR and what < SENATORS:
            return self.why_not_move(game, seat, what)
        if choice != GIVE:
            return None
        return ALL_NEUTRAL if game.rules.neutrals and not receivers(game, seat) else NO_SPARE

    # -- what is said

    def added(self, game: Republic, seat: int, choice: int) -> None:
        said = self.chain(seat)
        if choice == AFRESH:
            said.clear()
        elif verb(choice) == FACTION:
            del said[-2]  # "give"
        elif len(said) > 1 and verb(said[-2]) == FACTION:
            other = said[-2] - FACTION
            del said[-2:]
            self.give(game, seat, other, choice - TALENTS)

    def give(self, game: Republic, seat: int, other: int, talents: int) -> None:
        """[1.06.3] A gift: from the treasury of the faction, then from the senators who were to have less anyway."""
        said = self.chain(seat)
        paid = min(talents, game.box[seat])
        game.box[seat] -= paid
        left = talents - paid
        for place in range(0, len(said) - 1, 2):
            senator = said[place] - SENATOR
            less = min(left, max(0, game.talents[senator] - (said[place + 1] - TALENTS)))
            game.talents[senator] -= less
            left -= less
        game.box[other] += talents
        game.reveals += 1
        if game.has_listener:
            game.tell(TalentsGiven(RULE, seat, other, talents), EVERYBODY)
        if other in self.asked:
            received = self.chain(other)
            if received and received[-1] == DONE:
                received.pop()

    def open(self, game: Republic) -> None:
        """All have finished: the talents lie where they were said to lie, and all can see them."""
        game.reveals += 1
        for place in range(len(self.asked)):
            seat = self.asked[place]
            said = self.said[place]
            for pair in range(0, len(said) - 1, 2):
                senator = said[pair] - SENATOR
                talents = said[pair + 1] - TALENTS
                moved = talents - game.talents[senator]
                game.box[seat] -= moved
                game.talents[senator] = talents
                if moved and game.has_listener:
                    game.tell(PurseSettled(RULE, senator, talents), EVERYBODY)
            if game.has_listener:
                game.tell(BoxSettled("1.06.31", seat, game.box[seat]), only(seat))

    def on_aside(self, game: Republic) -> None:
        """Somebody has acted unasked, perhaps with money: everybody says once more that she has finished, and what cannot
        stand any more is forgotten."""
        for place in range(len(self.asked)):
            seat = self.asked[place]
            before = self.said[place]
            now: list[int] = []
            self.said[place] = now
            for pair in range(0, len(before) - 1, 2):
                senator = before[pair] - SENATOR
                if why_frozen(game, seat, senator) is None:
                    now.extend(before[pair : pair + 2])
            if self.spare(game, seat) < 0:
                now.clear()

    # -- in words

    def rule(self, game: Republic, seat: int) -> str:
        return RULE

    def ask(self, game: Republic, seat: int) -> Phrase:
        pending = self.pending(self.chain(seat))
        if pending == GIVE:
            return Phrase("republic-revenue-ask-receiver", {"amount": self.spare(game, seat)})
        if pending >= FACTION:
            return Phrase(
                "republic-revenue-ask-gift", {"seat": names.seat(pending - FACTION), "amount": self.spare(game, seat)}
            )
        if pending:
            senator = pending - SENATOR
            return Phrase("republic-revenue-ask-purse", {"senator": names.senator(senator), "amount": game.talents[senator]})
        return Phrase("republic-revenue-ask-redistribution", {"amount": self.spare(game, seat)})

    def is_sound(self, game: Republic) -> bool:
        """Whether all that was said is about free senators, each once, and about talents that are there."""
        for place in range(len(self.asked)):
            if not self.is_sound_chain(game, self.asked[place], self.said[place]):
                return False
        return True

    def is_sound_chain(self, game: Republic, seat: int, said: list[int]) -> bool:
        named: list[int] = []
        for place in range(0, len(said) - len(said) % 2, 2):
            named.append(said[place])
            if verb(said[place + 1]) != TALENTS:
                return False
        last = said[-1] if len(said) % 2 else DONE
        if verb(last) == SENATOR:
            named.append(last)
        for name in named:
            if verb(name) != SENATOR or name - SENATOR >= SENATORS or named.count(name) > 1:
                return False
            if why_frozen(game, seat, name - SENATOR) is not None:
                return False
        spare = self.spare(game, seat)
        if verb(last) == FACTION:
            other = last - FACTION
            return spare > 0 and other in receivers(game, seat)
        return spare > 0 if last == GIVE else spare >= 0 and (last == DONE or verb(last) == SENATOR)
