"""When something cannot be shown: what happened, in a sentence, and where to go from here."""

from __future__ import annotations

from comitium.core.messages import Phrase
from comitium.draw.page.model import ErrorPage, Reader
from comitium.draw.page.shell import crumbs, page, top
from comitium.draw.page.words import Words, icon
from comitium.text import say

KNOWN = (400, 401, 403, 404, 405, 409, 410, 413, 429, 500, 503)


def error(model: ErrorPage) -> str:
    words = Words(model.reader.language)
    status = model.status if model.status in KNOWN else 500 if model.status >= 500 else 400
    title = words.say(f"error-{status}")
    why = f"<p>{words.speak(model.why)}</p>" if model.why is not None else ""
    wait = f"<p>{words.say('error-wait', seconds=model.wait)}</p>" if model.wait else ""
    inside = (
        f'{top(model.reader, words, crumbs(title))}<main class="pg one" id="main"><section class="panel pad sorry">'
        f"{icon('rout', 's26')}"
        f'<span class="kick">{model.status}</span><h1>{title}</h1>{why}{wait}<a class="btn pri" href="/">'
        f"{words.say('home')}</a></section></main>"
    )
    return page(model.reader, say(Phrase(f"draw-page-error-{status}"), words.language), inside, ("home",))


def offline(reader: Reader) -> str:
    """What a browser shows where there is no network: it was kept when there was one."""
    words = Words(reader.language)
    inside = (
        f'<main class="pg one" id="main"><section class="panel pad sorry">{icon("warn", "s26")}<h1>{words.say("offline")}</h1>'
        f'<p>{words.say("offline-about")}</p><a class="btn pri" href="/">{words.say("offline-again")}</a></section></main>'
    )
    return page(reader, say(Phrase("draw-page-offline"), words.language), inside, ("home",))
