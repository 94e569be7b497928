"""The closing report of Res Publica Romana in words: for a screen that is turned page by page, and line by line to be read
aloud. What it tells is games/republic/report/report.py."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from msgspec.structs import asdict
from rich.text import Text

from comitium.draw.rulebook import find_rules
from comitium.draw.terminal.chronicle import TALL, heading, point_names, seed_check, turn_title
from comitium.draw.terminal.curves import Curve, plot
from comitium.draw.terminal.look import Scene
from comitium.games.republic import names
from comitium.games.republic.catalogue.values import DISASTER
from comitium.games.republic.events.attempts import AttemptResolved
from comitium.games.republic.events.combat import BattleDecided
from comitium.games.republic.events.forum import EventDrawn
from comitium.games.republic.events.senate import VoteClosed
from comitium.games.republic.report.fall import ByDebt, ByWars, Fall
from comitium.games.republic.report.report import MURDER, PROMISE, REVOLT, WAR, Deed, Report, Standing
from comitium.games.republic.report.scoreboard import Scoreboard

INKS: Final = {WAR: "bad", MURDER: "bad", REVOLT: "bad.strong", PROMISE: "strong"}
OWN: Final = ("influence", "wealth", "senators", "wars", "offices", "deaths", "attempts", "convicted")
COLUMNS: Final = (*OWN, "kept", "broken")  # between players
WIDE: Final = 10  # of a column


def pages(report: Report, scene: Scene, marks: Sequence[str], inks: Sequence[str]) -> list[str | Text]:
    """For the screen: who has won, the factions, the curves, the chronicle, and the seed."""
    lines: list[str | Text] = [*why(report, scene), ""]
    if report.score is not None:
        lines += [heading(scene.say("draw-chronicle-score")), *(f"  {line}" for line in scored(report.score, scene)), ""]
    if report.fall is not None:
        lines += [heading(scene.say("draw-chronicle-fall")), *(f"  {line}" for line in fallen(report.fall, scene)), ""]
    lines += [heading(scene.say("draw-chronicle-standings")), *_table(report, scene, marks, inks)]
    lines += [] if is_alone(report) else ["", agreed(report, scene)]
    lines += ["", heading(scene.say("draw-chronicle-influence"))]
    lines += plot(
        [
            Curve(marks[one.seat], inks[one.seat], [moment.influence[one.seat] for moment in report.course])
            for one in report.standings
        ],
        scene.width,
        TALL,
        _points(report, scene),
    )
    lines += ["", heading(scene.say("draw-chronicle-treasury"))]
    lines += plot(
        [Curve("T", "strong", [moment.treasury for moment in report.course])], scene.width, TALL, _points(report, scene)
    )
    lines += ["", heading(scene.say("draw-chronicle-unrest"))]
    lines += plot([Curve("!", "bad", [moment.unrest for moment in report.course])], scene.width, TALL, _points(report, scene))
    lines += ["", heading(scene.say("draw-chronicle-title"))]
    for turn, deeds in groupby(report.deeds, key=lambda deed: deed.turn):
        lines += ["", Text(turn_title(turn, scene), style="strong")]
        lines += [Text(f"  {_deed(deed, scene)}", style=INKS.get(deed.about, "")) for deed in deeds]
    return [*lines, "", *seed_check(report, scene)]


def lines(report: Report, scene: Scene) -> list[str]:
    """The same to be read aloud, with numbers in the place of curves."""
    found = why(report, scene)
    if report.score is not None:
        found += [scene.say("draw-chronicle-score"), *(f"  {line}" for line in scored(report.score, scene))]
    if report.fall is not None:
        found += [scene.say("draw-chronicle-fall"), *(f"  {line}" for line in fallen(report.fall, scene))]
    found.append(scene.say("draw-chronicle-standings"))
    found += [f"  {_standing(one, is_alone(report), scene)}" for one in report.standings]
    found += [] if is_alone(report) else [agreed(report, scene)]
    found.append(scene.say("draw-chronicle-course"))
    for place, moment in enumerate(report.course):
        seats = ", ".join(f"{scene.speak(names.seat(seat))} {influence}" for seat, influence in enumerate(moment.influence))
        ends = place == len(report.course) - 1
        args = {"turn": moment.turn, "treasury": moment.treasury, "unrest": moment.unrest, "seats": seats}
        found.append(f"  {scene.say('draw-chronicle-at-end' if ends else 'draw-chronicle-at', **args)}")
    found.append(scene.say("draw-chronicle-title"))
    for turn, deeds in groupby(report.deeds, key=lambda deed: deed.turn):
        found.append(turn_title(turn, scene))
        found += [f"  {_deed(deed, scene)}" for deed in deeds]
    return [*found, *seed_check(report, scene)]


# -- both


def why(report: Report, scene: Scene) -> list[str]:
    """Who has won, and the rule that says so."""
    how = scene.speak(names.ending(report.ending, report.course[-1].influence if report.course else ()))
    if report.winner is None:
        won = scene.say("draw-chronicle-lost", how=how)
    else:
        won = scene.say("draw-chronicle-won", seat=names.seat(report.winner), how=how)
    rules = find_rules("republic", scene.language, report.rule)
    return [won, *(f"{rule.summary(scene.language)} [{rule.number}]" for rule in rules[:1])]


def scored(score: Scoreboard, scene: Scene) -> list[str]:
    """[4.08.1] The places of the players, and how it went for Rome."""
    places = [
        scene.say("draw-chronicle-place", seat=names.seat(one.seat), place=one.place, margin=one.margin)
        for one in score.places
    ]
    numbers = {"turn": score.turn, "beaten": score.beaten, "lowest": score.lowest, "highest": score.highest}
    return [*places, scene.say("draw-chronicle-figures", given=score.given, **numbers)]


def fallen(fall: Fall, scene: Scene) -> list[str]:
    """[1.12.3] What Rome died of, and what was wanting."""
    if isinstance(fall, ByWars):
        foes = [
            scene.say("draw-chronicle-foe", war=names.war(foe.war), land=foe.land, fleets=foe.fleets, fought=int(foe.fought))
            for foe in fall.foes
        ]
        counted = {"wars": len(fall.foes), "whole": fall.strength + fall.more, **asdict(fall)}
        del counted["foes"]
        return [
            scene.say("draw-chronicle-fall-wars", **counted),
            *foes,
            scene.say("draw-chronicle-fall-army", **counted),
            scene.say("draw-chronicle-fall-private", **counted),
        ]
    if isinstance(fall, ByDebt):
        return _unpaid(fall, scene)
    speech = fall.speech
    spoken = {"dice": speech.dice, "unrest": speech.unrest, "popularity": speech.popularity, "omens": speech.omens}
    return [
        scene.say("draw-chronicle-fall-speech", senator=names.senator(speech.senator), total=speech.total, **spoken),
        scene.say("draw-chronicle-fall-calm", wanting=fall.wanting),
    ]


def _unpaid(fall: ByDebt, scene: Scene) -> list[str]:
    """[1.06.53] The debt and what was wanting; what an event costs is asked when nobody can give any more."""
    short, cause = fall.amount - fall.treasury, fall.cause
    had = {"treasury": fall.treasury, "total": fall.amount}
    if isinstance(cause, EventDrawn):
        told = scene.say("draw-chronicle-fall-event", event=names.event(cause.side), **had)
        return [told, scene.say("draw-chronicle-fall-reserve", short=short, private=fall.private)]
    parts = {"wars": cause.wars, "bills": cause.bills, "units": cause.units, "owed": cause.owed}
    told = scene.say("draw-chronicle-fall-bill", **had, **parts)
    return [told, scene.say("draw-chronicle-fall-purses", short=short, private=fall.private)]


def is_alone(report: Report) -> bool:
    """[4.01.1] Whether a single player has played: he had nobody to agree with."""
    return report.score is not None and len(report.score.places) == 1


def agreed(report: Report, scene: Scene) -> str:
    """[1.04.3] What agreements came to."""
    kept, broken = sum(one.kept for one in report.standings), sum(one.broken for one in report.standings)
    return scene.say("draw-chronicle-agreements", count=report.agreements, kept=kept, broken=broken)


def _deed(deed: Deed, scene: Scene) -> str:
    event = deed.event
    said = scene.speak(event.phrase())
    if isinstance(event, AttemptResolved):  # the log has named the target before; a chronicle does it now
        how = ("killed" if event.killed else "failed") + ("-caught" if event.caught else "")
        said = scene.say(f"draw-chronicle-{how}", senator=names.senator(event.senator), senator2=names.senator(event.senator2))
    elif isinstance(event, BattleDecided) and deed.men:
        how = "disaster" if event.result == DISASTER else "defeat"
        said = scene.say(f"draw-chronicle-{how}", senator=names.senator(deed.men[0][0]), war=names.war(event.war))
    elif isinstance(event, VoteClosed):
        said = scene.say("draw-chronicle-for-life", vote=event.phrase())
    for man, seat in deed.men:
        name = scene.speak(names.senator(man))
        said = said.replace(name, f"{name} ({scene.speak(names.seat(seat))})", 1)
    return f"{said} [{event.rule}]"


def _points(report: Report, scene: Scene) -> list[str]:
    return point_names([moment.turn for moment in report.course[:-1]], scene)


# -- on the screen


def _table(report: Report, scene: Scene, marks: Sequence[str], inks: Sequence[str]) -> list[Text]:
    """A line for each faction; on a narrow screen the columns that do not fit follow in a second part."""
    named = max(len(scene.speak(names.seat(one.seat))) for one in report.standings) + 4
    fit = max(1, (scene.width - named) // WIDE)
    found: list[Text] = []
    listed = OWN if is_alone(report) else COLUMNS
    for start in range(0, len(listed), fit):
        columns = listed[start : start + fit]
        heads = "".join(f"{scene.say(f'draw-chronicle-column-{name}'):>{WIDE}}" for name in columns)
        found.append(Text(" " * named + heads, style="quiet"))
        for one in report.standings:
            line = Text(f"{marks[one.seat]} ", style=inks[one.seat])
            line.append(f"{scene.speak(names.seat(one.seat)):<{named - 2}}", style="strong" if one.playing else "quiet")
            found.append(line.append("".join(f"{getattr(one, name):>{WIDE}}" for name in columns)))
    return found


# -- aloud


def _standing(one: Standing, alone: bool, scene: Scene) -> str:
    numbers = {name: getattr(one, name) for name in COLUMNS}
    told = scene.say("draw-chronicle-standing", seat=names.seat(one.seat), alone=int(alone), **numbers)
    return told if one.playing else f"{told} {scene.say('draw-chronicle-eliminated')}"
