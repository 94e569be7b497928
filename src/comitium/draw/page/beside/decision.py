"""The decision: one question, its rule, what was answered so far, options, amounts, odds, and why something cannot be done.

Choosing commits nothing; the button at the foot does, and it is named by its act. Everything that can be clicked on the table
is an option here as well.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from comitium.core.messages import Amount, Option, Phrase, Prompt
from comitium.core.registry import game_type
from comitium.core.vocabulary import AMOUNT
from comitium.draw.page.beside import absence, asides, clock, deals, forms, log, orders
from comitium.draw.page.beside.inspect import secrets
from comitium.draw.page.beside.stakes import Stakes, apart
from comitium.draw.page.look import PageLook
from comitium.draw.page.model import Hint, Shut, Table
from comitium.draw.page.shell import handing
from comitium.draw.page.words import Words, icon, sends, spoken_amount, unbroken
from comitium.draw.page.zones import keys, name_and_seat

MANY: Final = 7  # options from which on they are drawn closer together
LONG: Final = 14  # options from which on the list can be narrowed
ODDS: Final = 5  # choices whose chances are shown
SENTENCE: Final = re.compile(r"(?<=[.?!…])\s+(?=[A-ZÀ-Ý0-9«“])")  # between one and the next
STEP: Final = "step"  # the speed at which the computer waits for the reader
SAMPLE: Final = 777  # a number that stands for any other in a sentence


def panel(look: PageLook, model: Table, words: Words) -> str:
    """The panel of whoever decides, or who is waited for."""
    if model.looks:
        return _looks(look, model, words)
    if model.prompt is None:
        return _waiting(look, model, words)
    prompt = model.prompt
    faces = bool(prompt.options) and all(look.face(option, model.board, words) for option in prompt.options)
    many = " faces" if faces else " many" if len(prompt.options) >= MANY else " few"
    number = keys(prompt)
    stakes = Stakes(prompt, look, words)
    tags = look.tags(model, words)
    only = len(prompt.options) + len(prompt.amounts) == 1 and model.form is None
    covered = model.form.covers if model.form is not None else ()
    options, folded, below = "", "", ""
    groups: dict[str, list[str]] = {}
    for option in prompt.options:
        drawn = _option(option, look, model, words, number, tags.get(option.choice, ""), only, stakes)
        if heading := look.group(option):
            groups.setdefault(heading, []).append(drawn)
            continue
        if option.choice in covered:
            folded += drawn
        elif forms.is_beside(model.form) and forms.standing(model, option.choice) is None:
            below += drawn  # what the form does not add to follows it
        else:
            options += drawn
    shown = len(prompt.options) - sum(map(len, groups.values()))
    amounts, more = "", ""
    for place, one in enumerate(prompt.amounts):
        drawn = _amount(one, place, look, model, words, only, stakes)
        amounts, more = (amounts, more + drawn) if one.choice + one.low in covered else (amounts + drawn, more)
    asked, besides = map(unbroken, question(words.speak(prompt.text)))
    beside = forms.is_beside(model.form)
    rest = f'<div class="opts">{below}</div>' if below else ""
    quick, last = orders.quick(model, words), any(one.may_accept for one in model.deals)  # an offer comes before the answers
    besides = besides if model.form is None or beside else ""  # a form tells it as it stands while it is filled in
    return (
        f'<section class="panel dec" id="decision" aria-labelledby="kick"><header><div class="row">'
        f'<span class="kick" id="kick">{words.say("decision")}</span><span class="sp"></span>{words.cite(prompt.rule)}</div>'
        f"{_own_seats(look, model, words)}{clock.clock(model, words)}"
        f'<h2 id="question" tabindex="-1">{asked}</h2>{besides and f"<p>{besides}</p>"}{_odds(look, model, words)}'
        f"{_chain(look.chain(model.chain), words)}</header>"
        f'<form id="answer" data-at="{prompt.number}" data-seat="{prompt.seat}"><div class="body">'
        f"{deals.waiting(look, model, words)}{'' if last else quick}"
        f'<fieldset aria-labelledby="question">'
        f"{'' if beside else forms.filled(look, model, words)}{amounts if len(prompt.options) >= MANY else ''}"
        f'{_filter(shown, words)}{stakes.common()}<div class="opts{many}">{options}</div>{apart(prompt, stakes, look, words)}'
        f"{forms.filled(look, model, words) if beside else ''}{rest}{_grouped(groups, words)}"
        f"{amounts if len(prompt.options) < MANY else ''}{forms.stepwise(folded, more, words)}</fieldset>"
        f"{quick if last else ''}{_ordered(model, words)}{_hint(model.hint, prompt, model.thinking, words, stakes)}"
        f"{absence.away(model, words)}{asides.unasked(look, model, words)}</div>"
        f"<footer>{_buttons(look, model, words)}{_news(model, words)}{_why(model.shut, words)}</footer></form></section>"
    )


def question(said: str) -> tuple[str, str]:
    """The sentence that asks, and what is told besides it: the eye finds one question, and may read on.

    >>> question("How many talents does Fabius have from now on? He holds 5 T.")
    ('How many talents does Fabius have from now on?', 'He holds 5 T.')
    >>> question("On the floor: a land bill. Do you interrupt?")
    ('Do you interrupt?', 'On the floor: a land bill.')
    >>> question("Choose a card.")
    ('Choose a card.', '')
    """
    sentences = SENTENCE.split(said)
    asked = next((one for one in sentences if one.endswith("?")), said)
    return asked, " ".join(one for one in sentences if one is not asked) if asked is not said else ""


def _odds(look: PageLook, model: Table, words: Words) -> str:
    """The chances of what is asked, where the game counts them; what the form tells is only read out."""
    prompt = model.prompt
    assert prompt is not None
    tells = model.form.tells if model.form is not None else ()
    drawn = ["sr" if one.id in tells else look.pictured(one) for one in prompt.odds]
    said = [unbroken(words.speak(one)) for one in prompt.odds]
    lines = "".join(
        f'<li class="{how}">{one}</li>' if how else f"<li>{one}</li>" for one, how in zip(said, drawn, strict=True)
    )
    form = "sr" if all(how == "sr" for how in drawn) else "foretold"
    return f'<ul class="{form}" aria-label="{words.say("foretold")}">{lines}</ul>' if lines else ""


# -- what may be answered


def _grouped(groups: dict[str, list[str]], words: Words) -> str:
    """Options that are folded under a heading; what is chosen on the table is chosen all the same."""
    return "".join(
        asides.folded(
            f"group-{place}",
            words.speak(Phrase(heading, {"count": len(drawn)})),
            f'<div class="opts many">{"".join(drawn)}</div>',
        )
        for place, (heading, drawn) in enumerate(groups.items())
    )


def _filter(options: int, words: Words) -> str:
    """A long list can be narrowed by a word."""
    if options < LONG:
        return ""
    label = words.say("filter")
    return f'<input type="text" class="filter" data-filter aria-label="{label}" placeholder="{label}" autocomplete="off">'


def _option(
    option: Option, look: PageLook, model: Table, words: Words, number: dict[int, str], tag: str, only: bool, stakes: Stakes
) -> str:
    assert model.prompt is not None
    digit = number.get(option.choice, "")
    shown, key = (f"<kbd>{digit}</kbd>", f' data-key="{digit}"') if digit else ("", "")
    way = forms.standing(model, option.choice)
    act = f' data-act="{words.speak(way.text)}" data-way="{forms.place(model, way)}"' if way is not None else ""
    detail = words.speak(way.note) if way is not None and way.note is not None else look.detail(option, model.board, words)
    rule = words.cite(option.rule) if option.rule != model.prompt.rule else ""
    below = (f'<span class="d">{detail}</span>' if detail else "") + ("" if look.form(option) else stakes.of(option))
    below += _chance(option.choice, model.hint, words)
    checked = " checked" if only else ""
    form = f"opt {look.form(option)}".rstrip()
    return (
        f'<label class="{form}">{look.face(option, model.board, words)}<input type="radio" name="choice" value="'
        f'{option.choice}"{checked}{key}{act}>'
        f'<span class="t">{words.speak(option.text)}</span><span class="k">{tag}{rule}{shown}</span>{below}</label>'
    )


def _chance(choice: int, hint: Hint | None, words: Words) -> str:
    """What may come of a choice, beside it, for who has asked: counted where the game counts it, else as a bot sees it."""
    if hint is None:
        return ""
    counted = dict(hint.odds).get(choice)
    guessed = dict(hint.chances).get(choice)
    if counted is None and guessed is None:
        return ""
    said = words.speak(counted) if counted is not None else words.say("hint-wins", chance=percent(guessed or 0.0))
    return f'<span class="odd">{icon("odds", "s14")} {said}</span>'


def _chances(one: Amount, start: int, hint: Hint | None, words: Words) -> str:
    """The same for a number: the page shows that of the number which is chosen."""
    if hint is None:
        return ""
    known = dict(hint.odds)
    lines = "".join(
        f'<span data-for="{number}"{"" if number == start else " hidden"}>{words.speak(known[one.choice + number])}</span>'
        for number in range(one.low, one.high + 1, one.step)
        if one.choice + number in known
    )
    return f'<output class="odd">{icon("odds", "s14")} {lines}</output>' if lines else ""


def _amount(one: Amount, place: int, look: PageLook, model: Table, words: Words, only: bool, stakes: Stakes) -> str:
    """A number to be chosen: a slider, two buttons and a field that say the same."""
    assert model.prompt is not None
    low, high, step = one.low, one.high, one.step
    start = look.start(one, model.prompt)
    name = _varies(one)
    sample = words.speak(spoken_amount(one.text, name, SAMPLE)).replace(str(SAMPLE), "#")
    single = words.speak(spoken_amount(one.text, name, 1))
    limits = words.say("amount-each" if one.unit_cost > 1 else "amount", low=low, high=high, step=step, each=one.unit_cost)
    checked, lone = (" checked", " lone") if only else ("", "")
    rule = words.cite(one.rule) if one.rule != model.prompt.rule else ""
    span = f'min="{low}" max="{high}" step="{step}" value="{start}"'
    label = words.say("amount-number")
    key = len(model.prompt.options) + place + 1  # the digits go on where those of the options end
    return (
        f'<div class="amount{lone}" data-base="{one.choice}" data-each="{one.unit_cost}"'
        f' data-many="{sample}" data-one="{single}">'
        f'<input type="radio" name="choice" value="amount" id="amount-{place}"{checked} data-key="{key}">'
        f'<label class="t" for="amount-{place}">{words.speak(spoken_amount(one.text, name, start))}</label><div class="pick">'
        f'<button type="button" data-bump="-1" aria-label="{words.say("less")}">{icon("minus")}</button>'
        f'<input type="range" {span} aria-label="{label}"><button type="button" data-bump="1" '
        f'aria-label="{words.say("more")}">{icon("plus")}</button><input type="number" {span} aria-label="{label}" '
        f'inputmode="numeric">{look.scale(one, model.prompt, words)}</div>'
        f"{_chances(one, start, model.hint, words)}{stakes.of_choice(one.choice + one.low)}"
        f'<p class="d">{limits} {rule}</p></div>'
    )


def _varies(one: Amount) -> str:
    """The argument of its sentence that is the number."""
    if AMOUNT in one.text.args:
        return AMOUNT
    return next((key for key, value in one.text.args.items() if value == one.low), AMOUNT)


def _chain(answered: Sequence[Option], words: Words) -> str:
    """What this step has seen so far."""
    if not answered:
        return ""
    links = "".join(f"<li>{words.speak(option.text)}</li>" for option in answered)
    return f'<ul class="chain" aria-label="{words.say("chain")}">{links}</ul>'


def _news(model: Table, words: Words) -> str:
    """On a small screen the log lies below: the way there, how much of it is new, and where people claim things the way to
    say something oneself."""
    count = log.news(model)
    said = words.say("news", count=count) if count else words.say("tab-log")
    claim = ""
    if model.talks and model.board.seat is not None and not model.board.over:
        claim = f'<a class="btn ghost small news" data-talk="1" href="#notes">{icon("chat")} {words.say("claim")}</a>'
    return f'<a class="btn ghost small news" href="#notes">{icon("log")} {said}{icon("chat", "talks")}</a>{claim}'


def _ordered(model: Table, words: Words) -> str:
    """What standing orders have answered for the reader; where no other answer was possible, it says so."""
    if not model.ordered:
        return ""
    given = ", ".join(dict.fromkeys(words.speak(option.text) for option in model.ordered[-3:]))
    only = model.forced == len(model.ordered)
    told = words.say("ordered-only" if only else "ordered", count=len(model.ordered), given=given)
    rules = dict.fromkeys(option.rule for option in model.ordered[-3:] if only)
    cited = "".join(f" {words.cite(rule)}" for rule in rules)
    return f'<div class="note">{icon("bell")}<span>{told}{cited}</span></div>'


# -- what helps to decide


def _hint(hint: Hint | None, prompt: Prompt, thinking: bool, words: Words, stakes: Stakes) -> str:
    """The chances of winning as a bot of the house sees them, from what the reader knows; never a verdict in colour. Where
    there are none, what its answer gains and loses, or that there is nothing to count."""
    if thinking:
        return f'<div class="note" role="status">{icon("hourglass")}<span>{words.say("hint-thinking")}</span></div>'
    if hint is None:
        return ""
    counted = f"<p>{words.say('hint-counted')}</p>" if hint.odds else ""
    texts = {option.choice: words.speak(option.text) for option in prompt.options}
    adviser = Phrase(f"bots-level-{hint.adviser.partition(':')[0]}")
    if not hint.chances:
        told = texts.get(hint.recommended or 0, "") or _number(hint.recommended or 0, prompt, words)
        plain = f"<p>{words.say('hint-plain', bot=adviser, choice=told)}</p>" if told else ""
        plain += stakes.of_choice(hint.recommended or 0)
        if not hint.odds and not stakes.by_choice and not prompt.odds:
            plain += f"<p>{words.say('hint-bare')}</p>"
        return f'<div class="note hint">{icon("odds")}<div>{plain}{counted}</div></div>'
    lines = "".join(
        f'<li><b>{words.percent(percent(chance))}</b><svg viewBox="0 0 60 10" aria-hidden="true"><rect width="60" height="10" '
        f'rx="2"/><rect width="{round(60 * max(0.0, min(1.0, chance)))}" height="10" rx="2"/></svg>'
        f"<span>{told}</span></li>"
        for choice, chance in hint.chances[:ODDS]
        if (told := texts.get(choice) or _number(choice, prompt, words))
    )
    return (
        f'<div class="note hint">{icon("odds")}<div><p>{words.say("hint", bot=adviser)}</p><ul class="odds">{lines}</ul>'
        f"{counted}</div></div>"
    )


def _number(choice: int, prompt: Prompt, words: Words) -> str:
    """An amount as an answer, in words."""
    for one in prompt.amounts:
        if one.low <= choice - one.choice <= one.high:
            return words.speak(spoken_amount(one.text, _varies(one), choice - one.choice))
    return ""


def percent(chance: float) -> str:
    """Whole percents; a chance that is not nought is never shown as nought.

    >>> percent(0.634), percent(0.001), percent(0.0), percent(0.999)
    ('63', '< 1', '0', '> 99')
    """
    if 0 < chance < 0.01:
        return "< 1"
    return "> 99" if 0.99 < chance < 1 else f"{chance * 100:.0f}"


def _why(shut: tuple[Shut, ...], words: Words) -> str:
    """What cannot be done now, each with its reason and its rule."""
    if not shut:
        return ""
    reasons = "".join(
        f'<div class="shut"><b>{icon("lock", "s14")} {words.speak(one.text)}</b><p>{words.speak(one.why)}</p>'
        f"{words.cite(one.rule)}</div>"
        for one in shut
    )
    return (
        f'<details class="why" id="why" data-keep><summary data-key="w">{icon("help", "s16")} {words.say("why-not")}'
        f"</summary><div>{reasons}</div></details>"
    )


# -- buttons


def _buttons(look: PageLook, model: Table, words: Words) -> str:
    """Confirm, named by its act once something is chosen; take back; odds; and where a game is prepared, let it be done."""
    prompt = model.prompt
    assert prompt is not None
    starts = [spoken_amount(one.text, _varies(one), look.start(one, prompt)) for one in prompt.amounts]
    both = (*(option.text for option in prompt.options), *starts)
    ready = [one for one in model.form.ways[:1] if one.stands_for < 0] if model.form is not None else []
    only = words.speak(ready[0].text) if ready else words.speak(both[0]) if len(both) == 1 else ""
    idle = "" if only else ' aria-disabled="true"'
    confirm = (
        f'<button class="btn pri" id="confirm" data-idle="{words.say("choose")}"{idle}>{icon("check")} '
        f'<span id="confirm-text">{only or words.say("choose")}</span> <kbd>↵</kbd></button>'
    )
    prepares = prompt.kind in game_type(model.board.game).profile.preparation and model.coach is None
    auto = (
        f'<button type="button" class="btn ghost" data-send="auto">{icon("bot")} {words.say("auto")}</button>'
        if prepares
        else ""
    )
    hint = (
        f'<button type="button" class="btn ghost small" data-send="hint" data-key="o">{icon("odds")} '
        f"{words.say('hint-ask')} <kbd>O</kbd></button>"
        if model.hint is None and not model.thinking and not _filled_in(model)
        else ""
    )
    return f"{confirm}{undo(model, words)}{auto}{hint}{deals.opener(look, model, words)}"


def _filled_in(model: Table) -> bool:
    """Whether a form stands for every answer: advice would name one of the answers that it hides."""
    prompt, form = model.prompt, model.form
    assert prompt is not None
    return form is not None and all(one.choice in form.covers for one in prompt.options)


def undo(model: Table, words: Words) -> str:
    """Take back, or why not."""
    if model.undo:
        return (
            f'<button type="button" class="btn" data-send="undo" data-key="z">{icon("undo")} {words.say("undo")} <kbd>Z'
            f"</kbd></button>"
        )
    if model.take_back is not None and not model.take_back.asked:
        label, about = ("undo", "back-alone") if model.take_back.alone else ("back-ask", "back-ask-about")
        return (
            f'<button type="button" class="btn" data-send="take-back" data-key="z" title="{words.say(about)}">{icon("undo")} '
            f"{words.say(label)} <kbd>Z</kbd></button>"
        )
    if model.undo_why is None:
        return ""
    why = words.speak(model.undo_why)
    return (
        f'<button type="button" class="btn" aria-disabled="true" title="{why}" aria-describedby="undo-why">{icon("undo")} '
        f'{words.say("undo")}</button><span id="undo-why" class="sr">{why}</span>'
    )


# -- whoever leads several


def _own_seats(look: PageLook, model: Table, words: Words) -> str:
    """The seats that the reader leads, if there are several: which of them she answers for now, and the way to the others."""
    own = [seat for seat, one in enumerate(model.people) if one.kind in ("you", "yours")]
    if len(own) < 2 or model.board.over:
        return ""
    drawn = []
    for seat in own:
        inside = f"{look.badge(seat)}<b>{words.speak(model.board.seats[seat])}</b>"
        if seat == model.board.seat:
            drawn.append(f'<span class="own now" aria-current="true">{inside}</span>')
            continue
        asked = f'<span class="sr">{words.say("decides")}</span>{icon("next", "s14")}' if seat in model.board.asked else ""
        drawn.append(f'<button type="button" class="own" {sends("pass", seat=seat)}>{inside}{asked}</button>')
    return f'<div class="row wrap owns" role="group" aria-label="{words.say("own-seats")}">{"".join(drawn)}</div>'


# -- nobody decides yet


def _looks(look: PageLook, model: Table, words: Words) -> str:
    """One of several people at a device sees her cards for the first time, and is asked nothing."""
    return (
        f'<section class="panel dec wait looks" id="decision" aria-labelledby="question"><header><span class="kick">'
        f'{words.say("looks-first")}</span><h2 id="question" tabindex="-1">{words.say("looks")}</h2></header>'
        f'<div class="body" tabindex="0" role="group" aria-labelledby="question"><p class="sub">{words.say("looks-about")}</p>'
        f"{secrets(look, model.board, words)}</div>"
        f'<footer><button class="btn pri" data-send="looked">{icon("hidden")} {words.say("looks-done")}</button></footer>'
        "</section>"
    )


# -- somebody else decides


def _waiting(look: PageLook, model: Table, words: Words) -> str:
    """The same panel without options: whom everybody waits for."""
    board = model.board
    names = tuple(board.seats[seat] for seat in board.asked)
    title = (
        words.say("over") if board.over else words.speak(Phrase("draw-page-waiting", {"seats": names, "count": len(names)}))
    )
    listed = "".join(_waited(look, model, seat, words) for seat in board.asked)
    taken = undo(model, words) if model.undo or model.take_back is not None else ""
    back = ""
    if model.replaced:
        plays = "draw-page-resigned" if model.resigned else "draw-page-replaced"
        back = f'<p class="sub">{words.speak(Phrase(plays, {"bot": Phrase(f"bots-level-{model.replaced}")}))}</p>'
    if model.replaced and not model.resigned:
        back += f'<button class="btn pri" data-send="return">{icon("seats")} {words.say("return")}</button>'
    steps = (
        f'<button class="btn pri" data-send="next" data-key="Enter" title="{words.say("pace-on-about")}">{icon("next")} '
        f"{words.say('pace-on')}</button>"
        if model.speed == STEP and board.seat is not None and not board.over and not _only_people(model)
        else ""
    )
    return (
        f'<section class="panel dec wait" id="decision" aria-labelledby="kick"><header><span class="kick" id="kick">'
        f"{words.say('ended' if board.over else 'others')}</span>{_own_seats(look, model, words)}"
        f'<h2 id="question" tabindex="-1">{title}</h2></header>'
        f'<div class="body">{absence.away(model, words)}{deals.waiting(look, model, words)}<ul class="col">{listed}</ul>'
        f"{clock.clock(model, words)}"
        f"{_ordered(model, words)}{asides.unasked(look, model, words)}</div>"
        f"<footer>{back}{steps}{taken}{deals.opener(look, model, words)}{_news(model, words)}</footer></section>"
    )


def _only_people(model: Table) -> bool:
    """Whether everybody that the table waits for is a person: no bot would go on at a click."""
    asked = [model.people[seat].kind for seat in model.board.asked if seat < len(model.people)]
    return bool(asked) and not {"bot", "rule"} & set(asked)


def _waited(look: PageLook, model: Table, seat: int, words: Words) -> str:
    """Who decides, and what, where the table shows it; if it is somebody at this screen, she can be handed it."""
    name, who = name_and_seat(model.people, model.board, seat, words)
    one = model.people[seat] if seat < len(model.people) else None
    hand = handing(seat, name, words, "btn pri") if one is not None and one.kind == "device" else ""
    told = next((mark for zone in model.board.walk() if zone.owner == seat and (mark := zone.mark("asked"))), None)
    what = f'<span class="sm">{words.speak(told.text)}</span>' if told is not None else ""
    return f'<li class="row wrap">{look.badge(seat)}<b>{name}</b><span class="sm mut">{who}</span>{what}{hand}</li>'
