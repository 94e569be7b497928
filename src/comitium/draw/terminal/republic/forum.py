"""What lies in the middle of the table: the State, the vote, offices, wars, Forum, provinces, forces, laws, agreements."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from comitium.core.board import Board, Piece, Zone
from comitium.draw.terminal.look import Scene
from comitium.draw.terminal.republic.signs import INKS, MARKS, VOTED, flow, label, numbered, short

POOR: Final = 50  # talents below which the treasury warns, and
POORER: Final = 20
RESTLESS: Final = 6
WAR_WORDS: Final = ("naval", "support", "disasters", "standoffs", "spoils")
WAR_BADGES: Final = (
    "led",
    "stronghold",
    "marching-armies",
    "at-sea",
    "attacks",
    "allies",
    "commanders",
    "unprosecuted",
    "naval-victory",
    "revolt",
    "subdued",
)
REBELS: Final = ("rebel-holds", "rebel-sailing", "rebel-in-italy")  # [2.03]
PROVINCE_BADGES: Final = ("vacant", "revolted", *REBELS, "naval-victory", "commanders", "legate", "attacked", "helps")
ALARMING: Final = ("revolted", "attacked", "helps", *REBELS)
FLOOR_WORDS: Final = ("sponsor", "cosponsor", "law-fails", "two-thirds")  # [2.06.3] [2.01.8]
DOT: Final = " · "


def state(board: Board, scene: Scene) -> list[Text]:
    """Turn and phase; treasury, unrest and wars with their warnings; whose word counts now."""
    zone = board.zone("state")
    head = Text(scene.speak(board.title), style="strong")
    treasury, unrest, wars = (zone.value(id) for id in ("treasury", "unrest", "active-wars"))
    alarm = "bad.strong" if treasury < POORER else "legal.strong" if treasury < POOR else "strong"
    cells = [
        Text(scene.say("draw-republic-treasury", count=treasury), style=alarm),
        Text(scene.say("draw-republic-unrest", count=unrest), style="bad.strong" if unrest >= RESTLESS else ""),
        Text(scene.say("draw-republic-wars", count=wars), style="bad.strong" if wars >= 3 else ""),
    ]
    for id in ("chair", "highest"):
        if (mark := zone.mark(id)) is not None:
            cells.append(Text(scene.speak(mark.text)))
            break
    line = [head, Text(DOT, style="quiet"), *_joined(cells)]
    if sum(part.cell_len for part in line) <= scene.width:
        return [Text().join(line)]
    return [head, *flow(Text(), cells, scene.width, DOT)]


def _joined(cells: list[Text]) -> list[Text]:
    return [Text(DOT, style="quiet").join(cells)]


def floor(board: Board, scene: Scene) -> list[Text]:
    """[1.09.14] The proposal, the votes so far, and faction by faction how they fell."""
    zone = board.find("floor")
    if zone is None:
        return []
    proposal = Text(f"{scene.say('draw-republic-vote')} ", style="number").append(scene.speak(zone.name), style="strong")
    if (proposed := zone.mark("proposed")) is not None:
        proposal.append(f" ({scene.speak(proposed.text)})", style="quiet")
    law = zone.mark("law-text")
    does: list[Text] = list(Text(scene.speak(law.text), style="quiet").split(" ")) if law is not None else []
    told = [Text(scene.speak(mark.text), style="quiet") for mark in zone.marks if mark.id in FLOOR_WORDS]
    return [
        *flow(Text(), proposal.split(" "), scene.width, " "),
        *flow(Text("  "), does, scene.width, " "),
        *flow(Text("  "), told, scene.width, DOT),
        *tally(board, scene),
    ]


def tally(board: Board, scene: Scene) -> list[Text]:
    """The same without the proposal, where the question says it and room is short."""
    zone = board.find("floor")
    if zone is None:
        return []
    cells = [
        Text(scene.say("draw-republic-ayes", count=zone.value("ayes")), style="strong"),
        Text(scene.say("draw-republic-noes", count=zone.value("noes")), style="strong"),
    ]
    for mark in zone.marks:
        if mark.id.startswith("called/") and mark.owner is not None:
            cells.append(Text(f"{MARKS[mark.owner]}{VOTED[mark.face]}", style=f"{INKS[mark.owner]}.strong"))
    if (uncalled := zone.mark("uncalled")) is not None:
        cells.append(Text(scene.speak(uncalled.text), style="quiet"))
    return flow(Text("  "), cells, scene.width)


def offices(board: Board, scene: Scene) -> list[Text]:
    """Who holds which office, in the order of the seats."""
    cells: list[Text] = []
    for faction in board.of_kind("faction"):
        for man in faction.pieces:
            for mark in man.marks:
                if mark.id.startswith("office/") and faction.owner is not None:
                    cell = Text(f"{scene.speak(mark.text)} ", style="quiet")
                    cell.append(short(man.name, scene), style="strong").append(
                        f" {MARKS[faction.owner]}", style=INKS[faction.owner]
                    )
                    cells.append(cell)
    return flow(Text(), cells, scene.width, DOT)


def wars(board: Board, scene: Scene) -> list[Text]:
    """Every war with its strength, why it is so strong, and the numbers that decide a battle."""
    lines: list[Text] = []
    for word, style in (("active", "bad.strong"), ("imminent", "legal.strong"), ("inactive", "quiet")):
        zone = board.zone(f"forum/{word}")
        for war in zone.pieces:
            head = Text(f"{scene.say(f'draw-republic-{word}')} ", style=style).append_text(numbered(war.choices, scene))
            head.append(f"{scene.speak(war.name)} ", style="strong").append(str(war.value("land")), style=style)
            if (terms := war.mark("sum")) is not None:
                head.append(f" ({scene.say('draw-republic-sum', **terms.text.args)})", style="quiet")
            lines.extend(flow(head.append(" ·", style="quiet"), _war(war, scene), scene.width, DOT))
    return lines


def wars_briefly(board: Board, scene: Scene) -> list[Text]:
    """The strengths alone, all active wars after each other, then the others."""
    lines: list[Text] = []
    for word, style in (("active", "bad.strong"), ("imminent", "legal.strong"), ("inactive", "quiet")):
        cells: list[Text] = []
        for war in board.zone(f"forum/{word}").pieces:
            cell = numbered(war.choices, scene).append(f"{short(war.name, scene)} ", style="strong")
            cells.append(cell.append(str(war.value("land")), style=style))
        if cells:
            lines.extend(flow(Text(f"{scene.say(f'draw-republic-{word}')}", style=style), cells, scene.width, DOT))
    return lines


def _war(war: Piece, scene: Scene) -> list[Text]:
    """Fleets, the numbers of the dice, spoils; then what is special about it."""
    cells: list[Text] = []
    for mark in (war.mark(id) for id in WAR_WORDS):
        if mark is not None:
            cells.append(Text(scene.say(f"draw-republic-war-{mark.id}", **mark.text.args)))
    cells += [Text(scene.speak(mark.text)) for mark in (war.mark(id) for id in WAR_BADGES) if mark is not None]
    return cells or [Text()]


def forum(board: Board, scene: Scene) -> list[Text]:
    """Senators without a faction, concessions to be had, enemy leaders without a war."""
    cells: list[Text] = []
    for man in board.zone("forum/senators").pieces:
        cell = numbered(man.choices, scene).append(short(man.name, scene), style="strong")
        cells.append(cell.append(f" {scene.say('draw-republic-loyalty', count=man.value('loyalty'))}", style="quiet"))
    for zone in (board.zone("forum/concessions"), board.zone("forum/leaders")):
        cells.extend(numbered(piece.choices, scene).append(short(piece.name, scene)) for piece in zone.pieces)
    return flow(label(scene.speak(board.zone("forum").name), scene), cells, scene.width)


def provinces(board: Board, scene: Scene) -> list[Text]:
    """Each with its governor and the turns he has left."""
    zone = board.zone("provinces")
    return flow(label(scene.speak(zone.name), scene), [_province(one, scene) for one in zone.pieces], scene.width)


def _province(province: Piece, scene: Scene) -> Text:
    cell = numbered(province.choices, scene).append(short(province.name, scene))
    if (governor := province.mark("governor")) is not None:
        man = governor.text.args["senator"]
        cell.append(
            f" {short(man, scene)} {province.value('dial')}" if not isinstance(man, (str, int, tuple)) else "", style="quiet"
        )
    land, sea = ("land", "naval") if province.mark("land") is not None else ("defence", "defence-sea")
    if (strength := province.mark(land)) is not None:
        cell.append(f" {scene.say('draw-republic-defence', land=strength.value, sea=province.value(sea))}")
    for id in PROVINCE_BADGES:
        if (badge := province.mark(id)) is not None:
            cell.append(f" ({scene.speak(badge.text)})", style="bad" if id in ALARMING else "quiet")
    return cell


def forces(board: Board, scene: Scene) -> list[Text]:
    """[1.09.63] Legions and fleets wherever they stand."""
    zone = board.zone("forces")
    cells = [cell for cell in (_force(force, scene) for force in zone.zones) if cell.plain]
    return flow(label(scene.speak(zone.name), scene), cells, scene.width, DOT)


def _force(force: Zone, scene: Scene) -> Text:
    legions, fleets = force.value("legions"), force.value("fleets")
    if force.kind == "disbanded":  # [2.04.2]
        who = [f"{scene.speak(one.name)} ({scene.speak(mark.text)})" for one in force.pieces for mark in one.marks]
        return Text(f"{scene.speak(force.name)} ").append(", ".join(who))
    if not legions and not fleets:
        return Text()
    cell = Text(f"{scene.speak(force.name)} ").append(
        scene.say("draw-republic-force", legions=legions, fleets=fleets), style="strong"
    )
    if force.pieces and force.id != "forces/reserve":
        cell.append(" " + scene.say("draw-republic-veterans", count=len(force.pieces)))
        for veteran in force.pieces:
            if veteran.choices:
                cell.append(" ").append_text(numbered(veteran.choices, scene)).append(scene.speak(veteran.name))
    return cell


def laws(board: Board, scene: Scene) -> list[Text]:
    """What is in force: laws, land bills, the events of this turn."""
    zone = board.zone("state")
    cells = [numbered(piece.choices, scene).append(scene.speak(piece.name)) for piece in zone.pieces]
    cells += [Text(scene.speak(mark.text)) for mark in zone.marks if mark.id.startswith("bill-")]
    return flow(label(scene.say("draw-republic-in-force"), scene), cells, scene.width, DOT)


def agreements(board: Board, scene: Scene) -> list[Text]:
    """[1.04.3] What is offered and what binds, in words."""
    zone = board.find("agreements")
    lines: list[Text] = []
    for deal in zone.zones if zone is not None else ():
        told = [scene.speak(mark.text) for mark in deal.marks]
        cells = [Text(word) for word in DOT.join(told).split(" ")]
        lines.extend(flow(Text(scene.speak(deal.name), style="change"), cells, scene.width, " "))
    return lines
