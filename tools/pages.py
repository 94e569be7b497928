"""Draw the pages of real matches into files and photograph them, without a server: what the design is judged by.

    python tools/pages.py OUT [NAME ...]        all pages, or those whose names begin so
    python tools/pages.py OUT --no-pictures     only the files
    python tools/pages.py OUT --all             dark also in French

Each picture is taken at 390 and 1440 pixels, light and dark, in English and French. Needs the built assets (`make assets`),
Chromium and Playwright.
"""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable
from functools import cache, partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from msgspec.structs import replace

import comitium
from comitium import bots
from comitium.core.messages import Event, Phrase
from comitium.core.registry import HasOdds
from comitium.draw import page
from comitium.draw.page import from_match
from comitium.draw.page.before.inputs import Home, Lobby, Saved
from comitium.draw.page.looks import LOOKS
from comitium.draw.page.model import ChatLine, ErrorPage, Hint, Person, Reader, Rulebook
from comitium.games.republic.events.attempts import AttemptResolved
from comitium.games.republic.events.combat import BattleDecided
from comitium.games.republic.events.population import StateOfTheRepublic
from comitium.games.republic.events.trials import AppealRolled
from comitium.match.orders import FORCED, StandingOrder
from comitium.match.walk import Walk
from comitium.web.bots.lookback import look_back

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from tests.draw.page import imagined  # noqa: E402
from tests.draw.page.drawn import taught  # noqa: E402

STATIC = ROOT / "src/comitium/web/static"
WIDTHS = (390, 1440)
CHAT = (ChatLine("Aïcha", "Salve ! Qui vote rouge ?", 2), ChatLine("Livia", "Nobody, I hope.", 3), ChatLine("Marco", "Hm.", 5))
OPENED = {
    "caesar-orders": "#tab-orders",
    "republic-orders": "#tab-orders",
    "idus-talk": "#tab-talk",
    "idus-help": "#tab-help",
}  # what is clicked before
TABLES = ("lesson", "caesar", "idus", "any", "replay", "republic")
CHROMIUM = ["--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run"]


def played(
    game: str, players: int, seed: int, stop: Callable[[comitium.Match], bool], bot: str = "tribune", **options: str
) -> comitium.Match:
    """A match that bots have played as far as it gets interesting."""
    match = comitium.new(game, players=players, seed=seed, **options)
    seats = [bots.make(bot, game, seed + seat) for seat in range(players)]
    while match.outcome is None and not stop(match):
        seat = match.game.actors()[0]
        match.choose(seat, seats[seat].choose(bots.Seat(game, match.game, seat, match.claims)))
    return match


@cache
def republic(stop: Callable[[comitium.Match], bool], seed: int = 7, bot: str = "tribune") -> comitium.Match:
    """A match of Res Publica Romana that is only looked at: played once for both languages."""
    return played("republic", 5, seed, stop, bot)


def people(count: int, seat: int | None, kinds: tuple[str, ...] = ("consul", "tribune", "praetor")) -> tuple[Person, ...]:
    return tuple(
        Person("you", "Livia") if place == seat else Person("bot", level=kinds[place % len(kinds)]) for place in range(count)
    )


def asked(kind: str, seat: int, after: int) -> Callable[[comitium.Match], bool]:
    """Until a seat is asked this kind of question, after so many choices."""

    def stop(match: comitium.Match) -> bool:
        return match.choices >= after and seat in match.game.actors() and (not kind or match.question(seat).kind == kind)

    return stop


def table(match: comitium.Match, seat: int | None, reader: Reader, decided: int = 0, **more: object) -> str:
    heard = match.event_count(seat)
    return page.table(
        from_match.table_of(
            match,
            seat,
            reader,
            "/seat/x",
            people(match.header.seats, seat),
            decided=decided or max(0, heard - 9),
            **more,
        )
    )


def home(reader: Reader, chosen: str, newcomer: bool) -> str:
    saved = (
        Saved(
            "/seat/a",
            "caesar",
            Phrase("caesar-turn", {"turn": 15, "seat": Phrase("caesar-seat-cleopatra")}),
            "yours",
            1,
            people(2, 1),
            played="2026-11-16T18:20",
        ),
        Saved(
            "/seat/b",
            "idus",
            Phrase("idus-turn", {"turn": 9, "turns": 14, "round": 2}),
            "open",
            3,
            people(7, 3),
            free=2,
            played="2026-11-15T10:00",
        ),
    )
    asks = Reader(reader.language, newcomer=newcomer)
    return page.home(
        Home(
            reader=asks,
            offers=from_match.offers(),
            chosen=chosen,
            yours=() if newcomer else saved,
            finished=() if newcomer else (replace(saved[0], state="over"),),
        )
    )


def lobby(reader: Reader) -> str:
    sitting = (
        Person("you", "Livia"),
        Person("open", link="/seat/4kQ2s7Pq0cV"),
        Person("bot", level="praetor"),
        Person("person", "Aïcha"),
        Person("open", link="/seat/9tR3kk2b7aX"),
    )
    settings = dict(comitium.new("idus", players=5, seed=1).header.options)
    return page.lobby(
        Lobby(
            reader=reader,
            address="/seat/x",
            game="idus",
            people=sitting,
            settings=settings,
            bots=tuple(bots.names("idus")),
            seat=0,
            host=True,
            code="ROMA 42",
            chat=(ChatLine("Aïcha", "Salve!", 3),),
        )
    )


@cache
def finished(game: str, players: int, seed: int) -> comitium.Match:
    """A match to its end."""
    return played(game, players, seed, lambda match: False)


def ending(reader: Reader, game: str, players: int, seat: int, seed: int = 11) -> str:
    match = finished(game, players, seed)
    made = from_match.table_of(match, seat, reader, "/seat/x", people(players, seat))
    report, charts, ladders = look_back(match.journal(), seat, reader.language)
    addresses = {"replay": "/replay/x", "journal": "/seat/x/journal", "rematch": "/seat/x/rematch"}
    ended = from_match.ending_of(match, made, **addresses, report=tuple(report))
    return page.ending(replace(ended, charts=tuple(charts), ladders=tuple(ladders)))


def replay(reader: Reader, game: str = "caesar", players: int = 2, step: int = 90) -> str:
    walk = Walk(finished(game, players, 11))
    return page.replay(from_match.replay_of(walk, step, 1, reader, "/replay/x", people(players, None)))


def gambles(match: comitium.Match) -> bool:
    """Until somebody is asked for a number of which the odds are known."""
    seat = match.game.actors()[0]
    return match.question(seat).kind == "Persuade" and bool(match.question(seat).amounts)


@cache
def kind_of(kind: str) -> Callable[[comitium.Match], bool]:
    """Until anybody is asked this kind of question."""
    return lambda match: match.question(match.game.actors()[0]).kind == kind


@cache
def happened(kind: type[Event], *, questions: tuple[str, ...] = ()) -> Callable[[comitium.Match], bool]:
    """Until this has happened before somebody's question (of one of these kinds)."""
    heard, found = 0, False

    def stop(match: comitium.Match) -> bool:
        nonlocal heard, found
        fresh = match.history(None, since=heard)
        heard += len(fresh)
        found = found or any(isinstance(event, kind) for event in fresh)
        return found and (not questions or match.question(match.game.actors()[0]).kind in questions)

    return stop


def suspended(match: comitium.Match) -> bool:
    """Until somebody's life is attempted in the middle of a vote, and bodyguards may be played."""
    seat = match.game.actors()[0]
    if match.question(seat).kind != "Guard":
        return False
    return bool(match.game_type.board(match.view(seat), None, match.claims).of_kind("floor"))


def sends(match: comitium.Match) -> bool:
    """Until somebody votes on an army that is to be sent."""
    question = match.question(match.game.actors()[0])
    return question.kind == "Turn" and any("attack" in one.id for one in question.odds)


def own(reader: Reader, match: comitium.Match, news: int = 9) -> str:
    """The table of whoever is asked, with so many events that are news to her."""
    seat = match.game.actors()[0]
    return table(match, seat, reader, decided=match.event_count(seat) - news)


def hinted(reader: Reader, match: comitium.Match) -> str:
    """Somebody has asked for the odds."""
    seat = match.game.actors()[0]
    known, legal = match.game_type, match.game.legal(seat)
    odds = known.chances(match.game, seat) if isinstance(known, HasOdds) else ()
    chances = () if odds else tuple((choice, 0.62 - 0.06 * place) for place, choice in enumerate(legal))
    return table(match, seat, reader, hint=Hint("consul:seconds=1", chances, legal[-1], odds))


def ordered(reader: Reader, match: comitium.Match, seat: int) -> str:
    """Somebody has left orders."""
    match.order(seat, StandingOrder("", FORCED))
    match.order(seat, StandingOrder("Place", match.game.legal(seat)[0], times=3, until="VoteDecided"))
    return table(match, seat, reader)


def waits(reader: Reader, match: comitium.Match, seat: int) -> str:
    """Somebody has left orders for the rest of a vote."""
    match.order(seat, StandingOrder("", FORCED))
    match.order(seat, StandingOrder("Turn", match.game.legal(seat)[0], within="Vote"))
    return table(match, seat, reader)


def anything(reader: Reader) -> str:
    """A board that no game has, drawn by what draws any board."""
    kept = LOOKS.pop("caesar")
    try:
        return page.table(imagined.table(reader, people(6, 2)))
    finally:
        LOOKS["caesar"] = kept


def plainly(reader: Reader, game: str, players: int, seat: int, question: str) -> str:
    """A known game without its own look."""
    kept = LOOKS.pop(game)
    try:
        return table(played(game, players, 4, asked(question, seat, 40)), seat, reader)
    finally:
        LOOKS[game] = kept


PAGES: dict[str, Callable[[Reader], str]] = {
    "caesar-group": lambda reader: table(played("caesar", 2, 5, asked("Place", 1, 60)), 1, reader),
    "caesar-veto": lambda reader: table(played("caesar", 2, 8, asked("VetoWindow", 0, 40)), 0, reader),
    "idus-vote": lambda reader: table(played("idus", 7, 4, asked("Vote", 3, 40)), 3, reader),
    "idus-consul": lambda reader: table(played("idus", 5, 4, asked("Assign", 1, 10)), 1, reader),
    "idus-side": lambda reader: table(played("idus", 8, 4, asked("ChooseSide", 1, 3)), 1, reader),
    "idus-watch": lambda reader: table(played("idus", 6, 2, lambda match: match.choices > 55), None, reader),
    "caesar-turn": lambda reader: table(played("caesar", 2, 3, asked("", 1, 90)), 1, reader),
    "any-republic": anything,
    "any-caesar": lambda reader: plainly(reader, "caesar", 2, 1, "Place"),
    "any-idus": lambda reader: plainly(reader, "idus", 7, 3, "Vote"),
    "republic-early": lambda reader: table(played("republic", 5, 3, asked("", 1, 60), "random"), 1, reader),
    "republic-late": lambda reader: table(played("republic", 6, 5, asked("", 2, 700), "random"), 2, reader),
    "republic-vote": lambda reader: table(played("republic", 5, 7, asked("Turn", 1, 300)), 1, reader),
    "republic-revenue": lambda reader: table(played("republic", 5, 7, asked("Redistribution", 1, 100)), 1, reader),
    "republic-forum": lambda reader: own(reader, played("republic", 5, 7, gambles)),
    "republic-counter": lambda reader: own(reader, played("republic", 5, 7, kind_of("CounterBribe"))),
    "republic-raise": lambda reader: own(reader, played("republic", 5, 7, kind_of("Raise"))),
    "republic-deploy": lambda reader: own(reader, played("republic", 5, 7, kind_of("DraftMilitary"))),
    "republic-attack": lambda reader: own(reader, played("republic", 5, 7, sends)),
    "republic-battle": lambda reader: own(reader, republic(happened(BattleDecided)), 30),
    "republic-speech": lambda reader: own(reader, republic(happened(StateOfTheRepublic)), 12),
    "republic-attempt": lambda reader: own(reader, republic(suspended, 12, "random")),
    "republic-struck": lambda reader: own(reader, republic(happened(AttemptResolved), 12, "random")),
    "republic-trial": lambda reader: own(reader, republic(happened(AppealRolled, questions=("Turn",)))),
    "republic-appeal": lambda reader: own(reader, republic(kind_of("Appeal"))),
    "republic-orders": lambda reader: waits(reader, played("republic", 5, 7, asked("Turn", 1, 300)), 1),
    "republic-war": lambda reader: table(played("republic", 3, 6, asked("DraftMilitary", 0, 200)), 0, reader),
    "lesson-caesar": lambda reader: page.table(taught("caesar", 3, reader)),
    "lesson-caesar-first": lambda reader: page.table(taught("caesar", 0, reader)),
    "lesson-caesar-end": lambda reader: page.table(taught("caesar", 99, reader)),
    "lesson-idus": lambda reader: page.table(taught("idus", 0, reader)),
    "lesson-idus-tried": lambda reader: page.table(taught("idus", 2, reader)),
    "lesson-republic": lambda reader: page.table(taught("republic", 3, reader)),
    "lesson-republic-vote": lambda reader: page.table(taught("republic", 11, reader)),
    "home": lambda reader: home(reader, "caesar", False),
    "home-new": lambda reader: home(reader, "idus", True),
    "lobby": lobby,
    "end-caesar": lambda reader: ending(reader, "caesar", 2, 1),
    "end-idus": lambda reader: ending(reader, "idus", 6, 2),
    "end-republic": lambda reader: ending(reader, "republic", 5, 1),
    "end-republic-won": lambda reader: ending(reader, "republic", 5, 1, 7),
    "replay": replay,
    "rules": lambda reader: page.rules(Rulebook(reader, "caesar", "7.3")),
    "error": lambda reader: page.error(ErrorPage(reader, 429, Phrase("refuse-over"), 30)),
    "caesar-curtain": lambda reader: table(comitium.new("caesar", seed=3), 0, reader, curtain="Aïcha"),
    "caesar-looks": lambda reader: table(comitium.new("caesar", seed=3), 0, reader, looks=True),
    "caesar-watch": lambda reader: table(played("caesar", 2, 5, asked("Place", 1, 60)), None, reader),
    "caesar-waits": lambda reader: table(played("caesar", 2, 5, asked("Place", 1, 60)), 0, reader),
    "caesar-hint": lambda reader: hinted(reader, played("caesar", 2, 3, asked("", 1, 90))),
    "republic-hint": lambda reader: hinted(reader, played("republic", 5, 3, gambles)),
    "caesar-orders": lambda reader: ordered(reader, played("caesar", 2, 5, asked("Place", 1, 60)), 1),
    "idus-talk": lambda reader: table(played("idus", 7, 4, asked("Vote", 3, 40)), 3, reader, chat=CHAT),
    "idus-help": lambda reader: table(played("idus", 7, 4, asked("Vote", 3, 40)), 3, reader, gallery="/watch/7Qx2"),
    "replay-republic": lambda reader: replay(reader, "republic", 5, 200),
    "caesar-prepare": lambda reader: table(comitium.new("caesar", seed=3), 0, reader),
}


def main() -> None:
    out = Path(sys.argv[1])
    wanted = [word for word in sys.argv[2:] if not word.startswith("--")]
    out.mkdir(parents=True, exist_ok=True)
    for name, draw in PAGES.items():
        if not wanted or name.startswith(tuple(wanted)):
            for language in ("en", "fr"):
                (out / f"{name}-{language}.html").write_text(draw(Reader(language)), encoding="utf-8")
    if "--no-pictures" not in sys.argv:
        photograph(out, wanted)


class Handler(SimpleHTTPRequestHandler):
    def translate_path(self, path: str) -> str:
        clean = path.partition("?")[0]
        if clean.startswith("/static/"):
            return str(STATIC / clean.removeprefix("/static/"))
        return super().translate_path(path)

    def log_message(self, *words: object) -> None:
        pass


def photograph(out: Path, wanted: list[str]) -> None:
    from playwright.sync_api import sync_playwright

    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Handler, directory=str(out)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=CHROMIUM)
        for width in WIDTHS:
            for theme in ("light", "dark"):
                context = browser.new_context(
                    viewport={"width": width, "height": 844 if width < 500 else 900},
                    color_scheme=theme,
                    device_scale_factor=1,
                    reduced_motion="reduce",  # a battle that is told in steps is seen whole
                    has_touch=width < 500,
                    is_mobile=width < 500,
                )
                context.route_web_socket("**", lambda socket: None)  # a wire that opens and says nothing
                tab = context.new_page()
                for file in sorted(out.glob("*.html")):
                    if wanted and not file.stem.startswith(tuple(wanted)):
                        continue
                    if theme == "dark" and file.stem.endswith("-fr") and "--all" not in sys.argv:
                        continue
                    tab.goto(f"http://127.0.0.1:{server.server_port}/{file.name}", wait_until="networkidle")
                    opened = next((click for name, click in OPENED.items() if file.stem.startswith(name)), "")
                    if opened:
                        tab.click(opened)
                        tab.locator(".notes").scroll_into_view_if_needed()
                    tab.screenshot(
                        path=out / f"{file.stem}-{width}-{theme}.png",
                        full_page=width < 500 and not file.stem.startswith(TABLES),
                    )
                context.close()
        browser.close()
    server.shutdown()


if __name__ == "__main__":
    main()
