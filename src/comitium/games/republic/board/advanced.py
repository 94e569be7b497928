"""The advanced rules on the table [2]: the Pontifex Maximus with his priests, a trial with advocates, sponsors of a law, laws
that wait, and veterans that were disbanded."""

from __future__ import annotations

from typing import Final

from comitium.core.board import Mark, Piece, Zone
from comitium.core.messages import Phrase, Value
from comitium.games.republic import names
from comitium.games.republic.board.explain import explain
from comitium.games.republic.board.signs import Signs
from comitium.games.republic.catalogue.keys import LAW_KEYS
from comitium.games.republic.catalogue.tables import (
    ACQUITTED_ADVOCATE,
    ACQUITTED_PROSECUTOR,
    CONVICTED_ADVOCATE,
    CONVICTED_INFLUENCE,
    CONVICTED_POPULARITY,
    OMENS_PAYMENT,
    PONTIFEX_STRIPPED,
    PRIEST_WAR_VOTES,
)
from comitium.games.republic.rules.r1_09_senate.kinds import MINOR, PONTIFEX_REMOVAL
from comitium.games.republic.rules.r2_06_laws.r2_06_2_laws import COSPONSOR_GAIN, SPONSOR_GAIN
from comitium.games.republic.state.numbers import SENATE
from comitium.games.republic.view.advanced import PontifexView, SpeakerView, TrialView
from comitium.games.republic.view.parts import DefenceView, SenatorView
from comitium.games.republic.view.view import RepublicView

STAKES: Final = (("trial-advocate-wins", ACQUITTED_ADVOCATE), ("trial-advocate-loses", -CONVICTED_ADVOCATE))

SENTENCES: Final = {"minor": "trial-sentence-minor", "major": "trial-sentence-major"}


def _say(id: str, **args: Value) -> Phrase:
    """A sentence of this part of the table."""
    return Phrase(f"republic-advboard-{id}", args)


def _number(id: str, value: int) -> Mark:
    return Mark(id, _say(id, count=value), value)


def _badge(id: str) -> Mark:
    """Something that is so or not."""
    return Mark(id, _say(id))


def advanced_zones(view: RepublicView, signs: Signs) -> tuple[Zone, ...]:
    """What the rule sets in force lay beside the floor of the Senate."""
    found: list[Zone] = []
    seats = {man.senator: faction.seat for faction in view.factions for man in faction.senators}
    pontifex, trial = view.advanced.pontifex, view.advanced.trial
    if trial is not None:
        found.append(_trial(trial, view, seats, signs))
    if pontifex is not None and view.phase == SENATE and (pontifex.senator is not None or pontifex.priests):
        found.append(_pontifex(pontifex, seats))
    return tuple(found)


# -- [2.01] the Pontifex Maximus


def _pontifex(pontifex: PontifexView, seats: dict[int, int]) -> Zone:
    """[2.01] Who he is, what he may still do, what he answers for, and his priests."""
    man = pontifex.senator
    marks: list[Mark] = [_badge("pontifex-vacant")]
    if man is not None:
        marks = [
            Mark("holder", names.senator(man), face=names.SENATORS[man], owner=seats.get(man)),
            _badge("temple"),
            Mark(
                "war-votes",
                _say("war-votes", count=pontifex.votes, war=pontifex.war_votes),
                pontifex.war_votes,
                pontifex.votes,
            ),
            Mark("omens-payment", _say("omens-payment", count=OMENS_PAYMENT, held=pontifex.talents), OMENS_PAYMENT),
            _number("removal", -PONTIFEX_STRIPPED),
            _right("priesthood", pontifex.gave),
            _right("pontifex-veto", pontifex.vetoed),
        ]
    if pontifex.on_war:
        marks.append(_badge("on-war"))
    priests = tuple(
        Piece(
            id=f"priest/{names.SENATORS[one]}",
            kind="priest",
            name=names.senator(one),
            face=names.SENATORS[one],
            owner=seats.get(one),
            marks=(_number("war-vote", PRIEST_WAR_VOTES),),
        )
        for one in pontifex.priests
    )
    return Zone(
        id="pontifex", kind="pontifex", name=Phrase("republic-office-pontifex-maximus"), pieces=priests, marks=tuple(marks)
    )


def _right(id: str, used: bool) -> Mark:
    """[2.01.3] [2.01.5] Once in a Senate Phase."""
    word = "used" if used else "unused"
    return Mark(id, _say(f"{id}-{word}"), face=word)


# -- [2.05] advocates


def _trial(trial: TrialView, view: RepublicView, seats: dict[int, int], signs: Signs) -> Zone:
    """[2.05] Who accuses and who speaks for the accused; before he is found, who could."""
    kind = "minor" if trial.kind == MINOR else "major"
    men = {man.senator: man for faction in view.factions for man in faction.senators}
    marks = [_party("prosecutor", trial.prosecutor, seats, men), _party("accused", trial.accused, seats, men)]
    if trial.speaker.senator != trial.accused:
        marks.append(_party("asked" if trial.asked else "advocate", trial.speaker.senator, seats, men))
    marks += [_number(id, amount) for id, amount in STAKES if trial.candidates or len(marks) > 2]
    marks.append(_number("trial-prosecutor-loses", -ACQUITTED_PROSECUTOR))
    lost: dict[str, Value] = {"influence": -CONVICTED_INFLUENCE, "popularity": -CONVICTED_POPULARITY}
    marks.append(Mark("trial-sentence", _say(SENTENCES[kind], **lost)))
    marks.append(_badge("trial-prosecutor-wins"))
    marks.append(_edge(trial.speaker))
    found = sorted((trial.speaker, *trial.candidates), key=lambda one: -one.edge) if trial.candidates else ()
    speakers = tuple(_candidate(one, trial, seats, signs) for one in found)
    return Zone(id="trial", kind="trial", name=_say(f"trial-{kind}"), pieces=speakers, marks=tuple(marks))


def _party(role: str, man: int, seats: dict[int, int], men: dict[int, SenatorView]) -> Mark:
    text = _say(role, senator=names.senator(man), oratory=men[man].oratory, influence=men[man].influence)
    return Mark(role, text, face=names.SENATORS[man], owner=seats.get(man))


def _edge(speaker: SpeakerView) -> Mark:
    """[2.05.3] What is added to the two dice, and the votes on average."""
    sign = "more" if speaker.edge > 0 else "less" if speaker.edge else 0
    args: dict[str, Value] = {"sign": sign, "size": abs(speaker.edge), "votes": abs(speaker.votes)}
    args["chance"] = speaker.acquits
    args["gains"] = "more" if speaker.votes > 0 else "less" if speaker.votes else 0
    return Mark("speech", _say("speech", **args), speaker.edge)


def _candidate(speaker: SpeakerView, trial: TrialView, seats: dict[int, int], signs: Signs) -> Piece:
    """[2.05.2] He himself is chosen by no word that names him."""
    man = speaker.senator
    himself = man == trial.accused
    return Piece(
        id=f"speaker/{names.SENATORS[man]}",
        kind="speaker",
        name=names.senator(man),
        face=names.SENATORS[man],
        owner=seats.get(man),
        marks=(_edge(speaker), *((_badge("himself"),) if himself else ())),
        choices=() if himself else signs.on("senator", man),
    )


# -- [2.06] laws, [2.01.8] the removal


def floor_marks(view: RepublicView) -> list[Mark]:
    """[2.06.3] What the sponsors of a law gain, and what becomes of its card; [2.01.8] how many votes it takes."""
    law, vote = view.advanced.law, view.vote
    if law is not None:
        gains = ((law.sponsor, "sponsor", SPONSOR_GAIN), (law.cosponsor, "cosponsor", COSPONSOR_GAIN))
        piece = Piece(id="", kind="law", name=names.law(law.law), face=LAW_KEYS[law.law])
        return [
            Mark("law-text", explain(piece)[1][0]),
            *(Mark(role, _say(role, senator=names.senator(man), count=gain), gain) for man, role, gain in gains),
            _badge("law-fails"),
        ]
    return [_badge("two-thirds")] if vote is not None and vote.kind == PONTIFEX_REMOVAL else []


def waiting_marks(view: RepublicView) -> list[Mark]:
    """[2.06.2] Laws that were played and are voted on next."""
    return [
        Mark(
            f"waits/{law}",
            _say("law-waits", law=names.law(law), seat=names.seat(seat)),
            owner=seat,
        )
        for seat, law in view.advanced.waiting
    ]


# -- [2.04] veterans


def disbanded_zone(view: RepublicView) -> tuple[Zone, ...]:
    """[2.04.2] Legions in the reserve whose veterans somebody may call up."""
    if not view.advanced.disbanded:
        return ()
    pieces = tuple(
        Piece(
            id=f"disbanded/{legion + 1}",
            kind="veteran",
            name=names.legion(legion),
            face=str(legion + 1),
            marks=(Mark("patron", _say("recalled-by", senator=names.senator(man))),),
        )
        for legion, man in view.advanced.disbanded
    )
    return (Zone(id="forces/disbanded", kind="disbanded", name=_say("disbanded"), pieces=pieces),)


# -- [2.02] provinces


def defence_marks(defence: DefenceView, armies: int, fleets: int) -> list[Mark]:
    """[2.02.32] What a province has on land and at sea, written out; [2.02.4] which wars attack it."""
    land: dict[str, Value] = {"base": defence.base, "armies": defence.armies, "garrison": defence.garrison}
    land |= {"command": defence.command, "total": defence.land}
    sea: dict[str, Value] = {"base": defence.base_naval, "fleets": fleets, "total": defence.naval}
    marks = [Mark("defence", _say("defence", **land), defence.land)]
    if armies > defence.armies:
        marks.append(_number("half", armies))
    if defence.naval:
        marks.append(Mark("defence-sea", _say("defence-sea", **sea), defence.naval))
    if defence.attackers:
        wars = tuple(names.war(war) for war in defence.attackers)
        marks.append(Mark("attacked", _say("attacked-by", wars=wars)))
    return marks


def attack_marks(war: int, view: RepublicView) -> list[Mark]:
    """[2.02.4] Which provinces a war attacks."""
    attacked = [one.province for one in view.provinces if one.defence is not None and war in one.defence.attackers]
    provinces = tuple(names.province(province) for province in attacked)
    return [Mark("attacks", _say("attacks", provinces=provinces))] if provinces else []
