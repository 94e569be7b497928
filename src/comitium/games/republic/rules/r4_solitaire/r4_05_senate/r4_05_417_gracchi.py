"""[4.05.417] [D-48] The Gracchi of a player: each sponsors a land bill without using a choice, on his own turn or another.
And which senator a player makes sponsor or co-sponsor."""

from __future__ import annotations

from typing import Final

from comitium.core.errors import Reason
from comitium.core.messages import Phrase
from comitium.games.republic import names
from comitium.games.republic.catalogue.ids import GAIUS_GRACCHUS, TIBERIUS_GRACCHUS
from comitium.games.republic.choices import SENATOR, verb
from comitium.games.republic.rules.r1_09_senate.choices import TRIBUNE
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_measures import FactionQuestion
from comitium.games.republic.rules.r4_solitaire.choices import COSPONSOR, SPONSOR
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_41_eligibility import FREE, Division, candidates
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_416_land_bills import cosponsor, sponsor
from comitium.games.republic.state.numbers import bits
from comitium.games.republic.state.republic import Republic

GRACCHI: Final = (TIBERIUS_GRACCHUS, GAIUS_GRACCHUS)
NOT_YOURS: Final = Reason("4.05.417", "republic-solospoils-refuse-sponsor", "senator")


def brothers_bills(game: Republic, division: Division, seat: int) -> list[int]:
    """[25A, 25B] What a player's Gracchi may do now, as choices."""
    return [TRIBUNE + brother + 1 for brother in GRACCHI if may_propose(game, division, seat, brother)]


def may_propose(game: Republic, division: Division, seat: int, brother: int) -> bool:
    """[D-48] Each brother once a turn, in Rome, where no land bill is mandatory and none was made."""
    if game.faction[brother] != seat or not game.in_rome(brother) or game.session.spoken >> brother & 1:
        return False
    return division.bill == FREE and division.item != SPONSOR


def propose_bill(game: Republic, seat: int, choice: int) -> None:
    """[25A, 25B] A Gracchus proposes; his faction names the sponsor."""
    game.session.spoken |= 1 << choice - TRIBUNE - 1
    game.push(NameSponsor(seat))


def words_of_bill(choice: int) -> Phrase | None:
    """[25A, 25B] How the choice of a Gracchus is called in a menu; None of any other choice."""
    if verb(choice) != TRIBUNE or choice - TRIBUNE - 1 not in GRACCHI:
        return None
    return Phrase("republic-solospoils-choice-gracchus", {"senator": names.senator(choice - TRIBUNE - 1)})


class NameSponsor(FactionQuestion):
    """[4.05.417] Which of his senators a player makes sponsor, or co-sponsor if there is a sponsor."""

    def legal(self, game: Republic, seat: int) -> list[int]:
        return [SENATOR + man for man in bits(candidates(game, game.current(Division), COSPONSOR, self.seat))]

    def answer(self, game: Republic, seat: int, choice: int) -> None:
        game.pop()
        division = game.current(Division)
        if division.bill == FREE:
            sponsor(game, division, choice - SENATOR)
        else:
            cosponsor(game, division, choice - SENATOR)

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        return NOT_YOURS

    def rule(self, game: Republic, seat: int) -> str:
        return "4.05.417"

    def ask(self, game: Republic, seat: int) -> Phrase:
        division = game.current(Division)
        return Phrase("republic-solospoils-ask-sponsor", {"first": int(division.bill == FREE)})

    def is_sound(self, game: Republic) -> bool:
        return game.topmost(Division) is not None and len(self.legal(game, self.seat)) > 0
