"""Play the golden games anew and write their journals and the README beside them: `python tests/golden/make.py [GAME ...]`.

Run it when a change of the kernel changes digests on purpose; the games are found again by their seeds. `--digests` keeps the
games and writes only the digests of their ends. For each edition or table it keeps the shortest random game of each ending,
and then one game for each thing a journal can hold besides.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent))

import comitium  # noqa: E402
from comitium import Match  # noqa: E402
from comitium.core.dice import stream  # noqa: E402
from comitium.core.options import Setting  # noqa: E402
from games.caesar.trial import TRIAL as CAESAR  # noqa: E402
from games.idus.trial import TRIAL as IDUS  # noqa: E402
from games.trial import Deal, Trial  # noqa: E402

Table = tuple[int, dict[str, Setting]]
SEARCH = 2500  # seeds tried for each edition
WHY = {
    "patricians": "all 21 patricians are won, in the middle of a turn (9.1)",
    "exhausted": "both players have run out of influence (9.2)",
    "blocked": "nobody can place a card any more (9.3)",
    "alone": "only one player has influence left, and lays it down (9.4)",
    "stalled": "both players let their turns pass, and nothing changes (9.5)",
    "stopped": "only one player still has turns, and stops (9.6)",
}
# options, the event that must happen in the game and how often, and why it is kept
VARIANTS: dict[str, tuple[dict[str, Setting], str, int, str]] = {
    "orgy-early": ({"orgy_variant": "early"}, "OrgyHeld", 2, "one orgy is boxed before play (10.1)"),
    "orgy-late": ({"orgy_variant": "late"}, "OrgyRemoved", 2, "orgies are searched for and the vote deck reshuffled (10.2)"),
    "orgy-late-once": ({"orgy_variant": "late_once"}, "OrgyRemoved", 1, "one orgy is searched for (10.3)"),
    "orgy-late-on-draw": ({"orgy_variant": "late_on_draw"}, "OrgyRemoved", 1, "an orgy leaves when drawn (10.4)"),
    "two-down": (
        {"two_down_no_action": True, "action_deck_order": "shuffled"},
        "InfluencePlacedUnseen",
        20,
        "two hidden cards for an action, and shuffled action decks (10.5, 10.6)",
    ),
    "odd-mixture": (
        {"action_window": "whole_turn", "exhausted_may_veto": True, "allow_single_face_up": True, "veto_draw": "mandatory"},
        "ActionVetoed",
        2,
        "options that no edition prints together",
    ),
}
CASTLING = "turn=9 player=caesar table=12345/12;5/1234;-/-;(3)/(4);-/- hand=123C/1234V rule_set=kosmos_fr votes=ospqcaor"


# tables of Idus Martii: players, options, the event that must happen (or "") and why the game is kept
TABLES: dict[str, tuple[int, dict[str, Setting], str, str]] = {
    "praetor-chooses": (6, {"r2_exchange": "praetor_choice"}, "VoteReplaced", "the Praetor sets the exchanged vote (10.4)"),
    "opposite-colour": (7, {"r2_exchange": "opposite_colour"}, "ExchangeForced", "an exchange is the other colour (10.4)"),
    "nobody-looks": (8, {"praetor_must_look": False}, "InspectionDeclined", "the Praetor looks at neither vote (10.10)"),
    "both-failed": (
        5,
        {"limit": 3},
        "BothFailed",
        "both markers pass a low limit, and sides are chosen in haste (8.10, 8.11)",
    ),
    "repeats": (5, {"aedile_repeat_5p": "any"}, "", "both Aediles may serve again (10.5)"),
    "short-streaks": (5, {"aedile_streak_max_5p": 2, "role_ban_across_rounds": False}, "", "an end to serving (10.6, 10.7)"),
    "discards-shown": (
        6,
        {"reveal_discards_at_end": True, "limit_mode": "reach"},
        "ConspiracyFailed",
        "the limit is reached, and discards are shown (10.2, 10.11)",
    ),
    "off-the-ides": (
        7,
        {"ides_rival_rule": "off", "first_player": "senator_3"},
        "IdesReached",
        "a named first player, and no members asked for (10.3, 10.8)",
    ),
}


def main() -> None:
    """Write the games that are asked for, or all; the README's rows of the others stay."""
    makers = {"caesar": caesar_games, "idus": idus_games}
    if sys.argv[1:] == ["--digests"]:
        write_digests()
        return
    rows = {game: readme_rows(game) for game in makers}
    for game in sys.argv[1:] or makers:
        for old in HERE.glob(f"{game}-*.jsonl"):
            old.unlink()
        rows[game] = makers[game]()
    lines = [
        "# Golden games",
        "",
        "Whole games as journals. A test replays each to the same digest and outcome, so a change of the kernel that changes",
        "any of them is seen. `make.py` plays them anew when a change is meant. A journal says in its first line by which",
        "version of the rules it was played; an older one that the newer rules do not touch is kept as it is, to show that.",
        "",
        "| journal | ends | Caesar : Cleopatra | why it is kept |",
        "|---|---|---|---|",
        *rows["caesar"],
        "",
        "| journal | ends | winners of players | why it is kept |",
        "|---|---|---|---|",
        *rows["idus"],
    ]
    (HERE / "README.md").write_text("\n".join(lines) + "\n")
    write_digests()
    print(f"{sum(map(len, rows.values()))} games")


def write_digests() -> None:
    """The digest of each game's end, for journals that were written when digests were taken otherwise."""
    digests = {path.name: comitium.replay(path.read_text()).digest for path in sorted(HERE.glob("*.jsonl"))}
    (HERE / "digests.json").write_text(json.dumps(digests, indent=1) + "\n")


def readme_rows(game: str) -> list[str]:
    readme = HERE / "README.md"
    return [line for line in readme.read_text().splitlines() if line.startswith(f"| {game}-")] if readme.exists() else []


# -- for every game


def shortest(trial: Trial, table: Table, seeds: int, length: Callable[[Any, int], int]) -> Iterator[tuple[str, Match]]:
    """The shortest random game of each ending at a table; `length` is told the game and its decisions."""
    found: dict[str, tuple[int, int]] = {}
    for seed in range(seeds):
        game: Any = trial.start(Deal(seed, *table))
        *_, steps = trial.every_step(game, stream(seed, "random play"))
        found[game.ending] = min(found.get(game.ending, (10**6, seed)), (length(game, steps), seed))
    for ending, (_, seed) in sorted(found.items()):
        yield ending, trial.played(Deal(seed, *table))


def first_with(trial: Trial, table: Table, event: str, times: int) -> Match:
    """The first random game at a table in which everybody hears of an event so many times."""
    for seed in count():
        match = trial.played(Deal(seed, *table))
        if [type(told).__name__ for told in match.history(None)].count(event) >= times:
            break
    return match


def play_on(trial: Trial, match: Match, seed: int) -> Match:
    for _ in trial.play_match(match, seed):
        pass
    return match


def write(trial: Trial, match: Match, name: str, why: str) -> str:
    """The journal's file; gives the line of the README."""
    assert match.outcome is not None
    path = HERE / f"{trial.id}-{name}.jsonl"
    path.write_text(match.journal())
    return f"| {path.name} | {match.outcome.reason} | {trial.result(match)} | {why} |"


# -- Idus Martii


def idus_games() -> list[str]:
    """The shortest game of each ending at each table, in turns; one for each of `TABLES`; one with talk; and a position."""
    rows: list[str] = []
    for table in IDUS.tables:
        for ending, match in shortest(IDUS, table, 300, lambda game, steps: len(game.record)):
            rows.append(write(IDUS, match, f"{table[0]}-{ending}", f"{table[0]} players: {ending}"))
    for name, (players, options, event, why) in TABLES.items():
        rows.append(write(IDUS, first_with(IDUS, (players, options), event, bool(event)), name, why))
    return [*rows, idus_talk(), idus_position()]


def idus_talk() -> str:
    match, dice = comitium.new("idus", players=7, seed=8), stream(8, "second thoughts")
    while match.outcome is None:
        seat, choice = IDUS.pick(match.game, dice)
        match.choose(seat, choice)
        if match.outcome is None and dice.below(4) == 0:
            match.claim(dice.below(7), ("faction loyal", "vote 1 green", "saw 1 senator_2 red")[dice.below(3)])
        if dice.below(2) == 0 and match.can_undo(seat):
            match.undo(seat)
    return write(IDUS, match, "talk", "people claim things, and choices are taken back (7.8)")


def idus_position() -> str:
    text = "players=6 turn=8 marks=7/6 cards=?-?/L-T/?-?/M-?/?-?/?-? ask=look now=3.45:Y?"
    match = comitium.from_position("idus", text, seed=3)
    match.choose(2, "look 4")
    why = "begins with a position; the hidden cards and votes come from the seed"
    return write(IDUS, play_on(IDUS, match, 3), "from-a-position", why)


# -- Caesar & Cleopatra


def caesar_games() -> list[str]:
    """The shortest game of each ending of each edition; one for each of `VARIANTS`; one taken back; and a position."""
    rows: list[str] = []
    for table in CAESAR.tables:
        for ending, match in shortest(CAESAR, table, SEARCH, lambda game, steps: steps):
            rows.append(write(CAESAR, match, f"{table[1]['rule_set']}-{ending}", WHY[ending]))
    for name, (options, event, times, why) in VARIANTS.items():
        rows.append(write(CAESAR, first_with(CAESAR, (2, options), event, times), name, why))
    return [*rows, caesar_stalled(), caesar_taken_back(), caesar_position()]


def caesar_stalled() -> str:
    """Random players hardly ever agree to let their turns pass: the first such game where one turn each is enough."""
    for seed in count():
        match = CAESAR.played(Deal(seed, 2, {"stall_limit": 1}))
        if match.outcome is not None and match.outcome.reason == "stalled":
            break
    return write(CAESAR, match, "stalled", WHY["stalled"])


def caesar_taken_back() -> str:
    """A game in which now and then a choice that can be taken back is."""
    match, dice = comitium.new("caesar", seed=8), stream(8, "second thoughts")
    while match.outcome is None:
        seat, choice = CAESAR.pick(match.game, dice)
        match.choose(seat, choice)
        if dice.below(4) == 0 and match.can_undo(seat):
            match.undo(seat)
    return write(CAESAR, match, "second-thoughts", "choices are taken back")


def caesar_position() -> str:
    match = comitium.from_position("caesar", CASTLING, seed=3)
    for choice in ("play castling", "on senator", "on praetor"):
        match.choose(0, choice)
    match.choose(1, "pass")
    why = "begins with a position, in it a castling; the hidden cards come from the seed"
    return write(CAESAR, play_on(CAESAR, match, 3), "from-a-position", why)


if __name__ == "__main__":
    main()
