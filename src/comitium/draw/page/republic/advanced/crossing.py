"""[2.03.72] Rebels who cross to Italy, as a picture: both fleets ship by ship, what each number of fleets kept in Rome does,
and what comes after. The numbers are those of the question's own sentence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from comitium.core.messages import Phrase, Value
from comitium.draw.page.republic.senate import say
from comitium.draw.page.words import Words, icon

WIDE: Final = 480
TALL: Final = 150
ROWS: Final = 3  # of ships, at most
LINE: Final = 6  # ships in a row, unless they are too many
ROOM: Final = 168  # for the ships of one side
WAVES: Final = "".join(f"M{k * 67 % WIDE} {18 + k * 13}q8-6 16 0t16 0t16 0" for k in range(10))
COASTS: Final = (
    f"M0 {TALL}V92C26 88 40 104 62 108S96 128 98 {TALL}zM{WIDE} 0v70C452 64 436 44 410 40S372 20 366 0z"  # his, and Italy
)
WAY: Final = "M96 116C180 100 280 80 384 34"

Args = dict[str, Value]


def picture(args: Args, words: Words) -> str:
    """The two fleets, the chance to hold him, the ladder of fleets, and both ends."""
    title = say(words, "crossing", senator=args["senator"], province=args["province"])
    held, lands = say(words, "held", chance=args["chance"]), say(words, "lands", chance=_other(str(args["chance"])))
    return (
        f'<figure class="crossing"><figcaption>{icon("fleet", "s16")} {title} {words.cite("2.03.72")}</figcaption>'
        f'{_sea(args, words)}<div><p class="row"><b>{held}</b> <span class="sub">{lands}</span></p>{_ladder(args, words)}'
        f"{_ends(args, words)}</div></figure>"
    )


def _other(chance: str) -> str:
    """The rest of a hundred, as a chance is said.

    >>> _other("63"), _other("< 1"), _other("> 99")
    ('37', '> 99', '< 1')
    """
    return {"< 1": "> 99", "> 99": "< 1"}.get(chance) or str(100 - int(chance))


def _sea(args: Args, words: Words) -> str:
    """Both fleets between the coasts."""
    enemy, fleets = int(str(args["enemy"])), int(str(args["fleets"]))
    said = say(words, "fleets-met", enemy=enemy, fleets=fleets)
    province = words.speak(args["province"]) if isinstance(args["province"], Phrase) else ""
    return (
        f'<svg class="sea" viewBox="0 0 {WIDE} {TALL}" role="img" aria-label="{said}"><path class="waves" d="{WAVES}"/>'
        f'<path class="coast" d="{COASTS}"/><path class="way" d="{WAY}"/><g class="rebels">{_ships(enemy, 104)}</g>'
        f'<g class="rome">{_ships(fleets, 284)}</g><text x="6" y="{TALL - 8}">{province}</text>'
        f'<text class="end" x="{WIDE - 8}" y="20">{say(words, "italy")}</text><text class="n" x="{104 + ROOM / 2:.0f}" y="38">'
        f'{say(words, "rebel-fleets", count=enemy)}</text><text class="n" x="{284 + ROOM / 2:.0f}" y="{TALL - 8}">'
        f"{say(words, 'rome-fleets', count=fleets)}</text></svg>"
    )


def _ships(count: int, left: int) -> str:
    """Ship by ship in rows; smaller ones if they are many."""
    line = max(LINE, -(-count // ROWS))
    step = ROOM / line
    return "".join(
        f'<use href="#i-fleet" x="{left + place % line * step:.1f}" y="{46 + place // line * (step + 2):.1f}" '
        f'width="{step - 2:.1f}" height="{step - 2:.1f}"/>'
        for place in range(count)
    )


def _ladder(args: Args, words: Words) -> str:
    """The chance to hold him for each number of fleets that stay; the one that holds now is framed."""
    listed = args.get("listed", ())
    if not isinstance(listed, Sequence) or isinstance(listed, str) or not listed:
        return ""
    rungs = ""
    for one in listed:
        assert isinstance(one, Phrase)
        number, chance = one.args["number"], str(one.args["chance"])
        now = ' aria-current="true"' if number == args["fleets"] else ""
        high = _height(chance)
        path = f"M0 100v-{high}h10v{high}z"
        bar = f'<svg viewBox="0 0 10 100" preserveAspectRatio="none"><path d="{path}"/></svg>'
        rungs += f"<li{now}>{bar}{words.percent(chance)}<b>{number}</b></li>"
    return f'<ol class="ladder">{rungs}</ol><p class="xs sub">{say(words, "ladder")}</p>'


def _height(chance: str) -> int:
    return {"< 1": 1, "> 99": 99}.get(chance) or int(chance)


def _ends(args: Args, words: Words) -> str:
    """What is so if he is held, and if he lands."""
    army, led = int(str(args["army"])), int(str(args["led"]))
    landed = say(words, "if-lands-army", army=army, led=led, total=army + led)
    held = f"<dd>{say(words, 'if-held-losses')}</dd><dd>{say(words, 'if-held-war', wars=args['wars'])}</dd>"
    lands = f"<dd>{landed}</dd><dd>{say(words, 'if-lands-wins')}</dd>"
    return (
        f'<dl class="ifs"><div><dt>{icon("fleet", "s14")} {say(words, "if-held")}</dt>{held}</div>'
        f"<div><dt>{icon('legion', 's14')} {say(words, 'if-lands')}</dt>{lands}</div></dl>"
    )
