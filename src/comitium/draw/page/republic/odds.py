"""What is at stake in a question of Res Publica Romana, as a picture: the throws of two dice, what a battle may come to, what
each talent or legion adds. The numbers are those of the question's own sentences; nothing is worked out here."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final

from comitium.core.messages import Amount, Phrase, Prompt, Value
from comitium.draw.page.model import Table
from comitium.draw.page.republic.advanced import besieged, crossing
from comitium.draw.page.republic.senate import say
from comitium.draw.page.words import Words, icon, text
from comitium.draw.page.zones import short

OUTCOMES: Final = (("victory", "trophy"), ("sea", "fleet"), ("stalemate", "even"), ("standoff", "standoff"),
                   ("disaster", "skull"), ("defeat", "rout"))  # fmt: skip
WIDTH: Final = 480
TARGET: Final = "republic-forum-ask-target"  # the question whom to win over
SIDE: Final = 9  # of a tessera
STEP: Final = 12  # from one to the next
LEAST: Final = 2  # that two dice can show
HOPELESS: Final = 10  # [1.07.41] a throw from which on persuasion fails whatever the number
COLUMN: Final = 34  # of a chart of chances
HIGH: Final = 60
ROLL: Final = 17  # of a column of the throws of three dice
WAYS: Final = (1, 3, 6, 10, 15, 21, 25, 27, 27, 25, 21, 15, 10, 6, 3, 1)  # to throw each total
RESULTS: Final = ("defeat", "disaster", "standoff", "stalemate", "victory")  # as the rules count them
RUNGS: Final = ("ladder", "ladder-sea")
SCALES: Final = ("bribes", "raises", "knight", "knight-poor")  # sentences that list a chance for each number of a slider

Args = dict[str, Value]


def stakes(model: Table, words: Words) -> str:
    """A panel with the chances of the question that waits, or nothing if there is no picture of them."""
    if model.prompt is None:
        return ""
    told = (*model.prompt.odds, *(model.form.odds if model.form is not None else ()))
    has_scale = any(scale(one, model.prompt, words) for one in model.prompt.amounts)  # then its chances stand there
    drawn = [
        PICTURES[kind](dict(one.args), words)
        for one in told
        if (kind := _kind(one)) in PICTURES and not (has_scale and kind in SCALES)
    ]
    shown = "".join(one for one in drawn if one)
    if model.prompt.text.id == TARGET and not model.prompt.odds:
        shown = f'<p class="sm">{icon("lock", "s14")} {say(words, "nobody")}</p>'
    if not shown:
        return ""
    title = f'<header><h3 class="kick">{say(words, "stakes")}</h3>{words.cite(model.prompt.rule)}</header>'
    return f'<section class="zone wide stakes">{title}<div class="row wrap">{shown}</div></section>'


def chances(model: Table, words: Words) -> dict[str, str]:
    """[1.07.41] With which chance each man may be won over, by the id of his name: at once, and with all that can be paid."""
    found: dict[str, str] = {}
    for one in model.prompt.odds if model.prompt is not None else ():
        name = one.args.get("senator")
        if _kind(one) == "target" and isinstance(name, Phrase):
            now, best = one.args["chance"], one.args["best"]
            if now == best or not one.args["amount"]:
                found[name.id] = words.percent(str(now))
            else:  # the chance, and what it costs: with nothing it is hardly ever worth a look
                found[name.id] = f"{words.percent(str(best))} · {one.args['amount']}\N{NO-BREAK SPACE}T"
    if model.prompt is not None and model.prompt.text.id == TARGET and found:  # all who can be won are listed
        for zone in model.board.walk():
            found |= {one.name.id: words.percent("0") for one in zone.pieces if one.choices and one.name.id not in found}
    return found


def _kind(one: Phrase) -> str:
    return one.id.removeprefix("republic-odds-")


def share(said: Value) -> float:
    """A chance as a sentence says it, as a share of one.

    >>> share("50"), share("< 1"), share("> 99"), share("0")
    (0.5, 0.005, 0.995, 0.0)
    """
    number = str(said)
    if number.startswith("<"):
        return 0.005
    return 0.995 if number.startswith(">") else int(number) / 100


# -- battles


def _attack(args: Args, words: Words) -> str:
    """[1.10.2] One force against one war: what it may come to, in a bar of patterns with its legend, and what it costs."""
    senator, war = args["senator"], args["war"]
    risk = say(
        words, "risk", killed=args["killed"], captured=args["captured"], legions=args["legions"], fleets=args.get("fleets", 0)
    )
    title = say(words, "against", senator=senator, war=war)
    return (
        f'<figure class="attack"><figcaption>{title}</figcaption>{_balance(args, words)}{_outcomes(args, words)}'
        f'<p class="sm sub">{risk}</p></figure>{_rolls(args, words)}'
    )


def _outcomes(args: Args, words: Words) -> str:
    """Every result that may be, in a bar of patterns with its legend."""
    return _bar(args, words) + _legend(args, words)


def _chances(args: Args) -> list[tuple[str, str, Value]]:
    return [(id, shape, args[id]) for id, shape in OUTCOMES if id in args and share(args[id]) > 0]


def _bar(args: Args, words: Words) -> str:
    at = 0.0
    bar = ""
    for id, _, said in _chances(args):
        wide = WIDTH * share(said)
        bar += f'<rect class="o-{id}" x="{at:.0f}" width="{max(2.0, wide - 1):.0f}" height="16"/>'
        at += wide
    return f'<svg viewBox="0 0 {WIDTH} 16" preserveAspectRatio="none" class="shares" aria-hidden="true">{bar}</svg>'


def _legend(args: Args, words: Words) -> str:
    listed = "".join(
        f'<li><i class="o-{id}"></i>{icon(shape, "s14")}<b>{words.percent(str(said))}</b> {say(words, f"outcome-{id}")}</li>'
        for id, shape, said in _chances(args)
    )
    return f'<ul class="outcomes">{listed}</ul>'


def planned(odd: Phrase, words: Words) -> str:
    """[1.10.2] A force that is being put together, in the panel: both sides, and what may come of it."""
    args = dict(odd.args)
    if _kind(odd) in RUNGS:
        return PICTURES[_kind(odd)](args, words)
    if "victory" not in args:
        return ""
    return f'<div class="attack">{_balance(args, words)}{_outcomes(args, words)}</div>'


def _balance(args: Args, words: Words) -> str:
    """[1.10.11] Both sides, written out."""
    if "army" not in args:
        return ""
    army, led, enemy, omens = (int(str(args[id])) for id in ("army", "led", "enemy", "omens"))
    said = say(words, "balance", army=army, led=led, total=army + led, enemy=enemy, omens=omens)
    edge = army + led - enemy - omens
    return f'<p class="balance">{said} <b class="num">{"+" if edge >= 0 else "−"}{abs(edge)}</b></p>'


def _rolls(args: Args, words: Words) -> str:
    """[1.10.2] The 216 throws of three dice: a column for each natural total, as high as there are ways to throw it, in the
    pattern of what it brings."""
    results = str(args.get("throws", ""))
    if not results:
        return ""
    title = say(words, "throws-sea" if "sea" in args and share(args["sea"]) else "throws")
    return f'<figure class="rolls"><figcaption>{title}</figcaption>{rollchart(results)}</figure>'


@lru_cache(maxsize=256)
def rollchart(results: str) -> str:
    """The columns, from 3 to 18."""
    drawn = ""
    for place, result in enumerate(results):
        ways = WAYS[place]
        x = place * ROLL
        drawn += (
            f'<rect class="o-{RESULTS[int(result)]}" x="{x + 1.5:.1f}" y="{2 * (27 - ways) + 1}" width="{ROLL - 3}" '
            f'height="{2 * ways}"/><text x="{x + ROLL / 2}" y="66">{place + 3}</text>'
        )
    return f'<svg viewBox="0 0 {ROLL * len(results)} 70" aria-hidden="true">{drawn}</svg>'


# -- two dice


def _number(args: Args, words: Words) -> str:
    """[1.07.41] A tessera for each throw of two dice: enough as it stands, gained by what the slider adds, lost by what it
    takes [1.07.413], not enough, and what fails in any case."""
    highest, reach, falls = args["highest"], _whole(args.get("reach")), _whole(args.get("falls"))
    assert isinstance(highest, int)
    lock = f"{icon('lock', 's14')} {say(words, 'hopeless', number=args['number'])}"
    if highest < LEAST and reach is None:
        return f'<p class="sm">{lock}</p>'
    enough = min(highest, HOPELESS - 1)  # omens leave less than the number
    title = say(words, "persuade", number=enough, chance=args["chance"]) if highest >= LEAST else lock
    changed = f'<i class="gained"></i>{say(words, "gained")} ' if reach is not None else ""
    changed += f'<i class="enough gained"></i>{say(words, "lost")} ' if falls is not None else ""
    return (
        f'<figure class="throws"><figcaption>{title}</figcaption>{pyramid(enough, reach, falls)}'
        f'<p class="sm sub"><i class="enough"></i>{say(words, "enough")} {changed}<i></i>{say(words, "not-enough")} '
        f'<i class="never"></i>{say(words, "never")}</p></figure>'
    )


def _whole(number: Value | None) -> int | None:
    return number if isinstance(number, int) else None


@lru_cache(maxsize=64)
def pyramid(highest: int, reach: int | None = None, falls: int | None = None) -> str:
    """The 36 throws in columns from 2 to 12; `data-from` says how many talents make a column enough, or no longer so."""
    drawn = ""
    for total in range(2, 13):
        form = "enough" if total <= highest else "never" if total >= HOPELESS else "less"
        x = (total - 2) * STEP + 1
        path = "".join(f"M{x} {(5 - place) * STEP + 1}h{SIDE}v{SIDE}h-{SIDE}z" for place in range(6 - abs(7 - total)))
        least = f' data-from="{total - reach}"' if form == "less" and reach is not None else ""
        least += f' data-from="{falls - total + 1}"' if form == "enough" and falls is not None else ""
        drawn += f'<path class="{form}"{least} d="{path}"/><text x="{x + SIDE / 2}" y="{6 * STEP + 9}">{total}</text>'
    return f'<svg viewBox="0 0 {11 * STEP} {6 * STEP + 12}" aria-hidden="true">{drawn}</svg>'


# -- so much for such a chance


def _is_possible(listed: Value) -> bool:
    """Whether one of the chances in a list is more than nothing."""
    return isinstance(listed, Sequence) and any(isinstance(one, Phrase) and share(one.args["chance"]) > 0 for one in listed)


def _parts(args: Args, words: Words, title: str) -> str:
    """A column for each of a list of numbers, as high as its chance."""
    listed = args["listed"]
    assert isinstance(listed, Sequence)
    if not _is_possible(listed):
        return ""
    drawn = ""
    for place, one in enumerate(listed):
        assert isinstance(one, Phrase)
        said = str(one.args["chance"])
        tall = max(1.0, HIGH * share(said))
        x = place * COLUMN
        drawn += (
            f'<rect x="{x + 4}" y="{HIGH + 14 - tall:.0f}" width="{COLUMN - 8}" height="{tall:.0f}"/>'
            f'<text x="{x + COLUMN / 2}" y="{HIGH + 10 - tall:.0f}">{words.percent(said)}</text>'
            f'<text class="n" x="{x + COLUMN / 2}" y="{HIGH + 28}">{one.args["number"]}</text>'
        )
    wide = COLUMN * max(1, len(listed))
    return (
        f'<figure class="columns"><figcaption>{title}</figcaption><svg viewBox="0 0 {wide} {HIGH + 32}" '
        f'width="{wide * 1.2:.0f}" aria-hidden="true">{drawn}</svg></figure>'
    )


def _sum(args: Args, words: Words) -> str:
    """[1.07.41] The number as a written sum: one line per term, the total below."""
    said = {id: int(str(args[id])) for id in ("oratory", "influence", "loyalty", "aligned", "talents", "bribe", "counter")}
    man, target = args["senator"], args["target"]
    lines = [
        (say(words, "sum-persuader", senator=man, oratory=said["oratory"], influence=said["influence"]),
         f"+ {said['oratory'] + said['influence']}"),
        (say(words, "sum-target", senator=target, loyalty=said["loyalty"], aligned=said["aligned"], talents=said["talents"]),
         f"− {said['loyalty'] + said['aligned'] + said['talents']}"),
    ]  # fmt: skip
    lines += [(say(words, "sum-bribe"), f"+ {said['bribe']}")] if said["bribe"] else []
    lines += [(say(words, "sum-counter"), f"− {said['counter']}")] if said["counter"] else []
    rows = "".join(f"<tr><th scope=row>{about}</th><td>{number}</td></tr>" for about, number in lines)
    number = str(args["number"]).replace("-", "−")
    total = f'<tr><th scope=row>{say(words, "sum-number")}</th><td class="num">{number}</td></tr>'
    return f'<table class="written"><tbody>{rows}</tbody><tfoot>{total}</tfoot></table>'


def _bribes(args: Args, words: Words) -> str:
    return _parts(args, words, say(words, "bribes"))


def _raises(args: Args, words: Words) -> str:
    return _parts(args, words, say(words, "raises"))


def _legions(args: Args, words: Words) -> str:
    return _parts(args, words, say(words, "legions-for", senator=args["senator"], war=args["war"]))


def _besieged(args: Args, words: Words) -> str:
    return besieged.picture(args, words, _bar, _legend)


def _intercepted(args: Args, words: Words) -> str:
    """[2.03.72] Whoever only thinks of crossing has no picture of it yet."""
    return crossing.picture(args, words) if "senator" in args else ""


def scale(one: Amount, prompt: Prompt, words: Words) -> str:
    """[1.07.412] Below a slider: a cell for each number, as high as the chance it gives, where the question says so. What buys
    nothing more is hatched."""
    said = next((odd for odd in prompt.odds if _kind(odd) in SCALES), None)
    if said is None or one.low == one.high:
        return ""
    chances = _listed(dict(said.args))
    cells, now, last = "", chances.get(0, "0"), max(chances)
    for number in range(one.low, one.high + 1, one.step):
        now = chances.get(number, now)
        cells += _cell(number, now, "none" if number > last or not share(now) else "")
    return f'<ol class="scale" aria-hidden="true">{cells}</ol>'


def _listed(args: Args) -> dict[int, str]:
    """The chances that a sentence lists, by their numbers."""
    listed = args["listed"]
    assert isinstance(listed, Sequence)
    return {int(str(part.args["number"])): str(part.args["chance"]) for part in listed if isinstance(part, Phrase)}


def _cell(number: int, chance: str, form: str) -> str:
    return (
        f'<li data-tick="{number}" class="{form}"><svg viewBox="0 0 9 25" preserveAspectRatio="none"><path '
        f'd="M0 25v-{25 * share(chance):.0f}h9V25z"/></svg><b>{number}</b>{text(chance.replace(" ", ""))}</li>'
    )


def _ladder(args: Args, words: Words) -> str:
    """[1.09.64] A rung for each number of legions, or of fleets: the chance of victory; dashed what must be raised first, the
    chosen one framed."""
    here, sent = int(str(args["here"])), int(str(args["legions"]))
    forms = {number: f"{'more' if number > here else ''}{' now' if number == sent else ''}" for number in range(1, 60)}
    rungs = "".join(_cell(number, chance, forms[number]) for number, chance in _listed(args).items())
    if not rungs:
        return ""
    war = args.get("war")
    which = f"{short(war, words)} · " if isinstance(war, Phrase) else ""
    raised = f" {say(words, 'rungs-raised')}" if max(_listed(args)) > here else ""
    told = say(words, "rungs", fleets=args["fleets"]) if "fleets" in args else say(words, "rungs-sea")
    about = f'<p class="sm sub">{which}{told}{raised}</p>'
    return f'<figure class="ladder"><ol class="scale" aria-hidden="true">{rungs}</ol>{about}</figure>'


def _support(args: Args, words: Words) -> str:
    """[1.10.11] Why an army could not fight at all."""
    said = words.speak(Phrase("republic-odds-support", args))
    return f'<figure class="attack"><p class="sm">{icon("lock", "s14")} {said}</p></figure>'


def _fronts(args: Args, words: Words) -> str:
    return f'<p class="sm">{words.speak(Phrase("republic-odds-fronts", args))}</p>'


def is_sketch(model: Table) -> bool:
    """[1.09.63] Whether raising and sending is drawn up: it takes the whole box over the board."""
    return model.form is not None and any(_kind(odd) in RUNGS for odd in model.form.odds)


def pictured(odd: Phrase) -> str:
    """Sums stand on the table, provinces that must fight and rebels who cross to Italy; a man's chance beside his name. A
    slider has its chances below it. A battle is seen on the stage where the screen is wide enough for both."""
    listed = odd.args.get("listed", ())
    if _kind(odd) == "interception":
        return "sr" if "senator" in odd.args else ""
    if _kind(odd) in ("attack", "attack-sea"):
        return "staged"
    seen = _kind(odd) in ("sum", "target", "crossing", "province", "province-led")
    return "sr" if seen or (_kind(odd) in SCALES and isinstance(listed, Sequence)) else ""


# -- who, and with which chance


def _meter(now: float, then: float) -> str:
    return (
        f'<svg viewBox="0 0 120 10" preserveAspectRatio="none" aria-hidden="true"><rect width="120" height="10"/><rect '
        f'class="then" width="{120 * then:.0f}" height="10"/><rect class="enough" width="{120 * now:.0f}" height="10"/></svg>'
    )


def _attempt(args: Args, words: Words) -> str:
    """[1.09.72] A murder: who dies, who is caught."""
    if "cards" in args:
        title = say(words, "attempt", cards=args["cards"], guards=args["guards"])
    else:
        title = say(words, "guarded", guards=args["guards"])
    lines = "".join(
        f"<dt>{icon(shape, 's14')}{say(words, id)}</dt>"
        f"<dd>{_meter(share(args[id]), 0)}<b>{words.percent(str(args[id]))}</b></dd>"
        for id, shape in (("killed", "skull"), ("caught", "lock"))
    )
    return f'<figure class="meter"><figcaption>{title}</figcaption><dl>{lines}</dl></figure>'


PICTURES: Final[dict[str, Callable[[Args, Words], str]]] = {
    "attack": _attack,
    "attack-sea": _attack,
    "number": _number,
    "sum": _sum,
    "bribes": _bribes,
    "raises": _raises,
    "legions": _legions,
    "crossing": crossing.picture,
    "interception": _intercepted,
    "province": _besieged,
    "province-led": _besieged,
    "ladder": _ladder,
    "ladder-sea": _ladder,
    "support": _support,
    "fronts": _fronts,
    "attempt": _attempt,
    "guards": _attempt,
}
