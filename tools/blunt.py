"""Blunt plans among the bots of the house: does any of them win more often than its share? (`make blunt`)

    python tools/blunt.py --games 150 --among tribune --out build/blunt.jsonl
    python tools/blunt.py --plans peddler,cheat --players 5 --scenarios early --games 50

One bot follows the plan, all others are of the house. Of the games that somebody won, the plan's share is told with Wilson's
interval at 95 %; "above" means that even the lower end of it is above an even share. Rows in the file are not played again.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from comitium.arena.blunt import FRESH, PLANS
from comitium.arena.duel import wilson
from comitium.arena.simulate import simulate


def row(plan: str, among: str, players: int, scenario: str, games: int, seed: int, jobs: int) -> dict[str, Any]:
    """One plan at one kind of table."""
    bots = [PLANS[plan], *[among] * (players - 1)]
    result = simulate("republic", games, bots, seed, jobs, {"scenario": scenario}, players)
    outcomes = result["outcomes"]
    won = sum(count for seat, count in outcomes["winners"].items() if seat != "draw")
    rate = wilson(outcomes["bots"][PLANS[plan]]["wins"], won)
    return {
        "plan": plan,
        "among": among,
        "players": players,
        "scenario": scenario,
        "games": games,
        "seed": seed,
        "won": won,
        "share": rate.rate,
        "low": rate.low,
        "high": rate.high,
        "errors": [error["error"] for error in result["errors"]],
        "reasons": outcomes["reasons"],
    }


def show(found: dict[str, Any]) -> str:
    even = 1 / found["players"]
    verdict = "ABOVE" if found["low"] > even else "held"
    fresh = ", fresh" if found["plan"] in FRESH else ""
    return (
        f"{found['plan']:12} among {found['among']}, {found['players']} factions, {found['scenario']}{fresh}: "
        f"{found['share']:.0%} [{found['low']:.0%}, {found['high']:.0%}] of {found['won']} won of {found['games']} games, "
        f"even {even:.0%}: {verdict}; errors {len(found['errors'])}"
    )


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--plans", default=",".join(PLANS))
    reader.add_argument("--among", default="tribune")
    reader.add_argument("--players", default="3,5")
    reader.add_argument("--scenarios", default="early,late")
    reader.add_argument("--games", type=int, default=150)
    reader.add_argument("--seed", type=int, default=26)
    reader.add_argument("--jobs", type=int, default=2)
    reader.add_argument("--out", type=Path, default=Path("build/blunt.jsonl"))
    given = reader.parse_args()
    given.out.parent.mkdir(parents=True, exist_ok=True)
    rows = [json.loads(line) for line in given.out.read_text().splitlines()] if given.out.exists() else []
    keys = ("plan", "among", "players", "scenario", "games", "seed")
    known = {tuple(found[key] for key in keys): found for found in rows}
    for scenario in given.scenarios.split(","):
        for players in map(int, given.players.split(",")):
            for plan in given.plans.split(","):
                found = known.get((plan, given.among, players, scenario, given.games, given.seed))
                if found is None:
                    found = row(plan, given.among, players, scenario, given.games, given.seed, given.jobs)
                    with given.out.open("a") as file:
                        file.write(json.dumps(found) + "\n")
                print(show(found), flush=True)


if __name__ == "__main__":
    main()
