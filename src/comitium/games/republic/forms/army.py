"""[1.09.64] The form for an army with its commander and its war."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from comitium.core.errors import Illegal
from comitium.core.forms import Field, Form, Way, rehearse
from comitium.core.messages import Phrase
from comitium.games.republic import names
from comitium.games.republic.choices import DONE, FLEETS, LEGIONS, VETERAN, WAR, argument, verb
from comitium.games.republic.forms import sketch
from comitium.games.republic.forms.registry import QuestionForm, near, one_of, register, shut
from comitium.games.republic.odds.battle import planned, rides_along
from comitium.games.republic.odds.sentences.armies import attack, forces
from comitium.games.republic.odds.sentences.phrases import phrase
from comitium.games.republic.rules.common.wars import fleet_strength
from comitium.games.republic.rules.r1_09_senate import kinds
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_11_chair import presiding
from comitium.games.republic.rules.r1_09_senate.r1_09_6_business import business_choices as words
from comitium.games.republic.rules.r1_09_senate.r1_09_6_business.r1_09_64_draft import TOO_FEW, UNSET, DraftMilitary, targets
from comitium.games.republic.rules.r1_09_senate.r1_09_6_business.r1_09_64_items import DEPLOYED, SIZE, Muster, items
from comitium.games.republic.rules.r1_09_senate.r1_09_6_business.r1_09_643_minimum import unwilling
from comitium.games.republic.state.numbers import CIVIL_WAR, FOUGHT, NOBODY, STRAY, count
from comitium.games.republic.state.republic import Republic

FORCE_RULE: Final = "1.09.64"
UNITS: Final = {
    "legions": Phrase("republic-form-legions"),
    "veterans": Phrase("republic-form-veterans"),
    "fleets": Phrase("republic-form-fleets"),
}


class ArmyForm(QuestionForm[DraftMilitary]):
    """[1.09.64] A commander, his war, legions, veterans and fleets, with what may come of it."""

    def form(self, game: Republic, seat: int, top: DraftMilitary, said: dict[str, int]) -> Form | None:
        if top.begun:
            return None
        muster = top.muster(game)
        menu = game.legal(seat)
        able = sorted([man for man in muster.commanders() if words.DEPLOY + man in menu], key=lambda man: -game.military(man))
        if not able:  # 4.05.3: where only garrisons are left to send
            return None
        free = muster.available()
        stands = sketch.standing(game, muster)
        kept = sketch.passed_levy(game, said)
        drawn = [war for war in targets(muster) if kept.get(f"{sketch.LEGIONS}{war}", 0) > 0]
        wars = sorted(targets(muster), key=lambda war: (war not in drawn, *sense(stands, muster, able, war)))
        if not wars:
            return None
        man, war = one_of(said, "commander", able), one_of(said, "war", wars)
        veterans, plain, fleets = count(free & game.veterans), count(free & ~game.veterans), muster.available_fleets()
        all_of = 1 if marches(muster, war, free) else 0  # without support only fleets can go
        of_all = min(kept.get(f"{sketch.LEGIONS}{war}", plain + veterans), plain + veterans) * all_of
        trained = min(of_all, veterans)
        sent = [near(said, "legions", of_all - trained, 0, plain), near(said, "veterans", trained, 0, veterans)]
        ships = kept.get(f"{sketch.FLEETS}{war}", wanted_fleets(game, muster, war, sum(sent), fleets))
        sent.append(near(said, "fleets", ships, 0, fleets))
        fields = [
            Field(
                "commander", phrase("republic-form-commander"), man, listed=tuple((one, commander(game, one)) for one in able)
            ),
            Field("war", phrase("republic-form-war"), war, listed=tuple((one, target(game, one)) for one in wars)),
            *(
                Field(id, text, number, 0, most, note=phrase("republic-form-of", amount=most))
                for (id, text), number, most in zip(UNITS.items(), sent, (plain, veterans, fleets), strict=True)
                if most or id == "legions"
            ),
        ]
        made = Form(phrase("republic-form-army"), FORCE_RULE, tuple(fields), covers=tuple(words.DEPLOY + one for one in able))
        try:
            choices, world = deployed(game, seat, man, war, *sent)
        except Illegal as refused:
            return replace(shut(made, refused), notes=needed(game, muster, war, sum(sent[:2])))
        army = sketch.Army(war, man, sum(sent[:2]), sent[1], sent[2])
        rungs = sketch.ladder(stands, army, plain + veterans, plain + veterans) if game.zone[war] == FOUGHT else None
        return _sent(made, choices, world, seat, rungs, DONE in game.stack[-1].legal(game, seat))


def _sent(made: Form, choices: list[int], world: Republic, seat: int, rungs: Phrase | None, is_second: bool) -> Form:
    """The army stands on paper: what may come of it, who must agree, and whether it may be proposed or ordered so."""
    top = world.stack[-1]
    assert isinstance(top, DraftMilitary)
    proposal = [kinds.MILITARY, *top.items]
    notes = tuple(phrase("republic-form-consent", senator=names.senator(man)) for man in unwilling(world, proposal))
    chair = presiding(world)
    if any(item[0] == DEPLOYED and item[1] == chair for item in items(proposal)):
        notes = (*notes, phrase("republic-form-chair-leaves", senator=names.senator(chair)))
    reason = top.why_not_done(world)
    why = None if reason is None else reason.refuse(world.spoken(DONE))
    made = made if why is None else shut(made, why)
    more = phrase("republic-form-put-with") if is_second else None  # beside “put it to the vote” without it
    put = [Way(more or top.wording(DONE) or phrase("republic-form-put"), (*choices, DONE))] if why is None else []
    ways = (*put, Way(phrase("republic-form-add"), tuple(choices)))
    told = forces(world, proposal)[-1:]
    return replace(made, ways=ways, odds=(*told, rungs) if told and rungs is not None else tuple(told), notes=notes)


def sense(game: Republic, muster: Muster, able: list[int], war: int) -> tuple[bool, bool, bool, float]:
    """In which order wars are offered: those that legions can reach, that are active, that nobody fights yet, and of those
    the one that all the free legions beat most likely."""
    free = muster.available()
    force = planned(game, war, able[0], count(free & ~game.veterans), count(free & game.veterans), muster.available_fleets())
    chance = attack(game, war, force).get("victory", 0.0) if war < CIVIL_WAR else 0.0
    fought = bool(muster.attacked() >> war & 1)
    return not marches(muster, war, free), game.zone[war] != FOUGHT, fought, -chance


def marches(muster: Muster, war: int, legions: int) -> bool:
    """Whether there are fleets enough for legions to go."""
    fleets = muster.available_fleets() + muster.fleets[STRAY + war]
    return muster.can_fight(war, count(legions | muster.legions[STRAY + war]), fleets)


def needed(game: Republic, muster: Muster, war: int, legions: int) -> tuple[Phrase, ...]:
    """[1.09.64] How many fleets the legions would need."""
    if not legions or muster.can_fight(war, legions, muster.fleets[STRAY + war]):
        return ()
    return (phrase("republic-form-needs", fleets=muster.least_fleets(war, legions)),)


def wanted_fleets(game: Republic, muster: Muster, war: int, legions: int, fleets: int) -> int:
    """All where there is a battle at sea to be won, else as many as the legions need."""
    if fleet_strength(game, war):
        return fleets
    return next((number for number in range(fleets + 1) if muster.can_fight(war, legions, number)), fleets)


def commander(game: Republic, man: int) -> Phrase:
    """[1.09.34] With what his Master of Horse adds, or the odds below would not be those of his number."""
    master = rides_along(game, man)
    added = game.military(master) if master >= 0 else 0
    return phrase("republic-form-man", senator=names.senator(man), military=game.military(man), master=added)


def target(game: Republic, war: int) -> Phrase:
    return phrase("republic-form-target", war=names.war(war), active=int(game.zone[war] == FOUGHT))


def deployed(
    game: Republic, seat: int, man: int, war: int, legions: int, veterans: int, fleets: int
) -> tuple[list[int], Republic]:
    """[1.09.64] The answers that send this army, and the state after them. Raises `Illegal` if it cannot be sent."""
    choices = [words.DEPLOY + man]
    world = _after(game, seat, choices[0])
    top = _draft(world)
    while top.begun:
        if top.begun[2] == UNSET:
            choices.append(WAR + war)
        elif top.begun[3] == UNSET:
            choices.append(LEGIONS + legions)
        elif top.begun[4] < 0:
            taken = count(-2 - top.begun[4])
            choices.append(DONE if taken >= veterans else _veteran(world, seat, man))
        else:
            choices.append(FLEETS + fleets)
        world = _after(world, seat, choices[-1])
        top = _draft(world)
    if top.items[-SIZE + 5] != fleets or count(top.items[-SIZE + 4]) != veterans:  # the only number that would do is another
        raise TOO_FEW.refuse()
    return choices, world


def _veteran(world: Republic, seat: int, man: int) -> int:
    """The next to go along: those first who owe him allegiance, then those who owe it to nobody."""
    found = [choice for choice in world.legal(seat) if verb(choice) == VETERAN]
    owed = {choice: world.allegiance[argument(choice)] for choice in found}
    return min(found, key=lambda choice: (owed[choice] != man, owed[choice] != NOBODY), default=DONE)


def _after(game: Republic, seat: int, choice: int) -> Republic:
    world = rehearse(game, seat, [choice])
    assert isinstance(world, Republic)
    return world


def _draft(world: Republic) -> DraftMilitary:
    top = world.stack[-1]
    assert isinstance(top, DraftMilitary)
    return top


register(DraftMilitary, ArmyForm())
