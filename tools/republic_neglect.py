"""What bots of Res Publica Romana leave undone: wars left alone while the treasury is full, land bills voted down.

`python tools/republic_neglect.py [--games 60] [--scenario early middle late] [--players 5] [--bots tribune] [--seed 4]
[--out FILE] [--minutes 5] [--why]`

Every turn is looked at when the Senate goes home. An active war is alone if no commander stands before it; the turn is rich
if 100 talents or more are in the treasury. A rich turn with a war alone is one of three:

- no man: no Consul or Dictator is left in Rome, so nobody could be sent;
- no chance: whoever is left, with all units in Italy and all that the State could raise and still pay in the next Revenue
  Phase (four active wars: all that it could raise), no legal force against any war that is alone is at least as likely to
  win its battle as to lose it (a defeat or a disaster);
- neglected: the rest. Its share of all turns should be below 10 %.

A game falls rich if it is lost to four wars with 100 talents or more left when the Senate went home. A land bill is needed at
unrest 5 or more with 100 talents or more. Games in the file are not played again; after `--minutes` no new one is begun, and
the same command goes on. `--why` prints a line for every neglected turn: generals at home, legions, fleets, and the wars that
nobody was sent to, with their strength, the support they ask for, and their fleets.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from pathlib import Path

from republic_games import Ear, Job, PlayedGame, play

from comitium.bots.player import derive
from comitium.bots.republic.situation import FATAL_WARS, after_debts, attacked, chances, is_falling
from comitium.bots.republic.wars.campaign import plan, rating
from comitium.core.messages import Event
from comitium.games.republic.catalogue.ids import DICTATOR, FIELD_CONSUL, ROME_CONSUL
from comitium.games.republic.catalogue.keys import SENATOR_KEYS, WAR_KEYS
from comitium.games.republic.catalogue.wars import SERIES_WARS, WAR_ORDER, WAR_SERIES
from comitium.games.republic.events.combat import WarsCounted
from comitium.games.republic.events.senate import SenateClosed, VoteClosed
from comitium.games.republic.rules.common.wars import fleet_strength, land_strength, support
from comitium.games.republic.rules.r1_09_senate.r1_09_6_business.r1_09_63_forces import (
    affordable,
    most_fleets,
    most_legions,
    price,
)
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
        self.counts["alone"] += bool(alone)
        if not alone or not rich:
            return
        reason = verdict(seen, alone, held)
        self.counts[reason] += 1
        if reason == "neglected" and self.why:
            print(described(seen, alone), flush=True)


def at_home(seen: Republic) -> list[int]:
    """Who could be sent."""
    men = [seen.offices[office] for office in (DICTATOR, ROME_CONSUL, FIELD_CONSUL)]
    return [man for man in men if man >= 0 and seen.in_rome(man)]


def verdict(seen: Republic, alone: list[int], held: int) -> str:
    """Which of the three a rich turn with wars alone is."""
    men = at_home(seen)
    if not men:
        return "no man"
    found = any(has_chance(seen, man, war) for war in alone if may_be_attacked(seen, war, held) for man in men)
    return "neglected" if found else "no chance"


def may_be_attacked(seen: Republic, war: int, held: int) -> bool:
    """[1.07.332] A later war of a series not before an earlier one."""
    if war >= WARS or WAR_SERIES[war] < 0:
        return True
    earlier = [other for other in SERIES_WARS[WAR_SERIES[war]] if WAR_ORDER[other] < WAR_ORDER[war]]
    return all(seen.zone[other] != FOUGHT or held >> other & 1 for other in earlier)


def has_chance(seen: Republic, man: int, war: int) -> bool:
    """Whether he would rather win than lose, with all that there is and all that the State can pay."""
    units = affordable(seen)
    if not is_falling(seen):
        units = min(units, max(0, after_debts(seen)) // (price(seen) + 2))
    naval, needed = fleet_strength(seen, war), support(seen, war)
    if naval:
        force = seen.fleets[ACTIVE] + min(units, most_fleets(seen))
        enemy = naval
        if force < needed:
            return False
    else:
        ships = max(0, needed - seen.fleets[ACTIVE])
        if ships > min(units, most_fleets(seen)):
            return False
        force = seen.army(ACTIVE) + min(units - ships, most_legions(seen))
        enemy = land_strength(seen, war)
    won, lost = chances(seen, war, man, force + min(force, rating(seen, man)) - enemy - seen.omens)
    return force > 0 and won > 0 and won >= lost


def described(seen: Republic, alone: list[int]) -> str:
    home = [f"{SENATOR_KEYS[man]} {rating(seen, man)}" for man in at_home(seen)]
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


def played(jobs: list[Job], out: str, minutes: float) -> list[PlayedGame]:
    """The games, as far as the time goes."""
    found: dict[str, PlayedGame] = {}
    if out and Path(out).exists():
        for line in Path(out).read_text().splitlines():
            known = PlayedGame.read(line)
            found[known.job.key] = known
    until = time.monotonic() + 60 * minutes
    for job in jobs:
        if job.key not in found and time.monotonic() < until:
            found[job.key] = ended = play(job, ear=Neglect)
            if out:
                with Path(out).open("a") as file:
                    file.write(ended.written() + "\n")
    return [found[job.key] for job in jobs if job.key in found]


def told(scenario: str, games: list[PlayedGame]) -> str:
    """One row."""
    total: Counter[str] = Counter()
    for game in games:
        total += game.counts
        total[f"ending {game.ending}"] += 1
    turns, rich, number = max(1, total["turns"]), max(1, total["rich turns"]), max(1, len(games))
    idle = total["neglected"] + total["no man"] + total["no chance"]
    fallen = total["needed bills rejected"] + total["needed bills vetoed"]
    bills = sum(count for what, count in total.items() if what.startswith("needed bills"))
    endings = sorted(what for what in total if what.startswith("ending "))
    return (
        f"{scenario}: {len(games)} games, {turns} turns, {rich} rich; a war alone in {total['alone'] / turns:.0%}; "
        f"alone and rich in {idle} ({idle / turns:.0%} of all, {idle / rich:.0%} of the rich): "
        f"no man {total['no man']}, no chance {total['no chance']}, neglected {total['neglected']} "
        f"({total['neglected'] / turns:.1%} of all, {total['neglected'] / rich:.0%} of the rich); "
        f"lost rich {total['rich falls'] / number:.1%} of games; needed land bills fallen {fallen} of {bills}; "
        + ", ".join(f"{what.removeprefix('ending ')} {total[what]}" for what in endings)
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--scenario", nargs="+", default=["early", "middle", "late"])
    parser.add_argument("--players", type=int, default=5)
    parser.add_argument("--bots", default="tribune")
    parser.add_argument("--seed", type=int, default=4)
    parser.add_argument("--out", default="")
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--why", action="store_true")
    args = parser.parse_args()
    Neglect.why = args.why
    for scenario in args.scenario:
        seeds = [derive(args.seed, scenario, args.players, game) for game in range(args.games)]
        jobs = [Job(scenario, args.players, (args.bots,) * args.players, seed) for seed in seeds]
        print(told(scenario, played(jobs, args.out, args.minutes / len(args.scenario))), flush=True)


if __name__ == "__main__":
    main()
