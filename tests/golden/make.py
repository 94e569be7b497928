"""Play the golden games anew and write their journals and the README beside them: `python tests/golden/make.py`.

Run it when a change of the kernel changes digests on purpose; the games are found again by their seeds. For each edition it
keeps the shortest random game of each ending, and then one game for each thing a journal can hold besides.
"""

from __future__ import annotations

import sys
from itertools import count
from pathlib import Path

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent))

import comitium  # noqa: E402
from comitium import Match  # noqa: E402
from comitium.core.dice import stream  # noqa: E402
from comitium.core.options import Setting  # noqa: E402
from games.caesar.random_play import META, pick, play_match, start  # noqa: E402

SEARCH = 2500  # seeds tried for each edition
WHY = {
    "patricians": "all 21 patricians are won, in the middle of a turn (9.1)",
    "exhausted": "both players have run out of influence (9.2)",
    "blocked": "nobody can place a card any more (9.3)",
    "alone": "only one player has influence left, and lays it down (9.4)",
    "stalled": "passive turns without a discard (9.5)",
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


def main() -> None:
    for old in HERE.glob("caesar-*.jsonl"):
        old.unlink()
    rows = [*endings(), *variants(), taken_back(), from_a_position()]
    lines = [
        "# Golden games",
        "",
        "Whole games as journals. A test replays each to the same digest and outcome, so a change of the kernel that changes",
        "any of them is seen. `make.py` plays them anew when a change is meant.",
        "",
        "| journal | ends | Caesar : Cleopatra | why it is kept |",
        "|---|---|---|---|",
    ]
    (HERE / "README.md").write_text("\n".join([*lines, *rows]) + "\n")
    print(f"{len(rows)} games")


def endings() -> list[str]:
    rows: list[str] = []
    for rule_set in META.options["rule_set"].choices:
        shortest: dict[str, tuple[int, int]] = {}
        for seed in range(SEARCH):
            game, dice, steps = start(seed, {"rule_set": rule_set}), stream(seed, "random play"), 0
            while not game.over:
                game.apply(*pick(game, dice))
                steps += 1
            shortest[game.ending] = min(shortest.get(game.ending, (steps, seed)), (steps, seed))
        for ending, (_, seed) in sorted(shortest.items()):
            match = played(seed, {"rule_set": rule_set})
            rows.append(write(match, f"{rule_set}-{ending}", WHY[ending]))
    return rows


def played(seed: int, options: dict[str, Setting]) -> Match:
    match = comitium.new("caesar", seed=seed, **options)
    for _ in play_match(match, seed):
        pass
    return match


def variants() -> list[str]:
    rows: list[str] = []
    for name, (options, event, times, why) in VARIANTS.items():
        for seed in count():
            match = played(seed, options)
            if [type(told).__name__ for told in match.history(None)].count(event) >= times:
                rows.append(write(match, name, why))
                break
    return rows


def taken_back() -> str:
    """A game in which now and then a choice that can be taken back is."""
    match, dice = comitium.new("caesar", seed=8), stream(8, "second thoughts")
    while match.outcome is None:
        seat, choice = pick(match.game, dice)
        match.choose(seat, choice)
        if dice.below(4) == 0 and match.can_undo(seat):
            match.undo(seat)
    return write(match, "second-thoughts", "choices are taken back")


def from_a_position() -> str:
    match = comitium.from_position("caesar", CASTLING, seed=3)
    for choice in ("play castling", "on senator", "on praetor"):
        match.choose(0, choice)
    match.choose(1, "pass")
    for _ in play_match(match, 3):
        pass
    return write(match, "from-a-position", "begins with a position, in it a castling; the hidden cards come from the seed")


def write(match: Match, name: str, why: str) -> str:
    """The journal's file; gives the line of the README."""
    assert match.outcome is not None
    path = HERE / f"caesar-{name}.jsonl"
    path.write_text(match.journal())
    caesar, cleopatra = match.outcome.scores
    return f"| {path.name} | {match.outcome.reason} | {caesar} : {cleopatra} | {why} |"


if __name__ == "__main__":
    main()
