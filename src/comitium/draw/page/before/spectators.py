"""Who may look on at a table, who does, and what they see; and for the host the switch."""

from __future__ import annotations

from comitium.draw.page.shell import link
from comitium.draw.page.words import Words, icon, sends, text


def spectators(address: str, who: tuple[str, ...], host: bool, words: Words) -> str:
    """`address` is where others look on, "" at a private table."""
    if address:
        told = f'<p class="sub">{words.say("spectators-open")} <b>{words.say("spectators-count", count=len(who))}</b></p>'
        named = ", ".join(text(name) for name in who if name)
        told += f'<p class="watching">{icon("eye", "s16")} {named}</p>' if named else ""
        told += link(address, words.say("gallery"), words)
    else:
        told = f'<p class="sub">{words.say("spectators-none")}</p>'
    shape, does = ("hidden", "spectators-close") if address else ("eye", "spectators-allow")
    button = f'<button type="button" class="btn small" {sends("spectators", allowed=not address)}>'
    switch = f"{button}{icon(shape, 's16')} {words.say(does)}</button>" if host else ""
    return f'<div class="fld"><span class="label">{words.say("spectators")}</span>{told}{switch}</div>'
