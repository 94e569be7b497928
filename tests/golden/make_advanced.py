"""Find golden games for the advanced rules of Res Publica Romana: `python tests/golden/make_advanced.py [NAME ...]`.

Each begins with a position and is played by chance that likes what the rule set adds, until all that it is to show has
happened. Its journal is kept; it need not end the game.
"""

from __future__ import annotations

import json
import random
import sys
from itertools import count
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).parent
FOLDER = HERE / "republic_advanced"
sys.path[:0] = [str(HERE.parent)]

import comitium  # noqa: E402
from comitium import Match  # noqa: E402

PEOPLE = (
    "players=4 turn=2 seat_order=as_joined treasury=300 column=cornelius*(rome_consul,t30),fabius(t5),valerius "
    "amphora=julius*(t30),claudius,manlius{} trident=fulvius*(t30,censor),furius,aurelius star=junius*(t30),papirius,acilius "
    "column.box=20 amphora.box=20 trident.box=20 star.box=20 "
)
SEATS = 4
LONG = 500  # choices of a journal that is worth keeping
KEEN = 0.6  # how often a choice of the rule set is taken where there is one
CALM = 0.8  # how often somebody passes who may


class Wanted(NamedTuple):
    """A journal: where it begins, the words of the choices that are liked, and the events that it is to show."""

    position: str
    liked: tuple[str, ...]
    events: tuple[str, ...]


GAMES = {
    "pontifex": Wanted(
        PEOPLE.format("") + "pontifex=true phase=population stack=Years(senate)",
        ("priesthood", "new-priesthood", "priesthood-of", "pontifex-veto", "propose pontifex"),
        ("PriestMade", "PriesthoodMoved", "PontifexVetoed", "TempleIncome"),
    ),
    "pontifex-falls": Wanted(
        PEOPLE.format("")
        .replace("star=junius*(t30)", "star=junius*(t3,pontifex_maximus,inf12)")
        .replace("star.box=20", "star.box=5")
        + "pontifex=true advocates=true phase=revenue draw=tribune_1,tribune_2 dice=3,4,2,2,2 stack=Years(forum)",
        ("accuse-liable", "senator"),
        ("OmensPaid", "FactionPaidForOmens", "LeaderLiable", "TrialRolled"),
    ),
    "provincial-wars": Wanted(
        PEOPLE.format("@africa(t30)")
        + "provincial_wars=true scenario=middle provinces=africa,macedonia(armies2),sicilia wars=syrian_war:active "
        "phase=mortality stack=Years(revenue)",
        ("armies", "talents", "garrison", "province"),
        ("ProvincialsRaised", "ProvinceFought", "ProvincialLosses", "ProvinceAllied"),
    ),
    "provincial-victory": Wanted(
        PEOPLE.format("@africa(t30)")
        + "provincial_wars=true scenario=middle provinces=africa(developed,armies8,fleets3) forces=africa:3 "
        "wars=jugurthine_war:active phase=senate stack=Years(combat)",
        (),
        ("ProvinceFought", "WarSubdued"),
    ),
    "veterans": Wanted(
        PEOPLE.format("")
        + "veterans=true phase=combat star.hand=#1 wars=syrian_war:beaten forces=julius:4+2v.julius stack=Years(revolution)",
        ("disband-own", "call-up", "call-up-faction", "senator julius"),
        ("VeteransDisbanded", "VeteransCalledUp"),
    ),
    "advocates": Wanted(
        PEOPLE.format("").replace("fabius(t5)", "fabius(t5,corrupt)").replace("manlius", "manlius(corrupt)")
        + "advocates=true phase=population stack=Years(senate)",
        ("accuse", "senator", "appeal"),
        ("AdvocateAsked", "AdvocateRefused", "AdvocateFound", "TrialRolled"),
    ),
    "laws-by-vote": Wanted(
        PEOPLE.format("") + "laws_by_vote=true scenario=middle column.hand=military_reforms,tribune_1 star.hand=servilian_law "
        "trident.hand=calpurnian_law phase=population stack=Years(senate)",
        ("enact", "senator", "yes"),
        ("LawPlayed", "LawEnacted", "LawVotedDown"),
    ),
}
REBELS = (  # Julius rises with Syria; Claudius, his partisan, with Asia; Fulvius meets him
    "players=4 turn=2 seat_order=as_joined advanced=choose provincial_wars=true rebel_governors=true scenario=late "
    "treasury=300 "
    "column=cornelius*(rome_consul,t30),fabius(t5),valerius amphora=julius*{0}(t30{1}),claudius{2},manlius "
    "trident=furius*(t30,censor),fulvius{3},aurelius star=junius*(t30),papirius,acilius "
    "column.box=20 amphora.box=90 trident.box=20 star.box=20 "
)
RISING = REBELS.format("@syria", "", "@asia", "") + "provinces=syria(armies6,fleets4),asia(armies3,fleets2) "
HELD = REBELS.format("@revolt", ",rebel", "@revolt", "{0}") + (
    "provinces=syria(governor:julius,armies6,fleets4),asia(governor:claudius,armies3,fleets2) "
)
MARCHING = REBELS.format("@revolt", ",rebel", "@revolt", "@civil_war(field_consul,sent1)") + (
    "provinces=syria(governor:julius,fleets4),asia(governor:claudius,armies3,fleets2) wars=civil_war:active,revolt_asia:held "
)
ATTACKED = "wars=civil_war:active,revolt_syria:held,revolt_asia:held "
GAMES |= {
    "rebels-rise": Wanted(
        RISING + "forces=syria:2,asia:1,active:4+6f phase=combat stack=Years(revolution)",
        ("senator julius", "senator claudius", "stay", "march", "drop-ship", "yes"),
        ("ProvinceRose", "RebelStayed", "RebelIncome", "ForceSailed", "InterceptionFought"),
    ),
    "rebels-reinforced": Wanted(
        MARCHING + "forces=julius:4,fulvius:9,active:8f also=armies_in_italy:5 phase=senate stack=Years(combat)",
        ("senator claudius", "send-armies", "done", "yes", "sink", "military"),
        ("MarchingArmiesLost", "ForceSailed", "InterceptionFought", "ForceLanded"),
    ),
    "rebels-beaten-on-the-march": Wanted(
        MARCHING + "forces=julius:4,asia:2,fulvius:14,active:2f also=armies_in_italy:3 phase=senate stack=Years(combat)",
        (),
        ("RebellionEnded", "RebelProvinceLost"),
    ),
    "rebels-win-in-italy": Wanted(
        MARCHING.replace("field_consul", "proconsul")
        + "forces=julius:9,asia:2,fulvius:3,active:2f also=armies_in_italy:6 phase=population stack=Years(senate)",
        ("adjourn", "close", "done"),
        ("RebelMet", "RebelPrevailed", "FactionWon"),
    ),
    "rebels-unopposed": Wanted(
        MARCHING.replace("@civil_war(field_consul,sent1)", "")
        + "forces=julius:4 also=armies_in_italy:3 phase=population stack=Years(senate)",
        ("adjourn", "close", "done"),
        ("RebelPrevailed", "FactionWon"),
    ),
    "rebels-beaten-in-the-province": Wanted(
        HELD.format("@revolt_syria(field_consul,sent1)")
        + ATTACKED
        + "forces=syria:2,fulvius:16+14f phase=senate stack=Years(combat)",
        ("yes",),
        ("ProvinceFleetBeaten", "ProvinceAttacked", "RebellionEnded", "RebelProvinceLost"),
    ),
    "rebels-partisan-beaten": Wanted(
        HELD.format("@revolt_asia(field_consul,sent1)")
        + ATTACKED.replace("revolt_asia:held", "revolt_asia:held+naval_victory")
        + "forces=syria:2,fulvius:16+9f phase=senate stack=Years(combat)",
        ("stay",),
        ("ProvinceAttacked", "RebelProvinceLost"),
    ),
    "rebels-beat-the-senate-in-the-province": Wanted(
        HELD.format("@revolt_syria(field_consul,sent1)")
        + ATTACKED.replace("revolt_syria:held", "revolt_syria:held+naval_victory")
        + "forces=syria:6,fulvius:4+9f phase=senate stack=Years(combat)",
        ("stay",),
        ("ProvinceAttacked", "VeteranMade"),
    ),
    "rebels-die-by-mortality": Wanted(
        HELD.format("") + ATTACKED + "forces=syria:2,asia:1 chits=4 phase=revolution stack=Years(mortality)",
        (),
        ("RebellionEnded", "RebelProvinceLost"),
    ),
    "rebels-wait-for-bankruptcy": Wanted(
        HELD.format("").replace("treasury=300", "treasury=0")
        + ATTACKED.strip()
        + ",syrian_war:active forces=syria:2,active:15+20f phase=mortality stack=Years(revenue)",
        ("stay",),
        ("RebelIncome", "UnitsUnpaid", "RebelPrevailed"),
    ),
    "rebels-last-stand": Wanted(
        HELD.format("").replace("treasury=300", "treasury=0")
        + ATTACKED.strip()
        + ",syrian_war:active,parthian_war:active,1st_illyrian_war:active,2nd_illyrian_war:active "
        "forces=syria:2,active:15+9f phase=mortality stack=Years(revenue)",
        (),
        ("RebelPrevailed", "ItalyGathered", "ArmiesMet"),
    ),
}
GAMES["veterans"] = GAMES["veterans"]._replace(
    position=GAMES["veterans"].position.replace("julius*(t30)", "julius*@syrian_war(t30,field_consul,sent1,victorious)")
)


def played(wanted: Wanted, seed: int) -> Match | None:
    """A match that shows all of it, if chance wills it."""
    match, dice = comitium.from_position("republic", wanted.position, seed=seed), random.Random(seed)
    for _ in range(LONG):
        if match.outcome is not None:
            break
        match.choose(*picked(match, wanted, dice))
        if set(wanted.events) <= {type(event).__name__ for event in match.history()}:
            return match
    return None


def picked(match: Match, wanted: Wanted, dice: random.Random) -> tuple[int, int]:
    """Somebody's next answer, or what he does unasked."""
    kind = match.kind
    for seat in range(SEATS):
        for option in match.asides(seat):
            if option.notation.partition(" ")[0] in wanted.liked and dice.random() < KEEN:
                return seat, option.choice
    seat = dice.choice(match.game.actors())
    menu = {choice: kind.describe(choice).notation for choice in match.game.legal(seat)}
    liked = [choice for choice, word in menu.items() if word in wanted.liked or word.partition(" ")[0] in wanted.liked]
    if liked and dice.random() < KEEN:
        return seat, dice.choice(liked)
    calm = [choice for choice, word in menu.items() if word == "pass"]
    return seat, calm[0] if calm and dice.random() < CALM else dice.choice(list(menu))


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name in sys.argv[1:] or GAMES:
        for seed in count(1):
            match = played(GAMES[name], seed)
            if match is not None:
                (FOLDER / f"{name}.jsonl").write_text(match.journal())
                print(f"{name}: {len(match.entries())} choices, seed {seed}", flush=True)
                break
    digests = {path.name: comitium.replay(path.read_text()).digest for path in sorted(FOLDER.glob("*.jsonl"))}
    (FOLDER / "digests.json").write_text(json.dumps(digests, indent=1) + "\n")


if __name__ == "__main__":
    main()
