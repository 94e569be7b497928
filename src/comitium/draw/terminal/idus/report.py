"""The closing report of Idus Martii in words: for a screen that is turned page by page, and line by line to be read aloud."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from comitium.draw.rulebook import find_rules
from comitium.draw.terminal.chronicle import heading
from comitium.draw.terminal.idus.signs import COLOURS, FACTIONS, FILLED, HOLLOW, INKS, MARKS, SIGNS
from comitium.draw.terminal.look import Scene
from comitium.games.idus import names
from comitium.games.idus.board import FATES, fate, role_in
from comitium.games.idus.reading import sides_claimed
from comitium.games.idus.report import Claim, Course, Report, Side, Turn, Turning, Vote
from comitium.games.idus.state import YELLOW

BARS: Final = "▁▂▃▄▅▆▇█"
AGAINST: Final = "✗"


def pages(report: Report, scene: Scene) -> list[str | Text]:
    """For the screen: who was what, the turns with their signs, the claims, and the beliefs as curves."""
    lines: list[str | Text] = [heading(scene.say("idus-score")), *(_side(side, report, scene) for side in report.sides)]
    lines += ["", why(report, scene), "", heading(scene.say("draw-idus-report-votes")), _columns(scene)]
    lines += [_turn(turn, scene) for turn in report.turns]
    lines += [Text(scene.say("draw-idus-report-legend", against=AGAINST), style="quiet")]
    lines += ["", *said(report, scene)]
    for course in report.courses:
        lines += ["", heading(_title(course, scene))]
        lines += [_curve(side, course, scene) for side in report.sides if side.seat != course.reader]
        lines += ["", *turned(course, report, scene)]
    return lines


def lines(report: Report, scene: Scene) -> list[str]:
    """The same to be read aloud, with numbers in the place of signs."""
    found = [why(report, scene), *(_aloud_side(side, scene) for side in report.sides)]
    found += [scene.say("draw-idus-report-votes"), *(_aloud_turn(turn, scene) for turn in report.turns)]
    found += said(report, scene)
    for course in report.courses:
        found.append(_title(course, scene))
        found += [_numbers(side, course, scene) for side in report.sides if side.seat != course.reader]
        found += turned(course, report, scene)
    return found


# -- both


def why(report: Report, scene: Scene) -> str:
    """Who has won, and the rule that says so."""
    rule = find_rules("idus", scene.language, report.rule)[0]
    seats = tuple(names.seat(seat) for seat in report.winners)
    won = scene.say("idus-event-faction-won", faction=names.faction(report.faction), seats=seats)
    return f"{won} {rule.summary(scene.language)} [{report.rule}]"


def said(report: Report, scene: Scene) -> list[str]:
    """[7.8] The claims that were false, and how many there were in all."""
    if not report.claims:
        return [scene.say("draw-idus-report-silent")]
    false = [claim for claim in report.claims if claim.is_true is False]
    head = scene.say("draw-idus-report-claims", count=len(report.claims), false=len(false))
    return [head, *(f"  {_lie(claim, scene)}" for claim in false)]


def _lie(claim: Claim, scene: Scene) -> str:
    return scene.say("draw-idus-report-lie", turn=claim.turn, claim=scene.speak(claim.event.phrase()))


def _title(course: Course, scene: Scene) -> str:
    return scene.say("draw-idus-report-public" if course.reader is None else "draw-idus-report-own")


def turned(course: Course, report: Report, scene: Scene) -> list[str]:
    """The turns after which most was believed anew."""
    if not course.turnings:
        return [scene.say("draw-idus-report-steady")]
    whose = "public" if course.reader is None else "own"
    return [f"  {_turning(turning, report, scene, whose)}" for turning in course.turnings]


def _turning(turning: Turning, report: Report, scene: Scene, whose: str) -> str:
    """What was believed before and after, what happened in the turn, and whether it led to the truth."""
    turn = next(one for one in report.turns if one.shown.number == turning.turn)
    sentence = scene.say(
        "draw-idus-report-turning",
        turn=turning.turn,
        seat=names.seat(turning.seat),
        faction=names.faction(report.sides[turning.seat].kept),
        before=percent(turning.before),
        after=percent(turning.after),
    )
    heard = [
        scene.speak(claim.event.phrase())
        for claim in report.claims
        if claim.turn == turning.turn and _is_about(claim, turning)
    ]
    verdict = "right" if turning.after > turning.before else "deceived"
    return " ".join([sentence, _part(turning.seat, turn, scene), *heard, scene.say(f"draw-idus-report-{whose}-{verdict}")])


def _is_about(claim: Claim, turning: Turning) -> bool:
    event = claim.event
    return turning.seat in (getattr(event, "seat", None), getattr(event, "aedile", None))


def _part(seat: int, turn: Turn, scene: Scene) -> str:
    """What everybody saw of a senator's part in a turn."""
    shown = turn.shown
    found = role_in(seat, shown) or "none"
    other = next((aedile for aedile in shown.aediles if aedile != seat), seat)
    args = {
        "seat": names.seat(seat),
        "other": names.seat(other),
        "fate": fate(shown),
        "pair": " + ".join(scene.speak(names.colour(colour)) for colour in shown.pair or ()),
    }
    return scene.say(f"draw-idus-part-{found}", **args)


def percent(share: float) -> int:
    return round(100 * share)


# -- on the screen


def _name(seat: int, scene: Scene) -> str:
    return f"{MARKS[seat]} {scene.speak(names.seat(seat)):<10}"


def _faction(faction: int, scene: Scene, letters: int = 9) -> Text:
    label, face = scene.speak(names.faction(faction)), FACTIONS[faction]
    return Text(f"{FILLED[face]} {label:<{letters}}", style=f"{INKS[face]}.strong")


def _side(side: Side, report: Report, scene: Scene) -> Text:
    """The kept card, the one given up, whether she won, and what she last claimed to be."""
    line = Text(f"  {_name(side.seat, scene)} ").append_text(_faction(side.kept, scene))
    if any(one.given_up is not None for one in report.sides):
        gave = "" if side.given_up is None else scene.say("draw-idus-report-gave", faction=names.faction(side.given_up))
        line.append(f"{gave:<22}", style="quiet")
    line.append(f"{scene.say('draw-idus-report-won') if side.seat in report.winners else '':<8}", style="strong")
    claimed = sides_claimed([claim.event for claim in report.claims]).get(side.seat)
    if claimed is not None:
        line.append(f"“{HOLLOW[FACTIONS[claimed]]}”", style=INKS[FACTIONS[claimed]])
        line.append("" if claimed == side.kept else f" {scene.say('draw-idus-report-false')}", style="bad.strong")
    return line


def _columns(scene: Scene) -> Text:
    heads = [scene.say(f"draw-idus-report-column-{name}") for name in ("consul", "praetor", "aediles")]
    return Text(f"    {heads[0]:<14}{heads[1]:<14}{heads[2]:<36}{scene.say('draw-idus-count')}", style="quiet")


def _turn(turn: Turn, scene: Scene) -> Text:
    """Who held office, the two votes as they were laid and as they became, the count and the markers after it."""
    shown = turn.shown
    praetor = _name(shown.praetor, scene) if shown.praetor is not None else ""
    line = Text(f"{shown.number:>2}  {_name(shown.consul, scene)}  {praetor:<12}  ")
    for vote in turn.votes:
        line.append_text(_vote(vote, turn, scene))
    line.append(" ")
    for colour in shown.pair or ():
        line.append_text(_glyph(colour))
    line.append(f" {turn.loyal:>2}", style="loyal").append(":").append(f"{turn.traitor}", style="traitor")
    return line


def _vote(vote: Vote, turn: Turn, scene: Scene) -> Text:
    line = Text(f"{_name(vote.seat, scene)} ").append_text(_glyph(vote.laid))
    if vote.seat == turn.shown.inspected:
        line.append(SIGNS.get(FATES.get(turn.shown.fate, ""), ""))
        if vote.final != vote.laid:
            line.append_text(_glyph(vote.final))
    line.append(AGAINST if vote.against else "", style="bad.strong")
    return line.append(" " * (18 - line.cell_len))


def _glyph(colour: int) -> Text:
    return Text(FILLED[COLOURS[colour]], style=INKS[COLOURS[colour]])


def _curve(side: Side, course: Course, scene: Scene) -> Text:
    line = Text(f"  {_name(side.seat, scene)} ").append_text(_faction(side.kept, scene))
    shares = course.lines[side.seat]
    line.append("".join(BARS[min(7, int(8 * share))] for share in shares), style=INKS[FACTIONS[side.kept]])
    first_to_last = f"{percent(shares[0])} → {percent(shares[-1])}"
    return line.append(f"  {scene.say('percent', number=first_to_last)}", style="quiet")


# -- aloud


def _aloud_side(side: Side, scene: Scene) -> str:
    args = {"seat": names.seat(side.seat), "faction": names.faction(side.kept)}
    if side.given_up is None:
        return scene.say("idus-event-faction-revealed", **args)
    return scene.say("draw-idus-report-side", **args, given=names.faction(side.given_up))


def _aloud_turn(turn: Turn, scene: Scene) -> str:
    shown = turn.shown
    votes = ", ".join(_aloud_vote(vote, scene) for vote in turn.votes)
    return scene.say(
        "draw-idus-report-turn",
        turn=shown.number,
        consul=names.seat(shown.consul),
        votes=votes,
        fate=fate(shown),
        loyal=turn.loyal,
        traitor=turn.traitor,
    )


def _aloud_vote(vote: Vote, scene: Scene) -> str:
    laid, final = scene.speak(names.colour(vote.laid)), scene.speak(names.colour(vote.final))
    against = f" {scene.say('draw-idus-report-against')}" if vote.against else ""
    if vote.laid == YELLOW:
        final += against  # the yellow card was shown to all; what she chose in its place speaks
    else:
        laid += against
    cast = laid if vote.laid == vote.final else scene.say("idus-vote-became", laid=laid, final=final)
    return f"{scene.speak(names.seat(vote.seat))} {cast}"


def _numbers(side: Side, course: Course, scene: Scene) -> str:
    shares: Sequence[float] = course.lines[side.seat]
    told = ", ".join(str(percent(share)) for share in shares)
    return scene.say("draw-idus-report-shares", seat=names.seat(side.seat), faction=names.faction(side.kept), shares=told)
