"""[2.02.41] A province that must fight a war, as a picture: what it fights with point by point, and what may come of it, as it
is and as it would be. The numbers are those of the question's own sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from comitium.core.messages import Phrase, Value
from comitium.draw.page.republic.advanced.state import squares
from comitium.draw.page.republic.senate import say
from comitium.draw.page.words import Words, icon

PARTS: Final = ("base", "armies", "fleets", "garrison", "command")

Args = dict[str, Value]
Bar = Callable[[Args, Words], str]  # every result that may be, as shares of a whole
Key = Callable[[Args, Words], str]  # and what each pattern means


def picture(args: Args, words: Words, bar: Bar, key: Key) -> str:
    """What it fights with, both chances, and what victory and defeat bring."""
    rows = "".join(_part(id, args, words) for id in PARTS if id in args)
    enemy = int(str(args["enemy"]))
    rows += f"<dt>{say(words, 'part-enemy')}</dt><dd>{squares([('enemy', enemy)])}<b>{enemy}</b></dd>"
    half = int(str(args.get("half", 0)))
    note = f'<p class="xs sub">{say(words, "counts-half", count=half)} {words.cite("2.02.32")}</p>' if half > 1 else ""
    title = say(words, "province-fights", province=args["province"], war=args["war"])
    led = "-led" if "senator" in args else ""
    who = {"senator": args["senator"]} if led else {}
    ends = f"<li>{icon('trophy', 's14')} {say(words, f'province-wins{led}', **who)}</li>"
    ends += f"<li>{icon('skull', 's14')} {say(words, f'province-falls{led}', **who)}</li>"
    return (
        f'<figure class="attack besieged"><figcaption>{icon("province", "s16")} {title} {words.cite("2.02.41")}</figcaption>'
        f'<dl class="force">{rows}</dl>{note}{_bars(args, words, bar)}{key(args, words)}'
        f'<ul class="ends sm">{ends}</ul></figure>'
    )


def _part(id: str, args: Args, words: Words) -> str:
    """One of the things that it fights with; armies that count half are half filled."""
    worth, half = int(str(args[id])), int(str(args.get("half", 0)))
    drawn = [("armies half", half)] if id == "armies" and half else [(id, worth)]
    return f"<dt>{say(words, f'part-{id}')}</dt><dd>{squares(drawn) if worth else ''}<b>{worth}</b></dd>"


def _bars(args: Args, words: Words, bar: Bar) -> str:
    """What may come of it: as the garrison is, and as it would be if another is asked about."""
    before = args.get("before")
    if not isinstance(before, Phrase):
        return f'<div class="compared">{_bar("as-it-is", args, words, bar)}</div>'
    now = dict(before.args)
    return f'<div class="compared">{_bar("as-it-is", now, words, bar)}{_bar("with-legions", args, words, bar)}</div>'


def _bar(label: str, args: Args, words: Words, bar: Bar) -> str:
    said = say(words, label, count=args["legions"]) if label == "with-legions" else say(words, label)
    return f"<span>{said}</span>{bar(args, words)}<b>{words.percent(str(args['victory']))}</b>"
