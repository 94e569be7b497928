"""The ways to play a game, as plates of the home page: with a teacher, alone, with bots, with friends; and how one wins it."""

from __future__ import annotations

from typing import Final

from comitium.core.messages import Phrase
from comitium.core.registry import game_type
from comitium.draw.page.before.inputs import Offer
from comitium.draw.page.model import Reader
from comitium.draw.page.shell import token
from comitium.draw.page.words import Words, icon, text

LESSON: Final = "lesson"
ALONE: Final = "alone"
BOTS: Final = "bots"
FRIENDS: Final = "friends"
SIGNS: Final = {LESSON: ("lamp",), ALONE: ("rule", "rule", "rule", "rule", "person"), BOTS: ("bot", "pact", "skull"),
                FRIENDS: ("people", "link")}  # fmt: skip
WINS: Final = ("people", "influence", "trophy")  # the signs of the three sentences


def offered(offer: Offer) -> tuple[str, ...]:
    """The ways there are for a game: the lesson if it has one, alone where the other factions are led by rule."""
    alone = bool(game_type(offer.game).meta.few.get(1))
    return tuple(way for way, there in ((LESSON, bool(offer.lesson)), (ALONE, alone), (BOTS, True), (FRIENDS, True)) if there)


def plates(offer: Offer, way: str, reader: Reader, words: Words) -> str:
    """How one may play it: the lesson begins at once, the others show their settings."""
    drawn = "".join(f"<li>{_plate(offer, one, one == way, reader, words)}</li>" for one in offered(offer))
    return f'<section><h2>{words.say("ways")}</h2><ul class="plates">{drawn}</ul></section>'


def _plate(offer: Offer, way: str, chosen: bool, reader: Reader, words: Words) -> str:
    signs = "".join(icon(sign, "s26") for sign in SIGNS[way])
    neutrals = game_type(offer.game).meta.few.get(1, 0)
    about = words.say(f"way-{way}-about", neutrals=neutrals) if way == ALONE else words.say(f"way-{way}-about")
    time = _time(offer, way, words)
    inside = (
        f'<span class="art">{signs}</span><span class="in"><b class="h3">{words.say(f"way-{way}")}</b>'
        f'<span class="sm">{about}</span><span class="sp"></span>'
        f'<span class="sm sub">{icon("people", "s16")} {_heads(offer, way)}{time}</span></span>'
    )
    if way == LESSON:
        gold = " gold" if reader.newcomer else ""
        return (
            f'<form method="post" action="/lessons" id="lesson">{token(reader)}<input type="hidden" name="game" '
            f'value="{offer.game}"><input type="hidden" name="lesson" value="{text(offer.lesson)}">'
            f'<button class="panel plate{gold}">{inside}</button></form>'
        )
    current = ' aria-current="true"' if chosen else ""
    return (
        f'<a class="panel plate{" sel" if chosen else ""}" href="/?game={offer.game}&amp;way={way}#settings"{current}>'
        f"{inside}</a>"
    )


def _heads(offer: Offer, way: str) -> str:
    """How many people it takes."""
    most = offer.players[1]
    return "1" if way != FRIENDS else f"2–{most}" if most > 2 else "2"


def _time(offer: Offer, way: str, words: Words) -> str:
    minutes = offer.minutes if way == LESSON else 0
    return f" · {icon('hourglass', 's16')} {words.say('way-minutes', minutes=minutes)}" if minutes else ""


def wins(game: str, words: Words) -> str:
    """How one wins, in three sentences."""
    said = [f"draw-page-wins-{game}-{place}" for place in range(1, len(WINS) + 1)]
    drawn = "".join(
        f"<li>{icon(sign, 's22')}<p><b>{words.maybe(f'{id}-lead')}</b> {words.maybe(id)}</p></li>"
        for sign, id in zip(WINS, said, strict=True)
        if words.maybe(id)
    )
    return f'<section class="panel wins"><h2 class="sr">{words.say("wins")}</h2><ul>{drawn}</ul></section>' if drawn else ""


def title(offer: Offer, way: str, words: Words) -> tuple[str, str]:
    """What stands above the settings: which game in which way, and what awaits one."""
    kick = words.say("way-new", way=Phrase(f"draw-page-way-{way}-short"))
    return kick, words.speak(Phrase(f"{offer.game}-title")) if way != ALONE else words.say("way-alone")
