"""What bots of Res Publica Romana leave undone: wars left alone while the treasury is full, land bills voted down.

`python tools/republic_neglect.py [--games 60] [--scenario early middle late] [--players 5] [--bots tribune] [--why]`

A turn is neglected if an active war has no commander when the Senate goes home; it is rich with 100 talents or more in the
treasury at that moment. A game falls rich if it is lost to four wars with 100 talents or more. A land bill is needed at
unrest 5 or more with 100 talents or more. `--why` prints a line for every neglected rich turn: generals at home, legions,
fleets, and the wars that nobody was sent to, with their strength, the support they ask for, and their fleets.
"""

from __future__ import annotations

import argparse
from collections import Counter

from republic_games import Ear, Job, play

from comitium.bots.player import derive
from comitium.bots.republic.situation import FATAL_WARS, after_debts, attacked, is_falling
from comitium.bots.republic.wars.campaign import plan, rating
from comitium.core.messages import Event
from comitium.games.republic.catalogue.ids import DICTATOR, FIELD_CONSUL, ROME_CONSUL
from comitium.games.republic.catalogue.keys import SENATOR_KEYS, WAR_KEYS
from comitium.games.republic.events.combat import WarsCounted
from comitium.games.republic.events.senate import SenateClosed, VoteClosed
from comitium.games.republic.rules.common.wars import fleet_strength, land_strength, support
from comitium.games.republic.state.numbers import ACTIVE, ALL_WARS, CIVIL_WAR, FOUGHT, WARS
from comitium.games.republic.state.republic import Republic

LAND_BILL = "republic-business-proposal-land-bill"
RICH = 100
RESTLESS = 5


class Neglect(Ear):
    """Looks at the table when the Senate goes home, and at every vote on a land bill."""

    why = False

    def __init__(self, game: Republic) -> None:
        super().__init__(game)
        self.treasury = 0  # when the Senate went home last

    def hear(self, event: Event, audience: int) -> None:
        super().hear(event, audience)
        if isinstance(event, SenateClosed):
            self.close(self.game)
        elif isinstance(event, VoteClosed) and event.what.id == LAND_BILL:
            self.counts[f"needed bills {event.result}"] += self.game.unrest >= RESTLESS and self.game.treasury >= RICH
        elif isinstance(event, WarsCounted) and self.game.active_wars() >= FATAL_WARS:
            self.counts["rich falls"] += self.treasury >= RICH

    def close(self, seen: Republic) -> None:
        """The Senate has gone home."""
        self.treasury = seen.treasury
        self.counts["turns"] += 1
        rich = seen.treasury >= RICH
        self.counts["rich turns"] += rich
        held = attacked(seen)
        alone = [war for war in range(ALL_WARS) if seen.zone[war] == FOUGHT and war != CIVIL_WAR and not held >> war & 1]
        if not alone:
            return
        self.counts["neglected"] += 1
        self.counts["neglected rich"] += rich
        if rich and self.why:
            print(described(seen, alone), flush=True)


def described(seen: Republic, alone: list[int]) -> str:
    men = [seen.offices[office] for office in (DICTATOR, ROME_CONSUL, FIELD_CONSUL)]
    home = [f"{SENATOR_KEYS[man]} {rating(seen, man)}" for man in men if man >= 0 and seen.in_rome(man)]
    wars = [
        f"{WAR_KEYS[war] if war < WARS else war} {land_strength(seen, war)}/{support(seen, war)}/{fleet_strength(seen, war)}"
        for war in alone
    ]
    made = plan(seen, True)
    sent = [(move.war, round(move.chance, 2)) for move in made.moves]
    return (
        f"turn {seen.turn}: {seen.treasury} T, after debts {after_debts(seen)}; active {seen.active_wars()}"
        f"{', falling' if is_falling(seen) else ''}; at home {home}, "
        f"legions {seen.army(ACTIVE)}, fleets {seen.fleets[ACTIVE]}; "
        f"alone {wars}; would raise {made.legions} and {made.fleets}, and send {sent}; "
        f"rejected {[proposal[0] for proposal in seen.session.rejected]}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--scenario", nargs="+", default=["early", "middle", "late"])
    parser.add_argument("--players", type=int, default=5)
    parser.add_argument("--bots", default="tribune")
    parser.add_argument("--seed", type=int, default=4)
    parser.add_argument("--why", action="store_true")
    args = parser.parse_args()
    Neglect.why = args.why
    for scenario in args.scenario:
        total: Counter[str] = Counter()
        for game in range(args.games):
            names = (args.bots,) * args.players
            ended = play(Job(scenario, args.players, names, derive(args.seed, scenario, args.players, game)), ear=Neglect)
            total += ended.counts
            total[f"ending {ended.ending}"] += 1
        turns, rich, games = max(1, total["turns"]), max(1, total["rich turns"]), args.games
        fallen = total["needed bills rejected"] + total["needed bills vetoed"]
        bills = sum(number for what, number in total.items() if what.startswith("needed bills"))
        endings = sorted(what for what in total if what.startswith("ending "))
        print(
            f"{scenario}: {games} games, {turns} turns; an active war alone in {total['neglected'] / turns:.0%} of them, "
            f"in {total['neglected rich'] / rich:.0%} of the {rich} rich ones; lost rich {total['rich falls'] / games:.0%}; "
            f"needed land bills fallen {fallen} of {bills}; "
            + ", ".join(f"{what.removeprefix('ending ')} {total[what]}" for what in endings),
            flush=True,
        )


if __name__ == "__main__":
    main()
