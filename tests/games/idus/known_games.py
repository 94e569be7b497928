"""Games of Idus Martii whose every card is known, for the tests of the table and of the closing report."""

from __future__ import annotations

import random

import comitium
from comitium import Match
from games.idus.table import state


def turn(match: Match, votes: str, look: int = 0, then: str = "keep", roles: tuple[int, int, int] | None = None) -> None:
    """A turn: what the two Aediles lay ("green red"), whose card is looked at (0 or 1), and what comes of it.

    `then` is "keep", "exchange", "exchange yellow" (second round), or the colour laid in place of a shown yellow.
    """
    if roles is not None:
        for word, seat in zip(("praetor", "aedile", "aedile"), roles, strict=True):
            match.choose(state(match).consul, f"{word} {seat + 1}")
    game = state(match)
    aediles, praetor = (game.aedile, game.aedile2), game.praetor
    for aedile, colour in zip(aediles, votes.split(), strict=True):
        match.choose(aedile, f"vote {colour}")
    match.choose(praetor, f"look {aediles[look] + 1}")
    if state(match).fate == 3:
        match.choose(aediles[look], f"put {then}")
        return
    verb, _, new = then.partition(" ")
    match.choose(praetor, verb)
    if new:
        match.choose(aediles[look], f"put {new}")


def give_up(match: Match, faction: str = "") -> None:
    """The Consul's discard, if one is asked for: this card, or the first that may go."""
    for question in match.questions():
        if question.kind == "ChooseSide":
            offered = [option.notation for option in question.options]
            wanted = f"discard {faction}"
            match.choose(question.seat, wanted if wanted in offered else offered[0])


def finished(players: int, seed: int, **options: str | int | bool) -> Match:
    """A whole game of random choices, with a random claim now and then."""
    match, pick = comitium.new("idus", players=players, seed=seed, **options), random.Random(seed)
    while match.outcome is None:
        seat = pick.choice(match.game.actors())
        match.choose(seat, pick.choice(match.game.legal(seat)))
        if match.outcome is None and pick.random() < 0.2:
            speaker, number = pick.randrange(players), pick.randint(1, state(match).turn + 1)
            colour = pick.choice(("green", "red"))
            faction = pick.choice(("loyal", "traitor", "merchant"))
            said = (
                f"faction {faction}",
                f"vote {number} {colour}",
                f"saw {number} senator_{pick.randint(1, players)} {colour}",
            )
            match.claim(speaker, pick.choice(said))
    return match


def known_game() -> Match:
    """A game of five whose every card is known. Kept in the end: a Traitor, three Loyal, a Merchant; Loyal 12, Traitors 6."""
    match = comitium.new("idus", players=5, seed=1, first_player="senator_1")
    assert state(match).cards == [1, 1, 0, 1, 0, 0, 0, 2, 1, 2]
    turn(match, "green red")  # Aediles 2 and 3, Praetor 1
    match.claim(1, "saw 1 senator_3 green")  # true
    match.claim(1, "saw 1 senator_4 red")  # she did not look there
    turn(match, "red red", look=1, then="exchange")  # 3 and 4
    match.claim(3, "vote 2 green")  # a lie
    match.claim(4, "vote 2 red")  # true: it was turned down
    give_up(match, "traitor")
    turn(match, "green green")  # 4 and 0
    give_up(match)
    turn(match, "green red", look=1)  # 0 and 1
    give_up(match, "merchant")
    turn(match, "red green")  # 1 and 2
    give_up(match, "traitor")
    match.claim(4, "faction loyal")  # a Merchant says so
    turn(match, "yellow red", then="green", roles=(1, 3, 4))
    give_up(match)
    turn(match, "green yellow", then="exchange yellow", roles=(3, 0, 2))
    turn(match, "green green", look=1, roles=(0, 1, 3))
    turn(match, "red green", then="exchange green", roles=(1, 0, 4))
    turn(match, "green red", look=1, roles=(2, 1, 3))
    return match
