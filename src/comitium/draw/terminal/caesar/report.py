"""The closing report of Caesar & Cleopatra in words: for a screen that is turned page by page, and line by line to be read
aloud. What it tells is games/caesar/report.py."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from rich.text import Text

from comitium.draw.rulebook import find_rules
from comitium.draw.terminal.chronicle import TALL, heading, point_names, seed_check, turn_title
from comitium.draw.terminal.curves import Curve, plot
from comitium.draw.terminal.look import Scene
from comitium.games.caesar import names
from comitium.games.caesar.report import ACTION, Deed, Report, Standing


def pages(report: Report, scene: Scene, marks: Sequence[str], inks: Sequence[str]) -> list[str | Text]:
    """For the screen: who has won, the sides, the curve of the points, the chronicle, and the seed."""
    found: list[str | Text] = [*why(report, scene), "", heading(scene.say("draw-caesar-report-sides"))]
    found += [Text(f"{marks[one.seat]} {standing(one, scene)}", style=inks[one.seat]) for one in report.standings]
    found += ["", heading(scene.say("draw-caesar-report-points")), lead(report, scene)]
    points = point_names([moment.turn for moment in report.course[:-1]], scene)
    curves = [
        Curve(marks[one.seat], inks[one.seat], [moment.points[one.seat] for moment in report.course])
        for one in report.standings
    ]
    found += plot(curves, scene.width, TALL, points)
    found += ["", heading(scene.say("draw-caesar-report-title"))]
    for turn, deeds in groupby(report.deeds, key=lambda deed: deed.turn):
        found += ["", Text(turn_title(turn, scene), style="strong")]
        found += [Text(f"  {_deed(deed, scene)}", style="quiet" if deed.about == ACTION else "") for deed in deeds]
    return [*found, "", *seed_check(report, scene)]


def lines(report: Report, scene: Scene) -> list[str]:
    """The same to be read aloud, with numbers in the place of a curve."""
    found = [*why(report, scene), scene.say("draw-caesar-report-sides")]
    found += [f"  {standing(one, scene)}" for one in report.standings]
    found.append(lead(report, scene))
    found.append(scene.say("draw-caesar-report-title"))
    for turn, deeds in groupby(report.deeds, key=lambda deed: deed.turn):
        found.append(turn_title(turn, scene))
        found += [f"  {_deed(deed, scene)}" for deed in deeds]
    return [*found, *seed_check(report, scene)]


def why(report: Report, scene: Scene) -> list[str]:
    """Who has won, and the rule that says so; where the points were equal, also what it says."""
    one, other = report.standings
    if report.winner is None:
        won = scene.say("draw-caesar-report-drawn", points=one.points)
    else:
        best, least = (one, other) if report.winner == one.seat else (other, one)
        won = scene.say(
            "draw-caesar-report-tied" if report.tied else "draw-caesar-report-won",
            seat=names.seat(report.winner),
            points=best.points,
            points2=least.points,
            patricians=best.patricians,
            patricians2=least.patricians,
        )
    if report.winner is not None and not report.tied:
        return [f"{won} [{report.rule}]"]
    rules = find_rules("caesar", scene.language, report.rule)
    return [won, *(f"{rule.summary(scene.language)} [{rule.number}]" for rule in rules[:1])]


def standing(one: Standing, scene: Scene) -> str:
    """A side in a sentence: what it has, and what it did."""
    paid = "draw-caesar-report-bonus" if one.paid else "draw-caesar-report-no-bonus"
    bonus = scene.say(paid, group=names.group(one.bonus), points=one.paid)
    numbers = {word: getattr(one, word) for word in ("points", "patricians", "votes", "turned", "actions", "vetoes")}
    return f"{scene.say('draw-caesar-report-side', seat=names.seat(one.seat), **numbers)} {bonus}"


def lead(report: Report, scene: Scene) -> str:
    return scene.say("draw-caesar-report-lead", count=report.lead)


def _deed(deed: Deed, scene: Scene) -> str:
    return f"{scene.speak(deed.event.phrase())} [{deed.event.rule}]"
