"""[1.09.7] The odds of attempts in sentences: for who declares one, and for who may guard the target."""

from __future__ import annotations

from comitium.core.messages import Phrase
from comitium.games.republic.catalogue.ids import ASSASSIN, SECRET_BODYGUARD
from comitium.games.republic.choices import NUMBER, SENATOR, argument, verb
from comitium.games.republic.odds import gambles as odds
from comitium.games.republic.odds.dice import percent
from comitium.games.republic.odds.sentences.phrases import MOST, phrase
from comitium.games.republic.odds.sentences.registry import ByChoice, QuestionOdds, register
from comitium.games.republic.rules.common.hands import held
from comitium.games.republic.rules.r1_09_senate.choices import ATTEMPT
from comitium.games.republic.rules.r1_09_senate.r1_09_7_assassins import Guard, attempt_menu, escorts
from comitium.games.republic.state.numbers import NOBODY, ROME, SENATORS
from comitium.games.republic.state.republic import Republic


class GuardOdds(QuestionOdds[Guard]):
    """[1.09.73] The die lies there: what each number of bodyguards does to it."""

    def sentences(self, game: Republic, seat: int, top: Guard) -> list[Phrase]:
        found = [
            phrase("republic-odds-guards", guards=guards, killed=percent(made.killed), caught=percent(made.caught))
            for guards, made in self.guarded(game, seat, top)
        ]
        return found[:MOST]

    def by_choice(self, game: Republic, seat: int, top: Guard) -> ByChoice:
        return {NUMBER + guards: killed(made) for guards, made in self.guarded(game, seat, top)}

    def guarded(self, game: Republic, seat: int, top: Guard) -> list[tuple[int, odds.Attempt]]:
        """By the number of bodyguards that a faction can send."""
        attempt = top.attempt(game)
        numbers = range(len(held(game, seat, SECRET_BODYGUARD)) + 1)
        return [(guards, odds.attempt(game, attempt.target, attempt.cards, guards, attempt.die)) for guards in numbers]


def attempt_sentences(game: Republic, seat: int, chain: list[int]) -> list[Phrase]:
    """[1.09.72] An attempt that is being declared: by the cards played, and by the bodyguards there may be. Before the target
    is named: against somebody whom nobody guards."""
    if not 1 <= len(chain) <= 3 or chain[0] != ATTEMPT:
        return []
    target = chain[2] - SENATOR if len(chain) == 3 else unguarded(game, seat)
    if target < 0:
        return []
    most = odds.most_guards(game, seat, game.faction[target]) if len(chain) == 3 else 0
    found: list[Phrase] = []
    for cards in range(len(held(game, seat, ASSASSIN)) + 1):
        for guards in (0, most) if most else (0,):
            made = odds.attempt(game, target, cards, guards)
            about = {"killed": percent(made.killed), "caught": percent(made.caught)}
            found.append(phrase("republic-odds-attempt", cards=cards, guards=guards, **about))
    return found[:MOST]


def attempt_by_choice(game: Republic, seat: int, chain: list[int]) -> ByChoice:
    """[1.09.72] Each target without cards, then each number of Assassin cards; bodyguards are not counted."""
    if not chain or chain[0] != ATTEMPT or len(chain) not in (2, 3):
        return {}
    if len(chain) == 2:
        return {
            choice: killed(odds.attempt(game, argument(choice), 0, 0))
            for choice in attempt_menu(game, seat, chain)
            if verb(choice) == SENATOR
        }
    target = argument(chain[2])
    cards = range(len(held(game, seat, ASSASSIN)) + 1)
    return {NUMBER + number: killed(odds.attempt(game, target, number, 0)) for number in cards}


def unguarded(game: Republic, seat: int) -> int:
    """Somebody of another faction in Rome beside whom nobody stands openly, if there is anybody."""
    for man in range(SENATORS):
        if game.faction[man] not in (NOBODY, seat) and game.where[man] == ROME and not escorts(game, man):
            return man
    return NOBODY


def killed(made: odds.Attempt) -> Phrase:
    return phrase("republic-odds-choice-killed", killed=percent(made.killed), caught=percent(made.caught))


register(Guard, GuardOdds())
