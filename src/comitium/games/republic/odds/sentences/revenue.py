"""The odds of the Revenue Phase in sentences: what a province would bring, and whether it develops; what a faction has said of
its own purses so far, what the State lacks, and who gives as much as a player."""

from __future__ import annotations

from comitium.core.messages import Phrase, Value
from comitium.games.republic import names
from comitium.games.republic.choices import SENATOR, TALENTS
from comitium.games.republic.odds import gambles as odds
from comitium.games.republic.odds.dice import percent, shares, spoken
from comitium.games.republic.odds.sentences.phrases import phrase
from comitium.games.republic.odds.sentences.registry import QuestionOdds, register
from comitium.games.republic.rules.r1_06_revenue.r1_06_3_redistribution import Redistribution
from comitium.games.republic.rules.r1_06_revenue.r1_06_4_provinces import is_honest
from comitium.games.republic.rules.r1_06_revenue.r1_06_13_spoils import TakeSpoils
from comitium.games.republic.rules.r1_06_revenue.r1_06_52_contributions import Contributions
from comitium.games.republic.rules.r1_06_revenue.r1_06_53_debts import bill
from comitium.games.republic.rules.r1_06_revenue.r1_06_revenue import Revenue, undevelopable
from comitium.games.republic.rules.r4_solitaire.r4_03_2_payer import richest
from comitium.games.republic.rules.r4_solitaire.r4_03_revenue.r4_03_4_contributions import is_generous
from comitium.games.republic.state.numbers import SENATORS
from comitium.games.republic.state.republic import Republic


class RedistributionOdds(QuestionOdds[Redistribution]):
    """[1.06.3] A faction shares out its talents."""

    def sentences(self, game: Republic, seat: int, top: Redistribution) -> list[Phrase]:
        return [*shortage(game), *settling(top.chain(seat))]


class ContributionsOdds(QuestionOdds[Contributions]):
    """[4.03.4] What players give, neutral factions may match."""

    def sentences(self, game: Republic, seat: int, top: Contributions) -> list[Phrase]:
        found: list[Phrase] = []
        for other in range(game.rules.seats):
            if not is_generous(game, other):
                continue
            able = [man for man in richest(game, other, False) if not top.given >> man & 1]
            if able and game.talents[able[0]]:
                about: dict[str, Value] = {"seat": names.seat(other), "senator": names.senator(able[0])}
                found.append(phrase("republic-odds-matched", **about, amount=game.talents[able[0]]))
        return found


class TakeSpoilsOdds(QuestionOdds[TakeSpoils]):
    """[1.06.13] A governor may plunder his province."""

    def sentences(self, game: Republic, seat: int, top: TakeSpoils) -> list[Phrase]:
        return plundering(game, top.province)


def shortage(game: Republic) -> list[Phrase]:
    """[1.06.53] What the State will lack when its debts are due, as long as talents may still be moved to those who could give
    them."""
    short = bill(game) - game.treasury
    if short <= 0:
        return []
    return [phrase("republic-odds-shortage", amount=bill(game), total=game.treasury, short=short)]


def settling(said: list[int]) -> list[Phrase]:
    """[1.06.3] What a faction has said so far of its own purses: the table shows it only when all have finished."""
    purses: list[Phrase] = []
    for place in range(0, len(said) - 1, 2):
        man, amount = said[place] - SENATOR, said[place + 1] - TALENTS
        if 0 <= man < SENATORS:
            purses.append(phrase("republic-odds-purse", senator=names.senator(man), amount=amount))
    return [phrase("republic-odds-settled", listed=tuple(purses))] if purses else []


def plundering(game: Republic, province: int) -> list[Phrase]:
    """[1.06.13] [1.06.4] What the governor may take, and what the State may lose by it; whether the province develops if he
    does, and if he does not."""
    found = odds.spoils(game, province)
    taken: dict[int, float] = {}
    for total, chance in found.items():
        taken[max(0, total)] = taken.get(max(0, total), 0.0) + chance
    numbers = zip(taken.items(), shares(list(taken.values())), strict=True)
    parts = tuple(
        [phrase("republic-odds-taken", number=amount, chance=spoken(number, chance)) for (amount, chance), number in numbers]
    )
    said = [phrase("republic-odds-spoils", listed=parts, amount=max(0, -min(found)))]
    if develops(game, province):
        spared = odds.development(game, province)
        said.append(
            phrase(
                "republic-odds-develops",
                spared=percent(spared),
                plundered=percent(odds.development(game, province, False)),
                same=int(not is_honest(game, province)),
            )
        )
    return said


def develops(game: Republic, province: int) -> bool:
    """[1.06.4] Whether a die will be thrown for it this year."""
    if game.developed >> province & 1:
        return False
    for frame in game.stack:
        if isinstance(frame, Revenue) and undevelopable(game, frame) >> province & 1:
            return False
    return True


register(Contributions, ContributionsOdds())
register(Redistribution, RedistributionOdds())
register(TakeSpoils, TakeSpoilsOdds())
