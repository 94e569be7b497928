"""What an answer gains and loses: the pieces by which proposals and questions say it, each with the rule that makes it so.
Everything is worked out from what everybody at the table sees."""

from __future__ import annotations

from typing import Final

from comitium.core.messages import Phrase, Stake, Value
from comitium.games.republic import names
from comitium.games.republic.catalogue.ids import VATINIAN_LAW
from comitium.games.republic.catalogue.intrigue import INCOME, INCOME_PAID
from comitium.games.republic.catalogue.provinces import SPOILS_BONUS, SPOILS_DICE
from comitium.games.republic.catalogue.senators import DOUBLES_INCOME, INFLUENCE, ORATORY, SENATOR_FAMILY
from comitium.games.republic.catalogue.tables import TERM, VICTORY_DIVISOR
from comitium.games.republic.catalogue.values import PAID, PAID_EACH_REVENUE
from comitium.games.republic.rules.common.people import popularity_with
from comitium.games.republic.rules.common.provinces import side
from comitium.games.republic.rules.common.wars import printed_land, spoils
from comitium.games.republic.state.numbers import CIVIL_WAR, HELD, NOBODY, OUT
from comitium.games.republic.state.republic import Republic


def signed(amount: int) -> str:
    """A number with its sign.

    >>> signed(5), signed(-2)
    ('+5', '−2')
    """
    return f"+{amount}" if amount >= 0 else f"−{-amount}"


def role(id: str) -> Phrase:
    """Somebody by his part in it, before anybody is named."""
    return Phrase(f"republic-stake-role-{id}")


def stake(what: str, who: Phrase, amount: int, rule: str, seat: int = NOBODY) -> Stake:
    """So much of something for somebody."""
    said = Phrase(f"republic-stake-{what}", {"who": who, "amount": signed(amount), "count": abs(amount)})
    return Stake(what, said, rule, amount, seat)


def note(what: str, id: str, rule: str, seat: int = NOBODY, args: dict[str, Value] | None = None) -> Stake:
    """A right or a risk, without a number."""
    return Stake(what, Phrase(f"republic-stake-{id}", args if args is not None else {}), rule, None, seat)


RISK: Final[Stake] = note("risk", "may-be-prosecuted", "1.09.412")
TERM_AND_RISK: Final[tuple[Stake, ...]] = (note("term", "term", "1.09.51", NOBODY, {"turns": TERM}), RISK)


# -- senators


def influence(game: Republic, man: int, amount: int, rule: str) -> Stake:
    """[1.07.31] What he would really gain or lose: never below 0."""
    change = max(0, game.influence[man] + amount) - game.influence[man]
    return stake("influence", names.senator(man), change, rule, game.faction[man])


def popularity(game: Republic, man: int, amount: int, rule: str) -> Stake:
    """[1.07.31] Between -9 and 9, and twice the change for Pompey."""
    change = popularity_with(game, man, amount) - game.popularity[man]
    return stake("popularity", names.senator(man), change, rule, game.faction[man])


def talents(game: Republic, man: int, amount: int, rule: str) -> Stake:
    """To his own treasury, or out of it."""
    return stake("talents", names.senator(man), amount, rule, game.faction[man])


def votes(game: Republic, man: int, sign: int, rule: str) -> Stake:
    """[1.09.141] The votes that his faction gains with him, or loses while he is away."""
    return stake("votes", names.senator(man), sign * game.votes(man), rule, game.faction[man])


def arrives(game: Republic, seat: int, man: int) -> list[Stake]:
    """[1.07.312] What a faction gains with a statesman who comes into it: he takes the place of his family if it is there or
    in the Forum, with all that lay on it; otherwise he stands alone."""
    family = SENATOR_FAMILY[man] - 1
    own = game.faction[family] == seat
    inherits = own or (game.where[family] != OUT and game.faction[family] < 0)
    influence_then = max(INFLUENCE[man], game.influence[family]) if inherits else INFLUENCE[man]
    knights = game.knights[family] if inherits else 0
    gained = influence_then - (game.influence[family] if own else 0)
    more = ORATORY[man] + knights - (ORATORY[family] + knights if own else 0)
    who = names.senator(man)
    return [stake("influence", who, gained, "1.07.312", seat), stake("votes", who, more, "1.07.312", seat)]


def income(game: Republic, concession: int, man: int, rule: str) -> Stake:
    """[1.06.12] [1.09.631] What a concession brings him, twice as much for Crassus: in every Revenue Phase, or for each unit
    that Rome raises. Without a holder: as printed."""
    amount = INCOME[concession]
    paid = INCOME_PAID[concession]
    if man >= 0 and DOUBLES_INCOME[man] and (paid == PAID_EACH_REVENUE or game.rules.crassus_doubles):
        amount *= 2
    who = names.senator(man) if man >= 0 else names.concession(concession)
    return stake(f"income-{PAID[paid]}", who, amount, rule, game.faction[man] if man >= 0 else NOBODY)


def post(game: Republic, province: int) -> list[Stake]:
    """[1.06.13] [1.09.51] What a province brings its governor, for how long, and the risk of it."""
    place = side(game, province)
    dice, bonus = SPOILS_DICE[place], SPOILS_BONUS[place]
    args: dict[str, Value] = {"province": names.province(province), "dice": dice, "count": abs(dice)}
    args["bonus"] = f" {signed(bonus)}" if bonus else ""
    spoils_of_it = note("spoils", "spoils", "1.06.13", NOBODY, args)
    return [spoils_of_it, RISK] if game.in_force(VATINIAN_LAW) else [spoils_of_it, *TERM_AND_RISK]


def departs(game: Republic, man: int) -> list[Stake]:
    """[1.09.51] The votes that leave Rome with a governor; [1.13.1] none where a legate may go for him."""
    stays = game.in_force(VATINIAN_LAW) or game.faction[man] < 0
    return [] if stays else [votes(game, man, -1, "1.09.51")]


def victory(game: Republic, war: int, man: int, seat: int) -> list[Stake]:
    """[1.10.4] What a commander and the State gain by beating a war on land; without a commander, whoever it is."""
    if war == CIVIL_WAR or game.zone[war] == HELD:
        return []  # [1.11.37] a rebel is beaten otherwise
    gained = (printed_land(game, war) + VICTORY_DIVISOR - 1) // VICTORY_DIVISOR
    who = names.senator(man) if man >= 0 else role("commander")
    args: dict[str, Value] = {"who": who, "war": names.war(war), "amount": signed(gained), "count": gained}
    won = Stake("victory", Phrase("republic-stake-victory", args), "1.10.4", gained, seat)
    taken = spoils(game, war)
    booty: dict[str, Value] = {"who": role("state"), "amount": signed(taken), "count": taken}
    return [won, Stake("treasury", Phrase("republic-stake-treasury-victory", booty), "1.10.4", taken)]


# -- Rome


def treasury(amount: int, rule: str, each: str = "") -> Stake:
    """For the State: once, in every Revenue Phase (`each` "turn"), or for each unit ("unit")."""
    return stake(f"treasury-{each}" if each else "treasury", role("state"), amount, rule)


def unrest(game: Republic, amount: int, rule: str) -> Stake:
    """[1.08.1] What would really change: never below 0."""
    return stake("unrest", role("state"), max(0, game.unrest + amount) - game.unrest, rule)
