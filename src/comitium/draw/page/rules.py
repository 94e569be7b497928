"""The rules of a game in our own words, chapter by chapter; the one that is asked for stands first, then the words."""

from __future__ import annotations

from comitium.core.messages import Phrase
from comitium.draw.page.beside.notes import cited, word_list
from comitium.draw.page.looks import look
from comitium.draw.page.model import Rulebook
from comitium.draw.page.shell import crumbs, page, top
from comitium.draw.page.summary import summary
from comitium.draw.page.words import Words, text, titles
from comitium.draw.rulebook import chapters, find_rules, stakes
from comitium.draw.rulebook import rules as all_rules
from comitium.ledger import Rule
from comitium.text import say


def rules(model: Rulebook) -> str:
    words = Words(model.reader.language, model.game)
    name = words.speak(Phrase(f"{model.game}-title"))
    asked = _asked(model, words)
    body = "".join(_chapter(model.game, number, title, words) for number, title in chapters(model.game, words.language))
    inside = (
        f'{top(model.reader, words, crumbs(name, words.say("rules")))}<main class="pg one" id="main"><header '
        f'class="hero"><h1>{name}</h1></header>{asked}<div class="hero">'
        f'<p>{cited(look(model.game).aim(model.game, words), words)}</p><p class="sm sub">{words.say("rules-about")}'
        f'</p></div><section class="panel pad"><details class="glossary" id="words"><summary><h2>{words.say("words")}</h2>'
        f"</summary>{word_list(model.game, words.language)}</details></section>{body}</main>"
    )
    return page(model.reader, say(Phrase(f"{model.game}-title"), words.language), inside, ("home",))


def _asked(model: Rulebook, words: Words) -> str:
    """What the window with a rule shows: the rule, and those below it."""
    if not model.asked:
        return ""
    found = find_rules(model.game, words.language, model.asked)[:8]
    shown = "".join(_rule(rule, words, "") for rule in found)
    none = words.say("rules-none", rule=text(model.asked))
    return f'<section class="panel pad asked"><h2 class="sr">{words.say("rule")}</h2>{shown or none}</section>'


def _chapter(game: str, number: str, title: str, words: Words) -> str:
    listed = "".join(
        _rule(rule, words, f' id="r-{rule.number}"') for rule in all_rules(game) if rule.number.split(".")[0] == number
    )
    return f'<section class="panel pad"><h2>{number} · {text(title)}</h2>{listed}</section>'


def _stakes(rule: Rule, words: Words) -> str:
    """What is at stake by it, in one line."""
    told = text(" · ".join(stakes(words.game, rule.number, words.language)))
    return f'<p class="sm sub">{words.say("stakes")}{words.colon}{told}</p>' if told else ""


def _rule(rule: Rule, words: Words, id: str) -> str:
    return (
        f'<article class="rule"{id}><h3><span class="no">§ {rule.number}</span>'
        f"{titles(words.game, words.language)[rule.number]}</h3>"
        f"<p>{summary(rule, words)}</p>{_stakes(rule, words)}</article>"
    )
