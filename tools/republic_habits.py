"""What the tribunes of Res Publica Romana do with what they may do: which cards are played, which choices are ever made.

`python tools/republic_habits.py [--games 100] [--scenario early middle late] [--players 5] [--bots tribune] [--seed 11]`

For each kind of card: how many copies came into hands, and how many of them were played or dropped for want of room (others
were kept to the end). For each question: how often a word was on somebody's menu, and how often it was his answer. Then what
was told, in a game: proposals and what became of them, promises offered, and all other events.
"""

from __future__ import annotations

import argparse
from collections import Counter

from republic_games import Job, play

from comitium.bots.player import derive
from comitium.core.ids import id_of
from comitium.games.republic.catalogue.cards import CARD_INDEX, CARD_KEY, CARD_KIND
from comitium.games.republic.catalogue.ids import CONCESSION, INTRIGUE, LAW, STATESMAN
from comitium.games.republic.catalogue.keys import INTRIGUE_KEYS
from comitium.games.republic.choices import WORDS, verb
from comitium.games.republic.rules.r1_11_revolution.choices import DROP
from comitium.games.republic.state.republic import Republic


def name_of(card: int) -> str:
    """Copies of an intrigue card go by one name, so do all statesmen."""
    kind = CARD_KIND[card]
    if kind == INTRIGUE:
        return str(INTRIGUE_KEYS[CARD_INDEX[card]])
    return {STATESMAN: "statesman", CONCESSION: "concession", LAW: f"law {CARD_KEY[card]}"}.get(kind, "other")


class Habits:
    """Follows the hands, and notes what was on each menu and what was taken."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.hands: set[int] = set()
        self.dropped = -1

    def before(self, game: Republic, seat: int, choice: int) -> None:
        menu = game.legal(seat)
        self.dropped = choice - DROP if verb(choice) == DROP else -1
        if len(menu) > 1:
            asked = id_of(game.stack[-1])
            for word in {verb(one) for one in menu}:
                self.counts[f"menu {asked} {spelt(word)}"] += 1
            self.counts[f"taken {asked} {spelt(verb(choice))}"] += 1

    def after(self, game: Republic) -> None:
        now = {card for hand in game.hands for card in hand}
        for card in now - self.hands:
            self.counts[f"held {name_of(card)}"] += 1
        for card in self.hands - now:
            self.counts[f"{'dropped' if card == self.dropped else 'played'} {name_of(card)}"] += 1
        self.hands = now


def spelt(word: int) -> str:
    found = WORDS.by_verb.get(word)
    return found.words[word][0] if found is not None else str(word)


def print_section(title: str, lines: list[str]) -> None:
    print(f"\n{title}\n" + "\n".join(f"  {line}" for line in lines))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--scenario", nargs="+", default=["early", "middle", "late"])
    parser.add_argument("--players", type=int, default=5)
    parser.add_argument("--bots", default="tribune")
    parser.add_argument("--seed", type=int, default=11)
    args = parser.parse_args()
    for scenario in args.scenario:
        found: Counter[str] = Counter()
        for game in range(args.games):
            habits = Habits()
            names = (args.bots,) * args.players
            ended = play(Job(scenario, args.players, names, derive(args.seed, scenario, args.players, game)), habits)
            found += habits.counts
            found[f"event ending {ended.ending}"] += 1
            found.update({f"event {what}": number for what, number in ended.counts.items() if " of " not in what})
        report(scenario, args.games, found)


def report(scenario: str, games: int, found: Counter[str]) -> None:
    print(f"\n== {scenario}, {games} games")
    kinds = sorted(what.removeprefix("held ") for what in found if what.startswith("held "))
    print_section(
        "Cards: held, played, dropped",
        [f"{kind}: {found[f'held {kind}']}, {found[f'played {kind}']}, {found[f'dropped {kind}']}" for kind in kinds],
    )
    menus = sorted(what.removeprefix("menu ") for what in found if what.startswith("menu "))
    print_section(
        "Answers: taken of so often on the menu",
        [f"{what}: {found[f'taken {what}']} of {found[f'menu {what}']}" for what in menus],
    )
    events = sorted(what.removeprefix("event ") for what in found if what.startswith("event "))
    print_section("In a game", [f"{what}: {found[f'event {what}'] / games:.2f}" for what in events])


if __name__ == "__main__":
    main()
